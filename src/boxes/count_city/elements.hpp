// SPDX-License-Identifier: MIT
// What the files of the box share: the quarters and who is in them, and what each file provides to the module.
#pragma once

#include "board/features.hpp"
#include "play/deploying.hpp"

namespace bastide::boxes::count_city {

/// Whether a placed tile belongs to the City.
inline bool is_of_city(const View& view, PlacedId id) noexcept
{
    return view.rules.set_of[view.state.placed(id).tile.type().raw] == static_cast<u16>(Set::count_city);
}

inline constexpr ModuleId kModule = ModuleId::count_city;

/// Variable of the turn.
inline constexpr int kDeployed = 0;  ///< mask of the seats that have deployed to the City (COUNT-DEPLOY-06)
inline constexpr int kTurnVariables = 1;
/// Variables of the part.
inline constexpr int kPaid = 0;            ///< mask of the seats that features paid in the scoring (COUNT-DEPLOY-01)
inline constexpr int kScoring = 1;         ///< 1: the scoring of the part has begun and its right is not decided yet
inline constexpr int kDeployedInPart = 2;  ///< mask of the seats that have deployed to the City in this part
inline constexpr int kPartVariables = 3;

/// A quarter is the space with its number, in the order in which the count goes round (COUNT-MOVE-02).
inline constexpr int kQuarters = 4;
inline constexpr int kCastle = 0;
inline constexpr int kMarket = 1;

struct Quarter {
    Mark mark;
    SegmentKind leads_to;  ///< the features for which its followers leave (COUNT-LEAVE-01, -03)
};
inline constexpr Quarter kQuarterList[kQuarters] = {
    {Mark::castle_quarter, SegmentKind::city},
    {Mark::market_quarter, SegmentKind::field},
    {Mark::blacksmith_quarter, SegmentKind::road},
    {Mark::cathedral_quarter, SegmentKind::monastery},
};

/// Whether the game has the City; a config may choose the count alone, who then does nothing.
inline bool has_city(const Rules& rules) noexcept { return rules.config.copies[static_cast<int>(Set::count_city)] > 0; }
/// Whether its quarters are played (COUNT-OPT-01).
inline bool has_quarters(const Rules& rules) noexcept { return has_city(rules) && !rules.has(Option::city_board_only); }
inline bool has_quarters(const View& view) noexcept { return has_quarters(view.rules); }

/// The segment of each of its tiles that is the City inside the walls.
inline constexpr u8 kInside = 0;
inline constexpr int kCityTileCount = 12;

/// The tile of a quarter; none before it lies on the table.
PlacedId tile_of_quarter(const View& view, int quarter) noexcept;
/// The quarter of the tile on a cell; -1 if there is none.
int quarter_at(const View& view, Cell cell) noexcept;
inline Cell cell_of_quarter(const View& view, int quarter) noexcept
{
    return cell_of(view.state.placed(tile_of_quarter(view, quarter)));
}

/// The count; none in a game without it.
inline PieceId count_of(const View& view) noexcept { return neutral_piece(view, PieceKind::count); }
/// Whether the count is in a quarter, which closes it (COUNT-LEAVE-02).
inline bool is_closed(const View& view, int quarter) noexcept
{
    const PieceId id = count_of(view);
    return id && view.state.piece(id).spot == Spot::space && view.state.piece(id).at == quarter;
}

/// Whether pieces of a kind may be in a quarter: followers that can stand on what it leads to (COUNT-DEPLOY-08).
inline bool may_be_in(const View& view, PieceKind kind, int quarter) noexcept
{
    const PieceDef& def = view.rules.piece_def(kind);
    return def.has(Trait::claims) && def.may_stand_on(kQuarterList[quarter].leads_to);
}

/// Whether a piece is a follower in a quarter. Pieces of other boxes that are no followers have spaces of their own.
inline bool is_in_city(const View& view, const Piece& piece) noexcept
{
    return piece.spot == Spot::space && view.rules.piece_def(piece.kind).has(Trait::claims);
}

/// Calls `visit(piece id, quarter)` for each follower of a seat in the City, by id; stops when it returns true.
template <class Visit>
void for_each_in_city(const View& view, int seat, Visit&& visit)
{
    any_piece_in(view, seat, Spot::space, [&](PieceId id, const Piece& piece) {
        return is_in_city(view, piece) && visit(id, static_cast<int>(piece.at));
    });
}

// ---- the table ----
u64 count_copies(const Rules& rules, const Copies& copies);
StartTile start(const Rules& rules, StartTile usual);
void lay_city(Play& play);
bool is_named_as_city(const TileDef& def);
Reason why_not_place(const View& view, TileId type, Cell cell, int rotation, Verdict& verdict);
Reason why_not_stand(const View& view, PieceId id, Verdict& verdict);
void show_quarters(const View& view, Things& things);

// ---- coming to the City ----
void note_paid(Play& play, int seat, const TallyLine& line, const Feature& feature);
extern const StepCode kArrival;
extern const StepCode kCountMove;

// ---- leaving it ----
extern const StepCode kBeforeScoring;
extern const StepCode kLeave;
extern const StepCode kFinalLeave;

}  // namespace bastide::boxes::count_city
