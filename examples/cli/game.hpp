// SPDX-License-Identifier: MIT
// Makes games from the command line and from files, all with bastide.hpp.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bastide.hpp"
#include "language.h"

namespace cli {

using bastide::Game;
using bastide::Script;
using bastide::Tileset;
using Tilesets = std::vector<Tileset>;

/// The setup of a new game from the command line.
struct Setup {
    std::uint64_t seed = 1;
    std::int32_t seats = 2;
    std::string game = "tiles";        ///< or "dice"
    std::string preset;                ///< sets and options by one name, instead of `with`
    std::vector<std::string> with;     ///< sets beside base and winter, by name
    std::vector<std::string> options;  ///< NAME=VALUE
};

/// An error sentence, with the place in the text if it is about a text.
struct Complaint {
    std::string text;
    std::int32_t line = 0;
    std::int32_t column = 0;
    bastide::Refusal refusal{};  ///< of the library, when it refused
};

/// "FILE:3:7: sentence", or "FILE: sentence", in a language if one is given.
std::string spell(const std::string& file, const Complaint& complaint, const language* speech = nullptr);

/// The text of a call that writes one in a language.
template <class Call>
std::string sentence_of(Call&& call)
{
    std::string text(LANGUAGE_LINE, '\0');
    const std::int32_t length = call(text.data(), LANGUAGE_LINE);
    text.resize(length > 0 ? std::min<std::size_t>(static_cast<std::size_t>(length), LANGUAGE_LINE - 1) : 0);
    return text;
}

/// Reads a tile set from a file; on failure no set, and a complaint that names the file.
Tileset read_tileset(const std::string& path, std::string& complaint);

/// Reads tile sets from files, in their order; on failure false, and a complaint about the first wrong file.
bool read_tilesets(const std::vector<std::string>& paths, Tilesets& sets, std::string& complaint);

/// The handles of tile sets, for calls of the library.
std::vector<const bastide_tileset*> handles_of(const Tilesets& sets);

/// Creates a game; on failure no game and a complaint. Adds one copy of each set to those of the setup.
Game create(const Setup& setup, const Tilesets& sets, Complaint& complaint);
/// Creates the game of a script.
Game load(const std::string& script, const Tilesets& sets, Complaint& complaint);

/// A script with everything that it says beside the game, and its game.
Script parse_script(const std::string& text, const Tilesets& sets, Complaint& complaint);
Game load(const Script& script, const Tilesets& sets, Complaint& complaint);

/// Sets the tag of a NAME=VALUE, or removes it when there is no value; on failure false, and a complaint.
bool set_tag(Script& script, const std::string& text, const Tilesets& sets, Complaint& complaint);

/// Files by file.h; on failure nothing or false, and a complaint.
std::optional<std::string> read_file(const std::string& path, Complaint& complaint);
bool write_file(const std::string& path, const std::string& text, Complaint& complaint);

}  // namespace cli
