// SPDX-License-Identifier: MIT
#include "play/scoring.hpp"

#include "common/branchless_list.hpp"
#include "play/moves.hpp"
#include "play/turn.hpp"

namespace bastide {

Feature measure(const View& view, NodeId root) noexcept
{
    const Node& node = view.state.node(root);
    const u32 pennants = node.kind() == SegmentKind::city ? node.marks : 0;
    Feature feature{root, {}, node.kind(), 0, pennants, {}};
    const Rules& rules = view.rules;
    const Extent extent = rules.marks.count == 0 ? extent_of(view.state, root)
                                                 : extent_of(view.state, rules.tiles, rules.marks, root, feature.marks);
    feature.first = extent.first;
    feature.tiles = extent.tiles;
    return feature;
}

namespace {

/// The same without the first member, which only the log and the order of scoring need.
Feature measure_size(const View& view, NodeId root) noexcept
{
    if (view.rules.marks.count > 0) return measure(view, root);
    const Node& node = view.state.node(root);
    const u32 pennants = node.kind() == SegmentKind::city ? node.marks : 0;
    return {root, {}, node.kind(), count_tiles(view.state, root), pennants, {}};
}

}  // namespace

Tally tally(const View& view, const Feature& feature, Cause cause, int seat) noexcept
{
    Tally sum;
    for (WorthHook hook : view.rules.on.worth) hook(view, feature, cause, seat, sum);
    BASTIDE_ASSERT(sum.size() <= view.rules.score_lines);
    return sum;
}

i32 power(const View& view, PieceId id, NodeId root) noexcept
{
    i32 value = view.rules.piece_def(view.state.piece(id).kind).strength;
    for (PowerHook hook : view.rules.on.power) value = hook(view, id, root, value);
    return value;
}

void change_worth(const View& view, const Feature& feature, Cause cause, Tally& sum) noexcept
{
    const HookLists& on = view.rules.on;
    for (const WorthHook* hook = on.worth.begin() + on.rates; hook != on.worth.end(); ++hook)
        (*hook)(view, feature, cause, kNature, sum);
}

u32 Weights::leaders() const noexcept
{
    i32 most = 1;
    u32 mask = 0;
    for_each_bit(occupants, [&](u32 seat) {
        if (of[seat] > most) mask = 0;
        most = larger(most, of[seat]);
        if (of[seat] == most) mask |= 1u << seat;
    });
    return mask;
}

namespace {

/// The ids of the pieces on one feature at the time of the search, in ascending order.
using Occupants = BranchlessList<u16, kMaxPieces>;

/// Calls `visit(piece id)` for each of these pieces that is still on a segment: when one is returned, a hook may move others.
template <class Visit>
void for_each_standing(const StateView& state, const Occupants& occupants, Visit&& visit) noexcept
{
    for (u16 id : occupants)
        if (state.piece(PieceId(id)).spot == Spot::segment) visit(PieceId(id));
}

/// Adds a piece on a feature to the weights of its owner.
void add_weight(const View& view, PieceId id, NodeId root, Weights& weights) noexcept
{
    const Piece& piece = view.state.piece(id);
    if (!view.rules.piece_def(piece.kind).has(Trait::claims)) return;
    weights.add(piece.owner, power(view, id, root));
}

/// The pieces on segments at construction, in ascending order of ids, and the roots of their features.
class StandingPieces {
public:
    explicit StandingPieces(const View& view) noexcept
    {
        const NodesView nodes = view.state.nodes();
        const u32 last = view.state.layout().piece_count;
        const Piece* const pieces = &view.state.piece({});
        for (u32 i = 1; i <= last; ++i) {
            if (pieces[i].spot != Spot::segment) continue;
            ids_[count_] = static_cast<u16>(i);
            roots_[count_++] = root_of(nodes, NodeId(pieces[i].at)).raw;
        }
    }

    Occupants on(NodeId root) const noexcept
    {
        Occupants found;
        for (u32 i = 0; i < count_; ++i) found.append_if(ids_[i], roots_[i] == root.raw);
        return found;
    }
    /// Calls `visit(root)` for each piece with the root of its feature.
    template <class Visit>
    void for_each_root(Visit&& visit) const noexcept
    {
        for (u32 i = 0; i < count_; ++i) visit(NodeId(roots_[i]));
    }
    /// Calls `visit(root, mask of the seats with the majority)` for each occupied feature once.
    template <class Visit>
    void for_each_majority(const View& view, Visit&& visit) const noexcept
    {
        for (u32 i = 0; i < count_; ++i) {
            const NodeId root(roots_[i]);
            const u32 claims = view.state.node(root).claims();
            if (claims == 1) {  // on most features; only this piece can be the one
                const Piece& piece = view.state.piece(PieceId(ids_[i]));
                if (!view.rules.piece_def(piece.kind).has(Trait::claims)) continue;
                visit(root, power(view, PieceId(ids_[i]), root) > 0 ? 1u << piece.owner : 0);
            } else if (claims > 1 && is_first_on(root, i)) {
                Weights weights;
                for (u32 k = i; k < count_; ++k)
                    if (roots_[k] == root.raw) add_weight(view, PieceId(ids_[k]), root, weights);
                visit(root, break_tie(view, root, weights.leaders()));
            }
        }
    }

private:
    /// Whether no piece before the i-th stands on a feature.
    bool is_first_on(NodeId root, u32 i) const noexcept
    {
        u32 before = 0;
        for (u32 k = 0; k < i; ++k) before += roots_[k] == root.raw;
        return before == 0;
    }

    u16 ids_[kMaxPieces];  // uninitialized; only the first count_ are read
    u16 roots_[kMaxPieces];
    u32 count_ = 0;
};

Weights compute_weights(const View& view, NodeId root, const Occupants& occupants) noexcept
{
    Weights weights;
    for_each_standing(view.state, occupants, [&](PieceId id) { add_weight(view, id, root, weights); });
    return weights;
}

}  // namespace

Weights compute_weights(const View& view, NodeId root) noexcept
{
    return is_occupied(view.state, root) ? compute_weights(view, root, StandingPieces(view).on(root)) : Weights{};
}

namespace {

/// Pays the leaders. If there is a log, every other occupant gets a line of 0 points (BASE-MAJ-02).
void pay_occupants(Play& play, const Feature& feature, Payout& payout, const Weights& weights, u32 leaders) noexcept
{
    for_each_bit(play.log ? weights.occupants | leaders : leaders, [&](u32 i) {
        const int seat = static_cast<int>(i);
        const Tally& sum = payout.to(seat);
        if (!(leaders >> seat & 1)) return moves::pay(play, seat, sum.without_majority(), feature);
        if (sum.empty()) return moves::pay(play, seat, sum.worth_nothing(), feature);
        for (const TallyLine& line : sum) moves::pay(play, seat, line, feature);
    });
}

}  // namespace

void pay_beside(Play& play, const Feature& feature) noexcept
{
    struct To {
        Play& play;
        const Feature& feature;
    } to{play, feature};
    const auto pay = [](void* with, int seat, const TallyLine& line) noexcept {
        const To& scored = *static_cast<To*>(with);
        moves::pay(scored.play, seat, line, scored.feature);
    };
    for (BesideHook hook : play.rules.on.beside) hook(play, feature, pay, &to);
}

namespace {

/// Pays an occupied feature and returns its pieces (BASE-MAJ-05).
void pay_and_clear(Play& play, const Feature& feature, Cause cause, const StandingPieces& standing) noexcept
{
    const Occupants occupants = standing.on(feature.root);
    const Weights weights = compute_weights(play, feature.root, occupants);
    const u32 leaders = break_tie(play, feature.root, weights.leaders());
    Payout payout(play, feature, cause);
    if (!moves::check_invariant(play, payout.fits())) return;
    moves::open_scoring(play, feature, cause, play.log ? payout.paid_seats(leaders) : 0);
    pay_occupants(play, feature, payout, weights, leaders);
    if (!play.rules.on.beside.empty()) pay_beside(play, feature);
    for_each_standing(play.state, occupants, [&](PieceId id) {
        if (!play.rules.piece_def(play.state.piece(id).kind).has(Trait::stays))
            moves::send_home(play, id, cause);  // BASE-SCORE-04, -06
    });
    moves::close_scoring(play);
}

}  // namespace

void score_feature(Play& play, const Feature& feature, Cause cause) noexcept
{
    if (cause == Cause::completed) moves::announce_completed(play, feature);
    if (is_occupied(play.state, feature.root)) return pay_and_clear(play, feature, cause, StandingPieces(play));
    moves::open_scoring(play, feature, cause, 0);
    moves::close_scoring(play);
}

namespace {

enum class Listed : u8 { occupied, all };

struct Wanted {
    Listed which = Listed::all;
    SegmentSet kinds = kKindsCompleted;
};

/// Adds the feature of a segment if it is complete and wanted. The first tests are those that reject most segments.
inline void add_if_completed(const View& view, NodeId segment, Wanted wanted, CompletedQueue& queue) noexcept
{
    if (!holds(wanted.kinds, view.state.node(segment).kind())) return;
    const NodeId root = root_of(view.state, segment);
    if (!is_complete(view.state, root)) return;
    if (wanted.which == Listed::all || is_occupied(view.state, root)) queue.add(view, root);
}

/// Adds the features that a wild tile completed: it closes the ports that it touches without joining (ABBEY-CLOSE-02).
void add_closed_neighbours(const View& view, const Placed& tile, Wanted wanted, CompletedQueue& queue) noexcept
{
    for (int port = 0; port < kPorts; ++port) {
        const PlacedId id = tile_at(view.state, beyond(cell_of(tile), port / 3));
        if (!id) continue;
        const Placed& neighbour = view.state.placed(id);
        const int segment = view.rules.tiles.at(neighbour.tile).segment_at[facing_port(port)];
        if (segment) add_if_completed(view, node_of(neighbour, segment - 1), wanted, queue);
    }
}

void queue_completed(const View& view, Wanted wanted, CompletedQueue& queue) noexcept
{
    const Placed& tile = view.state.placed(view.state.header().last);
    for (int i = 0; i < view.rules.tiles.at(tile.tile).segments; ++i) add_if_completed(view, node_of(tile, i), wanted, queue);
    if (view.rules.tiles.at(tile.tile).is_wild()) add_closed_neighbours(view, tile, wanted, queue);
    for_each_monastery(view.state, view.rules.tiles, tile.key,
                       [&](NodeId monastery) { add_if_completed(view, monastery, wanted, queue); });
    if (view.rules.on.completes.empty()) return;
    Apart apart;
    for (CompletesHook hook : view.rules.on.completes) hook(view, apart);
    for (u32 i = 0; i < apart.count; ++i) add_if_completed(view, apart.segment[i], wanted, queue);
}

/// An empty feature is needed only for its event or for the steps of modules.
Listed listed_for_scoring(const Play& play) noexcept
{
    return play.log || play.rules.on.scores_by_step() ? Listed::all : Listed::occupied;
}

}  // namespace

void list_completed(const View& view, SegmentSet kinds, CompletedQueue& queue) noexcept
{
    const Header& header = view.state.header();
    if (header.last && header.may_have_completed) queue_completed(view, {Listed::all, kinds}, queue);
}

namespace {

constexpr u16 kBefore = 0;
constexpr u16 kScored = 1;

/// Of the step, `a` is the number of features done, and `b` says whether the next one is before its scoring. The follow-up step
/// is pushed first, so that steps pushed by hooks are done before it.
Flow enter_scoring(Play& play, const Step& step)
{
    CompletedQueue queue;
    queue_completed(play, {}, queue);
    if (step.a >= queue.size()) return Flow::done;
    const Feature feature = queue.at(play, step.a);
    if (step.b == kBefore && !play.rules.on.before_scoring.empty()) {
        moves::push_step(play, {step.code, step.seat, step.a, kScored});
        for (CompletedHook hook : play.rules.on.before_scoring) hook(play, feature, step.seat);
    } else {
        moves::push_step(play, {step.code, step.seat, static_cast<u16>(step.a + 1), kBefore});
        score_feature(play, feature, Cause::completed);
        for (CompletedHook hook : play.rules.on.completed) hook(play, feature, step.seat);
    }
    return Flow::done;
}

}  // namespace

const StepCode scoring_step{.enter = enter_scoring};

void score_completed(Play& play) noexcept
{
    if (!play.state.header().may_have_completed) return;  // as in most turns
    if (!play.rules.on.scores_by_step()) return score_completed_at_once(play);
    push_step(play, scoring_step, play.state.header().acting_seat, 0, kBefore);
}

void score_completed_at_once(Play& play) noexcept
{
    if (!play.state.header().may_have_completed) return;
    CompletedQueue queue;
    queue_completed(play, {listed_for_scoring(play)}, queue);
    queue.for_each(play, [&](const Feature& feature) { score_feature(play, feature, Cause::completed); });
}

bool has_tile(const View& view, const Feature& feature, PlacedId tile) noexcept
{
    const Placed& placed = view.state.placed(tile);
    if (counts_cells_around(feature.kind))
        return is_near(cell_of(view.state.placed(view.state.node(feature.root).tile)), cell_of(placed));
    const PlacedId own = view.state.node(feature.root).tile;
    if (counts_row_and_column(feature.kind)) {
        bool is_in_line = own == tile;
        for_each_in_row_and_column(view.state, view.state.placed(own).key, [&](PlacedId one) { is_in_line |= one == tile; });
        return is_in_line;
    }
    for (int i = 0; i < view.rules.tiles.at(placed.tile).segments; ++i)
        if (root_of(view.state, node_of(placed, i)) == feature.root) return true;
    return false;
}

bool has_abbots_alone(const View& view, NodeId monastery) noexcept
{
    const Node& node = view.state.node(monastery);
    if (node.kind() != SegmentKind::monastery || is_occupied(view.state, monastery)) return false;
    const Placed& tile = view.state.placed(node.tile);
    bool has = false;
    for (int i = 0; i < view.rules.tiles.at(tile.tile).segments; ++i) {
        const Node& one = view.state.node(node_of(tile, i));
        has = has || (one.kind() == SegmentKind::abbacy && one.claims() != 0);
    }
    return has;
}

Cause cause_now(const View& view, const Feature& feature) noexcept
{
    if (can_be_completed(feature.kind)) return is_complete(view.state, feature.root) ? Cause::completed : Cause::final;
    for (DueHook hook : view.rules.on.due)
        if (const Cause cause = hook(view, feature.root); cause != Cause::none) return cause;
    return Cause::final;
}

namespace {

using FinalQueue = ScoreQueue<kMaxPieces>;

/// Calls `visit(root)` for the occupied features that are scored at the end, in no order, once for each piece.
template <class Visit>
void for_each_final(const View& view, const StandingPieces& standing, Visit&& visit) noexcept
{
    standing.for_each_root([&](NodeId root) {
        if (is_scored_at_end(view.state.node(root).kind()) && is_occupied(view.state, root)) visit(root);
    });
}

void pay_at_end(void* with, const Feature& feature, const Tally& sum, u32 seats) noexcept
{
    Play& play = *static_cast<Play*>(with);
    if (feature.root) moves::open_scoring(play, feature, Cause::final, sum.empty() ? 0 : seats);
    for_each_bit(seats, [&](u32 seat) {
        if (sum.empty()) return moves::pay(play, static_cast<int>(seat), sum.worth_nothing(), feature);
        for (const TallyLine& line : sum) moves::pay(play, static_cast<int>(seat), line, feature);
    });
    if (feature.root) moves::close_scoring(play);
}

void count_at_end(void* with, const Feature&, const Tally& sum, u32 seats) noexcept
{
    for_each_bit(seats, [&](u32 seat) { static_cast<i32*>(with)[seat] += sum.points(); });
}

/// Steps of the turn that other pieces must still be there for, if they are due (RESIGN-06).
void judge_before_final(Play& play) noexcept
{
    const Rules& rules = play.rules;
    for (int i = rules.turn_start; i < rules.plan_size; ++i) {
        const StepCode& code = code_of(rules, rules.plan[i]);
        if (code.judges_before_scoring && is_due(play, i)) code.enter(play, rules.plan[i]);
    }
}

}  // namespace

void score_final(Play& play) noexcept
{
    judge_before_final(play);
    const StandingPieces standing(play);
    FinalQueue queue;
    for_each_final(play, standing, [&](NodeId root) { queue.add(play, root); });
    queue.for_each(play, [&](const Feature& feature) {
        if (is_occupied(play.state, feature.root)) pay_and_clear(play, feature, cause_now(play, feature), standing);
    });
    for (const EndedHook& hook : play.rules.on.ended) hook.pay(play, pay_at_end, &play);
}

void score_and_end(Play& play) noexcept
{
    moves::begin_final_scoring(play);
    score_final(play);
    moves::end_game(play);
}

void count_beside(const View& view, const Feature& feature, i32 (&points)[kMaxSeats]) noexcept
{
    const auto count = [](void* with, int seat, const TallyLine& line) noexcept {
        static_cast<i32*>(with)[seat] += line.count * line.each;
    };
    if (view.rules.on.beside.empty()) return;
    for (LeavesUnscoredHook hook : view.rules.on.leaves_unscored)
        if (hook(view, feature)) return;
    for (BesideHook hook : view.rules.on.beside) hook(view, feature, count, points);
}

void count_final(const View& view, i32 (&points)[kMaxSeats]) noexcept
{
    const StandingPieces standing(view);
    standing.for_each_majority(view, [&](NodeId root, u32 leaders) {
        const Feature feature = measure_size(view, root);
        if (!is_scored_at_end(feature.kind)) return;
        Payout payout(view, feature, cause_now(view, feature));
        for_each_bit(leaders, [&](u32 seat) { points[seat] += payout.points(static_cast<int>(seat)); });
        count_beside(view, feature, points);
    });
    for (const EndedHook& hook : view.rules.on.ended) hook.pay(view, count_at_end, points);
}

}  // namespace bastide
