// SPDX-License-Identifier: MIT
//
// See lists.hpp.
#include "lists.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>

#include "bastide.h"
#include "game.hpp"

namespace cli {

namespace {

struct SetEnd {
    void operator()(bastide_tileset* set) const noexcept { bastide_tileset_destroy(set); }
};
using TileSet = std::unique_ptr<bastide_tileset, SetEnd>;

TileSet builtin(std::int32_t set)
{
    bastide_tileset* tiles = nullptr;
    bastide_tileset_builtin(set, nullptr, &tiles);
    return TileSet(tiles);
}

std::vector<bastide_tile_def> tiles_of(const TileSet& set)
{
    return listed<bastide_tile_def>(
        [&](bastide_tile_def* out, std::int32_t cap) { return bastide_tileset_list_tiles(set.get(), out, cap); });
}

std::vector<bastide_segment_def> segments_of(const TileSet& set, std::int32_t tile)
{
    return listed<bastide_segment_def>(
        [&](bastide_segment_def* out, std::int32_t cap) { return bastide_tileset_list_segments(set.get(), tile, out, cap); });
}

std::string plain(std::string name)
{
    for (char& letter : name)
        if (letter == '_') letter = ' ';
    return name;
}

// ---- Sets and tiles ----

void print_sets()
{
    std::printf("%3s  %-16s %5s %6s  %s\n", "no.", "set", "types", "tiles", "start tile");
    for (const std::int32_t number : numbers_of(BASTIDE_LIST_SET)) {
        const TileSet set = builtin(number);
        if (!set) continue;
        std::int32_t tiles = 0;
        std::string start = "-";
        const std::vector<bastide_tile_def> types = tiles_of(set);
        for (const bastide_tile_def& tile : types) {
            tiles += tile.count;
            if (tile.flags & BASTIDE_TILE_START) start = tile.name;
        }
        std::printf("%3d  %-16s %5zu %6d  %s\n", number, name_of(BASTIDE_LIST_SET, number).c_str(), types.size(), tiles,
                    start.c_str());
    }
}

/// "city NE+1", "road S (village)", "field enclosed", "monastery"
std::string words_for(const bastide_segment_def& segment)
{
    std::string text = plain(name_of(BASTIDE_LIST_SEGMENT, segment.kind));
    std::string sides;
    for (unsigned side = 0; side < 4; ++side)
        if (segment.ports >> (3 * side) & 7U) sides += "NESW"[side];
    if (!sides.empty()) text += " " + sides;
    if (sides.empty() && segment.kind == BASTIDE_SEGMENT_FIELD) text += " enclosed";
    if (segment.pennants > 0) text += "+" + std::to_string(segment.pennants);
    if (segment.end != BASTIDE_END_NONE) text += " (" + plain(name_of(BASTIDE_LIST_END, segment.end)) + ")";
    return text;
}

std::string sides_of(const bastide_tile_def& tile)
{
    std::string text;
    for (const std::int32_t side : tile.sides) text += side >= 0 && side < 3 ? "FRC"[side] : '*';
    return text;
}

void print_tiles_of(std::int32_t number)
{
    const TileSet set = builtin(number);
    if (!set) return;
    std::printf("%s\n", name_of(BASTIDE_LIST_SET, number).c_str());
    for (const bastide_tile_def& tile : tiles_of(set)) {
        std::string words;
        for (const bastide_segment_def& segment : segments_of(set, tile.id))
            words += (words.empty() ? "" : ", ") + words_for(segment);
        if (tile.flags & BASTIDE_TILE_WILD) words += ", in the players' hands";
        std::printf("  %-6s x%d  %s  %s\n", tile.name, tile.count, sides_of(tile).c_str(), words.c_str());
    }
}

int print_tiles(const std::string& name)
{
    if (name.empty()) {
        for (const std::int32_t number : numbers_of(BASTIDE_LIST_SET)) print_tiles_of(number);
        return 0;
    }
    const std::int32_t number = bastide_number(BASTIDE_LIST_SET, name.c_str(), -1);
    if (number <= 0) {
        std::fprintf(stderr, "bastide: no set is called '%s'\n", name.c_str());
        return 1;
    }
    print_tiles_of(number);
    return 0;
}

// ---- Lists of words ----

struct WordList {
    const char* name;
    std::int32_t list;
};

constexpr std::array<WordList, 13> word_lists{{{"presets", BASTIDE_LIST_PRESET},
                                               {"reasons", BASTIDE_LIST_REASON},
                                               {"actions", BASTIDE_LIST_ACTION},
                                               {"pieces", BASTIDE_LIST_PIECE},
                                               {"places", BASTIDE_LIST_WHERE},
                                               {"things", BASTIDE_LIST_THING},
                                               {"rules", BASTIDE_LIST_RULE},
                                               {"events", BASTIDE_LIST_EVENT},
                                               {"steps", BASTIDE_LIST_STEP},
                                               {"segments", BASTIDE_LIST_SEGMENT},
                                               {"sides", BASTIDE_LIST_SIDE},
                                               {"ends", BASTIDE_LIST_END},
                                               {"statuses", BASTIDE_LIST_STATUS}}};

std::string rule_of(std::int32_t list, std::int32_t number)
{
    return text_of([=](char* out, std::int32_t cap) { return bastide_word_rule(list, number, out, cap); });
}

std::string sentence_of(std::int32_t list, std::int32_t number)
{
    return text_of([=](char* out, std::int32_t cap) { return bastide_word_text(list, number, out, cap); });
}

std::string padded(std::string text, std::size_t width)
{
    if (text.size() < width) text.resize(width, ' ');
    return text + "  ";
}

/// A table of texts, every column as wide as it needs; one that holds nothing is left out.
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

/// Number, name, rule and sentence.
void print_words(const WordList& words)
{
    std::vector<std::vector<std::string>> rows;
    for (const std::int32_t number : numbers_of(words.list))
        rows.push_back(
            {number_text(number), name_of(words.list, number), rule_of(words.list, number), sentence_of(words.list, number)});
    print_rows(rows);
}

/// "with tower", "needs bounded_table", "not with wagon_move_rule"; what excludes an option stands at either of the two.
std::string company_of(const bastide_option_def& option, const std::vector<bastide_option_def>& all)
{
    std::string text;
    const auto add = [&](const char* how, std::int32_t list, std::int32_t number) {
        if (number > 0) text += (text.empty() ? "" : ", ") + (how + name_of(list, number));
    };
    add("with ", BASTIDE_LIST_SET, option.set);
    add("needs ", BASTIDE_LIST_OPTION, option.needs);
    for (const bastide_option_def& other : all)
        if (other.id == option.excludes || other.excludes == option.id) add("not with ", BASTIDE_LIST_OPTION, other.id);
    return text;
}

void print_options()
{
    const auto options =
        listed<bastide_option_def>([](bastide_option_def* out, std::int32_t cap) { return bastide_list_options(out, cap); });
    std::vector<std::vector<std::string>> rows{{" no.", "option", "values", "company", "rule", "what it does"}};
    for (const bastide_option_def& option : options)
        rows.push_back({number_text(option.id), name_of(BASTIDE_LIST_OPTION, option.id),
                        std::to_string(option.least) + " to " + std::to_string(option.most), company_of(option, options),
                        rule_of(BASTIDE_LIST_OPTION, option.id), sentence_of(BASTIDE_LIST_OPTION, option.id)});
    print_rows(rows);
}

}  // namespace

std::vector<std::string> list_names()
{
    std::vector<std::string> names{"sets", "tiles", "options"};
    for (const WordList& words : word_lists) names.emplace_back(words.name);
    return names;
}

int print_list(const std::string& name, const std::string& set)
{
    if (name == "tiles") return print_tiles(set);
    if (name == "sets") print_sets();
    if (name == "options") print_options();
    for (const WordList& words : word_lists)
        if (name == words.name) print_words(words);
    return 0;
}

}  // namespace cli
