// SPDX-License-Identifier: MIT
// What a file below src/ and capi/ may include and name, and which words its comments may use. Reads the sources as text.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "play/rules.hpp"
#include "source_tree.hpp"
#include "support/catch.hpp"

namespace {

namespace fs = std::filesystem;

/// Floors from the ground up. The annexes `dice`, on the ground, and `geometry`, on the catalogue, stand beside them, the roof
/// `capi` on top.
const std::vector<std::string> kFloors = {"ground", "catalogue", "board", "play", "rooms", "house"};
const std::vector<std::string> kBeside = {"batch", "draw", "players"};  ///< libraries beside the rules library

/// The rooms, the oldest first; house rules are the newest. The name of a room's file, or of its folder, begins with one of the
/// room's names. The base game also has the tiles of the Winter Edition. Add a new box here.
const std::vector<std::vector<std::string>> kRooms = {
    {"base", "winter"}, {"tower"},       {"abbey_and_mayor"}, {"inns_cathedrals"}, {"traders_builders"},
    {"river"},          {"king_robber"}, {"festival"},        {"siege"},           {"cult"},
    {"abbot"},          {"phantom"},     {"darmstadt"},       {"house_rules"}};

/// Boxes of the tile game have lower numbers; house rules and the blocks after them in the header have this number or a higher
/// one.
constexpr int kNoBox = 80;

/// Headers with allocation, exceptions, streams, clocks, threads or another random generator.
const std::set<std::string> kForbiddenHeaders = {"any",          "chrono",        "condition_variable",
                                                 "deque",        "exception",     "forward_list",
                                                 "fstream",      "functional",    "future",
                                                 "iomanip",      "ios",           "iostream",
                                                 "istream",      "list",          "locale",
                                                 "map",          "memory",        "memory_resource",
                                                 "mutex",        "ostream",       "queue",
                                                 "random",       "regex",         "set",
                                                 "sstream",      "stack",         "stdexcept",
                                                 "stop_token",   "streambuf",     "string",
                                                 "system_error", "thread",        "time.h",
                                                 "ctime",        "unordered_map", "unordered_set",
                                                 "vector"};

/// Path from the top of the repository, with its text.
using Sources = std::map<std::string, std::string>;

struct Include {
    std::string name;
    bool quoted = false;
};

bool starts_with(std::string_view text, std::string_view head) { return text.substr(0, head.size()) == head; }

/// The text with every comment blanked; lines keep their numbers, literals stay.
std::string without_comments(const std::string& text)
{
    std::string out = text;
    const auto blank = [&out](std::size_t from, std::size_t to) {
        for (std::size_t k = from; k < to; ++k)
            if (out[k] != '\n') out[k] = ' ';
    };
    std::size_t at = 0;
    while (at < text.size()) {
        const std::string_view rest = std::string_view(text).substr(at);
        std::size_t end = at + 1;
        if (starts_with(rest, "//")) {
            end = std::min(text.find('\n', at), text.size());
            blank(at, end);
        } else if (starts_with(rest, "/*")) {
            end = std::min(text.find("*/", at + 2), text.size() - 2) + 2;
            blank(at, end);
        } else if (starts_with(rest, "R\"")) {
            const std::size_t open = text.find('(', at);
            const std::string close = open == std::string::npos ? "\"" : ")" + text.substr(at + 2, open - at - 2) + "\"";
            const std::size_t found = text.find(close, at + 2);
            end = found == std::string::npos ? text.size() : found + close.size();
        } else if (rest[0] == '"' ||
                   (rest[0] == '\'' && (at == 0 || std::isalnum(static_cast<unsigned char>(text[at - 1])) == 0))) {
            while (end < text.size() && text[end] != rest[0] && text[end] != '\n') end += text[end] == '\\' ? 2 : 1;
            ++end;
        }
        at = std::max(end, at + 1);
    }
    return out;
}

std::vector<Include> includes_of(const std::string& text)
{
    std::vector<Include> found;
    std::istringstream lines(without_comments(text));
    for (std::string line; std::getline(lines, line);) {
        line.erase(std::remove_if(line.begin(), line.end(), [](unsigned char c) { return std::isspace(c) != 0; }), line.end());
        if (!starts_with(line, "#include") || line.size() < 11) continue;
        const bool quoted = line[8] == '"';
        const std::size_t end = line.find(quoted ? '"' : '>', 9);
        found.push_back({line.substr(9, end == std::string::npos ? end : end - 9), quoted});
    }
    return found;
}

/// The first folder of a path below src/, or the top folder when it is another: "board", "capi", "include".
std::string place_of(const std::string& path)
{
    const std::string below = starts_with(path, "src/") ? path.substr(4) : path;
    return below.substr(0, below.find('/'));
}

/// Rank of a path below src/rooms/; -1 when no room of the list owns it.
int room_of(const std::string& path)
{
    const std::string file = path.substr(std::string("src/rooms/").size());
    for (std::size_t rank = 0; rank < kRooms.size(); ++rank)
        for (const std::string& name : kRooms[rank])
            if (starts_with(file, name) && std::isalnum(static_cast<unsigned char>(file[name.size()])) == 0)
                return static_cast<int>(rank);
    return -1;
}

/// Whether a file takes its numbers from the C header.
bool is_words(const std::string& path) { return path == "src/ground/words.hpp" || path == "src/ground/limits.hpp"; }

int floor_of(const std::string& place)
{
    const auto found = std::find(kFloors.begin(), kFloors.end(), place);
    return found == kFloors.end() ? -1 : static_cast<int>(found - kFloors.begin());
}

/// Why one file may not include another; empty when it may.
std::string why_not_include(const std::string& from, const std::string& to)
{
    const std::string here = place_of(from);
    const std::string there = place_of(to);
    for (const std::string& beside : kBeside) {
        const std::string header = "include/bastide_" + beside + ".h";
        if (here == beside)
            return there == beside || to == "include/bastide.h" || to == header
                       ? ""
                       : "a library beside the rules is made of the public headers alone";
        if (there == beside || to == header) return "the rules know nothing of the libraries beside them";
    }
    if (here == "capi")
        return there == "capi" || there == "include" || there == "house" || there == "dice" || there == "geometry" ||
                       there == "ground"
                   ? ""
                   : "the roof stands on house, dice, geometry and ground alone";
    if (there == "include") return is_words(from) ? "" : "only ground/words, ground/limits and the roof see the C header";
    if (there == "capi") return "nothing but the roof includes the roof";
    if (here == "dice") {
        const bool is_shown = starts_with(from, "src/dice/host/");  // what hosts see, with what both games share
        if (!is_shown && starts_with(to, "src/dice/host/")) return "the rules of dice know nothing of what hosts see";
        return there == "dice" || there == "ground" || (is_shown && there == "house") ? ""
                                                                                      : "the annex stands on the ground alone";
    }
    if (there == "dice") return "no floor includes the annex";
    if (here == "geometry")
        return there == "geometry" || there == "catalogue" || there == "ground" ? "" : "geometry stands on the catalogue alone";
    if (there == "geometry") return "no floor includes the annex of geometry";
    if (floor_of(here) < 0) return "no such floor: " + here;
    if (floor_of(there) < 0) return "no such floor: " + there;
    if (floor_of(there) > floor_of(here)) return "a floor includes no higher one";
    if (here == "house" && there == "rooms" && from != "src/house/all_rooms.cpp")
        return "the house names rooms only in all_rooms.cpp";
    if (here == "rooms" && there == "rooms") {
        if (room_of(from) < 0 || room_of(to) < 0) return "a file of a room that the list of rooms does not know";
        if (room_of(to) > room_of(from)) return "a room includes no newer one";
    }
    return "";
}

/// The file that a quoted include means: beside the includer, below src/, include/ or capi/; empty when there is none.
std::string resolve(const Sources& sources, const std::string& from, const std::string& name)
{
    for (const std::string& root :
         {from.substr(0, from.rfind('/') + 1), std::string("src/"), std::string("include/"), std::string("capi/")}) {
        const std::string path = fs::path(root + name).lexically_normal().generic_string();
        if (sources.count(path) != 0) return path;
    }
    return "";
}

std::vector<std::string> include_faults(const Sources& sources)
{
    std::vector<std::string> faults;
    for (const auto& [path, text] : sources) {
        if (place_of(path) == "include") continue;
        for (const Include& include : includes_of(text)) {
            const std::string to = resolve(sources, path, include.name);
            std::string why;
            if (!to.empty())
                why = why_not_include(path, to);
            else if (include.quoted)
                why = "there is no such file";
            else if (kForbiddenHeaders.count(include.name) != 0)
                why = "the library does without this header";
            if (!why.empty()) faults.push_back(path + " includes " + include.name + ": " + why);
        }
    }
    return faults;
}

/// The words of a text in small letters, names taken apart: `kTowerTop` says k, tower, top.
std::vector<std::string> words_of(std::string_view text)
{
    std::vector<std::string> words;
    std::string word;
    char last = ' ';
    for (const char c : text) {
        const bool letter = std::isalpha(static_cast<unsigned char>(c)) != 0;
        const bool hump = std::isupper(static_cast<unsigned char>(c)) != 0 && std::islower(static_cast<unsigned char>(last)) != 0;
        if ((!letter || hump) && !word.empty()) words.push_back(std::exchange(word, {}));
        if (letter) word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        last = c;
    }
    if (!word.empty()) words.push_back(word);
    return words;
}

/// Words that no file below the rooms except `ground/words` may use: those that the header lists for each box, as in
/// "BASTIDE_BOX_TOWER = 3, /**< The Tower | names: TOWER */". The Winter Edition is no box. A kind of segment is vocabulary that
/// all share, even if a box has its name.
std::set<std::string> box_words(const std::string& header)
{
    std::set<std::string> words = {"winter"};
    std::set<std::string> kinds_of_segments;
    const std::regex segment("BASTIDE_SEGMENT_(\\w+) = ");
    for (std::sregex_iterator found(header.begin(), header.end(), segment), end; found != end; ++found)
        for (const std::string& word : words_of((*found)[1].str())) kinds_of_segments.insert(word);
    const std::regex box("BASTIDE_BOX_\\w+ = (\\d+),? */\\*\\*<[^|*]*\\| names: ([A-Z_\\s]+)");
    for (std::sregex_iterator found(header.begin(), header.end(), box), end; found != end; ++found) {
        if (std::stoi((*found)[1]) >= kNoBox) continue;
        std::istringstream names((*found)[2].str());
        for (std::string name; names >> name;)
            if (name.find('_') == std::string::npos)  // else each part alone is an ordinary word
                for (const std::string& word : words_of(name)) words.insert(word);
    }
    for (const std::string& kind : kinds_of_segments) words.erase(kind);
    return words;
}

std::vector<std::string> word_faults(const Sources& sources)
{
    const std::set<std::string> forbidden = box_words(sources.at("include/bastide.h"));
    std::vector<std::string> faults;
    for (const auto& [path, text] : sources) {
        const int floor = starts_with(path, "src/") ? floor_of(place_of(path)) : -1;
        if (floor < 0 || floor >= floor_of("rooms") || path == "src/ground/words.hpp") continue;
        std::istringstream lines(without_comments(text));
        int number = 0;
        for (std::string line; std::getline(lines, line);) {
            ++number;
            for (const std::string& word : words_of(line))
                if (forbidden.count(word) != 0) faults.push_back(path + ":" + std::to_string(number) + " says " + word);
        }
    }
    return faults;
}

/// The comments of a text; everything else is blanked.
std::string comments_of(const std::string& text)
{
    std::string out = without_comments(text);
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] != '\n') out[i] = out[i] == text[i] ? ' ' : text[i];
    return out;
}

/// Words from the table "Retired words" of docs/glossary.md that have no other meaning, so that a search finds each wrong use.
const std::set<std::string> kRetiredWords = {"foretell", "foretells", "foretold", "he",    "heir", "heirs", "him",    "his",
                                             "newborn",  "nobody",    "tell",     "tells", "told", "torn",  "whoever"};

std::vector<std::string> retired_word_faults(const Sources& sources)
{
    std::vector<std::string> faults;
    for (const auto& [path, text] : sources) {
        if (!starts_with(path, "src/") && !starts_with(path, "capi/")) continue;
        std::istringstream lines(comments_of(text));
        int number = 0;
        for (std::string line; std::getline(lines, line);) {
            ++number;
            for (const std::string& word : words_of(line))
                if (kRetiredWords.count(word) != 0) faults.push_back(path + ":" + std::to_string(number) + " says " + word);
        }
    }
    return faults;
}

/// Whether a file may write the block or emit events: the moves, the type Play that they write through, and the records of the
/// board.
bool may_write(const std::string& path)
{
    const std::string name = path.substr(0, path.rfind('.'));
    const bool moves =
        name == "src/play/moves" || name == "src/play/tile_moves" || name == "src/play/setup_moves" || name == "src/play/rules";
    const std::string place = place_of(path);
    return moves || !starts_with(path, "src/") || (place != "play" && place != "rooms" && place != "house");
}

/// Names that code needs to write the block: the writable block, a cast that removes const, and the functions of Play that record
/// events and actions.
const std::set<std::string> kWritingNames = {"State",      "writable",    "const_cast",   "emit",
                                             "open_group", "close_group", "count_action", "record_nature"};

/// The names in a line of code.
std::vector<std::string> names_of(const std::string& line)
{
    std::vector<std::string> names;
    std::string name;
    for (const char c : line + " ") {
        const bool is_part = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
        if (is_part) name += c;
        if (!is_part && !name.empty()) names.push_back(std::exchange(name, {}));
    }
    return names;
}

/// Whether a line appends to a log or a history: `log->add`, `history_.add`.
bool appends(const std::string& line)
{
    const std::vector<std::string> names = names_of(line);
    for (std::size_t i = 1; i < names.size(); ++i) {
        const bool is_record =
            names[i - 1] == "log" || names[i - 1] == "log_" || names[i - 1] == "history" || names[i - 1] == "history_";
        if (is_record && names[i] == "add") return true;
    }
    return false;
}

std::vector<std::string> write_faults(const Sources& sources)
{
    std::vector<std::string> faults;
    for (const auto& [path, text] : sources) {
        if (may_write(path)) continue;
        std::istringstream lines(without_comments(text));
        int number = 0;
        for (std::string line; std::getline(lines, line);) {
            ++number;
            const std::string at = path + ":" + std::to_string(number);
            for (const std::string& name : names_of(line))
                if (kWritingNames.count(name) != 0) faults.push_back(at + " says " + name);
            if (appends(line)) faults.push_back(at + " appends to a log or a history");
        }
    }
    return faults;
}

bool is_code(const fs::path& file)
{
    const fs::path kind = file.extension();
    return kind == ".h" || kind == ".hpp" || kind == ".cpp" || kind == ".c" || kind == ".inc";
}

Sources read_the_house()
{
    const fs::path top = BASTIDE_SOURCE_DIR;
    Sources sources;
    for (const char* root : {"src", "capi", "include"}) {
        if (!fs::exists(top / root)) continue;
        for (const auto& entry : fs::recursive_directory_iterator(top / root)) {
            const std::string path = entry.path().lexically_relative(top).generic_string();
            if (!entry.is_regular_file() || !is_code(entry.path())) continue;
            if (starts_with(path, "capi/bindings/") || starts_with(path, "capi/abi/")) continue;
            std::ifstream in(entry.path(), std::ios::binary);
            std::ostringstream text;
            text << in.rdbuf();
            sources[path] = text.str();
        }
    }
    return sources;
}

std::string lines(const std::vector<std::string>& all)
{
    std::string text;
    for (const std::string& one : all) text += "\n  " + one;
    return text;
}

}  // namespace

TEST_CASE("A file includes only its own floor and lower ones", "[floors]")
{
    const Sources house = read_the_house();
    REQUIRE(house.count("include/bastide.h") == 1);
    REQUIRE(house.size() > 5);
    const std::vector<std::string> faults = include_faults(house);
    INFO(lines(faults));
    CHECK(faults.empty());
}

TEST_CASE("No box is named below the rooms", "[floors]")
{
    const std::vector<std::string> faults = word_faults(read_the_house());
    INFO(lines(faults));
    CHECK(faults.empty());
}

TEST_CASE("Comments of the sources use no retired word", "[floors]")
{
    const std::vector<std::string> faults = retired_word_faults(read_the_house());
    INFO(lines(faults));
    CHECK(faults.empty());
}

TEST_CASE("Every room is in the list of rooms", "[floors]")
{
    for (const auto& [path, text] : read_the_house()) {
        if (!starts_with(path, "src/rooms/")) continue;
        INFO(path);
        CHECK(room_of(path) >= 0);
    }
}

TEST_CASE("Only moves write the block and emit events", "[floors]")
{
    const Sources house = read_the_house();
    REQUIRE(house.count("src/play/moves.cpp") == 1);
    REQUIRE(house.count("src/play/setup_moves.cpp") == 1);
    const std::vector<std::string> faults = write_faults(house);
    INFO(lines(faults));
    CHECK(faults.empty());
}

// What a room gets of the block is const, so that the compiler refuses to write it.
static_assert(std::is_const_v<std::remove_reference_t<decltype(std::declval<bastide::Play&>().state.header())>>);
static_assert(std::is_const_v<std::remove_reference_t<decltype(std::declval<bastide::Play&>().state.words()[0])>>);
static_assert(!std::is_reference_v<decltype(std::declval<bastide::Play&>().lasting(bastide::RoomName::none, 0))>);
static_assert(!std::is_reference_v<decltype(std::declval<bastide::Play&>().this_turn(bastide::RoomName::none, 0))>);

// The reader itself, on houses that break one rule each.

TEST_CASE("The reader finds a wrong include", "[floors]")
{
    const auto faults = [](const std::string& path, const std::string& include) {
        const Sources house = {{"include/bastide.h", ""},           {"src/ground/flat.hpp", ""},
                               {"src/board/grid.hpp", ""},          {"src/play/turn.hpp", ""},
                               {"src/rooms/tower.hpp", ""},         {"src/rooms/base_game.hpp", ""},
                               {"src/rooms/winter_tiles.hpp", ""},  {"src/house/game.hpp", ""},
                               {"src/dice/dice_state.hpp", ""},     {"capi/interface.hpp", ""},
                               {"src/dice/host/x.hpp", ""},         {"src/rooms/house_rules/x.hpp", ""},
                               {"include/bastide_draw.h", ""},      {"src/draw/svg.hpp", ""},
                               {"src/players/judge.hpp", ""},       {"include/bastide_players.h", ""},
                               {path, "#include " + include + "\n"}};
        return include_faults(house).size();
    };
    CHECK(faults("src/board/a.cpp", "\"board/grid.hpp\"") == 0);
    CHECK(faults("src/board/a.cpp", "\"grid.hpp\"") == 0);
    CHECK(faults("src/board/a.cpp", "\"ground/flat.hpp\"") == 0);
    CHECK(faults("src/board/a.cpp", "\"../play/turn.hpp\"") == 1);
    CHECK(faults("src/board/a.cpp", "\"play/turn.hpp\" // for later") == 1);
    CHECK(faults("src/board/a.cpp", "<play/turn.hpp>") == 1);
    CHECK(faults("src/board/a.cpp", "\"dice/dice_state.hpp\"") == 1);
    CHECK(faults("src/board/a.cpp", "\"nowhere.hpp\"") == 1);
    CHECK(faults("src/draw/a.cpp", "\"draw/svg.hpp\"") == 0);
    CHECK(faults("src/draw/a.cpp", "\"bastide_draw.h\"") == 0);
    CHECK(faults("src/draw/a.cpp", "\"bastide.h\"") == 0);
    CHECK(faults("src/draw/a.cpp", "\"ground/flat.hpp\"") == 1);
    CHECK(faults("src/draw/a.cpp", "\"interface.hpp\"") == 1);
    CHECK(faults("src/draw/a.cpp", "<vector>") == 1);
    CHECK(faults("src/players/a.cpp", "\"players/judge.hpp\"") == 0);
    CHECK(faults("src/players/a.cpp", "\"bastide_players.h\"") == 0);
    CHECK(faults("src/players/a.cpp", "\"bastide.h\"") == 0);
    CHECK(faults("src/players/a.cpp", "\"draw/svg.hpp\"") == 1);
    CHECK(faults("src/players/a.cpp", "\"house/game.hpp\"") == 1);
    CHECK(faults("capi/a.cpp", "\"bastide_players.h\"") == 1);
    CHECK(faults("src/board/a.cpp", "\"draw/svg.hpp\"") == 1);
    CHECK(faults("capi/a.cpp", "\"bastide_draw.h\"") == 1);
    CHECK(faults("src/board/a.cpp", "<vector>") == 1);
    CHECK(faults("src/board/a.cpp", "<cstdint>") == 0);
    CHECK(faults("src/board/a.cpp", "\"bastide.h\"") == 1);
    CHECK(faults("src/ground/words.hpp", "\"bastide.h\"") == 0);
    CHECK(faults("src/dice/a.cpp", "\"ground/flat.hpp\"") == 0);
    CHECK(faults("src/dice/a.cpp", "\"board/grid.hpp\"") == 1);
    CHECK(faults("src/dice/a.cpp", "\"house/game.hpp\"") == 1);
    CHECK(faults("src/dice/a.cpp", "\"dice/host/x.hpp\"") == 1);
    CHECK(faults("src/dice/host/a.cpp", "\"house/game.hpp\"") == 0);
    CHECK(faults("src/dice/host/a.cpp", "\"dice/dice_state.hpp\"") == 0);
    CHECK(faults("src/dice/host/a.cpp", "\"board/grid.hpp\"") == 1);
    CHECK(faults("src/rooms/base_game.cpp", "\"rooms/tower.hpp\"") == 1);
    CHECK(faults("src/rooms/abbey_and_mayor.cpp", "\"rooms/tower.hpp\"") == 0);
    CHECK(faults("src/rooms/tower.cpp", "\"rooms/house_rules/x.hpp\"") == 1);
    CHECK(faults("src/rooms/house_rules/y.cpp", "\"rooms/tower.hpp\"") == 0);
    CHECK(faults("src/rooms/base_tiles.hpp", "\"rooms/winter_tiles.hpp\"") == 0);
    CHECK(faults("src/rooms/unheard_of.cpp", "\"rooms/base_game.hpp\"") == 1);
    CHECK(faults("src/house/all_rooms.cpp", "\"rooms/tower.hpp\"") == 0);
    CHECK(faults("src/house/build.cpp", "\"rooms/tower.hpp\"") == 1);
    CHECK(faults("src/house/build.cpp", "\"capi/interface.hpp\"") == 1);
    CHECK(faults("capi/game.cpp", "\"house/game.hpp\"") == 0);
    CHECK(faults("capi/game.cpp", "\"interface.hpp\"") == 0);
    CHECK(faults("capi/game.cpp", "\"play/turn.hpp\"") == 1);
    CHECK(faults("capi/game.cpp", "\"rooms/tower.hpp\"") == 1);
    CHECK(faults("src/attic/a.cpp", "\"ground/flat.hpp\"") == 1);
}

TEST_CASE("The reader finds what writes", "[floors]")
{
    const auto faults = [](const std::string& path, const std::string& text) { return write_faults({{path, text}}).size(); };
    CHECK(faults("src/rooms/a.cpp", "play.writable().header().last = {};") == 1);
    CHECK(faults("src/rooms/a.cpp", "const State state(rules.layout, block);") == 1);
    CHECK(faults("src/rooms/a.cpp", "void f(State& state);") == 1);
    CHECK(faults("src/rooms/a.cpp", "const_cast<Header&>(play.state.header()).last = {};") == 1);
    CHECK(faults("src/rooms/a.cpp", "play.emit(EventKind::bid, 0);") == 1);
    CHECK(faults("src/play/turn.cpp", "play.log->add(EventKind::bid, 0, 1);") == 1);
    CHECK(faults("src/play/turn.cpp", "play.history->add(action);") == 1);
    CHECK(faults("src/house/game.cpp", "log_.add(EventKind::undone, kNature, 1);") == 1);
    CHECK(faults("src/play/turn.cpp", "play.record_nature(Verb::finish);") == 1);
    CHECK(faults("src/rooms/a.cpp", "moves::set_lasting(play, kRoom, 0, 1); things.add(thing);") == 0);
    CHECK(faults("src/rooms/a.cpp", "const StateView state = view.state;  // a State that is not writable") == 0);
    CHECK(faults("src/play/moves.cpp", "play.writable().header().last = {};") == 0);
    CHECK(faults("src/play/setup_moves.cpp", "play.writable().header().last = {};") == 0);
    CHECK(faults("src/board/grid.cpp", "void f(State& state);") == 0);
}

TEST_CASE("The reader finds a box by name and passes over comments", "[floors]")
{
    const std::string header =
        "    BASTIDE_SEGMENT_MOAT = 9, /**< moat */\n"
        "    BASTIDE_BOX_TOWER = 3,       /**< The Tower | names: TOWER */\n"
        "    BASTIDE_BOX_ABBEY_MAYOR = 4, /**< Abbey & Mayor | names: ABBEY MAYOR\n"
        "                                      WAGON BARN */\n"
        "    BASTIDE_BOX_INNS = 5,        /**< Inns | names: INN LARGE_FOLLOWER */\n"
        "    BASTIDE_BOX_MOAT = 6,        /**< Moats | names: MOAT SWAN. Deep ones */\n"
        "    BASTIDE_BOX_HOUSE = 80       /**< house rules | names: any */\n";
    CHECK(box_words(header) == std::set<std::string>{"abbey", "barn", "inn", "mayor", "swan", "tower", "wagon", "winter"});
    const auto faults = [&](const std::string& path, const std::string& text) {
        return word_faults({{"include/bastide.h", header}, {path, text}}).size();
    };
    CHECK(faults("src/play/a.cpp", "int tower = 0;") == 1);
    CHECK(faults("src/play/a.cpp", "int kTowerTop, is_abbey, BARN;") == 3);
    CHECK(faults("src/play/a.cpp", "int towering;") == 0);
    CHECK(faults("src/play/a.cpp", "int a; // a tower\n/* a wagon\n a barn */ int b;") == 0);
    CHECK(faults("src/play/a.cpp", "f(\"// no comment\", '\"', mayor); // mayor") == 1);
    CHECK(faults("src/play/a.cpp", "f(1'000, R\"(\" // )\", mayor);") == 1);
    CHECK(faults("src/ground/words.hpp", "int tower;") == 0);
    CHECK(faults("src/rooms/tower.cpp", "int tower;") == 0);
    CHECK(faults("src/house/a.cpp", "int tower;") == 0);
    CHECK(faults("src/dice/a.cpp", "int tower;") == 0);
}

TEST_CASE("The reader finds a retired word in comments alone", "[floors]")
{
    const auto faults = [](const std::string& path, const std::string& text) {
        return retired_word_faults({{path, text}}).size();
    };
    CHECK(faults("src/play/a.cpp", "int a; // Whoever\n/* is told\n this */ int b;") == 2);
    CHECK(faults("src/play/a.cpp", "int told = f(\"// told\");  // as many as it holds") == 0);
    CHECK(faults("src/rooms/a.cpp", "// Whoever is told") == 2);
    CHECK(faults("capi/a.cpp", "// Whoever is told") == 2);
    CHECK(faults("include/a.hpp", "// Whoever is told") == 0);
}
