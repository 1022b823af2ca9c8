// SPDX-License-Identifier: MIT
#include "formats/action_text.hpp"

#include "board/grid.hpp"
#include "formats/tilesets/tileset_text.hpp"
#include "game/observe.hpp"
#include "play/turn.hpp"
#include "vocabulary/names.hpp"

namespace bastide {

namespace {

int segment_named(const TileDef& row, Text name) noexcept
{
    for (int i = 0; i < row.segments; ++i) {
        char module[8];
        TextWriter text(module, sizeof module);
        write_segment_name(row, i, text);
        if (Text(module, text.size()) == name) return i;
    }
    return -1;
}

constexpr const char* kTileName = "tile";
constexpr const char* kCornerNames[] = {"nw", "ne", "se", "sw"};

constexpr bool is_corner(u8 segment) noexcept { return segment >= kFirstCorner && segment < kFirstCorner + kSides; }

const TileDef* row_at(const View& view, Cell cell) noexcept
{
    const PlacedId id = tile_at(view.state, cell);
    return id ? &view.rules.tiles.row(view.state.placed(id).tile.row()) : nullptr;
}

bool read_piece_id(const View& view, ScriptLine& line, u16& piece) noexcept
{
    int number = 0;
    if (!line.read_into(0, view.rules.layout.piece_count - 1, number)) return false;
    piece = static_cast<u16>(number + 1);
    return true;
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
    const TileDef* row = row_at(view, cell);
    if (is_corner(segment))
        out.put(kCornerNames[corner_of_segment(segment)]);
    else if (segment == kOnTile)
        out.put(kTileName);
    else if (row && segment < row->segments)
        write_segment_name(*row, segment, out);
    else
        out.put('?');
}

bool has_line(const View& view, const Action& action) noexcept
{
    constexpr i32 kLeastNumber = -0x7FFFFFFF;  // least number that scripts can express
    const u8 fields = fields_of(action.kind);
    if ((fields & kFieldPiece) && !words(BASTIDE_VOCABULARY_PIECE).find(action.piece)) return false;
    if ((fields & kFieldPieceId) && action.piece == 0) return false;
    if ((fields & kFieldValue) && action.value < kLeastNumber) return false;
    if (!(fields & kFieldSegment)) return true;
    const TileDef* row = row_at(view, action.cell);
    return row && (is_corner(action.segment) || action.segment == kOnTile || action.segment < row->segments);
}

namespace {

bool writes_cause(const Action& action) noexcept
{
    const bool is_usual = action.value == 0 || action.value == static_cast<i32>(kUnwrittenCause);
    return (fields_of(action.kind) & kFieldCause) && !is_usual;
}

}  // namespace

void write_action(const View& view, const Action& action, TextWriter& out) noexcept
{
    const u8 fields = fields_of(action.kind);
    if (action.seat != kNature) write_decider(action.seat, origin_of(action), out);
    out.put(name_of(BASTIDE_VOCABULARY_ACTION, static_cast<i32>(action.kind)));
    if ((fields & kFieldTile) && action.tile) out.put(' ').put(Text(view.rules.tiles.row(action.tile).name));
    if (fields & kFieldPiece) out.put(' ').put(name_of(BASTIDE_VOCABULARY_PIECE, action.piece));
    if (fields & kFieldCell) out.put(' ').put_number(action.cell.x).put(' ').put_number(action.cell.y);
    if (fields & kFieldRotation) out.put(' ').put_number(action.rotation & 3);
    if (fields & kFieldSegment) write_segment(view, action.cell, action.segment, out.put(' '));
    if (fields & kFieldPieceId) out.put(' ').put_number(action.piece - 1);
    if (writes_cause(action)) out.put(' ').put(name_of(BASTIDE_VOCABULARY_CAUSE, action.value));
    const bool has_number =
        (fields & kFieldValue) && action.kind != ActionKind::resign && !(action.kind == ActionKind::bid && action.tile);
    if (has_number) out.put(' ').put_number(action.value);
}

namespace {

bool read_rotation(ScriptLine& line, Action& action) noexcept
{
    u8 rotation = 0;
    if (!line.read_into(0, 3, rotation)) return false;
    action.rotation = static_cast<u8>(action.rotation | rotation);
    return true;
}

/// Reads the cause of a TAKE. Without a word it is the first cause for which the piece can be taken.
bool read_cause(const View& view, ScriptLine& line, Action& action) noexcept
{
    if (!line.at_end()) {
        const ScriptWord word = line.next();
        const Word name = words(BASTIDE_VOCABULARY_CAUSE).find(word.text);
        if (!name) return line.fail(word.column, "No cause has this name.");
        action.value = name.number;
    }
    set_default_cause(view, action);
    return true;
}

/// Reads points, or the name of the tile that is offered instead.
bool read_bid(const View& view, ScriptLine& line, Action& action) noexcept
{
    i64 points = 0;
    if (!read_whole(line.peek().text, points)) return read_tile(view, line, action.tile);
    return line.read_into(-0x7FFFFFFF, 0x7FFFFFFF, action.value);
}

}  // namespace

bool read_action(const View& view, ScriptLine& line, Action& action) noexcept
{
    if (!read_seat_prefix(view, line, action)) return false;
    const ScriptWord kind = line.next();
    const Word word = words(BASTIDE_VOCABULARY_ACTION).find(kind.text);
    action.kind = word ? static_cast<ActionKind>(word.number) : ActionKind::none;
    if (!is_action(action.kind)) return line.fail(kind.column, "Expected an action, such as place, deploy or pass.");
    if (is_of_nature(action.kind)) action.seat = kNature;
    if (action.kind == ActionKind::resign) action.value = action.seat;
    const u8 fields = fields_of(action.kind);
    if (action.kind == ActionKind::bid) return read_bid(view, line, action);
    if ((fields & kFieldTile) && !read_tile(view, line, action.tile)) return false;
    if ((fields & kFieldPiece) && !read_piece(line, action.piece)) return false;
    if ((fields & kFieldCell) && !read_cell(line, action.cell)) return false;
    if ((fields & kFieldRotation) && !read_rotation(line, action)) return false;
    if ((fields & kFieldSegment) && !read_segment(view, line, action.cell, action.segment)) return false;
    if ((fields & kFieldPieceId) && !read_piece_id(view, line, action.piece)) return false;
    if ((fields & kFieldCause) && !read_cause(view, line, action)) return false;
    return !(fields & kFieldValue) || action.kind == ActionKind::resign || line.read_into(-0x7FFFFFFF, 0x7FFFFFFF, action.value);
}

bool read_tile(const View& view, ScriptLine& line, TileId& tile) noexcept
{
    const ScriptWord word = line.next();
    for (int i = 1; i <= view.rules.tiles.count; ++i) {
        tile = TileId(i);
        if (Text(view.rules.tiles.row(tile).name) == word.text) return true;
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
    const TileDef* row = row_at(view, cell);
    if (!row) return line.fail(word.column, "The cell has no tile.");
    for (u8 corner = 0; corner < kSides; ++corner) {
        segment = static_cast<u8>(segment_of_corner(corner));
        if (word.is(kCornerNames[corner])) return true;
    }
    segment = kOnTile;
    if (word.is(kTileName)) return true;
    const int index = segment_named(*row, word.text);
    if (index < 0)
        return line.fail(word.column, "The tile on that cell has no segment with this name; names are like c0, r0, f0 or m.");
    segment = static_cast<u8>(index);
    return true;
}

}  // namespace bastide
