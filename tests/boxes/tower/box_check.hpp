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

inline void look_at_towers(const Look& look)
{
    int standing = 0;
    for (int i = 1; i <= look.view.state.header().nodes; ++i) {
        const Node& node = look.view.state.node(NodeId(i));
        if (node.kind() != SegmentKind::foundation) continue;
        standing += node.marks;
        look.wrong.expect(node.claims() <= 1, "two followers on a tower");
        look.wrong.expect(node.claims() == 0 || node.marks > 0, "a follower on an empty foundation");
    }
    int supply = 0;
    for (int seat = 0; seat < look.seats(); ++seat) supply += count_supply(look.view, seat, PieceKind::tower_piece);
    const int all = look.seats() * look.view.rules.piece_def(PieceKind::tower_piece).count;
    look.wrong.expect(standing + supply == all, "tower pieces are lost");
}

inline bool is_held(const Look& look, int owner, int holder)
{
    bool held = false;
    look.for_each_piece([&](u16, const Piece& piece) {
        held = held || (piece.spot == Spot::prison && piece.owner == owner && piece.holder == holder);
    });
    return held;
}

inline void look_at_prisoners(const Look& look)
{
    const bool exchanging = look.step() == StepKind::tower_exchange;
    for (int a = 0; a < look.seats(); ++a) {
        look.wrong.expect(!is_held(look, a, a), "somebody holds an own follower");
        for (int b = 0; b < a; ++b)
            look.wrong.expect(exchanging || !is_held(look, a, b) || !is_held(look, b, a),
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

inline bool is_inside(const Look& look, reference::Cell tower, int height, int x, int y)
{
    const int dx = std::abs(x - tower.x);
    const int dy = std::abs(y - tower.y);
    const int range = height - (look.has(Option::tower_short_range) ? 1 : 0);
    const bool crosses = dx == 0 || dy == 0 || look.has(Option::tower_diagonal_capture);
    if (!crosses || dx + dy > range) return false;
    return !look.has(Option::tower_no_capture_over_gaps) || is_joined(look.board, tower.x, tower.y, x, y);
}

inline bool is_safe(const Look& look, const reference::Piece& piece, int captor)
{
    const auto under = static_cast<std::size_t>(look.board.feature_under(piece));
    const bool on_top = look.board.features()[under].kind == reference::SegmentKind::foundation;
    return (piece.seat == captor && look.has(Option::tower_capture_opponents_only)) ||
           (on_top && look.has(Option::tower_top_followers_safe)) ||
           (piece.kind == reference::PieceKind::mayor && look.has(Option::mayor_tower_immune)) ||
           (piece.kind == reference::PieceKind::wagon && look.has(Option::wagon_dragon_tower_immune));
}

/// The reference knows the rules without options.
inline bool changes_targets(const Look& look)
{
    for (const Option option : {Option::tower_capture_opponents_only, Option::tower_top_followers_safe,
                                Option::tower_no_capture_over_gaps, Option::tower_short_range, Option::tower_diagonal_capture,
                                Option::mayor_tower_immune, Option::wagon_dragon_tower_immune})
        if (look.has(option)) return true;
    return false;
}

inline void compare_area(const Look& look)
{
    const Step step = pending(look.view).step;
    const Node& node = look.view.state.node(NodeId(step.a));
    const Cell cell = cell_of(look.view.state.placed(node.tile));
    const reference::Cell tower{cell.x, cell.y};
    const std::vector<reference::Piece>& pieces = look.pieces.list();
    const int height = look.board.tower_height(tower, pieces);
    look.wrong.expect(height == node.marks, "the height is wrong");
    std::set<u16> expected;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const reference::Piece& piece = pieces[i];
        const bool counts =
            look.has(Option::tower_builder_pig_are_followers) && reference::is_companion(piece.kind);  // TOWER-OPT-04
        if (!(reference::is_follower(piece.kind) || counts) || !is_inside(look, tower, height, piece.x, piece.y)) continue;
        if (!is_safe(look, piece, step.seat)) expected.insert(look.pieces.ids()[i]);
    }
    std::set<u16> found;
    for (const Action& action : look.options_of(ActionKind::take)) {
        found.insert(action.piece);
        look.seen.rare["an own follower may be captured"] += look.view.state.piece(PieceId(action.piece)).owner == action.seat;
    }
    look.wrong.expect(found == expected, "other targets than by hand");
    if (changes_targets(look)) return;
    const auto area = static_cast<std::size_t>(4 * height + 1);
    look.wrong.expect(reference::tower_area(tower, height).size() == area, "the reference's area");
    std::set<u16> by_reference;
    for (int i : look.board.capture_targets(tower, height, pieces))
        by_reference.insert(look.pieces.ids()[static_cast<std::size_t>(i)]);
    look.wrong.expect(found == by_reference, "other targets than the reference's");
}

// ---- where pieces go on foundations ----

inline void compare_sites(const Look& look, PieceKind kind, const std::vector<reference::Cell>& theirs)
{
    if (!has_supply(look.view, pending(look.view).seat, kind)) return;
    std::vector<reference::Cell> mine;
    for (const Action& action : look.options)
        if (action.kind == ActionKind::deploy && action.piece == static_cast<u16>(kind) && is_on_foundation(look.view, action))
            mine.push_back({action.cell.x, action.cell.y});
    look.wrong.expect(mine == theirs, "other foundations may be built on or climbed");
}

// ---- the check ----

inline void look(const Look& look)
{
    look_at_towers(look);
    look_at_prisoners(look);
    const StepKind step = look.step();
    if (step == StepKind::tower_capture) compare_area(look);
    if (step == StepKind::act) {
        compare_sites(look, PieceKind::tower_piece, look.board.piece_sites(look.pieces.list()));
        compare_sites(look, PieceKind::follower, look.board.top_sites(look.pieces.list()));
    }
    const bool pays = !look.options_of(ActionKind::pay).empty();
    look.wrong.expect(pays || step != StepKind::tower_ransom_at_begin, "a ransom is asked for that nobody can pay");
    look.wrong.expect(!pays || pending(look.view).seat == look.view.state.header().active, "a ransom outside the own turn");
}

inline void end(const Look& look)
{
    look_at_towers(look);
    look_at_prisoners(look);
}

/// Prefers building towers and capturing, because exchanges are rare otherwise.
inline const Action* prefer(const Look& look, Luck& luck)
{
    std::vector<const Action*> wanted;
    for (const Action& option : look.options)
        if (option.kind == ActionKind::take ||
            (option.kind == ActionKind::deploy && option.piece == static_cast<u16>(PieceKind::tower_piece)))
            wanted.push_back(&option);
    return wanted.empty() || luck.one_in(2) ? nullptr : luck.any_of(wanted);
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
             .look = look,
             .end = end,
             .prefer = prefer,
             .came_up = came_up}};
}

}  // namespace box_checks::tower
