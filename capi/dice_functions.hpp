// SPDX-License-Identifier: MIT
// The functions of the dice game that make, copy and hash a game for its handle.
#pragma once

#include "dice/dice_game.hpp"
#include "dice/host/dice_host.hpp"

namespace bastide {

void* create_dice_game(const Config& head, const bastide_choice* choices, i32 count, const Sources&, const Memory& memory,
                       Fault& fault) noexcept;
void* read_dice_snapshot(const u8* bytes, u32 size, const void* like, const Sources&, const Retention* retention,
                         const Memory& memory, Fault& fault) noexcept;
void* read_dice_game_script(Text text, const Sources& sources, const Memory& memory, Fault& fault,
                            const ScriptReading& reading) noexcept;
void* clone_dice(const dice::Game& game, i32 viewer, bool with_log, const Retention& retention, const Memory& memory,
                 Status& status) noexcept;
u64 measure_dice_clone(const dice::Game& game, i32 viewer, const Retention& retention) noexcept;
bool copy_dice(dice::Game& game, const void* from, i32 viewer, bool with_log) noexcept;
u64 hash_dice(const dice::Game& game) noexcept;
void* refuse_position_of_dice(const dice::Game&, const bastide_position&, const bastide_put*, i32,
                              bastide_refusal& refusal) noexcept;

}  // namespace bastide
