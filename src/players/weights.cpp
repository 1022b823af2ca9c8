// SPDX-License-Identifier: MIT
// Which of the weights in src/players/weights a game has.
#include "players/weights.hpp"

namespace bastide::players {

namespace {

int32_t count_bits(uint32_t bits) noexcept
{
    int32_t count = 0;
    for (; bits != 0; bits &= bits - 1) ++count;
    return count;
}

/// Finds the weights that suit a game best. Boxes that only one of the two has count against them, and a wrong number of seats
/// more. Of equals it keeps the first.
class Finder {
public:
    Finder(uint32_t boxes, bool is_crowded) noexcept : boxes_(boxes), is_crowded_(is_crowded) {}

    void offer(const BoxTerms& terms, uint32_t boxes) noexcept
    {
        offer(terms.weights, boxes, false);
        offer(terms.weights_of_many, boxes, true);
    }

    const WeightList* best() const noexcept { return best_; }

private:
    void offer(const WeightList& list, uint32_t boxes, bool is_crowded) noexcept
    {
        const int32_t unlike = count_bits(boxes ^ boxes_) + (is_crowded == is_crowded_ ? 0 : kBoxes);
        if (!list.weights || (best_ && unlike >= unlike_)) return;
        best_ = &list;
        unlike_ = unlike;
    }

    uint32_t boxes_;
    bool is_crowded_;
    int32_t unlike_ = 0;
    const WeightList* best_ = nullptr;
};

const WeightList* find_common(uint32_t boxes, bool is_crowded) noexcept
{
    Finder finder(boxes, is_crowded);
    finder.offer(boxes::base, 0);
    for (int32_t box = 0; box < kBoxes; ++box)
        if (kBoxTerms[box]->is_first_choice) finder.offer(*kBoxTerms[box], 1U << box);
    for (int32_t box = 0; box < kBoxes; ++box)
        if (!kBoxTerms[box]->is_first_choice) finder.offer(*kBoxTerms[box], 1U << box);
    return finder.best();
}

/// Takes the weights of the terms from `first` to `end` from a list, which may be missing.
void take(const WeightList* list, int32_t first, int32_t end, Weights& out) noexcept
{
    for (int32_t i = 0; list && i < list->count; ++i)
        for (int32_t phase = 0; phase < kPhases; ++phase)
            if (list->weights[i].term >= first && list->weights[i].term < end)
                out.at[phase][list->weights[i].term] = list->weights[i].at[phase];
}

}  // namespace

const char* name_of(int32_t term) noexcept
{
    if (term < kCommonTerms) return boxes::base.names[term];
    int32_t box = kBoxes - 1;
    while (term < kFirstTerms[box]) --box;
    return kBoxTerms[box]->names[term - kFirstTerms[box]];
}

void choose_weights(uint32_t boxes, int32_t seats, Weights& out) noexcept
{
    const bool is_crowded = seats > 2;
    out = {};
    take(find_common(boxes, is_crowded), 0, kCommonTerms, out);
    for (int32_t box = 0; box < kBoxes; ++box) {
        if (!(boxes >> box & 1)) continue;
        Finder finder(boxes, is_crowded);
        finder.offer(*kBoxTerms[box], 1U << box);
        take(finder.best(), kFirstTerms[box], kFirstTerms[box + 1], out);
    }
}

}  // namespace bastide::players
