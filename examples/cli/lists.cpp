// SPDX-License-Identifier: MIT
//
// See lists.hpp.
#include "lists.hpp"

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

/// "city NE with a pennant", "road S", "field"
std::string words_for(const bastide_segment_def& segment)
{
    std::string text = plain(name_of(BASTIDE_LIST_SEGMENT, segment.kind));
    std::string sides;
    for (unsigned side = 0; side < 4; ++side)
        if (segment.ports >> (3 * side) & 7U) sides += "NESW"[side];
    if (segment.kind != BASTIDE_SEGMENT_MONASTERY) text += " " + (sides.empty() ? "enclosed" : sides);
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

std::string no_text(std::int32_t) { return {}; }

std::string reason_rule(std::int32_t reason)
{
    return text_of([reason](char* out, std::int32_t cap) { return bastide_reason_rule(reason, out, cap); });
}

std::string reason_text(std::int32_t reason)
{
    return text_of([reason](char* out, std::int32_t cap) { return bastide_reason_text(reason, out, cap); });
}

std::string rule_id(std::int32_t rule)
{
    return text_of([rule](char* out, std::int32_t cap) { return bastide_rule_id(rule, out, cap); });
}

std::string rule_text(std::int32_t rule)
{
    return text_of([rule](char* out, std::int32_t cap) { return bastide_rule_text(rule, out, cap); });
}

struct WordList {
    const char* name;
    std::int32_t list;
    std::string (*rule)(std::int32_t);
    std::string (*text)(std::int32_t);
};

constexpr std::array<WordList, 9> word_lists{{{"options", BASTIDE_LIST_OPTION, no_text, no_text},
                                              {"reasons", BASTIDE_LIST_REASON, reason_rule, reason_text},
                                              {"actions", BASTIDE_LIST_ACTION, no_text, no_text},
                                              {"pieces", BASTIDE_LIST_PIECE, no_text, no_text},
                                              {"rules", BASTIDE_LIST_RULE, rule_id, rule_text},
                                              {"events", BASTIDE_LIST_EVENT, no_text, no_text},
                                              {"steps", BASTIDE_LIST_STEP, no_text, no_text},
                                              {"segments", BASTIDE_LIST_SEGMENT, no_text, no_text},
                                              {"ends", BASTIDE_LIST_END, no_text, no_text}}};

void print_words(const WordList& words)
{
    bool any = false;
    for (const std::int32_t number : numbers_of(words.list)) {
        if (number == 0) continue;  // none
        any = true;
        std::string line = name_of(words.list, number);
        const std::string rule = words.rule(number);
        const std::string text = words.text(number);
        if (!rule.empty() || !text.empty()) line.resize(line.size() < 24 ? 24 : line.size(), ' ');
        if (!rule.empty() || !text.empty())
            line += " " + rule + std::string(rule.size() < 16 ? 16 - rule.size() : 0, ' ') + " " + text;
        std::printf("%4d  %s\n", number, line.c_str());
    }
    if (!any) std::printf("there are no %s\n", words.name);
}

}  // namespace

std::vector<std::string> list_names()
{
    std::vector<std::string> names{"sets", "tiles"};
    for (const WordList& words : word_lists) names.emplace_back(words.name);
    return names;
}

int print_list(const std::string& name, const std::string& set)
{
    if (name == "tiles") return print_tiles(set);
    if (name == "sets") print_sets();
    for (const WordList& words : word_lists)
        if (name == words.name) print_words(words);
    return 0;
}

}  // namespace cli
