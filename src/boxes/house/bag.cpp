// SPDX-License-Identifier: MIT
// House rules about the bag: the start tile is in it, and tiles that fit nowhere return to it.
#include "boxes/house/house.hpp"
#include "boxes/river/river.hpp"
#include "play/moves.hpp"

namespace bastide {

namespace {

void shape_bag(Rules& rules) { rules.start_in_bag = rules.has(Option::start_tile_in_bag); }

/// Sets the tile aside until this draw finds one that fits, so that every draw ends (HOUSE-BAG-02).
bool set_aside_for_later(Play& play)
{
    if (!play.rules.has(Option::return_unplaceable_to_bag)) return false;
    moves::set_aside_unplaceable(play, Cause::bag_set_aside);
    return true;
}

/// HOUSE-BAG-02
Reason why_not_draw_aside(const View& view, TileId type)
{
    return view.rules.has(Option::return_unplaceable_to_bag) && view.state.left(type) == 0 ? Reason::bag_tile_aside
                                                                                           : Reason::none;
}

Flow enter_return(Play& play, const Step&)
{
    moves::return_aside(play);
    return Flow::done;
}

constexpr StepCode kReturn{.name = StepKind::none,
                           .decider = nullptr,
                           .enter = enter_return,
                           .has_choice = nullptr,
                           .list = nullptr,
                           .why_not = nullptr,
                           .answer = nullptr};

constexpr i8 kRightAfterDrawing = -100;

constexpr SentenceDef kBagSentences[] = {
    {Reason::bag_tile_aside, "{tile} fits nowhere; it goes back to the bag after this draw."},
    {Select::tile_left, "bag_set_aside {{tile} fits nowhere and goes back to the bag}"},
};

constexpr OptionDef kBagSwitches[] = {
    {.option = Option::start_tile_in_bag, .excluded_sets = kRiverSets | sets_of(Set::count_city)},  // RIVER-INT-06, COUNT-INT-11
    {.option = Option::return_unplaceable_to_bag},
};

constexpr PlanDef kBagPlan[] = {{TurnPhase::place, &kReturn, kRightAfterDrawing}};

}  // namespace

const Module boxes::house::bag = {
    .id = ModuleId::house_bag,
    .title = "Tiles in the bag",
    .options = kBagSwitches,
    .sentences = kBagSentences,
    .plan = kBagPlan,
    .actions_per_turn = 12,  // on a small table a turn can draw and return many tiles
    .events_per_turn = 24,
    .on = {.shape = shape_bag, .why_not_draw = why_not_draw_aside, .unplaceable = set_aside_for_later},
};

}  // namespace bastide
