// SPDX-License-Identifier: MIT
// The one list of the functions of both games, and the choice between the games.
#include "game_functions.hpp"

#include <type_traits>

#include "common/snapshot_frame.hpp"
#include "dice/host/dice_host.hpp"
#include "dice_functions.hpp"
#include "formats/scripts/script_config.hpp"
#include "interface.hpp"
#include "setup/left_out.hpp"
#include "tile_game.hpp"

namespace bastide {

namespace {

constexpr bool kHasDice = !is_left_out("dice");

/// Wraps a function on one kind of game so that it takes the untyped game of a handle.
template <auto function>
struct UntypedFunction;
template <class Game, class Result, class... More, Result (*function)(Game&, More...) noexcept>
struct UntypedFunction<function> {
    using UntypedGame = std::conditional_t<std::is_const_v<Game>, const void, void>;
    static Result call(UntypedGame* game, More... more) noexcept { return function(*static_cast<Game*>(game), more...); }
};

template <auto function>
consteval auto of_tiles() noexcept
{
    return &UntypedFunction<function>::call;
}

/// A function of the dice game as it is; null in a build without that game.
template <auto function>
consteval auto if_dice() noexcept
{
    return kHasDice ? function : nullptr;
}
template <auto function>
consteval auto of_dice() noexcept
{
    return if_dice<&UntypedFunction<function>::call>();
}

/// For what a game does not have.
template <class... Asked>
i32 is_absent(const void*, Asked...) noexcept
{
    return BASTIDE_E_ABSENT;
}
template <class... Asked>
i32 list_nothing(const void*, Asked...) noexcept
{
    return 0;
}

bool is_tile_game_faulty(const Game& game) noexcept { return game.is_faulty(); }
bool is_never_faulty(const void*) noexcept { return false; }
Text no_name(const void*, i32, char (&)[16]) noexcept { return {}; }
const TileDef* no_row(const void*, i32) noexcept { return nullptr; }
i32 no_face(i32) noexcept { return 0; }
i32 face_of_dice_tile(i32 tile) noexcept { return is_within(tile, 0, kDiceTiles - 1) ? tile + BASTIDE_FACE_CAP : 0; }

/// What both games do in the same way; inline, so that a build without the dice game needs none of its variants.
namespace either {

template <class Game>
inline void destroy(void* game) noexcept
{
    Game::destroy(static_cast<Game*>(game));
}
template <class Game>
inline void restart(Game& game, u64 seed) noexcept
{
    game.restart(seed);
}
template <class Game>
inline Status undo(Game& game, u32 action) noexcept
{
    return game.undo(action);
}
template <class Game>
inline Status undo_last(Game& game) noexcept
{
    return game.undo_last();
}
template <class Game>
inline void number_events_from(Game& game, u64 next) noexcept
{
    game.number_events_from(next);
}
template <class Game>
inline i32 seats(const Game& game) noexcept
{
    return static_cast<i32>(game.rules().config.seats);
}
template <class Game>
inline Retention retention(const Game& game) noexcept
{
    return game.retention();
}
template <class Game>
inline u64 first_event(const Game& game) noexcept
{
    return game.log().first();
}
template <class Game>
inline u64 next_event(const Game& game) noexcept
{
    return game.log().next();
}

}  // namespace either

}  // namespace

namespace functions {

// ---- making and destroying a game ----

constexpr decltype(create) create = {tiles::create, if_dice<create_dice_game>()};
constexpr decltype(read_snapshot) read_snapshot = {tiles::read_snapshot, if_dice<read_dice_snapshot>()};
constexpr decltype(read_script) read_script = {tiles::read_script, if_dice<read_dice_game_script>()};
constexpr decltype(destroy) destroy = {either::destroy<Game>, if_dice<either::destroy<dice::Game>>()};

// ---- life ----

constexpr decltype(clone_for) clone_for = {of_tiles<tiles::clone_for>(), of_dice<clone_dice>()};
constexpr decltype(measure_clone) measure_clone = {of_tiles<tiles::measure_clone>(), of_dice<measure_dice_clone>()};
constexpr decltype(copy_for) copy_for = {of_tiles<tiles::copy_for>(), of_dice<copy_dice>()};
constexpr decltype(restart) restart = {of_tiles<either::restart<Game>>(), of_dice<either::restart<dice::Game>>()};
constexpr decltype(undo) undo = {of_tiles<either::undo<Game>>(), of_dice<either::undo<dice::Game>>()};
constexpr decltype(undo_last) undo_last = {of_tiles<either::undo_last<Game>>(), of_dice<either::undo_last<dice::Game>>()};
constexpr decltype(number_events_from) number_events_from = {of_tiles<either::number_events_from<Game>>(),
                                                             of_dice<either::number_events_from<dice::Game>>()};
constexpr decltype(is_faulty) is_faulty = {of_tiles<is_tile_game_faulty>(), is_never_faulty};
constexpr decltype(seats) seats = {of_tiles<either::seats<Game>>(), of_dice<either::seats<dice::Game>>()};
constexpr decltype(retention) retention = {of_tiles<either::retention<Game>>(), of_dice<either::retention<dice::Game>>()};
constexpr decltype(config) config = {of_tiles<tiles::get_config>(), of_dice<dice_config>()};
constexpr decltype(list_choices) list_choices = {of_tiles<tiles::list_choices>(), of_dice<list_dice_choices>()};

// ---- deciding ----

constexpr decltype(get_decision) get_decision = {of_tiles<tiles::get_decision>(), of_dice<get_dice_decision>()};
constexpr decltype(list_actions) list_actions = {of_tiles<tiles::list_actions>(), of_dice<list_dice_actions>()};
constexpr decltype(count_actions) count_actions = {of_tiles<tiles::count_actions>(), of_dice<count_dice_actions>()};
constexpr decltype(list_codes) list_codes = {of_tiles<tiles::list_codes>(), of_dice<list_dice_codes>()};
constexpr decltype(list_weights) list_weights = {of_tiles<tiles::list_weights>(), of_dice<list_dice_weights>()};
constexpr decltype(get_action) get_action = {of_tiles<tiles::get_action>(), of_dice<get_dice_action>()};
constexpr decltype(sample_action) sample_action = {of_tiles<tiles::sample_action>(), of_dice<sample_dice_action>()};
constexpr decltype(check_action_numbers) check_action_numbers = {of_tiles<tiles::check_action_numbers>(),
                                                                 of_dice<check_dice_action_numbers>()};
constexpr decltype(check) check = {of_tiles<tiles::check>(), of_dice<check_dice>()};
constexpr decltype(apply) apply = {of_tiles<tiles::apply>(), of_dice<apply_dice>()};
constexpr decltype(play_out) play_out = {of_tiles<tiles::play_out>(), of_dice<play_out_dice>()};
constexpr decltype(write_action) write_action = {of_tiles<tiles::write_action>(), of_dice<write_dice_line>()};
constexpr decltype(read_action) read_action = {of_tiles<tiles::read_action>(), of_dice<read_dice_line>()};

// ---- what happened, and saving ----

constexpr decltype(first_event) first_event = {of_tiles<either::first_event<Game>>(), of_dice<either::first_event<dice::Game>>()};
constexpr decltype(next_event) next_event = {of_tiles<either::next_event<Game>>(), of_dice<either::next_event<dice::Game>>()};
constexpr decltype(list_events) list_events = {of_tiles<tiles::list_events>(), of_dice<list_dice_events>()};
constexpr decltype(list_score_lines) list_score_lines = {of_tiles<tiles::list_score_lines>(), of_dice<list_dice_score_lines>()};
constexpr decltype(list_history) list_history = {of_tiles<tiles::list_history>(), of_dice<list_dice_history>()};
constexpr decltype(hash) hash = {of_tiles<tiles::hash>(), of_dice<hash_dice>()};
constexpr decltype(write_snapshot) write_snapshot = {of_tiles<tiles::write_snapshot>(), of_dice<write_dice_snapshot>()};
constexpr decltype(write_script) write_script = {of_tiles<tiles::write_script>(), of_dice<write_dice_script>()};

// ---- queries ----

constexpr decltype(list_tiles) list_tiles = {of_tiles<tiles::list_tiles>(), of_dice<list_dice_tiles>()};
constexpr decltype(list_segments) list_segments = {of_tiles<tiles::list_segments>(), of_dice<list_dice_segments>()};
constexpr decltype(list_stock) list_stock = {of_tiles<tiles::list_stock>(), list_nothing};
constexpr decltype(list_placements) list_placements = {of_tiles<tiles::list_placements>(), is_absent};
constexpr decltype(list_board) list_board = {of_tiles<tiles::list_board>(), of_dice<list_dice_board>()};
constexpr decltype(get_placed) get_placed = {of_tiles<tiles::get_placed>(), of_dice<get_dice_placed>()};
constexpr decltype(placed_at) placed_at = {of_tiles<tiles::placed_at>(), of_dice<dice_tile_at>()};
constexpr decltype(list_segments_at) list_segments_at = {of_tiles<tiles::list_segments_at>(), of_dice<list_dice_segments_at>()};
constexpr decltype(segment_at) segment_at = {of_tiles<tiles::segment_at>(), of_dice<dice_segment_at>()};
constexpr decltype(feature_at) feature_at = {of_tiles<tiles::feature_at>(), of_dice<dice_feature_at>()};
constexpr decltype(list_features) list_features = {of_tiles<tiles::list_features>(), of_dice<list_dice_features>()};
constexpr decltype(get_feature) get_feature = {of_tiles<tiles::get_feature>(), of_dice<get_dice_feature>()};
constexpr decltype(list_feature_segments) list_feature_segments = {of_tiles<tiles::list_feature_segments>(),
                                                                   of_dice<list_dice_parts>()};
constexpr decltype(list_pieces) list_pieces = {of_tiles<tiles::list_pieces>(), list_nothing};
constexpr decltype(get_piece) get_piece = {of_tiles<tiles::get_piece>(), is_absent};
constexpr decltype(list_things) list_things = {of_tiles<tiles::list_things>(), list_nothing};
constexpr decltype(get_seat) get_seat = {of_tiles<tiles::get_seat>(), of_dice<get_dice_seat>()};
constexpr decltype(count_supply) count_supply = {of_tiles<tiles::count_supply>(), is_absent};
constexpr decltype(list_standing) list_standing = {of_tiles<tiles::list_standing>(), of_dice<list_dice_standing>()};
constexpr decltype(get_dice) get_dice = {is_absent, of_dice<bastide::get_dice>()};
constexpr decltype(list_dice) list_dice = {is_absent, of_dice<bastide::list_dice>()};

// ---- for players ----

constexpr decltype(list_briefs) list_briefs = {of_tiles<tiles::list_briefs>(), list_nothing};
constexpr decltype(get_brief) get_brief = {of_tiles<tiles::get_brief>(), is_absent};
constexpr decltype(list_field_cities) list_field_cities = {of_tiles<tiles::list_field_cities>(), is_absent};
constexpr decltype(list_changed_features) list_changed_features = {of_tiles<tiles::list_changed_features>(), list_nothing};
constexpr decltype(list_open_cells) list_open_cells = {of_tiles<tiles::list_open_cells>(), list_nothing};
constexpr decltype(list_left) list_left = {of_tiles<tiles::list_left>(), list_nothing};

// ---- geometry ----

constexpr decltype(tile_def) tile_def = {of_tiles<tiles::tile_def>(), no_row};
constexpr decltype(pick) pick = {of_tiles<tiles::pick>(), is_absent};
constexpr decltype(list_feature_rings) list_feature_rings = {of_tiles<tiles::list_feature_rings>(), is_absent};
constexpr decltype(list_feature_outline) list_feature_outline = {of_tiles<tiles::list_feature_outline>(), is_absent};
constexpr decltype(locate_piece) locate_piece = {of_tiles<tiles::locate_piece>(), is_absent};

// ---- positions ----

constexpr decltype(list_position) list_position = {of_tiles<tiles::list_position>(), is_absent};
constexpr decltype(check_position) check_position = {of_tiles<tiles::check_position>(), is_absent};
constexpr decltype(set_position) set_position = {of_tiles<tiles::set_position>(), if_dice<refuse_position_of_dice>()};

// ---- words ----

constexpr decltype(tile_name) tile_name = {of_tiles<tiles::tile_name>(), no_name};
constexpr decltype(face_of_tile) face_of_tile = {no_face, if_dice<face_of_dice_tile>()};

}  // namespace functions

Rows<bastide_option_def> dice_options() noexcept
{
    if constexpr (kHasDice) return kDiceOptions;
    return {};
}

namespace {

GameKind kind_of_number(i32 number) noexcept
{
    return kHasDice && number == BASTIDE_GAME_DICE ? GameKind::dice : GameKind::tiles;
}

}  // namespace

GameKind kind_of_snapshot(const u8* bytes, u32 size) noexcept { return kind_of_number(game_of_frame(bytes, size)); }

GameKind kind_of_script(Text text) noexcept { return kind_of_number(static_cast<i32>(game_of_script(text))); }

}  // namespace bastide
