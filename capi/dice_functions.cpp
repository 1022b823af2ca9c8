// SPDX-License-Identifier: MIT
// The function table of the dice game.
#include "dice/dice_snapshot.hpp"
#include "dice/host/dice_host.hpp"
#include "handle_functions.hpp"
#include "interface.hpp"

namespace bastide {

namespace {

bool is_never_faulty(const void*) noexcept { return false; }

void* create_dice_game(const Config& head, const bastide_choice* choices, i32 count, const Sources&, const Memory& memory,
                       Fault& fault) noexcept
{
    return create_dice(head, choices, count, memory, fault);
}

/// A snapshot must have the face table of the game that it replaces.
void* read_dice_snapshot(const u8* bytes, u32 size, const void* like, const Sources&, const Retention* retention,
                         const Memory& memory, Fault& fault) noexcept
{
    const dice::FaceTable& faces = like ? static_cast<const dice::Game*>(like)->rules().config.faces : dice::kFaceTable;
    return dice::read_snapshot(bytes, size, faces, retention, memory, fault);
}

void explain_dice(const dice::Game& game, const bastide_action* asked, const bastide_refusal& refusal, TextWriter& out) noexcept
{
    explain_to_host(kDiceGame, &game, asked, refusal, out);
}

void* read_dice_game_script(Text text, const Sources&, const Memory& memory, Fault& fault) noexcept
{
    return read_dice_script(text, memory, fault, explain_dice);
}

void* clone_dice(const dice::Game& game, i32 viewer, bool with_log, const Retention& retention, const Memory& memory,
                 Status& status) noexcept
{
    dice::Game* copy = game.clone(memory, retention, with_log, viewer != BASTIDE_VIEW_FULL);
    status = copy ? Status::ok : Status::memory;
    return copy;
}

bool copy_dice(dice::Game& game, const void* from, i32 viewer, bool with_log) noexcept
{
    game.copy(*static_cast<const dice::Game*>(from), with_log, viewer != BASTIDE_VIEW_FULL);
    return true;
}

u64 hash_dice(const dice::Game& game) noexcept { return dice::hash(game.rules(), game.state()); }

void* sets_no_position(const void*, const bastide_position&, const bastide_put*, i32, bastide_refusal& refusal) noexcept
{
    refusal = blank_refusal(Status::absent, Reason::none);
    return nullptr;
}

Text no_name(const void*, i32, char (&)[16]) noexcept { return {}; }

i32 face_of_dice_tile(i32 tile) noexcept { return is_within(tile, 0, kDiceTiles - 1) ? tile + BASTIDE_FACE_CAP : 0; }

}  // namespace

constexpr GameFunctions kDiceGame = {
    .options = kDiceOptions,
    .create = create_dice_game,
    .read_snapshot = read_dice_snapshot,
    .read_script = read_dice_game_script,
    .destroy = destroy<dice::Game>,
    .clone_for = of<clone_dice>,
    .copy_for = of<copy_dice>,
    .restart = of<restart<dice::Game>>,
    .undo = of<undo<dice::Game>>,
    .number_events_from = of<number_events_from<dice::Game>>,
    .is_faulty = is_never_faulty,
    .seats = of<seats<dice::Game>>,
    .retention = of<retention<dice::Game>>,
    .config = of<dice_config>,
    .list_choices = of<list_dice_choices>,
    .get_decision = of<get_dice_decision>,
    .list_actions = of<list_dice_actions>,
    .count_actions = of<count_dice_actions>,
    .list_codes = of<list_dice_codes>,
    .list_weights = of<list_dice_weights>,
    .get_action = of<get_dice_action>,
    .sample_action = of<sample_dice_action>,
    .judge_sense = of<judge_sense_of_dice>,
    .check = of<check_dice>,
    .apply = of<apply_dice>,
    .play_out = of<play_out_dice>,
    .write_action = of<write_dice_line>,
    .read_action = of<read_dice_line>,
    .first_event = of<first_event<dice::Game>>,
    .next_event = of<next_event<dice::Game>>,
    .list_events = of<list_dice_events>,
    .list_score_lines = of<list_dice_score_lines>,
    .list_history = of<list_dice_history>,
    .hash = of<hash_dice>,
    .write_snapshot = of<write_dice_snapshot>,
    .write_script = of<write_dice_script>,
    .list_tiles = of<list_dice_tiles>,
    .list_segments = of<list_dice_segments>,
    .list_stock = lists_nothing,
    .list_placements = is_absent,
    .list_board = of<list_dice_board>,
    .get_placed = of<get_dice_placed>,
    .placed_at = of<dice_tile_at>,
    .list_segments_at = of<list_dice_segments_at>,
    .segment_at = of<dice_segment_at>,
    .feature_at = of<dice_feature_at>,
    .list_features = of<list_dice_features>,
    .get_feature = of<get_dice_feature>,
    .list_parts = of<list_dice_parts>,
    .list_pieces = lists_nothing,
    .get_piece = is_absent,
    .list_things = lists_nothing,
    .get_seat = of<get_dice_seat>,
    .count_supply = is_absent,
    .list_standing = of<list_dice_standing>,
    .get_dice = of<get_dice>,
    .list_dice = of<list_dice>,
    .list_position = is_absent,
    .check_position = is_absent,
    .set_position = sets_no_position,
    .tile_name = no_name,
    .face_of_tile = face_of_dice_tile,
};

}  // namespace bastide
