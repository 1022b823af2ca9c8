// SPDX-License-Identifier: MIT
// The seats of a game: score, supply, hand, and the standing if the game ended now.
#include "dice/host/dice_host.hpp"
#include "game/observe.hpp"
#include "interface.hpp"
#include "tile_game.hpp"

using namespace bastide;

namespace {

bastide_seat describe_seat(const View& view, i32 number) noexcept
{
    constexpr i32 kTrack = 50;  // BASE-COMP-04
    const Seat& seat = view.state.seat(number);
    bastide_seat out{};
    out.seat = number;
    out.state = view.is_out(number) ? BASTIDE_SEAT_STATE_RESIGNED : BASTIDE_SEAT_STATE_PLAYING;
    out.score = seat.score;
    out.laps = seat.score / kTrack - (seat.score % kTrack < 0 ? 1 : 0);  // rounded down, below 0 too
    out.track = seat.score - kTrack * out.laps;
    out.die = out.laps <= 0 ? 6 : smaller(out.laps, 5);
    out.supply = static_cast<i32>(count_supply(view, number));
    out.hand = static_cast<i32>(count_hand(view, number));
    return out;
}

}  // namespace

namespace bastide::tiles {

i32 get_seat(const Game& game, i32 seat, bastide_seat* out) noexcept
{
    if (!is_within(seat, 0, game.rules().config.seats - 1)) return BASTIDE_E_ABSENT;
    *out = describe_seat(game.view(), seat);
    return BASTIDE_OK;
}

i32 count_supply(const Game& game, i32 seat, i32 piece_kind) noexcept
{
    const View view = game.view();
    if (!is_within(seat, 0, view.rules.config.seats - 1)) return BASTIDE_E_ABSENT;
    const i32 count = supply_of(view, seat, piece_kind);
    return count < 0 ? BASTIDE_E_ABSENT : count;
}

i32 list_standing(const Game& game, bastide_standing* out, i32 cap) noexcept
{
    if (game.is_faulty()) return BASTIDE_E_STATE;
    StandingFacts facts[kMaxSeats];
    rank_seats(game.view(), facts);
    return list_each(game.rules().config.seats, out, cap, [&](i32 i) {
        const StandingFacts& one = facts[i];
        return bastide_standing{one.seat, one.rank, one.score, one.final_score, one.wins, {}};
    });
}

}  // namespace bastide::tiles

int32_t bastide_game_list_seats(const bastide_game* game, bastide_seat* out, int32_t cap)
{
    if (!can_list(game, out, cap)) return BASTIDE_E_ARGUMENT;
    const i32 count = seats_of(*game);
    for (i32 seat = 0; seat < cap && seat < count; ++seat) on_game<tiles::get_seat, get_dice_seat>(*game, seat, out + seat);
    return count;
}

bastide_status bastide_game_get_seat(const bastide_game* game, int32_t seat, bastide_seat* out)
{
    return game && out ? on_game<tiles::get_seat, get_dice_seat>(*game, seat, out) : BASTIDE_E_ARGUMENT;
}

int32_t bastide_game_count_supply(const bastide_game* game, int32_t seat, int32_t piece_kind)
{
    return game ? on_game<tiles::count_supply, BASTIDE_E_ABSENT>(*game, seat, piece_kind) : BASTIDE_E_ARGUMENT;
}

int32_t bastide_game_list_standing(const bastide_game* game, bastide_standing* out, int32_t cap)
{
    return can_list(game, out, cap) ? on_game<tiles::list_standing, list_dice_standing>(*game, out, cap) : BASTIDE_E_ARGUMENT;
}
