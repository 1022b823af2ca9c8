// SPDX-License-Identifier: MIT
// Positions with towers and prisoners, and the actions of The Tower as functions: build, top, take, pay, choose.
#pragma once

#include <utility>

#include "play/setup_moves.hpp"
#include "support/position.hpp"

namespace bastide_tests {

using Cells = std::vector<std::pair<int, int>>;  ///< (x, y)

inline Choice copies_of(Set set, int count) { return {static_cast<i32>(ChoiceKind::set), static_cast<i32>(set), count}; }
inline Choice pieces_of(PieceKind kind, int count)
{
    return {static_cast<i32>(ChoiceKind::pieces), static_cast<i32>(kind), count};
}
inline Choice with(Option option, int value = 1)
{
    return {static_cast<i32>(ChoiceKind::option), static_cast<i32>(option), value};
}

/// The base game with The Tower.
inline PositionSetup towers(int seats = 2, std::vector<Choice> choices = {})
{
    PositionSetup setup;
    setup.seats = seats;
    setup.sets = {Set::base, Set::tower};
    setup.choices = std::move(choices);
    return setup;
}

class TowerPosition : public Position {
public:
    explicit TowerPosition(const PositionSetup& setup = towers()) : Position(setup) {}

    // ---- setting up, outside of any turn ----

    TowerPosition& lay(const char* name, int x, int y, const char* sides) { return same(Position::lay(name, x, y, sides)); }
    TowerPosition& put(int seat, NodeId segment, PieceKind kind = PieceKind::follower)
    {
        return same(Position::put(seat, segment, kind));
    }
    TowerPosition& set_score(int seat, int score) { return same(Position::set_score(seat, score)); }

    /// Puts tower pieces of a seat on the foundation of the tile on a cell, even under a follower.
    TowerPosition& raise(int x, int y, int pieces, int seat = Blue)
    {
        for (int i = 0; i < pieces; ++i) put(seat, foundation(x, y), PieceKind::tower_piece);
        return *this;
    }

    /// Makes a piece from its owner's supply a prisoner.
    PieceId jail(int owner, int holder, PieceKind kind = PieceKind::follower)
    {
        Play p = play();
        const PieceId id = piece_in_supply(p, owner, kind);
        if (!id) throw std::logic_error("no such piece in supply");
        moves::put_in_prison(p, id, holder);
        return id;
    }

    /// Begins a seat's turn as if the one before had ended. The game then waits at the ransom if one is possible, else at the
    /// draw.
    TowerPosition& begin(int seat)
    {
        Play p = play();
        moves::begin_turn(p, seat);
        Header& header = p.writable().header();
        if (header.depth > 0) throw std::logic_error("something is still to be decided");
        header.cursor = p.rules.turn_start;
        if (ransoms().empty())
            while (step() != StepKind::draw) ++header.cursor;
        return *this;
    }

    // ---- playing ----

    /// Plays a seat's turn up to the deployment: no ransom, the tile drawn and placed.
    TowerPosition& place(int seat, const char* name, int x, int y, const char* sides)
    {
        begin(seat);
        if (step() == StepKind::tower_ransom_at_begin) pass();
        turn(seat, name, x, y, sides);
        return *this;
    }

    TowerPosition& build(int x, int y) { return act(building(x, y)); }
    TowerPosition& top(int x, int y, PieceKind kind = PieceKind::follower) { return act(deploying(foundation(x, y), kind)); }
    /// Captures the piece on a segment.
    TowerPosition& take(NodeId segment) { return act(taking(standing_on(segment))); }
    TowerPosition& pay(PieceId id) { return act(paying(id)); }
    TowerPosition& choose(PieceId id) { return act(choosing(id)); }

    /// Passes at each remaining decision of the turn.
    TowerPosition& finish_turn()
    {
        const u16 turn = view().state.header().turn;
        while (!is_over() && turn == view().state.header().turn && step() != StepKind::draw) {
            if (step() == StepKind::place) throw std::logic_error("the tile is not placed");
            pass();
        }
        return *this;
    }

    // ---- actions by hand ----

    Action building(int x, int y) const { return deploying(foundation(x, y), PieceKind::tower_piece); }
    Action taking(PieceId id) const
    {
        Action action = pointing(ActionKind::take, id);
        action.cause = static_cast<i32>(Cause::tower_captured);
        return action;
    }
    Action paying(PieceId id) const { return pointing(ActionKind::pay, id); }
    Action choosing(PieceId id) const { return pointing(ActionKind::choose_piece, id); }
    Action passing() const { return pointing(ActionKind::pass, {}); }

    static Action by(int seat, Action action)
    {
        action.seat = static_cast<u8>(seat);
        return action;
    }

    Verdict judge(const Action& action) const
    {
        Verdict verdict;
        game_of().why_not(action, verdict);
        return verdict;
    }

    // ---- queries ----

    NodeId foundation(int x, int y) const
    {
        const PlacedId id = tile_at(view().state, at(x, y));
        if (!id) throw std::logic_error("no tile there");
        const Placed& tile = view().state.placed(id);
        for (int segment = 0; segment < view().rules.tiles.at(tile.tile).segments; ++segment)
            if (view().state.node(node_of(tile, segment)).kind() == SegmentKind::foundation) return node_of(tile, segment);
        throw std::logic_error("no foundation there");
    }

    int height(int x, int y) const { return view().state.node(foundation(x, y)).marks; }
    bool closed(int x, int y) const { return is_occupied(view().state, foundation(x, y)); }

    /// The first piece on a segment that is no tower piece.
    PieceId standing_on(NodeId segment) const
    {
        for (int i = 1; i <= view().rules.layout.piece_count; ++i) {
            const Piece& piece = view().state.piece(PieceId(i));
            const bool stands = piece.spot == Spot::segment && NodeId(piece.at) == segment;
            if (stands && piece.kind != PieceKind::tower_piece) return PieceId(i);
        }
        throw std::logic_error("nobody stands there");
    }

    const Piece& piece(PieceId id) const { return view().state.piece(id); }

    std::vector<PieceId> prisoners(int owner, int holder) const
    {
        std::vector<PieceId> list;
        for (int i = 1; i <= view().rules.layout.piece_count; ++i) {
            const Piece& piece = view().state.piece(PieceId(i));
            if (piece.spot == Spot::prison && piece.owner == owner && piece.holder == holder) list.push_back(PieceId(i));
        }
        return list;
    }
    int held(int owner, int holder) const { return static_cast<int>(prisoners(owner, holder).size()); }

    std::vector<Action> options_of(ActionKind kind) const
    {
        std::vector<Action> list;
        for (const Action& action : options())
            if (action.kind == kind) list.push_back(action);
        return list;
    }

    bool offers(const Action& action) const
    {
        for (const Action& option : options())
            if (same_bytes(canonical(option), canonical(action))) return true;
        return false;
    }

    /// The cells of all legal captures, in the order of the list.
    Cells targets() const
    {
        Cells cells;
        for (const Action& action : options_of(ActionKind::take)) cells.emplace_back(action.cell.x, action.cell.y);
        return cells;
    }

    /// The cells of foundations where a piece of a kind can be deployed now, in the order of the list.
    Cells sites(PieceKind kind) const
    {
        Cells cells;
        for (const Action& action : options_of(ActionKind::deploy)) {
            const NodeId node = segment(action.cell.x, action.cell.y, action.segment);
            const bool on_foundation = view().state.node(node).kind() == SegmentKind::foundation;
            if (on_foundation && action.piece == static_cast<u16>(kind)) cells.emplace_back(action.cell.x, action.cell.y);
        }
        return cells;
    }

    /// The prisoners that can be ransomed now.
    std::vector<PieceId> ransoms() const
    {
        std::vector<PieceId> list;
        for (const Action& action : options_of(ActionKind::pay)) list.push_back(PieceId(action.piece));
        return list;
    }

    bool can_pass() const { return !options_of(ActionKind::pass).empty(); }

    /// The events of some kinds in order.
    std::vector<Event> events_of(std::initializer_list<EventKind> kinds) const
    {
        std::vector<Event> list;
        for (const Event& event : events())
            for (EventKind kind : kinds)
                if (event.kind == kind) list.push_back(event);
        return list;
    }

private:
    TowerPosition& same(Position&) { return *this; }

    TowerPosition& act(const Action& action)
    {
        must(action);
        return *this;
    }

    Action pointing(ActionKind kind, PieceId id) const
    {
        Action action;
        action.kind = kind;
        action.seat = decider();
        action.piece = id.raw;
        return action;
    }

    const Game& game_of() const { return const_cast<TowerPosition*>(this)->game(); }
};

/// A meadow of nine by nine: T12 on (0,5) with a Blue farmer, monasteries with Blue monks on all other cells from (-4,1) to
/// (4,9).
inline TowerPosition meadow(std::vector<Choice> choices = {})
{
    choices.push_back(copies_of(Set::base, 20));
    choices.push_back(pieces_of(PieceKind::follower, 90));
    TowerPosition board(towers(2, std::move(choices)));
    for (int y = 1; y <= 9; ++y) {
        for (int x : {0, -1, -2, -3, -4, 1, 2, 3, 4}) {
            const bool centre = x == 0 && y == 5;
            board.lay(centre ? "T12" : "B", x, y, "FFFF");
            board.put(Blue, centre ? board.field(x, y, 0) : board.monastery(x, y));
        }
    }
    return board;
}

}  // namespace bastide_tests
