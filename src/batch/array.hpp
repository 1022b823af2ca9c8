// SPDX-License-Identifier: MIT
// An array from the host's allocator. Does not know what it holds.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "bastide_batch.h"

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace bastide::batch {

/// Asks for large pages. The games of a batch are visited in turn, and with small pages most visits wait for the page tables.
inline void prefer_large_pages([[maybe_unused]] void* block, [[maybe_unused]] uint32_t size) noexcept
{
#if defined(__linux__) && defined(MADV_HUGEPAGE)
    constexpr uintptr_t kPage = 4096;
    constexpr uint32_t kWorthwhile = UINT32_C(4) << 20;
    if (!block || size < kWorthwhile) return;
    const uintptr_t from = (reinterpret_cast<uintptr_t>(block) + kPage - 1) / kPage * kPage;
    const uintptr_t to = reinterpret_cast<uintptr_t>(block) + size;
    ::madvise(reinterpret_cast<void*>(from), to - from, MADV_HUGEPAGE);  // a system that refuses gives small pages
#endif
}

inline void* BASTIDE_CALL take_from_libc(void*, uint32_t size, uint32_t) noexcept
{
    void* const block = std::malloc(size);
    prefer_large_pages(block, size);
    return block;
}
inline void BASTIDE_CALL give_to_libc(void*, void* ptr, uint32_t, uint32_t) noexcept { std::free(ptr); }

/// The allocator to use, or false for an incomplete one. NULL: malloc and free.
inline bool read_allocator(const bastide_allocator* given, bastide_allocator& out) noexcept
{
    out = given ? *given : bastide_allocator{nullptr, &take_from_libc, &give_to_libc};
    return out.alloc && out.release;
}

/// Entries of zero bytes. T is a flat record.
template <class T>
class Array {
public:
    /// False when there is no memory, or for more than 4 GB.
    bool make(const bastide_allocator& from, int64_t count) noexcept
    {
        from_ = from;
        const int64_t size = count * static_cast<int64_t>(sizeof(T));
        if (count < 0 || size > INT64_C(0xFFFFFFFF)) return false;
        if (count == 0) return true;
        items_ = static_cast<T*>(from.alloc(from.user, static_cast<uint32_t>(size), alignof(T)));
        if (!items_) return false;
        count_ = count;
        std::memset(static_cast<void*>(items_), 0, static_cast<std::size_t>(size));
        return true;
    }
    void end() noexcept
    {
        if (items_)
            from_.release(from_.user, items_, static_cast<uint32_t>(count_ * static_cast<int64_t>(sizeof(T))), alignof(T));
        items_ = nullptr;
        count_ = 0;
    }

    int64_t count() const noexcept { return count_; }
    T* data() noexcept { return items_; }
    const T* data() const noexcept { return items_; }
    T& operator[](int64_t i) noexcept { return items_[i]; }
    const T& operator[](int64_t i) const noexcept { return items_[i]; }

private:
    bastide_allocator from_{};
    T* items_ = nullptr;
    int64_t count_ = 0;
};

}  // namespace bastide::batch
