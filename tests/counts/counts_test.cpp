// SPDX-License-Identifier: MIT
// How many sequences of so many actions there are from a position (perft, as chess engines call it): a rule that is lost, doubled
// or bent anywhere in the turn changes a number. The positions and numbers stand in tests/data/counts.txt; ./dev counts record
// writes them anew. What can be counted without the library - with the referee, or by hand - is.
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "capi/face.hpp"
#include "counts/referee_count.hpp"
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

const std::string kFile = std::string(BASTIDE_TEST_DATA) + "/counts.txt";

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
    bastide_error error = error_record();
    bastide_game* made = nullptr;
    const std::string whole = "bastide 1\n" + text;
    if (bastide_game_load_script(whole.data(), count_of(whole.size()), nullptr, 0, nullptr, &error, &made) != BASTIDE_OK)
        throw std::runtime_error(std::to_string(error.line) + ": " + error.text);
    return Game(made);
}

/// Sequences of exactly so many actions; one that ends the game sooner is none.
std::uint64_t sequences(const Game& game, int depth)
{
    if (depth == 0) return 1;
    if (depth == 1) return static_cast<std::uint64_t>(bastide_game_list_actions(game.get(), BASTIDE_ACTION_ANY, nullptr, 0));
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
    REQUIRE(positions.size() >= 8);
    for (Position& position : positions) {
        const Game game = load(position.script);
        REQUIRE(!position.counts.empty());
        for (Count& count : position.counts) {
            if (!records && !is_due(position, count.depth)) continue;
            const std::uint64_t counted = sequences(game, count.depth);
            INFO(position.name << ", depth " << count.depth << "; ./dev counts record writes them anew");
            if (records)
                count.number = counted;
            else
                CHECK(counted == count.number);
        }
    }
    if (records) record(positions);
}

TEST_CASE("The referee counts the same sequences")
{
    const auto agree = [](const char* name, const counts::RefereeCount& referee, int deepest) {
        for (int depth = 1; depth <= deepest; ++depth) {
            INFO(name << ", depth " << depth);
            CHECK(referee.sequences(depth) == recorded(name, depth));
        }
    };
    const int deepest = games(100) >= 100 ? 5 : 4;
    agree("base", counts::RefereeCount({"base"}, false, false), deepest + 1);
    agree("winter", counts::RefereeCount({"base", "winter"}, false, false), deepest);
    agree("winter_tower", counts::RefereeCount({"base", "winter", "tower"}, true, false), deepest);
    agree("winter_abbey_mayor", counts::RefereeCount({"base", "winter", "abbey_mayor"}, false, true), deepest);
    agree("winter_tower_abbey_mayor", counts::RefereeCount({"base", "winter", "tower", "abbey_mayor"}, true, true), deepest);
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
