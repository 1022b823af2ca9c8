// SPDX-License-Identifier: MIT
// Positions with bazaars: the tiles that lie open, bids, and the tiles that were won.
#pragma once

#include "boxes/abbey_mayor/abbey_position.hpp"
#include "boxes/tower/tower_position.hpp"
#include "play/drawing.hpp"

namespace bastide_tests {

inline constexpr ModuleId kBazaars = ModuleId::bridges_castles_bazaars;

inline PositionSetup bazaars(std::vector<Choice> choices = {}, std::vector<Set> more = {}, int seats = 3)
{
    more.insert(more.end(), {Set::base, Set::bridges_castles_bazaars});
    return {.seats = seats, .sets = std::move(more), .choices = std::move(choices)};
}

/// Nature draws these tiles in turn: they are laid open.
template <class Board>
Board& reveal(Board& board, std::initializer_list<const char*> names)
{
    for (const char* name : names) {
        Action draw;
        draw.kind = ActionKind::draw;
        draw.seat = kNature;
        draw.tile = board.tile(name);
        board.must(draw);
    }
    return board;
}

inline Action bidding(const Position& board, int points, const char* name = nullptr)
{
    Action bid;
    bid.kind = ActionKind::bid;
    bid.seat = board.decider();
    bid.points = points;
    if (name) bid.tile = board.tile(name);
    return bid;
}

/// The seat that decides lets a seat have the tile: itself to buy it.
inline Action selling(const Position& board, int to)
{
    Action sell;
    sell.kind = ActionKind::sell;
    sell.seat = board.decider();
    sell.other_seat = to;
    return sell;
}

/// The tile that a seat won and has not placed; empty if none.
inline std::string won(const Position& board, int seat)
{
    const TileId tile = tile_in(board.view(), rack_of(board.view().rules, kBazaars, seat), 0);
    return tile ? board.view().rules.tiles.def(tile).name : "";
}

inline int open_tiles(const Position& board)
{
    return static_cast<int>(count_tiles(board.view(), rack_of(board.view().rules, kBazaars, kNature)));
}

inline int seat_on_turn(const Position& board) { return board.view().state.header().active; }

/// Red has placed a bazaar; three tiles lie open and Blue chooses.
template <class Board>
Board& open_bazaar(Board& board, std::initializer_list<const char*> names = {"U", "E", "V"})
{
    board.turn_without(Red, "BB_F", 0, 1, "FFFF");
    return reveal(board, names);
}

/// Each takes a tile for nothing: the first, the second and the last of those laid open by open_bazaar().
template <class Board>
Board& give_for_nothing(Board& board)
{
    for (const char* name : {"U", "E"}) {
        board.must(bidding(board, 0, name));
        while (board.step() == StepKind::bazaar_bid) board.pass();
    }
    return board;
}

}  // namespace bastide_tests
