// SPDX-License-Identifier: MIT
// The Messages: which marker moves, when it brings a message, the stack, and what each message says.
#include <set>

#include "boxes/abbot/abbot_position.hpp"
#include "boxes/messages/messages_position.hpp"
#include "boxes/robbers/robbers_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr PieceKind kAll[] = {PieceKind::message_road,    PieceKind::message_city,     PieceKind::message_monastery,
                              PieceKind::message_tile,    PieceKind::message_pennants, PieceKind::message_knights,
                              PieceKind::message_farmers, PieceKind::message_follower};

std::vector<int> causes_listed(const Position& board)
{
    std::vector<int> list;
    for (const Action& action : board.options())
        if (action.kind == ActionKind::choose) list.push_back(action.cause);
    return list;
}

bool may_act(const Position& board) { return board.why_not(choosing(board, Cause::message_action)) == Reason::none; }

Action passing(const Position& board)
{
    Action action;
    action.kind = ActionKind::pass;
    action.seat = board.decider();
    return action;
}

}  // namespace

// ---- markers --------------------------------------------------------------------------------------------------------

TEST_CASE("Each seat has a messenger, which begins on space 0", "[MSG-01]")
{
    const Position board = messages();
    for (const int seat : {Red, Blue, Green}) {
        CHECK(messenger_space(board, seat) == 0);
        CHECK(marker_space(board, seat) == 0);
    }
    Position later = messages();
    set_markers(later, Red, 7, 3);
    CHECK(later.score(Red) == 10);
    CHECK(marker_space(later, Red) == 7);
    CHECK(messenger_space(later, Red) == 3);
    const Position twice = messages(2, {copies_of(Set::messages, 2)});
    CHECK(twice.view().rules.piece_def(PieceKind::messenger).count == 1);
}

TEST_CASE("A seat that scores chooses which marker moves", "[MSG-02]")
{
    for (const bool is_messenger : {false, true}) {
        Position board = messages();
        complete_all(lay_city(board, Blue), Red);
        CHECK(board.score(Blue) == 8);
        REQUIRE(board.step() == StepKind::message_move);
        CHECK(board.decider() == Blue);
        CHECK(marker_space(board, Blue) == 0);  // not yet
        CHECK(board.options().size() == 2);
        CHECK(board.why_not(passing(board)) == Reason::message_must_move);
        is_messenger ? move_messenger(board) : move_marker(board);
        CHECK(marker_space(board, Blue) == (is_messenger ? 0 : 8));
        CHECK(messenger_space(board, Blue) == (is_messenger ? 8 : 0));
        CHECK(board.score(Blue) == 8);
        CHECK(board.step() == StepKind::draw);
    }
}

TEST_CASE("Each scored feature moves a marker of its own", "[MSG-02]")
{
    Position board = messages();
    lay_city(board, Blue).put(Blue, board.road(0, 0, East));
    complete_all(board, Red);
    CHECK(board.score(Blue) == 3 + 8);
    move_messenger(board);  // the road
    REQUIRE(board.step() == StepKind::message_move);
    move_marker(board);  // the city
    CHECK(messenger_space(board, Blue) == 3);
    CHECK(marker_space(board, Blue) == 8);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("Example of a marker that ends on a space divisible by five", "[MSGEX-01][MSG-03]")
{
    Position board = messages();
    set_markers(lay_city(board, Red), Red, 7, 3);
    complete_all(board, Red);
    move_marker(board);
    CHECK(marker_space(board, Red) == 15);
    CHECK(board.step() == StepKind::message_draw);
    Position other = messages();
    set_markers(lay_city(other, Red), Red, 7, 3);
    complete_all(other, Red);
    move_messenger(other);
    CHECK(messenger_space(other, Red) == 11);
    CHECK(other.step() == StepKind::draw);
}

TEST_CASE("Example of points in the turn of another seat", "[MSGEX-02][MSG-03]")
{
    Position board = messages();
    set_markers(lay_city(board, Red), Red, 7, 3);
    complete_all(board, Blue);
    move_marker(board);
    CHECK(marker_space(board, Red) == 15);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("Space 0 is divisible by five, too", "[MSG-03]")
{
    Position board = messages();
    set_markers(lay_city(board, Red), Red, 42, 3);
    complete_all(board, Red);
    move_marker(board);
    CHECK(marker_space(board, Red) == 0);
    CHECK(board.step() == StepKind::message_draw);
}

TEST_CASE("What a watchtower pays for a city moves a marker together with the city", "[MSG-02]")
{
    Position board = messages(3, {}, {Set::watchtowers});
    board.lay("U", 1, 0, "FRFR").lay("WT_L", 1, -1, "FRFC").put(Red, board.city(1, -1, West));
    board.turn_without(Green, "N", 0, -1, "FCCF");
    REQUIRE(board.step() == StepKind::message_move);
    move_messenger(board);
    CHECK(board.step() != StepKind::message_move);
    CHECK(messenger_space(board, Red) == 3 + 6);
    CHECK(marker_space(board, Red) == 0);
}

TEST_CASE("Points that are lost move the score marker back", "[MSG-02]")
{
    TowerPosition board(PositionSetup{.seats = 2, .sets = {Set::base, Set::tower, Set::messages}});
    set_markers(board, Red, 10, 4);
    set_markers(board, Blue, 2, 0);
    const PieceId prisoner = board.jail(Red, Blue);
    board.begin(Red).must(board.paying(prisoner));
    CHECK(marker_space(board, Red) == 7);
    CHECK(messenger_space(board, Red) == 4);
    REQUIRE(board.step() == StepKind::message_move);
    CHECK(board.decider() == Blue);
    move_marker(board);
    CHECK(marker_space(board, Blue) == 5);
    CHECK(board.step() == StepKind::draw);
}

// ---- the stack ------------------------------------------------------------------------------------------------------

TEST_CASE("A message is worth two points or its action, then it goes under the stack", "[MSG-04][MSG-11]")
{
    Position board = messages();
    message(board, Red, PieceKind::message_knights);
    REQUIRE(board.step() == StepKind::message_read);
    CHECK(board.decider() == Red);
    CHECK(board.why_not(passing(board)) == Reason::message_must_choose);
    CHECK(board.why_not(choosing(board, Cause::crop_added)) == Reason::message_must_choose);
    CHECK(board.view().lasting(ModuleId::messages, boxes::messages::kPlaces + boxes::messages::kKnights) == 1);
    take_seal(board);
    CHECK(board.score(Red) == 2);
    move_marker(board);
    CHECK(marker_space(board, Red) == 2);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("Nobody knows the stack until each message was drawn once, then they come in the same order", "[MSG-11]")
{
    Position board = messages();
    const int order[] = {5, 2, 7, 0, 1, 3, 6, 4};
    for (int i = 0; i < 8; ++i) {
        set_markers(board, Red, 0, 0);
        Play play = board.play();
        moves::set_turn(play, Red);
        push_step(play, boxes::messages::kDraw, Red);
        CHECK(board.options().size() == static_cast<std::size_t>(8 - i));
        if (i > 0) CHECK(board.why_not(drawing_message(kAll[order[i - 1]])) == Reason::message_not_next);
        board.must(drawing_message(kAll[order[i]]));
        take_seal(board);
        move_marker(board);
    }
    for (int i = 0; i < 10; ++i) {
        set_markers(board, Red, 0, 0);
        Play play = board.play();
        push_step(play, boxes::messages::kDraw, Red);
        const std::vector<Action> options = board.options();
        REQUIRE(options.size() == 1);
        CHECK(options[0].piece_kind == static_cast<u16>(kAll[order[i % 8]]));
        board.must(options[0]);
        take_seal(board);
        move_marker(board);
    }
}

TEST_CASE("The generator draws each message once in eight draws", "[MSG-11]")
{
    std::set<int> first;
    for (u64 seed = 1; seed <= 40; ++seed) {
        Position board(PositionSetup{.seats = 2, .sets = {Set::base, Set::messages}, .chance = Chance::seeded, .seed = seed});
        Play play = board.play();
        std::set<int> drawn;
        for (int i = 0; i < 8; ++i) {
            const Step step{play.rules.step_number(boxes::messages::kDraw), Red};
            boxes::messages::kDraw.enter(play, step);
            drawn.insert(play.state.header().waiting[play.state.header().depth - 1].a);
            if (i == 0) first.insert(*drawn.begin());
            play.writable().header().depth = 0;
        }
        CHECK(drawn.size() == 8);
    }
    CHECK(first.size() == 8);
}

// ---- the messages ---------------------------------------------------------------------------------------------------

TEST_CASE("Example of the message of a road", "[MSGEX-03][MSG-05][MSG-06]")
{
    for (const bool by_seal : {false, true}) {
        Position board = messages();
        board.lay("W", -1, 0, "RRRF");  // a road of 2 tiles with the start tile
        board.lay("U", -1, -1, "RFRF").lay("U", -1, -2, "RFRF").lay("U", -1, -3, "RFRF");
        board.put(Red, board.road(0, 0, West)).put(Red, board.road(-1, -1, North));
        message(board, Red, PieceKind::message_road);
        by_seal ? take_seal(board) : do_action(board);
        CHECK(board.score(Red) == 2);
        CHECK(board.supply(Red) == 5);  // both thieves stay
    }
}

TEST_CASE("The majority does not matter for a message of a road, city or monastery", "[MSG-05][MSG-06]")
{
    Position board = messages();
    board.lay("W", -1, 0, "RRRF").put(Red, board.road(0, 0, West)).put(Blue, board.road(0, 0, West));
    board.put(Blue, board.road(0, 0, West));
    message(board, Red, PieceKind::message_road);
    do_action(board);
    CHECK(board.score(Red) == 2);
}

TEST_CASE("The message of a city pays the least valuable one", "[MSG-05][MSG-06]")
{
    Position board = messages();
    lay_city(board, Red).lay("N", 0, -2, "CFFC").put(Red, board.city(0, -2, North));
    message(board, Red, PieceKind::message_city);
    do_action(board);
    CHECK(board.score(Red) == 1);  // not 2 tiles and a pennant
    CHECK(board.supply(Red) == 5);
}

TEST_CASE("The message of a monastery pays the least valuable one, a garden does not count", "[MSG-05][MSG-06][ABBOT-QA-01]")
{
    Position board = messages();
    board.lay("B", 0, 1, "FFFF").lay("B", 0, 2, "FFFF").put(Red, board.monastery(0, 1)).put(Red, board.monastery(0, 2));
    message(board, Red, PieceKind::message_monastery);
    do_action(board);
    CHECK(board.score(Red) == 2);  // (0,2) with (0,1); the other one has three tiles
    Position none = messages(2, {}, {Set::abbot});
    lay_garden(none);
    none.put(Red, garden(none, 0, 1), PieceKind::abbot);
    message(none, Red, PieceKind::message_monastery);
    CHECK(none.why_not(choosing(none, Cause::message_action)) == Reason::message_nothing);
}

TEST_CASE("Without an own follower there a message brings its two points alone", "[MSG-06]")
{
    for (const PieceKind kind : {PieceKind::message_road, PieceKind::message_city, PieceKind::message_monastery,
                                 PieceKind::message_knights, PieceKind::message_farmers}) {
        Position board = messages();
        board.put(Blue, board.road(0, 0, East));
        message(board, Red, kind);
        CHECK(causes_listed(board) == std::vector<int>{static_cast<int>(Cause::message_seal)});
        CHECK(board.why_not(choosing(board, Cause::message_action)) == Reason::message_nothing);
    }
}

TEST_CASE("The message of a tile gives another turn", "[MSG-05]")
{
    Position board = messages();
    set_markers(lay_city(board, Red), Red, 7, 3);
    complete_all(board, Red);
    move_marker(board).must(drawing_message(PieceKind::message_tile));
    do_action(board);
    CHECK(board.score(Red) == 18);
    CHECK(board.step() == StepKind::draw);
    CHECK(board.view().state.header().active == Red);
    const std::vector<Event> events = board.events();
    CHECK(events.back().kind == EventKind::turn_began);
    CHECK(events.back().cause == Cause::message_another);
    board.turn_without(Red, "U", 2, 0, "FRFR");
    CHECK(board.view().state.header().active == Blue);
}

TEST_CASE("Without a tile left there is no other turn", "[MSG-05]")
{
    Position board = messages();
    board.leave_in_bag({});
    message(board, Red, PieceKind::message_tile);
    CHECK(board.why_not(choosing(board, Cause::message_action)) == Reason::message_nothing);
}

TEST_CASE("The message of pennants pays two points for each in a city with an own knight", "[MSG-05]")
{
    Position board = messages();
    lay_city(board, Red).put(Blue, board.city(1, -2, South));
    message(board, Red, PieceKind::message_pennants);
    Action action;
    action.kind = ActionKind::choose_place;
    action.seat = Red;
    action.cell = Position::at(1, -1);
    action.segment = segment_index(board.view().state, board.city(1, -1, South));
    CHECK(board.options().size() == 2);  // that city, or the seal
    Action elsewhere = action;
    elsewhere.cell = Position::at(0, 0);
    elsewhere.segment = segment_index(board.view().state, board.city(0, 0, North));
    CHECK(board.why_not(elsewhere) == Reason::message_no_knight);
    CHECK_FALSE(may_act(board));
    board.must(action);
    CHECK(board.score(Red) == 2);
    CHECK(board.supply(Red) == 6);
}

TEST_CASE("The messages of knights and of farmers pay two points for each own one", "[MSG-05]")
{
    Position board = messages();
    lay_city(board, Red).put(Red, board.city(0, 0, North)).put(Blue, board.city(0, 0, North));
    board.put(Red, board.field(0, 0, 4)).put(Red, board.road(0, 0, East));
    message(board, Red, PieceKind::message_knights);
    do_action(board);
    CHECK(board.score(Red) == 2 * 2);
    move_marker(board);
    message(board, Red, PieceKind::message_farmers);
    do_action(board);
    CHECK(board.score(Red) == 2 * 2 + 2);
}

TEST_CASE("The message of a follower scores an own one as at the end and takes it back", "[MSG-05]")
{
    Position board = messages();
    board.lay("W", -1, 0, "RRRF").put(Red, board.road(0, 0, West)).put(Blue, board.city(0, 0, North));
    message(board, Red, PieceKind::message_follower);
    REQUIRE(board.options().size() == 2);  // the thief, or the seal
    board.must(board.options()[0]);
    CHECK(board.options().size() == 2);
    CHECK(board.score(Red) == 2);
    CHECK(board.supply(Red) == 7);
    CHECK(board.moves_for({Cause::message_taken}).size() == 1);
    Position outnumbered = messages();
    outnumbered.lay("W", -1, 0, "RRRF").put(Red, outnumbered.road(0, 0, West));
    outnumbered.put(Blue, outnumbered.road(0, 0, West)).put(Blue, outnumbered.road(0, 0, West));
    message(outnumbered, Red, PieceKind::message_follower);
    outnumbered.must(outnumbered.options()[0]);
    CHECK(outnumbered.score(Red) == 0);  // without the majority it pays nothing
    CHECK(outnumbered.supply(Red) == 7);
}

TEST_CASE("The message of a follower takes only own ones", "[MSG-05]")
{
    Position board = messages();
    board.put(Blue, board.road(0, 0, West));
    message(board, Red, PieceKind::message_follower);
    Action action;
    action.kind = ActionKind::take;
    action.seat = Red;
    action.cause = static_cast<i32>(Cause::message_taken);
    action.piece = board.view().rules.first_piece(Blue, PieceKind::follower).raw;
    CHECK(board.why_not(action) == Reason::cannot_be_taken);
    action.piece = board.view().rules.first_piece(Red, PieceKind::follower).raw;
    CHECK(board.why_not(action) == Reason::not_on_board);
}

// ---- rounds ---------------------------------------------------------------------------------------------------------

TEST_CASE("The points of a message may bring another one", "[MSG-07]")
{
    Position board = messages();
    set_markers(lay_city(board, Red), Red, 2, 3);
    complete_all(board, Red);
    move_marker(board).must(drawing_message(PieceKind::message_road));  // 10
    take_seal(board);
    move_messenger(board);  // 5
    CHECK(board.step() == StepKind::message_draw);
    board.must(drawing_message(PieceKind::message_city));
    take_seal(board);
    move_messenger(board);
    CHECK(messenger_space(board, Red) == 7);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("A round of scoring brings one message", "[MSG-08]")
{
    Position board = messages();
    set_markers(lay_city(board, Red).put(Red, board.road(0, 0, East)), Red, 2, 2);
    complete_all(board, Red);
    move_messenger(board);  // the road: 5
    REQUIRE(board.step() == StepKind::message_draw);
    board.must(drawing_message(PieceKind::message_road));
    take_seal(board);
    move_messenger(board);  // 7
    REQUIRE(board.step() == StepKind::message_move);
    move_marker(board);  // the city: 10
    CHECK(marker_space(board, Red) == 10);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("In the final scoring no marker is chosen and no message comes", "[MSG-09]")
{
    Position board = messages();
    set_markers(lay_city(board, Red), Red, 7, 3);
    board.end();
    CHECK(board.is_over());
    CHECK(board.score(Red) == 10 + 3);  // two tiles and a pennant are not complete
}

TEST_CASE("With one marker a turn a seat moves it for all that it scores", "[MSG-10]")
{
    Position board = messages(3, {with(Option::messages_one_marker)});
    set_markers(lay_city(board, Red).put(Red, board.road(0, 0, East)), Red, 4, 1);
    complete_all(board, Red);
    REQUIRE(board.step() == StepKind::message_move);
    move_marker(board);  // 3 + 8 points
    CHECK(marker_space(board, Red) == 15);
    REQUIRE(board.step() == StepKind::message_draw);
    board.must(drawing_message(PieceKind::message_road));
    take_seal(board);  // the same marker without being asked
    CHECK(marker_space(board, Red) == 17);
    CHECK(messenger_space(board, Red) == 1);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("With the option a space with another marker brings no message", "[MSG-12]")
{
    for (const int other : {15, 16}) {
        Position board = messages(3, {with(Option::messages_empty_space)});
        set_markers(lay_city(board, Red), Red, 7, 3);
        set_markers(board, Blue, other, 0);
        complete_all(board, Red);
        move_marker(board);
        CHECK(board.step() == (other == 15 ? StepKind::draw : StepKind::message_draw));
    }
    Position own = messages(3, {with(Option::messages_empty_space)});
    set_markers(lay_city(own, Red), Red, 7, 15);
    complete_all(own, Red);
    move_marker(own);
    CHECK(own.step() == StepKind::draw);
}

// ---- other boxes ----------------------------------------------------------------------------------------------------

TEST_CASE("A robber follows the marker that leaves its space", "[ROB-STEAL-08]")
{
    for (const bool is_messenger : {true, false}) {
        Position board = messages(3, {}, {Set::robbers});
        set_markers(lay_city(board, Blue), Blue, 12, 3);
        lie_in_wait(board, Red, 3);  // where Blue's messenger is
        complete_all(board, Green);
        is_messenger ? move_messenger(board) : move_marker(board);
        CHECK(board.score(Red) == (is_messenger ? 4 : 0));
        CHECK(robber_space(board, Red) == (is_messenger ? -1 : 3));
        if (!is_messenger) continue;
        REQUIRE(board.step() == StepKind::message_move);  // the thief's own points
        CHECK(board.decider() == Red);
    }
}

TEST_CASE("A robber robs nothing of the marker that was elsewhere", "[ROB-STEAL-08]")
{
    Position board = messages(3, {}, {Set::robbers});
    set_markers(lay_city(board, Blue).put(Blue, board.road(0, 0, East)), Blue, 12, 3);
    lie_in_wait(board, Red, 3);
    complete_all(board, Green);
    move_messenger(board);  // the road, 3 points
    move_marker(board);     // the city, 8 points
    CHECK(board.score(Red) == 2);
}

TEST_CASE("A robber is sent to either marker", "[ROB-STEAL-08]")
{
    Position board = messages(3, {}, {Set::robbers});
    set_markers(board, Blue, 12, 3);
    board.turn(Red, "RB_D", 1, 0, "FRFR").must(sending_to(board, Blue));
    REQUIRE(board.step() == StepKind::robbers_marker);
    CHECK(board.options().size() == 2);
    CHECK(board.why_not(passing(board)) == Reason::robbers_must_choose);
    board.must(choosing(board, Cause::robbers_second_marker));
    CHECK(robber_space(board, Red) == 3);
    Position there = messages(3, {}, {Set::robbers});
    set_markers(there, Blue, 12, 3);
    lie_in_wait(there, Red, 3);
    there.turn(Red, "RB_D", 1, 0, "FRFR").must(sending_to(there, Blue));
    CHECK(robber_space(there, Red) == 12);  // the other one is no choice
}

TEST_CASE("A price at a bazaar moves a marker and brings no message", "[BAZAAR-AUCTION-09][MSG-03]")
{
    Position board = messages(2, {}, {Set::bridges_castles_bazaars});
    set_markers(board, Red, 2, 0);
    Play play = board.play();
    moves::set_turn(play, Red);
    moves::transfer(play, Blue, Reward::bazaar_paid, Red, Reward::bazaar_sold, 3);
    REQUIRE(board.step() == StepKind::message_move);
    move_marker(board);
    CHECK(marker_space(board, Red) == 5);
    CHECK(board.step() == StepKind::draw);
}
