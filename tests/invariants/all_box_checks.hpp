// SPDX-License-Identifier: MIT
// The checks of all boxes that the reference plays. CMake finds them: tests/boxes/<box>/box_check.hpp has the checks of the sets
// of a box.
#pragma once

#include "box_checks.hpp"
#include "invariants/box_check.hpp"

namespace box_checks {

/// The oldest set first.
inline const std::vector<SetCheck>& set_checks()
{
    static const std::vector<SetCheck> all = [] {
        std::vector<SetCheck> list;
#define BASTIDE_SET_CHECKS(box)                                 \
    {                                                           \
        const std::vector<SetCheck> of_box = box::set_checks(); \
        list.insert(list.end(), of_box.begin(), of_box.end());  \
    }
        BASTIDE_BOX_CHECKS(BASTIDE_SET_CHECKS)
#undef BASTIDE_SET_CHECKS
        std::sort(list.begin(), list.end(), [](const SetCheck& a, const SetCheck& b) { return a.set < b.set; });
        return list;
    }();
    return all;
}

/// The checks of the sets in a game.
inline std::vector<const SetCheck*> set_checks_of(const Config& config)
{
    std::vector<const SetCheck*> list;
    for (const SetCheck& check : set_checks())
        if (config.copies[static_cast<int>(check.set)] > 0) list.push_back(&check);
    return list;
}

inline bool is_shut(const View& view, PieceKind kind, PlacedId tile)
{
    const auto shuts = [&](const SetCheck& check) { return check.is_shut && check.is_shut(view, kind, tile); };
    return std::any_of(set_checks().begin(), set_checks().end(), shuts);
}

}  // namespace box_checks
