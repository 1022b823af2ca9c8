// SPDX-License-Identifier: MIT
// Makes games from the command line and from files, all with bastide.hpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bastide.hpp"

namespace cli {

using bastide::Game;
using bastide::Tileset;
using Tilesets = std::vector<Tileset>;

/// What the command line says about a new game.
struct Setup {
    std::uint64_t seed = 1;
    std::int32_t seats = 2;
    std::string game = "tiles";        ///< or "dice"
    std::string preset;                ///< sets and options by one name, instead of `with`
    std::vector<std::string> with;     ///< sets beside base and winter, by name
    std::vector<std::string> options;  ///< NAME=VALUE
};

/// A sentence about what went wrong, and where in a text when it was in one.
struct Complaint {
    std::string text;
    std::int32_t line = 0;
    std::int32_t column = 0;
};

/// "FILE:3:7: sentence", or "FILE: sentence".
std::string spell(const std::string& file, const Complaint& complaint);

/// A file of tile set text; no set and a complaint, which names the file, when it is none.
Tileset read_tileset(const std::string& path, std::string& complaint);

/// Files of tile set text in the order of the files; false and a complaint at the first that is none.
bool read_tilesets(const std::vector<std::string>& paths, Tilesets& sets, std::string& complaint);

/// No game and a complaint when the config is refused. Each of the sets is played once, beside those of the setup when it
/// names any.
Game create(const Setup& setup, const Tilesets& sets, Complaint& complaint);
Game load(const std::string& script, const Tilesets& sets, Complaint& complaint);

std::optional<std::string> read_file(const std::string& path);
bool write_file(const std::string& path, const std::string& text);

}  // namespace cli
