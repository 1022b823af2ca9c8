// SPDX-License-Identifier: MIT
#include "boxes/base/scoring.hpp"

#include "board/features.hpp"
#include "play/rules.hpp"

namespace bastide {

void boxes::base::worth(const View& view, const Feature& feature, Cause cause, int, Tally& sum)
{
    const bool complete = cause == Cause::completed;
    switch (feature.kind) {
        case SegmentKind::road:  // BASE-ROAD-02, BASE-FINAL-02
            sum.add(complete ? Reward::road : Reward::final_road, feature.tiles, 1);
            break;
        case SegmentKind::city:  // BASE-CITY-02, -06, BASE-FINAL-02
            sum.add(complete ? Reward::city : Reward::final_city, feature.tiles, complete ? 2 : 1);
            sum.add(complete ? Reward::city_pennants : Reward::final_city_pennants, feature.pennants, complete ? 2 : 1);
            break;
        case SegmentKind::monastery:  // BASE-MON-02, BASE-FINAL-02
            sum.add(complete ? Reward::monastery : Reward::final_monastery, feature.tiles, 1);
            break;
        case SegmentKind::field:  // BASE-FINAL-05
            if (cause != Cause::final) break;
            sum.add(Reward::final_field, count_complete_cities(view.state, view.rules.tiles, feature.root), 3);
            break;
        default: break;  // of other boxes, or never scored
    }
}

}  // namespace bastide
