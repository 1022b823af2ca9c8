// SPDX-License-Identifier: MIT
// Looking at a game.
#include "dice.hpp"
#include "fence.hpp"
#include "house/hashing.hpp"
#include "house/names.hpp"
#include "house/observe.hpp"

using namespace bastide;

bastide_status bastide_game_get_seat(const bastide_game* game, int32_t seat, bastide_seat* out)
{
    if (!game || !out || out->struct_size < kFirstSeatSize) return BASTIDE_E_ARGUMENT;
    if (game->dice) return get_dice_seat(*game->dice, seat, out);
    const View view = game->game->view();
    if (seat < 0 || seat >= view.rules.config.seats) return BASTIDE_E_ABSENT;
    constexpr i32 kTrack = 50;  // BASE-COMP-04
    const i32 score = view.state.seat(seat).score;
    bastide_seat record{};
    record.seat = seat;
    record.score = score;
    record.space = (score % kTrack + kTrack) % kTrack;
    record.laps = (score - record.space) / kTrack;
    record.die = record.laps <= 0 ? 6 : smaller(record.laps, 5);
    record.supply = static_cast<i32>(count_supply(view, seat));
    give(record, out);
    return BASTIDE_OK;
}

int32_t bastide_game_supply(const bastide_game* game, int32_t seat, int32_t piece_kind)
{
    if (!game) return BASTIDE_E_ARGUMENT;
    if (game->dice) return BASTIDE_E_ABSENT;
    const View view = game->game->view();
    if (seat < 0 || seat >= view.rules.config.seats) return BASTIDE_E_ABSENT;
    if (piece_kind <= 0 || piece_kind >= kPieceKinds || !view.rules.knows_piece[piece_kind]) return BASTIDE_E_ABSENT;
    return static_cast<i32>(count_supply(view, seat, static_cast<PieceKind>(piece_kind)));
}

int32_t bastide_game_list_tiles(const bastide_game* game, bastide_tile_def* out, int32_t cap)
{
    if (!game || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    if (game->dice) return 0;
    const Rules& rules = game->game->rules();
    for (i32 i = 0; i < cap && i < rules.tiles.count; ++i)
        widen_tile(rules.tiles.row(RowId(i + 1)), i, rules.totals[i + 1], out[i]);
    return rules.tiles.count;
}

int32_t bastide_game_list_segments(const bastide_game* game, int32_t tile, bastide_segment_def* out, int32_t cap)
{
    if (!game || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    if (game->dice) return BASTIDE_E_ABSENT;
    const Rules& rules = game->game->rules();
    if (tile < 0 || tile >= rules.tiles.count) return BASTIDE_E_ABSENT;
    const TileRow& row = rules.tiles.row(RowId(tile + 1));
    for (i32 i = 0; i < cap && i < row.parts; ++i) widen_segment(row.part[i], out[i]);
    return row.parts;
}

int32_t bastide_game_list_stock(const bastide_game* game, bastide_stock* out, int32_t cap)
{
    if (!game || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    if (game->dice) return 0;
    if (game->game->is_faulty()) return BASTIDE_E_STATE;
    const View view = game->game->view();
    for (i32 i = 0; i < cap && i < view.rules.tiles.count; ++i) {
        const StockFacts facts = stock(view, RowId(i + 1));
        out[i] = {};
        out[i].tile = i;
        out[i].total = static_cast<i32>(facts.total);
        out[i].left = static_cast<i32>(facts.left);
        out[i].placed = static_cast<i32>(facts.placed);
        out[i].held = static_cast<i32>(facts.held);
        out[i].removed = static_cast<i32>(facts.removed);
        out[i].placements = static_cast<i32>(facts.placements);
    }
    return view.rules.tiles.count;
}

int32_t bastide_game_list_board(const bastide_game* game, bastide_placed* out, int32_t cap)
{
    if (!game || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    if (game->dice) return 0;
    const View view = game->game->view();
    const i32 count = view.state.header().placed;
    for (i32 i = 0; i < cap && i < count; ++i) {
        const Placed& tile = view.state.placed(PlacedId(i + 1));
        out[i] = {i, outside(tile.tile.row()), cell_of(tile).x, cell_of(tile).y, tile.tile.rotation(), {0, 0, 0}};
    }
    return count;
}

namespace {

bool read_cell(i32 x, i32 y, Cell& out) noexcept
{
    if (x < -kReach || x > kReach || y < -kReach || y > kReach) return false;
    out = {static_cast<i16>(x), static_cast<i16>(y)};
    return true;
}

}  // namespace

int32_t bastide_game_tile_at(const bastide_game* game, int32_t x, int32_t y)
{
    if (!game) return BASTIDE_E_ARGUMENT;
    if (game->dice) return BASTIDE_E_ABSENT;
    Cell cell;
    if (!read_cell(x, y, cell)) return BASTIDE_E_ABSENT;
    const PlacedId id = tile_at(game->game->view().state, cell);
    return id ? outside(id) : BASTIDE_E_ABSENT;
}

int32_t bastide_game_list_pieces(const bastide_game* game, bastide_piece* out, int32_t cap)
{
    if (!game || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    if (game->dice) return 0;
    const View view = game->game->view();
    const i32 count = view.rules.layout.piece_count;
    for (i32 i = 0; i < cap && i < count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i + 1));
        out[i] = {i, static_cast<i32>(piece.kind), piece.owner, static_cast<i32>(piece.where), 0, 0, -1, -1, -1, -1, {0, 0}};
        if (piece.where == Where::prison) out[i].holder = piece.holder;
        if (!piece.at) continue;
        const NodeId id(piece.at);
        const Node& node = view.state.node(id);
        const Cell cell = cell_of(view.state.placed(node.tile));
        out[i].x = cell.x;
        out[i].y = cell.y;
        out[i].placed = outside(node.tile);
        out[i].segment = piece.where == Where::corner ? kFirstCorner + piece.corner : part_of(view.state, id);
        out[i].feature = outside(root_of(view.state, id));
    }
    return count;
}

int32_t bastide_game_list_things(const bastide_game* game, int32_t kind, bastide_thing* out, int32_t cap)
{
    if (!game || !is_buffer(out, cap) || !words(BASTIDE_LIST_THING).find(kind)) return BASTIDE_E_ARGUMENT;
    if (game->dice) return list_dice_things(*game->dice, kind, out, cap);
    // The narrow things are collected at the begin of the caller's own buffer, then widened from the last to the first.
    static_assert(sizeof(Thing) <= sizeof(bastide_thing) && alignof(Thing) <= alignof(bastide_thing));
    Things things(reinterpret_cast<Thing*>(out), static_cast<u32>(cap));
    for (ShowHook hook : game->game->rules().on.show) hook(game->game->view(), static_cast<ThingKind>(kind), things);
    for (u32 i = smaller(things.count(), static_cast<u32>(cap)); i-- > 0;) {
        Thing thing;
        std::memcpy(static_cast<void*>(&thing), reinterpret_cast<u8*>(out) + i * sizeof thing, sizeof thing);
        bastide_thing wide{static_cast<i32>(thing.kind),
                           thing.cell.x,
                           thing.cell.y,
                           thing.segment == kNoSegment ? -1 : thing.segment,
                           seat_outside(thing.seat),
                           outside(thing.piece),
                           outside(thing.tile),
                           thing.value,
                           {thing.arg[0], thing.arg[1], thing.arg[2]},
                           0};
        std::memcpy(out + i, &wide, sizeof wide);
    }
    return count_of(things.count());
}

int32_t bastide_game_feature_at(const bastide_game* game, int32_t x, int32_t y, int32_t segment)
{
    if (!game) return BASTIDE_E_ARGUMENT;
    if (game->dice) return BASTIDE_E_ABSENT;
    Cell cell;
    if (!read_cell(x, y, cell)) return BASTIDE_E_ABSENT;
    const View view = game->game->view();
    const NodeId id = segment_at(view, cell, segment);
    return id ? outside(root_of(view.state, id)) : BASTIDE_E_ABSENT;
}

bastide_status bastide_game_get_feature(const bastide_game* game, int32_t feature, bastide_feature* out)
{
    if (!game || !out || out->struct_size < kFirstFeatureSize) return BASTIDE_E_ARGUMENT;
    if (game->dice) return BASTIDE_E_ABSENT;
    const View view = game->game->view();
    if (feature < 0 || feature >= view.state.header().nodes) return BASTIDE_E_ABSENT;
    const NodeId root = root_of(view.state, NodeId(feature + 1));
    const FeatureFacts facts = describe(view, root);
    bastide_feature record{};
    record.id = outside(root);
    record.kind = static_cast<i32>(facts.feature.kind);
    record.complete = facts.complete ? 1 : 0;
    record.tiles = static_cast<i32>(facts.feature.tiles);
    record.segments = static_cast<i32>(facts.segments);
    record.open = static_cast<i32>(facts.open);
    record.pennants = static_cast<i32>(facts.feature.pennants);
    record.points_now = facts.points_now;
    record.points_complete = facts.points_complete;
    record.occupants = facts.weights.occupants;
    record.leaders = facts.weights.leaders();
    for (int seat = 0; seat < kMaxSeats; ++seat) record.weights[seat] = facts.weights.of[seat];
    give(record, out);
    return BASTIDE_OK;
}

int32_t bastide_game_list_features(const bastide_game* game, int32_t kind, int32_t* out, int32_t cap)
{
    if (!game || !is_buffer(out, cap) || kind < BASTIDE_SEGMENT_ANY) return BASTIDE_E_ARGUMENT;
    if (game->dice) return 0;
    const View view = game->game->view();
    i32 count = 0;
    for (i32 i = 1; i <= view.state.header().nodes; ++i) {
        const Node& node = view.state.node(NodeId(i));
        if (node.up != NodeId(i) || (kind >= 0 && static_cast<i32>(node.kind()) != kind)) continue;
        if (count < cap) out[count] = i - 1;
        ++count;
    }
    return count;
}

int32_t bastide_game_list_parts(const bastide_game* game, int32_t feature, bastide_part* out, int32_t cap)
{
    if (!game || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    if (game->dice) return BASTIDE_E_ABSENT;
    const View view = game->game->view();
    if (feature < 0 || feature >= view.state.header().nodes) return BASTIDE_E_ABSENT;
    const NodeId root = root_of(view.state, NodeId(feature + 1));
    i32 count = 0;
    for (i32 i = root.raw; i <= view.state.header().nodes;
         ++i) {  // nodes are numbered by tile and segment; the root is the first
        if (root_of(view.state, NodeId(i)) != root) continue;
        const Node& node = view.state.node(NodeId(i));
        const Placed& tile = view.state.placed(node.tile);
        const Cell cell = cell_of(tile);
        if (count < cap) out[count] = {outside(node.tile), cell.x, cell.y, part_of(tile, NodeId(i))};
        ++count;
    }
    return count;
}

bastide_status bastide_game_hash(const bastide_game* game, uint64_t* out)
{
    if (!game || !out) return BASTIDE_E_ARGUMENT;
    *out = 0;
    if (game->dice) {
        *out = dice::hash(game->dice->rules(), game->dice->state());
        return BASTIDE_OK;
    }
    if (game->game->is_faulty()) return BASTIDE_E_STATE;
    *out = hash_position(game->game->view());
    return BASTIDE_OK;
}
