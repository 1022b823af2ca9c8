// SPDX-License-Identifier: MIT
#include "draw/list.hpp"

#include <cstdlib>

namespace bastide::draw {

namespace {

void* BASTIDE_CALL allocate(void*, uint32_t size, uint32_t) { return std::malloc(size); }
void BASTIDE_CALL release(void*, void* ptr, uint32_t, uint32_t) { std::free(ptr); }

}  // namespace

bool read_allocator(const bastide_allocator* given, bastide_allocator& out) noexcept
{
    out = {nullptr, allocate, release};
    if (!given) return true;
    if (!given->alloc || !given->release) return false;
    out = *given;
    return true;
}

}  // namespace bastide::draw
