// SPDX-License-Identifier: MIT
// Inns & Cathedrals: the large follower in the supply; roads and cities that pay nothing unless they are completed.
#include "players/terms.hpp"

namespace bastide::players {

namespace {

constexpr const char* kNames[] = {
    "LargeFollowerInSupply",
    "InnRoads",         // led roads with an inn, times the chance that they are not completed
    "CathedralCities",  // the same for cities with a cathedral
};

/// An incomplete feature that would pay nothing at the end though it has tiles: it has an inn or a cathedral (IC-FINAL-01, -02).
bool is_all_or_nothing(const bastide_brief& brief) noexcept
{
    return !brief.complete && brief.points_now == 0 && brief.points_complete > 0;
}

/// Adds the chance that such a feature pays nothing to the terms of a seat that leads it.
void add_led(const bastide_brief& brief, SeatTerms& terms) noexcept
{
    const bool is_road = brief.kind == BASTIDE_SEGMENT_ROAD;
    if ((!is_road && brief.kind != BASTIDE_SEGMENT_CITY) || !is_all_or_nothing(brief)) return;
    terms.of[is_road ? kInnRoads : kCathedralCities] += term_of_chance(65536 - brief.chance);
}

void add(const Sight& sight, SeatTerms* terms) noexcept
{
    add_supply(sight, BASTIDE_PIECE_LARGE_FOLLOWER, kLargeFollowerInSupply, terms);
    for (int32_t i = 0; i < sight.brief_count; ++i)
        for (int32_t seat = 0; seat < sight.seats; ++seat)
            if (sight.briefs[i].leaders >> seat & 1) add_led(sight.briefs[i], terms[seat]);
}

void add_deployed(const Sight&, const Deployment& deployment, SeatTerms& terms) noexcept { add_led(deployment.feature, terms); }

constexpr Weight kWeights[] = {
#include "players/weights/inns_cathedrals.inc"
};

}  // namespace

const BoxTerms boxes::inns_cathedrals{
    .set = BASTIDE_SET_INNS_CATHEDRALS, .names = kNames, .add = add, .add_deployed = add_deployed, .weights = list_of(kWeights)};

}  // namespace bastide::players
