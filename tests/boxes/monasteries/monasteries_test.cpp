// SPDX-License-Identifier: MIT
// Special monasteries: the two roles, what each scores and when, and how they meet other boxes.
#include <string>
#include <vector>

#include "boxes/abbot/abbot_position.hpp"
#include "boxes/bridges_castles_bazaars/castle_position.hpp"
#include "boxes/count_city/city_position.hpp"
#include "boxes/monasteries/monasteries_position.hpp"
#include "boxes/monasteries/tiles.hpp"
#include "boxes/princess_dragon/dragon_position.hpp"
#include "play/scoring.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr PieceKind kWagon = PieceKind::wagon;

AbbeyPosition special(std::vector<Set> more = {}, std::vector<Choice> choices = {}, Set set = Set::monasteries)
{
    std::vector<Set> sets = {Set::base, set};
    sets.insert(sets.end(), more.begin(), more.end());
    choices.push_back(copies_of(Set::base, 2));
    choices.push_back(with(Option::keep_monasteries));
    return AbbeyPosition(std::move(choices), 3, std::move(sets));
}

/// D(0,0) and MG_A(0,1) with the tiles of a worked example, or the same around another special monastery.
template <class Board>
void lay_cross(Board& board, const char* monastery = "MG_A", bool has_gap = false)
{
    board.lay(monastery, 0, 1, "FFFF").lay("E", 0, 2, "FFCF").lay("E", 1, 1, "FCFF");
    if (has_gap) {
        board.lay("U", -1, 0, "FRFR").lay("U", -2, 0, "FRFR");
    } else {
        board.lay("E", -1, 1, "CFFF");
    }
    board.lay("E", -2, 1, "FFFC");
}

/// D(0,0) and MG_A(0,1) with seven of its neighbours; (1,2) is left.
template <class Board>
void lay_seven(Board& board, const char* monastery = "MG_A")
{
    board.lay(monastery, 0, 1, "FFFF").lay("U", -1, 0, "FRFR").lay("U", 1, 0, "FRFR").lay("E", -1, 1, "FFFC");
    board.lay("E", 1, 1, "FCFF").lay("E", 0, 2, "FFCF").lay("E", -1, 2, "FFFC");
}

template <class Board>
void fill_eighth(Board& board, int seat)
{
    board.turn_without(seat, "E", 1, 2, "FCFF");
}

std::vector<int> segments_for(const Position& board, PieceKind kind = PieceKind::follower)
{
    std::vector<int> segments;
    for (const Action& action : board.options())
        if (action.kind == ActionKind::deploy && action.piece_kind == static_cast<u16>(kind)) segments.push_back(action.segment);
    return segments;
}

int points_now(const Position& board, int seat)
{
    i32 sums[kMaxSeats] = {};
    count_final(board.view(), sums);
    return board.score(seat) + sums[seat];
}

Spot spot_of(const Position& board, PieceId id) { return board.view().state.piece(id).spot; }

}  // namespace

TEST_CASE("The monasteries of the base game are left out unless they are kept", "[SPMON-SETUP-01]")
{
    for (const Set set : {Set::monasteries, Set::monasteries_netherlands, Set::monasteries_japan}) {
        const Position plain({.seats = 2, .sets = {Set::base, Set::inns_cathedrals, set}});
        CHECK(plain.view().rules.totals[plain.tile("A").raw] == 0);
        CHECK(plain.view().rules.totals[plain.tile("B").raw] == 0);
        CHECK(plain.view().rules.totals[plain.tile("C").raw] == 1);
        CHECK(plain.view().state.header().bag_left == 71 - 6 + 6 + 18);
        const Position kept({.seats = 2, .sets = {Set::base, set}, .choices = {with(Option::keep_monasteries)}});
        CHECK(kept.view().state.header().bag_left == 71 + 6);
    }
    const Position winter({.seats = 2, .sets = {Set::base, Set::winter, Set::monasteries}});
    CHECK(winter.view().rules.totals[winter.tile("Z05").raw] == 1);
}

TEST_CASE("A follower is placed on a special monastery as monk or as abbot", "[SPMON-01]")
{
    CHECK(drawn_tiles(kMonasteriesTiles) == 6);
    AbbeyPosition board = special();
    board.turn(Red, "MG_B", 0, 1, "FFRF");
    CHECK(segments_for(board) == std::vector<int>{0, 1, 2, 3});  // road, field, monk, abbot
    SECTION("As monk")
    {
        board.deploy(board.monastery(0, 1));
        CHECK(board.feature(board.monastery(0, 1)).leaders == 1u << Red);
        CHECK(board.feature(abbacy(board, 0, 1)).leaders == 0);
    }
    SECTION("As abbot")
    {
        board.deploy(abbacy(board, 0, 1));
        CHECK(board.feature(abbacy(board, 0, 1)).leaders == 1u << Red);
        CHECK_FALSE(board.feature(abbacy(board, 0, 1)).complete);
        CHECK(board.feature(abbacy(board, 0, 1)).feature.tiles == 2);
    }
}

TEST_CASE("Who cannot be a monk cannot be an abbot", "[SPMON-01]")
{
    AbbeyPosition board = special({Set::abbey_mayor, Set::traders_builders});
    board.turn(Red, "MG_A", 0, 1, "FFFF");
    CHECK(board.why_not(board.deploying(abbacy(board, 0, 1), PieceKind::mayor)) == Reason::wrong_segment);
    CHECK(board.why_not(board.deploying(abbacy(board, 0, 1), PieceKind::builder)) != Reason::none);
    CHECK(board.why_not(board.deploying(abbacy(board, 0, 1), kWagon)) == Reason::none);
}

TEST_CASE("A monk is scored as on any monastery", "[SPMON-02][SPMON-08]")
{
    AbbeyPosition board = special();
    lay_seven(board);
    board.put(Red, board.monastery(0, 1));
    CHECK(points_now(board, Red) == 8);
    board.end();
    CHECK(board.score(Red) == 8);
}

TEST_CASE("Example of an abbot", "[SPMONEX-01][SPMON-03]")
{
    AbbeyPosition board = special();
    lay_cross(board);
    board.put(Red, abbacy(board, 0, 1));
    CHECK(points_now(board, Red) == 6);
    board.end();
    CHECK(board.score(Red) == 6);
}

TEST_CASE("Example of a gap in the row", "[SPMONEX-02][SPMON-03]")
{
    AbbeyPosition board = special();
    lay_cross(board, "MG_A", true);
    board.put(Red, abbacy(board, 0, 1));
    board.end();
    CHECK(board.score(Red) == 4);
}

TEST_CASE("Example of a monk and of an abbot where all spaces are filled", "[SPMONEX-03][SPMON-02][SPMON-05]")
{
    AbbeyPosition monk = special();
    lay_seven(monk);
    monk.put(Red, monk.monastery(0, 1));
    fill_eighth(monk, Blue);
    CHECK(monk.score(Red) == 9);
    CHECK(monk.supply(Red) == 7);

    AbbeyPosition abbot = special();
    lay_seven(abbot);
    abbot.put(Red, abbacy(abbot, 0, 1));
    fill_eighth(abbot, Blue);
    CHECK(abbot.score(Red) == 0);
    CHECK(abbot.supply(Red) == 6);
    CHECK(points_now(abbot, Red) == 5);
}

TEST_CASE("A follower in one role keeps others out of both", "[SPMON-04]")
{
    for (const bool is_abbot : {false, true}) {
        AbbeyPosition board = special({Set::phantom});
        board.turn(Red, "MG_A", 0, 1, "FFFF");
        board.deploy(is_abbot ? abbacy(board, 0, 1) : board.monastery(0, 1));
        REQUIRE(board.step() == StepKind::phantom);
        for (const NodeId role : {abbacy(board, 0, 1), board.monastery(0, 1)})
            CHECK(board.why_not(board.deploying(role, PieceKind::phantom)) == Reason::occupied);
        Verdict verdict;
        why_not(board.view(), board.deploying(is_abbot ? board.monastery(0, 1) : abbacy(board, 0, 1), PieceKind::phantom),
                verdict);
        CHECK(verdict.seat == Red);
    }
}

TEST_CASE("A completion with abbots alone triggers nothing", "[SPMON-05]")
{
    // A castle whose fief holds the monastery copies a monastery without anybody, not one with an abbot alone.
    for (const bool has_abbot : {false, true}) {
        AbbeyPosition board = special({Set::bridges_castles_bazaars});
        lay_castle(board, Blue);
        board.lay("U", 1, 0, "FRFR").lay("U", 2, 0, "FRFR").lay("MG_A", 1, -1, "FFFF").lay("B", 2, -1, "FFFF");
        board.lay("B", 0, -2, "FFFF").lay("B", 1, -2, "FFFF");
        if (has_abbot) board.put(Red, abbacy(board, 1, -1));
        board.turn_without(Green, "B", 2, -2, "FFFF");
        CHECK(board.score(Blue) == (has_abbot ? 0 : 9));
        CHECK(board.score(Red) == 0);
    }
}

TEST_CASE("Monks leave when the monastery is complete, abbots stay", "[SPMON-06]")
{
    AbbeyPosition board = special({Set::inns_cathedrals});
    lay_seven(board);
    board.put(Red, board.monastery(0, 1)).put(Blue, abbacy(board, 0, 1));
    board.put(Green, abbacy(board, 0, 1), PieceKind::large_follower);
    fill_eighth(board, Blue);
    CHECK(board.score(Red) == 9);
    CHECK(board.supply(Red) == 7);
    board.end();
    CHECK(board.score(Blue) == 0);  // Green has the majority of the abbots
    CHECK(board.score(Green) == 5);
    CHECK(board.score(Red) == 9);
}

TEST_CASE("From the cathedral quarter a follower comes as monk alone", "[SPMON-06][SPMON-07]")
{
    AbbeyPosition board = city({option(Option::keep_monasteries), option(Option::count_final)}, {Set::monasteries});
    board.lay("MG_A", -1, -2, "FFFF");
    board.put(Blue, abbacy(board, -1, -2));
    const PieceId monk = put_in(board, Red, Cathedral);
    board.leave_in_bag({"E"});
    board.turn_without(Green, "E", -1, -3, "CFFF");
    REQUIRE(board.step() == StepKind::count_final_leave);
    CHECK(board.why_not(going(board, monk, abbacy(board, -1, -2))) != Reason::none);
    board.must(going(board, monk, board.monastery(-1, -2)));
    while (!board.is_over()) board.pass();
    CHECK(board.score(Red) == 5);   // CO_1 to CO_3, E, and the monastery itself
    CHECK(board.score(Blue) == 5);  // the column from E to CO_10
}

TEST_CASE("Through a portal a follower becomes monk or abbot, an abbot also where all spaces are filled", "[SPMON-07]")
{
    for (const bool is_occupied : {false, true}) {
        Position board(dragons(3, {with(Option::keep_monasteries)}, {Set::monasteries}));
        lay_seven(board);
        if (is_occupied) board.put(Blue, abbacy(board, 0, 1));
        board.turn(Red, "PD_R", 2, 0, "RRRR");
        CHECK(offers_deploying(board, board.monastery(0, 1)) == !is_occupied);
        CHECK(offers_deploying(board, abbacy(board, 0, 1)) == !is_occupied);
        board.pass();
        fill_eighth(board, Blue);
        board.turn(Red, "PD_S", -2, 0, "FRRR");
        CHECK_FALSE(offers_deploying(board, board.monastery(0, 1)));
        CHECK(offers_deploying(board, abbacy(board, 0, 1)) == !is_occupied);
    }
}

namespace {

/// The road of the special monastery on (0,1) leads south to A; Red's wagon on it is scored.
AbbeyPosition after_wagon(Set set, const char* monastery, bool has_abbot, bool is_first_edition = false)
{
    std::vector<Choice> choices;
    if (is_first_edition) choices.push_back(option(Option::wagon_move_rule));
    AbbeyPosition board = special({Set::abbey_mayor}, std::move(choices), set);
    board.lay(monastery, 0, 1, "FFRF");
    board.put(Red, board.road(0, 1, South), kWagon);
    if (has_abbot) board.put(Blue, abbacy(board, 0, 1));
    board.turn_without(Green, "A", 0, 2, "RFFF");
    return board;
}

}  // namespace

TEST_CASE("A special monastery is a feature for the wagon, as monk or as abbot",
          "[INT-WAGON-GERMON-01][INT-WAGON-DUTMON-01][INT-WAGON-JAPAN-01][SPMON-07]")
{
    const std::pair<Set, const char*> sets[] = {
        {Set::monasteries, "MG_B"}, {Set::monasteries_netherlands, "MN_B"}, {Set::monasteries_japan, "MJ_B"}};
    for (const bool is_first_edition : {false, true})
        for (const auto& [set, monastery] : sets)
            for (const bool is_abbot : {false, true}) {
                AbbeyPosition board = after_wagon(set, monastery, false, is_first_edition);
                REQUIRE(board.step() == StepKind::wagon_move);
                board.move(is_abbot ? abbacy(board, 0, 1) : board.monastery(0, 1));
                CHECK(board.where(Red, kWagon) == Spot::segment);
            }
}

TEST_CASE("A wagon does not enter a special monastery with an abbot", "[INT-OPEN-11][SPMON-07]")
{
    AbbeyPosition board = after_wagon(Set::monasteries, "MG_B", true);
    REQUIRE(board.step() == StepKind::wagon_move);
    CHECK(board.why_not(board.moving(board.monastery(0, 1))) == Reason::occupied);
    CHECK(board.why_not(board.moving(abbacy(board, 0, 1))) == Reason::occupied);
    board.move(board.monastery(0, 2));
}

TEST_CASE("A wagon that was scored as monk may come back as abbot", "[SPMON-07]")
{
    AbbeyPosition board = special({Set::abbey_mayor});
    lay_seven(board);
    board.put(Red, board.monastery(0, 1), kWagon);
    board.turn_without(Blue, "E", 1, 2, "FCFF");
    REQUIRE(board.step() == StepKind::wagon_move);
    CHECK(board.why_not(board.moving(board.monastery(0, 1))) == Reason::feature_complete);
    board.move(abbacy(board, 0, 1));
    CHECK(board.score(Red) == 9);
    board.end();
    CHECK(board.score(Red) == 9 + 5);
}

TEST_CASE("An abbot scores although unfinished buildings do not", "[SPMON-08]")
{
    AbbeyPosition board = special({}, {with(Option::no_points_for_unfinished)});
    lay_cross(board);
    board.lay("MG_A", 1, 2, "FFFF");
    board.put(Red, abbacy(board, 0, 1)).put(Blue, board.monastery(1, 2));
    board.end();
    CHECK(board.score(Red) == 6);
    CHECK(board.score(Blue) == 0);
}

TEST_CASE("The fairy gives 3 points beside an abbot at the end, beside a monk when it is scored", "[SPMON-09]")
{
    Position abbot(dragons(3, {with(Option::keep_monasteries)}, {Set::monasteries}));
    lay_cross(abbot);
    abbot.put(Red, abbacy(abbot, 0, 1));
    put_fairy(abbot, on(abbot, abbacy(abbot, 0, 1)));
    abbot.end();
    CHECK(abbot.score(Red) == 6 + 3);

    Position monk(dragons(3, {with(Option::keep_monasteries)}, {Set::monasteries}));
    lay_seven(monk);
    monk.put(Red, monk.monastery(0, 1));
    put_fairy(monk, on(monk, monk.monastery(0, 1)));
    monk.turn_without(Blue, "E", 1, 2, "FCFF");
    CHECK(monk.score(Red) == 9 + 3);
}

TEST_CASE("The figure of The Abbot may stand in either role, and is called back from it", "[SPMON-10][INT-SPMON-ABBOT-01]")
{
    for (const bool is_abbot : {false, true}) {
        AbbeyPosition board = special({Set::abbot});
        board.turn(Red, "MG_A", 0, 1, "FFFF");
        CHECK(segments_for(board, PieceKind::abbot) == std::vector<int>{1, 2});
        board.deploy(is_abbot ? abbacy(board, 0, 1) : board.monastery(0, 1), PieceKind::abbot);
        board.turn(Red, "U", 1, 0, "FRFR");
        call_back(board, Red);
        CHECK(board.score(Red) == (is_abbot ? 2 : 3));  // U lies around the monastery, not in its row
        CHECK(board.supply(Red, PieceKind::abbot) == 1);
    }
}

TEST_CASE("Tiles of the City, abbeys and tiles of a river count in the row", "[SPMON-11]")
{
    AbbeyPosition city_row = city({option(Option::keep_monasteries)}, {Set::monasteries});
    const int rows = 3;  // the City has four columns and three rows
    city_row.lay("MG_A", -1, -2, "FFFF");
    CHECK(city_row.feature(abbacy(city_row, -1, -2)).feature.tiles == 1 + rows);

    AbbeyPosition abbey = special({Set::abbey_mayor});
    abbey.lay("U", 1, 0, "FRFR").lay("MG_A", 0, 1, "FFFF").lay("U", 2, 0, "FRFR").lay("B", 2, 1, "FFFF").lay("B", 0, 2, "FFFF");
    abbey.lay("B", 1, 2, "FFFF");
    CHECK(abbey.feature(abbacy(abbey, 0, 1)).feature.tiles == 3);
    abbey.lay_abbey(Blue, 1, 1);
    CHECK(abbey.feature(abbacy(abbey, 0, 1)).feature.tiles == 3 + 2);
}

TEST_CASE("Little buildings of the row add to what an abbot scores", "[SPMON-03]")
{
    AbbeyPosition board = special({Set::little_buildings});
    lay_cross(board);
    board.put(Red, abbacy(board, 0, 1));
    for (const Cell cell : {Position::at(-2, 1), Position::at(0, 1)}) {
        Play play = board.play();
        moves::relocate(play, piece_in_supply(play, Blue, PieceKind::little_shed), PiecePlace::on_tile(tile_at(play.state, cell)),
                        Cause::deployed);
    }
    CHECK(points_now(board, Red) == 6 + 2);
    CHECK(spot_of(board, on(board, abbacy(board, 0, 1))) == Spot::segment);
}
