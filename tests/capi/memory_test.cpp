// SPDX-License-Identifier: MIT
// An allocator that has nothing left at call 1, 2, 3 ..., under everything that takes memory and every kind of game: boxes,
// hidden hands, a host's tile set, a table of its own, dice. What is not done says E_MEMORY, changes nothing and keeps nothing.
#include "capi/table.hpp"
#include "support/catch.hpp"
#include "support/snapshot_parts.hpp"

using namespace bastide_tests;

namespace {

constexpr int kMaxCalls = 50;

// ---- games ------------------------------------------------------------------------------------------------------------------

struct Kind {
    const char* name;
    std::int32_t game = BASTIDE_GAME_TILES;
    std::vector<bastide_choice> choices{};
    bool has_table = false;  ///< begins from a position
};

std::vector<bastide_choice> all_boxes()
{
    return collect<bastide_choice>([](bastide_choice* out, std::int32_t cap) {
        return bastide_preset_list_choices(BASTIDE_PRESET_ABBEY_MAYOR_TOWER, out, cap);
    });
}

const std::vector<Kind>& kinds()
{
    static const std::vector<Kind> all = {
        {"base", BASTIDE_GAME_TILES, {choose_set(BASTIDE_SET_BASE)}},
        {"all boxes", BASTIDE_GAME_TILES, all_boxes()},
        {"a host's set", BASTIDE_GAME_TILES, {choose_set(BASTIDE_SET_BASE), choose_host(0, 2)}},
        {"tiles held unseen",
         BASTIDE_GAME_TILES,
         {choose_option(BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END), choose_option(BASTIDE_OPTION_HELD_TILES_HIDDEN)}},
        {"hands of three unseen",
         BASTIDE_GAME_TILES,
         {choose_option(BASTIDE_OPTION_HAND_OF_THREE_TILES), choose_option(BASTIDE_OPTION_HAND_HIDDEN)}},
        {"a table of its own", BASTIDE_GAME_TILES, all_boxes(), true},
        {"a host's set on a table", BASTIDE_GAME_TILES, {choose_set(BASTIDE_SET_BASE), choose_host(0, 2)}, true},
        {"dice", BASTIDE_GAME_DICE, {}},
    };
    return all;
}

const bastide_tileset* host_set()
{
    static const Tileset set = [] {
        bastide_tileset* made = nullptr;
        bastide_tileset_parse("Y 3 CRFR c:N*1 r:EW f:27+0 f:3456\nYY 2 FFFF f:01234567 m\n", -1, nullptr, nullptr, &made);
        return Tileset(made);
    }();
    return set.get();
}

bastide_status create(const Kind& kind, std::uint64_t seed, const bastide_allocator* memory, bastide_refusal* error,
                      bastide_game** out)
{
    bastide_config config = config_of(seeded(seed, 3));
    config.game = kind.game;
    const bastide_tileset* sets[] = {host_set()};
    return bastide_game_create(&config, kind.choices.data(), count_of(kind.choices.size()), sets, 1, memory, error, out);
}

/// Two tiles and a few points, which every tile game can begin from.
ListedPosition small_table(const Game& game)
{
    return ListedPosition{turn_at(1), {put_tile(game, "D", 0, 0, "CRFR"), put_tile(game, "U", 1, 0, "FRFR"), put_score(1, 12)}};
}

Game played(const Kind& kind, std::uint64_t seed, int actions, const bastide_allocator* memory = nullptr)
{
    bastide_game* made = nullptr;
    if (create(kind, seed, memory, nullptr, &made) != BASTIDE_OK) throw std::logic_error("no game");
    Game game(made);
    if (kind.has_table) must_set(game, small_table(game));
    Dice dice(seed);
    play_on(game, dice, actions);
    return game;
}

template <class Try>
void with_every_kind(Try&& attempt)
{
    for (const Kind& kind : kinds()) {
        INFO(kind.name);
        attempt(kind);
    }
}

template <class Try>
void with_every_viewer(const Game& game, Try&& attempt)
{
    attempt(std::int32_t{BASTIDE_VIEW_FULL});
    attempt(std::int32_t{BASTIDE_VIEW_PUBLIC});
    for (std::int32_t seat = 0; seat < 3; ++seat) attempt(seat);
    REQUIRE(bastide_game_write_snapshot(game.get(), 3, nullptr, 0) == BASTIDE_E_ARGUMENT);
}

// ---- memory that runs out ---------------------------------------------------------------------------------------------------

/// Makes something with memory for 0, 1, 2 ... calls until it is made; answers how many it needs.
template <class Make>
int make_with_ever_more(Make&& make_it)
{
    for (int calls = 0;; ++calls) {
        REQUIRE(calls < kMaxCalls);
        CheckedAllocator allocator;
        allocator.serve(calls);
        const bastide_allocator memory = allocator.record();
        bastide_refusal error{};
        bastide_game* out = nullptr;
        const bastide_status status = make_it(&memory, &error, &out);
        if (status == BASTIDE_OK) {
            CHECK(out != nullptr);
            bastide_game_destroy(out);
        } else {
            CHECK(status == BASTIDE_E_MEMORY);
            CHECK(out == nullptr);
            CHECK((error.status == BASTIDE_E_MEMORY || error.status == 0));
            CHECK((error.status == 0) == (error.text[0] == '\0'));
        }
        CHECK(allocator.out() == 0);
        CHECK(allocator.is_clean());
        if (status != BASTIDE_E_MEMORY) return calls;
    }
}

/// What must stay as it was: all bytes, what anybody may know, the events.
struct Seen {
    explicit Seen(const Game& game) : bytes(snapshot(game)), hash(bastide_tests::hash(game)), range(bastide_tests::range(game)) {}

    bool is_unchanged(const Game& game) const
    {
        const Seen now(game);
        return now.bytes == bytes && now.hash == hash && now.range.first == range.first && now.range.next == range.next;
    }

    std::vector<std::uint8_t> bytes;
    std::uint64_t hash;
    Range range;
};

/// Does something to a game whose memory serves 0, 1, 2 ... calls, until it is done; answers how many it needs.
template <class Do>
int change_with_ever_more(const Kind& kind, Do&& do_it)
{
    CheckedAllocator allocator;
    const bastide_allocator memory = allocator.record();
    Game game = played(kind, 3, 30, &memory);
    const Seen before(game);
    const std::size_t held = allocator.out();
    int calls = 0;
    for (bastide_status status = BASTIDE_E_MEMORY; status == BASTIDE_E_MEMORY; ++calls) {
        REQUIRE(calls < kMaxCalls);
        allocator.serve(calls);
        status = do_it(game);
        CHECK((status == BASTIDE_OK || status == BASTIDE_E_MEMORY));
        CHECK(allocator.is_clean());
        if (status == BASTIDE_OK) break;
        CHECK(allocator.out() == held);
        CHECK(before.is_unchanged(game));
    }
    allocator.serve(-1);
    Dice dice(9);
    play_on(game, dice, 10);  // and it goes on
    game.reset();
    CHECK(allocator.out() == 0);
    return calls;
}

}  // namespace

TEST_CASE("Create returns E_MEMORY when memory runs out at any call and leaks nothing")
{
    with_every_kind([](const Kind& kind) {
        CHECK(make_with_ever_more([&](const bastide_allocator* memory, bastide_refusal* error, bastide_game** out) {
                  return create(kind, 1, memory, error, out);
              }) >= 2);
    });
}

TEST_CASE("Clone returns E_MEMORY when memory runs out at any call and leaks nothing")
{
    with_every_kind([](const Kind& kind) {
        const Game original = played(kind, 11, 50);
        const Seen before(original);
        with_every_viewer(original, [&](std::int32_t viewer) {
            for (std::uint32_t flags : {0u, std::uint32_t{BASTIDE_CLONE_FLAG_LOG}})
                CHECK(make_with_ever_more([&](const bastide_allocator* memory, bastide_refusal*, bastide_game** out) {
                          return bastide_game_clone(original.get(), viewer, flags, memory, out);
                      }) >= 2);
        });
        CHECK(before.is_unchanged(original));
    });
}

TEST_CASE("Load returns E_MEMORY when memory runs out at any call and leaks nothing")
{
    with_every_kind([](const Kind& kind) {
        const Game original = played(kind, 12, 50);
        const bastide_tileset* sets[] = {host_set()};
        with_every_viewer(original, [&](std::int32_t viewer) {
            const std::vector<std::uint8_t> bytes = snapshot(original, viewer);
            CHECK(make_with_ever_more([&](const bastide_allocator* memory, bastide_refusal* error, bastide_game** out) {
                      return bastide_game_load_snapshot(bytes.data(), count_of(bytes.size()), sets, 1, memory, error, out);
                  }) >= 2);
        });
    });
}

TEST_CASE("Loading a script returns E_MEMORY when memory runs out at any call and leaks nothing")
{
    with_every_kind([](const Kind& kind) {
        const Game original = played(kind, 13, 50);
        const bastide_tileset* sets[] = {host_set()};
        with_every_viewer(original, [&](std::int32_t viewer) {
            const std::string lines = script(original, viewer);
            CHECK(make_with_ever_more([&](const bastide_allocator* memory, bastide_refusal* error, bastide_game** out) {
                      return bastide_game_load_script(lines.data(), count_of(lines.size()), sets, 1, memory, error, out);
                  }) >= 2);
        });
    });
}

TEST_CASE("Restore says so when memory runs out at any call and the game stays as it was")
{
    with_every_kind([](const Kind& from) {
        const Game original = played(from, 14, 50);
        with_every_kind([&](const Kind& into) {
            // A game of dice knows no tile sets, so it takes no snapshot with a host's.
            if (into.game == BASTIDE_GAME_DICE && std::string(from.name).find("host") != std::string::npos) return;
            const std::vector<std::uint8_t> bytes = snapshot(original);
            CHECK(change_with_ever_more(into, [&](const Game& game) {
                      bastide_refusal error{};
                      const bastide_status status =
                          bastide_game_restore_snapshot(game.get(), bytes.data(), count_of(bytes.size()), &error);
                      CHECK(error.status == status);
                      if (status == BASTIDE_OK) CHECK(snapshot(game) == bytes);
                      return status;
                  }) >= 1);
        });
    });
}

TEST_CASE("A copy over another game says so when memory runs out at any call and that game stays as it was")
{
    with_every_kind([](const Kind& from) {
        const Game original = played(from, 15, 50);
        with_every_kind([&](const Kind& into) {
            for (std::int32_t viewer : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC, 1}) {
                change_with_ever_more(into, [&](const Game& game) {
                    const bastide_status status = bastide_game_copy(game.get(), original.get(), viewer, 0);
                    if (status == BASTIDE_OK) CHECK(without_lines(snapshot(game)) == without_lines(snapshot(original, viewer)));
                    return status;
                });
            }
        });
    });
}

TEST_CASE("A table is set all or not at all when memory runs out at any call")
{
    with_every_kind([](const Kind& kind) {
        if (kind.game == BASTIDE_GAME_DICE) return;
        CHECK(change_with_ever_more(kind, [](const Game& game) {
                  const ListedPosition position = small_table(game);
                  const bastide_status checked = bastide_game_check_position(game.get(), &position.head, position.puts.data(),
                                                                             count_of(position.puts.size()), nullptr, 0);
                  CHECK((checked == 0 || checked == BASTIDE_E_MEMORY));
                  bastide_refusal error{};
                  const bastide_status status = set_position(game, position, &error);
                  CHECK(error.status == status);
                  if (status == BASTIDE_OK) CHECK(board(game).size() == 2);
                  return status;
              }) >= 1);
    });
}

TEST_CASE("Playing, undoing, restarting and copying between clones take no memory")
{
    with_every_kind([](const Kind& kind) {
        CheckedAllocator allocator;
        const bastide_allocator memory = allocator.record();
        Game game = played(kind, 4, 20, &memory);
        bastide_game* made = nullptr;
        REQUIRE(bastide_game_clone(game.get(), BASTIDE_VIEW_FULL, 0, &memory, &made) == BASTIDE_OK);
        Game twin(made);
        const int calls = allocator.calls();
        allocator.serve(0);
        Dice dice(6);
        play_on(game, dice, 30);
        CHECK(bastide_game_copy(twin.get(), game.get(), BASTIDE_VIEW_FULL, BASTIDE_CLONE_FLAG_LOG) == BASTIDE_OK);
        CHECK(snapshot(twin) == snapshot(game));
        CHECK(bastide_game_undo(game.get(), 25, nullptr) == BASTIDE_OK);
        CHECK(history(game).size() == 25);
        play_on(game, dice, 5);
        CHECK(bastide_game_restart(game.get(), 77) == BASTIDE_OK);
        play_on(game, dice, 30);
        CHECK(bastide_game_copy(twin.get(), game.get(), BASTIDE_VIEW_FULL, BASTIDE_CLONE_FLAG_LOG) == BASTIDE_OK);
        CHECK(snapshot(twin) == snapshot(game));
        CHECK(allocator.calls() == calls);
        game.reset();
        twin.reset();
        CHECK(allocator.out() == 0);
        CHECK(allocator.is_clean());
    });
}

TEST_CASE("Making a tile set returns E_MEMORY when memory runs out at any call and leaks nothing")
{
    const auto try_set = [](auto&& make_it) {
        for (int calls = 0;; ++calls) {
            REQUIRE(calls < kMaxCalls);
            CheckedAllocator allocator;
            allocator.serve(calls);
            const bastide_allocator memory = allocator.record();
            bastide_tileset* out = nullptr;
            const bastide_status status = make_it(&memory, &out);
            CHECK((status == BASTIDE_OK) == (out != nullptr));
            bastide_tileset_destroy(out);
            CHECK(allocator.out() == 0);
            CHECK(allocator.is_clean());
            if (status == BASTIDE_OK) return calls;
            CHECK(status == BASTIDE_E_MEMORY);
        }
    };
    CHECK(try_set([](const bastide_allocator* memory, bastide_tileset** out) {
              return bastide_tileset_create(BASTIDE_SET_TOWER, memory, out);
          }) >= 1);
    CHECK(try_set([](const bastide_allocator* memory, bastide_tileset** out) {
              return bastide_tileset_parse("Y 3 CRFR c:N*1 r:EW f:27+0 f:3456\n", -1, memory, nullptr, out);
          }) >= 1);
    const auto tiles = collect<bastide_tile_def>(
        [](bastide_tile_def* out, std::int32_t cap) { return bastide_tileset_list_tiles(host_set(), out, cap); });
    std::vector<bastide_segment_def> segments;
    for (const bastide_tile_def& tile : tiles) {
        const auto own = collect<bastide_segment_def>([&](bastide_segment_def* out, std::int32_t cap) {
            return bastide_tileset_list_segments(host_set(), tile.id, 0, out, cap);
        });
        segments.insert(segments.end(), own.begin(), own.end());
    }
    CHECK(try_set([&](const bastide_allocator* memory, bastide_tileset** out) {
              return bastide_tileset_build(tiles.data(), count_of(tiles.size()), segments.data(), count_of(segments.size()),
                                           memory, nullptr, out);
          }) >= 1);
}
