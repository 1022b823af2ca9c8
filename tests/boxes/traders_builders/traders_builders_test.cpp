// SPDX-License-Identifier: MIT
// Traders & Builders: goods, the builder and its double turn, the pig, and how they meet other boxes.
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "boxes/tower/tower_position.hpp"
#include "boxes/traders_builders/tiles.hpp"
#include "play/scoring.hpp"
#include "play/tokens.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr PieceKind kBuilder = PieceKind::builder;
constexpr PieceKind kPig = PieceKind::pig;
constexpr PieceKind kFollower = PieceKind::follower;

Position traders(std::vector<Choice> choices = {}, int seats = 3)
{
    return Position({seats, {Set::base, Set::traders_builders}, std::move(choices)});
}

AbbeyPosition traders_with_abbeys(std::vector<Choice> choices = {}, int seats = 3)
{
    return AbbeyPosition(std::move(choices), seats, {Set::base, Set::abbey_mayor, Set::traders_builders});
}

int goods(const Position& board, int seat, PieceKind kind) { return static_cast<int>(count_tokens(board.view(), seat, kind)); }

int turn_number(const Position& board) { return board.view().state.header().turn; }
int seat_on_turn(const Position& board) { return board.view().state.header().active; }
int part_of_turn(const Position& board) { return board.view().part(); }

int count_drawn_with(Mark mark)
{
    int count = 0;
    for (const TileDef& def : kTradersAndBuildersTiles)
        for (u8 part = 0; part < def.segments; ++part) count += has_mark(def, part, mark) ? def.count : 0;
    return count;
}

int count_kind(const char* name, SegmentKind kind)
{
    int count = 0;
    for (const TileDef& def : kTradersAndBuildersTiles)
        for (int i = 0; i < def.segments && Text(def.name) == Text(name); ++i) count += def.segment[i].kind == kind;
    return count;
}

/// D(0,0) and A(-1,0) with Red's thief on their road.
template <class Board>
void lay_road(Board& board)
{
    board.lay("A", -1, 0, "FRFF").put(Red, board.road(-1, 0, East));
}

/// The same with Red's builder on U(1,0).
template <class Board>
void lay_road_with_builder(Board& board)
{
    lay_road(board);
    board.lay("U", 1, 0, "FRFR").put(Red, board.road(1, 0, West), kBuilder);
}

/// D(0,0), E(0,-1), H(0,-2), E(1,-2): two completed cities at the field where Red's farmer stands.
void lay_farm(Position& board, PieceKind farmer = kFollower)
{
    board.lay("E", 0, -1, "FFCF").put(Red, board.field(0, -1, 0), farmer).lay("H", 0, -2, "FCFC").lay("E", 1, -2, "FFFC");
}

bool may_deploy(const Position& board, NodeId segment, PieceKind kind)
{
    return board.why_not(board.deploying(segment, kind)) == Reason::none;
}

/// The segments of the last tile where a kind can be deployed.
int places_for(const Position& board, PieceKind kind)
{
    int count = 0;
    for (const Action& action : board.options())
        count += action.kind == ActionKind::deploy && action.piece == static_cast<u16>(kind);
    return count;
}

/// What each seat would get if the game ended now.
std::vector<int> points_to_come(const Position& board)
{
    i32 sums[kMaxSeats] = {};
    count_final(board.view(), sums);
    return {sums, sums + board.view().rules.config.seats};
}

Action deciding(ActionKind kind, int seat, int value)
{
    Action action;
    action.kind = kind;
    action.seat = static_cast<u8>(seat);
    (kind == ActionKind::bid ? action.points : action.other_seat) = value;
    return action;
}

Action leaving(int seat) { return deciding(ActionKind::resign, seat, seat); }

/// Why the piece of a kind that moved last left the board.
Cause cause_of_return(const Position& board, PieceKind kind)
{
    Cause cause = Cause::none;
    for (const Event& event : board.events())
        if (event.kind == EventKind::moved && event.piece_kind == kind && event.spot == Spot::supply) cause = event.cause;
    return cause;
}

}  // namespace

// ---- components --------------------------------------------------------------------------------------------------------

TEST_CASE("The set has 24 tiles, 20 of them with goods", "[TB-COMP-01][TB-COMP-02][TB-COMP-04][TB-SETUP-01]")
{
    CHECK(count_drawn_with(Mark::wine) == 9);
    CHECK(count_drawn_with(Mark::grain) == 6);
    CHECK(count_drawn_with(Mark::cloth) == 5);
    const Position board = traders();
    CHECK(board.view().state.header().bag_left == 71 + 24);
    for (const TileDef& def : kTradersAndBuildersTiles) CHECK(def.count == 1);
}

TEST_CASE("Each of up to six seats has a builder and a pig, and no goods", "[TB-COMP-03][TB-SETUP-02]")
{
    const Position board = traders({}, 6);
    for (int seat = 0; seat < 6; ++seat) {
        CHECK(board.supply(seat, kBuilder) == 1);
        CHECK(board.supply(seat, kPig) == 1);
        CHECK(goods(board, seat, PieceKind::wine) == 0);
    }
    CHECK_THROWS(traders({}, 7));
}

TEST_CASE("Bridges are no crossings and gates end two roads apart", "[TB-TILE-01][TB-TILE-02][TB-TILE-03]")
{
    CHECK(count_kind("TB02", SegmentKind::road) == 2);
    CHECK(count_kind("TB02", SegmentKind::field) == 4);
    CHECK(count_kind("TB03", SegmentKind::road) == 2);
    CHECK(count_kind("TB03", SegmentKind::field) == 3);
    CHECK(count_kind("TB15", SegmentKind::road) == 2);
    CHECK(count_kind("TB21", SegmentKind::road) == 2);
}

// ---- goods -------------------------------------------------------------------------------------------------------------

TEST_CASE("Example of goods", "[TB-EX-01][TB-EX-02][TB-GOODS-01][TB-GOODS-02]")
{
    for (const bool has_knight : {true, false}) {
        Position board = traders();
        board.lay("TB20", 0, -1, "FFCC");
        if (has_knight) board.put(Blue, board.city(0, -1, South));
        board.turn_without(Red, "E", -1, -1, "FCFF");
        CHECK(board.score(Blue) == (has_knight ? 6 : 0));
        CHECK(goods(board, Red, PieceKind::wine) == 1);
        CHECK(goods(board, Blue, PieceKind::wine) == 0);
    }
}

TEST_CASE("Example of several goods", "[TB-EX-03]")
{
    Position board = traders();
    board.lay("TB17", 0, -1, "CFCF").lay("TB07", 0, -2, "FCCF").put(Red, board.city(0, -2, South));
    board.turn_without(Red, "E", 1, -2, "FFFC");
    CHECK(board.score(Red) == 8);
    CHECK(goods(board, Red, PieceKind::wine) == 1);
    CHECK(goods(board, Red, PieceKind::grain) == 1);
}

TEST_CASE("Example of two cities at once", "[TB-EX-04][TB-GOODS-04]")
{
    Position board = traders();
    board.lay("TB20", 0, -1, "FFCC").put(Blue, board.city(0, -1, South)).lay("B", 0, -2, "FFFF").lay("B", -1, -2, "FFFF");
    board.lay("E", -2, -2, "FFCF").lay("TB07", -2, -1, "CCFF").put(Green, board.city(-2, -1, North));
    board.turn_without(Red, "H", -1, -1, "FCFC");
    CHECK(board.score(Blue) == 6);
    CHECK(board.score(Green) == 6);
    CHECK(goods(board, Red, PieceKind::wine) == 1);
    CHECK(goods(board, Red, PieceKind::grain) == 1);
}

TEST_CASE("Example of goods at the end", "[TB-EX-05][TB-FINAL-01][TB-FINAL-02][TB-FINAL-03][TB-GOODS-07]")
{
    Position board = traders();
    Play play = board.play();
    const auto give = [&](int seat, u32 wine, u32 grain) {
        moves::award_token(play, seat, PieceKind::wine, wine, Cause::goods_won);
        moves::award_token(play, seat, PieceKind::grain, grain, Cause::goods_won);
    };
    give(Red, 5, 2);
    give(Blue, 4, 2);
    give(Green, 0, 1);
    board.put(Red, board.road(0, 0, East));
    board.end();
    CHECK(board.score(Red) == 1 + 20);
    CHECK(board.score(Blue) == 10);
    CHECK(board.score(Green) == 0);
    std::vector<Reward> rewards;
    for (const Event& event : board.events())
        if (event.kind == EventKind::scored) rewards.push_back(event.reward);
    CHECK(rewards == std::vector{Reward::final_road, Reward::goods_wine, Reward::goods_grain, Reward::goods_grain});
    CHECK(goods(board, Red, PieceKind::wine) == 5);
}

TEST_CASE("The city is scored before its goods are won, and no decision lies between", "[TB-GOODS-03][TB-QA-05]")
{
    Position board = traders();
    board.lay("TB20", 0, -1, "FFCC").put(Blue, board.city(0, -1, South)).put(Green, board.city(0, -1, West));
    board.turn_without(Red, "E", -1, -1, "FCFF");
    CHECK(board.score(Blue) == 6);
    CHECK(board.score(Green) == 6);
    CHECK(goods(board, Red, PieceKind::wine) == 1);
    bool has_scored = false;
    for (const Event& event : board.events()) {
        has_scored = has_scored || event.kind == EventKind::scored;
        if (event.kind == EventKind::moved && event.cause == Cause::goods_won) CHECK(has_scored);
    }
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("A symbol counts for its own city, and an incomplete city gives nothing", "[TB-GOODS-05][TB-GOODS-08]")
{
    Position board = traders();
    board.lay("TB24", 0, -1, "CCCC");  // the wine in the north-west city; the south-east one joins that of D
    board.turn_without(Red, "E", 1, -1, "FFFC");
    CHECK(board.feature(board.city(0, 0, North)).complete);
    CHECK(goods(board, Red, PieceKind::wine) == 0);
    board.end();
    CHECK(board.score(Red) == 0);
}

TEST_CASE("With two copies of the set there are twice as many tokens", "[TB-GOODS-09]")
{
    Position board({2, {Set::base}, {copies_of(Set::traders_builders, 2)}});
    Play play = board.play();
    moves::award_token(play, Red, PieceKind::wine, 18, Cause::goods_won);
    CHECK(goods(board, Red, PieceKind::wine) == 18);
    CHECK(count_tokens_left(board.view(), PieceKind::wine) == 0);
    CHECK(board.view().state.left(board.tile("TB20")) == 2);
}

TEST_CASE("Goods of a city that an abbey completes go to the seat that placed it", "[TB-GOODS-06][AM-QA-03][INT-ABBEY-GOODS-01]")
{
    AbbeyPosition board = traders_with_abbeys();
    board.lay("U", 1, 0, "FRFR").lay("V", 2, 0, "FFRR").lay("TB21", 2, 1, "RRCC").lay("D", 2, 2, "CRFR");
    board.lay("V", 0, 1, "FRRF").lay("V", 0, 2, "RRFF").lay("U", 1, 2, "FRFR");
    board.put(Red, board.city(2, 1, West));
    board.turn_with_abbey(Blue, 1, 1);
    board.pass();
    CHECK(board.score(Red) == 4);
    CHECK(goods(board, Blue, PieceKind::wine) == 1);
    CHECK(goods(board, Red, PieceKind::wine) == 0);
}

TEST_CASE("Goods alone are no points", "[TB-QA-06]")
{
    Position board = traders();
    board.lay("TB20", 0, -1, "FFCC");
    board.turn_without(Red, "E", -1, -1, "FCFF");
    CHECK(board.score(Red) == 0);
    CHECK(goods(board, Red, PieceKind::wine) == 1);
}

TEST_CASE("A city with a cathedral and goods gives both", "[IC-INT-06]")
{
    Position board({2, {Set::base, Set::inns_cathedrals, Set::traders_builders}});
    board.lay("IC11", 0, -1, "CCCC").put(Red, board.city(0, -1, North)).lay("TB17", 0, -2, "CFCF").lay("E", 0, -3, "FFCF");
    board.lay("E", 1, -1, "FFFC");
    board.turn_without(Red, "E", -1, -1, "FCFF");
    CHECK(board.score(Red) == 18);
    CHECK(goods(board, Red, PieceKind::wine) == 1);
}

TEST_CASE("The standing gives the goods of a sold tile to its buyer", "[TB-GOODS-02][TB-FINAL-01]")
{
    Position board = traders({option(Option::sell_completing_tile)});
    board.lay("TB20", 0, -1, "FFCC").leave_in_bag({"E", "U", "V"}).set_score(Blue, 5);
    board.draw(Red, "E").must(deciding(ActionKind::bid, Blue, 4)).must(deciding(ActionKind::sell, Red, Blue));
    board.must(board.placing(Blue, "E", -1, -1, "FCFF"));
    REQUIRE(board.step() == StepKind::act);
    CHECK(seat_on_turn(board) == Red);
    CHECK(points_to_come(board) == std::vector{0, 10, 0});
    board.pass();
    CHECK(goods(board, Blue, PieceKind::wine) == 1);
    CHECK(points_to_come(board) == std::vector{0, 10, 0});
}

TEST_CASE("Goods of the last tile count once where the host finishes the game", "[TB-GOODS-02][TB-FINAL-01][TB-FINAL-02]")
{
    Position board(PositionSetup{.sets = {Set::base, Set::traders_builders}, .stops_before_final = true});
    Play play = board.play();
    moves::award_token(play, Blue, PieceKind::wine, 1, Cause::goods_won);
    board.lay("TB20", 0, -1, "FFCC").leave_in_bag({"E"}).turn_without(Red, "E", -1, -1, "FCFF");
    REQUIRE(board.step() == StepKind::final);
    CHECK(goods(board, Red, PieceKind::wine) == 1);
    CHECK(points_to_come(board) == std::vector{10, 10, 0});
    board.must(deciding(ActionKind::finish, kNature, 0));
    CHECK(board.score(Red) == 10);
    CHECK(board.score(Blue) == 10);
}

TEST_CASE("Goods are things of their seats", "[TB-GOODS-07]")
{
    AbbeyPosition board = traders_with_abbeys();
    Play play = board.play();
    moves::award_token(play, Blue, PieceKind::cloth, 2, Cause::goods_won);
    const std::vector<Thing> things = board.things(ThingKind::goods);
    REQUIRE(things.size() == 1);
    CHECK(things[0].seat == Blue);
    CHECK(things[0].piece_kind == PieceKind::cloth);
    CHECK(things[0].count == 2);
}

// ---- the builder -------------------------------------------------------------------------------------------------------

TEST_CASE("Example of where the builder goes", "[TB-EX-08][TB-BUILD-01][TB-BUILD-02][TB-BUILD-03][TB-INT-01][TB-QA-01]")
{
    for (const PieceKind knight : {kFollower, PieceKind::mayor, PieceKind::wagon}) {
        for (const int seat : {Red, Blue}) {
            AbbeyPosition board = traders_with_abbeys();
            board.lay("N", 0, -1, "FCCF").put(seat, board.city(0, -1, South), knight);
            board.turn(Red, "N", 1, -1, "CFFC");
            CHECK(may_deploy(board, board.city(1, -1, West), kBuilder) == (seat == Red));
            CHECK(places_for(board, kBuilder) == (seat == Red ? 1 : 0));
            if (seat == Blue)
                CHECK(board.why_not(board.deploying(board.city(1, -1, West), kBuilder)) == Reason::builder_without_follower);
            CHECK(board.why_not(board.deploying(board.field(1, -1, 2), kBuilder)) == Reason::wrong_segment);
        }
    }
}

TEST_CASE("Builder and follower are not deployed in one action, and builders share a feature",
          "[TB-BUILD-04][TB-BUILD-05][TB-BUILD-07]")
{
    Position board = traders();
    board.turn(Red, "U", 1, 0, "FRFR");
    CHECK_FALSE(may_deploy(board, board.road(1, 0, West), kBuilder));  // no follower there yet
    board.deploy(board.road(1, 0, West));
    board.put(Red, board.road(1, 0, West), kBuilder)
        .put(Blue, board.road(1, 0, West))
        .put(Blue, board.road(1, 0, West), kBuilder);
    CHECK(board.feature(board.road(1, 0, West)).weights.of[Red] == 1);
    CHECK(board.feature(board.road(1, 0, West)).weights.of[Blue] == 1);
    Position alone = traders();
    alone.put(Red, alone.road(0, 0, East), kBuilder);
    alone.turn(Blue, "U", 1, 0, "FRFR");
    CHECK(may_deploy(alone, alone.road(1, 0, West), kFollower));  // a builder occupies nothing
}

TEST_CASE("A builder is no company for a builder", "[TB-BUILD-01][TB-BUILD-07]")
{
    Position board = traders({pieces(kBuilder, 2)});
    board.put(Blue, board.road(0, 0, East)).put(Red, board.road(0, 0, East), kBuilder);
    board.turn(Red, "U", 1, 0, "FRFR");
    CHECK(board.why_not(board.deploying(board.road(1, 0, West), kBuilder)) == Reason::builder_without_follower);
}

TEST_CASE("Both builders of a seat return with the scoring of their feature", "[TB-BUILD-01][TB-BUILD-08]")
{
    Position board = traders({pieces(kBuilder, 2)});
    lay_road_with_builder(board);
    board.put(Red, board.road(0, 0, East), kBuilder).turn_without(Blue, "A", 2, 0, "FFFR");
    CHECK(board.score(Red) == 4);
    CHECK(board.supply(Red, kBuilder) == 2);
}

TEST_CASE("Example of a feature completed at once", "[TB-EX-10][TB-BUILD-06]")
{
    Position board = traders();
    board.lay("N", 0, -1, "FCCF").put(Red, board.city(0, -1, South));
    board.turn(Red, "E", 1, -1, "FFFC");
    CHECK(board.why_not(board.deploying(board.city(1, -1, West), kBuilder)) == Reason::feature_complete);
    board.pass();
    CHECK(board.score(Red) == 6);
}

TEST_CASE("The builder returns with the scoring of its feature", "[TB-BUILD-08][TB-QA-07]")
{
    Position board = traders();
    lay_road_with_builder(board);
    board.turn_without(Blue, "A", 2, 0, "FFFR");
    CHECK(board.score(Red) == 4);
    CHECK(board.supply(Red, kBuilder) == 1);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("Example of the double turn",
          "[TB-EX-06][TB-DOUBLE-01][TB-DOUBLE-03][TB-DOUBLE-05][TB-DOUBLE-07][TB-DOUBLE-12][TB-SEQ-01]")
{
    Position board = traders();
    lay_road(board);
    board.turn(Red, "U", 1, 0, "FRFR").deploy(board.road(1, 0, West), kBuilder);
    CHECK(seat_on_turn(board) == Blue);
    board.turn(Red, "V", 2, 0, "FFRR").pass();
    CHECK(seat_on_turn(board) == Red);
    CHECK(part_of_turn(board) == 1);
    board.turn(Red, "U", 2, 1, "RFRF").pass();
    CHECK(seat_on_turn(board) == Blue);
    CHECK(part_of_turn(board) == 0);
}

TEST_CASE("Example of a feature completed in the first part", "[TB-EX-07][TB-DOUBLE-02][TB-DOUBLE-06][TB-DOUBLE-08]")
{
    Position board = traders();
    lay_road_with_builder(board);
    board.turn_without(Red, "A", 2, 0, "FFFR");
    CHECK(board.score(Red) == 4);
    CHECK(board.supply(Red, kBuilder) == 1);
    CHECK(part_of_turn(board) == 1);
    board.turn(Red, "J", 0, 1, "FCRR");
    CHECK(places_for(board, kBuilder) == 0);
    CHECK(places_for(board, kFollower) == 4);  // thief, knight, farmers on both sides of the road
}

TEST_CASE("Example of the tile of another seat", "[TB-EX-09][TB-DOUBLE-04]")
{
    Position board = traders();
    lay_road_with_builder(board);
    board.turn_without(Blue, "V", 2, 0, "FFRR");
    CHECK(seat_on_turn(board) == Green);
    CHECK(board.supply(Red, kBuilder) == 0);
}

TEST_CASE("The builder works once a turn as long as it stands", "[TB-DOUBLE-09]")
{
    Position board = traders();
    lay_road_with_builder(board);
    board.turn_without(Red, "U", 2, 0, "FRFR").turn_without(Red, "B", 0, 1, "FFFF");
    CHECK(seat_on_turn(board) == Blue);
    board.turn_without(Red, "U", 3, 0, "FRFR");
    CHECK(part_of_turn(board) == 1);
}

TEST_CASE("A tile of the second part that fits nowhere is put away", "[TB-DOUBLE-10]")
{
    Position board = traders();
    lay_road_with_builder(board);
    board.lay("E", 0, -1, "FFCF");
    board.turn_without(Red, "U", 2, 0, "FRFR");
    board.draw(Red, "C");
    CHECK(board.step() == StepKind::draw);
    CHECK(part_of_turn(board) == 1);
    board.turn_without(Red, "B", 0, 1, "FFFF");
    CHECK(seat_on_turn(board) == Blue);
}

TEST_CASE("Example of the empty pile", "[TB-EX-13][TB-DOUBLE-11]")
{
    Position board = traders();
    lay_road_with_builder(board);
    board.leave_in_bag({"U"}).turn_without(Red, "U", 2, 0, "FRFR");
    CHECK(board.is_over());
    for (const Event& event : board.events()) CHECK(event.kind != EventKind::part_began);
}

TEST_CASE("With an empty pile no second part is offered", "[TB-OPT-01][TB-DOUBLE-11][TB-EX-13]")
{
    Position board = traders({option(Option::double_turn_optional)});
    lay_road_with_builder(board);
    board.leave_in_bag({"U"}).turn_without(Red, "U", 2, 0, "FRFR");
    CHECK(board.is_over());
}

TEST_CASE("With an empty pile the second part is offered for an abbey that has a hole", "[TB-OPT-01][TB-DOUBLE-11][ABBEY-END-05]")
{
    AbbeyPosition board = traders_with_abbeys({option(Option::double_turn_optional)}, 2);
    lay_road(board);
    board.put(Red, board.road(-1, 0, East), kBuilder);
    SECTION("without a hole")
    {
        board.leave_in_bag({"U"}).turn_without(Red, "U", 1, 0, "FRFR");
        CHECK(board.is_over());
    }
    SECTION("with a hole")
    {
        lay_ring(board);
        board.lay("U", 3, 1, "FRFR").leave_in_bag({"U"});
        board.begin(Red).pass();
        board.Position::turn(Red, "U", 4, 1, "FRFR").pass();
        REQUIRE(board.step() == StepKind::double_turn_second_part);
        CHECK(board.options().size() == 2);
    }
}

TEST_CASE("After the last tile the abbey is placed in the second part",
          "[TB-EX-13][TB-DOUBLE-11][TB-DOUBLE-14][ABBEY-END-05][INT-ABBEY-BUILDER-02][INT-BUILDER-ABBEY-03]")
{
    AbbeyPosition board = traders_with_abbeys({}, 2);
    lay_ring(board);
    lay_road(board);
    board.put(Red, board.road(-1, 0, East), kBuilder);
    board.take_abbey(Blue).lay("U", 3, 1, "FRFR");
    board.leave_in_bag({"U"});
    board.begin(Red).pass();
    board.Position::turn(Red, "U", 4, 1, "FRFR").pass();
    CHECK(part_of_turn(board) == 1);
    REQUIRE(board.step() == StepKind::abbey_place);
    CHECK(board.decider() == Red);
    CHECK(board.options().size() == 1);  // no passing
    board.must(board.abbey(1, 1));
    board.pass();
    CHECK(board.is_over());
}

TEST_CASE("An abbey extends nothing, but may complete by an option",
          "[TB-EX-12][TB-OPT-02][TB-DOUBLE-14][AMEX-07][INT-ABBEY-BUILDER-01]")
{
    for (const bool counts : {false, true}) {
        AbbeyPosition board =
            traders_with_abbeys(counts ? std::vector{option(Option::builder_completing_counts)} : std::vector<Choice>{});
        lay_ring(board);
        board.lay("A", 2, 2, "FFFR").put(Blue, board.road(2, 2, West)).put(Blue, board.road(2, 2, West), kBuilder);
        board.turn_with_abbey(Blue, 1, 1);
        board.pass();
        CHECK(board.score(Blue) == 4);
        CHECK(board.supply(Blue, kBuilder) == 1);
        CHECK(part_of_turn(board) == (counts ? 1 : 0));
        CHECK(seat_on_turn(board) == (counts ? Blue : Green));
    }
}

TEST_CASE("An abbey beside a feature that stays incomplete gives no double turn", "[TB-OPT-02][TB-DOUBLE-14]")
{
    AbbeyPosition board = traders_with_abbeys({option(Option::builder_completing_counts)});
    lay_ring(board);  // the road from the hole to (1,2) is open in the east
    board.put(Blue, board.road(1, 2, West)).put(Blue, board.road(1, 2, West), kBuilder);
    board.turn_with_abbey(Blue, 1, 1).pass();
    CHECK(board.feature(board.road(1, 2, West)).open == 1);
    CHECK(board.supply(Blue, kBuilder) == 0);
    CHECK(part_of_turn(board) == 0);
    CHECK(seat_on_turn(board) == Green);
}

TEST_CASE("An abbey that completes the city of the own builder gives a double turn, beside that of another seat it does not",
          "[TB-OPT-02][TB-DOUBLE-04]")
{
    const int owner = GENERATE(as<int>{}, Red, Blue);
    AbbeyPosition board = traders_with_abbeys({option(Option::builder_completing_counts)});
    lay_ring(board);
    board.put(owner, board.city(2, 1, West)).put(owner, board.city(2, 1, West), kBuilder);
    board.turn_with_abbey(Blue, 1, 1).pass();
    CHECK(board.score(owner) == 2);
    CHECK(board.supply(owner, kBuilder) == 1);
    CHECK(part_of_turn(board) == (owner == Blue ? 1 : 0));
    CHECK(seat_on_turn(board) == (owner == Blue ? Blue : Green));
}

TEST_CASE("A seat that leaves in the first part of its double turn has no second part, another seat takes nothing from it",
          "[TB-DOUBLE-06][RESIGN-05]")
{
    const int seat = GENERATE(as<int>{}, Red, Green);
    Position board = traders();
    lay_road_with_builder(board);
    board.turn(Red, "U", 2, 0, "FRFR").must(leaving(seat)).pass();
    CHECK(board.step() == StepKind::draw);
    CHECK(part_of_turn(board) == (seat == Red ? 0 : 1));
    CHECK(seat_on_turn(board) == (seat == Red ? Blue : Red));
    int begun = 0;
    for (const Event& event : board.events())
        begun += event.kind == EventKind::part_began && event.seat == Red && event.count == 2;
    CHECK(begun == (seat == Red ? 0 : 1));
}

TEST_CASE("A seat that leaves in the second part ends its turn", "[TB-DOUBLE-13][RESIGN-05]")
{
    Position board = traders();
    lay_road_with_builder(board);
    board.turn_without(Red, "U", 2, 0, "FRFR").turn(Red, "U", 3, 0, "FRFR").must(leaving(Red));
    CHECK(board.step() == StepKind::draw);
    CHECK(part_of_turn(board) == 0);
    CHECK(seat_on_turn(board) == Blue);
}

TEST_CASE("The second part may be declined where that is chosen", "[TB-OPT-01]")
{
    for (const bool accepts : {false, true}) {
        Position board = traders({option(Option::double_turn_optional)});
        lay_road_with_builder(board);
        board.turn_without(Red, "U", 2, 0, "FRFR");
        REQUIRE(board.step() == StepKind::double_turn_second_part);
        CHECK(board.options().size() == 2);
        Action name;
        name.kind = ActionKind::name;
        name.seat = Red;
        name.other_seat = Blue;
        CHECK(board.why_not(name) == Reason::not_own_turn);
        name.other_seat = 3;
        CHECK(board.why_not(name) == Reason::no_such_seat);
        name.other_seat = -1;
        CHECK(board.why_not(name) == Reason::no_such_seat);
        name.other_seat = Red;
        if (accepts)
            board.must(name);
        else
            board.pass();
        CHECK(seat_on_turn(board) == (accepts ? Red : Blue));
        CHECK(part_of_turn(board) == (accepts ? 1 : 0));
        int begun = 0;
        int declined = 0;
        for (const Event& event : board.events()) {
            begun += event.kind == EventKind::part_began && event.seat == Red && event.count == 2;
            declined += event.kind == EventKind::passed && event.step == StepKind::double_turn_second_part;
        }
        CHECK(begun == (accepts ? 1 : 0));
        CHECK(declined == (accepts ? 0 : 1));
    }
}

TEST_CASE("A double turn begins and ends once", "[TB-DOUBLE-13][TB-SEQ-02]")
{
    Position board = traders();
    lay_road_with_builder(board);
    const int before = turn_number(board);
    board.turn_without(Red, "U", 2, 0, "FRFR").turn_without(Red, "U", 3, 0, "FRFR");
    CHECK(turn_number(board) == before + 1);
    int ended = 0;
    for (const Event& event : board.events()) ended += event.kind == EventKind::turn_ended;
    CHECK(ended == 1);
}

TEST_CASE("Two builders on extended features give one double turn, and joined features are extended", "[TB-QA-03][TB-QA-04]")
{
    Position board = traders({pieces(kBuilder, 2)});
    lay_road_with_builder(board);
    board.lay("N", 0, -1, "FCCF").put(Red, board.city(0, -1, South)).put(Red, board.city(0, -1, South), kBuilder);
    board.lay("U", 2, 0, "FRFR");
    board.turn_without(Red, "W", 3, 0, "RRFR").turn_without(Red, "B", 0, 1, "FFFF");
    CHECK(seat_on_turn(board) == Blue);
    board.lay("E", 2, -1, "FFFC").turn_without(Red, "G", 1, -1, "FCFC");  // joins the builder's city to another one
    CHECK(part_of_turn(board) == 1);
}

TEST_CASE("A second builder or pig of a seat may go beside its first, without further effect",
          "[TB-BUILD-01][TB-QA-03][TB-PIG-10]")
{
    Position roads = traders({pieces(kBuilder, 2)});
    lay_road_with_builder(roads);
    roads.turn(Red, "U", 2, 0, "FRFR").deploy(roads.road(2, 0, East), kBuilder);
    CHECK(part_of_turn(roads) == 1);  // the first builder's
    roads.turn_without(Red, "B", 0, 1, "FFFF");
    CHECK(seat_on_turn(roads) == Blue);
    roads.turn_without(Red, "U", 3, 0, "FRFR");
    CHECK(part_of_turn(roads) == 1);
    roads.turn_without(Red, "U", 4, 0, "FRFR");
    CHECK(seat_on_turn(roads) == Blue);  // no third part

    Position fields = traders({pieces(kPig, 2)});
    lay_farm(fields);
    fields.put(Red, fields.field(0, -1, 0), kPig);
    fields.turn(Red, "B", 1, -1, "FFFF").deploy(fields.field(1, -1, 0), kPig);
    fields.end();
    CHECK(fields.score(Red) == 6 + 2);
}

TEST_CASE("Without farmers pigs stay in the supply and there are no barns", "[BASE-VAR-01]")
{
    AbbeyPosition board = traders_with_abbeys({option(Option::play_without_farmers)});
    board.lay("B", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("U", 1, 0, "FRFR").put(Red, board.field(0, 1, 0));
    CHECK(board.supply(Red, PieceKind::barn) == 0);
    CHECK(board.supply(Red, kPig) == 1);
    board.turn(Red, "B", 1, 2, "FFFF");
    CHECK(board.why_not(board.deploying(board.field(1, 2, 0), kPig)) == Reason::wrong_segment);
    CHECK(board.why_not(board.barning(1, 2, NorthWest)) == Reason::no_such_piece);
    for (const Action& action : board.options()) CHECK(action.piece != static_cast<u16>(kPig));
}

TEST_CASE("A scored wagon moves on without the builder", "[TB-QA-02][INT-BUILDER-WAGON-01]")
{
    AbbeyPosition board = traders_with_abbeys();
    board.lay("A", -1, 0, "FRFF").put(Red, board.road(-1, 0, East), PieceKind::wagon).put(Red, board.road(0, 0, East), kBuilder);
    board.turn_without(Blue, "A", 1, 0, "FFFR");
    REQUIRE(board.step() == StepKind::wagon_move);
    CHECK(board.supply(Red, kBuilder) == 1);
    board.move(board.city(0, 0, North));
    CHECK(board.supply(Red, kBuilder) == 1);
}

TEST_CASE("Builder, pig and barn are alternatives in one action", "[TB-INT-02][INT-BUILDER-BARN-01][INT-BUILDER-MAYOR-01]")
{
    AbbeyPosition board = traders_with_abbeys();
    board.lay("B", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").put(Red, board.field(0, 1, 0));
    board.put(Red, board.road(0, 0, East), PieceKind::wagon);
    board.turn(Red, "U", 1, 0, "FRFR");
    CHECK(places_for(board, kBuilder) == 1);
    CHECK(places_for(board, kPig) == 1);
    CHECK(places_for(board, PieceKind::barn) == 1);
    board.deploy(board.road(1, 0, West), kBuilder);
    CHECK(seat_on_turn(board) == Blue);
    CHECK(board.supply(Red, kPig) == 1);
    CHECK(board.supply(Red, PieceKind::barn) == 1);
}

TEST_CASE("A large follower supports builder and pig like any other", "[TB-INT-03]")
{
    Position board({2, {Set::base, Set::inns_cathedrals, Set::traders_builders}});
    board.put(Red, board.road(0, 0, East), PieceKind::large_follower).put(Red, board.field(0, 0, 4));
    board.turn(Red, "U", 1, 0, "FRFR");
    CHECK(may_deploy(board, board.road(1, 0, West), kBuilder));
    CHECK(may_deploy(board, board.field(1, 0, 4), kPig));
}

TEST_CASE("The first part is finished before the second begins", "[TB-SEQ-03]")
{
    TowerPosition board({2, {Set::base, Set::tower, Set::traders_builders}});
    board.lay("T12", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").put(Blue, board.monastery(1, 1));
    board.put(Red, board.road(0, 0, East)).put(Red, board.road(0, 0, East), kBuilder);
    board.place(Red, "U", 1, 0, "FRFR").build(0, 1);
    CHECK(board.step() == StepKind::tower_capture);
    CHECK(part_of_turn(board) == 0);
    board.take(board.monastery(1, 1));
    CHECK(part_of_turn(board) == 1);
    CHECK(board.step() == StepKind::draw);
}

// ---- the pig -----------------------------------------------------------------------------------------------------------

TEST_CASE("Example of the pig", "[TB-EX-14][TB-PIG-04]")
{
    for (const bool has_pig : {true, false}) {
        Position board = traders();
        lay_farm(board);
        board.turn(Red, "B", 1, -1, "FFFF");
        if (has_pig)
            board.deploy(board.field(1, -1, 0), kPig);
        else
            board.pass();
        board.end();
        CHECK(board.score(Red) == (has_pig ? 8 : 6));
        CHECK(board.supply(Red, kPig) == 1);
    }
}

TEST_CASE("Example of the pig and a tie", "[TB-EX-15][TB-PIG-02][TB-PIG-05]")
{
    Position board = traders();
    lay_farm(board);
    board.put(Blue, board.field(1, -2, 2)).lay("B", 1, -1, "FFFF").put(Red, board.field(1, -1, 0), kPig);
    board.end();
    CHECK(board.score(Red) == 8);
    CHECK(board.score(Blue) == 6);
}

TEST_CASE("Example of the useless pig", "[TB-EX-16][TB-PIG-03][TB-PIG-05]")
{
    Position board({3, {Set::base, Set::inns_cathedrals, Set::traders_builders}});
    lay_farm(board, PieceKind::large_follower);
    board.put(Blue, board.field(1, -2, 2)).lay("B", 1, -1, "FFFF").put(Blue, board.field(1, -1, 0), kPig);
    CHECK(board.feature(board.field(1, -1, 0)).weights.of[Blue] == 1);
    board.end();
    CHECK(board.score(Red) == 6);
    CHECK(board.score(Blue) == 0);
}

TEST_CASE("Example of the pig that is refused", "[TB-EX-17][TB-PIG-01]")
{
    Position board = traders();
    board.lay("E", 0, -1, "FFCF").put(Blue, board.field(0, -1, 0));
    board.turn(Red, "B", 1, -1, "FFFF");
    CHECK(board.why_not(board.deploying(board.field(1, -1, 0), kPig)) == Reason::pig_without_farmer);
    CHECK(board.why_not(board.deploying(board.field(1, -1, 0))) == Reason::occupied);
    CHECK(may_deploy(board, board.monastery(1, -1), kFollower));
}

TEST_CASE("The pig stays to the end and goes nowhere but to fields", "[TB-PIG-06][TB-PIG-11]")
{
    Position board = traders();
    lay_farm(board);
    board.lay("B", 1, -1, "FFFF").put(Red, board.field(1, -1, 0), kPig).put(Red, board.monastery(1, -1));
    board.turn(Red, "U", 1, 0, "FRFR");
    CHECK(board.why_not(board.deploying(board.road(1, 0, West), kPig)) == Reason::supply_empty);
    CHECK(board.supply(Red, kPig) == 0);
    Position other = traders();
    other.put(Red, other.road(0, 0, East));
    other.turn(Red, "U", 1, 0, "FRFR");
    CHECK(other.why_not(other.deploying(other.road(1, 0, West), kPig)) == Reason::wrong_segment);
}

TEST_CASE("Two pigs of one seat pay once, and their points can be chosen", "[TB-PIG-10][TB-OPT-03]")
{
    for (const int points : {0, 1, 2, 3}) {
        Position board = traders({pieces(kPig, 2), option(Option::pig_points, points)});
        lay_farm(board);
        board.put(Red, board.field(0, -1, 0), kPig).put(Red, board.field(0, -1, 0), kPig).lay("B", 1, -1, "FFFF");
        board.end();
        const int each = points == 0 ? 1 : points == 3 ? 0 : points;
        CHECK(board.score(Red) == 6 + 2 * each);
    }
}

TEST_CASE("A barn supports no pig", "[TB-PIG-07][INT-BARN-PIG-04]")
{
    AbbeyPosition board = traders_with_abbeys();
    board.lay("B", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("U", 1, 0, "FRFR");
    board.put_barn(Red, 1, 1, NorthWest);
    board.turn(Red, "B", 1, 2, "FFFF");
    CHECK(board.why_not(board.deploying(board.field(1, 2, 0), kPig)) == Reason::pig_without_farmer);
}

TEST_CASE("With a barn placed a pig makes four of three and then returns",
          "[AMEX-16][TB-EX-20][TB-PIG-09][INT-BARN-PIG-01][INT-BARN-PIG-04][AM-QA-05]")
{
    AbbeyPosition board = traders_with_abbeys({pieces(PieceKind::follower, 8)});
    board.lay("E", 0, -1, "FFCF").put(Red, board.field(0, -1, 0)).lay("B", 1, -1, "FFFF").lay("B", 1, -2, "FFFF");
    board.put(Red, board.field(1, -2, 0), kPig);
    board.turn(Blue, "E", 0, -2, "CFFF").barn(0, -2, SouthEast);
    CHECK(board.score(Red) == 4);
    CHECK(board.supply(Red, kPig) == 1);
    CHECK(board.supply(Red) == 8);
    board.lay("E", 0, -3, "FFCF").put(Red, board.field(0, -3, 0)).lay("AM_H", 0, -4, "RFFF");
    board.put(Red, board.field(0, -4, 4), kPig);
    board.turn_without(Blue, "V", 1, -3, "RRFF");
    CHECK(board.score(Red) == 4 + 4);
    CHECK(board.supply(Red, kPig) == 1);
    board.end();
    CHECK(board.score(Blue) == 8);
}

TEST_CASE("Example of an enclosed field", "[TB-EX-21][TB-PIG-01][TB-BUILD-06]")
{
    Position board = traders();
    board.lay("V", -1, 0, "FRRF").lay("V", -1, 1, "RRFF").lay("U", 0, 1, "FRFR").lay("V", 1, 1, "RFFR");
    board.put(Red, board.field(0, 0, 4)).put(Red, board.road(0, 0, East)).turn(Red, "V", 1, 0, "FFRR");
    CHECK(board.why_not(board.deploying(board.road(1, 0, West), kBuilder)) == Reason::feature_complete);
    CHECK(board.feature(board.field(1, 0, 5)).open == 0);
    CHECK(may_deploy(board, board.field(1, 0, 5), kPig));
    board.deploy(board.field(1, 0, 5), kPig);
    CHECK(board.score(Red) == 6);
    CHECK(board.supply(Red, kPig) == 0);  // the pig stays
}

TEST_CASE("A pig goes home for the reason of its farmer", "[TB-PIG-06][TB-PIG-09]")
{
    AbbeyPosition board = traders_with_abbeys();
    board.lay("E", 0, -1, "FFCF").put(Red, board.field(0, -1, 0)).lay("B", 1, -1, "FFFF").lay("B", 1, -2, "FFFF");
    board.put(Red, board.field(1, -2, 0), kPig);
    SECTION("a barn is placed")
    {
        board.turn(Blue, "E", 0, -2, "CFFF").barn(0, -2, SouthEast);
        CHECK(cause_of_return(board, kPig) == Cause::barn_placed);
    }
    SECTION("the field is joined to a barn")
    {
        board.lay("E", 0, -2, "CFFF");
        board.put_barn(Blue, 0, -2, SouthEast).turn_without(Green, "U", 1, 0, "FRFR");
        CHECK(cause_of_return(board, kPig) == Cause::barn_joined);
    }
    SECTION("the game ends")
    {
        board.end();
        CHECK(cause_of_return(board, kPig) == Cause::final);
    }
}

TEST_CASE("A pig is deployed on the tile that joins its farmer to a barn, counts and returns",
          "[TB-PIG-08][TB-PIG-09][INT-BARN-PIG-02][INT-BARN-PIG-03][AM-QA-04]")
{
    AbbeyPosition board = traders_with_abbeys();
    board.lay("E", 0, -1, "FFCF").lay("B", 1, -1, "FFFF").lay("B", 1, -2, "FFFF").lay("E", 0, -2, "CFFF");
    board.put_barn(Blue, 0, -2, SouthEast).lay("E", 0, -3, "FFCF").put(Red, board.field(0, -3, 0));
    board.turn(Red, "V", 1, -3, "RRFF").deploy(board.field(1, -3, 4), kPig);
    CHECK(board.score(Red) == 2 * (1 + 1));
    CHECK(board.supply(Red, kPig) == 1);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("Example of the bridge", "[TB-EX-18]")
{
    Position board = traders();
    lay_road(board);
    board.lay("TB02", 1, 0, "RRRR").put(Blue, board.road(1, 0, North));
    board.turn_without(Blue, "A", 2, 0, "FFFR");
    CHECK(board.score(Red) == 4);
    CHECK(board.score(Blue) == 0);
    CHECK(board.feature(board.road(1, 0, North)).open == 2);
}

TEST_CASE("Example of the bridge and the gate", "[TB-EX-19]")
{
    Position board = traders();
    board.lay("TB03", 0, -1, "RRCF").put(Red, board.road(0, -1, East));
    board.turn_without(Blue, "A", 1, -1, "FFFR");
    CHECK(board.score(Red) == 2);
    CHECK_FALSE(board.joined(board.road(0, -1, East), board.road(0, -1, North)));
    CHECK(board.feature(board.city(0, 0, North)).complete);
    CHECK(board.feature(board.city(0, 0, North)).feature.tiles == 2);
}

// ---- The Tower ---------------------------------------------------------------------------------------------------------

namespace {

TowerPosition traders_with_towers() { return TowerPosition({2, {Set::base, Set::tower, Set::traders_builders}}); }

}  // namespace

TEST_CASE("Example of the builder that leaves with a captured knight", "[TOWEX-09][TOWER-KNOCK-01][INT-TOWER-BUILDER-02]")
{
    TowerPosition board = traders_with_towers();
    board.lay("N", 0, -1, "FCCF").put(Blue, board.city(0, -1, South)).lay("N", 1, -1, "CFFC");
    board.put(Blue, board.city(1, -1, West), kBuilder);
    board.place(Red, "T12", 0, -2, "FFFF").build(0, -2);
    CHECK(board.targets() == Cells{{0, -1}});
    board.take(board.city(0, -1, South));
    CHECK(board.supply(Blue, kBuilder) == 1);
    CHECK(board.moves_for({Cause::builder_without_company}).size() == 1);
}

TEST_CASE("Example of the builder that stays beside another knight", "[TOWEX-10][TOWER-KNOCK-02][TB-BUILD-09]")
{
    TowerPosition board = traders_with_towers();
    board.lay("N", 0, -1, "FCCF").lay("U", 1, 0, "FRFR").lay("D", 2, 0, "CRFR").lay("O", 2, -1, "RRCC").lay("R", 1, -1, "CCFC");
    board.put(Blue, board.city(0, -1, South)).put(Blue, board.city(2, 0, North)).put(Blue, board.city(2, -1, South), kBuilder);
    board.place(Red, "T12", 0, -2, "FFFF").build(0, -2).take(board.city(0, -1, South));
    CHECK(board.supply(Blue, kBuilder) == 0);
}

TEST_CASE("Both builders of a seat leave with its last captured knight", "[TB-BUILD-01][TB-BUILD-08][TOWER-KNOCK-01]")
{
    TowerPosition board({2, {Set::base, Set::tower, Set::traders_builders}, {pieces_of(kBuilder, 2)}});
    board.lay("N", 0, -1, "FCCF").put(Blue, board.city(0, -1, South)).lay("N", 1, -1, "CFFC");
    board.put(Blue, board.city(1, -1, West), kBuilder).put(Blue, board.city(1, -1, West), kBuilder);
    board.place(Red, "T12", 0, -2, "FFFF").build(0, -2).take(board.city(0, -1, South));
    CHECK(board.supply(Blue, kBuilder) == 2);
}

TEST_CASE("Example of companions that stay", "[TB-EX-22][TB-BUILD-08][TB-BUILD-09][TOWER-KNOCK-01]")
{
    TowerPosition board = traders_with_towers();
    board.lay("N", 0, -1, "FCCF").put(Blue, board.city(0, -1, South)).put(Red, board.city(0, 0, North));
    board.lay("N", 1, -1, "CFFC").put(Blue, board.city(1, -1, West), kBuilder).put(Red, board.city(1, -1, West), kBuilder);
    board.place(Red, "T12", 0, -2, "FFFF").build(0, -2).take(board.city(0, -1, South));
    CHECK(board.supply(Blue, kBuilder) == 1);  // although Red's knight stays
    CHECK(board.supply(Red, kBuilder) == 0);
    CHECK(board.moves_for({Cause::builder_without_company}).size() == 1);
}

TEST_CASE("The own builder leaves when the own follower is taken home", "[TOWER-KNOCK-03]")
{
    TowerPosition board = traders_with_towers();
    board.lay("N", 0, -1, "FCCF").put(Red, board.city(0, -1, South)).put(Red, board.city(0, -1, South), kBuilder);
    board.place(Red, "T12", 0, -2, "FFFF").build(0, -2).take(board.city(0, -1, South));
    CHECK(board.supply(Red, kBuilder) == 1);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("The pig leaves with the last captured farmer", "[INT-TOWER-PIG-02][TOWER-KNOCK-01][TB-PIG-06]")
{
    for (const bool has_second : {false, true}) {
        TowerPosition board = traders_with_towers();
        board.lay("T12", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("B", -1, 1, "FFFF");
        board.put(Blue, board.field(0, 1, 0)).put(Blue, board.field(1, 1, 0), kPig);
        if (has_second) board.put(Blue, board.field(-1, 1, 0));
        board.place(Red, "U", 1, 0, "FRFR").build(0, 1).take(board.field(0, 1, 0));
        CHECK(board.supply(Blue, kPig) == (has_second ? 0 : 1));
    }
}

TEST_CASE("In a double turn there is one ransom and a tower action in each part",
          "[TOWEX-16][TOWER-ACT-04][TOWER-QA-04][INT-TOWER-BUILDER-04][TB-DOUBLE-13]")
{
    TowerPosition board = traders_with_towers();
    board.lay("T12", 0, 1, "FFFF").put(Red, board.road(0, 0, East)).put(Red, board.road(0, 0, East), kBuilder);
    const PieceId first = board.jail(Red, Blue);
    board.jail(Red, Blue);
    board.set_score(Red, 20).begin(Red).pay(first);
    CHECK(board.score(Red) == 17);
    while (board.step() != StepKind::draw) board.pass();
    board.turn(Red, "U", 1, 0, "FRFR");
    CHECK(board.ransoms().empty());
    board.build(0, 1).finish_turn();
    CHECK(part_of_turn(board) == 1);
    CHECK(seat_on_turn(board) == Red);
    board.turn(Red, "U", -1, 0, "FRFR");
    CHECK(board.ransoms().empty());
    board.build(0, 1);
    CHECK(board.height(0, 1) == 2);
}

// ---- house rules -------------------------------------------------------------------------------------------------------

namespace {

/// Plays until Red's second part begins: Red places beside the start tile, which extends the road or city of its builders.
template <class Check>
int play_to_second_part(Position& board, Check&& check)
{
    board.put(Red, board.road(0, 0, East)).put(Red, board.road(0, 0, East), kBuilder);
    board.put(Red, board.city(0, 0, North)).put(Red, board.city(0, 0, North), kBuilder);
    for (int decisions = 0; decisions < 100 && !board.is_over(); ++decisions) {
        const u16 left = board.view().state.header().bag_left;
        const int seat = seat_on_turn(board);
        const std::vector<Action> options = board.options();
        const auto is_beside = [&](const Action& a) {
            const bool beside = (a.cell.y == 0 && (a.cell.x == 1 || a.cell.x == -1)) || (a.cell.x == 0 && a.cell.y == -1);
            return a.kind == ActionKind::place && beside == (seat == Red);
        };
        const auto good = std::find_if(options.begin(), options.end(), is_beside);
        board.must(good != options.end() ? *good : options.back());
        if (part_of_turn(board) == 0 || seat != seat_on_turn(board)) continue;
        check(left);
        return 1;
    }
    return 0;
}

}  // namespace

TEST_CASE("The tile of the second part comes from the bag when the next tile is drawn ahead", "[TB-HOUSE-03]")
{
    Position board({2,
                    {Set::base, Set::traders_builders},
                    {option(Option::draw_next_tile_at_turn_end), pieces(kBuilder, 2)},
                    Chance::seeded,
                    4});
    CHECK(play_to_second_part(board, [&](u16 left) {
              CHECK(board.drawn());
              CHECK(board.view().state.header().bag_left == left - 1);
          }) == 1);
}

TEST_CASE("Both parts are played from a hand of three before it is filled", "[TB-HOUSE-02]")
{
    Position board(
        {2, {Set::base, Set::traders_builders}, {option(Option::hand_of_three_tiles), pieces(kBuilder, 2)}, Chance::seeded, 4});
    CHECK(play_to_second_part(board, [&](u16 left) {
              CHECK(board.view().state.header().bag_left == left);
              CHECK(board.step() == StepKind::place);
          }) == 1);
}

TEST_CASE("The extra turn for a filled hole follows the whole double turn", "[TB-HOUSE-04]")
{
    AbbeyPosition board({option(Option::extra_turn_for_filling_hole)}, 3,
                        {Set::base, Set::inns_cathedrals, Set::traders_builders});
    lay_ring(board);
    board.put(Red, board.road(0, 1, East)).put(Red, board.road(0, 1, East), kBuilder);
    board.turn(Red, "IC10", 1, 1, "FCFR").pass();
    CHECK(part_of_turn(board) == 1);
    const int first = turn_number(board);
    board.Position::turn(Red, "B", 0, 3, "FFFF").pass();
    CHECK(turn_number(board) == first + 1);
    CHECK(seat_on_turn(board) == Red);
    CHECK(part_of_turn(board) == 0);
}
