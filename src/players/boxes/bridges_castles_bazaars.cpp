// SPDX-License-Identifier: MIT
// Bridges, Castles & Bazaars: bridges and castles in the supply, castles that wait for a feature nearby, and bazaars.
#include "players/auction.hpp"

namespace bastide::players {

namespace {

constexpr const char* kNames[] = {
    "BridgesInSupply", "CastlesInSupply",
    "Castles",       // that wait, with a follower, to be paid
    "CastleChance",  // chances that a feature in their fief is completed
    "CastlePoints",  // what the best of these features pays, times its chance
    "BazaarTile",    // what the tile is worth that the seat has won or expects
    "BazaarPoints",  // what it is foreseen to get, or to pay
};

constexpr AuctionKinds kBazaar{.bid_step = BASTIDE_STEP_BAZAAR_BID,
                               .sell_step = BASTIDE_STEP_BAZAAR_SELL,
                               .bid = BASTIDE_THING_BAZAAR_BID,
                               .tile = kBazaarTile,
                               .points = kBazaarPoints};

constexpr int32_t kMaxCastles = 64;
constexpr int32_t kMaxSegments = 16;
constexpr int32_t kMaxFeatures = 6 * kMaxSegments;

/// The incomplete features in a fief, each once.
class Fief {
public:
    Fief(const Sight& sight, int32_t castle) noexcept : sight_(sight)
    {
        bastide_placed_segment halves[2];
        if (bastide_game_list_feature_segments(sight.game, castle, halves, 2) != 2) return;
        const int32_t wide = halves[0].x == halves[1].x ? 1 : 0;  // CASTLE-FIEF-01
        for (const bastide_placed_segment& half : halves)
            for (int32_t beside = -1; beside <= 1; ++beside) look_at(half.x + beside * wide, half.y + beside * (1 - wide));
    }

    void add_to(SeatTerms& own) const noexcept
    {
        own.of[kCastles] += kOne;
        own.of[kCastleChance] += kOne - none_;
        own.of[kCastlePoints] += best_;
    }

private:
    void look_at(int32_t x, int32_t y) noexcept
    {
        for (int32_t segment = 0; segment < kMaxSegments; ++segment) {
            const int32_t feature = bastide_game_feature_at(sight_.game, x, y, segment);
            if (feature < 0) return;
            bool is_new = true;
            for (int32_t i = 0; i < count_; ++i) is_new = is_new && seen_[i] != feature;
            if (!is_new || count_ == kMaxFeatures) continue;
            seen_[count_++] = feature;
            look_at(feature);
        }
    }

    /// It need not be occupied (CASTLE-SCORE-03); then each open side halves the chance.
    void look_at(int32_t feature) noexcept
    {
        if (const bastide_brief* const brief = sight_.find(feature))
            return add(brief->kind, brief->complete, term_of_chance(brief->chance), brief->points_complete);
        bastide_feature free;
        if (bastide_game_get_feature(sight_.game, feature, &free) != BASTIDE_OK) return;
        add(free.kind, free.complete, kOne >> at_most(free.open_sides, 8), free.points_complete);
    }

    void add(int32_t kind, int32_t is_complete, int32_t chance, int32_t points) noexcept
    {
        if (is_complete || kind == BASTIDE_SEGMENT_FIELD || kind == BASTIDE_SEGMENT_FOUNDATION) return;
        none_ = none_ * (kOne - chance) / kOne;
        if (chance * points > best_) best_ = chance * points;
    }

    const Sight& sight_;
    int32_t seen_[kMaxFeatures];
    int32_t count_ = 0;
    int32_t none_ = kOne;  ///< the chance that none is completed
    int32_t best_ = 0;
};

void add(const Sight& sight, SeatTerms* terms) noexcept
{
    bastide_thing castles[kMaxCastles];
    add_supply(sight, BASTIDE_PIECE_BRIDGE, kBridgesInSupply, terms);
    add_supply(sight, BASTIDE_PIECE_CASTLE, kCastlesInSupply, terms);
    const int32_t count = at_most(bastide_game_list_things(sight.game, BASTIDE_THING_CASTLE, castles, kMaxCastles), kMaxCastles);
    for (int32_t i = 0; i < count; ++i) {
        const bastide_brief* const brief = castles[i].closed ? nullptr : sight.find(castles[i].feature);
        if (brief && (brief->occupants >> castles[i].seat & 1)) Fief(sight, castles[i].feature).add_to(terms[castles[i].seat]);
    }
    add_auction(sight, kBazaar, terms);
}

constexpr Weight kWeights[] = {
#include "players/weights/bridges_castles_bazaars.inc"
};
constexpr Weight kWeightsOfFour[] = {
#include "players/weights/bridges_castles_bazaars_4.inc"
};

}  // namespace

const BoxTerms boxes::bridges_castles_bazaars{.set = BASTIDE_SET_BRIDGES_CASTLES_BAZAARS,
                                              .names = kNames,
                                              .add = add,
                                              .weights = list_of(kWeights),
                                              .weights_of_many = list_of(kWeightsOfFour)};

}  // namespace bastide::players
