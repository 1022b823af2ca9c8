// SPDX-License-Identifier: MIT
// Checks that the names of tiles are unique in a game.
#include "setup/builder.hpp"

namespace bastide {

/// Scripts identify tiles by name, so no two tiles of a game may share one. Sorts the names and compares neighbours. The radix
/// sort takes linear time for any names, so a host cannot make it slow. Its arrays use the rules' memory, which is not filled
/// yet.
bool Builder::names_are_unique(u8* scratch) noexcept
{
    if (sources_.count == 0) return true;
    const u32 count = draft_.layout.type_count;
    TileName* names = allocate<TileName>(scratch, count);
    TileName* sorted = allocate<TileName>(scratch, count);
    list_names(names);
    for (u32 letter = sizeof(TileDef::name); letter-- > 0;) {
        sort_by_letter(names, count, letter, sorted);
        exchange(names, sorted);
    }
    const TileName* second = nullptr;  // the first tile in order of number whose name an earlier tile has
    for (u32 i = 1; i < count; ++i)
        if ((names[i].is_of_host() || names[i - 1].is_of_host()) && names[i] == names[i - 1])
            if (!second || names[i].number < second->number) second = &names[i];
    return !second || refuse_name(second[-1], *second);
}

void Builder::list_names(TileName* names) const noexcept
{
    u16 number = 0;
    const auto list = [&](bool has_garden) {
        for_each_set([&](const TileSet& set, u32, u16 set_number) {
            for (u32 i = 0; i < set.count; ++i) {
                if (has_garden && !gets_garden_type(set.def(i))) continue;
                names[number] = {set.name(i), has_garden, set_number, static_cast<u16>(i), number};
                ++number;
            }
        });
    };
    list(false);
    if (draft_.shows_gardens) list(true);
}

/// One stable pass of the radix sort, by the letter at one index. A name is padded with zeros.
void Builder::sort_by_letter(const TileName* names, u32 count, u32 letter, TileName* sorted) noexcept
{
    u32 before[257] = {};
    for (u32 i = 0; i < count; ++i) ++before[static_cast<u8>(names[i].letter(letter)) + 1];
    for (int i = 0; i < 256; ++i) before[i + 1] += before[i];
    for (u32 i = 0; i < count; ++i) sorted[before[static_cast<u8>(names[i].letter(letter))]++] = names[i];
}

/// At least one is of a host's set: it is refused, the later one if both are.
bool Builder::refuse_name(const TileName& first, const TileName& second) noexcept
{
    if (!second.is_of_host()) return refuse_name(second, first);
    fault_.index = second.set - kSets;
    fault_.other_index = first.set < kSets ? -1 : first.set - kSets;
    fault_.tile = second.tile;
    return refuse(Status::argument, Reason::config_tileset);
}

}  // namespace bastide
