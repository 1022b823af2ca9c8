// SPDX-License-Identifier: MIT
// Mage & Witch: where the figures go, what their features pay, and how they meet other boxes.
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "boxes/bridges_castles_bazaars/bridges_position.hpp"
#include "boxes/bridges_castles_bazaars/castle_position.hpp"
#include "boxes/mage_witch/mage_position.hpp"
#include "boxes/mage_witch/tiles.hpp"
#include "boxes/tower/tower_position.hpp"
#include "game/check.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// D(0,0); Red places MW_F on (0,-1): the city goes on to the east, a road turns from the north to the west.
Position first_magic()
{
    Position board(mages());
    board.turn(Red, "MW_F", 0, -1, "RCCR");
    return board;
}

/// D(0,0), U(1,0), E(1,-1): MW_F on (0,-1) joins the cities of D and E and completes them. Red's knight is on E.
Position two_cities()
{
    Position board(mages());
    board.lay("U", 1, 0, "FRFR").lay("E", 1, -1, "FFFC").put(Red, board.city(1, -1, West));
    put_figure(board, kMage, board.city(0, 0, North));
    put_figure(board, kWitch, board.city(1, -1, West));
    return board;
}

/// D(0,0) with U(1,0) and Red's thief; A on (-1,0) and (2,0) completes it: 4 tiles.
Position road_of_two()
{
    Position board(mages());
    board.lay("U", 1, 0, "FRFR").lay("A", 2, 0, "FFFR").put(Red, board.road(1, 0, East));
    return board;
}

int sum_of(const Position& board, Reward reward)
{
    int sum = 0;
    for (const Event& event : board.events())
        if (event.kind == EventKind::scored && event.reward == reward) sum += event.points;
    return sum;
}

}  // namespace

// ---- components ---------------------------------------------------------------------------------------------------

TEST_CASE("The set has 8 magic tiles and two figures of nobody", "[MAGIC-COMP-01]")
{
    u32 magic = 0;
    for (const TileDef& def : kMageAndWitchTiles) magic += has_mark(def, kWholeTile, Mark::magic) ? def.count : 0u;
    CHECK(magic == 8);
    const Position board({.seats = 2, .sets = {Set::base, Set::mage_witch}});
    CHECK(board.view().rules.bag_total == 71 + 8);
    for (const PieceKind kind : {kMage, kWitch}) {
        CHECK(piece_at(board, figure(board, kind)).owner == kNature);
        CHECK(piece_at(board, figure(board, kind)).spot == Spot::supply);
    }
    const Position twice({.seats = 2, .sets = {Set::base}, .choices = {copies_of(Set::mage_witch, 2)}});
    CHECK(twice.view().rules.bag_total == 71 + 16);
    CHECK(twice.view().rules.neutral_pieces == 2);
}

TEST_CASE("Without the figures magic tiles are ordinary", "[MAGIC-COMP-01]")
{
    Position board(mages(2, {pieces_of(kMage, 0), pieces_of(kWitch, 0)}));
    board.turn(Red, "MW_F", 0, -1, "RCCR");
    CHECK(board.step() == StepKind::act);
    Position alone(mages(2, {pieces_of(kWitch, 0)}));
    alone.turn(Red, "MW_F", 0, -1, "RCCR");
    CHECK(alone.step() == StepKind::magic_place);
    CHECK(alone.options().size() == 4);
}

// ---- placing ------------------------------------------------------------------------------------------------------

TEST_CASE("After a magic tile one of the figures goes to a road or city anywhere, before the action", "[MAGIC-PLACE-01]")
{
    Position board = first_magic();
    CHECK(board.step() == StepKind::magic_place);
    CHECK(board.decider() == Red);
    CHECK(board.options().size() == 8);  // either figure, to the two segments of D and of the new tile
    for (const PieceKind kind : {kMage, kWitch})
        for (const NodeId segment :
             {board.city(0, 0, North), board.city(0, -1, East), board.road(0, 0, West), board.road(0, -1, North)})
            CHECK(offers(board, sending(board, kind, segment)));
    CHECK(board.why_not(passing(board)) == Reason::magic_must_place);
    CHECK(board.why_not(sending(board, kMage, board.field(0, 0, 3))) == Reason::wrong_segment);
    Action nowhere = sending(board, kMage, board.road(0, 0, West));
    nowhere.cell = Position::at(5, 5);
    CHECK(board.why_not(nowhere) == Reason::no_such_segment);
    Action other = sending(board, kMage, board.road(0, 0, West));
    other.piece = 1;
    CHECK(board.why_not(other) == Reason::not_this_piece);
    CHECK(board.why_not(taking_off(board, kMage)) == Reason::not_on_board);
    CHECK(board.why_not(board.deploying(board.road(0, -1, North))) == Reason::wrong_step);
    board.must(sending(board, kMage, board.road(0, 0, West)));
    CHECK(board.step() == StepKind::act);
    CHECK(stand_of(board, kMage) == board.road(0, 0, West));
    CHECK_FALSE(is_on_board(board, kWitch));
    const std::vector<Event> moved = board.moves_for({Cause::magic_placed});
    REQUIRE(moved.size() == 1);
    CHECK(moved[0].seat == kNature);
    CHECK(moved[0].from_spot == Spot::supply);
    CHECK(moved[0].spot == Spot::segment);
    CHECK(moved[0].cell == Position::at(0, 0));
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("Other tiles move no figure", "[MAGIC-PLACE-01]")
{
    Position board = city_of_two();
    put_figure(board, kMage, board.city(0, 0, North));
    board.turn(Blue, "U", 1, 0, "FRFR");
    CHECK(board.step() == StepKind::act);
}

TEST_CASE("A figure on the board goes to another feature, never to that of the other", "[MAGIC-PLACE-02]")
{
    Position board = city_of_two();
    put_figure(board, kMage, board.city(0, 0, North));
    put_figure(board, kWitch, board.road(0, 0, East));
    board.turn(Blue, "MW_F", 1, 0, "CCRR");  // its road goes on from D to the south
    CHECK(board.step() == StepKind::magic_place);
    const NodeId city = board.city(1, 0, North);
    REQUIRE_FALSE(board.joined(city, board.city(0, 0, North)));
    CHECK(board.options().size() == 2);
    for (const PieceKind kind : {kMage, kWitch}) {
        CHECK(offers(board, sending(board, kind, city)));
        CHECK(board.why_not(sending(board, kind, board.city(0, -1, East))) == Reason::magic_is_there);
        CHECK(board.why_not(sending(board, kind, board.road(1, 0, South))) == Reason::magic_is_there);
    }
    Verdict verdict;
    board.game().why_not(sending(board, kMage, board.road(1, 0, South)), verdict);
    CHECK(verdict.piece == figure(board, kWitch));
    CHECK(verdict.cell == Position::at(0, 0));
    board.must(sending(board, kWitch, city));
    CHECK(stand_of(board, kWitch) == city);
    CHECK(stand_of(board, kMage) == board.city(0, 0, North));
}

TEST_CASE("A city that the magic tile completes is no target", "[MAGIC-PLACE-03]")
{
    Position board(mages());
    board.turn(Red, "MW_D", 0, -1, "CFCF");
    CHECK(board.step() == StepKind::magic_place);
    CHECK(board.why_not(sending(board, kMage, board.city(0, -1, South))) == Reason::feature_complete);
    CHECK(board.why_not(sending(board, kMage, board.city(0, 0, North))) == Reason::feature_complete);
    CHECK(offers(board, sending(board, kMage, board.city(0, -1, North))));
    CHECK(board.options().size() == 4);  // that city or the road of D
}

TEST_CASE("With nowhere to go the only figure leaves the board, of two the one that is chosen", "[MAGIC-PLACE-04]")
{
    Position board = last_gap();
    SECTION("none on the board")
    {
        board.turn(Red, "MW_D", 0, -1, "CFCF");
        CHECK(board.step() == StepKind::act);
        CHECK(board.moves_for({Cause::magic_ended}).empty());
    }
    SECTION("one")
    {
        put_figure(board, kMage, board.city(0, 0, North)).put(Red, board.city(0, 0, North));
        board.turn(Red, "MW_D", 0, -1, "CFCF");
        CHECK(board.step() == StepKind::act);
        CHECK_FALSE(is_on_board(board, kMage));
        REQUIRE(board.moves_for({Cause::magic_ended}).size() == 1);
        board.pass();
        CHECK(board.score(Red) == 4);
    }
    SECTION("both")
    {
        put_figure(board, kMage, board.city(0, 0, North)).put(Red, board.city(0, 0, North));
        put_figure(board, kWitch, board.city(0, -2, South)).put(Blue, board.city(0, -2, South));
        board.turn(Red, "MW_D", 0, -1, "CFCF");
        CHECK(board.step() == StepKind::magic_place);
        CHECK(board.options().size() == 2);
        CHECK(offers(board, taking_off(board, kMage)));
        CHECK(board.why_not(passing(board)) == Reason::magic_must_place);
        board.must(taking_off(board, kWitch));
        CHECK(board.step() == StepKind::act);
        CHECK_FALSE(is_on_board(board, kWitch));
        board.pass();
        CHECK(board.score(Red) == 4 + 2);
        CHECK(board.score(Blue) == 4);
    }
}

TEST_CASE("No figure leaves the board while it has a place to go", "[MAGIC-PLACE-04]")
{
    Position board = first_magic();
    board.must(sending(board, kMage, board.road(0, 0, West))).pass();
    board.turn(Blue, "MW_H", 1, 0, "RCRR");
    Verdict verdict;
    CHECK(board.game().why_not(taking_off(board, kMage), verdict) == Reason::magic_has_place);
    CHECK(verdict.piece == figure(board, kMage));
}

// ---- joined -------------------------------------------------------------------------------------------------------

TEST_CASE("A tile that joins the features of both makes its seat move one away at once", "[MAGIC-JOIN-01][MAGICEX-04]")
{
    Position board = two_roads();
    board.turn(Red, "U", 1, 0, "FRFR");
    CHECK(board.step() == StepKind::magic_part);
    CHECK(board.decider() == Red);
    const NodeId city = board.city(0, 0, North);
    CHECK(board.options().size() == 2);
    CHECK(offers(board, sending(board, kMage, city)));
    CHECK(offers(board, sending(board, kWitch, city)));
    CHECK(board.why_not(passing(board)) == Reason::magic_must_place);
    CHECK(board.why_not(sending(board, kMage, board.road(1, 0, East))) == Reason::magic_is_there);
    board.must(sending(board, kWitch, city));
    CHECK(board.step() == StepKind::act);
    CHECK(stand_of(board, kWitch) == city);
    CHECK(stand_of(board, kMage) == board.road(0, 0, East));
}

TEST_CASE("Joined without another place to go, one of them leaves the board", "[MAGIC-JOIN-01][MAGIC-PLACE-04]")
{
    Position board = last_gap();
    put_figure(board, kMage, board.city(0, 0, North));
    put_figure(board, kWitch, board.city(0, -2, South));
    board.turn(Red, "G", 0, -1, "CFCF");
    CHECK(board.step() == StepKind::magic_part);
    CHECK(board.options().size() == 2);
    board.must(taking_off(board, kMage));
    CHECK(board.step() == StepKind::act);
    CHECK(is_on_board(board, kWitch));
}

TEST_CASE("One move is enough when a magic tile joins the features of both", "[MAGIC-JOIN-02]")
{
    Position board = two_cities();
    board.turn(Red, "MW_F", 0, -1, "RCCR");
    CHECK(board.step() == StepKind::magic_place);
    CHECK(board.why_not(sending(board, kMage, board.city(0, -1, East))) == Reason::feature_complete);
    const bool mage_stays = GENERATE(true, false);
    board.must(sending(board, mage_stays ? kWitch : kMage, board.road(0, -1, North)));
    CHECK(board.step() == StepKind::act);
    board.pass();
    CHECK(board.score(Red) == (mage_stays ? 6 + 3 : 3));
    CHECK_FALSE(is_on_board(board, mage_stays ? kMage : kWitch));
    CHECK(is_on_board(board, mage_stays ? kWitch : kMage));
}

// ---- points -------------------------------------------------------------------------------------------------------

TEST_CASE("The mage adds a point for each tile", "[MAGIC-SCORE-01][MAGICEX-01]")
{
    Position board = city_of_two();
    put_figure(board, kMage, board.city(0, 0, North));
    board.turn_without(Blue, "E", 1, -1, "FFFC");
    CHECK(board.score(Red) == 9);
    CHECK(sum_of(board, Reward::mage_tiles) == 3);
    CHECK_FALSE(is_on_board(board, kMage));
}

TEST_CASE("The witch halves what a city pays", "[MAGIC-SCORE-01][MAGICEX-02]")
{
    Position board = city_of_two();
    put_figure(board, kWitch, board.city(0, 0, North));
    board.turn_without(Blue, "E", 1, -1, "FFFC");
    CHECK(board.score(Red) == 3);
    Position pennant = city_with_pennant();
    put_figure(pennant, kWitch, pennant.city(0, 0, North));
    pennant.turn_without(Blue, "E", 0, -2, "FFCF");
    CHECK(pennant.score(Red) == 4);
}

TEST_CASE("Half a point is rounded up", "[MAGIC-SCORE-01][MAGICEX-02]")  // 9 points become 5
{
    Position board(mages());
    board.lay("A", -1, 0, "FRFF");
    for (int x = 1; x <= 6; ++x) board.lay("U", x, 0, "FRFR");
    board.put(Red, board.road(0, 0, East));
    put_figure(board, kWitch, board.road(0, 0, East));
    board.turn_without(Blue, "A", 7, 0, "FFFR");
    CHECK(board.score(Red) == 5);
    CHECK(sum_of(board, Reward::witch_half) == -4);
}

TEST_CASE("The mage gives nothing for pennants", "[MAGIC-SCORE-03]")
{
    Position board = city_with_pennant();
    put_figure(board, kMage, board.city(0, 0, North));
    board.turn_without(Blue, "E", 0, -2, "FFCF");
    CHECK(board.score(Red) == 8 + 3);
}

TEST_CASE("At the end both change what is incomplete", "[MAGIC-SCORE-04][MAGICEX-03]")
{
    const PieceKind kind = GENERATE(kMage, kWitch);
    Position board = city_with_pennant();
    board.lay("G", 0, -2, "CFCF");
    put_figure(board, kind, board.city(0, -2, North));
    board.end();
    CHECK(board.score(Red) == (kind == kMage ? 7 : 2));
}

TEST_CASE("Inns and cathedrals count before the figures", "[MAGIC-SCORE-02][INT-MAGIC-INN-01][MINI-INT-07]")
{
    const PieceKind kind = GENERATE(kMage, kWitch);
    SECTION("a cathedral")
    {
        Position board(mages(2, {}, {Set::inns_cathedrals}));
        board.lay("IC11", 0, -1, "CCCC").lay("E", 1, -1, "FFFC").lay("E", -1, -1, "FCFF");
        board.put(Red, board.city(0, -1, North));
        put_figure(board, kind, board.city(0, 0, North));
        board.turn_without(Blue, "E", 0, -2, "FFCF");
        CHECK(board.score(Red) == (kind == kMage ? 15 + 5 : 8));
    }
    SECTION("an incomplete road with an inn")
    {
        Position board(mages(2, {}, {Set::inns_cathedrals}));
        board.lay("IC02", 1, 0, "FRFR").put(Red, board.road(0, 0, West));
        REQUIRE(board.feature(board.road(0, 0, East)).points_now == 0);
        put_figure(board, kind, board.road(0, 0, East));
        CHECK(board.feature(board.road(0, 0, East)).points_now == (kind == kMage ? 2 : 0));
        board.end();
        CHECK(board.score(Red) == (kind == kMage ? 2 : 0));
    }
}

TEST_CASE("The points of the fairy are neither raised nor halved", "[MAGIC-SCORE-05]")
{
    const PieceKind kind = GENERATE(kMage, kWitch);
    Position board = city_of_two({}, {Set::princess_dragon});
    put_fairy(board, on(board, board.city(0, -1, South)));
    put_figure(board, kind, board.city(0, 0, North));
    board.turn_without(Blue, "E", 1, -1, "FFFC");
    CHECK(board.score(Red) == (kind == kMage ? 9 : 3) + 3);
}

TEST_CASE("The Darmstadtium pays beside what the figures change", "[MAGIC-SCORE-06]")
{
    const PieceKind kind = GENERATE(kMage, kWitch);
    Position board(mages(2, {}, {Set::darmstadt}));
    board.lay("DA01", 0, -1, "CCCC").lay("E", 1, -1, "FFFC").lay("E", -1, -1, "FCFF").put(Red, board.city(0, -1, South));
    put_figure(board, kind, board.city(0, 0, North));
    board.turn_without(Blue, "E", 0, -2, "FFCF");  // 5 tiles
    CHECK(board.score(Red) == (kind == kMage ? 15 : 5) + 3);
}

TEST_CASE("A besieged city with the mage pays a point more for each tile", "[MAGIC-SCORE-02]")
{
    Position board(mages(2, {}, {Set::siege}));
    board.lay("SC01", 0, -1, "FCCF").put(Red, board.city(0, -1, South));
    put_figure(board, kMage, board.city(0, 0, North));
    board.turn_without(Blue, "E", 1, -1, "FFFC");
    CHECK(board.score(Red) == 3 + 3);
}

TEST_CASE("What a feature would pay counts the figures", "[MAGIC-SCORE-01]")
{
    Position board = city_of_two();
    put_figure(board, kMage, board.city(0, 0, North));
    CHECK(board.feature(board.city(0, 0, North)).points_now == 2 + 2);
    CHECK(board.feature(board.city(0, 0, North)).points_complete == 4 + 2);
    put_figure(board, kMage, board.road(0, 0, East));
    put_figure(board, kWitch, board.city(0, 0, North));
    CHECK(board.feature(board.city(0, 0, North)).points_now == 1);
    CHECK(board.feature(board.city(0, 0, North)).points_complete == 2);
    CHECK(board.feature(board.road(0, 0, East)).points_now == 2);
}

// ---- leaving ------------------------------------------------------------------------------------------------------

TEST_CASE("A figure leaves a completed feature, scored or not, and can come again", "[MAGIC-RET-01]")
{
    Position board = road_of_two();
    put_figure(board, kMage, board.road(0, 0, East));
    put_figure(board, kWitch, board.city(0, 0, North));
    board.turn_without(Blue, "A", -1, 0, "FRFF");
    CHECK(board.score(Red) == 4 + 4);
    CHECK_FALSE(is_on_board(board, kMage));
    board.turn_without(Red, "E", 0, -1, "FFCF");  // nobody is in the city
    CHECK_FALSE(is_on_board(board, kWitch));
    CHECK(board.moves_for({Cause::completed}).size() == 3);
    board.turn(Blue, "MW_D", 0, 1, "FCFC");
    CHECK(board.step() == StepKind::magic_place);
    board.must(sending(board, kMage, board.city(0, 1, East)));
    CHECK(is_on_board(board, kMage));
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("Mage and witch occupy nothing and stand in nobody's way", "[MAGIC-TRAIT-01]")
{
    Position board(mages());
    put_figure(board, kMage, board.city(0, 0, North));
    CHECK_FALSE(is_occupied(board.view().state, root_of(board.view().state, board.city(0, 0, North))));
    board.turn(Red, "N", 0, -1, "FCCF");
    board.deploy(board.city(0, -1, South));
    CHECK(board.supply(Red) == 6);
    board.turn_without(Blue, "E", 1, -1, "FFFC");
    CHECK(board.score(Red) == 9);
    CHECK(board.score(Blue) == 0);
}

TEST_CASE("Towers and princesses do not take the figures", "[MAGIC-TRAIT-01][MINI-INT-02]")
{
    Position board(mages(2, {}, {Set::tower, Set::princess_dragon}));
    put_figure(board, kMage, board.city(0, 0, North));
    for (const Cause cause : {Cause::tower_captured, Cause::princess_removed, Cause::festival_returned, Cause::dragon_ate}) {
        Verdict verdict;
        CHECK(why_not_remove(board.view(), figure(board, kMage), cause, verdict) != Reason::none);
    }
}

TEST_CASE("The dragon eats the figures only by the option", "[DRAGON-EAT-07]")
{
    const bool eats = GENERATE(false, true);
    std::vector<Choice> choices;
    if (eats) choices.push_back(with(Option::dragon_eats_magic));
    Position board(mages(2, choices, {Set::princess_dragon}));
    board.lay("PD_A", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("U", 1, 0, "FRFR");
    put_dragon(board, 0, 1);
    put_figure(board, kMage, board.road(0, 0, East));
    put_figure(board, kWitch, board.city(0, 0, North));
    board.turn(Red, "PD_K", 2, 0, "FFRR").pass();
    REQUIRE(board.step() == StepKind::dragon_walk);
    board.must(walking(board, 0, 0));
    CHECK(is_on_board(board, kMage) != eats);
    CHECK(is_on_board(board, kWitch) != eats);
    CHECK(board.moves_for({Cause::dragon_ate}).size() == (eats ? 2u : 0u));
}

TEST_CASE("A seat that leaves at the decision has made the first move of the list", "[MAGIC-PLACE-01][RESIGN-04]")
{
    Position board(mages(3));
    board.turn(Red, "MW_F", 0, -1, "RCCR");
    const Action first = board.options().front();
    Action leave;
    leave.kind = ActionKind::resign;
    leave.seat = Red;
    board.must(leave);
    CHECK(piece_at(board, PieceId(first.piece)).spot == Spot::segment);
    CHECK(broken_invariant(board.view()) == nullptr);
}

// ---- castles and bridges ------------------------------------------------------------------------------------------------

TEST_CASE("A figure leaves a city that becomes a castle, and changes nothing", "[MAGIC-RET-02][INT-MAGIC-CASTLE-01]")
{
    for (const PieceKind kind : {kMage, kWitch}) {
        Position board(mages(2, {}, {Set::bridges_castles_bazaars}));
        lay_half_road(board);
        board.put(Red, board.city(0, 0, North));
        put_figure(board, kind, board.city(0, 0, North));
        board.turn_without(Red, "E", 0, -1, "FFCF");
        REQUIRE(board.step() == StepKind::castle_build);
        board.must(building(board, 0, -1));
        CHECK_FALSE(is_on_board(board, kind));
        CHECK(board.moves_for({Cause::castle_built}).size() == 1);
        CHECK(board.score(Red) == 0);
        board.turn_without(Blue, "W", 1, 0, "FRRR");
        CHECK(board.score(Red) == 3);
        CHECK(broken_invariant(board.view()) == nullptr);
    }
}

TEST_CASE("What a castle copies has mage and witch in it", "[CASTLE-SCORE-06][INT-CASTLE-INN-01]")
{
    for (const bool has_thief : {false, true}) {
        for (const PieceKind kind : {kMage, kWitch}) {
            Position board(mages(2, {}, {Set::bridges_castles_bazaars}));
            lay_castle(board);
            lay_half_road(board);
            if (has_thief) board.put(Blue, board.road(0, 0, East));
            put_figure(board, kind, board.road(0, 0, East));
            board.turn_without(Blue, "W", 1, 0, "FRRR");
            const int points = kind == kMage ? 3 + 3 : 2;
            CHECK(board.score(Red) == points);
            CHECK(board.score(Blue) == (has_thief ? points : 0));
            CHECK_FALSE(is_on_board(board, kind));
        }
    }
}

TEST_CASE("A bridge that a tile needs joins both features before the action, one in the action step never does",
          "[MAGIC-JOIN-01][MAGIC-JOIN-03]")
{
    Position board(mages(2, {}, {Set::bridges_castles_bazaars}));
    board.lay("B", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("B", 2, 1, "FFFF").lay("A", 2, 0, "FFFR");
    put_figure(board, kMage, board.road(0, 0, East));
    put_figure(board, kWitch, board.road(2, 0, West));
    board.turn(Red, "B", 0, 2, "FFFF");
    for (const Action& action : listed(board, ActionKind::span)) CHECK(action.cell != Position::at(1, 0));
    board.pass();
    board.draw(Blue, "B");
    board.must(bridges::placing_bridged(board, "B", 1, 0, "FFFF", bridges::EastWest));
    REQUIRE(board.step() == StepKind::magic_part);
    board.must(sending(board, kWitch, board.city(0, 0, North)));
    CHECK(board.step() == StepKind::act);
}
