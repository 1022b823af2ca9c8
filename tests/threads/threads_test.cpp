// SPDX-License-Identifier: MIT
// What the header says of threads: different games never meet, calls that take a const game may overlap on one game, tile sets
// may be shared, and clones that share their rules may be made, changed and ended anywhere. A race is found by the thread
// sanitizer (preset tsan); without it the answers alone are looked at.
#include <array>
#include <atomic>
#include <functional>
#include <thread>

#include "capi/table.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace bastide_tests;

namespace {

std::vector<std::int32_t> kinds_of_things()
{
    return collect<std::int32_t>(
        [](std::int32_t* out, std::int32_t cap) { return bastide_word_list(BASTIDE_VOCABULARY_THING, out, cap); });
}

constexpr int kThreads = 4;

/// Runs work(0), work(1) ... at once and waits for all. What it throws or answers wrongly is counted.
int faults_of(const std::function<bool(int)>& work)
{
    std::atomic<int> faults{0};
    std::atomic<int> ready{0};
    std::vector<std::thread> threads;
    for (int i = 0; i < kThreads; ++i) {
        threads.emplace_back([&, i] {
            ++ready;
            while (ready < kThreads) std::this_thread::yield();  // so that they do overlap
            try {
                if (!work(i)) ++faults;
            } catch (const std::exception&) {
                ++faults;
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    return faults;
}

// ---- the games ------------------------------------------------------------------------------------------------------------

std::vector<bastide_choice> preset(std::int32_t which)
{
    return collect<bastide_choice>(
        [&](bastide_choice* out, std::int32_t cap) { return bastide_preset_list_choices(which, out, cap); });
}

std::vector<bastide_choice> with_options(std::int32_t boxes, std::initializer_list<std::int32_t> options)
{
    std::vector<bastide_choice> out = preset(boxes);
    for (const std::int32_t option : options) out.push_back(choose_option(option));
    return out;
}

constexpr int kKinds = 8;
constexpr int kLongest = 1000;          ///< more actions than tiles give; a game of dice by chance alone hardly ends
constexpr int kKindsWithPositions = 5;  ///< no position tells hidden hands or dice

/// A preset of the library, so that the games with one number have several and all games have all.
std::vector<bastide_choice> any_preset(int kind, std::uint64_t n)
{
    const std::vector<std::int32_t> all = collect<std::int32_t>(
        [](std::int32_t* out, std::int32_t cap) { return bastide_word_list(BASTIDE_VOCABULARY_PRESET, out, cap); });
    return preset(all[(n * kKindsWithPositions + static_cast<std::uint64_t>(kind)) % all.size()]);
}

/// Boxes alone and together, both hidden hands, and dice.
Setup any_setup(int kind, std::uint64_t n)
{
    Setup setup = seeded(n, 2 + static_cast<std::int32_t>(n % 4));
    switch (kind) {
        case 0:
        case 1:
        case 2:
        case 3:
        case 4: setup.choices = any_preset(kind, n); break;
        case 5:
            setup.choices =
                with_options(BASTIDE_PRESET_BASE, {BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END, BASTIDE_OPTION_HELD_TILES_HIDDEN});
            break;
        case 6:
            setup.choices = with_options(BASTIDE_PRESET_TOWER, {BASTIDE_OPTION_HAND_OF_THREE_TILES, BASTIDE_OPTION_HAND_HIDDEN});
            break;
        default: setup.game = BASTIDE_GAME_DICE;
    }
    return setup;
}

/// Calls play(kind, n) for every kind of game.
template <class Play>
void each_kind(const char* what, std::int64_t usual, Play&& play)
{
    each_game(what, usual, [&](std::uint64_t n) {
        for (int kind = 0; kind < kKinds; ++kind) {
            INFO("kind " << kind << ", game " << n);
            play(kind, n);
        }
    });
}

Game played(int kind, std::uint64_t n, int actions_done)
{
    Game game = make(any_setup(kind, n));
    Dice dice(n);
    play_on(game, dice, actions_done);
    return game;
}

/// Begins from the table the game has come to, a few actions later where no position tells it.
void set_own_table(const Game& game)
{
    ListedPosition told;
    while (tell(game, told) == BASTIDE_E_STATE) perform(game, actions(game).front());
    must_set(game, told);
}

std::uint64_t play_whole(int kind, std::uint64_t n)
{
    const Setup setup = any_setup(kind, n);
    const Game game = make(setup);
    std::uint64_t word = n;
    bastide_game* all[] = {game.get()};
    if (bastide_games_play_out(all, 1, kLongest, &word) != 1 && setup.game != BASTIDE_GAME_DICE)
        throw std::logic_error("a game does not end");
    return hash(game);
}

std::int32_t seats_of(const Game& game)
{
    bastide_config config = default_config();
    if (bastide_game_get_config(game.get(), &config) != BASTIDE_OK) throw std::logic_error("no config");
    return config.seats;
}

// ---- every question that takes a const game -------------------------------------------------------------------------------

/// One number over all answers.
class Answers {
public:
    explicit Answers(const Game& game) : game_(game)
    {
        ask_of_actions();
        ask_of_tiles();
        ask_of_features();
        ask_of_seats();
        ask_of_table();
        for (std::int32_t viewer : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC}) ask_for(viewer);
        for (std::int32_t seat = 0; seat < seats_of(game_); ++seat) ask_for(seat);
    }

    std::uint64_t sum() const { return sum_; }

private:
    template <class Number>
    void add(Number answer)
    {
        sum_ = sum_ * 31 + static_cast<std::uint64_t>(answer);
    }
    template <class Record>
    void add_bytes(const Record& record)
    {
        for (std::size_t i = 0; i < sizeof record; ++i) add(reinterpret_cast<const unsigned char*>(&record)[i]);
    }
    void add_text(const std::string& words)
    {
        for (const char letter : words) add(static_cast<unsigned char>(letter));
    }

    void ask_of_actions()
    {
        const bastide_decision now = decision(game_);
        add_bytes(now);
        for (const bastide_action& action : actions(game_)) ask_of_action(action);
        add(bastide_game_count_actions(game_.get(), BASTIDE_ANY));
        for (const std::uint64_t code : codes(game_)) add(code);
        for (const std::int32_t weight : weights(game_)) add(weight);
        bastide_action found{};
        std::uint64_t word = 17;
        add(bastide_game_get_action(game_.get(), BASTIDE_ANY, 1, &found));
        add(bastide_game_sample_action(game_.get(), BASTIDE_ANY, &word, &found));
        add_bytes(found);
        add(word);
        add(bastide_game_get_default_action(game_.get(), &found));
        add_bytes(found);
        bastide_action wrong = blank(BASTIDE_ACTION_PLACE, now.seat);
        wrong.tile = wrong.x = wrong.y = 0;
        add_text(sentence(game_, wrong, check(game_, wrong)));
    }
    void ask_of_action(const bastide_action& action)
    {
        add_bytes(check(game_, action));
        const std::string line = write(game_, action);
        add_text(line);
        add(parse(game_, line).kind);
    }

    void ask_of_tiles()
    {
        for (const bastide_tile_def& tile : tiles(game_)) {
            add(bastide_game_list_placements(game_.get(), tile.id, nullptr, 0));
            add(segments(game_, tile.id).size());
        }
        for (const bastide_stock& row : stock(game_)) add(row.placements);
        for (const bastide_placed& tile : board(game_)) {
            add(bastide_game_placed_at(game_.get(), tile.x, tile.y));
            add(bastide_game_segment_at_port(game_.get(), tile.x, tile.y, 4));
            add(bastide_game_list_segments_at(game_.get(), tile.x, tile.y, nullptr, 0));
        }
    }

    void ask_of_features()
    {
        for (const bastide_feature& one : features(game_)) {
            add_bytes(one);
            for (const bastide_placed_segment& segment : feature_segments(game_, one.id))
                add(bastide_game_feature_at(game_.get(), segment.x, segment.y, segment.segment));
        }
    }

    void ask_of_seats()
    {
        for (std::int32_t number = 0; number < seats_of(game_); ++number) {
            add_bytes(seat(game_, number));
            add(bastide_game_count_supply(game_.get(), number, BASTIDE_PIECE_FOLLOWER));
        }
        for (const bastide_piece& piece : pieces(game_)) add_bytes(piece);
        for (const std::int32_t kind : kinds_of_things())
            for (const bastide_thing& thing : things(game_, kind)) add_bytes(thing);
        add(choices(game_).size());
        for (const bastide_standing& one : standing(game_)) add_bytes(one);
        add(score_lines(game_).size());
    }

    void ask_of_table()
    {
        ListedPosition position;
        add(tell(game_, position));
        for (const bastide_put& put : position.puts) add_bytes(put);
        bastide_dice dice{};
        add(bastide_game_get_dice(game_.get(), &dice));
        add_bytes(dice);
        bastide_refusal wrong{};
        wrong.reason = BASTIDE_REASON_CELL_TAKEN;
        std::array<char, 200> words{};
        add(bastide_refusal_text(game_.get(), nullptr, nullptr, &wrong, words.data(), count_of(words.size())));
        add_text(words.data());
        add(hash(game_));
    }

    void ask_for(std::int32_t viewer)
    {
        for (const std::uint8_t byte : snapshot(game_, viewer)) add(byte);
        add_text(script(game_, viewer));
        for (const bastide_event& event : events(game_, 0, viewer)) add_bytes(event);
        for (const bastide_action& action : history(game_, 0, viewer)) add_bytes(action);
        add(hash(clone(game_, viewer)));
    }

    const Game& game_;
    std::uint64_t sum_ = 0;
};

/// A clone that shares the rules of its model, and its position when one was set, through all that may befall a game. The
/// model is only looked at.
std::uint64_t live_beside(const Game& model, std::uint64_t n)
{
    const Game mine = clone(model);
    std::uint64_t word = n;
    bastide_game* all[] = {mine.get()};
    bastide_games_play_out(all, 1, 15, &word);
    const std::vector<std::uint8_t> kept = snapshot(mine);
    std::uint64_t sum = hash(mine);
    const auto live = [&](bastide_status done) {
        if (done != BASTIDE_OK) throw std::logic_error("refused: " + std::to_string(done));
        bastide_games_play_out(all, 1, 15, &word);
        sum = sum * 31 + hash(mine);
    };
    live(bastide_game_undo(mine.get(), 3, nullptr));
    live(bastide_game_restart(mine.get(), n));
    live(bastide_game_restore_snapshot(mine.get(), kept.data(), count_of(kept.size()), nullptr));
    ListedPosition told;
    if (tell(model, told) == BASTIDE_OK) {
        sum = sum * 31 + illegals(mine, told).size();
        live(set_position(mine, told));
    }
    live(bastide_game_copy(mine.get(), model.get(), BASTIDE_VIEW_FULL, 0));
    return sum;
}

}  // namespace

TEST_CASE("Games on many threads end as they do alone")
{
    each_kind("threads, games", 10, [](int kind, std::uint64_t n) {
        const std::uint64_t alone = play_whole(kind, n);
        CHECK(faults_of([&](int) { return play_whole(kind, n) == alone; }) == 0);
    });
}

TEST_CASE("Questions about one game may overlap")
{
    each_kind("threads, questions", 10, [](int kind, std::uint64_t n) {
        const Game game = played(kind, n, 60);
        const std::uint64_t answer = Answers(game).sum();
        CHECK(faults_of([&](int) { return Answers(game).sum() == answer; }) == 0);
    });
}

TEST_CASE("Questions about a game that began from a position may overlap")
{
    each_kind("threads, positions", 10, [](int kind, std::uint64_t n) {
        if (kind >= kKindsWithPositions) return;
        const Game game = played(kind, n, 30);
        set_own_table(game);
        perform(game, actions(game).front());
        const std::uint64_t answer = Answers(game).sum();
        CHECK(faults_of([&](int) { return Answers(game).sum() == answer; }) == 0);
    });
}

TEST_CASE("A game is asked, cloned and copied from while its clones live on")
{
    each_kind("threads, lives", 10, [](int kind, std::uint64_t n) {
        const Game model = played(kind, n, 30);
        if (kind < kKindsWithPositions) set_own_table(model);
        const std::uint64_t before = Answers(model).sum();
        const std::uint64_t alone = live_beside(model, n);
        CHECK(faults_of([&](int i) { return i == 0 ? Answers(model).sum() == before : live_beside(model, n) == alone; }) == 0);
        CHECK(Answers(model).sum() == before);
    });
}

TEST_CASE("Clones that share their rules are made, played and ended on different threads")
{
    each_kind("threads, clones", 10, [](int kind, std::uint64_t n) {
        Game model = played(kind, n, 40);
        std::vector<Game> made(kThreads);
        for (Game& game : made) game = clone(model);
        model.reset();  // the rules live on in the clones
        std::atomic<std::uint64_t> first{0};
        CHECK(faults_of([&](int i) {
                  Game mine = std::move(made[at(i)]);
                  for (int round = 0; round < 5; ++round) {
                      Game next = clone(mine);
                      mine = std::move(next);  // ends the one before, here, while others are made elsewhere
                  }
                  Dice own(n + 1);
                  play_on(mine, own, kLongest);
                  std::uint64_t none = 0;
                  const std::uint64_t end = hash(mine);
                  return first.compare_exchange_strong(none, end) || none == end;
              }) == 0);
    });
}

TEST_CASE("Whichever clone is ended last ends the rules")
{
    // Nothing but the count of users orders the last look of one thread at the rules before their end by another.
    each_game("threads, last users", 300, [](std::uint64_t n) {
        Game model = make(any_setup(static_cast<int>(n % kKinds), n));
        const std::uint64_t answer = hash(model);
        std::vector<Game> made(kThreads);
        for (Game& game : made) game = clone(model);
        model.reset();
        CHECK(faults_of([&](int i) {
                  const bool same = hash(made[at(i)]) == answer && !actions(made[at(i)]).empty();
                  made[at(i)].reset();
                  return same;
              }) == 0);
    });
}

TEST_CASE("One tile set serves games on many threads and may be ended before them")
{
    bastide_tileset* read = nullptr;
    REQUIRE(bastide_tileset_parse("Y 9 CRFR c:N*1 r:EW f:27+0 f:3456\n", -1, nullptr, nullptr, &read) == BASTIDE_OK);
    const Tileset set(read);
    CHECK(faults_of([&](int i) {
              const bastide_tileset* sets[] = {set.get()};
              const bastide_choice choices[] = {choose_set(BASTIDE_SET_BASE), choose_host(0)};
              bastide_config config = default_config();
              config.seed = static_cast<std::uint64_t>(i);
              bastide_game* made = nullptr;
              if (bastide_game_create(&config, choices, 2, sets, 1, nullptr, nullptr, &made) != BASTIDE_OK) return false;
              const Game game(made);
              Dice dice(5);
              play_on(game, dice);
              const std::vector<std::uint8_t> bytes = snapshot(game);
              bastide_game* loaded = nullptr;
              if (bastide_game_load_snapshot(bytes.data(), count_of(bytes.size()), sets, 1, nullptr, nullptr, &loaded) !=
                  BASTIDE_OK)
                  return false;
              const Game again(loaded);
              return is_over(game) && hash(again) == hash(game) && bastide_tileset_list_tiles(set.get(), nullptr, 0) == 1;
          }) == 0);
}
