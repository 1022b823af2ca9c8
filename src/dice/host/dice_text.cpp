// SPDX-License-Identifier: MIT
// The actions of the dice game as text.
#include "dice/host/dice_host.hpp"
#include "vocabulary/names.hpp"

namespace bastide {

namespace {

bool read_seat_prefix(const dice::Game& game, ScriptLine& line, dice::Action& action) noexcept
{
    i32 seat = dice::pending(game.rules(), game.state()).seat;
    Origin origin = Origin::seat;
    if (!read_decider(line, game.rules().config.seats, seat, origin)) return false;
    action.seat = static_cast<i8>(seat);
    if (origin != Origin::seat) action.origin = static_cast<u8>(origin);
    return true;
}

bool read_place(ScriptLine& line, dice::Action& action) noexcept
{
    if (!read_face(line, action.face)) return false;
    return line.read_into(-dice::kReach, dice::kReach, action.x) && line.read_into(-dice::kReach, dice::kReach, action.y) &&
           line.read_into(0, 3, action.rotation);
}

/// Reads "cap 2 knight 1": each face at most once, up to the end of the line.
bool read_fall(ScriptLine& line, dice::Action& action) noexcept
{
    u32 seen = 0;
    while (!line.at_end()) {
        const u32 column = line.column();
        dice::Face face = dice::Face::none;
        if (!read_face(line, face)) return false;
        const u32 index = dice::index_of(face);
        if (seen >> index & 1) return line.fail(column, "The line already names this face.");
        seen |= 1u << index;
        if (!line.read_into(0, dice::kDice, action.counts[index])) return false;
    }
    return true;
}

/// The name of the face that a tile type is.
Text name_of_tile(i32 tile) noexcept { return name_of(BASTIDE_VOCABULARY_FACE, is_within(tile, 0, 5) ? tile + 1 : -1); }

/// Whether an action can be written: its cell and counts are in the range of every game.
bool has_line(const dice::Action& action) noexcept
{
    for (u32 face = 0; face < dice::kFaces; ++face)
        if (action.counts[face] > dice::kDice) return false;
    return is_within(action.x, -dice::kReach, dice::kReach) && is_within(action.y, -dice::kReach, dice::kReach);
}

}  // namespace

void write_dice_action(const bastide_action& action, TextWriter& out) noexcept
{
    if (action.seat >= 0) write_decider(action.seat, static_cast<Origin>(action.origin), out);
    out.put(name_of(BASTIDE_VOCABULARY_ACTION, action.kind));
    if (action.kind == BASTIDE_ACTION_PLACE) {
        out.put(' ').put(name_of_tile(action.tile)).put(' ').put_number(action.x).put(' ').put_number(action.y);
        out.put(' ').put_number(action.rotation);
    }
    for (u32 face = 0; face < dice::kFaces && action.kind == BASTIDE_ACTION_FALL; ++face) {
        const i32 count = action.faces >> (4 * face) & 15;
        if (count > 0) out.put(' ').put(name_of_tile(static_cast<i32>(face))).put(' ').put_number(count);
    }
}

i32 write_dice_line(const dice::Game& game, const bastide_action& action, TextWriter& out) noexcept
{
    dice::Action inner;
    WrongNumber wrong;
    const Status status = narrow(game.rules(), action, inner, wrong);
    if (status == Status::version) return code(status);
    if (status != Status::ok || !has_line(inner)) return BASTIDE_E_ARGUMENT;
    write_dice_action(action, out);
    return count_of(out.size());
}

bool read_face(ScriptLine& line, dice::Face& face) noexcept
{
    const ScriptWord name = line.next();
    const Word word = words(BASTIDE_VOCABULARY_FACE).find(name.text);
    if (!word) return line.fail(name.column, "Expected a face: cap, corner, straight, tee, knight or catapult.");
    face = static_cast<dice::Face>(word.number);
    return true;
}

bool read_dice_action(const dice::Game& game, ScriptLine& line, dice::Action& action) noexcept
{
    action = dice::Action{};
    if (!read_seat_prefix(game, line, action)) return false;
    const ScriptWord kind = line.next();
    const Word word = words(BASTIDE_VOCABULARY_ACTION).find(kind.text);
    switch (word ? word.number : 0) {
        case BASTIDE_ACTION_PLACE: action.kind = dice::ActionKind::place; return read_place(line, action);
        case BASTIDE_ACTION_DICE_COLLECT: action.kind = dice::ActionKind::collect; return true;
        case BASTIDE_ACTION_ROLL: action.kind = dice::ActionKind::roll; return true;
        case BASTIDE_ACTION_DICE_STOP: action.kind = dice::ActionKind::stop; return true;
        case BASTIDE_ACTION_DICE_KEEP: action.kind = dice::ActionKind::keep; return true;
        case BASTIDE_ACTION_RESIGN: action.kind = dice::ActionKind::resign; return true;
        case BASTIDE_ACTION_FALL:
            action.kind = dice::ActionKind::fall;
            action.seat = dice::kNature;
            action.origin = 0;
            return read_fall(line, action);
        default:
            return line.fail(kind.column, "Expected an action: place, dice_collect, roll, dice_stop, dice_keep, fall or resign.");
    }
}

bool read_dice_line(const dice::Game& game, ScriptLine& line, bastide_action& action) noexcept
{
    dice::Action inner;
    if (!read_dice_action(game, line, inner)) return false;
    action = widen(inner);
    return true;
}

}  // namespace bastide
