// SPDX-License-Identifier: MIT
// Every pair of options from bastide_option_list(). Pairs that can be chosen together are played to the end in random games with
// unusual boxes and counts; pairs that exclude each other must be refused with both names. A new option is included as soon as it
// is listed. A run plays a sample of the pairs, ./dev pairs plays all of them: see support/sample.hpp.
#include <algorithm>
#include <cstdio>

#include "invariants/any_setup.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace bastide_tests;

namespace {

constexpr std::size_t kMaxPairs = 150;  // of each game, in a run that plays a sample

std::string name_of(std::int32_t option) { return word(BASTIDE_VOCABULARY_OPTION, option); }

/// Two options, with the options that they need.
struct Pair {
    std::vector<Option> chosen;
    bool is_forbidden = false;
    std::string names[2];  ///< the names of the pair, or of two options that it needs and that exclude each other

    std::string name() const { return names[0] + " with " + names[1]; }
};

Pair pair_of(const std::vector<Option>& all, const Option& a, const Option& b)
{
    Pair pair;
    add_with_needs(all, a.id, pair.chosen);
    add_with_needs(all, b.id, pair.chosen);
    const std::vector<std::int32_t> two = contradiction(pair.chosen);
    pair.is_forbidden = !two.empty();
    pair.names[0] = name_of(two.empty() ? a.id : two[0]);
    pair.names[1] = name_of(two.empty() ? b.id : two[1]);
    return pair;
}

std::uint64_t excluded_sets(const Pair& pair)
{
    std::uint64_t sets = 0;
    for (const Option& option : pair.chosen) sets |= option.excluded_sets;
    return sets;
}

/// The set that an option needs, of several the first that no option excludes; 0 for none.
std::int32_t needed_set(const Option& option, std::uint64_t excluded)
{
    for (std::int32_t set : all_sets())
        if ((set == option.set || has_bit(option.other_sets, set)) && !has_bit(excluded, set)) return set;
    return 0;
}

/// Whether an option of the pair belongs to a box all of whose sets another one excludes.
bool lacks_set(const Pair& pair)
{
    const std::uint64_t excluded = excluded_sets(pair);
    return std::any_of(pair.chosen.begin(), pair.chosen.end(),
                       [&](const Option& o) { return o.set != 0 && needed_set(o, excluded) == 0; });
}

std::vector<Pair> pairs_of(std::int32_t kind_of_game, bool forbidden)
{
    const std::vector<Option> all = options_of(kind_of_game);
    std::vector<Pair> pairs;
    for (std::size_t a = 0; a < all.size(); ++a)
        for (std::size_t b = a + 1; b < all.size(); ++b) {
            const Pair pair = pair_of(all, all[a], all[b]);
            if (pair.is_forbidden == forbidden && !lacks_set(pair)) pairs.push_back(pair);
        }
    return pairs;
}

// ---- what is played -------------------------------------------------------------------------------------------------------

/// One copy of a box, half of one, two copies, or only its pieces. At least one base game, for its start tile.
void choose_boxes(const Pair& pair, Dice& dice, Setup& setup)
{
    const std::uint64_t excluded = excluded_sets(pair);
    const auto is_needed = [&](std::int32_t set) {
        return std::any_of(pair.chosen.begin(), pair.chosen.end(),
                           [&](const Option& o) { return needed_set(o, excluded) == set; });
    };
    for (std::int32_t set : all_sets()) {
        if (has_bit(excluded, set)) continue;
        const std::int32_t least = set == BASTIDE_SET_BASE || is_needed(set) ? 1 : 0;
        const std::int32_t copies = dice.once_in(4) ? dice.between(least, 2) : std::max(least, dice.below(2));
        setup.choices.push_back(choose_set(set, copies));
    }
    for (std::int32_t kind : kinds_of_pieces())
        if (dice.once_in(3)) setup.choices.push_back(choose_pieces(kind, dice.between(0, 9)));
}

Setup setup_of(const Pair& pair, std::uint64_t n, Dice& dice, std::int32_t kind_of_game)
{
    Setup setup;
    setup.game = kind_of_game;
    setup.seed = n;
    setup.chance = dice.once_in(2) ? BASTIDE_CHANCE_HOST : BASTIDE_CHANCE_SEEDED;
    if (kind_of_game == BASTIDE_GAME_TILES) choose_boxes(pair, dice, setup);
    if (kind_of_game == BASTIDE_GAME_DICE) setup.capacity = 100'000;  // all events, which is not the default capacity of the log
    choose_options(pair.chosen, dice, setup);
    choose_seats(dice.between(2, 6), dice, setup);
    return setup;
}

// ---- what survives --------------------------------------------------------------------------------------------------------

std::string complain(const Game& game)
{
    for (const bastide_action& action : actions(game))
        if (check(game, action).status != BASTIDE_OK) return "a listed action is refused";
    for (const bastide_stock& row : stock(game))
        if (row.placed + row.left + row.removed + row.held != row.total) return "the copies of a tile type do not add up";
    const Game copy = clone(game);
    return same_position(copy, game) ? "" : "a clone is in another position";
}

std::string complain_about_the_end(const Game& game, std::int32_t seats)
{
    std::vector<std::int32_t> sums(at(seats));
    for (const bastide_score_line& line : score_lines(game, 0)) sums[at(line.seat)] += line.points;
    for (std::int32_t i = 0; i < seats; ++i)
        if (sums[at(i)] != score(game, i)) return "the lines do not sum to the score";
    const std::vector<std::uint8_t> bytes = snapshot(game);
    bastide_game* loaded = nullptr;
    if (bastide_game_load_snapshot(bytes.data(), count_of(bytes.size()), nullptr, 0, nullptr, nullptr, &loaded) != BASTIDE_OK)
        return "a snapshot does not load";
    return hash(Game(loaded)) == hash(game) ? "" : "a loaded game has another hash";
}

/// Plays the n-th random game with a pair; returns the first failure, or "". The seed follows from the two names and n.
std::string play_pair(const Pair& pair, std::uint64_t n, std::int32_t kind_of_game)
{
    const std::uint64_t seed = number_of(pair.name()) + n;
    Dice dice(seed * 13 + 7);
    const Setup setup = setup_of(pair, seed, dice, kind_of_game);
    const Made made = try_make(setup);
    if (!made.game) return std::string("it is refused: ") + made.refusal.text;
    const bool has_no_longest_course = kind_of_game == BASTIDE_GAME_DICE;  // its target score may never be reached
    const int look_at = dice.below(150);
    for (int i = 0; !is_over(made.game); ++i) {
        if (has_no_longest_course && i == 2000) break;
        if (i > 100'000) return "it does not end";
        if (i == look_at)
            if (const std::string fault = complain(made.game); !fault.empty()) return fault;
        perform(made.game, pick(made.game, actions(made.game), dice));
    }
    const std::string fault = complain(made.game);
    return fault.empty() ? complain_about_the_end(made.game, setup.seats) : fault;
}

/// Plays `usual` games of each pair of the sample. A run with a small share of the games plays only some pairs, evenly spread.
void play_sample(const char* what, std::int32_t kind_of_game, std::int64_t usual)
{
    const std::vector<Pair> all = pairs_of(kind_of_game, false);
    REQUIRE_FALSE(all.empty());
    const std::vector<Pair> pairs = sample_of(all, kMaxPairs, [](const Pair& pair) { return pair.name(); });
    each_game(what, usual * static_cast<std::int64_t>(pairs.size()), [&](std::uint64_t n) {
        const Pair& pair = pairs[n % pairs.size()];
        const std::uint64_t game = n / pairs.size();
        const std::string fault = play_pair(pair, game, kind_of_game);
        if (!fault.empty()) FAIL_CHECK(pair.name() + ", game " + std::to_string(game) + ": " + fault + sample_again("[pairs]"));
    });
    if (tells_progress()) std::fprintf(stderr, "%s: %zu of %zu\n", what, pairs.size(), all.size());
}

}  // namespace

TEST_CASE("Every two options that may be chosen together are played to the end", "[pairs]")
{
    play_sample("pairs of options", BASTIDE_GAME_TILES, 10);
}

TEST_CASE("Every two options of the dice game are played to the end or for long", "[pairs]")
{
    play_sample("pairs of options, dice", BASTIDE_GAME_DICE, 10);
}

TEST_CASE("Every two options that exclude each other are refused with both names", "[pairs]")
{
    const std::vector<Pair> forbidden = pairs_of(BASTIDE_GAME_TILES, true);
    REQUIRE_FALSE(forbidden.empty());
    for (const Pair& pair : forbidden) {
        for (std::uint64_t n = 0; n < 20; ++n) {
            Dice dice(n);
            const Made made = try_make(setup_of(pair, n, dice, BASTIDE_GAME_TILES));
            CHECK_FALSE(made.game);
            CHECK(made.refusal.status == BASTIDE_E_ARGUMENT);
            CHECK(made.refusal.reason == BASTIDE_REASON_CONFIG_CONTRADICTION);
            for (const std::string& name : pair.names) CHECK(std::string(made.refusal.text).find(name) != std::string::npos);
        }
    }
}

TEST_CASE("Every option without the one it needs is refused with both names", "[pairs]")
{
    for (const Option& option : options_of(BASTIDE_GAME_TILES)) {
        if (!option.needs) continue;
        Setup setup;
        setup.choices.push_back({BASTIDE_CHOICE_OPTION, option.id, option.most ? option.most : option.least, {}});
        const bastide_refusal refusal = try_make(setup).refusal;
        CHECK(refusal.reason == BASTIDE_REASON_CONFIG_OPTION_NEEDS);
        for (const std::string& name : {name_of(option.id), name_of(option.needs)})
            CHECK(std::string(refusal.text).find(name) != std::string::npos);
    }
}

TEST_CASE("An option of the other game is refused by its name", "[pairs]")
{
    for (std::int32_t kind_of_game : {BASTIDE_GAME_TILES, BASTIDE_GAME_DICE}) {
        for (const Option& option : options_of(BASTIDE_GAME_TILES + BASTIDE_GAME_DICE - kind_of_game)) {
            Setup setup;
            setup.game = kind_of_game;
            setup.choices.push_back({BASTIDE_CHOICE_OPTION, option.id, option.most ? option.most : option.least, {}});
            const Made made = try_make(setup);
            CHECK_FALSE(made.game);
            CHECK(made.refusal.reason == BASTIDE_REASON_CONFIG_OPTION_ALONE);
            CHECK(made.refusal.index == 0);
            CHECK(std::string(made.refusal.text).find(name_of(option.id)) != std::string::npos);
        }
    }
}
