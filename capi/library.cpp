// SPDX-License-Identifier: MIT
// The library itself: versions, the layout of records, names of numbers, options and presets.
#include "dice/host/dice_host.hpp"
#include "interface.hpp"
#include "message.hpp"
#include "setup/all_modules.hpp"
#include "setup/boxes.hpp"
#include "setup/choices.hpp"
#include "vocabulary/names.hpp"
#include "vocabulary/record_fields.hpp"

using namespace bastide;

namespace {

enum class WordPart { name, rule };

i32 write_word(i32 vocabulary, i32 number, WordPart part, char* out, i32 cap) noexcept
{
    if (!is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    TextWriter text(out, static_cast<u32>(cap));
    if (words(vocabulary).empty()) return BASTIDE_E_ARGUMENT;
    const Word word = words(vocabulary).find(number);
    if (!word) return BASTIDE_E_ABSENT;
    text.put(part == WordPart::name ? Text(word.name) : rule_of(vocabulary, number));
    return text_length(text);
}

}  // namespace

uint32_t bastide_version(void) { return BASTIDE_VERSION; }

uint32_t bastide_abi_version(void) { return BASTIDE_ABI_VERSION; }

uint32_t bastide_layout(void) { return record_fields::kLayout; }

int32_t bastide_word_name(int32_t vocabulary, int32_t number, char* out, int32_t cap)
{
    return write_word(vocabulary, number, WordPart::name, out, cap);
}

bastide_status bastide_word_find(int32_t vocabulary, const char* name, int32_t len, int32_t* out)
{
    if (out) *out = 0;
    const WordList all = words(vocabulary);
    if (!name || !out || len < -1 || all.empty()) return BASTIDE_E_ARGUMENT;
    const Word word = all.find(len < 0 ? Text(name) : Text(name, static_cast<u32>(len)));
    if (!word) return BASTIDE_E_ABSENT;
    *out = word.number;
    return BASTIDE_OK;
}

int32_t bastide_word_list(int32_t vocabulary, int32_t* out, int32_t cap)
{
    const WordList all = words(vocabulary);
    if (all.empty() || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    i32 count = 0;
    for (Word word = all.next_above({}); word; word = all.next_above(word)) {
        if (left_out_box(vocabulary, word.number) != 0) continue;
        if (count < cap) out[count] = word.number;
        ++count;
    }
    return count;
}

int32_t bastide_word_rule(int32_t vocabulary, int32_t number, char* out, int32_t cap)
{
    return write_word(vocabulary, number, WordPart::rule, out, cap);
}

namespace {

bastide_option_def define(const Module& module, const OptionDef& def) noexcept
{
    bastide_option_def out{};
    out.id = static_cast<i32>(def.option);
    out.least = def.least;
    out.most = def.most;
    out.set = static_cast<i32>(module.set);
    out.needs = static_cast<i32>(def.needs);
    out.excludes = static_cast<i32>(def.excludes);
    out.other_sets = module.other_sets;
    out.excluded_sets = def.excluded_sets;
    out.game = BASTIDE_GAME_TILES;
    return out;
}

/// An option as its module or the dice game defines it.
bastide_option_def define(Option option) noexcept
{
    for (const Module* module : all_modules())
        for (const OptionDef& def : module->options)
            if (def.option == option) return define(*module, def);
    if constexpr (kHasDice)
        for (const bastide_option_def& def : kDiceOptions)
            if (def.id == static_cast<i32>(option)) return def;
    return {};
}

}  // namespace

bastide_option_def bastide::find_action(i32 number) noexcept
{
    return words(BASTIDE_VOCABULARY_OPTION).find(number) ? define(static_cast<Option>(number)) : bastide_option_def{};
}

int32_t bastide_option_list(bastide_option_def* out, int32_t cap)
{
    if (!is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    i32 count = 0;
    for (Option option : kOptions) {
        const bastide_option_def def = define(option);
        if (def.id == 0) continue;
        if (count < cap) out[count] = def;
        ++count;
    }
    return count;
}

int32_t bastide_preset_list_choices(int32_t number, bastide_choice* out, int32_t cap)
{
    const DefList<Choice> chosen = preset(number);
    if (!is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    if (left_out_box(BASTIDE_VOCABULARY_PRESET, number) != 0) return BASTIDE_E_ABSENT;
    if (chosen.count == 0) return BASTIDE_E_ARGUMENT;
    for (i32 i = 0; i < cap && i < static_cast<i32>(chosen.count); ++i)
        out[i] = {chosen.items[i].kind, chosen.items[i].id, chosen.items[i].value, {}};
    return static_cast<i32>(chosen.count);
}
