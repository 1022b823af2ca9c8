// SPDX-License-Identifier: MIT
// The robbers: from the events alone, who lies where, which marker moved from where, and whether each robber robbed as it should.
#pragma once

#include <map>
#include <set>
#include <vector>

#include "invariants/box_check.hpp"
#include "support/catch.hpp"

namespace box_checks::robbers {

using namespace bastide;

inline constexpr int kNowhere = -1;

/// A move of a marker that may still be robbed.
struct Move {
    int seat = 0;
    int points = 0;
    int from = 0;
    int feature = 0;  ///< 0: none
};

/// What the events of the present game have told so far.
struct Memory {
    u64 game = ~u64{0};
    u64 next = 0;
    std::map<int, int> score;
    std::map<int, int> robber;  ///< of each seat: its space
    std::vector<Move> moves;
    std::map<int, std::size_t> since;  ///< of each seat: the number of moves before its robber came to its space
    bool is_final = false;
};

inline Memory& memory()
{
    static Memory memory;
    return memory;
}

inline int space_of(int score) { return (score % 50 + 50) % 50; }

inline int robber_of(const Memory& now, int seat)
{
    const auto found = now.robber.find(seat);
    return found == now.robber.end() ? kNowhere : found->second;
}

/// Whether a seat can rob a move: its robber lies where that marker began to move, or came by on the way. A marker that left
/// the space before a thief's marker took the robber there is not robbed.
inline bool can_rob(const Memory& now, int seat, std::size_t number)
{
    const Move& move = now.moves[number];
    if (move.seat == seat || robber_of(now, seat) == kNowhere) return false;
    const auto came = now.since.find(seat);
    for (std::size_t i = came == now.since.end() ? 0 : came->second; i <= number; ++i)
        if (now.moves[i].seat == move.seat && now.moves[i].from == robber_of(now, seat)) return true;
    return false;
}

/// With second markers the events do not tell which one a robber lies in wait for; then only what robbers do is followed.
inline bool has_one_marker(const Observation& observed) { return observed.view.rules.piece_def(PieceKind::messenger).count == 0; }

inline void forget_moves(Memory& now)
{
    now.moves.clear();
    now.since.clear();
}

inline std::set<int> shares(const Memory& now, int seat)
{
    std::set<int> halves;
    for (std::size_t i = 0; i < now.moves.size(); ++i)
        if (can_rob(now, seat, i)) halves.insert((now.moves[i].points + 1) / 2);
    return halves;
}

inline void hear_scored(const Observation& observed, Memory& now, const Event& event)
{
    const int before = now.score[event.seat];
    now.score[event.seat] += event.points;
    if (event.reward == Reward::robbers_share) {
        const bool is_right = !has_one_marker(observed) || shares(now, event.seat).count(event.points) == 1;
        observed.wrong.expect(is_right, "a robber gets other points");
        ++observed.seen.rare["robberies"];
        return;
    }
    if (event.points <= 0 || now.is_final) return;
    for (Move& move : now.moves)
        if (event.feature && move.seat == event.seat && move.feature == event.feature.raw) {
            move.points += event.points;
            return;
        }
    now.moves.push_back({event.seat, event.points, space_of(before), event.feature ? event.feature.raw : 0});
}

inline void hear_moved(const Observation& observed, Memory& now, const Event& event)
{
    if (event.piece_kind != PieceKind::track_robber) return;
    const int was = robber_of(now, event.seat);
    observed.wrong.expect((event.from_spot == Spot::space ? int{event.from_segment} : kNowhere) == was, "a robber was elsewhere");
    now.robber[event.seat] = event.spot == Spot::space ? int{event.segment} : kNowhere;
    now.since[event.seat] = now.moves.size();
    if (event.cause == Cause::robbers_placed && has_one_marker(observed)) {
        bool has_marker = false;
        for (int seat = 0; seat < observed.seats(); ++seat)
            has_marker = has_marker || (seat != event.seat && space_of(now.score[seat]) == event.segment);
        observed.wrong.expect(has_marker, "a robber goes where no marker is");
    }
    observed.seen.rare["robbers gone along"] += event.cause == Cause::robbers_followed;
}

inline void listen(const Observation& observed)
{
    Memory& now = memory();
    const u64 next = observed.game.log().next();
    if (now.game != observed.number || now.next > next) {
        now = {};
        now.game = observed.number;
        now.next = observed.game.log().first();
    }
    for (; now.next < next; ++now.next) {
        const Event& event = observed.game.log().at(now.next);
        if (event.kind == EventKind::final) now.is_final = true;
        if (event.kind == EventKind::scored) hear_scored(observed, now, event);
        if (event.kind == EventKind::moved) hear_moved(observed, now, event);
    }
}

/// Between scorings nothing is left to rob: each robber that could rob has done so and is at home (ROB-STEAL-01).
inline void check_decision(const Observation& observed)
{
    listen(observed);
    Memory& now = memory();
    observed.for_each_piece([&](u16, const Piece& piece) {
        if (piece.kind != PieceKind::track_robber) return;
        observed.wrong.expect((piece.spot == Spot::space ? int{piece.at} : kNowhere) == robber_of(now, piece.owner),
                              "a robber is elsewhere");
    });
    for (int seat = 0; seat < observed.seats(); ++seat)
        observed.wrong.expect(now.score[seat] == observed.view.state.seat(seat).score, "the lines of a seat sum to other points");
    const StepKind step = observed.step();
    if (!has_one_marker(observed)) return forget_moves(now);
    if (step == StepKind::robbers_rob) {
        const u8 seat = pending(observed.view).seat;
        observed.wrong.expect(shares(now, seat).size() > 1, "a robber has no choice");
        return;
    }
    if (step != StepKind::draw && step != StepKind::place && step != StepKind::act) return;
    for (int seat = 0; seat < observed.seats(); ++seat) observed.wrong.expect(shares(now, seat).empty(), "a robber does not rob");
    forget_moves(now);
}

inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    if (observed.step() != StepKind::robbers_place || random.one_in(8)) return nullptr;
    std::vector<const Action*> good;
    for (const Action& action : observed.options)
        if (action.kind == ActionKind::name) good.push_back(&action);
    return any_of_any_kind(good, random);
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.rare.at("robberies") > 50);
    CHECK(seen.rare.at("robbers gone along") > 0);
    CHECK(seen.steps.at(StepKind::robbers_place) > 100);
    CHECK(seen.steps.at(StepKind::robbers_rob) > 0);
}

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::robbers,
             .within_scoring = {StepKind::robbers_rob},
             .trades = {Reward::robbers_share},
             .at_decision = check_decision,
             .end = listen,
             .prefer = prefer,
             .came_up = came_up}};
}

}  // namespace box_checks::robbers
