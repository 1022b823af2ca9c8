// SPDX-License-Identifier: MIT
// The Tower with the figures of other boxes: the large follower, the builder, the pig, the phantom.
#include "boxes/tower/tower_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// The base game with The Tower and one piece of each of these kinds for each seat.
PositionSetup towers_with(std::initializer_list<PieceKind> kinds, std::vector<Choice> choices = {})
{
    for (PieceKind kind : kinds) choices.push_back(pieces_of(kind, 1));
    return towers(2, std::move(choices));
}

/// D(0,0), T12 on (0,1), B on (-1,1) and (1,1).
TowerPosition meadow_with(std::initializer_list<PieceKind> kinds, std::vector<Choice> choices = {})
{
    TowerPosition board(towers_with(kinds, std::move(choices)));
    board.lay("T12", 0, 1, "FFFF").lay("B", -1, 1, "FFFF").lay("B", 1, 1, "FFFF");
    return board;
}

/// Red places U on (1,0) and builds on (0,1).
TowerPosition& red_builds(TowerPosition& board) { return board.place(Red, "U", 1, 0, "FRFR").build(0, 1); }

/// The board of TOWEX-09: Blue's knight on N(0,-1), Blue's builder on N(1,-1) in the same open city of three tiles.
TowerPosition board_of_example_9(std::vector<Choice> choices = {})
{
    TowerPosition board(towers_with({PieceKind::builder}, std::move(choices)));
    board.lay("N", 0, -1, "FCCF").lay("N", 1, -1, "CFFC");
    board.put(Blue, board.city(0, -1, South)).put(Blue, board.city(1, -1, West), PieceKind::builder);
    return board;
}

}  // namespace

// ---- large followers ------------------------------------------------------------------------------------------------

TEST_CASE("A normal and a large follower are exchanged one for one", "[TOWEX-11][TOWER-EXCHANGE-01][INT-TOWER-LARGE-01]")
{
    TowerPosition board = meadow_with({PieceKind::large_follower});
    board.put(Blue, board.monastery(1, 1), PieceKind::large_follower);
    board.jail(Red, Blue);
    red_builds(board).take(board.monastery(1, 1));
    CHECK(board.step() == StepKind::draw);  // no decision
    CHECK(board.supply(Red) == 7);
    CHECK(board.supply(Blue, PieceKind::large_follower) == 1);
    CHECK(board.held(Red, Blue) == 0);
    CHECK(board.held(Blue, Red) == 0);
}

TEST_CASE("Of a normal and a large follower the owner chooses which comes back",
          "[TOWEX-12][TOWER-EXCHANGE-03][TOWER-EXCHANGE-04][TOWER-NOTE-06]")
{
    TowerPosition board = meadow_with({PieceKind::large_follower});
    board.put(Blue, board.monastery(1, 1));
    const PieceId monk = board.standing_on(board.monastery(1, 1));
    const PieceId normal = board.jail(Red, Blue);
    const PieceId large = board.jail(Red, Blue, PieceKind::large_follower);
    red_builds(board).take(board.monastery(1, 1));
    REQUIRE(board.step() == StepKind::tower_exchange);
    CHECK(board.decider() == Red);  // the captured side never decides
    CHECK(board.options().size() == 2);
    CHECK(board.offers(board.choosing(normal)));
    CHECK(board.offers(board.choosing(large)));
    CHECK(board.why_not(board.passing()) == Reason::wrong_step);
    CHECK(board.why_not(board.choosing({})) == Reason::no_such_piece);
    CHECK(board.judge(board.choosing(monk)).reason == Reason::tower_not_prisoner);
    CHECK(board.judge(board.choosing(monk)).piece == monk);
    CHECK(board.why_not(TowerPosition::by(Blue, board.choosing(large))) == Reason::not_your_decision);
    SECTION("the large one")
    {
        board.choose(large);
        CHECK(board.prisoners(Red, Blue) == std::vector{normal});
        CHECK(board.supply(Red, PieceKind::large_follower) == 1);
        CHECK(board.supply(Red) == 6);
    }
    SECTION("the normal one")
    {
        board.choose(normal);
        CHECK(board.prisoners(Red, Blue) == std::vector{large});
        CHECK(board.supply(Red, PieceKind::large_follower) == 0);
        CHECK(board.supply(Red) == 7);
    }
    CHECK(board.held(Blue, Red) == 0);
    CHECK(board.supply(Blue) == 7);
    CHECK(board.step() == StepKind::draw);
    CHECK(board.view().state.header().active == Blue);
}

TEST_CASE("Prisoners of a third player are no candidates for an exchange", "[TOWER-EXCHANGE-03][TOWER-EXCHANGE-06]")
{
    TowerPosition board(towers(3, {pieces_of(PieceKind::large_follower, 1)}));
    board.lay("T12", 0, 1, "FFFF").put(Blue, board.road(0, 0, East));
    board.jail(Red, Blue);
    const PieceId elsewhere = board.jail(Red, Green, PieceKind::large_follower);
    board.place(Red, "B", 1, 1, "FFFF").build(0, 1).take(board.road(0, 0, East));
    CHECK(board.step() == StepKind::draw);  // Blue holds one kind only
    CHECK(board.prisoners(Red, Green) == std::vector{elsewhere});
    CHECK(board.held(Red, Blue) == 0);
}

TEST_CASE("A ransom may be paid before the choice of an exchange", "[TOWER-RANSOM-07][TOWER-EXCHANGE-03]")
{
    TowerPosition board = meadow_with({PieceKind::large_follower, PieceKind::phantom});
    board.put(Blue, board.monastery(1, 1));
    const PieceId normal = board.jail(Red, Blue);
    const PieceId large = board.jail(Red, Blue, PieceKind::large_follower);
    const PieceId phantom = board.jail(Red, Blue, PieceKind::phantom);
    board.set_score(Red, 3);
    red_builds(board).take(board.monastery(1, 1));
    REQUIRE(board.step() == StepKind::tower_exchange);
    CHECK(board.ransoms() == std::vector{normal, large, phantom});
    board.pay(large);
    CHECK(board.step() == StepKind::tower_exchange);
    CHECK(board.decider() == Red);
    CHECK(board.options().size() == 2);
    board.choose(phantom);
    CHECK(board.prisoners(Red, Blue) == std::vector{normal});
    CHECK(board.held(Blue, Red) == 0);
}

TEST_CASE("When a ransom leaves prisoners of one kind the exchange is done without a decision", "[TOWER-EXCHANGE-04]")
{
    TowerPosition board = meadow_with({PieceKind::large_follower});
    board.put(Blue, board.monastery(1, 1));
    board.jail(Red, Blue);
    const PieceId large = board.jail(Red, Blue, PieceKind::large_follower);
    board.set_score(Red, 3);
    red_builds(board).take(board.monastery(1, 1));
    REQUIRE(board.step() == StepKind::tower_exchange);
    board.pay(large);
    CHECK(board.step() == StepKind::draw);
    CHECK(board.held(Red, Blue) == 0);
    CHECK(board.held(Blue, Red) == 0);
}

// ---- builder and pig ------------------------------------------------------------------------------------------------

TEST_CASE("A builder on a road leaves with the last thief", "[INT-TOWER-BUILDER-02][TOWER-KNOCK-01]")
{
    TowerPosition board(towers_with({PieceKind::builder}));
    board.lay("T12", 0, 1, "FFFF").lay("U", 1, 0, "FRFR");
    board.put(Blue, board.road(0, 0, East)).put(Blue, board.road(1, 0, West), PieceKind::builder);
    board.place(Red, "U", -1, 0, "FRFR").build(0, 1).take(board.road(0, 0, East));
    CHECK(board.supply(Blue, PieceKind::builder) == 1);
}

TEST_CASE("The builder of another player stays", "[TOWER-KNOCK-02]")
{
    TowerPosition board = board_of_example_9();
    board.put(Red, board.city(0, 0, North)).put(Red, board.city(0, 0, North), PieceKind::builder);
    board.place(Red, "T12", 0, -2, "FFFF").build(0, -2).take(board.city(0, -1, South));
    CHECK(board.supply(Blue, PieceKind::builder) == 1);
    CHECK(board.supply(Red, PieceKind::builder) == 0);
}

TEST_CASE("Builder and pig are no targets", "[TOWER-CAPTURE-11][INT-TOWER-BUILDER-01][INT-TOWER-PIG-01]")
{
    TowerPosition board = meadow_with({PieceKind::builder, PieceKind::pig});
    board.put(Blue, board.road(0, 0, East)).put(Blue, board.road(0, 0, East), PieceKind::builder);
    board.put(Blue, board.monastery(1, 1)).put(Blue, board.field(1, 1, 0), PieceKind::pig);
    red_builds(board);
    CHECK(board.targets() == Cells{{0, 0}, {1, 1}});
    for (PieceKind kind : {PieceKind::builder, PieceKind::pig}) {
        const PieceId id = board.view().rules.first_piece(Blue, kind);
        CHECK(board.judge(board.taking(id)).reason == Reason::cannot_be_taken);
        CHECK(board.judge(board.taking(id)).piece == id);
    }
}

TEST_CASE("With builder and pig alone in the area there is no capture", "[TOWER-CAPTURE-11]")
{
    TowerPosition board = meadow_with({PieceKind::builder, PieceKind::pig});
    board.put(Blue, board.road(0, 0, East), PieceKind::builder).put(Blue, board.field(1, 1, 0), PieceKind::pig);
    CHECK(red_builds(board).step() == StepKind::draw);
}

TEST_CASE("A tower action is made instead of deploying builder or pig", "[INT-TOWER-BUILDER-05][TOWER-ACT-01][TOWER-ACT-02]")
{
    TowerPosition board = meadow_with({PieceKind::builder});
    board.put(Red, board.road(0, 0, East));
    board.place(Red, "U", 1, 0, "FRFR");
    CHECK(board.offers(board.deploying(board.road(1, 0, West), PieceKind::builder)));
    CHECK(board.offers(board.building(0, 1)));
    SECTION("the piece")
    {
        board.build(0, 1).finish_turn();
        CHECK(board.supply(Red, PieceKind::builder) == 1);
    }
    SECTION("the builder")
    {
        board.deploy(board.road(1, 0, West), PieceKind::builder);
        CHECK(board.height(0, 1) == 0);
        CHECK(board.supply(Red, PieceKind::tower_piece) == 10);
    }
    CHECK(board.step() == StepKind::draw);
}

// ---- who stands on top ----------------------------------------------------------------------------------------------

TEST_CASE("Large followers and phantoms stand on towers", "[TOWER-TOP-04][TOWEX-19]")
{
    for (PieceKind kind : {PieceKind::large_follower, PieceKind::phantom}) {
        INFO(static_cast<int>(kind));
        TowerPosition board = meadow_with({kind}, {pieces_of(PieceKind::follower, 0)});
        board.raise(0, 1, 1).place(Blue, "U", 1, 0, "FRFR");
        CHECK(board.sites(kind) == Cells{{0, 1}});
        board.top(0, 1, kind);
        CHECK(board.closed(0, 1));
        CHECK(board.standing_on(board.foundation(0, 1)) == board.view().rules.first_piece(Blue, kind));
        board.place(Red, "U", -1, 0, "FRFR");
        CHECK(board.why_not(board.building(0, 1)) == Reason::tower_closed);
    }
}

TEST_CASE("Large followers and phantoms are captured from towers too", "[TOWER-TOP-10][TOWER-CAPTURE-08]")
{
    for (PieceKind kind : {PieceKind::large_follower, PieceKind::phantom}) {
        TowerPosition board = meadow_with({kind});
        board.lay("T14", 0, 2, "FFFF").raise(0, 2, 2).put(Blue, board.foundation(0, 2), kind);
        CHECK(red_builds(board).targets() == Cells{{0, 2}});
    }
}

TEST_CASE("Builder and pig and the figures of Abbey and Mayor stand on no tower",
          "[TOWER-TOP-05][TOWEX-19][INT-TOWER-BUILDER-03][INT-TOWER-PIG-03]")
{
    const std::vector<PieceKind> kinds = {PieceKind::builder, PieceKind::pig, PieceKind::mayor, PieceKind::wagon};
    TowerPosition board = meadow_with({PieceKind::builder, PieceKind::pig, PieceKind::mayor, PieceKind::wagon, PieceKind::barn},
                                      {pieces_of(PieceKind::follower, 0)});
    board.raise(0, 1, 1).place(Blue, "U", 1, 0, "FRFR");
    for (const Action& action : board.options_of(ActionKind::deploy)) {
        const bool on_tower = board.segment(action.cell.x, action.cell.y, action.segment) == board.foundation(0, 1);
        CHECK((!on_tower || action.piece == static_cast<u16>(PieceKind::tower_piece)));
    }
    for (PieceKind kind : kinds) {
        INFO(static_cast<int>(kind));
        const Verdict verdict = board.judge(board.deploying(board.foundation(0, 1), kind));
        CHECK(verdict.reason == Reason::wrong_segment);
        CHECK(verdict.mine == static_cast<int>(SegmentKind::foundation));
    }
    CHECK(board.why_not(board.deploying(board.foundation(0, 1), PieceKind::barn)) != Reason::none);
}

// ---- the early FAQ --------------------------------------------------------------------------------------------------

TEST_CASE("By the early answers builder and pig may be captured", "[TOWER-OPT-04]")
{
    TowerPosition board = meadow_with({PieceKind::builder, PieceKind::pig}, {with(Option::tower_builder_pig_are_followers)});
    board.put(Blue, board.road(0, 0, East)).put(Blue, board.road(0, 0, East), PieceKind::builder);
    board.put(Blue, board.field(1, 1, 0)).put(Blue, board.field(1, 1, 0), PieceKind::pig);
    red_builds(board);
    CHECK(board.targets() == Cells{{0, 0}, {0, 0}, {1, 1}, {1, 1}});
    const PieceId builder = board.view().rules.first_piece(Blue, PieceKind::builder);
    board.must(board.taking(builder));
    CHECK(board.prisoners(Blue, Red) == std::vector{builder});
    CHECK(board.feature(board.road(0, 0, East)).weights.of[Blue] == 1);  // the thief stays
}

TEST_CASE("By the early answers builder and pig stand on towers and close them", "[TOWER-OPT-04][TOWER-PIECE-04][TOWER-TOP-03]")
{
    for (PieceKind kind : {PieceKind::builder, PieceKind::pig}) {
        INFO(static_cast<int>(kind));
        TowerPosition board = meadow_with({kind}, {with(Option::tower_builder_pig_are_followers)});
        board.raise(0, 1, 1).place(Blue, "U", 1, 0, "FRFR");
        CHECK(board.sites(kind) == Cells{{0, 1}});
        board.top(0, 1, kind);
        CHECK(board.piece(board.view().rules.first_piece(Blue, kind)).spot == Spot::segment);
        board.place(Red, "U", -1, 0, "FRFR");
        CHECK(board.why_not(board.building(0, 1)) == Reason::tower_closed);
        CHECK(board.why_not(board.deploying(board.foundation(0, 1))) == Reason::tower_closed);
        CHECK(board.sites(PieceKind::tower_piece).empty());
        CHECK(board.sites(PieceKind::follower).empty());
    }
}

TEST_CASE("By the early answers a builder on a tower is captured and opens it", "[TOWER-OPT-04][TOWER-TOP-11]")
{
    TowerPosition board = meadow_with({PieceKind::builder}, {with(Option::tower_builder_pig_are_followers)});
    board.lay("T14", 0, 2, "FFFF").raise(0, 2, 2).place(Blue, "U", 1, 0, "FRFR").top(0, 2, PieceKind::builder);
    board.place(Red, "U", -1, 0, "FRFR").build(0, 1);
    CHECK(board.targets() == Cells{{0, 2}});
    board.take(board.foundation(0, 2));
    CHECK(board.held(Blue, Red) == 1);
    board.place(Blue, "U", 2, 0, "FRFR");
    CHECK(board.sites(PieceKind::tower_piece) == Cells{{0, 1}, {0, 2}});
}

TEST_CASE("The early answers change nothing for other figures", "[TOWER-OPT-04]")
{
    TowerPosition board = meadow_with({PieceKind::mayor}, {with(Option::tower_builder_pig_are_followers)});
    board.raise(0, 1, 1).place(Blue, "U", 1, 0, "FRFR");
    CHECK(board.why_not(board.deploying(board.foundation(0, 1), PieceKind::mayor)) == Reason::wrong_segment);
    CHECK(board.sites(PieceKind::follower) == Cells{{0, 1}});
}

TEST_CASE("A large follower is as strong as a mayor with two pennants", "[AMEX-11][INT-MAYOR-LARGE-01][MAYOR-STR-02]")
{
    PositionSetup setup;
    setup.sets = {Set::base, Set::winter, Set::abbey_mayor};
    setup.choices.push_back(pieces_of(PieceKind::large_follower, 1));
    Position board(setup);
    board.lay("N", 0, -1, "FCCF").lay("U", 1, 0, "FRFR").lay("D", 2, 0, "CRFR").lay("O", 2, -1, "RRCC");
    board.put(Blue, board.city(0, -1, South), PieceKind::mayor).put(Red, board.city(2, 0, North), PieceKind::large_follower);
    board.turn_without(Red, "F", 1, -1, "FCFC");
    CHECK(board.score(Red) == 14);
    CHECK(board.score(Blue) == 14);
    CHECK(board.supply(Blue, PieceKind::mayor) == 1);
    CHECK(board.supply(Red, PieceKind::large_follower) == 1);
}
