// SPDX-License-Identifier: MIT
// Tile sets of a host: written from docs/tilesets.md alone, read from text and from records, mixed with the boxes, played, kept.
#include <algorithm>
#include <cstring>
#include <ctime>
#include <fstream>
#include <set>
#include <sstream>

#include "capi/c_games.hpp"
#include "source_tree.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// The whole set that docs/tilesets.md shows, word for word.
std::string documented_set()
{
    std::ifstream file(BASTIDE_SOURCE_DIR "/docs/tilesets.md");
    std::stringstream page;
    page << file.rdbuf();
    const std::string text = page.str();
    const std::size_t heading = text.find("## A whole set");
    const std::size_t from = text.find("```\n", heading) + 4;
    return text.substr(from, text.find("```", from) - from);
}

Tileset parse_set(const std::string& lines)
{
    bastide_tileset* made = nullptr;
    bastide_refusal error{};
    if (bastide_tileset_parse(lines.data(), count_of(lines.size()), nullptr, &error, &made) != BASTIDE_OK)
        throw std::logic_error(std::to_string(error.line) + ": " + error.text);
    return Tileset(made);
}

std::string text_of(const Tileset& set)
{
    return text([&](char* out, std::int32_t cap) { return bastide_tileset_write(set.get(), out, cap); });
}

std::vector<bastide_tile_def> tiles_of(const Tileset& set)
{
    return collect<bastide_tile_def>(
        [&](bastide_tile_def* out, std::int32_t cap) { return bastide_tileset_list_tiles(set.get(), out, cap); });
}

bool is_wild(const bastide_tile_def& tile) { return (tile.flags & BASTIDE_TILE_FLAG_WILD) != 0; }

std::int32_t drawn_tiles(const Tileset& set)
{
    std::int32_t sum = 0;
    for (const bastide_tile_def& tile : tiles_of(set)) sum += is_wild(tile) ? 0 : tile.count;
    return sum;
}

std::vector<bastide_segment_def> segments_of(const Tileset& set)
{
    std::vector<bastide_segment_def> all;
    for (const bastide_tile_def& tile : tiles_of(set)) {
        const auto own = collect<bastide_segment_def>([&](bastide_segment_def* out, std::int32_t cap) {
            return bastide_tileset_list_segments(set.get(), tile.id, 0, out, cap);
        });
        all.insert(all.end(), own.begin(), own.end());
    }
    return all;
}

/// The tiles of a box as a host's: of no set.
std::vector<bastide_tile_def> unnamed(std::vector<bastide_tile_def> all)
{
    for (bastide_tile_def& tile : all) tile.set = 0;
    return all;
}

Tileset build_from(const std::vector<bastide_tile_def>& all, std::vector<bastide_segment_def> segments)
{
    for (bastide_segment_def& segment : segments) segment.links = 0;  // they follow from the rest
    bastide_tileset* made = nullptr;
    bastide_refusal error{};
    if (bastide_tileset_build(all.data(), count_of(all.size()), segments.data(), count_of(segments.size()), nullptr, &error,
                              &made) != BASTIDE_OK)
        throw std::logic_error(std::to_string(error.index) + ": " + error.text);
    return Tileset(made);
}

Tileset rebuild(const Tileset& set) { return build_from(tiles_of(set), segments_of(set)); }

struct Made {
    bastide_status status;
    bastide_refusal error;
    Game game;
};

using Sets = std::vector<const bastide_tileset*>;

Made create(const Setup& setup, const Sets& sets)
{
    const bastide_config config = config_of(setup);
    bastide_refusal error{};
    bastide_game* made = nullptr;
    const bastide_status status = bastide_game_create(&config, setup.choices.data(), count_of(setup.choices.size()), sets.data(),
                                                      count_of(sets.size()), nullptr, &error, &made);
    if (status != BASTIDE_OK) CHECK(has_one_sentence(error));
    return {status, error, Game(made)};
}

Made load(const std::vector<std::uint8_t>& bytes, const Sets& sets)
{
    bastide_refusal error{};
    bastide_game* made = nullptr;
    const bastide_status status = bastide_game_load_snapshot(bytes.data(), count_of(bytes.size()), sets.data(),
                                                             count_of(sets.size()), nullptr, &error, &made);
    return {status, error, Game(made)};
}

Setup host_setup(std::vector<bastide_choice> chosen, std::uint64_t seed = 0, std::int32_t seats = 2)
{
    Setup setup = seeded(seed, seats);
    setup.choices = std::move(chosen);
    return setup;
}

/// The sets of a host, each in words that differ from the other's in one thing.
const std::string meadow = "Meadow 9 FFFF start f:01234567 m\n";

}  // namespace

TEST_CASE("The set in the docs has the tiles that the page describes")
{
    const Tileset set = parse_set(documented_set());
    const std::vector<bastide_tile_def> all = tiles_of(set);
    REQUIRE(all.size() == 8);
    std::int32_t copies = 0;
    for (const bastide_tile_def& tile : all) copies += tile.count;
    CHECK(copies == 11);
    CHECK(all[0].name == std::string("Gate"));
    CHECK(all[0].flags == BASTIDE_TILE_FLAG_START);
    CHECK(all[0].sides[0] == BASTIDE_SIDE_CITY);
    CHECK(all[0].sides[2] == BASTIDE_SIDE_ROAD);
    CHECK(all[1].gardens == 1);
    const std::vector<bastide_segment_def> segments = segments_of(set);
    CHECK(segments[1].road_end == BASTIDE_ROAD_END_GATE);
    CHECK(segments[1].meets == 1u);
    CHECK(segments[1].links == 1u);
    CHECK(segments[0].meets == 2u);
    CHECK(segments[2].ports == (1u << 3 | 1u << 5 | 1u << 6));  // half-edges 2, 3, 4
    CHECK(segments[2].borders == 1u);
    CHECK(segments[4].pennants == 1);
    CHECK(segments[6].corners == 4u);  // SE
}

TEST_CASE("The set that the docs show is played to the end alone and with the boxes")
{
    const Tileset set = parse_set(documented_set());
    std::vector<std::vector<bastide_choice>> tables = {
        {choose_host(0)},
        {choose_host(0, 3)},
        {choose_host(0), choose_set(BASTIDE_SET_TOWER)},
        {choose_host(0), choose_set(BASTIDE_SET_ABBEY_MAYOR)},
        {choose_host(0), choose_set(BASTIDE_SET_TOWER), choose_set(BASTIDE_SET_ABBEY_MAYOR)},
        {choose_host(0)},
    };
    // A start tile lies on the table; with all boxes it is a spring, and two more springs, a lake, a start
    // tile, the tile of another edition and the six monasteries of the base game are left out. The twelve tiles of the City lie
    // on the table, the tile with the orange rose beside it.
    std::vector<std::int32_t> drawn = {10, 32, 10 + 18, 10 + 12, 10 + 18 + 12, 11 - 6 - 12 - 1 - 6};
    for (const std::int32_t number : all_sets()) {
        tables.back().push_back(choose_set(number));
        drawn.back() += drawn_tiles(built_in(number));
    }
    for (std::size_t i = 0; i < tables.size(); ++i) {
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const Made made = create(host_setup(tables[i], seed, 2 + static_cast<std::int32_t>(seed % 3)), {set.get()});
            REQUIRE(made.status == BASTIDE_OK);
            CHECK(decision(made.game).tiles_left == drawn[i] - 1);  // one is drawn already
            Dice dice(seed);
            play_on(made.game, dice, 5000);
            CHECK(is_over(made.game));
            std::int32_t left = 0;  // only tiles that lie face down under hills
            for (const bastide_stock& row : stock(made.game)) {
                CHECK(row.placed + row.removed + row.held + row.left == row.total);
                left += row.left;
            }
            const std::vector<bastide_thing> covered = things(made.game, BASTIDE_THING_HILL_COVERED);
            CHECK(left == (covered.empty() ? 0 : covered[0].count));
        }
    }
}

TEST_CASE("Two fields that share a side of a tile of a host each join the field at their half")
{
    const Tileset set = parse_set("Parted 9 FFFF start f:0 f:1234567\n");
    Setup setup = host_setup({{BASTIDE_CHOICE_TILESET, 0, 1, {}}});
    setup.chance = BASTIDE_CHANCE_HOST;
    const Made made = create(setup, {set.get()});
    REQUIRE(made.status == BASTIDE_OK);
    const Game& game = made.game;
    perform(game, actions(game, BASTIDE_ACTION_DRAW).at(0));
    bool is_placed = false;
    for (const bastide_action& action : actions(game, BASTIDE_ACTION_PLACE)) {
        if (action.x != 0 || action.y != -1 || action.rotation != 2) continue;
        perform(game, action);
        is_placed = true;
        break;
    }
    REQUIRE(is_placed);
    const auto field = [&](std::int32_t y, std::int32_t segment) { return bastide_game_feature_at(game.get(), 0, y, segment); };
    CHECK(field(0, 0) == field(-1, 1));
    CHECK(field(0, 1) == field(-1, 0));
    CHECK(field(0, 0) != field(0, 1));
    for (const std::int32_t segment : {0, 1}) {
        bastide_feature feature{};
        REQUIRE(bastide_game_get_feature(game.get(), field(0, segment), &feature) == BASTIDE_OK);
        CHECK(feature.segments == 2);
        CHECK(feature.open_sides == 1 + 7 - 2);
    }
}

TEST_CASE("What a host's tiles say is what is played")
{
    const Tileset set = parse_set(documented_set());
    Setup setup;
    setup.choices = {choose_host(0)};
    const Made made = create(setup, {set.get()});
    REQUIRE(made.status == BASTIDE_OK);
    // The city of two tiles with a pennant: 2 * 2 + 2. The start tile Gate shows it north.
    play(made.game, {"draw Suburb", "0: place Suburb 0 -1 2", "0: deploy follower 0 -1 c0"});
    CHECK(score(made.game, 0) == 4);
    // A road from the gate to the chapel's door: two tiles.
    play(made.game, {"draw Chapel", "1: place Chapel 0 1 2", "1: deploy follower 0 1 r0"});
    CHECK(score(made.game, 1) == 2);
    const bastide_action foundation = parse(made.game, "draw Watch");
    perform(made.game, foundation);
    perform(made.game, parse(made.game, "0: place Watch 1 0 0"));
    const bastide_refusal verdict = check(made.game, parse(made.game, "0: deploy follower 1 0 t"));
    CHECK(verdict.reason == BASTIDE_REASON_WRONG_SEGMENT);
}

/// Whether two sets are the same in everything that is listed, and in their text.
bool is_same_set(const Tileset& a, const Tileset& b)
{
    return same(unnamed(tiles_of(a)), unnamed(tiles_of(b))) && same(segments_of(a), segments_of(b)) && text_of(a) == text_of(b);
}

TEST_CASE("Each set of the library goes to text and to records and back as the same set")
{
    std::uint64_t marks = 0;
    for (const std::int32_t number : all_sets()) {
        INFO("the set " << name_of_set(number));
        const Tileset box = built_in(number);
        CHECK(is_same_set(parse_set(text_of(box)), box));
        CHECK(is_same_set(rebuild(box), box));
        for (const bastide_tile_def& tile : tiles_of(box)) marks |= tile.marks;
        for (const bastide_segment_def& segment : segments_of(box)) marks |= segment.marks;
    }
    for (const std::int32_t mark : numbers_of(BASTIDE_VOCABULARY_MARK)) {  // the sets show each mark that there is
        INFO("the mark " << mark);
        CHECK(has_bit(marks, mark));
    }
    const Tileset mine = parse_set(documented_set());
    CHECK(is_same_set(parse_set(text_of(mine)), mine));
    CHECK(is_same_set(rebuild(mine), mine));
    CHECK(text_of(mine).substr(0, text_of(mine).find('\n')) == "Gate 1 CFRF start c:N r:S f:234+0 f:567+0 gate:r0c0");
}

std::string name_of_mark(std::int32_t mark)
{
    return text([&](char* out, std::int32_t cap) { return bastide_word_name(BASTIDE_VOCABULARY_MARK, mark, out, cap); });
}

TEST_CASE("Each mark goes to text and back on a tile and on each of its segments")
{
    const std::string plain = "Tile 1 CRIF c:N r:E f:2+0 f:34 f:567+0 m i:S door:r0m";
    REQUIRE(text_of(parse_set(plain)) == plain + "\n");
    for (const std::int32_t mark : numbers_of(BASTIDE_VOCABULARY_MARK)) {
        if (mark == BASTIDE_MARK_PENNANT) continue;  // counted at its city
        const std::string word = " mark:" + name_of_mark(mark);
        INFO(word);
        for (const char* place : {"", ":c0", ":r0", ":f0", ":f2", ":m", ":i0"}) {
            const Tileset set = parse_set(plain + word + place);
            CHECK(text_of(set) == plain + word + place + "\n");
            CHECK(is_same_set(rebuild(set), set));
            std::vector<std::uint64_t> shown{tiles_of(set)[0].marks};
            for (const bastide_segment_def& segment : segments_of(set)) shown.push_back(segment.marks);
            CHECK(std::count(shown.begin(), shown.end(), std::uint64_t{1} << mark) == 1);
            CHECK(std::count(shown.begin(), shown.end(), 0u) == 7);  // the tile has seven segments
        }
    }
}

TEST_CASE("Marks in another order are the same marks")
{
    const std::string plain = "Tile 1 CFFF c:N*1 f:234567+0";
    const Tileset set = parse_set(plain + " mark:wine:c0 mark:festival mark:grain:c0 mark:grain");
    CHECK(text_of(set) == plain + " mark:wine:c0 mark:grain:c0 mark:grain mark:festival\n");
    CHECK(is_same_set(parse_set(plain + " mark:grain mark:grain:c0 mark:festival mark:wine:c0"), set));
    CHECK(is_same_set(rebuild(set), set));
    CHECK_FALSE(is_same_set(parse_set(plain + " mark:wine:c0 mark:festival mark:grain:c0"), set));
    std::vector<bastide_segment_def> segments = segments_of(set);
    CHECK(segments[0].marks == (1u << BASTIDE_MARK_PENNANT | 1u << BASTIDE_MARK_WINE | 1u << BASTIDE_MARK_GRAIN));
    segments[0].marks &= ~(std::uint64_t{1} << BASTIDE_MARK_PENNANT);  // the number of pennants is enough
    CHECK(is_same_set(build_from(tiles_of(set), segments), set));
}

TEST_CASE("A tile with as many crossings as it can have is built from its records")
{
    // Of two segments that cross, one must reach two sides: here the first six of twelve.
    std::string line = "Knot 1 RRRR r:NS r:EW f:07 f:12 f:34 f:56 f:@M f:@M f:@M f:@M f:@M f:@M";
    const std::vector<std::string> names = {"r0", "r1", "f0", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9"};
    for (std::size_t a = 0; a < 6; ++a)
        for (std::size_t b = a + 1; b < names.size(); ++b) line += " over:" + names[a] + names[b];
    const Tileset set = parse_set(line);
    CHECK(text_of(set) == line + "\n");
    CHECK(is_same_set(rebuild(set), set));
}

TEST_CASE("A set without tiles is the word none and belongs in any game")
{
    const Tileset empty = parse_set(" none \n# no tiles\n");
    CHECK(tiles_of(empty).empty());
    CHECK(text_of(empty) == "none\n");
    CHECK(text_of(built_in(BASTIDE_SET_ABBOT)) == "none\n");
    CHECK(create(host_setup({choose_host(0), choose_set(BASTIDE_SET_BASE)}), {empty.get()}).status == BASTIDE_OK);
    CHECK(create(host_setup({choose_host(0)}), {empty.get()}).error.reason == BASTIDE_REASON_CONFIG_NO_START);
}

TEST_CASE("A set that says that it has no tiles has none")
{
    CHECK_THROWS_WITH(parse_set("none\n" + meadow), "1: A tile cannot have the name none, because scripts use that word.");
    CHECK_THROWS_WITH(parse_set(meadow + "none\n"), "2: A tile cannot have the name none, because scripts use that word.");
}

TEST_CASE("A road that runs through passes the door of a monastery and has no end")
{
    const std::string lines =
        "Bend 1 FRRF start r:ES f:012567 f:34 m door:r0m\n"
        "Lane 1 RRRF r:NS r:E f:0567 f:12 f:34 m door:r0r1m\n";
    const Tileset set = parse_set(lines);
    const std::vector<bastide_segment_def> segments = segments_of(set);
    REQUIRE(segments.size() == 4 + 6);
    CHECK(segments[0].road_end == 0);
    CHECK(segments[0].meets == 1u << 3);  // the monastery
    CHECK(segments[0].links == 1u << 3);
    CHECK(segments[3].meets == 1u << 0);
    CHECK(segments[3].links == 1u << 0);
    CHECK(segments[4].road_end == 0);  // beside the second door one road ends
    CHECK(segments[5].road_end == BASTIDE_ROAD_END_MONASTERY);
    CHECK(segments[4].meets == (1u << 1 | 1u << 5));
    CHECK(segments[4].links == 1u << 5);  // past the door, not to the other road
    CHECK(segments[9].links == (1u << 0 | 1u << 1));
    CHECK(text_of(set) == lines);
    CHECK(same(segments_of(rebuild(set)), segments));
}

TEST_CASE("Wild tiles of a host are read and held by nobody")
{
    CHECK(text_of(built_in(BASTIDE_SET_ABBEY_MAYOR)).find("AM_A 6 **** wild m\n") == 0);
    const Tileset mine = parse_set(meadow + "My_abbey 2 **** wild m\n");
    for (const std::int32_t other : {BASTIDE_SET_BASE, BASTIDE_SET_ABBEY_MAYOR}) {
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            const Made made = create(host_setup({choose_set(other), choose_host(0)}, seed), {mine.get()});
            REQUIRE(made.status == BASTIDE_OK);
            CHECK(stock(made.game)[at(tile_named(made.game, "My_abbey"))].held == 0);
            Dice dice(seed);
            play_on(made.game, dice, 5000);
            CHECK(is_over(made.game));
            CHECK(stock(made.game)[at(tile_named(made.game, "My_abbey"))].placed == 0);
        }
    }
}

bool has_river(const bastide_tile_def& tile)
{
    return std::find(std::begin(tile.sides), std::end(tile.sides), BASTIDE_SIDE_RIVER) != std::end(tile.sides);
}

TEST_CASE("Rivers of a host are laid with those of a box, and are ordinary tiles without one", "[RIVER-SETUP-03][RIVER-SETUP-04]")
{
    const Tileset mine = parse_set(
        meadow +
        "Brook 3 IFIF f:0567 f:1234 i:NS\nBend 2 FIIF f:012567 f:34 i:ES\n"
        "Source 1 FFIF f:01234567 i:S mark:spring:i0\nMere 2 IFFF f:01234567 i:N mark:lake:i0\n"
        "Volcano 1 IFFF f:01234567 i:N mark:lake:i0 mark:volcano\nWell 1 FFFF f:01234567 mark:spring mark:lake mark:volcano\n");
    const auto with = [&](std::vector<std::int32_t> sets, std::uint64_t seed) {
        std::vector<bastide_choice> chosen{choose_host(0)};
        for (const std::int32_t set : sets) chosen.push_back(choose_set(set));
        return create(host_setup(chosen, seed), {mine.get()});
    };
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const Made made = with({BASTIDE_SET_BASE}, seed);
        REQUIRE(made.status == BASTIDE_OK);
        CHECK(decision(made.game).tiles_left == 71 + 9 + 3 + 2 + 1 + 2 + 1 + 1 - 1);
        Dice dice(seed);
        play_on(made.game, dice, 5000);
        CHECK(is_over(made.game));
        CHECK(stock(made.game)[at(tile_named(made.game, "Brook"))].placed == 3);  // its field sides fit
    }
    CHECK(decision(with({BASTIDE_SET_BASE, BASTIDE_SET_GQ11}, 1).game).tiles_left == 71 + 10 + 9 + 1 - 1);
    for (const std::int32_t river : {BASTIDE_SET_RIVER, BASTIDE_SET_RIVER_2}) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Made made = with({BASTIDE_SET_BASE, river}, seed);
            REQUIRE(made.status == BASTIDE_OK);
            const auto total = [&](const char* name) { return stock(made.game)[at(tile_named(made.game, name))].total; };
            CHECK(total("Brook") == 3);
            CHECK(total("Bend") == 2);
            CHECK(total("Source") == 0);                   // one spring lies on the table, that of the box
            CHECK(total("Mere") + total("Volcano") == 0);  // the river has one lake
            CHECK(total("Well") == 1);                     // it shows no river
            Dice dice(seed);
            bool is_laid = false;  // the river is laid before any other tile
            while (!is_over(made.game)) {
                const bastide_action action = pick(made.game, dice);
                if (action.kind == BASTIDE_ACTION_PLACE) {
                    const bool is_river = has_river(tiles(made.game)[at(action.tile)]);
                    CHECK_FALSE((is_laid && is_river));
                    is_laid = is_laid || !is_river;
                }
                perform(made.game, action);
            }
            CHECK(is_laid);
        }
    }
}

TEST_CASE("A mark of a host counts where a box that reads it is played and is a picture elsewhere", "[IC-ROAD-01]")
{
    const Tileset mine = parse_set("End 8 FRFF start r:E f:01234567 village:r0 mark:inn:r0\n");
    const auto points_of_two_tiles = [&](std::vector<bastide_choice> chosen) {
        Setup setup;
        setup.choices = std::move(chosen);
        const Made made = create(setup, {mine.get()});
        REQUIRE(made.status == BASTIDE_OK);
        play(made.game, {"draw End", "0: place End 1 0 2", "0: deploy follower 1 0 r0"});
        return score(made.game, 0);
    };
    CHECK(points_of_two_tiles({choose_host(0)}) == 2);
    CHECK(points_of_two_tiles({choose_host(0), choose_set(BASTIDE_SET_INNS_CATHEDRALS)}) == 4);
}

TEST_CASE("The tiles of The Cathars and The Besiegers are chosen among those of the box", "[SIEGE-COMP-01]")
{
    const Tileset mine = parse_set("Siege 3 CFFF c:N f:234567+0 mark:siege:c0\nSCity 2 CFFF c:N f:234567+0 mark:siege:c0\n");
    for (std::int32_t part = 0; part <= 2; ++part) {
        std::vector<bastide_choice> chosen{choose_host(0), choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_SIEGE)};
        if (part > 0) chosen.push_back(choose_option(BASTIDE_OPTION_SIEGE_TILES, part));
        const Made made = create(host_setup(chosen), {mine.get()});
        REQUIRE(made.status == BASTIDE_OK);
        CHECK(stock(made.game)[at(tile_named(made.game, "Siege"))].total == 3);
        CHECK(stock(made.game)[at(tile_named(made.game, "SCity"))].total == 2);
        CHECK(stock(made.game)[at(tile_named(made.game, "SC01"))].total == (part == 2 ? 0 : 1));
        CHECK(stock(made.game)[at(tile_named(made.game, "SB01"))].total == (part == 1 ? 0 : 1));
    }
}

TEST_CASE("Tabs and blanks and empty lines and the ends of lines of other systems read alike")
{
    const Tileset set = parse_set("\r\n\t Meadow\t9  FFFF\tstart f:01234567\tm \t\r\n\n# end\r\n   # end");
    CHECK(text_of(set) == meadow.substr(0, meadow.find(" start")) + " start f:01234567 m\n");
}

TEST_CASE("The length of the text may be left to the NUL")
{
    bastide_tileset* made = nullptr;
    CHECK(bastide_tileset_parse(meadow.c_str(), -1, nullptr, nullptr, &made) == BASTIDE_OK);
    CHECK(text_of(Tileset(made)) == meadow);
    bastide_refusal error{};
    const std::string with_nul("Meadow 9 FFFF\0f:01234567", 24);
    CHECK(bastide_tileset_parse(with_nul.data(), 24, nullptr, &error, &made) == BASTIDE_E_FORMAT);
    CHECK(error.column == 14);
}

TEST_CASE("A host's tiles follow those of the boxes")
{
    const Tileset first = parse_set(meadow);
    const Tileset second = parse_set("Pond 2 FFFF f:01234567\n");
    const Made made =
        create(host_setup({choose_host(1), choose_host(0), choose_set(BASTIDE_SET_BASE)}), {first.get(), second.get()});
    REQUIRE(made.status == BASTIDE_OK);
    const std::vector<bastide_tile_def> all = tiles(made.game);
    REQUIRE(all.size() == 24 + 2);
    CHECK(all[24].name == std::string("Meadow"));
    CHECK(all[25].name == std::string("Pond"));
    CHECK(board(made.game).front().tile == tile_named(made.game, "D"));  // the first with `start`
    CHECK(decision(made.game).tiles_left == 71 + 9 + 2 - 1);
}

TEST_CASE("Copies of a host's set are counted for every tile and one start tile lies on the table")
{
    const Tileset set = parse_set(documented_set());
    const Made made = create(host_setup({choose_host(0, 100)}), {set.get()});
    REQUIRE(made.status == BASTIDE_OK);
    CHECK(stock(made.game)[0].total == 100);
    CHECK(board(made.game).size() == 1);
    CHECK(decision(made.game).tiles_left == 1100 - 2);
}

TEST_CASE("Where no draw of roads would distinguish the seats nobody draws and the first seat begins", "[HOUSE-START-02]")
{
    const bastide_choice choose_road_draw = choose_option(BASTIDE_OPTION_START_PLAYER_BY_ROAD_DRAW);
    const std::string lane = "Lane 6 RFRF r:NS f:1234 f:0567\n";
    const std::string same[] = {meadow, "Lane 6 RFRF start r:NS f:1234 f:0567\n", "Meadow 2 FFFF start f:01234567 m\n"};
    for (const std::int32_t chance : {BASTIDE_CHANCE_SEEDED, BASTIDE_CHANCE_HOST}) {
        Setup setup = host_setup({choose_host(0), choose_road_draw});
        setup.chance = chance;
        setup.first_seat = 1;
        for (const std::string& lines : same) {
            const Tileset set = parse_set(lines);
            const Made made = create(setup, {set.get()});
            REQUIRE(made.status == BASTIDE_OK);
            CHECK(decision(made.game).turn == 1);
            CHECK(decision(made.game).turn_seat == 1);
        }
    }
    const Tileset mixed = parse_set(meadow + lane);
    const Made made = create(host_setup({choose_host(0), choose_road_draw}), {mixed.get()});
    REQUIRE(made.status == BASTIDE_OK);
    const std::vector<bastide_event> told = events(made.game, 0);
    CHECK(std::any_of(told.begin(), told.end(), [](const bastide_event& event) { return event.kind == BASTIDE_EVENT_NAMED; }));
}

TEST_CASE("Two tiles of one name are refused by the second of them")
{
    const Tileset mine = parse_set("D 1 FFFF start f:01234567\n");
    const Made made = create(host_setup({choose_set(BASTIDE_SET_BASE), choose_host(0)}), {mine.get()});
    CHECK(made.status == BASTIDE_E_ARGUMENT);
    CHECK(made.error.reason == BASTIDE_REASON_CONFIG_TILESET);
    CHECK(made.error.index == 0);
    CHECK(made.error.tile == 0);
    CHECK(made.error.other_index == -1);
    CHECK(made.error.text == std::string("Tile 0 of tile set handle 0 has the name of a tile of a built-in set."));
    CHECK_FALSE(made.game);
    const Tileset again = parse_set("lawn 1 FFFF start f:01234567\nD 1 FFFF start f:01234567\n");
    const bastide_refusal error = create(host_setup({choose_host(0), choose_host(1)}), {mine.get(), again.get()}).error;
    CHECK(error.reason == BASTIDE_REASON_CONFIG_TILESET);
    CHECK(error.index == 1);
    CHECK(error.tile == 1);
    CHECK(error.other_index == 0);
    CHECK(error.text == std::string("Tile 1 of tile set handle 1 has the name of a tile of tile set handle 0."));
}

TEST_CASE("Of many repeated names the first tile with an earlier namesake is reported")
{
    // In the order of a reader: red (handle 0), then c2, b2, a2 ... of handle 1, of which b2 is the first that handle 0 has.
    const Tileset first =
        parse_set("a2 1 FFFF start f:01234567\nb2 1 FFFF f:01234567\na 1 FFFF f:01234567\nb 1 FFFF f:01234567\n");
    const Tileset second = parse_set("c2 1 FFFF f:01234567\nb2 1 FFFF f:01234567\na2 1 FFFF f:01234567\naa 1 FFFF f:01234567\n");
    const Tileset third = parse_set("aa 1 FFFF f:01234567\nD 1 FFFF f:01234567\na 1 FFFF f:01234567\n");
    const auto told = [](const std::vector<bastide_choice>& chosen, const Sets& sets) {
        const Made made = create(host_setup(chosen), sets);
        return made.status == BASTIDE_OK ? "none" : std::to_string(made.error.index) + ": " + made.error.text;
    };
    const Sets all = {first.get(), second.get(), third.get()};
    CHECK(told({choose_host(0), choose_host(1), choose_host(2)}, all) ==
          "1: Tile 1 of tile set handle 1 has the name of a tile of tile set handle 0.");
    CHECK(told({choose_host(1), choose_host(2), choose_set(BASTIDE_SET_BASE)}, all) ==
          "2: Tile 0 of tile set handle 2 has the name of a tile of tile set handle 1.");
    CHECK(told({choose_host(0), choose_host(2), choose_set(BASTIDE_SET_BASE)}, all) ==
          "2: Tile 1 of tile set handle 2 has the name of a tile of a built-in set.");
    CHECK(told({choose_host(0), choose_host(2)}, all) ==
          "2: Tile 2 of tile set handle 2 has the name of a tile of tile set handle 0.");
    CHECK(told({choose_host(0), choose_set(BASTIDE_SET_BASE)}, all) == "none");
}

TEST_CASE("Sixteen times as many tile types take about sixteen times as long")
{
    std::vector<Tileset> sets;
    Sets handles;
    for (int set = 0; set < 16; ++set) {
        std::string lines;
        for (int i = 0; i < 990; ++i) lines += "LongName" + std::to_string(10000 + 1000 * set + i) + " 1 FFFF start f:01234567\n";
        sets.push_back(parse_set(lines));
        handles.push_back(sets.back().get());
    }
    const auto time_of = [&](int count) {
        std::vector<bastide_choice> chosen;
        for (int set = 0; set < count; ++set) chosen.push_back(choose_host(set));
        std::clock_t best = 0;
        for (int again = 0; again < 3; ++again) {
            const std::clock_t begin = std::clock();
            const bool is_made = create(host_setup(chosen), handles).status == BASTIDE_OK;
            const std::clock_t took = std::clock() - begin;
            REQUIRE(is_made);
            if (again == 0 || took < best) best = took;
        }
        return best;
    };
    const std::clock_t one = time_of(1);
    const std::clock_t sixteen = time_of(16);
    CAPTURE(one, sixteen);
    CHECK(sixteen < 40 * one);  // 256 times as long when each name is compared with each
}

TEST_CASE("A set without a start tile needs another set or a start tile from the bag")
{
    const Tileset set = parse_set("Pond 2 FFFF f:01234567\n");
    CHECK(create(host_setup({choose_host(0)}), {set.get()}).error.reason == BASTIDE_REASON_CONFIG_NO_START);
    CHECK(create(host_setup({choose_host(0), choose_set(BASTIDE_SET_BASE)}), {set.get()}).status == BASTIDE_OK);
    CHECK(create(host_setup({choose_host(0), choose_option(BASTIDE_OPTION_START_TILE_IN_BAG)}), {set.get()}).status ==
          BASTIDE_OK);
}

TEST_CASE("Sixteen tile sets are taken and a seventeenth is refused by every call that takes some")
{
    const Tileset set = parse_set(meadow);
    const Sets most(16, set.get());
    const Made made = create(host_setup({choose_host(15)}), most);
    REQUIRE(made.status == BASTIDE_OK);
    const std::vector<std::uint8_t> bytes = snapshot(made.game);
    const std::string lines = script(made.game);
    const auto load_script = [&](const Sets& sets) {
        bastide_game* read = nullptr;
        const bastide_status status = bastide_game_load_script(lines.data(), count_of(lines.size()), sets.data(),
                                                               count_of(sets.size()), nullptr, nullptr, &read);
        return Made{status, {}, Game(read)};
    };
    CHECK(load(bytes, most).status == BASTIDE_OK);
    CHECK(load_script(most).status == BASTIDE_OK);
    for (std::size_t count : {std::size_t{17}, std::size_t{18}, std::size_t{1000}}) {
        const Sets many(count, set.get());
        const Made refused = create(host_setup({choose_host(15)}), many);
        CHECK(refused.status == BASTIDE_E_ARGUMENT);
        CHECK(refused.error.reason == BASTIDE_REASON_ARGUMENT_COUNT);
        CHECK(refused.error.text == "set_count is " + std::to_string(count) + "; 0 to 16 are possible.");
        CHECK(load(bytes, many).status == BASTIDE_E_ARGUMENT);
        CHECK(load_script(many).status == BASTIDE_E_ARGUMENT);
    }
}

TEST_CASE("A game holds sixteen thousand tiles and not one more")
{
    std::string lines = "Start 1000 FFFF start f:01234567\n";
    for (int i = 1; i < 16; ++i) lines += "tile" + std::to_string(i) + " 1000 FFFF f:01234567\n";
    const Made full = create(host_setup({choose_host(0)}), {parse_set(lines).get()});
    REQUIRE(full.status == BASTIDE_OK);
    CHECK(decision(full.game).tiles_left == 16000 - 2);  // the start tile, and the one that is drawn
    const Made over = create(host_setup({choose_host(0)}), {parse_set(lines + "Last 1 FFFF f:01234567\n").get()});
    CHECK(over.status == BASTIDE_E_LIMIT);
    CHECK(over.error.reason == BASTIDE_REASON_CONFIG_TOO_LARGE);
}

TEST_CASE("Games whose bushes stand on other tiles have other hashes", "[HOUSE-ROAD-01]")
{
    // Tiles are noted in words of 64 bits: these stand in the first, at the same place of later ones, and alone in the last.
    constexpr std::int32_t kTypes = 999;
    std::string lines = "Start 1 FFFF start f:01234567\n";
    for (int i = 1; i < kTypes; ++i)
        lines += "tile" + std::to_string(i) + " 1 FRRR r:E r:S r:W f:0127 f:34 f:56 village:r0r1r2\n";
    const Tileset set = parse_set(lines);
    const auto hash_with = [&](std::initializer_list<std::int32_t> bushes) {
        std::vector<bastide_choice> chosen = {choose_host(0), choose_option(BASTIDE_OPTION_BUSHES_DO_NOT_END_ROADS)};
        for (std::int32_t tile : bushes) chosen.push_back(choose_bush(tile));
        return hash(create(host_setup(chosen), {set.get()}).game);
    };
    std::set<std::uint64_t> seen{hash_with({})};
    for (std::int32_t tile : {3, 4, 63, 64, 67, 68, 127, 131, 515, 963, 998}) {
        INFO(tile);
        CHECK(seen.insert(hash_with({tile})).second);
    }
    CHECK(seen.insert(hash_with({3, 67})).second);
    CHECK(seen.insert(hash_with({3, 131})).second);
    CHECK(seen.insert(hash_with({67, 131})).second);
}

TEST_CASE("The largest sets are refused by the game and not by the reader")
{
    std::string lines = "Start 1000 FFFF start f:01234567\n";
    for (int i = 1; i < 1000; ++i) lines += "tile" + std::to_string(i) + " 1000 FFFF f:01234567\n";
    const Tileset set = parse_set(lines);
    const Made made = create(host_setup({choose_host(0)}), {set.get()});
    CHECK(made.status == BASTIDE_E_LIMIT);
    CHECK(made.error.reason == BASTIDE_REASON_CONFIG_TOO_LARGE);
}

TEST_CASE("A snapshot takes the set it was made with and no other")
{
    const Tileset mine = parse_set(documented_set());
    const Made made = create(host_setup({choose_host(0), choose_set(BASTIDE_SET_TOWER)}, 7), {mine.get()});
    REQUIRE(made.status == BASTIDE_OK);
    Dice dice(7);
    play_on(made.game, dice, 20);
    const std::vector<std::uint8_t> bytes = snapshot(made.game);

    for (const Tileset& same_set : {parse_set(documented_set()), parse_set(text_of(mine)), rebuild(mine)}) {
        const Made loaded = load(bytes, {same_set.get()});
        REQUIRE(loaded.status == BASTIDE_OK);
        CHECK(same_position(loaded.game, made.game));
        CHECK(snapshot(loaded.game) == bytes);
    }
    CHECK(load(bytes, {}).status == BASTIDE_E_FORMAT);
    CHECK(load(bytes, {}).error.text == std::string("Host tile set 1 of the snapshot is not among the sets given."));

    // One thing changed, each in another place: copies, a pennant, a corner, a slot, an end, a garden, a name, the order.
    const std::string lines = text_of(mine);
    const auto changed = [&](const std::string& from, const std::string& to) {
        std::string other = lines;
        REQUIRE(other.find(from) != std::string::npos);
        return parse_set(other.replace(other.find(from), from.size(), to));
    };
    const std::size_t first_end = lines.find('\n') + 1;
    for (const Tileset& other :
         {changed("Gate 1", "Gate 2"), changed("*1", "*2"), changed("^SE", "^SW"), changed("f:1234 f:0567", "f:12 f:34 f:0567"),
          changed("bush:", "village:"), changed(" garden:1", ""), changed("Watch", "watch"), changed("CFRF start", "CFRF"),
          parse_set(lines.substr(first_end) + lines.substr(0, first_end))}) {
        const Made loaded = load(bytes, {other.get()});
        CHECK(loaded.status == BASTIDE_E_FORMAT);
        CHECK(loaded.error.text == std::string("Host tile set 1 of the snapshot is not among the sets given."));
    }
}

TEST_CASE("A snapshot finds its sets among others in any order")
{
    const Tileset first = parse_set(meadow);
    const Tileset second = parse_set("Pond 2 FFFF f:01234567\n");
    const Tileset unused = parse_set("Hill 2 FFFF f:01234567 m\n");
    const Made made = create(host_setup({choose_host(0), choose_host(1, 2)}, 3), {first.get(), second.get()});
    REQUIRE(made.status == BASTIDE_OK);
    const std::vector<std::uint8_t> bytes = snapshot(made.game);
    const Made loaded = load(bytes, {unused.get(), second.get(), first.get()});
    REQUIRE(loaded.status == BASTIDE_OK);
    CHECK(same_position(loaded.game, made.game));
    CHECK(load(bytes, {unused.get(), second.get()}).status == BASTIDE_E_FORMAT);
}

TEST_CASE("A loaded game names its sets by the places at which they were given")
{
    const Tileset unused = parse_set("Hill 2 FFFF f:01234567 m\n");
    const Tileset mine = parse_set(meadow);
    const std::vector<const bastide_tileset*> sets = {unused.get(), mine.get()};
    const Made made = create(host_setup({choose_host(1)}, 3), sets);
    REQUIRE(made.status == BASTIDE_OK);
    const Made loaded = load(snapshot(made.game), sets);
    REQUIRE(loaded.status == BASTIDE_OK);
    CHECK(same(choices(loaded.game), choices(made.game)));
    CHECK(script(loaded.game) == script(made.game));
    CHECK(snapshot(loaded.game) == snapshot(made.game));
}

TEST_CASE("Restoring takes a snapshot of the game's own sets and leaves the game alone with another's")
{
    const Tileset mine = parse_set(meadow);
    const Tileset other = parse_set("Meadow 8 FFFF start f:01234567 m\n");
    const Made one = create(host_setup({choose_host(0)}, 1), {mine.get()});
    const Made two = create(host_setup({choose_host(0)}, 1), {other.get()});
    const std::vector<std::uint8_t> begin = snapshot(one.game);
    Dice dice(1);
    play_on(one.game, dice, 4);
    const std::vector<std::uint8_t> later = snapshot(one.game);
    const std::vector<std::uint8_t> strange = snapshot(two.game);
    CHECK(bastide_game_restore_snapshot(one.game.get(), strange.data(), count_of(strange.size()), nullptr) == BASTIDE_E_FORMAT);
    CHECK(snapshot(one.game) == later);
    CHECK(bastide_game_restore_snapshot(one.game.get(), begin.data(), count_of(begin.size()), nullptr) == BASTIDE_OK);
    CHECK(snapshot(one.game) == begin);
}

TEST_CASE("A script of a game with a host's set is played again with the set in its place")
{
    const Tileset mine = parse_set(documented_set());
    const Made made = create(host_setup({choose_host(0)}, 5), {mine.get()});
    Dice dice(5);
    play_on(made.game, dice);
    for (std::int32_t viewer : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC}) {
        const std::string lines = script(made.game, viewer);
        CHECK(lines.find("tileset 0 1\n") != std::string::npos);
        const bastide_tileset* sets[] = {mine.get()};
        bastide_game* read = nullptr;
        REQUIRE(bastide_game_load_script(lines.data(), count_of(lines.size()), sets, 1, nullptr, nullptr, &read) == BASTIDE_OK);
        CHECK(hash(Game(read)) == hash(made.game));
        bastide_refusal error{};
        CHECK(bastide_game_load_script(lines.data(), count_of(lines.size()), nullptr, 0, nullptr, &error, &read) ==
              BASTIDE_E_FORMAT);
        CHECK(error.reason == BASTIDE_REASON_CONFIG_TILESET);
    }
}

TEST_CASE("A box given as a handle is played without its box")
{
    const Tileset box = built_in(BASTIDE_SET_ABBEY_MAYOR);
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const Made made = create(host_setup({choose_set(BASTIDE_SET_BASE), choose_host(0)}, seed), {box.get()});
        REQUIRE(made.status == BASTIDE_OK);
        CHECK(decision(made.game).tiles_left == 71 + 12 - 1);
        Dice dice(seed);
        play_on(made.game, dice, 5000);
        CHECK(is_over(made.game));
    }
}

TEST_CASE("Arguments of the calls on tile sets that make no sense are refused and what was out is nothing")
{
    const Tileset set = parse_set(meadow);
    const std::vector<bastide_tile_def> all = tiles_of(set);
    const std::vector<bastide_segment_def> segments = segments_of(set);
    bastide_tileset* made = set.get();
    const auto refused = [&](bastide_status status) {
        const bool is = status == BASTIDE_E_ARGUMENT && made == nullptr;
        made = set.get();
        return is;
    };
    CHECK(refused(bastide_tileset_parse(nullptr, 0, nullptr, nullptr, &made)));
    CHECK(refused(bastide_tileset_parse("", -2, nullptr, nullptr, &made)));
    CHECK(refused(bastide_tileset_parse("", INT32_MIN, nullptr, nullptr, &made)));
    CHECK(bastide_tileset_parse(meadow.c_str(), -1, nullptr, nullptr, nullptr) == BASTIDE_E_ARGUMENT);
    const auto build = [&](const bastide_tile_def* t, std::int32_t n, const bastide_segment_def* s, std::int32_t k) {
        return refused(bastide_tileset_build(t, n, s, k, nullptr, nullptr, &made));
    };
    CHECK(build(nullptr, 1, segments.data(), 2));
    CHECK(build(nullptr, 0, segments.data(), -1));
    CHECK(build(all.data(), -1, segments.data(), 2));
    CHECK(build(all.data(), INT32_MAX, segments.data(), 2));
    CHECK(build(all.data(), 1, nullptr, 2));
    CHECK(bastide_tileset_build(nullptr, 0, segments.data(), 2, nullptr, nullptr, &made) == BASTIDE_E_FORMAT);  // of no tile
    CHECK(build(all.data(), 1, segments.data(), -1));
    CHECK(bastide_tileset_build(all.data(), 1, segments.data(), 2, nullptr, nullptr, nullptr) == BASTIDE_E_ARGUMENT);
    for (std::int32_t number : {-1, 0, 99, INT32_MAX, INT32_MIN}) CHECK(refused(bastide_tileset_create(number, nullptr, &made)));

    CHECK(bastide_tileset_write(nullptr, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_tileset_write(set.get(), nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_tileset_list_tiles(nullptr, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_tileset_list_tiles(set.get(), nullptr, -1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_tileset_list_segments(nullptr, 0, 0, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_tileset_list_segments(set.get(), 1, 0, nullptr, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_tileset_list_segments(set.get(), -1, 0, nullptr, 0) == BASTIDE_E_ABSENT);
    bastide_tileset_destroy(nullptr);
}

TEST_CASE("A set takes memory once and gives it back and none is left when its text is wrong")
{
    CheckedAllocator allocator;
    const bastide_allocator memory = allocator.record();
    bastide_tileset* made = nullptr;
    CHECK(bastide_tileset_parse("A 1 FFFF", -1, &memory, nullptr, &made) == BASTIDE_E_FORMAT);
    CHECK(allocator.out() == 0);
    REQUIRE(bastide_tileset_parse(documented_set().c_str(), -1, &memory, nullptr, &made) == BASTIDE_OK);
    CHECK(allocator.out() == 1);
    bastide_tileset_destroy(made);
    CHECK(allocator.out() == 0);
    allocator.serve(0);
    bastide_refusal error{};
    CHECK(bastide_tileset_parse(meadow.c_str(), -1, &memory, &error, &made) == BASTIDE_E_MEMORY);
    CHECK(error.text == std::string("The allocator had no memory left."));
    CHECK(made == nullptr);
    CHECK(allocator.is_clean());
}
