// SPDX-License-Identifier: MIT
#include "argument_checks.hpp"

#include "interface.hpp"

namespace bastide {

bool read_memory(const bastide_allocator* mem, Memory& out) noexcept
{
    if (!mem) return true;
    if (!mem->alloc || !mem->release) return false;
    out = {mem->user, mem->alloc, mem->release};
    return true;
}

bool is_given(const char* name, const void* pointer, Fault& fault, i32 count) noexcept
{
    if (pointer) return true;
    fault.set(Status::argument, Reason::argument_null);
    fault.name_argument(name, -1, count);
    return false;
}

bool is_count(const char* name, i32 count, i32 least, i32 most, Fault& fault) noexcept
{
    if (is_within(count, least, most)) return true;
    fault.set(Status::argument, Reason::argument_count);
    fault.name_argument(name, -1, count);
    fault.least = least;
    fault.most = most;
    return false;
}

bool is_list(const char* name, const void* list, const char* count_name, i32 count, i32 most, Fault& fault) noexcept
{
    return is_count(count_name, count, 0, most, fault) && (count == 0 || is_given(name, list, fault, count));
}

bool is_text(const char* name, const void* text, i32 len, i32 least, Fault& fault) noexcept
{
    return is_given(name, text, fault) && is_count("len", len, least, kMaxCount, fault);
}

bool read_memory(const bastide_allocator* mem, Memory& out, Fault& fault) noexcept
{
    if (read_memory(mem, out)) return true;
    fault.set(Status::argument, Reason::argument_null);
    fault.name_argument(mem->alloc ? "release" : "alloc", mem->alloc ? 2 : 1, 0);
    return false;
}

i32 report_missing(const char* name, bastide_refusal* out) noexcept
{
    bastide_refusal refusal = blank_refusal(Status::argument, Reason::argument_null);
    put_name(name, refusal);
    return explained(report(refusal, out), out);
}

i32 report_range(const char* name, i32 value, i32 least, i32 most, bastide_refusal* out) noexcept
{
    return explained(report(refuse_range(name, -1, value, least, most), out), out);
}

}  // namespace bastide
