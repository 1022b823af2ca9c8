// SPDX-License-Identifier: MIT
//
// See lists.hpp.
#include "lists.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string_view>

#include "bastide.hpp"

namespace cli {

namespace {

using bastide::Set;
using bastide::Tileset;
using bastide::Vocabulary;

std::string plain(std::string name)
{
    for (char& letter : name)
        if (letter == '_') letter = ' ';
    return name;
}

// ---- Sets and tiles ----

/// The types of a set that a game without options has; those of another edition are not among them.
std::vector<bastide::TileDef> played_tiles(Set which)
{
    bastide::Config config;
    config.set(Set::base);
    if (which != Set::base) config.set(which);
    const std::vector<bastide::TileDef> game = bastide::Game::create(config)->tiles().value();
    const auto is_missing = [&game](const bastide::TileDef& tile) {
        return std::none_of(game.begin(), game.end(), [&tile](const bastide::TileDef& one) {
            return one.count > 0 && std::string_view(one.name) == tile.name;
        });
    };
    std::vector<bastide::TileDef> tiles = Tileset::create(which)->tiles().value();
    std::erase_if(tiles, is_missing);
    return tiles;
}

void print_sets()
{
    std::printf("%3s  %-16s %5s %6s  %s\n", "no.", "set", "types", "tiles", "start tile");
    for (const Set which : bastide::all<Set>()) {
        std::int32_t tiles = 0;
        std::string start = "-";
        const std::vector<bastide::TileDef> types = played_tiles(which);
        for (const bastide::TileDef& tile : types) {
            tiles += tile.count;
            if (tile.flags & bastide::tile_flag::start) start = tile.name;
        }
        std::printf("%3d  %-16s %5zu %6d  %s\n", number(which), name(which).c_str(), types.size(), tiles, start.c_str());
    }
}

/// "inn, lake" with the words before the first and before each other; pennants have a form of their own.
std::string words_for_marks(std::uint64_t marks, const char* first, const char* next)
{
    std::string text;
    for (const bastide::Mark mark : bastide::all<bastide::Mark>())
        if (mark != bastide::Mark::pennant && (marks >> number(mark) & 1U) != 0)
            text += (text.empty() ? first : next) + plain(name(mark));
    return text;
}

/// "city NE+1", "road S (village)", "road EW with inn", "field enclosed", "monastery"
std::string words_for(const bastide::SegmentDef& segment)
{
    std::string text = plain(name(bastide::as<bastide::SegmentKind>(segment.kind)));
    std::string sides;
    for (unsigned side = 0; side < 4; ++side)
        if (segment.ports >> (3 * side) & 7U) sides += "NESW"[side];
    if (!sides.empty()) text += " " + sides;
    if (sides.empty() && segment.kind == bastide::SegmentKind::field) text += " enclosed";
    if (segment.pennants > 0) text += "+" + std::to_string(segment.pennants);
    if (segment.road_end != 0) text += " (" + plain(name(bastide::as<bastide::RoadEnd>(segment.road_end))) + ")";
    return text + words_for_marks(segment.marks, " with ", " and ");
}

std::string sides_of(const bastide::TileDef& tile)
{
    std::string text;
    for (const std::int32_t side : tile.sides) text += side > 0 && side < 4 ? "FRC"[side - 1] : '*';
    return text;
}

void print_tiles_of(Set which)
{
    const Tileset set = Tileset::create(which).value();
    const std::vector<bastide::TileDef> played = played_tiles(which);
    std::printf("%s\n", name(which).c_str());
    for (const bastide::TileDef& tile : set.tiles().value()) {
        std::string words;
        for (const bastide::SegmentDef& segment : set.segments(tile.id).value())
            words += (words.empty() ? "" : ", ") + words_for(segment);
        words += words_for_marks(tile.marks, ", ", ", ");
        if (tile.gardens > 0) words += ", garden x" + std::to_string(tile.gardens);
        const bool is_played =
            std::any_of(played.begin(), played.end(), [&tile](const bastide::TileDef& one) { return one.id == tile.id; });
        if (!is_played) words += ", with an option only";
        if (tile.flags & bastide::tile_flag::wild) words += ", in the players' hands";
        std::printf("  %-6s x%d  %s  %s\n", tile.name, tile.count, sides_of(tile).c_str(), words.c_str());
    }
}

int print_tiles(const std::string& word)
{
    const bastide::Result<Set> set = bastide::named<Set>(word);
    if (!word.empty() && !set) {
        std::fprintf(stderr, "bastide: no set is called '%s'\n", word.c_str());
        return 1;
    }
    for (const Set which : set ? std::vector<Set>{*set} : bastide::all<Set>()) print_tiles_of(which);
    return 0;
}

// ---- Lists of words ----

std::string padded(std::string text, std::size_t width)
{
    if (text.size() < width) text.resize(width, ' ');
    return text + "  ";
}

/// A table of texts with columns as wide as their longest entry; empty columns are omitted.
void print_rows(const std::vector<std::vector<std::string>>& rows)
{
    std::vector<std::size_t> widths;
    for (const std::vector<std::string>& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
    }
    for (const std::vector<std::string>& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i)
            if (widths[i] > 0) line += padded(row[i], widths[i]);
        line.resize(line.find_last_not_of(' ') + 1);
        std::printf("%s\n", line.c_str());
    }
}

std::string number_text(std::int32_t number)
{
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "%4d", number);
    return text.data();
}

std::string meaning(const language& speech, Vocabulary words, std::int32_t value)
{
    std::array<char, LANGUAGE_LINE> text{};
    language_word(&speech, number(words), value, text.data(), LANGUAGE_LINE);
    return text.data();
}

/// Number, name, rule and sentence.
void print_words(Vocabulary words, const language& speech)
{
    std::vector<std::vector<std::string>> rows;
    for (const std::int32_t value : bastide::numbers(words).value())
        rows.push_back({number_text(value), name(words, value), rule_id(words, value), meaning(speech, words, value)});
    print_rows(rows);
}

/// "with tower", "needs bounded_table", "not with wagon_move_rule"; either of two options can name the other as excluded.
std::string company_of(const bastide::OptionDef& option, const std::vector<bastide::OptionDef>& all)
{
    std::string text;
    const auto add = [&](const char* how, Vocabulary words, std::int32_t value) {
        if (value > 0) text += (text.empty() ? "" : ", ") + (how + name(words, value));
    };
    add("with ", Vocabulary::set, option.set);
    add("needs ", Vocabulary::option, option.needs);
    for (const bastide::OptionDef& other : all)
        if (other.id == option.excludes || other.excludes == option.id) add("not with ", Vocabulary::option, other.id);
    for (const std::int32_t set : bastide::numbers(Vocabulary::set).value()) {
        if (option.other_sets >> set & 1) add("or ", Vocabulary::set, set);
        if (option.excluded_sets >> set & 1) add("not with ", Vocabulary::set, set);
    }
    return text;
}

void print_options(const language& speech)
{
    const std::vector<bastide::OptionDef> options = bastide::options().value();
    std::vector<std::vector<std::string>> rows{{" no.", "option", "values", "company", "rule", "what it does"}};
    for (const bastide::OptionDef& option : options) {
        const auto which = bastide::as<bastide::Option>(option.id);
        rows.push_back({number_text(option.id), name(which), std::to_string(option.least) + " to " + std::to_string(option.most),
                        company_of(option, options), rule_id(which), meaning(speech, Vocabulary::option, option.id)});
    }
    print_rows(rows);
}

}  // namespace

std::vector<std::string> list_names()
{
    std::vector<std::string> names{"sets", "tiles", "options"};
    for (const Vocabulary words : bastide::all<Vocabulary>()) names.push_back(name(words));
    return names;
}

int print_list(const std::string& what, const std::string& set, const language& speech)
{
    if (what == "tiles") return print_tiles(set);
    if (what == "sets") print_sets();
    if (what == "options") print_options(speech);
    if (const bastide::Result<Vocabulary> words = bastide::named<Vocabulary>(what)) print_words(*words, speech);
    return 0;
}

}  // namespace cli
