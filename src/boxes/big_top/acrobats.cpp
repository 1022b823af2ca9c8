// SPDX-License-Identifier: MIT
// Acrobats: followers on a space of a tile that is no feature, up to three of any seats. A seat enters from the tile that it
// placed or from one beside it, and scores three of them by an action.
#include "boxes/big_top/elements.hpp"
#include "boxes/princess_dragon/princess_dragon.hpp"
#include "play/moves.hpp"
#include "play/removing.hpp"
#include "play/tokens.hpp"

namespace bastide::boxes::big_top {

namespace {

constexpr i32 kPerAcrobat = 5;  // ACRO-SCORE-02, ACRO-FINAL-01

bool has_space(const View& view, PlacedId tile) noexcept { return has_mark(view, tile, Mark::acrobats); }

/// Other pieces of seats stand on tiles, too: bridges, buildings, followers in a trap.
bool is_acrobat(const View& view, const Piece& piece) noexcept
{
    return piece.spot == Spot::tile && piece.kind == PieceKind::follower && has_space(view, PlacedId(piece.at));
}

/// Calls `visit(id, tile)` for each acrobat of a seat, by id, until it returns true. Returns whether it did.
template <class Visit>
bool any_acrobat(const View& view, int seat, Visit&& visit)
{
    return any_piece_in(view, seat, Spot::tile,
                        [&](PieceId id, const Piece& piece) { return is_acrobat(view, piece) && visit(id, PlacedId(piece.at)); });
}

/// Calls `visit(id)` for each acrobat on a tile, by id.
template <class Visit>
void for_each_acrobat(const View& view, PlacedId tile, Visit&& visit)
{
    for (int seat = 0; seat < view.rules.config.seats; ++seat)
        any_acrobat(view, seat, [&](PieceId id, PlacedId on) {
            if (on == tile) visit(id);
            return false;
        });
}

u32 count_acrobats(const View& view, PlacedId tile) noexcept
{
    u32 count = 0;
    for_each_acrobat(view, tile, [&](PieceId) { ++count; });
    return count;
}

/// How many acrobats of each seat stand on a tile.
struct Troupe {
    i32 of[kMaxSeats] = {};
    PieceId first;
    u32 count = 0;

    Troupe(const View& view, PlacedId tile) noexcept
    {
        for_each_acrobat(view, tile, [&](PieceId id) {
            ++of[view.state.piece(id).owner];
            first = first ? first : id;
            ++count;
        });
    }
};

// ---- placing ----------------------------------------------------------------------------------------------------------

bool has_dragon(const View& view, PlacedId tile) noexcept
{
    return princess_dragon::tile_of(view, PieceKind::dragon) == tile;  // VOLCANO-03
}

bool is_in_reach(const View& view, PlacedId tile) noexcept
{
    return is_near(cell_of(view.state.placed(view.state.header().last)), cell_of(view.state.placed(tile)));
}

bool is_bridged(const View& view, PlacedId tile) noexcept { return view.rules.tiles.has_span(view.state.placed(tile).tile); }

bool can_enter(const View& view, PlacedId tile) noexcept
{
    return has_space(view, tile) && !is_bridged(view, tile) && !has_dragon(view, tile) && count_acrobats(view, tile) < kOfPyramid;
}

Action entering(const View& view, int seat, PlacedId tile) noexcept
{
    Action action;
    action.kind = ActionKind::deploy;
    action.seat = static_cast<u8>(seat);
    action.cell = cell_of(view.state.placed(tile));
    action.segment = kOnTile;
    action.piece_kind = static_cast<u16>(PieceKind::follower);
    return action;
}

}  // namespace

bool can_be_acrobat(const View& view, int seat)
{
    return has_acrobats(view) && view.state.header().last && has_supply(view, seat, PieceKind::follower);
}

/// ACRO-PLACE-01; through a portal anywhere (ACRO-PORTAL-01).
void list_acrobats(const View& view, const Decision& decision, ActionList& actions)
{
    const PlacedId last = view.state.header().last;
    if (!actions.accepts(ActionKind::deploy)) return;
    const auto add = [&](PlacedId tile) {
        if (can_enter(view, tile)) actions.add(entering(view, decision.seat, tile));
    };
    if (!princess_dragon::is_portal_open(view)) return for_each_tile_near(view, last, add);
    for (int i = 1; i <= view.state.header().placed; ++i) add(PlacedId(i));
}

/// Whatever else stands on tiles is for other boxes, and so is a flying machine.
bool owns_acrobat(const View& view, const Decision&, const Action& action)
{
    if (action.kind != ActionKind::deploy || action.segment != kOnTile || !has_acrobats(view)) return false;
    const PlacedId tile = tile_at(view.state, action.cell);
    if (tile && (has_mark(view, tile, Mark::flier) || has_mark(view, tile, Mark::flier_nw))) return false;
    if (!has_kind(view, action.piece_kind)) return true;
    const PieceDef& def = view.rules.piece_defs[action.piece_kind];
    return def.has(Trait::claims) || !def.may_be_at(Spot::tile);
}

Reason why_not_acrobat(const View& view, const Decision& decision, const Action& action, Verdict& verdict)
{
    verdict.cell = action.cell;
    if (why_not_kind(view, action.piece_kind, verdict) != Reason::none) return verdict.reason;
    if (static_cast<PieceKind>(action.piece_kind) != PieceKind::follower)
        return verdict.refuse(Reason::acrobats_followers_only);  // ACRO-PLACE-03
    const PlacedId tile = tile_at(view.state, action.cell);
    if (!tile || !has_space(view, tile)) return verdict.refuse(Reason::acrobats_no_space);
    if (!is_in_reach(view, tile) && !princess_dragon::is_portal_open(view)) {
        verdict.cell = cell_of(view.state.placed(view.state.header().last));
        return verdict.refuse(Reason::acrobats_too_far);
    }
    if (is_bridged(view, tile)) return verdict.refuse(Reason::bridge_there);  // ACRO-BRIDGE-01
    if (has_dragon(view, tile)) return verdict.refuse(Reason::dragon_there);
    if (count_acrobats(view, tile) >= kOfPyramid) return verdict.refuse(Reason::acrobats_full);
    return has_supply(view, decision.seat, PieceKind::follower) ? Reason::none : verdict.refuse(Reason::supply_empty);
}

/// A space that is far away is entered through the portal.
Flow answer_acrobat(Play& play, const Decision& decision, const Action& action)
{
    const PlacedId tile = tile_at(play.state, action.cell);
    if (!is_in_reach(play, tile)) moves::set_this_part(play, princess_dragon::kModule, princess_dragon::kPortalUsed, 1);
    moves::relocate(play, piece_in_supply(play, decision.seat, PieceKind::follower), PiecePlace::on_tile(tile), Cause::deployed);
    return Flow::done;
}

// ---- scoring ----------------------------------------------------------------------------------------------------------

namespace {

/// Calls `visit(id)` for the first acrobat of each full pyramid, until it returns true. Returns whether it did.
template <class Visit>
bool any_pyramid(const View& view, Visit&& visit)
{
    bool stops = false;
    for (int seat = 0; seat < view.rules.config.seats && !stops; ++seat)
        stops = any_acrobat(view, seat, [&](PieceId id, PlacedId tile) {
            const Troupe troupe(view, tile);
            return troupe.first == id && troupe.count == kOfPyramid && visit(id);
        });
    return stops;
}

}  // namespace

bool has_pyramid(const View& view, int)
{
    return has_acrobats(view) && any_pyramid(view, [](PieceId) { return true; });
}

/// Any full pyramid, by its first acrobat (ACRO-SCORE-01).
void list_pyramids(const View& view, const Decision& decision, ActionList& actions)
{
    if (!actions.accepts(ActionKind::take)) return;
    any_pyramid(view, [&](PieceId id) {
        actions.add(make_take_action(view, decision.seat, id, Cause::acrobats_scored));
        return actions.has_enough();
    });
}

bool owns_pyramid(const View& view, const Decision&, const Action& action)
{
    return is_take_for(action, Cause::acrobats_scored) && has_acrobats(view);
}

Reason why_not_pyramid(const View& view, const Decision&, const Action& action, Verdict& verdict)
{
    const PieceId id(action.piece);
    if (!id) return verdict.refuse(Reason::no_such_piece);
    const PlacedId tile = tile_under(view.state, view.state.piece(id));
    if (!tile) return verdict.refuse_at(Verdict::Where::asked, Reason::acrobats_not_full);
    verdict.cell = cell_of(view.state.placed(tile));
    const Troupe troupe(view, tile);
    if (troupe.count != kOfPyramid) return verdict.refuse(Reason::acrobats_not_full);
    verdict.piece = troupe.first;
    if (troupe.first != id) return verdict.refuse(Reason::acrobats_not_first);
    return why_not_remove(view, id, Cause::acrobats_scored, verdict);
}

/// Each acrobat pays its owner, by the action of any seat, and returns (ACRO-SCORE-02).
Flow answer_pyramid(Play& play, const Decision&, const Action& action)
{
    const PlacedId tile(play.state.piece(PieceId(action.piece)).at);
    const Troupe troupe(play, tile);
    for (int seat = 0; seat < play.rules.config.seats; ++seat)
        if (troupe.of[seat] > 0) moves::pay(play, seat, {Reward::acrobats, troupe.of[seat], kPerAcrobat}, Feature{});
    for_each_acrobat(play, tile, [&](PieceId id) { moves::send_home(play, id, Cause::acrobats_scored); });
    return Flow::done;
}

/// ACRO-FINAL-01
void pay_acrobats_at_end(const View& view, VisitFinal visit, void* with)
{
    for (int seat = 0; seat < view.rules.config.seats; ++seat) {
        u32 count = 0;
        any_acrobat(view, seat, [&](PieceId, PlacedId) {
            ++count;
            return false;
        });
        if (count > 0) pay_bonus(visit, with, 1u << seat, Reward::acrobats_at_end, count, kPerAcrobat);
    }
}

// ---- what reaches them ------------------------------------------------------------------------------------------------

/// Dragon and towers, nothing that is about features (ACRO-SAFE-01).
Reason why_not_remove_acrobat(const View& view, PieceId id, Cause cause, Verdict& verdict)
{
    const bool is_theirs = cause == Cause::acrobats_scored;
    const bool reaches_all = cause == Cause::dragon_ate || cause == Cause::tower_captured;
    const bool may = is_acrobat(view, view.state.piece(id)) ? is_theirs || reaches_all : !is_theirs;
    return may ? Reason::none : verdict.refuse(Reason::cannot_be_taken);
}

/// In a position: a follower on a space, at most three, and none on the dragon's tile.
Reason why_not_acrobat_stands(const View& view, PieceId id, Verdict& verdict)
{
    const Piece& piece = view.state.piece(id);
    if (piece.spot != Spot::tile || is_trapped(view, piece)) return Reason::none;
    const PlacedId tile(piece.at);
    verdict.cell = cell_of(view.state.placed(tile));
    if (!has_space(view, tile)) return verdict.refuse(Reason::acrobats_no_space);
    if (is_bridged(view, tile)) return verdict.refuse(Reason::bridge_there);
    if (has_dragon(view, tile)) return verdict.refuse(Reason::dragon_there);
    return count_acrobats(view, tile) <= kOfPyramid ? Reason::none : verdict.refuse(Reason::acrobats_full);
}

void show_acrobats(const View& view, Things& things)
{
    for (int i = 1; i <= view.state.header().placed && has_acrobats(view); ++i) {
        if (!has_space(view, PlacedId(i))) continue;
        Thing thing;
        thing.kind = ThingKind::acrobats;
        thing.spot = Spot::tile;
        thing.set_cell(cell_of(view.state.placed(PlacedId(i))));
        thing.count = static_cast<i32>(count_acrobats(view, PlacedId(i)));
        thing.points = kPerAcrobat * thing.count;
        thing.closed = thing.count == kOfPyramid;
        things.add(thing);
    }
}

// ---- the fairy --------------------------------------------------------------------------------------------------------

namespace {

PieceId fairy(const View& view) noexcept { return neutral_piece(view, PieceKind::fairy); }

/// The tile of the acrobat to which the fairy is assigned; none if it is assigned to none.
PlacedId tile_with_fairy(const View& view) noexcept
{
    const PieceId id = fairy(view);
    if (!id || view.state.piece(id).spot != Spot::beside) return {};
    const Piece& partner = view.state.piece(PieceId(view.state.piece(id).at));
    return is_acrobat(view, partner) ? PlacedId(partner.at) : PlacedId{};
}

/// Whether the fairy stands alone where its acrobat left it.
bool stays_there(const View& view) noexcept
{
    const PieceId id = fairy(view);
    return id && view.state.piece(id).spot == Spot::tile && view.lasting(kModule, kFairyStays) != 0;
}

/// Each own acrobat there, once a turn, not at its second part.
Flow enter_fairy(Play& play, const Step& step)
{
    PlacedId tile = tile_with_fairy(play);
    if (!tile && stays_there(play)) tile = PlacedId(play.state.piece(fairy(play)).at);
    if (!tile || play.is_out(step.seat)) return Flow::done;
    const i32 own = Troupe(play, tile).of[step.seat];
    if (own > 0) moves::pay(play, step.seat, {Reward::fairy_turn, own, 1}, Feature{});
    return Flow::done;
}

/// A fairy whose follower left is on the tile, whether that was an acrobat or stood on a feature. So the module remembers what it
/// was with before the action. An action either sends the fairy or takes the acrobat, and nothing else takes one from it: the
/// fairy keeps the dragon out.
Flow enter_watch_fairy(Play& play, const Step&)
{
    const PieceId id = fairy(play);
    if (!id) return Flow::done;
    const bool is_alone = play.state.piece(id).spot == Spot::tile;
    const bool was_there = play.lasting(kModule, kFairyWith) != 0 || play.lasting(kModule, kFairyStays) != 0;
    moves::set_lasting(play, kModule, kFairyWith, tile_with_fairy(play) ? 1 : 0);
    moves::set_lasting(play, kModule, kFairyStays, is_alone && was_there ? 1 : 0);
    return Flow::done;
}

}  // namespace

const StepCode fairy_step{.enter = enter_fairy};
const StepCode watch_fairy_step{.enter = enter_watch_fairy};

FollowingVariable follow_fairy(const View& view)
{
    const u16 at = view.rules.lasting_variables[static_cast<int>(kModule)];
    return {static_cast<u16>(at + kFairyWith), static_cast<u16>(tile_with_fairy(view) ? 1 : 0)};
}

Reason why_not_fairy_stays(const View& view, Verdict& verdict)
{
    if (view.lasting(kModule, kFairyStays) == 0) return Reason::none;
    const bool is_right = stays_there(view) && has_space(view, PlacedId(view.state.piece(fairy(view)).at));
    return is_right ? Reason::none : verdict.refuse(Reason::acrobats_without_fairy);
}

}  // namespace bastide::boxes::big_top
