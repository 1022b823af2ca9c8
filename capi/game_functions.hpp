// SPDX-License-Identifier: MIT
// What the games that a handle can hold do, function by function. The game is chosen when a handle is made, and no other code
// asks which it is. For what only one game has, the function of the other returns E_ABSENT or an empty list.
#pragma once

#include "bastide.h"
#include "common/memory.hpp"
#include "common/random.hpp"
#include "common/status.hpp"
#include "common/text.hpp"
#include "formats/scripts/script_variations.hpp"
#include "setup/choices.hpp"

namespace bastide {

/// The variants of one function, by the game that a handle holds. Each such constant has a section of its own, so a program that
/// is linked with --gc-sections has only those that it calls.
template <class Function>
struct OfBothGames {
    Function* of[2];  ///< by game; null for the dice game in a build without it

    constexpr Function* operator[](GameKind kind) const noexcept { return of[static_cast<int>(kind) - BASTIDE_GAME_TILES]; }
};

/// Only these functions know the type of a game; other code has a void pointer. The C functions have checked the arguments.
namespace functions {

// ---- making and destroying a game: null, with the fault set, on failure ----
extern const OfBothGames<void*(const Config& head, const bastide_choice* choices, i32 count, const Sources& sources,
                               const Memory& memory, Fault& fault) noexcept>
    create;
/// `like` and `retention`: the game of this kind that the new one replaces, if any, and how much history and log it retains.
extern const OfBothGames<void*(const u8* bytes, u32 size, const void* like, const Sources& sources, const Retention* retention,
                               const Memory& memory, Fault& fault) noexcept>
    read_snapshot;
extern const OfBothGames<void*(Text text, const Sources& sources, const Memory& memory, Fault& fault,
                               const ScriptReading& reading) noexcept>
    read_script;
extern const OfBothGames<void(void* game) noexcept> destroy;

// ---- life ----
/// A copy redacted for a viewer, equal to the game that the viewer's snapshot loads; null, with the status set, on failure.
extern const OfBothGames<void*(const void* game, i32 viewer, bool with_log, const Retention& retention, const Memory& memory,
                               Status& status) noexcept>
    clone_for;
/// Bytes that clone_for() allocates in all, at most.
extern const OfBothGames<u64(const void* game, i32 viewer, const Retention& retention) noexcept> measure_clone;
/// The same into an existing game of this kind. False when that needs a new game.
extern const OfBothGames<bool(void* game, const void* from, i32 viewer, bool with_log) noexcept> copy_for;
extern const OfBothGames<void(void* game, u64 seed) noexcept> restart;
extern const OfBothGames<Status(void* game, u32 action) noexcept> undo;
extern const OfBothGames<Status(void* game) noexcept> undo_last;
extern const OfBothGames<void(void* game, u64 next) noexcept> number_events_from;
extern const OfBothGames<bool(const void* game) noexcept> is_faulty;
extern const OfBothGames<i32(const void* game) noexcept> seats;
extern const OfBothGames<Retention(const void* game) noexcept> retention;
extern const OfBothGames<bastide_config(const void* game) noexcept> config;
extern const OfBothGames<i32(const void* game, bastide_choice* out, i32 cap) noexcept> list_choices;

// ---- deciding ----
extern const OfBothGames<i32(const void* game, bastide_decision* out) noexcept> get_decision;
extern const OfBothGames<i32(const void* game, i32 kind, bastide_action* out, i32 cap) noexcept> list_actions;
extern const OfBothGames<i32(const void* game, i32 kind) noexcept> count_actions;
extern const OfBothGames<i32(const void* game, i32 kind, u64* out, i32 cap) noexcept> list_codes;
extern const OfBothGames<i32(const void* game, i32 kind, i32* out, i32 cap) noexcept> list_weights;
extern const OfBothGames<i32(const void* game, i32 kind, i32 index, bastide_action* out) noexcept> get_action;
extern const OfBothGames<i32(const void* game, i32 kind, Stream& stream, bastide_action* out) noexcept> sample_action;
/// Whether the numbers of an action are possible in this game.
extern const OfBothGames<Status(const void* game, const bastide_action& action) noexcept> check_action_numbers;
extern const OfBothGames<i32(const void* game, const bastide_action& action, bastide_refusal* refusal) noexcept> check;
extern const OfBothGames<i32(void* game, const bastide_action& action, bastide_refusal* refusal) noexcept> apply;
/// Plays sampled actions until the game is over or `most` are applied; returns whether it is over.
extern const OfBothGames<bool(void* game, u64 most, Stream& stream) noexcept> play_out;
extern const OfBothGames<i32(const void* game, const bastide_action& action, TextWriter& out) noexcept> write_action;
extern const OfBothGames<bool(const void* game, ScriptLine& line, bastide_action& out) noexcept> read_action;

// ---- what happened, and saving ----
extern const OfBothGames<u64(const void* game) noexcept> first_event;
extern const OfBothGames<u64(const void* game) noexcept> next_event;
extern const OfBothGames<i32(const void* game, i32 viewer, u64 first, bastide_event* out, i32 cap) noexcept> list_events;
extern const OfBothGames<i32(const void* game, u64 first, bastide_score_line* out, i32 cap) noexcept> list_score_lines;
extern const OfBothGames<i32(const void* game, i32 viewer, i32 first, bastide_action* out, i32 cap) noexcept> list_history;
extern const OfBothGames<u64(const void* game) noexcept> hash;
extern const OfBothGames<i32(const void* game, i32 viewer, u8* out, i32 cap) noexcept> write_snapshot;
extern const OfBothGames<i32(const void* game, i32 viewer, TextWriter& out) noexcept> write_script;

// ---- queries ----
extern const OfBothGames<i32(const void* game, bastide_tile_def* out, i32 cap) noexcept> list_tiles;
extern const OfBothGames<i32(const void* game, i32 tile, i32 rotation, bastide_segment_def* out, i32 cap) noexcept> list_segments;
extern const OfBothGames<i32(const void* game, bastide_stock* out, i32 cap) noexcept> list_stock;
extern const OfBothGames<i32(const void* game, i32 tile, bastide_placement* out, i32 cap) noexcept> list_placements;
extern const OfBothGames<i32(const void* game, bastide_placed* out, i32 cap) noexcept> list_board;
extern const OfBothGames<i32(const void* game, i32 placed, bastide_placed* out) noexcept> get_placed;
extern const OfBothGames<i32(const void* game, i32 x, i32 y) noexcept> placed_at;
extern const OfBothGames<i32(const void* game, i32 x, i32 y, bastide_segment_def* out, i32 cap) noexcept> list_segments_at;
extern const OfBothGames<i32(const void* game, i32 x, i32 y, i32 port) noexcept> segment_at;
extern const OfBothGames<i32(const void* game, i32 x, i32 y, i32 segment) noexcept> feature_at;
extern const OfBothGames<i32(const void* game, i32 kind, bastide_feature* out, i32 cap) noexcept> list_features;
extern const OfBothGames<i32(const void* game, i32 feature, bastide_feature* out) noexcept> get_feature;
extern const OfBothGames<i32(const void* game, i32 feature, bastide_placed_segment* out, i32 cap) noexcept> list_feature_segments;
extern const OfBothGames<i32(const void* game, bastide_piece* out, i32 cap) noexcept> list_pieces;
extern const OfBothGames<i32(const void* game, i32 piece, bastide_piece* out) noexcept> get_piece;
extern const OfBothGames<i32(const void* game, i32 kind, bastide_thing* out, i32 cap) noexcept> list_things;
extern const OfBothGames<i32(const void* game, i32 seat, bastide_seat* out) noexcept> get_seat;
extern const OfBothGames<i32(const void* game, i32 seat, i32 piece_kind) noexcept> count_supply;
extern const OfBothGames<i32(const void* game, bastide_standing* out, i32 cap) noexcept> list_standing;
extern const OfBothGames<i32(const void* game, bastide_dice* out) noexcept> get_dice;
extern const OfBothGames<i32(const void* game, bastide_die* out, i32 cap) noexcept> list_dice;

// ---- for players ----
extern const OfBothGames<i32(const void* game, i32 kind, bastide_brief* out, i32 cap) noexcept> list_briefs;
extern const OfBothGames<i32(const void* game, i32 feature, bastide_brief* out) noexcept> get_brief;
extern const OfBothGames<i32(const void* game, i32 feature, i32* out, i32 cap) noexcept> list_field_cities;
extern const OfBothGames<i32(const void* game, u64 first, i32* out, i32 cap) noexcept> list_changed_features;
extern const OfBothGames<i32(const void* game, i32 feature, bastide_open_cell* out, i32 cap) noexcept> list_open_cells;
extern const OfBothGames<i32(const void* game, i32* out, i32 cap) noexcept> list_left;

// ---- geometry ----
/// The row of a tile type; null for no such tile.
extern const OfBothGames<const TileDef*(const void* game, i32 tile) noexcept> tile_def;
extern const OfBothGames<i32(const void* game, const bastide_geometry& geometry, i32 x, i32 y,
                             bastide_placed_segment* out) noexcept>
    pick;
extern const OfBothGames<i32(const void* game, const bastide_geometry& geometry, i32 feature, bastide_path* out,
                             i32 cap) noexcept>
    list_feature_rings;
extern const OfBothGames<i32(const void* game, const bastide_geometry& geometry, i32 feature, bastide_point* out,
                             i32 cap) noexcept>
    list_feature_outline;
extern const OfBothGames<i32(const void* game, const bastide_geometry& geometry, i32 piece, bastide_point* out) noexcept>
    locate_piece;

// ---- positions ----
extern const OfBothGames<i32(const void* game, bastide_position* head, bastide_put* out, i32 cap) noexcept> list_position;
extern const OfBothGames<i32(const void* game, const bastide_position& head, const bastide_put* puts, i32 count,
                             bastide_refusal* out, i32 cap) noexcept>
    check_position;
/// A game like this one at that position; null, with the refusal written if wanted, on failure.
extern const OfBothGames<void*(const void* game, const bastide_position& head, const bastide_put* puts, i32 count,
                               bastide_refusal& refusal) noexcept>
    set_position;

// ---- words ----
/// The name of a tile type in its set, or empty; it is written to `buffer`.
extern const OfBothGames<Text(const void* game, i32 tile, char (&buffer)[16]) noexcept> tile_name;
/// The face of a tile type; 0 for tiles that are not faces.
extern const OfBothGames<i32(i32 tile) noexcept> face_of_tile;

}  // namespace functions

/// The options of the dice game; none in a build without it.
Rows<bastide_option_def> dice_options() noexcept;

/// The game that a snapshot or script names, valid or not; the tile game, which refuses it, for one that this build leaves out.
GameKind kind_of_snapshot(const u8* bytes, u32 size) noexcept;
GameKind kind_of_script(Text text) noexcept;

}  // namespace bastide
