// SPDX-License-Identifier: MIT
#include "play/action_list.hpp"

namespace bastide {

namespace {

/// An action that is farther out of order is looked for by bisection: a portal lists many.
constexpr u32 kNear = 4;

/// The place of the first of some ordered actions with a greater key.
u32 first_above(const Action* actions, u32 count, u64 key) noexcept
{
    u32 begin = 0;
    for (u32 end = count; begin < end;) {
        const u32 middle = (begin + end) / 2;
        if (order_key(actions[middle]) > key)
            end = middle;
        else
            begin = middle + 1;
    }
    return begin;
}

}  // namespace

void ActionList::insert_out_of_order(const Action& action, u64 key) noexcept
{
    if (page_size_ < kPage) ++page_size_;
    Action* const page = &slot(0);
    u32 at = page_size_ - 1;
    for (const u32 near = at - smaller(at, kNear); at > near && order_key(page[at - 1]) > key; --at) page[at] = page[at - 1];
    if (at > 0 && order_key(page[at - 1]) > key) {
        const u32 far = first_above(page, at - 1, key);
        std::memmove(static_cast<void*>(page + far + 1), page + far, (at - far) * sizeof(Action));
        at = far;
    }
    page[at] = action;
    last_key_ = order_key(page[page_size_ - 1]);
}

}  // namespace bastide
