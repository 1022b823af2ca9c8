// SPDX-License-Identifier: MIT
// Scripts that people share: tags, comments, clocks and variations are read, checked, kept, written, changed, and played.
#include <fstream>
#include <iterator>

#include "capi/c_games.hpp"
#include "source_tree.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

struct Parsed {
    bastide_status status = BASTIDE_OK;
    bastide_refusal error{};
    Script script;
};

Parsed parse_script(const std::string& text, const bastide_allocator* memory = nullptr)
{
    Parsed out;
    bastide_script* made = nullptr;
    out.status = bastide_script_parse(text.data(), count_of(text.size()), nullptr, 0, memory, &out.error, &made);
    out.script.reset(made);
    return out;
}

Script must_parse(const std::string& text)
{
    Parsed out = parse_script(text);
    INFO(out.error.line << ":" << out.error.column << ": " << out.error.text);
    REQUIRE(out.status == BASTIDE_OK);
    REQUIRE(out.script);
    return std::move(out.script);
}

std::string written(const Script& script)
{
    return text([&](char* out, std::int32_t cap) { return bastide_script_write(script.get(), out, cap); });
}

std::vector<bastide_script_line> lines_of(const Script& script)
{
    return collect<bastide_script_line>(
        [&](bastide_script_line* out, std::int32_t cap) { return bastide_script_list_lines(script.get(), out, cap); });
}

std::string text_at(const Script& script, std::int32_t index)
{
    return text([&](char* out, std::int32_t cap) { return bastide_script_line_text(script.get(), index, out, cap); });
}

std::string place_of(const bastide_refusal& error)
{
    return std::to_string(error.line) + ":" + std::to_string(error.column) + ": " + error.text;
}

/// What a reader of games and a reader of scripts complain about; both must say the same.
std::string complaint(const std::string& text)
{
    const Parsed out = parse_script(text);
    bastide_refusal error{};
    bastide_game* made = nullptr;
    const bastide_status status =
        bastide_game_load_script(text.data(), count_of(text.size()), nullptr, 0, nullptr, &error, &made);
    const Game game(made);
    if (status != out.status || status != error.status || out.status != out.error.status) return "the statuses differ";
    if (static_cast<bool>(game) != (status == BASTIDE_OK) || static_cast<bool>(out.script) != (status == BASTIDE_OK))
        return "a handle and the status differ";
    if (status == BASTIDE_OK) return "";
    return place_of(error) == place_of(out.error) ? place_of(error) : "the complaints differ";
}

/// What only the reader of scripts complains about.
std::string complaint_about_bytes(const std::string& text) { return place_of(parse_script(text).error); }

Game game_at(const Script& script, std::int32_t index)
{
    bastide_game* made = nullptr;
    REQUIRE(bastide_script_load_game(script.get(), index, nullptr, 0, nullptr, nullptr, &made) == BASTIDE_OK);
    return Game(made);
}

Game game_of(const std::string& text)
{
    bastide_game* made = nullptr;
    bastide_refusal error{};
    bastide_game_load_script(text.data(), count_of(text.size()), nullptr, 0, nullptr, &error, &made);
    INFO(place_of(error));
    REQUIRE(made != nullptr);
    return Game(made);
}

bastide_status replace(const Script& script, std::int32_t first, std::int32_t removed, const std::string& lines,
                       bastide_refusal* error = nullptr)
{
    return bastide_script_replace(script.get(), first, removed, lines.data(), count_of(lines.size()), nullptr, 0, error);
}

const std::string kHead = "bastide 1\nchance host\nset base 1\n";
const std::string kTurn = kHead +
                          "draw E\n"
                          "0: place E 0 -1 2\n"
                          "0: deploy follower 0 -1 c0\n";

std::string finished(std::uint64_t seed)
{
    const Game game = make(seeded(seed, 2));
    Dice dice(seed);
    play_on(game, dice, 1'000'000);
    return script(game);
}

std::string points_of(const std::string& text)
{
    const Game game = game_of(text);
    return std::to_string(seat(game, 0).score) + " " + std::to_string(seat(game, 1).score);
}

std::string with_tag(const std::string& text, const std::string& tag)
{
    const std::string title = "bastide 1\n";
    return title + "tag " + tag + "\n" + text.substr(title.size());
}

}  // namespace

// ---- what is kept -------------------------------------------------------------------------------------------------------------

TEST_CASE("Blanks, comments, empty lines and indentation have one form")
{
    const std::string text =
        "\xEF\xBB\xBF\r\n# To Bert\r\n\r\n\r\n bastide\t1   #v\r\ntag  event   Spring  Cup # 3 \rchance host\nset base 1\n"
        "\t\n#\n##  x \t\ndraw   E\n0: place E 0 -1 2\t# well\n variation\n#  why\n0: place E 0 -1 2\n 0: deploy follower 0 -1 "
        "c0\n"
        "variation\n0:\tpass\nend # back\nend\n\n";
    const std::string normal =
        "# To Bert\n\nbastide 1\n# v\ntag event Spring  Cup # 3\nchance host\nset base 1\n\n#\n# #  x\ndraw E\n0: place E 0 -1 "
        "2\n"
        "# well\nvariation\n  #  why\n  0: place E 0 -1 2\n  0: deploy follower 0 -1 c0\n  variation\n    0: pass\n  end\n  # "
        "back\n"
        "end\n\n";
    CHECK(written(must_parse(text)) == normal);
    CHECK(written(must_parse(normal)) == normal);
}

TEST_CASE("A script of the library is written again as the same bytes")
{
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        const Game game = make(seeded(seed, 4));
        Dice dice(seed);
        play_on(game, dice, 60);
        for (const std::int32_t viewer : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC}) {
            const std::string text = script(game, viewer);
            CHECK(written(must_parse(text)) == text);
            CHECK(hash(game_at(must_parse(text), -1)) == hash(game));
        }
    }
}

TEST_CASE("The lines of a script say what they are and where they stand")
{
    const Script script = must_parse(
        "bastide 1\ntag player.0 Anna\nchance host\nset base 1\n\ndraw E\n# first\n0: place E 0 -1 2\nclock 1 "
        "1:02:03.004\nvariation\n"
        "  0: place E 0 -1 2\n  0: pass\nend\n0: deploy follower 0 -1 c0\nexpect score 0 4\n");
    struct Want {
        std::int32_t kind, line, depth, actions;
        std::string text;
    };
    const std::vector<Want> want = {
        {BASTIDE_SCRIPT_LINE_TITLE, 1, 0, 0, "bastide 1"},
        {BASTIDE_SCRIPT_LINE_TAG, 2, 0, 0, "Anna"},
        {BASTIDE_SCRIPT_LINE_CONFIG, 3, 0, 0, "chance host"},
        {BASTIDE_SCRIPT_LINE_CONFIG, 4, 0, 0, "set base 1"},
        {BASTIDE_SCRIPT_LINE_ACTION, 6, 0, 1, "draw E"},
        {BASTIDE_SCRIPT_LINE_COMMENT, 7, 0, 1, "first"},
        {BASTIDE_SCRIPT_LINE_ACTION, 8, 0, 2, "0: place E 0 -1 2"},
        {BASTIDE_SCRIPT_LINE_CLOCK, 9, 0, 2, "clock 1 1:02:03.004"},
        {BASTIDE_SCRIPT_LINE_VARIATION, 10, 0, 1, "variation"},
        {BASTIDE_SCRIPT_LINE_ACTION, 11, 1, 2, "0: place E 0 -1 2"},
        {BASTIDE_SCRIPT_LINE_ACTION, 12, 1, 3, "0: pass"},
        {BASTIDE_SCRIPT_LINE_VARIATION_END, 13, 0, 2, "end"},
        {BASTIDE_SCRIPT_LINE_ACTION, 14, 0, 3, "0: deploy follower 0 -1 c0"},
        {BASTIDE_SCRIPT_LINE_EXPECTATION, 15, 0, 3, "expect score 0 4"},
    };
    const std::vector<bastide_script_line> lines = lines_of(script);
    REQUIRE(lines.size() == want.size());
    for (std::size_t i = 0; i < want.size(); ++i) {
        INFO("line " << i);
        CHECK(lines[i].kind == want[i].kind);
        CHECK(lines[i].line == want[i].line);
        CHECK(lines[i].depth == want[i].depth);
        CHECK(lines[i].actions == want[i].actions);
        CHECK(text_at(script, static_cast<std::int32_t>(i)) == want[i].text);
        const bool is_clock = lines[i].kind == BASTIDE_SCRIPT_LINE_CLOCK;
        CHECK(lines[i].seat == (is_clock ? 1 : -1));
        CHECK(lines[i].milliseconds == (is_clock ? 3723004 : 0));
        CHECK(std::string(lines[i].tag) == (lines[i].kind == BASTIDE_SCRIPT_LINE_TAG ? "player.0" : ""));
    }
    char buffer[4] = {};
    CHECK(bastide_script_line_text(script.get(), count_of(want.size()), buffer, 4) == BASTIDE_E_ABSENT);
    CHECK(bastide_script_line_text(script.get(), -1, buffer, 4) == BASTIDE_E_ARGUMENT);
}

TEST_CASE("Table lines are a kind of their own, and dice games have annotations too")
{
    const Script table = must_parse("bastide 1\nset base 1\nchance host\ntable tile D 0 0 0\n# set\ndraw E\n");
    CHECK(lines_of(table)[3].kind == BASTIDE_SCRIPT_LINE_TABLE);
    Setup setup = seeded(3, 2);
    setup.game = BASTIDE_GAME_DICE;
    const Game game = make(setup);
    Dice dice(3);
    play_on(game, dice, 1);
    const std::string first = script(game);
    const std::size_t last = first.rfind('\n', first.size() - 2) + 1;
    const std::string action = first.substr(last);
    const std::string annotated = with_tag(first, "event Roll & Write") + "clock 0 0:00:10\nvariation\n  " + action + "end\n";
    const Script kept = must_parse(annotated);
    CHECK(written(kept) == annotated);
    CHECK(hash(game_at(kept, -1)) == hash(game));
    CHECK(complaint(first + "variation\nend\n").find("A variation has at least one action.") != std::string::npos);
    CHECK(complaint(first + "end\n").find("No variation is open here.") != std::string::npos);
    CHECK(complaint(first + "clock 2 0:00:10\n").find("A number from 0 to 1 is expected here.") != std::string::npos);
    CHECK(complaint(with_tag(first, "result 1")) == "2:12: A result is * or the points of each seat.");
}

TEST_CASE("The example of the page is read, and its variations are legal")
{
    std::ifstream in(BASTIDE_SOURCE_DIR "/docs/snippets/annotated.script", std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const Script script = must_parse(text);
    CHECK(written(must_parse(written(script))) == written(script));
    std::int32_t index = -1;
    REQUIRE(bastide_script_find_tag(script.get(), "player.1", -1, &index) == BASTIDE_OK);
    CHECK(text_at(script, index) == "Bert");
    CHECK(bastide_script_find_tag(script.get(), "player.10", 8, &index) == BASTIDE_OK);
    CHECK(bastide_script_find_tag(script.get(), "player", -1, &index) == BASTIDE_E_ABSENT);
    CHECK(index == -1);
    CHECK(bastide_script_find_tag(script.get(), "Bert", -1, &index) == BASTIDE_E_ABSENT);
}

// ---- what is checked ----------------------------------------------------------------------------------------------------------

TEST_CASE("A tag has a name, a value, and the format of its name")
{
    const auto say = [](const std::string& tag) { return complaint(with_tag(kTurn, tag)); };
    for (const char* good :
         {"event Spring Cup", "site #3, Brno \xC4\x8C", "date 2026", "date 2026-05", "date 2024-02-29", "date 2000-02-29",
          "round 2.1", "player.0 Anna", "player.1 Bert", "rating.1 -5", "rating.0 1800", "result *", "result 10 -3",
          "time_control none", "time_control 600", "time_control 600+5", "annotator Clara", "my_own.tag2 x"}) {
        INFO(good);
        CHECK(say(good) == "");
    }
    CHECK(say("") == "2:5: The name of a tag is a small letter, then small letters, digits, _ or .; at most 31.");
    CHECK(say("Event x") == "2:5: The name of a tag is a small letter, then small letters, digits, _ or .; at most 31.");
    CHECK(say("2nd x") == "2:5: The name of a tag is a small letter, then small letters, digits, _ or .; at most 31.");
    CHECK(say(std::string(31, 'a') + " x") == "");
    CHECK(say(std::string(32, 'a') + " x") != "");
    CHECK(say("event ") == "2:11: A tag needs a value.");
    CHECK(say("event " + std::string(1000, 'x')) == "");
    CHECK(say("event " + std::string(1001, 'x')) == "2:11: The value of a tag has at most 1000 bytes.");
    CHECK(say("event a\x80") == "2:12: This byte is not valid UTF-8, or it is a control character.");
    CHECK(say("event a\x01") == "2:12: This byte is not valid UTF-8, or it is a control character.");
    for (const char* bad :
         {"date 26-05-01", "date 2026-13", "date 2026-00", "date 2026-5-1", "date 2026-04-31", "date 2023-02-29",
          "date 1900-02-29", "date 2026-01-00", "date 2026/05/01", "date 2026-05-", "date today"})
        CHECK(say(bad) == "2:10: A date is YYYY, YYYY-MM or YYYY-MM-DD.");
    for (const char* bad : {"time_control", "time_control fast", "time_control +5", "time_control 5+", "time_control 1+2+3"})
        CHECK(say(bad) != "");
    for (const char* bad : {"player. x", "player.8 x", "player.a x", "player.00 x", "rating. 1", "rating.9 1"})
        CHECK(say(bad) == "2:5: A seat is expected after 'player.' and 'rating.'.");
    CHECK(say("player.2 Carl") == "2:5: The game has no seat with this number.");
    CHECK(say("rating.0 good") == "2:14: A rating is a whole number.");
    CHECK(say("result 3") == "2:12: A result is * or the points of each seat.");
    CHECK(say("result 3 4 5") == "2:12: A result is * or the points of each seat.");
    CHECK(say("result 3 x") == "2:14: A result is * or the points of each seat.");
    CHECK(say("result 1 2 3 4 5 6 7 8 9") == "2:28: A result is * or the points of each seat.");
    CHECK(say("event a\ntag event b") == "3:5: The script has this tag already.");
    CHECK(complaint(kTurn + "tag event late\n") == "7:1: Config lines must come before the table lines and the actions.");
    std::string many = "event x";
    for (int i = 0; i < 63; ++i) many += "\ntag free_" + std::to_string(i) + " x";
    CHECK(say(many) == "");
    CHECK(say(many + "\ntag one_more x") == "66:5: A script has at most 64 tags.");
}

TEST_CASE("The result of a finished game must be its points")
{
    const std::string text = finished(7);
    const std::string points = points_of(text);
    CHECK(complaint(with_tag(text, "result " + points)) == "");
    CHECK(complaint(with_tag(text, "result *")) == "");
    CHECK(complaint(with_tag(text, "result 1 1")) == "2:12: Expected the result to be 1 1, but it is " + points + ".");
    Setup setup = seeded(3, 2);
    setup.game = BASTIDE_GAME_DICE;
    const Game rolled = make(setup);
    perform(rolled, blank(BASTIDE_ACTION_RESIGN, 0));
    REQUIRE(is_over(rolled));
    CHECK(complaint(with_tag(script(rolled), "result " + points_of(script(rolled)))) == "");
    CHECK(complaint(with_tag(script(rolled), "result 5 6")).find("2:12: Expected the result to be 5 6, but it is ") == 0);
}

TEST_CASE("A clock shows hours, minutes and seconds")
{
    for (const char* good : {"0:00:00", "9:59:59", "595:59:59.999", "01:00:00.001"})
        CHECK(complaint(kTurn + "clock 0 " + good) == "");
    for (const char* bad : {"", "10", "0:60:00", "0:00:60", "0:0:00", "596:00:00", "0000:00:00", "0:00:00.1", "0:00:00.0001",
                            "-1:00:00", "0:00:00:", ":00:00", "0:00.00"}) {
        INFO(bad);
        CHECK(complaint(kTurn + "clock 0 " + bad).find("A clock shows h:mm:ss or h:mm:ss.mmm, up to 595 hours.") !=
              std::string::npos);
    }
    CHECK(complaint(kTurn + "clock 2 0:00:00") == "7:7: A number from 0 to 1 is expected here.");
    CHECK(complaint(kTurn + "clock 0 0:00:00 0") == "7:17: Expected the end of the line.");
}

TEST_CASE("A variation is legal, is played instead of the action before it, and ends")
{
    CHECK(complaint(kTurn + "variation\n0: pass\nend\n") == "");
    CHECK(complaint(kTurn + "variation\n0: pass\nend\n# or\nvariation\n0: deploy follower 0 -1 f0\nend\nexpect score 0 4\n") ==
          "");
    CHECK(complaint(kTurn + "variation\n0: pass\nexpect score 0 0\ndraw U\nend\nexpect score 0 4\ndraw U\n") == "");
    CHECK(complaint(kTurn + "variation\n0: deploy follower 0 -1 c7\nend\n").find("8:25: The tile on that cell has no segment") ==
          0);
    CHECK(complaint(kTurn + "variation\n1: pass\nend\n") == "8:1: It is Red's decision, not Blue's.");
    CHECK(complaint(kTurn + "variation\nend\n") == "8:1: A variation has at least one action.");
    CHECK(complaint(kTurn + "variation\nvariation\n0: pass\nend\nend\n") ==
          "8:1: A variation must follow the action that it replaces.");
    CHECK(complaint(kTurn + "variation\n0: pass\n") == "8:1: A variation lacks its line 'end'.");
    CHECK(complaint(kTurn + "end\n") == "7:1: No variation is open here.");
    CHECK(complaint(kTurn + "variation now\n0: pass\nend\n") == "7:11: Expected the end of the line.");
    CHECK(complaint(kTurn + "variation\n0: pass\nend now\n") == "9:5: Expected the end of the line.");
    CHECK(complaint(kHead + "variation\ndraw E\nend\n") == "4:1: A variation must follow the action that it replaces.");
    // A draw of the library plays nothing, so no variation replaces it.
    const std::string seeded_head = "bastide 1\nseed 1\nset base 1\n";
    const Game game = game_of(seeded_head);
    const bastide_action action = actions(game)[0];
    const std::string shown = script(game, BASTIDE_VIEW_PUBLIC);
    const std::string drawn = shown.substr(shown.rfind("draw "));
    CHECK(complaint(seeded_head + drawn + "variation\n" + drawn + "end\n") ==
          "5:1: A variation must follow the action that it replaces.");
    CHECK(complaint(seeded_head + write(game, action) + "\nvariation\n" + write(game, actions(game)[1]) + "\nend\n") == "");
}

TEST_CASE("Variations are limited in depth and in number")
{
    const auto nested = [](int depth) {
        std::string out = kTurn;
        for (int i = 0; i < depth; ++i) out += "variation\n0: pass\n";
        for (int i = 0; i < depth; ++i) out += "end\n";
        return out;
    };
    CHECK(complaint(nested(16)) == "");
    CHECK(complaint(nested(17)) == "39:1: Variations are nested at most 16 deep.");
    const auto siblings = [](int count) {
        std::string out = kTurn;
        for (int i = 0; i < count; ++i) out += "variation\n0: pass\nend\n";
        return out;
    };
    CHECK(complaint(siblings(1000)) == "");
    CHECK(complaint(siblings(1001)) == "3007:1: A script has at most 1000 variations.");
    CHECK(parse_script(siblings(1001)).status == BASTIDE_E_LIMIT);
    std::string large = kTurn;
    large.resize(4194304, '\n');
    CHECK(parse_script(large).status == BASTIDE_OK);
    CHECK(parse_script(large + "\n").status == BASTIDE_E_LIMIT);
}

TEST_CASE("A script that is kept is UTF-8 everywhere and a game is read from any comment as before")
{
    const std::string text = kTurn + "# a\xFF\n";
    CHECK(complaint_about_bytes(text) == "7:4: This byte is not valid UTF-8, or it is a control character.");
    CHECK(game_of(text));
    CHECK(complaint_about_bytes(kTurn + "# a\tb \xE2\x99\x9E\n") == "0:0: ");
}

// ---- games at a line ----------------------------------------------------------------------------------------------------------

TEST_CASE("A game is made at each line, in variations too")
{
    const std::string text =
        kTurn + "variation\n  0: deploy follower 0 -1 f0\n  draw U\n  variation\n    draw V\n  end\nend\ndraw D\n";
    const Script script = must_parse(text);
    const auto same = [&](std::int32_t index, const std::string& other) {
        const Game made = game_at(script, index);
        const Game want = game_of(other);
        return hash(made) == hash(want) && snapshot(made) == snapshot(want);
    };
    const std::string before = kHead + "draw E\n0: place E 0 -1 2\n";
    for (std::int32_t head : {0, 1, 2}) CHECK(same(head, kHead));
    CHECK(same(3, kHead + "draw E\n"));
    CHECK(same(4, before));
    CHECK(same(5, kTurn));
    CHECK(same(6, before));
    CHECK(same(7, before + "0: deploy follower 0 -1 f0\n"));
    CHECK(same(8, before + "0: deploy follower 0 -1 f0\ndraw U\n"));
    CHECK(same(9, before + "0: deploy follower 0 -1 f0\n"));
    CHECK(same(10, before + "0: deploy follower 0 -1 f0\ndraw V\n"));
    CHECK(same(11, before + "0: deploy follower 0 -1 f0\ndraw U\n"));
    CHECK(same(12, kTurn));
    CHECK(same(13, kTurn + "draw D\n"));
    CHECK(same(-1, kTurn + "draw D\n"));
    bastide_game* made = nullptr;
    bastide_refusal error{};
    CHECK(bastide_script_load_game(script.get(), 14, nullptr, 0, nullptr, &error, &made) == BASTIDE_E_ABSENT);
    CHECK(error.status == BASTIDE_E_ABSENT);
    CHECK(made == nullptr);
    CHECK(bastide_script_load_game(script.get(), -2, nullptr, 0, nullptr, &error, &made) == BASTIDE_E_ARGUMENT);
}

// ---- changes ------------------------------------------------------------------------------------------------------------------

TEST_CASE("Lines are added, changed and removed, and a refused change changes nothing")
{
    const Script script = must_parse(kTurn);
    CHECK(replace(script, 1, 0, "tag event Spring Cup\n# two lines") == BASTIDE_OK);
    CHECK(replace(script, 1, 1, "tag event Autumn Cup") == BASTIDE_OK);
    CHECK(replace(script, 2, 1, "") == BASTIDE_OK);
    CHECK(replace(script, 7, 0, "variation\n0: pass\nend") == BASTIDE_OK);
    const std::string want = with_tag(kTurn, "event Autumn Cup") + "variation\n  0: pass\nend\n";
    CHECK(written(script) == want);
    bastide_refusal error{};
    CHECK(replace(script, 8, 1, "1: pass", &error) == BASTIDE_E_ILLEGAL);
    CHECK(place_of(error) == "9:1: It is Red's decision, not Blue's.");
    CHECK(replace(script, 9, 1, "", &error) == BASTIDE_E_FORMAT);
    CHECK(replace(script, 11, 0, "# beyond", &error) == BASTIDE_E_ABSENT);
    CHECK(replace(script, 10, 1, "# beyond") == BASTIDE_E_ABSENT);
    CHECK(replace(script, 0, 11, "# beyond") == BASTIDE_E_ABSENT);
    CHECK(replace(script, -1, 0, "# before") == BASTIDE_E_ARGUMENT);
    CHECK(replace(script, 0, -1, "# before") == BASTIDE_E_ABSENT);
    CHECK(replace(script, 0, 0, std::string(4194305, '\n')) == BASTIDE_E_LIMIT);
    CHECK(written(script) == want);
    CHECK(replace(script, 0, 10, "bastide 1") == BASTIDE_OK);
    CHECK(written(script) == "bastide 1\n");
}

TEST_CASE("Empty lines around a change stay")
{
    const Script script = must_parse("bastide 1\n\nseats 2\n\nset base 1\n");
    CHECK(replace(script, 1, 1, "seats 3") == BASTIDE_OK);
    CHECK(written(script) == "bastide 1\n\nseats 3\n\nset base 1\n");
    CHECK(replace(script, 1, 0, "seed 5") == BASTIDE_OK);
    CHECK(written(script) == "bastide 1\n\nseed 5\nseats 3\n\nset base 1\n");
}

// ---- memory -------------------------------------------------------------------------------------------------------------------

TEST_CASE("Scripts take memory from the host alone, and nothing is lost when it runs out at any call")
{
    const std::string text = kTurn + "variation\n0: pass\nvariation\n0: deploy follower 0 -1 f0\nend\nend\n";
    CheckedAllocator allocator;
    const bastide_allocator memory = allocator.record();
    int calls = 0;
    for (;; ++calls) {
        allocator.serve(calls);
        const Parsed out = parse_script(text, &memory);
        if (out.status == BASTIDE_OK) break;
        REQUIRE(out.status == BASTIDE_E_MEMORY);
        REQUIRE(allocator.out() == 0);
    }
    CHECK(calls >= 8);
    allocator.serve(-1);
    const Parsed kept = parse_script(text, &memory);
    for (int served = 0;; ++served) {
        const std::size_t before = allocator.out();
        const std::string was = written(kept.script);
        allocator.serve(served);
        const bastide_status status = replace(kept.script, 1, 0, "tag event Spring Cup");
        allocator.serve(-1);
        CHECK(allocator.out() == before);
        if (status == BASTIDE_OK) break;
        REQUIRE(status == BASTIDE_E_MEMORY);
        REQUIRE(written(kept.script) == was);
    }
    for (int served = 0;; ++served) {
        allocator.serve(served);
        bastide_game* made = nullptr;
        const bastide_status status = bastide_script_load_game(kept.script.get(), 8, nullptr, 0, &memory, nullptr, &made);
        const Game game(made);
        if (status == BASTIDE_OK) break;
        REQUIRE(status == BASTIDE_E_MEMORY);
        REQUIRE(allocator.out() == 2);
    }
    CHECK(allocator.is_clean());
}
