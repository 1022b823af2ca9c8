// SPDX-License-Identifier: MIT
//
// See notes.hpp.
#include "notes.hpp"

#include <cstdio>

namespace cli {

namespace {

using bastide::ScriptLine;
using bastide::ScriptLineKind;

void print_line(const ScriptLine& line, const std::string& text)
{
    std::printf("%*s%s\n", 2 * line.depth + (line.depth == 0 && line.kind == ScriptLineKind::action ? 0 : 2), "", text.c_str());
}

bool is_note(const ScriptLine& line)
{
    const auto is = [&line](ScriptLineKind kind) { return line.kind == kind; };
    return is(ScriptLineKind::comment) || is(ScriptLineKind::clock) || is(ScriptLineKind::variation) ||
           (line.depth > 0 && is(ScriptLineKind::action));
}

}  // namespace

void print_tags(const Script& script)
{
    const std::vector<ScriptLine> lines = script.all_lines().value_or(std::vector<ScriptLine>());
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (lines[i].kind == ScriptLineKind::tag)
            std::printf("%s: %s\n", lines[i].tag, script.line_text(static_cast<std::int32_t>(i)).c_str());
}

void print_notes(const Script& script)
{
    const std::vector<ScriptLine> lines = script.all_lines().value_or(std::vector<ScriptLine>());
    std::int32_t action = -1;  // of the main line, not printed yet
    bool is_first = true;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::int32_t index = static_cast<std::int32_t>(i);
        if (lines[i].kind == ScriptLineKind::action && lines[i].depth == 0) action = index;
        if (!is_note(lines[i])) continue;
        if (is_first) std::puts("\nNotes:");
        if (action >= 0) print_line(lines[static_cast<std::size_t>(action)], script.line_text(action));
        action = -1;
        is_first = false;
        print_line(lines[i], script.line_text(index));
    }
}

}  // namespace cli
