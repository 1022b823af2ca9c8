// SPDX-License-Identifier: MIT
// Positions with abbeys, mayors, wagons and barns: extends support/position.hpp by abbeys, barns, turns of any seat, and the
// boards that the worked examples share.
#pragma once

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

#include "game/observe.hpp"
#include "play/racks.hpp"
#include "support/position.hpp"

namespace bastide_tests {

enum Corner : int { NorthWest = 0, NorthEast = 1, SouthEast = 2, SouthWest = 3 };

inline Choice option(Option which, int value = 1)
{
    return {static_cast<i32>(ChoiceKind::option), static_cast<i32>(which), value};
}

inline Choice pieces(PieceKind kind, int count) { return {static_cast<i32>(ChoiceKind::pieces), static_cast<i32>(kind), count}; }

class AbbeyPosition : public Position {
public:
    explicit AbbeyPosition(std::vector<Choice> choices = {}, int seats = 3, std::vector<Set> sets = {Set::base, Set::abbey_mayor})
        : Position(PositionSetup{seats, std::move(sets), std::move(choices), Chance::host, 0})
    {
    }

    // ---- setting up, outside of any turn ----

    /// Lays a seat's abbey into a hole; nothing is scored.
    AbbeyPosition& lay_abbey(int seat, int x, int y)
    {
        Verdict verdict;
        if (why_not_place(view(), view().rules.wild, at(x, y), 0, verdict) != Reason::none) throw std::logic_error("no hole");
        Play p = play();
        if (hand(seat) == 0) throw std::logic_error("no abbey in hand");
        moves::place_held(p, rack_of(p.rules, ModuleId::abbey_mayor, seat), at(x, y));
        p.writable().header().last = {};
        return *this;
    }

    /// Removes an abbey from a seat's hand and from the game.
    AbbeyPosition& take_abbey(int seat)
    {
        Play p = play();
        const int hand = p.lasting(ModuleId::abbey_mayor, seat);
        if (hand == 0) throw std::logic_error("no abbey in hand");
        moves::set_lasting(p, ModuleId::abbey_mayor, seat, hand - 1);
        return *this;
    }

    /// Puts a seat's barn on a corner of the tile on a cell, even into an occupied field.
    AbbeyPosition& put_barn(int seat, int x, int y, Corner corner)
    {
        Play p = play();
        const PieceId id = piece_in_supply(p, seat, PieceKind::barn);
        if (!id) throw std::logic_error("no barn in supply");
        moves::deploy_on_corner(p, id, field(x, y, 2 * corner), corner);
        return *this;
    }

    // ---- playing ----

    /// Begins a turn of any seat and runs to its first decision. Precondition: no turn is in progress.
    AbbeyPosition& begin(int seat)
    {
        Play p = play();
        Header& header = p.writable().header();
        if (header.over || header.depth > 0 || header.drawn || header.last) throw std::logic_error("in the middle of a turn");
        header.cursor = 0;
        moves::begin_turn(p, seat);
        while (!is_asking(p)) ++header.cursor;
        return *this;
    }

    /// Declines the abbey of a seat if it is asked, and draws a tile.
    AbbeyPosition& draw(int seat, const char* name)
    {
        begin(seat);
        while (step() == StepKind::abbey_place || step() == StepKind::tower_ransom_at_begin) pass();
        Position::draw(seat, name);
        return *this;
    }

    AbbeyPosition& turn(int seat, const char* name, int x, int y, const char* sides)
    {
        draw(seat, name);
        must(placing(seat, name, x, y, sides));
        return *this;
    }

    AbbeyPosition& turn_without(int seat, const char* name, int x, int y, const char* sides)
    {
        turn(seat, name, x, y, sides);
        if (step() == StepKind::act) pass();
        return *this;
    }

    /// Plays a seat's turn with its abbey, up to the deployment.
    AbbeyPosition& turn_with_abbey(int seat, int x, int y)
    {
        begin(seat);
        must(abbey(x, y));
        return *this;
    }

    AbbeyPosition& barn(int x, int y, Corner corner)
    {
        must(barning(x, y, corner));
        return *this;
    }

    AbbeyPosition& move(NodeId target)
    {
        must(moving(target));
        return *this;
    }

    // ---- actions by hand, for the seat that decides ----

    Action abbey(int x, int y) const
    {
        Action action;
        action.kind = ActionKind::place;
        action.seat = decider();
        action.tile = view().rules.wild;
        action.cell = at(x, y);
        return action;
    }

    Action barning(int x, int y, Corner corner) const
    {
        Action action;
        action.kind = ActionKind::deploy;
        action.seat = decider();
        action.cell = at(x, y);
        action.segment = static_cast<u8>(segment_of_corner(corner));
        action.piece = static_cast<u16>(PieceKind::barn);
        return action;
    }

    /// Moves the waiting wagon to a segment.
    Action moving(NodeId target) const
    {
        const Node& node = view().state.node(target);
        Action action;
        action.kind = ActionKind::move;
        action.seat = decider();
        action.cell = cell_of(view().state.placed(node.tile));
        action.segment = segment_index(view().state, target);
        for (int i = 1; i <= view().rules.layout.piece_count; ++i) {
            const Piece& piece = view().state.piece(PieceId(i));
            if (piece.spot == Spot::moving && piece.owner == action.seat) action.piece = static_cast<u16>(i);
        }
        return action;
    }

    Action passing() const
    {
        Action action;
        action.kind = ActionKind::pass;
        action.seat = decider();
        return action;
    }

    // ---- queries ----

    Verdict verdict(const Action& action) const
    {
        Verdict verdict;
        bastide::why_not(view(), action, verdict);
        return verdict;
    }

    std::vector<Action> options_of(ActionKind kind) const
    {
        std::vector<Action> list = options();
        list.erase(std::remove_if(list.begin(), list.end(), [&](const Action& a) { return a.kind != kind; }), list.end());
        return list;
    }

    /// The legal deployments of one kind of piece.
    std::vector<Action> deployments(PieceKind kind) const
    {
        std::vector<Action> list = options_of(ActionKind::deploy);
        list.erase(std::remove_if(list.begin(), list.end(), [&](const Action& a) { return a.piece != static_cast<u16>(kind); }),
                   list.end());
        return list;
    }

    /// Segments that the waiting wagon may move to.
    std::vector<NodeId> targets() const
    {
        std::vector<NodeId> list;
        for (const Action& action : options_of(ActionKind::move))
            list.push_back(segment(action.cell.x, action.cell.y, action.segment));
        std::sort(list.begin(), list.end());
        return list;
    }

    std::vector<Thing> things(ThingKind kind) const
    {
        std::vector<Thing> list(64);
        Things out(list.data(), 64);
        show_things(view(), kind, out);
        list.resize(out.count());
        return list;
    }

    /// Abbeys in a seat's hand.
    int hand(int seat) const
    {
        int count = 0;
        for (const Thing& thing : things(ThingKind::hand)) count += thing.seat == seat ? thing.count : 0;
        return count;
    }

    /// A seat's first piece of a kind.
    PieceId piece_of(int seat, PieceKind kind) const { return view().rules.first_piece(seat, kind); }
    Spot where(int seat, PieceKind kind) const { return view().state.piece(piece_of(seat, kind)).spot; }

    /// The node a seat's first piece of a kind stands on, or of its field; none when it is off the board.
    NodeId stands_on(int seat, PieceKind kind) const { return NodeId(view().state.piece(piece_of(seat, kind)).at); }

    std::vector<Event> events_of(EventKind kind) const
    {
        std::vector<Event> list = events();
        list.erase(std::remove_if(list.begin(), list.end(), [&](const Event& e) { return e.kind != kind; }), list.end());
        return list;
    }

    /// The points that a seat got for one reward so far.
    int points_for(int seat, Reward reward) const
    {
        int points = 0;
        for (const Event& event : events_of(EventKind::scored))
            points += event.seat == seat && event.reward == reward ? event.points : 0;
        return points;
    }

private:
    bool is_asking(Play& p) const
    {
        const Decision decision = pending(p);
        if (decision.code->enter(p, decision.step) != Flow::ask) return false;
        const std::vector<Action> list = options();
        return list.size() > 1 || (list.size() == 1 && list[0].kind != ActionKind::pass);
    }
};

/// Sorts segments for a comparison with AbbeyPosition::targets().
inline std::vector<NodeId> nodes(std::vector<NodeId> list)
{
    std::sort(list.begin(), list.end());
    return list;
}

// ---- the boards of the worked examples -----------------------------------------------------------------------------------

/// Seven tiles around the hole (1,1): field in the north, city in the east, field in the south, road in the west.
inline void lay_ring(AbbeyPosition& board)
{
    board.lay("U", 1, 0, "FRFR").lay("V", 2, 0, "FFRR").lay("J", 2, 1, "RRFC").lay("V", 0, 1, "FRRF");
    board.lay("V", 0, 2, "RRFF").lay("U", 1, 2, "FRFR");
}

/// Four more, beside the ring, around the hole (-1,1).
inline void lay_second_hole(AbbeyPosition& board)
{
    board.lay("U", -1, 0, "FRFR").lay("U", -2, 0, "FRFR").lay("B", -2, 1, "FFFF").lay("B", -1, 2, "FFFF");
}

/// Two open cities with the gap (1,-1) between them; the eastern one has a pennant unless it is made of P.
inline void lay_joint(AbbeyPosition& board, const char* corner = "O")
{
    board.lay("N", 0, -1, "FCCF").lay("U", 1, 0, "FRFR").lay("D", 2, 0, "CRFR").lay(corner, 2, -1, "RRCC");
}

}  // namespace bastide_tests
