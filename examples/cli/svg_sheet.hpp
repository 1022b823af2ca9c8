// SPDX-License-Identifier: MIT
//
// A sheet of tiles: every type of a set once, with its name and its copies.
#pragma once

#include <string>

#include "game.hpp"

namespace cli {

/// An SVG document of all tiles of a set.
std::string draw_sheet(const Tileset& set);

/// The sheet of a built-in set by its name, else of the set in a file; empty with a sentence in `complaint` when there is none.
std::string draw_sheet_of(const std::string& name, std::string& complaint);

}  // namespace cli
