// SPDX-License-Identifier: MIT
// Auctions: one seat has something to sell; the others are asked once each, clockwise, and bid or pass; then the seller takes a
// bid or none. A room says what is sold, who sells and what a seat may bid, and does what follows from the sale.
#pragma once

#include "play/rules.hpp"

namespace bastide {

/// What a seat may bid: points from `least` to `most`, if that is any, and the wild tile that it holds.
struct BidRange {
    i32 least = 1;
    i32 most = 0;
    bool may_offer_tile = false;

    constexpr bool any() const noexcept { return may_offer_tile || least <= most; }
};

/// An auction of a room. It stands in kAuctionWords words of a turn of that room's drawer.
struct Auction {
    RoomName room = RoomName::none;
    int first_word = 0;
    i32 least = 1;  ///< no bid in points is lower
    int (*seller)(const View&) = nullptr;
    RowId (*item)(const View&) = nullptr;
    BidRange (*range)(const View&, int seat) = nullptr;
    Reason out_of_range = Reason::none;  ///< why a bid is refused that is too low or too high
    Reason no_bid = Reason::none;        ///< why a seat that made no bid cannot be sold to
    Reason lacks_tile = Reason::none;    ///< why a seat may not bid a wild tile that it does not hold
    ThingKind bid = ThingKind::none;     ///< what shows a bid
};

/// How many seats, the seller first, have had their say, or that it is sold; then a bid for each seat.
inline constexpr int kAuctionWords = 1 + kMaxSeats;

/// How actions, events and things tell the points of a bid that is a tile.
inline constexpr i32 kForTile = 0;

/// How many seats have had their say; 0 before the auction begins, one more than there are seats behind a sale.
int count_asked(const View& view, const Auction& auction) noexcept;
bool is_sold(const View& view, const Auction& auction) noexcept;

/// The seat that is asked now.
int bidder(const View& view, const Auction& auction) noexcept;

bool has_bid(const View& view, const Auction& auction, int seat) noexcept;
/// In points, or kForTile.
i32 bid_of(const View& view, const Auction& auction, int seat) noexcept;
/// The seat that bids most points, the earliest asked of equal ones; -1 when none does.
int highest_bidder(const View& view, const Auction& auction) noexcept;

// ---- steps of an auction ----

/// The seller opens it with a bid of its own.
void open_with_bid(Play& play, const Auction& auction, i32 points) noexcept;

/// Goes on to the next seat that can bid; done when all have been asked.
Flow ask_bidders(Play& play, const Auction& auction) noexcept;
void list_bids(const View& view, const Auction& auction, ActionList& options) noexcept;
Reason why_not_bid(const View& view, const Auction& auction, const Action& action, Verdict& verdict) noexcept;
/// Takes a bid or a pass of the seat that is asked.
void answer_bid(Play& play, const Auction& auction, const Action& action) noexcept;
void about_bid(const View& view, const Auction& auction, Subject& subject) noexcept;

/// The seller takes one of the bids that seats have made, or passes.
void list_sales(const View& view, const Auction& auction, ActionList& options) noexcept;
Reason why_not_sell(const View& view, const Auction& auction, const Action& action, Verdict& verdict) noexcept;

/// It is over, with a sale or without; no bid stands any more.
void close_auction(Play& play, const Auction& auction, bool sold) noexcept;
/// Nothing is for sale any more, and another auction may begin.
void clear_auction(Play& play, const Auction& auction) noexcept;

/// A seat takes its bid back (RESIGN-03).
void withdraw_bid(Play& play, const Auction& auction, int seat) noexcept;

void show_bids(const View& view, const Auction& auction, Things& things) noexcept;

}  // namespace bastide
