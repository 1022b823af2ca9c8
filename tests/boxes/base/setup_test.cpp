// SPDX-License-Identifier: MIT
// What lies on the table at the beginning, whose turn it is, and how tiles are drawn.
#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "boxes/base/c_game.hpp"
#include "support/catch.hpp"
#include "support/position.hpp"

using namespace bastide_tests;

namespace {

/// Copies of each type of the base game, A to X.
const std::map<std::string, int> kBaseCounts = {{"A", 2}, {"B", 4}, {"C", 1}, {"D", 4}, {"E", 5}, {"F", 2}, {"G", 1}, {"H", 3},
                                                {"I", 2}, {"J", 3}, {"K", 3}, {"L", 3}, {"M", 2}, {"N", 3}, {"O", 2}, {"P", 3},
                                                {"Q", 1}, {"R", 3}, {"S", 2}, {"T", 1}, {"U", 8}, {"V", 9}, {"W", 4}, {"X", 1}};

bool is_animal(const bastide_tile_def& def) { return def.name[0] == 'Z'; }

bastide_choice two_base_sets() { return {BASTIDE_CHOICE_SET, BASTIDE_SET_BASE, 2, {}}; }

/// Whether the segments of two tile types agree in everything.
bool are_alike(const CGame& game, const std::string& a, const std::string& b)
{
    const auto one = game.segments(game.tile(a));
    const auto other = game.segments(game.tile(b));
    return std::equal(one.begin(), one.end(), other.begin(), other.end(), [](const auto& l, const auto& r) {
        return l.kind == r.kind && l.pennants == r.pennants && l.ports == r.ports && l.borders == r.borders &&
               l.road_end == r.road_end && l.meets == r.meets;
    });
}

/// Places the drawn tile where it leaves the fewest places to a tile type.
void place_against(CGame& game, int tile)
{
    std::size_t least = ~std::size_t{0};
    bastide_action best{};
    for (const bastide_action& action : game.actions(BASTIDE_ACTION_PLACE)) {
        const CGame then = game.clone().apply(action);
        std::size_t places = 0;
        for (const bastide_placement& placement : then.placements(tile)) places += placement.rotations != 0;
        if (places >= least) continue;
        least = places;
        best = action;
    }
    game.apply(best);
}

}  // namespace

// ---- components and the tile set --------------------------------------------------------------------------------------

TEST_CASE("The pool is 72 ordinary tiles and 12 animal tiles", "[BASE-COMP-01][BASE-SET-01]")
{
    const CGame game;
    std::map<std::string, int> ordinary;
    int animals = 0;
    int all = 0;
    for (const bastide_tile_def& def : game.tiles()) {
        all += def.count;
        if (is_animal(def))
            animals += def.count;
        else
            ordinary[static_cast<const char*>(def.name)] = def.count;
        CHECK(((def.flags & BASTIDE_TILE_FLAG_START) != 0) == (std::string(static_cast<const char*>(def.name)) == "D"));
    }
    CHECK(all == 84);
    CHECK(animals == 12);
    CHECK(ordinary == kBaseCounts);
    CHECK(game.pending().tiles_left == 83);
}

TEST_CASE("Each of up to five players owns seven followers because the eighth marks the score", "[BASE-COMP-02]")
{
    const CGame game({.seats = 5});
    std::map<int, int> owned;
    for (const bastide_piece& piece : game.pieces()) {
        CHECK(piece.kind == BASTIDE_PIECE_FOLLOWER);
        CHECK(piece.spot == BASTIDE_SPOT_SUPPLY);
        ++owned[piece.seat];
    }
    CHECK(owned == std::map<int, int>{{0, 7}, {1, 7}, {2, 7}, {3, 7}, {4, 7}});
}

TEST_CASE("Animal tiles obey the ordinary rules", "[BASE-COMP-03]")
{
    const CGame game;
    CHECK(are_alike(game, "Z01", "W"));
    CHECK(are_alike(game, "Z07", "J"));
    CHECK(are_alike(game, "Z12", "K"));
    CHECK_FALSE(are_alike(game, "Z01", "J"));

    Position board;
    board.turn(Red, "Z01", -1, 0, "RRFR").deploy(board.road(-1, 0, East));
    board.turn_without(Blue, "Z06", 1, 0, "FRFR");
    CHECK(board.score(Red) == 3);
    board.turn(Red, "Z02", 0, -1, "FRCF").deploy(board.city(0, -1, South));
    CHECK(board.score(Red) == 7);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("The base game and the Winter Edition are for two to five players", "[BASE-COMP-05]")
{
    const bastide_choice base{BASTIDE_CHOICE_SET, BASTIDE_SET_BASE, 1, {}};
    for (const auto& choices : {std::vector<bastide_choice>{}, std::vector<bastide_choice>{base}}) {
        CHECK(CGame::refusal({.seats = 1, .choices = choices}) == BASTIDE_REASON_CONFIG_SEATS);
        for (int seats = 2; seats <= 5; ++seats) CHECK(CGame::refusal({.seats = seats, .choices = choices}) == 0);
        CHECK(CGame::refusal({.seats = 6, .choices = choices}) == BASTIDE_REASON_CONFIG_SEATS);
    }
}

TEST_CASE("Decoration carries no rule so that no village is marked as bushes", "[BASE-SET-02]")
{
    const CGame game;
    int villages = 0;
    for (const bastide_tile_def& def : game.tiles()) {
        for (const bastide_segment_def& segment : game.segments(def.id)) {
            CHECK((segment.flags & BASTIDE_SEGMENT_FLAG_BUSH) == 0);
            villages += segment.road_end == BASTIDE_ROAD_END_VILLAGE;
        }
    }
    CHECK(villages == 3 + 3 + 4 + 3 + 1);  // L, W, X, Z01, and the hamlet of Z11
}

// ---- setup ------------------------------------------------------------------------------------------------------------

TEST_CASE("The start tile D lies on the first cell with its city north and without a follower", "[BASE-SETUP-01]")
{
    for (int chance : {BASTIDE_CHANCE_HOST, BASTIDE_CHANCE_SEEDED}) {
        const CGame game({.chance = chance, .seed = 5});
        const auto board = game.board();
        REQUIRE(board.size() == 1);
        CHECK(board[0].tile == game.tile("D"));
        CHECK(board[0].x == 0);
        CHECK(board[0].y == 0);
        CHECK(board[0].rotation == 0);
        const bastide_tile_def start = game.tiles()[static_cast<std::size_t>(board[0].tile)];
        CHECK(start.sides[North] == BASTIDE_SIDE_CITY);
        CHECK(start.sides[East] == BASTIDE_SIDE_ROAD);
        CHECK(start.sides[South] == BASTIDE_SIDE_FIELD);
        CHECK(start.sides[West] == BASTIDE_SIDE_ROAD);
        for (const bastide_piece& piece : game.pieces()) CHECK(piece.spot == BASTIDE_SPOT_SUPPLY);
        CHECK(game.pending().turn == 1);
    }
}

TEST_CASE("Every draw is a uniform pick from the other 83 tiles", "[BASE-SETUP-02]")
{
    SECTION("The draws offered to a host weigh as many as there are tiles left")
    {
        const CGame game;
        const std::vector<bastide_action> draws = game.actions(BASTIDE_ACTION_DRAW);
        std::vector<std::int32_t> weights(draws.size());
        const auto count = static_cast<std::int32_t>(draws.size());
        REQUIRE(bastide_game_list_weights(game.get(), BASTIDE_ACTION_DRAW, weights.data(), count) == count);
        int all = 0;
        for (std::size_t i = 0; i < draws.size(); ++i) {
            all += weights[i];
            if (draws[i].tile == game.tile("D")) CHECK(weights[i] == 3);
            if (draws[i].tile == game.tile("U")) CHECK(weights[i] == 8);
            if (draws[i].tile == game.tile("Z09")) CHECK(weights[i] == 1);
        }
        CHECK(all == 83);
        CHECK(game.actions().size() == 36);
    }
    SECTION("The first tile of many seeded games is spread as the tiles are")
    {
        constexpr int kGames = 83 * 50;
        std::map<int, int> seen;
        for (int seed = 0; seed < kGames; ++seed)
            ++seen[CGame({.chance = BASTIDE_CHANCE_SEEDED, .seed = static_cast<std::uint64_t>(seed)}).pending().tile];
        const CGame game;
        double distance = 0;
        for (const bastide_stock& stock : game.stock()) {
            const double expected = 50.0 * stock.left;
            distance += (seen[stock.tile] - expected) * (seen[stock.tile] - expected) / expected;
        }
        CHECK(distance < 80);  // 35 degrees of freedom: once in forty thousand by chance, and the seeds are fixed
        CHECK(distance > 8);
    }
}

TEST_CASE("A player starts with seven followers and no points and the marker on space 0", "[BASE-SETUP-03]")
{
    const CGame game({.seats = 3});
    for (int seat = 0; seat < 3; ++seat) {
        CHECK(game.seat(seat).supply == 7);
        CHECK(bastide_game_count_supply(game.get(), seat, BASTIDE_PIECE_FOLLOWER) == 7);
        CHECK(game.seat(seat).score == 0);
        CHECK(game.seat(seat).track == 0);
        CHECK(game.seat(seat).laps == 0);
    }
}

TEST_CASE("The starting seat is an input and seat 0 unless chosen", "[BASE-SETUP-04]")
{
    CHECK(CGame({.seats = 4}).pending().turn_seat == 0);
    CHECK(CGame({.seats = 4, .first_seat = 2}).pending().turn_seat == 2);
    CHECK(CGame({.seats = 4, .chance = BASTIDE_CHANCE_SEEDED, .first_seat = 3}).pending().seat == 3);
    CHECK(CGame::refusal({.seats = 4, .first_seat = 4}) == BASTIDE_REASON_CONFIG_FIRST_SEAT);
}

// ---- turns ------------------------------------------------------------------------------------------------------------

TEST_CASE("Play runs clockwise from the starting player", "[BASE-TURN-01]")
{
    CGame game({.seats = 3, .first_seat = 1});
    const int order[] = {1, 2, 0, 1, 2};
    for (int turn = 0; turn < 5; ++turn) {
        const int seat = order[turn];
        CHECK(game.pending().turn_seat == seat);
        CHECK(game.pending().turn == turn + 1);
        game.apply(game.drawing("U"));
        CHECK(game.pending().seat == seat);
        CHECK(game.why_not(game.placing((seat + 1) % 3, "U", turn + 1, 0, 1)) == BASTIDE_REASON_NOT_YOUR_DECISION);
        game.apply(game.placing(seat, "U", turn + 1, 0, 1)).pass(seat);
    }
}

TEST_CASE("A turn is to draw and place a tile and then a follower and then the score", "[BASE-TURN-02]")
{
    CGame game;
    const bastide_action place = game.placing(0, "E", 0, -1, 2);
    const bastide_action deploy = CGame::deploying(0, 0, -1, 0);
    CHECK(game.pending().step == BASTIDE_STEP_DRAW);
    CHECK(game.pending().seat == -1);
    CHECK(game.why_not(place) == BASTIDE_REASON_NOT_YOUR_DECISION);
    CHECK(game.why_not(deploy) == BASTIDE_REASON_NOT_YOUR_DECISION);

    game.apply(game.drawing("E"));
    CHECK(game.pending().step == BASTIDE_STEP_PLACE);
    CHECK(game.pending().kinds == std::uint64_t{1} << BASTIDE_ACTION_PLACE);
    CHECK(game.why_not(deploy) == BASTIDE_REASON_WRONG_STEP);
    CHECK(game.why_not(game.placing(0, "D", 0, -1, 2)) == BASTIDE_REASON_WRONG_TILE);

    game.apply(place);
    CHECK(game.pending().step == BASTIDE_STEP_ACT);
    CHECK(game.why_not(place) == BASTIDE_REASON_WRONG_STEP);
    CHECK(game.seat(0).score == 0);  // the city is complete but not scored yet

    game.apply(deploy);
    CHECK(game.seat(0).score == 4);
    CHECK(game.pending().step == BASTIDE_STEP_DRAW);
    CHECK(game.pending().turn_seat == 1);
}

TEST_CASE("A tile that can be placed must be placed", "[BASE-TURN-03]")
{
    CGame game;
    game.apply(game.drawing("B"));
    CHECK(game.why_not(CGame::passing(0)) == BASTIDE_REASON_MUST_PLACE);
    CHECK(game.actions(BASTIDE_ACTION_PASS).empty());
    CHECK(game.actions().size() == 4);
}

// ---- drawing ----------------------------------------------------------------------------------------------------------

TEST_CASE("The drawn tile is shown to everybody before it is placed", "[BASE-DRAW-01]")
{
    for (int chance : {BASTIDE_CHANCE_HOST, BASTIDE_CHANCE_SEEDED}) {
        CGame game({.chance = chance, .seed = 11});
        if (chance == BASTIDE_CHANCE_HOST) game.apply(game.drawing("K"));
        const int drawn = game.pending().tile;
        REQUIRE(drawn >= 0);
        if (chance == BASTIDE_CHANCE_HOST) CHECK(drawn == game.tile("K"));
        CHECK(game.stock()[static_cast<std::size_t>(drawn)].held == 1);
        CHECK(game.stock()[static_cast<std::size_t>(drawn)].removed == 0);

        std::vector<std::uint8_t> seen(
            static_cast<std::size_t>(bastide_game_write_snapshot(game.get(), BASTIDE_VIEW_PUBLIC, nullptr, 0)));
        const auto size = static_cast<std::int32_t>(seen.size());
        REQUIRE(bastide_game_write_snapshot(game.get(), BASTIDE_VIEW_PUBLIC, seen.data(), size) == size);
        CGame onlooker;
        REQUIRE(bastide_game_restore_snapshot(onlooker.get(), seen.data(), size, nullptr) == BASTIDE_OK);
        CHECK(onlooker.pending().tile == drawn);
        CHECK(onlooker.pending().step == BASTIDE_STEP_PLACE);
    }
}

TEST_CASE("A tile that fits nowhere is removed and the same player draws another", "[BASE-DRAW-02]")
{
    SECTION("Drawn by a host")
    {
        CGame game({.choices = {two_base_sets()}});
        game.turn(0, "E", 0, -1, 2).pass(0);  // closes the only city
        for (int removed = 1; removed <= 2; ++removed) {
            game.apply(game.drawing("C"));
            CHECK(game.pending().step == BASTIDE_STEP_DRAW);
            CHECK(game.pending().turn_seat == 1);
            CHECK(game.pending().turn == 2);
            CHECK(game.stock()[static_cast<std::size_t>(game.tile("C"))].removed == removed);
        }
        game.apply(game.drawing("U"));
        CHECK(game.pending().step == BASTIDE_STEP_PLACE);
        CHECK(game.pending().seat == 1);
        CHECK(game.board().size() == 2);
    }
    SECTION("Drawn by the library")
    {
        int removals = 0;
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            CGame game({.chance = BASTIDE_CHANCE_SEEDED, .seed = seed});
            std::uint64_t from = 0;
            while (!game.pending().over) {  // once a turn
                int active = -1;
                for (const bastide_event& event : game.events(from)) {
                    if (event.kind == BASTIDE_EVENT_TURN_BEGAN) active = event.seat;
                    if (event.kind == BASTIDE_EVENT_DREW) CHECK(event.seat == active);
                    if (event.kind != BASTIDE_EVENT_TILE_LEFT) continue;
                    ++removals;
                    CHECK(event.seat == active);
                    CHECK(game.placements(event.tile).empty());
                }
                CHECK(game.pending().step == BASTIDE_STEP_PLACE);
                CHECK(game.pending().seat == active);
                CHECK_FALSE(game.placements(game.pending().tile).empty());
                from = game.next_event();
                place_against(game, game.tile("C"));
                game.pass(active);
            }
        }
        CHECK(removals > 0);
    }
}

TEST_CASE("Every cell and every turn of the drawn tile is tried and nobody votes", "[BASE-DRAW-03]")
{
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        CGame game({.chance = BASTIDE_CHANCE_SEEDED, .seed = seed});
        std::uint64_t chance = seed;
        do {
            if (game.pending().step != BASTIDE_STEP_PLACE || game.board().size() % 8 != 0) continue;
            // The same question answered from the sides of the tiles alone.
            const auto tiles = game.tiles();
            std::map<std::pair<int, int>, bastide_placed> at;
            std::set<std::pair<int, int>> cells;
            const int step[4][2] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
            for (const bastide_placed& tile : game.board()) at[{tile.x, tile.y}] = tile;
            for (const auto& [cell, tile] : at)
                for (const auto& by : step) cells.insert({cell.first + by[0], cell.second + by[1]});
            const auto side = [&](const bastide_placed& tile, int k) {
                return tiles[static_cast<std::size_t>(tile.tile)].sides[(k + 4 - tile.rotation) % 4];
            };
            std::set<std::pair<std::pair<int, int>, int>> expected;
            for (const auto& cell : cells) {
                for (int rotation = 0; rotation < 4 && at.count(cell) == 0; ++rotation) {
                    bastide_placed mine{};
                    mine.tile = game.pending().tile;
                    mine.rotation = rotation;
                    bool fits = true;
                    for (int k = 0; k < 4; ++k) {
                        const auto other = at.find({cell.first + step[k][0], cell.second + step[k][1]});
                        if (other != at.end()) fits = fits && side(mine, k) == side(other->second, (k + 2) % 4);
                    }
                    if (fits) expected.insert({cell, rotation});
                }
            }
            std::set<std::pair<std::pair<int, int>, int>> offered;
            for (const bastide_action& action : game.actions()) offered.insert({{action.x, action.y}, action.rotation});
            CHECK(offered == expected);
            for (const bastide_action& action : game.actions()) CHECK(action.kind == BASTIDE_ACTION_PLACE);
        } while (game.play_any(chance));
    }
}

TEST_CASE("Removed tiles stay public and never return", "[BASE-DRAW-04]")
{
    CGame game;
    const auto c = static_cast<std::size_t>(game.tile("C"));
    game.turn(0, "E", 0, -1, 2).pass(0);
    game.apply(game.drawing("C"));
    CHECK(game.events().back().kind == BASTIDE_EVENT_TILE_LEFT);
    CHECK(game.events().back().tile == static_cast<int>(c));
    std::uint64_t chance = 4;
    do {
        CHECK(game.stock()[c].removed == 1);
        CHECK(game.stock()[c].left == 0);
        CHECK(game.stock()[c].placed == 0);
        if (game.pending().step == BASTIDE_STEP_DRAW) CHECK(game.why_not(game.drawing("C")) == BASTIDE_REASON_TILE_NOT_LEFT);
    } while (game.play_any(chance));
    CHECK(game.stock()[c].removed == 1);
}

TEST_CASE("A redraw from an empty pile ends the game without a tile or a follower or a score", "[BASE-DRAW-05]")
{
    Position board;
    board.turn_without(Red, "E", 0, -1, "FFCF");
    board.put(Red, board.road(0, 0, East)).leave_in_bag({"C"});
    board.draw(Blue, "C");
    CHECK(board.is_over());
    CHECK(board.options().empty());
    CHECK(board.view().state.header().placed == 2);
    CHECK(board.score(Red) == 1);  // the final scoring is held: a road of one tile
    CHECK(board.score(Blue) == 0);
    CHECK(board.supply(Red) == 7);
}
