// SPDX-License-Identifier: MIT
#include "formats/snapshots/snapshot.hpp"
#include "game/check.hpp"
#include "game/hashing.hpp"
#include "mechanisms/entries.hpp"
#include "mechanisms/modules.hpp"
#include "play/links.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr int kWestEast = 1;
constexpr int kSouthWest = 4;

PieceId plank(const Position& board) { return board.view().rules.first_piece(kNature, kPlank); }
PieceId rope(const Position& board, int number) { return PieceId(board.view().rules.first_piece(Red, kRope).raw + number); }

void move(Position& board, PieceId id, const PiecePlace& to)
{
    Play play = board.play();
    moves::relocate(play, id, to, Cause::none);
    CHECK(broken_invariant(board.view()) == nullptr);
}

PiecePlace across(const Position& board, int x, int y, int way)
{
    return PiecePlace::across_tile(tile_at(board.view().state, Position::at(x, y)), way);
}

u32 claims(const Position& board, NodeId road) { return board.view().state.node(root_of(board.view().state, road)).claims(); }

void check_saved(Position& board)
{
    std::vector<u8> bytes(write_snapshot(board.game(), Viewer::full, nullptr, 0));
    write_snapshot(board.game(), Viewer::full, bytes.data(), static_cast<u32>(bytes.size()));
    Fault fault;
    Game* const read =
        read_snapshot(bytes.data(), static_cast<u32>(bytes.size()), {}, nullptr, {}, fault, {.revision = kRulesRevision + 1});
    INFO(static_cast<const char*>(fault.text));
    REQUIRE(read);
    CHECK(hash_position(read->view()) == hash_position(board.view()));
    Game::destroy(read);
}

}  // namespace

TEST_CASE("A piece across a tile joins two of its roads, and parts them when it moves", "[mechanisms]")
{
    const Modules modules({&linking});
    Position board(invented());
    board.turn_without(Red, "X", 1, 0, "RRRR").turn_without(Blue, "U", 2, 0, "FRFR");
    board.put(Red, board.road(0, 0, East)).put(Blue, board.road(2, 0, East));
    move(board, plank(board), across(board, 1, 0, kWestEast));
    CHECK(board.joined(board.road(0, 0, East), board.road(2, 0, West)));
    CHECK(claims(board, board.road(0, 0, East)) == 2);
    CHECK(board.feature(board.road(0, 0, East)).open == 2);
    CHECK(board.feature(board.road(0, 0, East)).feature.tiles == 3);
    check_saved(board);

    move(board, plank(board), across(board, 1, 0, kSouthWest));
    CHECK(!board.joined(board.road(0, 0, East), board.road(2, 0, West)));
    CHECK(board.joined(board.road(0, 0, East), board.road(1, 0, South)));
    CHECK(claims(board, board.road(0, 0, East)) == 1);
    CHECK(claims(board, board.road(2, 0, East)) == 1);
    CHECK(board.feature(board.road(2, 0, East)).open == 1);

    move(board, plank(board), PiecePlace::in_supply());
    CHECK(!board.joined(board.road(0, 0, East), board.road(1, 0, South)));
    CHECK(board.feature(board.road(1, 0, South)).open == 1);
}

TEST_CASE("Two pieces of a pair join two roads and close their open ends", "[mechanisms]")
{
    const Modules modules({&linking});
    Position board(invented());
    board.turn_without(Red, "V", 1, 0, "FFRR").turn_without(Blue, "V", 1, 1, "RRFF");
    const NodeId ring = board.road(1, 0, West);
    CHECK(board.joined(ring, board.road(1, 1, North)));
    CHECK(board.feature(ring).open == 4);  // in the west and the east, and at both rings
    move(board, rope(board, 0), PiecePlace::on_segment(ring));
    CHECK(board.feature(ring).open == 4);
    move(board, rope(board, 1), PiecePlace::on_segment(board.road(1, 1, North)));
    CHECK(board.feature(ring).open == 2);
    CHECK(board.feature(ring).feature.tiles == 3);
    check_saved(board);
    move(board, rope(board, 0), PiecePlace::in_supply());
    CHECK(board.feature(ring).open == 4);
    CHECK(board.joined(ring, board.road(1, 1, North)));
}

TEST_CASE("A position tells what joins roads", "[mechanisms]")
{
    const Modules modules({&linking});
    Position board(invented());
    board.lay("X", 1, 0, "RRRR").lay("V", -1, 0, "FRRF").lay("V", 2, 0, "FFRR");
    move(board, plank(board), across(board, 1, 0, kSouthWest));
    move(board, rope(board, 0), PiecePlace::on_segment(board.road(-1, 0, East)));
    move(board, rope(board, 1), PiecePlace::on_segment(board.road(2, 0, West)));
    CHECK(board.joined(board.road(1, 0, South), board.road(2, 0, West)));
    Entries all = told(board);
    Illegals illegals(nullptr, 0);
    Game* const again = set(board, all, illegals);
    REQUIRE(again);
    CHECK(hash_position(again->view()) == hash_position(board.view()));
    CHECK(broken_invariant(again->view()) == nullptr);
    Game::destroy(again);
    for (Put& put : all.puts)
        if (put.span > 0) put.span = 7;
    CHECK(!set(board, all, illegals));
}
