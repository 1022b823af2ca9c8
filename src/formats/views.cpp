// SPDX-License-Identifier: MIT
// What a viewer may know of a game, as a game. In a file of its own, which CMake compiles by itself: with BASTIDE_VIEWS=OFF it
// defines BASTIDE_WITHOUT_VIEWS, and a program that saves no games links no code of snapshots.
#include "formats/snapshots/snapshot.hpp"

namespace bastide {

#ifdef BASTIDE_WITHOUT_VIEWS

Game* view_game(const Game& game, Viewer, const Retention& retention, const Memory& memory, bool with_log, Fault& fault) noexcept
{
    Game* const copy = game.clone(memory, retention, with_log);
    if (!copy) fault.set(Status::memory, Reason::none);
    return copy;
}

u64 measure_view(const Game& game, Viewer, const Retention& retention) noexcept { return game.bytes_for(retention); }

#else

/// The bytes, the copy of their state that is compared, and the numbers of the tiles; the game, a second one that checks it or
/// sets up its beginning, and a third one with the retention; the positions that they save.
u64 measure_view(const Game& game, Viewer viewer, const Retention& retention) noexcept
{
    constexpr u32 kHead = 64;  // of a saved position
    const u64 bytes = write_snapshot(game, viewer, retention.history && writes_history(game), nullptr, 0);
    const u64 tiles = (game.rules().tiles.count + 1u) * sizeof(u16);
    return 2 * bytes + tiles + 3 * u64{game.bytes_for(retention)} + 2 * (u64{game.block_size()} + kHead);
}

Game* view_game(const Game& game, Viewer viewer, const Retention& retention, const Memory& memory, bool with_log,
                Fault& fault) noexcept
{
    const bool with_history = retention.history && writes_history(game);  // else it is not replayed
    const u32 size = write_snapshot(game, viewer, with_history, nullptr, 0);
    u8* const bytes = static_cast<u8*>(memory.allocate(size));
    if (!bytes) {
        fault.set(Status::memory, Reason::none);
        return nullptr;
    }
    write_snapshot(game, viewer, with_history, bytes, size);
    const Reading reading{.like = &game};
    Game* const seen = read_snapshot(bytes, size, game.sources(), &retention, memory, fault, reading);
    memory.deallocate(bytes, size);
    const auto redact = [&](Event& event) {
        if (!shows_tile(viewer, event, game.rules().config.seats)) event.tile = {};
    };
    if (seen && with_log)
        seen->copy_log(game, redact);
    else if (seen)
        seen->continue_numbering_of(game);
    return seen;
}

#endif

}  // namespace bastide
