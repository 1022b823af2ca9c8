// SPDX-License-Identifier: MIT
// The block of one game: its records, its layout, and two ways to access it. StateView reads, State also writes; each consists of
// two pointers. The block contains no pointers and is copied by one memcpy.
#pragma once

#include "board/cell.hpp"
#include "board/tiles.hpp"
#include "common/assert.hpp"
#include "common/ids.hpp"
#include "common/random.hpp"

namespace bastide {

/// A step of the turn plan, or a waiting step: which one, whose, and three numbers with a meaning of its own.
struct Step {
    u8 code = 0;  ///< index into the steps of the rules
    u8 seat = 0;
    u16 a = 0;
    u16 b = 0;
    u16 c = 0;
};
static_assert(Flat<Step> && sizeof(Step) == 8);

inline constexpr int kMaxWaitingSteps = 16;

/// The head of the block: what most actions read or write.
struct Header {
    Random random;  ///< state of the generator, hidden from every viewer; zeros in a game with host chance
    u16 turn = 0;   ///< from 1
    u8 active = 0;  ///< the seat that is on turn
    u8 cursor = 0;  ///< index into the turn plan
    u8 depth = 0;   ///< the number of waiting steps
    u8 over = 0;
    u16 winners = 0;            ///< mask of seats; valid when the game is over
    u16 placed = 0;             ///< tiles on the board; their ids are 1 to placed
    u16 nodes = 0;              ///< segments on the board; their ids are 1 to nodes
    u16 open_cells = 0;         ///< empty cells that touch a tile
    u16 bag_left = 0;           ///< tiles still to be drawn
    TileId drawn;               ///< the tile drawn and not yet placed
    PlacedId last;              ///< the tile placed this turn
    u8 fault = 0;               ///< 1: an invariant was found broken; the game stays stopped until the block is replaced
    u8 acting_seat = 0;         ///< the seat that does the steps of this turn: `active`, or a seat that acts in its place
    u8 may_have_completed = 0;  ///< 1: in this turn the open count of a feature reached 0; 0: no feature can have been completed
    u8 out = 0;                 ///< mask of the seats that have left the game (RESIGN-01)
    u8 has_moved = 0;           ///< 1: a piece came to another place than a supply since this was cleared
    u8 reserved = 0;
    u16 landmarks = 0;    ///< length of the list of landmarks
    u16 monasteries = 0;  ///< length of the list of segments that count the cells around them, some of which may be complete;
                          ///< kNotListed: there is no list
    u16 foundations = 0;  ///< length of the list of foundations
    Step waiting[kMaxWaitingSteps];

    /// Who decides what nature does. A seeded generator never reaches the state of zeros.
    Chance chance() const noexcept
    {
        return (random.s[0] | random.s[1] | random.s[2] | random.s[3]) != 0 ? Chance::seeded : Chance::host;
    }

    void set_turn(int seat) noexcept { active = acting_seat = static_cast<u8>(seat); }
};
static_assert(Flat<Header>);

struct Seat {
    i32 score = 0;
    u8 supply[kPieceKinds] = {};  ///< by kind: how many of its pieces are in supply
    u16 prisoners = 0;            ///< how many of its pieces are in prison
    u16 reserved = 0;
};
static_assert(Flat<Seat>);

/// A placed tile.
struct Placed {
    u32 key = 0;  ///< the key of its cell
    OrientedId tile;
    NodeId first;  ///< the node of its segment 0; those of the other segments follow
};
static_assert(Flat<Placed> && sizeof(Placed) == 8);

/// The seat that placed a tile, and its turn. For hosts, and for the first part of a turn of two parts.
struct PlacedBy {
    u16 turn = 0;
    u8 seat = 0xFF;
    u8 reserved = 0;
};
static_assert(Flat<PlacedBy> && sizeof(PlacedBy) == 4);

constexpr Cell cell_of(const Placed& tile) noexcept { return cell_of(tile.key); }

/// A placed segment. The sums are valid in the root of a feature only. Nodes take half of the block, so a node holds only what is
/// read most often.
struct Node {
    NodeId up;    ///< union-find parent; a root is its own parent
    NodeId next;  ///< next member in the ring of the feature's members
    PlacedId tile;
    u16 open = 0;             ///< sum: open ports, of a monastery empty cells around it; 0: complete
    u16 marks = 0;            ///< sum: pennants of a city; pieces stacked on a foundation
    u16 claims_and_kind = 0;  ///< lower 12 bits, a sum: pieces that occupy it; upper 4 bits: the kind of the segment

    static constexpr u16 kClaims = 0x0FFF;

    constexpr SegmentKind kind() const noexcept { return static_cast<SegmentKind>(claims_and_kind >> 12); }
    constexpr u32 claims() const noexcept { return claims_and_kind & kClaims; }
    constexpr void set_kind(SegmentKind kind) noexcept
    {
        claims_and_kind = static_cast<u16>(static_cast<u32>(kind) << 12 | claims());
    }
    /// Adds `by`, which may be negative, to the number of claims.
    constexpr void change_claims(int by) noexcept { claims_and_kind = static_cast<u16>(claims_and_kind + by); }
};
static_assert(Flat<Node> && sizeof(Node) == 12 && kSegmentKinds <= 16);

/// The keys of monasteries are compared in groups of this size. Entries after the last one have the key 0, which belongs to no
/// cell.
inline constexpr u32 kMonasteriesPerGroup = 8;

/// The capacity of the list of monasteries. With more of them, a search of the eight cells around a new tile is cheaper.
inline constexpr u32 kMaxMonasteries = 48;
inline constexpr u16 kNotListed = 0xFFFF;

/// Nodes are copied from their templates in groups of this size, because a loop over the actual number of segments mispredicts.
/// The array of nodes has capacity for the surplus.
inline constexpr u32 kNodesPerCopy = 4;

/// A piece. It is in exactly one place at any time.
struct Piece {
    PieceKind kind = PieceKind::none;
    u8 owner = 0;  ///< a seat, or kNature for a neutral piece
    Spot spot = Spot::none;
    u8 holder = 0;  ///< for spots `prison` and `held`: the seat that holds it
    u16 at = 0;  ///< by spot, a node: its segment, the field at its corner, or the segment that it left; or a tile, a space, or
                 ///< the piece that it is beside
    u8 corner = 0;  ///< for spot `corner`: the corner of the tile, 0 NW, 1 NE, 2 SE, 3 SW; for a piece on a tile that joins two
                    ///< of its roads: 1 + its way (defs/spans.hpp)
    u8 reserved = 0;
};
static_assert(Flat<Piece> && sizeof(Piece) == 8);

/// The layout of the block: offsets in bytes, then sizes and capacities. It never changes after the rules are built.
struct Layout {
    u32 seats = 0;
    u32 bag = 0;
    u32 aside = 0;
    u32 slots = 0;  ///< the slots of the racks
    u32 placed = 0;
    u32 table = 0;
    u32 monastery_keys = 0;
    u32 monasteries = 0;
    u32 foundations = 0;
    u32 landmarks = 0;  ///< PlacedId: tiles with a mark for which modules look, by id
    u32 cleared = 0;    ///< the block is zeroed up to here; the rest is written before it is read
    u32 open_keys = 0;
    u32 open_want = 0;
    u32 open_mask = 0;
    u32 open_beside = 0;
    u32 nodes = 0;
    u32 pieces = 0;
    u32 placed_by = 0;
    u32 variables = 0;  ///< the variables of the modules
    u32 size = 0;

    u32 table_mask = 0;   ///< number of entries - 1; a power of two, at least three times the tiles
    u32 table_shift = 0;  ///< the hash of a cell is x + (y << table_shift)
    u16 seat_count = 0;
    u16 type_count = 0;
    u16 slot_count = 0;
    u16 max_placed = 0;
    u16 max_nodes = 0;
    u16 max_open = 0;
    u16 max_monasteries = 0;
    u16 max_foundations = 0;
    u16 max_landmarks = 0;
    u16 piece_count = 0;
    u16 variable_count = 0;
};

/// Checks an id against the length of its array. An access past the end would still be inside the block, so a sanitizer would not
/// report it.
constexpr u16 checked_index([[maybe_unused]] u16 most, u16 id) noexcept
{
    BASTIDE_ASSERT(id <= most);
    return id;
}

/// The nodes of a block. Loops over nodes use it to load the address of the array once.
template <class T>
class NodesOf {
public:
    NodesOf(T* first, u16 most) noexcept : first_(first), most_(most) {}
    T& operator[](NodeId id) const noexcept { return first_[checked_index(most_, id.raw)]; }

private:
    T* first_;
    [[maybe_unused]] u16 most_;
};
using NodesView = NodesOf<const Node>;
using Nodes = NodesOf<Node>;

/// Read access to a block.
class StateView {
public:
    StateView(const Layout& layout, const u8* block) noexcept : layout_(&layout), block_(block) {}

    const Layout& layout() const noexcept { return *layout_; }
    const u8* block() const noexcept { return block_; }

    /// The number of bytes that hold the position; the rest is unused capacity for nodes.
    u32 used() const noexcept { return layout_->nodes + (header().nodes + 1u) * u32{sizeof(Node)}; }

    const Header& header() const noexcept { return *reinterpret_cast<const Header*>(block_); }
    const Seat& seat(int i) const noexcept { return at<Seat>(layout_->seats)[i]; }
    u16 left(TileId type) const noexcept { return bag()[type.raw]; }
    const u16* bag() const noexcept { return at<u16>(layout_->bag); }  ///< by TileId: tiles left; see board/bag.hpp
    u16 aside(TileId type) const noexcept { return at<u16>(layout_->aside)[type.raw]; }
    const TileId* slots() const noexcept { return at<TileId>(layout_->slots); }  ///< the slots of the racks; see play/racks.hpp
    const Placed& placed(PlacedId id) const noexcept
    {
        return at<Placed>(layout_->placed)[checked_index(layout_->max_placed, id.raw)];
    }
    const PlacedBy& placed_by(PlacedId id) const noexcept
    {
        return at<PlacedBy>(layout_->placed_by)[checked_index(layout_->max_placed, id.raw)];
    }
    NodesView nodes() const noexcept { return {at<Node>(layout_->nodes), layout_->max_nodes}; }
    const Node& node(NodeId id) const noexcept { return nodes()[id]; }
    const Piece& piece(PieceId id) const noexcept
    {
        return at<Piece>(layout_->pieces)[checked_index(layout_->piece_count, id.raw)];
    }
    const u16* variables() const noexcept { return at<u16>(layout_->variables); }
    const u16* table() const noexcept { return at<u16>(layout_->table); }
    const u32* monastery_keys() const noexcept { return at<u32>(layout_->monastery_keys); }
    const NodeId* monasteries() const noexcept { return at<NodeId>(layout_->monasteries); }
    const NodeId* foundations() const noexcept { return at<NodeId>(layout_->foundations); }
    const PlacedId* landmarks() const noexcept { return at<PlacedId>(layout_->landmarks); }
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

/// Read and write access to a block.
class State : public StateView {
public:
    State(const Layout& layout, u8* block) noexcept : StateView(layout, block) {}

    Header& header() const noexcept { return *reinterpret_cast<Header*>(bytes()); }
    Seat& seat(int i) const noexcept { return at<Seat>(layout().seats)[i]; }
    u16* bag() const noexcept { return at<u16>(layout().bag); }
    u16& aside(TileId type) const noexcept { return at<u16>(layout().aside)[type.raw]; }
    TileId* slots() const noexcept { return at<TileId>(layout().slots); }
    Placed& placed(PlacedId id) const noexcept { return at<Placed>(layout().placed)[checked_index(layout().max_placed, id.raw)]; }
    PlacedBy& placed_by(PlacedId id) const noexcept
    {
        return at<PlacedBy>(layout().placed_by)[checked_index(layout().max_placed, id.raw)];
    }
    Nodes nodes() const noexcept { return {at<Node>(layout().nodes), layout().max_nodes}; }
    Node& node(NodeId id) const noexcept { return nodes()[id]; }
    Piece& piece(PieceId id) const noexcept { return at<Piece>(layout().pieces)[checked_index(layout().piece_count, id.raw)]; }
    u16* variables() const noexcept { return at<u16>(layout().variables); }
    u16* table() const noexcept { return at<u16>(layout().table); }
    u32* monastery_keys() const noexcept { return at<u32>(layout().monastery_keys); }
    NodeId* monasteries() const noexcept { return at<NodeId>(layout().monasteries); }
    NodeId* foundations() const noexcept { return at<NodeId>(layout().foundations); }
    PlacedId* landmarks() const noexcept { return at<PlacedId>(layout().landmarks); }
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

    /// The cast is valid, because the constructor took a writable block. A second, mutable pointer member would be one more load
    /// wherever both are used.
    u8* bytes() const noexcept { return const_cast<u8*>(block()); }
};

/// The cell of a segment's tile.
inline Cell cell_of(const StateView& state, NodeId segment) noexcept { return cell_of(state.placed(state.node(segment).tile)); }

/// The tile on which a piece stands, on a segment, a corner or none of them; none if it is on no tile.
inline PlacedId tile_under(const StateView& state, const Piece& piece) noexcept
{
    if (piece.spot == Spot::segment || piece.spot == Spot::corner) return state.node(NodeId(piece.at)).tile;
    return piece.spot == Spot::tile ? PlacedId(piece.at) : PlacedId{};
}

/// The place of a piece, with the fields of Piece that its spot uses.
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
    static constexpr PiecePlace across_tile(PlacedId tile, int way) noexcept
    {
        return {Spot::tile, tile.raw, static_cast<u8>(1 + way)};
    }
    static constexpr PiecePlace on_space(int space) noexcept { return {Spot::space, static_cast<u16>(space)}; }
    static constexpr PiecePlace beside(PieceId piece) noexcept { return {Spot::beside, piece.raw}; }
    static constexpr PiecePlace held_by(int seat) noexcept { return {Spot::held, 0, 0, static_cast<u8>(seat)}; }
    static constexpr PiecePlace in_prison_of(int seat) noexcept { return {Spot::prison, 0, 0, static_cast<u8>(seat)}; }
    /// Moving, after it left a segment.
    static constexpr PiecePlace on_its_way(NodeId from) noexcept { return {Spot::moving, from.raw}; }
};

/// Sets the place of a piece and updates its owner's counts of pieces in supply and in prison.
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
    state.header().has_moved |= static_cast<u8>(to.spot != Spot::supply);
}

/// Checks, in every build, a condition without which the block would be written out of bounds. If it fails, marks the block as
/// faulty, which stops the game. Returns the condition.
inline bool check_invariant(const State& state, bool holds) noexcept
{
    BASTIDE_ASSERT(holds);
    if (!holds) state.header().fault = 1;
    return holds;
}

}  // namespace bastide
