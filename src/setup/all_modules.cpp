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
        {"base", &base_game},
        {"base", &winter_edition},
        {"tower", &tower},
        {"abbey_mayor", &abbey_and_mayor},
        {"inns_cathedrals", &inns_cathedrals},
        {"traders_builders", &traders_builders},
        {"river", &river},
        {"river", &river_2},
        {"river", &gq11},
        {"king_robber", &king_robber},
        {"festival", &festival},
        {"siege", &siege},
        {"cult", &cult},
        {"abbot", &abbot},
        {"phantom", &phantom},
        {"darmstadt", &darmstadt},
        {"base", &variants},
        {"house", &house_bag},
        {"house", &house_table},
        {"house", &house_hole},
        {"house", &house_roads},
        {"house", &house_start},
        {"house", &house_sale},
        {"house", &house_ahead},
        {"house", &house_hand},
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
