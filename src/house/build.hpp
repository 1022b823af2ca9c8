// SPDX-License-Identifier: MIT
// Builds a config into rules, or says what is wrong with it.
#pragma once

#include <atomic>

#include "ground/memory.hpp"
#include "ground/status.hpp"
#include "play/rules.hpp"

namespace bastide {

/// The tiles of a built-in set; no rows when there is no such set.
TileSet built_in_set(SetName set) noexcept;

/// Rules with the count of games that use them. They keep the memory of the game they were built for.
struct SharedRules {
    std::atomic<u32> users{1};
    Memory memory;
    Rules rules;
};

struct Sources {
    const TileSet* sets = nullptr;  ///< host sets in the order of their numbers
    u32 count = 0;
};

/// A config where nothing is chosen yet: no set, the boxes' own piece counts.
Config empty_config() noexcept;

/// The Winter Edition, for a config that chooses no set.
void choose_default_sets(Config& config) noexcept;

/// A room plays when its tiles do, one of its pieces is asked for, or, without either, one of its options. The base game always
/// plays.
bool plays(const Room& room, const Config& config) noexcept;

/// Builds the rules. On failure `fault` says why and null is returned.
SharedRules* build_rules(const Config& config, const Sources& sources, const Memory& memory, Fault& fault) noexcept;

/// One user fewer; the last one ends them.
void release_rules(SharedRules* shared) noexcept;

}  // namespace bastide
