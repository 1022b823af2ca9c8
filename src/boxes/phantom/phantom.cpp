// SPDX-License-Identifier: MIT
// The Phantom: after its action step a seat may deploy its phantom, too, as a second follower of the turn.
#include "boxes/phantom/phantom.hpp"

#include "boxes/base/base.hpp"
#include "play/deploying.hpp"
#include "play/moves.hpp"
#include "play/turn.hpp"

namespace bastide {

namespace boxes::phantom {

namespace {

constexpr ModuleId kModule = ModuleId::phantom;
constexpr int kBefore = 0;  ///< variable of the part: 1 + the phantoms that were on the board before the action step
constexpr int kPartVariables = 1;

// ---- whether the action step used a phantom -----------------------------------------------------------------------

/// Calls `visit(piece)` for each phantom of a seat.
template <class Visit>
void for_each_phantom(const View& view, int seat, Visit&& visit)
{
    const PieceId first = view.rules.first_piece(seat, PieceKind::phantom);
    for (int i = 0; i < view.rules.piece_def(PieceKind::phantom).count; ++i) visit(view.state.piece(PieceId(first.raw + i)));
}

int count_on_board(const View& view, int seat) noexcept
{
    int count = 0;
    for_each_phantom(view, seat, [&](const Piece& piece) { count += piece.spot == Spot::segment; });
    return count;
}

bool has_prisoner(const View& view, int seat) noexcept
{
    bool has = false;
    for_each_phantom(view, seat, [&](const Piece& piece) { has = has || piece.spot == Spot::prison; });
    return has;
}

/// A phantom that is used in the action step is the one of this part of the turn (PHANTOM-SEQ-01, PHANTOM-DEPLOY-08).
bool was_used(const View& view, int seat) noexcept { return 1 + count_on_board(view, seat) > view.this_part(kModule, kBefore); }

/// What the variable is from the placing on; 0 before.
int count_before_action(const View& view, int seat) noexcept
{
    return view.state.header().last ? 1 + count_on_board(view, seat) : 0;
}

Flow enter_before_action(Play& play, const Step& step)
{
    moves::set_this_part(play, kModule, kBefore, count_before_action(play, step.seat));
    return Flow::done;
}

FollowingVariable following_variable(const View& view)
{
    const int value = count_before_action(view, view.state.header().acting_seat);
    return {static_cast<u16>(view.rules.part_variables[static_cast<int>(kModule)] + kBefore), static_cast<u16>(value)};
}

// ---- the phantom step ---------------------------------------------------------------------------------------------

/// Whether a phantom in the supply could be deployed (PHANTOM-DEPLOY-02, -07).
bool has_target(const View& view, const Step& step) noexcept
{
    return can_deploy_on_last_tile(view, PieceKind::phantom) ||
           has_offered_place(view, code_of(view.rules, step), PieceKind::phantom);
}

bool is_in_supply(const View& view, const Step& step) { return has_supply(view, step.seat, PieceKind::phantom); }

/// Asks if there is a phantom to deploy, or one that a ransom brings back; without a ransom that step is skipped
/// (PHANTOM-SEQ-01, -02).
Flow enter_phantom(Play& play, const Step& step)
{
    const bool may_ask = play.state.header().last && !was_used(play, step.seat) && !is_action_closed(play);
    const bool has_phantom = is_in_supply(play, step) || has_prisoner(play, step.seat);
    return may_ask && has_phantom && has_target(play, step) ? Flow::ask : Flow::done;
}

void list_phantoms(const View& view, const Step& step, ActionList& actions)
{
    list_deployments_of(view, step.seat, PieceKind::phantom, actions);
}

Reason why_not_phantom(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    const bool is_phantom = action.piece_kind == static_cast<u16>(PieceKind::phantom);
    const bool is_other = action.kind == ActionKind::deploy && !is_phantom && has_kind(view, action.piece_kind);
    return is_other ? verdict.refuse(Reason::wrong_piece_kind) : deploy_step.why_not(view, step, action, verdict);
}

Flow answer_phantom(Play& play, const Step& step, const Action& action) { return deploy_step.answer(play, step, action); }

constexpr StepCode kBeforeAction{.enter = enter_before_action};

/// Before all other steps between the action and the scoring (PHANTOM-DEPLOY-09).
constexpr StepCode kPhantom{.name = StepKind::phantom,
                            .enter = enter_phantom,
                            .has_choice = is_in_supply,
                            .list = list_phantoms,
                            .why_not = why_not_phantom,
                            .answer = answer_phantom,
                            .about = about_last_tile,
                            .deploys_only = PieceKind::phantom};

// ---- the module -----------------------------------------------------------------------------------------------------

constexpr PieceDef kPieces[] = {
    {.kind = PieceKind::phantom,
     .count = 1,  // PHANTOM-COMP-01
     .traits = traits(Trait::claims, Trait::can_be_taken, Trait::tops_foundation),
     .fits = segment_set(SegmentKind::road, SegmentKind::city, SegmentKind::monastery, SegmentKind::field),  // PHANTOM-DEPLOY-06
     .strength = 1},
};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::phantom)};

constexpr PresetDef kPresets[] = {{Preset::phantom, kGame}};

constexpr SentenceDef kSentences[] = {
    {StepKind::phantom, "{seat} may deploy its phantom, too."},
    {Select::passed, "phantom {deploys no phantom}"},
};

constexpr PlanDef kPlan[] = {{TurnPhase::effects, &kBeforeAction, 1}, {TurnPhase::wood, &kPhantom, 1}};

}  // namespace

const Module module = {
    .id = ModuleId::phantom,
    .title = "The Phantom",
    .set = Set::phantom,
    .pieces = kPieces,
    .presets = kPresets,
    .sentences = kSentences,
    .plan = kPlan,
    .variables = {.part = kPartVariables},
    .max_seats = 6,
    .actions_per_turn = 1,
    .events_per_turn = 3,
    .on = {.follows = following_variable},
};

}  // namespace boxes::phantom

}  // namespace bastide
