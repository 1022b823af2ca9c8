// SPDX-License-Identifier: MIT
// Generated from include/bastide.h by capi/abi/tools/api.py. Do not edit; run ./dev api.
// The fields of records with kinds: their types, which kind uses which, and the layout of action codes.
// clang-format off
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>

#include "common/enums.hpp"

namespace bastide::record_fields {

/// The type of a field: a word of a vocabulary, or a [type] of the header.
enum class FieldType : std::uint8_t { word, flags, seat, tile, placed, piece, feature, segment, action, die, index, side, corner, port, x, y, rotation, count, points, truth, number, line, column, seq, seed, random, hash, code, weight, viewer, text, seats, segments, ports, sides, rotations, corners, kinds, marks, sets, faces };

struct Field {
    const char* name;
    std::uint16_t offset;
    std::uint16_t size;  ///< in bytes, of the whole array
    FieldType type;
    std::int32_t vocabulary;  ///< of a word; else 0
    std::int32_t unused;      ///< its value in kinds that do not use it
};

/// The fields that a kind uses: bit n is field n of its record. The entry for kind 0 has the fields that all kinds use.
struct KindFields {
    std::int32_t kind;
    std::uint64_t fields;
    std::uint64_t may_be_unset;  ///< those of these fields that can be unset
};

struct RecordKinds {
    std::int32_t vocabulary;
    const Field* fields;
    std::int32_t field_count;
    const KindFields* kinds;  ///< by rising kind
    std::int32_t kind_count;
};

/// A field in the code of an action: `bits` wide, holding its value plus `plus`.
struct CodeField {
    std::uint16_t offset;
    std::uint8_t bits;
    std::int32_t plus;
};

/// The lowest bits are kind and seat, then the fields in ascending order.
struct Code {
    std::int32_t kind;
    std::int32_t count;
    CodeField fields[5];
};

inline constexpr CodeField kCodeHead[] = {{offsetof(bastide_action, kind), 6, 0}, {offsetof(bastide_action, seat), 4, 1}};
inline constexpr std::uint32_t kLayout = 0x672DFFB6u;  ///< bastide_layout()

inline constexpr Field kConfigFields[] = {
    {"game", offsetof(bastide_config, game), 4, FieldType::word, BASTIDE_VOCABULARY_GAME, 0},
    {"chance", offsetof(bastide_config, chance), 4, FieldType::word, BASTIDE_VOCABULARY_CHANCE, 0},
    {"seats", offsetof(bastide_config, seats), 4, FieldType::count, 0, 0},
    {"first_seat", offsetof(bastide_config, first_seat), 4, FieldType::seat, 0, -1},
    {"seed", offsetof(bastide_config, seed), 8, FieldType::seed, 0, 0},
    {"event_capacity", offsetof(bastide_config, event_capacity), 4, FieldType::count, 0, 0},
    {"rules_revision", offsetof(bastide_config, rules_revision), 4, FieldType::number, 0, 0},
    {"flags", offsetof(bastide_config, flags), 4, FieldType::flags, 0, 0},
};

inline constexpr Field kChoiceFields[] = {
    {"kind", offsetof(bastide_choice, kind), 4, FieldType::word, BASTIDE_VOCABULARY_CHOICE, 0},
    {"id", offsetof(bastide_choice, id), 4, FieldType::number, 0, 0},
    {"value", offsetof(bastide_choice, value), 4, FieldType::number, 0, 0},
};

inline constexpr KindFields kChoiceKindFields[] = {
    {0, 0x1u, 0},
    {BASTIDE_CHOICE_SET, 0x7u, 0x0u},
    {BASTIDE_CHOICE_PIECES, 0x7u, 0x0u},
    {BASTIDE_CHOICE_OPTION, 0x7u, 0x0u},
    {BASTIDE_CHOICE_TILESET, 0x7u, 0x0u},
    {BASTIDE_CHOICE_BUSH, 0x7u, 0x0u},
};

inline constexpr Field kReasonFields[] = {
    {"status", offsetof(bastide_refusal, status), 4, FieldType::word, BASTIDE_VOCABULARY_STATUS, 0},
    {"reason", offsetof(bastide_refusal, reason), 4, FieldType::word, BASTIDE_VOCABULARY_REASON, 0},
    {"index", offsetof(bastide_refusal, index), 4, FieldType::index, 0, -1},
    {"other_index", offsetof(bastide_refusal, other_index), 4, FieldType::index, 0, -1},
    {"option", offsetof(bastide_refusal, option), 4, FieldType::word, BASTIDE_VOCABULARY_OPTION, 0},
    {"other_option", offsetof(bastide_refusal, other_option), 4, FieldType::word, BASTIDE_VOCABULARY_OPTION, 0},
    {"line", offsetof(bastide_refusal, line), 4, FieldType::line, 0, 0},
    {"column", offsetof(bastide_refusal, column), 4, FieldType::column, 0, 0},
    {"seat", offsetof(bastide_refusal, seat), 4, FieldType::seat, 0, -1},
    {"tile", offsetof(bastide_refusal, tile), 4, FieldType::tile, 0, -1},
    {"x", offsetof(bastide_refusal, x), 4, FieldType::x, 0, -32768},
    {"y", offsetof(bastide_refusal, y), 4, FieldType::y, 0, -32768},
    {"side", offsetof(bastide_refusal, side), 4, FieldType::side, 0, -1},
    {"side_kind", offsetof(bastide_refusal, side_kind), 4, FieldType::word, BASTIDE_VOCABULARY_SIDE, 0},
    {"other_side_kind", offsetof(bastide_refusal, other_side_kind), 4, FieldType::word, BASTIDE_VOCABULARY_SIDE, 0},
    {"spot", offsetof(bastide_refusal, spot), 4, FieldType::word, BASTIDE_VOCABULARY_SPOT, 0},
    {"segment", offsetof(bastide_refusal, segment), 4, FieldType::segment, 0, -1},
    {"segment_kind", offsetof(bastide_refusal, segment_kind), 4, FieldType::word, BASTIDE_VOCABULARY_SEGMENT, 0},
    {"feature", offsetof(bastide_refusal, feature), 4, FieldType::feature, 0, -1},
    {"piece", offsetof(bastide_refusal, piece), 4, FieldType::piece, 0, -1},
    {"piece_kind", offsetof(bastide_refusal, piece_kind), 4, FieldType::word, BASTIDE_VOCABULARY_PIECE, 0},
    {"least", offsetof(bastide_refusal, least), 4, FieldType::number, 0, 0},
    {"most", offsetof(bastide_refusal, most), 4, FieldType::number, 0, 0},
    {"box", offsetof(bastide_refusal, box), 4, FieldType::word, BASTIDE_VOCABULARY_BOX, 0},
    {"set", offsetof(bastide_refusal, set), 4, FieldType::word, BASTIDE_VOCABULARY_SET, 0},
    {"field", offsetof(bastide_refusal, field), 4, FieldType::index, 0, -1},
    {"value", offsetof(bastide_refusal, value), 4, FieldType::number, 0, 0},
    {"name", offsetof(bastide_refusal, name), 16, FieldType::text, 0, 0},
    {"text", offsetof(bastide_refusal, text), 192, FieldType::text, 0, 0},
};

inline constexpr KindFields kReasonKindFields[] = {
    {0, 0x100000CFu, 0},
    {BASTIDE_REASON_GAME_OVER, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_NOT_YOUR_DECISION, 0x100001CFu, 0x100u},
    {BASTIDE_REASON_WRONG_STEP, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_TILE_NOT_LEFT, 0x100002CFu, 0x0u},
    {BASTIDE_REASON_WRONG_TILE, 0x100002CFu, 0x0u},
    {BASTIDE_REASON_CELL_TAKEN, 0x10000CCFu, 0x0u},
    {BASTIDE_REASON_TOUCHES_NOTHING, 0x10000CCFu, 0x0u},
    {BASTIDE_REASON_SIDE_MISMATCH, 0x10007CCFu, 0x0u},
    {BASTIDE_REASON_MUST_PLACE, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_NOT_LAST_TILE, 0x10000CCFu, 0x0u},
    {BASTIDE_REASON_NO_SUCH_SEGMENT, 0x100100CFu, 0x10000u},
    {BASTIDE_REASON_NO_SUCH_PIECE, 0x101000CFu, 0x100000u},
    {BASTIDE_REASON_SUPPLY_EMPTY, 0x101000CFu, 0x0u},
    {BASTIDE_REASON_WRONG_SEGMENT, 0x100300CFu, 0x0u},
    {BASTIDE_REASON_OCCUPIED, 0x100D0DCFu, 0xC0000u},
    {BASTIDE_REASON_OUT_OF_REACH, 0x10000CCFu, 0xC00u},
    {BASTIDE_REASON_NOT_ON_BOARD, 0x100800CFu, 0x0u},
    {BASTIDE_REASON_FEATURE_COMPLETE, 0x100400CFu, 0x0u},
    {BASTIDE_REASON_NOT_THIS_PIECE, 0x100800CFu, 0x0u},
    {BASTIDE_REASON_NO_SUCH_SEAT, 0x100001CFu, 0x100u},
    {BASTIDE_REASON_NOT_OWN_TURN, 0x100001CFu, 0x0u},
    {BASTIDE_REASON_CANNOT_BE_TAKEN, 0x100800CFu, 0x0u},
    {BASTIDE_REASON_RESIGNED, 0x100001CFu, 0x0u},
    {BASTIDE_REASON_SPARE_SET, 0x180000CFu, 0x0u},
    {BASTIDE_REASON_WRONG_PIECE_KIND, 0x101000CFu, 0x0u},
    {BASTIDE_REASON_DRAWN_OPENLY, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_ARGUMENT_RANGE, 0x1E6000CFu, 0x2000000u},
    {BASTIDE_REASON_ARGUMENT_NULL, 0x1E0000CFu, 0x2000000u},
    {BASTIDE_REASON_ARGUMENT_COUNT, 0x1C6000CFu, 0x0u},
    {BASTIDE_REASON_TOKEN_NOT_LEFT, 0x101000CFu, 0x0u},
    {BASTIDE_REASON_TOKEN_NOT_KEPT, 0x101000CFu, 0x0u},
    {BASTIDE_REASON_TOWER_MISSING, 0x100100CFu, 0x0u},
    {BASTIDE_REASON_TOWER_CLOSED, 0x100801CFu, 0x80000u},
    {BASTIDE_REASON_TOWER_OUT_OF_RANGE, 0x10400CCFu, 0x0u},
    {BASTIDE_REASON_TOWER_NOT_PRISONER, 0x100800CFu, 0x0u},
    {BASTIDE_REASON_TOWER_RANSOM_PAID, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_TOWER_RANSOM_TOO_DEAR, 0x102000CFu, 0x0u},
    {BASTIDE_REASON_TOWER_NO_RANSOM, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_TOWER_NO_PRISONS, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_TOWER_OWN_PRISONER, 0x100001CFu, 0x0u},
    {BASTIDE_REASON_TOWER_MUTUAL_PRISONERS, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_ABBEY_NONE_LEFT, 0x100001CFu, 0x0u},
    {BASTIDE_REASON_ABBEY_NO_HOLE, 0x10000CCFu, 0x0u},
    {BASTIDE_REASON_ABBEY_UNTURNED, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_ABBEY_MUST_PLACE, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_BARN_NO_JUNCTION, 0x10008CCFu, 0x0u},
    {BASTIDE_REASON_BARN_IN_FIELD, 0x100C0DCFu, 0x0u},
    {BASTIDE_REASON_WAGON_TOO_FAR, 0x10000CCFu, 0x0u},
    {BASTIDE_REASON_BUILDER_WITHOUT_FOLLOWER, 0x100400CFu, 0x40000u},
    {BASTIDE_REASON_PIG_WITHOUT_FARMER, 0x100400CFu, 0x40000u},
    {BASTIDE_REASON_ABBOT_NOT_OWN, 0x100800CFu, 0x0u},
    {BASTIDE_REASON_RIVER_NOT_CONTINUED, 0x10000CCFu, 0x0u},
    {BASTIDE_REASON_RIVER_TURNS_TWICE, 0x10000CCFu, 0x0u},
    {BASTIDE_REASON_RIVER_END_BLOCKED, 0x10000CCFu, 0x0u},
    {BASTIDE_REASON_RIVER_NO_ROOM_AHEAD, 0x10000CCFu, 0x0u},
    {BASTIDE_REASON_RIVER_KEPT_OPEN, 0x10000CCFu, 0x0u},
    {BASTIDE_REASON_RIVER_TILE_FIRST, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_LAKE_WAITS, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_RIVER_DRAWN_FIRST, 0x100002CFu, 0x0u},
    {BASTIDE_REASON_RIVER_FORK_FIRST, 0x100002CFu, 0x0u},
    {BASTIDE_REASON_LAKE_DRAWN_LAST, 0x100002CFu, 0x0u},
    {BASTIDE_REASON_RIVER_START_TILE_NEXT, 0x100002CFu, 0x0u},
    {BASTIDE_REASON_RIVER_TILE_ASIDE, 0x100002CFu, 0x0u},
    {BASTIDE_REASON_FESTIVAL_NOT_HELD, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_SIEGE_NO_KNIGHT, 0x100800CFu, 0x0u},
    {BASTIDE_REASON_SIEGE_NO_WAY_OUT, 0x100C00CFu, 0x40000u},
    {BASTIDE_REASON_CULT_SECOND_RIVAL, 0x10000CCFu, 0x0u},
    {BASTIDE_REASON_CULT_RIVAL_TAKEN, 0x10000CCFu, 0x0u},
    {BASTIDE_REASON_DRAGON_ASLEEP, 0x100002CFu, 0x0u},
    {BASTIDE_REASON_DRAGON_THERE, 0x10000CCFu, 0x0u},
    {BASTIDE_REASON_DRAGON_NOT_BESIDE, 0x10000CCFu, 0x0u},
    {BASTIDE_REASON_DRAGON_WAS_THERE, 0x10000CCFu, 0x0u},
    {BASTIDE_REASON_DRAGON_MUST_WALK, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_FAIRY_KEEPS_OUT, 0x10000CCFu, 0x0u},
    {BASTIDE_REASON_FAIRY_NO_FOLLOWER, 0x100800CFu, 0x0u},
    {BASTIDE_REASON_FAIRY_IS_THERE, 0x10000CCFu, 0x0u},
    {BASTIDE_REASON_FAIRY_NOBODY_THERE, 0x10000CCFu, 0x0u},
    {BASTIDE_REASON_PRINCESS_NOT_PLACED, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_PRINCESS_NO_KNIGHT, 0x100800CFu, 0x0u},
    {BASTIDE_REASON_PRINCESS_MUST_TAKE, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_PORTAL_FOLLOWERS_ONLY, 0x101000CFu, 0x0u},
    {BASTIDE_REASON_PORTAL_USED, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_DRAGON_NOT_CALLED, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_SHEPHERD_IN_FIELD, 0x100D0DCFu, 0x0u},
    {BASTIDE_REASON_FLOCK_MUST_CHOOSE, 0x100800CFu, 0x0u},
    {BASTIDE_REASON_SHEPHERD_ALONE, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_LITTLE_BUILDING_THERE, 0x10080DCFu, 0x0u},
    {BASTIDE_REASON_TABLE_OFF, 0x10000CCFu, 0x0u},
    {BASTIDE_REASON_SALE_BID_RANGE, 0x106000CFu, 0x0u},
    {BASTIDE_REASON_SALE_NO_BID, 0x100001CFu, 0x0u},
    {BASTIDE_REASON_BAG_TILE_ASIDE, 0x100002CFu, 0x0u},
    {BASTIDE_REASON_START_TILE_ASIDE, 0x100002CFu, 0x0u},
    {BASTIDE_REASON_DICE_NOT_A_CITY, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_DICE_NOT_IN_TRAY, 0x100002CFu, 0x0u},
    {BASTIDE_REASON_DICE_CELL_TAKEN, 0x10000CCFu, 0x0u},
    {BASTIDE_REASON_DICE_TOO_FAR, 0x10000CCFu, 0x0u},
    {BASTIDE_REASON_DICE_COLOUR_MISMATCH, 0x10007CCFu, 0x0u},
    {BASTIDE_REASON_DICE_NO_KNIGHT, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_DICE_NO_ROLLS, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_DICE_TRAY_EMPTY, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_DICE_FEW_KNIGHTS, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_DICE_WRONG_COUNT, 0x104000CFu, 0x0u},
    {BASTIDE_REASON_POSITION_ENTRY, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_POSITION_NUMBER, 0x106000CFu, 0x0u},
    {BASTIDE_REASON_POSITION_TWICE, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_POSITION_TILE, 0x100002CFu, 0x200u},
    {BASTIDE_REASON_POSITION_HAND, 0x104003CFu, 0x0u},
    {BASTIDE_REASON_POSITION_NOTE, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_POSITION_BAG, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_POSITION_STEP, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_POSITION_DECISION, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_POSITION_FRESH, 0x100000CFu, 0x0u},
    {BASTIDE_REASON_POSITION_NO_TILE, 0x10000CCFu, 0x0u},
    {BASTIDE_REASON_POSITION_SCORED, 0x100400CFu, 0x40000u},
    {BASTIDE_REASON_POSITION_FITS_NOWHERE, 0x100002CFu, 0x0u},
    {BASTIDE_REASON_CONFIG_GAME, 0x1E6000CFu, 0x0u},
    {BASTIDE_REASON_CONFIG_CHANCE, 0x1E6000CFu, 0x0u},
    {BASTIDE_REASON_CONFIG_SEATS, 0x1E6000CFu, 0x2000000u},
    {BASTIDE_REASON_CONFIG_FIRST_SEAT, 0x1E6000CFu, 0x2000000u},
    {BASTIDE_REASON_CONFIG_CHOICE, 0x1E6002DFu, 0x2000200u},
    {BASTIDE_REASON_CONFIG_VALUE, 0x1E6000DFu, 0x2000000u},
    {BASTIDE_REASON_CONFIG_NO_START, 0x180000CFu, 0x0u},
    {BASTIDE_REASON_CONFIG_TOO_LARGE, 0x104000CFu, 0x0u},
    {BASTIDE_REASON_CONFIG_REVISION, 0x1E6000CFu, 0x0u},
    {BASTIDE_REASON_CONFIG_TILESET, 0x180002CFu, 0x0u},
    {BASTIDE_REASON_CONFIG_CAPACITY, 0x1E6000CFu, 0x0u},
    {BASTIDE_REASON_CONFIG_OPTION_ALONE, 0x180000DFu, 0x0u},
    {BASTIDE_REASON_CONFIG_CONTRADICTION, 0x190000FFu, 0x1000020u},
    {BASTIDE_REASON_CONFIG_OPTION_NEEDS, 0x180000FFu, 0x20u},
    {BASTIDE_REASON_CONFIG_FLAGS, 0x1E6000CFu, 0x0u},
    {BASTIDE_REASON_CONFIG_LEFT_OUT, 0x108000DFu, 0x10u},
};

inline constexpr Field kStepFields[] = {
    {"kinds", offsetof(bastide_decision, kinds), 8, FieldType::kinds, 0, 0},
    {"over", offsetof(bastide_decision, over), 4, FieldType::truth, 0, 0},
    {"seat", offsetof(bastide_decision, seat), 4, FieldType::seat, 0, -1},
    {"step", offsetof(bastide_decision, step), 4, FieldType::word, BASTIDE_VOCABULARY_STEP, 0},
    {"turn_seat", offsetof(bastide_decision, turn_seat), 4, FieldType::seat, 0, -1},
    {"turn", offsetof(bastide_decision, turn), 4, FieldType::number, 0, 0},
    {"may_pass", offsetof(bastide_decision, may_pass), 4, FieldType::truth, 0, 0},
    {"tile", offsetof(bastide_decision, tile), 4, FieldType::tile, 0, -1},
    {"placed", offsetof(bastide_decision, placed), 4, FieldType::placed, 0, -1},
    {"x", offsetof(bastide_decision, x), 4, FieldType::x, 0, -32768},
    {"y", offsetof(bastide_decision, y), 4, FieldType::y, 0, -32768},
    {"segment", offsetof(bastide_decision, segment), 4, FieldType::segment, 0, -1},
    {"feature", offsetof(bastide_decision, feature), 4, FieldType::feature, 0, -1},
    {"piece", offsetof(bastide_decision, piece), 4, FieldType::piece, 0, -1},
    {"piece_kind", offsetof(bastide_decision, piece_kind), 4, FieldType::word, BASTIDE_VOCABULARY_PIECE, 0},
    {"other_seat", offsetof(bastide_decision, other_seat), 4, FieldType::seat, 0, -1},
    {"least", offsetof(bastide_decision, least), 4, FieldType::points, 0, 0},
    {"most", offsetof(bastide_decision, most), 4, FieldType::points, 0, 0},
    {"tiles_left", offsetof(bastide_decision, tiles_left), 4, FieldType::count, 0, 0},
    {"winners", offsetof(bastide_decision, winners), 4, FieldType::seats, 0, 0},
    {"action", offsetof(bastide_decision, action), 4, FieldType::action, 0, -1},
};

inline constexpr KindFields kStepKindFields[] = {
    {0, 0x1C007Fu, 0},
    {BASTIDE_STEP_DRAW, 0x1C007Fu, 0x0u},
    {BASTIDE_STEP_PLACE, 0x1C00FFu, 0x80u},
    {BASTIDE_STEP_ACT, 0x1C077Fu, 0x0u},
    {BASTIDE_STEP_FINAL, 0x1C007Fu, 0x0u},
    {BASTIDE_STEP_TOWER_RANSOM_AT_BEGIN, 0x1D007Fu, 0x0u},
    {BASTIDE_STEP_TOWER_RANSOM_AT_END, 0x1D007Fu, 0x0u},
    {BASTIDE_STEP_TOWER_CAPTURE, 0x1C0F7Fu, 0x0u},
    {BASTIDE_STEP_TOWER_EXCHANGE, 0x1C807Fu, 0x0u},
    {BASTIDE_STEP_ABBEY_PLACE, 0x1C00FFu, 0x0u},
    {BASTIDE_STEP_WAGON_MOVE, 0x1C7E7Fu, 0x0u},
    {BASTIDE_STEP_DOUBLE_TURN_SECOND_PART, 0x1C007Fu, 0x0u},
    {BASTIDE_STEP_SIEGE_ESCAPE, 0x1C007Fu, 0x0u},
    {BASTIDE_STEP_PHANTOM, 0x1C077Fu, 0x0u},
    {BASTIDE_STEP_DRAGON_WALK, 0x1E667Fu, 0x0u},
    {BASTIDE_STEP_PRINCESS_TAKE, 0x1C077Fu, 0x0u},
    {BASTIDE_STEP_FLOCK_GROW_OR_GUIDE, 0x1C7E7Fu, 0x0u},
    {BASTIDE_STEP_SHEPHERD_DRAW, 0x1C7E7Fu, 0x0u},
    {BASTIDE_STEP_START_TOSS, 0x1C007Fu, 0x0u},
    {BASTIDE_STEP_START_NAME, 0x1C007Fu, 0x0u},
    {BASTIDE_STEP_HAND_DISCARD, 0x1C007Fu, 0x0u},
    {BASTIDE_STEP_SALE_BID, 0x1F80FFu, 0x0u},
    {BASTIDE_STEP_SALE_SELL, 0x1C00FFu, 0x0u},
    {BASTIDE_STEP_HAND_REVEAL, 0x1C007Fu, 0x0u},
    {BASTIDE_STEP_DICE_TURN, 0x1C007Fu, 0x0u},
    {BASTIDE_STEP_DICE_FALL, 0x1C007Fu, 0x0u},
};

inline constexpr Field kActionFields[] = {
    {"kind", offsetof(bastide_action, kind), 4, FieldType::word, BASTIDE_VOCABULARY_ACTION, 0},
    {"seat", offsetof(bastide_action, seat), 4, FieldType::seat, 0, -1},
    {"origin", offsetof(bastide_action, origin), 4, FieldType::word, BASTIDE_VOCABULARY_ORIGIN, 0},
    {"tile", offsetof(bastide_action, tile), 4, FieldType::tile, 0, -1},
    {"x", offsetof(bastide_action, x), 4, FieldType::x, 0, -32768},
    {"y", offsetof(bastide_action, y), 4, FieldType::y, 0, -32768},
    {"rotation", offsetof(bastide_action, rotation), 4, FieldType::rotation, 0, 0},
    {"spot", offsetof(bastide_action, spot), 4, FieldType::word, BASTIDE_VOCABULARY_SPOT, 0},
    {"segment", offsetof(bastide_action, segment), 4, FieldType::segment, 0, -1},
    {"piece_kind", offsetof(bastide_action, piece_kind), 4, FieldType::word, BASTIDE_VOCABULARY_PIECE, 0},
    {"piece", offsetof(bastide_action, piece), 4, FieldType::piece, 0, -1},
    {"other_seat", offsetof(bastide_action, other_seat), 4, FieldType::seat, 0, -1},
    {"points", offsetof(bastide_action, points), 4, FieldType::points, 0, 0},
    {"faces", offsetof(bastide_action, faces), 4, FieldType::faces, 0, 0},
    {"cause", offsetof(bastide_action, cause), 4, FieldType::word, BASTIDE_VOCABULARY_CAUSE, 0},
};

inline constexpr KindFields kActionKindFields[] = {
    {0, 0x7u, 0},
    {BASTIDE_ACTION_DRAW, 0x80Fu, 0x800u},
    {BASTIDE_ACTION_PLACE, 0x7Fu, 0x0u},
    {BASTIDE_ACTION_DEPLOY, 0x3B7u, 0x100u},
    {BASTIDE_ACTION_PASS, 0x7u, 0x0u},
    {BASTIDE_ACTION_TAKE, 0x4407u, 0x0u},
    {BASTIDE_ACTION_PAY, 0x407u, 0x0u},
    {BASTIDE_ACTION_CHOOSE_PIECE, 0x407u, 0x0u},
    {BASTIDE_ACTION_MOVE, 0x5B7u, 0x100u},
    {BASTIDE_ACTION_DICE_COLLECT, 0x7u, 0x0u},
    {BASTIDE_ACTION_ROLL, 0x7u, 0x0u},
    {BASTIDE_ACTION_DICE_STOP, 0x7u, 0x0u},
    {BASTIDE_ACTION_DICE_KEEP, 0x7u, 0x0u},
    {BASTIDE_ACTION_FALL, 0x2007u, 0x0u},
    {BASTIDE_ACTION_NAME, 0x807u, 0x0u},
    {BASTIDE_ACTION_DISCARD, 0xFu, 0x0u},
    {BASTIDE_ACTION_BID, 0x100Fu, 0x8u},
    {BASTIDE_ACTION_SELL, 0x807u, 0x0u},
    {BASTIDE_ACTION_DRAW_UNSEEN, 0x807u, 0x800u},
    {BASTIDE_ACTION_REVEAL, 0x80Fu, 0x800u},
    {BASTIDE_ACTION_FINISH, 0x7u, 0x0u},
    {BASTIDE_ACTION_RESIGN, 0x7u, 0x0u},
    {BASTIDE_ACTION_DRAW_TOKEN, 0x207u, 0x0u},
};

inline constexpr Field kEventFields[] = {
    {"seq", offsetof(bastide_event, seq), 8, FieldType::seq, 0, 0},
    {"group", offsetof(bastide_event, group), 8, FieldType::seq, 0, 0},
    {"kind", offsetof(bastide_event, kind), 4, FieldType::word, BASTIDE_VOCABULARY_EVENT, 0},
    {"cause", offsetof(bastide_event, cause), 4, FieldType::word, BASTIDE_VOCABULARY_CAUSE, 0},
    {"action", offsetof(bastide_event, action), 4, FieldType::action, 0, -1},
    {"undone", offsetof(bastide_event, undone), 4, FieldType::truth, 0, 0},
    {"turn", offsetof(bastide_event, turn), 4, FieldType::number, 0, 0},
    {"seat", offsetof(bastide_event, seat), 4, FieldType::seat, 0, -1},
    {"other_seat", offsetof(bastide_event, other_seat), 4, FieldType::seat, 0, -1},
    {"tile", offsetof(bastide_event, tile), 4, FieldType::tile, 0, -1},
    {"placed", offsetof(bastide_event, placed), 4, FieldType::placed, 0, -1},
    {"x", offsetof(bastide_event, x), 4, FieldType::x, 0, -32768},
    {"y", offsetof(bastide_event, y), 4, FieldType::y, 0, -32768},
    {"rotation", offsetof(bastide_event, rotation), 4, FieldType::rotation, 0, 0},
    {"spot", offsetof(bastide_event, spot), 4, FieldType::word, BASTIDE_VOCABULARY_SPOT, 0},
    {"segment", offsetof(bastide_event, segment), 4, FieldType::segment, 0, -1},
    {"feature", offsetof(bastide_event, feature), 4, FieldType::feature, 0, -1},
    {"feature_kind", offsetof(bastide_event, feature_kind), 4, FieldType::word, BASTIDE_VOCABULARY_SEGMENT, 0},
    {"from_spot", offsetof(bastide_event, from_spot), 4, FieldType::word, BASTIDE_VOCABULARY_SPOT, 0},
    {"from_x", offsetof(bastide_event, from_x), 4, FieldType::x, 0, -32768},
    {"from_y", offsetof(bastide_event, from_y), 4, FieldType::y, 0, -32768},
    {"from_segment", offsetof(bastide_event, from_segment), 4, FieldType::segment, 0, -1},
    {"from_feature", offsetof(bastide_event, from_feature), 4, FieldType::feature, 0, -1},
    {"piece", offsetof(bastide_event, piece), 4, FieldType::piece, 0, -1},
    {"piece_kind", offsetof(bastide_event, piece_kind), 4, FieldType::word, BASTIDE_VOCABULARY_PIECE, 0},
    {"reward", offsetof(bastide_event, reward), 4, FieldType::word, BASTIDE_VOCABULARY_REWARD, 0},
    {"count", offsetof(bastide_event, count), 4, FieldType::count, 0, 0},
    {"each", offsetof(bastide_event, each), 4, FieldType::points, 0, 0},
    {"points", offsetof(bastide_event, points), 4, FieldType::points, 0, 0},
    {"seats", offsetof(bastide_event, seats), 4, FieldType::seats, 0, 0},
    {"viewers", offsetof(bastide_event, viewers), 4, FieldType::seats, 0, 0},
    {"faces", offsetof(bastide_event, faces), 4, FieldType::faces, 0, 0},
    {"step", offsetof(bastide_event, step), 4, FieldType::word, BASTIDE_VOCABULARY_STEP, 0},
    {"beside", offsetof(bastide_event, beside), 4, FieldType::piece, 0, -1},
};

inline constexpr KindFields kEventKindFields[] = {
    {0, 0x77u, 0},
    {BASTIDE_EVENT_TURN_BEGAN, 0x40000FFu, 0x8u},
    {BASTIDE_EVENT_TURN_ENDED, 0xF7u, 0x0u},
    {BASTIDE_EVENT_DREW, 0x440002F7u, 0x200u},
    {BASTIDE_EVENT_TILE_LEFT, 0x2FFu, 0x200u},
    {BASTIDE_EVENT_PLACED, 0x803EF7u, 0x800080u},
    {BASTIDE_EVENT_MOVED, 0x201FFD9FFu, 0x201FF9980u},
    {BASTIDE_EVENT_COMPLETED, 0x40318F7u, 0x0u},
    {BASTIDE_EVENT_SCORING, 0x2403187Fu, 0x31808u},
    {BASTIDE_EVENT_SCORED, 0x1E0301F7u, 0x30100u},
    {BASTIDE_EVENT_PASSED, 0x1000000F7u, 0x0u},
    {BASTIDE_EVENT_FINAL, 0x77u, 0x0u},
    {BASTIDE_EVENT_ENDED, 0x20000077u, 0x0u},
    {BASTIDE_EVENT_UNDONE, 0x77u, 0x0u},
    {BASTIDE_EVENT_RESIGNED, 0xF7u, 0x0u},
    {BASTIDE_EVENT_STOOD_IN, 0xFFu, 0x0u},
    {BASTIDE_EVENT_NAMED, 0x1F7u, 0x80u},
    {BASTIDE_EVENT_BID, 0x100002F7u, 0x200u},
    {BASTIDE_EVENT_SOLD, 0x100003F7u, 0x0u},
    {BASTIDE_EVENT_REVEALED, 0x2F7u, 0x0u},
    {BASTIDE_EVENT_ROLLED, 0x840000F7u, 0x0u},
    {BASTIDE_EVENT_PART_BEGAN, 0x40000F7u, 0x0u},
};

inline constexpr Field kThingFields[] = {
    {"kind", offsetof(bastide_thing, kind), 4, FieldType::word, BASTIDE_VOCABULARY_THING, 0},
    {"id", offsetof(bastide_thing, id), 4, FieldType::index, 0, -1},
    {"seat", offsetof(bastide_thing, seat), 4, FieldType::seat, 0, -1},
    {"other_seat", offsetof(bastide_thing, other_seat), 4, FieldType::seat, 0, -1},
    {"spot", offsetof(bastide_thing, spot), 4, FieldType::word, BASTIDE_VOCABULARY_SPOT, 0},
    {"x", offsetof(bastide_thing, x), 4, FieldType::x, 0, -32768},
    {"y", offsetof(bastide_thing, y), 4, FieldType::y, 0, -32768},
    {"segment", offsetof(bastide_thing, segment), 4, FieldType::segment, 0, -1},
    {"feature", offsetof(bastide_thing, feature), 4, FieldType::feature, 0, -1},
    {"piece", offsetof(bastide_thing, piece), 4, FieldType::piece, 0, -1},
    {"piece_kind", offsetof(bastide_thing, piece_kind), 4, FieldType::word, BASTIDE_VOCABULARY_PIECE, 0},
    {"tile", offsetof(bastide_thing, tile), 4, FieldType::tile, 0, -1},
    {"count", offsetof(bastide_thing, count), 4, FieldType::count, 0, 0},
    {"points", offsetof(bastide_thing, points), 4, FieldType::points, 0, 0},
    {"reach", offsetof(bastide_thing, reach), 4, FieldType::count, 0, 0},
    {"closed", offsetof(bastide_thing, closed), 4, FieldType::truth, 0, 0},
};

inline constexpr KindFields kThingKindFields[] = {
    {0, 0x3u, 0},
    {BASTIDE_THING_HAND, 0x1807u, 0x800u},
    {BASTIDE_THING_TOWER, 0xD2F7u, 0x204u},
    {BASTIDE_THING_ABBEY_HOLE, 0x63u, 0x0u},
    {BASTIDE_THING_BARN, 0x3377u, 0x0u},
    {BASTIDE_THING_GOODS, 0x1417u, 0x0u},
    {BASTIDE_THING_KING, 0x3207u, 0x4u},
    {BASTIDE_THING_ROBBER, 0x3207u, 0x4u},
    {BASTIDE_THING_SIEGE, 0x81E3u, 0x0u},
    {BASTIDE_THING_CULT_CHALLENGE, 0x1E3u, 0x0u},
    {BASTIDE_THING_FLOCK, 0xB3F7u, 0x0u},
    {BASTIDE_THING_SHEEP_BAG, 0x1403u, 0x0u},
    {BASTIDE_THING_HILL_COVERED, 0x1003u, 0x0u},
    {BASTIDE_THING_SALE_BID, 0x2807u, 0x800u},
};

inline constexpr Field kScriptLineFields[] = {
    {"kind", offsetof(bastide_script_line, kind), 4, FieldType::word, BASTIDE_VOCABULARY_SCRIPT_LINE, 0},
    {"line", offsetof(bastide_script_line, line), 4, FieldType::line, 0, 0},
    {"depth", offsetof(bastide_script_line, depth), 4, FieldType::count, 0, 0},
    {"actions", offsetof(bastide_script_line, actions), 4, FieldType::count, 0, 0},
    {"seat", offsetof(bastide_script_line, seat), 4, FieldType::seat, 0, -1},
    {"milliseconds", offsetof(bastide_script_line, milliseconds), 4, FieldType::number, 0, 0},
    {"tag", offsetof(bastide_script_line, tag), 32, FieldType::text, 0, 0},
};

inline constexpr KindFields kScriptLineKindFields[] = {
    {0, 0xFu, 0},
    {BASTIDE_SCRIPT_LINE_TITLE, 0xFu, 0x0u},
    {BASTIDE_SCRIPT_LINE_TAG, 0x4Fu, 0x0u},
    {BASTIDE_SCRIPT_LINE_CONFIG, 0xFu, 0x0u},
    {BASTIDE_SCRIPT_LINE_TABLE, 0xFu, 0x0u},
    {BASTIDE_SCRIPT_LINE_ACTION, 0xFu, 0x0u},
    {BASTIDE_SCRIPT_LINE_EXPECTATION, 0xFu, 0x0u},
    {BASTIDE_SCRIPT_LINE_COMMENT, 0xFu, 0x0u},
    {BASTIDE_SCRIPT_LINE_CLOCK, 0x3Fu, 0x0u},
    {BASTIDE_SCRIPT_LINE_VARIATION, 0xFu, 0x0u},
    {BASTIDE_SCRIPT_LINE_VARIATION_END, 0xFu, 0x0u},
};

inline constexpr Field kPutFields[] = {
    {"kind", offsetof(bastide_put, kind), 4, FieldType::word, BASTIDE_VOCABULARY_PUT, 0},
    {"seat", offsetof(bastide_put, seat), 4, FieldType::seat, 0, -1},
    {"tile", offsetof(bastide_put, tile), 4, FieldType::tile, 0, -1},
    {"x", offsetof(bastide_put, x), 4, FieldType::x, 0, -32768},
    {"y", offsetof(bastide_put, y), 4, FieldType::y, 0, -32768},
    {"rotation", offsetof(bastide_put, rotation), 4, FieldType::rotation, 0, 0},
    {"spot", offsetof(bastide_put, spot), 4, FieldType::word, BASTIDE_VOCABULARY_SPOT, 0},
    {"segment", offsetof(bastide_put, segment), 4, FieldType::segment, 0, -1},
    {"piece_kind", offsetof(bastide_put, piece_kind), 4, FieldType::word, BASTIDE_VOCABULARY_PIECE, 0},
    {"piece", offsetof(bastide_put, piece), 4, FieldType::number, 0, 0},
    {"slot", offsetof(bastide_put, slot), 4, FieldType::number, 0, 0},
    {"other_seat", offsetof(bastide_put, other_seat), 4, FieldType::seat, 0, -1},
    {"points", offsetof(bastide_put, points), 4, FieldType::points, 0, 0},
    {"count", offsetof(bastide_put, count), 4, FieldType::count, 0, 0},
    {"note", offsetof(bastide_put, note), 4, FieldType::word, BASTIDE_VOCABULARY_NOTE, 0},
    {"number", offsetof(bastide_put, number), 4, FieldType::number, 0, 0},
    {"beside", offsetof(bastide_put, beside), 4, FieldType::number, 0, 0},
};

inline constexpr KindFields kPutKindFields[] = {
    {0, 0x1u, 0},
    {BASTIDE_PUT_TILE, 0x3Du, 0x0u},
    {BASTIDE_PUT_PIECE, 0x10BDBu, 0x1089Au},
    {BASTIDE_PUT_PRISONER, 0xB03u, 0x0u},
    {BASTIDE_PUT_SCORE, 0x1003u, 0x0u},
    {BASTIDE_PUT_HELD, 0x407u, 0x0u},
    {BASTIDE_PUT_OUT, 0x2005u, 0x0u},
    {BASTIDE_PUT_BAG, 0x2005u, 0x0u},
    {BASTIDE_PUT_NOTE, 0xC001u, 0x0u},
};

inline constexpr RecordKinds kRecordKinds[] = {
    {BASTIDE_VOCABULARY_ACTION, kActionFields, std::size(kActionFields), kActionKindFields, std::size(kActionKindFields)},
    {BASTIDE_VOCABULARY_STEP, kStepFields, std::size(kStepFields), kStepKindFields, std::size(kStepKindFields)},
    {BASTIDE_VOCABULARY_EVENT, kEventFields, std::size(kEventFields), kEventKindFields, std::size(kEventKindFields)},
    {BASTIDE_VOCABULARY_REASON, kReasonFields, std::size(kReasonFields), kReasonKindFields, std::size(kReasonKindFields)},
    {BASTIDE_VOCABULARY_THING, kThingFields, std::size(kThingFields), kThingKindFields, std::size(kThingKindFields)},
    {BASTIDE_VOCABULARY_PUT, kPutFields, std::size(kPutFields), kPutKindFields, std::size(kPutKindFields)},
    {BASTIDE_VOCABULARY_CHOICE, kChoiceFields, std::size(kChoiceFields), kChoiceKindFields, std::size(kChoiceKindFields)},
    {BASTIDE_VOCABULARY_SCRIPT_LINE, kScriptLineFields, std::size(kScriptLineFields), kScriptLineKindFields, std::size(kScriptLineKindFields)},
};

inline constexpr Code kCodes[] = {
    {BASTIDE_ACTION_DRAW, 2, {{offsetof(bastide_action, tile), 14, 1}, {offsetof(bastide_action, other_seat), 4, 1}}},
    {BASTIDE_ACTION_PLACE, 4, {{offsetof(bastide_action, tile), 14, 1}, {offsetof(bastide_action, x), 11, 1024}, {offsetof(bastide_action, y), 11, 1024}, {offsetof(bastide_action, rotation), 2, 0}}},
    {BASTIDE_ACTION_DEPLOY, 5, {{offsetof(bastide_action, spot), 5, 0}, {offsetof(bastide_action, x), 11, 1024}, {offsetof(bastide_action, y), 11, 1024}, {offsetof(bastide_action, segment), 5, 1}, {offsetof(bastide_action, piece_kind), 6, 0}}},
    {BASTIDE_ACTION_PASS, 0, {}},
    {BASTIDE_ACTION_TAKE, 2, {{offsetof(bastide_action, piece), 10, 1}, {offsetof(bastide_action, cause), 14, 0}}},
    {BASTIDE_ACTION_PAY, 1, {{offsetof(bastide_action, piece), 10, 1}}},
    {BASTIDE_ACTION_CHOOSE_PIECE, 1, {{offsetof(bastide_action, piece), 10, 1}}},
    {BASTIDE_ACTION_MOVE, 5, {{offsetof(bastide_action, piece), 10, 1}, {offsetof(bastide_action, spot), 5, 0}, {offsetof(bastide_action, x), 11, 1024}, {offsetof(bastide_action, y), 11, 1024}, {offsetof(bastide_action, segment), 5, 1}}},
    {BASTIDE_ACTION_DICE_COLLECT, 0, {}},
    {BASTIDE_ACTION_ROLL, 0, {}},
    {BASTIDE_ACTION_DICE_STOP, 0, {}},
    {BASTIDE_ACTION_DICE_KEEP, 0, {}},
    {BASTIDE_ACTION_FALL, 1, {{offsetof(bastide_action, faces), 24, 0}}},
    {BASTIDE_ACTION_NAME, 1, {{offsetof(bastide_action, other_seat), 4, 1}}},
    {BASTIDE_ACTION_DISCARD, 1, {{offsetof(bastide_action, tile), 14, 1}}},
    {BASTIDE_ACTION_BID, 2, {{offsetof(bastide_action, points), 20, 0}, {offsetof(bastide_action, tile), 14, 1}}},
    {BASTIDE_ACTION_SELL, 1, {{offsetof(bastide_action, other_seat), 4, 1}}},
    {BASTIDE_ACTION_DRAW_UNSEEN, 1, {{offsetof(bastide_action, other_seat), 4, 1}}},
    {BASTIDE_ACTION_REVEAL, 2, {{offsetof(bastide_action, tile), 14, 1}, {offsetof(bastide_action, other_seat), 4, 1}}},
    {BASTIDE_ACTION_FINISH, 0, {}},
    {BASTIDE_ACTION_RESIGN, 0, {}},
    {BASTIDE_ACTION_DRAW_TOKEN, 1, {{offsetof(bastide_action, piece_kind), 6, 0}}},
};

}  // namespace bastide::record_fields
