// SPDX-License-Identifier: MIT
// Auctions: one seat sells an item; the other seats bid or pass, once each, clockwise; then the seller accepts a bid or passes.
// The module defines item, seller and bid range, and does what follows from a sale.
#pragma once

#include "play/rules.hpp"

namespace bastide {

/// What a seat may bid: points from `least` to `most` (none if least > most), and its wild tile.
struct BidRange {
    i32 least = 1;
    i32 most = 0;
    bool may_offer_tile = false;

    constexpr bool any() const noexcept { return may_offer_tile || least <= most; }
};

/// The definition of an auction. Its state is in kAuctionVariables of the module's variables of a turn.
struct Auction {
    ModuleId module = ModuleId::none;
    int first_variable = 0;
    i32 least = 1;  ///< the lowest possible bid in points
    int (*seller)(const View&) = nullptr;
    TileId (*item)(const View&) = nullptr;
    BidRange (*range)(const View&, int seat) = nullptr;
    Reason out_of_range = Reason::none;  ///< refusal of a bid outside the range
    Reason no_bid = Reason::none;        ///< refusal of a sale to a seat that made no bid
    Reason lacks_tile = Reason::none;    ///< refusal of a wild tile from a seat that has none; none: no tile is a bid
    ThingKind bid = ThingKind::none;     ///< the kind of thing that shows a bid to hosts
};

/// Words of an auction: the number of seats already asked, the seller included, or the number of seats + 1 once the item is sold;
/// then one bid for each seat.
inline constexpr int kAuctionVariables = 1 + kMaxSeats;

/// The points of a bid that is a tile, in actions, events and things.
inline constexpr i32 kForTile = 0;

/// How many seats have been asked, the seller included; 0 before the auction, the number of seats + 1 after a sale.
int count_asked(const View& view, const Auction& auction) noexcept;
bool is_sold(const View& view, const Auction& auction) noexcept;

/// The seat whose bid is awaited.
int bidder(const View& view, const Auction& auction) noexcept;

bool has_bid(const View& view, const Auction& auction, int seat) noexcept;
/// The bid of a seat in points, or kForTile. Precondition: has_bid().
i32 bid_of(const View& view, const Auction& auction, int seat) noexcept;
/// The seat with the highest bid in points, of equal bids the one asked first; -1 if there is none.
int highest_bidder(const View& view, const Auction& auction) noexcept;

// ---- steps of an auction ----

/// Opens the auction with a bid of the seller.
void open_with_bid(Play& play, const Auction& auction, i32 points) noexcept;

/// Advances to the next seat that can bid; `done` if all have been asked.
Flow ask_bidders(Play& play, const Auction& auction) noexcept;
void list_bids(const View& view, const Auction& auction, ActionList& actions) noexcept;
/// Samples the bid or pass at a uniform index of that list.
bool sample_bid(const View& view, const Auction& auction, Stream& stream, Action& out) noexcept;
Reason why_not_bid(const View& view, const Auction& auction, const Action& action, Verdict& verdict) noexcept;
/// Stores the bid or pass of the seat that was asked.
void answer_bid(Play& play, const Auction& auction, const Action& action) noexcept;
void describe_bid(const View& view, const Auction& auction, Subject& subject) noexcept;

/// Lists the bids that the seller can accept, and the pass.
void list_sales(const View& view, const Auction& auction, ActionList& actions) noexcept;
Reason why_not_sell(const View& view, const Auction& auction, const Action& action, Verdict& verdict) noexcept;

/// Ends the auction, with a sale or without, and removes all bids.
void close_auction(Play& play, const Auction& auction, bool sold) noexcept;
/// Resets the state, so that another auction can begin.
void clear_auction(Play& play, const Auction& auction) noexcept;

/// Removes the bid of a seat (RESIGN-03).
void withdraw_bid(Play& play, const Auction& auction, int seat) noexcept;

void show_bids(const View& view, const Auction& auction, Things& things) noexcept;

}  // namespace bastide
