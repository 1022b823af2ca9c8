// SPDX-License-Identifier: MIT
// ActionList and presets as a host finds them: listed, named, refused when they contradict each other.
#include <algorithm>
#include <cstring>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "bastide.h"
#include "capi/c_games.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

namespace {

std::vector<bastide_option_def> options()
{
    std::vector<bastide_option_def> list(static_cast<std::size_t>(bastide_option_list(nullptr, 0)));
    bastide_option_list(list.data(), static_cast<int32_t>(list.size()));
    return list;
}

std::vector<bastide_option_def> tile_options()
{
    std::vector<bastide_option_def> list = options();
    list.erase(std::remove_if(list.begin(), list.end(), [](const auto& o) { return o.game != BASTIDE_GAME_TILES; }), list.end());
    return list;
}

std::vector<bastide_choice> preset(int32_t number)
{
    std::vector<bastide_choice> list(static_cast<std::size_t>(bastide_preset_list_choices(number, nullptr, 0)));
    bastide_preset_list_choices(number, list.data(), static_cast<int32_t>(list.size()));
    return list;
}

/// Creates and destroys a game with these choices; the error names the refused choice.
bastide_refusal make(const std::vector<bastide_choice>& choices, int32_t seats = 2)
{
    bastide_config config;
    bastide_config_init(&config);
    config.seats = seats;
    bastide_refusal error{};
    bastide_game* game = nullptr;
    error.status =
        bastide_game_create(&config, choices.data(), static_cast<int32_t>(choices.size()), nullptr, 0, nullptr, &error, &game);
    bastide_game_destroy(game);
    if (error.status != BASTIDE_OK) CHECK(bastide_tests::has_one_sentence(error));
    return error;
}

bastide_choice set(int32_t id) { return {BASTIDE_CHOICE_SET, id, 1, {}}; }
bastide_choice option(int32_t id, int32_t value) { return {BASTIDE_CHOICE_OPTION, id, value, {}}; }

/// What an option needs besides itself. The table has no default size: one that is not given one stays of two columns.
std::vector<bastide_choice> needs_of(const bastide_option_def& o)
{
    std::vector<bastide_choice> choices;
    if (o.needs) choices.push_back(option(o.needs, 1));
    const bool is_table = o.id == BASTIDE_OPTION_BOUNDED_TABLE || o.needs == BASTIDE_OPTION_BOUNDED_TABLE;
    if (is_table && o.id != BASTIDE_OPTION_TABLE_MAX_X) choices.push_back(option(BASTIDE_OPTION_TABLE_MAX_X, 1));
    return choices;
}

void add(std::vector<bastide_choice>& choices, const std::vector<bastide_choice>& more)
{
    choices.insert(choices.end(), more.begin(), more.end());
}

/// The kinds of pieces beside followers that a set brings into a game.
std::set<int32_t> pieces_of(int32_t box)
{
    std::vector<bastide_choice> choices = {set(BASTIDE_SET_BASE)};
    if (box != BASTIDE_SET_BASE) choices.push_back(set(box));
    bastide_tests::Setup setup;
    setup.choices = choices;
    std::set<int32_t> kinds;
    for (const bastide_piece& piece : bastide_tests::pieces(bastide_tests::make(setup))) kinds.insert(piece.kind);
    kinds.erase(BASTIDE_PIECE_FOLLOWER);
    return kinds;
}

/// The box of each kind of pieces but followers, as its set brings them.
const std::map<int32_t, int32_t>& boxes_by_piece()
{
    static const std::map<int32_t, int32_t> boxes = [] {
        std::map<int32_t, int32_t> found;
        for (int32_t box : bastide_tests::all_sets())
            for (int32_t kind : pieces_of(box)) found.emplace(kind, box);
        return found;
    }();
    return boxes;
}

/// The boxes that something brings into the game beside the base game, which always is: a copy of a set, or a piece of a kind.
std::set<int32_t> boxes_of(const std::vector<bastide_choice>& choices)
{
    std::set<int32_t> boxes = {0, BASTIDE_SET_BASE};
    for (const bastide_choice& choice : choices) {
        if (choice.value < 1) continue;
        if (choice.kind == BASTIDE_CHOICE_SET) boxes.insert(choice.id);
        const auto box = boxes_by_piece().find(choice.id);
        if (choice.kind == BASTIDE_CHOICE_PIECES && box != boxes_by_piece().end()) boxes.insert(box->second);
    }
    return boxes;
}

/// Whether the records of the options allow these choices, as a screen of settings would work it out: box, range, need,
/// exclusion.
bool is_allowed(const std::vector<bastide_option_def>& records, const std::vector<bastide_choice>& choices)
{
    const std::set<int32_t> boxes = boxes_of(choices);
    std::set<int32_t> sets;
    for (const bastide_choice& choice : choices)
        if (choice.kind == BASTIDE_CHOICE_SET && choice.value > 0) sets.insert(choice.id);
    const auto value_of = [&](int32_t id) {
        for (const bastide_choice& choice : choices)
            if (choice.kind == BASTIDE_CHOICE_OPTION && choice.id == id) return choice.value;
        return int32_t{0};
    };
    for (const bastide_option_def& o : records) {
        const int32_t value = value_of(o.id);
        if (value == 0) continue;
        const auto has_one = [](const std::set<int32_t>& numbers, uint64_t mask) {
            return std::any_of(numbers.begin(), numbers.end(), [&](int32_t box) { return bastide_tests::has_bit(mask, box); });
        };
        if (value < o.least || value > o.most || (boxes.count(o.set) == 0 && !has_one(boxes, o.other_sets))) return false;
        if (has_one(sets, o.excluded_sets)) return false;  // a piece brings no tiles
        if (o.needs && value_of(o.needs) == 0) return false;
        if (o.excludes && value_of(o.excludes) != 0) return false;
    }
    // What no record says: a table has no default size.
    return value_of(BASTIDE_OPTION_BOUNDED_TABLE) == 0 || value_of(BASTIDE_OPTION_TABLE_MIN_X) ||
           value_of(BASTIDE_OPTION_TABLE_MAX_X) || value_of(BASTIDE_OPTION_TABLE_MIN_Y) || value_of(BASTIDE_OPTION_TABLE_MAX_Y);
}

std::vector<bastide_choice> everything() { return bastide_tests::one_of_each_set(); }
}  // namespace

TEST_CASE("every option has a name and a sentence and a rule and a sane range")
{
    std::set<int32_t> seen;
    for (const bastide_option_def& o : options()) {
        char text[256];
        CHECK(seen.insert(o.id).second);
        CHECK(bastide_word_name(BASTIDE_VOCABULARY_OPTION, o.id, text, sizeof text) > 0);
        int32_t number = 0;
        CHECK(bastide_word_find(BASTIDE_VOCABULARY_OPTION, text, -1, &number) == BASTIDE_OK);
        CHECK(number == o.id);
        CHECK(bastide_word_text(nullptr, BASTIDE_VOCABULARY_OPTION, o.id, text, sizeof text) > 10);
        CHECK(bastide_word_rule(BASTIDE_VOCABULARY_OPTION, o.id, text, sizeof text) > 0);
        CHECK(o.least <= 0);
        CHECK(o.most >= 0);
        CHECK(o.usual == (o.id == BASTIDE_OPTION_DICE_TARGET_SCORE ? 42 : 0));
        CHECK((o.game == BASTIDE_GAME_TILES || o.game == BASTIDE_GAME_DICE));
    }
    for (int32_t number : bastide_tests::numbers_of(BASTIDE_VOCABULARY_OPTION)) {
        INFO("no room has the option " << number);
        CHECK(seen.count(number) == 1);
    }
}

TEST_CASE("an option list is cut to the room there is")
{
    bastide_option_def two[3];
    std::memset(two, 0x5A, sizeof two);
    CHECK(bastide_option_list(two, 2) == static_cast<int32_t>(options().size()));
    CHECK(two[2].id == 0x5A5A5A5A);
    CHECK(bastide_option_list(nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_option_list(two, -1) == BASTIDE_E_ARGUMENT);
}

TEST_CASE("each option is taken with the box it belongs to and with what it needs")
{
    for (const bastide_option_def& o : tile_options()) {
        std::vector<bastide_choice> choices = bastide_tests::one_of_each_set_with(o);
        add(choices, needs_of(o));
        choices.push_back(option(o.id, o.most > 0 ? o.most : o.least));
        CHECK(make(choices).status == BASTIDE_OK);
    }
}

TEST_CASE("an option without its box is refused with a reason")
{
    for (const bastide_option_def& o : tile_options()) {
        if (o.set <= BASTIDE_SET_WINTER) continue;
        const bastide_refusal error = make({set(BASTIDE_SET_BASE), option(o.id, 1)});
        CHECK(error.status == BASTIDE_E_ARGUMENT);
        CHECK(error.reason == BASTIDE_REASON_CONFIG_OPTION_ALONE);
        CHECK(error.option == o.id);
    }
}

TEST_CASE("an option brings no seats along, only boxes do", "[BASE-COMP-05]")
{
    for (const bastide_option_def& o : tile_options()) {
        if (o.set > BASTIDE_SET_WINTER || o.id == BASTIDE_OPTION_ANY_SEAT_COUNT) continue;
        std::vector<bastide_choice> choices = {set(BASTIDE_SET_BASE), option(o.id, o.most > 0 ? o.most : o.least)};
        add(choices, needs_of(o));
        CHECK(make(choices, 5).status == BASTIDE_OK);
        CHECK(make(choices, 6).reason == BASTIDE_REASON_CONFIG_SEATS);
    }
}

TEST_CASE("one option lets one to eight seats play", "[SEATS-01]")
{
    const std::vector<bastide_choice> choices = {set(BASTIDE_SET_BASE), option(BASTIDE_OPTION_ANY_SEAT_COUNT, 1)};
    for (int32_t seats = 1; seats <= 8; ++seats) CHECK(make(choices, seats).status == BASTIDE_OK);
    for (int32_t seats : {-1, 0, 9}) CHECK(make(choices, seats).reason == BASTIDE_REASON_CONFIG_SEATS);
    CHECK(make(choices, 0).least == 1);
    CHECK(make(choices, 0).most == 8);
}

TEST_CASE("an option beyond its range is refused")
{
    for (const bastide_option_def& o : tile_options()) {
        std::vector<bastide_choice> choices = bastide_tests::one_of_each_set_with(o);
        add(choices, needs_of(o));
        choices.push_back(option(o.id, o.most + 1));
        const bastide_refusal error = make(choices);
        CHECK(error.reason == BASTIDE_REASON_CONFIG_VALUE);
        CHECK(error.option == o.id);
        CHECK(error.least == o.least);
        CHECK(error.most == o.most);
        choices.back().value = o.least - 1;
        CHECK(make(choices).reason == BASTIDE_REASON_CONFIG_VALUE);
    }
}

TEST_CASE("options that contradict each other are refused with both names")
{
    for (const bastide_option_def& o : tile_options()) {
        if (!o.excludes && !o.needs) continue;
        char mine[64];
        char other[64];
        bastide_word_name(BASTIDE_VOCABULARY_OPTION, o.id, mine, sizeof mine);
        bastide_word_name(BASTIDE_VOCABULARY_OPTION, o.excludes ? o.excludes : o.needs, other, sizeof other);
        std::vector<bastide_choice> choices = bastide_tests::one_of_each_set_with(o);
        choices.push_back(option(o.id, o.most > 0 ? o.most : o.least));
        if (o.excludes) choices.push_back(option(o.excludes, 1));
        const bastide_refusal error = make(choices);
        CHECK(error.reason == (o.excludes ? BASTIDE_REASON_CONFIG_CONTRADICTION : BASTIDE_REASON_CONFIG_OPTION_NEEDS));
        const int32_t partner = o.excludes ? o.excludes : o.needs;
        CHECK((error.option == o.id ? error.other_option == partner : error.option == partner && error.other_option == o.id));
        if (o.needs) CHECK(error.option == o.id);
        CHECK(std::string(error.text).find(mine) != std::string::npos);
        CHECK(std::string(error.text).find(other) != std::string::npos);
    }
}

TEST_CASE("an option that excludes a set is refused with both names", "[RIVER-INT-06]")
{
    int excluded = 0;
    for (const bastide_option_def& o : tile_options()) {
        for (int32_t box : bastide_tests::all_sets()) {
            if (!bastide_tests::has_bit(o.excluded_sets, box)) continue;
            std::vector<bastide_choice> choices = {set(BASTIDE_SET_BASE), set(box), option(o.id, o.most ? o.most : o.least)};
            if (o.set != BASTIDE_SET_BASE && o.set != 0) choices.push_back(set(o.set));
            const bastide_refusal error = make(choices);
            INFO("the option " << o.id << " and the set " << box);
            CHECK(error.reason == BASTIDE_REASON_CONFIG_CONTRADICTION);
            CHECK(error.option == o.id);
            CHECK(error.other_option == 0);
            CHECK(error.set == box);
            CHECK(std::string(error.text).find(bastide_tests::name_of_set(box)) != std::string::npos);
            ++excluded;
        }
    }
    CHECK(excluded == 11);
}

TEST_CASE("of two options that exclude each other one at least names the other, and each names one")
{
    const auto one_of = [](int32_t id) {
        for (const bastide_option_def& o : tile_options())
            if (o.id == id) return o;
        return bastide_option_def{};
    };
    for (const bastide_option_def& o : tile_options())
        if (o.excludes) CHECK(one_of(o.excludes).excludes != 0);
    CHECK(one_of(BASTIDE_OPTION_WAGON_MOVE_RULE).excludes == BASTIDE_OPTION_WAGON_FAR_TRAVEL);
    CHECK(one_of(BASTIDE_OPTION_START_PLAYER_BY_TOSS).excludes == BASTIDE_OPTION_START_PLAYER_BY_ROAD_DRAW);
    CHECK(one_of(BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END).excludes == BASTIDE_OPTION_HAND_OF_THREE_TILES);
    CHECK(one_of(BASTIDE_OPTION_SELL_COMPLETING_TILE).excludes == BASTIDE_OPTION_HAND_OF_THREE_TILES);
}

TEST_CASE("every preset makes a game and unknown ones are refused")
{
    for (int32_t number : bastide_tests::numbers_of(BASTIDE_VOCABULARY_PRESET)) {
        INFO("the preset " << number);
        REQUIRE_FALSE(preset(number).empty());
        CHECK(make(preset(number)).status == BASTIDE_OK);
    }
    CHECK(bastide_preset_list_choices(0, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_preset_list_choices(99, nullptr, 0) == BASTIDE_E_ARGUMENT);
    int32_t number = 0;
    CHECK(bastide_word_find(BASTIDE_VOCABULARY_PRESET, "tower", -1, &number) == BASTIDE_OK);
    CHECK(number == BASTIDE_PRESET_TOWER);
}

TEST_CASE("what the record of an option says it needs is what a game needs to take it")
{
    const std::vector<bastide_option_def> records = tile_options();
    const auto pieces = [](int32_t kind, int32_t count) { return bastide_choice{BASTIDE_CHOICE_PIECES, kind, count, {}}; };
    std::vector<std::vector<bastide_choice>> tables = {{set(BASTIDE_SET_BASE)}, everything()};
    for (int32_t box : bastide_tests::all_sets())
        if (box != BASTIDE_SET_BASE) tables.push_back({set(BASTIDE_SET_BASE), set(box)});
    for (int32_t kind : bastide_tests::kinds_of_pieces()) tables.push_back({set(BASTIDE_SET_BASE), pieces(kind, 1)});
    for (const bastide_option_def& o : records) {
        int taken = 0;
        for (const std::vector<bastide_choice>& table : tables) {
            for (int32_t value : {o.least - 1, o.least, o.most, o.most + 1}) {
                if (value == 0) continue;
                for (bool has_need : {true, false}) {
                    std::vector<bastide_choice> choices = table;
                    if (has_need) add(choices, needs_of(o));
                    choices.push_back(option(o.id, value));
                    const bastide_refusal error = make(choices);
                    INFO("option " << o.id << ", value " << value << ": " << error.text);
                    CHECK((error.status == BASTIDE_OK) == is_allowed(records, choices));
                    taken += error.status == BASTIDE_OK;
                }
            }
        }
        CHECK(taken > 0);
    }
}

TEST_CASE("a screen of settings made from the records allows what a game allows", "[random]")
{
    const std::vector<bastide_option_def> records = tile_options();
    int allowed = 0;
    int refused = 0;
    bastide_tests::each_game("settings", 3000, [&](std::uint64_t n) {
        bastide_tests::Dice dice(n);
        std::vector<bastide_choice> choices = {set(BASTIDE_SET_BASE)};
        for (int32_t box : bastide_tests::all_sets())
            if (box > BASTIDE_SET_WINTER && dice.once_in(3)) choices.push_back(set(box));
        for (int32_t kind : bastide_tests::kinds_of_pieces())
            if (kind != BASTIDE_PIECE_FOLLOWER && dice.once_in(4))
                choices.push_back({BASTIDE_CHOICE_PIECES, kind, dice.below(3), {}});
        for (const bastide_option_def& o : records) {
            if (!dice.once_in(12)) continue;
            if (o.needs && !dice.once_in(3) && choices.back().id != o.needs) continue;  // or nearly all would be refused
            choices.push_back(option(o.id, dice.between(o.least < -3 ? -3 : o.least, o.most > 3 ? 3 : o.most)));
        }
        const bastide_refusal error = make(choices);
        INFO("settings " << n << ": " << error.text);
        REQUIRE((error.status == BASTIDE_OK) == is_allowed(records, choices));
        ++(error.status == BASTIDE_OK ? allowed : refused);
    });
    CHECK((allowed > 0 && refused > 0));
}

TEST_CASE("the dice game takes its own options in their ranges and no other game does")
{
    for (const bastide_option_def& o : options()) {
        for (int32_t game_kind : {BASTIDE_GAME_TILES, BASTIDE_GAME_DICE}) {
            bastide_config config;
            bastide_config_init(&config);
            config.game = game_kind;
            std::vector<bastide_choice> choices =
                game_kind == BASTIDE_GAME_TILES ? bastide_tests::one_of_each_set_with(o) : std::vector<bastide_choice>{};
            if (game_kind == BASTIDE_GAME_TILES) add(choices, needs_of(o));
            choices.push_back({});
            for (int32_t value : {o.least - 1, o.least, o.most, o.most + 1}) {
                if (value == 0) continue;
                bastide_game* game = nullptr;
                choices.back() = option(o.id, value);
                const int32_t status = bastide_game_create(&config, choices.data(), static_cast<int32_t>(choices.size()), nullptr,
                                                           0, nullptr, nullptr, &game);
                bastide_game_destroy(game);
                INFO("option " << o.id << ", value " << value << ", game_kind " << game_kind);
                CHECK((status == BASTIDE_OK) == (o.game == game_kind && value >= o.least && value <= o.most));
            }
        }
    }
}
