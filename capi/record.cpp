// SPDX-License-Identifier: MIT
// What happened: events, score lines and actions, from the log and the history.
#include "dice/host/dice_host.hpp"
#include "formats/snapshots/snapshot.hpp"
#include "interface.hpp"
#include "tile_game.hpp"

using namespace bastide;

namespace {

/// A place on the board as the fields of an event. A token that a piece does not keep has no spot, but the place of that piece.
Place place_in_record(Spot spot, Cell cell, u8 segment) noexcept
{
    if (spot == Spot::tile) return {spot, cell.x, cell.y, -1};
    if (spot == Spot::space) return {spot, BASTIDE_NOWHERE, BASTIDE_NOWHERE, segment};
    const bool is_on_board =
        spot == Spot::none || spot == Spot::segment || spot == Spot::corner || spot == Spot::moving || spot == Spot::beside;
    return is_on_board && segment != kNoSegment ? place_of(cell, segment) : Place{};
}

bool has_cell(EventKind kind) noexcept
{
    return kind == EventKind::placed || kind == EventKind::completed || kind == EventKind::scoring;
}

void widen_move(const Event& event, bastide_event& out) noexcept
{
    const Place to = place_in_record(event.spot, event.cell, event.segment);
    const Place from = place_in_record(event.from_spot, event.from_cell, event.from_segment);
    out.spot = static_cast<i32>(event.spot);
    out.x = to.x;
    out.y = to.y;
    out.segment = to.segment;
    out.from_spot = static_cast<i32>(event.from_spot);
    out.from_x = from.x;
    out.from_y = from.y;
    out.from_segment = from.segment;
    out.from_feature = to_host(event.from_feature);
    out.piece_kind = static_cast<i32>(event.piece_kind);
    out.beside = event.count - 1;
    out.count = 0;
}

/// An event, redacted for a viewer.
bastide_event widen_event(u64 seq, const Event& event, Viewer viewer, u32 seats) noexcept
{
    bastide_event out{};
    out.seq = seq;
    out.group = seq - event.group_distance;
    out.kind = static_cast<i32>(event.kind);
    out.cause = static_cast<i32>(event.cause);
    out.action = static_cast<i32>(event.action) - 1;
    out.undone = event.undone;
    out.turn = event.turn;
    out.seat = seat_to_host(event.seat);
    out.other_seat = seat_to_host(event.other_seat);
    out.tile = shows_tile(viewer, event, seats) ? to_host(event.tile) : -1;
    out.placed = to_host(event.placed);
    out.x = has_cell(event.kind) ? event.cell.x : BASTIDE_NOWHERE;
    out.y = has_cell(event.kind) ? event.cell.y : BASTIDE_NOWHERE;
    const bool is_move = event.kind == EventKind::moved;
    out.rotation = is_move ? 0 : event.rotation;
    out.span = is_move ? event.rotation : 0;
    out.from_span = is_move ? event.from_span : 0;
    out.segment = out.beside = out.from_segment = out.from_feature = -1;
    out.from_x = out.from_y = BASTIDE_NOWHERE;
    out.feature = to_host(event.feature);
    out.feature_kind = static_cast<i32>(event.feature_kind);
    out.piece = to_host(event.piece);
    out.reward = static_cast<i32>(event.reward);
    out.count = event.count;
    out.each = event.each;
    out.points = event.points;
    out.seats = event.seats;
    out.viewers = event.viewers;
    out.step = static_cast<i32>(event.step);
    if (event.kind == EventKind::moved) widen_move(event, out);
    return out;
}

bool is_scored(const Event& event) noexcept { return event.kind == EventKind::scored && !event.undone; }

}  // namespace

namespace bastide::tiles {

i32 list_events(const Game& game, i32 viewer, u64 first, bastide_event* out, i32 cap) noexcept
{
    const Log& log = game.log();
    const u32 seats = game.rules().config.seats;
    u64 count = 0;
    log.for_each(larger(first, log.first()), [&](u64 seq, const Event& event) {
        if (count < static_cast<u64>(cap)) out[count] = widen_event(seq, event, static_cast<Viewer>(viewer), seats);
        ++count;
    });
    return count_of(count);
}

i32 list_score_lines(const Game& game, u64 first, bastide_score_line* out, i32 cap) noexcept
{
    const Log& log = game.log();
    i32 total[kMaxSeats] = {};  // of each seat before the first line: its score minus the sum of its lines
    for (int seat = 0; seat < game.rules().config.seats; ++seat) total[seat] = game.view().state.seat(seat).score;
    log.for_each(0, [&](u64, const Event& event) {
        if (is_scored(event)) total[event.seat] -= event.points;
    });
    i32 count = 0;
    log.for_each(0, [&](u64 seq, const Event& event) {
        if (!is_scored(event)) return;
        total[event.seat] += event.points;
        if (seq < first) return;
        if (count < cap) {
            out[count] = {};
            out[count].seq = seq;
            out[count].group = seq - event.group_distance;
            out[count].action = static_cast<i32>(event.action) - 1;
            out[count].seat = event.seat;
            out[count].other_seat = seat_to_host(event.other_seat);
            out[count].reward = static_cast<i32>(event.reward);
            out[count].feature = to_host(event.feature);
            out[count].feature_kind = static_cast<i32>(event.feature_kind);
            out[count].count = event.count;
            out[count].each = event.each;
            out[count].points = event.points;
            out[count].total = total[event.seat];
        }
        ++count;
    });
    return count;
}

i32 list_history(const Game& game, i32 viewer, i32 first, bastide_action* out, i32 cap) noexcept
{
    if (!game.has_history()) return BASTIDE_E_STATE;
    if (game.history().is_truncated()) return BASTIDE_E_LIMIT;
    const History& history = game.history();
    for (i32 i = 0; i < cap && first + i < static_cast<i32>(history.count()); ++i)
        widen_history(history.at(static_cast<u32>(first + i)), static_cast<Viewer>(viewer), out[i]);
    return larger(static_cast<i32>(history.count()) - first, 0);
}

}  // namespace bastide::tiles

bastide_status bastide_game_get_event_range(const bastide_game* game, uint64_t* first, uint64_t* next)
{
    if (!game || !first || !next) return BASTIDE_E_ARGUMENT;
    on_game(*game, [&](const auto& inner) noexcept {
        *first = inner.log().first();
        *next = inner.log().next();
    });
    return BASTIDE_OK;
}

int32_t bastide_game_list_events(const bastide_game* game, int32_t viewer, uint64_t first, bastide_event* out, int32_t cap)
{
    if (!game || !is_buffer(out, cap) || !is_viewer(viewer, seats_of(*game))) return BASTIDE_E_ARGUMENT;
    return on_game<tiles::list_events, list_dice_events>(*game, viewer, first, out, cap);
}

int32_t bastide_game_list_score_lines(const bastide_game* game, uint64_t first, bastide_score_line* out, int32_t cap)
{
    return can_list(game, out, cap) ? on_game<tiles::list_score_lines, list_dice_score_lines>(*game, first, out, cap)
                                    : BASTIDE_E_ARGUMENT;
}

int32_t bastide_game_list_history(const bastide_game* game, int32_t viewer, int32_t first, bastide_action* out, int32_t cap)
{
    if (!game || first < 0 || !is_buffer(out, cap) || !is_viewer(viewer, seats_of(*game))) return BASTIDE_E_ARGUMENT;
    return on_game<tiles::list_history, list_dice_history>(*game, viewer, first, out, cap);
}
