// SPDX-License-Identifier: MIT
// Which names of a C header its C++ header says.
#pragma once

#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include "source_tree.hpp"
#include "support/catch.hpp"

namespace bastide_tests {

inline std::string public_header(const std::string& name)
{
    std::ifstream in(std::string(BASTIDE_SOURCE_DIR) + "/include/" + name, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

inline std::string without_comments(const std::string& text)
{
    return std::regex_replace(text, std::regex(R"(/\*[^*]*\*+([^/*][^*]*\*+)*/|//[^\n]*)"), "");
}

inline std::set<std::string> words(const std::string& text, const std::string& pattern)
{
    const std::regex expression(pattern);
    std::set<std::string> out;
    for (std::sregex_iterator at(text.begin(), text.end(), expression), end; at != end; ++at) out.insert((*at)[1].str());
    return out;
}

/// Names of a C header, found by a pattern, that its C++ header does not say outside its comments, but for those with a reason.
inline std::string missing(const std::string& pattern, std::size_t least, const std::map<std::string, std::string>& reasons = {},
                           const std::string& header = "bastide")
{
    const std::set<std::string> wanted = words(without_comments(public_header(header + ".h")), pattern);
    CHECK(wanted.size() >= least);
    const std::set<std::string> said = words(without_comments(public_header(header + ".hpp")), R"(\b(\w+)\b)");
    std::string out;
    for (const std::string& word : wanted)
        if (said.count(word) + reasons.count(word) == 0) out += " " + word;
    for (const auto& [word, reason] : reasons)
        if (wanted.count(word) == 0 || said.count(word) != 0) out += " (no exception any more: " + word + ")";
    return out;
}

/// The same for all functions, records and enumerators of a header beside bastide.h.
inline std::string missing_beside(const std::string& header, std::size_t functions, std::size_t records,
                                  std::size_t words_of_enums)
{
    return missing(R"(BASTIDE_CALL\s+(bastide_\w+)\s*\()", functions, {}, header) +
           missing(R"(\}\s*(bastide_\w+)\s*;)", records, {}, header) +
           missing(R"(\b(BASTIDE_\w+)\s*=)", words_of_enums, {}, header);
}

}  // namespace bastide_tests
