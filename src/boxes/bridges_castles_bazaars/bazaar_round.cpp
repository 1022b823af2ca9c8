// SPDX-License-Identifier: MIT
// The round of a bazaar: each seat places the tile that it won in its next turn, in place of drawing one.
#include "boxes/base/base.hpp"
#include "boxes/bridges_castles_bazaars/bazaars.hpp"
#include "play/drawing.hpp"
#include "play/moves.hpp"
#include "play/placing.hpp"
#include "play/turn.hpp"

namespace bastide::boxes::bridges_castles_bazaars {

namespace {

bool plays_from_hand(const View& view) noexcept { return view.rules.has(Option::hand_of_three_tiles); }

/// What becomes of a tile that was won and fits nowhere (BAZAAR-PLACE-04): the same as of one that was drawn.
void put_won_away(Play& play) noexcept
{
    for (UnplaceableHook hook : play.rules.on.unplaceable)
        if (hook(play)) return;
    moves::remove_drawn(play, Cause::fits_nowhere);
}

/// The turn begins with the tile that its seat won, in place of drawing one (BAZAAR-PLACE-01). The draw step puts it away if it
/// fits nowhere, and draws another; with a hand of three the seat then plays from its hand (BCB-INT-14).
Flow enter_take_up(Play& play, const Step& step)
{
    const Header& header = play.state.header();
    const bool is_beginning = !header.drawn && !header.last && play.part() == 0 && round_of(play) == Round::none;
    if (!is_beginning || !has_won_tile(play, step.seat)) return Flow::done;
    moves::take_from_rack(play, won_by(play, step.seat), tile_in(play, won_by(play, step.seat), 0));
    moves::set_this_turn(play, kModule, kRound, static_cast<int>(Round::in_round));
    if (plays_from_hand(play) && !can_be_placed(play, header.drawn)) put_won_away(play);
    return Flow::done;
}

/// Only where the usual step places tiles of a hand.
Flow enter_place_won(Play& play, const Step& step) { return plays_from_hand(play) ? place_step.enter(play, step) : Flow::done; }

void list_placements_of_won(const View& view, const Step& step, ActionList& actions) { place_step.list(view, step, actions); }

bool sample_placement_of_won(const View& view, const Step& step, Stream& stream, Action& out, u32& open_cell)
{
    return place_step.sample(view, step, stream, out, open_cell);
}

Reason why_not_place_won(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    return place_step.why_not(view, step, action, verdict);
}

Flow answer_place_won(Play& play, const Step& step, const Action& action) { return place_step.answer(play, step, action); }

}  // namespace

const StepCode kTakeUpWon{.enter = enter_take_up};

const StepCode kPlaceWon{.name = StepKind::place,
                         .enter = enter_place_won,
                         .list = list_placements_of_won,
                         .sample = sample_placement_of_won,
                         .why_not = why_not_place_won,
                         .answer = answer_place_won,
                         .drawn_tile = DrawnTile::waits};

/// A seat whose tile fits nowhere is passed over when no other can be drawn (BAZAAR-PLACE-07). The last turns are those of seats
/// that hold a tile (BAZAAR-PLACE-06).
Next pass_over(Play& play, Next next)
{
    for (int k = 0; k < play.rules.config.seats && !next.over && count_to_draw(play) == 0; ++k) {
        const Rack won = won_by(play, next.seat);
        const TileId tile = tile_in(play, won, 0);
        if (!tile || play.is_out(next.seat)) return next;
        const int active = play.state.header().active;
        moves::set_turn(play, next.seat);  // its tile may fit with a bridge of its own
        const bool fits = can_be_placed(play, tile);
        if (!fits) {
            moves::take_from_rack(play, won, tile);
            put_won_away(play);
        }
        moves::set_turn(play, active);
        if (fits) return next;
        int seat = next.seat;
        for (int i = 1; i <= play.rules.config.seats; ++i) {
            const int other = (next.seat + i) % play.rules.config.seats;
            if (!has_tile_in_hand(play, other)) continue;
            seat = other;
            break;
        }
        next.over = !has_tile_in_hand(play, seat);
        next.seat = static_cast<u8>(seat);
    }
    return next;
}

}  // namespace bastide::boxes::bridges_castles_bazaars
