// SPDX-License-Identifier: MIT
// The module of Inns & Cathedrals, new edition.
#pragma once

#include "play/module.hpp"
#include "play/scoring.hpp"

namespace bastide {

namespace boxes::inns_cathedrals {
extern const Module module;
}

// Inline, so that a newer module can rate roads in a build without this box.

/// Replaces the rate of a road with an inn: 2 for each tile (IC-ROAD-01), nothing if it is incomplete (IC-FINAL-01). Returns
/// whether the feature is such a road.
inline bool rate_road_with_inn(const View& view, const Feature& feature, Cause cause, Tally& sum) noexcept
{
    if (feature.kind != SegmentKind::road || count_marks(view, feature, Mark::inn) == 0) return false;
    const bool complete = cause == Cause::completed;
    sum = {};
    sum.add(complete ? Reward::inn_road : Reward::inn_road_unfinished, feature.tiles, complete ? 2 : 0);
    return true;
}

}  // namespace bastide
