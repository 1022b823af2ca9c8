// SPDX-License-Identifier: MIT
// The Count of Carcassonne: from the events, who is in which quarter, where the count is and who was paid in this part; from the
// reference's board, which features followers leave for.
#pragma once

#include <algorithm>
#include <map>
#include <set>

#include "invariants/box_check.hpp"
#include "support/catch.hpp"

namespace box_checks::count_city {

using namespace bastide;

/// What a quarter leads to, by the number of its space.
inline constexpr reference::SegmentKind kGoals[] = {reference::SegmentKind::city, reference::SegmentKind::field,
                                                    reference::SegmentKind::road, reference::SegmentKind::monastery};

/// What happened so far in the game that is played now.
struct Memory {
    u64 game = ~u64{0};
    u64 next = 0;              ///< the first event not heard
    std::map<int, int> where;  ///< by the number of a follower in the City: its quarter
    int count = -1;            ///< the quarter of the count
    std::set<int> paid;        ///< seats that features paid since the last tile was placed
    std::map<int, int> came;   ///< by seat: followers that came to the City in this turn, or in this part with that option
};

inline Memory& memory()
{
    static Memory memory;
    return memory;
}

inline void hear_move(const Observation& observed, Memory& now, const Event& event)
{
    if (event.piece_kind == PieceKind::count) {
        now.count = event.segment;
        return;
    }
    if (is_on_track(event.piece_kind)) return;
    const int id = event.piece.raw;
    if (event.spot == Spot::space) {
        now.where[id] = event.segment;
        observed.wrong.expect(++now.came[event.seat] == 1, "a seat sends two followers to the City");
        observed.wrong.expect(!now.paid.empty() && !now.paid.count(event.seat), "a seat without the right comes to the City");
        observed.seen.rare["came beside the count"] += event.segment == now.count;
    } else if (event.from_spot == Spot::space) {
        observed.wrong.expect(now.where.count(id) == 1 && now.where[id] == event.from_segment,
                              "a follower leaves another quarter");
        observed.wrong.expect(event.cause != Cause::count_city_left || event.from_segment != now.count,
                              "a follower leaves the quarter of the count");
        observed.seen.rare["left for a barn"] +=
            event.cause == Cause::count_city_left && event.from_segment == 1 && !observed.is_over();
        now.where.erase(id);
    }
}

inline void hear(const Observation& observed, Memory& now, const Event& event)
{
    switch (event.kind) {
        case EventKind::moved: return hear_move(observed, now, event);
        case EventKind::placed: now.paid.clear(); break;
        case EventKind::turn_began:
            now.paid.clear();
            now.came.clear();
            break;
        case EventKind::part_began:
            now.paid.clear();
            if (observed.has(Option::count_each_part)) now.came.clear();
            break;
        case EventKind::scored:
            if (event.points <= 0 || !event.feature || event.reward == Reward::flock_sheep) break;
            if (event.reward == Reward::abbot_called_back) break;
            if (event.reward == Reward::fairy_scored && observed.has(Option::count_bonus_lines_left_out)) break;
            now.paid.insert(event.seat);
            break;
        default: break;
    }
}

inline Memory& follow(const Observation& observed)
{
    Memory& now = memory();
    const u64 next = observed.game.log().next();
    if (now.game != observed.number || now.next > next) now = {};
    now.game = observed.number;
    for (; now.next < next; ++now.next) hear(observed, now, observed.game.log().at(now.next));
    return now;
}

/// COUNT-SETUP-02, COUNT-DEPLOY-08, COUNT-SETUP-04: the City, and who is in it.
inline void check_city(const Observation& observed, const Memory& now)
{
    const bool has_quarters = !observed.has(Option::city_board_only);
    std::size_t inside = 0;
    observed.for_each_piece([&](u16 id, const Piece& piece) {
        if (piece.spot != Spot::space || is_on_track(piece.kind)) return;
        if (piece.kind == PieceKind::count) {
            observed.wrong.expect(piece.at == now.count, "the count is in another quarter");
            return;
        }
        ++inside;
        const auto found = now.where.find(id);
        observed.wrong.expect(found != now.where.end() && found->second == piece.at, "a follower is in another quarter");
        const bool is_right = piece.kind == PieceKind::abbot   ? piece.at == 3
                              : piece.kind == PieceKind::mayor ? piece.at == 0
                              : piece.kind == PieceKind::wagon
                                  ? piece.at != 1
                                  : reference::is_follower(static_cast<reference::PieceKind>(piece.kind));
        observed.wrong.expect(is_right, "a piece is in a quarter that is not for it");
    });
    observed.wrong.expect(inside == now.where.size(), "followers in the City are miscounted");
    observed.wrong.expect(has_quarters || inside == 0, "followers are in a City that is a board only");
    if (!observed.has_new_tiles) return;
    const int city = observed.board.feature_at(0, 0, 0);
    const reference::Feature& feature = observed.board.features()[static_cast<std::size_t>(city)];
    observed.wrong.expect(feature.complete && feature.tiles.size() == 12, "the City is not whole");
}

/// COUNT-LEAVE-01 to -03, COUNT-FINAL-02, -04: where followers may go.
inline void check_leaving(const Observation& observed, const Memory& now)
{
    const bool is_final = observed.step() == StepKind::count_final_leave;
    if (observed.step() != StepKind::count_city_leave && !is_final) return;
    for (const Action& action : observed.options_of(ActionKind::move)) {
        const auto found = now.where.find(action.piece);
        observed.wrong.expect(found != now.where.end() && found->second != now.count, "a follower leaves that cannot");
        if (found == now.where.end()) continue;
        const int number = observed.board.feature_at(action.cell.x, action.cell.y, action.segment);
        const reference::Feature& goal = observed.board.features()[static_cast<std::size_t>(number)];
        observed.wrong.expect(goal.kind == kGoals[found->second], "a follower goes to another kind of feature");
        const bool is_field = goal.kind == reference::SegmentKind::field;
        const bool has_barn = is_field && observed.board.has_barn(number, observed.pieces.list());
        if (is_final)
            observed.wrong.expect(is_field || (observed.has(Option::count_final) && !goal.complete),
                                  "a follower goes there at the end");
        else
            observed.wrong.expect(is_field ? has_barn : goal.complete, "a follower leaves for what is not scored");
    }
}

inline void check_decision(const Observation& observed)
{
    const Memory& now = follow(observed);
    check_city(observed, now);
    check_leaving(observed, now);
    if (observed.step() != StepKind::count_city_deploy) return;
    const int seat = pending(observed.view).seat;
    observed.wrong.expect(!now.paid.empty() && !now.paid.count(seat), "a seat is asked without the right");
    observed.seen.rare["asked to deploy"] += 1;
}

inline void end(const Observation& observed) { check_decision(observed); }

/// Followers come to the City and leave it more often than not.
inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    const StepKind step = observed.step();
    const bool is_of_city =
        step == StepKind::count_city_deploy || step == StepKind::count_city_leave || step == StepKind::count_final_leave;
    if (!is_of_city || random.one_in(5)) return nullptr;
    std::vector<const Action*> ways;
    for (const Action& action : observed.options)
        if (action.kind != ActionKind::pass) ways.push_back(&action);
    return ways.empty() ? nullptr : random.any_of(ways);
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.causes.at(Cause::count_city_entered) > 100);
    CHECK(seen.causes.at(Cause::count_city_left) > 20);
    CHECK(seen.causes.at(Cause::count_moved) > 100);
    CHECK(seen.steps.at(StepKind::count_final_leave) > 5);
    CHECK(seen.rare.at("came beside the count") > 0);
}

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::count_city,
             .after_scoring = {StepKind::count_city_deploy, StepKind::count_move, StepKind::count_final_leave},
             .at_decision = check_decision,
             .end = end,
             .prefer = prefer,
             .came_up = came_up}};
}

}  // namespace box_checks::count_city
