// SPDX-License-Identifier: MIT
#include "setup/boxes.hpp"

#include "setup/all_modules.hpp"
#include "setup/choices.hpp"
#include "setup/left_out.hpp"
#include "vocabulary/names.hpp"

namespace bastide {

namespace {

/// Whether a module has an option. A module that is in every build can have options with the numbers of a box.
bool is_option_of_a_module(i32 number) noexcept
{
    for (const Module* module : all_modules())
        for (const OptionDef& def : module->options)
            if (static_cast<i32>(def.option) == number) return true;
    return false;
}

/// A preset can need more boxes than the one that has it.
i32 left_out_by_choices(DefList<Choice> choices) noexcept
{
    for (const Choice& choice : choices)
        if (choice.kind == static_cast<i32>(ChoiceKind::set))
            if (const i32 box = left_out_box(BASTIDE_VOCABULARY_SET, choice.id)) return box;
    return 0;
}

}  // namespace

i32 left_out_box(i32 vocabulary, i32 number) noexcept
{
    if (vocabulary == BASTIDE_VOCABULARY_OPTION && is_option_of_a_module(number)) return 0;
    if (vocabulary == BASTIDE_VOCABULARY_PRESET)
        if (const i32 box = left_out_by_choices(preset(number))) return box;
    const Word box = words(BASTIDE_VOCABULARY_BOX).find(box_of(vocabulary, number));
    return box && is_left_out(box.name) ? box.number : 0;
}

}  // namespace bastide
