// SPDX-License-Identifier: MIT
// The `table` lines of a script: the position from which the game begins.
#pragma once

#include "house/position.hpp"
#include "house/records.hpp"
#include "house/script_words.hpp"

namespace bastide {

/// Takes the `table` lines of a script one by one and sets the table behind the last of them.
class TableLines {
public:
    TableLines() noexcept : illegals_(nullptr, 0) {}

    /// Before the first line. False when memory is out.
    bool clear(Game& game) noexcept;

    /// The rest of a line after `table`. False, with the fault told, when it cannot be read or is not legal.
    bool read(const View& view, Explain explain, ScriptLine& line) noexcept;

    /// Behind the last one.
    bool begin(Explain explain, Fault& fault) noexcept;

private:
    bool read_head(const View& view, ScriptLine& line) noexcept;
    bool refuse(Explain explain, Fault& fault) const noexcept;

    Game* game_ = nullptr;
    Table table_;
    Illegals illegals_;
    TableHead head_{};
    i32 entries_ = 0;
    bool has_head_ = false;
};

void write_table_lines(const View& start, TextWriter& out) noexcept;

}  // namespace bastide
