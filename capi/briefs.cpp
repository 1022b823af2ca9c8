// SPDX-License-Identifier: MIT
// What a player judges a position by: open cells, copies left, briefs of features, the cities of a field, what changed.
#include "game/briefs.hpp"

#include "interface.hpp"
#include "tile_game.hpp"
#include "vocabulary/names.hpp"

using namespace bastide;

namespace {

bastide_brief widen_brief(const Brief& brief) noexcept
{
    bastide_brief out{};
    out.feature = to_host(brief.root);
    out.kind = static_cast<i32>(brief.kind);
    out.complete = brief.complete ? 1 : 0;
    out.open_cells = static_cast<i32>(brief.open_cells);
    out.least_left = static_cast<i32>(brief.least_left);
    out.chance = static_cast<i32>(brief.chance);
    out.points_now = brief.points_now;
    out.points_complete = brief.points_complete;
    out.occupants = brief.weights.occupants;
    out.leaders = brief.leaders;
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        out.pieces[seat] = brief.pieces[seat];
        out.weights[seat] = brief.weights.of[seat];
    }
    return out;
}

bastide_open_cell describe_cell(const View& view, const TilesLeft& tiles, const EmptyCell& cell) noexcept
{
    bastide_open_cell out{};
    out.x = cell_of(cell.key).x;
    out.y = cell_of(cell.key).y;
    for (int side = 0; side < kSides && cell.index != EmptyCell::kTouchesNothing; ++side) {
        if (!(view.state.open_beside()[cell.index] >> side & 1)) continue;
        const bool is_wild = (view.state.open_mask()[cell.index] >> 2 * side & 3) == 0;
        out.sides[side] =
            is_wild ? i32{BASTIDE_SIDE_WILD} : side_to_host(static_cast<i32>(side_of(view.state.open_want()[cell.index], side)));
    }
    const Fits fits = tiles.count_fits(cell);
    out.types = static_cast<i32>(fits.types);
    out.left = static_cast<i32>(fits.copies);
    return out;
}

/// Lists open cells.
class CellList {
public:
    CellList(const View& view, bastide_open_cell* out, i32 cap) noexcept : view_(view), tiles_(view), out_(out), cap_(cap) {}

    void append(const EmptyCell& cell) noexcept
    {
        if (count_ < cap_) out_[count_] = describe_cell(view_, tiles_, cell);
        ++count_;
    }
    /// Inserts a cell where it belongs by y and x, for the few around a monastery.
    void insert(const EmptyCell& cell) noexcept
    {
        const bastide_open_cell made = cap_ > 0 ? describe_cell(view_, tiles_, cell) : bastide_open_cell{};
        i32 at = smaller(count_++, cap_);
        while (at > 0 && comes_before(made, out_[at - 1])) {
            if (at < cap_) out_[at] = out_[at - 1];
            --at;
        }
        if (at < cap_) out_[at] = made;
    }
    i32 count() const noexcept { return count_; }

private:
    static bool comes_before(const bastide_open_cell& a, const bastide_open_cell& b) noexcept
    {
        return a.y != b.y ? a.y < b.y : a.x < b.x;
    }

    const View& view_;
    const TilesLeft tiles_;
    bastide_open_cell* out_;
    i32 cap_;
    i32 count_ = 0;
};

/// The open cells of the board are sorted, so those of a feature are marked first and then listed in that order.
void list_cells_of(const View& view, NodeId root, CellList& cells) noexcept
{
    if (counts_cells_around(view.state.node(root).kind()))
        return for_each_empty_cell(view, root, [&](const EmptyCell& cell) { cells.insert(cell); });
    IdSet marked(view.state.header().open_cells);
    for_each_empty_cell(view, root, [&](const EmptyCell& cell) { marked.add(static_cast<u16>(cell.index)); });
    for (u32 i = 0; i < view.state.header().open_cells; ++i)
        if (marked.holds(static_cast<u16>(i))) cells.append({view.state.open_keys()[i], i});
}

/// Lists ids of features in ascending order.
i32 list_roots(const IdSet& roots, u32 nodes, i32* out, i32 cap) noexcept
{
    i32 count = 0;
    for (int i = 1; i <= static_cast<int>(nodes); ++i) {
        if (!roots.holds(static_cast<u16>(i))) continue;
        if (count < cap) out[count] = to_host(NodeId(i));
        ++count;
    }
    return count;
}

/// Collects the features that events touched.
class ChangedFeatures {
public:
    explicit ChangedFeatures(const View& view) noexcept : view_(view), roots_(view.state.header().nodes) {}

    void add_event(const Event& event) noexcept
    {
        if (event.kind == EventKind::placed && event.placed.raw <= view_.state.header().placed) add_tile(event.placed);
        if (event.kind != EventKind::moved) return;
        add(event.feature);
        add(event.from_feature);
    }
    const IdSet& roots() const noexcept { return roots_; }

private:
    void add(NodeId segment) noexcept
    {
        if (segment && segment.raw <= view_.state.header().nodes) roots_.add(root_of(view_.state, segment).raw);
    }
    /// The features of the tile, those of its neighbours that it joins or closes, and the monasteries around it.
    void add_tile(PlacedId id) noexcept
    {
        const Placed& tile = view_.state.placed(id);
        for (int i = 0; i < view_.rules.tiles.at(tile.tile).segments; ++i) add(node_of(tile, i));
        for (int port = 0; port < kPorts; ++port) {
            const PlacedId beside = tile_at(view_.state, tile.key + kKeyStrides[port / 3]);
            if (!beside) continue;
            const Placed& neighbour = view_.state.placed(beside);
            const u8 segment = view_.rules.tiles.at(neighbour.tile).segment_at[facing_port(port)];
            if (segment) add(node_of(neighbour, segment - 1));
        }
        for (const u32 stride : kKeyStridesAround) add(monastery_at(view_.state, view_.rules.tiles, tile.key + stride));
    }

    const View& view_;
    IdSet roots_;
};

}  // namespace

namespace bastide::tiles {

i32 list_briefs(const Game& game, i32 kind, bastide_brief* out, i32 cap) noexcept
{
    if (game.is_faulty()) return BASTIDE_E_STATE;
    const View view = game.view();
    i32 count = 0;
    Briefing(view).for_each(kind < 0 ? SegmentKind::none : static_cast<SegmentKind>(kind), [&](const Brief& brief) {
        if (count < cap) out[count] = widen_brief(brief);
        ++count;
    });
    return count;
}

i32 get_brief(const Game& game, i32 feature, bastide_brief* out) noexcept
{
    if (game.is_faulty()) return BASTIDE_E_STATE;
    const View view = game.view();
    const NodeId root = feature_of(view, feature);
    if (!root) return BASTIDE_E_ABSENT;
    *out = widen_brief(Briefing(view).brief(root));
    return BASTIDE_OK;
}

i32 list_field_cities(const Game& game, i32 feature, i32* out, i32 cap) noexcept
{
    const View view = game.view();
    const NodeId root = feature_of(view, feature);
    if (!root || view.state.node(root).kind() != SegmentKind::field) return BASTIDE_E_ABSENT;
    IdSet cities(view.state.header().nodes);
    for_each_city_at(view, root, [&](NodeId city) { cities.add(city.raw); });
    return list_roots(cities, view.state.header().nodes, out, cap);
}

i32 list_changed_features(const Game& game, u64 first, i32* out, i32 cap) noexcept
{
    const View view = game.view();
    ChangedFeatures changed(view);
    game.log().for_each(larger(first, game.log().first()), [&](u64, const Event& event) { changed.add_event(event); });
    return list_roots(changed.roots(), view.state.header().nodes, out, cap);
}

i32 list_open_cells(const Game& game, i32 feature, bastide_open_cell* out, i32 cap) noexcept
{
    if (game.is_faulty()) return BASTIDE_E_STATE;
    const View view = game.view();
    CellList cells(view, out, cap);
    if (feature < 0) {
        for (u32 i = 0; i < view.state.header().open_cells; ++i) {
            const EmptyCell cell{view.state.open_keys()[i], i};
            if (view.rules.on.closes.empty() || !is_closed(view, cell_of(cell.key))) cells.append(cell);
        }
        return cells.count();
    }
    const NodeId root = feature_of(view, feature);
    if (!root) return BASTIDE_E_ABSENT;
    list_cells_of(view, root, cells);
    return cells.count();
}

i32 list_left(const Game& game, i32* out, i32 cap) noexcept
{
    const View view = game.view();
    return list_each(view.rules.tiles.count, out, cap, [&](i32 i) { return static_cast<i32>(count_left(view, TileId(i + 1))); });
}

}  // namespace bastide::tiles

int32_t bastide_game_list_briefs(const bastide_game* game, int32_t kind, bastide_brief* out, int32_t cap)
{
    if (!can_list(game, out, cap)) return BASTIDE_E_ARGUMENT;
    if (kind != BASTIDE_ANY && !words(BASTIDE_VOCABULARY_SEGMENT).find(kind)) return BASTIDE_E_ARGUMENT;
    return on_game<tiles::list_briefs, 0>(*game, kind, out, cap);
}

bastide_status bastide_game_get_brief(const bastide_game* game, int32_t feature, bastide_brief* out)
{
    return game && out ? on_game<tiles::get_brief, BASTIDE_E_ABSENT>(*game, feature, out) : BASTIDE_E_ARGUMENT;
}

int32_t bastide_game_list_field_cities(const bastide_game* game, int32_t feature, int32_t* out, int32_t cap)
{
    return can_list(game, out, cap) ? on_game<tiles::list_field_cities, BASTIDE_E_ABSENT>(*game, feature, out, cap)
                                    : BASTIDE_E_ARGUMENT;
}

int32_t bastide_game_list_changed_features(const bastide_game* game, uint64_t first, int32_t* out, int32_t cap)
{
    return can_list(game, out, cap) ? on_game<tiles::list_changed_features, 0>(*game, first, out, cap) : BASTIDE_E_ARGUMENT;
}

int32_t bastide_game_list_open_cells(const bastide_game* game, int32_t feature, bastide_open_cell* out, int32_t cap)
{
    return can_list(game, out, cap) ? on_game<tiles::list_open_cells, 0>(*game, feature, out, cap) : BASTIDE_E_ARGUMENT;
}

int32_t bastide_game_list_left(const bastide_game* game, int32_t* out, int32_t cap)
{
    return can_list(game, out, cap) ? on_game<tiles::list_left, 0>(*game, out, cap) : BASTIDE_E_ARGUMENT;
}
