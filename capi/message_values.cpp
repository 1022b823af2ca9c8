// SPDX-License-Identifier: MIT
#include "message_values.hpp"

#include "common/bits.hpp"
#include "interface.hpp"

namespace bastide {

namespace {

using record_fields::FieldType;

constexpr i32 kSegmentBits = 32;  // masks of segments have no more bits

}  // namespace

bool is_mask(FieldType type) noexcept
{
    switch (type) {
        case FieldType::seats:
        case FieldType::segments:
        case FieldType::ports:
        case FieldType::sides:
        case FieldType::rotations:
        case FieldType::corners:
        case FieldType::kinds:
        case FieldType::marks:
        case FieldType::faces: return true;
        default: return false;
    }
}

Items items_of(FieldType type, u64 mask) noexcept
{
    Items items;
    for (u32 bit = 0; bit < 64 && type != FieldType::faces; ++bit)
        if (mask >> bit & 1) items.add(bit, 1);
    for (u32 face = 0; face < 8 && type == FieldType::faces; ++face)
        if (mask >> 4 * face & 15) items.add(face + 1, mask >> 4 * face & 15);
    return items;
}

Items winds_of(u32 ports) noexcept
{
    Items winds;
    for (u32 side = 0; side < 4; ++side) {
        const u32 mine = ports >> 3 * side & 7;
        if (mine == 1) winds.add(kHalfWinds + 2 * side, 1);
        if (mine == 4) winds.add(kHalfWinds + 2 * side + 1, 1);
        if (mine != 0 && mine != 1 && mine != 4) winds.add(side + 1, 1);
    }
    return winds;
}

// ---- Records -------------------------------------------------------------------------------------------------------

bool ArgumentValues::is_absent(const Argument& argument) const noexcept
{
    const bool of_action = argument.source == ArgumentSource::action || argument.source == ArgumentSource::action_cell;
    return of_action ? !values_.action : !values_.record && argument.source == ArgumentSource::record;
}

const u8* ArgumentValues::bytes_of(const Argument& argument) const noexcept
{
    const void* record = argument.source == ArgumentSource::action ? values_.action : values_.record;
    return static_cast<const u8*>(record) + argument.offset;
}

i64 ArgumentValues::read(const Argument& argument) const noexcept
{
    if (argument.size == 8) {
        u64 wide = 0;
        std::memcpy(&wide, bytes_of(argument), sizeof wide);
        return static_cast<i64>(wide);
    }
    i32 narrow = 0;
    std::memcpy(&narrow, bytes_of(argument), sizeof narrow);
    return is_mask(argument.type) ? static_cast<i64>(static_cast<u32>(narrow)) : narrow;
}

i32 ArgumentValues::field(const char* name) const noexcept
{
    const Argument* argument = values_.arguments.find(name);
    return argument ? static_cast<i32>(value_of(*argument)) : BASTIDE_NOWHERE;
}

Text ArgumentValues::text_of(const Argument& argument) const noexcept
{
    if (argument.source != ArgumentSource::record || !values_.record) return {};
    const char* text = reinterpret_cast<const char*>(bytes_of(argument));
    u32 size = 0;
    while (size < argument.size && text[size] != '\0') ++size;
    return {text, size};
}

// ---- Facts of a game about an action ----------------------------------------------------------------------------

bool ArgumentValues::find_piece(bastide_piece& piece) const noexcept
{
    const auto* action = static_cast<const bastide_action*>(values_.record);
    return values_.game && bastide_game_get_piece(values_.game, action->piece, &piece) == BASTIDE_OK;
}

/// The segment that an action names, or on which its piece stands.
bool ArgumentValues::find_segment(bastide_segment_def& segment) const noexcept
{
    const auto* action = static_cast<const bastide_action*>(values_.record);
    bastide_piece piece;
    if (values_.arguments.find("segment")) return find_segment_at(action->spot, action->x, action->y, action->segment, segment);
    return find_piece(piece) && find_segment_at(piece.spot, piece.x, piece.y, piece.segment, segment);
}

bool ArgumentValues::find_segment_at(i32 spot, i32 x, i32 y, i32 index, bastide_segment_def& segment) const noexcept
{
    if (!values_.game || spot != BASTIDE_SPOT_SEGMENT || index < 0 || index >= kSegmentBits) return false;
    bastide_segment_def all[kSegmentBits];
    if (bastide_game_list_segments_at(values_.game, x, y, all, kSegmentBits) <= index) return false;
    segment = all[index];
    return true;
}

namespace {

/// The set of the given index in a mask of sets; 0 if the mask has fewer.
i32 set_in(u64 sets, int index) noexcept
{
    for (i32 set = 0; set < 64; ++set)
        if ((sets >> set & 1) != 0 && index-- == 0) return set;
    return 0;
}

}  // namespace

// ---- Values --------------------------------------------------------------------------------------------------------

i64 ArgumentValues::value_of(const Argument& argument) const noexcept
{
    bastide_decision decision;
    bastide_piece piece;
    bastide_segment_def segment;
    if (is_absent(argument)) return argument.unused;
    switch (argument.source) {
        case ArgumentSource::record:
        case ArgumentSource::action: return read(argument);
        case ArgumentSource::count: return values_.count;
        case ArgumentSource::piece_kind: return find_piece(piece) ? piece.kind : 0;
        case ArgumentSource::step:
            return values_.game && bastide_game_get_decision(values_.game, &decision) == BASTIDE_OK ? decision.step : 0;
        case ArgumentSource::owner: return find_piece(piece) ? piece.seat : -1;
        case ArgumentSource::is_own: return find_piece(piece) && piece.seat == field("seat");
        case ArgumentSource::holder: return find_piece(piece) ? piece.other_seat : -1;
        case ArgumentSource::segment_kind: return find_segment(segment) ? segment.kind : 0;
        case ArgumentSource::option_set: return find_action(field("option")).set;
        case ArgumentSource::option_other: return set_in(find_action(field("option")).other_sets, 0);
        case ArgumentSource::option_third: return set_in(find_action(field("option")).other_sets, 1);
        case ArgumentSource::option_game: return find_action(field("option")).game;
        case ArgumentSource::sides: return find_segment(segment) ? static_cast<i64>(segment.ports) : 0;
        default: return 0;
    }
}

i64 ArgumentValues::count_of(const Argument& argument) const noexcept
{
    const i64 value = value_of(argument);
    if (!is_mask(argument.type)) return value;
    i64 count = 0;
    const Items items = items_of(argument.type, static_cast<u64>(value));
    for (u32 i = 0; i < items.count; ++i) count += items.count_of[i];
    return count;
}

bool ArgumentValues::is_place(const Argument& argument) const noexcept
{
    return argument.source == ArgumentSource::cell || argument.source == ArgumentSource::from_cell ||
           argument.source == ArgumentSource::action_cell || argument.source == ArgumentSource::place;
}

MessagePlace ArgumentValues::place_of(const Argument& argument) const noexcept
{
    bastide_piece piece;
    switch (argument.source) {
        case ArgumentSource::cell: return {field("x"), field("y")};
        case ArgumentSource::from_cell: return {field("from_x"), field("from_y")};
        case ArgumentSource::action_cell: return {field("action_x"), field("action_y")};
        case ArgumentSource::place:
            if (find_piece(piece)) return {piece.x, piece.y};
            break;
        default: break;
    }
    return {};
}

bool ArgumentValues::is_nature(const Argument& argument, i64 seat) const noexcept
{
    return seat == -1 && !is_absent(argument) && Text(argument.name) == Text("seat");
}

bool ArgumentValues::is_unset(const Argument& argument, i64 value) const noexcept
{
    if (is_place(argument)) return !place_of(argument).is_set();
    switch (argument.type) {
        case FieldType::word: return value == 0 && !words(argument.vocabulary).find(0);
        case FieldType::seat: return value < 0 && !is_nature(argument, value);
        case FieldType::x:
        case FieldType::y: return value == BASTIDE_NOWHERE;
        case FieldType::text: return argument.source == ArgumentSource::record && text_of(argument).empty();
        default: return is_mask(argument.type) ? value == 0 : argument.unused < 0 && value < 0;
    }
}

// ---- Cases ---------------------------------------------------------------------------------------------------------

Text ArgumentValues::key_of(const Argument& argument, char (&buffer)[24]) const noexcept
{
    if (argument.type == FieldType::text) return is_unset(argument, 0) ? Text("none") : Text();
    const i64 value = value_of(argument);
    if (is_unset(argument, value)) return "none";
    if (is_place(argument) || is_mask(argument.type)) return {};
    Word word;
    switch (argument.type) {
        case FieldType::word: word = words(argument.vocabulary).find(static_cast<i32>(value)); break;
        case FieldType::side: word = value < 4 ? words_of_section(kWind).find(static_cast<i32>(value) + 1) : Word{}; break;
        case FieldType::truth: return value != 0 ? "yes" : "no";
        case FieldType::seat:
            if (is_nature(argument, value)) return "nature";
            break;
        case FieldType::tile: return tile_key(static_cast<i32>(value), buffer);
        default: break;
    }
    if (word) return word.name;
    TextWriter text(buffer, sizeof buffer);
    text.put_number(value);
    return {buffer, text.size()};
}

Text ArgumentValues::tile_key(i32 tile, char (&buffer)[24]) const noexcept
{
    char name[16];
    if (!values_.game) return {};
    const Word face = words(BASTIDE_VOCABULARY_FACE).find(face_of_tile(*values_.game, tile));
    if (face) return face.name;
    const Text found = tile_name(*values_.game, tile, name);
    std::memcpy(buffer, found.data, found.size);
    return {buffer, found.size};
}

}  // namespace bastide
