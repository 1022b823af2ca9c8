// SPDX-License-Identifier: MIT
#include "setup/all_modules.hpp"

#include "boxes/abbey_mayor/abbey_mayor.hpp"
#include "boxes/abbot/abbot.hpp"
#include "boxes/base/base.hpp"
#include "boxes/cult/cult.hpp"
#include "boxes/darmstadt/darmstadt.hpp"
#include "boxes/festival/festival.hpp"
#include "boxes/house_rules/house_rules.hpp"
#include "boxes/inns_cathedrals/inns_cathedrals.hpp"
#include "boxes/king_robber/king_robber.hpp"
#include "boxes/phantom/phantom.hpp"
#include "boxes/river/river.hpp"
#include "boxes/siege/siege.hpp"
#include "boxes/tower/tower.hpp"
#include "boxes/traders_builders/traders_builders.hpp"
#include "setup/left_out.hpp"

namespace bastide {

namespace {

struct BuiltModules {
    const Module* modules[kModules] = {};
    u32 count = 0;
};

/// The modules of this build, the oldest first. The compiler chooses them, so nothing refers to a module that is left out.
consteval BuiltModules choose_built_modules() noexcept
{
    struct Listed {
        Text box;  ///< as BASTIDE_BOXES names it; base is in every build
        const Module* module;
    };
    const Listed oldest_first[] = {
        {"base", &boxes::base::module},
        {"base", &boxes::winter::module},
        {"tower", &boxes::tower::module},
        {"abbey_mayor", &boxes::abbey_mayor::module},
        {"inns_cathedrals", &boxes::inns_cathedrals::module},
        {"traders_builders", &boxes::traders_builders::module},
        {"river", &boxes::river::module},
        {"river", &boxes::river::module_2},
        {"river", &boxes::river::module_gq11},
        {"king_robber", &boxes::king_robber::module},
        {"festival", &boxes::festival::module},
        {"siege", &boxes::siege::module},
        {"cult", &boxes::cult::module},
        {"abbot", &boxes::abbot::module},
        {"phantom", &boxes::phantom::module},
        {"darmstadt", &boxes::darmstadt::module},
        {"base", &boxes::house_rules::variants},
        {"house", &boxes::house_rules::bag},
        {"house", &boxes::house_rules::table},
        {"house", &boxes::house_rules::hole},
        {"house", &boxes::house_rules::roads},
        {"house", &boxes::house_rules::start},
        {"house", &boxes::house_rules::sale},
        {"house", &boxes::house_rules::ahead},
        {"house", &boxes::house_rules::hand},
    };
    BuiltModules built;
    for (const Listed& listed : oldest_first)
        if (!is_left_out(listed.box)) built.modules[built.count++] = listed.module;
    return built;
}

constexpr BuiltModules kBuilt = choose_built_modules();

}  // namespace

AllModules all_modules() noexcept { return {kBuilt.modules, kBuilt.count}; }

}  // namespace bastide
