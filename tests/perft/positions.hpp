// SPDX-License-Identifier: MIT
// Positions with the number of action sequences of each length, draws and rolls of nature included, each outcome counted once
// whatever its weight. The files perft.txt of the boxes and of the dice game hold them, as
//   position NAME
//   the lines of a script, without its title
//   count DEPTH NUMBER
// The numbers change on purpose alone: ./dev perft record writes them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "source_tree.hpp"

namespace perft {

struct Count {
    int depth = 0;
    std::uint64_t number = 0;
};

struct Position {
    std::string name;
    std::string script;
    std::vector<Count> counts;
};

/// One after the other in the order of their names.
inline std::vector<std::filesystem::path> files()
{
    std::vector<std::filesystem::path> list = {BASTIDE_TEST_DATA "/../dice/perft.txt"};
    for (const auto& box : std::filesystem::directory_iterator(BASTIDE_TEST_BOXES))
        if (std::filesystem::exists(box.path() / "perft.txt")) list.push_back(box.path() / "perft.txt");
    std::sort(list.begin(), list.end());
    return list;
}

inline std::vector<Position> read_positions(const std::filesystem::path& file)
{
    std::ifstream in(file);
    if (!in) throw std::runtime_error("no " + file.string());
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

inline std::vector<Position> all_positions()
{
    std::vector<Position> all;
    for (const std::filesystem::path& file : files())
        for (Position& position : read_positions(file)) all.push_back(std::move(position));
    return all;
}

inline std::uint64_t recorded(const std::string& name, int depth)
{
    for (const Position& position : all_positions())
        if (position.name == name)
            for (const Count& count : position.counts)
                if (count.depth == depth) return count.number;
    throw std::runtime_error("no count of depth " + std::to_string(depth) + " for " + name);
}

/// The sets of a position that consists of sets alone, as a new game does; empty for the others.
inline std::vector<std::string> sets_of_new_game(const Position& position)
{
    std::vector<std::string> sets;
    std::istringstream in(position.script);
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        std::string word, set, copies;
        words >> word >> set >> copies;
        if (word == "set" && copies == "1")
            sets.push_back(set);
        else if (!line.empty() && line != "chance host")
            return {};
    }
    return sets;
}

}  // namespace perft
