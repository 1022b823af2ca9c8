// SPDX-License-Identifier: MIT
// What the C functions answer for a dice game: its records made narrow and wide. Arguments were checked where the function
// begins, as for tiles.
#pragma once

#include "dice/dice_game.hpp"
#include "fence.hpp"
#include "ground/text.hpp"
#include "house/choices.hpp"
#include "house/script_words.hpp"

namespace bastide {

/// A face as hosts count them: -1 for none.
constexpr i32 face_outside(dice::Face face) noexcept { return static_cast<i32>(face) - 1; }
static_assert(face_outside(dice::Face::cap) == BASTIDE_FACE_CAP && face_outside(dice::Face::catapult) == BASTIDE_FACE_CATAPULT);

// ---- life -----------------------------------------------------------------------------------------------------------

/// The options that the dice game takes.
inline constexpr bastide_option_def kDiceOptions[] = {
    {BASTIDE_OPTION_TARGET_SCORE, 0, dice::kTargetMax, dice::Config{}.target_score, 0, 0, 0, BASTIDE_RULESET_DICE},
    {BASTIDE_OPTION_FINISH_ROUND, 0, 1, 0, 0, 0, 0, BASTIDE_RULESET_DICE},
};

/// Takes the choices of a dice game one by one.
class DiceChooser {
public:
    explicit DiceChooser(dice::Config& config) noexcept : config_(config) {}

    Refusal take(const Choice& choice) noexcept;

private:
    dice::Config& config_;
    bool seen_target_ = false;
    bool seen_finish_ = false;
};

/// The head of a config, which both games share, as settings of a dice game.
dice::Settings dice_settings(const Config& head) noexcept;

/// A game at its first decision; null, with the fault told, when it cannot be played or memory is out.
dice::Game* begin_dice(const dice::Settings& settings, const Memory& memory, Fault& fault) noexcept;

/// A handle around a game; the game ends when there is no memory for it.
bastide_game* dice_handle(dice::Game* game, const Memory& memory, Fault& fault) noexcept;

bastide_game* create_dice(const Config& head, const bastide_choice* choices, i32 count, const Memory& memory,
                          Fault& fault) noexcept;
i32 clone_dice(const bastide_game& game, const Memory& memory, bastide_game** out) noexcept;

template <class Visit>
void for_each_choice(const dice::Config& config, Visit&& visit) noexcept
{
    const i32 option = static_cast<i32>(ChoiceKind::option);
    visit(Choice{option, BASTIDE_OPTION_TARGET_SCORE, config.target_score});
    if (config.finish_round) visit(Choice{option, BASTIDE_OPTION_FINISH_ROUND, 1});
}

bastide_config dice_config(const dice::Game& game) noexcept;
i32 list_dice_choices(const dice::Game& game, bastide_choice* out, i32 cap) noexcept;

// ---- deciding -------------------------------------------------------------------------------------------------------

/// `argument` when a number makes no sense at all.
Status narrow(const dice::Rules& rules, const bastide_action& in, dice::Action& out) noexcept;
bastide_action widen(const dice::Action& action) noexcept;
bastide_verdict widen(const dice::Verdict& verdict, const bastide_action& asked) noexcept;

i32 step_of(const dice::State& state) noexcept;  ///< bastide_step
bastide_pending dice_pending(const dice::Game& game) noexcept;
i32 list_dice_actions(const dice::Game& game, i32 kind, bastide_action* out, i32 cap) noexcept;
bool find_dice_action(const dice::Game& game, i32 kind, u32 index, bastide_action& out) noexcept;
bool sample_dice_action(const dice::Game& game, i32 kind, Stream& stream, bastide_action& out) noexcept;
i32 check_dice(const dice::Game& game, const bastide_action& action, bastide_verdict& out) noexcept;
i32 apply_dice(dice::Game& game, const bastide_action& action, bastide_verdict* out) noexcept;

// ---- looking --------------------------------------------------------------------------------------------------------

i32 get_dice_seat(const dice::Game& game, i32 seat, bastide_seat* out) noexcept;
i32 list_dice_things(const dice::Game& game, i32 kind, bastide_thing* out, i32 cap) noexcept;
i32 list_dice_events(const dice::Game& game, u64 from, bastide_event* out, i32 cap) noexcept;
i32 list_dice_score_lines(const dice::Game& game, u64 from, bastide_score_line* out, i32 cap) noexcept;

// ---- text -----------------------------------------------------------------------------------------------------------

/// "0: place cap 3 -1 2", "0: collect", "fall cap 2 knight 1". Any numbers may be in the action.
void write_dice_action(const bastide_action& action, TextWriter& out) noexcept;

/// Reads an action; without "SEAT:" whoever decides now is meant. It may be illegal.
bool read_dice_action(const dice::Game& game, ScriptLine& line, dice::Action& action) noexcept;

bool read_face(ScriptLine& line, i32& face) noexcept;

/// Any numbers may be in the records.
void write_dice_verdict(const bastide_action& action, const bastide_verdict& verdict, TextWriter& out) noexcept;

/// Whether a text that may be anything says that it is the script of a dice game.
bool is_dice_script(Text text) noexcept;

/// `whole`: with the seed instead of the rolls. The game has a history.
void write_dice_script(const dice::Game& game, bool whole, TextWriter& out) noexcept;
dice::Game* read_dice_script(Text text, const Memory& memory, Fault& fault) noexcept;

}  // namespace bastide
