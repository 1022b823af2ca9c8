// SPDX-License-Identifier: MIT
// Features and the segments that they consist of.
#include "dice/host/dice_host.hpp"
#include "game/observe.hpp"
#include "interface.hpp"
#include "tile_game.hpp"
#include "vocabulary/names.hpp"

using namespace bastide;

namespace {

bastide_feature describe_feature(const View& view, NodeId root, Owners& owners) noexcept
{
    const FeatureFacts facts = describe(view, root, owners);
    bastide_feature out{};
    out.marks = facts.feature.pennants > 0 ? u64{1} << BASTIDE_MARK_PENNANT : 0;
    for (int mark = 0; mark < kMarks; ++mark)
        if (count_marks(view, facts.feature, static_cast<Mark>(mark)) > 0) out.marks |= u64{1} << mark;
    out.id = to_host(root);
    out.kind = static_cast<i32>(facts.feature.kind);
    out.complete = facts.complete ? 1 : 0;
    out.tiles = static_cast<i32>(facts.feature.tiles);
    out.segments = static_cast<i32>(facts.segments);
    out.open_sides = static_cast<i32>(facts.open);
    out.pennants = static_cast<i32>(facts.feature.pennants);
    out.points_now = facts.points_now;
    out.points_complete = facts.points_complete;
    out.occupants = facts.weights.occupants;
    out.leaders = facts.leaders;
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        out.weights[seat] = facts.weights.of[seat];
        out.points[seat] = facts.points[seat];
    }
    return out;
}

}  // namespace

namespace bastide::tiles {

i32 list_features(const Game& game, i32 kind, bastide_feature* out, i32 cap) noexcept
{
    const View view = game.view();
    Owners owners(view);
    i32 count = 0;
    for (i32 i = 1; i <= view.state.header().nodes; ++i) {
        const Node& node = view.state.node(NodeId(i));
        if (!is_feature(node, NodeId(i)) || (kind >= 0 && static_cast<i32>(node.kind()) != kind)) continue;
        if (count < cap) out[count] = describe_feature(view, NodeId(i), owners);
        ++count;
    }
    return count;
}

i32 get_feature(const Game& game, i32 feature, bastide_feature* out) noexcept
{
    const View view = game.view();
    const NodeId root = feature_of(view, feature);
    if (!root) return BASTIDE_E_ABSENT;
    Owners owners(view);
    *out = describe_feature(view, root, owners);
    return BASTIDE_OK;
}

i32 list_feature_segments(const Game& game, i32 feature, bastide_placed_segment* out, i32 cap) noexcept
{
    const View view = game.view();
    const NodeId root = feature_of(view, feature);
    if (!root) return BASTIDE_E_ABSENT;
    i32 count = 0;
    // Nodes are numbered by tile and segment; the root is the first.
    for (i32 i = root.raw; i <= view.state.header().nodes; ++i) {
        const NodeId node(i);
        if (root_of(view.state, node) != root) continue;
        const PlacedId id = view.state.node(node).tile;
        const Cell cell = cell_of(view.state.placed(id));
        if (count < cap) out[count] = {to_host(id), cell.x, cell.y, segment_index(view.state.placed(id), node), {}};
        ++count;
    }
    return count;
}

}  // namespace bastide::tiles

int32_t bastide_game_list_features(const bastide_game* game, int32_t kind, bastide_feature* out, int32_t cap)
{
    if (!can_list(game, out, cap)) return BASTIDE_E_ARGUMENT;
    if (kind != BASTIDE_ANY && !words(BASTIDE_VOCABULARY_SEGMENT).find(kind)) return BASTIDE_E_ARGUMENT;
    return on_game<tiles::list_features, list_dice_features>(*game, kind, out, cap);
}

bastide_status bastide_game_get_feature(const bastide_game* game, int32_t feature, bastide_feature* out)
{
    return game && out ? on_game<tiles::get_feature, get_dice_feature>(*game, feature, out) : BASTIDE_E_ARGUMENT;
}

int32_t bastide_game_list_feature_segments(const bastide_game* game, int32_t feature, bastide_placed_segment* out, int32_t cap)
{
    return can_list(game, out, cap) ? on_game<tiles::list_feature_segments, list_dice_parts>(*game, feature, out, cap)
                                    : BASTIDE_E_ARGUMENT;
}
