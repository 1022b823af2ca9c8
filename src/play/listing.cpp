// SPDX-License-Identifier: MIT
#include "play/listing.hpp"

namespace bastide {

u32 count_actions(const View& view, Verb wanted) noexcept
{
    ActionList options(wanted);
    list_actions(view, options);
    return options.count();
}

bool find_by_visiting(const View& view, ActionList& options, u32 index, Action& out) noexcept
{
    bool is_found = false;
    visit_actions(view, options, [&](const Action& action) {
        if (index-- > 0) return false;
        out = action;
        return is_found = true;
    });
    return is_found;
}

bool find_action(const View& view, Verb wanted, u32 index, Action& out) noexcept
{
    ActionList options(wanted);
    list_actions(view, options);
    return find_in_list(view, options, index, out);
}

}  // namespace bastide
