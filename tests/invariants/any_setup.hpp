// SPDX-License-Identifier: MIT
// Random configs of all boxes, options and presets. They come from the library's own lists, so a new one is included as soon as
// it is listed. This file names no box.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "capi/c_games.hpp"
#include "support/sample.hpp"

namespace bastide_tests {

using Option = bastide_option_def;

inline std::string word(std::int32_t vocabulary, std::int32_t number)
{
    return text([&](char* out, std::int32_t cap) { return bastide_word_name(vocabulary, number, out, cap); });
}

// ---- options --------------------------------------------------------------------------------------------------------------

inline std::vector<Option> options_of(std::int32_t kind_of_game)
{
    std::vector<Option> all = collect<Option>([](Option* out, std::int32_t cap) { return bastide_option_list(out, cap); });
    all.erase(std::remove_if(all.begin(), all.end(), [&](const Option& o) { return o.game != kind_of_game; }), all.end());
    return all;
}

inline bool has(const std::vector<Option>& chosen, std::int32_t option)
{
    return std::any_of(chosen.begin(), chosen.end(), [&](const Option& o) { return o.id == option; });
}

inline void add_with_needs(const std::vector<Option>& all, std::int32_t id, std::vector<Option>& chosen)
{
    if (has(chosen, id)) return;
    const Option& option = *std::find_if(all.begin(), all.end(), [&](const Option& o) { return o.id == id; });
    if (option.needs) add_with_needs(all, option.needs, chosen);
    chosen.push_back(option);
}

/// Two of the chosen options that exclude each other, or none.
inline std::vector<std::int32_t> contradiction(const std::vector<Option>& chosen)
{
    for (const Option& one : chosen)
        if (one.excludes && has(chosen, one.excludes)) return {one.id, one.excludes};
    return {};
}

/// A value other than off: a bound of the range, or a small number.
inline std::int32_t any_value(const Option& option, Dice& dice)
{
    const std::int32_t least = dice.once_in(3) ? option.least : std::max(option.least, -9);
    const std::int32_t most = dice.once_in(3) ? option.most : std::min(option.most, 9);
    const std::int32_t value = dice.once_in(3) ? (dice.once_in(2) ? least : most) : dice.between(least, most);
    return value != 0 ? value : most != 0 ? most : least;
}

/// Whether a bounded table has no bound yet; its size has no default (HOUSE-TABLE-01).
inline bool has_no_size(const std::vector<Option>& chosen)
{
    if (!has(chosen, BASTIDE_OPTION_BOUNDED_TABLE)) return false;
    for (std::int32_t bound = BASTIDE_OPTION_TABLE_MIN_X; bound <= BASTIDE_OPTION_TABLE_MAX_Y; ++bound)
        if (has(chosen, bound)) return false;
    return true;
}

/// Switches each of them on, with a random value.
inline void choose_options(const std::vector<Option>& chosen, Dice& dice, Setup& setup)
{
    for (const Option& option : chosen) setup.choices.push_back(choose_option(option.id, any_value(option, dice)));
    if (has_no_size(chosen)) setup.choices.push_back(choose_option(BASTIDE_OPTION_TABLE_MAX_X, dice.between(1, 9)));
}

// ---- creation -------------------------------------------------------------------------------------------------------------

/// The result of a creation: a game, or a refusal.
struct Made {
    bastide_refusal refusal;
    Game game;
};

inline Made try_make(const Setup& setup)
{
    const bastide_config config = config_of(setup);
    Made made{{}, {}};
    bastide_game* game = nullptr;
    bastide_game_create(&config, setup.choices.data(), count_of(setup.choices.size()), nullptr, 0, nullptr, &made.refusal, &game);
    made.game.reset(game);
    return made;
}

/// The requested number of seats, limited to what the boxes allow.
inline void choose_seats(std::int32_t seats, Dice& dice, Setup& setup)
{
    setup.seats = seats;
    while (setup.seats > 2 && try_make(setup).refusal.reason == BASTIDE_REASON_CONFIG_SEATS) --setup.seats;
    setup.first_seat = dice.below(setup.seats);
}

// ---- mixtures of boxes ----------------------------------------------------------------------------------------------------

/// Boxes that are played together; for a preset also its options.
struct Mixture {
    std::string name;
    std::vector<bastide_choice> choices;

    bool has_set(std::int32_t set) const
    {
        return std::any_of(choices.begin(), choices.end(),
                           [&](const bastide_choice& c) { return c.kind == BASTIDE_CHOICE_SET && c.id == set; });
    }
};

inline Mixture boxes(const std::vector<std::int32_t>& sets)
{
    Mixture mixture;
    for (const std::int32_t set : sets) {
        mixture.name += (mixture.name.empty() ? "" : " + ") + name_of_set(set);
        mixture.choices.push_back(choose_set(set));
    }
    return mixture;
}

/// The base game alone, with each box, with every pair of boxes and with all boxes that one game can hold; and every preset. The
/// subsets of thirty boxes are too many (2^30), and bugs of mixtures come from a pair of boxes or from an exceeded limit.
inline std::vector<Mixture> all_mixtures()
{
    std::vector<std::int32_t> sets = all_sets();
    sets.erase(std::find(sets.begin(), sets.end(), BASTIDE_SET_BASE));
    std::vector<Mixture> all{boxes({BASTIDE_SET_BASE})};
    for (std::size_t a = 0; a < sets.size(); ++a) {
        all.push_back(boxes({BASTIDE_SET_BASE, sets[a]}));
        for (std::size_t b = a + 1; b < sets.size(); ++b) all.push_back(boxes({BASTIDE_SET_BASE, sets[a], sets[b]}));
    }
    std::vector<std::int32_t> together{BASTIDE_SET_BASE};
    for (const std::int32_t set : sets) {
        together.push_back(set);
        Setup setup;
        setup.choices = boxes(together).choices;
        if (try_make(setup).refusal.status == BASTIDE_E_LIMIT) together.pop_back();
    }
    all.push_back(boxes(together));
    for (const std::int32_t preset : numbers_of(BASTIDE_VOCABULARY_PRESET))
        all.push_back(
            {"preset " + word(BASTIDE_VOCABULARY_PRESET, preset), collect<bastide_choice>([&](auto* out, std::int32_t cap) {
                 return bastide_preset_list_choices(preset, out, cap);
             })});
    return all;
}

/// The mixtures that this run plays.
inline std::vector<Mixture> mixtures()
{
    constexpr std::size_t kMax = 48;
    return sample_of(all_mixtures(), kMax, [](const Mixture& mixture) { return mixture.name; });
}

/// Whether a mixture has one of these sets.
inline bool has_one_of(const Mixture& mixture, std::uint64_t sets)
{
    return std::any_of(mixture.choices.begin(), mixture.choices.end(),
                       [&](const bastide_choice& c) { return c.kind == BASTIDE_CHOICE_SET && has_bit(sets, c.id); });
}

/// The options that a mixture takes from its preset.
inline std::vector<Option> preset_options(const Mixture& mixture, const std::vector<Option>& all)
{
    std::vector<Option> told;
    for (const bastide_choice& choice : mixture.choices)
        if (choice.kind == BASTIDE_CHOICE_OPTION) add_with_needs(all, choice.id, told);
    return told;
}

/// More options that a mixture can have: often those of its boxes, in every second game also others.
inline std::vector<Option> more_options(const Mixture& mixture, Dice& dice)
{
    const std::vector<Option> all = options_of(BASTIDE_GAME_TILES);
    std::vector<Option> chosen = preset_options(mixture, all);
    const std::size_t told = chosen.size();
    const bool has_others = dice.once_in(2);
    for (const Option& option : all) {
        const bool is_of_box = option.set != 0 && option.set != BASTIDE_SET_BASE;
        if (is_of_box ? !mixture.has_set(option.set) && !has_one_of(mixture, option.other_sets) : !has_others) continue;
        if (has_one_of(mixture, option.excluded_sets)) continue;
        if (!dice.once_in(is_of_box ? 4 : 8)) continue;
        std::vector<Option> more = chosen;
        add_with_needs(all, option.id, more);
        if (contradiction(more).empty()) chosen = std::move(more);
    }
    return {chosen.begin() + static_cast<std::ptrdiff_t>(told), chosen.end()};
}

/// A random config of a mixture: one or two copies of its boxes, changed numbers of pieces, compatible options, two to six seats.
inline Setup any_setup(const Mixture& mixture, std::uint64_t n, Dice& dice)
{
    Setup setup;
    setup.seed = n;
    setup.chance = dice.once_in(2) ? BASTIDE_CHANCE_HOST : BASTIDE_CHANCE_SEEDED;
    setup.choices = mixture.choices;
    for (bastide_choice& choice : setup.choices)
        if (choice.kind == BASTIDE_CHOICE_SET && dice.once_in(20)) choice.value = 2;
    for (const std::int32_t kind : kinds_of_pieces())
        if (dice.once_in(8)) setup.choices.push_back(choose_pieces(kind, dice.between(0, 6)));
    choose_options(more_options(mixture, dice), dice, setup);
    choose_seats(dice.between(2, 6), dice, setup);
    return setup;
}

}  // namespace bastide_tests
