// SPDX-License-Identifier: MIT
#include "formats/codes.hpp"

#include <utility>

#include "board/layout.hpp"
#include "play/listing.hpp"
#include "vocabulary/record_fields.hpp"

namespace bastide {

namespace {

/// Whether a field is a coordinate. BASTIDE_NOWHERE is encoded as 0 in its bits.
constexpr bool is_cell(const record_fields::CodeField& field) noexcept
{
    return field.offset == offsetof(bastide_action, x) || field.offset == offsetof(bastide_action, y);
}

// The layouts are compile-time constants, so each kind has its own unrolled encoder and decoder.

constexpr u32 kHeadFields = std::size(record_fields::kCodeHead);

/// Field `i` of a layout; the fields that all kinds share come first.
template <u32 kLayout, u32 i>
constexpr record_fields::CodeField kField =
    i < kHeadFields ? record_fields::kCodeHead[i] : record_fields::kCodes[kLayout].fields[i - kHeadFields];

template <u32 kLayout, u32 i>
constexpr u32 kShift = kShift<kLayout, i - 1> + kField<kLayout, i - 1>.bits;
template <u32 kLayout>
constexpr u32 kShift<kLayout, 0> = 0;

template <u32 kLayout, u32 i>
Status pack(const bastide_action& action, u64& code) noexcept
{
    constexpr record_fields::CodeField field = kField<kLayout, i>;
    i32 number;
    std::memcpy(&number, reinterpret_cast<const u8*>(&action) + field.offset, sizeof number);
    if (is_cell(field) && number == BASTIDE_NOWHERE) return Status::ok;
    constexpr bool is_unsigned = field.offset == offsetof(bastide_action, faces);
    const i64 value = (is_unsigned ? i64{static_cast<u32>(number)} : i64{number}) + field.plus;
    if (value < (is_cell(field) ? 1 : 0)) return is_cell(field) ? Status::limit : Status::argument;
    if (value >> field.bits) return i < kHeadFields ? Status::argument : Status::limit;
    code |= static_cast<u64>(value) << kShift<kLayout, i>;
    return Status::ok;
}

template <u32 kLayout, u32 i>
void unpack(u64 code, bastide_action& out) noexcept
{
    constexpr record_fields::CodeField field = kField<kLayout, i>;
    const i32 value = static_cast<i32>(code >> kShift<kLayout, i> & ((u64{1} << field.bits) - 1));
    const i32 number = is_cell(field) && value == 0 ? BASTIDE_NOWHERE : value - field.plus;
    std::memcpy(reinterpret_cast<u8*>(&out) + field.offset, &number, sizeof number);
}

/// The width of a field; it is the same in all kinds that use it.
constexpr u32 bits_of(u32 offset) noexcept
{
    for (const record_fields::Code& code : record_fields::kCodes)
        for (i32 i = 0; i < code.count; ++i)
            if (code.fields[i].offset == offset) return code.fields[i].bits;
    return 0;
}

// Every legal action has a code, unless its cell is out of the encodable range.
static_assert(kMaxTileTypes < 1u << bits_of(offsetof(bastide_action, tile)));
static_assert(kMaxPieces < 1u << bits_of(offsetof(bastide_action, piece)));
static_assert(kPieceKinds <= 1u << bits_of(offsetof(bastide_action, piece_kind)));
static_assert(kMaxSegments < 1u << bits_of(offsetof(bastide_action, segment)));
static_assert(kMaxSeats < 1u << bits_of(offsetof(bastide_action, other_seat)));

struct Coding {
    Status (*encode)(const bastide_action&, u64& code) noexcept = nullptr;
    void (*decode)(u64 code, bastide_action& out) noexcept = nullptr;
    u32 bits = 0;
};

template <u32 kLayout, u32... i>
constexpr Coding coding_of(std::integer_sequence<u32, i...>) noexcept
{
    return {[](const bastide_action& action, u64& code) noexcept {
                Status status = Status::ok;
                static_cast<void>((((status = pack<kLayout, i>(action, code)) == Status::ok) && ...));
                return status;
            },
            [](u64 code, bastide_action& out) noexcept { (unpack<kLayout, i>(code, out), ...); }, kShift<kLayout, sizeof...(i)>};
}

struct Codings {
    Coding of[64];
};

template <u32... kLayout>
constexpr Codings codings_of(std::integer_sequence<u32, kLayout...>) noexcept
{
    Codings codings;
    ((codings.of[record_fields::kCodes[kLayout].kind] =
          coding_of<kLayout>(std::make_integer_sequence<u32, kHeadFields + record_fields::kCodes[kLayout].count>{})),
     ...);
    return codings;
}
constexpr Codings kCodings = codings_of(std::make_integer_sequence<u32, std::size(record_fields::kCodes)>{});

const Coding* coding_of(i64 kind) noexcept
{
    return kind >= 0 && kind < 64 && kCodings.of[kind].encode ? &kCodings.of[kind] : nullptr;
}

/// Writes the codes of a list. Codes beyond the capacity are computed too, so that `fits` does not depend on it. Placements,
/// nearly all of a list, are encoded without a record.
class CodeList {
public:
    CodeList(u64* out, u32 cap) noexcept : out_(out), cap_(cap) {}

    void add(const Action& action) noexcept
    {
        bastide_action wide;
        widen(action, wide);
        u64 code = 0;
        fits_ = encode(wide, code) == Status::ok && fits_;
        put(code);
    }

    /// Adds a placement; `common_bits` is the code of its kind, seat and tile.
    void add_placement(u64 common_bits, Cell cell, u8 rotation) noexcept
    {
        put(common_bits | cell_bits(cell_key(cell), too_wide_) | static_cast<u64>(rotation) << kRotation);
    }
    static u64 common_bits(const Action& placement) noexcept
    {
        return static_cast<u64>(BASTIDE_ACTION_PLACE) | static_cast<u64>(placement.seat + 1u) << kSeat |
               static_cast<u64>(placement.tile.raw) << kTile;
    }

    u32 count() const noexcept { return count_; }
    bool fits() const noexcept { return fits_ && too_wide_ == 0; }

private:
    static constexpr u32 kPlace = 1;
    static_assert(record_fields::kCodes[kPlace].kind == BASTIDE_ACTION_PLACE && record_fields::kCodes[kPlace].count == 4);
    static constexpr u32 kSeat = kShift<kPlace, 1>;
    static constexpr u32 kTile = kShift<kPlace, 2>;
    static constexpr u32 kX = kShift<kPlace, 3>;
    static constexpr u32 kY = kShift<kPlace, 4>;
    static constexpr u32 kRotation = kShift<kPlace, 5>;

    /// Encodes both coordinates of a cell key at once: y is in the upper half, x in the lower. Sets bits in `too_wide` when one
    /// does not fit.
    static u64 cell_bits(u32 key, u32& too_wide) noexcept
    {
        constexpr u32 kHalf = 1024;
        constexpr u32 kOfEach = 0x10001;
        constexpr u32 kTooWide = 0xF800 * kOfEach;
        const u32 both = key + (kHalf << 16) - (0x8000 - kHalf);
        too_wide |= (both | (both - kOfEach)) & kTooWide;
        return static_cast<u64>(both & 0xFFFF) << kX | static_cast<u64>(both >> 16) << kY;
    }

    void put(u64 code) noexcept
    {
        if (count_ < cap_) out_[count_] = code;
        ++count_;
    }

    u64* out_;
    u32 cap_;
    u32 count_ = 0;
    u32 too_wide_ = 0;  ///< not 0 once a cell was out of range; a tile always fits
    bool fits_ = true;
};

/// A corner or a tile ignores the segment, so the segment is cleared: one action has one code.
bool has_needless_segment(const bastide_action& action) noexcept
{
    return (action.spot == BASTIDE_SPOT_CORNER || action.spot == BASTIDE_SPOT_TILE) && action.segment != -1;
}

bastide_action without_segment(const bastide_action& action) noexcept
{
    bastide_action out = action;
    out.segment = -1;
    return out;
}

}  // namespace

Status encode(const bastide_action& action, u64& code) noexcept
{
    const Coding* const coding = coding_of(action.kind);
    if (!coding || action.seat >= BASTIDE_SEATS_MAX) return Status::argument;
    u64 packed = 0;
    const Status status =
        has_needless_segment(action) ? coding->encode(without_segment(action), packed) : coding->encode(action, packed);
    if (status == Status::ok) code = packed;
    return status;
}

u32 list_codes(const View& view, ActionKind wanted, u64* out, u32 cap, bool& fits) noexcept
{
    CodeList codes(out, cap);
    ActionList actions(wanted);
    list_actions(view, actions);
    const auto add = [&](const Action& action) {
        codes.add(action);
        return false;
    };
    const auto add_placement = [&, common_bits = CodeList::common_bits(actions.run().prototype)](Cell cell, u8 rotation) {
        codes.add_placement(common_bits, cell, rotation);
        return false;
    };
    visit_actions(view, actions, add, add_placement);
    fits = codes.fits();
    return codes.count();
}

bool decode(u64 code, bastide_action& out) noexcept
{
    make_blank(out);
    const Coding* const coding = coding_of(static_cast<i64>(code & 63));
    if (!coding || code >> coding->bits != 0) return false;
    coding->decode(code, out);
    if (out.seat >= BASTIDE_SEATS_MAX) {
        make_blank(out);
        return false;
    }
    out.origin = out.seat < 0 ? 0 : BASTIDE_ORIGIN_SEAT;
    return true;
}

}  // namespace bastide
