// SPDX-License-Identifier: MIT
// Russian Promos: Baba Yaga's hut is worth more the lonelier it is. Solovei Razboynik traps the followers of the road at the
// tree, the Vodyanoy those around the pond, and their owners free them by an action.
#include "boxes/russian_promos/russian_promos.hpp"

#include "board/features.hpp"
#include "boxes/base/base.hpp"
#include "boxes/russian_promos/tiles.hpp"
#include "common/phrases.hpp"
#include "play/deploying.hpp"
#include "play/moves.hpp"
#include "play/removing.hpp"
#include "play/scoring.hpp"
#include "play/tokens.hpp"
#include "play/turn.hpp"

namespace bastide {

namespace boxes::russian_promos {

namespace {

/// A hut is for who can be a thief and a monk (YAGA-01); what occupies features can be trapped.
void shape(Rules& rules)
{
    rules.trap_marks = mark_set(Mark::razboynik, Mark::vodyanoy);
    rules.landmarks |= rules.trap_marks;
    for (PieceDef& def : rules.piece_defs) {
        if (!def.has(Trait::claims)) continue;
        if (def.may_stand_on(SegmentKind::monastery) && def.may_stand_on(SegmentKind::road))
            def.fits |= segment_set(SegmentKind::hut);
        def.places = static_cast<u8>(def.places | places(Spot::tile));
    }
}

// ---- the hut ----------------------------------------------------------------------------------------------------------

constexpr u32 kHutAndCells = 10;  // itself, the eight cells around it, and itself again among the tiles of the feature

/// 1 for the hut and 1 for each empty space around it (YAGA-01, YAGA-02).
void worth_of_hut(const View&, const Feature& feature, Cause cause, int, Tally& sum)
{
    if (feature.kind != SegmentKind::hut) return;
    sum.add(cause == Cause::completed ? Reward::russian_hut : Reward::russian_hut_alone, kHutAndCells - feature.tiles, 1);
}

// ---- traps ------------------------------------------------------------------------------------------------------------

/// The pieces on tiles of the board that can be trapped and are not, by id. All seats of all boxes have hundreds of pieces, and
/// few of them are on the board.
class FreeFollowers {
public:
    explicit FreeFollowers(const View& view) noexcept
    {
        constexpr u32 kOnBoard =
            1u << static_cast<int>(Spot::segment) | 1u << static_cast<int>(Spot::tile) | 1u << static_cast<int>(Spot::corner);
        const Piece* const pieces = &view.state.piece(PieceId(1));
        for (int i = 0; i < view.rules.layout.piece_count; ++i) {
            if (((kOnBoard >> static_cast<int>(pieces[i].spot)) & 1) == 0) continue;
            if (view.rules.piece_def(pieces[i].kind).has(Trait::claims)) ids_[count_++] = PieceId(i + 1);
        }
    }

    /// Calls `visit(id, piece)` for those that no trap has caught meanwhile.
    template <class Visit>
    void for_each(const View& view, Visit&& visit) const
    {
        for (u32 i = 0; i < count_; ++i)
            if (const Piece& piece = view.state.piece(ids_[i]); !is_trapped(view, piece)) visit(ids_[i], piece);
    }

private:
    PieceId ids_[kMaxPieces];
    u32 count_ = 0;
};

void trap(Play& play, PieceId id, PlacedId tile) { moves::relocate(play, id, PiecePlace::on_tile(tile), Cause::russian_trapped); }

/// All on the road that passes the tree (RAZB-01, RAZB-02).
void trap_on_road(Play& play, const FreeFollowers& followers, PlacedId tile, NodeId road)
{
    const NodeId root = root_of(play.state, road);
    if (!is_occupied(play.state, root)) return;
    followers.for_each(play, [&](PieceId id, const Piece& piece) {
        if (piece.spot == Spot::segment && root_of(play.state, NodeId(piece.at)) == root) trap(play, id, tile);
    });
}

/// Followers on castles and in quarters are safe, those on towers and acrobats are not (VODY-05).
bool is_safe(const View& view, const Piece& piece) noexcept
{
    return piece.spot == Spot::segment && view.state.node(NodeId(piece.at)).kind() == SegmentKind::castle;
}

/// All on the eight tiles around (VODY-01).
void trap_around(Play& play, const FreeFollowers& followers, PlacedId tile)
{
    const Cell pond = cell_of(play.state.placed(tile));
    followers.for_each(play, [&](PieceId id, const Piece& piece) {
        const PlacedId under = tile_under(play.state, piece);
        if (under && !is_safe(play, piece) && is_near(cell_of(play.state.placed(under)), pond)) trap(play, id, tile);
    });
}

bool has_pond(const View& view, PlacedId tile) noexcept { return has_mark(view, tile, Mark::vodyanoy); }

void spring(Play& play, const FreeFollowers& followers, PlacedId tile)
{
    if (has_pond(play, tile)) return trap_around(play, followers, tile);
    const Placed& placed = play.state.placed(tile);
    const TileDef& def = play.rules.tiles.def(placed.tile.type());
    for (int i = 0; i < def.segments; ++i)
        if (has_mark(def, static_cast<u8>(i), Mark::razboynik)) trap_on_road(play, followers, tile, node_of(placed, i));
}

bool has_trap(const View& view) noexcept
{
    return any_landmark(view, view.rules.trap_marks, [](PlacedId) { return true; });
}

/// The traps in the order in which they were placed (RAZB-03).
void spring_all(Play& play)
{
    if (!has_trap(play)) return moves::clear_has_moved(play);
    const FreeFollowers followers(play);
    any_landmark(play, play.rules.trap_marks, [&](PlacedId tile) {
        spring(play, followers, tile);
        return false;
    });
    moves::clear_has_moved(play);
}

/// A tile brings prey to a trap by joining roads.
bool shows_road(const View& view, PlacedId tile) noexcept
{
    return has_segment(view.rules.tiles.def(view.state.placed(tile).tile.type()), SegmentKind::road);
}

Flow enter_placed(Play& play, const Step&)
{
    const PlacedId last = play.state.header().last;
    const bool is_new = last && is_trap(play, last);
    if (is_new || play.state.header().has_moved || (last && shows_road(play, last))) spring_all(play);
    return Flow::done;
}

/// Without a piece that moved there is no other prey than before.
Flow enter_traps(Play& play, const Step&)
{
    if (play.state.header().has_moved) spring_all(play);
    return Flow::done;
}

Flow enter_linked(Play& play, const Step&)
{
    spring_all(play);
    return Flow::done;
}

constexpr StepCode kAfterLink{.enter = enter_linked};

/// A ferry or a tunnel token brings prey to a trap by joining roads (RAZB-03).
void linked(Play& play)
{
    if (has_trap(play)) push_step(play, kAfterLink, play.state.header().active);
}

/// One for each moment at which traps are looked at.
constexpr StepCode kAfterTile{.enter = enter_placed};
constexpr StepCode kAfterFigure{.enter = enter_traps};
constexpr StepCode kAfterSecondFigure{.enter = enter_traps};
constexpr StepCode kAfterMoving{.enter = enter_traps};
constexpr StepCode kAfterOthers{.enter = enter_traps};

/// VODY-03
Reason why_not_deploy(const View& view, PieceKind, int, NodeId segment, Verdict& verdict)
{
    const PlacedId tile = view.state.node(segment).tile;
    if (!has_pond(view, tile)) return Reason::none;
    verdict.cell = cell_of(view.state.placed(tile));
    return verdict.refuse(Reason::russian_no_place);
}

/// A trapped follower can be captured and eaten, and freed; nothing else reaches it (MINI-INT-01).
Reason why_not_remove(const View& view, PieceId id, Cause cause, Verdict& verdict)
{
    const bool is_freed = cause == Cause::russian_freed;
    if (!is_trapped(view, view.state.piece(id))) return is_freed ? verdict.refuse(Reason::russian_not_trapped) : Reason::none;
    const bool may = is_freed || cause == Cause::tower_captured || cause == Cause::dragon_ate;
    return may ? Reason::none : verdict.refuse(Reason::cannot_be_taken);
}

// ---- freeing ------------------------------------------------------------------------------------------------------------

/// Calls `visit(id)` for each trapped follower of a seat, by id, until it returns true. Returns whether it did.
template <class Visit>
bool any_trapped(const View& view, int seat, Visit&& visit)
{
    return any_piece_in(view, seat, Spot::tile,
                        [&](PieceId id, const Piece& piece) { return is_trapped(view, piece) && visit(id); });
}

/// RAZB-04, VODY-02
Reason why_not_free(const View& view, int seat, PieceId id, Verdict& verdict)
{
    const Reason reason = why_not_take_back(view, seat, id, Cause::russian_freed, verdict);
    if (reason != Reason::none || PlacedId(view.state.piece(id).at) != view.state.header().last) return reason;
    return verdict.refuse(Reason::russian_trapped_now);
}

bool can_free(const View& view, int seat)
{
    return any_trapped(view, seat, [&](PieceId id) {
        Verdict verdict;
        return why_not_free(view, seat, id, verdict) == Reason::none;
    });
}

void list_freeing(const View& view, const Decision& decision, ActionList& actions)
{
    if (!actions.accepts(ActionKind::take)) return;
    any_trapped(view, decision.seat, [&](PieceId id) {
        Verdict verdict;
        if (why_not_free(view, decision.seat, id, verdict) == Reason::none)
            actions.add(make_take_action(view, decision.seat, id, Cause::russian_freed));
        return actions.has_enough();
    });
}

bool owns_freeing(const View&, const Decision&, const Action& action) { return is_take_for(action, Cause::russian_freed); }

Reason why_not_freed(const View& view, const Decision& decision, const Action& action, Verdict& verdict)
{
    return why_not_free(view, decision.seat, PieceId(action.piece), verdict);
}

/// It is the whole action step.
Flow answer_freeing(Play& play, const Decision&, const Action& action)
{
    moves::send_home(play, PieceId(action.piece), Cause::russian_freed);
    return Flow::done;
}

// ---- the fairy, and the end ---------------------------------------------------------------------------------------------

/// The fairy beside a trapped follower gives its point when the turn begins (VODY-07). Where it stands on tiles it counts them
/// itself.
Flow enter_fairy(Play& play, const Step& step)
{
    const PieceId fairy = neutral_piece(play, PieceKind::fairy);
    if (!fairy || play.is_out(step.seat) || play.state.piece(fairy).spot != Spot::beside) return Flow::done;
    const Piece& partner = play.state.piece(PieceId(play.state.piece(fairy).at));
    if (partner.owner == step.seat && is_trapped(play, partner))
        moves::pay(play, step.seat, {Reward::fairy_turn, 1, 1}, Feature{});
    return Flow::done;
}

constexpr StepCode kFairy{.enter = enter_fairy};

constexpr i32 kPerDrowned = -2;  // VODY-02

/// Nothing for those in the tree (RAZB-06).
void pay_drowned(const View& view, VisitFinal visit, void* with)
{
    for (int seat = 0; seat < view.rules.config.seats; ++seat) {
        u32 count = 0;
        any_trapped(view, seat, [&](PieceId id) {
            count += has_pond(view, PlacedId(view.state.piece(id).at)) ? 1u : 0u;
            return false;
        });
        if (count > 0) pay_bonus(visit, with, 1u << seat, Reward::russian_drowned, count, kPerDrowned);
    }
}

/// In a position: on a tile stands no follower outside of a trap, but on the spaces of other boxes.
Reason why_not_stand(const View& view, PieceId id, Verdict& verdict)
{
    const Piece& piece = view.state.piece(id);
    if (piece.spot != Spot::tile || !view.rules.piece_def(piece.kind).has(Trait::claims) || is_trapped(view, piece))
        return Reason::none;
    if (has_mark(view, PlacedId(piece.at), Mark::acrobats)) return Reason::none;
    verdict.cell = cell_of(view.state.placed(PlacedId(piece.at)));
    return verdict.refuse(Reason::russian_no_trap);
}

// ---- the module -----------------------------------------------------------------------------------------------------

constexpr Choice kGame[] = {choose(Set::base), choose(Set::russian_promos)};
constexpr PresetDef kPresets[] = {{Preset::russian_promos, kGame}};

constexpr SentenceDef kSentences[] = {
    {Reward::russian_hut,
     BASTIDE_GETS "a hut with tiles all around{count, plural, =0 {" BASTIDE_NO_MAJORITY "} one {} other {}}."},
    {Reward::russian_hut_alone,
     BASTIDE_GETS "a hut{count, plural, =0 {" BASTIDE_NO_MAJORITY "} one {} other { and the empty spaces around it}}."},
    {Reward::russian_drowned,
     "{seat} loses points for {count, plural, one {# follower} other {# followers}} with the Vodyanoy: {points}."},
    {Reason::russian_trapped_now, "From {cell}, where the tile was just placed, nobody is freed."},
    {Reason::russian_no_trap, "At {cell} is no trap."},
    {Reason::russian_no_place, "At {cell} lurks the Vodyanoy: no figure is placed there."},
    {Select::moved, "russian_trapped {" BASTIDE_WHOSE BASTIDE_WHERE " falls into the trap" BASTIDE_AT_CELL "}"},
    {Select::moved, "russian_freed {" BASTIDE_WHOSE " leaves the trap" BASTIDE_WHERE "}"},
    {Select::taken, "russian_freed {{seat} takes its own {role} out of the trap" BASTIDE_AT_PLACE "}"},
    {Select::stands_in, "hut { in the hut}"},
};

constexpr WorthDef kWorth[] = {{WorthStage::rate, worth_of_hut}};

constexpr Offer kOffers[] = {{.at = &deploy_step,
                              .is_open = can_free,
                              .list = list_freeing,
                              .takes = Cause::russian_freed,
                              .owns = owns_freeing,
                              .why_not = why_not_freed,
                              .answer = answer_freeing}};

constexpr i8 kWithFairy = -10;
constexpr i8 kAfterPhantom = 2;
constexpr i8 kAfterWagons = -9;
constexpr i8 kAfterCircles = 111;

constexpr const StepCode* kSteps[] = {&kAfterLink};

constexpr PlanDef kPlan[] = {
    {TurnPhase::start, &kFairy, kWithFairy},
    {TurnPhase::effects, &kAfterTile},
    {TurnPhase::wood, &kAfterFigure},
    {TurnPhase::wood, &kAfterSecondFigure, kAfterPhantom},
    {TurnPhase::after, &kAfterMoving, kAfterWagons},
    {TurnPhase::after, &kAfterOthers, kAfterCircles},
};

}  // namespace

const Module module = {
    .id = ModuleId::russian_promos,
    .title = "Russian Promos",
    .set = Set::russian_promos,
    .tiles = set_of<kRussianPromosTiles>(),
    .presets = kPresets,
    .sentences = kSentences,
    .plan = kPlan,
    .offers = kOffers,
    .worth = kWorth,
    .steps = kSteps,
    .actions_per_turn = 2,
    .events_per_turn = 40,
    .lines_per_score = 1,
    .on = {.shape = shape,
           .why_not_deploy = {.ask = why_not_deploy, .about = segment_set(SegmentKind::road, SegmentKind::field)},
           .why_not_remove = why_not_remove,
           .ended = {pay_drowned},
           .linked = linked,
           .why_not_stand = why_not_stand},
};

}  // namespace boxes::russian_promos

}  // namespace bastide
