// SPDX-License-Identifier: MIT
#include "game/records.hpp"

#include "vocabulary/names.hpp"
#include "vocabulary/record_fields.hpp"

namespace bastide {

namespace {

void widen_value(const Action& action, bastide_action& out) noexcept
{
    switch (action.kind) {
        case ActionKind::bid: out.points = action.value; break;
        case ActionKind::name:
        case ActionKind::sell:
        case ActionKind::draw_unseen: out.other_seat = action.value; break;
        default: break;
    }
}

}  // namespace

void widen(const Action& action, bastide_action& out) noexcept
{
    const u8 fields = fields_of(action.kind);
    make_blank(out);
    out.kind = static_cast<i32>(action.kind);
    out.seat = seat_to_host(action.seat);
    out.origin = action.seat == kNature ? 0 : BASTIDE_ORIGIN_SEAT;
    if (fields & kFieldTile) out.tile = to_host(action.tile);
    if (fields & kFieldRotation) out.rotation = action.rotation;
    if (fields & kFieldSegment) {
        const Place place = place_of(action.cell, action.segment);
        out.spot = static_cast<i32>(place.spot);
        out.x = place.x;
        out.y = place.y;
        out.segment = place.segment;
    } else if (fields & kFieldCell) {
        out.x = action.cell.x;
        out.y = action.cell.y;
    }
    if (fields & kFieldPiece) out.piece_kind = action.piece;
    if (fields & kFieldPieceId) out.piece = action.piece - 1;
    if (fields & kFieldCause) out.cause = action.value;
    if (fields & kFieldValue) widen_value(action, out);
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
void clear_unused_fields(Record& record, const record_fields::Kinds& kinds, i32 kind) noexcept
{
    u64 used = kinds.uses[0].fields;
    for (i32 i = 0; i < kinds.use_count; ++i)
        if (kinds.uses[i].kind == kind) used = kinds.uses[i].fields;
    for (i32 i = 0; i < kinds.field_count; ++i) {
        const record_fields::Field& field = kinds.fields[i];
        if (used >> i & 1 || field.size != sizeof(i32)) continue;
        std::memcpy(reinterpret_cast<u8*>(&record) + field.offset, &field.unused, sizeof field.unused);
    }
}

const record_fields::Kinds& kinds_in(i32 vocabulary) noexcept
{
    const record_fields::Kinds* kinds = record_fields::kKinds;
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
    const bool elsewhere = verdict.reason == Reason::out_of_reach || verdict.reason == Reason::barn_no_junction;
    out.seat = verdict.reason == Reason::no_such_seat ? asked.other_seat : verdict.seat == Verdict::kNobody ? -1 : verdict.seat;
    out.tile = asked.tile;
    out.x = elsewhere ? asked.x : verdict.cell.x;
    out.y = elsewhere ? asked.y : verdict.cell.y;
    out.side = verdict.side;
    out.side_kind = side_to_host(verdict.mine);
    out.other_side_kind = side_to_host(verdict.other);
    out.spot = asked.spot;
    const bool has_segment = asked.spot != BASTIDE_SPOT_CORNER && asked.spot != BASTIDE_SPOT_TILE;
    out.segment = verdict.reason == Reason::occupied ? verdict.other : has_segment ? asked.segment : -1;
    out.segment_kind = verdict.mine;
    out.feature = to_host(verdict.feature);
    out.piece = verdict.piece ? to_host(verdict.piece) : asked.piece;
    out.piece_kind = asked.piece_kind;
    out.least = verdict.least;
    out.most = verdict.most;
    if (verdict.reason == Reason::barn_in_field) {
        const Place place = place_of(verdict.cell, static_cast<u8>(verdict.other));
        out.x = place.x;
        out.y = place.y;
    }
    clear_unused(out);
    return out;
}

}  // namespace bastide
