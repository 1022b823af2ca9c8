// SPDX-License-Identifier: MIT
// A position that games keep beside their rules and that never changes: the one they began from, or the one from which they were
// loaded and behind which undo does not reach.
#pragma once

#include <atomic>
#include <cstring>
#include <new>

#include "ground/assert.hpp"
#include "ground/memory.hpp"

namespace bastide {

/// A use of such a position, or none. Copies share it; the last one ends it.
class KeptPosition {
public:
    KeptPosition() noexcept = default;
    KeptPosition(const KeptPosition& other) noexcept : kept_(other.kept_)
    {
        if (kept_) kept_->users.fetch_add(1, std::memory_order_relaxed);
    }
    KeptPosition& operator=(const KeptPosition& other) noexcept
    {
        if (kept_ == other.kept_) return *this;
        release();
        kept_ = other.kept_;
        if (kept_) kept_->users.fetch_add(1, std::memory_order_relaxed);
        return *this;
    }
    ~KeptPosition() { release(); }

    explicit operator bool() const noexcept { return kept_ != nullptr; }
    const u8* block() const noexcept { return behind(kept_); }
    /// How many actions were done before it.
    u32 actions() const noexcept { return kept_->actions; }

    /// Keeps a block, in place of the one that this alone kept so far. False when memory is out.
    bool keep(const u8* block, u32 size, u32 actions, const Memory& memory) noexcept
    {
        if (!kept_) {
            const u32 bytes = static_cast<u32>(sizeof(Shared)) + size;
            void* const place = memory.allocate(bytes);
            if (!place) return false;
            kept_ = new (place) Shared{.memory = memory, .bytes = bytes};
        }
        BASTIDE_ASSERT(kept_->users.load(std::memory_order_relaxed) == 1);
        kept_->actions = actions;
        std::memcpy(behind(kept_), block, size);
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

    static u8* behind(Shared* kept) noexcept { return reinterpret_cast<u8*>(kept) + sizeof(Shared); }
    void release() noexcept
    {
        if (!kept_ || kept_->users.fetch_sub(1, std::memory_order_acq_rel) != 1) return;
        const Memory memory = kept_->memory;
        memory.deallocate(kept_, kept_->bytes);
    }

    Shared* kept_ = nullptr;
};

}  // namespace bastide
