// SPDX-License-Identifier: MIT
// A dice game behind a handle: rules, position, log and history in one allocation. Contains no rules of the game.
#pragma once

#include "common/fault.hpp"
#include "common/memory.hpp"
#include "common/rules_revision.hpp"
#include "dice/dice_record.hpp"
#include "dice/dice_rules.hpp"

namespace bastide::dice {

inline constexpr u32 kDefaultEvents = 2048;    ///< default capacity of the log: about 150 turns
inline constexpr u32 kHistoryCapacity = 8192;  ///< actions and rolls: about 600 turns

/// What is played and retained. The faces may differ from the printed ones.
struct Settings {
    Config config;
    u64 seed = 0;
    Retention retention;
    u32 revision = kRulesRevision;  ///< under which the game began
};

class Game {
public:
    /// Creates a game before its first turn; null when memory is out. Precondition: build() accepted the config.
    static Game* create(const Settings& settings, const Rules& rules, const Memory& memory) noexcept;
    /// The bytes of a game with a retention, in one allocation.
    u32 bytes_for(const Retention& retention) const noexcept;
    /// Creates a second game in the same position with its own retention; its log is empty unless `with_log`. Null when memory is
    /// out. A public clone contains what every seat may know: it is a host game without a seed.
    Game* clone(const Memory& memory, const Retention& retention, bool with_log, bool is_public) const noexcept;
    static void destroy(Game* game) noexcept;

    const Retention& retention() const noexcept { return settings_.retention; }
    const Settings& settings() const noexcept { return settings_; }
    const Rules& rules() const noexcept { return rules_; }
    const State& state() const noexcept { return state_; }
    const Memory& memory() const noexcept { return memory_; }
    const Log& log() const noexcept { return log_; }
    const History& history() const noexcept { return history_; }

    /// Whether the history reaches back to the beginning. False for a game from a snapshot without one.
    bool has_history() const noexcept { return settings_.retention.history && !history_.is_lost(); }

    bool is_over() const noexcept { return state_.step == Step::over; }

    /// Begins the first turn. Called once after create(), unless resume() is.
    void open() noexcept;

    /// Starts the same game again with another seed, under the newest rules; event numbers continue.
    void restart(u64 seed) noexcept;

    /// Takes over another game's position, as clone() does, with this handle's own retention.
    void copy(const Game& from, bool with_log, bool is_public) noexcept;

    /// Goes back to the position before an action of the history. Its events and all later ones become undone. A roll of the
    /// library belongs to the action before it, so its number means the next action of a seat. `state` without a history, `limit`
    /// when it is truncated, `absent` when it is shorter.
    Status undo(u32 action) noexcept;
    /// The same for the last action of a seat; `absent` when the history has none.
    Status undo_last() noexcept;

    /// Plays sampled actions until the game is over or `most` actions are done.
    void play_out(u64 most, Stream& stream) noexcept;

    /// Sets a state that check() accepts, after `actions` actions. These are unknown unless their history is added later.
    void resume(const State& state, u32 actions) noexcept
    {
        state_ = state;
        log_.hide_all();
        log_.set_action_count(actions);
        if (settings_.retention.history) history_.mark_lost();
    }
    void copy_history(const History& history) noexcept { history_.copy(history); }
    /// Says that the game has outgrown its history.
    void drop_history() noexcept { history_.clear(), history_.mark_truncated(); }
    /// Adds an action that was done before the position.
    void record_action(Code code) noexcept { history_.add(code); }
    /// Sets the limit of undo to the present position: earlier actions were played under other rules.
    void set_undo_limit() noexcept
    {
        loaded_ = state_;
        loaded_at_ = history_.count();
    }
    /// The number of actions in the history before the position from which it can be replayed.
    u32 first_replayed() const noexcept { return loaded_at_; }

    /// Adds a score line of an earlier time, for the caller to fill in; null when none is retained.
    LogEvent* restore_score_line(i32 seat, u32 action) noexcept
    {
        const u64 group = log_.skip_event();
        return log_.restore_event(bastide::EventKind::scored, seat, action, group);
    }

    Verdict why_not(const Action& action) const noexcept { return dice::why_not(rules_, state_, action); }

    /// Applies an action and what follows from it; a refused one changes nothing.
    Verdict apply(const Action& action) noexcept;

    /// Hides the events so far, except score lines. The next event has number `next`, or a greater one if more events than that
    /// exist.
    void number_events_from(u64 next) noexcept
    {
        log_.hide_all();
        log_.shift_numbers_to(larger(next, log_.next()));
    }

private:
    Game(const Settings& settings, const Rules& rules, const Memory& memory, u32 bytes) noexcept;
    void take_over(const Game& from, bool with_log) noexcept;
    void redact() noexcept;
    bool library_rolls() const noexcept { return rules_.config.chance == Chance::seeded; }
    State replay(u32 actions) const noexcept;
    void begin_action(const Action& action) noexcept;
    LogEvent* add_event(bastide::EventKind kind, i32 seat) noexcept;
    void log_event(const Event& event) noexcept;
    void log_move(const Event& event, u32 die, Cause cause, Spot to, Spot from) noexcept;
    void log_score(const Event& event) noexcept;
    Sink sink() noexcept;
    static void receive_event(void* game, const Event& event) noexcept;

    Settings settings_;
    Rules rules_;
    State state_{};
    Memory memory_;
    u32 bytes_;
    Log log_;
    History history_;
    State loaded_{};  ///< the position from which the history is replayed; turn 0: from the beginning
    u32 loaded_at_ = 0;
};

}  // namespace bastide::dice
