// SPDX-License-Identifier: MIT
// bastide_batch.hpp: each call does what the C call does, with arrays whose lengths are checked.
#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include "bastide_batch.hpp"
#include "capi/cpp_names.hpp"
#include "support/catch.hpp"

namespace {

using bastide::Action;
using bastide::Batch;
using bastide::BatchObservation;
using bastide::BatchResult;
using bastide::BatchShape;
using bastide::Config;
using bastide::Game;
using bastide::StatusValue;
using Numbers = std::vector<std::int32_t>;

Game source() { return Game::create(Config().set(bastide::Set::base).seed(1).no_history().event_capacity(-1)).value(); }

Batch make(std::int32_t games, std::int32_t window = 15)
{
    Batch batch = Batch::create(source(), games, window).value();
    std::vector<std::uint64_t> seeds(static_cast<std::size_t>(games));
    std::iota(seeds.begin(), seeds.end(), 10);
    batch.restart(seeds).value();
    return batch;
}

std::vector<std::uint8_t> mask_of(Batch& batch)
{
    BatchObservation seen(batch.shape().value());
    batch.observe(seen).value();
    return seen.mask;
}

}  // namespace

TEST_CASE("Everything in the C header of batches is in the C++ one", "[cpp]")
{
    CHECK(bastide_tests::missing_beside("bastide_batch", 18, 6, 40) == "");
    CHECK(bastide_tests::missing(R"(#define (BASTIDE_BATCH_\w+_MAX) )", 4, {}, "bastide_batch") == "");
}

TEST_CASE("A Batch tells its sizes, groups, planes and scalars", "[cpp]")
{
    const Batch batch = make(3);
    const BatchShape shape = batch.shape().value();
    CHECK(shape.games == 3);
    CHECK(shape.window == 15);
    CHECK(batch.planes()->size() == static_cast<std::size_t>(shape.planes));
    CHECK(batch.scalars()->size() == static_cast<std::size_t>(shape.scalars));
    CHECK(batch.groups()->back().form == bastide::BatchForm::listed);
    CHECK(batch.groups()->back().count == bastide::batch_listed_max);
    CHECK(batch.planes()->front().kind == bastide::BatchPlaneKind::tile);
    CHECK(batch.scalars()->front().kind == bastide::BatchScalarKind::decider);
    std::array<bastide::BatchGroup, 1> group = {};
    CHECK(batch.groups(group).value() == batch.groups()->size());
    CHECK(group[0].count == batch.groups()->front().count);
    CHECK(batch.planes(std::span<bastide::BatchPlane>()).value() == batch.planes()->size());
    CHECK(batch.scalars(std::span<bastide::BatchScalar>()).value() == batch.scalars()->size());
    bastide::BatchOptions options = bastide::batch_options();
    options.games = 2;
    CHECK(Batch::create(source(), options)->shape()->games == 2);
    CHECK(Batch::create(source())->shape()->games == 1);
}

TEST_CASE("A rollout steps and observes, with the mask of what is legal", "[cpp]")
{
    Batch batch = make(8);
    const BatchShape shape = batch.shape().value();
    BatchObservation seen(shape);
    CHECK(seen.planes.size() == 8u * static_cast<std::size_t>(shape.planes * shape.window * shape.window));
    Numbers numbers(8);
    std::vector<BatchResult> results(8);
    int ended = 0;
    for (int step = 0; step < 400; ++step) {
        REQUIRE(batch.observe(seen));
        for (std::size_t game = 0; game < 8; ++game) {
            const auto begin = seen.mask.begin() + static_cast<std::ptrdiff_t>(game) * shape.actions;
            numbers[game] = static_cast<std::int32_t>(std::find(begin, begin + shape.actions, 1) - begin);
            REQUIRE(numbers[game] < shape.actions);
        }
        CHECK(batch.step(numbers, bastide::batch_flag::restart, results).value() == 8);
        for (const BatchResult& result : results) ended += result.ended;
    }
    CHECK(ended >= 8);

    Batch twin = make(8);
    Batch other = make(8);
    BatchObservation kept(shape);
    other.observe(kept).value();
    const std::uint32_t flags = bastide::batch_flag::restart | bastide::batch_flag::kept;
    for (int step = 0; step < 200; ++step) {
        CHECK(other.sample(numbers).value() == 8);
        CHECK(other.advance(numbers, flags, results, kept).value() == 8);
        CHECK(twin.step(numbers, bastide::batch_flag::restart).value() == 8);
    }
    twin.observe(seen).value();
    CHECK(kept.planes == seen.planes);
    CHECK(kept.scalars == seen.scalars);
    CHECK(kept.mask == seen.mask);
    const std::vector<std::uint8_t> before = kept.mask;
    CHECK(other.advance({}, 0, {}, kept).value() == 0);
    CHECK(kept.mask == before);
}

TEST_CASE("Seats, numbers and actions of a Batch belong together", "[cpp]")
{
    Batch batch = make(4);
    Numbers seats(4);
    Numbers legals(4);
    Numbers counts(4);
    REQUIRE(batch.seats(seats, legals));
    const Numbers listed = batch.list(counts).value();
    CHECK(counts == legals);
    CHECK(listed.size() == static_cast<std::size_t>(std::accumulate(counts.begin(), counts.end(), 0)));
    CHECK(batch.list().value() == listed);
    Numbers buffer(2);
    CHECK(batch.list({}, {}, buffer).value() == listed.size());
    CHECK(buffer[1] == listed[1]);
    const Action action = batch.action(0, listed[0]).value();
    CHECK(action.seat == seats[0]);
    CHECK(batch.find_action(0, action).value() == listed[0]);
    CHECK(batch.action(0, batch.shape()->actions - 1).status() == StatusValue::absent);

    Numbers two(2);
    CHECK(batch.sample(two, bastide::batch_flag::index, {1, 2}).value() == 2);
    CHECK(batch.step(two, bastide::batch_flag::index, {}, {1, 2}).value() == 2);
    CHECK(batch.sample(two, 0, {2}).value() == 2);
    REQUIRE(batch.seats(two, {}, {2}));
}

TEST_CASE("Games go into a Batch and come out of it", "[cpp]")
{
    Batch batch = make(2);
    Game game = source();
    REQUIRE(game.restart(77));
    game.apply(game.action(3).value()).value();
    REQUIRE(batch.set_game(1, game));
    Game out = source();
    REQUIRE(batch.copy_game(1, out));
    CHECK(out.hash().value() == game.hash().value());
    REQUIRE(batch.copy_game(0, out, bastide::Viewer::open));
    CHECK(out.hash().value() != game.hash().value());

    std::vector<BatchResult> results(2);
    CHECK(batch.play_out(5000, results).value() == 2);
    CHECK(results[0].seat == bastide::none);
    Numbers scores(2 * bastide::seats_max);
    Numbers finals(2 * bastide::seats_max);
    REQUIRE(batch.score(scores, finals));
    CHECK(scores == finals);
    CHECK(scores[0] + scores[1] > 0);
    CHECK(batch.restart(std::array<std::uint64_t, 1>{5}, {1}));
    CHECK(batch.score(std::span(scores).first(bastide::seats_max), {}, {1}));
    CHECK(scores[0] == 0);
}

TEST_CASE("Arrays of another length are refused, and an empty Batch answers that an argument is missing", "[cpp]")
{
    Batch batch = make(3);
    Numbers two(2);
    std::vector<BatchResult> results(2);
    std::vector<std::uint64_t> seeds(2);
    const std::vector<std::uint8_t> before = mask_of(batch);
    CHECK(batch.restart(seeds).status() == StatusValue::argument);
    CHECK(batch.seats(two).status() == StatusValue::argument);
    CHECK(batch.list(two).status() == StatusValue::argument);
    CHECK(batch.sample(two).status() == StatusValue::argument);
    CHECK(batch.step(two).status() == StatusValue::argument);
    CHECK(batch.play_out(10, results).status() == StatusValue::argument);
    CHECK(batch.score(two).status() == StatusValue::argument);
    CHECK(batch.step(two, 0, {}, {2, 2}).status() == StatusValue::argument);
    CHECK(batch.step(two, 0, {}, {-1, 2}).status() == StatusValue::argument);
    CHECK(batch.step(two, 0, {}, {9}).status() == StatusValue::argument);
    BatchObservation small(batch.shape().value(), 2);
    CHECK(batch.observe(small).status() == StatusValue::argument);
    CHECK(batch.advance({}, 0, {}, small).status() == StatusValue::argument);
    CHECK(batch.advance({}, 0, results, {}).status() == StatusValue::argument);
    Numbers viewers(2, 0);
    CHECK(batch.observe({}, viewers).status() == StatusValue::argument);
    CHECK(batch.observe(small, viewers, {1, 2}));
    CHECK(mask_of(batch) == before);

    Batch empty;
    CHECK(empty.shape().status() == StatusValue::argument);
    CHECK(empty.planes().status() == StatusValue::argument);
    CHECK(empty.list().status() == StatusValue::argument);
    CHECK(empty.step(two).status() == StatusValue::argument);
    CHECK(empty.action(0, 0).status() == StatusValue::argument);
    CHECK(Batch::create(Game()).status() == StatusValue::argument);
    CHECK(Batch::create(source(), bastide::batch_games_max + 1).status() == StatusValue::argument);
    CHECK(Batch::create(source(), 1, bastide::batch_window_max + 2).status() == StatusValue::argument);
    CHECK(bastide::batch_tiles_max == BASTIDE_BATCH_TILES_MAX);
}
