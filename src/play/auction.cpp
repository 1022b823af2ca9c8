// SPDX-License-Identifier: MIT
#include "play/auction.hpp"

#include "play/moves.hpp"

namespace bastide {

namespace {

constexpr int kAsked = 0;
constexpr int kBid = 1;  // + seat; value: 0 none, kTileBid, or 1 + points above the lowest possible bid

constexpr u16 kTileBid = 0xFFFF;

int seats(const View& view) noexcept { return view.rules.config.seats; }

u16 variable(const View& view, const Auction& auction, int i) noexcept
{
    return view.this_turn(auction.module, auction.first_variable + i);
}

void set_variable(Play& play, const Auction& auction, int i, int value) noexcept
{
    moves::set_this_turn(play, auction.module, auction.first_variable + i, value);
}

/// The seat that is asked after `asked` others; the seller is the first.
int seat_after(const View& view, const Auction& auction, int asked) noexcept
{
    return (auction.seller(view) + asked) % seats(view);
}

/// The bid range of the module, limited to bids that a variable can store.
BidRange range_of(const View& view, const Auction& auction, int seat) noexcept
{
    BidRange range = auction.range(view, seat);
    range.most = smaller(range.most, auction.least + kTileBid - 2);
    return range;
}

Action action_of(ActionKind kind, int seat) noexcept
{
    Action action;
    action.kind = kind;
    action.seat = static_cast<u8>(seat);
    return action;
}

Action bid_for(int seat, i32 points, TileId tile = {}) noexcept
{
    Action action = action_of(ActionKind::bid, seat);
    action.points = points;
    action.tile = tile;
    return action;
}

void set_bid(Play& play, const Auction& auction, int seat, i32 points, TileId tile) noexcept
{
    set_variable(play, auction, kBid + seat, tile ? kTileBid : points - auction.least + 1);
}

}  // namespace

int count_asked(const View& view, const Auction& auction) noexcept { return variable(view, auction, kAsked); }

bool is_sold(const View& view, const Auction& auction) noexcept { return count_asked(view, auction) > seats(view); }

int bidder(const View& view, const Auction& auction) noexcept { return seat_after(view, auction, count_asked(view, auction)); }

bool has_bid(const View& view, const Auction& auction, int seat) noexcept { return variable(view, auction, kBid + seat) != 0; }

i32 bid_of(const View& view, const Auction& auction, int seat) noexcept
{
    const u16 bid = variable(view, auction, kBid + seat);
    return bid == kTileBid ? kForTile : auction.least + bid - 1;
}

int highest_bidder(const View& view, const Auction& auction) noexcept
{
    int highest = -1;
    for (int i = 0; i < seats(view); ++i) {
        const int seat = seat_after(view, auction, i);
        const u16 bid = variable(view, auction, kBid + seat);
        if (bid == 0 || bid == kTileBid) continue;
        if (highest < 0 || bid_of(view, auction, seat) > bid_of(view, auction, highest)) highest = seat;
    }
    return highest;
}

void open_with_bid(Play& play, const Auction& auction, i32 points) noexcept
{
    const int seller = auction.seller(play);
    set_variable(play, auction, kAsked, 1);
    set_bid(play, auction, seller, points, {});
    moves::announce_bid(play, seller, points, auction.item(play));
}

/// Clockwise, each seat once; skips seats that cannot bid.
Flow ask_bidders(Play& play, const Auction& auction) noexcept
{
    int asked = larger(count_asked(play, auction), 1);
    while (asked < seats(play) && !range_of(play, auction, seat_after(play, auction, asked)).any()) ++asked;
    set_variable(play, auction, kAsked, asked);
    return asked < seats(play) ? Flow::ask : Flow::done;
}

void list_bids(const View& view, const Auction& auction, ActionList& actions) noexcept
{
    const int seat = bidder(view, auction);
    const BidRange range = range_of(view, auction, seat);
    actions.add(action_of(ActionKind::pass, seat));
    if (range.may_offer_tile) actions.add(bid_for(seat, kForTile, view.rules.wild));
    for (i32 points = range.least; points <= range.most; ++points) actions.add(bid_for(seat, points));
}

bool sample_bid(const View& view, const Auction& auction, Stream& stream, Action& out) noexcept
{
    const int seat = bidder(view, auction);
    const BidRange range = range_of(view, auction, seat);
    const u32 others = range.may_offer_tile ? 2 : 1;
    const u32 points = range.least <= range.most ? static_cast<u32>(range.most - range.least) + 1 : 0;
    const u32 index = bounded(stream, others + points);
    if (index >= others)
        out = bid_for(seat, range.least + static_cast<i32>(index - others));
    else
        out = index == 0 ? action_of(ActionKind::pass, seat) : bid_for(seat, kForTile, view.rules.wild);
    return true;
}

namespace {

Reason refuse_points(Verdict& verdict, const Auction& auction, const BidRange& range) noexcept
{
    verdict.least = range.least;
    verdict.most = range.most;
    return verdict.refuse(auction.out_of_range);
}

Reason why_not_bid_tile(const View& view, const Auction& auction, const Action& action, Verdict& verdict) noexcept
{
    const BidRange range = range_of(view, auction, bidder(view, auction));
    const bool takes_tiles = auction.lacks_tile != Reason::none;
    if (!takes_tiles) return refuse_points(verdict, auction, range);
    if (!view.rules.wild || action.tile != view.rules.wild) return verdict.refuse(Reason::wrong_tile);
    if (action.points != kForTile) return verdict.refuse(auction.out_of_range, range.least);
    verdict.seat = action.seat;
    return range.may_offer_tile ? Reason::none : verdict.refuse(auction.lacks_tile);
}

}  // namespace

Reason why_not_bid(const View& view, const Auction& auction, const Action& action, Verdict& verdict) noexcept
{
    if (action.kind == ActionKind::pass) return Reason::none;
    if (action.kind != ActionKind::bid) return verdict.refuse(Reason::wrong_step);
    if (action.tile) return why_not_bid_tile(view, auction, action, verdict);
    const BidRange range = range_of(view, auction, bidder(view, auction));
    if (action.points >= range.least && action.points <= range.most) return Reason::none;
    return refuse_points(verdict, auction, range);
}

void answer_bid(Play& play, const Auction& auction, const Action& action) noexcept
{
    const int seat = bidder(play, auction);
    if (action.kind == ActionKind::bid) {
        set_bid(play, auction, seat, action.points, action.tile);
        moves::announce_bid(play, seat, action.points, action.tile);
    }
    set_variable(play, auction, kAsked, count_asked(play, auction) + 1);
}

void describe_bid(const View& view, const Auction& auction, Subject& subject) noexcept
{
    const BidRange range = range_of(view, auction, bidder(view, auction));
    subject.other_seat = static_cast<u8>(auction.seller(view));
    subject.least = range.least;
    subject.most = range.most;
}

void list_sales(const View& view, const Auction& auction, ActionList& actions) noexcept
{
    const int seller = auction.seller(view);
    actions.add(action_of(ActionKind::pass, seller));
    for (int seat = 0; seat < seats(view); ++seat) {
        Action sell = action_of(ActionKind::sell, seller);
        sell.other_seat = seat;
        if (has_bid(view, auction, seat)) actions.add(sell);
    }
}

Reason why_not_sell(const View& view, const Auction& auction, const Action& action, Verdict& verdict) noexcept
{
    if (action.kind == ActionKind::pass) return Reason::none;
    if (action.kind != ActionKind::sell) return verdict.refuse(Reason::wrong_step);
    if (action.other_seat < 0 || action.other_seat >= seats(view)) return verdict.refuse(Reason::no_such_seat);
    return has_bid(view, auction, action.other_seat) ? Reason::none : verdict.refuse(auction.no_bid);
}

void close_auction(Play& play, const Auction& auction, bool sold) noexcept
{
    for (int seat = 0; seat < seats(play); ++seat) withdraw_bid(play, auction, seat);
    if (sold) set_variable(play, auction, kAsked, seats(play) + 1);
}

void clear_auction(Play& play, const Auction& auction) noexcept
{
    close_auction(play, auction, false);
    set_variable(play, auction, kAsked, 0);
}

void withdraw_bid(Play& play, const Auction& auction, int seat) noexcept { set_variable(play, auction, kBid + seat, 0); }

void show_bids(const View& view, const Auction& auction, Things& things) noexcept
{
    for (int seat = 0; seat < seats(view); ++seat) {
        if (!has_bid(view, auction, seat)) continue;
        Thing thing;
        thing.kind = auction.bid;
        thing.seat = static_cast<u8>(seat);
        thing.points = bid_of(view, auction, seat);
        if (variable(view, auction, kBid + seat) == kTileBid) thing.tile = view.rules.wild;
        things.add(thing);
    }
}

}  // namespace bastide
