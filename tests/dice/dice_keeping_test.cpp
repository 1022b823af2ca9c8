// SPDX-License-Identifier: MIT
// What a game keeps beside its position: events die by die, an account that survives undo, a history that leads to every
// position, and copies with and without them.
#include <vector>

#include "dice/dice_game.hpp"
#include "dice_support.hpp"

namespace rules = bastide::dice;
using bastide::Cause;
using bastide::same_bytes;
using bastide::Status;
using bastide::u32;
using bastide::u64;
using bastide::u8;
using Kind = bastide::EventKind;

namespace {

/// A game that ends with its scope.
struct Held {
    rules::Game* game;

    explicit Held(rules::Game* from) : game(from) { REQUIRE(from); }
    Held(const Held&) = delete;
    Held& operator=(const Held&) = delete;
    ~Held() { rules::Game::destroy(game); }
    rules::Game* operator->() const { return game; }
    rules::Game& operator*() const { return *game; }
};

rules::Settings settings_for(rules::Chance chance, u64 seed = 0)
{
    rules::Settings settings;
    settings.config.chance = chance;
    settings.config.seats = 3;
    settings.seed = seed;
    return settings;
}

rules::Game* begin(const rules::Settings& settings)
{
    rules::Rules rules{};
    REQUIRE(rules::build(settings.config, rules) == rules::ConfigFault::none);
    rules::Game* game = rules::Game::create(settings, rules, bastide::Memory{});
    REQUIRE(game);
    game->open();
    return game;
}

void act(rules::Game& game, rules::ActionKind kind, rules::Action action = {})
{
    action.kind = kind;
    action.seat = kind == rules::ActionKind::fall ? rules::kNature : static_cast<bastide::i8>(game.state().active);
    REQUIRE(game.apply(action).is_legal());
}

void fall(rules::Game& game, const rules::Counts& counts)
{
    rules::Action action{};
    for (u32 i = 0; i < rules::kFaces; ++i) action.counts[i] = counts[i];
    act(game, rules::ActionKind::fall, action);
}

void put(rules::Game& game, const char* letters, int x, int y)
{
    rules::Action action{};
    action.face = rules::test::face_with(letters).face;
    action.rotation = rules::test::face_with(letters).rotation;
    action.x = static_cast<bastide::i16>(x);
    action.y = static_cast<bastide::i16>(y);
    act(game, rules::ActionKind::place, action);
}

std::vector<rules::LogEvent> told(const rules::Game& game, Kind kind)
{
    std::vector<rules::LogEvent> out;
    for (u64 seq = game.log().first(); seq < game.log().next(); ++seq)
        if (game.log().at(seq).kind == kind) out.push_back(game.log().at(seq));
    return out;
}

/// What the lines that hold say a seat has.
int account(const rules::Game& game, u32 seat)
{
    int points = 0;
    for (const rules::LogEvent& line : told(game, Kind::scored))
        if (!line.undone && line.seat == seat) points += line.count * line.each;
    return points;
}

/// A turn of three dice in a row: one point.
void score_one(rules::Game& game)
{
    const u8 rest = static_cast<u8>(rules::count_at(game.state().dice, rules::Spot::tray) - 3);
    fall(game, {2, 0, 1, 0, 0, rest});
    put(game, "E", 0, 0);
    put(game, "EW", 1, 0);
    put(game, "W", 2, 0);
}

}  // namespace

TEST_CASE("each die that goes to another spot is one event", "[DICE-CAT-01][DICE-TURN-03][DICE-KNIGHT-01]")
{
    const Held game(begin(settings_for(rules::Chance::host)));
    fall(*game, {3, 0, 0, 0, 4, 2});
    std::vector<rules::LogEvent> moved = told(*game, Kind::moved);
    REQUIRE(moved.size() == 2);
    for (u8 i = 0; i < 2; ++i) {
        CHECK(moved[i].cause == Cause::dice_passed);
        CHECK(moved[i].die == 7 + i);  // dice lie in the order of faces
        CHECK(moved[i].seat == 0);
        CHECK(moved[i].other_seat == 1);
        CHECK(moved[i].from == rules::Spot::tray);
        CHECK(moved[i].spot == rules::Spot::passed);
        CHECK(moved[i].action == 1);
    }
    act(*game, rules::ActionKind::collect);
    act(*game, rules::ActionKind::roll);
    fall(*game, {3, 0, 0, 0, 2, 1});
    moved = told(*game, Kind::moved);
    REQUIRE(moved.size() == 4);
    CHECK(moved[2].cause == Cause::dice_collected);
    CHECK(moved[2].die == 3);
    CHECK(moved[2].other_seat == 0xFF);
    CHECK(moved[2].from == rules::Spot::tray);
    CHECK(moved[2].spot == rules::Spot::aside);
    CHECK(moved[3].cause == Cause::dice_passed);  // the events of the first roll are not emitted again
    CHECK(moved[3].action == 4);
    act(*game, rules::ActionKind::keep);
    moved = told(*game, Kind::moved);
    REQUIRE(moved.size() == 5);
    CHECK(moved[4].cause == Cause::dice_kept);
    CHECK(moved[4].die == 3);
    CHECK(moved[4].from == rules::Spot::aside);
    CHECK(moved[4].spot == rules::Spot::kept);
    CHECK(told(*game, Kind::turn_ended).size() == 1);
    CHECK(told(*game, Kind::turn_began).size() == 2);
    CHECK(told(*game, Kind::rolled)[1].count == 2);
    CHECK(told(*game, Kind::rolled)[1].faces == 0x120003);
}

TEST_CASE("a catapult of the last seat goes to the first", "[DICE-CAT-01]")
{
    const Held game(begin(settings_for(rules::Chance::host)));
    for (int turn = 0; turn < 2; ++turn) {
        fall(*game, {9, 0, 0, 0, 0, 0});
        act(*game, rules::ActionKind::stop);
    }
    fall(*game, {8, 0, 0, 0, 0, 1});
    CHECK(told(*game, Kind::moved).back().seat == 2);
    CHECK(told(*game, Kind::moved).back().other_seat == 0);
}

TEST_CASE("a scoring and its line are a group and name the city", "[DICE-SCORE-01]")
{
    const Held game(begin(settings_for(rules::Chance::host)));
    score_one(*game);
    const std::vector<rules::LogEvent> groups = told(*game, Kind::scoring);
    const std::vector<rules::LogEvent> lines = told(*game, Kind::scored);
    REQUIRE((groups.size() == 1 && lines.size() == 1));
    CHECK(groups[0].city == 1);
    CHECK(groups[0].count == 3);
    CHECK(groups[0].seats == 1);
    CHECK(groups[0].cause == Cause::completed);
    CHECK(groups[0].group_distance == 0);
    CHECK(lines[0].city == 1);
    CHECK(lines[0].count == 1);
    CHECK(lines[0].each == 1);
    CHECK(lines[0].group_distance == 1);
    fall(*game, {9, 0, 0, 0, 0, 0});
    act(*game, rules::ActionKind::stop);
    CHECK(told(*game, Kind::scoring)[1].city == 0);
    CHECK(told(*game, Kind::scoring)[1].seats == 0);
    CHECK(told(*game, Kind::scoring)[1].cause == Cause::none);
    CHECK(told(*game, Kind::scored)[1].count == 0);
    CHECK(told(*game, Kind::scored)[1].each == 1);
}

TEST_CASE("the placed dice are counted in the order of building", "[DICE-BUILD-04]")
{
    const Held game(begin(settings_for(rules::Chance::host)));
    fall(*game, {2, 1, 1, 0, 5, 0});  // numbers 0 and 1 are caps, 2 the corner, 3 the straight
    put(*game, "EW", 0, 0);
    put(*game, "E", -1, 0);
    put(*game, "W", 1, 0);
    const std::vector<rules::LogEvent> placed = told(*game, Kind::placed);
    REQUIRE(placed.size() == 3);
    const u8 dice[] = {3, 0, 1};
    for (u8 i = 0; i < 3; ++i) {
        CHECK(placed[i].placed == i);
        CHECK(placed[i].die == dice[i]);
        CHECK(game->state().dice[dice[i]].order == i);
    }
}

TEST_CASE("undo brings back the position and the account, and redo the same hash", "[DICE-MODEL-01]")
{
    const Held game(begin(settings_for(rules::Chance::host)));
    score_one(*game);  // actions 0 to 3, the last die stops the turn
    const u64 after_one = rules::hash(game->rules(), game->state());
    score_one(*game);
    score_one(*game);
    CHECK(game->history().count() == 12);
    CHECK(account(*game, 1) == 1);
    const u64 after_three = rules::hash(game->rules(), game->state());
    const u64 next = game->log().next();
    REQUIRE(game->undo(4) == Status::ok);
    CHECK(rules::hash(game->rules(), game->state()) == after_one);
    CHECK(game->history().count() == 4);
    CHECK(game->log().actions() == 4);
    CHECK(account(*game, 0) == 1);
    CHECK(account(*game, 1) == 0);
    CHECK(account(*game, 2) == 0);
    CHECK(game->log().next() == next + 1);
    const rules::LogEvent& last = game->log().at(next);
    CHECK(last.kind == Kind::undone);
    CHECK(last.action == 5);  // action 4 is the first that was taken back
    CHECK(last.undone == 0);
    for (u64 seq = 0; seq < next; ++seq) CHECK(game->log().at(seq).undone == (game->log().at(seq).action > 4));
    REQUIRE(game->undo(4) == Status::ok);
    CHECK(game->log().next() == next + 1);  // it stands there already
    score_one(*game);
    score_one(*game);
    CHECK(rules::hash(game->rules(), game->state()) == after_three);
    REQUIRE(game->undo(0) == Status::ok);
    CHECK(game->state().turn == 1);
    CHECK(account(*game, 0) == 0);
    CHECK(game->log().at(next).undone == 0);
    CHECK(game->undo(1) == Status::absent);
}

TEST_CASE("every position of a seeded game comes back, its own rolls with the action before them", "[DICE-MODEL-01]")
{
    bastide::Stream stream{7};
    for (u64 seed = 1; seed <= 20; ++seed) {
        const Held game(begin(settings_for(rules::Chance::seeded, seed)));
        std::vector<rules::State> before;  // of each action of the history, that of the next one for a roll
        for (int i = 0; i < 60 && !game->is_over(); ++i) {
            rules::Action action{};
            REQUIRE(rules::sample(game->rules(), game->state(), rules::ActionKind::none, stream, action));
            before.resize(game->history().count() + 1, game->state());
            before.back() = game->state();
            REQUIRE(game->apply(action).is_legal());
        }
        const u32 actions = game->history().count();
        while (before.size() < actions) before.push_back(game->state());
        u32 at = actions;
        while (at > 0) {
            at -= bastide::smaller<u32>(at, 1 + static_cast<u32>(stream.state % 5));
            if (game->history().count() <= at) continue;
            const rules::State expected = before[at];
            const bool is_roll = rules::kind_of_action(game->history().at(at)) == rules::ActionKind::fall;
            REQUIRE(game->undo(at) == Status::ok);
            CHECK(same_bytes(game->state(), expected));
            if (is_roll) CHECK(game->history().count() > at);
        }
        CHECK(game->history().count() == 1);  // the first roll belongs to the beginning
    }
}

TEST_CASE("the first roll of a seeded game cannot be undone, nor what nobody knows", "[DICE-MODEL-01]")
{
    rules::Settings settings = settings_for(rules::Chance::seeded, 3);
    const Held game(begin(settings));
    const u64 next = game->log().next();
    CHECK(game->undo(0) == Status::ok);
    CHECK(game->undo(1) == Status::ok);
    CHECK(game->log().next() == next);
    CHECK(game->undo(2) == Status::absent);
    settings.retention.history = false;
    const Held silent(begin(settings));
    CHECK(silent->undo(0) == Status::state);
    const rules::State position = game->state();
    game->resume(position, 0);
    CHECK(game->undo(0) == Status::state);
    game->restart(4);
    CHECK(game->undo(0) == Status::ok);
}

TEST_CASE("a copy takes position and history along, and the log when that is wanted", "[DICE-MODEL-01]")
{
    const Held game(begin(settings_for(rules::Chance::host)));
    score_one(*game);
    for (const bool with_log : {false, true}) {
        const Held twin(game->clone(bastide::Memory{}, game->retention(), with_log, false));
        CHECK(same_bytes(twin->state(), game->state()));
        CHECK(twin->log().next() == game->log().next());
        CHECK((twin->log().first() == 0) == with_log);
        CHECK(twin->log().actions() == 4);
        CHECK(account(*twin, 0) == (with_log ? 1 : 0));
        score_one(*twin);
        REQUIRE(twin->undo(4) == Status::ok);
        CHECK(same_bytes(twin->state(), game->state()));
    }
    rules::Settings small = settings_for(rules::Chance::seeded, 9);
    small.retention.events = 4;
    small.retention.history = false;
    const Held other(begin(small));
    other->copy(*game, true, false);
    CHECK(same_bytes(other->state(), game->state()));
    CHECK(other->log().next() == game->log().next());
    CHECK(other->log().first() == game->log().next() - 4);
    CHECK(other->retention().events == 4);
    CHECK(other->undo(0) == Status::state);
    score_one(*other);
    CHECK(other->state().score[1] == 1);
}

TEST_CASE("the public view continues as a host game and can be undone", "[DICE-MODEL-01]")
{
    const Held game(begin(settings_for(rules::Chance::seeded, 12)));
    bastide::Stream stream{1};
    game->play_out(40, stream);
    const Held shown(game->clone(bastide::Memory{}, game->retention(), true, true));
    CHECK(shown->settings().seed == 0);
    CHECK(shown->settings().config.chance == rules::Chance::host);
    CHECK(rules::check(shown->rules(), shown->state()) == rules::StateFault::none);
    CHECK(rules::hash(shown->rules(), shown->state()) == rules::hash(game->rules(), game->state()));
    CHECK(shown->history().count() == game->history().count());
    REQUIRE(shown->undo(0) == Status::ok);
    CHECK(shown->state().step == rules::Step::roll);
    CHECK(shown->state().turn == 1);
}

TEST_CASE("the origins clock and stand-in are recorded and emitted", "[DICE-TURN-03]")
{
    const Held game(begin(settings_for(rules::Chance::host)));
    fall(*game, {9, 0, 0, 0, 0, 0});
    rules::Action action{};
    action.origin = 3;
    act(*game, rules::ActionKind::stop, action);
    const std::vector<rules::LogEvent> stood_in = told(*game, Kind::stood_in);
    REQUIRE(stood_in.size() == 1);
    CHECK(stood_in[0].seat == 0);
    CHECK(stood_in[0].cause == Cause::stand_in);
    CHECK(stood_in[0].action == 2);
    const rules::Action kept = rules::action_of(game->history().at(1));
    CHECK(kept.origin == 3);
    CHECK(kept.kind == rules::ActionKind::stop);
    CHECK(rules::action_of(game->history().at(0)).origin == 0);
    CHECK(rules::action_of(game->history().at(0)).counts[0] == 9);
}
