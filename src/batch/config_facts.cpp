// SPDX-License-Identifier: MIT
// Reads a config: its choices, its tile types, its pieces.
#include "batch/config_facts.hpp"

namespace bastide::batch {
namespace {

void read_option(ConfigFacts& table, int32_t option) noexcept
{
    switch (option) {
        case BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END: table.has_hands = true; break;
        case BASTIDE_OPTION_HELD_TILES_HIDDEN:
        case BASTIDE_OPTION_HAND_HIDDEN: table.hides_hands = true; break;
        case BASTIDE_OPTION_HAND_OF_THREE_TILES:
            table.has_hands = true;
            table.hand_slots = 3;
            break;
        case BASTIDE_OPTION_START_PLAYER_BY_TOSS: table.names_seat = true; break;
        case BASTIDE_OPTION_SELL_COMPLETING_TILE: table.sells = true; break;
        case BASTIDE_OPTION_WITHOUT_BAZAARS: table.without_bazaars = true; break;
        case BASTIDE_OPTION_CASTLE_POINTS_CHOSEN: table.chooses_place = true; break;
        default: break;
    }
}

void read_choice(ConfigFacts& table, const bastide_choice& choice) noexcept
{
    if (choice.value == 0) return;
    if (choice.kind == BASTIDE_CHOICE_SET && choice.id < kKinds) table.sets |= UINT64_C(1) << choice.id;
    if (choice.kind == BASTIDE_CHOICE_PIECES && choice.id < kKinds) table.piece_kinds |= UINT64_C(1) << choice.id;
    if (choice.kind == BASTIDE_CHOICE_OPTION) read_option(table, choice.id);
}

bastide_status read_choices(const bastide_game* game, const bastide_allocator& mem, ConfigFacts& out) noexcept
{
    const int32_t count = bastide_game_list_choices(game, nullptr, 0);
    if (count < 0) return count;
    Array<bastide_choice> choices;
    if (!choices.make(mem, count)) return BASTIDE_E_MEMORY;
    bastide_game_list_choices(game, choices.data(), count);
    for (int32_t i = 0; i < count; ++i) read_choice(out, choices[i]);
    choices.end();
    return BASTIDE_OK;
}

/// The kinds of all pieces of the game: the numbers and planes are made for them.
bastide_status read_pieces(const bastide_game* game, ConfigFacts& out) noexcept
{
    out.pieces = bastide_game_list_pieces(game, nullptr, 0);
    if (out.pieces < 0) return out.pieces;
    for (int32_t id = 0; id < out.pieces; ++id) {
        bastide_piece piece;
        if (bastide_game_get_piece(game, id, &piece) != BASTIDE_OK) continue;
        if (piece.kind < kKinds) out.piece_kinds |= UINT64_C(1) << piece.kind;
        if (piece.kind == BASTIDE_PIECE_MAGE) out.mage = id;
        if (piece.kind == BASTIDE_PIECE_WITCH) out.witch = id;
        if (piece.kind == BASTIDE_PIECE_TUNNEL_TOKEN && out.token < 0) out.token = id;
        if (piece.seat != 0) continue;
        ++out.pieces_per_seat;
        if (piece.kind == BASTIDE_PIECE_TUNNEL_TOKEN) ++out.tokens_per_seat;
        if (piece.kind < kKinds) out.seat_kinds |= UINT64_C(1) << piece.kind;
    }
    return BASTIDE_OK;
}

/// What seats count beside pieces.
void read_tokens(const bastide_game* game, ConfigFacts& out) noexcept
{
    for (int32_t kind = 1; kind < kKinds; ++kind)
        if (!has_bit(out.piece_kinds, kind) && bastide_game_count_supply(game, 0, kind) >= 0) out.tokens |= UINT64_C(1) << kind;
}

bool is_plain(const ConfigFacts& table) noexcept
{
    constexpr uint64_t kKindsOfFollowers =
        (UINT64_C(1) << BASTIDE_PIECE_FOLLOWER) | (UINT64_C(1) << BASTIDE_PIECE_LARGE_FOLLOWER);
    constexpr uint64_t kSets =
        (UINT64_C(1) << BASTIDE_SET_BASE) | (UINT64_C(1) << BASTIDE_SET_WINTER) | (UINT64_C(1) << BASTIDE_SET_INNS_CATHEDRALS);
    return !table.is_dice && !table.sells && (table.piece_kinds & ~kKindsOfFollowers) == 0 && (table.sets & ~kSets) == 0;
}

bastide_status read_tiles(const bastide_game* game, const bastide_allocator& mem, ConfigFacts& out,
                          Array<bastide_tile_def>& defs) noexcept
{
    out.types = bastide_game_list_tiles(game, nullptr, 0);
    if (out.types < 0) return out.types;
    if (!defs.make(mem, out.types)) return BASTIDE_E_MEMORY;
    bastide_game_list_tiles(game, defs.data(), out.types);
    int64_t tiles = 0;
    bool has_wild = false;
    for (int32_t i = 0; i < out.types; ++i) {
        tiles += defs[i].count;
        has_wild = has_wild || (defs[i].flags & BASTIDE_TILE_FLAG_WILD) != 0;
    }
    if (has_wild && out.hand_slots > 1) ++out.hand_slots;  // an abbey beside the hand
    if (!out.is_dice) out.tiles = static_cast<int32_t>(tiles);
    return tiles > BASTIDE_BATCH_TILES_MAX ? BASTIDE_E_LIMIT : BASTIDE_OK;
}

/// Whether every code has its cell: each tile lies within so many steps of the first one as there are tiles, and the first one
/// stays the first after a restart.
bool has_codes(const bastide_game* game, const ConfigFacts& table) noexcept
{
    constexpr int32_t kMaxInCode = 1023;
    bastide_placed first;
    if (bastide_game_get_placed(game, 0, &first) != BASTIDE_OK) return true;
    const int32_t most = kMaxInCode - table.tiles;
    return first.x >= -most && first.x <= most && first.y >= -most && first.y <= most;
}

}  // namespace

bastide_status read_table(const bastide_game* game, const bastide_allocator& mem, ConfigFacts& out,
                          Array<bastide_tile_def>& defs) noexcept
{
    bastide_config config;
    bastide_status status = bastide_game_get_config(game, &config);
    if (status != BASTIDE_OK) return status;
    out.seats = config.seats;
    out.is_dice = config.game == BASTIDE_GAME_DICE;
    if (!out.is_dice) status = read_choices(game, mem, out);
    out.has_bazaars = has_bit(out.sets, BASTIDE_SET_BRIDGES_CASTLES_BAZAARS) && !out.without_bazaars;
    out.has_hands = out.has_hands || out.has_bazaars;
    if (status == BASTIDE_OK && !out.is_dice) status = read_pieces(game, out);
    if (status == BASTIDE_OK && !out.is_dice) read_tokens(game, out);
    out.variables = bastide_game_list_variables(game, 0, nullptr, 0);
    out.is_plain = is_plain(out);
    if (status == BASTIDE_OK) status = read_tiles(game, mem, out, defs);
    return status == BASTIDE_OK && !out.is_dice && !has_codes(game, out) ? BASTIDE_E_LIMIT : status;
}

}  // namespace bastide::batch
