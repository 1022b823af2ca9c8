// SPDX-License-Identifier: MIT
// The Robbers: who may send a robber where, and what it robs.
#include "boxes/robbers/robbers_position.hpp"

#include "boxes/count_city/city_position.hpp"
#include "boxes/hills_sheep/hills_position.hpp"
#include "boxes/princess_dragon/dragon_position.hpp"
#include "play/track.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// Red places a tile with robbers beside the start tile.
Position& place_robbers(Position& board, int seat = Red) { return board.turn(seat, "RB_D", 1, 0, "FRFR"); }

int count_lines(const Position& board, Reward reward)
{
    int count = 0;
    for (const Event& event : board.events()) count += event.kind == EventKind::scored && event.reward == reward;
    return count;
}

}  // namespace

// ---- the box --------------------------------------------------------------------------------------------------------

TEST_CASE("Eight tiles with robbers, and a robber for each seat", "[ROB-COMP-01][ROB-PLACE-01]")
{
    const Position board = robbers();
    const std::pair<const char*, int> tiles[] = {{"RB_A", 2}, {"RB_B", 1}, {"RB_C", 1}, {"RB_D", 2}, {"RB_E", 1}, {"RB_F", 1}};
    for (const auto& [name, count] : tiles) CHECK(board.view().state.left(board.tile(name)) == count);
    for (const int seat : {Red, Blue, Green}) {
        CHECK(board.supply(seat, kRobber) == 1);
        CHECK(robber_space(board, seat) == -1);
    }
    const Position twice = robbers(2, {copies_of(Set::robbers, 2)});
    CHECK(twice.view().state.left(twice.tile("RB_A")) == 4);
    CHECK(twice.supply(Red, kRobber) == 1);
}

// ---- coming to the track --------------------------------------------------------------------------------------------

TEST_CASE("Who places a tile with robbers may put the robber on the space of another marker", "[ROB-PLACE-01]")
{
    Position board = robbers();
    board.set_score(Blue, 12).set_score(Green, 30);
    place_robbers(board);
    REQUIRE(board.step() == StepKind::robbers_place);
    CHECK(board.decider() == Red);
    CHECK(board.options().size() == 3);  // Blue, Green, or pass
    CHECK(board.why_not(sending_to(board, Red)) == Reason::robbers_own_marker);
    CHECK(board.why_not(sending_to(board, 3)) == Reason::no_such_seat);
    board.must(sending_to(board, Blue));
    CHECK(robber_space(board, Red) == 12);
    CHECK(board.supply(Red, kRobber) == 0);
    const std::vector<Event> moved = board.moves_for({Cause::robbers_placed});
    REQUIRE(moved.size() == 1);
    CHECK(moved[0].spot == Spot::space);
    CHECK(moved[0].segment == 12);
    CHECK(moved[0].from_spot == Spot::supply);
}

TEST_CASE("A robber on the track may be moved, but not to its own space", "[ROB-PLACE-01]")
{
    Position board = robbers();
    board.set_score(Blue, 12).set_score(Green, 30);
    lie_in_wait(board, Red, 12);
    place_robbers(board);
    CHECK(board.why_not(sending_to(board, Blue)) == Reason::robbers_is_there);
    CHECK(board.options().size() == 2);
    board.must(sending_to(board, Green));
    CHECK(robber_space(board, Red) == 30);
    CHECK(board.moves_for({Cause::robbers_placed}).back().from_segment == 12);
}

TEST_CASE("A tile without robbers brings none to the track", "[ROB-PLACE-01]")
{
    Position board = robbers();
    board.turn(Red, "U", 1, 0, "FRFR");
    CHECK(board.step() == StepKind::act);
}

TEST_CASE("A robber that has nowhere to go is not asked for", "[ROB-PLACE-01]")
{
    Position board = robbers(2);
    lie_in_wait(board, Red, 0);  // where Blue's marker is
    lie_in_wait(board, Blue, 7);
    place_robbers(board);
    CHECK(board.step() == StepKind::act);
}

TEST_CASE("Then the next seat whose robber is in the supply may place it", "[ROB-PLACE-02]")
{
    Position board = robbers();
    board.set_score(Red, 9);
    place_robbers(board).pass();
    REQUIRE(board.step() == StepKind::robbers_place);
    CHECK(board.decider() == Blue);
    board.must(sending_to(board, Red));
    CHECK(robber_space(board, Blue) == 9);
    CHECK(board.step() == StepKind::act);  // only this one
    CHECK(board.decider() == Red);
    Position later = robbers();
    lie_in_wait(later, Blue, 40);
    place_robbers(later).pass();
    CHECK(later.step() == StepKind::robbers_place);
    CHECK(later.decider() == Green);
    later.pass();
    CHECK(later.step() == StepKind::act);
}

TEST_CASE("With the option each other seat may place its robber, in turn order", "[ROB-PLACE-02]")
{
    Position board = robbers(4, {with(Option::robbers_all)});
    lie_in_wait(board, Green, 40);
    place_robbers(board, Blue);
    std::vector<int> asked;
    while (board.step() == StepKind::robbers_place) {
        asked.push_back(board.decider());
        board.pass();
    }
    CHECK(asked == std::vector<int>{Blue, Yellow, Red});  // Green's robber is on the track
}

TEST_CASE("Example of markers that share a space", "[ROBEX-03][ROB-PLACE-03]")
{
    for (const int whose : {Red, Blue}) {
        Position board = robbers();
        board.set_score(Red, 3).set_score(Blue, 53);
        place_robbers(board, Green).must(sending_to(board, whose));
        CHECK(robber_space(board, Green) == 3);
    }
    CHECK(track_space(50) == 0);
    CHECK(track_space(149) == 49);
    CHECK(track_space(-3) == 47);
}

// ---- robbing --------------------------------------------------------------------------------------------------------

TEST_CASE("Example of a road that is robbed", "[ROBEX-01][ROB-STEAL-01]")
{
    Position board = robbers();
    board.lay("W", -1, 0, "RRRF").set_score(Blue, 12);
    place_robbers(board).must(sending_to(board, Blue)).pass();
    board.pass();
    for (const int x : {2, 3, 4}) board.lay("U", x, 0, "FRFR");
    board.put(Blue, board.road(0, 0, East));
    end_road(board, Blue);
    CHECK(board.score(Blue) == 12 + 7);
    CHECK(board.score(Red) == 4);
    CHECK(robber_space(board, Red) == -1);
    CHECK(board.supply(Red, kRobber) == 1);
}

TEST_CASE("Example of a robber that has a choice", "[ROBEX-02][ROB-STEAL-02][ROB-STEAL-03]")
{
    for (const bool robs_road : {true, false}) {
        Position board = robbers();
        board.set_score(Blue, 12);
        lie_in_wait(lay_city_and_road(board, Blue, Blue), Red, 12);
        complete_both(board, Blue);
        CHECK(board.score(Blue) == 12 + 3 + 8);
        REQUIRE(board.step() == StepKind::robbers_rob);
        CHECK(board.decider() == Red);
        CHECK(board.why_not(robbing(board, Cause::crop_added)) == Reason::robbers_must_choose);
        board.must(robs_road ? robbing(board) : [&] {
            Action pass;
            pass.kind = ActionKind::pass;
            pass.seat = Red;
            return pass;
        }());
        CHECK(board.score(Red) == (robs_road ? 2 : 4));
        CHECK(robber_space(board, Red) == -1);
        CHECK(board.step() == StepKind::draw);
        CHECK(count_lines(board, Reward::robbers_share) == 1);
    }
}

TEST_CASE("A robber chooses among the markers that leave its space", "[ROB-STEAL-03]")
{
    Position board = robbers();
    board.set_score(Blue, 12).set_score(Green, 62);
    lie_in_wait(lay_city_and_road(board, Blue, Green), Red, 12);
    complete_both(board, Blue);
    CHECK(board.score(Blue) == 12 + 8);
    CHECK(board.score(Green) == 62 + 3);
    REQUIRE(board.step() == StepKind::robbers_rob);
    board.pass();
    CHECK(board.score(Red) == 4);
    const Event line = [&] {
        for (const Event& event : board.events())
            if (event.kind == EventKind::scored && event.reward == Reward::robbers_share) return event;
        return Event{};
    }();
    CHECK(line.seat == Red);
    CHECK(line.other_seat == Blue);
    CHECK(line.points == 4);
}

TEST_CASE("Equal points leave a robber no choice", "[ROB-STEAL-03]")
{
    Position board = robbers();
    board.lay("W", -1, 0, "RRRF").lay("E", 0, -1, "FFCF").lay("E", 1, -1, "FFCF");
    board.put(Blue, board.city(1, -1, South)).put(Green, board.road(0, 0, East));
    lie_in_wait(board, Red, 0);
    complete_both(board, Blue);
    CHECK(board.score(Blue) == 4);
    CHECK(board.score(Green) == 3);
    CHECK(board.score(Red) == 2);  // half of 4, or half of 3 rounded up
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("A robber on another space robs nothing", "[ROB-STEAL-01]")
{
    Position board = robbers();
    board.set_score(Blue, 12);
    lie_in_wait(lay_road(board, Blue), Red, 19);  // where Blue's marker arrives
    end_road(board, Blue);
    CHECK(board.score(Red) == 0);
    CHECK(robber_space(board, Red) == 19);
}

TEST_CASE("A marker that goes on from a space on which it arrives is robbed there", "[ROB-STEAL-02][ROB-STEAL-03]")
{
    Position board = robbers();
    board.set_score(Blue, 12);
    lie_in_wait(lay_city_and_road(board, Blue, Blue), Red, 15);  // the road takes it to 15, the city from there to 23
    complete_both(board, Blue);
    CHECK(board.score(Blue) == 23);
    CHECK(board.score(Red) == 4);
}

TEST_CASE("The own marker is not robbed", "[ROB-STEAL-01]")
{
    Position board = robbers();
    lie_in_wait(lay_road(board, Red), Red, 0);
    end_road(board, Red);
    CHECK(board.score(Red) == 7);
    CHECK(robber_space(board, Red) == 0);
}

TEST_CASE("Each robber on the space robs, that of the seat on turn first", "[ROB-STEAL-01][ROB-STEAL-03]")
{
    Position board = robbers();
    board.set_score(Blue, 12);
    lie_in_wait(lay_road(board, Blue), Red, 12);
    lie_in_wait(board, Green, 12);
    end_road(board, Green);
    CHECK(board.score(Blue) == 19);
    CHECK(board.score(Red) == 4);
    CHECK(board.score(Green) == 4);
    std::vector<int> thieves;
    for (const Event& event : board.events())
        if (event.reward == Reward::robbers_share && event.kind == EventKind::scored) thieves.push_back(event.seat);
    CHECK(thieves == std::vector<int>{Green, Red});
}

TEST_CASE("All lines of a feature are one move", "[ROB-STEAL-02]")
{
    Position board = robbers(3, {}, {Set::princess_dragon});
    lay_road(board, Blue);
    put_fairy(board, on(board, board.road(0, 0, East)));
    lie_in_wait(board, Red, 0);
    end_road(board, Green);
    CHECK(board.score(Blue) == 7 + 3);
    CHECK(board.score(Red) == 5);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("Points won by robbing are not robbed", "[ROB-STEAL-04]")
{
    Position board = robbers();
    board.set_score(Blue, 12).set_score(Red, 48);
    lie_in_wait(lay_road(board, Blue), Red, 12);
    lie_in_wait(board, Green, 48);  // on the space of the thief's marker
    end_road(board, Blue);
    CHECK(board.score(Red) == 48 + 4);
    CHECK(board.score(Green) == 0);
    CHECK(robber_space(board, Green) == 2);  // it went along
    const std::vector<Event> moved = board.moves_for({Cause::robbers_followed});
    REQUIRE(moved.size() == 1);
    CHECK(moved[0].from_segment == 48);
    CHECK(moved[0].segment == 2);
}

TEST_CASE("A robber that robs something itself does not go along", "[ROB-STEAL-04]")
{
    Position board = robbers();
    // All markers are on 0. Green robs Blue and Red robs Blue; Green's robber lies where Red's marker is, too.
    lie_in_wait(lay_road(board, Blue), Red, 0);
    lie_in_wait(board, Green, 0);
    end_road(board, Red);
    CHECK(board.score(Red) == 4);
    CHECK(board.score(Green) == 4);
    CHECK(board.moves_for({Cause::robbers_followed}).empty());
}

TEST_CASE("A ransom that is received is robbed", "[ROB-STEAL-05][ROB-STEAL-06]")
{
    TowerPosition board(PositionSetup{.seats = 3, .sets = {Set::base, Set::tower, Set::robbers}});
    board.set_score(Red, 10).set_score(Blue, 20);
    const PieceId prisoner = board.jail(Red, Blue);
    lie_in_wait(board, Green, 20);
    lie_in_wait(board, Blue, 10);
    board.begin(Red).must(board.paying(prisoner));
    CHECK(board.score(Red) == 7);  // its marker went back and left the robber where it is
    CHECK(robber_space(board, Blue) == 10);
    CHECK(board.score(Blue) == 23);
    CHECK(board.score(Green) == 2);
    CHECK(robber_space(board, Green) == -1);
}

TEST_CASE("Other points during the game are robbed, too", "[ROB-STEAL-05]")
{
    Position rose = robbers(3, {}, {Set::wind_roses});  // WR_A lies on (0,0)
    rose.lay("B", 0, -1, "FFFF").lay("B", 1, -1, "FFFF");
    lie_in_wait(rose, Red, 0);
    rose.turn_without(Blue, "WR_C", 2, -1, "CCFF");
    CHECK(rose.score(Blue) == 3);
    CHECK(rose.score(Red) == 2);
    CHECK(robber_space(rose, Red) == -1);
}

TEST_CASE("Robbers come before features are scored", "[ROB-PLACE-01]")
{
    Position board = robbers(2);
    lay_road(board, Blue).turn(Red, "RB_E", 5, 0, "RFRR");
    REQUIRE(board.step() == StepKind::robbers_place);
    CHECK(board.score(Blue) == 0);
    board.must(sending_to(board, Blue)).pass().pass();
    CHECK(board.score(Blue) == 7);
    CHECK(board.score(Red) == 4);
}

TEST_CASE("In the final scoring robbers do nothing", "[ROB-STEAL-07]")
{
    Position board = robbers();
    lie_in_wait(lay_road(board, Blue), Red, 0);
    board.end();
    CHECK(board.score(Blue) == 6);
    CHECK(board.score(Red) == 0);
    CHECK(robber_space(board, Red) == 0);
}

TEST_CASE("The robber of a seat that leaves the game leaves the track", "[ROB-STEAL-01][resign]")
{
    Position board = robbers();
    lie_in_wait(lay_road(board, Blue), Red, 0);
    Action leaves;
    leaves.kind = ActionKind::resign;
    leaves.seat = Red;
    board.must(leaves);
    CHECK(robber_space(board, Red) == -1);
    CHECK(board.moves_for({Cause::resigned}).size() == 1);
    end_road(board, Blue);
    CHECK(board.score(Blue) == 7);
    CHECK(board.score(Red) == 0);
}

// ---- other boxes ----------------------------------------------------------------------------------------------------

TEST_CASE("Nothing on the board affects a robber", "[ROB-TRAIT-01]")
{
    Position festival = robbers(3, {}, {Set::festival});
    lie_in_wait(festival, Red, 12);
    festival.turn(Red, "FE01", 1, 0, "RRRR");
    for (const Action& action : festival.options()) CHECK(action.kind != ActionKind::take);
    Action takes;
    takes.kind = ActionKind::take;
    takes.seat = Red;
    takes.piece = robber_of(festival, Red).raw;
    takes.cause = static_cast<i32>(Cause::festival_returned);
    CHECK(festival.why_not(takes) == Reason::cannot_be_taken);
}

TEST_CASE("A robber on a space of the track is in no quarter of the City", "[ROB-TRAIT-01]")
{
    Position board = robbers(3, {}, {Set::count_city});
    for (const int space : {0, 1, 2, 3}) {
        lie_in_wait(board, Red, space);
        Verdict verdict;
        for (const WhyNotStandHook hook : board.view().rules.on.why_not_stand)
            CHECK(hook(board.view(), robber_of(board, Red), verdict) == Reason::none);
    }
}

TEST_CASE("A flock that is guided home is robbed before another shepherd is asked", "[ROB-STEAL-05][HS-SEQ-02]")
{
    AbbeyPosition board = hills({}, {Set::base, Set::hills_sheep, Set::robbers});
    board.lay("V", 0, 1, "FRRF").lay("V", 1, 1, "FFRR").lay("V", 1, 2, "RFFR");
    tend(board, Red, inner_field(board), {kTwo, kThree});
    tend(board, Blue, board.field(1, 2, 4), {kOne});
    lie_in_wait(board, Green, 0);
    board.turn_without(Blue, "V", 0, 2, "RRFF");  // closes the field of Red and extends that of Blue
    REQUIRE(must_choose(board, Blue));
    CHECK(board.score(Red) == 5);
    CHECK(board.score(Green) == 3);
    CHECK(robber_space(board, Green) == -1);
    board.must(guide(board, Blue));
    CHECK(board.score(Blue) == 1);
}

TEST_CASE("With messages and no messengers a robber lies in wait for the one marker", "[ROB-STEAL-01][ROB-STEAL-08]")
{
    const Choice none{static_cast<i32>(ChoiceKind::pieces), static_cast<i32>(PieceKind::messenger), 0};
    Position board = robbers(3, {none}, {Set::messages});
    lie_in_wait(lay_road(board, Blue), Red, 0);
    end_road(board, Blue);
    CHECK(board.score(Blue) == 7);
    CHECK(board.score(Red) == 4);
    CHECK(robber_space(board, Red) == -1);
}

TEST_CASE("What a watchtower pays for a city is robbed together with the city", "[ROB-STEAL-02][ROB-STEAL-03]")
{
    Position board = robbers(3, {}, {Set::watchtowers});
    board.lay("U", 1, 0, "FRFR").lay("WT_L", 1, -1, "FRFC").put(Red, board.city(1, -1, West));
    lie_in_wait(board, Blue, 0);
    board.turn_without(Green, "N", 0, -1, "FCCF");
    CHECK(board.score(Red) == 3 + 6);  // three tiles with a city in sight, and a city of three tiles
    CHECK(board.score(Blue) == 5);
}
