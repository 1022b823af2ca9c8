// SPDX-License-Identifier: MIT
// Scoring castles: each is paid, once, for a feature that is completed in the cells around it, or for another castle there.
#include "boxes/bridges_castles_bazaars/castles.hpp"
#include "play/moves.hpp"
#include "play/scoring.hpp"
#include "play/turn.hpp"

namespace bastide::boxes::bridges_castles_bazaars {

namespace {

bool lies_in(const View& view, NodeId root, const CellRange& range) noexcept
{
    bool lies = false;
    for_each_member(view.state, root, [&](NodeId id) { lies = lies || range.holds(cell_of(view.state, id)); });
    return lies;
}

/// What the last tile completed, with the points of each feature (CASTLE-SCORE-01, -03, -06, -13).
class Completed {
public:
    explicit Completed(const View& view) noexcept : view_(view)
    {
        CompletedQueue queue;
        list_completed(view, kKindsCompleted, queue);
        queue.for_each(view, [&](const Feature& feature) {
            if (has_abbots_alone(view, feature.root)) return;  // SPMON-05
            one_[count_++] = {feature.root, feature.first, tally(view, feature, Cause::completed).points()};
        });
    }

    struct One {
        NodeId root;
        NodeId first;
        i32 points;
    };

    /// Calls `visit(feature)` for those with a tile in the fief of a castle; a monastery lies on its own tile alone
    /// (CASTLE-SCORE-02).
    template <class Visit>
    void for_each_around(PieceId castle, Visit&& visit) const noexcept
    {
        const CellRange fief = fief_of(view_, root_of_castle(view_, castle));
        for (u32 i = 0; i < count_; ++i)
            if (lies_in(view_, one_[i].root, fief)) visit(one_[i]);
    }

    bool empty() const noexcept { return count_ == 0; }

private:
    const View& view_;
    One one_[kMaxCompleted];
    u32 count_ = 0;
};

/// The points of the features in the fief of a castle.
struct Offered {
    u32 features = 0;
    i32 least = 0;
    i32 most = 0;
};

Offered offered_to(PieceId castle, const Completed& completed) noexcept
{
    Offered offered;
    completed.for_each_around(castle, [&](const Completed::One& one) {
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

bool has_ready_castle(const View& view) noexcept
{
    bool has = false;
    for_each_castle(view, [&](PieceId id) { return has = is_ready(view, id); });
    return has;
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

constexpr i32 kNothing = -1;  ///< the points of a castle that is paid for no feature

/// Adds the castles for which `points_of(castle)` is not kNothing, the greatest first, of equal ones in turn order. It is asked
/// again after each, because a castle that was added can be what another one is paid for.
template <class PointsOf>
void add_greatest_first(const View& view, Scored& scored, PointsOf&& points_of) noexcept
{
    for (;;) {
        PieceId best;
        i32 most = kNothing;
        for_each_castle(view, [&](PieceId id) {
            const i32 points = is_ready(view, id) && !scored.has(id) ? points_of(id) : kNothing;
            if (points > most) best = id;
            most = larger(most, points);
            return false;
        });
        if (!best) return;
        scored.add(view, best, most);
    }
}

/// Castles without a feature of their own get the most that a scored castle in their fief got (CASTLE-SCORE-07, -14).
void add_chains(const View& view, const Completed& completed, Scored& scored) noexcept
{
    add_greatest_first(view, scored, [&](PieceId id) {
        i32 points = kNothing;
        if (offered_to(id, completed).features > 0) return points;
        const CellRange fief = fief_of(view, root_of_castle(view, id));
        for (u32 i = 0; i < scored.count; ++i)
            if (lies_in(view, scored.one[i].root, fief)) points = larger(points, scored.one[i].points);
        return points;
    });
}

/// Each gets the most valuable feature in its fief; then chains (CASTLE-SCORE-05).
void find_scored(const View& view, const Completed& completed, Scored& scored) noexcept
{
    add_greatest_first(view, scored, [&](PieceId id) {
        const Offered offered = offered_to(id, completed);
        return offered.features > 0 ? offered.most : kNothing;
    });
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

// ---- owners that choose (option castle_points_chosen) ---------------------------------------------------------------

/// The next castle with a feature of its own.
PieceId next_with_feature(const View& view, const Completed& completed) noexcept
{
    PieceId found;
    for_each_castle(view, [&](PieceId id) {
        if (is_ready(view, id) && offered_to(id, completed).features > 0) found = id;
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

/// The castles are scored one after another, each with its chain; only different points are a choice (CASTLE-SCORE-05).
Flow let_owners_choose(Play& play, const Completed& completed) noexcept
{
    while (const PieceId castle = next_with_feature(play, completed)) {
        const Offered offered = offered_to(castle, completed);
        if (offered.least != offered.most) return Flow::ask;
        score_with_chains(play, castle, offered.most, completed);
    }
    return Flow::done;
}

Flow enter_points(Play& play, const Step&)
{
    const Header& header = play.state.header();
    if (!header.last || !header.may_have_completed || !has_ready_castle(play)) return Flow::done;
    const Completed completed(play);
    if (completed.empty()) return Flow::done;
    if (play.rules.has(Option::castle_points_chosen)) return let_owners_choose(play, completed);
    Scored scored;
    find_scored(play, completed, scored);
    score_all(play, scored);
    return Flow::done;
}

u8 decide_points(const View& view, const Step&)
{
    return owner_of(view, root_of_castle(view, next_with_feature(view, Completed(view))));
}

/// In the order of lists: by the place of the first tile of each feature.
void list_points(const View& view, const Step& step, ActionList& actions)
{
    const Completed completed(view);
    const PieceId castle = next_with_feature(view, completed);
    Action action;
    action.kind = ActionKind::choose_place;
    action.seat = decide_points(view, step);
    u64 listed = 0;  // 1 + the key of the last one
    for (;;) {
        NodeId next;
        completed.for_each_around(castle, [&](const Completed::One& one) {
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

/// The points of the feature that an action names by its first segment; kNothing if it is none of the fief.
i32 points_chosen(const View& view, const Action& action, const Completed& completed) noexcept
{
    i32 points = kNothing;
    completed.for_each_around(next_with_feature(view, completed), [&](const Completed::One& one) {
        if (cell_of(view.state, one.first) == action.cell && segment_index(view.state, one.first) == action.segment)
            points = one.points;
    });
    return points;
}

Reason why_not_points(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind != ActionKind::choose_place) return verdict.refuse(Reason::wrong_step);
    verdict.cell = action.cell;
    return points_chosen(view, action, Completed(view)) != kNothing ? Reason::none : verdict.refuse(Reason::castle_not_for_it);
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

const StepCode kScoreCastles{.name = StepKind::castle_points,
                             .decider = decide_points,
                             .enter = enter_points,
                             .list = list_points,
                             .why_not = why_not_points,
                             .answer = answer_points,
                             .about = about_points,
                             .stands_alone = true};

// ---- castles that are due -------------------------------------------------------------------------------------------

namespace {

/// Where a line goes that is paid beside the worth of a feature.
struct Recipient {
    VisitFinal visit;
    void* with;
    const Feature& feature;
};

void pay_line(void* to, int seat, const TallyLine& line) noexcept
{
    const Recipient& recipient = *static_cast<const Recipient*>(to);
    Tally sum;
    sum.add(line.reward, static_cast<u32>(line.count), line.each);
    recipient.visit(recipient.with, recipient.feature, sum, 1u << seat);
}

}  // namespace

/// What castles are still to be paid when the game ends between the placing of a tile and their scoring, for standings and for a
/// game that all other seats leave (RESIGN-06).
void pay_due_castles(const View& view, VisitFinal visit, void* with)
{
    if (!is_due(view, view.rules.plan_index(kScoreCastles)) || !view.state.header().may_have_completed || !has_ready_castle(view))
        return;
    const Completed completed(view);
    Scored scored;
    find_scored(view, completed, scored);
    for (u32 i = 0; i < scored.count; ++i) {
        const Feature feature = measure(view, scored.one[i].root);
        Recipient recipient{visit, with, feature};
        pay_line(&recipient, owner_of(view, scored.one[i].root), line_of(view, scored.one[i]));
        for (BesideHook hook : view.rules.on.beside) hook(view, feature, pay_line, &recipient);
    }
}

}  // namespace bastide::boxes::bridges_castles_bazaars
