// SPDX-License-Identifier: MIT
// Lists a position as entries, in an order in which they can be set again.
#include "board/features.hpp"
#include "formats/positions/position.hpp"
#include "game/observe.hpp"
#include "play/pools.hpp"
#include "play/racks.hpp"
#include "play/tokens.hpp"

namespace bastide {

namespace {

class PutLister {
public:
    PutLister(const View& view, VisitPut visit, void* with) noexcept : view_(view), visit_(visit), with_(with) {}

    void list() const noexcept
    {
        for (int i = 1; i <= view_.state.header().placed; ++i) list_tile(view_.state.placed(PlacedId(i)));
        list_pieces(true);  // towers before the pieces on them
        list_pieces(false);
        for (int i = 0; i < view_.rules.pool_count; ++i) list_pool(view_.rules.pools[i]);
        for (int seat = 0; seat < view_.rules.config.seats; ++seat) list_seat(seat);
        StockCounter counter(view_);
        for (int i = 1; i <= view_.rules.tiles.count; ++i) list_out(counter, TileId(i));
        for (Note note : kNotes) list_note(note);
        list_resigned();
    }

private:
    void visit_put(const Put& put) const noexcept { visit_(with_, put); }

    void list_tile(const Placed& tile) const noexcept
    {
        Put put = blank_put(PutKind::tile);
        const TileTable& tiles = view_.rules.tiles;
        put.tile = tiles.bare_type(tile.tile).raw - 1;
        add_cell(cell_of(tile), put);
        put.rotation = tile.tile.rotation();
        put.span = tiles.has_span(tile.tile) ? 1 + tiles.way_of_span(tile.tile) : 0;
        visit_put(put);
    }

    void list_pieces(bool stacks) const noexcept
    {
        for (int i = 1; i <= view_.rules.layout.piece_count; ++i) {
            const Piece& piece = view_.state.piece(PieceId(i));
            if (view_.rules.piece_def(piece.kind).has(Trait::stacks) == stacks) list_piece(PieceId(i), piece);
        }
    }

    void list_piece(PieceId id, const Piece& piece) const noexcept
    {
        const bool held = piece.spot == Spot::prison;
        if (piece.spot == Spot::supply || piece.spot == Spot::moving) return;
        Put put = blank_put(held ? PutKind::prisoner : PutKind::piece);
        put.seat = piece.owner == kNature ? -1 : piece.owner;
        put.piece_kind = static_cast<i32>(piece.kind);
        put.piece = id.raw - 1;
        if (held)
            put.other_seat = piece.holder;
        else
            add_place(piece, put);
        visit_put(put);
    }

    void add_place(const Piece& piece, Put& put) const noexcept
    {
        put.spot = static_cast<i32>(piece.spot);
        switch (piece.spot) {
            case Spot::space: put.segment = piece.at; return;
            case Spot::beside: put.beside = piece.at - 1; return;
            case Spot::held: put.other_seat = piece.holder; return;
            case Spot::tile: put.span = piece.corner; return add_cell(cell_of(view_.state.placed(PlacedId(piece.at))), put);
            default: break;
        }
        const NodeId segment(piece.at);
        add_cell(cell_of(view_.state, segment), put);
        put.segment = piece.spot == Spot::corner ? segment_of_corner(piece.corner) : segment_index(view_.state, segment);
    }

    static void add_cell(Cell cell, Put& put) noexcept
    {
        put.x = cell.x;
        put.y = cell.y;
    }

    /// Each token beside a piece has its own entry.
    void list_pool(const Pool& pool) const noexcept
    {
        for (int id = 1; id <= view_.rules.layout.piece_count; ++id) {
            const Piece& piece = view_.state.piece(PieceId(id));
            if (piece.kind != pool.holder) continue;
            Put put = blank_put(PutKind::piece);
            put.spot = static_cast<i32>(Spot::beside);
            put.beside = id - 1;
            for (int kind = 0; kind < pool.kinds; ++kind) {
                put.piece_kind = static_cast<i32>(pool_def(view_.rules, pool, kind).kind);
                for (u32 i = count_held(view_, pool, PieceId(id), kind); i > 0; --i) visit_put(put);
            }
        }
    }

    void list_seat(int seat) const noexcept
    {
        Put score = blank_put(PutKind::score);
        score.seat = seat;
        score.points = view_.state.seat(seat).score;
        if (score.points != 0) visit_put(score);
        list_held(seat, false);
        list_held(seat, true);
        for (int i = 0; i < view_.rules.token_count; ++i) list_tokens(seat, view_.rules.token_defs[i].kind);
    }

    void list_tokens(int seat, PieceKind token) const noexcept
    {
        Put put = blank_put(PutKind::piece);
        put.seat = seat;
        put.piece_kind = static_cast<i32>(token);
        put.spot = static_cast<i32>(Spot::supply);
        for (u32 i = count_tokens(view_, seat, token); i > 0; --i) visit_put(put);
    }

    /// Wild tiles are identical and only counted, so they have no slot.
    void list_held(int seat, bool is_wild) const noexcept
    {
        Put held = blank_put(PutKind::held);
        held.seat = seat;
        const int slots = count_listed_slots(view_, seat, is_wild);
        for (int slot = 0; slot < slots; ++slot) {
            const TileId type = listed_tile(view_, seat, is_wild, slot);
            held.slot = is_wild ? -1 : slot;
            held.tile = type.raw - 1;
            if (type) visit_put(held);
        }
    }

    void list_out(StockCounter& counter, TileId type) const noexcept
    {
        if (view_.rules.tiles.wild[type.raw]) return;  // placed and held abbeys have entries; all others are out of the game
        Put put = blank_put(PutKind::out);
        put.tile = type.raw - 1;
        put.count = static_cast<i32>(counter.count_copies(type).removed);
        if (put.count > 0) visit_put(put);
    }

    void list_note(Note note) const noexcept
    {
        Put put = blank_put(PutKind::note);
        put.note = static_cast<i32>(note);
        put.number = variable_of(note);
        if (put.number > 0) visit_put(put);
    }

    void list_resigned() const noexcept
    {
        Put put = blank_put(PutKind::note);
        put.note = static_cast<i32>(Note::resigned);
        put.number = view_.state.header().out;
        if (put.number > 0) visit_put(put);
    }

    u16 variable_of(Note note) const noexcept
    {
        const NoteVariable slot = note_variable_of(view_.rules, note, 0);
        return slot.variable < 0 ? u16{0} : view_.state.variables()[slot.variable];
    }

    const View& view_;
    VisitPut visit_;
    void* with_;
};

/// Tokens, those of pools too, have entries of their own.
bool is_of_tokens(const Rules& rules, int variable) noexcept
{
    return is_within(variable, rules.first_token_variable, rules.first_turn_variable - 1);
}

/// Whether variables contain more than the entries express and than follows from them.
bool has_variables_without_put(const View& view) noexcept
{
    u32 entries = 0;
    for (FollowsHook hook : view.rules.on.follows) {
        const FollowingVariable follows = hook(view);
        if (view.state.variables()[follows.variable] != follows.value) return true;
        entries += follows.value != 0;
    }
    u32 holders = 0;  // seats with wild tiles: one variable each
    for_each_put(view, [&](const Put& put) {
        entries += put.kind == static_cast<i32>(PutKind::note) && put.note != static_cast<i32>(Note::resigned);
        if (put.kind == static_cast<i32>(PutKind::held) && view.rules.tiles.wild[put.tile + 1]) holders |= u32{1} << put.seat;
    });
    for (; holders; holders &= holders - 1) ++entries;
    u32 variables = 0;
    for (int i = 0; i < view.rules.variable_count; ++i)
        variables += view.state.variables()[i] != 0 && !is_of_tokens(view.rules, i);
    return variables > entries;
}

/// Whether there are tiles that no entry can set: in hidden racks and in nature's.
bool has_tiles_without_put(const View& view) noexcept
{
    for (int i = 0; i < view.rules.rack_count; ++i) {
        const Rack& rack = view.rules.racks[i];
        if ((rack.is_hidden || rack.owner == kNature) && count_tiles(view, rack) > 0) return true;
    }
    return false;
}

/// Whether a score is beyond the range of a position; a game can begin far from 0 points.
bool has_score_without_put(const View& view) noexcept
{
    for (int seat = 0; seat < view.rules.config.seats; ++seat) {
        const i32 score = view.state.seat(seat).score;
        if (score < -kMaxPoints || score > kMaxPoints) return true;
    }
    return false;
}

bool has_tile_aside_or_moving_piece(const View& view) noexcept
{
    for (int i = 1; i <= view.rules.tiles.count; ++i)
        if (view.state.aside(TileId(i))) return true;
    for (int i = 1; i <= view.rules.layout.piece_count; ++i)
        if (view.state.piece(PieceId(i)).spot == Spot::moving) return true;
    return false;
}

}  // namespace

bool describe_head(const View& view, TableHead& head) noexcept
{
    const Header& header = view.state.header();
    if (header.over || header.fault || header.turn > kMaxTurns || !can_describe_decision(view)) return false;
    const StepCode& code = *pending(view).code;
    const bool is_drawn_elsewhere = header.drawn && code.drawn_tile == DrawnTile::none;
    if (header.acting_seat != header.active || is_drawn_elsewhere || (header.last && code.name != StepKind::act)) return false;
    if (header.last && header.last != PlacedId(header.placed)) return false;
    if (has_tiles_without_put(view) || has_tile_aside_or_moving_piece(view) || has_variables_without_put(view) ||
        has_score_without_put(view))
        return false;
    head.turn = header.turn;
    head.seat = header.active;
    head.step = static_cast<i32>(code.name);
    head.tile = header.drawn.raw - 1;
    return true;
}

StepKind step_of_start(const View& start) noexcept
{
    const Header& header = start.state.header();
    if (header.cursor == first_cursor(start)) return StepKind::none;
    return code_of(start.rules, start.rules.plan[header.cursor]).name;
}

void list_puts(const View& view, VisitPut visit, void* with) noexcept { PutLister(view, visit, with).list(); }

}  // namespace bastide
