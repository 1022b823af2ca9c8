// SPDX-License-Identifier: MIT
// What the rooms with tiles in hands share: how large a hand is, what it may hold, how it is filled.
#pragma once

#include "play/placing.hpp"

namespace bastide {

inline bool has_hand_of_three(const View& view) noexcept { return view.rules.has(Option::hand_of_three_tiles); }

inline constexpr int kFullHand = 3;

// Words of the drawers.
inline constexpr int kIdleTurns = 0;  ///< seats in a row whose turn came without a placement
inline constexpr int kWaitedFor = 1;  ///< of three: how many the seat on turn gets after its extra turns

/// How many tiles a hand is filled up to now.
inline int hand_size(const View& view) noexcept
{
    if (has_hand_of_three(view)) return kFullHand - view.lasting(RoomName::house_hand, kWaitedFor);
    return view.rules.has(Option::draw_next_tile_at_turn_end) ? 1 : 0;
}

inline int count_hand(const View& view, int seat) noexcept
{
    int count = 0;
    for (RowId held : view.state.seat(seat).hand) count += static_cast<bool>(held);
    return count;
}

inline bool can_refill(const View& view, int seat) noexcept
{
    return count_hand(view, seat) < hand_size(view) && view.state.header().bag_left > 0 && !view.is_out(seat);
}

/// The first slot of a hand that holds this, -1 for none.
inline int slot_of(const View& view, int seat, RowId tile) noexcept
{
    for (int slot = 0; slot < 3; ++slot)
        if (tile && view.state.seat(seat).hand[slot] == tile) return slot;
    return -1;
}

/// Calls `visit(tile)` for each tile type in a hand once, as far as it is known.
template <class Visit>
void for_each_held(const View& view, int seat, Visit&& visit)
{
    for (int slot = 0; slot < 3; ++slot) {
        const RowId tile = view.state.seat(seat).hand[slot];
        if (tile && tile != kUnseen && slot_of(view, seat, tile) == slot) visit(tile);
    }
}

/// The first tile of a hand that can be placed; none when none can.
inline RowId first_placeable(const View& view, int seat) noexcept
{
    RowId first;
    for_each_held(view, seat, [&](RowId tile) {
        if (!first && has_placement(view, tile)) first = tile;
    });
    return first;
}

inline bool can_place_one(const View& view, int seat) noexcept { return bool(first_placeable(view, seat)); }

// ---- drawing into a hand, whoever answers for it ----

u8 nature_draws(const View& view, const Step& step);
void list_draws_to_hand(const View& view, const Step& step, Options& options);
Reason why_not_draw_to_hand(const View& view, const Step& step, const Action& action, Verdict& verdict);

/// The tile that an action of drawing names.
constexpr RowId drawn_by(const Action& action) noexcept { return action.verb == Verb::draw_unseen ? kUnseen : action.tile; }

/// Fills a hand as long as the library draws by itself. False when nature has to say what comes.
bool refill(Play& play, int seat);

/// The tile taken up fits nowhere: it leaves the game, or goes back to the bag (HOUSE-MIX-05).
void give_away(Play& play);

/// Wherever a tile of a hand may go.
void list_placements_of(const View& view, int seat, RowId tile, Options& options);

// ---- hidden hands ----

extern const StepCode kTakeUp;      ///< one tile ahead: it is shown, if it was hidden, and counts as drawn
extern const StepCode kHiddenTurn;  ///< a hidden hand of three: place a tile, or give tiles away

}  // namespace bastide
