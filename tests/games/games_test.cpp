// SPDX-License-Identifier: MIT
// Recorded games: every script beside this file is played, and what it expects must hold. A script that somebody sends with a
// bug report becomes a test by being put here.
#include <filesystem>
#include <fstream>
#include <iterator>

#include "capi/c_games.hpp"
#include "source_tree.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

std::vector<std::filesystem::path> all_scripts()
{
    std::vector<std::filesystem::path> found;
    for (const auto& entry : std::filesystem::directory_iterator(BASTIDE_SOURCE_DIR "/tests/games"))
        if (entry.path().extension() == ".txt") found.push_back(entry.path());
    return found;
}

std::string read(const std::filesystem::path& path)
{
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// "file:line:column: message" of the first thing that is wrong, or nothing.
std::string complaint(const std::string& name, const std::string& words)
{
    bastide_refusal refusal{};
    bastide_game* made = nullptr;
    const bastide_status status =
        bastide_game_load_script(words.data(), count_of(words.size()), nullptr, 0, nullptr, &refusal, &made);
    const Game game(made);
    if (status != BASTIDE_OK)
        return name + ":" + std::to_string(refusal.line) + ":" + std::to_string(refusal.column) + ": " + refusal.text;
    // What was read is written and read again, for its seat at the table and for everybody's.
    for (const std::int32_t viewer : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC}) {
        const std::string again = script(game, viewer);
        bastide_game* second = nullptr;
        if (bastide_game_load_script(again.data(), count_of(again.size()), nullptr, 0, nullptr, &refusal, &second) != BASTIDE_OK)
            return name + " written again:" + std::to_string(refusal.line) + ": " + refusal.text;
        if (hash(Game(second)) != hash(game)) return name + ": written and read again it is another game";
    }
    return "";
}

}  // namespace

TEST_CASE("Every recorded game goes as it is recorded")
{
    for (const std::filesystem::path& path : all_scripts()) CHECK(complaint(path.filename().string(), read(path)) == "");
}

TEST_CASE("The recorded games are found")
{
    CHECK(all_scripts().size() >= 6);
    for (const std::filesystem::path& path : all_scripts()) CHECK(read(path).find("\nexpect ") != std::string::npos);
}
