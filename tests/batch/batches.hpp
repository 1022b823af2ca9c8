// SPDX-License-Identifier: MIT
// Batches for tests: made, described, observed.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "bastide_batch.h"
#include "capi/c_games.hpp"
#include "support/catch.hpp"

namespace bastide_tests {

struct EndBatch {
    void operator()(bastide_batch* batch) const { bastide_batch_destroy(batch); }
};
using Batch = std::unique_ptr<bastide_batch, EndBatch>;

inline Batch batch_of(const Game& game, std::int32_t games = 1, std::int32_t window = 0, std::uint32_t derived = 0)
{
    bastide_batch_options options{};
    options.games = games;
    options.window = window;
    options.derived = derived;
    bastide_batch* made = nullptr;
    REQUIRE(bastide_batch_create(game.get(), &options, nullptr, &made) == BASTIDE_OK);
    return Batch(made);
}

inline bastide_batch_shape shape_of(const Batch& batch)
{
    bastide_batch_shape shape{};
    REQUIRE(bastide_batch_get_shape(batch.get(), &shape) == BASTIDE_OK);
    return shape;
}
inline std::vector<bastide_batch_plane> planes_of(const Batch& batch)
{
    return collect<bastide_batch_plane>(
        [&](bastide_batch_plane* out, std::int32_t cap) { return bastide_batch_list_planes(batch.get(), out, cap); });
}
inline std::vector<bastide_batch_scalar> scalars_of(const Batch& batch)
{
    return collect<bastide_batch_scalar>(
        [&](bastide_batch_scalar* out, std::int32_t cap) { return bastide_batch_list_scalars(batch.get(), out, cap); });
}
inline std::vector<bastide_batch_group> groups_of(const Batch& batch)
{
    return collect<bastide_batch_group>(
        [&](bastide_batch_group* out, std::int32_t cap) { return bastide_batch_list_groups(batch.get(), out, cap); });
}
inline std::vector<std::int32_t> numbers_now(const Batch& batch, std::int32_t game)
{
    return collect<std::int32_t>(
        [&](std::int32_t* out, std::int32_t cap) { return bastide_batch_list(batch.get(), game, 1, nullptr, out, cap); });
}

/// The game at an index, as a viewer sees it.
inline Game game_in(const Batch& batch, std::int32_t index, const Game& like, std::int32_t viewer = BASTIDE_VIEW_FULL)
{
    Game out = clone(like);
    REQUIRE(bastide_batch_get_game(batch.get(), index, viewer, out.get()) == BASTIDE_OK);
    return out;
}

struct Seen {
    std::vector<std::uint8_t> planes;
    std::vector<std::int32_t> scalars;
    std::vector<std::uint8_t> mask;
};

inline Seen observe(const Batch& batch, std::int32_t index, std::int32_t viewer)
{
    const bastide_batch_shape shape = shape_of(batch);
    Seen seen{std::vector<std::uint8_t>(at(shape.planes * shape.window * shape.window)),
              std::vector<std::int32_t>(at(shape.scalars)), std::vector<std::uint8_t>(at(shape.actions))};
    REQUIRE(bastide_batch_observe(batch.get(), index, 1, &viewer, seen.planes.data(), seen.scalars.data(), seen.mask.data()) ==
            BASTIDE_OK);
    return seen;
}

}  // namespace bastide_tests
