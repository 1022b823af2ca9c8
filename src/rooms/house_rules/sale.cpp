// SPDX-License-Identifier: MIT
// The sale of a tile that alone can complete something (HOUSE-SALE-01): each other seat bids once, the seat on turn takes one bid
// or none, the buyer places the tile at once, and the seller goes on with another. The turn stays the seller's: what belongs to
// whoever places a tile is the buyer's, what belongs to whoever is on turn is the seller's.
#include "play/moves.hpp"
#include "play/turn.hpp"
#include "rooms/abbey_and_mayor.hpp"
#include "rooms/base_game.hpp"
#include "rooms/house_rules/completing.hpp"
#include "rooms/house_rules/house_rules.hpp"

namespace bastide {

namespace {

constexpr RoomName kRoom = RoomName::house_sale;

// Words of a turn.
constexpr int kAsked = 0;  // how many seats, the seller first, have had their say; 0: nothing was for sale yet. One more: sold
constexpr int kBid = 1;    // + seat: the points it bids, or kAbbeyBid; 0 for nothing
constexpr int kTurnWords = kBid + kMaxSeats;

// Lasting words.
constexpr int kWaiting = 0;  // 1 + the seller that waits for the end of a buyer's extra turn
constexpr int kKept = 1;     // what all rooms know of the seller's turn
constexpr int kCopies = 32;
constexpr int kLastingWords = kKept + kCopies;

constexpr u16 kAbbeyBid = 0xFFFF;
constexpr i32 kMostPoints = kAbbeyBid - 1;
constexpr i32 kForAbbey = 0;  // what actions, events and things tell for points when the price is an abbey (INT-HOUSE-BUY-01)

Action action_of(Verb verb, int seat, i32 value) noexcept
{
    Action action;
    action.verb = verb;
    action.seat = static_cast<u8>(seat);
    action.value = value;
    return action;
}

Action abbey_bid(const View& view, int seat) noexcept
{
    Action action = action_of(Verb::bid, seat, kForAbbey);
    action.tile = view.rules.wild;
    return action;
}

void set_word(Play& play, int i, int value) noexcept { moves::set_this_turn(play, kRoom, i, value); }

// ---- bidding ------------------------------------------------------------------------------------------------------

int seats(const View& view) noexcept { return view.rules.config.seats; }

/// The seat that has its say behind so many.
int bidder(const View& view, int asked) noexcept { return (view.state.header().active + asked) % seats(view); }
int bidder(const View& view) noexcept { return bidder(view, view.this_turn(kRoom, kAsked)); }

/// Once a turn, and not while a seller waits.
bool is_for_sale(const View& view) noexcept
{
    const Header& header = view.state.header();
    return header.drawn && !has_waiting_seller(view) && is_only_completer(view, header.drawn);
}

/// The most points a seat can bid: what it has (HOUSE-SALE-01), as far as a word tells it from an abbey.
i32 most_points(const View& view, int seat) noexcept { return smaller(view.state.seat(seat).score, kMostPoints); }

bool can_bid(const View& view, int seat) noexcept { return most_points(view, seat) >= 1 || has_abbey(view, seat); }

/// Clockwise, each seat once; who has neither a point nor an abbey cannot bid.
Flow enter_bid(Play& play, const Step&)
{
    int asked = play.this_turn(kRoom, kAsked);
    if (asked >= seats(play) || !is_for_sale(play)) return Flow::done;
    asked = larger(asked, 1);
    while (asked < seats(play) && !can_bid(play, bidder(play, asked))) ++asked;
    set_word(play, kAsked, asked);
    return asked < seats(play) ? Flow::ask : Flow::done;
}

u8 decide_bid(const View& view, const Step&) { return static_cast<u8>(bidder(view)); }

void list_bids(const View& view, const Step&, Options& options)
{
    const int seat = bidder(view);
    options.append(action_of(Verb::pass, seat, 0));
    if (has_abbey(view, seat)) options.append(abbey_bid(view, seat));
    for (i32 points = 1; points <= most_points(view, seat); ++points) options.append(action_of(Verb::bid, seat, points));
}

Reason why_not_bid_tile(const View& view, const Action& action, Verdict& verdict) noexcept
{
    if (action.tile != view.rules.wild) return verdict.refuse(Reason::wrong_tile);
    if (action.value != kForAbbey) return verdict.refuse(Reason::sale_bid_range, 1);
    verdict.seat = action.seat;
    return has_abbey(view, bidder(view)) ? Reason::none : verdict.refuse(Reason::abbey_none_left);
}

Reason why_not_bid(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.verb == Verb::pass) return Reason::none;
    if (action.verb != Verb::bid) return verdict.refuse(Reason::wrong_step);
    if (action.tile) return why_not_bid_tile(view, action, verdict);
    if (action.value >= 1 && action.value <= most_points(view, bidder(view))) return Reason::none;
    verdict.least = 1;
    verdict.most = most_points(view, bidder(view));
    return verdict.refuse(Reason::sale_bid_range);
}

Flow answer_bid(Play& play, const Step&, const Action& action)
{
    const int seat = bidder(play);
    if (action.verb == Verb::bid) {
        set_word(play, kBid + seat, action.value == kForAbbey ? kAbbeyBid : action.value);
        moves::announce_bid(play, seat, action.value);
    }
    set_word(play, kAsked, play.this_turn(kRoom, kAsked) + 1);
    return Flow::ask;  // entering again looks for the next seat
}

void about_bid(const View& view, const Step&, Subject& subject)
{
    subject.other_seat = view.state.header().active;
    subject.least = 1;
    subject.most = most_points(view, bidder(view));
}

constexpr StepCode kBidding{.name = StepName::sale_bid,
                            .decider = decide_bid,
                            .enter = enter_bid,
                            .has_choice = nullptr,
                            .list = list_bids,
                            .why_not = why_not_bid,
                            .answer = answer_bid,
                            .about = about_bid};

// ---- selling ------------------------------------------------------------------------------------------------------

bool has_bid(const View& view, int seat) noexcept { return view.this_turn(kRoom, kBid + seat) != 0; }

/// In points, or kForAbbey.
i32 bid_of(const View& view, int seat) noexcept
{
    const u16 bid = view.this_turn(kRoom, kBid + seat);
    return bid == kAbbeyBid ? kForAbbey : bid;
}

Flow enter_sell(Play& play, const Step&)
{
    for (int seat = 0; seat < seats(play); ++seat)
        if (has_bid(play, seat)) return Flow::ask;
    return Flow::done;
}

void list_sales(const View& view, const Step& step, Options& options)
{
    options.append(action_of(Verb::pass, step.seat, 0));
    for (int seat = 0; seat < seats(view); ++seat)
        if (has_bid(view, seat)) options.append(action_of(Verb::sell, step.seat, seat));
}

Reason why_not_sell(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.verb == Verb::pass) return Reason::none;
    if (action.verb != Verb::sell) return verdict.refuse(Reason::wrong_step);
    if (action.value < 0 || action.value >= seats(view)) return verdict.refuse(Reason::no_such_seat);
    return has_bid(view, action.value) ? Reason::none : verdict.refuse(Reason::sale_no_bid);
}

/// The price moves from the buyer to the seller, be it points or an abbey.
void pay(Play& play, int seller, int buyer, i32 price)
{
    if (price == kForAbbey) return hand_abbey_on(play, buyer, seller);
    moves::transfer(play, buyer, Reward::sale_bought, seller, Reward::sale_sold, price);
}

void sell(Play& play, int seller, int buyer, i32 price)
{
    moves::announce_sold(play, seller, buyer, price);
    pay(play, seller, buyer, price);
    moves::let_act(play, buyer);
    set_word(play, kAsked, seats(play) + 1);
}

Flow answer_sell(Play& play, const Step& step, const Action& action)
{
    if (action.verb == Verb::sell) sell(play, step.seat, action.value, bid_of(play, action.value));
    for (int seat = 0; seat < seats(play); ++seat) set_word(play, kBid + seat, 0);
    return Flow::done;
}

constexpr StepCode kSelling{.name = StepName::sale_sell,
                            .decider = nullptr,
                            .enter = enter_sell,
                            .has_choice = nullptr,
                            .list = list_sales,
                            .why_not = why_not_sell,
                            .answer = answer_sell};

// ---- the seller goes on ---------------------------------------------------------------------------------------------

/// The seller draws another tile and places it as in any turn, unless he has left the game meanwhile (RESIGN-03).
void resume(Play& play, int seller)
{
    moves::resume_turn(play, seller, Cause::sale_resumed);
    go_on_with(play, draw_step);
}

/// A whole turn of the buyer comes between (HOUSE-MIX-03). What was done in the seller's turn stays done.
void begin_extra_turn(Play& play, int buyer)
{
    BASTIDE_PROMISE(play.rules.word_count - play.rules.first_turn_word <= kCopies);  // or these rules would not have been built
    moves::store_turn_words(play, kRoom, kKept);
    moves::set_lasting(play, kRoom, kWaiting, play.state.header().active + 1);
    moves::begin_turn(play, buyer);
    go_on_with_new_turn(play);
}

void end_extra_turn(Play& play)
{
    moves::restore_turn_words(play, kRoom, kKept);
    const int seller = play.lasting(kRoom, kWaiting) - 1;
    moves::set_lasting(play, kRoom, kWaiting, 0);
    resume(play, seller);
}

/// Another turn needs a tile to draw.
bool has_extra_turn(const View& view) noexcept { return earns_extra_turn(view) && view.state.header().bag_left > 0; }

/// The bought tile is placed and scored.
Flow enter_after_purchase(Play& play, const Step& step)
{
    const Header& header = play.state.header();
    if (header.acting == header.active) return Flow::done;
    if (has_extra_turn(play))
        begin_extra_turn(play, step.seat);
    else
        resume(play, header.active);
    return Flow::done;
}

/// The extra turn is over, unless it earned another.
Flow enter_after_extra_turn(Play& play, const Step&)
{
    if (has_waiting_seller(play) && !has_extra_turn(play)) end_extra_turn(play);
    return Flow::done;
}

constexpr StepCode silent(Flow (*enter)(Play&, const Step&)) noexcept
{
    return {.name = StepName::none,
            .decider = nullptr,
            .enter = enter,
            .has_choice = nullptr,
            .list = nullptr,
            .why_not = nullptr,
            .answer = nullptr};
}

constexpr StepCode kAfterPurchase = silent(enter_after_purchase);
constexpr StepCode kAfterExtraTurn = silent(enter_after_extra_turn);

// ---- the room -----------------------------------------------------------------------------------------------------

void show(const View& view, ThingKind kind, Things& things)
{
    for (int seat = 0; kind == ThingKind::sale_bid && seat < seats(view); ++seat) {
        if (!has_bid(view, seat)) continue;
        Thing thing;
        thing.kind = kind;
        thing.seat = static_cast<u8>(seat);
        thing.points = bid_of(view, seat);
        if (thing.points == kForAbbey) thing.tile = view.rules.wild;
        things.add(thing);
    }
}

/// A seller may have been paid with the wild tiles of all.
void shape(Rules& rules)
{
    for (Rack& rack : rules.racks)
        if (rack.is_wild) rack.capacity = rules.config.seats;
}

/// RESIGN-03
void take_back_bid(Play& play, int seat) { set_word(play, kBid + seat, 0); }

/// Whether this turn's sale is over, and whether it sold. A bid is told by no note: where one stands, no position begins.
Keeping keeps(const Rules& rules, Note note, int)
{
    if (note != Note::sale_asked) return {};
    return {rules.turn_words[static_cast<int>(kRoom)] + kAsked, static_cast<u16>(rules.config.seats + 1)};
}

constexpr OptionRow kSwitches[] = {
    {.option = Option::sell_completing_tile, .excludes = Option::hand_of_three_tiles},  // HOUSE-MIX-02
};

constexpr i8 kBeforePlacing = -5;  // behind the return of tiles to the bag
constexpr i8 kBeforeFinishing = -100;
constexpr i8 kBeforeHandingOver = 110;  // behind the drawing ahead

constexpr PlanRow kPlan[] = {
    {Anchor::place, &kBidding, kBeforePlacing},
    {Anchor::place, &kSelling, kBeforePlacing},
    {Anchor::finish, &kAfterPurchase, kBeforeFinishing},
    {Anchor::finish, &kAfterExtraTurn, kBeforeHandingOver},
};

}  // namespace

bool has_waiting_seller(const View& view) noexcept
{
    return view.rules.has(Option::sell_completing_tile) && view.lasting(kRoom, kWaiting) != 0;
}

bool has_sold(const View& view) noexcept
{
    return view.rules.has(Option::sell_completing_tile) && view.this_turn(kRoom, kAsked) > seats(view);
}

const Room house_sale = {
    .id = kRoom,
    .title = "Sale of the completing tile",
    .options = kSwitches,
    .plan = kPlan,
    .drawer = {.lasting = kLastingWords, .turn = kTurnWords, .copies = kCopies},
    .actions_per_turn = kMaxSeats,
    .events_per_turn = kMaxSeats + 4,
    .on = {.shape = shape, .resigned = take_back_bid, .keeps = keeps, .show = show},
};

}  // namespace bastide
