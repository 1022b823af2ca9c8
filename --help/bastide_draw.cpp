// SPDX-License-Identifier: MIT
//
// bastide_draw.cpp: all sources of the library in one file, made by ./dev package source. Compile it alone as C++20;
// docs/onefile.md says how.
#include "bastide.h"
#include "bastide_draw.h"
#include <cstdlib>
#include <initializer_list>

// ---- src/draw/svg.hpp ----

// Writes SVG into a caller's buffer and counts what does not fit. Coordinates are integers, 1024 to a tile.


namespace bastide::draw {

inline constexpr int32_t kTile = 1024;  ///< units of a tile

class Svg {
public:
    /// `number` is in the ids of this picture: '@' in a text becomes "b<number>-".
    Svg(char* out, int32_t cap, int32_t number) noexcept : out_(out), cap_(cap), number_(number) {}

    /// Markup of our own: '@' is the prefix of ids.
    Svg& put(const char* markup) noexcept;
    Svg& put(int32_t number) noexcept;
    /// Text of others, escaped.
    Svg& put_text(const char* text) noexcept;
    /// "#rrggbb".
    Svg& put_colour(uint32_t colour) noexcept;
    /// ` NAME="VALUE"`.
    Svg& put_attribute(const char* name, int32_t value) noexcept;

    /// Ends the text with NUL; the length of the whole, or E_LIMIT.
    int32_t finish() noexcept;

private:
    void put_char(char c) noexcept;

    char* out_;
    int32_t cap_;
    int32_t number_;
    int64_t length_ = 0;
};

/// `<rect>` with a class.
void put_rect(Svg& svg, const char* look, bastide_point corner, bastide_point size) noexcept;

/// `<use>` of a symbol at a point, with a class; `look` may be empty.
void put_use(Svg& svg, const char* symbol, const char* look, bastide_point at) noexcept;

}  // namespace bastide::draw

// ---- src/draw/options.hpp ----

// Checks the options of a picture, and what depends on the theme.


namespace bastide::draw {

/// The options to use, or the status that refuses them.
bastide_status read_options(const bastide_draw_options* given, bastide_draw_options& out) noexcept;

/// Whether a buffer and its capacity are valid arguments.
inline bool is_buffer(const void* out, int32_t cap) noexcept { return cap >= 0 && (out || cap == 0); }

/// Whether the tiles of a game lie on a board. Those of a dice game are faces of dice.
inline bool has_board(const bastide_game* game) noexcept { return bastide_game_list_dice(game, nullptr, 0) < 0; }

/// Leaves an empty text behind and returns the status.
inline int32_t give_up(char* out, int32_t cap, bastide_status status) noexcept
{
    if (cap > 0) *out = '\0';
    return status;
}

/// Opens the picture: a view of the board from a corner, the style sheet, the background.
void begin(Svg& svg, const bastide_draw_options& options, bastide_point corner, bastide_point size) noexcept;

inline bool has(const bastide_draw_options& options, bastide_draw_flag flag) noexcept { return (options.flags & flag) != 0; }

}  // namespace bastide::draw

// ---- src/draw/list.hpp ----

// An array from the host's allocator, for the lists of bastide.h.


namespace bastide::draw {

/// The allocator to use, or false for an incomplete one. NULL: malloc and free.
bool read_allocator(const bastide_allocator* given, bastide_allocator& out) noexcept;

template <class T>
class List {
public:
    explicit List(const bastide_allocator& from) noexcept : from_(from) {}
    ~List() { release(); }
    List(const List&) = delete;
    List& operator=(const List&) = delete;

    /// Makes room for `count` entries; the old ones are gone. False when there is no memory.
    bool reserve(int32_t count) noexcept
    {
        if (count <= cap_) return true;
        release();
        if (count > static_cast<int32_t>(INT32_MAX / sizeof(T))) return false;
        items_ = static_cast<T*>(from_.alloc(from_.user, bytes(count), alignof(T)));
        cap_ = items_ ? count : 0;
        return items_ != nullptr;
    }

    /// Fills the list by a call `list(out, cap)` of bastide.h. @return OK, its status, or E_MEMORY.
    template <class ListCall>
    bastide_status fill(ListCall&& list) noexcept
    {
        const int32_t count = list(nullptr, 0);
        if (count < 0) return count;
        if (!reserve(count)) return BASTIDE_E_MEMORY;
        count_ = list(items_, count);
        return BASTIDE_OK;
    }

    int32_t count() const noexcept { return count_; }
    const T& operator[](int32_t i) const noexcept { return items_[i]; }
    const T* begin() const noexcept { return items_; }
    const T* end() const noexcept { return items_ + count_; }

private:
    static uint32_t bytes(int32_t count) noexcept { return static_cast<uint32_t>(count) * static_cast<uint32_t>(sizeof(T)); }
    void release() noexcept
    {
        if (items_) from_.release(from_.user, items_, bytes(cap_), alignof(T));
        items_ = nullptr;
        cap_ = 0;
        count_ = 0;
    }

    bastide_allocator from_;
    T* items_ = nullptr;
    int32_t cap_ = 0;
    int32_t count_ = 0;
};

}  // namespace bastide::draw

// ---- src/draw/marks.hpp ----

// The marks of the boxes: what stands on tiles and on segments, as symbols around their middle, 1024 units to a tile.


namespace bastide::draw {

/// What a mark shows. Its `kind` is a number of the vocabulary beside.
enum class Shows : uint8_t {
    piece,     ///< bastide_piece_kind
    stack,     ///< bastide_piece_kind: pieces that lie on one another, drawn once with their number
    building,  ///< bastide_segment
    shown_as,  ///< bastide_mark: in place of the building with that mark
    sign,      ///< bastide_sign_kind
    mark,      ///< bastide_mark
    wild,      ///< bastide_set: a tile that fits everywhere
    seat       ///< the sign of a seat, from 0
};

struct Mark {
    Shows shows;
    int32_t kind;
    const char* name;    ///< id of the symbol
    const char* markup;  ///< its shapes; '@' is the prefix of ids
};

/// Kinds of signs beside those of the library.
enum SignMark : int32_t { kOneHouse = 100, kBushes = 101 };

/// The marks of one box.
struct BoxMarks {
    const Mark* marks;
    int32_t count;
};

extern const BoxMarks kBaseMarks;
extern const BoxMarks kTowerMarks;
extern const BoxMarks kAbbeyMayorMarks;
extern const BoxMarks kInnsCathedralsMarks;
extern const BoxMarks kTradersBuildersMarks;
extern const BoxMarks kRiverMarks;
extern const BoxMarks kFestivalMarks;
extern const BoxMarks kSiegeMarks;
extern const BoxMarks kCultMarks;
extern const BoxMarks kAbbotMarks;
extern const BoxMarks kPhantomMarks;
extern const BoxMarks kDarmstadtMarks;

/// The marks that a picture has used so far, so that it defines those alone.
class Marks {
public:
    /// The name of a mark, or null when no box has it.
    const char* find(Shows shows, int32_t kind) noexcept;
    /// The definitions of all marks that were found.
    void define(Svg& svg) const noexcept;

private:
    uint64_t used_ = 0;
};

}  // namespace bastide::draw

// ---- src/draw/tile.hpp ----

// One tile: its segments, which are turned with it, and its marks, which stand upright in every rotation.


namespace bastide::draw {

/// Where tile types come from: a game or a set, and the geometry of its types.
struct Source {
    const bastide_game* game;
    const bastide_tileset* set;
    const bastide_geometry* geometry;

    int32_t list_tiles(bastide_tile_def* out, int32_t cap) const noexcept;
    int32_t list_segments(int32_t tile, int32_t rotation, bastide_segment_def* out, int32_t cap) const noexcept;
};

/// One tile type as it lies. It is read once and drawn in parts; a list that finds no memory is drawn as if it were empty, and
/// status() says so.
class Tile {
public:
    Tile(const Source& source, const bastide_allocator& mem) noexcept
        : source_(source), segments_(mem), signs_(mem), paths_(mem), points_(mem)
    {
    }

    /// Reads a type. @return OK, E_ABSENT for no such type, E_MEMORY.
    bastide_status read(int32_t tile, int32_t rotation) noexcept;

    /// Draws the type at rotation 0. Precondition: it was read at rotation 0.
    void draw_ground(Svg& svg) noexcept;
    /// Draws buildings, villages, gates and pennants.
    void draw_marks(Svg& svg, Marks& marks, const bastide_tile_def& def) noexcept;
    /// Adds the outline of a segment to the data of a path.
    void put_outline(Svg& svg, int32_t segment) noexcept;

    int32_t kind_of(int32_t segment) const noexcept;
    int32_t segments() const noexcept { return segments_.count(); }
    bool find_spot(int32_t segment, bastide_point& out) const noexcept;
    /// OK, or the first failure.
    bastide_status status() const noexcept { return status_; }

private:
    /// Adds a path of the lists of the last call.
    void put_path(Svg& svg, const bastide_path& path) const noexcept;
    void put_arcs(Svg& svg, const char* look, bool (*wanted)(int32_t kind, int32_t one, int32_t other)) noexcept;
    const char* name_of_sign(Marks& marks, const bastide_tile_def& def, const bastide_sign& sign) const noexcept;

    template <class T, class ListCall>
    void fill(List<T>& list, ListCall&& call) noexcept
    {
        const bastide_status status = list.fill(call);
        if (status_ == BASTIDE_OK) status_ = status;
    }

    Source source_;
    bastide_status status_ = BASTIDE_OK;
    int32_t tile_ = 0;
    int32_t rotation_ = 0;
    List<bastide_segment_def> segments_;
    List<bastide_sign> signs_;
    List<bastide_path> paths_;  ///< of the last call
    List<bastide_point> points_;
};

}  // namespace bastide::draw

// ---- src/draw/board.cpp ----

// The board of a game: tiles, pieces, what is pointed out, and the seats below.


namespace bastide::draw {

namespace {

constexpr int32_t kMargin_in_board = 320;
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
    int32_t width_of_rows() noexcept;

    void draw_tiles(Svg& svg) noexcept;
    void draw_marks(Svg& svg) noexcept;
    void draw_lit(Svg& svg, const int32_t* features, int32_t feature_count) noexcept;
    void draw_labels(Svg& svg) noexcept;
    void draw_legal(Svg& svg) noexcept;
    void draw_last(Svg& svg) noexcept;
    void draw_pieces(Svg& svg, bool on_corners) noexcept;
    void draw_piece(Svg& svg, const bastide_piece& piece, bastide_point at) noexcept;
    void draw_figure(Svg& svg, const char* symbol, int32_t seat, bastide_point at, bool lies) noexcept;
    void draw_rulers(Svg& svg) noexcept;
    void draw_seat(Svg& svg, int32_t seat, bastide_point at) noexcept;
    /// Draws the prisoners and the supply of a seat, or with no picture measures them. Returns where they end.
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
        if (action.kind == BASTIDE_ACTION_PLACE) bounds_.add(action.x, action.y);
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

void Board::draw_lit(Svg& svg, const int32_t* features, int32_t feature_count) noexcept
{
    const auto is_lit = [&](int32_t feature) {
        for (int32_t i = 0; i < feature_count; ++i)
            if (features[i] == feature) return true;
        return false;
    };
    if (feature_count == 0) return;
    for (const bastide_placed& at : placed_) {
        if (tile_.read(at.tile, at.rotation) != BASTIDE_OK) return;
        for (int32_t segment = 0; segment < tile_.segments(); ++segment) {
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

/// Legal cells as dashed squares with a plus, segments for a piece as dashed rings.
void Board::draw_legal(Svg& svg) noexcept
{
    int32_t x = BASTIDE_NOWHERE, y = BASTIDE_NOWHERE;
    for (const bastide_action& action : legal_) {
        if (action.kind == BASTIDE_ACTION_PLACE && (action.x != x || action.y != y)) {
            x = action.x;
            y = action.y;
            const bastide_point corner = corner_of(x, y);
            put_rect(svg, "legal", {corner.x + 60, corner.y + 60}, {kTile - 120, kTile - 120});
            svg.put("<path class=\"plus\" d=\"M").put(corner.x + 512).put(",").put(corner.y + 432).put("v160M");
            svg.put(corner.x + 432).put(",").put(corner.y + 512).put("h160\"/>\n");
        }
        if (action.kind != BASTIDE_ACTION_DEPLOY || action.spot != BASTIDE_SPOT_SEGMENT) continue;
        const int32_t index = bastide_game_tile_at(game_, action.x, action.y);
        bastide_point spot;
        if (index < 0 || tile_.read(placed_[index].tile, placed_[index].rotation) != BASTIDE_OK) continue;
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
    return one.spot == BASTIDE_SPOT_SEGMENT && other.spot == BASTIDE_SPOT_SEGMENT && one.placed == other.placed &&
           one.segment == other.segment;
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
    return tile_.read(placed_[piece.placed].tile, 0) == BASTIDE_OK ? tile_.kind_of(piece.segment) : 0;
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
        const int32_t height = count_stack(piece);
        if (height == 0) return;
        put_use(svg, stack, "", at);
        svg.put("<text class=\"height\"").put_attribute("x", at.x).put_attribute("y", at.y + 66).put(">").put(height);
        svg.put("</text>\n");
        return;
    }
    if (is_on_stack(piece)) at.y -= kRaise;
    draw_figure(svg, symbol_of(piece), piece.seat, at, kind_below(piece) == BASTIDE_SEGMENT_FIELD);
}

/// Pieces on corners are drawn last: they lie on four tiles.
void Board::draw_pieces(Svg& svg, bool on_corners) noexcept
{
    for (const bool stacks : {true, false})  // what stands on a stack is drawn after it
        for (const bastide_piece& piece : pieces_) {
            bastide_point at;
            const bool is_stack = marks_.find(Shows::stack, piece.kind) != nullptr;
            if (is_stack != stacks || (piece.spot == BASTIDE_SPOT_CORNER) != on_corners) continue;
            if (bastide_geometry_locate_piece(source_.geometry, game_, piece.id, &at) == BASTIDE_OK) draw_piece(svg, piece, at);
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
        if (piece.spot != BASTIDE_SPOT_PRISON || piece.other_seat != seat) continue;
        if (svg) {
            draw_figure(*svg, symbol_of(piece), piece.seat, at, false);
            svg->put("<path class=\"bars\" d=\"M")
                .put(at.x - 120)
                .put(",")
                .put(at.y - 120)
                .put("h240v240h-240zm80,0v240m80,0v-240\"/>\n");
        }
        at.x += kColumn;
    }
    for (int32_t kind = 1; kind <= kLastPieceKind; ++kind) {
        const int32_t count = bastide_game_count_supply(game_, seat, kind);
        if (count <= 0) continue;
        if (svg) {
            const char* stack = marks_.find(Shows::stack, kind);
            bastide_piece piece{};
            piece.kind = kind;
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
    const int32_t margin = has(options_, BASTIDE_DRAW_FLAG_RULERS) ? kMargin_in_board : 40;
    const bastide_point corner{kTile * bounds_.left - margin, kTile * bounds_.top - margin};
    bastide_point size{kTile * (bounds_.right - bounds_.left + 1) + 2 * margin,
                       kTile * (bounds_.bottom - bounds_.top + 1) + 2 * margin};
    const int32_t row = corner.y + size.y + kRow / 2;
    size.y += seats * kRow;
    const int32_t width = seats > 0 ? width_of_rows() : 0;
    size.x = width > size.x ? width : size.x;
    begin(svg, options_, corner, size);
    draw_tiles(svg);
    draw_lit(svg, features, feature_count);
    draw_marks(svg);
    if (has(options_, BASTIDE_DRAW_FLAG_LABELS)) draw_labels(svg);
    draw_legal(svg);
    if (has(options_, BASTIDE_DRAW_FLAG_LAST)) draw_last(svg);
    for (const bool on_corners : {false, true}) draw_pieces(svg, on_corners);
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
    bastide_part part;  // asked for nothing but whether the geometry is of this game
    if (bastide_geometry_pick(geometry, game, 0, 0, &part) == BASTIDE_E_ARGUMENT) return BASTIDE_E_ARGUMENT;
    if (const bastide_status status = read_options(options, chosen); status != BASTIDE_OK) return status;
    Board board({game, nullptr, geometry}, chosen, from);
    if (const bastide_status status = board.read(); status != BASTIDE_OK) return status;
    Svg svg(out, cap, chosen.number);
    const bastide_status status = board.draw(svg, features, feature_count);
    return status == BASTIDE_OK ? svg.finish() : give_up(out, cap, status);
}

// ---- src/draw/dice.cpp ----

// Dice games: the dice built in cities as they lie, and rows of those in the tray and set aside below.

namespace bastide::draw {

namespace {

constexpr int32_t kDice = 9;
constexpr int32_t kMargin_in_dice = 120;
constexpr int32_t kStep = kTile + 160;  ///< from one die of a row to the next
constexpr int32_t kRows[] = {BASTIDE_SPOT_TRAY, BASTIDE_SPOT_ASIDE};

/// A die: the city is a block in its middle with an arm to each black side.
void draw_die(Svg& svg, const bastide_die& die, bastide_point at) noexcept
{
    static constexpr const char* kArms[] = {"M308,308v-308h408v308z", "M716,308h308v408h-308z", "M308,716v308h408v-308z",
                                            "M308,308h-308v408h308z"};
    svg.put("<g transform=\"translate(").put(at.x).put(" ").put(at.y).put(")\">");
    svg.put("<rect class=\"die\" x=\"12\" y=\"12\" width=\"1000\" height=\"1000\" rx=\"130\"/>");
    if (die.face != 0) {
        svg.put("<path class=\"black\" d=\"M308,308h408v408h-408z");
        for (int32_t side = 0; side < 4; ++side)
            if (die.sides >> side & 1) svg.put(kArms[side]);
        svg.put("\"/>");
    }
    svg.put("</g>\n");
}

int32_t count_on(const bastide_die* dice, int32_t spot) noexcept
{
    int32_t count = 0;
    for (int32_t i = 0; i < kDice; ++i) count += dice[i].spot == spot;
    return count;
}

/// The dice on a spot in a row.
void draw_row(Svg& svg, const bastide_die* dice, int32_t spot, bastide_point at) noexcept
{
    for (int32_t i = 0; i < kDice; ++i) {
        if (dice[i].spot != spot) continue;
        draw_die(svg, dice[i], at);
        at.x += kStep;
    }
}

}  // namespace

}  // namespace bastide::draw

using namespace bastide::draw;

int32_t bastide_draw_dice(const bastide_game* game, const bastide_draw_options* options, char* out, int32_t cap)
{
    bastide_draw_options chosen;
    if (!game || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    if (const bastide_status status = read_options(options, chosen); status != BASTIDE_OK) return status;
    bastide_die dice[kDice];
    if (const int32_t count = bastide_game_list_dice(game, dice, kDice); count < 0) return count;
    int32_t left = 0, top = 0, right = 0, bottom = -1;  // cells of the built dice; none without one
    for (const bastide_die& die : dice) {
        if (die.spot != BASTIDE_SPOT_BUILT) continue;
        left = die.x < left ? die.x : left;
        top = die.y < top ? die.y : top;
        right = die.x > right ? die.x : right;
        bottom = die.y > bottom ? die.y : bottom;
    }
    int32_t width = bottom < top ? 0 : (right - left + 1) * kTile;
    int32_t height = bottom < top ? 0 : (bottom - top + 1) * kTile + kMargin_in_dice;
    const int32_t below = kTile * top + height;
    for (const int32_t spot : kRows) {
        const int32_t row = count_on(dice, spot) * kStep;
        width = row > width ? row : width;
        height += row > 0 ? kStep : 0;
    }
    Svg svg(out, cap, chosen.number);
    begin(svg, chosen, {kTile * left - kMargin_in_dice, kTile * top - kMargin_in_dice}, {width + 2 * kMargin_in_dice, height + 2 * kMargin_in_dice});
    for (const bastide_die& die : dice)
        if (die.spot == BASTIDE_SPOT_BUILT) draw_die(svg, die, {kTile * die.x, kTile * die.y});
    bastide_point at{kTile * left, below};
    for (const int32_t spot : kRows) {
        draw_row(svg, dice, spot, at);
        if (count_on(dice, spot) > 0) at.y += kStep;
    }
    svg.put("</svg>\n");
    return svg.finish();
}

// ---- src/draw/list.cpp ----

namespace bastide::draw {

namespace {

void* BASTIDE_CALL allocate(void*, uint32_t size, uint32_t) { return std::malloc(size); }
void BASTIDE_CALL release(void*, void* ptr, uint32_t, uint32_t) { std::free(ptr); }

}  // namespace

bool read_allocator(const bastide_allocator* given, bastide_allocator& out) noexcept
{
    out = {nullptr, allocate, release};
    if (!given) return true;
    if (!given->alloc || !given->release) return false;
    out = *given;
    return true;
}

}  // namespace bastide::draw

// ---- src/draw/marks.cpp ----

namespace bastide::draw {

namespace {

constexpr const BoxMarks* kBoxes[] = {
    &kBaseMarks,     &kTowerMarks, &kAbbeyMayorMarks, &kInnsCathedralsMarks, &kTradersBuildersMarks, &kRiverMarks,
    &kFestivalMarks, &kSiegeMarks, &kCultMarks,       &kAbbotMarks,          &kPhantomMarks,         &kDarmstadtMarks};

template <class Visit>
void for_each_mark(Visit&& visit) noexcept
{
    int32_t index = 0;
    for (const BoxMarks* box : kBoxes)
        for (int32_t i = 0; i < box->count; ++i) visit(box->marks[i], index++);
}

}  // namespace

const char* Marks::find(Shows shows, int32_t kind) noexcept
{
    const char* name = nullptr;
    for_each_mark([&](const Mark& mark, int32_t index) {
        if (name || mark.shows != shows || mark.kind != kind) return;
        name = mark.name;
        used_ |= uint64_t{1} << index;
    });
    return name;
}

void Marks::define(Svg& svg) const noexcept
{
    svg.put("<defs>\n");
    for_each_mark([&](const Mark& mark, int32_t index) {
        if (used_ >> index & 1) svg.put("<g id=\"@").put(mark.name).put("\">").put(mark.markup).put("</g>\n");
    });
    svg.put("</defs>\n");
}

}  // namespace bastide::draw

// ---- src/draw/marks/abbey_mayor.cpp ----

// Marks of Abbey & Mayor.

namespace bastide::draw {

namespace {

constexpr Mark kMarks_in_abbey_mayor[] = {
    {Shows::wild, BASTIDE_SET_ABBEY_MAYOR, "abbey",
     "<path class=\"wall\" d=\"M-440,-440h880v880h-880z\"/><path class=\"crest\" d=\"M-440,-440h880v880h-880z\"/>"
     "<path class=\"front\" d=\"M-250,-30h500v250h-500z\"/><path class=\"roof\" d=\"M-290,-24l90,-150h400l90,150z\"/>"
     "<path class=\"front\" d=\"M-70,-24v-190h140v190z\"/><path class=\"roof\" d=\"M-94,-208l94,-130l94,130z\"/>"
     "<path class=\"line\" d=\"M0,-338v-66M-30,-378h60\"/>"
     "<path class=\"door\" d=\"M-46,220v-90q46,-62 92,0v90zM-190,90h60v80h-60zM130,90h60v80h-60z\"/>"},
    {Shows::piece, BASTIDE_PIECE_MAYOR, "mayor",
     "<path class=\"body\" d=\"M-84,100q8,-92 52,-118a56,56 0 1 1 64,0q44,26 52,118z\"/>"
     "<path class=\"gold\" d=\"M-62,-84v-78l31,38l31,-56l31,56l31,-38v78z\"/>"},
    {Shows::piece, BASTIDE_PIECE_WAGON, "wagon",
     "<path class=\"body\" d=\"M-112,-70h224l-30,126h-164z\"/><g class=\"gold\"><circle cx=\"-56\" cy=\"66\" r=\"34\"/>"
     "<circle cx=\"56\" cy=\"66\" r=\"34\"/></g>"},
    {Shows::piece, BASTIDE_PIECE_BARN, "barn",
     "<path class=\"body\" d=\"M-124,104v-128l58,-78h132l58,78v128z\"/><path class=\"line\" d=\"M-124,-24h248\"/>"},
};

}  // namespace

const BoxMarks kAbbeyMayorMarks{kMarks_in_abbey_mayor, sizeof kMarks_in_abbey_mayor / sizeof *kMarks_in_abbey_mayor};

}  // namespace bastide::draw

// ---- src/draw/marks/cult.cpp ----

// The shrine, drawn in place of a monastery.

namespace bastide::draw {

namespace {

constexpr Mark kMarks_in_cult[] = {
    {Shows::shown_as, BASTIDE_MARK_SHRINE, "shrine",
     "<path class=\"front\" d=\"M-112,102v-92q0,-112 112,-112q112,0 112,112v92z\"/>"
     "<path class=\"door\" d=\"M-50,102v-84q0,-56 50,-56q50,0 50,56v84z\"/><path class=\"gold\" "
     "d=\"M0,-10l22,56h-44zM-30,102v-40h60v40z\"/>"
     "<path class=\"line\" d=\"M0,-102v-62M-34,-138l34,-26l34,26\"/><path class=\"roof\" d=\"M-136,102h272v28h-272z\"/>"},
};

}  // namespace

const BoxMarks kCultMarks{kMarks_in_cult, sizeof kMarks_in_cult / sizeof *kMarks_in_cult};

}  // namespace bastide::draw

// ---- src/draw/marks/festival.cpp ----

// The mark of a festival: a pole with a garland of flags.

namespace bastide::draw {

namespace {

constexpr Mark kMarks_in_festival[] = {
    {Shows::mark, BASTIDE_MARK_FESTIVAL, "festival",
     "<path class=\"line\" d=\"M-96,96V-96M96,96V-96M-96,-88Q0,0 96,-88\"/>"
     "<path class=\"roof\" d=\"M-84,-78l40,32l-38,26zM44,-46l40,-32l-2,58z\"/>"
     "<path class=\"gold\" d=\"M-30,-46h60l-30,56z\"/><path class=\"front\" d=\"M-60,96v-54h120v54z\"/>"},
};

}  // namespace

const BoxMarks kFestivalMarks{kMarks_in_festival, sizeof kMarks_in_festival / sizeof *kMarks_in_festival};

}  // namespace bastide::draw

// ---- src/draw/marks/abbot.cpp ----

// Marks of The Abbot. Gardens are among those of the base game, whose tiles show them.

namespace bastide::draw {

namespace {

constexpr Mark kMarks_in_abbot[] = {
    {Shows::piece, BASTIDE_PIECE_ABBOT, "abbot",
     "<path class=\"body\" d=\"M-84,100q8,-92 52,-118q-44,-38 -28,-82q22,-40 60,-56q38,16 60,56q16,44 -28,82q44,26 52,118z\"/>"
     "<path class=\"gold\" d=\"M-12,-132h24v28h26v22h-26v44h-24v-44h-26v-22h26z\"/>"},
};

}  // namespace

const BoxMarks kAbbotMarks{kMarks_in_abbot, sizeof kMarks_in_abbot / sizeof *kMarks_in_abbot};

}  // namespace bastide::draw

// ---- src/draw/marks/darmstadt.cpp ----

// The Darmstadtium, and a church, drawn in place of a monastery.

namespace bastide::draw {

namespace {

constexpr Mark kMarks_in_darmstadt[] = {
    {Shows::mark, BASTIDE_MARK_DARMSTADTIUM, "darmstadtium",
     "<path class=\"front\" d=\"M-150,90v-120l90,-60v60l70,-50v50l140,-70v190z\"/>"
     "<path class=\"door\" d=\"M-110,20h50v30h-50zM-20,20h50v30h-50zM70,20h50v30h-50z\"/>"},
    {Shows::shown_as, BASTIDE_MARK_CHURCH, "church",
     "<path class=\"front\" d=\"M-112,112v-110h84v-70h56v70h84v110z\"/><path class=\"roof\" d=\"M-124,2l40,-56h56v56z"
     "M124,2l-40,-56h-56v56zM-40,-68l40,-72l40,72z\"/><path class=\"door\" d=\"M-26,112v-56q0,-30 26,-30q26,0 26,30v56z"
     "M-88,40h32v34h-32zM56,40h32v34h-32z\"/><path class=\"line\" d=\"M0,-140v-52M-20,-172h40\"/>"},
};

}  // namespace

const BoxMarks kDarmstadtMarks{kMarks_in_darmstadt, sizeof kMarks_in_darmstadt / sizeof *kMarks_in_darmstadt};

}  // namespace bastide::draw

// ---- src/draw/marks/inns_cathedrals.cpp ----

// Marks of Inns & Cathedrals.

namespace bastide::draw {

namespace {

constexpr Mark kMarks_in_inns_cathedrals[] = {
    {Shows::mark, BASTIDE_MARK_INN, "inn",
     "<path class=\"front\" d=\"M-76,-14h152v78h-152z\"/><path class=\"roof\" d=\"M-98,-8l40,-68h116l40,68z\"/>"
     "<path class=\"door\" d=\"M-18,64v-34q18,-24 36,0v34z\"/><path class=\"line\" d=\"M58,-76v-34h44\"/>"},
    {Shows::mark, BASTIDE_MARK_CATHEDRAL, "cathedral",
     "<path class=\"front\" d=\"M-150,-60h70v180h-70zM80,-60h70v180h-70zM-80,0h160v120h-160z\"/>"
     "<path class=\"roof\" d=\"M-160,-56l45,-110l45,110zM70,-56l45,-110l45,110zM-92,6l92,-96l92,96z\"/>"
     "<path class=\"door\" d=\"M-34,120v-54q34,-44 68,0v54z\"/><circle class=\"door\" cy=\"14\" r=\"22\"/>"},
    {Shows::piece, BASTIDE_PIECE_LARGE_FOLLOWER, "large",
     "<path class=\"body\" d=\"M-112,124q10,-116 68,-148a74,74 0 1 1 88,0q58,32 68,148z\"/>"},
};

}  // namespace

const BoxMarks kInnsCathedralsMarks{kMarks_in_inns_cathedrals, sizeof kMarks_in_inns_cathedrals / sizeof *kMarks_in_inns_cathedrals};

}  // namespace bastide::draw

// ---- src/draw/marks/base.cpp ----

// Marks of the base game and of the Winter Edition, and the signs of the seats.

namespace bastide::draw {

namespace {

constexpr Mark kMarks_in_base[] = {
    {Shows::piece, BASTIDE_PIECE_FOLLOWER, "follower",
     "<path class=\"body\" d=\"M-84,100q8,-92 52,-118a56,56 0 1 1 64,0q44,26 52,118z\"/>"},
    {Shows::building, BASTIDE_SEGMENT_MONASTERY, "monastery",
     "<path class=\"front\" d=\"M-118,-16h236v118h-236z\"/><path class=\"roof\" d=\"M-148,-10L0,-130L148,-10z\"/>"
     "<path class=\"line\" d=\"M0,-130v-56M-26,-162h52\"/><path class=\"door\" d=\"M-28,102v-44q28,-38 56,0v44z\"/>"},
    {Shows::building, BASTIDE_SEGMENT_GARDEN, "garden",
     "<path class=\"leaf\" d=\"M-84,-84h168v168h-168z\"/><g class=\"bloom\"><circle cx=\"-38\" cy=\"-34\" r=\"22\"/>"
     "<circle cx=\"38\" cy=\"-28\" r=\"22\"/><circle cx=\"-28\" cy=\"38\" r=\"22\"/><circle cx=\"38\" cy=\"36\" r=\"22\"/></g>"},
    {Shows::sign, BASTIDE_SIGN_VILLAGE, "village",
     "<g id=\"@house\"><path class=\"front\" d=\"M-110,-52h84v62h-84z\"/><path class=\"roof\" d=\"M-130,-46l62,-62l62,62z\"/></g>"
     "<use href=\"#@house\" x=\"150\" y=\"26\"/><use href=\"#@house\" x=\"40\" y=\"130\"/>"},
    {Shows::sign, kOneHouse, "hamlet",
     "<path class=\"front\" d=\"M-50,-10h100v74h-100z\"/><path class=\"roof\" d=\"M-74,-2l74,-74l74,74z\"/>"},
    {Shows::sign, kBushes, "bushes",
     "<g class=\"leaf\"><circle cx=\"-66\" cy=\"-34\" r=\"44\"/><circle cx=\"60\" cy=\"-22\" r=\"48\"/><circle cx=\"-12\" "
     "cy=\"62\" r=\"52\"/></g>"},
    {Shows::sign, BASTIDE_SIGN_GATE, "gate",
     "<path class=\"front\" d=\"M-62,58v-124h30v26h20v-26h24v26h20v-26h30v124z\"/><path class=\"door\" d=\"M-28,58v-46q28,-34 "
     "56,0v46z\"/>"},
    {Shows::sign, BASTIDE_SIGN_PENNANT, "pennant",
     "<path class=\"shield\" d=\"M-62,-76h124v72q0,58 -62,90q-62,-32 -62,-90z\"/>"
     "<path fill=\"none\" stroke=\"#fff\" stroke-width=\"16\" d=\"M0,-66v138M-54,-16h108\"/>"},
    {Shows::seat, 0, "s0", "<circle class=\"sign\" r=\"26\"/>"},
    {Shows::seat, 1, "s1", "<path class=\"sign\" d=\"M-24,-24h48v48h-48z\"/>"},
    {Shows::seat, 2, "s2", "<path class=\"sign\" d=\"M0,-32l32,56h-64z\"/>"},
    {Shows::seat, 3, "s3", "<path class=\"sign\" d=\"M0,-36l30,36l-30,36l-30,-36z\"/>"},
    {Shows::seat, 4, "s4", "<path class=\"sign\" d=\"M-12,-34h24v22h22v24h-22v22h-24v-22h-22v-24h22z\"/>"},
    {Shows::seat, 5, "s5", "<path class=\"sign\" d=\"M-34,-14h68v28h-68z\"/>"},
    {Shows::seat, 6, "s6", "<path class=\"sign\" d=\"M-32,-24h64l-32,56z\"/>"},
    {Shows::seat, 7, "s7", "<path class=\"sign\" d=\"M-14,-34h28v68h-28z\"/>"},
};

}  // namespace

const BoxMarks kBaseMarks{kMarks_in_base, sizeof kMarks_in_base / sizeof *kMarks_in_base};

}  // namespace bastide::draw

// ---- src/draw/marks/river.cpp ----

// Marks of the rivers: spring, lake, pig-herd, volcano.

namespace bastide::draw {

namespace {

constexpr Mark kMarks_in_river[] = {
    {Shows::mark, BASTIDE_MARK_SPRING, "spring",
     "<path class=\"stone\" d=\"M-84,34q-8,-52 38,-62q22,-56 70,-30q52,-12 54,40q26,40 -18,58q-78,22 -144,-6z\"/>"
     "<path class=\"line\" d=\"M-34,14q14,-26 30,0t30,0t30,0\"/>"},
    {Shows::mark, BASTIDE_MARK_LAKE, "lake",
     "<path class=\"line\" d=\"M-78,-22q26,-34 52,0t52,0t52,0M-78,30q26,-34 52,0t52,0t52,0\"/>"},
    {Shows::mark, BASTIDE_MARK_PIG_HERD, "herd",
     "<path class=\"front\" d=\"M-92,10q0,-54 58,-54h40q22,-26 44,-22l-2,26q28,14 30,40l16,6v24l-18,4q-10,18 "
     "-32,24v26h-26v-22h-56v22h-26v-28q-28,"
     "-14 -28,-46z\"/><circle class=\"door\" cx=\"48\" cy=\"-6\" r=\"8\"/>"},
    {Shows::mark, BASTIDE_MARK_VOLCANO, "volcano",
     "<path class=\"roof\" d=\"M-150,120l96,-186q18,16 36,0t36,0t36,0l96,186z\"/>"
     "<path class=\"stone\" d=\"M-40,-92q-26,-46 12,-66q8,-46 54,-28q44,20 14,62q-8,34 -40,32z\"/>"},
};

}  // namespace

const BoxMarks kRiverMarks{kMarks_in_river, sizeof kMarks_in_river / sizeof *kMarks_in_river};

}  // namespace bastide::draw

// ---- src/draw/marks/siege.cpp ----

// The mark of a siege: tents of the besiegers.

namespace bastide::draw {

namespace {

constexpr Mark kMarks_in_siege[] = {
    {Shows::mark, BASTIDE_MARK_SIEGE, "siege",
     "<path class=\"front\" d=\"M-122,78L-52,-66L18,78z\"/><path class=\"door\" d=\"M-74,78l22,-64l22,64z\"/>"
     "<path class=\"roof\" d=\"M10,78L74,-40L138,78z\"/><path class=\"door\" d=\"M56,78l18,-50l18,50z\"/>"
     "<path class=\"line\" d=\"M-52,-66v-50M74,-40v-44\"/><path class=\"roof\" d=\"M-52,-116h52l-16,18l16,18h-52z\"/>"},
};

}  // namespace

const BoxMarks kSiegeMarks{kMarks_in_siege, sizeof kMarks_in_siege / sizeof *kMarks_in_siege};

}  // namespace bastide::draw

// ---- src/draw/marks/phantom.cpp ----

// Marks of The Phantom.

namespace bastide::draw {

namespace {

constexpr Mark kMarks_in_phantom[] = {
    {Shows::piece, BASTIDE_PIECE_PHANTOM, "phantom",
     "<path class=\"body\" d=\"M-92,100v-96q0,-116 92,-116q92,0 92,116v96l-32,-34l-30,34l-30,-34l-30,34l-30,-34z\"/>"
     "<path class=\"front\" d=\"M-44,-52h28v34h-28zM16,-52h28v34h-28z\"/>"},
};

}  // namespace

const BoxMarks kPhantomMarks{kMarks_in_phantom, sizeof kMarks_in_phantom / sizeof *kMarks_in_phantom};

}  // namespace bastide::draw

// ---- src/draw/marks/tower.cpp ----

// Marks of The Tower.

namespace bastide::draw {

namespace {

constexpr Mark kMarks_in_tower[] = {
    {Shows::building, BASTIDE_SEGMENT_FOUNDATION, "foundation", "<path class=\"site\" d=\"M-70,-70h140v140h-140z\"/>"},
    {Shows::stack, BASTIDE_PIECE_TOWER_PIECE, "tower",
     "<path class=\"stone\" d=\"M-96,92v-186h36v36h36v-36h48v36h36v-36h36v186z\"/>"},
};

}  // namespace

const BoxMarks kTowerMarks{kMarks_in_tower, sizeof kMarks_in_tower / sizeof *kMarks_in_tower};

}  // namespace bastide::draw

// ---- src/draw/marks/traders_builders.cpp ----

// Marks of Traders & Builders.

namespace bastide::draw {

namespace {

constexpr Mark kMarks_in_traders_builders[] = {
    {Shows::mark, BASTIDE_MARK_WINE, "wine",
     "<path class=\"shield\" d=\"M-64,-70h128q0,84 -48,104v36h36v22h-104v-22h36v-36q-48,-20 -48,-104z\"/>"},
    {Shows::mark, BASTIDE_MARK_GRAIN, "grain",
     "<path class=\"gold\" d=\"M0,-96q44,40 22,72q48,-12 54,24q-10,36 -58,20q10,36 -18,76q-28,-40 -18,-76q-48,16 -58,-20q6,-36 "
     "54,-24q-22,-32 22,-72z\"/>"},
    {Shows::mark, BASTIDE_MARK_CLOTH, "cloth",
     "<path class=\"roof\" d=\"M-84,-56h140a28,28 0 0 1 28,28v56a28,28 0 0 1 -28,28h-140z\"/>"
     "<circle class=\"front\" cx=\"56\" cy=\"0\" r=\"30\"/>"},
    {Shows::piece, BASTIDE_PIECE_BUILDER, "builder",
     "<path class=\"body\" d=\"M-84,100q8,-92 52,-118a56,56 0 1 1 64,0q44,26 52,118z\"/>"
     "<path class=\"gold\" d=\"M-78,-92q78,-62 156,0v20h-156z\"/>"},
    {Shows::piece, BASTIDE_PIECE_PIG, "pig",
     "<path class=\"body\" d=\"M-124,16q0,-72 92,-72h72q20,-28 44,-30v34q36,20 40,52l-24,26q-10,30 "
     "-36,40v34h-36v-30h-84v30h-36v-44"
     "q-32,-12 -32,-40z\"/>"},
};

}  // namespace

const BoxMarks kTradersBuildersMarks{kMarks_in_traders_builders, sizeof kMarks_in_traders_builders / sizeof *kMarks_in_traders_builders};

}  // namespace bastide::draw

// ---- src/draw/options.cpp ----

namespace bastide::draw {

namespace {

constexpr uint32_t kAllFlags = BASTIDE_DRAW_FLAG_LABELS | BASTIDE_DRAW_FLAG_RULERS | BASTIDE_DRAW_FLAG_SEATS |
                               BASTIDE_DRAW_FLAG_LEGAL | BASTIDE_DRAW_FLAG_LAST;

/// The palette of Okabe and Ito in the order of the seats (red, blue, green, yellow, black, pink, white, orange); white instead
/// of its sky blue.
constexpr uint32_t kColours[BASTIDE_SEATS_MAX] = {0xD55E00, 0x0072B2, 0x009E73, 0xF0E442, 0x2B2B2B, 0xCC79A7, 0xFFFFFF, 0xE69F00};

struct Theme {
    const char* page;
    const char* ink;
    const char* faint;  ///< of rulers
    const char* field;
    const char* tuft;
    const char* city;
    const char* tiling;  ///< of the roofs
    const char* wall;
    const char* crest;
    const char* road;
    const char* bank;
    const char* river;
    const char* shore;
    const char* yard;  ///< ground of a building
    const char* front;
    const char* roof;
    const char* rim;
};

constexpr Theme kThemes[] = {{"#fbfaf6", "#33312c", "#77736a", "#b9d18c", "#a5c275", "#dba968", "#c8914f", "#5a3f2a", "#e8d3ae",
                              "#f9f5e8", "#8c866f", "#86b8da", "#4c84aa", "#e6d9bb", "#f3e7cd", "#a5432f", "#3a4a20"},
                             {"#1c1d1f", "#dedad0", "#8f8b82", "#47603b", "#53703f", "#9a6c3a", "#84582b", "#1b120b", "#c9a878",
                              "#cfc8b2", "#2c2c24", "#3f6f93", "#1f4258", "#8a7c60", "#d8caa9", "#7e2f20", "#10140a"},
                             {"#ffffff", "#000000", "#555555", "#ffffff", "#e3e3e3", "#cfcfcf", "#bcbcbc", "#000000", "#ffffff",
                              "#ffffff", "#444444", "#ececec", "#777777", "#ffffff", "#ffffff", "#6e6e6e", "#000000"}};

/// A rule of the style sheet: `selector{fill:VALUE;MORE}`. Rules name the ids of the picture, so that several can stand on one
/// page. A use of a symbol matches them too: browsers look for the selector inside the copy, whose root has an id and no picture
/// around it.
void put_rule(Svg& svg, const char* selector, const char* property, const char* value, const char* more = "") noexcept
{
    svg.put("[id^=@] ").put(selector).put("{").put(property).put(":").put(value).put(more).put("}\n");
}

void put_tile_rules(Svg& svg, const Theme& theme) noexcept
{
    put_rule(svg, ".field", "fill", "url(#@grass)");
    put_rule(svg, ".city", "fill", "url(#@roofs)");
    put_rule(svg, ".road", "fill", theme.road);
    put_rule(svg, ".river", "fill", theme.river);
    put_rule(svg, ".yard", "fill", theme.yard);
    put_rule(svg, ".wall", "stroke", theme.wall, ";stroke-width:44;fill:none;stroke-linejoin:round;stroke-linecap:round");
    put_rule(svg, ".crest", "stroke", theme.crest, ";stroke-width:12;fill:none;stroke-dasharray:30 30");
    put_rule(svg, ".bank", "stroke", theme.bank, ";stroke-width:16;fill:none;stroke-linecap:round");
    put_rule(svg, ".shore", "stroke", theme.shore, ";stroke-width:14;fill:none;stroke-linecap:round");
    put_rule(svg, ".rim", "stroke", theme.rim, ";stroke-width:8;stroke-opacity:.35;fill:none");
}

void put_mark_rules(Svg& svg, const Theme& theme) noexcept
{
    put_rule(svg, ".front", "fill", theme.front, ";stroke:#2b1a10;stroke-width:10;stroke-linejoin:round");
    put_rule(svg, ".roof", "fill", theme.roof, ";stroke:#2b1a10;stroke-width:10;stroke-linejoin:round");
    put_rule(svg, ".door", "fill", "#4a3324");
    put_rule(svg, ".stone", "fill", "#8d867d", ";stroke:#2e2a25;stroke-width:12;stroke-linejoin:round");
    put_rule(svg, ".site", "fill", "#c9c1b2", ";stroke:#5f584e;stroke-width:14;stroke-dasharray:34 18");
    put_rule(svg, ".line", "stroke", "#2b1a10", ";stroke-width:14;fill:none;stroke-linecap:round");
    put_rule(svg, ".shield", "fill", "#2458a6", ";stroke:#fff;stroke-width:12;stroke-linejoin:round");
    put_rule(svg, ".leaf", "fill", "#4f7f3a", ";stroke:#2f5222;stroke-width:10");
    put_rule(svg, ".bloom", "fill", "#d9698d");
    put_rule(svg, ".body", "stroke", "#161616", ";stroke-width:14;stroke-linejoin:round");
    put_rule(svg, ".gold", "fill", "#f2c230", ";stroke:#161616;stroke-width:12;stroke-linejoin:round");
    put_rule(svg, ".sign", "fill", "#fff", ";stroke:#161616;stroke-width:9;stroke-linejoin:round");
    put_rule(svg, ".die", "fill", "#f4efe2", ";stroke:#8a8272;stroke-width:22");
    put_rule(svg, ".black", "fill", "#4a4238");
    put_rule(svg, ".bars", "stroke", theme.ink, ";stroke-width:14;fill:none");
}

void put_text_rules(Svg& svg, const Theme& theme) noexcept
{
    put_rule(svg, "text", "font-family", "'DejaVu Sans',Verdana,sans-serif");
    put_rule(svg, ".label", "fill", theme.ink, ";font-size:104px;stroke-width:26;stroke-opacity:.75;paint-order:stroke");
    put_rule(svg, ".label", "stroke", theme.page);
    put_rule(svg, ".ruler", "fill", theme.faint, ";font-size:140px;text-anchor:middle");
    put_rule(svg, ".caption", "fill", theme.ink, ";font-size:132px;text-anchor:middle");
    put_rule(svg, ".score", "fill", theme.ink, ";font-size:200px;font-weight:bold");
    put_rule(svg, ".count", "fill", theme.ink, ";font-size:150px");
    put_rule(svg, ".height", "fill", "#fff",
             ";font-size:150px;font-weight:bold;text-anchor:middle;stroke:#161616;"
             "stroke-width:28;paint-order:stroke");
}

void put_seat_rules(Svg& svg, const bastide_draw_options& options) noexcept
{
    for (int32_t seat = 0; seat < BASTIDE_SEATS_MAX; ++seat)
        svg.put("[id^=@] .seat").put(seat).put("{fill:").put_colour(options.colours[seat]).put("}\n");
    svg.put("[id^=@] .nobody{fill:#9a9a9a}\n[id^=@] .lit{fill:url(#@hatch)}\n[id^=@] .legal{fill:none;stroke:");
    svg.put_colour(options.highlight).put(";stroke-width:26;stroke-dasharray:70 50}\n[id^=@] .last{fill:none;stroke:");
    svg.put_colour(options.highlight).put(";stroke-width:36}\n[id^=@] .plus{fill:none;stroke:").put_colour(options.highlight);
    svg.put(";stroke-width:36;stroke-linecap:round}\n");
}

/// Two shades in squares of `size` units; tiles are drawn turned, so the patterns look alike from all sides.
void put_pattern(Svg& svg, const char* name, int32_t size, const char* ground, const char* shade, const char* shape) noexcept
{
    svg.put("<pattern id=\"@").put(name).put("\" patternUnits=\"userSpaceOnUse\"");
    svg.put_attribute("width", size).put_attribute("height", size).put("><rect").put_attribute("width", size);
    svg.put_attribute("height", size).put(" fill=\"").put(ground).put("\"/><path fill=\"").put(shade).put("\" d=\"").put(shape);
    svg.put("\"/></pattern>\n");
}

void put_patterns(Svg& svg, const Theme& theme, uint32_t highlight) noexcept
{
    svg.put("<defs>\n");
    put_pattern(svg, "grass", 256, theme.field, theme.tuft,
                "M64,38q6,20 26,26q-20,6 -26,26q-6,-20 -26,-26q20,-6 26,-26zM192,166q6,20 26,26q-20,6 -26,26q-6,-20 "
                "-26,-26q20,-6 26,-26z");
    put_pattern(svg, "roofs", 128, theme.city, theme.tiling, "M10,10h44v44h-44zM74,74h44v44h-44z");
    svg.put(
        "<pattern id=\"@hatch\" width=\"72\" height=\"72\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">"
        "<path fill=\"");
    svg.put_colour(highlight).put("\" fill-opacity=\".3\" d=\"M0,0h72v72h-72z\"/><path fill=\"").put_colour(highlight);
    svg.put("\" fill-opacity=\".8\" d=\"M0,0h26v72h-26z\"/></pattern>\n</defs>\n");
}

}  // namespace

bastide_status read_options(const bastide_draw_options* given, bastide_draw_options& out) noexcept
{
    bastide_draw_options_init(&out);
    if (!given) return BASTIDE_OK;
    for (const uint32_t word : given->spare)
        if (word != 0) return BASTIDE_E_VERSION;
    if (given->flags & ~kAllFlags) return BASTIDE_E_ARGUMENT;
    if (given->theme < BASTIDE_DRAW_THEME_LIGHT || given->theme > BASTIDE_DRAW_THEME_PRINT) return BASTIDE_E_ARGUMENT;
    if (given->tile_pixels < 8 || given->tile_pixels > kTile) return BASTIDE_E_ARGUMENT;
    if (given->number < 0 || given->number > 999999) return BASTIDE_E_ARGUMENT;
    for (const uint32_t colour : given->colours)
        if (colour > 0xFFFFFF) return BASTIDE_E_ARGUMENT;
    if (given->highlight > 0xFFFFFF) return BASTIDE_E_ARGUMENT;
    out = *given;
    return BASTIDE_OK;
}

void begin(Svg& svg, const bastide_draw_options& options, bastide_point corner, bastide_point size) noexcept
{
    const Theme& theme = kThemes[options.theme];
    const auto pixels = [&](int32_t units) {
        return static_cast<int32_t>((int64_t{units} * options.tile_pixels + kTile / 2) / kTile);
    };
    svg.put("<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"@p\" viewBox=\"").put(corner.x).put(" ").put(corner.y).put(" ");
    svg.put(size.x).put(" ").put(size.y).put("\"").put_attribute("width", pixels(size.x)).put_attribute("height", pixels(size.y));
    svg.put(">\n<!-- Drawn by bastide, which is unofficial. This picture is CC0. -->\n<style>\n");
    put_tile_rules(svg, theme);
    put_mark_rules(svg, theme);
    put_text_rules(svg, theme);
    put_seat_rules(svg, options);
    svg.put("</style>\n");
    put_patterns(svg, theme, options.highlight);
    svg.put("<rect").put_attribute("x", corner.x).put_attribute("y", corner.y).put_attribute("width", size.x);
    svg.put_attribute("height", size.y).put(" fill=\"").put(theme.page).put("\"/>\n");
}

}  // namespace bastide::draw

bastide_status bastide_draw_options_init(bastide_draw_options* options)
{
    if (!options) return BASTIDE_E_ARGUMENT;
    *options = {};
    options->tile_pixels = 96;
    options->flags = BASTIDE_DRAW_FLAG_RULERS | BASTIDE_DRAW_FLAG_SEATS;
    options->highlight = 0xE8007A;
    for (int32_t seat = 0; seat < BASTIDE_SEATS_MAX; ++seat) options->colours[seat] = bastide::draw::kColours[seat];
    return BASTIDE_OK;
}

// ---- src/draw/sheet.cpp ----

// Single tiles, and sheets of all tile types of a game or a set.

namespace bastide::draw {

namespace {

constexpr int32_t kColumns = 8;
constexpr int32_t kGap = 200;
constexpr int32_t kCaption = 200;

/// One type at a corner, with its marks.
void draw_one(Svg& svg, Tile& tile, Marks& marks, const bastide_tile_def& def, int32_t rotation, bastide_point corner) noexcept
{
    if (tile.read(def.id, 0) != BASTIDE_OK) return;
    svg.put("<g transform=\"translate(").put(corner.x).put(" ").put(corner.y).put(")");
    if (rotation != 0) svg.put(" rotate(").put(90 * rotation).put(" 512 512)");
    svg.put("\">");
    tile.draw_ground(svg);
    svg.put("</g>\n");
    if (tile.status() != BASTIDE_OK || tile.read(def.id, rotation) != BASTIDE_OK) return;
    svg.put("<g transform=\"translate(").put(corner.x).put(" ").put(corner.y).put(")\">");
    tile.draw_marks(svg, marks, def);
    svg.put("</g>\n");
}

bastide_status draw_tile(Svg& svg, const Source& source, const bastide_draw_options& options, const bastide_tile_def& def,
                         int32_t rotation, const bastide_allocator& mem) noexcept
{
    Tile tile(source, mem);
    Marks marks;
    begin(svg, options, {0, 0}, {kTile, kTile});
    draw_one(svg, tile, marks, def, rotation, {0, 0});
    marks.define(svg);
    svg.put("</svg>\n");
    return tile.status();
}

bastide_status draw_sheet(Svg& svg, const Source& source, const bastide_draw_options& options,
                          const List<bastide_tile_def>& types, const bastide_allocator& mem) noexcept
{
    Tile tile(source, mem);
    Marks marks;
    const int32_t columns = types.count() < kColumns ? types.count() : kColumns;
    const int32_t rows = (types.count() + kColumns - 1) / kColumns;
    begin(svg, options, {0, 0}, {kGap + columns * (kTile + kGap), kGap + rows * (kTile + kGap + kCaption)});
    for (int32_t i = 0; i < types.count(); ++i) {
        const bastide_point corner{kGap + i % kColumns * (kTile + kGap), kGap + i / kColumns * (kTile + kGap + kCaption)};
        draw_one(svg, tile, marks, types[i], 0, corner);
        if (tile.status() != BASTIDE_OK) return tile.status();
        svg.put("<text class=\"caption\"").put_attribute("x", corner.x + 512).put_attribute("y", corner.y + kTile + 160).put(">");
        svg.put_text(types[i].name);
        if (types[i].count > 1) svg.put(" x ").put(types[i].count);
        svg.put("</text>\n");
    }
    marks.define(svg);
    svg.put("</svg>\n");
    return BASTIDE_OK;
}

/// Checks the arguments of all functions of this file, lists the types and draws with them.
template <class Draw>
int32_t draw_types(const Source& source, const bastide_draw_options* options, const bastide_allocator* mem, char* out,
                   int32_t cap, Draw&& draw) noexcept
{
    bastide_draw_options chosen;
    bastide_allocator from;
    if ((!source.game && !source.set) || !source.geometry || !is_buffer(out, cap) || !read_allocator(mem, from))
        return BASTIDE_E_ARGUMENT;
    if (source.game && !has_board(source.game)) return BASTIDE_E_ABSENT;
    bastide_status status = read_options(options, chosen);
    if (status != BASTIDE_OK) return status;
    List<bastide_tile_def> types(from);
    status = types.fill([&](bastide_tile_def* list, int32_t room) { return source.list_tiles(list, room); });
    if (status == BASTIDE_OK && types.count() == 0) status = BASTIDE_E_ABSENT;
    if (status != BASTIDE_OK) return status;
    Svg svg(out, cap, chosen.number);
    status = draw(svg, chosen, types, from);
    return status == BASTIDE_OK ? svg.finish() : give_up(out, cap, status);
}

int32_t draw_any_tile(const Source& source, const bastide_draw_options* options, int32_t tile, int32_t rotation,
                      const bastide_allocator* mem, char* out, int32_t cap) noexcept
{
    if (rotation < 0 || rotation > 3) return BASTIDE_E_ARGUMENT;
    return draw_types(source, options, mem, out, cap,
                      [&](Svg& svg, const bastide_draw_options& chosen, const List<bastide_tile_def>& types,
                          const bastide_allocator& from) -> bastide_status {
                          if (tile < 0 || tile >= types.count()) return BASTIDE_E_ABSENT;
                          return draw_tile(svg, source, chosen, types[tile], rotation, from);
                      });
}

int32_t draw_any_sheet(const Source& source, const bastide_draw_options* options, const bastide_allocator* mem, char* out,
                       int32_t cap) noexcept
{
    return draw_types(source, options, mem, out, cap,
                      [&](Svg& svg, const bastide_draw_options& chosen, const List<bastide_tile_def>& types,
                          const bastide_allocator& from) { return draw_sheet(svg, source, chosen, types, from); });
}

}  // namespace

}  // namespace bastide::draw

using namespace bastide::draw;

int32_t bastide_draw_tile(const bastide_game* game, const bastide_geometry* geometry, const bastide_draw_options* options,
                          int32_t tile, int32_t rotation, const bastide_allocator* mem, char* out, int32_t cap)
{
    return draw_any_tile({game, nullptr, geometry}, options, tile, rotation, mem, out, cap);
}

int32_t bastide_draw_set_tile(const bastide_tileset* set, const bastide_geometry* geometry, const bastide_draw_options* options,
                              int32_t tile, int32_t rotation, const bastide_allocator* mem, char* out, int32_t cap)
{
    return draw_any_tile({nullptr, set, geometry}, options, tile, rotation, mem, out, cap);
}

int32_t bastide_draw_sheet(const bastide_game* game, const bastide_geometry* geometry, const bastide_draw_options* options,
                           const bastide_allocator* mem, char* out, int32_t cap)
{
    return draw_any_sheet({game, nullptr, geometry}, options, mem, out, cap);
}

int32_t bastide_draw_set_sheet(const bastide_tileset* set, const bastide_geometry* geometry, const bastide_draw_options* options,
                               const bastide_allocator* mem, char* out, int32_t cap)
{
    return draw_any_sheet({nullptr, set, geometry}, options, mem, out, cap);
}

// ---- src/draw/svg.cpp ----

namespace bastide::draw {

void Svg::put_char(char c) noexcept
{
    if (length_ < cap_ - 1) out_[length_] = c;
    ++length_;
}

Svg& Svg::put(const char* markup) noexcept
{
    for (; *markup; ++markup) {
        if (*markup == '@') {
            put_char('b');
            put(number_);
            put_char('-');
        } else {
            put_char(*markup);
        }
    }
    return *this;
}

Svg& Svg::put(int32_t number) noexcept
{
    char digits[12];
    int count = 0;
    uint32_t rest = number < 0 ? 0u - static_cast<uint32_t>(number) : static_cast<uint32_t>(number);
    do digits[count++] = static_cast<char>('0' + rest % 10);
    while ((rest /= 10) != 0);
    if (number < 0) put_char('-');
    while (count > 0) put_char(digits[--count]);
    return *this;
}

Svg& Svg::put_text(const char* text) noexcept
{
    for (; *text; ++text) {
        const auto byte = static_cast<unsigned char>(*text);
        if (byte == '<')
            put("&lt;");
        else if (byte == '>')
            put("&gt;");
        else if (byte == '&')
            put("&amp;");
        else if (byte == '"')
            put("&quot;");
        else
            put_char(byte < 0x20 ? ' ' : *text);  // XML has no control characters
    }
    return *this;
}

Svg& Svg::put_colour(uint32_t colour) noexcept
{
    put_char('#');
    for (int shift = 20; shift >= 0; shift -= 4) put_char("0123456789abcdef"[colour >> shift & 0xF]);
    return *this;
}

Svg& Svg::put_attribute(const char* name, int32_t value) noexcept { return put(" ").put(name).put("=\"").put(value).put("\""); }

int32_t Svg::finish() noexcept
{
    if (cap_ > 0) out_[length_ < cap_ ? length_ : cap_ - 1] = '\0';
    return length_ <= INT32_MAX ? static_cast<int32_t>(length_) : static_cast<int32_t>(BASTIDE_E_LIMIT);
}

void put_rect(Svg& svg, const char* look, bastide_point corner, bastide_point size) noexcept
{
    svg.put("<rect class=\"").put(look).put("\"").put_attribute("x", corner.x).put_attribute("y", corner.y);
    svg.put_attribute("width", size.x).put_attribute("height", size.y).put("/>");
}

void put_use(Svg& svg, const char* symbol, const char* look, bastide_point at) noexcept
{
    svg.put("<use href=\"#@").put(symbol).put("\"");
    if (*look) svg.put(" class=\"").put(look).put("\"");
    svg.put_attribute("x", at.x).put_attribute("y", at.y).put("/>");
}

}  // namespace bastide::draw

// ---- src/draw/tile.cpp ----

namespace bastide::draw {

namespace {

/// The class of the ground of a segment; null: it is drawn as field.
const char* look_of(int32_t kind) noexcept
{
    switch (kind) {
        case BASTIDE_SEGMENT_CITY: return "city";
        case BASTIDE_SEGMENT_ROAD: return "road";
        case BASTIDE_SEGMENT_RIVER: return "river";
        case BASTIDE_SEGMENT_MONASTERY:
        case BASTIDE_SEGMENT_FOUNDATION: return "yard";
        default: return nullptr;
    }
}

bool is_wall(int32_t kind, int32_t, int32_t) noexcept { return kind == BASTIDE_PATH_WALL || kind == BASTIDE_PATH_GATE; }

bool is_bank(int32_t kind, int32_t one, int32_t other) noexcept
{
    return kind == BASTIDE_PATH_EDGE && (one == BASTIDE_SEGMENT_ROAD || other == BASTIDE_SEGMENT_ROAD);
}

bool is_shore(int32_t kind, int32_t one, int32_t other) noexcept
{
    return kind == BASTIDE_PATH_EDGE && !is_bank(kind, one, other) &&
           (one == BASTIDE_SEGMENT_RIVER || other == BASTIDE_SEGMENT_RIVER);
}

}  // namespace

int32_t Source::list_tiles(bastide_tile_def* out, int32_t cap) const noexcept
{
    return game ? bastide_game_list_tiles(game, out, cap) : bastide_tileset_list_tiles(set, out, cap);
}

int32_t Source::list_segments(int32_t tile, int32_t rotation, bastide_segment_def* out, int32_t cap) const noexcept
{
    return game ? bastide_game_list_segments(game, tile, rotation, out, cap)
                : bastide_tileset_list_segments(set, tile, rotation, out, cap);
}

bastide_status Tile::read(int32_t tile, int32_t rotation) noexcept
{
    tile_ = tile;
    rotation_ = rotation;
    fill(segments_, [&](bastide_segment_def* out, int32_t cap) { return source_.list_segments(tile, rotation, out, cap); });
    fill(signs_,
         [&](bastide_sign* out, int32_t cap) { return bastide_geometry_list_signs(source_.geometry, tile, rotation, out, cap); });
    return status_;
}

int32_t Tile::kind_of(int32_t segment) const noexcept
{
    return segment >= 0 && segment < segments_.count() ? segments_[segment].kind : 0;
}

bool Tile::find_spot(int32_t segment, bastide_point& out) const noexcept
{
    return bastide_geometry_list_spots(source_.geometry, tile_, segment, rotation_, &out, 1) > 0;
}

void Tile::put_outline(Svg& svg, int32_t segment) noexcept
{
    fill(paths_,
         [&](bastide_path* out, int32_t cap) { return bastide_geometry_list_rings(source_.geometry, tile_, segment, out, cap); });
    fill(points_, [&](bastide_point* out, int32_t cap) {
        return bastide_geometry_list_outline(source_.geometry, tile_, segment, rotation_, out, cap);
    });
    if (status_ != BASTIDE_OK) return;
    for (const bastide_path& ring : paths_) {
        put_path(svg, ring);
        svg.put("z");
    }
}

void Tile::put_path(Svg& svg, const bastide_path& path) const noexcept
{
    for (int32_t i = 0; i < path.count; ++i) {
        const bastide_point& at = points_[path.first + i];
        svg.put(i == 0 ? "M" : "L").put(at.x).put(",").put(at.y);
    }
}

void Tile::put_arcs(Svg& svg, const char* look, bool (*wanted)(int32_t kind, int32_t one, int32_t other)) noexcept
{
    fill(paths_, [&](bastide_path* out, int32_t cap) { return bastide_geometry_list_paths(source_.geometry, tile_, out, cap); });
    fill(points_, [&](bastide_point* out, int32_t cap) {
        return bastide_geometry_list_points(source_.geometry, tile_, rotation_, out, cap);
    });
    if (status_ != BASTIDE_OK) return;
    bool is_open = false;
    for (const bastide_path& path : paths_) {
        if (!wanted(path.kind, kind_of(path.segment), kind_of(path.other_segment))) continue;
        if (!is_open) svg.put("<path class=\"").put(look).put("\" d=\"");
        is_open = true;
        put_path(svg, path);
    }
    if (is_open) svg.put("\"/>");
}

void Tile::draw_ground(Svg& svg) noexcept
{
    put_rect(svg, "field", {0, 0}, {kTile, kTile});
    for (int32_t segment = 0; segment < segments(); ++segment) {
        const char* look = look_of(kind_of(segment));
        if (!look) continue;
        svg.put("<path class=\"").put(look).put("\" d=\"");
        put_outline(svg, segment);
        svg.put("\"/>");
    }
    put_arcs(svg, "shore", is_shore);
    put_arcs(svg, "bank", is_bank);
    put_arcs(svg, "wall", is_wall);
    put_arcs(svg, "crest", is_wall);
    put_rect(svg, "rim", {0, 0}, {kTile, kTile});
}

const char* Tile::name_of_sign(Marks& marks, const bastide_tile_def& def, const bastide_sign& sign) const noexcept
{
    if (sign.kind == BASTIDE_SIGN_BUILDING) {
        for (int32_t mark = 0; kind_of(sign.segment) != 0 && mark < 64; ++mark) {
            const char* marked = segments_[sign.segment].marks >> mark & 1 ? marks.find(Shows::shown_as, mark) : nullptr;
            if (marked) return marked;
        }
        const char* wild = def.flags & BASTIDE_TILE_FLAG_WILD ? marks.find(Shows::wild, def.set) : nullptr;
        return wild ? wild : marks.find(Shows::building, kind_of(sign.segment));
    }
    if (sign.kind == BASTIDE_SIGN_MARK) return marks.find(Shows::mark, sign.mark);
    if (sign.kind != BASTIDE_SIGN_VILLAGE) return marks.find(Shows::sign, sign.kind);
    int32_t roads = 0;
    for (const bastide_segment_def& segment : segments_) roads += segment.road_end == BASTIDE_ROAD_END_VILLAGE;
    const bool has_bushes = kind_of(sign.segment) != 0 && segments_[sign.segment].flags & BASTIDE_SEGMENT_FLAG_BUSH;
    return marks.find(Shows::sign, has_bushes ? +kBushes : roads == 1 ? +kOneHouse : +BASTIDE_SIGN_VILLAGE);
}

void Tile::draw_marks(Svg& svg, Marks& marks, const bastide_tile_def& def) noexcept
{
    for (const bastide_sign& sign : signs_)
        if (const char* name = name_of_sign(marks, def, sign)) put_use(svg, name, "", {sign.x, sign.y});
}

}  // namespace bastide::draw
