// SPDX-License-Identifier: MIT
// Figures through the C interface, all checks on.
#include <cstdlib>
#include <memory>
#include <string>

#include "bench.hpp"

using namespace bastide_bench;

namespace {

// ---- whole games ------------------------------------------------------------------------------------------------------

/// Restart, list, apply to the end.
void random_games(benchmark::State& state, const Setup& setup)
{
    Lister lister;
    const Game game = make(setup, 0);
    std::uint64_t n = 0;
    std::int64_t decisions = 0;
    for (auto _ : state) {
        bastide_game_restart(game.get(), n);
        Dice dice(n++ + 1000);
        decisions += lister.play(game.get(), dice, setup.most_decisions());
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["decisions"] = benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kAvgIterations);
}

/// Restart, list codes, apply one to the end.
void coded_games(benchmark::State& state, const Setup& setup)
{
    Coder coder;
    const Game game = make(setup, 0);
    std::uint64_t n = 0;
    for (auto _ : state) {
        bastide_game_restart(game.get(), n);
        Dice dice(n++ + 1000);
        coder.play(game.get(), dice, setup.most_decisions());
    }
    state.SetItemsProcessed(state.iterations());
}

/// Restart, sample, apply to the end.
void sampled_games(benchmark::State& state, const Setup& setup)
{
    const Game game = make(setup, 0);
    std::uint64_t n = 0;
    for (auto _ : state) {
        bastide_game_restart(game.get(), n);
        sample_to_end(game.get(), n++ + 1000, setup.most_decisions());
    }
    state.SetItemsProcessed(state.iterations());
}

/// Restart and play out in one call.
void rollouts(benchmark::State& state, const Setup& setup)
{
    const Game game = make(setup, 0);
    bastide_game* handle = game.get();
    std::uint64_t n = 0;
    std::uint64_t word = 1;
    for (auto _ : state) {
        bastide_game_restart(handle, n++);
        bastide_games_play_out(&handle, 1, static_cast<std::int32_t>(setup.most_decisions()), &word);
    }
    state.SetItemsProcessed(state.iterations());
}

/// The simulations of a search in the middle of a game, as its seat sees it: a copy, then a play-out of the second half.
void simulations(benchmark::State& state, const Setup& setup)
{
    const Game from = as_seen_by_seat(setup);
    const Game to = clone(from);
    std::uint64_t word = 1;
    for (auto _ : state) simulate(from, to, setup, word);
    state.SetItemsProcessed(state.iterations());
}

/// Games by lists on boards of so many tiles: nanoseconds a decision.
void cost_per_decision(benchmark::State& state)
{
    Setup setup = kBase;
    setup.copies = static_cast<std::int32_t>(state.range(0)) / 72;
    Lister lister;
    const Game game = make(setup, 0);
    std::uint64_t n = 0;
    std::int64_t decisions = 0;
    for (auto _ : state) {
        bastide_game_restart(game.get(), n);
        Dice dice(n++ + 1000);
        decisions += lister.play(game.get(), dice, setup.most_decisions());
    }
    state.SetItemsProcessed(decisions);
}
BENCHMARK(cost_per_decision)->Arg(72)->Arg(144)->Arg(504)->Arg(1008)->Arg(5040);

/// The same without lists.
void cost_per_sampled_decision(benchmark::State& state)
{
    Setup setup = kBase;
    setup.copies = static_cast<std::int32_t>(state.range(0)) / 72;
    const Game game = make(setup, 0);
    std::uint64_t n = 0;
    std::int64_t decisions = 0;
    for (auto _ : state) {
        bastide_game_restart(game.get(), n);
        decisions += sample_to_end(game.get(), n++ + 1000, setup.most_decisions());
    }
    state.SetItemsProcessed(decisions);
}
BENCHMARK(cost_per_sampled_decision)->Arg(72)->Arg(144)->Arg(504)->Arg(1008)->Arg(5040);

// ---- one call ---------------------------------------------------------------------------------------------------------

/// A game in its middle whose next decision is a placement.
Game before_placement(const Setup& setup, std::uint64_t seed)
{
    Game game = middle_of(setup, seed, kMiddle);
    Dice dice(seed);
    Lister lister;
    while (bastide_game_list_actions(game.get(), BASTIDE_ACTION_PLACE, nullptr, 0) == 0) lister.step(game.get(), dice);
    return game;
}

void count_actions(benchmark::State& state)
{
    const Game game = before_placement(kBase, 7);
    for (auto _ : state) benchmark::DoNotOptimize(bastide_game_count_actions(game.get(), BASTIDE_ANY));
}
BENCHMARK(count_actions);

void sample_action(benchmark::State& state)
{
    const Game game = before_placement(kBase, 7);
    std::uint64_t word = 1;
    bastide_action action{};
    for (auto _ : state) {
        bastide_game_sample_action(game.get(), BASTIDE_ANY, &word, &action);
        benchmark::DoNotOptimize(action);
    }
}
BENCHMARK(sample_action);

void list_actions(benchmark::State& state)
{
    const Game game = before_placement(kBase, 7);
    std::vector<bastide_action> actions(512);
    std::int32_t count = 0;
    for (auto _ : state) {
        count = bastide_game_list_actions(game.get(), BASTIDE_ANY, actions.data(), 512);
        benchmark::DoNotOptimize(actions.data());
        benchmark::ClobberMemory();
    }
    state.counters["actions"] = count;
}
BENCHMARK(list_actions);

void list_codes(benchmark::State& state)
{
    const Game game = before_placement(kBase, 7);
    std::vector<std::uint64_t> codes(512);
    std::int32_t count = 0;
    for (auto _ : state) {
        count = bastide_game_list_codes(game.get(), BASTIDE_ANY, codes.data(), 512);
        benchmark::DoNotOptimize(codes.data());
        benchmark::ClobberMemory();
    }
    state.counters["codes"] = count;
}
BENCHMARK(list_codes);

void list_placements(benchmark::State& state)
{
    const Game game = before_placement(kBase, 7);
    std::vector<bastide_placement> places(512);
    for (auto _ : state) {
        benchmark::DoNotOptimize(bastide_game_list_placements(game.get(), 3, places.data(), 512));
        benchmark::ClobberMemory();
    }
}
BENCHMARK(list_placements);

/// A game that is restarted with a seed: as it begins, what was done in it, and where its last turn begins, which is scored to
/// the end.
struct Recorded {
    Game begin;
    std::vector<bastide_action> actions;
    std::size_t last_turn = 0;
    std::int32_t turns = 0;
};

Recorded record(const Game& game, std::uint64_t seed)
{
    bastide_game_restart(game.get(), seed);
    Recorded recorded;
    recorded.begin = clone(game);
    std::uint64_t word = seed;
    bastide_decision now{};
    for (bastide_game_get_decision(game.get(), &now); !now.over; bastide_game_get_decision(game.get(), &now)) {
        if (now.turn != recorded.turns) recorded.last_turn = recorded.actions.size();
        recorded.turns = now.turn;
        bastide_action action{};
        bastide_game_sample_action(game.get(), BASTIDE_ANY, &word, &action);
        recorded.actions.push_back(action);
        perform(game.get(), action);
    }
    return recorded;
}

/// So many, to be played again one after the other. One game alone would be learned by heart: the processor foretells its
/// branches, and it takes four fifths of the time.
std::vector<Recorded> record_games(const Game& game)
{
    std::vector<Recorded> games;
    for (std::uint64_t seed = 0; seed < 64; ++seed) games.push_back(record(game, seed));
    return games;
}

/// Applying alone, from restart to result.
void apply_actions(benchmark::State& state, const Setup& setup)
{
    const Game game = make(setup, 0);
    const std::vector<Recorded> games = record_games(game);
    std::size_t sum = 0;
    for (const Recorded& played : games) sum += played.actions.size();
    std::size_t seed = 0;
    for (auto _ : state) {
        bastide_game_restart(game.get(), seed);
        for (const bastide_action& action : games[seed].actions) perform(game.get(), action);
        seed = (seed + 1) % games.size();
    }
    state.counters["decisions"] = static_cast<double>(sum) / static_cast<double>(games.size());
}

/// The same turn by turn, without restarts and the last turn: items are turns. Each game begins with a copy, some 30 ns.
void apply_turns(benchmark::State& state, const Setup& setup)
{
    const Game game = make(setup, 0);
    const std::vector<Recorded> games = record_games(game);
    std::size_t next = 0;
    std::int64_t turns = 0;
    for (auto _ : state) {
        const Recorded& played = games[next++ % games.size()];
        bastide_game_copy(game.get(), played.begin.get(), BASTIDE_VIEW_FULL, 0);
        for (std::size_t i = 0; i < played.last_turn; ++i) perform(game.get(), played.actions[i]);
        turns += played.turns - 1;
    }
    state.SetItemsProcessed(turns);
}

void create_game(benchmark::State& state, const Setup& setup)
{
    for (auto _ : state) benchmark::DoNotOptimize(make(setup, 1));
}

/// 6 MB of positions, which no L2 holds.
std::vector<Game> pool_of_clones(const Game& game)
{
    std::vector<Game> pool;
    for (int n = 0; n < 1024; ++n) pool.push_back(clone(game));
    return pool;
}

/// One game cloned again and again: it stays in L1.
void clone_hot(benchmark::State& state)
{
    const Game game = position(7);
    for (auto _ : state) benchmark::DoNotOptimize(clone(game));
}
BENCHMARK(clone_hot);

/// From a pool of positions of one game.
void clone_from_pool(benchmark::State& state)
{
    const std::vector<Game> pool = pool_of_clones(position(7));
    Dice dice(1);
    for (auto _ : state) benchmark::DoNotOptimize(clone(pool[dice.below(1024)]));
}
BENCHMARK(clone_from_pool);

/// From games that were created one by one: each has rules tables of its own, which do not stay near either.
void clone_from_many_games(benchmark::State& state)
{
    std::vector<Game> pool;
    for (std::uint64_t n = 0; n < 1024; ++n) pool.push_back(position(n));
    Dice dice(1);
    for (auto _ : state) benchmark::DoNotOptimize(clone(pool[dice.below(1024)]));
}
BENCHMARK(clone_from_many_games);

void copy_hot(benchmark::State& state)
{
    const Game game = position(7);
    const Game to = clone(game);
    for (auto _ : state) benchmark::DoNotOptimize(bastide_game_copy(to.get(), game.get(), BASTIDE_VIEW_FULL, 0));
}
BENCHMARK(copy_hot);

/// From such a pool.
void copy_from_pool(benchmark::State& state)
{
    const Game game = position(7);
    const Game to = clone(game);
    const std::vector<Game> pool = pool_of_clones(game);
    Dice dice(1);
    for (auto _ : state)
        benchmark::DoNotOptimize(bastide_game_copy(to.get(), pool[dice.below(1024)].get(), BASTIDE_VIEW_FULL, 0));
}
BENCHMARK(copy_from_pool);

void hash_of_position(benchmark::State& state)
{
    const Game game = middle_of(kBase, 7, kMiddle);
    std::uint64_t hash = 0;
    for (auto _ : state) {
        bastide_game_get_hash(game.get(), &hash);
        benchmark::DoNotOptimize(hash);
    }
}
BENCHMARK(hash_of_position);

/// Who would win if the game ended now, in positions from the first to the last tile.
void standing(benchmark::State& state, const Setup& setup)
{
    const std::vector<Game> pool = positions_of(setup);
    bastide_standing seats[BASTIDE_SEATS_MAX];
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(bastide_game_list_standing(pool[next].get(), seats, BASTIDE_SEATS_MAX));
        next = next + 1 < pool.size() ? next + 1 : 0;
    }
}
BENCHMARK_CAPTURE(standing, base, kBase);
BENCHMARK_CAPTURE(standing, base_tower_abbey_mayor, kBothWithoutWinter);

/// What a player judges such positions by: all occupied features with their chances.
void briefs(benchmark::State& state, const Setup& setup)
{
    const std::vector<Game> pool = positions_of(setup);
    std::vector<bastide_brief> out(192);
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(bastide_game_list_briefs(pool[next].get(), BASTIDE_ANY, out.data(), 192));
        next = next + 1 < pool.size() ? next + 1 : 0;
    }
}
BENCHMARK_CAPTURE(briefs, base, kBase);
BENCHMARK_CAPTURE(briefs, base_tower_abbey_mayor, kBothWithoutWinter);

/// The open cells of such positions with the tiles left that fit each.
void open_cells(benchmark::State& state)
{
    const std::vector<Game> pool = positions_of(kBase);
    std::vector<bastide_open_cell> out(256);
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(bastide_game_list_open_cells(pool[next].get(), BASTIDE_ANY, out.data(), 256));
        next = next + 1 < pool.size() ? next + 1 : 0;
    }
}
BENCHMARK(open_cells);

void tiles_left(benchmark::State& state)
{
    const std::vector<Game> pool = positions_of(kBase);
    std::int32_t out[256];
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(bastide_game_list_left(pool[next].get(), out, 256));
        next = next + 1 < pool.size() ? next + 1 : 0;
    }
}
BENCHMARK(tiles_left);

/// The features that the last eight events of a game touched.
void changed_features(benchmark::State& state)
{
    const Game game = middle_of(kBase, 7, kMiddle);
    std::uint64_t first = 0;
    std::uint64_t next = 0;
    std::int32_t out[256];
    if (bastide_game_get_event_range(game.get(), &first, &next) != BASTIDE_OK || next < 8) std::abort();
    for (auto _ : state) benchmark::DoNotOptimize(bastide_game_list_changed_features(game.get(), next - 8, out, 256));
}
BENCHMARK(changed_features);

/// As many games as a server holds, from their middle on, and one decision of each in turn: none stays in a cache until it comes
/// again. They share their rules, as clones do; one that is over begins anew.
void resident_games(benchmark::State& state, const Setup& setup)
{
    constexpr std::size_t kGames = 10'000;
    CountingMemory memory;
    const Game source = make(resident(setup), 0);
    std::vector<Game> games;
    std::uint64_t seed = 0;
    for (std::size_t n = 0; n < kGames; ++n) {
        const Game& game = games.emplace_back(clone(source, &memory.record));
        bastide_game_restart(game.get(), ++seed);
        sample_to_end(game.get(), seed, kMiddle);
    }
    std::uint64_t word = 1;
    std::size_t next = 0;
    for (auto _ : state) {
        bastide_game* const game = games[next].get();
        bastide_action action{};
        if (bastide_game_sample_action(game, BASTIDE_ANY, &word, &action) == BASTIDE_OK)
            perform(game, action);
        else
            bastide_game_restart(game, ++seed);
        next = (next + 1) % kGames;
    }
    state.counters["bytes"] = static_cast<double>(memory.bytes) / kGames;
}

void write_snapshot(benchmark::State& state)
{
    const Game game = middle_of(kBase, 7, kMiddle);
    std::vector<std::uint8_t> bytes(1 << 16);
    std::int32_t size = 0;
    for (auto _ : state) {
        size = bastide_game_write_snapshot(game.get(), BASTIDE_VIEW_FULL, bytes.data(), 1 << 16);
        benchmark::DoNotOptimize(bytes.data());
    }
    state.counters["bytes"] = size;
}
BENCHMARK(write_snapshot);

void restore_snapshot(benchmark::State& state)
{
    const Game game = middle_of(kBase, 7, kMiddle);
    const std::vector<std::uint8_t> bytes = snapshot(game);
    for (auto _ : state) restore(game, bytes);
}
BENCHMARK(restore_snapshot);

/// A game waked on a server that holds one of its config: a clone of that, restored.
void load_snapshot(benchmark::State& state, const Setup& setup)
{
    const Game source = make(resident(setup), 0);
    const std::vector<std::uint8_t> bytes = snapshot(middle_of(resident(setup), 7, kMiddle));
    for (auto _ : state) {
        const Game game = clone(source);
        restore(game, bytes);
    }
    state.counters["bytes"] = static_cast<double>(bytes.size());
}

/// One more on such a server.
void begin_game(benchmark::State& state, const Setup& setup)
{
    const Game source = make(resident(setup), 0);
    std::uint64_t seed = 0;
    for (auto _ : state) bastide_game_restart(clone(source).get(), seed++);
}

/// A bot's own game, as its seat sees it.
void clone_for_seat(benchmark::State& state, const Setup& setup)
{
    const Game game = middle_of(resident(setup), 7, kMiddle);
    for (auto _ : state) {
        bastide_game* made = nullptr;
        if (bastide_game_clone(game.get(), 0, 0, nullptr, &made) != BASTIDE_OK) throw std::logic_error("no view");
        bastide_game_destroy(made);
    }
}

void ask_features(benchmark::State& state)
{
    const Game game = middle_of(kBase, 7, kMiddle);
    std::vector<bastide_feature> features(1024);
    std::int32_t count = 0;
    for (auto _ : state) {
        count = bastide_game_list_features(game.get(), BASTIDE_ANY, features.data(), 1024);
        benchmark::DoNotOptimize(features.data());
        benchmark::ClobberMemory();
    }
    state.SetItemsProcessed(state.iterations() * count);
}
BENCHMARK(ask_features);

// ---- geometry ---------------------------------------------------------------------------------------------------------

/// Draws the tile types of all boxes; the counter says how many bytes one takes.
void draw_tile_types(benchmark::State& state)
{
    const Game game = make(kBothWithoutWinter, 1);
    const std::int32_t types = bastide_game_list_tiles(game.get(), nullptr, 0);
    CountingMemory memory;
    for (auto _ : state) {
        const Geometry geometry = geometry_of(game, &memory.record);
        state.counters["bytes a type"] = static_cast<double>(memory.bytes) / types;
    }
    state.SetItemsProcessed(state.iterations() * types);
}
BENCHMARK(draw_tile_types);

/// The outlines of all features of a board.
void outline_features(benchmark::State& state)
{
    const Game game = middle_of(kBothWithoutWinter, 7, 3 * kMiddle);
    const Geometry geometry = geometry_of(game);
    std::vector<bastide_feature> features(1024);
    std::vector<bastide_point> points(65536);
    const std::int32_t count = bastide_game_list_features(game.get(), BASTIDE_ANY, features.data(), 1024);
    for (auto _ : state) {
        for (std::int32_t i = 0; i < count; ++i)
            bastide_geometry_list_feature_outline(geometry.get(), game.get(), features[static_cast<std::size_t>(i)].id,
                                                  points.data(), 65536);
        benchmark::DoNotOptimize(points.data());
        benchmark::ClobberMemory();
    }
    state.SetItemsProcessed(state.iterations() * count);
}
BENCHMARK(outline_features);

/// A click on the board.
void pick_segment(benchmark::State& state)
{
    const Game game = middle_of(kBase, 7, kMiddle);
    const Geometry geometry = geometry_of(game);
    bastide_placed_segment part;
    std::int32_t n = 0;
    for (auto _ : state) {
        n = (n + 389) % 1024;
        bastide_geometry_pick(geometry.get(), game.get(), n, 1023 - n, &part);
        benchmark::DoNotOptimize(part);
    }
}
BENCHMARK(pick_segment);

// ---- what a game takes ------------------------------------------------------------------------------------------------

/// Bytes of a handle with its log and history, allocations to make it, and those while it is played: none.
void memory_of_game(benchmark::State& state, const Setup& setup)
{
    CountingMemory memory;
    std::int64_t made = 0;
    std::int64_t bytes = 0;
    Lister lister;
    for (auto _ : state) {
        memory.taken = 0;
        const Game game = make(setup, 1, &memory.record);
        made = memory.taken;
        bytes = memory.bytes;
        Dice dice(1);
        lister.play(game.get(), dice, setup.most_decisions());
    }
    state.counters["bytes"] = static_cast<double>(bytes);
    state.counters["allocations_to_create"] = static_cast<double>(made);
    state.counters["allocations_to_play"] = static_cast<double>(memory.taken - made);
}

/// Separate games on several threads at once.
void random_games_on_threads(benchmark::State& state)
{
    Lister lister;
    const Game game = make(kBase, 0);
    std::uint64_t n = static_cast<std::uint64_t>(state.thread_index()) << 32;
    for (auto _ : state) {
        bastide_game_restart(game.get(), n);
        Dice dice(n++ + 1000);
        lister.play(game.get(), dice, kBase.most_decisions());
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(random_games_on_threads)->ThreadRange(1, 4)->UseRealTime();

Setup with_seats(std::int32_t seats)
{
    Setup setup = kBase;
    if (seats > 5) setup.preset = BASTIDE_PRESET_ABBEY_MAYOR_TOWER;
    setup.seats = seats;
    return setup;
}

/// One benchmark for each thing that is played.
void enter(const char* name, void (*run)(benchmark::State&, const Setup&), const Setup& setup, const std::string& what)
{
    benchmark::RegisterBenchmark((std::string(name) + "/" + what).c_str(),
                                 [run, setup](benchmark::State& state) { run(state, setup); });
}

const bool entered = [] {
    for (const Setup& setup : mixtures()) {
        enter("random_games", random_games, setup, setup.name);
        enter("coded_games", coded_games, setup, setup.name);
        enter("sampled_games", sampled_games, setup, setup.name);
        enter("rollouts", rollouts, setup, setup.name);
        enter("create_game", create_game, setup, setup.name);
        enter("memory_of_game", memory_of_game, setup, setup.name);
        if (setup.preset != 0) enter("apply_actions", apply_actions, setup, setup.name);
    }
    for (std::int32_t seats = 2; seats <= 6; ++seats)
        enter("random_games_by_seats", random_games, with_seats(seats), std::to_string(seats));
    Setup quiet = kBase;
    quiet.capacity = -1;
    enter("random_games_without", random_games, quiet, "events");
    quiet.flags = BASTIDE_CONFIG_FLAG_NO_HISTORY;
    enter("random_games_without", random_games, quiet, "events_and_history");
    for (const Setup& setup : {kBase, kBoth}) {
        enter("simulations", simulations, searched(setup), setup.name);
        enter("resident_games", resident_games, setup, setup.name);
        enter("begin_game", begin_game, setup, setup.name);
        enter("load_snapshot", load_snapshot, setup, setup.name);
        Setup forgetful = setup;
        forgetful.flags = BASTIDE_CONFIG_FLAG_NO_HISTORY;
        enter("load_snapshot_without_history", load_snapshot, forgetful, setup.name);
        enter("clone_for_seat", clone_for_seat, setup, setup.name);
    }
    enter("apply_turns", apply_turns, kBase, "base");
    enter("apply_turns", apply_turns, quiet, "base_without_events_and_history");
    return true;
}();

}  // namespace
