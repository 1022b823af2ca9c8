// SPDX-License-Identifier: MIT
// The first calls of a program: a game by its preset, and the records that a program fills.
#include <climits>
#include <cstring>

#include "capi/c_games.hpp"
#include "support/catch.hpp"
#include "support/unused.hpp"

using namespace bastide_tests;

namespace {

std::vector<bastide_choice> choices_of(std::int32_t preset)
{
    return collect<bastide_choice>(
        [&](bastide_choice* out, std::int32_t cap) { return bastide_preset_list_choices(preset, out, cap); });
}

/// Whether the whole config allows this number of seats.
bool allows(std::int32_t preset, std::int32_t seats)
{
    const std::vector<bastide_choice> choices = choices_of(preset);
    bastide_config config = default_config();
    config.seats = seats;
    bastide_game* made = nullptr;
    const bastide_status status =
        bastide_game_create(&config, choices.data(), count_of(choices.size()), nullptr, 0, nullptr, nullptr, &made);
    bastide_game_destroy(made);
    return status == BASTIDE_OK;
}

/// A record after its init function; before it every byte is set, the spare words too.
template <class Record, class Init>
Record begun(Init&& init)
{
    Record record;
    std::memset(&record, 0xA5, sizeof record);
    CHECK(init(&record) == BASTIDE_OK);
    CHECK(init(nullptr) == BASTIDE_E_ARGUMENT);
    for (const std::uint32_t word : record.spare) CHECK(word == 0);
    return record;
}

}  // namespace

TEST_CASE("A game of a preset is the game that its choices make")
{
    for (const std::int32_t preset : numbers_of(BASTIDE_VOCABULARY_PRESET))
        for (std::int32_t seats = -1; seats <= BASTIDE_SEATS_MAX + 1; ++seats) {
            INFO("preset " << preset << " for " << seats);
            bastide_game* made = nullptr;
            const bastide_status status = bastide_game_create_preset(preset, seats, 77, &made);
            const Game game(made);
            REQUIRE((status == BASTIDE_OK) == allows(preset, seats));
            CHECK((made == nullptr) == (status != BASTIDE_OK));
            if (status != BASTIDE_OK) {
                CHECK(status == BASTIDE_E_ARGUMENT);
                continue;
            }
            Setup setup = seeded(77, seats);
            setup.choices = choices_of(preset);
            CHECK(snapshot(game) == snapshot(make(setup)));
        }
}

TEST_CASE("A preset that does not exist makes no game")
{
    for (const std::int32_t preset : {0, -1, 98, 9999, INT_MIN, INT_MAX})
        for (const std::int32_t seats : {2, 0, INT_MIN, INT_MAX}) {
            bastide_game* made = reinterpret_cast<bastide_game*>(&made);
            CHECK(bastide_game_create_preset(preset, seats, 1, &made) == BASTIDE_E_ARGUMENT);
            CHECK(made == nullptr);
        }
    CHECK(bastide_game_create_preset(BASTIDE_PRESET_WINTER, 2, 1, nullptr) == BASTIDE_E_ARGUMENT);
}

TEST_CASE("An action begins with everything unset")
{
    const auto action = begun<bastide_action>(bastide_action_init);
    CHECK(field_beyond(BASTIDE_VOCABULARY_ACTION, 0, action) == nullptr);
    CHECK(action.kind == 0);
    CHECK(action.seat == -1);
    CHECK(action.tile == -1);
    CHECK(action.piece == -1);
    CHECK(action.x == BASTIDE_NOWHERE);
}

TEST_CASE("An action that is filled from its beginning is the one that the list has")
{
    const Game game = make(seeded(5));
    const bastide_action listed = actions(game).back();
    REQUIRE(listed.kind == BASTIDE_ACTION_PLACE);
    auto action = begun<bastide_action>(bastide_action_init);
    action.kind = listed.kind;
    action.seat = listed.seat;
    action.tile = listed.tile;
    action.x = listed.x;
    action.y = listed.y;
    action.rotation = listed.rotation;
    action.origin = listed.origin;
    CHECK(same(action, listed));
}

TEST_CASE("A choice begins with everything unset")
{
    const auto choice = begun<bastide_choice>(bastide_choice_init);
    CHECK((choice.kind == 0 && choice.id == 0 && choice.value == 0));
}

TEST_CASE("An entry of a position begins with everything unset, and its head with the first turn of the first seat")
{
    auto score = begun<bastide_put>(bastide_put_init);
    CHECK(field_beyond(BASTIDE_VOCABULARY_PUT, 0, score) == nullptr);
    CHECK((score.seat == -1 && score.tile == -1 && score.segment == -1 && score.other_seat == -1));
    CHECK((score.x == BASTIDE_NOWHERE && score.y == BASTIDE_NOWHERE));
    CHECK((score.piece == 0 && score.slot == 0 && score.beside == 0 && score.count == 0));
    const auto head = begun<bastide_position>(bastide_position_init);
    CHECK((head.turn == 0 && head.seat == 0 && head.step == 0 && head.tile == -1));

    const Game game = make(seeded(5));
    auto tile = begun<bastide_put>(bastide_put_init);
    tile.kind = BASTIDE_PUT_TILE;
    tile.tile = tile_named(game, "D");
    tile.x = tile.y = 0;
    score.kind = BASTIDE_PUT_SCORE;
    score.seat = 1;
    score.points = 12;
    const bastide_put puts[] = {tile, score};
    REQUIRE(bastide_game_set_position(game.get(), &head, puts, 2, nullptr) == BASTIDE_OK);
    CHECK(decision(game).seat == 0);
    CHECK(decision(game).turn == 1);
    CHECK(bastide_tests::score(game, 1) == 12);
}

TEST_CASE("A tile set is built from a tile and segments that are filled from their beginning")
{
    auto tile = begun<bastide_tile_def>(bastide_tile_def_init);
    CHECK((tile.id == -1 && tile.set == 0 && tile.count == 0 && tile.segments == 0 && tile.name[0] == '\0'));
    auto field = begun<bastide_segment_def>(bastide_segment_def_init);
    CHECK((field.index == -1 && field.kind == 0 && field.near_side == -1 && field.ports == 0));
    std::strcpy(tile.name, "Y1");
    tile.count = 1;
    tile.segments = 2;
    for (std::int32_t& side : tile.sides) side = BASTIDE_SIDE_FIELD;
    bastide_segment_def segments[2] = {field, field};
    segments[0].kind = BASTIDE_SEGMENT_FIELD;
    segments[0].ports = 0xB6D;  // the outer ports of all sides
    segments[1].kind = BASTIDE_SEGMENT_MONASTERY;
    bastide_refusal refusal{};
    bastide_tileset* made = nullptr;
    const bastide_status status = bastide_tileset_build(&tile, 1, segments, 2, nullptr, &refusal, &made);
    const Tileset set(made);
    INFO(refusal.text);
    CHECK(status == BASTIDE_OK);
}

TEST_CASE("A config begins with two seats of the tile game")
{
    const auto config = begun<bastide_config>(bastide_config_init);
    CHECK((config.game == BASTIDE_GAME_TILES && config.chance == BASTIDE_CHANCE_SEEDED && config.seats == 2));
    CHECK((config.first_seat == 0 && config.seed == 0 && config.event_capacity == 0 && config.flags == 0));
}
