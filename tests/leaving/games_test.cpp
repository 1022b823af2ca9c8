// SPDX-License-Identifier: MIT
// Random games of all boxes, options and numbers of seats, seats of which leave at random moments. Beside each seeded game runs
// one that a host feeds, and one that knows what a viewer knows; both must agree with it after every action.
#include <algorithm>
#include <numeric>

#include "capi/c_games.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace bastide_tests;

namespace {

// ---- what is played -------------------------------------------------------------------------------------------------------

std::vector<bastide_option_def> options_of(std::int32_t game)
{
    std::vector<bastide_option_def> all =
        collect<bastide_option_def>([](bastide_option_def* out, std::int32_t cap) { return bastide_option_list(out, cap); });
    all.erase(std::remove_if(all.begin(), all.end(), [&](const bastide_option_def& o) { return o.game != game; }), all.end());
    return all;
}

std::int32_t value_of(const bastide_option_def& option, Dice& dice)
{
    if (option.id == BASTIDE_OPTION_BOUNDED_TABLE) return 0;  // chosen apart, with its size
    const std::int32_t value = dice.between(std::max(option.least, -4), std::min(option.most, 4));
    return value != 0 ? value : option.most;
}

bool is_of_table(std::int32_t option)
{
    return option >= BASTIDE_OPTION_BOUNDED_TABLE && option <= BASTIDE_OPTION_TABLE_EDGE_COMPLETES;
}

/// A table of 5 to 9 cells each way.
void bound_table(Dice& dice, std::vector<bastide_choice>& choices)
{
    choices.push_back(choose_option(BASTIDE_OPTION_BOUNDED_TABLE));
    choices.push_back(choose_option(BASTIDE_OPTION_TABLE_MIN_X, -dice.between(2, 4)));
    choices.push_back(choose_option(BASTIDE_OPTION_TABLE_MAX_X, dice.between(2, 4)));
    choices.push_back(choose_option(BASTIDE_OPTION_TABLE_MIN_Y, -dice.between(2, 4)));
    choices.push_back(choose_option(BASTIDE_OPTION_TABLE_MAX_Y, dice.between(2, 4)));
    if (dice.once_in(2)) choices.push_back(choose_option(BASTIDE_OPTION_TABLE_EDGE_COMPLETES));
}

Setup draw_setup(Dice& dice)
{
    Setup setup = seeded(dice.next(), dice.between(1, BASTIDE_SEATS_MAX));
    setup.first_seat = dice.below(setup.seats);
    setup.flags = dice.once_in(4) ? BASTIDE_CONFIG_FLAG_STOP_BEFORE_FINAL : 0;
    setup.choices.push_back(choose_option(BASTIDE_OPTION_ANY_SEAT_COUNT));
    setup.choices.push_back(choose_set(BASTIDE_SET_BASE));
    for (const std::int32_t set : all_sets())
        if (set != BASTIDE_SET_BASE && dice.once_in(set == BASTIDE_SET_WINTER ? 4 : 2)) setup.choices.push_back(choose_set(set));
    const std::int32_t rare = dice.between(2, 12);
    for (const bastide_option_def& option : options_of(BASTIDE_GAME_TILES))
        if (!is_of_table(option.id) && option.id != BASTIDE_OPTION_ANY_SEAT_COUNT && dice.once_in(rare))
            setup.choices.push_back(choose_option(option.id, value_of(option, dice)));
    if (dice.once_in(5)) bound_table(dice, setup.choices);
    return setup;
}

Game try_make(const Setup& setup)
{
    const bastide_config config = config_of(setup);
    bastide_game* made = nullptr;
    bastide_game_create(&config, setup.choices.data(), count_of(setup.choices.size()), nullptr, 0, nullptr, nullptr, &made);
    return Game(made);
}

/// Setups are drawn until one holds no contradiction.
Setup legal_setup(Dice& dice)
{
    for (;;) {
        const Setup setup = draw_setup(dice);
        if (try_make(setup)) return setup;
    }
}

// ---- what must hold -----------------------------------------------------------------------------------------------------

bool is_out(const Game& game, std::int32_t number) { return seat(game, number).state == BASTIDE_SEAT_STATE_RESIGNED; }

std::int32_t seats_of(const Game& game) { return bastide_game_list_seats(game.get(), nullptr, 0); }

std::int32_t count_playing(const Game& game)
{
    std::int32_t playing = 0;
    for (std::int32_t number = 0; number < seats_of(game); ++number) playing += !is_out(game, number);
    return playing;
}

bastide_refusal why_not(const Game& game, const bastide_action& action) { return check(game, action); }

/// Listed are the seats that play, each once; the others are refused (RESIGN-01, -02).
void look_at_resignations(const Game& game)
{
    const std::vector<bastide_action> listed = actions(game, BASTIDE_ACTION_RESIGN);
    REQUIRE(bastide_game_count_actions(game.get(), BASTIDE_ACTION_RESIGN) == count_of(listed.size()));
    std::size_t next = 0;
    for (std::int32_t number = 0; number < seats_of(game); ++number) {
        const bastide_action action = blank(BASTIDE_ACTION_RESIGN, number);
        const bool may = !is_over(game) && !is_out(game, number);
        if (may) {
            REQUIRE(next < listed.size());
            REQUIRE(listed[next].seat == number);
            REQUIRE(listed[next++].kind == BASTIDE_ACTION_RESIGN);
        }
        std::uint64_t code = 0;
        bastide_action decoded{};
        REQUIRE(bastide_action_encode(&action, &code) == BASTIDE_OK);
        REQUIRE(bastide_action_decode(code, &decoded) == BASTIDE_OK);
        REQUIRE(decoded.seat == number);
        REQUIRE(why_not(game, action).status == (may ? BASTIDE_OK : BASTIDE_E_ILLEGAL));
        if (!may) REQUIRE(why_not(game, action).reason == (is_over(game) ? BASTIDE_REASON_GAME_OVER : BASTIDE_REASON_RESIGNED));
    }
    REQUIRE(next == listed.size());
    for (const bastide_action& action : actions(game)) REQUIRE(action.kind != BASTIDE_ACTION_RESIGN);
}

/// Whether the tile of a decision is a drawn one: an abbey is in a hand, and those of a bazaar lie open.
bool has_drawn(const bastide_decision& now, std::int32_t tile)
{
    return now.tile == tile && now.step != BASTIDE_STEP_ABBEY_PLACE && now.step != BASTIDE_STEP_BAZAAR_BID &&
           now.step != BASTIDE_STEP_BAZAAR_SELL;
}

/// Every copy of every tile is in one place, and who has left holds none. Tiles that lie open for all are of no seat.
void look_at_tiles(const Game& game)
{
    std::vector<std::int32_t> held(tiles(game).size(), 0);
    for (const bastide_thing& thing : things(game, BASTIDE_THING_HAND)) {
        if (thing.seat >= 0) REQUIRE_FALSE(is_out(game, thing.seat));
        if (thing.tile >= 0) held[at(thing.tile)] += thing.count;
    }
    const bastide_decision now = decision(game);
    for (const bastide_stock& one : stock(game)) {
        REQUIRE(one.left + one.placed + one.held + one.removed == one.total);
        REQUIRE(one.held == held[at(one.tile)] + (has_drawn(now, one.tile) ? 1 : 0));
    }
    for (std::int32_t number = 0; number < seats_of(game); ++number)
        if (is_out(game, number)) REQUIRE(seat(game, number).hand == 0);
}

void look_at_decision(const Game& game, bool is_seeded)
{
    const bastide_decision now = decision(game);
    if (now.over) return;
    REQUIRE(bastide_game_count_actions(game.get(), BASTIDE_ANY) > 0);
    if (now.seat >= 0) REQUIRE_FALSE(is_out(game, now.seat));
    if (now.seat < 0 && is_seeded) REQUIRE(now.step == BASTIDE_STEP_FINAL);
    if (now.step != BASTIDE_STEP_FINAL && seats_of(game) > 1) REQUIRE(count_playing(game) > 1);
}

/// Tiles that show the dragon are not drawn before the first volcano (DRAGON-DRAW-01).
bool waits_for_volcano(const Game& game, std::int32_t tile)
{
    if (((tiles(game)[at(tile)].marks >> BASTIDE_MARK_DRAGON) & 1U) == 0) return false;
    const std::vector<bastide_piece> all = pieces(game);
    return std::any_of(all.begin(), all.end(), [](const bastide_piece& one) {
        return one.kind == BASTIDE_PIECE_DRAGON && one.spot == BASTIDE_SPOT_SUPPLY;
    });
}

/// Whether all tiles that nobody has seen lie under hills (HILL-HIDE-01).
bool has_hidden_tiles_alone(const Game& game)
{
    std::int32_t unseen = 0;
    for (const bastide_stock& one : stock(game)) unseen += one.left;
    for (const bastide_thing& hill : things(game, BASTIDE_THING_HILL_COVERED)) unseen -= hill.count;
    return unseen == 0;
}

void look_at_end(const Game& game)
{
    const bastide_decision now = decision(game);
    REQUIRE(now.over);
    std::int32_t best = -1000000;
    for (std::int32_t number = 0; number < seats_of(game); ++number)
        if (!is_out(game, number)) best = std::max(best, score(game, number));
    for (std::int32_t number = 0; number < seats_of(game); ++number) {
        const bool wins = !is_out(game, number) && score(game, number) == best;
        REQUIRE(((now.winners >> number) & 1) == (wins ? 1u : 0u));
    }
    std::int32_t rank = 0;
    bool behind = false;
    for (const bastide_standing& one : standing(game)) {
        REQUIRE(one.wins == static_cast<std::int32_t>((now.winners >> one.seat) & 1));
        REQUIRE(one.final_score == one.score);
        REQUIRE(one.rank >= rank);
        rank = one.rank;
        REQUIRE((!behind || is_out(game, one.seat)));
        behind = is_out(game, one.seat);
    }
    if (count_playing(game) < 2 && seats_of(game) > 1) return;
    if (count_playing(game) == 0 || has_hidden_tiles_alone(game)) return;
    for (const bastide_stock& one : stock(game))  // it ends early only when nothing left fits
        if (one.left > 0 && !waits_for_volcano(game, one.tile)) REQUIRE(one.placements == 0);
}

void look_at_account(const Game& game)
{
    std::vector<std::int32_t> sums(at(seats_of(game)), 0);
    for (const bastide_score_line& line : score_lines(game)) sums[at(line.seat)] += line.points;
    for (std::int32_t number = 0; number < seats_of(game); ++number) REQUIRE(sums[at(number)] == score(game, number));
}

/// Who has left begins no turn, does nothing and is paid for nothing but pieces that stay.
void look_at_events(const Game& game)
{
    std::vector<bool> gone(at(seats_of(game)), false);
    for (const bastide_event& event : events(game)) {
        if (event.undone) continue;
        const auto has_left = [&](std::int32_t who) { return who >= 0 && gone[at(who)]; };
        switch (event.kind) {
            case BASTIDE_EVENT_RESIGNED:
                REQUIRE_FALSE(has_left(event.seat));
                gone[at(event.seat)] = true;
                break;
            case BASTIDE_EVENT_TURN_BEGAN:
            case BASTIDE_EVENT_PLACED:
            case BASTIDE_EVENT_PASSED:
            case BASTIDE_EVENT_BID:
            case BASTIDE_EVENT_DREW: REQUIRE_FALSE(has_left(event.seat)); break;
            default: break;
        }
    }
    for (std::int32_t number = 0; number < seats_of(game); ++number) REQUIRE(gone[at(number)] == is_out(game, number));
}

void look(const Game& game, bool is_seeded)
{
    look_at_resignations(game);
    look_at_tiles(game);
    look_at_decision(game, is_seeded);
    look_at_account(game);
    if (is_over(game)) look_at_end(game);
}

/// What is saved for a viewer can be loaded, and both forms tell the same game.
void look_at_saving(const Game& game, std::int32_t viewer)
{
    INFO("viewer " << viewer);
    const Game loaded = from_snapshot(snapshot(game, viewer));
    const Game played = from_script(script(game, viewer));
    const Game seen = clone(game, viewer);
    REQUIRE(hash(loaded) == hash(game));
    REQUIRE(same_position(loaded, seen));
    REQUIRE(same_position(played, seen));
    REQUIRE(snapshot(loaded, viewer) == snapshot(game, viewer));
    REQUIRE(script(played, viewer) == script(game, viewer));
    look(loaded, viewer == BASTIDE_VIEW_FULL && decision(game).seat >= 0);
}

struct Table {
    bastide_position head{};
    std::vector<bastide_put> puts{};
};

bool tell(const Game& game, Table& table)
{
    const std::int32_t count = bastide_game_list_position(game.get(), &table.head, nullptr, 0);
    if (count == BASTIDE_E_STATE) return false;
    REQUIRE(count >= 0);
    table.puts.resize(at(count));
    REQUIRE(bastide_game_list_position(game.get(), &table.head, table.puts.data(), count) == count);
    return true;
}

/// A position that can be listed can be set, and then lists the same.
bool look_at_position(const Game& game)
{
    Table told;
    if (!tell(game, told)) return false;
    const Game other = clone(game);
    const std::int32_t count = count_of(told.puts.size());
    bastide_refusal refusal{};
    REQUIRE(bastide_game_check_position(other.get(), &told.head, told.puts.data(), count, &refusal, 1) == 0);
    REQUIRE(bastide_game_set_position(other.get(), &told.head, told.puts.data(), count, &refusal) == BASTIDE_OK);
    Table again;
    REQUIRE(tell(other, again));
    REQUIRE(same(again.puts, told.puts));
    REQUIRE(same(again.head, told.head));
    REQUIRE(hash(other) == hash(game));
    REQUIRE(same(actions(other), actions(game)));
    look_at_resignations(other);
    return true;
}

// ---- the games ----------------------------------------------------------------------------------------------------------

/// A game and two that replicate it: a host game that gets every draw, and a viewer's game that gets what it may know.
class Following {
public:
    Following(const Setup& setup, Dice& dice)
        : game(make(setup)), host_(make(host(setup))), viewer_(dice.between(-1, setup.seats - 1)), watcher_(clone(game, viewer_))
    {
        follow();
    }

    void apply(const bastide_action& action)
    {
        perform(game, action);
        follow();
    }

    std::int32_t viewer() const { return viewer_; }

    Game game;

private:
    static Setup host(Setup setup)
    {
        setup.chance = BASTIDE_CHANCE_HOST;
        return setup;
    }

    void follow()
    {
        feed(host_, history(game));
        feed(watcher_, history(game, 0, viewer_));
    }

    /// Applies the new actions to a game. It has already done what follows automatically, such as revealing a known tile.
    void feed(const Game& other, const std::vector<bastide_action>& told) const
    {
        for (std::size_t i = history(other).size(); i < told.size(); i = history(other).size()) {
            INFO("told " << write(other, told[i]) << ", action " << i);
            perform(other, told[i]);
        }
        REQUIRE(history(other).size() == told.size());
        REQUIRE(hash(other) == hash(game));
    }

    Game host_;
    std::int32_t viewer_;
    Game watcher_;
};

/// Taken back and done again, a resignation leads to the same position.
void undo_and_redo(const Game& game, std::int32_t number, std::uint64_t before)
{
    const std::uint64_t behind = hash(game);
    const std::vector<bastide_action> done = history(game);
    undo(game, number);
    REQUIRE(hash(game) == before);
    look(game, decision(game).seat >= 0);
    perform(game, done[at(number)]);
    REQUIRE(hash(game) == behind);
    REQUIRE(same(history(game), done));
}

std::string told(const Setup& setup)
{
    std::string out = std::to_string(setup.seats) + " seats, seed " + std::to_string(setup.seed);
    for (const bastide_choice& choice : setup.choices)
        out += "; " + std::to_string(choice.kind) + " " + std::to_string(choice.id) + " " + std::to_string(choice.value);
    return out;
}

struct Counts {
    int games = 0, resignations = 0, positions = 0, actions = 0;
};

void play_random_game(std::uint64_t n, Counts& counts)
{
    Dice dice(n);
    const Setup setup = legal_setup(dice);
    INFO("game " << n << ": " << told(setup));
    Following following(setup, dice);
    const Game& game = following.game;
    const std::int32_t rare = dice.once_in(4) ? 6 : dice.between(10, 120);
    int steps = 0;
    look(game, true);
    while (!is_over(game)) {
        REQUIRE(++steps < 4000);
        ++counts.actions;
        const bool leaves = dice.once_in(rare) && count_playing(game) > 0;
        const std::vector<bastide_action> list = actions(game, leaves ? BASTIDE_ACTION_RESIGN : BASTIDE_ANY);
        REQUIRE_FALSE(list.empty());
        const bastide_action action = list[at(dice.below(count_of(list.size())))];
        const std::uint64_t before = hash(game);
        const std::int32_t number = decision(game).action;
        INFO("action " << number << ": " << write(game, action));
        following.apply(action);
        look_at_decision(game, true);
        if (!leaves && !dice.once_in(40)) continue;
        counts.resignations += leaves;
        look(game, true);
        look_at_events(game);
        look_at_saving(game, BASTIDE_VIEW_FULL);
        look_at_saving(game, following.viewer());
        counts.positions += look_at_position(game);
        const Game other = clone(game, BASTIDE_VIEW_FULL, BASTIDE_CLONE_FLAG_LOG);
        undo_and_redo(other, number, before);
        const bastide_action again = blank(BASTIDE_ACTION_RESIGN, action.seat);
        if (leaves) {
            const std::vector<std::uint8_t> bytes = snapshot(game);
            REQUIRE(bastide_game_apply(game.get(), &again, nullptr) == BASTIDE_E_ILLEGAL);
            REQUIRE(snapshot(game) == bytes);
        }
    }
    look(game, true);
    look_at_events(game);
    REQUIRE(range(game).first == 0);  // and none was lost
    look_at_saving(game, BASTIDE_VIEW_FULL);
    ++counts.games;
}

}  // namespace

TEST_CASE("Random games end correctly, whichever seats leave at whichever time", "[leaving]")
{
    Counts counts;
    each_game("resignations", 300, [&](std::uint64_t n) { play_random_game(n, counts); });
    INFO(counts.games << " games, " << counts.actions << " actions, " << counts.resignations << " resignations, "
                      << counts.positions << " positions");
    CHECK(counts.resignations > counts.games);
    CHECK(counts.positions > 0);
    if (tells_progress()) WARN("positions " << counts.positions << " resignations " << counts.resignations);
}
