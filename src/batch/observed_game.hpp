// SPDX-License-Identifier: MIT
// One observation in the making: of which game, for whom, in which window. Does not know where it is written.
#pragma once

#include "batch/batch.hpp"

namespace bastide::batch {

/// The pieces of a game, read once for planes and scalars; those beyond are read one by one.
struct Pieces {
    static constexpr int32_t kAtOnce = 96;
    bastide_piece all[kAtOnce];
    int32_t count;
};

/// One observation in the making.
struct ObservedGame {
    const bastide_batch& batch;
    Slot& slot;
    const bastide_game* game;  ///< as the viewer sees it
    int32_t viewer;            ///< a seat, or below 0
    Frame frame;
    const Pieces& pieces;
    bool are_kept;  ///< the planes hold the last observation of the game

    int32_t base() const noexcept { return viewer < 0 ? 0 : viewer; }
    /// A seat as the viewer counts; -1 stays.
    int32_t relative(int32_t seat) const noexcept
    {
        const int32_t from = seat - base();
        return seat < 0 ? BASTIDE_NONE : from < 0 ? from + batch.table.seats : from;
    }
    /// The number of a piece, by SCALAR_PIECE; -1 stays.
    int32_t number_of(int32_t id) const noexcept { return number_of_piece(batch.table, base(), id); }
    bool decides() const noexcept { return slot.legal > 0 && slot.seat == viewer; }
    int32_t cells() const noexcept { return batch.shape.window * batch.shape.window; }
};

/// Calls `each(piece)` for the pieces that were read, and reads the rest.
template <class Each>
void for_each_piece(const ObservedGame& observed, Each&& each) noexcept
{
    for (int32_t i = 0; i < observed.pieces.count && i < Pieces::kAtOnce; ++i) each(observed.pieces.all[i]);
    bastide_piece piece;
    for (int32_t id = Pieces::kAtOnce; id < observed.pieces.count; ++id)
        if (bastide_game_get_piece(observed.game, id, &piece) == BASTIDE_OK) each(piece);
}

/// Whether the supplies can be asked for by kind: no piece is a prisoner, and no kind is a token. Else the pieces are counted.
bool has_plain_supplies(const ConfigFacts& table) noexcept;

/// Writes all derived planes of an observation anew.
void put_derived(const ObservedGame& observed, uint8_t* planes) noexcept;

/// Writes all scalars of an observation.
void write_scalars(const ObservedGame& observed, int32_t* scalars) noexcept;

}  // namespace bastide::batch
