// SPDX-License-Identifier: MIT
// The big top: where it comes from, whom it pays, what lies under it.
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "boxes/big_top/big_top_position.hpp"
#include "game/check.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

using Points = std::vector<int>;

}  // namespace

TEST_CASE("The box has twenty tiles, a ringmaster each, a big top and sixteen tokens",
          "[BIGTOP-COMP-01][BIGTOP-COMP-02][BIGTOP-COMP-03][BIGTOP-SETUP-01]")
{
    const Position board(circus());
    const Rules& rules = board.view().rules;
    CHECK(rules.config.copies[static_cast<int>(Set::big_top)] == 1);
    CHECK(board.supply(Red, kRingmaster) == 1);
    CHECK(board.supply(Red) == 7);
    CHECK(piece_at(board, big_top_of(board)).spot == Spot::supply);
    CHECK(tokens_left(board) == 16);
    const Pool& stack = *find_pool(rules, ModuleId::big_top);
    const std::vector<std::pair<PieceKind, u32>> expected = {{PieceKind::flea, 1},  {PieceKind::monkey, 4},
                                                             {PieceKind::seal, 5},  {PieceKind::bear, 3},
                                                             {PieceKind::tiger, 2}, {PieceKind::elephant, 1}};
    for (int kind = 0; kind < stack.kinds; ++kind) {
        CHECK(pool_def(rules, stack, kind).kind == expected[static_cast<std::size_t>(kind)].first);
        CHECK(count_in_pool(board.view(), stack, kind) == expected[static_cast<std::size_t>(kind)].second);
    }
    int circuses = 0;
    int acrobats = 0;
    for (int i = 1; i <= rules.tiles.count; ++i) {
        circuses += has_mark(rules.tiles.def(TileId(i)), kWholeTile, Mark::circus) ? rules.totals[i] : 0;
        acrobats += has_mark(rules.tiles.def(TileId(i)), kWholeTile, Mark::acrobats) ? rules.totals[i] : 0;
    }
    CHECK(circuses == 12);
    CHECK(acrobats == 8);
}

TEST_CASE("With two boxes there are two sets of tokens", "[BIGTOP-TOKEN-01]")
{
    const Position two(circus({copies_of(Set::big_top, 2)}));
    CHECK(tokens_left(two) == 32);  // 24 circuses
    const Position four(circus({copies_of(Set::big_top, 4)}));
    CHECK(tokens_left(four) == 48);  // 48 circuses, one token each
    CHECK(four.view().rules.piece_def(PieceKind::big_top).count == 1);
}

TEST_CASE("Roads end at circus and acrobats, and no segment is theirs", "[BIGTOP-TILE-01][BIGTOP-TILE-02]")
{
    Position board(circus());
    board.lay("BT_I", 0, 1, "FRRR").lay("BT_E", 1, 0, "RRFR");
    CHECK_FALSE(board.joined(board.road(0, 1, East), board.road(0, 1, West)));
    CHECK_FALSE(board.joined(board.road(0, 1, South), board.road(0, 1, West)));
    CHECK_FALSE(board.joined(board.road(1, 0, North), board.road(1, 0, East)));
    CHECK(board.joined(board.field(0, 1, 7), board.field(0, 1, 2)));
    CHECK_FALSE(board.joined(board.field(0, 1, 3), board.field(0, 1, 5)));
}

TEST_CASE("The first circus calls the big top after the scoring, and pays nothing",
          "[BTEX-01][BIGTOP-MOVE-01][BIGTOP-MOVE-03][BIGTOP-SETUP-02]")
{
    Position board(circus());
    board.turn(Red, "BT_F", 0, 1, "FFRF");
    CHECK(piece_at(board, big_top_of(board)).spot == Spot::supply);
    board.deploy(board.field(0, 1, 0));
    CHECK(board.step() == StepKind::draw);
    CHECK(cell_of_piece(board, big_top_of(board)) == Position::at(0, 1));
    CHECK(scores(board) == Points{0, 0, 0});
    CHECK(tokens_left(board) == 16);
    CHECK(board.moves_for({Cause::big_top_moved}).size() == 1);
    CHECK(board.moves_for({Cause::big_top_revealed}).empty());
}

TEST_CASE("A further circus pays each meeple around the big top, then it moves there",
          "[BTEX-02][BIGTOP-MOVE-02][BIGTOP-SCORE-01][BIGTOP-SCORE-05][BIGTOP-SCORE-07][BIGTOP-SCORE-08]")
{
    Position board = with_audience();
    board.turn_without(Blue, "BT_J", 0, -1, "FFCF");
    REQUIRE(board.step() == StepKind::big_top_draw);
    CHECK(board.decider() == kNature);
    CHECK(cell_of_piece(board, big_top_of(board)) == Position::at(0, 1));
    CHECK(board.why_not(token(PieceKind::wolf)) == Reason::no_such_piece);
    CHECK(board.why_not(passing(board)) == Reason::wrong_step);
    board.must(token(PieceKind::seal));
    CHECK(scores(board) == Points{8, 4, 4});
    CHECK(cell_of_piece(board, big_top_of(board)) == Position::at(0, -1));
    CHECK(board.supply(Red) == 5);
    CHECK(tokens_left(board) == 15);
    int lines = 0;
    for (const Event& event : board.events())
        lines += event.kind == EventKind::scored && event.reward == Reward::big_top && event.each == 4;
    CHECK(lines == 3);
    CHECK(broken_invariant(board.view()) == nullptr);
    // The seal is out of the game: four of them are left.
    CHECK(count_in_pool(board.view(), *find_pool(board.view().rules, ModuleId::big_top), 2) == 4);
}

TEST_CASE("Who was scored in the turn has left before", "[BTEX-03][BIGTOP-SCORE-06]")
{
    Position board = with_audience();
    board.turn(Blue, "BT_J", 0, -1, "FFCF").deploy(board.city(0, -1, South));
    CHECK(board.score(Blue) == 4);
    CHECK(board.supply(Blue) == 6);
    board.must(token(PieceKind::seal));
    CHECK(scores(board) == Points{8, 4 + 4, 4});
}

TEST_CASE("Two cells from the big top nobody counts", "[BTEX-04][BIGTOP-SCORE-01]")
{
    Position board = board_t();
    board.lay("B", 2, 1, "FFFF").put(Blue, board.monastery(2, 1));
    board.turn_without(Red, "BT_J", 0, -1, "FFCF").must(token(PieceKind::elephant));
    CHECK(scores(board) == Points{0, 0, 0});
}

TEST_CASE("Every animal has its points", "[BIGTOP-COMP-02]")
{
    const std::vector<std::pair<PieceKind, int>> worth = {{PieceKind::flea, 1}, {PieceKind::monkey, 3}, {PieceKind::seal, 4},
                                                          {PieceKind::bear, 5}, {PieceKind::tiger, 6},  {PieceKind::elephant, 7}};
    for (const auto& [animal, points] : worth) {
        Position board = with_audience();
        board.turn_without(Blue, "BT_J", 0, -1, "FFCF").must(token(animal));
        CHECK(scores(board) == Points{2 * points, points, points});
    }
}

TEST_CASE("A large follower, a mayor and a wagon count as one meeple", "[BTEX-11][BIGTOP-SCORE-03]")
{
    Position board = board_t({}, {Set::inns_cathedrals, Set::abbey_mayor});
    board.put(Red, board.monastery(1, 1), PieceKind::large_follower);
    board.put(Blue, board.monastery(-1, 1), PieceKind::wagon).put(Green, board.city(0, 0, North), PieceKind::mayor);
    board.turn_without(Red, "BT_L", 0, 2, "RFCF").must(token(PieceKind::seal));
    CHECK(scores(board) == Points{4, 4, 4});
}

TEST_CASE("Farmers, ringmasters and acrobats count, but builders, pigs, barns and shepherds do not", "[BIGTOP-SCORE-02]")
{
    Position board = board_t({}, {Set::traders_builders, Set::abbey_mayor, Set::hills_sheep});
    board.lay("BT_B", 0, 2, "RFFF");
    put_acrobat(board, Red, 0, 2);
    put_acrobat(board, Red, 0, 2);
    board.put(Red, board.monastery(1, 1), kRingmaster).put(Red, board.field(1, 1, 0), PieceKind::pig);
    board.put(Blue, board.road(0, 0, East)).put(Blue, board.road(0, 0, East), PieceKind::builder);
    board.put(Green, board.field(1, 1, 0), PieceKind::shepherd);
    Play play = board.play();
    moves::deploy_on_corner(play, piece_in_supply(play, Green, PieceKind::barn), board.field(1, 1, 0), 0);
    board.turn_without(Blue, "BT_J", 0, -1, "FFCF");
    while (board.step() != StepKind::big_top_draw) board.pass();
    board.must(token(PieceKind::tiger));
    CHECK(scores(board) == Points{3 * 6, 6, 0});
}

TEST_CASE("No figure is placed on a circus, and the rest of its tile is used as usual", "[BIGTOP-MEEPLE-01]")
{
    Position board(circus());
    board.turn(Red, "BT_F", 0, 1, "FFRF");
    CHECK(board.why_not(entering(board, 0, 1)) == Reason::acrobats_no_space);
    CHECK(offers_deploying(board, board.road(0, 1, South)));
    CHECK(offers_deploying(board, board.field(0, 1, 0)));
}

TEST_CASE("At the end the last token pays for all who were there, also those whom the final scoring takes",
          "[BIGTOP-END-01][BIGTOP-NOTE-01]")
{
    for (const bool is_left_out : {false, true}) {
        Position board = board_t({with(Option::big_top_not_at_end, is_left_out)});
        board.put(Red, board.monastery(1, 1)).put(Green, board.road(0, 0, East));
        board.leave_in_bag({"E"});
        board.turn_without(Blue, "E", 0, -1, "FFCF");
        if (!is_left_out) {
            REQUIRE(board.step() == StepKind::big_top_draw);
            CHECK(board.decider() == kNature);
            board.must(token(PieceKind::bear));
        }
        REQUIRE(board.is_over());
        // The monastery has D, BT_F and its own tile; the road one tile.
        const int each = is_left_out ? 0 : 5;
        CHECK(scores(board) == Points{each + 3, 0, each + 1});
        CHECK(board.moves_for({Cause::big_top_revealed}).size() == (is_left_out ? 0 : 1));
    }
}

TEST_CASE("Without a circus the game ends without a token", "[BIGTOP-END-01][BIGTOP-MOVE-01]")
{
    Position board(circus());
    board.leave_in_bag({"E"});
    board.turn_without(Blue, "E", 0, -1, "FFCF");
    CHECK(board.is_over());
    CHECK(tokens_left(board) == 16);
}

TEST_CASE("A seeded game draws the tokens by itself", "[BIGTOP-SETUP-02]")
{
    PositionSetup setup = circus();
    setup.chance = Chance::seeded;
    for (u64 seed = 1; seed <= 20; ++seed) {
        setup.seed = seed;
        Position board(setup);
        for (int i = 0; i < 2000 && !board.is_over(); ++i) {
            const std::vector<Action> options = board.options();
            board.must(options[(seed * 7919 + static_cast<u64>(i) * 104729) % options.size()]);
        }
        REQUIRE(board.is_over());
        // The first of twelve circuses reveals nothing, the end one more, unless tiles were put away.
        CHECK(board.moves_for({Cause::big_top_revealed}).size() == board.moves_for({Cause::big_top_moved}).size());
        CHECK(tokens_left(board) == 16 - static_cast<int>(board.moves_for({Cause::big_top_moved}).size()));
    }
}

TEST_CASE("A game that ends because the others left is scored at once", "[BIGTOP-END-01][RESIGN-06]")
{
    Position board = with_audience();
    for (const int seat : {Blue, Green}) {
        Action leave;
        leave.kind = ActionKind::resign;
        leave.seat = static_cast<u8>(seat);
        board.must(leave);
    }
    CHECK(board.is_over());
    CHECK(tokens_left(board) == 16);
}

TEST_CASE("An element that is left out does nothing, and its tiles stay", "[BIGTOP-OPT-01]")
{
    Position board(circus({with(Option::without_big_top), with(Option::without_acrobats)}));
    CHECK_FALSE(big_top_of(board));
    board.lay("U", 1, 0, "FRFR").lay("BT_A", 1, -1, "FFFF").lay("BT_F", 0, 1, "FFRF");
    board.turn(Red, "BT_J", 0, -1, "FFCF");
    CHECK(board.why_not(entering(board, 1, -1)) != Reason::none);
    CHECK(listed(board, ActionKind::take).empty());
    board.deploy(board.city(0, -1, South), kRingmaster);
    CHECK(board.step() == StepKind::draw);
    CHECK(board.score(Red) == 4 + 2 * 2);  // circus and acrobats count for the ringmaster
    const Position none(circus({with(Option::without_ringmaster)}));
    CHECK(none.supply(Red, kRingmaster) == 0);
}

TEST_CASE("Followers on towers count for the big top", "[BIGTOP-INT-01][INT-BIGTOP-TOWER-01]")
{
    TowerPosition board(circus({}, {Set::tower}));
    board.lay("BT_F", 0, 1, "FFRF").lay("T08", 1, 1, "FRRF");
    put_big_top(board, 0, 1);
    board.raise(1, 1, 1).put(Red, board.foundation(1, 1));
    board.turn_without(Blue, "BT_J", 0, -1, "FFCF");
    board.must(token(PieceKind::monkey));
    CHECK(scores(board) == Points{3, 0, 0});
}

TEST_CASE("A wagon counts where it stands after its move", "[BIGTOP-INT-02]")
{
    for (const bool moves_on : {false, true}) {
        AbbeyPosition board({copies_of(Set::base, 2)}, 3, {Set::base, Set::abbey_mayor, Set::big_top});
        board.lay("BT_F", 0, 1, "FFRF").lay("U", 1, 0, "FRFR");
        put_big_top(board, 0, 1);
        board.put(Red, board.city(0, 0, North), PieceKind::wagon);
        board.turn_without(Red, "BT_J", 0, -1, "FFCF");
        REQUIRE(board.step() == StepKind::wagon_move);
        if (moves_on)
            board.move(board.road(1, 0, East));
        else
            board.pass();
        REQUIRE(board.step() == StepKind::big_top_draw);
        board.must(token(PieceKind::seal));
        CHECK(board.score(Red) == 4 + (moves_on ? 4 : 0));
    }
}

TEST_CASE("The dragon leaves the big top where it is", "[BIGTOP-INT-07]")
{
    Position board(dragons(3, {}, {Set::big_top}));
    board.lay("PD_A", 0, 1, "FFFF").lay("BT_F", 1, 1, "FFRF").put(Red, board.field(1, 1, 0));
    put_dragon(board, 0, 1);
    put_big_top(board, 1, 1);
    board.turn_without(Blue, "PD_L", -1, 0, "FRFR");
    REQUIRE(board.step() == StepKind::dragon_walk);
    board.must(walking(board, 1, 1));
    CHECK(cell_of_piece(board, big_top_of(board)) == Position::at(1, 1));
    CHECK(board.supply(Red) == 7);
}
