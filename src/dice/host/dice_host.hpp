// SPDX-License-Identifier: MIT
// The dice game for hosts: converts its records, and has its words and scripts. Precondition: the C function checked its
// arguments. The rules do not include it; it shares code with the layers above the boxes.
#pragma once

#include "common/text.hpp"
#include "dice/dice_game.hpp"
#include "formats/scripts/script_variations.hpp"
#include "game/answers.hpp"
#include "setup/choices.hpp"

namespace bastide {

/// A face as the interface counts them; 0 is none.
constexpr i32 face_to_host(dice::Face face) noexcept { return static_cast<i32>(face); }
static_assert(face_to_host(dice::Face::cap) == BASTIDE_FACE_CAP && face_to_host(dice::Face::catapult) == BASTIDE_FACE_CATAPULT);

/// The tile types are the city faces; the other two faces have the numbers after them, so that they can be refused.
constexpr i32 tile_of(dice::Face face) noexcept { return static_cast<i32>(face) - 1; }
inline constexpr i32 kDiceTiles = tile_of(dice::Face::tee) + 1;

/// The factor of the turn's points.
constexpr i32 factor_of(const dice::State& state) noexcept { return state.doubled ? 2 : 1; }

// ---- creation -------------------------------------------------------------------------------------------------------

/// The options of the dice game.
inline constexpr bastide_option_def kDiceOptions[] = {
    {BASTIDE_OPTION_DICE_TARGET_SCORE, 0, dice::kTargetMax, dice::Config{}.target_score, 0, 0, 0, BASTIDE_GAME_DICE, 0, 0, {}},
    {BASTIDE_OPTION_DICE_FINISH_ROUND, 0, 1, 0, 0, 0, 0, BASTIDE_GAME_DICE, 0, 0, {}},
};

/// Applies the choices of a dice game one by one.
class DiceChooser {
public:
    explicit DiceChooser(dice::Config& config) noexcept : config_(config) {}

    Refusal take(const Choice& choice) noexcept;

    /// The number of choices applied: the index of the next.
    i32 taken() const noexcept { return taken_; }

private:
    Refusal judge(const Choice& choice) noexcept;

    dice::Config& config_;
    i32 taken_ = 0;
    ChosenOnce target_;
    ChosenOnce finish_;
};

/// Converts the head of a config, which both games share. A dice game has no final scoring to wait for.
dice::Settings dice_settings(const Config& head) noexcept;

/// Creates a game at its first decision; null, with the fault set, when the config is refused or memory is out.
dice::Game* begin_dice(const dice::Settings& settings, const Memory& memory, Fault& fault) noexcept;

/// The same with the choices of a host.
dice::Game* create_dice(const Config& head, const bastide_choice* choices, i32 count, const Memory& memory,
                        Fault& fault) noexcept;

template <class Visit>
void for_each_choice(const dice::Config& config, Visit&& visit) noexcept
{
    const i32 option = static_cast<i32>(ChoiceKind::option);
    visit(Choice{option, BASTIDE_OPTION_DICE_TARGET_SCORE, config.target_score});
    if (config.finish_round) visit(Choice{option, BASTIDE_OPTION_DICE_FINISH_ROUND, 1});
}

bastide_config dice_config(const dice::Game& game) noexcept;
i32 list_dice_choices(const dice::Game& game, bastide_choice* out, i32 cap) noexcept;

// ---- deciding -------------------------------------------------------------------------------------------------------

/// `version` when a spare word is not 0, `argument` when a number is out of its range in every game.
Status narrow(const dice::Rules& rules, const bastide_action& in, dice::Action& out, WrongNumber& wrong) noexcept;
bastide_action widen(const dice::Action& action) noexcept;

/// A refusal with the fields that its reason uses; `asked` is the action as the host gave it.
bastide_refusal widen(const dice::Verdict& verdict, Status status, const bastide_action& asked) noexcept;

i32 step_of(const dice::State& state) noexcept;  ///< bastide_step, 0 when over
i32 get_dice_decision(const dice::Game& game, bastide_decision* out) noexcept;

/// Lists of all kinds (BASTIDE_ANY) or of one; empty for a kind that this game does not have. They return their length.
i32 list_dice_actions(const dice::Game& game, i32 kind, bastide_action* out, i32 cap) noexcept;
i32 list_dice_codes(const dice::Game& game, i32 kind, u64* out, i32 cap) noexcept;
i32 list_dice_weights(const dice::Game& game, i32 kind, i32* out, i32 cap) noexcept;
i32 count_dice_actions(const dice::Game& game, i32 kind) noexcept;
i32 get_dice_action(const dice::Game& game, i32 kind, i32 index, bastide_action* out) noexcept;
i32 sample_dice_action(const dice::Game& game, i32 kind, Stream& stream, bastide_action* out) noexcept;
bool play_out_dice(dice::Game& game, u64 most, Stream& stream) noexcept;

Status check_dice_action_numbers(const dice::Game& game, const bastide_action& action) noexcept;
/// These write the refusal, unless `refusal` is null, and return its status.
i32 check_dice(const dice::Game& game, const bastide_action& action, bastide_refusal* refusal) noexcept;
i32 apply_dice(dice::Game& game, const bastide_action& action, bastide_refusal* refusal) noexcept;

// ---- what happened --------------------------------------------------------------------------------------------------

/// Nothing in a dice game is hidden, so all viewers see the same events.
i32 list_dice_events(const dice::Game& game, i32 viewer, u64 first, bastide_event* out, i32 cap) noexcept;
i32 list_dice_score_lines(const dice::Game& game, u64 first, bastide_score_line* out, i32 cap) noexcept;
i32 list_dice_history(const dice::Game& game, i32 viewer, i32 first, bastide_action* out, i32 cap) noexcept;

// ---- queries --------------------------------------------------------------------------------------------------------

i32 get_dice_seat(const dice::Game& game, i32 seat, bastide_seat* out) noexcept;  ///< E_ABSENT when the seat does not exist
i32 list_dice_standing(const dice::Game& game, bastide_standing* out, i32 cap) noexcept;

i32 get_dice(const dice::Game& game, bastide_dice* out) noexcept;
i32 list_dice(const dice::Game& game, bastide_die* out, i32 cap) noexcept;

i32 list_dice_tiles(const dice::Game& game, bastide_tile_def* out, i32 cap) noexcept;
/// E_ABSENT when the tile does not exist.
i32 list_dice_segments(const dice::Game& game, i32 tile, i32 rotation, bastide_segment_def* out, i32 cap) noexcept;
/// E_ABSENT for an empty cell.
i32 list_dice_segments_at(const dice::Game& game, i32 x, i32 y, bastide_segment_def* out, i32 cap) noexcept;

/// The built dice in the order of building.
i32 list_dice_board(const dice::Game& game, bastide_placed* out, i32 cap) noexcept;
i32 get_dice_placed(const dice::Game& game, i32 placed, bastide_placed* out) noexcept;
i32 dice_tile_at(const dice::Game& game, i32 x, i32 y) noexcept;
i32 dice_segment_at(const dice::Game& game, i32 x, i32 y, i32 port) noexcept;
i32 dice_feature_at(const dice::Game& game, i32 x, i32 y, i32 segment) noexcept;

/// Cities. The id of a city is the lowest number of its dice; the numbers of its other dice are accepted as ids too.
i32 list_dice_features(const dice::Game& game, i32 kind, bastide_feature* out, i32 cap) noexcept;
i32 get_dice_feature(const dice::Game& game, i32 feature, bastide_feature* out) noexcept;
i32 list_dice_parts(const dice::Game& game, i32 feature, bastide_placed_segment* out, i32 cap) noexcept;

// ---- text -----------------------------------------------------------------------------------------------------------

/// Writes "0: place cap 3 -1 2", "0: dice_collect", "fall cap 2 knight 1". Precondition: the action can be written.
void write_dice_action(const bastide_action& action, TextWriter& out) noexcept;
/// The same for any record; returns as the C function does.
i32 write_dice_line(const dice::Game& game, const bastide_action& action, TextWriter& out) noexcept;

/// Reads an action; without "SEAT:" it is the deciding seat's. It may be illegal.
bool read_dice_action(const dice::Game& game, ScriptLine& line, dice::Action& action) noexcept;
bool read_dice_line(const dice::Game& game, ScriptLine& line, bastide_action& action) noexcept;

bool read_face(ScriptLine& line, dice::Face& face) noexcept;

// ---- snapshots and scripts -------------------------------------------------------------------------------------------

/// Writes the sentence of a refusal; capi/ implements it.
using ExplainDice = void (*)(const dice::Game& game, const bastide_action* asked, const bastide_refusal& refusal,
                             TextWriter& out);

i32 write_dice_script(const dice::Game& game, i32 viewer, TextWriter& out) noexcept;
dice::Game* read_dice_script(Text text, const Memory& memory, Fault& fault, ExplainDice explain,
                             const ScriptReading& reading) noexcept;

i32 write_dice_snapshot(const dice::Game& game, i32 viewer, u8* out, i32 cap) noexcept;

}  // namespace bastide
