// SPDX-License-Identifier: MIT
// King & Robber Baron: who completes the largest city and the longest road, what they pay, and how they meet other boxes.
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "boxes/king_robber/tiles.hpp"
#include "boxes/tower/tower_position.hpp"
#include "play/deploying.hpp"
#include "play/scoring.hpp"
#include "play/tokens.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr int kNobody = -1;
constexpr int kTenEach = 1;
constexpr int kFifteenOrForty = 2;
constexpr int kContinuous = 3;

Choice scoring(int value) { return option(Option::king_robber_scoring, value); }

Position kings(std::vector<Choice> choices = {}, std::vector<Set> sets = {Set::base, Set::king_robber}, int seats = 3)
{
    return Position({seats, std::move(sets), std::move(choices)});
}

AbbeyPosition kings_with(Set set, std::vector<Choice> choices = {})
{
    return AbbeyPosition(std::move(choices), 3, {Set::base, set, Set::king_robber});
}

int holder(const Position& board, PieceKind kind)
{
    const PieceId id = neutral_piece(board.view(), kind);
    REQUIRE(id);
    const Piece& piece = board.view().state.piece(id);
    return piece.spot == Spot::held ? piece.holder : kNobody;
}

int king(const Position& board) { return holder(board, PieceKind::king); }
int robber(const Position& board) { return holder(board, PieceKind::robber); }
int city_size(const Position& board) { return board.view().lasting(ModuleId::king_robber, 0); }
int road_size(const Position& board) { return board.view().lasting(ModuleId::king_robber, 1); }

/// Gives a prize to a seat as if it had completed a feature of so many tiles.
void give(Position& board, PieceKind kind, int seat, int tiles)
{
    Play play = board.play();
    moves::relocate(play, neutral_piece(play, kind), PiecePlace::held_by(seat), Cause::none);
    moves::set_lasting(play, ModuleId::king_robber, kind == PieceKind::king ? 0 : 1, tiles);
}

/// The sum of the score lines of a reward for a seat.
int paid(const Position& board, Reward reward, int seat)
{
    int sum = 0;
    for (const Event& event : board.events())
        if (event.kind == EventKind::scored && event.reward == reward && event.seat == seat) sum += event.points;
    return sum;
}

/// What each seat would have if the game ended now.
std::vector<int> points_now(const Position& board)
{
    i32 sums[kMaxSeats] = {};
    for (int seat = 0; seat < 3; ++seat) sums[seat] = board.score(seat);
    count_final(board.view(), sums);
    return {sums[0], sums[1], sums[2]};
}

using Points = std::vector<int>;

/// Cities of two tiles at D(0,0) and on both sides of H(0,-2) and H(0,-3), and one of H(0,-4): six in all.
void lay_six_cities(Position& board)
{
    board.lay("E", 0, -1, "FFCF").lay("H", 0, -2, "FCFC").lay("E", 1, -2, "FFFC").lay("E", -1, -2, "FCFF");
    board.lay("H", 0, -3, "FCFC").lay("E", 1, -3, "FFFC").lay("E", -1, -3, "FCFF");
    board.lay("H", 0, -4, "FCFC").lay("I", 1, -4, "CFFC");
}

/// The road of D(0,0), three between four villages below it, and five to and from the villages below these: nine in all.
void lay_nine_roads(Position& board)
{
    board.lay("A", -1, 0, "FRFF").lay("A", 1, 0, "FFFR");
    board.lay("W", 0, 1, "FRRR").lay("W", 1, 1, "FRRR").lay("W", 2, 1, "FRRR").lay("W", 3, 1, "FRRR");
    board.lay("X", 1, 2, "RRRR").lay("L", 0, 2, "RRRC").lay("L", 2, 2, "RCRR");
}

/// Blue can place H(-1,-1), which completes cities of two and of five tiles.
void lay_two_cities(Position& board)
{
    board.lay("R", 0, -1, "FCCC").lay("G", 1, -1, "FCFC").lay("E", 2, -1, "FFFC");
    board.lay("A", -1, 0, "FRFF").lay("B", -2, 0, "FFFF").lay("E", -2, -1, "FCFF");
}

int count_kind(const char* name, SegmentKind kind)
{
    int count = 0;
    for (const TileDef& def : kKingAndRobberTiles)
        for (int i = 0; i < def.segments && Text(def.name) == Text(name); ++i) count += def.segment[i].kind == kind;
    return count;
}

}  // namespace

// ---- components --------------------------------------------------------------------------------------------------------

TEST_CASE("The set has five tiles, a King and a Robber Baron that nobody holds", "[KING-COMP-01][KING-COMP-02][KING-SETUP-01]")
{
    const Position board = kings();
    CHECK(board.view().state.header().bag_left == 71 + 5);
    for (const TileDef& def : kKingAndRobberTiles) CHECK(def.count == 1);
    CHECK(count_kind("KR01", SegmentKind::road) == 2);
    CHECK(count_kind("KR01", SegmentKind::field) == 4);
    CHECK(count_kind("KR03", SegmentKind::city) == 2);
    CHECK(count_kind("KR03", SegmentKind::field) == 2);
    CHECK(count_kind("KR05", SegmentKind::monastery) == 1);
    CHECK(king(board) == kNobody);
    CHECK(robber(board) == kNobody);
    CHECK(king(kings({}, {Set::base, Set::king_robber}, 5)) == kNobody);
    CHECK_THROWS(kings({}, {Set::base, Set::king_robber}, 6));  // it brings no followers of a sixth colour
}

TEST_CASE("Two copies of the set have one King and one Robber Baron, and tiles or pieces can be left out", "[KING-INT-07]")
{
    const Position board = kings({{static_cast<i32>(ChoiceKind::set), static_cast<i32>(Set::king_robber), 2},
                                  {static_cast<i32>(ChoiceKind::set), static_cast<i32>(Set::base), 1}});
    CHECK(board.view().rules.neutral_pieces == 2);
    CHECK(board.view().state.header().bag_left == 71 + 10);
    CHECK(kings({pieces(PieceKind::king, 2)}).view().rules.neutral_pieces == 2);

    Position tiles_alone = kings({pieces(PieceKind::king, 0), pieces(PieceKind::robber, 0)});
    CHECK(tiles_alone.view().rules.neutral_pieces == 0);
    tiles_alone.turn_without(Red, "E", 0, -1, "FFCF").end();
    CHECK(tiles_alone.score(Red) == 0);

    Position pieces_alone = kings({pieces(PieceKind::king, 1)}, {Set::base});
    CHECK(pieces_alone.view().rules.neutral_pieces == 2);
    CHECK(pieces_alone.view().state.header().bag_left == 71);
    pieces_alone.turn_without(Red, "E", 0, -1, "FFCF");
    CHECK(king(pieces_alone) == Red);
}

TEST_CASE("The two cities of KR03 are one as soon as other tiles join them", "[KING-TILE-01]")
{
    Position board = kings();
    board.lay("KR03", 0, -1, "CCCC").lay("N", 0, -2, "FCCF").lay("N", 1, -2, "FFCC");
    CHECK_FALSE(board.joined(board.city(0, -1, North), board.city(0, -1, East)));
    CHECK(board.joined(board.city(0, -1, North), board.city(0, -1, South)));
    board.lay("N", 1, -1, "CFFC");
    CHECK(board.joined(board.city(0, -1, North), board.city(0, -1, East)));
    board.turn_without(Red, "E", -1, -1, "FCFF");
    CHECK(king(board) == Red);
    CHECK(city_size(board) == 6);  // D, KR03 once, three N, E
}

// ---- the King ----------------------------------------------------------------------------------------------------------

TEST_CASE("Example of the first city", "[KING-EX-01][KING-CITY-01][KING-CITY-05]")
{
    Position board = kings();
    board.turn_without(Red, "E", 0, -1, "FFCF");
    CHECK(king(board) == Red);
    CHECK(city_size(board) == 2);
    for (int seat = 0; seat < 3; ++seat) CHECK(board.score(seat) == 0);
    const std::vector<Event> won = board.moves_for({Cause::king_won});
    REQUIRE(won.size() == 1);
    CHECK(won[0].piece_kind == PieceKind::king);
    CHECK(won[0].other_seat == Red);
    CHECK(won[0].spot == Spot::held);
    CHECK(robber(board) == kNobody);
}

TEST_CASE("The King does not go to the seat that scores the city", "[KING-CITY-05]")
{
    Position board = kings();
    board.put(Blue, board.city(0, 0, North));
    board.turn_without(Red, "E", 0, -1, "FFCF");
    CHECK(board.score(Blue) == 4);
    CHECK(king(board) == Red);
}

TEST_CASE("Example of an equal and of a larger city", "[KING-EX-02][KING-CITY-02][KING-CITY-04]")
{
    Position board = kings();
    board.turn_without(Red, "E", 0, -1, "FFCF").lay("H", 0, -2, "FCFC");
    board.turn_without(Blue, "E", 1, -2, "FFFC");
    CHECK(king(board) == Red);
    CHECK(city_size(board) == 2);
    board.lay("G", -1, -2, "FCFC").turn_without(Green, "E", -2, -2, "FCFF");
    CHECK(king(board) == Green);
    CHECK(city_size(board) == 3);
    CHECK(board.moves_for({Cause::king_won}).size() == 2);
}

TEST_CASE("Example of tiles that count once", "[KING-EX-03][KING-CITY-03]")
{
    Position board = kings();
    board.lay("I", 0, 1, "FFCC").lay("N", -1, 1, "FCCF").lay("N", -1, 2, "CCFF");
    board.turn_without(Red, "N", 0, 2, "CFFC");
    CHECK(king(board) == Red);
    CHECK(city_size(board) == 4);
}

TEST_CASE("Example of two cities on one tile", "[KING-EX-04][KING-TILE-01][KING-CITY-04]")
{
    Position board = kings();
    board.lay("KR03", 0, -1, "CCCC").turn_without(Blue, "E", 0, -2, "FFCF");
    CHECK(king(board) == Blue);
    CHECK(city_size(board) == 3);
    board.lay("E", 1, -1, "FFFC").turn_without(Red, "E", -1, -1, "FCFF");
    CHECK(board.feature(board.city(0, -1, East)).complete);
    CHECK(board.feature(board.city(0, -1, East)).feature.tiles == 3);
    CHECK(king(board) == Blue);
}

TEST_CASE("Of several cities that one tile completes the largest is compared and remembered", "[KING-CITY-06]")
{
    Position board = kings();
    give(board, PieceKind::king, Red, 4);
    lay_two_cities(board);
    board.turn_without(Blue, "H", -1, -1, "FCFC");
    CHECK(king(board) == Blue);
    CHECK(city_size(board) == 5);
    CHECK(board.moves_for({Cause::king_won}).size() == 1);
}

TEST_CASE("A holder that completes a still larger city keeps the King, and the size to beat rises",
          "[KING-CITY-07][KING-CITY-08]")
{
    Position board = kings();
    board.turn_without(Red, "E", 0, -1, "FFCF").lay("H", 0, -2, "FCFC").lay("G", -1, -2, "FCFC");
    board.turn_without(Red, "E", -2, -2, "FCFF");
    CHECK(king(board) == Red);
    CHECK(city_size(board) == 3);
    CHECK(board.moves_for({Cause::king_won}).size() == 1);
    board.turn_without(Blue, "E", 1, -2, "FFFC");  // of two tiles, as large as the first
    CHECK(king(board) == Red);
}

TEST_CASE("Pennants, cathedrals and goods make no city larger", "[KING-CITY-03][IC-INT-07]")
{
    AbbeyPosition board = kings_with(Set::inns_cathedrals);
    board.lay("IC11", 0, -1, "CCCC").lay("F", 1, -1, "FCFC").lay("E", 2, -1, "FFFC").lay("E", -1, -1, "FCFF");
    board.turn_without(Red, "E", 0, -2, "FFCF");
    CHECK(king(board) == Red);
    CHECK(city_size(board) == 6);  // D, IC11, F with its pennant, three E
}

// ---- the Robber Baron --------------------------------------------------------------------------------------------------

TEST_CASE("Example of the Robber Baron", "[KING-EX-06][ROBBER-ROAD-01][ROBBER-ROAD-04]")
{
    Position board = kings();
    board.lay("A", -1, 0, "FRFF").turn_without(Red, "A", 1, 0, "FFFR");
    CHECK(robber(board) == Red);
    CHECK(road_size(board) == 3);
    CHECK(king(board) == kNobody);
    board.lay("W", 0, 1, "FRRR").lay("U", 1, 1, "FRFR").turn_without(Blue, "W", 2, 1, "FRRR");
    CHECK(robber(board) == Red);
    board.lay("U", -1, 1, "FRFR").lay("U", -2, 1, "FRFR").turn_without(Blue, "W", -3, 1, "FRRR");
    CHECK(robber(board) == Blue);
    CHECK(road_size(board) == 4);
    const std::vector<Event> won = board.moves_for({Cause::robber_won});
    REQUIRE(won.size() == 2);
    CHECK(won[1].from_spot == Spot::held);
    CHECK(won[1].other_seat == Blue);
}

TEST_CASE("Example of the loop", "[KING-EX-07][ROBBER-ROAD-02]")
{
    Position board = kings();
    board.lay("W", -1, 0, "RRFR").turn_without(Red, "X", 1, 0, "RRRR");
    CHECK(robber(board) == Red);
    CHECK(road_size(board) == 3);
    board.lay("V", 2, 0, "FFRR").lay("V", 2, 1, "RFFR").turn_without(Blue, "V", 1, 1, "RRFF");
    CHECK(robber(board) == Blue);
    CHECK(road_size(board) == 4);
}

TEST_CASE("Example of the branching road", "[KING-EX-08][ROBBER-ROAD-03][INT-TILE-ROBBER-01]")
{
    AbbeyPosition board = kings_with(Set::abbey_mayor);
    board.lay("AM_M", 1, 0, "RRFR").lay("A", 2, 0, "FFFR").turn_without(Red, "AM_H", 1, -1, "FFRF");
    CHECK(robber(board) == kNobody);  // two of three ends are closed
    board.turn_without(Blue, "A", -1, 0, "FRFF");
    CHECK(robber(board) == Blue);
    CHECK(road_size(board) == 5);
}

TEST_CASE("Of several roads that one tile completes the longest is compared, and inns add nothing",
          "[ROBBER-ROAD-04][ROBBER-ROAD-02][IC-INT-07]")
{
    AbbeyPosition board = kings_with(Set::inns_cathedrals);
    board.lay("A", -1, 0, "FRFF").lay("B", 0, 1, "FFFF").lay("A", 1, 1, "RFFF").lay("B", 2, 1, "FFFF");
    board.lay("IC02", 2, 0, "FRFR").lay("U", 3, 0, "FRFR").lay("W", 4, 0, "FRRR").turn_without(Red, "X", 1, 0, "RRRR");
    CHECK(robber(board) == Red);
    CHECK(road_size(board) == 4);  // A-X of 2 tiles, A-D-X of 3, X-IC02-U-W of 4 with an inn
}

// ---- the end -----------------------------------------------------------------------------------------------------------

TEST_CASE("Example of the end", "[KING-EX-09][KING-FINAL-01][ROBBER-FINAL-01][KING-OPT-01]")
{
    struct Case {
        int option;
        int king, robber, both;
    };
    for (const Case& now : {Case{0, 6, 9, 15}, Case{kTenEach, 10, 10, 20}, Case{kFifteenOrForty, 15, 15, 40}}) {
        for (const bool has_both : {false, true}) {
            Position board = kings({scoring(now.option)});
            lay_six_cities(board);
            lay_nine_roads(board);
            give(board, PieceKind::king, Red, 2);
            give(board, PieceKind::robber, has_both ? Red : Blue, 3);
            const Points expected = has_both ? Points{now.both, 0, 0} : Points{now.king, now.robber, 0};
            CHECK(points_now(board) == expected);
            board.end();
            CHECK(Points{board.score(Red), board.score(Blue), board.score(Green)} == expected);
        }
    }
}

TEST_CASE("The end names what each prize pays", "[KING-FINAL-01][ROBBER-FINAL-01][KING-SEQ-05]")
{
    Position board = kings();
    lay_six_cities(board);
    lay_nine_roads(board);
    give(board, PieceKind::king, Red, 2);
    give(board, PieceKind::robber, Blue, 3);
    board.end();
    int lines = 0;
    for (const Event& event : board.events()) {
        CHECK(event.kind != EventKind::scoring);  // they are no scoring of a feature
        if (event.kind != EventKind::scored) continue;
        ++lines;
        CHECK(event.each == 1);
        CHECK_FALSE(event.feature);
        CHECK(event.count == (event.reward == Reward::king_cities ? 6 : 9));
    }
    CHECK(lines == 2);
    CHECK(paid(board, Reward::king_cities, Red) == 6);
    CHECK(paid(board, Reward::robber_roads, Blue) == 9);
}

TEST_CASE("Example of continuous scoring", "[KING-EX-10][KING-OPT-02]")
{
    Position board = kings({scoring(kContinuous)});
    give(board, PieceKind::king, Red, 3);
    lay_two_cities(board);
    board.turn(Blue, "H", -1, -1, "FCFC");
    CHECK(points_now(board) == Points{2, 0, 0});  // before the scoring
    board.pass();
    CHECK(board.score(Red) == 2);
    CHECK(king(board) == Blue);
    CHECK(city_size(board) == 5);
    CHECK(paid(board, Reward::king_city_completed, Red) == 2);
    board.end();
    CHECK(board.score(Red) == 2);
    CHECK(board.score(Blue) == 0);
}

TEST_CASE("In continuous scoring the first city pays nobody, and roads pay the holder of the Robber Baron", "[KING-OPT-02]")
{
    Position board = kings({scoring(kContinuous)});
    board.turn_without(Red, "E", 0, -1, "FFCF");
    CHECK(board.score(Red) == 0);
    give(board, PieceKind::robber, Green, 9);
    board.lay("A", -1, 0, "FRFF").turn_without(Blue, "A", 1, 0, "FFFR");
    CHECK(board.score(Green) == 1);
    CHECK(paid(board, Reward::robber_road_completed, Green) == 1);
    CHECK(robber(board) == Green);
    for (const Event& event : board.events())  // a turn that completes nothing of a prize has no line for it
        if (event.kind == EventKind::scored) CHECK(event.count > 0);
}

TEST_CASE("In continuous scoring the last tile pays the holder once where the host finishes the game",
          "[KING-OPT-02][KING-SEQ-01]")
{
    Position board(
        PositionSetup{.sets = {Set::base, Set::king_robber}, .choices = {scoring(kContinuous)}, .stops_before_final = true});
    give(board, PieceKind::king, Blue, 9);
    board.leave_in_bag({"E"}).turn(Red, "E", 0, -1, "FFCF");
    CHECK(points_now(board) == Points{0, 1, 0});
    board.pass();
    REQUIRE(board.step() == StepKind::final);
    CHECK(board.score(Blue) == 1);
    CHECK(points_now(board) == Points{0, 1, 0});
    Action finish;
    finish.kind = ActionKind::finish;
    finish.seat = kNature;
    board.must(finish);
    CHECK(board.score(Blue) == 1);
}

TEST_CASE("The standing gives the King to the buyer of a tile", "[KING-INT-06][KING-SEQ-03]")
{
    Position board = kings({option(Option::sell_completing_tile), scoring(kTenEach)});
    board.leave_in_bag({"E", "U"}).set_score(Blue, 5).draw(Red, "E");
    Action bid;
    bid.kind = ActionKind::bid;
    bid.seat = Blue;
    bid.points = 4;
    Action sell;
    sell.kind = ActionKind::sell;
    sell.seat = Red;
    sell.other_seat = Blue;
    board.must(bid).must(sell).must(board.placing(Blue, "E", 0, -1, "FFCF"));
    REQUIRE(board.step() == StepKind::act);
    CHECK(points_now(board) == Points{4, 1 + 10, 0});
}

TEST_CASE("Example of no completed road", "[KING-EX-11]")
{
    Position board = kings();
    board.turn_without(Red, "U", 1, 0, "FRFR").end();
    CHECK(Points{board.score(Red), board.score(Blue), board.score(Green)} == Points{0, 0, 0});
    CHECK(robber(board) == kNobody);
}

TEST_CASE("What a seat would get now counts what the last tile completed", "[KING-FINAL-01][KING-SEQ-01]")
{
    Position board = kings();
    give(board, PieceKind::king, Red, 2);
    lay_two_cities(board);
    CHECK(points_now(board) == Points{0, 0, 0});  // no city is complete yet
    board.turn(Blue, "H", -1, -1, "FCFC");
    CHECK(king(board) == Red);
    CHECK(points_now(board) == Points{0, 2, 0});
    board.pass();
    CHECK(king(board) == Blue);
    CHECK(points_now(board) == Points{0, 2, 0});
}

// ---- timing ------------------------------------------------------------------------------------------------------------

TEST_CASE("The King is given after the scoring", "[KING-SEQ-01]")
{
    Position board = kings();
    lay_two_cities(board);
    board.put(Red, board.city(1, -1, East)).put(Blue, board.city(-2, -1, East));
    board.turn_without(Blue, "H", -1, -1, "FCFC");
    std::size_t last_line = 0;
    std::size_t won = 0;
    const std::vector<Event> events = board.events();
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (events[i].kind == EventKind::scored) last_line = i;
        if (events[i].cause == Cause::king_won) won = i;
    }
    CHECK(last_line > 0);
    CHECK(won > last_line);
}

TEST_CASE("Each part of a double turn is judged by itself", "[KING-SEQ-02][TB-INT-08][INT-BUILDER-KING-01]")
{
    Position board = kings({}, {Set::base, Set::traders_builders, Set::king_robber});
    board.put(Red, board.city(0, 0, North)).put(Red, board.city(0, 0, North), PieceKind::builder);
    board.lay("H", 0, 1, "FCFC").lay("G", -1, 1, "FCFC");
    board.turn_without(Red, "E", 0, -1, "FFCF");
    CHECK(board.view().part() == 1);
    CHECK(king(board) == Red);
    CHECK(city_size(board) == 2);
    board.turn_without(Red, "E", -2, 1, "FCFF");
    CHECK(king(board) == Red);
    CHECK(city_size(board) == 3);
    CHECK(board.moves_for({Cause::king_won}).size() == 1);
}

TEST_CASE("A tile wins goods and the King", "[KING-INT-03]")
{
    AbbeyPosition board = kings_with(Set::traders_builders);
    board.lay("TB20", 0, -1, "FFCC").turn_without(Red, "E", -1, -1, "FCFF");
    CHECK(count_tokens(board.view(), Red, PieceKind::wine) == 1);
    CHECK(king(board) == Red);
    CHECK(city_size(board) == 3);
}

TEST_CASE("King and Robber Baron are seen by all and are on no tile", "[KING-SEQ-04]")
{
    AbbeyPosition board = kings_with(Set::tower);
    CHECK(board.things(ThingKind::king).size() == 1);
    CHECK(board.things(ThingKind::king)[0].seat == kNature);
    CHECK(board.things(ThingKind::king)[0].count == 0);
    CHECK(board.things(ThingKind::king)[0].points == 0);
    board.turn_without(Red, "E", 0, -1, "FFCF");
    const Thing seen = board.things(ThingKind::king)[0];
    CHECK(seen.seat == Red);
    CHECK(seen.count == 2);
    CHECK(seen.points == 1);
    CHECK(seen.piece == neutral_piece(board.view(), PieceKind::king));
    CHECK(board.things(ThingKind::robber)[0].seat == kNature);
    for (const PieceKind kind : {PieceKind::king, PieceKind::robber}) {
        const PieceDef& def = board.view().rules.piece_def(kind);
        CHECK(def.traits == 0);
        CHECK(def.fits == 0);
        CHECK(def.is_neutral == 1);
    }
    board.turn(Blue, "T12", 0, -2, "FFFF");
    CHECK(board.deployments(PieceKind::king).empty());
    CHECK(board.why_not(board.deploying(board.field(0, -2, 0), PieceKind::king)) != Reason::none);
}

TEST_CASE("A seat that leaves keeps the King until a larger city is completed", "[RESIGN-08]")
{
    Position board = kings();
    board.turn_without(Red, "E", 0, -1, "FFCF").lay("H", 0, -2, "FCFC").lay("G", -1, -2, "FCFC");
    Action leaving;
    leaving.kind = ActionKind::resign;
    leaving.seat = Red;
    board.must(leaving);
    CHECK(king(board) == Red);
    CHECK(points_now(board) == Points{1, 0, 0});
    board.turn_without(Blue, "E", -2, -2, "FCFF");
    CHECK(king(board) == Blue);
}

// ---- other boxes -------------------------------------------------------------------------------------------------------

TEST_CASE("Example of the abbey", "[KING-EX-05][KING-INT-01][INT-KING-ABBEY-01][KING-SEQ-03]")
{
    AbbeyPosition board = kings_with(Set::abbey_mayor);
    board.lay("D", 1, 0, "CRFR").lay("P", 0, -1, "RCCR").lay("U", 2, 0, "FRFR").lay("N", 2, -1, "CFFC").lay("N", 2, -2, "FFCC");
    board.lay("N", 1, -2, "FCCF");
    board.turn_with_abbey(Red, 1, -1);
    board.pass();
    CHECK(king(board) == Red);
    CHECK(city_size(board) == 3);
}

TEST_CASE("A city with nobody or with a mayor of no strength counts", "[KING-INT-02][INT-KING-MAYOR-01]")
{
    for (const bool has_mayor : {false, true}) {
        AbbeyPosition board = kings_with(Set::abbey_mayor);
        if (has_mayor) board.put(Blue, board.city(0, 0, North), PieceKind::mayor);
        board.turn_without(Red, "E", 0, -1, "FFCF");
        CHECK(board.score(Blue) == 0);
        CHECK(king(board) == Red);
        board.end();
        CHECK(board.score(Red) == 1);
    }
}

TEST_CASE("The border of the table completes for the seat that places the tile", "[KING-INT-06]")
{
    Position board =
        kings({option(Option::bounded_table), option(Option::table_min_x, -9), option(Option::table_max_x, 1),
               option(Option::table_min_y, -9), option(Option::table_max_y, 9), option(Option::table_edge_completes)});
    board.lay("A", -1, 0, "FRFF").turn_without(Blue, "U", 1, 0, "FRFR");
    CHECK(robber(board) == Blue);
    CHECK(road_size(board) == 3);
}

TEST_CASE("Where bushes end no road, roads are longer", "[KING-INT-06]")
{
    constexpr int kTileW = 22;
    Position board = kings({option(Option::bushes_do_not_end_roads), {static_cast<i32>(ChoiceKind::bush), kTileW, 1}});
    board.lay("A", -1, 0, "FRFF").lay("W", 1, 0, "RRFR").lay("A", 1, -1, "FFRF").turn_without(Red, "X", 2, 0, "RRRR");
    CHECK(robber(board) == Red);
    CHECK(road_size(board) == 5);
}

TEST_CASE("The buyer who places the tile gets the King", "[KING-INT-06][KING-SEQ-03]")
{
    Position board = kings({option(Option::sell_completing_tile)});
    board.set_score(Blue, 5).set_score(Green, 0);
    board.leave_in_bag({"E", "U", "V"}).draw(Red, "E");
    REQUIRE(board.step() == StepKind::sale_bid);
    Action action;
    action.kind = ActionKind::bid;
    action.seat = Blue;
    action.points = 4;
    board.must(action);
    while (board.step() == StepKind::sale_bid) board.pass();
    action.kind = ActionKind::sell;
    action.seat = Red;
    action.other_seat = Blue;
    board.must(action).must(board.placing(Blue, "E", 0, -1, "FFCF")).pass();
    CHECK(king(board) == Blue);
}

TEST_CASE("A city whose only knight a tower takes still wins the King", "[KING-INT-02]")
{
    TowerPosition board({2, {Set::base, Set::tower, Set::king_robber}});
    board.put(Blue, board.city(0, 0, North));
    board.place(Red, "T01", 0, -1, "RRCF").build(0, -1).take(board.city(0, 0, North)).finish_turn();
    CHECK(board.score(Blue) == 0);
    CHECK(king(board) == Red);
    CHECK(city_size(board) == 2);
}
