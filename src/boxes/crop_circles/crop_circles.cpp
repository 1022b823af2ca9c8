// SPDX-License-Identifier: MIT
// Crop Circles: after the scoring of such a tile its seat chooses for all whether each seat places a follower beside an own one,
// or takes one back. The symbol of the tile says whether that is about knights, thieves or farmers.
#include "boxes/crop_circles/crop_circles.hpp"

#include "board/features.hpp"
#include "boxes/base/base.hpp"
#include "boxes/crop_circles/tiles.hpp"
#include "common/phrases.hpp"
#include "play/deploying.hpp"
#include "play/moves.hpp"
#include "play/removing.hpp"
#include "play/scoring.hpp"
#include "play/turn.hpp"

namespace bastide {

namespace boxes::crop_circles {

namespace {

// ---- what the circle is about -----------------------------------------------------------------------------------------

/// The kind of segments that the tile of this part names by its symbol; none if it shows no circle (CROP-02).
SegmentKind kind_now(const View& view) noexcept
{
    const PlacedId last = view.state.header().last;
    if (!last) return SegmentKind::none;
    if (has_mark(view, last, Mark::crop_shield)) return SegmentKind::city;
    if (has_mark(view, last, Mark::crop_club)) return SegmentKind::road;
    return has_mark(view, last, Mark::crop_pitchfork) ? SegmentKind::field : SegmentKind::none;
}

/// Special figures are no followers (CROP-08).
bool is_follower(const PieceDef& def) noexcept { return def.has(Trait::claims) && def.fits != 0; }

bool stands(const View& view, const Piece& piece) noexcept
{
    return piece.spot == Spot::segment && is_follower(view.rules.piece_def(piece.kind));
}

/// A follower of the circle's kind: on monasteries and towers they are of none (CROP-02, CROP-10).
bool is_of_kind(const View& view, const Piece& piece) noexcept
{
    return stands(view, piece) && view.state.node(NodeId(piece.at)).kind() == kind_now(view);
}

/// Calls `visit(id)` for each follower of the kind that a seat has, by id; stops when it returns true.
template <class Visit>
void for_each_own(const View& view, int seat, Visit&& visit)
{
    any_piece_in(view, seat, Spot::segment, [&](PieceId id, const Piece& piece) { return is_of_kind(view, piece) && visit(id); });
}

bool has_own_on(const View& view, int seat, NodeId segment) noexcept
{
    bool has = false;
    for_each_own(view, seat, [&](PieceId id) { return has = NodeId(view.state.piece(id).at) == segment; });
    return has;
}

// ---- the round ----------------------------------------------------------------------------------------------------------

/// The next seat of the round, of which `left` are left; seats that left the game are passed over (CROP-03).
void ask_next(Play& play, const StepCode& code, int seat, int left)
{
    const int seats = play.rules.config.seats;
    do {
        if (left == 0) return;
        seat = (seat + 1) % seats;
        --left;
    } while (play.is_out(seat));
    push_step(play, code, seat, static_cast<u16>(left));
}

// ---- A: each seat places a follower -----------------------------------------------------------------------------------

Reason why_not_add(const View& view, int seat, PieceKind kind, NodeId segment, Verdict& verdict) noexcept
{
    const SegmentKind where = view.state.node(segment).kind();
    if (!has_own_on(view, seat, segment)) return verdict.refuse_at(Verdict::Where::asked, Reason::crop_not_beside);
    if (!view.rules.piece_def(kind).may_stand_on(where)) {
        verdict.mine = static_cast<i8>(where);
        return verdict.refuse(Reason::wrong_segment);
    }
    return judge_by_modules(view, kind, {segment, where, true}, verdict);
}

/// Calls `visit(kind, segment)` for each follower in the supply of a seat and each segment on which it can be placed; stops when
/// it returns true (CROP-04, CROP-08).
template <class Visit>
void for_each_adding(const View& view, int seat, Visit&& visit)
{
    bool stops = false;
    NodeId done[kMaxPieces];  // uninitialized; segments with several followers count once
    int count = 0;
    for_each_own(view, seat, [&](PieceId id) {
        const NodeId segment(view.state.piece(id).at);
        for (int i = 0; i < count; ++i)
            if (done[i] == segment) return false;
        done[count++] = segment;
        for (int i = 0; i < view.rules.kind_count && !stops; ++i) {
            const PieceDef& def = view.rules.piece_def(view.rules.kinds[i]);
            Verdict verdict;
            const bool may = is_follower(def) && !def.is_neutral && has_supply(view, seat, def.kind) &&
                             why_not_add(view, seat, def.kind, segment, verdict) == Reason::none;
            stops = may && visit(def.kind, segment);
        }
        return stops;
    });
}

extern const StepCode kAdd;

Flow enter_add(Play& play, const Step& step)
{
    bool has = false;
    if (!play.is_out(step.seat)) for_each_adding(play, step.seat, [&](PieceKind, NodeId) { return has = true; });
    if (!has) ask_next(play, kAdd, step.seat, step.a);  // CROP-07
    return has ? Flow::ask : Flow::done;
}

bool must_add(const View& view) noexcept { return view.rules.has(Option::crop_must_place); }  // CROP-05

void list_adding(const View& view, const Step& step, ActionList& actions)
{
    Action action;
    action.seat = step.seat;
    action.kind = ActionKind::deploy;
    for_each_adding(view, step.seat, [&](PieceKind kind, NodeId segment) {
        action.cell = cell_of(view.state, segment);
        action.segment = segment_index(view.state, segment);
        action.piece_kind = static_cast<u16>(kind);
        actions.add(action);
        return actions.has_enough();
    });
    Action pass;
    pass.seat = step.seat;
    pass.kind = ActionKind::pass;
    if (!must_add(view)) actions.add(pass);
}

Reason why_not_adding(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return must_add(view) ? verdict.refuse(Reason::crop_must_add) : Reason::none;
    if (action.kind != ActionKind::deploy) return verdict.refuse(Reason::wrong_step);
    verdict.cell = action.cell;
    if (why_not_kind(view, action.piece_kind, verdict) != Reason::none) return verdict.reason;
    const PieceKind kind = static_cast<PieceKind>(action.piece_kind);
    if (!is_follower(view.rules.piece_def(kind))) return verdict.refuse(Reason::crop_followers_only);
    const PlacedId tile = tile_at(view.state, action.cell);
    if (!tile || action.segment >= view.rules.tiles.at(view.state.placed(tile).tile).segments)
        return verdict.refuse(Reason::no_such_segment);
    if (!has_supply(view, step.seat, kind)) return verdict.refuse(Reason::supply_empty);
    return why_not_add(view, step.seat, kind, node_of(view.state.placed(tile), action.segment), verdict);
}

Flow answer_adding(Play& play, const Step& step, const Action& action)
{
    if (action.kind == ActionKind::deploy) {
        const Placed& tile = play.state.placed(tile_at(play.state, action.cell));
        const PieceId id = piece_in_supply(play, step.seat, static_cast<PieceKind>(action.piece_kind));
        moves::deploy(play, id, node_of(tile, action.segment));
    }
    ask_next(play, kAdd, step.seat, step.a);
    return Flow::done;
}

const StepCode kAdd{.name = StepKind::crop_add,
                    .enter = enter_add,
                    .list = list_adding,
                    .why_not = why_not_adding,
                    .answer = answer_adding,
                    .about = about_last_tile,
                    .stands_alone = true};

// ---- B: each seat takes a follower back -------------------------------------------------------------------------------

extern const StepCode kRemove;

Reason why_not_remove_own(const View& view, int seat, PieceId id, Verdict& verdict) noexcept
{
    const Reason reason = why_not_take_back(view, seat, id, Cause::crop_removed, verdict);
    if (reason != Reason::none) return reason;
    return is_of_kind(view, view.state.piece(id)) ? Reason::none : verdict.refuse(Reason::crop_wrong_kind);
}

/// Calls `visit(id)` for each follower that a seat can take back; stops when it returns true.
template <class Visit>
void for_each_removing(const View& view, int seat, Visit&& visit)
{
    for_each_own(view, seat, [&](PieceId id) {
        Verdict verdict;
        return why_not_remove_own(view, seat, id, verdict) == Reason::none && visit(id);
    });
}

Flow enter_remove(Play& play, const Step& step)
{
    bool has = false;
    if (!play.is_out(step.seat)) for_each_removing(play, step.seat, [&](PieceId) { return has = true; });
    if (!has) ask_next(play, kRemove, step.seat, step.a);  // CROP-07
    return has ? Flow::ask : Flow::done;
}

void list_removing(const View& view, const Step& step, ActionList& actions)
{
    for_each_removing(view, step.seat, [&](PieceId id) {
        actions.add(make_take_action(view, step.seat, id, Cause::crop_removed));
        return actions.has_enough();
    });
}

Reason why_not_removing(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return verdict.refuse(Reason::crop_must_remove);  // CROP-06
    if (!is_take_for(action, Cause::crop_removed)) return verdict.refuse(Reason::wrong_step);
    return why_not_remove_own(view, step.seat, PieceId(action.piece), verdict);
}

/// What was beside it and is alone now leaves with it (CROP-09).
Flow answer_removing(Play& play, const Step& step, const Action& action)
{
    moves::send_home(play, PieceId(action.piece), Cause::crop_removed);
    ask_next(play, kRemove, step.seat, step.a);
    return Flow::done;
}

const StepCode kRemove{.name = StepKind::crop_remove,
                       .enter = enter_remove,
                       .list = list_removing,
                       .why_not = why_not_removing,
                       .answer = answer_removing,
                       .about = about_last_tile,
                       .takes = Cause::crop_removed,
                       .stands_alone = true};

// ---- the choice -------------------------------------------------------------------------------------------------------

/// CROP-12
bool has_follower_on_board(const View& view) noexcept
{
    for (int i = 1; i <= view.rules.layout.piece_count; ++i)
        if (stands(view, view.state.piece(PieceId(i)))) return true;
    return false;
}

/// CROP-01, CROP-07
Flow enter_choice(Play& play, const Step& step)
{
    if (kind_now(play) == SegmentKind::none || play.is_out(step.seat)) return Flow::done;
    return has_follower_on_board(play) ? Flow::ask : Flow::done;
}

constexpr Cause kOptions[] = {Cause::crop_added, Cause::crop_removed};

void list_choices(const View&, const Step& step, ActionList& actions)
{
    Action action;
    action.kind = ActionKind::choose;
    action.seat = step.seat;
    for (const Cause cause : kOptions) {
        action.cause = static_cast<i32>(cause);
        actions.add(action);
    }
}

Reason why_not_choice(const View&, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind != ActionKind::choose && action.kind != ActionKind::pass) return verdict.refuse(Reason::wrong_step);
    for (const Cause cause : kOptions)
        if (action.kind == ActionKind::choose && action.cause == static_cast<i32>(cause)) return Reason::none;
    return verdict.refuse(Reason::crop_must_choose);
}

/// The left neighbour begins, the seat that chose is the last (CROP-03).
Flow answer_choice(Play& play, const Step& step, const Action& action)
{
    const Cause cause = static_cast<Cause>(action.cause);
    moves::announce_chosen(play, step.seat, cause);
    ask_next(play, cause == Cause::crop_added ? kAdd : kRemove, step.seat, play.rules.config.seats);
    return Flow::done;
}

constexpr StepCode kChoice{.name = StepKind::crop_choose,
                           .enter = enter_choice,
                           .list = list_choices,
                           .why_not = why_not_choice,
                           .answer = answer_choice,
                           .about = about_last_tile,
                           .stands_alone = true};

// ---- the module -----------------------------------------------------------------------------------------------------

constexpr OptionDef kSwitches[] = {{.option = Option::crop_must_place}};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::crop_circles)};
constexpr Choice kGame2[] = {choose(Set::base), choose(Set::crop_circles_2), choose(Option::crop_must_place)};
constexpr PresetDef kPresets[] = {{Preset::crop_circles, kGame}, {Preset::crop_circles_2, kGame2}};

#define BASTIDE_WHO "{action_seat, select, none {The seat} other {{action_seat}}}"

constexpr SentenceDef kSentences[] = {
    {StepKind::crop_choose, "{seat} must choose for all: each seat places a follower beside one of its own, or takes one back."},
    {StepKind::crop_add, "{seat} places a follower beside one of its own, for the crop circle" BASTIDE_AT_CELL "."},
    {StepKind::crop_remove, "{seat} must take back one of its followers, for the crop circle" BASTIDE_AT_CELL "."},
    {Reason::crop_must_choose,
     BASTIDE_WHO " must choose: each seat places a follower beside one of its own, or each takes one back."},
    {Reason::crop_must_add, BASTIDE_WHO " must place a follower beside one of its own."},
    {Reason::crop_must_remove, BASTIDE_WHO " must take back one of its followers."},
    {Reason::crop_not_beside, BASTIDE_WHO " has no follower of the kind of the crop circle there."},
    {Reason::crop_followers_only, "Only followers are placed beside others, not the {piece_kind}."},
    {Select::moved, "crop_removed {" BASTIDE_WHOSE " goes home" BASTIDE_FROM ", for a crop circle}"},
    {Select::taken, "crop_removed {{seat} takes its own {role}" BASTIDE_AT_PLACE " back}"},
    {Select::passed, "crop_add {places no follower}"},
};

#undef BASTIDE_WHO

/// After the walk of a dragon, before an escape and the second part of the turn (CROP-13).
constexpr i8 kBehindWalk = 110;

constexpr PlanDef kPlan[] = {{TurnPhase::after, &kChoice, kBehindWalk}};
constexpr const StepCode* kSteps[] = {&kAdd, &kRemove};

}  // namespace

const Module module = {
    .id = ModuleId::crop_circles,
    .title = "Crop Circles I",
    .set = Set::crop_circles,
    .other_sets = sets_of(Set::crop_circles_2),
    .tiles = set_of<kCropCirclesTiles>(),
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .plan = kPlan,
    .steps = kSteps,
    .shares_segments = true,
    .actions_per_turn = 1 + kMaxSeats,
    .events_per_turn = 2 + 4 * kMaxSeats,  // with a builder and a pig that follow
};

const Module module_2 = {
    .id = ModuleId::crop_circles_2,
    .title = "Crop Circles II",
    .set = Set::crop_circles_2,
    .tiles = set_of<kCropCircles2Tiles>(),
};

}  // namespace boxes::crop_circles

}  // namespace bastide
