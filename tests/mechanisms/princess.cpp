// SPDX-License-Identifier: MIT
// Two causes to take a piece, also on one tile: a festival, and a princess, whose box is not played yet. Instead of deploying, a
// seat takes with the festival tile any piece of its own; or, with the princess tile, any knight of its city. One tile shows
// both.
#include "board/features.hpp"
#include "boxes/base/base.hpp"
#include "defs/tile_text.hpp"
#include "mechanisms/modules.hpp"
#include "play/moves.hpp"
#include "play/removing.hpp"

namespace bastide {

namespace {

constexpr ModuleId kModule = ModuleId::house_table;  // a spare name here, where that rule never plays

constexpr TileDef kTiles[] = {tile("FEST 2 FFFF f:01234567"), tile("PRIN 2 CFFC c:NW f:2345+0"),
                              tile("BOTH 2 CFFC c:NW f:2345+0")};

/// Whether the tile just placed is the one of that name.
bool is_last(const View& view, const char* name) noexcept
{
    const PlacedId last = view.state.header().last;
    return last && Text(view.rules.tiles.def(view.state.placed(last).tile.type()).name) == Text(name);
}

NodeId city_of_princess(const View& view) noexcept
{
    return root_of(view.state, node_of(view.state.placed(view.state.header().last), 0));
}

/// What a cause demands of the piece itself, whichever action it is for.
Reason object(const View& view, PieceId id, Cause cause, Verdict& verdict)
{
    const Piece& piece = view.state.piece(id);
    const NodeId root = root_of(view.state, NodeId(piece.at));
    const bool is_knight = piece.spot == Spot::segment && view.rules.piece_def(piece.kind).has(Trait::claims);
    if (cause == kPrincess && (!is_knight || root != city_of_princess(view)))
        return verdict.refuse(Reason::cannot_be_taken);  // PRINCESS-02, -05
    return Reason::none;
}

/// A princess takes the knight of any seat (PRINCESS-01), a festival a seat's own piece.
Reason why_not_for(const View& view, int seat, PieceId id, Cause cause, Verdict& verdict)
{
    if (cause != kPrincess) return why_not_take_back(view, seat, id, cause, verdict);
    return id ? why_not_remove(view, id, cause, verdict) : verdict.refuse(Reason::no_such_piece);
}

template <Cause kCause>
bool is_offered(const View& view) noexcept
{
    return is_last(view, "BOTH") || is_last(view, kCause == kFestivalHeld ? "FEST" : "PRIN");
}

template <Cause kCause>
void list_takes(const View& view, const Decision& decision, ActionList& actions)
{
    if (!actions.accepts(ActionKind::take) || !is_offered<kCause>(view)) return;
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        Verdict verdict;
        const PieceId id(i);
        if (why_not_for(view, decision.seat, id, kCause, verdict) == Reason::none)
            actions.add(make_take_action(view, decision.seat, id, kCause));
    }
}

template <Cause kCause>
bool owns(const View& view, const Decision&, const Action& action)
{
    return is_take_for(action, kCause) && is_offered<kCause>(view);
}

template <Cause kCause>
Reason why_not_taken(const View& view, const Decision& decision, const Action& action, Verdict& verdict)
{
    return why_not_for(view, decision.seat, PieceId(action.piece), kCause, verdict);
}

template <Cause kCause>
Flow send_home(Play& play, const Decision&, const Action& action)
{
    if (kCause == kPrincess) moves::set_this_part(play, kModule, 0, 1);
    moves::send_home(play, PieceId(action.piece), kCause);
    return Flow::done;
}

template <Cause kCause>
constexpr Offer offer() noexcept
{
    return {.at = &deploy_step,
            .list = list_takes<kCause>,
            .takes = kCause,
            .owns = owns<kCause>,
            .why_not = why_not_taken<kCause>,
            .answer = send_home<kCause>};
}

constexpr Offer kOffers[] = {offer<kFestivalHeld>(), offer<kPrincess>()};

/// PRINCESS-03
bool has_taken(const View& view) { return view.this_part(kModule, 0) != 0; }

}  // namespace

const Module princess = {
    .id = kModule,
    .title = "Princess",
    .set = Set::winter,
    .tiles = set_of<kTiles>(),
    .offers = kOffers,
    .variables = {.part = 1},
    .max_seats = 6,
    .events_per_turn = 4,
    .on = {.why_not_remove = object, .action_closed = has_taken},
};

}  // namespace bastide
