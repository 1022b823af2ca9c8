// SPDX-License-Identifier: MIT
// The auction of a bazaar: seats in turn choose an open tile and bid for it, the others bid more, and the seat that chose buys
// the tile or sells it to the highest bidder.
#include "boxes/bridges_castles_bazaars/bazaars.hpp"
#include "play/auction.hpp"
#include "play/moves.hpp"
#include "play/turn.hpp"

namespace bastide::boxes::bridges_castles_bazaars {

namespace {

constexpr i32 kMostBid = 99;  ///< so that lists hold each legal bid

int seller(const View& view) { return view.this_turn(kModule, kAuctioneer) - 1; }
TileId item(const View& view) { return TileId(view.this_turn(kModule, kItem)); }

bool lacks_tile(const View& view, int seat) noexcept { return !view.is_out(seat) && !has_won_tile(view, seat); }

int count_lacking(const View& view) noexcept
{
    int count = 0;
    for (int seat = 0; seat < view.rules.config.seats; ++seat) count += lacks_tile(view, seat);
    return count;
}

/// The most that a seat may bid (BAZAAR-AUCTION-05, BAZAAR-OPT-01).
i32 most_bid(const View& view, int seat) noexcept
{
    if (view.rules.has(Option::bazaar_no_auction) || count_lacking(view) == 1) return 0;
    return view.rules.has(Option::bazaar_bid_limit) ? smaller(view.state.seat(seat).score, kMostBid) : kMostBid;
}

BidRange range(const View& view, int seat);

constexpr Auction kAuction{.module = kModule,
                           .first_variable = kAuctionOfTurn,
                           .least = 0,
                           .seller = seller,
                           .item = item,
                           .range = range,
                           .out_of_range = Reason::bazaar_bid_range,
                           .no_bid = Reason::bazaar_no_bid,
                           .bid = ThingKind::bazaar_bid};

/// More than the highest bid, once, for a seat that has no tile yet (BAZAAR-AUCTION-02).
BidRange range(const View& view, int seat)
{
    if (!lacks_tile(view, seat) || seat == seller(view)) return {};
    const int highest = highest_bidder(view, kAuction);
    return {.least = highest < 0 ? 0 : bid_of(view, kAuction, highest) + 1, .most = most_bid(view, seat)};
}

/// Clockwise behind the last one, or behind the seat on turn, who has no tile yet (BAZAAR-AUCTION-01, -06).
int next_auctioneer(const View& view) noexcept
{
    const int last = view.this_turn(kModule, kAuctioneer) ? seller(view) : view.state.header().active;
    int next = last;
    do next = (next + 1) % view.rules.config.seats;
    while (!lacks_tile(view, next) && next != last);
    return next;
}

/// The seat takes the tile home for its next turn. `payee` gets the price; kNature: it is paid to no seat.
void give(Play& play, int taker, int payee, TileId tile, i32 price) noexcept
{
    moves::announce_sold(play, payee, taker, tile, price);
    if (price > 0) moves::transfer(play, taker, Reward::bazaar_paid, payee, Reward::bazaar_sold, price);
    moves::transfer_tile(play, market_of(play), won_by(play, taker), tile);
}

void choose(Play& play, const Step& step, int seat, TileId tile, i32 points) noexcept
{
    moves::set_this_turn(play, kModule, kAuctioneer, seat + 1);
    moves::set_this_turn(play, kModule, kItem, tile.raw);
    open_with_bid(play, kAuction, points);
    push_step(play, kBid, step.seat);
}

/// Where all open tiles are of one type and nothing can be bid there is no choice.
bool has_choice(const View& view) noexcept
{
    int types = 0;
    for_each_held(view, market_of(view), [&](TileId) { ++types; });
    return types > 1 || most_bid(view, next_auctioneer(view)) > 0;
}

/// The last one gets the last tile for nothing (BAZAAR-AUCTION-07); it chooses where another seat has left. Tiles for seats that
/// have left go back.
Flow enter_choose(Play& play, const Step& step)
{
    const Rack market = market_of(play);
    const int lacking = count_lacking(play);
    if (lacking > 0 && count_tiles(play, market) > (lacking == 1 ? 1 : 0)) {
        if (has_choice(play)) return Flow::ask;
        for_each_held(play, market, [&](TileId only) { choose(play, step, next_auctioneer(play), only, 0); });
        return Flow::done;
    }
    for_each_held(play, market, [&](TileId last) {
        if (lacking == 1) give(play, next_auctioneer(play), kNature, last, 0);
    });
    moves::clear_racks(play, kNature);
    moves::set_this_turn(play, kModule, kAuctioneer, 0);
    return Flow::done;
}

/// The k-th type among the open tiles, by number; none if there are fewer.
TileId open_type(const View& view, u32 k) noexcept
{
    const Rack market = market_of(view);
    TileId found;
    for_each_held(view, market, [&](TileId type) {
        u32 before = 0;
        for_each_held(view, market, [&](TileId other) { before += other.raw < type.raw; });
        if (before == k) found = type;
    });
    return found;
}

u8 decide_choose(const View& view, const Step&) { return static_cast<u8>(next_auctioneer(view)); }

void list_choices(const View& view, const Step&, ActionList& actions)
{
    Action action;
    action.kind = ActionKind::bid;
    action.seat = static_cast<u8>(next_auctioneer(view));
    const i32 most = larger(most_bid(view, action.seat), 0);
    for (u32 k = 0; (action.tile = open_type(view, k)); ++k)
        for (action.points = 0; action.points <= most; ++action.points) actions.add(action);
}

/// By tile, then by points, as in the list.
bool sample_choice(const View& view, const Step&, Stream& stream, Action& out, u32&)
{
    out = {};
    out.kind = ActionKind::bid;
    out.seat = static_cast<u8>(next_auctioneer(view));
    const u32 bids = static_cast<u32>(larger(most_bid(view, out.seat), 0)) + 1;
    u32 types = 0;
    for_each_held(view, market_of(view), [&](TileId) { ++types; });
    if (types == 0) return false;
    const u32 index = bounded(stream, types * bids);
    out.tile = open_type(view, index / bids);
    out.points = static_cast<i32>(index % bids);
    return true;
}

Reason refuse_bid(Verdict& verdict, i32 least, i32 most) noexcept
{
    verdict.least = least;
    verdict.most = most;
    return verdict.refuse(Reason::bazaar_bid_range);
}

Reason why_not_choose(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind != ActionKind::bid) return verdict.refuse(Reason::wrong_step);
    if (slot_of(view, market_of(view), action.tile) < 0) return verdict.refuse(Reason::bazaar_not_open);
    const i32 most = larger(most_bid(view, action.seat), 0);
    return action.points >= 0 && action.points <= most ? Reason::none : refuse_bid(verdict, 0, most);
}

Flow answer_choose(Play& play, const Step& step, const Action& action)
{
    choose(play, step, action.seat, action.tile, action.points);
    return Flow::done;
}

void about_choose(const View& view, const Step&, Subject& subject)
{
    subject.most = larger(most_bid(view, next_auctioneer(view)), 0);
}

/// Ends the sale of this tile; another seat chooses next.
void end_sale(Play& play, const Step& step) noexcept
{
    clear_auction(play, kAuction);
    moves::set_this_turn(play, kModule, kItem, 0);
    push_step(play, kChoose, step.seat);
}

/// The seat that takes the tile pays the other; a bid that was not topped is paid to no seat (BAZAAR-AUCTION-03, -04).
void settle(Play& play, const Step& step, int taker) noexcept
{
    const int highest = highest_bidder(play, kAuction);
    const int chooser = seller(play);
    const int payee = highest == chooser ? int{kNature} : taker == chooser ? highest : chooser;
    give(play, taker, payee, item(play), bid_of(play, kAuction, highest));
    end_sale(play, step);
}

/// Whether the seat that chose is there to buy or sell (RESIGN-03), and the tile still lies open.
bool is_on_sale(const View& view) noexcept
{
    return !view.is_out(seller(view)) && slot_of(view, market_of(view), item(view)) >= 0;
}

Flow enter_bid(Play& play, const Step& step)
{
    if (is_on_sale(play) && ask_bidders(play, kAuction) == Flow::ask) return Flow::ask;
    if (!is_on_sale(play))
        end_sale(play, step);
    else if (highest_bidder(play, kAuction) == seller(play))
        settle(play, step, seller(play));
    else
        push_step(play, kSell, step.seat);
    return Flow::done;
}

u8 decide_bid(const View& view, const Step&) { return static_cast<u8>(bidder(view, kAuction)); }
void list_bids_now(const View& view, const Step&, ActionList& actions) { list_bids(view, kAuction, actions); }

bool sample_bid_now(const View& view, const Step&, Stream& stream, Action& out, u32&)
{
    return sample_bid(view, kAuction, stream, out);
}

Reason why_not_bid_now(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    return why_not_bid(view, kAuction, action, verdict);
}

Flow take_bid(Play& play, const Step&, const Action& action)
{
    answer_bid(play, kAuction, action);
    return Flow::ask;  // the step is entered again and asks the next seat
}

void about_bid(const View& view, const Step&, Subject& subject)
{
    if (!item(view)) return;
    describe_bid(view, kAuction, subject);
    subject.tile = item(view);
}

// ---- buy or sell --------------------------------------------------------------------------------------------------

Flow enter_sell(Play& play, const Step& step)
{
    if (!is_on_sale(play)) {
        end_sale(play, step);
        return Flow::done;
    }
    if (highest_bidder(play, kAuction) != seller(play)) return Flow::ask;
    settle(play, step, seller(play));
    return Flow::done;
}

u8 decide_sell(const View& view, const Step&) { return static_cast<u8>(seller(view)); }

/// By the seat that takes the tile: naming itself the seat buys it, naming the other one it sells it.
void list_takers(const View& view, const Step&, ActionList& actions)
{
    Action action;
    action.kind = ActionKind::sell;
    action.seat = static_cast<u8>(seller(view));
    for (int seat = 0; seat < view.rules.config.seats; ++seat) {
        action.other_seat = seat;
        if (seat == seller(view) || seat == highest_bidder(view, kAuction)) actions.add(action);
    }
}

Reason why_not_take(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind != ActionKind::sell) return verdict.refuse(Reason::wrong_step);
    if (action.other_seat < 0 || action.other_seat >= view.rules.config.seats) return verdict.refuse(Reason::no_such_seat);
    const bool is_one = action.other_seat == seller(view) || action.other_seat == highest_bidder(view, kAuction);
    if (is_one) return Reason::none;
    verdict.seat = static_cast<i16>(action.other_seat);
    return verdict.refuse(Reason::bazaar_no_bid);
}

Flow answer_sell(Play& play, const Step& step, const Action& action)
{
    settle(play, step, action.other_seat);
    return Flow::done;
}

void about_sell(const View& view, const Step&, Subject& subject)
{
    const int highest = item(view) ? highest_bidder(view, kAuction) : -1;
    if (highest < 0) return;
    subject.tile = item(view);
    subject.other_seat = static_cast<u8>(highest);
    subject.most = bid_of(view, kAuction, highest);
}

}  // namespace

// During an auction nothing else is done: it is the turn of no seat (INT-BAZAAR-RANSOM-01).

const StepCode kChoose{.name = StepKind::bazaar_choose,
                       .decider = decide_choose,
                       .enter = enter_choose,
                       .list = list_choices,
                       .sample = sample_choice,
                       .why_not = why_not_choose,
                       .answer = answer_choose,
                       .about = about_choose,
                       .stands_alone = true};

const StepCode kBid{.name = StepKind::bazaar_bid,
                    .decider = decide_bid,
                    .enter = enter_bid,
                    .list = list_bids_now,
                    .sample = sample_bid_now,
                    .why_not = why_not_bid_now,
                    .answer = take_bid,
                    .about = about_bid,
                    .stands_alone = true};

const StepCode kSell{.name = StepKind::bazaar_sell,
                     .decider = decide_sell,
                     .enter = enter_sell,
                     .list = list_takers,
                     .why_not = why_not_take,
                     .answer = answer_sell,
                     .about = about_sell,
                     .stands_alone = true};

/// RESIGN-03
void withdraw_from_bazaar(Play& play, int seat) { withdraw_bid(play, kAuction, seat); }

void show_bids_of_bazaar(const View& view, Things& things)
{
    if (item(view)) show_bids(view, kAuction, things);
}

}  // namespace bastide::boxes::bridges_castles_bazaars
