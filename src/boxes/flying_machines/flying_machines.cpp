// SPDX-License-Identifier: MIT
// The Flying Machines: a follower on the machine of the tile just placed flies as far as the die says and lands on an unfinished
// feature, occupied or not.
#include "boxes/flying_machines/flying_machines.hpp"

#include "board/features.hpp"
#include "boxes/base/base.hpp"
#include "boxes/flying_machines/tiles.hpp"
#include "common/phrases.hpp"
#include "play/deploying.hpp"
#include "play/moves.hpp"
#include "play/pools.hpp"
#include "play/scoring.hpp"
#include "play/turn.hpp"

namespace bastide {

namespace boxes::flying_machines {

namespace {

constexpr ModuleId kModule = ModuleId::flying_machines;

/// Variable of the part: 1 if the machine of its tile was used (FLIER-08).
constexpr int kUsed = 0;
constexpr int kPartVariables = 1;

/// All kinds that occupy features fly; until it lands a follower is on the tile of its machine (FLIER-07, FLIER-09).
void shape(Rules& rules)
{
    for (PieceDef& def : rules.piece_defs)
        if (def.has(Trait::claims)) def.places = static_cast<u8>(def.places | places(Spot::tile));
}

bool has_machine(const View& view, PlacedId tile) noexcept
{
    return tile && (has_mark(view, tile, Mark::flier) || has_mark(view, tile, Mark::flier_nw));
}

// ---- taking off -------------------------------------------------------------------------------------------------------

bool is_ready(const View& view) noexcept
{
    return has_machine(view, view.state.header().last) && view.this_part(kModule, kUsed) == 0;
}

bool can_fly(const PieceDef& def) noexcept { return def.has(Trait::claims) && def.count > 0; }

bool may_take_off(const View& view, int) { return is_ready(view); }

void list_flights(const View& view, const Decision& decision, ActionList& actions)
{
    if (!actions.accepts(ActionKind::deploy) || !is_ready(view)) return;
    Action action;
    action.kind = ActionKind::deploy;
    action.seat = decision.seat;
    action.cell = cell_of(view.state.placed(view.state.header().last));
    action.segment = kOnTile;
    for (int i = 0; i < view.rules.kind_count; ++i) {
        const PieceDef& def = view.rules.piece_def(view.rules.kinds[i]);
        action.piece_kind = static_cast<u16>(def.kind);
        const bool may = can_fly(def) && decision.code->deploys(def.kind);
        if (may && has_supply(view, decision.seat, def.kind)) actions.add(action);
    }
}

/// What stands on a tile and occupies nothing, such as a building, is for other boxes.
bool owns_flight(const View& view, const Decision&, const Action& action)
{
    if (action.kind != ActionKind::deploy || action.segment != kOnTile) return false;
    if (!has_kind(view, action.piece_kind)) return true;
    const PieceDef& def = view.rules.piece_defs[action.piece_kind];
    return def.has(Trait::claims) || !def.may_be_at(Spot::tile);
}

Reason why_not_fly(const View& view, const Decision& decision, const Action& action, Verdict& verdict)
{
    verdict.cell = action.cell;
    if (!has_kind(view, action.piece_kind)) return verdict.refuse(Reason::no_such_piece);
    const PieceKind kind = static_cast<PieceKind>(action.piece_kind);
    if (!decision.code->deploys(kind)) return verdict.refuse(Reason::wrong_piece_kind);
    if (!can_fly(view.rules.piece_def(kind))) return verdict.refuse(Reason::flier_followers_only);
    const PlacedId tile = tile_at(view.state, action.cell);
    if (!has_machine(view, tile) || tile != view.state.header().last) return verdict.refuse(Reason::flier_none);
    if (!is_ready(view)) return verdict.refuse(Reason::flier_used);
    return has_supply(view, decision.seat, kind) ? Reason::none : verdict.refuse(Reason::supply_empty);
}

bool has_place(const View& view, PieceKind kind) { return is_ready(view) && can_fly(view.rules.piece_def(kind)); }

// ---- where it lands -----------------------------------------------------------------------------------------------------

/// What a machine that lies unturned points to: west or north-west. Each turn takes it a quarter clockwise (FLIER-COMP-02).
constexpr Cell kStraight[kSides] = {{-1, 0}, {0, -1}, {1, 0}, {0, 1}};
constexpr Cell kSlanting[kSides] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};

/// The cell that many spaces before the machine of the tile just placed (FLIER-02).
Cell cell_before(const View& view, int spaces) noexcept
{
    const PlacedId last = view.state.header().last;
    const Placed& tile = view.state.placed(last);
    const Cell step = (has_mark(view, last, Mark::flier) ? kStraight : kSlanting)[tile.tile.rotation()];
    const Cell from = cell_of(tile);
    return {static_cast<i16>(from.x + spaces * step.x), static_cast<i16>(from.y + spaces * step.y)};
}

constexpr SegmentSet kLandings = kKindsCompleted | segment_set(SegmentKind::abbacy);

/// On an unfinished feature that suits it, occupied or not; never in a field, on a tower or on a castle (FLIER-03 to -05,
/// FLIER-07).
Reason why_not_land_on(const View& view, PieceKind kind, NodeId segment, Verdict& verdict)
{
    const SegmentKind where = view.state.node(segment).kind();
    verdict.mine = static_cast<i8>(where);
    if (!holds(kLandings, where) || !view.rules.piece_def(kind).may_stand_on(where)) return verdict.refuse(Reason::wrong_segment);
    verdict.feature = root_of(view.state, segment);
    if (is_complete(view.state, verdict.feature)) return verdict.refuse(Reason::feature_complete);
    const Reason reason = judge_by_modules(view, kind, {segment, where, false}, verdict);
    return reason == Reason::occupied ? Reason::none : reason;
}

/// Calls `visit(segment)` for the places where a piece can land that many spaces away, until it returns true. Returns whether it
/// did.
template <class Visit>
bool any_landing(const View& view, PieceId id, int spaces, Visit&& visit)
{
    const PlacedId tile = tile_at(view.state, cell_before(view, spaces));
    if (!tile) return false;
    const Placed& placed = view.state.placed(tile);
    bool stops = false;
    for (int i = 0; i < view.rules.tiles.at(placed.tile).segments && !stops; ++i) {
        Verdict verdict;
        const NodeId segment = node_of(placed, i);
        stops = why_not_land_on(view, view.state.piece(id).kind, segment, verdict) == Reason::none && visit(segment);
    }
    return stops;
}

PieceId flier_of(const Step& step) noexcept { return PieceId(step.a); }
int spaces_of(const Step& step) noexcept { return step.b; }

Flow enter_landing(Play&, const Step&) { return Flow::ask; }

void list_landings(const View& view, const Step& step, ActionList& actions)
{
    Action action;
    action.kind = ActionKind::move;
    action.seat = step.seat;
    action.piece = flier_of(step).raw;
    action.cell = cell_before(view, spaces_of(step));
    any_landing(view, flier_of(step), spaces_of(step), [&](NodeId segment) {
        action.segment = segment_index(view.state, segment);
        actions.add(action);
        return false;
    });
}

Reason why_not_land(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return verdict.refuse(Reason::flier_must_land);
    if (action.kind != ActionKind::move) return verdict.refuse(Reason::wrong_step);
    if (PieceId(action.piece) != flier_of(step)) {
        verdict.piece = flier_of(step);
        return verdict.refuse(Reason::not_this_piece);
    }
    verdict.cell = cell_before(view, spaces_of(step));
    if (action.cell != verdict.cell) return verdict.refuse(Reason::flier_elsewhere);
    const Placed& tile = view.state.placed(tile_at(view.state, action.cell));
    if (action.segment >= view.rules.tiles.at(tile.tile).segments) return verdict.refuse(Reason::no_such_segment);
    return why_not_land_on(view, view.state.piece(flier_of(step)).kind, node_of(tile, action.segment), verdict);
}

Flow answer_landing(Play& play, const Step& step, const Action& action)
{
    const Placed& tile = play.state.placed(tile_at(play.state, action.cell));
    moves::relocate(play, flier_of(step), PiecePlace::on_segment(node_of(tile, action.segment)), Cause::flier_landed);
    return Flow::done;
}

void about_landing(const View& view, const Step& step, Subject& subject)
{
    subject.piece = flier_of(step);
    subject.set_cell(cell_before(view, spaces_of(step)));
}

constexpr StepCode kLand{.name = StepKind::flier_land,
                         .enter = enter_landing,
                         .list = list_landings,
                         .why_not = why_not_land,
                         .answer = answer_landing,
                         .about = about_landing,
                         .points_to = PointsTo::piece,
                         .stands_alone = true};

// ---- the die --------------------------------------------------------------------------------------------------------------

const Pool& die_of(const View& view) noexcept { return *find_pool(view.rules, kModule); }

int spaces_shown_by(PieceKind face) noexcept { return 1 + static_cast<int>(face) - static_cast<int>(PieceKind::flight_1); }

/// With no place to land the follower goes home, and the action is used up (FLIER-06).
void roll(Play& play, const Step& step, PieceKind face)
{
    const PieceId id = flier_of(step);
    const int spaces = spaces_shown_by(face);
    moves::draw_token_and_return(play, die_of(play), face, id, Cause::flier_rolled);
    if (any_landing(play, id, spaces, [](NodeId) { return true; }))
        push_step(play, kLand, step.seat, id.raw, static_cast<u16>(spaces));
    else
        moves::send_home(play, id, Cause::flier_returned);
}

Flow enter_roll(Play& play, const Step& step)
{
    if (play.asks_nature) return Flow::ask;
    roll(play, step, pick_token(play, die_of(play)));
    return Flow::done;
}

u8 decide_by_nature(const View&, const Step&) { return kNature; }

void list_faces(const View& view, const Step&, ActionList& actions) { list_token_draws(view, die_of(view), actions); }

Reason why_not_face(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    return why_not_draw_token(view, die_of(view), action, verdict);
}

Flow answer_face(Play& play, const Step& step, const Action& action)
{
    roll(play, step, static_cast<PieceKind>(action.piece_kind));
    return Flow::done;
}

void about_roll(const View& view, const Step& step, Subject& subject)
{
    subject.piece = flier_of(step);
    subject.set_cell(cell_of(view.state.placed(view.state.header().last)));
}

constexpr StepCode kRoll{.name = StepKind::flier_roll,
                         .decider = decide_by_nature,
                         .enter = enter_roll,
                         .list = list_faces,
                         .why_not = why_not_face,
                         .answer = answer_face,
                         .about = about_roll,
                         .points_to = PointsTo::piece,
                         .stands_alone = true};

/// FLIER-01
Flow answer_flight(Play& play, const Decision& decision, const Action& action)
{
    const PieceId id = piece_in_supply(play, decision.seat, static_cast<PieceKind>(action.piece_kind));
    moves::set_this_part(play, kModule, kUsed, 1);
    moves::relocate(play, id, PiecePlace::on_tile(play.state.header().last), Cause::deployed);
    push_step(play, kRoll, decision.seat, id.raw);
    return Flow::done;
}

/// In a position no flight is under way, so a follower stands on a tile alone where another box has a place for it.
Reason why_not_stand(const View& view, PieceId id, Verdict& verdict)
{
    const Piece& piece = view.state.piece(id);
    if (piece.spot != Spot::tile || !view.rules.piece_def(piece.kind).has(Trait::claims)) return Reason::none;
    const PlacedId tile(piece.at);
    if (is_trap(view, tile) || has_mark(view, tile, Mark::acrobats)) return Reason::none;
    verdict.cell = cell_of(view.state.placed(tile));
    return verdict.refuse(Reason::flier_none);
}

// ---- the module -----------------------------------------------------------------------------------------------------

/// A die, whose faces nothing holds (FLIER-COMP-01).
constexpr PoolDef kDie[] = {{PieceKind::flight_1, 1}, {PieceKind::flight_2, 1}, {PieceKind::flight_3, 1}};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::flying_machines)};
constexpr PresetDef kPresets[] = {{Preset::flying_machines, kGame}};

constexpr SentenceDef kSentences[] = {
    {StepKind::flier_roll, "The die says next how far the follower" BASTIDE_AT_CELL " flies."},
    {StepKind::flier_land, "{seat} chooses where its follower lands" BASTIDE_AT_CELL "."},
    {Reason::flier_none, "At {cell} is no flying machine that could be used now."},
    {Reason::flier_elsewhere, "The follower lands at {cell}."},
    {Select::moved, "flier_rolled {The die shows: {piece_kind}}"},
    {Select::moved, "flier_landed {" BASTIDE_WHOSE " lands" BASTIDE_AT_CELL "}"},
    {Select::moved, "flier_returned {" BASTIDE_WHOSE " finds no place to land and goes home" BASTIDE_FROM "}"},
};

constexpr Offer kOffers[] = {{.at = OfferedAt(&deploy_step).and_second_deployments(),
                              .is_open = may_take_off,
                              .list = list_flights,
                              .owns = owns_flight,
                              .why_not = why_not_fly,
                              .answer = answer_flight,
                              .has_place = has_place}};

constexpr const StepCode* kSteps[] = {&kRoll, &kLand};

}  // namespace

const Module module = {
    .id = ModuleId::flying_machines,
    .title = "The Flying Machines",
    .set = Set::flying_machines,
    .tiles = set_of<kFlyingMachinesTiles>(),
    .pool = kDie,
    .presets = kPresets,
    .sentences = kSentences,
    .offers = kOffers,
    .steps = kSteps,
    .variables = {.part = kPartVariables},
    .shares_segments = true,
    .actions_per_turn = 2,
    .events_per_turn = 6,
    .on = {.shape = shape, .why_not_stand = why_not_stand},
};

}  // namespace boxes::flying_machines

}  // namespace bastide
