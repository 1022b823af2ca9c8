// SPDX-License-Identifier: MIT
// Finds a word or a sentence: the entry of the host's language, else the English one.
#include "texts.hpp"

namespace bastide {

namespace {

constexpr NamedWord kLanguageWords[] = {
    {kLanguageName, "name", "English"},
    {kLanguagePlural, "plural", "english"},
};

constexpr NamedWord kListWords[] = {
    {kListNext, "next", "{list}, {item}"},
    {kListLast, "last", "{list} and {item}"},
};

constexpr NamedWord kSeatWords[] = {
    {1, "0", "Red"},    {2, "1", "Blue"},   {3, "2", "Green"},
    {4, "3", "Yellow"}, {5, "4", "Black"},  {6, "5", "Pink"},
    {7, "6", "White"},  {8, "7", "Orange"}, {kNatureWord, "nature", "Nature"},
};

constexpr NamedWord kWindWords[] = {
    {1, "north", "north"}, {2, "east", "east"}, {3, "south", "south"}, {4, "west", "west"},
    {5, "nnw", "NNW"},     {6, "nne", "NNE"},   {7, "ene", "ENE"},     {8, "ese", "ESE"},
    {9, "sse", "SSE"},     {10, "ssw", "SSW"},  {11, "wsw", "WSW"},    {12, "wnw", "WNW"},
};

constexpr NamedWord kRoleWords[] = {
    {BASTIDE_SEGMENT_CITY, "city", "knight"},    {BASTIDE_SEGMENT_ROAD, "road", "thief"},
    {BASTIDE_SEGMENT_FIELD, "field", "farmer"},  {BASTIDE_SEGMENT_MONASTERY, "monastery", "monk"},
    {BASTIDE_SEGMENT_ABBACY, "abbacy", "abbot"},
};

constexpr NamedWord kDieWords[] = {
    {BASTIDE_FACE_CAP, "cap", "{count, plural, one {a cap} other {# caps}}"},
    {BASTIDE_FACE_CORNER, "corner", "{count, plural, one {a corner} other {# corners}}"},
    {BASTIDE_FACE_STRAIGHT, "straight", "{count, plural, one {a straight} other {# straights}}"},
    {BASTIDE_FACE_TEE, "tee", "{count, plural, one {a tee} other {# tees}}"},
    {BASTIDE_FACE_KNIGHT, "knight", "{count, plural, one {a knight} other {# knights}}"},
    {BASTIDE_FACE_CATAPULT, "catapult", "{count, plural, one {a catapult} other {# catapults}}"},
};

constexpr NamedWord kDecisionWords[] = {
    {kDecisionOver, "over", "The game is over. {winners, plural, =0 {Nobody wins} one {{winners} wins} other {{winners} win}}."},
};

constexpr NamedWord kRefusalWords[] = {
    {kRefusalNone, "none", "Nothing is refused."},
    {kRefusalLine, "line", "Line {line}, column {column}: {sentence}"},
};

struct OwnSection {
    i32 section;
    const char* name;
    WordList words;
    bool messages;
};

/// In the order of files. The language comes first, because its plural decides how the other entries are read.
constexpr OwnSection kOwnSections[] = {
    {kLanguage, "language", list_of<kLanguageWords>(), false},
    {kList, "list", list_of<kListWords>(), false},
    {kSeat, "seat", list_of<kSeatWords>(), false},
    {kWind, "wind", list_of<kWindWords>(), false},
    {kRole, "role", list_of<kRoleWords>(), false},
    {kDie, "die", list_of<kDieWords>(), true},
    {kDecision, "decision", list_of<kDecisionWords>(), true},
    {kRefusal, "refusal", list_of<kRefusalWords>(), true},
};

const OwnSection* own_section(i32 section) noexcept
{
    for (const OwnSection& own : kOwnSections)
        if (own.section == section) return &own;
    return nullptr;
}

/// Negative, 0 or positive when the first is before, equal to or after the second.
int compare(Text a, Text b) noexcept
{
    for (u32 i = 0; i < a.size && i < b.size; ++i)
        if (a[i] != b[i]) return static_cast<u8>(a[i]) < static_cast<u8>(b[i]) ? -1 : 1;
    return a.size == b.size ? 0 : a.size < b.size ? -1 : 1;
}

int compare(const bastide_texts& texts, const TextEntry& entry, i32 section, i32 number, Text suffix) noexcept
{
    if (entry.section != section) return entry.section < section ? -1 : 1;
    if (entry.number != number) return entry.number < number ? -1 : 1;
    return compare(suffix_of(texts, entry), suffix);
}

bool has_fields(Text message) noexcept
{
    for (u32 i = 0; i < message.size; ++i)
        if (message[i] == '{' && !is_quoted_brace(message, i == 0 ? 0 : i - 1)) return true;
    return false;
}

Message english(i32 section, i32 number) noexcept
{
    const Word word = words_of_section(section).find(number);
    return {word ? Text(word.sentence) : Text(), PluralFamily::english, !is_message(section, {}) || has_sentences(section)};
}

/// The sentence of the host's language, else the English one, else the word.
Message sentence_or(const bastide_texts* texts, i32 section, i32 number, Text in_english) noexcept
{
    if (const TextEntry* own = find_entry(texts, section, number, {})) return {text_of(*texts, *own), texts->family};
    return in_english.empty() ? english(section, number) : Message{in_english};
}

}  // namespace

WordList words_of_section(i32 section) noexcept
{
    const OwnSection* own = own_section(section);
    return own ? own->words : words(section);
}

i32 section_after(i32 section) noexcept
{
    constexpr i32 last = kOwnSections[sizeof kOwnSections / sizeof kOwnSections[0] - 1].section;
    if (section == 0) return kLanguage;
    if (section >= kLanguage && section < last) return section + 1;
    const WordList all = words(BASTIDE_VOCABULARY_VOCABULARY);
    const Word next = all.next_above(section == last ? Word{} : all.find(section));
    return next ? next.number : 0;
}

const char* name_of_section(i32 section) noexcept
{
    const OwnSection* own = own_section(section);
    if (own) return own->name;
    const Word word = words(BASTIDE_VOCABULARY_VOCABULARY).find(section);
    return word ? word.name : "?";
}

i32 section_named(Text name) noexcept
{
    for (const OwnSection& own : kOwnSections)
        if (name == Text(own.name)) return own.section;
    const Word word = words(BASTIDE_VOCABULARY_VOCABULARY).find(name);
    return word ? word.number : 0;
}

bool has_sentences(i32 section) noexcept
{
    return section == BASTIDE_VOCABULARY_ACTION || section == BASTIDE_VOCABULARY_STEP || section == BASTIDE_VOCABULARY_EVENT ||
           section == BASTIDE_VOCABULARY_REWARD || section == BASTIDE_VOCABULARY_REASON;
}

bool is_message(i32 section, Text suffix) noexcept
{
    if (has_sentences(section)) return suffix.empty();
    const OwnSection* own = own_section(section);
    return own && own->messages;
}

bool is_quoted_brace(Text text, u32 at) noexcept
{
    return at + 2 < text.size && text[at] == '\'' && (text[at + 1] == '{' || text[at + 1] == '}') && text[at + 2] == '\'';
}

u32 place_of_entry(const bastide_texts& texts, i32 section, i32 number, Text suffix) noexcept
{
    u32 from = 0;
    u32 to = texts.count;
    while (from < to) {
        const u32 middle = (from + to) / 2;
        if (compare(texts, texts.entries[middle], section, number, suffix) < 0)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}

const TextEntry* find_entry(const bastide_texts* texts, i32 section, i32 number, Text suffix) noexcept
{
    if (!texts) return nullptr;
    const u32 place = place_of_entry(*texts, section, number, suffix);
    const bool found = place < texts->count && compare(*texts, texts->entries[place], section, number, suffix) == 0;
    return found ? &texts->entries[place] : nullptr;
}

Message sentence_of(const bastide_texts* texts, i32 section, i32 number) noexcept
{
    return sentence_or(texts, section, number, english_sentence(section, number));
}

Message sentence_of_reason(const bastide_texts* texts, i32 reason) noexcept
{
    return sentence_or(texts, BASTIDE_VOCABULARY_REASON, reason, english_reason(reason));
}

Message word_of(const bastide_texts* texts, i32 section, i32 number, Text form) noexcept
{
    const TextEntry* own = form.empty() ? nullptr : find_entry(texts, section, number, form);
    if (!own && has_sentences(section)) own = find_entry(texts, section, number, kWordSuffix);
    if (!own) {
        own = find_entry(texts, section, number, {});
        if (own && has_sentences(section) && has_fields(text_of(*texts, *own))) own = nullptr;
    }
    return own ? Message{text_of(*texts, *own), texts->family} : english(section, number);
}

}  // namespace bastide
