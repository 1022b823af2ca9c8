// SPDX-License-Identifier: MIT
// Looking at a game.
#include "dice.hpp"
#include "dice/dice_game.hpp"
#include "fence.hpp"
#include "house/hashing.hpp"
#include "house/names.hpp"
#include "house/observe.hpp"

using namespace bastide;

namespace {

/// What a wrong call of a list answers, else OK.
i32 check_list(const bastide_game* game, const void* out, i32 cap) noexcept
{
    return game && is_buffer(out, cap) ? BASTIDE_OK : BASTIDE_E_ARGUMENT;
}

/// Writes entry after entry of a list whose length is known.
template <class Record, class Make>
i32 list_each(i32 count, Record* out, i32 cap, Make&& make) noexcept
{
    for (i32 i = 0; i < cap && i < count; ++i) out[i] = make(i);
    return count;
}

bastide_seat describe_seat(const View& view, i32 number) noexcept
{
    constexpr i32 kTrack = 50;  // BASE-COMP-04
    const Seat& seat = view.state.seat(number);
    bastide_seat out{};
    out.seat = number;
    out.state = view.is_out(number) ? BASTIDE_SEAT_STATE_RESIGNED : BASTIDE_SEAT_STATE_PLAYING;
    out.score = seat.score;
    out.track = (seat.score % kTrack + kTrack) % kTrack;
    out.laps = (seat.score - out.track) / kTrack;
    out.die = out.laps <= 0 ? 6 : smaller(out.laps, 5);
    out.supply = static_cast<i32>(count_supply(view, number));
    out.hand = static_cast<i32>(count_hand(view, number));
    return out;
}

}  // namespace

int32_t bastide_game_list_seats(const bastide_game* game, bastide_seat* out, int32_t cap)
{
    if (const i32 status = check_list(game, out, cap); status != BASTIDE_OK) return status;
    return list_each(seats_of(*game), out, cap, [&](i32 seat) {
        bastide_seat record;
        bastide_game_get_seat(game, seat, &record);
        return record;
    });
}

bastide_status bastide_game_get_seat(const bastide_game* game, int32_t seat, bastide_seat* out)
{
    if (!game || !out) return BASTIDE_E_ARGUMENT;
    if (game->dice) return get_dice_seat(*game->dice, seat, out);
    if (!is_within(seat, 0, seats_of(*game) - 1)) return BASTIDE_E_ABSENT;
    *out = describe_seat(game->game->view(), seat);
    return BASTIDE_OK;
}

int32_t bastide_game_count_supply(const bastide_game* game, int32_t seat, int32_t piece_kind)
{
    if (!game) return BASTIDE_E_ARGUMENT;
    if (game->dice) return BASTIDE_E_ABSENT;
    const View view = game->game->view();
    if (!is_within(seat, 0, view.rules.config.seats - 1)) return BASTIDE_E_ABSENT;
    if (!is_within(piece_kind, 1, kPieceKinds - 1) || !view.rules.knows_piece[piece_kind]) return BASTIDE_E_ABSENT;
    return static_cast<i32>(count_supply(view, seat, static_cast<PieceKind>(piece_kind)));
}

int32_t bastide_game_list_standing(const bastide_game* game, bastide_standing* out, int32_t cap)
{
    if (const i32 status = check_list(game, out, cap); status != BASTIDE_OK) return status;
    if (game->dice) return list_dice_standing(*game->dice, out, cap);
    if (game->game->is_faulty()) return BASTIDE_E_STATE;
    StandingFacts facts[kMaxSeats];
    rank_seats(game->game->view(), facts);
    return list_each(seats_of(*game), out, cap, [&](i32 i) {
        const StandingFacts& one = facts[i];
        return bastide_standing{one.seat, one.rank, one.score, one.final_score, one.wins, {}};
    });
}

int32_t bastide_game_list_tiles(const bastide_game* game, bastide_tile_def* out, int32_t cap)
{
    if (const i32 status = check_list(game, out, cap); status != BASTIDE_OK) return status;
    if (game->dice) return list_dice_tiles(*game->dice, out, cap);
    const Rules& rules = game->game->rules();
    return list_each(rules.tiles.count, out, cap, [&](i32 i) {
        bastide_tile_def tile;
        const u16 set = rules.set_of[i + 1];
        widen_tile(rules.tiles.row(RowId(i + 1)), i, rules.totals[i + 1], set < kSets ? set : 0, tile);
        return tile;
    });
}

int32_t bastide_game_list_segments(const bastide_game* game, int32_t tile, int32_t rotation, bastide_segment_def* out,
                                   int32_t cap)
{
    if (!game || !is_buffer(out, cap) || !is_within(rotation, 0, kSides - 1)) return BASTIDE_E_ARGUMENT;
    if (game->dice) return list_dice_segments(*game->dice, tile, rotation, out, cap);
    const Rules& rules = game->game->rules();
    if (!is_within(tile, 0, rules.tiles.count - 1)) return BASTIDE_E_ABSENT;
    return list_segments(rules.tiles.row(RowId(tile + 1)), rotation, out, cap);
}

int32_t bastide_game_list_stock(const bastide_game* game, bastide_stock* out, int32_t cap)
{
    if (const i32 status = check_list(game, out, cap); status != BASTIDE_OK) return status;
    if (game->dice) return 0;
    if (game->game->is_faulty()) return BASTIDE_E_STATE;
    const View view = game->game->view();
    return list_each(view.rules.tiles.count, out, cap, [&](i32 i) {
        const StockFacts facts = stock(view, RowId(i + 1));
        bastide_stock record{};
        record.tile = i;
        record.total = static_cast<i32>(facts.total);
        record.left = static_cast<i32>(facts.left);
        record.aside = view.state.aside(RowId(i + 1));
        record.placed = static_cast<i32>(facts.placed);
        record.held = static_cast<i32>(facts.held);
        record.removed = static_cast<i32>(facts.removed);
        record.placements = static_cast<i32>(facts.placements);
        return record;
    });
}

int32_t bastide_game_list_placements(const bastide_game* game, int32_t tile, bastide_placement* out, int32_t cap)
{
    if (const i32 status = check_list(game, out, cap); status != BASTIDE_OK) return status;
    if (game->dice) return BASTIDE_E_ABSENT;
    if (game->game->is_faulty()) return BASTIDE_E_STATE;
    const View view = game->game->view();
    if (!is_within(tile, 0, view.rules.tiles.count - 1)) return BASTIDE_E_ABSENT;
    i32 count = 0;
    for_each_placement(view, RowId(tile + 1), [&](Cell cell, u32 rotations) {
        if (count < cap) out[count] = {cell.x, cell.y, rotations, {}};
        ++count;
    });
    return count;
}

namespace {

/// Numbers of the actions that placed the tiles of seats, one after the other.
class PlacingActions {
public:
    explicit PlacingActions(const Game& game) noexcept : history_(game.history()) {}

    /// Of the next tile that a seat placed; -1 when the history does not tell.
    i32 next() noexcept
    {
        while (at_ < history_.count() && history_.at(at_).verb != Verb::place) ++at_;
        return at_ < history_.count() ? static_cast<i32>(at_++) : -1;
    }

private:
    const History& history_;
    u32 at_ = 0;
};

/// Calls `visit(record)` for every placed tile in order until it answers false.
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
        out.tile = outside(tile.tile.row());
        out.x = cell_of(tile).x;
        out.y = cell_of(tile).y;
        out.rotation = tile.tile.rotation();
        for (i32 k = 1; k <= i; ++k) out.copy += state.placed(PlacedId(k)).tile.row() == tile.tile.row();
        out.seat = seat_outside(by.seat);
        out.turn = by.turn;
        out.action = by.seat == kNature ? -1 : actions.next();
        if (!visit(out)) return;
    }
}

}  // namespace

int32_t bastide_game_list_board(const bastide_game* game, bastide_placed* out, int32_t cap)
{
    if (const i32 status = check_list(game, out, cap); status != BASTIDE_OK) return status;
    if (game->dice) return list_dice_board(*game->dice, out, cap);
    if (cap > 0) {
        for_each_placed(*game->game, [&](const bastide_placed& placed) {
            out[placed.index] = placed;
            return placed.index + 1 < cap;
        });
    }
    return game->game->view().state.header().placed;
}

bastide_status bastide_game_get_placed(const bastide_game* game, int32_t placed, bastide_placed* out)
{
    if (!game || !out) return BASTIDE_E_ARGUMENT;
    if (game->dice) return get_dice_placed(*game->dice, placed, out);
    bastide_status status = BASTIDE_E_ABSENT;
    for_each_placed(*game->game, [&](const bastide_placed& one) {
        if (one.index != placed) return true;
        *out = one;
        status = BASTIDE_OK;
        return false;
    });
    return status;
}

namespace {

PlacedId tile_on(const bastide_game& game, i32 x, i32 y) noexcept
{
    if (!is_within(x, -kReach, kReach) || !is_within(y, -kReach, kReach)) return {};
    return tile_at(game.game->view().state, cell_at(x, y));
}

}  // namespace

int32_t bastide_game_tile_at(const bastide_game* game, int32_t x, int32_t y)
{
    if (!game) return BASTIDE_E_ARGUMENT;
    if (game->dice) return dice_tile_at(*game->dice, x, y);
    const PlacedId id = tile_on(*game, x, y);
    return id ? outside(id) : BASTIDE_E_ABSENT;
}

int32_t bastide_game_list_segments_at(const bastide_game* game, int32_t x, int32_t y, bastide_segment_def* out, int32_t cap)
{
    if (const i32 status = check_list(game, out, cap); status != BASTIDE_OK) return status;
    if (game->dice) return list_dice_segments_at(*game->dice, x, y, out, cap);
    const PlacedId id = tile_on(*game, x, y);
    if (!id) return BASTIDE_E_ABSENT;
    const OrientedId tile = game->game->view().state.placed(id).tile;
    return list_segments(game->game->rules().tiles.row(tile.row()), tile.rotation(), out, cap);
}

int32_t bastide_game_segment_at(const bastide_game* game, int32_t x, int32_t y, int32_t port)
{
    if (!game || !is_within(port, 0, kPorts - 1)) return BASTIDE_E_ARGUMENT;
    if (game->dice) return dice_segment_at(*game->dice, x, y, port);
    const PlacedId id = tile_on(*game, x, y);
    if (!id) return BASTIDE_E_ABSENT;
    const OrientedId tile = game->game->view().state.placed(id).tile;
    const TileRow& row = game->game->rules().tiles.row(tile.row());
    const i32 upright = (port + kPorts - 3 * tile.rotation()) % kPorts;
    for (i32 i = 0; i < row.parts; ++i)
        if (row.part[i].ports >> upright & 1) return i;
    return BASTIDE_E_ABSENT;
}

int32_t bastide_game_feature_at(const bastide_game* game, int32_t x, int32_t y, int32_t segment)
{
    if (!game) return BASTIDE_E_ARGUMENT;
    if (game->dice) return dice_feature_at(*game->dice, x, y, segment);
    if (!tile_on(*game, x, y)) return BASTIDE_E_ABSENT;
    const View view = game->game->view();
    const NodeId id = segment_at(view, cell_at(x, y), segment);
    return id ? outside(root_of(view.state, id)) : BASTIDE_E_ABSENT;
}

namespace {

bastide_piece describe_piece(const View& view, i32 number) noexcept
{
    const Piece& piece = view.state.piece(PieceId(number + 1));
    bastide_piece out{};
    out.id = number;
    out.kind = static_cast<i32>(piece.kind);
    out.seat = piece.owner;
    out.spot = static_cast<i32>(piece.spot);
    out.x = out.y = BASTIDE_NOWHERE;
    out.placed = out.segment = out.feature = out.other_seat = -1;
    if (piece.spot == Spot::prison) out.other_seat = piece.holder;
    if (!piece.at) return out;
    const NodeId at(piece.at);
    const PlacedId tile = view.state.node(at).tile;
    const int segment = piece.spot == Spot::corner ? segment_of_corner(piece.corner) : part_of(view.state, at);
    const Place place = place_of(cell_of(view.state.placed(tile)), static_cast<u8>(segment));
    out.x = place.x;
    out.y = place.y;
    out.placed = outside(tile);
    out.segment = place.segment;
    out.feature = outside(root_of(view.state, at));
    return out;
}

}  // namespace

int32_t bastide_game_list_pieces(const bastide_game* game, bastide_piece* out, int32_t cap)
{
    if (const i32 status = check_list(game, out, cap); status != BASTIDE_OK) return status;
    if (game->dice) return 0;
    const View view = game->game->view();
    return list_each(view.rules.layout.piece_count, out, cap, [&](i32 i) { return describe_piece(view, i); });
}

bastide_status bastide_game_get_piece(const bastide_game* game, int32_t piece, bastide_piece* out)
{
    if (!game || !out) return BASTIDE_E_ARGUMENT;
    if (game->dice || !is_within(piece, 0, game->game->rules().layout.piece_count - 1)) return BASTIDE_E_ABSENT;
    *out = describe_piece(game->game->view(), piece);
    return BASTIDE_OK;
}

namespace {

bastide_feature describe_feature(const View& view, NodeId root) noexcept
{
    const FeatureFacts facts = describe(view, root);
    bastide_feature out{};
    out.marks = facts.feature.pennants > 0 ? u64{1} << BASTIDE_MARK_PENNANT : 0;
    out.id = outside(root);
    out.kind = static_cast<i32>(facts.feature.kind);
    out.complete = facts.complete ? 1 : 0;
    out.tiles = static_cast<i32>(facts.feature.tiles);
    out.segments = static_cast<i32>(facts.segments);
    out.open_sides = static_cast<i32>(facts.open);
    out.pennants = static_cast<i32>(facts.feature.pennants);
    out.points_now = facts.points_now;
    out.points_complete = facts.points_complete;
    out.occupants = facts.weights.occupants;
    out.leaders = facts.weights.leaders();
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        out.weights[seat] = facts.weights.of[seat];
        out.points[seat] = out.leaders >> seat & 1 ? facts.points_now : 0;
    }
    return out;
}

/// The feature that an id leads to, or none.
NodeId feature_of(const View& view, i32 id) noexcept
{
    return is_within(id, 0, view.state.header().nodes - 1) ? root_of(view.state, NodeId(id + 1)) : NodeId{};
}

}  // namespace

int32_t bastide_game_list_features(const bastide_game* game, int32_t kind, bastide_feature* out, int32_t cap)
{
    if (!game || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    if (kind != BASTIDE_ANY && !words(BASTIDE_VOCABULARY_SEGMENT).find(kind)) return BASTIDE_E_ARGUMENT;
    if (game->dice) return list_dice_features(*game->dice, kind, out, cap);
    const View view = game->game->view();
    i32 count = 0;
    for (i32 i = 1; i <= view.state.header().nodes; ++i) {
        const Node& node = view.state.node(NodeId(i));
        if (node.up != NodeId(i) || (kind >= 0 && static_cast<i32>(node.kind()) != kind)) continue;
        if (count < cap) out[count] = describe_feature(view, NodeId(i));
        ++count;
    }
    return count;
}

bastide_status bastide_game_get_feature(const bastide_game* game, int32_t feature, bastide_feature* out)
{
    if (!game || !out) return BASTIDE_E_ARGUMENT;
    if (game->dice) return get_dice_feature(*game->dice, feature, out);
    const View view = game->game->view();
    const NodeId root = feature_of(view, feature);
    if (!root) return BASTIDE_E_ABSENT;
    *out = describe_feature(view, root);
    return BASTIDE_OK;
}

int32_t bastide_game_list_parts(const bastide_game* game, int32_t feature, bastide_part* out, int32_t cap)
{
    if (const i32 status = check_list(game, out, cap); status != BASTIDE_OK) return status;
    if (game->dice) return list_dice_parts(*game->dice, feature, out, cap);
    const View view = game->game->view();
    const NodeId root = feature_of(view, feature);
    if (!root) return BASTIDE_E_ABSENT;
    i32 count = 0;
    for (i32 i = root.raw; i <= view.state.header().nodes;
         ++i) {  // nodes are numbered by tile and segment; the root is the first
        const NodeId node(i);
        if (root_of(view.state, node) != root) continue;
        const PlacedId id = view.state.node(node).tile;
        const Cell cell = cell_of(view.state.placed(id));
        if (count < cap) out[count] = {outside(id), cell.x, cell.y, part_of(view.state.placed(id), node), {}};
        ++count;
    }
    return count;
}

namespace {

bastide_thing widen(const Thing& thing) noexcept
{
    bastide_thing out{};
    out.kind = static_cast<i32>(thing.kind);
    out.seat = seat_outside(thing.seat);
    out.other_seat = out.segment = -1;
    out.spot = static_cast<i32>(thing.spot);
    out.x = out.y = BASTIDE_NOWHERE;
    if (thing.has_cell) {
        const Place place = place_of(thing.cell, thing.segment == kNoSegment ? u8{0} : thing.segment);
        out.x = place.x;
        out.y = place.y;
        out.segment = thing.segment == kNoSegment ? -1 : place.segment;
    }
    out.feature = outside(thing.feature);
    out.piece = outside(thing.piece);
    out.tile = outside(thing.tile);
    out.count = thing.count;
    out.points = thing.points;
    out.reach = thing.reach;
    out.closed = thing.closed;
    return out;
}

/// The things of one kind, in order; `id` counts them.
i32 list_kind(const View& view, ThingKind kind, bastide_thing* out, i32 cap) noexcept
{
    // The narrow things are collected at the begin of the caller's own buffer, then widened from the last to the first.
    static_assert(sizeof(Thing) <= sizeof(bastide_thing) && alignof(Thing) <= alignof(bastide_thing));
    Things things(reinterpret_cast<Thing*>(out), static_cast<u32>(cap));
    for (ShowHook hook : view.rules.on.show) hook(view, kind, things);
    for (u32 i = smaller(things.count(), static_cast<u32>(cap)); i-- > 0;) {
        Thing thing;
        std::memcpy(static_cast<void*>(&thing), reinterpret_cast<u8*>(out) + i * sizeof thing, sizeof thing);
        bastide_thing wide = widen(thing);
        wide.id = static_cast<i32>(i);
        std::memcpy(out + i, &wide, sizeof wide);
    }
    return static_cast<i32>(things.count());
}

}  // namespace

int32_t bastide_game_list_things(const bastide_game* game, int32_t kind, bastide_thing* out, int32_t cap)
{
    if (!game || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    const WordList kinds = words(BASTIDE_VOCABULARY_THING);
    if (kind != BASTIDE_ANY && !kinds.find(kind)) return BASTIDE_E_ARGUMENT;
    if (game->dice) return 0;
    const View view = game->game->view();
    if (kind != BASTIDE_ANY) return list_kind(view, static_cast<ThingKind>(kind), out, cap);
    i32 count = 0;
    for (const Word* word = kinds.next_above(nullptr); word; word = kinds.next_above(word)) {
        const i32 written = smaller(count, cap);
        count += list_kind(view, static_cast<ThingKind>(word->number), out ? out + written : nullptr, cap - written);
    }
    return count;
}

bastide_status bastide_game_get_hash(const bastide_game* game, uint64_t* out)
{
    if (!game || !out) return BASTIDE_E_ARGUMENT;
    *out = 0;
    if (game->game && game->game->is_faulty()) return BASTIDE_E_STATE;
    *out = game->dice ? dice::hash(game->dice->rules(), game->dice->state()) : hash_position(game->game->view());
    return BASTIDE_OK;
}
