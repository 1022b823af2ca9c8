// SPDX-License-Identifier: MIT
// Positions: sets the table of a game and lists what lies on it.
#include <limits>

#include "dice/host/dice_host.hpp"
#include "dice_functions.hpp"
#include "formats/positions/position.hpp"
#include "interface.hpp"
#include "tile_game.hpp"

using namespace bastide;

namespace {

/// From a number of a record, which counts from 1 with 0 for none, to one from 0 with -1 for none. Does not overflow at
/// INT32_MIN.
i32 index_from_number(i32 number) noexcept { return larger(number, std::numeric_limits<i32>::min() + 1) - 1; }

#define BASTIDE_BIT_OF(name) bit_of_field(record_fields::kPutFields, offsetof(bastide_put, name))

/// Collects the fields of bastide_put that hold the fields of an entry.
struct HostPutFields {
    u64 bits = BASTIDE_BIT_OF(kind);

    constexpr void visit(fields::Seat) noexcept { bits |= BASTIDE_BIT_OF(seat); }
    constexpr void visit(fields::Tile) noexcept { bits |= BASTIDE_BIT_OF(tile); }
    constexpr void visit(fields::PieceKind) noexcept { bits |= BASTIDE_BIT_OF(piece_kind); }
    constexpr void visit(fields::Cell) noexcept { bits |= BASTIDE_BIT_OF(x) | BASTIDE_BIT_OF(y); }
    constexpr void visit(fields::Rotation) noexcept { bits |= BASTIDE_BIT_OF(rotation); }
    constexpr void visit(fields::Span) noexcept { bits |= BASTIDE_BIT_OF(span); }
    constexpr void visit(fields::Place) noexcept
    {
        visit(fields::Cell{});
        bits |= BASTIDE_BIT_OF(spot) | BASTIDE_BIT_OF(segment) | BASTIDE_BIT_OF(other_seat) | BASTIDE_BIT_OF(beside);
    }
    constexpr void visit(fields::Note) noexcept { bits |= BASTIDE_BIT_OF(note); }
    constexpr void visit(fields::Points) noexcept { bits |= BASTIDE_BIT_OF(points); }
    constexpr void visit(fields::Count) noexcept { bits |= BASTIDE_BIT_OF(count); }
    constexpr void visit(fields::Number) noexcept { bits |= BASTIDE_BIT_OF(number); }
    constexpr void visit(fields::OtherSeat) noexcept { bits |= BASTIDE_BIT_OF(other_seat); }
    constexpr void visit(fields::Piece) noexcept { bits |= BASTIDE_BIT_OF(piece); }
    constexpr void visit(fields::Slot) noexcept { bits |= BASTIDE_BIT_OF(slot); }
};
#undef BASTIDE_BIT_OF

/// Whether the fields of each kind of entry are those that the header names for it.
constexpr bool agrees_with_header() noexcept
{
    for (const record_fields::KindFields& header : record_fields::kPutKindFields) {
        HostPutFields ours;
        PutFields::walk(fields_of(static_cast<PutKind>(header.kind)), ours);
        if (ours.bits != header.fields) return false;
    }
    return true;
}
static_assert(agrees_with_header());

/// The number of the segment, or of the space; -1 at a spot that has none.
i32 segment_of(const bastide_put& in) noexcept
{
    if (in.spot == BASTIDE_SPOT_SPACE) return in.segment;
    return in.spot == BASTIDE_SPOT_SEGMENT && is_within(in.segment, 0, kFirstCorner - 1) ? in.segment : -1;
}

/// Copies all fields: those that the kind does not use are ignored later.
Put narrow_put(const bastide_put& in) noexcept
{
    return {.kind = in.kind,
            .seat = in.seat,
            .tile = in.tile,
            .x = in.x,
            .y = in.y,
            .rotation = in.rotation,
            .spot = in.spot,
            .segment = segment_of(in),
            .piece_kind = in.piece_kind,
            .piece = index_from_number(in.piece),
            .slot = index_from_number(in.slot),
            .other_seat = in.other_seat,
            .points = in.points,
            .count = in.count,
            .note = in.note,
            .number = in.number,
            .beside = index_from_number(in.beside),
            .span = in.span};
}

/// Copies all fields: those that the kind does not use are unset in both records.
bastide_put widen_put(const Put& in) noexcept
{
    Place place{static_cast<Spot>(in.spot), in.x, in.y, in.segment};
    if (in.is_at(Spot::corner)) place = place_of(cell_at(in.x, in.y), static_cast<u8>(in.segment));
    return {.kind = in.kind,
            .seat = in.seat,
            .tile = in.tile,
            .x = place.x,
            .y = place.y,
            .rotation = in.rotation,
            .spot = in.spot,
            .segment = place.segment,
            .piece_kind = in.piece_kind,
            .piece = in.piece + 1,
            .slot = in.slot + 1,
            .other_seat = in.other_seat,
            .points = in.points,
            .count = in.count,
            .note = in.note,
            .number = in.number,
            .beside = in.beside + 1,
            .span = in.span,
            .spare = {}};
}

TableHead narrow_head(const bastide_position& in) noexcept { return {in.turn, in.seat, in.step, in.tile}; }

/// Puts the entries of a host on a new table.
Game* set_entries(const Game& like, const bastide_position& head, const bastide_put* puts, i32 count, Illegals& illegals,
                  Fault& fault) noexcept
{
    return set_table(
        like, narrow_head(head), static_cast<u32>(count),
        [](const void* all, u32 i) { return narrow_put(static_cast<const bastide_put*>(all)[i]); }, puts, illegals, fault);
}

}  // namespace

namespace bastide::tiles {

i32 list_position(const Game& game, bastide_position* head, bastide_put* out, i32 cap) noexcept
{
    TableHead inner;
    if (!describe_head(game.view(), inner)) return BASTIDE_E_STATE;
    if (head) *head = {inner.turn, inner.seat, inner.step, inner.tile, {}};
    i32 count = 0;
    for_each_put(game.view(), [&](const Put& put) {
        if (count < cap) out[count] = widen_put(put);
        ++count;
    });
    return count;
}

i32 check_position(const Game& game, const bastide_position& head, const bastide_put* puts, i32 count, bastide_refusal* out,
                   i32 cap) noexcept
{
    Fault fault;
    // The internal records are collected at the start of the caller's buffer and then widened in place, from the last to the
    // first.
    static_assert(sizeof(Illegal) <= sizeof(bastide_refusal) && alignof(Illegal) <= alignof(bastide_refusal));
    Illegals illegals(reinterpret_cast<Illegal*>(out), static_cast<u32>(cap));
    Game* set = set_entries(game, head, puts, count, illegals, fault);
    if (set) Game::destroy(set);
    for (u32 i = smaller(illegals.count(), static_cast<u32>(cap)); i-- > 0;) {
        Illegal illegal;
        std::memcpy(static_cast<void*>(&illegal), reinterpret_cast<u8*>(out) + i * sizeof illegal, sizeof illegal);
        const bastide_refusal wide = widen(illegal);
        std::memcpy(out + i, &wide, sizeof wide);
    }
    return fault.status == Status::ok ? count_of(illegals.count()) : code(fault.status);
}

void* set_position(const Game& game, const bastide_position& head, const bastide_put* puts, i32 count,
                   bastide_refusal& refusal) noexcept
{
    Fault fault;
    Illegals illegals(nullptr, 0);
    Game* set = set_entries(game, head, puts, count, illegals, fault);
    if (set)
        set->forget_events(game.log().next());
    else if (fault.status == Status::ok)
        refusal = widen(illegals.first());
    else
        report(fault, &refusal);
    return set;
}

}  // namespace bastide::tiles

namespace {

/// Checks the arguments of bastide_game_check_position() and bastide_game_set_position(), and reports what is wrong.
i32 check_arguments(const bastide_game* game, const bastide_position* head, const bastide_put* puts, i32 count,
                    bastide_refusal* refusal) noexcept
{
    Fault fault;
    if (!is_given("game", game, fault) || !is_given("head", head, fault) ||
        !is_list("puts", puts, "count", count, kMaxCount, fault))
        return report(fault, refusal);
    return explained(report(check_spares("head", *head, "puts", puts, count), refusal), refusal);
}

}  // namespace

int32_t bastide_game_list_position(const bastide_game* game, bastide_position* head, bastide_put* out, int32_t cap)
{
    return can_list(game, out, cap) ? on_game<tiles::list_position, BASTIDE_E_ABSENT>(*game, head, out, cap) : BASTIDE_E_ARGUMENT;
}

int32_t bastide_game_check_position(bastide_game* game, const bastide_position* head, const bastide_put* puts, int32_t count,
                                    bastide_refusal* out, int32_t cap)
{
    if (!is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    if (const i32 status = check_arguments(game, head, puts, count, nullptr); status != BASTIDE_OK) return status;
    return on_game<tiles::check_position, BASTIDE_E_ABSENT>(*game, *head, puts, count, out, cap);
}

bastide_status bastide_game_set_position(bastide_game* game, const bastide_position* head, const bastide_put* puts, int32_t count,
                                         bastide_refusal* refusal)
{
    if (const i32 status = check_arguments(game, head, puts, count, refusal); status != BASTIDE_OK) return status;
    bastide_refusal wrong;
    void* set = on_game<tiles::set_position, refuse_position_of_dice>(*game, *head, puts, count, wrong);
    if (!set) return explained(report(wrong, refusal), refusal);
    replace_game(*game, game->kind, set);
    return report(Status::ok, refusal);
}
