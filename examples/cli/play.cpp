// SPDX-License-Identifier: MIT
//
// See play.hpp. The library does the undo: the log marks undone events, so the event printer can print them.
#include "play.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <optional>

#include "board_text.h"
#include "dice_board.h"
#include "dice_play.hpp"
#include "event_printer.h"
#include "opponent.hpp"
#include "player.h"

namespace cli {

namespace {

std::string trimmed(const std::string& text)
{
    const std::size_t first = text.find_first_not_of(" \t\r");
    return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(" \t\r") + 1 - first);
}

void print_pieces(const Game& game, const std::vector<bastide::Piece>& pieces, const std::vector<bastide::Placement>& cells)
{
    board_text_print(stdout, game.get(), pieces.data(), static_cast<std::int32_t>(pieces.size()), cells.data(),
                     static_cast<std::int32_t>(cells.size()));
}

/// Prints the board before the final scoring, the final scoring, and the seats by rank.
void print_end(const Game& game, event_printer& printer)
{
    if (!dice_board_has(game.get())) {
        std::puts("");
        print_board(game, *printer.language);
        std::puts("");
    }
    event_printer_print_final(&printer, game.get());
    std::puts("");
    event_printer_print_scores(&printer, game.get());
}

/// The table at which a game is played by hand.
class Table {
public:
    Table(Game& game, std::uint64_t seed, const std::string& opponent, const language& speech)
        : game_(game),
          speech_(speech),
          chance_(seed),
          dice_(dice_board_has(game.get())),
          has_opponent_(!opponent.empty()),
          opponent_(opponent, seed)
    {
        event_printer_begin(&printer_, game.get(), &speech, stdout);
    }

    int play()
    {
        std::string line;
        answer("h");
        go_on();
        while (!game_.decision()->over) {
            std::printf("> ");
            std::fflush(stdout);
            if (!std::getline(std::cin, line) || trimmed(line) == "q") break;
            answer(trimmed(line));
        }
        print_end(game_, printer_);
        return 0;
    }

private:
    static constexpr const char* help =
        "Answer with the number of an action, or with\n"
        "  u          take the last action back          b  show the board again\n"
        "  w          which moves are best, and why      q  leave\n"
        "  a          let the computer choose\n"
        "  ACTION     do it, written as a line of a script, as in [brackets] in the list\n"
        "  ? ACTION   why it is refused\n"
        "  h          this help\n"
        "Before a decision stands the [turn], after it how many tiles are (left).\n";

    Game& game_;
    const language& speech_;
    std::uint64_t chance_;
    bool dice_;
    bool has_opponent_;
    Opponent opponent_;
    event_printer printer_{};
    std::vector<std::int32_t> past_;  ///< numbers of the actions that were done here

    void answer(const std::string& line)
    {
        if (line.empty()) return;
        if (line == "h")
            std::puts(dice_ ? dice_help : help);
        else if (line == "b")
            show();
        else if (line == "l" && dice_)
            list_placements(game_);
        else if (line == "u")
            take_back();
        else if (line == "a")
            choose();
        else if (line == "w")
            opponent_.print_hints(game_, speech_);
        else if (line[0] == '?')
            explain(trimmed(line.substr(1)));
        else if (line.find_first_not_of("0123456789") == std::string::npos)
            pick(line);
        else if (const std::optional<bastide::Action> action = read(line))
            apply(*action);
    }

    void show() const
    {
        const bastide::Decision decision = game_.decision().value();
        if (decision.over) return;
        std::puts("");
        std::vector<bastide::Placement> cells;
        if (decision.step == bastide::Step::place && decision.tile >= 0) cells = game_.placements(decision.tile).value();
        if (dice_)
            show_dice(game_, speech_);
        else
            print_pieces(game_, game_.pieces().value(), cells);
        const std::string sentence = sentence_of(
            [&](char* out, std::int32_t cap) { return bastide_decision_text(game_.get(), speech_.texts, &decision, out, cap); });
        std::printf("\n[%d] %s", decision.turn, sentence.c_str());
        if (!dice_) std::printf(" (%d)", decision.tiles_left);
        std::puts("");
        if (dice_) return;
        if (decision.seat >= 0) tell_holdings(decision.seat);
        print_actions();
    }

    void tell_holdings(std::int32_t seat) const
    {
        char supply[LANGUAGE_LINE];
        language_supply(&speech_, game_.get(), seat, supply, LANGUAGE_LINE);
        std::printf("%s\n", supply);
    }

    void print_actions() const
    {
        int number = 0;
        for (const bastide::Action& action : game_.actions().value()) {
            const std::string line = game_.write(action);
            const std::string sentence = sentence_of(
                [&](char* out, std::int32_t cap) { return bastide_action_text(game_.get(), speech_.texts, &action, out, cap); });
            std::printf("%4d) %s  [%s]\n", ++number, sentence.c_str(), line.substr(line.find(": ") + 2).c_str());
        }
    }

    void go_on()
    {
        bastide::Action action;
        while (has_opponent_ && game_.decision()->seat > 0 && opponent_.choose(game_, action) && game_.apply(action)) {
        }
        event_printer_print_turns(&printer_, game_.get());
        show();
    }

    void apply(const bastide::Action& action)
    {
        const std::int32_t number = game_.decision()->action;
        if (const bastide::Result<void> done = game_.apply(action)) {
            past_.push_back(number);
            go_on();
        } else {
            refuse(action, done);
        }
    }

    void pick(const std::string& line)
    {
        const std::size_t number = std::strtoul(line.c_str(), nullptr, 10);
        const bastide::Result<bastide::Action> action = game_.action(number - 1);
        if (number > 0 && action) return apply(*action);
        std::printf("There is no action %s; the last is %zu.\n", line.c_str(), game_.count_actions().value_or(0));
    }

    void choose()
    {
        bastide::Action action;
        const bool found =
            game_.decision()->seat < 0 ? player_choose(game_.get(), &chance_, &action) > 0 : opponent_.choose(game_, action);
        if (found) apply(action);
    }

    void take_back()
    {
        if (past_.empty() || !game_.undo(past_.back())) {
            std::puts("There is nothing to take back.");
            return;
        }
        past_.pop_back();
        go_on();
    }

    /// Reads a line as an action in this position; prints an error when it is none.
    std::optional<bastide::Action> read(const std::string& line) const
    {
        const bastide::Result<bastide::Action> action = game_.parse(line);
        if (action) return *action;
        std::printf("%*s^\n%s\n", std::max(action.refusal().column - 1, 0), "", action.message().c_str());
        return std::nullopt;
    }

    void explain(const std::string& line) const
    {
        const std::optional<bastide::Action> action = read(line);
        if (!action) return;
        if (const bastide::Result<void> judged = game_.check_action(*action))
            std::puts("That is allowed.");
        else
            refuse(*action, judged);
    }

    /// "A tile already lies on (0,0). (BASE-PLACE-01)"
    void refuse(const bastide::Action& action, const bastide::Result<void>& judged) const
    {
        const std::string rule = rule_id(judged.reason());
        const bastide::Refusal& refusal = judged.refusal();
        const std::string sentence = sentence_of([&](char* out, std::int32_t cap) {
            return bastide_refusal_text(game_.get(), speech_.texts, &action, &refusal, out, cap);
        });
        std::printf("%s%s\n", sentence.c_str(), rule.empty() ? "" : (" (" + rule + ")").c_str());
    }
};

}  // namespace

std::vector<bastide::Piece> pieces_before_the_end(const Game& game)
{
    std::vector<bastide::Piece> pieces(EVENT_PRINTER_PIECES);
    pieces.resize(static_cast<std::size_t>(event_printer_list_pieces(game.get(), pieces.data(), EVENT_PRINTER_PIECES)));
    return pieces;
}

void print_board(const Game& game, const language& speech)
{
    print_pieces(game, pieces_before_the_end(game), {});
    std::puts("");
    board_text_legend(stdout, game.get(), &speech);
}

int play_by_hand(Game& game, std::uint64_t seed, const std::string& opponent, const language& speech)
{
    return Table(game, seed, opponent, speech).play();
}

bool play_out(Game& game, std::uint64_t seed)
{
    std::uint64_t chance = seed;
    return player_play_out(game.get(), &chance) == BASTIDE_OK;
}

int play_alone(Game& game, std::uint64_t seed, const language& speech)
{
    return play_out(game, seed) ? print_events(game, speech) : 1;
}

int print_events(const Game& game, const language& speech)
{
    event_printer printer;
    event_printer_begin(&printer, game.get(), &speech, stdout);
    if (event_printer_print_turns(&printer, game.get()) != BASTIDE_OK) return 1;
    print_end(game, printer);
    return 0;
}

}  // namespace cli
