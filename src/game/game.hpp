// SPDX-License-Identifier: MIT
// A game of tiles: a use of shared rules, and its block, log and history in one allocation.
#pragma once

#include "common/prefetch.hpp"
#include "game/saved_position.hpp"
#include "play/turn.hpp"
#include "setup/build.hpp"

namespace bastide {

inline constexpr u32 kUndoneCapacity = 64;  ///< undone events that a log of all events can hold; beyond that it drops them

/// The settings in which games that share their rules can differ.
struct GameSetup {
    Chance chance = Chance::seeded;
    u64 seed = 0;
    Retention retention;
    u32 revision = kRulesRevision;  ///< of the rules, under which the game began
};

inline GameSetup setup_of(const Config& config) noexcept
{
    return {config.chance, config.seed, config.retention, config.revision};
}

class Game {
public:
    /// Takes over one use of the rules, also on failure. Null when memory is out; `fault` then says so.
    static Game* create(SharedRules* shared, const Memory& memory, Fault& fault) noexcept
    {
        return create(shared, setup_of(shared->rules.config), memory, fault);
    }
    static Game* create(SharedRules* shared, const GameSetup& setup, const Memory& memory, Fault& fault) noexcept;
    /// Creates a game of the same rules, before its opening.
    Game* create_with_same_rules(const GameSetup& setup, const Memory& memory, Fault& fault) const noexcept;
    Game* clone(const Memory& memory, bool with_log) const noexcept { return clone(memory, retention_, with_log); }
    /// Creates a game in the same position with its own retention.
    Game* clone(const Memory& memory, const Retention& retention, bool with_log) const noexcept;
    static void destroy(Game* game) noexcept;

    const Rules& rules() const noexcept { return shared_->rules; }
    const Memory& memory() const noexcept { return memory_; }
    View view() const noexcept { return {rules(), StateView(rules().layout, block())}; }
    const Log& log() const noexcept { return log_; }
    const History& history() const noexcept { return history_; }
    /// What this handle retains; the shared rules may have been built for another retention.
    const Retention& retention() const noexcept { return retention_; }
    bool records_history() const noexcept { return retention_.history; }
    /// Whether the history reaches back to the beginning. False for a copy of a handle that records none.
    bool has_history() const noexcept { return retention_.history && !history_.is_lost(); }
    /// The number of actions in the history before the position from which it can be replayed; they were done under other rules.
    u32 first_replayed() const noexcept { return loaded_ ? loaded_.actions() : 0; }
    bool is_faulty() const noexcept { return view().state.header().fault != 0; }

    /// The host's tile sets of this game.
    Sources sources() const noexcept { return {rules().host_sets, rules().host_set_count}; }

    /// The source of chance and the seed of this game. The config in the shared rules is that of the game they were built for.
    Chance chance() const noexcept { return view().state.header().chance(); }
    u64 seed() const noexcept { return seed_; }
    GameSetup setup() const noexcept { return {chance(), seed_, retention_, revision_}; }

    /// The config of the shared rules, with the setup of this game.
    Config config() const noexcept;

    u32 block_size() const noexcept { return rules().layout.size; }

    /// The bytes of a game of these rules with a retention, in one allocation.
    u32 bytes_for(const Retention& retention) const noexcept;

    /// Why an action is refused; none when it is legal.
    Reason why_not(const Action& action, Verdict& verdict) const noexcept { return bastide::why_not(view(), action, verdict); }

    /// Applies an action and what follows from it. `internal` when an invariant broke.
    Status apply(const Action& action, Verdict& verdict, Origin origin = Origin::seat) noexcept
    {
        return apply_canonical(canonical(action), verdict, origin);
    }

    /// Precondition: the action is in its canonical form.
    Status apply_canonical(const Action& action, Verdict& verdict, Origin origin = Origin::seat) noexcept
    {
        BASTIDE_ASSERT(same_bytes(canonical(action), action));
        Play play = this->play();
        play.origin = origin;
        if (answer_if_legal(play, action, verdict) != Reason::none) return Status::illegal;
        return is_faulty() ? Status::internal : Status::ok;
    }

    /// Asks the processor for the parts of the position that an action reads one after the other, so that a game that lies in
    /// no cache waits for memory once instead of ten times.
    BASTIDE_FETCH_INLINE void fetch_ahead() const noexcept
    {
        const StateView state = view().state;
        const Layout& layout = state.layout();
        const Header& header = state.header();
        fetch_lines<3>(block() + layout.seats);
        fetch_lines<3>(block() + layout.open_keys);
        fetch_lines<3>(block() + layout.placed + sizeof(Placed) * header.placed - 2 * kFetchedAtOnce);  // the newest tiles
        fetch_lines<4>(block() + layout.nodes + sizeof(Node) * header.nodes - 2 * kFetchedAtOnce);
        fetch_lines<1>(block() + layout.open_beside);
    }

    /// Sets the table. Called once, right after create().
    void open() noexcept;

    /// Saves the position as the one from which the game begins, instead of the opening. False when memory is out.
    bool save_start() noexcept { return start_.save(block(), block_size(), 0, memory_); }
    bool has_start() const noexcept { return static_cast<bool>(start_); }
    View start() const noexcept { return {rules(), StateView(rules().layout, start_.block())}; }
    void go_to_start() noexcept { std::memcpy(block(), start_.block(), block_size()); }

    /// Begins from the same position as another game of these rules.
    void share_start_of(const Game& other) noexcept { start_ = other.start_; }

    /// Sets the number of actions done before a position that was read; its events so far are hidden.
    void resume(u32 actions) noexcept;
    /// Adds a score line of an earlier time. `group` is the number of the event that began its group, or its own number.
    Event* restore_score_line(int seat, u32 action, u64 group) noexcept
    {
        return log_.restore_event(EventKind::scored, seat, action, group);
    }
    u64 leave_out_event() noexcept { return log_.skip_event(); }
    /// Sets the limit of undo to the present position: earlier actions were played under other rules. False when memory is out.
    bool set_undo_limit() noexcept { return loaded_.save(block(), block_size(), history_.count(), memory_); }

    /// Plays on to the first decision from a position that was set. Called once, instead of open().
    void continue_from_position() noexcept;
    /// After that, for a position of older rules.
    void leave_dead_ends() noexcept;

    /// Starts again with another seed, under the newest rules; event numbers continue.
    void restart(u64 seed) noexcept;

    /// Takes over another game's position, and its history if this handle records one. False when the two do not share their
    /// rules.
    bool copy(const Game& from, bool with_log) noexcept;

    /// Goes back to the position before an action of the history, in which the library's own actions count. `state` without a
    /// complete history, `limit` when it is truncated, `absent` when it is shorter.
    Status undo(u32 action) noexcept;
    /// The same for the last action of a seat; `absent` when the history has none.
    Status undo_last() noexcept;

    /// Hides the events so far, except score lines. The next event has number `next`, or a greater one if more events than that
    /// exist.
    void number_events_from(u64 next) noexcept
    {
        log_.hide_all();
        log_.shift_numbers_to(larger(next, log_.next()));
    }

    /// Takes over the log of another game, and calls `redact(event)` for each event.
    template <class Redact>
    void copy_log(const Game& from, Redact&& redact) noexcept
    {
        log_.copy(from.log_);
        log_.change_each(redact);
    }

    /// Drops the events so far; numbers of events and actions continue from those of another game.
    void continue_numbering_of(const Game& from) noexcept { log_.continue_from(from.log_); }

    /// Drops the events so far; the next one has number `next`.
    void forget_events(u64 next) noexcept
    {
        const u32 actions = log_.actions();
        log_.restart(next);
        log_.set_action_count(actions);
    }

    /// Gives write access to everything; for setting the table, and for tests.
    Play play() noexcept { return {rules(), block(), &log_, records_history() ? &history_ : nullptr}; }

private:
    Game(SharedRules* shared, const Retention& retention, const Memory& memory, u32 bytes) noexcept;
    static Game* take_memory(SharedRules* shared, const Retention& retention, const Memory& memory) noexcept;
    void clear(Chance chance) noexcept;
    void take_over(const Game& from, bool with_log) noexcept;
    bool is_done_by_library(const Action& done) const noexcept;
    void replay(u32 count) noexcept;

    u8* block() noexcept { return reinterpret_cast<u8*>(this) + kBlock; }
    const u8* block() const noexcept { return reinterpret_cast<const u8*>(this) + kBlock; }

    Memory memory_;
    u32 bytes_;
    u32 revision_ = kRulesRevision;
    u64 seed_ = 0;
    SavedPosition start_;   ///< where it begins, if not by the opening of its rules
    SavedPosition loaded_;  ///< the position from which its history can be replayed, if not from the beginning
    // What every action needs lies at the end, next to the head of the block.
    Log log_;
    History history_;
    Retention retention_;
    SharedRules* shared_;

    static const u32 kBlock;  ///< where the block lies in the memory of the handle
};

inline constexpr u32 Game::kBlock = round_up(sizeof(Game), 16);

}  // namespace bastide
