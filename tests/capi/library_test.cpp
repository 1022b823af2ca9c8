// SPDX-License-Identifier: MIT
// The library about itself: versions, the layout of records, and the words behind all numbers.
#include <algorithm>
#include <cctype>
#include <fstream>
#include <regex>
#include <sstream>

#include "capi/c_games.hpp"
#include "source_tree.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

struct Entry {
    std::int32_t number;
    std::string name;
};

struct List {
    std::int32_t list;
    std::vector<Entry> entries;
};

std::string header_text()
{
    std::ifstream file(BASTIDE_SOURCE_DIR "/include/bastide.h");
    std::ostringstream text;
    text << file.rdbuf();
    return std::regex_replace(text.str(), std::regex("/\\*[^*]*\\*+([^/*][^*]*\\*+)*/"), "");
}

/// The members of a vocabulary, by number; a name is its constant in small letters.
std::vector<Entry> members(const std::string& header, const std::string& prefix)
{
    std::vector<Entry> entries;
    const std::regex member("\\n\\s*BASTIDE_" + prefix + "_([A-Z0-9_]+)\\s*=\\s*(-?[0-9]+)");
    for (std::sregex_iterator it(header.begin(), header.end(), member), end; it != end; ++it) {
        std::string name = (*it)[1];
        std::transform(name.begin(), name.end(), name.begin(),
                       [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        if (name.rfind("flag_", 0) != 0) entries.push_back({std::stoi((*it)[2]), name});
    }
    std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) { return a.number < b.number; });
    return entries;
}

/// Every vocabulary as the header has it. Flags are no words, and the ends of roads are no ends of another vocabulary.
const std::vector<List>& all_lists()
{
    static const std::vector<List> lists = [] {
        const std::string header = header_text();
        std::vector<List> all = {{BASTIDE_VOCABULARY_STATUS, members(header, "E")}};
        all[0].entries.push_back({BASTIDE_OK, "ok"});
        for (const Entry& vocabulary : members(header, "VOCABULARY")) {
            if (vocabulary.number == BASTIDE_VOCABULARY_STATUS) continue;
            std::string prefix = vocabulary.name;
            std::transform(prefix.begin(), prefix.end(), prefix.begin(),
                           [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
            all.push_back({vocabulary.number, members(header, prefix)});
        }
        return all;
    }();
    return lists;
}

std::string name_of(std::int32_t list, std::int32_t number)
{
    return text([&](char* out, std::int32_t cap) { return bastide_word_name(list, number, out, cap); });
}

/// Status and number that a name leads to; 0 when there is none.
using Found = std::pair<std::int32_t, std::int32_t>;
Found find(std::int32_t list, const char* name, std::int32_t len = -1)
{
    std::int32_t number = 77;
    const std::int32_t status = bastide_word_find(list, name, len, &number);
    return {status, number};
}
Found nothing(std::int32_t status) { return {status, 0}; }

constexpr std::int32_t kLeast = INT32_MIN;
constexpr std::int32_t kMax = INT32_MAX;

std::string text_of(std::int32_t list, std::int32_t number)
{
    return text([&](char* out, std::int32_t cap) { return bastide_word_text(nullptr, list, number, out, cap); });
}
std::string rule_of(std::int32_t list, std::int32_t number)
{
    return text([&](char* out, std::int32_t cap) { return bastide_word_rule(list, number, out, cap); });
}

bool is_sentence(const std::string& s) { return s.size() > 5 && s.front() >= 'A' && s.front() <= 'Z' && s.back() == '.'; }

}  // namespace

TEST_CASE("The library and the header are of one version")
{
    CHECK(bastide_version() == (BASTIDE_VERSION_MAJOR << 16 | BASTIDE_VERSION_MINOR << 8 | BASTIDE_VERSION_PATCH));
    CHECK(bastide_version() == BASTIDE_VERSION);
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
    CHECK(sizeof(bastide_config) == 64);
    CHECK(sizeof(bastide_choice) == 32);
    CHECK(sizeof(bastide_refusal) == 352);
    CHECK(sizeof(bastide_decision) == 128);
    CHECK(sizeof(bastide_action) == 96);
    CHECK(sizeof(bastide_event) == 192);
    CHECK(sizeof(bastide_score_line) == 80);
    CHECK(sizeof(bastide_seat) == 64);
    CHECK(sizeof(bastide_standing) == 48);
    CHECK(sizeof(bastide_placed) == 48);
    CHECK(sizeof(bastide_piece) == 80);
    CHECK(sizeof(bastide_feature) == 176);
    CHECK(sizeof(bastide_placed_segment) == 32);
    CHECK(sizeof(bastide_thing) == 96);
    CHECK(sizeof(bastide_stock) == 48);
    CHECK(sizeof(bastide_placement) == 32);
    CHECK(sizeof(bastide_tile_def) == 96);
    CHECK(sizeof(bastide_segment_def) == 96);
    CHECK(sizeof(bastide_option_def) == 64);
    CHECK(sizeof(bastide_position) == 64);
    CHECK(sizeof(bastide_put) == 96);
    CHECK(sizeof(bastide_dice) == 128);
    CHECK(sizeof(bastide_die) == 48);
}

TEST_CASE("The library returns the layout number of the JSON file")
{
    std::ifstream file(BASTIDE_SOURCE_DIR "/capi/abi/bastide_api.json");
    std::ostringstream json;
    json << file.rdbuf();
    const std::string words = json.str();
    std::smatch found;
    REQUIRE(std::regex_search(words, found, std::regex("\"layout\": ([0-9]+)")));
    CHECK(std::to_string(bastide_layout()) == found[1]);
}

TEST_CASE("Names lead to numbers and numbers to names in every list")
{
    for (const List& list : all_lists()) {
        for (const Entry& entry : list.entries) {
            CHECK(name_of(list.list, entry.number) == entry.name);
            CHECK(find(list.list, entry.name.c_str()) == Found{BASTIDE_OK, entry.number});
            CHECK(find(list.list, entry.name.c_str(), count_of(entry.name.size())) == Found{BASTIDE_OK, entry.number});
        }
    }
}

TEST_CASE("A list of numbers is the header's list in the header's order")
{
    for (const List& list : all_lists()) {
        if (list.entries.empty()) continue;
        std::vector<std::int32_t> numbers(256, 77);
        const std::int32_t count = bastide_word_list(list.list, numbers.data(), 256);
        CHECK(std::to_string(list.list) + ": " + std::to_string(count) ==
              std::to_string(list.list) + ": " + std::to_string(list.entries.size()));
        for (std::size_t i = 0; i < list.entries.size() && count == count_of(list.entries.size()); ++i)
            CHECK(numbers[i] == list.entries[i].number);
    }
}

TEST_CASE("A list of numbers writes at most the capacity")
{
    std::int32_t buffer[4] = {77, 77, 77, 77};
    CHECK(bastide_word_list(BASTIDE_VOCABULARY_SEGMENT, nullptr, 0) == 10);
    CHECK(bastide_word_list(BASTIDE_VOCABULARY_SEGMENT, buffer, 2) == 10);
    CHECK(buffer[1] == BASTIDE_SEGMENT_ROAD);
    CHECK(buffer[2] == 77);
    CHECK(bastide_word_list(BASTIDE_VOCABULARY_SEGMENT, buffer, 3) == 10);
    CHECK(buffer[2] == BASTIDE_SEGMENT_FIELD);
    CHECK(buffer[3] == 77);
}

TEST_CASE("Unknown lists, numbers and names have different statuses")
{
    for (std::int32_t list : {kLeast, -1, 0, 31, 99, kMax}) {
        CHECK(bastide_word_name(list, 1, nullptr, 0) == BASTIDE_E_ARGUMENT);
        CHECK(find(list, "draw") == nothing(BASTIDE_E_ARGUMENT));
        CHECK(bastide_word_text(nullptr, list, 1, nullptr, 0) == BASTIDE_E_ARGUMENT);
        CHECK(bastide_word_rule(list, 1, nullptr, 0) == BASTIDE_E_ARGUMENT);
        CHECK(bastide_word_list(list, nullptr, 0) == BASTIDE_E_ARGUMENT);
    }
    for (const List& list : all_lists()) {
        if (list.entries.empty()) continue;
        for (std::int32_t number : {kLeast, 999, kMax}) {
            CHECK(bastide_word_name(list.list, number, nullptr, 0) == BASTIDE_E_ABSENT);
            CHECK(bastide_word_text(nullptr, list.list, number, nullptr, 0) == BASTIDE_E_ABSENT);
            CHECK(bastide_word_rule(list.list, number, nullptr, 0) == BASTIDE_E_ABSENT);
        }
        for (const char* name : {"", "nothing of that name", "Draw", "?"})
            CHECK(find(list.list, name) == nothing(BASTIDE_E_ABSENT));
    }
    CHECK(bastide_word_name(BASTIDE_VOCABULARY_STEP, -1, nullptr, 0) == BASTIDE_E_ABSENT);
}

TEST_CASE("A name is found by its length when that is given")
{
    CHECK(find(BASTIDE_VOCABULARY_ACTION, "drawing", 4) == Found{BASTIDE_OK, BASTIDE_ACTION_DRAW});
    CHECK(find(BASTIDE_VOCABULARY_ACTION, "drawing", 7) == nothing(BASTIDE_E_ABSENT));
    CHECK(find(BASTIDE_VOCABULARY_ACTION, "draw", 0) == nothing(BASTIDE_E_ABSENT));
    CHECK(find(BASTIDE_VOCABULARY_ACTION, "draw", -2) == nothing(BASTIDE_E_ARGUMENT));
    CHECK(find(BASTIDE_VOCABULARY_ACTION, "draw", kLeast) == nothing(BASTIDE_E_ARGUMENT));
    CHECK(find(BASTIDE_VOCABULARY_ACTION, nullptr, 0) == nothing(BASTIDE_E_ARGUMENT));
    CHECK(bastide_word_find(BASTIDE_VOCABULARY_ACTION, "draw", -1, nullptr) == BASTIDE_E_ARGUMENT);
}

TEST_CASE("A text is cut to fit and closed by NUL")
{
    char buffer[16];
    for (std::int32_t cap = 0; cap <= 16; ++cap) {
        for (char& c : buffer) c = '#';
        CHECK(bastide_word_name(BASTIDE_VOCABULARY_REASON, BASTIDE_REASON_CELL_TAKEN, cap == 0 ? nullptr : buffer, cap) == 10);
        const std::string whole = "cell_taken";
        const std::size_t length = cap == 0 ? 0 : std::min<std::size_t>(at(cap) - 1, whole.size());
        if (cap > 0) CHECK(std::string(buffer) == whole.substr(0, length));
        for (std::size_t i = cap == 0 ? 0 : length + 1; i < 16; ++i) CHECK(buffer[i] == '#');
    }
}

TEST_CASE("A text that cannot be made is closed by NUL too")
{
    char buffer[4];
    const auto fresh = [&] {
        for (char& c : buffer) c = '#';
        return static_cast<char*>(buffer);
    };
    CHECK(bastide_word_name(BASTIDE_VOCABULARY_STEP, 99, fresh(), 4) == BASTIDE_E_ABSENT);
    CHECK(buffer[0] == '\0');
    CHECK(bastide_word_name(99, 1, fresh(), 4) == BASTIDE_E_ARGUMENT);
    CHECK(buffer[0] == '\0');
    CHECK(bastide_word_text(nullptr, BASTIDE_VOCABULARY_STATUS, 99, fresh(), 4) == BASTIDE_E_ABSENT);
    CHECK(buffer[0] == '\0');
    Setup forgetful;
    forgetful.flags = BASTIDE_CONFIG_FLAG_NO_HISTORY;
    const Game game = make(forgetful);
    CHECK(bastide_game_write_script(game.get(), BASTIDE_VIEW_FULL, fresh(), 4) == BASTIDE_E_STATE);
    CHECK(buffer[0] == '\0');
    const bastide_action nonsense = blank(99, 0);
    CHECK(bastide_action_write(game.get(), &nonsense, fresh(), 4) == BASTIDE_E_ARGUMENT);
    CHECK(buffer[0] == '\0');
}

TEST_CASE("Every word has a text and a few of them a sentence")
{
    for (const List& list : all_lists()) {
        const bool is_told_whole = list.list == BASTIDE_VOCABULARY_STATUS || list.list == BASTIDE_VOCABULARY_REASON ||
                                   list.list == BASTIDE_VOCABULARY_OPTION;
        for (const Entry& entry : list.entries) {
            const std::string says = text_of(list.list, entry.number);
            CHECK((says.empty() || (is_told_whole && !is_sentence(says)) ? entry.name + ": " + says : std::string()) ==
                  std::string());
        }
    }
    CHECK(text_of(BASTIDE_VOCABULARY_REWARD, BASTIDE_REWARD_ROAD) == "completed road");
}

TEST_CASE("Reasons and rewards have an id of the rules pages but for those of configs, positions and arguments")
{
    for (const List& list : all_lists()) {
        if (list.list != BASTIDE_VOCABULARY_REASON && list.list != BASTIDE_VOCABULARY_REWARD) continue;
        for (const Entry& entry : list.entries) {
            const bool is_of_arguments =
                entry.number >= BASTIDE_REASON_ARGUMENT_RANGE && entry.number <= BASTIDE_REASON_ARGUMENT_COUNT;
            const bool is_of_form = list.list == BASTIDE_VOCABULARY_REASON &&
                                    (entry.number > 9800 || entry.number == BASTIDE_REASON_SPARE_SET || is_of_arguments);
            const std::string rule = rule_of(list.list, entry.number);
            CHECK((is_of_form || rule.find('-') != std::string::npos ? std::string() : entry.name) == std::string());
        }
    }
    CHECK(rule_of(BASTIDE_VOCABULARY_REWARD, BASTIDE_REWARD_ROAD) == "BASE-ROAD-02");
    CHECK(rule_of(BASTIDE_VOCABULARY_REASON, BASTIDE_REASON_SIDE_MISMATCH) == "BASE-PLACE-02");
    CHECK(rule_of(BASTIDE_VOCABULARY_REASON, BASTIDE_REASON_CONFIG_VALUE).empty());
}

TEST_CASE("A built-in tile set can be looked at without a game")
{
    const Tileset base = built_in(BASTIDE_SET_BASE);
    CHECK(bastide_tileset_list_tiles(base.get(), nullptr, 0) == 24);
    std::vector<bastide_tile_def> types(24);
    CHECK(bastide_tileset_list_tiles(base.get(), types.data(), 24) == 24);
    std::int32_t drawn = 0;
    for (std::size_t i = 0; i < types.size(); ++i) {
        CHECK(types[i].id == count_of(i));
        drawn += types[i].count;
        CHECK(bastide_tileset_list_segments(base.get(), types[i].id, 0, nullptr, 0) == types[i].segments);
    }
    CHECK(drawn == 72);
    for (const bastide_tile_def& type : types) CHECK(type.set == BASTIDE_SET_BASE);
    for (std::int32_t rotation : {kLeast, -1, 4, kMax})
        CHECK(bastide_tileset_list_segments(base.get(), 0, rotation, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(std::string(types[3].name) == "D");
    CHECK(types[3].flags == BASTIDE_TILE_FLAG_START);
    CHECK(bastide_tileset_list_segments(base.get(), 24, 0, nullptr, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_tileset_list_segments(base.get(), -1, 0, nullptr, 0) == BASTIDE_E_ABSENT);
    CHECK(bastide_tileset_list_tiles(built_in(BASTIDE_SET_WINTER).get(), nullptr, 0) == 12);
    for (std::int32_t set : {kLeast, -1, 0, 99, kMax}) {
        bastide_tileset* out = base.get();
        CHECK(bastide_tileset_create(set, nullptr, &out) == BASTIDE_E_ARGUMENT);
        CHECK(out == nullptr);
    }
}

TEST_CASE("The segments of a tile stand in the order cities then roads then fields then a monastery")
{
    for (const std::int32_t set : all_sets()) {
        INFO("the set " << name_of_set(set));
        const Tileset tileset = built_in(set);
        for (std::int32_t tile = 0; tile < bastide_tileset_list_tiles(tileset.get(), nullptr, 0); ++tile) {
            const std::int32_t rotation = tile % 4;
            const auto list = collect<bastide_segment_def>([&](bastide_segment_def* out, std::int32_t cap) {
                return bastide_tileset_list_segments(tileset.get(), tile, rotation, out, cap);
            });
            for (std::size_t i = 1; i < list.size(); ++i) CHECK(list[i - 1].kind <= list[i].kind);
            for (std::size_t i = 0; i < list.size(); ++i) CHECK(list[i].index == count_of(i));
        }
    }
}
