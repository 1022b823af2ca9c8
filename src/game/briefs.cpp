// SPDX-License-Identifier: MIT
#include "game/briefs.hpp"

namespace bastide {

namespace {

/// Whether a tile matches the sides beside an open cell in any rotation: one byte of `codes` for each, compared at once.
bool matches_in_a_rotation(u32 codes, u32 mask, u32 want) noexcept
{
    constexpr u32 kOnes = 0x01010101;
    const u32 difference = (codes & mask * kOnes) ^ want * kOnes;
    return ((difference - kOnes) & ~difference & 0x80 * kOnes) != 0;  // a byte of it is 0
}

}  // namespace

TilesLeft::TilesLeft(const View& view) noexcept : view_(view), all_{0, 0}
{
    for (int i = 1; i <= view.rules.tiles.count; ++i)
        if (const u32 copies = count_left(view, TileId(i))) add(TileId(i), copies);
}

void TilesLeft::add(TileId type, u32 copies) noexcept
{
    const Fits one{1, copies};
    all_.add(one);
    if (!only_sides_decide(view_, type)) {
        asks_modules_ = true;
        return;
    }
    const u32 codes = view_.rules.tiles.codes[type.raw];
    u16& entry = entry_of_[side_sequence(codes)];
    if (entry > 0) return left_[entry - 1].add(one);
    codes_[count_] = codes;
    left_[count_] = one;
    entry = static_cast<u16>(++count_);
}

Fits TilesLeft::count_fits(const EmptyCell& cell) const noexcept
{
    if (cell.index == EmptyCell::kTouchesNothing) return all_;
    const u32 mask = view_.state.open_mask()[cell.index];
    const u32 want = view_.state.open_want()[cell.index];
    Fits sum = asks_modules_ ? count_fits_by_modules(cell.index) : Fits{0, 0};
    for (u32 i = 0; i < count_; ++i)
        if (matches_in_a_rotation(codes_[i], mask, want)) sum.add(left_[i]);
    return sum;
}

Fits TilesLeft::count_fits_by_modules(u32 open_cell) const noexcept
{
    Fits sum{0, 0};
    for (int i = 1; i <= view_.rules.tiles.count; ++i) {
        const TileId type(i);
        if (only_sides_decide(view_, type)) continue;
        const u32 copies = count_left(view_, type);
        if (copies > 0 && legal_rotations(view_, type, open_cell) != 0) sum.add({1, copies});
    }
    return sum;
}

Briefing::Briefing(const View& view) noexcept : view_(view), tiles_(view), left_(tiles_.copies())
{
    for (int i = 1; i <= view.state.layout().piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        if (piece.spot != Spot::segment) continue;
        pieces_[standing_] = static_cast<u16>(i);
        roots_[standing_++] = root_of(view.state, NodeId(piece.at)).raw;
    }
    for (u32 i = 0; i < kRemembered; ++i) cells_[i] = cities_[i] = 0;
}

u32 Briefing::list_occupied(SegmentKind kind, u16 (&roots)[kMaxPieces]) const noexcept
{
    u32 count = 0;
    for (u32 i = 0; i < standing_; ++i) {
        const u16 root = roots_[i];
        const SegmentKind found = view_.state.node(NodeId(root)).kind();
        if (!is_occupied(view_.state, NodeId(root)) || found == SegmentKind::foundation) continue;
        if (kind != SegmentKind::none && kind != found) continue;
        u32 at = count;
        while (at > 0 && roots[at - 1] > root) --at;
        if (at > 0 && roots[at - 1] == root) continue;
        for (u32 k = count++; k > at; --k) roots[k] = roots[k - 1];
        roots[at] = root;
    }
    return count;
}

u32 Briefing::copies_that_fit(const EmptyCell& cell) noexcept
{
    if (cell.index == EmptyCell::kTouchesNothing) return left_;
    const u32 slot = cell.index % kRemembered;
    if (cells_[slot] != cell.index + 1) {
        cells_[slot] = cell.index + 1;
        fits_[slot] = tiles_.count_fits(cell).copies;
    }
    return fits_[slot];
}

/// 1 - (1 - fits / left) to the power of a third of the tiles left, rounded up; `kSure` is 1.
u64 Briefing::chance_of_cell(u32 fits) const noexcept
{
    if (left_ == 0) return 0;
    u64 base = (left_ - fits) * kSure / left_;
    u64 none_fits = kSure;
    for (u32 n = (left_ + 2) / 3; n > 0; n /= 2) {
        if (n % 2 != 0) none_fits = none_fits * base / kSure;
        base = base * base / kSure;
    }
    return kSure - none_fits;
}

void Briefing::look_at_cells(Brief& brief) noexcept
{
    u64 chance = kSure;
    brief.least_left = left_;
    for_each_empty_cell(view_, brief.root, [&](const EmptyCell& cell) {
        const u32 fits = copies_that_fit(cell);
        ++brief.open_cells;
        brief.least_left = smaller(brief.least_left, fits);
        chance = chance * chance_of_cell(fits) / kSure;
    });
    brief.chance = static_cast<u32>((chance * kCertain + kSure / 2) / kSure);
}

u32 Briefing::chance_of_city(NodeId city) noexcept
{
    const u32 slot = city.raw % kRemembered;
    if (cities_[slot] != city.raw) {
        Brief brief;
        brief.root = city;
        look_at_cells(brief);
        cities_[slot] = city.raw;
        chances_[slot] = brief.chance;
    }
    return chances_[slot];
}

void Briefing::count_pieces(Brief& brief) const noexcept
{
    for (u32 i = 0; i < standing_; ++i) {
        if (roots_[i] != brief.root.raw) continue;
        const Piece& piece = view_.state.piece(PieceId(pieces_[i]));
        if (!view_.rules.piece_def(piece.kind).has(Trait::claims)) continue;
        brief.weights.add(piece.owner, power(view_, PieceId(pieces_[i]), brief.root));
        ++brief.pieces[piece.owner];
    }
}

Brief Briefing::brief(NodeId root) noexcept
{
    Brief brief;
    brief.root = root;
    brief.kind = view_.state.node(root).kind();
    const bool is_field = brief.kind == SegmentKind::field;
    brief.complete = is_complete(view_.state, root) && brief.kind != SegmentKind::foundation;
    count_pieces(brief);
    Feature feature = measure(view_, root);
    const Cause now = cause_now(view_, feature);
    brief.points_now = tally(view_, feature, now).points();
    if (counts_cells_around(brief.kind))
        feature.tiles += view_.state.node(root).open;  // the cells that can be filled (BASE-MON-02)
    brief.points_complete =
        is_field || now == Cause::completed ? brief.points_now : tally(view_, feature, Cause::completed).points();
    brief.leaders = break_tie(view_, root, brief.weights.leaders());
    Owners owners(view_);
    if (const Ownership* const owned = owners.of(root)) {
        brief.leaders = owned->seats;
        brief.points_now = brief.points_complete = owned->points;
    }
    if (is_field)
        for_each_city_at(view_, root, [&](NodeId city) {
            if (!is_complete(view_.state, city)) brief.chance += chance_of_city(city);
        });
    else if (can_be_completed(brief.kind) || brief.complete)  // into what a piece turned a city is complete
        look_at_cells(brief);
    return brief;
}

}  // namespace bastide
