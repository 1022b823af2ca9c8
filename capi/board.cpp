// SPDX-License-Identifier: MIT
// The tiles that are placed, in order and by cell.
#include "house/observe.hpp"
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
        while (at_ < history_.count() && history_.at(at_).verb != Verb::place) ++at_;
        return at_ < history_.count() ? static_cast<i32>(at_++) : -1;
    }

private:
    const History& history_;
    u32 at_ = 0;
};

/// Calls `visit(record)` for every placed tile in order until it returns false.
template <class Visit>
void for_each_placed(const Game& game, Visit&& visit) noexcept
{
    const StateView state = game.view().state;
    PlacingActions actions(game);
    for (i32 i = 0; i < state.header().placed; ++i) {
        const PlacedId id(i + 1);
        const Placed& tile = state.placed(id);
        const PlacedBy& by = state.placed_by(id);
        bastide_placed out{};
        out.index = i;
        out.tile = to_host(tile.tile.row());
        out.x = cell_of(tile).x;
        out.y = cell_of(tile).y;
        out.rotation = tile.tile.rotation();
        for (i32 k = 1; k <= i; ++k) out.copy += state.placed(PlacedId(k)).tile.row() == tile.tile.row();
        out.seat = seat_to_host(by.seat);
        out.turn = by.turn;
        out.action = by.seat == kNature ? -1 : actions.next();
        if (!visit(out)) return;
    }
}

}  // namespace

namespace bastide::tiles {

i32 list_board(const Game& game, bastide_placed* out, i32 cap) noexcept
{
    if (cap > 0) {
        for_each_placed(game, [&](const bastide_placed& placed) {
            out[placed.index] = placed;
            return placed.index + 1 < cap;
        });
    }
    return game.view().state.header().placed;
}

i32 get_placed(const Game& game, i32 placed, bastide_placed* out) noexcept
{
    i32 status = BASTIDE_E_ABSENT;
    for_each_placed(game, [&](const bastide_placed& one) {
        if (one.index != placed) return true;
        *out = one;
        status = BASTIDE_OK;
        return false;
    });
    return status;
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
    return bastide::list_segments(game.rules().tiles.row(tile.row()), tile.rotation(), out, cap);
}

i32 segment_at(const Game& game, i32 x, i32 y, i32 port) noexcept
{
    const PlacedId id = tile_on(game, x, y);
    if (!id) return BASTIDE_E_ABSENT;
    const OrientedId tile = game.view().state.placed(id).tile;
    const TileRow& row = game.rules().tiles.row(tile.row());
    const i32 upright = (port + kPorts - 3 * tile.rotation()) % kPorts;
    for (i32 i = 0; i < row.parts; ++i)
        if (row.part[i].ports >> upright & 1) return i;
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
    if (const i32 status = check_list(game, out, cap); status != BASTIDE_OK) return status;
    return functions::list_board[game->kind](game->game, out, cap);
}

bastide_status bastide_game_get_placed(const bastide_game* game, int32_t placed, bastide_placed* out)
{
    if (!game || !out) return BASTIDE_E_ARGUMENT;
    return functions::get_placed[game->kind](game->game, placed, out);
}

int32_t bastide_game_tile_at(const bastide_game* game, int32_t x, int32_t y)
{
    return game ? functions::placed_at[game->kind](game->game, x, y) : BASTIDE_E_ARGUMENT;
}

int32_t bastide_game_list_segments_at(const bastide_game* game, int32_t x, int32_t y, bastide_segment_def* out, int32_t cap)
{
    if (const i32 status = check_list(game, out, cap); status != BASTIDE_OK) return status;
    return functions::list_segments_at[game->kind](game->game, x, y, out, cap);
}

int32_t bastide_game_segment_at(const bastide_game* game, int32_t x, int32_t y, int32_t port)
{
    if (!game || !is_within(port, 0, kPorts - 1)) return BASTIDE_E_ARGUMENT;
    return functions::segment_at[game->kind](game->game, x, y, port);
}

int32_t bastide_game_feature_at(const bastide_game* game, int32_t x, int32_t y, int32_t segment)
{
    return game ? functions::feature_at[game->kind](game->game, x, y, segment) : BASTIDE_E_ARGUMENT;
}
