// SPDX-License-Identifier: MIT
#include "ground/lines.hpp"

namespace bastide {

Text why_not_utf8(Text text) noexcept
{
    const auto begins_with = [text](Text mark) { return text.size >= mark.size && text.first(mark.size) == mark; };
    if (begins_with({"\xFF\xFE\0\0", 4}) || begins_with({"\0\0\xFE\xFF", 4})) return "This text is UTF-32; save it as UTF-8.";
    if (begins_with("\xFF\xFE") || begins_with("\xFE\xFF")) return "This text is UTF-16; save it as UTF-8.";
    return {};
}

bool is_utf8(Text text, Fault& fault) noexcept
{
    const Text reason = why_not_utf8(text);
    if (reason.empty()) return true;
    fault.set(Status::format, Reason::none, reason);
    fault.line = fault.column = 1;
    return false;
}

}  // namespace bastide
