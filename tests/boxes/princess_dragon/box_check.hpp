// SPDX-License-Identifier: MIT
// Princess & Dragon: what the seats may do with dragon, fairy, princess and portal at each decision, computed from the pieces and
// the tiles alone.
#pragma once

#include <set>

#include "invariants/box_check.hpp"
#include "play/deploying.hpp"
#include "play/scoring.hpp"
#include "support/catch.hpp"

namespace box_checks::princess_dragon {

using namespace bastide;

/// The piece of a neutral kind; null if the game has none.
inline const Piece* neutral(const View& view, PieceKind kind)
{
    const PieceId id = neutral_piece(view, kind);
    return id ? &view.state.piece(id) : nullptr;
}

/// The tile on which it stands.
inline PlacedId place_of(const View& view, PieceKind kind)
{
    const Piece* piece = neutral(view, kind);
    if (!piece || (piece->spot != Spot::tile && piece->spot != Spot::beside)) return {};
    if (piece->spot == Spot::tile) return PlacedId(piece->at);
    return tile_under(view.state, view.state.piece(PieceId(piece->at)));
}

inline bool has_mark_now(const Observation& observed, const char* mark)
{
    if (!observed.view.state.header().last || observed.board.tiles().empty()) return false;
    const std::vector<std::string>& marks = observed.board.type_at(static_cast<int>(observed.board.tiles().size()) - 1).marks;
    return std::find(marks.begin(), marks.end(), mark) != marks.end();
}

inline bool is_follower_on_board(const View& view, const Piece& piece)
{
    const bool stands = piece.spot == Spot::segment || (piece.spot == Spot::tile && piece.owner != kNature);
    return stands && view.rules.piece_def(piece.kind).has(Trait::claims);
}

/// No figure stands where the dragon stands, but one that it does not eat (VOLCANO-02, -03, DRAGON-EAT-01).
inline void check_tile_of_dragon(const Observation& observed)
{
    const PlacedId tile = place_of(observed.view, PieceKind::dragon);
    if (!tile) return;
    observed.for_each_piece([&](u16, const Piece& piece) {
        const bool is_safe = piece.kind == PieceKind::wagon && observed.has(Option::wagon_dragon_tower_immune);
        const PieceDef& def = observed.view.rules.piece_def(piece.kind);
        const bool is_no_figure = def.has(Trait::stacks) || def.joins != Joins::none;
        if (piece.spot == Spot::corner || piece.owner == kNature || is_no_figure || is_safe) return;
        if (piece.spot == Spot::tile && !observed.view.rules.piece_def(piece.kind).has(Trait::claims)) return;  // no figure
        const bool is_on_castle =
            piece.spot == Spot::segment && observed.view.state.node(NodeId(piece.at)).kind() == SegmentKind::castle;
        if (is_on_castle) return;  // CASTLE-SAFE-01
        observed.wrong.expect(tile_under(observed.view.state, piece) != tile, "a figure stands on the dragon's tile");
    });
}

/// DRAGON-WALK-03 to -06
inline void check_walk(const Observation& observed)
{
    const Cell from = cell_of(observed.view.state.placed(place_of(observed.view, PieceKind::dragon)));
    for (const Action& action : observed.options) {
        const int dx = action.cell.x - from.x;
        const int dy = action.cell.y - from.y;
        const PlacedId tile = tile_at(observed.view.state, action.cell);
        observed.wrong.expect(action.kind == ActionKind::move && action.segment == kOnTile, "another action during a walk");
        observed.wrong.expect(dx * dx + dy * dy == 1 && tile, "the dragon goes too far");
        observed.wrong.expect(tile != place_of(observed.view, PieceKind::fairy), "the dragon goes to the fairy");
    }
    observed.wrong.expect(observed.options.size() <= 4, "too many steps");
    observed.seen.rare["steps of a walk"] += 1;
}

/// FAIRY-MOVE-01 to -04, FAIRY-OPT-01
inline void check_fairy(const Observation& observed)
{
    const bool on_tiles = observed.has(Option::fairy_on_tile);
    const int seat = pending(observed.view).seat;
    const Piece* const fairy = neutral(observed.view, PieceKind::fairy);
    std::set<u32> theirs;
    observed.for_each_piece([&](u16 id, const Piece& piece) {
        if (!fairy || piece.owner != seat || !is_follower_on_board(observed.view, piece)) return;
        const PlacedId tile = tile_under(observed.view.state, piece);
        const bool is_there =
            on_tiles ? tile == place_of(observed.view, PieceKind::fairy) : fairy->spot == Spot::beside && fairy->at == id;
        if (!is_there) theirs.insert(on_tiles ? tile.raw : id);
    });
    std::set<u32> mine;
    for (const Action& action : observed.options) {
        if (!on_tiles && action.kind == ActionKind::choose_piece) mine.insert(action.piece);
        if (!on_tiles || action.kind != ActionKind::move) continue;
        if (observed.view.state.piece(PieceId(action.piece)).kind == PieceKind::fairy)
            mine.insert(tile_at(observed.view.state, action.cell).raw);
    }
    observed.wrong.expect(mine == theirs, "where the fairy may go differs");
}

/// PRINCESS-01, -02, -05
inline void check_princess(const Observation& observed)
{
    std::set<u16> mine;
    for (const Action& action : observed.options_of(ActionKind::take))
        if (action.cause == static_cast<i32>(Cause::princess_removed)) mine.insert(action.piece);
    std::set<int> cities;
    const int last = static_cast<int>(observed.board.tiles().size()) - 1;
    const reference::TileType& type = observed.board.type_at(last);
    for (std::size_t i = 0; i < type.segments.size(); ++i) {
        const std::vector<std::string>& marks = type.segments[i].marks;
        if (std::find(marks.begin(), marks.end(), "princess") != marks.end())
            cities.insert(observed.board.feature_at(reference::PlacedSegment{last, static_cast<int>(i)}));
    }
    std::set<u16> theirs;
    const std::vector<reference::Piece>& pieces = observed.pieces.list();
    for (std::size_t i = 0; i < pieces.size() && !observed.has(Option::without_princess); ++i)
        if (reference::is_follower(pieces[i].kind) && cities.count(observed.board.feature_under(pieces[i])) != 0 &&
            !observed.board.is_castle(observed.board.feature_under(pieces[i]), pieces))
            theirs.insert(observed.pieces.ids()[i]);
    const bool must = observed.has(Option::princess_must_take);
    if (observed.step() == StepKind::act && must) observed.wrong.expect(theirs.empty(), "a knight need not be removed");
    observed.wrong.expect(mine == theirs, "knights that a princess removes differ");
    observed.seen.rare["princesses"] += !mine.empty();
}

/// PORTAL-01 to -06: each place is on another tile, free, not complete and not with the dragon. A phantom may follow through a
/// portal that the action step left unused (PORTAL-08).
inline void check_portal(const Observation& observed)
{
    const Cell last = cell_of(observed.view.state.placed(observed.view.state.header().last));
    const bool is_portal = has_mark_now(observed, "portal") && !observed.has(Option::without_portal);
    std::set<std::pair<u16, u16>> mine;  // node, kind
    for (const Action& action : observed.options_of(ActionKind::deploy))
        if (action.cell != last && action.segment != kOnTile && !is_on_foundation(observed.view, action))
            mine.insert({segment_at(observed.view, action.cell, action.segment).raw, action.piece_kind});
    std::set<std::pair<u16, u16>> theirs;
    const PlacedId shut = place_of(observed.view, PieceKind::dragon);
    for (int i = 1; is_portal && i <= observed.view.state.header().nodes; ++i) {
        const Node& node = observed.view.state.node(NodeId(i));
        const reference::PlacedSegment place{node.tile.raw - 1, segment_index(observed.view.state, NodeId(i))};
        if (place.segment >= static_cast<int>(observed.board.type_at(place.tile).segments.size()))
            continue;  // a garden without abbots
        const int number = feature_number(observed.view, observed.board, NodeId(i));
        const reference::Feature& feature = observed.board.features()[static_cast<std::size_t>(number)];
        const bool is_done = feature.complete && feature.kind != reference::SegmentKind::field;
        if (node.tile == observed.view.state.header().last || node.tile == shut || is_done) continue;
        if (observed.board.is_taken(place, observed.pieces.list()) || observed.board.has_barn(number, observed.pieces.list()))
            continue;
        if (observed.board.has_other_role(place, observed.pieces.list())) continue;  // SPMON-04
        for (int k = 0; k < observed.view.rules.kind_count; ++k) {
            const PieceDef& row = observed.view.rules.piece_def(observed.view.rules.kinds[k]);
            const bool may = row.has(Trait::claims) && row.may_stand_on(node.kind()) && node.kind() != SegmentKind::foundation;
            const bool is_farmer = node.kind() == SegmentKind::field && observed.has(Option::play_without_farmers);
            const bool is_asked = observed.step() == StepKind::act || row.kind == PieceKind::phantom;
            const bool is_shut_now = box_checks::is_shut(observed.view, row.kind, node.tile);
            if (may && !is_farmer && !is_shut_now && is_asked && has_supply(observed.view, pending(observed.view).seat, row.kind))
                theirs.insert({static_cast<u16>(i), static_cast<u16>(row.kind)});
        }
    }
    const bool may_be_used = observed.step() == StepKind::phantom && mine.empty();
    observed.wrong.expect(mine == theirs || may_be_used, "where a portal leads differs");
    observed.seen.rare["portals"] += !mine.empty();
}

/// DRAGON-DRAW-01, -02
inline void check_draws(const Observation& observed)
{
    const Piece* const dragon = neutral(observed.view, PieceKind::dragon);
    if (!dragon || dragon->spot == Spot::tile) return;
    for (const Action& action : observed.options_of(ActionKind::draw))
        observed.wrong.expect(!has_mark(observed.view.rules.tiles.def(action.tile), kWholeTile, Mark::dragon) ||
                                  observed.view.rules.draw_groups[action.tile.raw] != 0,
                              "a dragon is drawn before a volcano");
}

inline void check_decision(const Observation& observed)
{
    check_draws(observed);
    check_tile_of_dragon(observed);
    const StepKind step = observed.step();
    if (step == StepKind::dragon_walk) check_walk(observed);
    if (step == StepKind::princess_take || step == StepKind::act) check_princess(observed);
    if (step == StepKind::act) check_fairy(observed);
    if (step == StepKind::act || step == StepKind::phantom) check_portal(observed);
}

inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    std::vector<const Action*> good;
    for (const Action& action : observed.options) {
        const bool is_fairy = action.kind == ActionKind::choose_piece && observed.step() == StepKind::act;
        const bool is_princess = action.kind == ActionKind::take && action.cause == static_cast<i32>(Cause::princess_removed);
        if (is_fairy || is_princess) good.push_back(&action);
    }
    return good.empty() || !random.one_in(4) ? nullptr : good[random.below(static_cast<u32>(good.size()))];
}

/// VOLCANO-02, -03; a storey is no figure
inline bool is_shut(const View& view, PieceKind kind, PlacedId tile)
{
    if (kind == PieceKind::barn && view.rules.has(Option::volcano_barn)) return false;  // VOLCANO-08
    return kind != PieceKind::tower_piece && tile && tile == place_of(view, PieceKind::dragon);
}

inline bool is_behind(const View& view)
{
    return view.rules.has(Option::dragon_moves_after_scoring) && pending(view).code->name == StepKind::dragon_walk;
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.rare.at("steps of a walk") > 100);
    CHECK(seen.rare.at("princesses") > 20);
    CHECK(seen.rare.at("portals") > 50);
    CHECK(seen.causes.at(Cause::volcano_woke) > 50);
    CHECK(seen.causes.at(Cause::dragon_ate) > 20);
    CHECK(seen.causes.at(Cause::fairy_sent) > 50);
    CHECK(seen.causes.at(Cause::princess_removed) > 5);
    CHECK(seen.rewards.at(Reward::fairy_turn) > 50);
    CHECK(seen.rewards.at(Reward::fairy_scored) > 5);
}

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::princess_dragon,
             .trades = {Reward::fairy_turn, Reward::fairy_scored},
             .removals = {Cause::dragon_ate, Cause::princess_removed},
             .is_shut = is_shut,
             .is_behind = is_behind,
             .at_decision = check_decision,
             .prefer = prefer,
             .came_up = came_up}};
}

}  // namespace box_checks::princess_dragon
