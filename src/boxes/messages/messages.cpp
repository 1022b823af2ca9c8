// SPDX-License-Identifier: MIT
// The Messages: each seat has two markers on the score track, and who moves one to a space divisible by five gets a message.
#include "boxes/messages/messages.hpp"

#include "boxes/messages/elements.hpp"
#include "common/phrases.hpp"
#include "play/moves.hpp"

namespace bastide {

namespace boxes::messages {

namespace {

/// One messenger for each seat and one stack, however many copies of the set are in play.
void shape(Rules& rules)
{
    u8& count = rules.piece_defs[static_cast<int>(PieceKind::messenger)].count;
    count = smaller<u8>(count, 1);
}

/// MSG-01
void opened(Play& play)
{
    for (int seat = 0; seat < play.rules.config.seats; ++seat)
        if (const PieceId messenger = messenger_of(play, seat))
            moves::relocate(play, messenger, PiecePlace::on_space(0), Cause::message_moved);
}

/// MSG-05. Without a tile for it there is no other turn.
Next next_turn(Play& play, Next next)
{
    const int seat = play.state.header().active;
    const bool has = play.this_turn(kModule, kAnother) != 0 && !play.is_out(seat);
    return next.over || !has ? next : Next{static_cast<u8>(seat), false, Cause::message_another};
}

NoteVariable note_variable(const Rules& rules, Note note, int)
{
    const int turn = rules.turn_variables[static_cast<int>(kModule)];
    const int message = static_cast<int>(note) - static_cast<int>(Note::message_road);
    const u16 all = static_cast<u16>((1 << rules.config.seats) - 1);
    if (note == Note::message_another) return {turn + kAnother, 1};
    if (note == Note::message_chosen)
        return {turn + kChosen, static_cast<u16>(rules.has(Option::messages_one_marker) ? all | all << kMaxSeats : 0)};
    if (message < 0 || message >= kMessages) return {};
    return {rules.lasting_variables[static_cast<int>(kModule)] + kPlaces + message, kMessages};
}

/// Whether the places of the messages that were drawn are 1, 2 and so on (MSG-11).
bool are_places_right(const View& view) noexcept
{
    u32 taken = 0;
    for (int message = 0; message < kMessages; ++message) taken |= 1u << view.lasting(kModule, kPlaces + message);
    return taken >> 1 == (1u << count_known(view)) - 1;
}

/// A messenger is on one of fifty spaces. What is wrong with the stack is said once, of the first piece.
Reason why_not_stand(const View& view, PieceId id, Verdict& verdict)
{
    const Piece& piece = view.state.piece(id);
    if (id.raw == 1 && !are_places_right(view)) return verdict.refuse(Reason::message_order);
    if (piece.kind != PieceKind::messenger) return Reason::none;
    verdict.piece = id;
    return piece.spot == Spot::space && piece.at < kTrackSpaces ? Reason::none : verdict.refuse(Reason::message_no_space);
}

void show(const View& view, ThingKind kind, Things& things)
{
    for (int message = 0; message < kMessages && kind == ThingKind::message; ++message) {
        Thing thing;
        thing.kind = kind;
        thing.piece_kind = token_of(message);
        thing.count = view.lasting(kModule, kPlaces + message);
        if (thing.count > 0) things.add(thing);
    }
}

constexpr PieceDef kPieces[] = {{.kind = PieceKind::messenger, .count = 1, .places = places(Spot::space)}};

/// The stack: nothing holds a message (MSG-11).
constexpr PoolDef kStack[] = {{token_of(kRoad), 1},    {token_of(kCity), 1},     {token_of(kMonastery), 1},
                              {token_of(kTile), 1},    {token_of(kPennants), 1}, {token_of(kKnights), 1},
                              {token_of(kFarmers), 1}, {token_of(kFollower), 1}};

constexpr OptionDef kSwitches[] = {{.option = Option::messages_one_marker}, {.option = Option::messages_empty_space}};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::messages)};
constexpr PresetDef kPresets[] = {{Preset::messages, kGame}};

#define BASTIDE_BY_MESSAGE(what) "{seat} gets " BASTIDE_POINTS " by a message for " what "."

constexpr SentenceDef kSentences[] = {
    {StepKind::message_move, "{seat} moves its score marker or its messenger by {least}" BASTIDE_AT_CELL "."},
    {StepKind::message_draw, "A message is drawn for {seat, select, nature {a seat} other {{seat}}}."},
    {StepKind::message_read, "{seat} takes two points or does what the {piece_kind} says."},
    {Reward::message_seal, "{seat} gets " BASTIDE_POINTS " by the seal of a message."},
    {Reward::message_road, BASTIDE_BY_MESSAGE("its least valuable road")},
    {Reward::message_city, BASTIDE_BY_MESSAGE("its least valuable city")},
    {Reward::message_monastery, BASTIDE_BY_MESSAGE("its least valuable monastery")},
    {Reward::message_pennants, BASTIDE_BY_MESSAGE("{count, plural, one {# pennant} other {# pennants}} of a city")},
    {Reward::message_knights, BASTIDE_BY_MESSAGE("{count, plural, one {# knight} other {# knights}}")},
    {Reward::message_farmers, BASTIDE_BY_MESSAGE("{count, plural, one {# farmer} other {# farmers}}")},
    {Reward::message_follower, BASTIDE_BY_MESSAGE("a follower that it takes back")},
    {Reason::message_no_knight, "No knight of the seat is in a city with pennants at {cell}."},
    {Select::moved, "message_moved {{seat}'s messenger goes to space {segment} of the score track}"},
    {Select::moved, "message_drawn {The top message is drawn: {piece_kind}}"},
    {Select::moved, "message_taken {" BASTIDE_WHOSE " goes home" BASTIDE_FROM ", scored for a message}"},
    {Select::taken, "message_taken {{seat} scores its own {role}" BASTIDE_AT_PLACE " for the message and takes it back}"},
    {Select::turn_began, "message_another {{seat} has another turn by a message}"},
};

#undef BASTIDE_BY_MESSAGE

/// When all that the scoring of features pays is paid, before robbers rob it.
constexpr i8 kAfterAllScoring = 126;

constexpr PlanDef kPlan[] = {{TurnPhase::score, &kMoveScored, kAfterAllScoring}};
constexpr const StepCode* kSteps[] = {&kMove, &kDraw, &kRead};

constexpr VariableDef kMeanings[] = {
    {.first = kGainCount, .most = kMaxGains},
    {.first = kMoving, .count = 2, .most = 1},
    {.first = kPlaces, .count = kMessages, .most = kMessages},
    {.points_to = PointsTo::seat, .first = kSeats, .count = kMaxGains},
    {.points_to = PointsTo::segment, .first = kFeatures, .count = kMaxGains},
    {.first = kAnother, .of_turn = true, .most = 1},
    {.points_to = PointsTo::seats_twice, .first = kChosen, .of_turn = true},
};

}  // namespace

const Module module = {
    .id = ModuleId::messages,
    .title = "The Messages",
    .set = Set::messages,
    .pieces = kPieces,
    .pool = kStack,
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .plan = kPlan,
    .steps = kSteps,
    .variables = {.lasting = kLastingVariables, .turn = kTurnVariables, .meanings = kMeanings},
    .max_seats = 6,
    .actions_per_turn = 32,
    .events_per_turn = 48,
    .on = {.shape = shape,
           .opened = opened,
           .next = next_turn,
           .gained = note_gain,
           .markers = markers,
           .note_variable = note_variable,
           .why_not_stand = why_not_stand,
           .show = show},
};

}  // namespace boxes::messages

}  // namespace bastide
