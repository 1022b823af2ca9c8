// SPDX-License-Identifier: MIT
// The caller's memory for one call, given out from its beginning. Nothing is given back before the call ends.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>

#include "bastide_players.h"

namespace bastide::players {

class Arena {
public:
    static constexpr int64_t kAlign = 16;  ///< of every piece of memory

    Arena(void* memory, int32_t size) noexcept
        : at_(reinterpret_cast<uintptr_t>(memory)), end_(at_ + static_cast<uintptr_t>(memory ? size : 0))
    {
    }

    /// The bytes that a request takes, at most.
    static constexpr int64_t cost(int64_t bytes) noexcept { return bytes + kAlign - 1; }

    /// Null when the memory is used up.
    void* take(uint64_t bytes) noexcept
    {
        const uintptr_t from = (at_ + kAlign - 1) / kAlign * kAlign;
        if (from < at_ || from > end_ || bytes > end_ - from) return nullptr;
        at_ = from + static_cast<uintptr_t>(bytes);
        return reinterpret_cast<void*>(from);
    }
    template <class T>
    T* take_array(int32_t count) noexcept
    {
        return static_cast<T*>(take(sizeof(T) * static_cast<uint64_t>(count)));
    }
    template <class T>
    T* make() noexcept
    {
        void* const place = take(sizeof(T));
        return place ? new (place) T : nullptr;
    }

    /// For games of the rules library. It lives as long as the arena.
    bastide_allocator allocator() noexcept { return {this, allocate, release}; }

private:
    static void* BASTIDE_CALL allocate(void* user, uint32_t size, uint32_t) { return static_cast<Arena*>(user)->take(size); }
    static void BASTIDE_CALL release(void*, void*, uint32_t, uint32_t) {}

    uintptr_t at_;
    uintptr_t end_;
};

}  // namespace bastide::players
