// SPDX-License-Identifier: MIT
// The segments of a tile as it lies, port by port: every tile of every set in every rotation, alone on the board.
#include <algorithm>

#include "capi/dice_table.hpp"
#include "capi/table.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr std::int32_t kPorts = 12;

std::vector<bastide_segment_def> segments_at(const Game& game, std::int32_t x, std::int32_t y)
{
    return collect<bastide_segment_def>(
        [&](bastide_segment_def* out, std::int32_t cap) { return bastide_game_list_segments_at(game.get(), x, y, out, cap); });
}

/// The first of the list that owns a port.
std::int32_t owner_of(const std::vector<bastide_segment_def>& list, std::int32_t port)
{
    for (const bastide_segment_def& segment : list)
        if (segment.ports >> port & 1) return segment.index;
    return BASTIDE_E_ABSENT;
}

/// Rotates a mask of `ring` bits clockwise by `by`.
std::uint32_t turned(std::uint32_t mask, std::int32_t by, std::int32_t ring)
{
    std::uint32_t out = 0;
    for (std::int32_t i = 0; i < ring; ++i)
        if (mask >> i & 1) out |= 1u << (i + by) % ring;
    return out;
}

/// A segment of an upright tile, turned by hand: three ports, one side and one corner for each quarter turn.
bastide_segment_def turned(bastide_segment_def segment, std::int32_t rotation)
{
    segment.ports = turned(segment.ports, 3 * rotation, kPorts);
    segment.corners = turned(segment.corners, rotation, 4);
    if (segment.near_side >= 0 && segment.near_side < 4) segment.near_side = (segment.near_side + rotation) % 4;
    return segment;
}

/// The tile on a cell has the segments of its type, turned as it lies, and each port has that of the list.
void check_tile_on(const Game& game, std::int32_t x, std::int32_t y)
{
    const std::vector<bastide_placed> placed = board(game);
    const bastide_placed tile = placed[at(bastide_game_placed_at(game.get(), x, y))];
    const std::vector<bastide_segment_def> list = segments_at(game, x, y);
    CAPTURE(tile.tile, tile.rotation);
    REQUIRE(same(list, segments(game, tile.tile, tile.rotation)));
    std::vector<bastide_segment_def> expected = segments(game, tile.tile);
    for (bastide_segment_def& segment : expected) segment = turned(segment, tile.rotation);
    REQUIRE(same(list, expected));
    for (std::int32_t port = 0; port < kPorts; ++port) {
        CAPTURE(port);
        REQUIRE(bastide_game_segment_at_port(game.get(), x, y, port) == owner_of(list, port));
    }
    for (const std::int32_t port : {-1, kPorts})
        CHECK(bastide_game_segment_at_port(game.get(), x, y, port) == BASTIDE_E_ARGUMENT);
}

/// Every tile of the bag of a game alone on a cell, in every rotation. Answers how many tiles that were.
std::int32_t check_tiles(const Game& game)
{
    std::int32_t count = 0;
    for (const bastide_tile_def& tile : tiles(game)) {
        if (tile.flags & BASTIDE_TILE_FLAG_WILD || tile.count == 0) continue;  // all copies of some types have a garden
        ++count;
        if (tile.count == 0) continue;  // another spring or lake is played
        for (std::int32_t rotation = 0; rotation < 4; ++rotation) {
            ListedPosition position;
            position.puts = {blank_put(BASTIDE_PUT_TILE)};
            position.puts[0].tile = tile.id;
            position.puts[0].x = 3;
            position.puts[0].y = -2;
            position.puts[0].rotation = rotation;
            must_set(game, position);
            REQUIRE(board(game)[0].rotation == rotation);
            check_tile_on(game, 3, -2);
            for (std::int32_t port = 0; port < kPorts; ++port)  // beside it lies nothing
                REQUIRE(bastide_game_segment_at_port(game.get(), 3, -1, port) == BASTIDE_E_ABSENT);
        }
    }
    return count;
}

Setup everything()
{
    Setup setup;
    for (const bastide_choice& choice : one_of_each_set())
        if (choice.id != BASTIDE_SET_COUNT_CITY && choice.id != BASTIDE_SET_MESSAGES)  // the tiles of the City lie together
            setup.choices.push_back(choice);                                           // messengers are in each position
    setup.choices.push_back(choose_option(BASTIDE_OPTION_WITHOUT_DRAGON));             // else some tiles cannot lie alone
    setup.choices.push_back(choose_option(BASTIDE_OPTION_WITHOUT_BIG_TOP));
    return setup;
}

/// Tile types in the bag with all sets; wild tiles, whose sides have no ports, or the others.
std::int32_t count_types(bool wild)
{
    std::int32_t count = 0;
    for (const bastide_tile_def& tile : tiles(make(everything())))
        count += ((tile.flags & BASTIDE_TILE_FLAG_WILD) != 0) == wild && tile.count > 0;
    return count;
}

}  // namespace

TEST_CASE("Each port of each tile of all sets belongs to the first segment that the tile lists there as it lies")
{
    CHECK(check_tiles(make(everything())) == count_types(false));
    CHECK(count_types(false) >= 24 + 12 + 17 + 12);
}

TEST_CASE("A set lists the segments of a tile in every rotation as a game does that has the set")
{
    Setup setup;
    setup.choices = one_of_each_set();
    setup.choices.push_back(choose_option(BASTIDE_OPTION_TUNNEL_OWN_TILES_ONLY));  // else two tiles of other sets are parted
    const Game game = make(setup);
    std::int32_t tile = 0;  // of the game: the sets follow each other
    for (const std::int32_t number : all_sets()) {
        const Tileset set = built_in(number);
        const std::int32_t count = bastide_tileset_list_tiles(set.get(), nullptr, 0);
        for (std::int32_t i = 0; i < count; ++i, ++tile) {
            CAPTURE(number, i);
            REQUIRE(tiles(game)[at(tile)].set == number);
            for (std::int32_t rotation = 0; rotation < 4; ++rotation)
                REQUIRE(same(collect<bastide_segment_def>([&](bastide_segment_def* out, std::int32_t cap) {
                                 return bastide_tileset_list_segments(set.get(), i, rotation, out, cap);
                             }),
                             segments(game, tile, rotation)));
        }
    }
    CHECK(count_types(true) == 1);                         // the abbey
    for (; tile < count_of(tiles(game).size()); ++tile) {  // then the copies with a garden
        const std::vector<bastide_segment_def> list = segments(game, tile);
        CHECK(std::count_if(list.begin(), list.end(),
                            [](const bastide_segment_def& one) { return one.kind == BASTIDE_SEGMENT_GARDEN; }) == 1);
    }
}

TEST_CASE("Ports of tiles whose roads continue through bushes belong to the roads of the game")
{
    std::vector<bastide_choice> bushes{choose_option(BASTIDE_OPTION_BUSHES_DO_NOT_END_ROADS)};
    const Game plain = make(everything());
    for (const bastide_tile_def& tile : tiles(plain)) {
        bool has_village = false;
        for (const bastide_segment_def& segment : segments(plain, tile.id))
            has_village = has_village || segment.road_end == BASTIDE_ROAD_END_VILLAGE;
        if (has_village) bushes.push_back(choose_bush(tile.id));
    }
    REQUIRE(bushes.size() > 1);
    Setup setup = everything();
    setup.choices.insert(setup.choices.end(), bushes.begin(), bushes.end());
    const Game game = make(setup);
    const std::int32_t crossing = tile_named(game, "X");  // four roads that are one now
    CHECK(segments(plain, crossing).size() == 4 + 4);
    CHECK(segments(game, crossing).size() == 1 + 4);
    check_tiles(game);
}

TEST_CASE("No port of an abbey belongs to a segment", "[ABBEY-OCC-02]")
{
    Setup setup;
    setup.choices = {choose_set(BASTIDE_SET_BASE, 2), choose_set(BASTIDE_SET_ABBEY_MAYOR)};
    const Game game = make(setup);
    ListedPosition position;
    for (const auto& [x, y] :
         std::vector<std::pair<std::int32_t, std::int32_t>>{{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}, {0, 1}})
        position.puts.push_back(put_tile(game, "B", x, y, "FFFF"));
    bastide_put abbey = blank_put(BASTIDE_PUT_TILE);
    abbey.tile = tile_named(game, "AM_A");
    abbey.x = abbey.y = 1;
    position.puts.push_back(abbey);
    must_set(game, position);
    check_tile_on(game, 1, 1);
    REQUIRE(segments_at(game, 1, 1).size() == 1);
    CHECK(segments_at(game, 1, 1)[0].kind == BASTIDE_SEGMENT_MONASTERY);
    for (std::int32_t port = 0; port < kPorts; ++port)
        CHECK(bastide_game_segment_at_port(game.get(), 1, 1, port) == BASTIDE_E_ABSENT);
}

TEST_CASE("Each port of a die belongs to the city that its face lists there as it lies", "[DICE-FACE-01]")
{
    for (const char* fall : {"fall cap 9", "fall corner 9", "fall straight 9", "fall tee 9"}) {
        const Game fallen = dice_tests::make();
        play(fallen, {fall});
        std::int32_t turns = 0;
        for (const bastide_action& place : actions(fallen, BASTIDE_ACTION_PLACE)) {
            const Game game = clone(fallen);
            perform(game, place);
            check_tile_on(game, place.x, place.y);
            CHECK(board(game)[0].rotation == place.rotation);
            ++turns;
        }
        CAPTURE(fall);
        CHECK(turns == 4);
    }
}
