// SPDX-License-Identifier: MIT
#include "play/moves.hpp"

#include "board/bag.hpp"
#include "board/features.hpp"
#include "common/assert.hpp"
#include "play/links.hpp"
#include "play/placing.hpp"
#include "play/tokens.hpp"
#include "play/track.hpp"

namespace bastide::moves {

namespace {

/// Closes sides, and cells around a monastery, of a new tile that face a cell no tile will ever fill (HOUSE-TABLE-02).
void close_toward_closed_cells(Play& play, PlacedId id) noexcept
{
    State state = play.writable();
    const Placed& tile = state.placed(id);
    const u8 monastery = play.rules.tiles.at(tile.tile).monastery;
    for (int i = 0; i < kSides; ++i) {
        const bool beside = is_closed(play, beyond(cell_of(tile), i));
        if (beside) close_side(state, play.rules.tiles, id, i);
        if (!monastery) continue;
        if (beside) close_cell_around(state, node_of(tile, monastery - 1));
        if (is_closed(play, past_corner(cell_of(tile), i))) close_cell_around(state, node_of(tile, monastery - 1));
    }
}

void list_landmark(State& state, PlacedId id) noexcept
{
    if (check_invariant(state, state.header().landmarks < state.layout().max_landmarks))
        state.landmarks()[state.header().landmarks++] = id;
}

/// Creates the record and the nodes of a tile and enters it into the grid. Precondition: the placement is legal. Returns none and
/// marks the block as faulty if it has no capacity for the tile.
PlacedId put_on_board(Play& play, int seat, TileId type, Cell cell, int rotation) noexcept
{
    State state = play.writable();
    Header& header = state.header();
    const Layout& layout = state.layout();
    const OrientedId turned(type, rotation);
    const bool fits =
        header.placed < layout.max_placed && header.nodes + play.rules.tiles.template_ranges[type.raw].nodes <= layout.max_nodes;
    if (!check_invariant(state, fits)) return {};
    const PlacedId id(++header.placed);
    Placed& tile = state.placed(id);
    tile.key = cell_key(cell);
    tile.tile = turned;
    state.placed_by(id) = {header.turn, static_cast<u8>(seat), 0};
    const u32 beside = enter_grid(state, play.rules.tiles, id, play.open_cell);
    add_to_features(state, play.rules.tiles, id, beside);
    if (play.rules.landmarks != 0 && has_one_of_marks(play.rules.tiles.def(type), play.rules.landmarks)) list_landmark(state, id);
    if (!play.rules.on.closes.empty()) close_toward_closed_cells(play, id);
    return id;
}

Event* emit_at(const Play& play, EventKind kind, int seat, Cell cell, Cause cause = Cause::none) noexcept
{
    Event* const event = play.emit(kind, seat, cause);
    if (event) event->cell = cell;
    return event;
}

void emit_placed(Play& play, int seat, PlacedId id) noexcept
{
    const Placed& tile = play.state.placed(id);
    Event* const event = emit_at(play, EventKind::placed, seat, cell_of(tile));
    if (!event) return;
    event->tile = play.rules.tiles.bare_type(tile.tile);
    event->rotation = static_cast<u8>(tile.tile.rotation());
    event->placed = id;
}

/// The place of a piece in the form of events: its spot, and on the board its cell, segment or corner, and feature.
struct Whereabouts {
    Spot spot = Spot::none;
    Cell cell;
    u8 segment = kNoSegment;
    NodeId feature;
    SegmentKind kind = SegmentKind::none;
    u8 span = 0;  ///< of a piece that joins two roads of its tile: 1 + its way
};

Whereabouts whereabouts(const Play& play, PieceId id) noexcept;

/// Adds the way of a piece that joins two roads of its tile, and the road that they are.
void tell_link(const Play& play, const Piece& piece, Whereabouts& there) noexcept
{
    const Link link = link_across(play, PlacedId(piece.at), piece.corner - 1);
    there.span = piece.corner;
    if (!link) return;
    there.feature = root_of(play.state, link.one);
    there.kind = play.state.node(link.one).kind();
}

Whereabouts whereabouts_off_segments(const Play& play, const Piece& piece) noexcept
{
    Whereabouts there;
    if (piece.spot == Spot::beside) {
        there = whereabouts(play, PieceId(piece.at));
        if (there.spot == Spot::tile) there.segment = kOnTile;
    }
    if (piece.spot == Spot::tile) there.cell = cell_of(play.state.placed(PlacedId(piece.at)));
    if (piece.spot == Spot::tile && piece.corner > 0) tell_link(play, piece, there);
    if (piece.spot == Spot::space) there.segment = static_cast<u8>(piece.at);
    there.spot = piece.spot;
    return there;
}

Whereabouts whereabouts(const Play& play, PieceId id) noexcept
{
    const Piece& piece = play.state.piece(id);
    if (piece.spot >= Spot::tile) return whereabouts_off_segments(play, piece);
    if (!piece.at) return {piece.spot, {}, kNoSegment, {}, SegmentKind::none, 0};
    const NodeId at(piece.at);
    const Node& node = play.state.node(at);
    const Placed& tile = play.state.placed(node.tile);
    const int segment = piece.spot == Spot::corner ? segment_of_corner(piece.corner) : segment_index(tile, at);
    return {piece.spot, cell_of(tile), static_cast<u8>(segment), root_of(play.state, at), node.kind(), 0};
}

/// The other seat of a move: the one that holds the piece now, that owns the piece beside it, or that held it before.
u8 other_party(const Play& play, const Piece& piece, u8 previous_holder) noexcept
{
    if (piece.spot == Spot::prison || piece.spot == Spot::held) return piece.holder;
    return piece.spot == Spot::beside ? play.state.piece(PieceId(piece.at)).owner : previous_holder;
}

/// Adds to the move of a piece that is a road across its tile which way that runs, and its feature.
void tell_span(const Play& play, PlacedId id, Event& event) noexcept
{
    const TileTable& tiles = play.rules.tiles;
    const Placed& tile = play.state.placed(id);
    if (!tiles.has_span(tile.tile)) return;
    const int segment = tiles.at(tile.tile).segments - 1;
    event.rotation = static_cast<u8>(1 + tiles.way_of_span(tile.tile));
    event.feature = root_of(play.state, node_of(tile, segment));
    event.feature_kind = play.state.node(event.feature).kind();
}

/// Emits the move of a piece from a place to where it is now.
void emit_moved(Play& play, PieceId id, const Whereabouts& from, u8 previous_holder, Cause why) noexcept
{
    const Piece& piece = play.state.piece(id);
    Event* const event = play.emit(EventKind::moved, piece.owner, why);
    if (!event) return;
    const Whereabouts to = whereabouts(play, id);
    event->other_seat = other_party(play, piece, previous_holder);
    event->piece = id;
    event->piece_kind = piece.kind;
    event->spot = to.spot;
    event->cell = to.cell;
    event->segment = to.segment;
    event->feature = to.feature;
    event->feature_kind = to.feature ? to.kind : from.kind;
    event->count = piece.spot == Spot::beside ? piece.at : 0;
    event->from_spot = from.spot;
    event->from_cell = from.cell;
    event->from_segment = from.segment;
    event->from_feature = from.feature;
    event->rotation = to.span;
    event->from_span = from.span;
    if (piece.kind == play.rules.span_kind && to.spot == Spot::tile) tell_span(play, PlacedId(piece.at), *event);
}

bool has_trait(const Play& play, PieceId id, Trait trait) noexcept
{
    return play.rules.piece_def(play.state.piece(id).kind).has(trait);
}

/// Updates the sums of a feature for a piece that comes (by = 1) or leaves (by = -1).
void update_sums(Play& play, PieceId id, NodeId segment, int by) noexcept
{
    Node& root = play.writable().node(root_of(play.state, segment));
    if (has_trait(play, id, Trait::claims)) root.change_claims(by);
    if (has_trait(play, id, Trait::stacks)) root.marks = static_cast<u16>(root.marks + by);
}

/// A piece that moves is on the tile where it set out until it is known where it goes.
constexpr bool is_on_tile(Spot spot) noexcept
{
    return spot == Spot::segment || spot == Spot::corner || spot == Spot::tile || spot == Spot::moving;
}

void move_from(Play& play, PieceId id, const Whereabouts& from, const PiecePlace& to, Cause why) noexcept;

/// Calls `visit(companion)` for the pieces beside a piece; only neutral ones stand there.
template <class Visit>
void for_each_companion(const Play& play, PieceId id, Visit&& visit)
{
    for (int i = play.rules.first_neutral_piece().raw; i <= play.rules.layout.piece_count; ++i) {
        const Piece& piece = play.state.piece(PieceId(i));
        if (piece.spot == Spot::beside && PieceId(piece.at) == id) visit(PieceId(i));
    }
}

bool has_companion(const Play& play, PieceId id) noexcept
{
    bool has = false;
    for_each_companion(play, id, [&](PieceId) { has = true; });
    return has;
}

/// Pieces that were beside a piece stay on the tile that it left, or go to the supply if it was on no tile (FAIRY-STAY-01, -02).
/// They do so for a cause of their own, since what happened to that piece did not happen to them.
void leave_companions(Play& play, PieceId id, const Whereabouts& from) noexcept
{
    for_each_companion(play, id, [&](PieceId companion) {
        const Whereabouts to = whereabouts(play, id);
        if (is_on_tile(to.spot) && to.cell == from.cell) return;
        const PlacedId tile = is_on_tile(from.spot) ? tile_at(play.state, from.cell) : PlacedId{};
        const PiecePlace left = tile ? PiecePlace::on_tile(tile) : PiecePlace::in_supply();
        Whereabouts stood = from;
        stood.spot = Spot::beside;
        move_from(play, companion, stood, left, play.rules.piece_def(play.state.piece(companion).kind).left);
    });
}

/// Turns the feature of a segment into another kind, or back into the kind that is printed.
void turn_feature(Play& play, NodeId segment, SegmentKind into) noexcept
{
    for_each_member(play.state, segment, [&](NodeId id) {
        play.writable().node(id).set_kind(into == SegmentKind::none ? printed_kind(play, id) : into);
    });
}

/// The open ports and ends that a segment has, whatever joins it.
u32 count_open_ends(const Play& play, NodeId segment) noexcept
{
    const Placed& tile = play.state.placed(play.state.node(segment).tile);
    const Oriented& shown = play.rules.tiles.at(tile.tile);
    u32 open = has_open_end_inside(play, segment) ? 1 : 0;
    for (int port = 0; port < kPorts; ++port) {
        const Cell beside = beyond(cell_of(tile), port / 3);
        if (shown.segment_at[port] != segment_index(tile, segment) + 1) continue;
        open += !tile_at(play.state, beside) && !is_closed(play, beside) ? 1 : 0;
    }
    return open;
}

/// Joins again what belongs together of a road that a link has left: segments that touch, and those that other links join.
void rebuild_road(Play& play, NodeId segment) noexcept
{
    State state = play.writable();
    const int last = state.header().nodes;
    IdSet members(static_cast<u32>(last));
    for_each_member(play.state, root_of(play.state, segment), [&](NodeId id) { members.add(id.raw); });
    const auto for_each = [&](auto&& visit) {
        for (int i = 1; i <= last; ++i)
            if (members.holds(static_cast<u16>(i))) visit(NodeId(i));
    };
    for_each([&](NodeId id) { make_alone(state, play.rules.tiles, id, count_open_ends(play, id)); });
    for_each([&](NodeId id) {
        for_each_road_beside(play, id, [&](NodeId next) {
            if (members.holds(next.raw) && next.raw > id.raw) join_by_link(state, id, next, LinkEnds::none);
        });
    });
    for_each_link(play, [&](PieceId, const Link& link) {
        if (members.holds(link.one.raw) && members.holds(link.other.raw))
            join_by_link(state, link.one, link.other, LinkEnds::none);
    });
    for (int i = 1; i <= play.rules.layout.piece_count; ++i) {
        const Piece& piece = play.state.piece(PieceId(i));
        const bool claims = piece.spot == Spot::segment && play.rules.piece_def(piece.kind).has(Trait::claims);
        if (claims && members.holds(piece.at)) state.node(root_of(play.state, NodeId(piece.at))).change_claims(1);
    }
}

/// Sets the place of a piece that joins segments. It leaves its old place before it comes to the new one.
void set_place_of_link(Play& play, PieceId id, const PiecePlace& to) noexcept
{
    if (const Link left = link_of(play, id)) {
        move_piece(play.writable(), id, PiecePlace::in_supply());
        rebuild_road(play, left.one);
    }
    move_piece(play.writable(), id, to);
    const Link link = link_of(play, id);
    if (!link) return;
    State state = play.writable();
    const bool has_ends = play.rules.piece_def(play.state.piece(id).kind).joins == Joins::pairs;
    join_by_link(state, link.one, link.other, has_ends ? LinkEnds::both : LinkEnds::none);
}

/// Sets the place of a piece and updates the sums of both features, and their kinds if the piece turns them.
void set_place(Play& play, PieceId id, const PiecePlace& to) noexcept
{
    const Piece& piece = play.state.piece(id);
    const PieceDef& def = play.rules.piece_def(piece.kind);
    if (def.joins != Joins::none) return set_place_of_link(play, id, to);
    const SegmentKind into = def.turns_into;
    if (piece.spot == Spot::segment) update_sums(play, id, NodeId(piece.at), -1);
    if (into != SegmentKind::none && piece.spot == Spot::segment) turn_feature(play, NodeId(piece.at), SegmentKind::none);
    move_piece(play.writable(), id, to);
    if (to.spot == Spot::segment) update_sums(play, id, NodeId(to.at), 1);
    if (into != SegmentKind::none && to.spot == Spot::segment) turn_feature(play, NodeId(to.at), into);
}

/// Sets the place of a piece and emits one event with from and to.
void move_from(Play& play, PieceId id, const Whereabouts& from, const PiecePlace& to, Cause why) noexcept
{
    const Piece& piece = play.state.piece(id);
    const bool was_held = piece.spot == Spot::prison || piece.spot == Spot::held;
    const u8 previous_holder = was_held ? piece.holder : kNature;
    set_place(play, id, to);
    emit_moved(play, id, from, previous_holder, why);
    if (play.rules.neutral_pieces > 0) leave_companions(play, id, from);
}

/// All moves of pieces begin here. Where a piece was is needed only for the event and for pieces that were beside it.
void move_to(Play& play, PieceId id, const PiecePlace& to, Cause why) noexcept
{
    const bool retains_events = play.log && play.log->cap() > 0;  // else they are only counted
    const bool is_alone = play.rules.neutral_pieces == 0 || !has_companion(play, id);
    if (retains_events || !is_alone) return move_from(play, id, whereabouts(play, id), to, why);
    set_place(play, id, to);
    play.emit(EventKind::moved, play.state.piece(id).owner, why);
}

void call_left_hooks(Play& play, PieceId id, NodeId from, Cause why) noexcept
{
    for (LeftHook hook : play.rules.on.left) hook(play, id, from, why);
}

}  // namespace

void record_stand_in(Play& play, const Action& action) noexcept
{
    if (play.log) play.log->count_action();
    if (play.history) play.history->add(with_origin(action, play.origin));
    play.emit(EventKind::stood_in, action.seat, play.origin == Origin::clock ? Cause::clock : Cause::stand_in);
}

void announce_passed(Play& play, int seat, StepKind step) noexcept
{
    if (Event* event = play.emit(EventKind::passed, seat)) event->step = step;
}

void record_finish(Play& play) noexcept { play.record_nature(ActionKind::finish); }

void announce_undone(Play& play, u32 action) noexcept
{
    if (Event* event = play.emit(EventKind::undone, kNature)) event->action = action + 1;
}

void push_step(Play& play, const Step& step) noexcept
{
    Header& header = play.writable().header();
    if (check_invariant(play, header.depth < kMaxWaitingSteps)) header.waiting[header.depth++] = step;
}

void clear_waiting_steps(Play& play) noexcept { play.writable().header().depth = 0; }

void set_cursor(Play& play, int cursor) noexcept { play.writable().header().cursor = static_cast<u8>(cursor); }

void store_turn_variables(Play& play, ModuleId module, int i) noexcept
{
    for (int variable = play.rules.first_turn_variable; variable < play.rules.variable_count; ++variable)
        set_lasting(play, module, i++, play.state.variables()[variable]);
}

void restore_turn_variables(Play& play, ModuleId module, int i) noexcept
{
    for (int variable = play.rules.first_turn_variable; variable < play.rules.variable_count; ++variable) {
        play.writable().variables()[variable] = play.lasting(module, i);
        set_lasting(play, module, i++, 0);
    }
}

void set_turn(Play& play, int seat) noexcept { play.writable().header().set_turn(seat); }

void set_acting_seat(Play& play, int seat) noexcept { play.writable().header().acting_seat = static_cast<u8>(seat); }

namespace {

/// Nothing has been placed or used in a part that begins, and in one that another seat interrupted.
void clear_part(Play& play) noexcept
{
    const State state = play.writable();
    state.header().last = {};
    state.header().may_have_completed = 0;
    for (u16 i = play.rules.first_part_variable; i < play.rules.variable_count; ++i) state.variables()[i] = 0;
}

}  // namespace

void resume_turn(Play& play, int seat, Cause why) noexcept
{
    set_turn(play, seat);
    clear_part(play);
    if (!play.is_out(seat)) play.emit(EventKind::turn_began, seat, why);
}

void begin_turn(Play& play, int seat, Cause why) noexcept
{
    u16& turn = play.writable().header().turn;
    turn = static_cast<u16>(turn + (turn < 0xFFFF));  // turn 0 is the opening
    reset_turn(play, seat);
    play.emit(EventKind::turn_began, seat, why);
}

void reset_turn(Play& play, int seat) noexcept
{
    Header& header = play.writable().header();
    header.set_turn(seat);
    header.last = {};
    header.may_have_completed = 0;
    for (u16 i = play.rules.first_turn_variable; i < play.rules.variable_count; ++i) play.writable().variables()[i] = 0;
}

void begin_part(Play& play) noexcept
{
    if (!check_invariant(play, play.part() + 1 < play.rules.parts)) return;
    const State state = play.writable();
    ++state.variables()[play.rules.first_part_variable - 1];
    clear_part(play);
    if (Event* event = play.emit(EventKind::part_began, state.header().acting_seat)) event->count = play.part() + 1;
}

void lay_start_tile(Play& play, StartTile tile) noexcept
{
    open_empty_board(play);
    const PlacedId id = put_on_board(play, kNature, tile.type, {0, 0}, tile.rotation);
    if (id) emit_placed(play, kNature, id);
}

void lay_from_bag(Play& play, StartTile tile, Cell cell) noexcept
{
    BASTIDE_ASSERT(play.state.left(tile.type) > 0);
    change_bag(play.writable(), tile.type, -1);
    --play.writable().header().bag_left;
    const PlacedId id = put_on_board(play, kNature, tile.type, cell, tile.rotation);
    if (id) emit_placed(play, kNature, id);
}

void open_empty_board(Play& play) noexcept { open_first_cell(play.writable(), {0, 0}); }

int pick_seat(Play& play) noexcept { return static_cast<int>(pick_number(play, play.rules.config.seats)); }

u32 pick_number(Play& play, u32 below) noexcept { return bounded(play.writable().header().random, below); }

void name_seat(Play& play, u8 by, int seat) noexcept
{
    Action* const action = by == kNature ? play.record_nature(ActionKind::name) : nullptr;
    if (action) action->other_seat = seat;
    announce_named(play, by, seat);
}

void announce_named(Play& play, u8 by, int seat) noexcept
{
    if (Event* event = play.emit(EventKind::named, by)) event->other_seat = static_cast<u8>(seat);
}

void announce_chosen(Play& play, int seat, Cause what) noexcept { play.emit(EventKind::chose, seat, what); }

void announce_bid(Play& play, int seat, i32 points, TileId tile) noexcept
{
    Event* const event = play.emit(EventKind::bid, seat);
    if (!event) return;
    event->points = points;
    event->tile = tile;
}

void announce_sold(Play& play, int seller, int buyer, TileId tile, i32 points) noexcept
{
    Event* const event = play.emit(EventKind::sold, seller);
    if (!event) return;
    event->other_seat = static_cast<u8>(buyer);
    event->tile = tile;
    event->points = points;
}

void place_held(Play& play, const Rack& rack, Cell cell) noexcept
{
    Header& header = play.writable().header();
    --play.writable().variables()[rack.at];
    header.last = put_on_board(play, header.acting_seat, play.rules.wild, cell, 0);
    if (header.last) emit_placed(play, header.acting_seat, header.last);
}

void place_drawn(Play& play, Cell cell, int rotation) noexcept
{
    Header& header = play.writable().header();
    header.last = put_on_board(play, header.acting_seat, header.drawn, cell, rotation);
    header.drawn = {};
    if (header.last) emit_placed(play, header.acting_seat, header.last);
}

void place_drawn_with_span(Play& play, Cell cell, int rotation, PieceId piece, int way, Cause why) noexcept
{
    Header& header = play.writable().header();
    header.drawn = play.rules.tiles.with_span(OrientedId(header.drawn, rotation), way).type();
    place_drawn(play, cell, rotation);
    if (header.last) relocate(play, piece, PiecePlace::on_tile(header.last), why);
}

void lay_span(Play& play, PieceId piece, PlacedId id, int way, Cause why) noexcept
{
    State state = play.writable();
    add_span(state, play.rules.tiles, id, way);
    const Placed& tile = state.placed(id);
    const NodeId road = node_of(tile, play.rules.tiles.at(tile.tile).segments - 1);
    for (int side = way; side < kSides; side += kWays)
        if (is_closed(play, beyond(cell_of(tile), side))) close_end(state, road);
    relocate(play, piece, PiecePlace::on_tile(id), why);
}

void relocate(Play& play, PieceId id, const PiecePlace& to, Cause why) noexcept
{
    const Piece& piece = play.state.piece(id);
    const bool stood = piece.spot == Spot::segment || piece.spot == Spot::corner;
    const NodeId from(stood ? piece.at : u16{0});
    move_to(play, id, to, why);
    if (stood) call_left_hooks(play, id, from, why);
}

void deploy(Play& play, PieceId id, NodeId segment) noexcept
{
    BASTIDE_ASSERT(play.state.piece(id).spot == Spot::supply);
    move_to(play, id, PiecePlace::on_segment(segment), Cause::deployed);
}

void deploy_on_corner(Play& play, PieceId id, NodeId field, int corner) noexcept
{
    BASTIDE_ASSERT(play.state.piece(id).spot == Spot::supply);
    move_to(play, id, PiecePlace::on_corner(field, corner), Cause::deployed);
}

void move_to_segment(Play& play, PieceId id, NodeId segment, Cause why) noexcept
{
    BASTIDE_ASSERT(play.state.piece(id).spot == Spot::moving);
    move_to(play, id, PiecePlace::on_segment(segment), why);
}

void move_to_supply(Play& play, PieceId id, Cause why) noexcept
{
    BASTIDE_ASSERT(play.state.piece(id).spot == Spot::moving);
    move_to(play, id, PiecePlace::in_supply(), why);
}

/// The event has the cause that the `home` hooks return; the `left` hooks get the cause of the call.
void send_home(Play& play, PieceId id, Cause why) noexcept
{
    const Piece& piece = play.state.piece(id);
    BASTIDE_ASSERT(piece.spot == Spot::segment || piece.spot == Spot::corner || piece.spot == Spot::tile);
    if (piece.spot == Spot::tile) return move_to(play, id, PiecePlace::in_supply(), why);  // no feature hears of it
    Home home{Spot::supply, why};
    for (HomeHook hook : play.rules.on.home) home = hook(play, id, why, home);
    const NodeId from(piece.at);
    move_to(play, id, home.spot == Spot::moving ? PiecePlace::on_its_way(from) : PiecePlace::in_supply(), home.cause);
    call_left_hooks(play, id, from, why);
}

void imprison(Play& play, PieceId id, int holder, Cause why) noexcept
{
    BASTIDE_ASSERT(tile_under(play.state, play.state.piece(id)));
    relocate(play, id, PiecePlace::in_prison_of(holder), why);
}

void release(Play& play, PieceId id, Cause why) noexcept
{
    BASTIDE_ASSERT(play.state.piece(id).spot == Spot::prison);
    move_to(play, id, PiecePlace::in_supply(), why);
}

void award_token(Play& play, int seat, PieceKind token, u32 count, Cause why) noexcept
{
    const int number = token_number(play.rules, token);
    if (!check_invariant(play, number >= 0)) return;
    u16& held = play.writable().variables()[token_variable(play.rules, number, seat)];
    for (u32 i = smaller(count, count_tokens_left(play, token)); i > 0; --i) {
        ++held;
        Event* const event = play.emit(EventKind::moved, seat, why);
        if (!event) continue;
        event->piece_kind = token;
        event->spot = Spot::supply;  // from_spot stays none, which is the common stock
    }
}

namespace {

Event* emit_feature(Play& play, EventKind kind, int seat, const Feature& feature, Cause cause) noexcept
{
    const Node& node = play.state.node(feature.first);
    Event* const event = emit_at(play, kind, seat, cell_of(play.state.placed(node.tile)), cause);
    if (!event) return nullptr;
    event->feature = feature.root;
    event->feature_kind = feature.kind;
    event->count = static_cast<i32>(feature.tiles);
    return event;
}

}  // namespace

void announce_completed(Play& play, const Feature& feature) noexcept
{
    emit_feature(play, EventKind::completed, play.state.header().acting_seat, feature, Cause::none);
}

void open_scoring(Play& play, const Feature& feature, Cause cause, u32 paid) noexcept
{
    if (!play.log) return;
    if (Event* event = emit_feature(play, EventKind::scoring, kNature, feature, cause)) event->seats = static_cast<u8>(paid);
    play.log->open_group();
}

void close_scoring(Play& play) noexcept
{
    if (play.log) play.log->close_group();
}

namespace {

/// Calls the hooks of modules after a seat got points.
void call_gained_hooks(Play& play, int seat, const Gain& gain) noexcept
{
    if (gain.points <= 0 || play.is_final) return;
    if (play.rules.on.gained.empty())
        return advance(play, seat,
                       {gain.points, track_space(play.state.seat(seat).score - gain.points), gain.reward, gain.feature});
    for (GainedHook hook : play.rules.on.gained) hook(play, seat, gain);
}

}  // namespace

void pay(Play& play, int seat, const TallyLine& line, const Feature& feature) noexcept
{
    play.writable().seat(seat).score += line.count * line.each;
    if (feature.root)
        for (PaidHook hook : play.rules.on.paid) hook(play, seat, line, feature);
    if (play.rules.on.heed_gains()) call_gained_hooks(play, seat, {line.count * line.each, line.reward, feature.first});
    Event* const event = play.emit(EventKind::scored, seat);
    if (!event) return;
    event->feature = feature.root;
    event->feature_kind = feature.kind;
    event->reward = line.reward;
    event->points = line.count * line.each;
    event->count = line.count;
    event->each = line.each;
}

void advance(Play& play, int seat, const Advance& move) noexcept
{
    for (AdvancedHook hook : play.rules.on.advanced) hook(play, seat, move);
}

void transfer(Play& play, int from, Reward given, int to, Reward received, i32 points) noexcept
{
    const auto add_line = [&](int seat, int other, Reward reward, i32 each) {
        play.writable().seat(seat).score += each;
        Event* const event = play.emit(EventKind::scored, seat);
        if (!event) return;
        event->other_seat = static_cast<u8>(other);
        event->reward = reward;
        event->points = event->each = each;
        event->count = 1;
    };
    add_line(from, to, given, -points);
    if (to == kNature) return;
    add_line(to, from, received, points);
    if (play.rules.on.heed_gains()) call_gained_hooks(play, to, {points, received, {}});
}

void share(Play& play, int seat, Reward reward, int of, i32 points) noexcept
{
    play.writable().seat(seat).score += points;
    if (Event* event = play.emit(EventKind::scored, seat)) {
        event->other_seat = static_cast<u8>(of);
        event->reward = reward;
        event->points = event->each = points;
        event->count = 1;
    }
    if (play.rules.on.heed_gains()) call_gained_hooks(play, seat, {points, reward, {}});
}

void end_turn(Play& play) noexcept { play.emit(EventKind::turn_ended, play.state.header().active); }

void resign(Play& play, int seat) noexcept
{
    Header& header = play.writable().header();
    header.out = static_cast<u8>(header.out | 1u << seat);
    play.emit(EventKind::resigned, seat);
    clear_racks(play, seat);
    for (ResignedHook hook : play.rules.on.resigned) hook(play, seat);
    if (header.acting_seat == seat) put_drawn_back(play);
}

void begin_final_scoring(Play& play) noexcept
{
    play.is_final = true;
    play.emit(EventKind::final, kNature);
    if (play.log) play.log->open_group();
}

void end_game(Play& play) noexcept
{
    Header& header = play.writable().header();
    i32 best = -0x7FFFFFFF;
    for_each_bit(play.playing(), [&](u32 seat) { best = larger(best, play.state.seat(static_cast<int>(seat)).score); });
    for_each_bit(play.playing(), [&](u32 seat) {
        if (play.state.seat(static_cast<int>(seat)).score == best) header.winners = static_cast<u16>(header.winners | 1u << seat);
    });
    header.over = 1;
    if (play.log) play.log->close_group();
    if (Event* event = play.emit(EventKind::ended, kNature)) event->seats = static_cast<u8>(header.winners);
}

}  // namespace bastide::moves
