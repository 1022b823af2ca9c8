// SPDX-License-Identifier: MIT
// What the C functions return for both games: statuses, counts, refusals; and the check of spare words.
#pragma once

#include <new>

#include "game/records.hpp"
#include "vocabulary/record_fields.hpp"

namespace bastide {

constexpr i32 code(Status status) noexcept { return static_cast<i32>(status); }

/// A count as a C function returns it: E_LIMIT when it does not fit.
inline i32 count_of(u64 n) noexcept { return n > 0x7FFFFFFFu ? BASTIDE_E_LIMIT : static_cast<i32>(n); }

/// Writes the entries of a list of known length, up to the capacity of `out`; returns the length.
template <class Record, class Make>
i32 list_each(i32 count, Record* out, i32 cap, Make&& make) noexcept
{
    // Made in its place: copying a record whose fields were just written would wait for the writes.
    for (i32 i = 0; i < cap && i < count; ++i) ::new (static_cast<void*>(out + i)) Record(make(i));
    return count;
}

/// The index of the first spare word of a record that is not 0, or -1.
template <class Record>
i32 find_set_spare(const Record& record) noexcept
{
    for (u32 i = 0; i < sizeof record.spare / sizeof record.spare[0]; ++i)
        if (record.spare[i] != 0) return static_cast<i32>(i);
    return -1;
}

/// Whether there is one. Looks at all of them without a branch, because nearly no record has one.
template <class Record>
bool has_set_spare(const Record& record) noexcept
{
    u32 bits = 0;
    for (const u32 word : record.spare) bits |= word;
    return bits != 0;
}

/// The refusal of the record behind parameter `name` whose spare word `word` is not 0.
bastide_refusal refuse_spare(const char* name, i32 word) noexcept;

/// The refusal of the first record of a list with a spare word that is not 0, with its index as `other_index`; status OK when
/// there is none.
template <class Record>
bastide_refusal check_spares(const char* name, const Record* records, i32 count) noexcept
{
    for (i32 i = 0; i < count; ++i) {
        const i32 word = find_set_spare(records[i]);
        if (word < 0) continue;
        bastide_refusal refusal = refuse_spare(name, word);
        refusal.other_index = i;
        return refusal;
    }
    return blank_refusal(Status::ok, Reason::none);
}

/// The same for a record and those passed with it; `other_index` is -1 when the first one is refused.
template <class Head, class Record>
bastide_refusal check_spares(const char* head_name, const Head& head, const char* name, const Record* records, i32 count) noexcept
{
    if (const i32 word = find_set_spare(head); word >= 0) return refuse_spare(head_name, word);
    return check_spares(name, records, count);
}

/// Writes the name of a parameter or a field into a refusal without one.
void put_name(const char* name, bastide_refusal& refusal) noexcept;

/// The field at an offset of a record.
template <u32 N>
consteval const record_fields::Field& field_at(const record_fields::Field (&fields)[N], u32 offset) noexcept
{
    u32 i = 0;
    while (fields[i].offset != offset) ++i;
    return fields[i];
}
/// The bit of the field at an offset of a record, in the sets of record_fields::KindFields.
template <u32 N>
consteval u64 bit_of_field(const record_fields::Field (&fields)[N], u32 offset) noexcept
{
    return u64{1} << (&field_at(fields, offset) - fields);
}
#define BASTIDE_ACTION_FIELD(name) field_at(record_fields::kActionFields, offsetof(bastide_action, name))

/// The first number of an action that no action of this game can have.
struct WrongNumber {
    const record_fields::Field* field;  // set by `refuse`, as all others: nearly every action is right
    i32 value;
    i32 least;
    i32 most;

    /// Notes a number; `from` and `to` are both 0 when what is possible is no range.
    Status refuse(const record_fields::Field& which, i32 number, i32 from, i32 to) noexcept
    {
        *this = {&which, number, from, to};
        return Status::argument;
    }
    /// Notes a number that is out of range.
    bool holds(const record_fields::Field& which, i32 number, i32 from, i32 to) noexcept
    {
        if (is_within(number, from, to)) return true;
        refuse(which, number, from, to);
        return false;
    }
};

bastide_refusal refuse_number(const WrongNumber& wrong) noexcept;

/// The refusal of an argument that is out of range; `field` is its place in its record, -1 for a parameter.
bastide_refusal refuse_range(const char* name, i32 field, i32 value, i32 least, i32 most) noexcept;

/// Copies a refusal to `out` unless that is null; returns its status.
inline i32 report(const bastide_refusal& refusal, bastide_refusal* out) noexcept
{
    if (out) *out = refusal;
    return refusal.status;
}
i32 report(Status status, bastide_refusal* out) noexcept;

/// Reads which of the seat, its clock or a stand-in decided; `argument` for any other number.
inline Status read_origin(const bastide_action& in, Origin& out, WrongNumber& wrong) noexcept
{
    if (!wrong.holds(BASTIDE_ACTION_FIELD(origin), in.origin, 0, BASTIDE_ORIGIN_STAND_IN)) return Status::argument;
    out = in.origin == 0 ? Origin::seat : static_cast<Origin>(in.origin);
    return Status::ok;
}

}  // namespace bastide
