// SPDX-License-Identifier: MIT
#include "play/listing.hpp"

namespace bastide {

u32 count_options(const View& view, Verb only) noexcept
{
    Options options(only);
    list_options(view, options);
    return options.count();
}

bool find_by_going_through(const View& view, Options& options, u32 index, Action& out) noexcept
{
    bool is_found = false;
    go_through(view, options, [&](const Action& action) {
        if (index-- > 0) return false;
        out = action;
        return is_found = true;
    });
    return is_found;
}

bool find_option(const View& view, Verb only, u32 index, Action& out) noexcept
{
    Options options(only);
    list_options(view, options);
    return find_in(view, options, index, out);
}

}  // namespace bastide
