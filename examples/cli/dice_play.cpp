// SPDX-License-Identifier: MIT
//
// See dice_play.hpp. The placements are many, so they are not numbered but typed as words; everything else has a letter.
#include "dice_play.hpp"

#include <algorithm>
#include <cstdio>
#include <iostream>

#include "dice_board.h"
#include "dice_tell.h"
#include "player.h"
#include "words.h"

namespace cli {

namespace {

struct City {
    dice_cell dice[DICE_MAX];
    std::int32_t count = 0;

    explicit City(const bastide_game* game) : count(dice_board_cells(game, dice)) {}
};

bastide_dice turn_of(const bastide_game* game)
{
    bastide_dice turn{};
    turn.struct_size = sizeof turn;
    bastide_dice_get(game, &turn);
    return turn;
}

bastide_pending pending_of(const bastide_game* game)
{
    bastide_pending pending{};
    pending.struct_size = sizeof pending;
    if (bastide_game_pending(game, &pending) != BASTIDE_OK) pending.over = 1;
    return pending;
}

class DiceTable {
public:
    DiceTable(Game& game, std::uint64_t seed) : game_(game), chance_(seed)
    {
        dice_teller_begin(&told_, game.get(), stdout);
        dice_teller_go(&told_, game.get());
        dice_teller_pause(&told_);
    }

    int play()
    {
        std::puts(help);
        std::string line;
        show();
        while (!pending_of(game_.get()).over) {
            std::printf("> ");
            std::fflush(stdout);
            if (!std::getline(std::cin, line) || line == "q") break;
            line.erase(std::remove(line.begin(), line.end(), '\r'), line.end());
            answer(line);
        }
        dice_teller_end(&told_, game_.get());
        return 0;
    }

private:
    static constexpr const char* help =
        "Answer as in a script, or with\n"
        "  place FACE X Y TURNS   build a die, its face turned clockwise so many times: place corner 0 0 1\n"
        "  collect, roll, stop, keep\n"
        "  fall FACE COUNT ...    how the dice fall, where the host rolls\n"
        "  l                      list the placements that go on with a city\n"
        "  ? ACTION               why an action is refused\n"
        "  u                      take the last action back\n"
        "  a                      let the little player choose\n"
        "  h, q                   this help, leave\n"
        "Faces unturned: cap N, corner NE, straight NS, tee NEW.\n";

    struct Moment {
        Game game;
        dice_teller told;
    };

    Game& game_;
    std::uint64_t chance_;
    dice_teller told_{};
    std::vector<Moment> past_;

    void answer(const std::string& line)
    {
        bastide_action action;
        if (line.empty()) return;
        if (line == "h") {
            std::puts(help);
        } else if (line == "l") {
            list();
        } else if (line == "u") {
            take_back();
        } else if (line == "a") {
            if (player_choose(game_.get(), &chance_, &action) > 0) apply(action);
        } else if (line[0] == '?') {
            if (read(line.substr(1), action)) std::puts(judge(action).c_str());
        } else if (read(line, action)) {
            apply(action);
        }
    }

    void show() const
    {
        const bastide_pending pending = pending_of(game_.get());
        if (pending.over) return;
        print_dice(game_.get());
        const bastide_dice turn = turn_of(game_.get());
        std::int32_t tray = 0;
        for (int face = 0; face < 6; ++face) tray += turn.tray[face] << (4 * face);
        std::printf("\nTurn %d, %s: ", static_cast<int>(pending.turn), words_seat(pending.active_seat));
        if (turn.hand > 0)
            std::printf("%d dice in the hand", static_cast<int>(turn.hand));
        else
            dice_tell_faces(stdout, tray);
        std::printf("  (%d rolls left, %d knights aside, %d points as it stands)\n", static_cast<int>(turn.rolls_left),
                    static_cast<int>(turn.aside), static_cast<int>(turn.points));
        for (const std::int32_t kind : {BASTIDE_ACTION_PLACE, BASTIDE_ACTION_COLLECT, BASTIDE_ACTION_ROLL, BASTIDE_ACTION_STOP,
                                        BASTIDE_ACTION_KEEP, BASTIDE_ACTION_FALL})
            if (pending.kinds >> kind & 1U) std::printf("  %s", name_of(BASTIDE_LIST_ACTION, kind).c_str());
        std::puts("");
    }

    void list() const
    {
        const City city(game_.get());
        for (const bastide_action& action : listed<bastide_action>([this](bastide_action*out, std::int32_t cap) {
                 return bastide_game_list_actions(game_.get(), BASTIDE_ACTION_PLACE, out, cap);
             })) {
            bool joins = city.count == 0;
            for (std::int32_t i = 0; i < city.count; ++i) {
                const dice_cell& die = city.dice[i];
                joins = joins || (action.x == die.x && action.y == die.y - 1 && (die.sides & 1)) ||
                        (action.x == die.x + 1 && action.y == die.y && (die.sides & 2)) ||
                        (action.x == die.x && action.y == die.y + 1 && (die.sides & 4)) ||
                        (action.x == die.x - 1 && action.y == die.y && (die.sides & 8));
            }
            if (joins) std::printf("  %s\n", text(action).c_str());
        }
    }

    std::string text(const bastide_action& action) const
    {
        return text_of([&](char* out, std::int32_t cap) { return bastide_action_text(game_.get(), &action, out, cap); });
    }

    bool read(const std::string& line, bastide_action& action) const
    {
        bastide_error error{};
        error.struct_size = sizeof error;
        if (bastide_action_parse(game_.get(), line.c_str(), -1, &error, &action) == BASTIDE_OK) return true;
        std::puts(error.text);
        return false;
    }

    std::string judge(const bastide_action& action) const
    {
        bastide_verdict verdict{};
        bastide_game_check(game_.get(), &action, &verdict);
        return text_of(
            [&](char* out, std::int32_t cap) { return bastide_verdict_text(game_.get(), &action, &verdict, out, cap); });
    }

    void apply(const bastide_action& action)
    {
        Game before = clone(game_.get());
        const std::string verdict = judge(action);
        if (bastide_game_apply(game_.get(), &action, nullptr) != BASTIDE_OK) {
            std::puts(verdict.c_str());
            return;
        }
        past_.push_back({std::move(before), told_});
        dice_teller_go(&told_, game_.get());
        dice_teller_pause(&told_);
        show();
    }

    void take_back()
    {
        if (past_.empty() || !past_.back().game) {
            std::puts("There is nothing to take back.");
            return;
        }
        game_ = std::move(past_.back().game);
        told_ = past_.back().told;
        past_.pop_back();
        show();
    }
};

std::string at(std::int32_t number) { return std::to_string(number); }

/// A die of a hundred units: the city is a block in its middle with an arm to each black side.
std::string draw_die(const dice_cell& die, std::int32_t left, std::int32_t top)
{
    static constexpr const char* arms[] = {"M30 30V0H70V30", "M70 30H100V70H70", "M30 70V100H70V70", "M30 30H0V70H30"};
    std::string drawn =
        "<g transform=\"translate(" + at(100 * (die.x - left)) + " " + at(100 * (die.y - top)) +
        ")\"><rect width=\"100\" height=\"100\" rx=\"12\" fill=\"#f4efe2\" stroke=\"#8a8272\" stroke-width=\"2\"/>"
        "<path fill=\"#4a4238\" d=\"M30 30H70V70H30Z";
    for (int side = 0; side < 4; ++side)
        if (die.sides >> side & 1) drawn += std::string(arms[side]) + "Z";
    return drawn + "\"/></g>\n";
}

}  // namespace

void print_dice(const bastide_game* game)
{
    const City city(game);
    dice_board_print(stdout, city.dice, city.count, 0);
}

std::string draw_dice_svg(const bastide_game* game)
{
    const City city(game);
    std::int32_t left = 0, top = 0, right = 0, bottom = 0;
    for (std::int32_t i = 0; i < city.count; ++i) {
        left = std::min(left, city.dice[i].x);
        right = std::max(right, city.dice[i].x);
        top = std::min(top, city.dice[i].y);
        bottom = std::max(bottom, city.dice[i].y);
    }
    std::string drawn = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-10 -10 " + at(100 * (right - left + 1) + 20) + " " +
                        at(100 * (bottom - top + 1) + 20) + "\">\n";
    for (std::int32_t i = 0; i < city.count; ++i) drawn += draw_die(city.dice[i], left, top);
    return drawn + "</svg>\n";
}

int play_dice_by_hand(Game& game, std::uint64_t seed) { return DiceTable(game, seed).play(); }

int tell_dice(const bastide_game* game)
{
    dice_teller told;
    dice_teller_begin(&told, game, stdout);
    if (dice_teller_go(&told, game) != BASTIDE_OK) return 1;
    dice_teller_end(&told, game);
    return 0;
}

}  // namespace cli
