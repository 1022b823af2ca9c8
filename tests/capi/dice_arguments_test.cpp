// SPDX-License-Identifier: MIT
// Every function of the C header with a dice game: what makes no sense is a bad argument, what dice do not have is absent.
#include <cstring>

#include "capi/dice_table.hpp"
#include "support/catch.hpp"

using namespace dice_tests;

namespace {

Game tile_game()
{
    const bastide_config config = bastide_tests::default_config();
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
    bastide_piece piece{};
    CHECK(bastide_game_list_stock(game, nullptr, 0) == 0);
    CHECK(bastide_game_list_pieces(game, nullptr, 0) == 0);
    CHECK(bastide_game_get_piece(game, 0, &piece) == BASTIDE_E_ABSENT);
    CHECK(bastide_game_list_placements(game, 0, &placement, 1) == BASTIDE_E_ABSENT);
    CHECK(bastide_game_count_supply(game, 0, BASTIDE_PIECE_FOLLOWER) == BASTIDE_E_ABSENT);
    CHECK(things(owner, BASTIDE_ANY).empty());
    CHECK(things(owner, BASTIDE_THING_TOWER).empty());
    CHECK(bastide_game_list_position(game, nullptr, nullptr, 0) == BASTIDE_E_ABSENT);
}

TEST_CASE("What is no seat, tile, cell or city of a dice game is absent", "[DICE-BUILD-01]")
{
    const Game owner = make(seeded(1));
    const bastide_game* game = owner.get();
    bastide_placed placed{};
    bastide_feature feature{};
    bastide_seat seat{};
    CHECK(bastide_game_list_segments(game, 4, 0, nullptr, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_game_list_segments(game, -1, 0, nullptr, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_game_list_segments_at(game, 0, 0, nullptr, 0) == BASTIDE_E_ABSENT);
    CHECK(board(owner).empty());
    CHECK(bastide_game_get_placed(game, 0, &placed) == BASTIDE_E_ABSENT);
    CHECK(bastide_game_placed_at(game, 0, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_game_segment_at_port(game, 0, 0, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_game_feature_at(game, 0, 0, 0) == BASTIDE_E_ABSENT);
    for (const std::int32_t id : {-1, 0, 8, 9, 35, 36, 63, 64, 1 << 30}) {
        CHECK(bastide_game_get_feature(game, id, &feature) == BASTIDE_E_ABSENT);
        CHECK(bastide_game_list_feature_segments(game, id, nullptr, 0) == BASTIDE_E_ABSENT);
    }
    CHECK(features(owner).empty());
    CHECK(bastide_game_get_seat(game, 2, &seat) == BASTIDE_E_ABSENT);
    CHECK(bastide_game_get_seat(game, -1, &seat) == BASTIDE_E_ABSENT);
    REQUIRE(bastide_game_get_seat(game, 1, &seat) == BASTIDE_OK);
    CHECK(seat.seat == 1);
    CHECK(seat.state == BASTIDE_SEAT_STATE_PLAYING);
    CHECK(seat.supply == 0);
}

TEST_CASE("What only dice have is absent from a tile game", "[DICE-COMP-01]")
{
    const Game game = tile_game();
    bastide_dice turn{};
    CHECK(bastide_game_get_dice(game.get(), &turn) == BASTIDE_E_ABSENT);
    CHECK(bastide_game_list_dice(game.get(), nullptr, 0) == BASTIDE_E_ABSENT);
    for (std::int32_t kind = BASTIDE_ACTION_DICE_COLLECT; kind <= BASTIDE_ACTION_FALL; ++kind) {
        CHECK(actions(game, kind).empty());
        const bastide_action action = bastide_tests::blank(kind, 0);
        CHECK(bastide_game_check(game.get(), &action, nullptr) == BASTIDE_E_ARGUMENT);
    }
    bastide_action action{};
    CHECK(bastide_action_parse(game.get(), "dice_collect", -1, nullptr, &action) == BASTIDE_E_FORMAT);
}

TEST_CASE("A missing pointer or a bad number is a bad argument, with dice as with tiles", "[DICE-COMP-01]")
{
    const Game owner = make(seeded(1));
    bastide_game* game = owner.get();
    const std::vector<std::uint8_t> before = snapshot(owner);
    bastide_action action = actions(owner)[0];
    bastide_refusal refusal{};
    bastide_game* made = nullptr;
    std::uint64_t number = 0;
    std::int32_t share = 0;

    CHECK(bastide_game_clone(game, BASTIDE_VIEW_FULL, 0, nullptr, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_clone(game, 2, 0, nullptr, &made) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_clone(game, BASTIDE_VIEW_FULL, 4, nullptr, &made) == BASTIDE_E_ARGUMENT);
    const bastide_allocator half{nullptr, nullptr, nullptr};
    CHECK(bastide_game_clone(game, BASTIDE_VIEW_FULL, 0, &half, &made) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_undo(game, -1, &refusal) == BASTIDE_E_ARGUMENT);
    CHECK(refusal.status == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_config(game, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_choices(game, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_decision(game, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_actions(game, -2, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_actions(game, 256, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_actions(game, -1, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_actions(game, -1, &action, -1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_codes(game, -1, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_weights(game, -2, &share, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_placements(game, 0, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_check(game, nullptr, &refusal) == BASTIDE_E_ARGUMENT);
    CHECK(refusal.status == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_apply(game, nullptr, &refusal) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_action_write(game, nullptr, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_action_write(game, &action, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_action_parse(game, nullptr, -1, &refusal, &action) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_action_parse(game, "dice_stop", -2, &refusal, &action) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_action_parse(game, "dice_stop", -1, &refusal, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_seat(game, 0, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_standing(game, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_tiles(game, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_segments(game, 0, 0, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_segments(game, 0, 4, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_segments_at(game, 0, 0, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_stock(game, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_board(game, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_placed(game, 0, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_segment_at_port(game, 0, 0, 12) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_pieces(game, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_things(game, BASTIDE_ANY, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_things(game, 99, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_feature(game, 0, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_features(game, -2, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_feature_segments(game, 0, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_event_range(game, nullptr, &number) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_event_range(game, &number, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_events(game, BASTIDE_VIEW_FULL, 0, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_events(game, 2, 0, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_score_lines(game, 0, nullptr, -1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_history(game, BASTIDE_VIEW_FULL, -1, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_history(game, 2, 0, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_hash(game, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_write_snapshot(game, 2, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_write_snapshot(game, BASTIDE_VIEW_FULL, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_restore_snapshot(game, nullptr, 0, &refusal) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_restore_snapshot(game, before.data(), -1, &refusal) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_write_script(game, 2, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_write_script(game, BASTIDE_VIEW_FULL, nullptr, 1) == BASTIDE_E_ARGUMENT);
    bastide_dice turn{};
    CHECK(bastide_game_get_dice(nullptr, &turn) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_dice(game, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_dice(nullptr, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_dice(game, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(same(snapshot(owner), before));
}

TEST_CASE("Spare words are zero on the way out, and no byte beyond the caller's is written", "[DICE-MODEL-01]")
{
    const Game game = make(seeded(1));
    struct {
        bastide_dice record;
        std::uint32_t beyond[4];
    } buffer{};
    std::memset(&buffer, 0x5A, sizeof buffer);
    REQUIRE(bastide_game_get_dice(game.get(), &buffer.record) == BASTIDE_OK);
    for (const std::uint32_t word : buffer.beyond) CHECK(word == 0x5A5A5A5Au);
    for (const std::uint32_t word : buffer.record.spare) CHECK(word == 0);
    for (const bastide_die& die : all_dice(game))
        for (const std::uint32_t word : die.spare) CHECK(word == 0);
}

TEST_CASE("Faces and the words of the dice game have names", "[DICE-FACE-01]")
{
    const char* const names[] = {"cap", "corner", "straight", "tee", "knight", "catapult"};
    const auto number_of = [](std::int32_t vocabulary, const char* name) {
        std::int32_t number = 0;
        CHECK(bastide_word_find(vocabulary, name, -1, &number) == BASTIDE_OK);
        return number;
    };
    for (std::int32_t face = 1; face <= 6; ++face) {
        CHECK(text([&](char* out, std::int32_t cap) { return bastide_word_name(BASTIDE_VOCABULARY_FACE, face, out, cap); }) ==
              names[face - 1]);
        CHECK(number_of(BASTIDE_VOCABULARY_FACE, names[face - 1]) == face);
    }
    CHECK(bastide_word_name(BASTIDE_VOCABULARY_FACE, 0, nullptr, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_word_name(BASTIDE_VOCABULARY_FACE, 7, nullptr, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_word_list(BASTIDE_VOCABULARY_FACE, nullptr, 0) == 6);
    CHECK(number_of(BASTIDE_VOCABULARY_OPTION, "dice_target_score") == BASTIDE_OPTION_DICE_TARGET_SCORE);
    CHECK(number_of(BASTIDE_VOCABULARY_ACTION, "dice_collect") == BASTIDE_ACTION_DICE_COLLECT);
    CHECK(text([&](char* out, std::int32_t cap) {
              return bastide_word_rule(BASTIDE_VOCABULARY_REWARD, BASTIDE_REWARD_DICE_CITY, out, cap);
          }) == "DICE-SCORE-02");
}
