// SPDX-License-Identifier: MIT
// The weights in src/players/weights are written by `./dev tune`.
#include "players/weights.hpp"

namespace bastide::players {

namespace {

constexpr Weight kBase[] = {
#include "players/weights/base.inc"
};

constexpr Weight kBaseOfFour[] = {
#include "players/weights/base_4.inc"
};
constexpr Weight kAbbot[] = {
#include "players/weights/abbot.inc"
};
constexpr Weight kAbbeyMayor[] = {
#include "players/weights/abbey_mayor.inc"
};
constexpr Weight kAbbeyMayorOfFour[] = {
#include "players/weights/abbey_mayor_4.inc"
};
constexpr Weight kInnsCathedrals[] = {
#include "players/weights/inns_cathedrals.inc"
};
constexpr Weight kKingRobber[] = {
#include "players/weights/king_robber.inc"
};
constexpr Weight kPhantom[] = {
#include "players/weights/phantom.inc"
};
constexpr Weight kTower[] = {
#include "players/weights/tower.inc"
};
constexpr Weight kTradersBuilders[] = {
#include "players/weights/traders_builders.inc"
};

template <int32_t n>
constexpr WeightSet make_set(const char* name, uint32_t boxes, const Weight (&weights)[n], bool is_crowded = false) noexcept
{
    return {name, boxes, is_crowded, weights, n};
}

int32_t count_bits(uint32_t bits) noexcept
{
    int32_t count = 0;
    for (; bits != 0; bits &= bits - 1) ++count;
    return count;
}

/// How well weights suit a game: boxes that only one of the two has count against them, and a wrong number of seats more.
int32_t likeness(const WeightSet& set, uint32_t boxes, bool is_crowded) noexcept
{
    return -count_bits(set.boxes ^ boxes) - (set.is_crowded == is_crowded ? 0 : kBoxes);
}

/// The set that suits best among those with all boxes of `needed`; null when there is none.
const WeightSet* find_set(uint32_t boxes, uint32_t needed, bool is_crowded) noexcept
{
    const WeightSet* best = nullptr;
    for (int32_t i = 0; i < kWeightSetCount; ++i) {
        const WeightSet& set = kWeightSets[i];
        if ((set.boxes & needed) == needed && (!best || likeness(set, boxes, is_crowded) > likeness(*best, boxes, is_crowded)))
            best = &set;
    }
    return best;
}

}  // namespace

const WeightSet kWeightSets[] = {
    make_set("base", 0, kBase),
    make_set("base_4", 0, kBaseOfFour, true),
    make_set("abbot", kWithAbbot, kAbbot),
    make_set("abbey_mayor", kWithAbbeyMayor, kAbbeyMayor),
    make_set("abbey_mayor_4", kWithAbbeyMayor, kAbbeyMayorOfFour, true),
    make_set("inns_cathedrals", kWithInnsCathedrals, kInnsCathedrals),
    make_set("king_robber", kWithKingRobber, kKingRobber),
    make_set("phantom", kWithPhantom, kPhantom),
    make_set("tower", kWithTower, kTower),
    make_set("traders_builders", kWithTradersBuilders, kTradersBuilders),
};
const int32_t kWeightSetCount = sizeof kWeightSets / sizeof *kWeightSets;

const char* const kTermNames[kTerms] = {
    "CityNow",
    "CityGainOfOneCell",
    "CityGain",
    "CityCells",
    "CityLed",
    "CityReturn",
    "RoadNow",
    "RoadGain",
    "RoadChance",
    "RoadReturn",
    "MonasteryNow",
    "MonasteryGain",
    "MonasteryReturn",
    "FieldNow",
    "FieldCities",
    "FieldLed",
    "Outvoted",
    "Supply1",
    "Supply2",
    "Supply3",
    "Supply4",
    "Supply5",
    "Supply6",
    "Supply7",
    "TowerPieces",
    "TowerPrisoners",
    "TowerThreats",
    "TowerExposed",
    "TowerStake",
    "Abbeys",
    "MayorInSupply",
    "WagonInSupply",
    "BarnInSupply",
    "BarnCities",
    "BarnCitiesToCome",
    "Barns",
    "BarnOpenSides",
    "LargeFollowerInSupply",
    "InnRoads",
    "CathedralCities",
    "BuilderInSupply",
    "BuilderAtWork",
    "PigInSupply",
    "PigInField",
    "Goods",
    "GoodsLed",
    "AbbotInSupply",
    "AbbotAtWork",
    "AbbotReturn",
    "AbbotOpenCells",
    "King",
    "KingPoints",
    "KingToCome",
    "Robber",
    "RobberPoints",
    "RobberToCome",
    "PhantomInSupply",
    "PhantomReturn",
};

namespace {

/// Takes the weights of the terms from `first` to `end` from a set.
void take(const WeightSet& set, int32_t first, int32_t end, Weights& out) noexcept
{
    for (int32_t i = 0; i < set.count; ++i)
        for (int32_t phase = 0; phase < kPhases; ++phase)
            if (set.weights[i].term >= first && set.weights[i].term < end)
                out.at[phase][set.weights[i].term] = set.weights[i].at[phase];
}

}  // namespace

void choose_weights(uint32_t boxes, int32_t seats, Weights& out) noexcept
{
    const bool is_crowded = seats > 2;
    out = {};
    take(*find_set(boxes, 0, is_crowded), 0, kCommonTerms, out);
    for (int32_t box = 0; box < kBoxes; ++box) {
        const WeightSet* const set = boxes >> box & 1 ? find_set(boxes, 1u << box, is_crowded) : nullptr;
        if (set) take(*set, kBoxTerms[box]->first, kBoxTerms[box]->end, out);
    }
}

}  // namespace bastide::players
