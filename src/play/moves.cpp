// SPDX-License-Identifier: MIT
#include "play/moves.hpp"

#include "board/bag.hpp"
#include "board/features.hpp"
#include "ground/promise.hpp"
#include "play/placing.hpp"

namespace bastide::moves {

namespace {

/// What faces a cell that no tile will ever fill is closed from the start (HOUSE-TABLE-02).
void close_by_rule(Play& play, PlacedId id) noexcept
{
    const Placed& tile = play.state.placed(id);
    const u8 monastery = play.rules.tiles.at(tile.tile).monastery;
    for (int i = 0; i < kSides; ++i) {
        const bool beside = is_closed(play, beyond(cell_of(tile), i));
        if (beside) close_side(play.state, play.rules.tiles, id, i);
        if (!monastery) continue;
        if (beside) close_cell_around(play.state, node_of(tile, monastery - 1));
        if (is_closed(play, past_corner(cell_of(tile), i))) close_cell_around(play.state, node_of(tile, monastery - 1));
    }
}

PlacedId put_on_board(Play& play, RowId row, Cell cell, int rotation) noexcept
{
    State& state = play.state;
    Header& header = state.header();
    const Layout& layout = state.layout();
    const OrientedId turned(row, rotation);
    const bool fits = header.placed < layout.max_placed && header.nodes + play.rules.tiles.at(turned).parts <= layout.max_nodes;
    if (!keep_promise(state, fits)) return {};
    const PlacedId id(++header.placed);
    Placed& tile = state.placed(id);
    tile.key = cell_key(cell);
    tile.tile = turned;
    const u32 beside = enter_grid(state, play.rules.tiles, id, play.open_cell);
    grow_features(state, play.rules.tiles, id, beside);
    if (!play.rules.on.closes.empty()) close_by_rule(play, id);
    return id;
}

Event* note_at(const Play& play, EventKind kind, int seat, Cell cell) noexcept
{
    Event* const event = play.note(kind, seat);
    if (event) event->cell = cell;
    return event;
}

void note_placed(Play& play, int seat, PlacedId id) noexcept
{
    const Placed& tile = play.state.placed(id);
    Event* const event = note_at(play, EventKind::placed, seat, cell_of(tile));
    if (!event) return;
    event->tile = tile.tile.row();
    event->rotation = static_cast<u8>(tile.tile.rotation());
    event->arg[0] = id.raw - 1;
}

void note_piece(Play& play, EventKind kind, PieceId id, NodeId at, int why = 0) noexcept
{
    const Piece& piece = play.state.piece(id);
    const Node& node = play.state.node(at);
    const Placed& tile = play.state.placed(node.tile);
    Event* const event = note_at(play, kind, piece.owner, cell_of(tile));
    if (!event) return;
    event->piece = id;
    event->feature = root_of(play.state, at);
    event->arg[0] = piece.where == Where::corner ? kFirstCorner + piece.corner : part_of(tile, at);
    event->arg[1] = static_cast<int>(piece.kind);
    event->arg[2] = static_cast<int>(node.kind());
    event->why = static_cast<u16>(why);
}

bool has_trait(const Play& play, PieceId id, Trait trait) noexcept
{
    return play.rules.piece_row(play.state.piece(id).kind).has(trait);
}

void put_on(Play& play, PieceId id, NodeId segment) noexcept
{
    Piece& piece = play.state.piece(id);
    move_piece(play.state, id, Where::segment);
    piece.at = segment.raw;
    Node& root = play.state.node(root_of(play.state, segment));
    if (has_trait(play, id, Trait::claims)) root.change_claims(1);
    if (has_trait(play, id, Trait::stacks)) ++root.marks;
}

/// Takes a piece off its segment and puts it elsewhere; answers what it stood on.
NodeId take_off(Play& play, PieceId id, Where to) noexcept
{
    Piece& piece = play.state.piece(id);
    BASTIDE_PROMISE(piece.where == Where::segment);
    const NodeId from(piece.at);
    if (has_trait(play, id, Trait::claims)) play.state.node(root_of(play.state, from)).change_claims(-1);
    move_piece(play.state, id, to);
    if (to != Where::moving) piece.at = 0;  // a traveller remembers where it set out
    return from;
}

void tell_left(Play& play, PieceId id, NodeId from, Leaving why) noexcept
{
    for (LeftHook hook : play.rules.on.left) hook(play, id, from, why);
}

}  // namespace

void begin_turn(Play& play, int seat) noexcept
{
    Header& header = play.state.header();
    ++header.turn;
    header.give_turn_to(seat);
    header.last = {};
    header.closed = 0;
    for (u16 i = play.rules.first_turn_word; i < play.rules.word_count; ++i) play.state.words()[i] = 0;
    if (Event* event = play.note(EventKind::turn, seat)) event->arg[0] = header.turn;
}

void lay_start_tile(Play& play, RowId row) noexcept
{
    open_empty_board(play);
    const PlacedId id = put_on_board(play, row, {0, 0}, 0);
    if (id) note_placed(play, kNature, id);
}

void open_empty_board(Play& play) noexcept { open_first_cell(play.state, {0, 0}); }

RowId pick_tile(Play& play) noexcept
{
    Header& header = play.state.header();
    BASTIDE_PROMISE(header.bag_left > 0);
    return find_in_bag(play.state, bounded(header.random, header.bag_left));
}

void draw(Play& play, RowId row) noexcept
{
    Header& header = play.state.header();
    BASTIDE_PROMISE(play.state.left(row) > 0 && !header.drawn);
    change_left(play.state, row, -1);
    --header.bag_left;
    header.drawn = row;
    if (Action* action = play.note_natures(Verb::draw)) action->tile = row;
    if (Event* event = play.note(EventKind::drew, header.active)) {
        event->tile = row;
        event->arg[0] = header.bag_left;
    }
}

void remove_drawn(Play& play) noexcept
{
    Header& header = play.state.header();
    if (Event* event = play.note(EventKind::removed, header.active)) event->tile = header.drawn;
    header.drawn = {};
}

void elect(Play& play, u8 by, int seat) noexcept
{
    Action* const action = by == kNature ? play.note_natures(Verb::elect) : nullptr;
    if (action) action->value = seat;
    announce_elected(play, by, seat);
}

void announce_elected(Play& play, u8 by, int seat) noexcept
{
    if (Event* event = play.note(EventKind::elected, by)) event->arg[0] = seat;
}

void draw_to_hand(Play& play, int seat, RowId row) noexcept
{
    RowId* slot = nullptr;
    for (RowId& one : play.state.seat(seat).hand)
        if (!one && !slot) slot = &one;
    if (!keep_promise(play.state, slot && play.state.header().bag_left > 0)) return;
    const bool is_known = row != kUnseen;
    if (is_known) change_left(play.state, row, -1);
    --play.state.header().bag_left;
    *slot = row;
    if (Action* action = play.note_natures(is_known ? Verb::draw : Verb::draw_unseen)) {
        if (is_known) action->tile = row;
        if (is_known && play.rules.hides_hands) action->value = seat + 1;
    }
    if (Event* event = play.note(EventKind::drew, seat)) {
        if (is_known) event->tile = row;
        event->arg[0] = play.state.header().bag_left;
        event->arg[1] = play.rules.hides_hands;
    }
}

void reveal(Play& play, int seat, int slot, RowId row) noexcept
{
    RowId& held = play.state.seat(seat).hand[slot];
    const bool is_known = held != kUnseen;
    if (!is_known) {
        BASTIDE_PROMISE(play.state.left(row) > 0);
        change_left(play.state, row, -1);
        held = row;
    }
    if (Action* action = play.note_natures(Verb::reveal)) {
        action->tile = held;
        if (is_known) action->value = seat + 1;
    }
    if (Event* event = play.note(EventKind::revealed, seat)) event->tile = held;
}

void take_up(Play& play, int seat, int slot) noexcept
{
    RowId& held = play.state.seat(seat).hand[slot];
    play.state.header().drawn = held;
    held = {};
}

void set_drawn_aside(Play& play) noexcept
{
    const Header& header = play.state.header();
    if (Event* event = play.note(EventKind::set_aside, header.active)) event->tile = header.drawn;
    lay_drawn_aside(play);
}

void lay_drawn_aside(Play& play) noexcept
{
    Header& header = play.state.header();
    ++play.state.aside(header.drawn);
    header.drawn = {};
}

void return_aside(Play& play) noexcept
{
    for (int i = 1; i <= play.rules.tiles.count; ++i) {
        u16& aside = play.state.aside(RowId(i));
        change_left(play.state, RowId(i), aside);
        play.state.header().bag_left = static_cast<u16>(play.state.header().bag_left + aside);
        aside = 0;
    }
}

void place_held(Play& play, RowId row, Cell cell) noexcept
{
    Header& header = play.state.header();
    header.last = put_on_board(play, row, cell, 0);
    if (header.last) note_placed(play, header.acting, header.last);
}

void place_drawn(Play& play, Cell cell, int rotation) noexcept
{
    Header& header = play.state.header();
    header.last = put_on_board(play, header.drawn, cell, rotation);
    header.drawn = {};
    if (header.last) note_placed(play, header.acting, header.last);
}

void deploy(Play& play, PieceId id, NodeId segment) noexcept
{
    BASTIDE_PROMISE(play.state.piece(id).where == Where::supply);
    put_on(play, id, segment);
    note_piece(play, EventKind::deployed, id, segment);
}

void deploy_on_corner(Play& play, PieceId id, NodeId field, int corner) noexcept
{
    Piece& piece = play.state.piece(id);
    BASTIDE_PROMISE(piece.where == Where::supply);
    move_piece(play.state, id, Where::corner);
    piece.at = field.raw;
    piece.corner = static_cast<u8>(corner);
    note_piece(play, EventKind::deployed, id, field);
}

void arrive(Play& play, PieceId id, NodeId segment) noexcept
{
    BASTIDE_PROMISE(play.state.piece(id).where == Where::moving);
    put_on(play, id, segment);
    note_piece(play, EventKind::moved, id, segment);
}

void come_home(Play& play, PieceId id) noexcept
{
    Piece& piece = play.state.piece(id);
    BASTIDE_PROMISE(piece.where == Where::moving);
    const NodeId from(piece.at);
    move_piece(play.state, id, Where::supply);
    piece.at = 0;
    note_piece(play, EventKind::returned, id, from, static_cast<int>(Leaving::stayed));
}

void send_home(Play& play, PieceId id, Leaving why) noexcept
{
    Where home = Where::supply;
    for (HomeHook hook : play.rules.on.home) home = hook(play, id, why, home);
    const NodeId from = take_off(play, id, home);
    if (home == Where::supply) note_piece(play, EventKind::returned, id, from, static_cast<int>(why));
    tell_left(play, id, from, why);
}

void imprison(Play& play, PieceId id, int holder) noexcept
{
    const NodeId from = take_off(play, id, Where::prison);
    Piece& piece = play.state.piece(id);
    piece.holder = static_cast<u8>(holder);
    const Placed& tile = play.state.placed(play.state.node(from).tile);
    if (Event* event = note_at(play, EventKind::captured, holder, cell_of(tile))) {
        event->piece = id;
        event->feature = root_of(play.state, from);
        event->arg[0] = part_of(tile, from);
        event->arg[1] = static_cast<int>(piece.kind);
        event->arg[2] = piece.owner;
    }
    tell_left(play, id, from, Leaving::taken);
}

void release(Play& play, PieceId id, Release why) noexcept
{
    Piece& piece = play.state.piece(id);
    BASTIDE_PROMISE(piece.where == Where::prison);
    if (Event* event = play.note(EventKind::released, piece.owner)) {
        event->piece = id;
        event->arg[0] = static_cast<int>(why);
        event->arg[1] = static_cast<int>(piece.kind);
        event->arg[2] = piece.holder;
    }
    move_piece(play.state, id, Where::supply);
    piece.holder = 0;
}

void note_completed(Play& play, const Feature& feature) noexcept
{
    const Node& node = play.state.node(feature.first);
    Event* const event = note_at(play, EventKind::completed, play.state.header().acting, cell_of(play.state.placed(node.tile)));
    if (!event) return;
    event->feature = feature.root;
    event->arg[0] = static_cast<int>(feature.kind);
    event->arg[1] = static_cast<i32>(feature.tiles);
    event->arg[2] = static_cast<i32>(feature.pennants);
}

void pay(Play& play, int seat, const TallyLine& line, NodeId feature, Cell cell) noexcept
{
    play.state.seat(seat).score += line.count * line.each;
    Event* const event = note_at(play, EventKind::scored, seat, cell);
    if (!event) return;
    event->feature = feature;
    event->rule = line.rule;
    event->points = line.count * line.each;
    event->arg[0] = line.count;
    event->arg[1] = line.each;
}

void begin_final_scoring(Play& play) noexcept { play.note(EventKind::final, kNature); }

void end_game(Play& play) noexcept
{
    Header& header = play.state.header();
    i32 best = play.state.seat(0).score;
    for (int i = 1; i < play.rules.config.seats; ++i) best = larger(best, play.state.seat(i).score);
    for (int i = 0; i < play.rules.config.seats; ++i)
        if (play.state.seat(i).score == best) header.winners = static_cast<u16>(header.winners | 1 << i);
    header.over = 1;
    if (Event* event = play.note(EventKind::ended, kNature)) event->arg[0] = header.winners;
}

}  // namespace bastide::moves
