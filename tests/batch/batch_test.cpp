// SPDX-License-Identifier: MIT
// Batches: fixed numbers of actions, observations that hold what a seat may know, games that continue by themselves. What planes
// and scalars must hold is counted here from the lists of bastide.h.
#include "bastide_batch.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "batch/batches.hpp"
#include "capi/table.hpp"
#include "source_tree.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace bastide_tests;

namespace {

struct Kind {
    std::string name;
    std::int32_t game = BASTIDE_GAME_TILES;
    std::vector<bastide_choice> choices{};
    std::int32_t seats = 3;
};

std::vector<bastide_choice> preset(std::int32_t number)
{
    return collect<bastide_choice>(
        [&](bastide_choice* out, std::int32_t cap) { return bastide_preset_list_choices(number, out, cap); });
}

/// Every preset, and the dice game.
std::vector<Kind> all_presets()
{
    std::vector<Kind> kinds;
    for (const std::int32_t number : numbers_of(BASTIDE_VOCABULARY_PRESET)) {
        char name[64] = "";
        bastide_word_name(BASTIDE_VOCABULARY_PRESET, number, name, sizeof name);
        kinds.push_back({name, BASTIDE_GAME_TILES, preset(number)});
    }
    kinds.push_back({"dice", BASTIDE_GAME_DICE});
    return kinds;
}

/// And every other way in which a seat decides, or a hand is held.
std::vector<Kind> all_kinds()
{
    std::vector<Kind> kinds = all_presets();
    const auto with = [&kinds](const char* name, std::vector<std::int32_t> options) {
        std::vector<bastide_choice> choices = preset(BASTIDE_PRESET_BASE);
        for (const std::int32_t option : options) choices.push_back(choose_option(option));
        kinds.push_back({name, BASTIDE_GAME_TILES, choices});
    };
    with("hand", {BASTIDE_OPTION_HAND_OF_THREE_TILES});
    with("hidden hand", {BASTIDE_OPTION_HAND_OF_THREE_TILES, BASTIDE_OPTION_HAND_HIDDEN});
    with("ahead", {BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END});
    with("hidden ahead", {BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END, BASTIDE_OPTION_HELD_TILES_HIDDEN});
    with("sale", {BASTIDE_OPTION_SELL_COMPLETING_TILE});
    with("toss", {BASTIDE_OPTION_START_PLAYER_BY_TOSS});
    with("start in bag", {BASTIDE_OPTION_START_TILE_IN_BAG});
    with("back to bag", {BASTIDE_OPTION_RETURN_UNPLACEABLE_TO_BAG});
    return kinds;
}

Game begin(const Kind& kind, std::uint64_t seed = 1, std::int32_t chance = BASTIDE_CHANCE_SEEDED)
{
    Setup setup = seeded(seed, kind.seats);
    setup.chance = chance;
    setup.choices = kind.choices;
    setup.game = kind.game;
    setup.capacity = -1;
    return make(setup);
}

/// Samples and steps one game; false when it is over.
bool step_once(const Batch& batch, std::int32_t index, bastide_batch_result* out = nullptr)
{
    std::int32_t number = -1;
    if (bastide_batch_sample(batch.get(), index, 1, 0, &number) != 1) return false;
    REQUIRE(bastide_batch_step(batch.get(), index, 1, &number, 0, out) == 1);
    return true;
}

std::int32_t most_steps(const Kind& kind) { return kind.game == BASTIDE_GAME_DICE ? 60 : 100000; }

// ---- What an observation must hold, counted from the lists -----------------------------------------------------------------

struct Cells {
    std::int32_t x = 0, y = 0, size = 0;
    bool hold(std::int32_t at_x, std::int32_t at_y) const { return at_x >= x && at_x < x + size && at_y >= y && at_y < y + size; }
    std::size_t place(std::int32_t at_x, std::int32_t at_y) const { return at((at_y - y) * size + at_x - x); }
};

Cells window_of(const Game& game, std::int32_t size)
{
    std::int32_t least_x = 1000, most_x = -1000, least_y = 1000, most_y = -1000;
    for (const bastide_placed& tile : board(game)) {
        least_x = std::min(least_x, tile.x);
        most_x = std::max(most_x, tile.x);
        least_y = std::min(least_y, tile.y);
        most_y = std::max(most_y, tile.y);
    }
    if (board(game).empty()) least_x = most_x = least_y = most_y = 0;
    const auto half = [](std::int32_t sum) { return (sum - (sum < 0 ? (sum & 1) : 0)) / 2; };
    return {half(least_x + most_x) - size / 2, half(least_y + most_y) - size / 2, size};
}

std::vector<bastide_segment_def> segments_at(const Game& game, std::int32_t x, std::int32_t y)
{
    return collect<bastide_segment_def>(
        [&](bastide_segment_def* out, std::int32_t cap) { return bastide_game_list_segments_at(game.get(), x, y, out, cap); });
}

bool meets(const bastide_segment_def& segment, std::int32_t side)
{
    return segment.kind != BASTIDE_SEGMENT_FIELD && ((segment.ports >> (3 * side)) & 7U) != 0;
}

int tile_byte(const bastide_batch_plane& plane, const std::vector<bastide_segment_def>& segments)
{
    const std::map<std::int32_t, std::int32_t> side_kind = {{BASTIDE_SIDE_ROAD, BASTIDE_SEGMENT_ROAD},
                                                            {BASTIDE_SIDE_CITY, BASTIDE_SEGMENT_CITY},
                                                            {BASTIDE_SIDE_RIVER, BASTIDE_SEGMENT_RIVER}};
    int sum = 0;
    for (const bastide_segment_def& segment : segments) {
        switch (plane.kind) {
            case BASTIDE_BATCH_PLANE_TILE: sum = 1; break;
            case BASTIDE_BATCH_PLANE_SIDE:
                if (segment.kind == side_kind.at(plane.number) && meets(segment, plane.side)) sum = 1;
                break;
            case BASTIDE_BATCH_PLANE_JOIN:
                if (meets(segment, plane.side) && meets(segment, plane.other_side)) sum = 1;
                break;
            case BASTIDE_BATCH_PLANE_SEGMENT:
                if (segment.kind == plane.number) sum = 1;
                break;
            case BASTIDE_BATCH_PLANE_MARK:
                if (((segment.marks >> plane.number) & 1U) != 0)
                    sum += plane.number == BASTIDE_MARK_PENNANT ? segment.pennants : 1;
                break;
            default: break;
        }
    }
    return sum;
}

/// Whether a tile has a mark that none of its segments has, as that of a festival.
bool is_of_whole_tile(const bastide_tile_def& tile, const std::vector<bastide_segment_def>& segments, std::int32_t mark)
{
    const auto has = [mark](std::uint64_t marks) { return ((marks >> mark) & 1U) != 0; };
    return has(tile.marks) && std::none_of(segments.begin(), segments.end(), [&](const auto& one) { return has(one.marks); });
}

bool is_on_board(const bastide_piece& piece)
{
    return piece.spot == BASTIDE_SPOT_SEGMENT || piece.spot == BASTIDE_SPOT_CORNER || piece.spot == BASTIDE_SPOT_TILE ||
           piece.spot == BASTIDE_SPOT_BESIDE;
}

bool belongs(const Game& game, const bastide_batch_plane& plane, const bastide_piece& piece, std::int32_t viewer)
{
    const std::int32_t seats = count_of(bastide_tests::seats(game).size());
    if (plane.kind == BASTIDE_BATCH_PLANE_PIECE_KIND) return piece.kind == plane.number;
    if (piece.seat < 0 || (piece.seat - std::max(viewer, 0) + seats) % seats != plane.seat) return false;
    bastide_segment_def where{};
    if (piece.spot == BASTIDE_SPOT_SEGMENT) where = segments_at(game, piece.x, piece.y).at(at(piece.segment));
    if (plane.kind == BASTIDE_BATCH_PLANE_PIECE_SIDE) return where.kind != 0 && meets(where, plane.side);
    if (plane.kind == BASTIDE_BATCH_PLANE_PIECE_FIELD) return where.kind == BASTIDE_SEGMENT_FIELD;
    const bool has_side = where.kind == BASTIDE_SEGMENT_CITY || where.kind == BASTIDE_SEGMENT_ROAD;
    return !has_side && where.kind != BASTIDE_SEGMENT_FIELD;
}

/// The place of a piece as PLANE_PIECE_PLACE numbers it.
std::int32_t where(const Game& game, const bastide_piece& piece)
{
    if (piece.kind == BASTIDE_PIECE_BRIDGE) return board(game)[static_cast<std::size_t>(piece.placed)].span;
    return piece.spot == BASTIDE_SPOT_SEGMENT ? piece.segment + 1 : piece.spot == BASTIDE_SPOT_CORNER ? 13 : 14;
}

/// The byte of PLANE_PIECE_PLACE of a cell.
int places_byte(const Game& game, const bastide_batch_plane& plane, std::int32_t x, std::int32_t y, std::int32_t viewer)
{
    const std::int32_t seats = count_of(bastide_tests::seats(game).size());
    std::vector<std::int32_t> all;
    for (const bastide_piece& piece : pieces(game))
        if (is_on_board(piece) && piece.x == x && piece.y == y && piece.kind == plane.number && piece.seat >= 0 &&
            (piece.seat - std::max(viewer, 0) + seats) % seats == plane.seat)
            all.push_back(where(game, piece));
    all.resize(2);
    return std::min(all[0], all[1]) > 0 ? std::min(all[0], all[1]) + 16 * std::max(all[0], all[1]) : std::max(all[0], all[1]);
}

/// The byte of LAST of a tile that is not the last one.
int earlier_byte(const Game& game, const bastide_placed& tile, const bastide_placed& last, std::int32_t viewer)
{
    const std::int32_t seats = count_of(bastide_tests::seats(game).size());
    if (tile.turn == 0 || tile.turn != last.turn) return 0;
    return 2 + (tile.seat - std::max(viewer, 0) + seats) % seats;
}

/// The feature that a derived plane is about on a tile, or none.
std::int32_t feature_at(const Game& game, const bastide_batch_plane& plane, std::int32_t x, std::int32_t y)
{
    for (const bastide_segment_def& segment : segments_at(game, x, y)) {
        const bool is_field = segment.kind == BASTIDE_SEGMENT_FIELD;
        const std::int32_t port = plane.number == 1 ? 0 : 2;
        const bool is_inside = segment.kind == BASTIDE_SEGMENT_MONASTERY || segment.kind == BASTIDE_SEGMENT_GARDEN ||
                               segment.kind == BASTIDE_SEGMENT_HUT;
        const bool is_there = plane.side < 0      ? is_inside
                              : plane.number == 0 ? meets(segment, plane.side)
                                                  : is_field && ((segment.ports >> (3 * plane.side + port)) & 1U) != 0;
        if (is_there) return bastide_game_feature_at(game.get(), x, y, segment.index);
    }
    return -1;
}

/// The fields of the window, counted from the north-west.
std::map<std::int32_t, int> labels_of(const Game& game, const Cells& cells)
{
    std::map<std::int32_t, int> labels;
    for (std::int32_t y = cells.y; y < cells.y + cells.size; ++y)
        for (std::int32_t x = cells.x; x < cells.x + cells.size; ++x)
            for (std::int32_t half = 0; half < 8 && bastide_game_placed_at(game.get(), x, y) >= 0; ++half) {
                bastide_batch_plane plane{};
                plane.side = half / 2;
                plane.number = 1 + half % 2;
                const std::int32_t field = feature_at(game, plane, x, y);
                if (field >= 0) labels.emplace(field, count_of(labels.size()) + 1);
            }
    return labels;
}

int derived_byte(const Game& game, const bastide_batch_plane& plane, const bastide_placed& tile, std::int32_t viewer,
                 std::map<std::int32_t, int>& labels)
{
    const std::int32_t id = feature_at(game, plane, tile.x, tile.y);
    if (id < 0) return 0;
    const bastide_feature all = feature(game, id);
    const std::int32_t seats = count_of(bastide_tests::seats(game).size());
    int byte = 0;
    if (plane.kind == BASTIDE_BATCH_PLANE_FIELD) byte = labels.at(id);
    if (plane.kind == BASTIDE_BATCH_PLANE_STRENGTH) byte = all.weights[(std::max(viewer, 0) + plane.seat) % seats];
    if (plane.kind == BASTIDE_BATCH_PLANE_OPEN) byte = all.open_sides;
    if (plane.kind == BASTIDE_BATCH_PLANE_POINTS) byte = all.points_now;
    return std::clamp(byte, 0, 255);
}

/// Whether a piece that joins two roads of its tile in this way joins these two sides.
bool joins(std::int32_t span, std::int32_t side, std::int32_t other_side)
{
    constexpr std::int32_t kSides[][2] = {{0, 2}, {1, 3}, {0, 1}, {1, 2}, {2, 3}, {0, 3}};
    return kSides[span - 1][0] == side && kSides[span - 1][1] == other_side;
}

std::vector<std::uint8_t> expected_planes(const Batch& batch, const Game& game, std::int32_t viewer)
{
    const std::int32_t size = shape_of(batch).window;
    const Cells cells = window_of(game, size);
    const std::vector<bastide_placed> tiles = board(game);
    const std::vector<bastide_tile_def> defs = bastide_tests::tiles(game);
    std::map<std::int32_t, int> labels = labels_of(game, cells);
    std::vector<std::uint8_t> out;
    for (const bastide_batch_plane& plane : planes_of(batch)) {
        std::vector<std::uint8_t> bytes(at(size * size));
        for (const bastide_placed& tile : tiles) {
            if (!cells.hold(tile.x, tile.y)) continue;
            std::uint8_t& byte = bytes[cells.place(tile.x, tile.y)];
            const std::vector<bastide_segment_def> segments = segments_at(game, tile.x, tile.y);
            byte = static_cast<std::uint8_t>(tile_byte(plane, segments));
            if (plane.kind == BASTIDE_BATCH_PLANE_MARK && is_of_whole_tile(defs[at(tile.tile)], segments, plane.number)) byte = 1;
            int number = byte;
            if (plane.kind == BASTIDE_BATCH_PLANE_LAST)
                number = tile.index == tiles.back().index ? 1 : earlier_byte(game, tile, tiles.back(), viewer);
            if (plane.kind == BASTIDE_BATCH_PLANE_TYPE)
                number = plane.number == 0 ? (tile.tile + 1) % 256 : (tile.tile + 1) / 256;
            if (plane.kind == BASTIDE_BATCH_PLANE_ROTATION) number = tile.rotation;
            if (plane.kind == BASTIDE_BATCH_PLANE_PIECE_PLACE) number = places_byte(game, plane, tile.x, tile.y, viewer);
            if (plane.kind >= BASTIDE_BATCH_PLANE_FIELD) number = derived_byte(game, plane, tile, viewer, labels);
            byte = static_cast<std::uint8_t>(number);
        }
        if (plane.kind == BASTIDE_BATCH_PLANE_JOIN)
            for (const bastide_piece& piece : pieces(game))
                if (piece.span > 0 && cells.hold(piece.x, piece.y) && joins(piece.span, plane.side, plane.other_side))
                    bytes[cells.place(piece.x, piece.y)] = 1;
        if (plane.kind >= BASTIDE_BATCH_PLANE_PIECE_SIDE && plane.kind <= BASTIDE_BATCH_PLANE_PIECE_KIND)
            for (const bastide_piece& piece : pieces(game))
                if (is_on_board(piece) && cells.hold(piece.x, piece.y) && belongs(game, plane, piece, viewer))
                    ++bytes[cells.place(piece.x, piece.y)];
        if (plane.kind == BASTIDE_BATCH_PLANE_PLACEABLE && decision(game).seat == viewer)
            for (const bastide_action& action : actions(game, BASTIDE_ACTION_PLACE))
                if (cells.hold(action.x, action.y)) ++bytes[cells.place(action.x, action.y)];
        out.insert(out.end(), bytes.begin(), bytes.end());
    }
    return out;
}

std::int32_t supply(const Game& game, std::int32_t seat, std::int32_t kind)
{
    std::int32_t count = 0;
    for (const bastide_piece& piece : pieces(game))
        if (piece.seat == seat && piece.kind == kind && piece.spot == BASTIDE_SPOT_SUPPLY) ++count;
    return count;
}

/// Whether tokens of a kind are drawn from a pool (FLOCK-BAG-01). What a seat has of them is tested with their box.
bool is_drawn_token(const Game& game, std::int32_t kind)
{
    const std::vector<bastide_thing> bag = things(game, BASTIDE_THING_SHEEP_BAG);
    return std::any_of(bag.begin(), bag.end(), [kind](const bastide_thing& one) { return one.piece_kind == kind; });
}

/// What a scalar must be; false for the kinds that other tests look at.
bool expected_scalar(const Game& game, const bastide_batch_scalar& scalar, std::int32_t viewer, std::int32_t& out)
{
    const bastide_decision now = decision(game);
    const std::int32_t seats = count_of(bastide_tests::seats(game).size());
    const std::int32_t base = std::max(viewer, 0);
    const std::int32_t owner = scalar.seat < 0 ? 0 : (base + scalar.seat) % seats;
    switch (scalar.kind) {
        case BASTIDE_BATCH_SCALAR_DECIDER: out = now.seat < 0 ? -1 : (now.seat - base + seats) % seats; return true;
        case BASTIDE_BATCH_SCALAR_TURN: out = now.turn; return true;
        case BASTIDE_BATCH_SCALAR_STEP: out = now.step; return true;
        case BASTIDE_BATCH_SCALAR_TILES_LEFT: out = now.tiles_left; return true;
        case BASTIDE_BATCH_SCALAR_LEAST: out = now.least; return true;
        case BASTIDE_BATCH_SCALAR_MOST: out = now.most; return true;
        case BASTIDE_BATCH_SCALAR_SCORE: out = score(game, owner); return true;
        case BASTIDE_BATCH_SCALAR_SUPPLY: out = supply(game, owner, scalar.number); return true;
        case BASTIDE_BATCH_SCALAR_HELD: out = seat(game, owner).hand; return true;
        case BASTIDE_BATCH_SCALAR_LEFT: out = stock(game)[at(scalar.number)].left; return true;
        case BASTIDE_BATCH_SCALAR_DRAWN: out = now.tile; return true;
        case BASTIDE_BATCH_SCALAR_SEGMENT: out = now.segment; return true;
        case BASTIDE_BATCH_SCALAR_OTHER_SEAT:
            out = now.other_seat < 0 ? -1 : (now.other_seat - base + seats) % seats;
            return true;
        case BASTIDE_BATCH_SCALAR_HOLDS:
            out = 0;
            for (const bastide_thing& thing : things(game, BASTIDE_THING_HAND))
                if (thing.seat == (scalar.seat < 0 ? BASTIDE_NONE : owner) && thing.tile == scalar.number) out = thing.count;
            return true;
        case BASTIDE_BATCH_SCALAR_VARIABLE: {
            std::vector<std::int32_t> all = collect<std::int32_t>(
                [&](std::int32_t* to, std::int32_t cap) { return bastide_game_list_variables(game.get(), base, to, cap); });
            out = all.at(at(scalar.number));
            return true;
        }
        case BASTIDE_BATCH_SCALAR_TOKENS:
            out = 0;
            for (const bastide_thing& thing : things(game, BASTIDE_THING_GOODS))
                if (thing.seat == owner && thing.piece_kind == scalar.number) out = thing.count;
            return !is_drawn_token(game, scalar.number);
        default: return false;
    }
}

}  // namespace

TEST_CASE("Every legal action of a batch has a number of its own, and the number leads back to it")
{
    for (const Kind& kind : all_kinds()) {
        const Game like = begin(kind);
        const Batch batch = batch_of(like);
        const bastide_batch_shape shape = shape_of(batch);
        for (std::int64_t n = 0; n < games(4); ++n) {
            const std::uint64_t seed = static_cast<std::uint64_t>(n) + 17;
            REQUIRE(bastide_batch_restart(batch.get(), 0, 1, &seed) == BASTIDE_OK);
            for (std::int32_t steps = 0; steps < most_steps(kind); ++steps) {
                INFO(kind.name << ", game " << n << ", step " << steps);
                const Game game = game_in(batch, 0, like);
                const std::vector<std::int32_t> numbers = numbers_now(batch, 0);
                const std::vector<bastide_action> legal = actions(game);
                REQUIRE(numbers.size() == legal.size());
                std::set<std::int32_t> seen;
                const bool is_sampled = steps % 7 == 0;  // decoding each action of each decision would take minutes
                for (std::size_t i = 0; i < legal.size(); ++i) {
                    if (kind.game == BASTIDE_GAME_DICE && numbers[i] == -1) continue;  // a die far from all others
                    REQUIRE(numbers[i] >= 0);
                    REQUIRE(numbers[i] < shape.actions);
                    REQUIRE(seen.insert(numbers[i]).second);
                    if (!is_sampled || i % 5 != 0) continue;
                    bastide_action back{};
                    REQUIRE(bastide_batch_get_action(batch.get(), 0, numbers[i], &back) == BASTIDE_OK);
                    REQUIRE(std::memcmp(&back, &legal[i], sizeof back) == 0);
                    REQUIRE(bastide_batch_find_action(batch.get(), 0, &legal[i]) == numbers[i]);
                }
                if (!step_once(batch, 0)) break;
            }
        }
    }
}

TEST_CASE("Within the window few actions need a number of the list")
{
    for (const Kind& kind : all_presets()) {
        const Game like = begin(kind);
        const Batch batch = batch_of(like, 1, 31);
        const std::int32_t first = groups_of(batch).back().first;
        const std::uint64_t seed = 5;
        REQUIRE(bastide_batch_restart(batch.get(), 0, 1, &seed) == BASTIDE_OK);
        INFO(kind.name);
        do {
            const std::vector<std::int32_t> numbers = numbers_now(batch, 0);
            CHECK(std::count_if(numbers.begin(), numbers.end(), [first](std::int32_t n) { return n >= first; }) <= 48);
        } while (kind.game == BASTIDE_GAME_TILES && step_once(batch, 0));
    }
}

TEST_CASE("The groups of a batch cover its numbers without a gap")
{
    for (const Kind& kind : all_kinds()) {
        const Batch batch = batch_of(begin(kind));
        std::int32_t next = 0;
        for (const bastide_batch_group& group : groups_of(batch)) {
            CHECK(group.first == next);
            CHECK(group.count > 0);
            next += group.count;
        }
        CHECK(next == shape_of(batch).actions);
        CHECK(groups_of(batch).back().form == BASTIDE_BATCH_FORM_LISTED);
    }
}

TEST_CASE("Numbers, planes and scalars of a config are those on record")
{
    std::map<std::string, std::string> recorded;
    std::ifstream file(std::string(BASTIDE_TEST_DATA) + "/batch.txt");
    for (std::string name, number; file >> name >> number;) recorded[name] = number;
    std::ostringstream now;
    for (const Kind& kind : all_presets()) {
        const Game like = begin(kind);
        const Batch batch = batch_of(like, 1, 15);
        std::uint64_t hash = shape_of(batch).fingerprint;
        const std::uint64_t seed = 2026;
        REQUIRE(bastide_batch_restart(batch.get(), 0, 1, &seed) == BASTIDE_OK);
        for (int steps = 0; steps < 60; ++steps) {
            for (const std::int32_t number : numbers_now(batch, 0))
                hash = (hash ^ static_cast<std::uint32_t>(number)) * 0x100000001B3U;
            const Seen seen = observe(batch, 0, steps % 3);
            for (const std::uint8_t byte : seen.planes) hash = (hash ^ byte) * 0x100000001B3U;
            for (const std::int32_t scalar : seen.scalars) hash = (hash ^ static_cast<std::uint32_t>(scalar)) * 0x100000001B3U;
            if (!step_once(batch, 0)) break;
        }
        std::ostringstream line;
        line << std::hex << hash;
        now << kind.name << ' ' << line.str() << '\n';
        INFO(kind.name << ": a new preset is recorded with BASTIDE_RECORD=1; a recorded number never changes");
        if (recorded.count(kind.name) != 0) CHECK(recorded[kind.name] == line.str());
    }
    CHECK(recorded.count("base") == 1);
    if (std::getenv("BASTIDE_RECORD") != nullptr) std::ofstream(std::string(BASTIDE_TEST_DATA) + "/batch.txt") << now.str();
}

TEST_CASE("Planes hold what the lists of the game say")
{
    for (const Kind& kind : all_kinds()) {
        if (kind.game == BASTIDE_GAME_DICE) continue;
        const Game like = begin(kind);
        for (const std::int32_t window : {5, 17}) {
            // With the small window each game has another choice of derived planes.
            const Batch batch = batch_of(like, 1, window, window == 5 ? static_cast<std::uint32_t>(kind.name.size() % 7) : 7);
            const std::uint64_t seed = 23;
            REQUIRE(bastide_batch_restart(batch.get(), 0, 1, &seed) == BASTIDE_OK);
            for (std::int32_t steps = 0;; ++steps) {
                const std::int32_t viewer = steps % 4 - 1;
                if (steps % 11 == 0) {
                    INFO(kind.name << ", window " << window << ", step " << steps << ", viewer " << viewer);
                    const Game game = game_in(batch, 0, like);
                    CHECK(observe(batch, 0, viewer).planes == expected_planes(batch, game, viewer));
                }
                if (!step_once(batch, 0)) break;
            }
        }
    }
}

TEST_CASE("The start tile of the base game is seen as it is printed")
{
    // The start tile D: a city in the north, a road from east to west. Nothing else lies on the table.
    const Kind base{"base", BASTIDE_GAME_TILES, preset(BASTIDE_PRESET_BASE), 2};
    const Game game = begin(base);
    const Batch batch = batch_of(game, 1, 3);
    const Seen seen = observe(batch, 0, 0);
    std::map<std::tuple<int, int, int, int>, int> sums;
    const std::vector<bastide_batch_plane> planes = planes_of(batch);
    for (std::size_t i = 0; i < planes.size(); ++i) {
        const auto key = std::make_tuple(planes[i].kind, planes[i].side, planes[i].other_side, planes[i].number);
        for (std::size_t cell = 0; cell < 9; ++cell) {
            if (planes[i].kind != BASTIDE_BATCH_PLANE_PLACEABLE && cell != 4) CHECK(seen.planes[9 * i + cell] == 0);
            sums[key] += seen.planes[9 * i + cell];
        }
    }
    const auto side = [&sums](int at_side, int kind) { return sums[{BASTIDE_BATCH_PLANE_SIDE, at_side, -1, kind}]; };
    std::vector<int> cities, roads;
    for (int k = 0; k < 4; ++k) {
        cities.push_back(side(k, BASTIDE_SIDE_CITY));
        roads.push_back(side(k, BASTIDE_SIDE_ROAD));
    }
    CHECK(cities == std::vector<int>{1, 0, 0, 0});
    CHECK(roads == std::vector<int>{0, 1, 0, 1});
    CHECK(sums[{BASTIDE_BATCH_PLANE_JOIN, 1, 3, 0}] == 1);
    CHECK(sums[{BASTIDE_BATCH_PLANE_JOIN, 0, 1, 0}] == 0);
    CHECK(sums[{BASTIDE_BATCH_PLANE_TILE, -1, -1, 0}] == 1);
    CHECK(sums[{BASTIDE_BATCH_PLANE_LAST, -1, -1, 0}] == 1);
    CHECK(sums[{BASTIDE_BATCH_PLANE_SEGMENT, -1, -1, BASTIDE_SEGMENT_MONASTERY}] == 0);
    CHECK(sums[{BASTIDE_BATCH_PLANE_PLACEABLE, -1, -1, 0}] == count_of(actions(game, BASTIDE_ACTION_PLACE).size()));
}

TEST_CASE("Scalars hold what the lists of the game say")
{
    for (const Kind& kind : all_kinds()) {
        const Game like = begin(kind);
        const Batch batch = batch_of(like);
        const std::vector<bastide_batch_scalar> scalars = scalars_of(batch);
        const std::uint64_t seed = 29;
        REQUIRE(bastide_batch_restart(batch.get(), 0, 1, &seed) == BASTIDE_OK);
        for (std::int32_t steps = 0; steps < most_steps(kind); ++steps) {
            const std::int32_t viewer = steps % 4 - 1;
            if (steps % 3 == 0) {
                const Game game = game_in(batch, 0, like, viewer < 0 ? BASTIDE_VIEW_PUBLIC : viewer);
                const Seen seen = observe(batch, 0, viewer);
                for (std::size_t i = 0; i < scalars.size(); ++i) {
                    std::int32_t expected = 0;
                    if (!expected_scalar(game, scalars[i], viewer, expected)) continue;
                    INFO(kind.name << ", step " << steps << ", viewer " << viewer << ", scalar " << scalars[i].kind << " of "
                                   << scalars[i].number);
                    CHECK(seen.scalars[i] == expected);
                }
            }
            if (!step_once(batch, 0)) break;
        }
    }
}

TEST_CASE("The slots of a hand of three hold each of its types once and in order, and the sides of its tiles")
{
    Kind hand{"hand", BASTIDE_GAME_TILES, preset(BASTIDE_PRESET_BASE), 2};
    hand.choices.push_back(choose_option(BASTIDE_OPTION_HAND_OF_THREE_TILES));
    const Game game = begin(hand, 0, BASTIDE_CHANCE_HOST);
    const Batch batch = batch_of(game);
    const auto slots_of = [&](std::vector<std::string> lines, std::int32_t viewer) {
        const Game dealt = clone(game);
        for (const std::string& line : lines) play(dealt, {line.c_str()});
        REQUIRE(decision(dealt).step == BASTIDE_STEP_PLACE);
        REQUIRE(bastide_batch_set_game(batch.get(), 0, dealt.get()) == BASTIDE_OK);
        const Seen seen = observe(batch, 0, viewer);
        const std::vector<bastide_tile_def> defs = tiles(game);
        std::vector<std::string> names;
        std::int32_t tile = BASTIDE_NONE;
        const std::vector<bastide_batch_scalar> scalars = scalars_of(batch);
        for (std::size_t i = 0; i < scalars.size(); ++i) {
            if (scalars[i].kind == BASTIDE_BATCH_SCALAR_TILE) {
                tile = seen.scalars[i];
                names.emplace_back(tile < 0 ? "-" : defs[at(tile)].name);
            }
            if (scalars[i].kind == BASTIDE_BATCH_SCALAR_TILE_SIDE)
                CHECK(seen.scalars[i] == (tile < 0 ? 0 : defs[at(tile)].sides[scalars[i].side]));
        }
        return names;
    };
    using Slots = std::vector<std::string>;
    CHECK(slots_of({"draw V", "draw B", "draw E", "draw B", "draw N", "draw B"}, 0) == Slots{"E", "N", "V"});
    CHECK(slots_of({"draw N", "draw B", "draw V", "draw B", "draw E", "draw B"}, 0) == Slots{"E", "N", "V"});
    CHECK(slots_of({"draw V", "draw B", "draw E", "draw B", "draw V", "draw B"}, 0) == Slots{"E", "V", "-"});
    CHECK(slots_of({"draw E", "draw B", "draw E", "draw B", "draw E", "draw B"}, 0) == Slots{"E", "-", "-"});
    CHECK(slots_of({"draw V", "draw B", "draw E", "draw B", "draw N", "draw B"}, 1) == Slots{"-", "-", "-"});
}

TEST_CASE("A cell of a decision, the window and what lies outside it are told by column and row")
{
    const Game game = begin({"base", BASTIDE_GAME_TILES, preset(BASTIDE_PRESET_BASE), 2}, 0, BASTIDE_CHANCE_HOST);
    const Batch batch = batch_of(game, 1, 5);
    const auto scalar = [&](std::int32_t kind, std::int32_t viewer) {
        const std::vector<bastide_batch_scalar> scalars = scalars_of(batch);
        for (std::size_t i = 0; i < scalars.size(); ++i)
            if (scalars[i].kind == kind) return observe(batch, 0, viewer).scalars[i];
        throw std::logic_error("no such scalar");
    };
    // D(0,0) and a road of four tiles to the east of it: the window of five cells begins at (0,-2).
    const Game long_road = clone(game);
    for (const char* line : {"draw U", "place U 1 0 1", "pass", "draw U", "place U 2 0 1", "pass", "draw U", "place U 3 0 1",
                             "pass", "draw U", "place U 4 0 1"})
        play(long_road, {line});
    REQUIRE(bastide_batch_set_game(batch.get(), 0, long_road.get()) == BASTIDE_OK);
    CHECK(scalar(BASTIDE_BATCH_SCALAR_WINDOW_X, 0) == 0);
    CHECK(scalar(BASTIDE_BATCH_SCALAR_WINDOW_Y, 0) == -2);
    CHECK(scalar(BASTIDE_BATCH_SCALAR_OUTSIDE, 0) == 0);
    CHECK(scalar(BASTIDE_BATCH_SCALAR_ROW, 0) == 2);
    CHECK(scalar(BASTIDE_BATCH_SCALAR_COLUMN, 0) == 4);
    CHECK(scalar(BASTIDE_BATCH_SCALAR_TURN_SEAT, 0) == 1);  // three turns are over: seat 1 is on turn
    CHECK(scalar(BASTIDE_BATCH_SCALAR_TURN_SEAT, 1) == 0);
    for (const char* line : {"pass", "draw U", "place U -1 0 1"}) play(long_road, {line});
    REQUIRE(bastide_batch_set_game(batch.get(), 0, long_road.get()) == BASTIDE_OK);
    CHECK(scalar(BASTIDE_BATCH_SCALAR_WINDOW_X, 0) == -1);  // six tiles from -1 to 4: the middle is 1
    CHECK(scalar(BASTIDE_BATCH_SCALAR_OUTSIDE, 0) == 1);
    CHECK(scalar(BASTIDE_BATCH_SCALAR_COLUMN, 0) == 0);
}

TEST_CASE("What a viewer observes follows from what the viewer may know")
{
    // A second batch holds the game as the viewer's snapshot has it: it never knew the seed, the bag or a hidden hand.
    for (const Kind& kind : all_kinds()) {
        const Game like = begin(kind);
        const Batch batch = batch_of(like);
        const Game stranger = begin(kind, 0, BASTIDE_CHANCE_HOST);
        const Batch other = batch_of(stranger);
        REQUIRE(shape_of(batch).fingerprint == shape_of(other).fingerprint);
        const std::uint64_t seed = 31;
        REQUIRE(bastide_batch_restart(batch.get(), 0, 1, &seed) == BASTIDE_OK);
        for (std::int32_t steps = 0; steps < most_steps(kind); ++steps) {
            std::int32_t decider = -1;
            REQUIRE(bastide_batch_get_seats(batch.get(), 0, 1, &decider, nullptr) == BASTIDE_OK);
            for (std::int32_t viewer = -1; viewer < 3 && steps % 5 == 0; ++viewer) {
                INFO(kind.name << ", step " << steps << ", viewer " << viewer);
                const Seen full = observe(batch, 0, viewer);
                if (viewer != decider) CHECK(std::count(full.mask.begin(), full.mask.end(), 1) == 0);
                const Game known = game_in(batch, 0, like, viewer < 0 ? BASTIDE_VIEW_PUBLIC : viewer);
                if (decision(known).seat < 0) continue;  // nature would decide: the batch would answer for it
                REQUIRE(bastide_batch_set_game(other.get(), 0, known.get()) == BASTIDE_OK);
                const Seen seen = observe(other, 0, viewer);
                CHECK(seen.planes == full.planes);
                CHECK(seen.scalars == full.scalars);
                if (viewer == decider) CHECK(seen.mask == full.mask);
            }
            if (!step_once(batch, 0)) break;
        }
    }
}

TEST_CASE("What was observed before makes no difference")
{
    for (const Kind& kind : all_kinds()) {
        const Game like = begin(kind);
        const Batch often = batch_of(like, 1, 11), seldom = batch_of(like, 1, 11);
        const std::uint64_t seed = 41;
        REQUIRE(bastide_batch_restart(often.get(), 0, 1, &seed) == BASTIDE_OK);
        REQUIRE(bastide_batch_restart(seldom.get(), 0, 1, &seed) == BASTIDE_OK);
        const std::int32_t viewer = 1;
        std::vector<std::uint8_t> planes(observe(often, 0, viewer).planes.size());
        for (std::int32_t steps = 0; steps < most_steps(kind); ++steps) {
            INFO(kind.name << ", step " << steps);
            REQUIRE(bastide_batch_observe(often.get(), 0, 1, &viewer, planes.data(), nullptr, nullptr) == BASTIDE_OK);
            if (steps % 9 == 0) {
                const Seen seen = observe(seldom, 0, viewer);
                REQUIRE(seen.planes == planes);
                REQUIRE(seen.scalars == observe(often, 0, viewer).scalars);
            }
            const bool is_left = step_once(often, 0);
            REQUIRE(step_once(seldom, 0) == is_left);
            if (!is_left) break;
        }
    }
}

namespace {

/// The arrays of observations of all games of a batch.
struct Observations {
    std::vector<std::uint8_t> planes;
    std::vector<std::int32_t> scalars;
    std::vector<std::uint8_t> mask;

    /// Arrays that hold something else before they are written.
    explicit Observations(const Batch& batch)
        : planes(at(shape_of(batch).games * shape_of(batch).planes * shape_of(batch).window * shape_of(batch).window), 0xA5),
          scalars(at(shape_of(batch).games * shape_of(batch).scalars), -77),
          mask(at(shape_of(batch).games * shape_of(batch).actions), 0xA5)
    {
    }
};

std::string bytes_of(const std::vector<bastide_batch_result>& results)
{
    return {reinterpret_cast<const char*>(results.data()), results.size() * sizeof results[0]};
}

/// Samples of all games; every seventh game is skipped, every eleventh number is wrong.
std::vector<std::int32_t> some_numbers(const Batch& batch, std::int32_t games, std::int32_t steps)
{
    std::vector<std::int32_t> numbers(at(games));
    bastide_batch_sample(batch.get(), 0, games, 0, numbers.data());
    for (std::int32_t i = 0; i < games; ++i) {
        if ((steps + i) % 7 == 6) numbers[at(i)] = -1;
        if ((steps + 2 * i) % 11 == 10) numbers[at(i)] = 2147483647;
    }
    return numbers;
}

}  // namespace

TEST_CASE("To advance is to step and then to observe, in arrays that are kept too")
{
    constexpr std::int32_t kGames = 3;
    for (const Kind& kind : all_kinds())
        for (const std::int32_t window : {5, 13}) {
            const Game like = begin(kind);
            const std::uint32_t derived =
                window == 13 ? BASTIDE_BATCH_DERIVED_FLAG_FIELDS | BASTIDE_BATCH_DERIVED_FLAG_POINTS : 0;
            const Batch fresh = batch_of(like, kGames, window, derived), kept = batch_of(like, kGames, window, derived);
            const std::vector<std::uint64_t> seeds = {61, 62, 63};
            Observations observed(kept);
            REQUIRE(bastide_batch_restart(fresh.get(), 0, kGames, seeds.data()) == BASTIDE_OK);
            REQUIRE(bastide_batch_restart(kept.get(), 0, kGames, seeds.data()) == BASTIDE_OK);
            for (std::int32_t steps = 0; steps < 240; ++steps) {
                INFO(kind.name << ", window " << window << ", step " << steps);
                const std::uint32_t flags = steps % 2 == 0 ? BASTIDE_BATCH_FLAG_RESTART : 0;
                const std::vector<std::int32_t> numbers = some_numbers(fresh, kGames, steps);
                REQUIRE(numbers == some_numbers(kept, kGames, steps));
                std::vector<std::int32_t> viewers = {steps % 4 - 1, (steps / 5) % 4 - 1, 2};
                const std::int32_t* const whose = steps % 3 == 0 ? nullptr : viewers.data();
                std::vector<bastide_batch_result> stepped(kGames), advanced(kGames);
                const std::int32_t applied = bastide_batch_step(fresh.get(), 0, kGames, numbers.data(), flags, stepped.data());
                const bool are_written = steps % 5 != 3;  // else the planes stay as they are, to be followed later
                REQUIRE(bastide_batch_advance(kept.get(), 0, kGames, numbers.data(), flags | BASTIDE_BATCH_FLAG_KEPT,
                                              advanced.data(), whose, are_written ? observed.planes.data() : nullptr,
                                              observed.scalars.data(),
                                              steps % 4 != 1 ? observed.mask.data() : nullptr) == applied);
                CHECK(bytes_of(stepped) == bytes_of(advanced));
                Observations expected(fresh);
                REQUIRE(bastide_batch_observe(fresh.get(), 0, kGames, whose, expected.planes.data(), expected.scalars.data(),
                                              expected.mask.data()) == BASTIDE_OK);
                if (are_written) REQUIRE(observed.planes == expected.planes);
                REQUIRE(observed.scalars == expected.scalars);
                if (steps % 4 != 1) REQUIRE(observed.mask == expected.mask);
                if (steps == 90) {  // a game takes the position of another, and begins anew
                    for (const Batch* const batch : {&fresh, &kept}) {
                        REQUIRE(bastide_batch_set_game(batch->get(), 0, game_in(*batch, 1, like).get()) == BASTIDE_OK);
                        REQUIRE(bastide_batch_restart(batch->get(), 2, 1, seeds.data()) == BASTIDE_OK);
                    }
                }
                if (steps % 50 == 49)  // a plain observation leaves planes that can be kept, too
                    REQUIRE(bastide_batch_observe(kept.get(), 1, 1, nullptr,
                                                  observed.planes.data() + observed.planes.size() / kGames, nullptr,
                                                  nullptr) == BASTIDE_OK);
            }
        }
}

TEST_CASE("Without FLAG_KEPT an advance writes every byte, and without numbers it only observes")
{
    const Kind kind{"base", BASTIDE_GAME_TILES, preset(BASTIDE_PRESET_BASE)};
    const Game like = begin(kind);
    const Batch batch = batch_of(like, 2);
    for (std::int32_t steps = 0; steps < 40; ++steps) {
        REQUIRE(step_once(batch, 1));
        const std::uint64_t before = hash(game_in(batch, 1, like));
        Observations observed(batch), expected(batch);
        std::vector<bastide_batch_result> results(2);
        REQUIRE(bastide_batch_advance(batch.get(), 0, 2, nullptr, 0, results.data(), nullptr, observed.planes.data(),
                                      observed.scalars.data(), observed.mask.data()) == 0);
        REQUIRE(bastide_batch_observe(batch.get(), 0, 2, nullptr, expected.planes.data(), expected.scalars.data(),
                                      expected.mask.data()) == BASTIDE_OK);
        REQUIRE(observed.planes == expected.planes);
        REQUIRE(observed.scalars == expected.scalars);
        REQUIRE(observed.mask == expected.mask);
        CHECK(results[1].status == BASTIDE_E_ABSENT);
        CHECK(results[1].length == steps + 1);
        CHECK(hash(game_in(batch, 1, like)) == before);
    }
}

TEST_CASE("A list of legal actions may be longer than most")
{
    // With three tiles in hand and many open cells there are more than a hundred placements, before and after short lists.
    Kind hand{"hand", BASTIDE_GAME_TILES, preset(BASTIDE_PRESET_BASE)};
    hand.choices.push_back(choose_option(BASTIDE_OPTION_HAND_OF_THREE_TILES));
    const Game like = begin(hand);
    const Batch batch = batch_of(like);
    std::size_t longest = 0, shortest = 1000;
    do {
        const std::vector<bastide_action> legal = actions(game_in(batch, 0, like));
        const std::vector<std::int32_t> numbers = numbers_now(batch, 0);
        REQUIRE(numbers.size() == legal.size());
        const Seen seen = observe(batch, 0, decision(game_in(batch, 0, like)).seat);
        CHECK(std::count(seen.mask.begin(), seen.mask.end(), 1) ==
              std::count_if(numbers.begin(), numbers.end(), [](std::int32_t number) { return number >= 0; }));
        longest = std::max(longest, legal.size());
        shortest = std::min(shortest, legal.size());
    } while (step_once(batch, 0));
    CHECK(longest > 120);
    CHECK(shortest < 60);
}

TEST_CASE("Rewards add up to the scores, and a game that ends begins again")
{
    for (const Kind& kind : all_kinds()) {
        const Game like = begin(kind);
        const Batch batch = batch_of(like);
        std::uint64_t seed = 37;
        REQUIRE(bastide_batch_restart(batch.get(), 0, 1, &seed) == BASTIDE_OK);
        std::vector<std::int32_t> sums(8, 0);
        bastide_batch_result result{};
        const Game now = clone(like);
        INFO(kind.name);
        while (result.ended == 0 && result.length < 3000) {
            std::int32_t number = 0;
            REQUIRE(bastide_batch_sample(batch.get(), 0, 1, BASTIDE_BATCH_FLAG_INDEX, &number) == 1);
            REQUIRE(bastide_batch_step(batch.get(), 0, 1, &number, BASTIDE_BATCH_FLAG_INDEX | BASTIDE_BATCH_FLAG_RESTART,
                                       &result) == 1);
            CHECK(result.seed == seed);
            for (std::size_t k = 0; k < sums.size(); ++k) sums[k] += result.rewards[k];
            REQUIRE(sums == std::vector<std::int32_t>(result.scores, result.scores + 8));
            if (result.ended != 0) break;
            REQUIRE(bastide_batch_get_game(batch.get(), 0, BASTIDE_VIEW_FULL, now.get()) == BASTIDE_OK);
            for (std::int32_t seat = 0; seat < kind.seats; ++seat) REQUIRE(score(now, seat) == result.scores[seat]);
        }
        if (result.ended == 0) continue;  // a dice game has no longest course
        CHECK(result.winners != 0);
        CHECK(result.legal > 0);
        const Game next = game_in(batch, 0, like);
        std::uint64_t word = seed + 0x9E3779B97F4A7C15U;
        word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9U;
        word = (word ^ (word >> 27)) * 0x94D049BB133111EBU;
        const Game fresh = clone(like);
        REQUIRE(bastide_game_restart(fresh.get(), word ^ (word >> 31)) == BASTIDE_OK);
        CHECK(hash(next) == hash(fresh));
    }
}

TEST_CASE("A batch plays the same games as single games do")
{
    for (const Kind& kind : all_presets()) {
        const Game like = begin(kind);
        const Batch batch = batch_of(like, 3);
        const std::vector<std::uint64_t> seeds = {3, 4, 5};
        REQUIRE(bastide_batch_restart(batch.get(), 0, 3, seeds.data()) == BASTIDE_OK);
        std::vector<bastide_batch_result> results(3);
        const std::int32_t most = kind.game == BASTIDE_GAME_DICE ? 200 : 100000;
        const std::int32_t over = bastide_batch_play_out(batch.get(), 0, 3, most, results.data());
        INFO(kind.name);
        if (kind.game == BASTIDE_GAME_TILES) CHECK(over == 3);
        for (std::size_t i = 0; i < 3; ++i) {
            const Game game = clone(like);
            REQUIRE(bastide_game_restart(game.get(), seeds[i]) == BASTIDE_OK);
            std::uint64_t word = seeds[i];
            bastide_game* handle = game.get();
            bastide_games_play_out(&handle, 1, most, &word);
            CHECK(hash(game) == hash(game_in(batch, static_cast<std::int32_t>(i), like)));
            for (std::int32_t k = 0; k < 3; ++k) CHECK(results[i].scores[k] == score(game, k));
        }
    }
}

TEST_CASE("The final scores of a batch are those of the standing")
{
    const Kind kind{"base", BASTIDE_GAME_TILES, preset(BASTIDE_PRESET_BASE)};
    const Game like = begin(kind);
    const Batch batch = batch_of(like, 2);
    for (int steps = 0; steps < 70; ++steps) REQUIRE(step_once(batch, 1));
    std::vector<std::int32_t> scores(16, -5), finals(16, -5);
    REQUIRE(bastide_batch_score(batch.get(), 0, 2, scores.data(), finals.data()) == BASTIDE_OK);
    const Game game = game_in(batch, 1, like);
    for (const bastide_standing& each : standing(game)) {
        CHECK(scores[8 + at(each.seat)] == each.score);
        CHECK(finals[8 + at(each.seat)] == each.final_score);
    }
}

namespace {

/// A game that begins with its first tile on a cell.
Game begun_at(std::int32_t x, std::int32_t y)
{
    const Game game = begin({"base", BASTIDE_GAME_TILES, preset(BASTIDE_PRESET_BASE)});
    Game at_cell = clone(game);
    ListedPosition position;
    position.puts = {put_tile(at_cell, "D", x, y, "CRFR")};
    must_set(at_cell, position);
    return at_cell;
}

}  // namespace

TEST_CASE("A game that could come to cells without codes is refused, and every other one plays to its end")
{
    constexpr std::int32_t kTiles = 72;
    constexpr std::int32_t kMax = 1023 - kTiles;
    const Batch batch = batch_of(begin({"base", BASTIDE_GAME_TILES, preset(BASTIDE_PRESET_BASE)}));
    for (const auto& [x, y] : {std::pair(kMax + 1, 0), std::pair(0, -kMax - 1), std::pair(1030, -1030), std::pair(-20000, 0)}) {
        const Game far = begun_at(x, y);
        bastide_batch* made = nullptr;
        INFO("first tile at " << x << ", " << y);
        CHECK(bastide_batch_create(far.get(), nullptr, nullptr, &made) == BASTIDE_E_LIMIT);
        CHECK(made == nullptr);
        const std::int32_t before = numbers_now(batch, 0).size() > 0 ? 1 : 0;
        CHECK(bastide_batch_set_game(batch.get(), 0, far.get()) == BASTIDE_E_LIMIT);
        CHECK(before == (numbers_now(batch, 0).size() > 0 ? 1 : 0));
    }
    for (const auto& [x, y] : {std::pair(kMax, 0), std::pair(-kMax, kMax)}) {
        const Game far = begun_at(x, y);
        const Batch own = batch_of(far);
        for (const bool is_set : {false, true}) {
            const Batch& played = is_set ? batch : own;
            if (is_set) REQUIRE(bastide_batch_set_game(batch.get(), 0, far.get()) == BASTIDE_OK);
            std::int32_t seat = -1, legal = 0, number = 0;
            REQUIRE(bastide_batch_get_seats(played.get(), 0, 1, &seat, &legal) == BASTIDE_OK);
            CHECK(seat == 0);
            CHECK(legal == count_of(actions(far).size()));
            int steps = 0;
            while (bastide_batch_sample(played.get(), 0, 1, 0, &number) == 1) {
                REQUIRE(bastide_batch_step(played.get(), 0, 1, &number, 0, nullptr) == 1);
                ++steps;
            }
            CHECK(steps >= kTiles - 1);
            const Game ended = game_in(played, 0, far);
            CHECK(is_over(ended));
            CHECK(count_of(board(ended).size()) > kTiles / 2);
        }
    }
}

TEST_CASE("A number that is not legal changes nothing")
{
    const Kind kind{"base", BASTIDE_GAME_TILES, preset(BASTIDE_PRESET_BASE)};
    const Game like = begin(kind);
    const Batch batch = batch_of(like);
    const std::vector<std::int32_t> legal = numbers_now(batch, 0);
    const std::uint64_t before = hash(game_in(batch, 0, like));
    bastide_batch_result result{};
    for (const std::int32_t number : {-1, -2, 0, 5000, 2147483647, -2147483647}) {
        if (std::find(legal.begin(), legal.end(), number) != legal.end()) continue;
        CHECK(bastide_batch_step(batch.get(), 0, 1, &number, 0, &result) == 0);
        CHECK(result.status == (number == -1 ? BASTIDE_E_ABSENT : BASTIDE_E_ILLEGAL));
        CHECK(bastide_batch_step(batch.get(), 0, 1, &number, BASTIDE_BATCH_FLAG_INDEX, &result) == (number == 0 ? 1 : 0));
        if (number == 0) return;
        CHECK(hash(game_in(batch, 0, like)) == before);
    }
}

TEST_CASE("A batch refuses wrong arguments")
{
    const Game game = begin({"base", BASTIDE_GAME_TILES, preset(BASTIDE_PRESET_BASE)});
    bastide_batch* made = nullptr;
    bastide_batch_options options{};
    CHECK(bastide_batch_create(nullptr, &options, nullptr, &made) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_batch_create(game.get(), &options, nullptr, nullptr) == BASTIDE_E_ARGUMENT);
    for (const std::int32_t window : {-1, 1, 2, 4, 65}) {
        options.window = window;
        CHECK(bastide_batch_create(game.get(), &options, nullptr, &made) == BASTIDE_E_ARGUMENT);
    }
    CHECK(bastide_batch_options_init(nullptr) == BASTIDE_E_ARGUMENT);
    std::memset(&options, 0xA5, sizeof options);
    REQUIRE(bastide_batch_options_init(&options) == BASTIDE_OK);
    CHECK(bastide_batch_create(game.get(), &options, nullptr, &made) == BASTIDE_OK);
    bastide_batch_destroy(made);
    made = nullptr;
    options.games = -1;
    CHECK(bastide_batch_create(game.get(), &options, nullptr, &made) == BASTIDE_E_ARGUMENT);
    options = {};
    options.derived = 8;
    CHECK(bastide_batch_create(game.get(), &options, nullptr, &made) == BASTIDE_E_ARGUMENT);
    options = {};
    options.spare[3] = 1;
    CHECK(bastide_batch_create(game.get(), &options, nullptr, &made) == BASTIDE_E_VERSION);
    CHECK(made == nullptr);

    const Batch batch = batch_of(game, 2);
    std::int32_t number = 0;
    std::uint8_t byte = 0;
    std::int32_t viewer = 3;
    std::uint64_t seed = 0;
    bastide_action action{};
    for (const auto& range :
         std::vector<std::pair<std::int32_t, std::int32_t>>{{-1, 1}, {0, 3}, {2, 1}, {0, -1}, {2147483647, 1}}) {
        CHECK(bastide_batch_restart(batch.get(), range.first, range.second, &seed) == BASTIDE_E_ARGUMENT);
        CHECK(bastide_batch_sample(batch.get(), range.first, range.second, 0, &number) == BASTIDE_E_ARGUMENT);
        CHECK(bastide_batch_step(batch.get(), range.first, range.second, &number, 0, nullptr) == BASTIDE_E_ARGUMENT);
        CHECK(bastide_batch_observe(batch.get(), range.first, range.second, nullptr, &byte, nullptr, nullptr) ==
              BASTIDE_E_ARGUMENT);
        CHECK(bastide_batch_advance(batch.get(), range.first, range.second, nullptr, 0, nullptr, nullptr, &byte, nullptr,
                                    nullptr) == BASTIDE_E_ARGUMENT);
        CHECK(bastide_batch_list(batch.get(), range.first, range.second, nullptr, nullptr, 0) == BASTIDE_E_ARGUMENT);
        CHECK(bastide_batch_score(batch.get(), range.first, range.second, &number, nullptr) == BASTIDE_E_ARGUMENT);
        CHECK(bastide_batch_play_out(batch.get(), range.first, range.second, 1, nullptr) == BASTIDE_E_ARGUMENT);
    }
    CHECK(bastide_batch_observe(batch.get(), 0, 1, &viewer, &byte, nullptr, nullptr) == BASTIDE_E_ARGUMENT);
    viewer = -2;
    CHECK(bastide_batch_observe(batch.get(), 0, 1, &viewer, &byte, nullptr, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_batch_advance(batch.get(), 0, 1, &number, 0, nullptr, &viewer, &byte, nullptr, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_batch_advance(batch.get(), 0, 1, &number, 8, nullptr, nullptr, nullptr, nullptr, nullptr) ==
          BASTIDE_E_ARGUMENT);
    CHECK(bastide_batch_advance(nullptr, 0, 1, &number, 0, nullptr, nullptr, nullptr, nullptr, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(byte == 0);
    CHECK(bastide_batch_step(batch.get(), 0, 1, &number, 4, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_batch_sample(batch.get(), 0, 1, 4, &number) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_batch_step(batch.get(), 0, 1, nullptr, 0, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_batch_sample(nullptr, 0, 1, 0, &number) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_batch_list(batch.get(), 0, 1, nullptr, nullptr, 4) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_batch_get_action(batch.get(), 0, -1, &action) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_batch_get_action(batch.get(), 0, 100000, &action) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_batch_find_action(batch.get(), 0, &action) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_batch_set_game(batch.get(), 0, nullptr) == BASTIDE_E_ARGUMENT);
    const Game other = begin({"dice", BASTIDE_GAME_DICE});
    CHECK(bastide_batch_set_game(batch.get(), 0, other.get()) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_batch_play_out(batch.get(), 0, 1, 0, nullptr) == BASTIDE_E_ARGUMENT);
    bastide_batch_destroy(nullptr);
}

namespace {

struct Counter {
    int taken = 0;
    int left = 0;
    int fails_at = -1;
};
void* BASTIDE_CALL take(void* user, std::uint32_t size, std::uint32_t)
{
    Counter& counter = *static_cast<Counter*>(user);
    if (counter.taken == counter.fails_at) return nullptr;
    ++counter.taken;
    ++counter.left;
    return std::malloc(size);
}
void BASTIDE_CALL give(void* user, void* ptr, std::uint32_t, std::uint32_t)
{
    --static_cast<Counter*>(user)->left;
    std::free(ptr);
}

}  // namespace

TEST_CASE("A batch takes memory when it is made and never again")
{
    const Game game = begin({"base", BASTIDE_GAME_TILES, preset(BASTIDE_PRESET_BASE)});
    Counter counter;
    const bastide_allocator mem = {&counter, &take, &give};
    bastide_batch* made = nullptr;
    REQUIRE(bastide_batch_create(game.get(), nullptr, &mem, &made) == BASTIDE_OK);
    {
        const Batch batch(made);
        const int taken = counter.taken;
        std::int32_t number = 0;
        const std::uint64_t seed = 4;
        bastide_batch_restart(made, 0, 1, &seed);
        while (step_once(batch, 0)) observe(batch, 0, 1);
        CHECK(bastide_batch_score(made, 0, 1, std::vector<std::int32_t>(8).data(), std::vector<std::int32_t>(8).data()) ==
              BASTIDE_OK);
        CHECK(bastide_batch_sample(made, 0, 1, 0, &number) == 0);
        CHECK(counter.taken == taken);
    }
    CHECK(counter.left == 0);
    for (int fails_at = 0;; ++fails_at) {
        counter = {0, 0, fails_at};
        const bastide_status status = bastide_batch_create(game.get(), nullptr, &mem, &made);
        if (status == BASTIDE_OK) break;
        CHECK(status == BASTIDE_E_MEMORY);
        CHECK(made == nullptr);
        CHECK(counter.left == 0);
    }
    bastide_batch_destroy(made);
    CHECK(counter.left == 0);
}

TEST_CASE("An advance that finds no memory for a hidden hand has stepped all games")
{
    Kind kind{"hidden hand", BASTIDE_GAME_TILES, preset(BASTIDE_PRESET_BASE)};
    kind.choices.push_back(choose_option(BASTIDE_OPTION_HAND_OF_THREE_TILES));
    kind.choices.push_back(choose_option(BASTIDE_OPTION_HAND_HIDDEN));
    const Game like = begin(kind);
    Counter counter;
    const bastide_allocator mem = {&counter, &take, &give};
    bastide_batch_options options{};
    options.games = 2;
    bastide_batch* made = nullptr;
    REQUIRE(bastide_batch_create(like.get(), &options, &mem, &made) == BASTIDE_OK);
    const Batch batch(made);
    Observations observed(batch);
    std::vector<std::int32_t> numbers(2);
    std::vector<bastide_batch_result> results(2);
    REQUIRE(bastide_batch_sample(made, 0, 2, 0, numbers.data()) == 2);
    counter.fails_at = counter.taken;
    CHECK(bastide_batch_advance(made, 0, 2, numbers.data(), 0, results.data(), nullptr, observed.planes.data(), nullptr,
                                nullptr) == BASTIDE_E_MEMORY);
    CHECK(observed.planes == Observations(batch).planes);
    for (const bastide_batch_result& result : results) {
        CHECK(result.status == BASTIDE_OK);
        CHECK(result.length == 1);
    }
    counter.fails_at = -1;
    CHECK(bastide_batch_advance(made, 0, 2, nullptr, BASTIDE_BATCH_FLAG_KEPT, nullptr, nullptr, observed.planes.data(), nullptr,
                                nullptr) == 0);
    Observations expected(batch);
    REQUIRE(bastide_batch_observe(made, 0, 2, nullptr, expected.planes.data(), nullptr, nullptr) == BASTIDE_OK);
    CHECK(observed.planes == expected.planes);
}
