// SPDX-License-Identifier: MIT
// The turns after a sale: the seller draws another tile; if the buyer earned an extra turn, that comes first.
#include "boxes/base/base.hpp"
#include "boxes/house/house.hpp"
#include "boxes/house/sale.hpp"
#include "boxes/river/river.hpp"
#include "play/drawing.hpp"
#include "play/moves.hpp"
#include "play/turn.hpp"

namespace bastide {

namespace sale {

namespace {

/// The seller draws another tile and places it as in any turn, unless it has left the game (RESIGN-03).
void resume(Play& play, int seller)
{
    moves::resume_turn(play, seller, Cause::sale_resumed);
    continue_with_step(play, draw_step);
}

/// The buyer takes a whole turn in between (HOUSE-MIX-03). The variables of the seller's turn are saved, so that its once-a-turn
/// rights stay used.
void begin_extra_turn(Play& play, int buyer)
{
    moves::store_turn_variables(play, kModule, kSellerTurnVariables);
    moves::set_lasting(play, kModule, kWaitingSeller, play.state.header().active + 1);
    moves::begin_turn(play, buyer);
    continue_with_new_turn(play);
}

void end_extra_turn(Play& play)
{
    moves::restore_turn_variables(play, kModule, kSellerTurnVariables);
    const int seller = play.lasting(kModule, kWaitingSeller) - 1;
    moves::set_lasting(play, kModule, kWaitingSeller, 0);
    resume(play, seller);
}

/// An extra turn needs a tile to draw.
bool has_extra_turn(const View& view) noexcept
{
    return (earns_extra_turn(view) || has_placed_lake_of_turn(view)) && count_to_draw(view) > 0;
}

/// Entered when the bought tile is placed and scored.
Flow enter_after_purchase(Play& play, const Step& step)
{
    const Header& header = play.state.header();
    if (header.acting_seat == header.active) return Flow::done;
    if (has_extra_turn(play))
        begin_extra_turn(play, step.seat);
    else
        resume(play, header.active);
    return Flow::done;
}

/// Ends the extra turn, unless it earned another.
Flow enter_after_extra_turn(Play& play, const Step&)
{
    if (has_waiting_seller(play) && !has_extra_turn(play)) end_extra_turn(play);
    return Flow::done;
}

}  // namespace

const StepCode kAfterPurchase{.enter = enter_after_purchase};
const StepCode kAfterExtraTurn{.enter = enter_after_extra_turn};

}  // namespace sale

bool has_waiting_seller(const View& view) noexcept
{
    return view.rules.has(Option::sell_completing_tile) && view.lasting(sale::kModule, sale::kWaitingSeller) != 0;
}

}  // namespace bastide
