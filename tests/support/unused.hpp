// SPDX-License-Identifier: MIT
// Checks that the fields that a kind does not use are unset, by the tables generated from the header.
#pragma once

#include <cstring>

#include "../../src/vocabulary/record_fields.hpp"

namespace bastide_tests {

/// The first field outside the uses of a kind that is not unset; null when there is none.
template <class Record>
const char* field_beyond(std::int32_t vocabulary, std::int32_t kind, const Record& record)
{
    for (const bastide::record_fields::RecordKinds& kinds : bastide::record_fields::kRecordKinds) {
        if (kinds.vocabulary != vocabulary) continue;
        std::uint64_t used = kinds.kinds[0].fields;
        for (std::int32_t i = 0; i < kinds.kind_count; ++i)
            if (kinds.kinds[i].kind == kind) used = kinds.kinds[i].fields;
        for (std::int32_t i = 0; i < kinds.field_count; ++i) {
            const bastide::record_fields::Field& field = kinds.fields[i];
            std::int32_t value = 0;
            if (used >> i & 1 || field.size != sizeof value) continue;
            std::memcpy(&value, reinterpret_cast<const unsigned char*>(&record) + field.offset, sizeof value);
            if (value != field.unused) return field.name;
        }
    }
    return nullptr;
}

}  // namespace bastide_tests
