// SPDX-License-Identifier: MIT
#include "house/choices.hpp"

#include "house/all_rooms.hpp"
#include "house/names.hpp"

namespace bastide {

namespace {

constexpr bool is_within(i32 value, i32 least, i32 most) noexcept { return value >= least && value <= most; }

bool mark(bool& seen) noexcept
{
    const bool again = seen;
    seen = true;
    return !again;
}

constexpr Choice copies(SetName set) noexcept { return {static_cast<i32>(ChoiceKind::set), static_cast<i32>(set), 1}; }
constexpr Choice on(Option option) noexcept { return {static_cast<i32>(ChoiceKind::option), static_cast<i32>(option), 1}; }

constexpr Choice kWinter[] = {copies(SetName::base), copies(SetName::winter)};
constexpr Choice kBase[] = {copies(SetName::base)};
constexpr Choice kFirstGame[] = {copies(SetName::base), copies(SetName::winter), on(Option::play_without_farmers)};
constexpr Choice kWinterTower[] = {copies(SetName::base), copies(SetName::winter), copies(SetName::tower)};
constexpr Choice kWinterAbbey[] = {copies(SetName::base), copies(SetName::winter), copies(SetName::abbey_mayor)};
constexpr Choice kWinterBoth[] = {copies(SetName::base), copies(SetName::winter), copies(SetName::tower),
                                  copies(SetName::abbey_mayor)};
constexpr Choice kOldCities[] = {copies(SetName::base), on(Option::small_city_two_points)};

template <u32 N>
constexpr Preset preset_of(const Choice (&choices)[N]) noexcept
{
    return {choices, N};
}

}  // namespace

Preset preset(i32 number) noexcept
{
    switch (number) {
        case BASTIDE_PRESET_WINTER: return preset_of(kWinter);
        case BASTIDE_PRESET_BASE: return preset_of(kBase);
        case BASTIDE_PRESET_FIRST_GAME: return preset_of(kFirstGame);
        case BASTIDE_PRESET_WINTER_TOWER: return preset_of(kWinterTower);
        case BASTIDE_PRESET_WINTER_ABBEY_MAYOR: return preset_of(kWinterAbbey);
        case BASTIDE_PRESET_WINTER_TOWER_ABBEY_MAYOR: return preset_of(kWinterBoth);
        case BASTIDE_PRESET_OLD_SMALL_CITIES: return preset_of(kOldCities);
        default: return {};
    }
}

Reason Chooser::take_copies(u16& copies, i32 value) noexcept
{
    chose_sets_ = true;
    if (!is_within(value, 0, kMostCopies)) return Reason::config_value;
    copies = static_cast<u16>(value);
    return Reason::none;
}

Reason Chooser::take(const Choice& choice) noexcept
{
    const i32 id = choice.id;
    switch (choice.what) {
        case static_cast<i32>(ChoiceKind::set):
            if (!is_within(id, 1, kSets - 1) || !mark(seen_sets_[id])) return Reason::config_choice;
            return take_copies(config_.copies[id], choice.value);
        case static_cast<i32>(ChoiceKind::tileset):
            if (!is_within(id, 0, static_cast<i32>(host_sets_) - 1) || !mark(seen_host_sets_[id])) return Reason::config_choice;
            return take_copies(config_.host_copies[id], choice.value);
        case static_cast<i32>(ChoiceKind::pieces):
            if (!is_piece_kind(id) || config_.pieces[id] >= 0) return Reason::config_choice;
            if (!is_within(choice.value, 0, kMostOfAKind)) return Reason::config_value;
            config_.pieces[id] = static_cast<i16>(choice.value);
            return Reason::none;
        case static_cast<i32>(ChoiceKind::option):
            if (id == BASTIDE_OPTION_TARGET_SCORE || id == BASTIDE_OPTION_FINISH_ROUND)  // of the dice game
                return choice.value == 0 ? Reason::none : Reason::config_option_alone;
            if (!is_within(id, 1, kOptions - 1) || !mark(seen_options_[id])) return Reason::config_choice;
            config_.options[id] = choice.value;
            return Reason::none;
        case static_cast<i32>(ChoiceKind::bush):
            if (!is_within(id, 0, kMostBushes - 1) || !mark(seen_bushes_[id])) return Reason::config_choice;
            if (!is_within(choice.value, 0, 1)) return Reason::config_value;
            config_.bushes[id / 64] |= static_cast<u64>(choice.value) << (id % 64);
            return Reason::none;
        default: return Reason::config_choice;
    }
}

void Chooser::finish() noexcept
{
    if (!chose_sets_) choose_default_sets(config_);
}

void refuse_option_alone(Fault& fault, Option option, Ruleset owner) noexcept
{
    fault.set(Status::argument, Reason::config_option_alone, "");
    fault.other = static_cast<i32>(option);
    TextWriter out(fault.text, sizeof fault.text);
    out.put("The option ").put(name_of(BASTIDE_LIST_OPTION, fault.other)).put(" belongs to the ");
    out.put(owner == Ruleset::dice ? "dice" : "tile").put(" game.");
}

}  // namespace bastide
