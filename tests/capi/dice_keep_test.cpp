// SPDX-License-Identifier: MIT
// Saved dice games: snapshots and scripts, and what is no such thing.
#include "capi/dice_table.hpp"
#include "support/catch.hpp"
#include "support/snapshot_parts.hpp"

using namespace dice_tests;
using namespace bastide_tests::snapshot_parts;

namespace {

/// A position with a city, knights aside and kept, and catapults passed.
Game rich_game()
{
    const Game made = make(seeded(11, 3));
    RandomSource random(5);
    for (int i = 0; i < 4000 && !is_over(made); ++i) {
        const bastide_dice turn = dice(made);
        if (turn.built > 1 && turn.aside > 0 && turn.catapults > 0 && turn.holders != 0) return clone(made);
        perform(made, choose(made, actions(made), random));
    }
    throw std::logic_error("no rich game");
}

/// Loads whatever it is given; a game that comes of it can be played on.
bool survives(const std::vector<std::uint8_t>& bytes)
{
    const Game game = from_snapshot(bytes);
    if (!game) return false;
    RandomSource random(1);
    play_on(game, random, 8);
    return true;
}

std::string complaint(const std::string& written)
{
    bastide_refusal refusal{};
    const Game game = from_script(written, &refusal);
    if (game) return "fine";
    return std::to_string(refusal.line) + ":" + std::to_string(refusal.column) + " " + std::to_string(refusal.status);
}

/// Values of the state of a dice snapshot.
enum DiceValue : std::uint64_t { TURN = 1, ACTIVE, SCORES = 10 };

/// The snapshot of a new game of two seats that its host feeds, at another turn and with other scores.
std::vector<std::uint8_t> snapshot_at(std::uint64_t turn, std::uint64_t first_score = 0, std::uint64_t second_score = 0,
                                      std::int32_t finish_round = 0)
{
    Setup setup;
    setup.finish_round = finish_round;
    Snapshot whole(snapshot(make(setup)));
    whole.parts.erase(PART_HISTORY);  // of which that is not the end
    SnapshotParts values = split_parts(whole[PART_STATE]);
    REQUIRE(values[TURN] == SnapshotBytes{1});
    const auto numbers = [](std::initializer_list<std::uint64_t> all) {
        SnapshotBytes out;
        for (const std::uint64_t number : all) put_count(out, number);
        return out;
    };
    values[TURN] = turn == 0 ? SnapshotBytes{} : numbers({turn});
    values[ACTIVE] = (turn + 1) % 2 == 0 ? SnapshotBytes{} : numbers({1});  // the seat on turn
    values[SCORES] = first_score + second_score == 0 ? SnapshotBytes{} : numbers({first_score, second_score});
    whole[PART_STATE] = join_parts(values);
    return whole.bytes();
}

const char* const kHead = "bastide 1\ngame dice\nseats 2\nchance host\n";

std::string lines(const char* text) { return std::string(kHead) + text; }

}  // namespace

TEST_CASE("A dice game comes back from its snapshot", "[DICE-MODEL-01]")
{
    const Game game = rich_game();
    const std::vector<std::uint8_t> bytes = snapshot(game);
    const Game loaded = from_snapshot(bytes);
    REQUIRE(loaded);
    CHECK(hash(loaded) == hash(game));
    CHECK(same(snapshot(loaded), bytes));
    CHECK(same(all_dice(loaded), all_dice(game)));
    CHECK(same(decision(loaded), decision(game)));
    REQUIRE(score_lines(loaded).size() == score_lines(game).size());
    for (std::size_t i = 0; i < score_lines(game).size(); ++i) {
        CHECK(score_lines(loaded)[i].total == score_lines(game)[i].total);
        CHECK(score_lines(loaded)[i].action == score_lines(game)[i].action);
    }
    CHECK(events(loaded).empty());
    CHECK(same(history(loaded), history(game)));
    CHECK(script(loaded) == script(game));
    RandomSource one(1), other(1);
    play_on(game, one, 60);
    play_on(loaded, other, 60);
    CHECK(same(snapshot(loaded), snapshot(game)));  // the generator came along
    undo(game, 3);
    undo(loaded, 3);  // the rules are those under which it began
    CHECK(same(snapshot(loaded), snapshot(game)));
}

TEST_CASE("A public snapshot of dice has no generator and continues as a host game", "[DICE-MODEL-01]")
{
    const Game game = rich_game();
    const Game shown = from_snapshot(snapshot(game, BASTIDE_VIEW_PUBLIC));
    REQUIRE(shown);
    CHECK(hash(shown) == hash(game));
    bastide_config config{};
    REQUIRE(bastide_game_get_config(shown.get(), &config) == BASTIDE_OK);
    CHECK(config.chance == BASTIDE_CHANCE_HOST);
    CHECK(config.seed == 0);
    CHECK(same(snapshot(shown), snapshot(game, BASTIDE_VIEW_PUBLIC)));
    const Game other = make(seeded(12, 3));
    CHECK(snapshot(other, BASTIDE_VIEW_PUBLIC).size() + 34 == snapshot(other).size());
    if (offers(shown, BASTIDE_ACTION_ROLL)) {
        perform(shown, actions(shown, BASTIDE_ACTION_ROLL)[0]);
        CHECK_FALSE(actions(shown, BASTIDE_ACTION_FALL).empty());
    }
}

TEST_CASE("A dice snapshot is taken back into a game, its log emptied", "[DICE-MODEL-01]")
{
    const Game game = make(seeded(4));
    const std::vector<std::uint8_t> begin = snapshot(game);
    RandomSource random(4);
    play_on(game, random, 30);
    const std::uint64_t next = next_event(game);
    REQUIRE(bastide_game_restore_snapshot(game.get(), begin.data(), count_of(begin.size()), nullptr) == BASTIDE_OK);
    CHECK(same(snapshot(game), begin));
    CHECK(next_event(game) == next);
    CHECK(events(game).empty());
    CHECK(score_lines(game).empty());
    CHECK(script(game) == script(make(seeded(4))));
    play_on(game, random, 30);
    CHECK(next_event(game) > next);
}

TEST_CASE("A copy of a game from a snapshot without a history knows no more of its past", "[DICE-MODEL-01]")
{
    Snapshot whole(snapshot(make(seeded(4))));
    whole.parts.erase(PART_HISTORY);
    const Game loaded = from_snapshot(whole.bytes());
    const Game game = make(seeded(5));
    REQUIRE(bastide_game_copy(game.get(), loaded.get(), BASTIDE_VIEW_FULL, 0) == BASTIDE_OK);
    CHECK(bastide_game_undo(game.get(), 0, nullptr) == BASTIDE_E_STATE);
    CHECK(bastide_game_list_history(game.get(), BASTIDE_VIEW_FULL, 0, nullptr, 0) == BASTIDE_E_STATE);
    CHECK(bastide_game_write_script(game.get(), BASTIDE_VIEW_FULL, nullptr, 0) == BASTIDE_E_STATE);
    REQUIRE(bastide_game_copy(game.get(), make(seeded(4)).get(), BASTIDE_VIEW_FULL, 0) == BASTIDE_OK);
    CHECK(history(game).size() == 1);
}

TEST_CASE("A snapshot does not change how much a handle retains", "[DICE-MODEL-01]")
{
    const std::vector<std::uint8_t> bytes = snapshot(make(seeded(4)));
    Setup setup = seeded(5);
    setup.capacity = 2;
    const Game game = make(setup);
    REQUIRE(bastide_game_restore_snapshot(game.get(), bytes.data(), count_of(bytes.size()), nullptr) == BASTIDE_OK);
    RandomSource random(4);
    play_on(game, random, 30);
    CHECK(events(game).size() == 2);
    bastide_config config{};
    REQUIRE(bastide_game_get_config(game.get(), &config) == BASTIDE_OK);
    CHECK(config.event_capacity == 2);
    CHECK(config.flags == 0);
    REQUIRE(bastide_game_restart(game.get(), 6) == BASTIDE_OK);  // its whole past is known again
    play_on(game, random, 5);
    CHECK(history(game).size() >= 5);
    undo(game, 0);
    CHECK(hash(game) == hash(make(seeded(6))));
}

TEST_CASE("A handle takes back the snapshot of either game", "[DICE-MODEL-01]")
{
    bastide_config config{};
    bastide_config_init(&config);
    bastide_game* made = nullptr;
    REQUIRE(bastide_game_create(&config, nullptr, 0, nullptr, 0, nullptr, nullptr, &made) == BASTIDE_OK);
    const Game game(made);
    const std::vector<std::uint8_t> tiles = snapshot(game);
    const std::vector<std::uint8_t> nine = snapshot(make(seeded(4)));
    REQUIRE(bastide_game_restore_snapshot(made, nine.data(), count_of(nine.size()), nullptr) == BASTIDE_OK);
    CHECK(dice(game).rolls == 1);
    CHECK(same(snapshot(game), nine));
    REQUIRE(bastide_game_restore_snapshot(made, tiles.data(), count_of(tiles.size()), nullptr) == BASTIDE_OK);
    CHECK(same(snapshot(game), tiles));
}

TEST_CASE("A snapshot of dice that was cut or bent is refused", "[DICE-MODEL-01]")
{
    const std::vector<std::uint8_t> whole = snapshot(rich_game());
    for (std::size_t size = 0; size < whole.size(); ++size) {
        std::vector<std::uint8_t> cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
        REQUIRE_FALSE(survives(cut));
        if (size < 19) continue;
        seal_snapshot(cut.data(), cut.size());
        survives(cut);
    }
    for (std::size_t i = 0; i < whole.size(); ++i) {
        for (int bit = 0; bit < 8; ++bit) {
            std::vector<std::uint8_t> bent = whole;
            bent[i] = static_cast<std::uint8_t>(bent[i] ^ (1 << bit));
            REQUIRE_FALSE(survives(bent));
        }
    }
}

TEST_CASE("A snapshot of dice that are fed by their host has no seed", "[DICE-MODEL-01]")
{
    const std::vector<std::uint8_t> whole = snapshot(make());
    REQUIRE(whole[6] == BASTIDE_CHANCE_HOST);
    REQUIRE(from_snapshot(whole));
    for (std::size_t byte = 18; byte < 26; ++byte) {
        std::vector<std::uint8_t> bent = whole;
        REQUIRE(bent[byte] == 0);
        bent[byte] = 1;
        seal_snapshot(bent.data(), bent.size());
        CHECK_FALSE(from_snapshot(bent));
    }
}

TEST_CASE("With a right checksum any bytes are refused or give a sound game", "[DICE-FLOW-02]")
{
    for (const std::int32_t view : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC}) {
        const std::vector<std::uint8_t> whole = snapshot(rich_game(), view);
        int sound = 0;
        for (std::size_t i = 4; i + 8 < whole.size(); ++i) {
            for (int value = 0; value < 256; value += i < 40 ? 1 : 5) {
                std::vector<std::uint8_t> bent = whole;
                bent[i] = static_cast<std::uint8_t>(value);
                seal_snapshot(bent.data(), bent.size());
                sound += survives(bent);
            }
        }
        CHECK(sound > 0);
        RandomSource random(9);
        for (int n = 0; n < 4000; ++n) {
            std::vector<std::uint8_t> bent = whole;
            for (int k = random.below(4); k >= 0; --k)
                bent[static_cast<std::size_t>(4 + random.below(count_of(bent.size()) - 12))] =
                    static_cast<std::uint8_t>(random.below(256));
            if (random.below(8) == 0) bent.insert(bent.end() - 8, static_cast<std::uint8_t>(random.below(256)));
            seal_snapshot(bent.data(), bent.size());
            survives(bent);
        }
    }
}

TEST_CASE("A snapshot of dice leaves a short buffer alone", "[DICE-MODEL-01]")
{
    const Game game = make(seeded(1));
    const std::vector<std::uint8_t> whole = snapshot(game);
    std::vector<std::uint8_t> buffer(whole.size() - 1, 0xAB);
    CHECK(bastide_game_write_snapshot(game.get(), BASTIDE_VIEW_FULL, buffer.data(), count_of(buffer.size())) ==
          count_of(whole.size()));
    CHECK(buffer == std::vector<std::uint8_t>(whole.size() - 1, 0xAB));
    CHECK(bastide_game_write_snapshot(game.get(), 3, nullptr, 0) == BASTIDE_E_ARGUMENT);
}

TEST_CASE("Without history a dice game has snapshots and no script", "[DICE-MODEL-01]")
{
    Setup setup = seeded(1);
    setup.flags = BASTIDE_CONFIG_FLAG_NO_HISTORY;
    const Game game = make(setup);
    CHECK(bastide_game_write_script(game.get(), BASTIDE_VIEW_FULL, nullptr, 0) == BASTIDE_E_STATE);
    Snapshot kept(snapshot(make(seeded(1))));
    kept.parts.erase(PART_HISTORY);
    CHECK(same(snapshot(game), kept.bytes()));
    CHECK(same(snapshot(from_snapshot(snapshot(game))), snapshot(game)));
    char buffer[4] = "abc";
    CHECK(bastide_game_write_script(game.get(), BASTIDE_VIEW_FULL, buffer, 4) == BASTIDE_E_STATE);
    CHECK(std::string(buffer).empty());
}

TEST_CASE("A dice game that outgrew its history has no script", "[DICE-MODEL-01]")
{
    const Game game = make();
    const bastide_action fallen = nine_caps();
    for (int turn = 0; turn < 4096; ++turn) {
        REQUIRE(bastide_game_apply(game.get(), &fallen, nullptr) == BASTIDE_OK);
        const bastide_action action = bastide_tests::blank(BASTIDE_ACTION_DICE_STOP, turn % 2);
        REQUIRE(bastide_game_apply(game.get(), &action, nullptr) == BASTIDE_OK);
    }
    CHECK(bastide_game_write_script(game.get(), BASTIDE_VIEW_FULL, nullptr, 0) > 0);
    REQUIRE(bastide_game_apply(game.get(), &fallen, nullptr) == BASTIDE_OK);
    CHECK(bastide_game_write_script(game.get(), BASTIDE_VIEW_FULL, nullptr, 0) == BASTIDE_E_LIMIT);
    CHECK(bastide_game_write_script(clone(game).get(), BASTIDE_VIEW_FULL, nullptr, 0) == BASTIDE_E_LIMIT);
    CHECK(bastide_game_list_history(game.get(), BASTIDE_VIEW_FULL, 0, nullptr, 0) == BASTIDE_E_LIMIT);
    CHECK(bastide_game_undo(game.get(), 3, nullptr) == BASTIDE_E_LIMIT);
    CHECK(bastide_game_undo_last(game.get(), nullptr) == BASTIDE_E_LIMIT);
    const Game loaded = from_snapshot(snapshot(game));
    CHECK(same(snapshot(loaded), snapshot(game)));
    CHECK(bastide_game_write_script(loaded.get(), BASTIDE_VIEW_FULL, nullptr, 0) == BASTIDE_E_LIMIT);
    CHECK(bastide_game_undo(loaded.get(), 3, nullptr) == BASTIDE_E_LIMIT);
    for (const Game* one : {&game, &loaded}) {
        REQUIRE(bastide_game_restart(one->get(), 0) == BASTIDE_OK);  // begins another history
        CHECK(script(*one) == script(make()));
    }
    play(game, {"fall cap 9", "0: dice_stop"});
    CHECK(script(game).find("\nfall cap 9\n0: dice_stop\n") != std::string::npos);
}

TEST_CASE("The script of a dice game is readable", "[DICE-MODEL-02]")
{
    Setup setup;
    setup.seats = 3;
    setup.first_seat = 1;
    setup.target = 50;
    setup.finish_round = 1;
    const Game game = make(setup);
    play(game, {"fall cap 6 knight 3", "place cap 0 0 1", "dice_collect", "roll", "fall cap 7", "dice_stop"});
    CHECK(script(game) ==
          "bastide 1\ngame dice\nseats 3\nfirst 1\nchance host\noption dice_target_score 50\noption dice_finish_round 1\n\n"
          "fall cap 6 knight 3\n1: place cap 0 0 1\n1: dice_collect\n1: roll\nfall cap 7\n1: dice_stop\n");
    const Game fed = make(seeded(5));
    const std::string own = script(fed);
    CHECK(own == "bastide 1\ngame dice\nseats 2\nseed 5\noption dice_target_score 42\n\n");
    CHECK(script(fed, BASTIDE_VIEW_PUBLIC).find("seed") == std::string::npos);
    CHECK(script(fed, BASTIDE_VIEW_PUBLIC).find("fall ") != std::string::npos);
}

TEST_CASE("A script of dice names the clock and who stands in", "[DICE-TURN-03]")
{
    const Game game = make();
    play(game, {"fall cap 9", "0 clock: roll", "fall cap 9", "0 stand_in: dice_stop"});
    const std::vector<bastide_action> done = history(game);
    REQUIRE(done.size() == 4);
    CHECK(done[0].origin == 0);
    CHECK(done[1].origin == BASTIDE_ORIGIN_CLOCK);
    CHECK(done[2].origin == 0);
    CHECK(done[3].origin == BASTIDE_ORIGIN_STAND_IN);
    const std::string written = script(game);
    CHECK(written.find("\nfall cap 9\n0 clock: roll\nfall cap 9\n0 stand_in: dice_stop\n") != std::string::npos);
    const Game again = from_script(written);
    REQUIRE(again);
    CHECK(same(history(again), done));
    CHECK(complaint(lines("fall cap 9\n0 bot: roll\n")) == "6:3 " + std::to_string(BASTIDE_E_FORMAT));
    CHECK(complaint(lines("fall cap 9\n0 roll\n")) == "6:3 " + std::to_string(BASTIDE_E_FORMAT));
    CHECK(complaint(lines("fall cap 9\n2 clock: roll\n")) == "6:1 " + std::to_string(BASTIDE_E_FORMAT));
}

TEST_CASE("A script says what is expected of a dice game", "[DICE-EX-01][DICE-EX-03]")
{
    CHECK(complaint("bastide 1\n"
                    "# the knight instead of ten points\n"
                    "seats 2\n"
                    "game dice\n"
                    "chance host\n"
                    "option dice_target_score 42\n"
                    "expect step dice_fall\nexpect seat nature\nexpect turn 1\nexpect options 2002\n"
                    "fall corner 4 straight 2 knight 3\n"
                    "expect step dice_turn\nexpect seat 0\nexpect rolls 1\nexpect tray corner 4\nexpect tray cap 0\n"
                    "expect refused dice_not_a_city place knight 0 0 0\n"
                    "expect legal place corner 0 0 1\n"
                    "0: place corner 0 0 1\n0: place straight 1 0 1\n0: place corner 2 0 2\n"
                    "0: place corner 0 1 0\n0: place straight 1 1 1\n0: place corner 2 1 3\n"
                    "expect closed 6\nexpect built 6\n"
                    "0: dice_collect\nexpect aside 1\n0: dice_keep\n"
                    "expect score 0 0\nexpect knight 0 1\nexpect knight 1 0\n"
                    "fall cap 7 catapult 1\nexpect catapults 1\nexpect refused not_your_decision 0: dice_stop\n1: dice_stop\n"
                    "expect double\n"
                    "fall catapult 9\nexpect over\nexpect winners 0\nexpect step none\nexpect seat none\n") == "fine");
}

TEST_CASE("Errors in a dice script are reported with line and column", "[DICE-MODEL-02]")
{
    const std::string format = std::to_string(BASTIDE_E_FORMAT), illegal = std::to_string(BASTIDE_E_ILLEGAL);
    CHECK(complaint(lines("")) == "fine");
    CHECK(complaint(lines("fall cap 8\n")) == "5:1 " + illegal);
    CHECK(complaint(lines("fall cap 9\n0: roll\n0: roll\n")) == "7:1 " + illegal);
    CHECK(complaint(lines("fall cap 9\nexpect over\n")) == "6:12 " + format);
    CHECK(complaint(lines("fall cap 9\nexpect score 0 1\n")) == "6:16 " + format);
    CHECK(complaint(lines("fall cap 9\nexpect seat nature\n")) == "6:13 " + format);
    CHECK(complaint(lines("fall cap 9\nexpect seat 1\n")) == "6:13 " + format);
    CHECK(complaint(lines("fall cap 9\nexpect step dice_fall\n")) == "6:13 " + format);
    CHECK(complaint(lines("fall cap 9\nexpect tray cap 8\n")) == "6:17 " + format);
    CHECK(complaint(lines("fall cap 9\nexpect tray moat 8\n")) == "6:13 " + format);
    CHECK(complaint(lines("fall cap 9\nexpect double\n")) == "6:14 " + format);
    CHECK(complaint(lines("fall cap 9\nexpect winners 0\n")) == "6:16 " + format);
    CHECK(complaint(lines("fall cap 9\nexpect legal roll now\n")) == "6:19 " + format);
    CHECK(complaint(lines("fall cap 9\nexpect legal dice_keep\n")) == "6:14 " + format);
    CHECK(complaint(lines("fall cap 9\nexpect refused nonsense dice_keep\n")) == "6:16 " + format);
    CHECK(complaint(lines("fall cap 9\nexpect refused dice_few_knights dice_keep\n")) == "fine");
    CHECK(complaint(lines("expect hash 0123456789abcdef\n")) == "5:13 " + format);
    CHECK(complaint(lines("expect hash 12\n")) == "5:13 " + format);
    CHECK(complaint(lines("expect wonders\n")) == "5:8 " + format);
    CHECK(complaint(lines("expect supply 0 follower 7\n")) == "5:8 " + format);
    CHECK(complaint(lines("place D 0 0 0\n")) == "5:7 " + format);
    CHECK(complaint(lines("draw D\n")) == "5:1 " + format);
    CHECK(complaint(lines("set base 1\n")) == "5:1 " + format);
    CHECK(complaint(lines("pieces follower 7\n")) == "5:1 " + format);
    CHECK(complaint(lines("option tower_no_ransom 1\n")) == "5:8 " + format);
    CHECK(complaint(lines("option wonders 1\n")) == "5:8 " + format);
    CHECK(complaint(lines("option dice_target_score -1\n")) == "5:26 " + format);
    CHECK(complaint(lines("option dice_target_score 5\noption dice_target_score 5\n")) == "6:8 " + format);
    CHECK(complaint(lines("option dice_finish_round 2\n")) == "5:26 " + format);
    CHECK(complaint(lines("fall cap 9\nseats 3\n")) == "6:1 " + format);
    CHECK(complaint("bastide 1\ngame dice\ngame tiles\n") == "3:6 " + format);
    CHECK(complaint("bastide 1\ngame dice\nseats 6\n\n") == "4:1 " + format);
    CHECK(complaint("game dice\n") == "1:1 " + format);
    CHECK(complaint("bastide 2\ngame dice\n") == "1:9 " + std::to_string(BASTIDE_E_VERSION));
    CHECK(complaint("bastide 1\nseats 2\noption dice_target_score 50\ngame tiles\n") == "3:8 " + format);
    CHECK(complaint("bastide 1\ngame cards\n") == "2:6 " + format);
}

TEST_CASE("Falls in a seeded script are compared with the rolls", "[DICE-TURN-04]")
{
    const Game game = make(seeded(21, 2));
    RandomSource random(21);
    play_on(game, random, 40);
    const std::string full = script(game);
    const std::string shown = script(game, BASTIDE_VIEW_PUBLIC);
    REQUIRE(full.find("seed 21\n") != std::string::npos);
    REQUIRE(full.find("fall") == std::string::npos);
    const std::size_t course = shown.find("\n\n") + 2;
    const std::string head = full.substr(0, full.find("\n\n") + 2);
    CHECK(complaint(head + shown.substr(course)) == "fine");
    // Lines of the head: bastide, game, seats, seed, option, one empty; the first fall is the first line of the course.
    REQUIRE(shown.compare(course, 5, "fall ") == 0);
    CHECK(complaint(head + "fall cap 9\n") == "7:1 " + std::to_string(BASTIDE_E_FORMAT));
    const std::size_t end = shown.find('\n', course);
    const std::string first = shown.substr(course, end - course) + "\n";
    CHECK(complaint(head + first) == "fine");
    CHECK(complaint(head + first + first) == "8:1 " + std::to_string(BASTIDE_E_FORMAT));  // it fell once
    CHECK(complaint(head + "fall\n") == "7:1 " + std::to_string(BASTIDE_E_FORMAT));
}

TEST_CASE("A script may contain all falls that follow from one action", "[DICE-TURN-04][DICE-TURN-07]")
{
    int ended_by_itself = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Game game = make(seeded(seed, 2));
        RandomSource random(seed);
        play_on(game, random, 150);
        const std::string full = script(game);
        const std::string shown = script(game, BASTIDE_VIEW_PUBLIC);
        const std::string told = full.substr(0, full.find("\n\n")) + shown.substr(shown.find("\n\n"));
        CHECK(complaint(told) == "fine");
        for (std::size_t at = shown.find("\nfall "); at != std::string::npos; at = shown.find("\nfall ", at + 1))
            ended_by_itself += shown.compare(shown.find('\n', at + 1), 6, "\nfall ") == 0;
    }
    CHECK(ended_by_itself > 0);
}

TEST_CASE("Any text may be given as a dice script", "[DICE-MODEL-02]")
{
    const Game game = make(seeded(8));
    RandomSource random(8);
    play_on(game, random, 40);
    const std::string whole = script(game, BASTIDE_VIEW_PUBLIC);
    for (std::size_t size = 0; size < whole.size(); ++size) from_script(whole.substr(0, size));
    for (int n = 0; n < 3000; ++n) {
        std::string bent = whole;
        for (int k = random.below(3); k >= 0; --k)
            bent[static_cast<std::size_t>(random.below(count_of(bent.size())))] = static_cast<char>(random.below(256));
        from_script(bent);
    }
    CHECK(from_script(whole));
}

TEST_CASE("A dice game has a snapshot that loads at every turn it can come to", "[DICE-TURN-01]")
{
    const bastide_action fallen = nine_caps();
    for (const std::uint64_t turn : {(std::uint64_t{1} << 30) - 1, std::uint64_t{1'199'999'998}}) {
        const Game game = from_snapshot(snapshot_at(turn));
        REQUIRE(game);
        for (std::uint64_t i = 0; i < 6; ++i) {
            const std::int32_t now = static_cast<std::int32_t>((turn + i - 1) % 1'200'000'000 + 1);  // then it is turn 1 again
            CHECK(decision(game).turn == now);
            if (i > 0) CHECK(events(game).back().turn == now);
            CHECK(decision(game).turn_seat == (now + 1) % 2);
            const std::vector<std::uint8_t> kept = snapshot(game);
            const Game again = from_snapshot(kept);
            REQUIRE(again);
            CHECK(hash(again) == hash(game));
            REQUIRE(bastide_game_apply(game.get(), &fallen, nullptr) == BASTIDE_OK);
            CHECK(from_snapshot(snapshot(game)));
            play(game, {"dice_stop"});
        }
    }
    CHECK(from_snapshot(snapshot_at(1'200'000'000)));
    CHECK_FALSE(from_snapshot(snapshot_at(1'200'000'001)));
    CHECK_FALSE(from_snapshot(snapshot_at(0)));
}

TEST_CASE("A dice snapshot has no score that a last turn could carry out of range", "[DICE-END-01]")
{
    CHECK(from_snapshot(snapshot_at(2, 41, 41)));
    CHECK_FALSE(from_snapshot(snapshot_at(2, 41, 42)));
    CHECK_FALSE(from_snapshot(snapshot_at(2, 42, 41)));
    CHECK(from_snapshot(snapshot_at(2, 41 + 56, 41, 1)));  // nine dice in one city, doubled
    CHECK_FALSE(from_snapshot(snapshot_at(2, 42 + 56, 41, 1)));
    CHECK_FALSE(from_snapshot(snapshot_at(2, 41, 42, 1)));  // seat 1 has its turn still before it
    CHECK_FALSE(from_snapshot(snapshot_at(2, 0, 1'000'056, 1)));
}
