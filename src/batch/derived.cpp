// SPDX-License-Identifier: MIT
// Writes the derived planes: what features meet a tile, who is in them, how open they are and what they are worth. Features are
// asked of the game once for each observation.
#include "batch/observed_game.hpp"

namespace bastide::batch {
namespace {

uint8_t byte_of(int32_t number) noexcept { return static_cast<uint8_t>(number < 0 ? 0 : number > 255 ? 255 : number); }

bool is_half(int32_t edge) noexcept { return edge >= kHalves && edge < kInside; }

/// The derived planes of one observation in the making.
class Derived {
public:
    Derived(const ObservedGame& observed, uint8_t* planes) noexcept
        : observed_(observed), list_(observed.batch.planes), planes_(planes), cells_(observed.cells())
    {
        most_ = observed.batch.features.count() / observed.batch.shape.games;
        std::memset(static_cast<void*>(observed.slot.features), 0, static_cast<std::size_t>(most_) * sizeof(FeatureSeen));
    }

    /// Writes what meets the edges of a tile.
    void put(const Lying& tile, int32_t place) noexcept
    {
        const Edges& edges = observed_.batch.edges[tile.stamp];
        for (int32_t edge = 0; edge < kEdges; ++edge) {
            if (edges.segments[edge] < 0 || !is_wanted(edge)) continue;
            const int32_t id = bastide_game_feature_at(observed_.game, tile.x, tile.y, edges.segments[edge]);
            if (id < 0 || id >= most_) continue;
            FeatureSeen& feature = observed_.slot.features[id];
            if (!feature.is_known) read(id, is_half(edge), feature);
            put_edge(edge, place, feature);
        }
    }

    /// Writes the road across a tile, which is behind the segments of its type.
    void put_road_across(const Lying& tile, int32_t way, int32_t place) noexcept
    {
        const int32_t segment = observed_.batch.defs[tile.stamp / 4].segments;
        const int32_t id = bastide_game_feature_at(observed_.game, tile.x, tile.y, segment);
        if (id < 0 || id >= most_ || !is_wanted(way)) return;
        FeatureSeen& feature = observed_.slot.features[id];
        if (!feature.is_known) read(id, false, feature);
        for (int32_t side = way; side < kHalves; side += kWays) put_edge(side, place, feature);
    }

private:
    bool is_wanted(int32_t edge) const noexcept
    {
        return list_.points >= 0 || (is_half(edge) ? list_.has_fields : list_.has_features);
    }

    void read(int32_t id, bool is_field, FeatureSeen& out) noexcept
    {
        bastide_feature feature;
        out.is_known = true;
        if (bastide_game_get_feature(observed_.game, id, &feature) != BASTIDE_OK) return;
        for (int32_t seat = 0; seat < observed_.batch.table.seats; ++seat)
            out.strength[observed_.relative(seat)] = byte_of(feature.weights[seat]);
        out.open = byte_of(feature.open_sides);
        out.points = byte_of(feature.points_now);
        if (is_field) out.label = byte_of(++fields_);
    }

    void set(int32_t plane, int32_t place, uint8_t value) noexcept { planes_[plane * cells_ + place] = value; }

    void put_edge(int32_t edge, int32_t place, const FeatureSeen& feature) noexcept
    {
        const bool half = is_half(edge);
        if (list_.points >= 0) set(list_.points + edge, place, feature.points);
        if (half ? !list_.has_fields : !list_.has_features) return;
        if (half)
            set(list_.fields + edge - kHalves, place, feature.label);
        else
            set(list_.open + (edge == kInside ? kHalves : edge), place, feature.open);
        const int32_t stride = (list_.has_features ? kHalves + 1 : 0) + (list_.has_fields ? kInside - kHalves : 0);
        int32_t at = edge;
        if (!list_.has_features) at -= kHalves;
        if (edge == kInside && !list_.has_fields) at = kHalves;
        for (int32_t seat = 0; seat < observed_.batch.table.seats; ++seat)
            set(list_.strength + seat * stride + at, place, feature.strength[seat]);
    }

    const ObservedGame& observed_;
    const Planes& list_;
    uint8_t* planes_;
    int32_t cells_;
    int64_t most_ = 0;
    int32_t fields_ = 0;
};

}  // namespace

/// Cell by cell from the north-west, so that the numbers of fields do not depend on the order of placing.
void put_derived(const ObservedGame& observed, uint8_t* planes) noexcept
{
    constexpr int32_t kCells = BASTIDE_BATCH_WINDOW_MAX * BASTIDE_BATCH_WINDOW_MAX;
    int16_t tiles[kCells];
    const Planes& list = observed.batch.planes;
    const auto cells = static_cast<std::size_t>(observed.cells());
    std::memset(planes + static_cast<std::size_t>(list.derived) * cells, 0,
                static_cast<std::size_t>(list.count - list.derived) * cells);
    std::memset(tiles, 0xFF, cells * sizeof tiles[0]);
    for (int32_t i = 0; i < observed.slot.placed; ++i) {
        const int32_t place = observed.frame.window.place(observed.slot.lying[i].x, observed.slot.lying[i].y);
        if (place >= 0) tiles[place] = static_cast<int16_t>(i);
    }
    Derived derived(observed, planes);
    for (int32_t place = 0; place < observed.cells(); ++place)
        if (tiles[place] >= 0) derived.put(observed.slot.lying[tiles[place]], place);
    for (int32_t i = 0; i < observed.slot.standing_count; ++i) {
        const Standing& piece = observed.slot.standing[i];
        const int32_t place = is_road_across(piece) ? observed.frame.window.place(piece.x, piece.y) : -1;
        if (place >= 0 && tiles[place] >= 0) derived.put_road_across(observed.slot.lying[tiles[place]], piece.where - 1, place);
    }
}

}  // namespace bastide::batch
