// SPDX-License-Identifier: MIT
// Little Buildings: towers, houses and sheds that stand on tiles, and add points to whatever is scored there.
#include "boxes/little_buildings/little_buildings.hpp"

#include "board/features.hpp"
#include "boxes/base/base.hpp"
#include "common/phrases.hpp"
#include "play/deploying.hpp"
#include "play/moves.hpp"
#include "play/scoring.hpp"

namespace bastide {

namespace boxes::little_buildings {

namespace {

constexpr int kOfEachKind = 6;  // LB-SETUP-01

constexpr PieceKind kBuildings[] = {PieceKind::little_tower, PieceKind::little_house, PieceKind::little_shed};

constexpr bool is_building(PieceKind kind) noexcept
{
    return kind == PieceKind::little_tower || kind == PieceKind::little_house || kind == PieceKind::little_shed;
}

/// LB-SCORE-04
i32 value_of(const View& view, PieceKind kind) noexcept
{
    if (!view.rules.has(Option::little_buildings_values)) return 1;
    return kind == PieceKind::little_tower ? 3 : kind == PieceKind::little_house ? 2 : 1;
}

/// Calls `visit(piece id, tile)` for each building on the board.
template <class Visit>
void for_each_building(const View& view, Visit&& visit)
{
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        if (is_building(piece.kind) && piece.spot == Spot::tile) visit(PieceId(i), PlacedId(piece.at));
    }
}

/// The building of a tile; none if it has none.
PieceId building_on(const View& view, PlacedId tile) noexcept
{
    PieceId found;
    for_each_building(view, [&](PieceId id, PlacedId on) {
        if (on == tile && !found) found = id;
    });
    return found;
}

// ---- the shares ---------------------------------------------------------------------------------------------------------

/// All 18 are shared out evenly, as many of each kind as possible, of those that are left over a tower before a house
/// (LB-SETUP-01, -02). With values of their own each kind is shared out.
void shape(Rules& rules)
{
    const int all = 3 * kOfEachKind / rules.config.seats;
    for (int i = 0; i < 3; ++i) {
        PieceDef& def = rules.piece_defs[static_cast<int>(kBuildings[i])];
        if (rules.config.pieces[static_cast<int>(def.kind)] >= 0) continue;
        const bool by_kind = rules.has(Option::little_buildings_values);
        def.count = static_cast<u8>(by_kind ? kOfEachKind / rules.config.seats : all / 3 + (i < all % 3 ? 1 : 0));
    }
}

// ---- building -----------------------------------------------------------------------------------------------------------

bool is_for_building(const Action& action) noexcept
{
    return action.kind == ActionKind::deploy && action.segment == kOnTile &&
           is_building(static_cast<PieceKind>(action.piece_kind));
}

bool can_build(const View& view, int seat)
{
    const PlacedId last = view.state.header().last;
    bool has_any = false;
    for (const PieceKind kind : kBuildings) has_any = has_any || has_supply(view, seat, kind);
    return has_any && last && !building_on(view, last);
}

/// LB-PLACE-01
void list_buildings(const View& view, const Decision& decision, ActionList& actions)
{
    const PlacedId last = view.state.header().last;
    if (!actions.accepts(ActionKind::deploy)) return;
    Action action;
    action.kind = ActionKind::deploy;
    action.seat = decision.seat;
    action.cell = cell_of(view.state.placed(last));
    action.segment = kOnTile;
    for (const PieceKind kind : kBuildings) {
        action.piece_kind = static_cast<u16>(kind);
        if (has_supply(view, decision.seat, kind)) actions.add(action);
    }
}

bool owns_building(const View&, const Decision&, const Action& action) { return is_for_building(action); }

Reason refuse_second(const View& view, PieceId building, PlacedId tile, Verdict& verdict) noexcept
{
    verdict.piece = building;
    verdict.seat = view.state.piece(building).owner;
    verdict.cell = cell_of(view.state.placed(tile));
    return verdict.refuse(Reason::little_building_there);
}

/// Only the tile just placed gets one (LB-PLACE-02).
Reason why_not_build(const View& view, const Decision& decision, const Action& action, Verdict& verdict)
{
    const PlacedId last = view.state.header().last;
    if (!has_kind(view, action.piece_kind)) return verdict.refuse(Reason::no_such_piece);
    verdict.cell = cell_of(view.state.placed(last));
    if (!last || action.cell != verdict.cell) return verdict.refuse(Reason::not_last_tile);
    if (!has_supply(view, decision.seat, static_cast<PieceKind>(action.piece_kind))) return verdict.refuse(Reason::supply_empty);
    const PieceId there = building_on(view, last);
    return there ? refuse_second(view, there, last, verdict) : Reason::none;
}

/// It stays to the end (LB-PLACE-02).
Flow answer_building(Play& play, const Decision& decision, const Action& action)
{
    const PieceId building = piece_in_supply(play, decision.seat, static_cast<PieceKind>(action.piece_kind));
    moves::relocate(play, building, PiecePlace::on_tile(play.state.header().last), Cause::deployed);
    return Flow::done;
}

// ---- worth --------------------------------------------------------------------------------------------------------------

/// Of all owners, in every scoring, also where nothing else pays (LB-SCORE-01, -03).
void worth_of_buildings(const View& view, const Feature& feature, Cause, int, Tally& sum)
{
    if (!is_scored_at_end(feature.kind)) return;
    u32 count[4] = {};  // by value
    for_each_building(view, [&](PieceId id, PlacedId tile) {
        if (has_tile(view, feature, tile)) ++count[value_of(view, view.state.piece(id).kind)];
    });
    for (i32 value = 3; value > 0; --value)
        if (count[value] > 0) sum.add(Reward::little_buildings, count[value], value);
}

// ---- in a position ------------------------------------------------------------------------------------------------------

/// One building a tile, and none on the tile that was just placed (LB-PLACE-02).
Reason why_not_stand(const View& view, PieceId id, Verdict& verdict)
{
    const Piece& piece = view.state.piece(id);
    if (!is_building(piece.kind) || piece.spot != Spot::tile) return Reason::none;
    const PlacedId tile(piece.at);
    if (tile == view.state.header().last) return verdict.refuse(Reason::position_fresh);
    const PieceId first = building_on(view, tile);
    return first == id ? Reason::none : refuse_second(view, first, tile, verdict);
}

// ---- the module ---------------------------------------------------------------------------------------------------------

/// No trait: they claim nothing, and nothing takes them.
constexpr PieceDef kPieces[] = {
    {.kind = PieceKind::little_tower, .places = places(Spot::tile)},
    {.kind = PieceKind::little_house, .places = places(Spot::tile)},
    {.kind = PieceKind::little_shed, .places = places(Spot::tile)},
};

constexpr OptionDef kSwitches[] = {{.option = Option::little_buildings_values}};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::little_buildings)};
constexpr Choice kGameWithValues[] = {choose(Set::base), choose(Set::little_buildings), choose(Option::little_buildings_values)};

constexpr PresetDef kPresets[] = {{Preset::little_buildings, kGame}, {Preset::little_buildings_values, kGameWithValues}};

constexpr SentenceDef kSentences[] = {
    {Reward::little_buildings,
     BASTIDE_GETS "{count, plural, one {# little building} other {# little buildings}} on the tiles of a feature."},
    {Reason::little_building_there, "A little building of {seat} stands on that tile already."},
};

constexpr Offer kOffers[] = {
    {.at = &deploy_step,
     .is_open = can_build,
     .list = list_buildings,
     .owns = owns_building,
     .why_not = why_not_build,
     .answer = answer_building},
};

/// After the bonuses of all older boxes (LB-SCORE-02).
constexpr WorthDef kWorth[] = {{WorthStage::bonus, worth_of_buildings}};

}  // namespace

const Module module = {
    .id = ModuleId::little_buildings,
    .title = "Little Buildings",
    .set = Set::little_buildings,
    .pieces = kPieces,
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .offers = kOffers,
    .worth = kWorth,
    .actions_per_turn = 1,
    .events_per_turn = 1,
    .lines_per_score = 3,
    .on = {.shape = shape, .why_not_stand = why_not_stand},
};

}  // namespace boxes::little_buildings

}  // namespace bastide
