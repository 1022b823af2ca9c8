// SPDX-License-Identifier: MIT
#include "common/fault.hpp"

namespace bastide {

Fault::Fault() noexcept = default;

Status Fault::set(Status s, Reason r, const char* sentence) noexcept
{
    status = s;
    reason = r;
    TextWriter(text, sizeof text).put(sentence);
    return s;
}

}  // namespace bastide
