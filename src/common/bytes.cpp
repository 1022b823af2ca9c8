// SPDX-License-Identifier: MIT
#include "common/bytes.hpp"

namespace bastide {

u64 ByteReader::get_long_count() noexcept
{
    u64 value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
        const u8 byte = get8();
        if (shift == 63 && byte > 1) failed_ = true;
        value |= static_cast<u64>(byte & 0x7F) << shift;
        if (byte & 0x80) continue;
        if (byte == 0 && shift > 0) failed_ = true;
        return value;
    }
    failed_ = true;
    return 0;
}

}  // namespace bastide
