// SPDX-License-Identifier: MIT
//
// bastide_batch.hpp - the C++20 binding of bastide_batch.h: many games at once, for programs that learn. It is written as
// bastide.hpp is, whose head says what Result, Owner, buffers and empty handles are; link the library bastide_batch too.
//
//     #include "bastide_batch.hpp"
//
//     bastide::Batch batch = bastide::Batch::create(game, 64).value();
//     bastide::BatchObservation seen(batch.shape().value());
//     batch.observe(seen).value();
//
// Names      Those of bastide_batch.h without bastide_: BatchShape, BatchPlaneKind::tile, batch_flag::restart.
// Ranges     A call is about all games, or about the BatchRange that is its last argument. Its arrays are spans with what
//            belongs to these games, in their order; a span of another length is StatusValue::argument, and an empty one is
//            not written.
// Threads    Calls for ranges of one batch that do not overlap may run at the same time.
#ifndef BASTIDE_BATCH_HPP
#define BASTIDE_BATCH_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "bastide.hpp"
#include "bastide_batch.h"

namespace bastide {
inline namespace cpp_v1 {

// ---- Generated from the C header by capi/abi/tools/api.py: begin --------------------------------------------------------------
// clang-format off

enum class BatchForm : std::int32_t {
    single = BASTIDE_BATCH_FORM_SINGLE,
    placement = BASTIDE_BATCH_FORM_PLACEMENT,
    segment = BASTIDE_BATCH_FORM_SEGMENT,
    cell = BASTIDE_BATCH_FORM_CELL,
    segment_cell = BASTIDE_BATCH_FORM_SEGMENT_CELL,
    seat = BASTIDE_BATCH_FORM_SEAT,
    piece = BASTIDE_BATCH_FORM_PIECE,
    points = BASTIDE_BATCH_FORM_POINTS,
    slot = BASTIDE_BATCH_FORM_SLOT,
    listed = BASTIDE_BATCH_FORM_LISTED,
    span = BASTIDE_BATCH_FORM_SPAN,
    span_placement = BASTIDE_BATCH_FORM_SPAN_PLACEMENT,
    slot_points = BASTIDE_BATCH_FORM_SLOT_POINTS,
    cause = BASTIDE_BATCH_FORM_CAUSE
};

enum class BatchPlaneKind : std::int32_t {
    tile = BASTIDE_BATCH_PLANE_TILE,
    side = BASTIDE_BATCH_PLANE_SIDE,
    join = BASTIDE_BATCH_PLANE_JOIN,
    segment = BASTIDE_BATCH_PLANE_SEGMENT,
    mark = BASTIDE_BATCH_PLANE_MARK,
    piece_side = BASTIDE_BATCH_PLANE_PIECE_SIDE,
    piece_field = BASTIDE_BATCH_PLANE_PIECE_FIELD,
    piece_else = BASTIDE_BATCH_PLANE_PIECE_ELSE,
    piece_kind = BASTIDE_BATCH_PLANE_PIECE_KIND,
    last = BASTIDE_BATCH_PLANE_LAST,
    placeable = BASTIDE_BATCH_PLANE_PLACEABLE,
    type = BASTIDE_BATCH_PLANE_TYPE,
    rotation = BASTIDE_BATCH_PLANE_ROTATION,
    piece_place = BASTIDE_BATCH_PLANE_PIECE_PLACE,
    field = BASTIDE_BATCH_PLANE_FIELD,
    strength = BASTIDE_BATCH_PLANE_STRENGTH,
    open = BASTIDE_BATCH_PLANE_OPEN,
    points = BASTIDE_BATCH_PLANE_POINTS
};

enum class BatchScalarKind : std::int32_t {
    decider = BASTIDE_BATCH_SCALAR_DECIDER,
    turn_seat = BASTIDE_BATCH_SCALAR_TURN_SEAT,
    turn = BASTIDE_BATCH_SCALAR_TURN,
    step = BASTIDE_BATCH_SCALAR_STEP,
    tiles_left = BASTIDE_BATCH_SCALAR_TILES_LEFT,
    least = BASTIDE_BATCH_SCALAR_LEAST,
    most = BASTIDE_BATCH_SCALAR_MOST,
    window_x = BASTIDE_BATCH_SCALAR_WINDOW_X,
    window_y = BASTIDE_BATCH_SCALAR_WINDOW_Y,
    outside = BASTIDE_BATCH_SCALAR_OUTSIDE,
    row = BASTIDE_BATCH_SCALAR_ROW,
    column = BASTIDE_BATCH_SCALAR_COLUMN,
    tile = BASTIDE_BATCH_SCALAR_TILE,
    tile_side = BASTIDE_BATCH_SCALAR_TILE_SIDE,
    score = BASTIDE_BATCH_SCALAR_SCORE,
    supply = BASTIDE_BATCH_SCALAR_SUPPLY,
    prisoners = BASTIDE_BATCH_SCALAR_PRISONERS,
    tokens = BASTIDE_BATCH_SCALAR_TOKENS,
    held = BASTIDE_BATCH_SCALAR_HELD,
    resigned = BASTIDE_BATCH_SCALAR_RESIGNED,
    left = BASTIDE_BATCH_SCALAR_LEFT,
    dice = BASTIDE_BATCH_SCALAR_DICE,
    drawn = BASTIDE_BATCH_SCALAR_DRAWN,
    segment = BASTIDE_BATCH_SCALAR_SEGMENT,
    subject = BASTIDE_BATCH_SCALAR_SUBJECT,
    other_seat = BASTIDE_BATCH_SCALAR_OTHER_SEAT,
    holds = BASTIDE_BATCH_SCALAR_HOLDS,
    piece = BASTIDE_BATCH_SCALAR_PIECE,
    variable = BASTIDE_BATCH_SCALAR_VARIABLE
};

/// Their numbers have no names in the library.
constexpr NoVocabulary vocabulary_of(BatchForm) noexcept { return {}; }
constexpr NoVocabulary vocabulary_of(BatchPlaneKind) noexcept { return {}; }
constexpr NoVocabulary vocabulary_of(BatchScalarKind) noexcept { return {}; }

namespace batch_derived_flag {
inline constexpr std::uint32_t fields = BASTIDE_BATCH_DERIVED_FLAG_FIELDS;
inline constexpr std::uint32_t features = BASTIDE_BATCH_DERIVED_FLAG_FEATURES;
inline constexpr std::uint32_t points = BASTIDE_BATCH_DERIVED_FLAG_POINTS;
}

namespace batch_flag {
inline constexpr std::uint32_t index = BASTIDE_BATCH_FLAG_INDEX;
inline constexpr std::uint32_t restart = BASTIDE_BATCH_FLAG_RESTART;
inline constexpr std::uint32_t kept = BASTIDE_BATCH_FLAG_KEPT;
}

// clang-format on
// ---- Generated: end --------------------------------------------------------------------------------------------------------

using BatchGroup = bastide_batch_group;      ///< numbers of actions that belong together
using BatchOptions = bastide_batch_options;  ///< how to make a batch
using BatchPlane = bastide_batch_plane;      ///< one plane of an observation
using BatchResult = bastide_batch_result;    ///< what a step did to a game
using BatchScalar = bastide_batch_scalar;    ///< one scalar of an observation

/// The defaults, ready to change.
inline BatchOptions batch_options() noexcept
{
    BatchOptions out = {};
    bastide_batch_options_init(&out);
    return out;
}
using BatchShape = bastide_batch_shape;  ///< sizes of a batch

inline constexpr std::int32_t batch_games_max = BASTIDE_BATCH_GAMES_MAX;    ///< the most games of a batch
inline constexpr std::int32_t batch_window_max = BASTIDE_BATCH_WINDOW_MAX;  ///< the widest window
inline constexpr std::int32_t batch_tiles_max = BASTIDE_BATCH_TILES_MAX;    ///< the most tiles of a game in a batch
inline constexpr std::int32_t batch_listed_max = BASTIDE_BATCH_LISTED_MAX;  ///< numbers of the group BatchForm::listed

/// Games of a batch: `count` from `first` on, by default all.
struct BatchRange {
    std::int32_t first = 0;
    std::int32_t count = BASTIDE_NONE;  ///< BASTIDE_NONE: up to the last
};

/// Where observations are written: one game after the other. What is empty is not written.
struct BatchArrays {
    std::span<std::uint8_t> planes;   ///< game, plane, row, column
    std::span<std::int32_t> scalars;  ///< game, scalar
    std::span<std::uint8_t> mask;     ///< game, number: 1 for what is legal
};

namespace detail {

constexpr std::size_t size_of(std::int32_t count) noexcept { return static_cast<std::size_t>(count < 0 ? 0 : count); }
constexpr std::size_t bytes_of_planes(const BatchShape& shape) noexcept
{
    return size_of(shape.planes) * size_of(shape.window) * size_of(shape.window);
}

struct BatchDeleter {
    void operator()(bastide_batch* batch) const noexcept { bastide_batch_destroy(batch); }
};

}  // namespace detail

/// Arrays that hold observations of `games` games of a shape, by default of all.
struct BatchObservation {
    std::vector<std::uint8_t> planes;
    std::vector<std::int32_t> scalars;
    std::vector<std::uint8_t> mask;

    explicit BatchObservation(const BatchShape& shape) : BatchObservation(shape, detail::size_of(shape.games)) {}
    BatchObservation(const BatchShape& shape, std::size_t games)
        : planes(games * detail::bytes_of_planes(shape)),
          scalars(games * detail::size_of(shape.scalars)),
          mask(games * detail::size_of(shape.actions))
    {
    }
    operator BatchArrays() noexcept { return {planes, scalars, mask}; }
};

/// Many games of one config. Nothing is allocated after create(), except for lists without a buffer and where hands are hidden.
class Batch : public detail::Owner<bastide_batch, detail::BatchDeleter> {
public:
    using Owner::Owner;

    /// Games with the config of `game`, in its position; a window of 0 is the one that the config suggests. StatusValue::memory,
    /// ::state, ::limit.
    static Result<Batch> create(const Game& game, std::int32_t games = 1, std::int32_t window = 0,
                                const Allocator* memory = nullptr) noexcept
    {
        return create(game, BatchOptions{games, window, 0, {}}, memory);
    }
    /// The same from the record of C.
    static Result<Batch> create(const Game& game, const BatchOptions& options, const Allocator* memory = nullptr) noexcept
    {
        return detail::get_record<bastide_batch*, Batch>(bastide_batch_create, game.get(), &options, memory);
    }

    Result<BatchShape> shape() const noexcept { return detail::get_record<BatchShape>(bastide_batch_get_shape, get()); }
    /// The groups of numbers, by `first`.
    template <BufferFor<BatchGroup>... Buffer>
    detail::ListResult<BatchGroup, Buffer...> groups(Buffer&&... buffer) const
    {
        return detail::fill_list<BatchGroup>(detail::destination<BatchGroup>(buffer...), bastide_batch_list_groups, get());
    }
    /// The planes, in their order in an observation.
    template <BufferFor<BatchPlane>... Buffer>
    detail::ListResult<BatchPlane, Buffer...> planes(Buffer&&... buffer) const
    {
        return detail::fill_list<BatchPlane>(detail::destination<BatchPlane>(buffer...), bastide_batch_list_planes, get());
    }
    /// The scalars, in their order in an observation.
    template <BufferFor<BatchScalar>... Buffer>
    detail::ListResult<BatchScalar, Buffer...> scalars(Buffer&&... buffer) const
    {
        return detail::fill_list<BatchScalar>(detail::destination<BatchScalar>(buffer...), bastide_batch_list_scalars, get());
    }

    // ---- Positions ----

    /// Begins each game again with its seed.
    Result<void> restart(std::span<const std::uint64_t> seeds, BatchRange range = {}) noexcept
    {
        const Games games(*this, range);
        if (!games.are(seeds.size())) return refused();
        return detail::status_result(bastide_batch_restart(get(), games.first, games.count, seeds.data()));
    }
    /// Puts one game into the position of a game of the same config. StatusValue::memory, ::state, ::limit.
    Result<void> set_game(std::int32_t index, const Game& from) noexcept
    {
        return detail::status_result(bastide_batch_set_game(get(), index, from.get()));
    }
    /// Copies one game into a game of the same config, whole or as a viewer may know it. StatusValue::memory, ::state.
    Result<void> copy_game(std::int32_t index, Game& to, Viewer viewer = Viewer::full) const noexcept
    {
        return detail::status_result(bastide_batch_get_game(get(), index, viewer.number, to.get()));
    }
    /// The scores: BASTIDE_SEATS_MAX numbers a game, now and if it ended now. StatusValue::state.
    Result<void> score(std::span<std::int32_t> scores, std::span<std::int32_t> finals = {}, BatchRange range = {}) const noexcept
    {
        const Games games(*this, range);
        if (!games.are(scores.size(), seats_max) || !games.are_or_none(finals.size(), seats_max)) return refused();
        return detail::status_result(bastide_batch_score(get(), games.first, games.count, scores.data(), finals.data()));
    }

    // ---- Deciding ----

    /// The seat that decides in each game, -1 in one that is over, and the number of its legal actions.
    Result<void> seats(std::span<std::int32_t> seats, std::span<std::int32_t> legals = {}, BatchRange range = {}) noexcept
    {
        const Games games(*this, range);
        if (!games.are(seats.size()) || !games.are_or_none(legals.size())) return refused();
        return detail::status_result(bastide_batch_get_seats(get(), games.first, games.count, seats.data(), legals.data()));
    }
    /// The numbers of the legal actions, one game after the other; `counts` receives how many belong to each. StatusValue::limit.
    template <BufferFor<std::int32_t>... Buffer>
    detail::ListResult<std::int32_t, Buffer...> list(std::span<std::int32_t> counts = {}, BatchRange range = {},
                                                     Buffer&&... buffer)
    {
        const Games games(*this, range);
        if (!games.are_or_none(counts.size())) return refused();
        return detail::fill_list<std::int32_t>(detail::destination<std::int32_t>(buffer...), bastide_batch_list, get(),
                                               games.first, games.count, counts.data());
    }
    /// The legal action of a game that has a number now. StatusValue::absent.
    Result<Action> action(std::int32_t index, std::int32_t number) noexcept
    {
        return detail::get_record<Action>(bastide_batch_get_action, get(), index, number);
    }
    /// The number of a legal action. StatusValue::absent, ::limit.
    Result<std::int32_t> find_action(std::int32_t index, const Action& action) noexcept
    {
        return detail::count_result(bastide_batch_find_action(get(), index, &action));
    }
    /// Samples a legal action of each game, -1 for one that is over; batch_flag::index asks for places in the list. Returns the
    /// number of sampled actions.
    Result<std::size_t> sample(std::span<std::int32_t> numbers, std::uint32_t flags = 0, BatchRange range = {}) noexcept
    {
        const Games games(*this, range);
        if (!games.are(numbers.size())) return refused();
        return detail::count_result<std::size_t>(bastide_batch_sample(get(), games.first, games.count, flags, numbers.data()));
    }

    // ---- Stepping and observing ----

    /// Applies one action to each game, -1 skips one; returns the number of applied actions.
    Result<std::size_t> step(std::span<const std::int32_t> numbers, std::uint32_t flags = 0, std::span<BatchResult> results = {},
                             BatchRange range = {}) noexcept
    {
        const Games games(*this, range);
        if (!games.are(numbers.size()) || !games.are_or_none(results.size())) return refused();
        return detail::count_result<std::size_t>(
            bastide_batch_step(get(), games.first, games.count, numbers.data(), flags, results.data()));
    }
    /// Observes games for the seats that decide, or for viewers, one a game. StatusValue::memory where hands are hidden, ::state.
    Result<void> observe(BatchArrays out, std::span<const std::int32_t> viewers = {}, BatchRange range = {}) noexcept
    {
        const Games games(*this, range);
        if (!games.fit(out) || !games.are_or_none(viewers.size())) return refused();
        return detail::status_result(bastide_batch_observe(get(), games.first, games.count, viewers.data(), out.planes.data(),
                                                           out.scalars.data(), out.mask.data()));
    }
    /// Steps games and observes them; without numbers it only observes. Returns the number of applied actions.
    Result<std::size_t> advance(std::span<const std::int32_t> numbers, std::uint32_t flags, std::span<BatchResult> results,
                                BatchArrays out, std::span<const std::int32_t> viewers = {}, BatchRange range = {}) noexcept
    {
        const Games games(*this, range);
        const bool fits = games.are_or_none(numbers.size()) && games.are_or_none(results.size()) && games.fit(out);
        if (!fits || !games.are_or_none(viewers.size())) return refused();
        return detail::count_result<std::size_t>(bastide_batch_advance(get(), games.first, games.count, numbers.data(), flags,
                                                                       results.data(), viewers.data(), out.planes.data(),
                                                                       out.scalars.data(), out.mask.data()));
    }
    /// Plays each game to its end with sampled actions, at most `most`; returns the number of games that are over.
    Result<std::size_t> play_out(std::int32_t most, std::span<BatchResult> results = {}, BatchRange range = {}) noexcept
    {
        const Games games(*this, range);
        if (!games.are_or_none(results.size())) return refused();
        return detail::count_result<std::size_t>(bastide_batch_play_out(get(), games.first, games.count, most, results.data()));
    }

private:
    static Refusal refused() noexcept { return detail::refusal_of(BASTIDE_E_ARGUMENT); }

    /// A range as C takes it, and the lengths of the arrays that belong to it. The batch judges the range itself.
    struct Games {
        BatchShape shape = {};
        std::int32_t first;
        std::int32_t count;

        Games(const Batch& batch, BatchRange range) noexcept : first(range.first), count(range.count)
        {
            bastide_batch_get_shape(batch.get(), &shape);
            if (count == BASTIDE_NONE && first >= 0 && first <= shape.games) count = shape.games - first;
        }
        bool are(std::size_t size, std::size_t each = 1) const noexcept { return size == detail::size_of(count) * each; }
        bool are_or_none(std::size_t size, std::size_t each = 1) const noexcept { return size == 0 || are(size, each); }
        bool fit(const BatchArrays& out) const noexcept
        {
            return are_or_none(out.planes.size(), detail::bytes_of_planes(shape)) &&
                   are_or_none(out.scalars.size(), detail::size_of(shape.scalars)) &&
                   are_or_none(out.mask.size(), detail::size_of(shape.actions));
        }
    };
};

}  // namespace cpp_v1
}  // namespace bastide

#endif
