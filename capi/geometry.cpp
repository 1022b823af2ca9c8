// SPDX-License-Identifier: MIT
// The geometry of tile types: outlines, spots, signs, hit tests.
#include "geometry.hpp"
#include "common/hash.hpp"
#include "interface.hpp"
#include "tile_game.hpp"

using namespace bastide;

namespace {

using geometry::Drawing;
using geometry::HalfArc;

static_assert(BASTIDE_PATH_RIM == static_cast<i32>(geometry::Role::rim) &&
              BASTIDE_PATH_EDGE == static_cast<i32>(geometry::Role::edge));
static_assert(BASTIDE_PATH_WALL == static_cast<i32>(geometry::Role::wall) &&
              BASTIDE_PATH_GATE == static_cast<i32>(geometry::Role::gate));
static_assert(BASTIDE_PATH_LINE == static_cast<i32>(geometry::Role::line));
static_assert(BASTIDE_SIGN_BUILDING == static_cast<i32>(geometry::SignKind::building) &&
              BASTIDE_SIGN_VILLAGE == static_cast<i32>(geometry::SignKind::village));
static_assert(BASTIDE_SIGN_GATE == static_cast<i32>(geometry::SignKind::gate) &&
              BASTIDE_SIGN_PENNANT == static_cast<i32>(geometry::SignKind::pennant));

constexpr bastide_point turned_point(geometry::Point p, i32 rotation) noexcept
{
    const geometry::Point to = geometry::turned(p, rotation);
    return {to.x, to.y};
}

constexpr i32 segment_to_host(u8 segment) noexcept { return segment == geometry::kOutside ? BASTIDE_NONE : segment; }

/// What a drawing is made of: types that differ in name and copies alone have one drawing.
TileDef drawn_segments_of(const TileDef& def) noexcept
{
    TileDef drawn = def;
    std::memset(drawn.name, 0, sizeof drawn.name);
    drawn.count = 0;
    drawn.start = drawn.wild = drawn.gardens = drawn.has_span = 0;
    return drawn;
}

u64 hash_of(const TileDef& drawn) noexcept
{
    Hash hash;
    const u8* const bytes = reinterpret_cast<const u8*>(&drawn);
    for (u32 at = 0; at < sizeof drawn; at += sizeof(u64)) {
        u64 word = 0;
        std::memcpy(&word, bytes + at, smaller<u64>(sizeof word, sizeof drawn - at));
        hash.add(word);
    }
    return hash.value();
}

/// The first type with each drawing, found by the hash of what is drawn.
class FirstAlike {
public:
    FirstAlike(const Memory& memory, i32 count) noexcept : memory_(memory)
    {
        while (size_ < 2 * static_cast<u32>(count)) size_ *= 2;
        slots_ = static_cast<i32*>(memory.allocate(bytes()));
        for (u32 i = 0; slots_ && i < size_; ++i) slots_[i] = 0;
    }
    FirstAlike(const FirstAlike&) = delete;
    FirstAlike& operator=(const FirstAlike&) = delete;
    ~FirstAlike()
    {
        if (slots_) memory_.deallocate(slots_, bytes());
    }

    bool has_memory() const noexcept { return slots_ != nullptr; }

    /// That type, or `tile` itself.
    template <class DefOf>
    i32 find(i32 tile, DefOf&& def_of) noexcept
    {
        const TileDef drawn = drawn_segments_of(def_of(tile));
        u32 at = static_cast<u32>(hash_of(drawn)) & (size_ - 1);
        for (; slots_[at] > 0; at = (at + 1) & (size_ - 1))
            if (same_bytes(drawn_segments_of(def_of(slots_[at] - 1)), drawn)) return slots_[at] - 1;
        slots_[at] = tile + 1;
        return tile;
    }

private:
    u32 bytes() const noexcept { return size_ * static_cast<u32>(sizeof(i32)); }

    const Memory& memory_;
    u32 size_ = 16;  // a power of two
    i32* slots_;     ///< 1 + the type; 0: free
};

/// Draws `count` tile types. `def_of(tile)` returns the definition of one.
template <class DefOf>
bastide_status draw_all(i32 count, const Memory& memory, DefOf&& def_of, bastide_geometry** out) noexcept
{
    const u32 head = round_up(sizeof(bastide_geometry), Memory::kAlign);
    const u32 bytes = head + static_cast<u32>(count) * static_cast<u32>(sizeof(Drawing*));
    FirstAlike alike(memory, count);
    u8* place = alike.has_memory() ? static_cast<u8*>(memory.allocate(bytes)) : nullptr;
    if (!place) return BASTIDE_E_MEMORY;
    bastide_geometry* made = new (place) bastide_geometry{memory, bytes, 0, reinterpret_cast<Drawing**>(place + head)};
    for (; made->count < count; ++made->count) {
        const i32 first = alike.find(made->count, def_of);
        Drawing* drawing = first < made->count ? made->drawing[first] : geometry::draw(def_of(first), memory);
        if (!drawing) {
            bastide_geometry_destroy(made);
            return BASTIDE_E_MEMORY;
        }
        if (first == made->count) drawing->tile = first;
        new (made->drawing + made->count) Drawing*(drawing);
    }
    *out = made;
    return BASTIDE_OK;
}

/// The drawing of a tile type that has a segment; null otherwise.
const Drawing* with_segment(const bastide_geometry& geometry, i32 tile, i32 segment) noexcept
{
    const Drawing* drawing = drawing_of(geometry, tile);
    return drawing && is_within(segment, 0, drawing->segments - 1) ? drawing : nullptr;
}

/// The status of wrong arguments of a call that lists, else OK.
i32 check_call(const bastide_geometry* geometry, i32 rotation, const void* out, i32 cap) noexcept
{
    return geometry && is_buffer(out, cap) && is_within(rotation, 0, kSides - 1) ? BASTIDE_OK : BASTIDE_E_ARGUMENT;
}

}  // namespace

bastide_status bastide_geometry_create(const bastide_game* game, const bastide_allocator* mem, bastide_geometry** out)
{
    if (!out) return BASTIDE_E_ARGUMENT;
    *out = nullptr;
    Memory memory;
    if (!game || !read_memory(mem, memory)) return BASTIDE_E_ARGUMENT;
    const auto def_of = [&](i32 tile) noexcept -> const TileDef& { return *on_game<tiles::tile_def, nullptr>(*game, tile); };
    i32 count = 0;
    while (on_game<tiles::tile_def, nullptr>(*game, count)) ++count;
    return count == 0 ? BASTIDE_E_ABSENT : draw_all(count, memory, def_of, out);
}

bastide_status bastide_geometry_create_for_set(const bastide_tileset* set, const bastide_allocator* mem, bastide_geometry** out)
{
    if (!out) return BASTIDE_E_ARGUMENT;
    *out = nullptr;
    Memory memory;
    if (!set || !read_memory(mem, memory)) return BASTIDE_E_ARGUMENT;
    const auto def_of = [&](i32 tile) noexcept -> const TileDef& { return set->set.defs[tile]; };
    return draw_all(static_cast<i32>(set->set.count), memory, def_of, out);
}

void bastide_geometry_destroy(bastide_geometry* geometry)
{
    if (!geometry) return;
    const Memory memory = geometry->memory;
    for (i32 i = geometry->count; i-- > 0;)  // a drawing that several types have goes last, with the first of them
        if (geometry->drawing[i]->tile == i) geometry::destroy(geometry->drawing[i], memory);
    memory.deallocate(geometry, geometry->bytes);
}

int32_t bastide_geometry_list_paths(const bastide_geometry* geometry, int32_t tile, bastide_path* out, int32_t cap)
{
    if (const i32 status = check_call(geometry, 0, out, cap); status != BASTIDE_OK) return status;
    const Drawing* drawing = drawing_of(*geometry, tile);
    if (!drawing) return BASTIDE_E_ABSENT;
    return list_each(drawing->paths, out, cap, [&](i32 i) {
        const geometry::Path& path = drawing->path[i];
        return bastide_path{static_cast<i32>(path.role), path.right, segment_to_host(path.left), path.first, path.count, {}};
    });
}

int32_t bastide_geometry_list_points(const bastide_geometry* geometry, int32_t tile, int32_t rotation, bastide_point* out,
                                     int32_t cap)
{
    if (const i32 status = check_call(geometry, rotation, out, cap); status != BASTIDE_OK) return status;
    const Drawing* drawing = drawing_of(*geometry, tile);
    if (!drawing) return BASTIDE_E_ABSENT;
    return list_each(drawing->points, out, cap, [&](i32 i) { return turned_point(drawing->point[i], rotation); });
}

int32_t bastide_geometry_list_rings(const bastide_geometry* geometry, int32_t tile, int32_t segment, bastide_path* out,
                                    int32_t cap)
{
    if (const i32 status = check_call(geometry, 0, out, cap); status != BASTIDE_OK) return status;
    const Drawing* drawing = with_segment(*geometry, tile, segment);
    if (!drawing) return BASTIDE_E_ABSENT;
    ListWriter<bastide_path> rings(out, cap);
    i32 points = 0;
    geometry::for_each_ring(*drawing, segment, [&](HalfArc start) {
        bastide_path ring{BASTIDE_PATH_OUTLINE, segment, BASTIDE_NONE, points, 0, {}};
        i64 area = 0;
        HalfArc at = start;
        do {
            area += geometry::area_of(*drawing, at, {});
            ring.count += drawing->path[at / 2].count - 1;
            at = geometry::next_of(*drawing, at);
        } while (at != start);
        if (area < 0) ring.kind = BASTIDE_PATH_HOLE;
        points += ring.count;
        rings.put(ring);
    });
    return rings.count();
}

int32_t bastide_geometry_list_outline(const bastide_geometry* geometry, int32_t tile, int32_t segment, int32_t rotation,
                                      bastide_point* out, int32_t cap)
{
    if (const i32 status = check_call(geometry, rotation, out, cap); status != BASTIDE_OK) return status;
    const Drawing* drawing = with_segment(*geometry, tile, segment);
    if (!drawing) return BASTIDE_E_ABSENT;
    ListWriter<bastide_point> points(out, cap);
    geometry::for_each_ring(*drawing, segment, [&](HalfArc start) {
        HalfArc at = start;
        do {
            geometry::for_each_point(*drawing, at, [&](geometry::Point p) { points.put(turned_point(p, rotation)); });
            at = geometry::next_of(*drawing, at);
        } while (at != start);
    });
    return points.count();
}

int32_t bastide_geometry_list_spots(const bastide_geometry* geometry, int32_t tile, int32_t segment, int32_t rotation,
                                    bastide_point* out, int32_t cap)
{
    if (const i32 status = check_call(geometry, rotation, out, cap); status != BASTIDE_OK) return status;
    const Drawing* drawing = with_segment(*geometry, tile, segment);
    if (!drawing) return BASTIDE_E_ABSENT;
    return list_each(drawing->spots[segment], out, cap,
                     [&](i32 n) { return turned_point(drawing->spot[segment * geometry::kSpots + n], rotation); });
}

int32_t bastide_geometry_list_signs(const bastide_geometry* geometry, int32_t tile, int32_t rotation, bastide_sign* out,
                                    int32_t cap)
{
    if (const i32 status = check_call(geometry, rotation, out, cap); status != BASTIDE_OK) return status;
    const Drawing* drawing = drawing_of(*geometry, tile);
    if (!drawing) return BASTIDE_E_ABSENT;
    return list_each(drawing->signs, out, cap, [&](i32 i) {
        const geometry::SignPoint& sign = drawing->sign[i];
        const bastide_point at = turned_point(sign.at, rotation);
        const i32 segment = sign.segment == kWholeTile ? BASTIDE_NONE : sign.segment;
        return bastide_sign{static_cast<i32>(sign.kind), segment, at.x, at.y, static_cast<i32>(sign.mark), {}};
    });
}

int32_t bastide_geometry_segment_at_point(const bastide_geometry* geometry, int32_t tile, int32_t rotation, int32_t x, int32_t y)
{
    if (!geometry || !is_within(rotation, 0, kSides - 1)) return BASTIDE_E_ARGUMENT;
    if (!is_within(x, 0, geometry::kTileUnits - 1) || !is_within(y, 0, geometry::kTileUnits - 1)) return BASTIDE_E_ARGUMENT;
    const Drawing* drawing = drawing_of(*geometry, tile);
    return drawing ? geometry::segment_at(*drawing, {x, y}, rotation) : BASTIDE_E_ABSENT;
}

bastide_status bastide_geometry_pick(const bastide_geometry* geometry, const bastide_game* game, int32_t x, int32_t y,
                                     bastide_placed_segment* out)
{
    if (!geometry || !game || !out) return BASTIDE_E_ARGUMENT;
    return on_game<tiles::pick, BASTIDE_E_ABSENT>(*game, *geometry, x, y, out);
}

int32_t bastide_geometry_list_feature_rings(const bastide_geometry* geometry, const bastide_game* game, int32_t feature,
                                            bastide_path* out, int32_t cap)
{
    if (!geometry || !game || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    return on_game<tiles::list_feature_rings, BASTIDE_E_ABSENT>(*game, *geometry, feature, out, cap);
}

int32_t bastide_geometry_list_feature_outline(const bastide_geometry* geometry, const bastide_game* game, int32_t feature,
                                              bastide_point* out, int32_t cap)
{
    if (!geometry || !game || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    return on_game<tiles::list_feature_outline, BASTIDE_E_ABSENT>(*game, *geometry, feature, out, cap);
}

bastide_status bastide_geometry_locate_piece(const bastide_geometry* geometry, const bastide_game* game, int32_t piece,
                                             bastide_point* out)
{
    if (!geometry || !game || !out) return BASTIDE_E_ARGUMENT;
    return on_game<tiles::locate_piece, BASTIDE_E_ABSENT>(*game, *geometry, piece, out);
}
