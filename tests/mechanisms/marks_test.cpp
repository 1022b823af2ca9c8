// SPDX-License-Identifier: MIT
// Marks of tile definitions. What marks are worth is tested with the boxes that have them.
#include "defs/bushes.hpp"
#include "defs/fingerprint.hpp"
#include "defs/tile_text.hpp"
#include "support/catch.hpp"

using namespace bastide;

namespace {

constexpr Mark kOne{40};
constexpr Mark kOther{42};

}  // namespace

TEST_CASE("Marks follow the roads that are merged among bushes", "[mechanisms]")
{
    constexpr TileDef kCrossing = marked(tile("X1 1 FRRR r:E r:S r:W f:0127 f:34 f:56 village:r0r1r2"), kOne, "r2");
    static_assert(has_mark(kCrossing, 2, kOne));
    const TileDef merged = merge_bushes(with_bushes(kCrossing));
    REQUIRE(merged.segments == 4);  // one road, three fields
    CHECK(has_mark(merged, 0, kOne));
    CHECK_FALSE(has_mark(merged, 2, kOne));
}

TEST_CASE("Sets whose marks differ have different fingerprints", "[mechanisms]")
{
    constexpr TileDef kPlain = tile("X1 1 FRFR r:EW f:0127 f:3456");
    const TileDef defs[] = {kPlain, marked(kPlain, kOne, "r0"), marked(kPlain, kOne), marked(kPlain, kOther, "r0")};
    for (const TileDef& one : defs)
        for (const TileDef& other : defs) CHECK((&one == &other) == (fingerprint_of(&one, 1) == fingerprint_of(&other, 1)));
}
