// SPDX-License-Identifier: MIT
// The tiles that are placed, in order and by cell.
#include "dice/host/dice_host.hpp"
#include "game/observe.hpp"
#include "interface.hpp"
#include "tile_game.hpp"

using namespace bastide;

namespace {

/// Iterates over the numbers of the actions that placed the tiles of seats.
class PlacingActions {
public:
    explicit PlacingActions(const Game& game) noexcept : history_(game.history()) {}

    /// The action of the next tile that a seat placed; -1 when the history does not contain it.
    i32 next() noexcept
    {
        while (at_ < history_.count() && !places_tile(history_.at(at_).kind)) ++at_;
        return at_ < history_.count() ? static_cast<i32>(at_++) : -1;
    }

private:
    const History& history_;
    u32 at_ = 0;
};

/// Of the records of tiles, all but `copy`.
bastide_placed describe_placed(const TileTable& tiles, const StateView& state, i32 index, PlacingActions& actions) noexcept
{
    const PlacedId id(index + 1);
    const Placed& tile = state.placed(id);
    const PlacedBy& by = state.placed_by(id);
    bastide_placed out{};
    out.index = index;
    out.tile = to_host(tiles.bare_type(tile.tile));
    out.x = cell_of(tile).x;
    out.y = cell_of(tile).y;
    out.rotation = tile.tile.rotation();
    out.seat = seat_to_host(by.seat);
    out.turn = by.turn;
    out.action = by.seat == kNature ? -1 : actions.next();
    out.drawing = to_host(tile.tile.type());
    out.span = tiles.has_span(tile.tile) ? 1 + tiles.way_of_span(tile.tile) : 0;
    return out;
}

constexpr i32 kTypesAtOnce = 4096;  // counted in one pass over the records; the counts are on the stack

/// Fills in `copy`, for the types from `first` on.
void number_copies(i32 first, bastide_placed* out, i32 size) noexcept
{
    u16 copies[kTypesAtOnce] = {};
    for (i32 i = 0; i < size; ++i)
        if (is_within(out[i].tile, first, first + kTypesAtOnce - 1)) out[i].copy = copies[out[i].tile - first]++;
}

}  // namespace

namespace bastide::tiles {

i32 list_board(const Game& game, bastide_placed* out, i32 cap) noexcept
{
    const StateView state = game.view().state;
    PlacingActions actions(game);
    const TileTable& tiles = game.rules().tiles;
    const i32 placed =
        list_each(state.header().placed, out, cap, [&](i32 i) { return describe_placed(tiles, state, i, actions); });
    for (i32 first = 0; first < game.rules().tiles.count; first += kTypesAtOnce) number_copies(first, out, smaller(placed, cap));
    return placed;
}

i32 get_placed(const Game& game, i32 placed, bastide_placed* out) noexcept
{
    const StateView state = game.view().state;
    if (!is_within(placed, 0, state.header().placed - 1)) return BASTIDE_E_ABSENT;
    PlacingActions actions(game);
    for (i32 i = 0; i < placed; ++i)
        if (state.placed_by(PlacedId(i + 1)).seat != kNature) actions.next();
    const TileTable& tiles = game.rules().tiles;
    *out = describe_placed(tiles, state, placed, actions);
    for (i32 i = 0; i < placed; ++i) out->copy += to_host(tiles.bare_type(state.placed(PlacedId(i + 1)).tile)) == out->tile;
    return BASTIDE_OK;
}

namespace {

PlacedId tile_on(const Game& game, i32 x, i32 y) noexcept
{
    if (!is_within(x, -kReach, kReach) || !is_within(y, -kReach, kReach)) return {};
    return tile_at(game.view().state, cell_at(x, y));
}

}  // namespace

i32 placed_at(const Game& game, i32 x, i32 y) noexcept
{
    const PlacedId id = tile_on(game, x, y);
    return id ? to_host(id) : BASTIDE_E_ABSENT;
}

i32 list_segments_at(const Game& game, i32 x, i32 y, bastide_segment_def* out, i32 cap) noexcept
{
    const PlacedId id = tile_on(game, x, y);
    if (!id) return BASTIDE_E_ABSENT;
    const OrientedId tile = game.view().state.placed(id).tile;
    return bastide::list_segments(game.rules().tiles.def(tile.type()), tile.rotation(), out, cap);
}

i32 segment_at(const Game& game, i32 x, i32 y, i32 port) noexcept
{
    const PlacedId id = tile_on(game, x, y);
    if (!id) return BASTIDE_E_ABSENT;
    const OrientedId tile = game.view().state.placed(id).tile;
    const TileDef& def = game.rules().tiles.def(tile.type());
    const i32 upright = (port + kPorts - 3 * tile.rotation()) % kPorts;
    for (i32 i = 0; i < def.segments; ++i)
        if (def.segment[i].ports >> upright & 1) return i;
    return BASTIDE_E_ABSENT;
}

i32 feature_at(const Game& game, i32 x, i32 y, i32 segment) noexcept
{
    if (!tile_on(game, x, y)) return BASTIDE_E_ABSENT;
    const View view = game.view();
    const NodeId id = bastide::segment_at(view, cell_at(x, y), segment);
    return id ? to_host(root_of(view.state, id)) : BASTIDE_E_ABSENT;
}

}  // namespace bastide::tiles

int32_t bastide_game_list_board(const bastide_game* game, bastide_placed* out, int32_t cap)
{
    return can_list(game, out, cap) ? on_game<tiles::list_board, list_dice_board>(*game, out, cap) : BASTIDE_E_ARGUMENT;
}

bastide_status bastide_game_get_placed(const bastide_game* game, int32_t placed, bastide_placed* out)
{
    return game && out ? on_game<tiles::get_placed, get_dice_placed>(*game, placed, out) : BASTIDE_E_ARGUMENT;
}

int32_t bastide_game_placed_at(const bastide_game* game, int32_t x, int32_t y)
{
    return game ? on_game<tiles::placed_at, dice_tile_at>(*game, x, y) : BASTIDE_E_ARGUMENT;
}

int32_t bastide_game_list_segments_at(const bastide_game* game, int32_t x, int32_t y, bastide_segment_def* out, int32_t cap)
{
    return can_list(game, out, cap) ? on_game<tiles::list_segments_at, list_dice_segments_at>(*game, x, y, out, cap)
                                    : BASTIDE_E_ARGUMENT;
}

int32_t bastide_game_segment_at_port(const bastide_game* game, int32_t x, int32_t y, int32_t port)
{
    if (!game || !is_within(port, 0, kPorts - 1)) return BASTIDE_E_ARGUMENT;
    return on_game<tiles::segment_at, dice_segment_at>(*game, x, y, port);
}

int32_t bastide_game_feature_at(const bastide_game* game, int32_t x, int32_t y, int32_t segment)
{
    return game ? on_game<tiles::feature_at, dice_feature_at>(*game, x, y, segment) : BASTIDE_E_ARGUMENT;
}
