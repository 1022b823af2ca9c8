// SPDX-License-Identifier: MIT
// Shows the built dice as a board: city faces are its tile types, cities its features. Everything is computed from the dice.
#include <bit>

#include "dice/host/dice_host.hpp"
#include "vocabulary/names.hpp"

namespace bastide {

namespace {

/// The three ports of each side in a set.
constexpr u32 ports_of(u32 sides) noexcept
{
    u32 ports = 0;
    for (u32 side = 0; side < dice::kSides; ++side)
        if (sides >> side & 1) ports |= 7u << (3 * side);
    return ports;
}

bastide_tile_def tile_def(const dice::Config& config, i32 tile) noexcept
{
    const dice::FaceShape& shape = config.faces.shapes[tile];
    bastide_tile_def out{};
    out.id = tile;
    out.count = static_cast<i32>(dice::kDice);  // every die has each face once (DICE-COMP-01)
    out.segments = static_cast<i32>(shape.count());
    for (u32 side = 0; side < dice::kSides; ++side)
        out.sides[side] = shape.black(0) >> side & 1 ? BASTIDE_SIDE_CITY : BASTIDE_SIDE_FIELD;
    TextWriter(out.name, sizeof out.name).put(name_of(BASTIDE_VOCABULARY_FACE, tile + 1));
    return out;
}

i32 list_shape(const dice::FaceShape& shape, u8 rotation, bastide_segment_def* out, i32 cap) noexcept
{
    const i32 count = static_cast<i32>(shape.count());
    for (i32 i = 0; i < cap && i < count; ++i) {
        out[i] = {};
        out[i].index = i;
        out[i].kind = BASTIDE_SEGMENT_CITY;
        out[i].ports = ports_of(dice::turned(shape.segments[i], rotation));
        out[i].near_side = -1;
    }
    return count;
}

/// The die on a cell, or kDice.
u32 die_on(const dice::Game& game, i32 x, i32 y) noexcept { return dice::die_at(game.state().dice, {x, y}); }

const dice::FaceShape& shape_of(const dice::Game& game, u32 die) noexcept
{
    return game.rules().config.faces.of(game.state().dice[die].face);
}

dice::Cities cities_of(const dice::Game& game) noexcept { return dice::cities_of(game.rules().config.faces, game.state().dice); }

/// The die that was built as number `placed`, from 0, or kDice.
u32 die_placed(const dice::Game& game, i32 placed) noexcept
{
    u32 i = 0;
    while (i < dice::kDice && !(game.state().dice[i].spot == dice::Spot::built && game.state().dice[i].order == placed)) ++i;
    return i;
}

/// How many dice with the same face were built before this one.
i32 copies_before(const dice::Game& game, const dice::Die& one) noexcept
{
    i32 count = 0;
    for (const dice::Die& die : game.state().dice)
        count += die.spot == dice::Spot::built && die.face == one.face && die.order < one.order;
    return count;
}

/// The action that built a die: the last one that built on its cell; -1 without a history.
i32 action_of(const dice::Game& game, const dice::Die& die) noexcept
{
    if (!game.has_history() || game.history().is_truncated()) return -1;
    for (u32 i = game.history().count(); i-- > 0;) {
        const dice::Action action = dice::action_of(game.history().at(i));
        if (action.kind == dice::ActionKind::place && action.x == die.x && action.y == die.y) return static_cast<i32>(i);
    }
    return -1;
}

bastide_placed widen_placed(const dice::Game& game, const dice::Die& die) noexcept
{
    bastide_placed out{};
    out.index = die.order;
    out.tile = out.drawing = tile_of(die.face);
    out.x = die.x;
    out.y = die.y;
    out.rotation = die.rotation;
    out.copy = copies_before(game, die);
    out.seat = game.state().active;  // all dice on the board are of this turn: they leave it at its end
    out.turn = static_cast<i32>(game.state().turn);
    out.action = action_of(game, die);
    return out;
}

bastide_feature widen_city(const dice::Game& game, const dice::City& city) noexcept
{
    const dice::State& state = game.state();
    const i32 points = dice::points_for(city.size) * factor_of(state);
    bastide_feature out{};
    out.id = static_cast<i32>(city.id());
    out.kind = BASTIDE_SEGMENT_CITY;
    out.complete = city.is_closed;
    out.tiles = city.size;
    out.segments = std::popcount(city.nodes);
    out.open_sides = static_cast<i32>(dice::count_open_sides(game.rules().config.faces, state.dice, city));
    out.points_now = city.is_closed ? points : 0;
    out.points_complete = points;
    if (city.is_closed) out.leaders = 1u << state.active;
    out.points[state.active] = out.points_now;
    return out;
}

}  // namespace

i32 list_dice_tiles(const dice::Game& game, bastide_tile_def* out, i32 cap) noexcept
{
    for (i32 tile = 0; tile < cap && tile < kDiceTiles; ++tile) out[tile] = tile_def(game.rules().config, tile);
    return kDiceTiles;
}

i32 list_dice_segments(const dice::Game& game, i32 tile, i32 rotation, bastide_segment_def* out, i32 cap) noexcept
{
    if (!is_within(tile, 0, kDiceTiles - 1)) return BASTIDE_E_ABSENT;
    return list_shape(game.rules().config.faces.shapes[tile], static_cast<u8>(rotation & 3), out, cap);
}

i32 list_dice_segments_at(const dice::Game& game, i32 x, i32 y, bastide_segment_def* out, i32 cap) noexcept
{
    const u32 die = die_on(game, x, y);
    if (die == dice::kDice) return BASTIDE_E_ABSENT;
    return list_shape(shape_of(game, die), game.state().dice[die].rotation, out, cap);
}

i32 list_dice_board(const dice::Game& game, bastide_placed* out, i32 cap) noexcept
{
    const i32 count = static_cast<i32>(dice::count_at(game.state().dice, dice::Spot::built));
    for (i32 i = 0; i < cap && i < count; ++i) out[i] = widen_placed(game, game.state().dice[die_placed(game, i)]);
    return count;
}

i32 get_dice_placed(const dice::Game& game, i32 placed, bastide_placed* out) noexcept
{
    const u32 die = die_placed(game, placed);
    if (die == dice::kDice) return BASTIDE_E_ABSENT;
    *out = widen_placed(game, game.state().dice[die]);
    return BASTIDE_OK;
}

i32 dice_tile_at(const dice::Game& game, i32 x, i32 y) noexcept
{
    const u32 die = die_on(game, x, y);
    if (die == dice::kDice) return BASTIDE_E_ABSENT;
    return game.state().dice[die].order;
}

i32 dice_segment_at(const dice::Game& game, i32 x, i32 y, i32 port) noexcept
{
    const u32 die = die_on(game, x, y);
    if (die == dice::kDice) return BASTIDE_E_ABSENT;
    const u8 side = static_cast<u8>(port / 3);
    const u8 rotation = game.state().dice[die].rotation;
    const dice::FaceShape& shape = shape_of(game, die);
    if (!(shape.black(rotation) >> side & 1)) return BASTIDE_E_ABSENT;
    return static_cast<i32>(shape.segment_at(side, rotation));
}

i32 dice_feature_at(const dice::Game& game, i32 x, i32 y, i32 segment) noexcept
{
    const u32 die = die_on(game, x, y);
    if (die == dice::kDice || !is_within(segment, 0, static_cast<i32>(dice::kSides) - 1)) return BASTIDE_E_ABSENT;
    const dice::Cities cities = cities_of(game);
    const dice::City* city = cities.city_of_node(dice::node_of(die, static_cast<u32>(segment)));
    return city ? static_cast<i32>(city->id()) : BASTIDE_E_ABSENT;
}

i32 list_dice_features(const dice::Game& game, i32 kind, bastide_feature* out, i32 cap) noexcept
{
    if (kind != BASTIDE_ANY && kind != BASTIDE_SEGMENT_CITY) return 0;
    const dice::Cities cities = cities_of(game);
    for (u32 i = 0; i < cities.count && i < static_cast<u32>(cap); ++i) out[i] = widen_city(game, cities.city[i]);
    return static_cast<i32>(cities.count);
}

i32 get_dice_feature(const dice::Game& game, i32 feature, bastide_feature* out) noexcept
{
    const dice::Cities cities = cities_of(game);
    const dice::City* city = feature < 0 ? nullptr : cities.city_of_node(static_cast<u32>(feature));
    if (!city) return BASTIDE_E_ABSENT;
    *out = widen_city(game, *city);
    return BASTIDE_OK;
}

i32 list_dice_parts(const dice::Game& game, i32 feature, bastide_placed_segment* out, i32 cap) noexcept
{
    const dice::Cities cities = cities_of(game);
    const dice::City* city = feature < 0 ? nullptr : cities.city_of_node(static_cast<u32>(feature));
    if (!city) return BASTIDE_E_ABSENT;
    i32 count = 0;
    for (i32 placed = 0; placed < static_cast<i32>(dice::kDice); ++placed) {
        const u32 die = die_placed(game, placed);
        for (u32 segment = 0; die < dice::kDice && segment < dice::kSides; ++segment) {
            if (!(city->nodes >> dice::node_of(die, segment) & 1)) continue;
            const dice::Die& at = game.state().dice[die];
            if (count < cap) out[count] = {placed, at.x, at.y, static_cast<i32>(segment), {}};
            ++count;
        }
    }
    return count;
}

}  // namespace bastide
