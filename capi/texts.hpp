// SPDX-License-Identifier: MIT
// Words and sentences by key, in English or in a language of the host. Knows where a text is stored; message.hpp defines its
// grammar.
#pragma once

#include "bastide.h"
#include "common/memory.hpp"
#include "vocabulary/names.hpp"
#include "vocabulary/plural.hpp"

namespace bastide {

/// Sections of a file of texts: the vocabularies of the header by their numbers, then the other words that sentences need.
enum Section : i32 {
    kLanguage = 101,  ///< its name and its plural
    kList,            ///< patterns that join the items of a list
    kSeat,            ///< names of the seats, by number plus 1; nature last
    kWind,            ///< sides of a tile, and halves of them, by number plus 1
    kRole,            ///< a follower, by the kind of feature it stands on
    kDie,             ///< a number of dice that show a face, by face
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

/// The next section in the order of files; after 0 comes the first, after the last comes 0.
i32 section_after(i32 section) noexcept;

const char* name_of_section(i32 section) noexcept;
i32 section_named(Text name) noexcept;

/// Whether the words of a section have a sentence with fields besides their name.
bool has_sentences(i32 section) noexcept;

/// Whether an entry may have fields. `suffix` is the part of its key after the word.
bool is_message(i32 section, Text suffix) noexcept;

/// Whether a quoted brace, '{' or '}', begins there.
bool is_quoted_brace(Text text, u32 at) noexcept;

/// The suffix of the key for the word itself, if the word has a sentence too.
inline constexpr const char* kWordSuffix = "word";

/// The English sentence with fields; empty when the word itself is the sentence.
Text english_sentence(i32 section, i32 number) noexcept;
/// That of a reason; a program that only creates games needs no other sentences.
Text english_reason(i32 number) noexcept;

/// One entry of a file; its texts are ranges of the source.
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
    bool is_plain = false;  ///< without fields and quotes, as in the header
};

}  // namespace bastide

/// Entries in order of section, number and suffix; after them, in the same block, the source from which they were read.
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

/// The index of the first entry that is not before a key. `texts` must not be null.
u32 place_of_entry(const bastide_texts& texts, i32 section, i32 number, Text suffix) noexcept;

/// The entry of a key, or null. `texts` may be null.
const TextEntry* find_entry(const bastide_texts* texts, i32 section, i32 number, Text suffix) noexcept;

/// The sentence for a record of that kind.
Message sentence_of(const bastide_texts* texts, i32 section, i32 number) noexcept;
Message sentence_of_reason(const bastide_texts* texts, i32 reason) noexcept;

/// The word, or a grammatical form of it if the language has an entry for the form.
Message word_of(const bastide_texts* texts, i32 section, i32 number, Text form) noexcept;

}  // namespace bastide
