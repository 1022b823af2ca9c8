// SPDX-License-Identifier: MIT
// Tokens: how many of each kind the seats have, and payments for the most of a kind or for sets.
#pragma once

#include "play/rules.hpp"

namespace bastide {

/// The index of a kind of token among those in play; -1 if it is not in play.
inline int token_number(const Rules& rules, PieceKind token) noexcept
{
    int number = rules.token_count - 1;
    while (number >= 0 && rules.token_defs[number].kind != token) --number;
    return number;
}

inline int token_variable(const Rules& rules, int number, int seat) noexcept
{
    return rules.first_token_variable + number * rules.config.seats + seat;
}

/// How many tokens of a kind a seat has; 0 if the kind is not in play.
u32 count_tokens(const View& view, int seat, PieceKind token) noexcept;

/// How many tokens of a kind are left to be won.
u32 count_tokens_left(const View& view, PieceKind token) noexcept;

/// Mask of the seats with the most tokens of a kind; 0 if no seat has one.
u32 most_tokens(const View& view, PieceKind token) noexcept;

/// How many complete sets a seat has; a set is one token of each kind.
u32 count_token_sets(const View& view, int seat, const DefList<PieceKind>& kinds) noexcept;

/// Pays `count` times `each` points to each seat in the mask, for no feature. For `ended` hooks.
void pay_bonus(VisitFinal visit, void* with, u32 seats, Reward reward, u32 count, i32 each);

/// Adds a thing for each seat that has tokens of a kind.
void show_tokens(const View& view, ThingKind kind, PieceKind token, Things& things) noexcept;

}  // namespace bastide
