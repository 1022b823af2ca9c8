// SPDX-License-Identifier: MIT
// Robbers rob: the gains of one scoring are noted until all of it is paid, then each robber whose space a marker has left gets
// half of one of them.
#include "board/features.hpp"
#include "boxes/robbers/elements.hpp"
#include "play/moves.hpp"
#include "play/turn.hpp"

namespace bastide::boxes::robbers {

namespace {

constexpr int kPointsBits = 10;  // of a move; the space is above them
constexpr i32 kMostPoints = (1 << kPointsBits) - 1;

struct Noted {
    int seat = 0;
    i32 points = 0;
    int from = 0;  ///< the space that its marker left
    NodeId feature;

    i32 half() const noexcept { return (points + 1) / 2; }  // ROB-STEAL-01
};

int count_gains(const View& view) noexcept { return view.lasting(kModule, kGainCount); }

Noted gain_at(const View& view, int i) noexcept
{
    const int move = view.lasting(kModule, kMoves + i);
    return {larger(view.lasting(kModule, kSeats + i) - 1, 0), move & kMostPoints, move >> kPointsBits,
            NodeId(view.lasting(kModule, kFeatures + i))};
}

void set_gain(Play& play, int i, const Noted& gain) noexcept
{
    moves::set_lasting(play, kModule, kSeats + i, gain.seat + 1);
    moves::set_lasting(play, kModule, kMoves + i, smaller(gain.points, kMostPoints) | gain.from << kPointsBits);
    moves::set_lasting(play, kModule, kFeatures + i, gain.feature.raw);
}

bool is_any_on_track(const View& view) noexcept
{
    bool is = false;
    for (int seat = 0; seat < view.rules.config.seats; ++seat) is = is || is_on_track(view, robber_of(view, seat));
    return is;
}

/// Whether the step that scores features is under way. All that it pays is robbed together, at its end (ROB-STEAL-03).
bool is_in_scoring(const View& view) noexcept
{
    const int cursor = view.state.header().cursor;
    const u8* const phases = view.rules.phase_at;
    return cursor >= phases[static_cast<int>(TurnPhase::score)] && cursor < phases[static_cast<int>(TurnPhase::after)];
}

/// The gain to which another line of the same feature adds (ROB-STEAL-02); a new one behind the last if there is none.
int find_gain(const View& view, int seat, NodeId feature) noexcept
{
    int i = 0;
    for (; i < count_gains(view); ++i) {
        const Noted gain = gain_at(view, i);
        if (feature && gain.feature == feature && gain.seat == seat) break;
    }
    return i;
}

bool is_robbing(const View& view, int seat) noexcept { return view.lasting(kModule, kRobbing) >> seat & 1; }

/// Robbers on the space of a marker that moves by robbing go along with it; one that robs something itself stays (ROB-STEAL-04).
void take_along(Play& play, int thief, const Advance& move)
{
    const int to = track_space(move.from + move.points);
    for (int i = 1; i < play.rules.config.seats && to != move.from; ++i) {
        const int seat = seat_after(play, thief, i);
        if (is_robber_at(play, seat, move.from) && !is_robbing(play, seat))
            moves::relocate(play, robber_of(play, seat), PiecePlace::on_space(to), Cause::robbers_followed);
    }
}

}  // namespace

/// ROB-STEAL-05. Points won by robbing are not robbed (ROB-STEAL-04).
void note_advance(Play& play, int seat, const Advance& move)
{
    if (move.reward == Reward::robbers_share) return take_along(play, seat, move);
    if (!is_any_on_track(play)) return;
    const int i = find_gain(play, seat, move.feature);
    if (i == kMaxGains) return;
    const int count = count_gains(play);
    Noted noted{seat, 0, move.from, move.feature};
    if (i < count) noted = gain_at(play, i);
    noted.points += move.points;
    set_gain(play, i, noted);
    if (i == count) moves::set_lasting(play, kModule, kGainCount, count + 1);
    if (count == 0 && !is_in_scoring(play)) push_step(play, kSettle, play.state.header().active);
}

namespace {

/// Whether the i-th gain moved a marker that left a space with this gain or with one before it.
bool has_left(const View& view, int i, int space) noexcept
{
    const int seat = gain_at(view, i).seat;
    bool moved = false;
    for (int k = 0; k <= i; ++k) {
        const Noted gain = gain_at(view, k);
        moved = gain.seat == seat && gain.from == space;
        if (moved) space = track_space(gain.from + gain.points);
    }
    return moved;
}

/// The first gain from the i-th on that the robber of a seat can rob: of the marker of another seat that left its space. -1 if
/// there is none.
int next_robbed(const View& view, int seat, int i) noexcept
{
    if (!is_on_track(view, robber_of(view, seat))) return -1;
    const int space = view.state.piece(robber_of(view, seat)).at;
    for (; i < count_gains(view); ++i)
        if (gain_at(view, i).seat != seat && has_left(view, i, space)) return i;
    return -1;
}

void forget_gains(Play& play) noexcept
{
    for (int i = 0; i < count_gains(play); ++i) set_gain(play, i, {-1, 0, 0, {}});
    moves::set_lasting(play, kModule, kGainCount, 0);
    moves::set_lasting(play, kModule, kRobbing, 0);
}

/// The robbers rob in turn order, that of the seat on turn first.
Flow enter_settling(Play& play, const Step&)
{
    if (count_gains(play) == 0) return Flow::done;
    int robbing = 0;
    for (int seat = 0; seat < play.rules.config.seats; ++seat)
        if (!play.is_out(seat) && next_robbed(play, seat, 0) >= 0) robbing |= 1 << seat;
    moves::set_lasting(play, kModule, kRobbing, robbing);
    push_step(play, kForget, play.state.header().active);
    for (int i = play.rules.config.seats - 1; i >= 0; --i) {
        const int seat = seat_after(play, play.state.header().active, i);
        if (robbing >> seat & 1) push_step(play, kRob, seat);
    }
    return Flow::done;
}

Flow enter_forgetting(Play& play, const Step&)
{
    forget_gains(play);
    return Flow::done;
}

/// ROB-STEAL-01
void rob(Play& play, int seat, const Noted& gain)
{
    moves::share(play, seat, Reward::robbers_share, gain.seat, gain.half());
    moves::set_lasting(play, kModule, kRobbing, play.lasting(kModule, kRobbing) & ~(1 << seat));
    moves::relocate(play, robber_of(play, seat), PiecePlace::in_supply(), Cause::robbers_returned);
}

/// Whether gains from the i-th on bring a robber different points.
bool has_choice_from(const View& view, int seat, int i) noexcept
{
    const i32 half = gain_at(view, i).half();
    for (int k = i; k >= 0; k = next_robbed(view, seat, k + 1))
        if (gain_at(view, k).half() != half) return true;
    return false;
}

/// Of the step, `a` is the number of gains that the seat let pass.
Flow enter_robbing(Play& play, const Step& step)
{
    const int i = next_robbed(play, step.seat, step.a);
    if (i < 0) return Flow::done;
    if (has_choice_from(play, step.seat, i)) return Flow::ask;
    rob(play, step.seat, gain_at(play, i));
    return Flow::done;
}

Action robbing(int seat) noexcept
{
    Action action;
    action.kind = ActionKind::choose;
    action.seat = static_cast<u8>(seat);
    action.cause = static_cast<i32>(Cause::robbers_robs);
    return action;
}

void list_robbing(const View&, const Step& step, ActionList& actions)
{
    Action pass;
    pass.kind = ActionKind::pass;
    pass.seat = step.seat;
    actions.add(pass);
    actions.add(robbing(step.seat));
}

Reason why_not_rob(const View&, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return Reason::none;
    if (action.kind != ActionKind::choose) return verdict.refuse(Reason::wrong_step);
    return action.cause == static_cast<i32>(Cause::robbers_robs) ? Reason::none : verdict.refuse(Reason::robbers_must_choose);
}

Flow answer_robbing(Play& play, const Step& step, const Action& action)
{
    const int i = next_robbed(play, step.seat, step.a);
    if (i < 0) return Flow::done;  // only in a snapshot that was changed
    if (action.kind == ActionKind::pass) {
        push_step(play, kRob, step.seat, static_cast<u16>(i + 1));
        return Flow::done;
    }
    moves::announce_chosen(play, step.seat, Cause::robbers_robs);
    rob(play, step.seat, gain_at(play, i));
    return Flow::done;
}

void about_robbing(const View& view, const Step& step, Subject& subject)
{
    const int i = next_robbed(view, step.seat, step.a);
    subject.piece = robber_of(view, step.seat);
    if (i < 0) return;
    const Noted gain = gain_at(view, i);
    subject.other_seat = static_cast<u8>(gain.seat);
    subject.least = gain.half();
    if (!gain.feature) return;
    subject.set_cell(cell_of(view.state, gain.feature));
    subject.segment = gain.feature;
}

}  // namespace

/// At the end of the scoring of features, and after all that pays at another time.
const StepCode kSettleScored{.enter = enter_settling};
const StepCode kSettle{.enter = enter_settling};

const StepCode kRob{.name = StepKind::robbers_rob,
                    .enter = enter_robbing,
                    .list = list_robbing,
                    .why_not = why_not_rob,
                    .answer = answer_robbing,
                    .about = about_robbing,
                    .stands_alone = true};

const StepCode kForget{.enter = enter_forgetting};

}  // namespace bastide::boxes::robbers
