// SPDX-License-Identifier: MIT
#include "fence.hpp"

#include "dice/dice_game.hpp"

namespace bastide {

void end_game(bastide_game& game) noexcept
{
    if (game.game) Game::destroy(game.game);
    if (game.dice) dice::Game::destroy(game.dice);
}

Notebook notes_of(const bastide_game& game) noexcept { return game.game ? game.game->notes() : game.dice->notes(); }

bool read_memory(const bastide_allocator* mem, Memory& out) noexcept
{
    if (!mem) return true;
    if (!mem->alloc || !mem->release) return false;
    out = {mem->user, mem->alloc, mem->release};
    return true;
}

i32 tell(const Fault& fault, bastide_error* error) noexcept
{
    if (error) {
        bastide_error record{};
        record.status = code(fault.status);
        record.reason = static_cast<i32>(fault.reason);
        record.index = fault.index;
        record.other = fault.other;
        record.line = fault.line;
        record.column = fault.column;
        std::memcpy(record.text, fault.text, sizeof record.text);
        give(record, error);
    }
    return code(fault.status);
}

namespace {

/// The earlier choice of the same thing, or -1.
i32 chosen_before(const bastide_choice* choices, i32 index) noexcept
{
    for (i32 i = 0; i < index; ++i)
        if (choices[i].what == choices[index].what && choices[i].id == choices[index].id) return i;
    return -1;
}

}  // namespace

void refuse_choice(const bastide_choice* choices, i32 index, const Refusal& refusal, Ruleset owner, Fault& fault) noexcept
{
    fault.set(Status::argument, refusal.reason, refusal.sentence);
    fault.index = index;
    if (refusal.reason == Reason::config_option_alone) refuse_option_alone(fault, static_cast<Option>(choices[index].id), owner);
    if (refusal.reason == Reason::config_value && choices[index].what == BASTIDE_CHOICE_OPTION) fault.other = choices[index].id;
    if (refusal.reason == Reason::config_choice && choices[index].reserved == 0) fault.other = chosen_before(choices, index);
    if (refusal.reason != Reason::config_tileset) return;
    fault.index = choices[index].id;
    fault.other = index;
}

Status narrow(const Rules& rules, const bastide_action& in, Action& out, Verdict& verdict) noexcept
{
    if (!are_zero(in.reserved) || !is_within(in.kind, 1, 255)) return Status::argument;
    const Verb verb = static_cast<Verb>(in.kind);
    const u8 fields = fields_of(verb);
    if (!is_action(verb)) return Status::argument;
    if (!is_within(in.seat, -1, rules.config.seats - 1)) return Status::argument;
    out.verb = verb;
    out.seat = static_cast<u8>(in.seat < 0 ? kNature : in.seat);
    if (fields & kFieldTile) {
        if (!is_within(in.tile, 0, rules.tiles.count - 1)) return Status::argument;
        out.tile = RowId(in.tile + 1);
    }
    if (fields & kFieldRotation) {
        if (!is_within(in.rotation, 0, kSides - 1)) return Status::argument;
        out.rotation = static_cast<u8>(in.rotation);
    }
    if (fields & kFieldSegment) out.segment = is_within(in.segment, 0, kNoSegment - 1) ? static_cast<u8>(in.segment) : kNoSegment;
    if (fields & kFieldPiece) out.piece = is_within(in.piece, 0, 0xFFFF) ? static_cast<u16>(in.piece) : static_cast<u16>(0xFFFF);
    if (fields & kFieldPieceId)
        out.piece = is_within(in.piece, 0, rules.layout.piece_count - 1) ? static_cast<u16>(in.piece + 1) : u16{0};
    if (fields & kFieldValue) out.value = in.value;
    if (fields & kFieldCell) {
        if (!is_within(in.x, -kReach, kReach) || !is_within(in.y, -kReach, kReach)) {
            verdict.refuse(Reason::out_of_reach);
            return Status::illegal;
        }
        out.cell = cell_at(in.x, in.y);
    }
    return Status::ok;
}

void widen_tile(const TileRow& row, i32 id, i32 count, bastide_tile_def& out) noexcept
{
    out = {};
    out.id = id;
    out.count = count;
    out.segments = row.parts;
    out.flags = (row.start ? BASTIDE_TILE_START : 0u) | (row.wild ? BASTIDE_TILE_WILD : 0u);
    for (int side = 0; side < kSides; ++side)
        out.sides[side] = row.wild ? BASTIDE_SIDE_ANY : static_cast<i32>(side_of(row.sides, side));
    out.gardens = row.gardens;
    std::memcpy(out.name, row.name, sizeof out.name);
}

void widen_segment(const Part& part, bastide_segment_def& out) noexcept
{
    out = {};
    out.kind = static_cast<i32>(part.kind);
    out.pennants = part.pennants;
    out.ports = part.ports;
    out.borders = part.borders;
    out.links = part.links;
    out.crosses = part.crosses;
    out.end = static_cast<i32>(part.end);
    out.meets = part.meets;
    out.walls = part.walls;
    out.near_side = part.near_side - 1;
    out.corners = part.corners;
    out.flags = part.bush ? BASTIDE_SEGMENT_BUSH : 0u;
}

Status read_sources(const bastide_tileset* const* sets, i32 count, TileSet* room, Sources& out) noexcept
{
    if (count < 0 || count > kMaxHostSets || (count > 0 && !sets)) return Status::argument;
    for (i32 i = 0; i < count; ++i) {
        if (!sets[i]) return Status::argument;
        room[i] = sets[i]->set;
    }
    out = {room, static_cast<u32>(count)};
    return Status::ok;
}

}  // namespace bastide
