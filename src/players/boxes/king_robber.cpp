// SPDX-License-Identifier: MIT
// King & Robber Baron: who has them, what they pay, and who may win them.
#include "players/terms.hpp"

namespace bastide::players {

namespace {

constexpr const char* kNames[] = {
    "King",        // held
    "KingPoints",  // that it would pay at the end
    "KingToCome",  // chances of led cities that would win the King
    "Robber",      // the same for the Robber Baron and roads
    "RobberPoints", "RobberToCome",
};

/// The King or the Robber Baron, for one kind of feature.
struct Title {
    int32_t thing;
    int32_t feature_kind;
    int32_t points_of_tile;  ///< about, in a completed feature
    Term held, points, to_come;
};
constexpr Title kTitles[] = {{BASTIDE_THING_KING, BASTIDE_SEGMENT_CITY, 2, kKing, kKingPoints, kKingToCome},
                             {BASTIDE_THING_ROBBER, BASTIDE_SEGMENT_ROAD, 1, kRobber, kRobberPoints, kRobberToCome}};

/// Adds the chance that a feature is completed if it would win the title.
void add_led(const Title& title, const bastide_thing& state, const bastide_brief& feature, SeatTerms& terms) noexcept
{
    if (feature.kind != title.feature_kind || feature.complete) return;
    if (feature.points_complete > state.count * title.points_of_tile) terms.of[title.to_come] += term_of_chance(feature.chance);
}

bool find(const Sight& sight, const Title& title, bastide_thing& state) noexcept
{
    return bastide_game_list_things(sight.game, title.thing, &state, 1) == 1;
}

void add(const Sight& sight, SeatTerms* terms) noexcept
{
    for (const Title& title : kTitles) {
        bastide_thing state;
        if (!find(sight, title, state)) continue;
        if (state.seat >= 0) {
            terms[state.seat].of[title.held] += kOne;
            terms[state.seat].of[title.points] += state.points * kOne;
        }
        for (int32_t i = 0; i < sight.brief_count; ++i)
            for (int32_t seat = 0; seat < sight.seats; ++seat)
                if (seat != state.seat && (sight.briefs[i].leaders >> seat & 1))
                    add_led(title, state, sight.briefs[i], terms[seat]);
    }
}

void add_deployed(const Sight& sight, const Deployment& deployment, SeatTerms& terms) noexcept
{
    for (const Title& title : kTitles) {
        bastide_thing state;
        if (find(sight, title, state) && state.seat != deployment.seat) add_led(title, state, deployment.feature, terms);
    }
}

constexpr Weight kWeights[] = {
#include "players/weights/king_robber.inc"
};

}  // namespace

const BoxTerms boxes::king_robber{
    .set = BASTIDE_SET_KING_ROBBER, .names = kNames, .add = add, .add_deployed = add_deployed, .weights = list_of(kWeights)};

}  // namespace bastide::players
