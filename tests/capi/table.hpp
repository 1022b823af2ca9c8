// SPDX-License-Identifier: MIT
// Positions by hand, for tests: entries as one says them, tiles by name and by the sides they show.
#pragma once

#include "capi/c_games.hpp"

namespace bastide_tests {

inline bastide_put blank_put(std::int32_t kind)
{
    bastide_put put{};
    put.kind = kind;
    put.seat = put.tile = put.segment = put.other_seat = -1;
    put.x = put.y = BASTIDE_NOWHERE;
    return put;
}

inline bastide_put put_piece(std::int32_t seat, std::int32_t kind, std::int32_t x, std::int32_t y, std::int32_t segment)
{
    bastide_put put = blank_put(BASTIDE_PUT_PIECE);
    put.seat = seat;
    put.piece_kind = kind;
    put.spot = BASTIDE_SPOT_SEGMENT;
    put.x = x;
    put.y = y;
    put.segment = segment;
    return put;
}
inline bastide_put put_follower(std::int32_t seat, std::int32_t x, std::int32_t y, std::int32_t segment)
{
    return put_piece(seat, BASTIDE_PIECE_FOLLOWER, x, y, segment);
}
inline bastide_put put_barn(std::int32_t seat, std::int32_t x, std::int32_t y)
{
    bastide_put put = put_piece(seat, BASTIDE_PIECE_BARN, x, y, -1);
    put.spot = BASTIDE_SPOT_CORNER;
    return put;
}
inline bastide_put put_prisoner(std::int32_t owner, std::int32_t holder, std::int32_t kind = BASTIDE_PIECE_FOLLOWER)
{
    bastide_put put = blank_put(BASTIDE_PUT_PRISONER);
    put.seat = owner;
    put.piece_kind = kind;
    put.other_seat = holder;
    return put;
}
inline bastide_put put_score(std::int32_t seat, std::int32_t points)
{
    bastide_put put = blank_put(BASTIDE_PUT_SCORE);
    put.seat = seat;
    put.points = points;
    return put;
}
inline bastide_put put_copies(std::int32_t kind, std::int32_t tile, std::int32_t count)
{
    bastide_put put = blank_put(kind);
    put.tile = tile;
    put.count = count;
    return put;
}
inline bastide_put put_held(std::int32_t seat, std::int32_t tile)
{
    bastide_put put = blank_put(BASTIDE_PUT_HELD);
    put.seat = seat;
    put.tile = tile;
    return put;
}
inline bastide_put put_note(std::int32_t note, std::int32_t number)
{
    bastide_put put = blank_put(BASTIDE_PUT_NOTE);
    put.note = note;
    put.number = number;
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
            shows = shows && "?FRC*"[kind] == sides[at(side)];
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

inline bastide_position turn_at(std::int32_t seat, std::int32_t step = 0, std::int32_t tile = -1)
{
    bastide_position head{};
    head.seat = seat;
    head.step = step;
    head.tile = tile;
    return head;
}

/// A position as a game lists it or is set to it.
struct ListedPosition {
    bastide_position head = turn_at(0);
    std::vector<bastide_put> puts{};
};

/// The position of a game; the status when it cannot be listed.
inline std::int32_t tell(const Game& game, ListedPosition& out)
{
    const std::int32_t count = bastide_game_list_position(game.get(), &out.head, nullptr, 0);
    if (count < 0) return count;
    out.puts.resize(at(count));
    if (bastide_game_list_position(game.get(), nullptr, out.puts.data(), count) != count)
        throw std::logic_error("a list changed its mind");
    return BASTIDE_OK;
}

inline std::vector<bastide_refusal> illegals(const Game& game, const ListedPosition& position)
{
    return collect<bastide_refusal>([&](bastide_refusal* out, std::int32_t cap) {
        return bastide_game_check_position(game.get(), &position.head, position.puts.data(), count_of(position.puts.size()), out,
                                           cap);
    });
}

inline bastide_status set_position(const Game& game, const ListedPosition& position, bastide_refusal* refusal = nullptr)
{
    return bastide_game_set_position(game.get(), &position.head, position.puts.data(), count_of(position.puts.size()), refusal);
}

inline void must_set(const Game& game, const ListedPosition& position)
{
    bastide_refusal refusal{};
    if (set_position(game, position, &refusal) != BASTIDE_OK)
        throw std::logic_error("entry " + std::to_string(refusal.index) + ": " + refusal.text);
}

inline std::string sentence(const Game& game, const bastide_refusal& refusal)
{
    return text(
        [&](char* out, std::int32_t cap) { return bastide_refusal_text(game.get(), nullptr, nullptr, &refusal, out, cap); });
}

}  // namespace bastide_tests
