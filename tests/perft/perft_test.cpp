// SPDX-License-Identifier: MIT
// The number of action sequences of a given length from a position (perft, as in chess engines): a rule that is missing, doubled
// or bent in what may be done changes a number, at the begin of a game or amid it; what is only paid shows where points are
// spent. The positions and numbers stand in tests/data/perft.txt; ./dev perft record writes them anew. What can be counted
// without the library - with the reference, or by hand - is.
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "capi/c_games.hpp"
#include "perft/reference_count.hpp"
#include "source_tree.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace bastide_tests;

namespace {

struct Count {
    int depth = 0;
    std::uint64_t number = 0;
};

struct Position {
    std::string name;
    std::string script;
    std::vector<Count> counts;
};

const std::string kFile = std::string(BASTIDE_TEST_DATA) + "/perft.txt";

/// `position NAME`, then lines of a script, then `count DEPTH NUMBER`.
std::vector<Position> read_positions()
{
    std::ifstream in(kFile);
    if (!in) throw std::runtime_error("no " + kFile);
    std::vector<Position> list;
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        std::string word;
        words >> word;
        if (word == "position") {
            list.push_back({});
            words >> list.back().name;
        } else if (word == "count") {
            list.back().counts.push_back({});
            words >> list.back().counts.back().depth >> list.back().counts.back().number;
        } else if (!list.empty()) {
            list.back().script += line + "\n";
        }
    }
    return list;
}

Game load(const std::string& text)
{
    bastide_refusal refusal{};
    bastide_game* made = nullptr;
    const std::string whole = "bastide 1\n" + text;
    if (bastide_game_load_script(whole.data(), count_of(whole.size()), nullptr, 0, nullptr, &refusal, &made) != BASTIDE_OK)
        throw std::runtime_error(std::to_string(refusal.line) + ": " + refusal.text);
    return Game(made);
}

/// Sequences of exactly `depth` actions; a sequence that ends the game earlier does not count.
std::uint64_t sequences(const Game& game, int depth)
{
    if (depth == 0) return 1;
    if (depth == 1) return static_cast<std::uint64_t>(bastide_game_list_actions(game.get(), BASTIDE_ANY, nullptr, 0));
    std::uint64_t sum = 0;
    for (const bastide_action& action : actions(game)) {
        const Game next = clone(game);
        perform(next, action);
        sum += sequences(next, depth - 1);
    }
    return sum;
}

std::uint64_t recorded(const std::string& name, int depth)
{
    for (const Position& position : read_positions())
        if (position.name == name)
            for (const Count& count : position.counts)
                if (count.depth == depth) return count.number;
    throw std::runtime_error("no count of depth " + std::to_string(depth) + " for " + name);
}

/// What stands before the first position is kept.
void record(const std::vector<Position>& positions)
{
    std::ifstream in(kFile);
    std::ostringstream out;
    for (std::string line; std::getline(in, line) && line.rfind("position", 0) != 0;) out << line << "\n";
    for (const Position& position : positions) {
        out << "position " << position.name << "\n"
            << position.script.substr(0, position.script.find_last_not_of('\n') + 1) << "\n";
        for (const Count& count : position.counts) out << "count " << count.depth << " " << count.number << "\n";
        out << "\n";
    }
    std::string text = out.str();
    std::ofstream(kFile) << text.substr(0, text.size() - 1);
}

/// What takes long waits for a soak: the work is to visit all positions one action before.
bool is_due(const Position& position, int depth)
{
    for (const Count& count : position.counts)
        if (count.depth == depth - 1 && static_cast<std::int64_t>(count.number) > games(100'000)) return false;
    return true;
}

}  // namespace

TEST_CASE("The sequences of actions from fixed positions are as many as recorded")
{
    std::vector<Position> positions = read_positions();
    const bool records = std::getenv("BASTIDE_RECORD") != nullptr;
    REQUIRE(positions.size() >= 24);
    for (Position& position : positions) {
        const Game game = load(position.script);
        REQUIRE(!position.counts.empty());
        for (Count& count : position.counts) {
            if (!records && !is_due(position, count.depth)) continue;
            const std::uint64_t counted = sequences(game, count.depth);
            INFO(position.name << ", depth " << count.depth << "; ./dev perft record writes them anew");
            if (records)
                count.number = counted;
            else
                CHECK(counted == count.number);
        }
    }
    if (records) record(positions);
}

TEST_CASE("The reference counts the same sequences")
{
    const auto agree = [](const char* name, const counts::ReferenceCount& reference, int deepest) {
        for (int depth = 1; depth <= deepest; ++depth) {
            INFO(name << ", depth " << depth);
            CHECK(reference.sequences(depth) == recorded(name, depth));
        }
    };
    const int deepest = games(100) >= 100 ? 5 : 4;
    agree("base", counts::ReferenceCount({"base"}, counts::Boxes{}), deepest + 1);
    agree("winter", counts::ReferenceCount({"base", "winter"}, counts::Boxes{}), deepest);
    agree("base_inns", counts::ReferenceCount({"base", "inns_cathedrals"}, counts::Boxes{.inns = true}), deepest);
    agree("base_traders", counts::ReferenceCount({"base", "traders_builders"}, counts::Boxes{.traders = true}), deepest);
    agree("base_river", counts::ReferenceCount({"base", "river"}, counts::Boxes{}), deepest + 1);
    agree("base_river_2", counts::ReferenceCount({"base", "river_2"}, counts::Boxes{}), deepest + 1);
    agree("base_king", counts::ReferenceCount({"base", "king_robber"}, counts::Boxes{}), deepest);
    agree("base_festival", counts::ReferenceCount({"base", "festival"}, counts::Boxes{}), deepest);
    agree("base_cult", counts::ReferenceCount({"base", "cult"}, counts::Boxes{}), deepest);
    agree("base_siege", counts::ReferenceCount({"base", "siege"}, counts::Boxes{.siege = true}), deepest);
    agree("base_abbot", counts::ReferenceCount({"base"}, counts::Boxes{.abbots = true}), deepest);
    agree("base_phantom", counts::ReferenceCount({"base"}, counts::Boxes{.phantoms = true}), deepest);
    agree("base_darmstadt", counts::ReferenceCount({"base", "darmstadt"}, counts::Boxes{}), deepest);
    agree("winter_tower", counts::ReferenceCount({"base", "winter", "tower"}, counts::Boxes{.tower = true}), deepest);
    agree("winter_abbey_mayor", counts::ReferenceCount({"base", "winter", "abbey_mayor"}, counts::Boxes{.abbey = true}), deepest);
    agree("winter_tower_abbey_mayor",
          counts::ReferenceCount({"base", "winter", "tower", "abbey_mayor"}, counts::Boxes{.tower = true, .abbey = true}),
          deepest);
}

TEST_CASE("The first counts are those of the printed tiles")
{
    CHECK(recorded("base", 1) == 24);    // A to X, one D on the table and three in the bag
    CHECK(recorded("winter", 1) == 36);  // and Z01 to Z12
}

TEST_CASE("Nine dice fall in as many ways as nine alike things go into six boxes")
{
    CHECK(recorded("dice", 1) == 2002);  // 14 over 5
    // Some die shows a given face in 2002 - 715 = 1287 of them, three or more show a knight in 462, and all are catapults in one,
    // which ends the game. A city face goes on 0, 0 in four rotations; a knight may be collected; three may be kept as one; and
    // the seat may always roll again or stop.
    CHECK(recorded("dice", 2) == 1287 * (4 * 4 + 1) + 462 + 2001 * 2);
}

// Amid a game. A tile lies in a number of ways that its sides and the open cells of the position tell; where features are free, a
// seat may deploy a follower on each segment of the tile just placed, or pass.

TEST_CASE("An abbot in a garden can be called back instead of a deployment")
{
    CHECK(recorded("base_abbot", 1) == 24 + 8);  // eight types have a copy with a garden
    // U lies in two ways at each road of D and at two sides of the garden. A follower goes on its road or one of two fields; or
    // the abbot is called back; or nothing is done. The other U then lies in eight ways too.
    CHECK(recorded("abbot_called_back", 1) == 1);
    CHECK(recorded("abbot_called_back", 2) == 8);
    CHECK(recorded("abbot_called_back", 3) == 8 * (3 + 1 + 1));
    CHECK(recorded("abbot_called_back", 4) == 8 * 5);
    CHECK(recorded("abbot_called_back", 5) == 8 * 5 * 8);
}

TEST_CASE("A phantom follows what is deployed, or is deployed alone")
{
    // U lies in six ways beside D; then a road and two fields are free. The phantom takes one of the three, and nothing follows;
    // or a follower does, and it may take one of two; or it comes after passing.
    CHECK(recorded("phantom_follows", 1) == 1);
    CHECK(recorded("phantom_follows", 2) == 6);
    CHECK(recorded("phantom_follows", 3) == 6 * (3 + 3 + 1));
    CHECK(recorded("phantom_follows", 4) == 6 * (3 * 1 + 3 * (2 + 1) + (3 + 1)));
}

TEST_CASE("Abbeys fill holes instead of a draw, and must when no tile is left")
{
    // The abbey or passing. The abbey takes a follower, a wagon or nobody; else one of three tiles is drawn: B, E or X.
    CHECK(recorded("abbeys", 1) == 2);
    CHECK(recorded("abbeys", 2) == 3 + 3);
    CHECK(recorded("abbeys", 3) == 3 * 3 + (28 + 22 + 8));
    // Complete at once: a wagon goes on to one of four cities or four monasteries, or home. Else one of two tiles is drawn: C
    // lies in 16 ways, X in none.
    CHECK(recorded("abbey_complete", 1) == 2);
    CHECK(recorded("abbey_complete", 2) == 3 + 2);
    CHECK(recorded("abbey_complete", 3) == 2 + 2 + (4 + 4 + 1) + (16 + 1));
    // Three followers' places, a wagon's, passing; two holes for seat 2, one for seat 0, and nobody comes after that.
    CHECK(recorded("abbeys_at_the_end", 1) == 5);
    CHECK(recorded("abbeys_at_the_end", 2) == 5 * 2);
    CHECK(recorded("abbeys_at_the_end", 3) == 5 * 2 * 3);
    CHECK(recorded("abbeys_at_the_end", 4) == 5 * 2 * 3);
    CHECK(recorded("abbeys_at_the_end", 5) == 5 * 2 * 3 * 3);
    // The wagon on 1 1, of seat 2 or of seat 0, goes home, to the city of D, to four tiles of the road, or to the other abbey
    // when neither a follower nor a wagon is there.
    CHECK(recorded("abbeys_at_the_end", 6) == 5 * 2 * (7 + 6 + 6));
    CHECK(recorded("abbeys_at_the_end", 7) == 0);
}

TEST_CASE("River tiles come first, and nobody acts on the lake with the volcano")
{
    CHECK(recorded("base_river", 1) == 9);    // RV02 to RV10; the lake comes later
    CHECK(recorded("base_river_2", 1) == 1);  // the fork
    CHECK(recorded("base_river_2", 2) == 3);
    // The lake goes to either end; then B is drawn in the next turn of the same seat.
    CHECK(recorded("lake", 1) == 1);
    CHECK(recorded("lake", 2) == 2);
    CHECK(recorded("lake", 3) == 2);
}

TEST_CASE("Two points buy nobody back, three do, and three pieces reach three cells far")
{
    // No ransom for seat 0. C and X fit nowhere and another tile is drawn; U lies in 24 ways. Then a road and two fields, the top
    // of the tower, a piece on it, or passing.
    CHECK(recorded("ransom", 1) == 3);
    CHECK(recorded("ransom", 2) == 24 + 2 + 2);
    CHECK(recorded("ransom", 3) == 24 * 6 + 2 * (24 + 1));
    // After U, the piece asks whether to take the follower of seat 2; else seat 1 begins, who pays or does not.
    CHECK(recorded("ransom", 4) == 24 * (2 + 5 * 2) + 2 * (24 * 6 + 24));
}

TEST_CASE("One ransom a turn, at any decision of it")
{
    // Follower and wagon on the road, a follower in two fields, passing; a piece of the tower; two ransoms.
    CHECK(recorded("prisoners", 1) == 5 + 1 + 2);
    // The end of the turn asks for a ransom once more; the piece asks for the monk, too; after a ransom there is none.
    CHECK(recorded("prisoners", 2) == 5 * (1 + 2) + (2 + 2) + 2 * (5 + 1));
    // Two tiles to draw. The monk is taken: two to choose from, two ransoms. He is not: the end of the turn. A ransom before
    // that.
    CHECK(recorded("prisoners", 3) == 5 * 3 * 2 + (2 + 2) + 3 + 2 * 2 + 2 * (5 * 2 + 2));
}

TEST_CASE("Wagons move on from what is complete, one seat after the other")
{
    // Seven segments for a follower, four of them for a wagon, one for the mayor, or passing. The wagon on the road that is
    // complete goes to the city or two roads of L, to the city of D, or home.
    CHECK(recorded("wagon", 1) == 7 + 4 + 1 + 1);
    CHECK(recorded("wagon", 2) == 12 * 2 + 5);
    CHECK(recorded("wagon", 3) == 12 * (8 + 4) + 5 * 2);
    // Seat 0 goes to either of two tiles of the long road, and seat 1 has nowhere to go; or he takes the short road or goes home,
    // and seat 1 has two tiles of the long road or goes home.
    CHECK(recorded("two_wagons", 1) == 4);
    CHECK(recorded("two_wagons", 2) == 2 * 2 + 2 * 3);
    CHECK(recorded("two_wagons", 3) == 2 * (24 + 18) + 2 * 3 * 2);
}

TEST_CASE("A barn stands on one corner, and no farmer beside it")
{
    // Follower, mayor and wagon in the city, the barn, passing; the field is taken.
    CHECK(recorded("barn", 1) == 5);
    CHECK(recorded("barn", 2) == 5 * 2);
    CHECK(recorded("barn", 3) == 5 * (4 + 24));
    // Follower and wagon on the road, a follower in the small field, passing; the other field has a barn and a farmer.
    CHECK(recorded("barn_joined", 1) == 4);
    CHECK(recorded("barn_joined", 2) == 4 * 2);
    CHECK(recorded("barn_joined", 3) == 4 * (12 + 28));
}

TEST_CASE("A tile that alone completes a feature is sold for what the buyers have")
{
    // E lies in 24 ways, J in 14, X is for sale: seat 1 passes or bids 1 or 2, seat 2 passes or bids 1.
    CHECK(recorded("sale", 1) == 3);
    CHECK(recorded("sale", 2) == 24 + 14 + 3);
    CHECK(recorded("sale", 3) == 24 * 3 + 14 * 5 + 3 * 2);
    // After E or J another tile is drawn. No bid: X lies in 16 ways. One bid, in three ways: sold or not. Two, in two ways: to
    // whom, or not.
    CHECK(recorded("sale", 4) == (24 * 3 + 14 * 5) * 2 + 16 + 3 * 2 + 2 * 3);
    // An abbey beside one point makes three bids of seat 1 too; seat 2 has nothing. No bid: 16 ways. A bid: sold or not.
    CHECK(recorded("sale_for_abbey", 2) == 24 + 14 + 3);
    CHECK(recorded("sale_for_abbey", 3) == 24 * 3 + 14 * 5 + 16 + 2 * 2);
    CHECK(recorded("small_city_sold", 1) == 2);
    CHECK(recorded("small_city_sold", 2) == 36 + 3);
    CHECK(recorded("small_city_sold", 3) == 36 * 3 + 16 + 2 * 2);
}

TEST_CASE("A tile held unseen may be any tile that is left")
{
    CHECK(recorded("tile_ahead_unseen", 1) == 3);
    CHECK(recorded("tile_ahead_unseen", 2) == 11 + 4 + 8);              // V, C, B
    CHECK(recorded("tile_ahead_unseen", 3) == 11 * 4 + 4 * 2 + 8 * 3);  // passing and the segments of each
    // Two tiles are left, and one is drawn ahead: either or unseen. Then what seat 0 has held is revealed: the other, or either.
    CHECK(recorded("tile_ahead_unseen", 4) == 76 * 3);
    CHECK(recorded("tile_ahead_unseen", 5) == 76 * (1 + 1 + 2));
    // What is left of V, C, B B B, or unseen.
    CHECK(recorded("hand_unseen", 1) == 4);
    CHECK(recorded("hand_unseen", 2) == 3 + 3 + 4 + 4);
    CHECK(recorded("hand_unseen", 3) == 2 * (2 + 3 + 3) + (3 + 3 + 4 + 4) + (3 + 3 + 4 + 4));  // after V or C, B, unseen
}

TEST_CASE("What small cities pay changes nothing that may be done")
{
    for (int depth = 1; depth <= 4; ++depth) CHECK(recorded("old_small_cities", depth) == recorded("base", depth));
}
