// SPDX-License-Identifier: MIT
// The vocabulary: every number that the inside shares with the C header, taken from it so that the two cannot drift. New boxes
// append their words here and there, never below.
#pragma once

#include "bastide.h"
#include "ground/flat.hpp"

namespace bastide {

enum class Ruleset : u8 { tiles = BASTIDE_RULESET_TILES, dice = BASTIDE_RULESET_DICE };

enum class Chance : u8 { seeded = BASTIDE_CHANCE_SEEDED, host = BASTIDE_CHANCE_HOST };

enum class Verb : u8 {
    none = BASTIDE_ACTION_NONE,
    draw = BASTIDE_ACTION_DRAW,
    place = BASTIDE_ACTION_PLACE,
    deploy = BASTIDE_ACTION_DEPLOY,
    pass = BASTIDE_ACTION_PASS,
    take = BASTIDE_ACTION_TAKE,
    pay = BASTIDE_ACTION_PAY,
    choose = BASTIDE_ACTION_CHOOSE,
    move = BASTIDE_ACTION_MOVE,
    elect = BASTIDE_ACTION_ELECT,
    discard = BASTIDE_ACTION_DISCARD,
    bid = BASTIDE_ACTION_BID,
    sell = BASTIDE_ACTION_SELL,
    draw_unseen = BASTIDE_ACTION_DRAW_UNSEEN,
    reveal = BASTIDE_ACTION_REVEAL,
};

inline constexpr u32 kVerbs = 64;  // a power of two above them all, and as many as a mask of kinds has bits

enum class StepName : u8 {
    none = BASTIDE_STEP_NONE,
    draw = BASTIDE_STEP_DRAW,
    place = BASTIDE_STEP_PLACE,
    deploy = BASTIDE_STEP_DEPLOY,
    ransom = BASTIDE_STEP_RANSOM,
    capture = BASTIDE_STEP_CAPTURE,
    exchange = BASTIDE_STEP_EXCHANGE,
    abbey = BASTIDE_STEP_ABBEY,
    wagon = BASTIDE_STEP_WAGON,
    toss = BASTIDE_STEP_TOSS,
    first = BASTIDE_STEP_FIRST,
    discard = BASTIDE_STEP_DISCARD,
    bid = BASTIDE_STEP_BID,
    sell = BASTIDE_STEP_SELL,
    reveal = BASTIDE_STEP_REVEAL,
};

enum class SegmentKind : u8 {
    none = BASTIDE_SEGMENT_NONE,
    city = BASTIDE_SEGMENT_CITY,
    road = BASTIDE_SEGMENT_ROAD,
    field = BASTIDE_SEGMENT_FIELD,
    monastery = BASTIDE_SEGMENT_MONASTERY,
    foundation = BASTIDE_SEGMENT_FOUNDATION,
};
inline constexpr int kSegmentKinds = 6;

enum class RoadEnd : u8 {
    none = BASTIDE_END_NONE,
    village = BASTIDE_END_VILLAGE,
    gate = BASTIDE_END_GATE,
    monastery = BASTIDE_END_MONASTERY,
    foundation = BASTIDE_END_FOUNDATION,
};

enum class PieceKind : u8 {
    none = BASTIDE_PIECE_NONE,
    follower = BASTIDE_PIECE_FOLLOWER,
    tower_piece = BASTIDE_PIECE_TOWER_PIECE,
    mayor = BASTIDE_PIECE_MAYOR,
    wagon = BASTIDE_PIECE_WAGON,
    barn = BASTIDE_PIECE_BARN,
};
inline constexpr int kPieceKinds = 16;  // room for those to come

enum class Where : u8 {
    none = BASTIDE_WHERE_NONE,
    supply = BASTIDE_WHERE_SUPPLY,
    segment = BASTIDE_WHERE_SEGMENT,
    prison = BASTIDE_WHERE_PRISON,
    moving = BASTIDE_WHERE_MOVING,
    corner = BASTIDE_WHERE_CORNER,
};

enum class SetName : u8 {
    none = BASTIDE_SET_NONE,
    base = BASTIDE_SET_BASE,
    winter = BASTIDE_SET_WINTER,
    tower = BASTIDE_SET_TOWER,
    abbey_mayor = BASTIDE_SET_ABBEY_MAYOR,
};
inline constexpr int kSets = 5;

enum class Option : u8 {
    none = BASTIDE_OPTION_NONE,
    tower_capture_opponents_only = BASTIDE_OPTION_TOWER_CAPTURE_OPPONENTS_ONLY,
    tower_top_followers_safe = BASTIDE_OPTION_TOWER_TOP_FOLLOWERS_SAFE,
    tower_ransom_without_minimum = BASTIDE_OPTION_TOWER_RANSOM_WITHOUT_MINIMUM,
    tower_builder_pig_are_followers = BASTIDE_OPTION_TOWER_BUILDER_PIG_ARE_FOLLOWERS,
    tower_no_capture_over_gaps = BASTIDE_OPTION_TOWER_NO_CAPTURE_OVER_GAPS,
    tower_no_ransom = BASTIDE_OPTION_TOWER_NO_RANSOM,
    tower_short_range = BASTIDE_OPTION_TOWER_SHORT_RANGE,
    tower_diagonal_capture = BASTIDE_OPTION_TOWER_DIAGONAL_CAPTURE,
    abbey_end_rule = BASTIDE_OPTION_ABBEY_END_RULE,
    wagon_move_rule = BASTIDE_OPTION_WAGON_MOVE_RULE,
    wagon_far_travel = BASTIDE_OPTION_WAGON_FAR_TRAVEL,
    mayor_tower_immune = BASTIDE_OPTION_MAYOR_TOWER_IMMUNE,
    wagon_dragon_tower_immune = BASTIDE_OPTION_WAGON_DRAGON_TOWER_IMMUNE,
    mayor_lying_down = BASTIDE_OPTION_MAYOR_LYING_DOWN,
    pig_herd_counts_for_barn = BASTIDE_OPTION_PIG_HERD_COUNTS_FOR_BARN,
    play_without_farmers = BASTIDE_OPTION_PLAY_WITHOUT_FARMERS,
    small_city_two_points = BASTIDE_OPTION_SMALL_CITY_TWO_POINTS,
    no_points_for_unfinished = BASTIDE_OPTION_NO_POINTS_FOR_UNFINISHED,
    bounded_table = BASTIDE_OPTION_BOUNDED_TABLE,
    table_min_x = BASTIDE_OPTION_TABLE_MIN_X,
    table_max_x = BASTIDE_OPTION_TABLE_MAX_X,
    table_min_y = BASTIDE_OPTION_TABLE_MIN_Y,
    table_max_y = BASTIDE_OPTION_TABLE_MAX_Y,
    table_edge_completes = BASTIDE_OPTION_TABLE_EDGE_COMPLETES,
    extra_turn_for_filling_hole = BASTIDE_OPTION_EXTRA_TURN_FOR_FILLING_HOLE,
    hole_needs_distinct_features = BASTIDE_OPTION_HOLE_NEEDS_DISTINCT_FEATURES,
    start_tile_in_bag = BASTIDE_OPTION_START_TILE_IN_BAG,
    return_unplaceable_to_bag = BASTIDE_OPTION_RETURN_UNPLACEABLE_TO_BAG,
    bushes_do_not_end_roads = BASTIDE_OPTION_BUSHES_DO_NOT_END_ROADS,
    draw_next_tile_at_turn_end = BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END,
    held_tiles_hidden = BASTIDE_OPTION_HELD_TILES_HIDDEN,
    hand_of_three_tiles = BASTIDE_OPTION_HAND_OF_THREE_TILES,
    hand_hidden = BASTIDE_OPTION_HAND_HIDDEN,
    sell_completing_tile = BASTIDE_OPTION_SELL_COMPLETING_TILE,
    start_player_by_toss = BASTIDE_OPTION_START_PLAYER_BY_TOSS,
    start_player_by_road_draw = BASTIDE_OPTION_START_PLAYER_BY_ROAD_DRAW,
};
inline constexpr int kOptions = 64;  // room for those to come

/// What a box adds to look at.
enum class ThingKind : u8 {
    none = BASTIDE_THING_NONE,
    tower = BASTIDE_THING_TOWER,
    prisoner = BASTIDE_THING_PRISONER,
    hole = BASTIDE_THING_HOLE,
    hand = BASTIDE_THING_HAND,
    barn = BASTIDE_THING_BARN,
    bid = BASTIDE_THING_BID,
};

enum class EventKind : u8 {
    none = BASTIDE_EVENT_NONE,
    turn = BASTIDE_EVENT_TURN,
    drew = BASTIDE_EVENT_DREW,
    removed = BASTIDE_EVENT_REMOVED,
    placed = BASTIDE_EVENT_PLACED,
    deployed = BASTIDE_EVENT_DEPLOYED,
    completed = BASTIDE_EVENT_COMPLETED,
    scored = BASTIDE_EVENT_SCORED,
    returned = BASTIDE_EVENT_RETURNED,
    ended = BASTIDE_EVENT_ENDED,
    final = BASTIDE_EVENT_FINAL,
    captured = BASTIDE_EVENT_CAPTURED,
    released = BASTIDE_EVENT_RELEASED,
    moved = BASTIDE_EVENT_MOVED,
    set_aside = BASTIDE_EVENT_SET_ASIDE,
    elected = BASTIDE_EVENT_ELECTED,
    bid = BASTIDE_EVENT_BID,
    sold = BASTIDE_EVENT_SOLD,
    resumed = BASTIDE_EVENT_RESUMED,
    revealed = BASTIDE_EVENT_REVEALED,
};

/// What a score line pays for.
enum class ScoreRule : u8 {
    none = BASTIDE_RULE_NONE,
    road = BASTIDE_RULE_ROAD,
    city = BASTIDE_RULE_CITY,
    city_pennants = BASTIDE_RULE_CITY_PENNANTS,
    monastery = BASTIDE_RULE_MONASTERY,
    final_road = BASTIDE_RULE_FINAL_ROAD,
    final_city = BASTIDE_RULE_FINAL_CITY,
    final_city_pennants = BASTIDE_RULE_FINAL_CITY_PENNANTS,
    final_monastery = BASTIDE_RULE_FINAL_MONASTERY,
    final_field = BASTIDE_RULE_FINAL_FIELD,
    ransom_paid = BASTIDE_RULE_RANSOM_PAID,
    ransom_received = BASTIDE_RULE_RANSOM_RECEIVED,
    barn_placed = BASTIDE_RULE_BARN_PLACED,
    barn_joined = BASTIDE_RULE_BARN_JOINED,
    final_barn = BASTIDE_RULE_FINAL_BARN,
    tile_bought = BASTIDE_RULE_TILE_BOUGHT,
    tile_sold = BASTIDE_RULE_TILE_SOLD,
};

/// What an entry of a position puts on the table.
enum class PutKind : u8 {
    none = BASTIDE_PUT_NONE,
    tile = BASTIDE_PUT_TILE,
    piece = BASTIDE_PUT_PIECE,
    prisoner = BASTIDE_PUT_PRISONER,
    score = BASTIDE_PUT_SCORE,
    held = BASTIDE_PUT_HELD,
    out = BASTIDE_PUT_OUT,
    bag = BASTIDE_PUT_BAG,
    note = BASTIDE_PUT_NOTE,
};
inline constexpr int kPutKinds = 9;

/// What a room remembers beside the table. The last two are told as held tiles.
enum class Note : u8 {
    none = BASTIDE_NOTE_NONE,
    ransom_paid = BASTIDE_NOTE_RANSOM_PAID,
    idle_turns = BASTIDE_NOTE_IDLE_TURNS,
    last_round = BASTIDE_NOTE_LAST_ROUND,
    sale_asked = BASTIDE_NOTE_SALE_ASKED,
    wild_tiles,  ///< in a seat's hand
    hand,        ///< no word: how many drawn tiles a seat may hold
};
inline constexpr int kNotes = 5;  ///< those that a position tells by number, and none

/// Why not; none means may.
enum class Reason : u16 {
    none = BASTIDE_REASON_NONE,
    game_over = BASTIDE_REASON_GAME_OVER,
    not_your_decision = BASTIDE_REASON_NOT_YOUR_DECISION,
    wrong_step = BASTIDE_REASON_WRONG_STEP,
    tile_not_left = BASTIDE_REASON_TILE_NOT_LEFT,
    wrong_tile = BASTIDE_REASON_WRONG_TILE,
    cell_taken = BASTIDE_REASON_CELL_TAKEN,
    touches_nothing = BASTIDE_REASON_TOUCHES_NOTHING,
    side_mismatch = BASTIDE_REASON_SIDE_MISMATCH,
    must_place = BASTIDE_REASON_MUST_PLACE,
    not_last_tile = BASTIDE_REASON_NOT_LAST_TILE,
    no_such_segment = BASTIDE_REASON_NO_SUCH_SEGMENT,
    no_such_piece = BASTIDE_REASON_NO_SUCH_PIECE,
    supply_empty = BASTIDE_REASON_SUPPLY_EMPTY,
    wrong_segment = BASTIDE_REASON_WRONG_SEGMENT,
    occupied = BASTIDE_REASON_OCCUPIED,
    out_of_reach = BASTIDE_REASON_OUT_OF_REACH,
    not_on_board = BASTIDE_REASON_NOT_ON_BOARD,
    no_tower = BASTIDE_REASON_NO_TOWER,
    tower_closed = BASTIDE_REASON_TOWER_CLOSED,
    out_of_range = BASTIDE_REASON_OUT_OF_RANGE,
    cannot_be_taken = BASTIDE_REASON_CANNOT_BE_TAKEN,
    not_prisoner = BASTIDE_REASON_NOT_PRISONER,
    ransom_paid = BASTIDE_REASON_RANSOM_PAID,
    ransom_too_dear = BASTIDE_REASON_RANSOM_TOO_DEAR,
    no_ransom = BASTIDE_REASON_NO_RANSOM,
    not_own_turn = BASTIDE_REASON_NOT_OWN_TURN,
    no_abbey = BASTIDE_REASON_NO_ABBEY,
    no_hole = BASTIDE_REASON_NO_HOLE,
    abbey_unturned = BASTIDE_REASON_ABBEY_UNTURNED,
    must_place_abbey = BASTIDE_REASON_MUST_PLACE_ABBEY,
    no_junction = BASTIDE_REASON_NO_JUNCTION,
    barn_in_field = BASTIDE_REASON_BARN_IN_FIELD,
    feature_complete = BASTIDE_REASON_FEATURE_COMPLETE,
    wagon_too_far = BASTIDE_REASON_WAGON_TOO_FAR,
    not_this_piece = BASTIDE_REASON_NOT_THIS_PIECE,
    not_a_city_face = BASTIDE_REASON_NOT_A_CITY_FACE,
    face_not_in_tray = BASTIDE_REASON_FACE_NOT_IN_TRAY,
    die_in_the_way = BASTIDE_REASON_DIE_IN_THE_WAY,
    too_far_away = BASTIDE_REASON_TOO_FAR_AWAY,
    colour_mismatch = BASTIDE_REASON_COLOUR_MISMATCH,
    no_knight_in_tray = BASTIDE_REASON_NO_KNIGHT_IN_TRAY,
    no_rolls_left = BASTIDE_REASON_NO_ROLLS_LEFT,
    tray_empty = BASTIDE_REASON_TRAY_EMPTY,
    too_few_knights = BASTIDE_REASON_TOO_FEW_KNIGHTS,
    wrong_dice_count = BASTIDE_REASON_WRONG_DICE_COUNT,
    off_table = BASTIDE_REASON_OFF_TABLE,
    no_such_seat = BASTIDE_REASON_NO_SUCH_SEAT,
    bid_out_of_range = BASTIDE_REASON_BID_OUT_OF_RANGE,
    no_bid = BASTIDE_REASON_NO_BID,
    no_tile_there = BASTIDE_REASON_NO_TILE_THERE,
    feature_scored = BASTIDE_REASON_FEATURE_SCORED,
    no_prisons = BASTIDE_REASON_NO_PRISONS,
    own_prisoner = BASTIDE_REASON_OWN_PRISONER,
    mutual_prisoners = BASTIDE_REASON_MUTUAL_PRISONERS,
    tile_fits_nowhere = BASTIDE_REASON_TILE_FITS_NOWHERE,
    config_ruleset = BASTIDE_REASON_CONFIG_RULESET,
    config_chance = BASTIDE_REASON_CONFIG_CHANCE,
    config_seats = BASTIDE_REASON_CONFIG_SEATS,
    config_first_seat = BASTIDE_REASON_CONFIG_FIRST_SEAT,
    config_choice = BASTIDE_REASON_CONFIG_CHOICE,
    config_value = BASTIDE_REASON_CONFIG_VALUE,
    config_no_start = BASTIDE_REASON_CONFIG_NO_START,
    config_too_large = BASTIDE_REASON_CONFIG_TOO_LARGE,
    config_revision = BASTIDE_REASON_CONFIG_REVISION,
    config_tileset = BASTIDE_REASON_CONFIG_TILESET,
    config_capacity = BASTIDE_REASON_CONFIG_CAPACITY,
    config_option_alone = BASTIDE_REASON_CONFIG_OPTION_ALONE,
    config_contradiction = BASTIDE_REASON_CONFIG_CONTRADICTION,
    config_option_needs = BASTIDE_REASON_CONFIG_OPTION_NEEDS,
    position_entry = BASTIDE_REASON_POSITION_ENTRY,
    position_number = BASTIDE_REASON_POSITION_NUMBER,
    position_twice = BASTIDE_REASON_POSITION_TWICE,
    position_tile = BASTIDE_REASON_POSITION_TILE,
    position_hand = BASTIDE_REASON_POSITION_HAND,
    position_note = BASTIDE_REASON_POSITION_NOTE,
    position_bag = BASTIDE_REASON_POSITION_BAG,
    position_step = BASTIDE_REASON_POSITION_STEP,
    position_decision = BASTIDE_REASON_POSITION_DECISION,
    position_fresh = BASTIDE_REASON_POSITION_FRESH,
};

/// Boxes, the oldest first.
enum class RoomName : u8 {
    none,
    base,
    winter,
    tower,
    abbey_and_mayor,
    variants,
    house_bag,
    house_table,
    house_hole,
    house_roads,
    house_sale,
    house_ahead,
    house_hand,
    house_start,
    trial
};
inline constexpr int kRooms = static_cast<int>(RoomName::trial) + 1;  // the last is for tests

inline constexpr int kMaxSeats = BASTIDE_SEATS_MAX;
inline constexpr u8 kNature = 0xFF;  ///< the seat that answers for chance

}  // namespace bastide
