// SPDX-License-Identifier: MIT
// Tokens: how many of each kind the seats have, and what those are worth that have most, or whole sets.
#pragma once

#include "play/rules.hpp"

namespace bastide {

/// Where a kind of token stands among those in play; -1 when it does not.
inline int token_number(const Rules& rules, PieceKind token) noexcept
{
    int number = rules.token_count - 1;
    while (number >= 0 && rules.token_rows[number].kind != token) --number;
    return number;
}

inline int token_word(const Rules& rules, int number, int seat) noexcept
{
    return rules.first_token_word + number * rules.config.seats + seat;
}

/// How many a seat has; none of a kind that is not in play.
u32 count_tokens(const View& view, int seat, PieceKind token) noexcept;

/// How many can still be won.
u32 count_tokens_left(const View& view, PieceKind token) noexcept;

/// Mask of the seats that have most of a kind; none when nobody has any.
u32 most_tokens(const View& view, PieceKind token) noexcept;

/// How many whole sets a seat has, one of each kind.
u32 count_token_sets(const View& view, int seat, const Rows<PieceKind>& kinds) noexcept;

/// From an `ended` hook: a number of times `each` points to each seat in the mask, for no feature.
void pay_bonus(VisitFinal visit, void* with, u32 seats, Reward reward, u32 count, i32 each);

/// Lists what each seat has of a kind, for an inspecting host.
void show_tokens(const View& view, ThingKind kind, PieceKind token, Things& things) noexcept;

}  // namespace bastide
