/* SPDX-License-Identifier: MIT */
/* Generated from include/bastide.h by capi/abi/tools/api.py; ./dev api makes it anew. */

typedef int32_t bastide_status;

enum bastide_constant {
    BASTIDE_VERSION_MAJOR = 0,
    BASTIDE_VERSION_MINOR = 1,
    BASTIDE_VERSION_PATCH = 0,
    BASTIDE_VERSION = 256,
    BASTIDE_ABI_VERSION = 1,
    BASTIDE_CORNER = 64,
    BASTIDE_SEATS_MAX = 8,
    BASTIDE_CONFIG_NO_HISTORY = 1,
    BASTIDE_TILE_START = 1,
    BASTIDE_TILE_WILD = 2,
    BASTIDE_SEGMENT_BUSH = 1,
    BASTIDE_CONSTANT_ANY = -1
};

enum bastide_status_value {
    BASTIDE_OK = 0,
    BASTIDE_E_ARGUMENT = -1,
    BASTIDE_E_MEMORY = -2,
    BASTIDE_E_ILLEGAL = -3,
    BASTIDE_E_STATE = -4,
    BASTIDE_E_FORMAT = -5,
    BASTIDE_E_VERSION = -6,
    BASTIDE_E_LIMIT = -7,
    BASTIDE_E_ABSENT = -8,
    BASTIDE_E_INTERNAL = -9
};

enum bastide_ruleset {
    BASTIDE_RULESET_ANY = -1,
    BASTIDE_RULESET_NONE = 0,
    BASTIDE_RULESET_TILES = 1,
    BASTIDE_RULESET_DICE = 2
};

enum bastide_chance {
    BASTIDE_CHANCE_ANY = -1,
    BASTIDE_CHANCE_NONE = 0,
    BASTIDE_CHANCE_SEEDED = 1,
    BASTIDE_CHANCE_HOST = 2
};

enum bastide_view {
    BASTIDE_VIEW_ANY = -1,
    BASTIDE_VIEW_NONE = 0,
    BASTIDE_VIEW_FULL = 1,
    BASTIDE_VIEW_PUBLIC = 2,
    BASTIDE_VIEW_SEAT = 16
};

enum bastide_action_kind {
    BASTIDE_ACTION_ANY = -1,
    BASTIDE_ACTION_NONE = 0,
    BASTIDE_ACTION_DRAW = 1,
    BASTIDE_ACTION_PLACE = 2,
    BASTIDE_ACTION_DEPLOY = 3,
    BASTIDE_ACTION_PASS = 4,
    BASTIDE_ACTION_TAKE = 5,
    BASTIDE_ACTION_PAY = 6,
    BASTIDE_ACTION_CHOOSE = 7,
    BASTIDE_ACTION_MOVE = 8,
    BASTIDE_ACTION_COLLECT = 9,
    BASTIDE_ACTION_ROLL = 10,
    BASTIDE_ACTION_STOP = 11,
    BASTIDE_ACTION_KEEP = 12,
    BASTIDE_ACTION_FALL = 13,
    BASTIDE_ACTION_ELECT = 20,
    BASTIDE_ACTION_DISCARD = 21,
    BASTIDE_ACTION_BID = 22,
    BASTIDE_ACTION_SELL = 23,
    BASTIDE_ACTION_DRAW_UNSEEN = 24,
    BASTIDE_ACTION_REVEAL = 25
};

enum bastide_step {
    BASTIDE_STEP_ANY = -1,
    BASTIDE_STEP_NONE = 0,
    BASTIDE_STEP_DRAW = 1,
    BASTIDE_STEP_PLACE = 2,
    BASTIDE_STEP_DEPLOY = 3,
    BASTIDE_STEP_RANSOM = 4,
    BASTIDE_STEP_CAPTURE = 5,
    BASTIDE_STEP_EXCHANGE = 6,
    BASTIDE_STEP_ABBEY = 7,
    BASTIDE_STEP_WAGON = 8,
    BASTIDE_STEP_DICE = 9,
    BASTIDE_STEP_FALL = 10,
    BASTIDE_STEP_TOSS = 20,
    BASTIDE_STEP_FIRST = 21,
    BASTIDE_STEP_DISCARD = 22,
    BASTIDE_STEP_BID = 23,
    BASTIDE_STEP_SELL = 24,
    BASTIDE_STEP_REVEAL = 25
};

enum bastide_side {
    BASTIDE_SIDE_ANY = -1,
    BASTIDE_SIDE_FIELD = 0,
    BASTIDE_SIDE_ROAD = 1,
    BASTIDE_SIDE_CITY = 2
};

enum bastide_segment {
    BASTIDE_SEGMENT_ANY = -1,
    BASTIDE_SEGMENT_NONE = 0,
    BASTIDE_SEGMENT_CITY = 1,
    BASTIDE_SEGMENT_ROAD = 2,
    BASTIDE_SEGMENT_FIELD = 3,
    BASTIDE_SEGMENT_MONASTERY = 4,
    BASTIDE_SEGMENT_FOUNDATION = 5
};

enum bastide_end {
    BASTIDE_END_ANY = -1,
    BASTIDE_END_NONE = 0,
    BASTIDE_END_VILLAGE = 1,
    BASTIDE_END_GATE = 2,
    BASTIDE_END_MONASTERY = 3,
    BASTIDE_END_FOUNDATION = 4
};

enum bastide_piece_kind {
    BASTIDE_PIECE_ANY = -1,
    BASTIDE_PIECE_NONE = 0,
    BASTIDE_PIECE_FOLLOWER = 1,
    BASTIDE_PIECE_TOWER_PIECE = 2,
    BASTIDE_PIECE_MAYOR = 3,
    BASTIDE_PIECE_WAGON = 4,
    BASTIDE_PIECE_BARN = 5
};

enum bastide_where {
    BASTIDE_WHERE_ANY = -1,
    BASTIDE_WHERE_NONE = 0,
    BASTIDE_WHERE_SUPPLY = 1,
    BASTIDE_WHERE_SEGMENT = 2,
    BASTIDE_WHERE_PRISON = 3,
    BASTIDE_WHERE_MOVING = 4,
    BASTIDE_WHERE_CORNER = 5,
    BASTIDE_WHERE_TRAY = 6,
    BASTIDE_WHERE_BUILT = 7,
    BASTIDE_WHERE_ASIDE = 8,
    BASTIDE_WHERE_PASSED = 9,
    BASTIDE_WHERE_KEPT = 10
};

enum bastide_face {
    BASTIDE_FACE_ANY = -1,
    BASTIDE_FACE_CAP = 0,
    BASTIDE_FACE_CORNER = 1,
    BASTIDE_FACE_STRAIGHT = 2,
    BASTIDE_FACE_TEE = 3,
    BASTIDE_FACE_KNIGHT = 4,
    BASTIDE_FACE_CATAPULT = 5
};

enum bastide_set {
    BASTIDE_SET_ANY = -1,
    BASTIDE_SET_NONE = 0,
    BASTIDE_SET_BASE = 1,
    BASTIDE_SET_WINTER = 2,
    BASTIDE_SET_TOWER = 3,
    BASTIDE_SET_ABBEY_MAYOR = 4
};

enum bastide_choice_what {
    BASTIDE_CHOICE_ANY = -1,
    BASTIDE_CHOICE_NONE = 0,
    BASTIDE_CHOICE_SET = 1,
    BASTIDE_CHOICE_PIECES = 2,
    BASTIDE_CHOICE_OPTION = 3,
    BASTIDE_CHOICE_TILESET = 4,
    BASTIDE_CHOICE_BUSH = 5
};

enum bastide_option {
    BASTIDE_OPTION_ANY = -1,
    BASTIDE_OPTION_NONE = 0,
    BASTIDE_OPTION_TOWER_CAPTURE_OPPONENTS_ONLY = 1,
    BASTIDE_OPTION_TOWER_TOP_FOLLOWERS_SAFE = 2,
    BASTIDE_OPTION_TOWER_RANSOM_WITHOUT_MINIMUM = 3,
    BASTIDE_OPTION_TOWER_BUILDER_PIG_ARE_FOLLOWERS = 4,
    BASTIDE_OPTION_TOWER_NO_CAPTURE_OVER_GAPS = 5,
    BASTIDE_OPTION_TOWER_NO_RANSOM = 6,
    BASTIDE_OPTION_TOWER_SHORT_RANGE = 7,
    BASTIDE_OPTION_TOWER_DIAGONAL_CAPTURE = 8,
    BASTIDE_OPTION_ABBEY_END_RULE = 9,
    BASTIDE_OPTION_WAGON_MOVE_RULE = 10,
    BASTIDE_OPTION_WAGON_FAR_TRAVEL = 11,
    BASTIDE_OPTION_MAYOR_TOWER_IMMUNE = 12,
    BASTIDE_OPTION_WAGON_DRAGON_TOWER_IMMUNE = 13,
    BASTIDE_OPTION_MAYOR_LYING_DOWN = 14,
    BASTIDE_OPTION_PIG_HERD_COUNTS_FOR_BARN = 15,
    BASTIDE_OPTION_TARGET_SCORE = 16,
    BASTIDE_OPTION_FINISH_ROUND = 17,
    BASTIDE_OPTION_PLAY_WITHOUT_FARMERS = 32,
    BASTIDE_OPTION_SMALL_CITY_TWO_POINTS = 33,
    BASTIDE_OPTION_NO_POINTS_FOR_UNFINISHED = 34,
    BASTIDE_OPTION_BOUNDED_TABLE = 35,
    BASTIDE_OPTION_TABLE_MIN_X = 36,
    BASTIDE_OPTION_TABLE_MAX_X = 37,
    BASTIDE_OPTION_TABLE_MIN_Y = 38,
    BASTIDE_OPTION_TABLE_MAX_Y = 39,
    BASTIDE_OPTION_TABLE_EDGE_COMPLETES = 40,
    BASTIDE_OPTION_EXTRA_TURN_FOR_FILLING_HOLE = 41,
    BASTIDE_OPTION_HOLE_NEEDS_DISTINCT_FEATURES = 42,
    BASTIDE_OPTION_START_TILE_IN_BAG = 43,
    BASTIDE_OPTION_RETURN_UNPLACEABLE_TO_BAG = 44,
    BASTIDE_OPTION_BUSHES_DO_NOT_END_ROADS = 45,
    BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END = 46,
    BASTIDE_OPTION_HELD_TILES_HIDDEN = 47,
    BASTIDE_OPTION_HAND_OF_THREE_TILES = 48,
    BASTIDE_OPTION_HAND_HIDDEN = 49,
    BASTIDE_OPTION_SELL_COMPLETING_TILE = 50,
    BASTIDE_OPTION_START_PLAYER_BY_TOSS = 51,
    BASTIDE_OPTION_START_PLAYER_BY_ROAD_DRAW = 52
};

enum bastide_preset_name {
    BASTIDE_PRESET_ANY = -1,
    BASTIDE_PRESET_NONE = 0,
    BASTIDE_PRESET_WINTER = 1,
    BASTIDE_PRESET_BASE = 2,
    BASTIDE_PRESET_FIRST_GAME = 3,
    BASTIDE_PRESET_WINTER_TOWER = 4,
    BASTIDE_PRESET_WINTER_ABBEY_MAYOR = 5,
    BASTIDE_PRESET_WINTER_TOWER_ABBEY_MAYOR = 6,
    BASTIDE_PRESET_OLD_SMALL_CITIES = 7
};

enum bastide_thing_kind {
    BASTIDE_THING_ANY = -1,
    BASTIDE_THING_NONE = 0,
    BASTIDE_THING_TOWER = 1,
    BASTIDE_THING_PRISONER = 2,
    BASTIDE_THING_HOLE = 3,
    BASTIDE_THING_HAND = 4,
    BASTIDE_THING_BARN = 5,
    BASTIDE_THING_DIE = 6,
    BASTIDE_THING_DICE_CITY = 7,
    BASTIDE_THING_BID = 20
};

enum bastide_leaving {
    BASTIDE_LEAVING_ANY = -1,
    BASTIDE_LEAVING_NONE = 0,
    BASTIDE_LEAVING_SCORED = 1,
    BASTIDE_LEAVING_FINAL = 2,
    BASTIDE_LEAVING_TAKEN = 3,
    BASTIDE_LEAVING_STAYED = 4
};

enum bastide_event_kind {
    BASTIDE_EVENT_ANY = -1,
    BASTIDE_EVENT_NONE = 0,
    BASTIDE_EVENT_TURN = 1,
    BASTIDE_EVENT_DREW = 2,
    BASTIDE_EVENT_REMOVED = 3,
    BASTIDE_EVENT_PLACED = 4,
    BASTIDE_EVENT_DEPLOYED = 5,
    BASTIDE_EVENT_COMPLETED = 6,
    BASTIDE_EVENT_SCORED = 7,
    BASTIDE_EVENT_RETURNED = 8,
    BASTIDE_EVENT_ENDED = 9,
    BASTIDE_EVENT_FINAL = 10,
    BASTIDE_EVENT_CAPTURED = 11,
    BASTIDE_EVENT_RELEASED = 12,
    BASTIDE_EVENT_MOVED = 13,
    BASTIDE_EVENT_ROLLED = 14,
    BASTIDE_EVENT_PASSED = 15,
    BASTIDE_EVENT_BUILT = 16,
    BASTIDE_EVENT_COLLECTED = 17,
    BASTIDE_EVENT_KEPT = 18,
    BASTIDE_EVENT_SET_ASIDE = 30,
    BASTIDE_EVENT_ELECTED = 31,
    BASTIDE_EVENT_BID = 32,
    BASTIDE_EVENT_SOLD = 33,
    BASTIDE_EVENT_RESUMED = 34,
    BASTIDE_EVENT_REVEALED = 35
};

enum bastide_rule {
    BASTIDE_RULE_ANY = -1,
    BASTIDE_RULE_NONE = 0,
    BASTIDE_RULE_ROAD = 1,
    BASTIDE_RULE_CITY = 2,
    BASTIDE_RULE_CITY_PENNANTS = 3,
    BASTIDE_RULE_MONASTERY = 4,
    BASTIDE_RULE_FINAL_ROAD = 5,
    BASTIDE_RULE_FINAL_CITY = 6,
    BASTIDE_RULE_FINAL_CITY_PENNANTS = 7,
    BASTIDE_RULE_FINAL_MONASTERY = 8,
    BASTIDE_RULE_FINAL_FIELD = 9,
    BASTIDE_RULE_RANSOM_PAID = 10,
    BASTIDE_RULE_RANSOM_RECEIVED = 11,
    BASTIDE_RULE_BARN_PLACED = 12,
    BASTIDE_RULE_BARN_JOINED = 13,
    BASTIDE_RULE_FINAL_BARN = 14,
    BASTIDE_RULE_DICE_CITY = 15,
    BASTIDE_RULE_TILE_BOUGHT = 20,
    BASTIDE_RULE_TILE_SOLD = 21
};

enum bastide_reason {
    BASTIDE_REASON_ANY = -1,
    BASTIDE_REASON_NONE = 0,
    BASTIDE_REASON_GAME_OVER = 1,
    BASTIDE_REASON_NOT_YOUR_DECISION = 2,
    BASTIDE_REASON_WRONG_STEP = 3,
    BASTIDE_REASON_TILE_NOT_LEFT = 4,
    BASTIDE_REASON_WRONG_TILE = 5,
    BASTIDE_REASON_CELL_TAKEN = 6,
    BASTIDE_REASON_TOUCHES_NOTHING = 7,
    BASTIDE_REASON_SIDE_MISMATCH = 8,
    BASTIDE_REASON_MUST_PLACE = 9,
    BASTIDE_REASON_NOT_LAST_TILE = 10,
    BASTIDE_REASON_NO_SUCH_SEGMENT = 11,
    BASTIDE_REASON_NO_SUCH_PIECE = 12,
    BASTIDE_REASON_SUPPLY_EMPTY = 13,
    BASTIDE_REASON_WRONG_SEGMENT = 14,
    BASTIDE_REASON_OCCUPIED = 15,
    BASTIDE_REASON_OUT_OF_REACH = 16,
    BASTIDE_REASON_NOT_ON_BOARD = 17,
    BASTIDE_REASON_NO_TOWER = 18,
    BASTIDE_REASON_TOWER_CLOSED = 19,
    BASTIDE_REASON_OUT_OF_RANGE = 20,
    BASTIDE_REASON_CANNOT_BE_TAKEN = 21,
    BASTIDE_REASON_NOT_PRISONER = 22,
    BASTIDE_REASON_RANSOM_PAID = 23,
    BASTIDE_REASON_RANSOM_TOO_DEAR = 24,
    BASTIDE_REASON_NO_RANSOM = 25,
    BASTIDE_REASON_NOT_OWN_TURN = 26,
    BASTIDE_REASON_NO_ABBEY = 27,
    BASTIDE_REASON_NO_HOLE = 28,
    BASTIDE_REASON_ABBEY_UNTURNED = 29,
    BASTIDE_REASON_MUST_PLACE_ABBEY = 30,
    BASTIDE_REASON_NO_JUNCTION = 31,
    BASTIDE_REASON_BARN_IN_FIELD = 32,
    BASTIDE_REASON_FEATURE_COMPLETE = 33,
    BASTIDE_REASON_WAGON_TOO_FAR = 34,
    BASTIDE_REASON_NOT_THIS_PIECE = 35,
    BASTIDE_REASON_NOT_A_CITY_FACE = 36,
    BASTIDE_REASON_FACE_NOT_IN_TRAY = 37,
    BASTIDE_REASON_DIE_IN_THE_WAY = 38,
    BASTIDE_REASON_TOO_FAR_AWAY = 39,
    BASTIDE_REASON_COLOUR_MISMATCH = 40,
    BASTIDE_REASON_NO_KNIGHT_IN_TRAY = 41,
    BASTIDE_REASON_NO_ROLLS_LEFT = 42,
    BASTIDE_REASON_TRAY_EMPTY = 43,
    BASTIDE_REASON_TOO_FEW_KNIGHTS = 44,
    BASTIDE_REASON_WRONG_DICE_COUNT = 45,
    BASTIDE_REASON_OFF_TABLE = 60,
    BASTIDE_REASON_NO_SUCH_SEAT = 61,
    BASTIDE_REASON_BID_OUT_OF_RANGE = 62,
    BASTIDE_REASON_NO_BID = 63,
    BASTIDE_REASON_NO_TILE_THERE = 100,
    BASTIDE_REASON_FEATURE_SCORED = 101,
    BASTIDE_REASON_NO_PRISONS = 102,
    BASTIDE_REASON_OWN_PRISONER = 103,
    BASTIDE_REASON_MUTUAL_PRISONERS = 104,
    BASTIDE_REASON_TILE_FITS_NOWHERE = 105,
    BASTIDE_REASON_CONFIG_RULESET = 1000,
    BASTIDE_REASON_CONFIG_CHANCE = 1001,
    BASTIDE_REASON_CONFIG_SEATS = 1002,
    BASTIDE_REASON_CONFIG_FIRST_SEAT = 1003,
    BASTIDE_REASON_CONFIG_CHOICE = 1004,
    BASTIDE_REASON_CONFIG_VALUE = 1005,
    BASTIDE_REASON_CONFIG_NO_START = 1006,
    BASTIDE_REASON_CONFIG_TOO_LARGE = 1007,
    BASTIDE_REASON_CONFIG_REVISION = 1008,
    BASTIDE_REASON_CONFIG_TILESET = 1009,
    BASTIDE_REASON_CONFIG_CAPACITY = 1010,
    BASTIDE_REASON_CONFIG_OPTION_ALONE = 1011,
    BASTIDE_REASON_CONFIG_CONTRADICTION = 1012,
    BASTIDE_REASON_CONFIG_OPTION_NEEDS = 1013,
    BASTIDE_REASON_POSITION_ENTRY = 1100,
    BASTIDE_REASON_POSITION_NUMBER = 1101,
    BASTIDE_REASON_POSITION_TWICE = 1102,
    BASTIDE_REASON_POSITION_TILE = 1103,
    BASTIDE_REASON_POSITION_HAND = 1104,
    BASTIDE_REASON_POSITION_NOTE = 1105,
    BASTIDE_REASON_POSITION_BAG = 1106,
    BASTIDE_REASON_POSITION_STEP = 1107,
    BASTIDE_REASON_POSITION_DECISION = 1108,
    BASTIDE_REASON_POSITION_FRESH = 1109
};

enum bastide_put_kind {
    BASTIDE_PUT_ANY = -1,
    BASTIDE_PUT_NONE = 0,
    BASTIDE_PUT_TILE = 1,
    BASTIDE_PUT_PIECE = 2,
    BASTIDE_PUT_PRISONER = 3,
    BASTIDE_PUT_SCORE = 4,
    BASTIDE_PUT_HELD = 5,
    BASTIDE_PUT_OUT = 6,
    BASTIDE_PUT_BAG = 7,
    BASTIDE_PUT_NOTE = 8
};

enum bastide_note {
    BASTIDE_NOTE_ANY = -1,
    BASTIDE_NOTE_NONE = 0,
    BASTIDE_NOTE_RANSOM_PAID = 1,
    BASTIDE_NOTE_IDLE_TURNS = 2,
    BASTIDE_NOTE_LAST_ROUND = 3,
    BASTIDE_NOTE_SALE_ASKED = 4
};

enum bastide_struct {
    BASTIDE_STRUCT_ANY = -1,
    BASTIDE_STRUCT_NONE = 0,
    BASTIDE_STRUCT_ALLOCATOR = 1,
    BASTIDE_STRUCT_CONFIG = 2,
    BASTIDE_STRUCT_CHOICE = 3,
    BASTIDE_STRUCT_ERROR = 4,
    BASTIDE_STRUCT_TILE_DEF = 5,
    BASTIDE_STRUCT_SEGMENT_DEF = 6,
    BASTIDE_STRUCT_PENDING = 7,
    BASTIDE_STRUCT_ACTION = 8,
    BASTIDE_STRUCT_VERDICT = 9,
    BASTIDE_STRUCT_PLACEMENT = 10,
    BASTIDE_STRUCT_STOCK = 11,
    BASTIDE_STRUCT_EVENT = 12,
    BASTIDE_STRUCT_SCORE_LINE = 13,
    BASTIDE_STRUCT_SEAT = 14,
    BASTIDE_STRUCT_PLACED = 15,
    BASTIDE_STRUCT_PIECE = 16,
    BASTIDE_STRUCT_FEATURE = 17,
    BASTIDE_STRUCT_PART = 18,
    BASTIDE_STRUCT_THING = 19,
    BASTIDE_STRUCT_DICE = 20,
    BASTIDE_STRUCT_OPTION_DEF = 32,
    BASTIDE_STRUCT_POSITION = 40,
    BASTIDE_STRUCT_PUT = 41,
    BASTIDE_STRUCT_ILLEGAL = 42
};

enum bastide_list {
    BASTIDE_LIST_ANY = -1,
    BASTIDE_LIST_NONE = 0,
    BASTIDE_LIST_STATUS = 1,
    BASTIDE_LIST_ACTION = 2,
    BASTIDE_LIST_STEP = 3,
    BASTIDE_LIST_SEGMENT = 4,
    BASTIDE_LIST_PIECE = 5,
    BASTIDE_LIST_WHERE = 6,
    BASTIDE_LIST_SET = 7,
    BASTIDE_LIST_OPTION = 8,
    BASTIDE_LIST_EVENT = 9,
    BASTIDE_LIST_RULE = 10,
    BASTIDE_LIST_REASON = 11,
    BASTIDE_LIST_END = 12,
    BASTIDE_LIST_SIDE = 13,
    BASTIDE_LIST_THING = 14,
    BASTIDE_LIST_FACE = 15,
    BASTIDE_LIST_PRESET = 32,
    BASTIDE_LIST_PUT = 40,
    BASTIDE_LIST_NOTE = 41
};

typedef struct bastide_game bastide_game;
typedef struct bastide_tileset bastide_tileset;

typedef struct bastide_allocator {
    void* user;
    void* (*alloc)(void* user, uint32_t size, uint32_t align);
    void (*release)(void* user, void* ptr, uint32_t size, uint32_t align);
} bastide_allocator;

typedef struct bastide_config {
    uint32_t struct_size;
    int32_t ruleset;
    int32_t chance;
    int32_t seats;
    int32_t first_seat;
    int32_t event_capacity;
    uint64_t seed;
    uint32_t rules_revision;
    uint32_t flags;
    uint32_t reserved[6];
} bastide_config;

typedef struct bastide_choice {
    int32_t what;
    int32_t id;
    int32_t value;
    uint32_t reserved;
} bastide_choice;

typedef struct bastide_error {
    uint32_t struct_size;
    int32_t status;
    int32_t reason;
    int32_t index;
    int32_t other;
    int32_t line;
    int32_t column;
    uint32_t reserved;
    char text[224];
} bastide_error;

typedef struct bastide_option_def {
    int32_t id;
    int32_t least;
    int32_t most;
    int32_t usual;
    int32_t set;
    int32_t needs;
    int32_t excludes;
    int32_t ruleset;
} bastide_option_def;

typedef struct bastide_tile_def {
    int32_t id;
    int32_t count;
    int32_t segments;
    uint32_t flags;
    int32_t sides[4];
    int32_t gardens;
    uint32_t reserved[3];
    char name[16];
} bastide_tile_def;

typedef struct bastide_segment_def {
    int32_t kind;
    int32_t pennants;
    uint32_t ports;
    uint32_t borders;
    uint32_t links;
    uint32_t crosses;
    int32_t end;
    uint32_t meets;
    uint32_t walls;
    int32_t near_side;
    uint32_t corners;
    uint32_t flags;
} bastide_segment_def;

typedef struct bastide_pending {
    uint32_t struct_size;
    int32_t over;
    int32_t seat;
    int32_t step;
    int32_t active_seat;
    int32_t turn;
    int32_t tile;
    int32_t placed;
    uint64_t kinds;
    int32_t x;
    int32_t y;
    uint32_t winners;
    int32_t tiles_left;
    uint32_t reserved[6];
} bastide_pending;

typedef struct bastide_action {
    int32_t kind;
    int32_t seat;
    int32_t tile;
    int32_t x;
    int32_t y;
    int32_t rotation;
    int32_t segment;
    int32_t piece;
    int32_t value;
    uint32_t reserved[3];
} bastide_action;

typedef struct bastide_verdict {
    int32_t legal;
    int32_t reason;
    int32_t x;
    int32_t y;
    int32_t side;
    int32_t mine;
    int32_t other;
    int32_t feature;
    int32_t piece;
    int32_t seat;
    uint32_t reserved[2];
} bastide_verdict;

typedef struct bastide_placement {
    int32_t x;
    int32_t y;
    uint32_t rotations;
    uint32_t reserved;
} bastide_placement;

typedef struct bastide_stock {
    int32_t tile;
    int32_t total;
    int32_t left;
    int32_t placed;
    int32_t held;
    int32_t removed;
    int32_t placements;
    uint32_t reserved;
} bastide_stock;

typedef struct bastide_event {
    uint64_t seq;
    int32_t kind;
    int32_t seat;
    int32_t tile;
    int32_t x;
    int32_t y;
    int32_t rotation;
    int32_t feature;
    int32_t piece;
    int32_t points;
    int32_t rule;
    int32_t arg[4];
} bastide_event;

typedef struct bastide_score_line {
    uint64_t seq;
    int32_t seat;
    int32_t feature;
    int32_t rule;
    int32_t count;
    int32_t each;
    int32_t points;
} bastide_score_line;

typedef struct bastide_seat {
    uint32_t struct_size;
    int32_t seat;
    int32_t score;
    int32_t space;
    int32_t laps;
    int32_t supply;
    int32_t die;
    uint32_t reserved[5];
} bastide_seat;

typedef struct bastide_placed {
    int32_t index;
    int32_t tile;
    int32_t x;
    int32_t y;
    int32_t rotation;
    uint32_t reserved[3];
} bastide_placed;

typedef struct bastide_piece {
    int32_t id;
    int32_t kind;
    int32_t seat;
    int32_t where;
    int32_t x;
    int32_t y;
    int32_t placed;
    int32_t segment;
    int32_t feature;
    int32_t holder;
    uint32_t reserved[2];
} bastide_piece;

typedef struct bastide_feature {
    uint32_t struct_size;
    int32_t id;
    int32_t kind;
    int32_t complete;
    int32_t tiles;
    int32_t segments;
    int32_t open;
    int32_t pennants;
    int32_t points_now;
    int32_t points_complete;
    uint32_t occupants;
    uint32_t leaders;
    int32_t weights[8];
    uint32_t reserved[4];
} bastide_feature;

typedef struct bastide_part {
    int32_t placed;
    int32_t x;
    int32_t y;
    int32_t segment;
} bastide_part;

typedef struct bastide_thing {
    int32_t kind;
    int32_t x;
    int32_t y;
    int32_t segment;
    int32_t seat;
    int32_t piece;
    int32_t tile;
    int32_t value;
    int32_t arg[3];
    uint32_t reserved;
} bastide_thing;

typedef struct bastide_position {
    uint32_t struct_size;
    int32_t turn;
    int32_t seat;
    int32_t step;
    int32_t tile;
    uint32_t reserved[11];
} bastide_position;

typedef struct bastide_put {
    int32_t kind;
    int32_t seat;
    int32_t tile;
    int32_t x;
    int32_t y;
    int32_t rotation;
    int32_t segment;
    int32_t piece;
    int32_t id;
    int32_t value;
    uint32_t reserved[2];
} bastide_put;

typedef struct bastide_illegal {
    int32_t entry;
    int32_t reason;
    int32_t conflict;
    int32_t tile;
    int32_t x;
    int32_t y;
    int32_t side;
    int32_t mine;
    int32_t other;
    int32_t segment;
    int32_t seat;
    int32_t piece;
    int32_t value;
    uint32_t reserved[3];
} bastide_illegal;

typedef struct bastide_dice {
    uint32_t struct_size;
    int32_t rolls;
    int32_t rolls_left;
    int32_t dice;
    int32_t tray[6];
    int32_t hand;
    int32_t built;
    int32_t aside;
    int32_t catapults;
    int32_t doubled;
    uint32_t holders;
    int32_t largest;
    int32_t points;
    int32_t target_score;
    int32_t finish_round;
    int32_t sides[6];
    uint32_t reserved[6];
} bastide_dice;

uint32_t bastide_version(void);
uint32_t bastide_abi_version(void);
int32_t bastide_struct_size(int32_t which);
int32_t bastide_name(int32_t list, int32_t number, char* out, int32_t cap);
int32_t bastide_number(int32_t list, const char* name, int32_t len);
int32_t bastide_list_numbers(int32_t list, int32_t* out, int32_t cap);
int32_t bastide_word_text(int32_t list, int32_t number, char* out, int32_t cap);
int32_t bastide_word_rule(int32_t list, int32_t number, char* out, int32_t cap);
int32_t bastide_list_options(bastide_option_def* out, int32_t cap);
int32_t bastide_preset(int32_t preset, bastide_choice* out, int32_t cap);
int32_t bastide_status_text(int32_t status, char* out, int32_t cap);
int32_t bastide_reason_text(int32_t reason, char* out, int32_t cap);
int32_t bastide_reason_rule(int32_t reason, char* out, int32_t cap);
int32_t bastide_rule_text(int32_t rule, char* out, int32_t cap);
int32_t bastide_rule_id(int32_t rule, char* out, int32_t cap);
bastide_status bastide_tileset_builtin(int32_t set, const bastide_allocator* mem, bastide_tileset** out);
bastide_status bastide_tileset_parse(const char* utf8, int32_t len, const bastide_allocator* mem, bastide_error* error, bastide_tileset** out);
bastide_status bastide_tileset_build(const bastide_tile_def* tiles, int32_t tile_count, const bastide_segment_def* segments, int32_t segment_count, const bastide_allocator* mem, bastide_error* error, bastide_tileset** out);
int32_t bastide_tileset_text(const bastide_tileset* set, char* out, int32_t cap);
int32_t bastide_tileset_list_tiles(const bastide_tileset* set, bastide_tile_def* out, int32_t cap);
int32_t bastide_tileset_list_segments(const bastide_tileset* set, int32_t tile, bastide_segment_def* out, int32_t cap);
void bastide_tileset_destroy(bastide_tileset* set);
bastide_status bastide_config_init(bastide_config* config, uint32_t struct_size);
bastide_status bastide_game_create(const bastide_config* config, const bastide_choice* choices, int32_t choice_count, const bastide_tileset* const* sets, int32_t set_count, const bastide_allocator* mem, bastide_error* error, bastide_game** out);
bastide_status bastide_game_clone(const bastide_game* game, const bastide_allocator* mem, bastide_game** out);
bastide_status bastide_game_copy(bastide_game* game, const bastide_game* from);
bastide_status bastide_game_restart(bastide_game* game, uint64_t seed);
void bastide_game_destroy(bastide_game* game);
bastide_status bastide_game_get_config(const bastide_game* game, bastide_config* out);
int32_t bastide_game_list_choices(const bastide_game* game, bastide_choice* out, int32_t cap);
bastide_status bastide_game_pending(const bastide_game* game, bastide_pending* out);
int32_t bastide_game_list_actions(const bastide_game* game, int32_t kind, bastide_action* out, int32_t cap);
int32_t bastide_game_count_actions(const bastide_game* game, int32_t kind);
bastide_status bastide_game_nth_action(const bastide_game* game, int32_t kind, int32_t index, bastide_action* out);
bastide_status bastide_game_sample_action(const bastide_game* game, int32_t kind, uint64_t* random, bastide_action* out);
int32_t bastide_game_list_placements(const bastide_game* game, int32_t tile, bastide_placement* out, int32_t cap);
bastide_status bastide_game_check(const bastide_game* game, const bastide_action* action, bastide_verdict* out);
bastide_status bastide_game_apply(bastide_game* game, const bastide_action* action, bastide_verdict* out);
int32_t bastide_games_apply(bastide_game* const* games, const bastide_action* actions, int32_t count, bastide_status* statuses);
int32_t bastide_games_play_out(bastide_game* const* games, int32_t count, int32_t most, uint64_t* random);
int32_t bastide_verdict_text(const bastide_game* game, const bastide_action* action, const bastide_verdict* verdict, char* out, int32_t cap);
int32_t bastide_action_text(const bastide_game* game, const bastide_action* action, char* out, int32_t cap);
bastide_status bastide_action_parse(const bastide_game* game, const char* utf8, int32_t len, bastide_error* error, bastide_action* out);
bastide_status bastide_game_get_seat(const bastide_game* game, int32_t seat, bastide_seat* out);
int32_t bastide_game_supply(const bastide_game* game, int32_t seat, int32_t piece_kind);
int32_t bastide_game_list_tiles(const bastide_game* game, bastide_tile_def* out, int32_t cap);
int32_t bastide_game_list_segments(const bastide_game* game, int32_t tile, bastide_segment_def* out, int32_t cap);
int32_t bastide_game_list_stock(const bastide_game* game, bastide_stock* out, int32_t cap);
int32_t bastide_game_list_board(const bastide_game* game, bastide_placed* out, int32_t cap);
int32_t bastide_game_tile_at(const bastide_game* game, int32_t x, int32_t y);
int32_t bastide_game_list_pieces(const bastide_game* game, bastide_piece* out, int32_t cap);
int32_t bastide_game_list_things(const bastide_game* game, int32_t kind, bastide_thing* out, int32_t cap);
int32_t bastide_game_feature_at(const bastide_game* game, int32_t x, int32_t y, int32_t segment);
bastide_status bastide_game_get_feature(const bastide_game* game, int32_t feature, bastide_feature* out);
int32_t bastide_game_list_features(const bastide_game* game, int32_t kind, int32_t* out, int32_t cap);
int32_t bastide_game_list_parts(const bastide_game* game, int32_t feature, bastide_part* out, int32_t cap);
bastide_status bastide_game_event_range(const bastide_game* game, uint64_t* first, uint64_t* next);
int32_t bastide_game_list_events(const bastide_game* game, uint64_t from, bastide_event* out, int32_t cap);
int32_t bastide_game_list_score_lines(const bastide_game* game, uint64_t from, bastide_score_line* out, int32_t cap);
bastide_status bastide_game_hash(const bastide_game* game, uint64_t* out);
int32_t bastide_game_snapshot(const bastide_game* game, int32_t view, uint8_t* out, int32_t cap);
bastide_status bastide_game_restore(bastide_game* game, const uint8_t* bytes, int32_t len, bastide_error* error);
bastide_status bastide_game_load(const uint8_t* bytes, int32_t len, const bastide_tileset* const* sets, int32_t set_count, const bastide_allocator* mem, bastide_error* error, bastide_game** out);
int32_t bastide_game_write_script(const bastide_game* game, int32_t view, char* out, int32_t cap);
bastide_status bastide_game_load_script(const char* utf8, int32_t len, const bastide_tileset* const* sets, int32_t set_count, const bastide_allocator* mem, bastide_error* error, bastide_game** out);
int32_t bastide_game_list_position(const bastide_game* game, bastide_position* head, bastide_put* out, int32_t cap);
int32_t bastide_game_check_position(bastide_game* game, const bastide_position* head, const bastide_put* puts, int32_t count, bastide_illegal* out, int32_t cap);
bastide_status bastide_game_set_position(bastide_game* game, const bastide_position* head, const bastide_put* puts, int32_t count, bastide_error* error);
int32_t bastide_illegal_text(const bastide_game* game, const bastide_illegal* illegal, char* out, int32_t cap);
bastide_status bastide_dice_get(const bastide_game* game, bastide_dice* out);
bastide_status bastide_dice_roll(bastide_game* game, const int32_t* faces, int32_t count, bastide_verdict* out);
