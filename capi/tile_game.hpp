// SPDX-License-Identifier: MIT
// The C functions for the tile game. Each is in the file of its C function.
#pragma once

#include "bastide.h"
#include "formats/scripts/script_variations.hpp"
#include "game/game.hpp"
#include "game/observe.hpp"
#include "setup/choices.hpp"

namespace bastide::tiles {

/// Whether a node is the root of a feature. One that is kept free for a span is none.
inline bool is_feature(const Node& node, NodeId id) noexcept { return node.up == id && node.kind() != SegmentKind::none; }

/// The feature of an id, or none.
inline NodeId feature_of(const View& view, i32 id) noexcept
{
    if (!is_within(id, 0, view.state.header().nodes - 1)) return {};
    return view.state.node(NodeId(id + 1)).kind() == SegmentKind::none ? NodeId{} : root_of(view.state, NodeId(id + 1));
}

// ---- making a game, and life: capi/game.cpp ----

void* create(const Config& head, const bastide_choice* choices, i32 count, const Sources& sources, const Memory& memory,
             Fault& fault) noexcept;
void* clone_for(const Game& game, i32 viewer, bool with_log, const Retention& retention, const Memory& memory,
                Status& status) noexcept;
u64 measure_clone(const Game& game, i32 viewer, const Retention& retention) noexcept;
bool copy_for(Game& game, const void* from, i32 viewer, bool with_log) noexcept;
bastide_config get_config(const Game& game) noexcept;
i32 list_choices(const Game& game, bastide_choice* out, i32 cap) noexcept;

// ---- deciding: capi/deciding.cpp ----

i32 get_decision(const Game& game, bastide_decision* out) noexcept;
i32 list_actions(const Game& game, i32 kind, bastide_action* out, i32 cap) noexcept;
i32 count_actions(const Game& game, i32 kind) noexcept;
i32 list_codes(const Game& game, i32 kind, u64* out, i32 cap) noexcept;
i32 list_weights(const Game& game, i32 kind, i32* out, i32 cap) noexcept;
i32 get_action(const Game& game, i32 kind, i32 index, bastide_action* out) noexcept;
i32 sample_action(const Game& game, i32 kind, Stream& stream, bastide_action* out) noexcept;
Status check_action_numbers(const Game& game, const bastide_action& action) noexcept;
i32 check(const Game& game, const bastide_action& action, bastide_refusal* refusal) noexcept;
i32 apply(Game& game, const bastide_action& action, bastide_refusal* refusal) noexcept;
bool play_out(Game& game, u64 most, Stream& stream) noexcept;
i32 write_action(const Game& game, const bastide_action& action, TextWriter& out) noexcept;
bool read_action(const Game& game, ScriptLine& line, bastide_action& out) noexcept;

// ---- what happened, and saving: capi/record.cpp, capi/saving.cpp ----

i32 list_events(const Game& game, i32 viewer, u64 first, bastide_event* out, i32 cap) noexcept;
i32 list_score_lines(const Game& game, u64 first, bastide_score_line* out, i32 cap) noexcept;
i32 list_history(const Game& game, i32 viewer, i32 first, bastide_action* out, i32 cap) noexcept;
u64 hash(const Game& game) noexcept;
i32 write_snapshot(const Game& game, i32 viewer, u8* out, i32 cap) noexcept;
void* read_snapshot(const u8* bytes, u32 size, const void* like, const Sources& sources, const Retention* retention,
                    const Memory& memory, Fault& fault) noexcept;
i32 write_script(const Game& game, i32 viewer, TextWriter& out) noexcept;
void* read_script(Text text, const Sources& sources, const Memory& memory, Fault& fault, const ScriptReading& reading) noexcept;

// ---- queries: capi/tiles.cpp, capi/board.cpp, capi/features.cpp, capi/pieces.cpp, capi/things.cpp, capi/seats.cpp ----

i32 list_tiles(const Game& game, bastide_tile_def* out, i32 cap) noexcept;
i32 list_segments(const Game& game, i32 tile, i32 rotation, bastide_segment_def* out, i32 cap) noexcept;
i32 list_stock(const Game& game, bastide_stock* out, i32 cap) noexcept;
i32 list_placements(const Game& game, i32 tile, bastide_placement* out, i32 cap) noexcept;
Text tile_name(const Game& game, i32 tile, char (&buffer)[16]) noexcept;
i32 list_board(const Game& game, bastide_placed* out, i32 cap) noexcept;
i32 get_placed(const Game& game, i32 placed, bastide_placed* out) noexcept;
i32 placed_at(const Game& game, i32 x, i32 y) noexcept;
i32 list_segments_at(const Game& game, i32 x, i32 y, bastide_segment_def* out, i32 cap) noexcept;
i32 segment_at(const Game& game, i32 x, i32 y, i32 port) noexcept;
i32 feature_at(const Game& game, i32 x, i32 y, i32 segment) noexcept;
i32 list_features(const Game& game, i32 kind, bastide_feature* out, i32 cap) noexcept;
i32 get_feature(const Game& game, i32 feature, bastide_feature* out) noexcept;
i32 list_feature_segments(const Game& game, i32 feature, bastide_placed_segment* out, i32 cap) noexcept;
i32 list_pieces(const Game& game, bastide_piece* out, i32 cap) noexcept;
i32 get_piece(const Game& game, i32 piece, bastide_piece* out) noexcept;
i32 list_things(const Game& game, i32 kind, bastide_thing* out, i32 cap) noexcept;
i32 list_variables(const Game& game, i32 seat, i32* out, i32 cap) noexcept;
i32 get_seat(const Game& game, i32 seat, bastide_seat* out) noexcept;
i32 count_supply(const Game& game, i32 seat, i32 piece_kind) noexcept;
i32 list_standing(const Game& game, bastide_standing* out, i32 cap) noexcept;

// ---- for players: capi/briefs.cpp ----

i32 list_briefs(const Game& game, i32 kind, bastide_brief* out, i32 cap) noexcept;
i32 get_brief(const Game& game, i32 feature, bastide_brief* out) noexcept;
i32 list_field_cities(const Game& game, i32 feature, i32* out, i32 cap) noexcept;
i32 list_changed_features(const Game& game, u64 first, i32* out, i32 cap) noexcept;
i32 list_open_cells(const Game& game, i32 feature, bastide_open_cell* out, i32 cap) noexcept;
i32 list_left(const Game& game, i32* out, i32 cap) noexcept;

// ---- geometry: capi/board_geometry.cpp ----

const TileDef* tile_def(const Game& game, i32 tile) noexcept;
i32 pick(const Game& game, const bastide_geometry& geometry, i32 x, i32 y, bastide_placed_segment* out) noexcept;
i32 list_feature_rings(const Game& game, const bastide_geometry& geometry, i32 feature, bastide_path* out, i32 cap) noexcept;
i32 list_feature_outline(const Game& game, const bastide_geometry& geometry, i32 feature, bastide_point* out, i32 cap) noexcept;
i32 locate_piece(const Game& game, const bastide_geometry& geometry, i32 piece, bastide_point* out) noexcept;

// ---- positions: capi/position.cpp ----

i32 list_position(const Game& game, bastide_position* head, bastide_put* out, i32 cap) noexcept;
i32 check_position(const Game& game, const bastide_position& head, const bastide_put* puts, i32 count, bastide_refusal* out,
                   i32 cap) noexcept;
void* set_position(const Game& game, const bastide_position& head, const bastide_put* puts, i32 count,
                   bastide_refusal& refusal) noexcept;

}  // namespace bastide::tiles
