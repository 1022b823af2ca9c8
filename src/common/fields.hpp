// SPDX-License-Identifier: MIT
// The fields of actions and of entries of positions, and the walk over those that a kind uses. All that reads or writes such a
// record field by field is a visitor, and the compiler refuses one that lacks a field.
#pragma once

#include <type_traits>

#include "common/flat.hpp"

namespace bastide {

/// Each field is a type, so that a visitor has one function for each: visit(fields::Tile). The names are those of the header.
namespace fields {

template <int n>
struct Numbered {
    static constexpr u32 bit = u32{1} << n;
};
struct Seat : Numbered<0> {};  ///< of an entry; every action has a seat
struct Tile : Numbered<1> {};
struct Cell : Numbered<2> {};
struct Rotation : Numbered<3> {};
struct Segment : Numbered<4> {};  ///< of an action, with its spot
struct Place : Numbered<5> {};    ///< of an entry: where a piece is, on the board or beside it
struct PieceKind : Numbered<6> {};
struct Piece : Numbered<7> {};
struct Cause : Numbered<8> {};
struct OtherSeat : Numbered<9> {};
struct Points : Numbered<10> {};
struct Hand : Numbered<11> {};  ///< of an action in a history
struct Count : Numbered<12> {};
struct Note : Numbered<13> {};
struct Number : Numbered<14> {};
struct Slot : Numbered<15> {};
struct Span : Numbered<16> {};  ///< the way of a road across a tile

/// The bits of some fields.
template <class... Field>
inline constexpr u32 kBits = (Field::bit | ... | 0u);

/// Fields in the order of a walk. An order within an order is passed over by one test, when a kind uses none of its fields.
template <class... Field>
struct Order {
    static constexpr u32 bit = kBits<Field...>;

    /// Calls `visitor.visit(field)` for each field whose bit is set in `used`, until one returns false. The calls of a walk are
    /// unrolled and are usually inlined.
    template <class Visitor>
    static constexpr bool walk(u32 used, Visitor&& visitor)
    {
        return (... && (!(used & Field::bit) || visit_one(used, visitor, Field{})));
    }

private:
    template <class Visitor, class... Inner>
    static constexpr bool visit_one(u32 used, Visitor& visitor, Order<Inner...> inner)
    {
        return inner.walk(used, visitor);
    }
    template <class Visitor, class One>
    static constexpr bool visit_one(u32, Visitor& visitor, One one)
    {
        if constexpr (std::is_void_v<decltype(visitor.visit(one))>) {
            visitor.visit(one);
            return true;
        } else {
            return visitor.visit(one);
        }
    }
};

}  // namespace fields

/// Whether a kind of action, or of entry, uses a field.
template <class Field, class Kind>
constexpr bool uses(Kind kind) noexcept
{
    return (fields_of(kind) & Field::bit) != 0;
}

}  // namespace bastide
