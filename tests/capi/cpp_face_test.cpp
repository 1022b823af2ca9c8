// SPDX-License-Identifier: MIT
//
// The C++ face: that all of bastide.h is in it, that handles end when they should and once, that lists and texts are the same
// with and without room of the caller's, and that failures come out as they went in.
#include "bastide.hpp"

#include <array>
#include <cstdlib>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <type_traits>
#include <vector>

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
using bastide::Status;
using bastide::Tileset;
using bastide::View;

static_assert(!std::is_copy_constructible_v<Game> && std::is_nothrow_move_constructible_v<Game>);
static_assert(!std::is_copy_constructible_v<Tileset> && std::is_nothrow_move_assignable_v<Tileset>);
static_assert(sizeof(Game) == sizeof(bastide_game*));
static_assert(!std::is_convertible_v<Result<int>, bool> && std::is_constructible_v<bool, Result<int>>);
static_assert(bastide::as<ActionKind>(BASTIDE_ACTION_PLACE) == ActionKind::place && number(ActionKind::place) == 2);
static_assert(2 == ActionKind::place && ActionKind::place == 2 && 3 != ActionKind::place && ActionKind::place != 3);
static_assert(bastide::Mirror<bastide::Record> && !bastide::Named<bastide::Record> && bastide::Named<Reason>);
static_assert(!bastide::Mirror<int> && !bastide::Mirror<bastide_status_value>);
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

std::string read(const char* path)
{
    std::ifstream in(std::string(BASTIDE_SOURCE_DIR) + "/include/" + path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

std::string without_comments(const std::string& text)
{
    return std::regex_replace(text, std::regex(R"(/\*[^*]*\*+([^/*][^*]*\*+)*/|//[^\n]*)"), "");
}

std::set<std::string> words(const std::string& text, const std::string& pattern)
{
    const std::regex expression(pattern);
    std::set<std::string> out;
    for (std::sregex_iterator at(text.begin(), text.end(), expression), end; at != end; ++at) out.insert((*at)[1].str());
    return out;
}

/// Names of bastide.h, found by a pattern, that bastide.hpp does not say outside its comments.
std::string missing(const std::string& pattern, std::size_t least)
{
    const std::set<std::string> wanted = words(without_comments(read("bastide.h")), pattern);
    CHECK(wanted.size() >= least);
    const std::set<std::string> said = words(without_comments(read("bastide.hpp")), R"(\b(\w+)\b)");
    std::string out;
    for (const std::string& word : wanted)
        if (said.count(word) == 0) out += " " + word;
    return out;
}

Game make(const Config& config)
{
    Result<Game> made = Game::create(config);
    INFO(made.message());
    REQUIRE(made);
    return *std::move(made);
}

/// Plays the legal action in the middle, so many times or to the end.
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
    const bastide::Pending pending = game.pending().value();
    return bastide::act::place(pending.seat, pending.tile, 0, 0);
}

template <class Record>
std::string bytes(std::span<const Record> records)
{
    return {reinterpret_cast<const char*>(records.data()), records.size_bytes()};
}

/// A list by vector, and by spans that are long enough, too short, and nothing at all.
template <class Record, class All, class Fill>
void check_list(All&& all, Fill&& fill)
{
    const std::vector<Record> whole = all().value();
    REQUIRE(whole.size() >= 2);
    CHECK(fill(std::span<Record>()).value() == whole.size());
    std::vector<Record> room(whole.size() + 1);
    CHECK(fill(std::span(room)).value() == whole.size());
    CHECK(bytes<Record>(std::span(room).first(whole.size())) == bytes<Record>(whole));
    std::vector<Record> short_room(2);
    CHECK(fill(std::span(short_room).first(1)).value() == whole.size());
    CHECK(bytes<Record>(std::span(short_room).first(1)) == bytes<Record>(std::span(whole).first(1)));
    CHECK(bytes<Record>(std::span(short_room).last(1)) == bytes<Record>(std::vector<Record>(1)));
}

}  // namespace

TEST_CASE("Everything in the C header is in the C++ one", "[cpp]")
{
    CHECK(missing(R"(BASTIDE_CALL\s+(bastide_\w+)\s*\()", 50) == "");
    CHECK(missing(R"(\}\s*(bastide_\w+)\s*;)", 19) == "");
    CHECK(missing(R"(\b(BASTIDE_\w+)\s*=)", 150) == "");
}

TEST_CASE("A game is played to its end through the C++ face", "[cpp]")
{
    Game game = make(Config().seats(3).seed(11));
    CHECK(game.config()->seats == 3);
    CHECK(game.config()->seed == 11);
    int placed = 0;
    int lines = 0;
    std::uint64_t from = 0;
    while (game.pending()->over == 0) {
        const std::vector<Action> actions = *game.actions();
        REQUIRE(!actions.empty());
        CHECK(is_asked(*game.pending(), bastide::as<ActionKind>(actions[0].kind)));
        REQUIRE(game.apply(actions[0]));
        for (const bastide::Event& event : game.events(from).value()) {
            placed += event.kind == EventKind::placed ? 1 : 0;
            lines += event.kind == EventKind::scored ? 1 : 0;
        }
        from = game.event_range()->next;
    }
    CHECK(static_cast<std::size_t>(placed) == game.board()->size());
    CHECK(static_cast<std::size_t>(lines) == game.score_lines(0)->size());
    std::array<std::int32_t, 3> sums = {};
    for (const bastide::ScoreLine& line : *game.score_lines(0)) sums[static_cast<std::size_t>(line.seat)] += line.points;
    int seats = 0;
    for (; const auto seat = game.seat(seats); ++seats) CHECK(seat->score == sums[static_cast<std::size_t>(seats)]);
    CHECK(seats == 3);
    CHECK(game.seat(3).status() == Status::absent);
    CHECK(game.actions()->empty());
    CHECK(game.actions(std::span<Action>()).value() == 0);
    CHECK(game.apply(bastide::act::pass(0)).reason() == Reason::game_over);
}

TEST_CASE("A handle ends once, by whoever holds it last", "[cpp]")
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
        Game other = moved.clone(&memory).value();
        CHECK(counter.held > one);
        moved = std::move(other);  // ends the first
        CHECK(moved.pending()->turn == 1);

        bastide_game* const handle = moved.release();
        CHECK_FALSE(moved);
        const Game again(handle);
        CHECK(again.get() == handle);
        const Tileset set = Tileset::builtin(bastide::Set::winter, &memory).value();
        CHECK(set.tiles()->size() == 12);
    }
    CHECK(counter.held == 0);

    counter.left = 0;
    CHECK(Game::create({}, &memory).status() == Status::memory);
    CHECK(Tileset::builtin(bastide::Set::base, &memory).status() == Status::memory);
    CHECK(counter.held == 0);
}

TEST_CASE("A table is set, told and judged", "[cpp]")
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
    CHECK(game.pending()->tile == tile("E"));
    CHECK(game.seat(0)->score == 5);
    const bastide::Position told = game.position().value();
    CHECK(told.head.seat == 1);
    CHECK(told.puts.size() == position.puts.size());

    position.add(put::held(0, tile("U"))).add(put::prisoner(0, PieceKind::follower, 1));
    position.add(put::note(bastide::Note::ransom_paid, 1)).add(put::bag(tile("V"), 1));
    const std::vector<bastide::Illegal> wrong = game.check_position(position).value();
    REQUIRE(wrong.size() == 4);
    CHECK(wrong[0].reason == Reason::position_hand);
    CHECK(wrong[1].reason == Reason::no_prisons);
    CHECK(wrong[2].reason == Reason::position_note);
    CHECK(wrong[3].reason == Reason::position_bag);
    CHECK(game.text(wrong[1]) == "Nothing takes prisoners in this game.");
    std::array<bastide::Illegal, 1> one{};
    CHECK(game.check_position(position, one).value() == 4);
    std::array<char, 8> words{};
    CHECK(game.text(wrong[1], words).value() == 37);
    const auto refused = game.set_position(position);
    CHECK(refused.status() == Status::illegal);
    CHECK(refused.error().index == 4);
    CHECK(game.pending()->tile == tile("E"));
}

TEST_CASE("An empty handle answers that an argument is missing", "[cpp]")
{
    Game game;
    const std::uint8_t byte = 0;
    CHECK_FALSE(game);
    CHECK(game.pending().status() == Status::argument);
    CHECK(game.actions().status() == Status::argument);
    CHECK(game.check({}).status == Status::argument);
    CHECK_FALSE(game.apply({}));
    CHECK(game.text(Action{}).empty());
    CHECK(game.parse("pass").status() == Status::argument);
    CHECK(game.tile_at(0, 0).status() == Status::argument);
    CHECK(game.event_range().status() == Status::argument);
    CHECK(game.hash().status() == Status::argument);
    CHECK(game.clone().status() == Status::argument);
    CHECK(game.position().status() == Status::argument);
    CHECK(game.check_position({}).status() == Status::argument);
    CHECK(game.set_position({}).status() == Status::argument);
    CHECK(game.restore({&byte, 1}).status() == Status::argument);
    CHECK(game.script().status() == Status::argument);
    CHECK(Tileset().tiles().status() == Status::argument);
    CHECK(Game::create(Config().tileset(Tileset() = Tileset())).status() == Status::argument);
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
}

TEST_CASE("A refusal says why and changes nothing", "[cpp]")
{
    Game game = make(Config().seed(5));
    const Action wrong = on_the_start(game);
    const std::uint64_t before = *game.hash();
    const bastide::Judgement checked = game.check(wrong);
    const bastide::Judgement applied = game.apply(wrong);
    CHECK_FALSE(checked);
    CHECK(checked.status == Status::ok);
    CHECK_FALSE(applied);
    CHECK(applied.status == Status::illegal);
    CHECK(checked.reason() == Reason::cell_taken);
    CHECK(applied.reason() == Reason::cell_taken);
    CHECK(*game.hash() == before);
    CHECK_FALSE(game.text(wrong, applied.verdict).empty());
    CHECK_FALSE(text(applied.reason()).empty());

    Action nonsense = wrong;
    nonsense.kind = 200;
    CHECK(game.check(nonsense).status == Status::argument);
    CHECK(game.text(nonsense).empty());
    CHECK(game.check(game.actions()->front()));
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
    CHECK(game.pending()->seat == 2);
    CHECK(game.supply(3, PieceKind::follower).value() == 5);
    CHECK(game.supply(4, PieceKind::follower).status() == Status::absent);
    bool found = false;
    for (const bastide::Choice& choice : game.choices().value())
        found = found || (choice.what == bastide::ChoiceKind::option && choice.id == bastide::Option::tower_short_range);
    CHECK(found);
    CHECK_FALSE(game.things(bastide::ThingKind::hole)->size());

    const Result<Game> alone = Game::create(Config().option(bastide::Option::tower_short_range));
    REQUIRE_FALSE(alone);
    CHECK(alone.status() == Status::argument);
    CHECK(alone.reason() == Reason::config_option_alone);
    CHECK_FALSE(alone.message().empty());
    const Result<Game> twice = Game::create(Config().set(bastide::Set::base).set(bastide::Set::base));
    CHECK(twice.reason() == Reason::config_choice);
    CHECK(twice.error().index == 1);

    const Tileset base = Tileset::builtin(bastide::Set::base).value();
    CHECK(make(Config().set(bastide::Set::winter).tileset(base)).tiles()->size() > base.tiles()->size());

    const Game by_hand = make(Config().chance(bastide::Chance::host).no_history().event_capacity(0));
    CHECK(by_hand.pending()->step == bastide::Step::draw);
    CHECK(by_hand.snapshot().status() == Status::state);
}

TEST_CASE("Options and presets are listed and chosen by name", "[cpp]")
{
    check_list<bastide::OptionDef>([] { return bastide::options(); }, [](auto out) { return bastide::options(out); });
    CHECK(bastide::options()->size() == bastide::all<bastide::Option>().size());
    for (const bastide::OptionDef& option : bastide::options().value()) {
        CHECK_FALSE(text(bastide::as<bastide::Option>(option.id)).empty());
        CHECK_FALSE(rule_id(bastide::as<bastide::Option>(option.id)).empty());
    }
    for (const bastide::Preset preset : bastide::all<bastide::Preset>()) {
        INFO(name(preset));
        CHECK(Game::create(Config().preset(preset)));
        CHECK(bastide::preset(preset, std::span<bastide::Choice>()).value() == bastide::preset(preset)->size());
    }
    CHECK(Game::create(Config().preset(bastide::Preset::none)).reason() == Reason::config_choice);
    CHECK(bastide::preset(bastide::Preset::none).status() == Status::argument);
    const Game game =
        make(Config().preset(bastide::Preset::first_game).option(bastide::Option::bushes_do_not_end_roads).bush(22));
    CHECK(game.tiles()->size() == 36);
}

TEST_CASE("Tile sets are read from text and from records", "[cpp]")
{
    const Tileset base = Tileset::builtin(bastide::Set::base).value();
    const std::string lines = base.text().value();
    CHECK(Tileset::parse(lines)->text().value() == lines);
    std::array<char, 3> room = {};
    CHECK(base.text(room).value() == lines.size());

    const std::vector<bastide::TileDef> tiles = base.tiles().value();
    std::vector<bastide::SegmentDef> segments;
    for (const bastide::TileDef& tile : tiles)
        for (const bastide::SegmentDef& segment : base.segments(tile.id).value()) segments.push_back(segment);
    const Tileset built = Tileset::build(tiles, segments).value();
    CHECK(built.text().value() == lines);
    const Game game = make(Config().tileset(built).set(bastide::Set::winter));
    const std::array<const bastide_tileset*, 1> sets = {built.get()};
    CHECK(*Game::load(*game.snapshot(), sets).value().hash() == *game.hash());

    const Result<Tileset> bad = Tileset::parse("D 4 CRFR start\nwhat\n");
    CHECK(bad.status() == Status::format);
    CHECK(bad.error().line >= 1);
    CHECK(Tileset::build(tiles, {}).status() == Status::format);
}

TEST_CASE("Lists are the same with and without room of the caller's", "[cpp]")
{
    Game game = make(Config().seed(9).set(bastide::Set::base).set(bastide::Set::tower));
    play(game, 20);
    while (game.pending()->step != bastide::Step::place) play(game, 1);
    const std::int32_t tile = game.pending()->tile;
    const std::int32_t feature = game.feature_at(0, 0, 0).value();

    check_list<Action>([&] { return game.actions(); }, [&](auto out) { return game.actions(out); });
    check_list<Action>([&] { return game.actions(ActionKind::place); },
                       [&](auto out) { return game.actions(ActionKind::place, out); });
    check_list<bastide::Placement>([&] { return game.placements(tile); }, [&](auto out) { return game.placements(tile, out); });
    check_list<bastide::Choice>([&] { return game.choices(); }, [&](auto out) { return game.choices(out); });
    check_list<bastide::TileDef>([&] { return game.tiles(); }, [&](auto out) { return game.tiles(out); });
    check_list<bastide::SegmentDef>([&] { return game.segments(0); }, [&](auto out) { return game.segments(0, out); });
    check_list<bastide::Stock>([&] { return game.stock(); }, [&](auto out) { return game.stock(out); });
    check_list<bastide::Placed>([&] { return game.board(); }, [&](auto out) { return game.board(out); });
    check_list<bastide::Piece>([&] { return game.pieces(); }, [&](auto out) { return game.pieces(out); });
    check_list<std::int32_t>([&] { return game.features(); },
                             [&](auto out) { return game.features(bastide::SegmentKind::any, out); });
    check_list<bastide::Event>([&] { return game.events(0); }, [&](auto out) { return game.events(0, out); });
    CHECK(game.parts(feature)->size() == static_cast<std::size_t>(game.feature(feature)->segments));
    CHECK(game.parts(feature, std::span<bastide::Part>()).value() == game.parts(feature)->size());
    CHECK(game.things(bastide::ThingKind::tower, std::span<bastide::Thing>()).value() ==
          game.things(bastide::ThingKind::tower)->size());
    CHECK(game.score_lines(0, std::span<bastide::ScoreLine>()).value() == game.score_lines(0)->size());
    CHECK(game.tile_at(0, 0).value() == 0);
    CHECK(game.tile_at(70, 70).value_or(-7) == -7);
    CHECK(game.feature(1'000'000).status() == Status::absent);

    const Tileset set = Tileset::builtin(bastide::Set::base).value();
    check_list<bastide::TileDef>([&] { return set.tiles(); }, [&](auto out) { return set.tiles(out); });
    check_list<bastide::SegmentDef>([&] { return set.segments(3); }, [&](auto out) { return set.segments(3, out); });
    CHECK(set.segments(24).status() == Status::absent);
    CHECK(Tileset::builtin(bastide::Set::none).status() == Status::argument);
    check_list<std::int32_t>([&] { return bastide::numbers(bastide::List::reason); },
                             [&](auto out) { return bastide::numbers(bastide::List::reason, out); });

    int count = 0;
    for (const Action& action : game.actions().value()) count += game.check(action) ? 1 : 0;
    for (const Action& action : *game.actions()) count -= game.check(action) ? 1 : 0;
    CHECK(count == 0);
}

TEST_CASE("Texts are strings, or cut to the caller's room and closed", "[cpp]")
{
    const Game game = make(Config().seed(5));
    const Action action = game.actions()->front();
    const std::string line = game.text(action);
    CHECK(line == game.text(game.parse(line).value()));
    std::array<char, 4> room = {'x', 'x', 'x', 'x'};
    CHECK(game.text(action, room).value() == line.size());
    CHECK(std::string(room.data()) == line.substr(0, 3));

    const Action wrong = on_the_start(game);
    const bastide::Verdict verdict = game.check(wrong).verdict;
    CHECK(game.text(wrong, verdict, room).value() == game.text(wrong, verdict).size());
}

TEST_CASE("Numbers have names, sentences and rules", "[cpp]")
{
    CHECK(name(PieceKind::follower) == "follower");
    CHECK(bastide::name(bastide::List::reason, 6) == "cell_taken");
    CHECK(bastide::name(bastide::List::reason, 999).empty());
    CHECK(bastide::named<PieceKind>("follower").value() == PieceKind::follower);
    CHECK(bastide::named<PieceKind>("").status() == Status::absent);
    CHECK(bastide::named<Status>("").status() == Status::absent);
    CHECK(bastide::number_of(bastide::List::none, "follower").status() == Status::argument);
    for (const Status status : bastide::all<Status>()) {
        CHECK_FALSE(text(status).empty());
        CHECK(bastide::named<Status>(name(status)).value() == status);
    }
    for (const Reason reason : bastide::all<Reason>()) CHECK(bastide::named<Reason>(name(reason)).value() == reason);
    CHECK(text(bastide::Rule::road) == "completed road");
    CHECK(rule_id(bastide::Rule::road) == "BASE-ROAD-02");
    CHECK(text(bastide::as<bastide::Rule>(999)).empty());
    CHECK_FALSE(rule_id(Reason::side_mismatch).empty());

    std::array<char, 5> room = {};
    CHECK(text(Status::memory, room).value() == text(Status::memory).size());
    CHECK(text(Reason::game_over, room).value() == text(Reason::game_over).size());
    CHECK(text(bastide::Rule::road, room).value() == 14);
    CHECK(std::string(room.data()) == "comp");
    CHECK(rule_id(bastide::Rule::road, room).value() == 12);
    CHECK(rule_id(Reason::side_mismatch, room).value() == rule_id(Reason::side_mismatch).size());
    CHECK(bastide::name(bastide::List::piece, 1, room).value() == 8);

    CHECK(bastide::is_compatible());
    CHECK(bastide::abi_version() == BASTIDE_ABI_VERSION);
    CHECK(bastide::version() >> 16 == BASTIDE_VERSION_MAJOR);
    CHECK(bastide::record_size(bastide::Record::action).value() == sizeof(Action));
    CHECK(bastide::record_size(bastide::Record::none).status() == Status::argument);
}

TEST_CASE("Snapshots and scripts bring a game back", "[cpp]")
{
    Game game = make(Config().seed(5));
    play(game, 60);
    const std::vector<std::uint8_t> snapshot = game.snapshot().value();
    std::vector<std::uint8_t> room(snapshot.size(), 7);
    CHECK(game.snapshot(View::full, std::span(room).first(3)).value() == snapshot.size());
    CHECK(room == std::vector<std::uint8_t>(snapshot.size(), 7));
    CHECK(game.snapshot(View::full, room).value() == snapshot.size());
    CHECK(room == snapshot);

    Game loaded = Game::load(snapshot).value();
    CHECK(*loaded.hash() == *game.hash());
    play(loaded, 3);
    CHECK(loaded.restore(snapshot));
    CHECK(*loaded.hash() == *game.hash());
    CHECK(*Game::load(*game.snapshot(View::open)).value().hash() == *game.hash());

    const std::string script = game.script().value();
    CHECK(script.size() > 127);
    CHECK(*Game::load_script(script)->hash() == *game.hash());
    CHECK(*Game::load_script(*game.script(View::open)).value().hash() == *game.hash());
    std::array<char, 8> start = {};
    CHECK(game.script(View::full, start).value() == script.size());
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
    CHECK(restored.status() == Status::format);
    CHECK(restored.error().struct_size == sizeof(bastide::Error));
    CHECK_FALSE(restored.message().empty());
    CHECK(*game.hash() == before);
    CHECK(Game::load({}).status() == Status::format);
    CHECK(Game::load_script("no such thing\n").error().line == 1);
    CHECK(Game::load_script("").status() == Status::format);
    const Result<Action> line = game.parse("0: dance");
    CHECK(line.status() == Status::format);
    CHECK(line.error().column == 4);
    CHECK(game.parse({}).status() == Status::format);
    CHECK(game.placements(-1).message() == text(Status::absent));
    CHECK(game.events(1'000).status() == Status::ok);
    CHECK(game.snapshot(View::none).status() == Status::argument);
}

TEST_CASE("A result holds a value or stops whoever takes it for one", "[cpp]")
{
    Game game = make({});
    const Result<bastide::Seat> none = game.seat(9);
    CHECK_FALSE(none.has_value());
    CHECK(none.status() == Status::absent);
    CHECK(game.seat(0).status() == Status::ok);
    CHECK(game.seat(0).message().empty());
    CHECK(Result<void>().status() == Status::ok);
    CHECK_NOTHROW(Result<void>().value());
    CHECK_THROWS_AS(none.value(), std::runtime_error);
    CHECK_THROWS_AS(*none, bastide::Failure);
    CHECK_THROWS_AS(none->score, bastide::Failure);
    CHECK_THROWS_AS(game.seat(9).value(), bastide::Failure);
    CHECK_THROWS_AS(game.restore({}).value(), bastide::Failure);
    try {
        (void)none.value();
    } catch (const bastide::Failure& failure) {
        CHECK(failure.error().status == Status::absent);
        CHECK(failure.what() == text(Status::absent));
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
    CHECK(game.text(draw(draws[0].tile)) == game.text(draws[0]));
    REQUIRE(game.apply(draw(draws[0].tile)));
    const Action first = game.actions()->front();
    const Action mine = place(first.seat, first.tile, first.x, first.y, first.rotation);
    CHECK(game.text(mine) == game.text(first));
    REQUIRE(game.apply(mine));
    REQUIRE(is_asked(*game.pending(), ActionKind::deploy));
    CHECK_FALSE(is_asked(*game.pending(), ActionKind::any));
    const Action listed = game.actions(ActionKind::deploy)->front();
    const Action sent = deploy(listed.seat, PieceKind::follower, listed.x, listed.y, listed.segment);
    CHECK(game.text(sent) == game.text(listed));
    CHECK(game.check(pass(listed.seat)));
    CHECK(game.check(take(0, 3)).reason() == Reason::wrong_step);
    CHECK(game.check(pay(0, 3)).status == Status::ok);
    CHECK(game.check(choose(0, 3)).status == Status::ok);
    CHECK(game.check(move(0, 3, 1, 0, 0)).status == Status::ok);
    CHECK(game.check(elect(0, 1)).reason() == Reason::wrong_step);
    CHECK(game.check(discard(0, 0)).status == Status::ok);
    CHECK(game.apply(sent));
}

TEST_CASE("A dice game is played through the C++ face", "[cpp][DICE-END-02]")
{
    Game game =
        make(Config().ruleset(bastide::Ruleset::dice).chance(bastide::Chance::host).option(bastide::Option::target_score, 50));
    CHECK(game.dice()->target_score == 50);
    CHECK(game.dice()->hand == 9);
    std::array<std::int32_t, 9> faces{};
    faces.fill(number(bastide::Face::catapult));
    CHECK(game.roll(std::span(faces).first(8)).reason() == Reason::wrong_dice_count);
    CHECK(game.roll(faces));
    CHECK(game.pending()->over == 1);
    CHECK(bastide::name(bastide::Face::catapult) == "catapult");
    CHECK(make(Config()).dice().status() == Status::absent);
}
