// SPDX-License-Identifier: MIT
// Games of one config share the tables of their rules, whatever made them of one another: what each asks of its allocator is its
// own. And nothing else can be seen of it.
#include "capi/table.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

struct Kind {
    const char* name;
    std::vector<bastide_choice> choices{};
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
        {"base", {choose_set(BASTIDE_SET_BASE)}},
        {"all boxes", all_boxes()},
        {"two host sets", {choose_set(BASTIDE_SET_BASE), choose_host(0, 2), choose_host(1)}},
        {"hands of three unseen", {choose_option(BASTIDE_OPTION_HAND_OF_THREE_TILES), choose_option(BASTIDE_OPTION_HAND_HIDDEN)}},
    };
    return all;
}

Tileset parsed(const char* lines)
{
    bastide_tileset* made = nullptr;
    bastide_tileset_parse(lines, -1, nullptr, nullptr, &made);
    return Tileset(made);
}

Game make_with(const Kind& kind, std::uint64_t seed, const bastide_allocator* memory = nullptr)
{
    static const Tileset one = parsed("Y 3 CRFR c:N*1 r:EW f:27+0 f:3456\n");
    static const Tileset other = parsed("Z 2 FFFF f:01234567 m\n");
    const bastide_tileset* sets[] = {one.get(), other.get()};
    Setup setup = seeded(seed, 3);
    setup.capacity = -1;
    const bastide_config config = config_of(setup);
    bastide_game* made = nullptr;
    REQUIRE(bastide_game_create(&config, kind.choices.data(), count_of(kind.choices.size()), sets, 2, memory, nullptr, &made) ==
            BASTIDE_OK);
    return Game(made);
}

Game played_with(const Kind& kind, std::uint64_t seed, int actions)
{
    Game game = make_with(kind, seed);
    Dice dice(seed);
    play_on(game, dice, actions);
    return game;
}

Game clone_in(const Game& game, const bastide_allocator& memory, std::int32_t viewer = BASTIDE_VIEW_FULL)
{
    bastide_game* made = nullptr;
    REQUIRE(bastide_game_clone(game.get(), viewer, 0, &memory, &made) == BASTIDE_OK);
    return Game(made);
}

bastide_config config(const Game& game)
{
    bastide_config out{};
    REQUIRE(bastide_game_get_config(game.get(), &out) == BASTIDE_OK);
    return out;
}

void must_restore(const Game& game, const std::vector<std::uint8_t>& bytes)
{
    REQUIRE(bastide_game_restore_snapshot(game.get(), bytes.data(), count_of(bytes.size()), nullptr) == BASTIDE_OK);
}

ListedPosition small_table(const Game& game)
{
    return ListedPosition{turn_at(1), {put_tile(game, "D", 0, 0, "CRFR"), put_tile(game, "U", 1, 0, "FRFR"), put_score(1, 12)}};
}

template <class Try>
void with_every_kind(Try&& attempt)
{
    for (const Kind& kind : kinds()) {
        INFO(kind.name);
        attempt(kind);
    }
}

/// No tables of rules are smaller; a kept position is.
constexpr std::int64_t kTables = 12'000;

}  // namespace

TEST_CASE("A game restored into a clone takes no byte more than the clone")
{
    with_every_kind([](const Kind& kind) {
        const Game source = make_with(kind, 1);
        const Game saved = played_with(kind, 7, 60);
        for (const std::int32_t viewer : {std::int32_t{BASTIDE_VIEW_FULL}, std::int32_t{BASTIDE_VIEW_PUBLIC}, 1}) {
            const std::vector<std::uint8_t> bytes = snapshot(saved, viewer);
            CheckedAllocator allocator;
            const bastide_allocator memory = allocator.record();
            const Game game = clone_in(source, memory);
            const std::int64_t own = allocator.bytes();
            must_restore(game, bytes);
            CHECK(allocator.bytes() == own);
            CHECK(snapshot(game) == bytes);
            CHECK(hash(game) == hash(saved));
            CHECK(config(game).chance == (viewer == BASTIDE_VIEW_FULL ? BASTIDE_CHANCE_SEEDED : BASTIDE_CHANCE_HOST));
            CHECK(config(game).seed == (viewer == BASTIDE_VIEW_FULL ? 7u : 0u));
        }
    });
}

TEST_CASE("A clone for a seat takes no byte more than one of everything")
{
    with_every_kind([](const Kind& kind) {
        const Game game = played_with(kind, 8, 60);
        CheckedAllocator allocator;
        const bastide_allocator memory = allocator.record();
        const Game all = clone_in(game, memory);
        const std::int64_t own = allocator.bytes();
        for (const std::int32_t viewer : {0, 1, 2, BASTIDE_VIEW_PUBLIC}) {
            const std::int64_t before = allocator.bytes();
            const Game seen = clone_in(game, memory, viewer);
            CHECK(allocator.bytes() == before + own);
            CHECK(config(seen).chance == BASTIDE_CHANCE_HOST);
            CHECK(snapshot(seen) == snapshot(game, viewer));
        }
    });
}

TEST_CASE("A clone that is restarted is the game that its seed creates")
{
    with_every_kind([](const Kind& kind) {
        const Game source = played_with(kind, 1, 40);
        const Game begun = clone(source);
        bastide_game_restart(begun.get(), 77);
        const Game created = make_with(kind, 77);
        Dice one(5);
        Dice other(5);
        for (int i = 0; i < 4; ++i) {
            CHECK(snapshot(begun) == snapshot(created));
            play_on(begun, one, 40);
            play_on(created, other, 40);
        }
        CHECK(script(begun) == script(created));
    });
}

TEST_CASE("A position that is set takes its own bytes and no tables")
{
    with_every_kind([](const Kind& kind) {
        if (kind.choices.back().id == BASTIDE_OPTION_HAND_HIDDEN) return;  // positions contain no hidden hands
        const Game source = make_with(kind, 1);
        CheckedAllocator allocator;
        const bastide_allocator memory = allocator.record();
        const Game game = clone_in(source, memory);
        const std::int64_t own = allocator.bytes();
        must_set(game, small_table(game));
        const std::int64_t with_start = allocator.bytes();
        CHECK(with_start > own);
        CHECK(with_start < own + kTables);
        must_set(game, small_table(game));
        CHECK(allocator.bytes() == with_start);

        const Game copy = clone_in(game, memory);
        CHECK(allocator.bytes() == with_start + own);  // which keeps the same position
        bastide_game_restart(copy.get(), 9);
        CHECK(board(copy).size() == 2);
        CHECK(bastide_game_copy(game.get(), source.get(), BASTIDE_VIEW_FULL, 0) == BASTIDE_OK);
        bastide_game_restart(game.get(), 9);
        CHECK(board(game).size() == 1);
        CHECK(bastide_game_copy(game.get(), copy.get(), BASTIDE_VIEW_FULL, 0) == BASTIDE_OK);
        CHECK(script(game) == script(copy));
        CHECK(bastide_game_copy(copy.get(), source.get(), BASTIDE_VIEW_FULL, 0) == BASTIDE_OK);
        bastide_game_restart(game.get(), 10);
        CHECK(board(game).size() == 2);
    });
}

TEST_CASE("A snapshot of another config builds tables of its own, and one of the first shares again")
{
    with_every_kind([](const Kind& kind) {
        const Game source = make_with(kind, 1);
        const std::vector<std::uint8_t> mine = snapshot(played_with(kind, 3, 50));
        Setup four = seeded(4, 4);
        four.capacity = -1;
        const std::vector<std::uint8_t> others = snapshot(make(four));
        CheckedAllocator allocator;
        const bastide_allocator memory = allocator.record();
        const Game game = clone_in(source, memory);
        const std::int64_t own = allocator.bytes();
        must_restore(game, others);
        CHECK(snapshot(game) == others);
        CHECK(allocator.bytes() > kTables);
        must_restore(game, mine);
        CHECK(snapshot(game) == mine);
        CHECK(allocator.bytes() > own + kTables);  // its own table, because it was not made from the source
        CHECK(bastide_game_copy(game.get(), source.get(), BASTIDE_VIEW_FULL, 0) == BASTIDE_OK);
        CHECK(allocator.bytes() == own);
        must_restore(game, mine);
        CHECK(allocator.bytes() == own);
        CHECK(snapshot(game) == mine);
    });
}

TEST_CASE("A choice that differs in one number alone is another config")
{
    const std::vector<bastide_choice> usual = {choose_set(BASTIDE_SET_BASE), choose_pieces(BASTIDE_PIECE_FOLLOWER, 7)};
    const std::vector<std::vector<bastide_choice>> others = {
        {choose_set(BASTIDE_SET_BASE, 2), choose_pieces(BASTIDE_PIECE_FOLLOWER, 7)},
        {choose_set(BASTIDE_SET_BASE), choose_pieces(BASTIDE_PIECE_FOLLOWER, 6)},
        {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_WINTER), choose_pieces(BASTIDE_PIECE_FOLLOWER, 7)},
        {choose_set(BASTIDE_SET_BASE), choose_pieces(BASTIDE_PIECE_FOLLOWER, 7),
         choose_option(BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END)},
    };
    std::vector<Setup> setups(6, seeded(3, 3));
    for (Setup& setup : setups) setup.choices = usual;
    for (std::size_t i = 0; i < others.size(); ++i) setups[i].choices = others[i];
    setups[4].first_seat = 1;
    setups[5].flags = BASTIDE_CONFIG_FLAG_STOP_BEFORE_FINAL;
    Setup mine = seeded(3, 3);
    mine.choices = usual;
    for (const Setup& setup : setups) {
        const std::vector<std::uint8_t> bytes = snapshot(make(setup));
        const Game game = make(mine);
        must_restore(game, bytes);
        CHECK(snapshot(game) == bytes);
        Dice dice(4);
        Dice same(4);
        const Game created = make(setup);
        play_on(game, dice);
        play_on(created, same);
        CHECK(hash(game) == hash(created));
    }
    Setup told = mine;  // in other words
    told.choices.pop_back();
    told.capacity = mine.capacity = -1;
    CheckedAllocator allocator;
    const bastide_allocator memory = allocator.record();
    const Game game = clone_in(make(mine), memory);
    const std::int64_t own = allocator.bytes();
    must_restore(game, snapshot(make(told)));
    CHECK(allocator.bytes() == own);
}

TEST_CASE("Games can be destroyed in any order, also the one that built the rules first")
{
    with_every_kind([](const Kind& kind) {
        const std::vector<std::uint8_t> bytes = snapshot(played_with(kind, 5, 40));
        for (unsigned order = 0; order < 16; ++order) {
            CheckedAllocator first;
            CheckedAllocator rest;
            const bastide_allocator memory = first.record();
            const bastide_allocator other = rest.record();
            Game source = make_with(kind, 1, &memory);
            std::vector<Game> games;
            for (int i = 0; i < 4; ++i) {
                games.push_back(clone_in(source, other));
                if (order >> i & 1) must_restore(games.back(), bytes);
            }
            source.reset();
            CHECK(first.out() == 1);  // the rules
            for (std::size_t i = 0; i < games.size(); ++i) {
                Game& game = games[(i + order) % games.size()];
                Dice dice(order);
                play_on(game, dice, 20);
                game.reset();
            }
            CHECK(first.out() == 0);
            CHECK(rest.out() == 0);
            CHECK(first.is_clean());
            CHECK(rest.is_clean());
        }
    });
}
