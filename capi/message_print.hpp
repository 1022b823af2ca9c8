// SPDX-License-Identifier: MIT
// Writes the value of a field for the reader of a sentence: a word, a number, a cell, a list.
#pragma once

#include "message_values.hpp"

namespace bastide {

inline constexpr const char* kUnset = "-";

/// Prints the arguments of one sentence, which must outlive the printer.
class ArgumentPrinter {
public:
    ArgumentPrinter(const Values& values, TextWriter& out) noexcept : all_(values), values_(values), out_(out) {}

    void print(const Argument& argument, Text form) noexcept;

private:
    void print_text(const Argument& argument) noexcept;
    void print_value(const Argument& argument, i64 value, Text form) noexcept;
    void print_seat(i32 seat, Text form) noexcept;
    void print_place(const MessagePlace& place) noexcept;
    void print_tile(i32 tile, Text form) noexcept;
    void print_dice(i32 face, i64 count, Text form) noexcept;
    void print_role(Text form) noexcept;
    void print_sentence() noexcept;
    void print_item(i32 section, const Items& items, u32 i, Text form) noexcept;
    void print_list(i32 section, const Items& items, Text form) noexcept;

    const Values& all_;
    ArgumentValues values_;
    TextWriter& out_;
};

}  // namespace bastide
