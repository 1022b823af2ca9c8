// SPDX-License-Identifier: MIT
#include "formats/snapshots/snapshot.hpp"
#include "game/check.hpp"
#include "game/hashing.hpp"
#include "mechanisms/modules.hpp"
#include "play/scoring.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

SegmentKind kind_at(const Position& board, NodeId segment) { return board.view().state.node(segment).kind(); }

}  // namespace

TEST_CASE("A piece turns the feature on which it stands into another kind", "[mechanisms]")
{
    const Modules modules({&turning});
    Position board(invented());
    board.turn(Red, "U", 1, 0, "FRFR").deploy(board.road(1, 0, East));
    const NodeId road = board.road(0, 0, East);
    const NodeId other = board.road(1, 0, East);
    board.put(Blue, road, kGate);
    CHECK(kind_at(board, road) == SegmentKind::castle);
    CHECK(kind_at(board, other) == SegmentKind::castle);
    CHECK(printed_kind(board.view(), road) == SegmentKind::road);
    CHECK(broken_invariant(board.view()) == nullptr);

    std::vector<u8> bytes(write_snapshot(board.game(), Viewer::full, nullptr, 0));
    write_snapshot(board.game(), Viewer::full, bytes.data(), static_cast<u32>(bytes.size()));
    Fault fault;
    Game* const read =
        read_snapshot(bytes.data(), static_cast<u32>(bytes.size()), {}, nullptr, {}, fault, {.revision = kRulesRevision + 1});
    INFO(static_cast<const char*>(fault.text));
    REQUIRE(read);
    CHECK(hash_position(read->view()) == hash_position(board.view()));
    Game::destroy(read);

    Play play = board.play();
    const PieceId gate = board.view().rules.first_piece(Blue, kGate);
    moves::relocate(play, gate, PiecePlace::in_supply(), Cause::none);
    CHECK(kind_at(board, road) == SegmentKind::road);
    CHECK(kind_at(board, other) == SegmentKind::road);
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("A feature that was turned is not scored at the end", "[mechanisms]")
{
    for (const bool turns : {true, false}) {
        const Modules modules({&turning});
        Position board(invented());
        board.put(Red, board.road(0, 0, East));
        const NodeId road = board.road(0, 0, East);
        if (turns) board.put(Blue, road, kGate);
        board.end();
        CHECK(board.score(Red) == (turns ? 0 : 1));
    }
}
