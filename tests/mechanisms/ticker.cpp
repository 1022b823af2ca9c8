// SPDX-License-Identifier: MIT
// A ticker that counts the moves of markers on the score track, and one whose second markers take every second gain.
#include "mechanisms/modules.hpp"
#include "play/moves.hpp"
#include "play/track.hpp"

namespace bastide {

namespace {

constexpr ModuleId kModule = ModuleId::house_table;  // spare names here, where those rules never play
constexpr ModuleId kSecond = ModuleId::house_bag;

void count(Play& play, int seat, const Advance& move)
{
    moves::set_lasting(play, kModule, 0, play.lasting(kModule, 0) + 1);
    moves::set_lasting(play, kModule, 1, move.from);
    moves::set_lasting(play, kModule, 2, move.points);
    moves::set_lasting(play, kModule, 3, seat);
}

/// The lasting variable of a seat is the number of points of its second marker.
Markers both(const View& view, int seat)
{
    const int second = view.lasting(kSecond, seat);
    return {track_space(view.state.seat(seat).score - second), track_space(second)};
}

void move_second(Play& play, int seat, const Gain& gain)
{
    const int from = play.lasting(kSecond, seat);
    moves::set_lasting(play, kSecond, seat, from + gain.points);
    moves::advance(play, seat, {gain.points, track_space(from), gain.reward, gain.feature});
}

}  // namespace

const Module ticker = {
    .id = kModule, .title = "Ticker", .set = Set::winter, .variables = {.lasting = 4}, .max_seats = 5, .on = {.advanced = count}};

const Module seconds = {.id = kSecond,
                        .title = "Second markers",
                        .set = Set::winter,
                        .variables = {.lasting = 5},
                        .max_seats = 5,
                        .on = {.gained = move_second, .markers = both}};

}  // namespace bastide
