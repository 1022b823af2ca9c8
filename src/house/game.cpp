// SPDX-License-Identifier: MIT
#include "house/game.hpp"

#include <new>

#include "play/moves.hpp"
#include "play/setup_moves.hpp"

namespace bastide {

namespace {

/// Offsets and capacities inside the memory of a handle.
struct HandleLayout {
    u32 block = 0;
    u32 log = 0;
    u32 history = 0;
    u32 log_cap = 0;
    u32 history_cap = 0;
    u32 size = 0;
};

HandleLayout lay_out_handle(const Rules& rules, const Retention& retention, u32 own_size) noexcept
{
    HandleLayout layout;
    layout.log_cap = retention.events < 0 ? rules.event_bound + kUndoneCapacity : static_cast<u32>(retention.events);
    layout.history_cap = retention.history ? rules.action_bound : 0;
    layout.block = round_up(own_size, 64);
    layout.log = layout.block + rules.layout.size;
    layout.history = layout.log + layout.log_cap * static_cast<u32>(sizeof(Event));
    layout.size = layout.history + layout.history_cap * static_cast<u32>(sizeof(Action));
    return layout;
}

}  // namespace

Game::Game(SharedRules* shared, const Retention& retention, const Memory& memory, u32 bytes) noexcept
    : shared_(shared),
      memory_(memory),
      bytes_(bytes),
      retention_(retention),
      log_(nullptr, 0),
      history_(nullptr, 0),
      block_(nullptr),
      seed_(shared->rules.config.seed)
{
    u8* base = reinterpret_cast<u8*>(this);
    const HandleLayout layout = lay_out_handle(shared->rules, retention, sizeof(Game));
    block_ = base + layout.block;
    log_ = Log(reinterpret_cast<Event*>(base + layout.log), layout.log_cap);
    history_ = History(reinterpret_cast<Action*>(base + layout.history), layout.history_cap);
}

Game* Game::take_memory(SharedRules* shared, const Retention& retention, const Memory& memory) noexcept
{
    const u32 size = lay_out_handle(shared->rules, retention, sizeof(Game)).size;
    void* place = memory.allocate(size);
    return place ? new (place) Game(shared, retention, memory, size) : nullptr;
}

Game* Game::create_alike(const Retention& retention, Fault& fault) const noexcept
{
    shared_->users.fetch_add(1, std::memory_order_relaxed);
    return create(shared_, retention, memory_, fault);
}

Game* Game::create(SharedRules* shared, const Retention& retention, const Memory& memory, Fault& fault) noexcept
{
    Game* game = take_memory(shared, retention, memory);
    if (!game) {
        fault.set(Status::memory, Reason::none);
        release_rules(shared);
        return nullptr;
    }
    std::memset(game->block_, 0, game->block_size());  // parts of the block are copied and compared before they are written
    game->clear();
    return game;
}

Config Game::config() const noexcept
{
    Config config = rules().config;
    config.seed = seed_;
    config.retention = retention_;
    return config;
}

void Game::clear() noexcept
{
    std::memset(block_, 0, rules().layout.cleared);
    Play play{rules(), block_};
    moves::fill_block(play, seed_);
}

void Game::take_over(const Game& from, bool with_log) noexcept
{
    seed_ = from.seed_;
    is_loaded_ = from.is_loaded_;
    std::memcpy(block_, from.block_, from.view().state.used());
    history_.copy(from.history_);
    if (with_log)
        log_.copy(from.log_);
    else
        log_.follow(from.log_);
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
        log_.follow(Log(log_));
    return true;
}

/// Whether the library did an action by itself: the replay of the action before it repeats it. It also knows each tile that it
/// reveals from a known hand.
bool Game::is_own_doing(const Action& done) const noexcept
{
    if (done.seat != kNature || done.verb == Verb::finish) return false;
    return rules().config.chance == Chance::seeded || (done.verb == Verb::reveal && done.value > 0);
}

/// Replays the first `count` actions from the beginning. Skips those that the library did by itself, because it does them again.
void Game::replay(u32 count) noexcept
{
    const bool is_seeded = rules().config.chance == Chance::seeded;
    Play play{rules(), block_};
    if (is_loaded_) {
        std::memcpy(block_, shared_->loaded, block_size());
    } else if (has_start()) {
        go_to_start();
        if (is_seeded) moves::seed_chance(play, seed_);
        bastide::go_on(play);
    } else {
        clear();
        open_game(play);
    }
    for (u32 i = first_replayed(); i < count; ++i) {
        const Action& done = history_.at(i);
        if (is_own_doing(done)) continue;
        Verdict verdict;
        answer_if_legal(play, canonical(without_origin(done)), verdict);
    }
}

Status Game::undo(u32 action) noexcept
{
    if (!has_history() || is_faulty()) return Status::state;
    if (history_.is_truncated()) return Status::limit;
    if (action > history_.count()) return Status::absent;
    while (action < history_.count() && is_own_doing(history_.at(action))) ++action;
    if (action == history_.count()) return Status::ok;
    if (action < first_replayed()) return Status::state;
    replay(action);
    history_.truncate_to(action);
    if (log_.undo(action) >= kUndoneCapacity && retention_.events < 0) log_.drop_undone();
    Play play = this->play();
    moves::announce_undone(play, action);
    return is_faulty() ? Status::internal : Status::ok;
}

void Game::destroy(Game* game) noexcept
{
    SharedRules* shared = game->shared_;
    const Memory memory = game->memory_;
    memory.deallocate(game, game->bytes_);
    release_rules(shared);
}

void Game::open() noexcept
{
    Play play = this->play();
    open_game(play);
}

bool Game::save_start() noexcept
{
    if (!shared_->start) shared_->start = static_cast<u8*>(shared_->memory.allocate(block_size()));
    if (shared_->start) std::memcpy(shared_->start, block_, block_size());
    return shared_->start != nullptr;
}

void Game::go_on() noexcept
{
    Play play = this->play();
    bastide::go_on(play);
}

void Game::resume(u32 actions) noexcept
{
    log_.hide();
    log_.go_on_from(actions);
}

bool Game::begin_here() noexcept
{
    shared_->loaded = static_cast<u8*>(shared_->memory.allocate(block_size()));
    if (!shared_->loaded) return false;
    std::memcpy(shared_->loaded, block_, block_size());
    shared_->loaded_at = history_.count();
    is_loaded_ = true;
    return true;
}

void Game::restart(u64 seed) noexcept
{
    const bool is_seeded = rules().config.chance == Chance::seeded;
    is_loaded_ = false;
    seed_ = is_seeded ? seed : 0;
    history_.clear();
    log_.restart(log_.next());
    if (!has_start()) {
        clear();
        return open();
    }
    go_to_start();
    Play play = this->play();
    if (is_seeded) moves::seed_chance(play, seed);
    bastide::go_on(play);
}

}  // namespace bastide
