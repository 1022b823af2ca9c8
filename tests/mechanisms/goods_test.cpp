// SPDX-License-Identifier: MIT
// Tokens of seats. How they are won, paid and shown is tested with Traders & Builders; here are kinds with a limit, sets,
// positions, and games without a log.
#include "game/hashing.hpp"
#include "mechanisms/entries.hpp"
#include "mechanisms/modules.hpp"
#include "play/tokens.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

int tokens(const Position& board, int seat, PieceKind kind) { return static_cast<int>(count_tokens(board.view(), seat, kind)); }

Position& give(Position& board, int seat, PieceKind kind, u32 count)
{
    Play play = board.play();
    moves::award_token(play, seat, kind, count, kGoodsWon);
    return board;
}

/// The lines of points that go to no feature.
std::vector<Event> bonuses(const Position& board)
{
    std::vector<Event> list;
    for (const Event& event : board.events())
        if (event.kind == EventKind::scored && !event.feature) list.push_back(event);
    return list;
}

}  // namespace

TEST_CASE("Goods are won in an unoccupied city, and without a log", "[mechanisms]")  // TB-EX-02
{
    const Modules list({&goods});
    Position board(invented());
    board.lay("F", 0, -1, "CFCF").draw(Red, "E");
    Play play = board.play();
    if (GENERATE(false, true)) play.log = nullptr;
    Verdict verdict;
    REQUIRE(answer_if_legal(play, board.placing(Red, "E", 0, -2, "FFCF"), verdict) == Reason::none);
    Action pass;
    pass.kind = ActionKind::pass;
    pass.seat = Red;
    REQUIRE(answer_if_legal(play, pass, verdict) == Reason::none);
    CHECK(tokens(board, Red, kWine) == 1);
    CHECK(tokens(board, Blue, kWine) == 0);
    CHECK(board.score(Red) == 0);
}

TEST_CASE("Each token won is a move event from the common stock to its owner", "[mechanisms]")
{
    const Modules list({&goods});
    Position board(invented());
    board.lay("F", 0, -1, "CFCF").lay("F", 0, -2, "CFCF");
    board.turn_without(Red, "E", 0, -3, "FFCF");
    const std::vector<Event> won = board.moves_for({kGoodsWon});
    REQUIRE(won.size() == 2);
    for (const Event& event : won) {
        CHECK(event.seat == Red);
        CHECK(event.piece_kind == kWine);
        CHECK(event.spot == Spot::supply);
        CHECK(event.from_spot == Spot::none);
        CHECK(!event.piece);
        CHECK(!event.feature);
    }
}

TEST_CASE("No more tokens are won than there are", "[mechanisms]")
{
    const Modules list({&goods});
    Position board(invented());
    give(board, Red, kCloth, 2);
    CHECK(count_tokens_left(board.view(), kCloth) == 1);
    give(board, Blue, kCloth, 2);
    CHECK(tokens(board, Blue, kCloth) == 1);
    CHECK(count_tokens_left(board.view(), kCloth) == 0);
    give(board, Red, kWine, 500);  // those without a number never run out (TB-GOODS-09)
    CHECK(tokens(board, Red, kWine) == 500);
    CHECK(board.moves_for({kGoodsWon}).size() == 2 + 1 + 500);
}

TEST_CASE("Whole sets of tokens pay, and the standing foretells it", "[mechanisms]")
{
    const Modules list({&goods});
    Position board(invented());
    give(board, Red, kWine, 3);
    give(board, Red, kCloth, 2);
    give(board, Blue, kCloth, 1);
    StandingFacts facts[kMaxSeats];
    rank_seats(board.view(), facts);
    CHECK(facts[0].final_score == 10 + 2 * 5);
    CHECK(facts[1].final_score == 0);
    board.end();
    CHECK(board.score(Red) == 10 + 2 * 5);
    CHECK(board.score(Blue) == 0);
    const std::vector<Event> paid = bonuses(board);
    REQUIRE(paid.size() == 2);
    CHECK(paid[1].reward == kGoodsSets);
    CHECK(paid[1].count == 2);
    CHECK(paid[1].each == 5);
}

TEST_CASE("A position lists and sets tokens, and no more than there are", "[mechanisms]")
{
    const Modules list({&goods});
    Position board(invented());
    give(board, Red, kWine, 2);
    give(board, Blue, kCloth, 3);
    Entries all = told(board);
    CHECK(all.puts.size() == 1 + 2 + 3);  // the start tile
    Illegals none(nullptr, 0);
    Game* const again = set(board, all, none);
    REQUIRE(again);
    CHECK(hash_position(again->view()) == hash_position(board.view()));
    Game::destroy(again);

    Put fourth = all.puts.back();
    fourth.seat = Red;
    all.puts.push_back(fourth);
    Illegal refused;
    Illegals illegals(&refused, 1);
    CHECK_FALSE(set(board, all, illegals));
    CHECK(refused.reason == static_cast<i32>(Reason::supply_empty));
    CHECK(refused.entry == static_cast<i32>(all.puts.size()) - 1);
    CHECK(refused.seat == Red);
}

TEST_CASE("What is put into a supply is a token", "[mechanisms]")
{
    const Modules list({&goods});
    Position board(invented());
    Entries all = told(board);
    Put follower = blank_put(PutKind::piece);
    follower.seat = Red;
    follower.piece_kind = static_cast<i32>(PieceKind::follower);
    follower.spot = BASTIDE_SPOT_SUPPLY;
    all.puts.push_back(follower);
    Illegal refused;
    Illegals illegals(&refused, 1);
    CHECK_FALSE(set(board, all, illegals));
    CHECK(refused.reason == static_cast<i32>(Reason::not_on_board));
}

TEST_CASE("A game without tokens has no words for them", "[mechanisms]")
{
    const Modules list({&goods});
    const Position with(invented());
    const Position without({.seats = 2, .sets = {Set::base}});
    CHECK(with.view().rules.variable_count == 2 * 2);  // two kinds, two seats
    CHECK(without.view().rules.variable_count == 0);
    CHECK(count_tokens_left(without.view(), kWine) == 0);
}
