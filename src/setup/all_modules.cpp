// SPDX-License-Identifier: MIT
#include "setup/all_modules.hpp"

#include "boxes/base/base.hpp"
#include "boxes/house/house.hpp"
#include "setup/left_out.hpp"

namespace bastide {

#define BASTIDE_MODULE(box, space, variable) \
    namespace boxes::space {                 \
    extern const Module variable;            \
    }
#include "setup/modules_table.inc"
#undef BASTIDE_MODULE

namespace {

struct BuiltModules {
    const Module* modules[kModules] = {};
    u32 count = 0;
};

/// The modules of this build, in the order in which they are asked. The compiler chooses them, so nothing refers to a module that
/// is left out.
consteval BuiltModules choose_built_modules() noexcept
{
    struct Listed {
        Text box;  ///< as BASTIDE_BOXES names it; base is in every build
        const Module* module;
    };
    const Listed in_order[] = {
#define BASTIDE_MODULE(box, space, variable) {#box, &boxes::space::variable},
#include "setup/modules_table.inc"
#undef BASTIDE_MODULE
        {"base", &boxes::base::variants}, {"house", &boxes::house::bag},   {"house", &boxes::house::table},
        {"house", &boxes::house::hole},   {"house", &boxes::house::roads}, {"house", &boxes::house::start},
        {"house", &boxes::house::sale},   {"house", &boxes::house::ahead}, {"house", &boxes::house::hand},
    };
    BuiltModules built;
    for (const Listed& listed : in_order)
        if (!is_left_out(listed.box)) built.modules[built.count++] = listed.module;
    return built;
}

constexpr BuiltModules kBuilt = choose_built_modules();

}  // namespace

AllModules all_modules() noexcept { return {kBuilt.modules, kBuilt.count}; }

}  // namespace bastide
