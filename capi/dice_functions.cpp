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

void* refuse_position_of_dice(const void*, const bastide_position&, const bastide_put*, i32, bastide_refusal& refusal) noexcept
{
    refusal = blank_refusal(Status::absent, Reason::none);
    return nullptr;
}

Text no_name(const void*, i32, char (&)[16]) noexcept { return {}; }

const TileRow* no_row(const void*, i32) noexcept { return nullptr; }

i32 face_of_dice_tile(i32 tile) noexcept { return is_within(tile, 0, kDiceTiles - 1) ? tile + BASTIDE_FACE_CAP : 0; }

}  // namespace

constexpr GameFunctions kDiceGame = {
    .options = kDiceOptions,
    .create = create_dice_game,
    .read_snapshot = read_dice_snapshot,
    .read_script = read_dice_game_script,
    .destroy = destroy<dice::Game>,
    .clone_for = untyped<clone_dice>,
    .copy_for = untyped<copy_dice>,
    .restart = untyped<restart<dice::Game>>,
    .undo = untyped<undo<dice::Game>>,
    .number_events_from = untyped<number_events_from<dice::Game>>,
    .is_faulty = is_never_faulty,
    .seats = untyped<seats<dice::Game>>,
    .retention = untyped<retention<dice::Game>>,
    .config = untyped<dice_config>,
    .list_choices = untyped<list_dice_choices>,
    .get_decision = untyped<get_dice_decision>,
    .list_actions = untyped<list_dice_actions>,
    .count_actions = untyped<count_dice_actions>,
    .list_codes = untyped<list_dice_codes>,
    .list_weights = untyped<list_dice_weights>,
    .get_action = untyped<get_dice_action>,
    .sample_action = untyped<sample_dice_action>,
    .check_action_numbers = untyped<check_dice_action_numbers>,
    .check = untyped<check_dice>,
    .apply = untyped<apply_dice>,
    .play_out = untyped<play_out_dice>,
    .write_action = untyped<write_dice_line>,
    .read_action = untyped<read_dice_line>,
    .first_event = untyped<first_event<dice::Game>>,
    .next_event = untyped<next_event<dice::Game>>,
    .list_events = untyped<list_dice_events>,
    .list_score_lines = untyped<list_dice_score_lines>,
    .list_history = untyped<list_dice_history>,
    .hash = untyped<hash_dice>,
    .write_snapshot = untyped<write_dice_snapshot>,
    .write_script = untyped<write_dice_script>,
    .list_tiles = untyped<list_dice_tiles>,
    .list_segments = untyped<list_dice_segments>,
    .list_stock = list_nothing,
    .list_placements = is_absent,
    .list_board = untyped<list_dice_board>,
    .get_placed = untyped<get_dice_placed>,
    .placed_at = untyped<dice_tile_at>,
    .list_segments_at = untyped<list_dice_segments_at>,
    .segment_at = untyped<dice_segment_at>,
    .feature_at = untyped<dice_feature_at>,
    .list_features = untyped<list_dice_features>,
    .get_feature = untyped<get_dice_feature>,
    .list_parts = untyped<list_dice_parts>,
    .list_pieces = list_nothing,
    .get_piece = is_absent,
    .list_things = list_nothing,
    .get_seat = untyped<get_dice_seat>,
    .count_supply = is_absent,
    .list_standing = untyped<list_dice_standing>,
    .get_dice = untyped<get_dice>,
    .list_dice = untyped<list_dice>,
    .tile_row = no_row,
    .pick = is_absent,
    .list_feature_rings = is_absent,
    .list_feature_outline = is_absent,
    .locate_piece = is_absent,
    .list_position = is_absent,
    .check_position = is_absent,
    .set_position = refuse_position_of_dice,
    .tile_name = no_name,
    .face_of_tile = face_of_dice_tile,
};

}  // namespace bastide
