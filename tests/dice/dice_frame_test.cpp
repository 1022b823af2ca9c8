// SPDX-License-Identifier: MIT
// Cells far from the dice already built are left out of the options. This test holds the promise behind that: a player with any
// plan of separate cities, whose dice come in any order, finds each of its cells open when it is needed.
#include <algorithm>
#include <cstdlib>

#include "closed_layouts.hpp"
#include "dice_support.hpp"
#include "support/games.hpp"

using namespace bastide;
using namespace bastide::dice;
using namespace bastide::dice::test;

namespace {

using Cells = std::vector<Cell>;

/// Whether two sets of cells share a cell or a side.
bool do_touch(const Cells& a, const Cells& b)
{
    return std::any_of(a.begin(), a.end(), [&](const Cell& one) {
        return std::any_of(b.begin(), b.end(),
                           [&](const Cell& other) { return std::abs(one.x - other.x) + std::abs(one.y - other.y) <= 1; });
    });
}

Cells moved(const Cells& cells, i32 dx, i32 dy)
{
    Cells result;
    for (const Cell& cell : cells) result.push_back({cell.x + dx, cell.y + dy});
    return result;
}

/// Islands as shapes until their first die comes, then as cells of the grid.
class Plan {
public:
    Plan(const std::vector<Cells>& shapes, Random& random)
    {
        u32 free_dice = kDice;
        while (free_dice > 0 && (islands_.empty() || bounded(random, 6) != 0)) {
            Cells shape{{0, 0}};
            const Cells& drawn = shapes[bounded(random, static_cast<u32>(shapes.size()))];
            if (drawn.size() <= free_dice && bounded(random, 6) != 0) shape = drawn;
            free_dice -= static_cast<u32>(shape.size());
            for (std::size_t i = 0; i < shape.size(); ++i) order_.push_back({islands_.size(), i});
            islands_.push_back(shape);
        }
        begun_.resize(islands_.size(), false);
        for (std::size_t i = order_.size(); i > 1; --i) std::swap(order_[i - 1], order_[bounded(random, static_cast<u32>(i))]);
    }

    std::size_t size() const { return order_.size(); }

    Cell cell_of(std::size_t nth)
    {
        const auto [island, die] = order_[nth];
        if (!begun_[island]) begin(island, nth == 0 ? islands_[island][die] : Cell{0, 0}, nth == 0);
        return islands_[island][die];
    }

private:
    struct Entry {
        std::size_t island;
        std::size_t die;
    };

    /// The first island puts its first die on (0,0); each later one comes from the east along row 0 until it would touch.
    void begin(std::size_t island, Cell first, bool is_first)
    {
        Cells cells = moved(islands_[island], is_first ? -first.x : 40, is_first ? -first.y : 0);
        while (!is_first && !do_touch(moved(cells, -1, 0), planned_)) cells = moved(cells, -1, 0);
        planned_.insert(planned_.end(), cells.begin(), cells.end());
        islands_[island] = cells;
        begun_[island] = true;
    }

    std::vector<Cells> islands_;
    std::vector<bool> begun_;
    std::vector<Entry> order_;
    Cells planned_;
};

}  // namespace

TEST_CASE("any plan of separate cities can be built in any order inside the frame", "[DICE-BUILD-06]")
{
    const std::vector<Cells> shapes = closed_layouts(7).shapes;
    u32 missing = 0;
    bastide_tests::each_game("dice plans", 20000, [&](u64 n) {
        Random random = seeded(n);
        Plan plan(shapes, random);
        std::array<Die, kDice> dice{};
        for (std::size_t i = 0; i < plan.size(); ++i) {
            const Cell cell = plan.cell_of(i);
            // The tightest case: no die is left in the tray but those of the plan.
            if (!buildable_cells(dice, static_cast<u32>(plan.size() - i)).has(cell)) ++missing;
            dice[i] = {Spot::built, Face::cap, 0, 0, static_cast<i8>(cell.x), static_cast<i8>(cell.y)};
        }
    });
    CHECK(missing == 0);
}
