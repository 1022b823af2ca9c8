// SPDX-License-Identifier: MIT
#include "game/game.hpp"

#include <new>

#include "play/moves.hpp"
#include "play/setup_moves.hpp"

namespace bastide {

namespace {

/// Offsets and capacities inside the memory of a handle.
struct HandleLayout {
    u32 log = 0;
    u32 history = 0;
    u32 log_cap = 0;
    u32 history_cap = 0;
    u32 size = 0;
};

HandleLayout lay_out_handle(const Rules& rules, const Retention& retention, u32 block) noexcept
{
    HandleLayout layout;
    layout.log_cap = retention.events < 0 ? rules.event_bound + kUndoneCapacity : static_cast<u32>(retention.events);
    layout.history_cap = retention.history ? rules.action_bound : 0;
    layout.log = block + rules.layout.size;
    layout.history = layout.log + layout.log_cap * static_cast<u32>(sizeof(Event));
    layout.size = layout.history + layout.history_cap * static_cast<u32>(sizeof(Action));
    return layout;
}

}  // namespace

Game::Game(SharedRules* shared, const Retention& retention, const Memory& memory, u32 bytes) noexcept
    : memory_(memory), bytes_(bytes), log_(nullptr, 0), history_(nullptr, 0), retention_(retention), shared_(shared)
{
    u8* base = reinterpret_cast<u8*>(this);
    const HandleLayout layout = lay_out_handle(shared->rules, retention, kBlock);
    log_ = Log(reinterpret_cast<Event*>(base + layout.log), layout.log_cap);
    history_ = History(reinterpret_cast<Action*>(base + layout.history), layout.history_cap);
}

u32 Game::bytes_for(const Retention& retention) const noexcept { return lay_out_handle(rules(), retention, kBlock).size; }

Game* Game::take_memory(SharedRules* shared, const Retention& retention, const Memory& memory) noexcept
{
    const u32 size = lay_out_handle(shared->rules, retention, kBlock).size;
    void* place = memory.allocate(size);
    return place ? new (place) Game(shared, retention, memory, size) : nullptr;
}

Game* Game::create_with_same_rules(const GameSetup& setup, const Memory& memory, Fault& fault) const noexcept
{
    shared_->users.fetch_add(1, std::memory_order_relaxed);
    return create(shared_, setup, memory, fault);
}

Game* Game::create(SharedRules* shared, const GameSetup& setup, const Memory& memory, Fault& fault) noexcept
{
    Game* game = take_memory(shared, setup.retention, memory);
    if (!game) {
        fault.set(Status::memory, Reason::none);
        release_rules(shared);
        return nullptr;
    }
    std::memset(game->block(), 0, game->block_size());  // parts of the block are copied and compared before they are written
    game->seed_ = setup.seed;
    game->revision_ = setup.revision;
    game->clear(setup.chance);
    return game;
}

Config Game::config() const noexcept
{
    Config config = rules().config;
    config.chance = chance();
    config.seed = seed_;
    config.retention = retention_;
    config.revision = revision_;
    return config;
}

void Game::clear(Chance chance) noexcept
{
    std::memset(block(), 0, rules().layout.cleared);
    Play play{rules(), block()};
    moves::fill_block(play, chance, seed_);
}

void Game::take_over(const Game& from, bool with_log) noexcept
{
    seed_ = from.seed_;
    revision_ = from.revision_;
    start_ = from.start_;
    loaded_ = from.loaded_;
    std::memcpy(block(), from.block(), from.view().state.used());
    history_.copy(from.history_);
    if (with_log)
        log_.copy(from.log_);
    else
        log_.continue_from(from.log_);
}

Game* Game::clone(const Memory& memory, const Retention& retention, bool with_log) const noexcept
{
    Game* copy = take_memory(shared_, retention, memory);
    if (!copy) return nullptr;
    shared_->users.fetch_add(1, std::memory_order_relaxed);
    copy->take_over(*this, with_log);
    return copy;
}

bool Game::copy(const Game& from, bool with_log) noexcept
{
    if (shared_ != from.shared_) return false;
    if (this != &from)
        take_over(from, with_log);
    else if (!with_log)
        log_.continue_from(Log(log_));
    return true;
}

/// Whether the library did an action by itself: the replay of the action before it repeats it. It also knows each tile that it
/// reveals from a known hand.
bool Game::is_done_by_library(const Action& done) const noexcept
{
    if (done.seat != kNature || done.kind == ActionKind::finish) return false;
    return chance() == Chance::seeded || (done.kind == ActionKind::reveal && is_of_known_hand(done));
}

/// Replays the first `count` actions from the beginning. Skips those that the library did by itself, because it does them again.
void Game::replay(u32 count) noexcept
{
    const Chance chance = this->chance();
    Play play{rules(), block()};
    if (loaded_) {
        std::memcpy(block(), loaded_.block(), block_size());
    } else if (has_start()) {
        go_to_start();
        if (chance == Chance::seeded) moves::seed_chance(play, seed_);
        bastide::continue_game(play);
    } else {
        clear(chance);
        open_game(play);
    }
    for (u32 i = first_replayed(); i < count; ++i) {
        const Action& done = history_.at(i);
        if (is_done_by_library(done)) continue;
        Verdict verdict;
        answer_if_legal(play, canonical(without_origin(done)), verdict);
    }
}

Status Game::undo(u32 action) noexcept
{
    if (!has_history() || is_faulty()) return Status::state;
    if (history_.is_truncated()) return Status::limit;
    if (action > history_.count()) return Status::absent;
    while (action < history_.count() && is_done_by_library(history_.at(action))) ++action;
    if (action == history_.count()) return Status::ok;
    if (action < first_replayed()) return Status::state;
    replay(action);
    history_.truncate_to(action);
    if (log_.undo(action) >= kUndoneCapacity && retention_.events < 0) log_.drop_undone();
    Play play = this->play();
    moves::announce_undone(play, action);
    return is_faulty() ? Status::internal : Status::ok;
}

Status Game::undo_last() noexcept
{
    return undo(history_.find_last([](const Action& done) { return done.seat != kNature; }));
}

void Game::destroy(Game* game) noexcept
{
    SharedRules* shared = game->shared_;
    const Memory memory = game->memory_;
    const u32 bytes = game->bytes_;
    game->~Game();
    memory.deallocate(game, bytes);
    release_rules(shared);
}

void Game::open() noexcept
{
    Play play = this->play();
    open_game(play);
}

void Game::continue_from_position() noexcept
{
    Play play = this->play();
    bastide::continue_game(play);
}

void Game::leave_dead_ends() noexcept
{
    Play play = this->play();
    bastide::leave_dead_ends(play);
}

void Game::resume(u32 actions) noexcept
{
    log_.hide_all();
    log_.set_action_count(actions);
}

void Game::restart(u64 seed) noexcept
{
    const Chance chance = this->chance();
    loaded_ = {};
    seed_ = chance == Chance::seeded ? seed : 0;
    revision_ = kRulesRevision;
    history_.clear();
    log_.restart(log_.next());
    if (!has_start()) {
        clear(chance);
        return open();
    }
    go_to_start();
    Play play = this->play();
    if (chance == Chance::seeded) moves::seed_chance(play, seed);
    bastide::continue_game(play);
}

}  // namespace bastide
