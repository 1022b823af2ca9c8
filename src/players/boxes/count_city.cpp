// SPDX-License-Identifier: MIT
// The Count of Carcassonne: followers in the quarters of the City, and the features that they may still join.
#include "players/terms.hpp"

namespace bastide::players {

namespace {

constexpr const char* kNames[] = {
    "QuarterFollowers",  // in quarters that are open
    "QuarterPoints",     // of each open quarter, what the best feature pays that they could lead, times its chance
    "QuarterMarket",     // the same of the market, whose fields are paid at the end
    "QuarterClosed",     // followers where the count stands
};

constexpr int32_t kQuarters = 4;
constexpr int32_t kMarket = 1;

struct Quarters {
    bool is_closed[kQuarters] = {};
    int32_t followers[kQuarters][BASTIDE_SEATS_MAX] = {};
    bool are_empty = true;

    explicit Quarters(const bastide_game* game) noexcept
    {
        bastide_thing things[kQuarters];
        const int32_t count =
            at_most(bastide_game_list_things(game, BASTIDE_THING_COUNT_CITY_QUARTER, things, kQuarters), kQuarters);
        for (int32_t i = 0; i < count; ++i) {
            is_closed[things[i].segment] = things[i].closed;
            are_empty = are_empty && things[i].count == 0;
        }
        if (!are_empty) count_followers(game);
    }

private:
    void count_followers(const bastide_game* game) noexcept
    {
        const Pieces pieces(game);
        for (const bastide_piece& piece : pieces)
            if (is_in_quarter(piece)) ++followers[piece.segment][piece.seat];
    }

    /// Other spaces are those of the score track.
    static bool is_in_quarter(const bastide_piece& piece) noexcept
    {
        const bool is_marker = piece.kind == BASTIDE_PIECE_MESSENGER || piece.kind == BASTIDE_PIECE_TRACK_ROBBER;
        return piece.seat >= 0 && piece.spot == BASTIDE_SPOT_SPACE && !is_marker;
    }
};

int32_t quarter_of(int32_t segment_kind) noexcept
{
    switch (segment_kind) {
        case BASTIDE_SEGMENT_CITY: return 0;
        case BASTIDE_SEGMENT_FIELD: return kMarket;
        case BASTIDE_SEGMENT_ROAD: return 2;
        case BASTIDE_SEGMENT_MONASTERY: return 3;
        default: return -1;
    }
}

/// What the followers of one seat in an open quarter can still reach.
class Prospects {
public:
    explicit Prospects(const Sight& sight) noexcept : sight_(sight)
    {
        bastide_decision now;
        if (bastide_game_get_decision(sight.game, &now) != BASTIDE_OK) return;
        is_end_ = now.step == BASTIDE_STEP_COUNT_FINAL_LEAVE;
        if (now.step != BASTIDE_STEP_COUNT_CITY_LEAVE) return;
        leaving_ = 1u << now.turn_seat;
        for (int32_t seat = now.seat; seat != now.turn_seat; seat = (seat + 1) % sight.seats) leaving_ |= 1u << seat;
    }

    /// Whether seats are asked for the last time; then it says nothing that a follower is in a quarter.
    bool is_end() const noexcept { return is_end_; }

    int32_t best_of(int32_t quarter, int32_t seat, int32_t followers) const noexcept
    {
        int32_t best = 0;
        for (int32_t i = 0; i < sight_.brief_count; ++i) {
            const bastide_brief& brief = sight_.briefs[i];
            if (quarter_of(brief.kind) != quarter || !is_open(brief, seat)) continue;
            const int32_t points = points_for(brief, seat, followers);
            best = points > best ? points : best;
        }
        return best;
    }

private:
    /// A seat that was asked does not leave any more for a feature that is complete. At the end it may have passed, but not if it
    /// has just come to a field.
    bool is_open(const bastide_brief& brief, int32_t seat) const noexcept
    {
        if (is_end_) return brief.weights[seat] > 0;
        return !brief.complete || brief.kind == BASTIDE_SEGMENT_FIELD || (leaving_ >> seat & 1);
    }

    /// In 256ths; 0 if the seat leads the feature already, or would not lead it.
    static int32_t points_for(const bastide_brief& brief, int32_t seat, int32_t followers) noexcept
    {
        int32_t most = 0;
        for (const int32_t weight : brief.weights) most = weight > most ? weight : most;
        if ((brief.leaders >> seat & 1) || brief.weights[seat] + followers < most) return 0;
        if (brief.complete || brief.kind == BASTIDE_SEGMENT_FIELD) return brief.points_now * kOne;
        return term_of_chance(brief.chance) * brief.points_complete;
    }

    const Sight& sight_;
    bool is_end_ = false;
    uint32_t leaving_ = ~0u;  ///< seats that have not been asked yet before a scoring
};

void add(const Sight& sight, SeatTerms* terms) noexcept
{
    const Quarters quarters(sight.game);
    if (quarters.are_empty) return;
    const Prospects prospects(sight);
    for (int32_t quarter = 0; quarter < kQuarters; ++quarter)
        for (int32_t seat = 0; seat < sight.seats; ++seat) {
            const int32_t followers = quarters.followers[quarter][seat];
            const bool is_closed = quarters.is_closed[quarter];
            SeatTerms& own = terms[seat];
            if (!prospects.is_end()) own.of[is_closed ? kQuarterClosed : kQuarterFollowers] += followers * kOne;
            if (followers > 0 && !is_closed)
                own.of[quarter == kMarket ? kQuarterMarket : kQuarterPoints] += prospects.best_of(quarter, seat, followers);
        }
}

constexpr Weight kWeights[] = {
#include "players/weights/count_city.inc"
};
constexpr Weight kWeightsOfFour[] = {
#include "players/weights/count_city_4.inc"
};

}  // namespace

const BoxTerms boxes::count_city{.set = BASTIDE_SET_COUNT_CITY,
                                 .names = kNames,
                                 .add = add,
                                 .weights = list_of(kWeights),
                                 .weights_of_many = list_of(kWeightsOfFour)};

}  // namespace bastide::players
