// SPDX-License-Identifier: MIT
// Castles and bazaars with the other boxes.
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "boxes/bridges_castles_bazaars/bazaar_position.hpp"
#include "boxes/bridges_castles_bazaars/castle_position.hpp"
#include "play/pools.hpp"
#include "play/tokens.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr PieceKind kBuilder = PieceKind::builder;
constexpr PieceKind kWagon = PieceKind::wagon;

AbbeyPosition with_wagons(std::vector<Choice> choices = {})
{
    choices.push_back(copies_of(Set::base, 2));
    return AbbeyPosition(std::move(choices), 3, {Set::base, Set::abbey_mayor, Set::bridges_castles_bazaars});
}

/// Completes the road W-D-W of three tiles in the fief of the castle on D(0,0) and E(0,-1).
template <class Board>
void complete_road(Board& board)
{
    lay_half_road(board);
    board.turn_without(Green, "W", 1, 0, "FRRR");
}

Reason why_not_take(const Position& board, PieceId id, Cause cause)
{
    Verdict verdict;
    return why_not_remove(board.view(), id, cause, verdict);
}

}  // namespace

// ---- Traders & Builders, Siege, King & Robber Baron, Inns & Cathedrals ------------------------------------------------

TEST_CASE("The builder of the small city returns, and the double turn stays",
          "[CASTLE-BUILD-09][CASTLE-BUILD-10][INT-CASTLE-BUILDER-01][BCB-INT-07][CASTLE-SCORE-04]")
{
    Position board(castles({}, {Set::traders_builders}));
    board.put(Red, board.city(0, 0, North)).put(Red, board.city(0, 0, North), kBuilder);
    lay_half_road(board);
    board.turn_without(Red, "E", 0, -1, "FFCF");
    REQUIRE(board.step() == StepKind::castle_build);
    board.must(building(board, 0, -1));
    CHECK(board.supply(Red, kBuilder) == 1);
    CHECK(board.supply(Red) == 6);
    CHECK(board.moves_for({Cause::castle_built}).size() == 1);
    CHECK(board.view().part() == 1);
    reveal(board, {"W"});
    board.must(board.placing(Red, "W", 1, 0, "FRRR")).pass();
    CHECK(board.score(Red) == 3);  // the castle, in the second part
}

TEST_CASE("A city that becomes a castle brings no goods", "[CASTLE-BUILD-15][INT-CASTLE-GOODS-01]")
{
    Position board(castles({}, {Set::traders_builders}));
    board.turn(Red, "TB12", 0, -1, "CRCC").deploy(board.city(0, -1, South));
    REQUIRE(board.step() == StepKind::castle_build);
    board.must(building(board, 0, -1, segment_index(board.view().state, board.segment(0, -1, 1))));
    for (int i = 0; i < board.view().rules.token_count; ++i)
        CHECK(count_tokens(board.view(), Red, board.view().rules.token_defs[i].kind) == 0);
}

TEST_CASE("A besieged city becomes no castle", "[CASTLE-BUILD-13][SIEGE-INT-06][INT-CASTLE-SIEGE-01]")
{
    Position board(castles({}, {Set::siege}));
    board.turn(Red, "SC03", 0, -1, "FFCF").deploy(board.city(0, -1, South));
    CHECK(board.step() == StepKind::draw);
    CHECK(board.score(Red) == 2);
}

TEST_CASE("Castles are no cities for the King", "[CASTLE-BUILD-14][KING-CITY-09][INT-CASTLE-KING-01]")
{
    Position board(castles({}, {Set::king_robber}));
    board.turn(Red, "E", 0, -1, "FFCF").deploy(board.city(0, -1, South));
    board.must(building(board, 0, -1));
    CHECK(board.view().lasting(ModuleId::king_robber, 0) == 0);
    board.lay("U", 1, 0, "FRFR").lay("D", 2, 0, "CRFR");
    board.turn_without(Blue, "E", 2, -1, "FFCF");
    CHECK(board.view().lasting(ModuleId::king_robber, 0) == 2);
    board.end();
    CHECK(board.score(Blue) == 1);  // one completed city, not two
    CHECK(board.score(Red) == 0);
}

TEST_CASE("What is copied has the inn in it", "[CASTLE-SCORE-06][INT-CASTLE-INN-01]")
{
    Position board(castles({}, {Set::inns_cathedrals}));
    lay_castle(board);
    lay_half_road(board);
    board.lay("IC02", 1, 0, "FRFR");
    board.turn_without(Green, "W", 2, 0, "FRRR");
    CHECK(board.score(Red) == 8);
}

TEST_CASE("What is copied has the vineyards in it", "[CASTLE-SCORE-06][HS-INT-11][INT-CASTLE-INN-01]")
{
    Position board(castles({}, {Set::hills_sheep}));
    lay_castle(board);
    board.lay("U", -1, 0, "FRFR").lay("U", -2, 0, "FRFR").lay("B", -1, -1, "FFFF").lay("B", -2, -1, "FFFF");
    board.lay("E", -1, -2, "CFFF").lay("HS_A", 0, -2, "CFFF");
    board.turn_without(Green, "B", -2, -2, "FFFF");
    CHECK(board.score(Red) == 9 + 3);
}

TEST_CASE("A castle changes nothing of the fields beside it", "[HS-INT-08][CASTLE-FIELD-02]")
{
    for (const bool builds : {false, true}) {
        Position board(castles({}, {Set::hills_sheep}));
        board.turn(Red, "E", 0, -1, "FFCF").deploy(board.city(0, -1, South));
        board.must(builds ? building(board, 0, -1) : passing(board));
        CHECK(board.joined(board.field(0, 0, 2), board.field(0, -1, 0)) == false);
        CHECK(board.feature(board.field(0, -1, 0)).open == 6);
        CHECK(board.feature(board.field(0, 0, 2)).open == 2);
    }
}

TEST_CASE("A phantom alone may hold a castle", "[INT-CASTLE-PHANTOM-01][CASTLE-BUILD-11]")
{
    Position board(castles({}, {Set::phantom}));
    board.turn_without(Red, "E", 0, -1, "FFCF");
    REQUIRE(board.step() == StepKind::phantom);
    board.deploy(board.city(0, -1, South), PieceKind::phantom);
    REQUIRE(board.step() == StepKind::castle_build);
    board.must(building(board, 0, -1));
    complete_road(board);
    board.pass();  // Green's phantom
    CHECK(board.score(Red) == 3);
    CHECK(board.supply(Red, PieceKind::phantom) == 1);
}

// ---- The Tower ----------------------------------------------------------------------------------------------------------

TEST_CASE("A follower on a castle is safe, and so is the castle",
          "[CASTLE-SAFE-01][TOWER-CAPTURE-13][INT-TOWER-CASTLE-01][INT-PRINCESS-CASTLE-01][BCB-INT-01][BCB-INT-08]")
{
    Position board(castles({}, {Set::tower, Set::princess_dragon, Set::festival}));
    lay_castle(board);
    const PieceId follower = on(board, board.segment(0, -1, 0));
    const PieceId castle = on(board, board.segment(0, -1, 0), kCastle);
    CHECK(why_not_take(board, follower, Cause::tower_captured) == Reason::castle_safe);
    CHECK(why_not_take(board, follower, Cause::dragon_ate) == Reason::castle_safe);
    CHECK(why_not_take(board, follower, Cause::princess_removed) != Reason::none);
    for (const Cause cause : {Cause::tower_captured, Cause::dragon_ate, Cause::princess_removed})
        CHECK(why_not_take(board, castle, cause) != Reason::none);
    CHECK(why_not_take(board, follower, Cause::festival_returned) == Reason::none);
    CHECK(why_not_take(board, castle, Cause::festival_returned) == Reason::castle_safe);
}

TEST_CASE("A tower takes no follower from a castle", "[TOWER-CAPTURE-13][INT-TOWER-CASTLE-01]")
{
    TowerPosition board(castles({}, {Set::tower}));
    lay_castle(board);
    board.put(Blue, board.field(0, -1, 0));
    board.turn(Green, "T12", 1, -1, "FFFF");
    board.must(board.building(1, -1));
    REQUIRE(board.step() == StepKind::tower_capture);
    CHECK(board.why_not(board.taking(on(board, board.field(0, -1, 0)))) == Reason::none);
    CHECK(board.why_not(board.taking(on(board, board.segment(0, -1, 0)))) == Reason::castle_safe);
}

TEST_CASE("A castle spans a tile with a tower", "[BCB-INT-01]")
{
    TowerPosition board(castles({}, {Set::tower}));
    board.lay("B", 0, 1, "FFFF").lay("T15", 0, 2, "FCFF").raise(0, 2, 1);
    board.put(Blue, board.foundation(0, 2)).put(Red, board.city(0, 2, East));
    board.turn_without(Green, "E", 1, 2, "FFFC");
    REQUIRE(board.step() == StepKind::castle_build);
    board.must(building(board, 1, 2));
    CHECK(is_castle(board, 0, 2));
    CHECK(on(board, board.foundation(0, 2)));
    CHECK(board.supply(Blue) == 6);
}

// ---- Princess & Dragon --------------------------------------------------------------------------------------------------

TEST_CASE("The dragon enters a castle's tiles and eats others there", "[INT-DRAGON-CASTLE-01][BCB-INT-08][CASTLE-SAFE-01]")
{
    Position board(castles({}, {Set::princess_dragon}));
    lay_castle(board);
    board.lay("PD_A", 0, 1, "FFFF").put(Blue, board.field(0, -1, 0));
    put_dragon(board, 0, 1);
    board.turn_without(Red, "PD_L", 1, 0, "FRFR");
    REQUIRE(board.step() == StepKind::dragon_walk);
    board.must(walking(board, 0, 0));
    CHECK(board.supply(Red) == 6);
    board.must(walking(board, 0, -1));
    CHECK(board.supply(Blue) == 7);
    CHECK(board.supply(Red) == 6);
    CHECK(is_castle(board, 0, -1));
}

TEST_CASE("The fairy stays with the follower of a castle and pays when it is scored",
          "[INT-FAIRY-CASTLE-01][FAIRY-SCORE-03][BCB-INT-08][CASTLE-FINAL-01]")
{
    for (const bool is_scored : {true, false}) {
        Position board(castles({}, {Set::princess_dragon}));
        board.put(Red, board.city(0, 0, North));
        const PieceId knight = on(board, board.city(0, 0, North));
        put_fairy(board, knight);
        board.turn_without(Red, "E", 0, -1, "FFCF");
        board.must(building(board, 0, -1));
        CHECK(piece_at(board, fairy_of(board)).spot == Spot::beside);
        CHECK(PieceId(piece_at(board, fairy_of(board)).at) == knight);
        CHECK(board.score(Red) == 0);
        CHECK(board.feature(board.segment(0, 0, 0)).points[Red] == 0);
        if (is_scored) complete_road(board);
        CHECK(board.score(Red) == (is_scored ? 3 + 3 : 0));
        if (!is_scored) board.end();
        CHECK(board.score(Red) == (is_scored ? 6 : 0));
    }
}

TEST_CASE("The fairy beside a thief is not copied", "[CASTLE-SCORE-06][FAIRY-SCORE-04]")
{
    Position board(castles({}, {Set::princess_dragon}));
    lay_castle(board);
    board.put(Blue, board.road(0, 0, East));
    put_fairy(board, on(board, board.road(0, 0, East)));
    complete_road(board);
    CHECK(board.score(Blue) == 3 + 3);
    CHECK(board.score(Red) == 3);
}

TEST_CASE("No portal leads to a castle", "[INT-PORTAL-CASTLE-01][BCB-INT-08][CASTLE-SCORE-11]")
{
    Position board(castles({with(Option::wagon_enters_castles)}, {Set::princess_dragon, Set::abbey_mayor}));
    board.lay("E", 0, -1, "FFCF").put(Red, board.city(0, -1, South), kCastle);  // its follower was removed
    board.turn(Blue, "PD_S", 1, 0, "FRRR");
    for (const Action& action : listed(board, ActionKind::deploy)) {
        const PlacedId tile = tile_at(board.view().state, action.cell);
        CHECK(board.view().state.node(node_of(board.view().state.placed(tile), action.segment)).kind() != SegmentKind::castle);
    }
    CHECK(board.why_not(board.deploying(board.segment(0, 0, 0))) != Reason::none);
    CHECK(board.why_not(board.deploying(board.segment(0, 0, 0), kWagon)) != Reason::none);
}

TEST_CASE("A princess on a tile of a castle is lost", "[CASTLE-BUILD-12]")
{
    Position board(castles({}, {Set::princess_dragon}));
    board.put(Red, board.city(0, 0, North));
    board.turn_without(Blue, "PD_X", 0, -1, "RRCR");
    REQUIRE(board.step() == StepKind::castle_build);
    board.must(building(board, 0, -1));
    CHECK(is_castle(board, 0, -1));
    CHECK(board.feature(board.segment(0, -1, 0)).feature.pennants == 0);
}

TEST_CASE("A volcano won at a bazaar brings the dragon when it is placed", "[INT-DRAGON-BAZAAR-01][BAZAAR-PLACE-02][BCB-INT-11]")
{
    Position board(bazaars({}, {Set::princess_dragon}));
    board.turn_without(Red, "BB_F", 0, 1, "FFFF");
    Action sleeping;
    sleeping.kind = ActionKind::draw;
    sleeping.seat = kNature;
    sleeping.tile = board.tile("PD_K");
    CHECK(board.why_not(sleeping) == Reason::dragon_asleep);
    reveal(board, {"PD_A", "U", "E"});
    board.must(bidding(board, 0, "PD_A")).pass().pass();
    board.must(bidding(board, 0, "U")).pass();
    CHECK(board.drawn() == board.tile("PD_A"));
    CHECK(piece_at(board, dragon_of(board)).spot == Spot::supply);
    board.must(board.placing(Blue, "PD_A", 0, 2, "FFFF"));
    CHECK(cell_of_piece(board, dragon_of(board)) == Cell{0, 2});
}

TEST_CASE("Tiles under hills do not count as left for a bazaar", "[BCB-INT-10][INT-HILL-BAZAAR-01]")
{
    for (const bool covers : {false, true}) {
        Position board(bazaars({}, {Set::hills_sheep}));
        board.draw(Red, "BB_F").leave_in_bag({"U", "U", "U"});
        Play play = board.play();
        if (covers) moves::cover_tile(play, ModuleId::hills_sheep, 0, Cause::none);
        board.must(board.placing(Red, "BB_F", 0, 1, "FFFF")).pass();
        CHECK(seat_on_turn(board) == (covers ? Blue : Red));
    }
}

// ---- Abbey & Mayor ------------------------------------------------------------------------------------------------------

TEST_CASE("A wagon that was scored on a castle moves on within the fief",
          "[CASTLE-WAGON-01][INT-WAGON-CASTLE-01][AM-QA-09][BCB-INT-03]")
{
    for (const Option rule : {Option::none, Option::wagon_move_rule, Option::wagon_far_travel}) {
        AbbeyPosition board = with_wagons(rule == Option::none ? std::vector<Choice>{} : std::vector<Choice>{option(rule)});
        lay_castle(board, Red, kWagon);
        board.lay("B", 0, 1, "FFFF");
        complete_road(board);
        CHECK(board.score(Red) == 3);
        REQUIRE(board.step() == StepKind::wagon_move);
        CHECK(board.decider() == Red);
        CHECK(board.why_not(board.moving(board.monastery(0, 1))) == Reason::wagon_too_far);
        CHECK(board.why_not(board.moving(board.road(1, 0, South))) == Reason::none);
        CHECK(board.why_not(board.moving(board.road(-1, 0, North))) == Reason::none);
        board.move(board.road(1, 0, South));
        CHECK(is_castle(board, 0, 0));
    }
}

TEST_CASE("An empty castle is no target of a wagon unless the option says so",
          "[AM-NOTE-06][AM-NOTE-10][CASTLE-SCORE-11][BCB-INT-03]")
{
    for (const bool enters : {false, true}) {
        AbbeyPosition board = with_wagons({option(Option::wagon_enters_castles, enters)});
        lay_castle(board);
        Play play = board.play();
        moves::send_home(play, on(board, board.segment(0, -1, 0)), Cause::festival_returned);
        board.put(Blue, board.road(0, 0, East), kWagon);
        complete_road(board);
        CHECK(board.score(Blue) == 3);
        CHECK(board.score(Red) == 0);  // nobody is on its castle
        REQUIRE(board.step() == StepKind::wagon_move);
        const NodeId castle = board.segment(0, 0, 0);
        CHECK(board.why_not(board.moving(castle)) == (enters ? Reason::none : Reason::wrong_segment));
        if (!enters) continue;
        board.move(castle);
        board.turn_without(Red, "A", 2, 0, "FFFR");  // the road of W(1,0) and A
        CHECK(board.score(Blue) == 3 + 2);
        REQUIRE(board.step() == StepKind::wagon_move);
        board.pass();
        Verdict verdict;
        CHECK(why_not_deploy_on(board.view(), kWagon, castle, verdict) == Reason::castle_closed);
    }
}

TEST_CASE("A mayor on a castle brings nobody points", "[BCB-INT-04][INT-MAYOR-CASTLE-01]")
{
    AbbeyPosition board = with_wagons();
    lay_castle(board, Red, PieceKind::mayor);
    complete_road(board);
    CHECK(board.score(Red) == 0);
    CHECK(board.supply(Red, PieceKind::mayor) == 1);
    CHECK(is_castle(board, 0, 0));
    board.turn_without(Blue, "A", 2, 0, "FFFR");
    CHECK(board.score(Red) == 0);
}

TEST_CASE("An abbey in the fief is a feature like a monastery", "[BCB-INT-05][CASTLE-SCORE-13]")
{
    // The abbey on (1,-1) lies in the fief; its eight neighbours are there when Blue places it.
    AbbeyPosition board = with_wagons();
    lay_castle(board);
    board.lay("U", 1, 0, "FRFR").lay("U", 2, 0, "FRFR").lay("B", 0, -2, "FFFF").lay("B", 1, -2, "FFFF");
    board.lay("B", 2, -2, "FFFF").lay("B", 2, -1, "FFFF");
    board.turn_with_abbey(Blue, 1, -1).deploy(board.monastery(1, -1));
    CHECK(board.score(Blue) == 9);
    CHECK(board.score(Red) == 9);
}
