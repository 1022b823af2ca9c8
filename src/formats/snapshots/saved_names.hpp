// SPDX-License-Identifier: MIT
// The permanent names of modules, steps and variables in snapshots. Their numbers in the block depend on which modules play. A
// module's names are the indices of its definitions, published in docs/snapshots.md, so new ones must be appended.
#pragma once

#include "play/rules.hpp"

namespace bastide {

/// The published number of a module: for a box that of its set. ModuleId changes when a box is added.
constexpr u32 number_of(ModuleId module) noexcept
{
    constexpr u32 kFirstHouseRule = 65;
    const u32 place = static_cast<u32>(module);
    return place < kSets ? place : place - kSets + kFirstHouseRule;
}
/// The module with a published number; 0 is none. False when there is no such module.
constexpr bool module_numbered(u32 number, ModuleId& module) noexcept
{
    for (int place = 0; place < kModules; ++place) {
        if (number_of(static_cast<ModuleId>(place)) != number) continue;
        module = static_cast<ModuleId>(place);
        return true;
    }
    return false;
}

/// A step: its module (none for a step of the layer `play`), and its number there, from 1.
struct SavedStep {
    ModuleId module = ModuleId::none;
    u16 number = 0;  ///< index in the plan; from kFirstWaiting on in `steps`; kBeforeFinal

    static constexpr u16 kFirstWaiting = 65;
    static constexpr u16 kBeforeFinal = 129;
    static constexpr u16 kMost = kBeforeFinal - kFirstWaiting;  ///< of each, in one module
};

SavedStep name_step(const Rules& rules, const StepCode& code) noexcept;
/// The step of these rules with that name, or null.
const StepCode* step_named(const Rules& rules, SavedStep name) noexcept;

/// The scopes of variables.
enum class VariableScope : u8 { lasting, turn, part, copy };
inline constexpr int kVariableScopes = 4;

/// A variable of a module. For a copy, which a module stores among its lasting ones, `of` and `scope_of` name the copied
/// variable. The number of the part belongs to no module: it is variable 0 of a part, of module none.
struct SavedVariable {
    ModuleId module = ModuleId::none;
    VariableScope scope = VariableScope::lasting;
    ModuleId of = ModuleId::none;
    VariableScope scope_of = VariableScope::lasting;
    u16 index = 0;
};

/// The name of a variable of a module; `at` is its index in the block.
SavedVariable name_variable(const Rules& rules, int at) noexcept;
/// The index of the variable with that name, or -1.
int variable_named(const Rules& rules, const SavedVariable& name) noexcept;

/// What a variable points to, and the greatest number it may hold.
struct VariableMeaning {
    PointsTo points_to = PointsTo::nothing;
    u16 most = 0xFFFF;
};
VariableMeaning meaning_of(const SavedVariable& name) noexcept;

/// Whether the thing that a number points to exists.
bool points_at_something(const View& view, PointsTo points_to, u16 number) noexcept;

}  // namespace bastide
