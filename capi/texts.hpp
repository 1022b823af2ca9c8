// SPDX-License-Identifier: MIT
// Words and sentences by key, in English or in a language that a host brought. Knows where a text stands; what may stand in it is
// the matter of message.hpp.
#pragma once

#include "bastide.h"
#include "ground/memory.hpp"
#include "house/names.hpp"
#include "house/plural.hpp"

namespace bastide {

/// Sections of a file of texts: the vocabularies of the header by their numbers, and behind them what sentences need besides.
enum Section : i32 {
    kLanguage = 101,  ///< its name and its plural
    kList,            ///< how things are told one after the other
    kSeat,            ///< names of the seats, by number plus 1; nature last
    kWind,            ///< sides of a tile, and halves of them, by number plus 1
    kRole,            ///< a follower, by the kind of feature it stands on
    kDie,             ///< so many dice that show a face, by face
    kDecision,        ///< decisions without a step
    kRefusal          ///< refusals without a reason
};

enum LanguageWord : i32 { kLanguageName = 1, kLanguagePlural };
enum ListWord : i32 { kListNext = 1, kListLast };
enum DecisionWord : i32 { kDecisionOver = 1 };
enum RefusalWord : i32 { kRefusalNone = 1, kRefusalLine };
inline constexpr i32 kNatureWord = BASTIDE_SEATS_MAX + 1;
inline constexpr i32 kHalfWinds = 5;  ///< the first of the eight halves

/// Words of a section; empty when there is no such section.
WordList words_of_section(i32 section) noexcept;

/// The section behind another one in the order of files; 0 begins, 0 ends.
i32 section_after(i32 section) noexcept;

const char* name_of_section(i32 section) noexcept;
i32 section_named(Text name) noexcept;

/// Whether the words of a section have a sentence with fields beside their name.
bool has_sentences(i32 section) noexcept;

/// Whether an entry may hold fields. `suffix` is what stands behind the word of its key.
bool is_message(i32 section, Text suffix) noexcept;

/// Whether '{' or '}' stands there: a brace that is a character.
bool is_quoted_brace(Text text, u32 at) noexcept;

/// Behind the key of a word that has a sentence, too: the word by itself.
inline constexpr const char* kWordSuffix = "word";

/// English sentence with fields; empty where the word by itself is the sentence.
Text english_sentence(i32 section, i32 number) noexcept;

/// One entry of a file. The texts lie in the source.
struct TextEntry {
    i32 section;
    i32 number;
    u32 suffix;
    u32 suffix_size;
    u32 text;
    u32 text_size;
};

struct Message {
    Text text;
    PluralFamily family = PluralFamily::english;
    bool is_plain = false;  ///< without fields and quotes: as it stands in the header
};

}  // namespace bastide

/// Entries in order of section, number and suffix; behind them the source they were read from, in the same block.
struct bastide_texts {
    bastide::Memory memory;
    bastide::u32 bytes;
    bastide::u32 count;
    bastide::TextEntry* entries;
    char* source;
    bastide::PluralFamily family;
};

namespace bastide {

inline Text suffix_of(const bastide_texts& texts, const TextEntry& entry) noexcept
{
    return {texts.source + entry.suffix, entry.suffix_size};
}
inline Text text_of(const bastide_texts& texts, const TextEntry& entry) noexcept
{
    return {texts.source + entry.text, entry.text_size};
}

/// The first entry that is not before a key. `texts` may not be null.
u32 place_of_entry(const bastide_texts& texts, i32 section, i32 number, Text suffix) noexcept;

/// Null when there is none. `texts` may be null.
const TextEntry* find_entry(const bastide_texts* texts, i32 section, i32 number, Text suffix) noexcept;

/// What is said about a record of that kind.
Message sentence_of(const bastide_texts* texts, i32 section, i32 number) noexcept;

/// The word by itself, or a grammatical form of it where the language has an entry for it.
Message word_of(const bastide_texts* texts, i32 section, i32 number, Text form) noexcept;

}  // namespace bastide
