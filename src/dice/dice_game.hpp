// SPDX-License-Identifier: MIT
// One dice game behind a handle: its rules, its position, its log and its history in one piece of memory. Knows how long they are
// kept and nothing of the game itself.
#pragma once

#include "dice/dice_record.hpp"
#include "dice/dice_rules.hpp"
#include "ground/memory.hpp"
#include "ground/status.hpp"

namespace bastide::dice {

inline constexpr u32 kRevision = 1;            ///< of the rules, counted as for tiles
inline constexpr u32 kUsualEvents = 2048;      ///< a log keeps unless the host says otherwise: some 150 turns
inline constexpr u32 kHistoryCapacity = 8192;  ///< actions and rolls: some 600 turns

/// What to play and what to keep of it. The faces may be another table than the printed one.
struct Settings {
    Config config;
    u64 seed = 0;
    Retention retention;
    u32 revision = kRevision;
};

class Game {
public:
    /// A game before its first turn; null when memory is out. The config was found playable by build().
    static Game* create(const Settings& settings, const Rules& rules, const Memory& memory) noexcept;
    /// A second game in the same position, keeping as much as this says; its log begins empty unless it is taken along. Null when
    /// memory is out. The public one is what every seat may know: fed by a host, without a seed.
    Game* clone(const Memory& memory, const Retention& retention, bool with_log, bool is_public) const noexcept;
    static void destroy(Game* game) noexcept;

    const Retention& retention() const noexcept { return settings_.retention; }
    const Settings& settings() const noexcept { return settings_; }
    const Rules& rules() const noexcept { return rules_; }
    const State& state() const noexcept { return state_; }
    const Memory& memory() const noexcept { return memory_; }
    const Log& log() const noexcept { return log_; }
    const History& history() const noexcept { return history_; }

    /// Whether the history reaches back to the beginning; that of a game from a snapshot without one does not.
    bool has_history() const noexcept { return settings_.retention.history && !history_.is_lost(); }

    bool is_over() const noexcept { return state_.step == Step::over; }

    /// Begins the first turn. Called once, right after create, unless resume() is.
    void open() noexcept;

    /// The same game from the start with another seed; events go on counting.
    void restart(u64 seed) noexcept;

    /// Goes on from another game's position, as clone() does. How much it keeps stays its own.
    void copy(const Game& from, bool with_log, bool is_public) noexcept;

    /// Goes back to the position before an action of the history; its events and all later ones are undone. A roll that the
    /// library made belongs to the action before it, so the number of one means the next action of a seat. `state` without a
    /// history, `limit` when that is cut, `absent` when it is shorter.
    Status undo(u32 action) noexcept;

    /// Plays by chance until the game is over or `most` actions are done.
    void play_out(u64 most, Stream& stream) noexcept;

    /// Goes on from a state that check() found sound, before which so many actions were done. Of them nothing is known unless
    /// their history is kept then.
    void resume(const State& state, u32 actions) noexcept
    {
        state_ = state;
        log_.hide_all();
        log_.set_action_count(actions);
        if (settings_.retention.history) history_.mark_lost();
    }
    void keep_history(const History& history) noexcept { history_.copy(history); }
    /// An action that was done before the position.
    void record_action(Code code) noexcept { history_.add(code); }
    /// Undo goes back to here and no further, because what lies before was played under other rules.
    void begin_here() noexcept
    {
        loaded_ = state_;
        loaded_at_ = history_.count();
    }
    /// How many actions of the history were done before the position from which it can be played again.
    u32 first_replayed() const noexcept { return loaded_at_; }

    /// A score line that was told elsewhere, to be filled; null where none is retained.
    LogEvent* recall_line(i32 seat, u32 action) noexcept
    {
        const u64 group = log_.skip_event();
        return log_.restore_event(bastide::EventKind::scored, seat, action, group);
    }

    Verdict why_not(const Action& action) const noexcept { return dice::why_not(rules_, state_, action); }

    /// Does an action and what follows; a refused one changes nothing.
    Verdict apply(const Action& action) noexcept;

    /// The events so far are shown no more, and the next one gets number `next`, or a greater one where they are more than that;
    /// score lines stay.
    void number_events_from(u64 next) noexcept
    {
        log_.hide_all();
        log_.shift_numbers_to(larger(next, log_.next()));
    }

private:
    Game(const Settings& settings, const Rules& rules, const Memory& memory, u32 bytes) noexcept;
    void take_over(const Game& from, bool with_log) noexcept;
    void hide() noexcept;
    bool rolls_itself() const noexcept { return rules_.config.chance == Chance::seeded; }
    State replay(u32 actions) const noexcept;
    void remember(const Action& action) noexcept;
    LogEvent* note(bastide::EventKind kind, i32 seat) noexcept;
    void note(const Event& event) noexcept;
    void note_move(const Event& event, u32 die, Cause cause, Spot to, Spot from) noexcept;
    void note_score(const Event& event) noexcept;
    Sink sink() noexcept;
    static void hear(void* game, const Event& event) noexcept;

    Settings settings_;
    Rules rules_;
    State state_{};
    Memory memory_;
    u32 bytes_;
    Log log_;
    History history_;
    State loaded_{};  ///< from which the history is played again; in turn 0: from the beginning
    u32 loaded_at_ = 0;
};

}  // namespace bastide::dice
