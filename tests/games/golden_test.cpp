// SPDX-License-Identifier: MIT
// Snapshots of earlier days: what was saved then is read today as the same game, and written again byte for byte.
#include <fstream>
#include <iterator>
#include <sstream>

#include "capi/c_games.hpp"
#include "source_tree.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

const std::string kFolder = BASTIDE_TEST_DATA "/golden/snapshots/";

/// A line of the index: what the game was when it was saved.
struct Saved {
    std::string name;
    std::uint64_t hash = 0;
    std::vector<std::int32_t> scores{};
};

std::vector<Saved> all_saved()
{
    std::vector<Saved> all;
    std::ifstream index(kFolder + "index.txt");
    for (std::string line; std::getline(index, line);) {
        std::istringstream words(line);
        Saved saved;
        words >> saved.name >> std::hex >> saved.hash >> std::dec;
        for (std::int32_t score = 0; words >> score;) saved.scores.push_back(score);
        all.push_back(saved);
    }
    return all;
}

std::vector<std::uint8_t> bytes_of(const Saved& saved)
{
    std::ifstream in(kFolder + saved.name + ".bst", std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

Game load(const std::vector<std::uint8_t>& bytes)
{
    bastide_game* made = nullptr;
    REQUIRE(bastide_game_load_snapshot(bytes.data(), count_of(bytes.size()), nullptr, 0, nullptr, nullptr, &made) == BASTIDE_OK);
    return Game(made);
}

std::vector<std::int32_t> scores_of(const Game& game)
{
    std::vector<std::int32_t> scores;
    bastide_seat seat{};
    while (bastide_game_get_seat(game.get(), count_of(scores.size()), &seat) == BASTIDE_OK) scores.push_back(seat.score);
    return scores;
}

bool is_public(const Saved& saved) { return saved.name.find("-public") != std::string::npos; }

}  // namespace

TEST_CASE("What was saved once is read as the same game and written again byte for byte")
{
    for (const Saved& saved : all_saved()) {
        INFO(saved.name);
        const std::vector<std::uint8_t> bytes = bytes_of(saved);
        const Game game = load(bytes);
        CHECK(hash(game) == saved.hash);
        CHECK(scores_of(game) == saved.scores);
        CHECK(snapshot(game, is_public(saved) ? BASTIDE_VIEW_PUBLIC : BASTIDE_VIEW_FULL) == bytes);
    }
}

TEST_CASE("Games of every kind were saved: in the middle in both views, and at the end")
{
    std::vector<std::int32_t> presets(64);
    const std::int32_t kinds = bastide_word_list(BASTIDE_VOCABULARY_PRESET, presets.data(), count_of(presets.size())) + 1;
    CHECK(count_of(all_saved().size()) == 3 * kinds);
}
