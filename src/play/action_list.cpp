// SPDX-License-Identifier: MIT
#include "play/action_list.hpp"

namespace bastide {

namespace {

/// The place of the first of some ordered keys that is greater.
u32 first_above(const u64* keys, u32 count, u64 key) noexcept
{
    u32 begin = 0;
    for (u32 end = count; begin < end;) {
        const u32 middle = (begin + end) / 2;
        if (keys[middle] > key)
            end = middle;
        else
            begin = middle + 1;
    }
    return begin;
}

}  // namespace

/// Many of these sort just before the last action, the pass of the step beside which a module offers them.
void ActionList::insert_out_of_order(const Action& action, u64 key) noexcept
{
    const u32 last = page_size_ - 1;
    if (page_size_ < kPage && (last == 0 || key >= keys_[last - 1])) {
        keys_[page_size_] = last_key_;
        slot(page_size_++) = slot(last);
        keys_[last] = key;
        slot(last) = action;
        return;
    }
    const u32 before = page_size_ < kPage ? page_size_++ : kPage - 1;
    const u32 at = first_above(keys_, before, key);
    Action* const page = &slot(0);
    std::memmove(keys_ + at + 1, keys_ + at, (before - at) * sizeof(u64));
    std::memmove(static_cast<void*>(page + at + 1), page + at, (before - at) * sizeof(Action));
    keys_[at] = key;
    page[at] = action;
    last_key_ = keys_[page_size_ - 1];
}

}  // namespace bastide
