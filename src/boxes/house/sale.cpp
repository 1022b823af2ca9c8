// SPDX-License-Identifier: MIT
// The sale of a tile that alone can complete a feature (HOUSE-SALE-01): an auction in which the seat on turn accepts one bid or
// none. The buyer places the tile at once, and the seller continues with another tile (sale_turns.cpp). It remains the seller's
// turn: rules about the seat that places a tile apply to the buyer, rules about the seat on turn apply to the seller.
#include "boxes/house/sale.hpp"

#include "boxes/abbey_mayor/abbey_mayor.hpp"
#include "boxes/house/completing.hpp"
#include "boxes/house/house.hpp"
#include "common/phrases.hpp"
#include "play/moves.hpp"

namespace bastide {

namespace {

using namespace sale;

int seller(const View& view) { return view.state.header().active; }

TileId tile_for_sale(const View& view) { return view.state.header().drawn; }

/// A seat bids from one point to all its points (HOUSE-SALE-01), or its abbey (INT-HOUSE-BUY-01).
BidRange bid_range(const View& view, int seat)
{
    return {.least = 1, .most = view.state.seat(seat).score, .may_offer_tile = has_abbey(view, seat)};
}

constexpr Auction kAuction{.module = kModule,
                           .seller = seller,
                           .item = tile_for_sale,
                           .range = bid_range,
                           .out_of_range = Reason::sale_bid_range,
                           .no_bid = Reason::sale_no_bid,
                           .lacks_tile = Reason::abbey_none_left,
                           .bid = ThingKind::sale_bid};

// ---- bidding ------------------------------------------------------------------------------------------------------

/// A tile is for sale once a turn, and not while a seller waits.
bool is_for_sale(const View& view) noexcept
{
    const bool is_over = count_asked(view, kAuction) >= view.rules.config.seats;
    return !is_over && tile_for_sale(view) && !has_waiting_seller(view) && is_only_completer(view, tile_for_sale(view));
}

Flow enter_bid(Play& play, const Step&) { return is_for_sale(play) ? ask_bidders(play, kAuction) : Flow::done; }

u8 decide_bid(const View& view, const Step&) { return static_cast<u8>(bidder(view, kAuction)); }

void list_bids_of(const View& view, const Step&, ActionList& actions) { list_bids(view, kAuction, actions); }

Reason why_not_bid_for(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    return why_not_bid(view, kAuction, action, verdict);
}

Flow take_bid(Play& play, const Step&, const Action& action)
{
    answer_bid(play, kAuction, action);
    return Flow::ask;  // the step is entered again and asks the next seat
}

void about(const View& view, const Step&, Subject& subject) { describe_bid(view, kAuction, subject); }

constexpr StepCode kBidding{.name = StepKind::sale_bid,
                            .decider = decide_bid,
                            .enter = enter_bid,
                            .list = list_bids_of,
                            .why_not = why_not_bid_for,
                            .answer = take_bid,
                            .about = about,
                            .drawn_tile = DrawnTile::waits};  // it is for sale

// ---- selling ------------------------------------------------------------------------------------------------------

Flow enter_sell(Play& play, const Step&)
{
    for (int seat = 0; seat < play.rules.config.seats; ++seat)
        if (has_bid(play, kAuction, seat)) return Flow::ask;
    return Flow::done;
}

void list_sales_of(const View& view, const Step&, ActionList& actions) { list_sales(view, kAuction, actions); }

Reason why_not_sell_to(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    return why_not_sell(view, kAuction, action, verdict);
}

/// Moves the price, points or an abbey, from the buyer to the seller.
void pay_price(Play& play, int seller, int buyer, i32 price)
{
    if (price == kForTile) return transfer_abbey(play, buyer, seller);
    moves::transfer(play, buyer, Reward::sale_bought, seller, Reward::sale_sold, price);
}

Flow answer_sell(Play& play, const Step& step, const Action& action)
{
    const bool sells = action.kind == ActionKind::sell;
    if (sells) {
        const i32 price = bid_of(play, kAuction, action.other_seat);
        moves::announce_sold(play, step.seat, action.other_seat, tile_for_sale(play), price);
        pay_price(play, step.seat, action.other_seat, price);
        moves::set_acting_seat(play, action.other_seat);
    }
    close_auction(play, kAuction, sells);
    return Flow::done;
}

constexpr StepCode kSelling{
    .name = StepKind::sale_sell, .enter = enter_sell, .list = list_sales_of, .why_not = why_not_sell_to, .answer = answer_sell};

// ---- the module -----------------------------------------------------------------------------------------------------

void show(const View& view, ThingKind kind, Things& things)
{
    if (kind == ThingKind::sale_bid) show_bids(view, kAuction, things);
}

/// A seller may be paid all abbeys of the game, so its rack must have the capacity for them.
void shape_sale(Rules& rules)
{
    for (Rack& rack : rules.racks)
        if (rack.is_wild) rack.capacity = rules.config.seats;
}

/// RESIGN-03
void take_back_bid(Play& play, int seat) { withdraw_bid(play, kAuction, seat); }

/// Whether this turn's sale is over, and whether it sold. Bids have no note: no position begins during an auction.
NoteVariable sale_note_variable(const Rules& rules, Note note, int)
{
    if (note != Note::sale_asked) return {};
    return {rules.turn_variables[static_cast<int>(kModule)], static_cast<u16>(rules.config.seats + 1)};
}

constexpr SentenceDef kSaleSentences[] = {
    {StepKind::sale_bid,
     "{seat} may bid for {tile}{other_seat, select, none {} other {, which {other_seat} drew}}"
     "{most, select, 0 {} other {: {least} to {most, plural, one {# point} other {# points}}}}."},
    {StepKind::sale_sell, "{seat} may sell {tile} for one of the bids."},
    {Reward::sale_bought, "{seat} pays {other_seat, select, none {} other {{other_seat} }}for a tile: " BASTIDE_POINTS "."},
    {Reward::sale_sold, "{seat} is paid for a tile{other_seat, select, none {} other { by {other_seat}}}: " BASTIDE_POINTS "."},
    {Reason::sale_bid_range,
     "{most, select, 0 {The seat has no points to bid} "
     "other {A bid is {least} to {most, plural, one {# point} other {# points}}}}."},
    {Reason::sale_no_bid, "{seat, select, none {The seat} other {{seat}}} has made no bid."},
    {Select::turn_began, "sale_resumed {{seat} continues its turn}"},
    {Select::passed, "sale_bid {bids nothing}"},
    {Select::passed, "sale_sell {keeps the tile}"},
};

constexpr OptionDef kSaleSwitches[] = {
    {.option = Option::sell_completing_tile, .excludes = Option::hand_of_three_tiles},  // HOUSE-MIX-02
};

constexpr VariableDef kSaleVariables[] = {{.points_to = PointsTo::seat, .first = sale::kWaitingSeller},
                                          {.first = 0, .of_turn = true, .most = kMaxSeats + 1}};  // number of seats asked

constexpr i8 kBeforePlacing = -5;  // after tiles are returned to the bag
constexpr i8 kBeforeFinishing = -100;
constexpr i8 kSaleBeforeHandingOver = 110;  // after the draw ahead

constexpr PlanDef kSalePlan[] = {
    {TurnPhase::place, &kBidding, kBeforePlacing},
    {TurnPhase::place, &kSelling, kBeforePlacing},
    {TurnPhase::finish, &kAfterPurchase, kBeforeFinishing},
    {TurnPhase::finish, &kAfterExtraTurn, kSaleBeforeHandingOver},
};

}  // namespace

bool has_sold(const View& view) noexcept { return view.rules.has(Option::sell_completing_tile) && is_sold(view, kAuction); }

const Module boxes::house::sale = {
    .id = kModule,
    .title = "Sale of the completing tile",
    .options = kSaleSwitches,
    .sentences = kSaleSentences,
    .plan = kSalePlan,
    .variables = {.lasting = kLastingVariables,
                  .turn = kAuctionVariables,
                  .copies = kSellerTurnVariableCount,
                  .meanings = kSaleVariables},
    .actions_per_turn = kMaxSeats,
    .events_per_turn = kMaxSeats + 4,
    .on = {.shape = shape_sale, .resigned = take_back_bid, .note_variable = sale_note_variable, .show = show},
};

}  // namespace bastide
