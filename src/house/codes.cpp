// SPDX-License-Identifier: MIT
#include "house/codes.hpp"

#include "house/meaning.hpp"
#include "house/sampling.hpp"
#include "house/sketch.hpp"

namespace bastide {

namespace {

i32 field_of(const bastide_action& action, u32 offset) noexcept
{
    i32 value;
    std::memcpy(&value, reinterpret_cast<const u8*>(&action) + offset, sizeof value);
    return value;
}

void set_field(bastide_action& action, u32 offset, i32 value) noexcept
{
    std::memcpy(reinterpret_cast<u8*>(&action) + offset, &value, sizeof value);
}

/// Whether a field is a cell that lies nowhere: it has no bits of its own, and is 0 in them.
constexpr bool is_cell(const meaning::Part& part) noexcept
{
    return part.offset == offsetof(bastide_action, x) || part.offset == offsetof(bastide_action, y);
}

struct Layouts {
    const meaning::Code* of[64] = {};
    constexpr Layouts() noexcept
    {
        for (const meaning::Code& code : meaning::kCodes) of[code.kind] = &code;
    }
};
constexpr Layouts kLayouts;

const meaning::Code* layout_of(i64 kind) noexcept { return kind >= 0 && kind < 64 ? kLayouts.of[kind] : nullptr; }

/// Puts values behind each other, the first one lowest.
class Packer {
public:
    Status add(const bastide_action& action, const meaning::Part& part) noexcept
    {
        const i64 value = field_of(action, part.offset);
        const bool nowhere = is_cell(part) && value == BASTIDE_NOWHERE;
        const i64 shifted = nowhere ? 0 : value + part.plus;
        if (shifted < (is_cell(part) && !nowhere ? 1 : 0)) return is_cell(part) ? Status::limit : Status::argument;
        if (shifted >> part.bits) return Status::limit;
        code_ |= static_cast<u64>(shifted) << at_;
        at_ += part.bits;
        return Status::ok;
    }
    u64 code() const noexcept { return code_; }

private:
    u64 code_ = 0;
    u32 at_ = 0;
};

// Where tiles may go makes nearly all of a list, so its codes are made without the record: kind, seat, tile, x, y, rotation.

u64 place_code(const Action& action) noexcept
{
    return static_cast<u64>(BASTIDE_ACTION_PLACE) | static_cast<u64>(action.seat + 1u) << 6 |
           static_cast<u64>(action.tile.raw) << 10;
}

bool add_cell(u64 like, Cell cell, u8 rotation, u64& code) noexcept
{
    const u32 x = static_cast<u32>(cell.x + 1024);
    const u32 y = static_cast<u32>(cell.y + 1024);
    code = like | static_cast<u64>(x) << 21 | static_cast<u64>(y) << 32 | static_cast<u64>(rotation) << 43;
    return x - 1 < 2047 && y - 1 < 2047 && like >> 10 < 2048;
}

bool encode_listed(const Action& action, u64& code) noexcept
{
    if (action.verb == Verb::place) return add_cell(place_code(action), action.cell, action.rotation, code);
    bastide_action wide;
    widen(action, wide);
    return encode(wide, code) == Status::ok;
}

}  // namespace

Status encode(const bastide_action& action, u64& code) noexcept
{
    const meaning::Code* layout = layout_of(action.kind);
    if (!layout) return Status::argument;
    Packer packer;
    for (const meaning::Part& part : meaning::kCodeHead)
        if (const Status status = packer.add(action, part); status != Status::ok) return Status::argument;
    for (i32 i = 0; i < layout->count; ++i)
        if (const Status status = packer.add(action, layout->parts[i]); status != Status::ok) return status;
    code = packer.code();
    return Status::ok;
}

u32 list_codes(const View& view, Verb only, u64* out, u32 cap, bool& fits) noexcept
{
    fits = true;
    u32 at = 0;
    auto add = [&](const Action& action) {
        if (at < cap) fits = encode_listed(action, out[at]) && fits;
        ++at;
    };
    if (view.state.header().over) return at;
    const Sketch sketch(view, pending(view), only);
    if (!sketch.is_whole()) return for_each_option(view, only, add);
    u64 like = 0;
    sketch.visit(add, [&](const Action& action, Cell cell, u8 rotation) {
        if (like == 0) like = place_code(action);
        if (at < cap) fits = add_cell(like, cell, rotation, out[at]) && fits;
        ++at;
    });
    return at;
}

bool decode(u64 code, bastide_action& out) noexcept
{
    out = blank_action();
    const meaning::Code* layout = layout_of(static_cast<i64>(code & 63));
    if (!layout) return false;
    bastide_action action = blank_action();
    u64 rest = code;
    const auto take = [&](const meaning::Part& part) {
        const i32 value = static_cast<i32>(rest & ((u64{1} << part.bits) - 1));
        rest >>= part.bits;
        set_field(action, part.offset, is_cell(part) && value == 0 ? BASTIDE_NOWHERE : value - part.plus);
    };
    for (const meaning::Part& part : meaning::kCodeHead) take(part);
    for (i32 i = 0; i < layout->count; ++i) take(layout->parts[i]);
    if (rest != 0 || action.seat >= BASTIDE_SEATS_MAX) return false;
    action.origin = action.seat < 0 ? 0 : BASTIDE_ORIGIN_SEAT;
    out = action;
    return true;
}

}  // namespace bastide
