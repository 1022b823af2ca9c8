// SPDX-License-Identifier: MIT
// What a message says: two points by its seal, or its action.
#include "board/features.hpp"
#include "boxes/messages/elements.hpp"
#include "play/deploying.hpp"
#include "play/moves.hpp"
#include "play/racks.hpp"
#include "play/removing.hpp"
#include "play/scoring.hpp"
#include "play/turn.hpp"

namespace bastide::boxes::messages {

namespace {

constexpr i32 kSeal = 2;     // MSG-04
constexpr i32 kForEach = 2;  // MSG-05

bool is_follower(const PieceDef& def) noexcept { return def.has(Trait::claims) && def.fits != 0; }

/// Calls `visit(id, segment)` for the own followers on features, by id; stops when it returns true.
template <class Visit>
bool any_own(const View& view, int seat, Visit&& visit)
{
    return any_piece_in(view, seat, Spot::segment, [&](PieceId id, const Piece& piece) {
        return is_follower(view.rules.piece_def(piece.kind)) && visit(id, NodeId(piece.at));
    });
}

int count_own(const View& view, int seat, SegmentKind kind)
{
    int count = 0;
    any_own(view, seat, [&](PieceId, NodeId segment) {
        count += view.state.node(segment).kind() == kind;
        return false;
    });
    return count;
}

/// What the final scoring would pay a seat for a feature of which it had the majority.
i32 final_worth(const View& view, int seat, NodeId root)
{
    const Feature feature = measure(view, root);
    Payout payout(view, feature, cause_now(view, feature));
    return payout.points(seat);
}

/// A snapshot that was changed may hold any number.
int message_in(const Step& step) noexcept { return step.a % kMessages; }

constexpr i32 kNothing = -1;

/// The worth of the least valuable feature of a kind on which a seat has a follower; kNothing without one (MSG-06).
i32 least_worth(const View& view, int seat, SegmentKind kind)
{
    i32 least = kNothing;
    any_own(view, seat, [&](PieceId, NodeId segment) {
        if (view.state.node(segment).kind() != kind) return false;
        const i32 worth = final_worth(view, seat, root_of(view.state, segment));
        least = least == kNothing ? worth : smaller(least, worth);
        return false;
    });
    return least;
}

i32 pennants_around(const View& view, NodeId segment) noexcept
{
    const Node& root = view.state.node(root_of(view.state, segment));
    return root.kind() == SegmentKind::city ? i32{root.marks} : 0;
}

/// An action that needs nothing but to be chosen: what it pays, or kNothing if it cannot be done now.
TallyLine line_of(const View& view, int seat, int message)
{
    const auto one = [](Reward reward, i32 worth) { return TallyLine{reward, worth == kNothing ? 0 : 1, worth}; };
    switch (message) {
        case kRoad: return one(Reward::message_road, least_worth(view, seat, SegmentKind::road));
        case kCity: return one(Reward::message_city, least_worth(view, seat, SegmentKind::city));
        case kMonastery: return one(Reward::message_monastery, least_worth(view, seat, SegmentKind::monastery));
        case kKnights: return {Reward::message_knights, count_own(view, seat, SegmentKind::city), kForEach};
        case kFarmers: return {Reward::message_farmers, count_own(view, seat, SegmentKind::field), kForEach};
        default: return {Reward::none, 0, 0};
    }
}

/// Whether the action of a message is to choose it.
bool can_act(const View& view, int seat, int message)
{
    if (message == kTile) return view.this_turn(kModule, kAnother) == 0 && has_tile_for_turn(view, seat);
    return line_of(view, seat, message).count > 0;
}

Reason why_not_city(const View& view, int seat, NodeId segment, Verdict& verdict)
{
    verdict.feature = root_of(view.state, segment);
    const bool has_knight = any_own(view, seat, [&](PieceId, NodeId its) { return its == segment; });
    const bool pays = has_knight && pennants_around(view, segment) > 0;
    return pays ? Reason::none : verdict.refuse(Reason::message_no_knight);
}

Flow enter_reading(Play& play, const Step& step) { return play.is_out(step.seat) ? Flow::done : Flow::ask; }

Action choosing(int seat, Cause cause) noexcept
{
    Action action;
    action.kind = ActionKind::choose;
    action.seat = static_cast<u8>(seat);
    action.cause = static_cast<i32>(cause);
    return action;
}

void list_cities(const View& view, int seat, ActionList& actions)
{
    NodeId before{};  // followers that share a segment are listed once
    for (int i = 1; i <= view.state.header().nodes; ++i) {
        Verdict verdict;
        const NodeId segment(i);
        const bool is_city = view.state.node(segment).kind() == SegmentKind::city;
        if (!is_city || segment == before || why_not_city(view, seat, segment, verdict) != Reason::none) continue;
        before = segment;
        Action action;
        action.kind = ActionKind::choose_place;
        action.seat = static_cast<u8>(seat);
        action.cell = cell_of(view.state, segment);
        action.segment = segment_index(view.state, segment);
        actions.add(action);
    }
}

void list_followers(const View& view, int seat, ActionList& actions)
{
    any_own(view, seat, [&](PieceId id, NodeId) {
        Verdict verdict;
        if (why_not_take_back(view, seat, id, Cause::message_taken, verdict) == Reason::none)
            actions.add(make_take_action(view, seat, id, Cause::message_taken));
        return false;
    });
}

void list_reading(const View& view, const Step& step, ActionList& actions)
{
    if (message_in(step) == kFollower) list_followers(view, step.seat, actions);
    if (message_in(step) == kPennants) list_cities(view, step.seat, actions);
    actions.add(choosing(step.seat, Cause::message_seal));
    if (can_act(view, step.seat, message_in(step))) actions.add(choosing(step.seat, Cause::message_action));
}

Reason why_not_choose_city(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    verdict.cell = action.cell;
    const PlacedId tile = tile_at(view.state, action.cell);
    if (!tile || action.segment >= view.rules.tiles.at(view.state.placed(tile).tile).segments)
        return verdict.refuse(Reason::no_such_segment);
    return why_not_city(view, step.seat, node_of(view.state.placed(tile), action.segment), verdict);
}

Reason why_not_take_follower(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    const Reason reason = why_not_take_back(view, step.seat, PieceId(action.piece), Cause::message_taken, verdict);
    if (reason != Reason::none) return reason;
    const Piece& piece = view.state.piece(PieceId(action.piece));
    const bool stands = piece.spot == Spot::segment && is_follower(view.rules.piece_def(piece.kind));
    return stands ? Reason::none : verdict.refuse(Reason::cannot_be_taken);
}

Reason why_not_read(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return verdict.refuse(Reason::message_must_choose);
    if (message_in(step) == kPennants && action.kind == ActionKind::choose_place)
        return why_not_choose_city(view, step, action, verdict);
    if (message_in(step) == kFollower && is_take_for(action, Cause::message_taken))
        return why_not_take_follower(view, step, action, verdict);
    if (action.kind != ActionKind::choose) return verdict.refuse(Reason::wrong_step);
    if (action.cause == static_cast<i32>(Cause::message_seal)) return Reason::none;
    if (action.cause != static_cast<i32>(Cause::message_action)) return verdict.refuse(Reason::message_must_choose);
    return can_act(view, step.seat, message_in(step)) ? Reason::none : verdict.refuse(Reason::message_nothing);
}

/// Scores a follower as at the end, which takes the majority, and takes it back (MSG-05).
void score_follower(Play& play, int seat, PieceId id)
{
    const NodeId root = root_of(play.state, NodeId(play.state.piece(id).at));
    const u32 leaders = break_tie(play, root, compute_weights(play, root).leaders());
    const bool pays = is_scored_at_end(play.state.node(root).kind()) && (leaders >> seat & 1) != 0;
    moves::pay(play, seat, {Reward::message_follower, 1, pays ? final_worth(play, seat, root) : 0}, Feature{});
    moves::send_home(play, id, Cause::message_taken);
}

Flow answer_reading(Play& play, const Step& step, const Action& action)
{
    if (action.kind == ActionKind::take) {
        score_follower(play, step.seat, PieceId(action.piece));
        return Flow::done;
    }
    if (action.kind == ActionKind::choose_place) {
        const NodeId segment = node_of(play.state.placed(tile_at(play.state, action.cell)), action.segment);
        moves::pay(play, step.seat, {Reward::message_pennants, pennants_around(play, segment), kForEach}, Feature{});
        return Flow::done;
    }
    const Cause cause = static_cast<Cause>(action.cause);
    moves::announce_chosen(play, step.seat, cause);
    if (cause == Cause::message_seal)
        moves::pay(play, step.seat, {Reward::message_seal, 1, kSeal}, Feature{});
    else if (message_in(step) == kTile)
        moves::set_this_turn(play, kModule, kAnother, 1);
    else
        moves::pay(play, step.seat, line_of(play, step.seat, message_in(step)), Feature{});
    return Flow::done;
}

void about_reading(const View& view, const Step& step, Subject& subject)
{
    const TallyLine line = line_of(view, step.seat, message_in(step));
    subject.piece_kind = token_of(message_in(step));
    subject.least = line.count * line.each;
}

}  // namespace

const StepCode kRead{.name = StepKind::message_read,
                     .enter = enter_reading,
                     .list = list_reading,
                     .why_not = why_not_read,
                     .answer = answer_reading,
                     .about = about_reading,
                     .takes = Cause::message_taken,
                     .stands_alone = true};

}  // namespace bastide::boxes::messages
