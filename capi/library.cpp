// SPDX-License-Identifier: MIT
// The library itself: versions, sizes of records, names and sentences of numbers.
#include "dice.hpp"
#include "fence.hpp"
#include "house/all_rooms.hpp"
#include "house/choices.hpp"
#include "house/names.hpp"

using namespace bastide;

namespace {

constexpr u32 kSizes[] = {
    0,
    sizeof(bastide_allocator),
    sizeof(bastide_config),
    sizeof(bastide_choice),
    sizeof(bastide_error),
    sizeof(bastide_tile_def),
    sizeof(bastide_segment_def),
    sizeof(bastide_pending),
    sizeof(bastide_action),
    sizeof(bastide_verdict),
    sizeof(bastide_placement),
    sizeof(bastide_stock),
    sizeof(bastide_event),
    sizeof(bastide_score_line),
    sizeof(bastide_seat),
    sizeof(bastide_placed),
    sizeof(bastide_piece),
    sizeof(bastide_feature),
    sizeof(bastide_part),
    sizeof(bastide_thing),
    sizeof(bastide_dice),
};
static_assert(sizeof kSizes / sizeof kSizes[0] == BASTIDE_STRUCT_DICE + 1);

enum class Wanted { name, sentence, rule };

i32 write_word(i32 list, i32 number, Wanted wanted, i32 unknown, char* out, i32 cap) noexcept
{
    if (!is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    TextWriter text(out, static_cast<u32>(cap));
    if (words(list).count == 0) return BASTIDE_E_ARGUMENT;
    const Word* word = words(list).find(number);
    if (!word) return unknown;
    text.put(wanted == Wanted::name ? word->name : wanted == Wanted::sentence ? word->sentence : word->rule);
    return text_length(text);
}

}  // namespace

uint32_t bastide_version(void) { return BASTIDE_VERSION; }

uint32_t bastide_abi_version(void) { return BASTIDE_ABI_VERSION; }

int32_t bastide_struct_size(int32_t which)
{
    if (which == BASTIDE_STRUCT_OPTION_DEF) return sizeof(bastide_option_def);
    if (which == BASTIDE_STRUCT_POSITION) return sizeof(bastide_position);
    if (which == BASTIDE_STRUCT_PUT) return sizeof(bastide_put);
    if (which == BASTIDE_STRUCT_ILLEGAL) return sizeof(bastide_illegal);
    const bool known = which > 0 && which <= BASTIDE_STRUCT_DICE;
    return known ? static_cast<i32>(kSizes[which]) : BASTIDE_E_ARGUMENT;
}

int32_t bastide_name(int32_t list, int32_t number, char* out, int32_t cap)
{
    return write_word(list, number, Wanted::name, BASTIDE_E_ABSENT, out, cap);
}

int32_t bastide_number(int32_t list, const char* name, int32_t len)
{
    const WordList all = words(list);
    if (!name || len < -1 || all.count == 0) return BASTIDE_E_ARGUMENT;
    const Word* word = all.find(len < 0 ? Text(name) : Text(name, static_cast<u32>(len)));
    return word ? word->number : BASTIDE_E_ABSENT;
}

int32_t bastide_list_numbers(int32_t list, int32_t* out, int32_t cap)
{
    const WordList all = words(list);
    if (all.count == 0 || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    const bool zero_counts = list == BASTIDE_LIST_STATUS || list == BASTIDE_LIST_SIDE || list == BASTIDE_LIST_FACE;
    i32 count = 0;
    for (const Word* word = all.next_above(nullptr); word; word = all.next_above(word)) {
        if (word->number == 0 && !zero_counts) continue;
        if (count < cap) out[count] = word->number;
        ++count;
    }
    return count;
}

int32_t bastide_word_text(int32_t list, int32_t number, char* out, int32_t cap)
{
    return write_word(list, number, Wanted::sentence, BASTIDE_E_ABSENT, out, cap);
}

int32_t bastide_word_rule(int32_t list, int32_t number, char* out, int32_t cap)
{
    return write_word(list, number, Wanted::rule, BASTIDE_E_ABSENT, out, cap);
}

int32_t bastide_list_options(bastide_option_def* out, int32_t cap)
{
    if (!is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    i32 count = 0;
    for (const Room* room : all_rooms()) {
        for (const OptionRow& row : room->options) {
            if (count < cap)
                out[count] = {static_cast<i32>(row.option),
                              row.least,
                              row.most,
                              0,
                              static_cast<i32>(room->set),
                              static_cast<i32>(row.needs),
                              static_cast<i32>(row.excludes),
                              BASTIDE_RULESET_TILES};
            ++count;
        }
    }
    for (const bastide_option_def& option : kDiceOptions) {
        if (count < cap) out[count] = option;
        ++count;
    }
    return count;
}

int32_t bastide_preset(int32_t number, bastide_choice* out, int32_t cap)
{
    const Preset chosen = preset(number);
    if (!is_buffer(out, cap) || chosen.count == 0) return BASTIDE_E_ARGUMENT;
    for (i32 i = 0; i < cap && i < static_cast<i32>(chosen.count); ++i)
        out[i] = {chosen.choices[i].what, chosen.choices[i].id, chosen.choices[i].value, 0};
    return static_cast<i32>(chosen.count);
}

int32_t bastide_status_text(int32_t status, char* out, int32_t cap)
{
    return write_word(BASTIDE_LIST_STATUS, status, Wanted::sentence, BASTIDE_E_ARGUMENT, out, cap);
}

int32_t bastide_reason_text(int32_t reason, char* out, int32_t cap)
{
    return write_word(BASTIDE_LIST_REASON, reason, Wanted::sentence, BASTIDE_E_ARGUMENT, out, cap);
}

int32_t bastide_reason_rule(int32_t reason, char* out, int32_t cap)
{
    return write_word(BASTIDE_LIST_REASON, reason, Wanted::rule, BASTIDE_E_ARGUMENT, out, cap);
}

int32_t bastide_rule_text(int32_t rule, char* out, int32_t cap)
{
    return write_word(BASTIDE_LIST_RULE, rule, Wanted::sentence, BASTIDE_E_ARGUMENT, out, cap);
}

int32_t bastide_rule_id(int32_t rule, char* out, int32_t cap)
{
    return write_word(BASTIDE_LIST_RULE, rule, Wanted::rule, BASTIDE_E_ARGUMENT, out, cap);
}
