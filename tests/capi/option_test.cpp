// SPDX-License-Identifier: MIT
// Options and presets as a host finds them: listed, named, refused when they contradict each other.
#include <algorithm>
#include <cstring>
#include <set>
#include <string>
#include <vector>

#include "bastide.h"
#include "support/catch.hpp"

namespace {

std::vector<bastide_option_def> options()
{
    std::vector<bastide_option_def> list(static_cast<std::size_t>(bastide_list_options(nullptr, 0)));
    bastide_list_options(list.data(), static_cast<int32_t>(list.size()));
    return list;
}

std::vector<bastide_option_def> tile_options()
{
    std::vector<bastide_option_def> list = options();
    list.erase(std::remove_if(list.begin(), list.end(), [](const auto& o) { return o.ruleset != BASTIDE_RULESET_TILES; }),
               list.end());
    return list;
}

std::vector<bastide_choice> preset(int32_t number)
{
    std::vector<bastide_choice> list(static_cast<std::size_t>(bastide_preset(number, nullptr, 0)));
    bastide_preset(number, list.data(), static_cast<int32_t>(list.size()));
    return list;
}

/// A game with these choices, ended at once; the error tells what was refused.
bastide_error make(const std::vector<bastide_choice>& choices, int32_t seats = 2)
{
    bastide_config config;
    bastide_config_init(&config, sizeof config);
    config.seats = seats;
    bastide_error error{};
    error.struct_size = sizeof error;
    bastide_game* game = nullptr;
    error.status =
        bastide_game_create(&config, choices.data(), static_cast<int32_t>(choices.size()), nullptr, 0, nullptr, &error, &game);
    bastide_game_destroy(game);
    return error;
}

bastide_choice set(int32_t id) { return {BASTIDE_CHOICE_SET, id, 1, 0}; }
bastide_choice option(int32_t id, int32_t value) { return {BASTIDE_CHOICE_OPTION, id, value, 0}; }

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

std::vector<bastide_choice> everything()
{
    return {set(BASTIDE_SET_BASE), set(BASTIDE_SET_WINTER), set(BASTIDE_SET_TOWER), set(BASTIDE_SET_ABBEY_MAYOR)};
}

}  // namespace

TEST_CASE("every option has a name and a sentence and a rule and a sane range")
{
    std::set<int32_t> seen;
    for (const bastide_option_def& o : options()) {
        char text[256];
        CHECK(seen.insert(o.id).second);
        CHECK(bastide_name(BASTIDE_LIST_OPTION, o.id, text, sizeof text) > 0);
        CHECK(bastide_number(BASTIDE_LIST_OPTION, text, -1) == o.id);
        CHECK(bastide_word_text(BASTIDE_LIST_OPTION, o.id, text, sizeof text) > 10);
        CHECK(bastide_word_rule(BASTIDE_LIST_OPTION, o.id, text, sizeof text) > 0);
        CHECK(o.least <= 0);
        CHECK(o.most >= 0);
        CHECK(o.usual == (o.id == BASTIDE_OPTION_TARGET_SCORE ? 42 : 0));
        CHECK((o.ruleset == BASTIDE_RULESET_TILES || o.ruleset == BASTIDE_RULESET_DICE));
    }
    CHECK(static_cast<int32_t>(seen.size()) == bastide_list_numbers(BASTIDE_LIST_OPTION, nullptr, 0));
}

TEST_CASE("an option list is cut to the room there is")
{
    bastide_option_def two[3];
    std::memset(two, 0x5A, sizeof two);
    CHECK(bastide_list_options(two, 2) == static_cast<int32_t>(options().size()));
    CHECK(two[2].id == 0x5A5A5A5A);
    CHECK(bastide_list_options(nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_list_options(two, -1) == BASTIDE_E_ARGUMENT);
}

TEST_CASE("each option is taken with the box it belongs to and with what it needs")
{
    for (const bastide_option_def& o : tile_options()) {
        std::vector<bastide_choice> choices = everything();
        add(choices, needs_of(o));
        choices.push_back(option(o.id, o.most > 0 ? o.most : o.least));
        CHECK(make(choices).status == BASTIDE_OK);
    }
}

TEST_CASE("an option without its box is refused with a reason")
{
    for (const bastide_option_def& o : tile_options()) {
        if (o.set <= BASTIDE_SET_WINTER) continue;
        const bastide_error error = make({set(BASTIDE_SET_BASE), option(o.id, 1)});
        CHECK(error.status == BASTIDE_E_ARGUMENT);
        CHECK(error.reason == BASTIDE_REASON_CONFIG_OPTION_ALONE);
        CHECK(error.other == o.id);
    }
}

TEST_CASE("an option brings no seats along, only boxes do", "[BASE-COMP-05]")
{
    for (const bastide_option_def& o : tile_options()) {
        if (o.set > BASTIDE_SET_WINTER) continue;
        std::vector<bastide_choice> choices = {set(BASTIDE_SET_BASE), option(o.id, o.most > 0 ? o.most : o.least)};
        add(choices, needs_of(o));
        CHECK(make(choices, 5).status == BASTIDE_OK);
        CHECK(make(choices, 6).reason == BASTIDE_REASON_CONFIG_SEATS);
    }
}

TEST_CASE("an option beyond its range is refused")
{
    for (const bastide_option_def& o : tile_options()) {
        std::vector<bastide_choice> choices = everything();
        add(choices, needs_of(o));
        choices.push_back(option(o.id, o.most + 1));
        CHECK(make(choices).reason == BASTIDE_REASON_CONFIG_VALUE);
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
        bastide_name(BASTIDE_LIST_OPTION, o.id, mine, sizeof mine);
        bastide_name(BASTIDE_LIST_OPTION, o.excludes ? o.excludes : o.needs, other, sizeof other);
        std::vector<bastide_choice> choices = everything();
        choices.push_back(option(o.id, o.most > 0 ? o.most : o.least));
        if (o.excludes) choices.push_back(option(o.excludes, 1));
        const bastide_error error = make(choices);
        CHECK(error.reason == (o.excludes ? BASTIDE_REASON_CONFIG_CONTRADICTION : BASTIDE_REASON_CONFIG_OPTION_NEEDS));
        CHECK(std::string(error.text).find(mine) != std::string::npos);
        CHECK(std::string(error.text).find(other) != std::string::npos);
    }
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
    std::vector<int32_t> numbers(static_cast<std::size_t>(bastide_list_numbers(BASTIDE_LIST_PRESET, nullptr, 0)));
    bastide_list_numbers(BASTIDE_LIST_PRESET, numbers.data(), static_cast<int32_t>(numbers.size()));
    CHECK(numbers.size() == 7);
    for (int32_t number : numbers) {
        REQUIRE_FALSE(preset(number).empty());
        CHECK(make(preset(number)).status == BASTIDE_OK);
    }
    CHECK(bastide_preset(0, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_preset(99, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_number(BASTIDE_LIST_PRESET, "winter+tower", -1) == BASTIDE_PRESET_WINTER_TOWER);
}
