// SPDX-License-Identifier: MIT
// Bridges: what can be built, as the reference finds it, one in a part of a turn, and never more than
// a seat has.
#pragma once

#include "invariants/box_check.hpp"
#include "play/placing.hpp"
#include "support/catch.hpp"

namespace box_checks::bridges_castles_bazaars::bridges {

using namespace bastide;

inline std::vector<reference::Bridging> bridges_among(const Observation& observed, ActionKind kind)
{
    std::vector<reference::Bridging> list;
    for (const Action& action : observed.options_of(kind))
        list.push_back({action.cell.x, action.cell.y, kind == ActionKind::span ? 0 : action.rotation, action.span});
    std::sort(list.begin(), list.end());
    return list;
}

/// Leaves out the bridges over a follower that stands on a tile, on none of its segments (BCB-INT-12).
inline std::vector<reference::Bridging> not_over_followers(const Observation& observed, std::vector<reference::Bridging> list)
{
    constexpr int kEast[] = {0, 1, 0, -1};
    constexpr int kSouth[] = {-1, 0, 1, 0};
    std::erase_if(list, [&](const reference::Bridging& one) {
        const int x = one.x + (one.span >= 3 ? kEast[one.span - 3] : 0);
        const int y = one.y + (one.span >= 3 ? kSouth[one.span - 3] : 0);
        const std::vector<reference::Piece>& pieces = observed.pieces.list();
        return std::any_of(pieces.begin(), pieces.end(), [&](const reference::Piece& piece) {
            return piece.kind == reference::PieceKind::acrobat && piece.x == x && piece.y == y;
        });
    });
    return list;
}

inline bool may_build(const Observation& observed)
{
    const View& view = observed.view;
    const int seat = pending(view).seat;
    const bool is_used = view.this_part(ModuleId::bridges_castles_bazaars, 0) != 0;
    return seat != kNature && view.state.seat(seat).supply[static_cast<int>(PieceKind::bridge)] > 0 && !is_used;
}

inline void check_bridged_placements(const Observation& observed)
{
    const TileId drawn = observed.view.state.header().drawn;
    const bool can = drawn && may_build(observed);
    const std::vector<reference::Bridging> theirs =
        can ? not_over_followers(observed, observed.board.bridged_placements(drawn.raw - 1)) : std::vector<reference::Bridging>{};
    observed.wrong.expect(bridges_among(observed, ActionKind::place_spanned) == theirs, "placements with a bridge differ");
    const bool is_put_away = !observed.options_of(ActionKind::discard).empty();
    const bool only_with_bridge = drawn && !has_placement(observed.view, drawn);
    observed.wrong.expect(is_put_away == only_with_bridge,
                          "a tile is put away that fits without a bridge, or not one that does not");
    if (is_put_away) ++observed.seen.rare["a tile that fits only with a bridge"];
}

inline void check_free_bridges(const Observation& observed)
{
    const bool beside_too = !observed.has(Option::bridge_only_on_placed_tile);
    const std::vector<reference::Bridging> theirs = may_build(observed)
                                                        ? not_over_followers(observed, observed.board.free_bridges(beside_too))
                                                        : std::vector<reference::Bridging>{};
    observed.wrong.expect(bridges_among(observed, ActionKind::span) == theirs, "free bridges differ");
}

/// Each bridge that left the supply lies across a tile of its own, and there are no other roads across tiles.
inline void check_pieces(const Observation& observed)
{
    int laid = 0;
    std::vector<u16> tiles;
    observed.for_each_piece([&](u16, const Piece& piece) {
        if (piece.kind != PieceKind::bridge || piece.spot == Spot::supply) return;
        observed.wrong.expect(piece.spot == Spot::tile, "a bridge is elsewhere than on a tile");
        tiles.push_back(piece.at);
        ++laid;
    });
    std::sort(tiles.begin(), tiles.end());
    observed.wrong.expect(std::adjacent_find(tiles.begin(), tiles.end()) == tiles.end(), "two bridges lie on one tile");
    for (const u16 tile : tiles)
        observed.wrong.expect(observed.view.rules.tiles.has_span(observed.view.state.placed(PlacedId(tile)).tile),
                              "a bridge lies where there is no road");
    int roads = 0;
    for (int i = 1; i <= observed.view.state.header().placed; ++i)
        roads += observed.view.rules.tiles.has_span(observed.view.state.placed(PlacedId(i)).tile) ? 1 : 0;
    observed.wrong.expect(roads == laid, "there are more roads across tiles than bridges");
    if (laid >= 4) ++observed.seen.rare["four bridges on the table"];
}

inline void at_decision(const Observation& observed)
{
    if (observed.has_new_tiles) check_pieces(observed);
    if (observed.step() == StepKind::place && !observed.has(Option::hand_of_three_tiles)) check_bridged_placements(observed);
    if (observed.step() == StepKind::act) check_free_bridges(observed);
}

/// Bridges that a placement needs are rare among all placements, and supplies are small.
inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    for (const ActionKind kind : {ActionKind::discard, ActionKind::place_spanned, ActionKind::span})
        for (const Action& action : observed.options)
            if (action.kind == kind && random.one_in(kind == ActionKind::span ? 40 : 20)) return &action;
    return nullptr;
}

inline void came_up(const Seen& seen)
{
    const auto times = [&](const char* what) { return seen.rare.count(what) ? seen.rare.at(what) : 0; };
    CHECK(seen.causes.at(Cause::bridge_built) > 50);
    CHECK(seen.kinds.at(ActionKind::span) > 20);
    CHECK(seen.kinds.at(ActionKind::place_spanned) > 20);
    CHECK(times("four bridges on the table") > 10);
}

inline void end(const Observation& observed) { check_pieces(observed); }

}  // namespace box_checks::bridges_castles_bazaars::bridges
