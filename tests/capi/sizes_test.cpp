// SPDX-License-Identifier: MIT
// The constants BASTIDE_..._MAX: no list or text is longer.
#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

std::size_t length_of_line(const Game& game, const bastide_action& action)
{
    const std::int32_t length = bastide_action_write(game.get(), &action, nullptr, 0);
    return length < 0 ? 0 : at(length);
}

/// A set with one tile whose name has as many letters as a name can have.
Tileset long_name()
{
    const char* row = "ABCDEFGHIJKLMNO 1 FFFF f:01234567 m";
    bastide_refusal refusal{};
    bastide_tileset* made = nullptr;
    const bastide_status status = bastide_tileset_parse(row, -1, nullptr, &refusal, &made);
    INFO(refusal.text);
    REQUIRE(status == BASTIDE_OK);
    return Tileset(made);
}

/// A game of all sets, with that tile as its last type.
Game game_of_everything(const Tileset& host)
{
    std::vector<bastide_choice> chosen = one_of_each_set();
    chosen.push_back(choose_host(0));
    bastide_config config = default_config();
    config.seats = 4;
    const bastide_tileset* sets[] = {host.get()};
    bastide_game* made = nullptr;
    REQUIRE(bastide_game_create(&config, chosen.data(), count_of(chosen.size()), sets, 1, nullptr, nullptr, &made) == BASTIDE_OK);
    return Game(made);
}

/// An action in which every number is as long as it can be.
bastide_action longest(const Game& game, std::int32_t kind, std::int32_t spot)
{
    bastide_action action{};
    action.kind = kind;
    action.seat = action.other_seat = 3;
    action.origin = BASTIDE_ORIGIN_STAND_IN;
    action.tile = count_of(tiles(game).size()) - 1;
    action.rotation = 3;
    action.spot = spot;
    action.piece = count_of(pieces(game).size()) - 1;
    action.points = -100000000;
    return action;
}

}  // namespace

TEST_CASE("No preset has more choices than the constant says")
{
    for (const std::int32_t preset : numbers_of(BASTIDE_VOCABULARY_PRESET))
        CHECK(bastide_preset_list_choices(preset, nullptr, 0) <= BASTIDE_PRESET_CHOICES_MAX);
}

TEST_CASE("No name and no rule id is longer than the constant says")
{
    for (const std::int32_t vocabulary : numbers_of(BASTIDE_VOCABULARY_VOCABULARY))
        for (const std::int32_t number : numbers_of(vocabulary)) {
            CHECK(bastide_word_name(vocabulary, number, nullptr, 0) < BASTIDE_NAME_MAX);
            CHECK(bastide_word_rule(vocabulary, number, nullptr, 0) < BASTIDE_NAME_MAX);
        }
}

TEST_CASE("No tile has more segments than the constant says")
{
    for (const std::int32_t set : all_sets()) {
        const Tileset tiles = built_in(set);
        for (std::int32_t tile = 0; tile < bastide_tileset_list_tiles(tiles.get(), nullptr, 0); ++tile)
            CHECK(bastide_tileset_list_segments(tiles.get(), tile, 0, nullptr, 0) <= BASTIDE_SEGMENTS_MAX);
    }
}

TEST_CASE("No game has more pieces than the constant says")
{
    Setup setup = seeded(1, BASTIDE_SEATS_MAX);
    for (const std::int32_t set : all_sets()) setup.choices.push_back(choose_set(set, 20));
    setup.choices.push_back(choose_option(BASTIDE_OPTION_ANY_SEAT_COUNT));
    for (const std::int32_t kind : kinds_of_pieces()) setup.choices.push_back(choose_pieces(kind, 0));
    std::size_t most = 0;
    for (bastide_choice& choice : setup.choices) {
        if (choice.kind != BASTIDE_CHOICE_PIECES) continue;
        for (choice.value = 100; choice.value > 0; --choice.value) {  // the most that the rest leaves
            const bastide_config config = config_of(setup);
            bastide_game* made = nullptr;
            bastide_game_create(&config, setup.choices.data(), count_of(setup.choices.size()), nullptr, 0, nullptr, nullptr,
                                &made);
            if (!made) continue;
            most = std::max(most, pieces(Game(made)).size());
            break;
        }
    }
    CHECK(most >= 500);
    CHECK(most <= BASTIDE_PIECES_MAX);
}

TEST_CASE("No action is a longer line than the constant says")
{
    const Tileset host = long_name();
    const Game game = game_of_everything(host);
    std::size_t most = 0;
    for (const std::int32_t kind : numbers_of(BASTIDE_VOCABULARY_ACTION))
        for (const std::int32_t spot : {BASTIDE_SPOT_SEGMENT, BASTIDE_SPOT_CORNER, BASTIDE_SPOT_TILE}) {
            bastide_action action = longest(game, kind, spot);
            for (const std::int32_t piece : numbers_of(BASTIDE_VOCABULARY_PIECE))
                for (const std::int32_t cause : numbers_of(BASTIDE_VOCABULARY_CAUSE))
                    for (const std::int32_t cell : {-1000, -10000, 0}) {
                        action.piece_kind = piece;
                        action.cause = cause;
                        action.x = action.y = cell;
                        most = std::max(most, length_of_line(game, action));
                    }
        }
    Setup dice = seeded(1);
    dice.game = BASTIDE_GAME_DICE;
    dice.chance = BASTIDE_CHANCE_HOST;
    const Game rolls = make(dice);
    for (const bastide_action& fall : actions(rolls)) most = std::max(most, length_of_line(rolls, fall));
    CHECK(most > 40);
    CHECK(most < BASTIDE_LINE_MAX);
}

TEST_CASE("No sentence is longer than the constant says, whatever the texts of a host say")
{
    std::string file = "seat.0 = " + std::string(390, 'A') + "\naction.place = ";
    for (int i = 0; i < 400; ++i) file += "{seat}";
    file += "\n";
    bastide_texts* texts = nullptr;
    REQUIRE(bastide_texts_parse(file.c_str(), -1, nullptr, nullptr, &texts) == BASTIDE_OK);
    const Game game = make(seeded(5));
    const bastide_action action = actions(game).front();
    const std::int32_t length = bastide_action_text(game.get(), texts, &action, nullptr, 0);
    CHECK(length == BASTIDE_SENTENCE_MAX - 1);
    std::vector<char> out(BASTIDE_SENTENCE_MAX, '?');
    CHECK(bastide_action_text(game.get(), texts, &action, out.data(), BASTIDE_SENTENCE_MAX) == length);
    CHECK(out.back() == '\0');
    bastide_texts_destroy(texts);
    for (const std::int32_t vocabulary : numbers_of(BASTIDE_VOCABULARY_VOCABULARY))
        for (const std::int32_t number : numbers_of(vocabulary))
            CHECK(bastide_word_text(nullptr, vocabulary, number, nullptr, 0) < BASTIDE_SENTENCE_MAX);
}
