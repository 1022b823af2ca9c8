// SPDX-License-Identifier: MIT
// Whether the tiles of a game have names of their own.
#include "house/builder.hpp"

namespace bastide {

/// Scripts call tiles by name, so no two of a game share one. Sorted, equal names are neighbours; sorted letter by letter,
/// thousands of names take no longer for being chosen badly. The memory of the rules, not filled yet, is the desk.
bool Builder::names_are_unique(u8* desk) noexcept
{
    if (sources_.count == 0) return true;
    const u32 count = draft_.layout.row_count;
    Named* names = allocate<Named>(desk, count);
    Named* sorted = allocate<Named>(desk, count);
    list_names(names);
    for (u32 letter = sizeof(TileRow::name); letter-- > 0;) {
        sort_by_letter(names, count, letter, sorted);
        exchange(names, sorted);
    }
    const Named* second = nullptr;  // the first tile whose name stands before, as a reader of the sets would meet it
    for (u32 i = 1; i < count; ++i)
        if (names[i].set >= kSets && Text(names[i].name) == Text(names[i - 1].name))
            if (!second || names[i].number < second->number) second = &names[i];
    return !second || refuse_name(second[-1], *second);
}

void Builder::list_names(Named* names) const noexcept
{
    u16 number = 0;
    for_each_set([&](const TileSet& set, u64, u16 set_number) {
        for (u32 i = 0; i < set.count; ++i, ++number) names[number] = {set.rows[i].name, set_number, static_cast<u16>(i), number};
    });
}

/// By one letter; what is equal there keeps its order. Behind its end a name holds zeros.
void Builder::sort_by_letter(const Named* names, u32 count, u32 letter, Named* sorted) noexcept
{
    u32 before[257] = {};
    for (u32 i = 0; i < count; ++i) ++before[static_cast<u8>(names[i].name[letter]) + 1];
    for (int i = 0; i < 256; ++i) before[i + 1] += before[i];
    for (u32 i = 0; i < count; ++i) sorted[before[static_cast<u8>(names[i].name[letter])]++] = names[i];
}

/// The second set is a host's.
bool Builder::refuse_name(const Named& first, const Named& second) noexcept
{
    fault_.index = second.set - kSets;
    fault_.other_index = first.set < kSets ? -1 : first.set - kSets;
    fault_.tile = second.tile;
    return refuse(Status::argument, Reason::config_tileset);
}

}  // namespace bastide
