// SPDX-License-Identifier: MIT
// The Tower: variants of editions and house rules. All are off unless chosen.
#include "boxes/tower/tower_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// D(0,0), T12 on (0,1), T14 on (1,1) with a tower of two and a Blue follower on it, and monks of Red and Blue beside T12.
TowerPosition mixed(std::vector<Choice> choices = {})
{
    TowerPosition board(towers(2, std::move(choices)));
    board.lay("T12", 0, 1, "FFFF").lay("T14", 1, 1, "FFFF").lay("B", -1, 1, "FFFF").lay("B", 0, 2, "FFFF");
    board.raise(1, 1, 2).put(Blue, board.foundation(1, 1));
    board.put(Red, board.monastery(-1, 1)).put(Blue, board.monastery(0, 2));
    return board;
}

TowerPosition& red_builds(TowerPosition& board) { return board.place(Red, "U", -1, 0, "FRFR").build(0, 1); }

/// How many of the 81 figures of the meadow are targets of a tower of that height.
std::size_t targets_on_meadow(int height, const std::vector<Choice>& choices)
{
    TowerPosition board = meadow(choices);
    board.raise(0, 5, height - 1);
    board.place(Red, "U", 1, 0, "FRFR").build(0, 5);
    return board.targets().size();
}

/// T12 on (0,1) and tiles on three sides of the empty cell (1,1); no tile on (0,2).
TowerPosition round_the_hole(std::vector<Choice> choices)
{
    TowerPosition board(towers(2, std::move(choices)));
    board.lay("T12", 0, 1, "FFFF").lay("U", 1, 0, "FRFR").lay("U", 2, 0, "FRFR");
    board.lay("B", 2, 1, "FFFF").lay("B", 2, 2, "FFFF").lay("B", 1, 2, "FFFF");
    board.put(Blue, board.monastery(1, 2)).put(Blue, board.monastery(2, 2)).put(Blue, board.road(1, 0, East));
    return board;
}

}  // namespace

TEST_CASE("By the rules all followers of the area are targets", "[TOWER-CAPTURE-08][TOWER-CAPTURE-14]")
{
    TowerPosition board = mixed();
    CHECK(red_builds(board).targets() == Cells{{-1, 1}, {1, 1}, {0, 2}});
}

TEST_CASE("With the wording of the first rules own followers are no targets", "[TOWER-OPT-01]")
{
    TowerPosition board = mixed({with(Option::tower_capture_opponents_only)});
    CHECK(red_builds(board).targets() == Cells{{1, 1}, {0, 2}});
    const PieceId own = board.standing_on(board.monastery(-1, 1));
    CHECK(board.judge(board.taking(own)).reason == Reason::cannot_be_taken);
    CHECK(board.judge(board.taking(own)).cell == Position::at(-1, 1));
    CHECK(board.judge(board.taking(own)).piece == own);
    board.finish_turn();
    board.place(Blue, "U", 1, 0, "FRFR").build(0, 1);
    CHECK(board.targets() == Cells{{-1, 1}});  // Red's monk is a target for Blue
}

TEST_CASE("With only own followers in the area there is no capture by the first rules", "[TOWER-OPT-01]")
{
    TowerPosition board(towers(2, {with(Option::tower_capture_opponents_only)}));
    board.lay("T12", 0, 1, "FFFF").put(Red, board.road(0, 0, East));
    board.place(Red, "B", 1, 1, "FFFF").build(0, 1);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("Followers on towers may be safe", "[TOWER-OPT-02]")
{
    TowerPosition board = mixed({with(Option::tower_top_followers_safe)});
    CHECK(red_builds(board).targets() == Cells{{-1, 1}, {0, 2}});
    const PieceId top = board.standing_on(board.foundation(1, 1));
    CHECK(board.judge(board.taking(top)).reason == Reason::cannot_be_taken);
    CHECK(board.judge(board.taking(top)).cell == Position::at(1, 1));
    CHECK(board.judge(board.taking(top)).seat == Blue);
}

TEST_CASE("A safe follower on a tower is still removed by other effects", "[TOWER-OPT-02][TOWER-TOP-11]")
{
    TowerPosition board = mixed({with(Option::tower_top_followers_safe)});
    Play play = board.play();
    moves::send_home(play, board.standing_on(board.foundation(1, 1)), Cause::tower_captured);
    CHECK_FALSE(board.closed(1, 1));
    CHECK(board.height(1, 1) == 2);
    board.place(Red, "U", -1, 0, "FRFR");
    CHECK(board.sites(PieceKind::follower) == Cells{{1, 1}});
}

TEST_CASE("Without the minimum a ransom may be paid into debt", "[TOWER-OPT-03]")
{
    for (int score : {2, 0, -5}) {
        TowerPosition board(towers(2, {with(Option::tower_ransom_without_minimum)}));
        const PieceId id = board.jail(Red, Blue);
        board.set_score(Red, score).begin(Red);
        CHECK(board.ransoms() == std::vector{id});
        board.pay(id);
        CHECK(board.score(Red) == score - 3);
        CHECK(board.score(Blue) == 3);
    }
}

TEST_CASE("Without the minimum there is still one ransom a turn", "[TOWER-OPT-03][TOWER-RANSOM-02]")
{
    TowerPosition board(towers(2, {with(Option::tower_ransom_without_minimum)}));
    const PieceId first = board.jail(Red, Blue);
    const PieceId second = board.jail(Red, Blue);
    board.begin(Red);
    board.pay(first).turn(Red, "V", 0, 1, "FFRR");
    CHECK(board.why_not(board.paying(second)) == Reason::tower_ransom_paid);
}

TEST_CASE("The area may end at the first empty space", "[TOWER-HOUSE-01]")
{
    const auto targets = [](std::vector<Choice> choices) {
        TowerPosition board(towers(2, std::move(choices)));
        board.lay("T12", 0, 1, "FFFF")
            .lay("B", 0, 2, "FFFF")
            .lay("B", 1, 2, "FFFF")
            .lay("B", 2, 2, "FFFF")
            .lay("B", 2, 1, "FFFF");
        board.put(Blue, board.monastery(2, 1)).put(Blue, board.road(0, 0, East)).put(Blue, board.monastery(0, 2));
        return board.raise(0, 1, 2).place(Red, "U", -1, 0, "FRFR").build(0, 1).targets();
    };
    CHECK(targets({}) == Cells{{0, 0}, {2, 1}, {0, 2}});
    CHECK(targets({with(Option::tower_no_capture_over_gaps)}) == Cells{{0, 0}, {0, 2}});
}

TEST_CASE("Without gaps the house rule changes nothing", "[TOWER-HOUSE-01]")
{
    for (int height : {1, 2, 4})
        CHECK(targets_on_meadow(height, {with(Option::tower_no_capture_over_gaps)}) == static_cast<std::size_t>(4 * height + 1));
}

TEST_CASE("An eye for an eye knows no ransom but the exchange", "[TOWER-HOUSE-02]")
{
    TowerPosition board(towers(2, {with(Option::tower_no_ransom)}));
    board.lay("T12", 0, 1, "FFFF").put(Blue, board.road(0, 0, East));
    const PieceId id = board.jail(Red, Blue);
    board.set_score(Red, 20).begin(Red);
    CHECK(board.step() == StepKind::draw);
    board.turn(Red, "B", 1, 1, "FFFF");
    CHECK(board.ransoms().empty());
    CHECK(board.judge(board.paying(id)).reason == Reason::tower_no_ransom);
    CHECK(board.judge(board.paying(id)).piece == id);
    board.build(0, 1).take(board.road(0, 0, East));
    CHECK(board.held(Red, Blue) == 0);
    CHECK(board.held(Blue, Red) == 0);
    CHECK(board.score(Red) == 20);
}

TEST_CASE("With the short range each piece reaches one less", "[TOWER-HOUSE-03]")
{
    const std::size_t spaces[] = {0, 1, 5, 9, 13};
    for (int height = 1; height <= 4; ++height)
        CHECK(targets_on_meadow(height, {with(Option::tower_short_range)}) == spaces[height]);
}

TEST_CASE("With the diagonal rule the area is a diamond", "[TOWER-HOUSE-04]")
{
    const std::size_t spaces[] = {0, 5, 13, 25, 41};
    for (int height = 1; height <= 4; ++height)
        CHECK(targets_on_meadow(height, {with(Option::tower_diagonal_capture)}) == spaces[height]);
}

TEST_CASE("The short range and the diagonal rule combine", "[TOWER-HOUSE-05]")
{
    const std::size_t spaces[] = {0, 1, 5, 13, 25};
    const std::vector<Choice> both = {with(Option::tower_short_range), with(Option::tower_diagonal_capture)};
    for (int height = 1; height <= 4; ++height) CHECK(targets_on_meadow(height, both) == spaces[height]);
}

TEST_CASE("With gaps and diagonals some shortest path must be free of empty spaces", "[TOWER-HOUSE-05]")
{
    const std::vector<Choice> diagonal = {with(Option::tower_diagonal_capture)};
    const std::vector<Choice> both = {with(Option::tower_diagonal_capture), with(Option::tower_no_capture_over_gaps)};
    SECTION("diagonals alone jump over the hole")
    {
        TowerPosition board = round_the_hole(diagonal);
        board.raise(0, 1, 2).place(Red, "U", -1, 0, "FRFR").build(0, 1);
        CHECK(board.targets() == Cells{{1, 0}, {1, 2}, {2, 2}});
    }
    SECTION("no path reaches the cells behind the hole")
    {
        TowerPosition board = round_the_hole(both);
        board.raise(0, 1, 5).place(Red, "U", -1, 0, "FRFR").build(0, 1);
        CHECK(board.targets() == Cells{{1, 0}});  // by (0,0)
        board.finish_turn();
        board.place(Red, "B", 0, 2, "FFFF").build(0, 1);
        CHECK(board.targets() == Cells{{1, 0}, {1, 2}, {2, 2}});  // one path is enough
    }
    SECTION("with the short range one piece more is needed")
    {
        std::vector<Choice> all = both;
        all.push_back(with(Option::tower_short_range));
        TowerPosition board = round_the_hole(all);
        board.raise(0, 1, 1).place(Red, "U", -1, 0, "FRFR").build(0, 1);
        CHECK(board.step() == StepKind::draw);  // (1,0) is two steps away
    }
}

TEST_CASE("Options of the box are refused without it and beyond their values", "[TOWER-OPT-01]")
{
    for (int number = BASTIDE_OPTION_TOWER_CAPTURE_OPPONENTS_ONLY; number <= BASTIDE_OPTION_TOWER_DIAGONAL_CAPTURE; ++number) {
        const int option = index_of(static_cast<Option>(number));
        Config config = empty_config();
        config.copies[static_cast<int>(Set::base)] = 1;
        config.options[option] = 1;
        Fault fault;
        CHECK(build_rules(config, {}, {}, fault) == nullptr);
        CHECK(fault.reason == Reason::config_option_alone);
        CHECK(fault.option == number);
        config.copies[static_cast<int>(Set::tower)] = 1;
        for (int value : {2, -1}) {
            config.options[option] = value;
            CHECK(build_rules(config, {}, {}, fault) == nullptr);
            CHECK(fault.reason == Reason::config_value);
        }
    }
}
