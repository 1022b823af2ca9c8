// SPDX-License-Identifier: MIT
// Games as text: round trips, every expectation met and not met, errors with the place where they are, and actions as words.
#include <algorithm>
#include <cstring>

#include "capi/c_games.hpp"
#include "common/rules_revision.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr std::int32_t kLeast = INT32_MIN;
constexpr std::int32_t kMax = INT32_MAX;

struct Loaded {
    bastide_status status = BASTIDE_OK;
    bastide_refusal error{};
    Game game;
};

Loaded load(const std::string& text, const std::vector<const bastide_tileset*>& sets = {})
{
    Loaded out;
    bastide_game* made = nullptr;
    out.status = bastide_game_load_script(text.data(), count_of(text.size()), sets.data(), count_of(sets.size()), nullptr,
                                          &out.error, &made);
    out.game.reset(made);
    return out;
}

/// "line:column: sentence", or nothing when the script is fine.
std::string complaint(const std::string& text)
{
    const Loaded out = load(text);
    if (out.status == BASTIDE_OK) return "";
    if (out.game || out.error.status != out.status) return "the record and the status disagree";
    if (out.error.reason / 100 == 99 && !has_one_sentence(out.error)) return "the record says: " + sentence(out.error);
    return std::to_string(out.error.line) + ":" + std::to_string(out.error.column) + ": " + out.error.text;
}

bastide_status status_of(const std::string& text) { return load(text).status; }

/// Five lines after which Red has closed a city of two tiles and nature is to draw for Blue.
const std::string kTurn =
    "bastide 1\n"
    "chance host\n"
    "draw E\n"
    "0: place E 0 -1 2\n"
    "0: deploy follower 0 -1 c0\n";

/// Red has a thief on a road, and Blue is to deploy on the bend that extends it.
const std::string kRoad =
    "bastide 1\n"
    "chance host\n"
    "draw U\n"
    "0: place U 1 0 1\n"
    "0: deploy follower 1 0 r0\n"
    "draw V\n"
    "1: place V 2 0 0\n";

Game played(std::uint64_t seed, int actions = 1'000'000)
{
    Game game = make(seeded(seed, 4));
    Dice dice(seed);
    play_on(game, dice, actions);
    return game;
}

std::string hex(std::uint64_t value)
{
    std::string out(16, '0');
    for (std::size_t i = 0; i < 16; ++i) out[15 - i] = "0123456789abcdef"[(value >> (4 * i)) & 15];
    return out;
}

}  // namespace

// ---- round trips --------------------------------------------------------------------------------------------------------------

TEST_CASE("A game written as a script and read again is the same game")
{
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        for (int actions : {0, 1, 33, 1000}) {
            const Game game = played(seed, actions);
            for (std::int32_t viewer : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC}) {
                const std::string text = script(game, viewer);
                const Loaded out = load(text);
                REQUIRE(out.game);
                CHECK(same_position(game, out.game));
                CHECK(script(out.game) == text);
                CHECK(snapshot(out.game) == snapshot(game, viewer));
            }
        }
    }
}

TEST_CASE("A script is the config and then the actions line by line")
{
    Setup setup = seeded(5, 3);
    setup.choices = {choose_set(BASTIDE_SET_BASE, 2), choose_followers(4)};
    setup.first_seat = 2;
    setup.capacity = 50;
    const Game game = make(setup);
    const std::string head = "bastide 1\ngame tiles\nseats 3\nfirst 2\nevents 50\nseed 5\nset base 2\npieces follower 4\n\n";
    CHECK(script(game) == head);
    const bastide_action action = actions(game)[0];
    const std::string line = write(game, action);
    perform(game, action);
    CHECK(script(game) == head + line + "\n");
}

TEST_CASE("A public script contains the draws instead of the seed")
{
    const Game game = played(6, 12);
    const std::string text = script(game, BASTIDE_VIEW_PUBLIC);
    CHECK(text.find("seed") == std::string::npos);
    CHECK(text.find("chance host\n") != std::string::npos);
    CHECK(text.find("\ndraw ") != std::string::npos);
    CHECK(script(game).find("\ndraw ") == std::string::npos);
    CHECK(script(game).find("\nseed 6\n") != std::string::npos);
    for (std::int32_t viewer : {kLeast, -101, -2, 4, kMax})
        CHECK(bastide_game_write_script(game.get(), viewer, nullptr, 0) == BASTIDE_E_ARGUMENT);
}

TEST_CASE("A script is cut to fit and closed by NUL")
{
    const Game game = played(7, 12);
    const std::string whole = script(game);
    const auto n = count_of(whole.size());
    for (std::int32_t cap : {1, 2, 100, n, n + 1, n + 2}) {
        std::string buffer(at(n) + 3, '#');
        CHECK(bastide_game_write_script(game.get(), BASTIDE_VIEW_FULL, buffer.data(), cap) == n);
        const std::size_t length = at(std::min(cap - 1, n));
        CHECK(buffer.substr(0, length) == whole.substr(0, length));
        CHECK(buffer[length] == '\0');
        CHECK(buffer.substr(length + 1) == std::string(buffer.size() - length - 1, '#'));
    }
}

TEST_CASE("A game of a host's tile set is written and read with that set")
{
    const Tileset winter = built_in(BASTIDE_SET_WINTER);
    CHECK(load("bastide 1\nset base 1\ntileset 0 2\nseed 3\nexpect left 94\n", {winter.get()}).status == BASTIDE_OK);
    CHECK(load("bastide 1\nset base 1\ntileset 0 2\nseed 3\n").status == BASTIDE_E_FORMAT);
    const Loaded out = load("bastide 1\nset base 1\ntileset 0 2\nseed 3\n", {winter.get()});
    REQUIRE(out.game);
    Dice dice(3);
    play_on(out.game, dice);
    CHECK(load(script(out.game), {winter.get()}).status == BASTIDE_OK);
}

TEST_CASE("A game in which two tiles have one name is refused because scripts call tiles by name")
{
    const Tileset base = built_in(BASTIDE_SET_BASE);
    const Loaded out = load("bastide 1\nset base 1\ntileset 0 1\nseed 3\n", {base.get()});
    CHECK(out.status == BASTIDE_E_FORMAT);
    CHECK(out.error.reason == BASTIDE_REASON_CONFIG_TILESET);
}

// ---- config lines
// --------------------------------------------------------------------------------------------------------------

TEST_CASE("Config lines are read in any order and with comments and blanks")
{
    const Game game =
        load("# a comment\n\n  bastide\t1  # the first word\r\n\tset winter 2\nfirst 1\n\npieces follower 3\nseats 4#\n").game;
    CHECK(!game);  // "4#" is one word and no number
    const Game good = load(
                          "# a comment\n\n  bastide\t1  # the first word\r\n\tset winter 2\nfirst 1\n\npieces follower 3\n"
                          "seats 4 #\nset base 1\nseed 18446744073709551615\nevents 9\nrevision 1\ngame tiles\nchance seeded")
                          .game;
    REQUIRE(good);
    bastide_config config{};
    REQUIRE(bastide_game_get_config(good.get(), &config) == BASTIDE_OK);
    CHECK(config.seats == 4);
    CHECK(config.first_seat == 1);
    CHECK(config.seed == UINT64_MAX);
    CHECK(config.event_capacity == 9);
    CHECK(config.chance == BASTIDE_CHANCE_SEEDED);
    CHECK(choices(good).size() == 3);
    CHECK(bastide_game_count_supply(good.get(), 0, BASTIDE_PIECE_FOLLOWER) == 3);
}

TEST_CASE("A game of a script begins under the newest rules, whatever revision the script needs")
{
    for (const char* text : {"bastide 1\n", "bastide 1\nrevision 1\n", "bastide 1\ngame dice\nrevision 1\n"}) {
        const Game game = load(text).game;
        REQUIRE(game);
        bastide_config config{};
        REQUIRE(bastide_game_get_config(game.get(), &config) == BASTIDE_OK);
        CHECK(config.rules_revision == static_cast<std::int32_t>(bastide::kRulesRevision));
    }
}

TEST_CASE("A script of the title alone is the default game")
{
    for (const char* text : {"bastide 1", "bastide 1\n", "\n\nbastide 1\n\n# no more\n"})
        CHECK(same_position(load(text).game, make(seeded(0))));
}

TEST_CASE("A config line that cannot be read is reported with its line and column")
{
    CHECK(complaint("# nothing\n") == "1:1: A script begins with the line 'bastide 1'.");
    CHECK(complaint("\n  castle 1\n") == "2:3: A script begins with the line 'bastide 1'.");
    CHECK(complaint("seats 3\n") == "1:1: A script begins with the line 'bastide 1'.");
    CHECK(complaint("bastide 2\n") == "1:9: This library reads only scripts of version 1.");
    CHECK(complaint("bastide 1 now\n") == "1:11: Expected the end of the line.");
    CHECK(complaint("bastide 1\ngame chess\n") == "2:6: Expected 'tiles' or 'dice'.");
    CHECK(complaint("bastide 1\nseats\n") == "2:6: A number from 1 to 8 is expected here.");
    CHECK(complaint("bastide 1\nseats  x\n") == "2:8: A number from 1 to 8 is expected here.");
    CHECK(complaint("bastide 1\nseats 7\n") == "2:1: The chosen boxes allow 2 to 5 seats.");
    CHECK(complaint("bastide 1\nseats 9\n") == "2:7: A number from 1 to 8 is expected here.");
    CHECK(complaint("bastide 1\nseats 3 4\n") == "2:9: Expected the end of the line.");
    CHECK(complaint("bastide 1\nfirst -1\n") == "2:7: A number from 0 to 7 is expected here.");
    CHECK(complaint("bastide 1\nevents -2\n") == "2:8: A number from -1 to 1048576 is expected here.");
    const std::string newest = std::to_string(bastide::kRulesRevision);
    CHECK(complaint("bastide 1\nrevision " + newest + "0\n") == "2:10: A number from 1 to " + newest + " is expected here.");
    CHECK(complaint("bastide 1\nseed 18446744073709551616\n") == "2:6: A seed is a whole number below 2^64.");
    CHECK(complaint("bastide 1\nseed -1\n") == "2:6: A seed is a whole number below 2^64.");
    CHECK(complaint("bastide 1\nchance fate\n") == "2:8: Expected 'host' or 'seeded'.");
    CHECK(complaint("bastide 1\nset tavern 1\n") == "2:5: No choice has this name.");
    CHECK(complaint("bastide 1\nset base 1001\n") == "2:10: The value of the choice must be from 0 to 1000.");
    CHECK(complaint("bastide 1\nset base one\n") == "2:10: A number from -2147483647 to 2147483647 is expected here.");
    CHECK(complaint("bastide 1\nset base 1\nset base 1\n") == "3:5: An earlier line already makes this choice.");
    CHECK(complaint("bastide 1\npieces unicorn 1\n") == "2:8: No choice has this name.");
    CHECK(complaint("bastide 1\npieces follower 101\n") == "2:17: The value of the choice must be from 0 to 100.");
    CHECK(complaint("bastide 1\nset base 1\noption hand_hidden 7\n") ==
          "3:1: The value of the option hand_hidden must be from 0 to 1.");
    CHECK(complaint("bastide 1\nbush 0 2\n") == "2:8: The value of the choice must be from 0 to 1.");
    CHECK(complaint("bastide 1\noption x 1\n") == "2:8: No choice has this name.");
    CHECK(complaint("bastide 1\ntileset 0 1\n") == "2:9: Tile set handle 0 is missing.");
    CHECK(complaint("bastide 1\ntileset 16 1\n") == "2:9: A number from 0 to 15 is expected here.");
    CHECK(complaint(kTurn + "seats 3\n") == "6:1: Config lines must come before the table lines and the actions.");
    CHECK(complaint("bastide 1\nthrow dice\n") == "2:1: Expected an action, such as place, deploy or pass.");
}

TEST_CASE("An empty script is wrong on its first line")
{
    CHECK(complaint("") == "1:1: A script begins with the line 'bastide 1'.");
}

TEST_CASE("A config that contradicts itself is reported when the game begins")
{
    CHECK(complaint("bastide 1\nseats 6\nexpect turn 1\n") == "3:1: The chosen boxes allow 2 to 5 seats.");
    CHECK(complaint("bastide 1\nseats 2\nfirst 2\n") == "3:1: first_seat is 2; 0 to 1 are possible.");
    CHECK(complaint("bastide 1\nset winter 1\n") == "2:1: None of the chosen tile sets has a start tile.");
    CHECK(status_of("bastide 1\nset winter 1\n") == BASTIDE_E_FORMAT);
    CHECK(status_of("bastide 1\nset base 1000\n") == BASTIDE_E_LIMIT);
    CHECK(load("bastide 1\nseats 6\n").error.reason == BASTIDE_REASON_CONFIG_SEATS);
}

TEST_CASE("A game made with both a seed and a host's chance can be saved")
{
    const Loaded out = load("bastide 1\nseed 5\nchance host\ndraw E\n");
    if (out.status != BASTIDE_OK) return;  // to refuse the contradiction is fine too
    CHECK(load(script(out.game)).status == BASTIDE_OK);
    const std::vector<std::uint8_t> bytes = snapshot(out.game);
    bastide_game* again = nullptr;
    CHECK(bastide_game_load_snapshot(bytes.data(), count_of(bytes.size()), nullptr, 0, nullptr, nullptr, &again) == BASTIDE_OK);
    bastide_game_destroy(again);
    bastide_config config{};
    REQUIRE(bastide_game_get_config(out.game.get(), &config) == BASTIDE_OK);
    CHECK(config.seed == 0);
}

// ---- expectations
// --------------------------------------------------------------------------------------------------------------

TEST_CASE("Expectations that are met are passed over")
{
    const std::uint64_t now = hash(load(kTurn).game);
    CHECK(complaint(kTurn +
                    "expect score 0 4\nexpect score 1 0\nexpect supply 0 follower 7\nexpect seat nature\nexpect step draw\n"
                    "expect tile none\nexpect left 82\nexpect turn 2\nexpect placements C 0\nexpect placements E 12\n"
                    "expect options 36\nexpect winners\nexpect feature 0 -1 c0 tiles 2\nexpect feature 0 0 c0 points 4\n"
                    "expect feature 0 0 c0 complete\nexpect feature 0 0 r0 incomplete\nexpect feature 0 0 r0 open 2\n"
                    "expect feature 0 -1 f0 open 6\nexpect legal draw E\nexpect refused not_your_decision 0: pass\n"
                    "expect refused wrong_step pass\nexpect hash " +
                    hex(now) + "  # as it was\n") == "");
    CHECK(complaint(kRoad + "expect seat 1\nexpect step act\nexpect supply 0 follower 6\nexpect options 3\nexpect legal pass\n"
                            "expect legal deploy follower 2 0 f1\nexpect refused occupied deploy follower 2 0 r0\n"
                            "expect refused not_last_tile 1: deploy follower 1 0 f0\nexpect tile none\n") == "");
    CHECK(complaint("bastide 1\nchance host\ndraw B\nexpect tile B\nexpect refused side_mismatch place B 0 -1 0\n"
                    "expect refused wrong_tile place A 0 1 0\nexpect refused must_place pass\nexpect seat 0\n"
                    "expect refused cell_taken 0: place B 0 0 3\nexpect refused touches_nothing place B 5 5 3\n") == "");
}

TEST_CASE("Expectations that fail are reported with their place and the actual value")
{
    const auto fails = [](const std::string& line) { return complaint(kTurn + line + "\n"); };
    CHECK(fails("expect over") == "6:12: Expected the game to be over.");
    CHECK(fails("expect score 0 5") == "6:16: Expected the score to be 5, but it is 4.");
    CHECK(fails("expect score 2 5") == "6:14: A number from 0 to 1 is expected here.");
    CHECK(fails("expect supply 0 follower 6") == "6:26: Expected the supply to be 6, but it is 7.");
    CHECK(fails("expect supply 0 unicorn 6") == "6:17: No kind of piece has this name.");
    CHECK(fails("expect seat 0") == "6:13: Expected the deciding seat to be 0, but it is nature.");
    CHECK(fails("expect step place") == "6:13: Expected the step to be place, but it is draw.");
    CHECK(fails("expect tile E") == "6:13: Expected the drawn tile to be E, but it is none.");
    CHECK(fails("expect left 1") == "6:13: Expected tiles left to be 1, but it is 82.");
    CHECK(fails("expect turn 1") == "6:13: Expected the turn to be 1, but it is 2.");
    CHECK(fails("expect placements E 1") == "6:21: Expected legal placements to be 1, but it is 12.");
    CHECK(fails("expect placements ZZ 1") == "6:19: No tile type of the game has this name.");
    CHECK(fails("expect options 1") == "6:16: Expected legal actions to be 1, but it is 36.");
    CHECK(fails("expect winners 0 1") == "6:16: Expected the mask of winning seats to be 3, but it is 0.");
    CHECK(fails("expect winners 2") == "6:16: A number from 0 to 1 is expected here.");
    CHECK(fails("expect feature 0 -1 c0 tiles 3") == "6:30: Expected its tiles to be 3, but it is 2.");
    CHECK(fails("expect feature 0 0 r0 open 1") == "6:28: Expected its open sides to be 1, but it is 2.");
    CHECK(fails("expect feature 0 0 r0 points 2") == "6:30: Expected its points to be 2, but it is 1.");
    CHECK(fails("expect feature 0 0 r0 complete") == "6:16: Expected the feature to be complete.");
    CHECK(fails("expect feature 0 0 c0 incomplete") == "6:16: Expected the feature to be incomplete.");
    CHECK(fails("expect feature 0 0 c0 nice") == "6:23: Expected tiles, open, points, complete or incomplete.");
    CHECK(fails("expect feature 0 0 c1 tiles 1") ==
          "6:20: The tile on that cell has no segment with this name; names are like c0, r0, f0 or m.");
    CHECK(fails("expect feature 7 7 c0 tiles 1") == "6:20: The cell has no tile.");
    CHECK(fails("expect legal 0: pass") == "6:14: Expected the reason to be none, but it is not_your_decision.");
    CHECK(fails("expect refused wrong_step 0: pass") ==
          "6:27: Expected the reason to be wrong_step, but it is not_your_decision.");
    CHECK(fails("expect refused wrong_step draw E") == "6:27: Expected the reason to be wrong_step, but it is none.");
    CHECK(fails("expect refused none draw E") == "6:16: No reason has this name.");
    CHECK(fails("expect refused whim draw E") == "6:16: No reason has this name.");
    CHECK(fails("expect hash 12") == "6:13: A hash has sixteen hexadecimal digits.");
    CHECK(fails("expect hash 0123456789ABCDEF") == "6:13: A hash has sixteen hexadecimal digits.");
    CHECK(fails("expect hash 0123456789abcdef").substr(0, 58) == "6:13: Expected the hash to be 0123456789abcdef, but it is ");
    for (const char wrong : std::string("/:@AFGZ[`gz{~")) {
        INFO(wrong);
        for (const std::string& digits : {"0123456789abcde" + std::string(1, wrong), std::string(1, wrong) + "123456789abcdef"})
            CHECK(fails("expect hash " + digits) == "6:13: A hash has sixteen hexadecimal digits.");
    }
    CHECK(fails("expect hash 0123456789abcdef0") == "6:13: A hash has sixteen hexadecimal digits.");
    CHECK(fails("expect random") == "6:8: Expected something that can be checked, such as score, tile, seat or over.");
    CHECK(fails("expect") == "6:7: Expected something that can be checked, such as score, tile, seat or over.");
    CHECK(fails("expect turn 2 3") == "6:15: Expected the end of the line.");
    CHECK(fails("expect score 0") == "6:15: A number from -2147483647 to 2147483647 is expected here.");
    CHECK(status_of(kTurn + "expect over\n") == BASTIDE_E_FORMAT);
}

TEST_CASE("The end of a game can be expected")
{
    const Game game = played(8);
    std::string winners;
    for (std::int32_t i = 0; i < 4; ++i)
        if ((decision(game).winners >> i) & 1) winners += " " + std::to_string(i);
    const std::string whole = script(game) + "expect over\nexpect winners" + winners +
                              "\nexpect seat none\nexpect step none\nexpect tile none\nexpect left 0\nexpect options 0\n"
                              "expect refused game_over pass\nexpect refused game_over 2: pass\n";
    CHECK(complaint(whole) == "");
    CHECK(complaint(whole + "expect legal pass\n").find("but it is game_over.") != std::string::npos);
    CHECK(complaint(whole + "0: pass\n").find("The game is over.") != std::string::npos);
    CHECK(status_of(whole + "0: pass\n") == BASTIDE_E_ILLEGAL);
}

// ---- actions
// -------------------------------------------------------------------------------------------------------------------

TEST_CASE("A refused action of a script is reported with its place and the sentence of its refusal")
{
    const Loaded out = load(kTurn + "draw U\n1: place U 0 -1 0\n");
    CHECK(out.status == BASTIDE_E_ILLEGAL);
    CHECK(out.error.status == BASTIDE_E_ILLEGAL);
    CHECK(out.error.reason == BASTIDE_REASON_CELL_TAKEN);
    CHECK(out.error.line == 7);
    CHECK(out.error.column == 1);
    CHECK(std::string(out.error.text) == "A tile already lies on (0,-1).");
    CHECK(complaint(kTurn + "  0: pass\n") == "6:3: It is Nature's decision, not Red's.");
    CHECK(complaint(kRoad + "deploy follower 2 0 r0\n") == "8:1: Red's piece occupies the feature at (1,0).");
}

TEST_CASE("The refusal of an action of a script has the fields of its reason")
{
    const std::string beginning = "bastide 1\nchance host\ndraw B\n";
    const Loaded out = load(beginning + "0: place B 0 -1 0\n");
    REQUIRE(out.error.reason == BASTIDE_REASON_SIDE_MISMATCH);
    const Game game = load(beginning).game;
    bastide_action action;
    REQUIRE(bastide_action_parse(game.get(), "0: place B 0 -1 0", -1, nullptr, &action) == BASTIDE_OK);
    bastide_refusal direct;
    REQUIRE(bastide_game_check(game.get(), &action, &direct) == BASTIDE_E_ILLEGAL);
    bastide_refusal same = out.error;
    CHECK(same.line == 4);
    CHECK(same.column == 1);
    same.line = same.column = 0;
    std::memset(same.text, 0, sizeof same.text);
    CHECK(std::memcmp(&same, &direct, sizeof same) == 0);
    CHECK(sentence(out.error) == "Line 4, column 1: " + std::string(out.error.text));
    bastide_texts* texts = nullptr;
    REQUIRE(bastide_texts_parse("reason.side_mismatch = {cell}: {side}, {side_kind}, {other_side_kind}.\n", -1, nullptr, nullptr,
                                &texts) == BASTIDE_OK);
    CHECK(sentence(out.error, texts) == "Line 4, column 1: (0,0): south, field, city.");
    bastide_texts_destroy(texts);
    bastide_refusal kept = out.error;  // by a host that kept the reason and the text
    kept.x = kept.y = BASTIDE_NOWHERE;
    kept.side = -1;
    kept.side_kind = kept.other_side_kind = 0;
    CHECK(sentence(kept) == sentence(out.error));
    const Loaded occupied = load(kRoad + "deploy follower 2 0 r0\n");
    CHECK(occupied.error.seat == 0);
    CHECK(occupied.error.x == 1);
    CHECK(occupied.error.y == 0);
}

TEST_CASE("An action that cannot be read is reported with its place")
{
    const auto fails = [](const std::string& line) { return complaint(kRoad + line + "\n"); };
    CHECK(fails("jump") == "8:1: Expected an action, such as place, deploy or pass.");
    CHECK(fails("1: jump") == "8:4: Expected an action, such as place, deploy or pass.");
    CHECK(fails("2: pass") == "8:1: The game has no seat with this number.");
    CHECK(fails("-1: pass") == "8:1: The game has no seat with this number.");
    CHECK(fails("x: pass") == "8:1: The game has no seat with this number.");
    CHECK(fails("1:") == "8:3: Expected an action, such as place, deploy or pass.");
    CHECK(fails("1: pass now") == "8:9: Expected the end of the line.");
    CHECK(fails("1: deploy") == "8:10: No kind of piece has this name.");
    CHECK(fails("1: deploy unicorn 2 0 r0") == "8:11: No kind of piece has this name.");
    CHECK(fails("1: deploy follower 2 0 r1") ==
          "8:24: The tile on that cell has no segment with this name; names are like c0, r0, f0 or m.");
    CHECK(fails("1: deploy follower 2 0 m") ==
          "8:24: The tile on that cell has no segment with this name; names are like c0, r0, f0 or m.");
    CHECK(fails("1: deploy follower 5 5 r0") == "8:24: The cell has no tile.");
    CHECK(fails("1: deploy follower 40000 0 r0") == "8:20: A number from -32000 to 32000 is expected here.");
    CHECK(fails("1: place Q9 0 0 0") == "8:10: No tile type of the game has this name.");
    CHECK(fails("1: place E 0 0 4") == "8:16: A number from 0 to 3 is expected here.");
    CHECK(fails("1: place E 0 x 3") == "8:14: A number from -32000 to 32000 is expected here.");
    CHECK(fails("draw") == "8:5: No tile type of the game has this name.");
}

TEST_CASE("The seat of an action may be left out")
{
    const Game one = load(kTurn).game;
    const Game other = load("bastide 1\nchance host\ndraw E\nplace E 0 -1 2\ndeploy follower 0 -1 c0\n").game;
    REQUIRE(other);
    CHECK(snapshot(one) == snapshot(other));
}

TEST_CASE("Draws in a seeded script are compared with those of the seed")
{
    const Game game = make(seeded(5));
    const std::string drawn = tiles(game)[at(decision(game).tile)].name;
    const std::string wrong = drawn == "A" ? "B" : "A";
    CHECK(complaint("bastide 1\nseed 5\ndraw " + drawn + "\n") == "");
    CHECK(complaint("bastide 1\nseed 5\ndraw " + wrong + "\n") ==
          "3:1: Expected the drawn tile to be " + wrong + ", but it is " + drawn + ".");
    CHECK(snapshot(load("bastide 1\nseed 5\ndraw " + drawn + "\n").game) == snapshot(game));
    CHECK(complaint("bastide 1\nseed 5\ndraw " + drawn + "\ndraw " + drawn + "\n") != "");  // it was drawn once
    const Loaded alone = load("bastide 1\noption dice_target_score 7\n");
    CHECK(alone.error.reason == BASTIDE_REASON_CONFIG_OPTION_ALONE);
    CHECK(alone.error.option == BASTIDE_OPTION_DICE_TARGET_SCORE);
}

TEST_CASE("A seeded script may contain all its draws, those of tiles that fitted nowhere too")
{
    int removed = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Game game = make(seeded(seed));
        bastide_game* const one = game.get();
        std::uint64_t random = seed;
        REQUIRE(bastide_games_play_out(&one, 1, 1000, &random) == 1);
        for (const bastide_stock& row : stock(game)) removed += row.removed;
        const std::string full = script(game);
        const std::string shown = script(game, BASTIDE_VIEW_PUBLIC);
        const std::string told = full.substr(0, full.find("\n\n")) + shown.substr(shown.find("\n\n"));
        CHECK(complaint(told) == "");
    }
    CHECK(removed > 0);  // two draws followed from one action somewhere
}

TEST_CASE("Actions are written as the header shows")
{
    const Game game = load(kRoad).game;
    const auto words = [&](const bastide_action& action) { return write(game, action); };
    bastide_action deploy = blank(BASTIDE_ACTION_DEPLOY, 1);
    deploy.piece_kind = BASTIDE_PIECE_FOLLOWER;
    deploy.x = 2;
    deploy.y = 0;
    deploy.segment = 1;
    CHECK(words(deploy) == "1: deploy follower 2 0 f0");
    deploy.segment = 0;
    deploy.x = 1;
    CHECK(words(deploy) == "1: deploy follower 1 0 r0");
    bastide_action place = blank(BASTIDE_ACTION_PLACE, 0);
    place.tile = tile_named(game, "Z06");
    place.x = -3;
    place.y = 12;
    place.rotation = 3;
    CHECK(words(place) == "0: place Z06 -3 12 3");
    CHECK(words(blank(BASTIDE_ACTION_PASS, 1)) == "1: pass");
    bastide_action draw = blank(BASTIDE_ACTION_DRAW, -1);
    draw.tile = 0;
    CHECK(words(draw) == "draw A");
    draw.points = 5;
    CHECK(words(draw) == "draw A");
}

TEST_CASE("No line is written of an action that names what is not there")
{
    Setup setup;
    setup.chance = BASTIDE_CHANCE_HOST;
    setup.choices = {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_TOWER)};
    const Game game = make(setup);
    play(game, {"draw E", "0: place E 0 -1 2"});
    const auto length = [&](std::int32_t kind, auto change) {
        bastide_action action = blank(kind, 0);
        action.tile = action.segment = action.piece = action.other_seat = 0;
        action.piece_kind = BASTIDE_PIECE_FOLLOWER;
        action.x = 0;
        action.y = -1;
        change(action);
        return bastide_action_write(game.get(), &action, nullptr, 0);
    };
    const auto deploy = [&](auto change) { return length(BASTIDE_ACTION_DEPLOY, change); };
    CHECK(deploy([](bastide_action&) {}) == 26);                  // 0: deploy follower 0 -1 c0
    for (std::int32_t segment : {-1, 2, 31, 64, 255, 256, kMax})  // E shows a city and a field
        CHECK(deploy([&](bastide_action& a) { a.segment = segment; }) == BASTIDE_E_ARGUMENT);
    for (std::int32_t kind : {-1, 0, 63, 65535, 65537, kMax})
        CHECK(deploy([&](bastide_action& a) { a.piece_kind = kind; }) == BASTIDE_E_ARGUMENT);
    for (std::int32_t y : {-2, 1, 32000, 32001, kMax, kLeast})
        CHECK(deploy([&](bastide_action& a) { a.y = y; }) == BASTIDE_E_ARGUMENT);
    for (std::int32_t spot : {BASTIDE_SPOT_SEGMENT, BASTIDE_SPOT_CORNER})
        CHECK(deploy([&](bastide_action& a) {
                  a.spot = spot;
                  a.x = 5;
              }) == BASTIDE_E_ARGUMENT);
    CHECK(length(BASTIDE_ACTION_TAKE, [](bastide_action&) {}) == 9);  // 0: take 0
    for (std::int32_t piece : {-1, 1000, 65536, kMax})
        CHECK(length(BASTIDE_ACTION_TAKE, [&](bastide_action& a) { a.piece = piece; }) == BASTIDE_E_ARGUMENT);
    CHECK(length(BASTIDE_ACTION_PLACE, [](bastide_action& a) { a.x = 32001; }) == BASTIDE_E_ARGUMENT);
    CHECK(length(BASTIDE_ACTION_PLACE, [](bastide_action& a) { a.x = 32000; }) == 21);  // 0: place A 32000 -1 0
    CHECK(length(BASTIDE_ACTION_NAME, [](bastide_action& a) { a.other_seat = kLeast; }) == BASTIDE_E_ARGUMENT);
    CHECK(length(BASTIDE_ACTION_NAME, [](bastide_action& a) { a.other_seat = -7; }) == 10);  // 0: name -7
}

TEST_CASE("Every listed action is written and read back as the same action")
{
    for (std::uint64_t seed = 0; seed < 2; ++seed) {
        Setup setup;
        setup.seats = 3;
        const Game game = make(seed ? seeded(seed, 3) : setup);
        Dice dice(seed);
        while (!is_over(game)) {
            const std::vector<bastide_action> legal = actions(game);
            for (const bastide_action& action : legal) REQUIRE(same(parse(game, write(game, action)), action));
            perform(game, pick(game, legal, dice));
        }
    }
}

TEST_CASE("An action is read by its length or up to its NUL")
{
    const Game game = load(kRoad).game;
    bastide_action action{};
    CHECK(bastide_action_parse(game.get(), "1: pass and more", 7, nullptr, &action) == BASTIDE_OK);
    CHECK(action.kind == BASTIDE_ACTION_PASS);
    CHECK(action.seat == 1);
    CHECK(bastide_action_parse(game.get(), "pass", -1, nullptr, &action) == BASTIDE_OK);
    CHECK(action.seat == 1);
    CHECK(bastide_action_parse(game.get(), "0: pass  # not its turn", -1, nullptr, &action) == BASTIDE_OK);
    CHECK(action.seat == 0);
    CHECK(bastide_action_parse(game.get(), "pass", -2, nullptr, &action) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_action_parse(game.get(), "pass", kLeast, nullptr, &action) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_action_parse(game.get(), "pass", 0, nullptr, &action) == BASTIDE_E_FORMAT);
}

TEST_CASE("An action that cannot be read leaves an empty action and reports the column")
{
    const Game game = load(kRoad).game;
    bastide_action nothing = blank(0, -1);
    for (const char* line : {"", "  ", "jump", "1: deploy follower 2 0 r7", "9: pass", "1: pass now", "\x80\xff"}) {
        bastide_refusal error{};
        bastide_action action;
        std::memset(&action, 0xAB, sizeof action);
        CHECK(bastide_action_parse(game.get(), line, -1, &error, &action) == BASTIDE_E_FORMAT);
        CHECK(error.status == BASTIDE_E_FORMAT);
        CHECK(error.column >= 1);
        CHECK(std::strlen(error.text) > 5);
        CHECK(same(action, nothing));
    }
    bastide_refusal error{};
    bastide_action action;
    CHECK(bastide_action_parse(game.get(), "1: deploy follower 2 0 r7", -1, &error, &action) == BASTIDE_E_FORMAT);
    CHECK(error.column == 24);
}

TEST_CASE("An error in the text of one action is on its first line")
{
    const Game game = make();
    bastide_refusal error{};
    bastide_action action;
    CHECK(bastide_action_parse(game.get(), "jump", -1, &error, &action) == BASTIDE_E_FORMAT);
    CHECK(error.line == 1);
}

// ---- any bytes
// -----------------------------------------------------------------------------------------------------------------

TEST_CASE("Any bytes may be given as a script")
{
    Dice dice(1);
    const std::string whole = kRoad + "expect feature 2 0 r0 tiles 3\nexpect refused occupied deploy follower 2 0 r0\npass\n";
    REQUIRE(complaint(whole) == "");
    const std::string odd = "0123456789 -:#\n\t\r\xff expectdrawplacepasscmrf";
    for (int n = 0; n < 5000; ++n) {
        std::string text = whole;
        for (int k = dice.between(1, 5); k > 0; --k) {
            const std::size_t where = at(dice.below(count_of(text.size())));
            const char c = dice.once_in(20) ? '\0' : odd[at(dice.below(count_of(odd.size())))];
            switch (dice.below(3)) {
                case 0: text[where] = c; break;
                case 1: text.insert(where, 1, c); break;
                default: text.erase(where, 1); break;
            }
        }
        const Loaded out = load(text);
        REQUIRE((out.status == BASTIDE_OK || out.status == BASTIDE_E_FORMAT || out.status == BASTIDE_E_ILLEGAL ||
                 out.status == BASTIDE_E_VERSION || out.status == BASTIDE_E_LIMIT));
        REQUIRE((out.status == BASTIDE_OK) == (out.game != nullptr));
        if (out.game) continue;
        REQUIRE(out.error.line >= 1);
        REQUIRE(out.error.column >= 1);
        REQUIRE(out.error.text[0] != '\0');
    }
    for (std::size_t n = 1; n < whole.size(); ++n) {
        const Loaded out = load(whole.substr(0, n));
        REQUIRE((out.status == BASTIDE_OK) == (out.game != nullptr));
    }
}

TEST_CASE("A script may be large and a line of it long")
{
    std::string text = "bastide 1\nchance host\n";
    for (int i = 0; i < 20000; ++i) text += "# a comment\n";
    text += std::string(100000, ' ') + "draw E" + std::string(100000, ' ') + "# end\n";
    CHECK(complaint(text) == "");
    CHECK(complaint(text + std::string(70000, 'x')).substr(0, 8) == "20004:1:");
}
