// SPDX-License-Identifier: MIT
// Neutral pieces: a fairy beside a follower, a dragon that walks from tile to tile, a count on a board of four spaces. The tiles
// with a dragon wait until it has come, the seats walk it in turn, and a follower with the fairy brings points beside its
// feature.
#include "board/features.hpp"
#include "boxes/base/base.hpp"
#include "defs/tile_text.hpp"
#include "mechanisms/modules.hpp"
#include "play/deploying.hpp"
#include "play/moves.hpp"
#include "play/removing.hpp"
#include "play/scoring.hpp"
#include "play/turn.hpp"

namespace bastide {

namespace {

constexpr ModuleId kModule = ModuleId::house_table;  // a spare name here, where that rule never plays
constexpr int kSpaces = 4;
constexpr u16 kStepsOfWalk = 3;

constexpr TileDef kTiles[] = {
    marked(tile("VOLC 2 FFFF f:01234567"), kVolcano),
    marked(tile("DRAG 4 FFFF f:01234567"), kDragonSymbol),
};

constexpr PieceDef kPieces[] = {
    {.kind = kFairy, .count = 1, .is_neutral = 1, .places = places(Spot::beside, Spot::tile), .left = kFairyStayed},
    {.kind = kDragon, .count = 1, .is_neutral = 1, .places = places(Spot::tile)},
    {.kind = PieceKind::king, .count = 1, .is_neutral = 1, .places = places(Spot::held)},
    {.kind = kCount, .count = 1, .is_neutral = 1, .places = places(Spot::space)},
};

const Piece& neutral(const View& view, PieceKind kind) noexcept { return view.state.piece(neutral_piece(view, kind)); }

/// The tile where the fairy or the dragon is, or none.
PlacedId tile_of(const View& view, const Piece& piece) noexcept
{
    if (piece.spot == Spot::tile) return PlacedId(piece.at);
    if (piece.spot != Spot::beside) return {};
    return view.state.node(NodeId(view.state.piece(PieceId(piece.at)).at)).tile;
}

bool is_on(const View& view, PieceKind kind, PlacedId tile) noexcept
{
    return tile && tile_of(view, neutral(view, kind)) == tile;
}

// ---- fairy --------------------------------------------------------------------------------------------------------------

/// FAIRY-MOVE-01, -03, -04
Reason why_not_beside(const View& view, int seat, PieceId id, Verdict& verdict) noexcept
{
    if (!id) return verdict.refuse(Reason::no_such_piece);
    verdict.piece = id;
    const Piece& piece = view.state.piece(id);
    const bool is_follower = view.rules.piece_def(piece.kind).has(Trait::claims);
    if (piece.spot != Spot::segment) return verdict.refuse(Reason::not_on_board);
    const Piece& fairy = neutral(view, kFairy);
    const bool is_there = fairy.spot == Spot::beside && PieceId(fairy.at) == id;
    return piece.owner == seat && is_follower && !is_there ? Reason::none : verdict.refuse(Reason::cannot_be_taken);
}

void list_fairy(const View& view, const Decision& decision, ActionList& actions)
{
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        Verdict verdict;
        Action action;
        action.kind = ActionKind::choose_piece;
        action.seat = decision.seat;
        action.piece = static_cast<u16>(i);
        if (why_not_beside(view, decision.seat, PieceId(i), verdict) == Reason::none) actions.add(action);
    }
}

bool owns_fairy(const View&, const Decision&, const Action& action) { return action.kind == ActionKind::choose_piece; }

Reason why_not_fairy(const View& view, const Decision& decision, const Action& action, Verdict& verdict)
{
    return why_not_beside(view, decision.seat, PieceId(action.piece), verdict);
}

Flow answer_fairy(Play& play, const Decision&, const Action& action)
{
    moves::relocate(play, neutral_piece(play, kFairy), PiecePlace::beside(PieceId(action.piece)), kFairyMoved);
    return Flow::done;
}

constexpr Offer kOffers[] = {
    {.at = &deploy_step, .list = list_fairy, .owns = owns_fairy, .why_not = why_not_fairy, .answer = answer_fairy}};

/// FAIRY-TURN-01
Flow enter_fairy_point(Play& play, const Step& step)
{
    const Piece& fairy = neutral(play, kFairy);
    if (fairy.spot == Spot::beside && play.state.piece(PieceId(fairy.at)).owner == step.seat)
        moves::pay(play, step.seat, {kFairyReward, 1, 1}, Feature{});
    return Flow::done;
}

constexpr StepCode kFairyPoint{.enter = enter_fairy_point};

// ---- dragon -------------------------------------------------------------------------------------------------------------

/// VOLCANO-01: from any tile, and it eats no follower.
Flow enter_volcano(Play& play, const Step&)
{
    const PlacedId last = play.state.header().last;
    if (last && has_mark(play, last, kVolcano))
        moves::relocate(play, neutral_piece(play, kDragon), PiecePlace::on_tile(last), kVolcanoErupted);
    return Flow::done;
}

constexpr StepCode kEruption{.enter = enter_volcano};

/// VOLCANO-03
Reason why_not_near_dragon(const View& view, PieceKind, int, NodeId segment, Verdict& verdict)
{
    return is_on(view, kDragon, view.state.node(segment).tile) ? verdict.refuse(kDragonThere) : Reason::none;
}

/// DRAGON-WALK-03, -05
Reason why_not_enter(const View& view, Cell cell, Verdict& verdict) noexcept
{
    verdict.cell = cell;
    const Cell from = cell_of(view.state.placed(tile_of(view, neutral(view, kDragon))));
    const PlacedId tile = tile_at(view.state, cell);
    bool is_near = false;
    for (int side = 0; side < kSides; ++side) is_near = is_near || beyond(from, side) == cell;
    if (!tile || !is_near) return verdict.refuse(Reason::out_of_reach);
    return is_on(view, kFairy, tile) ? verdict.refuse(kFairyThere) : Reason::none;
}

void list_walk(const View& view, const Step& step, ActionList& actions)
{
    Action action;
    action.kind = ActionKind::move;
    action.seat = first_playing(view, step.seat);
    action.piece = neutral_piece(view, kDragon).raw;
    action.segment = kOnTile;
    const Cell from = cell_of(view.state.placed(tile_of(view, neutral(view, kDragon))));
    for (int side = 0; side < kSides; ++side) {
        Verdict verdict;
        action.cell = beyond(from, side);
        if (why_not_enter(view, action.cell, verdict) == Reason::none) actions.add(action);
    }
}

Reason why_not_walk(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind != ActionKind::move || action.segment != kOnTile) return verdict.refuse(Reason::wrong_step);
    verdict.piece = neutral_piece(view, kDragon);
    if (PieceId(action.piece) != verdict.piece) return verdict.refuse(Reason::not_this_piece);
    return why_not_enter(view, action.cell, verdict);
}

/// DRAGON-EAT-01, -04
void eat(Play& play, PlacedId tile) noexcept
{
    for (int i = 1; i <= play.rules.layout.piece_count; ++i) {
        Verdict verdict;
        const PieceId id(i);
        const bool is_there = why_not_remove(play, id, kEaten, verdict) == Reason::none &&
                              play.state.node(NodeId(play.state.piece(id).at)).tile == tile;
        if (is_there) moves::send_home(play, id, kEaten);
    }
}

Reason why_not_eaten(const View& view, PieceId id, Cause cause, Verdict& verdict)
{
    const bool is_safe = cause == kEaten && view.state.piece(id).spot == Spot::corner;
    return is_safe ? verdict.refuse(Reason::cannot_be_taken) : Reason::none;
}

Flow enter_walk(Play& play, const Step& step)
{
    ActionList actions{ActionList::StopAtFirst{}};
    list_walk(play, step, actions);
    return actions.count() > 0 ? Flow::ask : Flow::done;  // a dead end (DRAGON-WALK-07)
}

Flow answer_walk(Play& play, const Step& step, const Action& action);

void about_walk(const View& view, const Step&, Subject& subject)
{
    subject.piece = neutral_piece(view, kDragon);
    subject.set_cell(cell_of(view.state.placed(tile_of(view, neutral(view, kDragon)))));
}

u8 decider_of_walk(const View& view, const Step& step) { return first_playing(view, step.seat); }

/// Step: `a` steps are left, this one included (DRAGON-WALK-02).
constexpr StepCode kWalk{.name = kWalkStep,
                         .decider = decider_of_walk,
                         .enter = enter_walk,
                         .has_choice = nullptr,
                         .list = list_walk,
                         .why_not = why_not_walk,
                         .answer = answer_walk,
                         .about = about_walk,
                         .stands_alone = true};

Flow answer_walk(Play& play, const Step& step, const Action& action)
{
    const PlacedId tile = tile_at(play.state, action.cell);
    moves::relocate(play, neutral_piece(play, kDragon), PiecePlace::on_tile(tile), kDragonWalked);
    eat(play, tile);
    if (step.a > 1) push_step(play, kWalk, next_playing(play, action.seat), static_cast<u16>(step.a - 1));
    return Flow::done;
}

Flow enter_walk_begins(Play& play, const Step& step)
{
    const PlacedId last = play.state.header().last;
    const bool walks = last && has_mark(play, last, kDragonSymbol) && neutral(play, kDragon).spot == Spot::tile;
    if (walks) push_step(play, kWalk, step.seat, kStepsOfWalk);
    return Flow::done;
}

constexpr StepCode kWalkBegins{.enter = enter_walk_begins};

constexpr PlanDef kPlan[] = {
    {TurnPhase::start, &kFairyPoint}, {TurnPhase::effects, &kEruption}, {TurnPhase::wood, &kWalkBegins, 100}};
constexpr const StepCode* kSteps[] = {&kWalk};

// ---- count --------------------------------------------------------------------------------------------------------------

/// The count goes on a space with each road, so that there is something to see.
void completed(Play& play, const Feature& feature, int)
{
    const Piece& count = neutral(play, kCount);
    if (feature.kind == SegmentKind::road && count.spot == Spot::space)
        moves::relocate(play, neutral_piece(play, kCount), PiecePlace::on_space((count.at + 1) % kSpaces), kCountMoved);
}

/// COUNT-SETUP-04
void opened(Play& play) { moves::relocate(play, neutral_piece(play, kCount), PiecePlace::on_space(0), kCountMoved); }

// ---- tiles that wait, points beside a feature ------------------------------------------------------------------------

/// DRAGON-DRAW-01
DrawGroup draw_group(const Rules&, const TileDef& row) { return {.waits = has_mark(row, kWholeTile, kDragonSymbol)}; }
bool tiles_wait(const View& view) { return neutral(view, kDragon).spot == Spot::supply; }
Reason why_not_draw(const View& view, TileId row)
{
    return view.state.left(row) > 0 && tiles_wait(view) ? kDragonSleeps : Reason::none;
}

/// FAIRY-SCORE-01
void pay_beside(const View& view, const Feature& feature, VisitLine visit, void* with)
{
    const Piece& fairy = neutral(view, kFairy);
    if (fairy.spot != Spot::beside) return;
    const Piece& follower = view.state.piece(PieceId(fairy.at));
    if (root_of(view.state, NodeId(follower.at)) == feature.root) visit(with, follower.owner, {kFairyReward, 1, 3});
}

constexpr SentenceDef kSentences[] = {{kFairyReward, "{seat} gets {points} points for the fairy."}};

}  // namespace

const Module creatures = {
    .id = kModule,
    .title = "Creatures",
    .set = Set::winter,
    .tiles = set_of<kTiles>(),
    .pieces = kPieces,
    .sentences = kSentences,
    .plan = kPlan,
    .offers = kOffers,
    .steps = kSteps,
    .max_seats = 6,
    .actions_per_turn = 3,
    .events_per_turn = 40,
    .on = {.draw_group = draw_group,
           .opened = opened,
           .why_not_deploy = {.ask = why_not_near_dragon},
           .why_not_remove = why_not_eaten,
           .why_not_draw = why_not_draw,
           .tiles_wait = tiles_wait,
           .beside = pay_beside,
           .completed = completed},
};

}  // namespace bastide
