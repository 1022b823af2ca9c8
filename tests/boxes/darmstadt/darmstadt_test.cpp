// SPDX-License-Identifier: MIT
// Darmstadt: the Darmstadtium, the followers around a church, and how they meet other boxes.
#include "boxes/abbot/abbot_position.hpp"
#include "boxes/darmstadt/tiles.hpp"
#include "play/placing.hpp"
#include "play/scoring.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

using Points = std::vector<int>;

AbbeyPosition churches(std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    std::vector<Set> sets = {Set::base, Set::darmstadt};
    sets.insert(sets.end(), more.begin(), more.end());
    return AbbeyPosition(std::move(choices), 3, std::move(sets));
}

Points points(const Position& board) { return {board.score(Red), board.score(Blue), board.score(Green)}; }

/// What each seat would have if the game ended now.
Points points_now(const Position& board)
{
    i32 sums[kMaxSeats] = {};
    for (int seat = 0; seat < 3; ++seat) sums[seat] = board.score(seat);
    count_final(board.view(), sums);
    return {sums[0], sums[1], sums[2]};
}

/// D(0,0), DA01(0,-1), E(0,-2), E(1,-1): E(-1,-1) completes the city of five tiles.
template <class Board>
void lay_city(Board& board)
{
    board.lay("DA01", 0, -1, "CCCC").lay("E", 0, -2, "FFCF").lay("E", 1, -1, "FFFC");
}

/// D(0,0), DA03(0,1) and six tiles around it, U(1,1) with a thief of Blue: a tile on (1,2) completes the church.
template <class Board>
void lay_church(Board& board, PieceKind thief = PieceKind::follower)
{
    board.lay("DA03", 0, 1, "FRRF").lay("U", 1, 1, "FRFR").lay("V", 1, 0, "RFFR").lay("V", -1, 0, "RRFF");
    board.lay("E", -1, 1, "FFFC").lay("U", 0, 2, "RFRF").lay("E", -1, 2, "FFFC");
    board.put(Blue, board.road(1, 1, West), thief);
}

/// Green completes the church with a monk on B(1,2).
template <class Board>
void complete_church(Board& board)
{
    board.turn(Green, "B", 1, 2, "FFFF");
    board.deploy(board.monastery(1, 2));
}

int count_kind(const char* name, SegmentKind kind)
{
    int count = 0;
    for (const TileDef& def : kDarmstadtTiles)
        for (int i = 0; i < def.segments && Text(def.name) == Text(name); ++i) count += def.segment[i].kind == kind;
    return count;
}

}  // namespace

// ---- components --------------------------------------------------------------------------------------------------------

TEST_CASE("The set has three tiles: the Darmstadtium and two churches", "[DARM-COMP-01][DARM-SETUP-01]")
{
    const AbbeyPosition board = churches();
    CHECK(board.view().state.header().bag_left == 71 + 3);
    for (const TileDef& def : kDarmstadtTiles) CHECK(def.count == 1);
    CHECK(count_kind("DA01", SegmentKind::city) == 1);
    CHECK(count_kind("DA02", SegmentKind::monastery) == 1);
    CHECK(count_kind("DA02", SegmentKind::road) == 4);
    CHECK(count_kind("DA02", SegmentKind::field) == 4);
    CHECK(count_kind("DA03", SegmentKind::monastery) == 1);
    CHECK(count_kind("DA03", SegmentKind::road) == 1);
    CHECK_THROWS(AbbeyPosition({}, 6, {Set::base, Set::darmstadt}));  // it brings no followers of a sixth colour
}

TEST_CASE("Two tiles B can leave the pile", "[DARM-OPT-01][DARM-SETUP-01]")
{
    const AbbeyPosition all = churches();
    CHECK(stock(all.view(), all.tile("B")).total == 4);
    const AbbeyPosition fewer = churches({option(Option::remove_two_monasteries)});
    CHECK(stock(fewer.view(), fewer.tile("B")).total == 2);
    CHECK(fewer.view().state.left(fewer.tile("B")) == 2);
    CHECK(fewer.view().state.header().bag_left == 71 + 3 - 2);
    CHECK(stock(fewer.view(), fewer.tile("A")).total == 2);
}

// ---- the Darmstadtium --------------------------------------------------------------------------------------------------

TEST_CASE("Example of the city", "[DARM-EX-01][DARM-CITY-01]")
{
    AbbeyPosition board = churches();
    lay_city(board);
    board.put(Red, board.city(0, -1, North));
    CHECK(points_now(board) == Points{4, 0, 0});
    board.turn_without(Blue, "E", -1, -1, "FCFF");
    CHECK(points(board) == Points{13, 0, 0});
    int lines = 0;
    for (const Event& event : board.events())
        if (event.kind == EventKind::scored && event.reward == Reward::darmstadt_city) lines += event.points;
    CHECK(lines == 3);
}

TEST_CASE("Example of the incomplete city", "[DARM-EX-02][DARM-CITY-03]")
{
    AbbeyPosition board = churches();
    lay_city(board);
    board.put(Red, board.city(0, -1, North)).end();
    CHECK(points(board) == Points{4, 0, 0});
}

TEST_CASE("Example of a tie in the city", "[DARM-EX-03][DARM-CITY-02]")
{
    AbbeyPosition board = churches();
    lay_city(board);
    board.put(Red, board.city(0, -1, North)).put(Blue, board.city(0, 0, North));
    board.turn_without(Green, "E", -1, -1, "FCFF");
    CHECK(points(board) == Points{13, 13, 0});
}

TEST_CASE("A city that nobody scores pays nothing for the Darmstadtium", "[DARM-CITY-04]")
{
    AbbeyPosition board = churches();
    lay_city(board);
    board.turn_without(Blue, "E", -1, -1, "FCFF");
    CHECK(points(board) == Points{0, 0, 0});
}

TEST_CASE("Without a majority the Darmstadtium pays nothing", "[DARM-CITY-02]")
{
    AbbeyPosition board = churches();
    lay_city(board);
    board.put(Red, board.city(0, -1, North)).put(Red, board.city(0, 0, North)).put(Blue, board.city(0, 0, North));
    board.turn_without(Green, "E", -1, -1, "FCFF");
    CHECK(points(board) == Points{13, 0, 0});
}

// ---- churches ----------------------------------------------------------------------------------------------------------

TEST_CASE("Example of the church", "[DARM-EX-04][DARM-CHURCH-01][DARM-CHURCH-02][DARM-CHURCH-04]")
{
    AbbeyPosition board = churches();
    lay_church(board);
    board.put(Red, board.monastery(0, 1));
    board.turn(Green, "B", 1, 2, "FFFF");
    CHECK(points_now(board) == Points{9 + 3, 3 + 3, 0});  // Blue's thief has a road of three tiles; Green has no follower yet
    board.deploy(board.monastery(1, 2));
    CHECK(points(board) == Points{12, 3, 3});
    CHECK(board.supply(Red) == 7);
    std::vector<Reward> order;
    for (const Event& event : board.events())
        if (event.kind == EventKind::scored) order.push_back(event.reward);
    CHECK(order ==
          std::vector<Reward>{Reward::monastery, Reward::church_followers, Reward::church_followers, Reward::church_followers});
}

TEST_CASE("Example of a majority without a monk", "[DARM-EX-05][DARM-CHURCH-06]")
{
    AbbeyPosition board = churches();
    lay_church(board);
    board.put(Blue, board.field(-1, 1, 0));
    complete_church(board);
    CHECK(points(board) == Points{0, 3, 0});
}

TEST_CASE("Example of the large follower", "[DARM-EX-06][DARM-CHURCH-03][INT-LARGE-DARM-01]")
{
    for (const bool by_strength : {false, true}) {
        std::vector<Choice> choices;
        if (by_strength) choices.push_back(option(Option::church_counts_strength));
        AbbeyPosition board = churches(choices, {Set::inns_cathedrals});
        lay_church(board, PieceKind::large_follower);
        board.put(Red, board.monastery(0, 1));
        complete_church(board);
        CHECK(points(board) == (by_strength ? Points{9, 3, 0} : Points{12, 3, 3}));
    }
}

TEST_CASE("A phantom around a church counts as one follower", "[DARM-INT-05][PHANTOM-INT-07]")
{
    AbbeyPosition board = churches({}, {Set::phantom});
    lay_church(board, PieceKind::phantom);
    board.put(Red, board.monastery(0, 1));
    complete_church(board);
    if (board.step() == StepKind::phantom) board.pass();
    CHECK(points(board) == Points{12, 3, 3});
}

TEST_CASE("With strengths a mayor counts the pennants of its city", "[DARM-OPT-02][DARM-INT-05]")
{
    const bool by_strength = GENERATE(false, true);
    const bool has_pennants = GENERATE(false, true);
    std::vector<Choice> choices;
    if (by_strength) choices.push_back(option(Option::church_counts_strength));
    AbbeyPosition board = churches(choices, {Set::abbey_mayor});
    lay_church(board);
    board.lay("F", -2, 1, "FCFC").lay("F", -3, 1, "FCFC");
    board.put(Red, has_pennants ? board.city(-1, 1, West) : board.city(0, 0, North), PieceKind::mayor);
    complete_church(board);
    const Points strengths = has_pennants ? Points{3, 0, 0} : Points{0, 3, 3};
    CHECK(points(board) == (by_strength ? strengths : Points{3, 3, 3}));
}

TEST_CASE("Example of the church at the end", "[DARM-EX-07][DARM-CHURCH-07]")
{
    AbbeyPosition board = churches();
    lay_church(board);
    board.put(Red, board.monastery(0, 1)).end();
    CHECK(board.score(Red) == 8);
    CHECK(board.score(Blue) == 3);  // three tiles of a road
}

TEST_CASE("A church that the last tile completed is paid once before the final scoring", "[DARM-CHURCH-02]")
{
    Position board(PositionSetup{.sets = {Set::base, Set::darmstadt}, .stops_before_final = true});
    lay_church(board);
    board.put(Red, board.monastery(0, 1)).leave_in_bag({"B"});
    complete_church(board);
    REQUIRE(board.step() == StepKind::final);
    CHECK(points(board) == Points{12, 3, 3});
    CHECK(points_now(board) == Points{12, 3 + 3, 3 + 4});  // Blue's road of three tiles, and Green's monk with three around it
}

TEST_CASE("Example of one road", "[DARM-EX-08][DARM-COMP-01]")
{
    AbbeyPosition board = churches();
    board.lay("DA03", 0, 1, "FRRF").lay("U", 1, 1, "FRFR").lay("U", 0, 2, "RFRF");
    CHECK(board.joined(board.road(1, 1, West), board.road(0, 2, North)));
    CHECK(board.feature(board.road(0, 1, East)).feature.tiles == 3);
    CHECK(board.feature(board.road(0, 1, East)).open == 2);
}

TEST_CASE("Example of the near and the far field", "[DARM-EX-10][DARM-COMP-01]")
{
    AbbeyPosition board = churches();
    board.lay("DA03", 0, 1, "FRRF").lay("U", 1, 1, "FRFR").lay("U", 0, 2, "RFRF").lay("E", 1, 2, "FCFF");
    for (const int slot : {0, 1, 2, 5, 6, 7}) CHECK(board.joined(board.field(0, 1, slot), board.field(0, 0, 4)));
    CHECK(board.joined(board.field(0, 1, 3), board.field(0, 1, 4)));
    CHECK_FALSE(board.joined(board.field(0, 1, 3), board.field(0, 0, 4)));
    board.put(Red, board.field(0, 1, 3)).put(Blue, board.field(0, 1, 7));
    board.lay("E", 2, 2, "FFFC");
    CHECK(board.feature(board.field(0, 1, 3)).points_now == 3);
    CHECK(board.feature(board.field(0, 1, 7)).points_now == 0);
    board.end();
    CHECK(points(board) == Points{3, 0, 0});
}

TEST_CASE("Followers two cells from a church do not count", "[DARM-CHURCH-02][DARM-CHURCH-03]")
{
    AbbeyPosition board = churches();
    lay_church(board);
    board.lay("E", 0, -1, "FFCF").lay("E", -2, 1, "FCFF").lay("A", 2, 1, "FFFR").lay("A", 0, 3, "RFFF");
    board.put(Green, board.city(0, -1, South)).put(Green, board.city(-2, 1, East));
    board.put(Green, board.monastery(2, 1)).put(Green, board.monastery(0, 3));
    board.turn_without(Red, "B", 1, 2, "FFFF");
    CHECK(points(board) == Points{0, 3, 0});
}

TEST_CASE("Example of followers that are counted before they return", "[DARM-EX-09][DARM-CHURCH-05]")
{
    AbbeyPosition board = churches();
    lay_church(board);
    board.put(Red, board.monastery(0, 1)).lay("A", 2, 1, "FFFR").lay("E", 2, 2, "FFFC");
    board.turn(Green, "E", 1, 2, "FCFF");
    board.deploy(board.city(1, 2, East));
    CHECK(points(board) == Points{12, 3, 7});
    CHECK(board.supply(Green) == 7);
}

TEST_CASE("A church is counted before a game that ends in the midst of the turn", "[DARM-CHURCH-05][RESIGN-06]")
{
    AbbeyPosition board = churches();
    lay_church(board);
    board.put(Red, board.monastery(0, 1)).put(Red, board.city(-1, 1, West));
    board.turn(Green, "B", 1, 2, "FFFF");
    CHECK(points_now(board) == Points{9 + 1 + 3, 3, 0});
    board.end();
    CHECK(points(board) == Points{9 + 1 + 3, 3, 0});  // the monk is counted, who goes home first
}

TEST_CASE("Builder, pig and barn are no followers of a church", "[DARM-CHURCH-03]")
{
    AbbeyPosition board = churches({}, {Set::abbey_mayor, Set::traders_builders});
    lay_church(board);
    board.put(Red, board.road(1, 1, West), PieceKind::builder).put(Red, board.field(-1, 1, 0), PieceKind::pig);
    board.put_barn(Red, -1, 2, NorthWest);
    board.turn_without(Green, "B", 1, 2, "FFFF");
    CHECK(points(board) == Points{0, 3, 0});
}

TEST_CASE("The farmers of a barn are counted before they return", "[DARM-CHURCH-05]")
{
    AbbeyPosition board = churches({}, {Set::abbey_mayor});
    lay_church(board);
    board.put(Red, board.monastery(0, 1)).put(Blue, board.field(1, 1, 4));
    board.turn(Green, "B", 1, 2, "FFFF");
    board.barn(1, 2, NorthWest);
    CHECK(points(board) == Points{9, 3, 0});  // Blue with a thief and a farmer; no city borders the field
    CHECK(board.supply(Blue) == 7 - 1);
}

TEST_CASE("Followers on towers count", "[DARM-CHURCH-08][INT-DARM-TOWER-01]")
{
    for (const bool has_other : {false, true}) {
        TowerPosition board({3, {Set::base, Set::tower, Set::darmstadt}});
        board.lay("DA03", 0, 1, "FRRF").lay("U", 1, 1, "FRFR").lay("V", 1, 0, "RFFR").lay("V", -1, 0, "RRFF");
        board.lay("E", -1, 1, "FFFC").lay("U", 0, 2, "RFRF").lay("T12", -1, 2, "FFFF");
        board.raise(-1, 2, 1).put(Blue, board.foundation(-1, 2));
        if (has_other) board.put(Red, board.city(-1, 1, West)).put(Red, board.road(1, 1, West));
        board.place(Green, "B", 1, 2, "FFFF").finish_turn();
        CHECK(points(board) == (has_other ? Points{3, 0, 0} : Points{0, 3, 0}));
    }
}

TEST_CASE("A prisoner is on no tile", "[DARM-CHURCH-08]")
{
    TowerPosition board({3, {Set::base, Set::tower, Set::darmstadt}});
    lay_church(board);
    board.put(Red, board.monastery(0, 1));
    board.place(Green, "T12", 1, 2, "FFFF").build(1, 2).take(board.road(1, 1, West)).finish_turn();
    CHECK(board.score(Red) == 12);
    CHECK(board.score(Blue) == 0);  // captured before the scoring
    CHECK(board.score(Green) == 0);
}

TEST_CASE("One tile completes two churches, and each pays", "[DARM-CHURCH-02][DARM-CHURCH-04]")
{
    AbbeyPosition board = churches();
    board.lay("DA03", 0, 1, "FRRF").lay("U", 1, 1, "FRFR").lay("V", -1, 0, "RRFF").lay("E", -1, 1, "FFFC");
    board.lay("U", 0, 2, "RFRF").lay("E", -1, 2, "FFFC").lay("U", 1, 0, "FRFR").lay("V", 2, 0, "FFRR");
    board.lay("DA02", 2, 1, "RRRR").lay("E", 3, 0, "CFFF").lay("A", 3, 1, "FFFR").lay("A", 2, 2, "RFFF").lay("E", 3, 2, "FCFF");
    board.put(Red, board.monastery(2, 1)).put(Blue, board.road(1, 1, West));
    board.turn(Green, "B", 1, 2, "FFFF");
    CHECK(points_now(board) == Points{9 + 3, 3 + 3 + 4, 0});  // a road of four tiles
    board.pass();
    CHECK(points(board) == Points{9 + 3, 3 + 3, 0});  // Blue alone around the first, both around the second
    int groups = 0;
    for (const Event& event : board.events()) groups += event.kind == EventKind::scoring && event.seats != 0;
    CHECK(groups == 3);  // the monk, and each church
}

TEST_CASE("A tile that completes no church pays nothing", "[DARM-CHURCH-02]")
{
    AbbeyPosition board = churches();
    lay_church(board);
    board.put(Red, board.monastery(0, 1));
    complete_church(board);
    board.turn_without(Blue, "B", -1, 3, "FFFF");
    CHECK(points(board) == Points{12, 3, 3});
}

// ---- other boxes -------------------------------------------------------------------------------------------------------

TEST_CASE("The points of the Darmstadtium come after the rate of a cathedral", "[DARM-INT-01][INT-INN-DARM-01]")
{
    AbbeyPosition board = churches({}, {Set::inns_cathedrals});
    board.lay("DA01", 0, -1, "CCCC").lay("E", 0, -2, "FFCF").lay("E", 1, -1, "FFFC").lay("IC11", -1, -1, "CCCC");
    board.lay("E", -1, -2, "FFCF").lay("E", -2, -1, "FCFF").put(Red, board.city(0, -1, North));
    board.turn_without(Blue, "D", -1, 0, "CRFR");
    CHECK(points(board) == Points{8 * 3 + 3, 0, 0});
}

TEST_CASE("Two Darmstadtiums in a city count once", "[DARM-CITY-01]")
{
    AbbeyPosition board({{static_cast<i32>(ChoiceKind::set), static_cast<i32>(Set::base), 1},
                         {static_cast<i32>(ChoiceKind::set), static_cast<i32>(Set::darmstadt), 2}},
                        3, {Set::base, Set::darmstadt});
    board.lay("DA01", 0, -1, "CCCC").lay("E", 0, -2, "FFCF").lay("DA01", 1, -1, "CCCC").lay("E", 1, -2, "FFCF");
    board.lay("E", 2, -1, "FFFC").lay("D", 1, 0, "CRFR").put(Red, board.city(0, -1, North));
    board.turn_without(Blue, "E", -1, -1, "FCFF");
    CHECK(points(board) == Points{8 * 2 + 3, 0, 0});
}

TEST_CASE("The King counts tiles, not the points of the Darmstadtium", "[DARM-INT-01]")
{
    AbbeyPosition board = churches({}, {Set::king_robber});
    lay_city(board);
    board.turn_without(Blue, "E", -1, -1, "FCFF");
    CHECK(board.things(ThingKind::king)[0].count == 5);
}

TEST_CASE("An abbey completes a church and is none", "[DARM-INT-02]")
{
    AbbeyPosition board = churches({}, {Set::abbey_mayor});
    lay_church(board);
    board.put(Red, board.monastery(0, 1)).lay("A", 2, 1, "FFFR").lay("E", 2, 2, "FCFF");
    board.lay("V", 0, 3, "RFFR").lay("B", 1, 3, "FFFF").lay("E", 2, 3, "FCFF");
    board.turn_with_abbey(Green, 1, 2);
    board.deploy(board.monastery(1, 2));
    CHECK(points(board) == Points{9 + 3, 3, 9 + 3});  // one bonus for three seats
}

TEST_CASE("A wagon moves on to a church", "[INT-WAGON-DARMSTADT-01]")
{
    AbbeyPosition board = churches({}, {Set::abbey_mayor});
    board.lay("DA03", 0, 1, "FRRF").put(Blue, board.city(0, 0, North), PieceKind::wagon);
    board.turn_without(Red, "E", 0, -1, "FFCF");
    REQUIRE(board.step() == StepKind::wagon_move);
    board.move(board.monastery(0, 1));
    CHECK(board.stands_on(Blue, PieceKind::wagon) == board.monastery(0, 1));
}

TEST_CASE("A wagon that moves on was counted where it stood", "[DARM-INT-04][INT-DARM-WAGON-02]")
{
    AbbeyPosition board = churches({}, {Set::abbey_mayor});
    lay_church(board);
    board.put(Red, board.monastery(0, 1)).lay("A", 2, 1, "FFFR").lay("E", 2, 2, "FFFC");
    board.turn(Green, "E", 1, 2, "FCFF");
    board.deploy(board.city(1, 2, East), PieceKind::wagon);
    CHECK(board.step() == StepKind::wagon_move);
    CHECK(points(board) == Points{12, 3, 7});
}

TEST_CASE("In the first edition roads lead a wagon to the church of their tile", "[DARM-INT-03]")
{
    AbbeyPosition passing = churches({option(Option::wagon_move_rule)}, {Set::abbey_mayor});
    passing.lay("DA03", 0, 1, "FRRF").lay("A", 1, 1, "FFFR").put(Blue, passing.road(0, 1, East), PieceKind::wagon);
    passing.turn_without(Red, "A", 0, 2, "RFFF");
    REQUIRE(passing.step() == StepKind::wagon_move);
    CHECK(passing.why_not(passing.moving(passing.monastery(0, 1))) == Reason::none);

    AbbeyPosition ending = churches({option(Option::wagon_move_rule)}, {Set::abbey_mayor});
    ending.lay("DA02", 1, 0, "RRRR").put(Blue, ending.road(1, 0, West), PieceKind::wagon);
    ending.turn_without(Red, "A", -1, 0, "FRFF");
    REQUIRE(ending.step() == StepKind::wagon_move);
    CHECK(ending.why_not(ending.moving(ending.monastery(1, 0))) == Reason::none);
    CHECK(ending.why_not(ending.moving(ending.road(1, 0, North))) == Reason::wagon_too_far);  // past the church
}

TEST_CASE("The points of the Darmstadtium are not halved by a siege", "[DARM-INT-01][SIEGE-INT-03]")
{
    AbbeyPosition board = churches({}, {Set::siege});
    board.lay("DA01", 0, -1, "CCCC").lay("SC03", 0, -2, "FFCF").lay("E", 1, -1, "FFFC").put(Red, board.city(0, -1, North));
    board.turn_without(Blue, "E", -1, -1, "FCFF");
    CHECK(points(board) == Points{5 * 1 + 3, 0, 0});
}

TEST_CASE("A church is a monastery for the ban of The Cult", "[CULT-INT-04][INT-CULT-DARM-01][CULT-PLACE-03]")
{
    const bool is_monastery = GENERATE(true, false);
    AbbeyPosition board = churches({}, {Set::cult});
    board.lay("DA03", 0, 1, "FRRF").lay(is_monastery ? "B" : "E", -1, 1, is_monastery ? "FFFF" : "FFFC");
    Verdict verdict;
    const Reason expected = is_monastery ? Reason::cult_second_rival : Reason::none;
    CHECK(why_not_place(board.view(), board.tile("CU05"), Position::at(-1, 2), 0, verdict) == expected);
}

TEST_CASE("A church wins a challenge and pays its loser, who stood beside it",
          "[CULT-INT-04][INT-CULT-DARM-01][DARM-INT-02][DARM-CHURCH-05]")
{
    AbbeyPosition board = churches({}, {Set::cult});
    board.lay("DA03", 0, 1, "FRRF").lay("CU01", 1, 1, "FRFR").lay("V", 1, 0, "RFFR").lay("V", -1, 0, "RRFF");
    board.lay("E", -1, 1, "FFFC").lay("U", 0, 2, "RFRF").lay("E", -1, 2, "FFFC");
    board.put(Red, board.monastery(0, 1)).put(Blue, board.monastery(1, 1));
    board.turn_without(Green, "E", 1, 2, "FCFF");
    CHECK(board.moves_for({Cause::cult_challenge_lost}).size() == 1);
    CHECK(board.supply(Blue) == 7);
    CHECK(points(board) == Points{9 + 3, 3, 0});
}

TEST_CASE("A church that has lost its challenge pays when it is completed", "[CULT-INT-04][INT-CULT-DARM-01]")
{
    AbbeyPosition board = churches({}, {Set::cult});
    board.lay("DA03", 0, 1, "FRRF").lay("CU01", 1, 1, "FRFR").lay("V", 1, 0, "RFFR").lay("V", -1, 0, "RRFF");
    board.lay("E", -1, 1, "FFFC").lay("U", 0, 2, "RFRF").lay("E", 1, 2, "FCFF").lay("CU02", 2, 1, "FFFR").lay("E", 2, 2, "FFFC");
    board.put(Red, board.monastery(0, 1)).put(Blue, board.monastery(1, 1)).put(Green, board.road(0, 1, East));
    board.turn_without(Green, "E", 2, 0, "CFFF");
    CHECK(points(board) == Points{0, 9, 0});
    CHECK(board.supply(Red) == 7);
    board.turn_without(Green, "E", -1, 2, "FFFC");
    CHECK(points(board) == Points{0, 9, 3});
}

TEST_CASE("An abbot on a church or around it counts as one follower", "[ABBOT-INT-09][DARM-INT-02]")
{
    AbbeyPosition board = churches({}, {Set::abbot});
    board.lay("DA03", 0, 1, "FRRF").lay("U", 1, 1, "FRFR").lay("V", 1, 0, "RFFR").lay("V", -1, 0, "RRFF");
    board.lay("E_g", -1, 1, "FFFC").lay("U", 0, 2, "RFRF").lay("E", -1, 2, "FFFC");
    SECTION("on the church")
    {
        board.put(Red, board.monastery(0, 1), kAbbot).put(Blue, board.road(1, 1, West));
        complete_church(board);
        CHECK(points(board) == Points{12, 3, 3});
    }
    SECTION("in a garden")
    {
        board.put(Red, garden(board, -1, 1), kAbbot).put(Blue, board.road(1, 1, West));
        complete_church(board);
        CHECK(points(board) == Points{3, 3, 3});
    }
    SECTION("called back before the scoring")
    {
        board.put(Red, garden(board, -1, 1), kAbbot).put(Blue, board.road(1, 1, West));
        board.turn(Red, "B", 1, 2, "FFFF");
        call_back(board, Red);
        CHECK(points(board) == Points{1 + 5, 3, 0});
    }
}
