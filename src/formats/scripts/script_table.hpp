// SPDX-License-Identifier: MIT
// The `table` lines of a script: the position from which the game begins.
#pragma once

#include "formats/positions/position.hpp"
#include "formats/scripts/script_words.hpp"
#include "game/records.hpp"

namespace bastide {

/// Reads the `table` lines of a script one by one, then sets the table.
class TableLines {
public:
    TableLines() noexcept : illegals_(nullptr, 0) {}

    /// Must be called before the first line. False when memory is out.
    bool clear(Game& game) noexcept;

    /// Reads the rest of a line after `table`. False, with the fault set, when it cannot be read or is illegal.
    bool read(const View& view, Explain explain, ScriptLine& line) noexcept;

    /// Must be called after the last line. False, with the fault set, when the position is illegal.
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
