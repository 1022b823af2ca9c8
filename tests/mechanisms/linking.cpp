// SPDX-License-Identifier: MIT
// Planks that join two roads of their tile, and ropes that join two roads anywhere in pairs, without rules of their own. A road
// of tile V has an open end inside its tile, to which a rope is tied.
#include "defs/tile_text.hpp"
#include "mechanisms/modules.hpp"

namespace bastide {

namespace {

constexpr Mark kRing{60};

TileDef with_ring(const TileDef& def, u16)
{
    TileDef out = def;
    if (Text(def.name) == Text("V")) insert_mark(out, {kRing, 0});
    return out;
}

void shape(Rules& rules)
{
    rules.open_end = kRing;
    rules.adapt_tile = with_ring;
}

bool why_not_put(const View& view, PieceKind kind, Cell cell, u8 segment, NodeId& at, Verdict&)
{
    if (kind != kRope) return false;
    at = segment_at(view, cell, segment);
    return true;
}

constexpr PieceDef kPieces[] = {
    {.kind = kPlank, .count = 2, .is_neutral = 1, .places = places(Spot::tile), .joins = Joins::ways},
    {.kind = kRope, .count = 2, .traits = traits(Trait::stays), .joins = Joins::pairs},
};

}  // namespace

const Module linking = {
    .id = ModuleId::house_table,  // a spare name here, where that rule never plays
    .title = "Planks and ropes",
    .set = Set::winter,
    .pieces = kPieces,
    .max_seats = 5,
    .on = {.shape = shape, .why_not_put = why_not_put},
};

}  // namespace bastide
