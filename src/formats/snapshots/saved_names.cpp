// SPDX-License-Identifier: MIT
#include "formats/snapshots/saved_names.hpp"

#include "play/scoring.hpp"
#include "setup/all_modules.hpp"
#include "setup/build.hpp"

namespace bastide {

namespace {

constexpr u16 kScoringNumber = 1;

const Room* find_room(RoomName name) noexcept
{
    for (const Room* room : all_rooms())
        if (room->id == name) return room;
    return nullptr;
}

/// The number of a step in a room; 0 when the room does not have the step.
u16 number_in(const Room& room, const StepCode& code) noexcept
{
    for (u16 i = 0; i < room.plan.count; ++i)
        if (room.plan.rows[i].code == &code) return static_cast<u16>(i + 1);
    for (u16 i = 0; i < room.steps.count; ++i)
        if (room.steps.rows[i] == &code) return static_cast<u16>(SavedStep::kFirstWaiting + i);
    return room.before_final == &code ? SavedStep::kBeforeFinal : u16{0};
}

const StepCode* step_in(const Room& room, u16 number) noexcept
{
    if (number == SavedStep::kBeforeFinal) return room.before_final;
    if (number >= SavedStep::kFirstWaiting) {
        const u16 i = static_cast<u16>(number - SavedStep::kFirstWaiting);
        return i < room.steps.count ? room.steps.rows[i] : nullptr;
    }
    return number >= 1 && number <= room.plan.count ? room.plan.rows[number - 1].code : nullptr;
}

/// A range of words in a room's drawer.
struct WordRange {
    int first = 0;
    int count = 0;

    bool holds(int word) const noexcept { return word >= first && word < first + count; }
};

WordRange range_of_words(const Rules& rules, const Room& room, DrawerPart part) noexcept
{
    const int id = static_cast<int>(room.id);
    switch (part) {
        case DrawerPart::lasting: return {rules.lasting_words[id], room.drawer.lasting - room.drawer.copies};
        case DrawerPart::turn: return {rules.turn_words[id], room.drawer.turn};
        case DrawerPart::lap: return {rules.lap_words[id], room.drawer.lap};
        case DrawerPart::copy: break;
    }
    return {rules.lasting_words[id] + room.drawer.lasting - room.drawer.copies, room.drawer.copies};
}

int word_of_laps(const Rules& rules) noexcept { return rules.laps > 1 ? rules.first_lap_word - 1 : -1; }

/// The meaning that the room's rows give to one of its words.
WordMeaning meaning_in(const Room& room, DrawerPart part, u16 index) noexcept
{
    if (part == DrawerPart::lap) return {};
    for (const WordRow& row : room.drawer.words)
        if (row.of_turn == (part == DrawerPart::turn) && index >= row.first && index < row.first + row.count)
            return {row.points_to, row.most};
    return {};
}

}  // namespace

SavedStep name_step(const Rules& rules, const StepCode& code) noexcept
{
    for (const Room* room : all_rooms())
        if (const u16 number = plays(*room, rules.config) ? number_in(*room, code) : u16{0}) return {room->id, number};
    return {RoomName::none, kScoringNumber};
}

const StepCode* step_named(const Rules& rules, SavedStep name) noexcept
{
    const Room* const room = find_room(name.room);
    const bool is_scoring = name.room == RoomName::none && name.number == kScoringNumber;
    if (!is_scoring && (!room || !plays(*room, rules.config))) return nullptr;
    const StepCode* const code = is_scoring ? &scoring_step : step_in(*room, name.number);
    return code && rules.step_number(*code) < rules.step_count ? code : nullptr;
}

SavedWord name_word(const Rules& rules, int word) noexcept
{
    for (const Room* room : all_rooms()) {
        for (int i = 0; i < kDrawerParts && plays(*room, rules.config); ++i) {
            const DrawerPart part = static_cast<DrawerPart>(i);
            const WordRange range = range_of_words(rules, *room, part);
            if (!range.holds(word)) continue;
            const int index = word - range.first;
            if (part != DrawerPart::copy) return {room->id, part, RoomName::none, DrawerPart::lasting, static_cast<u16>(index)};
            const SavedWord of = name_word(rules, rules.first_turn_word + index);
            return {room->id, part, of.room, of.part, of.index};
        }
    }
    return {RoomName::none, DrawerPart::lap, RoomName::none, DrawerPart::lasting, 0};
}

int word_named(const Rules& rules, const SavedWord& name) noexcept
{
    if (name.room == RoomName::none) return name.part == DrawerPart::lap && name.index == 0 ? word_of_laps(rules) : -1;
    const Room* const room = find_room(name.room);
    if (!room || !plays(*room, rules.config)) return -1;
    const WordRange range = range_of_words(rules, *room, name.part);
    if (name.part != DrawerPart::copy) return name.index < range.count ? range.first + name.index : -1;
    const bool is_copied = name.part_of == DrawerPart::turn || name.part_of == DrawerPart::lap;
    const int of = is_copied ? word_named(rules, {name.of, name.part_of, RoomName::none, DrawerPart::lasting, name.index}) : -1;
    const int index = of - rules.first_turn_word;
    return of >= 0 && index < range.count ? range.first + index : -1;
}

WordMeaning meaning_of(const SavedWord& name) noexcept
{
    const bool is_copy = name.part == DrawerPart::copy;
    const Room* const room = find_room(is_copy ? name.of : name.room);
    return room ? meaning_in(*room, is_copy ? name.part_of : name.part, name.index) : WordMeaning{};
}

bool points_at_something(const View& view, PointsTo points_to, u16 number) noexcept
{
    const bool is_piece = number <= view.rules.layout.piece_count;
    switch (points_to) {
        case PointsTo::nothing: return true;
        case PointsTo::seat: return number <= view.rules.config.seats;
        case PointsTo::seats: return number >> view.rules.config.seats == 0;
        case PointsTo::tile: return number <= view.rules.tiles.count;
        case PointsTo::piece: return is_piece;
        case PointsTo::prisoner: return number > 0 && is_piece && view.state.piece(PieceId(number)).spot == Spot::prison;
        case PointsTo::segment: return number > 0 && number <= view.state.header().nodes;
    }
    return false;
}

}  // namespace bastide
