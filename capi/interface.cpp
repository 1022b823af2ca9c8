// SPDX-License-Identifier: MIT
#include "interface.hpp"

#include "game/observe.hpp"
#include "vocabulary/names.hpp"

namespace bastide {

void explain_to_host(GameKind kind, const void* game, const bastide_action* asked, const bastide_refusal& refusal,
                     TextWriter& out) noexcept
{
    const bastide_game handle{Memory{}, kind, const_cast<void*>(game)};  // for const calls only
    char sentence[sizeof refusal.text];
    bastide_refusal_text(&handle, nullptr, asked, &refusal, sentence, sizeof sentence);
    out.put(sentence);
}

i32 explained(i32 status, bastide_refusal* refusal) noexcept
{
    if (refusal && status < 0 && status != BASTIDE_E_ILLEGAL && refusal->text[0] == '\0') write_sentence(*refusal);
    return status;
}

namespace {

/// A fault without a sentence of its own takes that of its reason or status from the English texts.
bool has_sentence_in_texts(const Fault& fault) noexcept { return fault.status != Status::ok && fault.text[0] == '\0'; }

}  // namespace

i32 report(const Fault& fault, bastide_refusal* out) noexcept
{
    if (!out) return code(fault.status);
    const bool has_details = fault.details.status != BASTIDE_OK;
    bastide_refusal refusal = has_details ? fault.details : blank_refusal(fault.status, fault.reason);
    refusal.status = code(fault.status);
    refusal.reason = static_cast<i32>(fault.reason);
    refusal.index = fault.index;
    refusal.other_index = fault.other_index;
    refusal.option = fault.option;
    refusal.other_option = fault.other_option;
    refusal.tile = fault.tile;
    refusal.least = fault.least;
    refusal.most = fault.most;
    refusal.box = fault.box;
    refusal.set = fault.set_name;
    refusal.line = fault.line;
    refusal.column = fault.column;
    refusal.field = fault.field;
    refusal.value = fault.value;
    if (fault.name) put_name(fault.name, refusal);
    if (has_sentence_in_texts(fault))
        write_sentence(refusal);
    else
        std::memcpy(refusal.text, fault.text, sizeof refusal.text);
    return report(refusal, out);
}

namespace {

/// A corner as a corner of the tile just placed. Any other corner keeps its cell, where no piece can be deployed now.
void narrow_corner(const StateView& state, const bastide_action& in, Action& out) noexcept
{
    const PlacedId last = state.header().last;
    const Cell cell = last ? cell_of(state.placed(last)) : Cell{};
    const i32 right = in.x - cell.x;
    const i32 down = in.y - cell.y;
    const bool is_of_last = last && is_within(right, 0, 1) && is_within(down, 0, 1);
    out.cell = is_of_last ? cell : cell_at(in.x, in.y);
    out.segment = static_cast<u8>(kFirstCorner + (is_of_last ? right + 2 * down : 0));
}

/// Reads the fields of an action of a host, the cell last: a cell out of reach is illegal, any other wrong number is none that an
/// action can have.
using HostOrder = fields::Order<fields::Tile, fields::Order<fields::Rotation, fields::Segment, fields::PieceKind, fields::Span>,
                                fields::Order<fields::Piece, fields::Cause, fields::OtherSeat, fields::Points>, fields::Cell>;
static_assert(HostOrder::bit == ActionFields::bit);

/// Whether seats deploy pieces on tiles, on none of their segments.
bool has_places_on_tiles(const Rules& rules) noexcept
{
    for (int i = 0; i < rules.kind_count; ++i) {
        const PieceDef& def = rules.piece_def(rules.kinds[i]);
        if (!def.is_neutral && def.may_be_at(Spot::tile)) return true;
    }
    return false;
}

struct Narrowing {
    const View& view;
    const bastide_action& in;
    Action& out;
    Verdict& verdict;
    WrongNumber& wrong;

    bool may_be_on_tile() const noexcept
    {
        if (out.kind == ActionKind::deploy) return has_places_on_tiles(view.rules);
        return out.kind == ActionKind::move || out.kind == ActionKind::choose_place;
    }
    bool visit(fields::Tile) const noexcept
    {
        const i32 least = out.kind == ActionKind::bid ? -1 : 0;
        if (!wrong.holds(BASTIDE_ACTION_FIELD(tile), in.tile, least, view.rules.tiles.count - 1)) return false;
        out.tile = TileId(in.tile + 1);
        return true;
    }
    bool visit(fields::Rotation) const noexcept
    {
        if (!wrong.holds(BASTIDE_ACTION_FIELD(rotation), in.rotation, 0, kSides - 1)) return false;
        out.rotation = static_cast<u8>(in.rotation);
        return true;
    }
    /// Leaves a corner to the cell.
    bool visit(fields::Segment) const noexcept
    {
        if (in.spot == BASTIDE_SPOT_SEGMENT && is_within(in.segment, 0, kFirstCorner - 1)) {
            out.segment = static_cast<u8>(in.segment);
        } else if (in.spot == BASTIDE_SPOT_TILE && may_be_on_tile()) {
            out.segment = kOnTile;
        } else if (in.spot != BASTIDE_SPOT_SEGMENT && in.spot != BASTIDE_SPOT_CORNER) {
            wrong.refuse(BASTIDE_ACTION_FIELD(spot), in.spot, 0, 0);
            return false;
        }
        return true;
    }
    bool visit(fields::Span) const noexcept
    {
        if (!wrong.holds(BASTIDE_ACTION_FIELD(span), in.span, 1, i32{kMaxSpan})) return false;
        out.span = static_cast<u16>(in.span);
        return true;
    }
    void visit(fields::PieceKind) const noexcept
    {
        out.piece_kind = is_within(in.piece_kind, 0, 0xFFFF) ? static_cast<u16>(in.piece_kind) : u16{0xFFFF};
    }
    void visit(fields::Piece) const noexcept
    {
        out.piece = is_within(in.piece, 0, view.rules.layout.piece_count - 1) ? static_cast<u16>(in.piece + 1) : u16{0};
    }
    bool visit(fields::Cause) const noexcept
    {
        if (in.cause != 0 && !words(BASTIDE_VOCABULARY_CAUSE).find(in.cause)) {
            wrong.refuse(BASTIDE_ACTION_FIELD(cause), in.cause, 0, 0);
            return false;
        }
        out.cause = in.cause;
        set_default_cause(view, out);
        return true;
    }
    void visit(fields::OtherSeat) const noexcept { out.other_seat = in.other_seat; }
    void visit(fields::Points) const noexcept { out.points = in.points; }
    bool visit(fields::Cell) const noexcept
    {
        if (!is_within(in.x, -kReach, kReach) || !is_within(in.y, -kReach, kReach)) {
            verdict.refuse_at(Verdict::Where::asked, Reason::out_of_reach);
            return false;
        }
        if (uses<fields::Segment>(out.kind) && in.spot == BASTIDE_SPOT_CORNER)
            narrow_corner(view.state, in, out);
        else
            out.cell = cell_at(in.x, in.y);
        return true;
    }
};

}  // namespace

Status narrow(const View& view, const bastide_action& in, Action& out, Verdict& verdict, WrongNumber& wrong) noexcept
{
    if (has_set_spare(in)) return Status::version;
    if (!wrong.holds(BASTIDE_ACTION_FIELD(kind), in.kind, 1, kActionKinds - 1)) return Status::argument;
    const ActionKind kind = static_cast<ActionKind>(in.kind);
    const u32 used = fields_of(kind);
    if (used == 0 && !is_action(kind)) return wrong.refuse(BASTIDE_ACTION_FIELD(kind), in.kind, 0, 0);
    if (!wrong.holds(BASTIDE_ACTION_FIELD(seat), in.seat, -1, view.rules.config.seats - 1)) return Status::argument;
    out.kind = kind;
    out.seat = static_cast<u8>(in.seat < 0 ? kNature : in.seat);
    if (HostOrder::walk(used, Narrowing{view, in, out, verdict, wrong})) return Status::ok;
    return verdict.reason == Reason::none ? Status::argument : Status::illegal;
}

void widen_tile(const TileDef& def, i32 id, i32 count, i32 set, bastide_tile_def& out) noexcept
{
    out = {};
    out.id = id;
    out.set = set;
    out.count = count;
    out.segments = def.segments;
    out.flags = (def.start ? u32{BASTIDE_TILE_FLAG_START} : 0u) | (def.wild ? u32{BASTIDE_TILE_FLAG_WILD} : 0u);
    for (int side = 0; side < kSides; ++side)
        out.sides[side] = def.wild ? BASTIDE_SIDE_WILD : side_to_host(static_cast<i32>(side_of(def.sides, side)));
    out.gardens = def.gardens;
    for_each_mark(def, kWholeTile, [&](Mark mark) { out.marks |= u64{1} << static_cast<int>(mark); });
    std::memcpy(out.name, def.name, sizeof out.name);
}

namespace {

/// Turns a mask of sides, corners or ports clockwise by quarter turns; ports have three bits a side.
constexpr u32 turned(u32 mask, int rotation, int bits_a_side) noexcept
{
    const int bits = kSides * bits_a_side;
    const int by = rotation * bits_a_side;
    return (mask << by | mask >> (bits - by)) & ((1u << bits) - 1);
}

void widen_segment(const Segment& segment, i32 index, int rotation, bastide_segment_def& out) noexcept
{
    out = {};
    out.index = index;
    out.kind = static_cast<i32>(segment.kind);
    out.ports = turned(segment.ports, rotation, 3);
    out.flags = segment.bush ? u32{BASTIDE_SEGMENT_FLAG_BUSH} : 0u;
    out.marks = segment.pennants > 0 ? u64{1} << BASTIDE_MARK_PENNANT : 0;
    out.pennants = segment.pennants;
    out.borders = segment.borders;
    out.links = segment.links;
    out.crosses = segment.crosses;
    out.road_end = static_cast<i32>(segment.end);
    out.meets = segment.meets;
    out.walls = segment.walls;
    const bool turns = segment.near_side > 0 && segment.near_side < kNearMiddle;
    out.near_side = turns ? (segment.near_side - 1 + rotation) % kSides : segment.near_side - 1;
    out.corners = turned(segment.corners, rotation, 1);
}

}  // namespace

i32 list_segments(const TileDef& def, int rotation, bastide_segment_def* out, i32 cap) noexcept
{
    for (i32 i = 0; i < cap && i < def.segments; ++i) {
        widen_segment(def.segment[i], i, rotation, out[i]);
        for_each_mark(def, static_cast<u8>(i), [&](Mark mark) { out[i].marks |= u64{1} << static_cast<int>(mark); });
    }
    return def.segments;
}

bool read_sources(const bastide_tileset* const* sets, i32 count, TileSet* tile_sets, Sources& out, Fault& fault) noexcept
{
    if (!is_list("sets", sets, "set_count", count, kMaxHostSets, fault)) return false;
    for (i32 i = 0; i < count; ++i) {
        fault.index = i;
        if (!is_given("sets", sets[i], fault)) return false;
        tile_sets[i] = sets[i]->set;
    }
    fault.index = -1;
    out = {tile_sets, static_cast<u32>(count)};
    return true;
}

}  // namespace bastide
