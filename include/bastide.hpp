// SPDX-License-Identifier: MIT
//
// bastide.hpp - the C++20 face of bastide.h: handles that end themselves, enums instead of numbers, spans and vectors
// instead of pointers with counts, and results that hold a value or what went wrong. It adds no rule and no state.
//
//     #include "bastide.hpp"
//
//     auto game = bastide::Game::create(bastide::Config().seats(3).seed(7).set(bastide::Set::base)).value();
//     for (const bastide::Action& action : game.actions(bastide::ActionKind::place).value()) ...
//     if (const auto done = game.apply(action); !done) std::puts(game.text(action, done.verdict).c_str());
//
// Needs      C++20, its standard library and bastide.h; nothing to build, nothing to link but bastide itself. Compiles with
//            and without exceptions, with and without run-time types.
// Meaning    Every call here is one call there and behaves as bastide.h says: numbers, fixed orders, texts, threads, and that a
//            failure leaves the game unchanged. This file says only what is different in C++. The line above a function
//            names the failures one meets in use; Status::argument for an empty handle goes without saying.
// Records    The C records themselves under shorter names: Action is bastide_action. Numbers in them stay std::int32_t, and an
//            enum compares with a number directly: `action.kind == ActionKind::place`. number() gives the number of an
//            enum, as<ActionKind>() the way back. Of growing records struct_size is filled in for you.
// Enums      Mirror those of bastide.h, where each enumerator is explained, with the same numbers. A number of a later version
//            of the library is no error: it is a value that equals no enumerator.
// Lists      Twice each: with a std::span as last argument the caller's room is filled and the answer is the whole number of
//            entries, of which the first min(number, room) were written, without allocation. Without a span the answer is
//            a std::vector of all of them.
// Texts      Likewise: std::string, or a span of char, which is cut to fit and closed by NUL. A text that names a number or an
//            action is empty when there is none; a script, which may fail, is a Result.
// Failures   What may fail answers a Result<T>; apply() and check() answer a Judgement. Both convert to bool. Ask first, or call
//            .value(), which throws Failure (a std::runtime_error) where exceptions are on and calls std::abort() where
//            they are off. Nothing here throws by itself but the standard library when memory ends.
// Ownership  Game and Tileset own their handle, move and do not copy; clone() copies. An empty one (moved from, or made by
//            default) is harmless: every call on it answers Status::argument. get() lends the handle to C, release()
//            gives it away, Game(handle) takes one over. Spans and string views are read during the call and not kept.
// Names      Everything is bastide::X to the reader and bastide::cpp_v1::X to the linker. The inline namespace is no
//            ornament: the library's own sources live in namespace bastide too, and a static library brings their symbols
//            into the host's program, where hidden visibility does not keep them apart. With the same mangled names the
//            linker would merge this Game with the one inside. No source of the library says cpp_v1, and tests/header
//            holds this file to it. The number rises when something here changes its layout or its meaning, so that
//            parts of a program compiled with different versions of this file do not meet by accident either.
//            For the same reason value() is a template on what it does to a failure: files with and without exceptions may
//            share results in one program.
// Growing    When bastide.h gains an enumerator, add it to the enum here; a new enum also gets its line at list_of; a new
//            record its alias; a new function its method beside its likes: detail::list and detail::fill for a list,
//            detail::text for a text, detail::record for a record that grows. tests/capi/cpp_face_test.cpp names
//            every function, record and enumerator of bastide.h that does not occur here.
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

// A host may define BASTIDE_CPP_NO_EXCEPTIONS to have std::abort() even where exceptions are on.
#if defined(__cpp_exceptions) && !defined(BASTIDE_CPP_NO_EXCEPTIONS)
#define BASTIDE_CPP_THROWS 1
#include <stdexcept>
#else
#define BASTIDE_CPP_THROWS 0
#endif

namespace bastide {
inline namespace cpp_v1 {

// ==== Enums =========================================================================================================

/// What became of a call: 0 is ok, failures are negative.
enum class Status : std::int32_t {
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

/// Which game.
enum class Ruleset : std::int32_t {
    any = BASTIDE_RULESET_ANY,
    none = BASTIDE_RULESET_NONE,
    tiles = BASTIDE_RULESET_TILES,
    dice = BASTIDE_RULESET_DICE
};

/// Who answers for chance.
enum class Chance : std::int32_t {
    any = BASTIDE_CHANCE_ANY,
    none = BASTIDE_CHANCE_NONE,
    seeded = BASTIDE_CHANCE_SEEDED,
    host = BASTIDE_CHANCE_HOST
};

/// How much a snapshot or a script tells. `open` is the PUBLIC of bastide.h, whose name is a keyword.
enum class View : std::int32_t {
    any = BASTIDE_VIEW_ANY,
    none = BASTIDE_VIEW_NONE,
    full = BASTIDE_VIEW_FULL,
    open = BASTIDE_VIEW_PUBLIC,
    seat = BASTIDE_VIEW_SEAT  ///< see seat_view()
};

/// What one seat may know.
constexpr View seat_view(std::int32_t seat) noexcept { return static_cast<View>(BASTIDE_VIEW_SEAT + seat); }

/// Kinds of actions: Action::kind, Pending::kinds.
enum class ActionKind : std::int32_t {
    any = BASTIDE_ACTION_ANY,
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
    collect = BASTIDE_ACTION_COLLECT,
    roll = BASTIDE_ACTION_ROLL,
    stop = BASTIDE_ACTION_STOP,
    keep = BASTIDE_ACTION_KEEP,
    fall = BASTIDE_ACTION_FALL
};

/// What the pending decision is about: Pending::step.
enum class Step : std::int32_t {
    any = BASTIDE_STEP_ANY,
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
    dice = BASTIDE_STEP_DICE,
    fall = BASTIDE_STEP_FALL
};

/// Kinds of tile sides: TileDef::sides, Verdict::mine and other.
enum class Side : std::int32_t {
    any = BASTIDE_SIDE_ANY,
    field = BASTIDE_SIDE_FIELD,
    road = BASTIDE_SIDE_ROAD,
    city = BASTIDE_SIDE_CITY
};

/// Kinds of segments and features: SegmentDef::kind, Feature::kind.
enum class SegmentKind : std::int32_t {
    any = BASTIDE_SEGMENT_ANY,
    none = BASTIDE_SEGMENT_NONE,
    city = BASTIDE_SEGMENT_CITY,
    road = BASTIDE_SEGMENT_ROAD,
    field = BASTIDE_SEGMENT_FIELD,
    monastery = BASTIDE_SEGMENT_MONASTERY,
    foundation = BASTIDE_SEGMENT_FOUNDATION
};

/// What a road ends at inside its tile: SegmentDef::end.
enum class End : std::int32_t {
    any = BASTIDE_END_ANY,
    none = BASTIDE_END_NONE,
    village = BASTIDE_END_VILLAGE,
    gate = BASTIDE_END_GATE,
    monastery = BASTIDE_END_MONASTERY,
    foundation = BASTIDE_END_FOUNDATION
};

/// Kinds of pieces: Piece::kind, and Action::piece when deploying.
enum class PieceKind : std::int32_t {
    any = BASTIDE_PIECE_ANY,
    none = BASTIDE_PIECE_NONE,
    follower = BASTIDE_PIECE_FOLLOWER,
    tower_piece = BASTIDE_PIECE_TOWER_PIECE,
    mayor = BASTIDE_PIECE_MAYOR,
    wagon = BASTIDE_PIECE_WAGON,
    barn = BASTIDE_PIECE_BARN
};

/// Where a piece is: Piece::where.
enum class Where : std::int32_t {
    any = BASTIDE_WHERE_ANY,
    none = BASTIDE_WHERE_NONE,
    supply = BASTIDE_WHERE_SUPPLY,
    segment = BASTIDE_WHERE_SEGMENT,
    prison = BASTIDE_WHERE_PRISON,
    moving = BASTIDE_WHERE_MOVING,
    corner = BASTIDE_WHERE_CORNER,
    tray = BASTIDE_WHERE_TRAY,
    built = BASTIDE_WHERE_BUILT,
    aside = BASTIDE_WHERE_ASIDE,
    passed = BASTIDE_WHERE_PASSED,
    kept = BASTIDE_WHERE_KEPT
};

/// Built-in tile sets.
enum class Set : std::int32_t {
    any = BASTIDE_SET_ANY,
    none = BASTIDE_SET_NONE,
    base = BASTIDE_SET_BASE,
    winter = BASTIDE_SET_WINTER,
    tower = BASTIDE_SET_TOWER,
    abbey_mayor = BASTIDE_SET_ABBEY_MAYOR
};

/// What a choice of a config counts: Choice::what.
enum class ChoiceKind : std::int32_t {
    any = BASTIDE_CHOICE_ANY,
    none = BASTIDE_CHOICE_NONE,
    set = BASTIDE_CHOICE_SET,
    pieces = BASTIDE_CHOICE_PIECES,
    option = BASTIDE_CHOICE_OPTION,
    tileset = BASTIDE_CHOICE_TILESET,
    bush = BASTIDE_CHOICE_BUSH
};

/// Switches and numbers of variants, off (0) unless chosen.
enum class Option : std::int32_t {
    any = BASTIDE_OPTION_ANY,
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
    target_score = BASTIDE_OPTION_TARGET_SCORE,
    finish_round = BASTIDE_OPTION_FINISH_ROUND
};

/// Configs by name.
enum class Preset : std::int32_t {
    any = BASTIDE_PRESET_ANY,
    none = BASTIDE_PRESET_NONE,
    winter = BASTIDE_PRESET_WINTER,
    base = BASTIDE_PRESET_BASE,
    first_game = BASTIDE_PRESET_FIRST_GAME,
    winter_tower = BASTIDE_PRESET_WINTER_TOWER,
    winter_abbey_mayor = BASTIDE_PRESET_WINTER_ABBEY_MAYOR,
    winter_tower_abbey_mayor = BASTIDE_PRESET_WINTER_TOWER_ABBEY_MAYOR,
    old_small_cities = BASTIDE_PRESET_OLD_SMALL_CITIES
};

/// Things a box adds to look at: Thing::kind.
enum class ThingKind : std::int32_t {
    any = BASTIDE_THING_ANY,
    none = BASTIDE_THING_NONE,
    tower = BASTIDE_THING_TOWER,
    prisoner = BASTIDE_THING_PRISONER,
    hole = BASTIDE_THING_HOLE,
    hand = BASTIDE_THING_HAND,
    barn = BASTIDE_THING_BARN,
    die = BASTIDE_THING_DIE,
    dice_city = BASTIDE_THING_DICE_CITY,
    bid = BASTIDE_THING_BID
};

/// Faces of the dice game.
enum class Face : std::int32_t {
    any = BASTIDE_FACE_ANY,
    cap = BASTIDE_FACE_CAP,
    corner = BASTIDE_FACE_CORNER,
    straight = BASTIDE_FACE_STRAIGHT,
    tee = BASTIDE_FACE_TEE,
    knight = BASTIDE_FACE_KNIGHT,
    catapult = BASTIDE_FACE_CATAPULT
};

/// Why a piece went home: Event::arg[3] of EventKind::returned.
enum class Leaving : std::int32_t {
    any = BASTIDE_LEAVING_ANY,
    none = BASTIDE_LEAVING_NONE,
    scored = BASTIDE_LEAVING_SCORED,
    final = BASTIDE_LEAVING_FINAL,
    taken = BASTIDE_LEAVING_TAKEN,
    stayed = BASTIDE_LEAVING_STAYED
};

/// Kinds of events: Event::kind.
enum class EventKind : std::int32_t {
    any = BASTIDE_EVENT_ANY,
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
    rolled = BASTIDE_EVENT_ROLLED,
    passed = BASTIDE_EVENT_PASSED,
    built = BASTIDE_EVENT_BUILT,
    collected = BASTIDE_EVENT_COLLECTED,
    kept = BASTIDE_EVENT_KEPT
};

/// What a score line pays for: ScoreLine::rule, Event::rule.
enum class Rule : std::int32_t {
    any = BASTIDE_RULE_ANY,
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
    dice_city = BASTIDE_RULE_DICE_CITY,
    tile_bought = BASTIDE_RULE_TILE_BOUGHT,
    tile_sold = BASTIDE_RULE_TILE_SOLD
};

/// Why something is refused: Verdict::reason, Error::reason.
enum class Reason : std::int32_t {
    any = BASTIDE_REASON_ANY,
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
    not_a_city_face = BASTIDE_REASON_NOT_A_CITY_FACE,
    face_not_in_tray = BASTIDE_REASON_FACE_NOT_IN_TRAY,
    die_in_the_way = BASTIDE_REASON_DIE_IN_THE_WAY,
    too_far_away = BASTIDE_REASON_TOO_FAR_AWAY,
    colour_mismatch = BASTIDE_REASON_COLOUR_MISMATCH,
    no_knight_in_tray = BASTIDE_REASON_NO_KNIGHT_IN_TRAY,
    no_rolls_left = BASTIDE_REASON_NO_ROLLS_LEFT,
    tray_empty = BASTIDE_REASON_TRAY_EMPTY,
    too_few_knights = BASTIDE_REASON_TOO_FEW_KNIGHTS,
    wrong_dice_count = BASTIDE_REASON_WRONG_DICE_COUNT
};

/// What an entry of a position puts on the table: Put::kind.
enum class PutKind : std::int32_t {
    any = BASTIDE_PUT_ANY,
    none = BASTIDE_PUT_NONE,
    tile = BASTIDE_PUT_TILE,
    piece = BASTIDE_PUT_PIECE,
    prisoner = BASTIDE_PUT_PRISONER,
    score = BASTIDE_PUT_SCORE,
    held = BASTIDE_PUT_HELD,
    out = BASTIDE_PUT_OUT,
    bag = BASTIDE_PUT_BAG,
    note = BASTIDE_PUT_NOTE
};

/// What cannot be seen on the table: Put::id of a note.
enum class Note : std::int32_t {
    any = BASTIDE_NOTE_ANY,
    none = BASTIDE_NOTE_NONE,
    ransom_paid = BASTIDE_NOTE_RANSOM_PAID,
    idle_turns = BASTIDE_NOTE_IDLE_TURNS,
    last_round = BASTIDE_NOTE_LAST_ROUND,
    sale_asked = BASTIDE_NOTE_SALE_ASKED
};

/// Records, for record_size().
enum class Record : std::int32_t {
    any = BASTIDE_STRUCT_ANY,
    none = BASTIDE_STRUCT_NONE,
    allocator = BASTIDE_STRUCT_ALLOCATOR,
    config = BASTIDE_STRUCT_CONFIG,
    choice = BASTIDE_STRUCT_CHOICE,
    error = BASTIDE_STRUCT_ERROR,
    tile_def = BASTIDE_STRUCT_TILE_DEF,
    segment_def = BASTIDE_STRUCT_SEGMENT_DEF,
    pending = BASTIDE_STRUCT_PENDING,
    action = BASTIDE_STRUCT_ACTION,
    verdict = BASTIDE_STRUCT_VERDICT,
    placement = BASTIDE_STRUCT_PLACEMENT,
    stock = BASTIDE_STRUCT_STOCK,
    event = BASTIDE_STRUCT_EVENT,
    score_line = BASTIDE_STRUCT_SCORE_LINE,
    seat = BASTIDE_STRUCT_SEAT,
    placed = BASTIDE_STRUCT_PLACED,
    piece = BASTIDE_STRUCT_PIECE,
    feature = BASTIDE_STRUCT_FEATURE,
    part = BASTIDE_STRUCT_PART,
    thing = BASTIDE_STRUCT_THING,
    option_def = BASTIDE_STRUCT_OPTION_DEF,
    position = BASTIDE_STRUCT_POSITION,
    put = BASTIDE_STRUCT_PUT,
    illegal = BASTIDE_STRUCT_ILLEGAL,
    dice = BASTIDE_STRUCT_DICE
};

/// Lists of words, for name(), number_of() and numbers().
enum class List : std::int32_t {
    any = BASTIDE_LIST_ANY,
    none = BASTIDE_LIST_NONE,
    status = BASTIDE_LIST_STATUS,
    action = BASTIDE_LIST_ACTION,
    step = BASTIDE_LIST_STEP,
    segment = BASTIDE_LIST_SEGMENT,
    piece = BASTIDE_LIST_PIECE,
    where = BASTIDE_LIST_WHERE,
    set = BASTIDE_LIST_SET,
    option = BASTIDE_LIST_OPTION,
    event = BASTIDE_LIST_EVENT,
    rule = BASTIDE_LIST_RULE,
    reason = BASTIDE_LIST_REASON,
    end = BASTIDE_LIST_END,
    side = BASTIDE_LIST_SIDE,
    thing = BASTIDE_LIST_THING,
    preset = BASTIDE_LIST_PRESET,
    put = BASTIDE_LIST_PUT,
    note = BASTIDE_LIST_NOTE,
    face = BASTIDE_LIST_FACE
};

/// The list of words that names the numbers of an enum; List::none for those without words.
constexpr List list_of(Status) noexcept { return List::status; }
constexpr List list_of(Ruleset) noexcept { return List::none; }
constexpr List list_of(Chance) noexcept { return List::none; }
constexpr List list_of(View) noexcept { return List::none; }
constexpr List list_of(ActionKind) noexcept { return List::action; }
constexpr List list_of(Step) noexcept { return List::step; }
constexpr List list_of(Side) noexcept { return List::side; }
constexpr List list_of(SegmentKind) noexcept { return List::segment; }
constexpr List list_of(End) noexcept { return List::end; }
constexpr List list_of(PieceKind) noexcept { return List::piece; }
constexpr List list_of(Where) noexcept { return List::where; }
constexpr List list_of(Face) noexcept { return List::face; }
constexpr List list_of(Set) noexcept { return List::set; }
constexpr List list_of(ChoiceKind) noexcept { return List::none; }
constexpr List list_of(Option) noexcept { return List::option; }
constexpr List list_of(Preset) noexcept { return List::preset; }
constexpr List list_of(ThingKind) noexcept { return List::thing; }
constexpr List list_of(EventKind) noexcept { return List::event; }
constexpr List list_of(Rule) noexcept { return List::rule; }
constexpr List list_of(Reason) noexcept { return List::reason; }
constexpr List list_of(PutKind) noexcept { return List::put; }
constexpr List list_of(Note) noexcept { return List::note; }
constexpr List list_of(Record) noexcept { return List::none; }
constexpr List list_of(List) noexcept { return List::none; }

/// An enum of this file.
template <class E>
concept Mirror = std::is_enum_v<E> && std::is_same_v<decltype(list_of(E{})), List>;

/// An enum of this file whose numbers have names.
template <class E>
concept Named = (list_of(E{}) != List::none) && Mirror<E>;

/// The number of an enum, as records and C calls want it.
template <Mirror E>
constexpr std::int32_t number(E value) noexcept
{
    return static_cast<std::int32_t>(value);
}

/// The enum of a number, for switches: `switch (as<EventKind>(event.kind))`. Any number will do.
template <Mirror E>
constexpr E as(std::int32_t value) noexcept
{
    return static_cast<E>(value);
}

/// A number of a record beside an enum, in either order, also with !=. Nothing checks that the field is one of that enum.
template <class E, std::enable_if_t<Mirror<E>, int> = 0>  // not `template <Mirror E>`: Clang 14 would ask it about two ints
constexpr bool operator==(std::int32_t left, E right) noexcept
{
    return left == static_cast<std::int32_t>(right);
}

// ==== Records =======================================================================================================

using Action = bastide_action;           ///< what a seat or nature does; act:: makes them by hand
using Allocator = bastide_allocator;     ///< where memory comes from; must outlive what it made
using Choice = bastide_choice;           ///< one countable part of a config
using Error = bastide_error;             ///< what went wrong, at length
using Dice = bastide_dice;               ///< what a turn of the dice game has come to
using Event = bastide_event;             ///< something that happened
using Feature = bastide_feature;         ///< connected segments
using Illegal = bastide_illegal;         ///< something that is not legal about a position
using OptionDef = bastide_option_def;    ///< what can be chosen about an option
using Part = bastide_part;               ///< one segment of a feature
using Pending = bastide_pending;         ///< who must decide what
using Piece = bastide_piece;             ///< a piece, wherever it is
using Placed = bastide_placed;           ///< a tile on the board
using Placement = bastide_placement;     ///< a cell where a tile may go
using PositionHead = bastide_position;   ///< whose turn a position has come to
using Put = bastide_put;                 ///< an entry of a position; put:: makes them by hand
using ScoreLine = bastide_score_line;    ///< one line of an account
using Seat = bastide_seat;               ///< a seat's score and supply
using SegmentDef = bastide_segment_def;  ///< a segment of a tile type
using Stock = bastide_stock;             ///< how many of a tile type are where
using Thing = bastide_thing;             ///< something a box adds
using TileDef = bastide_tile_def;        ///< a tile type
using Verdict = bastide_verdict;         ///< the judgement of an action

/// Handles that TILESET choices, snapshots and scripts point into, by index. Each comes from Tileset::get().
using Tilesets = std::span<const bastide_tileset* const>;

/// Numbers of the oldest event kept and of the next one to come.
struct EventRange {
    std::uint64_t first = 0;
    std::uint64_t next = 0;
};

// ==== Results =======================================================================================================

#if BASTIDE_CPP_THROWS
/// What value() throws: what() is the sentence, error() all of it.
class Failure : public std::runtime_error {
public:
    explicit Failure(const Error& error) : std::runtime_error(error.text), error_(error) {}
    const Error& error() const noexcept { return error_; }

private:
    Error error_;
};
#endif

namespace detail {

#if BASTIDE_CPP_THROWS
struct Throw {
    [[noreturn]] static void stop(const Error& error) { throw Failure(error); }
};
using Stop = Throw;
#else
struct Abort {
    [[noreturn]] static void stop(const Error&) noexcept { std::abort(); }
};
using Stop = Abort;
#endif

/// The error of a call that went well.
inline constexpr Error no_error = {sizeof(Error), BASTIDE_OK, 0, -1, -1, 0, 0, 0, {}};

/// The error of a call that answers a status and no more.
inline Error failure(std::int32_t status) noexcept
{
    Error error = no_error;
    error.status = status;
    bastide_status_text(status, error.text, sizeof error.text);
    return error;
}

/// The error that a call filled in; from the status alone when it stopped before.
inline Error failure(std::int32_t status, const Error& told) noexcept { return told.status == status ? told : failure(status); }

}  // namespace detail

/// A value, or the error in its place. `value()`, `*result` and `result->` stop at an error as told above; on a temporary the
/// first two hand the value out, so that `for (auto& x : call().value())` is safe.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) noexcept(std::is_nothrow_move_constructible_v<T>) : held_(std::in_place_index<0>, std::move(value)) {}
    Result(const Error& error) noexcept : held_(std::in_place_index<1>, error) {}

    bool has_value() const noexcept { return held_.index() == 0; }
    explicit operator bool() const noexcept { return has_value(); }

    /// The error; a record with status OK when there is none.
    const Error& error() const noexcept
    {
        const Error* error = std::get_if<1>(&held_);
        return error ? *error : detail::no_error;
    }
    Status status() const noexcept { return as<Status>(error().status); }
    Reason reason() const noexcept { return as<Reason>(error().reason); }
    /// The sentence of the error, empty when there is none; lives as long as the result.
    std::string_view message() const noexcept { return error().text; }

    template <class How = detail::Stop>
    T& value() &
    {
        if (!has_value()) How::stop(error());
        return *std::get_if<0>(&held_);
    }
    template <class How = detail::Stop>
    const T& value() const&
    {
        if (!has_value()) How::stop(error());
        return *std::get_if<0>(&held_);
    }
    template <class How = detail::Stop>
    T value() &&
    {
        if (!has_value()) How::stop(error());
        return std::move(*std::get_if<0>(&held_));
    }

    template <class How = detail::Stop>
    T& operator*() &
    {
        return value<How>();
    }
    template <class How = detail::Stop>
    const T& operator*() const&
    {
        return value<How>();
    }
    template <class How = detail::Stop>
    T operator*() &&
    {
        return std::move(*this).template value<How>();
    }
    template <class How = detail::Stop>
    T* operator->()
    {
        return &value<How>();
    }
    template <class How = detail::Stop>
    const T* operator->() const
    {
        return &value<How>();
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
    std::variant<T, Error> held_;
};

/// Of calls that answer nothing but whether they went well.
template <>
class [[nodiscard]] Result<void> {
public:
    Result() noexcept = default;
    Result(const Error& error) noexcept : error_(error) {}

    bool has_value() const noexcept { return error_.status == BASTIDE_OK; }
    explicit operator bool() const noexcept { return has_value(); }
    const Error& error() const noexcept { return error_; }
    Status status() const noexcept { return as<Status>(error_.status); }
    Reason reason() const noexcept { return as<Reason>(error_.reason); }
    std::string_view message() const noexcept { return error_.text; }

    template <class How = detail::Stop>
    void value() const
    {
        if (!has_value()) How::stop(error_);
    }

private:
    Error error_ = detail::no_error;
};

/// What became of an action. True when it is legal, and with apply() done. False with Status::illegal (apply) or Status::ok
/// (check) and the verdict when the rules refuse it, or with another status and an empty verdict when it could not be judged.
struct [[nodiscard]] Judgement {
    Status status = Status::ok;
    Verdict verdict = {};

    explicit operator bool() const noexcept { return status == Status::ok && verdict.legal != 0; }
    Reason reason() const noexcept { return as<Reason>(verdict.reason); }
};

namespace detail {

/// The room of a buffer as C wants it.
constexpr std::int32_t room(std::size_t size) noexcept
{
    constexpr std::size_t most = std::numeric_limits<std::int32_t>::max();
    return static_cast<std::int32_t>(size < most ? size : most);
}

/// The length of an input as C wants it; one that C cannot count is made one it refuses.
constexpr std::int32_t length(std::size_t size) noexcept
{
    return size > static_cast<std::size_t>(room(size)) ? std::numeric_limits<std::int32_t>::min() : room(size);
}

/// An answer that is a number or a failure.
template <class T = std::int32_t>
Result<T> counted(std::int32_t answer) noexcept
{
    if (answer < 0) return failure(answer);
    return static_cast<T>(answer);
}

/// An answer that is OK or a failure.
inline Result<void> done(bastide_status status) noexcept
{
    if (status != BASTIDE_OK) return failure(status);
    return {};
}

/// function(arguments..., out, cap) on the caller's room.
template <class T, class Function, class... Arguments>
Result<std::size_t> fill(std::span<T> out, Function function, Arguments... arguments) noexcept
{
    return counted<std::size_t>(function(arguments..., out.data(), room(out.size())));
}

/// The same into a vector: a first guess, and a second call when it was too low. Between two calls on a const game nothing
/// changes.
template <class T, class Function, class... Arguments>
Result<std::vector<T>> list(Function function, Arguments... arguments)
{
    std::vector<T> out(sizeof(T) == 1 ? 4096 : 64);
    std::int32_t count = function(arguments..., out.data(), room(out.size()));
    if (count > room(out.size())) {
        out.resize(static_cast<std::size_t>(count));
        count = function(arguments..., out.data(), room(out.size()));
    }
    if (count < 0) return failure(count);
    out.resize(static_cast<std::size_t>(count));
    return out;
}

/// The same into a string, whose closing NUL lies beyond its size.
template <class Function, class... Arguments>
Result<std::string> text(Function function, Arguments... arguments)
{
    std::string out(127, '\0');
    std::int32_t count = function(arguments..., out.data(), room(out.size() + 1));
    if (count > room(out.size())) {
        out.resize(static_cast<std::size_t>(count));
        count = function(arguments..., out.data(), room(out.size() + 1));
    }
    if (count < 0) return failure(count);
    out.resize(static_cast<std::size_t>(count));
    return out;
}

/// function(arguments..., &record) for a record that grows.
template <class T, class Function, class... Arguments>
Result<T> record(Function function, Arguments... arguments) noexcept
{
    T out = {};
    out.struct_size = sizeof out;
    if (const bastide_status status = function(arguments..., &out); status != BASTIDE_OK) return failure(status);
    return out;
}

struct End {
    void operator()(bastide_game* game) const noexcept { bastide_game_destroy(game); }
    void operator()(bastide_tileset* set) const noexcept { bastide_tileset_destroy(set); }
};

}  // namespace detail

// ==== The library ===================================================================================================

/// The version of the library as 0x00MMmmpp; BASTIDE_VERSION_MAJOR, _MINOR, _PATCH are those of the header.
inline std::uint32_t version() noexcept { return bastide_version(); }
/// The version of its binary border.
inline std::uint32_t abi_version() noexcept { return bastide_abi_version(); }
/// Whether this program was compiled for the library it runs with. Ask before anything else when that one is shared.
inline bool is_compatible() noexcept { return bastide_abi_version() == BASTIDE_ABI_VERSION; }
/// The size of a record in bytes as the library knows it. Status::argument for unknown ones.
inline Result<std::size_t> record_size(Record record) noexcept
{
    return detail::counted<std::size_t>(bastide_struct_size(number(record)));
}

/// Name of a number of a list, as scripts use it; empty for an unknown one.
inline std::string name(List list, std::int32_t value) { return detail::text(bastide_name, number(list), value).value_or(""); }
inline Result<std::size_t> name(List list, std::int32_t value, std::span<char> out) noexcept
{
    return detail::fill(out, bastide_name, number(list), value);
}
/// Name of an enum: name(PieceKind::follower) is "follower".
template <Named E>
std::string name(E value)
{
    return name(list_of(value), number(value));
}

/// The numbers of a list, in the order of bastide.h without NONE. Status::argument for an unknown list.
inline Result<std::vector<std::int32_t>> numbers(List list)
{
    return detail::list<std::int32_t>(bastide_list_numbers, number(list));
}
inline Result<std::size_t> numbers(List list, std::span<std::int32_t> out) noexcept
{
    return detail::fill(out, bastide_list_numbers, number(list));
}
/// All that the library knows of an enum: all<Option>() lists every option, also those later than this header.
template <Named E>
std::vector<E> all()
{
    const Result<std::vector<std::int32_t>> known = numbers(list_of(E{}));
    std::vector<E> out;
    if (!known) return out;
    out.reserve(known->size());
    for (const std::int32_t value : *known) out.push_back(as<E>(value));
    return out;
}

/// Number of a name in a list, the way back; statuses too. Status::absent for an unknown name, Status::argument for an unknown
/// list.
inline Result<std::int32_t> number_of(List list, std::string_view word)
{
    if (list == List::status) {  // these numbers are negative and would look like failures
        for (const Status status : all<Status>())
            if (name(status) == word) return number(status);
        return detail::failure(BASTIDE_E_ABSENT);
    }
    const char* data = word.empty() ? "" : word.data();
    return detail::counted(bastide_number(number(list), data, detail::length(word.size())));
}
/// The enum of a name: named<PieceKind>("follower"). Status::absent for an unknown name.
template <Named E>
Result<E> named(std::string_view word)
{
    const Result<std::int32_t> found = number_of(list_of(E{}), word);
    if (!found) return found.error();
    return as<E>(*found);
}

/// What a number of a list means, in a sentence or a few words; empty for an unknown one and where the name says it all.
inline std::string text(List list, std::int32_t value)
{
    return detail::text(bastide_word_text, number(list), value).value_or("");
}
inline Result<std::size_t> text(List list, std::int32_t value, std::span<char> out) noexcept
{
    return detail::fill(out, bastide_word_text, number(list), value);
}
/// The same of an enum: text(Option::tower_short_range).
template <Named E>
std::string text(E value)
{
    return text(list_of(value), number(value));
}

/// The id in the rules catalogue behind a number of a list; empty when no rule stands behind it.
inline std::string rule_id(List list, std::int32_t value)
{
    return detail::text(bastide_word_rule, number(list), value).value_or("");
}
inline Result<std::size_t> rule_id(List list, std::int32_t value, std::span<char> out) noexcept
{
    return detail::fill(out, bastide_word_rule, number(list), value);
}
template <Named E>
std::string rule_id(E value)
{
    return rule_id(list_of(value), number(value));
}

/// Every option there is, box by box, with the values it takes and what it needs and excludes.
inline Result<std::vector<OptionDef>> options() { return detail::list<OptionDef>(bastide_list_options); }
inline Result<std::size_t> options(std::span<OptionDef> out) noexcept { return detail::fill(out, bastide_list_options); }

/// The choices of a preset; Config::preset() takes them. Status::argument for an unknown one.
inline Result<std::vector<Choice>> preset(Preset which) { return detail::list<Choice>(bastide_preset, number(which)); }
inline Result<std::size_t> preset(Preset which, std::span<Choice> out) noexcept
{
    return detail::fill(out, bastide_preset, number(which));
}

/// A sentence for a status; empty for an unknown one, as with the four below.
inline std::string text(Status status) { return detail::text(bastide_status_text, number(status)).value_or(""); }
inline Result<std::size_t> text(Status status, std::span<char> out) noexcept
{
    return detail::fill(out, bastide_status_text, number(status));
}
/// A sentence for a reason, without the particulars of a verdict; Game::text() has those.
inline std::string text(Reason reason) { return detail::text(bastide_reason_text, number(reason)).value_or(""); }
inline Result<std::size_t> text(Reason reason, std::span<char> out) noexcept
{
    return detail::fill(out, bastide_reason_text, number(reason));
}
/// A few words for what a score line pays for: "completed road".
inline std::string text(Rule rule) { return detail::text(bastide_rule_text, number(rule)).value_or(""); }
inline Result<std::size_t> text(Rule rule, std::span<char> out) noexcept
{
    return detail::fill(out, bastide_rule_text, number(rule));
}
/// The id of the rule behind a reason: "BASE-PLACE-02"; empty also when no rule of the game stands behind it.
inline std::string rule_id(Reason reason) { return detail::text(bastide_reason_rule, number(reason)).value_or(""); }
inline Result<std::size_t> rule_id(Reason reason, std::span<char> out) noexcept
{
    return detail::fill(out, bastide_reason_rule, number(reason));
}
/// The id of the rule a score line follows: "BASE-ROAD-02".
inline std::string rule_id(Rule rule) { return detail::text(bastide_rule_id, number(rule)).value_or(""); }
inline Result<std::size_t> rule_id(Rule rule, std::span<char> out) noexcept
{
    return detail::fill(out, bastide_rule_id, number(rule));
}

// ==== Tile sets =====================================================================================================

/// A set of tile types, to look at or to build games from. It never changes, and games made from it live on without it.
class Tileset {
public:
    /// A built-in set. Status::argument for one that is none, Status::memory.
    static Result<Tileset> builtin(Set set, const Allocator* memory = nullptr) noexcept
    {
        bastide_tileset* made = nullptr;
        const bastide_status status = bastide_tileset_builtin(number(set), memory, &made);
        if (status != BASTIDE_OK) return detail::failure(status);
        return Tileset(made);
    }

    /// A set from text, one tile a line. Any bytes may be given. Status::format with line, column and tile, ::memory.
    static Result<Tileset> parse(std::string_view lines, const Allocator* memory = nullptr) noexcept
    {
        Error error = detail::no_error;
        bastide_tileset* made = nullptr;
        const bastide_status status =
            bastide_tileset_parse(lines.empty() ? "" : lines.data(), detail::length(lines.size()), memory, &error, &made);
        if (status != BASTIDE_OK) return detail::failure(status, error);
        return Tileset(made);
    }
    /// A set from records; the segments of all tiles follow each other. Status::format with the tile, ::memory.
    static Result<Tileset> build(std::span<const TileDef> tiles, std::span<const SegmentDef> segments,
                                 const Allocator* memory = nullptr) noexcept
    {
        Error error = detail::no_error;
        bastide_tileset* made = nullptr;
        const bastide_status status = bastide_tileset_build(tiles.data(), detail::length(tiles.size()), segments.data(),
                                                            detail::length(segments.size()), memory, &error, &made);
        if (status != BASTIDE_OK) return detail::failure(status, error);
        return Tileset(made);
    }

    Tileset() noexcept = default;                                          ///< empty
    explicit Tileset(bastide_tileset* owned) noexcept : handle_(owned) {}  ///< takes a handle over

    explicit operator bool() const noexcept { return handle_ != nullptr; }
    const bastide_tileset* get() const noexcept { return handle_.get(); }
    /// The caller ends it with bastide_tileset_destroy().
    [[nodiscard]] bastide_tileset* release() noexcept { return handle_.release(); }

    /// The set as text that parse() reads.
    Result<std::string> text() const { return detail::text(bastide_tileset_text, get()); }
    Result<std::size_t> text(std::span<char> out) const noexcept { return detail::fill(out, bastide_tileset_text, get()); }

    /// The tile types, in order.
    Result<std::vector<TileDef>> tiles() const { return detail::list<TileDef>(bastide_tileset_list_tiles, get()); }
    Result<std::size_t> tiles(std::span<TileDef> out) const noexcept
    {
        return detail::fill(out, bastide_tileset_list_tiles, get());
    }

    /// The segments of one of them. Status::absent for no such tile.
    Result<std::vector<SegmentDef>> segments(std::int32_t tile) const
    {
        return detail::list<SegmentDef>(bastide_tileset_list_segments, get(), tile);
    }
    Result<std::size_t> segments(std::int32_t tile, std::span<SegmentDef> out) const noexcept
    {
        return detail::fill(out, bastide_tileset_list_segments, get(), tile);
    }

private:
    std::unique_ptr<bastide_tileset, detail::End> handle_;
};

// ==== What to play ==================================================================================================

/// Which game to begin: the fixed head, and the choices beside it. Begins as bastide_config_init() says: the tile game, seeded
/// with 0, two seats, the Winter Edition. A plain value; nothing is checked before Game::create(), which also says what is wrong.
class Config {
public:
    Config() noexcept { bastide_config_init(&head_, sizeof head_); }

    Config& ruleset(Ruleset value) noexcept { return head_.ruleset = number(value), *this; }
    Config& chance(Chance value) noexcept { return head_.chance = number(value), *this; }
    Config& seats(std::int32_t count) noexcept { return head_.seats = count, *this; }
    Config& first_seat(std::int32_t seat) noexcept { return head_.first_seat = seat, *this; }
    Config& seed(std::uint64_t value) noexcept { return head_.seed = value, *this; }
    /// Events kept: -1 room for the whole game, 0 none.
    Config& event_capacity(std::int32_t count) noexcept { return head_.event_capacity = count, *this; }
    Config& rules_revision(std::uint32_t value) noexcept { return head_.rules_revision = value, *this; }
    /// Keep no list of actions: no snapshots and no scripts.
    Config& no_history() noexcept { return head_.flags |= BASTIDE_CONFIG_NO_HISTORY, *this; }

    /// Take all choices of a preset; more may be added. One that the library does not know makes create() fail.
    Config& preset(Preset which)
    {
        const Result<std::vector<Choice>> known = cpp_v1::preset(which);
        if (!known) return choose(ChoiceKind::none, number(which), 0);
        choices_.insert(choices_.end(), known->begin(), known->end());
        return *this;
    }
    /// Take a built-in set, so many times. The first one named replaces the default sets, so name all of them.
    Config& set(Set which, std::int32_t copies = 1) { return choose(ChoiceKind::set, number(which), copies); }
    /// How many pieces of a kind each seat gets.
    Config& pieces(PieceKind kind, std::int32_t count) { return choose(ChoiceKind::pieces, number(kind), count); }
    /// Choose an option; most are switches.
    Config& option(Option which, std::int32_t value = 1) { return choose(ChoiceKind::option, number(which), value); }
    /// Take a tile set of the host's. It is not copied and must be there still when the game is created.
    Config& tileset(const Tileset& which, std::int32_t copies = 1)
    {
        tilesets_.push_back(which.get());
        return choose(ChoiceKind::tileset, detail::room(tilesets_.size()) - 1, copies);
    }
    Config& tileset(Tileset&&, std::int32_t = 1) = delete;
    /// The village of this tile type is drawn with bushes.
    Config& bush(std::int32_t tile) { return choose(ChoiceKind::bush, tile, 1); }
    /// Any choice, also of a kind this header does not know yet.
    Config& choose(ChoiceKind what, std::int32_t id, std::int32_t value)
    {
        choices_.push_back({number(what), id, value, 0});
        return *this;
    }

    const bastide_config& head() const noexcept { return head_; }
    bastide_config& head() noexcept { return head_; }
    std::span<const Choice> choices() const noexcept { return choices_; }
    Tilesets tilesets() const noexcept { return tilesets_; }

private:
    bastide_config head_ = {};
    std::vector<Choice> choices_;
    std::vector<const bastide_tileset*> tilesets_;
};

// ==== What to do ====================================================================================================

/// Actions by hand, one function for each kind; which fields a kind uses stands at bastide_action_kind. Whether an action is
/// legal is for the game to say; those it lists are.
namespace act {

constexpr Action of(ActionKind kind, std::int32_t seat) noexcept
{
    Action action = {};
    action.kind = number(kind);
    action.seat = seat;
    return action;
}

/// Nature draws a tile, in a game with Chance::host.
constexpr Action draw(std::int32_t tile) noexcept
{
    Action action = of(ActionKind::draw, -1);
    action.tile = tile;
    return action;
}

constexpr Action place(std::int32_t seat, std::int32_t tile, std::int32_t x, std::int32_t y, std::int32_t rotation = 0) noexcept
{
    Action action = of(ActionKind::place, seat);
    action.tile = tile;
    action.x = x;
    action.y = y;
    action.rotation = rotation;
    return action;
}

/// A corner, for a barn, is a segment number too: BASTIDE_CORNER plus 0 to 3.
constexpr Action deploy(std::int32_t seat, PieceKind piece, std::int32_t x, std::int32_t y, std::int32_t segment) noexcept
{
    Action action = of(ActionKind::deploy, seat);
    action.piece = number(piece);
    action.x = x;
    action.y = y;
    action.segment = segment;
    return action;
}

constexpr Action pass(std::int32_t seat) noexcept { return of(ActionKind::pass, seat); }

/// The four that follow point at a piece by its id.
constexpr Action with_piece(ActionKind kind, std::int32_t seat, std::int32_t piece) noexcept
{
    Action action = of(kind, seat);
    action.piece = piece;
    return action;
}

constexpr Action take(std::int32_t seat, std::int32_t piece) noexcept { return with_piece(ActionKind::take, seat, piece); }
constexpr Action pay(std::int32_t seat, std::int32_t piece) noexcept { return with_piece(ActionKind::pay, seat, piece); }
constexpr Action choose(std::int32_t seat, std::int32_t piece) noexcept { return with_piece(ActionKind::choose, seat, piece); }

constexpr Action move(std::int32_t seat, std::int32_t piece, std::int32_t x, std::int32_t y, std::int32_t segment) noexcept
{
    Action action = with_piece(ActionKind::move, seat, piece);
    action.x = x;
    action.y = y;
    action.segment = segment;
    return action;
}

/// Names a seat; nature's is seat -1.
constexpr Action elect(std::int32_t seat, std::int32_t elected) noexcept
{
    Action action = of(ActionKind::elect, seat);
    action.value = elected;
    return action;
}

/// Bids points for the drawn tile; 0: an own abbey.
constexpr Action bid(std::int32_t seat, std::int32_t points) noexcept
{
    Action action = of(ActionKind::bid, seat);
    action.value = points;
    return action;
}

/// Nature draws into a hidden hand a tile that is not known here, or tells one that was held unseen.
constexpr Action draw_unseen() noexcept { return of(ActionKind::draw_unseen, -1); }
constexpr Action reveal(std::int32_t tile) noexcept
{
    Action action = of(ActionKind::reveal, -1);
    action.tile = tile;
    return action;
}

/// Sells the drawn tile to a seat that bids.
constexpr Action sell(std::int32_t seat, std::int32_t buyer) noexcept
{
    Action action = of(ActionKind::sell, seat);
    action.value = buyer;
    return action;
}

/// Gives a tile of the hand away.
constexpr Action discard(std::int32_t seat, std::int32_t tile) noexcept
{
    Action action = of(ActionKind::discard, seat);
    action.tile = tile;
    return action;
}

}  // namespace act

// ==== Positions =====================================================================================================

/// A position: its head, with struct_size filled in, and its entries.
struct Position {
    PositionHead head = {sizeof(PositionHead), 0, 0, 0, -1, {}};
    std::vector<Put> puts = {};

    Position& add(const Put& entry)
    {
        puts.push_back(entry);
        return *this;
    }
    /// Whose turn it is, at which step, with which tile in hand.
    Position& turn(std::int32_t seat, Step step = Step::none, std::int32_t tile = -1) noexcept
    {
        head.seat = seat;
        head.step = number(step);
        head.tile = tile;
        return *this;
    }
};

/// Entries by hand.
namespace put {

constexpr Put of(PutKind kind, std::int32_t seat = -1) noexcept
{
    Put entry = {};
    entry.kind = number(kind);
    entry.seat = seat;
    entry.tile = entry.rotation = entry.segment = entry.piece = entry.id = -1;
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

/// A corner, for a barn, is a segment number too: BASTIDE_CORNER plus 0 to 3.
constexpr Put piece(std::int32_t seat, PieceKind kind, std::int32_t x, std::int32_t y, std::int32_t segment) noexcept
{
    Put entry = of(PutKind::piece, seat);
    entry.piece = number(kind);
    entry.x = x;
    entry.y = y;
    entry.segment = segment;
    return entry;
}

constexpr Put prisoner(std::int32_t seat, PieceKind kind, std::int32_t holder) noexcept
{
    Put entry = of(PutKind::prisoner, seat);
    entry.piece = number(kind);
    entry.value = holder;
    return entry;
}

constexpr Put score(std::int32_t seat, std::int32_t points) noexcept
{
    Put entry = of(PutKind::score, seat);
    entry.value = points;
    return entry;
}

constexpr Put held(std::int32_t seat, std::int32_t type) noexcept
{
    Put entry = of(PutKind::held, seat);
    entry.tile = type;
    return entry;
}

constexpr Put copies(PutKind kind, std::int32_t type, std::int32_t count) noexcept
{
    Put entry = of(kind);
    entry.tile = type;
    entry.value = count;
    return entry;
}

constexpr Put out(std::int32_t type, std::int32_t count) noexcept { return copies(PutKind::out, type, count); }
constexpr Put bag(std::int32_t type, std::int32_t count) noexcept { return copies(PutKind::bag, type, count); }

constexpr Put note(Note which, std::int32_t value) noexcept
{
    Put entry = of(PutKind::note);
    entry.id = number(which);
    entry.value = value;
    return entry;
}

}  // namespace put

/// Whether an action of that kind is legal now.
constexpr bool is_asked(const Pending& pending, ActionKind kind) noexcept
{
    return number(kind) >= 0 && number(kind) < 64 && (pending.kinds >> number(kind) & 1u) != 0;
}

// ==== The game ======================================================================================================

/// One game. Const calls may overlap on one game; a call that is not const is alone.
class Game {
public:
    // ---- Beginning and ending ----

    /// Begins a game. Status::argument with the reason and the index of the choice it is about, ::limit, ::memory, ::version.
    static Result<Game> create(const Config& config = {}, const Allocator* memory = nullptr)
    {
        return create(config.head(), config.choices(), config.tilesets(), memory);
    }
    /// The same from the parts, for hosts that keep them otherwise.
    static Result<Game> create(const bastide_config& head, std::span<const Choice> choices, Tilesets sets = {},
                               const Allocator* memory = nullptr) noexcept
    {
        return made([&](Error* error, bastide_game** out) {
            return bastide_game_create(&head, choices.data(), detail::length(choices.size()), sets.data(),
                                       detail::length(sets.size()), memory, error, out);
        });
    }

    /// A new game from a snapshot. Any bytes may be given. Status::format, ::version, ::limit, ::memory.
    static Result<Game> load(std::span<const std::uint8_t> snapshot, Tilesets sets = {},
                             const Allocator* memory = nullptr) noexcept
    {
        return made([&](Error* error, bastide_game** out) {
            return bastide_game_load(bytes(snapshot), detail::length(snapshot.size()), sets.data(), detail::length(sets.size()),
                                     memory, error, out);
        });
    }

    /// A new game from a script; its actions are applied and what it expects is checked. Status::format with line and column of
    /// what cannot be read or does not come true, Status::illegal the same for a refused action.
    static Result<Game> load_script(std::string_view script, Tilesets sets = {}, const Allocator* memory = nullptr) noexcept
    {
        return made([&](Error* error, bastide_game** out) {
            return bastide_game_load_script(script.empty() ? "" : script.data(), detail::length(script.size()), sets.data(),
                                            detail::length(sets.size()), memory, error, out);
        });
    }

    Game() noexcept = default;                                       ///< empty
    explicit Game(bastide_game* owned) noexcept : handle_(owned) {}  ///< takes a handle over

    explicit operator bool() const noexcept { return handle_ != nullptr; }
    bastide_game* get() noexcept { return handle_.get(); }
    const bastide_game* get() const noexcept { return handle_.get(); }
    /// The caller ends it with bastide_game_destroy().
    [[nodiscard]] bastide_game* release() noexcept { return handle_.release(); }

    /// A second game in the same position, with an empty event log. Status::memory, ::state.
    Result<Game> clone(const Allocator* memory = nullptr) const noexcept
    {
        bastide_game* copy = nullptr;
        const bastide_status status = bastide_game_clone(get(), memory, &copy);
        if (status != BASTIDE_OK) return detail::failure(status);
        return Game(copy);
    }

    /// Takes over the position and history of another game, without allocation when both are clones of one. Status::memory,
    /// ::state.
    Result<void> copy(const Game& from) noexcept { return detail::done(bastide_game_copy(get(), from.get())); }

    /// The same config from the start with another seed, without allocation.
    Result<void> restart(std::uint64_t seed) noexcept { return detail::done(bastide_game_restart(get(), seed)); }

    /// The head of the config it was made with, defaults filled in.
    Result<bastide_config> config() const noexcept { return detail::record<bastide_config>(bastide_game_get_config, get()); }

    /// The choices behind it: sets, counts of pieces, options that are not 0.
    Result<std::vector<Choice>> choices() const { return detail::list<Choice>(bastide_game_list_choices, get()); }
    Result<std::size_t> choices(std::span<Choice> out) const noexcept
    {
        return detail::fill(out, bastide_game_list_choices, get());
    }

    // ---- Deciding ----

    /// Who must decide, about what. Status::state.
    Result<Pending> pending() const noexcept { return detail::record<Pending>(bastide_game_pending, get()); }

    /// Every legal action, ready to apply; none when the game is over. Status::state.
    Result<std::vector<Action>> actions(ActionKind kind = ActionKind::any) const
    {
        return detail::list<Action>(bastide_game_list_actions, get(), number(kind));
    }
    Result<std::size_t> actions(ActionKind kind, std::span<Action> out) const noexcept
    {
        return detail::fill(out, bastide_game_list_actions, get(), number(kind));
    }
    Result<std::size_t> actions(std::span<Action> out) const noexcept { return actions(ActionKind::any, out); }

    /// How many actions() would list. Status::state.
    Result<std::size_t> count_actions(ActionKind kind = ActionKind::any) const noexcept
    {
        return detail::counted<std::size_t>(bastide_game_count_actions(get(), number(kind)));
    }
    /// The one at an index of that list. Status::absent when it is not that long, ::state.
    Result<Action> nth_action(std::size_t index, ActionKind kind = ActionKind::any) const noexcept
    {
        Action out = {};
        const bastide_status status = bastide_game_nth_action(get(), number(kind), detail::length(index), &out);
        if (status != BASTIDE_OK) return detail::failure(status);
        return out;
    }
    /// One by chance; `random` is the caller's word of chance and moves on. Status::absent when there is none, ::state.
    Result<Action> sample_action(std::uint64_t& random, ActionKind kind = ActionKind::any) const noexcept
    {
        Action out = {};
        const bastide_status status = bastide_game_sample_action(get(), number(kind), &random, &out);
        if (status != BASTIDE_OK) return detail::failure(status);
        return out;
    }

    /// Where a tile of any type could go, drawn or not. Status::absent for no such type, ::state.
    Result<std::vector<Placement>> placements(std::int32_t tile) const
    {
        return detail::list<Placement>(bastide_game_list_placements, get(), tile);
    }
    Result<std::size_t> placements(std::int32_t tile, std::span<Placement> out) const noexcept
    {
        return detail::fill(out, bastide_game_list_placements, get(), tile);
    }

    /// Judges an action without doing it.
    Judgement check(const Action& action) const noexcept
    {
        Judgement out;
        out.status = as<Status>(bastide_game_check(get(), &action, &out.verdict));
        return out;
    }

    /// Does an action and all that follows from it by itself, up to the next decision. Changes nothing when the answer is false.
    Judgement apply(const Action& action) noexcept
    {
        Judgement out;
        out.status = as<Status>(bastide_game_apply(get(), &action, &out.verdict));
        return out;
    }

    /// The sentence for the verdict on an action: "The north side is city against road at (3,-2)."
    std::string text(const Action& action, const Verdict& verdict) const
    {
        return detail::text(bastide_verdict_text, get(), &action, &verdict).value_or("");
    }
    Result<std::size_t> text(const Action& action, const Verdict& verdict, std::span<char> out) const noexcept
    {
        return detail::fill(out, bastide_verdict_text, get(), &action, &verdict);
    }

    /// An action as a line of a script: "0: deploy follower 3 -1 r0". Empty for one that makes no sense at all.
    std::string text(const Action& action) const { return detail::text(bastide_action_text, get(), &action).value_or(""); }
    Result<std::size_t> text(const Action& action, std::span<char> out) const noexcept
    {
        return detail::fill(out, bastide_action_text, get(), &action);
    }

    /// The action that such a line means here; it may be illegal. Status::format with the column, ::state.
    Result<Action> parse(std::string_view line) const noexcept
    {
        Action out = {};
        Error error = detail::no_error;
        const bastide_status status =
            bastide_action_parse(get(), line.empty() ? "" : line.data(), detail::length(line.size()), &error, &out);
        if (status != BASTIDE_OK) return detail::failure(status, error);
        return out;
    }

    // ---- Looking ----

    /// A seat's score and supply. Status::absent for no such seat, which ends a loop over all of them.
    Result<Seat> seat(std::int32_t seat) const noexcept { return detail::record<Seat>(bastide_game_get_seat, get(), seat); }

    /// What the turn of a dice game has come to. Status::absent when this is none.
    Result<Dice> dice() const noexcept { return detail::record<Dice>(bastide_dice_get, get()); }

    /// Lets the dice of the tray fall as given, with HOST chance.
    Judgement roll(std::span<const std::int32_t> faces) noexcept
    {
        Judgement out;
        out.status = as<Status>(bastide_dice_roll(get(), faces.data(), detail::length(faces.size()), &out.verdict));
        return out;
    }

    /// Pieces of one kind in a seat's supply. Status::absent.
    Result<std::int32_t> supply(std::int32_t seat, PieceKind kind) const noexcept
    {
        return detail::counted(bastide_game_supply(get(), seat, number(kind)));
    }

    /// The tile types of the game, by id.
    Result<std::vector<TileDef>> tiles() const { return detail::list<TileDef>(bastide_game_list_tiles, get()); }
    Result<std::size_t> tiles(std::span<TileDef> out) const noexcept { return detail::fill(out, bastide_game_list_tiles, get()); }

    /// The segments of one of them. Status::absent.
    Result<std::vector<SegmentDef>> segments(std::int32_t tile) const
    {
        return detail::list<SegmentDef>(bastide_game_list_segments, get(), tile);
    }
    Result<std::size_t> segments(std::int32_t tile, std::span<SegmentDef> out) const noexcept
    {
        return detail::fill(out, bastide_game_list_segments, get(), tile);
    }

    /// How many of each tile type are where, by tile id. Status::state.
    Result<std::vector<Stock>> stock() const { return detail::list<Stock>(bastide_game_list_stock, get()); }
    Result<std::size_t> stock(std::span<Stock> out) const noexcept { return detail::fill(out, bastide_game_list_stock, get()); }

    /// The placed tiles in order of placing.
    Result<std::vector<Placed>> board() const { return detail::list<Placed>(bastide_game_list_board, get()); }
    Result<std::size_t> board(std::span<Placed> out) const noexcept { return detail::fill(out, bastide_game_list_board, get()); }

    /// The index on the board of the tile on a cell. Status::absent for an empty cell.
    Result<std::int32_t> tile_at(std::int32_t x, std::int32_t y) const noexcept
    {
        return detail::counted(bastide_game_tile_at(get(), x, y));
    }

    /// All pieces, wherever they are, by id.
    Result<std::vector<Piece>> pieces() const { return detail::list<Piece>(bastide_game_list_pieces, get()); }
    Result<std::size_t> pieces(std::span<Piece> out) const noexcept { return detail::fill(out, bastide_game_list_pieces, get()); }

    /// Things of one kind that a box adds.
    Result<std::vector<Thing>> things(ThingKind kind) const
    {
        return detail::list<Thing>(bastide_game_list_things, get(), number(kind));
    }
    Result<std::size_t> things(ThingKind kind, std::span<Thing> out) const noexcept
    {
        return detail::fill(out, bastide_game_list_things, get(), number(kind));
    }

    /// The feature that a segment of the tile on a cell belongs to. Status::absent.
    Result<std::int32_t> feature_at(std::int32_t x, std::int32_t y, std::int32_t segment) const noexcept
    {
        return detail::counted(bastide_game_feature_at(get(), x, y, segment));
    }

    /// Everything about a feature. Status::absent for no such id.
    Result<Feature> feature(std::int32_t id) const noexcept
    {
        return detail::record<Feature>(bastide_game_get_feature, get(), id);
    }

    /// The ids of all features of a kind, rising.
    Result<std::vector<std::int32_t>> features(SegmentKind kind = SegmentKind::any) const
    {
        return detail::list<std::int32_t>(bastide_game_list_features, get(), number(kind));
    }
    Result<std::size_t> features(SegmentKind kind, std::span<std::int32_t> out) const noexcept
    {
        return detail::fill(out, bastide_game_list_features, get(), number(kind));
    }

    /// The segments of a feature. Status::absent.
    Result<std::vector<Part>> parts(std::int32_t feature) const
    {
        return detail::list<Part>(bastide_game_list_parts, get(), feature);
    }
    Result<std::size_t> parts(std::int32_t feature, std::span<Part> out) const noexcept
    {
        return detail::fill(out, bastide_game_list_parts, get(), feature);
    }

    // ---- What happened ----

    Result<EventRange> event_range() const noexcept
    {
        EventRange range;
        const bastide_status status = bastide_game_event_range(get(), &range.first, &range.next);
        if (status != BASTIDE_OK) return detail::failure(status);
        return range;
    }

    /// Events from a number on, usually the `next` before the last apply(). Status::absent when they were dropped already: only
    /// the log of a game that was created begins with 0; all others begin with event_range()->first.
    Result<std::vector<Event>> events(std::uint64_t from) const
    {
        return detail::list<Event>(bastide_game_list_events, get(), from);
    }
    Result<std::size_t> events(std::uint64_t from, std::span<Event> out) const noexcept
    {
        return detail::fill(out, bastide_game_list_events, get(), from);
    }

    /// The score lines among them, from event_range()->first on all that there are.
    Result<std::vector<ScoreLine>> score_lines(std::uint64_t from) const
    {
        return detail::list<ScoreLine>(bastide_game_list_score_lines, get(), from);
    }
    Result<std::size_t> score_lines(std::uint64_t from, std::span<ScoreLine> out) const noexcept
    {
        return detail::fill(out, bastide_game_list_score_lines, get(), from);
    }

    // ---- Keeping ----

    /// A number over everything public in the position, equal on every platform. Status::state.
    Result<std::uint64_t> hash() const noexcept
    {
        std::uint64_t out = 0;
        const bastide_status status = bastide_game_hash(get(), &out);
        if (status != BASTIDE_OK) return detail::failure(status);
        return out;
    }

    /// The game as bytes. Unlike a list, a span that is too short stays untouched. Status::state without history.
    Result<std::vector<std::uint8_t>> snapshot(View view = View::full) const
    {
        return detail::list<std::uint8_t>(bastide_game_snapshot, get(), number(view));
    }
    Result<std::size_t> snapshot(View view, std::span<std::uint8_t> out) const noexcept
    {
        return detail::fill(out, bastide_game_snapshot, get(), number(view));
    }

    /// Puts this game into the position of a snapshot; its log is emptied. Any bytes may be given; failures as load().
    Result<void> restore(std::span<const std::uint8_t> snapshot) noexcept
    {
        Error error = detail::no_error;
        const bastide_status status = bastide_game_restore(get(), bytes(snapshot), detail::length(snapshot.size()), &error);
        if (status != BASTIDE_OK) return detail::failure(status, error);
        return {};
    }

    // ---- Setting the table ----

    /// What lies on the table, ready to be edited and set. Status::state at moments that no position tells.
    Result<Position> position() const
    {
        Position out;
        out.head.struct_size = sizeof out.head;
        Result<std::vector<Put>> puts = detail::list<Put>(bastide_game_list_position, get(), &out.head);
        if (!puts) return puts.error();
        out.puts = std::move(puts).value();
        return out;
    }

    /// Everything that is not legal about a position under the rules of this game. Status::memory, ::limit.
    Result<std::vector<Illegal>> check_position(const Position& position)
    {
        return detail::list<Illegal>(bastide_game_check_position, get(), &position.head, position.puts.data(),
                                     detail::length(position.puts.size()));
    }
    Result<std::size_t> check_position(const Position& position, std::span<Illegal> out) noexcept
    {
        return detail::fill(out, bastide_game_check_position, get(), &position.head, position.puts.data(),
                            detail::length(position.puts.size()));
    }

    /// The game goes on from a position; its log is emptied. Status::illegal with the entry that is not legal first.
    Result<void> set_position(const Position& position) noexcept
    {
        Error error = detail::no_error;
        const bastide_status status =
            bastide_game_set_position(get(), &position.head, position.puts.data(), detail::length(position.puts.size()), &error);
        if (status != BASTIDE_OK) return detail::failure(status, error);
        return {};
    }

    /// The sentence for something that is not legal.
    std::string text(const Illegal& illegal) const { return detail::text(bastide_illegal_text, get(), &illegal).value_or(""); }
    Result<std::size_t> text(const Illegal& illegal, std::span<char> out) const noexcept
    {
        return detail::fill(out, bastide_illegal_text, get(), &illegal);
    }

    /// The game as a script. Status::state without history.
    Result<std::string> script(View view = View::full) const
    {
        return detail::text(bastide_game_write_script, get(), number(view));
    }
    Result<std::size_t> script(View view, std::span<char> out) const noexcept
    {
        return detail::fill(out, bastide_game_write_script, get(), number(view));
    }

private:
    template <class Make>
    static Result<Game> made(const Make& make) noexcept
    {
        Error error = detail::no_error;
        bastide_game* game = nullptr;
        const bastide_status status = make(&error, &game);
        if (status != BASTIDE_OK) return detail::failure(status, error);
        return Game(game);
    }

    /// No bytes are bytes too, and no missing argument.
    static const std::uint8_t* bytes(std::span<const std::uint8_t> span) noexcept
    {
        static constexpr std::uint8_t none = 0;
        return span.empty() ? &none : span.data();
    }

    std::unique_ptr<bastide_game, detail::End> handle_;
};

/// One action on each of many games; answers how many were done. `statuses`, when not empty, says what became of each.
/// Status::argument when the spans are not equally long.
inline Result<std::size_t> apply(std::span<bastide_game* const> games, std::span<const Action> actions,
                                 std::span<bastide_status> statuses = {}) noexcept
{
    if (actions.size() != games.size() || (!statuses.empty() && statuses.size() != games.size()))
        return detail::failure(BASTIDE_E_ARGUMENT);
    return detail::counted<std::size_t>(
        bastide_games_apply(games.data(), actions.data(), detail::length(games.size()), statuses.data()));
}

/// Plays games to their ends by chance, at most `most` actions each, since not every game ends; answers how many are over.
inline Result<std::size_t> play_out(std::span<bastide_game* const> games, std::int32_t most, std::uint64_t& random) noexcept
{
    return detail::counted<std::size_t>(bastide_games_play_out(games.data(), detail::length(games.size()), most, &random));
}

}  // namespace cpp_v1
}  // namespace bastide

#endif
