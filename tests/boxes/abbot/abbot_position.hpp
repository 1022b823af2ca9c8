// SPDX-License-Identifier: MIT
// Positions with abbots and gardens: the garden of a tile, calling an abbot back, and the board that worked examples share.
#pragma once

#include "boxes/abbey_mayor/abbey_position.hpp"
#include "boxes/tower/tower_position.hpp"

namespace bastide_tests {

inline constexpr PieceKind kAbbot = PieceKind::abbot;

/// Two copies of the base game, because the examples lay more tiles E than one has.
inline PositionSetup abbots(std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    choices.push_back(copies_of(Set::base, 2));
    more.insert(more.begin(), Set::abbot);
    return {2, std::move(more), std::move(choices)};
}

inline NodeId garden(const Position& board, int x, int y)
{
    const Placed& tile = board.view().state.placed(tile_at(board.view().state, Position::at(x, y)));
    for (int segment = 0; segment < board.view().rules.tiles.at(tile.tile).segments; ++segment)
        if (board.view().state.node(node_of(tile, segment)).kind() == SegmentKind::garden) return node_of(tile, segment);
    throw std::logic_error("no garden there");
}

inline PieceId abbot_of(const Position& board, int seat) { return board.view().rules.first_piece(seat, kAbbot); }

/// The action that calls a seat's first abbot back, whether it is legal or not.
inline Action calling_back(const Position& board, int owner)
{
    Action action;
    action.kind = ActionKind::take;
    action.seat = board.decider();
    action.piece = abbot_of(board, owner).raw;
    action.cause = static_cast<i32>(Cause::abbot_called_back);
    return action;
}

inline int count_offers(const Position& board, Cause cause)
{
    int count = 0;
    for (const Action& action : board.options())
        count += action.kind == ActionKind::take && action.cause == static_cast<i32>(cause);
    return count;
}
inline bool can_call_back(const Position& board) { return count_offers(board, Cause::abbot_called_back) > 0; }

inline void call_back(Position& board, int seat) { board.must(calling_back(board, seat)); }

inline bool can_deploy(const Position& board, NodeId segment, PieceKind kind = PieceKind::follower)
{
    return board.why_not(board.deploying(segment, kind)) == Reason::none;
}

inline int count_deployments(const Position& board, PieceKind kind)
{
    int count = 0;
    for (const Action& action : board.options())
        count += action.kind == ActionKind::deploy && action.piece == static_cast<u16>(kind);
    return count;
}

/// The board of the first examples: five of the eight cells around the garden on (0,1) hold tiles.
template <class Board>
void lay_garden(Board& board)
{
    board.lay("E_g", 0, 1, "FFCF").lay("V", 1, 0, "RFFR").lay("V", -1, 0, "RRFF").lay("E", -1, 1, "FFFC").lay("E", 1, 1, "FCFF");
}

}  // namespace bastide_tests
