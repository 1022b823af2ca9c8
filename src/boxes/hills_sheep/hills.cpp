// SPDX-License-Identifier: MIT
// Hills: each hides a tile of the bag that no seat knows, and breaks ties for the meeples on it.
#include "board/features.hpp"
#include "boxes/hills_sheep/elements.hpp"
#include "play/drawing.hpp"
#include "play/moves.hpp"
#include "play/pools.hpp"
#include "play/scoring.hpp"

namespace bastide::boxes::hills_sheep {

namespace {

bool has_hills(const View& view) noexcept { return !view.rules.has(Option::without_hills); }

/// Without a tile left to draw it is a hill all the same (HILL-HIDE-02); tiles that wait for the dragon are not drawn
/// (HILL-HIDE-05). A tile that was put away is not placed (HILL-HIDE-04).
Flow enter_hill(Play& play, const Step&)
{
    const Header& header = play.state.header();
    if (!header.last || !has_mark(play, header.last, Mark::hill)) return Flow::done;  // as in most turns
    if (has_hills(play) && count_to_draw(play) > 0) moves::cover_tile(play, kModule, kCovered, Cause::hill_covered);
    return Flow::done;
}

/// How many meeples of each seat stand on a hill, of those that count for a feature. Strength does not matter (HILL-TIE-04, -05).
struct OnHills {
    u32 of[kMaxSeats] = {};

    OnHills(const View& view, NodeId root) noexcept
    {
        for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
            const Piece& piece = view.state.piece(PieceId(i));
            const bool counts = piece.spot == Spot::segment && view.rules.piece_def(piece.kind).has(Trait::claims);
            if (!counts || root_of(view.state, NodeId(piece.at)) != root) continue;
            of[piece.owner] += has_mark(view, view.state.node(NodeId(piece.at)).tile, Mark::hill) ? 1u : 0u;
        }
    }
};

}  // namespace

const StepCode hill_step{.enter = enter_hill};

/// All tied seats win if none has a meeple on a hill, or all have (HILL-TIE-02). With `number` those with most win (HILL-TIE-03).
u32 break_tie(const View& view, NodeId root, u32 seats)
{
    if (!has_hills(view)) return seats;
    const OnHills on_hills(view, root);
    const bool counts_them = view.rules.has(Option::hill_tiebreak);
    u32 most = 0;
    for_each_bit(seats, [&](u32 seat) { most = larger(most, on_hills.of[seat]); });
    const u32 enough = counts_them ? most : smaller(most, 1u);
    u32 winners = 0;
    for_each_bit(seats, [&](u32 seat) { winners |= on_hills.of[seat] >= enough ? 1u << seat : 0; });
    return winners;
}

/// HILL-HIDE-03
void show_covered(const View& view, Things& things)
{
    Thing thing;
    thing.kind = ThingKind::hill_covered;
    thing.count = view.lasting(kModule, kCovered);
    if (thing.count > 0) things.add(thing);
}

}  // namespace bastide::boxes::hills_sheep
