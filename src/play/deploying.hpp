// SPDX-License-Identifier: MIT
// Where a piece may stand on the tile just placed, and why not elsewhere.
#pragma once

#include "board/features.hpp"
#include "play/rules.hpp"

namespace bastide {

inline u32 count_supply(const View& view, int seat, PieceKind kind) noexcept
{
    return view.state.seat(seat).supply[static_cast<int>(kind)];
}
inline bool has_all_in_supply(const View& view, int seat, PieceKind kind) noexcept
{
    return count_supply(view, seat, kind) == view.rules.piece_row(kind).count;
}
inline bool has_supply(const View& view, int seat, PieceKind kind) noexcept { return count_supply(view, seat, kind) != 0; }

/// A piece of a kind in a seat's supply, or of nature's, or none.
inline PieceId piece_in_supply(const View& view, int seat, PieceKind kind) noexcept
{
    if (seat != kNature && !has_supply(view, seat, kind)) return {};
    PieceId id = view.rules.first_piece(seat, kind);
    const int end = id.raw + view.rules.piece_row(kind).count;
    while (id.raw < end && view.state.piece(id).spot != Spot::supply) id = PieceId(id.raw + 1);
    return id.raw < end ? id : PieceId{};
}

/// The one piece of a kind that is nobody's.
inline PieceId neutral_piece(const View& view, PieceKind kind) noexcept { return view.rules.first_piece(kNature, kind); }

/// Why a piece may not stand on a segment; none when its kind fits, the feature is free and no room objects. Supply is not asked.
Reason why_not_stand(const View& view, PieceKind kind, NodeId segment, Verdict& verdict) noexcept;

/// A segment as pieces see it.
struct Site {
    NodeId segment;
    SegmentKind kind;
    bool occupied;  ///< its feature
};

inline Site site_on(const View& view, NodeId segment) noexcept
{
    const NodesView nodes = view.state.nodes();
    return {segment, nodes[segment].kind(), nodes[root_of(nodes, segment)].claims() != 0};
}

/// What stands against it before rooms are asked.
inline Reason judge_standing(const PieceRow& row, const Site& site) noexcept
{
    if (!row.may_stand_on(site.kind)) return Reason::wrong_segment;                    // BASE-MEEPLE-02
    return row.has(Trait::claims) && site.occupied ? Reason::occupied : Reason::none;  // BASE-MEEPLE-03
}

/// Why rooms refuse a piece that might stand there.
Reason ask_rooms_about(const View& view, PieceKind kind, const Site& site, Verdict& verdict) noexcept;

/// Whether a piece may stand there, without looking for what is in the way.
inline bool may_stand(const View& view, const PieceRow& row, const Site& site) noexcept
{
    if (judge_standing(row, site) != Reason::none) return false;
    if (!holds(view.rules.on.deploying_asked_about, site.kind)) return true;
    Verdict verdict;
    return ask_rooms_about(view, row.kind, site, verdict) == Reason::none;
}

/// Some piece that occupies a feature: the one with the smallest id.
PieceId occupant(const View& view, NodeId root) noexcept;

}  // namespace bastide
