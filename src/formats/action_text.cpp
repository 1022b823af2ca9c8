// SPDX-License-Identifier: MIT
#include "formats/action_text.hpp"

#include "board/grid.hpp"
#include "formats/tilesets/tileset_text.hpp"
#include "game/observe.hpp"
#include "play/turn.hpp"
#include "vocabulary/names.hpp"

namespace bastide {

namespace {

int segment_named(const TileDef& def, Text name) noexcept
{
    for (int i = 0; i < def.segments; ++i) {
        char buffer[8];
        TextWriter text(buffer, sizeof buffer);
        write_segment_name(def, i, text);
        if (Text(buffer, text.size()) == name) return i;
    }
    return -1;
}

constexpr const char* kTileName = "tile";
constexpr const char* kCornerNames[] = {"nw", "ne", "se", "sw"};

constexpr bool is_corner(u8 segment) noexcept { return segment >= kFirstCorner && segment < kFirstCorner + kSides; }

const TileDef* def_at(const View& view, Cell cell) noexcept
{
    const PlacedId id = tile_at(view.state, cell);
    return id ? &view.rules.tiles.def(view.state.placed(id).tile.type()) : nullptr;
}

bool read_seat_prefix(const View& view, ScriptLine& line, Action& action) noexcept
{
    action.seat = view.state.header().over ? kNature : pending(view).seat;
    i32 seat = action.seat;
    Origin origin = Origin::seat;
    if (!read_decider(line, view.rules.config.seats, seat, origin)) return false;
    action.seat = static_cast<u8>(seat);
    action = with_origin(action, origin);
    return true;
}

}  // namespace

void write_segment(const View& view, Cell cell, u8 segment, TextWriter& out) noexcept
{
    const TileDef* def = def_at(view, cell);
    if (is_corner(segment))
        out.put(kCornerNames[corner_of_segment(segment)]);
    else if (segment == kOnTile)
        out.put(kTileName);
    else if (def && segment < def->segments)
        write_segment_name(*def, segment, out);
    else
        out.put('?');
}

namespace {

constexpr i32 kMaxScriptNumber = 0x7FFFFFFF;  // the greatest number that scripts can express, and the least without its sign

/// Whether a script can express a field.
struct Expressible {
    const View& view;
    const Action& action;

    bool visit(fields::Tile) const noexcept { return true; }
    bool visit(fields::Cell) const noexcept { return true; }
    bool visit(fields::Rotation) const noexcept { return true; }
    bool visit(fields::Segment) const noexcept
    {
        const TileDef* def = def_at(view, action.cell);
        return def && (is_corner(action.segment) || action.segment == kOnTile || action.segment < def->segments);
    }
    bool visit(fields::PieceKind) const noexcept
    {
        return static_cast<bool>(words(BASTIDE_VOCABULARY_PIECE).find(action.piece_kind));
    }
    bool visit(fields::Span) const noexcept { return true; }
    bool visit(fields::Piece) const noexcept { return action.piece != 0; }
    bool visit(fields::Cause) const noexcept { return true; }
    bool visit(fields::OtherSeat) const noexcept { return action.other_seat >= -kMaxScriptNumber; }
    bool visit(fields::Points) const noexcept { return action.points >= -kMaxScriptNumber; }
};

/// The order of the words in a line of a script.
using WordOrder = fields::Order<fields::Tile, fields::PieceKind, fields::Cell, fields::Rotation, fields::Span, fields::Segment,
                                fields::Piece, fields::Cause, fields::OtherSeat, fields::Points>;
static_assert(WordOrder::bit == ActionFields::bit);

/// Whether the text of a TAKE omits its cause.
bool is_unwritten(const Rules& rules, i32 cause) noexcept
{
    for (int i = 0; i < rules.step_count; ++i)
        if (rules.steps[i]->takes_unwritten && static_cast<i32>(rules.steps[i]->takes) == cause) return true;
    return cause == 0;
}

/// Writes the words of the fields, each after a space.
struct WordWriter {
    const View& view;
    const Action& action;
    TextWriter& out;

    void visit(fields::Tile) const noexcept
    {
        if (action.tile) out.put(' ').put(Text(view.rules.tiles.def(action.tile).name));
    }
    void visit(fields::PieceKind) const noexcept { out.put(' ').put(name_of(BASTIDE_VOCABULARY_PIECE, action.piece_kind)); }
    void visit(fields::Cell) const noexcept { out.put(' ').put_number(action.cell.x).put(' ').put_number(action.cell.y); }
    void visit(fields::Rotation) const noexcept { out.put(' ').put_number(action.rotation); }
    void visit(fields::Span) const noexcept { out.put(' ').put_number(action.span); }
    void visit(fields::Segment) const noexcept { write_segment(view, action.cell, action.segment, out.put(' ')); }
    void visit(fields::Piece) const noexcept { out.put(' ').put_number(action.piece - 1); }
    void visit(fields::Cause) const noexcept
    {
        if (!is_unwritten(view.rules, action.cause)) out.put(' ').put(name_of(BASTIDE_VOCABULARY_CAUSE, action.cause));
    }
    void visit(fields::OtherSeat) const noexcept { out.put(' ').put_number(action.other_seat); }
    /// Without a number a tile is offered in place of points, or no points for it.
    void visit(fields::Points) const noexcept
    {
        if (!action.tile || action.points != 0) out.put(' ').put_number(action.points);
    }
};

}  // namespace

bool has_line(const View& view, const Action& action) noexcept
{
    return WordOrder::walk(fields_of(action.kind), Expressible{view, action});
}

void write_action(const View& view, const Action& action, TextWriter& out) noexcept
{
    if (action.seat != kNature) write_decider(action.seat, origin_of(action), out);
    out.put(name_of(BASTIDE_VOCABULARY_ACTION, static_cast<i32>(action.kind)));
    WordOrder::walk(fields_of(action.kind), WordWriter{view, without_origin(action), out});
}

namespace {

/// Reads the words of the fields.
struct WordReader {
    const View& view;
    ScriptLine& line;
    Action& action;

    /// Instead of a tile, a bid may offer points.
    bool visit(fields::Tile) const noexcept
    {
        i64 points = 0;
        const bool is_points = uses<fields::Points>(action.kind) && read_whole(line.peek().text, points);
        return is_points || read_tile(view, line, action.tile);
    }
    bool visit(fields::PieceKind) const noexcept { return read_piece(line, action.piece_kind); }
    bool visit(fields::Cell) const noexcept { return read_cell(line, action.cell); }
    /// The rotation has the origin already.
    bool visit(fields::Rotation) const noexcept
    {
        const Origin origin = origin_of(action);
        if (!line.read_into(0, kSides - 1, action.rotation)) return false;
        action = with_origin(action, origin);
        return true;
    }
    bool visit(fields::Span) const noexcept { return line.read_into(1, kMaxSpan, action.span); }
    bool visit(fields::Segment) const noexcept { return read_segment(view, line, action.cell, action.segment); }
    bool visit(fields::Piece) const noexcept
    {
        int number = 0;
        if (!line.read_into(0, view.rules.layout.piece_count - 1, number)) return false;
        action.piece = static_cast<u16>(number + 1);
        return true;
    }
    /// Without a word it is the first cause for which the piece can be taken.
    bool visit(fields::Cause) const noexcept
    {
        if (!line.at_end()) {
            const ScriptWord word = line.next();
            const Word name = words(BASTIDE_VOCABULARY_CAUSE).find(word.text);
            if (!name) return line.fail(word.column, "No cause has this name.");
            action.cause = name.number;
        }
        set_default_cause(view, action);
        return true;
    }
    bool visit(fields::OtherSeat) const noexcept
    {
        return line.read_into(-kMaxScriptNumber, kMaxScriptNumber, action.other_seat);
    }
    bool visit(fields::Points) const noexcept
    {
        return (action.tile && line.at_end()) || line.read_into(-kMaxScriptNumber, kMaxScriptNumber, action.points);
    }
};

}  // namespace

bool read_action(const View& view, ScriptLine& line, Action& action) noexcept
{
    if (!read_seat_prefix(view, line, action)) return false;
    const ScriptWord kind = line.next();
    const Word word = words(BASTIDE_VOCABULARY_ACTION).find(kind.text);
    action.kind = word ? static_cast<ActionKind>(word.number) : ActionKind::none;
    if (!is_action(action.kind)) return line.fail(kind.column, "Expected an action, such as place, deploy or pass.");
    if (is_of_nature(action.kind)) action.seat = kNature;
    return WordOrder::walk(fields_of(action.kind), WordReader{view, line, action});
}

bool read_tile(const View& view, ScriptLine& line, TileId& tile) noexcept
{
    const ScriptWord word = line.next();
    for (int i = 1; i <= view.rules.tiles.count; ++i) {
        tile = TileId(i);
        if (Text(view.rules.tiles.def(tile).name) == word.text) return true;
    }
    return line.fail(word.column, "No tile type of the game has this name.");
}

bool read_piece(ScriptLine& line, u16& piece) noexcept
{
    const ScriptWord word = line.next();
    const Word name = words(BASTIDE_VOCABULARY_PIECE).find(word.text);
    if (!name) return line.fail(word.column, "No kind of piece has this name.");
    piece = static_cast<u16>(name.number);
    return true;
}

bool read_cell(ScriptLine& line, Cell& cell) noexcept
{
    return line.read_into(-kReach, kReach, cell.x) && line.read_into(-kReach, kReach, cell.y);
}

bool read_segment(const View& view, ScriptLine& line, Cell cell, u8& segment) noexcept
{
    const ScriptWord word = line.next();
    const TileDef* def = def_at(view, cell);
    if (!def) return line.fail(word.column, "The cell has no tile.");
    for (u8 corner = 0; corner < kSides; ++corner) {
        segment = static_cast<u8>(segment_of_corner(corner));
        if (word.is(kCornerNames[corner])) return true;
    }
    segment = kOnTile;
    if (word.is(kTileName)) return true;
    const int index = segment_named(*def, word.text);
    if (index < 0)
        return line.fail(word.column, "The tile on that cell has no segment with this name; names are like c0, r0, f0 or m.");
    segment = static_cast<u8>(index);
    return true;
}

}  // namespace bastide
