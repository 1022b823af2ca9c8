// SPDX-License-Identifier: MIT
// The grammar of sentences, a part of ICU's MessageFormat (docs/texts.md): checked when a file is read, filled when a sentence is
// asked for. Filling never fails; what a record does not say reads as "-".
#pragma once

#include "arguments.hpp"

namespace bastide {

inline constexpr u32 kMostDepth = 8;        ///< of braces in braces
inline constexpr u32 kMostSentence = 4000;  ///< bytes of an entry with fields
inline constexpr u32 kMostWord = 400;       ///< bytes of any other

/// What is wrong with a message, and where in it.
struct MessageFault {
    u32 at = 0;
    char text[192] = {};
};

/// Whether a message can be filled with these arguments.
bool check_message(Text message, const Arguments& arguments, PluralFamily family, MessageFault& fault) noexcept;

/// Whether a pattern has {list} and behind it {item}, each once.
bool check_list_pattern(Text pattern, MessageFault& fault) noexcept;

/// What a sentence is filled from. All but the arguments may be null.
struct Values {
    Arguments arguments;
    const bastide_texts* texts = nullptr;
    const bastide_game* game = nullptr;
    const void* record = nullptr;
    const bastide_action* action = nullptr;  ///< that was refused
    const Values* inner = nullptr;           ///< for {sentence}: what it is filled from
    Message sentence;                        ///< for {sentence}
    i64 count = 0;                           ///< for {count} of dice
};

void put_message(const Message& message, const Values& values, TextWriter& out) noexcept;

/// A word by itself, or a form of it; its number when there is no such word.
void put_word(const bastide_texts* texts, i32 section, i32 number, Text form, TextWriter& out) noexcept;

/// What can be chosen about an option; zeros when there is none of that number.
bastide_option_def find_action(i32 number) noexcept;

}  // namespace bastide
