// SPDX-License-Identifier: MIT
// Pools of tokens, from which nature draws: how many of each kind are in the pool and with the pieces that hold some, and the
// step of a draw. Only what pieces hold is stored; all other tokens of a kind are in the pool.
#pragma once

#include "common/random.hpp"
#include "play/rules.hpp"

namespace bastide {

/// The pool of a module in play that has one; null without it.
const Pool* find_pool(const Rules& rules, ModuleId module) noexcept;

inline const PoolDef& pool_def(const Rules& rules, const Pool& pool, int kind) noexcept
{
    return rules.pool_defs[pool.first + kind];
}

/// How many tokens of a kind are in the game.
inline u32 count_in_game(const Rules& rules, const Pool& pool, int kind) noexcept
{
    return u32{pool_def(rules, pool, kind).count} * pool.copies;
}

/// The index of a kind of token among those of a pool; -1 if the pool has none of it.
int kind_in_pool(const Rules& rules, const Pool& pool, PieceKind token) noexcept;

/// A kind of token of a pool: which pool, and its index there; null if no pool has it.
struct PoolKind {
    const Pool* pool = nullptr;
    int kind = -1;
};
PoolKind find_token(const Rules& rules, PieceKind token) noexcept;

/// The first of the variables that count what a piece holds, one for each kind. Precondition: the piece can hold tokens of the
/// pool.
int held_variable(const Rules& rules, const Pool& pool, PieceId holder) noexcept;

/// How many tokens of a kind a piece holds, and how many of all kinds.
u32 count_held(const View& view, const Pool& pool, PieceId holder, int kind) noexcept;
u32 count_held(const View& view, const Pool& pool, PieceId holder) noexcept;

/// How many tokens of a kind the pieces of a seat hold.
u32 count_held_by(const View& view, const Pool& pool, int seat, int kind) noexcept;

/// How many tokens of a kind are in the pool, and how many of all kinds.
u32 count_in_pool(const View& view, const Pool& pool, int kind) noexcept;
u32 count_in_pool(const View& view, const Pool& pool) noexcept;

/// Whether a piece can keep a token of a kind; other tokens go back to the pool at once.
inline bool can_be_held(const Rules& rules, const Pool& pool, int kind) noexcept
{
    return pool_def(rules, pool, kind).holder != PieceKind::none;
}

/// Draws a kind with the generator, each token with the same chance. Precondition: the pool is not empty.
PieceKind pick_token(Play& play, const Pool& pool) noexcept;

/// Lists the draws of a pool, each with its number of tokens as its weight.
void list_token_draws(const View& view, const Pool& pool, ActionList& actions) noexcept;

/// Why nature cannot do an action where it draws a token; none if it can.
Reason why_not_draw_token(const View& view, const Pool& pool, const Action& action, Verdict& verdict) noexcept;

/// How many tiles lie face down, unknown to all. They are counted among those of their types in the bag.
inline u32 count_covered(const View& view) noexcept
{
    u32 count = 0;
    for (int i = 0; i < view.rules.covered_count; ++i) count += view.state.variables()[view.rules.covered_variables[i]];
    return count;
}

}  // namespace bastide
