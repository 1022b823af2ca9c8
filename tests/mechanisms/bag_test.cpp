// SPDX-License-Identifier: MIT
// The bag, held against going through all its tiles.
#include "board/bag.hpp"

#include <vector>

#include "board/layout.hpp"
#include "support/catch.hpp"

using namespace bastide;

namespace {

/// A block of a game with some tile types, in which only the bag is set.
class Bag {
public:
    explicit Bag(u32 types) : types_(types)
    {
        REQUIRE(compute_layout({.seats = 2, .types = types, .tiles = 20, .nodes = 60, .pieces = 2}, layout_));
        memory_.resize(layout_.size / sizeof(u64));
    }

    State state() { return {layout_, reinterpret_cast<u8*>(memory_.data())}; }

    /// The types of all tiles that are left, in the order of types.
    std::vector<int> all()
    {
        std::vector<int> types;
        for (int type = 1; type <= static_cast<int>(types_); ++type) types.insert(types.end(), state().left(TileId(type)), type);
        return types;
    }

private:
    u32 types_;
    Layout layout_;
    std::vector<u64> memory_;
};

}  // namespace

TEST_CASE("The k-th tile of a bag is found as by going through all types", "[modules]")
{
    Stream stream{23};
    for (u32 types : {1u, 7u, 8u, 9u, 16u, 17u, 63u, 64u, 65u, 100u, 200u}) {
        Bag bag(types);
        for (u32 type = 1; type <= types; ++type)
            change_bag(bag.state(), TileId(static_cast<int>(type)), static_cast<int>(next(stream) % 5 * (next(stream) % 2)));
        change_bag(bag.state(), TileId(static_cast<int>(types)), 1);  // never without a tile
        for (std::vector<int> all = bag.all(); !all.empty(); all = bag.all()) {
            for (u32 k = 0; k < all.size(); ++k) REQUIRE(find_in_bag(bag.state(), k).raw == all[k]);
            change_bag(bag.state(), TileId(all[bounded(stream, static_cast<u32>(all.size()))]), -1);
        }
    }
}
