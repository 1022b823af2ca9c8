// SPDX-License-Identifier: MIT
// One game of tiles: shared rules, its block, its log and its history in one piece of memory.
#pragma once

#include "house/build.hpp"
#include "house/kept_position.hpp"
#include "play/turn.hpp"

namespace bastide {

inline constexpr u32 kUndoneCapacity = 64;  ///< of a log of all events: so many may be undone until they are dropped

/// What games of the same rules differ in.
struct Own {
    Chance chance = Chance::seeded;
    u64 seed = 0;
    Retention retention;
};

inline Own own_of(const Config& config) noexcept { return {config.chance, config.seed, config.retention}; }

class Game {
public:
    /// Takes over one use of the rules. Null when memory is out; `fault` says so.
    static Game* create(SharedRules* shared, const Memory& memory, Fault& fault) noexcept
    {
        return create(shared, own_of(shared->rules.config), memory, fault);
    }
    static Game* create(SharedRules* shared, const Own& own, const Memory& memory, Fault& fault) noexcept;
    /// A game of the same rules before its opening.
    Game* create_alike(const Own& own, const Memory& memory, Fault& fault) const noexcept;
    Game* clone(const Memory& memory, bool with_log) const noexcept { return clone(memory, retention_, with_log); }
    /// The same position in a handle that keeps as much as this says.
    Game* clone(const Memory& memory, const Retention& retention, bool with_log) const noexcept;
    static void destroy(Game* game) noexcept;

    const Rules& rules() const noexcept { return shared_->rules; }
    const Memory& memory() const noexcept { return memory_; }
    View view() const noexcept { return {rules(), StateView(rules().layout, block_)}; }
    const Log& log() const noexcept { return log_; }
    const History& history() const noexcept { return history_; }
    /// What this handle keeps, whatever the rules it shares were built with.
    const Retention& retention() const noexcept { return retention_; }
    bool records_history() const noexcept { return retention_.history; }
    /// Whether the history reaches back to the beginning; that of a copy from a handle that keeps none does not.
    bool has_history() const noexcept { return retention_.history && !history_.is_lost(); }
    /// How many actions of the history were done before the position from which it can be played again: under other rules.
    u32 first_replayed() const noexcept { return loaded_ ? loaded_.actions() : 0; }
    bool is_faulty() const noexcept { return view().state.header().fault != 0; }

    /// The host's tile sets this game was made with.
    Sources sources() const noexcept { return {rules().host_sets, rules().host_set_count}; }

    /// Who answers for chance in this game, and its seed; the rules keep those they were built with.
    Chance chance() const noexcept { return view().state.header().chance(); }
    u64 seed() const noexcept { return seed_; }
    Own own() const noexcept { return {chance(), seed_, retention_}; }

    /// What is played here, with what this game has of its own.
    Config config() const noexcept;

    u32 block_size() const noexcept { return rules().layout.size; }

    /// Why an action is refused; none when it is legal.
    Reason why_not(const Action& action, Verdict& verdict) const noexcept { return bastide::why_not(view(), action, verdict); }

    /// Does an action and what follows. `internal` when a promise broke on the way.
    Status apply(const Action& action, Verdict& verdict, Origin origin = Origin::seat) noexcept
    {
        return apply_canonical(canonical(action), verdict, origin);
    }

    /// The same for an action in its canonical form.
    Status apply_canonical(const Action& action, Verdict& verdict, Origin origin = Origin::seat) noexcept
    {
        BASTIDE_ASSERT(same_bytes(canonical(action), action));
        Play play = this->play();
        play.origin = origin;
        if (answer_if_legal(play, action, verdict) != Reason::none) return Status::illegal;
        return is_faulty() ? Status::internal : Status::ok;
    }

    /// Sets the table. Called once, right after create.
    void open() noexcept;

    /// Keeps the position as the one from which the game begins, be it not the rules' own. False when memory is out.
    bool save_start() noexcept { return start_.keep(block_, block_size(), 0, memory_); }
    bool has_start() const noexcept { return static_cast<bool>(start_); }
    View start() const noexcept { return {rules(), StateView(rules().layout, start_.block())}; }
    void go_to_start() noexcept { std::memcpy(block_, start_.block(), block_size()); }

    /// It began from the same position as another game of these rules.
    void begin_as(const Game& other) noexcept { start_ = other.start_; }

    /// The position is one that was kept, and so many actions were done before it.
    void resume(u32 actions) noexcept;
    /// A score line of an event that was told elsewhere, in a group that began with the event of that number, or its own number.
    Event* recall_line(int seat, u32 action, u64 group) noexcept
    {
        return log_.restore_event(EventKind::scored, seat, action, group);
    }
    u64 leave_out_event() noexcept { return log_.skip_event(); }
    /// Undo goes back to here and no further, because what lies before was played under other rules. False when memory is out.
    bool begin_here() noexcept { return loaded_.keep(block_, block_size(), history_.count(), memory_); }

    /// Goes on from a table that was set. Called once, instead of open.
    void go_on() noexcept;

    /// The same rules from the same beginning with another seed; events go on counting.
    void restart(u64 seed) noexcept;

    /// Takes over another game's position, and its history as far as this handle keeps one. False when the two do not share
    /// their rules.
    bool copy(const Game& from, bool with_log) noexcept;

    /// Goes back to the position before an action of the history, counted with the library's own. `state` without a whole
    /// history, `limit` when it is cut, `absent` when it is shorter.
    Status undo(u32 action) noexcept;

    /// The events so far are shown no more, and the next one gets number `next`, or a greater one where they are more than that;
    /// score lines stay.
    void number_events_from(u64 next, bool shows_them = false) noexcept
    {
        if (shows_them)
            log_.show_all();
        else
            log_.hide_all();
        log_.shift_numbers_to(larger(next, log_.next()));
    }

    /// Drops the events so far; numbers of events and actions go on where another game stands.
    void go_on_counting(const Game& from) noexcept { log_.continue_from(from.log_); }

    /// Drops the events so far; the next one gets number `next`.
    void forget_events(u64 next) noexcept
    {
        const u32 actions = log_.actions();
        log_.restart(next);
        log_.set_action_count(actions);
    }

    /// For whoever sets the table, and for tests: everything may be changed through this.
    Play play() noexcept { return {rules(), block_, &log_, records_history() ? &history_ : nullptr}; }

private:
    Game(SharedRules* shared, const Retention& retention, const Memory& memory, u32 bytes) noexcept;
    static Game* take_memory(SharedRules* shared, const Retention& retention, const Memory& memory) noexcept;
    void clear(Chance chance) noexcept;
    void take_over(const Game& from, bool with_log) noexcept;
    bool is_own_doing(const Action& done) const noexcept;
    void replay(u32 count) noexcept;

    SharedRules* shared_;
    Memory memory_;
    u32 bytes_;
    Retention retention_;
    Log log_;
    History history_;
    u8* block_;
    u64 seed_ = 0;
    KeptPosition start_;   ///< where it begins, if not by the opening of its rules
    KeptPosition loaded_;  ///< where its history can be played again from, if not from the begin
};

}  // namespace bastide
