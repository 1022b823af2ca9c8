// SPDX-License-Identifier: MIT
// Names and sentences of the numbers of the interface. A published name never changes.
#pragma once

#include "ground/text.hpp"
#include "ground/words.hpp"

namespace bastide {

struct Word {
    i32 number;
    const char* name;
    const char* sentence = "";  ///< its meaning, where the name is not enough
    const char* rule = "";      ///< id in the rules catalogue, or empty
};

struct WordList {
    const Word* words = nullptr;
    u32 count = 0;

    const Word* begin() const noexcept { return words; }
    const Word* end() const noexcept { return words + count; }
    const Word* find(i32 number) const noexcept;
    const Word* find(Text name) const noexcept;
    /// The word with the next greater number; the first one for null, null after the last.
    const Word* next_above(const Word* word) const noexcept;
};

template <u32 N>
constexpr WordList list_of(const Word (&words)[N]) noexcept
{
    return {words, N};
}

/// The words of a vocabulary by its public number (bastide_vocabulary); empty when it does not exist.
WordList words(i32 vocabulary) noexcept;

/// The name of a number, "?" when it has none.
Text name_of(i32 vocabulary, i32 number) noexcept;

/// The number of the box that a number belongs to: for a set that of its box, for a kind of piece by its name; else, as section
/// 14 of the header numbers them. 0: shared by all boxes.
i32 box_of(i32 vocabulary, i32 number) noexcept;

}  // namespace bastide
