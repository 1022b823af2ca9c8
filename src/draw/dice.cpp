// SPDX-License-Identifier: MIT
// Dice games: the dice built in cities as they lie, and rows of those in the tray and set aside below.
#include "draw/options.hpp"

namespace bastide::draw {

namespace {

constexpr int32_t kDice = 9;
constexpr int32_t kMargin = 120;
constexpr int32_t kStep = kTile + 160;  ///< from one die of a row to the next
constexpr int32_t kRows[] = {BASTIDE_SPOT_TRAY, BASTIDE_SPOT_ASIDE};

/// A die: the city is a block in its middle with an arm to each black side.
void draw_die(Svg& svg, const bastide_die& die, bastide_point at) noexcept
{
    static constexpr const char* kArms[] = {"M308,308v-308h408v308z", "M716,308h308v408h-308z", "M308,716v308h408v-308z",
                                            "M308,308h-308v408h308z"};
    svg.put("<g transform=\"translate(").put(at.x).put(" ").put(at.y).put(")\">");
    svg.put("<rect class=\"die\" x=\"12\" y=\"12\" width=\"1000\" height=\"1000\" rx=\"130\"/>");
    if (die.face != 0) {
        svg.put("<path class=\"black\" d=\"M308,308h408v408h-408z");
        for (int32_t side = 0; side < 4; ++side)
            if (die.sides >> side & 1) svg.put(kArms[side]);
        svg.put("\"/>");
    }
    svg.put("</g>\n");
}

int32_t count_on(const bastide_die* dice, int32_t spot) noexcept
{
    int32_t count = 0;
    for (int32_t i = 0; i < kDice; ++i) count += dice[i].spot == spot;
    return count;
}

/// The dice on a spot in a row.
void draw_row(Svg& svg, const bastide_die* dice, int32_t spot, bastide_point at) noexcept
{
    for (int32_t i = 0; i < kDice; ++i) {
        if (dice[i].spot != spot) continue;
        draw_die(svg, dice[i], at);
        at.x += kStep;
    }
}

}  // namespace

}  // namespace bastide::draw

using namespace bastide::draw;

int32_t bastide_draw_dice(const bastide_game* game, const bastide_draw_options* options, char* out, int32_t cap)
{
    bastide_draw_options chosen;
    if (!game || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    if (const bastide_status status = read_options(options, chosen); status != BASTIDE_OK) return status;
    bastide_die dice[kDice];
    if (const int32_t count = bastide_game_list_dice(game, dice, kDice); count < 0) return count;
    int32_t left = 0, top = 0, right = 0, bottom = -1;  // cells of the built dice; none without one
    for (const bastide_die& die : dice) {
        if (die.spot != BASTIDE_SPOT_BUILT) continue;
        left = die.x < left ? die.x : left;
        top = die.y < top ? die.y : top;
        right = die.x > right ? die.x : right;
        bottom = die.y > bottom ? die.y : bottom;
    }
    int32_t width = bottom < top ? 0 : (right - left + 1) * kTile;
    int32_t height = bottom < top ? 0 : (bottom - top + 1) * kTile + kMargin;
    const int32_t below = kTile * top + height;
    for (const int32_t spot : kRows) {
        const int32_t row = count_on(dice, spot) * kStep;
        width = row > width ? row : width;
        height += row > 0 ? kStep : 0;
    }
    Svg svg(out, cap, chosen.number);
    begin(svg, chosen, {kTile * left - kMargin, kTile * top - kMargin}, {width + 2 * kMargin, height + 2 * kMargin});
    for (const bastide_die& die : dice)
        if (die.spot == BASTIDE_SPOT_BUILT) draw_die(svg, die, {kTile * die.x, kTile * die.y});
    bastide_point at{kTile * left, below};
    for (const int32_t spot : kRows) {
        draw_row(svg, dice, spot, at);
        if (count_on(dice, spot) > 0) at.y += kStep;
    }
    svg.put("</svg>\n");
    return svg.finish();
}
