// SPDX-License-Identifier: MIT
// Marks on tiles and segments, the order in which worth is changed, and worth that differs between seats. The numbers are those
// of the worked examples of the boxes to come.
#include "bastide.h"
#include "boxes/siege/siege.hpp"
#include "defs/bushes.hpp"
#include "defs/tile_text.hpp"
#include "mechanisms/modules.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// The boxes in both orders: what comes out is the same.
std::vector<const Module*> either_order()
{
    return GENERATE(false, true) ? std::vector{&inns, &boxes::siege::module} : std::vector{&boxes::siege::module, &inns};
}

PositionSetup with_sieges() { return {.seats = 2, .sets = {Set::base, Set::winter, Set::siege}}; }

}  // namespace

TEST_CASE("A completed road with an inn is worth 2 points a tile, once for all inns", "[mechanisms]")  // IC-ROAD-01, -02
{
    const Modules list({&inns});
    Position board(invented());
    board.lay("A", -1, 0, "FRFF").lay("RI1", 1, 0, "FRFR").put(Red, board.road(0, 0, East));
    SECTION("one inn")
    {
        board.turn_without(Blue, "A", 2, 0, "FFFR");
        CHECK(board.score(Red) == 4 * 2);
    }
    SECTION("two inns")
    {
        board.lay("RI1", 2, 0, "FRFR").turn_without(Blue, "A", 3, 0, "FFFR");
        CHECK(board.score(Red) == 5 * 2);
    }
    SECTION("nothing while it is not complete")  // IC-FINAL-01
    {
        board.end();
        CHECK(board.score(Red) == 0);
    }
}

TEST_CASE("A road without an inn is worth as much as ever", "[mechanisms]")  // IC-ROAD-03
{
    const Modules list({&inns});
    Position board(invented());
    board.lay("A", -1, 0, "FRFF").put(Red, board.road(0, 0, East));
    board.turn_without(Blue, "A", 1, 0, "FFFR");
    CHECK(board.score(Red) == 3);
}

TEST_CASE("Points beside the rate come last, and no siege lowers them", "[mechanisms]")  // DARM-EX-01, DARM-INT-01
{
    const Modules list(either_order());
    Position board(with_sieges());
    board.lay("RD1", 0, -1, "CCCC").put(Red, board.city(0, -1, North)).lay("E", 1, -1, "FFFC");
    SECTION("not besieged")
    {
        board.lay("E", 0, -2, "FFCF").turn_without(Blue, "E", -1, -1, "FCFF");
        CHECK(board.score(Red) == 5 * 2 + 3);
    }
    SECTION("besieged")
    {
        board.lay("SC03", 0, -2, "FFCF").turn_without(Blue, "E", -1, -1, "FCFF");
        CHECK(board.score(Red) == 5 * 1 + 3);
    }
}

namespace {

/// TB-EX-14: two completed cities beside a field with Red's farmer.
void lay_field(Position& board)
{
    board.lay("E", 0, -1, "FFCF").put(Red, board.field(0, -1, 2)).lay("H", 0, -2, "FCFC").lay("E", 1, -2, "FFFC");
    board.lay("B", 1, -1, "FFFF");
    REQUIRE(board.joined(board.field(0, -1, 2), board.field(1, -2, 5)));
}

}  // namespace

TEST_CASE("A pig gives its owner a point more for each city", "[mechanisms]")
{
    const Modules list({&inns});
    Position board(invented());
    lay_field(board);
    SECTION("without a pig")
    {
        board.end();
        CHECK(board.score(Red) == 2 * 3);
    }
    SECTION("with a pig")  // TB-EX-14
    {
        board.put(Red, board.field(1, -1, 0), kPig).end();
        CHECK(board.score(Red) == 2 * 4);
    }
    SECTION("with a pig and a tie")  // TB-EX-15
    {
        board.put(Red, board.field(1, -1, 0), kPig).put(Blue, board.field(1, -2, 5));
        const FeatureFacts facts = board.feature(board.field(1, -1, 0));
        CHECK(facts.points[Red] == 2 * 4);
        CHECK(facts.points[Blue] == 2 * 3);
        CHECK(facts.points_now == 2 * 3);
        StandingFacts standing[kMaxSeats];
        rank_seats(board.view(), standing);
        CHECK(standing[0].final_score == 2 * 4);
        CHECK(standing[1].final_score == 2 * 3);
        board.end();
        CHECK(board.score(Red) == 2 * 4);
        CHECK(board.score(Blue) == 2 * 3);
    }
    SECTION("with the pig of a seat that is not paid")  // TB-EX-16
    {
        board.put(Red, board.field(0, -1, 3)).put(Blue, board.field(1, -2, 5)).put(Blue, board.field(1, -1, 0), kPig).end();
        CHECK(board.score(Red) == 2 * 3);
        CHECK(board.score(Blue) == 0);
    }
}

TEST_CASE("The score lines name what each seat got", "[mechanisms]")
{
    const Modules list({&inns});
    Position board(invented());
    lay_field(board);
    board.put(Red, board.field(1, -1, 0), kPig).put(Blue, board.field(1, -2, 5)).end();
    std::vector<std::pair<int, Reward>> lines;
    for (const Event& event : board.events())
        if (event.kind == EventKind::scored) lines.emplace_back(event.seat, event.reward);
    CHECK(lines ==
          std::vector<std::pair<int, Reward>>{{Red, Reward::final_field}, {Red, kPigCities}, {Blue, Reward::final_field}});
}

TEST_CASE("A mark counts for the feature of its segment, and how often", "[mechanisms]")
{
    const Modules list({&inns});
    Position board(invented());
    board.lay("RI1", 1, 0, "FRFR").lay("RI1", 2, 0, "FRFR");
    const Feature road = measure(board.view(), root_of(board.view().state, board.road(0, 0, East)));
    CHECK(count_marks(board.view(), road, kInn) == 2);
    CHECK(count_marks(board.view(), road, kCathedral) == 0);
    CHECK(count_marks(board.view(), road, Mark{50}) == 0);  // of which no tile has any
    const Feature field = measure(board.view(), root_of(board.view().state, board.field(1, 0, 0)));
    CHECK(count_marks(board.view(), field, kInn) == 0);
}

TEST_CASE("A mark of a tile is that of the tile alone", "[mechanisms]")
{
    const Modules list({&inns});
    Position board(invented());
    board.lay("RF1", 0, 1, "FFFF");
    CHECK(has_mark(board.view(), PlacedId(2), kFestive));
    CHECK_FALSE(has_mark(board.view(), PlacedId(1), kFestive));
    const Feature cloister = measure(board.view(), board.monastery(0, 1));
    CHECK(count_marks(board.view(), cloister, kFestive) == 0);
}

TEST_CASE("Marks follow the roads that are merged among bushes", "[mechanisms]")
{
    constexpr TileDef kCrossing = marked(tile("X1 1 FRRR r:E r:S r:W f:0127 f:34 f:56 village:r0r1r2"), kInn, "r2");
    static_assert(has_mark(kCrossing, 2, kInn));
    const TileDef merged = merge_bushes(with_bushes(kCrossing));
    REQUIRE(merged.segments == 4);  // one road, three fields
    CHECK(has_mark(merged, 0, kInn));
    CHECK_FALSE(has_mark(merged, 2, kInn));
}

TEST_CASE("Sets whose marks differ have different fingerprints", "[mechanisms]")
{
    constexpr TileDef kPlain = tile("X1 1 FRFR r:EW f:0127 f:3456");
    const TileDef rows[] = {kPlain, marked(kPlain, kInn, "r0"), marked(kPlain, kInn), marked(kPlain, kStately, "r0")};
    for (const TileDef& one : rows)
        for (const TileDef& other : rows) CHECK((&one == &other) == (fingerprint_of(&one, 1) == fingerprint_of(&other, 1)));
}

TEST_CASE("Hosts see marks of tiles, segments and features as masks", "[mechanisms]")
{
    const Modules list({&inns});
    bastide_config config;
    bastide_config_init(&config);
    config.seed = 3;
    bastide_game* game = nullptr;
    REQUIRE(bastide_game_create(&config, nullptr, 0, nullptr, 0, nullptr, nullptr, &game) == BASTIDE_OK);
    std::vector<bastide_tile_def> tiles(64);
    tiles.resize(static_cast<std::size_t>(bastide_game_list_tiles(game, tiles.data(), 64)));
    int seen = 0;
    for (const bastide_tile_def& one : tiles) {
        bastide_segment_def segments[12];
        const int32_t count = bastide_game_list_segments(game, one.id, 0, segments, 12);
        const std::string name = one.name;
        CHECK(one.marks == (name == "RF1" ? uint64_t{1} << static_cast<int>(kFestive) : 0));
        for (int32_t i = 0; i < count; ++i) {
            const uint64_t pennant = segments[i].pennants > 0 ? uint64_t{1} << BASTIDE_MARK_PENNANT : 0;
            const uint64_t inn = name == "RI1" && i == 0 ? uint64_t{1} << static_cast<int>(kInn) : 0;
            if (name[0] != 'R' || name == "RI1") CHECK(segments[i].marks == (pennant | inn));
            seen += inn != 0;
        }
    }
    CHECK(seen == 1);
    bastide_game_destroy(game);
}

TEST_CASE("Random games with marks and worth by seat keep every promise", "[mechanisms]")
{
    const Modules list(either_order());
    CHECK(play_random_games(60) == "");
}
