// SPDX-License-Identifier: MIT
// Every two options at once, as bastide_option_list() tells of them: what may be chosen together is played to the end in random
// games with odd boxes and odd counts, what may not is refused with both names. A new option is played as soon as it is listed.
#include <algorithm>
#include <optional>
#include <set>

#include "capi/face.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace bastide_tests;

namespace {

using Option = bastide_option_def;

std::vector<Option> options_of(std::int32_t kind_of_game)
{
    std::vector<Option> all = collect<Option>([](Option* out, std::int32_t cap) { return bastide_option_list(out, cap); });
    all.erase(std::remove_if(all.begin(), all.end(), [&](const Option& o) { return o.game != kind_of_game; }), all.end());
    return all;
}

std::string name_of(std::int32_t option)
{
    return text([&](char* out, std::int32_t cap) { return bastide_word_name(BASTIDE_VOCABULARY_OPTION, option, out, cap); });
}

/// Two options with all that they need.
struct Pair {
    std::vector<Option> chosen;
    bool is_forbidden = false;
    std::string names[2];  ///< of the pair, or of the two among what it needs that exclude each other
};

void add_with_needs(const std::vector<Option>& all, std::int32_t id, std::vector<Option>& chosen)
{
    if (std::any_of(chosen.begin(), chosen.end(), [&](const Option& o) { return o.id == id; })) return;
    const Option& option = *std::find_if(all.begin(), all.end(), [&](const Option& o) { return o.id == id; });
    if (option.needs) add_with_needs(all, option.needs, chosen);
    chosen.push_back(option);
}

Pair pair_of(const std::vector<Option>& all, const Option& a, const Option& b)
{
    Pair pair;
    add_with_needs(all, a.id, pair.chosen);
    add_with_needs(all, b.id, pair.chosen);
    pair.names[0] = name_of(a.id);
    pair.names[1] = name_of(b.id);
    for (const Option& one : pair.chosen)
        for (const Option& other : pair.chosen)
            if (one.excludes == other.id) {
                pair.is_forbidden = true;
                pair.names[0] = name_of(one.id);
                pair.names[1] = name_of(other.id);
            }
    return pair;
}

std::vector<Pair> pairs_of(std::int32_t kind_of_game, bool forbidden)
{
    const std::vector<Option> all = options_of(kind_of_game);
    std::vector<Pair> pairs;
    for (std::size_t a = 0; a < all.size(); ++a)
        for (std::size_t b = a + 1; b < all.size(); ++b) {
            const Pair pair = pair_of(all, all[a], all[b]);
            if (pair.is_forbidden == forbidden) pairs.push_back(pair);
        }
    return pairs;
}

// ---- what is played -------------------------------------------------------------------------------------------------------

/// A value that is not off: an end of the range, or a small one.
std::int32_t value_of(const Option& option, Dice& dice)
{
    const std::int32_t least = dice.once_in(3) ? option.least : std::max(option.least, -9);
    const std::int32_t most = dice.once_in(3) ? option.most : std::min(option.most, 9);
    const std::int32_t value = dice.once_in(3) ? (dice.once_in(2) ? least : most) : dice.between(least, most);
    return value != 0 ? value : most != 0 ? most : least;
}

bool has(const Pair& pair, std::int32_t option)
{
    return std::any_of(pair.chosen.begin(), pair.chosen.end(), [&](const Option& o) { return o.id == option; });
}

/// A table without a bound gets one: it has no default size (HOUSE-TABLE-01).
bool has_no_size(const Pair& pair)
{
    if (!has(pair, BASTIDE_OPTION_BOUNDED_TABLE)) return false;
    for (std::int32_t bound = BASTIDE_OPTION_TABLE_MIN_X; bound <= BASTIDE_OPTION_TABLE_MAX_Y; ++bound)
        if (has(pair, bound)) return false;
    return true;
}

void choose_options(const Pair& pair, Dice& dice, Setup& setup)
{
    for (const Option& option : pair.chosen)
        setup.choices.push_back({BASTIDE_CHOICE_OPTION, option.id, value_of(option, dice), {}});
    if (has_no_size(pair)) setup.choices.push_back({BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_TABLE_MAX_X, dice.between(1, 9), {}});
}

std::vector<std::int32_t> numbers(std::int32_t list)
{
    return collect<std::int32_t>([&](std::int32_t* out, std::int32_t cap) { return bastide_word_list(list, out, cap); });
}

/// What create says; a game, or the reason of the refusal.
struct Made {
    bastide_refusal refusal;
    Game game;
};

Made try_make(const Setup& setup, std::int32_t kind_of_game)
{
    bastide_config config = config_of(setup);
    config.game = kind_of_game;
    Made made{{}, {}};
    bastide_game* game = nullptr;
    bastide_game_create(&config, setup.choices.data(), count_of(setup.choices.size()), nullptr, 0, nullptr, &made.refusal, &game);
    made.game.reset(game);
    return made;
}

/// A whole box, half of one, two of it, or its pieces alone. At least one base game, for its start tile.
void choose_boxes(const Pair& pair, Dice& dice, Setup& setup)
{
    const auto is_needed = [&](std::int32_t set) {
        return std::any_of(pair.chosen.begin(), pair.chosen.end(), [&](const Option& o) { return o.set == set; });
    };
    for (std::int32_t set : numbers(BASTIDE_VOCABULARY_SET)) {
        const std::int32_t least = set == BASTIDE_SET_BASE || is_needed(set) ? 1 : 0;
        const std::int32_t copies = dice.once_in(4) ? dice.between(least, 2) : std::max(least, dice.below(2));
        setup.choices.push_back(choose_set(set, copies));
    }
    for (std::int32_t kind : numbers(BASTIDE_VOCABULARY_PIECE))
        if (dice.once_in(3)) setup.choices.push_back({BASTIDE_CHOICE_PIECES, kind, dice.between(0, 9), {}});
}

Setup setup_of(const Pair& pair, std::uint64_t n, Dice& dice, std::int32_t kind_of_game)
{
    Setup setup;
    setup.seed = n;
    setup.chance = dice.once_in(2) ? BASTIDE_CHANCE_HOST : BASTIDE_CHANCE_SEEDED;
    if (kind_of_game == BASTIDE_GAME_TILES) choose_boxes(pair, dice, setup);
    if (kind_of_game == BASTIDE_GAME_DICE) setup.capacity = 100'000;  // every event, which is not the usual room there
    choose_options(pair, dice, setup);
    setup.seats = dice.between(2, 6);
    while (setup.seats > 2 && try_make(setup, kind_of_game).refusal.reason == BASTIDE_REASON_CONFIG_SEATS) --setup.seats;
    setup.first_seat = dice.below(setup.seats);
    return setup;
}

// ---- what survives --------------------------------------------------------------------------------------------------------

std::string complain(const Game& game)
{
    for (const bastide_action& action : actions(game))
        if (check(game, action).status != BASTIDE_OK) return "a listed action is refused";
    for (const bastide_stock& row : stock(game))
        if (row.placed + row.left + row.removed + row.held != row.total) return "tiles are lost or doubled";
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

/// One random game with a pair; what does not hold, or nothing.
std::string play_pair(const Pair& pair, std::uint64_t n, std::int32_t kind_of_game)
{
    Dice dice(n * 13 + 7);
    const Setup setup = setup_of(pair, n, dice, kind_of_game);
    const Made made = try_make(setup, kind_of_game);
    if (!made.game) return std::string("it is refused: ") + made.refusal.text;
    const bool has_no_longest_course = kind_of_game == BASTIDE_GAME_DICE;  // its points can be out of reach for ever
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

/// So many games of each pair; with less than 100 % every few pairs, spread over all of them.
void play_all(const char* what, std::int32_t kind_of_game, std::int64_t usual)
{
    const std::vector<Pair> pairs = pairs_of(kind_of_game, false);
    REQUIRE_FALSE(pairs.empty());
    constexpr std::uint64_t far_prime = 7919;
    each_game(what, usual * static_cast<std::int64_t>(pairs.size()), [&](std::uint64_t n) {
        const Pair& pair = pairs[n * far_prime % pairs.size()];
        const std::string fault = play_pair(pair, n, kind_of_game);
        if (!fault.empty()) FAIL_CHECK(pair.names[0] + " with " + pair.names[1] + ", game " + std::to_string(n) + ": " + fault);
    });
}

}  // namespace

TEST_CASE("Every two options that may be chosen together are played to the end", "[pairs]")
{
    play_all("pairs of options", BASTIDE_GAME_TILES, 10);
}

TEST_CASE("Every two options of the dice game are played to the end or for long", "[pairs]")
{
    play_all("pairs of options, dice", BASTIDE_GAME_DICE, 10);
}

TEST_CASE("Every two options that exclude each other are refused with both names", "[pairs]")
{
    const std::vector<Pair> forbidden = pairs_of(BASTIDE_GAME_TILES, true);
    REQUIRE_FALSE(forbidden.empty());
    for (const Pair& pair : forbidden) {
        for (std::uint64_t n = 0; n < 20; ++n) {
            Dice dice(n);
            const Made made = try_make(setup_of(pair, n, dice, BASTIDE_GAME_TILES), BASTIDE_GAME_TILES);
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
        const bastide_refusal refusal = try_make(setup, BASTIDE_GAME_TILES).refusal;
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
            setup.choices.push_back({BASTIDE_CHOICE_OPTION, option.id, option.most ? option.most : option.least, {}});
            const Made made = try_make(setup, kind_of_game);
            CHECK_FALSE(made.game);
            CHECK(made.refusal.reason == BASTIDE_REASON_CONFIG_OPTION_ALONE);
            CHECK(made.refusal.index == 0);
            CHECK(std::string(made.refusal.text).find(name_of(option.id)) != std::string::npos);
        }
    }
}
