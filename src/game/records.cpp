// SPDX-License-Identifier: MIT
#include "game/records.hpp"

#include "game/answers.hpp"
#include "vocabulary/names.hpp"
#include "vocabulary/record_fields.hpp"

namespace bastide {

namespace {

// ---- the fields of actions and the header -----------------------------------------------------------------------------

#define BASTIDE_BIT_OF(name) bit_of_field(record_fields::kActionFields, offsetof(bastide_action, name))

/// Collects the fields of bastide_action that hold the fields of an action.
struct HostFields {
    u64 bits = BASTIDE_BIT_OF(kind) | BASTIDE_BIT_OF(seat) | BASTIDE_BIT_OF(origin);

    constexpr void visit(fields::Tile) noexcept { bits |= BASTIDE_BIT_OF(tile); }
    constexpr void visit(fields::Cell) noexcept { bits |= BASTIDE_BIT_OF(x) | BASTIDE_BIT_OF(y); }
    constexpr void visit(fields::Rotation) noexcept { bits |= BASTIDE_BIT_OF(rotation); }
    constexpr void visit(fields::Segment) noexcept { bits |= BASTIDE_BIT_OF(spot) | BASTIDE_BIT_OF(segment); }
    constexpr void visit(fields::PieceKind) noexcept { bits |= BASTIDE_BIT_OF(piece_kind); }
    constexpr void visit(fields::Span) noexcept { bits |= BASTIDE_BIT_OF(span); }
    constexpr void visit(fields::Piece) noexcept { bits |= BASTIDE_BIT_OF(piece); }
    constexpr void visit(fields::Cause) noexcept { bits |= BASTIDE_BIT_OF(cause); }
    constexpr void visit(fields::OtherSeat) noexcept { bits |= BASTIDE_BIT_OF(other_seat); }
    constexpr void visit(fields::Points) noexcept { bits |= BASTIDE_BIT_OF(points); }
};

/// Whether the fields of each kind are those that the header names for it. It also names the seat of a hidden hand, which only
/// actions of a history have.
constexpr bool agrees_with_header() noexcept
{
    for (const record_fields::KindFields& header : record_fields::kActionKindFields) {
        const ActionKind kind = static_cast<ActionKind>(header.kind);
        HostFields ours;
        ActionFields::walk(fields_of(kind), ours);
        if (may_be_of_hand(kind)) ours.bits |= BASTIDE_BIT_OF(other_seat);
        if (is_action(kind) && ours.bits != header.fields) return false;
    }
    return true;
}
static_assert(agrees_with_header());
#undef BASTIDE_BIT_OF

/// Writes the fields of an action into a record.
struct Widening {
    const Action& action;
    bastide_action& out;

    void visit(fields::Tile) const noexcept { out.tile = to_host(action.tile); }
    void visit(fields::Cell) const noexcept
    {
        out.x = action.cell.x;
        out.y = action.cell.y;
    }
    void visit(fields::Rotation) const noexcept { out.rotation = action.rotation; }
    void visit(fields::Segment) const noexcept
    {
        const Place place = place_of(action.cell, action.segment);
        out.spot = static_cast<i32>(place.spot);
        out.x = place.x;
        out.y = place.y;
        out.segment = place.segment;
    }
    void visit(fields::PieceKind) const noexcept { out.piece_kind = action.piece_kind; }
    void visit(fields::Span) const noexcept { out.span = action.span; }
    void visit(fields::Piece) const noexcept { out.piece = action.piece - 1; }
    void visit(fields::Cause) const noexcept { out.cause = action.cause; }
    void visit(fields::OtherSeat) const noexcept { out.other_seat = action.other_seat; }
    void visit(fields::Points) const noexcept { out.points = action.points; }
};

}  // namespace

void widen(const Action& action, bastide_action& out) noexcept
{
    make_blank(out);
    out.kind = static_cast<i32>(action.kind);
    out.seat = seat_to_host(action.seat);
    out.origin = action.seat == kNature ? 0 : BASTIDE_ORIGIN_SEAT;
    ActionFields::walk(fields_of(action.kind), Widening{action, out});
}

bastide_action widen(const Action& action) noexcept
{
    bastide_action out;
    widen(action, out);
    return out;
}

namespace {

/// Unsets every field of a record that its kind does not use.
template <class Record>
void clear_unused_fields(Record& record, const record_fields::RecordKinds& kinds, i32 kind) noexcept
{
    u64 used = kinds.kinds[0].fields;
    for (i32 i = 0; i < kinds.kind_count; ++i)
        if (kinds.kinds[i].kind == kind) used = kinds.kinds[i].fields;
    for (i32 i = 0; i < kinds.field_count; ++i) {
        const record_fields::Field& field = kinds.fields[i];
        if (used >> i & 1 || field.size != sizeof(i32)) continue;
        std::memcpy(reinterpret_cast<u8*>(&record) + field.offset, &field.unused, sizeof field.unused);
    }
}

const record_fields::RecordKinds& kinds_in(i32 vocabulary) noexcept
{
    const record_fields::RecordKinds* kinds = record_fields::kRecordKinds;
    while (kinds->vocabulary != vocabulary) ++kinds;
    return *kinds;
}

}  // namespace

bastide_refusal blank_refusal(Status status, Reason reason) noexcept
{
    bastide_refusal out{};
    clear_unused_fields(out, kinds_in(BASTIDE_VOCABULARY_REASON), 0);
    out.status = static_cast<i32>(status);
    out.reason = static_cast<i32>(reason);
    out.index = out.other_index = -1;
    return out;
}

void clear_unused(bastide_refusal& refusal) noexcept
{
    clear_unused_fields(refusal, kinds_in(BASTIDE_VOCABULARY_REASON), refusal.reason);
}

void clear_unused(bastide_decision& decision) noexcept
{
    clear_unused_fields(decision, kinds_in(BASTIDE_VOCABULARY_STEP), decision.step);
}

void explain(const Game& game, Explain how, const bastide_action* asked, const bastide_refusal& refusal, Fault& fault) noexcept
{
    fault.take_details(refusal);
    TextWriter text(fault.text, sizeof fault.text);
    if (how) return how(game, asked, refusal, text);
    const Word word = words(BASTIDE_VOCABULARY_REASON).find(refusal.reason);
    text.put(word ? word.sentence : "");
}

bastide_refusal widen(const Verdict& verdict, Status status, const bastide_action& asked) noexcept
{
    bastide_refusal out = blank_refusal(status, verdict.reason);
    if (verdict.reason == Reason::none) return out;
    const bool is_asked = verdict.where == Verdict::Where::asked;
    const bool is_corner = verdict.where == Verdict::Where::corner;
    const Place place = place_of(verdict.cell, is_corner ? static_cast<u8>(verdict.other) : u8{0});
    out.seat = verdict.reason == Reason::no_such_seat ? asked.other_seat : verdict.seat == Verdict::kNobody ? -1 : verdict.seat;
    out.tile = asked.tile;
    out.x = is_asked ? asked.x : place.x;
    out.y = is_asked ? asked.y : place.y;
    out.side = verdict.side;
    out.side_kind = side_to_host(verdict.mine);
    out.other_side_kind = side_to_host(verdict.other);
    out.spot = asked.spot;
    const bool has_segment = asked.spot != BASTIDE_SPOT_CORNER && asked.spot != BASTIDE_SPOT_TILE;
    out.segment = verdict.reason == Reason::occupied ? verdict.other : has_segment ? asked.segment : -1;
    out.segment_kind = verdict.mine;
    out.feature = to_host(verdict.feature);
    out.piece = verdict.piece ? to_host(verdict.piece) : asked.piece;
    out.piece_kind = verdict.piece_kind != PieceKind::none ? static_cast<i32>(verdict.piece_kind) : asked.piece_kind;
    out.least = verdict.least;
    out.most = verdict.most;
    clear_unused(out);
    return out;
}

}  // namespace bastide
