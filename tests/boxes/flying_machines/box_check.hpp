// SPDX-License-Identifier: MIT
// The Flying Machines: which kinds fly, and where a follower may land, computed from the board of the reference.
#pragma once

#include <set>
#include <utility>

#include "invariants/box_check.hpp"
#include "play/deploying.hpp"
#include "play/scoring.hpp"
#include "support/catch.hpp"

namespace box_checks::flying_machines {

using namespace bastide;

inline bool shows(const View& view, PlacedId tile, Mark mark) { return tile && has_mark(view, tile, mark); }

inline bool has_machine(const View& view, PlacedId tile)
{
    return shows(view, tile, Mark::flier) || shows(view, tile, Mark::flier_nw);
}

/// The follower that flies now; none if nobody does.
inline PieceId flier(const Observation& observed)
{
    PieceId found;
    const PlacedId last = observed.view.state.header().last;
    observed.for_each_piece([&](u16 id, const Piece& piece) {
        const bool claims = observed.view.rules.piece_def(piece.kind).has(Trait::claims);
        if (claims && piece.spot == Spot::tile && PlacedId(piece.at) == last && has_machine(observed.view, last))
            found = PieceId(id);
    });
    return found;
}

/// FLIER-01, FLIER-07 to -09: kinds that may take off at this decision.
inline void check_taking_off(const Observation& observed)
{
    const View& view = observed.view;
    const PlacedId last = view.state.header().last;
    const u8 seat = pending(view).seat;
    bool has_flown = false;
    for (u64 seq = observed.game.log().next(); seq > observed.game.log().first(); --seq) {
        const Event& event = observed.game.log().at(seq - 1);
        if (event.kind == EventKind::placed) break;
        has_flown = has_flown || event.cause == Cause::flier_rolled;
    }
    std::set<u16> theirs;
    for (int i = 0; i < view.rules.kind_count; ++i) {
        const PieceDef& def = view.rules.piece_def(view.rules.kinds[i]);
        const bool may = def.has(Trait::claims) && pending(view).code->deploys(def.kind) && has_supply(view, seat, def.kind);
        if (may && has_machine(view, last) && !has_flown) theirs.insert(static_cast<u16>(def.kind));
    }
    std::set<u16> mine;
    for (const Action& action : observed.options_of(ActionKind::deploy)) {
        const PlacedId tile = action.segment == kOnTile ? tile_at(view.state, action.cell) : PlacedId{};
        if (tile == last && has_machine(view, tile) && view.rules.piece_defs[action.piece_kind].has(Trait::claims))
            mine.insert(action.piece_kind);
    }
    observed.wrong.expect(mine == theirs, "other kinds of pieces fly");
    observed.seen.rare["machines"] += mine.empty() ? 0 : 1;
}

/// FLIER-02 to -05: the features of the tile that is one, two or three spaces away, by the reference.
inline void check_landing(const Observation& observed)
{
    const View& view = observed.view;
    const PieceId id = flier(observed);
    observed.wrong.expect(id.raw != 0, "nobody flies");
    if (!id) return;
    const reference::PlacedTile& from = observed.board.tiles()[view.state.header().last.raw - 1u];
    const bool is_straight = shows(view, view.state.header().last, Mark::flier);
    constexpr int kX[] = {-1, -1, 0, 1, 1, 1, 0, -1};  // clockwise from the west
    constexpr int kY[] = {0, -1, -1, -1, 0, 1, 1, 1};
    const int way = (2 * from.rotation + (is_straight ? 0 : 1)) % 8;
    const Cell to = observed.options.front().cell;
    int spaces = 0;
    for (int n = 1; n <= 3; ++n)
        if (to.x == from.x + n * kX[way] && to.y == from.y + n * kY[way]) spaces = n;
    observed.wrong.expect(spaces > 0, "a follower lands off its way");
    std::set<std::pair<int, int>> theirs;
    const int tile = observed.board.tile_at(to.x, to.y);
    const PieceDef& def = view.rules.piece_def(view.state.piece(id).kind);
    for (int i = 0; tile >= 0 && i < static_cast<int>(observed.board.type_at(tile).segments.size()); ++i) {
        const int number = observed.board.feature_at(to.x, to.y, i);
        const reference::Feature& feature = observed.board.features()[static_cast<std::size_t>(number)];
        const auto kind = static_cast<SegmentKind>(static_cast<int>(feature.kind) + 1);
        const bool is_ground = kind == SegmentKind::field || kind == SegmentKind::foundation || kind == SegmentKind::river;
        const bool is_castle = observed.board.is_castle(number, observed.pieces.list());
        const bool is_shut_now = box_checks::is_shut(view, def.kind, PlacedId(tile + 1));
        if (!is_ground && !is_castle && !feature.complete && def.may_stand_on(kind) && !is_shut_now) theirs.insert({tile, i});
    }
    std::set<std::pair<int, int>> mine;
    for (const Action& action : observed.options)
        mine.insert({observed.board.tile_at(action.cell.x, action.cell.y), action.segment});
    observed.wrong.expect(mine == theirs && mine.size() == observed.options.size(), "a follower may land elsewhere");
    const int number = observed.board.feature_at(to.x, to.y, observed.options.front().segment);
    observed.seen.rare["shared landings"] += observed.board.is_occupied(number, observed.pieces.list());
}

inline void check_decision(const Observation& observed)
{
    const StepKind step = observed.step();
    if (step == StepKind::act || step == StepKind::phantom) check_taking_off(observed);
    if (step == StepKind::flier_land) check_landing(observed);
    if (step != StepKind::flier_land && step != StepKind::flier_roll)
        observed.wrong.expect(!flier(observed), "a follower stays on a machine");
}

inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    if (observed.step() != StepKind::act || random.one_in(3)) return nullptr;
    std::vector<const Action*> good;
    for (const Action& action : observed.options) {
        const bool is_on_tile = action.kind == ActionKind::deploy && action.segment == kOnTile;
        if (is_on_tile && observed.view.rules.piece_defs[action.piece_kind].has(Trait::claims)) good.push_back(&action);
    }
    return any_of_any_kind(good, random);
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.rare.at("machines") > 100);
    CHECK(seen.steps.at(StepKind::flier_land) > 50);
    CHECK(seen.causes.at(Cause::flier_returned) > 20);
    CHECK(seen.rare.at("shared landings") > 5);
}

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::flying_machines,
             .removals = {Cause::flier_returned},
             .at_decision = check_decision,
             .prefer = prefer,
             .came_up = came_up}};
}

}  // namespace box_checks::flying_machines
