// SPDX-License-Identifier: MIT
// In the table's module a built-in player gets its game as the script of its seat, so that game is already all that the seat may
// know. This takes the place of src/formats/views.cpp, and with it of the reading and writing of snapshots.
#include "formats/snapshots/snapshot.hpp"

namespace bastide {

Game* view_game(const Game& game, Viewer, const Retention& retention, const Memory& memory, bool with_log, Fault& fault) noexcept
{
    Game* const copy = game.clone(memory, retention, with_log);
    if (!copy) fault.set(Status::memory, Reason::none);
    return copy;
}

u64 measure_view(const Game& game, Viewer, const Retention& retention) noexcept { return game.bytes_for(retention); }

}  // namespace bastide
