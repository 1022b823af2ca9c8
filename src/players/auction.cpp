// SPDX-License-Identifier: MIT
#include "players/auction.hpp"

namespace bastide::players {

namespace {

constexpr int32_t kSides = 4;
constexpr int32_t kRotations = 4;
constexpr int32_t kMaxSegments = 16;
constexpr int32_t kMaxHands = 32;
constexpr int32_t kMaxOpenCells = 4;     ///< of a feature that a tile can still do something for
constexpr int32_t kFollower = 2 * kOne;  ///< what a follower that returns is worth
constexpr int32_t kMonastery = 3 * kOne;
constexpr int32_t kMostRaised = 25;  ///< no seat raises a bid by more

// ---- what a tile is worth -------------------------------------------------------------------------------------------

int32_t side_of(int32_t segment_kind) noexcept
{
    switch (segment_kind) {
        case BASTIDE_SEGMENT_CITY: return BASTIDE_SIDE_CITY;
        case BASTIDE_SEGMENT_ROAD: return BASTIDE_SIDE_ROAD;
        default: return 0;
    }
}

uint32_t middle_of(int32_t side) noexcept { return 2u << 3 * side; }

/// A tile as it lies in a rotation.
struct TurnedTile {
    int32_t sides[kSides];   ///< [bastide_side_kind]
    uint32_t ports[kSides];  ///< of the segment at the middle of each side
    bool has_monastery = false;

    TurnedTile(const bastide_game* game, int32_t tile, int32_t rotation) noexcept : sides{}, ports{}
    {
        bastide_segment_def segments[kMaxSegments];
        const int32_t count = at_most(bastide_game_list_segments(game, tile, rotation, segments, kMaxSegments), kMaxSegments);
        for (int32_t& side : sides) side = BASTIDE_SIDE_FIELD;
        for (int32_t i = 0; i < count; ++i) {
            has_monastery = has_monastery || segments[i].kind == BASTIDE_SEGMENT_MONASTERY;
            for (int32_t side = 0; side < kSides; ++side) {
                if (side_of(segments[i].kind) == 0 || !(segments[i].ports & middle_of(side))) continue;
                sides[side] = side_of(segments[i].kind);
                ports[side] = segments[i].ports;
            }
        }
    }

    bool fits(const bastide_open_cell& cell) const noexcept
    {
        for (int32_t side = 0; side < kSides; ++side)
            if (cell.sides[side] != 0 && cell.sides[side] != BASTIDE_SIDE_WILD && cell.sides[side] != sides[side]) return false;
        return true;
    }

    /// Whether the segment at a side goes on where no tile lies.
    bool stays_open(int32_t side, const bastide_open_cell& cell) const noexcept
    {
        for (int32_t other = 0; other < kSides; ++other)
            if ((ports[side] & middle_of(other)) && cell.sides[other] == 0) return true;
        return false;
    }
};

/// The feature beyond a side of an empty cell; negative if there is none.
int32_t feature_beyond(const bastide_game* game, const bastide_open_cell& cell, int32_t side) noexcept
{
    constexpr int32_t kEast[kSides] = {0, 1, 0, -1};
    constexpr int32_t kSouth[kSides] = {-1, 0, 1, 0};
    const int32_t x = cell.x + kEast[side];
    const int32_t y = cell.y + kSouth[side];
    const int32_t segment = bastide_game_segment_at_port(game, x, y, 3 * ((side + 2) % kSides) + 1);
    return segment < 0 ? -1 : bastide_game_feature_at(game, x, y, segment);
}

/// Whether a tile that fits the last open cell of a feature completes it.
bool completes(const bastide_game* game, const TurnedTile& turned, const bastide_open_cell& cell,
               const bastide_brief& brief) noexcept
{
    for (int32_t side = 0; side < kSides && side_of(brief.kind) != 0; ++side)
        if (feature_beyond(game, cell, side) == brief.feature && turned.stays_open(side, cell)) return false;
    return true;
}

/// What a tile does for the leaders of a feature, beyond what they can expect anyway.
int32_t help(const bastide_game* game, const TurnedTile (&rotations)[kRotations], const bastide_brief& brief) noexcept
{
    bastide_open_cell cells[kMaxOpenCells];
    const int32_t count = bastide_game_list_open_cells(game, brief.feature, cells, kMaxOpenCells);
    if (count != brief.open_cells) return 0;  // it is never completed
    const int32_t points = (brief.points_complete - brief.points_now) * kOne + kFollower;
    const int32_t gain = points * (kOne - term_of_chance(brief.chance)) / kOne;
    bool fits = false;
    for (int32_t i = 0; i < count; ++i)
        for (const TurnedTile& turned : rotations) {
            if (!turned.fits(cells[i])) continue;
            if (count == 1 && completes(game, turned, cells[i], brief)) return gain;
            fits = true;
        }
    return fits ? gain / (2 * (count > 1 ? count : 2)) : 0;
}

/// What a tile is worth to each seat.
struct Worth {
    int32_t of[BASTIDE_SEATS_MAX] = {};

    Worth() noexcept = default;
    Worth(const Sight& sight, int32_t tile) noexcept
    {
        const bastide_game* const game = sight.game;
        const TurnedTile rotations[kRotations] = {{game, tile, 0}, {game, tile, 1}, {game, tile, 2}, {game, tile, 3}};
        for (int32_t seat = 0; seat < sight.seats; ++seat)
            if (rotations[0].has_monastery && bastide_game_count_supply(game, seat, BASTIDE_PIECE_FOLLOWER) > 0)
                of[seat] = kMonastery;
        for (int32_t i = 0; i < sight.brief_count; ++i) {
            const bastide_brief& brief = sight.briefs[i];
            if (brief.complete || brief.kind == BASTIDE_SEGMENT_FIELD || brief.leaders == 0) continue;
            if (brief.open_cells < 1 || brief.open_cells > kMaxOpenCells) continue;
            const int32_t gain = help(game, rotations, brief);
            for (int32_t seat = 0; seat < sight.seats; ++seat)
                if ((brief.leaders >> seat & 1) && gain > of[seat]) of[seat] = gain;
        }
    }
};

// ---- the sale -------------------------------------------------------------------------------------------------------

/// Who takes the tile that is sold now, at what price, and who is paid; -1: no seat.
struct Sale {
    int32_t taker = -1;
    int32_t payee = -1;
    int32_t price = 0;
};

class Auction {
public:
    Auction(const Sight& sight, const AuctionKinds& kinds) noexcept : sight_(sight), kinds_(kinds)
    {
        bastide_thing hands[kMaxHands];
        if (bastide_game_get_decision(sight.game, &now_) != BASTIDE_OK) return;
        const int32_t count = at_most(bastide_game_list_things(sight.game, BASTIDE_THING_HAND, hands, kMaxHands), kMaxHands);
        for (int32_t i = 0; i < count; ++i)
            if (hands[i].tile >= 0 && !is_wild(sight.game, hands[i].tile)) add(hands[i]);
        if (now_.step == BASTIDE_STEP_PLACE && now_.tile >= 0 && now_.seat >= 0) own_[now_.seat] = Worth(sight, now_.tile);
        if (open_ > 0) lay_open();
    }

    void add_to(SeatTerms* terms) const noexcept
    {
        const Sale sale = foresee();
        for (int32_t seat = 0; seat < sight_.seats; ++seat) {
            const int32_t paid = points_of(sale, seat) * kOne;
            terms[seat].of[kinds_.tile] += worth_with(sale, seat) - paid;
            terms[seat].of[kinds_.points] += paid;
        }
    }

private:
    /// A tile that a seat holds, or that lies open.
    void add(const bastide_thing& hand) noexcept
    {
        const Worth worth(sight_, hand.tile);
        if (hand.seat >= 0) {
            own_[hand.seat] = worth;
            holders_ |= 1u << hand.seat;
            return;
        }
        if (hand.tile == now_.tile) item_ = worth;
        open_ += hand.count;
        for (int32_t seat = 0; seat < sight_.seats; ++seat) all_.of[seat] += hand.count * worth.of[seat];
    }

    /// A seat without a tile expects one of those that lie open, but not the one that is sold.
    void lay_open() noexcept
    {
        is_sale_ = now_.step == kinds_.bid_step || now_.step == kinds_.sell_step;
        const int32_t rest = is_sale_ ? open_ - 1 : open_;
        for (int32_t seat = 0; seat < sight_.seats; ++seat)
            if (lacks_tile(seat) && rest > 0) own_[seat].of[seat] = (all_.of[seat] - (is_sale_ ? item_.of[seat] : 0)) / rest;
    }

    bool lacks_tile(int32_t seat) const noexcept { return !(holders_ >> seat & 1); }

    static int32_t points_of(const Sale& sale, int32_t seat) noexcept
    {
        return (seat == sale.payee ? sale.price : 0) - (seat == sale.taker ? sale.price : 0);
    }
    int32_t worth_with(const Sale& sale, int32_t seat) const noexcept
    {
        return (seat == sale.taker ? item_ : own_[seat]).of[seat] + points_of(sale, seat) * kOne;
    }
    /// How far a seat is ahead of the others after a sale, times their number.
    int32_t lead(const Sale& sale, int32_t seat) const noexcept
    {
        int32_t sum = 0;
        for (int32_t other = 0; other < sight_.seats; ++other)
            sum += other == seat ? (sight_.seats - 1) * worth_with(sale, seat) : -worth_with(sale, other);
        return sum;
    }

    /// The seller buys or sells.
    Sale sell(int32_t seller, int32_t highest, int32_t price) const noexcept
    {
        if (highest == seller) return {seller, -1, price};
        const Sale buys{seller, highest, price};
        const Sale sells{highest, seller, price};
        return lead(buys, seller) > lead(sells, seller) ? buys : sells;
    }

    Sale foresee() const noexcept
    {
        if (!is_sale_) return {};
        if (now_.step == kinds_.sell_step) return sell(now_.seat, now_.other_seat, now_.most);
        bastide_thing bids[BASTIDE_SEATS_MAX];
        int32_t highest = now_.other_seat;
        int32_t price = 0;
        const int32_t count =
            at_most(bastide_game_list_things(sight_.game, kinds_.bid, bids, BASTIDE_SEATS_MAX), BASTIDE_SEATS_MAX);
        for (int32_t i = 0; i < count; ++i)
            if (bids[i].points > price) {
                highest = bids[i].seat;
                price = bids[i].points;
            }
        return bid_on(highest, price);
    }

    /// The seats that are still asked bid what is best for them if no other seat bids after them.
    Sale bid_on(int32_t highest, int32_t price) const noexcept
    {
        const int32_t seller = now_.other_seat;
        for (int32_t seat = now_.seat; seat != seller; seat = (seat + 1) % sight_.seats) {
            if (!lacks_tile(seat)) continue;
            int32_t best = lead(sell(seller, highest, price), seat);
            const int32_t most = at_most(price + kMostRaised, now_.most);
            for (int32_t bid = price + 1; bid <= most; ++bid) {
                const int32_t value = lead(sell(seller, seat, bid), seat);
                if (value <= best) continue;
                best = value;
                highest = seat;
                price = bid;
            }
        }
        return sell(seller, highest, price);
    }

    const Sight& sight_;
    const AuctionKinds& kinds_;
    bastide_decision now_;
    Worth own_[BASTIDE_SEATS_MAX];  ///< of the tile that each seat holds or expects
    Worth item_;                    ///< of the tile that is sold now
    Worth all_;                     ///< of all that lie open
    int32_t open_ = 0;
    uint32_t holders_ = 0;
    bool is_sale_ = false;
};

}  // namespace

void add_auction(const Sight& sight, const AuctionKinds& kinds, SeatTerms* terms) noexcept
{
    Auction(sight, kinds).add_to(terms);
}

}  // namespace bastide::players
