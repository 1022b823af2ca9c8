// SPDX-License-Identifier: MIT
// Foresees what an auction brings each seat: a tile that it places in its next turn, and points. It looks at the tiles that lie
// open or are held, and at the bids so far.
#pragma once

#include "players/terms.hpp"

namespace bastide::players {

/// How an auction shows in a game, and its terms.
struct AuctionKinds {
    int32_t bid_step;   ///< a seat may bid more for the tile that another one, the seller, chose
    int32_t sell_step;  ///< the seller takes it and pays the highest bidder, or is paid by it
    int32_t bid;        ///< [bastide_thing_kind] a bid
    Term tile;          ///< what the tile is worth that a seat holds or can expect
    Term points;        ///< what it gets or pays for it
};

void add_auction(const Sight& sight, const AuctionKinds& kinds, SeatTerms* terms) noexcept;

}  // namespace bastide::players
