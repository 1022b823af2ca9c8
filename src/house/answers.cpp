// SPDX-License-Identifier: MIT
#include "house/answers.hpp"

namespace bastide {

bastide_refusal refuse_spare(i32 word) noexcept
{
    bastide_refusal refusal = blank_refusal(Status::version, Reason::spare_set);
    refusal.index = word;
    return refusal;
}

i32 report(Status status, bastide_refusal* out) noexcept { return report(blank_refusal(status, Reason::none), out); }

Status read_origin(const bastide_action& in, Origin& out) noexcept
{
    if (!is_within(in.origin, 0, BASTIDE_ORIGIN_STAND_IN)) return Status::argument;
    out = in.origin == 0 ? Origin::seat : static_cast<Origin>(in.origin);
    return Status::ok;
}

}  // namespace bastide
