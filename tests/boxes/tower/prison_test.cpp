// SPDX-License-Identifier: MIT
// The Tower: prisoners, their exchange and their ransom.
#include "boxes/tower/tower_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// D(0,0) with a Blue thief, T12 on (0,1).
TowerPosition road_and_tower(int seats = 2, std::vector<Choice> choices = {})
{
    TowerPosition board(towers(seats, std::move(choices)));
    board.lay("T12", 0, 1, "FFFF").put(Blue, board.road(0, 0, East));
    return board;
}

/// Red builds on (0,1) and captures Blue's thief.
TowerPosition& red_captures(TowerPosition& board)
{
    return board.place(Red, "B", 1, 1, "FFFF").build(0, 1).take(board.road(0, 0, East));
}

const StepCode& step_called(const TowerPosition& board, StepKind name)
{
    const Rules& rules = board.view().rules;
    int i = 0;
    while (rules.steps[i]->name != name) ++i;
    return *rules.steps[i];
}

}  // namespace

// ---- exchange -------------------------------------------------------------------------------------------------------

TEST_CASE("Two who hold each other's followers exchange one for one at once", "[TOWER-EXCHANGE-01][TOWER-EXCHANGE-02]")
{
    TowerPosition board = road_and_tower();
    const PieceId thief = board.standing_on(board.road(0, 0, East));
    const PieceId hostage = board.jail(Red, Blue);
    red_captures(board);
    CHECK(board.step() == StepKind::draw);  // no seat was asked
    CHECK(board.held(Red, Blue) == 0);
    CHECK(board.held(Blue, Red) == 0);
    CHECK(board.supply(Red) == 7);
    CHECK(board.supply(Blue) == 7);
    const std::vector<Event> events = board.moves_for({Cause::tower_exchanged});
    REQUIRE(events.size() == 2);
    CHECK(board.moves_for({Cause::tower_ransomed}).empty());
    for (const Event& event : events) {
        const bool of_blue = event.piece == thief;
        CHECK(event.piece == (of_blue ? thief : hostage));
        CHECK(event.seat == (of_blue ? Blue : Red));
        CHECK(event.piece_kind == PieceKind::follower);
        CHECK(event.other_seat == (of_blue ? Red : Blue));
        CHECK(event.from_spot == Spot::prison);
        CHECK(event.spot == Spot::supply);
    }
    CHECK(events[0].piece != events[1].piece);
    CHECK(board.score(Red) == 0);
    CHECK(board.score(Blue) == 0);
}

TEST_CASE("Of several followers of one kind any one comes back unasked",
          "[TOWER-EXCHANGE-03][TOWER-EXCHANGE-04][TOWER-EXCHANGE-05]")
{
    TowerPosition board = road_and_tower();
    for (int i = 0; i < 3; ++i) board.jail(Red, Blue);
    red_captures(board);
    CHECK(board.step() == StepKind::draw);
    CHECK(board.held(Red, Blue) == 2);
    CHECK(board.held(Blue, Red) == 0);
    CHECK(board.supply(Red) == 5);
    CHECK(board.supply(Blue) == 7);
}

TEST_CASE("A capture without a counterpart leaves a prisoner", "[TOWER-EXCHANGE-01][TOWER-EXCHANGE-05]")
{
    TowerPosition board = road_and_tower();
    board.jail(Blue, Red);
    red_captures(board);
    CHECK(board.held(Blue, Red) == 2);
    CHECK(board.supply(Blue) == 5);
    CHECK(board.moves_for({Cause::tower_exchanged}).empty());
}

TEST_CASE("An exchange concerns only the two players", "[TOWER-EXCHANGE-06][TOWER-EXCHANGE-05]")
{
    TowerPosition board = road_and_tower(4);
    board.jail(Red, Blue);
    board.jail(Red, Green);
    board.jail(Blue, Green);
    board.jail(Green, Yellow);
    red_captures(board);
    CHECK(board.held(Red, Blue) == 0);
    CHECK(board.held(Blue, Red) == 0);
    CHECK(board.held(Red, Green) == 1);
    CHECK(board.held(Blue, Green) == 1);
    CHECK(board.held(Green, Yellow) == 1);
}

// ---- ransom ---------------------------------------------------------------------------------------------------------

TEST_CASE("A ransom moves three points and frees one follower", "[TOWER-RANSOM-01][TOWER-RANSOM-06]")
{
    TowerPosition board(towers(3));
    const PieceId with_blue = board.jail(Red, Blue);
    const PieceId with_green = board.jail(Red, Green);
    const PieceId of_blue = board.jail(Blue, Green);
    board.set_score(Red, 7).set_score(Blue, 1).set_score(Green, 2);
    board.begin(Red);
    CHECK(board.step() == StepKind::tower_ransom_at_begin);
    CHECK(board.ransoms() == std::vector{with_blue, with_green});
    CHECK(board.why_not(board.paying(of_blue)) == Reason::tower_not_prisoner);
    board.pay(with_green);
    CHECK(board.score(Red) == 4);
    CHECK(board.score(Blue) == 1);
    CHECK(board.score(Green) == 5);
    CHECK(board.supply(Red) == 6);
    CHECK(board.piece(with_green).spot == Spot::supply);
    CHECK(board.piece(with_blue).spot == Spot::prison);
}

TEST_CASE("The score lines of a ransom sum to nothing", "[TOWER-RANSOM-01][TOWER-SEQ-05]")
{
    TowerPosition board;
    const PieceId id = board.jail(Red, Blue);
    board.set_score(Red, 3).begin(Red);
    board.pay(id);
    const std::vector<Event> lines = board.events_of({EventKind::scored});
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].seat == Red);
    CHECK(lines[0].reward == Reward::tower_ransom_paid);
    CHECK(lines[0].points == -3);
    CHECK(lines[1].seat == Blue);
    CHECK(lines[1].reward == Reward::tower_ransom_received);
    CHECK(lines[1].points == 3);
    CHECK(lines[0].other_seat == Blue);
    CHECK(lines[1].other_seat == Red);
    for (const Event& line : lines) {
        CHECK(line.count * line.each == line.points);
        CHECK_FALSE(line.feature);  // no feature is scored
    }
    const std::vector<Event> freed = board.moves_for({Cause::tower_ransomed});
    REQUIRE(freed.size() == 1);
    CHECK(freed[0].piece == id);
    CHECK(freed[0].seat == Red);
    CHECK(freed[0].other_seat == Blue);
    CHECK(board.events_of({EventKind::completed}).empty());
}

TEST_CASE("At most one ransom is paid in a turn", "[TOWER-RANSOM-02]")
{
    TowerPosition board;
    const PieceId first = board.jail(Red, Blue);
    const PieceId second = board.jail(Red, Blue);
    board.set_score(Red, 20).begin(Red);
    board.pay(first).turn(Red, "V", 0, 1, "FFRR");
    CHECK(board.ransoms().empty());
    CHECK(board.judge(board.paying(second)).reason == Reason::tower_ransom_paid);
    CHECK(board.judge(board.paying(second)).piece == second);
    board.finish_turn();
    CHECK(board.view().state.header().active == Blue);
    CHECK(board.score(Red) == 17);
    board.begin(Red);
    CHECK(board.ransoms() == std::vector{second});  // a new turn
}

TEST_CASE("Fewer than three points cannot pay", "[TOWER-RANSOM-03]")
{
    for (int score : {0, 1, 2}) {
        TowerPosition board;
        const PieceId id = board.jail(Red, Blue);
        board.set_score(Red, score).set_score(Blue, 9).begin(Red);
        CHECK(board.step() == StepKind::draw);  // there is nothing to ask at the start
        board.turn(Red, "V", 0, 1, "FFRR");
        CHECK(board.why_not(board.paying(id)) == Reason::tower_ransom_too_dear);
        CHECK(board.ransoms().empty());
    }
}

TEST_CASE("What is no own prisoner cannot be bought back", "[TOWER-RANSOM-01][TOWER-SEQ-01]")
{
    TowerPosition board = road_and_tower();
    const PieceId id = board.jail(Red, Blue);
    board.set_score(Red, 9).begin(Red);
    CHECK(board.why_not(board.paying(board.standing_on(board.road(0, 0, East)))) == Reason::tower_not_prisoner);
    const PieceId in_supply = piece_in_supply(board.view(), Red, PieceKind::follower);
    CHECK(board.judge(board.paying(in_supply)).reason == Reason::tower_not_prisoner);
    CHECK(board.judge(board.paying(in_supply)).piece == in_supply);
    CHECK(board.why_not(board.paying({})) == Reason::no_such_piece);
    CHECK(board.why_not(TowerPosition::by(Blue, board.paying(id))) == Reason::not_your_decision);
}

// ---- when a ransom is paid ------------------------------------------------------------------------------------------

TEST_CASE("A ransom may be paid at the start of the turn and the tile follows", "[TOWER-RANSOM-07]")
{
    TowerPosition board;
    const PieceId id = board.jail(Red, Blue);
    board.set_score(Red, 4).begin(Red);
    CHECK(board.step() == StepKind::tower_ransom_at_begin);
    CHECK(board.decider() == Red);
    CHECK(board.can_pass());
    CHECK(board.options().size() == 2);
    SECTION("paid")
    {
        board.pay(id);
        CHECK(board.step() == StepKind::draw);
        CHECK(board.score(Red) == 1);
    }
    SECTION("not paid")
    {
        board.pass();
        CHECK(board.step() == StepKind::draw);
        CHECK(board.score(Red) == 4);
    }
    CHECK(board.view().state.header().active == Red);
}

TEST_CASE("A ransom paid with the tile in hand leaves the placement to be made", "[TOWER-RANSOM-07]")
{
    TowerPosition board;
    const PieceId id = board.jail(Red, Blue);
    board.set_score(Red, 4).begin(Red);
    board.pass().draw(Red, "V");
    REQUIRE(board.step() == StepKind::place);
    const std::size_t places = board.options_of(ActionKind::place).size();
    CHECK(board.ransoms() == std::vector{id});
    board.pay(id);
    CHECK(board.step() == StepKind::place);
    CHECK(board.decider() == Red);
    CHECK(board.options_of(ActionKind::place).size() == places);
    CHECK(board.options().size() == places);
}

TEST_CASE("A ransom paid in the action step gives the follower to that step", "[TOWER-RANSOM-05][TOWER-RANSOM-07][TOWER-SEQ-01]")
{
    TowerPosition board = road_and_tower(2, {pieces_of(PieceKind::follower, 1)});
    const PieceId id = board.jail(Red, Blue);
    board.raise(0, 1, 1).set_score(Red, 4).place(Red, "V", 1, 1, "FRRF");
    CHECK(board.sites(PieceKind::follower).empty());
    const std::size_t pieces = board.sites(PieceKind::tower_piece).size();
    board.pay(id);
    CHECK(board.step() == StepKind::act);
    CHECK(board.sites(PieceKind::tower_piece).size() == pieces);
    CHECK(board.sites(PieceKind::follower) == Cells{{0, 1}});
    CHECK(board.offers(board.deploying(board.road(1, 1, South))));
    CHECK(board.ransoms().empty());
    board.top(0, 1);
    CHECK(board.standing_on(board.foundation(0, 1)) == id);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("A ransom paid before the capture leaves the capture to be made", "[TOWER-RANSOM-07][TOWER-EXCHANGE-01]")
{
    TowerPosition board = road_and_tower();
    const PieceId id = board.jail(Red, Blue);
    board.set_score(Red, 4).place(Red, "B", 1, 1, "FFFF").build(0, 1);
    const Cells targets = board.targets();
    CHECK(board.ransoms() == std::vector{id});
    board.pay(id);
    CHECK(board.step() == StepKind::tower_capture);
    CHECK(board.targets() == targets);
    CHECK(board.can_pass());
    CHECK(board.ransoms().empty());
    board.take(board.road(0, 0, East));
    CHECK(board.held(Blue, Red) == 1);  // Blue holds no piece of Red any more
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("A ransom may be paid at the end of the turn and gives no second action", "[TOWER-RANSOM-07][TOWER-RANSOM-08]")
{
    TowerPosition board;
    const PieceId id = board.jail(Red, Blue);
    board.put(Red, board.city(0, 0, North));
    board.place(Red, "E", 0, -1, "FFCF").pass();  // four points are scored after the action
    CHECK(board.step() == StepKind::tower_ransom_at_end);
    CHECK(board.decider() == Red);
    CHECK(board.options().size() == 2);
    CHECK(board.why_not(board.deploying(board.field(0, -1, 0))) == Reason::wrong_step);
    SECTION("paid")
    {
        board.pay(id);
        CHECK(board.supply(Red) == 7);
        CHECK(board.score(Red) == 1);
        CHECK(board.score(Blue) == 3);
    }
    SECTION("not paid")
    {
        board.pass();
        CHECK(board.supply(Red) == 6);
    }
    CHECK(board.step() == StepKind::draw);
    CHECK(board.view().state.header().active == Blue);
}

TEST_CASE("The last turn ends with a ransom and nothing is bought back after it", "[TOWER-RANSOM-07][TOWER-END-02]")
{
    TowerPosition board;
    const PieceId id = board.jail(Red, Blue);
    board.set_score(Red, 4).leave_in_bag({"B"});
    board.place(Red, "B", 0, 1, "FFFF").pass();
    REQUIRE(board.step() == StepKind::tower_ransom_at_end);
    const Action pay = board.paying(id);
    board.pass();
    CHECK(board.is_over());
    CHECK(board.why_not(pay) == Reason::game_over);
    CHECK(board.score(Red) == 4);
    CHECK(board.score(Blue) == 0);
    CHECK(board.held(Red, Blue) == 1);
}

TEST_CASE("The action step waits for a ransom that would bring a figure", "[TOWER-SEQ-04]")
{
    const std::vector<Choice> poor = {pieces_of(PieceKind::follower, 1), pieces_of(PieceKind::tower_piece, 0)};
    TowerPosition board(towers(2, poor));
    const PieceId id = board.jail(Red, Blue);
    SECTION("it is possible")
    {
        board.set_score(Red, 3).place(Red, "V", 0, 1, "FFRR");
        CHECK(board.step() == StepKind::act);
        CHECK(board.options().size() == 2);
        board.pay(id).deploy(board.road(0, 1, South));
        CHECK(board.supply(Red) == 0);
    }
    SECTION("it is not")
    {
        board.set_score(Red, 2).place(Red, "V", 0, 1, "FFRR");
        CHECK(board.step() == StepKind::draw);
    }
}

TEST_CASE("No ransom while another player decides in the payer's turn", "[TOWER-SEQ-01][TOWER-NOTE-07]")
{
    TowerPosition board;
    const PieceId of_blue = board.jail(Blue, Red);
    const PieceId of_red = board.jail(Red, Blue);
    board.set_score(Red, 9).set_score(Blue, 9).turn(Red, "V", 0, 1, "FFRR");
    // A decision of Blue's in Red's turn, as other boxes have them.
    Play play = board.play();
    push_step(play, step_called(board, StepKind::tower_exchange), Blue, of_red.raw);
    REQUIRE(board.decider() == Blue);
    CHECK(board.ransoms().empty());
    CHECK(board.why_not(board.paying(of_blue)) == Reason::not_own_turn);
    CHECK(board.why_not(TowerPosition::by(Red, board.paying(of_red))) == Reason::not_your_decision);
}

TEST_CASE("Nature pays no ransom", "[TOWER-SEQ-01]")
{
    TowerPosition board;
    const PieceId id = board.jail(Red, Blue);
    board.set_score(Red, 9);
    REQUIRE(board.step() == StepKind::draw);
    CHECK(board.ransoms().empty());
    CHECK(board.why_not(board.paying(id)) == Reason::wrong_step);
    CHECK(board.why_not(TowerPosition::by(Red, board.paying(id))) == Reason::not_your_decision);
}

TEST_CASE("At the end prisoners bring nobody points", "[TOWER-END-02]")
{
    TowerPosition board;
    board.jail(Red, Blue);
    board.set_score(Red, 5).set_score(Blue, 5).end();
    CHECK(board.score(Red) == 5);
    CHECK(board.score(Blue) == 5);
    CHECK(board.held(Red, Blue) == 1);
    CHECK(board.view().state.header().winners == 3);
}
