// SPDX-License-Identifier: MIT
// What a position is judged by: a row of numbers for each seat, which the weights turn into points. Boxes add terms of their own
// in src/players/boxes; a box without terms is judged by the common ones.
#pragma once

#include "bastide_players.h"

namespace bastide::players {

/// All terms. Those of a box are together. The order may change: weights name their term.
enum Term : int32_t {
    // Features that the seat leads. `now` is what they would pay at the end, `gain` what completing them adds, times its chance.
    kCityNow,
    kCityGainOfOneCell,  ///< a city that lacks one cell
    kCityGain,           ///< a city that lacks more
    kCityCells,          ///< cells that it lacks
    kCityLed,
    kCityReturn,  ///< followers that return, times the chance
    kRoadNow,
    kRoadGain,
    kRoadChance,
    kRoadReturn,
    kMonasteryNow,
    kMonasteryGain,
    kMonasteryReturn,
    kFieldNow,
    kFieldCities,  ///< chances of the cities at it that are not complete
    kFieldLed,
    kOutvoted,  ///< followers on features that others lead
    // Whether the seat has a first, second ... follower in its supply.
    kSupply1,
    kSupply2,
    kSupply3,
    kSupply4,
    kSupply5,
    kSupply6,
    kSupply7,
    kCommonTerms,

    kTowerPieces = kCommonTerms,  ///< in the supply
    kTowerPrisoners,              ///< prisoners it holds, less its own that others hold
    kTowerThreats,                ///< followers that an open tower could reach with one more piece

    kAbbeys,  ///< held
    kMayorInSupply,
    kWagonInSupply,
    kBarnInSupply,
    kBarnCities,        ///< complete cities at fields with a barn of the seat
    kBarnCitiesToCome,  ///< chances of the cities at those fields that are not complete
    kBarns,             ///< barns placed

    kLargeFollowerInSupply,
    kInnRoads,         ///< led roads with an inn, times the chance that they are not completed
    kCathedralCities,  ///< the same for cities with a cathedral

    kBuilderInSupply,
    kBuilderAtWork,  ///< on a feature that is not complete
    kPigInSupply,
    kPigInField,
    kGoods,     ///< tokens
    kGoodsLed,  ///< kinds of goods of which it has most, alone or with others

    kTerms
};
extern const char* const kTermNames[kTerms];

inline constexpr int32_t kOne = 256;  ///< terms are counted in 256ths

/// The terms of one seat.
struct SeatTerms {
    int32_t of[kTerms];
};

/// What the terms of a box are computed from.
struct Sight {
    const bastide_game* game;
    int32_t seats;
    const bastide_brief* briefs;  ///< of all occupied features
    int32_t brief_count;

    /// The brief of a feature; null when it is not occupied.
    const bastide_brief* find(int32_t feature) const noexcept
    {
        for (int32_t i = 0; i < brief_count; ++i)
            if (briefs[i].feature == feature) return &briefs[i];
        return nullptr;
    }
};

/// Adds how many pieces of a kind each seat has in its supply.
void add_supply(const Sight& sight, int32_t piece_kind, Term term, SeatTerms* terms) noexcept;

/// The terms of one box, for games with its tile set.
struct BoxTerms {
    int32_t set;
    void (*add)(const Sight& sight, SeatTerms* terms) noexcept;
};
extern const BoxTerms kTowerTerms;
extern const BoxTerms kAbbeyMayorTerms;
extern const BoxTerms kInnsCathedralsTerms;
extern const BoxTerms kTradersBuildersTerms;

inline constexpr const BoxTerms* kBoxTerms[] = {&kTowerTerms, &kAbbeyMayorTerms, &kInnsCathedralsTerms, &kTradersBuildersTerms};
inline constexpr int32_t kBoxes = sizeof kBoxTerms / sizeof *kBoxTerms;

}  // namespace bastide::players
