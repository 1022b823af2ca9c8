// SPDX-License-Identifier: MIT
#include "game/answers.hpp"

namespace bastide {

void put_name(const char* name, bastide_refusal& refusal) noexcept
{
    for (u32 i = 0; name[i] != '\0' && i + 1 < sizeof refusal.name; ++i) refusal.name[i] = name[i];
}

bastide_refusal refuse_spare(const char* name, i32 word) noexcept
{
    bastide_refusal refusal = blank_refusal(Status::version, Reason::spare_set);
    refusal.index = word;
    put_name(name, refusal);
    return refusal;
}

bastide_refusal refuse_range(const char* name, i32 field, i32 value, i32 least, i32 most) noexcept
{
    bastide_refusal refusal = blank_refusal(Status::argument, Reason::argument_range);
    put_name(name, refusal);
    refusal.field = field;
    refusal.value = value;
    refusal.least = least;
    refusal.most = most;
    return refusal;
}

bastide_refusal refuse_number(const WrongNumber& wrong) noexcept
{
    const i32 place = static_cast<i32>(wrong.field - record_fields::kActionFields);
    return refuse_range(wrong.field->name, place, wrong.value, wrong.least, wrong.most);
}

i32 report(Status status, bastide_refusal* out) noexcept
{
    return out ? report(blank_refusal(status, Reason::none), out) : static_cast<i32>(status);
}

}  // namespace bastide
