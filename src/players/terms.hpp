// SPDX-License-Identifier: MIT
// What a position is judged by: a row of numbers for each seat, which the weights turn into points. Boxes add terms of their own
// in src/players/boxes; a box without terms is judged by the common ones.
#pragma once

#include "bastide_players.h"

namespace bastide::players {

/// All terms: those of every game, then those of each box. The files of src/players/boxes name them and say what they count, and
/// `./dev api` lists them. The order may change: weights name their term.
enum Term : int16_t {
#define BASTIDE_TERM(name) k##name,
#define BASTIDE_BOX_TERMS(box) kFirstOf_##box, kBefore_##box = kFirstOf_##box - 1,
#include "players/terms_table.inc"
    kTerms
#undef BASTIDE_BOX_TERMS
#undef BASTIDE_TERM
};

inline constexpr int32_t kOne = 256;  ///< terms are counted in 256ths

/// A chance in 65536ths, as briefs have it, in 256ths.
constexpr int32_t term_of_chance(int32_t chance) noexcept { return chance / (65536 / kOne); }

constexpr int32_t at_most(int32_t number, int32_t most) noexcept { return number < most ? number : most; }

/// The terms of one seat.
struct SeatTerms {
    int32_t of[kTerms];
};

/// What the terms of a box are computed from.
struct Sight {
    const bastide_game* game;
    int32_t seats;
    int32_t next_seat;            ///< whose turn it is
    const bastide_brief* briefs;  ///< of all occupied features
    int32_t brief_count;

    /// The brief of a feature; null when it is not occupied.
    const bastide_brief* find(int32_t feature) const noexcept
    {
        for (int32_t i = 0; i < brief_count; ++i)
            if (briefs[i].feature == feature) return &briefs[i];
        return nullptr;
    }
};

/// All pieces of a game.
class Pieces {
public:
    explicit Pieces(const bastide_game* game) noexcept : count_(bastide_game_list_pieces(game, pieces_, BASTIDE_PIECES_MAX)) {}

    const bastide_piece* begin() const noexcept { return pieces_; }
    const bastide_piece* end() const noexcept { return pieces_ + (count_ > 0 ? count_ : 0); }

private:
    bastide_piece pieces_[BASTIDE_PIECES_MAX];
    int32_t count_;
};

/// Adds how many pieces of a kind each seat has in its supply.
void add_supply(const Sight& sight, int32_t piece_kind, Term term, SeatTerms* terms) noexcept;

/// Whether a tile matches any side, as an abbey does: its sides have no segment.
bool is_wild(const bastide_game* game, int32_t tile) noexcept;

/// A follower that a seat might deploy on a feature that is not occupied.
struct Deployment {
    int32_t seat;
    int32_t x, y;
    const bastide_brief& feature;
    const SeatTerms& before;  ///< the terms of the seat without it
};

inline constexpr int32_t kPhases = 4;  ///< 0, a third, two thirds, all of the tiles left

/// The weights of one term, in thousandths of a point.
struct Weight {
    Term term;
    int16_t at[kPhases];
};

/// Weights that were fitted together.
struct WeightList {
    const Weight* weights = nullptr;  ///< null: there are none
    int32_t count = 0;
};

template <int32_t n>
constexpr WeightList list_of(const Weight (&weights)[n]) noexcept
{
    return {weights, n};
}

/// The terms of one box, for games with its tile set, and their weights.
struct BoxTerms {
    int32_t set;
    const char* const* names;                                              ///< of its terms, in their order
    void (*add)(const Sight& sight, SeatTerms* terms) noexcept = nullptr;  ///< null: the evaluation does it
    void (*add_deployed)(const Sight& sight, const Deployment& deployment,
                         SeatTerms& terms) noexcept = nullptr;  ///< null: it adds none
    WeightList weights;                                         ///< of the base game with the box
    WeightList weights_of_many = {};                            ///< the same for three and more seats
    bool goes_on_after_deploying = false;                       ///< a turn goes on, so deployments are tried
    int32_t mover = 0;             ///< [piece kind] a follower that goes on from the segment where it was scored; 0: none
    bool depends_on_tile = false;  ///< it matters on which tile of its feature a follower stands
    bool is_first_choice = false;  ///< of weights that suit a game equally well, these are taken before those of other boxes
};

/// The constant of each file in src/players/boxes.
#define BASTIDE_TERM(name)
namespace boxes {
extern const BoxTerms base;
#define BASTIDE_BOX_TERMS(box) extern const BoxTerms box;
#include "players/terms_table.inc"
#undef BASTIDE_BOX_TERMS
}  // namespace boxes

/// Without the base game.
inline constexpr const BoxTerms* kBoxTerms[] = {
#define BASTIDE_BOX_TERMS(box) &boxes::box,
#include "players/terms_table.inc"
#undef BASTIDE_BOX_TERMS
};
inline constexpr int32_t kBoxes = sizeof kBoxTerms / sizeof *kBoxTerms;

/// The first term of each box; the last of these numbers ends the terms of the last box.
inline constexpr int32_t kFirstTerms[] = {
#define BASTIDE_BOX_TERMS(box) kFirstOf_##box,
#include "players/terms_table.inc"
#undef BASTIDE_BOX_TERMS
    kTerms};
#undef BASTIDE_TERM
inline constexpr int32_t kCommonTerms = kFirstTerms[0];

const char* name_of(int32_t term) noexcept;

}  // namespace bastide::players
