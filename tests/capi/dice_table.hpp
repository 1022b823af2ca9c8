// SPDX-License-Identifier: MIT
// What the tests of dice games at the C face share: games that end by themselves, lists as vectors, actions as words. Nothing
// here knows more of the library than include/bastide.h.
#pragma once

#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "bastide.h"

namespace dice_tests {

struct EndGame {
    void operator()(bastide_game* game) const { bastide_game_destroy(game); }
};
using Game = std::unique_ptr<bastide_game, EndGame>;

inline std::int32_t count_of(std::size_t n) { return static_cast<std::int32_t>(n); }

struct Setup {
    std::int32_t seats = 2;
    std::int32_t chance = BASTIDE_CHANCE_HOST;
    std::uint64_t seed = 0;
    std::int32_t target = 0;
    std::int32_t finish_round = 0;
    std::int32_t first_seat = 0;
    std::int32_t capacity = -1;
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
    bastide_config config{};
    bastide_config_init(&config, sizeof config);
    config.ruleset = BASTIDE_RULESET_DICE;
    config.seats = setup.seats;
    config.chance = setup.chance;
    config.seed = setup.seed;
    config.first_seat = setup.first_seat;
    config.event_capacity = setup.capacity;
    config.flags = setup.flags;
    return config;
}

inline bastide_choice option(std::int32_t id, std::int32_t value) { return {BASTIDE_CHOICE_OPTION, id, value, 0}; }

inline Game make(const Setup& setup = {}, const bastide_allocator* mem = nullptr)
{
    const bastide_config config = config_of(setup);
    const bastide_choice choices[] = {option(BASTIDE_OPTION_TARGET_SCORE, setup.target),
                                      option(BASTIDE_OPTION_FINISH_ROUND, setup.finish_round)};
    bastide_game* made = nullptr;
    const bastide_status status = bastide_game_create(&config, choices, 2, nullptr, 0, mem, nullptr, &made);
    if (status != BASTIDE_OK) throw std::logic_error("create answers " + std::to_string(status));
    return Game(made);
}

inline Game clone(const Game& game)
{
    bastide_game* made = nullptr;
    if (bastide_game_clone(game.get(), nullptr, &made) != BASTIDE_OK) throw std::logic_error("no clone");
    return Game(made);
}

inline bastide_error error_record()
{
    bastide_error error{};
    error.struct_size = sizeof error;
    return error;
}

// ---- lists and texts --------------------------------------------------------------------------------------------------

template <class Record, class List>
std::vector<Record> collect(List&& list)
{
    const std::int32_t count = list(static_cast<Record*>(nullptr), 0);
    if (count < 0) throw std::logic_error("a list answers " + std::to_string(count));
    std::vector<Record> out(static_cast<std::size_t>(count));
    if (list(out.data(), count) != count) throw std::logic_error("a list changed its mind");
    return out;
}

template <class Write>
std::string text(Write&& write)
{
    const std::vector<char> all = collect<char>([&](char* out, std::int32_t cap) { return write(out, cap); });
    std::string out(all.size() + 1, '?');
    write(out.data(), count_of(out.size()));
    out.pop_back();
    return out;
}

inline std::vector<bastide_action> actions(const Game& game, std::int32_t kind = BASTIDE_ACTION_ANY)
{
    return collect<bastide_action>(
        [&](bastide_action* out, std::int32_t cap) { return bastide_game_list_actions(game.get(), kind, out, cap); });
}
inline std::vector<bastide_thing> things(const Game& game, std::int32_t kind)
{
    return collect<bastide_thing>(
        [&](bastide_thing* out, std::int32_t cap) { return bastide_game_list_things(game.get(), kind, out, cap); });
}
inline std::vector<bastide_event> events(const Game& game, std::uint64_t from)
{
    return collect<bastide_event>(
        [&](bastide_event* out, std::int32_t cap) { return bastide_game_list_events(game.get(), from, out, cap); });
}
inline std::vector<bastide_score_line> score_lines(const Game& game, std::uint64_t from)
{
    return collect<bastide_score_line>(
        [&](bastide_score_line* out, std::int32_t cap) { return bastide_game_list_score_lines(game.get(), from, out, cap); });
}
inline std::vector<std::uint8_t> snapshot(const Game& game, std::int32_t view = BASTIDE_VIEW_FULL)
{
    return collect<std::uint8_t>(
        [&](std::uint8_t* out, std::int32_t cap) { return bastide_game_snapshot(game.get(), view, out, cap); });
}
inline std::string script(const Game& game, std::int32_t view = BASTIDE_VIEW_FULL)
{
    return text([&](char* out, std::int32_t cap) { return bastide_game_write_script(game.get(), view, out, cap); });
}

inline Game load(const std::vector<std::uint8_t>& bytes)
{
    bastide_game* made = nullptr;
    bastide_game_load(bytes.data(), count_of(bytes.size()), nullptr, 0, nullptr, nullptr, &made);
    return Game(made);
}
inline Game load_script(const std::string& script, bastide_error* error = nullptr)
{
    bastide_game* made = nullptr;
    bastide_game_load_script(script.data(), count_of(script.size()), nullptr, 0, nullptr, error, &made);
    return Game(made);
}

// ---- records ----------------------------------------------------------------------------------------------------------

inline bastide_pending pending(const Game& game)
{
    bastide_pending out{};
    out.struct_size = sizeof out;
    if (bastide_game_pending(game.get(), &out) != BASTIDE_OK) throw std::logic_error("nothing pending");
    return out;
}
inline bastide_dice dice(const Game& game)
{
    bastide_dice out{};
    out.struct_size = sizeof out;
    if (bastide_dice_get(game.get(), &out) != BASTIDE_OK) throw std::logic_error("no dice");
    return out;
}
inline std::int32_t score(const Game& game, std::int32_t seat)
{
    bastide_seat out{};
    out.struct_size = sizeof out;
    if (bastide_game_get_seat(game.get(), seat, &out) != BASTIDE_OK) throw std::logic_error("no such seat");
    return out.score;
}
inline std::uint64_t hash(const Game& game)
{
    std::uint64_t out = 0;
    if (bastide_game_hash(game.get(), &out) != BASTIDE_OK) throw std::logic_error("no hash");
    return out;
}
inline std::uint64_t next_event(const Game& game)
{
    std::uint64_t first = 0, next = 0;
    bastide_game_event_range(game.get(), &first, &next);
    return next;
}
inline bool is_over(const Game& game) { return pending(game).over != 0; }
inline bool offers(const Game& game, std::int32_t kind) { return pending(game).kinds >> kind & 1; }

/// Frozen records of numbers without gaps.
template <class Record>
bool same(const Record& a, const Record& b)
{
    return std::memcmp(&a, &b, sizeof a) == 0;
}
template <class Record>
bool same(const std::vector<Record>& a, const std::vector<Record>& b)
{
    return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(Record)) == 0);
}

// ---- playing ----------------------------------------------------------------------------------------------------------

inline bastide_action parse(const Game& game, const std::string& line)
{
    bastide_error error = error_record();
    bastide_action action{};
    if (bastide_action_parse(game.get(), line.c_str(), -1, &error, &action) != BASTIDE_OK)
        throw std::logic_error(line + ": " + error.text);
    return action;
}
inline bastide_verdict check(const Game& game, const bastide_action& action)
{
    bastide_verdict verdict{};
    if (bastide_game_check(game.get(), &action, &verdict) != BASTIDE_OK) throw std::logic_error("no verdict");
    return verdict;
}
inline std::int32_t why_not(const Game& game, const std::string& line) { return check(game, parse(game, line)).reason; }

inline std::string sentence(const Game& game, const bastide_action& action)
{
    const bastide_verdict verdict = check(game, action);
    return text([&](char* out, std::int32_t cap) { return bastide_verdict_text(game.get(), &action, &verdict, out, cap); });
}
inline void perform(const Game& game, const bastide_action& action)
{
    if (bastide_game_apply(game.get(), &action, nullptr) != BASTIDE_OK)
        throw std::logic_error("refused: " + sentence(game, action));
}

/// Actions as lines of a script, each of which must be legal.
inline void play(const Game& game, std::initializer_list<const char*> lines)
{
    for (const char* line : lines) perform(game, parse(game, line));
}

/// The closed city of six used by several examples, after a roll of nine with three dice beside it.
inline void build_six(const Game& game, const char* others)
{
    perform(game, parse(game, std::string("fall corner 4 straight 2 ") + others));
    play(game, {"place corner 0 0 1", "place straight 1 0 1", "place corner 2 0 2", "place corner 0 1 0", "place straight 1 1 1",
                "place corner 2 1 3"});
}

// ---- chance -----------------------------------------------------------------------------------------------------------

/// The tests' own chance; the same everywhere.
class Luck {
public:
    explicit Luck(std::uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15u + 0x632BE59BD9B4E019u) {}

    std::int32_t below(std::int32_t n) { return static_cast<std::int32_t>((next() >> 33) % static_cast<std::uint64_t>(n)); }

    template <class T>
    const T& of(const std::vector<T>& all)
    {
        return all[static_cast<std::size_t>(below(count_of(all.size())))];
    }

private:
    std::uint64_t next()
    {
        std::uint64_t z = (state_ += 0x9E3779B97F4A7C15u);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }

    std::uint64_t state_;
};

/// A player who often builds where a city goes on, so that cities do get closed.
inline bastide_action choose(const Game& game, const std::vector<bastide_action>& legal, Luck& luck)
{
    if (legal.front().kind == BASTIDE_ACTION_FALL || luck.below(8) == 0) return luck.of(legal);
    std::vector<bastide_action> beside, others;
    const std::vector<bastide_thing> dice = things(game, BASTIDE_THING_DIE);
    for (const bastide_action& action : legal) {
        if (action.kind != BASTIDE_ACTION_PLACE) {
            others.push_back(action);
            continue;
        }
        bool joins = action.x == 0 && action.y == 0;
        for (const bastide_thing& die : dice) {
            if (die.arg[0] != BASTIDE_WHERE_BUILT) continue;
            const std::int32_t dx = action.x - die.x, dy = action.y - die.y;
            const std::int32_t side = dy == -1 && dx == 0   ? 0
                                      : dx == 1 && dy == 0  ? 1
                                      : dy == 1 && dx == 0  ? 2
                                      : dx == -1 && dy == 0 ? 3
                                                            : -1;
            joins = joins || (side >= 0 && (die.arg[2] >> side & 1));
        }
        if (joins) beside.push_back(action);
    }
    if (!beside.empty() && (others.empty() || luck.below(3) != 0)) return luck.of(beside);
    return luck.of(others.empty() ? legal : others);
}

inline void play_on(const Game& game, Luck& luck, int most)
{
    for (int i = 0; i < most && !is_over(game); ++i) perform(game, choose(game, actions(game), luck));
}

}  // namespace dice_tests
