// SPDX-License-Identifier: MIT
// Fills hands, discards tiles from them, and ends the game when no seat can place a tile.
#include "boxes/house/hands.hpp"

#include "boxes/base/base.hpp"
#include "boxes/house/house.hpp"
#include "boxes/river/river.hpp"
#include "play/drawing.hpp"
#include "play/moves.hpp"

namespace bastide {

// ---- drawing, by the library or by the host --------------------------------------------------------------------------

u8 decide_draw(const View&, const Step&) { return kNature; }

void list_draws_to_hand(const View& view, const Step& step, ActionList& actions)
{
    draw_step.list(view, step, actions);
    if (!hand_of(view, step.seat).is_hidden) return;
    Action unseen;
    unseen.kind = ActionKind::draw_unseen;
    unseen.seat = kNature;
    actions.add(unseen);
}

Reason why_not_draw_to_hand(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::draw_unseen && hand_of(view, step.seat).is_hidden) return Reason::none;
    return draw_step.why_not(view, step, action, verdict);
}

bool lacks_tile(const View& view, const Rack& hand) noexcept
{
    const u32 waited_for = has_hand_of_three(view) ? view.lasting(ModuleId::house_hand, kDeferredDraws) : 0;
    return count_tiles(view, hand) + waited_for < hand.capacity;
}

bool can_refill(const View& view, const Rack& hand) noexcept
{
    return lacks_tile(view, hand) && count_to_draw(view) > 0 && !view.is_out(hand.owner);
}

bool refill(Play& play, const Rack& hand)
{
    while (can_refill(play, hand)) {
        if (play.asks_nature) return false;
        moves::draw_to_rack(play, hand, moves::pick_tile(play));
    }
    return true;
}

namespace {

/// The seat with the smallest hand, clockwise from the first seat, so that each pass deals one tile to each seat.
int next_to_deal(const View& view) noexcept
{
    const auto held = [&](int seat) { return count_tiles(view, hand_of(view, seat)); };
    int next = view.state.header().active;
    for (int i = 1; i < view.rules.config.seats; ++i) {
        const int seat = (view.state.header().active + i) % view.rules.config.seats;
        if (!view.is_out(seat) && (view.is_out(next) || held(seat) < held(next))) next = seat;
    }
    return next;
}

Flow enter_deal(Play& play, const Step&)
{
    for (Rack hand = hand_of(play, next_to_deal(play)); can_refill(play, hand); hand = hand_of(play, next_to_deal(play))) {
        if (play.asks_nature) return Flow::ask;
        moves::draw_to_rack(play, hand, moves::pick_tile(play));
    }
    return Flow::done;
}

Flow answer_deal(Play& play, const Step&, const Action& action)
{
    moves::draw_to_rack(play, hand_of(play, next_to_deal(play)), drawn_by(action));
    return Flow::ask;  // the step is entered again and finds the next seat
}

Flow enter_refill(Play& play, const Step& step) { return refill(play, hand_of(play, step.seat)) ? Flow::done : Flow::ask; }

Flow answer_refill(Play& play, const Step& step, const Action& action)
{
    moves::draw_to_rack(play, hand_of(play, step.seat), drawn_by(action));
    return Flow::ask;
}

}  // namespace

const StepCode kDeal{.name = StepKind::draw,
                     .decider = decide_draw,
                     .enter = enter_deal,
                     .list = list_draws_to_hand,
                     .why_not = why_not_draw_to_hand,
                     .answer = answer_deal};

const StepCode kRefill{.name = StepKind::draw,
                       .decider = decide_draw,
                       .enter = enter_refill,
                       .list = list_draws_to_hand,
                       .why_not = why_not_draw_to_hand,
                       .answer = answer_refill};

// ---- a turn with a hand ---------------------------------------------------------------------------------------------

namespace {

/// Whether a tile of a river that is no lake is in the bag or in a hand. A view that does not know all hands finds the same,
/// because it counts unknown tiles to the bag.
bool has_river_tiles_to_come(const View& view) noexcept
{
    const auto is_meant = [&](TileId tile) {
        const TileDef& def = view.rules.tiles.def(tile);
        return is_river_tile(def) && !is_lake(def);
    };
    for (int i = 1; i <= view.rules.tiles.count; ++i)
        if (view.state.left(TileId(i)) > 0 && is_meant(TileId(i))) return true;
    for (u32 i = 0; i < view.rules.slot_count; ++i) {
        const TileId held = view.state.slots()[i];
        if (held && held != kUnseen && is_meant(held)) return true;
    }
    return false;
}

bool is_waiting_lake(const View& view, TileId tile) noexcept
{
    return is_lake(view.rules.tiles.def(tile)) && has_river_tiles_to_come(view);
}

bool has_river_tile_that_fits(const View& view, const Rack& hand) noexcept
{
    bool has = false;
    for_each_held(view, hand, [&](TileId tile) {
        has = has || (is_river_tile(view.rules.tiles.def(tile)) && !is_waiting_lake(view, tile) && has_placement(view, tile));
    });
    return has;
}

}  // namespace

/// RIVER-INT-06
Reason why_not_yet(const View& view, const Rack& hand, TileId tile) noexcept
{
    if (view.rules.draw_group_count == 0) return Reason::none;
    if (is_waiting_lake(view, tile)) return Reason::lake_waits;
    const bool is_first = is_river_tile(view.rules.tiles.def(tile)) || !has_river_tile_that_fits(view, hand);
    return is_first ? Reason::none : Reason::river_tile_first;
}

TileId first_placeable(const View& view, const Rack& hand) noexcept
{
    TileId first;
    for_each_held(view, hand, [&](TileId tile) {
        if (!first && why_not_yet(view, hand, tile) == Reason::none && has_placement(view, tile)) first = tile;
    });
    return first;
}

void discard_or_return(Play& play)
{
    for (UnplaceableHook hook : play.rules.on.unplaceable)
        if (hook(play)) return;
    moves::remove_drawn(play, Cause::hand_discarded);
}

void list_placements_of(const View& view, int seat, TileId tile, ActionList& actions)
{
    Action action;
    action.kind = ActionKind::place;
    action.seat = static_cast<u8>(seat);
    action.tile = tile;
    for_each_placement(view, tile, [&](Cell cell, u32 rotations) {
        action.cell = cell;
        for (int rotation = 0; rotation < kSides; ++rotation) {
            action.rotation = static_cast<u8>(rotation);
            if ((rotations >> rotation) & 1) actions.add(action);
        }
    });
}

Action discard_action(int seat, TileId tile) noexcept
{
    Action action;
    action.kind = ActionKind::discard;
    action.seat = static_cast<u8>(seat);
    action.tile = tile;
    return action;
}

namespace {

/// The number of seats from the active one to `next`, the skipped ones (without a tile) included; a whole round when they are the
/// same seat.
int seats_to(const Play& play, int next) noexcept
{
    const int seats = play.rules.config.seats;
    return (next - play.state.header().active + seats - 1) % seats + 1;
}

}  // namespace

/// Ends the game when no held tile fits and no other can be drawn (HOUSE-DRAW-02). When no seat holds a tile, turns continue only
/// for abbeys, and those end by their own rule (ABBEY-END-01).
Next end_when_idle(Play& play, ModuleId module, Next next)
{
    if (tiles_to_come(play) == 0) return next;
    const bool has_placed = play.state.header().last || has_sold(play);
    const int idle = has_placed ? 0 : play.lasting(module, kIdleTurns) + seats_to(play, next.seat);
    next.over = next.over || idle >= play.rules.config.seats;
    moves::set_lasting(play, module, kIdleTurns, idle < play.rules.config.seats ? idle : 0);  // turns may continue for abbeys
    return next;
}

NoteVariable idle_turns_slot(const Rules& rules, ModuleId module, Note note) noexcept
{
    if (note != Note::hand_idle_turns) return {};
    return {rules.lasting_variables[static_cast<int>(module)] + kIdleTurns, static_cast<u16>(rules.config.seats - 1)};
}

}  // namespace bastide
