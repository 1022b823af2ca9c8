// SPDX-License-Identifier: MIT
// Checks what a config chooses: seats, options and what they need, tiles with bushes.
#include "defs/bushes.hpp"
#include "setup/builder.hpp"

namespace bastide {

bool Builder::check_head() noexcept
{
    const bool any = draft_.has(Option::any_seat_count);  // SEATS-01
    int most = any ? kMaxSeats : 0;
    for (const Module* module : playing_) most = larger<int>(most, module->max_seats);
    const int least = any ? 1 : 2;
    if (config().seats < least || config().seats > most) {
        fault_.least = least;
        fault_.most = most;
        return refuse(Status::argument, Reason::config_seats);
    }
    if (config().first_seat < config().seats) return true;
    fault_.most = config().seats - 1;
    fault_.name_argument("first_seat", -1, config().first_seat);
    return refuse(Status::argument, Reason::config_first_seat);
}

const OptionDef* Builder::option_def(int option) const noexcept
{
    for (const Module* module : all_modules())
        for (const OptionDef& def : module->options)
            if (static_cast<int>(def.option) == option) return &def;
    return nullptr;
}

bool Builder::check_options() noexcept
{
    for (int i = 1; i < kOptionCount; ++i)
        if (config().options[i] != 0 && !check_option(kOptions[i - 1])) return false;
    return true;
}

bool Builder::check_option(Option option) noexcept
{
    const int number = static_cast<int>(option);
    const int index = index_of(option);
    const OptionDef* def = option_def(number);
    set_fault_choice(ChoiceKind::option, number);
    if (!def) return refuse_option(Reason::config_choice, option);
    if (!draft_.has_option[index]) return refuse_option(Reason::config_option_alone, option);
    if (config().options[index] < def->least || config().options[index] > def->most) return refuse_value(*def);
    if (def->excludes != Option::none && has(def->excludes))
        return refuse_option(Reason::config_contradiction, option, def->excludes);
    if (const Set set = first_chosen(config(), def->excluded_sets); set != Set::none) {
        fault_.set_name = static_cast<i32>(set);
        return refuse_option(Reason::config_contradiction, option);
    }
    if (def->needs != Option::none && !has(def->needs)) return refuse_option(Reason::config_option_needs, option, def->needs);
    if (def->lacks && def->lacks(config())) return refuse_option(Reason::config_option_needs, option);
    return clear_fault_choice();
}

void Builder::set_fault_choice(ChoiceKind what, int id) noexcept
{
    fault_.what = static_cast<i32>(what);
    fault_.id = id;
}

bool Builder::clear_fault_choice() noexcept
{
    set_fault_choice(ChoiceKind::none, -1);
    return true;
}

bool Builder::refuse_option(Reason reason, Option option, Option other) noexcept
{
    fault_.option = static_cast<i32>(option);
    fault_.other_option = static_cast<i32>(other);
    return refuse(Status::argument, reason);
}

bool Builder::refuse_value(const OptionDef& def) noexcept
{
    fault_.least = def.least;
    fault_.most = def.most;
    return refuse_option(Reason::config_value, def.option);
}

/// Checks each chosen tile with bushes by its number, and its definition if the game has it.
bool Builder::check_bushes() noexcept
{
    bool sound = true;
    u32 tile = 0;
    if (!config().has_bushes()) return true;
    for_each_def([&](const TileDef& def, u32, u16, u32) {
        sound = sound && check_bush(tile, &def);
        ++tile;
    });
    const u32 tiles = tile;
    for (; sound && tile < kMaxBushes; ++tile) {
        sound = check_bush(tile, nullptr);
        if (!sound) fault_.most = static_cast<i32>(tiles) - 1;
    }
    return sound;
}

bool Builder::check_bush(u32 tile, const TileDef* def) noexcept
{
    if (!config().has_bush(tile)) return true;
    set_fault_choice(ChoiceKind::bush, static_cast<int>(tile));
    if (!def) return refuse(Status::argument, Reason::config_choice);
    if (!draft_.merges_bushes) return refuse_option(Reason::config_option_needs, Option::none, Option::bushes_do_not_end_roads);
    if (has_village(*def)) return clear_fault_choice();
    fault_.tile = static_cast<i32>(tile);
    return refuse(Status::argument, Reason::config_choice);
}

}  // namespace bastide
