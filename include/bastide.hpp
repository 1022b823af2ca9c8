// SPDX-License-Identifier: MIT
//
// bastide.hpp - the C++20 binding of bastide.h: handles with destructors, enums instead of numbers, spans and vectors
// instead of pointers with counts, and results that hold a value or a refusal. It adds no rules and no state.
//
//     #include "bastide.hpp"
//
//     auto game = bastide::Game::create(bastide::Preset::winter, 3, 7).value();  // three seats, seed 7
//     for (const bastide::Action& action : game.actions(bastide::ActionKind::place).value()) ...
//     if (const auto done = game.apply(action); !done) std::puts(game.text(action, done.refusal()).c_str());
//
// Needs      C++20, its standard library and bastide.h; nothing to build, nothing to link but bastide itself. Compiles
//            with and without exceptions, with and without run-time types.
// Meaning    Every call is one C call and behaves as bastide.h says: numbers, fixed orders, texts, threads, and a failure
//            leaves the game unchanged. The comments of this file say only what is different in C++, and name the
//            failures that are usual for a function. Every function returns StatusValue::argument for an empty handle.
// Records    The C records under shorter names: Action is bastide_action. Numbers in them stay std::int32_t, and an enum
//            compares with a number directly: `action.kind == ActionKind::place`. number() returns the number of an enum,
//            as<ActionKind>() is the inverse. bastide.h lists at each enumerator the fields that a kind uses; cell() and
//            from_cell() read x and y together, has() tests a mask. Begin a record of your own with unset<Action>() or {}.
// Enums      Generated from bastide.h, which explains each enumerator, with the same numbers. A number of a later version
//            of the library is not an error: it is a value that equals no enumerator. Flags are numbers in namespaces:
//            clone_flag::log.
// Lists      A call returns a std::vector of all entries. With a buffer of the caller as last argument - a std::span, a
//            std::array, a std::vector - it fills the buffer without allocation, returns the number of all entries and
//            writes the first min(number, size) of them.
// Texts      Likewise: std::string, or a buffer of char; a text that does not fit is truncated and ends in NUL. The name of
//            a number or the sentence of a record is empty when there is none; the text of a whole game or set can fail
//            and is a Result. Sentences are in English, or in the language of a Texts.
// Failures   A call that can fail returns a Result<T>; apply() and check_action() return a Result<void>. It converts to bool.
//            Test it first, or call .value(), which throws Failure (a std::runtime_error) where exceptions are on and
//            calls std::abort() where they are off. Apart from that, only the standard library throws, when it has no
//            memory.
// Ownership  Game, Tileset, Texts, Geometry and Script own their handle, move and do not copy; clone() copies a game. An empty
//            one (moved from, or default-constructed) is safe: every call on it returns StatusValue::argument, and empty
//            Texts are English. get() returns the C handle, release() gives up its ownership, Game(handle) takes
//            ownership. Spans and string views are read during the call and not stored.
// Beside     bastide_players.hpp, bastide_draw.hpp and bastide_batch.hpp bind the libraries beside bastide in the same style.
// Names      In source code everything is bastide::X, for the linker bastide::cpp_v1::X. The inline namespace is
//            necessary: the library's own sources use namespace bastide too, and a static library brings their symbols
//            into the host's program, where hidden visibility does not separate them. With the same mangled names the
//            linker would merge this Game with the internal one. No source of the library uses cpp_v1, and tests/header
//            checks that this file does. The number rises when a layout or a meaning in this file changes, so that parts
//            of a program that were compiled with different versions of it stay separate too. For the same reason value()
//            is a template with a parameter for its reaction to a failure: files with and without exceptions can share
//            results in one program.
// Growth     The enums and vocabulary_of() are generated from bastide.h. A new record needs an alias, a new action kind a
//            function in act, a new function a method beside similar ones: detail::fill_list for a list,
//            detail::write_text for a text, detail::get_record for one record, detail::get_record_with_refusal and
//            detail::call_with_refusal for a call that fills a refusal.
//            Names and parameters are no macros of platforms (capi/abi/tools/platform_macros.txt), so this file compiles after
//            Xlib.h and windows.h; max and min of numeric_limits are called in parentheses.
//            tests/capi/cpp_interface_test.cpp fails with the name of every function, record, enumerator and action kind of
//            bastide.h that is missing here.
#ifndef BASTIDE_HPP
#define BASTIDE_HPP

#if (defined(_MSVC_LANG) ? _MSVC_LANG : __cplusplus) < 201709L
#error \
    "bastide.hpp needs C++20: -std=c++20, MSVC /std:c++20, CMake target_compile_features(app PRIVATE cxx_std_20). bastide.h does not."
#endif

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "bastide.h"

// Define BASTIDE_CPP_NO_EXCEPTIONS to get std::abort() also where exceptions are on.
#if defined(__cpp_exceptions) && !defined(BASTIDE_CPP_NO_EXCEPTIONS)
#define BASTIDE_CPP_THROWS 1
#include <stdexcept>
#else
#define BASTIDE_CPP_THROWS 0
#endif

namespace bastide {
inline namespace cpp_v1 {

// ==== Enums =========================================================================================================

// ---- Generated from the C header by capi/abi/tools/api.py: begin --------------------------------------------------------------
// clang-format off

enum class StatusValue : std::int32_t {
    ok = BASTIDE_OK,
    argument = BASTIDE_E_ARGUMENT,
    memory = BASTIDE_E_MEMORY,
    illegal = BASTIDE_E_ILLEGAL,
    state = BASTIDE_E_STATE,
    format = BASTIDE_E_FORMAT,
    version = BASTIDE_E_VERSION,
    limit = BASTIDE_E_LIMIT,
    absent = BASTIDE_E_ABSENT,
    internal = BASTIDE_E_INTERNAL
};

enum class ActionKind : std::int32_t {
    any = BASTIDE_ANY,
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
    draw_token = BASTIDE_ACTION_DRAW_TOKEN
};

enum class Step : std::int32_t {
    any = BASTIDE_ANY,
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
    flier_roll = BASTIDE_STEP_FLIER_ROLL,
    flier_land = BASTIDE_STEP_FLIER_LAND,
    tunnel_place = BASTIDE_STEP_TUNNEL_PLACE,
    ferry_place = BASTIDE_STEP_FERRY_PLACE,
    ferry_move = BASTIDE_STEP_FERRY_MOVE,
    gold_place = BASTIDE_STEP_GOLD_PLACE,
    magic_place = BASTIDE_STEP_MAGIC_PLACE,
    magic_part = BASTIDE_STEP_MAGIC_PART,
    crop_choose = BASTIDE_STEP_CROP_CHOOSE,
    crop_add = BASTIDE_STEP_CROP_ADD,
    crop_remove = BASTIDE_STEP_CROP_REMOVE,
    robbers_place = BASTIDE_STEP_ROBBERS_PLACE,
    robbers_rob = BASTIDE_STEP_ROBBERS_ROB,
    robbers_marker = BASTIDE_STEP_ROBBERS_MARKER,
    message_move = BASTIDE_STEP_MESSAGE_MOVE,
    message_draw = BASTIDE_STEP_MESSAGE_DRAW,
    message_read = BASTIDE_STEP_MESSAGE_READ,
    start_toss = BASTIDE_STEP_START_TOSS,
    start_name = BASTIDE_STEP_START_NAME,
    hand_discard = BASTIDE_STEP_HAND_DISCARD,
    sale_bid = BASTIDE_STEP_SALE_BID,
    sale_sell = BASTIDE_STEP_SALE_SELL,
    hand_reveal = BASTIDE_STEP_HAND_REVEAL,
    dice_turn = BASTIDE_STEP_DICE_TURN,
    dice_fall = BASTIDE_STEP_DICE_FALL
};

enum class EventKind : std::int32_t {
    any = BASTIDE_ANY,
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
    part_began = BASTIDE_EVENT_PART_BEGAN
};

enum class Cause : std::int32_t {
    any = BASTIDE_ANY,
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
    flier_rolled = BASTIDE_CAUSE_FLIER_ROLLED,
    flier_landed = BASTIDE_CAUSE_FLIER_LANDED,
    flier_returned = BASTIDE_CAUSE_FLIER_RETURNED,
    tunnel_placed = BASTIDE_CAUSE_TUNNEL_PLACED,
    ferry_placed = BASTIDE_CAUSE_FERRY_PLACED,
    ferry_moved = BASTIDE_CAUSE_FERRY_MOVED,
    gold_found = BASTIDE_CAUSE_GOLD_FOUND,
    gold_taken = BASTIDE_CAUSE_GOLD_TAKEN,
    magic_placed = BASTIDE_CAUSE_MAGIC_PLACED,
    magic_ended = BASTIDE_CAUSE_MAGIC_ENDED,
    crop_added = BASTIDE_CAUSE_CROP_ADDED,
    crop_removed = BASTIDE_CAUSE_CROP_REMOVED,
    russian_trapped = BASTIDE_CAUSE_RUSSIAN_TRAPPED,
    russian_freed = BASTIDE_CAUSE_RUSSIAN_FREED,
    robbers_placed = BASTIDE_CAUSE_ROBBERS_PLACED,
    robbers_robs = BASTIDE_CAUSE_ROBBERS_ROBS,
    robbers_returned = BASTIDE_CAUSE_ROBBERS_RETURNED,
    robbers_followed = BASTIDE_CAUSE_ROBBERS_FOLLOWED,
    robbers_first_marker = BASTIDE_CAUSE_ROBBERS_FIRST_MARKER,
    robbers_second_marker = BASTIDE_CAUSE_ROBBERS_SECOND_MARKER,
    message_marker = BASTIDE_CAUSE_MESSAGE_MARKER,
    message_messenger = BASTIDE_CAUSE_MESSAGE_MESSENGER,
    message_moved = BASTIDE_CAUSE_MESSAGE_MOVED,
    message_drawn = BASTIDE_CAUSE_MESSAGE_DRAWN,
    message_seal = BASTIDE_CAUSE_MESSAGE_SEAL,
    message_action = BASTIDE_CAUSE_MESSAGE_ACTION,
    message_taken = BASTIDE_CAUSE_MESSAGE_TAKEN,
    message_another = BASTIDE_CAUSE_MESSAGE_ANOTHER,
    bag_set_aside = BASTIDE_CAUSE_BAG_SET_ASIDE,
    hand_discarded = BASTIDE_CAUSE_HAND_DISCARDED,
    hole_filled = BASTIDE_CAUSE_HOLE_FILLED,
    sale_resumed = BASTIDE_CAUSE_SALE_RESUMED,
    dice_collected = BASTIDE_CAUSE_DICE_COLLECTED,
    dice_passed = BASTIDE_CAUSE_DICE_PASSED,
    dice_kept = BASTIDE_CAUSE_DICE_KEPT,
    dice_doubled = BASTIDE_CAUSE_DICE_DOUBLED
};

enum class Reward : std::int32_t {
    any = BASTIDE_ANY,
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
    monasteries_abbot = BASTIDE_REWARD_MONASTERIES_ABBOT,
    watchtower_meeples = BASTIDE_REWARD_WATCHTOWER_MEEPLES,
    watchtower_pennants = BASTIDE_REWARD_WATCHTOWER_PENNANTS,
    watchtower_roads = BASTIDE_REWARD_WATCHTOWER_ROADS,
    watchtower_monasteries = BASTIDE_REWARD_WATCHTOWER_MONASTERIES,
    watchtower_cities = BASTIDE_REWARD_WATCHTOWER_CITIES,
    little_buildings = BASTIDE_REWARD_LITTLE_BUILDINGS,
    wind_rose = BASTIDE_REWARD_WIND_ROSE,
    labyrinth_followers = BASTIDE_REWARD_LABYRINTH_FOLLOWERS,
    russian_hut = BASTIDE_REWARD_RUSSIAN_HUT,
    russian_hut_alone = BASTIDE_REWARD_RUSSIAN_HUT_ALONE,
    russian_drowned = BASTIDE_REWARD_RUSSIAN_DROWNED,
    robbers_share = BASTIDE_REWARD_ROBBERS_SHARE,
    message_seal = BASTIDE_REWARD_MESSAGE_SEAL,
    message_road = BASTIDE_REWARD_MESSAGE_ROAD,
    message_city = BASTIDE_REWARD_MESSAGE_CITY,
    message_monastery = BASTIDE_REWARD_MESSAGE_MONASTERY,
    message_pennants = BASTIDE_REWARD_MESSAGE_PENNANTS,
    message_knights = BASTIDE_REWARD_MESSAGE_KNIGHTS,
    message_farmers = BASTIDE_REWARD_MESSAGE_FARMERS,
    message_follower = BASTIDE_REWARD_MESSAGE_FOLLOWER,
    sale_bought = BASTIDE_REWARD_SALE_BOUGHT,
    sale_sold = BASTIDE_REWARD_SALE_SOLD,
    dice_city = BASTIDE_REWARD_DICE_CITY
};

enum class Reason : std::int32_t {
    any = BASTIDE_ANY,
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
    bridge_straight = BASTIDE_REASON_BRIDGE_STRAIGHT,
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
    flier_none = BASTIDE_REASON_FLIER_NONE,
    flier_used = BASTIDE_REASON_FLIER_USED,
    flier_followers_only = BASTIDE_REASON_FLIER_FOLLOWERS_ONLY,
    flier_elsewhere = BASTIDE_REASON_FLIER_ELSEWHERE,
    flier_must_land = BASTIDE_REASON_FLIER_MUST_LAND,
    tunnel_no_opening = BASTIDE_REASON_TUNNEL_NO_OPENING,
    tunnel_taken = BASTIDE_REASON_TUNNEL_TAKEN,
    tunnel_used = BASTIDE_REASON_TUNNEL_USED,
    tunnel_used_in_turn = BASTIDE_REASON_TUNNEL_USED_IN_TURN,
    tunnel_not_own = BASTIDE_REASON_TUNNEL_NOT_OWN,
    tunnel_stays = BASTIDE_REASON_TUNNEL_STAYS,
    tunnel_earlier_first = BASTIDE_REASON_TUNNEL_EARLIER_FIRST,
    ferry_must_place = BASTIDE_REASON_FERRY_MUST_PLACE,
    ferry_no_lake = BASTIDE_REASON_FERRY_NO_LAKE,
    ferry_other_lake = BASTIDE_REASON_FERRY_OTHER_LAKE,
    ferry_no_roads = BASTIDE_REASON_FERRY_NO_ROADS,
    ferry_none = BASTIDE_REASON_FERRY_NONE,
    ferry_not_met = BASTIDE_REASON_FERRY_NOT_MET,
    ferry_moved = BASTIDE_REASON_FERRY_MOVED,
    ferry_joins = BASTIDE_REASON_FERRY_JOINS,
    ferry_is_new = BASTIDE_REASON_FERRY_IS_NEW,
    ferry_there = BASTIDE_REASON_FERRY_THERE,
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
    russian_not_trapped = BASTIDE_REASON_RUSSIAN_NOT_TRAPPED,
    russian_trapped_now = BASTIDE_REASON_RUSSIAN_TRAPPED_NOW,
    russian_no_trap = BASTIDE_REASON_RUSSIAN_NO_TRAP,
    russian_no_place = BASTIDE_REASON_RUSSIAN_NO_PLACE,
    robbers_own_marker = BASTIDE_REASON_ROBBERS_OWN_MARKER,
    robbers_is_there = BASTIDE_REASON_ROBBERS_IS_THERE,
    robbers_must_choose = BASTIDE_REASON_ROBBERS_MUST_CHOOSE,
    robbers_no_space = BASTIDE_REASON_ROBBERS_NO_SPACE,
    message_must_move = BASTIDE_REASON_MESSAGE_MUST_MOVE,
    message_not_next = BASTIDE_REASON_MESSAGE_NOT_NEXT,
    message_must_choose = BASTIDE_REASON_MESSAGE_MUST_CHOOSE,
    message_nothing = BASTIDE_REASON_MESSAGE_NOTHING,
    message_no_knight = BASTIDE_REASON_MESSAGE_NO_KNIGHT,
    message_no_space = BASTIDE_REASON_MESSAGE_NO_SPACE,
    message_order = BASTIDE_REASON_MESSAGE_ORDER,
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
    config_left_out = BASTIDE_REASON_CONFIG_LEFT_OUT
};

enum class ThingKind : std::int32_t {
    any = BASTIDE_ANY,
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
    message = BASTIDE_THING_MESSAGE,
    sale_bid = BASTIDE_THING_SALE_BID
};

enum class Option : std::int32_t {
    any = BASTIDE_ANY,
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
    tunnel_pairs = BASTIDE_OPTION_TUNNEL_PAIRS,
    tunnel_once_a_turn = BASTIDE_OPTION_TUNNEL_ONCE_A_TURN,
    tunnel_own_tiles_only = BASTIDE_OPTION_TUNNEL_OWN_TILES_ONLY,
    dragon_eats_magic = BASTIDE_OPTION_DRAGON_EATS_MAGIC,
    crop_must_place = BASTIDE_OPTION_CROP_MUST_PLACE,
    keep_monasteries = BASTIDE_OPTION_KEEP_MONASTERIES,
    little_buildings_values = BASTIDE_OPTION_LITTLE_BUILDINGS_VALUES,
    labyrinth_advanced = BASTIDE_OPTION_LABYRINTH_ADVANCED,
    robbers_all = BASTIDE_OPTION_ROBBERS_ALL,
    messages_one_marker = BASTIDE_OPTION_MESSAGES_ONE_MARKER,
    messages_empty_space = BASTIDE_OPTION_MESSAGES_EMPTY_SPACE,
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
    dice_finish_round = BASTIDE_OPTION_DICE_FINISH_ROUND
};

enum class Preset : std::int32_t {
    any = BASTIDE_ANY,
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
    flying_machines = BASTIDE_PRESET_FLYING_MACHINES,
    tunnel = BASTIDE_PRESET_TUNNEL,
    ferries = BASTIDE_PRESET_FERRIES,
    goldmines = BASTIDE_PRESET_GOLDMINES,
    mage_witch = BASTIDE_PRESET_MAGE_WITCH,
    crop_circles = BASTIDE_PRESET_CROP_CIRCLES,
    crop_circles_2 = BASTIDE_PRESET_CROP_CIRCLES_2,
    monasteries_germany = BASTIDE_PRESET_MONASTERIES_GERMANY,
    monasteries_netherlands = BASTIDE_PRESET_MONASTERIES_NETHERLANDS,
    monasteries_japan = BASTIDE_PRESET_MONASTERIES_JAPAN,
    watchtowers = BASTIDE_PRESET_WATCHTOWERS,
    little_buildings = BASTIDE_PRESET_LITTLE_BUILDINGS,
    little_buildings_values = BASTIDE_PRESET_LITTLE_BUILDINGS_VALUES,
    wind_roses = BASTIDE_PRESET_WIND_ROSES,
    labyrinth = BASTIDE_PRESET_LABYRINTH,
    labyrinth_advanced = BASTIDE_PRESET_LABYRINTH_ADVANCED,
    russian_promos = BASTIDE_PRESET_RUSSIAN_PROMOS,
    robbers = BASTIDE_PRESET_ROBBERS,
    messages = BASTIDE_PRESET_MESSAGES
};

enum class Note : std::int32_t {
    any = BASTIDE_ANY,
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
    tunnel_used = BASTIDE_NOTE_TUNNEL_USED,
    tunnel_used_in_turn = BASTIDE_NOTE_TUNNEL_USED_IN_TURN,
    message_road = BASTIDE_NOTE_MESSAGE_ROAD,
    message_city = BASTIDE_NOTE_MESSAGE_CITY,
    message_monastery = BASTIDE_NOTE_MESSAGE_MONASTERY,
    message_tile = BASTIDE_NOTE_MESSAGE_TILE,
    message_pennants = BASTIDE_NOTE_MESSAGE_PENNANTS,
    message_knights = BASTIDE_NOTE_MESSAGE_KNIGHTS,
    message_farmers = BASTIDE_NOTE_MESSAGE_FARMERS,
    message_follower = BASTIDE_NOTE_MESSAGE_FOLLOWER,
    message_another = BASTIDE_NOTE_MESSAGE_ANOTHER,
    message_chosen = BASTIDE_NOTE_MESSAGE_CHOSEN,
    hand_idle_turns = BASTIDE_NOTE_HAND_IDLE_TURNS,
    sale_asked = BASTIDE_NOTE_SALE_ASKED
};

enum class PutKind : std::int32_t {
    any = BASTIDE_ANY,
    none = 0,
    tile = BASTIDE_PUT_TILE,
    piece = BASTIDE_PUT_PIECE,
    prisoner = BASTIDE_PUT_PRISONER,
    score = BASTIDE_PUT_SCORE,
    held = BASTIDE_PUT_HELD,
    out = BASTIDE_PUT_OUT,
    bag = BASTIDE_PUT_BAG,
    note = BASTIDE_PUT_NOTE
};

enum class ChoiceKind : std::int32_t {
    any = BASTIDE_ANY,
    none = 0,
    set = BASTIDE_CHOICE_SET,
    pieces = BASTIDE_CHOICE_PIECES,
    option = BASTIDE_CHOICE_OPTION,
    tileset = BASTIDE_CHOICE_TILESET,
    bush = BASTIDE_CHOICE_BUSH
};

enum class PieceKind : std::int32_t {
    any = BASTIDE_ANY,
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
    track_robber = BASTIDE_PIECE_TRACK_ROBBER,
    messenger = BASTIDE_PIECE_MESSENGER,
    ferry = BASTIDE_PIECE_FERRY,
    tunnel_token = BASTIDE_PIECE_TUNNEL_TOKEN,
    flight_1 = BASTIDE_PIECE_FLIGHT_1,
    flight_2 = BASTIDE_PIECE_FLIGHT_2,
    flight_3 = BASTIDE_PIECE_FLIGHT_3,
    message_road = BASTIDE_PIECE_MESSAGE_ROAD,
    message_city = BASTIDE_PIECE_MESSAGE_CITY,
    message_monastery = BASTIDE_PIECE_MESSAGE_MONASTERY,
    message_tile = BASTIDE_PIECE_MESSAGE_TILE,
    message_pennants = BASTIDE_PIECE_MESSAGE_PENNANTS,
    message_knights = BASTIDE_PIECE_MESSAGE_KNIGHTS,
    message_farmers = BASTIDE_PIECE_MESSAGE_FARMERS,
    message_follower = BASTIDE_PIECE_MESSAGE_FOLLOWER
};

enum class SegmentKind : std::int32_t {
    any = BASTIDE_ANY,
    none = 0,
    city = BASTIDE_SEGMENT_CITY,
    road = BASTIDE_SEGMENT_ROAD,
    field = BASTIDE_SEGMENT_FIELD,
    monastery = BASTIDE_SEGMENT_MONASTERY,
    foundation = BASTIDE_SEGMENT_FOUNDATION,
    garden = BASTIDE_SEGMENT_GARDEN,
    river = BASTIDE_SEGMENT_RIVER,
    castle = BASTIDE_SEGMENT_CASTLE,
    abbacy = BASTIDE_SEGMENT_ABBACY,
    hut = BASTIDE_SEGMENT_HUT
};

enum class SideKind : std::int32_t {
    any = BASTIDE_ANY,
    none = 0,
    field = BASTIDE_SIDE_FIELD,
    road = BASTIDE_SIDE_ROAD,
    city = BASTIDE_SIDE_CITY,
    wild = BASTIDE_SIDE_WILD,
    river = BASTIDE_SIDE_RIVER
};

enum class Spot : std::int32_t {
    any = BASTIDE_ANY,
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
    held = BASTIDE_SPOT_HELD
};

enum class RoadEnd : std::int32_t {
    any = BASTIDE_ANY,
    none = 0,
    village = BASTIDE_ROAD_END_VILLAGE,
    gate = BASTIDE_ROAD_END_GATE,
    monastery = BASTIDE_ROAD_END_MONASTERY,
    foundation = BASTIDE_ROAD_END_FOUNDATION,
    spring = BASTIDE_ROAD_END_SPRING,
    open = BASTIDE_ROAD_END_OPEN
};

enum class Mark : std::int32_t {
    any = BASTIDE_ANY,
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
    flier = BASTIDE_MARK_FLIER,
    flier_nw = BASTIDE_MARK_FLIER_NW,
    razboynik = BASTIDE_MARK_RAZBOYNIK,
    vodyanoy = BASTIDE_MARK_VODYANOY,
    ferry_lake = BASTIDE_MARK_FERRY_LAKE,
    tunnel_opening = BASTIDE_MARK_TUNNEL_OPENING,
    robbers = BASTIDE_MARK_ROBBERS
};

enum class Set : std::int32_t {
    any = BASTIDE_ANY,
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
    flying_machines = BASTIDE_SET_FLYING_MACHINES,
    tunnel = BASTIDE_SET_TUNNEL,
    ferries = BASTIDE_SET_FERRIES,
    goldmines = BASTIDE_SET_GOLDMINES,
    mage_witch = BASTIDE_SET_MAGE_WITCH,
    crop_circles = BASTIDE_SET_CROP_CIRCLES,
    crop_circles_2 = BASTIDE_SET_CROP_CIRCLES_2,
    monasteries = BASTIDE_SET_MONASTERIES,
    monasteries_netherlands = BASTIDE_SET_MONASTERIES_NETHERLANDS,
    monasteries_japan = BASTIDE_SET_MONASTERIES_JAPAN,
    watchtowers = BASTIDE_SET_WATCHTOWERS,
    little_buildings = BASTIDE_SET_LITTLE_BUILDINGS,
    wind_roses = BASTIDE_SET_WIND_ROSES,
    labyrinth = BASTIDE_SET_LABYRINTH,
    russian_promos = BASTIDE_SET_RUSSIAN_PROMOS,
    robbers = BASTIDE_SET_ROBBERS,
    messages = BASTIDE_SET_MESSAGES
};

enum class Face : std::int32_t {
    any = BASTIDE_ANY,
    none = 0,
    cap = BASTIDE_FACE_CAP,
    corner = BASTIDE_FACE_CORNER,
    straight = BASTIDE_FACE_STRAIGHT,
    tee = BASTIDE_FACE_TEE,
    knight = BASTIDE_FACE_KNIGHT,
    catapult = BASTIDE_FACE_CATAPULT
};

enum class GameKind : std::int32_t {
    any = BASTIDE_ANY,
    none = 0,
    tiles = BASTIDE_GAME_TILES,
    dice = BASTIDE_GAME_DICE
};

enum class Chance : std::int32_t {
    any = BASTIDE_ANY,
    none = 0,
    seeded = BASTIDE_CHANCE_SEEDED,
    host = BASTIDE_CHANCE_HOST
};

enum class Origin : std::int32_t {
    any = BASTIDE_ANY,
    none = 0,
    seat = BASTIDE_ORIGIN_SEAT,
    clock = BASTIDE_ORIGIN_CLOCK,
    stand_in = BASTIDE_ORIGIN_STAND_IN
};

enum class SeatState : std::int32_t {
    any = BASTIDE_ANY,
    none = 0,
    playing = BASTIDE_SEAT_STATE_PLAYING,
    resigned = BASTIDE_SEAT_STATE_RESIGNED
};

enum class Vocabulary : std::int32_t {
    any = BASTIDE_ANY,
    none = 0,
    status = BASTIDE_VOCABULARY_STATUS,
    action = BASTIDE_VOCABULARY_ACTION,
    step = BASTIDE_VOCABULARY_STEP,
    event = BASTIDE_VOCABULARY_EVENT,
    cause = BASTIDE_VOCABULARY_CAUSE,
    reward = BASTIDE_VOCABULARY_REWARD,
    reason = BASTIDE_VOCABULARY_REASON,
    thing = BASTIDE_VOCABULARY_THING,
    option = BASTIDE_VOCABULARY_OPTION,
    preset = BASTIDE_VOCABULARY_PRESET,
    note = BASTIDE_VOCABULARY_NOTE,
    put = BASTIDE_VOCABULARY_PUT,
    choice = BASTIDE_VOCABULARY_CHOICE,
    piece = BASTIDE_VOCABULARY_PIECE,
    segment = BASTIDE_VOCABULARY_SEGMENT,
    side = BASTIDE_VOCABULARY_SIDE,
    spot = BASTIDE_VOCABULARY_SPOT,
    road_end = BASTIDE_VOCABULARY_ROAD_END,
    mark = BASTIDE_VOCABULARY_MARK,
    set = BASTIDE_VOCABULARY_SET,
    face = BASTIDE_VOCABULARY_FACE,
    game = BASTIDE_VOCABULARY_GAME,
    chance = BASTIDE_VOCABULARY_CHANCE,
    origin = BASTIDE_VOCABULARY_ORIGIN,
    seat_state = BASTIDE_VOCABULARY_SEAT_STATE,
    vocabulary = BASTIDE_VOCABULARY_VOCABULARY,
    box = BASTIDE_VOCABULARY_BOX,
    path = BASTIDE_VOCABULARY_PATH,
    sign = BASTIDE_VOCABULARY_SIGN,
    script_line = BASTIDE_VOCABULARY_SCRIPT_LINE
};

enum class Box : std::int32_t {
    any = BASTIDE_ANY,
    none = 0,
    tower = BASTIDE_BOX_TOWER,
    abbey_mayor = BASTIDE_BOX_ABBEY_MAYOR,
    inns_cathedrals = BASTIDE_BOX_INNS_CATHEDRALS,
    traders_builders = BASTIDE_BOX_TRADERS_BUILDERS,
    abbot = BASTIDE_BOX_ABBOT,
    river = BASTIDE_BOX_RIVER,
    king_robber = BASTIDE_BOX_KING_ROBBER,
    festival = BASTIDE_BOX_FESTIVAL,
    siege = BASTIDE_BOX_SIEGE,
    cult = BASTIDE_BOX_CULT,
    phantom = BASTIDE_BOX_PHANTOM,
    darmstadt = BASTIDE_BOX_DARMSTADT,
    princess_dragon = BASTIDE_BOX_PRINCESS_DRAGON,
    hills_sheep = BASTIDE_BOX_HILLS_SHEEP,
    bridges_castles_bazaars = BASTIDE_BOX_BRIDGES_CASTLES_BAZAARS,
    count_city = BASTIDE_BOX_COUNT_CITY,
    big_top = BASTIDE_BOX_BIG_TOP,
    flying_machines = BASTIDE_BOX_FLYING_MACHINES,
    tunnel = BASTIDE_BOX_TUNNEL,
    ferries = BASTIDE_BOX_FERRIES,
    goldmines = BASTIDE_BOX_GOLDMINES,
    mage_witch = BASTIDE_BOX_MAGE_WITCH,
    crop_circles = BASTIDE_BOX_CROP_CIRCLES,
    monasteries = BASTIDE_BOX_MONASTERIES,
    watchtowers = BASTIDE_BOX_WATCHTOWERS,
    little_buildings = BASTIDE_BOX_LITTLE_BUILDINGS,
    wind_roses = BASTIDE_BOX_WIND_ROSES,
    labyrinth = BASTIDE_BOX_LABYRINTH,
    russian_promos = BASTIDE_BOX_RUSSIAN_PROMOS,
    robbers = BASTIDE_BOX_ROBBERS,
    messages = BASTIDE_BOX_MESSAGES,
    house = BASTIDE_BOX_HOUSE,
    dice = BASTIDE_BOX_DICE
};

enum class PathKind : std::int32_t {
    any = BASTIDE_ANY,
    none = 0,
    rim = BASTIDE_PATH_RIM,
    edge = BASTIDE_PATH_EDGE,
    wall = BASTIDE_PATH_WALL,
    gate = BASTIDE_PATH_GATE,
    line = BASTIDE_PATH_LINE,
    outline = BASTIDE_PATH_OUTLINE,
    hole = BASTIDE_PATH_HOLE
};

enum class SignKind : std::int32_t {
    any = BASTIDE_ANY,
    none = 0,
    building = BASTIDE_SIGN_BUILDING,
    village = BASTIDE_SIGN_VILLAGE,
    gate = BASTIDE_SIGN_GATE,
    pennant = BASTIDE_SIGN_PENNANT,
    mark = BASTIDE_SIGN_MARK
};

enum class ScriptLineKind : std::int32_t {
    any = BASTIDE_ANY,
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
    variation_end = BASTIDE_SCRIPT_LINE_VARIATION_END
};

/// The vocabulary that names the numbers of an enum.
constexpr Vocabulary vocabulary_of(StatusValue) noexcept { return Vocabulary::status; }
constexpr Vocabulary vocabulary_of(ActionKind) noexcept { return Vocabulary::action; }
constexpr Vocabulary vocabulary_of(Step) noexcept { return Vocabulary::step; }
constexpr Vocabulary vocabulary_of(EventKind) noexcept { return Vocabulary::event; }
constexpr Vocabulary vocabulary_of(Cause) noexcept { return Vocabulary::cause; }
constexpr Vocabulary vocabulary_of(Reward) noexcept { return Vocabulary::reward; }
constexpr Vocabulary vocabulary_of(Reason) noexcept { return Vocabulary::reason; }
constexpr Vocabulary vocabulary_of(ThingKind) noexcept { return Vocabulary::thing; }
constexpr Vocabulary vocabulary_of(Option) noexcept { return Vocabulary::option; }
constexpr Vocabulary vocabulary_of(Preset) noexcept { return Vocabulary::preset; }
constexpr Vocabulary vocabulary_of(Note) noexcept { return Vocabulary::note; }
constexpr Vocabulary vocabulary_of(PutKind) noexcept { return Vocabulary::put; }
constexpr Vocabulary vocabulary_of(ChoiceKind) noexcept { return Vocabulary::choice; }
constexpr Vocabulary vocabulary_of(PieceKind) noexcept { return Vocabulary::piece; }
constexpr Vocabulary vocabulary_of(SegmentKind) noexcept { return Vocabulary::segment; }
constexpr Vocabulary vocabulary_of(SideKind) noexcept { return Vocabulary::side; }
constexpr Vocabulary vocabulary_of(Spot) noexcept { return Vocabulary::spot; }
constexpr Vocabulary vocabulary_of(RoadEnd) noexcept { return Vocabulary::road_end; }
constexpr Vocabulary vocabulary_of(Mark) noexcept { return Vocabulary::mark; }
constexpr Vocabulary vocabulary_of(Set) noexcept { return Vocabulary::set; }
constexpr Vocabulary vocabulary_of(Face) noexcept { return Vocabulary::face; }
constexpr Vocabulary vocabulary_of(GameKind) noexcept { return Vocabulary::game; }
constexpr Vocabulary vocabulary_of(Chance) noexcept { return Vocabulary::chance; }
constexpr Vocabulary vocabulary_of(Origin) noexcept { return Vocabulary::origin; }
constexpr Vocabulary vocabulary_of(SeatState) noexcept { return Vocabulary::seat_state; }
constexpr Vocabulary vocabulary_of(Vocabulary) noexcept { return Vocabulary::vocabulary; }
constexpr Vocabulary vocabulary_of(Box) noexcept { return Vocabulary::box; }
constexpr Vocabulary vocabulary_of(PathKind) noexcept { return Vocabulary::path; }
constexpr Vocabulary vocabulary_of(SignKind) noexcept { return Vocabulary::sign; }
constexpr Vocabulary vocabulary_of(ScriptLineKind) noexcept { return Vocabulary::script_line; }

namespace config_flag {
inline constexpr std::uint32_t no_history = BASTIDE_CONFIG_FLAG_NO_HISTORY;
inline constexpr std::uint32_t stop_before_final = BASTIDE_CONFIG_FLAG_STOP_BEFORE_FINAL;
}

namespace clone_flag {
inline constexpr std::uint32_t log = BASTIDE_CLONE_FLAG_LOG;
inline constexpr std::uint32_t position_only = BASTIDE_CLONE_FLAG_POSITION_ONLY;
}

namespace tile_flag {
inline constexpr std::uint32_t start = BASTIDE_TILE_FLAG_START;
inline constexpr std::uint32_t wild = BASTIDE_TILE_FLAG_WILD;
}

namespace segment_flag {
inline constexpr std::uint32_t bush = BASTIDE_SEGMENT_FLAG_BUSH;
}

// clang-format on
// ---- Generated: end --------------------------------------------------------------------------------------------------------

/// An enum of this file.
template <class E>
concept Word = std::is_enum_v<E> && std::is_same_v<decltype(vocabulary_of(E{})), Vocabulary>;

/// What vocabulary_of() says for the enums of bastide_batch.hpp, bastide_draw.hpp and bastide_players.hpp.
struct NoVocabulary {};

/// An enum of this file or of those beside it.
template <class E>
concept Numbered = Word<E> ||(std::is_enum_v<E>&& std::is_same_v<decltype(vocabulary_of(E{})), NoVocabulary>);

/// The number of an enum, as in records and C calls.
template <Numbered E>
constexpr std::int32_t number(E value) noexcept
{
    return static_cast<std::int32_t>(value);
}

/// The enum of a number, for switches: `switch (as<EventKind>(event.kind))`. Any number is allowed.
template <Numbered E>
constexpr E as(std::int32_t value) noexcept
{
    return static_cast<E>(value);
}

/// Compares a number of a record with an enum, in either order, also with !=. Nothing checks that the field belongs to that enum.
template <class E,
          std::enable_if_t<Numbered<E>, int> = 0>  // not `template <Numbered E>`: Clang 14 would test the concept on two ints
constexpr bool operator==(std::int32_t left, E right) noexcept
{
    return left == static_cast<std::int32_t>(right);
}

inline constexpr std::int32_t none = BASTIDE_NONE;        ///< no seat, no id, no index
inline constexpr std::int32_t nature = BASTIDE_NATURE;    ///< as a seat: chance, or nobody's piece
inline constexpr std::int32_t nowhere = BASTIDE_NOWHERE;  ///< as x or y: no cell
inline constexpr std::size_t seats_max = BASTIDE_SEATS_MAX;
inline constexpr std::size_t segments_max = BASTIDE_SEGMENTS_MAX;
inline constexpr std::size_t pieces_max = BASTIDE_PIECES_MAX;
inline constexpr std::size_t preset_choices_max = BASTIDE_PRESET_CHOICES_MAX;
inline constexpr std::size_t name_max = BASTIDE_NAME_MAX;          ///< bytes
inline constexpr std::size_t line_max = BASTIDE_LINE_MAX;          ///< bytes
inline constexpr std::size_t sentence_max = BASTIDE_SENTENCE_MAX;  ///< bytes

/// A viewer: a seat by its number, what every seat may know, or everything.
struct Viewer {
    std::int32_t number;

    constexpr Viewer(std::int32_t seat) noexcept : number(seat) {}
    static const Viewer open;  ///< what every seat may know
    static const Viewer full;  ///< everything, the seed included
};
inline constexpr Viewer Viewer::open = BASTIDE_VIEW_PUBLIC;
inline constexpr Viewer Viewer::full = BASTIDE_VIEW_FULL;

// ==== Records =======================================================================================================

using Action = bastide_action;                 ///< what a seat or nature does; act:: has a function for each kind
using Allocator = bastide_allocator;           ///< the source of memory; must outlive what it allocated
using Brief = bastide_brief;                   ///< a feature in short, with the chance that it is completed
using Choice = bastide_choice;                 ///< one choice of a config
using ConfigHead = bastide_config;             ///< the fixed part of a config
using Decision = bastide_decision;             ///< the seat that must decide, and what
using Dice = bastide_dice;                     ///< the turn of a dice game so far
using Die = bastide_die;                       ///< a die of the dice game
using Event = bastide_event;                   ///< something that happened
using Feature = bastide_feature;               ///< connected segments
using OpenCell = bastide_open_cell;            ///< an empty cell next to a tile
using OptionDef = bastide_option_def;          ///< the possible values of an option
using PlacedSegment = bastide_placed_segment;  ///< one segment of a feature
using Path = bastide_path;                     ///< a run of points: an arc, a centre line, a ring
using Piece = bastide_piece;                   ///< a piece and its place
using Placed = bastide_placed;                 ///< a tile on the board
using Placement = bastide_placement;           ///< a cell where a tile can be placed
using Point = bastide_point;                   ///< a point of a tile or of the board
using PositionHead = bastide_position;         ///< the turn of a position
using Put = bastide_put;                       ///< an entry of a position; put:: has a function for each kind
using Refusal = bastide_refusal;               ///< what a call refused and why
using ScoreLine = bastide_score_line;          ///< one payment to a seat
using Seat = bastide_seat;                     ///< a seat: score and supply
using ScriptLine = bastide_script_line;        ///< a line of a script
using SegmentDef = bastide_segment_def;        ///< a segment of a tile type
using Sign = bastide_sign;                     ///< something that is drawn at a point
using Standing = bastide_standing;             ///< where a seat would stand if the game ended now
using Stock = bastide_stock;                   ///< where the copies of a tile type are
using Thing = bastide_thing;                   ///< an object that a box adds
using TileDef = bastide_tile_def;              ///< a tile type

/// Handles that TILESET choices, snapshots and scripts name by index. Each comes from Tileset::get().
using Tilesets = std::span<const bastide_tileset* const>;

/// The numbers of the oldest retained event and of the next event.
struct EventRange {
    std::uint64_t first = 0;
    std::uint64_t next = 0;
};

/// A cell, or the corner at its north-west; { nowhere, nowhere } when a record has no cell.
struct Cell {
    std::int32_t x = nowhere;
    std::int32_t y = nowhere;

    constexpr explicit operator bool() const noexcept { return x != nowhere; }
    friend constexpr bool operator==(const Cell&, const Cell&) = default;
};

/// The cell of any record with x and y.
template <class Record>
constexpr Cell cell(const Record& record) noexcept
{
    return {record.x, record.y};
}

/// Where the piece of an event was.
constexpr Cell from_cell(const Event& event) noexcept { return {event.from_x, event.from_y}; }

/// Whether a mask holds a number: a seat, a segment, a rotation.
constexpr bool has(std::uint64_t mask, std::int32_t which) noexcept
{
    return which >= 0 && which < 64 && (mask >> which & 1u) != 0;
}

/// The same for a mask of marks or of kinds: has(feature.marks, Mark::pennant).
template <Word E>
constexpr bool has(std::uint64_t mask, E which) noexcept
{
    return has(mask, number(which));
}

/// Whether an action of that kind is legal now.
constexpr bool is_asked(const Decision& decision, ActionKind kind) noexcept { return has(decision.kinds, kind); }

// ==== Results =======================================================================================================

namespace detail {

/// A refusal with a status and nothing else.
constexpr Refusal refusal_of(std::int32_t status) noexcept
{
    Refusal out = {};
    out.status = status;
    out.index = out.other_index = out.seat = out.tile = out.side = out.segment = out.feature = out.piece = none;
    out.x = out.y = nowhere;
    return out;
}

inline constexpr Refusal no_refusal = refusal_of(BASTIDE_OK);

/// The text of a refusal, else the sentence of its reason, else that of its status; empty when nothing is refused.
inline std::string sentence(const Refusal& refusal);

}  // namespace detail

#if BASTIDE_CPP_THROWS
/// value() throws it: what() is the sentence, refusal() the whole record.
class Failure : public std::runtime_error {
public:
    explicit Failure(const Refusal& refusal) : std::runtime_error(detail::sentence(refusal)), refusal_(refusal) {}
    const Refusal& refusal() const noexcept { return refusal_; }

private:
    Refusal refusal_;
};
#endif

namespace detail {

#if BASTIDE_CPP_THROWS
struct ThrowFailure {
    [[noreturn]] static void stop(const Refusal& refusal) { throw Failure(refusal); }
};
using DefaultReaction = ThrowFailure;
#else
struct AbortProgram {
    [[noreturn]] static void stop(const Refusal&) noexcept { std::abort(); }
};
using DefaultReaction = AbortProgram;
#endif

/// The members of all results that describe the refusal.
template <class Self>
struct ResultBase {
    explicit operator bool() const noexcept { return self().has_value(); }
    StatusValue status() const noexcept { return as<StatusValue>(self().refusal().status); }
    Reason reason() const noexcept { return as<Reason>(self().refusal().reason); }
    /// The refusal as a sentence, empty when nothing was refused; Game::text() has the details of an action.
    std::string message() const { return sentence(self().refusal()); }

private:
    const Self& self() const noexcept { return static_cast<const Self&>(*this); }
};

}  // namespace detail

/// A value, or the refusal in its place. After a refusal `value()`, `*result` and `result->` throw or abort as described under
/// Failures; on a temporary the first two return the value itself, so that `for (auto& x : call().value())` is safe.
template <class T>
class [[nodiscard]] Result : public detail::ResultBase<Result<T>> {
public:
    Result(T value) noexcept(std::is_nothrow_move_constructible_v<T>) : held_(std::in_place_index<0>, std::move(value)) {}
    Result(const Refusal& refusal) noexcept : held_(std::in_place_index<1>, refusal) {}

    bool has_value() const noexcept { return std::get_if<0>(&held_) != nullptr; }

    /// The refusal; a record with status OK when nothing was refused.
    const Refusal& refusal() const noexcept
    {
        const Refusal* refusal = std::get_if<1>(&held_);
        return refusal ? *refusal : detail::no_refusal;
    }

    template <class Reaction = detail::DefaultReaction>
    T& value() &
    {
        if (!has_value()) Reaction::stop(refusal());
        return *std::get_if<0>(&held_);
    }
    template <class Reaction = detail::DefaultReaction>
    const T& value() const&
    {
        if (!has_value()) Reaction::stop(refusal());
        return *std::get_if<0>(&held_);
    }
    template <class Reaction = detail::DefaultReaction>
    T value() &&
    {
        if (!has_value()) Reaction::stop(refusal());
        return std::move(*std::get_if<0>(&held_));
    }

    template <class Reaction = detail::DefaultReaction>
    T& operator*() &
    {
        return value<Reaction>();
    }
    template <class Reaction = detail::DefaultReaction>
    const T& operator*() const&
    {
        return value<Reaction>();
    }
    template <class Reaction = detail::DefaultReaction>
    T operator*() &&
    {
        return std::move(*this).template value<Reaction>();
    }
    template <class Reaction = detail::DefaultReaction>
    T* operator->()
    {
        return &value<Reaction>();
    }
    template <class Reaction = detail::DefaultReaction>
    const T* operator->() const
    {
        return &value<Reaction>();
    }

    template <class U>
    T value_or(U&& other) const&
    {
        return has_value() ? *std::get_if<0>(&held_) : static_cast<T>(std::forward<U>(other));
    }
    template <class U>
    T value_or(U&& other) &&
    {
        return has_value() ? std::move(*std::get_if<0>(&held_)) : static_cast<T>(std::forward<U>(other));
    }

private:
    std::variant<T, Refusal> held_;
};

/// The result of calls without a value: whether they succeeded; for apply() and check_action() whether the action is legal.
template <>
class [[nodiscard]] Result<void> : public detail::ResultBase<Result<void>> {
public:
    Result() noexcept = default;
    Result(const Refusal& refusal) noexcept : refusal_(refusal) {}

    bool has_value() const noexcept { return refusal_.status == BASTIDE_OK; }
    const Refusal& refusal() const noexcept { return refusal_; }

    template <class Reaction = detail::DefaultReaction>
    void value() const
    {
        if (!has_value()) Reaction::stop(refusal_);
    }

private:
    Refusal refusal_ = detail::no_refusal;
};

// ==== Calls into C ==================================================================================================

/// A buffer of the caller for records of one type.
template <class Buffer, class T>
concept BufferFor = std::is_convertible_v<Buffer, std::span<T>>;

namespace detail {

/// Stands for a missing buffer: the call then returns a container of all entries.
struct NoBuffer {};

template <class T>
constexpr NoBuffer destination() noexcept
{
    return {};
}
template <class T>
constexpr std::span<T> destination(std::span<T> buffer) noexcept
{
    return buffer;
}

/// The result type of a call: the number of entries if the caller passes a buffer, else a container that the caller owns.
template <class Owned, class... Buffer>
struct CallResult;
template <class Owned>
struct CallResult<Owned> {
    using type = Owned;
};
template <class Owned, class Buffer>
struct CallResult<Owned, Buffer> {
    using type = Result<std::size_t>;
};

template <class T, class... Buffer>
using ListResult = typename CallResult<Result<std::vector<T>>, Buffer...>::type;  ///< a list
template <class... Buffer>
using TextResult = typename CallResult<std::string, Buffer...>::type;  ///< a text, empty when there is none
template <class... Buffer>
using DocumentResult = typename CallResult<Result<std::string>, Buffer...>::type;  ///< a text that may fail

/// The size of a buffer as the C call takes it: at most the greatest int32_t.
constexpr std::int32_t capacity_of(std::size_t size) noexcept
{
    constexpr std::size_t most = (std::numeric_limits<std::int32_t>::max)();
    return static_cast<std::int32_t>(size < most ? size : most);
}

/// The length of an input as the C call takes it. A length that exceeds an int32_t becomes one that C refuses.
constexpr std::int32_t length(std::size_t size) noexcept
{
    return size > static_cast<std::size_t>(capacity_of(size)) ? (std::numeric_limits<std::int32_t>::min)() : capacity_of(size);
}

/// The pointer to a text or to bytes. It is never null, because C reads null as a missing argument.
inline const char* data(std::string_view text) noexcept { return text.empty() ? "" : text.data(); }
inline const std::uint8_t* data(std::span<const std::uint8_t> bytes) noexcept
{
    static constexpr std::uint8_t nothing = 0;
    return bytes.empty() ? &nothing : bytes.data();
}

/// The result of a C call that returns a number or a failure.
template <class T = std::int32_t>
Result<T> count_result(std::int32_t answer) noexcept
{
    if (answer < 0) return refusal_of(answer);
    return static_cast<T>(answer);
}

/// The result of a C call that returns OK or a failure.
inline Result<void> status_result(bastide_status status) noexcept
{
    if (status != BASTIDE_OK) return refusal_of(status);
    return {};
}

/// Calls function(arguments..., out, cap) on the caller's buffer.
template <class T, class Function, class... Arguments>
Result<std::size_t> fill_list(std::span<T> out, Function function, Arguments... arguments) noexcept
{
    return count_result<std::size_t>(function(arguments..., out.data(), capacity_of(out.size())));
}

/// Calls function(arguments..., out, cap) on a vector or string of an estimated size, and once more if that size was too small.
/// A const game does not change between the two calls. `nul` is 1 for a text, which needs one byte more than its length.
template <class Container, class Function, class... Arguments>
Result<Container> fill_container(std::size_t guess, std::size_t nul, Function function, Arguments... arguments)
{
    Container out(guess, typename Container::value_type());
    std::int32_t count = function(arguments..., out.data(), capacity_of(out.size() + nul));
    if (count > capacity_of(out.size())) {
        out.resize(static_cast<std::size_t>(count));
        count = function(arguments..., out.data(), capacity_of(out.size() + nul));
    }
    if (count < 0) return refusal_of(count);
    out.resize(static_cast<std::size_t>(count));
    return out;
}

template <class T, class Function, class... Arguments>
Result<std::vector<T>> fill_list(NoBuffer, Function function, Arguments... arguments)
{
    return fill_container<std::vector<T>>(sizeof(T) == 1 ? 4096 : 64, 0, function, arguments...);
}

/// Writes the text of a game or a set, which can fail.
template <class Function, class... Arguments>
Result<std::string> write_document(NoBuffer, Function function, Arguments... arguments)
{
    return fill_container<std::string>(127, 1, function, arguments...);
}
template <class Function, class... Arguments>
Result<std::size_t> write_document(std::span<char> out, Function function, Arguments... arguments) noexcept
{
    return fill_list(out, function, arguments...);
}

/// Writes a text; without a buffer the text is empty after a failure.
template <class Function, class... Arguments>
std::string write_text(NoBuffer, Function function, Arguments... arguments)
{
    return write_document(NoBuffer(), function, arguments...).value_or("");
}
template <class Function, class... Arguments>
Result<std::size_t> write_text(std::span<char> out, Function function, Arguments... arguments) noexcept
{
    return fill_list(out, function, arguments...);
}

/// Calls function(arguments..., &out) and makes a T of it.
template <class Out, class T = Out, class Function, class... Arguments>
Result<T> get_record(Function function, Arguments... arguments) noexcept
{
    Out out = {};
    if (const bastide_status status = function(arguments..., &out); status != BASTIDE_OK) return refusal_of(status);
    return T(out);
}

/// The refusal of a number that a function without a refusal does not take.
inline Refusal refuse_number(const char* name, std::int32_t value, std::int32_t least, std::int32_t most) noexcept
{
    Refusal out = refusal_of(BASTIDE_E_ARGUMENT);
    out.reason = BASTIDE_REASON_ARGUMENT_RANGE;
    out.field = none;
    out.value = value;
    out.least = least;
    out.most = most;
    for (std::size_t i = 0; i + 1 < sizeof out.name && name[i] != '\0'; ++i) out.name[i] = name[i];
    bastide_refusal_text(nullptr, nullptr, nullptr, &out, out.text, static_cast<std::int32_t>(sizeof out.text));
    return out;
}

/// Why a clone of a game is a wrong argument: its viewer or its flags; without a game only the status.
inline Refusal why_no_clone(const bastide_game* game, std::int32_t viewer, std::uint32_t flags) noexcept
{
    ConfigHead head = {};
    if (bastide_game_get_config(game, &head) != BASTIDE_OK) return refusal_of(BASTIDE_E_ARGUMENT);
    const bool is_viewer = viewer == BASTIDE_VIEW_FULL || (viewer >= BASTIDE_VIEW_PUBLIC && viewer < head.seats);
    if (!is_viewer) return refuse_number("viewer", viewer, BASTIDE_VIEW_PUBLIC, head.seats - 1);
    if (flags > 2) return refuse_number("flags", static_cast<std::int32_t>(flags), 0, 2);
    return refusal_of(BASTIDE_E_ARGUMENT);
}

/// Calls function(arguments..., &refusal, &out) and makes a T of it.
template <class Out, class T = Out, class Function, class... Arguments>
Result<T> get_record_with_refusal(Function function, Arguments... arguments) noexcept
{
    Out out = {};
    Refusal refusal = no_refusal;
    if (function(arguments..., &refusal, &out) != BASTIDE_OK) return refusal;
    return T(out);
}

/// Calls function(arguments..., &refusal).
template <class Function, class... Arguments>
Result<void> call_with_refusal(Function function, Arguments... arguments) noexcept
{
    Refusal refusal = no_refusal;
    function(arguments..., &refusal);
    return refusal;
}

struct HandleDeleter {
    void operator()(bastide_game* game) const noexcept { bastide_game_destroy(game); }
    void operator()(bastide_tileset* set) const noexcept { bastide_tileset_destroy(set); }
    void operator()(bastide_texts* texts) const noexcept { bastide_texts_destroy(texts); }
    void operator()(bastide_geometry* geometry) const noexcept { bastide_geometry_destroy(geometry); }
    void operator()(bastide_script* script) const noexcept { bastide_script_destroy(script); }
};

/// Owns a handle and destroys it.
template <class Handle, class Deleter = HandleDeleter>
class Owner {
public:
    Owner() noexcept = default;                                 ///< empty
    explicit Owner(Handle* owned) noexcept : handle_(owned) {}  ///< takes ownership

    explicit operator bool() const noexcept { return handle_ != nullptr; }
    Handle* get() noexcept { return handle_.get(); }
    const Handle* get() const noexcept { return handle_.get(); }
    /// The caller then owns the handle and must destroy it with the C function.
    [[nodiscard]] Handle* release() noexcept { return handle_.release(); }

private:
    std::unique_ptr<Handle, Deleter> handle_;
};

}  // namespace detail

// ==== The library ===================================================================================================

/// The version of the library as 0x00MMmmpp; BASTIDE_VERSION is that of the header.
inline std::uint32_t version() noexcept { return bastide_version(); }
/// The version of its binary interface.
inline std::uint32_t abi_version() noexcept { return bastide_abi_version(); }
/// A hash of the layout of its records.
inline std::uint32_t layout() noexcept { return bastide_layout(); }
/// Whether this program was compiled for the library that it runs with. Call it first if the library is shared.
inline bool is_compatible() noexcept { return bastide_abi_version() == BASTIDE_ABI_VERSION; }

/// Every option with its possible values, and the options that it needs and excludes.
template <BufferFor<OptionDef>... Buffer>
detail::ListResult<OptionDef, Buffer...> options(Buffer&&... buffer)
{
    return detail::fill_list<OptionDef>(detail::destination<OptionDef>(buffer...), bastide_option_list);
}

/// The choices of a preset; Config::preset() adds them. StatusValue::argument for an unknown preset.
template <BufferFor<Choice>... Buffer>
detail::ListResult<Choice, Buffer...> preset(Preset which, Buffer&&... buffer)
{
    return detail::fill_list<Choice>(detail::destination<Choice>(buffer...), bastide_preset_list_choices, number(which));
}

// ==== Words =========================================================================================================

/// Sentences of a language on top of English. Empty Texts are English. They never change.
class Texts : public detail::Owner<bastide_texts> {
public:
    using Owner::Owner;

    /// Parses text, one template a line. Any bytes are safe. StatusValue::format with line and column, ::memory.
    static Result<Texts> parse(std::string_view source, const Allocator* memory = nullptr) noexcept
    {
        return detail::get_record_with_refusal<bastide_texts*, Texts>(bastide_texts_parse, detail::data(source),
                                                                      detail::length(source.size()), memory);
    }

    /// All templates as text that parse() reads; for empty Texts those in English, ready to translate.
    template <BufferFor<char>... Buffer>
    detail::DocumentResult<Buffer...> write(Buffer&&... buffer) const
    {
        return detail::write_document(detail::destination<char>(buffer...), bastide_texts_write, get());
    }
};

/// The name of a number, as in scripts; empty for an unknown number.
template <BufferFor<char>... Buffer>
detail::TextResult<Buffer...> name(Vocabulary vocabulary, std::int32_t value, Buffer&&... buffer)
{
    return detail::write_text(detail::destination<char>(buffer...), bastide_word_name, number(vocabulary), value);
}
/// The name of an enum: name(PieceKind::follower) is "follower".
template <Word E, BufferFor<char>... Buffer>
detail::TextResult<Buffer...> name(E value, Buffer&&... buffer)
{
    return name(vocabulary_of(value), number(value), buffer...);
}

/// The meaning of a number, in a sentence or a few words; empty for an unknown number.
template <BufferFor<char>... Buffer>
detail::TextResult<Buffer...> text(Vocabulary vocabulary, std::int32_t value, const Texts& texts = {}, Buffer&&... buffer)
{
    return detail::write_text(detail::destination<char>(buffer...), bastide_word_text, texts.get(), number(vocabulary), value);
}
/// The meaning of an enum: text(Reward::road) is "completed road".
template <Word E, BufferFor<char>... Buffer>
detail::TextResult<Buffer...> text(E value, const Texts& texts = {}, Buffer&&... buffer)
{
    return text(vocabulary_of(value), number(value), texts, buffer...);
}

/// The rule id of a number; empty when it has none.
template <BufferFor<char>... Buffer>
detail::TextResult<Buffer...> rule_id(Vocabulary vocabulary, std::int32_t value, Buffer&&... buffer)
{
    return detail::write_text(detail::destination<char>(buffer...), bastide_word_rule, number(vocabulary), value);
}
template <Word E, BufferFor<char>... Buffer>
detail::TextResult<Buffer...> rule_id(E value, Buffer&&... buffer)
{
    return rule_id(vocabulary_of(value), number(value), buffer...);
}

/// The sentence for a refusal of a config, of tiles or texts; for an action or a position Game::text() says more.
template <BufferFor<char>... Buffer>
detail::TextResult<Buffer...> text(const Refusal& refusal, const Texts& texts = {}, Buffer&&... buffer)
{
    return detail::write_text(detail::destination<char>(buffer...), bastide_refusal_text, nullptr, texts.get(), nullptr,
                              &refusal);
}

namespace detail {

inline std::string sentence(const Refusal& refusal)
{
    if (refusal.status == BASTIDE_OK) return {};
    if (refusal.text[0] != '\0') return refusal.text;
    return refusal.reason != Reason::none ? cpp_v1::text(as<Reason>(refusal.reason))
                                          : cpp_v1::text(as<StatusValue>(refusal.status));
}

}  // namespace detail

/// The numbers of a vocabulary in ascending order. StatusValue::argument for an unknown vocabulary.
template <BufferFor<std::int32_t>... Buffer>
detail::ListResult<std::int32_t, Buffer...> numbers(Vocabulary vocabulary, Buffer&&... buffer)
{
    return detail::fill_list<std::int32_t>(detail::destination<std::int32_t>(buffer...), bastide_word_list, number(vocabulary));
}
/// All values of an enum that the library knows: all<Option>() lists every option, also those that are newer than this header.
template <Word E>
std::vector<E> all()
{
    std::vector<E> out;
    if (const Result<std::vector<std::int32_t>> known = numbers(vocabulary_of(E{})))
        for (const std::int32_t value : *known) out.push_back(as<E>(value));
    return out;
}

/// The number of a name. StatusValue::absent for an unknown name, StatusValue::argument for an unknown vocabulary.
inline Result<std::int32_t> number_of(Vocabulary vocabulary, std::string_view word) noexcept
{
    return detail::get_record<std::int32_t>(bastide_word_find, number(vocabulary), detail::data(word),
                                            detail::length(word.size()));
}
/// The enum of a name: named<PieceKind>("follower"). StatusValue::absent for an unknown name.
template <Word E>
Result<E> named(std::string_view word) noexcept
{
    const Result<std::int32_t> found = number_of(vocabulary_of(E{}), word);
    if (!found) return found.refusal();
    return as<E>(found.value_or(0));
}

// ==== Tile sets =====================================================================================================

/// A set of tile types, to inspect or to create games with. It never changes, and games made from it do not need it.
class Tileset : public detail::Owner<bastide_tileset> {
public:
    using Owner::Owner;

    /// A built-in set. StatusValue::argument for an unknown set, StatusValue::memory.
    static Result<Tileset> create(Set set, const Allocator* memory = nullptr) noexcept
    {
        return detail::get_record<bastide_tileset*, Tileset>(bastide_tileset_create, number(set), memory);
    }

    /// A set from text, one tile a line. Any bytes are safe. StatusValue::format with line, column and tile, ::memory.
    static Result<Tileset> parse(std::string_view source, const Allocator* memory = nullptr) noexcept
    {
        return detail::get_record_with_refusal<bastide_tileset*, Tileset>(bastide_tileset_parse, detail::data(source),
                                                                          detail::length(source.size()), memory);
    }
    /// A set from records, with the segments of all tiles one after the other. StatusValue::format with the tile, ::memory.
    static Result<Tileset> build(std::span<const TileDef> tiles, std::span<const SegmentDef> segments,
                                 const Allocator* memory = nullptr) noexcept
    {
        return detail::get_record_with_refusal<bastide_tileset*, Tileset>(bastide_tileset_build, tiles.data(),
                                                                          detail::length(tiles.size()), segments.data(),
                                                                          detail::length(segments.size()), memory);
    }

    /// The set as text that parse() reads.
    template <BufferFor<char>... Buffer>
    detail::DocumentResult<Buffer...> write(Buffer&&... buffer) const
    {
        return detail::write_document(detail::destination<char>(buffer...), bastide_tileset_write, get());
    }

    /// The tile types, in order.
    template <BufferFor<TileDef>... Buffer>
    detail::ListResult<TileDef, Buffer...> tiles(Buffer&&... buffer) const
    {
        return detail::fill_list<TileDef>(detail::destination<TileDef>(buffer...), bastide_tileset_list_tiles, get());
    }

    /// The segments of a tile type as they lie in a rotation. StatusValue::absent for an unknown tile type.
    template <BufferFor<SegmentDef>... Buffer>
    detail::ListResult<SegmentDef, Buffer...> segments(std::int32_t tile, std::int32_t rotation = 0, Buffer&&... buffer) const
    {
        return detail::fill_list<SegmentDef>(detail::destination<SegmentDef>(buffer...), bastide_tileset_list_segments, get(),
                                             tile, rotation);
    }
};

// ==== What to play ==================================================================================================

/// The setup of a game: the fixed head and the choices. It starts with the defaults of bastide_config_init(): the tile game,
/// seeded with 0, two seats, the Winter Edition. A plain value; Game::create() checks it and returns what is wrong.
class Config {
public:
    Config() noexcept { bastide_config_init(&head_); }

    Config& game(GameKind value) noexcept { return head_.game = number(value), *this; }
    Config& chance(Chance value) noexcept { return head_.chance = number(value), *this; }
    Config& seats(std::int32_t count) noexcept { return head_.seats = count, *this; }
    Config& first_seat(std::int32_t seat) noexcept { return head_.first_seat = seat, *this; }
    Config& seed(std::uint64_t value) noexcept { return head_.seed = value, *this; }
    /// Retained events: 0 those of the whole game, -1 none.
    Config& event_capacity(std::int32_t count) noexcept { return head_.event_capacity = count, *this; }
    Config& rules_revision(std::int32_t value) noexcept { return head_.rules_revision = value, *this; }
    /// Stores no history: no undo and no scripts.
    Config& no_history() noexcept { return head_.flags |= config_flag::no_history, *this; }
    /// Waits for act::finish() before the final scoring.
    Config& stop_before_final() noexcept { return head_.flags |= config_flag::stop_before_final, *this; }

    /// Adds all choices of a preset. An unknown preset makes create() fail.
    Config& preset(Preset which)
    {
        const Result<std::vector<Choice>> known = cpp_v1::preset(which);
        if (!known) return choose(ChoiceKind::none, number(which), 0);
        choices_.insert(choices_.end(), known->begin(), known->end());
        return *this;
    }
    /// Adds copies of a built-in set. The first set replaces the default sets, so add all that you want.
    Config& set(Set which, std::int32_t copies = 1) { return choose(ChoiceKind::set, number(which), copies); }
    /// The number of pieces of a kind for each seat.
    Config& pieces(PieceKind kind, std::int32_t count) { return choose(ChoiceKind::pieces, number(kind), count); }
    /// Sets an option; most are switches.
    Config& option(Option which, std::int32_t value = 1) { return choose(ChoiceKind::option, number(which), value); }
    /// Adds a tile set of the host. It is not copied and must exist until the game is created.
    Config& tileset(const Tileset& which, std::int32_t copies = 1)
    {
        tilesets_.push_back(which.get());
        return choose(ChoiceKind::tileset, detail::capacity_of(tilesets_.size()) - 1, copies);
    }
    Config& tileset(Tileset&&, std::int32_t = 1) = delete;
    /// The village of this tile type is drawn with bushes.
    Config& bush(std::int32_t tile) { return choose(ChoiceKind::bush, tile, 1); }
    /// Adds any choice, also of a kind that this header does not know.
    Config& choose(ChoiceKind kind, std::int32_t id, std::int32_t value)
    {
        choices_.push_back({number(kind), id, value, {}});
        return *this;
    }

    const ConfigHead& head() const noexcept { return head_; }
    ConfigHead& head() noexcept { return head_; }
    std::span<const Choice> choices() const noexcept { return choices_; }
    Tilesets tilesets() const noexcept { return tilesets_; }

private:
    ConfigHead head_ = {};
    std::vector<Choice> choices_;
    std::vector<const bastide_tileset*> tilesets_;
};

// ==== Records of your own ===========================================================================================

namespace detail {

inline void unset(Choice& record) noexcept { bastide_choice_init(&record); }
inline void unset(Action& record) noexcept { bastide_action_init(&record); }
inline void unset(TileDef& record) noexcept { bastide_tile_def_init(&record); }
inline void unset(SegmentDef& record) noexcept { bastide_segment_def_init(&record); }
inline void unset(PositionHead& record) noexcept { bastide_position_init(&record); }
inline void unset(Put& record) noexcept { bastide_put_init(&record); }

}  // namespace detail

/// A Choice, Action, TileDef, SegmentDef, PositionHead or Put to fill: its seats, ids and cells are unset.
template <class Record>
Record unset() noexcept
{
    Record record;
    detail::unset(record);
    return record;
}

// ==== What to do ====================================================================================================

/// Functions that make actions, one for each kind and with its name. The game decides whether an action is legal; those that it
/// lists are.
namespace act {

constexpr Action of(ActionKind kind, std::int32_t seat = nature) noexcept
{
    Action action = {};
    action.kind = number(kind);
    action.seat = seat;
    return action;
}

/// Parts that several kinds share.
namespace detail {

constexpr Action with_tile(Action action, std::int32_t tile) noexcept { return action.tile = tile, action; }
constexpr Action with_piece(Action action, std::int32_t piece) noexcept { return action.piece = piece, action; }
constexpr Action with_other(Action action, std::int32_t seat) noexcept { return action.other_seat = seat, action; }
constexpr Action on_cell(Action action, std::int32_t x, std::int32_t y) noexcept { return action.x = x, action.y = y, action; }
constexpr Action on_segment(Action action, std::int32_t x, std::int32_t y, std::int32_t segment) noexcept
{
    action.spot = number(Spot::segment);
    action.segment = segment;
    return on_cell(action, x, y);
}

}  // namespace detail

/// Nature draws a tile, in a game with Chance::host; into the hidden hand of a seat if you name one.
constexpr Action draw(std::int32_t tile, std::int32_t hand = none) noexcept
{
    return detail::with_other(detail::with_tile(of(ActionKind::draw), tile), hand);
}
constexpr Action place(std::int32_t seat, std::int32_t tile, std::int32_t x, std::int32_t y, std::int32_t rotation = 0) noexcept
{
    Action action = detail::on_cell(detail::with_tile(of(ActionKind::place, seat), tile), x, y);
    action.rotation = rotation;
    return action;
}
constexpr Action deploy(std::int32_t seat, PieceKind kind, std::int32_t x, std::int32_t y, std::int32_t segment) noexcept
{
    Action action = detail::on_segment(of(ActionKind::deploy, seat), x, y, segment);
    action.piece_kind = number(kind);
    return action;
}
/// On the corner x, y, the north-west one of that cell: for a barn.
constexpr Action deploy_on_corner(std::int32_t seat, PieceKind kind, std::int32_t x, std::int32_t y) noexcept
{
    Action action = deploy(seat, kind, x, y, none);
    action.spot = number(Spot::corner);
    return action;
}
constexpr Action pass(std::int32_t seat) noexcept { return of(ActionKind::pass, seat); }
/// Takes a piece off its place for the cause that you name, or for any cause.
constexpr Action take(std::int32_t seat, std::int32_t piece, Cause right = Cause::none) noexcept
{
    Action action = detail::with_piece(of(ActionKind::take, seat), piece);
    action.cause = number(right);
    return action;
}
constexpr Action pay(std::int32_t seat, std::int32_t piece) noexcept
{
    return detail::with_piece(of(ActionKind::pay, seat), piece);
}
constexpr Action choose_piece(std::int32_t seat, std::int32_t piece) noexcept
{
    return detail::with_piece(of(ActionKind::choose_piece, seat), piece);
}
constexpr Action move(std::int32_t seat, std::int32_t piece, std::int32_t x, std::int32_t y, std::int32_t segment) noexcept
{
    return detail::on_segment(detail::with_piece(of(ActionKind::move, seat), piece), x, y, segment);
}
/// Chooses the feature that this segment is a part of.
constexpr Action choose_place(std::int32_t seat, std::int32_t x, std::int32_t y, std::int32_t segment) noexcept
{
    return detail::on_segment(of(ActionKind::choose_place, seat), x, y, segment);
}
/// Chooses what is done next, by its cause.
constexpr Action choose(std::int32_t seat, Cause what) noexcept
{
    Action action = of(ActionKind::choose, seat);
    action.cause = number(what);
    return action;
}
/// Lays a road across a tile on the table, in the way 1 (north-south) or 2 (east-west).
constexpr Action span(std::int32_t seat, std::int32_t x, std::int32_t y, std::int32_t way) noexcept
{
    Action action = detail::on_cell(of(ActionKind::span, seat), x, y);
    action.span = way;
    return action;
}
/// Places a tile with a road across it (1 north-south, 2 east-west) or across the tile north, east, south or west of it (3 to 6).
constexpr Action place_spanned(std::int32_t seat, std::int32_t tile, std::int32_t x, std::int32_t y, std::int32_t rotation,
                               std::int32_t way) noexcept
{
    Action action = place(seat, tile, x, y, rotation);
    action.kind = number(ActionKind::place_spanned);
    action.span = way;
    return action;
}
constexpr Action dice_collect(std::int32_t seat) noexcept { return of(ActionKind::dice_collect, seat); }
constexpr Action roll(std::int32_t seat) noexcept { return of(ActionKind::roll, seat); }
constexpr Action dice_stop(std::int32_t seat) noexcept { return of(ActionKind::dice_stop, seat); }
constexpr Action dice_keep(std::int32_t seat) noexcept { return of(ActionKind::dice_keep, seat); }
/// Nature rolls the dice of the tray, with Chance::host: one face for each die.
constexpr Action fall(std::span<const Face> faces) noexcept
{
    Action action = of(ActionKind::fall);
    for (const Face face : faces) action.faces += std::uint32_t{1} << (4 * (number(face) - 1) & 31);
    return action;
}
/// Names a seat; as an action of nature its own seat is -1.
constexpr Action name(std::int32_t seat, std::int32_t named) noexcept
{
    return detail::with_other(of(ActionKind::name, seat), named);
}
/// Nature draws a token of a kind from a pool.
constexpr Action draw_token(PieceKind token) noexcept
{
    Action action = of(ActionKind::draw_token);
    action.piece_kind = number(token);
    return action;
}
/// Gives away a tile of the hand.
constexpr Action discard(std::int32_t seat, std::int32_t tile) noexcept
{
    return detail::with_tile(of(ActionKind::discard, seat), tile);
}
/// Bids points for the drawn tile, or the tile in the bidder's hand: its abbey.
constexpr Action bid(std::int32_t seat, std::int32_t points, std::int32_t tile = none) noexcept
{
    Action action = detail::with_tile(of(ActionKind::bid, seat), tile);
    action.points = points;
    return action;
}
/// Sells the drawn tile to a seat that bids.
constexpr Action sell(std::int32_t seat, std::int32_t buyer) noexcept
{
    return detail::with_other(of(ActionKind::sell, seat), buyer);
}
/// Nature draws a tile that this game does not know into the hidden hand of a seat, or reveals one that was held unseen.
constexpr Action draw_unseen(std::int32_t hand) noexcept { return detail::with_other(of(ActionKind::draw_unseen), hand); }
constexpr Action reveal(std::int32_t tile, std::int32_t hand) noexcept
{
    return detail::with_other(detail::with_tile(of(ActionKind::reveal), tile), hand);
}
/// Nature begins the final scoring, for which a game with Config::stop_before_final() waits.
constexpr Action finish() noexcept { return of(ActionKind::finish); }
constexpr Action resign(std::int32_t seat) noexcept { return of(ActionKind::resign, seat); }

}  // namespace act

/// An action as a number below 2^53, equal on every platform; without `origin`. StatusValue::limit for a cell beyond 1023.
inline Result<std::uint64_t> encode(const Action& action) noexcept
{
    return detail::get_record<std::uint64_t>(bastide_action_encode, &action);
}
/// The action of a code. StatusValue::format when it is not a code.
inline Result<Action> decode(std::uint64_t code) noexcept { return detail::get_record<Action>(bastide_action_decode, code); }

// ==== Positions =====================================================================================================

/// A position: its head and its entries.
struct Position {
    PositionHead head = {};
    std::vector<Put> puts = {};

    Position& add(const Put& entry)
    {
        puts.push_back(entry);
        return *this;
    }
    /// The seat on turn, the step, and the drawn tile.
    Position& turn(std::int32_t seat, Step step = Step::none, std::int32_t tile = none) noexcept
    {
        head.seat = seat;
        head.step = number(step);
        head.tile = tile;
        return *this;
    }
};

/// Functions that make entries.
namespace put {

constexpr Put of(PutKind kind, std::int32_t seat = none) noexcept
{
    Put entry = {};
    entry.kind = number(kind);
    entry.seat = seat;
    return entry;
}

constexpr Put tile(std::int32_t type, std::int32_t x, std::int32_t y, std::int32_t rotation = 0) noexcept
{
    Put entry = of(PutKind::tile);
    entry.tile = type;
    entry.x = x;
    entry.y = y;
    entry.rotation = rotation;
    return entry;
}
constexpr Put piece(std::int32_t seat, PieceKind kind, std::int32_t x, std::int32_t y, std::int32_t segment) noexcept
{
    Put entry = of(PutKind::piece, seat);
    entry.piece_kind = number(kind);
    entry.spot = number(Spot::segment);
    entry.x = x;
    entry.y = y;
    entry.segment = segment;
    return entry;
}
/// On the corner x, y, the north-west one of that cell: a barn.
constexpr Put piece_on_corner(std::int32_t seat, PieceKind kind, std::int32_t x, std::int32_t y) noexcept
{
    Put entry = piece(seat, kind, x, y, none);
    entry.spot = number(Spot::corner);
    return entry;
}
constexpr Put prisoner(std::int32_t seat, PieceKind kind, std::int32_t captor) noexcept
{
    Put entry = of(PutKind::prisoner, seat);
    entry.piece_kind = number(kind);
    entry.other_seat = captor;
    return entry;
}
constexpr Put score(std::int32_t seat, std::int32_t points) noexcept
{
    Put entry = of(PutKind::score, seat);
    entry.points = points;
    return entry;
}
/// `slot` counts from 1; 0 is the first free place in the hand.
constexpr Put held(std::int32_t seat, std::int32_t type, std::int32_t slot = 0) noexcept
{
    Put entry = of(PutKind::held, seat);
    entry.tile = type;
    entry.slot = slot;
    return entry;
}
constexpr Put copies(PutKind kind, std::int32_t type, std::int32_t count) noexcept
{
    Put entry = of(kind);
    entry.tile = type;
    entry.count = count;
    return entry;
}
constexpr Put out(std::int32_t type, std::int32_t count) noexcept { return copies(PutKind::out, type, count); }
constexpr Put bag(std::int32_t type, std::int32_t count) noexcept { return copies(PutKind::bag, type, count); }
constexpr Put note(Note which, std::int32_t value) noexcept
{
    Put entry = of(PutKind::note);
    entry.note = cpp_v1::number(which);
    entry.number = value;
    return entry;
}

}  // namespace put

// ==== The game ======================================================================================================

/// One game. Const calls may overlap on one game; a call that is not const must not overlap with another.
class Game : public detail::Owner<bastide_game> {
public:
    using Owner::Owner;

    // ---- Beginning and ending ----

    /// Begins a game. StatusValue::argument with the reason and the index of the choice that is wrong, ::limit, ::memory,
    /// ::version.
    static Result<Game> create(const Config& config = {}, const Allocator* memory = nullptr) noexcept
    {
        return create(config.head(), config.choices(), config.tilesets(), memory);
    }
    /// The same for a preset, with memory of malloc. StatusValue::argument with the name of the argument, ::absent, ::memory.
    static Result<Game> create(Preset preset, std::int32_t seats, std::uint64_t seed) noexcept
    {
        Result<Game> made = detail::get_record<bastide_game*, Game>(bastide_game_create_preset, number(preset), seats, seed);
        if (made.status() != StatusValue::argument && made.status() != StatusValue::absent) return made;
        Choice choices[BASTIDE_PRESET_CHOICES_MAX];
        const std::int32_t count = bastide_preset_list_choices(number(preset), choices, BASTIDE_PRESET_CHOICES_MAX);
        if (count == BASTIDE_E_ARGUMENT) return detail::refuse_number("preset", number(preset), 0, 0);
        if (count < 0) return made;
        ConfigHead head = {};
        bastide_config_init(&head);
        head.seats = seats;
        head.seed = seed;
        return create(head, std::span<const Choice>(choices, static_cast<std::size_t>(count)));
    }
    /// The same from the parts, for hosts that store them in another form.
    static Result<Game> create(const ConfigHead& head, std::span<const Choice> choices, Tilesets sets = {},
                               const Allocator* memory = nullptr) noexcept
    {
        return detail::get_record_with_refusal<bastide_game*, Game>(bastide_game_create, &head, choices.data(),
                                                                    detail::length(choices.size()), sets.data(),
                                                                    detail::length(sets.size()), memory);
    }

    /// A new game from a snapshot. Any bytes are safe. StatusValue::format, ::version, ::limit, ::memory.
    static Result<Game> load(std::span<const std::uint8_t> snapshot, Tilesets sets = {},
                             const Allocator* memory = nullptr) noexcept
    {
        return detail::get_record_with_refusal<bastide_game*, Game>(bastide_game_load_snapshot, detail::data(snapshot),
                                                                    detail::length(snapshot.size()), sets.data(),
                                                                    detail::length(sets.size()), memory);
    }

    /// A new game from a script; its actions are applied and its `expect` lines checked. StatusValue::format with the line and
    /// column of what cannot be read or of an expectation that fails, StatusValue::illegal with the same for a refused action.
    static Result<Game> load_script(std::string_view script, Tilesets sets = {}, const Allocator* memory = nullptr) noexcept
    {
        return detail::get_record_with_refusal<bastide_game*, Game>(bastide_game_load_script, detail::data(script),
                                                                    detail::length(script.size()), sets.data(),
                                                                    detail::length(sets.size()), memory);
    }

    /// A second game in the same position, or what a viewer may know of it; its log is empty without clone_flag::log.
    /// StatusValue::argument with the name of the argument, ::memory, ::state.
    Result<Game> clone(Viewer viewer = Viewer::full, std::uint32_t flags = 0, const Allocator* memory = nullptr) const noexcept
    {
        Result<Game> made = detail::get_record<bastide_game*, Game>(bastide_game_clone, get(), viewer.number, flags, memory);
        if (made.status() == StatusValue::argument) return detail::why_no_clone(get(), viewer.number, flags);
        return made;
    }

    /// The bytes that such a clone takes from its allocator in all, at most. StatusValue::state.
    Result<std::size_t> measure_clone(Viewer viewer = Viewer::full, std::uint32_t flags = 0) const noexcept
    {
        return detail::count_result<std::size_t>(bastide_game_measure_clone(get(), viewer.number, flags));
    }

    /// Copies the position and history of another game, without allocation when both share their rules. StatusValue::memory,
    /// ::state.
    Result<void> copy(const Game& from, Viewer viewer = Viewer::full, std::uint32_t flags = 0) noexcept
    {
        return detail::status_result(bastide_game_copy(get(), from.get(), viewer.number, flags));
    }

    /// Begins the same config again with another seed, without allocation.
    Result<void> restart(std::uint64_t seed) noexcept { return detail::status_result(bastide_game_restart(get(), seed)); }

    /// Goes back to the position before an action of the history; Decision::action is the number of the next one. The log marks
    /// the events since then as undone. StatusValue::absent when the history is shorter, ::state without history.
    Result<void> undo(std::int32_t action) noexcept { return detail::call_with_refusal(bastide_game_undo, get(), action); }

    /// Goes back to the decision that led to the last action of a seat. StatusValue::absent when no seat has acted, ::state
    /// without history.
    Result<void> undo_last() noexcept { return detail::call_with_refusal(bastide_game_undo_last, get()); }

    /// The head of its config, defaults filled in.
    Result<ConfigHead> config() const noexcept { return detail::get_record<ConfigHead>(bastide_game_get_config, get()); }

    /// The choices of its config: sets, counts of pieces, options that are not 0.
    template <BufferFor<Choice>... Buffer>
    detail::ListResult<Choice, Buffer...> choices(Buffer&&... buffer) const
    {
        return detail::fill_list<Choice>(detail::destination<Choice>(buffer...), bastide_game_list_choices, get());
    }

    // ---- Deciding ----

    /// The seat that must decide, and what. StatusValue::state.
    Result<Decision> decision() const noexcept { return detail::get_record<Decision>(bastide_game_get_decision, get()); }

    /// Every legal action but resigning, ready to apply; none when the game is over. StatusValue::state.
    template <BufferFor<Action>... Buffer>
    detail::ListResult<Action, Buffer...> actions(ActionKind kind = ActionKind::any, Buffer&&... buffer) const
    {
        return detail::fill_list<Action>(detail::destination<Action>(buffer...), bastide_game_list_actions, get(), number(kind));
    }
    /// The same list as codes, the quickest list. StatusValue::limit when a cell is beyond 1023.
    template <BufferFor<std::uint64_t>... Buffer>
    detail::ListResult<std::uint64_t, Buffer...> codes(ActionKind kind = ActionKind::any, Buffer&&... buffer) const
    {
        return detail::fill_list<std::uint64_t>(detail::destination<std::uint64_t>(buffer...), bastide_game_list_codes, get(),
                                                number(kind));
    }
    /// The weight of each action of that list; the probability of an action is its weight divided by the sum of all.
    template <BufferFor<std::int32_t>... Buffer>
    detail::ListResult<std::int32_t, Buffer...> weights(ActionKind kind = ActionKind::any, Buffer&&... buffer) const
    {
        return detail::fill_list<std::int32_t>(detail::destination<std::int32_t>(buffer...), bastide_game_list_weights, get(),
                                               number(kind));
    }
    /// The number of actions that actions() would list. StatusValue::state.
    Result<std::size_t> count_actions(ActionKind kind = ActionKind::any) const noexcept
    {
        return detail::count_result<std::size_t>(bastide_game_count_actions(get(), number(kind)));
    }
    /// The action at an index of that list. StatusValue::absent when the list is shorter, ::state.
    Result<Action> action(std::size_t index, ActionKind kind = ActionKind::any) const noexcept
    {
        return detail::get_record<Action>(bastide_game_get_action, get(), number(kind), detail::length(index));
    }
    /// Samples an action of that list; the call reads and advances the caller's word `random`. StatusValue::absent when there is
    /// none,
    /// ::state.
    Result<Action> sample_action(std::uint64_t& random, ActionKind kind = ActionKind::any) const noexcept
    {
        return detail::get_record<Action>(bastide_game_sample_action, get(), number(kind), &random);
    }
    /// The action to apply for a seat whose time has run out. StatusValue::absent when no seat decides, ::state.
    Result<Action> default_action() const noexcept { return detail::get_record<Action>(bastide_game_get_default_action, get()); }

    /// Checks an action without applying it, with the result of apply(). StatusValue::illegal with the reason, ::argument,
    /// ::state.
    Result<void> check_action(const Action& action) const noexcept
    {
        return detail::call_with_refusal(bastide_game_check, get(), &action);
    }
    /// Applies an action and all that follows from it, up to the next decision. Changes nothing when it fails.
    Result<void> apply(const Action& action) noexcept { return detail::call_with_refusal(bastide_game_apply, get(), &action); }
    /// The same for a code. StatusValue::format when it is not a code.
    Result<void> apply_code(std::uint64_t code) noexcept
    {
        return detail::call_with_refusal(bastide_game_apply_code, get(), code);
    }

    // ---- What happened ----

    Result<EventRange> event_range() const noexcept
    {
        EventRange range;
        const bastide_status status = bastide_game_get_event_range(get(), &range.first, &range.next);
        if (status != BASTIDE_OK) return detail::refusal_of(status);
        return range;
    }

    /// Events from a number on, usually the `next` before the last apply(), or from the oldest retained.
    template <BufferFor<Event>... Buffer>
    detail::ListResult<Event, Buffer...> events(std::uint64_t first = 0, Viewer viewer = Viewer::full, Buffer&&... buffer) const
    {
        return detail::fill_list<Event>(detail::destination<Event>(buffer...), bastide_game_list_events, get(), viewer.number,
                                        first);
    }

    /// The score lines of events from a number on, those that were undone left out.
    template <BufferFor<ScoreLine>... Buffer>
    detail::ListResult<ScoreLine, Buffer...> score_lines(std::uint64_t first = 0, Buffer&&... buffer) const
    {
        return detail::fill_list<ScoreLine>(detail::destination<ScoreLine>(buffer...), bastide_game_list_score_lines, get(),
                                            first);
    }

    /// The actions so far, draws included, from a number on. StatusValue::state without history.
    template <BufferFor<Action>... Buffer>
    detail::ListResult<Action, Buffer...> history(std::int32_t first = 0, Viewer viewer = Viewer::full, Buffer&&... buffer) const
    {
        return detail::fill_list<Action>(detail::destination<Action>(buffer...), bastide_game_list_history, get(), viewer.number,
                                         first);
    }

    // ---- The board ----

    template <BufferFor<Seat>... Buffer>
    detail::ListResult<Seat, Buffer...> seats(Buffer&&... buffer) const
    {
        return detail::fill_list<Seat>(detail::destination<Seat>(buffer...), bastide_game_list_seats, get());
    }
    /// A seat's score and supply. StatusValue::absent for no such seat.
    Result<Seat> seat(std::int32_t seat) const noexcept { return detail::get_record<Seat>(bastide_game_get_seat, get(), seat); }
    /// Pieces of one kind in a seat's supply. StatusValue::absent.
    Result<std::int32_t> supply(std::int32_t seat, PieceKind kind) const noexcept
    {
        return detail::count_result(bastide_game_count_supply(get(), seat, number(kind)));
    }
    /// Where the seats would stand if the game ended now, by rank. StatusValue::state.
    template <BufferFor<Standing>... Buffer>
    detail::ListResult<Standing, Buffer...> standing(Buffer&&... buffer) const
    {
        return detail::fill_list<Standing>(detail::destination<Standing>(buffer...), bastide_game_list_standing, get());
    }

    /// The placed tiles in order of placing.
    template <BufferFor<Placed>... Buffer>
    detail::ListResult<Placed, Buffer...> board(Buffer&&... buffer) const
    {
        return detail::fill_list<Placed>(detail::destination<Placed>(buffer...), bastide_game_list_board, get());
    }
    /// A placed tile by its index. StatusValue::absent.
    Result<Placed> placed(std::int32_t index) const noexcept
    {
        return detail::get_record<Placed>(bastide_game_get_placed, get(), index);
    }
    /// The index on the board of the tile on a cell. StatusValue::absent for an empty cell.
    Result<std::int32_t> placed_at(std::int32_t x, std::int32_t y) const noexcept
    {
        return detail::count_result(bastide_game_placed_at(get(), x, y));
    }
    /// The segment of the tile on a cell that owns a port, as it lies. StatusValue::absent.
    Result<std::int32_t> segment_at_port(std::int32_t x, std::int32_t y, std::int32_t port) const noexcept
    {
        return detail::count_result(bastide_game_segment_at_port(get(), x, y, port));
    }
    /// The feature that a segment of the tile on a cell belongs to. StatusValue::absent.
    Result<std::int32_t> feature_at(std::int32_t x, std::int32_t y, std::int32_t segment) const noexcept
    {
        return detail::count_result(bastide_game_feature_at(get(), x, y, segment));
    }

    /// The occupied features of a kind in short, by id. StatusValue::state.
    template <BufferFor<Brief>... Buffer>
    detail::ListResult<Brief, Buffer...> briefs(SegmentKind kind = SegmentKind::any, Buffer&&... buffer) const
    {
        return detail::fill_list<Brief>(detail::destination<Brief>(buffer...), bastide_game_list_briefs, get(), number(kind));
    }
    /// One feature in short, occupied or not. StatusValue::absent, ::state.
    Result<Brief> brief(std::int32_t feature) const noexcept
    {
        return detail::get_record<Brief>(bastide_game_get_brief, get(), feature);
    }
    /// The cities at a field, by id. StatusValue::absent when it is no field.
    template <BufferFor<std::int32_t>... Buffer>
    detail::ListResult<std::int32_t, Buffer...> field_cities(std::int32_t field, Buffer&&... buffer) const
    {
        return detail::fill_list<std::int32_t>(detail::destination<std::int32_t>(buffer...), bastide_game_list_field_cities,
                                               get(), field);
    }
    /// The features that the events from a number on changed, by id.
    template <BufferFor<std::int32_t>... Buffer>
    detail::ListResult<std::int32_t, Buffer...> changed_features(std::uint64_t first, Buffer&&... buffer) const
    {
        return detail::fill_list<std::int32_t>(detail::destination<std::int32_t>(buffer...), bastide_game_list_changed_features,
                                               get(), first);
    }

    /// All pieces, in every place, by id.
    template <BufferFor<Piece>... Buffer>
    detail::ListResult<Piece, Buffer...> pieces(Buffer&&... buffer) const
    {
        return detail::fill_list<Piece>(detail::destination<Piece>(buffer...), bastide_game_list_pieces, get());
    }
    /// A piece by its id. StatusValue::absent.
    Result<Piece> piece(std::int32_t id) const noexcept { return detail::get_record<Piece>(bastide_game_get_piece, get(), id); }

    /// All features of a kind, by id.
    template <BufferFor<Feature>... Buffer>
    detail::ListResult<Feature, Buffer...> features(SegmentKind kind = SegmentKind::any, Buffer&&... buffer) const
    {
        return detail::fill_list<Feature>(detail::destination<Feature>(buffer...), bastide_game_list_features, get(),
                                          number(kind));
    }
    /// A feature by its id. StatusValue::absent for an unknown id.
    Result<Feature> feature(std::int32_t id) const noexcept
    {
        return detail::get_record<Feature>(bastide_game_get_feature, get(), id);
    }
    /// The segments of a feature. StatusValue::absent.
    template <BufferFor<PlacedSegment>... Buffer>
    detail::ListResult<PlacedSegment, Buffer...> feature_segments(std::int32_t feature, Buffer&&... buffer) const
    {
        return detail::fill_list<PlacedSegment>(detail::destination<PlacedSegment>(buffer...), bastide_game_list_feature_segments,
                                                get(), feature);
    }

    /// Things that boxes add.
    template <BufferFor<Thing>... Buffer>
    detail::ListResult<Thing, Buffer...> things(ThingKind kind = ThingKind::any, Buffer&&... buffer) const
    {
        return detail::fill_list<Thing>(detail::destination<Thing>(buffer...), bastide_game_list_things, get(), number(kind));
    }

    /// The numbers that the rules keep beside the board; those that name seats count from `seat`. StatusValue::absent.
    template <BufferFor<std::int32_t>... Buffer>
    detail::ListResult<std::int32_t, Buffer...> variables(std::int32_t seat, Buffer&&... buffer) const
    {
        return detail::fill_list<std::int32_t>(detail::destination<std::int32_t>(buffer...), bastide_game_list_variables, get(),
                                               seat);
    }
    /// Where the copies of each tile type are, by tile id. StatusValue::state.
    template <BufferFor<Stock>... Buffer>
    detail::ListResult<Stock, Buffer...> stock(Buffer&&... buffer) const
    {
        return detail::fill_list<Stock>(detail::destination<Stock>(buffer...), bastide_game_list_stock, get());
    }
    /// The cells where a tile of any type could be placed, drawn or not. StatusValue::absent for an unknown type, ::state.
    template <BufferFor<Placement>... Buffer>
    detail::ListResult<Placement, Buffer...> placements(std::int32_t tile, Buffer&&... buffer) const
    {
        return detail::fill_list<Placement>(detail::destination<Placement>(buffer...), bastide_game_list_placements, get(), tile);
    }

    /// The open cells of the board or of a feature, with the number of tiles left that fit. StatusValue::absent, ::state.
    template <BufferFor<OpenCell>... Buffer>
    detail::ListResult<OpenCell, Buffer...> open_cells(std::int32_t feature = BASTIDE_ANY, Buffer&&... buffer) const
    {
        return detail::fill_list<OpenCell>(detail::destination<OpenCell>(buffer...), bastide_game_list_open_cells, get(),
                                           feature);
    }
    /// The copies left of each tile type, by id.
    template <BufferFor<std::int32_t>... Buffer>
    detail::ListResult<std::int32_t, Buffer...> left(Buffer&&... buffer) const
    {
        return detail::fill_list<std::int32_t>(detail::destination<std::int32_t>(buffer...), bastide_game_list_left, get());
    }

    // ---- Tiles ----

    /// The tile types of the game, by id.
    template <BufferFor<TileDef>... Buffer>
    detail::ListResult<TileDef, Buffer...> tiles(Buffer&&... buffer) const
    {
        return detail::fill_list<TileDef>(detail::destination<TileDef>(buffer...), bastide_game_list_tiles, get());
    }
    /// The segments of a tile type as they lie in a rotation. StatusValue::absent.
    template <BufferFor<SegmentDef>... Buffer>
    detail::ListResult<SegmentDef, Buffer...> segments(std::int32_t tile, std::int32_t rotation = 0, Buffer&&... buffer) const
    {
        return detail::fill_list<SegmentDef>(detail::destination<SegmentDef>(buffer...), bastide_game_list_segments, get(), tile,
                                             rotation);
    }
    /// The segments of the tile on a cell, as it lies. StatusValue::absent for an empty cell.
    template <BufferFor<SegmentDef>... Buffer>
    detail::ListResult<SegmentDef, Buffer...> segments_at(std::int32_t x, std::int32_t y, Buffer&&... buffer) const
    {
        return detail::fill_list<SegmentDef>(detail::destination<SegmentDef>(buffer...), bastide_game_list_segments_at, get(), x,
                                             y);
    }

    // ---- Sentences ----

    /// "Red places D on (0,-1), turned twice."
    template <BufferFor<char>... Buffer>
    detail::TextResult<Buffer...> text(const Action& action, const Texts& texts = {}, Buffer&&... buffer) const
    {
        return detail::write_text(detail::destination<char>(buffer...), bastide_action_text, get(), texts.get(), &action);
    }
    template <BufferFor<char>... Buffer>
    detail::TextResult<Buffer...> text(const Decision& decision, const Texts& texts = {}, Buffer&&... buffer) const
    {
        return detail::write_text(detail::destination<char>(buffer...), bastide_decision_text, get(), texts.get(), &decision);
    }
    template <BufferFor<char>... Buffer>
    detail::TextResult<Buffer...> text(const Event& event, const Texts& texts = {}, Buffer&&... buffer) const
    {
        return detail::write_text(detail::destination<char>(buffer...), bastide_event_text, get(), texts.get(), &event);
    }
    template <BufferFor<char>... Buffer>
    detail::TextResult<Buffer...> text(const ScoreLine& line, const Texts& texts = {}, Buffer&&... buffer) const
    {
        return detail::write_text(detail::destination<char>(buffer...), bastide_score_line_text, get(), texts.get(), &line);
    }
    /// Why an action was refused: "The north side needs a road at (3,-2); the tile has a city there."
    template <BufferFor<char>... Buffer>
    detail::TextResult<Buffer...> text(const Action& action, const Refusal& refusal, const Texts& texts = {},
                                       Buffer&&... buffer) const
    {
        return detail::write_text(detail::destination<char>(buffer...), bastide_refusal_text, get(), texts.get(), &action,
                                  &refusal);
    }
    /// Why a position is not legal.
    template <BufferFor<char>... Buffer>
    detail::TextResult<Buffer...> text(const Refusal& refusal, const Texts& texts = {}, Buffer&&... buffer) const
    {
        return detail::write_text(detail::destination<char>(buffer...), bastide_refusal_text, get(), texts.get(), nullptr,
                                  &refusal);
    }

    /// An action as a line of a script: "0: deploy follower 3 -1 r0". Empty for an action that no line can express.
    template <BufferFor<char>... Buffer>
    detail::TextResult<Buffer...> write(const Action& action, Buffer&&... buffer) const
    {
        return detail::write_text(detail::destination<char>(buffer...), bastide_action_write, get(), &action);
    }
    /// The action that such a line means in this position; it may be illegal. StatusValue::format with the column, ::state.
    Result<Action> parse(std::string_view line) const noexcept
    {
        return detail::get_record_with_refusal<Action>(bastide_action_parse, get(), detail::data(line),
                                                       detail::length(line.size()));
    }

    // ---- Saving ----

    /// A hash of everything public in the position, equal on every platform. StatusValue::state.
    Result<std::uint64_t> hash() const noexcept { return detail::get_record<std::uint64_t>(bastide_game_get_hash, get()); }

    /// The game as bytes. Unlike with a list, a buffer that is too short stays untouched. StatusValue::state after a fault.
    template <BufferFor<std::uint8_t>... Buffer>
    detail::ListResult<std::uint8_t, Buffer...> snapshot(Viewer viewer = Viewer::full, Buffer&&... buffer) const
    {
        return detail::fill_list<std::uint8_t>(detail::destination<std::uint8_t>(buffer...), bastide_game_write_snapshot, get(),
                                               viewer.number);
    }
    /// Puts this game into the position of a snapshot; its log begins empty. Any bytes are safe; failures as for load().
    Result<void> restore(std::span<const std::uint8_t> snapshot) noexcept
    {
        return detail::call_with_refusal(bastide_game_restore_snapshot, get(), detail::data(snapshot),
                                         detail::length(snapshot.size()));
    }

    /// The game as a script. StatusValue::state without history.
    template <BufferFor<char>... Buffer>
    detail::DocumentResult<Buffer...> script(Viewer viewer = Viewer::full, Buffer&&... buffer) const
    {
        return detail::write_document(detail::destination<char>(buffer...), bastide_game_write_script, get(), viewer.number);
    }

    // ---- Setting the table ----

    /// The position as entries, ready to edit and set. StatusValue::state where no position can begin.
    Result<Position> position() const
    {
        Position out;
        Result<std::vector<Put>> puts = detail::fill_list<Put>(detail::NoBuffer(), bastide_game_list_position, get(), &out.head);
        if (!puts) return puts.refusal();
        out.puts = std::move(puts).value();
        return out;
    }
    /// Everything that is illegal in a position under the rules of this game. StatusValue::memory, ::limit.
    template <BufferFor<Refusal>... Buffer>
    detail::ListResult<Refusal, Buffer...> check_position(const Position& position, Buffer&&... buffer)
    {
        return detail::fill_list<Refusal>(detail::destination<Refusal>(buffer...), bastide_game_check_position, get(),
                                          &position.head, position.puts.data(), detail::length(position.puts.size()));
    }
    /// The game continues from a position; its log becomes empty. StatusValue::illegal with the first illegal entry.
    Result<void> set_position(const Position& position) noexcept
    {
        return detail::call_with_refusal(bastide_game_set_position, get(), &position.head, position.puts.data(),
                                         detail::length(position.puts.size()));
    }

    // ---- The dice game ----

    /// The turn of a dice game so far. StatusValue::absent when this is not a dice game.
    Result<Dice> dice() const noexcept { return detail::get_record<Dice>(bastide_game_get_dice, get()); }
    /// The nine dice by number. StatusValue::absent when this is not a dice game.
    template <BufferFor<Die>... Buffer>
    detail::ListResult<Die, Buffer...> each_die(Buffer&&... buffer) const
    {
        return detail::fill_list<Die>(detail::destination<Die>(buffer...), bastide_game_list_dice, get());
    }
};

// ==== Geometry ======================================================================================================

/// The drawings of the tile types of a game or a set: outlines, spots for pieces, hit tests. It never changes, and needs neither
/// the game nor the set that it was made from. StatusValue::absent for an unknown tile type or segment.
class Geometry : public detail::Owner<bastide_geometry> {
public:
    using Owner::Owner;

    /// Draws the tile types of a game. StatusValue::absent for a game without tiles, ::memory.
    static Result<Geometry> create(const Game& game, const Allocator* memory = nullptr) noexcept
    {
        return detail::get_record<bastide_geometry*, Geometry>(bastide_geometry_create, game.get(), memory);
    }
    /// Draws the tile types of a set. StatusValue::memory.
    static Result<Geometry> create(const Tileset& set, const Allocator* memory = nullptr) noexcept
    {
        return detail::get_record<bastide_geometry*, Geometry>(bastide_geometry_create_for_set, set.get(), memory);
    }

    /// The arcs and centre lines of a tile type.
    template <BufferFor<Path>... Buffer>
    detail::ListResult<Path, Buffer...> paths(std::int32_t tile, Buffer&&... buffer) const
    {
        return detail::fill_list<Path>(detail::destination<Path>(buffer...), bastide_geometry_list_paths, get(), tile);
    }
    /// The points of those paths.
    template <BufferFor<Point>... Buffer>
    detail::ListResult<Point, Buffer...> points(std::int32_t tile, std::int32_t rotation, Buffer&&... buffer) const
    {
        return detail::fill_list<Point>(detail::destination<Point>(buffer...), bastide_geometry_list_points, get(), tile,
                                        rotation);
    }
    /// The rings of a segment.
    template <BufferFor<Path>... Buffer>
    detail::ListResult<Path, Buffer...> rings(std::int32_t tile, std::int32_t segment, Buffer&&... buffer) const
    {
        return detail::fill_list<Path>(detail::destination<Path>(buffer...), bastide_geometry_list_rings, get(), tile, segment);
    }
    /// The points of those rings.
    template <BufferFor<Point>... Buffer>
    detail::ListResult<Point, Buffer...> outline(std::int32_t tile, std::int32_t segment, std::int32_t rotation,
                                                 Buffer&&... buffer) const
    {
        return detail::fill_list<Point>(detail::destination<Point>(buffer...), bastide_geometry_list_outline, get(), tile,
                                        segment, rotation);
    }
    /// Where the pieces on a segment stand.
    template <BufferFor<Point>... Buffer>
    detail::ListResult<Point, Buffer...> spots(std::int32_t tile, std::int32_t segment, std::int32_t rotation,
                                               Buffer&&... buffer) const
    {
        return detail::fill_list<Point>(detail::destination<Point>(buffer...), bastide_geometry_list_spots, get(), tile, segment,
                                        rotation);
    }
    /// What is drawn at single points of a tile type.
    template <BufferFor<Sign>... Buffer>
    detail::ListResult<Sign, Buffer...> signs(std::int32_t tile, std::int32_t rotation, Buffer&&... buffer) const
    {
        return detail::fill_list<Sign>(detail::destination<Sign>(buffer...), bastide_geometry_list_signs, get(), tile, rotation);
    }
    /// The segment at a point of a tile type as it lies.
    Result<std::int32_t> segment_at_point(std::int32_t tile, std::int32_t rotation, Point at) const noexcept
    {
        return detail::count_result(bastide_geometry_segment_at_point(get(), tile, rotation, at.x, at.y));
    }
    /// The segment at a point of the board. StatusValue::absent where no tile lies.
    Result<PlacedSegment> pick(const Game& game, Point at) const noexcept
    {
        return detail::get_record<PlacedSegment>(bastide_geometry_pick, get(), game.get(), at.x, at.y);
    }
    /// The rings around a whole feature on the board.
    template <BufferFor<Path>... Buffer>
    detail::ListResult<Path, Buffer...> feature_rings(const Game& game, std::int32_t feature, Buffer&&... buffer) const
    {
        return detail::fill_list<Path>(detail::destination<Path>(buffer...), bastide_geometry_list_feature_rings, get(),
                                       game.get(), feature);
    }
    /// The points of those rings.
    template <BufferFor<Point>... Buffer>
    detail::ListResult<Point, Buffer...> feature_outline(const Game& game, std::int32_t feature, Buffer&&... buffer) const
    {
        return detail::fill_list<Point>(detail::destination<Point>(buffer...), bastide_geometry_list_feature_outline, get(),
                                        game.get(), feature);
    }
    /// Where a piece stands on the board. StatusValue::absent for a piece that is not on it.
    Result<Point> locate_piece(const Game& game, std::int32_t piece) const noexcept
    {
        return detail::get_record<Point>(bastide_geometry_locate_piece, get(), game.get(), piece);
    }
};

// ==== Scripts =======================================================================================================

/// A script with its tags, comments, clocks, expectations and variations. Tile sets are passed again to calls that play it.
class Script : public detail::Owner<bastide_script> {
public:
    using Owner::Owner;

    /// Reads and checks a script. Any bytes are safe. Failures as for Game::load_script(); StatusValue::format for bytes that are
    /// not UTF-8.
    static Result<Script> parse(std::string_view script, Tilesets sets = {}, const Allocator* memory = nullptr) noexcept
    {
        return detail::get_record_with_refusal<bastide_script*, Script>(bastide_script_parse, detail::data(script),
                                                                        detail::length(script.size()), sets.data(),
                                                                        detail::length(sets.size()), memory);
    }

    /// The script in its normal form.
    template <BufferFor<char>... Buffer>
    detail::DocumentResult<Buffer...> write(Buffer&&... buffer) const
    {
        return detail::write_document(detail::destination<char>(buffer...), bastide_script_write, get());
    }

    /// The lines in their order, without empty ones.
    template <BufferFor<ScriptLine>... Buffer>
    detail::ListResult<ScriptLine, Buffer...> all_lines(Buffer&&... buffer) const
    {
        return detail::fill_list<ScriptLine>(detail::destination<ScriptLine>(buffer...), bastide_script_list_lines, get());
    }
    /// The text of a line: of a comment what follows the #, of a tag its value. Empty when there is no such line.
    template <BufferFor<char>... Buffer>
    detail::TextResult<Buffer...> line_text(std::int32_t index, Buffer&&... buffer) const
    {
        return detail::write_text(detail::destination<char>(buffer...), bastide_script_line_text, get(), index);
    }
    /// The line of a tag. StatusValue::absent.
    Result<std::int32_t> find_tag(std::string_view name) const noexcept
    {
        return detail::get_record<std::int32_t>(bastide_script_find_tag, get(), detail::data(name), detail::length(name.size()));
    }
    /// The value of a tag; empty when the script has no such tag.
    std::string tag(std::string_view name) const
    {
        const Result<std::int32_t> index = find_tag(name);
        return index ? line_text(*index) : std::string();
    }

    /// Puts lines in place of `removed` lines from `first` on, and checks the whole; the script is unchanged after a failure.
    /// StatusValue::absent when there are no such lines.
    Result<void> replace(std::int32_t first, std::int32_t removed, std::string_view source, Tilesets sets = {}) noexcept
    {
        return detail::call_with_refusal(bastide_script_replace, get(), first, removed, detail::data(source),
                                         detail::length(source.size()), sets.data(), detail::length(sets.size()));
    }

    /// A new game at a line, in the main line or in a variation; without a line at the end of the game. StatusValue::absent.
    Result<Game> load_game(std::int32_t index = none, Tilesets sets = {}, const Allocator* memory = nullptr) const noexcept
    {
        return detail::get_record_with_refusal<bastide_game*, Game>(bastide_script_load_game, get(), index, sets.data(),
                                                                    detail::length(sets.size()), memory);
    }
};

// ==== Many games ====================================================================================================

/// The handles of games, for the calls below. They are valid as long as the games.
inline std::vector<bastide_game*> handles(std::span<Game> games)
{
    std::vector<bastide_game*> out;
    out.reserve(games.size());
    for (Game& game : games) out.push_back(game.get());
    return out;
}

/// Restarts many games. StatusValue::argument when the spans have different lengths.
inline Result<void> restart(std::span<bastide_game* const> games, std::span<const std::uint64_t> seeds) noexcept
{
    if (seeds.size() != games.size()) return detail::refusal_of(BASTIDE_E_ARGUMENT);
    return detail::status_result(bastide_games_restart(games.data(), detail::length(games.size()), seeds.data()));
}

/// Samples one action of each game and does not apply it; for a game that is over the kind is ActionKind::none. Returns the
/// number of sampled actions.
inline Result<std::size_t> sample(std::span<bastide_game* const> games, std::span<std::uint64_t> randoms,
                                  std::span<Action> out) noexcept
{
    if (randoms.size() != games.size() || out.size() != games.size()) return detail::refusal_of(BASTIDE_E_ARGUMENT);
    return detail::count_result<std::size_t>(
        bastide_games_sample(games.data(), detail::length(games.size()), randoms.data(), out.data()));
}

/// Applies one action to each game and returns the number of applied actions. `statuses`, if not empty, receives the status of
/// each. StatusValue::argument when the spans have different lengths.
inline Result<std::size_t> apply(std::span<bastide_game* const> games, std::span<const Action> actions,
                                 std::span<bastide_status> statuses = {}) noexcept
{
    if (actions.size() != games.size() || (!statuses.empty() && statuses.size() != games.size()))
        return detail::refusal_of(BASTIDE_E_ARGUMENT);
    return detail::count_result<std::size_t>(
        bastide_games_apply(games.data(), detail::length(games.size()), actions.data(), statuses.data()));
}

/// Plays games to their ends with sampled actions, at most `most` each, because not every game ends; returns the number of games
/// that are over.
inline Result<std::size_t> play_out(std::span<bastide_game* const> games, std::int32_t most, std::uint64_t& random) noexcept
{
    return detail::count_result<std::size_t>(bastide_games_play_out(games.data(), detail::length(games.size()), most, &random));
}

}  // namespace cpp_v1
}  // namespace bastide

#endif
