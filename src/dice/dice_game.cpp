// SPDX-License-Identifier: MIT
#include "dice/dice_game.hpp"

#include <new>

namespace bastide::dice {
namespace {

/// Offsets and capacities inside the memory of a handle.
struct HandleLayout {
    u32 log_cap;
    u32 history_cap;
    u32 log;
    u32 history;
    u32 size;
};

HandleLayout lay_out_handle(const Settings& settings, u32 own_size) noexcept
{
    HandleLayout layout{};
    layout.log_cap = settings.retention.events < 0 ? kDefaultEvents : static_cast<u32>(settings.retention.events);
    layout.history_cap = settings.retention.history ? kHistoryCapacity : 0;
    layout.log = round_up(own_size, 64);
    layout.history = layout.log + layout.log_cap * static_cast<u32>(sizeof(LogEvent));
    layout.size = layout.history + layout.history_cap * static_cast<u32>(sizeof(Code));
    return layout;
}

}  // namespace

Game::Game(const Settings& settings, const Rules& rules, const Memory& memory, u32 bytes) noexcept
    : settings_(settings), rules_(rules), memory_(memory), bytes_(bytes), log_(nullptr, 0), history_(nullptr, 0)
{
    u8* base = reinterpret_cast<u8*>(this);
    const HandleLayout layout = lay_out_handle(settings, sizeof(Game));
    log_ = Log(reinterpret_cast<LogEvent*>(base + layout.log), layout.log_cap);
    history_ = History(reinterpret_cast<Code*>(base + layout.history), layout.history_cap);
}

u32 Game::bytes_for(const Retention& retention) const noexcept
{
    Settings settings = settings_;
    settings.retention = retention;
    return lay_out_handle(settings, sizeof(Game)).size;
}

Game* Game::create(const Settings& settings, const Rules& rules, const Memory& memory) noexcept
{
    const u32 size = lay_out_handle(settings, sizeof(Game)).size;
    void* place = memory.allocate(size);
    return place ? new (place) Game(settings, rules, memory, size) : nullptr;
}

Game* Game::clone(const Memory& memory, const Retention& retention, bool with_log, bool is_public) const noexcept
{
    Settings settings = settings_;
    settings.retention = retention;
    Game* copy = create(settings, rules_, memory);
    if (copy) copy->copy(*this, with_log, is_public);
    return copy;
}

void Game::copy(const Game& from, bool with_log, bool is_public) noexcept
{
    if (this != &from)
        take_over(from, with_log);
    else if (!with_log)
        log_.continue_from(Log(log_));
    if (is_public) redact();
}

void Game::take_over(const Game& from, bool with_log) noexcept
{
    const Retention retention = settings_.retention;
    settings_ = from.settings_;
    settings_.retention = retention;
    rules_ = from.rules_;
    state_ = from.state_;
    history_.copy(from.history_);
    loaded_ = from.loaded_;
    loaded_at_ = from.loaded_at_;
    if (with_log)
        log_.copy(from.log_);
    else
        log_.continue_from(from.log_);
}

/// Removes what is not public. The history contains all rolls, so the game can still be replayed.
void Game::redact() noexcept
{
    state_ = observe(state_);
    loaded_ = observe(loaded_);
    settings_.seed = 0;
    settings_.config.chance = rules_.config.chance = Chance::host;
}

void Game::destroy(Game* game) noexcept
{
    const Memory memory = game->memory_;
    memory.deallocate(game, game->bytes_);
}

void Game::open() noexcept { start(rules_, settings_.seed, state_, sink()); }

void Game::restart(u64 seed) noexcept
{
    settings_.seed = library_rolls() ? seed : 0;
    settings_.revision = kRulesRevision;
    history_.clear();
    loaded_ = {};
    loaded_at_ = 0;
    log_.restart(log_.next());
    open();
}

/// The position after the first `actions` entries of the history.
State Game::replay(u32 actions) const noexcept
{
    State state = loaded_;
    if (state.turn == 0) start(rules_, settings_.seed, state, {});
    for (u32 i = loaded_at_; i < actions; ++i) {
        const Action action = action_of(history_.at(i));
        if (action.kind != ActionKind::fall || !library_rolls()) dice::apply(rules_, state, action, {});
    }
    return state;
}

Status Game::undo(u32 action) noexcept
{
    if (!has_history()) return Status::state;
    if (history_.is_truncated()) return Status::limit;
    if (action > history_.count()) return Status::absent;
    while (action < history_.count() && library_rolls() && kind_of_action(history_.at(action)) == ActionKind::fall) ++action;
    if (action == history_.count()) return Status::ok;
    if (action < loaded_at_) return Status::state;
    state_ = replay(action);
    history_.truncate_to(action);
    log_.undo(action);
    if (LogEvent* event = add_event(bastide::EventKind::undone, kNature)) event->action = action + 1;
    return Status::ok;
}

Status Game::undo_last() noexcept
{
    return undo(history_.find_last([](Code done) { return kind_of_action(done) != ActionKind::fall; }));
}

void Game::play_out(u64 most, Stream& stream) noexcept
{
    Action action{};
    for (u64 i = 0; i < most && sample(rules_, state_, ActionKind::none, stream, action); ++i) apply(action);
}

Verdict Game::apply(const Action& action) noexcept
{
    const Verdict verdict = why_not(action);
    if (!verdict.is_legal()) return verdict;
    begin_action(action);
    if (action.seat != kNature && action.origin > static_cast<u8>(Origin::seat))
        if (LogEvent* event = add_event(bastide::EventKind::stood_in, action.seat))
            event->cause = action.origin == static_cast<u8>(Origin::clock) ? Cause::clock : Cause::stand_in;
    return dice::apply(rules_, state_, action, sink());
}

/// Begins an action: adds it to the history, and the next events belong to it.
void Game::begin_action(const Action& action) noexcept
{
    if (settings_.retention.history) history_.add(code_of(action));
    log_.count_action();
}

LogEvent* Game::add_event(bastide::EventKind kind, i32 seat) noexcept
{
    LogEvent* event = log_.add(kind, seat, static_cast<u16>(state_.turn));
    if (event) event->whole_turn = state_.turn;
    return event;
}

void Game::log_move(const Event& emitted, u32 die, Cause cause, Spot to, Spot from) noexcept
{
    LogEvent* event = add_event(bastide::EventKind::moved, emitted.seat);
    if (!event) return;
    event->cause = cause;
    event->die = static_cast<u8>(die);
    event->spot = to;
    event->from = from;
    if (to == Spot::passed) event->other_seat = static_cast<u8>((emitted.seat + 1) % rules_.config.seats);  // DICE-CAT-01
}

void Game::log_score(const Event& emitted) noexcept
{
    const u8 factor = emitted.doubled ? 2 : 1;
    if (LogEvent* event = add_event(bastide::EventKind::scoring, kNature)) {
        event->cause = emitted.city ? Cause::completed : Cause::none;
        event->city = emitted.city;
        event->x = emitted.x;
        event->y = emitted.y;
        event->count = emitted.count;
        event->seats = emitted.points > 0 ? static_cast<u8>(1u << emitted.seat) : u8{0};
    }
    log_.open_group();
    if (LogEvent* event = add_event(bastide::EventKind::scored, emitted.seat)) {
        event->city = emitted.city;
        event->count = static_cast<u8>(emitted.points / factor);
        event->each = factor;
    }
    log_.close_group();
}

/// Logs an event of the rules. A roll of the library also becomes an action of nature in the history.
void Game::log_event(const Event& emitted) noexcept
{
    LogEvent* event = nullptr;
    switch (emitted.kind) {
        case EventKind::turn_began:
            if (!(event = add_event(bastide::EventKind::turn_began, emitted.seat))) return;
            event->cause = emitted.doubled ? Cause::dice_doubled : Cause::none;
            event->count = emitted.count;
            return;
        case EventKind::rolled: {
            Action fall{};
            fall.kind = ActionKind::fall;
            fall.seat = kNature;
            for (u32 i = 0; i < emitted.count; ++i) ++fall.counts[index_of(emitted.faces[i])];
            if (library_rolls()) begin_action(fall);
            if (!(event = add_event(bastide::EventKind::rolled, emitted.seat))) return;
            event->faces = packed(fall.counts);
            event->count = emitted.roll;
            return;
        }
        case EventKind::catapults_passed:
            for (u32 die = 0; die < kDice; ++die)
                if (emitted.dice >> die & 1) log_move(emitted, die, Cause::dice_passed, Spot::passed, Spot::tray);
            return;
        case EventKind::built:
            if (!(event = add_event(bastide::EventKind::placed, emitted.seat))) return;
            event->die = emitted.die;
            event->face = emitted.face;
            event->rotation = emitted.rotation;
            event->placed = emitted.count;
            event->x = emitted.x;
            event->y = emitted.y;
            return;
        case EventKind::collected: return log_move(emitted, emitted.die, Cause::dice_collected, Spot::aside, Spot::tray);
        case EventKind::kept: return log_move(emitted, emitted.die, Cause::dice_kept, Spot::kept, emitted.from);
        case EventKind::scored: return log_score(emitted);
        case EventKind::resigned: add_event(bastide::EventKind::resigned, emitted.seat); return;
        case EventKind::turn_ended: add_event(bastide::EventKind::turn_ended, emitted.seat); return;
        case EventKind::ended:
            if ((event = add_event(bastide::EventKind::ended, kNature))) event->seats = emitted.winners;
            return;
        case EventKind::none: return;
    }
}

Sink Game::sink() noexcept { return {this, receive_event}; }

void Game::receive_event(void* game, const Event& event) noexcept { static_cast<Game*>(game)->log_event(event); }

}  // namespace bastide::dice
