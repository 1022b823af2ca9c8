// SPDX-License-Identifier: MIT
// Games are kept: hashes that agree, snapshots that are equal bytes for equal games, and bytes that may be anything.
#include <algorithm>
#include <cstring>
#include <map>

#include "capi/c_games.hpp"
#include "common/rules_revision.hpp"
#include "support/catch.hpp"
#include "support/snapshot_parts.hpp"

using namespace bastide_tests;

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::int32_t kLeast = INT32_MIN;
constexpr std::int32_t kMax = INT32_MAX;
constexpr std::uint8_t kNewest = bastide::kRulesRevision;

struct Loaded {
    bastide_status status = BASTIDE_OK;
    bastide_refusal error{};
    Game game;
};

Loaded load(const Bytes& bytes, const std::vector<const bastide_tileset*>& sets = {})
{
    Loaded out;
    bastide_game* made = nullptr;
    out.status = bastide_game_load_snapshot(bytes.data(), count_of(bytes.size()), sets.data(), count_of(sets.size()), nullptr,
                                            &out.error, &made);
    out.game.reset(made);
    return out;
}

bastide_status restore(const Game& game, const Bytes& bytes)
{
    return bastide_game_restore_snapshot(game.get(), bytes.data(), count_of(bytes.size()), nullptr);
}

Game load_text(const std::string& text)
{
    bastide_game* made = nullptr;
    bastide_refusal error{};
    if (bastide_game_load_script(text.data(), count_of(text.size()), nullptr, 0, nullptr, &error, &made) != BASTIDE_OK)
        throw std::logic_error(std::to_string(error.line) + ": " + error.text);
    return Game(made);
}

Game played(std::uint64_t seed, int actions = 1'000'000, std::int32_t seats = 3)
{
    Game game = make(seeded(seed, seats));
    Dice dice(seed);
    play_on(game, dice, actions);
    return game;
}

/// Made with tile sets given as handles.
Game make_of(const std::vector<bastide_choice>& chosen, const std::vector<const bastide_tileset*>& sets,
             const Setup& setup = Setup{})
{
    const bastide_config config = config_of(setup);
    bastide_game* made = nullptr;
    if (bastide_game_create(&config, chosen.data(), count_of(chosen.size()), sets.data(), count_of(sets.size()), nullptr, nullptr,
                            &made) != BASTIDE_OK)
        throw std::logic_error("no game");
    return Game(made);
}

// ---- the format, from its description ------------------------------------------------------------------------------------

/// Makes length and checksum right again after somebody changed the bytes between them.
Bytes repair(Bytes bytes)
{
    seal_snapshot(bytes.data(), bytes.size());
    return bytes;
}

Bytes with(Bytes bytes, std::size_t where, std::uint8_t value)
{
    bytes[where] = value;
    return bytes;
}

/// The game is over, or somebody can act.
bool can_go_on(const Game& game) { return is_over(game) || bastide_game_count_actions(game.get(), BASTIDE_ANY) > 0; }

/// Whatever was loaded can be looked at, kept and played to its end.
bool is_sound(const Game& game, std::uint64_t seed, int most_actions)
{
    const Loaded again = load(snapshot(game));
    if (again.status != BASTIDE_OK || !same_position(game, again.game)) return false;
    Dice dice(seed);
    play_on(game, dice, most_actions);
    return can_go_on(game);
}

/// A snapshot of a game without history in which values of the position are replaced.
Bytes with_values(const Game& game, const SnapshotParts& values)
{
    Snapshot whole(snapshot(game));
    whole.parts.erase(PART_HISTORY);
    SnapshotParts state = split_parts(whole[PART_STATE]);
    for (const auto& [number, value] : values) state[number] = value;
    whole[PART_STATE] = join_parts(state);
    return whole.bytes();
}

Bytes counted(std::uint64_t number)
{
    Bytes out;
    put_count(out, number);
    return out;
}

}  // namespace

// ---- equal games ------------------------------------------------------------------------------------------------------------

TEST_CASE("A box that plays for the sake of pieces which a rule takes away plays on when the game is loaded")
{
    // Barns without farmers (BASE-VAR-01): none is there, and yet they brought their box along.
    Setup setup;
    setup.choices = {choose_set(BASTIDE_SET_BASE), choose_pieces(BASTIDE_PIECE_BARN, 9), choose_pieces(BASTIDE_PIECE_MAYOR, 0),
                     choose_pieces(BASTIDE_PIECE_WAGON, 0), choose_option(BASTIDE_OPTION_PLAY_WITHOUT_FARMERS)};
    const Game game = make(setup);
    play(game, {"draw U", "place U 1 0 1"});
    CHECK(bastide_game_count_supply(game.get(), 0, BASTIDE_PIECE_BARN) == 0);
    const Loaded loaded = load(snapshot(game));
    REQUIRE(loaded.status == BASTIDE_OK);
    CHECK(same_position(loaded.game, game));
    CHECK(snapshot(loaded.game) == snapshot(game));
    CHECK(hash(load_text(script(game))) == hash(game));
}

TEST_CASE("Equal games have equal hashes and equal snapshots")
{
    for (int actions : {0, 1, 30, 1000}) {
        const Game one = played(1, actions);
        const Game other = played(1, actions);
        CHECK(hash(one) == hash(other));
        CHECK(snapshot(one) == snapshot(other));
        CHECK(snapshot(one, BASTIDE_VIEW_PUBLIC) == snapshot(other, BASTIDE_VIEW_PUBLIC));
    }
}

TEST_CASE("The hash is equal after clone and restore and load and script")
{
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        for (int actions : {0, 1, 2, 17, 80, 1000}) {
            const Game game = played(seed, actions);
            const Game loaded = load(snapshot(game)).game;
            const Game read = load_text(script(game));
            const Game restored = make();
            REQUIRE(loaded);
            REQUIRE(restore(restored, snapshot(game)) == BASTIDE_OK);
            for (const Game* other : {&loaded, &read, &restored}) {
                CHECK(same_position(game, *other));
                CHECK(snapshot(game) == snapshot(*other));
                CHECK(script(game) == script(*other));
            }
            CHECK(same_position(game, clone(game)));
        }
    }
}

TEST_CASE("Saved games continue as the original does")
{
    const Game game = played(7, 60);
    const Game loaded = load(snapshot(game)).game;
    const Game read = load_text(script(game));
    for (const Game* g : {&game, &loaded, &read}) {
        Dice dice(5);
        play_on(*g, dice);
    }
    CHECK(same_position(game, loaded));
    CHECK(same_position(game, read));
}

TEST_CASE("Different positions have different hashes")
{
    std::vector<std::uint64_t> seen;
    const Game game = make(seeded(9, 3));
    Dice dice(9);
    seen.push_back(hash(game));
    while (!is_over(game)) {
        perform(game, pick(game, dice));
        seen.push_back(hash(game));
    }
    std::sort(seen.begin(), seen.end());
    CHECK(std::unique(seen.begin(), seen.end()) == seen.end());
    CHECK(hash(make(seeded(0, 2))) != hash(make(seeded(0, 3))));
    Setup few = seeded(0);
    few.choices = {choose_followers(6)};
    CHECK(hash(make(few)) != hash(make(seeded(0))));
}

TEST_CASE("The log and the history have no part in the hash")
{
    Setup forgetful = seeded(3);
    forgetful.flags = BASTIDE_CONFIG_FLAG_NO_HISTORY;
    forgetful.capacity = -1;
    CHECK(hash(make(forgetful)) == hash(make(seeded(3))));
}

// ---- snapshots --------------------------------------------------------------------------------------------------------------

TEST_CASE("A snapshot equals the description in docs/snapshots.md byte by byte")
{
    Setup setup;
    setup.seats = 3;
    setup.first_seat = 1;
    const Game game = make(setup);
    play(game, {"draw E", "place E 0 -1 2", "deploy follower 0 -1 c0", "draw U"});
    const Bytes whole = snapshot(game);
    CHECK(Bytes(whole.begin(), whole.begin() + 7) == Bytes{'B', 'S', 'T', 'D', 3, 1, 2});  // format, the tile game, HOST chance
    CHECK(at(whole[7] + 256 * whole[8]) == whole.size() - SNAPSHOT_HEAD - SNAPSHOT_CHECKSUM);
    Snapshot parts(whole);
    CHECK(parts[PART_CONFIG] == Bytes{kNewest, kNewest,                    // begun and left under this revision of the rules
                                      3,       1,                          // three seats, seat 1 begins
                                      1,                                   // event capacity -1
                                      0,       0,       0, 0, 0, 0, 0, 0,  // seed
                                      2,       1,       1, 2, 1,           // two sets: base once, winter once
                                      0,                                   // no tile set of the host's
                                      1,       1,       7,                 // one kind of piece: kind 1, seven followers
                                      0,       0});                        // no option, no village with bushes
    CHECK(Bytes(parts[PART_TILES].begin(), parts[PART_TILES].begin() + 5) == Bytes{24, 1, 'A', 1, 'B'});
    SnapshotParts state = split_parts(parts[PART_STATE]);
    CHECK(state[1] == Bytes{2});                        // turn
    CHECK(state[2] == Bytes{2});                        // of seat 2, who acts
    CHECK(state[4] == Bytes{1, 3, 0});                  // the third step of the base game's plan: placing
    CHECK(state[6] == Bytes{21});                       // U is drawn
    CHECK(state[10] == Bytes{4});                       // four actions
    CHECK(state[11] == Bytes{4, 0, 0, 0, 5, 0, 1, 2});  // D on (0,0), E on (0,-1) with rotation 2
    CHECK(state[12] == Bytes{0, 0, 2, 1});              // by nobody before the game, by seat 1 in turn 1
    CHECK(state[14] == Bytes{0, 8, 0});                 // scores: 0, 4, 0
    CHECK(state[15].size() == 72);                      // the bag: 36 tile types and how many of each
    for (const std::uint64_t value : {3u, 5u, 7u, 8u, 9u, 13u, 16u, 17u, 18u, 19u, 20u}) CHECK(state.count(value) == 0);
    CHECK(parts[PART_LINES] == Bytes{1, 3, 1, 0, 2, 1, 1, 4, 4});  // in a new group, behind action 3, seat 1: a city, 2 times 2
    CHECK(parts[PART_HISTORY] == Bytes{4,                          // four actions
                                       1, 0, 5,  0,                // nature draws E, for no hidden hand
                                       2, 2, 5,  0, 1, 2,          // seat 1 places it on (0,-1) with rotation 2
                                       3, 2, 0,  1, 0, 1,          // and deploys a follower on its segment 0
                                       1, 0, 21, 0});              // U is drawn
    CHECK(parts.bytes() == whole);
}

TEST_CASE("A buffer that is too short stays untouched")
{
    const Game game = played(3, 40);
    const Bytes whole = snapshot(game);
    const auto n = count_of(whole.size());
    for (std::int32_t cap : {0, 1, n - 9, n - 8, n - 1, n, n + 1}) {
        Bytes buffer(at(n) + 2, 0xAB);
        CHECK(bastide_game_write_snapshot(game.get(), BASTIDE_VIEW_FULL, buffer.data(), cap) == n);
        for (std::size_t i = 0; i < buffer.size(); ++i)
            REQUIRE(int{buffer[i]} == (cap >= n && i < whole.size() ? int{whole[i]} : 0xAB));
    }
    CHECK(bastide_game_write_snapshot(game.get(), BASTIDE_VIEW_FULL, nullptr, 0) == n);
    for (std::int32_t viewer : {kLeast, -101, -99, -2, 3, 8, kMax}) {
        CHECK(bastide_game_write_snapshot(game.get(), viewer, nullptr, 0) == BASTIDE_E_ARGUMENT);
        CHECK(bastide_game_write_script(game.get(), viewer, nullptr, 0) == BASTIDE_E_ARGUMENT);
    }
    for (std::int32_t seat = 0; seat < 3; ++seat)  // nothing is hidden here
        CHECK(snapshot(game, seat) == snapshot(game, BASTIDE_VIEW_PUBLIC));
}

TEST_CASE("A game without history has a snapshot, and no script")
{
    Setup setup = seeded(1);
    setup.flags = BASTIDE_CONFIG_FLAG_NO_HISTORY;
    const Game game = make(setup);
    Dice dice(1);
    while (!is_over(game)) {
        for (std::int32_t viewer : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC}) {
            const Loaded out = load(snapshot(game, viewer));
            REQUIRE(out.status == BASTIDE_OK);
            CHECK(same_position(game, out.game));
            CHECK(score_lines(game).size() == score_lines(out.game).size());
            CHECK(snapshot(out.game) == snapshot(game, viewer));
            CHECK(bastide_game_write_script(game.get(), viewer, nullptr, 0) == BASTIDE_E_STATE);
            CHECK(bastide_game_write_script(out.game.get(), viewer, nullptr, 0) == BASTIDE_E_STATE);
            CHECK(bastide_game_undo(out.game.get(), 0, nullptr) == BASTIDE_E_STATE);
        }
        perform(game, pick(game, dice));
    }
}

TEST_CASE("Restoring any snapshot does not change what a handle retains")
{
    Setup dice = seeded(2, 3);
    dice.game = BASTIDE_GAME_DICE;
    for (const Bytes& bytes : {snapshot(played(2, 20)), snapshot(make(dice))}) {
        for (const std::int32_t game_kind : {BASTIDE_GAME_TILES, BASTIDE_GAME_DICE}) {
            for (const std::uint32_t flags : {0u, std::uint32_t{BASTIDE_CONFIG_FLAG_NO_HISTORY}}) {
                for (const std::int32_t events : {0, -1, 17}) {
                    Setup setup = seeded(1, 3);
                    setup.game = game_kind;
                    setup.flags = flags;
                    setup.capacity = events;
                    const Game game = make(setup);
                    const std::uint64_t before = range(game).next;
                    REQUIRE(restore(game, bytes) == BASTIDE_OK);
                    const std::uint64_t next = range(game).next;
                    CHECK(next >= before);
                    bastide_config config = default_config();
                    REQUIRE(bastide_game_get_config(game.get(), &config) == BASTIDE_OK);
                    CHECK(config.flags == flags);
                    CHECK(config.event_capacity == events);
                    CHECK(hash(game) == hash(load(bytes).game));
                    CHECK(range(game).first == next);
                    while (range(game).next < next + 30) perform(game, actions(game).back());
                    CHECK(range(game).next - range(game).first == (events == 0  ? range(game).next - next
                                                                   : events < 0 ? 0
                                                                                : at(events)));
                    CHECK((bastide_game_write_script(game.get(), BASTIDE_VIEW_FULL, nullptr, 0) > 0) == (flags == 0));
                    REQUIRE(bastide_game_restart(game.get(), 1) == BASTIDE_OK);
                    CHECK((bastide_game_write_script(game.get(), BASTIDE_VIEW_FULL, nullptr, 0) > 0) == (flags == 0));
                }
            }
        }
    }
}

TEST_CASE("A game that cannot be restored for lack of memory stays unchanged, whatever its handle retains")
{
    const Bytes bytes = snapshot(played(2, 20));
    CheckedAllocator allocator;
    const bastide_allocator memory = allocator.record();
    bastide_config config = default_config();
    config.flags = BASTIDE_CONFIG_FLAG_NO_HISTORY;
    bastide_game* made = nullptr;
    REQUIRE(bastide_game_create(&config, nullptr, 0, nullptr, 0, &memory, nullptr, &made) == BASTIDE_OK);
    {
        const Game game(made);
        const std::uint64_t before = hash(game);
        const std::size_t out = allocator.out();
        int calls = 0;
        for (allocator.serve(0); restore(game, bytes) == BASTIDE_E_MEMORY; allocator.serve(++calls)) {
            CHECK(hash(game) == before);
            CHECK(allocator.out() == out);
        }
        CHECK(calls > 2);  // rules, the game that is read, and the one that fits the handle
        CHECK(hash(game) == hash(load(bytes).game));
    }
    CHECK(allocator.out() == 0);
    CHECK(allocator.is_clean());
}

TEST_CASE("Every truncation of a snapshot is refused")
{
    for (int actions : {0, 5, 60}) {
        const Bytes whole = snapshot(played(11, actions));
        const Game game = played(12, 10);
        const Bytes before = snapshot(game);
        for (std::size_t n = 0; n < whole.size(); ++n) {
            const Bytes cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(n));
            REQUIRE(bastide_game_restore_snapshot(game.get(), whole.data(), count_of(n), nullptr) == BASTIDE_E_FORMAT);
            const Loaded out = load(n == 0 ? Bytes{0} : cut);
            REQUIRE(out.status == BASTIDE_E_FORMAT);
            REQUIRE(out.error.status == BASTIDE_E_FORMAT);
            REQUIRE(out.error.text[0] != '\0');
            REQUIRE(!out.game);
            if (n < SNAPSHOT_HEAD + SNAPSHOT_CHECKSUM) continue;
            const Loaded mended = load(repair(cut));  // even with the frame put right it is not complete
            if (mended.game) REQUIRE(Snapshot(cut).parts.count(PART_STATE) == 1);  // what is left is one without a history
            if (mended.game) REQUIRE(is_sound(mended.game, n, 10));
            REQUIRE((mended.game || mended.status == BASTIDE_E_FORMAT));
        }
        CHECK(snapshot(game) == before);
        Bytes longer = whole;
        longer.push_back(0);
        CHECK(load(longer).status == BASTIDE_E_FORMAT);
        CHECK(load(repair(longer)).status == BASTIDE_E_FORMAT);
    }
}

TEST_CASE("Every change of one byte of a snapshot is refused")
{
    const Bytes whole = snapshot(played(13, 30));
    const Game game = played(14, 10);
    const std::uint64_t before = hash(game);
    for (std::size_t i = 0; i < whole.size(); ++i) {
        for (const std::uint8_t value : Bytes{0, 1, 2, 127, 128, 255}) {
            if (whole[i] == value) continue;
            const bastide_status status = load(with(whole, i, value)).status;
            REQUIRE((status == BASTIDE_E_FORMAT || (status == BASTIDE_E_VERSION && i == 4)));
            REQUIRE(restore(game, with(whole, i, value)) == status);
        }
        for (int bit = 0; bit < 8; ++bit) {
            const auto value = static_cast<std::uint8_t>(whole[i] ^ (1 << bit));
            REQUIRE(load(with(whole, i, value)).status < 0);
        }
    }
    CHECK(hash(game) == before);
}

TEST_CASE("A snapshot changed with its checksum put right is refused or gives a sound game")
{
    Setup hosted;
    for (const Game& source : {played(15, 8), make(hosted)}) {
        if (!is_over(source) && decision(source).step == BASTIDE_STEP_DRAW)
            play(source, {"draw E", "place E 0 -1 2", "deploy follower 0 -1 f0", "draw V", "place V 1 0 0", "pass"});
        const Bytes whole = snapshot(source);
        int taken = 0;
        for (std::size_t i = 0; i + 8 < whole.size(); ++i) {
            for (int value = 0; value < 256; ++value) {
                if (i >= 7 && i < 11) break;  // the length is put right by the repair
                const Loaded out = load(repair(with(whole, i, static_cast<std::uint8_t>(value))));
                REQUIRE((out.status == BASTIDE_OK || out.status == BASTIDE_E_FORMAT || out.status == BASTIDE_E_VERSION ||
                         out.status == BASTIDE_E_LIMIT));
                REQUIRE((out.status == BASTIDE_OK) == (out.game != nullptr));
                REQUIRE((out.status == BASTIDE_OK || out.error.text[0] != '\0'));
                if (!out.game) continue;
                ++taken;
                REQUIRE(is_sound(out.game, i, value % 16 == 0 ? 300 : 10));
            }
        }
        CHECK(taken > 100);
    }
}

TEST_CASE("A snapshot in which nobody could act is refused")
{
    Setup setup = seeded(5);
    setup.choices = {choose_set(BASTIDE_SET_BASE), choose_option(BASTIDE_OPTION_BOUNDED_TABLE),
                     choose_option(BASTIDE_OPTION_TABLE_MAX_X, 6), choose_option(BASTIDE_OPTION_TABLE_MAX_Y, 6)};
    const Game game = make(setup);
    Dice dice(5);
    int refused = 0;
    int taken = 0;
    for (; !is_over(game); perform(game, pick(game, dice))) {
        if (decision(game).step != BASTIDE_STEP_PLACE) continue;
        for (std::uint64_t tile = 1; tile <= 24; ++tile) {  // another tile was drawn, and none is left
            const Loaded out = load(with_values(game, {{VALUE_DRAWN, counted(tile)}, {VALUE_BAG, {}}}));
            if (out.game) REQUIRE(can_go_on(out.game));
            ++(out.game ? taken : refused);
        }
    }
    CHECK(taken > 100);
    CHECK(refused > 10);
    Setup hosted;
    CHECK(load(with_values(make(hosted), {{VALUE_BAG, {}}})).status == BASTIDE_E_FORMAT);  // a draw from an empty bag
}

TEST_CASE("Actions and turns are counted up to the greatest number that a snapshot can hold")
{
    const Game before = played(3, 30);
    const Game game = load(with_values(before, {{VALUE_ACTIONS, counted(0x7FFFFFFF)}, {VALUE_TURN, counted(0xFFFF)}})).game;
    REQUIRE(game);
    Dice dice(3);
    while (!is_over(game)) {
        CHECK(decision(game).action == 0x7FFFFFFF);
        CHECK(decision(game).turn == 0xFFFF);
        REQUIRE(load(snapshot(game)).status == BASTIDE_OK);
        REQUIRE(load(snapshot(game, BASTIDE_VIEW_PUBLIC)).status == BASTIDE_OK);
        perform(game, pick(game, dice));
    }
    CHECK(load(with_values(before, {{VALUE_ACTIONS, counted(0x80000000)}})).status == BASTIDE_E_FORMAT);
    CHECK(load(with_values(before, {{VALUE_TURN, counted(0x10000)}})).status == BASTIDE_E_FORMAT);
}

TEST_CASE("A score line of a snapshot has a reward, the kind of its feature, and a place in the order of actions")
{
    Setup hosted;
    const Game game = make(hosted);
    play(game, {"draw E", "place E 0 -1 2", "deploy follower 0 -1 c0", "draw U"});
    Snapshot whole(snapshot(game));
    whole.parts.erase(PART_HISTORY);
    const Bytes line{1, 3, 0, 0, 2, 1, 1, 4, 4};  // behind action 3, seat 0, reward 2, feature 1, a city: 2 times 2
    REQUIRE(whole[PART_LINES] == line);
    const auto with_lines = [&](const Bytes& lines) {
        whole[PART_LINES] = lines;
        return load(whole.bytes()).status;
    };
    CHECK(with_lines(line) == BASTIDE_OK);
    CHECK(with_lines(with(line, 4, 0)) == BASTIDE_E_FORMAT);    // no reward
    CHECK(with_lines(with(line, 4, 127)) == BASTIDE_E_FORMAT);  // no number of a reward
    CHECK(with_lines(with(line, 6, 2)) == BASTIDE_E_FORMAT);    // a road
    CHECK(with_lines(with(line, 5, 0)) == BASTIDE_E_FORMAT);    // a city without a feature
    Bytes two = line;
    two.insert(two.end(), line.begin(), line.end());
    CHECK(with_lines(two) == BASTIDE_OK);
    two[10] = 2;  // behind action 2, after one behind action 3
    CHECK(with_lines(two) == BASTIDE_E_FORMAT);
}

TEST_CASE(
    "The points of the score lines of a snapshot are bounded, whatever their signs, and no line is behind an action to come")
{
    Setup hosted;
    const Game game = make(hosted);
    play(game, {"draw E", "place E 0 -1 2", "deploy follower 0 -1 c0", "draw U"});
    Snapshot whole(snapshot(game));
    whole.parts.erase(PART_HISTORY);
    const auto with_lines = [&](const std::vector<Bytes>& lines) {
        whole[PART_LINES].clear();
        for (const Bytes& line : lines) whole[PART_LINES].insert(whole[PART_LINES].end(), line.begin(), line.end());
        return load(whole.bytes()).status;
    };
    const auto line_of = [](std::uint64_t action, std::int64_t count) {  // of seat 0, a road without a feature, `count` times 1
        Bytes line{0};
        put_count(line, action);
        line.insert(line.end(), {0, 0, 1, 0, 0});
        put_count(line, static_cast<std::uint64_t>(count < 0 ? -2 * count - 1 : 2 * count));
        line.push_back(2);
        return line;
    };
    constexpr std::int64_t kSix = 600'000'000;
    CHECK(with_lines({line_of(4, kSix)}) == BASTIDE_OK);
    CHECK(with_lines({line_of(4, kSix), line_of(4, kSix)}) == BASTIDE_E_FORMAT);
    CHECK(with_lines({line_of(4, kSix), line_of(4, -kSix)}) == BASTIDE_E_FORMAT);
    CHECK(with_lines({line_of(5, 1)}) == BASTIDE_E_FORMAT);  // four actions were done
    CHECK(with_lines({line_of(2, 1), line_of(4, 1), line_of(4, 1)}) == BASTIDE_OK);
    CHECK(with_lines({line_of(2, 1), line_of(4, 1), line_of(3, 1)}) == BASTIDE_E_FORMAT);
}

namespace {

/// The number of a tile type in snapshots.
std::uint64_t number_in_snapshots(const Game& game, const char* name)
{
    return static_cast<std::uint64_t>(tile_named(game, name)) + 1;
}

/// A bag with one more tile of a type that it lacks, in ascending order of types.
Bytes with_one_more(const Bytes& bag, std::uint64_t type)
{
    std::map<std::uint64_t, std::uint64_t> copies{{type, 1}};
    for (std::size_t at = 0; at < bag.size();) {
        const std::uint64_t other = take_count(bag, at);
        copies[other] = take_count(bag, at);
    }
    Bytes out;
    for (const auto& [number, count] : copies) {
        put_count(out, number);
        put_count(out, count);
    }
    return out;
}

/// Numbers below 128.
Bytes numbers(std::initializer_list<std::uint64_t> all)
{
    Bytes out;
    for (const std::uint64_t number : all) put_count(out, number);
    return out;
}

SnapshotParts state_of(const Game& game) { return split_parts(Snapshot(snapshot(game))[PART_STATE]); }

}  // namespace

TEST_CASE("A snapshot has abbeys in hands and on the board alone")
{
    Setup setup;
    setup.choices = {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_ABBEY_MAYOR),
                     choose_option(BASTIDE_OPTION_RETURN_UNPLACEABLE_TO_BAG), choose_option(BASTIDE_OPTION_HAND_OF_THREE_TILES)};
    const Game game = make(setup);
    const SnapshotParts state = state_of(game);
    const std::uint64_t abbey = number_in_snapshots(game, "AM_A");
    const auto without_abbeys = [&](SnapshotParts values) {  // both abbeys have left the game
        values[VALUE_WORDS] = {};
        return load(with_values(game, values)).status;
    };
    CHECK(without_abbeys({}) == BASTIDE_OK);
    CHECK(without_abbeys({{VALUE_BAG, with_one_more(state.at(VALUE_BAG), abbey)}}) == BASTIDE_E_FORMAT);
    CHECK(without_abbeys({{VALUE_ASIDE, numbers({abbey, 1})}}) == BASTIDE_E_FORMAT);
    Setup plain;
    plain.choices = {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_ABBEY_MAYOR)};
    const Game drawn = make(plain);
    play(drawn, {"draw U"});
    CHECK(load(with_values(drawn, {{VALUE_WORDS, {}}})).status == BASTIDE_OK);
    CHECK(load(with_values(drawn, {{VALUE_WORDS, {}}, {VALUE_DRAWN, counted(number_in_snapshots(drawn, "AM_A"))}})).status ==
          BASTIDE_E_FORMAT);
}

TEST_CASE("A snapshot holds a tile in a slot once, of a type that is drawn, and sets each type aside once")
{
    Setup setup;
    setup.choices = {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_ABBEY_MAYOR),
                     choose_option(BASTIDE_OPTION_HAND_OF_THREE_TILES), choose_option(BASTIDE_OPTION_RETURN_UNPLACEABLE_TO_BAG)};
    const Game game = make(setup);
    play(game, {"draw A", "draw B", "draw E", "draw U", "draw V", "draw W"});
    const SnapshotParts state = state_of(game);
    const Bytes racks = state.at(VALUE_RACKS);
    const std::uint64_t types[] = {number_in_snapshots(game, "A"), number_in_snapshots(game, "AM_A")};
    const auto with_racks = [&](const Bytes& bytes) {
        return load(with_values(game, {{VALUE_RACKS, bytes}, {VALUE_WORDS, {}}})).status;
    };
    REQUIRE(racks.size() == 6 * 4);  // room, seat, slot and tile of six tiles
    REQUIRE(racks[3] == types[0]);
    CHECK(with_racks(racks) == BASTIDE_OK);
    CHECK(with_racks(with(racks, 6, racks[2])) == BASTIDE_E_FORMAT);                             // two tiles in the first slot
    CHECK(with_racks(with(racks, 10, 3)) == BASTIDE_E_FORMAT);                                   // a fourth slot
    CHECK(with_racks(with(racks, 3, 0)) == BASTIDE_E_FORMAT);                                    // an unseen tile in an open hand
    CHECK(with_racks(with(racks, 3, static_cast<std::uint8_t>(types[1]))) == BASTIDE_E_FORMAT);  // an abbey
    const auto with_aside = [&](const Bytes& bytes) { return load(with_values(game, {{VALUE_ASIDE, bytes}})).status; };
    CHECK(with_aside(numbers({types[0], 1, types[0], 1})) == BASTIDE_E_FORMAT);
}

TEST_CASE("A snapshot has a score for each seat or for none, winners that play, and a generator that is not 0")
{
    const Game game = played(4, 60);
    CHECK(load(with_values(game, {{VALUE_SCORES, numbers({2, 4, 6})}})).status == BASTIDE_OK);
    CHECK(load(with_values(game, {{VALUE_SCORES, numbers({2, 4})}})).status == BASTIDE_E_FORMAT);
    CHECK(load(with_values(game, {{VALUE_SCORES, numbers({2, 4, 6, 8})}})).status == BASTIDE_E_FORMAT);
    const Bytes words = state_of(game).at(VALUE_GENERATOR);
    REQUIRE(words.size() == 32);
    CHECK(load(with_values(game, {{VALUE_GENERATOR, Bytes(32, 0)}})).status == BASTIDE_E_FORMAT);
    CHECK(load(with_values(game, {{VALUE_GENERATOR, with(Bytes(32, 0), 31, 1)}})).status == BASTIDE_OK);
    CHECK(load(with_values(game, {{VALUE_GENERATOR, Bytes(33, 1)}})).status == BASTIDE_E_FORMAT);
    const Game over = played(4);
    REQUIRE(is_over(over));
    CHECK(load(with_values(over, {{VALUE_WINNERS, numbers({1})}, {VALUE_RESIGNED, numbers({2})}})).status == BASTIDE_OK);
    CHECK(load(with_values(over, {{VALUE_WINNERS, numbers({1})}, {VALUE_RESIGNED, numbers({1})}})).status == BASTIDE_E_FORMAT);
}

TEST_CASE("A thing that a later version may have added to the config is of a later version")
{
    Snapshot whole(snapshot(make()));
    const Bytes config = whole[PART_CONFIG];
    REQUIRE(config[13] == 2);  // two sets: number and copies
    REQUIRE(config[19] == 1);  // one kind of piece
    REQUIRE(config[20] == 1);
    const auto with_config = [&](std::size_t where, std::uint8_t number) {
        whole[PART_CONFIG] = with(config, where, number);
        return load(whole.bytes());
    };
    CHECK(with_config(16, 127).status == BASTIDE_E_VERSION);  // a set
    CHECK(with_config(20, 127).status == BASTIDE_E_VERSION);  // a kind of piece
    CHECK(with_config(20, 127).error.text ==
          std::string("The snapshot has a tile set, a kind of piece or an option that this version does not know."));
    whole[PART_CONFIG] = config;
    whole.head[6] = 9;
    CHECK(load(whole.bytes()).error.text == std::string("The snapshot has an unknown kind of chance."));
}

TEST_CASE("Random bytes in a right frame are refused or give a sound game")
{
    const Bytes whole = snapshot(played(16, 6));
    Dice dice(16);
    for (int n = 0; n < 4000; ++n) {
        Bytes bytes = whole;
        for (int k = dice.between(1, 4); k > 0; --k) {
            const std::size_t where = at(dice.between(5, count_of(bytes.size()) - 9));
            switch (dice.below(3)) {
                case 0: bytes[where] = static_cast<std::uint8_t>(dice.below(256)); break;
                case 1:
                    bytes.insert(bytes.begin() + static_cast<std::ptrdiff_t>(where), static_cast<std::uint8_t>(dice.below(256)));
                    break;
                default: bytes.erase(bytes.begin() + static_cast<std::ptrdiff_t>(where)); break;
            }
            if (bytes.size() < SNAPSHOT_HEAD + SNAPSHOT_CHECKSUM + 1) break;
        }
        if (bytes.size() < SNAPSHOT_HEAD + SNAPSHOT_CHECKSUM + 1) continue;
        const Loaded out = load(repair(bytes));
        REQUIRE((out.status == BASTIDE_OK) == (out.game != nullptr));
        if (out.game) REQUIRE(is_sound(out.game, static_cast<std::uint64_t>(n), 10));
    }
}

TEST_CASE("A snapshot of a later format or of a later revision of the rules is of a later version")
{
    const Bytes whole = snapshot(played(17, 5));
    CHECK(load(repair(with(whole, 4, 4))).status == BASTIDE_E_VERSION);
    CHECK(load(repair(with(whole, 4, 2))).status == BASTIDE_E_VERSION);  // from before the first release
    CHECK(load(with(whole, 4, 255)).status == BASTIDE_E_VERSION);
    Snapshot later(whole);
    later[PART_CONFIG][1] = kNewest + 1;  // played under them last
    CHECK(load(later.bytes()).status == BASTIDE_E_VERSION);
    later[PART_CONFIG][0] = kNewest + 1;  // and begun
    CHECK(load(later.bytes()).status == BASTIDE_E_VERSION);
    Snapshot unknown(whole);
    unknown[PART_HISTORY + 1] = {0};
    CHECK(load(unknown.bytes()).status == BASTIDE_E_VERSION);
    Snapshot valued(whole);
    SnapshotParts values = split_parts(valued[PART_STATE]);
    values[22] = {1};
    valued[PART_STATE] = join_parts(values);
    CHECK(load(valued.bytes()).status == BASTIDE_E_VERSION);
}

TEST_CASE("A snapshot with a wrong length and a right checksum is refused")
{
    const Bytes whole = snapshot(played(13, 30));
    const std::size_t body = whole.size() - SNAPSHOT_CHECKSUM;
    const auto right = static_cast<std::uint32_t>(body - SNAPSHOT_HEAD);
    for (std::uint32_t length : {0u, right - 1, right + 1, right + 256, right + (1u << 24), 0xFFFFFFFFu}) {
        Bytes bytes = whole;
        for (std::size_t i = 0; i < 4; ++i) bytes[SNAPSHOT_LENGTH + i] = static_cast<std::uint8_t>(length >> (8 * i));
        const std::uint64_t sum = snapshot_checksum(bytes.data(), body);
        for (std::size_t i = 0; i < SNAPSHOT_CHECKSUM; ++i) bytes[body + i] = static_cast<std::uint8_t>(sum >> (8 * i));
        const Loaded out = load(bytes);
        CHECK(out.status == BASTIDE_E_FORMAT);
        CHECK(out.error.text == std::string("The snapshot is damaged."));
        CHECK(load(repair(bytes)).status == BASTIDE_OK);
    }
}

TEST_CASE("A number of a snapshot is taken in its shortest form alone")
{
    const Bytes whole = snapshot(make());
    Snapshot longer(whole);
    Bytes& config = longer[PART_CONFIG];
    REQUIRE(config[2] == 2);  // seats
    config[2] = 0x82;
    config.insert(config.begin() + 3, 0x00);  // 2, in two bytes
    CHECK(load(longer.bytes()).status == BASTIDE_E_FORMAT);
}

TEST_CASE("A snapshot of a game that is fed by its host has no seed")
{
    const Bytes whole = snapshot(make());
    REQUIRE(whole[6] == BASTIDE_CHANCE_HOST);
    for (std::size_t byte = 18; byte < 26; ++byte) {
        const Loaded out = load(repair(with(whole, byte, 1)));
        CHECK(out.status == BASTIDE_E_FORMAT);
        CHECK(out.error.text == std::string("A game with host chance cannot have a seed."));
    }
}

TEST_CASE("A snapshot lists each tile with bushes once and in order")
{
    Setup setup;
    setup.choices = {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_WINTER),
                     choose_option(BASTIDE_OPTION_BUSHES_DO_NOT_END_ROADS), choose_bush(22), choose_bush(34)};
    const Bytes whole = snapshot(make(setup));
    REQUIRE(whole[38] == 2);  // the option's value, 1, behind its number in two bytes
    REQUIRE(whole[39] == 2);  // tiles with bushes,
    REQUIRE(whole[40] == 22);
    REQUIRE(whole[41] == 34);
    CHECK(load(repair(with(with(whole, 40, 23), 41, 34))).status == BASTIDE_OK);
    CHECK(load(repair(with(whole, 41, 22))).status == BASTIDE_E_FORMAT);
    CHECK(load(repair(with(with(whole, 40, 34), 41, 22))).status == BASTIDE_E_FORMAT);
}

TEST_CASE("A snapshot with more actions than its game can have is refused before they are read")
{
    Snapshot whole(snapshot(make()));
    REQUIRE(whole[PART_HISTORY] == Bytes{0});
    for (const Bytes& number : {Bytes{1}, Bytes{0xFF, 0xFF, 0x3F},  // a million for 84 tiles
                                Bytes{0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01}}) {
        whole[PART_HISTORY] = number;
        const Loaded out = load(whole.bytes());
        CHECK(out.status == BASTIDE_E_FORMAT);
        CHECK(out.error.text == std::string("The history of the snapshot cannot be read."));
    }
}

TEST_CASE("A snapshot names nothing that is no thing")
{
    // Two bytes into the sets and into the options, with number 0: no set, no option. Such a game is none that create would make.
    const Bytes whole = snapshot(make());
    Snapshot sets(whole);
    REQUIRE(sets[PART_CONFIG][13] == 2);
    sets[PART_CONFIG][13] = 3;
    sets[PART_CONFIG].insert(sets[PART_CONFIG].begin() + 14, {0, 1});
    CHECK(load(sets.bytes()).status != BASTIDE_OK);
    Snapshot options(whole);
    REQUIRE(options[PART_CONFIG][22] == 0);
    options[PART_CONFIG][22] = 1;
    options[PART_CONFIG].insert(options[PART_CONFIG].begin() + 23, {0, 10});
    CHECK(load(options.bytes()).status != BASTIDE_OK);
}

TEST_CASE("An action of a snapshot points at no piece that the game has not")
{
    Setup setup;
    setup.choices = {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_TOWER)};
    const Game game = make(setup);
    perform(game, actions(game).front());
    Snapshot whole(snapshot(game));
    Bytes& history = whole[PART_HISTORY];
    history[0] = 2;
    history.insert(history.end(), {0x06, 0x01, 0xFF, 0xFF, 0x03});  // seat 0 pays for the piece 65535
    const Loaded out = load(whole.bytes());
    CHECK(out.status == BASTIDE_E_FORMAT);
    CHECK(out.error.text == std::string("The history of the snapshot cannot be read."));
}

TEST_CASE("A snapshot names no set twice and no set with no copies")
{
    const Bytes whole = snapshot(make());
    CHECK(load(repair(with(whole, 29, 1))).status != BASTIDE_OK);  // base twice
    CHECK(load(repair(with(whole, 30, 0))).status != BASTIDE_OK);  // winter times 0
}

TEST_CASE("Any bytes are safe, and bad ones are refused with a sentence")
{
    const Game game = make();
    for (const std::string& text : {std::string(""), std::string("BSTD"), std::string(100, '\0'), std::string(100, '\xff'),
                                    std::string("bastide 1\n"), std::string("BSTD\x03\x01\x01") + std::string(40, '\0')}) {
        bastide_refusal error{};
        const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
        CHECK(bastide_game_restore_snapshot(game.get(), bytes, count_of(text.size()), &error) == BASTIDE_E_FORMAT);
        CHECK(error.status == BASTIDE_E_FORMAT);
        CHECK(std::strlen(error.text) > 10);
        CHECK(error.line == 0);
    }
}

// ---- restore ----------------------------------------------------------------------------------------------------------------

TEST_CASE("Restore empties the log and continues the numbering")
{
    const Game game = played(18, 25);
    const Bytes bytes = snapshot(game);
    Dice dice(18);
    play_on(game, dice, 30);
    const std::uint64_t next = range(game).next;
    REQUIRE(restore(game, bytes) == BASTIDE_OK);
    CHECK(range(game).first == next);
    CHECK(range(game).next == next);
    CHECK(events(game).empty());
    CHECK(snapshot(game) == bytes);
    perform(game, actions(game)[0]);
    CHECK(range(game).next > next);
    CHECK(events(game, next)[0].seq == next);
}

TEST_CASE("A loaded game begins with an empty log")
{
    const Game game = load(snapshot(played(19, 25))).game;
    REQUIRE(game);
    CHECK(range(game).first == range(game).next);
    CHECK(events(game, range(game).first).empty());
}

TEST_CASE("Restore and load bring back the score lines of the position")
{
    const Game game = played(18, 150);
    const std::vector<bastide_score_line> lines = score_lines(game);
    REQUIRE(lines.size() > 3);
    const auto same_but_for_numbers = [&](const Game& other) {
        std::vector<bastide_score_line> theirs = score_lines(other);
        if (theirs.size() != lines.size()) return false;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (theirs[i].seq - theirs[i].group != lines[i].seq - lines[i].group) return false;
            theirs[i].seq = lines[i].seq;
            theirs[i].group = lines[i].group;
        }
        return same(theirs, lines);
    };
    const Game loaded = load(snapshot(game)).game;
    CHECK(same_but_for_numbers(loaded));
    CHECK(score_lines(loaded, range(loaded).first).empty());
    const Game restored = played(1, 20, 2);
    REQUIRE(restore(restored, snapshot(game)) == BASTIDE_OK);
    CHECK(same_but_for_numbers(restored));
    CHECK(same_but_for_numbers(load_text(script(game))));
    Dice dice(1);
    play_on(restored, dice);
    std::int32_t sums[3] = {};
    for (const bastide_score_line& line : score_lines(restored)) sums[line.seat] += line.points;
    for (std::int32_t i = 0; i < 3; ++i) CHECK(sums[i] == score(restored, i));
}

TEST_CASE("A game can be restored to a game of another config")
{
    const Game game = played(20, 25, 2);
    const Game other = played(21, 1000, 5);
    REQUIRE(restore(game, snapshot(other)) == BASTIDE_OK);
    CHECK(same_position(game, other));
    CHECK(seat(game, 4).seat == 4);
}

TEST_CASE("A refused restore leaves the game and its log as they were")
{
    const Game game = played(22, 25);
    Bytes bytes = snapshot(played(23, 25));
    bytes[bytes.size() - 12] ^= 1;
    const Bytes before = snapshot(game);
    const std::vector<bastide_event> log = events(game, 0);
    CHECK(restore(game, bytes) == BASTIDE_E_FORMAT);
    CHECK(restore(game, repair(bytes)) != BASTIDE_OK);
    CHECK(snapshot(game) == before);
    CHECK(same(events(game, 0), log));
}

// ---- public snapshots ---------------------------------------------------------------------------------------------------------

TEST_CASE("A public snapshot holds no seed and no coming tiles")
{
    // Two games whose seeds differ but whose course so far is the same have equal public snapshots.
    const Game one = make(seeded(1));
    const std::int32_t first = decision(one).tile;
    int found = 0;
    for (std::uint64_t seed = 2; seed < 200; ++seed) {
        const Game other = make(seeded(seed));
        if (decision(other).tile != first) continue;
        ++found;
        CHECK(snapshot(one, BASTIDE_VIEW_PUBLIC) == snapshot(other, BASTIDE_VIEW_PUBLIC));
        CHECK(snapshot(one) != snapshot(other));
        CHECK(script(one, BASTIDE_VIEW_PUBLIC) == script(other, BASTIDE_VIEW_PUBLIC));
    }
    CHECK(found > 0);
}

TEST_CASE("A public snapshot loads as a game fed by its host")
{
    const Game server = played(0xABCDEF, 30);
    const Game client = load(snapshot(server, BASTIDE_VIEW_PUBLIC)).game;
    REQUIRE(client);
    bastide_config config{};
    REQUIRE(bastide_game_get_config(client.get(), &config) == BASTIDE_OK);
    CHECK(config.chance == BASTIDE_CHANCE_HOST);
    CHECK(config.seed == 0);
    CHECK(same_position(server, client));
    CHECK(snapshot(client) == snapshot(server, BASTIDE_VIEW_PUBLIC));
    CHECK(snapshot(client) == snapshot(client, BASTIDE_VIEW_PUBLIC));
    CHECK(script(client) == script(server, BASTIDE_VIEW_PUBLIC));
}

TEST_CASE("A client follows a seeded server action by action")
{
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const Game server = played(seed, static_cast<int>(seed) * 11);
        const Game client = load(snapshot(server, BASTIDE_VIEW_PUBLIC)).game;
        REQUIRE(client);
        Dice dice(seed + 40);
        while (!is_over(server)) {
            const std::uint64_t from = range(server).next;
            const bastide_action action = pick(server, dice);
            perform(server, action);
            perform(client, action);
            for (const bastide_event& event : events(server, from)) {
                if (event.kind != BASTIDE_EVENT_DREW) continue;
                REQUIRE(decision(client).step == BASTIDE_STEP_DRAW);
                bastide_action draw = blank(BASTIDE_ACTION_DRAW, -1);
                draw.tile = event.tile;
                perform(client, draw);
            }
            REQUIRE(same_position(server, client));
            REQUIRE(snapshot(server, BASTIDE_VIEW_PUBLIC) == snapshot(client));
        }
        CHECK(is_over(client));
    }
}

// ---- games with tile sets of the host's
// ----------------------------------------------------------------------------------------

TEST_CASE("A game with a tile set of the host's is loaded with that set and not without")
{
    const Tileset base = built_in(BASTIDE_SET_BASE);
    const Game game = make_of({choose_host(0, 2)}, {base.get()}, seeded(5));
    Dice dice(5);
    play_on(game, dice, 50);
    const Loaded right = load(snapshot(game), {base.get()});
    REQUIRE(right.game);
    CHECK(same_position(game, right.game));
    CHECK(snapshot(right.game) == snapshot(game));
    CHECK(load(snapshot(game)).status == BASTIDE_E_FORMAT);
    CHECK(load(snapshot(game), {built_in(BASTIDE_SET_WINTER).get()}).status == BASTIDE_E_FORMAT);
    CHECK(restore(make(), snapshot(game)) == BASTIDE_E_FORMAT);
}

TEST_CASE("A game can be restored with the tile sets it plays")
{
    const Tileset base = built_in(BASTIDE_SET_BASE);
    const std::vector<bastide_choice> chosen = {choose_host(0)};
    const Game game = make_of(chosen, {base.get()}, seeded(5));
    const Game other = make_of(chosen, {base.get()}, seeded(6));
    Dice dice(5);
    play_on(game, dice, 50);
    REQUIRE(restore(other, snapshot(game)) == BASTIDE_OK);
    CHECK(same_position(game, other));
}

TEST_CASE("A game can be restored with a tile set that it was created with and does not play")
{
    const Tileset winter = built_in(BASTIDE_SET_WINTER);
    for (const Setup& setup : {Setup{}, seeded(5)}) {
        const Game game = make_of({choose_set(BASTIDE_SET_BASE), choose_host(0)}, {winter.get()}, setup);
        const Game other = make_of({choose_set(BASTIDE_SET_BASE)}, {winter.get()}, setup);
        CHECK(restore(other, snapshot(game)) == BASTIDE_OK);
        CHECK(tiles(other).size() == tiles(game).size());
        CHECK(hash(game) == hash(other));
    }
}

TEST_CASE("A game in which one tile set was given twice and played once can be saved")
{
    const Tileset winter = built_in(BASTIDE_SET_WINTER);
    const std::vector<const bastide_tileset*> twice = {winter.get(), winter.get()};
    const Game game = make_of({choose_set(BASTIDE_SET_BASE), choose_host(1, 2)}, twice, seeded(3));
    const Loaded out = load(snapshot(game), twice);
    REQUIRE(out.status == BASTIDE_OK);
    CHECK(same_position(game, out.game));
}

TEST_CASE("A snapshot that names a tile set nobody gave is refused by load and by restore")
{
    const Bytes whole = snapshot(make());
    for (std::uint8_t fingerprint : Bytes{0, 1}) {
        Snapshot other(whole);
        Bytes& config = other[PART_CONFIG];
        REQUIRE(config[18] == 0);  // tile sets of the host's
        config[18] = 1;
        config.insert(config.begin() + 19, 9, 0);
        config[19] = fingerprint;
        config[27] = 1;  // copies
        CHECK(load(other.bytes()).status == BASTIDE_E_FORMAT);
        CHECK(restore(make(), other.bytes()) == BASTIDE_E_FORMAT);
    }
}

TEST_CASE("A snapshot that names one tile set twice needs it twice")
{
    const Tileset base = built_in(BASTIDE_SET_BASE);
    const Bytes whole = snapshot(make_of({choose_host(0)}, {base.get()}));
    Snapshot twice(whole);
    Bytes& config = twice[PART_CONFIG];
    REQUIRE(config[13] == 0);  // sets of ours
    REQUIRE(config[14] == 1);  // sets of the host's: eight bytes of fingerprint, then the copies
    REQUIRE(config[23] == 1);
    config[14] = 2;
    const Bytes set(config.begin() + 15, config.begin() + 24);
    config.insert(config.begin() + 24, set.begin(), set.end());
    const Loaded out = load(twice.bytes(), {base.get()});
    CHECK(out.status == BASTIDE_E_FORMAT);
    CHECK(out.error.text == std::string("Host tile set 2 of the snapshot is not among the sets given."));
    CHECK(load(repair(whole), {base.get()}).status == BASTIDE_OK);
}

TEST_CASE("The order in which tile sets are given has no part in loading a game")
{
    const Tileset base = built_in(BASTIDE_SET_BASE);
    const Tileset winter = built_in(BASTIDE_SET_WINTER);
    const std::vector<bastide_choice> chosen = {choose_host(0), choose_host(1, 2)};
    for (const Setup& setup : {Setup{}, seeded(3)}) {
        for (int actions : {0, 40}) {
            const Game game = make_of(chosen, {base.get(), winter.get()}, setup);
            Dice dice(3);
            play_on(game, dice, actions);
            // Either the snapshot finds its sets, and then it is the same game, or it is refused.
            const Loaded swapped = load(snapshot(game), {winter.get(), base.get()});
            CHECK((!swapped.game || hash(swapped.game) == hash(game)));
        }
    }
}

// ---- the draw sequence ------------------------------------------------------------------------------------------------------

namespace {

/// The generator of the library written a second time: xoshiro256** seeded by SplitMix64, and a draw without favour.
class Bag {
public:
    Bag(std::uint64_t seed, const Game& game)
    {
        for (std::uint64_t& word : s_) word = split_mix(seed);
        for (const bastide_tile_def& tile : tiles(game)) left_.push_back(tile.count - (tile.name == std::string("D") ? 1 : 0));
        for (std::int32_t n : left_) all_ += static_cast<std::uint64_t>(n);
    }

    std::int32_t draw()
    {
        std::uint64_t k = bounded(all_--);
        std::size_t tile = 0;
        for (; k >= static_cast<std::uint64_t>(left_[tile]); ++tile) k -= static_cast<std::uint64_t>(left_[tile]);
        --left_[tile];
        return count_of(tile);
    }

private:
    static std::uint64_t rotl(std::uint64_t x, int k) { return x << k | x >> (64 - k); }

    static std::uint64_t split_mix(std::uint64_t& x)
    {
        x += 0x9E3779B97F4A7C15u;
        std::uint64_t z = x;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
        z = (z ^ z >> 27) * 0x94D049BB133111EBu;
        return z ^ z >> 31;
    }

    std::uint64_t next()
    {
        const std::uint64_t result = rotl(s_[1] * 5, 7) * 9;
        const std::uint64_t t = s_[1] << 17;
        s_[2] ^= s_[0];
        s_[3] ^= s_[1];
        s_[1] ^= s_[2];
        s_[0] ^= s_[3];
        s_[2] ^= t;
        s_[3] = rotl(s_[3], 45);
        return result;
    }

    std::uint64_t bounded(std::uint64_t n)
    {
        for (;;) {
            const std::uint64_t m = (next() >> 32) * n;
            if ((m & 0xFFFFFFFFu) >= (0x100000000u - n) % n) return m >> 32;
        }
    }

    std::uint64_t s_[4];
    std::vector<std::int32_t> left_;
    std::uint64_t all_ = 0;
};

}  // namespace

TEST_CASE("A seed gives the tiles that the generator gives when written a second time")
{
    for (std::uint64_t seed : {0u, 1u, 2u, 77u, 123456789u}) {
        const std::uint64_t wide = seed == 77 ? 0xFFFFFFFFFFFFFFFFu : seed;
        const Game game = make(seeded(wide, 4));
        Bag bag(wide, game);
        Dice dice(seed);
        play_on(game, dice);
        int drawn = 0;
        for (const bastide_event& event : events(game, 0)) {
            if (event.kind != BASTIDE_EVENT_DREW) continue;
            REQUIRE(event.tile == bag.draw());
            ++drawn;
        }
        CHECK(drawn == 83);
    }
}
