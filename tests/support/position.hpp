// SPDX-License-Identifier: MIT
// Positions for tests: tiles and followers are put down without rules, then real turns are played. The tiles of real turns are
// drawn as by a host. Cells are (x, y), y grows south; the rotation of a tile is given by its sides north, east, south, west.
#pragma once

#include <initializer_list>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "board/bag.hpp"
#include "game/game.hpp"
#include "game/observe.hpp"
#include "play/listing.hpp"
#include "play/moves.hpp"
#include "setup/choices.hpp"

namespace bastide_tests {

using namespace bastide;

enum Colour : int { Red = 0, Blue = 1, Green = 2, Yellow = 3, Black = 4, Pink = 5 };
enum Side : int { North = 0, East = 1, South = 2, West = 3 };

struct PositionSetup {
    int seats = 3;
    std::vector<Set> sets = {Set::base, Set::winter};
    std::vector<Choice> choices = {};  ///< pieces and options
    Chance chance = Chance::host;
    u64 seed = 1;
    bool stops_before_final = false;
};

class Position {
public:
    explicit Position(const PositionSetup& setup = {}) : game_(make(setup)) {}

    Game& game() { return *game_; }
    View view() const { return game_->view(); }
    Play play() { return game_->play(); }

    // ---- setting up, outside of any turn ----

    /// Lays a tile that is taken from the bag. It must fit; nothing is scored.
    Position& lay(const char* name, int x, int y, const char* sides)
    {
        const TileId type = tile(name);
        const Cell cell = at(x, y);
        const int rotation = turn_of(type, sides);
        Verdict verdict;
        if (why_not_place(view(), type, cell, rotation, verdict) != Reason::none)
            throw std::logic_error(std::string("does not fit: ") + name);
        Play p = play();
        p.history = nullptr;
        moves_draw(p, type);
        moves::place_drawn(p, cell, rotation);
        p.writable().header().last = {};
        return *this;
    }

    /// Puts a piece from a seat's supply on a segment, even an occupied one.
    Position& put(int seat, NodeId segment, PieceKind kind = PieceKind::follower)
    {
        Play p = play();
        const PieceId id = piece_in_supply(p, seat, kind);
        if (!id) throw std::logic_error("no such piece in supply");
        moves::deploy(p, id, segment);
        return *this;
    }

    Position& set_score(int seat, int score)
    {
        play().writable().seat(seat).score = score;
        return *this;
    }

    /// Removes tiles from the bag until `left` remain.
    Position& leave_in_bag(std::initializer_list<const char*> names)
    {
        State state = play().writable();
        for (int i = 1; i <= state.layout().type_count; ++i) change_bag(state, TileId(i), -state.left(TileId(i)));
        for (const char* name : names) change_bag(state, tile(name), 1);
        state.header().bag_left = static_cast<u16>(names.size());
        return *this;
    }

    // ---- playing ----

    /// Draws a tile for a seat and puts that seat on turn. Precondition: no turn is in progress.
    Position& draw(int seat, const char* name)
    {
        play().writable().header().set_turn(seat);
        Action action;
        action.kind = ActionKind::draw;
        action.seat = kNature;
        action.tile = tile(name);
        return must(action);
    }

    /// Draws and places a tile for a seat by real actions.
    Position& turn(int seat, const char* name, int x, int y, const char* sides)
    {
        draw(seat, name);
        return must(placing(seat, name, x, y, sides));
    }

    Position& deploy(NodeId segment, PieceKind kind = PieceKind::follower) { return must(deploying(segment, kind)); }

    /// Passes if passing is legal.
    Position& pass()
    {
        if (is_over() || step() == StepKind::draw || step() == StepKind::place) return *this;
        Action action;
        action.kind = ActionKind::pass;
        action.seat = decider();
        return must(action);
    }

    /// Plays a whole turn without a follower.
    Position& turn_without(int seat, const char* name, int x, int y, const char* sides)
    {
        return turn(seat, name, x, y, sides).pass();
    }

    /// Does the final scoring now, even if tiles are left in the bag.
    Position& end()
    {
        Play p = play();
        moves::begin_final_scoring(p);
        score_final(p);
        moves::end_game(p);
        return *this;
    }

    Position& must(const Action& action)
    {
        Verdict verdict;
        if (game_->apply(action, verdict) != Status::ok)
            throw std::logic_error("refused: " + std::to_string(static_cast<int>(verdict.reason)));
        return *this;
    }

    // ---- actions by hand ----

    Action placing(int seat, const char* name, int x, int y, const char* sides) const
    {
        Action action;
        action.kind = ActionKind::place;
        action.seat = static_cast<u8>(seat);
        action.tile = tile(name);
        action.cell = at(x, y);
        action.rotation = static_cast<u8>(turn_of(action.tile, sides));
        return action;
    }

    Action deploying(NodeId segment, PieceKind kind = PieceKind::follower) const
    {
        const Node& node = view().state.node(segment);
        Action action;
        action.kind = ActionKind::deploy;
        action.seat = decider();
        action.cell = cell_of(view().state.placed(node.tile));
        action.segment = segment_index(view().state, segment);
        action.piece = static_cast<u16>(kind);
        return action;
    }

    Reason why_not(const Action& action) const
    {
        Verdict verdict;
        return game_->why_not(action, verdict);
    }

    // ---- queries ----

    /// The segment of a kind that reaches a side of the tile on a cell.
    NodeId city(int x, int y, Side side) const { return on_port(x, y, 3 * side + 1, SegmentKind::city); }
    NodeId road(int x, int y, Side side) const { return on_port(x, y, 3 * side + 1, SegmentKind::road); }
    /// The field at a half-edge slot of the placed tile as it lies: 0, 1 north (west, east half), 2, 3 east, 4, 5 south, 6, 7
    /// west.
    NodeId field(int x, int y, int slot) const { return on_port(x, y, port_of_slot(slot), SegmentKind::field); }
    NodeId monastery(int x, int y) const { return of_kind(x, y, SegmentKind::monastery); }
    NodeId segment(int x, int y, int index) const { return segment_at(view(), at(x, y), index); }

    FeatureFacts feature(NodeId segment) const { return describe(view(), root_of(view().state, segment)); }
    bool joined(NodeId a, NodeId b) const { return root_of(view().state, a) == root_of(view().state, b); }

    int score(int seat) const { return view().state.seat(seat).score; }
    int supply(int seat, PieceKind kind = PieceKind::follower) const
    {
        return static_cast<int>(count_supply(view(), seat, kind));
    }
    bool is_over() const { return view().state.header().over != 0; }
    StepKind step() const { return is_over() ? StepKind::none : pending(view()).name(view()); }
    u8 decider() const { return pending(view()).seat; }
    TileId drawn() const { return view().state.header().drawn; }

    std::vector<Action> options() const
    {
        std::vector<Action> list;
        for_each_action(view(), ActionKind::none, [&](const Action& action) { list.push_back(action); });
        return list;
    }

    /// The number of legal pairs of cell and rotation of a tile.
    int placements(const char* name) const { return static_cast<int>(stock(view(), tile(name)).placements); }

    std::vector<Event> events() const
    {
        std::vector<Event> list;
        for (u64 seq = game_->log().first(); seq < game_->log().next(); ++seq) list.push_back(game_->log().at(seq));
        return list;
    }

    /// The MOVED events with one of these causes, in order.
    std::vector<Event> moves_for(std::initializer_list<Cause> causes) const
    {
        std::vector<Event> list;
        for (const Event& event : events())
            for (Cause cause : causes)
                if (event.kind == EventKind::moved && event.cause == cause) list.push_back(event);
        return list;
    }

    TileId tile(const char* name) const
    {
        for (int i = 1; i <= view().rules.tiles.count; ++i)
            if (Text(view().rules.tiles.def(TileId(i)).name) == Text(name)) return TileId(i);
        throw std::logic_error(std::string("no tile ") + name);
    }

    /// The rotation in which a tile shows these sides; the first if several do.
    int turn_of(TileId type, const char* sides) const
    {
        for (int rotation = 0; rotation < kSides; ++rotation) {
            const SideCode code = view().rules.tiles.at(OrientedId(type, rotation)).code;
            bool same = true;
            for (int side = 0; side < kSides; ++side) same = same && "FRCI"[static_cast<int>(side_of(code, side))] == sides[side];
            if (same) return rotation;
        }
        throw std::logic_error(std::string("no such turn: ") + sides);
    }

    static Cell at(int x, int y) { return {static_cast<i16>(x), static_cast<i16>(y)}; }

private:
    struct Destroy {
        void operator()(Game* game) const { Game::destroy(game); }
    };
    using Owned = std::unique_ptr<Game, Destroy>;

    static void moves_draw(Play& p, TileId type)
    {
        if (p.state.left(type) == 0) throw std::logic_error("no such tile left");
        moves::draw(p, type);
    }

    static Owned make(const PositionSetup& setup)
    {
        Config config = empty_config();
        config.seats = static_cast<u8>(setup.seats);
        config.chance = setup.chance;
        config.stops_before_final = setup.stops_before_final;
        config.seed = setup.chance == Chance::seeded ? setup.seed : 0;
        for (Set set : setup.sets) config.copies[static_cast<int>(set)] = 1;
        Chooser chooser(config, 0);
        for (const Choice& choice : setup.choices)
            if (chooser.take(choice).reason != Reason::none) throw std::logic_error("bad choice");
        Fault fault;
        SharedRules* shared = build_rules(config, {}, {}, fault);
        if (!shared) throw std::logic_error(fault.text);
        Owned game(Game::create(shared, {}, fault));
        game->open();
        return game;
    }

    NodeId on_port(int x, int y, int port, SegmentKind kind) const
    {
        const PlacedId id = tile_at(view().state, at(x, y));
        if (!id) throw std::logic_error("no tile there");
        const Placed& placed = view().state.placed(id);
        const int segment = view().rules.tiles.at(placed.tile).segment_at[port];
        if (!segment || view().state.node(node_of(placed, segment - 1)).kind() != kind)
            throw std::logic_error("no such segment there");
        return node_of(placed, segment - 1);
    }

    NodeId of_kind(int x, int y, SegmentKind kind) const
    {
        const PlacedId id = tile_at(view().state, at(x, y));
        const Placed& placed = view().state.placed(id);
        for (int segment = 0; segment < view().rules.tiles.at(placed.tile).segments; ++segment)
            if (view().state.node(node_of(placed, segment)).kind() == kind) return node_of(placed, segment);
        throw std::logic_error("no such segment there");
    }

    Owned game_;
};

}  // namespace bastide_tests
