// SPDX-License-Identifier: MIT
#include "players/equal_actions.hpp"

#include "players/terms.hpp"

namespace bastide::players {

namespace {

constexpr int32_t kMaxSegments = 16;  ///< of a tile; one with more has no equal_actions

struct Face {
    bastide_segment_def segments[kMaxSegments];
    int32_t count;
};

/// False for a tile that cannot be read.
bool read(const bastide_game* game, int32_t tile, int32_t rotation, Face& face) noexcept
{
    face.count = bastide_game_list_segments(game, tile, rotation, face.segments, kMaxSegments);
    return face.count >= 0 && face.count <= kMaxSegments;
}

/// The segment of a face that lies where one of another face lies and is alike, without those in `used`; -1 when there is none.
int32_t find(const Face& face, const bastide_segment_def& wanted, uint32_t used) noexcept
{
    for (int32_t i = 0; i < face.count; ++i) {
        const bastide_segment_def& one = face.segments[i];
        const bool is_alike = one.kind == wanted.kind && one.ports == wanted.ports && one.flags == wanted.flags &&
                              one.marks == wanted.marks && one.pennants == wanted.pennants && one.road_end == wanted.road_end &&
                              one.near_side == wanted.near_side && one.corners == wanted.corners;
        if (is_alike && !(used >> i & 1)) return i;
    }
    return -1;
}

uint32_t translated(uint32_t segments, const int32_t (&to)[kMaxSegments]) noexcept
{
    uint32_t result = 0;
    for (int32_t i = 0; i < kMaxSegments; ++i)
        if (segments >> i & 1) result |= 1u << to[i];
    return result;
}

/// Whether two faces have the same segments in the same places, joined in the same way.
bool look_alike(const Face& one, const Face& other) noexcept
{
    int32_t to[kMaxSegments] = {};
    uint32_t used = 0;
    for (int32_t i = 0; i < one.count; ++i) {
        const int32_t found = find(other, one.segments[i], used);
        if (found < 0) return false;
        to[i] = found;
        used |= 1u << found;
    }
    for (int32_t i = 0; i < one.count; ++i) {
        const bastide_segment_def& a = one.segments[i];
        const bastide_segment_def& b = other.segments[to[i]];
        const bool is_joined_alike = translated(a.borders, to) == b.borders && translated(a.links, to) == b.links &&
                                     translated(a.crosses, to) == b.crosses && translated(a.meets, to) == b.meets &&
                                     translated(a.walls, to) == b.walls;
        if (!is_joined_alike) return false;
    }
    return true;
}

/// Whether an action places a tile, with a road across it or across a tile beside it or without.
bool is_placement(const bastide_action& action) noexcept
{
    return action.kind == BASTIDE_ACTION_PLACE || action.kind == BASTIDE_ACTION_PLACE_SPANNED;
}

/// Whether a follower of a kind goes on from its segment, so that it matters which one that is.
bool goes_on(int32_t piece_kind) noexcept
{
    for (const BoxTerms* const box : kBoxTerms)
        if (box->mover == piece_kind) return true;
    return false;
}

}  // namespace

void EqualActions::find_equal_rotations(const bastide_game* game, int32_t tile) noexcept
{
    Face faces[kRotations];
    tile_ = tile;
    for (int32_t rotation = 0; rotation < kRotations; ++rotation) {
        first_[rotation] = rotation;
        if (!read(game, tile, rotation, faces[rotation])) faces[rotation].count = -1;
        for (int32_t earlier = 0; earlier < rotation; ++earlier)
            if (first_[rotation] == rotation && faces[rotation].count > 0 && faces[earlier].count == faces[rotation].count &&
                look_alike(faces[rotation], faces[earlier]))
                first_[rotation] = earlier;
    }
}

EqualActions::Arrival EqualActions::arrival_of(const bastide_game* game, const bastide_action& action) const noexcept
{
    constexpr Arrival kNone{0, -1, 0, 0};
    bastide_piece piece;
    if (action.kind != BASTIDE_ACTION_MOVE || action.spot != BASTIDE_SPOT_SEGMENT) return kNone;
    if (bastide_game_get_piece(game, action.piece, &piece) != BASTIDE_OK) return kNone;
    if (piece.spot != BASTIDE_SPOT_SPACE || goes_on(piece.kind)) return kNone;
    const int32_t feature = bastide_game_feature_at(game, action.x, action.y, action.segment);
    return {piece.kind, feature, depends_on_tile_ ? action.x : 0, depends_on_tile_ ? action.y : 0};
}

int32_t EqualActions::move_back(const bastide_game* game, bastide_action* actions, int32_t count) noexcept
{
    int32_t front = 0;
    Arrival arrivals[kMaxArrivals];
    int32_t arrival_count = 0;
    for (int32_t i = 0; i < count; ++i) {
        const bastide_action action = actions[i];
        const Arrival arrival = arrival_of(game, action);
        bool is_equal = false;
        for (int32_t k = 0; k < arrival_count; ++k) is_equal = is_equal || arrivals[k] == arrival;
        if (is_equal) continue;
        if (arrival.feature >= 0 && arrival_count < kMaxArrivals) arrivals[arrival_count++] = arrival;
        const bool is_turned = is_placement(action) && action.rotation >= 0 && action.rotation < kRotations;
        if (is_turned && action.tile != tile_) find_equal_rotations(game, action.tile);
        if (is_turned && first_[action.rotation] != action.rotation) continue;
        actions[i] = actions[front];
        actions[front++] = action;
    }
    return front;
}

bool EqualActions::are_equal(const bastide_game* game, const bastide_action& behind, const bastide_action& front) noexcept
{
    const Arrival arrival = arrival_of(game, behind);
    if (arrival.feature >= 0) return arrival == arrival_of(game, front);
    if (front.kind != behind.kind || front.tile != behind.tile || front.span != behind.span) return false;
    if (front.x != behind.x || front.y != behind.y) return false;
    if (behind.tile != tile_) find_equal_rotations(game, behind.tile);
    return first_[behind.rotation] == front.rotation;
}

}  // namespace bastide::players
