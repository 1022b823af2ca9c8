// SPDX-License-Identifier: MIT
// What every C function answers, whichever game it is about: statuses, counts, refusals, and the spare words of records.
#pragma once

#include "house/records.hpp"

namespace bastide {

constexpr i32 code(Status status) noexcept { return static_cast<i32>(status); }

/// A count as the answer of a list.
inline i32 count_of(u64 n) noexcept { return n > 0x7FFFFFFFu ? BASTIDE_E_LIMIT : static_cast<i32>(n); }

/// Writes entry after entry of a list whose length is known.
template <class Record, class Make>
i32 list_each(i32 count, Record* out, i32 cap, Make&& make) noexcept
{
    for (i32 i = 0; i < cap && i < count; ++i) out[i] = make(i);
    return count;
}

/// The first spare word of a record that is set, or -1.
template <class Record>
i32 set_spare(const Record& record) noexcept
{
    for (u32 i = 0; i < sizeof record.spare / sizeof record.spare[0]; ++i)
        if (record.spare[i] != 0) return static_cast<i32>(i);
    return -1;
}

/// The refusal of a record with a spare word that is set.
bastide_refusal refuse_spare(i32 word) noexcept;

/// The refusal of the first of some records with a spare word that is set, `other_index` its number; status OK when there is
/// none.
template <class Record>
bastide_refusal find_spare(const Record* records, i32 count) noexcept
{
    for (i32 i = 0; i < count; ++i) {
        const i32 word = set_spare(records[i]);
        if (word < 0) continue;
        bastide_refusal refusal = refuse_spare(word);
        refusal.other_index = i;
        return refusal;
    }
    return blank_refusal(Status::ok, Reason::none);
}

/// The same of a record and those that come with it; `other_index` is -1 for the first.
template <class Head, class Record>
bastide_refusal find_spare(const Head& head, const Record* records, i32 count) noexcept
{
    if (const i32 word = set_spare(head); word >= 0) return refuse_spare(word);
    return find_spare(records, count);
}

/// Writes a refusal when the caller wants it, and answers its status.
inline i32 report(const bastide_refusal& refusal, bastide_refusal* out) noexcept
{
    if (out) *out = refusal;
    return refusal.status;
}
i32 report(Status status, bastide_refusal* out) noexcept;

/// Who decided, as the host says it; `argument` when there is no such origin.
Status read_origin(const bastide_action& in, Origin& out) noexcept;

}  // namespace bastide
