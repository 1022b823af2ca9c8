// SPDX-License-Identifier: MIT
// Gets the values of the fields of a sentence, from its records or its game. Prints nothing.
#pragma once

#include "message.hpp"

namespace bastide {

bool is_mask(record_fields::FieldType type) noexcept;

/// The elements of a mask, in order; of faces how many there are of each.
struct Items {
    u8 of[64];
    u8 count_of[64];
    u32 count = 0;

    void add(u32 item, u32 number) noexcept
    {
        of[count] = static_cast<u8>(item);
        count_of[count++] = static_cast<u8>(number);
    }
};

Items items_of(record_fields::FieldType type, u64 mask) noexcept;

/// Where a road divides a side, a field has half of it; its ports are the outer ones.
Items winds_of(u32 ports) noexcept;

/// A cell or a corner.
struct MessagePlace {
    i32 x = BASTIDE_NOWHERE;
    i32 y = BASTIDE_NOWHERE;

    bool is_set() const noexcept { return x != BASTIDE_NOWHERE && y != BASTIDE_NOWHERE; }
};

/// Reads the arguments of one sentence, which must outlive the reader.
class ArgumentValues {
public:
    explicit ArgumentValues(const Values& values) noexcept : values_(values) {}

    i64 value_of(const Argument& argument) const noexcept;

    /// The number that selects the plural form: the value, or the number of elements of a mask.
    i64 count_of(const Argument& argument) const noexcept;

    bool is_place(const Argument& argument) const noexcept;
    MessagePlace place_of(const Argument& argument) const noexcept;

    Text text_of(const Argument& argument) const noexcept;

    /// A seat of -1 is nature when it acts or owns; otherwise it is none.
    bool is_nature(const Argument& argument, i64 seat) const noexcept;

    bool is_unset(const Argument& argument, i64 value) const noexcept;

    /// The case key of a value; `buffer` holds the key if it is not a word.
    Text key_of(const Argument& argument, char (&buffer)[24]) const noexcept;

private:
    bool is_absent(const Argument& argument) const noexcept;
    const u8* bytes_of(const Argument& argument) const noexcept;
    i64 read(const Argument& argument) const noexcept;
    i32 field(const char* name) const noexcept;
    bool find_piece(bastide_piece& piece) const noexcept;
    bool find_segment(bastide_segment_def& segment) const noexcept;
    bool find_segment_at(i32 spot, i32 x, i32 y, i32 index, bastide_segment_def& segment) const noexcept;
    Text tile_key(i32 tile, char (&buffer)[24]) const noexcept;

    const Values& values_;
};

}  // namespace bastide
