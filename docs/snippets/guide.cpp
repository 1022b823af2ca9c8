// SPDX-License-Identifier: MIT
//
// The C++ binding: configs, results, refusals, lists with and without allocation, clones, sentences, undo.
#include <array>
#include <span>
#include <string>
#include <vector>

#include "bastide.hpp"
#include "require.h"

// [create]
/// A game, or the sentence that says what is wrong with its config.
bastide::Result<bastide::Game> begin()
{
    return bastide::Game::create(
        bastide::Config().preset(bastide::Preset::tower).seats(3).seed(7).option(bastide::Option::tower_no_ransom));
}
// [create]

// [script]
/// The script of a game with a tag and a comment; prints the comment with the number of actions before it.
bastide::Script annotate(const bastide::Game& game)
{
    bastide::Script script = bastide::Script::parse(game.script().value() + "# well played\n").value();
    script.replace(1, 0, "tag event Spring Cup\n").value();  // behind the title, in place of no line
    std::int32_t index = 0;
    for (const bastide::ScriptLine& line : script.all_lines().value()) {
        if (line.kind == bastide::ScriptLineKind::comment) std::printf("%d: %s\n", line.actions, script.line_text(index).c_str());
        ++index;
    }
    return script;
}
// [script]

// [play]
/// Decides once: the first placement if a tile is to be placed, else the first action. Returns the sentence of a refusal, or
/// nothing.
std::string decide(bastide::Game& game)
{
    using enum bastide::ActionKind;
    const bool places = is_asked(game.decision().value(), place);
    const bastide::Action action = game.action(0, places ? place : any).value();
    const bastide::Result<void> done = game.apply(action);
    return done ? "" : game.text(action, done.refusal());
}
// [play]

// [spans]
/// Lists the actions into the caller's buffer, without allocation. Returns how many of them the buffer holds.
std::size_t look(const bastide::Game& game, std::span<bastide::Action> buffer)
{
    const std::size_t all = game.actions(bastide::ActionKind::any, buffer).value();
    return all < buffer.size() ? all : buffer.size();
}
// [spans]

int main()
{
    // [preset]
    const bastide::Game winter = bastide::Game::create(bastide::Preset::winter, 3, 2025).value();  // three seats, seed 2025
    // [preset]
    REQUIRE(winter.decision()->over == 0);
    // [failure]
    bastide::Result<bastide::Game> made = begin();
    if (!made) {
        std::printf("%s\n", made.message().c_str());  // made.status() and made.reason() say it in numbers
        return 1;
    }
    bastide::Game game = std::move(made).value();  // destroys its handle
    // [failure]
    std::array<bastide::Action, 64> buffer;
    for (int i = 0; i < 20; ++i) {
        REQUIRE(look(game, buffer) > 0);
        REQUIRE(decide(game).empty());
    }
    // [refused]
    bastide::Action wrong = game.action(0).value();
    wrong.seat += 1;
    const bastide::Result<void> judged = game.check_action(wrong);
    if (judged.reason() == bastide::Reason::not_your_decision)
        std::printf("%s [%s]\n", game.text(wrong, judged.refusal()).c_str(), rule_id(judged.reason()).c_str());
    // [refused]
    REQUIRE(judged.status() == bastide::StatusValue::illegal);

    const bastide::Script script = annotate(game);
    REQUIRE(script.tag("event") == "Spring Cup");
    REQUIRE(script.load_game()->hash().value() == game.hash().value());

    // [clone]
    bastide::Game trial = game.clone().value();
    while (const auto action = trial.action(0)) trial.apply(*action).value();
    for (const bastide::Seat& seat : trial.seats().value()) std::printf("seat %d: %d points\n", seat.seat, seat.score);
    // [clone]
    REQUIRE(game.decision()->over == 0);

    // [events]
    const bastide::Decision before = game.decision().value();
    const std::uint64_t seen = game.event_range()->next;
    game.apply(game.action(0).value()).value();
    game.undo(before.action).value();  // the log shows the action and its undo
    for (const bastide::Event& event : game.events(seen).value())
        std::printf("%s%s\n", game.text(event).c_str(), event.undone ? " (taken back)" : "");
    // [events]
    REQUIRE(game.decision()->action == before.action);
    REQUIRE(game.events()->back().kind == bastide::EventKind::undone);
    return 0;
}
