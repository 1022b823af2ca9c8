// SPDX-License-Identifier: MIT
// What can be played and what is refused: the head of a config, its size in the caller's eyes, and the choices beside it.
#include <cstring>

#include "capi/face.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr std::int32_t kLeast = INT32_MIN;
constexpr std::int32_t kMost = INT32_MAX;

struct Outcome {
    bastide_status status = BASTIDE_OK;
    bastide_error error{};
    Game game;
};

Outcome create(const bastide_config* config, const std::vector<bastide_choice>& choices = {},
               const std::vector<const bastide_tileset*>& sets = {})
{
    Outcome out;
    out.error = error_record();
    bastide_game* made = nullptr;
    out.status = bastide_game_create(config, choices.data(), count_of(choices.size()), sets.data(), count_of(sets.size()),
                                     nullptr, &out.error, &made);
    out.game.reset(made);
    return out;
}
Outcome create(const bastide_config& config, const std::vector<bastide_choice>& choices = {}) { return create(&config, choices); }

/// A refusal: nothing was made, and the error record says the same as the status, with a sentence.
bool refuses(const Outcome& out, bastide_status status, std::int32_t reason, std::int32_t index = -1, std::int32_t other = -1)
{
    const std::string text = out.error.text;
    return !out.game && out.status == status && out.error.status == status && out.error.reason == reason &&
           out.error.index == index && out.error.other == other && out.error.line == 0 && out.error.reserved == 0 &&
           out.error.struct_size == sizeof(bastide_error) && text.size() > 10 && text.back() == '.';
}

bastide_config config_with(std::int32_t bastide_config::*field, std::int32_t value)
{
    bastide_config config = default_config();
    config.*field = value;
    return config;
}

/// A config as a later release may know it: the record of today, then a tail.
struct Larger {
    bastide_config config;
    std::uint32_t tail[4];
};

bastide_config config_of_game(const Game& game)
{
    bastide_config out{};
    out.struct_size = sizeof out;
    CHECK(bastide_game_get_config(game.get(), &out) == BASTIDE_OK);
    return out;
}

}  // namespace

TEST_CASE("The defaults are the tile game seeded with 0 for two seats with room for all events")
{
    bastide_config config;
    std::memset(&config, 0xAB, sizeof config);
    REQUIRE(bastide_config_init(&config, sizeof config) == BASTIDE_OK);
    CHECK(config.struct_size == sizeof config);
    CHECK(config.ruleset == BASTIDE_RULESET_TILES);
    CHECK(config.chance == BASTIDE_CHANCE_SEEDED);
    CHECK(config.seats == 2);
    CHECK(config.first_seat == 0);
    CHECK(config.event_capacity == -1);
    CHECK(config.seed == 0);
    CHECK(config.rules_revision == 0);
    CHECK(config.flags == 0);
    for (std::uint32_t word : config.reserved) CHECK(word == 0);
    CHECK(create(config).game);
}

TEST_CASE("Filling a config writes no byte beyond the size that the caller knows")
{
    unsigned char room[128];
    for (std::uint32_t size : {64u, 65u, 72u, 100u}) {
        std::memset(room, 0xAB, sizeof room);
        CHECK(bastide_config_init(reinterpret_cast<bastide_config*>(room), size) == BASTIDE_OK);
        for (std::size_t i = size; i < sizeof room; ++i) REQUIRE(room[i] == 0xAB);
        for (std::size_t i = sizeof(bastide_config); i < size; ++i) REQUIRE(room[i] == 0);
        std::uint32_t said = 0;
        std::memcpy(&said, room, sizeof said);
        CHECK(said == size);
    }
    for (std::uint32_t size : {0u, 1u, 63u}) {
        std::memset(room, 0xAB, sizeof room);
        CHECK(bastide_config_init(reinterpret_cast<bastide_config*>(room), size) == BASTIDE_E_ARGUMENT);
        for (unsigned char byte : room) REQUIRE(byte == 0xAB);
    }
    CHECK(bastide_config_init(nullptr, 64) == BASTIDE_E_ARGUMENT);
}

TEST_CASE("Zeros with struct_size and ruleset and seats set are a config")
{
    bastide_config config{};
    config.struct_size = sizeof config;
    config.ruleset = BASTIDE_RULESET_TILES;
    config.seats = 2;
    const Outcome out = create(config);
    REQUIRE(out.game);
    const bastide_config have = config_of_game(out.game);
    CHECK(have.chance == BASTIDE_CHANCE_SEEDED);
    CHECK(have.event_capacity == 0);
    CHECK(hash(out.game) == hash(make(seeded(0))));
}

TEST_CASE("A config smaller than the first release is refused")
{
    bastide_config config = default_config();
    for (std::uint32_t size : {0u, 4u, 63u}) {
        config.struct_size = size;
        CHECK(refuses(create(config), BASTIDE_E_ARGUMENT, 0));
    }
    CHECK(refuses(create(nullptr), BASTIDE_E_ARGUMENT, 0));
}

TEST_CASE("A larger config is taken when what the library does not know is zero")
{
    Larger larger{};
    for (std::uint32_t size : {68u, 72u, 80u}) {
        larger = {};
        REQUIRE(bastide_config_init(&larger.config, sizeof larger) == BASTIDE_OK);
        larger.config.struct_size = size;
        CHECK(create(&larger.config).game);
        larger.tail[(size - 64) / 4 - 1] = 0x01000000;
        CHECK(refuses(create(&larger.config), BASTIDE_E_VERSION, 0));
    }
}

TEST_CASE("Unknown flags and reserved words of a config are unknown parts")
{
    for (std::size_t i = 0; i < 6; ++i) {
        bastide_config config = default_config();
        config.reserved[i] = 1;
        CHECK(refuses(create(config), BASTIDE_E_VERSION, 0));
    }
    for (std::uint32_t flags : {2u, 3u, 0x80000000u}) {
        bastide_config config = default_config();
        config.flags = flags;
        CHECK(refuses(create(config), BASTIDE_E_VERSION, 0));
    }
}

TEST_CASE("The head of a config is refused field by field with its reason")
{
    for (std::int32_t value : {kLeast, -1, 0, 3, kMost})
        CHECK(refuses(create(config_with(&bastide_config::ruleset, value)), BASTIDE_E_ARGUMENT, BASTIDE_REASON_CONFIG_RULESET));
    for (std::int32_t value : {kLeast, -1, 3, kMost})
        CHECK(refuses(create(config_with(&bastide_config::chance, value)), BASTIDE_E_ARGUMENT, BASTIDE_REASON_CONFIG_CHANCE));
    for (std::int32_t value : {kLeast, -1, 0, 1, 6, 8, 9, 256, kMost})
        CHECK(refuses(create(config_with(&bastide_config::seats, value)), BASTIDE_E_ARGUMENT, BASTIDE_REASON_CONFIG_SEATS));
    for (std::int32_t value : {kLeast, -1, 2, 8, 256, kMost})
        CHECK(refuses(create(config_with(&bastide_config::first_seat, value)), BASTIDE_E_ARGUMENT,
                      BASTIDE_REASON_CONFIG_FIRST_SEAT));
    for (std::int32_t value : {kLeast, -2})
        CHECK(refuses(create(config_with(&bastide_config::event_capacity, value)), BASTIDE_E_ARGUMENT,
                      BASTIDE_REASON_CONFIG_CAPACITY));
    for (std::uint32_t value : {2u, 0xFFFFu, 0xFFFFFFFFu}) {
        bastide_config config = default_config();
        config.rules_revision = value;
        CHECK(refuses(create(config), BASTIDE_E_VERSION, BASTIDE_REASON_CONFIG_REVISION));
    }
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
            CHECK(pending(out.game).seat == first);
            CHECK(pending(out.game).active_seat == first);
        }
    }
}

TEST_CASE("Chance 0 is the same as seeded")
{
    bastide_config config = default_config();
    config.seed = 42;
    config.chance = BASTIDE_CHANCE_NONE;
    const Outcome out = create(config);
    REQUIRE(out.game);
    CHECK(config_of_game(out.game).chance == BASTIDE_CHANCE_SEEDED);
    CHECK(same_position(out.game, make(seeded(42))));
}

TEST_CASE("Without a choice of sets the Winter Edition is played")
{
    const Game game = make();
    CHECK(tiles(game).size() == 36);
    CHECK(pending(game).tiles_left == 83);
    CHECK(seat(game, 0).supply == 7);
}

TEST_CASE("The first choice of a set replaces the default sets")
{
    Setup setup;
    setup.choices = {choose_set(BASTIDE_SET_BASE)};
    CHECK(pending(make(setup)).tiles_left == 71);
    setup.choices = {choose_set(BASTIDE_SET_BASE, 2)};
    CHECK(pending(make(setup)).tiles_left == 143);
    setup.choices = {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_WINTER, 3)};
    CHECK(pending(make(setup)).tiles_left == 71 + 36);
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
        {kLeast, 1, 1, 0},
        {-1, 1, 1, 0},
        {0, 1, 1, 0},
        {99, 1, 1, 0},
        {kMost, 1, 1, 0},
        {BASTIDE_CHOICE_SET, 0, 1, 0},
        {BASTIDE_CHOICE_SET, -1, 1, 0},
        {BASTIDE_CHOICE_SET, 99, 1, 0},
        {BASTIDE_CHOICE_SET, kMost, 1, 0},
        {BASTIDE_CHOICE_PIECES, 0, 1, 0},
        {BASTIDE_CHOICE_PIECES, -1, 1, 0},
        {BASTIDE_CHOICE_PIECES, 6, 1, 0},  // spare numbers
        {BASTIDE_CHOICE_PIECES, 15, 1, 0},
        {BASTIDE_CHOICE_PIECES, 16, 1, 0},
        {BASTIDE_CHOICE_PIECES, 99, 1, 0},
        {BASTIDE_CHOICE_PIECES, kLeast, 1, 0},
        {BASTIDE_CHOICE_OPTION, 0, 1, 0},
        {BASTIDE_CHOICE_OPTION, 999, 1, 0},
        {BASTIDE_CHOICE_OPTION, -1, 1, 0},
        {BASTIDE_CHOICE_OPTION, 20, 0, 0},
        {BASTIDE_CHOICE_TILESET, -1, 1, 0},
        {BASTIDE_CHOICE_PIECES, BASTIDE_PIECE_FOLLOWER, 7, 1},
    };
    for (const bastide_choice& choice : bad)
        CHECK(refuses(create(default_config(), {good, choice}), BASTIDE_E_ARGUMENT, BASTIDE_REASON_CONFIG_CHOICE, 1));
}

TEST_CASE("A choice made twice is refused by the index of the second and tells that of the first")
{
    CHECK(refuses(create(default_config(), {choose_set(BASTIDE_SET_BASE), choose_followers(7), choose_set(BASTIDE_SET_BASE)}),
                  BASTIDE_E_ARGUMENT, BASTIDE_REASON_CONFIG_CHOICE, 2, 0));
    CHECK(refuses(create(default_config(), {choose_followers(7), choose_followers(6)}), BASTIDE_E_ARGUMENT,
                  BASTIDE_REASON_CONFIG_CHOICE, 1, 0));
}

TEST_CASE("A value out of range is refused by its index")
{
    for (std::int32_t value : {kLeast, -1, 1001, kMost})
        CHECK(refuses(create(default_config(), {choose_set(BASTIDE_SET_BASE, value)}), BASTIDE_E_ARGUMENT,
                      BASTIDE_REASON_CONFIG_VALUE, 0));
    for (std::int32_t value : {kLeast, -1, 101, kMost})
        CHECK(refuses(create(default_config(), {choose_set(BASTIDE_SET_BASE), choose_followers(value)}), BASTIDE_E_ARGUMENT,
                      BASTIDE_REASON_CONFIG_VALUE, 1));
}

TEST_CASE("A game larger than the library can hold is refused")
{
    CHECK(refuses(create(default_config(), {choose_set(BASTIDE_SET_BASE, 1000)}), BASTIDE_E_LIMIT,
                  BASTIDE_REASON_CONFIG_TOO_LARGE));
}

TEST_CASE("Tile sets given as handles are played")
{
    const Tileset base = builtin(BASTIDE_SET_BASE);
    const Tileset winter = builtin(BASTIDE_SET_WINTER);
    const bastide_config config = default_config();
    const std::vector<const bastide_tileset*> both = {base.get(), winter.get()};
    const Outcome out = create(&config, {{BASTIDE_CHOICE_TILESET, 0, 2, 0}, {BASTIDE_CHOICE_TILESET, 1, 1, 0}}, both);
    REQUIRE(out.game);
    CHECK(tiles(out.game).size() == 36);
    CHECK(pending(out.game).tiles_left == 143 + 12 - 1);
    const Outcome beside = create(&config, {choose_set(BASTIDE_SET_BASE), {BASTIDE_CHOICE_TILESET, 1, 1, 0}}, both);
    REQUIRE(beside.game);
    CHECK(pending(beside.game).tiles_left == 71 + 12 - 1);
    CHECK(
        refuses(create(&config, {{BASTIDE_CHOICE_TILESET, 1, 1, 0}}, both), BASTIDE_E_ARGUMENT, BASTIDE_REASON_CONFIG_NO_START));
    CHECK(refuses(create(&config, {{BASTIDE_CHOICE_TILESET, 2, 1, 0}}, both), BASTIDE_E_ARGUMENT, BASTIDE_REASON_CONFIG_TILESET,
                  2, 0));
    CHECK(refuses(create(&config, {{BASTIDE_CHOICE_TILESET, 0, 1, 0}, {BASTIDE_CHOICE_TILESET, 0, 1, 0}}, both),
                  BASTIDE_E_ARGUMENT, BASTIDE_REASON_CONFIG_CHOICE, 1, 0));
    CHECK(refuses(create(&config, {{BASTIDE_CHOICE_TILESET, 0, 1001, 0}}, both), BASTIDE_E_ARGUMENT, BASTIDE_REASON_CONFIG_VALUE,
                  0));
}

TEST_CASE("A game lives on when the tile sets it was made from are gone")
{
    Tileset base = builtin(BASTIDE_SET_BASE);
    const bastide_config config = default_config();
    const Outcome out = create(&config, {{BASTIDE_CHOICE_TILESET, 0, 1, 0}}, {base.get()});
    base.reset();
    REQUIRE(out.game);
    Dice dice(1);
    play_on(out.game, dice);
    CHECK(is_over(out.game));
}

TEST_CASE("A tile set handle that is missing is refused by its index")
{
    const Tileset base = builtin(BASTIDE_SET_BASE);
    const bastide_config config = default_config();
    CHECK(refuses(create(&config, {{BASTIDE_CHOICE_TILESET, 1, 1, 0}}, {base.get(), nullptr}), BASTIDE_E_ARGUMENT,
                  BASTIDE_REASON_CONFIG_TILESET, 1));
    CHECK(refuses(create(&config, {}, {nullptr}), BASTIDE_E_ARGUMENT, BASTIDE_REASON_CONFIG_TILESET, 0));
}

TEST_CASE("Followers may be many or none at all")
{
    for (std::int32_t count : {0, 1, 20, 100}) {
        Setup setup;
        setup.seats = count == 100 ? 5 : 3;
        setup.choices = {choose_followers(count)};
        const Game game = make(setup);
        CHECK(bastide_game_supply(game.get(), 2, BASTIDE_PIECE_FOLLOWER) == count);
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
    CHECK(pending(game).tiles_left == 14 * 72 - 1 - 1);
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
    REQUIRE(bastide_game_load(bytes.data(), count_of(bytes.size()), nullptr, 0, nullptr, nullptr, &loaded) == BASTIDE_OK);
    CHECK(same_position(game, Game(loaded)));
}

TEST_CASE("A game tells the config and the choices it was made with and they make the same game again")
{
    bastide_config config = default_config();
    config.seats = 4;
    config.first_seat = 3;
    config.seed = 0xFEDCBA9876543210u;
    config.event_capacity = 17;
    config.flags = BASTIDE_CONFIG_NO_HISTORY;
    const Outcome out = create(config, {choose_followers(3), choose_set(BASTIDE_SET_WINTER, 2), choose_set(BASTIDE_SET_BASE, 1)});
    REQUIRE(out.game);
    const bastide_config have = config_of_game(out.game);
    CHECK(have.ruleset == BASTIDE_RULESET_TILES);
    CHECK(have.chance == BASTIDE_CHANCE_SEEDED);
    CHECK(have.seats == 4);
    CHECK(have.first_seat == 3);
    CHECK(have.event_capacity == 17);
    CHECK(have.seed == 0xFEDCBA9876543210u);
    CHECK(have.rules_revision == 1);
    CHECK(have.flags == BASTIDE_CONFIG_NO_HISTORY);
    for (std::uint32_t word : have.reserved) CHECK(word == 0);
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

TEST_CASE("The defaults are filled in when a game tells its config and choices")
{
    const Game game = make();
    const std::vector<bastide_choice> chosen = choices(game);
    REQUIRE(chosen.size() == 3);
    CHECK(same(chosen[0], choose_set(BASTIDE_SET_BASE)));
    CHECK(same(chosen[1], choose_set(BASTIDE_SET_WINTER)));
    CHECK(same(chosen[2], choose_followers(7)));
    CHECK(config_of_game(game).rules_revision == 1);
    CHECK(config_of_game(game).event_capacity == -1);
}

TEST_CASE("A game fed by its host tells no seed")
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

TEST_CASE("A config is written back into records of any size that the caller knows")
{
    const Game game = make(seeded(7));
    struct {
        bastide_config config;
        unsigned char behind[32];
    } room{};
    for (std::uint32_t size : {64u, 72u, 96u}) {
        std::memset(&room, 0xAB, sizeof room);
        room.config.struct_size = size;
        CHECK(bastide_game_get_config(game.get(), &room.config) == BASTIDE_OK);
        CHECK(room.config.struct_size == size);
        CHECK(room.config.seed == 7);
        for (std::size_t i = size - 64; i < sizeof room.behind; ++i) REQUIRE(room.behind[i] == 0xAB);
    }
    for (std::uint32_t size : {0u, 63u}) {
        std::memset(&room, 0xAB, sizeof room);
        room.config.struct_size = size;
        CHECK(bastide_game_get_config(game.get(), &room.config) == BASTIDE_E_ARGUMENT);
        CHECK(room.config.seed == 0xABABABABABABABABu);
    }
}

TEST_CASE("An event capacity may be as large as the library says and no larger")
{
    CHECK(create(config_with(&bastide_config::event_capacity, 1 << 20)).game);
    CHECK(create(config_with(&bastide_config::event_capacity, (1 << 20) + 1)).status != BASTIDE_OK);
    CHECK(create(config_with(&bastide_config::event_capacity, kMost)).status != BASTIDE_OK);
}

TEST_CASE("An error record is written only when it is as large as in the first release")
{
    bastide_config config = default_config();
    config.seats = 99;
    bastide_game* out = nullptr;
    for (std::uint32_t size : {0u, 4u, 255u}) {
        bastide_error error;
        std::memset(&error, 0xAB, sizeof error);
        error.struct_size = size;
        CHECK(bastide_game_create(&config, nullptr, 0, nullptr, 0, nullptr, &error, &out) == BASTIDE_E_ARGUMENT);
        CHECK(static_cast<unsigned char>(error.text[0]) == 0xAB);
    }
    CHECK(bastide_game_create(&config, nullptr, 0, nullptr, 0, nullptr, nullptr, &out) == BASTIDE_E_ARGUMENT);
    struct {
        bastide_error error;
        unsigned char behind[32];
    } room;
    std::memset(&room, 0xAB, sizeof room);
    room.error.struct_size = 256 + 16;
    CHECK(bastide_game_create(&config, nullptr, 0, nullptr, 0, nullptr, &room.error, &out) == BASTIDE_E_ARGUMENT);
    CHECK(room.error.struct_size == 256 + 16);
    CHECK(room.error.reason == BASTIDE_REASON_CONFIG_SEATS);
    for (std::size_t i = 16; i < sizeof room.behind; ++i) REQUIRE(room.behind[i] == 0xAB);
}
