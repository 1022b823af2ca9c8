// SPDX-License-Identifier: MIT
#include "formats/snapshots/saved_names.hpp"

#include <iterator>

#include "common/assert.hpp"
#include "play/scoring.hpp"
#include "play/turn.hpp"
#include "setup/all_modules.hpp"
#include "setup/build.hpp"

namespace bastide {

namespace {

/// The steps of the layer `play`, in the order of their numbers from 1.
constexpr const StepCode* kPlaySteps[] = {&scoring_step, &closed_step};

const Module* find_module(ModuleId name) noexcept
{
    for (const Module* module : all_modules())
        if (module->id == name) return module;
    return nullptr;
}

/// The number of a step in a module; 0 when the module does not have the step.
u16 number_in(const Module& module, const StepCode& code) noexcept
{
    BASTIDE_ASSERT(module.plan.count < SavedStep::kFirstWaiting && module.steps.count <= SavedStep::kMost);
    for (u16 i = 0; i < module.plan.count; ++i)
        if (module.plan.items[i].code == &code) return static_cast<u16>(i + 1);
    for (u16 i = 0; i < module.steps.count; ++i)
        if (module.steps.items[i] == &code) return static_cast<u16>(SavedStep::kFirstWaiting + i);
    return module.before_final == &code ? SavedStep::kBeforeFinal : u16{0};
}

const StepCode* step_in(const Module& module, u16 number) noexcept
{
    if (number == SavedStep::kBeforeFinal) return module.before_final;
    if (number >= SavedStep::kFirstWaiting) {
        const u16 i = static_cast<u16>(number - SavedStep::kFirstWaiting);
        return i < module.steps.count ? module.steps.items[i] : nullptr;
    }
    return number >= 1 && number <= module.plan.count ? module.plan.items[number - 1].code : nullptr;
}

/// A range of variables of a module.
struct VariableRange {
    int first = 0;
    int count = 0;

    bool holds(int variable) const noexcept { return variable >= first && variable < first + count; }
};

VariableRange range_of_variables(const Rules& rules, const Module& module, VariableScope scope) noexcept
{
    const int id = static_cast<int>(module.id);
    switch (scope) {
        case VariableScope::lasting: return {rules.lasting_variables[id], Rules::lasting_in(module.variables)};
        case VariableScope::turn: return {rules.turn_variables[id], module.variables.turn};
        case VariableScope::part: return {rules.part_variables[id], module.variables.part};
        case VariableScope::copy: break;
    }
    return {rules.lasting_variables[id] + Rules::lasting_in(module.variables), rules.copies_in(module.variables)};
}

int variable_of_parts(const Rules& rules) noexcept { return rules.parts > 1 ? rules.first_part_variable - 1 : -1; }

/// The meaning that the module declares for one of its variables.
VariableMeaning meaning_in(const Module& module, VariableScope scope, u16 index) noexcept
{
    for (const VariableDef& def : module.variables.meanings) {
        const VariableScope of = def.of_part ? VariableScope::part : def.of_turn ? VariableScope::turn : VariableScope::lasting;
        if (of == scope && index >= def.first && index < def.first + def.count) return {def.points_to, def.most};
    }
    return {};
}

}  // namespace

SavedStep name_step(const Rules& rules, const StepCode& code) noexcept
{
    for (const Module* module : all_modules())
        if (const u16 number = plays(*module, rules.config) ? number_in(*module, code) : u16{0}) return {module->id, number};
    u16 number = 1;
    while (number < std::size(kPlaySteps) && kPlaySteps[number - 1] != &code) ++number;
    return {ModuleId::none, number};
}

const StepCode* step_named(const Rules& rules, SavedStep name) noexcept
{
    const Module* const module = find_module(name.module);
    const bool is_of_play = name.module == ModuleId::none && name.number >= 1 && name.number <= std::size(kPlaySteps);
    if (!is_of_play && (!module || !plays(*module, rules.config))) return nullptr;
    const StepCode* const code = is_of_play ? kPlaySteps[name.number - 1] : step_in(*module, name.number);
    return code && rules.step_number(*code) < rules.step_count ? code : nullptr;
}

SavedVariable name_variable(const Rules& rules, int at) noexcept
{
    for (const Module* module : all_modules()) {
        for (int i = 0; i < kVariableScopes && plays(*module, rules.config); ++i) {
            const VariableScope scope = static_cast<VariableScope>(i);
            const VariableRange range = range_of_variables(rules, *module, scope);
            if (!range.holds(at)) continue;
            const int index = at - range.first;
            if (scope != VariableScope::copy)
                return {module->id, scope, ModuleId::none, VariableScope::lasting, static_cast<u16>(index)};
            const SavedVariable of = name_variable(rules, rules.first_turn_variable + index);
            return {module->id, scope, of.module, of.scope, of.index};
        }
    }
    return {ModuleId::none, VariableScope::part, ModuleId::none, VariableScope::lasting, 0};
}

int variable_named(const Rules& rules, const SavedVariable& name) noexcept
{
    if (name.module == ModuleId::none)
        return name.scope == VariableScope::part && name.index == 0 ? variable_of_parts(rules) : -1;
    const Module* const module = find_module(name.module);
    if (!module || !plays(*module, rules.config)) return -1;
    const VariableRange range = range_of_variables(rules, *module, name.scope);
    if (name.scope != VariableScope::copy) return name.index < range.count ? range.first + name.index : -1;
    const bool is_copied = name.scope_of == VariableScope::turn || name.scope_of == VariableScope::part;
    const int of =
        is_copied ? variable_named(rules, {name.of, name.scope_of, ModuleId::none, VariableScope::lasting, name.index}) : -1;
    const int index = of - rules.first_turn_variable;
    return of >= 0 && index < range.count ? range.first + index : -1;
}

VariableMeaning meaning_of(const SavedVariable& name) noexcept
{
    const bool is_copy = name.scope == VariableScope::copy;
    const Module* const module = find_module(is_copy ? name.of : name.module);
    return module ? meaning_in(*module, is_copy ? name.scope_of : name.scope, name.index) : VariableMeaning{};
}

bool points_at_something(const View& view, PointsTo points_to, u16 number) noexcept
{
    const bool is_piece = number <= view.rules.layout.piece_count;
    switch (points_to) {
        case PointsTo::nothing: return true;
        case PointsTo::seat: return number <= view.rules.config.seats;
        case PointsTo::seats: return number >> view.rules.config.seats == 0;
        case PointsTo::seats_twice: return ((number | number >> 8) & 0xFF) >> view.rules.config.seats == 0;
        case PointsTo::placed: return number <= view.state.header().placed;
        case PointsTo::tile: return number <= view.rules.tiles.count;
        case PointsTo::piece: return is_piece;
        case PointsTo::prisoner: return number > 0 && is_piece && view.state.piece(PieceId(number)).spot == Spot::prison;
        case PointsTo::segment: return number > 0 && number <= view.state.header().nodes;
    }
    return false;
}

}  // namespace bastide
