// SPDX-License-Identifier: MIT
// The config of a game in a snapshot.
#pragma once

#include "common/bytes.hpp"
#include "setup/build.hpp"

namespace bastide {

/// Writes a config. The seed is 0 for a viewer that may not know it.
void write_config(ByteWriter& out, const Rules& rules, const Config& config, u64 seed) noexcept;

/// Whether this config would build these rules again: it may differ only in the settings that each game has for itself.
/// Precondition: `sources` come from the rules, so equal sets are the same memory.
bool is_config_of(const Rules& rules, const Config& config, const Sources& sources) noexcept;

/// Reads a config. A number out of range fails the reader. Host sets are found by their fingerprints.
class ConfigReader {
    static constexpr u64 kMaxNumber = 0xFFFF;  ///< of a set, a kind of piece or an option

public:
    ConfigReader(ByteReader& in, const Sources& given) noexcept : in_(in), given_(given) {}

    void read(Config& config) noexcept;

    /// The rules revision under which the game was played last.
    u32 written_under() const noexcept { return written_under_; }

    /// The number, from 1, of the first host set in the snapshot that is not among the sets given; 0: none is missing.
    u32 missing_set() const noexcept { return missing_set_; }

    /// Whether the config has a set, a kind of piece or an option with a number that a later version may have added.
    bool names_later_thing() const noexcept { return names_later_thing_; }

    /// The box that this build leaves out and the game needs, by bastide_box; 0 for none.
    i32 left_out_box() const noexcept { return left_out_box_; }

    /// The host's sets at their indices, so that choices and scripts name them as the host does. The sets in play are in the
    /// order of the snapshot, so that tiles have the numbers they had.
    Sources sources() const noexcept { return {sets_, given_.count}; }

private:
    u64 get(u64 most) noexcept
    {
        const u64 value = in_.get_count();
        if (value <= most) return value;
        in_.fail();
        return 0;
    }
    u64 get_above_zero(u64 most) noexcept
    {
        const u64 value = get(most);
        if (value == 0) in_.fail();
        return value;
    }
    i32 get_option() noexcept
    {
        const i64 value = in_.get_signed();
        if (value == 0 || value < -0x7FFFFFFF || value > 0x7FFFFFFF) in_.fail();
        return in_.failed() ? 0 : static_cast<i32>(value);
    }

    /// Reads a count and that many ascending numbers from 1: equal configs have one form. Stops at a number that `knows(number)`
    /// denies.
    template <class Knows, class Read>
    void each_number(Knows&& knows, Read&& read) noexcept
    {
        u64 before = 0;
        for (u64 n = get(kMaxNumber); n > 0 && !in_.failed(); --n) {
            const u64 number = get_above_zero(kMaxNumber);
            if (number <= before) in_.fail();
            before = number;
            if (in_.failed()) return;
            names_later_thing_ = !knows(static_cast<u32>(number));
            if (names_later_thing_) return in_.fail();
            read(static_cast<u32>(number));
        }
    }

    void read_host_sets(Config& config) noexcept;
    void note_left_out(ChoiceKind what, u32 id) noexcept;

    ByteReader& in_;
    const Sources& given_;
    TileSet sets_[kMaxHostSets];
    u32 written_under_ = 0;
    u32 missing_set_ = 0;
    bool names_later_thing_ = false;
    i32 left_out_box_ = 0;
};

}  // namespace bastide
