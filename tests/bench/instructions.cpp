// SPDX-License-Identifier: MIT
// The work whose instructions are counted (./dev instructions): so many games of one kind, played in one way. The count of a
// game is the difference between two runs, so starting the program does not enter it.
//   bastide_instructions WAY SETUP GAMES      SETUP: a name of mixtures() or kHosted, base*14, base*70 or base.5; WAY one of
//       created   created and destroyed, not played
//       begun     the same from a game that is there: cloned and restarted, its rules shared
//       written   a snapshot written in the middle of a game
//       loaded    that snapshot loaded as a server does that keeps games of its config: a clone, restored
//       lists     restarted, every decision listed, one of the list applied
//       codes     the same with codes
//       sampled   restarted, every decision sampled and applied
//       rollouts  restarted and played out in one call
//       simulated the middle of a game, as a seat sees it, copied and played out
//       standing  who would have how much if the game ended now, in sixty positions of games in turn
//       shown     every list of a board that is full, once: features, briefs, tiles, open cells, stock, things, the position
//       cloned    the middle of a game cloned, without log and history, and destroyed
//       copied    the same copied into a game that is there
//       drawn     the tile types of the setup drawn
//       stepped   a batch of one game: restarted, every decision sampled by its place in the list and stepped
//       observed  the same by number, with planes and mask for the seat that decides, in arrays that are kept
//       derived   the same with all derived planes
//   bastide_instructions types SETUP          how many tile types that are
//   bastide_instructions turns SETUP GAMES    how many turns these games have when they are sampled
//   bastide_instructions mixtures | boxes     the names of the setups that are measured in every way; of those with one box
//   bastide_instructions sizes                bytes of the block, of a whole handle, of one game more on a server, and of a tile
//                                             type that is drawn; allocations while a game is played
//   bastide_instructions compiler             what compiled this program
#include <algorithm>
#include <cstdio>
#include <iterator>
#include <string>

#include "../../capi/interface.hpp"
#include "bastide_batch.h"
#include "dice/dice_game.hpp"
#include "workload.hpp"

using namespace bastide_bench;

namespace {

const Setup kHuge[] = {
    {"base*14", BASTIDE_PRESET_BASE, 2, 14},  // 1,008 tiles
    {"base*70", BASTIDE_PRESET_BASE, 2, 70},  // 5,040
    {"base+king*14", BASTIDE_PRESET_KING_ROBBER, 2, 14},
    {"base+king*70", BASTIDE_PRESET_KING_ROBBER, 2, 70},
};
const Setup kFiveSeats{"base.5", BASTIDE_PRESET_BASE, 5};

void create_and_destroy(const Setup& setup, int games)
{
    for (int n = 0; n < games; ++n) make(setup, static_cast<std::uint64_t>(n));
}

void clone_and_restart(const Setup& setup, int games)
{
    const Game source = make(resident(setup), 0);
    for (int n = 0; n < games; ++n) bastide_game_restart(clone(source).get(), static_cast<std::uint64_t>(n));
}

void write_snapshots(const Setup& setup, int games)
{
    const Game game = middle_of(resident(setup), 7, kMiddle);
    for (int n = 0; n < games; ++n) snapshot(game);
}

void load_snapshots(const Setup& setup, int games)
{
    const Game source = make(resident(setup), 0);
    const std::vector<std::uint8_t> bytes = snapshot(middle_of(resident(setup), 7, kMiddle));
    for (int n = 0; n < games; ++n) restore(clone(source), bytes);
}

template <class Player>
void play_by_lists(const Setup& setup, int games)
{
    Player lister;
    const Game game = make(setup, 0);
    for (int n = 0; n < games; ++n) {
        bastide_game_restart(game.get(), static_cast<std::uint64_t>(n));
        Dice dice(static_cast<std::uint64_t>(n) + 1000);
        lister.play(game.get(), dice, setup.most_decisions());
    }
}

void play_by_samples(const Setup& setup, int games)
{
    const Game game = make(setup, 0);
    for (int n = 0; n < games; ++n) {
        bastide_game_restart(game.get(), static_cast<std::uint64_t>(n));
        sample_to_end(game.get(), static_cast<std::uint64_t>(n) + 1000, setup.most_decisions());
    }
}

/// The turns of the games of play_by_samples().
std::int64_t count_turns(const Setup& setup, int games)
{
    const Game game = make(setup, 0);
    std::int64_t count = 0;
    for (int n = 0; n < games; ++n) {
        bastide_game_restart(game.get(), static_cast<std::uint64_t>(n));
        sample_to_end(game.get(), static_cast<std::uint64_t>(n) + 1000, setup.most_decisions());
        bastide_decision last{};
        if (bastide_game_get_decision(game.get(), &last) != BASTIDE_OK) throw std::logic_error("no end is told");
        count += last.turn;
    }
    return count;
}

void play_by_rollouts(const Setup& setup, int games)
{
    const Game game = make(setup, 0);
    bastide_game* handle = game.get();
    for (int n = 0; n < games; ++n) {
        std::uint64_t word = static_cast<std::uint64_t>(n) + 1000;
        bastide_game_restart(handle, static_cast<std::uint64_t>(n));
        bastide_games_play_out(&handle, 1, static_cast<std::int32_t>(setup.most_decisions()), &word);
    }
}

void simulate_games(const Setup& setup, int games)
{
    const Game from = as_seen_by_seat(searched(setup));
    const Game to = clone(from);
    std::uint64_t word = 1;
    for (int n = 0; n < games; ++n) simulate(from, to, setup, word);
}

void ask_standings(const Setup& setup, int games)
{
    const std::vector<Game> positions = positions_of(setup);
    bastide_standing seats[BASTIDE_SEATS_MAX];
    for (std::size_t n = 0; n < static_cast<std::size_t>(games); ++n)
        bastide_game_list_standing(positions[n % positions.size()].get(), seats, BASTIDE_SEATS_MAX);
}

/// Asks a list for its number and for its entries.
template <class Record, class List>
void show(List&& list)
{
    const std::int32_t count = list(static_cast<Record*>(nullptr), 0);
    if (count < 0) throw std::logic_error("no list");
    std::vector<Record> out(static_cast<std::size_t>(count));
    if (list(out.data(), count) != count) throw std::logic_error("a list changed its mind");
}

void show_everything(const Setup& setup, int games)
{
    const Game made = make(resident(setup), 3);
    bastide_game* const game = made.get();
    std::uint64_t word = 4;
    bastide_games_play_out(&game, 1, static_cast<std::int32_t>(setup.most_decisions()), &word);
    for (int n = 0; n < games; ++n) {
        show<bastide_feature>([&](auto* out, auto cap) { return bastide_game_list_features(game, BASTIDE_ANY, out, cap); });
        show<bastide_brief>([&](auto* out, auto cap) { return bastide_game_list_briefs(game, BASTIDE_ANY, out, cap); });
        show<bastide_placed>([&](auto* out, auto cap) { return bastide_game_list_board(game, out, cap); });
        show<bastide_open_cell>([&](auto* out, auto cap) { return bastide_game_list_open_cells(game, BASTIDE_ANY, out, cap); });
        show<bastide_stock>([&](auto* out, auto cap) { return bastide_game_list_stock(game, out, cap); });
        show<bastide_thing>([&](auto* out, auto cap) { return bastide_game_list_things(game, BASTIDE_ANY, out, cap); });
        show<bastide_piece>([&](auto* out, auto cap) { return bastide_game_list_pieces(game, out, cap); });
    }
}

void clone_positions(const Setup& setup, int games)
{
    const Game game = middle_of(searched(setup), 7, kMiddle);
    for (int n = 0; n < games; ++n) clone(game);
}

void copy_positions(const Setup& setup, int games)
{
    const Game game = middle_of(searched(setup), 7, kMiddle);
    const Game to = clone(game);
    for (int n = 0; n < games; ++n) bastide_game_copy(to.get(), game.get(), BASTIDE_VIEW_FULL, 0);
}

void draw_tile_types(const Setup& setup, int games)
{
    const Game game = make(setup, 1);
    for (int n = 0; n < games; ++n) geometry_of(game);
}

/// Plays the games of a batch of one, and observes them if there are arrays for it.
void play_in_batch(const Setup& setup, int games, bool is_observed, std::uint32_t derived = 0)
{
    bastide_batch* batch = nullptr;
    bastide_batch_shape shape{};
    bastide_batch_options options;
    bastide_batch_options_init(&options);
    options.derived = derived;
    if (bastide_batch_create(make(resident(setup), 0).get(), &options, nullptr, &batch) != BASTIDE_OK ||
        bastide_batch_get_shape(batch, &shape) != BASTIDE_OK)
        throw std::logic_error("no batch is made");
    std::vector<std::uint8_t> planes(static_cast<std::size_t>(shape.planes * shape.window * shape.window));
    std::vector<std::uint8_t> mask(static_cast<std::size_t>(shape.actions));
    const std::uint32_t flags = is_observed ? BASTIDE_BATCH_FLAG_KEPT : BASTIDE_BATCH_FLAG_INDEX;
    for (int n = 0; n < games; ++n) {
        const std::uint64_t seed = static_cast<std::uint64_t>(n);
        std::int32_t number = -1;
        bastide_batch_restart(batch, 0, 1, &seed);
        while (bastide_batch_sample(batch, 0, 1, flags & BASTIDE_BATCH_FLAG_INDEX, &number) == 1)
            bastide_batch_advance(batch, 0, 1, &number, flags, nullptr, nullptr, is_observed ? planes.data() : nullptr, nullptr,
                                  is_observed ? mask.data() : nullptr);
    }
    bastide_batch_destroy(batch);
}
void step_in_batch(const Setup& setup, int games) { play_in_batch(setup, games, false); }
void observe_in_batch(const Setup& setup, int games) { play_in_batch(setup, games, true); }
void observe_all_in_batch(const Setup& setup, int games)
{
    play_in_batch(setup, games, true,
                  BASTIDE_BATCH_DERIVED_FLAG_FIELDS | BASTIDE_BATCH_DERIVED_FLAG_FEATURES | BASTIDE_BATCH_DERIVED_FLAG_POINTS);
}

std::int32_t count_types(const Setup& setup) { return bastide_game_list_tiles(make(setup, 1).get(), nullptr, 0); }

/// What a game asks of its memory after it was created, whatever is done with it: nothing.
void print_allocations(const Setup& setup)
{
    CountingMemory memory;
    const Game game = make(setup, 1, &memory.record);
    const Game other = clone(game);
    const std::int64_t created = memory.taken;
    Dice dice(1);
    Lister().play(game.get(), dice, kMiddle);
    bastide_standing seats[BASTIDE_SEATS_MAX];
    bastide_game_list_standing(game.get(), seats, BASTIDE_SEATS_MAX);
    std::uint64_t word = 1;
    bastide_game* handle = game.get();
    bastide_games_play_out(&handle, 1, static_cast<std::int32_t>(setup.most_decisions()), &word);
    bastide_game_undo(handle, 10, nullptr);
    bastide_game_restart(handle, 2);
    sample_to_end(handle, 3, setup.most_decisions());
    bastide_game_copy(handle, other.get(), BASTIDE_VIEW_FULL, 0);
    std::printf("count allocations %s %lld\n", setup.name.c_str(), static_cast<long long>(memory.taken - created));
}

void print_geometry(const Setup& setup)
{
    CountingMemory memory;
    const Game game = make(setup, 1);
    const Geometry geometry = geometry_of(game, &memory.record);
    std::printf("bytes geometry %s %lld\n", setup.name.c_str(), static_cast<long long>(memory.bytes / count_types(setup)));
}

void print_sizes(const Setup& setup)
{
    CountingMemory memory;
    const Game game = make(setup, 1, &memory.record);
    const bool is_of_tiles = game->kind == bastide::GameKind::tiles;
    const unsigned block =
        is_of_tiles ? static_cast<bastide::Game*>(game->game)->block_size() : static_cast<unsigned>(sizeof(bastide::dice::State));
    std::printf("bytes block %s %u\n", setup.name.c_str(), block);
    std::printf("bytes handle %s %lld\n", setup.name.c_str(), static_cast<long long>(memory.bytes));
    const Game source = make(resident(setup), 1);
    const std::int64_t before = memory.bytes;
    const Game another = clone(source, &memory.record);
    std::printf("bytes resident %s %lld\n", setup.name.c_str(), static_cast<long long>(memory.bytes - before));
}

void print_compiler()
{
#if defined(__clang__)
    std::printf("clang-%d\n", __clang_major__);
#elif defined(__GNUC__)
    std::printf("gcc-%d\n", __GNUC__);
#else
    std::printf("another\n");
#endif
}

std::vector<Setup> all_setups()
{
    std::vector<Setup> setups = mixtures();
    setups.insert(setups.end(), std::begin(kHosted), std::end(kHosted));
    setups.insert(setups.end(), std::begin(kHuge), std::end(kHuge));
    setups.push_back(kFiveSeats);
    return setups;
}

void print_names(const std::vector<Setup>& setups)
{
    for (const Setup& setup : setups) std::printf("%s\n", setup.name.c_str());
}

struct Way {
    const char* name;
    void (*play)(const Setup& setup, int games);
};
constexpr Way kWays[] = {
    {"created", create_and_destroy}, {"begun", clone_and_restart},      {"written", write_snapshots},
    {"loaded", load_snapshots},      {"lists", play_by_lists<Lister>},  {"codes", play_by_lists<Coder>},
    {"sampled", play_by_samples},    {"rollouts", play_by_rollouts},    {"simulated", simulate_games},
    {"standing", ask_standings},     {"shown", show_everything},        {"cloned", clone_positions},
    {"copied", copy_positions},      {"drawn", draw_tile_types},        {"stepped", step_in_batch},
    {"observed", observe_in_batch},  {"derived", observe_all_in_batch},
};

int usage()
{
    std::fprintf(stderr,
                 "usage: bastide_instructions WAY SETUP GAMES | turns SETUP GAMES | types SETUP | mixtures | boxes | sizes | "
                 "compiler\nways:");
    for (const Way& way : kWays) std::fprintf(stderr, " %s", way.name);
    std::fprintf(stderr, "\n");
    return 2;
}

void print_all_sizes()
{
    for (const Setup& setup : mixtures()) print_sizes(setup);
    print_sizes(kFiveSeats);
    for (const Setup& setup : mixtures()) print_allocations(setup);
    for (const Setup& setup : mixtures())
        if (setup.preset != 0) print_geometry(setup);
}

int print_what(const std::string& what)
{
    if (what == "compiler")
        print_compiler();
    else if (what == "mixtures")
        print_names(mixtures());
    else if (what == "boxes")
        print_names(box_games());
    else if (what == "sizes")
        print_all_sizes();
    else
        return usage();
    return 0;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc == 2) return print_what(argv[1]);
    const std::vector<Setup> setups = all_setups();
    const auto found =
        std::find_if(setups.begin(), setups.end(), [&](const Setup& setup) { return argc >= 3 && setup.name == argv[2]; });
    if (found == setups.end()) return usage();
    const Setup& setup = *found;
    const std::string way = argv[1];
    if (argc == 3 && way == "types") {
        std::printf("%d\n", count_types(setup));
        return 0;
    }
    if (argc != 4) return usage();
    const int games = std::atoi(argv[3]);
    if (way == "turns") {
        std::printf("%lld\n", static_cast<long long>(count_turns(setup, games)));
        return 0;
    }
    for (const Way& known : kWays) {
        if (way != known.name) continue;
        known.play(setup, games);
        return 0;
    }
    return usage();
}
