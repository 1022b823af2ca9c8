// SPDX-License-Identifier: MIT
// What happened: events and score lines, read from the handle's log.
#include "dice.hpp"
#include "fence.hpp"

using namespace bastide;

namespace {

bastide_event widen(u64 seq, const Event& event) noexcept
{
    bastide_event out{};
    out.seq = seq;
    out.kind = static_cast<i32>(event.kind);
    out.seat = seat_outside(event.seat);
    out.tile = outside(event.tile);
    out.x = event.cell.x;
    out.y = event.cell.y;
    out.rotation = event.kind == EventKind::placed ? event.rotation : -1;
    out.feature = outside(event.feature);
    out.piece = outside(event.piece);
    out.points = event.points;
    out.rule = static_cast<i32>(event.rule);
    for (int i = 0; i < 3; ++i) out.arg[i] = event.arg[i];
    out.arg[3] = event.why;
    return out;
}

i32 check_range(const bastide_game* game, u64 from, const void* out, i32 cap) noexcept
{
    if (!game || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    if (game->dice) return BASTIDE_OK;
    return from < game->game->log().first() ? BASTIDE_E_ABSENT : BASTIDE_OK;
}

}  // namespace

bastide_status bastide_game_event_range(const bastide_game* game, uint64_t* first, uint64_t* next)
{
    if (!game || !first || !next) return BASTIDE_E_ARGUMENT;
    *first = game->dice ? game->dice->log().first() : game->game->log().first();
    *next = game->dice ? game->dice->log().next() : game->game->log().next();
    return BASTIDE_OK;
}

int32_t bastide_game_list_events(const bastide_game* game, uint64_t from, bastide_event* out, int32_t cap)
{
    const i32 status = check_range(game, from, out, cap);
    if (status != BASTIDE_OK) return status;
    if (game->dice) return list_dice_events(*game->dice, from, out, cap);
    const Log& log = game->game->log();
    i32 count = 0;
    for (u64 seq = from; seq < log.next(); ++seq, ++count)
        if (count < cap) out[count] = widen(seq, log.at(seq));
    return count;
}

int32_t bastide_game_list_score_lines(const bastide_game* game, uint64_t from, bastide_score_line* out, int32_t cap)
{
    const i32 status = check_range(game, from, out, cap);
    if (status != BASTIDE_OK) return status;
    if (game->dice) return list_dice_score_lines(*game->dice, from, out, cap);
    const Log& log = game->game->log();
    i32 count = 0;
    for (u64 seq = from; seq < log.next(); ++seq) {
        const Event& event = log.at(seq);
        if (event.kind != EventKind::scored) continue;
        if (count < cap)
            out[count] = {seq,          event.seat,  outside(event.feature), static_cast<i32>(event.rule), event.arg[0],
                          event.arg[1], event.points};
        ++count;
    }
    return count;
}
