// SPDX-License-Identifier: MIT
// Builder and pig: they stand beside a follower of their owner and leave with the last one.
#include "board/features.hpp"
#include "boxes/traders_builders/elements.hpp"
#include "play/moves.hpp"

namespace bastide::boxes::traders_builders {

namespace {

/// The first piece of a seat on a feature for which `is_meant(piece)` holds, or none.
template <class IsMeant>
PieceId find_on(const View& view, int seat, NodeId root, IsMeant&& is_meant) noexcept
{
    const NodesView nodes = view.state.nodes();
    PieceId found;
    any_piece_in(view, seat, Spot::segment, [&](PieceId id, const Piece& piece) {
        if (!is_meant(piece) || root_of(nodes, NodeId(piece.at)) != root) return false;
        found = id;
        return true;
    });
    return found;
}

bool has_follower_on(const View& view, int seat, NodeId root) noexcept
{
    if (!is_occupied(view.state, root)) return false;
    return static_cast<bool>(
        find_on(view, seat, root, [&](const Piece& piece) { return view.rules.piece_def(piece.kind).has(Trait::claims); }));
}

bool is_companion(PieceKind kind) noexcept { return kind == PieceKind::builder || kind == PieceKind::pig; }

}  // namespace

namespace {

/// Whether a piece of a kind that a seat has on a segment is one that `is_meant(piece)`.
template <class IsMeant>
bool has_standing(const View& view, int seat, PieceKind kind, IsMeant&& is_meant) noexcept
{
    const PieceId first = view.rules.first_piece(seat, kind);
    for (int i = 0; i < view.rules.piece_def(kind).count; ++i) {
        const Piece& piece = view.state.piece(PieceId(first.raw + i));
        if (piece.spot == Spot::segment && is_meant(piece)) return true;
    }
    return false;
}

}  // namespace

bool stands(const View& view, int seat, PieceKind kind) noexcept
{
    return has_standing(view, seat, kind, [](const Piece&) { return true; });
}

bool has_on(const View& view, int seat, NodeId root, PieceKind kind) noexcept
{
    return has_standing(view, seat, kind, [&](const Piece& piece) { return root_of(view.state, NodeId(piece.at)) == root; });
}

/// TB-BUILD-01, -06, TB-PIG-01, -07. A barn is on a corner and is no follower.
Reason why_not_deploy_companion(const View& view, PieceKind kind, int seat, NodeId segment, Verdict& verdict)
{
    const SegmentKind where = view.state.node(segment).kind();
    if (!is_companion(kind) || where == SegmentKind::foundation) return Reason::none;
    const NodeId root = root_of(view.state, segment);
    verdict.feature = root;
    if (where != SegmentKind::field && is_complete(view.state, root)) return verdict.refuse(Reason::feature_complete);
    if (has_follower_on(view, seat, root)) return Reason::none;
    return verdict.refuse(kind == PieceKind::pig ? Reason::pig_without_farmer : Reason::builder_without_follower);
}

namespace {

/// Whether all pieces of a feature leave it for this cause.
bool clears_feature(Cause why) noexcept
{
    return why == Cause::completed || why == Cause::final || why == Cause::barn_placed || why == Cause::barn_joined ||
           why == Cause::resigned;
}

}  // namespace

/// TB-BUILD-08, -09, TB-PIG-06, TOWER-KNOCK-01 to -03.
void follow_last_follower(Play& play, PieceId left, NodeId from, Cause why)
{
    const Piece& piece = play.state.piece(left);
    if (piece.owner == kNature || !play.rules.piece_def(piece.kind).has(Trait::claims)) return;
    const int seat = piece.owner;
    const NodeId root = root_of(play.state, from);
    if (play.state.node(root).kind() == SegmentKind::foundation || has_follower_on(play, seat, root)) return;
    const Cause cause = clears_feature(why) ? why : Cause::builder_without_company;
    while (const PieceId companion = find_on(play, seat, root, [](const Piece& one) { return is_companion(one.kind); }))
        moves::send_home(play, companion, cause);
}

/// A pig pays its owner for each completed city of a field that the owner scores (TB-PIG-04, -05, -09, -10).
void worth_of_pig(const View& view, const Feature& feature, Cause, int seat, Tally& sum)
{
    if (seat == kNature || feature.kind != SegmentKind::field || sum.empty()) return;
    constexpr i32 kPoints[] = {1, 1, 2, 0};  // TB-OPT-03
    const i32 each = kPoints[view.rules.option(Option::pig_points)];
    if (!has_on(view, seat, feature.root, PieceKind::pig)) return;
    sum.add(Reward::pig_cities, count_complete_cities(view.state, view.rules.tiles, feature.root), each);
}

}  // namespace bastide::boxes::traders_builders
