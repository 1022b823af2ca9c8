// SPDX-License-Identifier: MIT
#include "formats/scripts/script_variations.hpp"

namespace bastide {

bool is_variation_next(Lines lines) noexcept
{
    Fault unused;
    while (lines.next()) {
        const ScriptWord first = ScriptLine(lines.text(), unused).peek();
        if (first.text.empty() || first.is("expect") || first.is("clock")) continue;
        return first.is("variation");
    }
    return false;
}

bool refuse_open_variation(Fault& fault) noexcept
{
    fault.set(Status::format, Reason::none, "A variation lacks its line 'end'.");
    fault.column = 1;
    return false;
}

bool is_annotation_word(ScriptWord word) noexcept { return word.is("clock") || word.is("variation") || word.is("end"); }

}  // namespace bastide
