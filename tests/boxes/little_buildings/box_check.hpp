// SPDX-License-Identifier: MIT
// Little Buildings: a seat may put each kind of its buildings on the tile just placed, and they stay. The reference computes what
// they add.
#pragma once

#include <set>

#include "invariants/box_check.hpp"
#include "support/catch.hpp"

namespace box_checks::little_buildings {

using namespace bastide;

inline bool is_building(PieceKind kind) { return kind >= PieceKind::little_tower && kind <= PieceKind::little_shed; }

inline bool builds(const Action& action)
{
    return action.kind == ActionKind::deploy && is_building(static_cast<PieceKind>(action.piece_kind));
}

/// LB-PLACE-01, -02
inline void check_decision(const Observation& observed)
{
    std::set<int> tiles;
    int standing = 0;
    observed.for_each_piece([&](u16, const Piece& piece) {
        if (!is_building(piece.kind) || piece.spot == Spot::supply) return;
        ++standing;
        observed.wrong.expect(piece.spot == Spot::tile, "a building left the board");
        tiles.insert(piece.at);
    });
    observed.wrong.expect(static_cast<int>(tiles.size()) == standing, "two buildings stand on one tile");
    int offered = 0;
    for (const Action& action : observed.options) offered += builds(action) ? 1 : 0;
    int expected = 0;
    if (observed.step() == StepKind::act) {
        std::set<PieceKind> kinds;
        observed.for_each_piece([&](u16, const Piece& piece) {
            if (is_building(piece.kind) && piece.spot == Spot::supply && piece.owner == pending(observed.view).seat)
                kinds.insert(piece.kind);
        });
        expected = static_cast<int>(kinds.size());
    }
    observed.wrong.expect(offered == expected, "other buildings may be placed");
    observed.seen.rare["buildings on the board"] += standing > 0 ? 1 : 0;
}

inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    if (observed.step() != StepKind::act || !random.one_in(5)) return nullptr;
    std::vector<const Action*> good;
    for (const Action& action : observed.options)
        if (builds(action)) good.push_back(&action);
    return any_of_any_kind(good, random);
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.rewards.at(Reward::little_buildings) > 100);
    CHECK(seen.rare.at("buildings on the board") > 100);
}

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::little_buildings, .at_decision = check_decision, .prefer = prefer, .came_up = came_up}};
}

}  // namespace box_checks::little_buildings
