// SPDX-License-Identifier: MIT
// Whole positions: clears the table, reads the numbers of an entry, and creates a game from a list of entries.
#include "formats/positions/position.hpp"

#include "play/deploying.hpp"
#include "play/setup_moves.hpp"
#include "setup/all_modules.hpp"

namespace bastide {

NoteVariable note_variable_of(const Rules& rules, Note note, int seat) noexcept
{
    for (NoteVariableHook hook : rules.on.note_variable) {
        const NoteVariable slot = hook(rules, note, seat);
        if (slot.most > 0) return slot;
    }
    return {};
}

Reason why_not_hold(const View& view, PieceId id, int holder, Verdict& verdict) noexcept
{
    for (const Module* module : all_modules())
        if (module->on.why_not_hold) return module->on.why_not_hold(view, id, holder, verdict);
    return Reason::position_entry;
}

Put blank_put(PutKind kind) noexcept
{
    Put put;
    put.kind = static_cast<i32>(kind);
    return put;
}

Play Table::play() const noexcept
{
    Play play = game_->play();
    play.log = nullptr;
    play.history = nullptr;
    return play;
}

// ---- reading --------------------------------------------------------------------------------------------------------

bool Table::read_seat(i32 number) noexcept
{
    if (number >= 0 && number < view().rules.config.seats) return true;
    Illegal illegal = about(Reason::no_such_seat);
    illegal.seat = number;
    return refuse(illegal);
}

bool Table::read_tile(i32 number, TileId& type) noexcept
{
    if (number >= 0 && number < view().rules.tiles.count) {
        type = TileId(number + 1);
        return true;
    }
    Illegal illegal = about(Reason::position_tile);
    illegal.tile = number;
    return refuse(illegal);
}

bool Table::read_cell(Cell& cell) noexcept
{
    if (now_.x >= -kReach && now_.x <= kReach && now_.y >= -kReach && now_.y <= kReach) {
        cell = {static_cast<i16>(now_.x), static_cast<i16>(now_.y)};
        return true;
    }
    return refuse(Reason::out_of_reach);
}

/// A neutral piece has no owner; any other piece belongs to a seat. A seat has no neutral piece, and nature no other.
bool Table::read_owner(PieceKind kind) noexcept
{
    if (now_.seat != -1 && !read_seat(now_.seat)) return false;
    const PieceDef& def = view().rules.piece_def(kind);
    if (def.count == 0 || (def.is_neutral != 0) == (now_.seat == -1)) return true;
    Illegal illegal = about(Reason::no_such_piece);
    illegal.piece = -1;
    return refuse(illegal);
}

/// Finds the piece of an entry: of its seat and kind, and still in the supply.
bool Table::read_piece(PieceId& id) noexcept
{
    const Rules& rules = view().rules;
    const bool is_kind = now_.piece_kind > 0 && now_.piece_kind < kPieceKinds;
    const PieceKind kind = is_kind ? static_cast<PieceKind>(now_.piece_kind) : PieceKind::none;
    if (!read_owner(kind)) return false;
    if (!is_kind || rules.piece_def(kind).count == 0) return refuse(Reason::no_such_piece);
    const int owner = now_.seat < 0 ? kNature : now_.seat;
    const i32 first = rules.first_piece(owner, kind).raw - 1;  // ids of the interface count from 0
    if (now_.piece == -1) {
        id = piece_in_supply(view(), owner, kind);
        return id || refuse(Reason::supply_empty);
    }
    if (now_.piece < first || now_.piece >= first + rules.piece_def(kind).count) return refuse(Reason::no_such_piece);
    id = PieceId(now_.piece + 1);
    if (view().state.piece(id).spot == Spot::supply) return true;
    return refuse_again(piece_entry_[id.raw] - 1);
}

/// Takes copies of a tile from the bag; of a wild tile, which is never in the bag, from those of the box.
bool Table::take(TileId type, i32 copies) noexcept
{
    if (copies > view().state.left(type)) return refuse_copies(type);
    Play quiet = play();
    moves::take_tiles(quiet, type, copies);
    return true;
}

// ---- whole games -----------------------------------------------------------------------------------------------------

bool Table::clear(Game& game, Illegals& illegals) noexcept
{
    game_ = &game;
    illegals_ = &illegals;
    if (!game.save_start()) return false;
    Play quiet = play();
    moves::release_all_tiles(quiet);
    return true;
}

Game* set_table(const Game& like, const TableHead& head, u32 count, Put (*entry)(const void* all, u32 i), const void* all,
                Illegals& illegals, Fault& fault) noexcept
{
    GameSetup setup = like.setup();
    setup.revision = kRulesRevision;
    Game* game = like.create_with_same_rules(setup, like.memory(), fault);
    if (!game) return nullptr;
    Table table;
    if (table.clear(*game, illegals)) {
        for (u32 i = 0; i < count; ++i) table.put(entry(all, i), static_cast<i32>(i));
        table.begin(head);
    } else {
        fault.set(Status::memory, Reason::none);
    }
    if (fault.status == Status::ok && illegals.count() == 0) return game;
    Game::destroy(game);
    return nullptr;
}

}  // namespace bastide
