/* SPDX-License-Identifier: MIT */
/* Generated from include/bastide.h by capi/abi/tools/api.py. Do not edit; run ./dev api. */

typedef int32_t bastide_status;

enum bastide_constant {
    BASTIDE_VERSION_MAJOR = 0,
    BASTIDE_VERSION_MINOR = 1,
    BASTIDE_VERSION_PATCH = 0,
    BASTIDE_VERSION = 256,
    BASTIDE_ABI_VERSION = 1,
    BASTIDE_NONE = -1,
    BASTIDE_NATURE = -1,
    BASTIDE_ANY = -1,
    BASTIDE_NOWHERE = -32768,
    BASTIDE_SEATS_MAX = 8,
    BASTIDE_SEGMENTS_MAX = 32,
    BASTIDE_PIECES_MAX = 1024,
    BASTIDE_PRESET_CHOICES_MAX = 64,
    BASTIDE_NAME_MAX = 64,
    BASTIDE_LINE_MAX = 256,
    BASTIDE_SENTENCE_MAX = 16001,
    BASTIDE_VIEW_PUBLIC = -1,
    BASTIDE_VIEW_FULL = -100
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

enum bastide_config_flag {
    BASTIDE_CONFIG_FLAG_NO_HISTORY = 1,
    BASTIDE_CONFIG_FLAG_STOP_BEFORE_FINAL = 2
};

enum bastide_clone_flag {
    BASTIDE_CLONE_FLAG_LOG = 1,
    BASTIDE_CLONE_FLAG_POSITION_ONLY = 2
};

enum bastide_action_kind {
    BASTIDE_ACTION_DRAW = 1,
    BASTIDE_ACTION_PLACE = 2,
    BASTIDE_ACTION_DEPLOY = 3,
    BASTIDE_ACTION_PASS = 4,
    BASTIDE_ACTION_TAKE = 5,
    BASTIDE_ACTION_PAY = 6,
    BASTIDE_ACTION_CHOOSE_PIECE = 7,
    BASTIDE_ACTION_MOVE = 8,
    BASTIDE_ACTION_DICE_COLLECT = 9,
    BASTIDE_ACTION_ROLL = 10,
    BASTIDE_ACTION_DICE_STOP = 11,
    BASTIDE_ACTION_DICE_KEEP = 12,
    BASTIDE_ACTION_FALL = 13,
    BASTIDE_ACTION_NAME = 14,
    BASTIDE_ACTION_DISCARD = 15,
    BASTIDE_ACTION_BID = 16,
    BASTIDE_ACTION_SELL = 17,
    BASTIDE_ACTION_DRAW_UNSEEN = 18,
    BASTIDE_ACTION_REVEAL = 19,
    BASTIDE_ACTION_FINISH = 20,
    BASTIDE_ACTION_RESIGN = 21,
    BASTIDE_ACTION_CHOOSE_PLACE = 22,
    BASTIDE_ACTION_SPAN = 24,
    BASTIDE_ACTION_PLACE_SPANNED = 25,
    BASTIDE_ACTION_DRAW_TOKEN = 28
};

enum bastide_event_kind {
    BASTIDE_EVENT_TURN_BEGAN = 1,
    BASTIDE_EVENT_TURN_ENDED = 2,
    BASTIDE_EVENT_DREW = 3,
    BASTIDE_EVENT_TILE_LEFT = 4,
    BASTIDE_EVENT_PLACED = 5,
    BASTIDE_EVENT_MOVED = 6,
    BASTIDE_EVENT_COMPLETED = 7,
    BASTIDE_EVENT_SCORING = 8,
    BASTIDE_EVENT_SCORED = 9,
    BASTIDE_EVENT_PASSED = 10,
    BASTIDE_EVENT_FINAL = 11,
    BASTIDE_EVENT_ENDED = 12,
    BASTIDE_EVENT_UNDONE = 13,
    BASTIDE_EVENT_RESIGNED = 14,
    BASTIDE_EVENT_STOOD_IN = 15,
    BASTIDE_EVENT_NAMED = 16,
    BASTIDE_EVENT_BID = 17,
    BASTIDE_EVENT_SOLD = 18,
    BASTIDE_EVENT_REVEALED = 19,
    BASTIDE_EVENT_ROLLED = 20,
    BASTIDE_EVENT_PART_BEGAN = 23
};

enum bastide_tile_flag {
    BASTIDE_TILE_FLAG_START = 1,
    BASTIDE_TILE_FLAG_WILD = 2
};

enum bastide_segment_flag {
    BASTIDE_SEGMENT_FLAG_BUSH = 1
};

enum bastide_path_kind {
    BASTIDE_PATH_RIM = 1,
    BASTIDE_PATH_EDGE = 2,
    BASTIDE_PATH_WALL = 3,
    BASTIDE_PATH_GATE = 4,
    BASTIDE_PATH_LINE = 5,
    BASTIDE_PATH_OUTLINE = 6,
    BASTIDE_PATH_HOLE = 7
};

enum bastide_sign_kind {
    BASTIDE_SIGN_BUILDING = 1,
    BASTIDE_SIGN_VILLAGE = 2,
    BASTIDE_SIGN_GATE = 3,
    BASTIDE_SIGN_PENNANT = 4,
    BASTIDE_SIGN_MARK = 5
};

enum bastide_script_line_kind {
    BASTIDE_SCRIPT_LINE_TITLE = 1,
    BASTIDE_SCRIPT_LINE_TAG = 2,
    BASTIDE_SCRIPT_LINE_CONFIG = 3,
    BASTIDE_SCRIPT_LINE_TABLE = 4,
    BASTIDE_SCRIPT_LINE_ACTION = 5,
    BASTIDE_SCRIPT_LINE_EXPECTATION = 6,
    BASTIDE_SCRIPT_LINE_COMMENT = 7,
    BASTIDE_SCRIPT_LINE_CLOCK = 8,
    BASTIDE_SCRIPT_LINE_VARIATION = 9,
    BASTIDE_SCRIPT_LINE_VARIATION_END = 10
};

enum bastide_put_kind {
    BASTIDE_PUT_TILE = 1,
    BASTIDE_PUT_PIECE = 2,
    BASTIDE_PUT_PRISONER = 3,
    BASTIDE_PUT_SCORE = 4,
    BASTIDE_PUT_HELD = 5,
    BASTIDE_PUT_OUT = 6,
    BASTIDE_PUT_BAG = 7,
    BASTIDE_PUT_NOTE = 8
};

enum bastide_game_kind {
    BASTIDE_GAME_TILES = 1,
    BASTIDE_GAME_DICE = 2
};

enum bastide_chance {
    BASTIDE_CHANCE_SEEDED = 1,
    BASTIDE_CHANCE_HOST = 2
};

enum bastide_choice_kind {
    BASTIDE_CHOICE_SET = 1,
    BASTIDE_CHOICE_PIECES = 2,
    BASTIDE_CHOICE_OPTION = 3,
    BASTIDE_CHOICE_TILESET = 4,
    BASTIDE_CHOICE_BUSH = 5
};

enum bastide_origin {
    BASTIDE_ORIGIN_SEAT = 1,
    BASTIDE_ORIGIN_CLOCK = 2,
    BASTIDE_ORIGIN_STAND_IN = 3
};

enum bastide_seat_state {
    BASTIDE_SEAT_STATE_PLAYING = 1,
    BASTIDE_SEAT_STATE_RESIGNED = 2
};

enum bastide_side_kind {
    BASTIDE_SIDE_FIELD = 1,
    BASTIDE_SIDE_ROAD = 2,
    BASTIDE_SIDE_CITY = 3,
    BASTIDE_SIDE_WILD = 4,
    BASTIDE_SIDE_RIVER = 5
};

enum bastide_segment_kind {
    BASTIDE_SEGMENT_CITY = 1,
    BASTIDE_SEGMENT_ROAD = 2,
    BASTIDE_SEGMENT_FIELD = 3,
    BASTIDE_SEGMENT_MONASTERY = 4,
    BASTIDE_SEGMENT_FOUNDATION = 5,
    BASTIDE_SEGMENT_GARDEN = 6,
    BASTIDE_SEGMENT_RIVER = 7,
    BASTIDE_SEGMENT_CASTLE = 8
};

enum bastide_mark {
    BASTIDE_MARK_PENNANT = 1,
    BASTIDE_MARK_INN = 2,
    BASTIDE_MARK_CATHEDRAL = 3,
    BASTIDE_MARK_WINE = 4,
    BASTIDE_MARK_GRAIN = 5,
    BASTIDE_MARK_CLOTH = 6,
    BASTIDE_MARK_SPRING = 7,
    BASTIDE_MARK_LAKE = 8,
    BASTIDE_MARK_PIG_HERD = 9,
    BASTIDE_MARK_VOLCANO = 10,
    BASTIDE_MARK_FESTIVAL = 12,
    BASTIDE_MARK_SIEGE = 13,
    BASTIDE_MARK_SHRINE = 15,
    BASTIDE_MARK_DARMSTADTIUM = 16,
    BASTIDE_MARK_CHURCH = 17,
    BASTIDE_MARK_DRAGON = 18,
    BASTIDE_MARK_PORTAL = 19,
    BASTIDE_MARK_PRINCESS = 20,
    BASTIDE_MARK_HILL = 22,
    BASTIDE_MARK_VINEYARD = 23,
    BASTIDE_MARK_BAZAAR = 24,
    BASTIDE_MARK_CASTLE_UNFIT = 25,
    BASTIDE_MARK_CASTLE_QUARTER = 26,
    BASTIDE_MARK_MARKET_QUARTER = 27,
    BASTIDE_MARK_BLACKSMITH_QUARTER = 28,
    BASTIDE_MARK_CATHEDRAL_QUARTER = 29
};

enum bastide_road_end {
    BASTIDE_ROAD_END_VILLAGE = 1,
    BASTIDE_ROAD_END_GATE = 2,
    BASTIDE_ROAD_END_MONASTERY = 3,
    BASTIDE_ROAD_END_FOUNDATION = 4,
    BASTIDE_ROAD_END_SPRING = 5,
    BASTIDE_ROAD_END_OPEN = 6
};

enum bastide_piece_kind {
    BASTIDE_PIECE_FOLLOWER = 1,
    BASTIDE_PIECE_TOWER_PIECE = 2,
    BASTIDE_PIECE_MAYOR = 3,
    BASTIDE_PIECE_WAGON = 4,
    BASTIDE_PIECE_BARN = 5,
    BASTIDE_PIECE_LARGE_FOLLOWER = 6,
    BASTIDE_PIECE_BUILDER = 7,
    BASTIDE_PIECE_PIG = 8,
    BASTIDE_PIECE_WINE = 9,
    BASTIDE_PIECE_GRAIN = 10,
    BASTIDE_PIECE_CLOTH = 11,
    BASTIDE_PIECE_ABBOT = 12,
    BASTIDE_PIECE_KING = 14,
    BASTIDE_PIECE_ROBBER = 15,
    BASTIDE_PIECE_PHANTOM = 16,
    BASTIDE_PIECE_DRAGON = 17,
    BASTIDE_PIECE_FAIRY = 18,
    BASTIDE_PIECE_SHEPHERD = 19,
    BASTIDE_PIECE_SHEEP_1 = 20,
    BASTIDE_PIECE_SHEEP_2 = 21,
    BASTIDE_PIECE_SHEEP_3 = 22,
    BASTIDE_PIECE_SHEEP_4 = 23,
    BASTIDE_PIECE_WOLF = 24,
    BASTIDE_PIECE_BRIDGE = 25,
    BASTIDE_PIECE_CASTLE = 26,
    BASTIDE_PIECE_COUNT = 27
};

enum bastide_spot {
    BASTIDE_SPOT_SUPPLY = 1,
    BASTIDE_SPOT_SEGMENT = 2,
    BASTIDE_SPOT_PRISON = 3,
    BASTIDE_SPOT_MOVING = 4,
    BASTIDE_SPOT_CORNER = 5,
    BASTIDE_SPOT_TRAY = 6,
    BASTIDE_SPOT_BUILT = 7,
    BASTIDE_SPOT_ASIDE = 8,
    BASTIDE_SPOT_PASSED = 9,
    BASTIDE_SPOT_KEPT = 10,
    BASTIDE_SPOT_TILE = 11,
    BASTIDE_SPOT_SPACE = 12,
    BASTIDE_SPOT_BESIDE = 13,
    BASTIDE_SPOT_HELD = 14
};

enum bastide_face {
    BASTIDE_FACE_CAP = 1,
    BASTIDE_FACE_CORNER = 2,
    BASTIDE_FACE_STRAIGHT = 3,
    BASTIDE_FACE_TEE = 4,
    BASTIDE_FACE_KNIGHT = 5,
    BASTIDE_FACE_CATAPULT = 6
};

enum bastide_set {
    BASTIDE_SET_BASE = 1,
    BASTIDE_SET_WINTER = 2,
    BASTIDE_SET_TOWER = 3,
    BASTIDE_SET_ABBEY_MAYOR = 4,
    BASTIDE_SET_INNS_CATHEDRALS = 5,
    BASTIDE_SET_TRADERS_BUILDERS = 6,
    BASTIDE_SET_ABBOT = 7,
    BASTIDE_SET_RIVER = 8,
    BASTIDE_SET_RIVER_2 = 9,
    BASTIDE_SET_GQ11 = 10,
    BASTIDE_SET_KING_ROBBER = 11,
    BASTIDE_SET_FESTIVAL = 12,
    BASTIDE_SET_SIEGE = 13,
    BASTIDE_SET_CULT = 14,
    BASTIDE_SET_PHANTOM = 15,
    BASTIDE_SET_DARMSTADT = 16,
    BASTIDE_SET_PRINCESS_DRAGON = 17,
    BASTIDE_SET_HILLS_SHEEP = 18,
    BASTIDE_SET_BRIDGES_CASTLES_BAZAARS = 19,
    BASTIDE_SET_COUNT_CITY = 20
};

enum bastide_box {
    BASTIDE_BOX_TOWER = 3,
    BASTIDE_BOX_ABBEY_MAYOR = 4,
    BASTIDE_BOX_INNS_CATHEDRALS = 5,
    BASTIDE_BOX_TRADERS_BUILDERS = 6,
    BASTIDE_BOX_ABBOT = 7,
    BASTIDE_BOX_RIVER = 8,
    BASTIDE_BOX_KING_ROBBER = 11,
    BASTIDE_BOX_FESTIVAL = 12,
    BASTIDE_BOX_SIEGE = 13,
    BASTIDE_BOX_CULT = 14,
    BASTIDE_BOX_PHANTOM = 15,
    BASTIDE_BOX_DARMSTADT = 16,
    BASTIDE_BOX_PRINCESS_DRAGON = 17,
    BASTIDE_BOX_HILLS_SHEEP = 18,
    BASTIDE_BOX_BRIDGES_CASTLES_BAZAARS = 19,
    BASTIDE_BOX_COUNT_CITY = 20,
    BASTIDE_BOX_HOUSE = 80,
    BASTIDE_BOX_DICE = 81
};

enum bastide_vocabulary {
    BASTIDE_VOCABULARY_STATUS = 1,
    BASTIDE_VOCABULARY_ACTION = 2,
    BASTIDE_VOCABULARY_STEP = 3,
    BASTIDE_VOCABULARY_EVENT = 4,
    BASTIDE_VOCABULARY_CAUSE = 5,
    BASTIDE_VOCABULARY_REWARD = 6,
    BASTIDE_VOCABULARY_REASON = 7,
    BASTIDE_VOCABULARY_THING = 8,
    BASTIDE_VOCABULARY_OPTION = 9,
    BASTIDE_VOCABULARY_PRESET = 10,
    BASTIDE_VOCABULARY_NOTE = 11,
    BASTIDE_VOCABULARY_PUT = 12,
    BASTIDE_VOCABULARY_CHOICE = 13,
    BASTIDE_VOCABULARY_PIECE = 14,
    BASTIDE_VOCABULARY_SEGMENT = 15,
    BASTIDE_VOCABULARY_SIDE = 16,
    BASTIDE_VOCABULARY_SPOT = 17,
    BASTIDE_VOCABULARY_ROAD_END = 18,
    BASTIDE_VOCABULARY_MARK = 19,
    BASTIDE_VOCABULARY_SET = 20,
    BASTIDE_VOCABULARY_FACE = 21,
    BASTIDE_VOCABULARY_GAME = 22,
    BASTIDE_VOCABULARY_CHANCE = 23,
    BASTIDE_VOCABULARY_ORIGIN = 24,
    BASTIDE_VOCABULARY_SEAT_STATE = 25,
    BASTIDE_VOCABULARY_VOCABULARY = 26,
    BASTIDE_VOCABULARY_BOX = 27,
    BASTIDE_VOCABULARY_PATH = 28,
    BASTIDE_VOCABULARY_SIGN = 29,
    BASTIDE_VOCABULARY_SCRIPT_LINE = 30
};

enum bastide_step {
    BASTIDE_STEP_DRAW = 1,
    BASTIDE_STEP_PLACE = 2,
    BASTIDE_STEP_ACT = 3,
    BASTIDE_STEP_FINAL = 4,
    BASTIDE_STEP_TOWER_RANSOM_AT_BEGIN = 301,
    BASTIDE_STEP_TOWER_RANSOM_AT_END = 302,
    BASTIDE_STEP_TOWER_CAPTURE = 303,
    BASTIDE_STEP_TOWER_EXCHANGE = 304,
    BASTIDE_STEP_ABBEY_PLACE = 401,
    BASTIDE_STEP_WAGON_MOVE = 402,
    BASTIDE_STEP_DOUBLE_TURN_SECOND_PART = 601,
    BASTIDE_STEP_SIEGE_ESCAPE = 1301,
    BASTIDE_STEP_PHANTOM = 1501,
    BASTIDE_STEP_DRAGON_WALK = 1701,
    BASTIDE_STEP_PRINCESS_TAKE = 1702,
    BASTIDE_STEP_FLOCK_GROW_OR_GUIDE = 1801,
    BASTIDE_STEP_SHEPHERD_DRAW = 1802,
    BASTIDE_STEP_CASTLE_BUILD = 1920,
    BASTIDE_STEP_CASTLE_POINTS = 1921,
    BASTIDE_STEP_BAZAAR_CHOOSE = 1922,
    BASTIDE_STEP_BAZAAR_BID = 1923,
    BASTIDE_STEP_BAZAAR_SELL = 1924,
    BASTIDE_STEP_COUNT_CITY_LEAVE = 2001,
    BASTIDE_STEP_COUNT_CITY_DEPLOY = 2002,
    BASTIDE_STEP_COUNT_MOVE = 2003,
    BASTIDE_STEP_COUNT_FINAL_LEAVE = 2004,
    BASTIDE_STEP_START_TOSS = 8001,
    BASTIDE_STEP_START_NAME = 8002,
    BASTIDE_STEP_HAND_DISCARD = 8003,
    BASTIDE_STEP_SALE_BID = 8004,
    BASTIDE_STEP_SALE_SELL = 8005,
    BASTIDE_STEP_HAND_REVEAL = 8006,
    BASTIDE_STEP_DICE_TURN = 8101,
    BASTIDE_STEP_DICE_FALL = 8102
};

enum bastide_cause {
    BASTIDE_CAUSE_DEPLOYED = 1,
    BASTIDE_CAUSE_COMPLETED = 2,
    BASTIDE_CAUSE_FINAL = 3,
    BASTIDE_CAUSE_FITS_NOWHERE = 4,
    BASTIDE_CAUSE_CLOCK = 5,
    BASTIDE_CAUSE_STAND_IN = 6,
    BASTIDE_CAUSE_RESIGNED = 7,
    BASTIDE_CAUSE_TOWER_CAPTURED = 301,
    BASTIDE_CAUSE_TOWER_TAKEN_HOME = 302,
    BASTIDE_CAUSE_TOWER_EXCHANGED = 303,
    BASTIDE_CAUSE_TOWER_RANSOMED = 304,
    BASTIDE_CAUSE_WAGON_SET_OUT = 401,
    BASTIDE_CAUSE_WAGON_MOVED = 402,
    BASTIDE_CAUSE_WAGON_STAYED = 403,
    BASTIDE_CAUSE_BARN_PLACED = 404,
    BASTIDE_CAUSE_BARN_JOINED = 405,
    BASTIDE_CAUSE_GOODS_WON = 601,
    BASTIDE_CAUSE_BUILDER_WITHOUT_COMPANY = 602,
    BASTIDE_CAUSE_ABBOT_CALLED_BACK = 701,
    BASTIDE_CAUSE_LAKE_PLACED = 801,
    BASTIDE_CAUSE_RIVER_SET_ASIDE = 802,
    BASTIDE_CAUSE_KING_WON = 1101,
    BASTIDE_CAUSE_ROBBER_WON = 1102,
    BASTIDE_CAUSE_FESTIVAL_RETURNED = 1201,
    BASTIDE_CAUSE_SIEGE_ESCAPED = 1301,
    BASTIDE_CAUSE_CULT_CHALLENGE_LOST = 1401,
    BASTIDE_CAUSE_VOLCANO_WOKE = 1701,
    BASTIDE_CAUSE_DRAGON_WALKED = 1702,
    BASTIDE_CAUSE_DRAGON_ATE = 1703,
    BASTIDE_CAUSE_FAIRY_SENT = 1704,
    BASTIDE_CAUSE_PRINCESS_REMOVED = 1705,
    BASTIDE_CAUSE_FAIRY_STAYED = 1706,
    BASTIDE_CAUSE_HILL_COVERED = 1801,
    BASTIDE_CAUSE_SHEPHERD_DREW = 1802,
    BASTIDE_CAUSE_WOLF_CAME = 1803,
    BASTIDE_CAUSE_FLOCK_GUIDED = 1804,
    BASTIDE_CAUSE_FLOCK_CLOSED = 1805,
    BASTIDE_CAUSE_FLOCK_SCATTERED = 1806,
    BASTIDE_CAUSE_BRIDGE_BUILT = 1901,
    BASTIDE_CAUSE_BRIDGE_DECLINED = 1902,
    BASTIDE_CAUSE_CASTLE_BUILT = 1920,
    BASTIDE_CAUSE_CASTLE_SCORED = 1921,
    BASTIDE_CAUSE_BAZAAR_ASIDE = 1922,
    BASTIDE_CAUSE_COUNT_CITY_ENTERED = 2001,
    BASTIDE_CAUSE_COUNT_CITY_LEFT = 2002,
    BASTIDE_CAUSE_COUNT_MOVED = 2003,
    BASTIDE_CAUSE_BAG_SET_ASIDE = 8001,
    BASTIDE_CAUSE_HAND_DISCARDED = 8002,
    BASTIDE_CAUSE_HOLE_FILLED = 8003,
    BASTIDE_CAUSE_SALE_RESUMED = 8004,
    BASTIDE_CAUSE_DICE_COLLECTED = 8101,
    BASTIDE_CAUSE_DICE_PASSED = 8102,
    BASTIDE_CAUSE_DICE_KEPT = 8103,
    BASTIDE_CAUSE_DICE_DOUBLED = 8104
};

enum bastide_reward {
    BASTIDE_REWARD_ROAD = 1,
    BASTIDE_REWARD_CITY = 2,
    BASTIDE_REWARD_CITY_PENNANTS = 3,
    BASTIDE_REWARD_MONASTERY = 4,
    BASTIDE_REWARD_FINAL_ROAD = 5,
    BASTIDE_REWARD_FINAL_CITY = 6,
    BASTIDE_REWARD_FINAL_CITY_PENNANTS = 7,
    BASTIDE_REWARD_FINAL_MONASTERY = 8,
    BASTIDE_REWARD_FINAL_FIELD = 9,
    BASTIDE_REWARD_TOWER_RANSOM_PAID = 301,
    BASTIDE_REWARD_TOWER_RANSOM_RECEIVED = 302,
    BASTIDE_REWARD_BARN_PLACED = 401,
    BASTIDE_REWARD_BARN_JOINED = 402,
    BASTIDE_REWARD_BARN_FINAL = 403,
    BASTIDE_REWARD_INN_ROAD = 501,
    BASTIDE_REWARD_INN_ROAD_UNFINISHED = 502,
    BASTIDE_REWARD_CATHEDRAL_CITY = 503,
    BASTIDE_REWARD_CATHEDRAL_PENNANTS = 504,
    BASTIDE_REWARD_CATHEDRAL_CITY_UNFINISHED = 505,
    BASTIDE_REWARD_GOODS_WINE = 601,
    BASTIDE_REWARD_GOODS_GRAIN = 602,
    BASTIDE_REWARD_GOODS_CLOTH = 603,
    BASTIDE_REWARD_PIG_CITIES = 604,
    BASTIDE_REWARD_ABBOT_CALLED_BACK = 701,
    BASTIDE_REWARD_ABBOT_GARDEN = 702,
    BASTIDE_REWARD_ABBOT_GARDEN_UNFINISHED = 703,
    BASTIDE_REWARD_PIG_HERD_CITIES = 801,
    BASTIDE_REWARD_KING_CITIES = 1101,
    BASTIDE_REWARD_ROBBER_ROADS = 1102,
    BASTIDE_REWARD_KING_HELD = 1103,
    BASTIDE_REWARD_ROBBER_HELD = 1104,
    BASTIDE_REWARD_KING_CITY_COMPLETED = 1105,
    BASTIDE_REWARD_ROBBER_ROAD_COMPLETED = 1106,
    BASTIDE_REWARD_BESIEGED_CITY = 1301,
    BASTIDE_REWARD_BESIEGED_CITY_PENNANTS = 1302,
    BASTIDE_REWARD_BESIEGED_CITY_UNFINISHED = 1303,
    BASTIDE_REWARD_BESIEGED_CITIES_OF_FIELD = 1304,
    BASTIDE_REWARD_DARMSTADT_CITY = 1601,
    BASTIDE_REWARD_CHURCH_FOLLOWERS = 1602,
    BASTIDE_REWARD_FAIRY_TURN = 1701,
    BASTIDE_REWARD_FAIRY_SCORED = 1702,
    BASTIDE_REWARD_FLOCK_SHEEP = 1801,
    BASTIDE_REWARD_VINEYARDS_OF_BUILDING = 1802,
    BASTIDE_REWARD_CASTLE = 1920,
    BASTIDE_REWARD_CASTLES_OF_FIELD = 1921,
    BASTIDE_REWARD_BAZAAR_PAID = 1922,
    BASTIDE_REWARD_BAZAAR_SOLD = 1923,
    BASTIDE_REWARD_SALE_BOUGHT = 8001,
    BASTIDE_REWARD_SALE_SOLD = 8002,
    BASTIDE_REWARD_DICE_CITY = 8101
};

enum bastide_reason {
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
    BASTIDE_REASON_FEATURE_COMPLETE = 18,
    BASTIDE_REASON_NOT_THIS_PIECE = 19,
    BASTIDE_REASON_NO_SUCH_SEAT = 20,
    BASTIDE_REASON_NOT_OWN_TURN = 21,
    BASTIDE_REASON_CANNOT_BE_TAKEN = 22,
    BASTIDE_REASON_RESIGNED = 23,
    BASTIDE_REASON_SPARE_SET = 24,
    BASTIDE_REASON_WRONG_PIECE_KIND = 25,
    BASTIDE_REASON_DRAWN_OPENLY = 26,
    BASTIDE_REASON_ARGUMENT_RANGE = 27,
    BASTIDE_REASON_ARGUMENT_NULL = 28,
    BASTIDE_REASON_ARGUMENT_COUNT = 29,
    BASTIDE_REASON_TOKEN_NOT_LEFT = 30,
    BASTIDE_REASON_TOKEN_NOT_KEPT = 31,
    BASTIDE_REASON_TOWER_MISSING = 301,
    BASTIDE_REASON_TOWER_CLOSED = 302,
    BASTIDE_REASON_TOWER_OUT_OF_RANGE = 303,
    BASTIDE_REASON_TOWER_NOT_PRISONER = 304,
    BASTIDE_REASON_TOWER_RANSOM_PAID = 305,
    BASTIDE_REASON_TOWER_RANSOM_TOO_DEAR = 306,
    BASTIDE_REASON_TOWER_NO_RANSOM = 307,
    BASTIDE_REASON_TOWER_NO_PRISONS = 308,
    BASTIDE_REASON_TOWER_OWN_PRISONER = 309,
    BASTIDE_REASON_TOWER_MUTUAL_PRISONERS = 310,
    BASTIDE_REASON_ABBEY_NONE_LEFT = 401,
    BASTIDE_REASON_ABBEY_NO_HOLE = 402,
    BASTIDE_REASON_ABBEY_UNTURNED = 403,
    BASTIDE_REASON_ABBEY_MUST_PLACE = 404,
    BASTIDE_REASON_BARN_NO_JUNCTION = 405,
    BASTIDE_REASON_BARN_IN_FIELD = 406,
    BASTIDE_REASON_WAGON_TOO_FAR = 407,
    BASTIDE_REASON_BUILDER_WITHOUT_FOLLOWER = 601,
    BASTIDE_REASON_PIG_WITHOUT_FARMER = 602,
    BASTIDE_REASON_ABBOT_NOT_OWN = 701,
    BASTIDE_REASON_RIVER_NOT_CONTINUED = 801,
    BASTIDE_REASON_RIVER_TURNS_TWICE = 802,
    BASTIDE_REASON_RIVER_END_BLOCKED = 803,
    BASTIDE_REASON_RIVER_NO_ROOM_AHEAD = 804,
    BASTIDE_REASON_RIVER_KEPT_OPEN = 805,
    BASTIDE_REASON_RIVER_TILE_FIRST = 806,
    BASTIDE_REASON_LAKE_WAITS = 807,
    BASTIDE_REASON_RIVER_DRAWN_FIRST = 808,
    BASTIDE_REASON_RIVER_FORK_FIRST = 809,
    BASTIDE_REASON_LAKE_DRAWN_LAST = 810,
    BASTIDE_REASON_RIVER_START_TILE_NEXT = 811,
    BASTIDE_REASON_RIVER_TILE_ASIDE = 812,
    BASTIDE_REASON_FESTIVAL_NOT_HELD = 1201,
    BASTIDE_REASON_SIEGE_NO_KNIGHT = 1301,
    BASTIDE_REASON_SIEGE_NO_WAY_OUT = 1302,
    BASTIDE_REASON_CULT_SECOND_RIVAL = 1401,
    BASTIDE_REASON_CULT_RIVAL_TAKEN = 1402,
    BASTIDE_REASON_DRAGON_ASLEEP = 1701,
    BASTIDE_REASON_DRAGON_THERE = 1702,
    BASTIDE_REASON_DRAGON_NOT_BESIDE = 1703,
    BASTIDE_REASON_DRAGON_WAS_THERE = 1704,
    BASTIDE_REASON_DRAGON_MUST_WALK = 1705,
    BASTIDE_REASON_FAIRY_KEEPS_OUT = 1706,
    BASTIDE_REASON_FAIRY_NO_FOLLOWER = 1707,
    BASTIDE_REASON_FAIRY_IS_THERE = 1708,
    BASTIDE_REASON_FAIRY_NOBODY_THERE = 1709,
    BASTIDE_REASON_PRINCESS_NOT_PLACED = 1710,
    BASTIDE_REASON_PRINCESS_NO_KNIGHT = 1711,
    BASTIDE_REASON_PRINCESS_MUST_TAKE = 1712,
    BASTIDE_REASON_PORTAL_FOLLOWERS_ONLY = 1713,
    BASTIDE_REASON_PORTAL_USED = 1714,
    BASTIDE_REASON_DRAGON_NOT_CALLED = 1715,
    BASTIDE_REASON_SHEPHERD_IN_FIELD = 1801,
    BASTIDE_REASON_FLOCK_MUST_CHOOSE = 1802,
    BASTIDE_REASON_SHEPHERD_ALONE = 1803,
    BASTIDE_REASON_BRIDGE_NEEDS_FIELDS = 1901,
    BASTIDE_REASON_BRIDGE_THERE = 1902,
    BASTIDE_REASON_BRIDGE_TOO_FAR = 1903,
    BASTIDE_REASON_BRIDGE_ONLY_ON_PLACED = 1904,
    BASTIDE_REASON_BRIDGE_FACES_NO_ROAD = 1905,
    BASTIDE_REASON_BRIDGE_USED = 1906,
    BASTIDE_REASON_BRIDGE_NOT_NEEDED = 1907,
    BASTIDE_REASON_BRIDGE_NO_TILE = 1908,
    BASTIDE_REASON_BRIDGE_NOT_FORCED = 1909,
    BASTIDE_REASON_BRIDGE_NO_ROOM = 1910,
    BASTIDE_REASON_BRIDGE_UNMATCHED = 1911,
    BASTIDE_REASON_CASTLE_SAFE = 1920,
    BASTIDE_REASON_CASTLE_OTHER_CITY = 1921,
    BASTIDE_REASON_CASTLE_NO_SMALL_CITY = 1922,
    BASTIDE_REASON_CASTLE_HOLDS_ONE = 1923,
    BASTIDE_REASON_CASTLE_NOT_FOR_IT = 1924,
    BASTIDE_REASON_CASTLE_CLOSED = 1925,
    BASTIDE_REASON_BAZAAR_BID_RANGE = 1926,
    BASTIDE_REASON_BAZAAR_NOT_OPEN = 1927,
    BASTIDE_REASON_BAZAAR_NO_BID = 1928,
    BASTIDE_REASON_COUNT_BLOCKS_QUARTER = 2001,
    BASTIDE_REASON_COUNT_CITY_NO_QUARTER = 2002,
    BASTIDE_REASON_COUNT_CITY_NOT_FOR_IT = 2003,
    BASTIDE_REASON_COUNT_CITY_NOT_IN_IT = 2004,
    BASTIDE_REASON_COUNT_CITY_OTHER_WAY = 2005,
    BASTIDE_REASON_COUNT_CITY_NOT_SCORED = 2006,
    BASTIDE_REASON_COUNT_THERE = 2007,
    BASTIDE_REASON_COUNT_CITY_NOT_WHOLE = 2008,
    BASTIDE_REASON_COUNT_CITY_WALLS = 2009,
    BASTIDE_REASON_TABLE_OFF = 8001,
    BASTIDE_REASON_SALE_BID_RANGE = 8002,
    BASTIDE_REASON_SALE_NO_BID = 8003,
    BASTIDE_REASON_BAG_TILE_ASIDE = 8004,
    BASTIDE_REASON_START_TILE_ASIDE = 8005,
    BASTIDE_REASON_DICE_NOT_A_CITY = 8101,
    BASTIDE_REASON_DICE_NOT_IN_TRAY = 8102,
    BASTIDE_REASON_DICE_CELL_TAKEN = 8103,
    BASTIDE_REASON_DICE_TOO_FAR = 8104,
    BASTIDE_REASON_DICE_COLOUR_MISMATCH = 8105,
    BASTIDE_REASON_DICE_NO_KNIGHT = 8106,
    BASTIDE_REASON_DICE_NO_ROLLS = 8107,
    BASTIDE_REASON_DICE_TRAY_EMPTY = 8108,
    BASTIDE_REASON_DICE_FEW_KNIGHTS = 8109,
    BASTIDE_REASON_DICE_WRONG_COUNT = 8110,
    BASTIDE_REASON_POSITION_ENTRY = 9801,
    BASTIDE_REASON_POSITION_NUMBER = 9802,
    BASTIDE_REASON_POSITION_TWICE = 9803,
    BASTIDE_REASON_POSITION_TILE = 9804,
    BASTIDE_REASON_POSITION_HAND = 9805,
    BASTIDE_REASON_POSITION_NOTE = 9806,
    BASTIDE_REASON_POSITION_BAG = 9807,
    BASTIDE_REASON_POSITION_STEP = 9808,
    BASTIDE_REASON_POSITION_DECISION = 9809,
    BASTIDE_REASON_POSITION_FRESH = 9810,
    BASTIDE_REASON_POSITION_NO_TILE = 9811,
    BASTIDE_REASON_POSITION_SCORED = 9812,
    BASTIDE_REASON_POSITION_FITS_NOWHERE = 9813,
    BASTIDE_REASON_CONFIG_GAME = 9901,
    BASTIDE_REASON_CONFIG_CHANCE = 9902,
    BASTIDE_REASON_CONFIG_SEATS = 9903,
    BASTIDE_REASON_CONFIG_FIRST_SEAT = 9904,
    BASTIDE_REASON_CONFIG_CHOICE = 9905,
    BASTIDE_REASON_CONFIG_VALUE = 9906,
    BASTIDE_REASON_CONFIG_NO_START = 9907,
    BASTIDE_REASON_CONFIG_TOO_LARGE = 9908,
    BASTIDE_REASON_CONFIG_REVISION = 9909,
    BASTIDE_REASON_CONFIG_TILESET = 9910,
    BASTIDE_REASON_CONFIG_CAPACITY = 9911,
    BASTIDE_REASON_CONFIG_OPTION_ALONE = 9912,
    BASTIDE_REASON_CONFIG_CONTRADICTION = 9913,
    BASTIDE_REASON_CONFIG_OPTION_NEEDS = 9914,
    BASTIDE_REASON_CONFIG_FLAGS = 9915,
    BASTIDE_REASON_CONFIG_LEFT_OUT = 9916
};

enum bastide_thing_kind {
    BASTIDE_THING_HAND = 1,
    BASTIDE_THING_TOWER = 301,
    BASTIDE_THING_ABBEY_HOLE = 401,
    BASTIDE_THING_BARN = 402,
    BASTIDE_THING_GOODS = 601,
    BASTIDE_THING_KING = 1101,
    BASTIDE_THING_ROBBER = 1102,
    BASTIDE_THING_SIEGE = 1301,
    BASTIDE_THING_CULT_CHALLENGE = 1401,
    BASTIDE_THING_FLOCK = 1801,
    BASTIDE_THING_SHEEP_BAG = 1802,
    BASTIDE_THING_HILL_COVERED = 1803,
    BASTIDE_THING_CASTLE = 1920,
    BASTIDE_THING_BAZAAR_BID = 1921,
    BASTIDE_THING_COUNT_CITY_QUARTER = 2001,
    BASTIDE_THING_SALE_BID = 8001
};

enum bastide_option {
    BASTIDE_OPTION_PLAY_WITHOUT_FARMERS = 1,
    BASTIDE_OPTION_SMALL_CITY_TWO_POINTS = 2,
    BASTIDE_OPTION_ANY_SEAT_COUNT = 3,
    BASTIDE_OPTION_TOWER_CAPTURE_OPPONENTS_ONLY = 301,
    BASTIDE_OPTION_TOWER_TOP_FOLLOWERS_SAFE = 302,
    BASTIDE_OPTION_TOWER_RANSOM_WITHOUT_MINIMUM = 303,
    BASTIDE_OPTION_TOWER_BUILDER_PIG_ARE_FOLLOWERS = 304,
    BASTIDE_OPTION_TOWER_NO_CAPTURE_OVER_GAPS = 305,
    BASTIDE_OPTION_TOWER_NO_RANSOM = 306,
    BASTIDE_OPTION_TOWER_SHORT_RANGE = 307,
    BASTIDE_OPTION_TOWER_DIAGONAL_CAPTURE = 308,
    BASTIDE_OPTION_ABBEY_END_RULE = 401,
    BASTIDE_OPTION_WAGON_MOVE_RULE = 402,
    BASTIDE_OPTION_WAGON_FAR_TRAVEL = 403,
    BASTIDE_OPTION_MAYOR_TOWER_IMMUNE = 404,
    BASTIDE_OPTION_WAGON_DRAGON_TOWER_IMMUNE = 405,
    BASTIDE_OPTION_MAYOR_LYING_DOWN = 406,
    BASTIDE_OPTION_PIG_HERD_COUNTS_FOR_BARN = 407,
    BASTIDE_OPTION_WAGON_ENTERS_CASTLES = 408,
    BASTIDE_OPTION_INNS_UNFINISHED_SCORE = 501,
    BASTIDE_OPTION_LARGE_FOLLOWER_WEIGHT = 502,
    BASTIDE_OPTION_DOUBLE_TURN_OPTIONAL = 601,
    BASTIDE_OPTION_BUILDER_COMPLETING_COUNTS = 602,
    BASTIDE_OPTION_PIG_POINTS = 603,
    BASTIDE_OPTION_ABBOT_NO_GARDENS = 701,
    BASTIDE_OPTION_ABBOT_NO_EARLY_RETURN = 702,
    BASTIDE_OPTION_RIVER_START_TILE = 801,
    BASTIDE_OPTION_RIVER_LOOKAHEAD = 802,
    BASTIDE_OPTION_RIVER_U_TURNS = 803,
    BASTIDE_OPTION_RIVER_SPRING = 804,
    BASTIDE_OPTION_LAKE_IS_ORDINARY = 805,
    BASTIDE_OPTION_RIVER_TIES_ALWAYS = 806,
    BASTIDE_OPTION_ABBEY_KEEPS_RIVER_OPEN = 807,
    BASTIDE_OPTION_KING_ROBBER_SCORING = 1101,
    BASTIDE_OPTION_FESTIVAL_MEEPLES_ONLY = 1201,
    BASTIDE_OPTION_SIEGE_ESCAPE = 1301,
    BASTIDE_OPTION_SIEGE_TILES = 1302,
    BASTIDE_OPTION_CULT_FIVE_TILES = 1401,
    BASTIDE_OPTION_REMOVE_TWO_MONASTERIES = 1601,
    BASTIDE_OPTION_CHURCH_COUNTS_STRENGTH = 1602,
    BASTIDE_OPTION_DRAGON_MOVES_AFTER_SCORING = 1701,
    BASTIDE_OPTION_FAIRY_ON_TILE = 1702,
    BASTIDE_OPTION_PRINCESS_MUST_TAKE = 1703,
    BASTIDE_OPTION_VOLCANO_BARN = 1704,
    BASTIDE_OPTION_PRINCESS_DRAGON_SECOND_EDITION = 1705,
    BASTIDE_OPTION_WITHOUT_DRAGON = 1706,
    BASTIDE_OPTION_WITHOUT_FAIRY = 1707,
    BASTIDE_OPTION_WITHOUT_PRINCESS = 1708,
    BASTIDE_OPTION_WITHOUT_PORTAL = 1709,
    BASTIDE_OPTION_HILL_TIEBREAK = 1801,
    BASTIDE_OPTION_VINEYARDS_FOR_GARDENS = 1802,
    BASTIDE_OPTION_HILLS_SHEEP_SECOND_EDITION = 1803,
    BASTIDE_OPTION_WITHOUT_SHEPHERDS = 1804,
    BASTIDE_OPTION_WITHOUT_HILLS = 1805,
    BASTIDE_OPTION_WITHOUT_VINEYARDS = 1806,
    BASTIDE_OPTION_BAZAAR_NO_AUCTION = 1901,
    BASTIDE_OPTION_BAZAAR_BID_LIMIT = 1902,
    BASTIDE_OPTION_BAZAAR_DOUBLE_TURN = 1903,
    BASTIDE_OPTION_BRIDGE_ONLY_ON_PLACED_TILE = 1904,
    BASTIDE_OPTION_CASTLE_POINTS_CHOSEN = 1905,
    BASTIDE_OPTION_BRIDGES_CASTLES_BAZAARS_SECOND_EDITION = 1906,
    BASTIDE_OPTION_WITHOUT_BRIDGES = 1907,
    BASTIDE_OPTION_WITHOUT_CASTLES = 1908,
    BASTIDE_OPTION_WITHOUT_BAZAARS = 1909,
    BASTIDE_OPTION_COUNT_MOVE = 2001,
    BASTIDE_OPTION_COUNT_FINAL = 2002,
    BASTIDE_OPTION_COUNT_START_TILE_IN_BAG = 2003,
    BASTIDE_OPTION_COUNT_EACH_PART = 2004,
    BASTIDE_OPTION_COUNT_BONUS_LINES_LEFT_OUT = 2005,
    BASTIDE_OPTION_CITY_BOARD_ONLY = 2006,
    BASTIDE_OPTION_NO_POINTS_FOR_UNFINISHED = 8001,
    BASTIDE_OPTION_BOUNDED_TABLE = 8002,
    BASTIDE_OPTION_TABLE_MIN_X = 8003,
    BASTIDE_OPTION_TABLE_MAX_X = 8004,
    BASTIDE_OPTION_TABLE_MIN_Y = 8005,
    BASTIDE_OPTION_TABLE_MAX_Y = 8006,
    BASTIDE_OPTION_TABLE_EDGE_COMPLETES = 8007,
    BASTIDE_OPTION_EXTRA_TURN_FOR_FILLING_HOLE = 8008,
    BASTIDE_OPTION_HOLE_NEEDS_DISTINCT_FEATURES = 8009,
    BASTIDE_OPTION_START_TILE_IN_BAG = 8010,
    BASTIDE_OPTION_RETURN_UNPLACEABLE_TO_BAG = 8011,
    BASTIDE_OPTION_BUSHES_DO_NOT_END_ROADS = 8012,
    BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END = 8013,
    BASTIDE_OPTION_HELD_TILES_HIDDEN = 8014,
    BASTIDE_OPTION_HAND_OF_THREE_TILES = 8015,
    BASTIDE_OPTION_HAND_HIDDEN = 8016,
    BASTIDE_OPTION_SELL_COMPLETING_TILE = 8017,
    BASTIDE_OPTION_START_PLAYER_BY_TOSS = 8018,
    BASTIDE_OPTION_START_PLAYER_BY_ROAD_DRAW = 8019,
    BASTIDE_OPTION_DICE_TARGET_SCORE = 8101,
    BASTIDE_OPTION_DICE_FINISH_ROUND = 8102
};

enum bastide_preset {
    BASTIDE_PRESET_BASE = 1,
    BASTIDE_PRESET_OLD_SMALL_CITIES = 2,
    BASTIDE_PRESET_WINTER = 3,
    BASTIDE_PRESET_FIRST_GAME = 4,
    BASTIDE_PRESET_TOWER = 301,
    BASTIDE_PRESET_ABBEY_MAYOR = 401,
    BASTIDE_PRESET_ABBEY_MAYOR_TOWER = 402,
    BASTIDE_PRESET_INNS_CATHEDRALS = 501,
    BASTIDE_PRESET_TRADERS_BUILDERS = 601,
    BASTIDE_PRESET_TRADERS_BUILDERS_INNS = 602,
    BASTIDE_PRESET_ABBOT = 701,
    BASTIDE_PRESET_RIVER = 801,
    BASTIDE_PRESET_RIVER_2 = 802,
    BASTIDE_PRESET_RIVER_BOTH = 803,
    BASTIDE_PRESET_RIVER_ABBOT = 804,
    BASTIDE_PRESET_BIG_BOX = 805,
    BASTIDE_PRESET_KING_ROBBER = 1101,
    BASTIDE_PRESET_FESTIVAL = 1201,
    BASTIDE_PRESET_SIEGE = 1301,
    BASTIDE_PRESET_CATHARS = 1302,
    BASTIDE_PRESET_BESIEGERS = 1303,
    BASTIDE_PRESET_CULT = 1401,
    BASTIDE_PRESET_CULT_SIEGE_CREATIVITY = 1402,
    BASTIDE_PRESET_PHANTOM = 1501,
    BASTIDE_PRESET_DARMSTADT = 1601,
    BASTIDE_PRESET_PRINCESS_DRAGON = 1701,
    BASTIDE_PRESET_PRINCESS_DRAGON_RGG = 1702,
    BASTIDE_PRESET_PRINCESS_DRAGON_2 = 1703,
    BASTIDE_PRESET_PRINCESS_DRAGON_TRADERS_INNS = 1704,
    BASTIDE_PRESET_HILLS_SHEEP = 1801,
    BASTIDE_PRESET_HILLS_SHEEP_ABBOT = 1802,
    BASTIDE_PRESET_BRIDGES_CASTLES_BAZAARS = 1901,
    BASTIDE_PRESET_BRIDGES_CASTLES_BAZAARS_2 = 1902,
    BASTIDE_PRESET_COUNT_CITY = 2001,
    BASTIDE_PRESET_COUNT_CITY_KING_ROBBER = 2002
};

enum bastide_note {
    BASTIDE_NOTE_RESIGNED = 1,
    BASTIDE_NOTE_TOWER_RANSOM_PAID = 301,
    BASTIDE_NOTE_ABBEY_LAST_ROUND = 401,
    BASTIDE_NOTE_DOUBLE_TURN_SECOND_PART = 601,
    BASTIDE_NOTE_KING_SIZE = 1101,
    BASTIDE_NOTE_ROBBER_LENGTH = 1102,
    BASTIDE_NOTE_HILL_COVERED = 1801,
    BASTIDE_NOTE_BRIDGE_USED = 1901,
    BASTIDE_NOTE_BAZAAR_ROUND = 1920,
    BASTIDE_NOTE_BAZAAR_ASIDE = 1921,
    BASTIDE_NOTE_COUNT_CITY_DEPLOYED = 2001,
    BASTIDE_NOTE_HAND_IDLE_TURNS = 8001,
    BASTIDE_NOTE_SALE_ASKED = 8002
};

typedef struct bastide_game bastide_game;
typedef struct bastide_tileset bastide_tileset;
typedef struct bastide_texts bastide_texts;
typedef struct bastide_geometry bastide_geometry;
typedef struct bastide_script bastide_script;

typedef struct bastide_allocator {
    void* user;
    void* (*alloc)(void*, uint32_t, uint32_t);
    void (*release)(void*, void*, uint32_t, uint32_t);
} bastide_allocator;

typedef struct bastide_config {
    int32_t game;
    int32_t chance;
    int32_t seats;
    int32_t first_seat;
    uint64_t seed;
    int32_t event_capacity;
    int32_t rules_revision;
    uint32_t flags;
    uint32_t spare[7];
} bastide_config;

typedef struct bastide_choice {
    int32_t kind;
    int32_t id;
    int32_t value;
    uint32_t spare[5];
} bastide_choice;

typedef struct bastide_refusal {
    int32_t status;
    int32_t reason;
    int32_t index;
    int32_t other_index;
    int32_t option;
    int32_t other_option;
    int32_t line;
    int32_t column;
    int32_t seat;
    int32_t tile;
    int32_t x;
    int32_t y;
    int32_t side;
    int32_t side_kind;
    int32_t other_side_kind;
    int32_t spot;
    int32_t segment;
    int32_t segment_kind;
    int32_t feature;
    int32_t piece;
    int32_t piece_kind;
    int32_t least;
    int32_t most;
    int32_t box;
    int32_t set;
    int32_t field;
    int32_t value;
    char name[16];
    uint32_t spare[9];
    char text[192];
} bastide_refusal;

typedef struct bastide_decision {
    uint64_t kinds;
    int32_t over;
    int32_t seat;
    int32_t step;
    int32_t turn_seat;
    int32_t turn;
    int32_t may_pass;
    int32_t tile;
    int32_t placed;
    int32_t x;
    int32_t y;
    int32_t segment;
    int32_t feature;
    int32_t piece;
    int32_t piece_kind;
    int32_t other_seat;
    int32_t least;
    int32_t most;
    int32_t tiles_left;
    uint32_t winners;
    int32_t action;
    uint32_t spare[10];
} bastide_decision;

typedef struct bastide_action {
    int32_t kind;
    int32_t seat;
    int32_t origin;
    int32_t tile;
    int32_t x;
    int32_t y;
    int32_t rotation;
    int32_t spot;
    int32_t segment;
    int32_t piece_kind;
    int32_t piece;
    int32_t other_seat;
    int32_t points;
    uint32_t faces;
    int32_t cause;
    int32_t span;
    uint32_t spare[8];
} bastide_action;

typedef struct bastide_event {
    uint64_t seq;
    uint64_t group;
    int32_t kind;
    int32_t cause;
    int32_t action;
    int32_t undone;
    int32_t turn;
    int32_t seat;
    int32_t other_seat;
    int32_t tile;
    int32_t placed;
    int32_t x;
    int32_t y;
    int32_t rotation;
    int32_t spot;
    int32_t segment;
    int32_t feature;
    int32_t feature_kind;
    int32_t from_spot;
    int32_t from_x;
    int32_t from_y;
    int32_t from_segment;
    int32_t from_feature;
    int32_t piece;
    int32_t piece_kind;
    int32_t reward;
    int32_t count;
    int32_t each;
    int32_t points;
    uint32_t seats;
    uint32_t viewers;
    uint32_t faces;
    int32_t step;
    int32_t beside;
    int32_t span;
    uint32_t spare[11];
} bastide_event;

typedef struct bastide_score_line {
    uint64_t seq;
    uint64_t group;
    int32_t action;
    int32_t seat;
    int32_t other_seat;
    int32_t reward;
    int32_t feature;
    int32_t feature_kind;
    int32_t count;
    int32_t each;
    int32_t points;
    int32_t total;
    uint32_t spare[6];
} bastide_score_line;

typedef struct bastide_seat {
    int32_t seat;
    int32_t state;
    int32_t score;
    int32_t track;
    int32_t laps;
    int32_t die;
    int32_t supply;
    int32_t hand;
    uint32_t spare[8];
} bastide_seat;

typedef struct bastide_standing {
    int32_t seat;
    int32_t rank;
    int32_t score;
    int32_t final_score;
    int32_t wins;
    uint32_t spare[7];
} bastide_standing;

typedef struct bastide_placed {
    int32_t index;
    int32_t tile;
    int32_t x;
    int32_t y;
    int32_t rotation;
    int32_t copy;
    int32_t seat;
    int32_t turn;
    int32_t action;
    int32_t span;
    int32_t drawing;
    uint32_t spare[1];
} bastide_placed;

typedef struct bastide_piece {
    int32_t id;
    int32_t kind;
    int32_t seat;
    int32_t spot;
    int32_t x;
    int32_t y;
    int32_t placed;
    int32_t segment;
    int32_t feature;
    int32_t other_seat;
    int32_t beside;
    uint32_t spare[9];
} bastide_piece;

typedef struct bastide_feature {
    uint64_t marks;
    int32_t id;
    int32_t kind;
    int32_t complete;
    int32_t tiles;
    int32_t segments;
    int32_t open_sides;
    int32_t pennants;
    int32_t points_now;
    int32_t points_complete;
    uint32_t occupants;
    uint32_t leaders;
    int32_t weights[8];
    int32_t points[8];
    uint32_t spare[15];
} bastide_feature;

typedef struct bastide_placed_segment {
    int32_t placed;
    int32_t x;
    int32_t y;
    int32_t segment;
    uint32_t spare[4];
} bastide_placed_segment;

typedef struct bastide_thing {
    int32_t kind;
    int32_t id;
    int32_t seat;
    int32_t other_seat;
    int32_t spot;
    int32_t x;
    int32_t y;
    int32_t segment;
    int32_t feature;
    int32_t piece;
    int32_t piece_kind;
    int32_t tile;
    int32_t count;
    int32_t points;
    int32_t reach;
    int32_t closed;
    uint32_t spare[8];
} bastide_thing;

typedef struct bastide_stock {
    int32_t tile;
    int32_t total;
    int32_t left;
    int32_t aside;
    int32_t placed;
    int32_t held;
    int32_t removed;
    int32_t placements;
    uint32_t spare[4];
} bastide_stock;

typedef struct bastide_placement {
    int32_t x;
    int32_t y;
    uint32_t rotations;
    uint32_t spare[5];
} bastide_placement;

typedef struct bastide_open_cell {
    int32_t x;
    int32_t y;
    int32_t sides[4];
    int32_t types;
    int32_t left;
    uint32_t spare[8];
} bastide_open_cell;

typedef struct bastide_brief {
    int32_t feature;
    int32_t kind;
    int32_t complete;
    int32_t open_cells;
    int32_t least_left;
    int32_t chance;
    int32_t points_now;
    int32_t points_complete;
    uint32_t occupants;
    uint32_t leaders;
    int32_t pieces[8];
    int32_t weights[8];
    uint32_t spare[14];
} bastide_brief;

typedef struct bastide_tile_def {
    int32_t id;
    int32_t set;
    int32_t count;
    int32_t segments;
    uint32_t flags;
    int32_t sides[4];
    int32_t gardens;
    uint64_t marks;
    int32_t mark_value;
    char name[16];
    uint32_t spare[7];
} bastide_tile_def;

typedef struct bastide_segment_def {
    int32_t index;
    int32_t kind;
    uint32_t ports;
    uint32_t flags;
    uint64_t marks;
    int32_t pennants;
    uint32_t borders;
    uint32_t links;
    uint32_t crosses;
    int32_t road_end;
    uint32_t meets;
    uint32_t walls;
    int32_t near_side;
    uint32_t corners;
    uint32_t spare[9];
} bastide_segment_def;

typedef struct bastide_point {
    int32_t x;
    int32_t y;
} bastide_point;

typedef struct bastide_path {
    int32_t kind;
    int32_t segment;
    int32_t other_segment;
    int32_t first;
    int32_t count;
    uint32_t spare[3];
} bastide_path;

typedef struct bastide_sign {
    int32_t kind;
    int32_t segment;
    int32_t x;
    int32_t y;
    int32_t mark;
    uint32_t spare[3];
} bastide_sign;

typedef struct bastide_option_def {
    int32_t id;
    int32_t least;
    int32_t most;
    int32_t usual;
    int32_t set;
    int32_t needs;
    int32_t excludes;
    int32_t game;
    uint64_t other_sets;
    uint64_t excluded_sets;
    uint32_t spare[4];
} bastide_option_def;

typedef struct bastide_script_line {
    int32_t kind;
    int32_t line;
    int32_t depth;
    int32_t actions;
    int32_t seat;
    int32_t milliseconds;
    uint32_t spare[6];
    char tag[32];
} bastide_script_line;

typedef struct bastide_position {
    int32_t turn;
    int32_t seat;
    int32_t step;
    int32_t tile;
    uint32_t spare[12];
} bastide_position;

typedef struct bastide_put {
    int32_t kind;
    int32_t seat;
    int32_t tile;
    int32_t x;
    int32_t y;
    int32_t rotation;
    int32_t spot;
    int32_t segment;
    int32_t piece_kind;
    int32_t piece;
    int32_t slot;
    int32_t other_seat;
    int32_t points;
    int32_t count;
    int32_t note;
    int32_t number;
    int32_t beside;
    int32_t span;
    uint32_t spare[6];
} bastide_put;

typedef struct bastide_dice {
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
    uint32_t spare[13];
} bastide_dice;

typedef struct bastide_die {
    int32_t number;
    int32_t spot;
    int32_t face;
    int32_t x;
    int32_t y;
    int32_t rotation;
    uint32_t sides;
    int32_t seat;
    int32_t feature;
    uint32_t spare[3];
} bastide_die;

uint32_t bastide_version(void);
uint32_t bastide_abi_version(void);
uint32_t bastide_layout(void);
bastide_status bastide_config_init(bastide_config* config);
bastide_status bastide_choice_init(bastide_choice* choice);
int32_t bastide_preset_list_choices(int32_t preset, bastide_choice* out, int32_t cap);
bastide_status bastide_game_create(const bastide_config* config, const bastide_choice* choices, int32_t choice_count, const bastide_tileset* const* sets, int32_t set_count, const bastide_allocator* mem, bastide_refusal* refusal, bastide_game** out);
bastide_status bastide_game_create_preset(int32_t preset, int32_t seats, uint64_t seed, bastide_game** out);
bastide_status bastide_game_clone(const bastide_game* game, int32_t viewer, uint32_t flags, const bastide_allocator* mem, bastide_game** out);
int32_t bastide_game_measure_clone(const bastide_game* game, int32_t viewer, uint32_t flags);
bastide_status bastide_game_copy(bastide_game* game, const bastide_game* source, int32_t viewer, uint32_t flags);
bastide_status bastide_game_restart(bastide_game* game, uint64_t seed);
bastide_status bastide_game_undo(bastide_game* game, int32_t action, bastide_refusal* refusal);
bastide_status bastide_game_undo_last(bastide_game* game, bastide_refusal* refusal);
void bastide_game_destroy(bastide_game* game);
bastide_status bastide_game_get_config(const bastide_game* game, bastide_config* out);
int32_t bastide_game_list_choices(const bastide_game* game, bastide_choice* out, int32_t cap);
bastide_status bastide_action_init(bastide_action* action);
bastide_status bastide_game_get_decision(const bastide_game* game, bastide_decision* out);
int32_t bastide_game_list_actions(const bastide_game* game, int32_t kind, bastide_action* out, int32_t cap);
int32_t bastide_game_count_actions(const bastide_game* game, int32_t kind);
int32_t bastide_game_list_codes(const bastide_game* game, int32_t kind, uint64_t* out, int32_t cap);
int32_t bastide_game_list_weights(const bastide_game* game, int32_t kind, int32_t* out, int32_t cap);
bastide_status bastide_game_get_action(const bastide_game* game, int32_t kind, int32_t index, bastide_action* out);
bastide_status bastide_game_sample_action(const bastide_game* game, int32_t kind, uint64_t* random, bastide_action* out);
bastide_status bastide_game_get_default_action(const bastide_game* game, bastide_action* out);
bastide_status bastide_game_check(const bastide_game* game, const bastide_action* action, bastide_refusal* refusal);
bastide_status bastide_game_apply(bastide_game* game, const bastide_action* action, bastide_refusal* refusal);
bastide_status bastide_game_apply_code(bastide_game* game, uint64_t code, bastide_refusal* refusal);
bastide_status bastide_action_encode(const bastide_action* action, uint64_t* out);
bastide_status bastide_action_decode(uint64_t code, bastide_action* out);
bastide_status bastide_game_get_event_range(const bastide_game* game, uint64_t* first, uint64_t* next);
int32_t bastide_game_list_events(const bastide_game* game, int32_t viewer, uint64_t first, bastide_event* out, int32_t cap);
int32_t bastide_game_list_score_lines(const bastide_game* game, uint64_t first, bastide_score_line* out, int32_t cap);
int32_t bastide_game_list_history(const bastide_game* game, int32_t viewer, int32_t first, bastide_action* out, int32_t cap);
int32_t bastide_game_list_seats(const bastide_game* game, bastide_seat* out, int32_t cap);
bastide_status bastide_game_get_seat(const bastide_game* game, int32_t seat, bastide_seat* out);
int32_t bastide_game_count_supply(const bastide_game* game, int32_t seat, int32_t piece_kind);
int32_t bastide_game_list_standing(const bastide_game* game, bastide_standing* out, int32_t cap);
int32_t bastide_game_list_board(const bastide_game* game, bastide_placed* out, int32_t cap);
bastide_status bastide_game_get_placed(const bastide_game* game, int32_t placed, bastide_placed* out);
int32_t bastide_game_placed_at(const bastide_game* game, int32_t x, int32_t y);
int32_t bastide_game_segment_at_port(const bastide_game* game, int32_t x, int32_t y, int32_t port);
int32_t bastide_game_feature_at(const bastide_game* game, int32_t x, int32_t y, int32_t segment);
int32_t bastide_game_list_pieces(const bastide_game* game, bastide_piece* out, int32_t cap);
bastide_status bastide_game_get_piece(const bastide_game* game, int32_t piece, bastide_piece* out);
int32_t bastide_game_list_features(const bastide_game* game, int32_t kind, bastide_feature* out, int32_t cap);
bastide_status bastide_game_get_feature(const bastide_game* game, int32_t feature, bastide_feature* out);
int32_t bastide_game_list_briefs(const bastide_game* game, int32_t kind, bastide_brief* out, int32_t cap);
bastide_status bastide_game_get_brief(const bastide_game* game, int32_t feature, bastide_brief* out);
int32_t bastide_game_list_field_cities(const bastide_game* game, int32_t feature, int32_t* out, int32_t cap);
int32_t bastide_game_list_changed_features(const bastide_game* game, uint64_t first, int32_t* out, int32_t cap);
int32_t bastide_game_list_feature_segments(const bastide_game* game, int32_t feature, bastide_placed_segment* out, int32_t cap);
int32_t bastide_game_list_things(const bastide_game* game, int32_t kind, bastide_thing* out, int32_t cap);
int32_t bastide_game_list_variables(const bastide_game* game, int32_t seat, int32_t* out, int32_t cap);
int32_t bastide_game_list_stock(const bastide_game* game, bastide_stock* out, int32_t cap);
int32_t bastide_game_list_placements(const bastide_game* game, int32_t tile, bastide_placement* out, int32_t cap);
int32_t bastide_game_list_open_cells(const bastide_game* game, int32_t feature, bastide_open_cell* out, int32_t cap);
int32_t bastide_game_list_left(const bastide_game* game, int32_t* out, int32_t cap);
bastide_status bastide_tile_def_init(bastide_tile_def* tile);
bastide_status bastide_segment_def_init(bastide_segment_def* segment);
bastide_status bastide_tileset_create(int32_t set, const bastide_allocator* mem, bastide_tileset** out);
bastide_status bastide_tileset_parse(const char* utf8, int32_t len, const bastide_allocator* mem, bastide_refusal* refusal, bastide_tileset** out);
bastide_status bastide_tileset_build(const bastide_tile_def* tiles, int32_t tile_count, const bastide_segment_def* segments, int32_t segment_count, const bastide_allocator* mem, bastide_refusal* refusal, bastide_tileset** out);
int32_t bastide_tileset_write(const bastide_tileset* set, char* out, int32_t cap);
int32_t bastide_tileset_list_tiles(const bastide_tileset* set, bastide_tile_def* out, int32_t cap);
int32_t bastide_tileset_list_segments(const bastide_tileset* set, int32_t tile, int32_t rotation, bastide_segment_def* out, int32_t cap);
void bastide_tileset_destroy(bastide_tileset* set);
int32_t bastide_game_list_tiles(const bastide_game* game, bastide_tile_def* out, int32_t cap);
int32_t bastide_game_list_segments(const bastide_game* game, int32_t tile, int32_t rotation, bastide_segment_def* out, int32_t cap);
int32_t bastide_game_list_segments_at(const bastide_game* game, int32_t x, int32_t y, bastide_segment_def* out, int32_t cap);
bastide_status bastide_geometry_create(const bastide_game* game, const bastide_allocator* mem, bastide_geometry** out);
bastide_status bastide_geometry_create_for_set(const bastide_tileset* set, const bastide_allocator* mem, bastide_geometry** out);
void bastide_geometry_destroy(bastide_geometry* geometry);
int32_t bastide_geometry_list_paths(const bastide_geometry* geometry, int32_t tile, bastide_path* out, int32_t cap);
int32_t bastide_geometry_list_points(const bastide_geometry* geometry, int32_t tile, int32_t rotation, bastide_point* out, int32_t cap);
int32_t bastide_geometry_list_rings(const bastide_geometry* geometry, int32_t tile, int32_t segment, bastide_path* out, int32_t cap);
int32_t bastide_geometry_list_outline(const bastide_geometry* geometry, int32_t tile, int32_t segment, int32_t rotation, bastide_point* out, int32_t cap);
int32_t bastide_geometry_list_spots(const bastide_geometry* geometry, int32_t tile, int32_t segment, int32_t rotation, bastide_point* out, int32_t cap);
int32_t bastide_geometry_list_signs(const bastide_geometry* geometry, int32_t tile, int32_t rotation, bastide_sign* out, int32_t cap);
int32_t bastide_geometry_segment_at_point(const bastide_geometry* geometry, int32_t tile, int32_t rotation, int32_t x, int32_t y);
bastide_status bastide_geometry_pick(const bastide_geometry* geometry, const bastide_game* game, int32_t x, int32_t y, bastide_placed_segment* out);
int32_t bastide_geometry_list_feature_rings(const bastide_geometry* geometry, const bastide_game* game, int32_t feature, bastide_path* out, int32_t cap);
int32_t bastide_geometry_list_feature_outline(const bastide_geometry* geometry, const bastide_game* game, int32_t feature, bastide_point* out, int32_t cap);
bastide_status bastide_geometry_locate_piece(const bastide_geometry* geometry, const bastide_game* game, int32_t piece, bastide_point* out);
int32_t bastide_word_name(int32_t vocabulary, int32_t number, char* out, int32_t cap);
bastide_status bastide_word_find(int32_t vocabulary, const char* name, int32_t len, int32_t* out);
int32_t bastide_word_list(int32_t vocabulary, int32_t* out, int32_t cap);
int32_t bastide_word_text(const bastide_texts* texts, int32_t vocabulary, int32_t number, char* out, int32_t cap);
int32_t bastide_word_rule(int32_t vocabulary, int32_t number, char* out, int32_t cap);
int32_t bastide_option_list(bastide_option_def* out, int32_t cap);
bastide_status bastide_texts_parse(const char* utf8, int32_t len, const bastide_allocator* mem, bastide_refusal* refusal, bastide_texts** out);
int32_t bastide_texts_write(const bastide_texts* texts, char* out, int32_t cap);
void bastide_texts_destroy(bastide_texts* texts);
int32_t bastide_action_text(const bastide_game* game, const bastide_texts* texts, const bastide_action* action, char* out, int32_t cap);
int32_t bastide_decision_text(const bastide_game* game, const bastide_texts* texts, const bastide_decision* decision, char* out, int32_t cap);
int32_t bastide_event_text(const bastide_game* game, const bastide_texts* texts, const bastide_event* event, char* out, int32_t cap);
int32_t bastide_score_line_text(const bastide_game* game, const bastide_texts* texts, const bastide_score_line* line, char* out, int32_t cap);
int32_t bastide_refusal_text(const bastide_game* game, const bastide_texts* texts, const bastide_action* action, const bastide_refusal* refusal, char* out, int32_t cap);
int32_t bastide_action_write(const bastide_game* game, const bastide_action* action, char* out, int32_t cap);
bastide_status bastide_action_parse(const bastide_game* game, const char* utf8, int32_t len, bastide_refusal* refusal, bastide_action* out);
bastide_status bastide_game_get_hash(const bastide_game* game, uint64_t* out);
int32_t bastide_game_write_snapshot(const bastide_game* game, int32_t viewer, uint8_t* out, int32_t cap);
bastide_status bastide_game_restore_snapshot(bastide_game* game, const uint8_t* bytes, int32_t len, bastide_refusal* refusal);
bastide_status bastide_game_load_snapshot(const uint8_t* bytes, int32_t len, const bastide_tileset* const* sets, int32_t set_count, const bastide_allocator* mem, bastide_refusal* refusal, bastide_game** out);
int32_t bastide_game_write_script(const bastide_game* game, int32_t viewer, char* out, int32_t cap);
bastide_status bastide_game_load_script(const char* utf8, int32_t len, const bastide_tileset* const* sets, int32_t set_count, const bastide_allocator* mem, bastide_refusal* refusal, bastide_game** out);
bastide_status bastide_script_parse(const char* utf8, int32_t len, const bastide_tileset* const* sets, int32_t set_count, const bastide_allocator* mem, bastide_refusal* refusal, bastide_script** out);
int32_t bastide_script_write(const bastide_script* script, char* out, int32_t cap);
int32_t bastide_script_list_lines(const bastide_script* script, bastide_script_line* out, int32_t cap);
int32_t bastide_script_line_text(const bastide_script* script, int32_t index, char* out, int32_t cap);
bastide_status bastide_script_find_tag(const bastide_script* script, const char* utf8, int32_t len, int32_t* out);
bastide_status bastide_script_replace(bastide_script* script, int32_t first, int32_t removed, const char* utf8, int32_t len, const bastide_tileset* const* sets, int32_t set_count, bastide_refusal* refusal);
bastide_status bastide_script_load_game(const bastide_script* script, int32_t index, const bastide_tileset* const* sets, int32_t set_count, const bastide_allocator* mem, bastide_refusal* refusal, bastide_game** out);
void bastide_script_destroy(bastide_script* script);
bastide_status bastide_position_init(bastide_position* position);
bastide_status bastide_put_init(bastide_put* put);
int32_t bastide_game_list_position(const bastide_game* game, bastide_position* head, bastide_put* out, int32_t cap);
int32_t bastide_game_check_position(bastide_game* game, const bastide_position* head, const bastide_put* puts, int32_t count, bastide_refusal* out, int32_t cap);
bastide_status bastide_game_set_position(bastide_game* game, const bastide_position* head, const bastide_put* puts, int32_t count, bastide_refusal* refusal);
bastide_status bastide_games_restart(bastide_game* const* games, int32_t count, const uint64_t* seeds);
int32_t bastide_games_sample(const bastide_game* const* games, int32_t count, uint64_t* randoms, bastide_action* out);
int32_t bastide_games_apply(bastide_game* const* games, int32_t count, const bastide_action* actions, bastide_status* statuses);
int32_t bastide_games_play_out(bastide_game* const* games, int32_t count, int32_t most, uint64_t* random);
bastide_status bastide_game_get_dice(const bastide_game* game, bastide_dice* out);
int32_t bastide_game_list_dice(const bastide_game* game, bastide_die* out, int32_t cap);
