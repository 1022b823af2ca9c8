// SPDX-License-Identifier: MIT
// Selects the pairs and mixtures that a run plays. The number of pairs grows with the square of the number of options, so a run
// plays a sample. BASTIDE_SAMPLE is the word whose hash selects: the same word selects the same ones, the word `all` selects all.
// `./dev check` and `./dev test` use the hash of the commit's tree, `./dev pairs` uses `all`.
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

/// A 64-bit hash of a text (FNV-1a).
inline std::uint64_t number_of(std::string_view text)
{
    std::uint64_t sum = 0xCBF29CE484222325u;
    for (const char c : text) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
    return sum;
}

/// At most `most` of the entries, selected by a hash of their names and the word, so that a new entry changes the sample little.
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

/// The message with which a failing test says how to repeat its sample.
inline std::string sample_again(std::string_view tests)
{
    return "; again: BASTIDE_SAMPLE=" + sample_word() + " build/test/tests/bastide_invariants_tests '" + std::string(tests) + "'";
}

}  // namespace bastide_tests
