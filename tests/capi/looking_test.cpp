// SPDX-License-Identifier: MIT
// What a host sees: seats, tiles, the stock, the board, pieces and features, and that they all tell the same story.
#include <algorithm>
#include <cstring>
#include <map>
#include <set>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr std::int32_t kLeast = INT32_MIN;
constexpr std::int32_t kMax = INT32_MAX;

/// A game in which every kind of thing has happened: three seats, some features complete, followers on the board.
Game some_game(std::uint64_t seed = 21, int actions = 120)
{
    Game game = make(seeded(seed, 3));
    Dice dice(seed);
    play_on(game, dice, actions);
    return game;
}

template <class Visit>
void visit_along(int games, Visit&& visit)
{
    for (int n = 0; n < games; ++n) {
        const Game game = make(seeded(static_cast<std::uint64_t>(n), 2 + n % 4));
        Dice dice(static_cast<std::uint64_t>(n) + 500);
        for (visit(game); !is_over(game); visit(game)) perform(game, pick(game, dice));
    }
}

}  // namespace

TEST_CASE("A seat reports its score and its place on the score track and its supply")
{
    visit_along(4, [](const Game& game) {
        const std::vector<bastide_seat> all = seats(game);
        for (std::int32_t i = 0; i < count_of(all.size()); ++i) {
            const bastide_seat& record = all[at(i)];
            REQUIRE(same(record, seat(game, i)));
            REQUIRE(record.seat == i);
            REQUIRE(record.state == BASTIDE_SEAT_STATE_PLAYING);
            REQUIRE(record.track == record.score % 50);
            REQUIRE(record.die == (record.laps == 0 ? 6 : std::min(record.laps, 5)));
            REQUIRE(record.hand == 0);
            for (std::uint32_t word : record.spare) REQUIRE(word == 0);
            REQUIRE(record.laps == record.score / 50);
            REQUIRE(record.supply == bastide_game_count_supply(game.get(), i, BASTIDE_PIECE_FOLLOWER));
        }
    });
}

TEST_CASE("Seats and kinds of pieces that are not there are absent")
{
    const Game game = some_game();
    bastide_seat record{};
    for (std::int32_t number : {kLeast, -1, 3, 8, kMax}) {
        CHECK(bastide_game_get_seat(game.get(), number, &record) == BASTIDE_E_ABSENT);
        CHECK(bastide_game_count_supply(game.get(), number, BASTIDE_PIECE_FOLLOWER) == BASTIDE_E_ABSENT);
    }
    for (std::int32_t kind : {kLeast, -1, 0, 2, kMax}) CHECK(bastide_game_count_supply(game.get(), 0, kind) == BASTIDE_E_ABSENT);
}

TEST_CASE("The tiles of a game are those of its sets by their numbers and then the host's")
{
    const Tileset winter = built_in(BASTIDE_SET_WINTER);
    const bastide_tileset* sets[] = {winter.get()};
    const bastide_choice chosen[] = {choose_host(0, 3), choose_set(BASTIDE_SET_TOWER), choose_set(BASTIDE_SET_BASE, 2)};
    const bastide_config config = default_config();
    bastide_game* made = nullptr;
    REQUIRE(bastide_game_create(&config, chosen, 3, sets, 1, nullptr, nullptr, &made) == BASTIDE_OK);
    const Game game(made);
    const std::vector<bastide_tile_def> types = tiles(game);
    REQUIRE(types.size() == 24 + 17 + 12);
    for (std::size_t i = 0; i < types.size(); ++i) {
        CHECK(types[i].id == count_of(i));
        CHECK(segments(game, types[i].id).size() == at(types[i].segments));
        for (std::uint32_t word : types[i].spare) CHECK(word == 0);
    }
    for (const bastide_tile_def& type : types)
        CHECK(type.set == (type.id < 24 ? BASTIDE_SET_BASE : type.id < 41 ? BASTIDE_SET_TOWER : 0));
    CHECK(std::string(types[0].name) == "A");
    CHECK(types[0].count == 4);
    CHECK(std::string(types[24].name) == "T01");
    CHECK(types[24].count == 1);
    CHECK(std::string(types[41].name) == "Z01");
    CHECK(types[41].count == 3);
    for (std::int32_t tile : {kLeast, -1, 53, kMax})
        CHECK(bastide_game_list_segments(game.get(), tile, 0, nullptr, 0) == BASTIDE_E_ABSENT);
}

TEST_CASE("Every tile of the game is left or placed or held or removed")
{
    visit_along(6, [](const Game& game) {
        const std::vector<bastide_stock> rows = stock(game);
        const std::vector<bastide_tile_def> types = tiles(game);
        const bastide_decision now = decision(game);
        REQUIRE(rows.size() == types.size());
        std::map<std::int32_t, std::int32_t> on_board;
        for (const bastide_placed& tile : board(game)) ++on_board[tile.tile];
        std::int32_t left = 0;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const bastide_stock& row = rows[i];
            REQUIRE(row.tile == count_of(i));
            REQUIRE(row.total == types[i].count);
            REQUIRE(row.total == row.left + row.placed + row.held + row.removed);
            REQUIRE(row.placed == on_board[row.tile]);
            REQUIRE(row.held == (now.tile == row.tile ? 1 : 0));
            REQUIRE(std::min({row.left, row.placed, row.held, row.removed}) >= 0);
            REQUIRE(row.aside == 0);
            for (std::uint32_t word : row.spare) REQUIRE(word == 0);
            std::int32_t pairs = 0;
            for (const bastide_placement& place : placements(game, row.tile))
                for (std::uint32_t r = place.rotations; r != 0; r &= r - 1) ++pairs;
            REQUIRE(row.placements == pairs);
            left += row.left;
        }
        REQUIRE(left == now.tiles_left);
    });
}

TEST_CASE("The board lists the placed tiles in order and the start tile first")
{
    const Game game = some_game();
    const std::vector<bastide_placed> placed = board(game);
    REQUIRE(placed.size() > 30);
    CHECK(placed[0].x == 0);
    CHECK(placed[0].y == 0);
    CHECK(placed[0].rotation == 0);
    CHECK(placed[0].tile == tile_named(game, "D"));
    std::size_t i = 0;
    std::map<std::int32_t, std::int32_t> copies;
    for (const bastide_event& event : events(game)) {
        if (event.kind != BASTIDE_EVENT_PLACED) continue;
        const bastide_placed want{count_of(i), event.tile, event.x,      event.y, event.rotation, copies[event.tile]++,
                                  event.seat,  event.turn, event.action, 0,       event.tile,     {}};
        REQUIRE(i < placed.size());
        CHECK(same(placed[i], want));
        bastide_placed one{};
        CHECK(bastide_game_get_placed(game.get(), count_of(i), &one) == BASTIDE_OK);
        CHECK(same(one, want));
        CHECK(event.placed == count_of(i));
        CHECK((event.seat == -1) == (i == 0));
        CHECK((event.action == -1) == (i == 0));
        if (i > 0) CHECK(history(game)[at(event.action)].kind == BASTIDE_ACTION_PLACE);
        CHECK(bastide_game_placed_at(game.get(), event.x, event.y) == count_of(i));
        ++i;
    }
    CHECK(i == placed.size());
}

TEST_CASE("An empty cell has no tile however far out it is")
{
    const Game game = make();
    CHECK(bastide_game_placed_at(game.get(), 0, 0) == 0);
    for (const auto& [x, y] :
         {std::pair{1, 0}, {-1, -1}, {32000, 32000}, {32001, 0}, {65536, 65536}, {kMax, kLeast}, {kLeast, 0}}) {
        CHECK(bastide_game_placed_at(game.get(), x, y) == BASTIDE_E_ABSENT);
        CHECK(bastide_game_feature_at(game.get(), x, y, 0) == BASTIDE_E_ABSENT);
    }
}

TEST_CASE("Pieces are listed by id wherever they are")
{
    visit_along(4, [](const Game& game) {
        std::map<std::int32_t, std::int32_t> in_supply;
        const std::vector<bastide_piece> all = pieces(game);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const bastide_piece& piece = all[i];
            REQUIRE(piece.id == count_of(i));
            REQUIRE(piece.kind == BASTIDE_PIECE_FOLLOWER);
            REQUIRE(piece.seat == count_of(i) / 7);
            REQUIRE(piece.other_seat == -1);
            REQUIRE(same(piece, bastide_tests::piece(game, piece.id)));
            if (piece.spot == BASTIDE_SPOT_SUPPLY) {
                ++in_supply[piece.seat];
                REQUIRE((piece.placed == -1 && piece.segment == -1 && piece.feature == -1));
                REQUIRE((piece.x == BASTIDE_NOWHERE && piece.y == BASTIDE_NOWHERE));
                continue;
            }
            REQUIRE(piece.spot == BASTIDE_SPOT_SEGMENT);
            REQUIRE(piece.placed == bastide_game_placed_at(game.get(), piece.x, piece.y));
            REQUIRE(piece.feature == bastide_game_feature_at(game.get(), piece.x, piece.y, piece.segment));
        }
        for (const auto& [who, count] : in_supply)
            REQUIRE(count == bastide_game_count_supply(game.get(), who, BASTIDE_PIECE_FOLLOWER));
    });
}

TEST_CASE("The features are a partition of all placed segments")
{
    visit_along(3, [](const Game& game) {
        std::set<std::pair<std::int32_t, std::int32_t>> seen;
        std::int32_t before = -1;
        for (const bastide_feature& record : features(game)) {
            const std::int32_t id = record.id;
            REQUIRE(id > before);
            before = id;
            REQUIRE(same(record, feature(game, id)));
            const std::vector<bastide_placed_segment> members = feature_segments(game, id);
            REQUIRE(record.id == id);
            REQUIRE(record.segments == count_of(members.size()));
            std::set<std::int32_t> on_tiles;
            for (std::size_t i = 0; i < members.size(); ++i) {
                const bastide_placed_segment& segment = members[i];
                if (i > 0)
                    REQUIRE(std::pair(members[i - 1].placed, members[i - 1].segment) <
                            std::pair(segment.placed, segment.segment));
                REQUIRE(bastide_game_feature_at(game.get(), segment.x, segment.y, segment.segment) == id);
                REQUIRE(bastide_game_placed_at(game.get(), segment.x, segment.y) == segment.placed);
                REQUIRE(seen.insert({segment.placed, segment.segment}).second);
                on_tiles.insert(segment.placed);
            }
            if (record.kind != BASTIDE_SEGMENT_MONASTERY) REQUIRE(record.tiles == count_of(on_tiles.size()));
            if (record.kind == BASTIDE_SEGMENT_MONASTERY) REQUIRE(record.tiles == 9 - record.open_sides);
            REQUIRE(record.complete == (record.open_sides == 0 ? 1 : 0));
            REQUIRE(record.marks == (record.pennants > 0 ? std::uint64_t{1} << BASTIDE_MARK_PENNANT : 0));
            for (std::uint32_t word : record.spare) REQUIRE(word == 0);
        }
        std::size_t all = 0;
        for (const bastide_placed& tile : board(game)) all += segments(game, tile.tile).size();
        REQUIRE(seen.size() == all);
    });
}

TEST_CASE("Features can be listed by kind")
{
    const Game game = some_game();
    std::vector<bastide_feature> together;
    for (std::int32_t kind = BASTIDE_SEGMENT_CITY; kind <= BASTIDE_SEGMENT_MONASTERY; ++kind) {
        for (const bastide_feature& record : features(game, kind)) {
            CHECK(record.kind == kind);
            together.push_back(record);
        }
    }
    std::sort(together.begin(), together.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
    CHECK(same(together, features(game)));
    for (std::int32_t kind : {kLeast, -2, 0, BASTIDE_SEGMENT_HUT + 1, kMax})
        CHECK(bastide_game_list_features(game.get(), kind, nullptr, 0) == BASTIDE_E_ARGUMENT);
}

TEST_CASE("The points of a feature follow from its tiles and pennants and cities")
{
    visit_along(3, [](const Game& game) {
        for (const bastide_feature& record : features(game)) {
            const bastide_feature& f = record;
            switch (f.kind) {
                case BASTIDE_SEGMENT_ROAD:
                    REQUIRE((f.points_now == f.tiles && f.points_complete == f.tiles && f.pennants == 0));
                    break;
                case BASTIDE_SEGMENT_CITY:
                    REQUIRE(f.points_complete == 2 * (f.tiles + f.pennants));
                    REQUIRE(f.points_now == (f.complete ? 2 : 1) * (f.tiles + f.pennants));
                    break;
                case BASTIDE_SEGMENT_MONASTERY: REQUIRE((f.points_now == f.tiles && f.points_complete == 9)); break;
                default: REQUIRE((f.points_now % 3 == 0 && f.points_complete == f.points_now)); break;
            }
        }
    });
}

TEST_CASE("The strengths on a feature are those of the followers that stand on it")
{
    visit_along(3, [](const Game& game) {
        std::map<std::int32_t, std::vector<std::int32_t>> standing;
        for (const bastide_piece& piece : pieces(game)) {
            if (piece.feature < 0) continue;
            standing[piece.feature].resize(BASTIDE_SEATS_MAX);
            ++standing[piece.feature][at(piece.seat)];
        }
        for (const bastide_feature& record : features(game)) {
            const std::int32_t id = record.id;
            std::vector<std::int32_t> want = standing[id];
            want.resize(BASTIDE_SEATS_MAX);
            const std::int32_t most = *std::max_element(want.begin(), want.end());
            std::uint32_t occupants = 0;
            std::uint32_t leaders = 0;
            for (std::size_t i = 0; i < want.size(); ++i) {
                REQUIRE(record.weights[i] == want[i]);
                if (want[i] > 0) occupants |= 1u << i;
                if (want[i] > 0 && want[i] == most) leaders |= 1u << i;
            }
            for (std::size_t i = 0; i < want.size(); ++i) REQUIRE(record.points[i] == (leaders >> i & 1 ? record.points_now : 0));
            REQUIRE(record.occupants == occupants);
            REQUIRE(record.leaders == leaders);
        }
    });
}

TEST_CASE("After a merger the old ids lead to the merged feature")
{
    const Game game = make(seeded(31, 3));
    Dice dice(31);
    std::map<std::int32_t, bastide_placed_segment> first_segment;  // of every id there ever was
    bool merged = false;
    while (!is_over(game)) {
        for (const bastide_feature& record : features(game))
            first_segment.emplace(record.id, feature_segments(game, record.id).front());
        perform(game, pick(game, dice));
        for (const auto& [id, segment] : first_segment) {
            const std::int32_t root = bastide_game_feature_at(game.get(), segment.x, segment.y, segment.segment);
            REQUIRE(feature(game, id).id == root);
            REQUIRE(feature(game, root).id == root);
            REQUIRE(same(feature(game, id), feature(game, root)));
            merged = merged || root != id;
        }
    }
    for (const auto& [id, segment] : first_segment)
        REQUIRE(same(feature_segments(game, id), feature_segments(game, feature(game, id).id)));
    CHECK(merged);
}

TEST_CASE("Features and segments that are not there are absent")
{
    const Game game = make();
    bastide_feature record{};
    for (std::int32_t id : {kLeast, -1, 4, 65535, 65536, kMax}) {
        CHECK(bastide_game_get_feature(game.get(), id, &record) == BASTIDE_E_ABSENT);
        CHECK(bastide_game_list_feature_segments(game.get(), id, nullptr, 0) == BASTIDE_E_ABSENT);
    }
    for (std::int32_t segment : {kLeast, -1, 4, 255, 256, kMax})
        CHECK(bastide_game_feature_at(game.get(), 0, 0, segment) == BASTIDE_E_ABSENT);
    CHECK(features(game).size() == 4);
}

TEST_CASE("Looking at a game changes nothing")
{
    const Game game = some_game();
    const std::vector<std::uint8_t> before = snapshot(game);
    const Range log = range(game);
    for (const bastide_feature& record : features(game)) feature_segments(game, record.id);
    standing(game);
    seats(game);
    history(game);
    events(game);
    things(game, BASTIDE_ANY);
    weights(game);
    codes(game);
    stock(game);
    pieces(game);
    board(game);
    actions(game);
    hash(game);
    script(game);
    CHECK(snapshot(game) == before);
    CHECK(range(game).next == log.next);
}

TEST_CASE("Only the calls that the header names depend on hidden hands", "[HOUSE-DRAW-01][HOUSE-DRAW-02]")
{
    int differences = 0;
    for (std::uint64_t n = 0; n < 6; ++n) {
        Setup setup = seeded(n, 3);
        setup.choices = {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_ABBEY_MAYOR),
                         choose_option(n % 2 ? BASTIDE_OPTION_HAND_OF_THREE_TILES : BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END),
                         choose_option(n % 2 ? BASTIDE_OPTION_HAND_HIDDEN : BASTIDE_OPTION_HELD_TILES_HIDDEN)};
        const Game game = make(setup);
        Dice dice(n);
        for (int done = 0; done < 60 && !is_over(game); ++done) {
            perform(game, pick(game, dice));
            const Game seen = clone(game, BASTIDE_VIEW_PUBLIC);
            REQUIRE(hash(seen) == hash(game));
            REQUIRE(same(features(seen), features(game)));
            REQUIRE(same(board(seen), board(game)));
            REQUIRE(same(pieces(seen), pieces(game)));
            REQUIRE(same(seats(seen), seats(game)));
            REQUIRE(same(standing(seen), standing(game)));
            REQUIRE(same(tiles(seen), tiles(game)));
            REQUIRE(same(choices(seen), choices(game)));
            REQUIRE(same(placements(seen, 3), placements(game, 3)));
            REQUIRE(same(history(seen), history(game, 0, BASTIDE_VIEW_PUBLIC)));
            for (const std::int32_t kind : numbers_of(BASTIDE_VOCABULARY_THING))
                if (kind != BASTIDE_THING_HAND) REQUIRE(same(things(seen, kind), things(game, kind)));
            differences += same(things(seen, BASTIDE_THING_HAND), things(game, BASTIDE_THING_HAND)) ? 0 : 1;
            differences += same(stock(seen), stock(game)) ? 0 : 1;
        }
    }
    CHECK(differences > 100);  // hands were hidden
}
