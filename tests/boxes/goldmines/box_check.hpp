// SPDX-License-Identifier: MIT
// The Goldmines: where the second bar can go, what the bars of a seat pay at the end, and from where bars are taken: from the
// tiles of features that are complete on the reference's board.
#pragma once

#include <array>
#include <cstdlib>
#include <set>
#include <utility>

#include "invariants/box_check.hpp"
#include "play/deploying.hpp"
#include "support/catch.hpp"

namespace box_checks::goldmines {

using namespace bastide;

/// The game that is played now, and the first of its events that was not heard.
struct Memory {
    u64 game = ~u64{0};
    u64 next = 0;
};

inline Memory& memory()
{
    static Memory memory;
    return memory;
}

/// Calls `visit(piece)` for each bar.
template <class Visit>
void for_each_bar(const View& view, Visit&& visit)
{
    const int first = view.rules.first_piece(kNature, PieceKind::gold_bar).raw;
    for (int i = first; i < first + view.rules.piece_def(PieceKind::gold_bar).count; ++i) visit(view.state.piece(PieceId(i)));
}

/// GOLD-PLACE-01
inline void check_options(const Observation& observed)
{
    const Cell mine = cell_of(observed.view.state.placed(observed.view.state.header().last));
    std::set<std::pair<int, int>> theirs;
    for (int y = mine.y - 1; y <= mine.y + 1; ++y)
        for (int x = mine.x - 1; x <= mine.x + 1; ++x)
            if ((x != mine.x || y != mine.y) && observed.board.tile_at(x, y) >= 0) theirs.insert({x, y});
    std::set<std::pair<int, int>> mine_list;
    for (const Action& action : observed.options) {
        observed.wrong.expect(action.kind == ActionKind::move && action.segment == kOnTile, "a bar is not put on a tile");
        mine_list.insert({action.cell.x, action.cell.y});
    }
    observed.wrong.expect(mine_list == theirs && theirs.size() > 1, "where a bar can go differs");
}

inline bool is_near(Cell a, int x, int y) { return std::abs(a.x - x) <= 1 && std::abs(a.y - y) <= 1; }

/// Whether a complete feature has the gold of a cell (GOLD-TAKE-01, -02).
inline bool has_gold_of(const reference::Board& board, const reference::Feature& feature, Cell cell)
{
    if (!feature.complete || feature.kind == reference::SegmentKind::field) return false;
    for (const int tile : feature.tiles) {
        const reference::PlacedTile& placed = board.tiles()[static_cast<std::size_t>(tile)];
        const bool is_there = placed.x == cell.x && placed.y == cell.y;
        if (is_there || (reference::counts_cells_around(feature.kind) && is_near(cell, placed.x, placed.y))) return true;
    }
    return false;
}

/// Whether a castle is or was on the board of which a cell is one of the six (GOLD-TAKE-05).
inline bool is_at_castle(const Observation& observed, Cell cell)
{
    for (const reference::Piece& piece : observed.pieces.list()) {
        if (piece.kind != reference::PieceKind::castle) continue;
        const reference::Feature& castle =
            observed.board.features()[static_cast<std::size_t>(observed.board.feature_under(piece))];
        const reference::PlacedTile& one = observed.board.tiles()[static_cast<std::size_t>(castle.tiles[0])];
        const reference::PlacedTile& other = observed.board.tiles()[static_cast<std::size_t>(castle.tiles[1])];
        const bool is_upright = one.x == other.x;
        const bool is_beside_one = is_upright ? one.y == cell.y : one.x == cell.x;
        const bool is_beside_other = is_upright ? other.y == cell.y : other.x == cell.x;
        if ((is_beside_one && is_near(cell, one.x, one.y)) || (is_beside_other && is_near(cell, other.x, other.y))) return true;
    }
    return false;
}

inline void check_taken(const Observation& observed, const Event& event)
{
    bool has = false;
    for (const reference::Feature& feature : observed.board.features())
        has = has || has_gold_of(observed.board, feature, event.from_cell);
    has = has || is_at_castle(observed, event.from_cell);
    observed.wrong.expect(has, "gold is taken from a tile of no complete feature");
    observed.seen.rare["bars taken"] += 1;
}

inline void hear(const Observation& observed)
{
    Memory& now = memory();
    if (now.game != observed.number) now = {observed.number, observed.game.log().first()};
    for (; now.next < observed.game.log().next(); ++now.next) {
        const Event& event = observed.game.log().at(now.next);
        if (event.kind == EventKind::moved && event.cause == Cause::gold_taken) check_taken(observed, event);
    }
}

inline void check_decision(const Observation& observed)
{
    hear(observed);
    if (observed.step() == StepKind::gold_place) check_options(observed);
}

/// GOLD-FINAL-01, -02
inline void end(const Observation& observed)
{
    hear(observed);
    std::array<int, kMaxSeats> points{};
    std::array<int, kMaxSeats> bars{};
    for_each_bar(observed.view, [&](const Piece& piece) {
        if (piece.spot == Spot::held) ++bars[piece.holder];
    });
    for (u64 seq = observed.game.log().first(); seq < observed.game.log().next(); ++seq) {
        const Event& event = observed.game.log().at(seq);
        if (event.kind == EventKind::scored && event.reward == Reward::gold_bars) points[event.seat] += event.points;
    }
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        const int each = bars[seat] >= 10 ? 4 : (bars[seat] + 2) / 3;
        observed.wrong.expect(points[seat] == bars[seat] * each, "gold pays something else");
    }
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.steps.at(StepKind::gold_place) > 100);
    CHECK(seen.rare.at("bars taken") > 50);
    CHECK(seen.rewards.at(Reward::gold_bars) > 20);
}

inline std::vector<SetCheck> set_checks()
{
    return {
        {.set = Set::goldmines, .trades = {Reward::gold_bars}, .at_decision = check_decision, .end = end, .came_up = came_up}};
}

}  // namespace box_checks::goldmines
