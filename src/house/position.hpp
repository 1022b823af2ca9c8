// SPDX-License-Identifier: MIT
// Positions: a table set piece by piece instead of played, and told the same way. Whatever comes in may be any numbers; nothing
// gets onto the table that the rules could never have brought there, and everything that is refused is told.
#pragma once

#include "house/game.hpp"

namespace bastide {

/// One thing on the table, as hosts put it, in numbers that may be anything.
struct Put {
    static constexpr i32 kCorner = 1 << 20;      ///< as `segment`: the corner x, y, whichever tile it is taken from
    static constexpr i32 kSupply = kCorner + 1;  ///< as `segment`: nowhere on the board; the seat has won a token of that kind
    static constexpr i32 kTile = kCorner + 2;    ///< as `segment`: the tile as a whole
    static constexpr i32 kSpace = kCorner + 3;   ///< as `segment`: the space `value` of a board beside
    static constexpr i32 kBeside = kCorner + 4;  ///< as `segment`: beside the piece `value`, from 0
    static constexpr i32 kHeld = kCorner + 5;    ///< as `segment`: in front of the seat `value`

    i32 kind = 0;
    i32 seat = -1;
    i32 tile = -1;  ///< from 0
    i32 x = 0;
    i32 y = 0;
    i32 rotation = -1;
    i32 segment = -1;  ///< or a corner
    i32 piece = -1;    ///< its kind
    i32 id = -1;       ///< of a piece or a place in a hand, from 0, -1: the first free one; a note
    i32 value = 0;     ///< points, copies, the number of a note, the seat that holds a prisoner, or what `segment` says

    /// Whether the place of a piece is a number in `value` and no cell.
    constexpr bool is_beside_board() const noexcept { return segment >= kSpace && segment <= kHeld; }
};

/// Whose turn it is and what it has come to.
struct TableHead {
    i32 turn = 0;
    i32 seat = 0;
    i32 step = 0;
    i32 tile = 0;
};

/// Something that is not legal about a position.
struct Illegal {
    i32 entry = -1;
    i32 reason = 0;
    i32 conflict = -1;  ///< another entry that is in the way
    i32 tile = -1;
    i32 x = 0;
    i32 y = 0;
    i32 side = -1;
    i32 mine = -1;   ///< kind of that side, or of the segment
    i32 other = -1;  ///< kind of the neighbour's side
    i32 segment = -1;
    i32 seat = -1;
    i32 piece = -1;  ///< its kind
    i32 least = 0;
    i32 value = 0;  ///< the most that is possible
};

/// The same as hosts see it.
bastide_refusal widen(const Illegal& illegal) noexcept;

/// The fields of an entry that its kind uses, in the order in which snapshots and scripts tell them.
enum PutField : u16 {
    kPutSeat = 1,
    kPutTile = 2,
    kPutPiece = 4,
    kPutCell = 8,
    kPutRotation = 16,
    kPutSegment = 32,
    kPutNote = 64,
    kPutValue = 128,
    kPutHolder = 256,  ///< a seat, in `value`
    kPutId = 512,      ///< -1 when it does not matter
};

constexpr u16 fields_of(PutKind kind) noexcept
{
    switch (kind) {
        case PutKind::tile: return kPutTile | kPutCell | kPutRotation;
        case PutKind::piece: return kPutSeat | kPutPiece | kPutCell | kPutSegment | kPutId;
        case PutKind::prisoner: return kPutSeat | kPutPiece | kPutHolder | kPutId;
        case PutKind::score: return kPutSeat | kPutValue;
        case PutKind::held: return kPutSeat | kPutTile | kPutId;
        case PutKind::out:
        case PutKind::bag: return kPutTile | kPutValue;
        case PutKind::note: return kPutNote | kPutValue;
        case PutKind::none: break;
    }
    return 0;
}

/// What a position tells and takes. A seat of 16,000 tiles cannot make as many points, and from there it comes nowhere near the
/// end of 32 bits.
inline constexpr i32 kMostPoints = 100'000'000;
inline constexpr i32 kMostTurns = 30000;

/// Where in the plan a turn starts that is to stand at a step: at the first of that name, from which those of them that do not
/// ask are passed over. -1 when no turn can start there.
int cursor_of(const Rules& rules, StepName step) noexcept;

/// Whether what is pending is part of the turn's plan up to the deployment; what comes behind it has a history.
bool is_before_history(const View& view) noexcept;

bool has_drawn_tile(StepName step) noexcept;

NoteSlot note_slot_of(const Rules& rules, Note note, int seat) noexcept;

/// The answer of the first room that has one; see WhyNotHoldHook.
Reason why_not_hold(const View& view, PieceId id, int holder, Verdict& verdict) noexcept;

/// An entry in which nothing is told but its kind.
Put blank_put(PutKind kind) noexcept;

/// What is not legal, collected into a caller's buffer, and counted on when it is full.
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

/// Sets the table of a game that was created and not opened: entries one by one, the head last, then play.
class Table {
public:
    Table() noexcept = default;

    /// Takes everything off the table and all tiles into the bag. False when memory is out.
    bool clear(Game& game, Illegals& illegals) noexcept;

    /// One entry; false when it is not legal.
    bool put(const Put& put, i32 entry) noexcept;

    /// The head, and all that can be judged only when everything lies there. Goes on to the first decision when all is legal.
    void begin(const TableHead& head) noexcept;

private:
    Illegal about(Reason reason) const noexcept;
    /// All of these answer false.
    bool refuse(const Illegal& illegal) noexcept
    {
        illegals_->add(illegal);
        return false;
    }
    bool refuse(Reason reason) noexcept { return refuse(about(reason)); }
    bool refuse_number(i32 least, i32 most) noexcept;
    bool refuse_again(i32 earlier) noexcept;
    bool refuse_copies(RowId row) noexcept;
    bool within(i32 number, i32 least, i32 most) noexcept;

    bool read_seat(i32 number) noexcept;
    bool read_tile(i32 number, RowId& row) noexcept;
    bool read_cell(Cell& cell) noexcept;
    bool read_piece(PieceId& id) noexcept;
    bool read_owner(PieceKind kind) noexcept;
    bool read_elsewhere(PiecePlace& place) noexcept;
    bool take(RowId row, i32 copies) noexcept;

    bool put_tile() noexcept;
    bool put_piece() noexcept;
    bool put_token() noexcept;
    bool put_elsewhere() noexcept;
    bool put_prisoner() noexcept;
    bool put_score() noexcept;
    bool put_held() noexcept;
    bool put_out() noexcept;
    bool put_bag() noexcept;
    bool put_note() noexcept;
    bool put_resigned() noexcept;
    bool refuse_resigned(i32 seat) noexcept;

    bool refuse_mismatches(RowId row, Cell cell, int rotation) noexcept;
    void find_corner() noexcept;
    bool find_spot(PieceKind kind, Cell cell, NodeId& at) noexcept;
    bool is_free(PieceKind kind, NodeId at) noexcept;

    void read_head(const TableHead& head) noexcept;
    bool take_drawn(i32 tile) noexcept;
    void fill_bag() noexcept;
    void judge_last_tile() noexcept;
    void judge_pieces() noexcept;
    void judge_scored() noexcept;
    void judge_prisons() noexcept;
    void judge_reach() noexcept;
    void judge_decision(StepName step, u16 turn) noexcept;
    Illegal about_piece(Reason reason, PieceId id) const noexcept;

    View view() const noexcept { return game_->view(); }
    Play play() const noexcept;  ///< that notes nothing

    Game* game_ = nullptr;
    Illegals* illegals_ = nullptr;
    Put now_{};  ///< the entry that is being put
    i32 entry_ = -1;
    i32 bag_entry_ = -1;  ///< the first of its kind
    i32 out_entry_ = -1;
    i32 score_entry_[kMaxSeats] = {};  ///< 1 + entry
    i32 note_entry_[kNoteCount] = {};
    i32 piece_entry_[kMostPieces + 1] = {};
};

/// A new game from a list of entries, of the config and with the memory of another. Null when anything is not legal, or with the
/// fault told.
Game* set_table(const Game& like, const TableHead& head, u32 count, Put (*entry)(const void* all, u32 i), const void* all,
                Illegals& illegals, Fault& fault) noexcept;

/// The head of a position. False at moments that no position tells.
bool describe_head(const View& view, TableHead& head) noexcept;

/// The step at which a position was set; none for the begin of the turn.
StepName step_of_start(const View& start) noexcept;

/// Calls `visit(entry)` for everything on the table, in the order in which it can be set again.
using VisitPut = void (*)(void* with, const Put& put);
void list_puts(const View& view, VisitPut visit, void* with) noexcept;

template <class Visit>
void for_each_put(const View& view, Visit&& visit) noexcept
{
    list_puts(
        view, [](void* with, const Put& put) { (*static_cast<std::remove_reference_t<Visit>*>(with))(put); }, &visit);
}

}  // namespace bastide
