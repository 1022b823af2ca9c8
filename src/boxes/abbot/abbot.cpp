// SPDX-License-Identifier: MIT
// The Abbot: a figure for monasteries and gardens, which its owner can call back for what its building is worth then. The tiles
// of the boxes name the copies with a garden; the builder of rules makes them tile types of their own.
#include "boxes/abbot/abbot.hpp"

#include "board/features.hpp"
#include "boxes/base/base.hpp"
#include "common/phrases.hpp"
#include "play/moves.hpp"
#include "play/removing.hpp"
#include "play/scoring.hpp"

namespace bastide {

namespace boxes::abbot {

namespace {

/// ABBOT-GARDEN-03, ABBOT-OPT-01
void shape(Rules& rules)
{
    rules.shows_gardens = rules.piece_def(PieceKind::abbot).count > 0 && !rules.has(Option::abbot_no_gardens);
}

/// As much as a monastery (ABBOT-SCORE-01, ABBOT-FINAL-01).
void worth_of_garden(const View&, const Feature& feature, Cause cause, int, Tally& sum)
{
    if (feature.kind != SegmentKind::garden) return;
    sum.add(cause == Cause::completed ? Reward::abbot_garden : Reward::abbot_garden_unfinished, feature.tiles, 1);
}

// ---- calling an abbot back ----------------------------------------------------------------------------------------

NodeId building_of(const View& view, PieceId abbot) noexcept { return root_of(view.state, NodeId(view.state.piece(abbot).at)); }

Reason why_not_call_back(const View& view, int seat, PieceId id, Verdict& verdict) noexcept
{
    if (!id) return verdict.refuse(Reason::no_such_piece);
    verdict.piece = id;
    const Piece& piece = view.state.piece(id);
    if (piece.kind != PieceKind::abbot || piece.owner != seat) return verdict.refuse(Reason::abbot_not_own);  // ABBOT-RET-01
    const Reason reason = why_not_take_back(view, seat, id, Cause::abbot_called_back, verdict);
    if (reason != Reason::none) return reason;
    verdict.feature = building_of(view, id);
    return is_complete(view.state, verdict.feature) ? verdict.refuse(Reason::feature_complete) : Reason::none;  // ABBOT-RET-03
}

bool may_call_back(const View& view) noexcept { return !view.rules.has(Option::abbot_no_early_return); }  // ABBOT-OPT-02

void list_abbots(const View& view, const Decision& decision, ActionList& actions)
{
    if (!actions.accepts(ActionKind::take) || !may_call_back(view)) return;
    const PieceId first = view.rules.first_piece(decision.seat, PieceKind::abbot);
    for (int i = 0; i < view.rules.piece_def(PieceKind::abbot).count; ++i) {
        Verdict verdict;
        const PieceId id(first.raw + i);
        if (why_not_call_back(view, decision.seat, id, verdict) == Reason::none)
            actions.add(make_take_action(view, decision.seat, id, Cause::abbot_called_back));
    }
}

bool is_calling_back(const View& view, const Decision&, const Action& action)
{
    return is_take_for(action, Cause::abbot_called_back) && may_call_back(view);
}

Reason why_not_called_back(const View& view, const Decision& decision, const Action& action, Verdict& verdict)
{
    return why_not_call_back(view, decision.seat, PieceId(action.piece), verdict);
}

/// The points are the abbot's and no scoring of a feature (ABBOT-RET-01, -04). It is the whole action step (ABBOT-RET-02).
Flow call_back(Play& play, const Decision& decision, const Action& action)
{
    const PieceId id(action.piece);
    const i32 worth = static_cast<i32>(measure(play, building_of(play, id)).tiles);
    moves::pay(play, decision.seat, {Reward::abbot_called_back, worth, 1}, Feature{});
    moves::send_home(play, id, Cause::abbot_called_back);
    return Flow::done;
}

// ---- the module -----------------------------------------------------------------------------------------------------

constexpr PieceDef kPieces[] = {
    {.kind = PieceKind::abbot,
     .count = 1,  // ABBOT-SETUP-01
     .traits = traits(Trait::claims, Trait::can_be_taken),
     .fits = segment_set(SegmentKind::monastery, SegmentKind::garden),  // ABBOT-DEPLOY-01 to -03
     .strength = 1},                                                    // ABBOT-STR-01
};

constexpr OptionDef kSwitches[] = {
    {.option = Option::abbot_no_gardens},
    {.option = Option::abbot_no_early_return},
};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::abbot)};

constexpr PresetDef kPresets[] = {{Preset::abbot, kGame}};

constexpr SentenceDef kSentences[] = {
    {Reward::abbot_called_back, BASTIDE_GETS "calling back an abbot{count, plural, one {: # tile} other {: # tiles}}."},
    {Reward::abbot_garden, BASTIDE_GETS "a garden" BASTIDE_OF_TILES "."},
    {Reward::abbot_garden_unfinished, BASTIDE_GETS "an incomplete garden" BASTIDE_OF_TILES "."},
    {Select::moved, "abbot_called_back {" BASTIDE_WHOSE " is called back" BASTIDE_FROM "}"},
    {Select::taken, "abbot_called_back {{seat} calls its own {role}" BASTIDE_AT_PLACE " back}"},
    {Select::a_piece, "abbot {An abbot}"},
    {Select::stands_in, "garden { in the garden}"},
};

constexpr Offer kOffers[] = {
    {.at = &deploy_step,
     .list = list_abbots,
     .takes = Cause::abbot_called_back,
     .owns = is_calling_back,
     .why_not = why_not_called_back,
     .answer = call_back},
};

constexpr WorthDef kWorth[] = {{WorthStage::rate, worth_of_garden}};

}  // namespace

const Module module = {
    .id = ModuleId::abbot,
    .title = "The Abbot",
    .set = Set::abbot,
    .pieces = kPieces,
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .offers = kOffers,
    .worth = kWorth,
    .max_seats = 5,  // ABBOT-COMP-01; the sixth comes with Inns & Cathedrals
    .events_per_turn = 8,
    .on = {.shape = shape},
};

}  // namespace boxes::abbot

}  // namespace bastide
