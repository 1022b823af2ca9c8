// SPDX-License-Identifier: MIT
// Geometry through the C interface: whole features, hit tests, pieces, turned tiles, any bytes as a host's tile.
#include <algorithm>
#include <string>
#include <vector>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr std::int64_t kWhole = 2 * 1024 * 1024;  // twice the area of a tile

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

/// Rings with their points.
struct Rings {
    std::vector<bastide_path> rings;
    std::vector<bastide_point> points;

    std::int64_t area() const
    {
        std::int64_t sum = 0;
        for (const bastide_path& ring : rings) {
            const std::int64_t own = area_of(ring);
            CHECK((own < 0) == (ring.kind == BASTIDE_PATH_HOLE));
            sum += own;
        }
        return sum;
    }
    std::int64_t area_of(const bastide_path& ring) const
    {
        std::int64_t sum = 0;
        for (std::int32_t i = 0; i < ring.count; ++i) {
            const bastide_point a = points[at(ring.first + i)];
            const bastide_point b = points[at(ring.first + (i + 1) % ring.count)];
            sum += std::int64_t{a.x} * b.y - std::int64_t{b.x} * a.y;
        }
        return sum;
    }
};

Rings outline(const Geometry& geometry, std::int32_t tile, std::int32_t segment, std::int32_t rotation = 0)
{
    return {collect<bastide_path>([&](bastide_path* out, std::int32_t cap) {
                return bastide_geometry_list_rings(geometry.get(), tile, segment, out, cap);
            }),
            collect<bastide_point>([&](bastide_point* out, std::int32_t cap) {
                return bastide_geometry_list_outline(geometry.get(), tile, segment, rotation, out, cap);
            })};
}

Rings feature_outline(const Geometry& geometry, const Game& game, std::int32_t feature)
{
    return {collect<bastide_path>([&](bastide_path* out, std::int32_t cap) {
                return bastide_geometry_list_feature_rings(geometry.get(), game.get(), feature, out, cap);
            }),
            collect<bastide_point>([&](bastide_point* out, std::int32_t cap) {
                return bastide_geometry_list_feature_outline(geometry.get(), game.get(), feature, out, cap);
            })};
}

std::vector<bastide_point> spots(const Geometry& geometry, std::int32_t tile, std::int32_t segment, std::int32_t rotation)
{
    return collect<bastide_point>([&](bastide_point* out, std::int32_t cap) {
        return bastide_geometry_list_spots(geometry.get(), tile, segment, rotation, out, cap);
    });
}

bastide_point turned(bastide_point p, std::int32_t rotation)
{
    for (; rotation > 0; --rotation) p = {1024 - p.y, p.x};
    return p;
}

bool same_point(bastide_point a, bastide_point b) { return a.x == b.x && a.y == b.y; }

Game played(std::uint64_t seed, int actions)
{
    Setup setup = seeded(seed, 4);
    setup.choices = one_of_each_set();
    Game game = make(setup);
    Dice dice(seed);
    play_on(game, dice, actions);
    return game;
}

}  // namespace

TEST_CASE("The outlines of all features fill the tiles of the board exactly", "[geometry]")
{
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Game game = played(seed, 60 + 30 * static_cast<int>(seed));
        const Geometry geometry = geometry_of(game);
        std::int64_t all = 0;
        for (const bastide_feature& feature : features(game)) {
            INFO("seed " << seed << ", feature " << feature.id);
            const Rings rings = feature_outline(geometry, game, feature.id);
            std::int64_t of_parts = 0;
            for (const bastide_placed_segment& segment : feature_segments(game, feature.id)) {
                bastide_placed placed{};
                REQUIRE(bastide_game_get_placed(game.get(), segment.placed, &placed) == BASTIDE_OK);
                of_parts += outline(geometry, placed.drawing, segment.segment, placed.rotation).area();
            }
            CHECK(rings.area() == of_parts);
            std::int32_t points = 0;
            for (const bastide_path& ring : rings.rings) {
                CHECK(ring.first == points);
                points += ring.count;
            }
            CHECK(points == count_of(rings.points.size()));
            all += of_parts;
        }
        CHECK(all == kWhole * count_of(board(game).size()));
    }
}

TEST_CASE("A whole feature of a few tiles is one ring, counted by hand", "[geometry]")
{
    const Game game = make();  // the start tile D alone: a city in the north, a road from west to east, two fields
    const Geometry geometry = geometry_of(game);
    const bastide_placed start = board(game)[0];
    REQUIRE(start.rotation == 0);
    const Rings road = feature_outline(geometry, game, bastide_game_feature_at(game.get(), 0, 0, 1));
    REQUIRE(road.rings.size() == 1);
    CHECK(road.rings[0].kind == BASTIDE_PATH_OUTLINE);
    CHECK(road.area() == 2 * 92 * 1024);
    for (const bastide_point& p : road.points) CHECK((p.y == 466 || p.y == 558));
    const Rings field = feature_outline(geometry, game, bastide_game_feature_at(game.get(), 0, 0, 3));
    CHECK(field.area() == 2 * 466 * 1024);
}

TEST_CASE("A click on a spot picks its segment", "[geometry]")
{
    const Game game = played(5, 300);
    const Geometry geometry = geometry_of(game);
    for (const bastide_placed& placed : board(game)) {
        const std::int32_t segments = count_of(collect<bastide_segment_def>([&](bastide_segment_def* out, std::int32_t cap) {
                                                   return bastide_game_list_segments_at(game.get(), placed.x, placed.y, out, cap);
                                               }).size());
        for (std::int32_t segment = 0; segment < segments; ++segment)
            for (const bastide_point& spot : spots(geometry, placed.drawing, segment, placed.rotation)) {
                INFO("tile " << placed.tile << " segment " << segment << " rotation " << placed.rotation);
                bastide_placed_segment picked{};
                REQUIRE(bastide_geometry_pick(geometry.get(), game.get(), placed.x * 1024 + spot.x, placed.y * 1024 + spot.y,
                                              &picked) == BASTIDE_OK);
                CHECK(picked.placed == placed.index);
                CHECK(picked.x == placed.x);
                CHECK(picked.y == placed.y);
                CHECK(picked.segment == segment);
                CHECK(bastide_geometry_segment_at_point(geometry.get(), placed.drawing, placed.rotation, spot.x, spot.y) ==
                      segment);
            }
    }
    bastide_placed_segment picked{};
    CHECK(bastide_geometry_pick(geometry.get(), game.get(), 1 << 30, 0, &picked) == BASTIDE_E_ABSENT);
    CHECK(bastide_geometry_pick(geometry.get(), game.get(), INT32_MIN, INT32_MIN, &picked) == BASTIDE_E_ABSENT);
}

TEST_CASE("Pieces stand on their segment, at their corner, or nowhere", "[geometry]")
{
    int on_segments = 0;
    int on_corners = 0;
    int elsewhere = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const Game game = played(seed, 400);
        const Geometry geometry = geometry_of(game);
        for (const bastide_piece& piece : pieces(game)) {
            bastide_point at{};
            const bastide_status status = bastide_geometry_locate_piece(geometry.get(), game.get(), piece.id, &at);
            if (piece.spot == BASTIDE_SPOT_SEGMENT) {
                REQUIRE(status == BASTIDE_OK);
                bastide_placed_segment picked{};
                REQUIRE(bastide_geometry_pick(geometry.get(), game.get(), at.x, at.y, &picked) == BASTIDE_OK);
                CHECK(picked.placed == piece.placed);
                CHECK(picked.segment == piece.segment);
                ++on_segments;
            } else if (piece.spot == BASTIDE_SPOT_CORNER) {
                REQUIRE(status == BASTIDE_OK);
                CHECK(same_point(at, {piece.x * 1024, piece.y * 1024}));
                ++on_corners;
            } else if (piece.spot == BASTIDE_SPOT_TILE || piece.spot == BASTIDE_SPOT_BESIDE) {
                CHECK(status == BASTIDE_OK);
            } else {
                CHECK(status == BASTIDE_E_ABSENT);
                ++elsewhere;
            }
        }
        bastide_point at{};
        CHECK(bastide_geometry_locate_piece(geometry.get(), game.get(), -1, &at) == BASTIDE_E_ABSENT);
        CHECK(bastide_geometry_locate_piece(geometry.get(), game.get(), 100000, &at) == BASTIDE_E_ABSENT);
    }
    CHECK(on_segments > 20);
    CHECK(on_corners > 0);
    CHECK(elsewhere > 20);
}

TEST_CASE("A piece on a tile itself stands on the mark of the tile, else in the middle", "[geometry]")
{
    const Game game = from_script(
        "bastide 1\nseats 2\nchance host\nset base 1\nset big_top 1\ntable tile D 0 0 0\ntable tile BT_J 0 -1 2\n"
        "table tile BT_A 0 1 3\ntable piece nature big_top 0 -1 tile\ntable piece 1 follower 0 1 tile\ntable turn 5 0\n");
    REQUIRE(game);
    const Geometry geometry = geometry_of(game);
    const auto sign_of = [&](const char* name, std::int32_t rotation) {
        bastide_sign sign{};
        REQUIRE(bastide_geometry_list_signs(geometry.get(), tile_named(game, name), rotation, &sign, 1) == 1);
        return sign;
    };
    int found = 0;
    for (const bastide_piece& piece : pieces(game)) {
        bastide_point at{};
        if (piece.spot != BASTIDE_SPOT_TILE) continue;
        REQUIRE(bastide_geometry_locate_piece(geometry.get(), game.get(), piece.id, &at) == BASTIDE_OK);
        ++found;
        const bool is_tent = piece.kind == BASTIDE_PIECE_BIG_TOP;
        const bastide_sign sign = is_tent ? sign_of("BT_J", 2) : sign_of("BT_A", 3);
        const bastide_point from_sign = is_tent ? bastide_point{0, 0} : bastide_point{-100, 60};  // the first acrobat
        CHECK((sign.x != 512 && sign.y != 512));
        CHECK(same_point(at, {sign.x + from_sign.x, 1024 * piece.y + sign.y + from_sign.y}));
    }
    CHECK(found == 2);
    const Game without = from_script(
        "bastide 1\nseats 2\nchance host\nset base 1\nset goldmines 1\ntable tile D 0 0 0\n"
        "table piece nature gold_bar 0 0 tile\ntable turn 5 0\n");
    for (const bastide_piece& piece : pieces(without)) {
        bastide_point at{};
        if (piece.spot != BASTIDE_SPOT_TILE) continue;
        REQUIRE(bastide_geometry_locate_piece(geometry_of(without).get(), without.get(), piece.id, &at) == BASTIDE_OK);
        CHECK(same_point(at, {512, 512}));
    }
}

TEST_CASE("Turning a tile turns its points and nothing else", "[geometry]")
{
    for (const std::int32_t number : all_sets()) {
        const Tileset set = built_in(number);
        const Geometry geometry = geometry_of(set);
        const std::int32_t tiles = bastide_tileset_list_tiles(set.get(), nullptr, 0);
        for (std::int32_t tile = 0; tile < tiles; ++tile) {
            const auto points = [&](std::int32_t rotation) {
                return collect<bastide_point>([&](bastide_point* out, std::int32_t cap) {
                    return bastide_geometry_list_points(geometry.get(), tile, rotation, out, cap);
                });
            };
            const auto signs = [&](std::int32_t rotation) {
                return collect<bastide_sign>([&](bastide_sign* out, std::int32_t cap) {
                    return bastide_geometry_list_signs(geometry.get(), tile, rotation, out, cap);
                });
            };
            const std::vector<bastide_point> upright = points(0);
            const std::vector<bastide_sign> upright_signs = signs(0);
            for (std::int32_t rotation = 1; rotation < 4; ++rotation) {
                const std::vector<bastide_point> now = points(rotation);
                REQUIRE(now.size() == upright.size());
                for (std::size_t i = 0; i < now.size(); ++i) CHECK(same_point(now[i], turned(upright[i], rotation)));
                const std::vector<bastide_sign> turned_signs = signs(rotation);
                REQUIRE(turned_signs.size() == upright_signs.size());
                for (std::size_t i = 0; i < turned_signs.size(); ++i)
                    CHECK(same_point({turned_signs[i].x, turned_signs[i].y},
                                     turned({upright_signs[i].x, upright_signs[i].y}, rotation)));
                for (std::int32_t y = 5; y < 1024; y += 101)
                    for (std::int32_t x = 5; x < 1024; x += 101) {
                        bastide_point p{x, y};
                        for (std::int32_t k = 0; k < rotation; ++k) p = {1023 - p.y, p.x};
                        CHECK(bastide_geometry_segment_at_point(geometry.get(), tile, 0, x, y) ==
                              bastide_geometry_segment_at_point(geometry.get(), tile, rotation, p.x, p.y));
                    }
            }
            const auto paths = collect<bastide_path>(
                [&](bastide_path* out, std::int32_t cap) { return bastide_geometry_list_paths(geometry.get(), tile, out, cap); });
            std::int32_t next = 0;
            for (const bastide_path& path : paths) {
                CHECK(path.first == next);
                CHECK(path.count >= 2);
                next += path.count;
                CHECK((path.other_segment == BASTIDE_NONE) == (path.kind == BASTIDE_PATH_RIM || path.kind == BASTIDE_PATH_LINE));
            }
            CHECK(next == count_of(upright.size()));
        }
    }
}

TEST_CASE("Any tile of a host is drawn whole or refused as a tile", "[geometry]")
{
    std::vector<std::string> lines;
    for (const std::int32_t number : all_sets()) {
        const Tileset set = built_in(number);
        const std::string all = text([&](char* out, std::int32_t cap) { return bastide_tileset_write(set.get(), out, cap); });
        for (std::size_t from = 0; from < all.size(); from = all.find('\n', from) + 1)
            lines.push_back(all.substr(from, all.find('\n', from) - from));
    }
    const std::string letters = "NESWCRFIcrfmtgi01234567+:*^@ ";
    Dice dice(77);
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
        if (bastide_tileset_list_tiles(set.get(), nullptr, 0) == 0) continue;  // a box without tiles
        if (++drawn % 4 != 0) continue;                                        // the suite of the layer draws 20,000 spoilt tiles
        const Geometry geometry = geometry_of(set);
        bastide_tile_def tile{};
        bastide_tileset_list_tiles(set.get(), &tile, 1);
        std::int64_t area = 0;
        for (std::int32_t segment = 0; segment < tile.segments; ++segment) area += outline(geometry, 0, segment, n % 4).area();
        INFO(line);
        CHECK(area == kWhole);
    }
    CHECK(drawn > 4000);
}

TEST_CASE("Geometry of other tiles, and what does not exist, are refused", "[geometry]")
{
    const Game game = played(3, 100);
    const Geometry other = geometry_of(built_in(BASTIDE_SET_BASE));
    bastide_placed_segment picked{};
    CHECK(bastide_geometry_pick(other.get(), game.get(), 0, 0, &picked) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_geometry_list_feature_rings(other.get(), game.get(), 0, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_geometry_list_feature_outline(other.get(), game.get(), 0, nullptr, 0) == BASTIDE_E_ARGUMENT);
    const Geometry geometry = geometry_of(game);
    CHECK(bastide_geometry_list_feature_rings(geometry.get(), game.get(), 1 << 20, nullptr, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_geometry_list_paths(geometry.get(), -1, nullptr, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_geometry_list_paths(geometry.get(), 1000, nullptr, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_geometry_list_points(geometry.get(), 0, 4, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_geometry_list_rings(geometry.get(), 0, 12, nullptr, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_geometry_list_outline(geometry.get(), 0, -1, 0, nullptr, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_geometry_list_spots(geometry.get(), 0, 0, -1, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_geometry_list_signs(geometry.get(), 0, 0, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_geometry_segment_at_point(geometry.get(), 0, 0, 1024, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_geometry_segment_at_point(geometry.get(), 0, 0, 0, -1) == BASTIDE_E_ARGUMENT);

    Setup setup;
    setup.game = BASTIDE_GAME_DICE;
    const Game dice = make(setup);
    bastide_geometry* made = nullptr;
    CHECK(bastide_geometry_create(dice.get(), nullptr, &made) == BASTIDE_E_ABSENT);
    CHECK(made == nullptr);
    CHECK(bastide_geometry_pick(geometry.get(), dice.get(), 0, 0, &picked) == BASTIDE_E_ABSENT);
}
