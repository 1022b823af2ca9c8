// SPDX-License-Identifier: MIT
// Names and sentences of the numbers of the interface. A published name never changes.
#pragma once

#include "common/enums.hpp"
#include "common/text.hpp"

namespace bastide {

/// A word of a vocabulary. Without a name it is none, and false.
struct Word {
    i32 number = 0;
    const char* name = nullptr;
    const char* sentence = "";  ///< its meaning, where the name is not enough

    constexpr explicit operator bool() const noexcept { return name != nullptr; }
};

/// The same at compile time.
struct NamedWord {
    i32 number;
    const char* name;
    const char* sentence;
    const char* rule = "";  ///< id on the rules pages, or empty
};

/// The words of a vocabulary as they are stored: numbers and, behind one another, the texts. A pointer to each text would cost
/// four times its size in a program that is relocated when it is loaded.
class WordList {
public:
    struct Entry {
        i16 number;
        u16 texts;  ///< where its name begins; its sentence follows, each ends with a zero
    };

    class Iterator {
    public:
        constexpr Iterator(const Entry* entry, const char* texts) noexcept : entry_(entry), texts_(texts) {}
        Word operator*() const noexcept;
        Iterator& operator++() noexcept
        {
            ++entry_;
            return *this;
        }
        bool operator!=(const Iterator& other) const noexcept { return entry_ != other.entry_; }

    private:
        const Entry* entry_;
        const char* texts_;
    };

    constexpr WordList() noexcept = default;
    constexpr WordList(const Entry* entries, u32 count, const char* texts) noexcept
        : entries_(entries), texts_(texts), count_(count)
    {
    }

    Iterator begin() const noexcept { return {entries_, texts_}; }
    Iterator end() const noexcept { return {entries_ + count_, texts_}; }
    u32 size() const noexcept { return count_; }
    bool empty() const noexcept { return count_ == 0; }
    bool has(i32 number) const noexcept { return static_cast<bool>(find(number)); }
    Word find(i32 number) const noexcept;
    Word find(Text name) const noexcept;
    /// The word with the next greater number; the first one for none, none after the last.
    Word next_above(const Word& word) const noexcept;

private:
    const Entry* entries_ = nullptr;
    const char* texts_ = nullptr;
    u32 count_ = 0;
};

constexpr u32 bytes_of(const char* text) noexcept
{
    u32 bytes = 1;
    while (*text++) ++bytes;
    return bytes;
}

template <u32 N>
constexpr u32 bytes_of(const NamedWord (&words)[N]) noexcept
{
    u32 bytes = 0;
    for (const NamedWord& word : words) bytes += bytes_of(word.name) + bytes_of(word.sentence);
    return bytes;
}

template <u32 Words, u32 Bytes>
struct StoredWords {
    static_assert(Bytes <= 0xFFFF);
    WordList::Entry entries[Words] = {};
    char texts[Bytes] = {};
};

/// Whether the numbers fit in WordList::Entry.
template <u32 N>
constexpr bool are_small(const NamedWord (&words)[N]) noexcept
{
    for (const NamedWord& word : words)
        if (static_cast<i16>(word.number) != word.number) return false;
    return true;
}

template <const auto& words>
constexpr auto store_words() noexcept
{
    static_assert(are_small(words));
    StoredWords<sizeof words / sizeof words[0], bytes_of(words)> out;
    u32 entry = 0;
    u32 at = 0;
    for (const NamedWord& word : words) {
        out.entries[entry++] = {static_cast<i16>(word.number), static_cast<u16>(at)};
        const char* const parts[] = {word.name, word.sentence};
        for (const char* part : parts)
            for (u32 i = 0; i < bytes_of(part); ++i) out.texts[at++] = part[i];
    }
    return out;
}

template <const auto& words>
inline constexpr auto kStoredWords = store_words<words>();

/// The list of an array that exists at compile time only.
template <const auto& words>
constexpr WordList list_of() noexcept
{
    return {kStoredWords<words>.entries, sizeof words / sizeof words[0], kStoredWords<words>.texts};
}

/// The words of a vocabulary by its public number (bastide_vocabulary); empty when it does not exist.
WordList words(i32 vocabulary) noexcept;

/// The name of a number, "?" when it has none.
Text name_of(i32 vocabulary, i32 number) noexcept;

/// The rule id of a number, empty when it has none. The ids are stored apart from the words, because few
/// programs ask for them.
Text rule_of(i32 vocabulary, i32 number) noexcept;

/// The number of the box that a number belongs to: for a set that of its box, for a kind of piece by its name; else, as section
/// 14 of the header numbers them. 0: shared by all boxes.
i32 box_of(i32 vocabulary, i32 number) noexcept;

}  // namespace bastide
