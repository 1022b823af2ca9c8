// SPDX-License-Identifier: MIT
// Which of many kinds of games a run plays. The pairs of options grow with the square of their number, so a run plays as many of
// them as it has time for, drawn by lot. BASTIDE_SAMPLE is the word that draws: another word draws others, the same word the same
// ones again, and the word `all` takes every one. `./dev check` and `./dev test` take the number of the commit, `./dev pairs`
// takes all.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace bastide_tests {

inline std::string sample_word()
{
    const char* word = std::getenv("BASTIDE_SAMPLE");
    return word == nullptr ? "none" : word;
}

/// A number that follows from a text, and is another one for nearly every other text (FNV-1a, 64 bits).
inline std::uint64_t number_of(std::string_view text)
{
    std::uint64_t sum = 0xCBF29CE484222325u;
    for (const char c : text) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
    return sum;
}

/// At most `most` of the entries, by lot: their names and the word decide, so that a new entry changes little of what is drawn.
template <class Entry, class NameOf>
std::vector<Entry> sample_of(std::vector<Entry> entries, std::size_t most, NameOf&& name_of)
{
    const std::string word = sample_word();
    if (word == "all" || entries.size() <= most) return entries;
    const auto lot = [&](const Entry& entry) { return number_of(word + ' ' + name_of(entry)); };
    std::sort(entries.begin(), entries.end(), [&](const Entry& a, const Entry& b) { return lot(a) < lot(b); });
    entries.resize(most);
    return entries;
}

/// How a failing test says how its sample is played again.
inline std::string sample_again(std::string_view tests)
{
    return "; again: BASTIDE_SAMPLE=" + sample_word() + " build/test/tests/bastide_contract_tests '" + std::string(tests) + "'";
}

}  // namespace bastide_tests
