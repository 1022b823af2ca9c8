// SPDX-License-Identifier: MIT
#include "house/choices.hpp"

#include "house/all_rooms.hpp"
#include "house/names.hpp"

namespace bastide {

namespace {

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

constexpr Refusal kChosenBefore{Reason::config_choice, "This is chosen already."};

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
        case BASTIDE_PRESET_TOWER: return preset_of(kWinterTower);
        case BASTIDE_PRESET_ABBEY_MAYOR: return preset_of(kWinterAbbey);
        case BASTIDE_PRESET_ABBEY_MAYOR_TOWER: return preset_of(kWinterBoth);
        case BASTIDE_PRESET_OLD_SMALL_CITIES: return preset_of(kOldCities);
        default: return {};
    }
}

Refusal Chooser::take_copies(u16& copies, bool& seen, i32 value) noexcept
{
    chose_sets_ = true;
    if (!mark(seen)) return kChosenBefore;
    if (!is_within(value, 0, kMostCopies)) return {Reason::config_value, "A set is played in 0 to 1000 copies.", 0, kMostCopies};
    copies = static_cast<u16>(value);
    return {};
}

Refusal Chooser::take_pieces(const Choice& choice) noexcept
{
    if (!is_piece_kind(choice.id)) return {Reason::config_choice, "There is no kind of piece of that number."};
    if (config_.pieces[choice.id] >= 0) return kChosenBefore;
    if (!is_within(choice.value, 0, kMostOfAKind))
        return {Reason::config_value, "A seat has 0 to 100 pieces of a kind.", 0, kMostOfAKind};
    config_.pieces[choice.id] = static_cast<i16>(choice.value);
    return {};
}

Refusal Chooser::take_option(const Choice& choice) noexcept
{
    if (choice.id == BASTIDE_OPTION_DICE_TARGET_SCORE || choice.id == BASTIDE_OPTION_DICE_FINISH_ROUND)
        return choice.value == 0 ? Refusal{} : Refusal{Reason::config_option_alone, "This option belongs to the dice game."};
    if (!words(BASTIDE_VOCABULARY_OPTION).find(choice.id)) return {Reason::config_choice, "There is no option of that number."};
    const int option = index_of(static_cast<Option>(choice.id));
    if (!mark(seen_options_[option])) return kChosenBefore;
    config_.options[option] = choice.value;
    return {};
}

Refusal Chooser::take_bush(const Choice& choice) noexcept
{
    if (!is_within(choice.id, 0, kMostBushes - 1)) return {Reason::config_choice, "The game has no tile type of that number."};
    if (!mark(seen_bushes_[choice.id])) return kChosenBefore;
    if (!is_within(choice.value, 0, 1))
        return {Reason::config_value, "A village is drawn with bushes, 1, or as printed, 0.", 0, 1};
    config_.bushes[choice.id / 64] |= static_cast<u64>(choice.value) << (choice.id % 64);
    return {};
}

Refusal Chooser::take(const Choice& choice) noexcept
{
    const i32 id = choice.id;
    switch (choice.kind) {
        case static_cast<i32>(ChoiceKind::set):
            if (!is_within(id, 1, kSets - 1)) return {Reason::config_choice, "There is no set of that number."};
            return take_copies(config_.copies[id], seen_sets_[id], choice.value);
        case static_cast<i32>(ChoiceKind::tileset):
            if (id < 0) return {Reason::config_choice, "Tile set handles are counted from 0."};
            if (id >= static_cast<i32>(host_sets_))
                return {Reason::config_tileset, "No tile set handle of that number is given."};
            return take_copies(config_.host_copies[id], seen_host_sets_[id], choice.value);
        case static_cast<i32>(ChoiceKind::pieces): return take_pieces(choice);
        case static_cast<i32>(ChoiceKind::option): return take_option(choice);
        case static_cast<i32>(ChoiceKind::bush): return take_bush(choice);
        default: return {Reason::config_choice, "There is no such sort of choice."};
    }
}

void Chooser::finish() noexcept
{
    if (!chose_sets_) choose_default_sets(config_);
}

void refuse_option_alone(Fault& fault, Option option, GameKind owner) noexcept
{
    fault.set(Status::argument, Reason::config_option_alone, "");
    fault.option = static_cast<i32>(option);
    TextWriter out(fault.text, sizeof fault.text);
    out.put("The option ").put(name_of(BASTIDE_VOCABULARY_OPTION, fault.option)).put(" belongs to the ");
    out.put(owner == GameKind::dice ? "dice" : "tile").put(" game.");
}

}  // namespace bastide
