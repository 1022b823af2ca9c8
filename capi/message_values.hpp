// SPDX-License-Identifier: MIT
// What the fields of a sentence hold: read from its records or asked of its game. Nothing is written here.
#pragma once

#include "message.hpp"

namespace bastide {

bool is_mask(meaning::Holds holds) noexcept;

/// The single things that a mask names, in order; of faces how many there are of each.
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

Items items_of(meaning::Holds holds, u64 mask) noexcept;

/// Of a side that a road parts a field has a half: its ports are the outer ones.
Items winds_of(u32 ports) noexcept;

/// A cell or a corner.
struct MessagePlace {
    i32 x = BASTIDE_NOWHERE;
    i32 y = BASTIDE_NOWHERE;

    bool is_set() const noexcept { return x != BASTIDE_NOWHERE && y != BASTIDE_NOWHERE; }
};

/// Reads the arguments of one sentence, which outlives it.
class ArgumentValues {
public:
    explicit ArgumentValues(const Values& values) noexcept : values_(values) {}

    i64 value_of(const Argument& argument) const noexcept;

    /// A number for the plural: itself, or how many things a mask names.
    i64 count_of(const Argument& argument) const noexcept;

    bool is_place(const Argument& argument) const noexcept;
    MessagePlace place_of(const Argument& argument) const noexcept;

    Text text_of(const Argument& argument) const noexcept;

    /// A seat of -1 is nature where it acts or owns; elsewhere it is none.
    bool is_nature(const Argument& argument, i64 seat) const noexcept;

    bool is_unset(const Argument& argument, i64 value) const noexcept;

    /// What a value is called where a sentence has cases; `room` holds what is no word.
    Text key_of(const Argument& argument, char (&room)[24]) const noexcept;

private:
    bool is_absent(const Argument& argument) const noexcept;
    const u8* bytes_of(const Argument& argument) const noexcept;
    i64 read(const Argument& argument) const noexcept;
    i32 field(const char* name) const noexcept;
    bool find_piece(bastide_piece& piece) const noexcept;
    bool find_segment(bastide_segment_def& segment) const noexcept;
    bool find_segment_at(i32 spot, i32 x, i32 y, i32 index, bastide_segment_def& segment) const noexcept;
    Text tile_key(i32 tile, char (&room)[24]) const noexcept;

    const Values& values_;
};

}  // namespace bastide
