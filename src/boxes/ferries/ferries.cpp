// SPDX-License-Identifier: MIT
// The Ferries: a ferry on each lake joins two of the roads that end there. A seat that extends its road may move it.
#include "boxes/ferries/ferries.hpp"

#include "boxes/base/base.hpp"
#include "boxes/ferries/tiles.hpp"
#include "common/phrases.hpp"
#include "play/deploying.hpp"
#include "play/links.hpp"
#include "play/moves.hpp"
#include "play/scoring.hpp"

namespace bastide {

namespace boxes::ferries {

namespace {

constexpr ModuleId kModule = ModuleId::ferries;
constexpr int kFerries = 8;       // FERRY-COMP-01
constexpr int kMaxFerries = 100;  // a config can ask for that many

/// Variables of the part: + i, the i-th ferry that was moved, and the way that it had, as packed() makes them. A tile extends
/// roads in at most four directions, and a tunnel may lead further on.
constexpr int kMoved = 0;
constexpr int kMaxMoved = 6;
constexpr int kPartVariables = kMaxMoved;

struct MovedFerry {
    int ferry;
    int way;
};
constexpr int packed(MovedFerry moved) noexcept { return 1 + moved.ferry * kLinkWays + moved.way; }
constexpr MovedFerry unpacked(int packed) noexcept { return {(packed - 1) / kLinkWays, (packed - 1) % kLinkWays}; }

// ---- lakes and ferries ----------------------------------------------------------------------------------------------------

/// The i-th ferry, from 0.
PieceId ferry(const View& view, int i) noexcept { return PieceId(view.rules.first_piece(kNature, PieceKind::ferry).raw + i); }

int count_ferries(const View& view) noexcept { return view.rules.piece_def(PieceKind::ferry).count; }

bool is_lake(const View& view, PlacedId tile) noexcept { return tile && has_mark(view, tile, Mark::ferry_lake); }

/// The tile on which the i-th ferry is; none if it is in the supply.
PlacedId tile_of(const View& view, int i) noexcept
{
    const Piece& piece = view.state.piece(ferry(view, i));
    return piece.spot == Spot::tile ? PlacedId(piece.at) : PlacedId{};
}

int way_of(const View& view, int i) noexcept { return view.state.piece(ferry(view, i)).corner - 1; }

/// The number of the ferry on a lake; -1 if it has none.
int ferry_on(const View& view, PlacedId tile) noexcept
{
    for (int i = 0; i < count_ferries(view); ++i)
        if (tile_of(view, i) == tile) return i;
    return -1;
}

/// Calls `visit(way)` for the ways of a ferry across a lake: it joins two different roads.
template <class Visit>
void for_each_way(const View& view, PlacedId lake, Visit&& visit)
{
    for (int way = 0; way < kLinkWays; ++way)
        if (link_across(view, lake, way)) visit(way);
}

Action across(const View& view, int seat, PlacedId lake, int way) noexcept
{
    Action action;
    action.kind = ActionKind::span;
    action.seat = static_cast<u8>(seat);
    action.cell = cell_of(view.state.placed(lake));
    action.span = span_of_way(way);
    return action;
}

/// A builder whose road a ferry has left, and with it all followers of its owner, goes home (FERRY-INT-02).
void send_lone_companions_home(Play& play)
{
    for (int seat = 0; seat < play.rules.config.seats; ++seat) {
        const auto is_companion = [&](const Piece& piece) {
            const NodeId at(piece.at);
            return play.rules.piece_def(piece.kind).has(Trait::companion) && play.state.node(at).kind() == SegmentKind::road;
        };
        const auto has_follower = [&](NodeId root) {
            return any_piece_in(play, seat, Spot::segment, [&](PieceId, const Piece& piece) {
                const bool claims = play.rules.piece_def(piece.kind).has(Trait::claims);
                return claims && root_of(play.state, NodeId(piece.at)) == root;
            });
        };
        PieceId alone;
        do {
            alone = {};
            any_piece_in(play, seat, Spot::segment, [&](PieceId id, const Piece& piece) {
                if (is_companion(piece) && !has_follower(root_of(play.state, NodeId(piece.at)))) alone = id;
                return static_cast<bool>(alone);
            });
            if (alone) moves::send_home(play, alone, Cause::builder_without_company);
        } while (alone);
    }
}

// ---- a new lake -----------------------------------------------------------------------------------------------------------

/// The lake just placed that still gets a ferry; none if there is none.
PlacedId new_lake(const View& view) noexcept
{
    const PlacedId last = view.state.header().last;
    if (!is_lake(view, last) || ferry_on(view, last) >= 0) return {};
    bool has_way = false;
    for_each_way(view, last, [&](int) { has_way = true; });
    return has_way && piece_in_supply(view, kNature, PieceKind::ferry) ? last : PlacedId{};
}

/// Whether or not a follower was deployed (FERRY-PLACE-01, -03).
Flow enter_placing(Play& play, const Step& step) { return new_lake(play) && !play.is_out(step.seat) ? Flow::ask : Flow::done; }

void list_placings(const View& view, const Step& step, ActionList& actions)
{
    const PlacedId lake = new_lake(view);
    for_each_way(view, lake, [&](int way) { actions.add(across(view, step.seat, lake, way)); });
}

/// Why an action names no way across the lake on a tile.
Reason why_not_across(const View& view, PlacedId lake, const Action& action, Verdict& verdict)
{
    const bool joins = is_within(action.span, 1, kLinkWays) && link_across(view, lake, across_way(action.span));
    return joins ? Reason::none : verdict.refuse(Reason::ferry_no_roads);
}

Reason why_not_placing(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return verdict.refuse(Reason::ferry_must_place);
    if (action.kind != ActionKind::span) return verdict.refuse(Reason::wrong_step);
    const PlacedId lake = new_lake(view);
    verdict.cell = cell_of(view.state.placed(lake));
    if (action.cell != verdict.cell) return verdict.refuse(Reason::ferry_other_lake);
    return why_not_across(view, lake, action, verdict);
}

Flow answer_placing(Play& play, const Step&, const Action& action)
{
    const PieceId next = piece_in_supply(play, kNature, PieceKind::ferry);
    const PiecePlace to = PiecePlace::across_tile(play.state.header().last, across_way(action.span));
    moves::relocate(play, next, to, Cause::ferry_placed);
    notice_link(play);
    return Flow::done;
}

constexpr StepCode kPlacing{.name = StepKind::ferry_place,
                            .enter = enter_placing,
                            .list = list_placings,
                            .why_not = why_not_placing,
                            .answer = answer_placing,
                            .about = about_last_tile,
                            .stands_alone = true};

// ---- moving ferries -------------------------------------------------------------------------------------------------------

/// The ferries that are met first in each direction along the roads of the tile just placed (FERRY-MOVE-01 to -03). An abbey has
/// no roads (FERRY-MOVE-05).
class MetFerries {
public:
    explicit MetFerries(const View& view) noexcept
        : view_(view), members_(view.state.header().nodes), followed_(view.state.header().nodes)
    {
        const PlacedId last = view.state.header().last;
        const Placed& tile = view.state.placed(last);
        RoadsOfTile roads;
        for (int i = 0; last && i < view.rules.tiles.at(tile.tile).segments; ++i)
            if (view.state.node(node_of(tile, i)).kind() == SegmentKind::road) roads.add(view, node_of(tile, i));
        if (!has_ferry(roads)) return;
        for (int i = 0; i < roads.count; ++i) members_.add(roads.segment[i].raw);
        for (int i = 0; i < roads.count; ++i) follow(roads.segment[i]);
    }

    bool holds(int i) const noexcept { return met_[i]; }

private:
    struct RoadsOfTile {
        NodeId segment[kMaxSegments];
        NodeId root[kMaxSegments];
        int count = 0;

        void add(const View& view, NodeId road) noexcept
        {
            segment[count] = road;
            root[count++] = root_of(view.state, road);
        }
    };

    /// Most roads have none, and to follow a long one takes a while.
    bool has_ferry(const RoadsOfTile& roads) const noexcept
    {
        for (int i = 0; roads.count > 0 && i < count_ferries(view_); ++i) {
            const Link link = link_of(view_, ferry(view_, i));
            const NodeId root = link ? root_of(view_.state, link.one) : NodeId{};
            for (int k = 0; link && k < roads.count; ++k)
                if (roads.root[k] == root) return true;
        }
        return false;
    }

    void follow(NodeId from) noexcept
    {
        for (bool grows = go_on(from); grows;) {
            grows = false;
            for_each_member(view_.state, root_of(view_.state, from), [&](NodeId id) {
                const bool is_new = members_.holds(id.raw) && followed_.add(id.raw) != 0;
                if (is_new && !meets_ferry(id)) grows = go_on(id) || grows;
            });
        }
    }

    /// Adds what continues a road: on tiles beside it, and through tunnels. Notes the ferries that are met there.
    bool go_on(NodeId id) noexcept
    {
        bool grows = false;
        const auto add = [&](NodeId next) {
            if (members_.add(next.raw) == 0) return;
            grows = true;
            const int met = ferry_at(next);
            if (met >= 0) met_[met] = true;
        };
        for_each_road_beside(view_, id, add);
        for_each_linked(view_, id, [&](NodeId next, PieceId by) {
            if (view_.state.piece(by).kind != PieceKind::ferry) add(next);
        });
        return grows;
    }

    /// The ferry that joins a road end to another; -1 if none does.
    int ferry_at(NodeId id) const noexcept
    {
        const int i = ferry_on(view_, view_.state.node(id).tile);
        if (i < 0) return -1;
        const Link link = link_of(view_, ferry(view_, i));
        return link.one == id || link.other == id ? i : -1;
    }
    bool meets_ferry(NodeId id) const noexcept
    {
        return view_.state.node(id).tile != view_.state.header().last && ferry_at(id) >= 0;
    }

    const View& view_;
    IdSet members_;   ///< what was reached
    IdSet followed_;  ///< and of it what was followed further
    bool met_[kMaxFerries] = {};
};

/// The way that a ferry had when this part of the turn began to move it; -1 if it was not moved (FERRY-MOVE-02).
bool was_moved(const View& view, int i) noexcept
{
    for (int k = 0; k < kMaxMoved; ++k)
        if (const int moved = view.this_part(kModule, kMoved + k); moved > 0 && unpacked(moved).ferry == i) return true;
    return false;
}

/// The first free variable for a moved ferry; -1 if all are used.
int free_place(const View& view) noexcept
{
    for (int k = 0; k < kMaxMoved; ++k)
        if (view.this_part(kModule, kMoved + k) == 0) return kMoved + k;
    return -1;
}

/// A ferry that was placed in this part is not moved (FERRY-MOVE-04).
bool is_new(const View& view, int i) noexcept { return tile_of(view, i) == view.state.header().last; }

/// Calls `visit(number)` for the ferries that can be moved.
template <class Visit>
void for_each_movable(const View& view, Visit&& visit)
{
    if (!view.state.header().last || free_place(view) < 0) return;
    const MetFerries met(view);
    for (int i = 0; i < count_ferries(view); ++i)
        if (met.holds(i) && !is_new(view, i) && !was_moved(view, i)) visit(i);
}

bool has_ferry_on_board(const View& view) noexcept
{
    for (int i = 0; i < count_ferries(view); ++i)
        if (tile_of(view, i)) return true;
    return false;
}

/// A lake with two roads alone has no other way for its ferry.
bool has_move(const View& view)
{
    bool has = false;
    for_each_movable(view,
                     [&](int i) { for_each_way(view, tile_of(view, i), [&](int way) { has = has || way != way_of(view, i); }); });
    return has;
}

Flow enter_moving(Play& play, const Step& step)
{
    return has_ferry_on_board(play) && !play.is_out(step.seat) && has_move(play) ? Flow::ask : Flow::done;
}

void list_movings(const View& view, const Step& step, ActionList& actions)
{
    for_each_movable(view, [&](int i) {
        for_each_way(view, tile_of(view, i), [&](int way) {
            if (way != way_of(view, i)) actions.add(across(view, step.seat, tile_of(view, i), way));
        });
    });
    Action pass;
    pass.kind = ActionKind::pass;
    pass.seat = step.seat;
    actions.add(pass);
}

Reason why_not_moving(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return Reason::none;
    if (action.kind != ActionKind::span) return verdict.refuse(Reason::wrong_step);
    verdict.cell = action.cell;
    const PlacedId lake = tile_at(view.state, action.cell);
    if (!is_lake(view, lake)) return verdict.refuse(Reason::ferry_no_lake);
    const int i = ferry_on(view, lake);
    if (i < 0) return verdict.refuse(Reason::ferry_none);
    if (is_new(view, i)) return verdict.refuse(Reason::ferry_is_new);
    if (was_moved(view, i)) return verdict.refuse(Reason::ferry_moved);
    bool is_movable = false;
    for_each_movable(view, [&](int met) { is_movable = is_movable || met == i; });
    if (!is_movable) return verdict.refuse(Reason::ferry_not_met);
    if (why_not_across(view, lake, action, verdict) != Reason::none) return verdict.reason;
    return across_way(action.span) == way_of(view, i) ? verdict.refuse(Reason::ferry_joins) : Reason::none;
}

/// Another ferry may be moved after it.
Flow answer_moving(Play& play, const Step&, const Action& action)
{
    if (action.kind == ActionKind::pass) return Flow::done;
    const PlacedId lake = tile_at(play.state, action.cell);
    const int i = ferry_on(play, lake);
    moves::set_this_part(play, kModule, free_place(play), packed({i, way_of(play, i)}));
    moves::relocate(play, ferry(play, i), PiecePlace::across_tile(lake, across_way(action.span)), Cause::ferry_moved);
    send_lone_companions_home(play);
    notice_link(play);
    return Flow::ask;
}

constexpr StepCode kMoving{.name = StepKind::ferry_move,
                           .enter = enter_moving,
                           .list = list_movings,
                           .why_not = why_not_moving,
                           .answer = answer_moving,
                           .about = about_last_tile};

/// The roads that moved ferries have joined, and those that they have left (FERRY-SCORE-01).
void add_moved(const View& view, Apart& apart)
{
    const auto add = [&](const Link& link) {
        if (!link) return;
        apart.add(link.one);
        apart.add(link.other);
    };
    for (int k = 0; k < kMaxMoved; ++k) {
        const int moved = view.this_part(kModule, kMoved + k);
        if (moved == 0) return;
        const MovedFerry was = unpacked(moved);
        add(link_of(view, ferry(view, was.ferry)));
        add(link_across(view, tile_of(view, was.ferry), was.way));
    }
}
static_assert(4 * kMaxMoved + 2 <= static_cast<int>(Apart::kMax));  // a token and a bridge besides

// ---- in a position --------------------------------------------------------------------------------------------------------

/// On lakes alone, one on each, and none on the lake that was just placed (FERRY-PLACE-01).
Reason why_not_stand(const View& view, PieceId id, Verdict& verdict)
{
    const Piece& piece = view.state.piece(id);
    if (piece.kind != PieceKind::ferry || piece.spot != Spot::tile) return Reason::none;
    const PlacedId tile(piece.at);
    verdict.cell = cell_of(view.state.placed(tile));
    if (!is_lake(view, tile)) return verdict.refuse(Reason::ferry_no_lake);
    if (tile == view.state.header().last) return verdict.refuse(Reason::position_fresh);
    const PieceId first = ferry(view, ferry_on(view, tile));
    if (first == id) return Reason::none;
    verdict.piece = first;
    return verdict.refuse(Reason::ferry_there);
}

// ---- the module -----------------------------------------------------------------------------------------------------------

/// However many copies of the set are in play, there are 8 (FERRY-COMP-01).
constexpr PieceDef kPieces[] = {
    {.kind = PieceKind::ferry, .count = kFerries, .is_neutral = 1, .places = places(Spot::tile), .joins = Joins::ways},
};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::ferries)};
constexpr PresetDef kPresets[] = {{Preset::ferries, kGame}};

#define BASTIDE_WAY                                                                                                  \
    "{span, select, 1 {north and south} 2 {east and west} 3 {north and east} 4 {east and south} 5 {south and west} " \
    "other {west and north}}"

constexpr SentenceDef kSentences[] = {
    {StepKind::ferry_place, "{seat} must put a ferry on the lake" BASTIDE_AT_CELL "."},
    {StepKind::ferry_move, "{seat} may move a ferry of the road that its tile extends."},
    {Reason::ferry_no_lake, "There is no ferry lake at {cell}."},
    {Reason::ferry_other_lake, "The ferry goes to the lake just placed, at {cell}."},
    {Reason::ferry_no_roads, "The ferry joins two different roads that end at the lake at {cell}."},
    {Reason::ferry_none, "No ferry is on the lake at {cell}."},
    {Reason::ferry_not_met,
     "Only the first ferry in each direction along the road that was extended may be moved, not that at {cell}."},
    {Reason::ferry_moved, "The ferry at {cell} was moved in this part of the turn."},
    {Reason::ferry_joins, "The ferry at {cell} joins these roads already."},
    {Reason::ferry_is_new, "The ferry at {cell} was placed in this part of the turn, so it is not moved."},
    {Select::moved, "ferry_placed {A ferry joins the roads in the " BASTIDE_WAY " of {cell}}"},
    {Select::moved, "ferry_moved {The ferry at {cell} joins the roads in the " BASTIDE_WAY " now}"},
    {Select::passed, "ferry_move {moves no ferry}"},
};

#undef BASTIDE_WAY

constexpr i8 kAfterTokens = 20;
constexpr i8 kAfterNewFerry = 21;

constexpr PlanDef kPlan[] = {
    {TurnPhase::wood, &kPlacing, kAfterTokens},
    {TurnPhase::wood, &kMoving, kAfterNewFerry},
};

constexpr VariableDef kMeanings[] = {{.points_to = PointsTo::nothing,
                                      .first = kMoved,
                                      .count = kMaxMoved,
                                      .of_part = true,
                                      .most = packed({kMaxFerries - 1, kLinkWays - 1})}};

}  // namespace

const Module module = {
    .id = ModuleId::ferries,
    .title = "The Ferries",
    .set = Set::ferries,
    .tiles = set_of<kFerriesTiles>(),
    .pieces = kPieces,
    .presets = kPresets,
    .sentences = kSentences,
    .plan = kPlan,
    .variables = {.part = kPartVariables, .meanings = kMeanings},
    .actions_per_turn = 2 * (2 + kMaxMoved),
    .events_per_turn = 4 * (2 + kMaxMoved),
    .on = {.completes = add_moved, .why_not_stand = why_not_stand},
};

}  // namespace boxes::ferries

}  // namespace bastide
