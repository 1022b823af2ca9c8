// SPDX-License-Identifier: MIT
// The tags of a script, such as `tag event Spring Cup`: their names, the formats of the standard ones, and what they say of the
// game. Knows no game.
#pragma once

#include "formats/scripts/script_words.hpp"

namespace bastide {

inline constexpr i32 kMaxTags = 64;           ///< in one script
inline constexpr u32 kMaxTagName = 31;        ///< bytes
inline constexpr u32 kMaxTagValue = 1000;     ///< bytes
inline constexpr i32 kMaxClock = 0x7FFFFFFF;  ///< milliseconds

/// A tag line after the word `tag`.
struct TagLine {
    ScriptWord name;
    ScriptWord value;
};

/// Splits the rest of a line; the value is everything after the name, `#` included.
TagLine split_tag(ScriptLine& line) noexcept;

/// Reads h:mm:ss or h:mm:ss.mmm as milliseconds.
bool read_clock_time(ScriptLine& line, i32& milliseconds) noexcept;

/// Reads the tag lines of a script one by one. The text of the script must stay while this exists.
class Tags {
public:
    /// Reads the rest of a line after `tag`. False, with the fault set, when it cannot be read.
    bool read(ScriptLine& line, i32 line_number) noexcept;

    /// Whether all seats that the tags name exist, and the result has points for each. False, with fault and line set, if not.
    bool check_seats(i32 seats, Fault& fault) const noexcept;

    /// Whether the result, if there is one with points, is the score of a game that is over. False, with fault and line set, if
    /// not.
    bool check_result(const i32* scores, i32 seats, Fault& fault) const noexcept;

private:
    struct Place {
        i32 line = 0;
        u32 column = 0;
    };

    bool read_value(ScriptLine& line, const TagLine& tag) noexcept;
    bool read_result(ScriptLine& line, ScriptWord value) noexcept;
    bool refuse(Place place, Fault& fault) const noexcept;

    Text names_[kMaxTags];
    i32 count_ = 0;
    i32 greatest_seat_ = -1;
    Place greatest_;
    i32 points_[BASTIDE_SEATS_MAX] = {};
    i32 point_count_ = 0;
    Place result_;
};

}  // namespace bastide
