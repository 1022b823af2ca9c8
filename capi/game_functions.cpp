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
    .clone_for = of<tiles::clone_for>,
    .copy_for = of<tiles::copy_for>,
    .restart = of<restart<Game>>,
    .undo = of<undo<Game>>,
    .number_events_from = of<number_events_from<Game>>,
    .is_faulty = of<is_faulty>,
    .seats = of<seats<Game>>,
    .retention = of<retention<Game>>,
    .config = of<tiles::get_config>,
    .list_choices = of<tiles::list_choices>,
    .get_decision = of<tiles::get_decision>,
    .list_actions = of<tiles::list_actions>,
    .count_actions = of<tiles::count_actions>,
    .list_codes = of<tiles::list_codes>,
    .list_weights = of<tiles::list_weights>,
    .get_action = of<tiles::get_action>,
    .sample_action = of<tiles::sample_action>,
    .judge_sense = of<tiles::judge_sense>,
    .check = of<tiles::check>,
    .apply = of<tiles::apply>,
    .play_out = of<tiles::play_out>,
    .write_action = of<tiles::write_action>,
    .read_action = of<tiles::read_action>,
    .first_event = of<first_event<Game>>,
    .next_event = of<next_event<Game>>,
    .list_events = of<tiles::list_events>,
    .list_score_lines = of<tiles::list_score_lines>,
    .list_history = of<tiles::list_history>,
    .hash = of<tiles::hash>,
    .write_snapshot = of<tiles::write_snapshot>,
    .write_script = of<tiles::write_script>,
    .list_tiles = of<tiles::list_tiles>,
    .list_segments = of<tiles::list_segments>,
    .list_stock = of<tiles::list_stock>,
    .list_placements = of<tiles::list_placements>,
    .list_board = of<tiles::list_board>,
    .get_placed = of<tiles::get_placed>,
    .placed_at = of<tiles::placed_at>,
    .list_segments_at = of<tiles::list_segments_at>,
    .segment_at = of<tiles::segment_at>,
    .feature_at = of<tiles::feature_at>,
    .list_features = of<tiles::list_features>,
    .get_feature = of<tiles::get_feature>,
    .list_parts = of<tiles::list_parts>,
    .list_pieces = of<tiles::list_pieces>,
    .get_piece = of<tiles::get_piece>,
    .list_things = of<tiles::list_things>,
    .get_seat = of<tiles::get_seat>,
    .count_supply = of<tiles::count_supply>,
    .list_standing = of<tiles::list_standing>,
    .get_dice = is_absent,
    .list_dice = is_absent,
    .list_position = of<tiles::list_position>,
    .check_position = of<tiles::check_position>,
    .set_position = of<tiles::set_position>,
    .tile_name = of<tiles::tile_name>,
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
