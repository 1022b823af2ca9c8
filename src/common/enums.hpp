// SPDX-License-Identifier: MIT
// Generated from include/bastide.h by capi/abi/tools/api.py. Do not edit; run ./dev api.
// The vocabularies of the C header as enums. capi/abi/tools/words.py says which vocabulary becomes which enum, and its width; the
// header says what each number means.
// clang-format off
#pragma once

#include "bastide.h"
#include "common/flat.hpp"
#include "common/limits.hpp"

namespace bastide {

enum class Status : i32 {
    ok = BASTIDE_OK,
    argument = BASTIDE_E_ARGUMENT,
    memory = BASTIDE_E_MEMORY,
    illegal = BASTIDE_E_ILLEGAL,
    state = BASTIDE_E_STATE,
    format = BASTIDE_E_FORMAT,
    version = BASTIDE_E_VERSION,
    limit = BASTIDE_E_LIMIT,
    absent = BASTIDE_E_ABSENT,
    internal = BASTIDE_E_INTERNAL,
};

enum class GameKind : u8 {
    none = 0,
    tiles = BASTIDE_GAME_TILES,
    dice = BASTIDE_GAME_DICE,
};

enum class Chance : u8 {
    none = 0,
    seeded = BASTIDE_CHANCE_SEEDED,
    host = BASTIDE_CHANCE_HOST,
};

enum class Origin : u8 {
    none = 0,
    seat = BASTIDE_ORIGIN_SEAT,
    clock = BASTIDE_ORIGIN_CLOCK,
    stand_in = BASTIDE_ORIGIN_STAND_IN,
};

enum class SeatState : u8 {
    none = 0,
    playing = BASTIDE_SEAT_STATE_PLAYING,
    resigned = BASTIDE_SEAT_STATE_RESIGNED,
};

enum class ActionKind : u8 {
    none = 0,
    draw = BASTIDE_ACTION_DRAW,
    place = BASTIDE_ACTION_PLACE,
    deploy = BASTIDE_ACTION_DEPLOY,
    pass = BASTIDE_ACTION_PASS,
    take = BASTIDE_ACTION_TAKE,
    pay = BASTIDE_ACTION_PAY,
    choose_piece = BASTIDE_ACTION_CHOOSE_PIECE,
    move = BASTIDE_ACTION_MOVE,
    dice_collect = BASTIDE_ACTION_DICE_COLLECT,
    roll = BASTIDE_ACTION_ROLL,
    dice_stop = BASTIDE_ACTION_DICE_STOP,
    dice_keep = BASTIDE_ACTION_DICE_KEEP,
    fall = BASTIDE_ACTION_FALL,
    name = BASTIDE_ACTION_NAME,
    discard = BASTIDE_ACTION_DISCARD,
    bid = BASTIDE_ACTION_BID,
    sell = BASTIDE_ACTION_SELL,
    draw_unseen = BASTIDE_ACTION_DRAW_UNSEEN,
    reveal = BASTIDE_ACTION_REVEAL,
    finish = BASTIDE_ACTION_FINISH,
    resign = BASTIDE_ACTION_RESIGN,
    choose_place = BASTIDE_ACTION_CHOOSE_PLACE,
    choose = BASTIDE_ACTION_CHOOSE,
    span = BASTIDE_ACTION_SPAN,
    place_spanned = BASTIDE_ACTION_PLACE_SPANNED,
    draw_token = BASTIDE_ACTION_DRAW_TOKEN,
};

enum class StepKind : u16 {
    none = 0,
    draw = BASTIDE_STEP_DRAW,
    place = BASTIDE_STEP_PLACE,
    act = BASTIDE_STEP_ACT,
    final = BASTIDE_STEP_FINAL,
    tower_ransom_at_begin = BASTIDE_STEP_TOWER_RANSOM_AT_BEGIN,
    tower_ransom_at_end = BASTIDE_STEP_TOWER_RANSOM_AT_END,
    tower_capture = BASTIDE_STEP_TOWER_CAPTURE,
    tower_exchange = BASTIDE_STEP_TOWER_EXCHANGE,
    abbey_place = BASTIDE_STEP_ABBEY_PLACE,
    wagon_move = BASTIDE_STEP_WAGON_MOVE,
    double_turn_second_part = BASTIDE_STEP_DOUBLE_TURN_SECOND_PART,
    siege_escape = BASTIDE_STEP_SIEGE_ESCAPE,
    phantom = BASTIDE_STEP_PHANTOM,
    dragon_walk = BASTIDE_STEP_DRAGON_WALK,
    princess_take = BASTIDE_STEP_PRINCESS_TAKE,
    flock_grow_or_guide = BASTIDE_STEP_FLOCK_GROW_OR_GUIDE,
    shepherd_draw = BASTIDE_STEP_SHEPHERD_DRAW,
    castle_build = BASTIDE_STEP_CASTLE_BUILD,
    castle_points = BASTIDE_STEP_CASTLE_POINTS,
    bazaar_choose = BASTIDE_STEP_BAZAAR_CHOOSE,
    bazaar_bid = BASTIDE_STEP_BAZAAR_BID,
    bazaar_sell = BASTIDE_STEP_BAZAAR_SELL,
    count_city_leave = BASTIDE_STEP_COUNT_CITY_LEAVE,
    count_city_deploy = BASTIDE_STEP_COUNT_CITY_DEPLOY,
    count_move = BASTIDE_STEP_COUNT_MOVE,
    count_final_leave = BASTIDE_STEP_COUNT_FINAL_LEAVE,
    big_top_draw = BASTIDE_STEP_BIG_TOP_DRAW,
    gold_place = BASTIDE_STEP_GOLD_PLACE,
    magic_place = BASTIDE_STEP_MAGIC_PLACE,
    magic_part = BASTIDE_STEP_MAGIC_PART,
    crop_choose = BASTIDE_STEP_CROP_CHOOSE,
    crop_add = BASTIDE_STEP_CROP_ADD,
    crop_remove = BASTIDE_STEP_CROP_REMOVE,
    start_toss = BASTIDE_STEP_START_TOSS,
    start_name = BASTIDE_STEP_START_NAME,
    hand_discard = BASTIDE_STEP_HAND_DISCARD,
    sale_bid = BASTIDE_STEP_SALE_BID,
    sale_sell = BASTIDE_STEP_SALE_SELL,
    hand_reveal = BASTIDE_STEP_HAND_REVEAL,
    dice_turn = BASTIDE_STEP_DICE_TURN,
    dice_fall = BASTIDE_STEP_DICE_FALL,
};

enum class SegmentKind : u8 {
    none = 0,
    city = BASTIDE_SEGMENT_CITY,
    road = BASTIDE_SEGMENT_ROAD,
    field = BASTIDE_SEGMENT_FIELD,
    monastery = BASTIDE_SEGMENT_MONASTERY,
    foundation = BASTIDE_SEGMENT_FOUNDATION,
    garden = BASTIDE_SEGMENT_GARDEN,
    river = BASTIDE_SEGMENT_RIVER,
    castle = BASTIDE_SEGMENT_CASTLE,
};

enum class Mark : u8 {
    none = 0,
    pennant = BASTIDE_MARK_PENNANT,
    inn = BASTIDE_MARK_INN,
    cathedral = BASTIDE_MARK_CATHEDRAL,
    wine = BASTIDE_MARK_WINE,
    grain = BASTIDE_MARK_GRAIN,
    cloth = BASTIDE_MARK_CLOTH,
    spring = BASTIDE_MARK_SPRING,
    lake = BASTIDE_MARK_LAKE,
    pig_herd = BASTIDE_MARK_PIG_HERD,
    volcano = BASTIDE_MARK_VOLCANO,
    festival = BASTIDE_MARK_FESTIVAL,
    siege = BASTIDE_MARK_SIEGE,
    shrine = BASTIDE_MARK_SHRINE,
    darmstadtium = BASTIDE_MARK_DARMSTADTIUM,
    church = BASTIDE_MARK_CHURCH,
    dragon = BASTIDE_MARK_DRAGON,
    portal = BASTIDE_MARK_PORTAL,
    princess = BASTIDE_MARK_PRINCESS,
    hill = BASTIDE_MARK_HILL,
    vineyard = BASTIDE_MARK_VINEYARD,
    bazaar = BASTIDE_MARK_BAZAAR,
    castle_unfit = BASTIDE_MARK_CASTLE_UNFIT,
    castle_quarter = BASTIDE_MARK_CASTLE_QUARTER,
    market_quarter = BASTIDE_MARK_MARKET_QUARTER,
    blacksmith_quarter = BASTIDE_MARK_BLACKSMITH_QUARTER,
    cathedral_quarter = BASTIDE_MARK_CATHEDRAL_QUARTER,
    circus = BASTIDE_MARK_CIRCUS,
    acrobats = BASTIDE_MARK_ACROBATS,
    goldmine = BASTIDE_MARK_GOLDMINE,
    magic = BASTIDE_MARK_MAGIC,
    crop_shield = BASTIDE_MARK_CROP_SHIELD,
    crop_club = BASTIDE_MARK_CROP_CLUB,
    crop_pitchfork = BASTIDE_MARK_CROP_PITCHFORK,
    watchtower_meeples = BASTIDE_MARK_WATCHTOWER_MEEPLES,
    watchtower_pennants = BASTIDE_MARK_WATCHTOWER_PENNANTS,
    watchtower_roads = BASTIDE_MARK_WATCHTOWER_ROADS,
    watchtower_monasteries = BASTIDE_MARK_WATCHTOWER_MONASTERIES,
    watchtower_cities = BASTIDE_MARK_WATCHTOWER_CITIES,
    wind_rose_orange = BASTIDE_MARK_WIND_ROSE_ORANGE,
    wind_rose_blue = BASTIDE_MARK_WIND_ROSE_BLUE,
    wind_rose_ne = BASTIDE_MARK_WIND_ROSE_NE,
    wind_rose_se = BASTIDE_MARK_WIND_ROSE_SE,
    wind_rose_sw = BASTIDE_MARK_WIND_ROSE_SW,
    wind_rose_nw = BASTIDE_MARK_WIND_ROSE_NW,
    labyrinth = BASTIDE_MARK_LABYRINTH,
};

enum class RoadEnd : u8 {
    none = 0,
    village = BASTIDE_ROAD_END_VILLAGE,
    gate = BASTIDE_ROAD_END_GATE,
    monastery = BASTIDE_ROAD_END_MONASTERY,
    foundation = BASTIDE_ROAD_END_FOUNDATION,
    spring = BASTIDE_ROAD_END_SPRING,
    open = BASTIDE_ROAD_END_OPEN,
};

enum class PieceKind : u8 {
    none = 0,
    follower = BASTIDE_PIECE_FOLLOWER,
    tower_piece = BASTIDE_PIECE_TOWER_PIECE,
    mayor = BASTIDE_PIECE_MAYOR,
    wagon = BASTIDE_PIECE_WAGON,
    barn = BASTIDE_PIECE_BARN,
    large_follower = BASTIDE_PIECE_LARGE_FOLLOWER,
    builder = BASTIDE_PIECE_BUILDER,
    pig = BASTIDE_PIECE_PIG,
    wine = BASTIDE_PIECE_WINE,
    grain = BASTIDE_PIECE_GRAIN,
    cloth = BASTIDE_PIECE_CLOTH,
    abbot = BASTIDE_PIECE_ABBOT,
    king = BASTIDE_PIECE_KING,
    robber = BASTIDE_PIECE_ROBBER,
    phantom = BASTIDE_PIECE_PHANTOM,
    dragon = BASTIDE_PIECE_DRAGON,
    fairy = BASTIDE_PIECE_FAIRY,
    shepherd = BASTIDE_PIECE_SHEPHERD,
    sheep_1 = BASTIDE_PIECE_SHEEP_1,
    sheep_2 = BASTIDE_PIECE_SHEEP_2,
    sheep_3 = BASTIDE_PIECE_SHEEP_3,
    sheep_4 = BASTIDE_PIECE_SHEEP_4,
    wolf = BASTIDE_PIECE_WOLF,
    bridge = BASTIDE_PIECE_BRIDGE,
    castle = BASTIDE_PIECE_CASTLE,
    count = BASTIDE_PIECE_COUNT,
    ringmaster = BASTIDE_PIECE_RINGMASTER,
    big_top = BASTIDE_PIECE_BIG_TOP,
    flea = BASTIDE_PIECE_FLEA,
    monkey = BASTIDE_PIECE_MONKEY,
    seal = BASTIDE_PIECE_SEAL,
    bear = BASTIDE_PIECE_BEAR,
    tiger = BASTIDE_PIECE_TIGER,
    elephant = BASTIDE_PIECE_ELEPHANT,
    gold_bar = BASTIDE_PIECE_GOLD_BAR,
    mage = BASTIDE_PIECE_MAGE,
    witch = BASTIDE_PIECE_WITCH,
    little_tower = BASTIDE_PIECE_LITTLE_TOWER,
    little_house = BASTIDE_PIECE_LITTLE_HOUSE,
    little_shed = BASTIDE_PIECE_LITTLE_SHED,
};

enum class Spot : u8 {
    none = 0,
    supply = BASTIDE_SPOT_SUPPLY,
    segment = BASTIDE_SPOT_SEGMENT,
    prison = BASTIDE_SPOT_PRISON,
    moving = BASTIDE_SPOT_MOVING,
    corner = BASTIDE_SPOT_CORNER,
    tray = BASTIDE_SPOT_TRAY,
    built = BASTIDE_SPOT_BUILT,
    aside = BASTIDE_SPOT_ASIDE,
    passed = BASTIDE_SPOT_PASSED,
    kept = BASTIDE_SPOT_KEPT,
    tile = BASTIDE_SPOT_TILE,
    space = BASTIDE_SPOT_SPACE,
    beside = BASTIDE_SPOT_BESIDE,
    held = BASTIDE_SPOT_HELD,
};

enum class Set : u8 {
    none = 0,
    base = BASTIDE_SET_BASE,
    winter = BASTIDE_SET_WINTER,
    tower = BASTIDE_SET_TOWER,
    abbey_mayor = BASTIDE_SET_ABBEY_MAYOR,
    inns_cathedrals = BASTIDE_SET_INNS_CATHEDRALS,
    traders_builders = BASTIDE_SET_TRADERS_BUILDERS,
    abbot = BASTIDE_SET_ABBOT,
    river = BASTIDE_SET_RIVER,
    river_2 = BASTIDE_SET_RIVER_2,
    gq11 = BASTIDE_SET_GQ11,
    king_robber = BASTIDE_SET_KING_ROBBER,
    festival = BASTIDE_SET_FESTIVAL,
    siege = BASTIDE_SET_SIEGE,
    cult = BASTIDE_SET_CULT,
    phantom = BASTIDE_SET_PHANTOM,
    darmstadt = BASTIDE_SET_DARMSTADT,
    princess_dragon = BASTIDE_SET_PRINCESS_DRAGON,
    hills_sheep = BASTIDE_SET_HILLS_SHEEP,
    bridges_castles_bazaars = BASTIDE_SET_BRIDGES_CASTLES_BAZAARS,
    count_city = BASTIDE_SET_COUNT_CITY,
    big_top = BASTIDE_SET_BIG_TOP,
    goldmines = BASTIDE_SET_GOLDMINES,
    mage_witch = BASTIDE_SET_MAGE_WITCH,
    crop_circles = BASTIDE_SET_CROP_CIRCLES,
    crop_circles_2 = BASTIDE_SET_CROP_CIRCLES_2,
    watchtowers = BASTIDE_SET_WATCHTOWERS,
    little_buildings = BASTIDE_SET_LITTLE_BUILDINGS,
    wind_roses = BASTIDE_SET_WIND_ROSES,
    labyrinth = BASTIDE_SET_LABYRINTH,
};

enum class Option : u16 {
    none = 0,
    play_without_farmers = BASTIDE_OPTION_PLAY_WITHOUT_FARMERS,
    small_city_two_points = BASTIDE_OPTION_SMALL_CITY_TWO_POINTS,
    any_seat_count = BASTIDE_OPTION_ANY_SEAT_COUNT,
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
    wagon_enters_castles = BASTIDE_OPTION_WAGON_ENTERS_CASTLES,
    inns_unfinished_score = BASTIDE_OPTION_INNS_UNFINISHED_SCORE,
    large_follower_weight = BASTIDE_OPTION_LARGE_FOLLOWER_WEIGHT,
    double_turn_optional = BASTIDE_OPTION_DOUBLE_TURN_OPTIONAL,
    builder_completing_counts = BASTIDE_OPTION_BUILDER_COMPLETING_COUNTS,
    pig_points = BASTIDE_OPTION_PIG_POINTS,
    abbot_no_gardens = BASTIDE_OPTION_ABBOT_NO_GARDENS,
    abbot_no_early_return = BASTIDE_OPTION_ABBOT_NO_EARLY_RETURN,
    river_start_tile = BASTIDE_OPTION_RIVER_START_TILE,
    river_lookahead = BASTIDE_OPTION_RIVER_LOOKAHEAD,
    river_u_turns = BASTIDE_OPTION_RIVER_U_TURNS,
    river_spring = BASTIDE_OPTION_RIVER_SPRING,
    lake_is_ordinary = BASTIDE_OPTION_LAKE_IS_ORDINARY,
    river_ties_always = BASTIDE_OPTION_RIVER_TIES_ALWAYS,
    abbey_keeps_river_open = BASTIDE_OPTION_ABBEY_KEEPS_RIVER_OPEN,
    king_robber_scoring = BASTIDE_OPTION_KING_ROBBER_SCORING,
    festival_meeples_only = BASTIDE_OPTION_FESTIVAL_MEEPLES_ONLY,
    siege_escape = BASTIDE_OPTION_SIEGE_ESCAPE,
    siege_tiles = BASTIDE_OPTION_SIEGE_TILES,
    cult_five_tiles = BASTIDE_OPTION_CULT_FIVE_TILES,
    remove_two_monasteries = BASTIDE_OPTION_REMOVE_TWO_MONASTERIES,
    church_counts_strength = BASTIDE_OPTION_CHURCH_COUNTS_STRENGTH,
    dragon_moves_after_scoring = BASTIDE_OPTION_DRAGON_MOVES_AFTER_SCORING,
    fairy_on_tile = BASTIDE_OPTION_FAIRY_ON_TILE,
    princess_must_take = BASTIDE_OPTION_PRINCESS_MUST_TAKE,
    volcano_barn = BASTIDE_OPTION_VOLCANO_BARN,
    princess_dragon_second_edition = BASTIDE_OPTION_PRINCESS_DRAGON_SECOND_EDITION,
    without_dragon = BASTIDE_OPTION_WITHOUT_DRAGON,
    without_fairy = BASTIDE_OPTION_WITHOUT_FAIRY,
    without_princess = BASTIDE_OPTION_WITHOUT_PRINCESS,
    without_portal = BASTIDE_OPTION_WITHOUT_PORTAL,
    hill_tiebreak = BASTIDE_OPTION_HILL_TIEBREAK,
    vineyards_for_gardens = BASTIDE_OPTION_VINEYARDS_FOR_GARDENS,
    hills_sheep_second_edition = BASTIDE_OPTION_HILLS_SHEEP_SECOND_EDITION,
    without_shepherds = BASTIDE_OPTION_WITHOUT_SHEPHERDS,
    without_hills = BASTIDE_OPTION_WITHOUT_HILLS,
    without_vineyards = BASTIDE_OPTION_WITHOUT_VINEYARDS,
    bazaar_no_auction = BASTIDE_OPTION_BAZAAR_NO_AUCTION,
    bazaar_bid_limit = BASTIDE_OPTION_BAZAAR_BID_LIMIT,
    bazaar_double_turn = BASTIDE_OPTION_BAZAAR_DOUBLE_TURN,
    bridge_only_on_placed_tile = BASTIDE_OPTION_BRIDGE_ONLY_ON_PLACED_TILE,
    castle_points_chosen = BASTIDE_OPTION_CASTLE_POINTS_CHOSEN,
    bridges_castles_bazaars_second_edition = BASTIDE_OPTION_BRIDGES_CASTLES_BAZAARS_SECOND_EDITION,
    without_bridges = BASTIDE_OPTION_WITHOUT_BRIDGES,
    without_castles = BASTIDE_OPTION_WITHOUT_CASTLES,
    without_bazaars = BASTIDE_OPTION_WITHOUT_BAZAARS,
    count_move = BASTIDE_OPTION_COUNT_MOVE,
    count_final = BASTIDE_OPTION_COUNT_FINAL,
    count_start_tile_in_bag = BASTIDE_OPTION_COUNT_START_TILE_IN_BAG,
    count_each_part = BASTIDE_OPTION_COUNT_EACH_PART,
    count_bonus_lines_left_out = BASTIDE_OPTION_COUNT_BONUS_LINES_LEFT_OUT,
    city_board_only = BASTIDE_OPTION_CITY_BOARD_ONLY,
    without_big_top = BASTIDE_OPTION_WITHOUT_BIG_TOP,
    without_acrobats = BASTIDE_OPTION_WITHOUT_ACROBATS,
    without_ringmaster = BASTIDE_OPTION_WITHOUT_RINGMASTER,
    big_top_not_at_end = BASTIDE_OPTION_BIG_TOP_NOT_AT_END,
    dragon_eats_magic = BASTIDE_OPTION_DRAGON_EATS_MAGIC,
    crop_must_place = BASTIDE_OPTION_CROP_MUST_PLACE,
    little_buildings_values = BASTIDE_OPTION_LITTLE_BUILDINGS_VALUES,
    labyrinth_advanced = BASTIDE_OPTION_LABYRINTH_ADVANCED,
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
    dice_target_score = BASTIDE_OPTION_DICE_TARGET_SCORE,
    dice_finish_round = BASTIDE_OPTION_DICE_FINISH_ROUND,
};

enum class Preset : u16 {
    none = 0,
    base = BASTIDE_PRESET_BASE,
    old_small_cities = BASTIDE_PRESET_OLD_SMALL_CITIES,
    winter = BASTIDE_PRESET_WINTER,
    first_game = BASTIDE_PRESET_FIRST_GAME,
    tower = BASTIDE_PRESET_TOWER,
    abbey_mayor = BASTIDE_PRESET_ABBEY_MAYOR,
    abbey_mayor_tower = BASTIDE_PRESET_ABBEY_MAYOR_TOWER,
    inns_cathedrals = BASTIDE_PRESET_INNS_CATHEDRALS,
    traders_builders = BASTIDE_PRESET_TRADERS_BUILDERS,
    traders_builders_inns = BASTIDE_PRESET_TRADERS_BUILDERS_INNS,
    abbot = BASTIDE_PRESET_ABBOT,
    river = BASTIDE_PRESET_RIVER,
    river_2 = BASTIDE_PRESET_RIVER_2,
    river_both = BASTIDE_PRESET_RIVER_BOTH,
    river_abbot = BASTIDE_PRESET_RIVER_ABBOT,
    big_box = BASTIDE_PRESET_BIG_BOX,
    king_robber = BASTIDE_PRESET_KING_ROBBER,
    festival = BASTIDE_PRESET_FESTIVAL,
    siege = BASTIDE_PRESET_SIEGE,
    cathars = BASTIDE_PRESET_CATHARS,
    besiegers = BASTIDE_PRESET_BESIEGERS,
    cult = BASTIDE_PRESET_CULT,
    cult_siege_creativity = BASTIDE_PRESET_CULT_SIEGE_CREATIVITY,
    phantom = BASTIDE_PRESET_PHANTOM,
    darmstadt = BASTIDE_PRESET_DARMSTADT,
    princess_dragon = BASTIDE_PRESET_PRINCESS_DRAGON,
    princess_dragon_rgg = BASTIDE_PRESET_PRINCESS_DRAGON_RGG,
    princess_dragon_2 = BASTIDE_PRESET_PRINCESS_DRAGON_2,
    princess_dragon_traders_inns = BASTIDE_PRESET_PRINCESS_DRAGON_TRADERS_INNS,
    hills_sheep = BASTIDE_PRESET_HILLS_SHEEP,
    hills_sheep_abbot = BASTIDE_PRESET_HILLS_SHEEP_ABBOT,
    bridges_castles_bazaars = BASTIDE_PRESET_BRIDGES_CASTLES_BAZAARS,
    bridges_castles_bazaars_2 = BASTIDE_PRESET_BRIDGES_CASTLES_BAZAARS_2,
    count_city = BASTIDE_PRESET_COUNT_CITY,
    count_city_king_robber = BASTIDE_PRESET_COUNT_CITY_KING_ROBBER,
    big_top = BASTIDE_PRESET_BIG_TOP,
    big_top_abbot = BASTIDE_PRESET_BIG_TOP_ABBOT,
    goldmines = BASTIDE_PRESET_GOLDMINES,
    mage_witch = BASTIDE_PRESET_MAGE_WITCH,
    crop_circles = BASTIDE_PRESET_CROP_CIRCLES,
    crop_circles_2 = BASTIDE_PRESET_CROP_CIRCLES_2,
    watchtowers = BASTIDE_PRESET_WATCHTOWERS,
    little_buildings = BASTIDE_PRESET_LITTLE_BUILDINGS,
    little_buildings_values = BASTIDE_PRESET_LITTLE_BUILDINGS_VALUES,
    wind_roses = BASTIDE_PRESET_WIND_ROSES,
    labyrinth = BASTIDE_PRESET_LABYRINTH,
    labyrinth_advanced = BASTIDE_PRESET_LABYRINTH_ADVANCED,
};

enum class ThingKind : u16 {
    none = 0,
    hand = BASTIDE_THING_HAND,
    tower = BASTIDE_THING_TOWER,
    abbey_hole = BASTIDE_THING_ABBEY_HOLE,
    barn = BASTIDE_THING_BARN,
    goods = BASTIDE_THING_GOODS,
    king = BASTIDE_THING_KING,
    robber = BASTIDE_THING_ROBBER,
    siege = BASTIDE_THING_SIEGE,
    cult_challenge = BASTIDE_THING_CULT_CHALLENGE,
    flock = BASTIDE_THING_FLOCK,
    sheep_bag = BASTIDE_THING_SHEEP_BAG,
    hill_covered = BASTIDE_THING_HILL_COVERED,
    castle = BASTIDE_THING_CASTLE,
    bazaar_bid = BASTIDE_THING_BAZAAR_BID,
    count_city_quarter = BASTIDE_THING_COUNT_CITY_QUARTER,
    big_top_tokens = BASTIDE_THING_BIG_TOP_TOKENS,
    acrobats = BASTIDE_THING_ACROBATS,
    gold_bars = BASTIDE_THING_GOLD_BARS,
    sale_bid = BASTIDE_THING_SALE_BID,
};

enum class EventKind : u8 {
    none = 0,
    turn_began = BASTIDE_EVENT_TURN_BEGAN,
    turn_ended = BASTIDE_EVENT_TURN_ENDED,
    drew = BASTIDE_EVENT_DREW,
    tile_left = BASTIDE_EVENT_TILE_LEFT,
    placed = BASTIDE_EVENT_PLACED,
    moved = BASTIDE_EVENT_MOVED,
    completed = BASTIDE_EVENT_COMPLETED,
    scoring = BASTIDE_EVENT_SCORING,
    scored = BASTIDE_EVENT_SCORED,
    passed = BASTIDE_EVENT_PASSED,
    final = BASTIDE_EVENT_FINAL,
    ended = BASTIDE_EVENT_ENDED,
    undone = BASTIDE_EVENT_UNDONE,
    resigned = BASTIDE_EVENT_RESIGNED,
    stood_in = BASTIDE_EVENT_STOOD_IN,
    named = BASTIDE_EVENT_NAMED,
    bid = BASTIDE_EVENT_BID,
    sold = BASTIDE_EVENT_SOLD,
    revealed = BASTIDE_EVENT_REVEALED,
    rolled = BASTIDE_EVENT_ROLLED,
    chose = BASTIDE_EVENT_CHOSE,
    part_began = BASTIDE_EVENT_PART_BEGAN,
};

enum class Cause : u16 {
    none = 0,
    deployed = BASTIDE_CAUSE_DEPLOYED,
    completed = BASTIDE_CAUSE_COMPLETED,
    final = BASTIDE_CAUSE_FINAL,
    fits_nowhere = BASTIDE_CAUSE_FITS_NOWHERE,
    clock = BASTIDE_CAUSE_CLOCK,
    stand_in = BASTIDE_CAUSE_STAND_IN,
    resigned = BASTIDE_CAUSE_RESIGNED,
    tower_captured = BASTIDE_CAUSE_TOWER_CAPTURED,
    tower_taken_home = BASTIDE_CAUSE_TOWER_TAKEN_HOME,
    tower_exchanged = BASTIDE_CAUSE_TOWER_EXCHANGED,
    tower_ransomed = BASTIDE_CAUSE_TOWER_RANSOMED,
    wagon_set_out = BASTIDE_CAUSE_WAGON_SET_OUT,
    wagon_moved = BASTIDE_CAUSE_WAGON_MOVED,
    wagon_stayed = BASTIDE_CAUSE_WAGON_STAYED,
    barn_placed = BASTIDE_CAUSE_BARN_PLACED,
    barn_joined = BASTIDE_CAUSE_BARN_JOINED,
    goods_won = BASTIDE_CAUSE_GOODS_WON,
    builder_without_company = BASTIDE_CAUSE_BUILDER_WITHOUT_COMPANY,
    abbot_called_back = BASTIDE_CAUSE_ABBOT_CALLED_BACK,
    lake_placed = BASTIDE_CAUSE_LAKE_PLACED,
    river_set_aside = BASTIDE_CAUSE_RIVER_SET_ASIDE,
    king_won = BASTIDE_CAUSE_KING_WON,
    robber_won = BASTIDE_CAUSE_ROBBER_WON,
    festival_returned = BASTIDE_CAUSE_FESTIVAL_RETURNED,
    siege_escaped = BASTIDE_CAUSE_SIEGE_ESCAPED,
    cult_challenge_lost = BASTIDE_CAUSE_CULT_CHALLENGE_LOST,
    volcano_woke = BASTIDE_CAUSE_VOLCANO_WOKE,
    dragon_walked = BASTIDE_CAUSE_DRAGON_WALKED,
    dragon_ate = BASTIDE_CAUSE_DRAGON_ATE,
    fairy_sent = BASTIDE_CAUSE_FAIRY_SENT,
    princess_removed = BASTIDE_CAUSE_PRINCESS_REMOVED,
    fairy_stayed = BASTIDE_CAUSE_FAIRY_STAYED,
    hill_covered = BASTIDE_CAUSE_HILL_COVERED,
    shepherd_drew = BASTIDE_CAUSE_SHEPHERD_DREW,
    wolf_came = BASTIDE_CAUSE_WOLF_CAME,
    flock_guided = BASTIDE_CAUSE_FLOCK_GUIDED,
    flock_closed = BASTIDE_CAUSE_FLOCK_CLOSED,
    flock_scattered = BASTIDE_CAUSE_FLOCK_SCATTERED,
    bridge_built = BASTIDE_CAUSE_BRIDGE_BUILT,
    bridge_declined = BASTIDE_CAUSE_BRIDGE_DECLINED,
    castle_built = BASTIDE_CAUSE_CASTLE_BUILT,
    castle_scored = BASTIDE_CAUSE_CASTLE_SCORED,
    bazaar_aside = BASTIDE_CAUSE_BAZAAR_ASIDE,
    count_city_entered = BASTIDE_CAUSE_COUNT_CITY_ENTERED,
    count_city_left = BASTIDE_CAUSE_COUNT_CITY_LEFT,
    count_moved = BASTIDE_CAUSE_COUNT_MOVED,
    big_top_moved = BASTIDE_CAUSE_BIG_TOP_MOVED,
    big_top_revealed = BASTIDE_CAUSE_BIG_TOP_REVEALED,
    acrobats_scored = BASTIDE_CAUSE_ACROBATS_SCORED,
    gold_found = BASTIDE_CAUSE_GOLD_FOUND,
    gold_taken = BASTIDE_CAUSE_GOLD_TAKEN,
    magic_placed = BASTIDE_CAUSE_MAGIC_PLACED,
    magic_ended = BASTIDE_CAUSE_MAGIC_ENDED,
    crop_added = BASTIDE_CAUSE_CROP_ADDED,
    crop_removed = BASTIDE_CAUSE_CROP_REMOVED,
    bag_set_aside = BASTIDE_CAUSE_BAG_SET_ASIDE,
    hand_discarded = BASTIDE_CAUSE_HAND_DISCARDED,
    hole_filled = BASTIDE_CAUSE_HOLE_FILLED,
    sale_resumed = BASTIDE_CAUSE_SALE_RESUMED,
    dice_collected = BASTIDE_CAUSE_DICE_COLLECTED,
    dice_passed = BASTIDE_CAUSE_DICE_PASSED,
    dice_kept = BASTIDE_CAUSE_DICE_KEPT,
    dice_doubled = BASTIDE_CAUSE_DICE_DOUBLED,
};

enum class Reward : u16 {
    none = 0,
    road = BASTIDE_REWARD_ROAD,
    city = BASTIDE_REWARD_CITY,
    city_pennants = BASTIDE_REWARD_CITY_PENNANTS,
    monastery = BASTIDE_REWARD_MONASTERY,
    final_road = BASTIDE_REWARD_FINAL_ROAD,
    final_city = BASTIDE_REWARD_FINAL_CITY,
    final_city_pennants = BASTIDE_REWARD_FINAL_CITY_PENNANTS,
    final_monastery = BASTIDE_REWARD_FINAL_MONASTERY,
    final_field = BASTIDE_REWARD_FINAL_FIELD,
    tower_ransom_paid = BASTIDE_REWARD_TOWER_RANSOM_PAID,
    tower_ransom_received = BASTIDE_REWARD_TOWER_RANSOM_RECEIVED,
    barn_placed = BASTIDE_REWARD_BARN_PLACED,
    barn_joined = BASTIDE_REWARD_BARN_JOINED,
    barn_final = BASTIDE_REWARD_BARN_FINAL,
    inn_road = BASTIDE_REWARD_INN_ROAD,
    inn_road_unfinished = BASTIDE_REWARD_INN_ROAD_UNFINISHED,
    cathedral_city = BASTIDE_REWARD_CATHEDRAL_CITY,
    cathedral_pennants = BASTIDE_REWARD_CATHEDRAL_PENNANTS,
    cathedral_city_unfinished = BASTIDE_REWARD_CATHEDRAL_CITY_UNFINISHED,
    goods_wine = BASTIDE_REWARD_GOODS_WINE,
    goods_grain = BASTIDE_REWARD_GOODS_GRAIN,
    goods_cloth = BASTIDE_REWARD_GOODS_CLOTH,
    pig_cities = BASTIDE_REWARD_PIG_CITIES,
    abbot_called_back = BASTIDE_REWARD_ABBOT_CALLED_BACK,
    abbot_garden = BASTIDE_REWARD_ABBOT_GARDEN,
    abbot_garden_unfinished = BASTIDE_REWARD_ABBOT_GARDEN_UNFINISHED,
    pig_herd_cities = BASTIDE_REWARD_PIG_HERD_CITIES,
    king_cities = BASTIDE_REWARD_KING_CITIES,
    robber_roads = BASTIDE_REWARD_ROBBER_ROADS,
    king_held = BASTIDE_REWARD_KING_HELD,
    robber_held = BASTIDE_REWARD_ROBBER_HELD,
    king_city_completed = BASTIDE_REWARD_KING_CITY_COMPLETED,
    robber_road_completed = BASTIDE_REWARD_ROBBER_ROAD_COMPLETED,
    besieged_city = BASTIDE_REWARD_BESIEGED_CITY,
    besieged_city_pennants = BASTIDE_REWARD_BESIEGED_CITY_PENNANTS,
    besieged_city_unfinished = BASTIDE_REWARD_BESIEGED_CITY_UNFINISHED,
    besieged_cities_of_field = BASTIDE_REWARD_BESIEGED_CITIES_OF_FIELD,
    darmstadt_city = BASTIDE_REWARD_DARMSTADT_CITY,
    church_followers = BASTIDE_REWARD_CHURCH_FOLLOWERS,
    fairy_turn = BASTIDE_REWARD_FAIRY_TURN,
    fairy_scored = BASTIDE_REWARD_FAIRY_SCORED,
    flock_sheep = BASTIDE_REWARD_FLOCK_SHEEP,
    vineyards_of_building = BASTIDE_REWARD_VINEYARDS_OF_BUILDING,
    castle = BASTIDE_REWARD_CASTLE,
    castles_of_field = BASTIDE_REWARD_CASTLES_OF_FIELD,
    bazaar_paid = BASTIDE_REWARD_BAZAAR_PAID,
    bazaar_sold = BASTIDE_REWARD_BAZAAR_SOLD,
    big_top = BASTIDE_REWARD_BIG_TOP,
    big_top_at_end = BASTIDE_REWARD_BIG_TOP_AT_END,
    acrobats = BASTIDE_REWARD_ACROBATS,
    acrobats_at_end = BASTIDE_REWARD_ACROBATS_AT_END,
    ringmaster = BASTIDE_REWARD_RINGMASTER,
    gold_bars = BASTIDE_REWARD_GOLD_BARS,
    mage_tiles = BASTIDE_REWARD_MAGE_TILES,
    witch_half = BASTIDE_REWARD_WITCH_HALF,
    watchtower_meeples = BASTIDE_REWARD_WATCHTOWER_MEEPLES,
    watchtower_pennants = BASTIDE_REWARD_WATCHTOWER_PENNANTS,
    watchtower_roads = BASTIDE_REWARD_WATCHTOWER_ROADS,
    watchtower_monasteries = BASTIDE_REWARD_WATCHTOWER_MONASTERIES,
    watchtower_cities = BASTIDE_REWARD_WATCHTOWER_CITIES,
    little_buildings = BASTIDE_REWARD_LITTLE_BUILDINGS,
    wind_rose = BASTIDE_REWARD_WIND_ROSE,
    labyrinth_followers = BASTIDE_REWARD_LABYRINTH_FOLLOWERS,
    sale_bought = BASTIDE_REWARD_SALE_BOUGHT,
    sale_sold = BASTIDE_REWARD_SALE_SOLD,
    dice_city = BASTIDE_REWARD_DICE_CITY,
};

enum class PutKind : u8 {
    none = 0,
    tile = BASTIDE_PUT_TILE,
    piece = BASTIDE_PUT_PIECE,
    prisoner = BASTIDE_PUT_PRISONER,
    score = BASTIDE_PUT_SCORE,
    held = BASTIDE_PUT_HELD,
    out = BASTIDE_PUT_OUT,
    bag = BASTIDE_PUT_BAG,
    note = BASTIDE_PUT_NOTE,
};

enum class Note : u16 {
    none = 0,
    resigned = BASTIDE_NOTE_RESIGNED,
    tower_ransom_paid = BASTIDE_NOTE_TOWER_RANSOM_PAID,
    abbey_last_round = BASTIDE_NOTE_ABBEY_LAST_ROUND,
    double_turn_second_part = BASTIDE_NOTE_DOUBLE_TURN_SECOND_PART,
    king_size = BASTIDE_NOTE_KING_SIZE,
    robber_length = BASTIDE_NOTE_ROBBER_LENGTH,
    hill_covered = BASTIDE_NOTE_HILL_COVERED,
    bridge_used = BASTIDE_NOTE_BRIDGE_USED,
    bazaar_round = BASTIDE_NOTE_BAZAAR_ROUND,
    bazaar_aside = BASTIDE_NOTE_BAZAAR_ASIDE,
    count_city_deployed = BASTIDE_NOTE_COUNT_CITY_DEPLOYED,
    acrobats_fairy = BASTIDE_NOTE_ACROBATS_FAIRY,
    hand_idle_turns = BASTIDE_NOTE_HAND_IDLE_TURNS,
    sale_asked = BASTIDE_NOTE_SALE_ASKED,
};

enum class Reason : u16 {
    none = 0,
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
    feature_complete = BASTIDE_REASON_FEATURE_COMPLETE,
    not_this_piece = BASTIDE_REASON_NOT_THIS_PIECE,
    no_such_seat = BASTIDE_REASON_NO_SUCH_SEAT,
    not_own_turn = BASTIDE_REASON_NOT_OWN_TURN,
    cannot_be_taken = BASTIDE_REASON_CANNOT_BE_TAKEN,
    resigned = BASTIDE_REASON_RESIGNED,
    spare_set = BASTIDE_REASON_SPARE_SET,
    wrong_piece_kind = BASTIDE_REASON_WRONG_PIECE_KIND,
    drawn_openly = BASTIDE_REASON_DRAWN_OPENLY,
    argument_range = BASTIDE_REASON_ARGUMENT_RANGE,
    argument_null = BASTIDE_REASON_ARGUMENT_NULL,
    argument_count = BASTIDE_REASON_ARGUMENT_COUNT,
    token_not_left = BASTIDE_REASON_TOKEN_NOT_LEFT,
    token_not_kept = BASTIDE_REASON_TOKEN_NOT_KEPT,
    tower_missing = BASTIDE_REASON_TOWER_MISSING,
    tower_closed = BASTIDE_REASON_TOWER_CLOSED,
    tower_out_of_range = BASTIDE_REASON_TOWER_OUT_OF_RANGE,
    tower_not_prisoner = BASTIDE_REASON_TOWER_NOT_PRISONER,
    tower_ransom_paid = BASTIDE_REASON_TOWER_RANSOM_PAID,
    tower_ransom_too_dear = BASTIDE_REASON_TOWER_RANSOM_TOO_DEAR,
    tower_no_ransom = BASTIDE_REASON_TOWER_NO_RANSOM,
    tower_no_prisons = BASTIDE_REASON_TOWER_NO_PRISONS,
    tower_own_prisoner = BASTIDE_REASON_TOWER_OWN_PRISONER,
    tower_mutual_prisoners = BASTIDE_REASON_TOWER_MUTUAL_PRISONERS,
    abbey_none_left = BASTIDE_REASON_ABBEY_NONE_LEFT,
    abbey_no_hole = BASTIDE_REASON_ABBEY_NO_HOLE,
    abbey_unturned = BASTIDE_REASON_ABBEY_UNTURNED,
    abbey_must_place = BASTIDE_REASON_ABBEY_MUST_PLACE,
    barn_no_junction = BASTIDE_REASON_BARN_NO_JUNCTION,
    barn_in_field = BASTIDE_REASON_BARN_IN_FIELD,
    wagon_too_far = BASTIDE_REASON_WAGON_TOO_FAR,
    builder_without_follower = BASTIDE_REASON_BUILDER_WITHOUT_FOLLOWER,
    pig_without_farmer = BASTIDE_REASON_PIG_WITHOUT_FARMER,
    abbot_not_own = BASTIDE_REASON_ABBOT_NOT_OWN,
    river_not_continued = BASTIDE_REASON_RIVER_NOT_CONTINUED,
    river_turns_twice = BASTIDE_REASON_RIVER_TURNS_TWICE,
    river_end_blocked = BASTIDE_REASON_RIVER_END_BLOCKED,
    river_no_room_ahead = BASTIDE_REASON_RIVER_NO_ROOM_AHEAD,
    river_kept_open = BASTIDE_REASON_RIVER_KEPT_OPEN,
    river_tile_first = BASTIDE_REASON_RIVER_TILE_FIRST,
    lake_waits = BASTIDE_REASON_LAKE_WAITS,
    river_drawn_first = BASTIDE_REASON_RIVER_DRAWN_FIRST,
    river_fork_first = BASTIDE_REASON_RIVER_FORK_FIRST,
    lake_drawn_last = BASTIDE_REASON_LAKE_DRAWN_LAST,
    river_start_tile_next = BASTIDE_REASON_RIVER_START_TILE_NEXT,
    river_tile_aside = BASTIDE_REASON_RIVER_TILE_ASIDE,
    festival_not_held = BASTIDE_REASON_FESTIVAL_NOT_HELD,
    siege_no_knight = BASTIDE_REASON_SIEGE_NO_KNIGHT,
    siege_no_way_out = BASTIDE_REASON_SIEGE_NO_WAY_OUT,
    cult_second_rival = BASTIDE_REASON_CULT_SECOND_RIVAL,
    cult_rival_taken = BASTIDE_REASON_CULT_RIVAL_TAKEN,
    dragon_asleep = BASTIDE_REASON_DRAGON_ASLEEP,
    dragon_there = BASTIDE_REASON_DRAGON_THERE,
    dragon_not_beside = BASTIDE_REASON_DRAGON_NOT_BESIDE,
    dragon_was_there = BASTIDE_REASON_DRAGON_WAS_THERE,
    dragon_must_walk = BASTIDE_REASON_DRAGON_MUST_WALK,
    fairy_keeps_out = BASTIDE_REASON_FAIRY_KEEPS_OUT,
    fairy_no_follower = BASTIDE_REASON_FAIRY_NO_FOLLOWER,
    fairy_is_there = BASTIDE_REASON_FAIRY_IS_THERE,
    fairy_nobody_there = BASTIDE_REASON_FAIRY_NOBODY_THERE,
    princess_not_placed = BASTIDE_REASON_PRINCESS_NOT_PLACED,
    princess_no_knight = BASTIDE_REASON_PRINCESS_NO_KNIGHT,
    princess_must_take = BASTIDE_REASON_PRINCESS_MUST_TAKE,
    portal_followers_only = BASTIDE_REASON_PORTAL_FOLLOWERS_ONLY,
    portal_used = BASTIDE_REASON_PORTAL_USED,
    dragon_not_called = BASTIDE_REASON_DRAGON_NOT_CALLED,
    shepherd_in_field = BASTIDE_REASON_SHEPHERD_IN_FIELD,
    flock_must_choose = BASTIDE_REASON_FLOCK_MUST_CHOOSE,
    shepherd_alone = BASTIDE_REASON_SHEPHERD_ALONE,
    bridge_needs_fields = BASTIDE_REASON_BRIDGE_NEEDS_FIELDS,
    bridge_there = BASTIDE_REASON_BRIDGE_THERE,
    bridge_too_far = BASTIDE_REASON_BRIDGE_TOO_FAR,
    bridge_only_on_placed = BASTIDE_REASON_BRIDGE_ONLY_ON_PLACED,
    bridge_faces_no_road = BASTIDE_REASON_BRIDGE_FACES_NO_ROAD,
    bridge_used = BASTIDE_REASON_BRIDGE_USED,
    bridge_not_needed = BASTIDE_REASON_BRIDGE_NOT_NEEDED,
    bridge_no_tile = BASTIDE_REASON_BRIDGE_NO_TILE,
    bridge_not_forced = BASTIDE_REASON_BRIDGE_NOT_FORCED,
    bridge_no_room = BASTIDE_REASON_BRIDGE_NO_ROOM,
    bridge_unmatched = BASTIDE_REASON_BRIDGE_UNMATCHED,
    bridge_over_follower = BASTIDE_REASON_BRIDGE_OVER_FOLLOWER,
    castle_safe = BASTIDE_REASON_CASTLE_SAFE,
    castle_other_city = BASTIDE_REASON_CASTLE_OTHER_CITY,
    castle_no_small_city = BASTIDE_REASON_CASTLE_NO_SMALL_CITY,
    castle_holds_one = BASTIDE_REASON_CASTLE_HOLDS_ONE,
    castle_not_for_it = BASTIDE_REASON_CASTLE_NOT_FOR_IT,
    castle_closed = BASTIDE_REASON_CASTLE_CLOSED,
    bazaar_bid_range = BASTIDE_REASON_BAZAAR_BID_RANGE,
    bazaar_not_open = BASTIDE_REASON_BAZAAR_NOT_OPEN,
    bazaar_no_bid = BASTIDE_REASON_BAZAAR_NO_BID,
    count_blocks_quarter = BASTIDE_REASON_COUNT_BLOCKS_QUARTER,
    count_city_no_quarter = BASTIDE_REASON_COUNT_CITY_NO_QUARTER,
    count_city_not_for_it = BASTIDE_REASON_COUNT_CITY_NOT_FOR_IT,
    count_city_not_in_it = BASTIDE_REASON_COUNT_CITY_NOT_IN_IT,
    count_city_other_way = BASTIDE_REASON_COUNT_CITY_OTHER_WAY,
    count_city_not_scored = BASTIDE_REASON_COUNT_CITY_NOT_SCORED,
    count_there = BASTIDE_REASON_COUNT_THERE,
    count_city_not_whole = BASTIDE_REASON_COUNT_CITY_NOT_WHOLE,
    count_city_walls = BASTIDE_REASON_COUNT_CITY_WALLS,
    acrobats_no_space = BASTIDE_REASON_ACROBATS_NO_SPACE,
    acrobats_too_far = BASTIDE_REASON_ACROBATS_TOO_FAR,
    acrobats_full = BASTIDE_REASON_ACROBATS_FULL,
    acrobats_followers_only = BASTIDE_REASON_ACROBATS_FOLLOWERS_ONLY,
    acrobats_not_full = BASTIDE_REASON_ACROBATS_NOT_FULL,
    acrobats_not_first = BASTIDE_REASON_ACROBATS_NOT_FIRST,
    acrobats_without_fairy = BASTIDE_REASON_ACROBATS_WITHOUT_FAIRY,
    big_top_no_circus = BASTIDE_REASON_BIG_TOP_NO_CIRCUS,
    big_top_no_token = BASTIDE_REASON_BIG_TOP_NO_TOKEN,
    gold_not_around = BASTIDE_REASON_GOLD_NOT_AROUND,
    gold_must_place = BASTIDE_REASON_GOLD_MUST_PLACE,
    magic_is_there = BASTIDE_REASON_MAGIC_IS_THERE,
    magic_must_place = BASTIDE_REASON_MAGIC_MUST_PLACE,
    magic_has_place = BASTIDE_REASON_MAGIC_HAS_PLACE,
    crop_must_choose = BASTIDE_REASON_CROP_MUST_CHOOSE,
    crop_not_beside = BASTIDE_REASON_CROP_NOT_BESIDE,
    crop_wrong_kind = BASTIDE_REASON_CROP_WRONG_KIND,
    crop_must_add = BASTIDE_REASON_CROP_MUST_ADD,
    crop_must_remove = BASTIDE_REASON_CROP_MUST_REMOVE,
    crop_followers_only = BASTIDE_REASON_CROP_FOLLOWERS_ONLY,
    little_building_there = BASTIDE_REASON_LITTLE_BUILDING_THERE,
    table_off = BASTIDE_REASON_TABLE_OFF,
    sale_bid_range = BASTIDE_REASON_SALE_BID_RANGE,
    sale_no_bid = BASTIDE_REASON_SALE_NO_BID,
    bag_tile_aside = BASTIDE_REASON_BAG_TILE_ASIDE,
    start_tile_aside = BASTIDE_REASON_START_TILE_ASIDE,
    dice_not_a_city = BASTIDE_REASON_DICE_NOT_A_CITY,
    dice_not_in_tray = BASTIDE_REASON_DICE_NOT_IN_TRAY,
    dice_cell_taken = BASTIDE_REASON_DICE_CELL_TAKEN,
    dice_too_far = BASTIDE_REASON_DICE_TOO_FAR,
    dice_colour_mismatch = BASTIDE_REASON_DICE_COLOUR_MISMATCH,
    dice_no_knight = BASTIDE_REASON_DICE_NO_KNIGHT,
    dice_no_rolls = BASTIDE_REASON_DICE_NO_ROLLS,
    dice_tray_empty = BASTIDE_REASON_DICE_TRAY_EMPTY,
    dice_few_knights = BASTIDE_REASON_DICE_FEW_KNIGHTS,
    dice_wrong_count = BASTIDE_REASON_DICE_WRONG_COUNT,
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
    position_no_tile = BASTIDE_REASON_POSITION_NO_TILE,
    position_scored = BASTIDE_REASON_POSITION_SCORED,
    position_fits_nowhere = BASTIDE_REASON_POSITION_FITS_NOWHERE,
    config_game = BASTIDE_REASON_CONFIG_GAME,
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
    config_flags = BASTIDE_REASON_CONFIG_FLAGS,
    config_left_out = BASTIDE_REASON_CONFIG_LEFT_OUT,
};

enum class ChoiceKind : u8 {
    none = 0,
    set = BASTIDE_CHOICE_SET,
    pieces = BASTIDE_CHOICE_PIECES,
    option = BASTIDE_CHOICE_OPTION,
    tileset = BASTIDE_CHOICE_TILESET,
    bush = BASTIDE_CHOICE_BUSH,
};

enum class ScriptLineKind : u8 {
    none = 0,
    title = BASTIDE_SCRIPT_LINE_TITLE,
    tag = BASTIDE_SCRIPT_LINE_TAG,
    config = BASTIDE_SCRIPT_LINE_CONFIG,
    table = BASTIDE_SCRIPT_LINE_TABLE,
    action = BASTIDE_SCRIPT_LINE_ACTION,
    expectation = BASTIDE_SCRIPT_LINE_EXPECTATION,
    comment = BASTIDE_SCRIPT_LINE_COMMENT,
    clock = BASTIDE_SCRIPT_LINE_CLOCK,
    variation = BASTIDE_SCRIPT_LINE_VARIATION,
    variation_end = BASTIDE_SCRIPT_LINE_VARIATION_END,
};

/// Every Option in ascending order of its number. index_of() returns the index from 1. An index is valid in one build only:
/// snapshots and the interface use the number.
inline constexpr Option kOptions[] = {
    Option::play_without_farmers,
    Option::small_city_two_points,
    Option::any_seat_count,
    Option::tower_capture_opponents_only,
    Option::tower_top_followers_safe,
    Option::tower_ransom_without_minimum,
    Option::tower_builder_pig_are_followers,
    Option::tower_no_capture_over_gaps,
    Option::tower_no_ransom,
    Option::tower_short_range,
    Option::tower_diagonal_capture,
    Option::abbey_end_rule,
    Option::wagon_move_rule,
    Option::wagon_far_travel,
    Option::mayor_tower_immune,
    Option::wagon_dragon_tower_immune,
    Option::mayor_lying_down,
    Option::pig_herd_counts_for_barn,
    Option::wagon_enters_castles,
    Option::inns_unfinished_score,
    Option::large_follower_weight,
    Option::double_turn_optional,
    Option::builder_completing_counts,
    Option::pig_points,
    Option::abbot_no_gardens,
    Option::abbot_no_early_return,
    Option::river_start_tile,
    Option::river_lookahead,
    Option::river_u_turns,
    Option::river_spring,
    Option::lake_is_ordinary,
    Option::river_ties_always,
    Option::abbey_keeps_river_open,
    Option::king_robber_scoring,
    Option::festival_meeples_only,
    Option::siege_escape,
    Option::siege_tiles,
    Option::cult_five_tiles,
    Option::remove_two_monasteries,
    Option::church_counts_strength,
    Option::dragon_moves_after_scoring,
    Option::fairy_on_tile,
    Option::princess_must_take,
    Option::volcano_barn,
    Option::princess_dragon_second_edition,
    Option::without_dragon,
    Option::without_fairy,
    Option::without_princess,
    Option::without_portal,
    Option::hill_tiebreak,
    Option::vineyards_for_gardens,
    Option::hills_sheep_second_edition,
    Option::without_shepherds,
    Option::without_hills,
    Option::without_vineyards,
    Option::bazaar_no_auction,
    Option::bazaar_bid_limit,
    Option::bazaar_double_turn,
    Option::bridge_only_on_placed_tile,
    Option::castle_points_chosen,
    Option::bridges_castles_bazaars_second_edition,
    Option::without_bridges,
    Option::without_castles,
    Option::without_bazaars,
    Option::count_move,
    Option::count_final,
    Option::count_start_tile_in_bag,
    Option::count_each_part,
    Option::count_bonus_lines_left_out,
    Option::city_board_only,
    Option::without_big_top,
    Option::without_acrobats,
    Option::without_ringmaster,
    Option::big_top_not_at_end,
    Option::dragon_eats_magic,
    Option::crop_must_place,
    Option::little_buildings_values,
    Option::labyrinth_advanced,
    Option::no_points_for_unfinished,
    Option::bounded_table,
    Option::table_min_x,
    Option::table_max_x,
    Option::table_min_y,
    Option::table_max_y,
    Option::table_edge_completes,
    Option::extra_turn_for_filling_hole,
    Option::hole_needs_distinct_features,
    Option::start_tile_in_bag,
    Option::return_unplaceable_to_bag,
    Option::bushes_do_not_end_roads,
    Option::draw_next_tile_at_turn_end,
    Option::held_tiles_hidden,
    Option::hand_of_three_tiles,
    Option::hand_hidden,
    Option::sell_completing_tile,
    Option::start_player_by_toss,
    Option::start_player_by_road_draw,
    Option::dice_target_score,
    Option::dice_finish_round,
};
inline constexpr int kOptionCount = 100;  // with none
constexpr int index_of(Option word) noexcept
{
    switch (word) {
        case Option::play_without_farmers: return 1;
        case Option::small_city_two_points: return 2;
        case Option::any_seat_count: return 3;
        case Option::tower_capture_opponents_only: return 4;
        case Option::tower_top_followers_safe: return 5;
        case Option::tower_ransom_without_minimum: return 6;
        case Option::tower_builder_pig_are_followers: return 7;
        case Option::tower_no_capture_over_gaps: return 8;
        case Option::tower_no_ransom: return 9;
        case Option::tower_short_range: return 10;
        case Option::tower_diagonal_capture: return 11;
        case Option::abbey_end_rule: return 12;
        case Option::wagon_move_rule: return 13;
        case Option::wagon_far_travel: return 14;
        case Option::mayor_tower_immune: return 15;
        case Option::wagon_dragon_tower_immune: return 16;
        case Option::mayor_lying_down: return 17;
        case Option::pig_herd_counts_for_barn: return 18;
        case Option::wagon_enters_castles: return 19;
        case Option::inns_unfinished_score: return 20;
        case Option::large_follower_weight: return 21;
        case Option::double_turn_optional: return 22;
        case Option::builder_completing_counts: return 23;
        case Option::pig_points: return 24;
        case Option::abbot_no_gardens: return 25;
        case Option::abbot_no_early_return: return 26;
        case Option::river_start_tile: return 27;
        case Option::river_lookahead: return 28;
        case Option::river_u_turns: return 29;
        case Option::river_spring: return 30;
        case Option::lake_is_ordinary: return 31;
        case Option::river_ties_always: return 32;
        case Option::abbey_keeps_river_open: return 33;
        case Option::king_robber_scoring: return 34;
        case Option::festival_meeples_only: return 35;
        case Option::siege_escape: return 36;
        case Option::siege_tiles: return 37;
        case Option::cult_five_tiles: return 38;
        case Option::remove_two_monasteries: return 39;
        case Option::church_counts_strength: return 40;
        case Option::dragon_moves_after_scoring: return 41;
        case Option::fairy_on_tile: return 42;
        case Option::princess_must_take: return 43;
        case Option::volcano_barn: return 44;
        case Option::princess_dragon_second_edition: return 45;
        case Option::without_dragon: return 46;
        case Option::without_fairy: return 47;
        case Option::without_princess: return 48;
        case Option::without_portal: return 49;
        case Option::hill_tiebreak: return 50;
        case Option::vineyards_for_gardens: return 51;
        case Option::hills_sheep_second_edition: return 52;
        case Option::without_shepherds: return 53;
        case Option::without_hills: return 54;
        case Option::without_vineyards: return 55;
        case Option::bazaar_no_auction: return 56;
        case Option::bazaar_bid_limit: return 57;
        case Option::bazaar_double_turn: return 58;
        case Option::bridge_only_on_placed_tile: return 59;
        case Option::castle_points_chosen: return 60;
        case Option::bridges_castles_bazaars_second_edition: return 61;
        case Option::without_bridges: return 62;
        case Option::without_castles: return 63;
        case Option::without_bazaars: return 64;
        case Option::count_move: return 65;
        case Option::count_final: return 66;
        case Option::count_start_tile_in_bag: return 67;
        case Option::count_each_part: return 68;
        case Option::count_bonus_lines_left_out: return 69;
        case Option::city_board_only: return 70;
        case Option::without_big_top: return 71;
        case Option::without_acrobats: return 72;
        case Option::without_ringmaster: return 73;
        case Option::big_top_not_at_end: return 74;
        case Option::dragon_eats_magic: return 75;
        case Option::crop_must_place: return 76;
        case Option::little_buildings_values: return 77;
        case Option::labyrinth_advanced: return 78;
        case Option::no_points_for_unfinished: return 79;
        case Option::bounded_table: return 80;
        case Option::table_min_x: return 81;
        case Option::table_max_x: return 82;
        case Option::table_min_y: return 83;
        case Option::table_max_y: return 84;
        case Option::table_edge_completes: return 85;
        case Option::extra_turn_for_filling_hole: return 86;
        case Option::hole_needs_distinct_features: return 87;
        case Option::start_tile_in_bag: return 88;
        case Option::return_unplaceable_to_bag: return 89;
        case Option::bushes_do_not_end_roads: return 90;
        case Option::draw_next_tile_at_turn_end: return 91;
        case Option::held_tiles_hidden: return 92;
        case Option::hand_of_three_tiles: return 93;
        case Option::hand_hidden: return 94;
        case Option::sell_completing_tile: return 95;
        case Option::start_player_by_toss: return 96;
        case Option::start_player_by_road_draw: return 97;
        case Option::dice_target_score: return 98;
        case Option::dice_finish_round: return 99;
        default: return 0;
    }
}

/// Every Note in ascending order of its number. index_of() returns the index from 1. An index is valid in one build only:
/// snapshots and the interface use the number.
inline constexpr Note kNotes[] = {
    Note::resigned,
    Note::tower_ransom_paid,
    Note::abbey_last_round,
    Note::double_turn_second_part,
    Note::king_size,
    Note::robber_length,
    Note::hill_covered,
    Note::bridge_used,
    Note::bazaar_round,
    Note::bazaar_aside,
    Note::count_city_deployed,
    Note::acrobats_fairy,
    Note::hand_idle_turns,
    Note::sale_asked,
};
inline constexpr int kNoteCount = 15;  // with none
constexpr int index_of(Note word) noexcept
{
    switch (word) {
        case Note::resigned: return 1;
        case Note::tower_ransom_paid: return 2;
        case Note::abbey_last_round: return 3;
        case Note::double_turn_second_part: return 4;
        case Note::king_size: return 5;
        case Note::robber_length: return 6;
        case Note::hill_covered: return 7;
        case Note::bridge_used: return 8;
        case Note::bazaar_round: return 9;
        case Note::bazaar_aside: return 10;
        case Note::count_city_deployed: return 11;
        case Note::acrobats_fairy: return 12;
        case Note::hand_idle_turns: return 13;
        case Note::sale_asked: return 14;
        default: return 0;
    }
}

inline constexpr int kSegmentKinds = 9;
inline constexpr int kSets = 36;
inline constexpr int kPutKinds = 9;
inline constexpr int kActionKinds = 29;

/// The modules. The module of a box has the name and the number of its set. The numbers of house rules are valid in one build
/// only: snapshots use the numbers of formats/snapshots/saved_names.hpp.
enum class ModuleId : u8 {
    none = 0,
    base = 1,
    winter = 2,
    tower = 3,
    abbey_mayor = 4,
    inns_cathedrals = 5,
    traders_builders = 6,
    abbot = 7,
    river = 8,
    river_2 = 9,
    gq11 = 10,
    king_robber = 11,
    festival = 12,
    siege = 13,
    cult = 14,
    phantom = 15,
    darmstadt = 16,
    princess_dragon = 17,
    hills_sheep = 18,
    bridges_castles_bazaars = 19,
    count_city = 20,
    big_top = 21,
    goldmines = 25,
    mage_witch = 26,
    crop_circles = 27,
    crop_circles_2 = 28,
    watchtowers = 32,
    little_buildings = 33,
    wind_roses = 34,
    labyrinth = 35,
    variants = 36,
    house_bag = 37,
    house_table = 38,
    house_hole = 39,
    house_roads = 40,
    house_sale = 41,
    house_ahead = 42,
    house_hand = 43,
    house_start = 44,
    test = 45,
};
inline constexpr int kModules = 46;  // with none

}  // namespace bastide
