// SPDX-License-Identifier: MIT
//
// Tables of sets, tiles, options, and every vocabulary by its name. All words come from the library.
#pragma once

#include <string>
#include <vector>

#include "language.h"

namespace cli {

/// The names of the tables that print_list() has.
std::vector<std::string> list_names();

/// Prints a table to standard output. `set` narrows the tiles to one set; empty means all.
/// @return an exit status
int print_list(const std::string& what, const std::string& set, const language& speech);

}  // namespace cli
