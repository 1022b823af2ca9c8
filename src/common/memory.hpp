// SPDX-License-Identifier: MIT
// The allocator of a handle: the host's two functions, or malloc and free. Release passes the size and alignment of the
// allocation.
#pragma once

#include <stdlib.h>

#include "common/enums.hpp"

namespace bastide {

struct Memory {
    void* user = nullptr;
    void*(BASTIDE_CALL* alloc)(void* user, u32 size, u32 align) = nullptr;
    void(BASTIDE_CALL* release)(void* user, void* ptr, u32 size, u32 align) = nullptr;

    /// The alignment of every allocation of the library; malloc guarantees at least this.
    static constexpr u32 kAlign = 8;

    void* allocate(u32 size) const noexcept { return alloc ? alloc(user, size, kAlign) : malloc(size); }
    void deallocate(void* ptr, u32 size) const noexcept
    {
        if (release)
            release(user, ptr, size, kAlign);
        else
            free(ptr);
    }
};

}  // namespace bastide
