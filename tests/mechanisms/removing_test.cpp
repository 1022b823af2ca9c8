// SPDX-License-Identifier: MIT
// Pieces taken off the board by their owner: by which right, why not, and what follows.
#include "formats/snapshots/snapshot.hpp"
#include "game/observe.hpp"
#include "game/records.hpp"
#include "mechanisms/modules.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// The pieces that may be taken now, with the right.
std::vector<Action> takes(const Position& board)
{
    std::vector<Action> list;
    for (const Action& action : board.options())
        if (action.kind == ActionKind::take) list.push_back(action);
    return list;
}

Action taking(const Position& board, int seat, PieceId id, Cause cause = Cause::none)
{
    Action action;
    action.kind = ActionKind::take;
    action.seat = static_cast<u8>(seat);
    action.piece = id.raw;
    action.cause = static_cast<i32>(cause);
    CHECK(board.decider() == seat);
    return action;
}

PieceId first(const Position& board, int seat, PieceKind kind) { return board.view().rules.first_piece(seat, kind); }

}  // namespace

TEST_CASE("What belongs to another seat, or is not on the board, is not taken back", "[mechanisms]")
{
    const Modules list({&princess});
    Position board(invented());
    board.lay("B", 0, 1, "FFFF").put(Blue, board.monastery(0, 1));
    board.turn(Red, "FEST", 0, 2, "FFFF");
    CHECK(takes(board).empty());
    CHECK(board.why_not(taking(board, Red, first(board, Blue, PieceKind::follower), kFestivalHeld)) == Reason::cannot_be_taken);
    CHECK(board.why_not(taking(board, Red, first(board, Red, PieceKind::follower), kFestivalHeld)) == Reason::not_on_board);
    CHECK(board.why_not(taking(board, Red, {}, kFestivalHeld)) == Reason::no_such_piece);
}

TEST_CASE("One piece that two rights take is listed for both, and the cause says which", "[mechanisms]")
{
    const Modules list({&princess});
    Position board(invented());
    board.put(Red, board.city(0, 0, North));
    board.turn(Red, "BOTH", 0, -1, "FCCF");
    REQUIRE(takes(board).size() == 2);
    CHECK(widen(takes(board)[0]).cause == static_cast<i32>(kFestivalHeld));
    CHECK(widen(takes(board)[1]).cause == static_cast<i32>(kPrincess));
    SECTION("by the festival") { board.must(takes(board)[0]); }
    SECTION("by the princess") { board.must(takes(board)[1]); }
    SECTION("no cause: the first there is")
    {
        Action any = taking(board, Red, first(board, Red, PieceKind::follower));
        set_default_cause(board.view(), any);
        CHECK(any.cause == static_cast<i32>(kFestivalHeld));
        board.must(any);
    }
    CHECK(board.supply(Red) == 7);
    CHECK(board.score(Red) == 0);
}

TEST_CASE("Without a cause a piece is taken for any for which it can be", "[mechanisms]")
{
    const Modules list({&princess});
    Position board(invented());
    board.put(Blue, board.city(0, 0, North)).put(Red, board.road(0, 0, East));
    board.turn(Red, "BOTH", 0, -1, "FCCF");
    Action any = taking(board, Red, first(board, Blue, PieceKind::follower));  // a festival never takes it
    set_default_cause(board.view(), any);
    CHECK(any.cause == static_cast<i32>(kPrincess));
    Action none = taking(board, Red, PieceId(first(board, Red, PieceKind::follower).raw + 1));
    set_default_cause(board.view(), none);
    CHECK(none.cause == static_cast<i32>(kFestivalHeld));  // the first that says why not
    CHECK(board.why_not(none) == Reason::not_on_board);
    board.must(any);
    CHECK(board.supply(Blue) == 7);
}

TEST_CASE("For a cause that is not offered nothing is taken", "[mechanisms]")
{
    const Modules list({&princess});
    Position board(invented());
    board.put(Red, board.road(0, 0, East));
    board.turn(Red, "U", 1, 0, "FRFR");  // no festival
    CHECK(board.why_not(taking(board, Red, first(board, Red, PieceKind::follower), kFestivalHeld)) == Reason::wrong_step);
    CHECK(board.why_not(taking(board, Red, first(board, Red, PieceKind::follower), Cause::tower_captured)) == Reason::wrong_step);
}

TEST_CASE("A princess takes a knight of any seat, from her city alone", "[mechanisms]")  // PRINCESS-01, -02, -05, -07
{
    const Modules list({&princess});
    Position board(invented());
    board.lay("U", 1, 0, "FRFR").lay("E", 1, -1, "FFFC").put(Red, board.road(0, 0, East)).put(Blue, board.city(0, 0, North));
    board.put(Red, board.city(1, -1, West));
    board.turn(Red, "PRIN", 0, -1, "FCCF");
    const PieceId knight = first(board, Blue, PieceKind::follower);
    REQUIRE(takes(board).size() == 2);  // one of each seat
    Action theirs = takes(board)[0].piece == knight.raw ? takes(board)[0] : takes(board)[1];
    CHECK(theirs.piece == knight.raw);
    CHECK(board.why_not(taking(board, Red, first(board, Red, PieceKind::follower), kPrincess)) == Reason::cannot_be_taken);
    CHECK(board.why_not(taking(board, Red, {}, kPrincess)) == Reason::no_such_piece);
    board.must(theirs);
    CHECK(board.supply(Blue) == 7);
    CHECK(board.score(Blue) == 0);
    CHECK(board.score(Red) == 3 * 2);  // the tile completed the city, which is scored without the knight
}

TEST_CASE("A snapshot stores why a piece was taken", "[mechanisms]")
{
    const Modules list({&princess});
    Position board(invented());
    board.turn(Red, "E", 0, -1, "FFCF").deploy(board.field(0, -1, 0));
    board.turn(Blue, "U", 1, 0, "FRFR").pass();
    board.turn(Red, "FEST", 0, -2, "FFFF");
    REQUIRE(takes(board).size() == 1);
    board.must(takes(board)[0]);
    std::vector<u8> bytes(write_snapshot(board.game(), Viewer::full, nullptr, 0));
    write_snapshot(board.game(), Viewer::full, bytes.data(), static_cast<u32>(bytes.size()));
    Fault fault;
    Game* const read = read_snapshot(bytes.data(), static_cast<u32>(bytes.size()), {}, nullptr, {}, fault);
    REQUIRE(read);
    const Action& last = read->history().at(read->history().count() - 1);
    CHECK(last.kind == ActionKind::take);
    CHECK(last.cause == static_cast<i32>(kFestivalHeld));
    CHECK(read->view().state.seat(Red).score == 0);
    Game::destroy(read);
}

TEST_CASE("Random games in which pieces are taken back are sound", "[mechanisms]")
{
    const Modules list({&princess});
    CHECK(play_random_games(40) == "");
}
