// SPDX-License-Identifier: MIT
// Dice games at the C interface: begin, config, choices, clone, end.
#include "capi/dice_table.hpp"
#include "common/rules_revision.hpp"
#include "support/catch.hpp"
#include "support/snapshot_parts.hpp"

using namespace dice_tests;
using namespace bastide_tests::snapshot_parts;

namespace {

constexpr std::int32_t kNewest = static_cast<std::int32_t>(bastide::kRulesRevision);  // revision of the rules

/// What create says about a config; the game, if one comes of it, ends at once.
bastide_refusal refusal(const bastide_config& config, const std::vector<bastide_choice>& choices = {})
{
    bastide_refusal out{};
    bastide_game* made = reinterpret_cast<bastide_game*>(&out);
    const bastide_status status =
        bastide_game_create(&config, choices.data(), count_of(choices.size()), nullptr, 0, nullptr, &out, &made);
    CHECK(out.status == status);
    if (status == BASTIDE_OK)
        bastide_game_destroy(made);
    else
        CHECK((made == nullptr && bastide_tests::has_one_sentence(out)));
    return out;
}

std::int32_t reason_for(const std::vector<bastide_choice>& choices)
{
    const bastide_refusal out = refusal(config_of({}), choices);
    CHECK((out.status == BASTIDE_OK) == (out.reason == 0));
    return out.status == BASTIDE_OK ? 0 : out.reason;
}

std::vector<bastide_choice> choices_of(const Game& game)
{
    return collect<bastide_choice>(
        [&](bastide_choice* out, std::int32_t cap) { return bastide_game_list_choices(game.get(), out, cap); });
}

/// An allocator that fails after a number of calls and counts the blocks in use.
struct LimitedAllocator {
    int serves;
    int out = 0;
    bastide_allocator record() { return {this, take, give}; }
    static void* BASTIDE_CALL take(void* user, std::uint32_t size, std::uint32_t)
    {
        LimitedAllocator& self = *static_cast<LimitedAllocator*>(user);
        if (self.serves == 0) return nullptr;
        if (self.serves > 0) --self.serves;
        ++self.out;
        return std::malloc(size);
    }
    static void BASTIDE_CALL give(void* user, void* ptr, std::uint32_t, std::uint32_t)
    {
        --static_cast<LimitedAllocator*>(user)->out;
        std::free(ptr);
    }
};

}  // namespace

TEST_CASE("A dice game begins with nine dice in the hand of the first seat", "[DICE-SETUP-01][DICE-SETUP-02]")
{
    Setup setup;
    setup.seats = 3;
    setup.first_seat = 2;
    const Game game = make(setup);
    const bastide_decision asked = decision(game);
    CHECK(asked.over == 0);
    CHECK(asked.seat == -1);
    CHECK(asked.step == BASTIDE_STEP_DICE_FALL);
    CHECK(asked.turn_seat == 2);
    CHECK(asked.turn == 1);
    CHECK(asked.tile == -1);
    CHECK(asked.placed == -1);
    CHECK(asked.kinds == std::uint64_t{1} << BASTIDE_ACTION_FALL);
    const bastide_dice turn = dice(game);
    CHECK(turn.hand == 9);
    CHECK(turn.dice == 9);
    CHECK(turn.rolls == 0);
    CHECK(turn.rolls_left == 3);
    CHECK(turn.holders == 0);
    CHECK(turn.target_score == 42);
    CHECK(turn.finish_round == 0);
    for (std::int32_t seat = 0; seat < 3; ++seat) CHECK(score(game, seat) == 0);
}

TEST_CASE("A seeded dice game has made its compulsory roll", "[DICE-TURN-02]")
{
    const Game game = make(seeded(7));
    CHECK(decision(game).step == BASTIDE_STEP_DICE_TURN);
    CHECK(decision(game).seat == 0);
    CHECK(dice(game).rolls == 1);
    CHECK(dice(game).hand == 0);
}

TEST_CASE("What a dice game was made with can be asked", "[DICE-END-01]")
{
    Setup setup = seeded(99, 4);
    setup.first_seat = 1;
    setup.target = 60;
    setup.finish_round = 1;
    setup.capacity = 10;
    setup.flags = BASTIDE_CONFIG_FLAG_NO_HISTORY;
    const Game game = make(setup);
    bastide_config config{};
    REQUIRE(bastide_game_get_config(game.get(), &config) == BASTIDE_OK);
    CHECK(config.game == BASTIDE_GAME_DICE);
    CHECK(config.chance == BASTIDE_CHANCE_SEEDED);
    CHECK(config.seats == 4);
    CHECK(config.first_seat == 1);
    CHECK(config.event_capacity == 10);
    CHECK(config.seed == 99);
    CHECK(config.rules_revision == kNewest);
    CHECK(config.flags == BASTIDE_CONFIG_FLAG_NO_HISTORY);
    CHECK(same(choices_of(game),
               {choose_option(BASTIDE_OPTION_DICE_TARGET_SCORE, 60), choose_option(BASTIDE_OPTION_DICE_FINISH_ROUND, 1)}));
    CHECK(same(choices_of(make()), {choose_option(BASTIDE_OPTION_DICE_TARGET_SCORE, 42)}));
}

TEST_CASE("A dice config that cannot be played is refused with a reason", "[DICE-SETUP-01]")
{
    Setup setup;
    for (const std::int32_t seats : {0, 1, 6, 8}) {
        setup.seats = seats;
        CHECK(refusal(config_of(setup)).reason == BASTIDE_REASON_CONFIG_SEATS);
        CHECK(refusal(config_of(setup)).status == BASTIDE_E_ARGUMENT);
    }
    for (const std::int32_t seats : {2, 5}) {
        setup.seats = seats;
        setup.first_seat = seats;
        CHECK(refusal(config_of(setup)).reason == BASTIDE_REASON_CONFIG_FIRST_SEAT);
        setup.first_seat = seats - 1;
        CHECK(refusal(config_of(setup)).status == BASTIDE_OK);
    }
    bastide_config config = config_of({});
    config.game = 3;
    CHECK(refusal(config).reason == BASTIDE_REASON_CONFIG_GAME);
    config = config_of({});
    config.chance = 3;
    CHECK(refusal(config).reason == BASTIDE_REASON_CONFIG_CHANCE);
    config = config_of({});
    config.event_capacity = -2;
    CHECK(refusal(config).reason == BASTIDE_REASON_CONFIG_CAPACITY);
    config = config_of({});
    config.rules_revision = kNewest + 1;
    CHECK(refusal(config).status == BASTIDE_E_VERSION);
    CHECK(refusal(config).reason == BASTIDE_REASON_CONFIG_REVISION);
    config = config_of({});
    config.flags = 4;
    CHECK(refusal(config).reason == BASTIDE_REASON_CONFIG_FLAGS);
    config.flags = BASTIDE_CONFIG_FLAG_STOP_BEFORE_FINAL;  // there is no final scoring to wait for
    CHECK(refusal(config).status == BASTIDE_OK);
    config = config_of({});
    config.spare[6] = 1;
    CHECK(refusal(config).status == BASTIDE_E_VERSION);
    CHECK(refusal(config).reason == BASTIDE_REASON_SPARE_SET);
    CHECK(refusal(config).index == 6);
    setup = {};
    setup.seats = 6;
    CHECK(refusal(config_of(setup)).least == 2);
    CHECK(refusal(config_of(setup)).most == 5);
}

TEST_CASE("The dice game takes its two options and nothing else", "[DICE-END-01]")
{
    const bastide_choice target = choose_option(BASTIDE_OPTION_DICE_TARGET_SCORE, 50);
    CHECK(reason_for({target, choose_option(BASTIDE_OPTION_DICE_FINISH_ROUND, 1)}) == 0);
    CHECK(reason_for({choose_option(BASTIDE_OPTION_DICE_TARGET_SCORE, 1000000)}) == 0);
    CHECK(reason_for({choose_option(BASTIDE_OPTION_DICE_TARGET_SCORE, 1000001)}) == BASTIDE_REASON_CONFIG_VALUE);
    CHECK(reason_for({choose_option(BASTIDE_OPTION_DICE_TARGET_SCORE, -1)}) == BASTIDE_REASON_CONFIG_VALUE);
    CHECK(reason_for({choose_option(BASTIDE_OPTION_DICE_FINISH_ROUND, 2)}) == BASTIDE_REASON_CONFIG_VALUE);
    CHECK(reason_for({target, target}) == BASTIDE_REASON_CONFIG_CHOICE);
    CHECK(reason_for({choose_option(9999, 1)}) == BASTIDE_REASON_CONFIG_CHOICE);
    CHECK(reason_for({{BASTIDE_CHOICE_SET, BASTIDE_SET_BASE, 1, {}}}) == BASTIDE_REASON_CONFIG_CHOICE);
    CHECK(reason_for({{BASTIDE_CHOICE_PIECES, BASTIDE_PIECE_FOLLOWER, 7, {}}}) == BASTIDE_REASON_CONFIG_CHOICE);
    CHECK(reason_for({{BASTIDE_CHOICE_TILESET, 0, 1, {}}}) == BASTIDE_REASON_CONFIG_CHOICE);
    CHECK(reason_for({{77, 1, 1, {}}}) == BASTIDE_REASON_CONFIG_CHOICE);
    CHECK(reason_for({{BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_DICE_TARGET_SCORE, 50, {0, 1}}}) == BASTIDE_REASON_SPARE_SET);
    CHECK(reason_for({choose_option(BASTIDE_OPTION_TOWER_NO_RANSOM, 1)}) == BASTIDE_REASON_CONFIG_OPTION_ALONE);
    const bastide_refusal out = refusal(config_of({}), {target, choose_option(BASTIDE_OPTION_TOWER_NO_RANSOM, 1)});
    CHECK(out.index == 1);
    CHECK(out.option == BASTIDE_OPTION_TOWER_NO_RANSOM);
    CHECK(std::string(out.text) == "The option tower_no_ransom belongs to the set tower, which this game does not play.");
    const bastide_refusal far = refusal(config_of({}), {choose_option(BASTIDE_OPTION_DICE_FINISH_ROUND, 2)});
    CHECK(far.option == BASTIDE_OPTION_DICE_FINISH_ROUND);
    CHECK(far.least == 0);
    CHECK(far.most == 1);
    CHECK(std::string(far.text) == "The value of the option dice_finish_round must be from 0 to 1.");
    CHECK(std::string(refusal(config_of({}), {target, target}).text) == "Choice 1 repeats choice 0.");
    CHECK(std::string(refusal(config_of({}), {choose_option(9999, 1)}).text) == "The game has no option 9999.");
    bastide_refusal told{};
    CHECK(!from_script("bastide 1\ngame dice\noption nonsense 1\n", &told));
    CHECK(std::string(told.text) == "No choice has this name.");
    CHECK(!from_script("bastide 1\ngame dice\noption dice_finish_round 1\nbush 3 1\n", &told));
    CHECK(told.reason == BASTIDE_REASON_CONFIG_CHOICE);
    CHECK(told.index == 1);
    CHECK(std::string(told.text) == "The choice has a kind or an id that the game does not have.");
    CHECK(bastide_tests::has_one_sentence(told));
    CHECK(!from_script("bastide 1\ngame dice\noption tower_no_ransom 1\n", &told));
    CHECK(told.reason == BASTIDE_REASON_CONFIG_OPTION_ALONE);
    CHECK(told.option == BASTIDE_OPTION_TOWER_NO_RANSOM);
}

TEST_CASE("The tile game takes no option of the dice game", "[DICE-END-01]")
{
    bastide_config config{};
    bastide_config_init(&config);
    for (const std::int32_t id : {BASTIDE_OPTION_DICE_TARGET_SCORE, BASTIDE_OPTION_DICE_FINISH_ROUND}) {
        const bastide_refusal out = refusal(config, {choose_option(id, 1)});
        CHECK(out.status == BASTIDE_E_ARGUMENT);
        CHECK(out.reason == BASTIDE_REASON_CONFIG_OPTION_ALONE);
        CHECK(out.index == 0);
        CHECK(out.option == id);
    }
}

TEST_CASE("A clone of a dice game goes its own way", "[DICE-MODEL-01]")
{
    const Game game = make(seeded(3));
    RandomSource random(3);
    play_on(game, random, 20);
    const Game copy = clone(game);
    CHECK(hash(copy) == hash(game));
    CHECK(next_event(copy) == next_event(game));
    CHECK(events(copy, next_event(copy)).empty());
    CHECK(same(without_lines(snapshot(copy)), without_lines(snapshot(game))));
    CHECK(script(copy) == script(game));
    const std::vector<std::uint8_t> before = snapshot(game);
    play_on(copy, random, 20);
    CHECK(same(snapshot(game), before));
}

TEST_CASE("A clone with its log has the same events, and a copy retains as much as before", "[DICE-MODEL-01]")
{
    const Game game = make(seeded(3));
    RandomSource random(3);
    play_on(game, random, 60);
    const Game twin = clone(game, BASTIDE_VIEW_FULL, BASTIDE_CLONE_FLAG_LOG);
    CHECK(same(events(twin), events(game)));
    CHECK(same(score_lines(twin), score_lines(game)));
    CHECK(same(history(twin), history(game)));
    Setup small;
    small.capacity = 3;
    small.flags = BASTIDE_CONFIG_FLAG_NO_HISTORY;
    const Game other = make(small);
    REQUIRE(bastide_game_copy(other.get(), game.get(), BASTIDE_VIEW_FULL, BASTIDE_CLONE_FLAG_LOG) == BASTIDE_OK);
    CHECK(hash(other) == hash(game));
    CHECK(events(other).size() == 3);
    CHECK(bastide_game_list_history(other.get(), BASTIDE_VIEW_FULL, 0, nullptr, 0) == BASTIDE_E_STATE);
    bastide_config config{};
    REQUIRE(bastide_game_get_config(other.get(), &config) == BASTIDE_OK);
    CHECK(config.event_capacity == 3);
    CHECK(config.flags == BASTIDE_CONFIG_FLAG_NO_HISTORY);
    CHECK(config.seed == 3);
}

TEST_CASE("A clone for a viewer is the game that the viewer's snapshot loads", "[DICE-MODEL-01]")
{
    const Game game = make(seeded(8, 3));
    RandomSource random(8);
    play_on(game, random, 30);
    for (const std::int32_t viewer : {BASTIDE_VIEW_PUBLIC, 0, 2}) {
        const Game shown = clone(game, viewer);
        const Game loaded = from_snapshot(snapshot(game, viewer));
        CHECK(same(without_lines(snapshot(shown)), without_lines(snapshot(loaded))));
        CHECK(hash(shown) == hash(loaded));
        CHECK(same(actions(shown), actions(loaded)));
        CHECK(same(bastide_tests::choices(shown), bastide_tests::choices(loaded)));
        CHECK(next_event(shown) == next_event(game));
        CHECK(same(history(shown), history(game)));
        bastide_config config{};
        REQUIRE(bastide_game_get_config(shown.get(), &config) == BASTIDE_OK);
        CHECK(config.chance == BASTIDE_CHANCE_HOST);
        CHECK(config.seed == 0);
        const Game copied = make(seeded(1));
        REQUIRE(bastide_game_copy(copied.get(), game.get(), viewer, 0) == BASTIDE_OK);
        CHECK(same(snapshot(copied, BASTIDE_VIEW_PUBLIC), snapshot(shown)));
    }
}

TEST_CASE("A dice game without memory returns E_MEMORY and leaks nothing", "[DICE-MODEL-01]")
{
    const bastide_config config = config_of({});
    bool made_one = false;
    for (int calls = 0; calls < 4; ++calls) {
        LimitedAllocator allocator{calls};
        const bastide_allocator mem = allocator.record();
        bastide_game* made = nullptr;
        const bastide_status status = bastide_game_create(&config, nullptr, 0, nullptr, 0, &mem, nullptr, &made);
        CHECK((status == BASTIDE_OK || status == BASTIDE_E_MEMORY));
        CHECK((status == BASTIDE_OK) == (made != nullptr));
        made_one = made_one || made;
        if (made) {
            bastide_game* copy = nullptr;
            for (int more = 0; more < 2; ++more) {
                allocator.serves = more;
                CHECK(bastide_game_clone(made, BASTIDE_VIEW_FULL, 0, &mem, &copy) == BASTIDE_E_MEMORY);
                CHECK(copy == nullptr);
            }
            allocator.serves = -1;
            const Game shown(made);
            const std::vector<std::uint8_t> bytes = snapshot(shown);
            allocator.serves = 0;
            CHECK(bastide_game_restore_snapshot(made, bytes.data(), count_of(bytes.size()), nullptr) == BASTIDE_E_MEMORY);
            CHECK(same(snapshot(shown), bytes));
        }
        CHECK(allocator.out == 0);
    }
    CHECK(made_one);
}

TEST_CASE("The first action listed leads a dice game on until it is over", "[DICE-TURN-07]")
{
    const Game game = make(seeded(2025));
    bastide_action action;
    int actions = 0;
    while (actions < 2000 && bastide_game_list_actions(game.get(), BASTIDE_ANY, &action, 1) > 0) {
        perform(game, action);
        ++actions;
    }
    CHECK(actions > 0);
}
