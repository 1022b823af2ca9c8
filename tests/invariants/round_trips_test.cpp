// SPDX-License-Identifier: MIT
// Whatever the library writes it reads back equal: action lines, codes, scripts, snapshots, configs, tile sets, texts. The games
// are random ones of all mixtures, some with a set of the host, and dice games. Positions are in invariants_test.cpp.
#include <fstream>
#include <sstream>

#include "../../capi/interface.hpp"
#include "invariants/any_setup.hpp"
#include "source_tree.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace bastide_tests;

namespace {

Tileset parse_set(const std::string& lines)
{
    bastide_tileset* made = nullptr;
    bastide_refusal refusal{};
    if (bastide_tileset_parse(lines.data(), count_of(lines.size()), nullptr, &refusal, &made) != BASTIDE_OK)
        throw std::logic_error(std::to_string(refusal.line) + ": " + refusal.text);
    return Tileset(made);
}

std::string text_of(const Tileset& set)
{
    return text([&](char* out, std::int32_t cap) { return bastide_tileset_write(set.get(), out, cap); });
}

std::uint64_t fingerprint(const Tileset& set) { return set->set.fingerprint; }

/// A set of the host with marks of all boxes, gardens, and tiles that no box has.
const Tileset& host_set()
{
    static const Tileset set = parse_set(
        "Inn 2 FRFR r:EW f:0127 f:3456 mark:inn:r0 mark:pig_herd:f0\n"
        "Wine 2 CCFF start c:NE*2 f:4567+0 mark:wine:c0 mark:cathedral:c0 mark:siege:c0\n"
        "Cloth 1 CCCC c:N c:E c:S c:W f:@M+0123 mark:cloth:c0 mark:grain:c2 mark:darmstadtium:c1\n"
        "Shrine 2 FFFF f:01234567 m mark:shrine:m mark:church:m\n"
        "Feast 2 RFRF r:NS f:1234 f:0567 mark:festival mark:volcano garden:1\n"
        "Garden 1 FFFF f:01234567 g mark:lake mark:spring:g\n");
    return set;
}

/// A setup with the sets of the host that it may choose.
struct Table {
    Setup setup;
    std::vector<const bastide_tileset*> sets;

    const bastide_tileset* const* handles() const { return sets.data(); }
    std::int32_t count() const { return count_of(sets.size()); }
};

Table table_of(std::uint64_t n)
{
    static const std::vector<Mixture> all = mixtures();
    Dice dice(n * 13 + 3);
    Table table{any_setup(all[n % all.size()], n, dice), {}};
    if (n % 3 != 0) return table;
    table.setup.choices.push_back(choose_host(0));
    table.sets = {host_set().get()};
    return table;
}

Game create(const Table& table, const bastide_config& config, const std::vector<bastide_choice>& chosen)
{
    bastide_game* made = nullptr;
    bastide_refusal refusal{};
    if (bastide_game_create(&config, chosen.data(), count_of(chosen.size()), table.handles(), table.count(), nullptr, &refusal,
                            &made) != BASTIDE_OK)
        throw std::logic_error(refusal.text);
    return Game(made);
}

Game load(const Table& table, const std::vector<std::uint8_t>& bytes)
{
    bastide_game* made = nullptr;
    bastide_game_load_snapshot(bytes.data(), count_of(bytes.size()), table.handles(), table.count(), nullptr, nullptr, &made);
    return Game(made);
}

Game load(const Table& table, const std::string& lines)
{
    bastide_game* made = nullptr;
    bastide_game_load_script(lines.data(), count_of(lines.size()), table.handles(), table.count(), nullptr, nullptr, &made);
    return Game(made);
}

// ---- actions ------------------------------------------------------------------------------------------------------------------

/// Whether two actions are equal in what their kind uses: that is what a code holds.
bool is_same_action(const bastide_action& a, const bastide_action& b)
{
    std::uint64_t codes[2] = {};
    return bastide_action_encode(&a, &codes[0]) == BASTIDE_OK && bastide_action_encode(&b, &codes[1]) == BASTIDE_OK &&
           codes[0] == codes[1] && a.origin == b.origin;
}

/// Legal actions as a line and as a code, for the seat itself and for those that may decide for it: all, of many some.
std::string complain_about_actions(const Game& game, Dice& dice)
{
    constexpr std::size_t kMax = 16;
    const std::vector<bastide_action> legal = actions(game);
    for (std::size_t i = 0; i < std::min(legal.size(), kMax); ++i) {
        bastide_action action = legal.size() <= kMax ? legal[i] : pick(game, legal, dice);
        if (action.seat >= 0) action.origin = dice.between(BASTIDE_ORIGIN_SEAT, BASTIDE_ORIGIN_STAND_IN);
        const std::string line = write(game, action);
        const bastide_action read = parse(game, line);
        if (!is_same_action(read, action) || write(game, read) != line) return "the line " + line + " is read as another action";
        std::uint64_t code = 0;
        bastide_action decoded{};
        bastide_action_encode(&action, &code);
        if (bastide_action_decode(code, &decoded) != BASTIDE_OK) return "a code is not decoded";
        decoded.origin = action.origin;
        if (write(game, decoded) != line) return "the code of " + line + " is another action";
    }
    return "";
}

// ---- games --------------------------------------------------------------------------------------------------------------------

std::string complain_about_script(const Table& table, const Game& game, std::int32_t viewer)
{
    const std::string lines = script(game, viewer);
    const Game read = load(table, lines);
    if (!read) return "a script is not read:\n" + lines;
    if (script(read) != lines) return "a script is read as another:\n" + lines;
    if (snapshot(read) != snapshot(game, viewer)) return "a script is read as a game with another snapshot:\n" + lines;
    return "";
}

/// Annotates the course of a script at random: comments, clocks, and variations of one action that repeat the action itself.
std::string annotated(const std::string& lines, Dice& dice)
{
    std::string out = "bastide 1\ntag event Spring Cup\ntag player.0 Anna\n";
    std::istringstream in(lines);
    std::string line;
    std::getline(in, line);
    for (bool is_course = false; std::getline(in, line); is_course = is_course || line.empty()) {
        out += line + "\n";
        if (!is_course || line.rfind("table ", 0) == 0) continue;
        if (dice.once_in(8)) out += "# a comment\n";
        if (dice.once_in(8)) out += "clock 0 0:00:59\n";
        if (dice.once_in(8)) out += "variation\n  " + line + "\n  # the same\nend\n";
    }
    return out;
}

/// An annotated script makes the same game, and what is kept of it is written as the same bytes.
std::string complain_about_annotations(const Table& table, const Game& game, std::int32_t viewer)
{
    Dice dice(hash(game));
    const std::string lines = annotated(script(game, viewer), dice);
    bastide_script* made = nullptr;
    bastide_script_parse(lines.data(), count_of(lines.size()), table.handles(), table.count(), nullptr, nullptr, &made);
    const Script kept(made);
    if (!kept) return "an annotated script is not read:\n" + lines;
    if (text([&](char* out, std::int32_t cap) { return bastide_script_write(made, out, cap); }) != lines)
        return "an annotated script is written as another:\n" + lines;
    bastide_game* at_end = nullptr;
    bastide_script_load_game(made, -1, table.handles(), table.count(), nullptr, nullptr, &at_end);
    const Game read(at_end);
    return read && snapshot(read) == snapshot(game, viewer) ? "" : "an annotated script makes another game:\n" + lines;
}

std::string complain_about_snapshot(const Table& table, const Game& game, std::int32_t viewer)
{
    const std::vector<std::uint8_t> bytes = snapshot(game, viewer);
    const Game read = load(table, bytes);
    if (!read) return "a snapshot is not read";
    return snapshot(read) == bytes && hash(read) == hash(game) ? "" : "a snapshot is read as another";
}

/// The config and the choices of a game make a game of the same rules with the same choices.
std::string complain_about_config(const Table& table, const Game& game)
{
    bastide_config config{};
    bastide_game_get_config(game.get(), &config);
    const Game again = create(table, config, choices(game));
    bastide_config second{};
    bastide_game_get_config(again.get(), &second);
    if (!same(config, second) || !same(choices(again), choices(game))) return "a config makes a game with another";
    if (bastide_game_copy(again.get(), game.get(), BASTIDE_VIEW_FULL, 0) != BASTIDE_OK) return "a config makes other rules";
    return hash(again) == hash(game) ? "" : "a config makes a game with another hash";
}

std::string complain(const Table& table, const Game& game)
{
    for (const std::int32_t viewer : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC, table.setup.seats - 1})
        for (const std::string& fault : {complain_about_snapshot(table, game, viewer), complain_about_script(table, game, viewer),
                                         complain_about_annotations(table, game, viewer)})
            if (!fault.empty()) return fault;
    return complain_about_config(table, game);
}

/// Plays a game; looks at its actions at each decision, and at the whole game a few times and at its end.
std::string play(const Table& table, std::uint64_t n)
{
    const Game game = create(table, config_of(table.setup), table.setup.choices);
    Dice dice(n);
    for (int i = 0; i < 400 && !is_over(game); ++i) {
        std::string fault = complain_about_actions(game, dice);
        if (fault.empty() && dice.once_in(60)) fault = complain(table, game);
        if (!fault.empty()) return fault;
        bastide_action action = pick(game, dice);
        if (action.seat >= 0 && dice.once_in(4)) action.origin = dice.between(BASTIDE_ORIGIN_SEAT, BASTIDE_ORIGIN_STAND_IN);
        perform(game, dice.once_in(200) && action.seat >= 0 ? blank(BASTIDE_ACTION_RESIGN, action.seat) : action);
    }
    return complain(table, game);
}

}  // namespace

TEST_CASE("What is written of a game of tiles is read back equal in every mixture of boxes and options", "[mixtures]")
{
    each_game("round trips", 100, [](std::uint64_t n) {
        INFO("game " << n << sample_again("[mixtures]"));
        CHECK(play(table_of(n), n) == "");
    });
}

TEST_CASE("What is written of a dice game is read back equal")
{
    each_game("round trips of dice", 20, [](std::uint64_t n) {
        INFO("game " << n);
        Dice dice(n);
        Table table;
        table.setup = seeded(n, 2 + static_cast<std::int32_t>(n % 4));
        table.setup.game = BASTIDE_GAME_DICE;
        table.setup.chance = dice.once_in(2) ? BASTIDE_CHANCE_HOST : BASTIDE_CHANCE_SEEDED;
        for (const Option& option : options_of(BASTIDE_GAME_DICE))
            if (dice.once_in(3)) table.setup.choices.push_back(choose_option(option.id, any_value(option, dice)));
        CHECK(play(table, n) == "");
    });
}

TEST_CASE("Every tile set of the library is read back with the same fingerprint")
{
    for (const std::int32_t number : all_sets()) {
        INFO("the set " << name_of_set(number));
        const Tileset box = built_in(number);
        const Tileset again = parse_set(text_of(box));
        CHECK(fingerprint(again) == fingerprint(box));
        CHECK(text_of(again) == text_of(box));
    }
    CHECK(fingerprint(parse_set(text_of(host_set()))) == fingerprint(host_set()));
}

TEST_CASE("Every file of texts of the library is read back equal")
{
    const auto read = [](const std::string& lines) {
        bastide_texts* made = nullptr;
        REQUIRE(bastide_texts_parse(lines.data(), count_of(lines.size()), nullptr, nullptr, &made) == BASTIDE_OK);
        return Texts(made);
    };
    const auto written = [](const bastide_texts* texts) {
        return text([&](char* out, std::int32_t cap) { return bastide_texts_write(texts, out, cap); });
    };
    const std::string english = written(nullptr);
    CHECK(written(read(english).get()) == english);
    for (const char* name : {"czech", "english", "french", "german", "romanian"}) {
        INFO(name);
        std::ifstream file(std::string(BASTIDE_SOURCE_DIR) + "/capi/texts/" + name + ".txt", std::ios::binary);
        std::stringstream lines;
        lines << file.rdbuf();
        const std::string first = written(read(lines.str()).get());
        CHECK(written(read(first).get()) == first);
    }
}
