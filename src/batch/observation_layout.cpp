// SPDX-License-Identifier: MIT
// The lists of planes and scalars, in the order of an observation, and the stamps of tile types.
#include "batch/observation_layout.hpp"

#include <initializer_list>

namespace bastide::batch {
namespace {

constexpr int32_t kSides = 4;

/// What the tile types of a game show. Planes exist only for these.
struct Shown {
    uint64_t sides = 0;
    uint64_t segments = 0;
    uint64_t marks = 0;
};

template <class Each>
void for_each_segment(const bastide_game* game, int32_t tile, int32_t rotation, Each&& each) noexcept
{
    bastide_segment_def segments[kSegments];
    const int32_t count = bastide_game_list_segments(game, tile, rotation, segments, kSegments);
    for (int32_t i = 0; i < count && i < kSegments; ++i) each(segments[i]);
}

Shown shown_by(const bastide_game* game, const ConfigFacts& table, const bastide_tile_def* defs) noexcept
{
    Shown shown;
    if (has_bit(table.piece_kinds, BASTIDE_PIECE_BRIDGE)) shown.sides |= UINT64_C(1) << BASTIDE_SIDE_ROAD;
    for (int32_t tile = 0; tile < table.types; ++tile) {
        for (const int32_t side : defs[tile].sides) shown.sides |= UINT64_C(1) << side;
        shown.marks |= defs[tile].marks;
        for_each_segment(game, tile, 0, [&shown](const bastide_segment_def& segment) {
            shown.segments |= UINT64_C(1) << segment.kind;
            shown.marks |= segment.marks;
        });
    }
    return shown;
}

/// Sides that a road, city or river meets, of a side that two cities share its half; a field meets none.
uint32_t sides_of(const bastide_segment_def& segment) noexcept
{
    uint32_t sides = 0;
    for (int32_t side = 0; side < kSides; ++side)
        if (((segment.ports >> (3 * side)) & 7U) != 0) sides |= 1U << side;
    return segment.kind == BASTIDE_SEGMENT_FIELD ? 0 : sides;
}

void put(Stamp& stamp, int32_t plane, int32_t value) noexcept
{
    if (plane < 0) return;
    for (int32_t i = 0; i < stamp.count; ++i) {
        if (stamp.first[i] != plane) continue;
        stamp.values[i] = static_cast<uint8_t>(stamp.values[i] + value);
        return;
    }
    if (stamp.count == Stamp::kMax) return;
    stamp.first[stamp.count] = plane;
    stamp.values[stamp.count++] = static_cast<uint8_t>(value);
}

void put_once(Stamp& stamp, int32_t plane) noexcept
{
    if (plane < 0) return;
    for (int32_t i = 0; i < stamp.count; ++i)
        if (stamp.first[i] == plane) return;
    put(stamp, plane, 1);
}

/// The sides of a tile type as it lies.
void put_sides(Stamp& stamp, const Planes& planes, const bastide_tile_def& def, int32_t rotation) noexcept
{
    for (int32_t side = 0; side < kSides; ++side)
        put(stamp, planes.find(BASTIDE_BATCH_PLANE_SIDE, side, -1, def.sides[(side - rotation) & 3]), 1);
}

void put_joins(Stamp& stamp, const Planes& planes, const bastide_segment_def& segment) noexcept
{
    const uint32_t sides = sides_of(segment);
    for (int32_t side = 0; side < kSides; ++side)
        for (int32_t other = side + 1; other < kSides; ++other)
            if (((sides >> side) & (sides >> other) & 1U) != 0)
                put_once(stamp, planes.find(BASTIDE_BATCH_PLANE_JOIN, side, other, 0));
}

void put_segment(Stamp& stamp, const Planes& planes, const bastide_segment_def& segment) noexcept
{
    put_joins(stamp, planes, segment);
    put_once(stamp, planes.find(BASTIDE_BATCH_PLANE_SEGMENT, -1, -1, segment.kind));
    for (int32_t mark = 1; mark < kKinds; ++mark) {
        if (!has_bit(segment.marks, mark)) continue;
        const int32_t copies = mark == BASTIDE_MARK_PENNANT ? segment.pennants : 1;
        put(stamp, planes.find(BASTIDE_BATCH_PLANE_MARK, -1, -1, mark), copies);
    }
    uint32_t areas = sides_of(segment);
    if (segment.kind == BASTIDE_SEGMENT_FIELD) areas = 1U << kFieldArea;
    if (segment.index >= 0 && segment.index < kSegments)
        stamp.areas[segment.index] = static_cast<uint8_t>(areas != 0 ? areas : 1U << kElseArea);
}

void make_stamp(const bastide_game* game, const Planes& planes, const bastide_tile_def& def, int32_t rotation,
                Stamp& stamp) noexcept
{
    stamp = {};
    for (uint8_t& areas : stamp.areas) areas = 1U << kElseArea;
    put(stamp, planes.find(BASTIDE_BATCH_PLANE_TILE, -1, -1, 0), 1);
    put(stamp, planes.find(BASTIDE_BATCH_PLANE_TYPE, -1, -1, 0), (def.id + 1) & 255);
    put(stamp, planes.find(BASTIDE_BATCH_PLANE_TYPE, -1, -1, 1), (def.id + 1) >> 8);
    put(stamp, planes.find(BASTIDE_BATCH_PLANE_ROTATION, -1, -1, 0), rotation);
    put_sides(stamp, planes, def, rotation);
    uint64_t on_segments = 0;
    for_each_segment(game, def.id, rotation, [&](const bastide_segment_def& segment) {
        put_segment(stamp, planes, segment);
        on_segments |= segment.marks;
    });
    for (int32_t mark = 1; mark < kKinds; ++mark)
        if (has_bit(def.marks & ~on_segments, mark)) put(stamp, planes.find(BASTIDE_BATCH_PLANE_MARK, -1, -1, mark), 1);
}

}  // namespace

void Planes::add(int32_t kind, int32_t seat, int32_t side, int32_t other_side, int32_t number) noexcept
{
    if (count < kPlanesMax) all[count++] = {kind, seat, side, other_side, number, {}};
}

int32_t Planes::find(int32_t kind, int32_t side, int32_t other_side, int32_t number) const noexcept
{
    for (int32_t i = 0; i < pieces_or_end(); ++i)
        if (all[i].kind == kind && all[i].side == side && all[i].other_side == other_side && all[i].number == number) return i;
    return -1;
}

void Planes::add_tiles(const bastide_game* game, const ConfigFacts& table, const bastide_tile_def* defs) noexcept
{
    const Shown shown = shown_by(game, table, defs);
    for (const int32_t side_kind : {BASTIDE_SIDE_ROAD, BASTIDE_SIDE_CITY, BASTIDE_SIDE_RIVER})
        for (int32_t side = 0; side < kSides && has_bit(shown.sides, side_kind); ++side)
            add(BASTIDE_BATCH_PLANE_SIDE, -1, side, -1, side_kind);
    if (table.is_dice) return;
    for (int32_t side = 0; side < kSides; ++side)
        for (int32_t other = side + 1; other < kSides; ++other) add(BASTIDE_BATCH_PLANE_JOIN, -1, side, other, 0);
    for (const int32_t kind : {BASTIDE_SEGMENT_MONASTERY, BASTIDE_SEGMENT_FOUNDATION, BASTIDE_SEGMENT_GARDEN,
                               BASTIDE_SEGMENT_ABBACY, BASTIDE_SEGMENT_HUT})
        if (has_bit(shown.segments, kind)) add(BASTIDE_BATCH_PLANE_SEGMENT, -1, -1, -1, kind);
    for (int32_t mark = 1; mark < kKinds; ++mark)
        if (has_bit(shown.marks, mark)) add(BASTIDE_BATCH_PLANE_MARK, -1, -1, -1, mark);
}

void Planes::find_across() noexcept
{
    constexpr int32_t kEnds[kLinkWays][2] = {{0, 2}, {1, 3}, {0, 1}, {1, 2}, {2, 3}, {0, 3}};
    for (int32_t way = 0; way < kLinkWays; ++way) {
        across[way][0] = find(BASTIDE_BATCH_PLANE_SIDE, kEnds[way][0], -1, BASTIDE_SIDE_ROAD);
        across[way][1] = find(BASTIDE_BATCH_PLANE_SIDE, kEnds[way][1], -1, BASTIDE_SIDE_ROAD);
        across[way][2] = find(BASTIDE_BATCH_PLANE_JOIN, kEnds[way][0], kEnds[way][1], 0);
    }
}

void Planes::add_pieces(const ConfigFacts& table) noexcept
{
    pieces = count;
    for (int32_t seat = 0; seat < table.seats; ++seat) {
        for (int32_t side = 0; side < kSides; ++side) add(BASTIDE_BATCH_PLANE_PIECE_SIDE, seat, side, -1, 0);
        add(BASTIDE_BATCH_PLANE_PIECE_FIELD, seat, -1, -1, 0);
        add(BASTIDE_BATCH_PLANE_PIECE_ELSE, seat, -1, -1, 0);
    }
    for (int32_t kind = 1; kind < kKinds; ++kind) {
        if (!has_bit(table.piece_kinds, kind) || kind == BASTIDE_PIECE_FOLLOWER) continue;
        kinds[kind] = count;
        add(BASTIDE_BATCH_PLANE_PIECE_KIND, -1, -1, -1, kind);
    }
    last = count;
    add(BASTIDE_BATCH_PLANE_LAST, -1, -1, -1, 0);
}

/// Where each piece of a seat is, by its kind. Kinds that no seat has are those of pieces without an owner.
void Planes::add_places(const ConfigFacts& table) noexcept
{
    const int32_t first = count;
    for (int32_t seat = 0; seat < table.seats; ++seat)
        for (int32_t kind = 1; kind < kKinds; ++kind) {
            if (!has_bit(table.seat_kinds, kind)) continue;
            if (seat == 0) places[kind] = count;
            add(BASTIDE_BATCH_PLANE_PIECE_PLACE, seat, -1, -1, kind);
        }
    place_kinds = (count - first) / table.seats;
}

/// A plane for each edge of a range.
void Planes::add_edges(int32_t kind, int32_t seat, int32_t first, int32_t final) noexcept
{
    for (int32_t edge = first; edge <= final; ++edge) {
        const bool is_half = edge >= kHalves && edge < kInside;
        const int32_t side = edge == kInside ? -1 : is_half ? (edge - kHalves) / 2 : edge;
        add(kind, seat, side, -1, is_half ? 1 + (edge - kHalves) % 2 : 0);
    }
}

/// The planes that the host asked for beside those that say everything.
void Planes::add_derived(const ConfigFacts& table, uint32_t asked) noexcept
{
    has_fields = (asked & BASTIDE_BATCH_DERIVED_FLAG_FIELDS) != 0;
    has_features = (asked & BASTIDE_BATCH_DERIVED_FLAG_FEATURES) != 0;
    if (has_fields) {
        fields = count;
        add_edges(BASTIDE_BATCH_PLANE_FIELD, -1, kHalves, kInside - 1);
    }
    if (has_fields || has_features) strength = count;
    for (int32_t seat = 0; seat < table.seats; ++seat) {
        if (has_features) add_edges(BASTIDE_BATCH_PLANE_STRENGTH, seat, 0, kHalves - 1);
        if (has_fields) add_edges(BASTIDE_BATCH_PLANE_STRENGTH, seat, kHalves, kInside - 1);
        if (has_features) add_edges(BASTIDE_BATCH_PLANE_STRENGTH, seat, kInside, kInside);
    }
    if (has_features) {
        open = count;
        add_edges(BASTIDE_BATCH_PLANE_OPEN, -1, 0, kHalves - 1);
        add_edges(BASTIDE_BATCH_PLANE_OPEN, -1, kInside, kInside);
    }
    if ((asked & BASTIDE_BATCH_DERIVED_FLAG_POINTS) == 0) return;
    points = count;
    add_edges(BASTIDE_BATCH_PLANE_POINTS, -1, 0, kInside);
}

void Planes::make(const bastide_game* game, const ConfigFacts& table, const bastide_tile_def* defs, uint32_t asked) noexcept
{
    for (int32_t& kind : kinds) kind = -1;
    for (int32_t& kind : places) kind = -1;
    add(BASTIDE_BATCH_PLANE_TILE, -1, -1, -1, 0);
    add(BASTIDE_BATCH_PLANE_TYPE, -1, -1, -1, 0);
    if (table.types > 255) add(BASTIDE_BATCH_PLANE_TYPE, -1, -1, -1, 1);
    add(BASTIDE_BATCH_PLANE_ROTATION, -1, -1, -1, 0);
    add_tiles(game, table, defs);
    find_across();
    if (!table.is_dice) {
        add_pieces(table);
        add_places(table);
    }
    placeable = count;
    add(BASTIDE_BATCH_PLANE_PLACEABLE, -1, -1, -1, 0);
    derived = count;
    if (!table.is_dice) add_derived(table, asked);
}

namespace {

/// Writes scalars, or only counts them.
struct Scalars {
    bastide_batch_scalar* out;
    int32_t count = 0;

    void add(int32_t kind, int32_t seat = -1, int32_t side = -1, int32_t number = 0) noexcept
    {
        if (out) out[count] = {kind, seat, side, number, {}};
        ++count;
    }
};

void add_decision(Scalars& list, const ConfigFacts& table) noexcept
{
    for (int32_t kind = BASTIDE_BATCH_SCALAR_DECIDER; kind <= BASTIDE_BATCH_SCALAR_COLUMN; ++kind) list.add(kind);
    for (int32_t slot = 0; slot < table.hand_slots; ++slot) {
        list.add(BASTIDE_BATCH_SCALAR_TILE, -1, -1, slot);
        for (int32_t side = 0; side < kSides; ++side) list.add(BASTIDE_BATCH_SCALAR_TILE_SIDE, -1, side, slot);
    }
}

void add_seat(Scalars& list, const ConfigFacts& table, int32_t seat) noexcept
{
    list.add(BASTIDE_BATCH_SCALAR_SCORE, seat);
    for (int32_t kind = 1; kind < kKinds; ++kind)
        if (has_bit(table.piece_kinds, kind)) list.add(BASTIDE_BATCH_SCALAR_SUPPLY, seat, -1, kind);
    if (has_bit(table.sets, BASTIDE_SET_TOWER)) list.add(BASTIDE_BATCH_SCALAR_PRISONERS, seat);
    for (int32_t kind = 1; kind < kKinds; ++kind)
        if (has_bit(table.tokens, kind)) list.add(BASTIDE_BATCH_SCALAR_TOKENS, seat, -1, kind);
    list.add(BASTIDE_BATCH_SCALAR_HELD, seat);
    list.add(BASTIDE_BATCH_SCALAR_RESIGNED, seat);
}

void add_dice(Scalars& list, const ConfigFacts& table) noexcept
{
    for (int32_t number = 0; number < kDiceNumbers; ++number) {
        if (number != 14) list.add(BASTIDE_BATCH_SCALAR_DICE, -1, -1, number);
        for (int32_t seat = 0; seat < table.seats && number == 14; ++seat) list.add(BASTIDE_BATCH_SCALAR_DICE, seat, -1, number);
    }
}

/// What the game keeps beside the board, so that the observation says everything.
void add_rest(Scalars& list, const ConfigFacts& table, const bastide_tile_def* defs) noexcept
{
    if (table.hand_slots > 1) list.add(BASTIDE_BATCH_SCALAR_DRAWN);
    for (int32_t seat = 0; seat < table.seats; ++seat)
        for (int32_t tile = 0; tile < table.types; ++tile)
            if (is_held(table, defs[tile])) list.add(BASTIDE_BATCH_SCALAR_HOLDS, seat, -1, tile);
    for (int32_t tile = 0; tile < table.types && table.has_bazaars; ++tile)
        if (is_held(table, defs[tile])) list.add(BASTIDE_BATCH_SCALAR_HOLDS, -1, -1, tile);
    for (int32_t number = 0; number < table.variables; ++number) list.add(BASTIDE_BATCH_SCALAR_VARIABLE, -1, -1, number);
    if (table.is_plain) return;  // the planes say where the pieces are
    for (const int32_t kind : {BASTIDE_BATCH_SCALAR_SEGMENT, BASTIDE_BATCH_SCALAR_SUBJECT, BASTIDE_BATCH_SCALAR_OTHER_SEAT})
        list.add(kind);
    for (int32_t number = 0; number < table.pieces; ++number) {
        const bool is_owned = number < table.pieces_per_seat * table.seats;
        list.add(BASTIDE_BATCH_SCALAR_PIECE, is_owned ? number / table.pieces_per_seat : -1, -1, number);
    }
}

}  // namespace

int32_t make_scalars(const ConfigFacts& table, const bastide_tile_def* defs, bastide_batch_scalar* out) noexcept
{
    Scalars list{out};
    add_decision(list, table);
    for (int32_t seat = 0; seat < table.seats; ++seat) add_seat(list, table, seat);
    if (table.is_dice) add_dice(list, table);
    for (int32_t tile = 0; tile < table.types && !table.is_dice; ++tile) list.add(BASTIDE_BATCH_SCALAR_LEFT, -1, -1, tile);
    if (!table.is_dice) add_rest(list, table, defs);
    return list.count;
}

void make_stamps(const bastide_game* game, const ConfigFacts& table, const bastide_tile_def* defs, const Planes& planes,
                 int32_t cells, Stamp* out) noexcept
{
    for (int32_t i = 0; i < 4 * table.types; ++i) {
        make_stamp(game, planes, defs[i / 4], i % 4, out[i]);
        for (int32_t k = 0; k < out[i].count; ++k) out[i].first[k] *= cells;
    }
}

namespace {

/// The edges at which a segment counts.
void put_edges(const bastide_segment_def& segment, Edges& edges) noexcept
{
    const auto put_at = [&](int32_t edge) {
        if (edges.segments[edge] < 0) edges.segments[edge] = static_cast<int8_t>(segment.index);
    };
    const uint32_t sides = sides_of(segment);
    for (int32_t side = 0; side < kSides; ++side) {
        if (((sides >> side) & 1U) != 0) put_at(side);
        if (segment.kind != BASTIDE_SEGMENT_FIELD) continue;
        if (((segment.ports >> (3 * side)) & 1U) != 0) put_at(kHalves + 2 * side);
        if (((segment.ports >> (3 * side + 2)) & 1U) != 0) put_at(kHalves + 2 * side + 1);
    }
    if (segment.kind == BASTIDE_SEGMENT_MONASTERY || segment.kind == BASTIDE_SEGMENT_GARDEN ||
        segment.kind == BASTIDE_SEGMENT_HUT)
        put_at(kInside);
}

}  // namespace

void make_edges(const bastide_game* game, const ConfigFacts& table, Edges* out) noexcept
{
    for (int32_t i = 0; i < 4 * table.types; ++i) {
        for (int8_t& segment : out[i].segments) segment = -1;
        for_each_segment(game, i / 4, i % 4, [&](const bastide_segment_def& segment) {
            if (segment.index >= 0 && segment.index < kSegments) put_edges(segment, out[i]);
        });
    }
}

}  // namespace bastide::batch
