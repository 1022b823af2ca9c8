// SPDX-License-Identifier: MIT
// What a position is judged by: a row of numbers for each seat, which the weights turn into points. Boxes add terms of their own
// in src/players/boxes; a box without terms is judged by the common ones.
#pragma once

#include "bastide_players.h"

namespace bastide::players {

/// All terms. Those of a box are together. The order may change: weights name their term.
enum Term : int16_t {
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
    kTowerThreats,                ///< followers that a tower could reach with one more piece
    kTowerExposed,                ///< whether one of them can be captured before the seat has a turn
    kTowerStake,                  ///< what the best feature pays now that the seat leads with one of those

    kAbbeys,  ///< held
    kMayorInSupply,
    kWagonInSupply,
    kBarnInSupply,
    kBarnCities,        ///< complete cities at fields with a barn of the seat
    kBarnCitiesToCome,  ///< chances of the cities at those fields that are not complete
    kBarns,             ///< barns placed
    kBarnOpenSides,     ///< half sides of tiles at which their fields can still grow

    kLargeFollowerInSupply,
    kInnRoads,         ///< led roads with an inn, times the chance that they are not completed
    kCathedralCities,  ///< the same for cities with a cathedral

    kBuilderInSupply,
    kBuilderAtWork,  ///< on a feature that is not complete
    kPigInSupply,
    kPigInField,
    kGoods,     ///< tokens
    kGoodsLed,  ///< kinds of goods of which it has most, alone or with others

    kAbbotInSupply,
    kAbbotAtWork,     ///< on a building that is not complete
    kAbbotReturn,     ///< chances that these are completed
    kAbbotOpenCells,  ///< cells that these lack

    kKing,        ///< held
    kKingPoints,  ///< that it would pay at the end
    kKingToCome,  ///< chances of led cities that would win the King
    kRobber,      ///< the same for the Robber Baron and roads
    kRobberPoints,
    kRobberToCome,

    kPhantomInSupply,
    kPhantomReturn,  ///< chance that the feature of a phantom is completed

    kTerms
};
extern const char* const kTermNames[kTerms];

inline constexpr int32_t kOne = 256;  ///< terms are counted in 256ths

/// A chance in 65536ths, as briefs have it, in 256ths.
constexpr int32_t term_of_chance(int32_t chance) noexcept { return chance / (65536 / kOne); }

constexpr int32_t at_most(int32_t number, int32_t most) noexcept { return number < most ? number : most; }

/// The terms of one seat.
struct SeatTerms {
    int32_t of[kTerms];
};

/// What the terms of a box are computed from.
struct Sight {
    const bastide_game* game;
    int32_t seats;
    int32_t next_seat;            ///< whose turn it is
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

/// A follower that a seat might deploy on a feature that is not occupied.
struct Deployment {
    int32_t seat;
    int32_t x, y;
    const bastide_brief& feature;
    const SeatTerms& before;  ///< the terms of the seat without it
};

/// The terms of one box, for games with its tile set: those from `first` to `end`.
struct BoxTerms {
    int32_t set;
    Term first, end;
    void (*add)(const Sight& sight, SeatTerms* terms) noexcept;
    void (*add_deployed)(const Sight& sight, const Deployment& deployment, SeatTerms& terms) noexcept;  ///< null: it adds none
};
extern const BoxTerms kTowerTerms;
extern const BoxTerms kAbbeyMayorTerms;
extern const BoxTerms kInnsCathedralsTerms;
extern const BoxTerms kTradersBuildersTerms;
extern const BoxTerms kAbbotTerms;
extern const BoxTerms kKingRobberTerms;
extern const BoxTerms kPhantomTerms;

inline constexpr const BoxTerms* kBoxTerms[] = {&kTowerTerms, &kAbbeyMayorTerms, &kInnsCathedralsTerms, &kTradersBuildersTerms,
                                                &kAbbotTerms, &kKingRobberTerms, &kPhantomTerms};
inline constexpr int32_t kBoxes = sizeof kBoxTerms / sizeof *kBoxTerms;
/// Bits of masks of boxes, in the order of kBoxTerms.
inline constexpr uint32_t kWithTower = 1, kWithAbbeyMayor = 2, kWithInnsCathedrals = 4, kWithTradersBuilders = 8, kWithAbbot = 16,
                          kWithKingRobber = 32, kWithPhantom = 64;

}  // namespace bastide::players
