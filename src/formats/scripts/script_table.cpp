// SPDX-License-Identifier: MIT
#include "formats/scripts/script_table.hpp"

#include "formats/action_text.hpp"
#include "play/racks.hpp"
#include "vocabulary/names.hpp"

namespace bastide {

namespace {

constexpr i64 kMax = 0x7FFFFFFF;
constexpr const char* kInSupply = "supply";      // replaces cell and segment
constexpr const char* kNeutralOwner = "nature";  // replaces a seat

bool read_word(ScriptLine& line, i32 list, const char* complaint, i32& number) noexcept
{
    const ScriptWord name = line.next();
    const Word word = words(list).find(name.text);
    number = word ? word.number : 0;
    return word || line.fail(name.column, complaint);
}

bool read_tile_type(const View& view, ScriptLine& line, i32& tile) noexcept
{
    TileId row;
    if (!read_tile(view, line, row)) return false;
    tile = row.raw - 1;
    return true;
}

struct OffBoardWord {
    const char* word;
    i32 segment;
};
/// These words replace cell and segment; a number follows.
constexpr OffBoardWord kOffBoardWords[] = {{"space", Put::kSpace}, {"beside", Put::kBeside}, {"held", Put::kHeld}};

bool read_place(const View& view, ScriptLine& line, u16 fields, Put& put) noexcept
{
    Cell cell;
    for (const OffBoardWord& place : kOffBoardWords) {
        if (!(fields & kPutSegment) || !line.peek().is(place.word)) continue;
        line.next();
        put.segment = place.segment;
        return line.read_into(0, kMax, put.value);
    }
    if ((fields & kPutSegment) && line.peek().is(kInSupply)) {
        line.next();
        put.segment = Put::kSupply;
        return true;
    }
    if (!bastide::read_cell(line, cell)) return false;
    put.x = cell.x;
    put.y = cell.y;
    if (fields & kPutRotation) return line.read_into(0, kSides - 1, put.rotation);
    u8 segment = 0;
    if (!read_segment(view, line, cell, segment)) return false;
    put.segment = segment == kOnTile ? Put::kTile : segment;
    return true;
}

/// Reads a seat, or "nature" for a neutral piece.
bool read_owner(ScriptLine& line, i64 last_seat, Put& put) noexcept
{
    if (!line.peek().is(kNeutralOwner)) return line.read_into(0, last_seat, put.seat);
    line.next();
    put.seat = -1;
    return true;
}

bool read_put(const View& view, ScriptLine& line, Put& put) noexcept
{
    const u16 fields = fields_of(static_cast<PutKind>(put.kind));
    const i64 last_seat = view.rules.config.seats - 1;
    if ((fields & kPutSeat) && !read_owner(line, last_seat, put)) return false;
    if ((fields & kPutTile) && !read_tile_type(view, line, put.tile)) return false;
    if ((fields & kPutPiece) && !read_word(line, BASTIDE_VOCABULARY_PIECE, "No kind of piece has this name.", put.piece))
        return false;
    if ((fields & kPutCell) && !read_place(view, line, fields, put)) return false;
    if ((fields & kPutNote) && !read_word(line, BASTIDE_VOCABULARY_NOTE, "No note has this name.", put.id)) return false;
    if ((fields & kPutValue) && !line.read_into(-kMax, kMax, put.value)) return false;
    if ((fields & kPutHolder) && !line.read_into(0, last_seat, put.value)) return false;
    return !(fields & kPutId) || line.at_end() || line.read_into(0, kMax, put.id);
}

}  // namespace

bool TableLines::clear(Game& game) noexcept
{
    game_ = &game;
    return table_.clear(game, illegals_);
}

bool TableLines::refuse(Explain how, Fault& fault) const noexcept
{
    const i32 column = fault.column;
    const Illegal& illegal = illegals_.first();
    fault.set(Status::illegal, static_cast<Reason>(illegal.reason), "");
    explain(*game_, how, nullptr, widen(illegal), fault);
    fault.index = fault.other_index = -1;  // a text has line and column instead
    fault.column = column;
    return false;
}

/// Reads: turn NUMBER SEAT [STEP [TILE]]
bool TableLines::read_head(const View& view, ScriptLine& line) noexcept
{
    if (has_head_) return line.fail(line.column(), "An earlier line already sets the turn.");
    has_head_ = true;
    head_.tile = -1;
    if (!line.read_into(1, kMaxTurns, head_.turn)) return false;
    if (!line.read_into(0, view.rules.config.seats - 1, head_.seat)) return false;
    if (line.at_end()) return true;
    if (!read_word(line, BASTIDE_VOCABULARY_STEP, "No step has this name.", head_.step)) return false;
    return line.at_end() || read_tile_type(view, line, head_.tile);
}

bool TableLines::read(const View& view, Explain explain, ScriptLine& line) noexcept
{
    const u32 column = line.column();
    if (line.peek().is("turn")) {
        line.next();
        return read_head(view, line);
    }
    i32 kind = 0;
    if (!read_word(line, BASTIDE_VOCABULARY_PUT, "Expected 'turn' or a kind of entry, such as tile, piece or score.", kind))
        return false;
    Put put = blank_put(static_cast<PutKind>(kind));
    if (!read_put(view, line, put) || !line.expect_end()) return false;
    if (table_.put(put, entries_++)) return true;
    line.fault().column = static_cast<i32>(column);
    return refuse(explain, line.fault());
}

bool TableLines::begin(Explain explain, Fault& fault) noexcept
{
    if (!has_head_) head_.seat = game_->rules().config.first_seat;
    table_.begin(head_);
    fault.column = 1;
    return illegals_.count() == 0 || refuse(explain, fault);
}

namespace {

/// Whether a piece is not the first of its kind in the supply, so that the line must name it.
bool is_not_first_in_supply(const View& view, const Put& put) noexcept
{
    const PieceId first = view.rules.first_piece(put.seat < 0 ? kNature : put.seat, static_cast<PieceKind>(put.piece));
    for (int i = first.raw; i <= put.id; ++i)
        if (view.state.piece(PieceId(i)).spot == Spot::supply) return true;
    return false;
}

/// Whether a slot of the hand before this one is empty.
bool has_empty_slot_before(const View& view, const Put& put) noexcept
{
    for (int i = 0; i < put.id; ++i)
        if (!listed_tile(view, put.seat, false, i)) return true;
    return false;
}

bool needs_id(const View& view, const Put& put) noexcept
{
    return put.kind == static_cast<i32>(PutKind::held) ? has_empty_slot_before(view, put) : is_not_first_in_supply(view, put);
}

void write_tile_name(const Rules& rules, i32 tile, TextWriter& out) noexcept
{
    out.put(' ').put(Text(rules.tiles.row(TileId(tile + 1)).name));
}

void write_owner(const Put& put, TextWriter& out) noexcept
{
    if (put.seat < 0)
        out.put(kNeutralOwner);
    else
        out.put_number(put.seat);
}

/// Writes the place of a piece that is on no tile; false when it is on one.
bool write_off_board(const Put& put, TextWriter& out) noexcept
{
    if (put.segment == Put::kSupply) out.put(' ').put(kInSupply);
    for (const OffBoardWord& place : kOffBoardWords)
        if (put.segment == place.segment) out.put(' ').put(place.word).put(' ').put_number(put.value);
    return put.segment == Put::kSupply || put.is_beside_board();
}

void write_put(const View& view, const Put& put, TextWriter& out) noexcept
{
    const u16 fields = fields_of(static_cast<PutKind>(put.kind));
    out.put("table ").put(name_of(BASTIDE_VOCABULARY_PUT, put.kind));
    if (fields & kPutSeat) write_owner(put, out.put(' '));
    if (fields & kPutTile) write_tile_name(view.rules, put.tile, out);
    if (fields & kPutPiece) out.put(' ').put(name_of(BASTIDE_VOCABULARY_PIECE, put.piece));
    const bool is_off_board = (fields & kPutSegment) && write_off_board(put, out);
    if ((fields & kPutCell) && !is_off_board) out.put(' ').put_number(put.x).put(' ').put_number(put.y);
    if (fields & kPutRotation) out.put(' ').put_number(put.rotation);
    if ((fields & kPutSegment) && !is_off_board) {
        const Cell cell{static_cast<i16>(put.x), static_cast<i16>(put.y)};
        write_segment(view, cell, put.segment == Put::kTile ? kOnTile : static_cast<u8>(put.segment), out.put(' '));
    }
    if (fields & kPutNote) out.put(' ').put(name_of(BASTIDE_VOCABULARY_NOTE, put.id));
    if (fields & (kPutValue | kPutHolder)) out.put(' ').put_number(put.value);
    if ((fields & kPutId) && put.id >= 0 && needs_id(view, put)) out.put(' ').put_number(put.id);
    out.put('\n');
}

}  // namespace

void write_table_lines(const View& start, TextWriter& out) noexcept
{
    const Header& header = start.state.header();
    const StepKind step = step_of_start(start);
    out.put("table turn ").put_number(header.turn).put(' ').put_number(header.active);
    if (step != StepKind::none) out.put(' ').put(name_of(BASTIDE_VOCABULARY_STEP, static_cast<i32>(step)));
    if (header.drawn) write_tile_name(start.rules, header.drawn.raw - 1, out);
    out.put('\n');
    for_each_put(start, [&](const Put& put) { write_put(start, put, out); });
}

}  // namespace bastide
