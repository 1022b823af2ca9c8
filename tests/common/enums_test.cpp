// SPDX-License-Identifier: MIT
// The numbers inside are those of the C header, each under its own name: a swap of two would show in no place where both sides of
// a comparison come from inside.
#include <algorithm>
#include <cctype>
#include <fstream>
#include <regex>
#include <string>

#include "source_tree.hpp"
#include "support/catch.hpp"

TEST_CASE("Every word inside has the number that the header gives to the same word")
{
    std::ifstream in(std::string(BASTIDE_SOURCE_DIR) + "/src/common/enums.hpp");
    REQUIRE(in);
    const std::regex line_of_word(R"(^\s*(\w+) = BASTIDE_(\w+).*)");
    int words = 0;
    for (std::string line; std::getline(in, line);) {
        std::smatch found;
        if (!std::regex_match(line, found, line_of_word)) continue;
        std::string ending = "_" + found[1].str();
        std::transform(ending.begin(), ending.end(), ending.begin(), [](unsigned char c) { return std::toupper(c); });
        const std::string number = "_" + found[2].str();
        INFO(line);
        CHECK(number.size() >= ending.size());  // equal for BASTIDE_OK, which has no word before its own
        CHECK(number.substr(number.size() - std::min(number.size(), ending.size())) == ending);
        ++words;
    }
    CHECK(words > 150);
}
