// SPDX-License-Identifier: MIT
#include "play/pools.hpp"

#include "play/deploying.hpp"
#include "play/moves.hpp"

namespace bastide {

const Pool* find_pool(const Rules& rules, ModuleId module) noexcept
{
    for (int i = 0; i < rules.pool_count; ++i)
        if (rules.pools[i].module == module) return rules.pools + i;
    return nullptr;
}

int kind_in_pool(const Rules& rules, const Pool& pool, PieceKind token) noexcept
{
    int kind = pool.kinds - 1;
    while (kind >= 0 && pool_def(rules, pool, kind).kind != token) --kind;
    return kind;
}

PoolKind find_token(const Rules& rules, PieceKind token) noexcept
{
    for (int i = 0; i < rules.pool_count; ++i)
        if (const int kind = kind_in_pool(rules, rules.pools[i], token); kind >= 0) return {rules.pools + i, kind};
    return {};
}

int held_variable(const Rules& rules, const Pool& pool, PieceId holder) noexcept
{
    const PieceDef& def = rules.piece_def(pool.holder);
    if (def.is_neutral) return pool.first_variable + (holder.raw - rules.first_piece(kNature, pool.holder).raw) * pool.kinds;
    const int of_seat = def.count;
    const int seat = (holder.raw - 1) / rules.pieces_per_seat;
    const int index = holder.raw - rules.first_piece(seat, pool.holder).raw;
    return pool.first_variable + (seat * of_seat + index) * pool.kinds;
}

u32 count_held(const View& view, const Pool& pool, PieceId holder, int kind) noexcept
{
    return view.state.variables()[held_variable(view.rules, pool, holder) + kind];
}

u32 count_held(const View& view, const Pool& pool, PieceId holder) noexcept
{
    u32 sum = 0;
    for (int kind = 0; kind < pool.kinds; ++kind) sum += count_held(view, pool, holder, kind);
    return sum;
}

u32 count_held_by(const View& view, const Pool& pool, int seat, int kind) noexcept
{
    u32 sum = 0;
    const PieceDef& def = view.rules.piece_def(pool.holder);
    const PieceId first = view.rules.first_piece(seat, pool.holder);
    for (int i = 0; i < def.count && !def.is_neutral; ++i) sum += count_held(view, pool, PieceId(first.raw + i), kind);
    return sum;
}

u32 count_in_pool(const View& view, const Pool& pool, int kind) noexcept
{
    u32 left = count_in_game(view.rules, pool, kind);
    const u16* const held = view.state.variables() + pool.first_variable + kind;
    for (int i = 0; i < pool.holders; ++i) left -= held[i * pool.kinds];
    return left;
}

u32 count_in_pool(const View& view, const Pool& pool) noexcept
{
    u32 sum = 0;
    for (int kind = 0; kind < pool.kinds; ++kind) sum += count_in_pool(view, pool, kind);
    return sum;
}

PieceKind pick_token(Play& play, const Pool& pool) noexcept
{
    u32 k = moves::pick_number(play, count_in_pool(play, pool));
    int kind = 0;
    for (; kind + 1 < pool.kinds && k >= count_in_pool(play, pool, kind); ++kind) k -= count_in_pool(play, pool, kind);
    return pool_def(play.rules, pool, kind).kind;
}

void list_token_draws(const View& view, const Pool& pool, ActionList& actions) noexcept
{
    for (int kind = 0; kind < pool.kinds; ++kind) {
        Action action;
        action.kind = ActionKind::draw_token;
        action.seat = kNature;
        action.piece_kind = static_cast<u16>(pool_def(view.rules, pool, kind).kind);
        action.copies = static_cast<i32>(count_in_pool(view, pool, kind));
        if (action.copies > 0) actions.add(action);
    }
}

Reason why_not_draw_token(const View& view, const Pool& pool, const Action& action, Verdict& verdict) noexcept
{
    if (action.kind != ActionKind::draw_token) return verdict.refuse(Reason::wrong_step);
    const int kind =
        is_within(action.piece_kind, 1, 0xFF) ? kind_in_pool(view.rules, pool, static_cast<PieceKind>(action.piece_kind)) : -1;
    if (kind < 0) return verdict.refuse(is_in_game(view, action.piece_kind) ? Reason::token_not_left : Reason::no_such_piece);
    return count_in_pool(view, pool, kind) > 0 ? Reason::none : verdict.refuse(Reason::token_not_left);
}

}  // namespace bastide
