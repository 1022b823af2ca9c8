// SPDX-License-Identifier: MIT
// A correction of a face is a change of data: a handle around a game with another table answers every C function as usual, and
// its players build by that table.
#include "../../capi/interface.hpp"
#include "capi/dice_table.hpp"
#include "dice/dice_game.hpp"
#include "dice/dice_snapshot.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

namespace rules = bastide::dice;
using namespace dice_tests;

namespace {

/// Two caps back to back in place of the straight, and a tee that lies the other way round.
rules::FaceTable other_faces()
{
    rules::FaceTable table = rules::kFaceTable;
    table.shapes[rules::index_of(rules::Face::straight)] = {{0b0001, 0b0100, 0, 0}};
    table.shapes[rules::index_of(rules::Face::tee)] = {{0b1110, 0, 0, 0}};
    return table;
}

Game make_other(const rules::Settings& settings)
{
    rules::Rules rules{};
    REQUIRE(rules::build(settings.config, rules) == rules::ConfigFault::none);
    rules::Game* game = rules::Game::create(settings, rules, bastide::Memory{});
    REQUIRE(game);
    game->open();
    // The handle goes home with bastide_game_destroy(), which gives it back to free().
    void* place = std::malloc(sizeof(bastide_game));
    return Game(new (place) bastide_game{bastide::Memory{}, bastide::GameKind::dice, game});
}

rules::Settings other_settings(std::uint64_t seed)
{
    rules::Settings settings;
    settings.config.faces = other_faces();
    settings.config.seats = static_cast<std::uint8_t>(2 + seed % 4);
    settings.seed = seed;
    return settings;
}

}  // namespace

TEST_CASE("another table of faces is played by the same code", "[DICE-FACE-02]")
{
    std::uint32_t points = 0, wrong = 0;
    bastide_tests::each_game("games with other faces", 40, [&](std::uint64_t n) {
        const Game game = make_other(other_settings(n));
        RandomSource random(n);
        for (int i = 0; i < 1500 && !is_over(game); ++i) {
            const std::vector<bastide_action> legal = actions(game);
            REQUIRE_FALSE(legal.empty());
            perform(game, choose(game, legal, random));
        }
        for (const bastide_score_line& line : score_lines(game, next_event(game) > 1000 ? next_event(game) - 1000 : 0))
            points += static_cast<std::uint32_t>(line.points);
        const std::vector<std::uint8_t> bytes = snapshot(game);
        wrong += from_snapshot(bytes) != nullptr;  // the printed faces are others
        REQUIRE(bastide_game_restore_snapshot(game.get(), bytes.data(), count_of(bytes.size()), nullptr) == BASTIDE_OK);
        wrong += !same(snapshot(game), bytes);
        const std::vector<std::uint8_t> printed = snapshot(make(seeded(n)));
        wrong += bastide_game_restore_snapshot(game.get(), printed.data(), count_of(printed.size()), nullptr) != BASTIDE_E_FORMAT;
    });
    CHECK(points > 0);
    CHECK(wrong == 0);
}

TEST_CASE("a straight of two segments closes two cities at once", "[DICE-FACE-02][DICE-MODEL-05]")
{
    rules::Settings settings = other_settings(0);
    settings.config.chance = rules::Chance::host;
    const Game game = make_other(settings);
    play(game, {"fall cap 2 straight 1 knight 6", "place straight 0 0 1", "place cap 1 0 3", "place cap -1 0 1"});
    const std::vector<bastide_feature> cities = features(game);
    REQUIRE(cities.size() == 2);
    CHECK(cities[0].id == 0);
    CHECK(cities[1].id == 1);
    CHECK(bastide_game_feature_at(game.get(), 0, 0, 0) != bastide_game_feature_at(game.get(), 0, 0, 1));
    for (const bastide_feature& city : cities) CHECK(bastide_tests::feature_segments(game, city.id).size() == 2);
    CHECK(board(game)[0].tile == 2);
    CHECK(bastide_tests::segments(game, 2).size() == 2);
    CHECK(dice(game).largest == 2);
    CHECK(bastide_tests::tiles(game)[3].sides[0] == BASTIDE_SIDE_FIELD);  // the tee that lies the other way round
    const Game usual = make();
    CHECK(hash(usual) != hash(make_other(settings)));
    play(usual, {"fall cap 2 straight 1 knight 6", "place straight 0 0 1", "place cap 1 0 3", "place cap -1 0 1"});
    CHECK(dice(usual).largest == 3);
}
