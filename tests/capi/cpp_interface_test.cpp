// SPDX-License-Identifier: MIT
//
// The C++ interface: that all of bastide.h is in it, that handles end when they should and once, that lists and texts are the
// same with and without room of the caller's, and that failures come out as they went in.
#include "bastide.hpp"

#include <array>
#include <cstdlib>
#include <string>
#include <type_traits>
#include <vector>

#include "capi/cpp_names.hpp"
#include "support/catch.hpp"

namespace {

using bastide::Action;
using bastide::ActionKind;
using bastide::Config;
using bastide::EventKind;
using bastide::Game;
using bastide::PieceKind;
using bastide::Reason;
using bastide::Result;
using bastide::StatusValue;
using bastide::Tileset;
using bastide::Viewer;
using bastide_tests::missing;

static_assert(!std::is_copy_constructible_v<Game> && std::is_nothrow_move_constructible_v<Game>);
static_assert(!std::is_copy_constructible_v<Tileset> && std::is_nothrow_move_assignable_v<Tileset>);
static_assert(sizeof(Game) == sizeof(bastide_game*));
static_assert(!std::is_convertible_v<Result<int>, bool> && std::is_constructible_v<bool, Result<int>>);
static_assert(bastide::as<ActionKind>(BASTIDE_ACTION_PLACE) == ActionKind::place && number(ActionKind::place) == 2);
static_assert(2 == ActionKind::place && ActionKind::place == 2 && 3 != ActionKind::place && ActionKind::place != 3);
static_assert(bastide::Word<Reason> && bastide::Word<StatusValue> && !bastide::Word<int> && !bastide::Word<bastide_status_value>);
static_assert(bastide::BufferFor<std::vector<Action>&, Action> && !bastide::BufferFor<std::vector<bastide::Event>&, Action>);
static_assert(!bastide::Cell{} && bastide::cell(bastide::act::place(0, 0, 3, -2)) == bastide::Cell{3, -2});
static_assert(bastide::has(0x12, 4) && !bastide::has(0x12, 0) && !bastide::has(~0u, -1) && !bastide::has(~0u, 64));
static_assert(bastide::has(2, bastide::Mark::pennant) && Viewer(3).number == 3 && Viewer::full.number == BASTIDE_VIEW_FULL);
static_assert(std::is_same_v<decltype(std::declval<Result<Game>>().value()), Game>, "a temporary hands its value out");

/// Counts what is taken and given back. Takes no more once `left` is used up.
struct Counter {
    int held = 0;
    int left = 1000;

    static void* BASTIDE_CALL take(void* user, std::uint32_t size, std::uint32_t)
    {
        Counter& counter = *static_cast<Counter*>(user);
        if (counter.left == 0) return nullptr;
        --counter.left;
        ++counter.held;
        return std::malloc(size);
    }
    static void BASTIDE_CALL give(void* user, void* place, std::uint32_t, std::uint32_t)
    {
        --static_cast<Counter*>(user)->held;
        std::free(place);
    }
    bastide::Allocator allocator() { return {this, &take, &give}; }
};

Game make(const Config& config)
{
    Result<Game> made = Game::create(config);
    INFO(made.message());
    REQUIRE(made);
    return *std::move(made);
}

/// Plays the middle action of the list, `times` times or to the end.
void play(Game& game, int times)
{
    for (int i = 0; i < times; ++i) {
        const std::vector<Action> actions = game.actions().value();
        if (actions.empty()) return;
        REQUIRE(game.apply(actions[actions.size() / 2]));
    }
}

/// The tile that was drawn, laid on the start tile, where one lies already.
Action on_the_start(const Game& game)
{
    const bastide::Decision decision = game.decision().value();
    return bastide::act::place(decision.seat, decision.tile, 0, 0);
}

template <class Record>
std::string bytes(std::span<const Record> records)
{
    return {reinterpret_cast<const char*>(records.data()), records.size_bytes()};
}

/// A list by vector, and by spans that are long enough, too short, and nothing at all.
template <class Record, class List>
void check_list(List&& list)
{
    const std::vector<Record> whole = list().value();
    REQUIRE(whole.size() >= 2);
    CHECK(list(std::span<Record>()).value() == whole.size());
    std::vector<Record> buffer(whole.size() + 1);
    CHECK(list(buffer).value() == whole.size());
    CHECK(bytes<Record>(std::span(buffer).first(whole.size())) == bytes<Record>(whole));
    std::vector<Record> short_room(2);
    CHECK(list(std::span(short_room).first(1)).value() == whole.size());
    CHECK(bytes<Record>(std::span(short_room).first(1)) == bytes<Record>(std::span(whole).first(1)));
    CHECK(bytes<Record>(std::span(short_room).last(1)) == bytes<Record>(std::vector<Record>(1)));
}

}  // namespace

TEST_CASE("Everything in the C header is in the C++ one", "[cpp]")
{
    CHECK(missing(R"(BASTIDE_CALL\s+(bastide_\w+)\s*\()", 85) == "");
    CHECK(missing(R"(\}\s*(bastide_\w+)\s*;)", 24) == "");
    CHECK(missing(R"(\b(BASTIDE_\w+)\s*=)", 250) == "");
    const std::string library = "of the library that a program was built with; a program may ask bastide.h";
    CHECK(missing(R"(#define (BASTIDE_\w+) )", 10,
                  {{"BASTIDE_VERSION", library},
                   {"BASTIDE_VERSION_TEXT", library},
                   {"BASTIDE_VERSION_MAJOR", library},
                   {"BASTIDE_VERSION_MINOR", library},
                   {"BASTIDE_VERSION_PATCH", library},
                   {"BASTIDE_CALL", "how functions are called"},
                   {"BASTIDE_API", "how functions are exported"}}) == "");
}

TEST_CASE("Every kind of action and of entry has a function that makes it", "[cpp]")
{
    const std::string face = bastide_tests::public_header("bastide.hpp");
    const auto part = [&](const std::string& space) {
        const std::size_t from = face.find("namespace " + space + " {\n");
        return face.substr(from, face.find("}  // namespace " + space + "\n") - from);
    };
    for (const ActionKind kind : bastide::all<ActionKind>()) {
        INFO(name(kind));
        CHECK(part("act").find("constexpr Action " + name(kind) + "(") != std::string::npos);
    }
    for (const bastide::PutKind kind : bastide::all<bastide::PutKind>()) {
        INFO(name(kind));
        CHECK(part("put").find("constexpr Put " + name(kind) + "(") != std::string::npos);
    }
}

TEST_CASE("A game is played to its end through the C++ interface", "[cpp]")
{
    Game game = make(Config().seats(3).seed(11));
    CHECK(game.config()->seats == 3);
    CHECK(game.config()->seed == 11);
    int placed = 0;
    int lines = 0;
    std::uint64_t from = 0;
    while (game.decision()->over == 0) {
        const std::vector<Action> actions = *game.actions();
        REQUIRE(!actions.empty());
        CHECK(is_asked(*game.decision(), bastide::as<ActionKind>(actions[0].kind)));
        REQUIRE(game.apply(actions[0]));
        for (const bastide::Event& event : game.events(from).value()) {
            placed += event.kind == EventKind::placed ? 1 : 0;
            lines += event.kind == EventKind::scored ? 1 : 0;
        }
        from = game.event_range()->next;
    }
    CHECK(static_cast<std::size_t>(placed) == game.board()->size());
    CHECK(static_cast<std::size_t>(lines) == game.score_lines()->size());
    std::array<std::int32_t, 3> sums = {};
    for (const bastide::ScoreLine& line : *game.score_lines()) sums[static_cast<std::size_t>(line.seat)] += line.points;
    CHECK(game.seats()->size() == 3);
    for (const bastide::Seat& seat : *game.seats()) CHECK(seat.score == sums[static_cast<std::size_t>(seat.seat)]);
    CHECK(game.seat(3).status() == StatusValue::absent);
    for (const bastide::Standing& standing : *game.standing()) {
        CHECK(standing.final_score == game.seat(standing.seat)->score);
        CHECK((standing.wins != 0) == bastide::has(game.decision()->winners, standing.seat));
    }
    CHECK(game.actions()->empty());
    CHECK(game.actions(ActionKind::any, std::span<Action>()).value() == 0);
    CHECK(game.apply(bastide::act::pass(0)).reason() == Reason::game_over);
}

TEST_CASE("The last user of the rules frees them, whichever game that is", "[cpp]")
{
    Counter counter;
    const bastide::Allocator memory = counter.allocator();
    {
        Game game = Game::create(Config().seed(1), &memory).value();
        CHECK(game);
        const int one = counter.held;
        CHECK(one > 0);
        Game moved = std::move(game);
        CHECK(counter.held == one);
        CHECK(moved.hash());
        Game other = moved.clone(Viewer::full, 0, &memory).value();
        CHECK(counter.held > one);
        moved = std::move(other);  // ends the first
        CHECK(moved.decision()->turn == 1);

        bastide_game* const handle = moved.release();
        CHECK_FALSE(moved);
        const Game again(handle);
        CHECK(again.get() == handle);
        const Tileset set = Tileset::create(bastide::Set::winter, &memory).value();
        CHECK(set.tiles()->size() == 12);
    }
    CHECK(counter.held == 0);

    counter.left = 0;
    CHECK(Game::create({}, &memory).status() == StatusValue::memory);
    CHECK(Tileset::create(bastide::Set::base, &memory).status() == StatusValue::memory);
    CHECK(counter.held == 0);
}

TEST_CASE("A position is set, listed and checked", "[cpp]")
{
    namespace put = bastide::put;
    Game game = Game::create(Config().chance(bastide::Chance::host).set(bastide::Set::base)).value();
    const auto tile = [&](std::string_view name) {
        for (const bastide::TileDef& def : game.tiles().value())
            if (name == def.name) return def.id;
        return -1;
    };
    bastide::Position position;
    position.turn(1, bastide::Step::place, tile("E"));
    position.add(put::tile(tile("D"), 0, 0)).add(put::piece(1, PieceKind::follower, 0, 0, 0)).add(put::score(0, 5));
    position.add(put::out(tile("U"), 8));
    REQUIRE(game.check_position(position).value().empty());
    REQUIRE(game.set_position(position));
    CHECK(game.decision()->tile == tile("E"));
    CHECK(game.seat(0)->score == 5);
    const bastide::Position told = game.position().value();
    CHECK(told.head.seat == 1);
    CHECK(told.puts.size() == position.puts.size());

    position.add(put::held(0, tile("U"))).add(put::prisoner(0, PieceKind::follower, 1));
    position.add(put::note(bastide::Note::tower_ransom_paid, 1)).add(put::bag(tile("V"), 1));
    const std::vector<bastide::Refusal> wrong = game.check_position(position).value();
    REQUIRE(wrong.size() == 4);
    CHECK(wrong[0].reason == Reason::position_hand);
    CHECK(wrong[1].reason == Reason::tower_no_prisons);
    CHECK(wrong[2].reason == Reason::position_note);
    CHECK(wrong[3].reason == Reason::position_bag);
    CHECK(game.text(wrong[1]).ends_with("No box of this game takes prisoners."));
    std::array<bastide::Refusal, 1> one{};
    CHECK(game.check_position(position, one).value() == 4);
    std::array<char, 8> words{};
    CHECK(game.text(wrong[1], {}, words).value() == game.text(wrong[1]).size());
    const auto refused = game.set_position(position);
    CHECK(refused.status() == StatusValue::illegal);
    CHECK(refused.refusal().index == 4);
    CHECK(game.decision()->tile == tile("E"));
}

TEST_CASE("An empty handle answers that an argument is missing", "[cpp]")
{
    Game game;
    const std::uint8_t byte = 0;
    CHECK_FALSE(game);
    CHECK(game.decision().status() == StatusValue::argument);
    CHECK(game.actions().status() == StatusValue::argument);
    CHECK(game.codes().status() == StatusValue::argument);
    CHECK(game.check_action({}).status() == StatusValue::argument);
    CHECK_FALSE(game.apply({}));
    CHECK(game.undo(0).status() == StatusValue::argument);
    CHECK(game.undo_last().status() == StatusValue::argument);
    CHECK(game.text(Action{}).empty());
    CHECK(game.write(Action{}).empty());
    CHECK(game.history().status() == StatusValue::argument);
    CHECK(game.parse("pass").status() == StatusValue::argument);
    CHECK(game.placed_at(0, 0).status() == StatusValue::argument);
    CHECK(game.event_range().status() == StatusValue::argument);
    CHECK(game.hash().status() == StatusValue::argument);
    CHECK(game.clone().status() == StatusValue::argument);
    CHECK(game.position().status() == StatusValue::argument);
    CHECK(game.check_position({}).status() == StatusValue::argument);
    CHECK(game.set_position({}).status() == StatusValue::argument);
    CHECK(game.restore({&byte, 1}).status() == StatusValue::argument);
    CHECK(game.script().status() == StatusValue::argument);
    CHECK(Tileset().tiles().status() == StatusValue::argument);
    CHECK(Game::create(Config().tileset(Tileset() = Tileset())).status() == StatusValue::argument);
}

TEST_CASE("A clone goes its own way", "[cpp]")
{
    Game game = make(Config().seed(5));
    play(game, 6);
    const Game copy = game.clone().value();
    CHECK(*copy.hash() == *game.hash());
    const std::uint64_t before = *copy.hash();
    play(game, 2);
    CHECK(*game.hash() != before);
    CHECK(*copy.hash() == before);
    CHECK(copy.event_range()->first == copy.event_range()->next);
    CHECK(game.clone(Viewer::full, bastide::clone_flag::log)->events()->size() == game.events()->size());
    Game other = make(Config().seed(6));
    REQUIRE(other.copy(copy));
    CHECK(*other.hash() == before);
}

TEST_CASE("An undo marks the undone events in the log", "[cpp]")
{
    Game game = make(Config().seed(5));
    play(game, 20);
    const std::uint64_t before = *game.hash();
    const std::int32_t now = game.decision()->action;
    play(game, 7);
    REQUIRE(game.undo(now));
    CHECK(*game.hash() == before);
    CHECK(game.events()->back().kind == EventKind::undone);
    CHECK(game.events()->front().undone == 0);
    CHECK(game.history()->size() == static_cast<std::size_t>(now));
    CHECK(game.undo(now + 1).status() == StatusValue::absent);
    CHECK_FALSE(game.undo(now + 1).message().empty());
    while (const auto done = game.undo_last()) CHECK(game.decision()->seat >= 0);
    CHECK(game.undo_last().status() == StatusValue::absent);
    CHECK(game.score_lines()->empty());
    std::array<std::int32_t, 2> sums = {};
    for (const bastide::ScoreLine& line : *game.score_lines()) sums[static_cast<std::size_t>(line.seat)] += line.points;
    for (const bastide::Seat& seat : *game.seats()) CHECK(seat.score == sums[static_cast<std::size_t>(seat.seat)]);
}

TEST_CASE("A viewer gets only the events that it may know", "[cpp]")
{
    Game game =
        make(Config().set(bastide::Set::base).option(bastide::Option::hand_of_three_tiles).option(bastide::Option::hand_hidden));
    const auto known = [](const std::vector<bastide::Event>& events) {
        int tiles = 0;
        for (const bastide::Event& event : events) tiles += event.kind == EventKind::drew && event.tile >= 0 ? 1 : 0;
        return tiles;
    };
    CHECK(known(*game.events(0, Viewer::open)) == 0);
    CHECK(known(*game.events(0, 0)) == 3);
    CHECK(known(*game.events()) == 6);
    CHECK(game.history(0, 1)->size() == game.history()->size());
    const Game seen = game.clone(0).value();
    CHECK(seen.config()->chance == bastide::Chance::host);
    CHECK(*seen.hash() == *game.hash());
    CHECK(game.clone(7).status() == StatusValue::argument);
    const bastide::Refusal refusal = game.clone(77).refusal();
    CHECK(std::string(refusal.name) == "viewer");
    CHECK(refusal.value == 77);
    CHECK(refusal.field == bastide::none);
    CHECK(game.clone(77).message() == "viewer is 77; -1 to 1 are possible.");
    CHECK(game.clone(Viewer::full, 3).message() == "flags is 3; 0 to 2 are possible.");
}

TEST_CASE("Codes, weights and records are one list", "[cpp]")
{
    Game game = make(Config().chance(bastide::Chance::host));
    const std::vector<Action> actions = game.actions().value();
    const std::vector<std::uint64_t> codes = game.codes().value();
    const std::vector<std::int32_t> weights = game.weights().value();
    REQUIRE(codes.size() == actions.size());
    REQUIRE(weights.size() == actions.size());
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < codes.size(); ++i) {
        CHECK(bastide::encode(actions[i]).value() == codes[i]);
        CHECK(bastide::decode(codes[i])->tile == actions[i].tile);
        CHECK(game.action(i)->tile == actions[i].tile);
        sum += weights[i];
    }
    CHECK(sum == game.decision()->tiles_left);
    CHECK(game.action(codes.size()).status() == StatusValue::absent);
    CHECK(game.default_action().status() == StatusValue::absent);
    REQUIRE(game.apply_code(codes[0]));
    CHECK(game.default_action()->origin == bastide::Origin::clock);
    CHECK(game.apply_code(0).status() == StatusValue::format);
    CHECK(bastide::decode(~std::uint64_t{0}).status() == StatusValue::format);
    CHECK(bastide::encode(bastide::act::place(0, 0, 5000, 0)).status() == StatusValue::limit);
}

TEST_CASE("The final scoring waits if the config says so, and a seat may leave meanwhile", "[cpp]")
{
    Game game = make(Config().stop_before_final().seed(3));
    while (game.decision()->step != bastide::Step::final) play(game, 1);
    std::vector<std::int32_t> told(2);
    for (const bastide::Standing& standing : *game.standing())
        told[static_cast<std::size_t>(standing.seat)] = standing.final_score;
    REQUIRE(game.apply(bastide::act::finish()));
    for (const bastide::Seat& seat : *game.seats()) CHECK(seat.score == told[static_cast<std::size_t>(seat.seat)]);

    Game left = make(Config().seats(3));
    CHECK(left.actions(ActionKind::resign)->size() == 3);
    REQUIRE(left.apply(bastide::act::resign(1)));
    CHECK(left.seat(1)->state == bastide::SeatState::resigned);
}

TEST_CASE("A refusal says why and changes nothing", "[cpp]")
{
    Game game = make(Config().seed(5));
    const Action wrong = on_the_start(game);
    const std::uint64_t before = *game.hash();
    const Result<void> checked = game.check_action(wrong);
    const Result<void> applied = game.apply(wrong);
    CHECK_FALSE(checked);
    CHECK_FALSE(applied);
    CHECK(checked.status() == StatusValue::illegal);
    CHECK(applied.status() == StatusValue::illegal);
    CHECK(checked.reason() == Reason::cell_taken);
    CHECK(applied.reason() == Reason::cell_taken);
    CHECK(bastide::cell(applied.refusal()) == bastide::Cell{0, 0});
    CHECK(*game.hash() == before);
    CHECK_FALSE(game.text(wrong, applied.refusal()).empty());
    CHECK(applied.message() == text(Reason::cell_taken));

    Action nonsense = wrong;
    nonsense.kind = 200;
    CHECK(game.check_action(nonsense).status() == StatusValue::argument);
    CHECK(game.write(nonsense).empty());
    CHECK(game.check_action(game.actions()->front()));
    CHECK(game.check_action(game.actions()->front()).message().empty());
}

TEST_CASE("A config takes sets, pieces, options and tile sets, and says what is wrong", "[cpp]")
{
    const Config towers = Config()
                              .set(bastide::Set::base)
                              .set(bastide::Set::tower)
                              .pieces(PieceKind::follower, 5)
                              .option(bastide::Option::tower_short_range)
                              .seats(4)
                              .first_seat(2);
    const Game game = make(towers);
    CHECK(game.decision()->seat == 2);
    CHECK(game.supply(3, PieceKind::follower).value() == 5);
    CHECK(game.supply(4, PieceKind::follower).status() == StatusValue::absent);
    bool found = false;
    for (const bastide::Choice& choice : game.choices().value())
        found = found || (choice.kind == bastide::ChoiceKind::option && choice.id == bastide::Option::tower_short_range);
    CHECK(found);
    CHECK_FALSE(game.things(bastide::ThingKind::abbey_hole)->size());

    const Result<Game> alone = Game::create(Config().option(bastide::Option::tower_short_range));
    REQUIRE_FALSE(alone);
    CHECK(alone.status() == StatusValue::argument);
    CHECK(alone.reason() == Reason::config_option_alone);
    CHECK_FALSE(alone.message().empty());
    const Result<Game> twice = Game::create(Config().set(bastide::Set::base).set(bastide::Set::base));
    CHECK(twice.reason() == Reason::config_choice);
    CHECK(twice.refusal().index == 1);

    const Tileset base = Tileset::create(bastide::Set::base).value();
    CHECK(make(Config().set(bastide::Set::winter).tileset(base)).tiles()->size() > base.tiles()->size());

    const Game by_hand = make(Config().chance(bastide::Chance::host).no_history().event_capacity(-1));
    CHECK(by_hand.decision()->step == bastide::Step::draw);
    CHECK(by_hand.snapshot().status() == StatusValue::ok);
    CHECK(by_hand.history().status() == StatusValue::state);
}

TEST_CASE("Options and presets are listed and chosen by name", "[cpp]")
{
    check_list<bastide::OptionDef>([](auto&&... buffer) { return bastide::options(buffer...); });
    CHECK(bastide::options()->size() == bastide::all<bastide::Option>().size());
    for (const bastide::OptionDef& option : bastide::options().value()) {
        CHECK_FALSE(text(bastide::as<bastide::Option>(option.id)).empty());
        CHECK_FALSE(rule_id(bastide::as<bastide::Option>(option.id)).empty());
    }
    for (const bastide::Preset preset : bastide::all<bastide::Preset>()) {
        INFO(name(preset));
        const Game whole = Game::create(Config().preset(preset).seats(3).seed(8)).value();
        CHECK(Game::create(preset, 3, 8)->hash().value() == whole.hash().value());
        CHECK(bastide::preset(preset, std::span<bastide::Choice>()).value() == bastide::preset(preset)->size());
    }
    CHECK(Game::create(Config().preset(bastide::Preset::none)).reason() == Reason::config_choice);
    CHECK(Game::create(bastide::Preset::none, 2, 1).status() == StatusValue::argument);
    CHECK(Game::create(bastide::Preset::none, 2, 1).message() == "preset is 0; that is not possible in this game.");
    CHECK(Game::create(bastide::Preset::winter, 9, 1).status() == StatusValue::argument);
    CHECK(Game::create(bastide::Preset::winter, 9, 1).message() == "The chosen boxes allow 2 to 5 seats.");
    CHECK(std::string(Game::create(bastide::Preset::winter, 9, 1).refusal().name) == "seats");
    CHECK(bastide::preset(bastide::Preset::none).status() == StatusValue::argument);
    const Game game =
        make(Config().preset(bastide::Preset::first_game).option(bastide::Option::bushes_do_not_end_roads).bush(22));
    CHECK(game.tiles()->size() == 36);
}

TEST_CASE("A record of a host begins with its fields unset", "[cpp]")
{
    CHECK(bastide::unset<bastide::Action>().tile == bastide::none);
    CHECK_FALSE(bastide::cell(bastide::unset<bastide::Action>()));
    CHECK(bastide::unset<bastide::Choice>().kind == bastide::ChoiceKind::none);
    CHECK(bastide::unset<bastide::TileDef>().id == bastide::none);
    CHECK(bastide::unset<bastide::SegmentDef>().near_side == bastide::none);
    CHECK(bastide::unset<bastide::PositionHead>().seat == 0);
    CHECK(bastide::unset<bastide::Put>().other_seat == bastide::none);
}

TEST_CASE("Tile sets are read from text and from records", "[cpp]")
{
    const Tileset base = Tileset::create(bastide::Set::base).value();
    const std::string lines = base.write().value();
    CHECK(Tileset::parse(lines)->write().value() == lines);
    std::array<char, 3> buffer = {};
    CHECK(base.write(buffer).value() == lines.size());

    const std::vector<bastide::TileDef> tiles = base.tiles().value();
    std::vector<bastide::SegmentDef> segments;
    for (const bastide::TileDef& tile : tiles)
        for (const bastide::SegmentDef& segment : base.segments(tile.id).value()) segments.push_back(segment);
    const Tileset built = Tileset::build(tiles, segments).value();
    CHECK(built.write().value() == lines);
    const Game game = make(Config().tileset(built).set(bastide::Set::winter));
    const std::array<const bastide_tileset*, 1> sets = {built.get()};
    CHECK(*Game::load(*game.snapshot(), sets).value().hash() == *game.hash());

    const Result<Tileset> bad = Tileset::parse("D 4 CRFR start\nwhat\n");
    CHECK(bad.status() == StatusValue::format);
    CHECK(bad.refusal().line >= 1);
    CHECK(Tileset::build(tiles, {}).status() == StatusValue::format);
}

TEST_CASE("Scripts keep tags, comments and variations", "[cpp]")
{
    using bastide::Script;
    const std::string turn = "bastide 1\nchance host\nset base 1\n\ndraw E\n0: place E 0 -1 2\n0: deploy follower 0 -1 c0\n";
    Script script = Script::parse(turn + "# good\nvariation\n  0: pass\nend\n").value();
    REQUIRE(script.replace(1, 0, "tag event Spring Cup"));
    CHECK(script.tag("event") == "Spring Cup");
    CHECK(script.tag("site").empty());
    CHECK(script.find_tag("site").status() == StatusValue::absent);
    check_list<bastide::ScriptLine>([&](auto&&... buffer) { return script.all_lines(buffer...); });
    CHECK(script.all_lines()->at(1).kind == bastide::ScriptLineKind::tag);
    CHECK(script.line_text(7) == "good");
    CHECK(*script.load_game()->hash() == *Game::load_script(turn)->hash());
    CHECK(*script.load_game(9)->hash() != *script.load_game()->hash());
    const std::string before = script.write().value();
    CHECK(script.replace(11, 0, "variation").status() == StatusValue::format);
    CHECK(script.write().value() == before);
    CHECK(Script::parse(before)->write().value() == before);
    CHECK(Script::parse(turn + "end\n").refusal().line == 8);
    CHECK(Script().all_lines().status() == StatusValue::argument);
}

TEST_CASE("Lists are the same with and without room of the caller's", "[cpp]")
{
    Game game = make(Config().seed(9).set(bastide::Set::base).set(bastide::Set::tower));
    play(game, 20);
    while (game.decision()->step != bastide::Step::place) play(game, 1);
    const std::int32_t tile = game.decision()->tile;
    const std::int32_t feature = game.feature_at(0, 0, 0).value();

    check_list<Action>([&](auto&&... buffer) { return game.actions(ActionKind::any, buffer...); });
    check_list<Action>([&](auto&&... buffer) { return game.actions(ActionKind::place, buffer...); });
    check_list<std::uint64_t>([&](auto&&... buffer) { return game.codes(ActionKind::any, buffer...); });
    check_list<std::int32_t>([&](auto&&... buffer) { return game.weights(ActionKind::any, buffer...); });
    check_list<bastide::Placement>([&](auto&&... buffer) { return game.placements(tile, buffer...); });
    check_list<bastide::Choice>([&](auto&&... buffer) { return game.choices(buffer...); });
    check_list<bastide::TileDef>([&](auto&&... buffer) { return game.tiles(buffer...); });
    check_list<bastide::SegmentDef>([&](auto&&... buffer) { return game.segments(0, 1, buffer...); });
    check_list<bastide::SegmentDef>([&](auto&&... buffer) { return game.segments_at(0, 0, buffer...); });
    check_list<bastide::Stock>([&](auto&&... buffer) { return game.stock(buffer...); });
    check_list<bastide::Placed>([&](auto&&... buffer) { return game.board(buffer...); });
    check_list<bastide::Piece>([&](auto&&... buffer) { return game.pieces(buffer...); });
    check_list<bastide::Seat>([&](auto&&... buffer) { return game.seats(buffer...); });
    check_list<bastide::Standing>([&](auto&&... buffer) { return game.standing(buffer...); });
    check_list<bastide::Feature>([&](auto&&... buffer) { return game.features(bastide::SegmentKind::any, buffer...); });
    check_list<bastide::Event>([&](auto&&... buffer) { return game.events(0, Viewer::full, buffer...); });
    check_list<Action>([&](auto&&... buffer) { return game.history(0, Viewer::full, buffer...); });
    CHECK(game.feature_segments(feature)->size() == static_cast<std::size_t>(game.feature(feature)->segments));
    CHECK(game.feature_segments(feature, std::span<bastide::PlacedSegment>()).value() == game.feature_segments(feature)->size());
    CHECK(game.things(bastide::ThingKind::tower, std::span<bastide::Thing>()).value() ==
          game.things(bastide::ThingKind::tower)->size());
    CHECK(game.score_lines(0, std::span<bastide::ScoreLine>()).value() == game.score_lines(0)->size());
    CHECK(game.placed_at(0, 0).value() == 0);
    CHECK(game.placed_at(70, 70).value_or(-7) == -7);
    CHECK(game.feature(1'000'000).status() == StatusValue::absent);
    CHECK(game.placed(0)->tile == game.board()->front().tile);
    CHECK(game.piece(1)->id == 1);
    CHECK(game.feature_at(0, 0, game.segment_at_port(0, 0, 1).value()).value() == feature);
    CHECK(game.segments(0, 1)->front().ports == (game.segments(0)->front().ports << 3 & 0xFFFu));

    const Tileset set = Tileset::create(bastide::Set::base).value();
    check_list<bastide::TileDef>([&](auto&&... buffer) { return set.tiles(buffer...); });
    check_list<bastide::SegmentDef>([&](auto&&... buffer) { return set.segments(3, 0, buffer...); });
    CHECK(set.segments(24).status() == StatusValue::absent);
    CHECK(Tileset::create(bastide::Set::none).status() == StatusValue::argument);
    check_list<std::int32_t>([&](auto&&... buffer) { return bastide::numbers(bastide::Vocabulary::reason, buffer...); });

    int count = 0;
    for (const Action& action : game.actions().value()) count += game.check_action(action) ? 1 : 0;
    for (const Action& action : *game.actions()) count -= game.check_action(action) ? 1 : 0;
    CHECK(count == 0);
}

TEST_CASE("Texts are strings, or cut to the caller's room and closed", "[cpp]")
{
    const Game game = make(Config().seed(5));
    const Action action = game.actions()->front();
    const std::string line = game.write(action);
    CHECK(line == game.write(game.parse(line).value()));
    std::array<char, 4> buffer = {'x', 'x', 'x', 'x'};
    CHECK(game.write(action, buffer).value() == line.size());
    CHECK(std::string(buffer.data()) == line.substr(0, 3));

    const Action wrong = on_the_start(game);
    const bastide::Refusal refusal = game.check_action(wrong).refusal();
    CHECK(game.text(wrong, refusal, {}, buffer).value() == game.text(wrong, refusal).size());
    CHECK(game.text(action, {}, buffer).value() == game.text(action).size());
    CHECK(std::string(buffer.data()) == game.text(action).substr(0, 3));
    CHECK(game.text(*game.decision(), {}, buffer).value() == game.text(*game.decision()).size());
    CHECK(game.text(game.events()->front(), {}, buffer).value() == game.text(game.events()->front()).size());
}

TEST_CASE("Sentences are in English or in the language of the texts", "[cpp]")
{
    Game game = make(Config().seed(5));
    const bastide::Texts german = bastide::Texts::parse("seat.0 = Anna\nevent.passed = {seat} passt.\n").value();
    const std::string english = bastide::Texts().write().value();
    CHECK(english.find("event.passed = ") != std::string::npos);
    CHECK(german.write()->find("{seat} passt.") != std::string::npos);
    CHECK(bastide::Texts::parse(english)->write().value() == english);
    CHECK(bastide::Texts::parse("event.passed = {nobody}\n").refusal().line == 1);

    REQUIRE(game.apply(game.actions()->front()));
    REQUIRE(game.apply(bastide::act::pass(0)));
    for (const bastide::Event& event : game.events().value())
        if (event.kind == EventKind::passed) CHECK(game.text(event, german) == "Anna passt.");
    CHECK(game.text(*game.decision()) != "");
    CHECK(text(bastide::Reward::road, german) == text(bastide::Reward::road));
}

TEST_CASE("Numbers have names, sentences and rules", "[cpp]")
{
    CHECK(name(PieceKind::follower) == "follower");
    CHECK(bastide::name(bastide::Vocabulary::reason, 6) == "cell_taken");
    CHECK(bastide::name(bastide::Vocabulary::reason, 999).empty());
    CHECK(bastide::named<PieceKind>("follower").value() == PieceKind::follower);
    CHECK(bastide::named<PieceKind>("").status() == StatusValue::absent);
    CHECK(bastide::named<StatusValue>("").status() == StatusValue::absent);
    CHECK(bastide::number_of(bastide::Vocabulary::none, "follower").status() == StatusValue::argument);
    for (const StatusValue status : bastide::all<StatusValue>()) {
        CHECK_FALSE(text(status).empty());
        CHECK(bastide::named<StatusValue>(name(status)).value() == status);
    }
    for (const Reason reason : bastide::all<Reason>()) CHECK(bastide::named<Reason>(name(reason)).value() == reason);
    CHECK(text(bastide::Reward::road) == "completed road");
    CHECK(rule_id(bastide::Reward::road) == "BASE-ROAD-02");
    CHECK(text(bastide::as<bastide::Reward>(999)).empty());
    CHECK_FALSE(rule_id(Reason::side_mismatch).empty());

    std::array<char, 5> buffer = {};
    CHECK(text(StatusValue::memory, {}, buffer).value() == text(StatusValue::memory).size());
    CHECK(text(bastide::Reward::road, {}, buffer).value() == 14);
    CHECK(std::string(buffer.data()) == "comp");
    CHECK(rule_id(bastide::Reward::road, buffer).value() == 12);
    CHECK(bastide::name(bastide::Vocabulary::piece, 1, buffer).value() == 8);

    CHECK(bastide::is_compatible());
    CHECK(bastide::abi_version() == BASTIDE_ABI_VERSION);
    CHECK(bastide::version() >> 16 == BASTIDE_VERSION_MAJOR);
    CHECK(bastide::layout() == bastide_layout());
}

TEST_CASE("Snapshots and scripts bring a game back", "[cpp]")
{
    Game game = make(Config().seed(5));
    play(game, 60);
    const std::vector<std::uint8_t> snapshot = game.snapshot().value();
    std::vector<std::uint8_t> buffer(snapshot.size(), 7);
    CHECK(game.snapshot(Viewer::full, std::span(buffer).first(3)).value() == snapshot.size());
    CHECK(buffer == std::vector<std::uint8_t>(snapshot.size(), 7));
    CHECK(game.snapshot(Viewer::full, buffer).value() == snapshot.size());
    CHECK(buffer == snapshot);

    Game loaded = Game::load(snapshot).value();
    CHECK(*loaded.hash() == *game.hash());
    play(loaded, 3);
    CHECK(loaded.restore(snapshot));
    CHECK(*loaded.hash() == *game.hash());
    CHECK(*Game::load(*game.snapshot(Viewer::open)).value().hash() == *game.hash());

    const std::string script = game.script().value();
    CHECK(script.size() > 127);
    CHECK(*Game::load_script(script)->hash() == *game.hash());
    CHECK(*Game::load_script(*game.script(Viewer::open)).value().hash() == *game.hash());
    std::array<char, 8> start = {};
    CHECK(game.script(Viewer::full, start).value() == script.size());
    CHECK(std::string(start.data()) == script.substr(0, 7));
}

TEST_CASE("Bytes and texts that are none fail with a record of it", "[cpp]")
{
    Game game = make({});
    const std::uint64_t before = *game.hash();
    std::vector<std::uint8_t> bad = game.snapshot().value();
    bad.resize(bad.size() / 2);
    const Result<void> restored = game.restore(bad);
    CHECK_FALSE(restored);
    CHECK(restored.status() == StatusValue::format);
    CHECK(restored.refusal().status == BASTIDE_E_FORMAT);
    CHECK_FALSE(restored.message().empty());
    CHECK(*game.hash() == before);
    CHECK(Game::load({}).status() == StatusValue::format);
    CHECK(Game::load_script("no such thing\n").refusal().line == 1);
    CHECK(Game::load_script("").status() == StatusValue::format);
    const Result<Action> line = game.parse("0: dance");
    CHECK(line.status() == StatusValue::format);
    CHECK(line.refusal().column == 4);
    CHECK(game.parse({}).status() == StatusValue::format);
    CHECK(game.placements(-1).message() == text(StatusValue::absent));
    CHECK(game.events(1'000)->empty());
    CHECK(game.snapshot(-2).status() == StatusValue::argument);
}

TEST_CASE("A result holds a value, or value() stops the program", "[cpp]")
{
    Game game = make({});
    const Result<bastide::Seat> none = game.seat(9);
    CHECK_FALSE(none.has_value());
    CHECK(none.status() == StatusValue::absent);
    CHECK(game.seat(0).status() == StatusValue::ok);
    CHECK(game.seat(0).message().empty());
    CHECK(Result<void>().status() == StatusValue::ok);
    CHECK_NOTHROW(Result<void>().value());
    CHECK_THROWS_AS(none.value(), std::runtime_error);
    CHECK_THROWS_AS(*none, bastide::Failure);
    CHECK_THROWS_AS(none->score, bastide::Failure);
    CHECK_THROWS_AS(game.seat(9).value(), bastide::Failure);
    CHECK_THROWS_AS(game.restore({}).value(), bastide::Failure);
    try {
        (void)none.value();
    } catch (const bastide::Failure& failure) {
        CHECK(failure.refusal().status == StatusValue::absent);
        CHECK(failure.what() == text(StatusValue::absent));
    }
    Result<std::vector<Action>> actions = game.actions();
    actions->clear();
    CHECK(actions.value().empty());
    CHECK(std::move(actions).value_or(std::vector<Action>(3)).empty());
}

TEST_CASE("Actions made by hand are what their lines say", "[cpp]")
{
    using namespace bastide::act;
    Game game = make(Config().chance(bastide::Chance::host));
    const std::vector<Action> draws = game.actions(ActionKind::draw).value();
    REQUIRE_FALSE(draws.empty());
    CHECK(game.write(draw(draws[0].tile)) == game.write(draws[0]));
    REQUIRE(game.apply(draw(draws[0].tile)));
    const Action first = game.actions()->front();
    const Action mine = place(first.seat, first.tile, first.x, first.y, first.rotation);
    CHECK(game.write(mine) == game.write(first));
    REQUIRE(game.apply(mine));
    REQUIRE(is_asked(*game.decision(), ActionKind::deploy));
    CHECK_FALSE(is_asked(*game.decision(), ActionKind::any));
    const Action listed = game.actions(ActionKind::deploy)->front();
    const Action sent = deploy(listed.seat, PieceKind::follower, listed.x, listed.y, listed.segment);
    CHECK(game.write(sent) == game.write(listed));
    CHECK(game.check_action(pass(listed.seat)));
    CHECK(game.check_action(take(0, 3)).reason() == Reason::wrong_step);
    for (const Action& other :
         {pay(0, 3), choose_piece(0, 3), move(0, 3, 1, 0, 0), name(0, 1), discard(0, 0), bid(0, 1), sell(0, 1)})
        CHECK(game.check_action(other).status() == StatusValue::illegal);
    CHECK(game.check_action(deploy_on_corner(listed.seat, PieceKind::barn, 0, 0)).reason() == Reason::no_such_piece);
    CHECK(game.apply(sent));
}

TEST_CASE("A dice game is played through the C++ interface", "[cpp][DICE-END-02]")
{
    Game game =
        make(Config().game(bastide::GameKind::dice).chance(bastide::Chance::host).option(bastide::Option::dice_target_score, 50));
    CHECK(game.dice()->target_score == 50);
    CHECK(game.dice()->hand == 9);
    check_list<bastide::Die>([&](auto&&... buffer) { return game.each_die(buffer...); });
    std::array<bastide::Face, 9> faces{};
    faces.fill(bastide::Face::catapult);
    CHECK(game.apply(bastide::act::fall(std::span(faces).first(8))).reason() == Reason::dice_wrong_count);
    CHECK(game.apply(bastide::act::fall(faces)));
    CHECK(game.decision()->over == 1);
    CHECK(bastide::name(bastide::Face::catapult) == "catapult");
    CHECK(make(Config()).dice().status() == StatusValue::absent);
    CHECK(make(Config()).each_die().status() == StatusValue::absent);
}

TEST_CASE("Many games are begun, sampled, applied and played out by one call each", "[cpp]")
{
    std::vector<Game> games;
    for (int i = 0; i < 3; ++i) games.push_back(make(Config()));
    const std::vector<bastide_game*> handles = bastide::handles(games);
    const std::array<std::uint64_t, 3> seeds = {4, 5, 6};
    REQUIRE(bastide::restart(handles, seeds));
    CHECK(games[1].config()->seed == 5);
    CHECK(bastide::restart(handles, std::span(seeds).first(2)).status() == StatusValue::argument);
    std::array<std::uint64_t, 3> randoms = {1, 2, 3};
    std::array<Action, 3> actions = {};
    CHECK(bastide::sample(handles, randoms, actions).value() == 3);
    CHECK(bastide::sample(handles, randoms, std::span(actions).first(2)).status() == StatusValue::argument);
    std::array<bastide_status, 3> statuses = {1, 1, 1};
    CHECK(bastide::apply(handles, actions, statuses).value() == 3);
    CHECK(statuses == std::array<bastide_status, 3>{});
    CHECK(bastide::apply(handles, std::span(actions).first(1)).status() == StatusValue::argument);
    std::uint64_t random = 9;
    CHECK(bastide::play_out(handles, 10'000, random).value() == 3);
    CHECK(games[2].decision()->over == 1);
}
