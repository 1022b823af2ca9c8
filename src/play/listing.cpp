// SPDX-License-Identifier: MIT
#include "play/listing.hpp"

namespace bastide {

u32 count_actions(const View& view, ActionKind kind) noexcept
{
    ActionList actions(kind);
    list_actions(view, actions);
    return actions.count();
}

bool find_by_visiting(const View& view, ActionList& actions, u32 index, Action& out) noexcept
{
    bool is_found = false;
    visit_actions(view, actions, [&](const Action& action) {
        if (index-- > 0) return false;
        out = action;
        return is_found = true;
    });
    return is_found;
}

bool find_action(const View& view, ActionKind kind, u32 index, Action& out) noexcept
{
    ActionList actions(kind);
    list_actions(view, actions);
    return find_in_list(view, actions, index, out);
}

}  // namespace bastide
