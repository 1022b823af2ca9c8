// SPDX-License-Identifier: MIT
// The wind roses: from the events and the tiles of the reference's board, whether each quarter paid as it should.
#pragma once

#include <string>

#include "invariants/box_check.hpp"
#include "support/catch.hpp"

namespace box_checks::wind_roses {

using namespace bastide;

/// The events of the present game that were heard.
struct Memory {
    u64 game = ~u64{0};
    u64 next = 0;
};

inline Memory& memory()
{
    static Memory memory;
    return memory;
}

/// Where a rose looks north when it lies unturned, and its sections clockwise from there: NE, SE, SW, NW.
inline int section_of(const std::string& quarter)
{
    return quarter == "WR_C" ? 0 : quarter == "WR_D" ? 1 : quarter == "WR_E" ? 2 : quarter == "WR_F" ? 3 : -1;
}

/// The four sections of the table, clockwise from the north-east; the middle lines belong to two (ROSE-01).
inline bool lies_in(int section, int east, int south)
{
    switch (section) {
        case 0: return east >= 0 && south <= 0;
        case 1: return east >= 0 && south >= 0;
        case 2: return east <= 0 && south >= 0;
        default: return east <= 0 && south <= 0;
    }
}

/// ROSE-01 to -03
inline bool should_pay(const reference::Board& board, int last)
{
    const int section = section_of(board.type_at(last).id);
    if (section < 0) return false;
    bool has_blue = false;
    for (int tile = 0; tile < last; ++tile) has_blue = has_blue || board.type_at(tile).id == "WR_B";
    const reference::PlacedTile& quarter = board.tiles()[static_cast<std::size_t>(last)];
    bool pays = false;
    for (int tile = 0; tile < last; ++tile) {
        if (board.type_at(tile).id != (has_blue ? "WR_B" : "WR_A")) continue;
        const reference::PlacedTile& rose = board.tiles()[static_cast<std::size_t>(tile)];
        pays = pays || lies_in((section + rose.rotation) % 4, quarter.x - rose.x, quarter.y - rose.y);
    }
    return pays;
}

inline void listen(const Observation& observed)
{
    Memory& now = memory();
    if (now.game != observed.number) now = {observed.number, observed.game.log().first()};
    int paid = 0;
    int due = 0;
    for (; now.next < observed.game.log().next(); ++now.next) {
        const Event& event = observed.game.log().at(now.next);
        if (event.kind == EventKind::scored && event.reward == Reward::wind_rose) paid += event.points;
        if (event.kind != EventKind::placed) continue;
        const int tile = observed.board.tile_at(event.cell.x, event.cell.y);
        if (tile > 0 && should_pay(observed.board, tile)) due += 3;
    }
    observed.wrong.expect(paid == due, "a quarter of a wind rose pays wrongly");
    observed.seen.rare["quarters"] += paid / 3;
}

inline void came_up(const Seen& seen) { CHECK(seen.rare.at("quarters") > 50); }

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::wind_roses, .trades = {Reward::wind_rose}, .at_decision = listen, .end = listen, .came_up = came_up}};
}

}  // namespace box_checks::wind_roses
