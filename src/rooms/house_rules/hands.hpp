// SPDX-License-Identifier: MIT
// What the rooms with tiles in hand share: the rack that is a seat's hand, how it is filled, and what it may hold.
#pragma once

#include "play/placing.hpp"
#include "play/racks.hpp"

namespace bastide {

inline bool has_hand_of_three(const View& view) noexcept { return view.rules.has(Option::hand_of_three_tiles); }

inline constexpr int kFullHand = 3;

// Words of the drawers.
inline constexpr int kIdleTurns = 0;  ///< seats in a row whose turn came without a placement
inline constexpr int kWaitedFor = 1;  ///< of three: how many the seat on turn gets after its extra turns

/// Of three tiles or of the one drawn ahead.
inline Rack hand_of(const View& view, int seat) noexcept
{
    return rack_of(view.rules, has_hand_of_three(view) ? RoomName::house_hand : RoomName::house_ahead, seat);
}

/// The first tile of a hand that can be placed; none when none can.
inline RowId first_placeable(const View& view, const Rack& hand) noexcept
{
    RowId first;
    for_each_held(view, hand, [&](RowId tile) {
        if (!first && has_placement(view, tile)) first = tile;
    });
    return first;
}

inline bool can_place_one(const View& view, const Rack& hand) noexcept { return bool(first_placeable(view, hand)); }

// ---- drawing into a hand, whoever answers for it ----

u8 nature_draws(const View& view, const Step& step);
void list_draws_to_hand(const View& view, const Step& step, ActionList& options);
Reason why_not_draw_to_hand(const View& view, const Step& step, const Action& action, Verdict& verdict);

/// The tile that an action of drawing names.
constexpr RowId drawn_by(const Action& action) noexcept { return action.verb == Verb::draw_unseen ? kUnseen : action.tile; }

/// Whether a hand is to be filled up, and whether it can be.
bool lacks_tile(const View& view, const Rack& hand) noexcept;
bool can_refill(const View& view, const Rack& hand) noexcept;

/// Fills a hand as long as the library draws by itself. False when nature has to say what comes.
bool refill(Play& play, const Rack& hand);

extern const StepCode kDeal;    ///< in the opening: one tile to each seat in each pass
extern const StepCode kRefill;  ///< at the end of the own turn; after an abbey nothing is missing (HOUSE-DRAW-01, -02)

// ---- a turn with a hand ----

/// The tile taken up fits nowhere: it leaves the game, or goes back to the bag (HOUSE-MIX-05).
void discard_or_return(Play& play);

Action discarding(int seat, RowId tile) noexcept;

/// Wherever a tile of a hand may go.
void list_placements_of(const View& view, int seat, RowId tile, ActionList& options);

/// A full round without a placement ends the game, counted in a room's drawer.
Next end_when_idle(Play& play, RoomName room, Next next);

/// Where that count is told and set as a note.
NoteSlot idle_turns_slot(const Rules& rules, RoomName room, Note note) noexcept;

extern const StepCode kHiddenTurn;  ///< a hidden hand of three: place a tile, or give tiles away

}  // namespace bastide
