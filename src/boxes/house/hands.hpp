// SPDX-License-Identifier: MIT
// Shared by the modules with tiles in hand: the rack of a seat's hand, and how hands are filled.
#pragma once

#include "play/placing.hpp"
#include "play/racks.hpp"

namespace bastide {

inline bool has_hand_of_three(const View& view) noexcept { return view.rules.has(Option::hand_of_three_tiles); }

inline constexpr int kFullHand = 3;

// Variables.
inline constexpr int kIdleTurns = 0;      ///< consecutive seats that had a turn and placed nothing
inline constexpr int kDeferredDraws = 1;  ///< hand of three: draws that the seat on turn makes up for after its extra turns

/// The seat's hand: of three tiles, or of the one tile drawn ahead.
inline Rack hand_of(const View& view, int seat) noexcept
{
    return rack_of(view.rules, has_hand_of_three(view) ? ModuleId::house_hand : ModuleId::house_ahead, seat);
}

/// Why a tile cannot be placed before others of this hand, or of other hands.
Reason why_not_yet(const View& view, const Rack& hand, TileId tile) noexcept;

/// The first tile of a hand that can be placed, or none.
TileId first_placeable(const View& view, const Rack& hand) noexcept;

inline bool can_place_one(const View& view, const Rack& hand) noexcept { return bool(first_placeable(view, hand)); }

// ---- drawing into a hand, by the library or by the host ----

u8 decide_draw(const View& view, const Step& step);
void list_draws_to_hand(const View& view, const Step& step, ActionList& actions);
Reason why_not_draw_to_hand(const View& view, const Step& step, const Action& action, Verdict& verdict);

/// The tile that a draw puts into the hand; kUnseen for an unseen draw.
constexpr TileId drawn_by(const Action& action) noexcept
{
    return action.kind == ActionKind::draw_unseen ? kUnseen : action.tile;
}

/// Whether a hand is below its full size, and whether it can be refilled now.
bool lacks_tile(const View& view, const Rack& hand) noexcept;
bool can_refill(const View& view, const Rack& hand) noexcept;

/// Refills a hand while the library draws. False when the host must supply the draw.
bool refill(Play& play, const Rack& hand);

extern const StepCode kDeal;    ///< in the opening: each pass deals one tile to each seat
extern const StepCode kRefill;  ///< at the end of the seat's turn; a hand is still full after an abbey (HOUSE-DRAW-01, -02)

// ---- a turn with a hand ----

/// Removes a drawn tile that fits nowhere, or returns it to the bag (HOUSE-MIX-05).
void discard_or_return(Play& play);

Action discard_action(int seat, TileId tile) noexcept;

/// Adds every legal placement of a tile to the list.
void list_placements_of(const View& view, int seat, TileId tile, ActionList& actions);

/// Ends the game after a full round without a placement; counts the turns in the module's variables.
Next end_when_idle(Play& play, ModuleId module, Next next);

/// The note variable of that count.
NoteVariable idle_turns_slot(const Rules& rules, ModuleId module, Note note) noexcept;

extern const StepCode kHiddenTurn;  ///< a hidden hand of three: place a tile, or discard tiles

}  // namespace bastide
