// SPDX-License-Identifier: MIT
//
// The reference's answers. Each is computed from the tiles and pieces alone, in the way the rule is worded, and nothing is
// carried over from one board to the next.
#include "reference.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <stdexcept>
#include <utility>

namespace reference {

namespace {

constexpr std::array<Cell, 4> steps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

/// The cell whose NW corner a corner of (0,0) is: corners 0 NW, 1 NE, 2 SE, 3 SW.
constexpr std::array<Cell, 4> corner_points{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};

/// The two half sides that meet at each corner.
constexpr std::array<std::pair<int, int>, 4> corner_slots{{{7, 0}, {1, 2}, {3, 4}, {5, 6}}};

constexpr std::size_t at(int number) { return static_cast<std::size_t>(number); }

constexpr int opposite(int side) { return (side + 2) % 4; }

/// The half side that meets half side `slot` across the border.
constexpr int facing_slot(int slot) { return (5 + 4 * (slot / 2) + 8 - slot) % 8; }

constexpr int turned_side(int side, int rotation) { return (side + rotation) % 4; }
constexpr int turned_slot(int slot, int rotation) { return (slot + 2 * rotation) % 8; }
constexpr int unturned_side(int side, int rotation) { return (side + 4 - rotation) % 4; }
constexpr int unturned_slot(int slot, int rotation) { return (slot + 8 - 2 * rotation) % 8; }

/// What a tile shows on a side as it lies.
char edge_of(const TileType& type, int rotation, int side) { return type.edges[at(unturned_side(side, rotation))]; }

/// BRIDGE-ROAD-01, BRIDGE-FIELD-01: the tile with one more road, from side to side; its fields stay as they are.
TileType with_bridge(TileType type, int rotation, int span)
{
    const int way = span - 1;
    Segment road;
    road.kind = SegmentKind::road;
    for (int side : {way, way + 2}) {
        const int stored = unturned_side(side, rotation);
        type.edges[at(stored)] = 'R';
        type.on_side[at(stored)] = static_cast<int>(type.segments.size());
        road.sides.push_back(stored);
    }
    type.segments.push_back(road);
    return type;
}

/// What a placed tile shows on a side, a road across it included.
char edge_of(const TileTable& table, const PlacedTile& placed, int side)
{
    if (placed.span > 0 && side % 2 == placed.span - 1) return 'R';
    return edge_of(table[placed.type], placed.rotation, side);
}

/// BASE-PLACE-02, ABBEY-PLACE-03: equal edges fit, and an abbey fits anything.
bool edges_fit(char one, char other) { return one == other || one == '*' || other == '*'; }

/// The same numbers, rising and each once.
std::vector<int> each_once(std::vector<int> numbers)
{
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    return numbers;
}

int find_tile(std::span<const PlacedTile> tiles, int x, int y)
{
    for (std::size_t i = 0; i < tiles.size(); ++i)
        if (tiles[i].x == x && tiles[i].y == y) return static_cast<int>(i);
    return -1;
}

std::optional<Fault> fault_in_opening(const TileTable& table, const PlacedTile& first, Opening opening)
{
    if (first.x != 0 || first.y != 0) return Fault{0, "the first tile lies off (0,0)"};
    if (opening == Opening::start_tile && !table[first.type].start) return Fault{0, "the first tile is no start tile"};
    if (table[first.type].abbey) return Fault{0, "an abbey cannot open the game"};
    return std::nullopt;
}

PayFor pay_for(SegmentKind kind)
{
    switch (kind) {
        case SegmentKind::road: return PayFor::road;
        case SegmentKind::city: return PayFor::city;
        case SegmentKind::monastery: return PayFor::monastery;
        case SegmentKind::garden: return PayFor::garden;
        case SegmentKind::abbacy: return PayFor::abbot;
        case SegmentKind::hut: return PayFor::hut;
        default: return PayFor::field;
    }
}

bool scores_when_complete(SegmentKind kind)
{
    return kind == SegmentKind::road || kind == SegmentKind::city || counts_cells_around(kind);
}

/// MAYOR-STR-01, -02, IC-OPT-02: what a piece adds to its owner's strength in a feature.
int weight_of(PieceKind kind, const Feature& feature, const HouseRules& house_rules)
{
    switch (kind) {
        case PieceKind::large_follower: return house_rules.large_weight;
        case PieceKind::mayor: return feature.pennants;
        default: return is_follower(kind) ? 1 : 0;
    }
}

/// Whether the facts of a kind of piece say that it is deployed on such segments (BASE-MEEPLE-01, ABBOT-DEPLOY-01 to -04,
/// MAYOR-PLACE-02, WAGON-PLACE-02, RIVER-DEPLOY-01). Whoever can be a monk can be an abbot (SPMON-01); a hut is for those who can
/// stand on roads and in monasteries (YAGA-01).
bool fits(PieceKind kind, SegmentKind where)
{
    if (where == SegmentKind::abbacy) return fits(kind, SegmentKind::monastery);
    if (where == SegmentKind::hut) return fits(kind, SegmentKind::monastery) && fits(kind, SegmentKind::road);
    for (const PieceFacts& piece : piece_facts())
        if (piece.kind == static_cast<int>(kind))
            return std::find(piece.fits.begin(), piece.fits.end(), where) != piece.fits.end();
    throw std::logic_error("no facts of the kind of piece " + std::to_string(static_cast<int>(kind)));
}

}  // namespace

Building building_of(const TileType& type)
{
    if (!type.monastery && !type.abbey) return Building::none;
    for (const Segment& segment : type.segments)
        if (std::find(segment.marks.begin(), segment.marks.end(), "shrine") != segment.marks.end()) return Building::shrine;
    return Building::monastery;
}

namespace {

/// CULT-PLACE-01, -02: whether of this building and its neighbours of the other kind one would have two rivals.
template <class At>
bool makes_second_rival(Building building, Cell cell, At&& building_at)
{
    if (building == Building::none) return false;
    const Building rival = building == Building::shrine ? Building::monastery : Building::shrine;
    const auto beside = [&](Cell middle, Building wanted) {
        std::vector<Cell> found;
        for (int y = middle.y - 1; y <= middle.y + 1; ++y)
            for (int x = middle.x - 1; x <= middle.x + 1; ++x)
                if ((x != middle.x || y != middle.y) && building_at(x, y) == wanted) found.push_back({x, y});
        return found;
    };
    const std::vector<Cell> rivals = beside(cell, rival);
    return rivals.size() > 1 || (rivals.size() == 1 && !beside(rivals[0], building).empty());
}

}  // namespace

// ---- the list of tiles

std::optional<Fault> fault_at(const TileTable& table, std::span<const PlacedTile> tiles, int tile, Opening opening)
{
    const PlacedTile& placed = tiles[at(tile)];
    if (tile == 0) return fault_in_opening(table, placed, opening);

    const std::span<const PlacedTile> before = tiles.first(at(tile));
    if (find_tile(before, placed.x, placed.y) >= 0) return Fault{tile, "the cell is taken"};
    int neighbours = 0;
    for (int side = 0; side < 4; ++side) {
        const int other = find_tile(before, placed.x + steps[at(side)].x, placed.y + steps[at(side)].y);
        if (other < 0) continue;
        ++neighbours;
        const PlacedTile& neighbour = before[at(other)];
        const char mine = edge_of(table, placed, side);
        const char theirs = edge_of(table, neighbour, opposite(side));
        if (!edges_fit(mine, theirs)) return Fault{tile, "a side does not match its neighbour"};
    }
    if (neighbours == 0) return Fault{tile, "no side touches a tile"};
    if (table[placed.type].abbey && neighbours < 4) return Fault{tile, "an abbey lies outside a hole"};
    const auto building_at = [&](int x, int y) {
        const int other = find_tile(before, x, y);
        return other < 0 ? Building::none : building_of(table[before[at(other)].type]);
    };
    if (makes_second_rival(building_of(table[placed.type]), {placed.x, placed.y}, building_at))
        return Fault{tile, "a shrine or monastery has two rivals"};
    return std::nullopt;
}

std::optional<Fault> first_fault(const TileTable& table, std::span<const PlacedTile> tiles, Opening opening)
{
    for (std::size_t i = 0; i < tiles.size(); ++i)
        if (auto fault = fault_at(table, tiles, static_cast<int>(i), opening)) return fault;
    return std::nullopt;
}

// ---- small questions

bool is_companion(PieceKind kind) { return kind == PieceKind::builder || kind == PieceKind::pig; }

bool is_off_features(PieceKind kind) { return kind >= PieceKind::acrobat; }

bool is_magic(PieceKind kind) { return kind == PieceKind::mage || kind == PieceKind::witch; }

bool is_follower(PieceKind kind)
{
    return kind != PieceKind::barn && kind != PieceKind::tower_piece && kind != PieceKind::shepherd && !is_companion(kind) &&
           kind != PieceKind::bridge && kind != PieceKind::castle && !is_off_features(kind) && !is_magic(kind);
}

std::vector<Cell> tower_area(Cell tower, int height)
{
    std::vector<Cell> area;
    for (int dy = -height; dy <= height; ++dy) {
        if (dy != 0) area.push_back({tower.x, tower.y + dy});
        for (int dx = -height; dy == 0 && dx <= height; ++dx) area.push_back({tower.x + dx, tower.y});
    }
    return area;
}

std::array<int, most_seats> totals(std::span<const Payment> payments)
{
    std::array<int, most_seats> points{};
    for (const Payment& payment : payments) points[at(payment.seat)] += payment.points;
    return points;
}

// ---- tiles of a board

Board::Board(const TileTable& table, std::vector<PlacedTile> tiles, const HouseRules& house_rules,
             std::vector<Ornament> ornaments, Crossings crossings)
    : table_(&table),
      tiles_(std::move(tiles)),
      house_rules_(house_rules),
      ornaments_(std::move(ornaments)),
      crossings_(std::move(crossings))
{
    find_types();
    lay_grid();
    find_neighbours();
    find_gaps();
    follow_river();
    join_roads();
    flood_all();
    find_borders();
}

void Board::lay_grid()
{
    if (tiles_.empty()) return;
    const auto [west, east] = std::minmax_element(tiles_.begin(), tiles_.end(), [](auto& a, auto& b) { return a.x < b.x; });
    const auto [north, south] = std::minmax_element(tiles_.begin(), tiles_.end(), [](auto& a, auto& b) { return a.y < b.y; });
    if (east->x - west->x > 1000 || south->y - north->y > 1000) throw std::invalid_argument("the tiles lie too far apart");
    left_ = west->x - 1;
    top_ = north->y - 1;
    width_ = east->x - west->x + 3;
    height_ = south->y - north->y + 3;
    grid_.assign(at(width_ * height_), -1);
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        int& cell = grid_[at((tiles_[i].y - top_) * width_ + tiles_[i].x - left_)];
        if (cell >= 0) throw std::invalid_argument("two tiles lie on one cell");
        cell = static_cast<int>(i);
    }
}

int Board::tile_at(int x, int y) const
{
    const int column = x - left_;
    const int row = y - top_;
    if (column < 0 || column >= width_ || row < 0 || row >= height_) return -1;
    return grid_[at(row * width_ + column)];
}

void Board::find_neighbours()
{
    for (const PlacedTile& tile : tiles_) {
        std::array<int, 4>& beside = neighbours_.emplace_back();
        for (int side = 0; side < 4; ++side) beside[at(side)] = tile_at(tile.x + steps[at(side)].x, tile.y + steps[at(side)].y);
    }
}

void Board::find_types()
{
    spanned_types_.reserve(tiles_.size());  // it never moves
    for (const PlacedTile& tile : tiles_) {
        const TileType& printed = (*table_)[tile.type];
        if (tile.span > 0) spanned_types_.push_back(with_bridge(printed, tile.rotation, tile.span));
        type_of_.push_back(tile.span > 0 ? &spanned_types_.back() : &printed);
    }
}

const TileType& Board::type_at(int tile) const { return *type_of_[at(tile)]; }

/// The roads that ferries and pairs of tokens join (FERRY-PLACE-02, TUNNEL-ROAD-02).
void Board::join_roads()
{
    for (std::size_t i = 0; i < crossings_.ferries.size(); ++i) {
        const Ferry& ferry = crossings_.ferries[i];
        const int tile = tile_at(ferry.cell.x, ferry.cell.y);
        const PlacedSegment one{tile, segment_on_side(tile, ferry.sides[0])};
        const PlacedSegment other{tile, segment_on_side(tile, ferry.sides[1])};
        if (segment(one).kind != SegmentKind::road || segment(other).kind != SegmentKind::road || one == other)
            throw std::invalid_argument("a ferry joins no two roads");
        joined_roads_.push_back({one, other, static_cast<int>(i)});
    }
    for (const TunnelToken& first : crossings_.tokens)
        for (const TunnelToken& second : crossings_.tokens) {
            if (first.seat != second.seat || first.number % 2 != 0 || second.number != first.number + 1) continue;
            const PlacedSegment one{tile_at(first.cell.x, first.cell.y), first.segment};
            const PlacedSegment other{tile_at(second.cell.x, second.cell.y), second.segment};
            joined_roads_.push_back({one, other, -1});
        }
}

bool Board::has_opening(PlacedSegment placed) const
{
    const std::vector<std::string>& marks = segment(placed).marks;
    return std::find(marks.begin(), marks.end(), "tunnel_opening") != marks.end();
}

bool Board::has_token(PlacedSegment placed) const
{
    const PlacedTile& tile = tiles_[at(placed.tile)];
    return std::any_of(crossings_.tokens.begin(), crossings_.tokens.end(), [&](const TunnelToken& token) {
        return token.cell == Cell{tile.x, tile.y} && token.segment == placed.segment;
    });
}

/// Whether a pair of tokens joins the opening of a segment.
bool Board::is_joined(PlacedSegment placed) const
{
    return std::any_of(joined_roads_.begin(), joined_roads_.end(), [&](const JoinedRoads& joined) {
        return joined.ferry < 0 && (joined.one == placed || joined.other == placed);
    });
}

std::vector<int> Board::ferries_in_reach() const
{
    const int last = static_cast<int>(tiles_.size()) - 1;
    std::set<PlacedSegment> seen;
    std::set<int> met;
    std::vector<PlacedSegment> ways;  // to go on from
    const auto come_to = [&](PlacedSegment to) {
        if (!seen.insert(to).second) return;
        for (const JoinedRoads& joined : joined_roads_)
            if (joined.ferry >= 0 && to.tile != last && (joined.one == to || joined.other == to)) {
                met.insert(joined.ferry);
                return;
            }
        ways.push_back(to);
    };
    for (int index = 0; last >= 0 && index < static_cast<int>(type_at(last).segments.size()); ++index)
        if (segment({last, index}).kind == SegmentKind::road) come_to({last, index});
    while (!ways.empty()) {
        const PlacedSegment from = ways.back();
        ways.pop_back();
        for (int side : segment(from).sides)
            if (const Passage passage = across_side(from, side); passage.way == Way::on) come_to(passage.to);
        for (const JoinedRoads& joined : joined_roads_) {
            if (joined.ferry < 0 && joined.one == from) come_to(joined.other);
            if (joined.ferry < 0 && joined.other == from) come_to(joined.one);
        }
    }
    return {met.begin(), met.end()};
}

int Board::segment_on_side(int tile, int side) const
{
    return type_at(tile).on_side[at(unturned_side(side, tiles_[at(tile)].rotation))];
}

int Board::field_on_slot(int tile, int slot) const
{
    return type_at(tile).on_slot[at(unturned_slot(slot, tiles_[at(tile)].rotation))];
}

void Board::find_gaps()
{
    for (int y = top_; y < top_ + height_; ++y)
        for (int x = left_; x < left_ + width_; ++x) {
            if (tile_at(x, y) >= 0) continue;
            Gap gap{{x, y}, {' ', ' ', ' ', ' '}};
            for (int side = 0; side < 4; ++side) {
                const int neighbour = tile_at(x + steps[at(side)].x, y + steps[at(side)].y);
                if (neighbour < 0) continue;
                gap.sides[at(side)] = edge_of(type_at(neighbour), tiles_[at(neighbour)].rotation, opposite(side));
            }
            if (std::count(gap.sides.begin(), gap.sides.end(), ' ') < 4 && !house_rules_.is_outside(x, y)) gaps_.push_back(gap);
        }
}

std::vector<Cell> Board::holes() const
{
    std::vector<Cell> holes;
    for (const Gap& gap : gaps_) {
        const bool is_mouth =
            std::any_of(river_ends_.begin(), river_ends_.end(), [&](const RiverEnd& end) { return end.mouth == gap.cell; });
        const bool is_kept_open = is_mouth && house_rules_.abbey_keeps_river_open;
        if (std::count(gap.sides.begin(), gap.sides.end(), ' ') == 0 && !is_kept_open) holes.push_back(gap.cell);
    }
    return holes;
}

// ---- the river

/// Follows the river from the first tile on, in the order of placing.
void Board::follow_river()
{
    for (const PlacedTile& tile : tiles_) continue_river(tile);
}

/// The end of the river that a tile continues.
std::vector<Board::RiverEnd>::const_iterator Board::river_end_at(const TileType& type, const PlacedTile& tile) const
{
    return std::find_if(river_ends_.begin(), river_ends_.end(), [&](const RiverEnd& end) {
        return end.mouth == Cell{tile.x, tile.y} && edge_of(type, tile.rotation, opposite(end.flow)) == 'I';
    });
}

void Board::continue_river(const PlacedTile& tile)
{
    const TileType& type = (*table_)[tile.type];
    const auto end = river_end_at(type, tile);
    const bool continues = end != river_ends_.end();
    const RiverEnd from = continues ? *end : RiverEnd{{tile.x, tile.y}, -1, 0};
    std::erase_if(river_ends_, [&](const RiverEnd& one) { return one.mouth == Cell{tile.x, tile.y}; });  // an abbey ends it, too
    for (int side = 0; side < 4; ++side) {
        if (edge_of(type, tile.rotation, side) != 'I' || (continues && side == opposite(from.flow))) continue;
        const int turn = continues ? (side - from.flow + 4) % 4 : 0;
        river_ends_.push_back({{tile.x + steps[at(side)].x, tile.y + steps[at(side)].y}, side, turn});
    }
}

/// RIVER-PLACE-01, -03, -06, -07, RIVER-INT-08
bool Board::may_continue_river(const PlacedTile& tile) const
{
    const TileType& type = (*table_)[tile.type];
    const auto end = river_end_at(type, tile);
    if (end == river_ends_.end()) return false;
    for (int side = 0; side < 4; ++side)
        if (edge_of(type, tile.rotation, side) == 'I' && side != opposite(end->flow) && !may_flow(*end, tile, side)) return false;
    return true;
}

bool Board::may_flow(const RiverEnd& from, const PlacedTile& tile, int side) const
{
    const Cell mouth{tile.x + steps[at(side)].x, tile.y + steps[at(side)].y};
    const int turn = (side - from.flow + 4) % 4;
    if (turn != 0 && turn == from.turn && !house_rules_.u_turns) return false;
    if (tile_at(mouth.x, mouth.y) >= 0) return false;
    if (house_rules_.is_outside(mouth.x, mouth.y) && !house_rules_.edge_completes) return false;
    for (const RiverEnd& other : river_ends_)
        if (&other != &from && other.mouth == mouth) return false;
    return !house_rules_.looks_ahead || has_module_ahead(from, tile, side);
}

bool Board::has_module_ahead(const RiverEnd& from, const PlacedTile& tile, int side) const
{
    const bool is_upright = side % 2 == 0;
    const auto beside = [&](int x, int y) { return std::abs(is_upright ? x - tile.x : y - tile.y); };
    for (const PlacedTile& other : tiles_) {
        const int ahead = (other.x - tile.x) * steps[at(side)].x + (other.y - tile.y) * steps[at(side)].y;
        if (ahead > 0 && beside(other.x, other.y) <= 1) return false;
    }
    return std::none_of(river_ends_.begin(), river_ends_.end(), [&](const RiverEnd& other) {
        return &other != &from && other.flow == side && beside(other.mouth.x, other.mouth.y) == 1;
    });
}

std::vector<Placement> Board::placements(int type) const
{
    std::vector<Placement> found;
    if ((*table_)[type].laid) return found;
    if ((*table_)[type].abbey) {
        for (const Cell& hole : holes())
            if (!is_banned(Building::monastery, hole)) found.push_back({hole.x, hole.y, 0});
        return found;
    }
    if (tiles_.empty()) return {{0, 0, 0}, {0, 0, 1}, {0, 0, 2}, {0, 0, 3}};
    const bool is_of_river = (*table_)[type].edges.find('I') != std::string::npos;
    found.reserve(4 * gaps_.size());
    for (const Gap& gap : gaps_)
        for (int rotation = 0; rotation < 4; ++rotation) {
            bool fits = !is_banned(building_of((*table_)[type]), gap.cell);
            for (int side = 0; side < 4; ++side) {
                const char shown = gap.sides[at(side)];
                if (shown != ' ' && !edges_fit(edge_of((*table_)[type], rotation, side), shown)) fits = false;
            }
            if (is_of_river) fits = fits && may_continue_river({type, gap.cell.x, gap.cell.y, rotation});
            if (fits) found.push_back({gap.cell.x, gap.cell.y, rotation});
        }
    return found;
}

/// BRIDGE-PLACE-02, -03, -11: whether a tile shows field at both ends and has no bridge yet.
bool Board::can_carry(int tile, int way) const
{
    const PlacedTile& placed = tiles_[at(tile)];
    const bool has_room = placed.span == 0 && type_at(tile).segments.size() < 12;
    return has_room && edge_of(*table_, placed, way) == 'F' && edge_of(*table_, placed, way + 2) == 'F';
}

std::vector<Bridging> Board::bridged_placements(int type) const
{
    std::vector<Bridging> found;
    const TileType& printed = (*table_)[type];
    const bool is_of_river = printed.edges.find('I') != std::string::npos;
    for (const Gap& gap : gaps_) {
        for (int rotation = 0; rotation < 4; ++rotation) {
            const auto shown = [&](int side) { return gap.sides[at(side)]; };
            const auto own = [&](int side) { return edge_of(printed, rotation, side); };
            const auto fits_but = [&](int first, int second) {
                for (int side = 0; side < 4; ++side)
                    if (side != first && side != second && shown(side) != ' ' && !edges_fit(own(side), shown(side))) return false;
                return true;
            };
            if (fits_but(-1, -1) || printed.abbey || is_banned(building_of(printed), gap.cell)) continue;
            if (is_of_river && !may_continue_river({type, gap.cell.x, gap.cell.y, rotation})) continue;
            for (int way = 0; way < 2; ++way) {
                const auto takes = [&](int side) { return own(side) == 'F' && (shown(side) == ' ' || shown(side) == 'R'); };
                if (printed.segments.size() < 12 && takes(way) && takes(way + 2) && fits_but(way, way + 2))
                    found.push_back({gap.cell.x, gap.cell.y, rotation, 1 + way});
            }
            for (int side = 0; side < 4; ++side) {
                const Cell step = steps[at(side)];
                const int beside = tile_at(gap.cell.x + step.x, gap.cell.y + step.y);
                if (beside < 0 || own(side) != 'R' || !can_carry(beside, side % 2)) continue;
                if (tile_at(gap.cell.x + 2 * step.x, gap.cell.y + 2 * step.y) >= 0 || !fits_but(side, side)) continue;
                found.push_back({gap.cell.x, gap.cell.y, rotation, 3 + side});
            }
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<Bridging> Board::free_bridges(bool beside_too) const
{
    std::vector<Bridging> found;
    const PlacedTile& last = tiles_.back();
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        const PlacedTile& tile = tiles_[i];
        const int away = std::abs(tile.x - last.x) + std::abs(tile.y - last.y);
        if (away > (beside_too ? 1 : 0)) continue;
        for (int way = 0; way < 2; ++way) {
            const Cell step = steps[at(way)];
            const bool is_free = tile_at(tile.x + step.x, tile.y + step.y) < 0 && tile_at(tile.x - step.x, tile.y - step.y) < 0;
            if (is_free && can_carry(static_cast<int>(i), way)) found.push_back({tile.x, tile.y, 0, 1 + way});
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

Building Board::building_at(int x, int y) const
{
    const int tile = tile_at(x, y);
    return tile < 0 ? Building::none : building_of(type_at(tile));
}

bool Board::is_banned(Building building, Cell cell) const
{
    return makes_second_rival(building, cell, [this](int x, int y) { return building_at(x, y); });
}

// ---- features

const Segment& Board::segment(PlacedSegment placed) const { return type_at(placed.tile).segments[at(placed.segment)]; }

void Board::number_segments()
{
    int nodes = 0;
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        first_node_.push_back(nodes);
        nodes += static_cast<int>(type_at(static_cast<int>(i)).segments.size());
    }
    feature_of_node_.assign(at(nodes), -1);
    features_.reserve(at(nodes));
    placed_segments_.reserve(at(nodes));  // features point into these, so they never move
    int in_lines = 0;                     // tiles of rows and columns (SPMON-03)
    for (const TileType* type : type_of_) in_lines += type->abbacy ? width_ + height_ : 0;
    feature_tiles_.reserve(at(nodes + in_lines));
}

void Board::flood_all()
{
    number_segments();
    for (int tile = 0; tile < static_cast<int>(tiles_.size()); ++tile)
        for (int index = 0; index < static_cast<int>(type_at(tile).segments.size()); ++index)
            if (feature_at(PlacedSegment{tile, index}) < 0) flood({tile, index});
}

/// Collects all that is connected with one segment into a new feature.
void Board::flood(PlacedSegment seed)
{
    Feature feature;
    feature.kind = segment(seed).kind;
    const std::size_t first = placed_segments_.size();
    feature_of_node_[at(node(seed))] = static_cast<int>(features_.size());
    placed_segments_.push_back(seed);
    for (std::size_t i = first; i < placed_segments_.size(); ++i)
        follow(placed_segments_[i], feature);  // which appends what it comes to
    std::sort(placed_segments_.begin() + static_cast<std::ptrdiff_t>(first), placed_segments_.end());
    feature.segments = std::span(placed_segments_).subspan(first);
    list_tiles(feature);
    if (counts_cells_around(feature.kind)) count_cells_around(feature);
    if (feature.kind == SegmentKind::abbacy) feature.open = 1;  // for good
    feature.complete = feature.open == 0 && feature.kind != SegmentKind::foundation;
    features_.push_back(feature);
}

void Board::follow(PlacedSegment placed, Feature& feature)
{
    feature.pennants += segment(placed).pennants;
    for (const std::string& mark : segment(placed).marks) {
        feature.has_inn = feature.has_inn || (mark == "inn" && house_rules_.inns_count);
        feature.has_herd = feature.has_herd || mark == "pig_herd";
        feature.has_cathedral = feature.has_cathedral || mark == "cathedral";
        feature.is_besieged = feature.is_besieged || mark == "siege";
        feature.has_darmstadtium = feature.has_darmstadtium || mark == "darmstadtium";
        feature.is_church = feature.is_church || mark == "church";
        feature.has_labyrinth = feature.has_labyrinth || mark == "labyrinth";
    }
    const bool is_city = segment(placed).kind == SegmentKind::city;
    for (int side : segment(placed).sides) {
        if (!is_city) follow(across_side(placed, side), feature);
        for (const Passage& passage : is_city ? across_city_side(placed, side) : std::vector<Passage>{}) follow(passage, feature);
    }
    for (int half : segment(placed).halves)
        for (const Passage& passage : across_city_side(placed, half / 2)) follow(passage, feature);
    for (int slot : segment(placed).slots) follow(across_slot(placed, slot), feature);
    for (const JoinedRoads& joined : joined_roads_) {
        if (joined.one == placed) follow({Way::on, joined.other}, feature);
        if (joined.other == placed) follow({Way::on, joined.one}, feature);
    }
    if (has_opening(placed) && !is_joined(placed)) ++feature.open;  // TUNNEL-ROAD-01
}

void Board::follow(const Passage& passage, Feature& feature)
{
    if (passage.way == Way::open) ++feature.open;
    if (passage.way != Way::on) return;
    int& owner = feature_of_node_[at(node(passage.to))];
    if (owner >= 0) return;
    owner = static_cast<int>(features_.size());
    placed_segments_.push_back(passage.to);
}

void Board::list_tiles(Feature& feature)
{
    const std::size_t first = feature_tiles_.size();
    for (const PlacedSegment& placed : feature.segments)
        if (feature_tiles_.size() == first || feature_tiles_.back() != placed.tile) feature_tiles_.push_back(placed.tile);
    for (int side = 0; side < 4 && feature.kind == SegmentKind::abbacy; ++side)  // SPMON-03
        for (int next = neighbours_[at(feature.segments.front().tile)][at(side)]; next >= 0;
             next = neighbours_[at(next)][at(side)])
            feature_tiles_.push_back(next);
    feature.tiles = std::span(feature_tiles_).subspan(first);
}

/// What lies across a side of a road or city; `side` as stored, not as it lies.
Board::Passage Board::across_side(PlacedSegment placed, int side) const
{
    const int lies = turned_side(side, tiles_[at(placed.tile)].rotation);
    const int neighbour = neighbours_[at(placed.tile)][at(lies)];
    if (neighbour < 0) return out_of(placed.tile, lies);
    if (type_at(neighbour).abbey) return {Way::closed, {}};  // ABBEY-CLOSE-01, -03
    const int other = segment_on_side(neighbour, opposite(lies));
    if (other < 0 || segment({neighbour, other}).kind != segment(placed).kind)
        throw std::invalid_argument("the tiles do not match");
    return {Way::on, {neighbour, other}};
}

/// What lies across a side of a city, or of two that share it: one city or two, whole (HS-TILE-03, -07).
std::vector<Board::Passage> Board::across_city_side(PlacedSegment placed, int side) const
{
    const int lies = turned_side(side, tiles_[at(placed.tile)].rotation);
    const int neighbour = neighbours_[at(placed.tile)][at(lies)];
    if (neighbour < 0 || type_at(neighbour).abbey || segment_on_side(neighbour, opposite(lies)) >= 0)
        return {across_side(placed, side)};
    std::vector<Passage> passages;
    const int theirs = unturned_side(opposite(lies), tiles_[at(neighbour)].rotation);
    for (int half : {2 * theirs, 2 * theirs + 1}) {
        const int city = type_at(neighbour).on_half[at(half)];  // none: the half of a field
        if (city >= 0) passages.push_back({Way::on, {neighbour, city}});
    }
    if (passages.empty()) throw std::invalid_argument("the tiles do not match");
    return passages;
}

/// What lies across a half side of a field (BASE-FIELD-02); `slot` as stored, not as it lies.
Board::Passage Board::across_slot(PlacedSegment placed, int slot) const
{
    const int lies = turned_slot(slot, tiles_[at(placed.tile)].rotation);
    const int neighbour = neighbours_[at(placed.tile)][at(lies / 2)];
    if (neighbour < 0) return out_of(placed.tile, lies / 2);
    if (type_at(neighbour).abbey) return {Way::closed, {}};  // ABBEY-CLOSE-01, -04
    const int other = field_on_slot(neighbour, facing_slot(lies));
    if (other < 0) throw std::invalid_argument("the tiles do not match");
    return {Way::on, {neighbour, other}};
}

/// An empty cell leaves a way open, unless no tile can ever fill it (HOUSE-TABLE-02).
Board::Passage Board::out_of(int tile, int side) const
{
    const bool closed = house_rules_.is_closed(tiles_[at(tile)].x + steps[at(side)].x, tiles_[at(tile)].y + steps[at(side)].y);
    return {closed ? Way::closed : Way::open, {}};
}

void Board::count_cells_around(Feature& feature) const
{
    const PlacedTile& tile = tiles_[at(feature.segments.front().tile)];
    for (int y = tile.y - 1; y <= tile.y + 1; ++y)
        for (int x = tile.x - 1; x <= tile.x + 1; ++x)
            if (tile_at(x, y) < 0) ++(house_rules_.is_closed(x, y) ? feature.outside : feature.open);
}

void Board::find_borders()
{
    std::size_t walls = 0;
    for (const PlacedSegment& placed : placed_segments_) walls += segment(placed).cities.size();
    cities_.reserve(walls);  // features point into it, so it never moves
    for (Feature& field : features_)
        if (field.kind == SegmentKind::field) list_cities(field);
}

void Board::list_cities(Feature& field)
{
    const auto first = static_cast<std::ptrdiff_t>(cities_.size());
    for (const PlacedSegment& placed : field.segments)
        for (int city : segment(placed).cities) cities_.push_back(feature_at(PlacedSegment{placed.tile, city}));
    std::sort(cities_.begin() + first, cities_.end());
    cities_.erase(std::unique(cities_.begin() + first, cities_.end()), cities_.end());
    field.cities = std::span(cities_).subspan(at(static_cast<int>(first)));
    for (int city : field.cities)
        if (features_[at(city)].complete) {
            ++field.completed_cities;
            if (features_[at(city)].is_besieged) ++field.besieged_cities;
        }
}

int Board::feature_at(PlacedSegment placed) const { return feature_of_node_[at(node(placed))]; }

int Board::feature_at(int x, int y, int index) const
{
    const int tile = tile_at(x, y);
    if (tile < 0 || index < 0 || at(index) >= type_at(tile).segments.size()) return -1;
    return feature_at(PlacedSegment{tile, index});
}

int Board::feature_under(const Piece& piece) const
{
    if (is_off_features(piece.kind)) return -1;  // ACRO-PLACE-04, RAZB-01
    const bool barn = piece.kind == PieceKind::barn;
    const int feature = barn ? field_around_corner(piece.x, piece.y, piece.spot) : feature_at(piece.x, piece.y, piece.spot);
    if (feature < 0) throw std::invalid_argument("a piece stands on nothing");
    return feature;
}

PlacedSegment Board::first_segment(int feature) const
{
    const std::span<const PlacedSegment> segments = features_[at(feature)].segments;
    return *std::min_element(segments.begin(), segments.end(), [this](const PlacedSegment& a, const PlacedSegment& b) {
        const PlacedTile& one = tiles_[at(a.tile)];
        const PlacedTile& other = tiles_[at(b.tile)];
        return std::pair(std::pair(one.y, one.x), a.segment) < std::pair(std::pair(other.y, other.x), b.segment);
    });
}

int Board::own_points_complete(int feature) const
{
    const Feature& what = features_[at(feature)];
    const int tiles = static_cast<int>(what.tiles.size());
    const int rate = what.has_cathedral                        ? 3
                     : tiles == 2 && house_rules_.small_cities ? 1
                                                               : 2;  // IC-CITY-01, BASE-VAR-02, IC-QA-04
    const int in_city = what.is_besieged ? rate - 1 : rate;          // SIEGE-CITY-02, -04
    switch (what.kind) {
        case SegmentKind::road: return what.has_inn ? 2 * tiles : tiles;  // BASE-ROAD-02, -03, IC-ROAD-01
        case SegmentKind::city:                                           // BASE-CITY-02, -03, DARM-CITY-01
            return in_city * (tiles + what.pennants) + (what.has_darmstadtium ? 3 : 0);
        case SegmentKind::garden:     // ABBOT-SCORE-01
        case SegmentKind::monastery:  // BASE-MON-02, ABBEY-SCORE-01, HOUSE-TABLE-02, VINEYARD-01
            return 9 - what.outside + 3 * count_vineyards_around(what);
        case SegmentKind::hut: return 1 + what.outside;  // YAGA-01, YAGA-02
        case SegmentKind::abbacy: return tiles;          // SPMON-03
        case SegmentKind::field: return farm_points(feature, farmers_each);
        default: return 0;
    }
}

int Board::count_vineyards_around(const Feature& feature) const
{
    const bool counts = feature.kind == SegmentKind::garden ? house_rules_.vineyards_at_gardens : house_rules_.vineyards_count;
    const PlacedTile& middle = tiles_[at(feature.segments.front().tile)];
    int count = 0;
    for (int y = middle.y - 1; y <= middle.y + 1 && counts; ++y)
        for (int x = middle.x - 1; x <= middle.x + 1; ++x) {
            const int tile = x == middle.x && y == middle.y ? -1 : tile_at(x, y);
            if (tile < 0) continue;
            const std::vector<std::string>& marks = type_at(tile).marks;
            count += std::find(marks.begin(), marks.end(), "vineyard") != marks.end() ? 1 : 0;
        }
    return count;
}

int Board::with_magic(int feature, int points, std::span<const Piece> pieces) const
{
    const Feature& what = features_[at(feature)];
    for (const Piece& piece : pieces) {
        if (!is_magic(piece.kind) || feature_under(piece) != feature) continue;
        if (piece.kind == PieceKind::mage) points += static_cast<int>(what.tiles.size());
        if (piece.kind == PieceKind::witch) points = (points + 1) / 2;
    }
    return points;
}

/// The Darmstadtium and buildings are paid beside what mage and witch change (MAGIC-SCORE-06, LB-SCORE-02).
int Board::points_complete(int feature, std::span<const Piece> pieces) const
{
    const int beside = (features_[at(feature)].has_darmstadtium ? 3 : 0) + points_of_ornaments(feature);
    return with_magic(feature, points_complete(feature) - beside, pieces) + beside;
}

int Board::points_now(int feature, std::span<const Piece> pieces) const
{
    if (features_[at(feature)].complete) return points_complete(feature, pieces);
    const bool is_worthless = !house_rules_.unfinished_worth;  // HOUSE-END-01 comes last
    if (is_worthless) return points_now(feature);
    return with_magic(feature, own_points_now(feature), pieces) + points_of_ornaments(feature);
}

int Board::own_points_now(int feature) const
{
    const Feature& what = features_[at(feature)];
    if (what.complete) return own_points_complete(feature);
    const int tiles = static_cast<int>(what.tiles.size());
    const bool is_unfinished = what.kind != SegmentKind::field && what.kind != SegmentKind::abbacy;
    if (is_unfinished && !house_rules_.unfinished_worth) return 0;                              // HOUSE-END-01
    if ((what.has_inn || what.has_cathedral) && !house_rules_.unfinished_inns_score) return 0;  // IC-FINAL-01, -02
    switch (what.kind) {                                                                        // BASE-FINAL-02
        case SegmentKind::road: return tiles;
        case SegmentKind::city: return what.is_besieged ? 0 : tiles + what.pennants;  // SIEGE-CITY-03
        case SegmentKind::garden:
        case SegmentKind::monastery: return 9 - what.outside - what.open;
        case SegmentKind::hut: return 1 + what.outside + what.open;
        case SegmentKind::abbacy: return tiles;
        case SegmentKind::field: return farm_points(feature, farmers_each);
        default: return 0;
    }
}

int Board::points_complete(int feature) const { return own_points_complete(feature) + points_of_ornaments(feature); }

int Board::points_now(int feature) const
{
    const Feature& what = features_[at(feature)];
    const bool is_unfinished = !what.complete && what.kind != SegmentKind::field && what.kind != SegmentKind::abbacy;
    const bool pays = !is_unfinished || house_rules_.unfinished_worth;  // HOUSE-END-01
    return own_points_now(feature) + (pays ? points_of_ornaments(feature) : 0);
}

/// Those on its tiles, or on the nine of a monastery or garden (LB-SCORE-01).
int Board::points_of_ornaments(int feature) const
{
    const Feature& what = features_[at(feature)];
    if (what.kind == SegmentKind::foundation || what.kind == SegmentKind::river) return 0;  // never scored
    int points = 0;
    for (const Ornament& one : ornaments_) {
        const int on = tile_at(one.x, one.y);
        const PlacedTile& middle = tiles_[at(what.segments.front().tile)];
        const bool is_near = std::abs(one.x - middle.x) <= 1 && std::abs(one.y - middle.y) <= 1;
        const bool is_part = std::find(what.tiles.begin(), what.tiles.end(), on) != what.tiles.end();
        if (counts_cells_around(what.kind) ? is_near : is_part) points += one.points;
    }
    return points;
}

/// SIEGE-FIELD-01 to -03: a besieged city counts twice.
int Board::field_points(int feature, int each) const
{
    return each * (features_[at(feature)].completed_cities + features_[at(feature)].besieged_cities);
}

int Board::farm_points(int feature, int each) const
{
    return field_points(feature, each + (features_[at(feature)].has_herd ? 1 : 0));
}

// ---- pieces on features

bool Board::is_occupied(int feature, std::span<const Piece> pieces) const
{
    return std::any_of(pieces.begin(), pieces.end(),
                       [&](const Piece& piece) { return is_follower(piece.kind) && feature_under(piece) == feature; });
}

bool Board::has_barn(int feature, std::span<const Piece> pieces) const
{
    return std::any_of(pieces.begin(), pieces.end(),
                       [&](const Piece& piece) { return piece.kind == PieceKind::barn && feature_under(piece) == feature; });
}

bool Board::is_lost(int feature, std::span<const Piece> pieces) const
{
    const Feature& what = features_[at(feature)];
    if (what.kind != SegmentKind::monastery || what.complete) return false;
    const PlacedTile& tile = tiles_[at(what.segments.front().tile)];
    const Building mine = building_at(tile.x, tile.y);
    return std::any_of(pieces.begin(), pieces.end(), [&](const Piece& piece) {
        if (is_off_features(piece.kind)) return false;
        const Feature& other = features_[at(feature_under(piece))];
        const Building theirs = building_at(piece.x, piece.y);
        const bool is_rival = theirs != mine && other.kind == SegmentKind::monastery && std::abs(piece.x - tile.x) <= 1 &&
                              std::abs(piece.y - tile.y) <= 1;
        return is_rival && other.complete;
    });
}

bool Board::may_be_left(int feature) const
{
    const Feature& city = features_[at(feature)];
    if (city.kind != SegmentKind::city || city.complete || !city.is_besieged || house_rules_.escape_rule == 2) return false;
    for (const PlacedSegment& placed : city.segments) {
        const std::vector<std::string>& marks = segment(placed).marks;
        const bool counts = house_rules_.escape_rule == 1 || std::find(marks.begin(), marks.end(), "siege") != marks.end();
        const PlacedTile& tile = tiles_[at(placed.tile)];
        for (int y = tile.y - 1; y <= tile.y + 1 && counts; ++y)
            for (int x = tile.x - 1; x <= tile.x + 1; ++x)
                if (const int beside = tile_at(x, y); beside >= 0 && (type_at(beside).monastery || type_at(beside).abbey))
                    return true;
    }
    return false;
}

Majority Board::majority(int feature, std::span<const Piece> pieces) const
{
    Majority result;
    for (const Piece& piece : pieces)
        if (is_follower(piece.kind) && feature_under(piece) == feature)
            result.weights[at(piece.seat)] += piece.kind == PieceKind::mayor && is_castle(feature, pieces)  // BCB-INT-04
                                                  ? 0
                                                  : weight_of(piece.kind, features_[at(feature)], house_rules_);
    const int most = *std::max_element(result.weights.begin(), result.weights.end());
    for (int seat = 0; most > 0 && seat < most_seats; ++seat)
        if (result.weights[at(seat)] == most) result.leaders.push_back(seat);
    if (result.leaders.size() > 1 && house_rules_.hill_rule > 0) break_tie(feature, pieces, result.leaders);
    return result;
}

bool Board::is_castle(int feature, std::span<const Piece> pieces) const
{
    return std::any_of(pieces.begin(), pieces.end(),
                       [&](const Piece& piece) { return piece.kind == PieceKind::castle && feature_under(piece) == feature; });
}

int Board::castles_at(int field, std::span<const Piece> pieces) const
{
    const std::span<const int> cities = features_[at(field)].cities;
    return static_cast<int>(std::count_if(cities.begin(), cities.end(), [&](int city) { return is_castle(city, pieces); }));
}

namespace {

/// CASTLE-FIEF-01
struct Fief {
    int west, east, north, south;
    bool holds(const PlacedTile& tile) const { return tile.x >= west && tile.x <= east && tile.y >= north && tile.y <= south; }
};

Fief fief_of(const PlacedTile& one, const PlacedTile& other)
{
    const bool is_upright = one.x == other.x;
    return {std::min(one.x, other.x) - (is_upright ? 1 : 0), std::max(one.x, other.x) + (is_upright ? 1 : 0),
            std::min(one.y, other.y) - (is_upright ? 0 : 1), std::max(one.y, other.y) + (is_upright ? 0 : 1)};
}

}  // namespace

/// The ferries and tokens when the last tile was placed.
Crossings Board::crossings_before() const
{
    Crossings before;
    const PlacedTile& last = tiles_.back();
    for (Ferry ferry : crossings_.ferries) {
        std::copy(std::begin(ferry.sides_before), std::end(ferry.sides_before), std::begin(ferry.sides));
        if (ferry.cell != Cell{last.x, last.y}) before.ferries.push_back(ferry);
    }
    for (const TunnelToken& token : crossings_.tokens)
        if (!token.is_new) before.tokens.push_back(token);
    return before;
}

bool Board::has_abbots_alone(int feature, std::span<const Piece> pieces) const
{
    const Feature& what = features_[at(feature)];
    if (what.kind != SegmentKind::monastery || is_occupied(feature, pieces)) return false;
    const int tile = what.segments.front().tile;
    for (int i = 0; i < static_cast<int>(type_at(tile).segments.size()); ++i) {
        const int other = feature_at(PlacedSegment{tile, i});
        if (features_[at(other)].kind == SegmentKind::abbacy && is_occupied(other, pieces)) return true;
    }
    return false;
}

std::vector<Board::ScoredCastle> Board::scored_castles(std::span<const Piece> pieces) const
{
    std::vector<ScoredCastle> waiting;
    std::vector<ScoredCastle> scored;
    const int last = static_cast<int>(tiles_.size()) - 1;
    for (const Piece& castle : pieces) {
        if (castle.kind != PieceKind::castle) continue;
        const int feature = feature_under(castle);
        const std::span<const int> under = features_[at(feature)].tiles;
        for (std::size_t i = 0; i < pieces.size(); ++i)
            if (is_follower(pieces[i].kind) && feature_under(pieces[i]) == feature && under[0] != last && under[1] != last)
                waiting.push_back({feature, static_cast<int>(i), 0, {}});
    }
    if (waiting.empty()) return scored;

    const auto reaches = [&](int feature, const ScoredCastle& castle) {
        const std::span<const int> under = features_[at(castle.feature)].tiles;
        const Fief fief = fief_of(tiles_[at(under[0])], tiles_[at(under[1])]);
        const std::span<const int> tiles = features_[at(feature)].tiles;
        return std::any_of(tiles.begin(), tiles.end(), [&](int tile) { return fief.holds(tiles_[at(tile)]); });
    };
    const Board before(*table_, {tiles_.begin(), tiles_.end() - 1}, house_rules_, {}, crossings_before());
    for (int feature = 0; feature < static_cast<int>(features_.size()); ++feature) {
        const Feature& what = features_[at(feature)];
        if (!what.complete || !scores_when_complete(what.kind) || is_castle(feature, pieces)) continue;
        if (has_abbots_alone(feature, pieces)) continue;  // SPMON-05
        const PlacedSegment first = what.segments.front();
        const bool is_bridge = first.segment + 1 == static_cast<int>(type_at(first.tile).segments.size());
        const auto was_complete = [&] {
            const Feature& then = before.features()[at(before.feature_at(first))];
            return then.complete &&
                   std::equal(then.segments.begin(), then.segments.end(), what.segments.begin(), what.segments.end());
        };
        const bool is_new = what.tiles.back() == last || !was_complete() ||
                            (what.tiles.size() == 1 && tiles_[at(first.tile)].has_new_span && is_bridge);  // the edge closes it
        for (ScoredCastle& castle : waiting)
            if (is_new && reaches(feature, castle))
                castle.offered.push_back(points_complete(feature, pieces) + labyrinth_points(feature, pieces));
    }
    for (const ScoredCastle& castle : waiting) {
        if (castle.offered.empty()) continue;
        scored.push_back(castle);
        scored.back().points = *std::max_element(castle.offered.begin(), castle.offered.end());
    }
    std::erase_if(waiting, [](const ScoredCastle& castle) { return !castle.offered.empty(); });
    for (bool again = true; again;) {  // chains: the greatest first
        again = false;
        ScoredCastle next;
        int most = -1;
        for (const ScoredCastle& castle : waiting)
            for (const ScoredCastle& other : scored) {
                if (!reaches(other.feature, castle) || other.points <= most) continue;
                most = other.points;
                next = castle;
                next.points = most;
            }
        if (most < 0) break;
        again = true;
        std::erase_if(waiting, [&](const ScoredCastle& castle) { return castle.feature == next.feature; });
        scored.push_back(next);
    }
    return scored;
}

bool Board::is_on_hill(const Piece& piece) const
{
    const std::vector<std::string>& marks = type_at(tile_at(piece.x, piece.y)).marks;
    return std::find(marks.begin(), marks.end(), "hill") != marks.end();
}

/// HILL-TIE-01 to -05
void Board::break_tie(int feature, std::span<const Piece> pieces, std::vector<int>& leaders) const
{
    std::array<int, most_seats> raised{};
    for (const Piece& piece : pieces)
        if (is_follower(piece.kind) && feature_under(piece) == feature && is_on_hill(piece)) ++raised[at(piece.seat)];
    int most = 0;
    for (int seat : leaders) most = std::max(most, raised[at(seat)]);
    const int enough = house_rules_.hill_rule == 2 ? most : std::min(most, 1);
    std::erase_if(leaders, [&](int seat) { return raised[at(seat)] < enough; });
}

bool Board::is_follower_for_towers(PieceKind kind) const
{
    return is_follower(kind) || (house_rules_.companions_are_followers && is_companion(kind));
}

bool Board::has_of(PieceKind kind, int feature, int seat, std::span<const Piece> pieces) const
{
    return std::any_of(pieces.begin(), pieces.end(), [&](const Piece& piece) {
        return piece.kind == kind && piece.seat == seat && feature_under(piece) == feature;
    });
}

/// TB-BUILD-01, -06, TB-PIG-01: beside a follower of the same seat, the builder where something is open.
bool Board::may_stand_beside(PieceKind kind, int feature, int seat, std::span<const Piece> pieces) const
{
    const Feature& what = features_[at(feature)];
    const bool fits = kind == PieceKind::pig
                          ? what.kind == SegmentKind::field && !house_rules_.without_farmers
                          : (what.kind == SegmentKind::road || what.kind == SegmentKind::city) && !what.complete;
    return fits && std::any_of(pieces.begin(), pieces.end(), [&](const Piece& piece) {
               return is_follower(piece.kind) && piece.seat == seat && feature_under(piece) == feature;
           });
}

bool Board::is_labyrinth(PlacedSegment placed) const
{
    const std::vector<std::string>& marks = segment(placed).marks;
    return std::find(marks.begin(), marks.end(), "labyrinth") != marks.end();
}

/// Walks from one segment over the sides, never through a labyrinth.
bool Board::is_taken(PlacedSegment place, std::span<const Piece> pieces) const
{
    const int feature = feature_at(place);
    if (!house_rules_.labyrinth_has_parts || !features_[at(feature)].has_labyrinth) return is_occupied(feature, pieces);
    std::vector<PlacedSegment> part{place};
    for (std::size_t i = 0; i < part.size() && !is_labyrinth(place); ++i)
        for (const int side : segment(part[i]).sides) {
            const Passage passage = across_side(part[i], side);
            const bool is_new = passage.way == Way::on && std::find(part.begin(), part.end(), passage.to) == part.end();
            if (is_new && !is_labyrinth(passage.to)) part.push_back(passage.to);
        }
    return std::any_of(pieces.begin(), pieces.end(), [&](const Piece& piece) {
        const PlacedSegment stands{tile_at(piece.x, piece.y), piece.spot};
        return is_follower(piece.kind) && std::find(part.begin(), part.end(), stands) != part.end();
    });
}

int Board::labyrinth_points(int feature, std::span<const Piece> pieces) const
{
    if (!house_rules_.labyrinth_has_parts || !features_[at(feature)].has_labyrinth) return 0;
    int followers = 0;
    for (const Piece& piece : pieces) followers += is_follower(piece.kind) && feature_under(piece) == feature ? 1 : 0;
    return 2 * followers;
}

/// Whether a follower of that kind may be deployed on a segment, were it on the last tile.
bool Board::may_deploy(PieceKind kind, PlacedSegment place, std::span<const Piece> pieces) const
{
    const int feature = feature_at(place);
    const SegmentKind where = features_[at(feature)].kind;
    if (!fits(kind, where)) return false;
    if (where == SegmentKind::field && house_rules_.without_farmers) return false;  // BASE-VAR-01
    if (where == SegmentKind::field && has_barn(feature, pieces)) return false;     // BARN-JOIN-01
    return !is_taken(place, pieces) && !has_other_role(place, pieces);              // BASE-MEEPLE-03
}

/// Whether somebody stands in the other role of a special monastery (SPMON-04).
bool Board::has_other_role(PlacedSegment place, std::span<const Piece> pieces) const
{
    const TileType& type = type_at(place.tile);
    const SegmentKind mine = type.segments[at(place.segment)].kind;
    if (!type.abbacy || (mine != SegmentKind::monastery && mine != SegmentKind::abbacy)) return false;
    for (int i = 0; i < static_cast<int>(type.segments.size()); ++i) {
        const SegmentKind kind = type.segments[at(i)].kind;
        const bool is_role = kind == SegmentKind::monastery || kind == SegmentKind::abbacy;
        if (is_role && is_occupied(feature_at(PlacedSegment{place.tile, i}), pieces)) return true;
    }
    return false;
}

std::vector<int> Board::targets(PieceKind kind, std::span<const Piece> pieces, int seat) const
{
    std::vector<int> found;
    const bool is_deployed = kind != PieceKind::tower_piece && kind != PieceKind::bridge && kind != PieceKind::castle;
    if (tiles_.empty() || !is_deployed) return found;
    const int last = static_cast<int>(tiles_.size()) - 1;
    if (kind == PieceKind::barn) {
        for (int corner = 0; corner < 4; ++corner) {
            const int field = field_around_corner(tiles_.back().x, tiles_.back().y, corner);
            if (field >= 0 && !has_barn(field, pieces)) found.push_back(corner);  // BARN-PLACE-05
        }
        return found;
    }
    if (kind == PieceKind::shepherd) {
        for (int index = 0; index < static_cast<int>(type_at(last).segments.size()); ++index) {
            const int field = feature_at(PlacedSegment{last, index});
            if (features_[at(field)].kind != SegmentKind::field || house_rules_.without_farmers) continue;
            const bool is_taken = std::any_of(pieces.begin(), pieces.end(), [&](const Piece& piece) {
                return piece.kind == PieceKind::shepherd && feature_under(piece) == field;
            });
            if (!is_taken) found.push_back(index);  // SHEPHERD-PLACE-02, -03
        }
        return found;
    }
    for (int index = 0; index < static_cast<int>(type_at(last).segments.size()); ++index)
        if (is_companion(kind) ? may_stand_beside(kind, feature_at(PlacedSegment{last, index}), seat, pieces)
                               : may_deploy(kind, PlacedSegment{last, index}, pieces))
            found.push_back(index);
    return found;
}

// ---- barns

int Board::field_around_corner(int x, int y, int corner) const
{
    const Cell south_east{x + corner_points[at(corner)].x, y + corner_points[at(corner)].y};
    int field = -1;
    for (int own = 0; own < 4; ++own) {
        const int tile = tile_at(south_east.x - corner_points[at(own)].x, south_east.y - corner_points[at(own)].y);
        if (tile < 0) return -1;
        const int one = field_on_slot(tile, corner_slots[at(own)].first);
        if (one < 0 || one != field_on_slot(tile, corner_slots[at(own)].second)) return -1;
        field = feature_at(PlacedSegment{tile, one});  // the four meet around the corner, so it is one field
    }
    return field;
}

std::vector<Cell> Board::field_corners() const
{
    std::vector<Cell> corners;
    for (int y = top_; y < top_ + height_; ++y)
        for (int x = left_; x < left_ + width_; ++x)
            if (field_around_corner(x, y, 0) >= 0) corners.push_back({x, y});
    return corners;
}

// ---- towers

int Board::tower_height(Cell cell, std::span<const Piece> pieces) const
{
    return static_cast<int>(std::count_if(pieces.begin(), pieces.end(), [&](const Piece& piece) {
        return piece.kind == PieceKind::tower_piece && piece.x == cell.x && piece.y == cell.y;
    }));
}

bool Board::is_closed_tower(Cell cell, std::span<const Piece> pieces) const
{
    return std::any_of(pieces.begin(), pieces.end(), [&](const Piece& piece) {
        return is_follower_for_towers(piece.kind) && piece.x == cell.x && piece.y == cell.y &&
               features_[at(feature_under(piece))].kind == SegmentKind::foundation;
    });
}

std::vector<Cell> Board::piece_sites(std::span<const Piece> pieces) const
{
    std::vector<Cell> sites;
    for (const PlacedTile& tile : tiles_)
        if ((*table_)[tile.type].foundation && !is_closed_tower({tile.x, tile.y}, pieces)) sites.push_back({tile.x, tile.y});
    std::sort(sites.begin(), sites.end(), [](Cell a, Cell b) { return std::pair(a.y, a.x) < std::pair(b.y, b.x); });
    return sites;
}

std::vector<Cell> Board::top_sites(std::span<const Piece> pieces) const
{
    std::vector<Cell> sites = piece_sites(pieces);
    std::erase_if(sites, [&](Cell cell) { return tower_height(cell, pieces) == 0; });
    return sites;
}

std::vector<int> Board::capture_targets(Cell tower, int height, std::span<const Piece> pieces) const
{
    const std::vector<Cell> area = tower_area(tower, height);
    std::vector<int> found;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const Cell cell{pieces[i].x, pieces[i].y};
        const bool is_off = is_off_features(pieces[i].kind);  // INT-ACRO-TOWER-01, INT-RUSSIAN-TOWER-01
        const bool may = is_follower_for_towers(pieces[i].kind) || is_off;
        const bool is_in_area = may && std::find(area.begin(), area.end(), cell) != area.end();
        const bool is_on_castle = !is_off && is_castle(feature_under(pieces[i]), pieces);
        if (is_in_area && !is_on_castle) found.push_back(static_cast<int>(i));  // CASTLE-SAFE-01
    }
    return found;
}

// ---- scoring

std::vector<int> Board::features_with(std::span<const Piece> pieces) const
{
    std::vector<int> found;
    for (const Piece& piece : pieces)
        if (!is_off_features(piece.kind)) found.push_back(feature_under(piece));
    return each_once(std::move(found));
}

void Board::pay_leaders(int feature, PayFor what, int points, std::span<const Piece> pieces, std::vector<Payment>& payments) const
{
    if (points == 0) return;
    for (int seat : majority(feature, pieces).leaders) {
        const bool has_pig = what == PayFor::field && has_of(PieceKind::pig, feature, seat, pieces);
        const int more = has_pig ? field_points(feature, house_rules_.pig_points) : 0;  // TB-PIG-04, -05, -10
        payments.push_back({feature, what, seat, points + more});
    }
}

int Board::points_beside_barn(int feature, bool is_new) const
{
    return farm_points(feature, is_new ? farmers_each : farmers_joined_to_barn_each) + points_of_ornaments(feature);
}

int Board::barn_points(int feature) const
{
    const bool has_herd = house_rules_.herd_counts_for_barn && features_[at(feature)].has_herd;
    return field_points(feature, barn_each + (has_herd ? 1 : 0)) + points_of_ornaments(feature);
}

/// BARN-FINAL-01, -02: every owner of a barn gets all of it, and once.
void Board::pay_barns(int feature, std::span<const Piece> pieces, std::vector<Payment>& payments) const
{
    const int points = barn_points(feature) + castles_at(feature, pieces);
    if (points == 0) return;
    std::vector<int> owners;
    for (const Piece& piece : pieces)
        if (piece.kind == PieceKind::barn && feature_under(piece) == feature) owners.push_back(piece.seat);
    for (int seat : each_once(std::move(owners))) payments.push_back({feature, PayFor::barn, seat, points});
}

std::vector<Payment> Board::turn_scoring(std::span<const Piece> pieces, int new_barn) const
{
    std::vector<Payment> payments;
    const int barn_field = new_barn < 0 ? -1 : feature_under(pieces[at(new_barn)]);
    for (int feature : features_with(pieces)) {
        const Feature& what = features_[at(feature)];
        if (scores_when_complete(what.kind) && what.complete && !is_castle(feature, pieces))
            pay_leaders(feature, pay_for(what.kind), points_complete(feature, pieces) + labyrinth_points(feature, pieces), pieces,
                        payments);
        pay_watchers(feature, pieces, payments);
        if (what.kind != SegmentKind::field || !has_barn(feature, pieces)) continue;
        const int points = points_beside_barn(feature, feature == barn_field) + castles_at(feature, pieces);
        pay_leaders(feature, PayFor::field, points, pieces, payments);
    }
    for (int feature = 0; feature < static_cast<int>(features_.size()); ++feature)
        if (features_[at(feature)].is_church && features_[at(feature)].complete) pay_around_church(feature, pieces, payments);
    return payments;
}

/// Whether a follower or acrobat stands on a tile or around it; one on a castle stands on both of its tiles.
bool Board::is_meeple_around(const Piece& piece, const PlacedTile& middle, std::span<const Piece> pieces) const
{
    const auto is_near = [&](int x, int y) { return std::abs(x - middle.x) <= 1 && std::abs(y - middle.y) <= 1; };
    if (piece.kind == PieceKind::acrobat) return is_near(piece.x, piece.y);
    if (!is_follower(piece.kind)) return false;
    const int under = feature_under(piece);
    if (!is_castle(under, pieces)) return is_near(piece.x, piece.y);
    const std::span<const int> halves = features_[at(under)].tiles;
    return std::any_of(halves.begin(), halves.end(), [&](int tile) { return is_near(tiles_[at(tile)].x, tiles_[at(tile)].y); });
}

/// What a watchtower on a tile sees, in points (WATCH-03 to -06).
int Board::points_in_sight(int tile, std::span<const Piece> pieces) const
{
    const auto shows = [&](const std::string& mark) {
        const std::vector<std::string>& marks = type_at(tile).marks;
        return std::find(marks.begin(), marks.end(), mark) != marks.end();
    };
    const PlacedTile& middle = tiles_[at(tile)];
    int points = 0;
    for (int y = middle.y - 1; y <= middle.y + 1; ++y)
        for (int x = middle.x - 1; x <= middle.x + 1; ++x) {
            const int seen = tile_at(x, y);
            if (seen < 0) continue;
            const TileType& type = type_at(seen);
            bool has_city = false;
            int pennants = 0;
            for (int i = 0; i < static_cast<int>(type.segments.size()); ++i) {
                const bool is_city = type.segments[at(i)].kind == SegmentKind::city;
                if (!is_city || is_castle(feature_at(PlacedSegment{seen, i}), pieces)) continue;
                has_city = true;
                pennants += type.segments[at(i)].pennants;
            }
            if (shows("watchtower_roads") && type.edges.find('R') != std::string::npos) points += 1;
            if (shows("watchtower_cities") && has_city) points += 1;
            if (shows("watchtower_monasteries") && (type.monastery || type.abbey)) points += 3;
            if (shows("watchtower_pennants")) points += 2 * pennants;
        }
    for (const Piece& piece : pieces)
        if (shows("watchtower_meeples") && is_meeple_around(piece, middle, pieces)) points += 2;
    return points;
}

/// WATCH-02, WATCH-10: for each follower of a completed road or city, with or without majority.
void Board::pay_watchers(int feature, std::span<const Piece> pieces, std::vector<Payment>& payments) const
{
    const Feature& what = features_[at(feature)];
    if (!what.complete || (what.kind != SegmentKind::road && what.kind != SegmentKind::city)) return;
    if (is_castle(feature, pieces)) return;
    for (const Piece& piece : pieces) {
        if (!is_follower(piece.kind) || feature_under(piece) != feature) continue;
        const int points = points_in_sight(tile_at(piece.x, piece.y), pieces);
        if (points > 0) payments.push_back({feature, pay_for(what.kind), piece.seat, points});
    }
}

/// DARM-CHURCH-02 to -06, -08: when the last tile is one of the nine, so that it completed the church.
void Board::pay_around_church(int feature, std::span<const Piece> pieces, std::vector<Payment>& payments) const
{
    const PlacedTile& church = tiles_[at(features_[at(feature)].segments.front().tile)];
    const auto is_near = [&](int x, int y) { return std::abs(x - church.x) <= 1 && std::abs(y - church.y) <= 1; };
    if (!is_near(tiles_.back().x, tiles_.back().y)) return;
    std::array<int, most_seats> weights{};
    for (const Piece& piece : pieces) {
        const bool is_acrobat = piece.kind == PieceKind::acrobat;
        if ((!is_follower(piece.kind) && !is_acrobat) || !is_near(piece.x, piece.y)) continue;
        const bool counts_one = is_acrobat || !house_rules_.churches_count_strength;
        weights[at(piece.seat)] += counts_one ? 1 : weight_of(piece.kind, features_[at(feature_under(piece))], house_rules_);
    }
    const int most = *std::max_element(weights.begin(), weights.end());
    for (int seat = 0; seat < most_seats && most > 0; ++seat)
        if (weights[at(seat)] == most) payments.push_back({feature, PayFor::monastery, seat, 3});
}

std::vector<int> Board::returning(std::span<const Piece> pieces) const
{
    std::vector<int> home;
    for (const ScoredCastle& castle : scored_castles(pieces)) home.push_back(castle.follower);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (!is_follower(pieces[i].kind) && !is_companion(pieces[i].kind) && !is_magic(pieces[i].kind)) continue;
        const int feature = feature_under(pieces[i]);
        const Feature& what = features_[at(feature)];
        const bool scored = scores_when_complete(what.kind) && what.complete && !is_castle(feature, pieces);
        const bool left_to_barn = what.kind == SegmentKind::field && has_barn(feature, pieces);  // BARN-SCORE-03, BARN-JOIN-04
        if (scored || left_to_barn || is_lost(feature, pieces)) home.push_back(static_cast<int>(i));
    }
    return home;
}

std::vector<Payment> Board::final_scoring(std::span<const Piece> pieces) const
{
    std::vector<Payment> payments;
    for (int feature : features_with(pieces)) {
        const Feature& what = features_[at(feature)];
        const bool barn = what.kind == SegmentKind::field && has_barn(feature, pieces);
        if (is_castle(feature, pieces)) continue;  // CASTLE-FINAL-01
        const int castles = what.kind == SegmentKind::field ? castles_at(feature, pieces) : 0;
        if (barn && is_occupied(feature, pieces))  // they came there last of all (BARN-FINAL-03)
            pay_leaders(feature, PayFor::field, points_beside_barn(feature, false) + castles, pieces, payments);
        if (barn)
            pay_barns(feature, pieces, payments);
        else
            pay_leaders(feature, pay_for(what.kind), points_now(feature, pieces) + castles, pieces, payments);
    }
    return payments;
}

}  // namespace reference
