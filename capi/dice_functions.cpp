// SPDX-License-Identifier: MIT
// The functions that make, copy and hash a dice game for its handle.
#include "dice_functions.hpp"
#include "dice/dice_snapshot.hpp"
#include "dice/host/dice_host.hpp"
#include "interface.hpp"

namespace bastide {

void* create_dice_game(const Config& head, const bastide_choice* choices, i32 count, const Sources&, const Memory& memory,
                       Fault& fault) noexcept
{
    return create_dice(head, choices, count, memory, fault);
}

/// A snapshot must have the face table of the game that it replaces.
void* read_dice_snapshot(const u8* bytes, u32 size, const void* like, const Sources&, const Retention* retention,
                         const Memory& memory, Fault& fault) noexcept
{
    const dice::FaceTable& faces = like ? static_cast<const dice::Game*>(like)->rules().config.faces : dice::kFaceTable;
    return dice::read_snapshot(bytes, size, faces, retention, memory, fault);
}

namespace {

void explain_dice(const dice::Game& game, const bastide_action* asked, const bastide_refusal& refusal, TextWriter& out) noexcept
{
    explain_to_host(GameKind::dice, &game, asked, refusal, out);
}

}  // namespace

void* read_dice_game_script(Text text, const Sources&, const Memory& memory, Fault& fault, const ScriptReading& reading) noexcept
{
    return read_dice_script(text, memory, fault, explain_dice, reading);
}

void* clone_dice(const dice::Game& game, i32 viewer, bool with_log, const Retention& retention, const Memory& memory,
                 Status& status) noexcept
{
    dice::Game* copy = game.clone(memory, retention, with_log, viewer != BASTIDE_VIEW_FULL);
    status = copy ? Status::ok : Status::memory;
    return copy;
}

u64 measure_dice_clone(const dice::Game& game, i32, const Retention& retention) noexcept { return game.bytes_for(retention); }

bool copy_dice(dice::Game& game, const void* from, i32 viewer, bool with_log) noexcept
{
    game.copy(*static_cast<const dice::Game*>(from), with_log, viewer != BASTIDE_VIEW_FULL);
    return true;
}

u64 hash_dice(const dice::Game& game) noexcept { return dice::hash(game.rules(), game.state()); }

void* refuse_position_of_dice(const dice::Game&, const bastide_position&, const bastide_put*, i32,
                              bastide_refusal& refusal) noexcept
{
    refusal = blank_refusal(Status::absent, Reason::none);
    return nullptr;
}

}  // namespace bastide
