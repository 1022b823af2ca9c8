// SPDX-License-Identifier: MIT
// What is measured: games played to their end uniformly at random, through include/bastide.h alone. The benchmarks and the count
// of instructions play the same games, so that their figures speak of the same work.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

#include "../support/handles.hpp"
#include "bastide.h"

namespace bastide_bench {

/// SplitMix64 and a product instead of a division: the player must cost nothing beside the game.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}

    std::uint32_t below(std::uint32_t n)
    {
        std::uint64_t z = (state_ += 0x9E3779B97F4A7C15u);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return static_cast<std::uint32_t>(((z ^ (z >> 31)) >> 32) * n >> 32);
    }

private:
    std::uint64_t state_;
};

using bastide_tests::Game;

/// What is played.
struct Setup {
    std::string name;
    std::int32_t preset;  ///< bastide_preset; 0: the dice game
    std::int32_t seats = 2;
    std::int32_t copies = 1;    ///< of the base set
    std::int32_t winter = 1;    ///< and of the twelve tiles of the Winter Edition, where the preset has them
    std::int32_t capacity = 0;  ///< of the event log; 0: all events
    std::uint32_t flags = 0;
    std::int32_t chance = BASTIDE_CHANCE_SEEDED;
    bool has_all_additions = false;  ///< every set of is_addition(), too

    /// A dice game of players that choose at random hardly ever ends.
    std::int64_t most_decisions() const { return preset == 0 ? 200 : 1'000'000; }
};

inline const Setup kBase{"base", BASTIDE_PRESET_BASE};
inline const Setup kBoth{"winter+tower+abbey_mayor", BASTIDE_PRESET_ABBEY_MAYOR_TOWER};
inline const Setup kBothWithoutWinter{"base+tower+abbey_mayor", BASTIDE_PRESET_ABBEY_MAYOR_TOWER, 2, 1, 0};

/// A list of words of the library: sets, presets.
inline std::vector<std::int32_t> words_of(std::int32_t vocabulary)
{
    std::vector<std::int32_t> numbers(static_cast<std::size_t>(bastide_word_list(vocabulary, nullptr, 0)));
    bastide_word_list(vocabulary, numbers.data(), static_cast<std::int32_t>(numbers.size()));
    return numbers;
}

/// The sets of a preset, joined: base+river. The Winter Edition has the base game in it: winter+tower.
inline std::string name_of(std::int32_t preset)
{
    bastide_choice choices[BASTIDE_PRESET_CHOICES_MAX] = {};
    const std::int32_t count = bastide_preset_list_choices(preset, choices, BASTIDE_PRESET_CHOICES_MAX);
    std::string name;
    for (std::int32_t i = 0; i < count; ++i) {
        char word[64] = "";
        if (choices[i].kind != BASTIDE_CHOICE_SET) continue;
        bastide_word_name(BASTIDE_VOCABULARY_SET, choices[i].id, word, sizeof word);
        if (choices[i].id == BASTIDE_SET_WINTER && name == "base") name.clear();
        name += (name.empty() ? "" : "+") + std::string(word);
    }
    return name;
}

/// The base game with each box: the first preset of each, whose number is that of the box times 100 and 1.
inline std::vector<Setup> box_games()
{
    std::vector<Setup> games;
    for (const std::int32_t preset : words_of(BASTIDE_VOCABULARY_PRESET))
        if (preset > 100 && preset % 100 == 1) games.push_back({name_of(preset), preset});
    return games;
}

/// All that is measured in every way; mixtures of boxes are those of presets, and all boxes that people add to the base game.
inline std::vector<Setup> mixtures()
{
    std::vector<Setup> games{kBase, {"winter", BASTIDE_PRESET_WINTER}};
    for (const Setup& game : box_games()) games.push_back(game);
    for (const std::int32_t preset : {BASTIDE_PRESET_TRADERS_BUILDERS_INNS, BASTIDE_PRESET_RIVER_BOTH})
        games.push_back({name_of(preset), preset});
    games.push_back(kBoth);
    games.push_back(kBothWithoutWinter);
    games.push_back({"base+additions", BASTIDE_PRESET_BASE, 2, 1, 1, 0, 0, BASTIDE_CHANCE_SEEDED, true});
    games.push_back({"dice", 0});
    return games;
}

/// The boxes that are added to the base game, all at once: all sets but the Winter Edition and the two boxes that are measured
/// with it.
inline bool is_addition(std::int32_t set)
{
    return set != BASTIDE_SET_BASE && set != BASTIDE_SET_WINTER && set != BASTIDE_SET_TOWER && set != BASTIDE_SET_ABBEY_MAYOR;
}

/// Games whose draws are actions of nature, as in the view of a seat: what a bot's search plays out.
inline const Setup kHosted[] = {
    {"base.host", BASTIDE_PRESET_BASE, 2, 1, 1, 0, 0, BASTIDE_CHANCE_HOST},
    {"base+tower+abbey_mayor.host", BASTIDE_PRESET_ABBEY_MAYOR_TOWER, 2, 1, 0, 0, 0, BASTIDE_CHANCE_HOST},
};

inline std::int32_t add_all_sets(bastide_choice* out)
{
    std::int32_t count = 0;
    for (const std::int32_t set : words_of(BASTIDE_VOCABULARY_SET)) {
        if (!is_addition(set)) continue;
        out[count].kind = BASTIDE_CHOICE_SET;
        out[count].id = set;
        out[count++].value = 1;
    }
    return count;
}

inline Game make(const Setup& setup, std::uint64_t seed, const bastide_allocator* memory = nullptr)
{
    bastide_choice choices[64] = {};
    bastide_config config{};
    bastide_config_init(&config);
    config.seats = setup.seats;
    config.seed = seed;
    config.event_capacity = setup.capacity;
    config.flags = setup.flags;
    config.chance = setup.chance;
    if (setup.chance == BASTIDE_CHANCE_HOST) config.seed = 0;
    config.game = setup.preset == 0 ? BASTIDE_GAME_DICE : BASTIDE_GAME_TILES;
    std::int32_t count = setup.preset == 0 ? 0 : bastide_preset_list_choices(setup.preset, choices, 16);
    for (std::int32_t i = 0; i < count; ++i) {
        if (choices[i].kind != BASTIDE_CHOICE_SET) continue;
        if (choices[i].id == BASTIDE_SET_BASE) choices[i].value = setup.copies;
        if (choices[i].id == BASTIDE_SET_WINTER) choices[i].value = setup.winter;
    }
    if (setup.has_all_additions) count += add_all_sets(choices + count);
    bastide_game* made = nullptr;
    if (bastide_game_create(&config, choices, count, nullptr, 0, memory, nullptr, &made) != BASTIDE_OK)
        throw std::logic_error("the game is not created");
    return Game(made);
}

inline bool is_over(const bastide_game* game)
{
    bastide_decision now{};
    if (bastide_game_get_decision(game, &now) != BASTIDE_OK) throw std::logic_error("nothing is to be decided");
    return now.over == 1;
}

inline void perform(bastide_game* game, const bastide_action& action)
{
    if (bastide_game_apply(game, &action, nullptr) != BASTIDE_OK) throw std::logic_error("a listed action is refused");
}

/// Lists, chooses, applies, as a bot does that looks at every action. Holds a buffer that no list of the games here outgrows.
class Lister {
public:
    /// One decision, or false when the game is over.
    bool step(bastide_game* game, Dice& dice)
    {
        const std::int32_t count = bastide_game_list_actions(game, BASTIDE_ANY, actions_.data(), capacity());
        if (count == 0) return false;
        if (count < 0 || count > capacity()) throw std::logic_error("no list");
        perform(game, actions_[dice.below(static_cast<std::uint32_t>(count))]);
        return true;
    }
    /// Plays to the end, or `most` decisions; answers how many they were.
    std::int64_t play(bastide_game* game, Dice& dice, std::int64_t most)
    {
        std::int64_t done = 0;
        while (done < most && step(game, dice)) ++done;
        return done;
    }

private:
    std::int32_t capacity() const { return static_cast<std::int32_t>(actions_.size()); }

    std::vector<bastide_action> actions_ = std::vector<bastide_action>(16384);
};

/// The same with codes.
class Coder {
public:
    bool step(bastide_game* game, Dice& dice)
    {
        const std::int32_t count = bastide_game_list_codes(game, BASTIDE_ANY, codes_.data(), capacity());
        if (count == 0) return false;
        if (count < 0 || count > capacity()) throw std::logic_error("no list of codes");
        if (bastide_game_apply_code(game, codes_[dice.below(static_cast<std::uint32_t>(count))], nullptr) != BASTIDE_OK)
            throw std::logic_error("a listed code is refused");
        return true;
    }
    std::int64_t play(bastide_game* game, Dice& dice, std::int64_t most)
    {
        std::int64_t done = 0;
        while (done < most && step(game, dice)) ++done;
        return done;
    }

private:
    std::int32_t capacity() const { return static_cast<std::int32_t>(codes_.size()); }

    std::vector<std::uint64_t> codes_ = std::vector<std::uint64_t>(16384);
};

/// Samples and applies to the end, or `most` decisions; answers how many they were.
inline std::int64_t sample_to_end(bastide_game* game, std::uint64_t word, std::int64_t most)
{
    bastide_action action{};
    std::int64_t done = 0;
    for (; done < most; ++done) {
        if (bastide_game_sample_action(game, BASTIDE_ANY, &word, &action) != BASTIDE_OK) break;
        perform(game, action);
    }
    return done;
}

/// A position in the middle of a game: `decisions` made at random.
inline Game middle_of(const Setup& setup, std::uint64_t seed, std::int64_t decisions)
{
    Game game = make(setup, seed);
    Dice dice(seed + 1000);
    Lister().play(game.get(), dice, decisions);
    return game;
}

/// Half of a base game of two seats: some 36 tiles lie.
inline constexpr std::int64_t kMiddle = 70;

inline Game clone(const Game& game, const bastide_allocator* memory = nullptr)
{
    bastide_game* made = nullptr;
    if (bastide_game_clone(game.get(), BASTIDE_VIEW_FULL, 0, memory, &made) != BASTIDE_OK) throw std::logic_error("no clone");
    return Game(made);
}

inline std::vector<std::uint8_t> snapshot(const Game& game)
{
    const std::int32_t size = bastide_game_write_snapshot(game.get(), BASTIDE_VIEW_FULL, nullptr, 0);
    if (size < 0) throw std::logic_error("no snapshot");
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(size));
    bastide_game_write_snapshot(game.get(), BASTIDE_VIEW_FULL, bytes.data(), size);
    return bytes;
}

inline void restore(const Game& game, const std::vector<std::uint8_t>& bytes)
{
    const auto size = static_cast<std::int32_t>(bytes.size());
    if (bastide_game_restore_snapshot(game.get(), bytes.data(), size, nullptr) != BASTIDE_OK)
        throw std::logic_error("a snapshot is refused");
}

/// A game as a search keeps it: without log and history.
inline Setup searched(Setup setup)
{
    setup.capacity = -1;
    setup.flags = BASTIDE_CONFIG_FLAG_NO_HISTORY;
    return setup;
}

/// A position as a search keeps it: five seats, no log, no history.
inline Game position(std::uint64_t seed)
{
    Setup setup = kBase;
    setup.seats = 5;
    return middle_of(searched(setup), seed, kMiddle);
}

/// Positions from the first to the last tile, each from another game.
inline std::vector<Game> positions_of(const Setup& setup)
{
    std::vector<Game> positions;
    for (int n = 0; n < 60; ++n) positions.push_back(middle_of(setup, static_cast<std::uint64_t>(n), 2 + n));
    return positions;
}

/// What a bot's search begins from: the middle of a game as seat 0 sees it, so that the draws are actions of nature.
inline Game as_seen_by_seat(const Setup& setup)
{
    const Game game = middle_of(setup, 7, kMiddle);
    bastide_game* made = nullptr;
    if (bastide_game_clone(game.get(), 0, 0, nullptr, &made) != BASTIDE_OK) throw std::logic_error("no view");
    return Game(made);
}

/// One simulation of a search: the position copied, then played out.
inline void simulate(const Game& from, const Game& to, const Setup& setup, std::uint64_t& word)
{
    bastide_game* handle = to.get();
    bastide_game_copy(handle, from.get(), BASTIDE_VIEW_FULL, 0);
    bastide_games_play_out(&handle, 1, static_cast<std::int32_t>(setup.most_decisions()), &word);
}

using bastide_tests::Geometry;

inline Geometry geometry_of(const Game& game, const bastide_allocator* memory = nullptr)
{
    bastide_geometry* made = nullptr;
    if (bastide_geometry_create(game.get(), memory, &made) != BASTIDE_OK) throw std::logic_error("no geometry");
    return Geometry(made);
}

/// A game as a server holds thousands of it: with its history, without a log.
inline Setup resident(Setup setup)
{
    setup.capacity = -1;
    return setup;
}

/// A memory that counts what is asked of it.
struct CountingMemory {
    std::int64_t taken = 0;  ///< allocations
    std::int64_t bytes = 0;  ///< held now
    bastide_allocator record{this, take, deallocate};

    static void* BASTIDE_CALL take(void* user, std::uint32_t size, std::uint32_t)
    {
        CountingMemory& self = *static_cast<CountingMemory*>(user);
        ++self.taken;
        self.bytes += size;
        return std::malloc(size);
    }
    static void BASTIDE_CALL deallocate(void* user, void* ptr, std::uint32_t size, std::uint32_t)
    {
        static_cast<CountingMemory*>(user)->bytes -= size;
        std::free(ptr);
    }
};

}  // namespace bastide_bench
