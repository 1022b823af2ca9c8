// SPDX-License-Identifier: MIT
// Giants: a giant counts as two followers on roads and in cities, and a completed road on which one stands pays a point a tile
// more.
// [includes]
#include "new_box/giants.hpp"

#include "board/features.hpp"
#include "house/all_rooms.hpp"
#include "play/rules.hpp"
#include "rooms/base_game.hpp"
// [includes]

namespace bastide {

// [rows]
namespace {

constexpr PieceRow kPieces[] = {
    {.kind = kGiant,
     .count = 1,  // for each seat
     .traits = traits(Trait::claims, Trait::can_be_taken),
     .fits = fits(SegmentKind::road, SegmentKind::city),
     .strength = 2},
};

}  // namespace
// [rows]

// [hook]
namespace {

bool has_giant(const View& view, NodeId root) noexcept
{
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        const bool stands = piece.spot == Spot::segment && root_of(view.state, NodeId(piece.at)) == root;
        if (stands && piece.kind == kGiant) return true;
    }
    return false;
}

/// GIANT-ROAD-01
void worth(const View& view, const Feature& feature, Cause cause, int, Tally& sum)
{
    if (feature.kind != SegmentKind::road || cause != Cause::completed || !has_giant(view, feature.root)) return;
    sum.add(Reward::road, feature.tiles, 1);
}

constexpr WorthRow kWorth[] = {{WorthStage::rate, worth}};

}  // namespace
// [hook]

// [room]
const Room giants = {
    .id = RoomName::trial,  // a real box has a name of its own
    .title = "Giants",
    .year = 9999,
    .pieces = kPieces,
    .worth = kWorth,
};
// [room]

// [list]
namespace {

const Room* const kOldestFirst[] = {&base_game, &winter_edition, &giants};

}  // namespace

AllRooms all_rooms() noexcept { return {kOldestFirst, sizeof kOldestFirst / sizeof kOldestFirst[0]}; }
// [list]

}  // namespace bastide
