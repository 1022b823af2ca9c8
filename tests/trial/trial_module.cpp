// SPDX-License-Identifier: MIT
#include "trial/trial_module.hpp"

#include <type_traits>
#include <utility>

#include "board/features.hpp"
#include "boxes/abbey_mayor/abbey_mayor.hpp"
#include "boxes/base/base.hpp"
#include "boxes/tower/tower.hpp"
#include "play/moves.hpp"
#include "setup/all_modules.hpp"

namespace bastide {

// What a module gets of the block is const, so that the compiler refuses to write it.
static_assert(std::is_const_v<std::remove_reference_t<decltype(std::declval<Play&>().state.header())>>);
static_assert(std::is_const_v<std::remove_reference_t<decltype(std::declval<Play&>().state.words()[0])>>);
static_assert(!std::is_reference_v<decltype(std::declval<Play&>().lasting(ModuleId::none, 0))>);
static_assert(!std::is_reference_v<decltype(std::declval<Play&>().this_turn(ModuleId::none, 0))>);

namespace {

bool stands_on(const View& view, const Piece& piece, NodeId root) noexcept
{
    return piece.spot == Spot::segment && root_of(view.state, NodeId(piece.at)) == root;
}

/// Whether a seat has a piece with that trait on a feature; which one.
PieceId find_on(const View& view, int seat, NodeId root, Trait trait) noexcept
{
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        if (piece.owner == seat && stands_on(view, piece, root) && view.rules.piece_def(piece.kind).has(trait)) return PieceId(i);
    }
    return {};
}

/// A companion goes beside a follower of its owner.
Reason why_not_alone(const View& view, PieceKind kind, int seat, NodeId segment, Verdict& verdict)
{
    if (!view.rules.piece_def(kind).has(Trait::companion)) return Reason::none;
    if (find_on(view, seat, root_of(view.state, segment), Trait::claims)) return Reason::none;
    verdict.mine = static_cast<i8>(view.state.node(segment).kind());
    return verdict.refuse(Reason::wrong_segment);
}

/// Companions leave with the last follower of their owner.
void take_companions_along(Play& play, PieceId left, NodeId from, Cause why)
{
    const int seat = play.state.piece(left).owner;
    const NodeId root = root_of(play.state, from);
    if (find_on(play, seat, root, Trait::claims)) return;
    while (const PieceId companion = find_on(play, seat, root, Trait::companion)) moves::send_home(play, companion, why);
}

constexpr u8 kAnywhere = segment_set(SegmentKind::road, SegmentKind::city, SegmentKind::monastery, SegmentKind::field);
constexpr u8 kFollower = traits(Trait::claims, Trait::can_be_taken, Trait::tops_foundation);

constexpr PieceDef kPieces[] = {
    {.kind = kLarge, .count = 0, .traits = kFollower, .fits = kAnywhere, .strength = 2},
    {.kind = kBuilder,
     .count = 0,
     .traits = traits(Trait::companion),
     .fits = segment_set(SegmentKind::road, SegmentKind::city),
     .strength = 0},
    {.kind = kPig, .count = 0, .traits = traits(Trait::companion), .fits = segment_set(SegmentKind::field), .strength = 0},
    {.kind = kRingmaster, .count = 0, .traits = kFollower, .fits = kAnywhere, .strength = 1},
    {.kind = kWatchman, .count = 0, .traits = kFollower, .fits = kAnywhere, .strength = 1},
};

}  // namespace

const Module trial = {
    .id = ModuleId::trial,
    .title = "Trial",
    .year = 9999,
    .pieces = kPieces,
    .max_seats = 6,
    .events_per_turn = 4,
    .on = {.why_not_deploy = {.ask = why_not_alone}, .left = take_companions_along},
};

namespace {

const Module* const kOldestFirst[] = {&boxes::base::module, &boxes::winter::module, &boxes::tower::module,
                                      &boxes::abbey_mayor::module, &trial};

}  // namespace

/// In place of the library's.
AllModules all_modules() noexcept { return {kOldestFirst, sizeof kOldestFirst / sizeof kOldestFirst[0]}; }

}  // namespace bastide
