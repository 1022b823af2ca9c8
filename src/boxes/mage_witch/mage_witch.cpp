// SPDX-License-Identifier: MIT
// Mage & Witch: two neutral figures that magic tiles send to roads and cities. The mage raises what its feature pays, the witch
// halves it, and they never stand on one feature together.
#include "boxes/mage_witch/mage_witch.hpp"

#include "board/features.hpp"
#include "boxes/base/base.hpp"
#include "boxes/mage_witch/tiles.hpp"
#include "common/phrases.hpp"
#include "play/deploying.hpp"
#include "play/listing.hpp"
#include "play/moves.hpp"
#include "play/ordered_segments.hpp"
#include "play/removing.hpp"
#include "play/scoring.hpp"

namespace bastide {

namespace boxes::mage_witch {

namespace {

constexpr SegmentSet kRoadsAndCities = segment_set(SegmentKind::road, SegmentKind::city);
constexpr PieceKind kFigures[] = {PieceKind::mage, PieceKind::witch};
constexpr i32 kOfMage = 1;  ///< for each tile

// ---- where they stand -----------------------------------------------------------------------------------------------

/// The feature on which a figure stands; none if it is not on the board or not in play.
NodeId feature_of(const View& view, PieceId id) noexcept
{
    if (!id || view.state.piece(id).spot != Spot::segment) return {};
    return root_of(view.state, NodeId(view.state.piece(id).at));
}

NodeId feature_of(const View& view, PieceKind kind) noexcept { return feature_of(view, neutral_piece(view, kind)); }

/// The figure on a feature; none if neither is there.
PieceId figure_on(const View& view, NodeId root) noexcept
{
    for (const PieceKind kind : kFigures)
        if (feature_of(view, kind) == root) return neutral_piece(view, kind);
    return {};
}

bool is_figure(const View& view, PieceId id) noexcept
{
    return id && (id == neutral_piece(view, PieceKind::mage) || id == neutral_piece(view, PieceKind::witch));
}

int count_on_board(const View& view) noexcept
{
    int count = 0;
    for (const PieceKind kind : kFigures) count += feature_of(view, kind) ? 1 : 0;
    return count;
}

/// MAGIC-JOIN-01
bool have_met(const View& view) noexcept
{
    const NodeId feature = feature_of(view, PieceKind::mage);
    return feature && feature == feature_of(view, PieceKind::witch);
}

// ---- where they can go ----------------------------------------------------------------------------------------------

/// Calls `visit(root)` for each incomplete road or city where neither stands, until it returns true. They are the same for both,
/// since a figure that moves goes to another feature (MAGIC-PLACE-01 to -03).
template <class Visit>
void for_each_target(const View& view, Visit&& visit)
{
    const NodeId of_mage = feature_of(view, PieceKind::mage);
    const NodeId of_witch = feature_of(view, PieceKind::witch);
    for (int i = 1; i <= view.state.header().nodes; ++i) {
        const NodeId id(i);
        const Node& node = view.state.node(id);
        if (node.up != id || node.open == 0 || !holds(kRoadsAndCities, node.kind())) continue;
        if (id != of_mage && id != of_witch && visit(id)) return;
    }
}

bool has_target(const View& view) noexcept
{
    bool has = false;
    for_each_target(view, [&](NodeId) { return has = true; });
    return has;
}

void collect_targets(const View& view, OrderedSegments& targets) noexcept
{
    for_each_target(view, [&](NodeId root) {
        for_each_member(view.state, root, [&](NodeId segment) { targets.add(view.state, segment); });
        return false;
    });
}

Reason why_not_to(const View& view, NodeId segment, Verdict& verdict) noexcept
{
    const SegmentKind kind = view.state.node(segment).kind();
    verdict.mine = static_cast<i8>(kind);
    if (!holds(kRoadsAndCities, kind)) return verdict.refuse(Reason::wrong_segment);
    const NodeId root = root_of(view.state, segment);
    verdict.feature = root;
    if (is_complete(view.state, root)) return verdict.refuse(Reason::feature_complete);
    const PieceId there = figure_on(view, root);
    if (!there) return Reason::none;
    const NodeId at(view.state.piece(there).at);
    verdict.piece = there;
    verdict.cell = cell_of(view.state, at);
    verdict.other = static_cast<i8>(segment_index(view.state, at));
    return verdict.refuse(Reason::magic_is_there);
}

// ---- the decision ---------------------------------------------------------------------------------------------------

/// Without a target a figure leaves the board, of two the one that the seat chooses (MAGIC-PLACE-04).
Flow settle(Play& play)
{
    if (has_target(play)) return Flow::ask;
    const int count = count_on_board(play);
    if (count > 1) return Flow::ask;
    for (const PieceKind kind : kFigures)
        if (feature_of(play, kind)) moves::send_home(play, neutral_piece(play, kind), Cause::magic_ended);
    return Flow::done;
}

bool is_magic(const View& view) noexcept
{
    const PlacedId last = view.state.header().last;
    return last && has_mark(view, last, Mark::magic);
}

bool has_figure(const View& view) noexcept
{
    return neutral_piece(view, PieceKind::mage) || neutral_piece(view, PieceKind::witch);
}

/// Before the action step. One move is enough when the same tile joins the features of both (MAGIC-JOIN-02).
Flow enter_place(Play& play, const Step&) { return is_magic(play) && has_figure(play) ? settle(play) : Flow::done; }

Flow enter_part(Play& play, const Step&) { return have_met(play) ? settle(play) : Flow::done; }

Action move_to(const View& view, const Step& step, NodeId segment)
{
    Action action;
    action.kind = ActionKind::move;
    action.seat = step.seat;
    action.cell = cell_of(view.state, segment);
    action.segment = segment_index(view.state, segment);
    return action;
}

/// Those in play, in the order of lists.
struct Figures {
    explicit Figures(const View& view) noexcept
    {
        for (const PieceKind kind : kFigures)
            if (const PieceId id = neutral_piece(view, kind)) piece[count++] = id.raw;
    }

    u16 piece[2] = {};
    u32 count = 0;
};

void add_moves(const Figures& figures, Action action, ActionList& actions)
{
    for (u32 i = 0; i < figures.count; ++i) {
        action.piece = figures.piece[i];
        actions.add(action);
    }
}

void list(const View& view, const Step& step, ActionList& actions)
{
    const Figures figures(view);
    OrderedSegments targets;
    collect_targets(view, targets);
    if (targets.has_all()) {
        targets.sort();
        for (u32 i = 0; i < targets.count(); ++i) add_moves(figures, move_to(view, step, targets.at(i)), actions);
    } else {
        for_each_target(view, [&](NodeId root) {
            for_each_member(view.state, root, [&](NodeId id) { add_moves(figures, move_to(view, step, id), actions); });
            return actions.has_enough();
        });
    }
    if (targets.count() > 0) return;
    for (const PieceKind kind : kFigures)
        if (feature_of(view, kind)) actions.add(make_take_action(view, step.seat, neutral_piece(view, kind), Cause::magic_ended));
}

bool sample(const View& view, const Step& step, Stream& stream, Action& out, u32&)
{
    OrderedSegments targets;
    collect_targets(view, targets);
    if (targets.count() == 0 || !targets.has_all()) {
        ActionList actions;
        list(view, step, actions);
        return actions.count() > 0 && find_in_list(view, actions, bounded(stream, actions.count()), out);
    }
    const Figures figures(view);
    const u32 k = bounded(stream, targets.count() * figures.count);
    out = move_to(view, step, targets.find(k / figures.count));
    out.piece = figures.piece[k % figures.count];
    return true;
}

Reason why_not_take(const View& view, PieceId id, Verdict& verdict) noexcept
{
    if (!is_figure(view, id)) return verdict.refuse(Reason::not_this_piece);
    verdict.piece = id;
    if (!feature_of(view, id)) return verdict.refuse(Reason::not_on_board);
    return has_target(view) ? verdict.refuse(Reason::magic_has_place) : Reason::none;
}

Reason why_not(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return verdict.refuse(Reason::magic_must_place);
    if (is_take_for(action, Cause::magic_ended)) return why_not_take(view, PieceId(action.piece), verdict);
    if (action.kind != ActionKind::move) return verdict.refuse(Reason::wrong_step);
    verdict.cell = action.cell;
    if (!is_figure(view, PieceId(action.piece))) return verdict.refuse(Reason::not_this_piece);
    const PlacedId tile = tile_at(view.state, action.cell);
    if (!tile || action.segment >= view.rules.tiles.at(view.state.placed(tile).tile).segments)
        return verdict.refuse(Reason::no_such_segment);
    return why_not_to(view, node_of(view.state.placed(tile), action.segment), verdict);
}

Flow answer(Play& play, const Step&, const Action& action)
{
    const PieceId id(action.piece);
    if (action.kind == ActionKind::take) {
        moves::send_home(play, id, Cause::magic_ended);
        return Flow::done;
    }
    const Placed& tile = play.state.placed(tile_at(play.state, action.cell));
    moves::relocate(play, id, PiecePlace::on_segment(node_of(tile, action.segment)), Cause::magic_placed);
    return Flow::done;
}

void about_meeting(const View& view, const Step&, Subject& subject)
{
    const PieceId id = neutral_piece(view, PieceKind::mage);
    if (!feature_of(view, id)) return;
    subject.segment = NodeId(view.state.piece(id).at);
    subject.set_cell(cell_of(view.state, subject.segment));
}

constexpr StepCode kPlace{.name = StepKind::magic_place,
                          .enter = enter_place,
                          .list = list,
                          .sample = sample,
                          .why_not = why_not,
                          .answer = answer,
                          .about = about_last_tile,
                          .takes = Cause::magic_ended,
                          .stands_alone = true};

constexpr StepCode kPart{.name = StepKind::magic_part,
                         .enter = enter_part,
                         .list = list,
                         .sample = sample,
                         .why_not = why_not,
                         .answer = answer,
                         .about = about_meeting,
                         .takes = Cause::magic_ended,
                         .stands_alone = true};

/// What joins roads and cities after the action step, before the scoring (MAGIC-JOIN-01).
constexpr StepCode kPartLater{.name = StepKind::magic_part,
                              .enter = enter_part,
                              .list = list,
                              .sample = sample,
                              .why_not = why_not,
                              .answer = answer,
                              .about = about_meeting,
                              .takes = Cause::magic_ended,
                              .stands_alone = true};

// ---- scoring --------------------------------------------------------------------------------------------------------

/// The count of the line is how many points are lost.
void lose_half(Tally& sum)
{
    const i32 lost = sum.points() / 2;
    if (lost > 0) sum.add(Reward::witch_half, static_cast<u32>(lost), -1);
}

/// What was counted before, inns and cathedrals too, is raised or halved, rounded up (MAGIC-SCORE-01 to -04).
void change_by_magic(const View& view, const Feature& feature, Cause, int, Tally& sum)
{
    if (!holds(kRoadsAndCities, feature.kind)) return;
    if (feature_of(view, PieceKind::mage) == feature.root) sum.add(Reward::mage_tiles, feature.tiles, kOfMage);
    if (feature_of(view, PieceKind::witch) == feature.root) lose_half(sum);
}

/// Those on a complete feature, with followers or without. They stay while castles are scored, which copy what they change
/// (MAGIC-RET-01, CASTLE-SCORE-06).
Flow enter_return(Play& play, const Step&)
{
    for (const PieceKind kind : kFigures) {
        const NodeId root = feature_of(play, kind);
        if (root && is_complete(play.state, root)) moves::send_home(play, neutral_piece(play, kind), Cause::completed);
    }
    return Flow::done;
}

constexpr StepCode kReturn{.enter = enter_return};

/// MAGIC-TRAIT-01, DRAGON-EAT-07
Reason why_not_remove(const View& view, PieceId id, Cause cause, Verdict& verdict)
{
    if (!is_figure(view, id) || cause == Cause::magic_ended) return Reason::none;
    const bool is_eaten = cause == Cause::dragon_ate && view.rules.has(Option::dragon_eats_magic);
    return is_eaten ? Reason::none : verdict.refuse(Reason::cannot_be_taken);
}

// ---- in a position --------------------------------------------------------------------------------------------------

bool is_completed_now(const View& view, NodeId root) noexcept
{
    CompletedQueue queue;
    list_completed(view, kRoadsAndCities, queue);
    bool is_now = false;
    queue.for_each(view, [&](const Feature& feature) { is_now = is_now || feature.root == root; });
    return is_now;
}

/// They are on different features, none of which was completed before (MAGIC-PLACE-02, MAGIC-RET-01).
Reason why_not_stand(const View& view, PieceId id, Verdict& verdict)
{
    const NodeId root = is_figure(view, id) ? feature_of(view, id) : NodeId{};
    if (!root) return Reason::none;
    const PieceId first = figure_on(view, root);
    if (first != id) {
        verdict.piece = first;
        return verdict.refuse(Reason::magic_is_there);
    }
    const bool was_scored = is_complete(view.state, root) && !is_completed_now(view, root);
    return was_scored ? verdict.refuse(Reason::position_scored) : Reason::none;
}

// ---- the module -----------------------------------------------------------------------------------------------------

/// However many copies of the set are in play (MAGIC-COMP-01).
void shape(Rules& rules)
{
    for (const PieceKind kind : kFigures) {
        u8& count = rules.piece_defs[static_cast<int>(kind)].count;
        count = smaller<u8>(count, 1);
    }
}

constexpr PieceDef kPieces[] = {
    {.kind = PieceKind::mage, .count = 1, .traits = traits(Trait::stays), .is_neutral = 1, .fits = kRoadsAndCities},
    {.kind = PieceKind::witch, .count = 1, .traits = traits(Trait::stays), .is_neutral = 1, .fits = kRoadsAndCities},
};

constexpr OptionDef kSwitches[] = {{.option = Option::dragon_eats_magic}};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::mage_witch)};
constexpr PresetDef kPresets[] = {{Preset::mage_witch, kGame}};

constexpr SentenceDef kSentences[] = {
    {StepKind::magic_place,
     "{seat} must place or move the mage or the witch, or take one off the board if it has nowhere to go."},
    {StepKind::magic_part, "Mage and witch meet" BASTIDE_AT_CELL
                           "; {seat} must move one of them away, or take it off the board if it has nowhere to go."},
    {Reward::mage_tiles, BASTIDE_GETS "the mage{count, plural, one { on # tile} other { on # tiles}}."},
    {Reward::witch_half, "{seat} loses {count, plural, one {# point} other {# points}} to the witch, who takes half."},
    {Reason::magic_is_there, "The mage or the witch stands there already{cell, select, none {} other {, at {cell}}}."},
    {Reason::magic_must_place,
     "The mage or the witch must be placed or moved, or taken off the board if there is no road or city to which it can go."},
    {Reason::magic_has_place, "The figure leaves the board only if there is no road or city to which it can go."},
    {Select::moved, "magic_placed {" BASTIDE_WHOSE " goes to {cell}}"},
    {Select::moved, "magic_ended {" BASTIDE_WHOSE BASTIDE_WHERE " leaves the board: no road or city is left for it}"},
    {Select::taken, "magic_ended {{seat} takes the {role}" BASTIDE_AT_PLACE " off the board}"},
};

constexpr WorthDef kWorth[] = {{WorthStage::factor, change_by_magic}};

constexpr i8 kBehindGold = 20;
constexpr i8 kBehindAction = 110;
constexpr i8 kBehindCastles = 60;

constexpr PlanDef kPlan[] = {
    {TurnPhase::effects, &kPlace, kBehindGold},
    {TurnPhase::effects, &kPart, kBehindGold},
    {TurnPhase::wood, &kPartLater, kBehindAction},
    {TurnPhase::score, &kReturn, kBehindCastles},
};

}  // namespace

const Module module = {
    .id = ModuleId::mage_witch,
    .title = "Mage & Witch",
    .set = Set::mage_witch,
    .tiles = set_of<kMageAndWitchTiles>(),
    .pieces = kPieces,
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .plan = kPlan,
    .worth = kWorth,
    .actions_per_turn = 2,
    .events_per_turn = 4,
    .on = {.shape = shape, .why_not_remove = why_not_remove, .why_not_stand = why_not_stand},
};

}  // namespace boxes::mage_witch

}  // namespace bastide
