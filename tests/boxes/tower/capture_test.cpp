// SPDX-License-Identifier: MIT
// The Tower: who is captured when a piece is placed, and what becomes of it.
#include "boxes/tower/tower_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// D(0,0) with a thief on its road; T12 on (0,1), T14 on (1,1), B on (-1,1) and (2,1) with monks, all Blue's.
TowerPosition street(std::vector<Choice> choices = {})
{
    TowerPosition board(towers(2, std::move(choices)));
    board.lay("T12", 0, 1, "FFFF").lay("T14", 1, 1, "FFFF").lay("B", -1, 1, "FFFF").lay("B", 2, 1, "FFFF");
    board.put(Blue, board.road(0, 0, East)).put(Blue, board.monastery(-1, 1)).put(Blue, board.monastery(2, 1));
    return board;
}

/// Red places U on (-1,0), where it touches no tower.
TowerPosition& red_places(TowerPosition& board) { return board.place(Red, "U", -1, 0, "FRFR"); }

}  // namespace

// ---- the area -------------------------------------------------------------------------------------------------------

TEST_CASE("The area has five spaces at height one and four more for each further piece", "[TOWER-CAPTURE-04][TOWER-CAPTURE-03]")
{
    const std::size_t spaces[] = {0, 5, 9, 13, 17};
    for (int height = 1; height <= 4; ++height) {
        TowerPosition board = meadow();
        board.raise(0, 5, height - 1);
        board.place(Red, "U", 1, 0, "FRFR").build(0, 5);
        INFO("height " << height);
        CHECK(board.targets().size() == spaces[height]);
    }
}

TEST_CASE("The area is the tower's tile and as many cells along each of the four lines as its range", "[TOWER-CAPTURE-03]")
{
    TowerPosition board = meadow();
    board.raise(0, 5, 1);
    board.place(Red, "U", 1, 0, "FRFR").build(0, 5);
    CHECK(board.targets() == Cells{{0, 3}, {0, 4}, {-2, 5}, {-1, 5}, {0, 5}, {1, 5}, {2, 5}, {0, 6}, {0, 7}});
    CHECK(board.why_not(board.taking(board.standing_on(board.monastery(0, 3)))) == Reason::none);
    for (auto [x, y] : Cells{{0, 2}, {3, 5}, {0, 8}, {-3, 5}, {1, 4}, {-1, 6}}) {
        const Verdict verdict = board.judge(board.taking(board.standing_on(board.monastery(x, y))));
        CHECK(verdict.reason == Reason::tower_out_of_range);
        CHECK(verdict.cell == Position::at(0, 5));
        CHECK(verdict.seat == Blue);
        CHECK(verdict.piece == board.standing_on(board.monastery(x, y)));
    }
}

TEST_CASE("Empty spaces count as spaces and do not stop the area", "[TOWER-CAPTURE-05]")
{
    TowerPosition board;
    board.lay("T12", 0, 1, "FFFF").lay("B", 0, 2, "FFFF").lay("B", 1, 2, "FFFF").lay("B", 2, 2, "FFFF").lay("B", 2, 1, "FFFF");
    board.put(Blue, board.monastery(2, 1));
    SECTION("at height one the empty space is the whole reach")
    {
        board.place(Red, "U", 1, 0, "FRFR").build(0, 1);
        CHECK(board.step() == StepKind::draw);
    }
    SECTION("at height two the tile behind it is inside")
    {
        board.raise(0, 1, 1).place(Red, "U", 1, 0, "FRFR").build(0, 1);
        CHECK(board.targets() == Cells{{2, 1}});
    }
}

TEST_CASE("Other towers do not stop the area whether open or closed", "[TOWER-CAPTURE-06]")
{
    TowerPosition board = street();
    board.raise(0, 1, 1).raise(1, 1, 4);
    SECTION("open")
    {
        red_places(board).build(0, 1);
        CHECK(board.targets() == Cells{{0, 0}, {-1, 1}, {2, 1}});
    }
    SECTION("closed")
    {
        board.put(Red, board.foundation(1, 1));
        red_places(board).build(0, 1);
        CHECK(board.targets() == Cells{{0, 0}, {-1, 1}, {1, 1}, {2, 1}});
    }
}

TEST_CASE("Every follower in the area is a target, on any feature", "[TOWER-CAPTURE-08]")
{
    TowerPosition board = street();
    board.raise(1, 1, 1).put(Blue, board.foundation(1, 1)).put(Blue, board.monastery(1, 1));
    board.put(Blue, board.city(0, 0, North)).put(Red, board.field(0, 0, 4)).put(Red, board.field(0, 1, 0));
    red_places(board).build(0, 1);
    CHECK(board.targets() == Cells{{0, 0}, {0, 0}, {0, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 1}});
    for (NodeId segment : {board.road(0, 0, East), board.city(0, 0, North), board.field(0, 0, 4), board.monastery(-1, 1),
                           board.field(0, 1, 0), board.foundation(1, 1), board.monastery(1, 1)})
        CHECK(board.why_not(board.taking(board.standing_on(segment))) == Reason::none);
}

TEST_CASE("Only the tower that just grew captures", "[TOWER-CAPTURE-01]")
{
    TowerPosition board = street();
    board.raise(0, 1, 3);
    red_places(board).build(1, 1);
    CHECK(board.targets() == Cells{{2, 1}});
    CHECK(board.why_not(board.taking(board.standing_on(board.road(0, 0, East)))) == Reason::tower_out_of_range);
}

// ---- at most one, and only if wished --------------------------------------------------------------------------------

TEST_CASE("Each piece takes at most one prisoner", "[TOWER-CAPTURE-01]")
{
    TowerPosition board = street();
    red_places(board).build(0, 1);
    REQUIRE(board.targets() == Cells{{0, 0}, {-1, 1}});
    board.take(board.road(0, 0, East));
    CHECK(board.step() == StepKind::draw);
    CHECK(board.held(Blue, Red) == 1);
    board.place(Red, "V", 1, 0, "RFFR").build(0, 1).take(board.monastery(-1, 1));
    CHECK(board.held(Blue, Red) == 2);
}

TEST_CASE("A capture may be declined", "[TOWER-CAPTURE-02]")
{
    TowerPosition board = street();
    red_places(board).build(0, 1);
    CHECK(board.can_pass());
    board.pass();
    CHECK(board.held(Blue, Red) == 0);
    CHECK(board.supply(Blue) == 4);
    CHECK(board.moves_for({Cause::tower_captured, Cause::tower_taken_home}).empty());
}

TEST_CASE("A declined capture ends only the capture", "[TOWER-CAPTURE-02]")
{
    TowerPosition board;
    board.lay("N", 0, -1, "FCCF").put(Blue, board.city(0, -1, South));
    board.place(Red, "T15", 1, -1, "FFFC").build(1, -1);
    REQUIRE(board.step() == StepKind::tower_capture);
    const u16 turn = board.view().state.header().turn;
    board.pass();
    CHECK(board.height(1, -1) == 1);  // the piece stays
    CHECK(board.supply(Red, PieceKind::tower_piece) == 9);
    CHECK(board.score(Blue) == 6);  // the scoring of the turn follows
    CHECK(board.step() == StepKind::draw);
    CHECK(board.view().state.header().turn == turn + 1);
    CHECK(board.view().state.header().active == Blue);
    board.put(Blue, board.field(0, -1, 0));
    board.place(Red, "V", 2, -1, "FRRF").build(1, -1);  // the next piece captures again
    CHECK(board.targets() == Cells{{0, -1}});
}

TEST_CASE("The capture is skipped when the area has no target", "[TOWER-CAPTURE-01][TOWER-SEQ-02]")
{
    TowerPosition board;
    board.lay("T12", 0, 1, "FFFF").lay("B", 0, 2, "FFFF").lay("B", 0, 3, "FFFF");
    board.put(Blue, board.monastery(0, 3));
    SECTION("without a ransom")
    {
        red_places(board).build(0, 1);
        CHECK(board.step() == StepKind::draw);
    }
    SECTION("with a ransom to be paid")
    {
        board.jail(Red, Blue);
        board.set_score(Red, 5);
        red_places(board).build(0, 1);
        CHECK(board.step() == StepKind::tower_ransom_at_end);  // the end of the turn, TS-7
    }
}

// ---- who is refused -------------------------------------------------------------------------------------------------

TEST_CASE("What is no follower on the board cannot be taken", "[TOWER-CAPTURE-08][TOWER-CAPTURE-15]")
{
    TowerPosition board = street();
    const PieceId prisoner = board.jail(Blue, Red);
    const PieceId tower_piece = board.view().rules.first_piece(Red, PieceKind::tower_piece);
    board.raise(1, 1, 1, Red);
    red_places(board).build(0, 1);
    CHECK(board.judge(board.taking(tower_piece)).reason == Reason::cannot_be_taken);
    CHECK(board.judge(board.taking(tower_piece)).cell == Position::at(1, 1));
    CHECK(board.judge(board.taking(tower_piece)).piece == tower_piece);
    CHECK(board.why_not(board.taking(prisoner)) == Reason::not_on_board);
    const PieceId in_supply = piece_in_supply(board.view(), Blue, PieceKind::follower);
    CHECK(board.judge(board.taking(in_supply)).reason == Reason::not_on_board);
    CHECK(board.judge(board.taking(in_supply)).piece == in_supply);
    CHECK(board.why_not(board.taking({})) == Reason::no_such_piece);
}

TEST_CASE("A capture is decided by the builder and by nothing but taking and passing", "[TOWER-CAPTURE-01]")
{
    TowerPosition board = street();
    red_places(board).build(0, 1);
    CHECK(board.decider() == Red);
    const PieceId monk = board.standing_on(board.monastery(-1, 1));
    CHECK(board.judge(TowerPosition::by(Blue, board.taking(monk))).reason == Reason::not_your_decision);
    CHECK(board.judge(TowerPosition::by(Blue, board.taking(monk))).seat == Red);
    CHECK(board.why_not(board.choosing(monk)) == Reason::wrong_step);
    CHECK(board.why_not(board.building(0, 1)) == Reason::wrong_step);
    CHECK(board.why_not(board.placing(Red, "U", 1, 0, "FRFR")) == Reason::wrong_step);
    CHECK(board.why_not(board.passing()) == Reason::none);
}

// ---- what follows ---------------------------------------------------------------------------------------------------

TEST_CASE("A captured own follower is back in the supply and nobody's prisoner", "[TOWER-CAPTURE-14]")
{
    TowerPosition board = street();
    board.put(Red, board.monastery(1, 1));
    red_places(board).build(0, 1).take(board.monastery(1, 1));
    CHECK(board.supply(Red) == 7);
    CHECK(board.held(Red, Red) == 0);
    CHECK(board.held(Red, Blue) == 0);
    CHECK(board.moves_for({Cause::tower_captured}).empty());
    REQUIRE(board.moves_for({Cause::tower_taken_home}).size() == 1);
    CHECK(board.moves_for({Cause::tower_taken_home})[0].seat == Red);
    CHECK(board.moves_for({Cause::tower_taken_home})[0].spot == Spot::supply);
}

TEST_CASE("A captured follower of another is in nobody's supply and cannot be deployed", "[TOWER-CAPTURE-15]")
{
    TowerPosition board(towers(2, {pieces_of(PieceKind::follower, 1)}));
    board.lay("T12", 0, 1, "FFFF").put(Blue, board.road(0, 0, East));
    const PieceId thief = board.standing_on(board.road(0, 0, East));
    red_places(board).build(0, 1).take(board.road(0, 0, East));
    CHECK(board.piece(thief).spot == Spot::prison);
    CHECK(board.piece(thief).holder == Red);
    CHECK(board.piece(thief).owner == Blue);
    CHECK(board.supply(Blue) == 0);
    CHECK(board.supply(Red) == 1);
    board.place(Blue, "V", 1, 0, "RFFR");
    CHECK(board.why_not(board.deploying(board.road(1, 0, North))) == Reason::supply_empty);
    CHECK(board.why_not(board.deploying(board.foundation(0, 1))) == Reason::supply_empty);
}

TEST_CASE("The captured follower leaves its feature at once", "[TOWER-CAPTURE-16]")
{
    TowerPosition board = street();
    REQUIRE(board.feature(board.road(0, 0, East)).weights.of[Blue] == 1);
    red_places(board).build(0, 1).take(board.road(0, 0, East));
    CHECK(board.feature(board.road(0, 0, East)).weights.occupants == 0);
    board.place(Red, "V", 1, 0, "RFFR");
    CHECK(board.offers(board.deploying(board.road(1, 0, North))));  // the road is free again
}

TEST_CASE("Capturing a follower leaves the other followers on the feature", "[TOWER-CAPTURE-16]")
{
    TowerPosition board = street();
    board.lay("V", 1, 0, "RFFR").put(Red, board.road(1, 0, North));
    board.place(Red, "A", 1, -1, "FFRF").build(0, 1).take(board.road(0, 0, East));
    CHECK(board.feature(board.road(1, 0, North)).weights.of[Red] == 1);
    CHECK(board.feature(board.road(1, 0, North)).weights.of[Blue] == 0);
    CHECK(board.held(Blue, Red) == 1);
}

TEST_CASE("A capture gives no points", "[TOWER-CAPTURE-17]")
{
    TowerPosition board = street();
    red_places(board).build(0, 1).take(board.monastery(-1, 1));
    CHECK(board.score(Red) == 0);
    CHECK(board.score(Blue) == 0);
    CHECK(board.events_of({EventKind::scored}).empty());
}

TEST_CASE("A capture event names both seats, the piece and its place", "[TOWER-CAPTURE-15]")
{
    TowerPosition board = street();
    const NodeId monastery = board.monastery(-1, 1);
    const PieceId monk = board.standing_on(monastery);
    red_places(board).build(0, 1).take(monastery);
    const std::vector<Event> events = board.moves_for({Cause::tower_captured});
    REQUIRE(events.size() == 1);
    CHECK(events[0].seat == Blue);
    CHECK(events[0].other_seat == Red);
    CHECK(events[0].piece == monk);
    CHECK(events[0].piece_kind == PieceKind::follower);
    CHECK(events[0].from_spot == Spot::segment);
    CHECK(events[0].from_feature == monastery);
    CHECK(events[0].from_cell == Position::at(-1, 1));
    CHECK(events[0].from_segment == segment_index(board.view().state, monastery));
    CHECK(events[0].spot == Spot::prison);
}

TEST_CASE("The piece is placed first and then follow capture and exchange and scoring",
          "[TOWER-SEQ-02][TOWER-SEQ-03][TOWER-CAPTURE-16]")
{
    TowerPosition board;
    board.lay("N", 0, -1, "FCCF").put(Blue, board.city(0, -1, South));
    board.jail(Red, Blue);
    const std::size_t before = board.events().size();
    board.place(Red, "T15", 1, -1, "FFFC").build(1, -1).take(board.city(0, -1, South));
    std::vector<EventKind> order;
    for (std::size_t i = before; i < board.events().size(); ++i) order.push_back(board.events()[i].kind);
    CHECK(order == std::vector{EventKind::turn_began, EventKind::drew, EventKind::placed, EventKind::moved, EventKind::moved,
                               EventKind::moved, EventKind::moved, EventKind::completed, EventKind::scoring,
                               EventKind::turn_ended, EventKind::turn_began});
    std::vector<Cause> causes;
    for (std::size_t i = before + 3; i < before + 7; ++i) causes.push_back(board.events()[i].cause);
    CHECK(causes == std::vector{Cause::deployed, Cause::tower_captured, Cause::tower_exchanged, Cause::tower_exchanged});
    CHECK(board.supply(Red, PieceKind::tower_piece) == 9);
    CHECK(board.supply(Blue) == 7);
    CHECK(board.supply(Red) == 7);
    CHECK(board.score(Blue) == 0);
}
