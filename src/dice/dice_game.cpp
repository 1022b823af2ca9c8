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

Plan plan_memory(const Settings& settings, u32 own_size) noexcept
{
    Plan plan{};
    plan.log_cap = settings.notes.events < 0 ? kUsualEvents : static_cast<u32>(settings.notes.events);
    plan.history_cap = settings.notes.history ? kHistoryRoom : 0;
    plan.log = round_up(own_size, 64);
    plan.history = plan.log + plan.log_cap * static_cast<u32>(sizeof(Event));
    plan.size = plan.history + plan.history_cap * static_cast<u32>(sizeof(Code));
    return plan;
}

}  // namespace

Game::Game(const Settings& settings, const Rules& rules, const Memory& memory, u32 bytes) noexcept
    : settings_(settings), rules_(rules), memory_(memory), bytes_(bytes), log_(nullptr, 0), history_(nullptr, 0)
{
    u8* base = reinterpret_cast<u8*>(this);
    const Plan plan = plan_memory(settings, sizeof(Game));
    log_ = Log(reinterpret_cast<Event*>(base + plan.log), plan.log_cap);
    history_ = History(reinterpret_cast<Code*>(base + plan.history), plan.history_cap);
}

Game* Game::create(const Settings& settings, const Rules& rules, const Memory& memory) noexcept
{
    const u32 size = plan_memory(settings, sizeof(Game)).size;
    void* place = memory.take(size);
    return place ? new (place) Game(settings, rules, memory, size) : nullptr;
}

Game* Game::clone(const Memory& memory, const Notebook& notes) const noexcept
{
    Settings settings = settings_;
    settings.notes = notes;
    Game* copy = create(settings, rules_, memory);
    if (!copy) return nullptr;
    copy->take_over(*this);
    return copy;
}

void Game::take_over(const Game& from) noexcept
{
    const Notebook notes = settings_.notes;
    settings_ = from.settings_;
    settings_.notes = notes;
    rules_ = from.rules_;
    state_ = from.state_;
    history_.copy(from.history_);
    log_.restart(from.log_.next());
}

void Game::copy(const Game& from) noexcept
{
    if (this != &from) take_over(from);
}

void Game::destroy(Game* game) noexcept
{
    const Memory memory = game->memory_;
    memory.give_back(game, game->bytes_);
}

void Game::open() noexcept { start(rules_, settings_.seed, state_, sink()); }

void Game::restart(u64 seed) noexcept
{
    settings_.seed = rules_.config.chance == Chance::seeded ? seed : 0;
    history_.clear();
    log_.restart(log_.next());
    open();
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
    if (settings_.notes.history) history_.add(code_of(action));
    return dice::apply(rules_, state_, action, sink());
}

Sink Game::sink() noexcept { return {this, hear}; }

/// A roll that the game made by itself is an action of nature.
void Game::hear(void* game, const Event& event) noexcept
{
    Game& self = *static_cast<Game*>(game);
    self.log_.add(event);
    if (event.kind != EventKind::rolled || self.rules_.config.chance != Chance::seeded || !self.settings_.notes.history) return;
    Action fall{};
    fall.verb = Verb::fall;
    fall.seat = kNature;
    for (u32 i = 0; i < event.count; ++i) ++fall.counts[index_of(event.faces[i])];
    self.history_.add(code_of(fall));
}

}  // namespace bastide::dice
