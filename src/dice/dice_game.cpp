// SPDX-License-Identifier: MIT
#include "dice/dice_game.hpp"

#include <new>

namespace bastide::dice {
namespace {

/// Where the parts of a game's memory lie.
struct Plan {
    u32 log_cap;
    u32 history_cap;
    u32 log;
    u32 history;
    u32 size;
};

Plan lay_out_handle(const Settings& settings, u32 own_size) noexcept
{
    Plan plan{};
    plan.log_cap = settings.retention.events < 0 ? kUsualEvents : static_cast<u32>(settings.retention.events);
    plan.history_cap = settings.retention.history ? kHistoryCapacity : 0;
    plan.log = round_up(own_size, 64);
    plan.history = plan.log + plan.log_cap * static_cast<u32>(sizeof(LogEvent));
    plan.size = plan.history + plan.history_cap * static_cast<u32>(sizeof(Code));
    return plan;
}

}  // namespace

Game::Game(const Settings& settings, const Rules& rules, const Memory& memory, u32 bytes) noexcept
    : settings_(settings), rules_(rules), memory_(memory), bytes_(bytes), log_(nullptr, 0), history_(nullptr, 0)
{
    u8* base = reinterpret_cast<u8*>(this);
    const Plan plan = lay_out_handle(settings, sizeof(Game));
    log_ = Log(reinterpret_cast<LogEvent*>(base + plan.log), plan.log_cap);
    history_ = History(reinterpret_cast<Code*>(base + plan.history), plan.history_cap);
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
    if (is_public) hide();
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

/// Leaves what every seat may know. The rolls so far stand in the history, so it can still be played again.
void Game::hide() noexcept
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
    settings_.seed = rolls_itself() ? seed : 0;
    history_.clear();
    loaded_ = {};
    loaded_at_ = 0;
    log_.restart(log_.next());
    open();
}

/// The position after so many actions of the history.
State Game::replay(u32 actions) const noexcept
{
    State state = loaded_;
    if (state.turn == 0) start(rules_, settings_.seed, state, {});
    for (u32 i = loaded_at_; i < actions; ++i) {
        const Action action = action_of(history_.at(i));
        if (action.verb != Verb::fall || !rolls_itself()) dice::apply(rules_, state, action, {});
    }
    return state;
}

Status Game::undo(u32 action) noexcept
{
    if (!has_history()) return Status::state;
    if (history_.is_truncated()) return Status::limit;
    if (action > history_.count()) return Status::absent;
    while (action < history_.count() && rolls_itself() && verb_of(history_.at(action)) == Verb::fall) ++action;
    if (action == history_.count()) return Status::ok;
    if (action < loaded_at_) return Status::state;
    state_ = replay(action);
    history_.truncate_to(action);
    log_.undo(action);
    if (LogEvent* event = note(bastide::EventKind::undone, kNature)) event->action = action + 1;
    return Status::ok;
}

void Game::play_out(u64 most, Stream& stream) noexcept
{
    Action action{};
    for (u64 i = 0; i < most && sample(rules_, state_, Verb::none, stream, action); ++i) apply(action);
}

Verdict Game::apply(const Action& action) noexcept
{
    const Verdict verdict = why_not(action);
    if (!verdict.is_legal()) return verdict;
    remember(action);
    if (action.seat != kNature && action.origin > static_cast<u8>(Origin::seat))
        if (LogEvent* event = note(bastide::EventKind::stood_in, action.seat))
            event->cause = action.origin == static_cast<u8>(Origin::clock) ? Cause::clock : Cause::stand_in;
    return dice::apply(rules_, state_, action, sink());
}

/// An action begins: events from now on follow from it.
void Game::remember(const Action& action) noexcept
{
    if (settings_.retention.history) history_.add(code_of(action));
    log_.count_action();
}

LogEvent* Game::note(bastide::EventKind kind, i32 seat) noexcept
{
    LogEvent* event = log_.add(kind, seat, static_cast<u16>(state_.turn));
    if (event) event->whole_turn = state_.turn;
    return event;
}

void Game::note_move(const Event& told, u32 die, Cause cause, Spot to, Spot from) noexcept
{
    LogEvent* event = note(bastide::EventKind::moved, told.seat);
    if (!event) return;
    event->cause = cause;
    event->die = static_cast<u8>(die);
    event->spot = to;
    event->from = from;
    if (to == Spot::passed) event->other_seat = static_cast<u8>((told.seat + 1) % rules_.config.seats);  // DICE-CAT-01
}

void Game::note_score(const Event& told) noexcept
{
    const u8 factor = told.doubled ? 2 : 1;
    if (LogEvent* event = note(bastide::EventKind::scoring, kNature)) {
        event->cause = told.city ? Cause::completed : Cause::none;
        event->city = told.city;
        event->x = told.x;
        event->y = told.y;
        event->count = told.count;
        event->seats = told.points > 0 ? static_cast<u8>(1u << told.seat) : u8{0};
    }
    log_.open_group();
    if (LogEvent* event = note(bastide::EventKind::scored, told.seat)) {
        event->city = told.city;
        event->count = static_cast<u8>(told.points / factor);
        event->each = factor;
    }
    log_.close_group();
}

/// A roll that the game made by itself is an action of nature.
void Game::note(const Event& told) noexcept
{
    LogEvent* event = nullptr;
    switch (told.kind) {
        case EventKind::turn_began:
            if (!(event = note(bastide::EventKind::turn_began, told.seat))) return;
            event->cause = told.doubled ? Cause::dice_doubled : Cause::none;
            event->count = told.count;
            return;
        case EventKind::rolled: {
            Action fall{};
            fall.verb = Verb::fall;
            fall.seat = kNature;
            for (u32 i = 0; i < told.count; ++i) ++fall.counts[index_of(told.faces[i])];
            if (rolls_itself()) remember(fall);
            if (!(event = note(bastide::EventKind::rolled, told.seat))) return;
            event->faces = packed(fall.counts);
            event->count = told.roll;
            return;
        }
        case EventKind::catapults_passed:
            for (u32 die = 0; die < kDice; ++die)
                if (told.dice >> die & 1) note_move(told, die, Cause::dice_passed, Spot::passed, Spot::tray);
            return;
        case EventKind::built:
            if (!(event = note(bastide::EventKind::placed, told.seat))) return;
            event->die = told.die;
            event->face = told.face;
            event->rotation = told.rotation;
            event->placed = told.count;
            event->x = told.x;
            event->y = told.y;
            return;
        case EventKind::collected: return note_move(told, told.die, Cause::dice_collected, Spot::aside, Spot::tray);
        case EventKind::kept: return note_move(told, told.die, Cause::dice_kept, Spot::kept, told.from);
        case EventKind::scored: return note_score(told);
        case EventKind::resigned: note(bastide::EventKind::resigned, told.seat); return;
        case EventKind::turn_ended: note(bastide::EventKind::turn_ended, told.seat); return;
        case EventKind::ended:
            if ((event = note(bastide::EventKind::ended, kNature))) event->seats = told.winners;
            return;
        case EventKind::none: return;
    }
}

Sink Game::sink() noexcept { return {this, hear}; }

void Game::hear(void* game, const Event& event) noexcept { static_cast<Game*>(game)->note(event); }

}  // namespace bastide::dice
