// SPDX-License-Identifier: MIT
// The worked examples of Hills & Sheep, with their numbers.
#include "boxes/hills_sheep/hills_position.hpp"
#include "play/scoring.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

TEST_CASE("Example: a shepherd is placed and draws", "[HSEX-01][SHEPHERD-PLACE-04][SHEPHERD-PLACE-05]")
{
    AbbeyPosition board = hills();
    board.turn(Red, "B", 0, 1, "FFFF").deploy(board.field(0, 1, 0), kShepherd);
    REQUIRE(board.step() == StepKind::shepherd_draw);
    SECTION("three sheep")
    {
        board.must(token(kThree));
        CHECK(flock(board, Red) == 3);
        CHECK(bag(board) == 17);
        CHECK(board.supply(Red, kShepherd) == 0);
    }
    SECTION("a wolf")
    {
        board.must(token(kWolf));
        CHECK(board.supply(Red, kShepherd) == 1);
        CHECK(bag(board) == 18);
    }
}

TEST_CASE("Example: the owner extends its field", "[HSEX-02][FLOCK-TURN-01][FLOCK-GROW-01][FLOCK-GROW-02][FLOCK-GUIDE-01]")
{
    AbbeyPosition board = board_s();
    tend(board, Red, board.field(0, 1, 0), {kThree});
    board.turn_without(Red, "B", 0, 2, "FFFF");
    REQUIRE(must_choose(board, Red));
    SECTION("guided")
    {
        board.must(guide(board, Red));
        CHECK(board.score(Red) == 3);
        CHECK(bag(board) == 18);
        CHECK(board.supply(Red, kShepherd) == 1);
    }
    SECTION("grown by two")
    {
        board.must(grow(board, Red)).must(token(kTwo));
        CHECK(flock(board, Red) == 5);
        CHECK(board.score(Red) == 0);
    }
    SECTION("a wolf")
    {
        board.must(grow(board, Red)).must(token(kWolf));
        CHECK(board.score(Red) == 0);
        CHECK(bag(board) == 18);
        CHECK(board.supply(Red, kShepherd) == 1);
    }
}

TEST_CASE("Example: a field extended through the start tile, and one that is not", "[HSEX-03][HS-NOTE-02]")
{
    AbbeyPosition board = board_s();
    tend(board, Red, board.field(0, 1, 0), {kOne});
    SECTION("extended")
    {
        board.turn_without(Red, "U", -1, 0, "FRFR");
        CHECK(must_choose(board, Red));
    }
    SECTION("not extended")
    {
        board.turn_without(Red, "E", 1, -2, "CFFF");
        CHECK(board.step() == StepKind::draw);
    }
}

TEST_CASE("Example: two shepherds in one field", "[HSEX-04][FLOCK-GUIDE-01][FLOCK-GROW-02][HS-NOTE-03]")
{
    AbbeyPosition board = board_s();
    tend(board, Red, board.field(0, 1, 0), {kThree});
    tend(board, Blue, board.field(1, -1, 0), {kOne, kTwo});
    board.turn_without(Red, "A", 2, 0, "FFFR");
    REQUIRE(must_choose(board, Red));
    SECTION("guided")
    {
        board.must(guide(board, Red));
        CHECK(board.score(Red) == 6);
        CHECK(board.score(Blue) == 6);
    }
    SECTION("a wolf")
    {
        board.must(grow(board, Red)).must(token(kWolf));
        CHECK(board.score(Red) == 0);
        CHECK(board.score(Blue) == 0);
    }
    CHECK(board.supply(Red, kShepherd) == 1);
    CHECK(board.supply(Blue, kShepherd) == 1);
    CHECK(bag(board) == 18);
}

TEST_CASE("Example: another seat extends the field", "[HSEX-05][FLOCK-TURN-02]")
{
    AbbeyPosition board = board_s();
    tend(board, Red, board.field(0, 1, 0), {kOne});
    board.turn_without(Blue, "B", 0, 2, "FFFF");
    CHECK(board.step() == StepKind::draw);
    CHECK(flock(board, Red) == 1);
}

TEST_CASE("Example: another seat closes the field", "[HSEX-06][FLOCK-CLOSE-01][FLOCK-CLOSE-04]")
{
    AbbeyPosition board = with_five_sheep();
    board.put(Green, board.road(0, 1, East));
    board.turn_without(Blue, "V", 0, 2, "RRFF");
    CHECK(board.score(Red) == 5);
    CHECK(board.supply(Red, kShepherd) == 1);
    CHECK(bag(board) == 18);
    CHECK(board.score(Green) == 4);  // the road, after the flock
    std::vector<Reward> paid;
    for (const Event& event : board.events())
        if (event.kind == EventKind::scored && event.points > 0) paid.push_back(event.reward);
    CHECK(paid == std::vector<Reward>{Reward::flock_sheep, Reward::road});
}

TEST_CASE("Example: the owner closes the field", "[HSEX-07][FLOCK-CLOSE-02][HS-SEQ-02]")
{
    AbbeyPosition board = with_five_sheep();
    board.turn_without(Red, "V", 0, 2, "RRFF");
    REQUIRE(must_choose(board, Red));
    SECTION("guided")
    {
        board.must(guide(board, Red));
        CHECK(board.score(Red) == 5);
    }
    SECTION("grown by one")
    {
        board.must(grow(board, Red)).must(token(kOne));
        CHECK(board.score(Red) == 6);
    }
    SECTION("a wolf")
    {
        board.must(grow(board, Red)).must(token(kWolf));
        CHECK(board.score(Red) == 0);
    }
    CHECK(board.supply(Red, kShepherd) == 1);
    CHECK(bag(board) == 18);
}

TEST_CASE("Example: a shepherd is placed in a closed field", "[HSEX-08][FLOCK-CLOSE-03]")
{
    AbbeyPosition board = board_r();
    board.lay("V", 1, 2, "RFFR");
    board.turn(Red, "V", 0, 2, "RRFF").deploy(board.field(0, 2, 1), kShepherd);
    board.must(token(kFour));
    CHECK(board.score(Red) == 4);
    CHECK(board.supply(Red, kShepherd) == 1);
}

TEST_CASE("Example: no second shepherd in a field", "[HSEX-09][SHEPHERD-PLACE-02][SHEPHERD-PLACE-03]")
{
    AbbeyPosition board = board_s();
    tend(board, Red, board.field(0, 1, 0), {kOne});
    SECTION("of another seat")
    {
        board.turn(Blue, "B", 0, 2, "FFFF");
        CHECK(board.why_not(board.deploying(board.field(0, 2, 0), kShepherd)) == Reason::shepherd_in_field);
        CHECK(board.why_not(board.deploying(board.field(0, 2, 0))) == Reason::none);
    }
    SECTION("of the same seat")
    {
        board.turn(Red, "E", 1, -2, "CFFF");
        CHECK(board.why_not(board.deploying(board.field(1, -2, 4), kShepherd)) == Reason::supply_empty);
        for (const Action& action : board.options())
            CHECK((action.kind != ActionKind::deploy || action.piece_kind != static_cast<u16>(kShepherd)));
    }
}

TEST_CASE("Example: hidden tiles", "[HSEX-10][HILL-HIDE-01][HILL-HIDE-03]")
{
    AbbeyPosition board = hills();
    const int full = board.view().state.header().bag_left;
    CHECK(full == 89);
    board.turn_without(Red, "HS_C", 0, -1, "FFCC");
    CHECK(board.view().state.header().bag_left == 87);
    for (u64 seed = 1; seed <= 20; ++seed) {
        PositionSetup setup{2, {Set::base, Set::hills_sheep}};
        setup.chance = Chance::seeded;
        setup.seed = seed;
        Position game(setup);
        Stream stream{seed};
        while (!game.is_over()) {
            const std::vector<Action> options = game.options();
            game.must(options[bounded(stream, static_cast<u32>(options.size()))]);
        }
        int turns = 0;
        int put_away = 0;
        for (const Event& event : game.events()) {
            turns += event.kind == EventKind::placed && event.seat != kNature;
            put_away += event.kind == EventKind::tile_left && event.cause == Cause::fits_nowhere;
        }
        CHECK(turns + put_away + static_cast<int>(count_covered(game.view())) == 89);
        if (put_away == 0 && count_covered(game.view()) == 8) CHECK(turns == 81);
    }
}

namespace {

/// D(0,0), G(0,-1) with Red's knight, a tile at (1,-1) with Blue's, N(0,-2); N(1,-2) closes.
template <class Board>
void close_with(Board& board, const char* tile, const char* sides, PieceKind of_red)
{
    board.lay("G", 0, -1, "CFCF").put(Red, board.city(0, -1, North), of_red);
    board.lay(tile, 1, -1, sides).put(Blue, board.city(1, -1, North));
    board.lay("N", 0, -2, "FCCF");
    board.turn_without(Green, "N", 1, -2, "FFCC");
}

}  // namespace

TEST_CASE("Example: a hill breaks the tie", "[HSEX-11][HILL-TIE-01][HILL-TIE-02]")
{
    AbbeyPosition board = hills();
    SECTION("one knight on a hill")
    {
        close_with(board, "HS_I", "CRRF", PieceKind::follower);
        CHECK(board.score(Blue) == 10);
        CHECK(board.score(Red) == 0);
    }
    SECTION("none on a hill")
    {
        close_with(board, "E", "CFFF", PieceKind::follower);
        CHECK(board.score(Blue) == 10);
        CHECK(board.score(Red) == 10);
    }
}

TEST_CASE("Example: two hills", "[HSEX-12][HILL-TIE-02][HILL-TIE-03]")
{
    for (const int value : {0, 1}) {
        AbbeyPosition board = hills({option(Option::hill_tiebreak, value)});
        board.lay("C", 0, -1, "CCCC");
        board.lay("HS_I", 1, -1, "RRFC").put(Red, board.city(1, -1, West));
        board.lay("HS_O", -1, -1, "RCFR").put(Blue, board.city(-1, -1, East));
        // the two knights met in the city of C
        board.turn_without(Green, "E", 0, -2, "FFCF");
        CHECK(board.score(Red) == 12);
        CHECK(board.score(Blue) == 12);
    }
}

TEST_CASE("Example: the number of meeples on hills", "[HSEX-13][HILL-TIE-03][HILL-TIE-04][HS-INT-07][INT-HILL-LARGE-01]")
{
    for (const int value : {0, 1}) {
        AbbeyPosition board = hills_with(Set::inns_cathedrals, {option(Option::hill_tiebreak, value)});
        board.lay("U", 1, 0, "FRFR").lay("U", -1, 0, "FRFR");
        board.lay("HS_I", 1, -1, "RRFC").put(Red, board.city(1, -1, West));
        board.lay("HS_O", -1, -1, "RCFR").put(Blue, board.city(-1, -1, East), kLarge);
        board.lay("U", 1, -2, "RFRF");
        board.lay("HS_H", 0, -2, "RFCF").put(Red, board.city(0, -2, South));
        board.turn_without(Green, "C", 0, -1, "CCCC");
        CHECK(board.score(Red) == 12);
        CHECK(board.score(Blue) == (value == 0 ? 12 : 0));
    }
}

TEST_CASE("Example: a majority comes before a hill", "[HSEX-14][HILL-TIE-01]")
{
    AbbeyPosition board = hills_with(Set::inns_cathedrals);
    close_with(board, "HS_I", "CRRF", kLarge);
    CHECK(board.score(Red) == 10);
    CHECK(board.score(Blue) == 0);
}

namespace {

void lay_vineyards(AbbeyPosition& board)
{
    board.lay("V", 1, 0, "RFFR").lay("V", -1, 0, "RRFF");
    board.lay("B", 0, 1, "FFFF").put(Red, board.monastery(0, 1));
    board.lay("HS_A", -1, 1, "FFFC").lay("HS_A", 1, 1, "FCFF");
    board.lay("E", 0, 2, "FFCF").lay("E", -1, 2, "FFFC");
}

}  // namespace

TEST_CASE("Example: vineyards around a monastery", "[HSEX-15][VINEYARD-01][VINEYARD-03]")
{
    AbbeyPosition board = hills();
    lay_vineyards(board);
    SECTION("completed")
    {
        board.turn_without(Blue, "E", 1, 2, "FCFF");
        CHECK(board.score(Red) == 15);
    }
    SECTION("at the end")
    {
        board.end();
        CHECK(board.score(Red) == 8);
    }
}

TEST_CASE("Example: a shared side meets a city", "[HSEX-16][HS-TILE-03][HS-TILE-05]")
{
    AbbeyPosition board = hills();
    board.lay("HS_B", 0, -1, "FCCC").put(Red, board.city(0, 0, North));
    CHECK(board.joined(board.city(0, -1, East), board.city(0, 0, North)));
    CHECK(board.joined(board.city(0, -1, West), board.city(0, 0, North)));
    CHECK(board.feature(board.city(0, 0, North)).open == 2);
    board.lay("E", 1, -1, "FFFC");
    board.turn_without(Blue, "E", -1, -1, "FCFF");
    CHECK(board.score(Red) == 8);
}

TEST_CASE("Example: a shared side is open", "[HSEX-17][HS-TILE-04]")
{
    AbbeyPosition board = hills();
    board.turn(Red, "HS_B", 0, -1, "CCCF");
    const NodeId south = board.city(0, -1, South);
    const NodeId north = board.city(0, -1, North);
    CHECK(board.feature(south).feature.tiles == 2);
    CHECK(board.feature(north).feature.tiles == 1);
    CHECK(board.feature(south).open == 1);
    CHECK(board.feature(north).open == 2);
    CHECK(board.why_not(board.deploying(south)) == Reason::none);
    board.deploy(north);
    board.lay("E", 1, -1, "FFFC");
    CHECK(board.joined(north, south));
    CHECK(board.feature(north).feature.tiles == 3);
    CHECK(board.feature(north).open == 1);
}

TEST_CASE("Example: farmers and a hill", "[HSEX-18][HILL-TIE-01]")
{
    AbbeyPosition board = hills();
    board.lay("HS_F", 0, -1, "CFCF").lay("E", 0, -2, "FFCF");  // two completed cities
    board.lay("E", 1, -1, "CFFF");
    board.put(Red, board.field(0, -1, 2)).put(Blue, board.field(1, -1, 7));
    REQUIRE(board.joined(board.field(0, -1, 2), board.field(1, -1, 7)));
    board.end();
    CHECK(board.score(Red) == 6);
    CHECK(board.score(Blue) == 0);
}

TEST_CASE("Example: two shared sides meet", "[HSEX-19][HS-TILE-07]")
{
    AbbeyPosition board = hills();
    board.lay("HS_B", 0, -1, "CCCF").lay("HS_B", 1, -1, "CFCC");
    const FeatureFacts city = board.feature(board.city(0, 0, North));
    CHECK(city.feature.tiles == 3);
    CHECK(city.open == 3);
    for (const NodeId part :
         {board.city(0, -1, North), board.city(0, -1, South), board.city(1, -1, North), board.city(1, -1, South)})
        CHECK(board.joined(part, board.city(0, 0, North)));
}

TEST_CASE("Example: a mayor on a hill", "[HSEX-20][HILL-TIE-04][INT-HILL-LARGE-01]")
{
    for (const bool has_knight : {true, false}) {
        AbbeyPosition board = hills_with(Set::abbey_mayor);
        board.lay("G", 0, -1, "CFCF");
        if (has_knight) board.put(Red, board.city(0, -1, North));
        board.lay("HS_I", 1, -1, "CRRF").put(Red, board.city(1, -1, North), PieceKind::mayor);
        board.lay("A", 2, -1, "FFFR");
        board.lay("E", 2, -2, "FFFC").put(Blue, board.city(2, -2, West));
        board.lay("N", 0, -2, "FCCF");
        board.turn_without(Green, "R", 1, -2, "FCCC");
        CHECK(board.score(Red) == (has_knight ? 12 : 0));
        CHECK(board.score(Blue) == (has_knight ? 0 : 12));
    }
}
