// SPDX-License-Identifier: MIT
// The function tables of both games.
#include "game_functions.hpp"

#include <type_traits>

#include "dice/dice_snapshot.hpp"
#include "dice/host/dice_host.hpp"
#include "ground/frame.hpp"
#include "interface.hpp"
#include "tile_game.hpp"

namespace bastide {

namespace {

/// Wraps a function on one kind of game so that it takes the untyped game of a handle.
template <auto function>
struct OfHandle;
template <class Game, class Answer, class... More, Answer (*function)(Game&, More...) noexcept>
struct OfHandle<function> {
    using Held = std::conditional_t<std::is_const_v<Game>, const void, void>;
    static Answer call(Held* game, More... more) noexcept { return function(*static_cast<Game*>(game), more...); }
};
template <auto function>
constexpr auto of = OfHandle<function>::call;

/// The functions of a table for what its game does not have.
template <class... Asked>
i32 is_absent(const void*, Asked...) noexcept
{
    return BASTIDE_E_ABSENT;
}
template <class... Asked>
i32 lists_nothing(const void*, Asked...) noexcept
{
    return 0;
}

// ---- functions that both games have --------------------------------------------------------------------------------

template <class Game>
void destroy(void* game) noexcept
{
    Game::destroy(static_cast<Game*>(game));
}
template <class Game>
void restart(Game& game, u64 seed) noexcept
{
    game.restart(seed);
}
template <class Game>
Status undo(Game& game, u32 action) noexcept
{
    return game.undo(action);
}
template <class Game>
void number_events_from(Game& game, u64 next) noexcept
{
    game.number_events_from(next);
}
template <class Game>
i32 seats(const Game& game) noexcept
{
    return static_cast<i32>(game.rules().config.seats);
}
template <class Game>
Retention retention(const Game& game) noexcept
{
    return game.retention();
}
template <class Game>
u64 first_event(const Game& game) noexcept
{
    return game.log().first();
}
template <class Game>
u64 next_event(const Game& game) noexcept
{
    return game.log().next();
}

bool is_faulty(const Game& game) noexcept { return game.is_faulty(); }
bool is_never_faulty(const void*) noexcept { return false; }
i32 no_face(i32) noexcept { return 0; }

// ---- dice --------------------------------------------------------------------------------------------------------------

void* create_dice_game(const Config& head, const bastide_choice* choices, i32 count, const Sources&, const Memory& memory,
                       Fault& fault) noexcept
{
    return create_dice(head, choices, count, memory, fault);
}

/// A snapshot must have the face table of the game that it replaces.
void* read_dice_snapshot(const u8* bytes, u32 size, const void* like, const Sources&, const Retention* retention,
                         const Memory& memory, Fault& fault) noexcept
{
    const dice::FaceTable& faces = like ? static_cast<const dice::Game*>(like)->rules().config.faces : dice::kFaceTable;
    return dice::read_snapshot(bytes, size, faces, retention, memory, fault);
}

void explain_dice(const dice::Game& game, const bastide_action* asked, const bastide_refusal& refusal, TextWriter& out) noexcept
{
    explain_to_host(kDiceGame, &game, asked, refusal, out);
}

void* read_dice_game_script(Text text, const Sources&, const Memory& memory, Fault& fault) noexcept
{
    return read_dice_script(text, memory, fault, explain_dice);
}

void* clone_dice(const dice::Game& game, i32 viewer, bool with_log, const Retention& retention, const Memory& memory,
                 Status& status) noexcept
{
    dice::Game* copy = game.clone(memory, retention, with_log, viewer != BASTIDE_VIEW_FULL);
    status = copy ? Status::ok : Status::memory;
    return copy;
}

bool copy_dice(dice::Game& game, const void* from, i32 viewer, bool with_log) noexcept
{
    game.copy(*static_cast<const dice::Game*>(from), with_log, viewer != BASTIDE_VIEW_FULL);
    return true;
}

u64 hash_dice(const dice::Game& game) noexcept { return dice::hash(game.rules(), game.state()); }

void* sets_no_position(const void*, const bastide_position&, const bastide_put*, i32, bastide_refusal& refusal) noexcept
{
    refusal = blank_refusal(Status::absent, Reason::none);
    return nullptr;
}

Text no_name(const void*, i32, char (&)[16]) noexcept { return {}; }

i32 face_of_dice_tile(i32 tile) noexcept { return is_within(tile, 0, kDiceTiles - 1) ? tile + BASTIDE_FACE_CAP : 0; }

}  // namespace

constexpr GameFunctions kTileGame = {
    .create = tiles::create,
    .read_snapshot = tiles::read_snapshot,
    .read_script = tiles::read_script,
    .destroy = destroy<Game>,
    .clone_for = of<tiles::clone_for>,
    .copy_for = of<tiles::copy_for>,
    .restart = of<restart<Game>>,
    .undo = of<undo<Game>>,
    .number_events_from = of<number_events_from<Game>>,
    .is_faulty = of<is_faulty>,
    .seats = of<seats<Game>>,
    .retention = of<retention<Game>>,
    .config = of<tiles::get_config>,
    .list_choices = of<tiles::list_choices>,
    .get_decision = of<tiles::get_decision>,
    .list_actions = of<tiles::list_actions>,
    .count_actions = of<tiles::count_actions>,
    .list_codes = of<tiles::list_codes>,
    .list_weights = of<tiles::list_weights>,
    .get_action = of<tiles::get_action>,
    .sample_action = of<tiles::sample_action>,
    .judge_sense = of<tiles::judge_sense>,
    .check = of<tiles::check>,
    .apply = of<tiles::apply>,
    .play_out = of<tiles::play_out>,
    .write_action = of<tiles::write_action>,
    .read_action = of<tiles::read_action>,
    .first_event = of<first_event<Game>>,
    .next_event = of<next_event<Game>>,
    .list_events = of<tiles::list_events>,
    .list_score_lines = of<tiles::list_score_lines>,
    .list_history = of<tiles::list_history>,
    .hash = of<tiles::hash>,
    .write_snapshot = of<tiles::write_snapshot>,
    .write_script = of<tiles::write_script>,
    .list_tiles = of<tiles::list_tiles>,
    .list_segments = of<tiles::list_segments>,
    .list_stock = of<tiles::list_stock>,
    .list_placements = of<tiles::list_placements>,
    .list_board = of<tiles::list_board>,
    .get_placed = of<tiles::get_placed>,
    .placed_at = of<tiles::placed_at>,
    .list_segments_at = of<tiles::list_segments_at>,
    .segment_at = of<tiles::segment_at>,
    .feature_at = of<tiles::feature_at>,
    .list_features = of<tiles::list_features>,
    .get_feature = of<tiles::get_feature>,
    .list_parts = of<tiles::list_parts>,
    .list_pieces = of<tiles::list_pieces>,
    .get_piece = of<tiles::get_piece>,
    .list_things = of<tiles::list_things>,
    .get_seat = of<tiles::get_seat>,
    .count_supply = of<tiles::count_supply>,
    .list_standing = of<tiles::list_standing>,
    .get_dice = is_absent,
    .list_dice = is_absent,
    .list_position = of<tiles::list_position>,
    .check_position = of<tiles::check_position>,
    .set_position = of<tiles::set_position>,
    .tile_name = of<tiles::tile_name>,
    .face_of_tile = no_face,
};

constexpr GameFunctions kDiceGame = {
    .create = create_dice_game,
    .read_snapshot = read_dice_snapshot,
    .read_script = read_dice_game_script,
    .destroy = destroy<dice::Game>,
    .clone_for = of<clone_dice>,
    .copy_for = of<copy_dice>,
    .restart = of<restart<dice::Game>>,
    .undo = of<undo<dice::Game>>,
    .number_events_from = of<number_events_from<dice::Game>>,
    .is_faulty = is_never_faulty,
    .seats = of<seats<dice::Game>>,
    .retention = of<retention<dice::Game>>,
    .config = of<dice_config>,
    .list_choices = of<list_dice_choices>,
    .get_decision = of<get_dice_decision>,
    .list_actions = of<list_dice_actions>,
    .count_actions = of<count_dice_actions>,
    .list_codes = of<list_dice_codes>,
    .list_weights = of<list_dice_weights>,
    .get_action = of<get_dice_action>,
    .sample_action = of<sample_dice_action>,
    .judge_sense = of<judge_sense_of_dice>,
    .check = of<check_dice>,
    .apply = of<apply_dice>,
    .play_out = of<play_out_dice>,
    .write_action = of<write_dice_line>,
    .read_action = of<read_dice_line>,
    .first_event = of<first_event<dice::Game>>,
    .next_event = of<next_event<dice::Game>>,
    .list_events = of<list_dice_events>,
    .list_score_lines = of<list_dice_score_lines>,
    .list_history = of<list_dice_history>,
    .hash = of<hash_dice>,
    .write_snapshot = of<write_dice_snapshot>,
    .write_script = of<write_dice_script>,
    .list_tiles = of<list_dice_tiles>,
    .list_segments = of<list_dice_segments>,
    .list_stock = lists_nothing,
    .list_placements = is_absent,
    .list_board = of<list_dice_board>,
    .get_placed = of<get_dice_placed>,
    .placed_at = of<dice_tile_at>,
    .list_segments_at = of<list_dice_segments_at>,
    .segment_at = of<dice_segment_at>,
    .feature_at = of<dice_feature_at>,
    .list_features = of<list_dice_features>,
    .get_feature = of<get_dice_feature>,
    .list_parts = of<list_dice_parts>,
    .list_pieces = lists_nothing,
    .get_piece = is_absent,
    .list_things = lists_nothing,
    .get_seat = of<get_dice_seat>,
    .count_supply = is_absent,
    .list_standing = of<list_dice_standing>,
    .get_dice = of<get_dice>,
    .list_dice = of<list_dice>,
    .list_position = is_absent,
    .check_position = is_absent,
    .set_position = sets_no_position,
    .tile_name = no_name,
    .face_of_tile = face_of_dice_tile,
};

const GameFunctions& functions_of(GameKind kind) noexcept { return kind == GameKind::dice ? kDiceGame : kTileGame; }

const GameFunctions& functions_of_snapshot(const u8* bytes, u32 size) noexcept
{
    return functions_of(static_cast<GameKind>(game_of_frame(bytes, size)));
}

const GameFunctions& functions_of_script(Text text) noexcept { return is_dice_script(text) ? kDiceGame : kTileGame; }

}  // namespace bastide
