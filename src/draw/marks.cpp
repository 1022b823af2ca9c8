// SPDX-License-Identifier: MIT
#include "draw/marks.hpp"

namespace bastide::draw {

const char* Marks::find(Shows shows, int32_t kind) noexcept
{
    for (int32_t box = 0; box < kBoxCount; ++box)
        for (int32_t i = 0; i < kBoxes[box]->count; ++i) {
            const Mark& mark = kBoxes[box]->marks[i];
            if (mark.shows != shows || mark.kind != kind) continue;
            used_[box] |= uint64_t{1} << i;
            return mark.name;
        }
    return nullptr;
}

void Marks::define(Svg& svg) const noexcept
{
    svg.put("<defs>\n");
    for (int32_t box = 0; box < kBoxCount; ++box)
        for (int32_t i = 0; i < kBoxes[box]->count; ++i) {
            const Mark& mark = kBoxes[box]->marks[i];
            if (used_[box] >> i & 1) svg.put("<g id=\"@").put(mark.name).put("\">").put(mark.markup).put("</g>\n");
        }
    svg.put("</defs>\n");
}

}  // namespace bastide::draw
