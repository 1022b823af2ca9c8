// SPDX-License-Identifier: MIT
#include "setup/choices.hpp"

#include "setup/all_modules.hpp"
#include "setup/boxes.hpp"
#include "vocabulary/names.hpp"

namespace bastide {

namespace {

/// The refusal of an id or a kind that does not exist; the valid range goes with it.
constexpr Refusal no_such(i32 least, i32 most) noexcept
{
    return {.reason = Reason::config_choice, .least = least, .most = most};
}

Refusal no_such_word(i32 vocabulary) noexcept
{
    const WordList all = words(vocabulary);
    Refusal refusal = no_such((*all.begin()).number, (*all.begin()).number);
    for (const Word word : all) {
        refusal.least = smaller(refusal.least, word.number);
        refusal.most = larger(refusal.most, word.number);
    }
    return refusal;
}

constexpr Refusal out_of_range(i32 least, i32 most) noexcept
{
    return {.reason = Reason::config_value, .least = least, .most = most};
}

}  // namespace

DefList<Choice> preset(i32 number) noexcept
{
    for (const Module* module : all_modules())
        for (const PresetDef& def : module->presets)
            if (static_cast<i32>(def.name) == number) return def.choices;
    return {};
}

void put_refusal(const Refusal& refusal, Status status, Fault& fault) noexcept
{
    fault.set(status, refusal.reason);
    fault.index = refusal.index;
    fault.other_index = refusal.other_index;
    fault.option = refusal.option;
    fault.least = refusal.least;
    fault.most = refusal.most;
    fault.box = refusal.box;
}

Refusal refuse_left_out(const Choice& choice) noexcept
{
    if (choice.value == 0) return {};
    i32 vocabulary = 0;
    switch (choice.kind) {
        case static_cast<i32>(ChoiceKind::set): vocabulary = BASTIDE_VOCABULARY_SET; break;
        case static_cast<i32>(ChoiceKind::pieces): vocabulary = BASTIDE_VOCABULARY_PIECE; break;
        case static_cast<i32>(ChoiceKind::option): vocabulary = BASTIDE_VOCABULARY_OPTION; break;
        default: return {};
    }
    const i32 box = left_out_box(vocabulary, choice.id);
    return {.reason = box != 0 ? Reason::config_left_out : Reason::none, .box = box};
}

Refusal Chooser::take_copies(u16& copies, ChosenOnce& chosen, i32 value) noexcept
{
    chose_sets_ = true;
    if (const Refusal again = chosen.mark(taken_); again.reason != Reason::none) return again;
    if (!is_within(value, 0, kMaxCopies)) return out_of_range(0, kMaxCopies);
    copies = static_cast<u16>(value);
    return {};
}

Refusal Chooser::take_pieces(const Choice& choice) noexcept
{
    if (!is_piece_kind(choice.id) && left_out_box(BASTIDE_VOCABULARY_PIECE, choice.id) == 0) {
        const bool is_token = words(BASTIDE_VOCABULARY_PIECE).has(choice.id);  // in the range, yet no config can choose it
        return is_token ? Refusal{.reason = Reason::config_choice} : no_such_word(BASTIDE_VOCABULARY_PIECE);
    }
    if (const Refusal again = pieces_[choice.id].mark(taken_); again.reason != Reason::none) return again;
    if (!is_within(choice.value, 0, kMaxOfAKind)) return out_of_range(0, kMaxOfAKind);
    config_.pieces[choice.id] = static_cast<i16>(choice.value);
    return {};
}

Refusal Chooser::take_option(const Choice& choice) noexcept
{
    if (choice.id == BASTIDE_OPTION_DICE_TARGET_SCORE || choice.id == BASTIDE_OPTION_DICE_FINISH_ROUND)
        return choice.value == 0 ? Refusal{} : Refusal{.reason = Reason::config_option_alone};
    if (!words(BASTIDE_VOCABULARY_OPTION).find(choice.id)) return {.reason = Reason::config_choice};
    const int option = index_of(static_cast<Option>(choice.id));
    if (const Refusal again = options_[option].mark(taken_); again.reason != Reason::none) return again;
    config_.options[option] = choice.value;
    return {};
}

Refusal Chooser::take_bush(const Choice& choice) noexcept
{
    if (!is_within(choice.id, 0, kMaxBushes - 1)) return no_such(0, kMaxBushes - 1);
    if (const Refusal again = bushes_[choice.id].mark(taken_); again.reason != Reason::none) return again;
    if (!is_within(choice.value, 0, 1)) return out_of_range(0, 1);
    config_.bushes[choice.id / 64] |= static_cast<u64>(choice.value) << (choice.id % 64);
    return {};
}

Refusal Chooser::judge(const Choice& choice) noexcept
{
    const i32 id = choice.id;
    switch (choice.kind) {
        case static_cast<i32>(ChoiceKind::set):
            if (!words(BASTIDE_VOCABULARY_SET).find(id)) return no_such_word(BASTIDE_VOCABULARY_SET);
            return take_copies(config_.copies[id], sets_[id], choice.value);
        case static_cast<i32>(ChoiceKind::tileset):
            if (id < 0) return no_such(0, kMaxHostSets - 1);
            if (id >= static_cast<i32>(host_sets_)) return {.reason = Reason::config_tileset, .index = id, .other_index = taken_};
            return take_copies(config_.host_copies[id], host_sets_chosen_[id], choice.value);
        case static_cast<i32>(ChoiceKind::pieces): return take_pieces(choice);
        case static_cast<i32>(ChoiceKind::option): return take_option(choice);
        case static_cast<i32>(ChoiceKind::bush): return take_bush(choice);
        default: return no_such(BASTIDE_CHOICE_SET, BASTIDE_CHOICE_BUSH);
    }
}

Refusal Chooser::take(const Choice& choice) noexcept
{
    Refusal refusal = refuse_left_out(choice);
    if (refusal.reason == Reason::none) refusal = judge(choice);
    if (refusal.index < 0) refusal.index = taken_;
    if (choice.kind == static_cast<i32>(ChoiceKind::option)) refusal.option = choice.id;
    ++taken_;
    return refusal;
}

void Chooser::finish() noexcept
{
    if (!chose_sets_) choose_default_sets(config_);
}

}  // namespace bastide
