// SPDX-License-Identifier: MIT
// An immutable position that games share, besides their rules: the one they began from, or the one in which they were loaded and
// before which undo cannot go.
#pragma once

#include <atomic>
#include <cstring>
#include <new>

#include "common/assert.hpp"
#include "common/memory.hpp"

namespace bastide {

/// A counted reference to such a position, or none. Copies share it; the last one frees it.
class SavedPosition {
public:
    SavedPosition() noexcept = default;
    SavedPosition(const SavedPosition& other) noexcept : shared_(other.shared_)
    {
        if (shared_) shared_->users.fetch_add(1, std::memory_order_relaxed);
    }
    SavedPosition& operator=(const SavedPosition& other) noexcept
    {
        if (shared_ == other.shared_) return *this;
        release();
        shared_ = other.shared_;
        if (shared_) shared_->users.fetch_add(1, std::memory_order_relaxed);
        return *this;
    }
    ~SavedPosition() { release(); }

    explicit operator bool() const noexcept { return shared_ != nullptr; }
    const u8* block() const noexcept { return block_of(shared_); }
    /// The number of actions done before it.
    u32 actions() const noexcept { return shared_->actions; }

    /// Saves a block. Precondition: no other reference shares the position saved before. False when memory is out.
    bool save(const u8* block, u32 size, u32 actions, const Memory& memory) noexcept
    {
        if (!shared_) {
            const u32 bytes = static_cast<u32>(sizeof(Shared)) + size;
            void* const place = memory.allocate(bytes);
            if (!place) return false;
            shared_ = new (place) Shared{.memory = memory, .bytes = bytes};
        }
        BASTIDE_ASSERT(shared_->users.load(std::memory_order_relaxed) == 1);
        shared_->actions = actions;
        std::memcpy(block_of(shared_), block, size);
        return true;
    }

private:
    /// The block follows.
    struct Shared {
        std::atomic<u32> users{1};
        Memory memory;
        u32 bytes;
        u32 actions = 0;
    };
    static_assert(sizeof(Shared) % Memory::kAlign == 0);

    static u8* block_of(Shared* shared) noexcept { return reinterpret_cast<u8*>(shared) + sizeof(Shared); }
    void release() noexcept
    {
        if (!shared_ || shared_->users.fetch_sub(1, std::memory_order_acq_rel) != 1) return;
        const Memory memory = shared_->memory;
        memory.deallocate(shared_, shared_->bytes);
    }

    Shared* shared_ = nullptr;
};

}  // namespace bastide
