// SPDX-License-Identifier: MIT
// King & Robber Baron: after each tile the reference's features say who holds what, how large the largest is, and what is paid.
#pragma once

#include <array>
#include <set>
#include <utility>
#include <vector>

#include "invariants/box_check.hpp"
#include "play/deploying.hpp"
#include "support/catch.hpp"

namespace box_checks::king_robber {

using namespace bastide;

struct Prize {
    PieceKind piece;
    reference::SegmentKind kind;
    std::array<Reward, 3> rewards;  ///< for each feature, for holding it, while features are completed
    int holder = -1;
    std::size_t largest = 0;
    std::set<std::vector<reference::PlacedSegment>> completed{};
};

/// What happened so far in the game that is played now.
struct Memory {
    u64 game = ~u64{0};
    int tiles = 0;
    std::array<Prize, 2> prizes{
        Prize{
            PieceKind::king, reference::SegmentKind::city, {Reward::king_cities, Reward::king_held, Reward::king_city_completed}},
        Prize{PieceKind::robber,
              reference::SegmentKind::road,
              {Reward::robber_roads, Reward::robber_held, Reward::robber_road_completed}}};
    std::array<int, kMaxSeats> points{};
};

inline Memory& memory()
{
    static Memory memory;
    return memory;
}

inline bool is_in_play(const Observation& observed, const Prize& prize)
{
    return static_cast<bool>(neutral_piece(observed.view, prize.piece));
}

/// Whether a feature consists of tiles that lay there when the game began. At the first look such a one is the City of The Count:
/// nobody completed it (COUNT-TILE-04). Later it is a city at the edge of those tiles, which an abbey completed.
inline bool lay_there(const Observation& observed, const reference::Feature& feature)
{
    return std::all_of(feature.tiles.begin(), feature.tiles.end(),
                       [&](int tile) { return observed.view.state.placed_by(PlacedId(tile + 1)).seat >= observed.seats(); });
}

/// A tile was placed by a seat: KING-CITY-01 to -08, ROBBER-ROAD-01 to -04, KING-OPT-02.
inline void learn(const Observation& observed, Memory& now, int seat, bool is_first)
{
    for (Prize& prize : now.prizes) {
        std::set<std::vector<reference::PlacedSegment>> completed;
        int more = 0;  // than before, or others: a ferry may have joined or parted roads that were complete
        std::size_t largest = 0;
        for (std::size_t i = 0; i < observed.board.features().size(); ++i) {
            const reference::Feature& feature = observed.board.features()[i];
            if (feature.kind != prize.kind || !feature.complete) continue;
            if (observed.board.is_castle(static_cast<int>(i), observed.pieces.list())) continue;  // KING-CITY-09
            const auto entry = completed.emplace(feature.segments.begin(), feature.segments.end()).first;
            if (prize.completed.count(*entry) != 0) continue;
            ++more;
            if (!is_first || !lay_there(observed, feature)) largest = std::max(largest, feature.tiles.size());
        }
        prize.completed = completed;
        if (seat >= observed.seats()) continue;  // the start tile, at the edge of the table
        if (observed.view.rules.option(Option::king_robber_scoring) == 3 && prize.holder >= 0)
            now.points[static_cast<std::size_t>(prize.holder)] += more;
        if (more == 0 || largest <= prize.largest || !is_in_play(observed, prize)) continue;
        observed.seen.rare["prizes that pass on"] += prize.holder >= 0 && prize.holder != seat;
        prize.holder = seat;
        prize.largest = largest;
    }
}

/// No more than one tile is placed between two looks. What it completed is judged behind its scoring, when cities have become
/// castles.
inline Memory& follow(const Observation& observed)
{
    Memory& now = memory();
    const Header& header = observed.view.state.header();
    if (now.game != observed.number || now.tiles > header.placed) now = {};
    now.game = observed.number;
    if (now.tiles == header.placed || header.placed == 0 || (header.last && !observed.is_over())) return now;
    const bool is_first = std::exchange(now.tiles, header.placed) == 0;
    learn(observed, now, observed.view.state.placed_by(PlacedId(header.placed)).seat, is_first);
    return now;
}

inline void check_decision(const Observation& observed)
{
    const Memory& now = follow(observed);
    if (observed.view.state.header().last && !observed.is_over()) return;  // not judged yet
    for (std::size_t i = 0; i < now.prizes.size(); ++i) {
        const Prize& prize = now.prizes[i];
        if (!is_in_play(observed, prize)) continue;
        const Piece& piece = observed.view.state.piece(neutral_piece(observed.view, prize.piece));
        const int holder = piece.spot == Spot::held ? piece.holder : -1;
        observed.wrong.expect(holder == prize.holder, "the King or the Robber Baron is with another seat");
        const int largest = observed.view.lasting(ModuleId::king_robber, static_cast<int>(i));
        observed.wrong.expect(largest == static_cast<int>(prize.largest), "another size is to be beaten");
    }
}

/// KING-FINAL-01, ROBBER-FINAL-01, KING-OPT-01
inline int points_at_end(const Observation& observed, const Memory& now, const Prize& prize)
{
    const bool holds_both = now.prizes[0].holder == now.prizes[1].holder;
    switch (observed.view.rules.option(Option::king_robber_scoring)) {
        case 0: return static_cast<int>(prize.completed.size());
        case 1: return 10;
        case 2: return holds_both ? 20 : 15;
        default: return 0;
    }
}

inline bool is_for(const Event& event, const Prize& prize)
{
    return std::find(prize.rewards.begin(), prize.rewards.end(), event.reward) != prize.rewards.end();
}

inline void end(const Observation& observed)
{
    king_robber::check_decision(observed);
    std::array<int, kMaxSeats> points = memory().points;
    for (const Prize& prize : memory().prizes)
        if (prize.holder >= 0) points[static_cast<std::size_t>(prize.holder)] += points_at_end(observed, memory(), prize);
    for (u64 seq = observed.game.log().first(); seq < observed.game.log().next(); ++seq) {
        const Event& event = observed.game.log().at(seq);
        if (event.kind != EventKind::scored) continue;
        for (const Prize& prize : memory().prizes)
            if (is_for(event, prize)) points[event.seat] -= event.points;
    }
    for (const int left : points) observed.wrong.expect(left == 0, "the King or the Robber Baron pays something else");
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.rare.at("prizes that pass on") > 20);
    CHECK(seen.rewards.at(Reward::king_cities) > 10);
    CHECK(seen.rewards.at(Reward::robber_roads) > 10);
}

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::king_robber,
             .trades = {Reward::king_cities, Reward::robber_roads, Reward::king_held, Reward::robber_held,
                        Reward::king_city_completed, Reward::robber_road_completed},
             .at_decision = check_decision,
             .end = end,
             .came_up = came_up}};
}

}  // namespace box_checks::king_robber
