// SPDX-License-Identifier: MIT
// The number of action sequences of a given length from a position (perft, as in chess engines): a rule that is missing, doubled
// or bent in what may be done changes a number, at the begin of a game or amid it; what is only paid shows where points are
// spent. What can be counted without the library is: new games with the reference, here, and the others by hand, beside their
// positions.
#include <cstdlib>
#include <set>

#include "capi/c_games.hpp"
#include "perft/positions.hpp"
#include "perft/reference_count.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace bastide_tests;
using perft::Count;

namespace {

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

/// What stands before the first position is kept.
void record(const std::filesystem::path& file, const std::vector<perft::Position>& positions)
{
    std::ifstream in(file);
    std::ostringstream out;
    for (std::string line; std::getline(in, line) && line.rfind("position", 0) != 0;) out << line << "\n";
    for (const perft::Position& position : positions) {
        out << "position " << position.name << "\n"
            << position.script.substr(0, position.script.find_last_not_of('\n') + 1) << "\n";
        for (const Count& count : position.counts) out << "count " << count.depth << " " << count.number << "\n";
        out << "\n";
    }
    std::string text = out.str();
    std::ofstream(file) << text.substr(0, text.size() - 1);
}

/// What takes long waits for a soak: the work is to visit all positions one action before, which are `most` or fewer.
bool is_due(const perft::Position& position, int depth, std::int64_t most)
{
    for (const Count& count : position.counts)
        if (count.depth == depth - 1 && static_cast<std::int64_t>(count.number) > games(most)) return false;
    return true;
}

}  // namespace

TEST_CASE("The sequences of actions from fixed positions are as many as recorded")
{
    const bool records = std::getenv("BASTIDE_RECORD") != nullptr;
    for (const std::filesystem::path& file : perft::files()) {
        std::vector<perft::Position> positions = perft::read_positions(file);
        for (perft::Position& position : positions) {
            const Game game = load(position.script);
            REQUIRE(!position.counts.empty());
            for (Count& count : position.counts) {
                if (!records && !is_due(position, count.depth, 100'000)) continue;
                const std::uint64_t counted = sequences(game, count.depth);
                INFO(position.name << ", depth " << count.depth << "; ./dev perft record writes them anew");
                if (records)
                    count.number = counted;
                else
                    CHECK(counted == count.number);
            }
        }
        if (records) record(file, positions);
    }
}

TEST_CASE("The reference counts the same sequences of new games, and each set has one")
{
    std::set<std::string> counted;
    for (const perft::Position& position : perft::all_positions()) {
        const std::vector<std::string> sets = perft::sets_of_new_game(position);
        if (sets.empty()) continue;
        counted.insert(sets.begin(), sets.end());
        const counts::ReferenceCount reference(sets);
        for (const Count& count : position.counts) {
            if (!is_due(position, count.depth, 200'000)) continue;
            INFO(position.name << ", depth " << count.depth);
            CHECK(reference.sequences(count.depth) == count.number);
        }
    }
    for (const std::int32_t set : all_sets()) CHECK(counted.count(name_of_set(set)) == 1);
}
