// SPDX-License-Identifier: MIT
// Every function of the C header with a dice game: what makes no sense is a bad argument, what dice do not have is absent.
#include <cstring>

#include "capi/dice_table.hpp"
#include "support/catch.hpp"

using namespace dice_tests;

namespace {

Game tile_game()
{
    bastide_config config{};
    bastide_config_init(&config, sizeof config);
    bastide_game* made = nullptr;
    bastide_game_create(&config, nullptr, 0, nullptr, 0, nullptr, nullptr, &made);
    return Game(made);
}

}  // namespace

TEST_CASE("What only tiles have is absent from a dice game", "[DICE-COMP-02]")
{
    const Game owner = make(seeded(1));
    const bastide_game* game = owner.get();
    bastide_placement placement;
    bastide_feature feature{};
    feature.struct_size = sizeof feature;
    CHECK(bastide_game_list_tiles(game, nullptr, 0) == 0);
    CHECK(bastide_game_list_segments(game, 0, nullptr, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_game_list_stock(game, nullptr, 0) == 0);
    CHECK(bastide_game_list_board(game, nullptr, 0) == 0);
    CHECK(bastide_game_tile_at(game, 0, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_game_list_pieces(game, nullptr, 0) == 0);
    CHECK(bastide_game_list_placements(game, 0, &placement, 1) == BASTIDE_E_ABSENT);
    CHECK(bastide_game_feature_at(game, 0, 0, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_game_get_feature(game, 0, &feature) == BASTIDE_E_ABSENT);
    CHECK(bastide_game_list_features(game, BASTIDE_SEGMENT_ANY, nullptr, 0) == 0);
    CHECK(bastide_game_list_parts(game, 0, nullptr, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_game_supply(game, 0, BASTIDE_PIECE_FOLLOWER) == BASTIDE_E_ABSENT);
    bastide_seat seat{};
    seat.struct_size = sizeof seat;
    CHECK(bastide_game_get_seat(game, 2, &seat) == BASTIDE_E_ABSENT);
    CHECK(bastide_game_get_seat(game, -1, &seat) == BASTIDE_E_ABSENT);
    CHECK(bastide_game_get_seat(game, 1, &seat) == BASTIDE_OK);
    CHECK(seat.seat == 1);
    CHECK(seat.supply == 0);
}

TEST_CASE("What only dice have is absent from a tile game", "[DICE-COMP-01]")
{
    const Game game = tile_game();
    bastide_dice turn{};
    turn.struct_size = sizeof turn;
    const std::int32_t faces[9] = {};
    CHECK(bastide_dice_get(game.get(), &turn) == BASTIDE_E_ABSENT);
    CHECK(bastide_dice_roll(game.get(), faces, 9, nullptr) == BASTIDE_E_ABSENT);
    CHECK(things(game, BASTIDE_THING_DIE).empty());
    CHECK(things(game, BASTIDE_THING_DICE_CITY).empty());
    for (std::int32_t kind = BASTIDE_ACTION_COLLECT; kind <= BASTIDE_ACTION_FALL; ++kind) {
        CHECK(actions(game, kind).empty());
        bastide_action action{};
        action.kind = kind;
        bastide_verdict verdict{};
        CHECK(bastide_game_check(game.get(), &action, &verdict) == BASTIDE_E_ARGUMENT);
    }
    bastide_action action{};
    CHECK(bastide_action_parse(game.get(), "collect", -1, nullptr, &action) == BASTIDE_E_FORMAT);
}

TEST_CASE("A missing pointer or a bad number is a bad argument, with dice as with tiles", "[DICE-COMP-01]")
{
    const Game owner = make(seeded(1));
    bastide_game* game = owner.get();
    const std::vector<std::uint8_t> before = snapshot(owner);
    bastide_action action = actions(owner)[0];
    bastide_verdict verdict{};
    bastide_error error = error_record();
    bastide_error small_error{};
    bastide_game* made = nullptr;
    std::uint64_t number = 0;
    std::int32_t faces[9] = {};
    bastide_config config{};
    bastide_pending asked{};
    bastide_dice turn{};
    bastide_seat seat{};
    bastide_feature feature{};

    CHECK(bastide_game_clone(game, nullptr, nullptr) == BASTIDE_E_ARGUMENT);
    const bastide_allocator half{nullptr, nullptr, nullptr};
    CHECK(bastide_game_clone(game, &half, &made) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_config(game, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_config(game, &config) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_choices(game, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_pending(game, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_pending(game, &asked) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_actions(game, -2, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_actions(game, 256, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_actions(game, -1, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_actions(game, -1, &action, -1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_placements(game, 0, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_check(game, nullptr, &verdict) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_check(game, &action, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_apply(game, nullptr, &verdict) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_verdict_text(game, nullptr, &verdict, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_verdict_text(game, &action, nullptr, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_verdict_text(game, &action, &verdict, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_action_text(game, nullptr, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_action_text(game, &action, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_action_parse(game, nullptr, -1, &error, &action) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_action_parse(game, "stop", -2, &error, &action) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_action_parse(game, "stop", -1, &error, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_action_parse(game, "stop", -1, &small_error, &action) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_seat(game, 0, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_seat(game, 0, &seat) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_tiles(game, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_segments(game, 0, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_stock(game, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_board(game, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_pieces(game, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_things(game, BASTIDE_THING_DIE, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_things(game, 0, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_things(game, 99, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_feature(game, 0, &feature) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_features(game, -2, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_parts(game, 0, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_event_range(game, nullptr, &number) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_event_range(game, &number, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_events(game, 0, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_score_lines(game, 0, nullptr, -1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_hash(game, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_snapshot(game, 0, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_snapshot(game, BASTIDE_VIEW_FULL, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_restore(game, nullptr, 0, &error) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_restore(game, before.data(), -1, &error) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_restore(game, before.data(), count_of(before.size()), &small_error) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_write_script(game, 0, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_write_script(game, BASTIDE_VIEW_FULL, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_dice_get(nullptr, &turn) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_dice_get(game, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_dice_get(game, &turn) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_dice_roll(nullptr, faces, 9, &verdict) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_dice_roll(game, nullptr, 9, &verdict) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_dice_roll(game, faces, 10, &verdict) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_dice_roll(game, faces, -1, &verdict) == BASTIDE_E_ARGUMENT);
    for (const std::int32_t face : {-1, 6, 1 << 20}) {
        faces[4] = face;
        CHECK(bastide_dice_roll(game, faces, 9, &verdict) == BASTIDE_E_ARGUMENT);
    }
    CHECK(same(snapshot(owner), before));
}

TEST_CASE("The record of dice grows and no byte beyond the caller's is written", "[DICE-MODEL-01]")
{
    const Game game = make(seeded(1));
    CHECK(bastide_struct_size(BASTIDE_STRUCT_DICE) == sizeof(bastide_dice));
    struct {
        bastide_dice record;
        std::uint32_t beyond[4];
    } room{};
    std::memset(&room, 0x5A, sizeof room);
    room.record.struct_size = sizeof room.record;
    REQUIRE(bastide_dice_get(game.get(), &room.record) == BASTIDE_OK);
    CHECK(room.record.struct_size == sizeof room.record);
    for (const std::uint32_t word : room.beyond) CHECK(word == 0x5A5A5A5Au);
    for (const std::uint32_t word : room.record.reserved) CHECK(word == 0);
    bastide_dice small{};
    small.struct_size = 64;
    CHECK(bastide_dice_get(game.get(), &small) == BASTIDE_E_ARGUMENT);
}

TEST_CASE("Faces and the words of the dice game have names", "[DICE-FACE-01]")
{
    const char* const names[] = {"cap", "corner", "straight", "tee", "knight", "catapult"};
    for (std::int32_t face = 0; face < 6; ++face) {
        CHECK(text([&](char* out, std::int32_t cap) { return bastide_name(BASTIDE_LIST_FACE, face, out, cap); }) == names[face]);
        CHECK(bastide_number(BASTIDE_LIST_FACE, names[face], -1) == face);
    }
    CHECK(bastide_name(BASTIDE_LIST_FACE, 6, nullptr, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_list_numbers(BASTIDE_LIST_FACE, nullptr, 0) == 6);
    CHECK(bastide_number(BASTIDE_LIST_OPTION, "target_score", -1) == BASTIDE_OPTION_TARGET_SCORE);
    CHECK(bastide_number(BASTIDE_LIST_ACTION, "collect", -1) == BASTIDE_ACTION_COLLECT);
    CHECK(text([&](char* out, std::int32_t cap) { return bastide_rule_id(BASTIDE_RULE_DICE_CITY, out, cap); }) ==
          "DICE-SCORE-02");
}
