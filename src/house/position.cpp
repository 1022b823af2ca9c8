// SPDX-License-Identifier: MIT
// Setting the table. Tiles and pieces are put by the moves of play, so that features grow and are occupied as in a game; what has
// no move of its own, because nothing has happened yet, is written here.
#include "house/position.hpp"

#include "board/bag.hpp"
#include "board/features.hpp"
#include "play/deploying.hpp"
#include "play/moves.hpp"
#include "play/placing.hpp"

namespace bastide {

namespace {

constexpr i32 kMostInBag = 60000;

bool takes_prisoners(const Rules& rules) noexcept
{
    for (int i = 0; i < rules.step_count; ++i)
        if (rules.steps[i]->name == StepName::capture) return true;
    return false;
}

}  // namespace

Keeping keeping_of(const Rules& rules, Note note, int seat) noexcept
{
    for (KeepsHook hook : rules.on.keeps) {
        const Keeping keeping = hook(rules, note, seat);
        if (keeping.most > 0) return keeping;
    }
    return {};
}

bastide_illegal blank_illegal() noexcept
{
    bastide_illegal blank{};
    blank.entry = blank.conflict = blank.tile = blank.side = blank.mine = blank.other = -1;
    blank.segment = blank.seat = blank.piece = -1;
    return blank;
}

bastide_put blank_put(PutKind kind) noexcept
{
    bastide_put put{};
    put.kind = static_cast<i32>(kind);
    put.seat = put.tile = put.rotation = put.segment = put.piece = put.id = -1;
    return put;
}

Play Table::play() const noexcept
{
    Play play = game_->play();
    play.log = nullptr;
    play.history = nullptr;
    return play;
}

// ---- refusing -------------------------------------------------------------------------------------------------------

/// What the entry tells, as far as it uses it.
bastide_illegal Table::about(Reason reason) const noexcept
{
    bastide_illegal illegal = blank_illegal();
    illegal.entry = entry_;
    illegal.reason = static_cast<i32>(reason);
    const u16 fields = entry_ < 0 ? u16{0} : fields_of(static_cast<PutKind>(now_.kind));
    if (fields & kPutTile) illegal.tile = now_.tile;
    if (fields & kPutCell) illegal.x = now_.x;
    if (fields & kPutCell) illegal.y = now_.y;
    if (fields & kPutSegment) illegal.segment = now_.segment;
    if (fields & kPutSeat) illegal.seat = now_.seat;
    if (fields & kPutPiece) illegal.piece = now_.piece;
    return illegal;
}

bool Table::refuse_number(i32 number) noexcept
{
    bastide_illegal illegal = about(Reason::position_number);
    illegal.value = number;
    return refuse(illegal);
}

bool Table::refuse_again(i32 earlier) noexcept
{
    bastide_illegal illegal = about(Reason::position_twice);
    illegal.conflict = earlier;
    return refuse(illegal);
}

/// More of a tile is told than there is.
bool Table::refuse_copies(RowId row) noexcept
{
    bastide_illegal illegal = about(Reason::tile_not_left);
    illegal.tile = row.raw - 1;
    illegal.value = view().state.left(row);
    return refuse(illegal);
}

bool Table::within(i32 number, i32 least, i32 most) noexcept
{
    if (number >= least && number <= most) return true;
    return refuse_number(number);
}

// ---- reading --------------------------------------------------------------------------------------------------------

bool Table::read_seat(i32 number) noexcept
{
    if (number >= 0 && number < view().rules.config.seats) return true;
    bastide_illegal illegal = about(Reason::no_such_seat);
    illegal.seat = number;
    return refuse(illegal);
}

bool Table::read_tile(i32 number, RowId& row) noexcept
{
    if (number >= 0 && number < view().rules.tiles.count) {
        row = RowId(number + 1);
        return true;
    }
    bastide_illegal illegal = about(Reason::position_tile);
    illegal.tile = number;
    return refuse(illegal);
}

bool Table::read_cell(Cell& cell) noexcept
{
    if (now_.x >= -kReach && now_.x <= kReach && now_.y >= -kReach && now_.y <= kReach) {
        cell = {static_cast<i16>(now_.x), static_cast<i16>(now_.y)};
        return true;
    }
    return refuse(Reason::out_of_reach);
}

/// The piece that the entry means: of its seat and kind, and in the supply.
bool Table::read_piece(PieceId& id) noexcept
{
    if (!read_seat(now_.seat)) return false;
    const Rules& rules = view().rules;
    const bool is_kind = now_.piece > 0 && now_.piece < kPieceKinds;
    const PieceKind kind = is_kind ? static_cast<PieceKind>(now_.piece) : PieceKind::none;
    if (!is_kind || rules.piece_row(kind).count == 0) return refuse(Reason::no_such_piece);
    const i32 first = rules.first_piece(now_.seat, kind).raw - 1;  // ids outside count from 0
    if (now_.id == -1) {
        id = piece_in_supply(view(), now_.seat, kind);
        return id || refuse(Reason::supply_empty);
    }
    if (now_.id < first || now_.id >= first + rules.piece_row(kind).count) return refuse(Reason::no_such_piece);
    id = PieceId(now_.id + 1);
    if (view().state.piece(id).where == Where::supply) return true;
    return refuse_again(piece_entry_[id.raw] - 1);
}

/// Takes copies of a tile out of the bag; a wild one, which no bag holds, from those of the box.
bool Table::take(RowId row, i32 copies) noexcept
{
    State state = play().state;
    if (copies > state.left(row)) return refuse_copies(row);
    change_left(state, row, -copies);
    return true;
}

// ---- putting --------------------------------------------------------------------------------------------------------

bool Table::clear(Game& game, Illegals& illegals) noexcept
{
    game_ = &game;
    illegals_ = &illegals;
    if (!game.keep_start()) return false;
    play().state.header().bag_left = 0;  // the bag is filled last
    const State state = play().state;
    for (int i = 1; i <= view().rules.tiles.count; ++i)
        change_left(state, RowId(i), view().rules.totals[i] - state.left(RowId(i)));
    return true;
}

bool Table::put(const bastide_put& put, i32 entry) noexcept
{
    now_ = put;
    entry_ = entry;
    if (put.kind < 0 || put.kind >= kPutKinds) now_.kind = 0;
    switch (static_cast<PutKind>(now_.kind)) {
        case PutKind::tile: return put_tile();
        case PutKind::piece: return put_piece();
        case PutKind::prisoner: return put_prisoner();
        case PutKind::score: return put_score();
        case PutKind::held: return put_held();
        case PutKind::out: return put_out();
        case PutKind::bag: return put_bag();
        case PutKind::note: return put_note();
        case PutKind::none: break;
    }
    return refuse(Reason::position_entry);
}

bool Table::refuse_mismatches(RowId row, Cell cell, int rotation) noexcept
{
    for_each_mismatch(view(), row, cell, rotation, [&](const Mismatch& found) {
        bastide_illegal illegal = about(Reason::side_mismatch);
        const Cell neighbour = beyond(cell, found.side);
        illegal.x = neighbour.x;
        illegal.y = neighbour.y;
        illegal.side = found.side;
        illegal.mine = static_cast<i32>(found.mine);
        illegal.other = static_cast<i32>(found.other);
        return refuse(illegal);  // and on to the next side
    });
    return false;
}

/// Opens a cell of the empty board and closes the one that was open (BASE-SETUP-01, HOUSE-BAG-01).
void Table::open_only(Cell cell) noexcept
{
    State state = play().state;
    state.header().open_cells = 0;
    open_first_cell(state, cell);
}

bool Table::put_tile() noexcept
{
    RowId row;
    Cell cell;
    if (!read_tile(now_.tile, row) || !within(now_.rotation, 0, kSides - 1) || !read_cell(cell)) return false;
    Play quiet = play();
    Header& header = quiet.state.header();
    if (header.placed == 0) open_only(cell);  // the first tile may lie anywhere
    Verdict verdict;
    const Reason reason = why_not_place(quiet, row, cell, now_.rotation, verdict);
    if (reason == Reason::side_mismatch) return refuse_mismatches(row, cell, now_.rotation);
    if (reason != Reason::none) return refuse(reason);
    if (!take(row, 1)) return false;
    header.drawn = row;
    moves::place_drawn(quiet, cell, now_.rotation);
    header.last = {};
    return true;
}

/// Where a piece stands: a room's own place, or a segment that fits it.
bool Table::find_spot(PieceKind kind, Cell cell, NodeId& at) noexcept
{
    const PlacedId id = tile_at(view().state, cell);
    if (!id) return refuse(Reason::no_tile_there);
    const Placed& tile = view().state.placed(id);
    const bool has_segment = now_.segment >= 0 && now_.segment < view().rules.tiles.at(tile.tile).parts;
    if (has_segment) at = node_of(tile, now_.segment);
    const u8 segment = now_.segment >= 0 && now_.segment < kNoSegment ? static_cast<u8>(now_.segment) : kNoSegment;
    for (WhyNotPutHook hook : view().rules.on.why_not_put) {
        Verdict verdict;
        if (!hook(view(), kind, cell, segment, at, verdict)) continue;
        if (verdict.reason == Reason::none) return true;
        bastide_illegal illegal = about(verdict.reason);
        illegal.mine = at ? static_cast<i32>(view().state.node(at).kind()) : -1;
        if (verdict.piece) illegal.conflict = piece_entry_[verdict.piece.raw] - 1;
        return refuse(illegal);
    }
    if (!has_segment) return refuse(Reason::no_such_segment);
    if (view().rules.piece_row(kind).may_stand_on(view().state.node(at).kind())) return true;
    bastide_illegal illegal = about(Reason::wrong_segment);
    illegal.mine = static_cast<i32>(view().state.node(at).kind());
    return refuse(illegal);
}

/// Features with followers may have been joined; one segment never gets a second follower (BASE-MEEPLE-03).
bool Table::is_free(PieceKind kind, NodeId at) noexcept
{
    if (!view().rules.piece_row(kind).has(Trait::claims)) return true;
    for (int i = 1; i <= view().rules.layout.piece_count; ++i) {
        const Piece& piece = view().state.piece(PieceId(i));
        const bool stands = piece.where == Where::segment && view().rules.piece_row(piece.kind).has(Trait::claims);
        if (!stands || NodeId(piece.at) != at) continue;
        bastide_illegal illegal = about(Reason::occupied);
        illegal.seat = piece.owner;
        illegal.conflict = piece_entry_[i] - 1;
        return refuse(illegal);
    }
    return true;
}

bool Table::put_piece() noexcept
{
    PieceId id;
    Cell cell;
    NodeId at;
    if (!read_piece(id) || !read_cell(cell)) return false;
    const PieceKind kind = view().state.piece(id).kind;
    if (!find_spot(kind, cell, at) || !is_free(kind, at)) return false;
    Play quiet = play();
    if (now_.segment >= kFirstCorner)
        moves::deploy_on_corner(quiet, id, at, now_.segment - kFirstCorner);
    else
        moves::deploy(quiet, id, at);
    piece_entry_[id.raw] = entry_ + 1;
    return true;
}

bool Table::put_prisoner() noexcept
{
    PieceId id;
    if (!takes_prisoners(view().rules)) return refuse(Reason::no_prisons);
    if (!read_piece(id) || !read_seat(now_.value)) return false;
    if (now_.value == now_.seat) return refuse(Reason::own_prisoner);
    Piece& piece = play().state.piece(id);
    if (!view().rules.piece_row(piece.kind).has(Trait::can_be_taken)) return refuse(Reason::cannot_be_taken);
    move_piece(play().state, id, Where::prison);
    piece.holder = static_cast<u8>(now_.value);
    piece_entry_[id.raw] = entry_ + 1;
    return true;
}

bool Table::put_score() noexcept
{
    if (!read_seat(now_.seat) || !within(now_.value, -kMostPoints, kMostPoints)) return false;
    if (score_entry_[now_.seat]) return refuse_again(score_entry_[now_.seat] - 1);
    play().state.seat(now_.seat).score = now_.value;
    score_entry_[now_.seat] = entry_ + 1;
    return true;
}

bool Table::put_held() noexcept
{
    RowId row;
    if (!read_seat(now_.seat) || !read_tile(now_.tile, row)) return false;
    const bool wild = view().rules.tiles.wild[row.raw];
    const Keeping keeping = keeping_of(view().rules, wild ? Note::wild_tiles : Note::hand, now_.seat);
    if (!within(now_.id, -1, larger(keeping.most - 1, 0))) return false;
    State state = play().state;
    RowId* hand = state.seat(now_.seat).hand;
    const int wild_ones = wild && keeping.most > 0 ? state.words()[keeping.word] : 0;  // they are counted, so none is left out
    int slot = now_.id >= 0 ? now_.id : wild_ones;
    while (!wild && now_.id < 0 && slot < keeping.most && hand[slot]) ++slot;
    const bool taken = slot < keeping.most && (wild ? slot != wild_ones : static_cast<bool>(hand[slot]));
    if (slot >= keeping.most || taken) {
        bastide_illegal illegal = about(Reason::position_hand);
        illegal.value = keeping.most;
        return refuse(illegal);
    }
    if (!take(row, 1)) return false;
    if (wild)
        ++state.words()[keeping.word];
    else
        hand[slot] = row;
    return true;
}

bool Table::put_out() noexcept
{
    RowId row;
    if (!read_tile(now_.tile, row) || !within(now_.value, 0, kMostInBag)) return false;
    if (out_entry_ < 0) out_entry_ = entry_;
    return take(row, now_.value);
}

/// Until the table is set, what the bag shall hold stands where tiles are set aside, plus 1.
bool Table::put_bag() noexcept
{
    RowId row;
    if (!read_tile(now_.tile, row) || !within(now_.value, 0, kMostInBag)) return false;
    if (bag_entry_ < 0) bag_entry_ = entry_;
    State state = play().state;
    if (state.aside(row)) return refuse_again(-1);
    if (now_.value > 0 && view().rules.tiles.wild[row.raw]) return refuse(Reason::wrong_tile);
    if (now_.value > state.left(row)) return refuse_copies(row);
    state.aside(row) = static_cast<u16>(now_.value + 1);
    return true;
}

bool Table::put_note() noexcept
{
    const bool known = now_.id > 0 && now_.id < kNotes;
    const Keeping keeping = known ? keeping_of(view().rules, static_cast<Note>(now_.id), 0) : Keeping{};
    if (keeping.most == 0) return refuse(Reason::position_note);
    if (!within(now_.value, 0, keeping.most)) return false;
    if (note_entry_[now_.id]) return refuse_again(note_entry_[now_.id] - 1);
    play().state.words()[keeping.word] = static_cast<u16>(now_.value);
    note_entry_[now_.id] = entry_ + 1;
    return true;
}

// ---- whole games ----------------------------------------------------------------------------------------------------

Game* set_table(const Game& like, const bastide_position& head, const bastide_put* puts, u32 count, Illegals& illegals,
                Fault& fault) noexcept
{
    SharedRules* shared = build_rules(like.config(), like.sources(), like.memory(), fault);
    Game* game = shared ? Game::create(shared, like.memory(), fault) : nullptr;
    if (!game) return nullptr;
    Table table;
    if (table.clear(*game, illegals)) {
        for (u32 i = 0; i < count; ++i) table.put(puts[i], static_cast<i32>(i));
        table.begin(head);
    } else {
        fault.set(Status::memory, Reason::none, "No memory for the position.");
    }
    if (fault.status == Status::ok && illegals.count() == 0) return game;
    Game::destroy(game);
    return nullptr;
}

}  // namespace bastide
