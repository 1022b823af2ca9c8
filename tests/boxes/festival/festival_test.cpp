// SPDX-License-Identifier: MIT
// The Festival: taking a figure back instead of deploying one, and how it meets other boxes.
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "boxes/festival/tiles.hpp"
#include "boxes/tower/tower_position.hpp"
#include "play/removing.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr PieceKind kBuilder = PieceKind::builder;

Position festivals(std::vector<Set> more = {}, std::vector<Choice> choices = {})
{
    more.insert(more.end(), {Set::base, Set::festival});
    return Position({2, std::move(more), std::move(choices)});
}

AbbeyPosition festivals_with_abbeys(std::vector<Set> more = {}, std::vector<Choice> choices = {})
{
    more.insert(more.end(), {Set::base, Set::festival, Set::abbey_mayor});
    return AbbeyPosition(std::move(choices), 3, std::move(more));
}

/// The figures that may be taken back now.
std::vector<PieceId> returns(const Position& board)
{
    std::vector<PieceId> list;
    for (const Action& action : board.options())
        if (is_take_for(action, Cause::festival_returned)) list.push_back(PieceId(action.piece));
    return list;
}

Action returning(const Position& board, PieceId id)
{
    Action action;
    action.kind = ActionKind::take;
    action.seat = board.decider();
    action.piece = id.raw;
    action.cause = static_cast<i32>(Cause::festival_returned);
    return action;
}

PieceId first(const Position& board, int seat, PieceKind kind = PieceKind::follower)
{
    return board.view().rules.first_piece(seat, kind);
}

/// The board of TB-EX-11: A(-1,0) with Red's thief, U(1,0) with Red's builder.
void lay_road_with_builder(Position& board)
{
    board.lay("A", -1, 0, "FRFF").put(Red, board.road(-1, 0, East)).lay("U", 1, 0, "FRFR");
    board.put(Red, board.road(1, 0, West), kBuilder);
}

}  // namespace

TEST_CASE("The set has ten tiles, each with a festival", "[FEST-COMP-01][FEST-SETUP-01]")
{
    int festive = 0;
    for (const TileDef& def : kFestivalTiles) festive += has_mark(def, kWholeTile, Mark::festival) ? def.count : 0;
    CHECK(festive == 10);
    Position board = festivals();
    CHECK(board.view().state.header().bag_left == 71 + 10);
    const TileDef& crossing = board.view().rules.tiles.def(board.tile("FE06"));
    for (int i = 0; i < crossing.segments; ++i) {
        if (crossing.segment[i].kind != SegmentKind::road) continue;
        CHECK(crossing.segment[i].end == RoadEnd::village);
        CHECK(crossing.segment[i].bush == 0);
    }
}

TEST_CASE("Example of a return", "[FEST-EX-01][FEST-RET-01][FEST-RET-04][FEST-RET-05]")
{
    Position board = festivals();
    board.lay("U", 1, 0, "FRFR").put(Red, board.road(1, 0, West));
    board.turn(Red, "FE10", 0, -1, "RFCF");
    REQUIRE(returns(board).size() == 1);
    board.must(returning(board, returns(board)[0]));
    CHECK(board.score(Red) == 0);
    CHECK(board.supply(Red) == 7);
    CHECK(board.step() == StepKind::draw);  // no knight in the same step
    REQUIRE(board.moves_for({Cause::festival_returned}).size() == 1);
    CHECK(board.moves_for({Cause::festival_returned})[0].spot == Spot::supply);
    board.turn_without(Blue, "B", 0, 1, "FFFF").turn(Red, "U", 2, 0, "FRFR");
    CHECK(board.why_not(board.deploying(board.road(2, 0, West))) == Reason::none);
    CHECK(returns(board).empty());  // no festival
    CHECK(board.why_not(returning(board, first(board, Red))) == Reason::festival_not_held);
}

TEST_CASE("Example of a lost city", "[FEST-EX-02][FEST-RET-06]")
{
    Position board = festivals();
    board.lay("N", 0, -1, "FCCF").put(Red, board.city(0, -1, South)).turn(Red, "FE10", 1, -1, "FRFC");
    SECTION("the knight is taken back")
    {
        board.must(returning(board, returns(board).at(0)));
        CHECK(board.score(Red) == 0);
    }
    SECTION("it stays")
    {
        board.pass();
        CHECK(board.score(Red) == 6);
    }
    CHECK(board.supply(Red) == 7);
    CHECK(board.score(Blue) == 0);
}

TEST_CASE("Example of what may be taken back",
          "[FEST-EX-03][FEST-RET-02][FEST-RET-03][FEST-OPT-01][INT-FESTIVAL-PRISONER-01][TB-INT-09]")
{
    const bool is_meeples_only = GENERATE(false, true);
    AbbeyPosition board = festivals_with_abbeys({Set::traders_builders, Set::tower},
                                                {with(Option::festival_meeples_only, is_meeples_only ? 1 : 0)});
    board.lay("B", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("B", 0, 2, "FFFF").lay("B", 1, 2, "FFFF").lay("E", 0, -1, "FFCF");
    board.put(Red, board.road(0, 0, East)).put(Red, board.road(0, 0, East), kBuilder);
    board.put(Red, board.field(0, -1, 0)).put(Red, board.field(0, -1, 0), PieceKind::pig);
    board.put_barn(Red, 0, 1, SouthEast);
    board.lay("T12", 0, -2, "FFFF").put(Red, board.segment(0, -2, 1), PieceKind::tower_piece);
    Play play = board.play();
    moves::put_in_prison(play, piece_in_supply(play, Red, PieceKind::follower), Blue);
    board.turn(Red, "FE10", 1, -1, "CFRF");
    CHECK(returns(board).size() == (is_meeples_only ? 2u : 5u));
    const Reason barn = is_meeples_only ? Reason::cannot_be_taken : Reason::none;
    CHECK(board.why_not(returning(board, first(board, Red, PieceKind::barn))) == barn);
    CHECK(board.why_not(returning(board, first(board, Red, PieceKind::tower_piece))) == Reason::cannot_be_taken);
    CHECK(board.why_not(returning(board, PieceId(first(board, Red).raw + 2))) == Reason::not_on_board);  // the prisoner
    CHECK(board.why_not(returning(board, {})) == Reason::no_such_piece);
}

TEST_CASE("Example of the builder that goes too", "[FEST-EX-04][FEST-RET-07][TB-EX-11][TB-INT-09][INT-BUILDER-FESTIVAL-01]")
{
    Position board = festivals({Set::traders_builders});
    lay_road_with_builder(board);
    board.turn(Red, "FE09", 2, 0, "FCRR").must(returning(board, first(board, Red)));
    CHECK(board.supply(Red) == 7);
    CHECK(board.supply(Red, kBuilder) == 1);
    CHECK(board.moves_for({Cause::builder_without_company}).size() == 1);
    CHECK(board.view().part() == 1);  // the second part is played all the same
    CHECK(board.view().state.header().active == Red);
}

TEST_CASE("A pig returns with the last farmer, and a builder alone may be taken back", "[FEST-RET-02][FEST-RET-07][TB-INT-09]")
{
    Position board = festivals({Set::traders_builders});
    lay_road_with_builder(board);
    board.put(Red, board.field(-1, 0, 0)).put(Red, board.field(-1, 0, 0), PieceKind::pig);
    board.turn(Red, "FE09", 2, 0, "FCRR");
    SECTION("the farmer")
    {
        board.must(returning(board, PieceId(first(board, Red).raw + 1)));
        CHECK(board.supply(Red, PieceKind::pig) == 1);
    }
    SECTION("the builder")
    {
        board.must(returning(board, first(board, Red, kBuilder)));
        CHECK(board.supply(Red, kBuilder) == 1);
        CHECK(board.supply(Red) == 5);
    }
    CHECK(board.view().part() == 1);
}

TEST_CASE("Each part of a double turn with a festival tile gives one return", "[FEST-INT-04]")
{
    Position board = festivals({Set::traders_builders});
    lay_road_with_builder(board);
    board.put(Red, board.field(-1, 0, 0)).put(Red, board.monastery(-1, 0));
    board.turn(Red, "FE09", 2, 0, "FCRR").must(returning(board, PieceId(first(board, Red).raw + 1)));
    REQUIRE(board.view().part() == 1);
    board.turn(Red, "FE10", 0, -1, "RFCF").must(returning(board, PieceId(first(board, Red).raw + 2)));
    CHECK(board.supply(Red) == 6);
    CHECK(board.view().state.header().active == Blue);
}

TEST_CASE("Example of the tower", "[FEST-EX-05][FEST-RET-02][FEST-RET-09][TOWEX-17][INT-TOWER-FESTIVAL-01]")
{
    TowerPosition board(PositionSetup{2, {Set::base, Set::tower, Set::inns_cathedrals, Set::festival}});
    board.lay("T12", 0, 1, "FFFF").raise(0, 1, 2).put(Blue, board.foundation(0, 1), PieceKind::large_follower);
    board.place(Red, "U", -1, 0, "FRFR");
    CHECK(board.why_not(board.building(0, 1)) == Reason::tower_closed);
    CHECK(board.why_not(board.deploying(board.foundation(0, 1))) == Reason::tower_closed);
    board.pass();
    board.place(Blue, "FE10", 0, -1, "RFCF");
    board.must(returning(board, first(board, Blue, PieceKind::large_follower)));
    CHECK(board.supply(Blue, PieceKind::large_follower) == 1);
    CHECK_FALSE(board.closed(0, 1));
    CHECK(board.height(0, 1) == 2);
    board.place(Red, "U", 1, 0, "FRFR").build(0, 1);
    CHECK(board.height(0, 1) == 3);
}

TEST_CASE("Example of the barn", "[FEST-EX-06][FEST-RET-08][AMEX-27][INT-BARN-FESTIVAL-01]")
{
    AbbeyPosition board = festivals_with_abbeys();
    board.lay("U", -1, 0, "FRFR").lay("U", -2, 0, "FRFR").lay("U", 0, 1, "FRFR").lay("U", -1, 1, "FRFR");
    board.put_barn(Blue, -1, 1, NorthEast);
    SECTION("before")
    {
        board.turn(Red, "U", -2, 1, "FRFR");
        CHECK(board.why_not(board.barning(-2, 1, NorthEast)) == Reason::barn_in_field);
        CHECK(board.why_not(board.deploying(board.field(-2, 1, 0))) == Reason::barn_in_field);
    }
    SECTION("after")
    {
        board.turn(Blue, "FE10", 0, -1, "RFCF").must(returning(board, first(board, Blue, PieceKind::barn)));
        CHECK(board.supply(Blue, PieceKind::barn) == 1);
        for (int seat = 0; seat < 3; ++seat) CHECK(board.score(seat) == 0);
        board.turn(Red, "U", -2, 1, "FRFR");
        CHECK(board.why_not(board.barning(-2, 1, NorthEast)) == Reason::none);
        CHECK(board.why_not(board.deploying(board.field(-2, 1, 0))) == Reason::none);
    }
}

TEST_CASE("Example of an empty board", "[FEST-EX-07][FEST-RET-01]")
{
    Position board = festivals();
    board.turn(Red, "FE10", 0, -1, "RFCF");
    CHECK(returns(board).empty());
    CHECK(board.why_not(board.deploying(board.city(0, -1, South))) == Reason::none);
    CHECK(board.why_not(returning(board, first(board, Red))) == Reason::not_on_board);
}

TEST_CASE("Example of another's figure", "[FEST-EX-08][FEST-RET-02]")
{
    Position board = festivals();
    board.put(Blue, board.road(0, 0, East)).turn(Red, "FE10", 0, -1, "RFCF");
    CHECK(returns(board).empty());
    CHECK(board.why_not(returning(board, first(board, Blue))) == Reason::cannot_be_taken);
}

TEST_CASE("Example of a farmer", "[FEST-EX-09][FEST-RET-01]")
{
    Position board = festivals();
    board.lay("E", 0, -1, "FFCF").put(Red, board.field(0, -1, 0)).turn(Red, "FE04", 1, -1, "FCRF");
    REQUIRE(board.joined(board.field(0, -1, 0), board.field(1, -1, 0)));
    CHECK(board.why_not(board.deploying(board.field(1, -1, 0))) == Reason::occupied);
    board.must(returning(board, first(board, Red)));
    board.turn(Blue, "B", 0, -2, "FFFF");
    CHECK(board.why_not(board.deploying(board.field(0, -2, 4))) == Reason::none);
    CHECK(board.score(Red) == 0);
}

TEST_CASE("A returned wagon makes no move", "[FEST-RET-09][INT-FESTIVAL-WAGON-01]")
{
    AbbeyPosition board = festivals_with_abbeys();
    board.lay("N", 0, -1, "FCCF").put(Red, board.city(0, -1, South), PieceKind::wagon);
    board.turn(Red, "FE10", 1, -1, "FRFC").must(returning(board, first(board, Red, PieceKind::wagon)));
    CHECK(board.supply(Red, PieceKind::wagon) == 1);
    CHECK(board.moves_for({Cause::wagon_set_out}).empty());
}

TEST_CASE("A besieged knight may be returned without a way out", "[FEST-INT-02][INT-FESTIVAL-SIEGE-01]")
{
    Position board = festivals({Set::siege});
    board.lay("SC01", 0, -1, "FCCF").put(Red, board.city(0, -1, South)).turn(Red, "FE09", 1, 0, "FCRR");
    board.must(returning(board, first(board, Red)));
    CHECK(board.supply(Red) == 7);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("House rules change nothing", "[FEST-INT-05]")
{
    Position board = festivals({}, {with(Option::play_without_farmers), with(Option::no_points_for_unfinished)});
    board.put(Red, board.road(0, 0, East)).turn(Red, "FE10", 0, -1, "RFCF");
    CHECK(returns(board).size() == 1);
}
