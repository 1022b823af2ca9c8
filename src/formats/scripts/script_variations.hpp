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
template <class Game>
struct ScriptBranch {
    Game* game = nullptr;
    ScriptProgress progress;
};

/// Whether the next line that is no comment, expectation or clock begins a variation.
bool is_variation_next(Lines lines) noexcept;

/// Sets the fault of a script that ends inside a variation. Returns false.
bool refuse_open_variation(Fault& fault) noexcept;

/// The games around a variation that is being read, and the positions from which variations begin.
template <class Game>
class Variations {
public:
    explicit Variations(const Memory& memory) noexcept : memory_(memory) {}
    Variations(const Variations&) = delete;
    Variations& operator=(const Variations&) = delete;
    ~Variations()
    {
        for (u32 i = 0; i <= depth_; ++i) {
            release(levels_[i].before);
            release(levels_[i].outer);
        }
    }

    bool is_open() const noexcept { return depth_ > 0; }

    /// Called before each action. `is_replaced`: a variation follows the action, so the position is saved. False when memory is
    /// out, with the fault set.
    bool before_action(const ScriptBranch<Game>& now, bool is_replaced, Fault& fault) noexcept
    {
        Level& level = levels_[depth_];
        level.has_action = true;
        forget_position();
        if (is_replaced) level.before = copy_of(now);
        return !is_replaced || level.before.game || refuse_memory(fault);
    }

    /// Called at a line that is compared with the game and plays nothing: no variation can replace it.
    void forget_position() noexcept { release(levels_[depth_].before); }

    /// Begins a variation: `now` becomes a copy of the position before the last action.
    bool begin(ScriptBranch<Game>& now, ScriptLine& line) noexcept
    {
        const ScriptBranch<Game>& before = levels_[depth_].before;
        if (!before.game) return line.fail(1, "A variation must follow the action that it replaces.");
        if (depth_ == kMaxVariationDepth) return line.fail(1, "Variations are nested at most 16 deep.", Status::limit);
        if (count_++ == kMaxVariations) return line.fail(1, "A script has at most 1000 variations.", Status::limit);
        const ScriptBranch<Game> copy = copy_of(before);
        if (!copy.game) return refuse_memory(line.fault());
        levels_[++depth_] = {now, {}, false};
        now = copy;
        return true;
    }

    /// Ends it: `now` is again what it was before.
    bool end(ScriptBranch<Game>& now, ScriptLine& line) noexcept
    {
        if (depth_ == 0) return line.fail(1, "No variation is open here.");
        Level& level = levels_[depth_];
        if (!level.has_action) return line.fail(1, "A variation has at least one action.");
        forget_position();
        release(now);
        now = level.outer;
        level = {};
        --depth_;
        return true;
    }

private:
    struct Level {
        ScriptBranch<Game> outer;   ///< of the lines around the variation; none at level 0
        ScriptBranch<Game> before;  ///< the position before the last action, if a variation follows that action
        bool has_action = false;
    };

    ScriptBranch<Game> copy_of(const ScriptBranch<Game>& from) const noexcept
    {
        return {clone_with_log(*from.game, memory_), from.progress};
    }

    static void release(ScriptBranch<Game>& branch) noexcept
    {
        if (branch.game) Game::destroy(branch.game);
        branch = {};
    }

    static bool refuse_memory(Fault& fault) noexcept
    {
        fault.set(Status::memory, Reason::none);
        return false;
    }

    const Memory& memory_;
    Level levels_[kMaxVariationDepth + 1];
    u32 depth_ = 0;
    u32 count_ = 0;
};

/// Whether lines with this first word annotate the course of a game: clock, variation, end.
bool is_annotation_word(ScriptWord word) noexcept;

/// Reads such a line. False, with the fault set, when it cannot be read.
template <class Game>
bool read_annotation(ScriptLine& line, i32 seats, ScriptBranch<Game>& now, Variations<Game>& variations) noexcept
{
    const ScriptWord word = line.next();
    if (word.is("clock")) {
        i32 seat = 0;
        i32 milliseconds = 0;
        return line.read_into(0, seats - 1, seat) && read_clock_time(line, milliseconds) && line.expect_end();
    }
    return line.expect_end() && (word.is("variation") ? variations.begin(now, line) : variations.end(now, line));
}

}  // namespace bastide
