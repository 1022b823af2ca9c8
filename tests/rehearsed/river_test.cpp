// SPDX-License-Identifier: MIT
// Rivers: a kind of side that meets only itself, and segments that separate fields and cannot be claimed.
#include "house/check.hpp"
#include "house/records.hpp"
#include "house/tileset_text.hpp"
#include "play/placing.hpp"
#include "play/racks.hpp"
#include "rehearsed/rooms.hpp"
#include "rooms/abbey_and_mayor.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// The spring lies south of the start tile and flows south.
Position with_spring()
{
    Position board(rehearsed());
    board.lay("RV01", 0, 1, "FFIF");
    return board;
}

NodeId river_at(const Position& board, int x, int y)
{
    const Placed& tile = board.view().state.placed(tile_at(board.view().state, Position::at(x, y)));
    for (int part = 0; part < board.view().rules.tiles.at(tile.tile).parts; ++part)
        if (board.view().state.node(node_of(tile, part)).kind() == SegmentKind::river) return node_of(tile, part);
    throw std::logic_error("no river there");
}

}  // namespace

TEST_CASE("A river side meets only a river side, and a refusal says so", "[rehearsed]")  // RIVER-EX-01, RIVER-PLACE-02, -09
{
    const Rooms list({&river});
    Position board = with_spring();
    CHECK(board.placements("RV04") == 2);  // two equal turns
    CHECK(board.placements("RV06") == 2);
    board.draw(Red, "B");
    Verdict verdict;
    const Action field = board.placing(Red, "B", 0, 2, "FFFF");
    CHECK(board.game().why_not(field, verdict) == Reason::side_mismatch);
    const bastide_refusal refusal = widen(verdict, Status::illegal, widen(field));
    CHECK(refusal.side_kind == BASTIDE_SIDE_FIELD);
    CHECK(refusal.other_side_kind == BASTIDE_SIDE_RIVER);
    board.must(board.placing(Red, "B", 1, 1, "FFFF"));
    board.pass();
    board.draw(Blue, "RV04");
    CHECK(board.why_not(board.placing(Blue, "RV04", 0, 2, "FIFI")) == Reason::side_mismatch);
    CHECK(board.why_not(board.placing(Blue, "RV04", 2, 1, "IFIF")) == kNotTheRiver);
    board.must(board.placing(Blue, "RV04", 0, 2, "IFIF"));
    CHECK(board.joined(river_at(board, 0, 1), river_at(board, 0, 2)));
}

TEST_CASE("Roads cross a river by bridges and part its fields", "[rehearsed]")  // RIVER-EX-05, RIVER-FIELD-03
{
    const Rooms list({&river});
    Position board = with_spring();
    board.lay("RV09", 0, 2, "IRIR");
    CHECK_FALSE(board.joined(board.field(0, 2, 4), board.field(0, 2, 5)));  // the river between them
    CHECK_FALSE(board.joined(board.field(0, 2, 6), board.field(0, 2, 7)));  // the road between them
    board.lay("A", 1, 2, "FFFR").put(Red, board.road(1, 2, West));
    board.turn_without(Blue, "A", -1, 2, "FRFF");
    CHECK(board.score(Red) == 3);
}

TEST_CASE("The banks are two fields that meet round the spring and the lake", "[rehearsed]")  // RIVER-EX-06, RIVER-FIELD-01, -02
{
    const Rooms list({&river});
    Position board = with_spring();
    board.lay("RV09", 0, 2, "IRIR");
    CHECK(board.joined(board.field(0, 2, 0), board.field(0, 2, 1)));
    CHECK_FALSE(board.joined(board.field(0, 2, 4), board.field(0, 2, 5)));
    board.put(Red, board.field(0, 2, 4));
    board.turn(Red, "RV11", 0, 3, "IFFF");
    CHECK(board.joined(board.field(0, 2, 4), board.field(0, 2, 5)));
    CHECK(board.step() == StepName::draw);  // the one field there is has its farmer, so nothing was asked
}

TEST_CASE("Nobody stands on a river, and it is never scored", "[rehearsed]")  // RIVER-DEPLOY-01, RIVER-SCORE-01
{
    const Rooms list({&river});
    Position board = with_spring();
    board.lay("RV04", 0, 2, "IFIF");
    board.turn(Red, "RV11", 0, 3, "IFFF");
    const NodeId here = river_at(board, 0, 3);
    CHECK(board.why_not(board.deploying(here)) == Reason::wrong_segment);
    CHECK(board.feature(here).complete);
    CHECK(board.feature(here).feature.tiles == 3);
    board.pass();
    for (const Event& event : board.events()) {
        CHECK(event.kind != EventKind::completed);
        CHECK(event.kind != EventKind::scoring);
    }
    board.end();
    CHECK(board.score(Red) == 0);
}

TEST_CASE("A wild tile fits beside a river and ends it", "[rehearsed]")  // RIVER-EX-19, RIVER-INT-01
{
    const Rooms list({&abbey_and_mayor, &river});
    Position board({.seats = 2, .sets = {SetName::base, SetName::winter, SetName::abbey_mayor}});
    board.lay("RV01", 0, 1, "FFIF").lay("B", 1, 1, "FFFF").lay("B", 1, 2, "FFFF").lay("B", -1, 1, "FFFF").lay("B", -1, 2, "FFFF");
    board.lay("E", 1, 3, "FFCF").lay("E", 0, 3, "FFCF");
    CHECK_FALSE(board.feature(river_at(board, 0, 1)).complete);
    Verdict verdict;
    Play play = board.play();
    REQUIRE(why_not_place(play, play.rules.wild, Position::at(0, 2), 0, verdict) == Reason::none);
    moves::place_held(play, rack_of(play.rules, RoomName::abbey_mayor, Red), Position::at(0, 2));
    CHECK(board.feature(river_at(board, 0, 1)).complete);
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("Rivers are written as they are read, and belong to boxes", "[rehearsed]")
{
    const char* const lines[] = {"RV09 1 IRIR r:EW f:07 f:12 f:34 f:56 i:NS over:r0i0", "RV10 1 FIIF f:34 f:012567 g i:ES",
                                 "RIVERS 1 IIII f:07 f:12 f:34 f:56 i:NESW"};
    for (const char* line : lines) {
        const TileReading reading = read_tile(Text(line), TileOwner::box);
        REQUIRE(reading.fault == TileFault::none);
        char text[128];
        TextWriter out(text, sizeof text);
        write_tile(reading.row, out);
        CHECK(std::string(text) == line);
        CHECK(read_tile(Text(line), TileOwner::host).fault == TileFault::bad_sides);
    }
    const auto fault = [](const char* line) { return read_tile(Text(line), TileOwner::box).fault; };
    CHECK(fault("T 1 IFIF f:1234 f:0567 i:N") == TileFault::port_unclaimed);
    CHECK(fault("T 1 IFIF f:1234 f:0567 i:NE") == TileFault::side_contradicted);
    CHECK(fault("T 1 IFIF f:01234567 i:NS") == TileFault::crossing_not_given);
    CHECK(fault("T 1 IRIR r:EW f:07 f:12 f:34 f:56 i:NS") == TileFault::crossing_not_given);
    CHECK(fault("T 1 IFFF f:01234567 i:N village:i0") == TileFault::bad_village);
}

TEST_CASE("Random games with rivers are sound", "[rehearsed]")
{
    const Rooms list({&abbey_and_mayor, &river});
    CHECK(play_random_games(40) == "");
}
