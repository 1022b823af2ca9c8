// SPDX-License-Identifier: MIT
// Saved games. Games of every kind are restored from a snapshot at every step and continue in the same way; changed bytes load as
// a valid game or are refused; and the games in tests/data/snapshots, saved by earlier versions, still load.
#include <fstream>

#include "dice/dice_snapshot.hpp"
#include "formats/snapshots/snapshot.hpp"
#include "game/check.hpp"
#include "invariants/saved.hpp"
#include "play/listing.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"
#include "support/snapshot_parts.hpp"

using namespace bastide_tests;

namespace {

struct Kind {
    std::string name;
    Setup setup;
};

std::vector<bastide_choice> base_with(std::initializer_list<bastide_choice> more)
{
    std::vector<bastide_choice> choices = {choose_set(BASTIDE_SET_BASE)};
    choices.insert(choices.end(), more);
    return choices;
}

Kind kind_of(const char* name, std::int32_t seats, std::vector<bastide_choice> choices)
{
    Setup setup = seeded(0, seats);
    setup.choices = std::move(choices);
    return {name, setup};
}

/// Every preset, and house rules that store data of their own in a snapshot.
std::vector<Kind> all_kinds()
{
    std::vector<Kind> kinds;
    std::vector<std::int32_t> presets(64);
    presets.resize(at(bastide_word_list(BASTIDE_VOCABULARY_PRESET, presets.data(), count_of(presets.size()))));
    for (const std::int32_t preset : presets) {
        std::vector<bastide_choice> choices(64);
        choices.resize(at(bastide_preset_list_choices(preset, choices.data(), count_of(choices.size()))));
        kinds.push_back(kind_of("", 3, choices));
        kinds.back().name = "preset-" + std::to_string(preset);
    }
    kinds.push_back(kind_of(
        "abbeys-for-sale", 4,
        base_with({choose_set(BASTIDE_SET_ABBEY_MAYOR), choose_set(BASTIDE_SET_TOWER),
                   choose_option(BASTIDE_OPTION_SELL_COMPLETING_TILE), choose_option(BASTIDE_OPTION_START_PLAYER_BY_TOSS)})));
    kinds.push_back(
        kind_of("hidden-hands", 3,
                base_with({choose_option(BASTIDE_OPTION_HAND_OF_THREE_TILES), choose_option(BASTIDE_OPTION_HAND_HIDDEN),
                           choose_option(BASTIDE_OPTION_START_PLAYER_BY_ROAD_DRAW)})));
    kinds.push_back(kind_of(
        "drawn-ahead", 2,
        base_with({choose_option(BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END), choose_option(BASTIDE_OPTION_HELD_TILES_HIDDEN),
                   choose_option(BASTIDE_OPTION_RETURN_UNPLACEABLE_TO_BAG),
                   choose_option(BASTIDE_OPTION_SELL_COMPLETING_TILE)})));
    kinds.push_back({"dice", seeded(0, 3)});
    kinds.back().setup.game = BASTIDE_GAME_DICE;
    return kinds;
}

bool same_lines(const Game& a, const Game& b)
{
    std::vector<bastide_score_line> mine = score_lines(a);
    std::vector<bastide_score_line> other = score_lines(b);
    for (auto* lines : {&mine, &other})
        for (bastide_score_line& line : *lines) line.seq = line.group = 0;
    return same(mine, other);
}

void check_same(const Game& loaded, const Game& game)
{
    REQUIRE(hash(loaded) == hash(game));
    REQUIRE(same(actions(loaded), actions(game)));
    REQUIRE(same(seats(loaded), seats(game)));
    REQUIRE(same(decision(loaded), decision(game)));
    REQUIRE(same_lines(loaded, game));
}

/// Plays the same random actions in both games. Stops after 1,000, because a random dice game may never end.
void play_both(const Game& game, const Game& other, Dice& dice)
{
    for (int step = 0; step < 1000 && !is_over(game); ++step) {
        const bastide_action action = pick(game, dice);
        perform(game, action);
        perform(other, action);
    }
}

}  // namespace

TEST_CASE("A game comes back from its snapshot at every step, with a history and without", "[saved]")
{
    each_game("saved", 1, [](std::uint64_t number) {
        for (Kind& kind : all_kinds()) {
            for (const std::uint32_t flags : {0u, std::uint32_t{BASTIDE_CONFIG_FLAG_NO_HISTORY}}) {
                INFO(kind.name << " " << number << " flags " << flags);
                kind.setup.seed = number + 1;
                kind.setup.flags = flags;
                const Game game = make(kind.setup);
                Dice dice(number);
                for (int step = 0; !is_over(game) && step < 400; ++step) {
                    const std::vector<std::uint8_t> bytes = snapshot(game);
                    const Game loaded = from_snapshot(bytes);
                    check_same(loaded, game);
                    REQUIRE(snapshot(loaded) == bytes);
                    const Game shown = from_snapshot(snapshot(game, BASTIDE_VIEW_PUBLIC));
                    REQUIRE(hash(shown) == hash(game));
                    REQUIRE(hash(from_snapshot(snapshot(game, 1))) == hash(game));
                    perform(game, pick(game, dice));
                }
                check_same(from_snapshot(snapshot(game)), game);
            }
        }
    });
}

TEST_CASE("A loaded game continues with the same draws, and undo reaches back before the load", "[saved]")
{
    for (Kind& kind : all_kinds()) {
        INFO(kind.name);
        kind.setup.seed = 5;
        const Game game = make(kind.setup);
        Dice dice(6);
        play_on(game, dice, 50);
        const Game loaded = from_snapshot(snapshot(game));
        const std::vector<std::uint8_t> here = snapshot(game);
        play_both(game, loaded, dice);
        check_same(loaded, game);
        CHECK(snapshot(loaded) == snapshot(game));
        undo(game, 10);
        undo(loaded, 10);
        check_same(loaded, game);
        undo(loaded, 0);
        CHECK(hash(loaded) == hash(make(kind.setup)));
    }
}

TEST_CASE("A game without history that was loaded continues too", "[saved]")
{
    for (Kind& kind : all_kinds()) {
        INFO(kind.name);
        kind.setup.flags = BASTIDE_CONFIG_FLAG_NO_HISTORY;
        const Game game = make(kind.setup);
        Dice dice(8);
        play_on(game, dice, 40);
        const Game loaded = from_snapshot(snapshot(game));
        play_both(game, loaded, dice);
        check_same(loaded, game);
        CHECK(snapshot(loaded) == snapshot(game));
    }
}

// ---- changed bytes ---------------------------------------------------------------------------------------------

namespace {

/// Changes a few numbers in one part of a snapshot, or in one value of its state.
void mutate(SnapshotBytes& bytes, Dice& dice)
{
    for (int k = dice.between(1, 3); k > 0 && !bytes.empty(); --k) {
        const auto where = bytes.begin() + dice.below(count_of(bytes.size()));
        switch (dice.below(5)) {
            case 0: *where = static_cast<std::uint8_t>(dice.below(256)); break;
            case 1: *where = static_cast<std::uint8_t>(*where ^ (1 << dice.below(8))); break;
            case 2: *where = static_cast<std::uint8_t>(*where + dice.between(-2, 2)); break;
            case 3: bytes.insert(where, static_cast<std::uint8_t>(dice.below(256))); break;
            default: bytes.erase(where); break;
        }
    }
}

SnapshotBytes mutated(const SnapshotBytes& whole, Dice& dice)
{
    Snapshot snapshot(whole);
    if (dice.once_in(2)) snapshot.parts.erase(PART_HISTORY);  // then the position is not compared with a replay
    auto part = snapshot.parts.begin();
    std::advance(part, dice.below(count_of(snapshot.parts.size())));
    if (dice.once_in(2)) part = snapshot.parts.find(PART_STATE);
    if (part->first == PART_STATE && !dice.once_in(10)) {
        SnapshotParts values = split_parts(part->second);
        auto value = values.begin();
        std::advance(value, dice.below(count_of(values.size())));
        if (dice.once_in(20))
            values.erase(value);
        else
            mutate(value->second, dice);
        part->second = join_parts(values);
    } else {
        mutate(part->second, dice);
    }
    return snapshot.bytes();
}

/// Plays on in a game that was loaded from changed bytes; returns a broken invariant, or null.
const char* unsound(bastide::Game& game, Dice& dice)
{
    for (int step = 0; step < 12; ++step) {
        if (const char* broken = bastide::broken_invariant(game.view())) return broken;
        if (game.view().state.header().over) return nullptr;
        const bastide::u32 count = bastide::count_actions(game.view(), bastide::ActionKind::none);
        if (count == 0) return "nothing can be done";
        bastide::Action action;
        const bastide::u32 index = static_cast<bastide::u32>(dice.below(static_cast<std::int32_t>(count)));
        if (!bastide::find_action(game.view(), bastide::ActionKind::none, index, action)) return "what is counted is not listed";
        bastide::Verdict verdict;
        const bastide::Status status = game.apply(action, verdict);
        if (status != bastide::Status::ok) return "what is listed is not done";
    }
    return bastide::broken_invariant(game.view());
}

struct Tally {
    int taken = 0;
    int refused = 0;
};

/// Every second time pretends that the rules were fixed since. Then the history is not replayed, and only the check of the
/// position can refuse the bytes.
void load_any(const SnapshotBytes& bytes, Dice& dice, Tally& tally)
{
    const bool is_older = dice.once_in(2);
    const bastide::Reading reading{.revision = bastide::kRulesRevision + (is_older ? 1u : 0u)};
    bastide::Fault fault;
    bastide::Game* const game =
        bastide::read_snapshot(bytes.data(), static_cast<bastide::u32>(bytes.size()), {}, nullptr, {}, fault, reading);
    ++(game ? tally.taken : tally.refused);
    REQUIRE((game != nullptr) == (fault.status == bastide::Status::ok));
    if (!game) return;
    SnapshotBytes again(bastide::write_snapshot(*game, bastide::Viewer::full, nullptr, 0));
    bastide::write_snapshot(*game, bastide::Viewer::full, again.data(), static_cast<bastide::u32>(again.size()));
    const char* const wrong = is_older || again == bytes ? unsound(*game, dice) : "it has another form";
    bastide::Game::destroy(game);
    INFO((wrong ? wrong : ""));
    REQUIRE(wrong == nullptr);
}

}  // namespace

TEST_CASE("A snapshot that was changed gives a sound game or none", "[saved]")
{
    const std::vector<Kind> kinds = all_kinds();
    std::vector<SnapshotBytes> saved;
    for (Kind kind : kinds) {
        if (kind.setup.game == BASTIDE_GAME_DICE) continue;
        for (const int actions : {0, 3, 30, 60, 90, 120}) {
            kind.setup.seed = static_cast<std::uint64_t>(actions);
            const Game game = make(kind.setup);
            Dice dice(kind.setup.seed);
            play_on(game, dice, actions);
            saved.push_back(snapshot(game));
            saved.push_back(snapshot(game, BASTIDE_VIEW_PUBLIC));
        }
    }
    Tally tally;
    each_game("changed", 20000, [&](std::uint64_t number) {  // BASTIDE_GAMES=500: a hundred thousand
        Dice dice(number);
        INFO("number " << number);
        load_any(mutated(saved[at(dice.below(count_of(saved.size())))], dice), dice, tally);
    });
    CHECK(tally.taken + tally.refused > 0);
    if (games(20000) >= 400) CHECK((tally.taken > 0 && tally.refused > tally.taken / 10));
}

// ---- games saved by earlier versions
// --------------------------------------------------------------------------------------------------

namespace {

/// Whether a game is saved at the first decision of this step.
bool is_rare(std::int32_t step)
{
    constexpr std::int32_t kRare[] = {BASTIDE_STEP_TOWER_CAPTURE, BASTIDE_STEP_TOWER_EXCHANGE, BASTIDE_STEP_TOWER_RANSOM_AT_BEGIN,
                                      BASTIDE_STEP_WAGON_MOVE,    BASTIDE_STEP_ABBEY_PLACE,    BASTIDE_STEP_SALE_BID,
                                      BASTIDE_STEP_SALE_SELL,     BASTIDE_STEP_HAND_DISCARD,   BASTIDE_STEP_START_NAME};
    return std::find(std::begin(kRare), std::end(kRare), step) != std::end(kRare);
}

}  // namespace

TEST_CASE("What was saved once loads as the same game", "[saved]")
{
    std::ifstream index(kSavedGames + "index.txt");
    int count = 0;
    for (std::string line; std::getline(index, line); ++count) {
        const std::string name = line.substr(0, line.find(' '));
        INFO(name);
        const Game game = load_with_host_set(saved_bytes(name));
        REQUIRE(game);
        CHECK(index_line(name, game) == line);
        Dice dice(1);
        play_on(game, dice, 5000);  // a game of six seats with all boxes has more than a thousand decisions
        CHECK((is_over(game) || name.find("dice") != std::string::npos));
    }
    CHECK(count > 30);
}

/// Run by hand when a kind of game is added.
TEST_CASE("Games of kinds that were not saved yet are saved", "[.record]")
{
    for (Kind& kind : all_kinds()) {
        for (const bool keeps : {true, false}) {
            kind.setup.seed = 3;
            kind.setup.flags = keeps ? 0u : std::uint32_t{BASTIDE_CONFIG_FLAG_NO_HISTORY};
            const Game game = make(kind.setup);
            const std::string name = kind.name + (keeps ? "" : "-alone");
            Dice dice(3);
            std::vector<std::int32_t> seen;
            for (int step = 0; step < 1000 && !is_over(game); ++step) {
                const std::int32_t asked = decision(game).step;
                const bool is_new = std::find(seen.begin(), seen.end(), asked) == seen.end();
                if (step == 60) save(name + "-middle", snapshot(game), game);
                if (keeps && is_rare(asked) && is_new) save(name + "-step-" + std::to_string(asked), snapshot(game), game);
                seen.push_back(asked);
                perform(game, pick(game, dice));
            }
            if (keeps) save(name + "-end", snapshot(game), game);
        }
    }
}
