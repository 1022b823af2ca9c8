// SPDX-License-Identifier: MIT
// Hills & Sheep: the tiles, shepherds, the bag and the flocks.
#include "boxes/hills_sheep/hills_position.hpp"
#include "boxes/hills_sheep/tiles.hpp"
#include "game/check.hpp"
#include "game/sampling.hpp"
#include "play/scoring.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

int count_marked(Mark mark)
{
    int count = 0;
    for (const TileDef& def : kHillsAndSheepTiles) count += has_mark(def, kWholeTile, mark) ? def.count : 0;
    return count;
}

int count_in_bag(const Position& board, PieceKind kind)
{
    return static_cast<int>(count_in_pool(board.view(), bag_of(board), kind_in_pool(board.view().rules, bag_of(board), kind)));
}

}  // namespace

// ---- components ---------------------------------------------------------------------------------------------------------

TEST_CASE("The box has eighteen tiles, a shepherd for each seat and a bag of tokens",
          "[HS-COMP-01][HS-COMP-02][HS-SETUP-01][HS-SETUP-02][HS-TILE-06]")
{
    const Position board = hills();
    CHECK(board.view().state.header().bag_left == 71 + 18);
    CHECK(count_marked(Mark::hill) == 8);
    CHECK(count_marked(Mark::vineyard) == 8);
    int monasteries = 0;
    for (const TileDef& def : kHillsAndSheepTiles) monasteries += has_segment(def, SegmentKind::monastery) ? def.count : 0;
    CHECK(monasteries == 2);
    for (int seat = 0; seat < 3; ++seat) CHECK(board.supply(seat, kShepherd) == 1);
    CHECK(bag(board) == 18);
    CHECK(count_in_bag(board, kOne) == 4);
    CHECK(count_in_bag(board, kTwo) == 5);
    CHECK(count_in_bag(board, kThree) == 5);
    CHECK(count_in_bag(board, kFour) == 2);
    CHECK(count_in_bag(board, kWolf) == 2);
}

TEST_CASE("Each token in the bag is as likely as any other", "[HS-SETUP-02][FLOCK-BAG-01][HS-NOTE-01]")
{
    AbbeyPosition board = hills();
    tend(board, Blue, board.field(0, 0, 2), {kFour, kFour, kOne});
    board.turn(Red, "B", 0, 1, "FFFF").deploy(board.field(0, 1, 4), kShepherd);
    const std::vector<Action> draws = board.options();
    REQUIRE(draws.size() == 4);  // no token with four sheep is left
    CHECK(weight_of(draws[0]) == 3);
    CHECK(weight_of(draws[1]) == 5);
    CHECK(weight_of(draws[2]) == 5);
    CHECK(draws[3].piece_kind == static_cast<u16>(kWolf));
    CHECK(weight_of(draws[3]) == 2);
    CHECK(board.why_not(token(kFour)) == Reason::token_not_left);
    CHECK(board.why_not(token(kShepherd)) == Reason::token_not_left);
}

TEST_CASE("The tiles are placed by their sides alone", "[HS-TILE-01]")
{
    const Position board = hills();
    for (const TileDef& def : kHillsAndSheepTiles) CHECK(board.view().rules.tiles.judges[board.tile(def.name).raw] == 0);
}

TEST_CASE("The side of HS_A opposite its city shows two fields, which a neighbour joins", "[HS-TILE-02]")
{
    AbbeyPosition board = hills();
    board.lay("HS_A", 0, 1, "FFFC");  // its parted side lies east
    CHECK_FALSE(board.joined(board.field(0, 1, 2), board.field(0, 1, 3)));
    CHECK(board.placements("B") > 0);
    board.lay("B", 1, 1, "FFFF");
    CHECK(board.joined(board.field(0, 1, 2), board.field(0, 1, 3)));
}

TEST_CASE("An abbey closes both cities at a shared side, each for itself", "[HS-TILE-03]")
{
    AbbeyPosition board = hills_with(Set::abbey_mayor);
    board.lay("HS_B", 0, -1, "CCCF").put(Red, board.city(0, -1, South));
    board.put(Blue, board.city(0, -1, North));
    board.lay("E", 0, -2, "FFCF");  // the northern city is open at the shared side alone
    board.lay("U", 1, 0, "FRFR").lay("U", 2, 0, "FRFR").lay("B", 2, -1, "FFFF").lay("B", 1, -2, "FFFF");
    board.turn_with_abbey(Green, 1, -1);
    if (board.step() == StepKind::act) board.pass();
    CHECK(board.score(Red) == 4);   // D and HS_B
    CHECK(board.score(Blue) == 4);  // HS_B and E
    CHECK_FALSE(board.joined(board.city(0, -1, South), board.city(0, -1, North)));
}

TEST_CASE("The second edition shows a garden on HS_N, which The Abbot uses", "[HS-COMP-03]")
{
    const auto copies = [](std::vector<Choice> choices) {
        const Position board = hills(std::move(choices), {Set::base, Set::abbot, Set::hills_sheep});
        return std::vector<int>{board.view().rules.totals[board.tile("HS_N").raw],
                                board.view().rules.totals[board.tile("HS_N_g").raw]};
    };
    CHECK(copies({}) == std::vector<int>{1, 0});
    CHECK(copies({option(Option::hills_sheep_second_edition)}) == std::vector<int>{0, 1});
}

// ---- placing ---------------------------------------------------------------------------------------------------------------

TEST_CASE("A shepherd is placed instead of a meeple, on a field of the tile just placed", "[SHEPHERD-PLACE-01]")
{
    AbbeyPosition board = hills();
    board.turn(Red, "U", 1, 0, "FRFR");
    CHECK(board.why_not(board.deploying(board.field(1, 0, 0), kShepherd)) == Reason::none);
    CHECK(board.why_not(board.deploying(board.road(1, 0, East), kShepherd)) == Reason::wrong_segment);
    CHECK(board.why_not(board.deploying(board.field(0, 0, 2), kShepherd)) == Reason::not_last_tile);
    board.deploy(board.field(1, 0, 0), kShepherd);
    CHECK(board.step() == StepKind::shepherd_draw);  // and no meeple
}

TEST_CASE("Shepherds and farmers share a field", "[SHEPHERD-PLACE-02][SHEPHERD-PLACE-07]")
{
    AbbeyPosition board = board_s();
    board.put(Blue, board.field(0, 1, 0));
    board.turn(Red, "B", 0, 2, "FFFF").deploy(board.field(0, 2, 0), kShepherd);
    board.must(token(kOne));
    const FeatureFacts field = board.feature(board.field(0, 1, 0));
    CHECK(field.weights.occupants == 1u << Blue);
    CHECK(field.leaders == 1u << Blue);
    AbbeyPosition alone = board_s();
    tend(alone, Red, alone.field(0, 1, 0), {kOne});
    CHECK(alone.feature(alone.field(0, 1, 0)).weights.occupants == 0);
    alone.turn(Blue, "B", 0, 2, "FFFF").deploy(alone.field(0, 2, 0));
    CHECK(alone.feature(alone.field(0, 1, 0)).leaders == 1u << Blue);
}

TEST_CASE("Fields with shepherds may be joined", "[SHEPHERD-PLACE-03]")
{
    AbbeyPosition board = board_s();
    tend(board, Red, board.field(0, 1, 0), {kOne});
    tend(board, Blue, board.field(1, -1, 0), {kTwo});
    board.turn_without(Green, "A", 2, 0, "FFFR");
    CHECK(board.joined(board.field(0, 1, 0), board.field(1, -1, 0)));
    CHECK(board.supply(Red, kShepherd) == 0);
    CHECK(board.supply(Blue, kShepherd) == 0);
    CHECK(board.step() == StepKind::draw);
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("A refusal of a second shepherd names the first", "[SHEPHERD-PLACE-03]")
{
    AbbeyPosition board = board_s();
    tend(board, Red, board.field(0, 1, 0), {kOne});
    board.turn(Blue, "B", 0, 2, "FFFF");
    Verdict verdict;
    CHECK(board.game().why_not(board.deploying(board.field(0, 2, 0), kShepherd), verdict) == Reason::shepherd_in_field);
    CHECK(verdict.piece == shepherd(board, Red));
    CHECK(verdict.seat == Red);
    CHECK(verdict.cell == Position::at(0, 1));
}

// ---- flocks ------------------------------------------------------------------------------------------------------------------

TEST_CASE("A flock grows or is guided, with any action before, and there is no third choice", "[FLOCK-TURN-01][FLOCK-TURN-02]")
{
    AbbeyPosition board = board_s();
    tend(board, Red, board.field(0, 1, 0), {kThree});
    board.turn(Red, "B", 0, 2, "FFFF").deploy(board.monastery(0, 2));
    REQUIRE(must_choose(board, Red));
    CHECK(board.why_not(passing(Red)) == Reason::flock_must_choose);
    CHECK(board.why_not(guide(board, Blue)) == Reason::not_your_decision);
    Action other = guide(board, Red);
    other.piece = shepherd(board, Blue).raw;
    CHECK(board.why_not(other) == Reason::not_this_piece);
    CHECK(board.why_not(token(kOne)) == Reason::not_your_decision);
    CHECK(board.why_not(guide(board, Red)) == Reason::none);
    CHECK(board.why_not(grow(board, Red)) == Reason::none);
}

TEST_CASE("There is no choice in the turn in which the shepherd is placed", "[FLOCK-TURN-03]")
{
    AbbeyPosition board = board_s();
    board.turn(Red, "B", 0, 2, "FFFF").deploy(board.field(0, 2, 0), kShepherd);
    board.must(token(kTwo));
    CHECK(board.step() == StepKind::draw);
    CHECK(flock(board, Red) == 2);
}

TEST_CASE("Each part of a double turn that extends the field brings a choice",
          "[FLOCK-TURN-04][HS-INT-06][INT-SHEPHERD-BUILDER-01]")
{
    AbbeyPosition board = hills_with(Set::traders_builders);
    board.lay("B", 0, 1, "FFFF");
    tend(board, Red, board.field(0, 1, 0), {kOne});
    board.put(Red, board.road(0, 0, East)).put(Red, board.road(0, 0, East), PieceKind::builder);
    board.turn_without(Red, "U", 1, 0, "FRFR");  // extends the builder's road and the field
    REQUIRE(must_choose(board, Red));
    board.must(grow(board, Red)).must(token(kTwo));
    REQUIRE(board.view().part() == 1);
    board.Position::draw(Red, "B").must(board.placing(Red, "B", 0, 2, "FFFF")).pass();
    REQUIRE(must_choose(board, Red));
    board.must(guide(board, Red));
    CHECK(board.score(Red) == 3);
}

TEST_CASE("A shepherd of the first part chooses in the second", "[FLOCK-TURN-04]")
{
    AbbeyPosition board = hills_with(Set::traders_builders);
    board.put(Red, board.road(0, 0, East)).put(Red, board.road(0, 0, East), PieceKind::builder);
    board.turn(Red, "U", 1, 0, "FRFR").deploy(board.field(1, 0, 4), kShepherd);
    board.must(token(kOne));
    REQUIRE(board.view().part() == 1);
    board.Position::draw(Red, "B").must(board.placing(Red, "B", 0, 1, "FFFF")).pass();
    CHECK(must_choose(board, Red));
}

TEST_CASE("A seat with two shepherds in a field chooses once and is paid once", "[FLOCK-GUIDE-03]")
{
    AbbeyPosition board = board_s({pieces(kShepherd, 2)});
    tend(board, Red, board.field(0, 1, 0), {kThree});
    tend(board, Red, board.field(1, -1, 0), {kTwo});
    board.turn_without(Red, "A", 2, 0, "FFFR");
    REQUIRE(must_choose(board, Red));
    SECTION("guided")
    {
        board.must(guide(board, Red, 1));  // the northern one is first in the order of lists
        CHECK(board.score(Red) == 5);
        CHECK(board.supply(Red, kShepherd) == 2);
    }
    SECTION("grown")
    {
        board.must(grow(board, Red, 1)).must(token(kOne));
        CHECK(flock(board, Red, 1) == 3);
        CHECK(flock(board, Red, 0) == 3);
    }
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("Several fields are asked in the order of lists", "[HS-SEQ-01]")
{
    AbbeyPosition board = hills({pieces(kShepherd, 2)});
    board.lay("B", 0, 1, "FFFF").lay("C", 0, -1, "CCCC").lay("E", 1, -1, "FFFC");
    tend(board, Red, board.field(0, 1, 0), {kThree});
    tend(board, Red, board.field(1, -1, 0), {kTwo});
    REQUIRE_FALSE(board.joined(board.field(0, 1, 0), board.field(1, -1, 0)));
    board.turn_without(Red, "U", 1, 0, "FRFR");
    REQUIRE(must_choose(board, Red));
    CHECK(board.why_not(guide(board, Red, 0)) == Reason::not_this_piece);
    board.must(grow(board, Red, 1)).must(token(kOne));
    REQUIRE(must_choose(board, Red));
    board.must(guide(board, Red, 0));
    CHECK(board.score(Red) == 3);
    CHECK(flock(board, Red, 1) == 3);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("Closed fields of others are guided before the seat decides about its own", "[HS-SEQ-02]")
{
    AbbeyPosition board = board_r();
    board.lay("V", 1, 2, "RFFR");
    tend(board, Blue, inner_field(board), {kTwo});
    tend(board, Red, board.field(0, 1, 1), {kOne});  // the field around the bends
    board.turn_without(Red, "V", 0, 2, "RRFF");
    REQUIRE(must_choose(board, Red));
    CHECK(board.score(Blue) == 2);
    CHECK(board.supply(Blue, kShepherd) == 1);
}

TEST_CASE("Guided sheep go into the bag and the shepherds home", "[FLOCK-GUIDE-02]")
{
    AbbeyPosition board = board_s();
    tend(board, Red, board.field(0, 1, 0), {kThree, kOne});
    board.turn_without(Red, "B", 0, 2, "FFFF");
    board.must(guide(board, Red));
    CHECK(bag(board) == 18);
    const std::vector<Event> moved = board.moves_for({Cause::flock_guided, Cause::flock_scattered});
    REQUIRE(moved.size() == 3);  // the shepherd and two tokens
    CHECK(moved[0].piece_kind == kShepherd);
    CHECK(moved[0].from_spot == Spot::segment);
    for (std::size_t i : {std::size_t{1}, std::size_t{2}}) {
        CHECK(moved[i].spot == Spot::supply);
        CHECK(moved[i].from_spot == Spot::beside);
        CHECK(moved[i].seat == kNature);
        CHECK(moved[i].from_cell == Position::at(0, 1));
    }
}

TEST_CASE("Flocks on the board score nothing at the end", "[FLOCK-END-01]")
{
    AbbeyPosition board = board_s();
    tend(board, Red, board.field(0, 1, 0), {kFour, kFour});
    board.end();
    CHECK(board.score(Red) == 0);
    CHECK(board.supply(Red, kShepherd) == 0);
}

TEST_CASE("A shepherd that leaves for another reason takes its own sheep along, not those of others", "[FLOCK-LEAVE-01]")
{
    AbbeyPosition board = board_s();
    tend(board, Red, board.field(0, 1, 0), {kThree});
    tend(board, Blue, board.field(0, 1, 0), {kTwo});
    Play play = board.play();
    moves::send_home(play, shepherd(board, Red), Cause::final);
    CHECK(flock(board, Red) == 0);
    CHECK(flock(board, Blue) == 2);
    CHECK(bag(board) == 17);
}

TEST_CASE("A seeded game draws tokens by itself and a wolf may come", "[SHEPHERD-PLACE-04][SHEPHERD-PLACE-05]")
{
    int wolves = 0;
    int flocks = 0;
    for (u64 seed = 1; seed <= 100; ++seed) {
        PositionSetup setup{2, {Set::base, Set::hills_sheep}};
        setup.chance = Chance::seeded;
        setup.seed = seed;
        Position board(setup);
        for (int action = 0; action < 200 && !board.is_over(); ++action) {
            const std::vector<Action> options = board.options();
            const Action* chosen = &options[0];
            for (const Action& one : options)
                if (one.kind == ActionKind::deploy && one.piece_kind == static_cast<u16>(kShepherd)) chosen = &one;
            const bool places = chosen->kind == ActionKind::deploy && chosen->piece_kind == static_cast<u16>(kShepherd);
            const u8 seat = board.decider();
            board.must(*chosen);
            if (!places) continue;
            (board.supply(seat, kShepherd) == 1 ? wolves : flocks) += 1;
            break;
        }
    }
    CHECK(wolves > 0);
    CHECK(flocks > 50);
}

// ---- options ------------------------------------------------------------------------------------------------------------------

TEST_CASE("Each element can be left out", "[HS-OPT-01]")
{
    AbbeyPosition flocks = hills({option(Option::without_shepherds)});
    CHECK(flocks.supply(Red, kShepherd) == 0);
    flocks.turn(Red, "B", 0, 1, "FFFF");
    CHECK(flocks.why_not(flocks.deploying(flocks.field(0, 1, 0), kShepherd)) == Reason::no_such_piece);
    AbbeyPosition board = hills({option(Option::without_hills)});
    board.turn_without(Red, "HS_C", 0, -1, "FFCC");
    CHECK(board.view().state.header().bag_left == 88);
    AbbeyPosition tied = hills({option(Option::without_hills)});
    tied.lay("HS_F", 0, -1, "CFCF").put(Red, tied.city(0, -1, South));
    tied.put(Blue, tied.city(0, 0, North));
    CHECK(tied.feature(tied.city(0, 0, North)).leaders == (1u << Red | 1u << Blue));
    AbbeyPosition grapes = hills({option(Option::without_vineyards)});
    grapes.lay("B", 0, 1, "FFFF").lay("HS_A", 1, 1, "FCFF");
    CHECK(grapes.feature(grapes.monastery(0, 1)).points_complete == 9);
}

TEST_CASE("A table on which a shepherd keeps a wolf is no table of the game", "[FLOCK-BAG-01]")
{
    for (const PieceKind token : {kOne, kWolf}) {
        AbbeyPosition board = board_s();
        tend(board, Red, board.field(0, 1, 0), {token});
        CHECK((broken_invariant(board.view()) == nullptr) == (token == kOne));
    }
}
