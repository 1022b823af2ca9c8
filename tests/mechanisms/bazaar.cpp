// SPDX-License-Identifier: MIT
// A bazaar, as Bridges, Castles & Bazaars will bring it: behind a turn in which a bazaar was placed, as many tiles as there are
// seats are laid open and sold by auction; each seat places the one it won in its next turn. No seat bids more than it has.
#include "boxes/base/base.hpp"
#include "defs/tile_text.hpp"
#include "mechanisms/modules.hpp"
#include "play/auction.hpp"
#include "play/moves.hpp"
#include "play/racks.hpp"
#include "play/turn.hpp"

namespace bastide {

namespace {

constexpr ModuleId kModule = ModuleId::test;

constexpr TileDef kTiles[] = {tile("BZ 3 FFFF f:01234567")};

constexpr RackDef kRacks[] = {{.is_market = true, .capacity = 5}, {.capacity = 1}};

// Words of a turn, behind those of the auction.
constexpr int kAuctioneer = kAuctionVariables;     // 1 + the seat that chose last
constexpr int kItem = kAuctionVariables + 1;       // the tile for sale, a TileId
constexpr int kPlacesWon = kAuctionVariables + 2;  // the tile of this turn was won
constexpr int kTurnVariables = kAuctionVariables + 3;

Rack market_of(const View& view) { return rack_of(view.rules, kModule, kNature); }
Rack won_by(const View& view, int seat) { return rack_of(view.rules, kModule, seat); }

/// Who has left the game wins nothing any more.
bool lacks_won_tile(const View& view, int seat) { return !view.is_out(seat) && count_tiles(view, won_by(view, seat)) == 0; }

int count_lacking(const View& view)
{
    int count = 0;
    for (int seat = 0; seat < view.rules.config.seats; ++seat) count += lacks_won_tile(view, seat);
    return count;
}

// ---- laying open --------------------------------------------------------------------------------------------------

/// In a round of won tiles there is no other bazaar (BAZAAR-TRIGGER-01, -02, -04).
bool is_held(const View& view)
{
    const Header& header = view.state.header();
    if (!header.last || view.this_turn(kModule, kAuctioneer) || view.this_turn(kModule, kPlacesWon)) return false;
    if (Text(view.rules.tiles.def(view.state.placed(header.last).tile.type()).name) != Text("BZ")) return false;
    if (count_lacking(view) < view.rules.config.seats) return false;
    return header.bag_left + count_tiles(view, market_of(view)) >= view.rules.config.seats;
}

u8 nature(const View&, const Step&) { return kNature; }

Flow enter_reveal(Play& play, const Step&)
{
    while (is_held(play) && count_tiles(play, market_of(play)) < play.rules.config.seats) {
        if (play.asks_nature) return Flow::ask;
        moves::draw_to_rack(play, market_of(play), moves::pick_tile(play));
    }
    return Flow::done;
}

void list_reveal(const View& view, const Step& step, ActionList& actions) { draw_step.list(view, step, actions); }

Reason why_not_reveal(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    return draw_step.why_not(view, step, action, verdict);
}

Flow answer_reveal(Play& play, const Step&, const Action& action)
{
    moves::draw_to_rack(play, market_of(play), action.tile);
    return Flow::ask;
}

constexpr StepCode kReveal{.name = StepKind::draw,
                           .decider = nature,
                           .enter = enter_reveal,
                           .list = list_reveal,
                           .why_not = why_not_reveal,
                           .answer = answer_reveal};

// ---- the auction --------------------------------------------------------------------------------------------------

int seller(const View& view) { return view.this_turn(kModule, kAuctioneer) - 1; }
TileId item(const View& view) { return TileId(view.this_turn(kModule, kItem)); }
BidRange range(const View& view, int seat);

constexpr Auction kAuction{.module = kModule,
                           .least = 0,
                           .seller = seller,
                           .item = item,
                           .range = range,
                           .out_of_range = Reason::sale_bid_range,
                           .no_bid = Reason::sale_no_bid,
                           .bid = ThingKind::sale_bid};

/// More than the highest bid, once (BAZAAR-AUCTION-02, bazaar_bid_limit).
BidRange range(const View& view, int seat)
{
    if (!lacks_won_tile(view, seat)) return {};
    return {.least = bid_of(view, kAuction, highest_bidder(view, kAuction)) + 1, .most = view.state.seat(seat).score};
}

/// Clockwise behind the last one, or behind the seat on turn, who has no tile yet (BAZAAR-AUCTION-01, -06).
int next_auctioneer(const View& view)
{
    const int last = view.this_turn(kModule, kAuctioneer) ? seller(view) : view.state.header().active;
    int next = last;
    do next = (next + 1) % view.rules.config.seats;
    while (!lacks_won_tile(view, next) && next != last);
    return next;
}

/// The last one gets the last tile for nothing (BAZAAR-AUCTION-07).
Flow enter_choose(Play& play, const Step&)
{
    if (count_tiles(play, market_of(play)) == 0 || count_lacking(play) == 0) return Flow::done;
    if (count_lacking(play) > 1) return Flow::ask;
    TileId last;
    for_each_held(play, market_of(play), [&](TileId tile) { last = tile; });
    moves::transfer_tile(play, market_of(play), won_by(play, next_auctioneer(play)), last);
    return Flow::done;
}

u8 decide_choose(const View& view, const Step&) { return static_cast<u8>(next_auctioneer(view)); }

void list_choose(const View& view, const Step&, ActionList& actions)
{
    const int seat = next_auctioneer(view);
    for_each_held(view, market_of(view), [&](TileId tile) {
        for (i32 points = 0; points <= larger(view.state.seat(seat).score, 0); ++points) {
            Action action;
            action.kind = ActionKind::bid;
            action.seat = static_cast<u8>(seat);
            action.tile = tile;
            action.points = points;
            actions.add(action);
        }
    });
}

Reason why_not_choose(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind != ActionKind::bid) return verdict.refuse(Reason::wrong_step);
    if (slot_of(view, market_of(view), action.tile) < 0) return verdict.refuse(Reason::wrong_tile);
    const i32 most = larger(view.state.seat(action.seat).score, 0);
    return action.points >= 0 && action.points <= most ? Reason::none : verdict.refuse(Reason::sale_bid_range);
}

Flow answer_choose(Play& play, const Step&, const Action& action)
{
    moves::set_this_turn(play, kModule, kAuctioneer, action.seat + 1);
    moves::set_this_turn(play, kModule, kItem, action.tile.raw);
    open_with_bid(play, kAuction, action.points);
    return Flow::done;
}

constexpr StepCode kChoose{.name = StepKind::sale_bid,
                           .decider = decide_choose,
                           .enter = enter_choose,
                           .list = list_choose,
                           .why_not = why_not_choose,
                           .answer = answer_choose};

Flow enter_bid(Play& play, const Step&) { return item(play) ? ask_bidders(play, kAuction) : Flow::done; }
u8 decide_bid(const View& view, const Step&) { return static_cast<u8>(bidder(view, kAuction)); }
void list_bid(const View& view, const Step&, ActionList& actions) { list_bids(view, kAuction, actions); }
Reason why_not_bid_now(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    return why_not_bid(view, kAuction, action, verdict);
}
Flow take_bid(Play& play, const Step&, const Action& action)
{
    answer_bid(play, kAuction, action);
    return Flow::ask;
}

constexpr StepCode kBid{.name = StepKind::sale_bid,
                        .decider = decide_bid,
                        .enter = enter_bid,
                        .list = list_bid,
                        .why_not = why_not_bid_now,
                        .answer = take_bid};

// ---- buy or sell --------------------------------------------------------------------------------------------------

/// The seat that takes the tile pays the other; an unmatched bid is paid to no seat (BAZAAR-AUCTION-03, -04).
void settle(Play& play, int taker)
{
    const int highest = highest_bidder(play, kAuction);
    const int payee = highest == seller(play) ? int{kNature} : taker == highest ? seller(play) : highest;
    const i32 price = bid_of(play, kAuction, highest);
    moves::announce_sold(play, seller(play), taker, item(play), price);
    moves::transfer(play, taker, Reward::sale_bought, payee, Reward::sale_sold, price);
    moves::transfer_tile(play, market_of(play), won_by(play, taker), item(play));
    clear_auction(play, kAuction);
    moves::set_this_turn(play, kModule, kItem, 0);
    continue_with_step(play, kChoose);
}

Flow enter_settle(Play& play, const Step&)
{
    if (!item(play)) return Flow::done;
    if (highest_bidder(play, kAuction) != seller(play)) return Flow::ask;
    settle(play, seller(play));
    return Flow::done;
}

u8 decide_settle(const View& view, const Step&) { return static_cast<u8>(seller(view)); }

void list_settle(const View& view, const Step&, ActionList& actions)
{
    Action action;
    action.kind = ActionKind::sell;
    action.seat = static_cast<u8>(seller(view));
    for (int taker : {seller(view), highest_bidder(view, kAuction)}) {
        action.other_seat = taker;
        actions.add(action);
    }
}

Reason why_not_settle(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind != ActionKind::sell) return verdict.refuse(Reason::wrong_step);
    const bool is_one = action.other_seat == seller(view) || action.other_seat == highest_bidder(view, kAuction);
    return is_one ? Reason::none : verdict.refuse(Reason::sale_no_bid);
}

Flow answer_settle(Play& play, const Step&, const Action& action)
{
    settle(play, action.other_seat);
    return Flow::done;
}

constexpr StepCode kSettle{.name = StepKind::sale_sell,
                           .decider = decide_settle,
                           .enter = enter_settle,
                           .list = list_settle,
                           .why_not = why_not_settle,
                           .answer = answer_settle};

// ---- the tiles won ------------------------------------------------------------------------------------------------

/// Instead of drawing; when it fits nowhere it is put away and another is drawn (BAZAAR-PLACE-01, -04).
Flow enter_take_won(Play& play, const Step& step)
{
    const Header& header = play.state.header();
    if (header.drawn || header.last || count_tiles(play, won_by(play, step.seat)) == 0) return Flow::done;
    moves::take_from_rack(play, won_by(play, step.seat), tile_in(play, won_by(play, step.seat), 0));
    moves::set_this_turn(play, kModule, kPlacesWon, 1);
    return Flow::done;
}

constexpr StepCode kTakeWon{.enter = enter_take_won};

void show(const View& view, ThingKind kind, Things& things)
{
    if (kind == ThingKind::sale_bid && item(view)) show_bids(view, kAuction, things);
}

constexpr i8 kBeforeDrawing = -5;
constexpr i8 kBehindAll = 120;

constexpr PlanDef kPlan[] = {
    {TurnPhase::draw, &kTakeWon, kBeforeDrawing}, {TurnPhase::finish, &kReveal, kBehindAll},
    {TurnPhase::finish, &kChoose, kBehindAll},    {TurnPhase::finish, &kBid, kBehindAll},
    {TurnPhase::finish, &kSettle, kBehindAll},
};

}  // namespace

const Module bazaar = {
    .id = kModule,
    .title = "Bazaar",
    .set = Set::winter,
    .tiles = set_of<kTiles>(),
    .racks = kRacks,
    .plan = kPlan,
    .variables = {.turn = kTurnVariables},
    .max_seats = 5,
    .actions_per_turn = 40,
    .events_per_turn = 60,
    .on = {.show = show},
};

}  // namespace bastide
