// SPDX-License-Identifier: MIT
// Codes of actions, bit by bit. All numbers here were written by hand from docs/codes.md; none is taken from the library.
#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <utility>

#include "capi/dice_table.hpp"
#include "capi/table.hpp"
#include "source_tree.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

// ---- the layout -----------------------------------------------------------------------------------------------------------

/// A field in the codes of a kind.
struct Part {
    const char* name;                     ///< as the page calls it
    std::int32_t bastide_action::*field;  ///< null: the faces, which are unsigned
    std::int32_t at;                      ///< its lowest bit
    std::int32_t bits;
    std::int32_t plus;  ///< what a code holds more than the record
    std::int64_t most;  ///< the greatest value that fits
};

bool is_cell(const Part& part) { return part.field == &bastide_action::x || part.field == &bastide_action::y; }

Part tile(std::int32_t at) { return {"tile", &bastide_action::tile, at, 14, 1, 16'382}; }
Part x(std::int32_t at) { return {"x", &bastide_action::x, at, 11, 1024, 1023}; }
Part y(std::int32_t at) { return {"y", &bastide_action::y, at, 11, 1024, 1023}; }
Part rotation(std::int32_t at) { return {"rotation", &bastide_action::rotation, at, 2, 0, 3}; }
Part span(std::int32_t at) { return {"span", &bastide_action::span, at, 3, 0, 7}; }
Part spot(std::int32_t at) { return {"spot", &bastide_action::spot, at, 5, 0, 31}; }
Part segment(std::int32_t at) { return {"segment", &bastide_action::segment, at, 5, 1, 30}; }
Part piece_kind(std::int32_t at) { return {"piece_kind", &bastide_action::piece_kind, at, 6, 0, 63}; }
Part piece_id(std::int32_t at) { return {"piece", &bastide_action::piece, at, 10, 1, 1022}; }
Part other_seat(std::int32_t at) { return {"other_seat", &bastide_action::other_seat, at, 4, 1, 14}; }
Part points(std::int32_t at) { return {"points", &bastide_action::points, at, 20, 0, 1'048'575}; }
Part faces(std::int32_t at) { return {"faces", nullptr, at, 24, 0, 0xFF'FFFF}; }
Part cause(std::int32_t at) { return {"cause", &bastide_action::cause, at, 14, 0, 16'383}; }

/// Behind the kind in bits 0 to 5 and the seat in bits 6 to 9.
struct Layout {
    std::vector<std::int32_t> kinds;
    std::vector<Part> parts;
    std::int32_t bits;  ///< in all
};

const std::vector<Layout> kLayouts = {
    {{BASTIDE_ACTION_DRAW, BASTIDE_ACTION_REVEAL}, {tile(10), other_seat(24)}, 28},
    {{BASTIDE_ACTION_PLACE}, {tile(10), x(24), y(35), rotation(46)}, 48},
    {{BASTIDE_ACTION_DEPLOY}, {spot(10), x(15), y(26), segment(37), piece_kind(42)}, 48},
    {{BASTIDE_ACTION_CHOOSE_PLACE}, {spot(10), x(15), y(26), segment(37)}, 42},
    {{BASTIDE_ACTION_MOVE}, {piece_id(10), spot(20), x(25), y(36), segment(47)}, 52},
    {{BASTIDE_ACTION_TAKE}, {piece_id(10), cause(20)}, 34},
    {{BASTIDE_ACTION_PAY, BASTIDE_ACTION_CHOOSE_PIECE}, {piece_id(10)}, 20},
    {{BASTIDE_ACTION_BID}, {points(10), tile(30)}, 44},
    {{BASTIDE_ACTION_NAME, BASTIDE_ACTION_SELL, BASTIDE_ACTION_DRAW_UNSEEN}, {other_seat(10)}, 14},
    {{BASTIDE_ACTION_DISCARD}, {tile(10)}, 24},
    {{BASTIDE_ACTION_FALL}, {faces(10)}, 34},
    {{BASTIDE_ACTION_DRAW_TOKEN}, {piece_kind(10)}, 16},
    {{BASTIDE_ACTION_SPAN}, {x(10), y(21), span(32)}, 35},
    {{BASTIDE_ACTION_PLACE_SPANNED}, {tile(10), x(24), y(35), rotation(46), span(48)}, 51},
    {{BASTIDE_ACTION_CHOOSE}, {cause(10)}, 24},
    {{BASTIDE_ACTION_PASS, BASTIDE_ACTION_DICE_COLLECT, BASTIDE_ACTION_ROLL, BASTIDE_ACTION_DICE_STOP, BASTIDE_ACTION_DICE_KEEP,
      BASTIDE_ACTION_FINISH, BASTIDE_ACTION_RESIGN},
     {},
     10},
};

/// Calls visit(kind, layout) for every kind of action.
template <class Visit>
void for_each_kind(Visit&& visit)
{
    for (const Layout& layout : kLayouts)
        for (const std::int32_t kind : layout.kinds) visit(kind, layout);
}

// ---- actions and their codes ------------------------------------------------------------------------------------------------

/// An action that names nothing, as decoding makes it.
bastide_action unset(std::int32_t kind, std::int32_t who)
{
    bastide_action action = blank(kind, who);
    action.spot = 0;
    action.origin = who < 0 ? 0 : BASTIDE_ORIGIN_SEAT;
    return action;
}

bastide_action with(bastide_action action, const Part& part, std::int64_t value)
{
    if (part.field)
        action.*part.field = static_cast<std::int32_t>(value);
    else
        action.faces = static_cast<std::uint32_t>(value);
    return action;
}

std::int32_t why_not_encoded(const bastide_action& action, std::uint64_t& code)
{
    code = ~std::uint64_t{0};
    return bastide_action_encode(&action, &code);
}

std::uint64_t encoded(const bastide_action& action)
{
    std::uint64_t code = 0;
    REQUIRE(why_not_encoded(action, code) == BASTIDE_OK);
    return code;
}

bastide_action decoded(std::uint64_t code)
{
    bastide_action action;
    REQUIRE(bastide_action_decode(code, &action) == BASTIDE_OK);
    return action;
}

/// No code, and what is decoded from it is an action of no kind.
bool is_no_code(std::uint64_t code)
{
    bastide_action action = blank(BASTIDE_ACTION_PASS, 0);
    return bastide_action_decode(code, &action) == BASTIDE_E_FORMAT && same(action, unset(0, -1));
}

/// The status of an action that has no code.
std::int32_t why_no_code(const bastide_action& action)
{
    std::uint64_t code = 0;
    const std::int32_t status = why_not_encoded(action, code);
    CHECK(code == 0);
    return status;
}

std::uint64_t bit(std::int32_t number) { return std::uint64_t{1} << number; }

/// Kind and seat of a code.
std::uint64_t head(std::int32_t kind, std::int32_t who) { return static_cast<std::uint64_t>(kind + (who + 1) * 64); }

std::vector<std::int32_t> action_kinds()
{
    return collect<std::int32_t>(
        [](std::int32_t* out, std::int32_t cap) { return bastide_word_list(BASTIDE_VOCABULARY_ACTION, out, cap); });
}

}  // namespace

// ---- bits -------------------------------------------------------------------------------------------------------------------

TEST_CASE("Every kind of action has a layout that is tested here")
{
    std::vector<std::int32_t> tested;
    for_each_kind([&](std::int32_t kind, const Layout&) { tested.push_back(kind); });
    std::sort(tested.begin(), tested.end());
    CHECK(tested == action_kinds());
}

TEST_CASE("Each bit of a code is that of its field and decoding finds it again")
{
    for_each_kind([](std::int32_t kind, const Layout& layout) {
        CAPTURE(kind);
        CHECK(encoded(unset(kind, 0)) == head(kind, 0));
        for (const Part& part : layout.parts) {
            CAPTURE(part.name);
            for (std::int32_t i = 0; i < part.bits; ++i) {
                const bastide_action action = with(unset(kind, 0), part, std::int64_t{1} * (1 << i) - part.plus);
                REQUIRE(encoded(action) == head(kind, 0) + bit(part.at + i));
                REQUIRE(same(decoded(head(kind, 0) + bit(part.at + i)), action));
            }
        }
    });
}

TEST_CASE("All bits of a code together are the greatest values and every bit above them is none of a code")
{
    for_each_kind([](std::int32_t kind, const Layout& layout) {
        CAPTURE(kind);
        bastide_action action = unset(kind, 7);
        for (const Part& part : layout.parts) action = with(action, part, part.most);
        const std::uint64_t code = (bit(layout.bits) - 1024) + head(kind, 7);
        CHECK(encoded(action) == code);
        CHECK(same(decoded(code), action));
        CHECK(code < bit(53));
        for (std::int32_t i = layout.bits; i < 64; ++i) {
            CAPTURE(i);
            REQUIRE(is_no_code(code + bit(i)));
            REQUIRE(is_no_code(head(kind, 0) + bit(i)));
        }
    });
}

TEST_CASE("The codes of some actions are these numbers")
{
    // The kind, 64 times the seat plus 1, then the fields; the first one is that of the page.
    bastide_action place = unset(BASTIDE_ACTION_PLACE, 0);
    place.tile = 4;
    place.x = 0;
    place.y = -1;
    place.rotation = 2;
    CHECK(encoded(place) == 0x9FFC'0000'1442u);

    bastide_action deploy = unset(BASTIDE_ACTION_DEPLOY, 1);
    deploy.spot = BASTIDE_SPOT_SEGMENT;  // 2
    deploy.x = 3;
    deploy.y = -2;
    deploy.segment = 0;
    deploy.piece_kind = BASTIDE_PIECE_FOLLOWER;  // 1
    CHECK(encoded(deploy) == 3u + 2u * 64 + 2u * 1024 + 1027u * bit(15) + 1022u * bit(26) + 1u * bit(37) + 1u * bit(42));

    bastide_action move = unset(BASTIDE_ACTION_MOVE, 2);
    move.piece = 30;
    move.spot = BASTIDE_SPOT_SEGMENT;
    move.x = -5;
    move.y = 6;
    move.segment = 2;
    CHECK(encoded(move) == 8u + 3u * 64 + 31u * 1024 + 2u * bit(20) + 1019u * bit(25) + 1030u * bit(36) + 3u * bit(47));

    bastide_action draw = unset(BASTIDE_ACTION_DRAW, -1);
    draw.tile = 23;
    CHECK(encoded(draw) == 1u + 24u * 1024);  // nature is 0

    bastide_action bid = unset(BASTIDE_ACTION_BID, 3);
    bid.points = 5;
    CHECK(encoded(bid) == 16u + 4u * 64 + 5u * 1024);

    bastide_action take = unset(BASTIDE_ACTION_TAKE, 4);
    take.piece = 0;
    take.cause = BASTIDE_CAUSE_TOWER_CAPTURED;  // 301
    CHECK(encoded(take) == 5u + 5u * 64 + 1u * 1024 + 301u * bit(20));

    bastide_action fall = unset(BASTIDE_ACTION_FALL, -1);
    fall.faces = 0x111123;  // 3 caps, 2 corners, one of each other face
    CHECK(encoded(fall) == 13u + 0x111123u * std::uint64_t{1024});

    CHECK(encoded(unset(BASTIDE_ACTION_PASS, 0)) == 4u + 1u * 64);
    CHECK(encoded(unset(BASTIDE_ACTION_RESIGN, 7)) == 21u + 8u * 64);
}

// ---- limits -----------------------------------------------------------------------------------------------------------------

TEST_CASE("The greatest number of a field has a code and the next one is beyond its limit")
{
    for_each_kind([](std::int32_t kind, const Layout& layout) {
        for (const Part& part : layout.parts) {
            CAPTURE(kind, part.name);
            const bastide_action action = with(unset(kind, 0), part, part.most);
            CHECK(same(decoded(encoded(action)), action));
            CHECK(why_no_code(with(unset(kind, 0), part, part.most + 1)) == BASTIDE_E_LIMIT);
            CHECK(why_no_code(with(unset(kind, 0), part, INT32_MAX)) == BASTIDE_E_LIMIT);
            if (!part.field) CHECK(why_no_code(with(unset(kind, 0), part, 0x8000'0000)) == BASTIDE_E_LIMIT);
        }
    });
}

TEST_CASE("A number below the least of a field is an argument that no action has")
{
    for_each_kind([](std::int32_t kind, const Layout& layout) {
        for (const Part& part : layout.parts) {
            if (is_cell(part) || !part.field) continue;
            CAPTURE(kind, part.name);
            const bastide_action action = with(unset(kind, 0), part, -part.plus);  // none, or 0
            CHECK(same(decoded(encoded(action)), action));
            CHECK(encoded(action) == head(kind, 0));
            CHECK(why_no_code(with(unset(kind, 0), part, -part.plus - 1)) == BASTIDE_E_ARGUMENT);
            CHECK(why_no_code(with(unset(kind, 0), part, INT32_MIN)) == BASTIDE_E_ARGUMENT);
        }
    });
}

TEST_CASE("Cells from -1023 to 1023 have a code and so has no cell and all others are beyond its limit")
{
    for_each_kind([](std::int32_t kind, const Layout& layout) {
        for (const Part& part : layout.parts) {
            if (!is_cell(part)) continue;
            CAPTURE(kind, part.name);
            for (std::int32_t at = -1023; at <= 1023; ++at) {
                const bastide_action action = with(unset(kind, 0), part, at);
                REQUIRE(encoded(action) == head(kind, 0) + static_cast<std::uint64_t>(at + 1024) * bit(part.at));
                REQUIRE(same(decoded(encoded(action)), action));
            }
            CHECK(encoded(with(unset(kind, 0), part, BASTIDE_NOWHERE)) == head(kind, 0));
            CHECK(decoded(head(kind, 0)).*part.field == BASTIDE_NOWHERE);
            for (const std::int32_t at : {-1024, 1024, -1025, 1025, -2048, 2048, -32767, 32767, -32769, INT32_MIN, INT32_MAX}) {
                CAPTURE(at);
                CHECK(why_no_code(with(unset(kind, 0), part, at)) == BASTIDE_E_LIMIT);
            }
        }
    });
}

TEST_CASE("A kind that no action has is no code")
{
    const std::vector<std::int32_t> known = action_kinds();
    REQUIRE(known.back() == BASTIDE_ACTION_DRAW_TOKEN);
    for (std::int32_t kind = -3; kind < 200; ++kind) {
        if (std::count(known.begin(), known.end(), kind) != 0) continue;
        CAPTURE(kind);
        CHECK(why_no_code(unset(kind, 0)) == BASTIDE_E_ARGUMENT);
        if (kind >= 0 && kind < 64) CHECK(is_no_code(head(kind, 0)));
    }
    for (const std::int32_t kind : {INT32_MIN, INT32_MAX, -64, 64 + BASTIDE_ACTION_PLACE})
        CHECK(why_no_code(unset(kind, 0)) == BASTIDE_E_ARGUMENT);
    CHECK(is_no_code(0));
    CHECK(is_no_code(~std::uint64_t{0}));
}

TEST_CASE("Nature and eight seats have codes")
{
    for_each_kind([](std::int32_t kind, const Layout&) {
        CAPTURE(kind);
        for (std::int32_t who = -1; who < 8; ++who) {
            CHECK(encoded(unset(kind, who)) == head(kind, who));
            CHECK(same(decoded(head(kind, who)), unset(kind, who)));
        }
        for (std::int32_t who = 8; who < 15; ++who) CHECK(is_no_code(head(kind, who)));
        for (const std::int32_t who : {8, 9, 14, 15, 16, 63, INT32_MAX, -2, INT32_MIN})
            CHECK(why_no_code(unset(kind, who)) == BASTIDE_E_ARGUMENT);
    });
}

TEST_CASE("What a kind does not use is not in its code and neither is the origin")
{
    for_each_kind([](std::int32_t kind, const Layout& layout) {
        CAPTURE(kind);
        bastide_action action = unset(kind, 1);
        bastide_action full = action;
        full.tile = full.x = full.y = full.rotation = full.spot = full.segment = full.piece_kind = full.piece = 1;
        full.other_seat = full.points = full.cause = 1;
        full.faces = 1;
        full.origin = BASTIDE_ORIGIN_CLOCK;
        for (const Part& part : layout.parts) {
            action = with(action, part, 1);
            full = with(full, part, 1);
        }
        CHECK(encoded(full) == encoded(action));
        CHECK(same(decoded(encoded(full)), action));
    });
}

TEST_CASE("An action with a spare word set has no code")
{
    const bastide_action pass = unset(BASTIDE_ACTION_PASS, 0);
    for (std::size_t word = 0; word < std::size(pass.spare); ++word) {
        bastide_action action = pass;
        action.spare[word] = 1;
        CHECK(why_no_code(action) == BASTIDE_E_VERSION);
    }
}

// ---- the page ---------------------------------------------------------------------------------------------------------------

namespace {

/// The cells of each row of the tables on the page of codes, without quotes.
std::vector<std::vector<std::string>> rows_of_page()
{
    std::ifstream file(BASTIDE_SOURCE_DIR "/docs/codes.md");
    std::vector<std::vector<std::string>> rows;
    for (std::string line; std::getline(file, line);) {
        if (line.compare(0, 2, "| ") != 0 || line.compare(0, 5, "| ---") == 0) continue;
        line.erase(std::remove(line.begin(), line.end(), '`'), line.end());
        std::vector<std::string> cells;
        std::istringstream in(line.substr(2));
        for (std::string cell; std::getline(in, cell, '|');) {
            const std::size_t first = cell.find_first_not_of(' ');
            if (first != std::string::npos) cells.push_back(cell.substr(first, cell.find_last_not_of(' ') + 1 - first));
        }
        rows.push_back(cells);
    }
    return rows;
}

std::set<std::string> words_of(std::string list)
{
    std::replace(list.begin(), list.end(), ',', ' ');
    std::istringstream in(list);
    std::set<std::string> words;
    for (std::string word; in >> word;) words.insert(word);
    return words;
}

std::string fields_of(const Layout& layout)
{
    std::string out;
    for (const Part& part : layout.parts) out += (out.empty() ? "" : ", ") + std::string(part.name);
    return out.empty() ? "none" : out;
}

}  // namespace

TEST_CASE("The page of codes has every kind with its fields and every field with its bits")
{
    const std::vector<std::vector<std::string>> rows = rows_of_page();
    const auto tells_kinds = [&](const Layout& layout) {
        std::set<std::string> names;
        for (const std::int32_t kind : layout.kinds)
            names.insert(
                text([&](char* out, std::int32_t cap) { return bastide_word_name(BASTIDE_VOCABULARY_ACTION, kind, out, cap); }));
        return std::any_of(rows.begin(), rows.end(), [&](const std::vector<std::string>& row) {
            return words_of(row[0]) == names && row[1] == fields_of(layout) && row[2] == std::to_string(layout.bits);
        });
    };
    const auto tells_field = [&](const Part& part) {
        const std::string bits = std::to_string(part.bits) + (is_cell(part) ? " each" : "");
        return std::any_of(rows.begin(), rows.end(), [&](const std::vector<std::string>& row) {
            return words_of(row[0]).count(part.name) != 0 && row[1] == bits;
        });
    };
    for (const Layout& layout : kLayouts) {
        CAPTURE(layout.kinds.front());
        CHECK(tells_kinds(layout));
        for (const Part& part : layout.parts) {
            CAPTURE(part.name);
            CHECK(tells_field(part));
        }
    }
    CHECK(rows.size() == 1 + kLayouts.size() + 1 + 12);  // two heads, x and y in one row
}

// ---- lists ------------------------------------------------------------------------------------------------------------------

namespace {

/// With room for any number of codes the first ones are written and the whole number is answered.
void check_rooms(const Game& game, std::int32_t kind = BASTIDE_ANY)
{
    constexpr std::uint64_t kUntouched = 0xABABABABABABABABu;
    std::vector<std::uint64_t> all;
    for (const bastide_action& action : actions(game, kind)) all.push_back(encoded(action));
    const std::int32_t count = count_of(all.size());
    for (const std::int32_t cap : {0, 1, 2, 255, 256, 257, 511, 512, 513, count / 2, count - 1, count, count + 1, count + 7}) {
        if (cap < 0 || cap > count + 7) continue;
        CAPTURE(cap, count);
        std::vector<std::uint64_t> expected(all);
        expected.resize(at(std::min(cap, count)));
        expected.resize(at(count) + 8, kUntouched);
        std::vector<std::uint64_t> out(at(count) + 8, kUntouched);
        REQUIRE(bastide_game_list_codes(game.get(), kind, out.data(), cap) == count);
        REQUIRE(out == expected);
    }
    REQUIRE(bastide_game_list_codes(game.get(), kind, nullptr, 0) == count);
}

/// Tiles that fit everywhere in every rotation, so that lists get long.
Game game_of_cities(std::initializer_list<bastide_choice> more, std::int32_t copies = 1)
{
    bastide_tileset* made = nullptr;
    REQUIRE(bastide_tileset_parse("ALL_CITY 200 CCCC c:NESW start\nALSO_CITY 200 CCCC c:NESW*1\n", -1, nullptr, nullptr, &made) ==
            BASTIDE_OK);
    const Tileset set(made);
    std::vector<bastide_choice> choices{choose_host(0, copies)};
    choices.insert(choices.end(), more);
    const bastide_config config = default_config();
    const bastide_tileset* sets[] = {set.get()};
    bastide_game* game = nullptr;
    REQUIRE(bastide_game_create(&config, choices.data(), count_of(choices.size()), sets, 1, nullptr, nullptr, &game) ==
            BASTIDE_OK);
    return Game(game);
}

}  // namespace

TEST_CASE("A list of codes writes at most the capacity and returns the total number")
{
    SECTION("of placements")
    {
        const Game game = game_of_cities({}, 4);
        Dice dice(1);
        play_on(game, dice, 1'200);
        while (decision(game).step != BASTIDE_STEP_PLACE) perform(game, pick(game, dice));
        REQUIRE(bastide_game_count_actions(game.get(), BASTIDE_ANY) > 513);
        check_rooms(game);
        check_rooms(game, BASTIDE_ACTION_PLACE);
        check_rooms(game, BASTIDE_ACTION_RESIGN);
        check_rooms(game, BASTIDE_ACTION_BID);
    }
    SECTION("of placements of several tiles in a hand")
    {
        const Game game = game_of_cities({choose_option(BASTIDE_OPTION_HAND_OF_THREE_TILES)});
        Dice dice(2);
        for (int i = 0; i < 240; ++i) {
            if (i % 24 == 0) check_rooms(game);
            perform(game, pick(game, dice));
        }
        check_rooms(game);
    }
    SECTION("of small lists of all kinds")
    {
        Setup setup = seeded(4, 4);
        setup.choices = collect<bastide_choice>([](bastide_choice* out, std::int32_t cap) {
            return bastide_preset_list_choices(BASTIDE_PRESET_ABBEY_MAYOR_TOWER, out, cap);
        });
        const Game game = make(setup);
        Dice dice(4);
        for (; !is_over(game); perform(game, pick(game, dice))) check_rooms(game);
        check_rooms(game);
    }
    SECTION("of rolls and of dice to build")
    {
        const Game game = dice_tests::make();
        dice_tests::RandomSource random(5);
        REQUIRE(actions(game).size() == 2002);  // nine dice show six faces in (9 + 5 over 5) ways
        for (int i = 0; i < 60 && !is_over(game); ++i) {
            check_rooms(game);
            perform(game, dice_tests::choose(game, actions(game), random));
        }
    }
}

TEST_CASE("A list of bids has as many codes as there are points to bid")
{
    Setup setup;
    setup.choices = {choose_set(BASTIDE_SET_BASE), choose_option(BASTIDE_OPTION_SELL_COMPLETING_TILE)};
    const Game game = make(setup);
    // The city of the start tile is open to one cell alone, and E is the last tile that closes it.
    ListedPosition position;
    position.head = turn_at(0, BASTIDE_STEP_SALE_BID, tile_named(game, "E"));
    position.puts = {put_tile(game, "D", 0, 0, "CRFR"), put_copies(BASTIDE_PUT_BAG, tile_named(game, "U"), 2)};
    const auto check_bids = [&](std::int32_t score, std::int32_t most) {
        position.puts.resize(2);
        position.puts.push_back(put_score(1, score));
        must_set(game, position);
        REQUIRE(decision(game).step == BASTIDE_STEP_SALE_BID);
        REQUIRE(actions(game).size() == at(most) + 1);  // or none
        if (most < 1'000) check_rooms(game);
        const std::vector<std::uint64_t> bids = codes(game, BASTIDE_ACTION_BID);
        CHECK(bids.front() == 16u + 2u * 64 + 1u * 1024);
        CHECK(bids.back() == 16u + 2u * 64 + static_cast<std::uint64_t>(most) * 1024);
    };
    check_bids(1, 1);
    check_bids(700, 700);
    check_bids(100'000'000, 65'534);  // no bid is higher, and a code has room for 1,048,575
}

TEST_CASE("Every tile of a game of as many types as there can be tiles has a code")
{
    std::vector<Tileset> made;
    std::vector<const bastide_tileset*> sets;
    std::vector<bastide_choice> choices;
    for (std::int32_t set = 0; set < 16; ++set) {
        std::string lines;
        for (std::int32_t i = 0; i < 1'000; ++i)
            lines += "T" + std::to_string(1'000 * set + i) + " 1 CCCC c:NESW" + (set + i == 0 ? " start\n" : "\n");
        bastide_tileset* parsed = nullptr;
        REQUIRE(bastide_tileset_parse(lines.data(), count_of(lines.size()), nullptr, nullptr, &parsed) == BASTIDE_OK);
        made.emplace_back(parsed);
        sets.push_back(parsed);
        choices.push_back(choose_host(set));
    }
    bastide_config config = default_config();
    config.chance = BASTIDE_CHANCE_HOST;
    bastide_game* begun = nullptr;
    REQUIRE(bastide_game_create(&config, choices.data(), 16, sets.data(), 16, nullptr, nullptr, &begun) == BASTIDE_OK);
    const Game game(begun);

    const std::vector<std::uint64_t> draws = codes(game);
    REQUIRE(draws.size() == 15'999);  // one lies on the table
    CHECK(draws.front() == 1u + 2u * 1024);
    CHECK(draws.back() == 1u + 16'000u * 1024);
    REQUIRE(bastide_game_apply_code(game.get(), draws.back(), nullptr) == BASTIDE_OK);
    const std::vector<std::uint64_t> placements = codes(game);
    REQUIRE(placements.size() == 16);                                                                // four cells, four rotations
    CHECK(placements.front() == 2u + 1u * 64 + 16'000u * 1024 + 1024u * bit(24) + 1023u * bit(35));  // (0,-1)
    REQUIRE(bastide_game_apply_code(game.get(), placements.back(), nullptr) == BASTIDE_OK);
    CHECK(board(game).back().tile == 15'999);
}

namespace {

/// A list of codes that answers so whatever there is room for.
void check_answer(const Game& game, std::int32_t kind, std::int32_t expected)
{
    const std::int32_t count = bastide_game_count_actions(game.get(), kind);
    std::vector<std::uint64_t> out(at(count) + 1);
    for (const std::int32_t cap : {0, 1, count / 2, count, count + 1}) {
        CAPTURE(kind, cap, count);
        CHECK(bastide_game_list_codes(game.get(), kind, out.data(), cap) == expected);
    }
    CHECK(bastide_game_list_codes(game.get(), kind, nullptr, 0) == expected);
}

void check_answer(const Game& game, std::int32_t kind) { check_answer(game, kind, bastide_game_count_actions(game.get(), kind)); }

/// The start tile lies alone on a cell.
Game begun_on(std::int32_t x, std::int32_t y, const Setup& setup = {})
{
    Game game = make(setup);
    ListedPosition position;
    position.puts = {put_tile(game, "D", x, y, "CRFR")};
    must_set(game, position);
    return game;
}

}  // namespace

TEST_CASE("Codes of placements end at the cells 1023, and a list with a cell beyond returns E_LIMIT for any capacity")
{
    struct Begin {
        std::int32_t x;
        std::int32_t y;
        bool fits;  ///< U goes to a cell east or west of D as it lies, and to the south of it turned
    };
    for (const Begin begin : {Begin{1022, 5, true}, Begin{1023, 5, false}, Begin{-1022, 5, true}, Begin{-1023, 5, false},
                              Begin{5, 1022, true}, Begin{5, 1023, false}, Begin{5, -1023, true}, Begin{5, -1024, false},
                              Begin{3000, 5, false}, Begin{-3000, -3000, false}}) {
        CAPTURE(begin.x, begin.y);
        const Game game = begun_on(begin.x, begin.y);
        check_answer(game, BASTIDE_ANY);  // draws have no cell
        play(game, {"draw U"});
        const std::vector<bastide_action> legal = actions(game);
        REQUIRE(legal.size() == 6);  // east, west and south, each in two rotations
        check_answer(game, BASTIDE_ANY, begin.fits ? 6 : BASTIDE_E_LIMIT);
        check_answer(game, BASTIDE_ACTION_PLACE, begin.fits ? 6 : BASTIDE_E_LIMIT);
        check_answer(game, BASTIDE_ACTION_DEPLOY, 0);
        check_answer(game, BASTIDE_ACTION_RESIGN, 2);
        for (const bastide_action& action : legal) {
            const bool is_near = std::abs(action.x) <= 1023 && std::abs(action.y) <= 1023;
            std::uint64_t code = 0;
            CHECK(bastide_action_encode(&action, &code) == (is_near ? BASTIDE_OK : BASTIDE_E_LIMIT));
            const Game next = clone(game);
            CHECK(bastide_game_apply(next.get(), &action, nullptr) == BASTIDE_OK);  // records hold all cells
        }
    }
}

TEST_CASE("A cell beyond 1023 is found among those of several tiles of a hand")
{
    Setup setup;
    setup.choices = {choose_set(BASTIDE_SET_BASE), choose_option(BASTIDE_OPTION_HAND_OF_THREE_TILES)};
    for (const std::int32_t x : {1022, 1023}) {
        const Game game = begun_on(x, 0, setup);
        Dice dice(1);
        while (decision(game).step == BASTIDE_STEP_DRAW) perform(game, pick(game, dice));
        const std::vector<bastide_action> legal = actions(game);
        REQUIRE(std::any_of(legal.begin(), legal.end(), [&](const bastide_action& place) { return place.x == x + 1; }));
        REQUIRE(legal.back().x < x + 1);  // the last ones have codes
        check_answer(game, BASTIDE_ANY, x + 1 <= 1023 ? count_of(legal.size()) : BASTIDE_E_LIMIT);
    }
}

TEST_CASE("A deployment has a code when its cell has one and passing always has")
{
    const Game game = begun_on(1022, 0);
    play(game, {"draw U", "place U 1023 0 1"});
    check_answer(game, BASTIDE_ANY, 4);  // the road, two fields, or none
    check_answer(game, BASTIDE_ACTION_DEPLOY, 3);
    play(game, {"deploy follower 1023 0 r0", "draw U", "place U 1024 0 1"});
    check_answer(game, BASTIDE_ANY, BASTIDE_E_LIMIT);
    check_answer(game, BASTIDE_ACTION_DEPLOY, BASTIDE_E_LIMIT);
    check_answer(game, BASTIDE_ACTION_PASS, 1);
    REQUIRE(bastide_game_apply_code(game.get(), encoded(unset(BASTIDE_ACTION_PASS, 1)), nullptr) == BASTIDE_OK);
    check_answer(game, BASTIDE_ANY);  // a draw
}

TEST_CASE("The corner east of the last cell that has a code has none")
{
    for (const std::int32_t west : {1022, 1023}) {
        CAPTURE(west);
        Setup setup;
        setup.choices = {choose_set(BASTIDE_SET_BASE), choose_pieces(BASTIDE_PIECE_BARN, 1),
                         choose_pieces(BASTIDE_PIECE_WAGON, 0), choose_followers(0)};
        const Game game = make(setup);
        ListedPosition position;
        position.head = turn_at(0, BASTIDE_STEP_PLACE, tile_named(game, "B"));
        position.puts = {put_tile(game, "B", west, 0, "FFFF"), put_tile(game, "B", west + 1, 0, "FFFF"),
                         put_tile(game, "B", west + 1, 1, "FFFF")};
        must_set(game, position);
        bastide_action place = blank(BASTIDE_ACTION_PLACE, 0);
        place.tile = tile_named(game, "B");
        place.x = west;
        place.y = 1;
        perform(game, place);
        const std::vector<bastide_action> barns = actions(game, BASTIDE_ACTION_DEPLOY);
        REQUIRE(barns.size() == 1);
        CHECK(barns[0].spot == BASTIDE_SPOT_CORNER);
        CHECK(barns[0].x == west + 1);
        CHECK(barns[0].y == 1);
        check_answer(game, BASTIDE_ACTION_DEPLOY, west + 1 <= 1023 ? 1 : BASTIDE_E_LIMIT);
        check_answer(game, BASTIDE_ACTION_PASS, 1);
    }
}

TEST_CASE("A code of a piece on a corner ignores the segment", "[BARN-PLACE-02]")
{
    Setup setup;
    setup.choices = {choose_set(BASTIDE_SET_BASE), choose_pieces(BASTIDE_PIECE_BARN, 1), choose_pieces(BASTIDE_PIECE_WAGON, 0),
                     choose_followers(0)};
    const Game game = make(setup);
    ListedPosition position;
    position.head = turn_at(0, BASTIDE_STEP_PLACE, tile_named(game, "B"));
    position.puts = {put_tile(game, "B", 0, 0, "FFFF"), put_tile(game, "B", 1, 0, "FFFF"), put_tile(game, "B", 1, 1, "FFFF")};
    must_set(game, position);
    play(game, {"0: place B 0 1 0"});
    const std::vector<bastide_action> barns = actions(game, BASTIDE_ACTION_DEPLOY);
    REQUIRE(barns.size() == 1);
    CHECK(barns[0].segment == -1);
    std::uint64_t code = 0;
    REQUIRE(bastide_action_encode(&barns[0], &code) == BASTIDE_OK);
    const Game after = clone(game);
    perform(after, barns[0]);
    for (std::int32_t segment : {0, 1, 31, 32, 255, INT32_MAX, INT32_MIN}) {
        bastide_action action = barns[0];
        action.segment = segment;
        std::uint64_t other = 0;
        CHECK(bastide_action_encode(&action, &other) == BASTIDE_OK);
        CHECK(other == code);
        CHECK(write(game, action) == write(game, barns[0]));
        const Game twin = clone(game);
        perform(twin, action);
        CHECK(hash(twin) == hash(after));
        CHECK(history(twin).back().segment == -1);
    }
}

// ---- doing --------------------------------------------------------------------------------------------------------------------

namespace {

Setup preset(std::int32_t number, std::initializer_list<std::int32_t> options, const Setup& like)
{
    Setup setup = like;
    setup.choices = collect<bastide_choice>(
        [&](bastide_choice* out, std::int32_t cap) { return bastide_preset_list_choices(number, out, cap); });
    for (const std::int32_t option : options) setup.choices.push_back(choose_option(option));
    return setup;
}

Setup fed_by_host(std::int32_t seats, std::uint32_t flags = 0)
{
    Setup setup;
    setup.seats = seats;
    setup.flags = flags;
    return setup;
}

/// Each kind as often as the next, so that more than placing and deploying happens.
bastide_action pick_kind(const Game& game, Dice& dice)
{
    const bastide_decision now = decision(game);
    if (now.seat < 0) return pick(game, dice);
    if (dice.once_in(200)) return actions(game, BASTIDE_ACTION_RESIGN).front();
    std::vector<std::int32_t> kinds;
    for (std::int32_t kind = 1; kind < 64; ++kind)
        if (now.kinds >> kind & 1) kinds.push_back(kind);
    const std::vector<bastide_action> legal = actions(game, kinds[at(dice.below(count_of(kinds.size())))]);
    return legal[at(dice.below(count_of(legal.size())))];
}

/// A code that is refused is refused as its action is, and changes nothing.
void check_refusal(const Game& game, const bastide_action& action)
{
    bastide_refusal judged{};
    if (bastide_game_check(game.get(), &action, &judged) == BASTIDE_OK) return;
    const std::uint64_t before = hash(game);
    const std::uint64_t next = range(game).next;
    bastide_refusal refusal{};
    REQUIRE(bastide_game_apply_code(game.get(), encoded(action), &refusal) == judged.status);
    REQUIRE(same(refusal, judged));
    REQUIRE(bastide_game_apply_code(game.get(), encoded(action), nullptr) == judged.status);
    REQUIRE(hash(game) == before);
    REQUIRE(range(game).next == next);
}

/// Plays two clones side by side, one by records and one by codes. Answers the kinds of the actions.
std::set<std::int32_t> play_side_by_side(const Game& game, Dice& dice, int most)
{
    const Game by_record = clone(game);
    const Game by_code = clone(game);
    std::set<std::int32_t> kinds;
    std::vector<bastide_action> tried;
    for (int i = 0; i < most && !is_over(by_record); ++i) {
        const bastide_action action = pick_kind(by_record, dice);
        kinds.insert(action.kind);
        tried.push_back(action);
        for (int old = 0; old < 3; ++old) {
            bastide_action bent = tried[at(dice.below(count_of(tried.size())))];
            if (dice.once_in(2)) bent.seat = action.seat;
            check_refusal(by_code, bent);
        }
        bastide_refusal one{}, other{};
        REQUIRE(bastide_game_apply(by_record.get(), &action, &one) == BASTIDE_OK);
        REQUIRE(bastide_game_apply_code(by_code.get(), encoded(action), &other) == BASTIDE_OK);
        REQUIRE(same(one, other));
        REQUIRE(hash(by_record) == hash(by_code));
        REQUIRE(same(decision(by_record), decision(by_code)));
    }
    CHECK(same(history(by_record), history(by_code)));
    CHECK(same(events(by_record), events(by_code)));
    CHECK(snapshot(by_record) == snapshot(by_code));
    return kinds;
}

}  // namespace

TEST_CASE("A code does what its action does in whole games of every mixture")
{
    constexpr std::int32_t kAll = BASTIDE_PRESET_ABBEY_MAYOR_TOWER;
    const Setup tiles[] = {
        seeded(1),
        fed_by_host(5),
        preset(BASTIDE_PRESET_HILLS_SHEEP, {}, fed_by_host(6)),
        preset(BASTIDE_PRESET_CROP_CIRCLES, {}, seeded(7)),
        preset(kAll, {}, seeded(2, 3)),
        preset(kAll, {BASTIDE_OPTION_START_PLAYER_BY_TOSS}, fed_by_host(4, BASTIDE_CONFIG_FLAG_STOP_BEFORE_FINAL)),
        preset(kAll, {BASTIDE_OPTION_SELL_COMPLETING_TILE, BASTIDE_OPTION_EXTRA_TURN_FOR_FILLING_HOLE}, seeded(3, 6)),
        preset(kAll, {BASTIDE_OPTION_HAND_OF_THREE_TILES, BASTIDE_OPTION_HAND_HIDDEN}, seeded(4, 3)),
        preset(kAll, {BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END, BASTIDE_OPTION_HELD_TILES_HIDDEN}, seeded(5, 2)),
        preset(kAll, {BASTIDE_OPTION_ANY_SEAT_COUNT, BASTIDE_OPTION_TOWER_DIAGONAL_CAPTURE}, seeded(6, 8)),
        preset(BASTIDE_PRESET_BRIDGES_CASTLES_BAZAARS, {BASTIDE_OPTION_CASTLE_POINTS_CHOSEN}, seeded(7, 4)),
    };
    std::set<std::int32_t> seen;
    for (const Setup& setup : tiles) {
        for (const std::int32_t viewer : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC, 0}) {
            for (std::uint64_t n = 0; n < 3; ++n) {
                Setup mine = setup;
                mine.seed += 100 * n;
                Dice dice(mine.seed);
                seen.merge(play_side_by_side(clone(make(mine), viewer), dice, 2'000));
            }
        }
    }
    for (std::uint64_t seed = 0; seed < 200 && seen.count(BASTIDE_ACTION_CHOOSE_PLACE) == 0;
         ++seed) {  // few castles have a choice
        const Setup castles =
            preset(BASTIDE_PRESET_BRIDGES_CASTLES_BAZAARS, {BASTIDE_OPTION_CASTLE_POINTS_CHOSEN}, seeded(seed, 2));
        Dice dice(seed);
        seen.merge(play_side_by_side(make(castles), dice, 2'000));
    }
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        dice_tests::Setup setup = dice_tests::seeded(seed, 3);
        setup.target = 10;  // random games end seldom: they are cut off
        if (seed % 2) setup.chance = BASTIDE_CHANCE_HOST;
        Dice dice(seed);
        seen.merge(play_side_by_side(dice_tests::make(setup), dice, 400));
    }
    for (const std::int32_t kind : action_kinds()) {
        CAPTURE(kind);
        CHECK(seen.count(kind) == 1);
    }
}

TEST_CASE("A number that is no code is refused as such and changes nothing")
{
    for (const bool is_dice : {false, true}) {
        const Game game = is_dice ? dice_tests::make(dice_tests::seeded(1)) : make(seeded(1));
        const std::vector<std::uint8_t> before = snapshot(game);
        const std::uint64_t next = range(game).next;
        for (const std::uint64_t code : {std::uint64_t{0}, head(0, 0), head(unknown_action_kind(), 0), head(63, 0),
                                         head(BASTIDE_ACTION_PASS, 8), codes(game).front() + bit(53), ~std::uint64_t{0}}) {
            CAPTURE(is_dice, code);
            bastide_refusal refusal{};
            CHECK(bastide_game_apply_code(game.get(), code, &refusal) == BASTIDE_E_FORMAT);
            CHECK(refusal.status == BASTIDE_E_FORMAT);
            CHECK(refusal.reason == 0);
            CHECK(bastide_game_apply_code(game.get(), code, nullptr) == BASTIDE_E_FORMAT);
        }
        CHECK(snapshot(game) == before);
        CHECK(range(game).next == next);
    }
}
