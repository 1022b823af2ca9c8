// SPDX-License-Identifier: MIT
// A program outside that plays by the line protocol of docs/opponent.md.
#pragma once

#include "contestants.hpp"

namespace contest {

/// Starts the command by the shell. Throws when that fails.
std::unique_ptr<Contestant> make_outsider(const std::string& command, std::int32_t patience);

}  // namespace contest
