// SPDX-License-Identifier: MIT
// The work whose instructions are counted (./dev instructions): so many games of one kind, played in one way. The count of a
// game is the difference between two runs, so starting the program does not enter it.
//   bastide_instructions WAY SETUP GAMES      SETUP: a name of kMixtures or kHosted, or base*14; WAY one of
//       created   created and destroyed, not played
//       begun     the same from a game that is there: cloned and restarted, its rules shared
//       written   a snapshot written in the middle of a game
//       loaded    that snapshot loaded as a server does that keeps games of its config: a clone, restored
//       lists     restarted, every decision listed, one of the list applied
//       codes     the same with codes
//       sampled   restarted, every decision sampled and applied
//       rollouts  restarted and played out in one call
//   bastide_instructions turns SETUP GAMES                how many these games have when they are sampled
//   bastide_instructions sizes                bytes of the block, of a whole handle, and of one game more on a server
//   bastide_instructions compiler             what compiled this program
#include <cstdio>
#include <cstring>
#include <string>

#include "../../capi/interface.hpp"
#include "dice/dice_game.hpp"
#include "workload.hpp"

using namespace bastide_bench;

namespace {

constexpr Setup kHuge{"base*14", BASTIDE_PRESET_BASE, 2, 14};  // 1,008 tiles
constexpr Setup kFiveSeats{"base.5", BASTIDE_PRESET_BASE, 5};

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

void print_sizes(const Setup& setup)
{
    CountingMemory memory;
    const Game game = make(setup, 1, &memory.record);
    const bool is_of_tiles = game->kind == bastide::GameKind::tiles;
    const unsigned block =
        is_of_tiles ? static_cast<bastide::Game*>(game->game)->block_size() : static_cast<unsigned>(sizeof(bastide::dice::State));
    std::printf("bytes block %s %u\n", setup.name, block);
    std::printf("bytes handle %s %lld\n", setup.name, static_cast<long long>(memory.bytes));
    const Game source = make(resident(setup), 1);
    const std::int64_t before = memory.bytes;
    const Game another = clone(source, &memory.record);
    std::printf("bytes resident %s %lld\n", setup.name, static_cast<long long>(memory.bytes - before));
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

const Setup* setup_named(const char* name)
{
    for (const Setup& setup : kMixtures)
        if (std::strcmp(setup.name, name) == 0) return &setup;
    for (const Setup& setup : kHosted)
        if (std::strcmp(setup.name, name) == 0) return &setup;
    return std::strcmp(kHuge.name, name) == 0 ? &kHuge : nullptr;
}

int usage()
{
    std::fprintf(stderr,
                 "usage: bastide_instructions created|begun|written|loaded|lists|codes|sampled|rollouts|turns SETUP GAMES |"
                 " sizes | compiler\n");
    return 2;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc == 2 && std::strcmp(argv[1], "sizes") == 0) {
        for (const Setup& setup : kMixtures) print_sizes(setup);
        print_sizes(kFiveSeats);
        return 0;
    }
    if (argc == 2 && std::strcmp(argv[1], "compiler") == 0) {
        print_compiler();
        return 0;
    }
    const Setup* setup = argc == 4 ? setup_named(argv[2]) : nullptr;
    if (!setup) return usage();
    const std::string way = argv[1];
    const int games = std::atoi(argv[3]);
    if (way == "created")
        create_and_destroy(*setup, games);
    else if (way == "begun")
        clone_and_restart(*setup, games);
    else if (way == "written")
        write_snapshots(*setup, games);
    else if (way == "loaded")
        load_snapshots(*setup, games);
    else if (way == "lists")
        play_by_lists<Lister>(*setup, games);
    else if (way == "codes")
        play_by_lists<Coder>(*setup, games);
    else if (way == "sampled")
        play_by_samples(*setup, games);
    else if (way == "rollouts")
        play_by_rollouts(*setup, games);
    else if (way == "turns")
        std::printf("%lld\n", static_cast<long long>(count_turns(*setup, games)));
    else
        return usage();
    return 0;
}
