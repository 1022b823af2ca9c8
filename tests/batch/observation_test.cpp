// SPDX-License-Identifier: MIT
// An observation says everything (docs/batch.md, "What is complete"): positions that differ in what a viewer may know are
// observed differently while no tile is outside the window, and positions that are observed alike go on alike.
#include <algorithm>
#include <cstring>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "batch/batches.hpp"
#include "capi/table.hpp"
#include "invariants/any_setup.hpp"
#include "support/games.hpp"

using namespace bastide_tests;

namespace {

constexpr std::int32_t kWindow = 31;

/// All bytes of an observation.
std::string bytes_of(const Seen& seen)
{
    std::string out(seen.planes.begin(), seen.planes.end());
    out.append(reinterpret_cast<const char*>(seen.scalars.data()), seen.scalars.size() * sizeof(std::int32_t));
    return out.append(seen.mask.begin(), seen.mask.end());
}

/// In what two observations differ; empty when in nothing.
std::string difference(const Batch& batch, const Seen& one, const Seen& other)
{
    std::string out;
    const std::vector<bastide_batch_plane> planes = planes_of(batch);
    const std::vector<bastide_batch_scalar> scalars = scalars_of(batch);
    const std::size_t cells = at(shape_of(batch).window * shape_of(batch).window);
    for (std::size_t i = 0; i < one.planes.size(); ++i)
        if (one.planes[i] != other.planes[i])
            out += " plane of kind " + std::to_string(planes[i / cells].kind) + " at " + std::to_string(i % cells) + ",";
    for (std::size_t i = 0; i < scalars.size(); ++i)
        if (one.scalars[i] != other.scalars[i])
            out += " scalar of kind " + std::to_string(scalars[i].kind) + ", number " + std::to_string(scalars[i].number) + ",";
    return one.mask == other.mask ? out : out + " mask";
}

std::size_t place_of(const Batch& batch, std::int32_t kind)
{
    const std::vector<bastide_batch_scalar> scalars = scalars_of(batch);
    for (std::size_t i = 0; i < scalars.size(); ++i)
        if (scalars[i].kind == kind) return i;
    throw std::logic_error("no such scalar");
}

/// Batches of one game each: the first is observed, and both play on.
class Observer {
public:
    explicit Observer(const Game& game)
        : like_(clone(game)),
          batch_(batch_of(game, 2, kWindow)),
          outside_(place_of(batch_, BASTIDE_BATCH_SCALAR_OUTSIDE)),
          corner_(place_of(batch_, BASTIDE_BATCH_SCALAR_WINDOW_X)),
          listed_(groups_of(batch_).back().first)
    {
    }

    /// Puts a game into the batch, which answers for nature.
    void set(const Game& game, std::int32_t index = 0)
    {
        REQUIRE(bastide_batch_set_game(batch_.get(), index, game.get()) == BASTIDE_OK);
    }
    Seen see(std::int32_t viewer, std::int32_t index = 0) const { return observe(batch_, index, viewer); }
    std::string difference_for(std::int32_t viewer) const { return difference(batch_, see(viewer, 0), see(viewer, 1)); }
    bool is_inside(const Seen& seen) const { return seen.scalars[outside_] == 0; }
    Game game(std::int32_t viewer = BASTIDE_VIEW_FULL, std::int32_t index = 0) const
    {
        return game_in(batch_, index, like_, viewer);
    }
    /// The legal numbers. Their order in the list may tell of the past.
    std::vector<std::int32_t> numbers(std::int32_t index = 0) const
    {
        std::vector<std::int32_t> out = numbers_now(batch_, index);
        std::sort(out.begin(), out.end());
        return out;
    }
    /// The actions of the group LISTED whose cell, if they have one, is in the window.
    std::vector<bastide_action> listed_inside() const
    {
        std::vector<bastide_action> out;
        const Seen seen = see(decider());
        for (const std::int32_t number : numbers()) {
            bastide_action action{};
            if (number < listed_) continue;
            REQUIRE(bastide_batch_get_action(batch_.get(), 0, number, &action) == BASTIDE_OK);
            const std::int32_t column = action.x - seen.scalars[corner_], row = action.y - seen.scalars[corner_ + 1];
            const bool is_inside = action.x == BASTIDE_NOWHERE || (std::min(column, row) >= 0 && std::max(column, row) < kWindow);
            if (is_inside) out.push_back(action);
        }
        return out;
    }
    std::int32_t decider(std::int32_t index = 0) const
    {
        std::int32_t seat = -1;
        REQUIRE(bastide_batch_get_seats(batch_.get(), index, 1, &seat, nullptr) == BASTIDE_OK);
        return seat;
    }
    bastide_batch_result step(std::int32_t number, std::int32_t index)
    {
        bastide_batch_result out{};
        bastide_batch_step(batch_.get(), index, 1, &number, 0, &out);
        return out;
    }
    std::vector<std::int32_t> finals(std::int32_t index) const
    {
        std::vector<std::int32_t> now(8), then(8);
        REQUIRE(bastide_batch_score(batch_.get(), index, 1, now.data(), then.data()) == BASTIDE_OK);
        now.insert(now.end(), then.begin(), then.end());
        return now;
    }

private:
    Game like_;
    Batch batch_;
    std::size_t outside_;
    std::size_t corner_;  ///< of x; that of y is the next one
    std::int32_t listed_;
};

/// What a viewer may know of a game: its public facts, and the hand of the viewer.
std::string knowledge(const Observer& observer, std::int32_t viewer)
{
    std::string out = std::to_string(hash(observer.game()));
    std::multiset<std::pair<std::int32_t, std::int32_t>> hand;
    for (const bastide_thing& thing : things(observer.game(viewer), BASTIDE_THING_HAND))
        if (thing.seat == viewer) hand.insert({thing.tile, thing.count});
    for (const auto& [tile, count] : hand) out += ' ' + std::to_string(tile) + '*' + std::to_string(count);
    return out;
}

Game begin(Setup setup, std::int32_t chance)
{
    setup.chance = chance;
    setup.capacity = -1;
    return make(setup);
}

/// The n-th config of the mixtures of this run.
Setup mixed(std::uint64_t n)
{
    static const std::vector<Mixture> all = mixtures();
    Dice dice(n * 31 + 7);
    return any_setup(all[n % all.size()], n, dice);
}

struct Found {
    std::string line;
    std::string knowledge;
};

/// Applies legal actions to copies, and compares what the same viewer sees of each pair. Returns how many pairs there were.
std::int64_t compare_pairs(Observer& observer, const Game& game, std::int32_t viewer, Dice& dice)
{
    constexpr std::size_t kMost = 40;
    std::vector<bastide_action> legal = actions(game);
    while (legal.size() > kMost) legal.erase(legal.begin() + dice.below(count_of(legal.size())));
    std::map<std::string, Found> seen_before;
    std::int64_t compared = 0;
    for (const bastide_action& action : legal) {
        const Game copy = clone(game);
        perform(copy, action);
        observer.set(copy);
        const Seen seen = observer.see(viewer);
        if (!observer.is_inside(seen)) continue;
        const Found found{write(game, action), knowledge(observer, viewer)};
        const auto [before, is_new] = seen_before.insert({bytes_of(seen), found});
        ++compared;
        if (is_new || before->second.knowledge == found.knowledge) continue;
        FAIL_CHECK("viewer " << viewer << " sees the same after \"" << before->second.line << "\" and after \"" << found.line
                             << '"');
    }
    return compared * (compared - 1) / 2;
}

}  // namespace

TEST_CASE("Positions that differ are observed differently", "[mixtures]")
{
    std::int64_t pairs = 0;
    each_game("observed pairs", 20, [&](std::uint64_t n) {
        Dice dice(n);
        const Setup setup = mixed(n);
        const Game game = begin(setup, setup.chance);
        Observer observer(game);
        for (int i = 0; !is_over(game); ++i) {
            const bastide_decision now = decision(game);
            if (now.seat >= 0 && dice.once_in(12)) {
                INFO("game " << n << ", action " << i << ", step " << now.step << sample_again("[mixtures]"));
                const std::int32_t viewers[] = {now.seat, dice.below(setup.seats), BASTIDE_VIEW_PUBLIC};
                pairs += compare_pairs(observer, game, viewers[dice.below(3)], dice);
            }
            perform(game, pick(game, dice));
        }
    });
    CHECK(pairs > 0);
}

TEST_CASE("Positions of a dice game that differ are observed differently")
{
    std::int64_t pairs = 0;
    each_game("observed pairs of dice", 8, [&](std::uint64_t n) {
        Dice dice(n);
        Setup setup = seeded(n, 2 + static_cast<std::int32_t>(n % 3));
        setup.game = BASTIDE_GAME_DICE;
        const Game game = begin(setup, BASTIDE_CHANCE_HOST);
        Observer observer(game);
        for (int i = 0; i < 60 && !is_over(game); ++i) {
            INFO("game " << n << ", action " << i);
            if (decision(game).seat >= 0) pairs += compare_pairs(observer, game, decision(game).seat, dice);
            perform(game, pick(game, dice));
        }
    });
    CHECK(pairs > 0);
}

namespace {

/// The actions of one turn of a game of host chance.
using Turn = std::vector<bastide_action>;

/// Plays a turn that consists of a draw, a placement and at most one deployment. Empty when it became another one.
Turn play_turn(const Game& game, Dice& dice)
{
    Turn turn;
    const std::int32_t number = decision(game).turn;
    do {
        const bastide_action action = pick(game, actions(game), dice);
        const bool is_simple = action.kind == BASTIDE_ACTION_DRAW || action.kind == BASTIDE_ACTION_PLACE ||
                               action.kind == BASTIDE_ACTION_PASS || action.kind == BASTIDE_ACTION_DEPLOY;
        if (!is_simple || turn.size() > 6) return {};
        turn.push_back(action);
        perform(game, action);
    } while (!is_over(game) && decision(game).step != BASTIDE_STEP_DRAW);
    return is_over(game) || decision(game).turn == number ? Turn{} : turn;
}

bool replay(const Game& game, const Turn& turn)
{
    return std::all_of(turn.begin(), turn.end(), [&](const bastide_action& action) {
        return bastide_game_apply(game.get(), &action, nullptr) == BASTIDE_OK;
    });
}

/// Plays as many turns as there are seats and one more; then the first and the last of them are exchanged, and one more turn
/// follows in both games. False when that is not possible.
bool transpose(const Game& game, const Game& other, std::int32_t seats, Dice& dice)
{
    std::vector<Turn> turns;
    for (std::int32_t i = 0; i <= seats + 1; ++i) {
        turns.push_back(play_turn(game, dice));
        if (turns.back().empty()) return false;
    }
    std::swap(turns[0], turns[at(seats)]);
    return std::all_of(turns.begin(), turns.end(), [&](const Turn& turn) { return replay(other, turn); });
}

/// Two games of a batch that are observed alike: they have the same numbers and standings, and each number the same results.
void go_on_alike(Observer& observer, const Game& one, const Game& other, Dice& dice)
{
    REQUIRE((observer.numbers(0) == observer.numbers(1)));
    CHECK(observer.finals(0) == observer.finals(1));
    std::vector<std::int32_t> numbers = observer.numbers(0);
    while (numbers.size() > 6) numbers.erase(numbers.begin() + dice.below(count_of(numbers.size())));
    for (std::int32_t number : numbers) {
        observer.set(one, 0);
        observer.set(other, 1);
        for (int i = 0; i < 12 && number >= 0; ++i) {
            const bastide_batch_result first = observer.step(number, 0), second = observer.step(number, 1);
            INFO("number " << number << ", " << i << " steps on");
            REQUIRE(std::memcmp(first.scores, second.scores, sizeof first.scores) == 0);
            REQUIRE(std::memcmp(first.rewards, second.rewards, sizeof first.rewards) == 0);
            REQUIRE(first.status == second.status);
            REQUIRE(first.seat == second.seat);
            REQUIRE(first.ended == second.ended);
            const std::vector<std::int32_t> next = observer.numbers(0);
            REQUIRE((next == observer.numbers(1)));
            REQUIRE(observer.finals(0) == observer.finals(1));
            REQUIRE(observer.difference_for(first.seat) == "");
            number = next.empty() ? -1 : next[at(dice.below(count_of(next.size())))];
        }
    }
}

}  // namespace

TEST_CASE("Positions that are observed alike go on alike, whatever was placed first", "[mixtures]")
{
    std::int64_t alike = 0;
    each_game("transposed observations", 60, [&](std::uint64_t n) {
        Dice dice(n);
        Setup setup = mixed(n);
        if (n % 4 == 0) setup = {};  // the base game has most of them
        if (n % 4 == 0) setup.seats = 2;
        const Game game = begin(setup, BASTIDE_CHANCE_HOST);
        Observer observer(game);
        for (int i = 0; i < 40 && !is_over(game); ++i) {
            if (decision(game).step == BASTIDE_STEP_DRAW && decision(game).turn > 1) {
                const Game one = clone(game), other = clone(game);
                if (transpose(one, other, setup.seats, dice)) {
                    INFO("game " << n << ", action " << i << sample_again("[mixtures]"));
                    observer.set(one, 0);
                    observer.set(other, 1);
                    const std::int32_t seat = observer.decider(0);
                    const Seen seen = observer.see(seat, 0);
                    if (observer.decider(1) == seat && observer.is_inside(seen) && observer.difference_for(seat).empty()) {
                        ++alike;
                        go_on_alike(observer, one, other, dice);
                    }
                }
            }
            perform(game, pick(game, dice));
        }
    });
    CHECK(alike > 0);
}

namespace {

/// Whether the page says that an action inside the window is listed: a high bid, a TAKE of a piece that another legal TAKE names
/// for another cause, or a MOVE to a segment to which another piece can move.
bool may_be_listed(const bastide_action& action, const std::vector<bastide_action>& legal)
{
    constexpr std::int32_t kBids = 128;
    if (action.kind == BASTIDE_ACTION_BID) return action.points >= kBids;
    if (action.kind == BASTIDE_ACTION_MOVE)
        return std::count_if(legal.begin(), legal.end(), [&](const bastide_action& other) {
                   return other.kind == BASTIDE_ACTION_MOVE && other.x == action.x && other.y == action.y &&
                          other.segment == action.segment;
               }) > 1;
    return action.kind == BASTIDE_ACTION_TAKE && std::count_if(legal.begin(), legal.end(), [&](const bastide_action& other) {
                                                     return other.kind == BASTIDE_ACTION_TAKE && other.piece == action.piece;
                                                 }) > 1;
}

}  // namespace

TEST_CASE("A legal action is listed only where the page says so", "[mixtures]")
{
    each_game("listed actions", 24, [&](std::uint64_t n) {
        Dice dice(n);
        const Game game = begin(mixed(n), BASTIDE_CHANCE_SEEDED);
        Observer observer(game);
        while (!is_over(game)) {
            const std::vector<bastide_action> legal = actions(game);
            observer.set(game);
            for (const bastide_action& action : observer.listed_inside()) {
                INFO("game " << n << ": " << write(game, action) << sample_again("[mixtures]"));
                CHECK(may_be_listed(action, legal));
            }
            perform(game, pick(game, legal, dice));
        }
    });
}

namespace {

/// The observation of a position by the seat that decides; empty for an illegal one.
std::string seen_of(const Batch& batch, const Game& game, const ListedPosition& position)
{
    if (set_position(game, position) != BASTIDE_OK) return "";
    if (bastide_batch_set_game(batch.get(), 0, game.get()) != BASTIDE_OK) return "";
    std::int32_t seat = -1;
    bastide_batch_get_seats(batch.get(), 0, 1, &seat, nullptr);
    return bytes_of(observe(batch, 0, seat));
}

Game preset_game(std::int32_t number)
{
    Setup setup;
    setup.choices = collect<bastide_choice>(
        [&](bastide_choice* out, std::int32_t cap) { return bastide_preset_list_choices(number, out, cap); });
    return begin(setup, BASTIDE_CHANCE_SEEDED);
}

}  // namespace

TEST_CASE("What the table does not show is observed too")
{
    std::set<std::int32_t> observed;
    for (const std::int32_t number : numbers_of(BASTIDE_VOCABULARY_PRESET)) {
        const Game game = preset_game(number);
        Dice dice(static_cast<std::uint64_t>(number));
        play_on(game, dice, 40);
        ListedPosition position;
        while (tell(game, position) != BASTIDE_OK && !is_over(game)) play_on(game, dice, 1);
        position.head.step = BASTIDE_STEP_ACT;  // before anything of the turn is done
        const Game copy = clone(game);
        const Batch batch = batch_of(game);
        for (const std::int32_t note : numbers_of(BASTIDE_VOCABULARY_NOTE)) {
            position.puts.erase(
                std::remove_if(position.puts.begin(), position.puts.end(),
                               [&](const bastide_put& put) { return put.kind == BASTIDE_PUT_NOTE && put.note == note; }),
                position.puts.end());
            const std::string without = seen_of(batch, copy, position);
            const std::uint64_t before = hash(copy);
            position.puts.push_back(put_note(note, 1));
            const std::string with = seen_of(batch, copy, position);
            position.puts.pop_back();
            INFO("preset " << number << ", note " << note);
            if (without.empty() || with.empty() || hash(copy) == before) continue;
            CHECK((with != without));
            observed.insert(note);
        }
    }
    CHECK(observed.size() >= 3);
    CHECK(observed.count(BASTIDE_NOTE_RESIGNED) == 1);
}

TEST_CASE("No two tiles look alike, nor one tile in two rotations")
{
    for (const std::int32_t number : {+BASTIDE_PRESET_BIG_BOX, +BASTIDE_PRESET_ABBEY_MAYOR_TOWER}) {
        const Game game = preset_game(number);
        const Batch batch = batch_of(game, 1, 3);
        const std::vector<bastide_batch_plane> planes = planes_of(batch);
        std::map<std::string, std::string> seen_before;
        for (const bastide_tile_def& tile : tiles(game))
            for (std::int32_t rotation = 0; rotation < 4; ++rotation) {
                ListedPosition position;
                bastide_put put = blank_put(BASTIDE_PUT_TILE);
                put.tile = tile.id;
                put.x = put.y = 0;
                put.rotation = rotation;
                position.puts = {put};
                const Game lone = clone(game);
                if (seen_of(batch, lone, position).empty()) continue;  // a tile that begins no game
                const Seen seen = observe(batch, 0, BASTIDE_VIEW_PUBLIC);
                std::string stamp;
                for (std::size_t i = 0; i < planes.size(); ++i)
                    if (planes[i].kind == BASTIDE_BATCH_PLANE_TYPE || planes[i].kind == BASTIDE_BATCH_PLANE_ROTATION)
                        stamp += static_cast<char>(seen.planes[9 * i + 4]);
                const std::string name = std::string(tile.name) + " turned " + std::to_string(rotation);
                const auto [before, is_new] = seen_before.insert({stamp, name});
                INFO(name << " and " << before->second);
                CHECK(is_new);
            }
        CHECK(seen_before.size() > 100);
    }
}
