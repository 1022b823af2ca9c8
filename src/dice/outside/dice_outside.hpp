// SPDX-License-Identifier: MIT
// What the C functions answer for a dice game: its records made narrow and wide, its words and scripts. Arguments were checked
// where the function begins, as for tiles. The rules know nothing of it; what both games share it has from the house.
#pragma once

#include "dice/dice_game.hpp"
#include "ground/text.hpp"
#include "house/answers.hpp"
#include "house/choices.hpp"
#include "house/script_words.hpp"

namespace bastide {

/// A face as hosts count them; 0 is none.
constexpr i32 face_to_host(dice::Face face) noexcept { return static_cast<i32>(face); }
static_assert(face_to_host(dice::Face::cap) == BASTIDE_FACE_CAP && face_to_host(dice::Face::catapult) == BASTIDE_FACE_CATAPULT);

/// The tile types are the faces that show city; the two others have numbers behind them, so that they can be refused.
constexpr i32 tile_of(dice::Face face) noexcept { return static_cast<i32>(face) - 1; }
inline constexpr i32 kDiceTiles = tile_of(dice::Face::tee) + 1;

/// Points by which a turn counts.
constexpr i32 factor_of(const dice::State& state) noexcept { return state.doubled ? 2 : 1; }

// ---- life -----------------------------------------------------------------------------------------------------------

/// The options that the dice game takes.
inline constexpr bastide_option_def kDiceOptions[] = {
    {BASTIDE_OPTION_DICE_TARGET_SCORE, 0, dice::kTargetMax, dice::Config{}.target_score, 0, 0, 0, BASTIDE_GAME_DICE, {}},
    {BASTIDE_OPTION_DICE_FINISH_ROUND, 0, 1, 0, 0, 0, 0, BASTIDE_GAME_DICE, {}},
};

/// Takes the choices of a dice game one by one.
class DiceChooser {
public:
    explicit DiceChooser(dice::Config& config) noexcept : config_(config) {}

    Refusal take(const Choice& choice) noexcept;

    /// How many were taken: the index of the next.
    i32 taken() const noexcept { return taken_; }

private:
    Refusal judge(const Choice& choice) noexcept;

    dice::Config& config_;
    i32 taken_ = 0;
    ChosenOnce target_;
    ChosenOnce finish_;
};

/// The head of a config, which both games share, as settings of a dice game. There is no final scoring to wait for.
dice::Settings dice_settings(const Config& head) noexcept;

/// A game at its first decision; null, with the fault told, when it cannot be played or memory is out.
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

/// `version` with a spare word that is set, `argument` when a number makes no sense at all.
Status narrow(const dice::Rules& rules, const bastide_action& in, dice::Action& out) noexcept;
bastide_action widen(const dice::Action& action) noexcept;

/// A refusal with what its reason uses; `asked` is the action as the host gave it.
bastide_refusal widen(const dice::Verdict& verdict, Status status, const bastide_action& asked) noexcept;

i32 step_of(const dice::State& state) noexcept;  ///< bastide_step, 0 when over
i32 get_dice_decision(const dice::Game& game, bastide_decision* out) noexcept;

/// Lists of every kind (BASTIDE_ANY) or of one; a kind that this game does not have gives an empty one. They answer their length.
i32 list_dice_actions(const dice::Game& game, i32 kind, bastide_action* out, i32 cap) noexcept;
i32 list_dice_codes(const dice::Game& game, i32 kind, u64* out, i32 cap) noexcept;
i32 list_dice_weights(const dice::Game& game, i32 kind, i32* out, i32 cap) noexcept;
i32 count_dice_actions(const dice::Game& game, i32 kind) noexcept;
i32 get_dice_action(const dice::Game& game, i32 kind, i32 index, bastide_action* out) noexcept;
i32 sample_dice_action(const dice::Game& game, i32 kind, Stream& stream, bastide_action* out) noexcept;
bool play_out_dice(dice::Game& game, u64 most, Stream& stream) noexcept;

Status judge_sense_of_dice(const dice::Game& game, const bastide_action& action) noexcept;
/// Both write the refusal, when one is wanted, and answer its status.
i32 check_dice(const dice::Game& game, const bastide_action& action, bastide_refusal* refusal) noexcept;
i32 apply_dice(dice::Game& game, const bastide_action& action, bastide_refusal* refusal) noexcept;

// ---- what happened --------------------------------------------------------------------------------------------------

/// Nothing that happens in a dice game is hidden from anybody, so a viewer makes no difference.
i32 list_dice_events(const dice::Game& game, i32 viewer, u64 first, bastide_event* out, i32 cap) noexcept;
i32 list_dice_score_lines(const dice::Game& game, u64 first, bastide_score_line* out, i32 cap) noexcept;
i32 list_dice_history(const dice::Game& game, i32 viewer, i32 first, bastide_action* out, i32 cap) noexcept;

// ---- looking --------------------------------------------------------------------------------------------------------

i32 get_dice_seat(const dice::Game& game, i32 seat, bastide_seat* out) noexcept;  ///< E_ABSENT for no such seat
i32 list_dice_standing(const dice::Game& game, bastide_standing* out, i32 cap) noexcept;

i32 get_dice(const dice::Game& game, bastide_dice* out) noexcept;
i32 list_dice(const dice::Game& game, bastide_die* out, i32 cap) noexcept;

i32 list_dice_tiles(const dice::Game& game, bastide_tile_def* out, i32 cap) noexcept;
/// E_ABSENT for no such tile.
i32 list_dice_segments(const dice::Game& game, i32 tile, i32 rotation, bastide_segment_def* out, i32 cap) noexcept;
/// E_ABSENT for an empty cell.
i32 list_dice_segments_at(const dice::Game& game, i32 x, i32 y, bastide_segment_def* out, i32 cap) noexcept;

/// Dice that lie on cells, in the order of building; after a snapshot, which does not tell it, by number.
i32 list_dice_board(const dice::Game& game, bastide_placed* out, i32 cap) noexcept;
i32 get_dice_placed(const dice::Game& game, i32 placed, bastide_placed* out) noexcept;
i32 dice_tile_at(const dice::Game& game, i32 x, i32 y) noexcept;
i32 dice_segment_at(const dice::Game& game, i32 x, i32 y, i32 port) noexcept;
i32 dice_feature_at(const dice::Game& game, i32 x, i32 y, i32 segment) noexcept;

/// Cities. The id of one is the lowest number of its dice; those of its other dice lead to it.
i32 list_dice_features(const dice::Game& game, i32 kind, bastide_feature* out, i32 cap) noexcept;
i32 get_dice_feature(const dice::Game& game, i32 feature, bastide_feature* out) noexcept;
i32 list_dice_parts(const dice::Game& game, i32 feature, bastide_part* out, i32 cap) noexcept;

// ---- text -----------------------------------------------------------------------------------------------------------

/// "0: place cap 3 -1 2", "0: dice_collect", "fall cap 2 knight 1": an action that has a line.
void write_dice_action(const bastide_action& action, TextWriter& out) noexcept;
/// The same for what may be no action; answers as the C function does.
i32 write_dice_line(const dice::Game& game, const bastide_action& action, TextWriter& out) noexcept;

/// Reads an action; without "SEAT:" the seat that decides now is meant. It may be illegal.
bool read_dice_action(const dice::Game& game, ScriptLine& line, dice::Action& action) noexcept;
bool read_dice_line(const dice::Game& game, ScriptLine& line, bastide_action& action) noexcept;

bool read_face(ScriptLine& line, dice::Face& face) noexcept;

// ---- keeping --------------------------------------------------------------------------------------------------------

/// Writes the sentence for a refusal of a game. Sentences are the roof's.
using ExplainDice = void (*)(const dice::Game& game, const bastide_action* asked, const bastide_refusal& refusal,
                             TextWriter& out);

/// Whether a text that may be anything says that it is the script of a dice game.
bool is_dice_script(Text text) noexcept;

i32 write_dice_script(const dice::Game& game, i32 viewer, TextWriter& out) noexcept;
dice::Game* read_dice_script(Text text, const Memory& memory, Fault& fault, ExplainDice explain) noexcept;

i32 write_dice_snapshot(const dice::Game& game, i32 viewer, u8* out, i32 cap) noexcept;

}  // namespace bastide
