// SPDX-License-Identifier: MIT
// The Tower: no piece is lost, prisoners are exchanged at once, and a second implementation computes capture areas and building
// sites.
#pragma once

#include <cstdlib>
#include <set>

#include "invariants/box_check.hpp"
#include "support/catch.hpp"

namespace box_checks::tower {

using namespace bastide;

inline void check_towers(const Observation& observed)
{
    int standing = 0;
    for (int i = 1; i <= observed.view.state.header().nodes; ++i) {
        const Node& node = observed.view.state.node(NodeId(i));
        if (node.kind() != SegmentKind::foundation) continue;
        standing += node.marks;
        observed.wrong.expect(node.claims() <= 1, "two followers on a tower");
        observed.wrong.expect(node.claims() == 0 || node.marks > 0, "a follower on an empty foundation");
    }
    int supply = 0;
    for (int seat = 0; seat < observed.seats(); ++seat) supply += count_supply(observed.view, seat, PieceKind::tower_piece);
    const int all = observed.seats() * observed.view.rules.piece_def(PieceKind::tower_piece).count;
    observed.wrong.expect(standing + supply == all, "tower pieces are lost");
}

inline bool is_held(const Observation& observed, int owner, int holder)
{
    bool held = false;
    observed.for_each_piece([&](u16, const Piece& piece) {
        held = held || (piece.spot == Spot::prison && piece.owner == owner && piece.holder == holder);
    });
    return held;
}

inline void check_prisoners(const Observation& observed)
{
    const bool exchanging = observed.step() == StepKind::tower_exchange;
    for (int a = 0; a < observed.seats(); ++a) {
        observed.wrong.expect(!is_held(observed, a, a), "somebody holds an own follower");
        for (int b = 0; b < a; ++b)
            observed.wrong.expect(exchanging || !is_held(observed, a, b) || !is_held(observed, b, a),
                                  "an exchange is due (TOWER-EXCHANGE-05)");
    }
}

// ---- what may be captured ----

/// Whether some shortest path between two cells crosses no empty cell (TOWER-HOUSE-05).
inline bool is_joined(const reference::Board& board, int x, int y, int to_x, int to_y)
{
    if (board.tile_at(x, y) < 0) return false;
    if (x == to_x && y == to_y) return true;
    if (x != to_x && is_joined(board, x + (to_x > x ? 1 : -1), y, to_x, to_y)) return true;
    return y != to_y && is_joined(board, x, y + (to_y > y ? 1 : -1), to_x, to_y);
}

inline bool is_inside(const Observation& observed, reference::Cell tower, int height, int x, int y)
{
    const int dx = std::abs(x - tower.x);
    const int dy = std::abs(y - tower.y);
    const int range = height - (observed.has(Option::tower_short_range) ? 1 : 0);
    const bool crosses = dx == 0 || dy == 0 || observed.has(Option::tower_diagonal_capture);
    if (!crosses || dx + dy > range) return false;
    return !observed.has(Option::tower_no_capture_over_gaps) || is_joined(observed.board, tower.x, tower.y, x, y);
}

inline bool is_safe(const Observation& observed, const reference::Piece& piece, int captor)
{
    const int under = observed.board.feature_under(piece);
    const auto kind = static_cast<reference::PieceKind>(static_cast<int>(piece.kind) % 1000);  // also in a trap
    const bool on_top =
        under >= 0 && observed.board.features()[static_cast<std::size_t>(under)].kind == reference::SegmentKind::foundation;
    if (under >= 0 && observed.board.is_castle(under, observed.pieces.list())) return true;  // TOWER-CAPTURE-13
    return (piece.seat == captor && observed.has(Option::tower_capture_opponents_only)) ||
           (on_top && observed.has(Option::tower_top_followers_safe)) ||
           (kind == reference::PieceKind::mayor && observed.has(Option::mayor_tower_immune)) ||
           (kind == reference::PieceKind::wagon && observed.has(Option::wagon_dragon_tower_immune));
}

/// The reference knows the rules without options.
inline bool changes_targets(const Observation& observed)
{
    for (const Option option : {Option::tower_capture_opponents_only, Option::tower_top_followers_safe,
                                Option::tower_no_capture_over_gaps, Option::tower_short_range, Option::tower_diagonal_capture,
                                Option::mayor_tower_immune, Option::wagon_dragon_tower_immune})
        if (observed.has(option)) return true;
    return false;
}

inline void compare_area(const Observation& observed)
{
    const Step step = pending(observed.view).step;
    const Node& node = observed.view.state.node(NodeId(step.a));
    const Cell cell = cell_of(observed.view.state.placed(node.tile));
    const reference::Cell tower{cell.x, cell.y};
    const std::vector<reference::Piece>& pieces = observed.pieces.list();
    const int height = observed.board.tower_height(tower, pieces);
    observed.wrong.expect(height == node.marks, "the height is wrong");
    std::set<u16> expected;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const reference::Piece& piece = pieces[i];
        const bool counts =
            observed.has(Option::tower_builder_pig_are_followers) && reference::is_companion(piece.kind);  // TOWER-OPT-04
        const bool is_acrobat = reference::is_off_features(piece.kind);  // INT-ACRO-TOWER-01, INT-RUSSIAN-TOWER-01
        if (!(reference::is_follower(piece.kind) || is_acrobat || counts) ||
            !is_inside(observed, tower, height, piece.x, piece.y))
            continue;
        if (!is_safe(observed, piece, step.seat)) expected.insert(observed.pieces.ids()[i]);
    }
    std::set<u16> found;
    for (const Action& action : observed.options_of(ActionKind::take)) {
        found.insert(action.piece);
        observed.seen.rare["an own follower may be captured"] +=
            observed.view.state.piece(PieceId(action.piece)).owner == action.seat;
    }
    observed.wrong.expect(found == expected, "other targets than by hand");
    if (changes_targets(observed)) return;
    const auto area = static_cast<std::size_t>(4 * height + 1);
    observed.wrong.expect(reference::tower_area(tower, height).size() == area, "the reference's area");
    std::set<u16> by_reference;
    for (int i : observed.board.capture_targets(tower, height, pieces))
        by_reference.insert(observed.pieces.ids()[static_cast<std::size_t>(i)]);
    observed.wrong.expect(found == by_reference, "other targets than the reference's");
}

// ---- where pieces go on foundations ----

/// Leaves out the cells whose tiles another box has shut for a kind.
inline void leave_out_shut(const Observation& observed, PieceKind kind, std::vector<reference::Cell>& sites)
{
    std::erase_if(sites, [&](reference::Cell cell) {
        const Cell at{static_cast<i16>(cell.x), static_cast<i16>(cell.y)};
        return is_shut(observed.view, kind, tile_at(observed.view.state, at));
    });
}

inline void compare_sites(const Observation& observed, PieceKind kind, std::vector<reference::Cell> theirs)
{
    leave_out_shut(observed, kind, theirs);
    if (!has_supply(observed.view, pending(observed.view).seat, kind)) return;
    std::vector<reference::Cell> mine;
    for (const Action& action : observed.options)
        if (action.kind == ActionKind::deploy && action.piece == static_cast<u16>(kind) &&
            is_on_foundation(observed.view, action))
            mine.push_back({action.cell.x, action.cell.y});
    observed.wrong.expect(mine == theirs, "other foundations may be built on or climbed");
}

// ---- the check ----

inline void check_decision(const Observation& observed)
{
    check_towers(observed);
    check_prisoners(observed);
    const StepKind step = observed.step();
    if (step == StepKind::tower_capture) compare_area(observed);
    if (step == StepKind::act) {
        compare_sites(observed, PieceKind::tower_piece, observed.board.piece_sites(observed.pieces.list()));
        compare_sites(observed, PieceKind::follower, observed.board.top_sites(observed.pieces.list()));
    }
    const bool pays = !observed.options_of(ActionKind::pay).empty();
    observed.wrong.expect(pays || step != StepKind::tower_ransom_at_begin, "a ransom is asked for that nobody can pay");
    observed.wrong.expect(!pays || pending(observed.view).seat == observed.view.state.header().active,
                          "a ransom outside the own turn");
}

inline void end(const Observation& observed)
{
    check_towers(observed);
    check_prisoners(observed);
}

/// Prefers building towers and capturing, because exchanges are rare otherwise.
inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    std::vector<const Action*> wanted;
    for (const Action& option : observed.options)
        if (option.kind == ActionKind::take ||
            (option.kind == ActionKind::deploy && option.piece == static_cast<u16>(PieceKind::tower_piece)))
            wanted.push_back(&option);
    return wanted.empty() || random.one_in(2) ? nullptr : random.any_of(wanted);
}

inline void came_up(const Seen& seen)
{
    for (const Cause cause : {Cause::tower_captured, Cause::tower_exchanged, Cause::tower_ransomed})
        CHECK(seen.causes.at(cause) > 5);
    CHECK(seen.kinds.at(ActionKind::choose_piece) > 0);  // needs prisoners of two kinds, so a box with more kinds of followers
    CHECK(seen.rare.at("an own follower may be captured") > 5);
    CHECK(seen.rare.at("a follower on a foundation") > 5);
}

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::tower,
             .after_scoring = {StepKind::tower_ransom_at_begin},
             .trades = {Reward::tower_ransom_paid, Reward::tower_ransom_received},
             .at_decision = check_decision,
             .end = end,
             .prefer = prefer,
             .came_up = came_up}};
}

}  // namespace box_checks::tower
