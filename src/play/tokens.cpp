// SPDX-License-Identifier: MIT
#include "play/tokens.hpp"

#include "common/bits.hpp"

namespace bastide {

u32 count_tokens(const View& view, int seat, PieceKind token) noexcept
{
    const int number = token_number(view.rules, token);
    return number < 0 ? 0 : view.state.variables()[token_variable(view.rules, number, seat)];
}

u32 count_tokens_left(const View& view, PieceKind token) noexcept
{
    constexpr u32 kMaxInWord = 0xFFFF;
    const int number = token_number(view.rules, token);
    if (number < 0) return 0;
    const u32 count = view.rules.token_defs[number].count;
    u32 left = count > 0 ? count : kMaxInWord;
    for (int seat = 0; seat < view.rules.config.seats; ++seat) left -= count_tokens(view, seat, token);
    return left;
}

u32 most_tokens(const View& view, PieceKind token) noexcept
{
    u32 most = 1;
    u32 seats = 0;
    for (int seat = 0; seat < view.rules.config.seats; ++seat) {
        const u32 count = count_tokens(view, seat, token);
        if (count > most) seats = 0;
        if (count >= most) seats |= 1u << seat;
        most = larger(most, count);
    }
    return seats;
}

u32 count_token_sets(const View& view, int seat, const DefList<PieceKind>& kinds) noexcept
{
    u32 sets = kinds.count > 0 ? ~0u : 0;
    for (PieceKind kind : kinds) sets = smaller(sets, count_tokens(view, seat, kind));
    return sets;
}

void pay_bonus(VisitFinal visit, void* with, u32 seats, Reward reward, u32 count, i32 each)
{
    Tally sum;
    sum.add(reward, count, each);
    if (!sum.empty()) visit(with, Feature{}, sum, seats);
}

void show_tokens(const View& view, ThingKind kind, PieceKind token, Things& things) noexcept
{
    for (int seat = 0; seat < view.rules.config.seats; ++seat) {
        Thing thing;
        thing.kind = kind;
        thing.spot = Spot::supply;
        thing.seat = static_cast<u8>(seat);
        thing.piece_kind = token;
        thing.count = static_cast<i32>(count_tokens(view, seat, token));
        if (thing.count > 0) things.add(thing);
    }
}

}  // namespace bastide
