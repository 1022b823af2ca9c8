// SPDX-License-Identifier: MIT
// Builds the rules of a config, or reports why it is refused.
#pragma once

#include <atomic>

#include "common/fault.hpp"
#include "common/memory.hpp"
#include "play/rules.hpp"

namespace bastide {

/// The tiles of a built-in set; none when it does not exist.
TileSet built_in_set(Set set) noexcept;

/// Rules with the number of games that use them. They use the allocator of the game they were built for.
struct SharedRules {
    std::atomic<u32> users{1};
    Memory memory;
    Rules rules;
};

struct Sources {
    const TileSet* sets = nullptr;  ///< host sets, in order of their numbers
    u32 count = 0;
};

/// A config without choices: no set, the default piece counts.
Config empty_config() noexcept;

/// Chooses the base game and the Winter Edition, for a config that chooses no set.
void choose_default_sets(Config& config) noexcept;

/// The first of these sets that a config chooses, or none.
Set first_chosen(const Config& config, SetMask sets) noexcept;

/// Whether a module plays: its tiles are chosen, or some of its pieces, or, for a module with neither, one of its options. The
/// base game always plays.
bool plays(const Module& module, const Config& config) noexcept;

/// Builds the rules. Null on failure, with the reason in `fault`.
SharedRules* build_rules(const Config& config, const Sources& sources, const Memory& memory, Fault& fault) noexcept;

/// Releases one use of the rules; the last one frees them.
void release_rules(SharedRules* shared) noexcept;

}  // namespace bastide
