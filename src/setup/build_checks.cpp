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

const OptionDef* Builder::row_of(int option) const noexcept
{
    for (const Module* module : all_modules())
        for (const OptionDef& row : module->options)
            if (static_cast<int>(row.option) == option) return &row;
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
    const OptionDef* row = row_of(number);
    set_fault_choice(ChoiceKind::option, number);
    if (!row) return refuse_option(Reason::config_choice, option);
    if (!draft_.has_option[index]) return refuse_option(Reason::config_option_alone, option);
    if (config().options[index] < row->least || config().options[index] > row->most) return refuse_value(*row);
    if (row->excludes != Option::none && has(row->excludes))
        return refuse_option(Reason::config_contradiction, option, row->excludes);
    if (const Set set = first_chosen(config(), row->excluded_sets); set != Set::none) {
        fault_.set_name = static_cast<i32>(set);
        return refuse_option(Reason::config_contradiction, option);
    }
    if (row->needs != Option::none && !has(row->needs)) return refuse_option(Reason::config_option_needs, option, row->needs);
    if (row->lacks && row->lacks(config())) return refuse_option(Reason::config_option_needs, option);
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

bool Builder::refuse_value(const OptionDef& row) noexcept
{
    fault_.least = row.least;
    fault_.most = row.most;
    return refuse_option(Reason::config_value, row.option);
}

/// Checks each chosen tile with bushes by its number, and its row if the game has it.
bool Builder::check_bushes() noexcept
{
    bool sound = true;
    u32 tile = 0;
    if (!config().has_bushes()) return true;
    for_each_row([&](const TileDef& row, u32, u16, u32) {
        sound = sound && check_bush(tile, &row);
        ++tile;
    });
    const u32 tiles = tile;
    for (; sound && tile < kMaxBushes; ++tile) {
        sound = check_bush(tile, nullptr);
        if (!sound) fault_.most = static_cast<i32>(tiles) - 1;
    }
    return sound;
}

bool Builder::check_bush(u32 tile, const TileDef* row) noexcept
{
    if (!config().has_bush(tile)) return true;
    set_fault_choice(ChoiceKind::bush, static_cast<int>(tile));
    if (!row) return refuse(Status::argument, Reason::config_choice);
    if (!draft_.merges_bushes) return refuse_option(Reason::config_option_needs, Option::none, Option::bushes_do_not_end_roads);
    if (has_village(*row)) return clear_fault_choice();
    fault_.tile = static_cast<i32>(tile);
    return refuse(Status::argument, Reason::config_choice);
}

}  // namespace bastide
