// SPDX-License-Identifier: MIT
#include "formats/scripts/script_table.hpp"

#include "formats/action_text.hpp"
#include "game/records.hpp"
#include "play/racks.hpp"
#include "vocabulary/names.hpp"

namespace bastide {

namespace {

constexpr i64 kMax = 0x7FFFFFFF;
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
    TileId type;
    if (!read_tile(view, line, type)) return false;
    tile = type.raw - 1;
    return true;
}

/// These words replace cell and segment; a number follows, but for the supply.
struct OffBoardWord {
    const char* word;
    Spot spot;
    i32 Put::*number;
};
constexpr OffBoardWord kOffBoardWords[] = {{"supply", Spot::supply, nullptr},
                                           {"space", Spot::space, &Put::segment},
                                           {"beside", Spot::beside, &Put::beside},
                                           {"held", Spot::held, &Put::other_seat}};

/// Reads a seat, or "nature" for a neutral piece.
bool read_owner(ScriptLine& line, i64 last_seat, Put& put) noexcept
{
    if (!line.peek().is(kNeutralOwner)) return line.read_into(0, last_seat, put.seat);
    line.next();
    put.seat = -1;
    return true;
}

struct PutLineReader {
    const View& view;
    ScriptLine& line;
    Put& put;

    i64 last_seat() const noexcept { return view.rules.config.seats - 1; }

    bool visit(fields::Seat) const noexcept { return read_owner(line, last_seat(), put); }
    bool visit(fields::Tile) const noexcept { return read_tile_type(view, line, put.tile); }
    bool visit(fields::PieceKind) const noexcept
    {
        return read_word(line, BASTIDE_VOCABULARY_PIECE, "No kind of piece has this name.", put.piece_kind);
    }
    bool visit(fields::Cell) const noexcept
    {
        Cell cell;
        if (!read_cell(line, cell)) return false;
        put.x = cell.x;
        put.y = cell.y;
        return true;
    }
    bool visit(fields::Rotation) const noexcept { return line.read_into(0, kSides - 1, put.rotation); }
    /// Of a tile, or of a piece that joins two roads of its tile.
    bool visit(fields::Span) const noexcept
    {
        if (put.kind == static_cast<i32>(PutKind::tile)) return line.at_end() || line.read_into(1, kWays, put.span);
        return !joins_ways() || line.read_into(1, kLinkWays, put.span);
    }
    bool joins_ways() const noexcept
    {
        const bool is_kind = is_within(put.piece_kind, 1, kPieceKinds - 1) && put.is_at(Spot::tile);
        return is_kind && view.rules.piece_def(static_cast<PieceKind>(put.piece_kind)).joins == Joins::ways;
    }
    bool visit(fields::Place) const noexcept
    {
        for (const OffBoardWord& place : kOffBoardWords) {
            if (!line.peek().is(place.word)) continue;
            line.next();
            put.spot = static_cast<i32>(place.spot);
            return !place.number || line.read_into(0, kMax, put.*place.number);
        }
        u8 segment = 0;
        if (!visit(fields::Cell{}) || !read_segment(view, line, cell_at(put.x, put.y), segment)) return false;
        put.spot = static_cast<i32>(place_of(cell_at(put.x, put.y), segment).spot);
        if (segment != kOnTile) put.segment = segment;
        return true;
    }
    bool visit(fields::Note) const noexcept
    {
        return read_word(line, BASTIDE_VOCABULARY_NOTE, "No note has this name.", put.note);
    }
    bool visit(fields::Points) const noexcept { return line.read_into(-kMax, kMax, put.points); }
    bool visit(fields::Count) const noexcept { return line.read_into(-kMax, kMax, put.count); }
    bool visit(fields::Number) const noexcept { return line.read_into(-kMax, kMax, put.number); }
    bool visit(fields::OtherSeat) const noexcept { return line.read_into(0, last_seat(), put.other_seat); }
    bool visit(fields::Piece) const noexcept { return line.at_end() || line.read_into(0, kMax, put.piece); }
    bool visit(fields::Slot) const noexcept { return line.at_end() || line.read_into(0, kMax, put.slot); }
};

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
    if (!PutFields::walk(fields_of(put), PutLineReader{view, line, put}) || !line.expect_end()) return false;
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
    const PieceId first = view.rules.first_piece(put.seat < 0 ? kNature : put.seat, static_cast<PieceKind>(put.piece_kind));
    for (int i = first.raw; i <= put.piece; ++i)
        if (view.state.piece(PieceId(i)).spot == Spot::supply) return true;
    return false;
}

/// Whether a slot of the hand before this one is empty.
bool has_empty_slot_before(const View& view, const Put& put) noexcept
{
    for (int i = 0; i < put.slot; ++i)
        if (!listed_tile(view, put.seat, false, i)) return true;
    return false;
}

void write_tile_name(const Rules& rules, i32 tile, TextWriter& out) noexcept
{
    out.put(' ').put(Text(rules.tiles.def(TileId(tile + 1)).name));
}

/// Writes the words of the fields, each after a space.
struct PutLineWriter {
    const View& view;
    const Put& put;
    TextWriter& out;

    void visit(fields::Seat) const noexcept
    {
        if (put.seat < 0)
            out.put(' ').put(kNeutralOwner);
        else
            out.put(' ').put_number(put.seat);
    }
    void visit(fields::Tile) const noexcept { write_tile_name(view.rules, put.tile, out); }
    void visit(fields::PieceKind) const noexcept { out.put(' ').put(name_of(BASTIDE_VOCABULARY_PIECE, put.piece_kind)); }
    void visit(fields::Cell) const noexcept { out.put(' ').put_number(put.x).put(' ').put_number(put.y); }
    void visit(fields::Rotation) const noexcept { out.put(' ').put_number(put.rotation); }
    void visit(fields::Span) const noexcept
    {
        if (put.span > 0) out.put(' ').put_number(put.span);
    }
    void visit(fields::Place) const noexcept
    {
        if (put.has_cell()) {
            visit(fields::Cell{});
            const u8 segment = put.is_at(Spot::tile) ? kOnTile : static_cast<u8>(put.segment);
            return write_segment(view, cell_at(put.x, put.y), segment, out.put(' '));
        }
        for (const OffBoardWord& place : kOffBoardWords) {
            if (!put.is_at(place.spot)) continue;
            out.put(' ').put(place.word);
            if (place.number) out.put(' ').put_number(put.*place.number);
        }
    }
    void visit(fields::Note) const noexcept { out.put(' ').put(name_of(BASTIDE_VOCABULARY_NOTE, put.note)); }
    void visit(fields::Points) const noexcept { out.put(' ').put_number(put.points); }
    void visit(fields::Count) const noexcept { out.put(' ').put_number(put.count); }
    void visit(fields::Number) const noexcept { out.put(' ').put_number(put.number); }
    void visit(fields::OtherSeat) const noexcept { out.put(' ').put_number(put.other_seat); }
    void visit(fields::Piece) const noexcept
    {
        if (put.piece >= 0 && is_not_first_in_supply(view, put)) out.put(' ').put_number(put.piece);
    }
    void visit(fields::Slot) const noexcept
    {
        if (put.slot >= 0 && has_empty_slot_before(view, put)) out.put(' ').put_number(put.slot);
    }
};

}  // namespace

void write_table_lines(const View& start, TextWriter& out) noexcept
{
    const Header& header = start.state.header();
    const StepKind step = step_of_start(start);
    out.put("table turn ").put_number(header.turn).put(' ').put_number(header.active);
    if (step != StepKind::none) out.put(' ').put(name_of(BASTIDE_VOCABULARY_STEP, static_cast<i32>(step)));
    if (header.drawn) write_tile_name(start.rules, header.drawn.raw - 1, out);
    out.put('\n');
    for_each_put(start, [&](const Put& put) {
        out.put("table ").put(name_of(BASTIDE_VOCABULARY_PUT, put.kind));
        PutFields::walk(fields_of(put), PutLineWriter{start, put, out});
        out.put('\n');
    });
}

}  // namespace bastide
