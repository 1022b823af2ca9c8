// SPDX-License-Identifier: MIT
// Variations of a script: lines between `variation` and `end`, which are played instead of the action before them. Works for the
// games of tiles and of dice alike.
#pragma once

#include "common/memory.hpp"
#include "formats/scripts/script_tags.hpp"

namespace bastide {

inline constexpr u32 kMaxVariationDepth = 16;
inline constexpr u32 kMaxVariations = 1000;  ///< in one script: each copies the game twice

/// What a reader does besides playing a whole script.
struct ScriptReading {
    u32* action_counts = nullptr;  ///< for each line: the actions of the history after it, along its variation
    i32 last_line = 0x7FFFFFFF;    ///< reading ends after this line, and the game is that of the line
};

/// Indices into the history, from which draws of the library are compared with those of the script.
struct ScriptProgress {
    u32 last_action = 0;       ///< the last action of the script
    u32 first_uncompared = 0;  ///< draws from this index on are not compared yet
};

/// A game and how far the script has come in it.
struct ScriptBranch {
    void* game = nullptr;
    ScriptProgress progress;
};

/// What variations need of a kind of game.
struct ScriptGames {
    void* (*clone)(const void* game, const Memory& memory) noexcept;  ///< with its log; null when memory is out
    void (*destroy)(void* game) noexcept;
};

/// Whether the next line that is no comment, expectation or clock begins a variation.
bool is_variation_next(Lines lines) noexcept;

/// Sets the fault of a script that ends inside a variation. Returns false.
bool refuse_open_variation(Fault& fault) noexcept;

/// The games around a variation that is being read, and the positions from which variations begin.
class Variations {
public:
    Variations(const ScriptGames& games, const Memory& memory) noexcept : games_(games), memory_(memory) {}
    Variations(const Variations&) = delete;
    Variations& operator=(const Variations&) = delete;
    ~Variations();

    bool is_open() const noexcept { return depth_ > 0; }

    /// Called before each action. `is_replaced`: a variation follows the action, so the position is saved. False when memory is
    /// out, with the fault set.
    bool before_action(const ScriptBranch& now, bool is_replaced, Fault& fault) noexcept;

    /// Called at a line that is compared with the game and plays nothing: no variation can replace it.
    void forget_position() noexcept { release(levels_[depth_].before); }

    /// Begins a variation: `now` becomes a copy of the position before the last action.
    bool begin(ScriptBranch& now, ScriptLine& line) noexcept;

    /// Ends it: `now` is again what it was before.
    bool end(ScriptBranch& now, ScriptLine& line) noexcept;

private:
    struct Level {
        ScriptBranch outer;   ///< of the lines around the variation; none at level 0
        ScriptBranch before;  ///< the position before the last action, if a variation follows that action
        bool has_action = false;
    };

    ScriptBranch copy_of(const ScriptBranch& from) const noexcept { return {games_.clone(from.game, memory_), from.progress}; }
    void release(ScriptBranch& branch) const noexcept;

    const ScriptGames& games_;
    const Memory& memory_;
    Level levels_[kMaxVariationDepth + 1];
    u32 depth_ = 0;
    u32 count_ = 0;
};

/// Whether lines with this first word annotate the course of a game: clock, variation, end.
bool is_annotation_word(ScriptWord word) noexcept;

/// Reads such a line. False, with the fault set, when it cannot be read.
bool read_annotation(ScriptLine& line, i32 seats, ScriptBranch& now, Variations& variations) noexcept;

}  // namespace bastide
