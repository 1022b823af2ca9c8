// SPDX-License-Identifier: MIT
// The function table of the tile game, and the choice between the tables.
#include "ground/frame.hpp"
#include "handle_functions.hpp"
#include "house/left_out.hpp"
#include "house/script_config.hpp"
#include "interface.hpp"
#include "tile_game.hpp"

namespace bastide {

namespace {

bool is_faulty(const Game& game) noexcept { return game.is_faulty(); }
i32 no_face(i32) noexcept { return 0; }

}  // namespace

constexpr GameFunctions kTileGame = {
    .options = {},
    .create = tiles::create,
    .read_snapshot = tiles::read_snapshot,
    .read_script = tiles::read_script,
    .destroy = destroy<Game>,
    .clone_for = untyped<tiles::clone_for>,
    .copy_for = untyped<tiles::copy_for>,
    .restart = untyped<restart<Game>>,
    .undo = untyped<undo<Game>>,
    .number_events_from = untyped<number_events_from<Game>>,
    .is_faulty = untyped<is_faulty>,
    .seats = untyped<seats<Game>>,
    .retention = untyped<retention<Game>>,
    .config = untyped<tiles::get_config>,
    .list_choices = untyped<tiles::list_choices>,
    .get_decision = untyped<tiles::get_decision>,
    .list_actions = untyped<tiles::list_actions>,
    .count_actions = untyped<tiles::count_actions>,
    .list_codes = untyped<tiles::list_codes>,
    .list_weights = untyped<tiles::list_weights>,
    .get_action = untyped<tiles::get_action>,
    .sample_action = untyped<tiles::sample_action>,
    .check_action_numbers = untyped<tiles::check_action_numbers>,
    .check = untyped<tiles::check>,
    .apply = untyped<tiles::apply>,
    .play_out = untyped<tiles::play_out>,
    .write_action = untyped<tiles::write_action>,
    .read_action = untyped<tiles::read_action>,
    .first_event = untyped<first_event<Game>>,
    .next_event = untyped<next_event<Game>>,
    .list_events = untyped<tiles::list_events>,
    .list_score_lines = untyped<tiles::list_score_lines>,
    .list_history = untyped<tiles::list_history>,
    .hash = untyped<tiles::hash>,
    .write_snapshot = untyped<tiles::write_snapshot>,
    .write_script = untyped<tiles::write_script>,
    .list_tiles = untyped<tiles::list_tiles>,
    .list_segments = untyped<tiles::list_segments>,
    .list_stock = untyped<tiles::list_stock>,
    .list_placements = untyped<tiles::list_placements>,
    .list_board = untyped<tiles::list_board>,
    .get_placed = untyped<tiles::get_placed>,
    .placed_at = untyped<tiles::placed_at>,
    .list_segments_at = untyped<tiles::list_segments_at>,
    .segment_at = untyped<tiles::segment_at>,
    .feature_at = untyped<tiles::feature_at>,
    .list_features = untyped<tiles::list_features>,
    .get_feature = untyped<tiles::get_feature>,
    .list_parts = untyped<tiles::list_parts>,
    .list_pieces = untyped<tiles::list_pieces>,
    .get_piece = untyped<tiles::get_piece>,
    .list_things = untyped<tiles::list_things>,
    .get_seat = untyped<tiles::get_seat>,
    .count_supply = untyped<tiles::count_supply>,
    .list_standing = untyped<tiles::list_standing>,
    .get_dice = is_absent,
    .list_dice = is_absent,
    .tile_row = untyped<tiles::tile_row>,
    .pick = untyped<tiles::pick>,
    .list_feature_rings = untyped<tiles::list_feature_rings>,
    .list_feature_outline = untyped<tiles::list_feature_outline>,
    .locate_piece = untyped<tiles::locate_piece>,
    .list_position = untyped<tiles::list_position>,
    .check_position = untyped<tiles::check_position>,
    .set_position = untyped<tiles::set_position>,
    .tile_name = untyped<tiles::tile_name>,
    .face_of_tile = no_face,
};

const GameFunctions& functions_of(GameKind kind) noexcept
{
    if constexpr (!is_left_out("dice"))
        if (kind == GameKind::dice) return kDiceGame;
    return kTileGame;
}

const GameFunctions& functions_of_snapshot(const u8* bytes, u32 size) noexcept
{
    return functions_of(static_cast<GameKind>(game_of_frame(bytes, size)));
}

const GameFunctions& functions_of_script(Text text) noexcept { return functions_of(game_of_script(text)); }

}  // namespace bastide
