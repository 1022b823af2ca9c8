// SPDX-License-Identifier: MIT
// The board of a game: tiles, pieces, what is pointed out, and the seats below.
#include <initializer_list>

#include "draw/options.hpp"
#include "draw/tile.hpp"

namespace bastide::draw {

namespace {

constexpr int32_t kMargin = 320;
constexpr int32_t kRow = 360;     ///< height of the row of a seat
constexpr int32_t kColumn = 300;  ///< width of a piece beside the board
constexpr int32_t kRaise = 150;   ///< how far a piece stands above the stack below it
constexpr int32_t kLastPieceKind = 63;

struct Bounds {
    int32_t left = 0, top = 0, right = 0, bottom = 0;  ///< cells

    void add(int32_t x, int32_t y) noexcept
    {
        left = x < left ? x : left;
        top = y < top ? y : top;
        right = x > right ? x : right;
        bottom = y > bottom ? y : bottom;
    }
};

bool is_placement(const bastide_action& action) noexcept
{
    return action.kind == BASTIDE_ACTION_PLACE || action.kind == BASTIDE_ACTION_PLACE_SPANNED;
}

class Board {
public:
    Board(const Source& source, const bastide_draw_options& options, const bastide_allocator& mem) noexcept
        : source_(source),
          game_(source.game),
          options_(options),
          types_(mem),
          placed_(mem),
          pieces_(mem),
          legal_(mem),
          tile_(source, mem)
    {
    }

    bastide_status read() noexcept;
    bastide_status draw(Svg& svg, const int32_t* features, int32_t feature_count) noexcept;

private:
    bastide_point corner_of(int32_t x, int32_t y) const noexcept { return {kTile * x, kTile * y}; }
    const char* symbol_of(const bastide_piece& piece) noexcept;
    int32_t count_stack(const bastide_piece& piece) const noexcept;
    bool is_on_stack(const bastide_piece& piece) noexcept;
    int32_t kind_below(const bastide_piece& piece) noexcept;
    bool find_space(const bastide_piece& piece, bastide_point& at) noexcept;
    int32_t width_of_rows() noexcept;

    void draw_tiles(Svg& svg) noexcept;
    void draw_marks(Svg& svg) noexcept;
    void draw_lit(Svg& svg, const int32_t* features, int32_t feature_count, bool across) noexcept;
    bool is_first_on_cell(int32_t placement) const noexcept;
    void draw_labels(Svg& svg) noexcept;
    void draw_legal(Svg& svg) noexcept;
    void draw_last(Svg& svg) noexcept;
    void draw_spans(Svg& svg) noexcept;
    void draw_pieces(Svg& svg, bool on_corners) noexcept;
    void draw_piece(Svg& svg, const bastide_piece& piece, bastide_point at) noexcept;
    void draw_heights(Svg& svg) noexcept;
    void draw_figure(Svg& svg, const char* symbol, int32_t seat, bastide_point at, bool lies) noexcept;
    void draw_rulers(Svg& svg) noexcept;
    void draw_seat(Svg& svg, int32_t seat, bastide_point at) noexcept;
    /// Draws the prisoners, the pieces that a seat holds and its supply, or with no picture measures them. Returns where they
    /// end.
    int32_t draw_stock(Svg* svg, int32_t seat, bastide_point at) noexcept;

    Source source_;
    const bastide_game* game_;
    const bastide_draw_options& options_;
    List<bastide_tile_def> types_;
    List<bastide_placed> placed_;
    List<bastide_piece> pieces_;
    List<bastide_action> legal_;
    Tile tile_;
    Marks marks_;
    Bounds bounds_;
};

bastide_status Board::read() noexcept
{
    bastide_status status = types_.fill([&](bastide_tile_def* out, int32_t cap) { return source_.list_tiles(out, cap); });
    if (status == BASTIDE_OK && types_.count() == 0) status = BASTIDE_E_ABSENT;
    if (status == BASTIDE_OK)
        status = placed_.fill([&](bastide_placed* out, int32_t cap) { return bastide_game_list_board(game_, out, cap); });
    if (status == BASTIDE_OK)
        status = pieces_.fill([&](bastide_piece* out, int32_t cap) { return bastide_game_list_pieces(game_, out, cap); });
    if (status == BASTIDE_OK && has(options_, BASTIDE_DRAW_FLAG_LEGAL))
        status = legal_.fill([&](bastide_action* out, int32_t cap) {
            const int32_t count = bastide_game_list_actions(game_, BASTIDE_ANY, out, cap);
            return count == BASTIDE_E_STATE ? 0 : count;  // a game with a fault can still be looked at
        });
    for (const bastide_placed& at : placed_) bounds_.add(at.x, at.y);
    for (const bastide_action& action : legal_)
        if (is_placement(action)) bounds_.add(action.x, action.y);
    return status;
}

// ---- Tiles ----

/// A type is drawn where it lies first; all other copies use that drawing.
void Board::draw_tiles(Svg& svg) noexcept
{
    for (const bastide_placed& at : placed_) {
        const bastide_point corner = corner_of(at.x, at.y);
        svg.put("<g transform=\"translate(").put(corner.x).put(" ").put(corner.y).put(")");
        if (at.rotation != 0) svg.put(" rotate(").put(90 * at.rotation).put(" 512 512)");
        svg.put("\">");
        if (at.copy == 0 && tile_.read(at.tile, 0) == BASTIDE_OK) {
            svg.put("<g id=\"@t").put(at.tile).put("\">");
            tile_.draw_ground(svg);
            svg.put("</g></g>\n");
        } else {
            svg.put("<use href=\"#@t").put(at.tile).put("\"/></g>\n");
        }
    }
}

void Board::draw_marks(Svg& svg) noexcept
{
    for (const bastide_placed& at : placed_) {
        const bastide_point corner = corner_of(at.x, at.y);
        if (tile_.read(at.tile, at.rotation) != BASTIDE_OK) return;
        svg.put("<g transform=\"translate(").put(corner.x).put(" ").put(corner.y).put(")\">");
        tile_.draw_marks(svg, marks_, types_[at.tile]);
        svg.put("</g>\n");
    }
}

/// Roads that were laid across tiles, and what joins two roads of a tile, above all that is printed there.
void Board::draw_spans(Svg& svg) noexcept
{
    for (const bastide_piece& piece : pieces_) {
        if (piece.spot != BASTIDE_SPOT_TILE || piece.placed < 0 || piece.placed >= placed_.count()) continue;
        const bastide_placed& at = placed_[piece.placed];
        constexpr int32_t kFirstBend = 3;  // from north to east
        const int32_t way = piece.span > 0 ? piece.span : at.span;
        const bool bends = way >= kFirstBend;
        const char* const deck = marks_.find(bends ? Shows::bend : Shows::span, piece.kind);
        if (!deck) continue;
        svg.put("<g transform=\"translate(").put(kTile * at.x + kTile / 2).put(" ").put(kTile * at.y + kTile / 2);
        svg.put(") rotate(").put(90 * (bends ? way - kFirstBend : way - 1)).put(")\">");
        put_use(svg, deck, "", {0, 0});
        svg.put("</g>\n");
    }
}

/// The roads that were laid across tiles, or all other segments: what is pointed out lies on the former and below the latter.
void Board::draw_lit(Svg& svg, const int32_t* features, int32_t feature_count, bool across) noexcept
{
    const auto is_lit = [&](int32_t feature) {
        for (int32_t i = 0; i < feature_count; ++i)
            if (features[i] == feature) return true;
        return false;
    };
    if (feature_count == 0) return;
    for (const bastide_placed& at : placed_) {
        if (across && at.span == 0) continue;
        if (tile_.read(at) != BASTIDE_OK) return;
        const int32_t printed = tile_.segments() - (at.span != 0 ? 1 : 0);
        for (int32_t segment = across ? printed : 0; segment < (across ? tile_.segments() : printed); ++segment) {
            const int32_t feature = bastide_game_feature_at(game_, at.x, at.y, segment);
            if (feature < 0 || !is_lit(feature)) continue;
            svg.put("<path class=\"lit\" transform=\"translate(").put(kTile * at.x).put(" ").put(kTile * at.y).put(")\" d=\"");
            tile_.put_outline(svg, segment);
            svg.put("\"/>\n");
        }
    }
}

void Board::draw_labels(Svg& svg) noexcept
{
    for (const bastide_placed& at : placed_) {
        svg.put("<text class=\"label\"").put_attribute("x", kTile * at.x + 40).put_attribute("y", kTile * at.y + 988).put(">");
        svg.put(at.x).put(",").put(at.y).put(" ").put_text(types_[at.tile].name).put("</text>\n");
    }
}

// ---- What is pointed out ----

/// Whether no placement before this one in the list is on its cell.
bool Board::is_first_on_cell(int32_t placement) const noexcept
{
    for (int32_t i = 0; i < placement; ++i)
        if (is_placement(legal_[i]) && legal_[i].x == legal_[placement].x && legal_[i].y == legal_[placement].y) return false;
    return true;
}

/// Legal cells as dashed squares with a plus, segments for a piece as dashed rings.
void Board::draw_legal(Svg& svg) noexcept
{
    for (int32_t i = 0; i < legal_.count(); ++i) {
        const bastide_action& action = legal_[i];
        if (is_placement(action) && is_first_on_cell(i)) {
            const bastide_point corner = corner_of(action.x, action.y);
            put_rect(svg, "legal", {corner.x + 60, corner.y + 60}, {kTile - 120, kTile - 120});
            svg.put("<path class=\"plus\" d=\"M").put(corner.x + 512).put(",").put(corner.y + 432).put("v160M");
            svg.put(corner.x + 432).put(",").put(corner.y + 512).put("h160\"/>\n");
        }
        if (action.kind != BASTIDE_ACTION_DEPLOY || action.spot != BASTIDE_SPOT_SEGMENT) continue;
        const int32_t index = bastide_game_placed_at(game_, action.x, action.y);
        bastide_point spot;
        if (index < 0 || tile_.read(placed_[index]) != BASTIDE_OK) continue;
        if (!tile_.find_spot(action.segment, spot)) continue;
        svg.put("<circle class=\"legal\"").put_attribute("cx", kTile * action.x + spot.x);
        svg.put_attribute("cy", kTile * action.y + spot.y).put(" r=\"104\"/>\n");
    }
}

void Board::draw_last(Svg& svg) noexcept
{
    if (placed_.count() == 0) return;
    const bastide_placed& last = placed_[placed_.count() - 1];
    put_rect(svg, "last", {kTile * last.x + 14, kTile * last.y + 14}, {kTile - 28, kTile - 28});
}

// ---- Pieces ----

const char* Board::symbol_of(const bastide_piece& piece) noexcept
{
    const char* symbol = marks_.find(Shows::piece, piece.kind);
    return symbol ? symbol : marks_.find(Shows::piece, BASTIDE_PIECE_FOLLOWER);
}

bool lies_with(const bastide_piece& one, const bastide_piece& other) noexcept
{
    const bool is_on_board = one.spot == BASTIDE_SPOT_SEGMENT || one.spot == BASTIDE_SPOT_TILE;
    return is_on_board && one.spot == other.spot && one.placed == other.placed && one.segment == other.segment;
}

/// How many pieces of its kind lie on one another there, if it is the first of them; else 0.
int32_t Board::count_stack(const bastide_piece& piece) const noexcept
{
    int32_t count = 0;
    for (const bastide_piece& other : pieces_) {
        if (other.kind != piece.kind || !lies_with(piece, other)) continue;
        if (other.id < piece.id) return 0;
        ++count;
    }
    return count;
}

bool Board::is_on_stack(const bastide_piece& piece) noexcept
{
    for (const bastide_piece& other : pieces_)
        if (lies_with(piece, other) && marks_.find(Shows::stack, other.kind)) return true;
    return false;
}

int32_t Board::kind_below(const bastide_piece& piece) noexcept
{
    if (piece.spot != BASTIDE_SPOT_SEGMENT || piece.placed < 0 || piece.placed >= placed_.count()) return 0;
    return tile_.read(placed_[piece.placed]) == BASTIDE_OK ? tile_.kind_of(piece.segment) : 0;
}

void Board::draw_figure(Svg& svg, const char* symbol, int32_t seat, bastide_point at, bool lies) noexcept
{
    const char* sign = seat >= 0 ? marks_.find(Shows::seat, seat) : nullptr;
    svg.put("<g class=\"");
    if (sign)
        svg.put("seat").put(seat);
    else
        svg.put("nobody");
    svg.put("\" transform=\"translate(").put(at.x).put(" ").put(at.y).put(lies ? ") rotate(-90)\">" : ")\">");
    put_use(svg, symbol, "", {0, 0});
    if (sign) put_use(svg, sign, "", {0, 46});
    svg.put("</g>\n");
}

void Board::draw_piece(Svg& svg, const bastide_piece& piece, bastide_point at) noexcept
{
    if (const char* stack = marks_.find(Shows::stack, piece.kind)) {
        if (count_stack(piece) == 0) return;
        put_use(svg, stack, "", at);
        return;
    }
    if (piece.spot == BASTIDE_SPOT_TILE && marks_.find(Shows::span, piece.kind)) return;  // drawn with its tile
    if (is_on_stack(piece)) at.y -= kRaise;
    draw_figure(svg, symbol_of(piece), piece.seat, at, kind_below(piece) == BASTIDE_SEGMENT_FIELD);
}

namespace {

/// Whether a piece is on the score track, which is drawn as a number beside the seat.
bool is_on_track(const bastide_piece& piece) noexcept
{
    return piece.spot == BASTIDE_SPOT_SPACE &&
           (piece.kind == BASTIDE_PIECE_TRACK_ROBBER || piece.kind == BASTIDE_PIECE_MESSENGER);
}

}  // namespace

/// The place of a piece on a space beside the board whose mark a tile shows: with others there in rows of three, on what the tile
/// shows first.
bool Board::find_space(const bastide_piece& piece, bastide_point& at) noexcept
{
    constexpr int32_t kFirstMark = BASTIDE_MARK_CASTLE_QUARTER;  // of space 0; those of the others follow
    constexpr int32_t kSpaces = 4;
    constexpr int32_t kApart = 190;
    if (piece.spot != BASTIDE_SPOT_SPACE || is_on_track(piece) || piece.segment < 0 || piece.segment >= kSpaces) return false;
    int32_t before = 0;
    for (const bastide_piece& other : pieces_)
        if (other.spot == piece.spot && !is_on_track(other) && other.segment == piece.segment && other.id < piece.id) ++before;
    for (const bastide_placed& tile : placed_) {
        if (!(types_[tile.tile].marks >> (kFirstMark + piece.segment) & 1)) continue;
        bastide_point spot;
        if (tile_.read(tile) != BASTIDE_OK || !tile_.find_spot(0, spot)) return false;
        at = {kTile * tile.x + spot.x + kApart * (before % 3 - 1), kTile * tile.y + spot.y + kApart * (before / 3)};
        return true;
    }
    return false;
}

/// Pieces on corners are drawn last: they lie on four tiles.
void Board::draw_pieces(Svg& svg, bool on_corners) noexcept
{
    for (const bool stacks : {true, false})  // what stands on a stack is drawn after it
        for (const bastide_piece& piece : pieces_) {
            bastide_point at;
            const bool is_stack = marks_.find(Shows::stack, piece.kind) != nullptr;
            if (is_stack != stacks || (piece.spot == BASTIDE_SPOT_CORNER) != on_corners) continue;
            if (find_space(piece, at) || bastide_geometry_locate_piece(source_.geometry, game_, piece.id, &at) == BASTIDE_OK)
                draw_piece(svg, piece, at);
        }
}

/// How many pieces lie in each stack, above all pieces, for one that stands near may hide a part of the stack.
void Board::draw_heights(Svg& svg) noexcept
{
    for (const bastide_piece& piece : pieces_) {
        bastide_point at;
        const int32_t height = marks_.find(Shows::stack, piece.kind) ? count_stack(piece) : 0;
        if (height == 0 || bastide_geometry_locate_piece(source_.geometry, game_, piece.id, &at) != BASTIDE_OK) continue;
        svg.put("<text class=\"height\"").put_attribute("x", at.x).put_attribute("y", at.y + 66).put(">").put(height);
        svg.put("</text>\n");
    }
}

// ---- Around the board ----

void Board::draw_rulers(Svg& svg) noexcept
{
    for (int32_t x = bounds_.left; x <= bounds_.right; ++x)
        svg.put("<text class=\"ruler\"")
            .put_attribute("x", kTile * x + 512)
            .put_attribute("y", kTile * bounds_.top - 100)
            .put(">")
            .put(x)
            .put("</text>\n");
    for (int32_t y = bounds_.top; y <= bounds_.bottom; ++y)
        svg.put("<text class=\"ruler\"")
            .put_attribute("x", kTile * bounds_.left - 160)
            .put_attribute("y", kTile * y + 560)
            .put(">")
            .put(y)
            .put("</text>\n");
}

int32_t Board::draw_stock(Svg* svg, int32_t seat, bastide_point at) noexcept
{
    for (const bastide_piece& piece : pieces_) {
        const bool is_prisoner = piece.spot == BASTIDE_SPOT_PRISON;
        if ((!is_prisoner && piece.spot != BASTIDE_SPOT_HELD) || piece.other_seat != seat) continue;
        if (svg) draw_figure(*svg, symbol_of(piece), piece.seat, at, false);
        if (svg && is_prisoner) {
            svg->put("<path class=\"bars\" d=\"M")
                .put(at.x - 120)
                .put(",")
                .put(at.y - 120)
                .put("h240v240h-240zm80,0v240m80,0v-240\"/>\n");
        }
        at.x += kColumn;
    }
    for (const bastide_piece& piece : pieces_) {
        if (!is_on_track(piece) || piece.seat != seat) continue;
        if (svg) {
            draw_figure(*svg, symbol_of(piece), seat, at, false);
            svg->put("<text class=\"count\"").put_attribute("x", at.x + 130).put_attribute("y", at.y + 60).put(">#");
            svg->put(piece.segment).put("</text>\n");
        }
        at.x += kColumn + 120;
    }
    for (int32_t kind = 1; kind <= kLastPieceKind; ++kind) {
        const int32_t count = bastide_game_count_supply(game_, seat, kind);
        if (count <= 0) continue;
        if (svg) {
            const char* token = marks_.find(Shows::token, kind);
            const char* stack = marks_.find(Shows::stack, kind);
            bastide_piece piece{};
            piece.kind = kind;
            if (token)
                put_use(*svg, token, "", at);
            else
                draw_figure(*svg, stack ? stack : symbol_of(piece), seat, at, false);
            svg->put("<text class=\"count\"").put_attribute("x", at.x + 130).put_attribute("y", at.y + 60).put(">").put(count);
            svg->put("</text>\n");
        }
        at.x += kColumn + 120;
    }
    return at.x;
}

void Board::draw_seat(Svg& svg, int32_t seat, bastide_point at) noexcept
{
    bastide_seat row;
    if (bastide_game_get_seat(game_, seat, &row) != BASTIDE_OK) return;
    bastide_piece piece{};
    piece.kind = BASTIDE_PIECE_FOLLOWER;
    draw_figure(svg, symbol_of(piece), seat, {at.x + 120, at.y}, false);
    svg.put("<text class=\"score\"")
        .put_attribute("x", at.x + 290)
        .put_attribute("y", at.y + 74)
        .put(">")
        .put(row.score)
        .put("</text>\n");
    draw_stock(&svg, seat, {at.x + 1100, at.y});
}

int32_t Board::width_of_rows() noexcept
{
    int32_t width = 0;
    const int32_t seats = bastide_game_list_seats(game_, nullptr, 0);
    for (int32_t seat = 0; seat < seats; ++seat) {
        const int32_t end = draw_stock(nullptr, seat, {1100, 0});
        width = end > width ? end : width;
    }
    return width;
}

bastide_status Board::draw(Svg& svg, const int32_t* features, int32_t feature_count) noexcept
{
    const int32_t seats = has(options_, BASTIDE_DRAW_FLAG_SEATS) ? bastide_game_list_seats(game_, nullptr, 0) : 0;
    const int32_t margin = has(options_, BASTIDE_DRAW_FLAG_RULERS) ? kMargin : 40;
    const bastide_point corner{kTile * bounds_.left - margin, kTile * bounds_.top - margin};
    bastide_point size{kTile * (bounds_.right - bounds_.left + 1) + 2 * margin,
                       kTile * (bounds_.bottom - bounds_.top + 1) + 2 * margin};
    const int32_t row = corner.y + size.y + kRow / 2;
    size.y += seats * kRow;
    const int32_t width = seats > 0 ? width_of_rows() : 0;
    size.x = width > size.x ? width : size.x;
    begin(svg, options_, corner, size);
    draw_tiles(svg);
    draw_lit(svg, features, feature_count, false);
    draw_marks(svg);
    draw_spans(svg);
    draw_lit(svg, features, feature_count, true);
    if (has(options_, BASTIDE_DRAW_FLAG_LABELS)) draw_labels(svg);
    draw_legal(svg);
    if (has(options_, BASTIDE_DRAW_FLAG_LAST)) draw_last(svg);
    for (const bool on_corners : {false, true}) draw_pieces(svg, on_corners);
    draw_heights(svg);
    if (has(options_, BASTIDE_DRAW_FLAG_RULERS)) draw_rulers(svg);
    for (int32_t seat = 0; seat < seats; ++seat) draw_seat(svg, seat, {corner.x, row + seat * kRow});
    marks_.define(svg);
    svg.put("</svg>\n");
    return tile_.status();
}

}  // namespace

}  // namespace bastide::draw

using namespace bastide::draw;

int32_t bastide_draw_board(const bastide_game* game, const bastide_geometry* geometry, const bastide_draw_options* options,
                           const int32_t* features, int32_t feature_count, const bastide_allocator* mem, char* out, int32_t cap)
{
    bastide_draw_options chosen;
    bastide_allocator from;
    if (!game || !geometry || !is_buffer(out, cap) || feature_count < 0 || (feature_count > 0 && !features))
        return BASTIDE_E_ARGUMENT;
    if (!read_allocator(mem, from)) return BASTIDE_E_ARGUMENT;
    if (!has_board(game)) return BASTIDE_E_ABSENT;
    bastide_placed_segment part;  // asked for nothing but whether the geometry is of this game
    if (bastide_geometry_pick(geometry, game, 0, 0, &part) == BASTIDE_E_ARGUMENT) return BASTIDE_E_ARGUMENT;
    if (const bastide_status status = read_options(options, chosen); status != BASTIDE_OK) return status;
    Board board({game, nullptr, geometry}, chosen, from);
    if (const bastide_status status = board.read(); status != BASTIDE_OK) return status;
    Svg svg(out, cap, chosen.number);
    const bastide_status status = board.draw(svg, features, feature_count);
    return status == BASTIDE_OK ? svg.finish() : give_up(out, cap, status);
}
