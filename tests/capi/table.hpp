// SPDX-License-Identifier: MIT
// Positions by hand, for tests: entries as one says them, tiles by name and by the sides they show.
#pragma once

#include "capi/face.hpp"

namespace bastide_tests {

inline bastide_put blank_put(std::int32_t kind)
{
    bastide_put put{};
    put.kind = kind;
    put.seat = put.tile = put.rotation = put.segment = put.piece = put.id = -1;
    return put;
}

inline bastide_put put_piece(std::int32_t seat, std::int32_t kind, std::int32_t x, std::int32_t y, std::int32_t segment)
{
    bastide_put put = blank_put(BASTIDE_PUT_PIECE);
    put.seat = seat;
    put.piece = kind;
    put.x = x;
    put.y = y;
    put.segment = segment;
    return put;
}
inline bastide_put put_follower(std::int32_t seat, std::int32_t x, std::int32_t y, std::int32_t segment)
{
    return put_piece(seat, BASTIDE_PIECE_FOLLOWER, x, y, segment);
}
inline bastide_put put_prisoner(std::int32_t owner, std::int32_t holder, std::int32_t kind = BASTIDE_PIECE_FOLLOWER)
{
    bastide_put put = blank_put(BASTIDE_PUT_PRISONER);
    put.seat = owner;
    put.piece = kind;
    put.value = holder;
    return put;
}
inline bastide_put put_score(std::int32_t seat, std::int32_t points)
{
    bastide_put put = blank_put(BASTIDE_PUT_SCORE);
    put.seat = seat;
    put.value = points;
    return put;
}
inline bastide_put put_copies(std::int32_t kind, std::int32_t tile, std::int32_t count)
{
    bastide_put put = blank_put(kind);
    put.tile = tile;
    put.value = count;
    return put;
}
inline bastide_put put_held(std::int32_t seat, std::int32_t tile)
{
    bastide_put put = blank_put(BASTIDE_PUT_HELD);
    put.seat = seat;
    put.tile = tile;
    return put;
}
inline bastide_put put_note(std::int32_t note, std::int32_t value)
{
    bastide_put put = blank_put(BASTIDE_PUT_NOTE);
    put.id = note;
    put.value = value;
    return put;
}

/// The rotation in which a tile shows these sides north, east, south, west: F, R, C, or * for any.
inline std::int32_t turn_of(const Game& game, std::int32_t tile, const std::string& sides)
{
    const bastide_tile_def def = tiles(game)[at(tile)];
    for (std::int32_t rotation = 0; rotation < 4; ++rotation) {
        bool shows = true;
        for (std::int32_t side = 0; side < 4; ++side) {
            const std::int32_t kind = def.sides[(side - rotation + 4) % 4];
            shows = shows && (kind < 0 ? '*' : "FRC"[kind]) == sides[at(side)];
        }
        if (shows) return rotation;
    }
    throw std::logic_error(std::string(def.name) + " never shows " + sides);
}

inline bastide_put put_tile(const Game& game, const std::string& name, std::int32_t x, std::int32_t y, const std::string& sides)
{
    bastide_put put = blank_put(BASTIDE_PUT_TILE);
    put.tile = tile_named(game, name);
    put.x = x;
    put.y = y;
    put.rotation = turn_of(game, put.tile, sides);
    return put;
}

inline bastide_position turn_at(std::int32_t seat, std::int32_t step = BASTIDE_STEP_NONE, std::int32_t tile = -1)
{
    bastide_position head{};
    head.struct_size = sizeof head;
    head.seat = seat;
    head.step = step;
    head.tile = tile;
    return head;
}

/// A position: what a game tells or is set to.
struct Position {
    bastide_position head = turn_at(0);
    std::vector<bastide_put> puts{};
};

/// What a game's table is; the status when no position tells it.
inline std::int32_t tell(const Game& game, Position& out)
{
    out.head.struct_size = sizeof out.head;
    const std::int32_t count = bastide_game_list_position(game.get(), &out.head, nullptr, 0);
    if (count < 0) return count;
    out.puts.resize(at(count));
    if (bastide_game_list_position(game.get(), nullptr, out.puts.data(), count) != count)
        throw std::logic_error("a list changed its mind");
    return BASTIDE_OK;
}

inline std::vector<bastide_illegal> illegals(const Game& game, const Position& position)
{
    return collect<bastide_illegal>([&](bastide_illegal* out, std::int32_t cap) {
        return bastide_game_check_position(game.get(), &position.head, position.puts.data(), count_of(position.puts.size()), out,
                                           cap);
    });
}

inline bastide_status set_position(const Game& game, const Position& position, bastide_error* error = nullptr)
{
    return bastide_game_set_position(game.get(), &position.head, position.puts.data(), count_of(position.puts.size()), error);
}

inline void must_set(const Game& game, const Position& position)
{
    bastide_error error = error_record();
    if (set_position(game, position, &error) != BASTIDE_OK)
        throw std::logic_error("entry " + std::to_string(error.index) + ": " + error.text);
}

inline std::string sentence(const Game& game, const bastide_illegal& illegal)
{
    return text([&](char* out, std::int32_t cap) { return bastide_illegal_text(game.get(), &illegal, out, cap); });
}

}  // namespace bastide_tests
