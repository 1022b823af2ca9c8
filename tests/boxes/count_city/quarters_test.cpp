// SPDX-License-Identifier: MIT
// Coming to the quarters and leaving them.
#include "boxes/count_city/city_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// Red's turn completed a road of Blue; Red may come to the City.
AbbeyPosition may_come(std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    AbbeyPosition board = with_thief(std::move(choices), std::move(more));
    complete_road(board, Red);
    if (board.step() == StepKind::phantom) board.pass();
    if (!is_coming(board, Red)) throw std::logic_error("Red may not come");
    return board;
}

bool may_be_there(PieceKind kind, int quarter, Set set)
{
    AbbeyPosition board = may_come({}, {set});
    const std::vector<Action> list = board.options();
    const Action action = coming(board, quarter, kind);
    const bool is_listed = std::any_of(list.begin(), list.end(), [&](const Action& one) {
        return one.kind == action.kind && one.cell == action.cell && one.piece_kind == action.piece_kind;
    });
    if (is_listed != (board.why_not(action) == Reason::none)) throw std::logic_error("list and judgement differ");
    return is_listed;
}

}  // namespace

TEST_CASE("A feature that pays nobody gives no right, nor do points that are not of features",
          "[COUNT-DEPLOY-03][COUNT-DEPLOY-04]")
{
    // an empty road
    AbbeyPosition board = city();
    board.lay("U", -3, -1, "FRFR");
    complete_road(board, Red);
    CHECK(board.step() == StepKind::draw);
    // a cathedral's city that is worth nothing would be paid at the end only; a follower without the majority gets a line of 0
    AbbeyPosition tied = with_thief({}, {Set::inns_cathedrals});
    tied.put(Red, tied.road(-2, -1, West), kBig);
    complete_road(tied, Red);
    CHECK(tied.score(Red) == 3);
    CHECK(tied.score(Blue) == 0);
    CHECK(tied.step() == StepKind::draw);
}

TEST_CASE("The active seat has no right when only it is paid, and gets none from another seat's line of nothing",
          "[COUNT-DEPLOY-01][COUNT-DEPLOY-04]")
{
    AbbeyPosition board = city();
    board.lay("U", -3, -1, "FRFR");
    board.put(Red, board.road(-3, -1, East)).put(Red, board.road(-2, -1, West)).put(Blue, board.road(-3, -1, East));
    complete_road(board, Red);
    CHECK(board.score(Red) == 3);
    CHECK(board.score(Blue) == 0);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("An abbot called back gives and takes no right", "[COUNT-DEPLOY-03][INT-COC-ABBOT-01]")
{
    AbbeyPosition board = with_thief({}, {Set::abbot});
    board.lay("B", -3, 0, "FFFF");
    board.put(Red, board.monastery(-3, 0), PieceKind::abbot);
    board.turn(Red, "A", -4, -1, "FRFF");
    Action back;
    for (const Action& action : board.options())
        if (action.kind == ActionKind::take) back = action;
    REQUIRE(back.kind == ActionKind::take);
    board.must(back);
    CHECK(board.score(Red) > 0);
    CHECK(board.score(Blue) == 3);
    REQUIRE(is_coming(board, Red));
    CHECK(board.why_not(coming(board, Cathedral, PieceKind::abbot)) == Reason::none);  // it is in the supply again
    CHECK(board.why_not(coming(board, Castle, PieceKind::abbot)) == Reason::count_city_not_for_it);
}

TEST_CASE("Any quarter takes any number of followers, also that of the count", "[COUNT-DEPLOY-07]")
{
    AbbeyPosition board = with_thief();
    put_in(board, Red, Castle);
    put_in(board, Blue, Castle);
    put_in(board, Blue, Castle);
    complete_road(board, Red);
    REQUIRE(is_coming(board, Red));
    board.must(coming(board, Castle));
    CHECK(count_in(board, Red, Castle) == 2);
    CHECK(count_in(board, Blue, Castle) == 2);
    CHECK(quarter_of_count(board) == Castle);
}

TEST_CASE("Each kind of follower has its quarters",
          "[COUNT-DEPLOY-08][INT-MAYOR-COC-01][INT-WAGON-COC-01][INT-BARN-COC-02][INT-COC-PHANTOM-01][INT-COC-ABBOT-01]"
          "[INT-SHEPHERD-COC-01]")
{
    for (const int quarter : {Castle, Market, Blacksmith, Cathedral}) {
        INFO(quarter);
        CHECK(may_be_there(PieceKind::follower, quarter, Set::winter));
        CHECK(may_be_there(kBig, quarter, Set::inns_cathedrals));
        CHECK(may_be_there(PieceKind::phantom, quarter, Set::phantom));
        CHECK(may_be_there(PieceKind::abbot, quarter, Set::abbot) == (quarter == Cathedral));
        CHECK(may_be_there(PieceKind::mayor, quarter, Set::abbey_mayor) == (quarter == Castle));
        CHECK(may_be_there(PieceKind::wagon, quarter, Set::abbey_mayor) == (quarter != Market));
        CHECK_FALSE(may_be_there(PieceKind::barn, quarter, Set::abbey_mayor));
        CHECK_FALSE(may_be_there(PieceKind::builder, quarter, Set::traders_builders));
        CHECK_FALSE(may_be_there(PieceKind::pig, quarter, Set::traders_builders));
        CHECK_FALSE(may_be_there(PieceKind::shepherd, quarter, Set::hills_sheep));
    }
}

TEST_CASE("Refusals name the place and the piece", "[COUNT-DEPLOY-07][COUNT-LEAVE-01][COUNT-LEAVE-02]")
{
    AbbeyPosition board = may_come({}, {Set::inns_cathedrals});
    Action away = coming(board, Castle);
    away.cell = Position::at(0, 0);
    CHECK(board.why_not(away) == Reason::count_city_no_quarter);
    away = coming(board, Castle);
    away.segment = 1;
    CHECK(board.why_not(away) == Reason::count_city_no_quarter);
    CHECK(board.why_not(coming(board, Castle, PieceKind::abbot)) == Reason::no_such_piece);
    Play play = board.play();
    moves::relocate(play, piece_in_supply(play, Red, kBig), PiecePlace::on_space(Market), Cause::none);
    CHECK(board.why_not(coming(board, Castle, kBig)) == Reason::supply_empty);
    board.must(coming(board, Castle));
    CHECK(board.why_not(moving_count(board, Castle)) == Reason::count_there);
    Action wrong = moving_count(board, Market);
    wrong.cell = Position::at(0, 0);
    CHECK(board.why_not(wrong) == Reason::count_city_no_quarter);
    wrong = moving_count(board, Market);
    wrong.piece = 1;
    CHECK(board.why_not(wrong) == Reason::not_this_piece);
}

TEST_CASE("A follower that came home in the scoring of the turn may be the one", "[COUNT-DEPLOY-09][COUNT-DEPLOY-10]")
{
    AbbeyPosition board = with_thief();
    for (int i = 0; i < 6; ++i) put_in(board, Red, Castle);
    board.put(Red, board.road(-2, -1, West)).put(Blue, board.road(-3, -1, East));
    complete_road(board, Red);  // two thieves of Blue against the last follower of Red
    CHECK(board.score(Red) == 0);
    CHECK(board.score(Blue) == 3);
    REQUIRE(is_coming(board, Red));
    board.must(coming(board, Market));
    CHECK(board.supply(Red) == 0);
}

TEST_CASE("A seat without a follower in the supply is not asked", "[COUNT-DEPLOY-01]")
{
    AbbeyPosition board = with_thief();
    for (int i = 0; i < 7; ++i) put_in(board, Red, Castle);
    complete_road(board, Red);
    CHECK(board.score(Blue) == 3);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("The count follows the follower with the option, and stays otherwise when his seat likes",
          "[COUNT-MOVE-01][COUNT-MOVE-02]")
{
    AbbeyPosition board = may_come({option(Option::count_move, 2)});
    board.must(coming(board, Blacksmith));
    CHECK(quarter_of_count(board) == Blacksmith);
    CHECK(board.step() == StepKind::draw);
    AbbeyPosition stays = may_come();
    stays.must(coming(stays, Blacksmith));
    stays.must(declining(stays));
    CHECK(quarter_of_count(stays) == Castle);
    AbbeyPosition none = may_come();
    none.must(declining(none));
    CHECK(none.step() == StepKind::draw);  // who does not come does not move him
}

TEST_CASE("A quarter leads to its kind of feature alone, and only to what is scored now",
          "[COUNT-LEAVE-01][COUNT-LEAVE-12][COUNT-TILE-05]")
{
    AbbeyPosition board = city();
    board.lay("U", -3, -1, "FRFR");
    const PieceId smith = put_in(board, Red, Blacksmith);
    const PieceId knight = put_in(board, Red, Castle);
    const PieceId farmer = put_in(board, Red, Market);
    const PieceId other = put_in(board, Green, Blacksmith);
    put_count(board, Cathedral);
    complete_road(board, Green);
    REQUIRE(is_leaving(board, Red));
    CHECK(count_options(board, ActionKind::move) == 3);  // the three segments of the road
    CHECK(board.why_not(going(board, knight, board.road(-2, -1, West))) == Reason::count_city_other_way);
    CHECK(board.why_not(going(board, smith, board.road(1, -1, North))) == Reason::count_city_not_scored);
    CHECK(board.why_not(going(board, knight, board.city(-2, 1, South))) == Reason::count_city_not_scored);
    CHECK(board.why_not(going(board, knight, board.segment(0, 0, 0))) == Reason::count_city_not_scored);  // the City itself
    CHECK(board.why_not(going(board, farmer, board.field(-2, 0, 6))) == Reason::count_city_not_scored);
    CHECK(board.why_not(going(board, other, board.road(-2, -1, West))) == Reason::count_city_not_in_it);
    Action nowhere = going(board, smith, board.road(-2, -1, West));
    nowhere.cell = Position::at(9, 9);
    CHECK(board.why_not(nowhere) == Reason::no_such_segment);
    put_count(board, Castle);
    CHECK(board.why_not(going(board, knight, board.city(-2, 1, South))) == Reason::count_blocks_quarter);
}

TEST_CASE("A seat moves as many followers as it likes, to any segment, and they count for the majority",
          "[COUNT-LEAVE-04][COUNT-LEAVE-05][COUNT-LEAVE-06]")
{
    AbbeyPosition board = with_thief();
    const PieceId first = put_in(board, Red, Blacksmith);
    const PieceId second = put_in(board, Red, Blacksmith);
    complete_road(board, Green);
    REQUIRE(is_leaving(board, Red));
    CHECK(count_options(board, ActionKind::move) == 6);
    board.must(going(board, first, board.road(-3, -1, East)));  // beside the thief of Blue
    REQUIRE(is_leaving(board, Red));
    board.must(going(board, second, board.road(-3, -1, East)));
    CHECK(board.score(Red) == 3);
    CHECK(board.score(Blue) == 0);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("A follower without the majority goes home without points", "[COUNT-LEAVE-07]")
{
    AbbeyPosition board = with_thief();
    board.put(Blue, board.road(-2, -1, West));
    const PieceId red = put_in(board, Red, Blacksmith);
    complete_road(board, Green);
    board.must(going(board, red, board.road(-3, -1, East)));
    CHECK(board.score(Red) == 0);
    CHECK(board.score(Blue) == 3);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("There is no other way out of the City", "[COUNT-LEAVE-11][COUNT-FINAL-05]")
{
    AbbeyPosition board = city();
    put_in(board, Red, Castle);
    put_in(board, Red, Blacksmith);
    board.leave_in_bag({"B"});
    board.turn_without(Red, "B", 2, 0, "FFFF");
    REQUIRE(board.is_over());
    CHECK(board.score(Red) == 0);
    CHECK(count_in(board, Red, Castle) == 1);
}

TEST_CASE("At the end the market leads to any field, one follower at a time, round after round",
          "[COUNT-FINAL-01][COUNT-FINAL-02]")
{
    AbbeyPosition board = city();
    const PieceId red = put_in(board, Red, Market);
    const PieceId blue = put_in(board, Blue, Market);
    const PieceId more = put_in(board, Blue, Market);
    put_in(board, Green, Market);
    board.leave_in_bag({"B"});
    board.turn_without(Green, "B", 2, 0, "FFFF");
    REQUIRE(board.step() == StepKind::count_final_leave);
    CHECK(board.decider() == Red);  // to the left of Green
    CHECK(board.why_not(going(board, red, board.road(-2, -1, West))) == Reason::count_city_other_way);
    board.must(going(board, red, board.field(-2, 0, 6)));
    CHECK(board.decider() == Blue);
    board.must(going(board, blue, board.field(-2, 0, 6)));
    CHECK(board.decider() == Green);
    board.must(declining(board));  // out for good
    CHECK(board.decider() == Blue);
    board.must(going(board, more, board.field(-2, 1, 6)));
    REQUIRE(board.is_over());
    CHECK(board.score(Blue) == 3);
    CHECK(board.score(Red) == 0);
    CHECK(count_in(board, Green, Market) == 1);
}

TEST_CASE("With an option every quarter is emptied at the end", "[COUNT-FINAL-04]")
{
    for (const int any : {0, 1}) {
        AbbeyPosition board = city({option(Option::count_final, any)});
        const PieceId smith = put_in(board, Blue, Blacksmith);
        board.leave_in_bag({"B"});
        board.turn_without(Red, "B", 2, 0, "FFFF");
        CHECK(board.is_over() == (any == 0));
        if (any == 0) continue;
        CHECK(board.why_not(going(board, smith, board.segment(0, 0, 0))) == Reason::count_city_other_way);
        board.must(going(board, smith, board.road(-2, -1, West)));
        REQUIRE(board.is_over());
        CHECK(board.score(Blue) == 1);
    }
}

TEST_CASE("Seats that left the game are not asked, and without an opponent nobody is", "[COUNT-LEAVE-04][COUNT-FINAL-01]")
{
    AbbeyPosition board = with_thief();
    put_in(board, Red, Blacksmith);
    put_in(board, Blue, Blacksmith);
    Action leaving_game;
    leaving_game.kind = ActionKind::resign;
    leaving_game.seat = Red;
    board.must(leaving_game);
    complete_road(board, Green);
    REQUIRE(is_leaving(board, Blue));
    board.must(declining(board));
    CHECK(board.score(Blue) == 3);
    CHECK(count_in(board, Red, Blacksmith) == 1);
}
