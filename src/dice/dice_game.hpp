// SPDX-License-Identifier: MIT
// One dice game behind a handle: its rules, its position, its log and its history in one piece of memory. Knows how long they are
// kept and nothing of the game itself.
#pragma once

#include "dice/dice_record.hpp"
#include "dice/dice_rules.hpp"
#include "ground/memory.hpp"

namespace bastide::dice {

inline constexpr u32 kRevision = 1;        ///< of the rules, counted as for tiles
inline constexpr u32 kUsualEvents = 2048;  ///< a log keeps unless the host says otherwise: some 150 turns
inline constexpr u32 kHistoryRoom = 8192;  ///< actions and rolls: some 600 turns

/// What to play and what to keep of it. The faces may be another table than the printed one.
struct Settings {
    Config config;
    u64 seed = 0;
    Notebook notes;
    u32 revision = kRevision;
};

class Game {
public:
    /// A game before its first turn; null when memory is out. The config was found playable by build().
    static Game* create(const Settings& settings, const Rules& rules, const Memory& memory) noexcept;
    Game* clone(const Memory& memory) const noexcept { return clone(memory, notes()); }
    /// The same position in a handle that keeps as much as this says.
    Game* clone(const Memory& memory, const Notebook& notes) const noexcept;
    static void destroy(Game* game) noexcept;

    const Settings& settings() const noexcept { return settings_; }
    const Notebook& notes() const noexcept { return settings_.notes; }
    const Rules& rules() const noexcept { return rules_; }
    const State& state() const noexcept { return state_; }
    const Memory& memory() const noexcept { return memory_; }
    const Log& log() const noexcept { return log_; }
    const History& history() const noexcept { return history_; }

    bool is_over() const noexcept { return state_.step == Step::over; }

    /// Begins the first turn. Called once, right after create, unless resume() is.
    void open() noexcept;

    /// The same game from the start with another seed; events go on counting.
    void restart(u64 seed) noexcept;

    /// Takes over another game's rules and position, and its history as far as this handle keeps one; its log begins empty.
    void copy(const Game& from) noexcept;

    /// Plays by chance until the game is over or `most` actions are done.
    void play_out(u64 most, Stream& stream) noexcept;

    /// Goes on from a state that check() found sound. How it came about is not known.
    void resume(const State& state) noexcept
    {
        state_ = state;
        history_.lose();
    }

    Verdict why_not(const Action& action) const noexcept { return dice::why_not(rules_, state_, action); }

    /// Does an action and what follows; a refused one changes nothing.
    Verdict apply(const Action& action) noexcept;

    /// Drops the events so far; the next one gets number `next`.
    void forget_events(u64 next) noexcept { log_.restart(next); }

private:
    Game(const Settings& settings, const Rules& rules, const Memory& memory, u32 bytes) noexcept;
    void take_over(const Game& from) noexcept;
    Sink sink() noexcept;
    static void hear(void* game, const Event& event) noexcept;

    Settings settings_;
    Rules rules_;
    State state_{};
    Memory memory_;
    u32 bytes_;
    Log log_;
    History history_;
};

}  // namespace bastide::dice
