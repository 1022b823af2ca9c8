// SPDX-License-Identifier: MIT
// The list of all boxes, the oldest first. Above the modules only all_modules.cpp names them.
#pragma once

#include "common/text.hpp"
#include "play/module.hpp"

namespace bastide {

struct AllModules {
    const Module* const* modules;
    u32 count;

    const Module* const* begin() const noexcept { return modules; }
    const Module* const* end() const noexcept { return modules + count; }
};

AllModules all_modules() noexcept;

/// Whether some box has pieces of a kind; numbers between those of the boxes are spare.
inline bool is_piece_kind(i32 kind) noexcept
{
    for (const Module* module : all_modules())
        for (const PieceDef& def : module->pieces)
            if (static_cast<i32>(def.kind) == kind) return kind < kPieceKinds;
    return false;
}

/// The sentence of a module for a number; empty where the text of the header has all.
inline Text module_sentence(i32 vocabulary, i32 number) noexcept
{
    for (const Module* module : all_modules())
        for (const SentenceDef& def : module->sentences)
            if (def.vocabulary == vocabulary && def.number == number) return def.text;
    return {};
}

/// Calls `visit(def)` for each case that a module adds to a select, those of the oldest module first.
template <class Visit>
void for_each_case(Select select, Visit&& visit)
{
    for (const Module* module : all_modules())
        for (const SentenceDef& def : module->sentences)
            if (def.vocabulary == 0 && def.number == static_cast<i32>(select)) visit(def);
}

}  // namespace bastide
