// SPDX-License-Identifier: MIT
// The games that a handle can hold, each with a table of its functions. The table is chosen when a game is made, and no other
// code asks which game it is. For what only one game has, the table of the other returns E_ABSENT or an empty list.
#pragma once

#include "bastide.h"
#include "ground/memory.hpp"
#include "ground/random.hpp"
#include "ground/status.hpp"
#include "ground/text.hpp"
#include "house/choices.hpp"
#include "house/script_words.hpp"

namespace bastide {

/// Only the functions of the table know the type of a game; other code has a void pointer. The C functions have checked the
/// arguments.
struct GameFunctions {
    /// The options of the game, but for those that rooms have.
    Rows<bastide_option_def> options;

    // ---- making and destroying a game: null, with the fault set, on failure ----
    void* (*create)(const Config& head, const bastide_choice* choices, i32 count, const Sources& sources, const Memory& memory,
                    Fault& fault) noexcept;
    /// `like` and `retention`: the game of this kind that the new one replaces, if any, and how much history and log it retains.
    void* (*read_snapshot)(const u8* bytes, u32 size, const void* like, const Sources& sources, const Retention* retention,
                           const Memory& memory, Fault& fault) noexcept;
    void* (*read_script)(Text text, const Sources& sources, const Memory& memory, Fault& fault) noexcept;
    void (*destroy)(void* game) noexcept;

    // ---- life ----
    /// A copy redacted for a viewer, equal to the game that the viewer's snapshot loads; null, with the status set, on failure.
    void* (*clone_for)(const void* game, i32 viewer, bool with_log, const Retention& retention, const Memory& memory,
                       Status& status) noexcept;
    /// The same into an existing game of this kind. False when that needs a new game.
    bool (*copy_for)(void* game, const void* from, i32 viewer, bool with_log) noexcept;
    void (*restart)(void* game, u64 seed) noexcept;
    Status (*undo)(void* game, u32 action) noexcept;
    void (*number_events_from)(void* game, u64 next) noexcept;
    bool (*is_faulty)(const void* game) noexcept;
    i32 (*seats)(const void* game) noexcept;
    Retention (*retention)(const void* game) noexcept;
    bastide_config (*config)(const void* game) noexcept;
    i32 (*list_choices)(const void* game, bastide_choice* out, i32 cap) noexcept;

    // ---- deciding ----
    i32 (*get_decision)(const void* game, bastide_decision* out) noexcept;
    i32 (*list_actions)(const void* game, i32 kind, bastide_action* out, i32 cap) noexcept;
    i32 (*count_actions)(const void* game, i32 kind) noexcept;
    i32 (*list_codes)(const void* game, i32 kind, u64* out, i32 cap) noexcept;
    i32 (*list_weights)(const void* game, i32 kind, i32* out, i32 cap) noexcept;
    i32 (*get_action)(const void* game, i32 kind, i32 index, bastide_action* out) noexcept;
    i32 (*sample_action)(const void* game, i32 kind, Stream& stream, bastide_action* out) noexcept;
    /// Whether the numbers of an action are possible in this game.
    Status (*check_action_numbers)(const void* game, const bastide_action& action) noexcept;
    i32 (*check)(const void* game, const bastide_action& action, bastide_refusal* refusal) noexcept;
    i32 (*apply)(void* game, const bastide_action& action, bastide_refusal* refusal) noexcept;
    /// Plays sampled actions until the game is over or `most` are applied; returns whether it is over.
    bool (*play_out)(void* game, u64 most, Stream& stream) noexcept;
    i32 (*write_action)(const void* game, const bastide_action& action, TextWriter& out) noexcept;
    bool (*read_action)(const void* game, ScriptLine& line, bastide_action& out) noexcept;

    // ---- what happened, and saving ----
    u64 (*first_event)(const void* game) noexcept;
    u64 (*next_event)(const void* game) noexcept;
    i32 (*list_events)(const void* game, i32 viewer, u64 first, bastide_event* out, i32 cap) noexcept;
    i32 (*list_score_lines)(const void* game, u64 first, bastide_score_line* out, i32 cap) noexcept;
    i32 (*list_history)(const void* game, i32 viewer, i32 first, bastide_action* out, i32 cap) noexcept;
    u64 (*hash)(const void* game) noexcept;
    i32 (*write_snapshot)(const void* game, i32 viewer, u8* out, i32 cap) noexcept;
    i32 (*write_script)(const void* game, i32 viewer, TextWriter& out) noexcept;

    // ---- queries ----
    i32 (*list_tiles)(const void* game, bastide_tile_def* out, i32 cap) noexcept;
    i32 (*list_segments)(const void* game, i32 tile, i32 rotation, bastide_segment_def* out, i32 cap) noexcept;
    i32 (*list_stock)(const void* game, bastide_stock* out, i32 cap) noexcept;
    i32 (*list_placements)(const void* game, i32 tile, bastide_placement* out, i32 cap) noexcept;
    i32 (*list_board)(const void* game, bastide_placed* out, i32 cap) noexcept;
    i32 (*get_placed)(const void* game, i32 placed, bastide_placed* out) noexcept;
    i32 (*placed_at)(const void* game, i32 x, i32 y) noexcept;
    i32 (*list_segments_at)(const void* game, i32 x, i32 y, bastide_segment_def* out, i32 cap) noexcept;
    i32 (*segment_at)(const void* game, i32 x, i32 y, i32 port) noexcept;
    i32 (*feature_at)(const void* game, i32 x, i32 y, i32 segment) noexcept;
    i32 (*list_features)(const void* game, i32 kind, bastide_feature* out, i32 cap) noexcept;
    i32 (*get_feature)(const void* game, i32 feature, bastide_feature* out) noexcept;
    i32 (*list_parts)(const void* game, i32 feature, bastide_part* out, i32 cap) noexcept;
    i32 (*list_pieces)(const void* game, bastide_piece* out, i32 cap) noexcept;
    i32 (*get_piece)(const void* game, i32 piece, bastide_piece* out) noexcept;
    i32 (*list_things)(const void* game, i32 kind, bastide_thing* out, i32 cap) noexcept;
    i32 (*get_seat)(const void* game, i32 seat, bastide_seat* out) noexcept;
    i32 (*count_supply)(const void* game, i32 seat, i32 piece_kind) noexcept;
    i32 (*list_standing)(const void* game, bastide_standing* out, i32 cap) noexcept;
    i32 (*get_dice)(const void* game, bastide_dice* out) noexcept;
    i32 (*list_dice)(const void* game, bastide_die* out, i32 cap) noexcept;

    // ---- geometry ----
    /// The row of a tile type; null for no such tile.
    const TileRow* (*tile_row)(const void* game, i32 tile) noexcept;
    i32 (*pick)(const void* game, const bastide_geometry& geometry, i32 x, i32 y, bastide_part* out) noexcept;
    i32 (*list_feature_rings)(const void* game, const bastide_geometry& geometry, i32 feature, bastide_path* out,
                              i32 cap) noexcept;
    i32 (*list_feature_outline)(const void* game, const bastide_geometry& geometry, i32 feature, bastide_point* out,
                                i32 cap) noexcept;
    i32 (*locate_piece)(const void* game, const bastide_geometry& geometry, i32 piece, bastide_point* out) noexcept;

    // ---- positions ----
    i32 (*list_position)(const void* game, bastide_position* head, bastide_put* out, i32 cap) noexcept;
    i32 (*check_position)(const void* game, const bastide_position& head, const bastide_put* puts, i32 count,
                          bastide_refusal* out, i32 cap) noexcept;
    /// A game like this one at that position; null, with the refusal written if wanted, on failure.
    void* (*set_position)(const void* game, const bastide_position& head, const bastide_put* puts, i32 count,
                          bastide_refusal& refusal) noexcept;

    // ---- words ----
    /// The name of a tile type in its set, or empty; it is written to `buffer`.
    Text (*tile_name)(const void* game, i32 tile, char (&buffer)[16]) noexcept;
    /// The face of a tile type; 0 for tiles that are not faces.
    i32 (*face_of_tile)(i32 tile) noexcept;
};

extern const GameFunctions kTileGame;
extern const GameFunctions kDiceGame;

/// The table of a kind of game; for one that this build leaves out that of the tile game, which refuses it.
const GameFunctions& functions_of(GameKind kind) noexcept;

/// The table of the game that a snapshot or script names, valid or not.
const GameFunctions& functions_of_snapshot(const u8* bytes, u32 size) noexcept;
const GameFunctions& functions_of_script(Text text) noexcept;

}  // namespace bastide
