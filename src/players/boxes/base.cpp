// SPDX-License-Identifier: MIT
// The terms by which every game is judged; players/evaluate.cpp computes them.
#include "players/terms.hpp"

namespace bastide::players {

namespace {

constexpr const char* kNames[] = {
    // Features that the seat leads. `now` is what they would pay at the end, `gain` what completing them adds, times its chance.
    "CityNow",
    "CityGainOfOneCell",  // a city that lacks one cell
    "CityGain",           // a city that lacks more
    "CityCells",          // cells that it lacks
    "CityLed",
    "CityReturn",  // followers that return, times the chance
    "RoadNow",
    "RoadGain",
    "RoadChance",
    "RoadReturn",
    "MonasteryNow",
    "MonasteryGain",
    "MonasteryReturn",
    "FieldNow",
    "FieldCities",  // chances of the cities at it that are not complete
    "FieldLed",
    "Outvoted",  // followers on features that others lead
    // Whether the seat has a first, second ... follower in its supply.
    "Supply1",
    "Supply2",
    "Supply3",
    "Supply4",
    "Supply5",
    "Supply6",
    "Supply7",
};

constexpr Weight kWeights[] = {
#include "players/weights/base.inc"
};
constexpr Weight kWeightsOfFour[] = {
#include "players/weights/base_4.inc"
};

}  // namespace

const BoxTerms boxes::base{
    .set = BASTIDE_SET_BASE, .names = kNames, .weights = list_of(kWeights), .weights_of_many = list_of(kWeightsOfFour)};

}  // namespace bastide::players
