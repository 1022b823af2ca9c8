// SPDX-License-Identifier: MIT
// Castles: a small city with one follower can become a castle instead of being scored. It is paid, once, for a feature that is
// completed later in the cells around it.
#include "board/features.hpp"
#include "boxes/bridges_castles_bazaars/elements.hpp"
#include "play/deploying.hpp"
#include "play/moves.hpp"
#include "play/scoring.hpp"
#include "play/turn.hpp"

namespace bastide::boxes::bridges_castles_bazaars {

namespace {

// ---- small cities -------------------------------------------------------------------------------------------------

/// The segments of older boxes whose wall has not the usual half-round shape (CASTLE-BUILD-02). Newer tiles have a mark.
struct UnfitWall {
    Set set;
    const char* tile;
    u8 segment;
};

constexpr UnfitWall kUnfitWalls[] = {
    {Set::inns_cathedrals, "IC07", 0}, {Set::abbey_mayor, "AM_E", 0}, {Set::abbey_mayor, "AM_I", 0},
    {Set::princess_dragon, "PD_Y", 0}, {Set::hills_sheep, "HS_A", 0}, {Set::hills_sheep, "HS_B", 0},
    {Set::hills_sheep, "HS_B", 1},     {Set::hills_sheep, "HS_G", 0}, {Set::hills_sheep, "HS_G", 1},
};

bool is_unfit(const View& view, TileId type, u8 segment) noexcept
{
    const TileDef& def = view.rules.tiles.def(type);
    if (has_mark(def, segment, Mark::castle_unfit)) return true;
    for (const UnfitWall& wall : kUnfitWalls)
        if (segment == wall.segment && view.rules.set_of[type.raw] == static_cast<u16>(wall.set) &&
            Text(def.name) == Text(wall.tile))
            return true;
    return false;
}

int count_sides(PortMask ports) noexcept
{
    int sides = 0;
    for (int side = 0; side < kSides; ++side) sides += (ports >> (3 * side) & 7) != 0;
    return sides;
}

/// Whether a segment can be half of a castle: a printed city of one side with the usual wall (CASTLE-BUILD-02).
bool is_half(const View& view, NodeId id) noexcept
{
    const Placed& tile = view.state.placed(view.state.node(id).tile);
    const u8 index = segment_index(tile, id);
    const Segment& shown = view.rules.tiles.segment(tile.tile, index);
    return shown.kind == SegmentKind::city && count_sides(shown.ports) == 1 && !is_unfit(view, tile.tile.type(), index);
}

/// Whether a feature is a complete city of two tiles that may become a castle (CASTLE-BUILD-02, -03).
bool is_small_city(const View& view, NodeId root) noexcept
{
    if (view.state.node(root).kind() != SegmentKind::city || !is_complete(view.state, root)) return false;
    const NodeId other = next_of(view.state, root);
    const bool are_two = other != root && next_of(view.state, other) == root;
    return are_two && view.state.node(other).tile != view.state.node(root).tile && is_half(view, root) && is_half(view, other);
}

bool is_besieged(const View& view, NodeId id) noexcept
{
    const Placed& tile = view.state.placed(view.state.node(id).tile);
    return has_mark(view.rules.tiles.def(tile.tile.type()), segment_index(tile, id), Mark::siege);
}

/// Whether a piece may be on a castle: a follower that may be a knight (CASTLE-BUILD-11).
bool may_hold_castle(const View& view, PieceKind kind) noexcept
{
    const PieceDef& def = view.rules.piece_def(kind);
    return def.has(Trait::claims) && def.may_stand_on(SegmentKind::city);
}

/// The follower whose owner may turn a city into a castle; none if no seat may (CASTLE-BUILD-01, -04, -07, -13).
PieceId builder_of_castle(const View& view, NodeId root) noexcept
{
    if (view.state.node(root).claims() != 1 || !is_small_city(view, root)) return {};
    if (is_besieged(view, root) || is_besieged(view, next_of(view.state, root))) return {};
    const PieceId follower = occupant(view, root);
    const Piece& piece = view.state.piece(follower);
    const bool may = may_hold_castle(view, piece.kind) && has_supply(view, piece.owner, PieceKind::castle);
    return may && !view.is_out(piece.owner) ? follower : PieceId{};
}

// ---- building -----------------------------------------------------------------------------------------------------

/// A city about which a seat decides: its segment on the tile just placed, which completed it.
struct Choosing {
    NodeId segment;
    PieceId follower;
};

/// The next city about which a seat must decide, in turn order from the seat on turn (CASTLE-BUILD-05, -06).
Choosing next_choice(const View& view) noexcept
{
    const Header& header = view.state.header();
    if (!header.last || !header.may_have_completed) return {};
    const Placed& tile = view.state.placed(header.last);
    const u32 declined = view.this_part(kModule, kDeclined);
    const int seats = view.rules.config.seats;
    for (int k = 0; k < seats; ++k) {
        for (int segment = 0; segment < view.rules.tiles.at(tile.tile).segments; ++segment) {
            if ((declined >> segment & 1) != 0) continue;
            const NodeId id = node_of(tile, segment);
            if (view.state.node(id).kind() != SegmentKind::city) continue;
            const PieceId follower = builder_of_castle(view, root_of(view.state, id));
            if (follower && view.state.piece(follower).owner == (header.active + k) % seats) return {id, follower};
        }
    }
    return {};
}

Flow enter_build(Play& play, const Step&) { return next_choice(play).follower ? Flow::ask : Flow::done; }

u8 decide_build(const View& view, const Step&) { return view.state.piece(next_choice(view).follower).owner; }

Action action_of(ActionKind kind, u8 seat) noexcept
{
    Action action;
    action.kind = kind;
    action.seat = seat;
    return action;
}

void list_build(const View& view, const Step& step, ActionList& actions)
{
    const u8 seat = decide_build(view, step);
    const NodeId segment = next_choice(view).segment;
    Action build = action_of(ActionKind::deploy, seat);
    build.cell = cell_of(view.state, segment);
    build.segment = segment_index(view.state, segment);
    build.piece_kind = static_cast<u16>(PieceKind::castle);
    actions.add(build);
    actions.add(action_of(ActionKind::pass, seat));
}

Reason why_not_build(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return Reason::none;
    if (action.kind != ActionKind::deploy) return verdict.refuse(Reason::wrong_step);
    const NodeId segment = next_choice(view).segment;
    verdict.cell = cell_of(view.state, segment);
    if (action.piece_kind != static_cast<u16>(PieceKind::castle)) return verdict.refuse(Reason::not_this_piece);
    if (action.cell == verdict.cell && action.segment == segment_index(view.state, segment)) return Reason::none;
    return verdict.refuse(Reason::castle_other_city);
}

/// What keeps the follower company goes home (CASTLE-BUILD-10).
void send_company_home(Play& play, NodeId root) noexcept
{
    for (int i = 1; i <= play.rules.layout.piece_count; ++i) {
        const PieceId id(i);
        const Piece& piece = play.state.piece(id);
        const bool keeps_company = piece.spot == Spot::segment && play.rules.piece_def(piece.kind).has(Trait::companion);
        if (keeps_company && root_of(play.state, NodeId(piece.at)) == root) moves::send_home(play, id, Cause::castle_built);
    }
}

/// The castle stands on the later of its two tiles until it is scored (CASTLE-BUILD-04, -09).
Flow answer_build(Play& play, const Step&, const Action& action)
{
    const Choosing choice = next_choice(play);
    if (action.kind == ActionKind::pass) {
        const int bit = 1 << segment_index(play.state, choice.segment);
        moves::set_this_part(play, kModule, kDeclined, play.this_part(kModule, kDeclined) | bit);
        return Flow::ask;
    }
    send_company_home(play, root_of(play.state, choice.segment));
    moves::deploy(play, piece_in_supply(play, action.seat, PieceKind::castle), choice.segment);
    return Flow::ask;  // the step is entered again and finds the next city
}

void about_build(const View& view, const Step&, Subject& subject)
{
    const Choosing choice = next_choice(view);
    subject.piece = choice.follower;
    if (!choice.follower) return;
    subject.segment = choice.segment;
    subject.set_cell(cell_of(view.state, choice.segment));
}

// ---- castles on the board -----------------------------------------------------------------------------------------

bool is_castle(const View& view, NodeId root) noexcept { return view.state.node(root).kind() == SegmentKind::castle; }

/// Calls `visit(castle)` for each castle on the board, in turn order of their owners from the seat on turn; stops when it returns
/// true.
template <class Visit>
void for_each_castle(const View& view, Visit&& visit)
{
    const int seats = view.rules.config.seats;
    for (int k = 0; k < seats; ++k) {
        const int seat = (view.state.header().active + k) % seats;
        if (has_all_in_supply(view, seat, PieceKind::castle)) continue;
        for (int i = 0; i < view.rules.piece_def(PieceKind::castle).count; ++i) {
            const PieceId id(view.rules.first_piece(seat, PieceKind::castle).raw + i);
            if (view.state.piece(id).spot == Spot::segment && visit(id)) return;
        }
    }
}

NodeId root_of_castle(const View& view, PieceId castle) noexcept
{
    return root_of(view.state, NodeId(view.state.piece(castle).at));
}

/// A castle that was scored stands on the earlier of its two tiles, that of its root.
bool is_scored(const View& view, PieceId castle) noexcept
{
    return NodeId(view.state.piece(castle).at) == root_of_castle(view, castle);
}

/// CASTLE-FIEF-01
CellRange fief_of(const View& view, NodeId root) noexcept
{
    const Cell a = cell_of(view.state, root);
    const Cell b = cell_of(view.state, next_of(view.state, root));
    const int wide = a.x == b.x ? 1 : 0;  // how far it reaches beside the castle
    const int high = 1 - wide;
    return {{static_cast<i16>(smaller(a.x, b.x) - wide), static_cast<i16>(smaller(a.y, b.y) - high)},
            {static_cast<i16>(larger(a.x, b.x) + wide), static_cast<i16>(larger(a.y, b.y) + high)}};
}

bool lies_in(const View& view, NodeId root, const CellRange& range) noexcept
{
    bool lies = false;
    for_each_member(view.state, root, [&](NodeId id) { lies = lies || range.holds(cell_of(view.state, id)); });
    return lies;
}

// ---- scoring ------------------------------------------------------------------------------------------------------

/// What the last tile completed, with the points of each feature (CASTLE-SCORE-01, -03, -06, -13).
class Completed {
public:
    explicit Completed(const View& view) noexcept : view_(view)
    {
        CompletedQueue queue;
        list_completed(view, kKindsCompleted, queue);
        queue.for_each(view, [&](const Feature& feature) {
            one_[count_++] = {feature.root, feature.first, tally(view, feature, Cause::completed).points()};
        });
    }

    struct One {
        NodeId root;
        NodeId first;
        i32 points;
    };

    /// Calls `visit(feature)` for those with a tile in a fief; a monastery lies on its own tile alone (CASTLE-SCORE-02).
    template <class Visit>
    void for_each_in(const CellRange& fief, Visit&& visit) const noexcept
    {
        for (u32 i = 0; i < count_; ++i)
            if (lies_in(view_, one_[i].root, fief)) visit(one_[i]);
    }

    bool empty() const noexcept { return count_ == 0; }

private:
    static constexpr u32 kMax = kMaxSegments + 4 * 3 + 8;
    const View& view_;
    One one_[kMax];
    u32 count_ = 0;
};

/// The points of the features in a fief.
struct Offered {
    u32 features = 0;
    i32 least = 0;
    i32 most = 0;
};

Offered offered_to(const View& view, PieceId castle, const Completed& completed) noexcept
{
    Offered offered;
    completed.for_each_in(fief_of(view, root_of_castle(view, castle)), [&](const Completed::One& one) {
        offered.least = offered.features == 0 ? one.points : smaller(offered.least, one.points);
        offered.most = offered.features == 0 ? one.points : larger(offered.most, one.points);
        ++offered.features;
    });
    return offered;
}

/// Whether a castle can be scored now: a follower is on it, and it was not built in this part (CASTLE-SCORE-04, -10, -11).
bool is_ready(const View& view, PieceId castle) noexcept
{
    const NodeId root = root_of_castle(view, castle);
    if (!is_occupied(view.state, root) || is_scored(view, castle)) return false;
    const PlacedId last = view.state.header().last;
    return view.state.node(root).tile != last && view.state.node(next_of(view.state, root)).tile != last;
}

/// The castles that are scored in this step and their points, in order.
struct Scored {
    struct One {
        PieceId castle;
        NodeId root;
        i32 points;
    };
    One one[kMaxPieces];  // uninitialized; only the first `count` are read
    u32 count = 0;

    void add(const View& view, PieceId castle, i32 points) noexcept
    {
        one[count++] = {castle, root_of_castle(view, castle), points};
    }
    bool has(PieceId castle) const noexcept
    {
        bool found = false;
        for (u32 i = 0; i < count; ++i) found = found || one[i].castle == castle;
        return found;
    }
};

/// The castle for which a question finds the most points, and these; none if it finds none.
struct Best {
    PieceId castle;
    i32 points = 0;

    void compare(PieceId id, i32 its) noexcept
    {
        if (castle && its <= points) return;
        castle = id;
        points = its;
    }
};

/// Castles without a feature of their own get what a scored castle in their fief got, the greatest first (CASTLE-SCORE-07, -14).
void add_chains(const View& view, const Completed& completed, Scored& scored) noexcept
{
    for (;;) {
        Best best;
        for_each_castle(view, [&](PieceId id) {
            if (!is_ready(view, id) || scored.has(id) || offered_to(view, id, completed).features > 0) return false;
            const CellRange fief = fief_of(view, root_of_castle(view, id));
            for (u32 i = 0; i < scored.count; ++i)
                if (lies_in(view, scored.one[i].root, fief)) best.compare(id, scored.one[i].points);
            return false;
        });
        if (!best.castle) return;
        scored.add(view, best.castle, best.points);
    }
}

/// Each gets the most valuable feature in its fief, the greatest first; then chains (CASTLE-SCORE-05).
void find_scored(const View& view, const Completed& completed, Scored& scored) noexcept
{
    for (;;) {
        Best best;
        for_each_castle(view, [&](PieceId id) {
            if (!is_ready(view, id) || scored.has(id)) return false;
            const Offered offered = offered_to(view, id, completed);
            if (offered.features > 0) best.compare(id, offered.most);
            return false;
        });
        if (!best.castle) break;
        scored.add(view, best.castle, best.points);
    }
    add_chains(view, completed, scored);
}

/// What a castle pays its owner: nothing to a mayor's (BCB-INT-04).
TallyLine line_of(const View& view, const Scored::One& one) noexcept
{
    const bool is_paid = one.points != 0 && power(view, occupant(view, one.root), one.root) > 0;
    return is_paid ? TallyLine{Reward::castle, 1, one.points} : TallyLine{Reward::castle, 0, 0};
}

u8 owner_of(const View& view, NodeId root) noexcept { return view.state.piece(occupant(view, root)).owner; }

/// Its owner gets the points; the follower returns and the castle stays (CASTLE-SCORE-10).
void score(Play& play, const Scored::One& one) noexcept
{
    const PieceId follower = occupant(play, one.root);
    const u8 owner = owner_of(play, one.root);
    const Feature feature = measure(play, one.root);
    const TallyLine line = line_of(play, one);
    moves::open_scoring(play, feature, Cause::castle_scored, line.each != 0 ? 1u << owner : 0);
    moves::pay(play, owner, line, feature);
    pay_beside(play, feature);
    moves::send_home(play, follower, Cause::completed);
    moves::relocate(play, one.castle, PiecePlace::on_segment(one.root), Cause::castle_scored);
    moves::close_scoring(play);
}

void score_all(Play& play, const Scored& scored) noexcept
{
    for (u32 i = 0; i < scored.count; ++i) score(play, scored.one[i]);
}

/// The next castle with a feature of its own, for owners that choose.
PieceId next_with_feature(const View& view, const Completed& completed) noexcept
{
    PieceId found;
    for_each_castle(view, [&](PieceId id) {
        if (is_ready(view, id) && offered_to(view, id, completed).features > 0) found = id;
        return static_cast<bool>(found);
    });
    return found;
}

void score_with_chains(Play& play, PieceId castle, i32 points, const Completed& completed) noexcept
{
    Scored scored;
    scored.add(play, castle, points);
    add_chains(play, completed, scored);
    score_all(play, scored);
}

bool has_castle(const View& view) noexcept
{
    bool has = false;
    for_each_castle(view, [&](PieceId id) { return has = is_ready(view, id); });
    return has;
}

/// Where the owner chooses, the castles are scored one after another, each with its chain, and only a choice between different
/// points is one (option castle_points_chosen).
Flow enter_points(Play& play, const Step&)
{
    const Header& header = play.state.header();
    if (!header.last || !header.may_have_completed || !has_castle(play)) return Flow::done;
    const Completed completed(play);
    if (completed.empty()) return Flow::done;
    if (!play.rules.has(Option::castle_points_chosen)) {
        Scored scored;
        find_scored(play, completed, scored);
        score_all(play, scored);
        return Flow::done;
    }
    for (;;) {
        const PieceId castle = next_with_feature(play, completed);
        if (!castle) return Flow::done;
        const Offered offered = offered_to(play, castle, completed);
        if (offered.least != offered.most) return Flow::ask;
        score_with_chains(play, castle, offered.most, completed);
    }
}

u8 decide_points(const View& view, const Step&)
{
    const PieceId castle = next_with_feature(view, Completed(view));
    return owner_of(view, root_of_castle(view, castle));
}

/// In the order of lists: by the place of the first tile of each feature.
void list_points(const View& view, const Step& step, ActionList& actions)
{
    const Completed completed(view);
    const CellRange fief = fief_of(view, root_of_castle(view, next_with_feature(view, completed)));
    Action action = action_of(ActionKind::choose_place, decide_points(view, step));
    u64 listed = 0;  // 1 + the key of the last one
    for (;;) {
        NodeId next;
        completed.for_each_in(fief, [&](const Completed::One& one) {
            const u64 key = order_key(view.state, one.first) + 1;
            if (key > listed && (!next || key < order_key(view.state, next) + 1)) next = one.first;
        });
        if (!next) return;
        listed = order_key(view.state, next) + 1;
        action.cell = cell_of(view.state, next);
        action.segment = segment_index(view.state, next);
        actions.add(action);
    }
}

/// The points of the feature that an action names by its first segment; -1 if it is none of the fief.
i32 points_chosen(const View& view, const Action& action, const Completed& completed) noexcept
{
    i32 points = -1;
    const CellRange fief = fief_of(view, root_of_castle(view, next_with_feature(view, completed)));
    completed.for_each_in(fief, [&](const Completed::One& one) {
        if (cell_of(view.state, one.first) == action.cell && segment_index(view.state, one.first) == action.segment)
            points = one.points;
    });
    return points;
}

Reason why_not_points(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind != ActionKind::choose_place) return verdict.refuse(Reason::wrong_step);
    verdict.cell = action.cell;
    return points_chosen(view, action, Completed(view)) >= 0 ? Reason::none : verdict.refuse(Reason::castle_not_for_it);
}

Flow answer_points(Play& play, const Step&, const Action& action)
{
    const Completed completed(play);
    score_with_chains(play, next_with_feature(play, completed), points_chosen(play, action, completed), completed);
    return Flow::ask;  // the step is entered again and finds the next castle
}

void about_points(const View& view, const Step&, Subject& subject)
{
    const PieceId castle = next_with_feature(view, Completed(view));
    if (!castle) return;
    subject.piece = castle;
    subject.segment = NodeId(view.state.piece(castle).at);
    subject.set_cell(cell_of(view.state, subject.segment));
}

}  // namespace

const StepCode kBuildCastle{.name = StepKind::castle_build,
                            .decider = decide_build,
                            .enter = enter_build,
                            .list = list_build,
                            .why_not = why_not_build,
                            .answer = answer_build,
                            .about = about_build,
                            .stands_alone = true};

const StepCode kScoreCastles{.name = StepKind::castle_points,
                             .decider = decide_points,
                             .enter = enter_points,
                             .list = list_points,
                             .why_not = why_not_points,
                             .answer = answer_points,
                             .about = about_points,
                             .stands_alone = true};

/// What castles are still to be paid when the game ends between the placing of a tile and their scoring, for standings and for a
/// game that all other seats leave (RESIGN-06).
void pay_due_castles(const View& view, VisitFinal visit, void* with)
{
    if (!is_due(view, view.rules.plan_index(kScoreCastles)) || !view.state.header().may_have_completed || !has_castle(view))
        return;
    const Completed completed(view);
    Scored scored;
    find_scored(view, completed, scored);
    struct To {
        VisitFinal visit;
        void* with;
        const Feature& feature;
    };
    for (u32 i = 0; i < scored.count; ++i) {
        const Feature feature = measure(view, scored.one[i].root);
        const auto pay = [](void* to, int seat, const TallyLine& line) noexcept {
            const To& scored_now = *static_cast<To*>(to);
            Tally sum;
            sum.add(line.reward, static_cast<u32>(line.count), line.each);
            scored_now.visit(scored_now.with, scored_now.feature, sum, 1u << seat);
        };
        To to{visit, with, feature};
        pay(&to, owner_of(view, scored.one[i].root), line_of(view, scored.one[i]));
        for (BesideHook hook : view.rules.on.beside) hook(view, feature, pay, &to);
    }
}

// ---- what castles change for others ---------------------------------------------------------------------------------

/// For farmers and barns a castle counts as a complete city and is worth 1 more (CASTLE-FIELD-01).
void worth_of_castles(const View& view, const Feature& feature, Cause, int, Tally& sum)
{
    if (feature.kind != SegmentKind::field || sum.empty()) return;
    u32 castles = 0;
    for_each_complete_city(view.state, view.rules.tiles, feature.root, [&](NodeId city) { castles += is_castle(view, city); });
    sum.add(Reward::castles_of_field, castles, 1);
}

/// A castle has no pennant (BCB-INT-04).
i32 power_on_castle(const View& view, PieceId id, NodeId root, i32 power)
{
    return is_castle(view, root) && view.state.piece(id).kind == PieceKind::mayor ? 0 : power;
}

/// CASTLE-SAFE-01. At a festival a seat takes its own follower home if it wants to.
Reason why_not_take_from_castle(const View& view, PieceId id, Cause cause, Verdict& verdict)
{
    const Piece& piece = view.state.piece(id);
    if (piece.spot != Spot::segment || !is_castle(view, NodeId(piece.at))) return Reason::none;
    const bool is_free = cause == Cause::festival_returned && piece.kind != PieceKind::castle;
    return is_free ? Reason::none : verdict.refuse(Reason::castle_safe);
}

/// A wagon scored on a castle moves on within the fief (CASTLE-WAGON-01).
CellRange range_from_castle(const View& view, NodeId segment)
{
    const NodeId root = root_of(view.state, segment);
    return is_castle(view, root) ? fief_of(view, root) : CellRange{};
}

namespace {

PieceId castle_on(const View& view, NodeId root) noexcept
{
    PieceId found;
    for_each_castle(view, [&](PieceId id) {
        if (root_of_castle(view, id) == root) found = id;
        return static_cast<bool>(found);
    });
    return found;
}

}  // namespace

/// With an option a wagon enters an empty castle as long as it has not been scored (CASTLE-SCORE-11).
Reason why_not_enter_castle(const View& view, PieceKind, int, NodeId segment, Verdict& verdict)
{
    const PieceId castle = castle_on(view, root_of(view.state, segment));
    return castle && is_scored(view, castle) ? verdict.refuse(Reason::castle_closed) : Reason::none;
}

// ---- positions ----------------------------------------------------------------------------------------------------

/// A castle is put on a small city, followers on the castle or, before it, on the city.
bool why_not_put_castle(const View& view, PieceKind kind, Cell, u8, NodeId& at, Verdict& verdict)
{
    if (kind != PieceKind::castle && (!at || !is_castle(view, at))) return false;
    if (kind == PieceKind::castle) {
        if (!at || !is_small_city(view, root_of(view.state, at))) verdict.refuse(Reason::castle_no_small_city);
    } else if (!may_hold_castle(view, kind)) {
        verdict.refuse(Reason::castle_holds_one);
    }
    return true;
}

/// On a castle stands one follower, its owner's, until it is scored; another seat's only if that is a wagon which entered it.
Reason why_not_stand_on_castle(const View& view, PieceId id, Verdict& verdict)
{
    const Piece& piece = view.state.piece(id);
    if (piece.spot != Spot::segment || !is_castle(view, NodeId(piece.at)) || piece.kind == PieceKind::castle) return Reason::none;
    const NodeId root = root_of(view.state, NodeId(piece.at));
    const PieceId castle = castle_on(view, root);
    const bool entered = piece.kind == PieceKind::wagon && view.rules.has(Option::wagon_enters_castles);
    const bool is_owner = castle && (entered || view.state.piece(castle).owner == piece.owner);
    const bool is_right = is_owner && may_hold_castle(view, piece.kind) && view.state.node(root).claims() == 1;
    return is_right && !is_scored(view, castle) ? Reason::none : verdict.refuse(Reason::castle_holds_one);
}

void show_castles(const View& view, Things& things)
{
    for_each_castle(view, [&](PieceId id) {
        const NodeId at(view.state.piece(id).at);
        Thing thing;
        thing.kind = ThingKind::castle;
        thing.spot = Spot::segment;
        thing.set_cell(cell_of(view.state, at));
        thing.segment = segment_index(view.state, at);
        thing.seat = view.state.piece(id).owner;
        thing.piece = id;
        thing.feature = root_of_castle(view, id);
        thing.closed = is_scored(view, id);
        things.add(thing);
        return false;
    });
}

}  // namespace bastide::boxes::bridges_castles_bazaars
