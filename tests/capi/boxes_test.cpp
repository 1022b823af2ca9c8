// SPDX-License-Identifier: MIT
// What the boxes add to the C interface: options and bushes among the choices, and things to look at.
#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr std::int32_t kLeast = INT32_MIN;
constexpr std::int32_t kMax = INT32_MAX;

/// The error record of a config that is refused as an argument; one without a reason when it is not.
bastide_refusal refusal_of(const std::vector<bastide_choice>& chosen)
{
    const bastide_config config = default_config();
    bastide_refusal error{};
    bastide_game* made = nullptr;
    const bastide_status status =
        bastide_game_create(&config, chosen.data(), count_of(chosen.size()), nullptr, 0, nullptr, &error, &made);
    const Game game(made);
    if (status != BASTIDE_OK) CHECK(has_one_sentence(error));
    const bool told = !game && status == BASTIDE_E_ARGUMENT && error.status == status && std::string(error.text).size() > 10;
    return told ? error : bastide_refusal{};
}

bool refuses(const std::vector<bastide_choice>& chosen, std::int32_t reason, std::int32_t index)
{
    const bastide_refusal error = refusal_of(chosen);
    return error.reason == reason && error.index == index;
}

}  // namespace

TEST_CASE("Options that do not fit the rest of the config are refused with their reason")
{
    const bastide_refusal alone = refusal_of({choose_option(BASTIDE_OPTION_TOWER_NO_RANSOM, 1)});
    CHECK(alone.reason == BASTIDE_REASON_CONFIG_OPTION_ALONE);
    CHECK(alone.index == 0);
    CHECK(alone.option == BASTIDE_OPTION_TOWER_NO_RANSOM);
    CHECK(alone.text == std::string("The option tower_no_ransom belongs to the set tower, which this game does not play."));
    const bastide_refusal both =
        refusal_of({choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_ABBEY_MAYOR),
                    choose_option(BASTIDE_OPTION_WAGON_MOVE_RULE, 1), choose_option(BASTIDE_OPTION_WAGON_FAR_TRAVEL, 1)});
    CHECK(both.reason == BASTIDE_REASON_CONFIG_CONTRADICTION);
    CHECK(both.index == 2);
    CHECK(both.option == BASTIDE_OPTION_WAGON_MOVE_RULE);
    CHECK(both.other_option == BASTIDE_OPTION_WAGON_FAR_TRAVEL);
    CHECK(both.text == std::string("The options wagon_move_rule and wagon_far_travel exclude each other."));
    const bastide_refusal needs = refusal_of({choose_option(BASTIDE_OPTION_TABLE_MIN_X, -3)});
    CHECK(needs.reason == BASTIDE_REASON_CONFIG_OPTION_NEEDS);
    CHECK(needs.index == 0);
    CHECK(needs.option == BASTIDE_OPTION_TABLE_MIN_X);
    CHECK(needs.other_option == BASTIDE_OPTION_BOUNDED_TABLE);
    CHECK(needs.text == std::string("The option table_min_x needs the option bounded_table."));
    CHECK(refuses({choose_option(BASTIDE_OPTION_BOUNDED_TABLE, 1), choose_option(BASTIDE_OPTION_BOUNDED_TABLE, 1)},
                  BASTIDE_REASON_CONFIG_CHOICE, 1));
}

TEST_CASE("The value of an option that is out of range is refused by the index of its choice")
{
    CHECK(refuses({choose_followers(3), choose_option(BASTIDE_OPTION_BOUNDED_TABLE, 2)}, BASTIDE_REASON_CONFIG_VALUE, 1));
}

TEST_CASE("The numbers of pieces mean the pieces of those names", "[MAYOR-PLACE-02][WAGON-PLACE-02]")
{
    Setup setup;
    setup.choices = {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_ABBEY_MAYOR)};
    const Game game = make(setup);
    play(game, {"draw V", "0: place V 1 0 0"});  // a road and two fields
    const auto stands = [&](std::int32_t kind) {
        std::string segments;
        for (const bastide_action& action : actions(game, BASTIDE_ACTION_DEPLOY))
            if (action.piece_kind == kind) segments += std::to_string(action.segment);
        return segments;
    };
    CHECK(stands(BASTIDE_PIECE_FOLLOWER) == "012");
    CHECK(stands(BASTIDE_PIECE_WAGON) == "0");
    CHECK(stands(BASTIDE_PIECE_MAYOR) == "");
    play(game, {"0: pass", "draw E", "1: place E 0 -1 2"});  // a city and a field
    CHECK(stands(BASTIDE_PIECE_WAGON) == "0");
    CHECK(stands(BASTIDE_PIECE_MAYOR) == "0");
}

TEST_CASE("A bounded table needs its size", "[HOUSE-TABLE-01]")
{
    const bastide_refusal error =
        refusal_of({choose_option(BASTIDE_OPTION_BOUNDED_TABLE, 1), choose_option(BASTIDE_OPTION_TABLE_MAX_X, 0)});
    CHECK(error.reason == BASTIDE_REASON_CONFIG_OPTION_NEEDS);
    CHECK(error.index == 0);
    CHECK(error.option == BASTIDE_OPTION_BOUNDED_TABLE);
    CHECK(error.other_option == 0);
    CHECK(error.text == std::string("The option bounded_table needs a table size: set table_min_x, table_max_x, "
                                    "table_min_y or table_max_y to a value other than 0."));
    for (std::int32_t bound : {BASTIDE_OPTION_TABLE_MIN_X, BASTIDE_OPTION_TABLE_MIN_Y})
        CHECK(refusal_of({choose_option(BASTIDE_OPTION_BOUNDED_TABLE, 1), choose_option(bound, -1)}).status == BASTIDE_OK);
    for (std::int32_t bound : {BASTIDE_OPTION_TABLE_MAX_X, BASTIDE_OPTION_TABLE_MAX_Y})
        CHECK(refusal_of({choose_option(BASTIDE_OPTION_BOUNDED_TABLE, 1), choose_option(bound, 1)}).status == BASTIDE_OK);
}

TEST_CASE("Bushes grow on tile types of the game that have a village and on no others", "[HOUSE-ROAD-01]")
{
    const bastide_choice on = choose_option(BASTIDE_OPTION_BUSHES_DO_NOT_END_ROADS, 1);
    CHECK(refusal_of({on, choose_bush(22, 1)}).reason == 0);
    CHECK(refusal_of({on, choose_bush(34, 1)}).reason == 0);  // Z11, where one road ends at a house
    CHECK(refusal_of({choose_bush(22, 0)}).reason == 0);      // as printed
    for (std::int32_t id : {kLeast, -1, 36, 1023, 1024, kMax})
        CHECK(refuses({on, choose_bush(id, 1)}, BASTIDE_REASON_CONFIG_CHOICE, 1));
    for (std::int32_t value : {kLeast, -1, 2, kMax}) CHECK(refuses({on, choose_bush(22, value)}, BASTIDE_REASON_CONFIG_VALUE, 1));
    CHECK(refuses({on, choose_bush(22, 1), choose_bush(22, 1)}, BASTIDE_REASON_CONFIG_CHOICE, 2));
    CHECK(refuses({on, choose_bush(22, 0), choose_bush(22, 0)}, BASTIDE_REASON_CONFIG_CHOICE, 2));
    const bastide_refusal bare = refusal_of({on, choose_bush(22, 1), choose_bush(0, 1)});
    CHECK(bare.reason == BASTIDE_REASON_CONFIG_CHOICE);
    CHECK(bare.index == 2);
    CHECK(bare.tile == 0);
    CHECK(bare.text == std::string("Tile 0 has no village, so it cannot be drawn with bushes."));
}

TEST_CASE("Bushes need the option that looks at them", "[HOUSE-ROAD-01]")
{
    const bastide_refusal error = refusal_of({choose_followers(5), choose_bush(22, 1)});
    CHECK(error.reason == BASTIDE_REASON_CONFIG_OPTION_NEEDS);
    CHECK(error.index == 1);
    CHECK(error.other_option == BASTIDE_OPTION_BUSHES_DO_NOT_END_ROADS);
    CHECK(error.text == std::string("A tile with bushes needs the option bushes_do_not_end_roads."));
}

TEST_CASE("The choices of a game list exactly the options that are not 0")
{
    Setup setup;
    setup.choices = {choose_option(BASTIDE_OPTION_SMALL_CITY_TWO_POINTS), choose_option(BASTIDE_OPTION_BOUNDED_TABLE, 0)};
    const Game game = make(setup);
    int options = 0;
    for (const bastide_choice& choice : choices(game)) {
        if (choice.kind != BASTIDE_CHOICE_OPTION) continue;
        ++options;
        CHECK(same(choice, setup.choices[0]));
    }
    CHECK(options == 1);
    CHECK(hash(game) != hash(make()));
}

TEST_CASE("A kind of things whose box is not played has none")
{
    const Game game = make(seeded(21, 3));
    for (std::int32_t kind : {std::int32_t{BASTIDE_THING_TOWER}, std::int32_t{BASTIDE_THING_HAND},
                              std::int32_t{BASTIDE_THING_BARN}, std::int32_t{BASTIDE_ANY}})
        CHECK(things(game, kind).empty());
    for (std::int32_t kind : {kLeast, -2, 0, 99, 303, kMax})
        CHECK(bastide_game_list_things(game.get(), kind, nullptr, 0) == BASTIDE_E_ARGUMENT);
}

TEST_CASE("Things of the boxes agree with the pieces and the board")
{
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        Setup setup = seeded(seed, 3);
        setup.choices = {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_TOWER), choose_set(BASTIDE_SET_ABBEY_MAYOR)};
        const Game game = make(setup);
        Dice dice(seed);
        for (int i = 0; !is_over(game); ++i) {
            perform(game, pick(game, dice));
            if (i % 5 != 0) continue;
            std::size_t barns = 0;
            for (const bastide_piece& piece : pieces(game)) barns += piece.spot == BASTIDE_SPOT_CORNER;
            REQUIRE(things(game, BASTIDE_THING_BARN).size() == barns);
            for (const bastide_thing& barn : things(game, BASTIDE_THING_BARN)) {
                const bastide_piece stands = piece(game, barn.piece);
                REQUIRE((stands.spot == barn.spot && stands.x == barn.x && stands.y == barn.y));
                REQUIRE((stands.seat == barn.seat && stands.feature == barn.feature && stands.kind == BASTIDE_PIECE_BARN));
            }
            REQUIRE(things(game, BASTIDE_THING_TOWER).size() == features(game, BASTIDE_SEGMENT_FOUNDATION).size());
            for (const bastide_thing& tower : things(game, BASTIDE_THING_TOWER)) {
                REQUIRE(tower.closed == (tower.piece >= 0));
                if (tower.closed == 0) continue;
                const bastide_piece top = piece(game, tower.piece);
                REQUIRE((top.x == tower.x && top.y == tower.y && top.segment == tower.segment && top.seat == tower.seat));
            }
            const std::vector<bastide_thing> all = things(game, BASTIDE_ANY);
            for (std::size_t k = 1; k < all.size(); ++k) REQUIRE(all[k - 1].kind <= all[k].kind);
            REQUIRE(all.size() == things(game, BASTIDE_THING_BARN).size() + things(game, BASTIDE_THING_TOWER).size() +
                                      things(game, BASTIDE_THING_ABBEY_HOLE).size() + things(game, BASTIDE_THING_HAND).size());
            for (const bastide_thing& hole : things(game, BASTIDE_THING_ABBEY_HOLE)) {
                REQUIRE(bastide_game_placed_at(game.get(), hole.x, hole.y) == BASTIDE_E_ABSENT);
                REQUIRE(bastide_game_placed_at(game.get(), hole.x, hole.y - 1) >= 0);
                REQUIRE(bastide_game_placed_at(game.get(), hole.x + 1, hole.y) >= 0);
                REQUIRE(bastide_game_placed_at(game.get(), hole.x, hole.y + 1) >= 0);
                REQUIRE(bastide_game_placed_at(game.get(), hole.x - 1, hole.y) >= 0);
            }
            const auto in_hands = [&] {
                std::int32_t sum = 0;
                for (const bastide_thing& hand : things(game, BASTIDE_THING_HAND)) sum += hand.count;
                return sum;
            }();
            std::int32_t abbeys = 0;
            for (const bastide_placed& tile : board(game))
                abbeys += (tiles(game)[at(tile.tile)].flags & BASTIDE_TILE_FLAG_WILD) != 0;
            REQUIRE(in_hands + abbeys == 3);
        }
    }
}

TEST_CASE("Things with bad arguments")
{
    const Game game = make(seeded(3));
    const std::vector<std::uint8_t> before = snapshot(game);
    bastide_thing buffer[2] = {};
    CHECK(bastide_game_list_things(nullptr, BASTIDE_THING_ABBEY_HOLE, buffer, 2) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_list_things(game.get(), BASTIDE_THING_ABBEY_HOLE, nullptr, 2) == BASTIDE_E_ARGUMENT);
    for (std::int32_t cap : {-1, kLeast})
        CHECK(bastide_game_list_things(game.get(), BASTIDE_THING_ABBEY_HOLE, buffer, cap) == BASTIDE_E_ARGUMENT);
    CHECK(buffer[0].kind == 0);
    CHECK(snapshot(game) == before);
}
