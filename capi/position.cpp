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

/// The number of the place of a piece that is not on a tile.
i32 place_number_of(const bastide_put& in) noexcept
{
    switch (in.spot) {
        case BASTIDE_SPOT_SPACE: return in.segment;
        case BASTIDE_SPOT_BESIDE: return index_from_number(in.beside);
        case BASTIDE_SPOT_HELD: return in.other_seat;
        default: return 0;
    }
}

void put_off_segments(const Put& in, bastide_put& out) noexcept
{
    out.x = out.y = BASTIDE_NOWHERE;
    switch (in.segment) {
        case Put::kSpace:
            out.spot = BASTIDE_SPOT_SPACE;
            out.segment = in.value;
            break;
        case Put::kBeside:
            out.spot = BASTIDE_SPOT_BESIDE;
            out.beside = in.value + 1;
            break;
        default:
            out.spot = BASTIDE_SPOT_HELD;
            out.other_seat = in.value;
            break;
    }
}

Put narrow_put(const bastide_put& in) noexcept
{
    Put out;
    out.kind = in.kind;
    out.seat = in.seat;
    out.tile = in.tile;
    out.x = in.x;
    out.y = in.y;
    out.rotation = in.rotation;
    switch (in.spot) {
        case BASTIDE_SPOT_SEGMENT: out.segment = is_within(in.segment, 0, kFirstCorner - 1) ? in.segment : -1; break;
        case BASTIDE_SPOT_CORNER: out.segment = Put::kCorner; break;
        case BASTIDE_SPOT_SUPPLY: out.segment = Put::kSupply; break;
        case BASTIDE_SPOT_TILE: out.segment = Put::kTile; break;
        case BASTIDE_SPOT_SPACE: out.segment = Put::kSpace; break;
        case BASTIDE_SPOT_BESIDE: out.segment = Put::kBeside; break;
        case BASTIDE_SPOT_HELD: out.segment = Put::kHeld; break;
        default: out.segment = -1; break;
    }
    out.piece = in.piece_kind;
    switch (in.kind) {
        case BASTIDE_PUT_PIECE:
            out.id = index_from_number(in.piece);
            out.value = place_number_of(in);
            break;
        case BASTIDE_PUT_PRISONER:
            out.id = index_from_number(in.piece);
            out.value = in.other_seat;
            break;
        case BASTIDE_PUT_SCORE: out.value = in.points; break;
        case BASTIDE_PUT_HELD: out.id = index_from_number(in.slot); break;
        case BASTIDE_PUT_OUT:
        case BASTIDE_PUT_BAG: out.value = in.count; break;
        case BASTIDE_PUT_NOTE:
            out.id = in.note;
            out.value = in.number;
            break;
        default: break;
    }
    return out;
}

bastide_put widen_put(const Put& in) noexcept
{
    bastide_put out{};
    out.kind = in.kind;
    out.seat = in.seat;
    out.tile = in.tile;
    out.x = out.y = BASTIDE_NOWHERE;
    out.segment = out.other_seat = -1;
    const u16 fields = fields_of(static_cast<PutKind>(in.kind));
    if (fields & kPutCell) {
        out.x = in.x;
        out.y = in.y;
    }
    if (fields & kPutRotation) out.rotation = in.rotation;
    if ((fields & kPutSegment) && in.segment == Put::kSupply) {
        out.spot = BASTIDE_SPOT_SUPPLY;
        out.x = out.y = BASTIDE_NOWHERE;
    } else if ((fields & kPutSegment) && in.is_beside_board()) {
        put_off_segments(in, out);
    } else if ((fields & kPutSegment) && in.segment == Put::kTile) {
        out.spot = BASTIDE_SPOT_TILE;
    } else if (fields & kPutSegment) {
        const Place place = place_of(cell_at(in.x, in.y), static_cast<u8>(in.segment));
        out.spot = static_cast<i32>(place.spot);
        out.x = place.x;
        out.y = place.y;
        out.segment = place.segment;
    }
    if (fields & kPutPiece) {
        out.piece_kind = in.piece;
        out.piece = in.id + 1;
    }
    if (fields & kPutHolder) out.other_seat = in.value;
    switch (static_cast<PutKind>(in.kind)) {
        case PutKind::score: out.points = in.value; break;
        case PutKind::held: out.slot = in.id + 1; break;
        case PutKind::out:
        case PutKind::bag: out.count = in.value; break;
        case PutKind::note:
            out.note = in.id;
            out.number = in.value;
            break;
        default: break;
    }
    return out;
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
