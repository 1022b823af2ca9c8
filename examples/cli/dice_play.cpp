// SPDX-License-Identifier: MIT
//
// See dice_play.hpp.
#include "dice_play.hpp"

#include <cstdio>

#include "dice_board.h"

namespace cli {

namespace {

struct City {
    dice_cell dice[DICE_MAX];
    std::int32_t count = 0;

    explicit City(const Game& game) : count(dice_board_cells(game.get(), dice)) {}
};

/// Whether a cell touches a black side of a die, or no die is built yet.
bool goes_on(const City& city, bastide::Cell cell)
{
    bool joins = city.count == 0;
    for (std::int32_t i = 0; i < city.count; ++i) {
        const std::int32_t x = cell.x - city.dice[i].x, y = cell.y - city.dice[i].y;
        const int side = x == 0 && y == -1 ? 1 : x == 1 && y == 0 ? 2 : x == 0 && y == 1 ? 4 : x == -1 && y == 0 ? 8 : 0;
        joins = joins || (city.dice[i].sides & side) != 0;
    }
    return joins;
}

}  // namespace

const char* const dice_help =
    "Answer as in a script, or with\n"
    "  place FACE X Y TURNS   build a die, its face turned clockwise TURNS times: place corner 0 0 1\n"
    "  fall FACE COUNT ...    how the dice fall, where the host rolls\n"
    "  l                      list the placements that go on with a city\n"
    "  ? ACTION               why an action is refused\n"
    "  u                      take the last action back\n"
    "  a                      let the computer choose\n"
    "  w                      which actions are best, and why\n"
    "  h, q                   this help, leave\n"
    "Faces unturned: cap N, corner NE, straight NS, tee NEW.\n";

void show_dice(const Game& game, const language& speech)
{
    print_dice(game);
    const bastide::Dice turn = game.dice().value();
    std::vector<bastide::Face> tray;
    for (const bastide::Face face : bastide::all<bastide::Face>())
        tray.insert(tray.end(), static_cast<std::size_t>(turn.tray[number(face) - 1]), face);
    const bastide::Action fall = bastide::act::fall(tray);
    char sentence[LANGUAGE_LINE] = "The tray is empty.";
    if (!tray.empty()) bastide_action_text(game.get(), speech.texts, &fall, sentence, LANGUAGE_LINE);
    if (turn.hand > 0)
        std::printf("\nDice in the hand: %d.", turn.hand);
    else
        std::printf("\n%s", sentence);
    std::printf("  (rolls left: %d, knights aside: %d, points as it stands: %d)\n", turn.rolls_left, turn.aside, turn.points);
    for (const bastide::ActionKind kind : bastide::all<bastide::ActionKind>())
        if (is_asked(game.decision().value(), kind)) std::printf("  %s", name(kind).c_str());
    std::puts("");
}

void list_placements(const Game& game)
{
    const City city(game);
    for (const bastide::Action& action : game.actions(bastide::ActionKind::place).value())
        if (goes_on(city, bastide::cell(action))) std::printf("  %s\n", game.write(action).c_str());
}

void print_dice(const Game& game)
{
    const City city(game);
    dice_board_print(stdout, city.dice, city.count, 0);
}

}  // namespace cli
