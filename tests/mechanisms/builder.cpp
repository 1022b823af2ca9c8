// SPDX-License-Identifier: MIT
// Turns of two parts, with a small builder: it stands beside a follower of its owner on a road or in a city, and the seat that
// extends that feature plays a second part in the same turn. Traders & Builders has the whole one; this one has words of a turn
// and of a part that count tiles, which no box has.
#include "board/features.hpp"
#include "mechanisms/modules.hpp"
#include "play/moves.hpp"
#include "play/turn.hpp"

namespace bastide {

namespace {

constexpr ModuleId kModule = ModuleId::test;
constexpr int kDouble = 0;  // a word of the turn: its first part extended the builder's feature
constexpr int kTurnVariables = 2;
constexpr int kPartVariables = 1;

constexpr PieceDef kPieces[] = {
    {.kind = kBuilder,
     .count = 1,
     .traits = traits(Trait::companion),
     .fits = segment_set(SegmentKind::road, SegmentKind::city),
     .strength = 0},
};

bool has_on(const View& view, int seat, NodeId root, Trait trait) noexcept
{
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        const bool stands = piece.owner == seat && piece.spot == Spot::segment && view.rules.piece_def(piece.kind).has(trait);
        if (stands && root_of(view.state, NodeId(piece.at)) == root) return true;
    }
    return false;
}

/// TB-BUILD-01
Reason why_not_alone(const View& view, PieceKind kind, int seat, NodeId segment, Verdict& verdict)
{
    if (!view.rules.piece_def(kind).has(Trait::companion)) return Reason::none;
    if (has_on(view, seat, root_of(view.state, segment), Trait::claims)) return Reason::none;
    verdict.mine = static_cast<i8>(view.state.node(segment).kind());
    return verdict.refuse(Reason::wrong_segment);
}

/// Noted when the tile is placed, before anybody is deployed (TB-SEQ-01, TB-DOUBLE-03, -07).
Flow enter_extending(Play& play, const Step& step)
{
    const Header& header = play.state.header();
    if (!header.last) return Flow::done;
    moves::set_this_turn(play, kModule, kTilesOfTurn, play.this_turn(kModule, kTilesOfTurn) + 1);
    moves::set_this_part(play, kModule, kTilesOfPart, play.this_part(kModule, kTilesOfPart) + 1);
    const Placed& tile = play.state.placed(header.last);
    for (int segment = 0; segment < play.rules.tiles.at(tile.tile).segments && play.part() == 0; ++segment)
        if (has_on(play, step.seat, root_of(play.state, node_of(tile, segment)), Trait::companion))
            moves::set_this_turn(play, kModule, kDouble, 1);
    return Flow::done;
}

constexpr StepCode kExtending{.enter = enter_extending};

/// TB-DOUBLE-06: taken even when the builder is gone by then.
Flow enter_second_part(Play& play, const Step&)
{
    if (play.part() == 0 && play.this_turn(kModule, kDouble)) continue_with_new_part(play);
    return Flow::done;
}

constexpr StepCode kSecondPart{.enter = enter_second_part};

constexpr i8 kBehindAll = 127;
constexpr PlanDef kPlan[] = {{TurnPhase::effects, &kExtending}, {TurnPhase::after, &kSecondPart, kBehindAll}};

}  // namespace

const Module builder = {
    .id = kModule,
    .title = "Builder",
    .set = Set::winter,
    .pieces = kPieces,
    .plan = kPlan,
    .variables = {.turn = kTurnVariables, .part = kPartVariables},
    .parts = 2,
    .max_seats = 6,
    .events_per_turn = 4,
    .on = {.why_not_deploy = {.ask = why_not_alone}},
};

}  // namespace bastide
