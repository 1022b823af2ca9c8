// SPDX-License-Identifier: MIT
// What the tests of dice games at the C interface share beside what all tests there share: setups, the record of the dice, a
// player.
#pragma once

#include "capi/c_games.hpp"

namespace dice_tests {

using bastide_tests::actions;
using bastide_tests::board;
using bastide_tests::check;
using bastide_tests::choose_option;
using bastide_tests::clone;
using bastide_tests::collect;
using bastide_tests::count_of;
using bastide_tests::decision;
using bastide_tests::events;
using bastide_tests::features;
using bastide_tests::from_script;
using bastide_tests::from_snapshot;
using bastide_tests::Game;
using bastide_tests::hash;
using bastide_tests::history;
using bastide_tests::is_over;
using bastide_tests::parse;
using bastide_tests::perform;
using bastide_tests::play;
using bastide_tests::same;
using bastide_tests::score;
using bastide_tests::score_lines;
using bastide_tests::script;
using bastide_tests::snapshot;
using bastide_tests::text;
using bastide_tests::things;
using bastide_tests::undo;
using bastide_tests::weights;

struct Setup {
    std::int32_t seats = 2;
    std::int32_t chance = BASTIDE_CHANCE_HOST;
    std::uint64_t seed = 0;
    std::int32_t target = 0;
    std::int32_t finish_round = 0;
    std::int32_t first_seat = 0;
    std::int32_t capacity = 0;
    std::uint32_t flags = 0;
};

inline Setup seeded(std::uint64_t seed, std::int32_t seats = 2)
{
    Setup setup;
    setup.seats = seats;
    setup.chance = BASTIDE_CHANCE_SEEDED;
    setup.seed = seed;
    return setup;
}

inline bastide_config config_of(const Setup& setup)
{
    bastide_config config = bastide_tests::default_config();
    config.game = BASTIDE_GAME_DICE;
    config.seats = setup.seats;
    config.chance = setup.chance;
    config.seed = setup.seed;
    config.first_seat = setup.first_seat;
    config.event_capacity = setup.capacity;
    config.flags = setup.flags;
    return config;
}

inline Game make(const Setup& setup = {}, const bastide_allocator* mem = nullptr)
{
    const bastide_config config = config_of(setup);
    const bastide_choice choices[] = {choose_option(BASTIDE_OPTION_DICE_TARGET_SCORE, setup.target),
                                      choose_option(BASTIDE_OPTION_DICE_FINISH_ROUND, setup.finish_round)};
    bastide_game* made = nullptr;
    const bastide_status status = bastide_game_create(&config, choices, 2, nullptr, 0, mem, nullptr, &made);
    if (status != BASTIDE_OK) throw std::logic_error("create answers " + std::to_string(status));
    return Game(made);
}

// ---- records ----------------------------------------------------------------------------------------------------------

inline bastide_dice dice(const Game& game)
{
    bastide_dice out{};
    if (bastide_game_get_dice(game.get(), &out) != BASTIDE_OK) throw std::logic_error("no dice");
    return out;
}
inline std::uint64_t next_event(const Game& game) { return bastide_tests::range(game).next; }
inline bool offers(const Game& game, std::int32_t kind) { return decision(game).kinds >> kind & 1; }

inline std::vector<bastide_die> all_dice(const Game& game)
{
    return collect<bastide_die>([&](bastide_die* out, std::int32_t cap) { return bastide_game_list_dice(game.get(), out, cap); });
}

// ---- playing ----------------------------------------------------------------------------------------------------------

inline std::int32_t why_not(const Game& game, const std::string& line) { return check(game, parse(game, line)).reason; }

inline std::string sentence(const Game& game, const bastide_action& action)
{
    return bastide_tests::sentence(game, action, check(game, action));
}

/// A roll by what each face shows how often, CAP first.
inline bastide_action fall_of(std::initializer_list<std::uint32_t> counts)
{
    bastide_action action = bastide_tests::blank(BASTIDE_ACTION_FALL, BASTIDE_NATURE);
    std::uint32_t shift = 0;
    for (const std::uint32_t count : counts) {
        action.faces |= count << shift;
        shift += 4;
    }
    return action;
}
/// Nine dice that all show CAP.
inline bastide_action nine_caps() { return fall_of({9}); }

/// The closed city of six used by several examples, after a roll of nine with three dice beside it.
inline void build_six(const Game& game, const char* others)
{
    perform(game, parse(game, std::string("fall corner 4 straight 2 ") + others));
    play(game, {"place corner 0 0 1", "place straight 1 0 1", "place corner 2 0 2", "place corner 0 1 0", "place straight 1 1 1",
                "place corner 2 1 3"});
}

// ---- chance -----------------------------------------------------------------------------------------------------------

class RandomSource : public bastide_tests::Dice {
public:
    using Dice::Dice;

    template <class T>
    const T& of(const std::vector<T>& all)
    {
        return all[static_cast<std::size_t>(below(count_of(all.size())))];
    }
};

/// A player that often extends a city, so that cities are closed.
inline bastide_action choose(const Game& game, const std::vector<bastide_action>& legal, RandomSource& random)
{
    if (legal.front().kind == BASTIDE_ACTION_FALL || random.below(8) == 0) return random.of(legal);
    std::vector<bastide_action> beside, others;
    const std::vector<bastide_die> dice = all_dice(game);
    for (const bastide_action& action : legal) {
        if (action.kind != BASTIDE_ACTION_PLACE) {
            others.push_back(action);
            continue;
        }
        bool joins = action.x == 0 && action.y == 0;
        for (const bastide_die& die : dice) {
            if (die.spot != BASTIDE_SPOT_BUILT) continue;
            const std::int32_t dx = action.x - die.x, dy = action.y - die.y;
            const std::int32_t side = dy == -1 && dx == 0   ? 0
                                      : dx == 1 && dy == 0  ? 1
                                      : dy == 1 && dx == 0  ? 2
                                      : dx == -1 && dy == 0 ? 3
                                                            : -1;
            joins = joins || (side >= 0 && (die.sides >> side & 1));
        }
        if (joins) beside.push_back(action);
    }
    if (!beside.empty() && (others.empty() || random.below(3) != 0)) return random.of(beside);
    return random.of(others.empty() ? legal : others);
}

inline void play_on(const Game& game, RandomSource& random, int most)
{
    for (int i = 0; i < most && !is_over(game); ++i) perform(game, choose(game, actions(game), random));
}

}  // namespace dice_tests
