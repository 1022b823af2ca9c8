// SPDX-License-Identifier: MIT
//
// Reads the tile facts. Knows the spelling of the JSON files and nothing else; what it does not expect it throws at.
#include "tiles.hpp"
#include "source_tree.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace reference {

namespace {

using nlohmann::json;

/// Position of a word in a list of words.
int position(const std::vector<std::string>& words, const std::string& word)
{
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i] == word) return static_cast<int>(i);
    throw std::runtime_error("tile facts: unexpected word " + word);
}

int side_of(char letter) { return position({"N", "E", "S", "W"}, std::string(1, letter)); }

std::vector<int> sides_of(const std::string& letters)
{
    std::vector<int> sides;
    for (char letter : letters) sides.push_back(side_of(letter));
    return sides;
}

Segment read_city(const json& facts)
{
    Segment city;
    city.kind = SegmentKind::city;
    city.sides = sides_of(facts.at("sides"));
    city.pennants = facts.at("pennants");
    city.halves = facts.value("halves", std::vector<int>{});
    for (const json& corner : facts.value("corners", json::array()))
        city.corners.push_back(position({"NW", "NE", "SE", "SW"}, corner));
    return city;
}

Segment read_passage(SegmentKind kind, const json& facts)
{
    Segment passage;
    passage.kind = kind;
    passage.sides = sides_of(facts.at("sides"));
    return passage;
}

/// Cities come first among the segments, so the number of a city in the data is its segment index too.
Segment read_field(const json& facts)
{
    Segment field;
    field.kind = SegmentKind::field;
    field.slots = facts.at("slots").get<std::vector<int>>();
    field.cities = facts.at("cities").get<std::vector<int>>();
    if (facts.contains("at")) field.near_side = position({"N", "E", "S", "W", "M"}, facts.at("at"));
    return field;
}

Segment single(SegmentKind kind)
{
    Segment segment;
    segment.kind = kind;
    return segment;
}

SegmentKind kind_with(char letter)
{
    return static_cast<SegmentKind>(position({"c", "r", "f", "m", "t", "g", "i", "", "a", "h"}, std::string(1, letter)));
}

/// Segment index of a name of the data: c0 and the like count within their kind, m is the monastery.
int segment_named(const TileType& tile, const std::string& name)
{
    const SegmentKind kind = kind_with(name.at(0));
    int left = name.size() > 1 ? std::stoi(name.substr(1)) : 0;
    for (std::size_t i = 0; i < tile.segments.size(); ++i)
        if (tile.segments[i].kind == kind && left-- == 0) return static_cast<int>(i);
    throw std::runtime_error("tile facts: " + tile.id + " has no segment " + name);
}

Join read_join(const TileType& tile, const json& facts)
{
    Join join;
    join.kind = static_cast<JoinKind>(position({"village", "gate", "monastery", "tower", "wall", "spring", "door", "volcano",
                                                "bazaar", "circus", "acrobats", "crop", "watchtower", "lake", "hill", "bogatyr"},
                                               facts.at(0)));
    for (std::size_t i = 1; i < facts.size(); ++i) join.segments.push_back(segment_named(tile, facts.at(i)));
    return join;
}

std::vector<SegmentPair> read_pairs(const TileType& tile, const json& facts)
{
    std::vector<SegmentPair> pairs;
    for (const json& pair : facts) pairs.emplace_back(segment_named(tile, pair.at(0)), segment_named(tile, pair.at(1)));
    return pairs;
}

void read_segments(TileType& tile, const json& facts)
{
    for (const json& city : facts.at("cities")) tile.segments.push_back(read_city(city));
    for (const json& road : facts.at("roads")) tile.segments.push_back(read_passage(SegmentKind::road, road));
    for (const json& field : facts.at("fields")) tile.segments.push_back(read_field(field));
    if (tile.monastery || tile.abbey) tile.segments.push_back(single(SegmentKind::monastery));
    if (tile.foundation) tile.segments.push_back(single(SegmentKind::foundation));
    for (const json& river : facts.value("rivers", json::array()))
        tile.segments.push_back(read_passage(SegmentKind::river, river));
    if (tile.abbacy) tile.segments.push_back(single(SegmentKind::abbacy));
    if (tile.hut) tile.segments.push_back(single(SegmentKind::hut));
}

char edge_with(SegmentKind kind) { return kind == SegmentKind::city ? 'C' : kind == SegmentKind::river ? 'I' : 'R'; }

/// Notes which segment meets each side and half side, and insists that the edges tell the same.
void index_rim(TileType& tile)
{
    for (std::size_t i = 0; i < tile.segments.size(); ++i) {
        for (int side : tile.segments[i].sides) tile.on_side.at(static_cast<std::size_t>(side)) = static_cast<int>(i);
        for (int slot : tile.segments[i].slots) tile.on_slot.at(static_cast<std::size_t>(slot)) = static_cast<int>(i);
        for (int half : tile.segments[i].halves) tile.on_half.at(static_cast<std::size_t>(half)) = static_cast<int>(i);
    }
    for (std::size_t side = 0; side < 4; ++side) {
        const int half = std::max(tile.on_half[2 * side], tile.on_half[2 * side + 1]);
        const int segment = half >= 0 ? half : tile.on_side[side];
        const char found = segment < 0 ? 'F' : edge_with(tile.segments[static_cast<std::size_t>(segment)].kind);
        if (!tile.abbey && tile.edges.at(side) != found) throw std::runtime_error("tile facts: edges of " + tile.id);
    }
}

TileType read_tile(const json& facts)
{
    TileType tile;
    tile.id = facts.at("id");
    tile.count = facts.at("count");
    tile.edges = facts.at("edges");
    tile.monastery = facts.value("monastery", false);
    tile.abbacy = facts.value("abbacy", false);
    tile.hut = facts.value("hut", false);
    tile.foundation = facts.value("tower", false);
    tile.abbey = facts.value("abbey", false);
    tile.start = facts.value("start", false);
    tile.laid = facts.value("laid", false);
    tile.bush = facts.value("bush", false);
    tile.group = facts.value("group", std::string());
    tile.gardens = facts.value("gardens", json::object()).value("2nd", 0);
    read_segments(tile, facts);
    for (const json& mark : facts.value("marks", json::array())) {
        std::vector<std::string>& marks =
            mark.size() == 1 ? tile.marks : tile.segments[static_cast<std::size_t>(segment_named(tile, mark.at(1)))].marks;
        marks.push_back(mark.at(0));
    }
    for (const json& join : facts.value("joins", json::array())) tile.joins.push_back(read_join(tile, join));
    tile.crosses = read_pairs(tile, facts.value("crosses", json::array()));
    tile.wagon = read_pairs(tile, facts.value("wagon", json::array()));
    if (facts.contains("tunnel")) tile.tunnel = segment_named(tile, facts.at("tunnel"));
    index_rim(tile);
    return tile;
}

}  // namespace

int TileTable::index_of(std::string_view id) const
{
    for (std::size_t i = 0; i < types.size(); ++i)
        if (types[i].id == id) return static_cast<int>(i);
    throw std::out_of_range("no tile type " + std::string(id));
}

namespace {

/// The file of a set. A box has the files of all its sets in its folder.
std::filesystem::path facts_of(const std::string& set)
{
    for (const auto& box : std::filesystem::directory_iterator(BASTIDE_TEST_BOXES))
        if (std::filesystem::exists(box.path() / (set + ".json"))) return box.path() / (set + ".json");
    throw std::runtime_error("no tile facts of the set " + set);
}

}  // namespace

namespace {

PieceFacts read_piece(const std::string& set, const json& facts)
{
    PieceFacts piece{set, facts.at("name"), facts.at("kind"), facts.at("each"), {}};
    for (char letter : facts.at("fits").get<std::string>()) piece.fits.push_back(kind_with(letter));
    return piece;
}

std::vector<PieceFacts> load_pieces()
{
    std::vector<PieceFacts> all;
    for (const auto& file : std::filesystem::recursive_directory_iterator(BASTIDE_TEST_BOXES)) {
        if (file.path().extension() != ".json") continue;
        const json facts = json::parse(std::ifstream(file.path()));
        for (const json& piece : facts.value("pieces", json::array())) all.push_back(read_piece(facts.at("set"), piece));
    }
    std::sort(all.begin(), all.end(), [](const PieceFacts& a, const PieceFacts& b) { return a.set < b.set; });
    return all;
}

}  // namespace

const std::vector<PieceFacts>& piece_facts()
{
    static const std::vector<PieceFacts> all = load_pieces();
    return all;
}

TileTable load_tiles(const std::vector<std::string>& sets)
{
    TileTable table;
    for (const std::string& set : sets) {
        const json facts = json::parse(std::ifstream(facts_of(set)));
        for (const json& tile : facts.at("tiles")) table.types.push_back(read_tile(tile));
    }
    return table;
}

namespace {

std::vector<SegmentPair> renumbered(const std::vector<SegmentPair>& pairs, const std::vector<int>& now)
{
    std::vector<SegmentPair> out;
    for (const auto& [a, b] : pairs)
        if (now[static_cast<std::size_t>(a)] != now[static_cast<std::size_t>(b)])
            out.emplace_back(now[static_cast<std::size_t>(a)], now[static_cast<std::size_t>(b)]);
    return out;
}

/// The first of the roads that meet a segment at a village, or the segment itself.
int first_at_village(const TileType& tile, int segment)
{
    for (const Join& join : tile.joins) {
        if (join.kind != JoinKind::village) continue;
        std::vector<int> roads;
        for (const int at : join.segments)
            if (tile.segments[static_cast<std::size_t>(at)].kind == SegmentKind::road) roads.push_back(at);
        if (std::find(roads.begin(), roads.end(), segment) != roads.end()) return *std::min_element(roads.begin(), roads.end());
    }
    return segment;
}

}  // namespace

TileTable with_parted_tunnels(const TileTable& table)
{
    TileTable parted = table;
    for (TileType& tile : parted.types) {
        if (tile.tunnel < 0) continue;
        const auto road = static_cast<std::size_t>(tile.tunnel);
        Segment near = tile.segments[road];
        near.marks.push_back("tunnel_opening");
        Segment far = near;
        near.sides = {near.sides.front()};
        far.sides = {far.sides.back()};
        tile.segments[road] = near;
        tile.segments.insert(tile.segments.begin() + tile.tunnel + 1, far);  // cities, which fields name, come before it
        tile.joins = {{JoinKind::hill, {tile.tunnel, tile.tunnel + 1}}};
        tile.crosses.clear();
        tile.tunnel = -1;
        tile.on_side.fill(-1);
        tile.on_slot.fill(-1);
        tile.on_half.fill(-1);
        index_rim(tile);
    }
    return parted;
}

TileTable with_gardens(const TileTable& table)
{
    TileTable out = table;
    for (std::size_t i = 0; i < table.types.size(); ++i) {
        const TileType& type = table.types[i];
        if (type.gardens == 0) continue;
        TileType garden = type;
        garden.id += "_g";
        garden.count = type.gardens_are_later ? 0 : type.gardens;
        const auto river = std::find_if(garden.segments.begin(), garden.segments.end(),
                                        [](const Segment& one) { return one.kind == SegmentKind::river; });
        garden.segments.insert(river, single(SegmentKind::garden));
        index_rim(garden);
        out.types[i].count -= garden.count;
        out.types.push_back(garden);
    }
    return out;
}

TileType among_bushes(const TileType& tile)
{
    TileType out = tile;
    std::vector<int> now;
    out.segments.clear();
    out.joins.clear();
    for (int i = 0; i < static_cast<int>(tile.segments.size()); ++i) {
        const int first = first_at_village(tile, i);
        now.push_back(first == i ? static_cast<int>(out.segments.size()) : now[static_cast<std::size_t>(first)]);
        const Segment& segment = tile.segments[static_cast<std::size_t>(i)];
        if (first == i) {
            out.segments.push_back(segment);
            continue;
        }
        Segment& joined = out.segments[static_cast<std::size_t>(now.back())];
        joined.sides.insert(joined.sides.end(), segment.sides.begin(), segment.sides.end());
        joined.marks.insert(joined.marks.end(), segment.marks.begin(), segment.marks.end());
    }
    for (Join join : tile.joins) {
        if (join.kind == JoinKind::village) continue;
        for (int& segment : join.segments) segment = now[static_cast<std::size_t>(segment)];
        out.joins.push_back(join);
    }
    out.crosses = renumbered(tile.crosses, now);
    out.wagon = renumbered(tile.wagon, now);
    index_rim(out);
    return out;
}

}  // namespace reference
