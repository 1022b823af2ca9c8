// SPDX-License-Identifier: MIT
// The block of one game: its records, where they lie, and two views of it. StateView asks, State also writes; both are two
// pointers. The block holds no pointers and is copied with one memcpy.
#pragma once

#include "board/cell.hpp"
#include "board/tiles.hpp"
#include "ground/assert.hpp"
#include "ground/ids.hpp"
#include "ground/random.hpp"

namespace bastide {

/// A decision or duty waiting its turn.
struct Step {
    u8 code = 0;  ///< index into the steps of the rules
    u8 seat = 0;
    u16 a = 0;
    u16 b = 0;
    u16 c = 0;
};
static_assert(Flat<Step> && sizeof(Step) == 8);

inline constexpr int kAgendaDepth = 16;

/// The small part that every action touches.
struct Header {
    Random random;  ///< the only secret; zeros in a game that its host feeds
    u16 turn = 0;   ///< from 1
    u8 active = 0;  ///< the seat whose turn it is
    u8 cursor = 0;  ///< into the plan
    u8 depth = 0;   ///< steps on the agenda
    u8 over = 0;
    u16 winners = 0;     ///< mask of seats, when over
    u16 placed = 0;      ///< tiles on the board; their ids are 1 to placed
    u16 nodes = 0;       ///< segments on the board; their ids are 1 to nodes
    u16 open_cells = 0;  ///< empty cells that touch a tile
    u16 bag_left = 0;    ///< tiles still to be drawn
    RowId drawn;         ///< the tile drawn and not yet placed
    PlacedId last;       ///< the tile placed this turn
    u8 fault = 0;        ///< a broken promise was found; nothing goes on until the block is replaced
    u8 acting_seat = 0;  ///< the seat that does the steps of this turn: that whose turn it is, or one that stands in for it
    u8 may_have_completed = 0;  ///< 1: this turn something lost the last that was open of it; 0: nothing can have been completed
    u8 out = 0;                 ///< mask of seats that have left the game (RESIGN-01)
    u8 reserved[4]{};
    u16 monasteries = 0;  ///< on the list of segments that count the cells around them; some may be complete. Or kNotListed
    u16 foundations = 0;  ///< on the list of foundations
    Step agenda[kAgendaDepth];

    /// Who answers for chance. A generator that was seeded never comes to zeros.
    Chance chance() const noexcept
    {
        return (random.s[0] | random.s[1] | random.s[2] | random.s[3]) != 0 ? Chance::seeded : Chance::host;
    }

    void set_turn(int seat) noexcept { active = acting_seat = static_cast<u8>(seat); }
};
static_assert(Flat<Header>);

struct Seat {
    i32 score = 0;
    u8 supply[kPieceKinds] = {};  ///< its pieces of each kind in supply
    u16 prisoners = 0;            ///< its pieces in prison
    u16 reserved = 0;
};
static_assert(Flat<Seat>);

/// A placed tile.
struct Placed {
    u32 key = 0;  ///< of its cell
    OrientedId tile;
    NodeId first;  ///< node of its segment 0; the others follow
};
static_assert(Flat<Placed> && sizeof(Placed) == 8);

/// Who placed a tile, and in which turn; no rule looks at it.
struct PlacedBy {
    u16 turn = 0;
    u8 seat = 0xFF;
    u8 reserved = 0;
};
static_assert(Flat<PlacedBy> && sizeof(PlacedBy) == 4);

constexpr Cell cell_of(const Placed& tile) noexcept { return cell_of(tile.key); }

/// A placed segment. The sums stand at the root of its feature only. Segments make half of a block, so there is no more in it
/// than what is asked all the time.
struct Node {
    NodeId up;    ///< parent; a root is its own
    NodeId next;  ///< ring of the feature's members
    PlacedId tile;
    u16 open = 0;             ///< sum: ports (a monastery: cells) still open; complete means none
    u16 marks = 0;            ///< sum: pennants of a city; pieces stacked on a foundation
    u16 claims_and_kind = 0;  ///< sum: pieces that occupy it; in the upper four bits the kind, to which nothing is added

    static constexpr u16 kClaims = 0x0FFF;

    constexpr SegmentKind kind() const noexcept { return static_cast<SegmentKind>(claims_and_kind >> 12); }
    constexpr u32 claims() const noexcept { return claims_and_kind & kClaims; }
    constexpr void set_kind(SegmentKind kind) noexcept
    {
        claims_and_kind = static_cast<u16>(static_cast<u32>(kind) << 12 | claims());
    }
    /// The sum grows or shrinks by so many.
    constexpr void change_claims(int by) noexcept { claims_and_kind = static_cast<u16>(claims_and_kind + by); }
};
static_assert(Flat<Node> && sizeof(Node) == 12 && kSegmentKinds <= 16);

/// So many monasteries are looked at at once. What stands behind the last of them has a key of no cell (0).
inline constexpr u32 kMonasteriesAtOnce = 8;

/// No more of them are listed: from then on looking at the eight cells around a new tile is cheaper.
inline constexpr u32 kMostMonasteries = 48;
inline constexpr u16 kNotListed = 0xFFFF;

/// So many segments are born at once, because how many a tile has nobody can foretell; the last of them may be none, and there is
/// room for those.
inline constexpr u32 kNodesAtOnce = 4;

/// A wooden thing: in exactly one place at any time.
struct Piece {
    PieceKind kind = PieceKind::none;
    u8 owner = 0;  ///< a seat, or kNature: nobody's
    Spot spot = Spot::none;
    u8 holder = 0;  ///< in prison or held: the seat that holds it
    u16 at = 0;     ///< a node: the segment it stands on, the field of its corner, or where it set out from; else the tile, the
                    ///< space, or the piece beside which it stands
    u8 corner = 0;  ///< on a corner: which of its tile, 0 NW, 1 NE, 2 SE, 3 SW
    u8 reserved = 0;
};
static_assert(Flat<Piece> && sizeof(Piece) == 8);

/// Where things lie in the block, in bytes from its begin. Fixed when the rules are built.
struct Layout {
    u32 seats = 0;
    u32 bag = 0;
    u32 aside = 0;
    u32 slots = 0;  ///< of the racks
    u32 placed = 0;
    u32 table = 0;
    u32 monastery_keys = 0;
    u32 monasteries = 0;
    u32 foundations = 0;
    u32 cleared = 0;  ///< what lies before is cleared before a game, what lies behind is written before it matters
    u32 open_keys = 0;
    u32 open_want = 0;
    u32 open_mask = 0;
    u32 open_beside = 0;
    u32 nodes = 0;
    u32 pieces = 0;
    u32 placed_by = 0;
    u32 words = 0;  ///< the rooms' drawers
    u32 size = 0;

    u32 table_mask = 0;   ///< entries - 1, a power of two above twice the tiles
    u32 table_shift = 0;  ///< how far a row lies apart in it
    u16 seat_count = 0;
    u16 row_count = 0;
    u16 slot_count = 0;
    u16 max_placed = 0;
    u16 max_nodes = 0;
    u16 max_open = 0;
    u16 max_monasteries = 0;
    u16 max_foundations = 0;
    u16 piece_count = 0;
    u16 word_count = 0;
};

/// An id is a place in its array; one beyond it would still lie in the block, where no sanitizer sees it.
constexpr u16 up_to([[maybe_unused]] u16 most, u16 id) noexcept
{
    BASTIDE_ASSERT(id <= most);
    return id;
}

/// The nodes of a block, for loops that go from one to the next.
template <class T>
class NodesOf {
public:
    NodesOf(T* first, u16 most) noexcept : first_(first), most_(most) {}
    T& operator[](NodeId id) const noexcept { return first_[up_to(most_, id.raw)]; }

private:
    T* first_;
    [[maybe_unused]] u16 most_;
};
using NodesView = NodesOf<const Node>;
using Nodes = NodesOf<Node>;

/// Reads a block.
class StateView {
public:
    StateView(const Layout& layout, const u8* block) noexcept : layout_(&layout), block_(block) {}

    const Layout& layout() const noexcept { return *layout_; }
    const u8* block() const noexcept { return block_; }

    /// So many bytes tell the position; behind them is room for segments to come.
    u32 used() const noexcept { return layout_->nodes + (header().nodes + 1u) * u32{sizeof(Node)}; }

    const Header& header() const noexcept { return *reinterpret_cast<const Header*>(block_); }
    const Seat& seat(int i) const noexcept { return at<Seat>(layout_->seats)[i]; }
    u16 left(RowId row) const noexcept { return bag()[row.raw]; }
    const u16* bag() const noexcept { return at<u16>(layout_->bag); }  ///< tiles left, by row: see board/bag.hpp
    u16 aside(RowId row) const noexcept { return at<u16>(layout_->aside)[row.raw]; }
    const RowId* slots() const noexcept { return at<RowId>(layout_->slots); }  ///< of the racks: see play/racks.hpp
    const Placed& placed(PlacedId id) const noexcept { return at<Placed>(layout_->placed)[up_to(layout_->max_placed, id.raw)]; }
    const PlacedBy& placed_by(PlacedId id) const noexcept
    {
        return at<PlacedBy>(layout_->placed_by)[up_to(layout_->max_placed, id.raw)];
    }
    NodesView nodes() const noexcept { return {at<Node>(layout_->nodes), layout_->max_nodes}; }
    const Node& node(NodeId id) const noexcept { return nodes()[id]; }
    const Piece& piece(PieceId id) const noexcept { return at<Piece>(layout_->pieces)[up_to(layout_->piece_count, id.raw)]; }
    const u16* words() const noexcept { return at<u16>(layout_->words); }
    const u16* table() const noexcept { return at<u16>(layout_->table); }
    const u32* monastery_keys() const noexcept { return at<u32>(layout_->monastery_keys); }
    const NodeId* monasteries() const noexcept { return at<NodeId>(layout_->monasteries); }
    const NodeId* foundations() const noexcept { return at<NodeId>(layout_->foundations); }
    const u32* open_keys() const noexcept { return at<u32>(layout_->open_keys); }
    const u8* open_want() const noexcept { return at<u8>(layout_->open_want); }
    const u8* open_mask() const noexcept { return at<u8>(layout_->open_mask); }
    const u8* open_beside() const noexcept { return at<u8>(layout_->open_beside); }

private:
    template <class T>
    const T* at(u32 offset) const noexcept
    {
        return reinterpret_cast<const T*>(block_ + offset);
    }

    const Layout* layout_;
    const u8* block_;
};

/// Reads and writes a block.
class State : public StateView {
public:
    State(const Layout& layout, u8* block) noexcept : StateView(layout, block) {}

    Header& header() const noexcept { return *reinterpret_cast<Header*>(bytes()); }
    Seat& seat(int i) const noexcept { return at<Seat>(layout().seats)[i]; }
    u16* bag() const noexcept { return at<u16>(layout().bag); }
    u16& aside(RowId row) const noexcept { return at<u16>(layout().aside)[row.raw]; }
    RowId* slots() const noexcept { return at<RowId>(layout().slots); }
    Placed& placed(PlacedId id) const noexcept { return at<Placed>(layout().placed)[up_to(layout().max_placed, id.raw)]; }
    PlacedBy& placed_by(PlacedId id) const noexcept
    {
        return at<PlacedBy>(layout().placed_by)[up_to(layout().max_placed, id.raw)];
    }
    Nodes nodes() const noexcept { return {at<Node>(layout().nodes), layout().max_nodes}; }
    Node& node(NodeId id) const noexcept { return nodes()[id]; }
    Piece& piece(PieceId id) const noexcept { return at<Piece>(layout().pieces)[up_to(layout().piece_count, id.raw)]; }
    u16* words() const noexcept { return at<u16>(layout().words); }
    u16* table() const noexcept { return at<u16>(layout().table); }
    u32* monastery_keys() const noexcept { return at<u32>(layout().monastery_keys); }
    NodeId* monasteries() const noexcept { return at<NodeId>(layout().monasteries); }
    NodeId* foundations() const noexcept { return at<NodeId>(layout().foundations); }
    u32* open_keys() const noexcept { return at<u32>(layout().open_keys); }
    u8* open_want() const noexcept { return at<u8>(layout().open_want); }
    u8* open_mask() const noexcept { return at<u8>(layout().open_mask); }
    u8* open_beside() const noexcept { return at<u8>(layout().open_beside); }

private:
    template <class T>
    T* at(u32 offset) const noexcept
    {
        return reinterpret_cast<T*>(bytes() + offset);
    }

    /// Whoever made this gave a block that may be written; a second pointer to it would be loaded wherever both are used.
    u8* bytes() const noexcept { return const_cast<u8*>(block()); }
};

/// The cell of a segment's tile.
inline Cell cell_of(const StateView& state, NodeId segment) noexcept { return cell_of(state.placed(state.node(segment).tile)); }

/// Where a piece is.
struct PiecePlace {
    Spot spot = Spot::supply;
    u16 at = 0;
    u8 corner = 0;
    u8 holder = 0;

    static constexpr PiecePlace in_supply() noexcept { return {}; }
    static constexpr PiecePlace on_segment(NodeId segment) noexcept { return {Spot::segment, segment.raw}; }
    static constexpr PiecePlace on_corner(NodeId field, int corner) noexcept
    {
        return {Spot::corner, field.raw, static_cast<u8>(corner)};
    }
    static constexpr PiecePlace on_tile(PlacedId tile) noexcept { return {Spot::tile, tile.raw}; }
    static constexpr PiecePlace on_space(int space) noexcept { return {Spot::space, static_cast<u16>(space)}; }
    static constexpr PiecePlace beside(PieceId piece) noexcept { return {Spot::beside, piece.raw}; }
    static constexpr PiecePlace held_by(int seat) noexcept { return {Spot::held, 0, 0, static_cast<u8>(seat)}; }
    static constexpr PiecePlace in_prison_of(int seat) noexcept { return {Spot::prison, 0, 0, static_cast<u8>(seat)}; }
    /// On its way, from where it stood.
    static constexpr PiecePlace on_its_way(NodeId from) noexcept { return {Spot::moving, from.raw}; }
};

/// Puts a piece elsewhere, and keeps its owner's pieces in supply and in prison counted.
inline void move_piece(const State& state, PieceId id, const PiecePlace& to) noexcept
{
    Piece& piece = state.piece(id);
    if (piece.owner != kNature) {
        Seat& seat = state.seat(piece.owner);
        u8& supply = seat.supply[static_cast<int>(piece.kind)];
        supply = static_cast<u8>(supply + (to.spot == Spot::supply) - (piece.spot == Spot::supply));
        seat.prisoners = static_cast<u16>(seat.prisoners + (to.spot == Spot::prison) - (piece.spot == Spot::prison));
    }
    piece.spot = to.spot;
    piece.at = to.at;
    piece.corner = to.corner;
    piece.holder = to.holder;
}

/// Guards the block itself: a promise whose breach would write out of bounds is checked in every build. A breach marks the block,
/// and the game stops there.
inline bool check_invariant(const State& state, bool kept) noexcept
{
    BASTIDE_ASSERT(kept);
    if (!kept) state.header().fault = 1;
    return kept;
}

}  // namespace bastide
