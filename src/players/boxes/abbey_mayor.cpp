// SPDX-License-Identifier: MIT
// Abbey & Mayor: abbeys held, mayors and wagons in the supply, barns.
#include "players/terms.hpp"

namespace bastide::players {

namespace {

constexpr const char* kNames[] = {
    "Abbeys",  // held
    "MayorInSupply",
    "WagonInSupply",
    "BarnInSupply",
    "BarnCities",        // complete cities at fields with a barn of the seat
    "BarnCitiesToCome",  // chances of the cities at those fields that are not complete
    "Barns",             // barns placed
    "BarnOpenSides",     // half sides of tiles at which their fields can still grow
};

constexpr int32_t kMaxThings = 64;
constexpr int32_t kMaxOpenSides = 48;

void add(const Sight& sight, SeatTerms* terms) noexcept
{
    bastide_thing barns[kMaxThings];
    bastide_thing hands[kMaxThings];
    add_supply(sight, BASTIDE_PIECE_MAYOR, kMayorInSupply, terms);
    add_supply(sight, BASTIDE_PIECE_WAGON, kWagonInSupply, terms);
    add_supply(sight, BASTIDE_PIECE_BARN, kBarnInSupply, terms);
    const int32_t held = at_most(bastide_game_list_things(sight.game, BASTIDE_THING_HAND, hands, kMaxThings), kMaxThings);
    for (int32_t i = 0; i < held; ++i)
        if (hands[i].seat >= 0 && hands[i].tile >= 0 && is_wild(sight.game, hands[i].tile))
            terms[hands[i].seat].of[kAbbeys] = kOne;
    const int32_t count = at_most(bastide_game_list_things(sight.game, BASTIDE_THING_BARN, barns, kMaxThings), kMaxThings);
    for (int32_t i = 0; i < count; ++i) {
        if (barns[i].seat < 0) continue;
        terms[barns[i].seat].of[kBarns] += kOne;
        terms[barns[i].seat].of[kBarnCities] += barns[i].count * kOne;
        bastide_brief brief;
        bastide_feature field;
        if (bastide_game_get_brief(sight.game, barns[i].feature, &brief) == BASTIDE_OK)
            terms[barns[i].seat].of[kBarnCitiesToCome] += term_of_chance(brief.chance);
        if (bastide_game_get_feature(sight.game, barns[i].feature, &field) == BASTIDE_OK)
            terms[barns[i].seat].of[kBarnOpenSides] += at_most(field.open_sides, kMaxOpenSides) * kOne;
    }
}

constexpr Weight kWeights[] = {
#include "players/weights/abbey_mayor.inc"
};
constexpr Weight kWeightsOfFour[] = {
#include "players/weights/abbey_mayor_4.inc"
};

}  // namespace

const BoxTerms boxes::abbey_mayor{.set = BASTIDE_SET_ABBEY_MAYOR,
                                  .names = kNames,
                                  .add = add,
                                  .weights = list_of(kWeights),
                                  .weights_of_many = list_of(kWeightsOfFour),
                                  .mover = BASTIDE_PIECE_WAGON};

}  // namespace bastide::players
