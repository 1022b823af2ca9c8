// SPDX-License-Identifier: MIT
// Things that boxes add to the board: hooks list them as internal records, which are widened for hosts. And what boxes keep
// beside it, as numbers.
#include "game/observe.hpp"
#include "game/variables.hpp"
#include "interface.hpp"
#include "tile_game.hpp"
#include "vocabulary/names.hpp"

using namespace bastide;

namespace {

bastide_thing widen_thing(const Thing& thing) noexcept
{
    bastide_thing out{};
    out.kind = static_cast<i32>(thing.kind);
    out.seat = seat_to_host(thing.seat);
    out.other_seat = out.segment = -1;
    out.spot = static_cast<i32>(thing.spot);
    out.x = out.y = BASTIDE_NOWHERE;
    if (thing.has_cell) {
        const Place place = place_of(thing.cell, thing.segment == kNoSegment ? u8{0} : thing.segment);
        out.x = place.x;
        out.y = place.y;
        out.segment = thing.segment == kNoSegment ? -1 : place.segment;
    }
    out.feature = to_host(thing.feature);
    out.piece = to_host(thing.piece);
    out.piece_kind = static_cast<i32>(thing.piece_kind);
    out.tile = to_host(thing.tile);
    out.count = thing.count;
    out.points = thing.points;
    out.reach = thing.reach;
    out.closed = thing.closed;
    return out;
}

/// Lists the things of one kind, in order; `id` numbers them.
i32 list_kind(const View& view, ThingKind kind, bastide_thing* out, i32 cap) noexcept
{
    // The internal records are collected at the start of the caller's buffer and then widened in place, from the last to the
    // first.
    static_assert(sizeof(Thing) <= sizeof(bastide_thing) && alignof(Thing) <= alignof(bastide_thing));
    Things things(reinterpret_cast<Thing*>(out), static_cast<u32>(cap));
    show_things(view, kind, things);
    for (u32 i = smaller(things.count(), static_cast<u32>(cap)); i-- > 0;) {
        Thing thing;
        std::memcpy(static_cast<void*>(&thing), reinterpret_cast<u8*>(out) + i * sizeof thing, sizeof thing);
        bastide_thing wide = widen_thing(thing);
        wide.id = static_cast<i32>(i);
        std::memcpy(out + i, &wide, sizeof wide);
    }
    return static_cast<i32>(things.count());
}

}  // namespace

namespace bastide::tiles {

i32 list_things(const Game& game, i32 kind, bastide_thing* out, i32 cap) noexcept
{
    const View view = game.view();
    if (kind != BASTIDE_ANY) return list_kind(view, static_cast<ThingKind>(kind), out, cap);
    const WordList kinds = words(BASTIDE_VOCABULARY_THING);
    i32 count = 0;
    for (Word word = kinds.next_above({}); word; word = kinds.next_above(word)) {
        const i32 written = smaller(count, cap);
        count += list_kind(view, static_cast<ThingKind>(word.number), out ? out + written : nullptr, cap - written);
    }
    return count;
}

i32 list_variables(const Game& game, i32 seat, i32* out, i32 cap) noexcept
{
    const View view = game.view();
    return is_within(seat, 0, view.rules.config.seats - 1) ? bastide::list_variables(view, seat, out, cap)
                                                           : i32{BASTIDE_E_ABSENT};
}

}  // namespace bastide::tiles

int32_t bastide_game_list_things(const bastide_game* game, int32_t kind, bastide_thing* out, int32_t cap)
{
    if (!can_list(game, out, cap)) return BASTIDE_E_ARGUMENT;
    if (kind != BASTIDE_ANY && !words(BASTIDE_VOCABULARY_THING).find(kind)) return BASTIDE_E_ARGUMENT;
    return on_game<tiles::list_things, 0>(*game, kind, out, cap);
}

int32_t bastide_game_list_variables(const bastide_game* game, int32_t seat, int32_t* out, int32_t cap)
{
    return can_list(game, out, cap) ? on_game<tiles::list_variables, 0>(*game, seat, out, cap) : BASTIDE_E_ARGUMENT;
}
