// SPDX-License-Identifier: MIT
// Bridges through the C interface: the board, events, codes, positions, snapshots, scripts, undo, geometry.
#include <string>
#include <vector>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

const std::string kHead = "bastide 1\nseats 2\nchance host\nset base 1\nset bridges_castles_bazaars 1\n";

Game game_of(const std::string& lines)
{
    bastide_refusal refusal{};
    Game game = from_script(kHead + lines, &refusal);
    INFO(refusal.text);
    REQUIRE(game);
    return game;
}

std::int32_t why(const std::string& lines)
{
    bastide_refusal refusal{};
    const Game game = from_script(kHead + lines, &refusal);
    return game ? 0 : refusal.reason;
}

/// Seat 0 places B east of D's road with a bridge.
const std::string kOwn = "draw B\n0: place_spanned B 1 0 0 2\n";
/// Seat 0 places B, then a bridge on a neighbour continues the road of U.
const std::string kBeside = "draw B\n0: place B 0 1 0\n0: pass\ndraw U\n1: place_spanned U 1 1 1 6\n";

std::vector<bastide_segment_def> segments_at(const Game& game, std::int32_t x, std::int32_t y)
{
    std::vector<bastide_segment_def> list(BASTIDE_SEGMENTS_MAX);
    const int count = bastide_game_list_segments_at(game.get(), x, y, list.data(), BASTIDE_SEGMENTS_MAX);
    list.resize(static_cast<std::size_t>(count));
    return list;
}

}  // namespace

TEST_CASE("A tile with a bridge keeps its type and shows a road more", "[BRIDGE-ROAD-01][BRIDGE-ROAD-02]")
{
    const Game game = game_of(kOwn);
    const std::vector<bastide_placed> tiles = board(game);
    REQUIRE(tiles.size() == 2);
    CHECK(tiles[0].span == 0);
    CHECK(tiles[0].drawing == tiles[0].tile);
    CHECK(tiles[1].tile == tile_named(game, "B"));
    CHECK(tiles[1].copy == 0);
    CHECK(tiles[1].span == 2);
    CHECK(tiles[1].drawing >= static_cast<std::int32_t>(bastide_tests::tiles(game).size()));
    const std::vector<bastide_segment_def> parts = segments_at(game, 1, 0);
    REQUIRE(parts.size() == 3);
    CHECK(parts[2].kind == BASTIDE_SEGMENT_ROAD);
    CHECK(parts[2].ports == (1U << 4 | 1U << 10));
    CHECK(parts[2].crosses == 3U);
    CHECK(segments(game, tiles[1].tile).size() == 2);
    CHECK(bastide_game_segment_at_port(game.get(), 1, 0, 4) == 2);
    CHECK(feature_on(game, 1, 0, 2).tiles == 2);
    for (const bastide_piece& one : pieces(game)) {
        if (one.kind != BASTIDE_PIECE_BRIDGE || one.spot == BASTIDE_SPOT_SUPPLY) continue;
        CHECK(one.spot == BASTIDE_SPOT_TILE);
        CHECK(one.x == 1);
        CHECK(one.seat == 0);
    }
}

TEST_CASE("Events tell a bridge and its way", "[BRIDGE-PLACE-01]")
{
    for (const std::string& lines : {kOwn, kBeside}) {
        const Game game = game_of(lines);
        int built = 0;
        for (const bastide_event& event : events(game)) {
            if (event.kind != BASTIDE_EVENT_MOVED || event.cause != BASTIDE_CAUSE_BRIDGE_BUILT) continue;
            ++built;
            CHECK(event.piece_kind == BASTIDE_PIECE_BRIDGE);
            CHECK(event.from_spot == BASTIDE_SPOT_SUPPLY);
            CHECK(event.spot == BASTIDE_SPOT_TILE);
            CHECK(event.span == 2);
            CHECK(event.rotation == 0);
            CHECK(event.x == (lines == kOwn ? 1 : 0));
        }
        CHECK(built == 1);
    }
}

TEST_CASE("Codes, snapshots, scripts, positions and undo keep bridges", "[BRIDGE-PLACE-03][BRIDGE-PLACE-06][position]")
{
    const std::string free = "draw U\n0: place U 1 0 1\n0: span 1 0 1\n";
    for (const std::string& lines : {kOwn, kBeside, free, free + "0: deploy follower 1 0 r1\n", kOwn + "0: pass\ndraw B\n"}) {
        const Game game = game_of(lines);
        for (const std::int32_t viewer : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC, 1}) {
            CHECK(hash(from_snapshot(snapshot(game, viewer))) == hash(game));
            CHECK(hash(from_script(script(game, viewer))) == hash(game));
        }
        for (const std::uint64_t code : codes(game)) {
            bastide_action action{};
            REQUIRE(bastide_action_decode(code, &action) == BASTIDE_OK);
            CHECK(check(game, action).status == BASTIDE_OK);
        }
        bastide_position head{};
        bastide_put puts[200];
        const int count = bastide_game_list_position(game.get(), &head, puts, 200);
        REQUIRE(count > 0);
        const Game other = game_of("");
        bastide_refusal refusal{};
        CHECK(bastide_game_set_position(other.get(), &head, puts, count, &refusal) == BASTIDE_OK);
        INFO(refusal.text);
        CHECK(board(other).back().span == board(game).back().span);
        CHECK(actions(other).size() == actions(game).size());
        const Game back = game_of(lines);
        undo(back, 0);
        CHECK(hash(back) == hash(game_of("")));
    }
}

TEST_CASE("A position has a bridge on each tile with a road across it, and on no other",
          "[BRIDGE-ROAD-01][BRIDGE-PLACE-02][BRIDGE-PLACE-03][position]")
{
    const std::string tile = "table tile D 0 0 0\ntable tile B 0 1 0 2\n";
    const std::string turn = "table turn 5 0\n";
    const std::string bridge = "table piece 1 bridge 0 1 tile\n";
    CHECK(why(tile + bridge + turn) == 0);
    CHECK(why(tile + turn) == BASTIDE_REASON_BRIDGE_UNMATCHED);
    CHECK(why("table tile D 0 0 0\ntable tile B 0 1 0\n" + bridge + turn) == BASTIDE_REASON_BRIDGE_UNMATCHED);
    CHECK(why(tile + bridge + "table piece 0 bridge 0 1 tile\n" + turn) == BASTIDE_REASON_BRIDGE_THERE);
    CHECK(why("table tile D 0 0 0\ntable tile U 1 0 1 2\n" + turn) == BASTIDE_REASON_NO_SUCH_SEGMENT);
    CHECK(why(tile + "table tile B 1 1 0\n" + bridge + turn) == BASTIDE_REASON_SIDE_MISMATCH);
    const Game game = game_of(tile + "table tile U 1 1 1\n" + bridge + turn);
    CHECK(feature_on(game, 0, 1, 2).tiles == 2);
    CHECK(board(game)[1].span == 2);
    // a seat that has built its bridge builds no other
    const Game used = game_of(tile + bridge + "table note bridge_used 1\ntable turn 5 1 act\n");
    CHECK(actions(used, BASTIDE_ACTION_SPAN).empty());
}

TEST_CASE("Wrong spans are no actions", "[BRIDGE-PLACE-02]")
{
    const Game game = game_of("draw U\n0: place U 1 0 1\n");
    bastide_action action = blank(BASTIDE_ACTION_SPAN, 0);
    action.x = 1;
    action.y = 0;
    for (const std::int32_t span : {0, 7, -1}) {
        action.span = span;
        CHECK(bastide_game_check(game.get(), &action, nullptr) == BASTIDE_E_ARGUMENT);
    }
    action.span = 3;  // a way that bends
    bastide_refusal refusal{};
    CHECK(bastide_game_check(game.get(), &action, &refusal) == BASTIDE_E_ILLEGAL);
    CHECK(refusal.reason == BASTIDE_REASON_BRIDGE_STRAIGHT);
    action.span = 1;
    CHECK(is_legal(game, action));
    CHECK(write(game, action) == "0: span 1 0 1");
    CHECK(actions(game, BASTIDE_ACTION_SPAN).size() == 1);
}

TEST_CASE("The drawing of a tile with a bridge has its outline and a spot on it", "[BRIDGE-ROAD-04]")
{
    const Game game = game_of(kOwn + "0: deploy follower 1 0 r0\n");
    bastide_geometry* geometry = nullptr;
    REQUIRE(bastide_geometry_create(game.get(), nullptr, &geometry) == BASTIDE_OK);
    const std::int32_t drawing = board(game)[1].drawing;
    CHECK(bastide_geometry_list_rings(geometry, drawing, 2, nullptr, 0) > 0);
    CHECK(bastide_geometry_list_spots(geometry, drawing, 2, 0, nullptr, 0) > 0);
    bastide_point at{};
    for (const bastide_piece& one : pieces(game))
        if (one.spot == BASTIDE_SPOT_SEGMENT)
            CHECK(bastide_geometry_locate_piece(geometry, game.get(), one.id, &at) == BASTIDE_OK);
    CHECK(at.x > 1024);
    const std::int32_t road = bastide_game_feature_at(game.get(), 1, 0, 2);
    CHECK(bastide_geometry_list_feature_rings(geometry, game.get(), road, nullptr, 0) >= 1);
    bastide_geometry_destroy(geometry);
}
