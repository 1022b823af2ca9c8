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

namespace {

bool refuse_memory(Fault& fault) noexcept
{
    fault.set(Status::memory, Reason::none);
    return false;
}

}  // namespace

Variations::~Variations()
{
    for (u32 i = 0; i <= depth_; ++i) {
        release(levels_[i].before);
        release(levels_[i].outer);
    }
}

bool Variations::before_action(const ScriptBranch& now, bool is_replaced, Fault& fault) noexcept
{
    Level& level = levels_[depth_];
    level.has_action = true;
    forget_position();
    if (is_replaced) level.before = copy_of(now);
    return !is_replaced || level.before.game || refuse_memory(fault);
}

bool Variations::begin(ScriptBranch& now, ScriptLine& line) noexcept
{
    const ScriptBranch& before = levels_[depth_].before;
    if (!before.game) return line.fail(1, "A variation must follow the action that it replaces.");
    if (depth_ == kMaxVariationDepth) return line.fail(1, "Variations are nested at most 16 deep.", Status::limit);
    if (count_++ == kMaxVariations) return line.fail(1, "A script has at most 1000 variations.", Status::limit);
    const ScriptBranch copy = copy_of(before);
    if (!copy.game) return refuse_memory(line.fault());
    levels_[++depth_] = {now, {}, false};
    now = copy;
    return true;
}

bool Variations::end(ScriptBranch& now, ScriptLine& line) noexcept
{
    if (depth_ == 0) return line.fail(1, "No variation is open here.");
    Level& level = levels_[depth_];
    if (!level.has_action) return line.fail(1, "A variation has at least one action.");
    forget_position();
    release(now);
    now = level.outer;
    level = {};
    --depth_;
    return true;
}

void Variations::release(ScriptBranch& branch) const noexcept
{
    if (branch.game) games_.destroy(branch.game);
    branch = {};
}

bool is_annotation_word(ScriptWord word) noexcept { return word.is("clock") || word.is("variation") || word.is("end"); }

bool read_annotation(ScriptLine& line, i32 seats, ScriptBranch& now, Variations& variations) noexcept
{
    const ScriptWord word = line.next();
    if (word.is("clock")) {
        i32 seat = 0;
        i32 milliseconds = 0;
        return line.read_into(0, seats - 1, seat) && read_clock_time(line, milliseconds) && line.expect_end();
    }
    return line.expect_end() && (word.is("variation") ? variations.begin(now, line) : variations.end(now, line));
}

}  // namespace bastide
