// SPDX-License-Identifier: MIT
// The grammar of sentences, a part of ICU's MessageFormat (docs/texts.md). A message is checked when its file is read and filled
// when a sentence is written. Filling never fails; an unset field is written as "-".
#pragma once

#include "sentence_arguments.hpp"

namespace bastide {

inline constexpr u32 kMaxDepth = 8;         ///< of nested braces
inline constexpr u32 kMaxSentence = 12000;  ///< bytes of an entry with fields
inline constexpr u32 kMaxWord = 400;        ///< bytes of any other entry
inline constexpr u32 kMaxFilled = 16000;    ///< bytes of a filled sentence; docs/texts.md names it

/// What is wrong with a message, and at which byte.
struct MessageFault {
    u32 at = 0;
    char text[192] = {};
};

/// Whether a message can be filled with these arguments.
bool check_message(Text message, const Arguments& arguments, PluralFamily family, MessageFault& fault) noexcept;

/// Whether a pattern has {list} and after it {item}, each once.
bool check_list_pattern(Text pattern, MessageFault& fault) noexcept;

/// The data for a sentence. All pointers may be null.
struct Values {
    Arguments arguments;
    const bastide_texts* texts = nullptr;
    const bastide_game* game = nullptr;
    const void* record = nullptr;
    const bastide_action* action = nullptr;  ///< that was refused
    const Values* inner = nullptr;           ///< the values for {sentence}
    Message sentence;                        ///< for {sentence}
    i64 count = 0;                           ///< for {count} of dice
};

void put_message(const Message& message, const Values& values, TextWriter& out) noexcept;

/// Writes a word or a form of it; its number when there is no such word.
void put_word(const bastide_texts* texts, i32 section, i32 number, Text form, TextWriter& out) noexcept;

/// The definition of an option; all zero for an unknown number.
bastide_option_def find_action(i32 number) noexcept;

}  // namespace bastide
