// SPDX-License-Identifier: MIT
// Writes the planes and masks of observations. Where a seat may not see everything, it reads a copy of the game as the seat sees
// it, so nothing hidden can enter; elsewhere the game itself, which then holds nothing hidden but its seed and its bag.
#include <bit>

#include "batch/codes.hpp"
#include "batch/observed_game.hpp"

namespace bastide::batch {
namespace {

// ---- Pieces ----------------------------------------------------------------------------------------------------------

/// Adds ones to bytes of planes, and notes the bytes.
struct Ink {
    uint8_t* planes;
    int32_t* bytes;
    int32_t cells;
    int32_t count = 0;

    void add(int32_t plane, int32_t place) noexcept
    {
        const int32_t at = plane * cells + place;
        if (planes[at] < 255) ++planes[at];
        bytes[count++] = at;
    }
    void set(int32_t plane, int32_t place, int32_t value) noexcept
    {
        const int32_t at = plane * cells + place;
        planes[at] = static_cast<uint8_t>(value);
        bytes[count++] = at;
    }
    /// A place on a tile, below 16. A second one is added 16 times, the greater of both; a third one has no room.
    void add_place(int32_t plane, int32_t place, int32_t where) noexcept
    {
        const int32_t before = planes[plane * cells + place];
        if (before >= 16) return;
        const int32_t least = before < where ? before : where;
        const int32_t greatest = before < where ? where : before;
        set(plane, place, before == 0 ? where : least + 16 * greatest);
    }
};

/// The way of the road that was laid across a tile: 1 north-south, 2 east-west; 0 none.
int32_t span_of(const ObservedGame& observed, int32_t index) noexcept
{
    bastide_placed placed;
    return bastide_game_get_placed(observed.game, index, &placed) == BASTIDE_OK ? placed.span : 0;
}

/// Where a piece is on its tile, as a mask of areas. A road that was laid across it is behind the segments of its type.
uint32_t areas_of(const ObservedGame& observed, const bastide_piece& piece) noexcept
{
    if (piece.spot != BASTIDE_SPOT_SEGMENT || piece.placed < 0 || piece.placed >= observed.slot.placed) return 1U << kElseArea;
    const uint16_t lies = observed.slot.lying[piece.placed].stamp;
    if (piece.segment == observed.batch.defs[lies / 4].segments) return span_of(observed, piece.placed) == 1 ? 0b0101 : 0b1010;
    const Stamp& stamp = observed.batch.stamps[lies];
    return piece.segment >= 0 && piece.segment < kSegments ? stamp.areas[piece.segment] : 1U << kElseArea;
}

constexpr uint64_t kOnBoard = (UINT64_C(1) << BASTIDE_SPOT_SEGMENT) | (UINT64_C(1) << BASTIDE_SPOT_CORNER) |
                              (UINT64_C(1) << BASTIDE_SPOT_TILE) | (UINT64_C(1) << BASTIDE_SPOT_BESIDE);

/// Where a piece is on its tile: of what lies across it the way.
uint8_t where_is(const ObservedGame& observed, const bastide_piece& piece) noexcept
{
    const bool is_road = piece.kind == BASTIDE_PIECE_BRIDGE && piece.spot == BASTIDE_SPOT_TILE;
    if (is_road) return static_cast<uint8_t>(span_of(observed, piece.placed));
    if (piece.span > 0) return static_cast<uint8_t>(piece.span);
    return static_cast<uint8_t>(place_of_piece(piece.spot, piece.segment));
}

/// Reads the pieces on the board, unless they are known.
void find_standing(const ObservedGame& observed) noexcept
{
    Slot& slot = observed.slot;
    if (slot.standing_count >= 0) return;
    slot.standing_count = 0;
    for_each_piece(observed, [&](const bastide_piece& piece) {
        if (has_bit(kOnBoard, piece.spot))
            slot.standing[slot.standing_count++] = {static_cast<int16_t>(piece.x),
                                                    static_cast<int16_t>(piece.y),
                                                    static_cast<int8_t>(piece.seat),
                                                    static_cast<uint8_t>(piece.kind),
                                                    static_cast<uint8_t>(areas_of(observed, piece)),
                                                    where_is(observed, piece)};
    });
}

/// A road across a tile joins two sides on which the tile itself shows nothing but field. It is written as a piece is: it can be
/// laid later than its tile.
void put_road_across(const Planes& list, int32_t way, int32_t place, Ink& ink) noexcept
{
    for (const int32_t plane : list.across[way])
        if (plane >= 0) ink.set(plane, place, 1);
}

void put_piece(const ObservedGame& observed, const Standing& piece, Ink& ink) noexcept
{
    const int32_t place = observed.frame.window.place(piece.x, piece.y);
    if (place < 0) return;
    const Planes& list = observed.batch.planes;
    const int32_t first = list.pieces + observed.relative(piece.seat) * kAreas;
    if (piece.kind < kKinds && list.kinds[piece.kind] >= 0) ink.add(list.kinds[piece.kind], place);
    if (is_road_across(piece)) put_road_across(list, piece.where - 1, place, ink);
    if (const int32_t join = joins_roads(piece) ? list.across[piece.where - 1][2] : -1; join >= 0) ink.set(join, place, 1);
    if (piece.seat < 0) return;
    for (uint32_t areas = piece.areas; areas != 0; areas &= areas - 1) ink.add(first + std::countr_zero(areas), place);
    if (piece.kind < kKinds && list.places[piece.kind] >= 0)
        ink.add_place(list.places[piece.kind] + observed.relative(piece.seat) * list.place_kinds, place, piece.where);
}

/// The tile placed last, and those placed before it in the same turn.
void put_last(const ObservedGame& observed, Ink& ink) noexcept
{
    const Slot& slot = observed.slot;
    const int32_t plane = observed.batch.planes.last;
    const auto put = [&](const Lying& tile, int32_t value) {
        const int32_t place = observed.frame.window.place(tile.x, tile.y);
        if (place >= 0) ink.set(plane, place, value);
    };
    if (slot.placed == 0) return;
    const Lying* const last = slot.lying + slot.placed - 1;
    put(*last, 1);
    const int32_t most = slot.placed < kTilesOfTurn ? slot.placed : kTilesOfTurn;
    for (int32_t i = 1; i < most && last->turn != 0 && last[-i].turn == last->turn; ++i)
        put(last[-i], 2 + observed.relative(last[-i].seat));
}

/// The pieces and the last tile, which each observation writes anew.
void put_pieces(const ObservedGame& observed, uint8_t* planes) noexcept
{
    find_standing(observed);
    Drawn& drawn = observed.slot.drawn;
    Ink ink = {planes, drawn.bytes, observed.cells()};
    const int32_t count = observed.slot.standing_count;
    const Standing* const standing = observed.slot.standing;
    for (int32_t i = 0; i < count; ++i) put_piece(observed, standing[i], ink);
    put_last(observed, ink);
    drawn.count = ink.count;
}

// ---- Planes ----------------------------------------------------------------------------------------------------------

/// Writes a tile into its cell; `at` is that cell in the first plane.
void put_stamp(const Stamp& stamp, uint8_t* at) noexcept
{
    const int32_t count = stamp.count;
    for (int32_t k = 0; k < count; ++k) at[stamp.first[k]] = stamp.values[k];
}

/// Whether the planes hold what the last observation of this window left there.
bool is_drawn(const ObservedGame& observed) noexcept
{
    const Drawn& drawn = observed.slot.drawn;
    return observed.are_kept && drawn.x == observed.frame.window.x && drawn.y == observed.frame.window.y;
}

/// Leaves the tiles that lie there, or clears all.
void clear_planes(const ObservedGame& observed, uint8_t* planes) noexcept
{
    Drawn& drawn = observed.slot.drawn;
    const auto cells = static_cast<std::size_t>(observed.cells());
    if (is_drawn(observed)) {
        const int32_t* const bytes = drawn.bytes;
        for (int32_t i = 0, count = drawn.count; i < count; ++i) planes[bytes[i]] = 0;
        std::memset(planes + static_cast<std::size_t>(observed.batch.planes.placeable) * cells, 0, cells);
    } else {
        std::memset(planes, 0, static_cast<std::size_t>(observed.batch.planes.count) * cells);
        drawn.tiles = 0;
    }
    drawn.x = observed.frame.window.x;
    drawn.y = observed.frame.window.y;
}

/// Writes the tiles that the planes lack.
void put_tiles(const ObservedGame& observed, uint8_t* planes) noexcept
{
    Slot& slot = observed.slot;
    const Window window = observed.frame.window;
    const Stamp* const stamps = observed.batch.stamps.data();
    const Lying* const lying = slot.lying;
    for (int32_t i = slot.drawn.tiles, count = slot.placed; i < count; ++i) {
        const int32_t place = window.place(lying[i].x, lying[i].y);
        if (place >= 0) put_stamp(stamps[lying[i].stamp], planes + place);
    }
    slot.drawn.tiles = slot.placed;
}

void put_dice(const ObservedGame& observed, uint8_t* planes) noexcept
{
    bastide_die dice[kDice];
    const int32_t count = bastide_game_list_dice(observed.game, dice, kDice);
    for (int32_t i = 0; i < count; ++i) {
        const int32_t place = dice[i].spot == BASTIDE_SPOT_BUILT ? observed.frame.window.place(dice[i].x, dice[i].y) : -1;
        if (place < 0 || dice[i].face < 1 || dice[i].face > kFaces) continue;
        put_stamp(observed.batch.stamps[4 * (dice[i].face - 1) + dice[i].rotation], planes + place);
    }
}

/// Adds the four rows of the mask that hold the placements, one for each rotation.
void add_up_placements(const ObservedGame& observed, const uint8_t* mask, uint8_t* bytes) noexcept
{
    const int32_t cells = observed.cells();
    const uint8_t* const rows = mask + observed.batch.numbers.first_placement();
    for (int32_t i = 0; i < cells; ++i)
        bytes[i] = static_cast<uint8_t>(rows[i] + rows[cells + i] + rows[2 * cells + i] + rows[3 * cells + i]);
}

void put_placeable(const ObservedGame& observed, const uint8_t* mask, uint8_t* planes) noexcept
{
    static_assert(4 * kFaces < 256, "the placements on a cell fit into a byte");
    uint8_t* const bytes = planes + observed.batch.planes.placeable * observed.cells();
    if (mask && observed.slot.has_slots) {
        add_up_placements(observed, mask, bytes);
        return;
    }
    const Window window = observed.frame.window;
    const uint64_t* const codes = observed.slot.codes;
    const int32_t legal = observed.slot.legal;
    // No kind that a seat decides is before PLACE in the list.
    for (int32_t i = 0; i < legal && kind_of(codes[i]) == BASTIDE_ACTION_PLACE; ++i) {
        const int32_t place = window.place(place_x(codes[i]), place_y(codes[i]));
        if (place >= 0) ++bytes[place];
    }
}

/// @param mask that of the same observation, written before; or NULL
void write_planes(const ObservedGame& observed, const uint8_t* mask, uint8_t* planes) noexcept
{
    if (observed.batch.table.is_dice) {
        std::memset(planes, 0,
                    static_cast<std::size_t>(observed.cells()) * static_cast<std::size_t>(observed.batch.shape.planes));
        put_dice(observed, planes);
    } else {
        clear_planes(observed, planes);
        put_tiles(observed, planes);
        put_pieces(observed, planes);
        if (observed.batch.planes.derived < observed.batch.planes.count) put_derived(observed, planes);
    }
    if (observed.decides()) put_placeable(observed, mask, planes);
}

void write_mask(const ObservedGame& observed, uint8_t* mask) noexcept
{
    std::memset(mask, 0, static_cast<std::size_t>(observed.batch.shape.actions));
    if (!observed.decides()) return;
    const int32_t* const numbers = observed.slot.numbers;
    const int32_t legal = observed.slot.legal;
    for (int32_t i = 0; i < legal; ++i)
        if (numbers[i] >= 0) mask[numbers[i]] = 1;
}

/// Where one observation is written; each may be NULL.
struct Output {
    uint8_t* planes;
    int32_t* scalars;
    uint8_t* mask;
    bool are_kept;
};

void write(const ObservedGame& observed, const Output& out) noexcept
{
    if (out.mask) write_mask(observed, out.mask);
    if (out.planes) write_planes(observed, out.mask, out.planes);
    if (out.scalars) write_scalars(observed, out.scalars);
}

void write_from(const bastide_batch& batch, Slot& slot, const bastide_game* game, int32_t viewer, const Output& out) noexcept
{
    Pieces pieces;
    pieces.count = 0;
    const bool is_counted = out.scalars && !(has_plain_supplies(batch.table) && batch.table.is_plain);
    if (!batch.table.is_dice && (is_counted || (out.planes && slot.standing_count < 0)))
        pieces.count = bastide_game_list_pieces(game, pieces.all, Pieces::kAtOnce);
    write({batch, slot, game, viewer, frame_of(batch, slot), pieces, out.are_kept}, out);
}

bastide_status write_as_seen(const bastide_batch& batch, Slot& slot, int32_t viewer, const Output& out) noexcept
{
    if (out.mask && slot.seat == viewer) number_actions(batch, slot);
    if (!batch.table.hides_hands) {
        write_from(batch, slot, slot.game, viewer, out);
        return BASTIDE_OK;
    }
    bastide_game* seen = nullptr;
    const bastide_status status = bastide_game_clone(slot.game, viewer < 0 ? BASTIDE_VIEW_PUBLIC : viewer, 0, &batch.mem, &seen);
    if (status != BASTIDE_OK) return status;
    write_from(batch, slot, seen, viewer, out);
    bastide_game_destroy(seen);
    return BASTIDE_OK;
}

}  // namespace

bool are_viewers(const bastide_batch& batch, int32_t count, const int32_t* viewers) noexcept
{
    for (int32_t i = 0; viewers && i < count; ++i)
        if (viewers[i] < BASTIDE_VIEW_PUBLIC || viewers[i] >= batch.shape.seats) return false;
    return true;
}

bastide_status observe(const bastide_batch& batch, Slot& slot, const Arrays& arrays, int32_t i) noexcept
{
    if (slot.status != BASTIDE_OK) return slot.status;
    const bastide_batch_shape& shape = batch.shape;
    const int64_t bytes = int64_t{shape.planes} * shape.window * shape.window;
    const Output out = {arrays.planes ? arrays.planes + i * bytes : nullptr,
                        arrays.scalars ? arrays.scalars + int64_t{i} * shape.scalars : nullptr,
                        arrays.mask ? arrays.mask + int64_t{i} * shape.actions : nullptr, arrays.are_kept};
    return write_as_seen(batch, slot, arrays.viewers ? arrays.viewers[i] : slot.seat, out);
}

}  // namespace bastide::batch

using namespace bastide::batch;

extern "C" {

bastide_status BASTIDE_CALL bastide_batch_observe(bastide_batch* batch, int32_t first, int32_t count, const int32_t* viewers,
                                                  uint8_t* planes, int32_t* scalars, uint8_t* mask)
{
    if (!is_range(batch, first, count) || !are_viewers(*batch, count, viewers)) return BASTIDE_E_ARGUMENT;
    const Arrays arrays = {viewers, planes, scalars, mask, false};
    bastide_status status = BASTIDE_OK;
    for_each_game(*batch, first, count, [&](Slot& slot, int32_t i) {
        if (status == BASTIDE_OK) status = observe(*batch, slot, arrays, i);
    });
    return status;
}

}  // extern "C"
