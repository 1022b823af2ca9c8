// SPDX-License-Identifier: MIT
// Counts every closed city of up to nine dice by the search of DICE-MODEL-08. Uses the engine's own matching and closure, so that
// the check values of the rules page judge exactly those.
#pragma once

#include <array>
#include <set>
#include <vector>

#include "dice/dice_city.hpp"

namespace bastide::dice::test {

/// (CAP, STRAIGHT, CORNER, TEE), as the rules page writes it.
using FaceCount = std::array<u8, 4>;

struct ClosedLayouts {
    std::array<u32, kDice + 1> layouts{};  // by number of dice, translations equal, rotations different
    std::array<std::set<FaceCount>, kDice + 1> face_counts;
    std::vector<std::vector<Cell>> shapes;  // the cells of each, the first one at (0,0)
    u32 mistakes = 0;  // layouts without an open side that the engine does not call one closed city of all dice
};

class ClosedSearch {
public:
    explicit ClosedSearch(u32 limit) : limit_(limit) {}

    ClosedLayouts run()
    {
        for_each_fit({0, 0}, [&] { grow(); });
        return found_;
    }

private:
    static constexpr Face kCityFaces[] = {Face::cap, Face::corner, Face::straight, Face::tee};

    /// Every layout is grown from its first die by y, x: so each is met once, whatever its translation.
    static bool is_before_first(Cell cell) { return cell.y < 0 || (cell.y == 0 && cell.x < 0); }

    template <class Then>
    void for_each_fit(Cell cell, Then then)
    {
        const Demand demand = demand_at(kFaceTable, dice_, cell);
        for (const Face face : kCityFaces) {
            const FaceShape& shape = kFaceTable.of(face);
            for (u8 turn = 0; turn < shape.distinct_rotations(); ++turn) {
                if (demand.mismatches(shape.black(turn)) != 0) continue;
                dice_[used_++] = {Spot::built, face, turn, 0, static_cast<i8>(cell.x), static_cast<i8>(cell.y)};
                then();
                dice_[--used_] = Die{};
            }
        }
    }

    void grow()
    {
        std::array<Cell, kDice * kSides> open;
        u32 count = 0;
        for (u32 i = 0; i < used_; ++i) {
            for (u8 side = 0; side < kSides; ++side) {
                if (!(kFaceTable.of(dice_[i].face).black(dice_[i].rotation) >> side & 1)) continue;
                const Cell cell = neighbour({dice_[i].x, dice_[i].y}, side);
                if (die_at(dice_, cell) != kDice || holds(open, count, cell)) continue;
                if (is_before_first(cell)) return;
                open[count++] = cell;
            }
        }
        if (used_ + count > limit_) return;
        if (count == 0)
            note();
        else
            for_each_fit(open[0], [&] { grow(); });
    }

    static bool holds(const std::array<Cell, kDice * kSides>& cells, u32 count, Cell cell)
    {
        for (u32 i = 0; i < count; ++i)
            if (cells[i] == cell) return true;
        return false;
    }

    void note()
    {
        const Cities cities = cities_of(kFaceTable, dice_);
        if (cities.count != 1 || cities.largest_closed_size() != used_) ++found_.mistakes;
        ++found_.layouts[used_];
        FaceCount faces{};
        constexpr u32 place_of[] = {0, 2, 1, 3};
        for (u32 i = 0; i < used_; ++i) ++faces[place_of[index_of(dice_[i].face)]];
        found_.face_counts[used_].insert(faces);
        std::vector<Cell> shape;
        for (u32 i = 0; i < used_; ++i) shape.push_back({dice_[i].x, dice_[i].y});
        found_.shapes.push_back(shape);
    }

    u32 limit_;
    u32 used_ = 0;
    std::array<Die, kDice> dice_{};
    ClosedLayouts found_;
};

inline ClosedLayouts closed_layouts(u32 limit) { return ClosedSearch(limit).run(); }

}  // namespace bastide::dice::test
