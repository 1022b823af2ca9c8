// SPDX-License-Identifier: MIT
// Everything that a snapshot can hold is in a saved game of tests/data/snapshots: every part, value, step, action and option that
// appears in random games of the kinds below. Snapshots are read here as docs/snapshots.md describes them, without the library.
#include <algorithm>
#include <map>
#include <set>

#include "invariants/saved.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"
#include "support/snapshot_parts.hpp"

using namespace bastide_tests;

namespace {

// ---- what a snapshot holds ------------------------------------------------------------------------------------------

using Contents = std::set<std::string>;

class Numbers {
public:
    explicit Numbers(const SnapshotBytes& bytes) : bytes_(bytes) {}

    bool has_more() const { return at_ < bytes_.size(); }
    std::uint64_t count() { return take_count(bytes_, at_); }
    std::uint8_t byte() { return bytes_.at(at_++); }
    void skip_counts(int n)
    {
        for (; n > 0; --n) count();
    }
    void skip_bytes(std::size_t n) { at_ += n; }

private:
    const SnapshotBytes& bytes_;
    std::size_t at_ = 0;
};

/// Collects what a snapshot holds, as words such as "step 70 1".
class Reading {
public:
    explicit Reading(const SnapshotBytes& bytes) : snapshot_(bytes), is_dice_(bytes[5] == BASTIDE_GAME_DICE)
    {
        add("chance", bytes[6]);
        for (const auto& [number, part] : snapshot_.parts) add("part", number);
        is_dice_ ? read_dice() : read_tiles();
    }

    const Contents& contents() const { return contents_; }

private:
    template <class... Rest>
    void add(const char* what, Rest... numbers)
    {
        std::string word = is_dice_ ? "dice " : "";
        word += what;
        ((word += ' ' + std::to_string(numbers)), ...);
        contents_.insert(word);
    }

    void read_tiles()
    {
        read_config(Numbers(snapshot_[PART_CONFIG]));
        for (const auto& [number, value] : split_parts(snapshot_[PART_STATE])) {
            add("value", number);
            read_value(number, Numbers(value));
        }
        if (snapshot_.parts.count(PART_BEGINNING)) read_beginning(Numbers(snapshot_[PART_BEGINNING]));
        if (snapshot_.parts.count(PART_HISTORY)) read_history(Numbers(snapshot_[PART_HISTORY]));
    }

    /// The capacity of the log: all events, none, or a number.
    void add_capacity(std::uint64_t capacity) { add("capacity", std::min<std::uint64_t>(capacity, 2)); }

    void read_config(Numbers in)
    {
        in.skip_counts(2);
        add("seats", in.count());
        add("first seat is another", in.count() > 0);
        add_capacity(in.count());
        in.skip_bytes(8);
        for (std::uint64_t n = in.count(); n > 0; --n) {
            in.count();
            add("several copies", in.count() > 1);
        }
        for (std::uint64_t n = in.count(); n > 0; --n) {
            in.skip_bytes(8);
            in.count();
            add("host set");
        }
        for (std::uint64_t n = in.count(); n > 0; --n) in.skip_counts(2);
        for (std::uint64_t n = in.count(); n > 0; --n) {
            add("option", in.count());
            in.count();
        }
        if (in.count() > 0) add("bush");
    }

    void read_value(std::uint64_t number, Numbers in)
    {
        constexpr std::uint64_t kStep = 4;
        constexpr std::uint64_t kWaiting = 5;
        constexpr std::uint64_t kWords = 19;
        while (in.has_more()) {
            const std::uint64_t module = in.count();
            if (number == kStep) {
                const std::uint64_t step = in.count();
                add("step", module, step, in.count());
            } else if (number == kWaiting) {
                add("waiting step", module, in.count());
                in.skip_counts(4);
            } else if (number == kWords) {
                const std::uint64_t variables = in.count();
                if (variables == 3) in.skip_counts(2);
                add("word", module, variables);
                in.skip_counts(2);
            } else {
                return;
            }
        }
    }

    void read_beginning(Numbers in)
    {
        in.skip_counts(4);
        for (std::uint64_t n = in.count(); n > 0; --n) {
            const std::uint8_t kind = in.byte();
            add("put", kind);
            if (kind == BASTIDE_PUT_PIECE) {
                in.skip_counts(4);
                const std::uint64_t place = in.count();
                if (place >= 70 && place <= 72) in.count();  // a place without a cell
                in.count();
            } else {
                constexpr int kFields[] = {0, 4, 0, 4, 2, 3, 2, 2, 2};
                in.skip_counts(kFields[kind]);
            }
        }
    }

    void read_history(Numbers in)
    {
        static const std::map<int, const char*> kFields = {
            {1, "cc"},   {2, "cccb"}, {3, "ccbc"}, {4, ""},    {5, "cc"},   {6, "c"},      {7, "c"},
            {8, "ccbc"}, {14, "c"},   {15, "c"},   {16, "cc"}, {17, "c"},   {18, "c"},     {19, "cc"},
            {20, ""},    {21, "c"},   {22, "ccb"}, {23, "c"},  {24, "ccc"}, {25, "cccbc"}, {28, "c"}};
        for (std::uint64_t n = in.count(); n > 0; --n) {
            const std::uint8_t first = in.byte();
            add("action", first & 63);
            add("origin", first >> 6);
            in.count();
            for (const char* field = kFields.at(first & 63); *field; ++field)
                *field == 'b' ? in.skip_bytes(1) : in.skip_counts(1);
        }
    }

    void read_dice()
    {
        Numbers config(snapshot_[PART_CONFIG]);
        config.skip_counts(2);
        add("seats", config.byte());
        add("first seat is another", config.byte() > 0);
        add_capacity(config.count());
        config.skip_bytes(8);
        config.count();
        add("round completed", config.byte());
        for (const auto& [number, value] : split_parts(snapshot_[PART_STATE])) {
            constexpr std::uint64_t kStep = 3;
            constexpr std::uint64_t kDice = 11;
            Numbers in(value);
            add("value", number);
            if (number == kStep) add("step", in.count());
            while (number == kDice && in.has_more()) add_die(in);
        }
        if (!snapshot_.parts.count(PART_HISTORY)) return;
        Numbers in(snapshot_[PART_HISTORY]);
        for (std::uint64_t n = in.count(); n > 0; --n) {
            constexpr int kPlace = 1;
            constexpr int kFall = 6;
            const std::uint8_t first = in.byte();
            add("action", first & 63);
            add("origin", first >> 6);
            in.byte();
            if ((first & 63) == kPlace) in.skip_bytes(4);
            if ((first & 63) == kFall) in.count();
        }
    }

    void add_die(Numbers& in)
    {
        constexpr std::uint8_t kBuilt = 2;
        constexpr std::uint8_t kKept = 5;
        const std::uint8_t place = in.byte();
        add("place", place);
        in.byte();
        if (place == kBuilt) in.skip_bytes(4);
        if (place == kKept) in.byte();
    }

    Snapshot snapshot_;
    bool is_dice_;
    Contents contents_{};
};

// ---- games that show it -----------------------------------------------------------------------------------------------

struct Kind {
    std::string name;
    Setup setup;
    bool has_host_set = false;
    bool begins_from_position = false;
};

Kind kind_of(const char* name, std::int32_t seats, std::vector<bastide_choice> choices)
{
    Kind kind{.name = name, .setup = seeded(0, seats)};
    kind.setup.choices = std::move(choices);
    return kind;
}

void choose_options(Kind& kind, std::initializer_list<std::int32_t> options)
{
    for (const std::int32_t option : options) kind.setup.choices.push_back(choose_option(option));
}

std::vector<Kind> all_kinds()
{
    std::vector<bastide_choice> all_boxes;
    for (const std::int32_t set : all_sets()) all_boxes.push_back(choose_set(set, set == BASTIDE_SET_TOWER ? 2 : 1));
    std::vector<Kind> kinds;
    kinds.push_back(kind_of("options", 6, all_boxes));
    kinds.back().setup.first_seat = 5;
    kinds.back().setup.capacity = 20;
    kinds.back().setup.flags = BASTIDE_CONFIG_FLAG_STOP_BEFORE_FINAL;
    choose_options(kinds.back(),
                   {BASTIDE_OPTION_TOWER_CAPTURE_OPPONENTS_ONLY, BASTIDE_OPTION_TOWER_TOP_FOLLOWERS_SAFE,
                    BASTIDE_OPTION_TOWER_RANSOM_WITHOUT_MINIMUM, BASTIDE_OPTION_TOWER_BUILDER_PIG_ARE_FOLLOWERS,
                    BASTIDE_OPTION_TOWER_NO_CAPTURE_OVER_GAPS, BASTIDE_OPTION_TOWER_SHORT_RANGE, BASTIDE_OPTION_ABBEY_END_RULE,
                    BASTIDE_OPTION_WAGON_FAR_TRAVEL, BASTIDE_OPTION_MAYOR_TOWER_IMMUNE, BASTIDE_OPTION_WAGON_DRAGON_TOWER_IMMUNE,
                    BASTIDE_OPTION_MAYOR_LYING_DOWN, BASTIDE_OPTION_PIG_HERD_COUNTS_FOR_BARN});
    kinds.push_back(kind_of("other-options", 4, all_boxes));
    kinds.back().setup.capacity = -1;
    choose_options(kinds.back(), {BASTIDE_OPTION_TOWER_NO_RANSOM, BASTIDE_OPTION_TOWER_DIAGONAL_CAPTURE,
                                  BASTIDE_OPTION_WAGON_MOVE_RULE, BASTIDE_OPTION_NO_POINTS_FOR_UNFINISHED,
                                  BASTIDE_OPTION_SELL_COMPLETING_TILE, BASTIDE_OPTION_START_PLAYER_BY_TOSS});
    kinds.push_back(kind_of("prisons", 3, {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_TOWER, 3)}));
    kinds.push_back(kind_of("table", 2, {choose_set(BASTIDE_SET_BASE), choose_bush(22)}));
    choose_options(kinds.back(), {BASTIDE_OPTION_BOUNDED_TABLE, BASTIDE_OPTION_TABLE_EDGE_COMPLETES,
                                  BASTIDE_OPTION_EXTRA_TURN_FOR_FILLING_HOLE, BASTIDE_OPTION_HOLE_NEEDS_DISTINCT_FEATURES,
                                  BASTIDE_OPTION_START_TILE_IN_BAG, BASTIDE_OPTION_BUSHES_DO_NOT_END_ROADS});
    for (const std::int32_t edge : {BASTIDE_OPTION_TABLE_MIN_X, BASTIDE_OPTION_TABLE_MIN_Y})
        kinds.back().setup.choices.push_back(choose_option(edge, -4));
    for (const std::int32_t edge : {BASTIDE_OPTION_TABLE_MAX_X, BASTIDE_OPTION_TABLE_MAX_Y})
        kinds.back().setup.choices.push_back(choose_option(edge, 4));
    for (const std::int32_t seats : {1, 5, 7, 8}) {
        kinds.push_back(kind_of("seats", seats, {choose_set(BASTIDE_SET_BASE), choose_option(BASTIDE_OPTION_ANY_SEAT_COUNT)}));
        kinds.back().name += '-' + std::to_string(seats);
    }
    kinds.push_back(kind_of("host", 3, {choose_set(BASTIDE_SET_BASE), choose_host(0, 2)}));
    kinds.back().has_host_set = true;
    kinds.push_back(kind_of("position", 3, all_boxes));
    kinds.back().begins_from_position = true;
    kinds.push_back(kind_of("ahead", 2, {choose_set(BASTIDE_SET_BASE)}));
    choose_options(kinds.back(), {BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END, BASTIDE_OPTION_HELD_TILES_HIDDEN,
                                  BASTIDE_OPTION_SELL_COMPLETING_TILE, BASTIDE_OPTION_START_PLAYER_BY_ROAD_DRAW});
    kinds.push_back(kind_of("hands", 3, {choose_set(BASTIDE_SET_BASE)}));
    choose_options(kinds.back(),
                   {BASTIDE_OPTION_HAND_OF_THREE_TILES, BASTIDE_OPTION_HAND_HIDDEN, BASTIDE_OPTION_START_PLAYER_BY_ROAD_DRAW});
    for (const std::int32_t seats : {2, 4, 5}) {
        kinds.push_back(kind_of("dice", seats, {choose_option(BASTIDE_OPTION_DICE_TARGET_SCORE, 10)}));
        kinds.back().name += '-' + std::to_string(seats);
        kinds.back().setup.game = BASTIDE_GAME_DICE;
        kinds.back().setup.first_seat = seats - 2;
        kinds.back().setup.capacity = seats == 2 ? 20 : seats == 4 ? -1 : 0;
        if (seats > 2) kinds.back().setup.choices.push_back(choose_option(BASTIDE_OPTION_DICE_FINISH_ROUND));
    }
    return kinds;
}

/// Sets a game to the position that another game of its kind reaches.
void set_position(const Game& game, const Setup& setup)
{
    const Game other = make(setup);
    Dice dice(setup.seed);
    for (int actions = 0; actions < 400 && !is_over(other); ++actions) {
        bastide_position head{};
        std::vector<bastide_put> puts(1000);
        const std::int32_t count = bastide_game_list_position(other.get(), &head, puts.data(), count_of(puts.size()));
        if (actions > 60 && count > 0) {
            bastide_refusal refusal{};
            const std::int32_t status = bastide_game_set_position(game.get(), &head, puts.data(), count, &refusal);
            INFO("seed " << setup.seed << ", action " << actions << ", reason " << refusal.reason);
            REQUIRE(status == BASTIDE_OK);
            if (actions > 60 + static_cast<int>(setup.seed) * 20) return;
        }
        perform(other, pick(other, dice));
    }
}

Game begin(const Kind& kind)
{
    const Tileset set = host_set();
    const bastide_tileset* const sets[] = {set.get()};
    const bastide_config config = config_of(kind.setup);
    bastide_game* made = nullptr;
    bastide_refusal refusal{};
    const std::vector<bastide_choice>& choices = kind.setup.choices;
    bastide_game_create(&config, choices.data(), count_of(choices.size()), sets, kind.has_host_set ? 1 : 0, nullptr, &refusal,
                        &made);
    INFO(kind.name << ": " << refusal.text);
    REQUIRE(made);
    Game game(made);
    if (kind.begins_from_position) set_position(game, kind.setup);
    return game;
}

/// An action of any origin; rarely a seat resigns.
bastide_action pick_any(const Game& game, Dice& dice)
{
    const bastide_decision asked = decision(game);
    bastide_action action = pick(game, dice);
    if (asked.seat < 0) return action;
    if (dice.once_in(150) && count_of(seats(game).size()) > 2) action = blank(BASTIDE_ACTION_RESIGN, asked.seat);
    if (dice.once_in(8)) action.origin = dice.once_in(2) ? BASTIDE_ORIGIN_CLOCK : BASTIDE_ORIGIN_STAND_IN;
    return action;
}

/// Visits the snapshots of a random game at every step, in the full view and in the public one.
template <class Visit>
void each_snapshot(Kind kind, std::uint64_t number, Visit&& visit)
{
    kind.setup.seed = number / 2 + 1;
    kind.setup.chance = number % 2 == 0 ? BASTIDE_CHANCE_SEEDED : BASTIDE_CHANCE_HOST;
    const Game game = begin(kind);
    Dice dice(number);
    for (int step = 0; step < 1000; ++step) {
        for (const std::int32_t viewer : {BASTIDE_VIEW_FULL, BASTIDE_VIEW_PUBLIC}) visit(snapshot(game, viewer));
        if (is_over(game)) return;
        perform(game, pick_any(game, dice));
    }
}

Contents all_saved()
{
    Contents all;
    for (const std::string& name : saved_names()) all.merge(Contents(Reading(saved_bytes(name)).contents()));
    return all;
}

Contents missing(const Contents& wanted, const Contents& have)
{
    Contents out;
    std::set_difference(wanted.begin(), wanted.end(), have.begin(), have.end(), std::inserter(out, out.end()));
    return out;
}

}  // namespace

TEST_CASE("Everything that snapshots of random games hold is in a saved game", "[saved]")
{
    const Contents saved = all_saved();
    each_game("contents", 4, [&](std::uint64_t number) {
        for (const Kind& kind : all_kinds()) {
            Contents seen;
            each_snapshot(kind, number, [&](const SnapshotBytes& bytes) { seen.merge(Contents(Reading(bytes).contents())); });
            INFO(kind.name << " " << number);
            CHECK(missing(seen, saved) == Contents{});
        }
    });
}

/// The first name of this kind that no saved game has.
static std::string unused_name(const std::string& kind)
{
    for (int n = 1;; ++n) {
        const std::string name = "contents-" + std::to_string(n) + "-" + kind;
        if (!std::ifstream(kSavedGames + name + ".bst")) return name;
    }
}

/// Run by hand when the test above misses something. Of all snapshots it saves the one that holds most of what is missing, then
/// again, until nothing is.
TEST_CASE("Games that hold what no saved game holds are saved", "[.record-contents]")
{
    struct Candidate {
        std::string kind;
        SnapshotBytes bytes;
        Contents contents;
    };
    Contents saved = all_saved();
    std::vector<Candidate> candidates;
    each_game("contents", 20, [&](std::uint64_t number) {
        for (const Kind& kind : all_kinds())
            each_snapshot(kind, number, [&](const SnapshotBytes& bytes) {
                const Contents held = missing(Reading(bytes).contents(), saved);
                if (!held.empty()) candidates.push_back({kind.name, bytes, held});
            });
    });
    for (;;) {
        const Candidate* best = nullptr;
        std::size_t most = 0;
        for (const Candidate& one : candidates) {
            const std::size_t held = missing(one.contents, saved).size();
            if (held > most) best = &one, most = held;
        }
        if (!best) return;
        save(unused_name(best->kind), best->bytes, load_with_host_set(best->bytes));
        saved.insert(best->contents.begin(), best->contents.end());
    }
}
