// SPDX-License-Identifier: MIT
#include "message_print.hpp"

#include "interface.hpp"

namespace bastide {

namespace {

using record_fields::FieldType;

i32 section_of_items(FieldType type) noexcept
{
    switch (type) {
        case FieldType::seats: return kSeat;
        case FieldType::kinds: return BASTIDE_VOCABULARY_ACTION;
        case FieldType::marks: return BASTIDE_VOCABULARY_MARK;
        case FieldType::faces: return kDie;
        default: return 0;
    }
}

/// The parts of a list pattern: before {list}, between {list} and {item}, after {item}.
Text part_of(Text pattern, u32 part) noexcept
{
    u32 from = 0;
    for (u32 i = 0, seen = 0; i <= pattern.size; ++i) {
        if (i < pattern.size && pattern[i] == '}') from = i + 1;
        if (i < pattern.size && pattern[i] != '{') continue;
        if (seen++ == part) return pattern.from(from).first(i - from);
    }
    return {};
}

}  // namespace

void ArgumentPrinter::print(const Argument& argument, Text form) noexcept
{
    if (argument.source == ArgumentSource::role) return print_role(form);
    if (argument.source == ArgumentSource::sentence) return print_sentence();
    const i64 value = argument.type == FieldType::text ? 0 : values_.value_of(argument);
    if (values_.is_unset(argument, value)) {
        out_.put(kUnset);
    } else if (values_.is_place(argument)) {
        print_place(values_.place_of(argument));
    } else if (argument.type == FieldType::text) {
        print_text(argument);
    } else if (argument.source == ArgumentSource::sides) {
        print_list(kWind, winds_of(static_cast<u32>(value)), form);
    } else if (is_mask(argument.type)) {
        print_list(section_of_items(argument.type), items_of(argument.type, static_cast<u64>(value)), form);
    } else {
        print_value(argument, value, form);
    }
}

/// The text of a host may hold anything. A sentence is UTF-8; the name of an argument is a word of the header.
void ArgumentPrinter::print_text(const Argument& argument) noexcept
{
    if (Text(argument.name) == Text("name"))
        out_.put_ascii(values_.text_of(argument));
    else
        out_.put(values_.text_of(argument));
}

void ArgumentPrinter::print_value(const Argument& argument, i64 value, Text form) noexcept
{
    const i32 number = static_cast<i32>(value);
    switch (argument.type) {
        case FieldType::word: return put_word(all_.texts, argument.vocabulary, number, form, out_);
        case FieldType::seat:
            return values_.is_nature(argument, value) ? put_word(all_.texts, kSeat, kNatureWord, form, out_)
                                                      : print_seat(number, form);
        case FieldType::side:
            if (is_within(number, 0, 3)) return put_word(all_.texts, kWind, number + 1, form, out_);
            out_.put_number(number);
            break;
        case FieldType::tile: return print_tile(number, form);
        default: out_.put_number(value);
    }
}

void ArgumentPrinter::print_seat(i32 seat, Text form) noexcept
{
    if (is_within(seat, 0, BASTIDE_SEATS_MAX - 1))
        put_word(all_.texts, kSeat, seat + 1, form, out_);
    else
        out_.put_number(seat);
}

void ArgumentPrinter::print_place(const MessagePlace& place) noexcept
{
    out_.put('(').put_number(place.x).put(',').put_number(place.y).put(')');
}

void ArgumentPrinter::print_tile(i32 tile, Text form) noexcept
{
    char buffer[16];
    const i32 face = all_.game ? face_of_tile(*all_.game, tile) : 0;
    if (face > 0) return print_dice(face, 1, form);
    const Text name = all_.game ? tile_name(*all_.game, tile, buffer) : Text();
    if (name.empty())
        out_.put_number(tile);
    else
        out_.put(name);
}

/// "a cap", "2 caps".
void ArgumentPrinter::print_dice(i32 face, i64 count, Text form) noexcept
{
    if (!words_of_section(kDie).find(face)) return static_cast<void>(out_.put_number(count));
    Values values;
    values.arguments = Arguments(kDie, face);
    values.count = count;
    put_message(word_of(all_.texts, kDie, face, form), values, out_);
}

void ArgumentPrinter::print_role(Text form) noexcept
{
    const Argument* kind = all_.arguments.find("segment_kind");
    if (!kind) kind = all_.arguments.find("feature_kind");
    const Argument* piece = all_.arguments.find("piece_kind");
    const i32 piece_kind = piece ? static_cast<i32>(values_.value_of(*piece)) : 0;
    const i32 role = kind && piece_kind == BASTIDE_PIECE_FOLLOWER ? static_cast<i32>(values_.value_of(*kind)) : 0;
    if (words_of_section(kRole).find(role)) return put_word(all_.texts, kRole, role, form, out_);
    if (piece_kind == 0)
        out_.put(kUnset);
    else
        put_word(all_.texts, BASTIDE_VOCABULARY_PIECE, piece_kind, form, out_);
}

void ArgumentPrinter::print_sentence() noexcept
{
    if (all_.inner)
        put_message(all_.sentence, *all_.inner, out_);
    else
        out_.put(kUnset);
}

void ArgumentPrinter::print_item(i32 section, const Items& items, u32 i, Text form) noexcept
{
    if (section == kDie) return print_dice(items.of[i], items.count_of[i], form);
    if (section == kSeat) return print_seat(items.of[i], form);
    if (section == 0)
        out_.put_number(items.of[i]);
    else
        put_word(all_.texts, section, items.of[i], form, out_);
}

/// Writes "Red, Blue and Green": first the parts before {list} of all patterns, then each item with the parts after it.
void ArgumentPrinter::print_list(i32 section, const Items& items, Text form) noexcept
{
    const Message next = word_of(all_.texts, kList, kListNext, {});
    const Message last = word_of(all_.texts, kList, kListLast, {});
    const auto pattern = [&](u32 i) { return i + 1 == items.count ? last.text : next.text; };
    for (u32 i = items.count; i-- > 1;) out_.put(part_of(pattern(i), 0));
    for (u32 i = 0; i < items.count; ++i) {
        if (i > 0) out_.put(part_of(pattern(i), 1));
        print_item(section, items, i, form);
        if (i > 0) out_.put(part_of(pattern(i), 2));
    }
}

void put_word(const bastide_texts* texts, i32 section, i32 number, Text form, TextWriter& out) noexcept
{
    if (!words_of_section(section).find(number)) {
        out.put_number(number);
        return;
    }
    put_message(word_of(texts, section, number, form), Values{}, out);
}

}  // namespace bastide
