// SPDX-License-Identifier: MIT
// The weights in src/players/weights are written by `./dev tune`; those of a box are in the file of its terms.
#include "players/weights.hpp"

namespace bastide::players {

namespace {

constexpr Weight kBase[] = {
#include "players/weights/base.inc"
};
constexpr Weight kBaseOfFour[] = {
#include "players/weights/base_4.inc"
};

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

    void offer(const WeightList& list, uint32_t boxes, bool is_crowded) noexcept
    {
        const int32_t unlike = count_bits(boxes ^ boxes_) + (is_crowded == is_crowded_ ? 0 : kBoxes);
        if (!list.weights || (best_ && unlike >= unlike_)) return;
        best_ = &list;
        unlike_ = unlike;
    }

    /// Both lists of a box.
    void offer_box(int32_t box) noexcept
    {
        offer(kBoxTerms[box]->weights, 1U << box, false);
        offer(kBoxTerms[box]->weights_of_many, 1U << box, true);
    }

    const WeightList* best() const noexcept { return best_; }

private:
    uint32_t boxes_;
    bool is_crowded_;
    int32_t unlike_ = 0;
    const WeightList* best_ = nullptr;
};

constexpr WeightList kBaseList = list_of(kBase);
constexpr WeightList kBaseOfFourList = list_of(kBaseOfFour);

const WeightList* find_common(uint32_t boxes, bool is_crowded) noexcept
{
    Finder finder(boxes, is_crowded);
    finder.offer(kBaseList, 0, false);
    finder.offer(kBaseOfFourList, 0, true);
    for (int32_t box = 0; box < kBoxes; ++box)
        if (kBoxTerms[box]->is_first_choice) finder.offer_box(box);
    for (int32_t box = 0; box < kBoxes; ++box)
        if (!kBoxTerms[box]->is_first_choice) finder.offer_box(box);
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

const char* const kTermNames[kTerms] = {
#define BASTIDE_TERM(name) #name,
#define BASTIDE_BOX_TERMS(box)
#include "players/boxes/base.inc"
#include "players/boxes_table.inc"
#undef BASTIDE_TERM
#undef BASTIDE_BOX_TERMS
};

void choose_weights(uint32_t boxes, int32_t seats, Weights& out) noexcept
{
    const bool is_crowded = seats > 2;
    out = {};
    take(find_common(boxes, is_crowded), 0, kCommonTerms, out);
    for (int32_t box = 0; box < kBoxes; ++box) {
        if (!(boxes >> box & 1)) continue;
        Finder finder(boxes, is_crowded);
        finder.offer_box(box);
        take(finder.best(), kFirstTerms[box], kFirstTerms[box + 1], out);
    }
}

}  // namespace bastide::players
