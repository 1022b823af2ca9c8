// SPDX-License-Identifier: MIT
// Which marker moves: each gain waits until all that is paid with it is paid, then its seat moves one of its two markers. One
// that ends on a space divisible by five brings a message.
#include "boxes/messages/elements.hpp"
#include "play/moves.hpp"
#include "play/turn.hpp"

namespace bastide::boxes::messages {

namespace {

constexpr i32 kMostPoints = 0xFFFF;
constexpr int kMessageSpaces = 5;  // MSG-03

struct Waiting {
    int seat = 0;
    i32 points = 0;
    Reward reward = Reward::none;
    NodeId feature;
};

int count_gains(const View& view) noexcept { return view.lasting(kModule, kGainCount); }

Waiting gain_at(const View& view, int i) noexcept
{
    return {larger(view.lasting(kModule, kSeats + i) - 1, 0), view.lasting(kModule, kPoints + i),
            static_cast<Reward>(view.lasting(kModule, kRewards + i)), NodeId(view.lasting(kModule, kFeatures + i))};
}

void set_gain(Play& play, int i, const Waiting& gain) noexcept
{
    moves::set_lasting(play, kModule, kSeats + i, gain.seat + 1);
    moves::set_lasting(play, kModule, kPoints + i, smaller(gain.points, kMostPoints));
    moves::set_lasting(play, kModule, kRewards + i, static_cast<int>(gain.reward));
    moves::set_lasting(play, kModule, kFeatures + i, gain.feature.raw);
}

constexpr bool is_of_message(Reward reward) noexcept
{
    return reward >= Reward::message_seal && reward <= Reward::message_follower;
}

/// A price that another seat pays moves a marker and brings no message (BAZAAR-AUCTION-09).
constexpr bool is_price(Reward reward) noexcept
{
    return reward == Reward::bazaar_sold || reward == Reward::sale_sold || reward == Reward::tower_ransom_received;
}

/// Whether the step that scores features is under way. All that it pays is one round.
bool is_in_scoring(const View& view) noexcept
{
    const int cursor = view.state.header().cursor;
    const u8* const phases = view.rules.phase_at;
    return cursor >= phases[static_cast<int>(TurnPhase::score)] && cursor < phases[static_cast<int>(TurnPhase::after)];
}

/// Whether a gain that waits and another one are one scoring event: lines of the same feature; with one marker a turn all that a
/// seat gets in the round, but for messages (MSG-02, MSG-10).
bool are_one(const View& view, const Waiting& gain, const Waiting& other) noexcept
{
    if (gain.seat != other.seat) return false;
    if (gain.feature && gain.feature == other.feature) return true;
    return view.rules.has(Option::messages_one_marker) && !is_of_message(gain.reward) && !is_of_message(other.reward);
}

void begin_moving(Play& play)
{
    moves::set_lasting(play, kModule, kMoving, 1);
    push_step(play, kMove, gain_at(play, 0).seat);
}

void insert_gain(Play& play, int at, const Waiting& gain)
{
    const int count = count_gains(play);
    for (int i = count; i > at; --i) set_gain(play, i, gain_at(play, i - 1));
    set_gain(play, at, gain);
    moves::set_lasting(play, kModule, kGainCount, count + 1);
}

void remove_first(Play& play)
{
    const int count = count_gains(play);
    for (int i = 1; i < count; ++i) set_gain(play, i - 1, gain_at(play, i));
    set_gain(play, count - 1, {-1, 0, Reward::none, {}});
    moves::set_lasting(play, kModule, kGainCount, count - 1);
}

}  // namespace

/// What waits has moved no marker yet. Points that are lost move the score marker back.
Markers markers(const View& view, int seat)
{
    const PieceId messenger = messenger_of(view, seat);
    i32 moved = view.state.seat(seat).score;
    for (int i = 0; i < count_gains(view); ++i)
        if (gain_at(view, i).seat == seat) moved -= gain_at(view, i).points;
    if (!messenger) return {track_space(moved), kNoMarker};
    const int second = view.state.piece(messenger).at;
    return {track_space(moved - second), second};
}

/// The points of a message are the next that move a marker, before others of the round.
void note_gain(Play& play, int seat, const Gain& gain)
{
    const Waiting added{seat, gain.points, gain.reward, gain.feature};
    const int count = count_gains(play);
    if (!messenger_of(play, seat) || count == kMaxGains)
        return moves::advance(play, seat,
                              {gain.points, track_space(markers(play, seat).first - gain.points), gain.reward, gain.feature});
    for (int i = 0; i < count; ++i) {
        Waiting one = gain_at(play, i);
        if (!are_one(play, one, added)) continue;
        one.points += gain.points;
        return set_gain(play, i, one);
    }
    insert_gain(play, is_of_message(gain.reward) ? 0 : count, added);
    if (!play.lasting(kModule, kMoving) && !is_in_scoring(play)) begin_moving(play);
}

namespace {

bool is_taken(const View& view, int space, int seat, bool is_messenger) noexcept
{
    for (int other = 0; other < view.rules.config.seats; ++other) {
        const Markers there = markers(view, other);
        if (there.first == space && (other != seat || is_messenger)) return true;
        if (there.second == space && (other != seat || !is_messenger)) return true;
    }
    return false;
}

/// MSG-03, MSG-08, MSG-12
bool brings_message(const View& view, const Waiting& gain, int to, bool is_messenger) noexcept
{
    if (gain.seat != view.state.header().active || is_price(gain.reward) || to % kMessageSpaces != 0) return false;
    if (view.lasting(kModule, kDrew) && !is_of_message(gain.reward)) return false;
    return !view.rules.has(Option::messages_empty_space) || !is_taken(view, to, gain.seat, is_messenger);
}

void move_marker(Play& play, bool is_messenger)
{
    const Waiting gain = gain_at(play, 0);
    is_messenger = is_messenger && messenger_of(play, gain.seat);
    const Markers before = markers(play, gain.seat);
    const int from = is_messenger ? before.second : before.first;
    const int to = track_space(from + gain.points);
    remove_first(play);
    moves::announce_chosen(play, gain.seat, is_messenger ? Cause::message_messenger : Cause::message_marker);
    if (is_messenger) moves::relocate(play, messenger_of(play, gain.seat), PiecePlace::on_space(to), Cause::message_moved);
    if (play.rules.has(Option::messages_one_marker))
        moves::set_this_turn(play, kModule, kChosen,
                             play.this_turn(kModule, kChosen) | 1 << (gain.seat + (is_messenger ? kMaxSeats : 0)));
    if (brings_message(play, gain, to, is_messenger)) {
        if (!is_of_message(gain.reward)) moves::set_lasting(play, kModule, kDrew, 1);
        push_step(play, kDraw, gain.seat);
    }
    moves::advance(play, gain.seat, {gain.points, from, gain.reward, gain.feature});
}

/// Whether a seat has chosen a marker for this turn already (MSG-10), or has no choice; then its score marker moves.
bool is_chosen(const View& view, int seat) noexcept
{
    return view.is_out(seat) || !messenger_of(view, seat) ||
           (view.this_turn(kModule, kChosen) >> seat & (1 | 1 << kMaxSeats)) != 0;
}

u8 decide_moving(const View& view, const Step& step)
{
    return count_gains(view) > 0 ? static_cast<u8>(gain_at(view, 0).seat) : step.seat;
}

Flow enter_moving(Play& play, const Step& step)
{
    if (count_gains(play) == 0) {
        moves::set_lasting(play, kModule, kMoving, 0);
        moves::set_lasting(play, kModule, kDrew, 0);
        return Flow::done;
    }
    const int seat = gain_at(play, 0).seat;
    if (!is_chosen(play, seat)) return Flow::ask;
    push_step(play, kMove, step.seat);
    move_marker(play, (play.this_turn(kModule, kChosen) >> (seat + kMaxSeats) & 1) != 0);
    return Flow::done;
}

constexpr Cause kChoices[] = {Cause::message_marker, Cause::message_messenger};

void list_moving(const View& view, const Step&, ActionList& actions)
{
    Action action;
    action.kind = ActionKind::choose;
    action.seat = static_cast<u8>(gain_at(view, 0).seat);
    for (const Cause cause : kChoices) {
        action.cause = static_cast<i32>(cause);
        actions.add(action);
    }
}

Reason why_not_move(const View&, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind != ActionKind::choose && action.kind != ActionKind::pass) return verdict.refuse(Reason::wrong_step);
    for (const Cause cause : kChoices)
        if (action.kind == ActionKind::choose && action.cause == static_cast<i32>(cause)) return Reason::none;
    return verdict.refuse(Reason::message_must_move);
}

Flow answer_moving(Play& play, const Step& step, const Action& action)
{
    if (count_gains(play) == 0) return Flow::done;  // only in a snapshot that was changed
    push_step(play, kMove, step.seat);
    move_marker(play, action.cause == static_cast<i32>(Cause::message_messenger));
    return Flow::done;
}

void about_moving(const View& view, const Step&, Subject& subject)
{
    const Waiting gain = gain_at(view, 0);
    subject.piece = messenger_of(view, gain.seat);
    subject.least = gain.points;
    if (!gain.feature) return;
    subject.set_cell(cell_of(view.state, gain.feature));
    subject.segment = gain.feature;
}

Flow enter_scored(Play& play, const Step&)
{
    if (count_gains(play) > 0) begin_moving(play);
    return Flow::done;
}

}  // namespace

const StepCode kMoveScored{.enter = enter_scored};

const StepCode kMove{.name = StepKind::message_move,
                     .decider = decide_moving,
                     .enter = enter_moving,
                     .list = list_moving,
                     .why_not = why_not_move,
                     .answer = answer_moving,
                     .about = about_moving,
                     .stands_alone = true};

}  // namespace bastide::boxes::messages
