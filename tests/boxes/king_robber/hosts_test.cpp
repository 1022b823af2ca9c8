// SPDX-License-Identifier: MIT
// King & Robber Baron through the C interface: positions, snapshots, scripts and undo keep who holds what.
#include <string>
#include <vector>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// Two seats, the base game with the box, and these lines of a script. Null when they are refused.
Game try_lines(const std::string& lines, bastide_refusal* refusal = nullptr)
{
    return from_script("bastide 1\nseats 2\nchance host\nset base 1\nset king_robber 1\n" + lines, refusal);
}

Game game_of(const std::string& lines)
{
    bastide_refusal refusal{};
    Game game = try_lines(lines, &refusal);
    INFO(refusal.text);
    REQUIRE(game);
    return game;
}

bastide_thing thing_of(const Game& game, int kind)
{
    bastide_thing thing{};
    REQUIRE(bastide_game_list_things(game.get(), kind, &thing, 1) == 1);
    return thing;
}

/// D(0,0); the King is with the second seat for a city of four tiles, the Robber Baron with nobody.
const std::string kTable = "table tile D 0 0 0\ntable piece nature king held 1\ntable note king_size 4\ntable bag E 2\n";

/// The first seat completes the city of D: two tiles.
const std::string kCompletes = "draw E\n0: place E 0 -1 2\n0: pass\n";

}  // namespace

TEST_CASE("A position says who holds the King and what is to be beaten", "[KING-CITY-08][KING-SEQ-04]")
{
    const Game game = game_of(kTable);
    CHECK(thing_of(game, BASTIDE_THING_KING).seat == 1);
    CHECK(thing_of(game, BASTIDE_THING_KING).count == 4);
    CHECK(thing_of(game, BASTIDE_THING_ROBBER).seat == -1);

    bastide_put listed[64];
    bastide_position head;
    const int count = bastide_game_list_position(game.get(), &head, listed, 64);
    REQUIRE(count > 0);
    int found = 0;
    for (int i = 0; i < count; ++i) {
        const bool is_king = listed[i].kind == BASTIDE_PUT_PIECE && listed[i].piece_kind == BASTIDE_PIECE_KING;
        const bool is_note = listed[i].kind == BASTIDE_PUT_NOTE && listed[i].note == BASTIDE_NOTE_KING_SIZE;
        if (is_king) CHECK(listed[i].other_seat == 1);
        if (is_note) CHECK(listed[i].number == 4);
        found += is_king + is_note;
    }
    CHECK(found == 2);

    const Game later = game_of(kTable + kCompletes);
    CHECK(thing_of(later, BASTIDE_THING_KING).seat == 1);
    CHECK(thing_of(later, BASTIDE_THING_KING).count == 4);
    CHECK(thing_of(later, BASTIDE_THING_KING).points == 1);
}

TEST_CASE("Without a note the next completed city wins the King", "[KING-CITY-01]")
{
    const Game game = game_of("table tile D 0 0 0\n" + kCompletes);
    CHECK(thing_of(game, BASTIDE_THING_KING).seat == 0);
    CHECK(thing_of(game, BASTIDE_THING_KING).count == 2);
}

TEST_CASE("A prize on the board, of a seat, held twice or of too many tiles is refused", "[KING-SEQ-04]")
{
    struct Case {
        const char* line;
        int reason;
    };
    for (const Case& now : {Case{"table piece nature robber 0 0 c0\n", BASTIDE_REASON_WRONG_SEGMENT},
                            Case{"table piece 0 robber 0 0 c0\n", BASTIDE_REASON_NO_SUCH_PIECE},
                            Case{"table piece nature king held 0\n", BASTIDE_REASON_SUPPLY_EMPTY},
                            Case{"table note robber_length 78\n", BASTIDE_REASON_POSITION_NUMBER}}) {  // 72 and 5 are 77
        INFO(now.line);
        bastide_refusal refusal{};
        CHECK_FALSE(try_lines(kTable + now.line, &refusal));
        CHECK(refusal.status == BASTIDE_E_ILLEGAL);
        CHECK(refusal.reason == now.reason);
    }
    CHECK(try_lines(kTable + "table note robber_length 77\n"));
}

TEST_CASE("Snapshots, scripts and undo keep the King", "[KING-SEQ-04]")
{
    const Game game = game_of("option king_robber_scoring 3\n" + kCompletes);
    CHECK(thing_of(game, BASTIDE_THING_KING).seat == 0);

    const Game loaded = from_snapshot(snapshot(game));
    CHECK(hash(loaded) == hash(game));
    CHECK(thing_of(loaded, BASTIDE_THING_KING).count == 2);

    CHECK(hash(from_script(script(game))) == hash(game));

    const std::uint64_t won = hash(game);
    REQUIRE(bastide_game_undo(game.get(), 0, nullptr) == BASTIDE_OK);
    CHECK(thing_of(game, BASTIDE_THING_KING).seat == -1);
    CHECK(thing_of(game, BASTIDE_THING_KING).count == 0);
    CHECK(hash(game) != won);
}
