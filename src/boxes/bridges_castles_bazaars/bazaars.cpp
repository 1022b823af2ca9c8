// SPDX-License-Identifier: MIT
// Bazaars: behind a turn that placed one, as many tiles as there are seats are laid open and sold by auction. Each seat places
// the tile that it won in its next turn, in place of drawing one; that is the round of the bazaar, in the usual order of turns.
#include "boxes/base/base.hpp"
#include "boxes/bridges_castles_bazaars/elements.hpp"
#include "boxes/traders_builders/traders_builders.hpp"
#include "play/auction.hpp"
#include "play/drawing.hpp"
#include "play/moves.hpp"
#include "play/placing.hpp"
#include "play/scoring.hpp"
#include "play/turn.hpp"

namespace bastide::boxes::bridges_castles_bazaars {

namespace {

constexpr i32 kMostBid = 99;  ///< so that lists hold each legal bid

/// When the tiles are laid open and sold, if the first part of a double turn placed the bazaar (BAZAAR-TRIGGER-06).
enum class DoubleTurn : i32 { after, tiles_first, auction_first };

DoubleTurn double_turn(const View& view) noexcept
{
    return static_cast<DoubleTurn>(view.rules.option(Option::bazaar_double_turn));
}

/// What kRound says of the turn.
enum class Round : u16 {
    none,
    in_round,  ///< it began with a tile that was won
    held,      ///< its bazaar was held
};

Round round_of(const View& view) noexcept { return static_cast<Round>(view.this_turn(kModule, kRound)); }

Rack market_of(const View& view) noexcept { return rack_of(view.rules, kModule, kNature); }
Rack won_by(const View& view, int seat) noexcept { return rack_of(view.rules, kModule, seat); }

bool has_won_tile(const View& view, int seat) noexcept { return static_cast<bool>(tile_in(view, won_by(view, seat), 0)); }

u32 count_playing(const View& view) noexcept { return count_bits(view.playing()); }

/// From the bazaar to the end of the last turn with a tile that was won (BAZAAR-TRIGGER-04).
bool is_in_round(const View& view) noexcept
{
    bool is_in = round_of(view) == Round::in_round;
    for (int seat = 0; seat < view.rules.config.seats; ++seat) is_in = is_in || has_won_tile(view, seat);
    return is_in;
}

bool shows_bazaar(const View& view, PlacedId tile) noexcept { return tile && has_mark(view, tile, Mark::bazaar); }

/// Whether a bazaar on a tile of this turn will be held (BAZAAR-TRIGGER-01, -03, -04, -07).
bool may_trigger(const View& view) noexcept
{
    if (view.rules.has(Option::without_bazaars) || round_of(view) != Round::none) return false;
    return count_playing(view) > 1 && !is_in_round(view);
}

// ---- the trigger --------------------------------------------------------------------------------------------------

Flow enter_note(Play& play, const Step&)
{
    if (shows_bazaar(play, play.state.header().last) && may_trigger(play)) moves::set_this_turn(play, kModule, kDue, 1);
    return Flow::done;
}

/// Without enough tiles there is no bazaar (BAZAAR-TRIGGER-02). Tiles that lie aside for it are enough.
bool has_tiles(const View& view) noexcept { return count_to_draw(view) + view.lasting(kModule, kAside) >= count_playing(view); }

void begin_bazaar(Play& play) noexcept
{
    const bool is_held = play.this_turn(kModule, kDue) != 0 && has_tiles(play) && !is_in_round(play);
    moves::uncover_tiles(play, kModule, kAside);
    if (play.this_turn(kModule, kDue) == 0) return;
    moves::set_this_turn(play, kModule, kDue, 0);
    if (!is_held) return;
    moves::set_this_turn(play, kModule, kRound, static_cast<int>(Round::held));
    push_step(play, kReveal, play.state.header().active);
}

/// Before the second part of a double turn, as the option says (BAZAAR-OPT-02, -03).
Flow enter_between(Play& play, const Step&)
{
    if (!play.this_turn(kModule, kDue) || !has_won_second_part(play)) return Flow::done;
    if (double_turn(play) == DoubleTurn::auction_first) begin_bazaar(play);
    if (double_turn(play) != DoubleTurn::tiles_first || play.lasting(kModule, kAside) > 0) return Flow::done;
    if (!has_tiles(play)) {
        moves::set_this_turn(play, kModule, kDue, 0);
        return Flow::done;
    }
    for (u32 i = count_playing(play); i > 0; --i) moves::cover_tile(play, kModule, kAside, Cause::bazaar_aside);
    return Flow::done;
}

/// After the turn is over (BAZAAR-TRIGGER-01).
Flow enter_at_end(Play& play, const Step&)
{
    begin_bazaar(play);
    return Flow::done;
}

// ---- laying open --------------------------------------------------------------------------------------------------

u8 decide_by_nature(const View&, const Step&) { return kNature; }

/// BAZAAR-REVEAL-01
Flow enter_reveal(Play& play, const Step& step)
{
    const Rack market = market_of(play);
    while (count_tiles(play, market) < count_playing(play) && count_to_draw(play) > 0) {
        if (play.asks_nature) return Flow::ask;
        moves::draw_to_rack(play, market, moves::pick_tile(play));
    }
    push_step(play, kChoose, step.seat);
    return Flow::done;
}

void list_reveal(const View& view, const Step&, ActionList& actions) { list_draws(view, actions); }

Reason why_not_reveal(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    return draw_step.why_not(view, step, action, verdict);
}

Flow answer_reveal(Play& play, const Step&, const Action& action)
{
    moves::draw_to_rack(play, market_of(play), action.tile);
    return Flow::ask;  // the step is entered again and counts the open tiles
}

// ---- the auction --------------------------------------------------------------------------------------------------

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
TileId open_type(const View& view, int k) noexcept
{
    TileId found;
    for_each_held(view, market_of(view), [&](TileId type) {
        int before = 0;
        for_each_held(view, market_of(view), [&](TileId other) { before += other.raw < type.raw; });
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
    for (int k = 0; (action.tile = open_type(view, k)); ++k)
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
    while (open_type(view, static_cast<int>(types))) ++types;
    if (types == 0) return false;
    const u32 index = bounded(stream, types * bids);
    out.tile = open_type(view, static_cast<int>(index / bids));
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

const StepCode kNoteBazaar{.enter = enter_note};
const StepCode kBazaarBetween{.enter = enter_between};
const StepCode kBazaarAtEnd{.enter = enter_at_end};

// During an auction nothing else is done: it is the turn of no seat (INT-BAZAAR-RANSOM-01).

const StepCode kReveal{.name = StepKind::draw,
                       .decider = decide_by_nature,
                       .enter = enter_reveal,
                       .list = list_reveal,
                       .lists_draws = true,
                       .why_not = why_not_reveal,
                       .answer = answer_reveal,
                       .stands_alone = true};

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

// ---- the tiles won ------------------------------------------------------------------------------------------------

namespace {

bool plays_from_hand(const View& view) noexcept { return view.rules.has(Option::hand_of_three_tiles); }

/// What becomes of a tile that was won and fits nowhere (BAZAAR-PLACE-04): the same as of one that was drawn.
void put_won_away(Play& play) noexcept
{
    for (UnplaceableHook hook : play.rules.on.unplaceable)
        if (hook(play)) return;
    moves::remove_drawn(play, Cause::fits_nowhere);
}

/// The turn begins with the tile that its seat won, in place of drawing one (BAZAAR-PLACE-01). The draw step puts it away if it
/// fits nowhere, and draws another; with a hand of three the seat then plays from its hand (BCB-INT-14).
Flow enter_take_up(Play& play, const Step& step)
{
    const Header& header = play.state.header();
    const bool is_beginning = !header.drawn && !header.last && play.part() == 0 && round_of(play) == Round::none;
    if (!is_beginning || !has_won_tile(play, step.seat)) return Flow::done;
    moves::take_from_rack(play, won_by(play, step.seat), tile_in(play, won_by(play, step.seat), 0));
    moves::set_this_turn(play, kModule, kRound, static_cast<int>(Round::in_round));
    if (plays_from_hand(play) && !can_be_placed(play, header.drawn)) put_won_away(play);
    return Flow::done;
}

/// Only where the usual step places tiles of a hand.
Flow enter_place_won(Play& play, const Step& step) { return plays_from_hand(play) ? place_step.enter(play, step) : Flow::done; }

void list_placements_of_won(const View& view, const Step& step, ActionList& actions) { place_step.list(view, step, actions); }

bool sample_placement_of_won(const View& view, const Step& step, Stream& stream, Action& out, u32& open_cell)
{
    return place_step.sample(view, step, stream, out, open_cell);
}

Reason why_not_place_won(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    return place_step.why_not(view, step, action, verdict);
}

Flow answer_place_won(Play& play, const Step& step, const Action& action) { return place_step.answer(play, step, action); }

}  // namespace

const StepCode kTakeUpWon{.enter = enter_take_up};

const StepCode kPlaceWon{.name = StepKind::place,
                         .enter = enter_place_won,
                         .list = list_placements_of_won,
                         .sample = sample_placement_of_won,
                         .why_not = why_not_place_won,
                         .answer = answer_place_won,
                         .drawn_tile = DrawnTile::waits};

/// A seat whose tile fits nowhere is passed over when no other can be drawn (BAZAAR-PLACE-07). The last turns are those of seats
/// that hold a tile (BAZAAR-PLACE-06).
Next pass_over(Play& play, Next next)
{
    for (int k = 0; k < play.rules.config.seats && !next.over && count_to_draw(play) == 0; ++k) {
        const Rack won = won_by(play, next.seat);
        const TileId tile = tile_in(play, won, 0);
        if (!tile || play.is_out(next.seat)) return next;
        const int active = play.state.header().active;
        moves::set_turn(play, next.seat);  // its tile may fit with a bridge of its own
        const bool fits = can_be_placed(play, tile);
        if (!fits) {
            moves::take_from_rack(play, won, tile);
            put_won_away(play);
        }
        moves::set_turn(play, active);
        if (fits) return next;
        int seat = next.seat;
        for (int i = 1; i <= play.rules.config.seats; ++i) {
            const int other = (next.seat + i) % play.rules.config.seats;
            if (!has_tile_in_hand(play, other)) continue;
            seat = other;
            break;
        }
        next.over = !has_tile_in_hand(play, seat);
        next.seat = static_cast<u8>(seat);
    }
    return next;
}

/// RESIGN-03
void withdraw_from_bazaar(Play& play, int seat) { withdraw_bid(play, kAuction, seat); }

// ---- positions ----------------------------------------------------------------------------------------------------

NoteVariable note_of_bazaar(const Rules& rules, Note note, int)
{
    const auto turn = [&](int i) { return rules.turn_variables[static_cast<int>(kModule)] + i; };
    if (note == Note::bazaar_round) return {turn(kRound), static_cast<u16>(Round::held)};
    const bool may_lie_aside = rules.option(Option::bazaar_double_turn) == static_cast<i32>(DoubleTurn::tiles_first);
    if (note != Note::bazaar_aside || !may_lie_aside) return {};
    return {rules.lasting_variables[static_cast<int>(kModule)] + kAside, rules.config.seats};
}

/// Whether a bazaar of this turn will be held follows from its tiles: the last ones, one for each part.
FollowingVariable following_bazaar(const View& view)
{
    const Header& header = view.state.header();
    const int count = view.part() + (header.last ? 1 : 0);
    bool is_due = false;
    for (int i = 0; i < count && i < header.placed; ++i) is_due = is_due || shows_bazaar(view, PlacedId(header.placed - i));
    is_due = is_due && may_trigger(view);
    return {static_cast<u16>(view.rules.turn_variables[static_cast<int>(kModule)] + kDue), is_due ? u16{1} : u16{0}};
}

void show_bids_of_bazaar(const View& view, Things& things)
{
    if (item(view)) show_bids(view, kAuction, things);
}

}  // namespace bastide::boxes::bridges_castles_bazaars
