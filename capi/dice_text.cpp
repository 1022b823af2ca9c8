// SPDX-License-Identifier: MIT
// Actions and refusals of the dice game in words.
#include "dice.hpp"
#include "house/names.hpp"

namespace bastide {

namespace {

constexpr i32 kFaces = static_cast<i32>(dice::kFaces);

bool read_seat_prefix(const dice::Game& game, ScriptLine& line, dice::Action& action) noexcept
{
    action.seat = dice::pending(game.rules(), game.state()).seat;
    const ScriptWord word = line.peek();
    if (word.text.empty() || word.text[word.text.size - 1] != ':') return true;
    line.next();
    i64 seat = 0;
    if (!read_whole(word.text.first(word.text.size - 1), seat) || seat < 0 || seat >= game.rules().config.seats)
        return line.fail(word.column, "There is no such seat.");
    action.seat = static_cast<i8>(seat);
    return true;
}

bool read_place(ScriptLine& line, dice::Action& action) noexcept
{
    i32 face = 0;
    if (!read_face(line, face)) return false;
    action.face = dice::face_of(static_cast<u32>(face));
    return line.read_into(-dice::kReach, dice::kReach, action.x) && line.read_into(-dice::kReach, dice::kReach, action.y) &&
           line.read_into(0, 3, action.rotation);
}

/// "cap 2 knight 1": each face at most once, up to the end of the line.
bool read_fall(ScriptLine& line, dice::Action& action) noexcept
{
    u32 seen = 0;
    while (!line.at_end()) {
        const u32 column = line.column();
        i32 face = 0;
        if (!read_face(line, face)) return false;
        if (seen >> face & 1) return line.fail(column, "This face stands here twice.");
        seen |= 1u << face;
        if (!line.read_into(0, dice::kDice, action.counts[face])) return false;
    }
    return true;
}

void put_seat(TextWriter& out, i32 seat) noexcept
{
    if (seat < 0)
        out.put("nature");
    else
        out.put("seat ").put_number(seat);
}

void put_cell(TextWriter& out, i32 x, i32 y) noexcept { out.put('(').put_number(x).put(',').put_number(y).put(')'); }

constexpr const char* side_name(i32 side) noexcept
{
    constexpr const char* kNames[] = {"north", "east", "south", "west"};
    return side >= 0 && side < 4 ? kNames[side] : "?";
}

constexpr const char* colour_of(i32 side_kind) noexcept { return side_kind == BASTIDE_SIDE_CITY ? "black" : "white"; }

}  // namespace

void write_dice_action(const bastide_action& action, TextWriter& out) noexcept
{
    if (action.seat >= 0) out.put_number(action.seat).put(": ");
    out.put(name_of(BASTIDE_LIST_ACTION, action.kind));
    if (action.kind == BASTIDE_ACTION_PLACE) {
        out.put(' ').put(name_of(BASTIDE_LIST_FACE, action.tile)).put(' ').put_number(action.x).put(' ').put_number(action.y);
        out.put(' ').put_number(action.rotation);
    }
    for (i32 face = 0; face < kFaces && action.kind == BASTIDE_ACTION_FALL; ++face) {
        const i32 count = action.value >> (4 * face) & 15;
        if (count > 0) out.put(' ').put(name_of(BASTIDE_LIST_FACE, face)).put(' ').put_number(count);
    }
}

bool read_face(ScriptLine& line, i32& face) noexcept
{
    const ScriptWord name = line.next();
    const Word* word = words(BASTIDE_LIST_FACE).find(name.text);
    if (!word) return line.fail(name.column, "A face is expected here: cap, corner, straight, tee, knight or catapult.");
    face = word->number;
    return true;
}

bool read_dice_action(const dice::Game& game, ScriptLine& line, dice::Action& action) noexcept
{
    action = dice::Action{};
    if (!read_seat_prefix(game, line, action)) return false;
    const ScriptWord verb = line.next();
    const Word* word = words(BASTIDE_LIST_ACTION).find(verb.text);
    switch (word ? word->number : BASTIDE_ACTION_NONE) {
        case BASTIDE_ACTION_PLACE: action.verb = dice::Verb::place; return read_place(line, action);
        case BASTIDE_ACTION_COLLECT: action.verb = dice::Verb::collect; return true;
        case BASTIDE_ACTION_ROLL: action.verb = dice::Verb::roll; return true;
        case BASTIDE_ACTION_STOP: action.verb = dice::Verb::stop; return true;
        case BASTIDE_ACTION_KEEP: action.verb = dice::Verb::keep; return true;
        case BASTIDE_ACTION_FALL:
            action.verb = dice::Verb::fall;
            action.seat = dice::kNature;
            return read_fall(line, action);
        default: return line.fail(verb.column, "An action is expected here: place, collect, roll, stop, keep or fall.");
    }
}

void write_dice_verdict(const bastide_action& action, const bastide_verdict& verdict, TextWriter& out) noexcept
{
    switch (verdict.reason) {
        case BASTIDE_REASON_NONE: out.put(verdict.legal ? "The action is legal" : "Nothing was judged"); break;
        case BASTIDE_REASON_NOT_YOUR_DECISION:
            out.put("It is the decision of ");
            put_seat(out, verdict.seat);
            out.put(", not of ");
            put_seat(out, action.seat);
            break;
        case BASTIDE_REASON_WRONG_STEP: out.put("This is not the time to ").put(name_of(BASTIDE_LIST_ACTION, action.kind)); break;
        case BASTIDE_REASON_FACE_NOT_IN_TRAY:
            out.put("No die of the tray shows a ").put(name_of(BASTIDE_LIST_FACE, action.tile));
            break;
        case BASTIDE_REASON_DIE_IN_THE_WAY:
            out.put("A die lies on ");
            put_cell(out, verdict.x, verdict.y);
            out.put(" already");
            break;
        case BASTIDE_REASON_COLOUR_MISMATCH:
            out.put("The ").put(side_name(verdict.side)).put(" side is ").put(colour_of(verdict.mine)).put(" against ");
            out.put(colour_of(verdict.other)).put(" at ");
            put_cell(out, verdict.x, verdict.y);
            break;
        default: out.put(sentence_of_reason(verdict.reason)); return;
    }
    out.put('.');
}

}  // namespace bastide
