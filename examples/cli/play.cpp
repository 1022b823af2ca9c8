// SPDX-License-Identifier: MIT
//
// See play.hpp. Undo is a stack of clones: a game is small, and a copy cannot be wrong.
#include "play.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <optional>

#include "board_text.h"
#include "dice_board.h"
#include "dice_play.hpp"
#include "player.h"

namespace cli {

namespace {

std::vector<bastide_piece> pieces_of(const bastide_game* game)
{
    return listed<bastide_piece>(
        [game](bastide_piece* out, std::int32_t cap) { return bastide_game_list_pieces(game, out, cap); });
}

std::vector<bastide_placement> placements_of(const bastide_game* game, std::int32_t tile)
{
    return listed<bastide_placement>(
        [=](bastide_placement* out, std::int32_t cap) { return bastide_game_list_placements(game, tile, out, cap); });
}

std::vector<bastide_action> actions_of(const bastide_game* game)
{
    return listed<bastide_action>(
        [game](bastide_action* out, std::int32_t cap) { return bastide_game_list_actions(game, BASTIDE_ACTION_ANY, out, cap); });
}

bastide_pending pending_of(const bastide_game* game)
{
    bastide_pending pending{};
    pending.struct_size = sizeof pending;
    if (bastide_game_pending(game, &pending) != BASTIDE_OK) pending.over = 1;
    return pending;
}

std::string trimmed(const std::string& text)
{
    const std::size_t first = text.find_first_not_of(" \t\r");
    return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(" \t\r") + 1 - first);
}

/// The table in which a game is played by hand.
class Table {
public:
    Table(Game& game, std::uint64_t seed) : game_(game), chance_(seed)
    {
        teller_begin(&told_, game.get(), stdout);
        told_.show_scores = 1;
        teller_turns(&told_, game.get());
    }

    int play()
    {
        std::puts(help);
        std::string line;
        show();
        while (!pending_of(game_.get()).over) {
            std::printf("> ");
            std::fflush(stdout);
            if (!std::getline(std::cin, line)) break;
            if (!answer(trimmed(line))) break;
        }
        print_end(game_.get(), told_);
        return 0;
    }

private:
    static constexpr const char* help =
        "Answer with the number of an action, or with\n"
        "  u          take the last action back          b  show the board again\n"
        "  a          let the little player choose       q  leave\n"
        "  ACTION     do it, written as a line of a script, as on the right of the list\n"
        "  ? ACTION   why it is refused\n"
        "  h          this help\n";

    struct Moment {
        Game game;
        teller told;
    };

    Game& game_;
    std::uint64_t chance_;
    teller told_{};
    std::vector<Moment> past_;

    /// Answers false when the game shall be left.
    bool answer(const std::string& line)
    {
        if (line.empty()) return true;
        if (line == "q") return false;
        if (line == "h")
            std::puts(help);
        else if (line == "b")
            show();
        else if (line == "u")
            take_back();
        else if (line == "a")
            choose();
        else if (line[0] == '?')
            explain(trimmed(line.substr(1)));
        else if (line.find_first_not_of("0123456789") == std::string::npos)
            pick(line);
        else
            type(line);
        return true;
    }

    void show() const
    {
        const bastide_pending pending = pending_of(game_.get());
        if (pending.over) return;
        std::vector<bastide_placement> cells;
        if (pending.step == BASTIDE_STEP_PLACE) cells = placements_of(game_.get(), pending.tile);
        const std::vector<bastide_piece> pieces = pieces_of(game_.get());
        std::puts("");
        board_text_print(stdout, game_.get(), pieces.data(), static_cast<std::int32_t>(pieces.size()), cells.data(),
                         static_cast<std::int32_t>(cells.size()));
        ask(pending);
    }

    void ask(const bastide_pending& pending) const
    {
        saying text;
        words_clear(&text);
        words_say(&text, "\nTurn %d, %s: ", pending.turn, pending.seat < 0 ? "nature" : words_seat(pending.seat));
        words_say_name(&text, BASTIDE_LIST_STEP, pending.step);
        if (pending.tile >= 0) {
            words_say(&text, " ");
            words_say_tile(&text, game_.get(), pending.tile);
        }
        std::printf("%s  (%d tiles left)\n", text.text, pending.tiles_left);
        if (pending.seat >= 0) tell_holdings(pending.seat);
        print_actions();
    }

    void tell_holdings(std::int32_t seat) const
    {
        saying text;
        words_clear(&text);
        words_say(&text, "In the supply: ");
        words_say_supply(&text, game_.get(), seat);
        const std::int32_t length = text.length;
        words_say(&text, "; prisoners: ");
        const std::int32_t before = text.length;
        words_say_prisoners(&text, game_.get(), seat);
        std::printf("%.*s\n", text.length > before ? text.length : length, text.text);
    }

    std::string script_text(const bastide_action& action) const
    {
        const std::string text =
            text_of([&](char* out, std::int32_t cap) { return bastide_action_text(game_.get(), &action, out, cap); });
        const std::size_t colon = text.find(": ");
        return colon == std::string::npos ? text : text.substr(colon + 2);
    }

    void print_actions() const
    {
        int number = 0;
        for (const bastide_action& action : actions_of(game_.get())) {
            saying text;
            words_clear(&text);
            words_say_action(&text, game_.get(), &action);
            std::printf("%4d) %-48s %s\n", ++number, text.text, script_text(action).c_str());
        }
    }

    void remember() { past_.push_back({clone(game_.get()), told_}); }

    void go_on()
    {
        teller_turns(&told_, game_.get());
        show();
    }

    void apply(const bastide_action& action)
    {
        remember();
        bastide_verdict verdict{};
        const bastide_status status = bastide_game_apply(game_.get(), &action, &verdict);
        if (status == BASTIDE_OK) return go_on();
        past_.pop_back();
        std::puts(refusal(action, status, verdict).c_str());
    }

    void pick(const std::string& line)
    {
        const std::vector<bastide_action> actions = actions_of(game_.get());
        const unsigned long number = std::strtoul(line.c_str(), nullptr, 10);
        if (number >= 1 && number <= actions.size()) return apply(actions[number - 1]);
        std::printf("There is no action %s; the last is %zu.\n", line.c_str(), actions.size());
    }

    void choose()
    {
        bastide_action action;
        if (player_choose(game_.get(), &chance_, &action) > 0) apply(action);
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

    /// The action that a line means here; a complaint is printed when it means none.
    std::optional<bastide_action> read(const std::string& line) const
    {
        bastide_error error{};
        error.struct_size = sizeof error;
        bastide_action action;
        const auto length = static_cast<std::int32_t>(line.size());
        if (bastide_action_parse(game_.get(), line.data(), length, &error, &action) == BASTIDE_OK) return action;
        std::printf("%*s^\n%s\n", std::max(error.column - 1, 0), "", error.text);
        return std::nullopt;
    }

    void explain(const std::string& line) const
    {
        const std::optional<bastide_action> action = read(line);
        if (!action) return;
        bastide_verdict verdict{};
        const bastide_status status = bastide_game_check(game_.get(), &*action, &verdict);
        if (status == BASTIDE_OK && verdict.legal)
            std::puts("That is allowed.");
        else
            std::puts(refusal(*action, status == BASTIDE_OK ? BASTIDE_E_ILLEGAL : status, verdict).c_str());
    }

    void type(const std::string& line)
    {
        const std::optional<bastide_action> action = read(line);
        if (action) apply(*action);
    }

    /// "Another tile lies there. (BASE-PLACE-01)"
    std::string refusal(const bastide_action& action, bastide_status status, const bastide_verdict& verdict) const
    {
        if (status != BASTIDE_E_ILLEGAL)
            return text_of([&](char* out, std::int32_t cap) { return bastide_status_text(status, out, cap); });
        const std::string rule =
            text_of([&](char* out, std::int32_t cap) { return bastide_reason_rule(verdict.reason, out, cap); });
        return text_of(
                   [&](char* out, std::int32_t cap) { return bastide_verdict_text(game_.get(), &action, &verdict, out, cap); }) +
               (rule.empty() ? "" : " (" + rule + ")");
    }
};

}  // namespace

std::vector<bastide_piece> pieces_before_the_end(const bastide_game* game)
{
    if (!pending_of(game).over) return pieces_of(game);
    teller told;
    teller_begin(&told, game, nullptr);
    teller_turns(&told, game);
    return {told.pieces, told.pieces + told.piece_count};
}

void print_board(const bastide_game* game, const std::vector<bastide_piece>& pieces)
{
    board_text_print(stdout, game, pieces.data(), static_cast<std::int32_t>(pieces.size()), nullptr, 0);
    std::puts("");
    board_text_legend(stdout, game);
}

void print_end(const bastide_game* game, teller& told)
{
    if (!told.over) teller_leave(&told, game);
    std::printf("\n%s\n\n", told.over ? "The board before the final scoring" : "The board");
    board_text_print(stdout, game, told.pieces, told.piece_count, nullptr, 0);
    std::puts("");
    board_text_legend(stdout, game);
    if (told.over) {
        std::puts("\nThe final scoring\n");
        teller_final(&told, game);
    }
    std::puts("\nThe scores\n");
    teller_scores(game, stdout);
    std::puts("");
    if (told.over) teller_winners(&told);
}

int play_by_hand(Game& game, std::uint64_t seed)
{
    return dice_board_has(game.get()) ? play_dice_by_hand(game, seed) : Table(game, seed).play();
}

bool play_out(bastide_game* game, std::uint64_t seed)
{
    std::uint64_t chance = seed;
    return player_play_out(game, &chance) == BASTIDE_OK;
}

int play_alone(bastide_game* game, std::uint64_t seed) { return play_out(game, seed) ? tell_all(game) : 1; }

int tell_all(const bastide_game* game)
{
    if (dice_board_has(game)) return tell_dice(game);
    teller told;
    teller_begin(&told, game, stdout);
    told.show_scores = 1;
    if (teller_turns(&told, game) != BASTIDE_OK) return 1;
    print_end(game, told);
    return 0;
}

}  // namespace cli
