// SPDX-License-Identifier: MIT
// The Robbers: robbers on the score track get half of the points with which a marker of another seat leaves their space.
#include "boxes/robbers/robbers.hpp"

#include "boxes/robbers/elements.hpp"
#include "boxes/robbers/tiles.hpp"
#include "common/phrases.hpp"
#include "play/moves.hpp"

namespace bastide {

namespace boxes::robbers {

namespace {

/// One robber for each seat, however many copies of the set are in play (ROB-COMP-01).
void shape(Rules& rules)
{
    u8& count = rules.piece_defs[static_cast<int>(PieceKind::track_robber)].count;
    count = smaller<u8>(count, 1);
}

/// The robber of a seat that left the game leaves the track.
void resigned(Play& play, int seat)
{
    const PieceId robber = robber_of(play, seat);
    if (is_on_track(play, robber)) moves::relocate(play, robber, PiecePlace::in_supply(), Cause::resigned);
}

/// A robber of a position is on one of fifty spaces, with or without a marker, and its seat plays (ROB-STEAL-06).
Reason why_not_stand(const View& view, PieceId id, Verdict& verdict)
{
    const Piece& piece = view.state.piece(id);
    if (piece.kind != PieceKind::track_robber || piece.spot != Spot::space) return Reason::none;
    verdict.piece = id;
    verdict.seat = piece.owner;
    if (piece.at >= kTrackSpaces) return verdict.refuse(Reason::robbers_no_space);
    return view.is_out(piece.owner) ? verdict.refuse(Reason::resigned) : Reason::none;
}

/// ROB-TRAIT-01
constexpr PieceDef kPieces[] = {{.kind = PieceKind::track_robber, .count = 1, .places = places(Spot::space)}};

constexpr OptionDef kSwitches[] = {{.option = Option::robbers_all}};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::robbers)};
constexpr PresetDef kPresets[] = {{Preset::robbers, kGame}};

#define BASTIDE_ON_SPACE " on space {segment} of the score track"

constexpr SentenceDef kSentences[] = {
    {StepKind::robbers_place, "{seat} may put its robber on the space of another marker."},
    {StepKind::robbers_rob,
     "{seat} may get {least, plural, one {# point} other {# points}} with its robber, half of what "
     "{other_seat} got" BASTIDE_AT_CELL ", or wait for other points."},
    {StepKind::robbers_marker, "{seat} must say for which marker of {other_seat} its robber lies in wait."},
    {Reward::robbers_share, "{seat} gets " BASTIDE_POINTS " with its robber, half of what {other_seat} got."},
    {Reason::robbers_own_marker, "A robber goes to the marker of another seat, not to that of {seat}."},
    {Reason::robbers_is_there, "The robber is on the space of {seat} already."},
    {Select::moved, "robbers_placed {{seat}'s robber lies in wait" BASTIDE_ON_SPACE "}"},
    {Select::moved, "robbers_returned {{seat}'s robber goes home}"},
    {Select::moved, "robbers_followed {{seat}'s robber goes along to space {segment} of the score track}"},
    {Select::named, "robbers_place {{seat} sends its robber to {other_seat}'s space.}"},
    {Select::passed, "robbers_place {sends no robber}"},
    {Select::passed, "robbers_rob {waits for other points}"},
};

#undef BASTIDE_ON_SPACE

constexpr i8 kBehindMagic = 30;
constexpr i8 kLastOfScoring = 127;

constexpr PlanDef kPlan[] = {
    {TurnPhase::effects, &kCome, kBehindMagic},
    {TurnPhase::score, &kSettleScored, kLastOfScoring},
};

constexpr const StepCode* kSteps[] = {&kSend, &kChooseMarker, &kSettle, &kRob, &kForget};

constexpr VariableDef kMeanings[] = {
    {.first = kGainCount, .most = kMaxGains},
    {.points_to = PointsTo::seats, .first = kRobbing},
    {.points_to = PointsTo::seat, .first = kSeats, .count = kMaxGains},
    {.points_to = PointsTo::segment, .first = kFeatures, .count = kMaxGains},
};

}  // namespace

const Module module = {
    .id = ModuleId::robbers,
    .title = "The Robbers",
    .set = Set::robbers,
    .tiles = set_of<kRobbersTiles>(),
    .pieces = kPieces,
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .plan = kPlan,
    .steps = kSteps,
    .variables = {.lasting = kLastingVariables, .meanings = kMeanings},
    .max_seats = 6,
    .actions_per_turn = 16,
    .events_per_turn = 24,
    .on = {.shape = shape, .resigned = resigned, .advanced = note_advance, .why_not_stand = why_not_stand},
};

}  // namespace boxes::robbers

}  // namespace bastide
