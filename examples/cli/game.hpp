// SPDX-License-Identifier: MIT
//
// A game that ends with its owner, the ways to come by one, and files. Everything through bastide.h.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bastide.h"

namespace cli {

struct GameEnd {
    void operator()(bastide_game* game) const noexcept { bastide_game_destroy(game); }
};
using Game = std::unique_ptr<bastide_game, GameEnd>;

struct TilesetEnd {
    void operator()(bastide_tileset* set) const noexcept { bastide_tileset_destroy(set); }
};
using Tileset = std::unique_ptr<bastide_tileset, TilesetEnd>;
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

/// No game and a complaint when the wishes cannot be met. Each of the sets is played once, beside those of the setup when it
/// names any.
Game create(const Setup& setup, const Tilesets& sets, Complaint& complaint);
Game load(const std::string& script, const Tilesets& sets, Complaint& complaint);
Game clone(const bastide_game* game);

/// The script of a game; nothing when it keeps no history.
std::optional<std::string> script_of(const bastide_game* game);

std::optional<std::string> read_file(const std::string& path);
bool write_file(const std::string& path, const std::string& text);

/// A list of the library as a vector: `ask(out, cap)` is any of its list functions.
template <class Record, class Ask>
std::vector<Record> listed(Ask ask)
{
    const std::int32_t count = ask(static_cast<Record*>(nullptr), 0);
    std::vector<Record> records(count > 0 ? static_cast<std::size_t>(count) : 0);
    if (!records.empty()) ask(records.data(), count);
    return records;
}

/// A text of the library as a string; empty when there is none.
template <class Ask>
std::string text_of(Ask ask)
{
    const std::int32_t length = ask(static_cast<char*>(nullptr), 0);
    if (length <= 0) return {};
    std::string text(static_cast<std::size_t>(length) + 1, '\0');
    ask(text.data(), length + 1);
    text.pop_back();
    return text;
}

std::string name_of(std::int32_t list, std::int32_t number);

/// The numbers that a list of words has names for.
std::vector<std::int32_t> numbers_of(std::int32_t list);

}  // namespace cli
