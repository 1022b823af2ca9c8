// SPDX-License-Identifier: MIT
#include "players/dice_city.hpp"

namespace bastide::players {

namespace {

/// Computed by tests/players/dice_table.py.
struct Worths {
    int16_t fresh_turn[kDice + 1];
    int16_t rolling[2][kDice + 1][kDice + 1][kDice + 1];  ///< by rolls left less 1, size, gaps, dice
};
constexpr Worths kWorths = {
#include "players/weights/dice.inc"
};

constexpr uint32_t kFaceSides[kCityFaces] = {0x1, 0x3, 0x5, 0xB};  // DICE-MODEL-03: cap, corner, straight, tee
constexpr int32_t kStepX[4] = {0, 1, 0, -1};
constexpr int32_t kStepY[4] = {-1, 0, 1, 0};

}  // namespace

uint32_t sides_of_face(int32_t tile, int32_t rotation) noexcept
{
    const uint32_t sides = kFaceSides[tile] << rotation;
    return (sides | sides >> 4) & 0xF;
}

void DiceCity::find(int32_t die) noexcept
{
    int32_t queue[kDice];
    bool reached[kDice] = {};
    size = gap_count = 0;
    queue[size++] = die;
    reached[die] = true;
    const auto die_at = [&](int32_t x, int32_t y) {
        for (int32_t i = 0; i < count; ++i)
            if (dice[i].x == x && dice[i].y == y) return i;
        return -1;
    };
    const auto gap_at = [&](int32_t x, int32_t y) -> Gap& {
        for (int32_t i = 0; i < gap_count; ++i)
            if (gaps[i].x == x && gaps[i].y == y) return gaps[i];
        Gap& gap = gaps[gap_count++] = {x, y, 0, 0};
        for (int32_t side = 0; side < 4; ++side) {
            const int32_t other = die_at(x + kStepX[side], y + kStepY[side]);
            if (other < 0) continue;
            (dice[other].sides >> ((side + 2) % 4) & 1 ? gap.wanted : gap.closed) |= 1u << side;
        }
        return gap;
    };
    for (int32_t i = 0; i < size; ++i) {
        const CityDie& from = dice[queue[i]];
        for (int32_t side = 0; side < 4; ++side) {
            if (!(from.sides >> side & 1)) continue;
            const int32_t next = die_at(from.x + kStepX[side], from.y + kStepY[side]);
            if (next < 0) {
                gap_at(from.x + kStepX[side], from.y + kStepY[side]);
            } else if (!reached[next]) {
                reached[next] = true;
                queue[size++] = next;
            }
        }
    }
}

int32_t worth_of_turn(int32_t dice) noexcept { return kWorths.fresh_turn[dice]; }

int32_t worth_of_rolling(const DiceCity& city, int32_t dice, int32_t rolls_left) noexcept
{
    if (rolls_left < 1 || city.gap_count > dice) return 0;
    for (int32_t i = 0; i < city.gap_count; ++i)
        if (city.gaps[i].wanted == 0xF) return 0;  // no face has four city sides
    return kWorths.rolling[rolls_left > 1 ? 1 : 0][city.size][city.gap_count][dice];
}

}  // namespace bastide::players
