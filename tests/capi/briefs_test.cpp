// SPDX-License-Identifier: MIT
// What players judge a position by: open cells, copies left, briefs, the cities of fields, what changed, and the size of clones.
// Each list is compared with the longer ones of the library, and with numbers counted by hand.
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "capi/table.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace bastide_tests;

namespace {

std::vector<bastide_open_cell> open_cells(const Game& game, std::int32_t feature = BASTIDE_ANY)
{
    return collect<bastide_open_cell>(
        [&](bastide_open_cell* out, std::int32_t cap) { return bastide_game_list_open_cells(game.get(), feature, out, cap); });
}
std::vector<bastide_brief> briefs(const Game& game, std::int32_t kind = BASTIDE_ANY)
{
    return collect<bastide_brief>(
        [&](bastide_brief* out, std::int32_t cap) { return bastide_game_list_briefs(game.get(), kind, out, cap); });
}
bastide_brief brief(const Game& game, std::int32_t feature)
{
    bastide_brief out{};
    REQUIRE(bastide_game_get_brief(game.get(), feature, &out) == BASTIDE_OK);
    return out;
}
std::vector<std::int32_t> left(const Game& game)
{
    return collect<std::int32_t>(
        [&](std::int32_t* out, std::int32_t cap) { return bastide_game_list_left(game.get(), out, cap); });
}
std::vector<std::int32_t> cities_at(const Game& game, std::int32_t field)
{
    return collect<std::int32_t>(
        [&](std::int32_t* out, std::int32_t cap) { return bastide_game_list_field_cities(game.get(), field, out, cap); });
}
std::vector<std::int32_t> changed(const Game& game, std::uint64_t first)
{
    return collect<std::int32_t>(
        [&](std::int32_t* out, std::int32_t cap) { return bastide_game_list_changed_features(game.get(), first, out, cap); });
}

std::vector<bastide_choice> preset(std::int32_t number)
{
    return collect<bastide_choice>(
        [&](bastide_choice* out, std::int32_t cap) { return bastide_preset_list_choices(number, out, cap); });
}

/// Visits positions along random games of all presets.
template <class Visit>
void visit_along(Visit&& visit)
{
    const std::vector<std::int32_t> presets = numbers_of(BASTIDE_VOCABULARY_PRESET);
    each_game("briefs", count_of(presets.size()), [&](std::uint64_t n) {
        Setup setup = seeded(n, 2 + static_cast<std::int32_t>(n % 4));
        setup.choices = preset(presets[n % presets.size()]);
        const Game game = make(setup);
        Dice dice(n + 77);
        int count = 0;
        for (; !is_over(game); perform(game, pick(game, dice)))
            if (++count % 7 == 0) visit(game);
    });
}

std::int32_t all_left(const Game& game)
{
    std::int32_t sum = 0;
    for (const std::int32_t copies : left(game)) sum += copies;
    return sum;
}

/// The chance that among a third of the tiles, rounded up, at least one fits.
double chance_of(std::int32_t fits, std::int32_t all)
{
    return all == 0 ? 0 : 1 - std::pow(1 - static_cast<double>(fits) / all, (all + 2) / 3);
}

}  // namespace

TEST_CASE("The cells beside the start tile take so many of the tiles left")
{
    // Counted on the tile list of the base game: 44 of 72 tiles have a city side, 45 a road side, 59 a field side (all but C, L,
    // O, P, S, T and X). The start tile has all three. Of 24 types 18 have a city side, 13 a road side, 17 a field side; of the
    // start tile more copies are left.
    Setup setup;
    setup.choices = preset(BASTIDE_PRESET_BASE);
    const Game game = make(setup);
    const std::vector<bastide_open_cell> cells = open_cells(game);
    REQUIRE(cells.size() == 4);
    for (const bastide_open_cell& cell : cells) {
        REQUIRE(std::count(std::begin(cell.sides), std::end(cell.sides), 0) == 3);
        const std::int32_t side = *std::find_if(std::begin(cell.sides), std::end(cell.sides), [](int kind) { return kind != 0; });
        INFO("side " << side);
        CHECK(cell.left == (side == BASTIDE_SIDE_CITY ? 43 : side == BASTIDE_SIDE_ROAD ? 44 : 58));
        CHECK(cell.types == (side == BASTIDE_SIDE_CITY ? 18 : side == BASTIDE_SIDE_ROAD ? 13 : 17));
    }
    CHECK(std::is_sorted(cells.begin(), cells.end(), [](const bastide_open_cell& a, const bastide_open_cell& b) {
        return a.y != b.y ? a.y < b.y : a.x < b.x;
    }));
}

TEST_CASE("Copies left are those of the stock")
{
    visit_along([](const Game& game) {
        const std::vector<bastide_stock> all = stock(game);
        const std::vector<std::int32_t> copies = left(game);
        REQUIRE(copies.size() == all.size());
        for (std::size_t i = 0; i < all.size(); ++i) REQUIRE(copies[i] == all[i].left);
    });
}

TEST_CASE("A tile fits an open cell where it has a placement")
{
    visit_along([](const Game& game) {
        const std::vector<std::int32_t> copies = left(game);
        std::map<std::pair<std::int32_t, std::int32_t>, std::pair<std::int32_t, std::int32_t>> fits;
        for (std::int32_t tile = 0; tile < count_of(copies.size()); ++tile) {
            if (copies[at(tile)] == 0) continue;
            for (const bastide_placement& placement : placements(game, tile)) {
                auto& [types, sum] = fits[{placement.y, placement.x}];
                ++types;
                sum += copies[at(tile)];
            }
        }
        for (const bastide_open_cell& cell : open_cells(game)) {
            const auto [types, sum] = fits[{cell.y, cell.x}];
            REQUIRE(cell.types == types);
            REQUIRE(cell.left == sum);
            REQUIRE(bastide_game_placed_at(game.get(), cell.x, cell.y) == BASTIDE_E_ABSENT);
        }
    });
}

TEST_CASE("A brief says what its feature says, and its chance follows from its open cells")
{
    visit_along([](const Game& game) {
        const std::int32_t all = all_left(game);
        std::vector<std::int32_t> found;
        for (const bastide_brief& record : briefs(game)) {
            const bastide_feature full = feature(game, record.feature);
            INFO("feature " << record.feature << ", kind " << record.kind);
            REQUIRE(same(record, brief(game, record.feature)));
            REQUIRE(record.kind == full.kind);
            REQUIRE(record.complete == full.complete);
            REQUIRE(record.points_now == full.points_now);
            REQUIRE(record.points_complete == full.points_complete);
            REQUIRE(record.occupants == full.occupants);
            REQUIRE(record.leaders == full.leaders);
            REQUIRE(std::equal(std::begin(record.weights), std::end(record.weights), full.weights));
            found.push_back(record.feature);
            if (record.kind == BASTIDE_SEGMENT_FIELD) {
                std::int32_t sum = 0;
                for (const std::int32_t city : cities_at(game, record.feature))
                    if (!feature(game, city).complete) sum += brief(game, city).chance;
                REQUIRE(record.chance == sum);
                REQUIRE(record.open_cells == 0);
                continue;
            }
            double chance = 1;
            std::int32_t least = all;
            const std::vector<bastide_open_cell> cells = open_cells(game, record.feature);
            for (const bastide_open_cell& cell : cells) {
                chance *= chance_of(cell.left, all);
                least = std::min(least, cell.left);
            }
            REQUIRE(record.open_cells == count_of(cells.size()));
            if (record.kind == BASTIDE_SEGMENT_ABBACY) {  // never complete, and no cell is awaited
                REQUIRE(record.open_cells + record.least_left + record.chance == 0);
                continue;
            }
            const bool ends_inside = record.kind == BASTIDE_SEGMENT_ROAD && full.open_sides > 0;  // at a tunnel
            REQUIRE((record.open_cells == 0 && !ends_inside) == (record.complete != 0));
            REQUIRE(record.least_left == least);
            REQUIRE(std::abs(record.chance - 65536 * chance) <= 1);
        }
        REQUIRE(std::is_sorted(found.begin(), found.end()));
        std::vector<std::int32_t> expected;
        for (const bastide_feature& full : features(game))
            if (full.occupants != 0 && full.kind != BASTIDE_SEGMENT_FOUNDATION) expected.push_back(full.id);
        REQUIRE(found == expected);
    });
}

TEST_CASE("A field with a barn and no farmers is its owner's, in its brief as in the feature", "[BARN-FINAL-01]")
{
    // The example of a placed barn: two finished cities, 4 points each.
    Setup setup;
    setup.choices = preset(BASTIDE_PRESET_ABBEY_MAYOR);
    const Game game = make(setup);
    ListedPosition position;
    position.puts = {put_tile(game, "D", 0, 0, "CRFR"),
                     put_tile(game, "E", 0, -1, "FFCF"),
                     put_tile(game, "E", 0, -2, "CFFF"),
                     put_tile(game, "E", 0, -3, "FFCF"),
                     put_tile(game, "E", 1, -2, "CFFF"),
                     put_tile(game, "E", 1, -1, "FCFF"),
                     put_barn(1, 1, -1),
                     put_score(0, 6)};
    must_set(game, position);
    const std::vector<bastide_thing> barns = things(game, BASTIDE_THING_BARN);
    REQUIRE(barns.size() == 1);
    const bastide_feature full = feature(game, barns.front().feature);
    const bastide_brief record = brief(game, full.id);
    CHECK(full.occupants == 0);
    CHECK(full.leaders == 1u << 1);
    CHECK(full.points_now == 8);
    CHECK(full.points[1] == 8);
    CHECK(record.leaders == 1u << 1);
    CHECK(record.points_now == 8);
    CHECK(record.points_complete == 8);
    CHECK(briefs(game).empty());  // a barn does not occupy a feature
}

TEST_CASE("A brief counts the followers of each seat")
{
    visit_along([](const Game& game) {
        std::map<std::pair<std::int32_t, std::int32_t>, std::int32_t> followers;
        for (const bastide_piece& one : pieces(game))
            if (one.spot == BASTIDE_SPOT_SEGMENT && one.seat >= 0 && one.kind != BASTIDE_PIECE_BUILDER &&
                one.kind != BASTIDE_PIECE_PIG && one.kind != BASTIDE_PIECE_SHEPHERD && one.kind != BASTIDE_PIECE_CASTLE &&
                one.kind != BASTIDE_PIECE_TUNNEL_TOKEN)
                ++followers[{one.feature, one.seat}];
        for (const bastide_brief& record : briefs(game))
            for (std::int32_t seat = 0; seat < BASTIDE_SEATS_MAX; ++seat)
                REQUIRE(record.pieces[seat] == followers[{record.feature, seat}]);
    });
}

TEST_CASE("The cities of a field are those that its segments border")
{
    visit_along([](const Game& game) {
        for (const bastide_feature& field : features(game, BASTIDE_SEGMENT_FIELD)) {
            std::set<std::int32_t> expected;
            for (const bastide_placed_segment& segment : feature_segments(game, field.id)) {
                const std::vector<bastide_segment_def> lie =
                    collect<bastide_segment_def>([&](bastide_segment_def* out, std::int32_t cap) {
                        return bastide_game_list_segments_at(game.get(), segment.x, segment.y, out, cap);
                    });
                for (std::int32_t i = 0; i < count_of(lie.size()); ++i)
                    if (lie[at(segment.segment)].borders >> i & 1)
                        expected.insert(bastide_game_feature_at(game.get(), segment.x, segment.y, i));
            }
            const std::vector<std::int32_t> listed = cities_at(game, field.id);
            REQUIRE(std::vector<std::int32_t>(expected.begin(), expected.end()) == listed);
        }
        for (const bastide_feature& city : features(game, BASTIDE_SEGMENT_CITY))
            REQUIRE(bastide_game_list_field_cities(game.get(), city.id, nullptr, 0) == BASTIDE_E_ABSENT);
    });
}

TEST_CASE("Every feature that an action changed is listed")
{
    each_game("changes", 8, [&](std::uint64_t n) {
        Setup setup = seeded(n, 2);
        setup.choices = preset(n % 2 ? std::int32_t{BASTIDE_PRESET_BASE} : std::int32_t{BASTIDE_PRESET_ABBEY_MAYOR_TOWER});
        const Game game = make(setup);
        Dice dice(n);
        while (!is_over(game)) {
            std::map<std::int32_t, bastide_feature> before;
            for (const bastide_feature& full : features(game)) before[full.id] = full;
            std::uint64_t first = 0, next = 0;
            bastide_game_get_event_range(game.get(), &first, &next);
            perform(game, pick(game, dice));
            if (is_over(game)) break;
            const std::vector<std::int32_t> listed = changed(game, next);
            for (const bastide_feature& full : features(game)) {
                const auto old = before.find(full.id);
                const bool is_same = old != before.end() && old->second.segments == full.segments &&
                                     old->second.open_sides == full.open_sides && old->second.occupants == full.occupants;
                const bool is_listed = std::find(listed.begin(), listed.end(), full.id) != listed.end();
                INFO("feature " << full.id << " of kind " << full.kind);
                if (!is_same) REQUIRE(is_listed);
            }
        }
        CHECK(changed(game, UINT64_MAX).empty());
    });
}

TEST_CASE("What has no tiles has no briefs")
{
    Setup setup;
    setup.game = BASTIDE_GAME_DICE;
    const Game game = make(setup);
    bastide_brief record;
    CHECK(briefs(game).empty());
    CHECK(open_cells(game).empty());
    CHECK(left(game).empty());
    CHECK(changed(game, 0).empty());
    CHECK(bastide_game_get_brief(game.get(), 0, &record) == BASTIDE_E_ABSENT);
    CHECK(bastide_game_list_field_cities(game.get(), 0, nullptr, 0) == BASTIDE_E_ABSENT);
}

namespace {

struct Meter {
    std::uint64_t bytes = 0;

    static void* BASTIDE_CALL alloc(void* user, std::uint32_t size, std::uint32_t)
    {
        static_cast<Meter*>(user)->bytes += size;
        return std::malloc(size);
    }
    static void BASTIDE_CALL release(void*, void* ptr, std::uint32_t, std::uint32_t) { std::free(ptr); }
};

void measure(const Game& game, std::int32_t viewer, std::uint32_t flags)
{
    Meter meter;
    const bastide_allocator mem{&meter, Meter::alloc, Meter::release};
    bastide_game* made = nullptr;
    const std::int32_t bytes = bastide_game_measure_clone(game.get(), viewer, flags);
    REQUIRE(bastide_game_clone(game.get(), viewer, flags, &mem, &made) == BASTIDE_OK);
    const Game owner(made);
    REQUIRE(static_cast<std::int64_t>(meter.bytes) <= bytes);
    if (viewer == BASTIDE_VIEW_FULL) REQUIRE(static_cast<std::int64_t>(meter.bytes) == bytes);
}

}  // namespace

TEST_CASE("A clone takes no more memory than measured")
{
    for (const std::int32_t kind : {BASTIDE_GAME_TILES, BASTIDE_GAME_DICE})
        for (std::uint64_t n = 0; n < 6; ++n) {
            Setup setup = seeded(n, 3);
            setup.game = kind;
            if (kind == BASTIDE_GAME_TILES) setup.choices = preset(BASTIDE_PRESET_ABBEY_MAYOR_TOWER);
            Game game = make(setup);
            Dice dice(n);
            play_on(game, dice, static_cast<int>(30 * n));
            if (n % 2 && kind == BASTIDE_GAME_TILES) {  // begun from a position
                bastide_position head{};
                const auto puts = collect<bastide_put>(
                    [&](bastide_put* out, std::int32_t cap) { return bastide_game_list_position(game.get(), &head, out, cap); });
                REQUIRE(bastide_game_set_position(game.get(), &head, puts.data(), count_of(puts.size()), nullptr) == BASTIDE_OK);
                play_on(game, dice, 10);
            }
            for (const std::int32_t viewer : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC, 0, 2})
                for (const std::int32_t flags : {0, +BASTIDE_CLONE_FLAG_LOG, +BASTIDE_CLONE_FLAG_POSITION_ONLY})
                    measure(game, viewer, static_cast<std::uint32_t>(flags));
        }
}

TEST_CASE("A clone of the position alone plays on like any other and records nothing")
{
    each_game("position only", 8, [](std::uint64_t n) {
        const Game game = make(seeded(n));
        Dice dice(n);
        play_on(game, dice, 40);
        const Game bare = clone(game, BASTIDE_VIEW_FULL, BASTIDE_CLONE_FLAG_POSITION_ONLY);
        REQUIRE(hash(bare) == hash(game));
        CHECK(bastide_game_list_history(bare.get(), BASTIDE_VIEW_FULL, 0, nullptr, 0) == BASTIDE_E_STATE);
        CHECK(events(bare).empty());
        while (!is_over(game)) {
            const bastide_action action = pick(game, dice);
            perform(game, action);
            perform(bare, action);
            REQUIRE(hash(bare) == hash(game));
        }
        CHECK(events(bare).empty());
    });
    const Game game = make();
    bastide_game* made = nullptr;
    const std::uint32_t both = BASTIDE_CLONE_FLAG_LOG | BASTIDE_CLONE_FLAG_POSITION_ONLY;
    CHECK(bastide_game_clone(game.get(), BASTIDE_VIEW_FULL, both, nullptr, &made) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_measure_clone(game.get(), BASTIDE_VIEW_FULL, both) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_copy(game.get(), game.get(), BASTIDE_VIEW_FULL, BASTIDE_CLONE_FLAG_POSITION_ONLY) == BASTIDE_E_ARGUMENT);
}
