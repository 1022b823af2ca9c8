// SPDX-License-Identifier: MIT
//
// The C++ face: configs, results, judgements, lists with and without allocation, clones.
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
        bastide::Config().preset(bastide::Preset::winter_tower).seats(3).seed(7).option(bastide::Option::tower_no_ransom));
}
// [create]

// [play]
/// One decision: the first placement, where one is due, else the first action of all. The sentence of a refusal, or nothing.
std::string decide(bastide::Game& game)
{
    using enum bastide::ActionKind;
    const bastide::Pending pending = game.pending().value();
    const bool places = (pending.kinds >> number(place) & 1) != 0;
    const std::vector<bastide::Action> actions = game.actions(places ? place : any).value();
    const bastide::Judgement done = game.apply(actions.front());
    return done ? "" : game.text(actions.front(), done.verdict);
}
// [play]

// [spans]
/// The same without allocation: the room is the caller's, and the answer is how many there are in all.
std::size_t look(const bastide::Game& game, std::span<bastide::Action> room)
{
    const std::size_t all = game.actions(bastide::ActionKind::any, room).value();
    return all < room.size() ? all : room.size();
}
// [spans]

int main()
{
    // [failure]
    bastide::Result<bastide::Game> made = begin();
    if (!made) {
        std::printf("%s\n", std::string(made.message()).c_str());  // made.status() and made.reason() say it in numbers
        return 1;
    }
    bastide::Game game = std::move(made).value();  // ends itself
    // [failure]
    std::array<bastide::Action, 64> room;
    for (int i = 0; i < 20; ++i) {
        REQUIRE(look(game, room) > 0);
        REQUIRE(decide(game).empty());
    }
    // [refused]
    bastide::Action wrong = game.actions(bastide::ActionKind::any).value().front();
    wrong.seat += 1;
    const bastide::Judgement judged = game.check(wrong);
    if (judged.reason() == bastide::Reason::not_your_decision)
        std::printf("%s [%s]\n", game.text(wrong, judged.verdict).c_str(), rule_id(judged.reason()).c_str());
    // [refused]
    REQUIRE(judged.status == bastide::Status::ok && judged.verdict.legal == 0);

    // [clone]
    bastide::Game trial = game.clone().value();
    while (trial.pending()->over == 0) (void)trial.apply(trial.actions().value().front());
    for (int seat = 0; seat < 3; ++seat) std::printf("seat %d: %d points\n", seat, trial.seat(seat)->score);
    // [clone]
    REQUIRE(game.pending()->over == 0);
    return 0;
}
