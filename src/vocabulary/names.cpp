// SPDX-License-Identifier: MIT
#include "vocabulary/names.hpp"

#include <array>

namespace bastide {

namespace {

#include "vocabulary/words_table.inc"

}  // namespace

Word WordList::Iterator::operator*() const noexcept
{
    const Text name(texts_ + entry_->texts);
    return {entry_->number, name.data, name.data + name.size + 1};
}

Word WordList::find(i32 number) const noexcept
{
    for (u32 i = 0; i < count_; ++i)
        if (entries_[i].number == number) return *Iterator(entries_ + i, texts_);
    return {};
}

Word WordList::find(Text name) const noexcept
{
    for (const Word word : *this)
        if (Text(word.name) == name) return word;
    return {};
}

Word WordList::next_above(const Word& after) const noexcept
{
    const Entry* next = nullptr;
    for (const Entry* entry = entries_; entry != entries_ + count_; ++entry)
        if ((!after || entry->number > after.number) && (!next || entry->number < next->number)) next = entry;
    return next ? *Iterator(next, texts_) : Word();
}

namespace {

struct WordLists {
    using List = WordList;
    template <const auto& words>
    static constexpr List of() noexcept
    {
        return list_of<words>();
    }
};

template <u32 N>
constexpr u32 bytes_of_rules(const NamedWord (&words)[N]) noexcept
{
    u32 bytes = 0;
    for (const NamedWord& word : words) bytes += bytes_of(word.rule);
    return bytes;
}

template <const auto& words>
constexpr auto store_rules() noexcept
{
    std::array<char, bytes_of_rules(words)> out{};
    u32 at = 0;
    for (const NamedWord& word : words)
        for (u32 i = 0; i < bytes_of(word.rule); ++i) out[at++] = word.rule[i];
    return out;
}

template <const auto& words>
constexpr auto kStoredRules = store_rules<words>();

/// The rules of a vocabulary, one behind the other in the order of its words; each ends with a zero.
struct RuleLists {
    using List = const char*;
    template <const auto& words>
    static constexpr List of() noexcept
    {
        return kStoredRules<words>.data();
    }
};

}  // namespace

WordList words(i32 vocabulary) noexcept { return table_of<WordLists>(vocabulary); }

Text rule_of(i32 vocabulary, i32 number) noexcept
{
    const char* rule = table_of<RuleLists>(vocabulary);
    for (const Word word : words(vocabulary)) {
        if (word.number == number) return rule;
        rule += Text(rule).size + 1;
    }
    return {};
}

Text name_of(i32 vocabulary, i32 number) noexcept
{
    const Word word = words(vocabulary).find(number);
    return word ? Text(word.name) : Text("?");
}

i32 box_of(i32 vocabulary, i32 number) noexcept
{
    constexpr i32 kBlock = 100;
    switch (vocabulary) {
        case BASTIDE_VOCABULARY_BOX: return number;
        case BASTIDE_VOCABULARY_SET: return box_of_set(number);
        case BASTIDE_VOCABULARY_PIECE: return box_of_piece(number);
        case BASTIDE_VOCABULARY_GAME: return number == BASTIDE_GAME_DICE ? BASTIDE_BOX_DICE : 0;
        default: return number / kBlock;
    }
}

}  // namespace bastide
