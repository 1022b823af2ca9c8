// SPDX-License-Identifier: MIT
#include "house/names.hpp"

namespace bastide {

namespace {

#include "house/words_table.inc"

}  // namespace

Word WordList::Iterator::operator*() const noexcept
{
    const Text name(texts_ + row_->texts);
    const Text sentence(name.data + name.size + 1);
    return {row_->number, name.data, sentence.data, sentence.data + sentence.size + 1};
}

Word WordList::find(i32 number) const noexcept
{
    for (u32 i = 0; i < count_; ++i)
        if (rows_[i].number == number) return *Iterator(rows_ + i, texts_);
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
    Word next;
    for (const Word word : *this)
        if ((!after || word.number > after.number) && (!next || word.number < next.number)) next = word;
    return next;
}

WordList words(i32 vocabulary) noexcept { return table_of(vocabulary); }

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
