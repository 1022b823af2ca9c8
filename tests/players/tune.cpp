// SPDX-License-Identifier: MIT
// Fits the weights of the players. Rounds: plays games of the present weights against themselves, with some moves by chance;
// records the terms of the position after each turn; fits the points that were still to come, in the games of this round and of
// those before, by ridge regression; measures the new weights against the old ones. Prints the weights as src/players/weights
// holds them. usage: bastide_tune PRESET [--games N]
// [--rounds N] [--seats N] [--from N]
#include <CLI/CLI.hpp>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <vector>

#include "players/random.hpp"
#include "players/turn_search.hpp"
#include "table.hpp"

namespace {

using namespace bastide::players;

constexpr std::size_t kTermCount = kTerms;
constexpr std::size_t kColumns = kPhases * kTermCount;
constexpr double kRidge = 2000;  ///< what the squares of the changes of the weights cost: the spread of the results is some 20
                                 ///< points, positions of a game agree, and weights are seldom more than 2 points off

/// Plays with given weights, in memory of its own.
class Player {
public:
    explicit Player(const bastide_game* game)
        : memory_(1 << 21), arena_(memory_.data(), static_cast<std::int32_t>(memory_.size()))
    {
        if (!turn_search_.begin(game, budget_, arena_)) throw std::runtime_error("a game is too large to tune");
    }
    ~Player() { turn_search_.end(); }

    void set_weights(const Weights& weights) { turn_search_.evaluator().set_weights(weights); }
    Evaluator& evaluator() { return turn_search_.evaluator(); }
    bastide_action choose(const bastide_game* game, const bastide_decision& decision)
    {
        bastide_action action;
        if (!turn_search_.choose(game, decision, kRevised, action)) throw std::runtime_error("no action");
        return action;
    }

private:
    std::vector<char> memory_;
    Arena arena_;
    Budget budget_;  // without limits
    TurnSearch turn_search_;
};

/// A game that begins like another one and shares its rules, as the games in which the player tries its moves do.
contest::Table again(const bastide_game* beginning)
{
    bastide_game* game = nullptr;
    if (bastide_game_clone(beginning, BASTIDE_VIEW_FULL, BASTIDE_CLONE_FLAG_POSITION_ONLY, nullptr, &game) != BASTIDE_OK)
        throw std::runtime_error("no clone");
    return contest::Table(game);
}

/// Sums of a regression: rows of terms by phases, and what they foresee.
struct Sums {
    std::vector<double> products = std::vector<double>(kColumns * kColumns);
    std::vector<double> results = std::vector<double>(kColumns);
    double squares = 0;
    std::int64_t rows = 0;

    void add(const double (&terms)[kTerms], double left, double result)
    {
        std::size_t columns[2 * kTerms];
        double values[2 * kTerms];
        int used = 0;
        const int below = std::min(static_cast<int>(left * (kPhases - 1)), kPhases - 2);
        const double above = left * (kPhases - 1) - below;
        const auto phase = static_cast<std::size_t>(below);
        for (std::size_t term = 0; term < kTermCount; ++term) {
            if (terms[term] == 0) continue;
            columns[used] = phase * kTermCount + term;
            values[used++] = terms[term] * (1 - above);
            columns[used] = (phase + 1) * kTermCount + term;
            values[used++] = terms[term] * above;
        }
        for (int i = 0; i < used; ++i) {
            results[columns[i]] += values[i] * result;
            for (int k = 0; k < used; ++k) products[columns[i] * kColumns + columns[k]] += values[i] * values[k];
        }
        squares += result * result;
        ++rows;
    }
};

/// Solves the ridge regression by Cholesky's method: (products + ridge) (x - before) = results - products before. Where the games
/// say little, the weights stay what they were.
std::vector<double> solve(const Sums& sums, const std::vector<double>& before)
{
    std::vector<double> lower = sums.products;
    std::vector<double> x = sums.results;
    for (std::size_t i = 0; i < kColumns; ++i)
        for (std::size_t k = 0; k < kColumns; ++k) x[i] -= sums.products[i * kColumns + k] * before[k];
    const auto at = [&](std::size_t i, std::size_t k) -> double& { return lower[i * kColumns + k]; };
    for (std::size_t i = 0; i < kColumns; ++i) at(i, i) += kRidge;
    for (std::size_t i = 0; i < kColumns; ++i)
        for (std::size_t k = 0; k <= i; ++k) {
            double sum = at(i, k);
            for (std::size_t m = 0; m < k; ++m) sum -= at(i, m) * at(k, m);
            at(i, k) = i == k ? std::sqrt(sum) : sum / at(k, k);
        }
    for (std::size_t i = 0; i < kColumns; ++i) {
        for (std::size_t k = 0; k < i; ++k) x[i] -= at(i, k) * x[k];
        x[i] /= at(i, i);
    }
    for (std::size_t i = kColumns; i-- > 0;) {
        for (std::size_t k = i + 1; k < kColumns; ++k) x[i] -= at(k, i) * x[k];
        x[i] /= at(i, i);
    }
    for (std::size_t i = 0; i < kColumns; ++i) x[i] += before[i];
    return x;
}

double spread_around_fit(const Sums& sums, const std::vector<double>& x)
{
    double explained = 0;
    for (std::size_t i = 0; i < kColumns; ++i) {
        explained += 2 * x[i] * sums.results[i];
        for (std::size_t k = 0; k < kColumns; ++k) explained -= x[i] * sums.products[i * kColumns + k] * x[k];
    }
    return std::sqrt((sums.squares - explained) / static_cast<double>(sums.rows));
}

Weights to_weights(const std::vector<double>& x)
{
    Weights weights{};
    for (std::size_t phase = 0; phase < kPhases; ++phase)
        for (std::size_t term = 0; term < kTermCount; ++term)
            weights.at[phase][term] = static_cast<std::int32_t>(std::lround(1000 * x[phase * kTermCount + term]));
    return weights;
}

std::vector<double> to_columns(const Weights& weights)
{
    std::vector<double> x(kColumns);
    for (std::size_t phase = 0; phase < kPhases; ++phase)
        for (std::size_t term = 0; term < kTermCount; ++term) x[phase * kTermCount + term] = weights.at[phase][term] / 1000.0;
    return x;
}

/// A position after a turn of a seat, until the end of the game is known.
struct Row {
    std::int32_t seat;
    double left;
    double lead;
    double terms[kTerms];
};

double lead_of(const std::vector<double>& points, std::int32_t seat)
{
    double others = 0;
    for (std::size_t i = 0; i < points.size(); ++i) others += static_cast<std::int32_t>(i) == seat ? 0 : points[i];
    return points[static_cast<std::size_t>(seat)] - others / static_cast<double>(points.size() - 1);
}

Row make_row(const Evaluator& evaluator, std::int32_t seat)
{
    Row row{};
    const double others = evaluator.seats() - 1;
    row.seat = seat;
    row.left = static_cast<double>(std::min(evaluator.tiles_left(), evaluator.tiles())) / evaluator.tiles();
    for (std::int32_t i = 0; i < evaluator.seats(); ++i) {
        const double share = i == seat ? 1 : -1 / others;
        row.lead += share * evaluator.score(i);
        for (int term = 0; term < kTerms; ++term) row.terms[term] += share * evaluator.terms(i).of[term] / kOne;
    }
    return row;
}

/// Whether a move by chance may be made: of one in ten decisions. A bid by chance would decide the game.
bool is_by_chance(const bastide_decision& decision, std::uint64_t& random)
{
    constexpr std::uint64_t kAuction = std::uint64_t{1} << BASTIDE_ACTION_BID | std::uint64_t{1} << BASTIDE_ACTION_SELL;
    return next_random(random) % 10 == 0 && (decision.kinds & kAuction) == 0;
}

/// One game of a player against itself; adds its rows.
void learn(const bastide_game* first, Player& player, std::uint64_t number, Sums& sums)
{
    const contest::Table game = again(first);
    contest::Nature nature(game.get(), number);
    std::uint64_t random = number * 77 + 5;
    std::vector<Row> rows;
    bastide_decision decision;
    std::int32_t turn = 0;
    std::int32_t seat = -1;
    while (bastide_game_get_decision(game.get(), &decision) == BASTIDE_OK && !decision.over) {
        if (decision.turn != turn && seat >= 0) {
            player.evaluator().evaluate(game.get());
            rows.push_back(make_row(player.evaluator(), seat));
        }
        turn = decision.turn;
        seat = decision.turn_seat;
        bastide_action action;
        if (decision.seat < 0)
            action = nature.choose(game.get());
        else if (!is_by_chance(decision, random))
            action = player.choose(game.get(), decision);
        else if (bastide_game_sample_action(game.get(), BASTIDE_ANY, &random, &action) != BASTIDE_OK)
            throw std::runtime_error("no action");
        if (bastide_game_apply(game.get(), &action, nullptr) != BASTIDE_OK) throw std::runtime_error("illegal");
    }
    const std::vector<std::int32_t> scores = contest::scores_of(game.get());
    const std::vector<double> points(scores.begin(), scores.end());
    for (const Row& row : rows) sums.add(row.terms, row.left, lead_of(points, row.seat) - row.lead);
}

/// The share of games, draws half, that `first` wins against `second`, from both seats with equal draws.
double compare(const bastide_game* beginning, Player& player, const Weights& first, const Weights& second, int rounds,
               std::uint64_t from, double& interval)
{
    const std::int32_t seats = player.evaluator().seats();
    double sum = 0;
    double squares = 0;
    for (int round = 0; round < rounds; ++round) {
        double won = 0;
        for (std::int32_t own = 0; own < seats; ++own) {
            const contest::Table game = again(beginning);
            contest::Nature nature(game.get(), from + static_cast<std::uint64_t>(round));
            bastide_decision decision;
            while (bastide_game_get_decision(game.get(), &decision) == BASTIDE_OK && !decision.over) {
                player.set_weights(decision.seat == own ? first : second);
                const bastide_action action = decision.seat < 0 ? nature.choose(game.get()) : player.choose(game.get(), decision);
                if (bastide_game_apply(game.get(), &action, nullptr) != BASTIDE_OK) throw std::runtime_error("illegal");
            }
            const std::uint32_t winners = decision.winners;
            int count = 0;
            for (std::int32_t seat = 0; seat < seats; ++seat) count += winners >> seat & 1;
            if (winners >> own & 1) won += 1.0 / count;
        }
        won /= seats;
        sum += won;
        squares += won * won;
    }
    const double mean = sum / rounds;
    interval = 1.96 * std::sqrt(std::max(0.0, squares / rounds - mean * mean) / rounds);
    return mean;
}

void print_weights(const Weights& weights)
{
    for (int term = 0; term < kTerms; ++term) {
        bool is_used = false;
        for (int phase = 0; phase < kPhases; ++phase) is_used = is_used || weights.at[phase][term] != 0;
        if (is_used)
            std::printf("{k%s, {%d, %d, %d, %d}},\n", name_of(term), weights.at[0][term], weights.at[1][term],
                        weights.at[2][term], weights.at[3][term]);
    }
}

void tune(const contest::Match& match, int games, int rounds, std::uint64_t from)
{
    const contest::Table game = contest::set_table(match);
    Player player(game.get());
    Weights weights{};
    choose_weights(player.evaluator().boxes(), match.seats, weights);
    Sums sums;
    const std::vector<double> first = to_columns(weights);
    for (int round = 1; round <= rounds; ++round) {
        player.set_weights(weights);
        for (int i = 0; i < games; ++i) {
            learn(game.get(), player, from + static_cast<std::uint64_t>(round * games + i), sums);
            if (i % 100 == 99) std::fprintf(stderr, "\rround %d of %d: %d of %d games ", round, rounds, i + 1, games);
        }
        const std::vector<double> x = solve(sums, first);
        const Weights fitted = to_weights(x);
        double interval = 0;
        const double won = compare(game.get(), player, fitted, weights, games / 20, from + 1'000'000'000, interval);
        std::fprintf(stderr, "\n");
        std::printf("// round %d: %d games, %lld positions, spread %.2f points; wins %.1f %% +- %.1f against the round before\n",
                    round, games, static_cast<long long>(sums.rows), spread_around_fit(sums, x), 100 * won, 100 * interval);
        std::fflush(stdout);
        weights = fitted;
    }
    print_weights(weights);
}

}  // namespace

int main(int argc, char** argv)
{
    contest::Match match;
    int games = 3000;
    int rounds = 4;
    std::uint64_t from = 0;
    CLI::App app("Fits the weights of the players for a preset by games against itself, and prints them.");
    app.add_option("preset", match.preset, "what is played")->required();
    app.add_option("--games", games, "games of a round")->check(CLI::Range(20, 1'000'000))->capture_default_str();
    app.add_option("--rounds", rounds, "each plays with the weights of the one before")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    app.add_option("--seats", match.seats, "how many play")->check(CLI::Range(2, 8))->capture_default_str();
    app.add_option("--from", from, "the number of the first game, which decides its draws")->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    try {
        tune(match, games, rounds, from);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "bastide_tune: %s\n", error.what());
        return 1;
    }
    return 0;
}
