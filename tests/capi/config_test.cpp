// SPDX-License-Identifier: MIT
// What can be played and what is refused: the head of a config and the choices beside it.
#include <cstring>
#include <set>

#include "capi/c_games.hpp"
#include "common/rules_revision.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr std::int32_t kLeast = INT32_MIN;
constexpr std::int32_t kMax = INT32_MAX;
constexpr std::int32_t kNewest = static_cast<std::int32_t>(bastide::kRulesRevision);  // revision of the rules

struct Outcome {
    bastide_status status = BASTIDE_OK;
    bastide_refusal error{};
    Game game;
};

Outcome create(const bastide_config* config, const std::vector<bastide_choice>& choices = {},
               const std::vector<const bastide_tileset*>& sets = {})
{
    Outcome out;
    bastide_game* made = nullptr;
    out.status = bastide_game_create(config, choices.data(), count_of(choices.size()), sets.data(), count_of(sets.size()),
                                     nullptr, &out.error, &made);
    out.game.reset(made);
    if (out.status != BASTIDE_OK) CHECK(has_one_sentence(out.error));
    return out;
}
Outcome create(const bastide_config& config, const std::vector<bastide_choice>& choices = {}) { return create(&config, choices); }

/// A refusal: nothing was made, and the record says the same as the status, with a sentence.
bool refuses(const Outcome& out, bastide_status status, std::int32_t reason, std::int32_t index = -1, std::int32_t other = -1)
{
    const std::string text = out.error.text;
    for (std::uint32_t word : out.error.spare)
        if (word != 0) return false;
    return !out.game && out.status == status && out.error.status == status && out.error.reason == reason &&
           out.error.index == index && out.error.other_index == other && out.error.line == 0 && text.size() > 10 &&
           text.back() == '.';
}

/// A spare word that is set: its number, and the choice it stands in.
bool refuses_spare(const Outcome& out, std::int32_t word, std::int32_t choice)
{
    return !out.game && out.status == BASTIDE_E_VERSION && out.error.status == out.status &&
           out.error.reason == BASTIDE_REASON_SPARE_SET && out.error.index == word && out.error.other_index == choice &&
           out.error.text == "Spare word " + std::to_string(word) + " of " +
                                 (choice < 0 ? "config" : "choices[" + std::to_string(choice) + "]") + " is set; it must be 0.";
}

bastide_config config_with(std::int32_t bastide_config::*field, std::int32_t value)
{
    bastide_config config = default_config();
    config.*field = value;
    return config;
}

bastide_config config_of_game(const Game& game)
{
    bastide_config out{};
    CHECK(bastide_game_get_config(game.get(), &out) == BASTIDE_OK);
    return out;
}

}  // namespace

TEST_CASE("The defaults are the tile game seeded with 0 for two seats with room for all events")
{
    bastide_config config;
    std::memset(&config, 0xAB, sizeof config);
    REQUIRE(bastide_config_init(&config) == BASTIDE_OK);
    CHECK(config.game == BASTIDE_GAME_TILES);
    CHECK(config.chance == BASTIDE_CHANCE_SEEDED);
    CHECK(config.seats == 2);
    CHECK(config.first_seat == 0);
    CHECK(config.event_capacity == 0);
    CHECK(config.seed == 0);
    CHECK(config.rules_revision == 0);
    CHECK(config.flags == 0);
    for (std::uint32_t word : config.spare) CHECK(word == 0);
    CHECK(create(config).game);
}

TEST_CASE("No config is filled where there is none") { CHECK(bastide_config_init(nullptr) == BASTIDE_E_ARGUMENT); }

TEST_CASE("Zeros with game and seats set are a config")
{
    bastide_config config{};
    config.game = BASTIDE_GAME_TILES;
    config.seats = 2;
    const Outcome out = create(config);
    REQUIRE(out.game);
    const bastide_config have = config_of_game(out.game);
    CHECK(have.chance == BASTIDE_CHANCE_SEEDED);
    CHECK(have.event_capacity == 0);
    CHECK(hash(out.game) == hash(make(seeded(0))));
}

TEST_CASE("A spare word of a config or of a choice that is set is reported with its number")
{
    for (std::int32_t i = 0; i < 7; ++i) {
        bastide_config config = default_config();
        config.spare[at(i)] = 0x80000000u >> i;
        CHECK(refuses_spare(create(config), i, -1));
    }
    for (std::int32_t i = 0; i < 5; ++i) {
        bastide_choice choice = choose_followers(7);
        choice.spare[at(i)] = 1u << i;
        CHECK(refuses_spare(create(default_config(), {choose_set(BASTIDE_SET_BASE), choice}), i, 1));
    }
}

TEST_CASE("Unknown flags of a config are refused")
{
    for (std::uint32_t flags : {4u, 5u, 0x80000000u}) {
        bastide_config config = default_config();
        config.flags = flags;
        CHECK(refuses(create(config), BASTIDE_E_ARGUMENT, BASTIDE_REASON_CONFIG_FLAGS));
    }
    CHECK(refuses(create(nullptr), BASTIDE_E_ARGUMENT, BASTIDE_REASON_ARGUMENT_NULL));
}

TEST_CASE("The head of a config is refused field by field with its reason")
{
    for (std::int32_t value : {kLeast, -1, 0, 3, kMax})
        CHECK(refuses(create(config_with(&bastide_config::game, value)), BASTIDE_E_ARGUMENT, BASTIDE_REASON_CONFIG_GAME));
    for (std::int32_t value : {kLeast, -1, 3, kMax})
        CHECK(refuses(create(config_with(&bastide_config::chance, value)), BASTIDE_E_ARGUMENT, BASTIDE_REASON_CONFIG_CHANCE));
    for (std::int32_t value : {kLeast, -1, 0, 1, 6, 8, 9, 256, kMax})
        CHECK(refuses(create(config_with(&bastide_config::seats, value)), BASTIDE_E_ARGUMENT, BASTIDE_REASON_CONFIG_SEATS));
    for (std::int32_t value : {kLeast, -1, 2, 8, 256, kMax})
        CHECK(refuses(create(config_with(&bastide_config::first_seat, value)), BASTIDE_E_ARGUMENT,
                      BASTIDE_REASON_CONFIG_FIRST_SEAT));
    for (std::int32_t value : {kLeast, -2, (1 << 20) + 1, kMax})
        CHECK(refuses(create(config_with(&bastide_config::event_capacity, value)), BASTIDE_E_ARGUMENT,
                      BASTIDE_REASON_CONFIG_CAPACITY));
    for (std::int32_t value : {kLeast, -1, kNewest + 1, 0xFFFF, kMax})
        CHECK(refuses(create(config_with(&bastide_config::rules_revision, value)), BASTIDE_E_VERSION,
                      BASTIDE_REASON_CONFIG_REVISION));
}

TEST_CASE("The numbers in a refusal of a config")
{
    const Outcome capacity = create(config_with(&bastide_config::event_capacity, -2));
    CHECK(capacity.error.least == -1);
    CHECK(capacity.error.most == 1048576);
    const Outcome seats = create(config_with(&bastide_config::seats, 6));
    CHECK(seats.error.least == 2);
    CHECK(seats.error.most == 5);
    const Outcome copies = create(default_config(), {choose_set(BASTIDE_SET_BASE, 1001)});
    CHECK(copies.error.least == 0);
    CHECK(copies.error.most == 1000);
    const Outcome value = create(default_config(), {choose_option(BASTIDE_OPTION_SMALL_CITY_TWO_POINTS, 2)});
    CHECK(value.error.reason == BASTIDE_REASON_CONFIG_VALUE);
    CHECK(value.error.option == BASTIDE_OPTION_SMALL_CITY_TWO_POINTS);
    CHECK(value.error.least == 0);
    CHECK(value.error.most == 1);
    const Outcome revision = create(config_with(&bastide_config::rules_revision, kNewest + 1));
    CHECK(revision.error.most == kNewest);
}

TEST_CASE("A refused config says the same in its text and by its fields")
{
    struct Case {
        bastide_config config;
        std::vector<bastide_choice> choices;
        std::int32_t reason;
        std::string sentence;
    };
    constexpr std::int32_t kBase = BASTIDE_SET_BASE;
    constexpr std::int32_t kFar = BASTIDE_OPTION_WAGON_FAR_TRAVEL;
    const auto head = [](std::int32_t bastide_config::*field, std::int32_t value) { return config_with(field, value); };
    const bastide_config usual = default_config();
    bastide_config flagged = usual;
    flagged.flags = 4;
    const bastide_config dice = head(&bastide_config::game, BASTIDE_GAME_DICE);
    bastide_config many_dice = dice;
    many_dice.seats = 6;
    const std::vector<Case> cases = {
        {head(&bastide_config::game, 3), {}, BASTIDE_REASON_CONFIG_GAME, "game is 3; 1 to 2 are possible."},
        {head(&bastide_config::chance, 3), {}, BASTIDE_REASON_CONFIG_CHANCE, "chance is 3; 0 to 2 are possible."},
        {head(&bastide_config::seats, 6), {}, BASTIDE_REASON_CONFIG_SEATS, "The chosen boxes allow 2 to 5 seats."},
        {head(&bastide_config::seats, 9), {}, BASTIDE_REASON_CONFIG_SEATS, "The chosen boxes allow 2 to 5 seats."},
        {head(&bastide_config::seats, kLeast), {}, BASTIDE_REASON_CONFIG_SEATS, "The chosen boxes allow 2 to 5 seats."},
        {many_dice, {}, BASTIDE_REASON_CONFIG_SEATS, "The chosen boxes allow 2 to 5 seats."},
        {head(&bastide_config::first_seat, 2), {}, BASTIDE_REASON_CONFIG_FIRST_SEAT, "first_seat is 2; 0 to 1 are possible."},
        {head(&bastide_config::event_capacity, -2),
         {},
         BASTIDE_REASON_CONFIG_CAPACITY,
         "The event capacity must be from -1 to 1048576."},
        {head(&bastide_config::rules_revision, kNewest + 1),
         {},
         BASTIDE_REASON_CONFIG_REVISION,
         "The newest revision of the rules that this library knows is " + std::to_string(kNewest) + "."},
        {flagged, {}, BASTIDE_REASON_CONFIG_FLAGS, "flags is 4; 0 to 3 are possible."},
        {usual, {{9, 1, 1, {}}}, BASTIDE_REASON_CONFIG_CHOICE, "Choice 0: kind is 9; 1 to 5 are possible."},
        {usual, {{0, 1, 1, {}}}, BASTIDE_REASON_CONFIG_CHOICE, "Choice 0: kind is 0; 1 to 5 are possible."},
        {dice, {choose_set(kBase)}, BASTIDE_REASON_CONFIG_CHOICE, "Choice 0: kind is 1; only 3 is possible."},
        {usual,
         {choose_set(kBase), choose_set(last_of(BASTIDE_VOCABULARY_SET) + 1)},
         BASTIDE_REASON_CONFIG_CHOICE,
         "The id of choice 1 must be from 1 to " + std::to_string(last_of(BASTIDE_VOCABULARY_SET)) + "."},
        {usual,
         {choose_pieces(last_of(BASTIDE_VOCABULARY_PIECE) + 1, 1)},
         BASTIDE_REASON_CONFIG_CHOICE,
         "The id of choice 0 must be from 1 to " + std::to_string(last_of(BASTIDE_VOCABULARY_PIECE)) + "."},
        {usual,  // a token is a kind of piece that nobody chooses
         {choose_pieces(BASTIDE_PIECE_WINE, 1)},
         BASTIDE_REASON_CONFIG_CHOICE,
         "Choice 0 has a kind or an id that the game does not have."},
        {usual, {choose_host(-1)}, BASTIDE_REASON_CONFIG_CHOICE, "The id of choice 0 must be from 0 to 15."},
        {usual, {choose_option(999)}, BASTIDE_REASON_CONFIG_CHOICE, "The game has no option 999."},
        {usual, {choose_bush(1024)}, BASTIDE_REASON_CONFIG_CHOICE, "The id of choice 0 must be from 0 to 1023."},
        {usual,  // 24 types of the base game and 12 of the Winter Edition
         {choose_option(BASTIDE_OPTION_BUSHES_DO_NOT_END_ROADS), choose_bush(36)},
         BASTIDE_REASON_CONFIG_CHOICE,
         "The id of choice 1 must be from 0 to 35."},
        {usual,
         {choose_option(BASTIDE_OPTION_BUSHES_DO_NOT_END_ROADS), choose_bush(0)},
         BASTIDE_REASON_CONFIG_CHOICE,
         "Tile 0 has no village, so it cannot be drawn with bushes."},
        {usual,
         {choose_followers(7), choose_set(kBase), choose_followers(7)},
         BASTIDE_REASON_CONFIG_CHOICE,
         "Choice 2 repeats choice 0."},
        {usual, {choose_set(kBase, 1001)}, BASTIDE_REASON_CONFIG_VALUE, "The value of choice 0 must be from 0 to 1000."},
        {usual, {choose_followers(101)}, BASTIDE_REASON_CONFIG_VALUE, "The value of choice 0 must be from 0 to 100."},
        {usual, {choose_bush(0, 2)}, BASTIDE_REASON_CONFIG_VALUE, "The value of choice 0 must be from 0 to 1."},
        {usual,
         {choose_option(BASTIDE_OPTION_SMALL_CITY_TWO_POINTS, 2)},
         BASTIDE_REASON_CONFIG_VALUE,
         "The value of the option small_city_two_points must be from 0 to 1."},
        {dice,
         {choose_option(BASTIDE_OPTION_DICE_TARGET_SCORE, -1)},
         BASTIDE_REASON_CONFIG_VALUE,
         "The value of the option dice_target_score must be from 0 to 1000000."},
        {usual,
         {choose_set(BASTIDE_SET_WINTER)},
         BASTIDE_REASON_CONFIG_NO_START,
         "None of the chosen tile sets has a start tile."},
        {usual, {choose_set(kBase, 1000)}, BASTIDE_REASON_CONFIG_TOO_LARGE, "A game can have at most 16000 tiles."},
        {usual,
         {choose_set(kBase), choose_set(BASTIDE_SET_TOWER, 800)},
         BASTIDE_REASON_CONFIG_TOO_LARGE,
         "A game can have at most 65534 segments."},
        {usual,
         {choose_followers(100), choose_pieces(BASTIDE_PIECE_WAGON, 100), choose_pieces(BASTIDE_PIECE_TOWER_PIECE, 100)},
         BASTIDE_REASON_CONFIG_TOO_LARGE,
         "A game can have at most 512 pieces."},
        {usual, {choose_host(2)}, BASTIDE_REASON_CONFIG_TILESET, "Tile set handle 2 is missing."},
        {usual,
         {choose_option(BASTIDE_OPTION_TOWER_NO_RANSOM)},
         BASTIDE_REASON_CONFIG_OPTION_ALONE,
         "The option tower_no_ransom belongs to the set tower, which this game does not play."},
        {dice,
         {choose_option(BASTIDE_OPTION_HAND_HIDDEN)},
         BASTIDE_REASON_CONFIG_OPTION_ALONE,
         "The option hand_hidden belongs to the tile game with its expansions, which this game does not play."},
        {usual,
         {choose_option(BASTIDE_OPTION_DICE_FINISH_ROUND)},
         BASTIDE_REASON_CONFIG_OPTION_ALONE,
         "The option dice_finish_round belongs to the dice game, which this game does not play."},
        {usual,
         {choose_set(kBase), choose_set(BASTIDE_SET_ABBEY_MAYOR), choose_option(BASTIDE_OPTION_WAGON_MOVE_RULE),
          choose_option(kFar)},
         BASTIDE_REASON_CONFIG_CONTRADICTION,
         "The options wagon_move_rule and wagon_far_travel exclude each other."},
        {usual,
         {choose_option(BASTIDE_OPTION_TABLE_MIN_X, -3)},
         BASTIDE_REASON_CONFIG_OPTION_NEEDS,
         "The option table_min_x needs the option bounded_table."},
        {usual,
         {choose_option(BASTIDE_OPTION_BOUNDED_TABLE)},
         BASTIDE_REASON_CONFIG_OPTION_NEEDS,
         "The option bounded_table needs a table size: set table_min_x, table_max_x, table_min_y or table_max_y to a "
         "value other than 0."},
        {usual,
         {choose_bush(22)},
         BASTIDE_REASON_CONFIG_OPTION_NEEDS,
         "A tile with bushes needs the option bushes_do_not_end_roads."},
    };
    std::set<std::int32_t> seen;
    for (const Case& each : cases) {
        const Outcome out = create(each.config, each.choices);
        CHECK(out.error.reason == each.reason);
        if (out.status == BASTIDE_E_ARGUMENT) CHECK(std::string(out.error.name) != "");
        CHECK(std::string(out.error.text) == each.sentence);
        CHECK(sentence(out.error) == each.sentence);
        seen.insert(each.reason);
    }
    std::vector<std::int32_t> reasons(at(bastide_word_list(BASTIDE_VOCABULARY_REASON, nullptr, 0)));
    bastide_word_list(BASTIDE_VOCABULARY_REASON, reasons.data(), count_of(reasons.size()));
    for (std::int32_t reason : reasons)
        if (reason / 100 == 99 && reason != BASTIDE_REASON_CONFIG_LEFT_OUT) CHECK(seen.count(reason) == 1);  // tests/left_out
}

TEST_CASE("Choices and tile sets that do not go together are named as lists")
{
    const auto name = [](const std::vector<bastide_choice>& choices) {
        return std::string(create(default_config(), choices).error.name);
    };
    CHECK(name({choose_option(BASTIDE_OPTION_TABLE_MIN_X, -3)}) == "choices");
    CHECK(name({choose_option(BASTIDE_OPTION_TOWER_NO_RANSOM)}) == "choices");
    CHECK(name({choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_BASE)}) == "choices");
    CHECK(name({choose_set(BASTIDE_SET_WINTER)}) == "choices");
    CHECK(name({choose_host(2)}) == "sets");
    CHECK(name({choose_set(999)}) == "id");
    const bastide_refusal kind = create(default_config(), {{9, 1, 1, {}}}).error;
    CHECK(std::string(kind.name) == "kind");
    CHECK(kind.field == 0);
    CHECK(kind.value == 9);
    CHECK(kind.least == BASTIDE_CHOICE_SET);
    CHECK(kind.most == BASTIDE_CHOICE_BUSH);
}

TEST_CASE("An option that stands alone is told with every set that has it")
{
    const auto said = [](std::int32_t option) {
        return std::string(create(default_config(), {choose_option(option)}).error.text);
    };
    CHECK(said(BASTIDE_OPTION_CROP_MUST_PLACE) ==
          "The option crop_must_place belongs to the set crop_circles or crop_circles_2, which this game does not play.");
    CHECK(said(BASTIDE_OPTION_TOWER_NO_RANSOM) ==
          "The option tower_no_ransom belongs to the set tower, which this game does not play.");
}

TEST_CASE("A refused config says as much in another language as in English")
{
    const std::string file =
        "reason.config_seats = {least} bis {most} Mitspieler.\n"
        "reason.config_option_alone = {option, name} ({option_set, name}, {option_game}).\n"
        "reason.argument_null = {name} fehlt.\n";
    bastide_texts* texts = nullptr;
    REQUIRE(bastide_texts_parse(file.c_str(), -1, nullptr, nullptr, &texts) == BASTIDE_OK);
    CHECK(sentence(create(config_with(&bastide_config::seats, 9)).error, texts) == "2 bis 5 Mitspieler.");
    const std::vector<bastide_choice> alone = {choose_option(BASTIDE_OPTION_MAYOR_LYING_DOWN)};
    CHECK(sentence(create(default_config(), alone).error, texts) ==
          "mayor_lying_down (abbey_mayor, the tile game with its expansions).");
    const Outcome without_reason = create(nullptr);
    CHECK(std::string(without_reason.error.text) == "config is NULL.");
    CHECK(sentence(without_reason.error, texts) == "config fehlt.");
    bastide_texts_destroy(texts);
}

TEST_CASE("Two to five seats play and any of them may begin")
{
    for (std::int32_t seats = 2; seats <= 5; ++seats) {
        for (std::int32_t first = 0; first < seats; ++first) {
            bastide_config config = default_config();
            config.seats = seats;
            config.first_seat = first;
            const Outcome out = create(config);
            REQUIRE(out.game);
            CHECK(decision(out.game).seat == first);
            CHECK(decision(out.game).turn_seat == first);
        }
    }
}

TEST_CASE("Chance 0 is the same as seeded")
{
    bastide_config config = default_config();
    config.seed = 42;
    config.chance = 0;
    const Outcome out = create(config);
    REQUIRE(out.game);
    CHECK(config_of_game(out.game).chance == BASTIDE_CHANCE_SEEDED);
    CHECK(same_position(out.game, make(seeded(42))));
}

TEST_CASE("Without a choice of sets the Winter Edition is played")
{
    const Game game = make();
    CHECK(tiles(game).size() == 36);
    CHECK(decision(game).tiles_left == 83);
    CHECK(seat(game, 0).supply == 7);
}

TEST_CASE("The first choice of a set replaces the default sets")
{
    Setup setup;
    setup.choices = {choose_set(BASTIDE_SET_BASE)};
    CHECK(decision(make(setup)).tiles_left == 71);
    setup.choices = {choose_set(BASTIDE_SET_BASE, 2)};
    CHECK(decision(make(setup)).tiles_left == 143);
    setup.choices = {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_WINTER, 3)};
    CHECK(decision(make(setup)).tiles_left == 71 + 36);
    setup.choices = {choose_set(BASTIDE_SET_WINTER, 0), choose_set(BASTIDE_SET_BASE)};
    CHECK(tiles(make(setup)).size() == 24);
}

TEST_CASE("Sets without a start tile are refused")
{
    CHECK(
        refuses(create(default_config(), {choose_set(BASTIDE_SET_WINTER)}), BASTIDE_E_ARGUMENT, BASTIDE_REASON_CONFIG_NO_START));
    CHECK(
        refuses(create(default_config(), {choose_set(BASTIDE_SET_BASE, 0)}), BASTIDE_E_ARGUMENT, BASTIDE_REASON_CONFIG_NO_START));
}

TEST_CASE("Choices of an unknown sort or an unknown thing are refused by their index")
{
    const bastide_choice good = choose_set(BASTIDE_SET_BASE);
    const std::vector<bastide_choice> bad = {
        {kLeast, 1, 1, {}},
        {-1, 1, 1, {}},
        {0, 1, 1, {}},
        {99, 1, 1, {}},
        {kMax, 1, 1, {}},
        {BASTIDE_CHOICE_SET, 0, 1, {}},
        {BASTIDE_CHOICE_SET, -1, 1, {}},
        {BASTIDE_CHOICE_SET, 99, 1, {}},
        {BASTIDE_CHOICE_SET, kMax, 1, {}},
        {BASTIDE_CHOICE_PIECES, 0, 1, {}},
        {BASTIDE_CHOICE_PIECES, -1, 1, {}},
        {BASTIDE_CHOICE_PIECES, 61, 1, {}},  // spare numbers
        {BASTIDE_CHOICE_PIECES, 62, 1, {}},
        {BASTIDE_CHOICE_PIECES, 63, 1, {}},
        {BASTIDE_CHOICE_PIECES, 99, 1, {}},
        {BASTIDE_CHOICE_PIECES, kLeast, 1, {}},
        {BASTIDE_CHOICE_OPTION, 0, 1, {}},
        {BASTIDE_CHOICE_OPTION, 999, 1, {}},
        {BASTIDE_CHOICE_OPTION, -1, 1, {}},
        {BASTIDE_CHOICE_OPTION, 20, 0, {}},
        {BASTIDE_CHOICE_OPTION, 309, 0, {}},
        {6, 1, 1, {}},
        {BASTIDE_CHOICE_TILESET, -1, 1, {}},
    };
    for (const bastide_choice& choice : bad)
        CHECK(refuses(create(default_config(), {good, choice}), BASTIDE_E_ARGUMENT, BASTIDE_REASON_CONFIG_CHOICE, 1));
}

TEST_CASE("A choice made twice is refused with the index of both choices")
{
    CHECK(refuses(create(default_config(), {choose_set(BASTIDE_SET_BASE), choose_followers(7), choose_set(BASTIDE_SET_BASE)}),
                  BASTIDE_E_ARGUMENT, BASTIDE_REASON_CONFIG_CHOICE, 2, 0));
    CHECK(refuses(create(default_config(), {choose_followers(7), choose_followers(6)}), BASTIDE_E_ARGUMENT,
                  BASTIDE_REASON_CONFIG_CHOICE, 1, 0));
}

TEST_CASE("A value out of range is refused by its index")
{
    for (std::int32_t value : {kLeast, -1, 1001, kMax})
        CHECK(refuses(create(default_config(), {choose_set(BASTIDE_SET_BASE, value)}), BASTIDE_E_ARGUMENT,
                      BASTIDE_REASON_CONFIG_VALUE, 0));
    for (std::int32_t value : {kLeast, -1, 101, kMax})
        CHECK(refuses(create(default_config(), {choose_set(BASTIDE_SET_BASE), choose_followers(value)}), BASTIDE_E_ARGUMENT,
                      BASTIDE_REASON_CONFIG_VALUE, 1));
}

TEST_CASE("A game larger than the library can hold is refused")
{
    const auto most = [](const std::vector<bastide_choice>& chosen) {
        const Outcome out = create(default_config(), chosen);
        CHECK(refuses(out, BASTIDE_E_LIMIT, BASTIDE_REASON_CONFIG_TOO_LARGE));
        return out.error.most;
    };
    CHECK(most({choose_set(BASTIDE_SET_BASE, 1000)}) == 16000);  // 72,000 tiles
    // 72 + 18 * 800 = 14,472 tiles with 243 + 89 * 800 = 71,443 segments
    CHECK(most({choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_TOWER, 800)}) == 65534);
    // 600 pieces of these three kinds
    CHECK(most({choose_set(BASTIDE_SET_BASE), choose_followers(100), choose_pieces(BASTIDE_PIECE_TOWER_PIECE, 100),
                choose_pieces(BASTIDE_PIECE_WAGON, 100)}) == 512);
}

TEST_CASE("Tile sets given as handles are played")
{
    const Tileset base = built_in(BASTIDE_SET_BASE);
    const Tileset winter = built_in(BASTIDE_SET_WINTER);
    const bastide_config config = default_config();
    const std::vector<const bastide_tileset*> both = {base.get(), winter.get()};
    const Outcome out = create(&config, {choose_host(0, 2), choose_host(1)}, both);
    REQUIRE(out.game);
    CHECK(tiles(out.game).size() == 36);
    CHECK(decision(out.game).tiles_left == 143 + 12 - 1);
    const Outcome beside = create(&config, {choose_set(BASTIDE_SET_BASE), choose_host(1)}, both);
    REQUIRE(beside.game);
    CHECK(decision(beside.game).tiles_left == 71 + 12 - 1);
    CHECK(refuses(create(&config, {choose_host(1)}, both), BASTIDE_E_ARGUMENT, BASTIDE_REASON_CONFIG_NO_START));
    CHECK(refuses(create(&config, {choose_host(2)}, both), BASTIDE_E_ARGUMENT, BASTIDE_REASON_CONFIG_TILESET, 2, 0));
    CHECK(
        refuses(create(&config, {choose_host(0), choose_host(0)}, both), BASTIDE_E_ARGUMENT, BASTIDE_REASON_CONFIG_CHOICE, 1, 0));
    CHECK(refuses(create(&config, {choose_host(0, 1001)}, both), BASTIDE_E_ARGUMENT, BASTIDE_REASON_CONFIG_VALUE, 0));
}

TEST_CASE("A game lives on when the tile sets it was made from are gone")
{
    Tileset base = built_in(BASTIDE_SET_BASE);
    const bastide_config config = default_config();
    const Outcome out = create(&config, {choose_host(0)}, {base.get()});
    base.reset();
    REQUIRE(out.game);
    Dice dice(1);
    play_on(out.game, dice);
    CHECK(is_over(out.game));
}

TEST_CASE("A tile set handle that is missing is refused by its index")
{
    const Tileset base = built_in(BASTIDE_SET_BASE);
    const bastide_config config = default_config();
    const Outcome second = create(&config, {choose_host(1)}, {base.get(), nullptr});
    CHECK(refuses(second, BASTIDE_E_ARGUMENT, BASTIDE_REASON_ARGUMENT_NULL, 1));
    CHECK(second.error.text == std::string("sets[1] is NULL."));
    CHECK(refuses(create(&config, {}, {nullptr}), BASTIDE_E_ARGUMENT, BASTIDE_REASON_ARGUMENT_NULL, 0));
}

TEST_CASE("Followers may be many or none at all")
{
    for (std::int32_t count : {0, 1, 20, 100}) {
        Setup setup;
        setup.seats = count == 100 ? 5 : 3;
        setup.choices = {choose_followers(count)};
        const Game game = make(setup);
        CHECK(bastide_game_count_supply(game.get(), 2, BASTIDE_PIECE_FOLLOWER) == count);
        CHECK(seat(game, 1).supply == count);
        CHECK(pieces(game).size() == at(count * setup.seats));
        Dice dice(static_cast<std::uint64_t>(count));
        play_on(game, dice);
        CHECK(is_over(game));
        if (count == 0) CHECK(score(game, 0) + score(game, 1) + score(game, 2) == 0);
    }
}

TEST_CASE("A game of a thousand tiles by copies is played to its end")
{
    Setup setup = seeded(14, 5);
    setup.choices = {choose_set(BASTIDE_SET_BASE, 14), choose_followers(20)};
    const Game game = make(setup);
    CHECK(decision(game).tiles_left == 14 * 72 - 1 - 1);
    Dice dice(14);
    play_on(game, dice);
    REQUIRE(is_over(game));
    std::int32_t placed = 0;
    std::int32_t removed = 0;
    for (const bastide_stock& row : stock(game)) {
        placed += row.placed;
        removed += row.removed;
        CHECK(row.left == 0);
        CHECK(row.held == 0);
    }
    CHECK(placed + removed == 14 * 72);
    CHECK(placed == bastide_game_list_board(game.get(), nullptr, 0));
    std::vector<std::int32_t> sums(5);
    for (const bastide_score_line& line : score_lines(game, 0)) sums[at(line.seat)] += line.points;
    for (std::int32_t i = 0; i < 5; ++i) CHECK(sums[at(i)] == score(game, i));
    CHECK(range(game).first == 0);
    const std::vector<std::uint8_t> bytes = snapshot(game);
    bastide_game* loaded = nullptr;
    REQUIRE(bastide_game_load_snapshot(bytes.data(), count_of(bytes.size()), nullptr, 0, nullptr, nullptr, &loaded) ==
            BASTIDE_OK);
    CHECK(same_position(game, Game(loaded)));
}

TEST_CASE("A game returns the config and choices that it was made with, and they make the same game again")
{
    bastide_config config = default_config();
    config.seats = 4;
    config.first_seat = 3;
    config.seed = 0xFEDCBA9876543210u;
    config.event_capacity = 17;
    config.flags = BASTIDE_CONFIG_FLAG_NO_HISTORY;
    const Outcome out = create(config, {choose_followers(3), choose_set(BASTIDE_SET_WINTER, 2), choose_set(BASTIDE_SET_BASE, 1)});
    REQUIRE(out.game);
    const bastide_config have = config_of_game(out.game);
    CHECK(have.game == BASTIDE_GAME_TILES);
    CHECK(have.chance == BASTIDE_CHANCE_SEEDED);
    CHECK(have.seats == 4);
    CHECK(have.first_seat == 3);
    CHECK(have.event_capacity == 17);
    CHECK(have.seed == 0xFEDCBA9876543210u);
    CHECK(have.rules_revision == kNewest);
    CHECK(have.flags == BASTIDE_CONFIG_FLAG_NO_HISTORY);
    for (std::uint32_t word : have.spare) CHECK(word == 0);
    const std::vector<bastide_choice> chosen = choices(out.game);
    REQUIRE(chosen.size() == 3);
    CHECK(same(chosen[0], choose_set(BASTIDE_SET_BASE, 1)));
    CHECK(same(chosen[1], choose_set(BASTIDE_SET_WINTER, 2)));
    CHECK(same(chosen[2], choose_followers(3)));
    const Outcome again = create(have, chosen);
    REQUIRE(again.game);
    CHECK(same_position(out.game, again.game));
    CHECK(same(have, config_of_game(again.game)));
    CHECK(same(chosen, choices(again.game)));
}

TEST_CASE("The returned config and choices have the defaults filled in")
{
    const Game game = make();
    const std::vector<bastide_choice> chosen = choices(game);
    REQUIRE(chosen.size() == 3);
    CHECK(same(chosen[0], choose_set(BASTIDE_SET_BASE)));
    CHECK(same(chosen[1], choose_set(BASTIDE_SET_WINTER)));
    CHECK(same(chosen[2], choose_followers(7)));
    CHECK(config_of_game(game).rules_revision == kNewest);
    CHECK(config_of_game(game).event_capacity == 0);
}

TEST_CASE("A host game reports no seed")
{
    Setup setup;
    setup.seed = 99;
    CHECK(config_of_game(make(setup)).seed == 0);
}

TEST_CASE("The seed and the kind of chance are no part of what a position is")
{
    Setup hosted;
    hosted.seed = 5;
    CHECK(hash(make(hosted)) == hash(make()));
    CHECK(hash(make(seeded(1))) != hash(make(seeded(1, 3))));
}

TEST_CASE("A game returns every flag and capacity of its config")
{
    for (std::int32_t capacity : {-1, 0, 1, 1 << 20}) {
        for (std::uint32_t flags = 0; flags < 4; ++flags) {
            bastide_config config = default_config();
            config.event_capacity = capacity;
            config.flags = flags;
            const bastide_config have = config_of_game(create(config).game);
            CHECK(have.event_capacity == capacity);
            CHECK(have.flags == flags);
        }
    }
}

TEST_CASE("An event capacity may be as large as the library says and no larger")
{
    CHECK(create(config_with(&bastide_config::event_capacity, 1 << 20)).game);
    CHECK(create(config_with(&bastide_config::event_capacity, (1 << 20) + 1)).status != BASTIDE_OK);
    CHECK(create(config_with(&bastide_config::event_capacity, kMax)).status != BASTIDE_OK);
}

TEST_CASE("A refusal is written when it is wanted and says that nothing was refused when all is well")
{
    bastide_config config = default_config();
    bastide_game* out = nullptr;
    bastide_refusal refusal;
    std::memset(&refusal, 0xAB, sizeof refusal);
    REQUIRE(bastide_game_create(&config, nullptr, 0, nullptr, 0, nullptr, &refusal, &out) == BASTIDE_OK);
    const Game game(out);
    CHECK(refusal.status == BASTIDE_OK);
    CHECK(refusal.reason == 0);
    CHECK(refusal.text[0] == '\0');
    config.seats = 99;
    CHECK(bastide_game_create(&config, nullptr, 0, nullptr, 0, nullptr, nullptr, &out) == BASTIDE_E_ARGUMENT);
}
