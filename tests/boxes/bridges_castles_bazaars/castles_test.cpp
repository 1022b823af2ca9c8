// SPDX-License-Identifier: MIT
// Castles: what becomes one, who decides when, for what a castle is paid, and the worked examples with their numbers.
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "boxes/bridges_castles_bazaars/castle_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// The city of E(0,-1) with D: Red's knight is deployed on E, placed now by Red.
Position with_knight(std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    Position board(castles(std::move(choices), std::move(more)));
    board.turn(Red, "E", 0, -1, "FFCF").deploy(board.city(0, -1, South));
    return board;
}

/// Red's castle on D(0,0) and E(0,-1), Blue's on D(1,0) and E(1,-1).
Position with_two_castles(std::vector<Choice> choices = {})
{
    Position board(castles(std::move(choices)));
    lay_castle(board);
    board.lay("D", 1, 0, "CRFR").lay("E", 1, -1, "FFCF");
    put_castle(board, Blue, 1, -1, South);
    return board;
}

}  // namespace

// ---- building -----------------------------------------------------------------------------------------------------

TEST_CASE("A small city becomes a castle or is scored", "[BCBEX-07][CASTLE-BUILD-01][CASTLE-BUILD-04][CASTLE-BUILD-09]")
{
    for (const bool builds : {true, false}) {
        Position board = with_knight();
        REQUIRE(board.step() == StepKind::castle_build);
        CHECK(board.decider() == Red);
        CHECK(board.options().size() == 2);
        CHECK(offers(board, building(board, 0, -1)));
        CHECK(offers(board, passing(board)));
        board.must(builds ? building(board, 0, -1) : passing(board));
        CHECK(board.step() == StepKind::draw);
        CHECK(is_castle(board, 0, 0) == builds);
        CHECK(is_castle(board, 0, -1) == builds);
        CHECK(board.score(Red) == (builds ? 0 : 4));
        CHECK(board.supply(Red, kCastle) == (builds ? 2 : 3));
        CHECK(board.supply(Red) == (builds ? 6 : 7));
    }
}

TEST_CASE("The decision is about the city and its follower", "[CASTLE-BUILD-01]")
{
    const Position board = with_knight();
    Subject subject;
    const Decision asked = pending(board.view());
    asked.code->about(board.view(), asked.step, subject);
    CHECK(subject.piece == on(board, board.city(0, -1, South)));
    CHECK(subject.segment == board.city(0, -1, South));
    CHECK(board.why_not(building(board, 0, 0)) == Reason::not_last_tile);  // the other half of the same city
    CHECK(board.why_not(building(board, 0, -1, 1)) == Reason::castle_other_city);
    CHECK(board.why_not(board.deploying(board.city(0, -1, South))) == Reason::not_this_piece);
    Action name = passing(board);
    name.kind = ActionKind::name;
    CHECK(board.why_not(name) == Reason::wrong_step);
}

TEST_CASE("A castle is no piece of the usual action", "[CASTLE-BUILD-04]")
{
    Position board(castles());
    board.turn(Red, "E", 0, -1, "FFCF");
    CHECK(board.why_not(building(board, 0, -1)) == Reason::wrong_segment);
    for (const Action& action : listed(board, ActionKind::deploy)) CHECK(action.piece_kind != static_cast<u16>(kCastle));
}

TEST_CASE("A city that is open or empty or larger makes no castle", "[CASTLE-BUILD-01][CASTLE-BUILD-02][CASTLE-BUILD-03]")
{
    Position empty(castles());
    empty.turn_without(Red, "E", 0, -1, "FFCF");
    CHECK(empty.step() == StepKind::draw);
    Position open(castles());
    open.turn(Red, "H", 0, -1, "CFCF").deploy(open.city(0, -1, North));
    CHECK(open.step() == StepKind::draw);
    Position larger(castles());
    larger.lay("G", 0, -1, "CFCF").put(Red, larger.city(0, -1, South));
    larger.turn_without(Red, "E", 0, -2, "FFCF");
    CHECK(larger.step() == StepKind::draw);
    CHECK(larger.score(Red) == 6);
    Position wide(castles());  // N has a segment of two sides
    wide.lay("N", 0, -1, "FCCF").put(Red, wide.city(0, -1, South));
    wide.turn_without(Red, "E", 1, -1, "FFFC");
    CHECK(wide.step() == StepKind::draw);
    CHECK(wide.score(Red) == 6);
}

TEST_CASE("Walls without the half-round shape make no castle", "[BCBEX-15][CASTLE-BUILD-02]")
{
    struct Wall {
        Set set;
        const char* tile;
        const char* sides;
    };
    const Wall walls[] = {{Set::hills_sheep, "HS_A", "FFCF"},     {Set::abbey_mayor, "AM_E", "FCCC"},
                          {Set::abbey_mayor, "AM_I", "FFCF"},     {Set::inns_cathedrals, "IC07", "FFCF"},
                          {Set::princess_dragon, "PD_Y", "CFCC"}, {Set::hills_sheep, "HS_G", "CFCF"},
                          {Set::hills_sheep, "HS_B", "FCCC"},     {Set::bridges_castles_bazaars, "BB_D", "RFCF"}};
    for (const Wall& wall : walls) {
        INFO(wall.tile);
        Position board(castles({}, {wall.set}));
        board.turn(Red, wall.tile, 0, -1, wall.sides);
        const bool is_shared = Text(wall.tile) == Text("HS_B");  // two cities share its southern side
        board.deploy(is_shared ? board.segment(0, -1, 0) : board.city(0, -1, South));
        CHECK(board.step() != StepKind::castle_build);
        if (Text(wall.tile) == Text("HS_A")) CHECK(board.score(Red) == 4);
    }
}

TEST_CASE("Other walls of the same boxes make one", "[CASTLE-BUILD-02]")
{
    Position board(castles({}, {Set::hills_sheep}));
    board.turn(Red, "HS_D", 0, -1, "FFCC").deploy(board.city(0, -1, South));
    CHECK(board.step() == StepKind::castle_build);
}

TEST_CASE("A city of one tile that an abbey closes offers no castle", "[BCBEX-16][BCB-INT-05]")
{
    AbbeyPosition board({copies_of(Set::base, 2)}, 3, {Set::base, Set::abbey_mayor, Set::bridges_castles_bazaars});
    lay_ring(board);
    board.put(Green, board.city(2, 1, West));
    board.turn_with_abbey(Blue, 1, 1);
    board.pass();
    CHECK(board.score(Green) == 2);
    CHECK(board.supply(Green, kCastle) == 3);
}

TEST_CASE("The owner of the follower decides in another seat's turn", "[BCBEX-17][CASTLE-BUILD-05]")
{
    for (const bool builds : {true, false}) {
        Position board(castles());
        board.lay("U", 1, 0, "FRFR").lay("E", 1, -1, "CFFF").put(Blue, board.city(1, -1, North));
        board.turn_without(Red, "E", 1, -2, "FFCF");
        REQUIRE(board.step() == StepKind::castle_build);
        CHECK(board.decider() == Blue);
        board.must(builds ? building(board, 1, -2) : passing(board));
        CHECK(board.score(Blue) == (builds ? 0 : 4));
        CHECK(board.score(Red) == 0);
        CHECK(board.supply(Blue, kCastle) == (builds ? 2 : 3));
    }
}

TEST_CASE("Several small cities are decided in turn order, each for itself", "[CASTLE-BUILD-06][BCB-NOTE-02]")
{
    for (const bool is_one_seat : {false, true}) {
        Position board(castles());
        board.lay("B", 0, 1, "FFFF").lay("B", -1, 1, "FFFF").lay("B", 1, 1, "FFFF");
        board.lay("E", -1, 2, "FCFF").lay("E", 1, 2, "FFFC");
        board.put(is_one_seat ? Red : Blue, board.city(-1, 2, East)).put(Red, board.city(1, 2, West));
        board.turn_without(Green, "H", 0, 2, "FCFC");
        REQUIRE(board.step() == StepKind::castle_build);
        CHECK(board.decider() == Red);  // from Green on, Red comes before Blue
        CHECK(offers(board, building(board, 0, 2, 0)));
        CHECK_FALSE(offers(board, building(board, 0, 2, 1)));
        board.must(passing(board));
        REQUIRE(board.step() == StepKind::castle_build);
        CHECK(board.decider() == (is_one_seat ? Red : Blue));
        board.must(building(board, 0, 2, 1));
        CHECK(board.step() == StepKind::draw);
        CHECK(board.score(Red) == 4);
        CHECK(board.score(Blue) == 0);
        CHECK(is_castle(board, -1, 2));
        CHECK_FALSE(is_castle(board, 1, 2));
    }
}

TEST_CASE("Without a castle in supply there is none", "[CASTLE-BUILD-04]")
{
    Position board(castles({pieces_of(kCastle, 0)}));
    board.turn(Red, "E", 0, -1, "FFCF").deploy(board.city(0, -1, South));
    CHECK(board.step() == StepKind::draw);
    CHECK(board.score(Red) == 4);
}

TEST_CASE("With without_castles no city becomes one", "[BCB-OPT-01]")
{
    Position board(castles({with(Option::without_castles)}));
    board.turn(Red, "E", 0, -1, "FFCF").deploy(board.city(0, -1, South));
    CHECK(board.step() == StepKind::draw);
    CHECK(board.score(Red) == 4);
}

TEST_CASE("Two followers in the small city prevent a castle", "[CASTLE-BUILD-07]")
{
    Position board(castles());
    board.put(Blue, board.city(0, 0, North)).put(Red, board.city(0, 0, North));
    board.turn_without(Red, "E", 0, -1, "FFCF");
    CHECK(board.step() == StepKind::draw);
    CHECK(board.score(Red) == 4);
    CHECK(board.score(Blue) == 4);
}

TEST_CASE("The castle is decided behind the dragon's walk and before the scoring", "[CASTLE-BUILD-08]")
{
    Position board(castles({}, {Set::princess_dragon}));
    board.lay("PD_A", 0, 1, "FFFF");
    put_dragon(board, 0, 1);
    board.turn(Red, "PD_G", 0, -1, "FFCF").deploy(board.city(0, -1, South));
    REQUIRE(board.step() == StepKind::dragon_walk);  // it goes on D and eats the knight of no city there
    while (board.step() == StepKind::dragon_walk) {
        const std::vector<Action> steps = board.options();
        board.must(steps.back());
        if (cell_of_piece(board, dragon_of(board)) == Cell{0, -1}) break;
    }
    while (board.step() == StepKind::dragon_walk) board.must(board.options().front());
    CHECK(board.step() == StepKind::draw);  // the knight was eaten before a castle could save it
    CHECK(board.supply(Red) == 7);
    CHECK(board.score(Red) == 0);
}

TEST_CASE("A castle has the follower alone, whatever it is", "[CASTLE-BUILD-11]")
{
    for (const PieceKind kind : {PieceKind::large_follower, PieceKind::mayor, PieceKind::wagon}) {
        Position board(castles({}, {Set::inns_cathedrals, Set::abbey_mayor}));
        board.turn(Red, "E", 0, -1, "FFCF").deploy(board.city(0, -1, South), kind);
        REQUIRE(board.step() == StepKind::castle_build);
        board.must(building(board, 0, -1));
        CHECK(is_castle(board, 0, -1));
        CHECK(board.supply(Red, kind) == 0);
    }
}

// ---- fief and scoring -----------------------------------------------------------------------------------------------

TEST_CASE("The fief has six cells, beside the long sides", "[BCBEX-08][CASTLE-FIEF-01]")
{
    Position board(castles());
    lay_castle(board);
    for (const int y : {0, -1}) {
        CHECK(fief(board, 0, y).first == Cell{-1, -1});
        CHECK(fief(board, 0, y).last == Cell{1, 0});
    }
    Position lying(castles());
    lying.lay("B", 0, 1, "FFFF").lay("E", 0, 2, "FCFF").lay("E", 1, 2, "FFFC");
    put_castle(lying, Red, 1, 2, West);
    CHECK(fief(lying, 0, 2).first == Cell{0, 1});
    CHECK(fief(lying, 0, 2).last == Cell{1, 3});
}

TEST_CASE("An empty road pays a castle, which then stays", "[BCBEX-09][CASTLE-SCORE-01][CASTLE-SCORE-03][CASTLE-SCORE-10]")
{
    Position board(castles());
    lay_castle(board);
    board.turn_without(Blue, "W", -1, 0, "RRFR");
    CHECK(board.score(Red) == 0);
    board.turn_without(Green, "W", 1, 0, "FRRR");
    CHECK(board.score(Red) == 3);
    CHECK(board.supply(Red) == 7);
    CHECK(board.supply(Red, kCastle) == 2);
    CHECK(is_castle(board, 0, 0));
    CHECK(is_castle(board, 0, -1));
    const std::vector<Event> moves = board.moves_for({Cause::completed, Cause::castle_scored});
    REQUIRE(moves.size() == 2);
    CHECK(moves[0].piece_kind == PieceKind::follower);
    CHECK(moves[1].piece_kind == kCastle);
    // the road to its west is completed, too: nothing more
    board.turn_without(Blue, "A", -2, 0, "FRFF");
    CHECK(board.score(Red) == 3);
}

TEST_CASE("In the turn in which it is built a castle is paid nothing", "[BCBEX-10][CASTLE-SCORE-04]")
{
    Position board(castles());
    board.lay("W", -1, 0, "RRFR").lay("W", 1, 0, "FRRR");
    board.turn(Red, "E", 0, -1, "FFCF").deploy(board.city(0, -1, South));
    board.must(building(board, 0, -1));
    CHECK(board.score(Red) == 0);
    CHECK(board.supply(Red) == 6);
}

TEST_CASE("What the tile of a castle completes beside it pays it nothing", "[CASTLE-SCORE-04]")
{
    Position board(castles());
    board.lay("U", 1, 0, "FRFR").lay("U", 2, 0, "FRFR").lay("B", 1, -1, "FFFF").lay("B", 2, -1, "FFFF");
    board.lay("B", 1, -2, "FFFF").lay("B", 2, -2, "FFFF").lay("B", 0, -2, "FFFF").put(Blue, board.monastery(1, -1));
    board.turn(Red, "E", 0, -1, "FFCF").deploy(board.city(0, -1, South));
    board.must(building(board, 0, -1));
    CHECK(board.score(Blue) == 9);
    CHECK(board.score(Red) == 0);
    CHECK(board.supply(Red) == 6);
}

TEST_CASE("Of several features the most valuable one counts", "[BCBEX-11][CASTLE-SCORE-05]")
{
    Position board(castles());
    lay_castle(board);
    lay_half_road(board);
    board.lay("E", 1, -1, "FFCF").put(Blue, board.city(1, -1, South));
    board.turn_without(Green, "L", 1, 0, "CRRR");
    REQUIRE(board.step() == StepKind::castle_build);
    CHECK(board.decider() == Blue);
    board.must(passing(board));
    CHECK(board.score(Blue) == 4);
    CHECK(board.score(Red) == 4);
}

TEST_CASE("A city that becomes a castle now is no feature for another", "[CASTLE-SCORE-04][CASTLE-SCORE-09]")
{
    Position board(castles());
    lay_castle(board);
    lay_half_road(board);
    board.lay("E", 1, -1, "FFCF").put(Blue, board.city(1, -1, South));
    board.turn_without(Green, "L", 1, 0, "CRRR");
    board.must(building(board, 1, 0));
    CHECK(board.score(Blue) == 0);
    CHECK(board.score(Red) == 3);
}

TEST_CASE("One feature pays two castles", "[BCBEX-12][CASTLE-SCORE-01]")
{
    Position board = with_two_castles();
    lay_half_road(board);
    board.turn_without(Green, "X", 2, 0, "RRRR");
    CHECK(board.score(Red) == 4);
    CHECK(board.score(Blue) == 4);
    CHECK(board.score(Green) == 0);
}

TEST_CASE("A scored castle pays another one", "[BCBEX-13][CASTLE-SCORE-02][CASTLE-SCORE-07][CASTLE-SCORE-08]")
{
    Position board = with_two_castles();
    board.lay("U", -1, 0, "FRFR").lay("U", -2, 0, "FRFR").lay("B", -1, -1, "FFFF").lay("B", -2, -1, "FFFF");
    board.lay("E", -1, -2, "CFFF").lay("E", 0, -2, "CFFF").put(Green, board.monastery(-1, -1));
    board.turn_without(Green, "B", -2, -2, "FFFF");
    CHECK(board.score(Green) == 9);
    CHECK(board.score(Red) == 9);
    CHECK(board.score(Blue) == 9);
}

TEST_CASE("A monastery lies on its own tile alone", "[CASTLE-SCORE-02]")
{
    // The same board, with the monastery on (-2,-1) in the place of (-1,-1): its tiles around lie in the fief, it does not.
    Position board = with_two_castles();
    board.lay("U", -1, 0, "FRFR")
        .lay("U", -2, 0, "FRFR")
        .lay("U", -3, 0, "FRFR")
        .lay("E", -1, -1, "CFFF")
        .lay("B", -2, -1, "FFFF");
    board.lay("B", -3, -1, "FFFF").lay("E", -1, -2, "FFCF").lay("E", -2, -2, "CFFF").put(Green, board.monastery(-2, -1));
    board.turn_without(Green, "B", -3, -2, "FFFF");
    CHECK(board.score(Green) == 9);
    CHECK(board.score(Red) == 0);
    CHECK(board.score(Blue) == 0);
}

TEST_CASE("An own feature comes before a chain", "[CASTLE-SCORE-14]")
{
    // BCBEX-11 with a castle of Green's on D(-1,0) and E(-1,-1), in whose fief lies Red's castle and, alone, the road of 3 tiles.
    Position board(castles());
    lay_castle(board);
    board.lay("E", 1, -1, "FFCF").put(Blue, board.city(1, -1, South));
    board.lay("D", -1, 0, "CRFR").lay("E", -1, -1, "FFCF");
    put_castle(board, Green, -1, -1, South);
    board.lay("W", -2, 0, "RRFR");
    board.turn_without(Green, "L", 1, 0, "CRRR");
    board.must(passing(board));
    CHECK(board.score(Blue) == 4);
    CHECK(board.score(Red) == 4);    // the road of 4 tiles, as much as the city
    CHECK(board.score(Green) == 4);  // the road alone
}

TEST_CASE("A castle takes the greatest of the castles that reach it", "[CASTLE-SCORE-14]")
{
    // Green's castle lies between Red's, in whose fief the monastery on (-1,-1) lies, and Blue's, in whose fief a road of 11
    // tiles begins at (3,-1). Both end at A(-2,-2).
    Position board(castles());
    lay_castle(board);
    board.lay("D", 1, 0, "CRFR").lay("E", 1, -1, "FFCF");
    put_castle(board, Green, 1, -1, South);
    board.lay("D", 2, 0, "CRFR").lay("E", 2, -1, "FFCF");
    put_castle(board, Blue, 2, -1, South);
    board.lay("U", -1, 0, "FRFR").lay("U", -2, 0, "FRFR").lay("B", -1, -1, "FFFF").lay("B", -2, -1, "FFFF");
    board.lay("E", -1, -2, "CFFF").lay("E", 0, -2, "CFFF");
    board.lay("A", 3, -1, "RFFF").lay("U", 3, -2, "RFRF").lay("U", 3, -3, "RFRF").lay("V", 3, -4, "FFRR");
    for (const int x : {2, 1, 0, -1}) board.lay("U", x, -4, "FRFR");
    board.lay("V", -2, -4, "FRRF").lay("U", -2, -3, "RFRF");
    board.turn_without(Red, "A", -2, -2, "RFFF");
    CHECK(board.score(Red) == 9);
    CHECK(board.score(Blue) == 11);
    CHECK(board.score(Green) == 11);
}

TEST_CASE("A field pays no castle, a castle pays fields and barns a point more",
          "[CASTLE-SCORE-09][CASTLE-FIELD-01][INT-CASTLE-BARN-01][INT-BARN-CASTLE-01][BCB-INT-02]")
{
    AbbeyPosition board({copies_of(Set::base, 2)}, 3, {Set::base, Set::abbey_mayor, Set::bridges_castles_bazaars});
    lay_castle(board);
    board.put(Blue, board.field(0, -1, 0)).lay("B", 1, -1, "FFFF").lay("B", 0, -2, "FFFF");
    board.turn(Green, "B", 1, -2, "FFFF").barn(1, -2, SouthWest);
    CHECK(board.score(Blue) == 4);  // 3 for its city, 1 for the castle
    CHECK(board.score(Red) == 0);
    CHECK(board.supply(Red) == 6);
    board.end();
    CHECK(board.score(Green) == 5);
    CHECK(board.score(Red) == 0);
}

TEST_CASE("The owner may choose the feature", "[CASTLE-SCORE-05]")
{
    Position board(castles({with(Option::castle_points_chosen)}));
    lay_castle(board);
    lay_half_road(board);
    board.lay("E", 1, -1, "FFCF").put(Blue, board.city(1, -1, South));
    board.turn_without(Green, "L", 1, 0, "CRRR");
    board.must(passing(board));
    REQUIRE(board.step() == StepKind::castle_points);
    CHECK(board.decider() == Red);
    CHECK(board.options().size() == 2);
    CHECK(board.score(Blue) == 4);
    CHECK(board.why_not(passing(board)) == Reason::wrong_step);
    CHECK(board.why_not(choosing_place(board, board.field(1, 0, 4))) == Reason::castle_not_for_it);
    CHECK(board.why_not(choosing_place(board, board.road(0, 0, East))) == Reason::castle_not_for_it);  // not its first segment
    const Action road = choosing_place(board, board.road(-1, 0, East));
    CHECK(offers(board, road));
    board.must(road);
    CHECK(board.score(Red) == 3);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("Between equal features nothing is chosen", "[CASTLE-SCORE-05]")
{
    Position board(castles({with(Option::castle_points_chosen)}));
    lay_castle(board);
    lay_half_road(board);
    board.turn_without(Green, "W", 1, 0, "FRRR");
    CHECK(board.step() == StepKind::draw);
    CHECK(board.score(Red) == 3);
}

TEST_CASE("A garden that nobody holds pays a castle", "[BCBEX-25][CASTLE-SCORE-13]")
{
    Position board(castles({}, {Set::abbot}));
    lay_castle(board);
    board.lay("E_g", 1, -1, "CFFF").lay("E", 1, -2, "FFCF").lay("B", 0, -2, "FFFF").lay("B", 2, -1, "FFFF");
    board.lay("U", 1, 0, "FRFR").lay("U", 2, 0, "FRFR");
    board.turn_without(Blue, "B", 2, -2, "FFFF");
    CHECK(board.score(Red) == 9);
    CHECK(board.score(Blue) == 0);
    CHECK(board.supply(Red) == 7);
}

// ---- the end, fields --------------------------------------------------------------------------------------------------

TEST_CASE("A castle is worth four points to farmers and nothing to its owner", "[BCBEX-14][CASTLE-FINAL-01][CASTLE-FIELD-01]")
{
    Position board(castles());
    lay_castle(board);
    board.put(Blue, board.field(0, -1, 0));
    board.end();
    CHECK(board.score(Blue) == 4);
    CHECK(board.score(Red) == 0);
}

TEST_CASE("A castle parts the fields as its city did", "[CASTLE-FIELD-02]")
{
    Position board(castles());
    lay_castle(board);
    CHECK_FALSE(board.joined(board.field(0, 0, 2), board.field(0, 0, 4)));
    board.put(Blue, board.field(0, 0, 4));
    board.end();
    CHECK(board.score(Blue) == 0);
}
