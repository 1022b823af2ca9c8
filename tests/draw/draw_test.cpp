// SPDX-License-Identifier: MIT
// Pictures: well formed for every tile, board and option; what they show is what the lists of the library say. How they look is
// tested by the pictures of docs/pictures, which are drawn again and compared byte by byte.
#include <algorithm>
#include <cstring>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "bastide_draw.h"
#include "capi/c_games.hpp"
#include "draw/well_formed.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

Geometry geometry_of(const Game& game)
{
    bastide_geometry* made = nullptr;
    REQUIRE(bastide_geometry_create(game.get(), nullptr, &made) == BASTIDE_OK);
    return Geometry(made);
}
Geometry geometry_of(const Tileset& set)
{
    bastide_geometry* made = nullptr;
    REQUIRE(bastide_geometry_create_for_set(set.get(), nullptr, &made) == BASTIDE_OK);
    return Geometry(made);
}

bastide_draw_options default_options()
{
    bastide_draw_options options{};
    REQUIRE(bastide_draw_options_init(&options) == BASTIDE_OK);
    return options;
}
bastide_draw_options with_flags(std::uint32_t flags)
{
    bastide_draw_options options = default_options();
    options.flags = flags;
    return options;
}

std::string draw_board(const Game& game, const Geometry& geometry, const bastide_draw_options& options,
                       const std::vector<std::int32_t>& features = {})
{
    return text([&](char* out, std::int32_t cap) {
        return bastide_draw_board(game.get(), geometry.get(), &options, features.data(), count_of(features.size()), nullptr, out,
                                  cap);
    });
}

int count_in(const std::string& picture, const std::string& word)
{
    int count = 0;
    for (std::size_t at = picture.find(word); at != std::string::npos; at = picture.find(word, at + 1)) ++count;
    return count;
}

Game played(std::uint64_t seed, int actions, std::int32_t seats = 4)
{
    Setup setup = seeded(seed, seats);
    setup.choices = one_of_each_set();
    Game game = make(setup);
    Dice dice(seed);
    play_on(game, dice, actions);
    return game;
}

constexpr std::uint32_t kAllFlags = 31;

/// A tile can be placed with a road across it or across a tile beside it.
bool is_placement(const bastide_action& action)
{
    return action.kind == BASTIDE_ACTION_PLACE || action.kind == BASTIDE_ACTION_PLACE_SPANNED;
}

/// Whether a piece is on the score track, which is drawn in the rows of the seats.
bool is_on_track(const bastide_piece& piece)
{
    return piece.spot == BASTIDE_SPOT_SPACE &&
           (piece.kind == BASTIDE_PIECE_TRACK_ROBBER || piece.kind == BASTIDE_PIECE_MESSENGER);
}

/// Whether a piece is drawn as a figure: it lies or stands at a point, or in a quarter that a tile shows. A road across a tile
/// and the storeys of a tower are drawn otherwise.
bool is_figure(const Game& game, const Geometry& geometry, const bastide_piece& piece)
{
    bastide_point at{};
    if (piece.kind == BASTIDE_PIECE_TOWER_PIECE || (piece.kind == BASTIDE_PIECE_BRIDGE && piece.spot == BASTIDE_SPOT_TILE))
        return false;
    if (is_on_track(piece)) return false;
    return piece.spot == BASTIDE_SPOT_SPACE ||
           bastide_geometry_locate_piece(geometry.get(), game.get(), piece.id, &at) == BASTIDE_OK;
}

}  // namespace

TEST_CASE("Every tile of every set is drawn in every rotation and theme", "[draw]")
{
    for (const std::int32_t number : all_sets()) {
        const Tileset set = built_in(number);
        const std::int32_t count = bastide_tileset_list_tiles(set.get(), nullptr, 0);
        if (count == 0) continue;  // nothing to draw
        const Geometry geometry = geometry_of(set);
        for (std::int32_t tile = 0; tile < count; ++tile)
            for (std::int32_t rotation = 0; rotation < 4; ++rotation) {
                bastide_draw_options options = default_options();
                options.theme = BASTIDE_DRAW_THEME_LIGHT + (tile + rotation) % 3;
                const std::string picture = text([&](char* out, std::int32_t cap) {
                    return bastide_draw_set_tile(set.get(), geometry.get(), &options, tile, rotation, nullptr, out, cap);
                });
                INFO(number << " " << tile << " " << rotation);
                CHECK(WellFormed(picture).fault().empty());
            }
        const std::string sheet = text([&](char* out, std::int32_t cap) {
            return bastide_draw_set_sheet(set.get(), geometry.get(), nullptr, nullptr, out, cap);
        });
        CHECK(WellFormed(sheet).fault().empty());
        CHECK(count_in(sheet, "class=\"caption\"") == count);
    }
}

TEST_CASE("A tile of a game is the tile of its set", "[draw]")
{
    Setup setup;
    setup.choices = {choose_set(BASTIDE_SET_BASE)};
    const Game game = make(setup);
    const Tileset set = built_in(BASTIDE_SET_BASE);
    const Geometry one = geometry_of(game), other = geometry_of(set);
    for (std::int32_t tile = 0; tile < count_of(tiles(game).size()); ++tile)
        CHECK(text([&](char* out, std::int32_t cap) {
                  return bastide_draw_tile(game.get(), one.get(), nullptr, tile, 1, nullptr, out, cap);
              }) == text([&](char* out, std::int32_t cap) {
                  return bastide_draw_set_tile(set.get(), other.get(), nullptr, tile, 1, nullptr, out, cap);
              }));
    CHECK(text([&](char* out, std::int32_t cap) {
              return bastide_draw_sheet(game.get(), one.get(), nullptr, nullptr, out, cap);
          }) == text([&](char* out, std::int32_t cap) {
              return bastide_draw_set_sheet(set.get(), other.get(), nullptr, nullptr, out, cap);
          }));
}

TEST_CASE("Boards of random games are well formed at every moment, and drawing changes nothing", "[draw]")
{
    for (std::uint64_t seed = 1; seed <= 4; ++seed)
        for (int actions = 0; actions <= 400; actions += 57) {
            const Game game = played(seed, actions);
            const Geometry geometry = geometry_of(game);
            const std::uint64_t before = hash(game);
            bastide_draw_options options = with_flags(kAllFlags);
            options.theme = BASTIDE_DRAW_THEME_LIGHT + actions % 3;
            std::vector<std::int32_t> lit;
            for (const bastide_feature& feature : features(game))
                if (feature.tiles > 2) lit.push_back(feature.id);
            const std::string picture = draw_board(game, geometry, options, lit);
            INFO("seed " << seed << ", " << actions << " actions");
            CHECK(WellFormed(picture).fault().empty());
            CHECK(picture == draw_board(game, geometry, options, lit));
            CHECK(hash(game) == before);
            CHECK(count_in(picture, "class=\"label\"") == count_of(board(game).size()));
        }
}

TEST_CASE("A picture points out the parts of features, the legal cells and the last tile", "[draw]")
{
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const Game game = played(seed, 40 + 7 * static_cast<int>(seed));
        const Geometry geometry = geometry_of(game);
        for (const bastide_feature& feature : features(game)) {
            const std::string picture = draw_board(game, geometry, with_flags(0), {feature.id});
            CHECK(count_in(picture, "class=\"lit\"") == count_of(feature_segments(game, feature.id).size()));
        }
        std::set<std::pair<std::int32_t, std::int32_t>> cells;
        int places = 0;
        for (const bastide_action& action : actions(game)) {
            if (is_placement(action)) cells.insert({action.x, action.y});
            places += action.kind == BASTIDE_ACTION_DEPLOY && action.spot == BASTIDE_SPOT_SEGMENT;
        }
        const std::string picture = draw_board(game, geometry, with_flags(BASTIDE_DRAW_FLAG_LEGAL));
        CHECK(count_in(picture, "<rect class=\"legal\"") == count_of(cells.size()));
        CHECK(count_in(picture, "<circle class=\"legal\"") == places);
        const bastide_placed last = board(game).back();
        const std::string frame = "<rect class=\"last\" x=\"" + std::to_string(1024 * last.x + 14) + "\" y=\"" +
                                  std::to_string(1024 * last.y + 14) + "\"";
        CHECK(count_in(draw_board(game, geometry, with_flags(BASTIDE_DRAW_FLAG_LAST)), frame) == 1);
        CHECK(count_in(draw_board(game, geometry, with_flags(0)), "class=\"last\"") == 0);
    }
}

TEST_CASE("A picture shows the tiles and the legal cells whole, and no more", "[draw]")
{
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Game game = played(seed, 3 * static_cast<int>(seed));
        Dice dice(seed);
        while (decision(game).step != BASTIDE_STEP_PLACE) play_on(game, dice, 1);
        const Geometry geometry = geometry_of(game);
        std::int32_t left = 0, top = 0, right = 0, bottom = 0;
        const auto add = [&](std::int32_t x, std::int32_t y) {
            left = std::min(left, x);
            right = std::max(right, x);
            top = std::min(top, y);
            bottom = std::max(bottom, y);
        };
        const auto view_box = [&](std::int32_t margin) {
            return "viewBox=\"" + std::to_string(1024 * left - margin) + " " + std::to_string(1024 * top - margin) + " " +
                   std::to_string(1024 * (right - left + 1) + 2 * margin) + " " +
                   std::to_string(1024 * (bottom - top + 1) + 2 * margin) + "\"";
        };
        for (const bastide_placed& tile : board(game)) add(tile.x, tile.y);
        INFO("seed " << seed);
        CHECK(count_in(draw_board(game, geometry, with_flags(0)), view_box(40)) == 1);
        CHECK(count_in(draw_board(game, geometry, with_flags(BASTIDE_DRAW_FLAG_RULERS)), view_box(320)) == 1);
        for (const bastide_action& action : actions(game))
            if (is_placement(action)) add(action.x, action.y);
        const std::string picture = draw_board(game, geometry, with_flags(BASTIDE_DRAW_FLAG_LEGAL | BASTIDE_DRAW_FLAG_RULERS));
        CHECK(count_in(picture, view_box(320)) == 1);
        CHECK(count_in(picture, "<text class=\"ruler\"") == right - left + 1 + bottom - top + 1);
        for (const bastide_action& action : actions(game)) {
            if (!is_placement(action)) continue;
            CHECK(count_in(picture, "<rect class=\"legal\" x=\"" + std::to_string(1024 * action.x + 60) + "\" y=\"" +
                                        std::to_string(1024 * action.y + 60) + "\"") == 1);
        }
    }
}

TEST_CASE("Tiles, labels and spots are drawn where they lie", "[draw]")
{
    const Game game = from_script(
        "bastide 1\nchance host\nseats 2\nset base 1\ntable turn 5 0\ntable tile D 0 0 0\ntable tile U 1 0 1\n"
        "table tile V 2 0 1\ntable piece 0 follower 0 0 c0\ntable piece 1 follower 0 0 f1\ndraw J\nplace J 2 1 1\n");
    const Geometry geometry = geometry_of(game);
    const std::string picture = draw_board(game, geometry, with_flags(kAllFlags));
    CHECK(count_in(picture, ">2,1 J<") == 1);
    CHECK(count_in(picture, "<g transform=\"translate(2048 1024) rotate(90 512 512)\">") == 1);
    CHECK(count_in(picture, ") rotate(-90)\">") == 1);  // the farmer lies
    for (const bastide_action& action : actions(game, BASTIDE_ACTION_DEPLOY)) {
        bastide_point spot{};
        if (action.piece_kind != BASTIDE_PIECE_FOLLOWER || action.spot != BASTIDE_SPOT_SEGMENT) continue;
        REQUIRE(bastide_geometry_list_spots(geometry.get(), tile_named(game, "J"), action.segment, 1, &spot, 1) > 0);
        CHECK(count_in(picture, "<circle class=\"legal\" cx=\"" + std::to_string(1024 * action.x + spot.x) + "\" cy=\"" +
                                    std::to_string(1024 * action.y + spot.y) + "\"") == 1);
    }
}

TEST_CASE("Each piece on the board is drawn once, with the colour and the sign of its seat", "[draw]")
{
    int all_roads = 0;
    std::size_t all_towers = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const Game game = played(seed, 150);
        const Geometry geometry = geometry_of(game);
        const std::string picture = draw_board(game, geometry, with_flags(0));
        int roads = 0;
        std::set<std::pair<std::int32_t, std::int32_t>> towers;
        std::vector<int> standing(seats(game).size(), 0);
        for (const bastide_piece& piece : pieces(game)) {
            if (piece.seat >= 0) standing[at(piece.seat)] += is_figure(game, geometry, piece) ? 1 : 0;
            roads += piece.kind == BASTIDE_PIECE_BRIDGE && piece.spot == BASTIDE_SPOT_TILE ? 1 : 0;
            if (piece.kind == BASTIDE_PIECE_TOWER_PIECE && piece.spot == BASTIDE_SPOT_SEGMENT)
                towers.insert({piece.placed, piece.segment});
        }
        for (const bastide_seat& seat : seats(game)) {
            INFO("game " << seed << ", seat " << seat.seat);
            CHECK(count_in(picture, "<g class=\"seat" + std::to_string(seat.seat) + "\"") == standing[at(seat.seat)]);
            CHECK(count_in(picture, "href=\"#b0-s" + std::to_string(seat.seat) + "\"") == standing[at(seat.seat)]);
        }
        CHECK(count_in(picture, "href=\"#b0-bridge_deck\"") == roads);
        CHECK(count_in(picture, "href=\"#b0-tower\"") == count_of(towers.size()));
        all_roads += roads;
        all_towers += towers.size();
    }
    CHECK(all_roads > 0);
    CHECK(all_towers > 0);
}

TEST_CASE("The height of a stack is drawn above all pieces", "[draw]")
{
    const Game game = from_script(
        "bastide 1\nseats 2\nchance host\nset base 1\nset goldmines 1\nset mage_witch 1\n"
        "table tile D 0 0 0\ntable tile N 0 -1 1\ntable piece nature witch 0 0 r0\n"
        "table piece nature gold_bar 0 0 tile\ntable piece nature gold_bar 0 0 tile\ntable turn 5 0\n");
    REQUIRE(game);
    const std::string picture = draw_board(game, geometry_of(game), with_flags(0));
    CHECK(count_in(picture, "<use href=\"#b0-gold_bars\"") == 1);
    CHECK(count_in(picture, "class=\"height\"") == 1);
    const std::size_t height = picture.find("<text class=\"height\"");
    REQUIRE(height != std::string::npos);
    CHECK(picture.find(">2</text>", height) != std::string::npos);
    CHECK(picture.rfind("<use href=\"#b0-witch\"") < height);
}

TEST_CASE("The four quarters of a wind rose have four colours, and a whole rose turns with its tile", "[draw]")
{
    const Tileset set = built_in(BASTIDE_SET_WIND_ROSES);
    const Geometry geometry = geometry_of(set);
    const std::string sheet = text([&](char* out, std::int32_t cap) {
        return bastide_draw_set_sheet(set.get(), geometry.get(), nullptr, nullptr, out, cap);
    });
    std::set<std::string> colours;
    for (const char* quarter : {"ne", "se", "sw", "nw"}) {
        const std::size_t symbol = sheet.find(std::string("<g id=\"b0-wind_rose_") + quarter);
        REQUIRE(symbol != std::string::npos);
        colours.insert(sheet.substr(sheet.find("fill=\"", symbol) + 6, 7));
    }
    CHECK(colours.size() == 4);
    for (std::int32_t rotation = 0; rotation < 4; ++rotation) {
        const auto drawn = [&](std::int32_t tile) {
            return text([&](char* out, std::int32_t cap) {
                return bastide_draw_set_tile(set.get(), geometry.get(), nullptr, tile, rotation, nullptr, out, cap);
            });
        };
        const std::string turn = ") rotate(" + std::to_string(90 * rotation) + ")\"><use href=\"#b0-wind_rose_";
        CHECK(count_in(drawn(0), turn + "orange\" x=\"0\" y=\"0\"") == 1);
        CHECK(count_in(drawn(1), turn + "blue\" x=\"0\" y=\"0\"") == 1);
        CHECK(count_in(drawn(2), "rotate(90)") == 0);  // a quarter is that of the table, however its tile is turned
    }
}

TEST_CASE("What a seat has won and what it holds stand in its row, in colours of their own", "[draw]")
{
    const Game game = from_script(
        "bastide 1\nchance host\nseats 2\nset base 1\nset traders_builders 1\nset king_robber 1\n"
        "table tile D 0 0 0\ntable piece 0 wine supply\ntable piece 0 wine supply\ntable piece 1 grain supply\ntable piece 1 "
        "cloth supply\n"
        "table piece nature king held 0\ntable piece nature robber held 1\ntable note king_size 2\ntable note robber_length 3\n");
    const Geometry geometry = geometry_of(game);
    const std::string picture = draw_board(game, geometry, with_flags(BASTIDE_DRAW_FLAG_SEATS));
    CHECK(WellFormed(picture).fault().empty());
    for (const char* symbol : {"wines", "grains", "cloths", "king", "robber"}) {
        INFO(symbol);
        CHECK(count_in(picture, std::string("<use href=\"#b0-") + symbol + "\"") == 1);
        CHECK(count_in(picture, std::string("<g id=\"b0-") + symbol + "\"") == 1);
    }
    CHECK(count_in(picture, "<g class=\"nobody\"") == 2);
    // The figure of the row, seven followers, a builder and a pig.
    for (const char* seat : {"0", "1"}) CHECK(count_in(picture, std::string("<g class=\"seat") + seat + "\"") == 4);
    CHECK(count_in(draw_board(game, geometry, with_flags(0)), "b0-king") == 0);
}

TEST_CASE("Colours, sizes, themes and numbers of pictures are those of the options", "[draw]")
{
    const Game game = played(2, 60);
    const Geometry geometry = geometry_of(game);
    bastide_draw_options options = default_options();
    options.colours[1] = 0x12AB34;
    options.highlight = 0x00FF7F;
    options.number = 41;
    options.tile_pixels = 64;
    options.flags = 0;
    const std::string picture = draw_board(game, geometry, options);
    CHECK(count_in(picture, ".seat1{fill:#12ab34}") == 1);
    CHECK(count_in(picture, "#00ff7f") > 0);
    CHECK(count_in(picture, "\"b0-") == 0);
    CHECK(count_in(picture, "#b0-") == 0);
    std::int32_t left = 0, right = 0;
    for (const bastide_placed& at : board(game)) {
        left = std::min(left, at.x);
        right = std::max(right, at.x);
    }
    // 40 units of margin on both sides are 5 pixels
    CHECK(count_in(picture, " width=\"" + std::to_string(64 * (right - left + 1) + 5) + "\" height=\"") == 1);
    std::set<std::string> themes;
    for (options.theme = BASTIDE_DRAW_THEME_LIGHT; options.theme <= BASTIDE_DRAW_THEME_PRINT; ++options.theme)
        themes.insert(draw_board(game, geometry, options));
    CHECK(themes.size() == 3);
    options.theme = BASTIDE_DRAW_THEME_LIGHT;
    const std::string light = draw_board(game, geometry, options);
    options.theme = 0;  // none is chosen
    CHECK(draw_board(game, geometry, options) == light);
}

TEST_CASE("A picture fits any buffer: it is cut and ends in NUL", "[draw]")
{
    const Game game = played(3, 12);
    const Geometry geometry = geometry_of(game);
    const std::string whole = draw_board(game, geometry, default_options());
    for (std::int32_t cap = 0; cap <= count_of(whole.size()) + 2; cap += cap < 40 ? 1 : 97) {
        std::vector<char> buffer(at(cap) + 1, '#');
        CHECK(bastide_draw_board(game.get(), geometry.get(), nullptr, nullptr, 0, nullptr, buffer.data(), cap) ==
              count_of(whole.size()));
        CHECK(buffer[at(cap)] == '#');
        if (cap > 0) CHECK(std::string(buffer.data()) == whole.substr(0, at(cap - 1)));
    }
}

TEST_CASE("Names of a host's tiles are text in a picture", "[draw]")
{
    const Tileset base = built_in(BASTIDE_SET_BASE);
    std::vector<bastide_tile_def> tile(1);
    bastide_tileset_list_tiles(base.get(), tile.data(), 1);
    std::vector<bastide_segment_def> segments(at(tile[0].segments));
    bastide_tileset_list_segments(base.get(), 0, 0, segments.data(), tile[0].segments);
    std::strcpy(tile[0].name, "a_b-c");
    bastide_tileset* made = nullptr;
    REQUIRE(bastide_tileset_build(tile.data(), 1, segments.data(), tile[0].segments, nullptr, nullptr, &made) == BASTIDE_OK);
    const Tileset set(made);
    const Geometry geometry = geometry_of(set);
    const std::string sheet = text([&](char* out, std::int32_t cap) {
        return bastide_draw_set_sheet(set.get(), geometry.get(), nullptr, nullptr, out, cap);
    });
    CHECK(WellFormed(sheet).fault().empty());
    CHECK(count_in(sheet, ">a_b-c") == 1);
}

TEST_CASE("Any tile of a host that the library takes is drawn well formed", "[draw]")
{
    std::vector<std::string> lines;
    for (const std::int32_t number : all_sets()) {
        const Tileset set = built_in(number);
        const std::string all = text([&](char* out, std::int32_t cap) { return bastide_tileset_write(set.get(), out, cap); });
        for (std::size_t from = 0; from < all.size(); from = all.find('\n', from) + 1)
            lines.push_back(all.substr(from, all.find('\n', from) - from));
    }
    const std::string letters = "NESWCRFcrfmt01234567+:*^@ ";
    Dice dice(78);
    const auto below = [&](std::size_t n) { return at(dice.below(count_of(n))); };
    int drawn = 0;
    for (int n = 0; n < 20000; ++n) {
        std::string line = lines[below(lines.size())];
        for (std::size_t change = below(4); change > 0; --change) {
            const std::size_t where = below(line.size());
            switch (below(3)) {
                case 0: line[where] = letters[below(letters.size())]; break;
                case 1: line.erase(where, 1); break;
                default: line.insert(where, 1, letters[below(letters.size())]); break;
            }
        }
        bastide_tileset* made = nullptr;
        if (bastide_tileset_parse(line.c_str(), -1, nullptr, nullptr, &made) != BASTIDE_OK) continue;
        const Tileset set(made);
        if (bastide_tileset_list_tiles(made, nullptr, 0) == 0) continue;  // the line none
        const Geometry geometry = geometry_of(set);
        const std::string picture = text([&](char* out, std::int32_t cap) {
            return bastide_draw_set_tile(set.get(), geometry.get(), nullptr, 0, n % 4, nullptr, out, cap);
        });
        ++drawn;
        const std::string fault = WellFormed(picture).fault();
        if (!fault.empty()) {
            INFO(line);
            CHECK(fault.empty());
        }
    }
    CHECK(drawn > 4000);
}

TEST_CASE("A dice game is drawn with all dice that lie on the table", "[draw]")
{
    Setup setup = seeded(4);
    setup.game = BASTIDE_GAME_DICE;
    const Game game = make(setup);
    Dice dice(9);
    for (int n = 0; n < 60 && !is_over(game); ++n) {
        const std::string picture =
            text([&](char* out, std::int32_t cap) { return bastide_draw_dice(game.get(), nullptr, out, cap); });
        CHECK(WellFormed(picture).fault().empty());
        std::vector<bastide_die> all(9);
        REQUIRE(bastide_game_list_dice(game.get(), all.data(), 9) == 9);
        const auto lies = std::count_if(all.begin(), all.end(), [](const bastide_die& die) {
            return die.spot == BASTIDE_SPOT_BUILT || die.spot == BASTIDE_SPOT_TRAY || die.spot == BASTIDE_SPOT_ASIDE;
        });
        CHECK(count_in(picture, "class=\"die\"") == lies);
        play_on(game, dice, 1);
    }
}

TEST_CASE("Wrong arguments get a status and no picture", "[draw]")
{
    const Game game = played(1, 20);
    const Geometry geometry = geometry_of(game);
    const Tileset set = built_in(BASTIDE_SET_BASE);
    const Geometry other = geometry_of(set);
    Setup setup;
    setup.game = BASTIDE_GAME_DICE;
    const Game dice = make(setup);
    char buffer[8] = "before";
    const auto board = [&](const bastide_game* of, const bastide_geometry* with, const bastide_draw_options* options) {
        return bastide_draw_board(of, with, options, nullptr, 0, nullptr, buffer, 8);
    };
    CHECK(bastide_draw_options_init(nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(board(nullptr, geometry.get(), nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(board(game.get(), nullptr, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(board(game.get(), other.get(), nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(board(dice.get(), other.get(), nullptr) == BASTIDE_E_ABSENT);
    CHECK(bastide_draw_board(game.get(), geometry.get(), nullptr, nullptr, 1, nullptr, buffer, 8) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_draw_board(game.get(), geometry.get(), nullptr, nullptr, -1, nullptr, buffer, 8) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_draw_board(game.get(), geometry.get(), nullptr, nullptr, 0, nullptr, nullptr, 8) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_draw_board(game.get(), geometry.get(), nullptr, nullptr, 0, nullptr, buffer, -1) == BASTIDE_E_ARGUMENT);
    const bastide_allocator half{nullptr, nullptr, nullptr};
    CHECK(bastide_draw_board(game.get(), geometry.get(), nullptr, nullptr, 0, &half, buffer, 8) == BASTIDE_E_ARGUMENT);
    for (const std::int32_t tile : {-1, 24, 1 << 30})
        CHECK(bastide_draw_set_tile(set.get(), other.get(), nullptr, tile, 0, nullptr, buffer, 8) == BASTIDE_E_ABSENT);
    for (const std::int32_t rotation : {-1, 4})
        CHECK(bastide_draw_set_tile(set.get(), other.get(), nullptr, 0, rotation, nullptr, buffer, 8) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_draw_set_sheet(nullptr, other.get(), nullptr, nullptr, buffer, 8) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_draw_sheet(dice.get(), other.get(), nullptr, nullptr, buffer, 8) == BASTIDE_E_ABSENT);
    CHECK(bastide_draw_dice(game.get(), nullptr, buffer, 8) == BASTIDE_E_ABSENT);
    CHECK(bastide_draw_dice(nullptr, nullptr, buffer, 8) == BASTIDE_E_ARGUMENT);
    const auto refused = [&](auto&& spoil) {
        bastide_draw_options options = default_options();
        spoil(options);
        return board(game.get(), geometry.get(), &options);
    };
    CHECK(refused([](bastide_draw_options& options) { options.theme = BASTIDE_DRAW_THEME_PRINT + 1; }) == BASTIDE_E_ARGUMENT);
    CHECK(refused([](bastide_draw_options& options) { options.theme = -1; }) == BASTIDE_E_ARGUMENT);
    CHECK(refused([](bastide_draw_options& options) { options.tile_pixels = 7; }) == BASTIDE_E_ARGUMENT);
    CHECK(refused([](bastide_draw_options& options) { options.tile_pixels = 1025; }) == BASTIDE_E_ARGUMENT);
    CHECK(refused([](bastide_draw_options& options) { options.flags = 32; }) == BASTIDE_E_ARGUMENT);
    CHECK(refused([](bastide_draw_options& options) { options.number = 1000000; }) == BASTIDE_E_ARGUMENT);
    CHECK(refused([](bastide_draw_options& options) { options.colours[7] = 0x1000000; }) == BASTIDE_E_ARGUMENT);
    CHECK(refused([](bastide_draw_options& options) { options.highlight = 0x1000000; }) == BASTIDE_E_ARGUMENT);
    CHECK(refused([](bastide_draw_options& options) { options.spare[6] = 1; }) == BASTIDE_E_VERSION);
    CHECK((std::string(buffer) == "before" || std::string(buffer).empty()));
}

TEST_CASE("A geometry of another set is refused or draws nothing of it", "[draw]")
{
    const Tileset base = built_in(BASTIDE_SET_BASE), winter = built_in(BASTIDE_SET_WINTER);
    const Geometry geometry = geometry_of(winter);
    for (std::int32_t tile = 0; tile < 24; ++tile) {
        char buffer[30000];
        const std::int32_t length =
            bastide_draw_set_tile(base.get(), geometry.get(), nullptr, tile, 0, nullptr, buffer, sizeof buffer);
        CHECK((length == BASTIDE_E_ARGUMENT || length == BASTIDE_E_ABSENT || (length > 0 && WellFormed(buffer).fault().empty())));
    }
}

TEST_CASE("Without memory a picture is refused, and all memory goes back", "[draw]")
{
    const Game game = played(5, 40);
    const Geometry geometry = geometry_of(game);
    bool succeeded = false;
    for (int calls = 0; !succeeded && calls < 200; ++calls) {
        CheckedAllocator allocator;
        allocator.serve(calls);
        const bastide_allocator mem = allocator.record();
        char buffer[64] = "before";
        const std::int32_t length =
            bastide_draw_board(game.get(), geometry.get(), nullptr, nullptr, 0, &mem, buffer, sizeof buffer);
        CHECK(allocator.out() == 0);
        CHECK(allocator.is_clean());
        succeeded = length > 0;
        if (!succeeded) CHECK(length == BASTIDE_E_MEMORY);
    }
    CHECK(succeeded);
}

TEST_CASE("Pieces on the score track are drawn beside their seats, with the number of the space", "[draw]")
{
    const Game game = from_script("bastide 1\nchance host\nseats 2\nset base 1\nset robbers 1\nset messages 1\ndraw U\n");
    const Geometry geometry = geometry_of(game);
    const std::string board = draw_board(game, geometry, with_flags(0));
    CHECK(count_in(board, "href=\"#b0-messenger\"") == 0);
    const std::string rows = draw_board(game, geometry, with_flags(BASTIDE_DRAW_FLAG_SEATS));
    CHECK(count_in(rows, "href=\"#b0-messenger\"") == 2);
    CHECK(count_in(rows, ">#0</text>") == 2);
    CHECK(count_in(rows, "href=\"#b0-track_robber\"") == 2);  // in the supply
}
