// SPDX-License-Identifier: MIT
// Matching, reach and connection on the grid. With nine dice, a linear search for neighbours is fast enough.
#include "dice/dice_city.hpp"

#include <bit>

namespace bastide::dice {
namespace {

/// Union-find over the nodes (die, segment). At this size it needs no ranks.
class Union {
public:
    Union() noexcept
    {
        for (u32 i = 0; i < Cities::kMax; ++i) root_[i] = static_cast<u8>(i);
    }

    u32 find(u32 node) const noexcept
    {
        while (root_[node] != node) node = root_[node];
        return node;
    }

    /// The lower root remains, so a city's id is its lowest node.
    void join(u32 a, u32 b) noexcept
    {
        a = find(a);
        b = find(b);
        root_[larger(a, b)] = static_cast<u8>(smaller(a, b));
    }

private:
    std::array<u8, Cities::kMax> root_;
};

Cell cell_of(const Die& die) noexcept { return {die.x, die.y}; }

u32 node_at_side(const FaceTable& table, Dice dice, u32 die, u8 side) noexcept
{
    return node_of(die, table.of(dice[die].face).segment_at(side, dice[die].rotation));
}

struct Links {
    Union nodes;
    u64 open = 0;  // bit n: node n has a black side that meets no die
    u64 used = 0;  // bit n: node n exists
};

/// DICE-MODEL-05. Precondition: the dice match, so a black side with a neighbour meets a black side.
Links link(const FaceTable& table, Dice dice) noexcept
{
    Links links;
    for (u32 i = 0; i < kDice; ++i) {
        if (dice[i].spot != Spot::built) continue;
        const u8 black = table.of(dice[i].face).black(dice[i].rotation);
        for (u8 side = 0; side < kSides; ++side) {
            if (!(black >> side & 1)) continue;
            const u32 node = node_at_side(table, dice, i, side);
            const u32 other = die_at(dice, neighbour(cell_of(dice[i]), side));
            links.used |= u64{1} << node;
            if (other == kDice)
                links.open |= u64{1} << node;
            else
                links.nodes.join(node, node_at_side(table, dice, other, opposite(side)));
        }
    }
    return links;
}

}  // namespace

u32 die_at(Dice dice, Cell cell) noexcept
{
    u32 i = 0;
    while (i < kDice && !(dice[i].spot == Spot::built && cell_of(dice[i]) == cell)) ++i;
    return i;
}

Demand demand_at(const FaceTable& table, Dice dice, Cell cell) noexcept
{
    Demand demand{};
    for (const Die& die : dice) {
        const i32 dx = die.x - cell.x;
        const i32 dy = die.y - cell.y;
        if (die.spot != Spot::built || dx * dx + dy * dy != 1) continue;
        const u8 side = static_cast<u8>(dx != 0 ? 2 - dx : 1 + dy);  // north 0, east 1, south 2, west 3
        const bool is_black = table.of(die.face).black(die.rotation) >> opposite(side) & 1;
        u8& asked = is_black ? demand.black : demand.white;
        asked = static_cast<u8>(asked | 1u << side);
    }
    return demand;
}

void CellSet::add_around(Cell cell, i32 steps, const Span& within) noexcept
{
    const i32 top = larger(cell.y - steps, within.first.y);
    const i32 bottom = smaller(cell.y + steps, within.last.y);
    for (i32 y = top; y <= bottom; ++y) {
        const i32 aside = steps - (y < cell.y ? cell.y - y : y - cell.y);
        const u32 first = column({larger(cell.x - aside, within.first.x), y});
        const u32 last = column({smaller(cell.x + aside, within.last.x), y});
        rows[row({cell.x, y})] |= (u64{2} << last) - (u64{1} << first);
    }
}

CellSet cells_around(Dice dice, u32 steps, const Span& within) noexcept
{
    CellSet cells{};
    for (const Die& die : dice)
        if (die.spot == Spot::built) cells.add_around(cell_of(die), static_cast<i32>(steps), within);
    return cells;
}

Span span_of(Dice dice) noexcept
{
    Span span{kGrid.last, kGrid.first};
    for (const Die& die : dice) {
        if (die.spot != Spot::built) continue;
        span.first = {smaller<i32>(span.first.x, die.x), smaller<i32>(span.first.y, die.y)};
        span.last = {larger<i32>(span.last.x, die.x), larger<i32>(span.last.y, die.y)};
    }
    return span;
}

namespace {

/// The part of the grid in which the next die leaves one column and one row for each die after it.
Span span_for_next(Dice dice, u32 to_build) noexcept
{
    const i32 beyond = kMaxSpan - static_cast<i32>(to_build);  // the greatest distance from the first column
    const Span span = span_of(dice);
    return {{larger(span.last.x - beyond, -kReach), larger(span.last.y - beyond, -kReach)},
            {smaller(span.first.x + beyond, kReach), smaller(span.first.y + beyond, kReach)}};
}

}  // namespace

CellSet buildable_cells(Dice dice, u32 to_build) noexcept
{
    if (count_at(dice, Spot::built) == 0) {
        CellSet first{};
        first.add({0, 0});
        return first;
    }
    CellSet cells = cells_around(dice, to_build + 1, span_for_next(dice, to_build));
    for (const Die& die : dice)
        if (die.spot == Spot::built) cells.remove(cell_of(die));
    return cells;
}

Cities cities_of(const FaceTable& table, Dice dice) noexcept
{
    const Links links = link(table, dice);
    std::array<City, Cities::kMax> by_root{};
    u64 closed = links.used;
    for (u64 left = links.used; left != 0; left &= left - 1) {
        const u32 node = static_cast<u32>(std::countr_zero(left));
        const u32 root = links.nodes.find(node);
        City& city = by_root[root];
        const u16 die = static_cast<u16>(1u << node_at(node).die);
        city.nodes |= u64{1} << node;
        if (!(city.dice & die)) ++city.size;  // a die with two segments counts once
        city.dice = static_cast<u16>(city.dice | die);
        if (links.open >> node & 1) closed &= ~(u64{1} << root);
    }
    Cities cities{};
    for (u32 root = 0; root < Cities::kMax; ++root) {
        if (by_root[root].size == 0) continue;
        by_root[root].is_closed = (closed >> root & 1) != 0;
        cities.city[cities.count++] = by_root[root];
    }
    return cities;
}

u32 count_open_sides(const FaceTable& table, Dice dice, const City& city) noexcept
{
    u32 count = 0;
    for (u64 left = city.nodes; left != 0; left &= left - 1) {
        const Node node = node_at(static_cast<u32>(std::countr_zero(left)));
        const Die& die = dice[node.die];
        const u8 black = turned(table.of(die.face).segments[node.segment], die.rotation);
        for (u8 side = 0; side < kSides; ++side)
            count += (black >> side & 1) && die_at(dice, neighbour(cell_of(die), side)) == kDice;
    }
    return count;
}

u32 City::id() const noexcept { return static_cast<u32>(std::countr_zero(nodes)); }

const City* Cities::city_of_node(u32 node) const noexcept
{
    for (const City& one : all())
        if (node < kMax && (one.nodes >> node & 1)) return &one;
    return nullptr;
}

const City* Cities::largest_closed_city() const noexcept
{
    const City* best = nullptr;
    for (const City& one : all())
        if (one.is_closed && (!best || one.size > best->size)) best = &one;
    return best;
}

u8 Cities::largest_closed_size() const noexcept
{
    const City* one = largest_closed_city();
    return one ? one->size : u8{0};
}

}  // namespace bastide::dice
