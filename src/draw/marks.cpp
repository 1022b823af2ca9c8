// SPDX-License-Identifier: MIT
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr const BoxMarks* kBoxes[] = {
    &kBaseMarks,  &kTowerMarks,      &kAbbeyMayorMarks, &kInnsCathedralsMarks, &kTradersBuildersMarks,
    &kRiverMarks, &kKingRobberMarks, &kFestivalMarks,   &kSiegeMarks,          &kCultMarks,
    &kAbbotMarks, &kPhantomMarks,    &kDarmstadtMarks};

template <class Visit>
void for_each_mark(Visit&& visit) noexcept
{
    int32_t index = 0;
    for (const BoxMarks* box : kBoxes)
        for (int32_t i = 0; i < box->count; ++i) visit(box->marks[i], index++);
}

}  // namespace

const char* Marks::find(Shows shows, int32_t kind) noexcept
{
    const char* name = nullptr;
    for_each_mark([&](const Mark& mark, int32_t index) {
        if (name || mark.shows != shows || mark.kind != kind) return;
        name = mark.name;
        used_ |= uint64_t{1} << index;
    });
    return name;
}

void Marks::define(Svg& svg) const noexcept
{
    svg.put("<defs>\n");
    for_each_mark([&](const Mark& mark, int32_t index) {
        if (used_ >> index & 1) svg.put("<g id=\"@").put(mark.name).put("\">").put(mark.markup).put("</g>\n");
    });
    svg.put("</defs>\n");
}

}  // namespace bastide::draw
