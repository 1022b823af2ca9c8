// SPDX-License-Identifier: MIT
// The Watchtowers: what they see, for whom, and when; and how they meet other boxes.
#include <vector>

#include "boxes/abbot/abbot_position.hpp"
#include "boxes/big_top/big_top_position.hpp"
#include "boxes/bridges_castles_bazaars/bridges_position.hpp"
#include "boxes/bridges_castles_bazaars/castle_position.hpp"
#include "boxes/watchtowers/tiles.hpp"
#include "play/scoring.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

using Points = std::vector<int>;

AbbeyPosition watchtowers(std::vector<Set> more = {}, std::vector<Choice> choices = {})
{
    std::vector<Set> sets = {Set::base, Set::watchtowers};
    sets.insert(sets.end(), more.begin(), more.end());
    return AbbeyPosition(std::move(choices), 3, std::move(sets));
}

Points points(const Position& board) { return {board.score(Red), board.score(Blue), board.score(Green)}; }

/// What each seat would have if the game ended now.
Points points_now(const Position& board)
{
    i32 sums[kMaxSeats] = {};
    for (int seat = 0; seat < 3; ++seat) sums[seat] = board.score(seat);
    count_final(board.view(), sums);
    return {sums[0], sums[1], sums[2]};
}

/// The rewards of the score lines with points, in order.
std::vector<Reward> lines(const Position& board)
{
    std::vector<Reward> rewards;
    for (const Event& event : board.events())
        if (event.kind == EventKind::scored && event.points != 0) rewards.push_back(event.reward);
    return rewards;
}

/// D(0,0) and WT_L(1,-1) in one city that N(0,-1) completes: three tiles.
AbbeyPosition open_city(std::vector<Set> more = {})
{
    AbbeyPosition board = watchtowers(std::move(more));
    board.lay("U", 1, 0, "FRFR").lay("WT_L", 1, -1, "FRFC");
    return board;
}

void complete_city(AbbeyPosition& board) { board.turn_without(Green, "N", 0, -1, "FCCF"); }

}  // namespace

TEST_CASE("Roads end at a watchtower, on which nobody stands", "[WATCH-01]")
{
    AbbeyPosition board = watchtowers();
    CHECK(board.view().state.header().bag_left == 71 + 12);
    board.turn(Red, "WT_C", 1, 0, "FRFR");
    CHECK_FALSE(board.joined(board.road(1, 0, West), board.road(1, 0, East)));
    std::vector<int> segments;
    for (const Action& action : board.options())
        if (action.kind == ActionKind::deploy) segments.push_back(action.segment);
    CHECK(segments == std::vector<int>{0, 1, 2, 3});  // two roads, two fields
    for (const TileDef& def : kWatchtowersTiles)
        for (int i = 0; i < def.segments; ++i) CHECK(def.segment[i].links == 0);
}

TEST_CASE("Example of a tower over cities", "[WATCHEX-01][WATCH-02][WATCH-04]")
{
    AbbeyPosition board = watchtowers();
    board.turn(Red, "WT_L", 0, -1, "RFCF");
    board.deploy(board.city(0, -1, South));
    CHECK(points(board) == Points{6, 0, 0});
    CHECK(lines(board) == std::vector<Reward>{Reward::watchtower_cities, Reward::city});
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("Example of a tower over meeples", "[WATCHEX-02][WATCH-04][WATCH-05]")
{
    const bool is_large = GENERATE(false, true);  // a large follower is one meeple
    AbbeyPosition board = watchtowers({Set::inns_cathedrals});
    board.lay("U", 1, 0, "FRFR").lay("B", 1, -1, "FFFF");
    board.put(Blue, board.monastery(1, -1), is_large ? PieceKind::large_follower : PieceKind::follower);
    board.turn(Red, "WT_A", 0, -1, "RFCF");
    board.deploy(board.city(0, -1, South));
    CHECK(points(board) == Points{8, 0, 0});
}

TEST_CASE("Example of a tower over monasteries", "[WATCHEX-03][WATCH-04]")
{
    AbbeyPosition board = watchtowers();
    board.lay("U", 1, 0, "FRFR").lay("U", -1, 0, "FRFR").lay("B", 1, -1, "FFFF").lay("B", -1, -1, "FFFF");
    board.turn(Red, "WT_D", 0, -1, "FFCF");
    board.deploy(board.city(0, -1, South));
    CHECK(points(board) == Points{10, 0, 0});
}

TEST_CASE("Example of a tower in a shared city", "[WATCHEX-04][WATCH-02]")
{
    AbbeyPosition board = open_city();
    board.put(Red, board.city(1, -1, West)).put(Blue, board.city(0, 0, North)).put(Blue, board.city(0, 0, North));
    board.turn(Green, "N", 0, -1, "FCCF");
    CHECK(points_now(board) == Points{3, 6, 0});
    board.pass();
    CHECK(points(board) == Points{3, 6, 0});  // three tiles with a city are in sight
}

TEST_CASE("A tower over pennants and one over roads", "[WATCH-04]")
{
    AbbeyPosition pennants = watchtowers();
    pennants.lay("O", 1, 0, "CCRR").lay("O", -1, 0, "CRRC");
    pennants.turn(Red, "WT_E", 0, -1, "RFCC");
    pennants.deploy(pennants.city(0, -1, South));
    CHECK(points(pennants) == Points{2 * 2 + 4, 0, 0});

    AbbeyPosition roads = watchtowers();
    roads.lay("U", 1, 0, "FRFR").lay("U", -1, 0, "FRFR");
    roads.turn(Red, "WT_G", 0, -1, "FRCF");
    roads.deploy(roads.city(0, -1, South));
    CHECK(points(roads) == Points{4 + 4, 0, 0});  // D, the tower's own tile, and two U
}

TEST_CASE("A tower sees eight cells around it and no farther", "[WATCH-03]")
{
    AbbeyPosition board = watchtowers();
    board.lay("U", 1, 0, "FRFR").lay("U", 2, 0, "FRFR").lay("B", 2, -1, "FFFF").lay("B", 1, -1, "FFFF");
    board.turn(Red, "WT_D", 0, -1, "FFCF");
    board.deploy(board.city(0, -1, South));
    CHECK(points(board) == Points{3 + 4, 0, 0});
}

TEST_CASE("A thief scores the tower at the end of its road", "[WATCH-02]")
{
    AbbeyPosition board = watchtowers();
    board.lay("A", -1, 0, "FRFF").lay("B", 0, 1, "FFFF");
    board.turn(Red, "WT_C", 1, 0, "FRFR");
    board.deploy(board.road(1, 0, West));
    CHECK(points(board) == Points{3 + 3, 0, 0});  // the monastery on (0,1), three tiles of road
    CHECK(lines(board) == std::vector<Reward>{Reward::watchtower_monasteries, Reward::road});
}

TEST_CASE("A tower that sees nothing pays nothing", "[WATCH-02]")
{
    AbbeyPosition board = watchtowers();
    board.turn(Red, "WT_D", 0, -1, "FFCF");
    board.deploy(board.city(0, -1, South));
    CHECK(points(board) == Points{4, 0, 0});
    CHECK(lines(board) == std::vector<Reward>{Reward::city});
}

TEST_CASE("Meeples are counted before any of them goes home", "[WATCH-05]")
{
    AbbeyPosition board = watchtowers();
    board.lay("U", 1, 0, "FRFR").lay("B", 1, -1, "FFFF").lay("B", 1, -2, "FFFF").lay("A", 0, -2, "FFRF");
    board.put(Blue, board.road(0, -2, South));
    board.turn(Red, "WT_A", 0, -1, "RFCF");
    board.deploy(board.city(0, -1, South));
    CHECK(points(board) == Points{2 * 2 + 4, 2, 0});  // the road with Blue's thief is scored before the city
}

TEST_CASE("Farmers count as meeples", "[WATCH-05]")
{
    AbbeyPosition board = watchtowers();
    board.put(Blue, board.field(0, 0, 4)).put(Blue, board.field(0, 0, 2));
    board.turn(Red, "WT_A", 0, -1, "RFCF");
    board.deploy(board.city(0, -1, South));
    CHECK(points(board) == Points{2 * 3 + 4, 0, 0});
}

TEST_CASE("Builders neither score a tower nor count for one", "[WATCH-02][WATCH-05]")
{
    AbbeyPosition board = open_city({Set::traders_builders});
    board.put(Red, board.city(0, 0, North)).put(Red, board.city(1, -1, West), PieceKind::builder);
    complete_city(board);
    CHECK(points(board) == Points{6, 0, 0});

    AbbeyPosition counted = watchtowers({Set::traders_builders});
    counted.put(Blue, counted.road(0, 0, East)).put(Blue, counted.road(0, 0, East), PieceKind::builder);
    counted.turn(Red, "WT_A", 0, -1, "RFCF");
    counted.deploy(counted.city(0, -1, South));
    CHECK(points(counted) == Points{2 * 2 + 4, 0, 0});
}

TEST_CASE("Shrines and churches are monasteries and gardens are none", "[WATCH-06]")
{
    AbbeyPosition board = watchtowers({Set::abbot, Set::cult, Set::darmstadt});
    board.lay("U", 1, 0, "FRFR").lay("U", -1, 0, "FRFR").lay("CU05", 1, -1, "FFFF").lay("DA03", -1, -1, "RFFR");
    board.lay("E_g", 1, -2, "CFFF");
    board.turn(Red, "WT_D", 0, -1, "FFCF");
    board.deploy(board.city(0, -1, South));
    CHECK(points(board) == Points{2 * 3 + 4, 0, 0});
}

TEST_CASE("An abbey is a monastery for a tower", "[INT-WATCH-ABBEY-01][WATCH-06]")
{
    AbbeyPosition board = watchtowers({Set::abbey_mayor});
    board.lay("U", 1, 0, "FRFR").lay("U", 2, 0, "FRFR").lay("U", 3, 0, "FRFR").lay("WT_D", 1, -1, "FFFC");
    board.lay("E", 3, -1, "FCFF").lay("E", 3, -2, "CFFF").lay("E", 2, -2, "CFFF");
    board.put(Red, board.city(1, -1, West));
    board.lay_abbey(Blue, 2, -1);
    complete_city(board);
    CHECK(points(board) == Points{3 + 6, 0, 0});
}

TEST_CASE("Followers on towers in sight count", "[INT-WATCH-TOWER-01][WATCH-05]")
{
    AbbeyPosition board = watchtowers({Set::tower});
    board.lay("U", 1, 0, "FRFR").lay("T12", 1, -1, "FFFF");
    const Placed& tile = board.view().state.placed(tile_at(board.view().state, Position::at(1, -1)));
    NodeId foundation;
    for (int i = 0; i < board.view().rules.tiles.at(tile.tile).segments; ++i)
        if (board.view().state.node(node_of(tile, i)).kind() == SegmentKind::foundation) foundation = node_of(tile, i);
    board.put(Blue, foundation);
    board.turn(Red, "WT_A", 0, -1, "RFCF");
    board.deploy(board.city(0, -1, South));
    CHECK(points(board) == Points{2 * 2 + 4, 0, 0});
}

TEST_CASE("Farmers score no tower", "[WATCH-07]")
{
    AbbeyPosition board = open_city();
    board.put(Red, board.field(1, -1, 2));
    complete_city(board);
    CHECK(points(board) == Points{0, 0, 0});
    board.end();
    CHECK(points(board) == Points{3, 0, 0});
    CHECK(lines(board) == std::vector<Reward>{Reward::final_field});
}

TEST_CASE("Towers pay nothing in the final scoring", "[WATCH-08]")
{
    AbbeyPosition board = open_city();
    board.put(Red, board.city(1, -1, West));
    CHECK(points_now(board) == Points{1, 0, 0});
    board.end();
    CHECK(points(board) == Points{1, 0, 0});
}

TEST_CASE("Several meeples at a tower score it once each", "[WATCH-10]")
{
    AbbeyPosition board = open_city();
    board.put(Red, board.city(1, -1, West)).put(Red, board.city(1, -1, West));
    complete_city(board);
    CHECK(points(board) == Points{3 + 3 + 6, 0, 0});
}

TEST_CASE("A game that ends before the scoring pays towers once", "[WATCH-02][RESIGN-06]")
{
    AbbeyPosition board = open_city();
    board.put(Red, board.city(1, -1, West)).put(Blue, board.city(0, 0, North)).put(Blue, board.city(0, 0, North));
    board.turn(Green, "N", 0, -1, "FCCF");
    for (const int seat : {Red, Blue}) {
        Action action;
        action.kind = ActionKind::resign;
        action.seat = static_cast<u8>(seat);
        board.must(action);
    }
    CHECK(board.is_over());
    CHECK(points(board) == Points{3, 6, 0});
}

TEST_CASE("A bridge counts as a road on its tile", "[WATCH-09]")
{
    for (const bool has_bridge : {false, true}) {
        AbbeyPosition board = watchtowers({Set::bridges_castles_bazaars});
        board.lay("U", -1, 0, "FRFR").lay("B", -1, -1, "FFFF").lay("B", -1, -2, "FFFF");
        if (has_bridge) bridges::lay_bridge(board, Blue, -1, -2, bridges::EastWest);
        board.turn(Red, "WT_G", 0, -1, "FRCF").deploy(board.city(0, -1, South)).pass();  // no castle
        CHECK(board.score(Red) == 4 + (has_bridge ? 4 : 3));
    }
}

TEST_CASE("Acrobats and a follower on a castle are meeples in sight", "[WATCH-05][BIGTOP-INT-05]")
{
    AbbeyPosition board = watchtowers({Set::bridges_castles_bazaars, Set::big_top});
    board.lay("BT_B", 1, 0, "FFFR").lay("U", -1, 0, "FRFR").lay("E", -1, -1, "FFFC").lay("E", -2, -1, "FCFF");
    put_acrobat(board, Blue, 1, 0);
    put_castle(board, Green, -2, -1, East);  // its knight is on the tile farther away
    board.turn(Red, "WT_A", 0, -1, "RFCF").deploy(board.city(0, -1, South)).pass();
    CHECK(points(board) == Points{4 + 3 * 2, 0, 0});
}

TEST_CASE("A castle is no city in sight and has no pennant", "[WATCH-06]")
{
    for (const bool is_castle : {false, true}) {
        AbbeyPosition board = watchtowers({Set::bridges_castles_bazaars});
        board.lay("U", -1, 0, "FRFR").lay("E", -1, -1, "FFFC").lay("E", -2, -1, "FCFF");
        if (is_castle) put_castle(board, Green, -2, -1, East);
        board.turn(Red, "WT_L", 0, -1, "RFCF").deploy(board.city(0, -1, South)).pass();
        CHECK(board.score(Red) == 4 + (is_castle ? 2 : 3));
    }
}
