// SPDX-License-Identifier: MIT
// An array from the host's allocator, for the lists of bastide.h.
#pragma once

#include "bastide_draw.h"

namespace bastide::draw {

/// The allocator to use, or false for an incomplete one. NULL: malloc and free.
bool read_allocator(const bastide_allocator* given, bastide_allocator& out) noexcept;

template <class T>
class List {
public:
    explicit List(const bastide_allocator& from) noexcept : from_(from) {}
    ~List() { release(); }
    List(const List&) = delete;
    List& operator=(const List&) = delete;

    /// Makes room for `count` entries; the old ones are gone. False when there is no memory.
    bool reserve(int32_t count) noexcept
    {
        if (count <= cap_) return true;
        release();
        if (count > static_cast<int32_t>(INT32_MAX / sizeof(T))) return false;
        items_ = static_cast<T*>(from_.alloc(from_.user, bytes(count), alignof(T)));
        cap_ = items_ ? count : 0;
        return items_ != nullptr;
    }

    /// Fills the list by a call `list(out, cap)` of bastide.h. @return OK, its status, or E_MEMORY.
    template <class ListCall>
    bastide_status fill(ListCall&& list) noexcept
    {
        const int32_t count = list(nullptr, 0);
        if (count < 0) return count;
        if (!reserve(count)) return BASTIDE_E_MEMORY;
        count_ = list(items_, count);
        return BASTIDE_OK;
    }

    int32_t count() const noexcept { return count_; }
    const T& operator[](int32_t i) const noexcept { return items_[i]; }
    const T* begin() const noexcept { return items_; }
    const T* end() const noexcept { return items_ + count_; }

private:
    static uint32_t bytes(int32_t count) noexcept { return static_cast<uint32_t>(count) * static_cast<uint32_t>(sizeof(T)); }
    void release() noexcept
    {
        if (items_) from_.release(from_.user, items_, bytes(cap_), alignof(T));
        items_ = nullptr;
        cap_ = 0;
        count_ = 0;
    }

    bastide_allocator from_;
    T* items_ = nullptr;
    int32_t cap_ = 0;
    int32_t count_ = 0;
};

}  // namespace bastide::draw
