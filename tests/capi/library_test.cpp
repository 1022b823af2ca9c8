// SPDX-License-Identifier: MIT
// The library about itself: versions, sizes of records, and the words behind all numbers.
#include <algorithm>
#include <cctype>
#include <fstream>
#include <regex>
#include <sstream>

#include "capi/face.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

struct Entry {
    std::int32_t number;
    std::string name;
};

struct List {
    std::int32_t list;
    bool has_zero;  ///< 0 is a member and not NONE
    std::vector<Entry> entries;
};

std::string header_text()
{
    std::ifstream file(BASTIDE_SOURCE_DIR "/include/bastide.h");
    std::ostringstream text;
    text << file.rdbuf();
    return std::regex_replace(text.str(), std::regex("/\\*[^*]*\\*+([^/*][^*]*\\*+)*/"), "");
}

/// The members of an enum of the header but ANY and NONE, by number; a name is its constant in small letters.
std::vector<Entry> members(const std::string& header, const std::string& prefix)
{
    std::vector<Entry> entries;
    const std::regex member("BASTIDE_" + prefix + "_([A-Z0-9_]+)\\s*=\\s*(-?[0-9]+)");
    for (std::sregex_iterator it(header.begin(), header.end(), member), end; it != end; ++it) {
        std::string name = (*it)[1];
        std::transform(name.begin(), name.end(), name.begin(),
                       [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        if (name != "any" && name != "none") entries.push_back({std::stoi((*it)[2]), name});
    }
    std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) { return a.number < b.number; });
    return entries;
}

/// Every list as the header has it.
const std::vector<List>& all_lists()
{
    static const std::vector<List> lists = [] {
        const std::string header = header_text();
        std::vector<List> all = {{BASTIDE_LIST_STATUS, true, members(header, "E")},
                                 {BASTIDE_LIST_SIDE, true, members(header, "SIDE")}};
        all[0].entries.push_back({BASTIDE_OK, "ok"});
        const std::pair<std::int32_t, const char*> rest[] = {
            {BASTIDE_LIST_ACTION, "ACTION"}, {BASTIDE_LIST_STEP, "STEP"},   {BASTIDE_LIST_SEGMENT, "SEGMENT"},
            {BASTIDE_LIST_PIECE, "PIECE"},   {BASTIDE_LIST_WHERE, "WHERE"}, {BASTIDE_LIST_SET, "SET"},
            {BASTIDE_LIST_OPTION, "OPTION"}, {BASTIDE_LIST_EVENT, "EVENT"}, {BASTIDE_LIST_RULE, "RULE"},
            {BASTIDE_LIST_REASON, "REASON"}, {BASTIDE_LIST_END, "END"},     {BASTIDE_LIST_THING, "THING"},
        };
        for (const auto& [list, prefix] : rest) all.push_back({list, false, members(header, prefix)});
        return all;
    }();
    return lists;
}

std::string name_of(std::int32_t list, std::int32_t number)
{
    return text([&](char* out, std::int32_t cap) { return bastide_name(list, number, out, cap); });
}

constexpr std::int32_t kLeast = INT32_MIN;
constexpr std::int32_t kMost = INT32_MAX;

using TextOfNumber = std::int32_t(BASTIDE_CALL*)(std::int32_t, char*, std::int32_t);

std::string text_of(TextOfNumber write, std::int32_t number)
{
    return text([&](char* out, std::int32_t cap) { return write(number, out, cap); });
}

bool is_sentence(const std::string& s) { return s.size() > 5 && s.front() >= 'A' && s.front() <= 'Z' && s.back() == '.'; }

}  // namespace

TEST_CASE("The library and the header are of one version")
{
    CHECK(bastide_version() == BASTIDE_VERSION);
    CHECK(BASTIDE_VERSION == (BASTIDE_VERSION_MAJOR << 16 | BASTIDE_VERSION_MINOR << 8 | BASTIDE_VERSION_PATCH));
    CHECK(bastide_abi_version() == BASTIDE_ABI_VERSION);
}

TEST_CASE("The header's number and text of the version are those that CMake gives the packages")
{
    const std::string parts = std::to_string(BASTIDE_VERSION >> 16) + '.' + std::to_string(BASTIDE_VERSION >> 8 & 0xFF) + '.' +
                              std::to_string(BASTIDE_VERSION & 0xFF);
    CHECK(parts == BASTIDE_CMAKE_VERSION);
    CHECK(BASTIDE_VERSION_TEXT == std::string(BASTIDE_CMAKE_VERSION));
}

TEST_CASE("Every record has the size that the header states")
{
    CHECK(bastide_struct_size(BASTIDE_STRUCT_ALLOCATOR) == count_of(sizeof(bastide_allocator)));
    CHECK(bastide_struct_size(BASTIDE_STRUCT_CONFIG) == 64);
    CHECK(bastide_struct_size(BASTIDE_STRUCT_CHOICE) == 16);
    CHECK(bastide_struct_size(BASTIDE_STRUCT_ERROR) == 256);
    CHECK(bastide_struct_size(BASTIDE_STRUCT_TILE_DEF) == 64);
    CHECK(bastide_struct_size(BASTIDE_STRUCT_SEGMENT_DEF) == 48);
    CHECK(bastide_struct_size(BASTIDE_STRUCT_PENDING) == 80);
    CHECK(bastide_struct_size(BASTIDE_STRUCT_ACTION) == 48);
    CHECK(bastide_struct_size(BASTIDE_STRUCT_VERDICT) == 48);
    CHECK(bastide_struct_size(BASTIDE_STRUCT_PLACEMENT) == 16);
    CHECK(bastide_struct_size(BASTIDE_STRUCT_STOCK) == 32);
    CHECK(bastide_struct_size(BASTIDE_STRUCT_EVENT) == 64);
    CHECK(bastide_struct_size(BASTIDE_STRUCT_SCORE_LINE) == 32);
    CHECK(bastide_struct_size(BASTIDE_STRUCT_SEAT) == 48);
    CHECK(bastide_struct_size(BASTIDE_STRUCT_PLACED) == 32);
    CHECK(bastide_struct_size(BASTIDE_STRUCT_PIECE) == 48);
    CHECK(bastide_struct_size(BASTIDE_STRUCT_FEATURE) == 96);
    CHECK(bastide_struct_size(BASTIDE_STRUCT_PART) == 16);
    CHECK(bastide_struct_size(BASTIDE_STRUCT_THING) == 48);
    CHECK(bastide_struct_size(BASTIDE_STRUCT_OPTION_DEF) == 32);
    for (std::int32_t which : {kLeast, -1, 0, 31, 33, 99, kMost}) CHECK(bastide_struct_size(which) == BASTIDE_E_ARGUMENT);
}

TEST_CASE("The records are laid out as compiled here")
{
    CHECK(bastide_struct_size(BASTIDE_STRUCT_CONFIG) == count_of(sizeof(bastide_config)));
    CHECK(bastide_struct_size(BASTIDE_STRUCT_CHOICE) == count_of(sizeof(bastide_choice)));
    CHECK(bastide_struct_size(BASTIDE_STRUCT_ERROR) == count_of(sizeof(bastide_error)));
    CHECK(bastide_struct_size(BASTIDE_STRUCT_TILE_DEF) == count_of(sizeof(bastide_tile_def)));
    CHECK(bastide_struct_size(BASTIDE_STRUCT_SEGMENT_DEF) == count_of(sizeof(bastide_segment_def)));
    CHECK(bastide_struct_size(BASTIDE_STRUCT_PENDING) == count_of(sizeof(bastide_pending)));
    CHECK(bastide_struct_size(BASTIDE_STRUCT_ACTION) == count_of(sizeof(bastide_action)));
    CHECK(bastide_struct_size(BASTIDE_STRUCT_VERDICT) == count_of(sizeof(bastide_verdict)));
    CHECK(bastide_struct_size(BASTIDE_STRUCT_PLACEMENT) == count_of(sizeof(bastide_placement)));
    CHECK(bastide_struct_size(BASTIDE_STRUCT_STOCK) == count_of(sizeof(bastide_stock)));
    CHECK(bastide_struct_size(BASTIDE_STRUCT_EVENT) == count_of(sizeof(bastide_event)));
    CHECK(bastide_struct_size(BASTIDE_STRUCT_SCORE_LINE) == count_of(sizeof(bastide_score_line)));
    CHECK(bastide_struct_size(BASTIDE_STRUCT_SEAT) == count_of(sizeof(bastide_seat)));
    CHECK(bastide_struct_size(BASTIDE_STRUCT_PLACED) == count_of(sizeof(bastide_placed)));
    CHECK(bastide_struct_size(BASTIDE_STRUCT_PIECE) == count_of(sizeof(bastide_piece)));
    CHECK(bastide_struct_size(BASTIDE_STRUCT_FEATURE) == count_of(sizeof(bastide_feature)));
    CHECK(bastide_struct_size(BASTIDE_STRUCT_PART) == count_of(sizeof(bastide_part)));
}

TEST_CASE("Names lead to numbers and numbers to names in every list")
{
    for (const List& list : all_lists()) {
        for (const Entry& entry : list.entries) {
            CHECK(name_of(list.list, entry.number) == entry.name);
            CHECK(bastide_number(list.list, entry.name.c_str(), -1) == entry.number);
            CHECK(bastide_number(list.list, entry.name.c_str(), count_of(entry.name.size())) == entry.number);
        }
    }
}

TEST_CASE("A list of numbers is the header's list in the header's order")
{
    for (const List& list : all_lists()) {
        if (list.entries.empty()) continue;
        std::vector<std::int32_t> numbers(256, 77);
        const std::int32_t count = bastide_list_numbers(list.list, numbers.data(), 256);
        CHECK(std::to_string(list.list) + ": " + std::to_string(count) ==
              std::to_string(list.list) + ": " + std::to_string(list.entries.size()));
        for (std::size_t i = 0; i < list.entries.size() && count == count_of(list.entries.size()); ++i)
            CHECK(numbers[i] == list.entries[i].number);
    }
}

TEST_CASE("A list of numbers writes no more than there is room for")
{
    std::int32_t room[4] = {77, 77, 77, 77};
    CHECK(bastide_list_numbers(BASTIDE_LIST_SEGMENT, nullptr, 0) == 5);
    CHECK(bastide_list_numbers(BASTIDE_LIST_SEGMENT, room, 2) == 5);
    CHECK(room[1] == BASTIDE_SEGMENT_ROAD);
    CHECK(room[2] == 77);
    CHECK(bastide_list_numbers(BASTIDE_LIST_SEGMENT, room, 3) == 5);
    CHECK(room[2] == BASTIDE_SEGMENT_FIELD);
    CHECK(room[3] == 77);
}

TEST_CASE("Unknown lists and numbers and names are told apart")
{
    for (std::int32_t list : {kLeast, -1, 0, 31, 99, kMost}) {
        CHECK(bastide_name(list, 1, nullptr, 0) == BASTIDE_E_ARGUMENT);
        CHECK(bastide_number(list, "draw", -1) == BASTIDE_E_ARGUMENT);
        CHECK(bastide_list_numbers(list, nullptr, 0) == BASTIDE_E_ARGUMENT);
    }
    for (const List& list : all_lists()) {
        if (list.entries.empty()) continue;
        for (std::int32_t number : {kLeast, 999, kMost}) CHECK(bastide_name(list.list, number, nullptr, 0) == BASTIDE_E_ABSENT);
        for (const char* name : {"", "nothing of that name", "Draw", "?"})
            CHECK(bastide_number(list.list, name, -1) == BASTIDE_E_ABSENT);
    }
    CHECK(bastide_name(BASTIDE_LIST_STEP, -1, nullptr, 0) == BASTIDE_E_ABSENT);
}

TEST_CASE("A name is found by its length when that is given")
{
    CHECK(bastide_number(BASTIDE_LIST_ACTION, "drawing", 4) == BASTIDE_ACTION_DRAW);
    CHECK(bastide_number(BASTIDE_LIST_ACTION, "drawing", 7) == BASTIDE_E_ABSENT);
    CHECK(bastide_number(BASTIDE_LIST_ACTION, "draw", 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_number(BASTIDE_LIST_ACTION, "draw", -2) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_number(BASTIDE_LIST_ACTION, "draw", kLeast) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_number(BASTIDE_LIST_ACTION, nullptr, 0) == BASTIDE_E_ARGUMENT);
}

TEST_CASE("A text is cut to fit and closed by NUL")
{
    char room[16];
    for (std::int32_t cap = 0; cap <= 16; ++cap) {
        for (char& c : room) c = '#';
        CHECK(bastide_name(BASTIDE_LIST_REASON, BASTIDE_REASON_CELL_TAKEN, cap == 0 ? nullptr : room, cap) == 10);
        const std::string whole = "cell_taken";
        const std::size_t length = cap == 0 ? 0 : std::min<std::size_t>(at(cap) - 1, whole.size());
        if (cap > 0) CHECK(std::string(room) == whole.substr(0, length));
        for (std::size_t i = cap == 0 ? 0 : length + 1; i < 16; ++i) CHECK(room[i] == '#');
    }
}

TEST_CASE("A text that cannot be made is closed by NUL too")
{
    char room[4];
    const auto fresh = [&] {
        for (char& c : room) c = '#';
        return static_cast<char*>(room);
    };
    CHECK(bastide_name(BASTIDE_LIST_STEP, 99, fresh(), 4) == BASTIDE_E_ABSENT);
    CHECK(room[0] == '\0');
    CHECK(bastide_name(99, 1, fresh(), 4) == BASTIDE_E_ARGUMENT);
    CHECK(room[0] == '\0');
    CHECK(bastide_status_text(99, fresh(), 4) == BASTIDE_E_ARGUMENT);
    CHECK(room[0] == '\0');
    Setup forgetful;
    forgetful.flags = BASTIDE_CONFIG_NO_HISTORY;
    const Game game = make(forgetful);
    CHECK(bastide_game_write_script(game.get(), BASTIDE_VIEW_FULL, fresh(), 4) == BASTIDE_E_STATE);
    CHECK(room[0] == '\0');
    const bastide_action nonsense = blank(99, 0);
    CHECK(bastide_action_text(game.get(), &nonsense, fresh(), 4) == BASTIDE_E_ARGUMENT);
    CHECK(room[0] == '\0');
}

TEST_CASE("Every status has a sentence")
{
    for (const Entry& entry : all_lists()[0].entries) CHECK(is_sentence(text_of(bastide_status_text, entry.number)));
    for (std::int32_t number : {kLeast, -10, 1, kMost}) CHECK(bastide_status_text(number, nullptr, 0) == BASTIDE_E_ARGUMENT);
}

TEST_CASE("Every reason has a sentence and but for those of configs and positions a rule of the catalogue behind it")
{
    for (const List& list : all_lists()) {
        if (list.list != BASTIDE_LIST_REASON) continue;
        for (const Entry& entry : list.entries) {
            const std::string says = text_of(bastide_reason_text, entry.number);
            CHECK((is_sentence(says) ? std::string() : entry.name) == std::string());
            const std::string rule = text_of(bastide_reason_rule, entry.number);
            const bool is_of_form = entry.number >= BASTIDE_REASON_CONFIG_RULESET;
            CHECK((is_of_form || rule.find('-') != std::string::npos ? std::string() : entry.name) == std::string());
        }
    }
    CHECK(text_of(bastide_reason_rule, BASTIDE_REASON_SIDE_MISMATCH) == "BASE-PLACE-02");
    CHECK(text_of(bastide_reason_rule, BASTIDE_REASON_CONFIG_VALUE).empty());
    for (std::int32_t number : {kLeast, -1, 999, 1999, kMost}) {
        CHECK(bastide_reason_text(number, nullptr, 0) == BASTIDE_E_ARGUMENT);
        CHECK(bastide_reason_rule(number, nullptr, 0) == BASTIDE_E_ARGUMENT);
    }
}

TEST_CASE("Every score rule has words and an id of the catalogue")
{
    for (const List& list : all_lists()) {
        if (list.list != BASTIDE_LIST_RULE) continue;
        for (const Entry& entry : list.entries) {
            CHECK(!text_of(bastide_rule_text, entry.number).empty());
            CHECK(text_of(bastide_rule_id, entry.number).find('-') != std::string::npos);
        }
    }
    CHECK(text_of(bastide_rule_text, BASTIDE_RULE_ROAD) == "completed road");
    CHECK(text_of(bastide_rule_id, BASTIDE_RULE_ROAD) == "BASE-ROAD-02");
    for (std::int32_t number : {kLeast, -1, 0, 999, kMost}) {
        CHECK(bastide_rule_text(number, nullptr, 0) == BASTIDE_E_ARGUMENT);
        CHECK(bastide_rule_id(number, nullptr, 0) == BASTIDE_E_ARGUMENT);
    }
}

TEST_CASE("A built-in tile set can be looked at without a game")
{
    const Tileset base = builtin(BASTIDE_SET_BASE);
    CHECK(bastide_tileset_list_tiles(base.get(), nullptr, 0) == 24);
    std::vector<bastide_tile_def> types(24);
    CHECK(bastide_tileset_list_tiles(base.get(), types.data(), 24) == 24);
    std::int32_t drawn = 0;
    for (std::size_t i = 0; i < types.size(); ++i) {
        CHECK(types[i].id == count_of(i));
        drawn += types[i].count;
        CHECK(bastide_tileset_list_segments(base.get(), types[i].id, nullptr, 0) == types[i].segments);
    }
    CHECK(drawn == 72);
    CHECK(std::string(types[3].name) == "D");
    CHECK(types[3].flags == BASTIDE_TILE_START);
    CHECK(bastide_tileset_list_segments(base.get(), 24, nullptr, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_tileset_list_segments(base.get(), -1, nullptr, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_tileset_list_tiles(builtin(BASTIDE_SET_WINTER).get(), nullptr, 0) == 12);
    for (std::int32_t set : {kLeast, -1, 0, 99, kMost}) {
        bastide_tileset* out = base.get();
        CHECK(bastide_tileset_builtin(set, nullptr, &out) == BASTIDE_E_ARGUMENT);
        CHECK(out == nullptr);
    }
}

TEST_CASE("The segments of a tile stand in the order cities then roads then fields then a monastery")
{
    for (std::int32_t set : {BASTIDE_SET_BASE, BASTIDE_SET_WINTER, BASTIDE_SET_TOWER, BASTIDE_SET_ABBEY_MAYOR}) {
        const Tileset tileset = builtin(set);
        for (std::int32_t tile = 0; tile < bastide_tileset_list_tiles(tileset.get(), nullptr, 0); ++tile) {
            const auto list = collect<bastide_segment_def>([&](bastide_segment_def* out, std::int32_t cap) {
                return bastide_tileset_list_segments(tileset.get(), tile, out, cap);
            });
            for (std::size_t i = 1; i < list.size(); ++i) CHECK(list[i - 1].kind <= list[i].kind);
        }
    }
}
