// SPDX-License-Identifier: MIT
// Positions: sets a table entry by entry, and lists a table as entries. Input may be any numbers. What the rules could never have
// produced is refused, with a report for each refused entry.
#pragma once

#include "common/fields.hpp"
#include "game/game.hpp"
#include "play/pools.hpp"

namespace bastide {

/// One entry of a position as hosts give it; its numbers are unchecked. The fields are those of bastide_put, and those that its
/// kind does not use are unset. Ids and places in a hand count from 0 here.
struct Put {
    i32 kind = 0;
    i32 seat = -1;
    i32 tile = -1;
    i32 x = BASTIDE_NOWHERE;
    i32 y = BASTIDE_NOWHERE;
    i32 rotation = 0;
    i32 spot = 0;
    i32 segment = -1;  ///< with SPACE the space; with CORNER as in an action, or -1: x, y is the corner, whichever tile names it
    i32 piece_kind = 0;
    i32 piece = -1;  ///< -1: the first one in the supply
    i32 slot = -1;   ///< -1: the first free one
    i32 other_seat = -1;
    i32 points = 0;
    i32 count = 0;
    i32 note = 0;
    i32 number = 0;
    i32 beside = -1;
    i32 span = 0;  ///< 1 + the way of a span, or of a piece that joins two roads of its tile; 0: none

    constexpr bool is_at(Spot where) const noexcept { return spot == static_cast<i32>(where); }
    /// Whether the piece is on a tile, on a segment or corner of it or on it as a whole.
    constexpr bool has_cell() const noexcept { return is_at(Spot::segment) || is_at(Spot::corner) || is_at(Spot::tile); }
};

/// The turn, the seat on turn and the step of a position.
struct TableHead {
    i32 turn = 0;
    i32 seat = 0;
    i32 step = 0;
    i32 tile = 0;
};

/// One refused fact of a position.
struct Illegal {
    i32 entry = -1;
    i32 reason = 0;
    i32 conflict = -1;  ///< the entry that it conflicts with
    i32 tile = -1;
    i32 x = 0;
    i32 y = 0;
    i32 side = -1;
    i32 mine = -1;   ///< kind of that side, or of the segment
    i32 other = -1;  ///< kind of the neighbour's side
    i32 segment = -1;
    i32 seat = -1;
    i32 piece = -1;  ///< kind of the piece
    i32 least = 0;   ///< the range of legal numbers
    i32 most = 0;
};

/// The refusal as a record of the C interface.
bastide_refusal widen(const Illegal& illegal) noexcept;

/// The fields of entries, in the order in which snapshots and scripts write them.
using PutFields =
    fields::Order<fields::Seat, fields::Tile, fields::PieceKind, fields::Cell, fields::Rotation, fields::Place, fields::Span,
                  fields::Note, fields::Points, fields::Count, fields::Number, fields::OtherSeat, fields::Piece, fields::Slot>;

/// The fields that a kind uses, as bits.
constexpr u32 fields_of(PutKind kind) noexcept
{
    using fields::kBits;
    switch (kind) {
        case PutKind::tile: return kBits<fields::Tile, fields::Cell, fields::Rotation, fields::Span>;
        case PutKind::piece: return kBits<fields::Seat, fields::PieceKind, fields::Place, fields::Span, fields::Piece>;
        case PutKind::prisoner: return kBits<fields::Seat, fields::PieceKind, fields::OtherSeat, fields::Piece>;
        case PutKind::score: return kBits<fields::Seat, fields::Points>;
        case PutKind::held: return kBits<fields::Seat, fields::Tile, fields::Slot>;
        case PutKind::out: return kBits<fields::Tile, fields::Count>;
        case PutKind::bag: return kBits<fields::Tile, fields::Count>;
        case PutKind::note: return kBits<fields::Note, fields::Number>;
        case PutKind::none: break;
    }
    return 0;
}
constexpr u32 fields_of(const Put& put) noexcept { return fields_of(static_cast<PutKind>(put.kind)); }

/// The greatest score in a position. No seat of a game of 16,000 tiles reaches it, and adding what it can still score does not
/// overflow 32 bits.
inline constexpr i32 kMaxPoints = 100'000'000;
inline constexpr i32 kMaxTurns = 30000;

/// The index of the plan step at which this part of the turn begins: the second one begins with its draw (TB-DOUBLE-01).
int first_cursor(const View& view) noexcept;

/// The index of the first plan step with this name; -1 if a position cannot start there. Steps of the same name that do not ask
/// are skipped.
int cursor_of(const View& view, StepKind step) noexcept;

/// Whether the decision is one of the turn plan up to the deployment. Later decisions depend on events of the turn, which a
/// position does not contain.
bool can_describe_decision(const View& view) noexcept;

NoteVariable note_variable_of(const Rules& rules, Note note, int seat) noexcept;

/// The reason of the first module that gives one; see WhyNotHoldHook.
Reason why_not_hold(const View& view, PieceId id, int holder, Verdict& verdict) noexcept;

/// An entry with only its kind set.
Put blank_put(PutKind kind) noexcept;

/// Collects reports of illegal facts in the caller's buffer. When the buffer is full it continues to count.
class Illegals {
public:
    Illegals(Illegal* out, u32 cap) noexcept : out_(out), cap_(cap) {}

    void add(const Illegal& illegal) noexcept
    {
        if (count_ == 0) first_ = illegal;
        if (count_ < cap_) out_[count_] = illegal;
        ++count_;
    }
    u32 count() const noexcept { return count_; }
    const Illegal& first() const noexcept { return first_; }

private:
    Illegal* out_;
    u32 cap_;
    u32 count_ = 0;
    Illegal first_{};
};

/// Sets the table of a game that was created and not opened. Call put() for each entry, then begin().
class Table {
public:
    Table() noexcept = default;

    /// Removes everything from the table and puts all tiles into the bag. False when memory is out.
    bool clear(Game& game, Illegals& illegals) noexcept;

    /// Sets one entry; false when it is illegal.
    bool put(const Put& put, i32 entry) noexcept;

    /// Sets the head and judges the whole position. If all is legal, plays on to the first decision.
    void begin(const TableHead& head) noexcept;

private:
    Illegal about(Reason reason) const noexcept;
    /// Each of these functions adds a report and returns false.
    bool refuse(const Illegal& illegal) noexcept
    {
        illegals_->add(illegal);
        return false;
    }
    bool refuse(Reason reason) noexcept { return refuse(about(reason)); }
    bool refuse_number(i32 least, i32 most) noexcept;
    bool refuse_again(i32 earlier) noexcept;
    bool refuse_copies(TileId type) noexcept;
    bool check_range(i32 number, i32 least, i32 most) noexcept;

    bool read_seat(i32 number) noexcept;
    bool read_tile(i32 number, TileId& type) noexcept;
    bool read_cell(Cell& cell) noexcept;
    bool read_piece(PieceId& id) noexcept;
    bool read_owner(PieceKind kind) noexcept;
    bool read_place_off_segments(PiecePlace& place) noexcept;
    bool read_way(PieceId id, PiecePlace& place) noexcept;
    bool take(TileId type, i32 copies) noexcept;

    bool put_tile() noexcept;
    bool put_piece() noexcept;
    bool put_on_segment() noexcept;
    bool put_token() noexcept;
    bool put_beside_holder(const PoolKind& token) noexcept;
    bool put_off_segments() noexcept;
    bool put_prisoner() noexcept;
    bool put_score() noexcept;
    bool put_held() noexcept;
    bool put_out() noexcept;
    bool put_bag() noexcept;
    bool put_note() noexcept;
    bool put_resigned() noexcept;
    bool refuse_resigned(i32 seat) noexcept;

    bool refuse_mismatches(TileId type, Cell cell, int rotation) noexcept;
    TileId with_span_of_entry(TileId type) const noexcept;
    void find_corner() noexcept;
    bool find_spot(PieceKind kind, Cell cell, NodeId& at) noexcept;
    bool is_free(PieceKind kind, NodeId at) noexcept;

    void read_head(const TableHead& head) noexcept;
    void credit_tiles_of_turn() noexcept;
    void set_following_variables() noexcept;
    bool take_drawn(i32 tile) noexcept;
    void exclude_covered() noexcept;
    void fill_bag() noexcept;
    void judge_last_tile() noexcept;
    void judge_pieces() noexcept;
    void judge_places() noexcept;
    void judge_hands() noexcept;
    void judge_scored() noexcept;
    void judge_prisons() noexcept;
    void judge_reach() noexcept;
    void judge_decision(StepKind step, u16 turn) noexcept;
    Illegal illegal_of_piece(Reason reason, PieceId id) const noexcept;

    View view() const noexcept { return game_->view(); }
    Play play() const noexcept;  ///< without log and history

    Game* game_ = nullptr;
    Illegals* illegals_ = nullptr;
    Put now_{};  ///< the present entry
    i32 entry_ = -1;
    i32 bag_entry_ = -1;  ///< the first entry of its kind
    i32 out_entry_ = -1;
    i32 score_entry_[kMaxSeats] = {};  ///< 1 + entry
    i32 note_entry_[kNoteCount] = {};
    i32 piece_entry_[kMaxPieces + 1] = {};
};

/// Creates a game from a list of entries, with the config and memory of another. Null when anything is illegal, with `illegals`
/// or `fault` set.
Game* set_table(const Game& like, const TableHead& head, u32 count, Put (*entry)(const void* all, u32 i), const void* all,
                Illegals& illegals, Fault& fault) noexcept;

/// Describes the head of a position. False for a decision at which no position can start.
bool describe_head(const View& view, TableHead& head) noexcept;

/// The step at which a position was set; none for the beginning of the turn.
StepKind step_of_start(const View& start) noexcept;

/// Calls `visit(entry)` for everything on the table, in an order in which the entries can be set again.
using VisitPut = void (*)(void* with, const Put& put);
void list_puts(const View& view, VisitPut visit, void* with) noexcept;

template <class Visit>
void for_each_put(const View& view, Visit&& visit) noexcept
{
    list_puts(
        view, [](void* with, const Put& put) { (*static_cast<std::remove_reference_t<Visit>*>(with))(put); }, &visit);
}

}  // namespace bastide
