// SPDX-License-Identifier: MIT
// The games in tests/data/snapshots: how they are loaded, and what their index says about them.
#pragma once

#include <fstream>
#include <iomanip>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "capi/c_games.hpp"
#include "source_tree.hpp"

namespace bastide_tests {

inline const std::string kSavedGames = BASTIDE_TEST_DATA "/snapshots/";

/// The tile set of the saved games with a host's set. It never changes, because snapshots hold its fingerprint.
inline Tileset host_set()
{
    std::ifstream in(kSavedGames + "host.tiles");
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    bastide_tileset* made = nullptr;
    if (bastide_tileset_parse(text.c_str(), -1, nullptr, nullptr, &made) != BASTIDE_OK) throw std::logic_error("no tile set");
    return Tileset(made);
}

/// Null when the bytes are refused.
inline Game load_with_host_set(const std::vector<std::uint8_t>& bytes)
{
    const Tileset set = host_set();
    const bastide_tileset* const sets[] = {set.get()};
    bastide_game* made = nullptr;
    bastide_game_load_snapshot(bytes.data(), count_of(bytes.size()), sets, 1, nullptr, nullptr, &made);
    return Game(made);
}

/// The names in the index, in its order.
inline std::vector<std::string> saved_names()
{
    std::vector<std::string> names;
    std::ifstream index(kSavedGames + "index.txt");
    for (std::string line; std::getline(index, line);) names.push_back(line.substr(0, line.find(' ')));
    return names;
}

inline std::vector<std::uint8_t> saved_bytes(const std::string& name)
{
    std::ifstream in(kSavedGames + name + ".bst", std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

inline std::string index_line(const std::string& name, const Game& game)
{
    std::ostringstream line;
    line << name << ' ' << std::hex << std::setw(16) << std::setfill('0') << hash(game) << std::dec;
    for (const bastide_seat& one : seats(game)) line << ' ' << one.score;
    return line.str();
}

/// Adds a game to the saved ones. Existing files are never overwritten, whatever their format.
inline void save(const std::string& name, const std::vector<std::uint8_t>& bytes, const Game& game)
{
    if (std::ifstream(kSavedGames + name + ".bst")) return;
    std::ofstream file(kSavedGames + name + ".bst", std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    std::ofstream(kSavedGames + "index.txt", std::ios::app) << index_line(name, game) << '\n';
}

}  // namespace bastide_tests
