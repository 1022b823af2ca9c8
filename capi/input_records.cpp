// SPDX-License-Identifier: MIT
// The records that hosts fill, before the host has filled them. A field is unset as in a result of the library that does not use
// it; a config begins with its defaults.
#include "game/records.hpp"
#include "interface.hpp"

using namespace bastide;

namespace {

template <class Record>
bastide_status fill(Record* out, const Record& with) noexcept
{
    if (!out) return BASTIDE_E_ARGUMENT;
    *out = with;
    return BASTIDE_OK;
}

}  // namespace

bastide_status bastide_config_init(bastide_config* config)
{
    bastide_config usual{};
    usual.game = BASTIDE_GAME_TILES;
    usual.chance = BASTIDE_CHANCE_SEEDED;
    usual.seats = 2;
    return fill(config, usual);
}

bastide_status bastide_choice_init(bastide_choice* choice) { return fill(choice, {}); }

bastide_status bastide_action_init(bastide_action* action) { return fill(action, kBlankAction); }

bastide_status bastide_tile_def_init(bastide_tile_def* tile)
{
    bastide_tile_def unset{};
    unset.id = -1;
    return fill(tile, unset);
}

bastide_status bastide_segment_def_init(bastide_segment_def* segment)
{
    bastide_segment_def unset{};
    unset.index = unset.near_side = -1;
    return fill(segment, unset);
}

bastide_status bastide_position_init(bastide_position* position)
{
    bastide_position first_turn{};
    first_turn.tile = -1;
    return fill(position, first_turn);
}

bastide_status bastide_put_init(bastide_put* put)
{
    bastide_put unset{};
    unset.seat = unset.tile = unset.segment = unset.other_seat = -1;
    unset.x = unset.y = BASTIDE_NOWHERE;
    return fill(put, unset);
}
