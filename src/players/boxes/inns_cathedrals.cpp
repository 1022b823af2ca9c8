// SPDX-License-Identifier: MIT
// Inns & Cathedrals: the large follower in the supply; roads and cities that pay nothing unless they are completed.
#include "players/terms.hpp"

namespace bastide::players {

namespace {

/// An incomplete feature that would pay nothing at the end though it has tiles: it has an inn or a cathedral (IC-FINAL-01, -02).
bool is_all_or_nothing(const bastide_brief& brief) noexcept
{
    return !brief.complete && brief.points_now == 0 && brief.points_complete > 0;
}

void add(const Sight& sight, SeatTerms* terms) noexcept
{
    add_supply(sight, BASTIDE_PIECE_LARGE_FOLLOWER, kLargeFollowerInSupply, terms);
    for (int32_t i = 0; i < sight.brief_count; ++i) {
        const bastide_brief& brief = sight.briefs[i];
        const bool is_road = brief.kind == BASTIDE_SEGMENT_ROAD;
        if ((!is_road && brief.kind != BASTIDE_SEGMENT_CITY) || !is_all_or_nothing(brief)) continue;
        const Term term = is_road ? kInnRoads : kCathedralCities;
        const int32_t missed = (65536 - brief.chance) / (65536 / kOne);
        for (int32_t seat = 0; seat < sight.seats; ++seat)
            if (brief.leaders >> seat & 1) terms[seat].of[term] += missed;
    }
}

}  // namespace

const BoxTerms kInnsCathedralsTerms{BASTIDE_SET_INNS_CATHEDRALS, add};

}  // namespace bastide::players
