// SPDX-License-Identifier: MIT
// Names and sentences of numbers, for people, scripts and bindings. Names never change once published.
#pragma once

#include "ground/text.hpp"
#include "ground/words.hpp"

namespace bastide {

struct Word {
    i32 number;
    const char* name;
    const char* sentence = "";  ///< what it means, where a name is not enough
    const char* rule = "";      ///< id in the rules catalogue, where one stands behind it
};

struct WordList {
    const Word* words = nullptr;
    u32 count = 0;

    const Word* begin() const noexcept { return words; }
    const Word* end() const noexcept { return words + count; }
    const Word* find(i32 number) const noexcept;
    const Word* find(Text name) const noexcept;
    /// The word with the next greater number; the first for null, null behind the last.
    const Word* next_above(const Word* word) const noexcept;
};

template <u32 N>
constexpr WordList list_of(const Word (&words)[N]) noexcept
{
    return {words, N};
}

/// The words of a vocabulary by its public number (bastide_vocabulary); empty when there is no such vocabulary.
WordList words(i32 vocabulary) noexcept;

/// The name of a number, "?" when it has none.
Text name_of(i32 vocabulary, i32 number) noexcept;

}  // namespace bastide
