// SPDX-License-Identifier: MIT
// Sets the entries of a position one by one. Tiles and pieces use the moves of play, so that features grow and are claimed as in
// a game; the rest uses the moves of setup.
#include "board/features.hpp"
#include "formats/positions/position.hpp"
#include "play/deploying.hpp"
#include "play/links.hpp"
#include "play/moves.hpp"
#include "play/placing.hpp"
#include "play/pools.hpp"
#include "play/racks.hpp"
#include "play/setup_moves.hpp"
#include "play/tokens.hpp"

namespace bastide {

namespace {

constexpr i32 kMaxInBag = 60000;

bool is_token(const Rules& rules, i32 kind) noexcept
{
    return is_within(kind, 1, 0xFF) && token_number(rules, static_cast<PieceKind>(kind)) >= 0;
}

}  // namespace

bool Table::put(const Put& put, i32 entry) noexcept
{
    now_ = put;
    entry_ = entry;
    if (put.kind < 0 || put.kind >= kPutKinds) now_.kind = 0;
    switch (static_cast<PutKind>(now_.kind)) {
        case PutKind::tile: return put_tile();
        case PutKind::piece: return put_piece();
        case PutKind::prisoner: return put_prisoner();
        case PutKind::score: return put_score();
        case PutKind::held: return put_held();
        case PutKind::out: return put_out();
        case PutKind::bag: return put_bag();
        case PutKind::note: return put_note();
        case PutKind::none: break;
    }
    return refuse(Reason::position_entry);
}

bool Table::refuse_mismatches(TileId type, Cell cell, int rotation) noexcept
{
    for_each_mismatch(view(), type, cell, rotation, [&](const Mismatch& found) {
        Illegal illegal = about(Reason::side_mismatch);
        const Cell neighbour = beyond(cell, found.side);
        illegal.x = neighbour.x;
        illegal.y = neighbour.y;
        illegal.side = found.side;
        illegal.mine = static_cast<i32>(found.mine);
        illegal.other = static_cast<i32>(found.other);
        return refuse(illegal);  // continues with the next side
    });
    return false;
}

bool Table::put_tile() noexcept
{
    TileId type;
    Cell cell;
    if (!read_tile(now_.tile, type) || !check_range(now_.rotation, 0, kSides - 1) || !read_cell(cell)) return false;
    if (!check_range(now_.span, 0, kWays)) return false;
    const TileId shown = with_span_of_entry(type);
    if (!shown) return refuse(Reason::no_such_segment);
    Play quiet = play();
    if (quiet.state.header().placed == 0) moves::open_single_cell(quiet, cell);  // the first tile may be anywhere
    Verdict verdict;
    const Reason reason = why_not_place(quiet, shown, cell, now_.rotation, verdict);
    if (reason == Reason::side_mismatch) return refuse_mismatches(shown, cell, now_.rotation);
    if (reason != Reason::none) return refuse(reason);
    if (!take(type, 1)) return false;
    moves::lay_tile(quiet, shown, cell, now_.rotation);
    return true;
}

/// The type with the span of this entry, if it has one; none when the type has no room for it.
TileId Table::with_span_of_entry(TileId type) const noexcept
{
    return now_.span == 0 ? type : view().rules.tiles.with_span(OrientedId(type, now_.rotation), now_.span - 1).type();
}

/// Names the corner x, y by the tile around it that was placed last, as the deployment of a barn does (BARN-PLACE-02).
void Table::find_corner() noexcept
{
    PlacedId last;
    const i32 x = now_.x;
    const i32 y = now_.y;
    now_.segment = kFirstCorner;
    if (!is_within(x, -kReach, kReach + 1) || !is_within(y, -kReach, kReach + 1)) return;
    for (i32 i = 0; i < kSides; ++i) {
        const i32 left = i & 1;
        const i32 above = i >> 1;
        if (!is_within(x - left, -kReach, kReach) || !is_within(y - above, -kReach, kReach)) continue;
        const PlacedId id = tile_at(view().state, cell_at(x - left, y - above));
        if (!id || id.raw < last.raw) continue;
        last = id;
        now_.x = x - left;
        now_.y = y - above;
        now_.segment = kFirstCorner + left + 2 * above;
    }
}

/// Finds where a piece stands: a place of a module's own, or a segment that its kind may stand on.
bool Table::find_spot(PieceKind kind, Cell cell, NodeId& at) noexcept
{
    const PlacedId id = tile_at(view().state, cell);
    if (!id) return refuse(Reason::position_no_tile);
    const Placed& tile = view().state.placed(id);
    const bool has_segment = now_.segment >= 0 && now_.segment < view().rules.tiles.at(tile.tile).segments;
    if (has_segment) at = node_of(tile, now_.segment);
    const u8 segment = now_.segment >= 0 && now_.segment < kNoSegment ? static_cast<u8>(now_.segment) : kNoSegment;
    for (WhyNotPutHook hook : view().rules.on.why_not_put) {
        Verdict verdict;
        if (!hook(view(), kind, cell, segment, at, verdict)) continue;
        if (verdict.reason == Reason::none) return true;
        Illegal illegal = about(verdict.reason);
        illegal.mine = at ? static_cast<i32>(view().state.node(at).kind()) : -1;
        if (verdict.piece) illegal.conflict = piece_entry_[verdict.piece.raw] - 1;
        return refuse(illegal);
    }
    if (!has_segment) return refuse(Reason::no_such_segment);
    const PieceDef& def = view().rules.piece_def(kind);
    // On a castle that was put before it stands as in the city that the castle was.
    if (def.may_stand_on(view().state.node(at).kind()) || def.may_stand_on(printed_kind(view(), at))) return true;
    Illegal illegal = about(Reason::wrong_segment);
    illegal.mine = static_cast<i32>(view().state.node(at).kind());
    return refuse(illegal);
}

/// Joined features may hold several followers; a single segment does not (BASE-MEEPLE-03), unless a module lets it.
bool Table::is_free(PieceKind kind, NodeId at) noexcept
{
    if (!view().rules.piece_def(kind).has(Trait::claims) || view().rules.shares_segments) return true;
    for (int i = 1; i <= view().rules.layout.piece_count; ++i) {
        const Piece& piece = view().state.piece(PieceId(i));
        const bool stands = piece.spot == Spot::segment && view().rules.piece_def(piece.kind).has(Trait::claims);
        if (!stands || NodeId(piece.at) != at) continue;
        Illegal illegal = about(Reason::occupied);
        illegal.seat = piece.owner;
        illegal.conflict = piece_entry_[i] - 1;
        return refuse(illegal);
    }
    return true;
}

/// Sets one token; each has its own entry.
bool Table::put_token() noexcept
{
    if (!read_seat(now_.seat)) return false;
    const PieceKind token = static_cast<PieceKind>(now_.piece_kind);
    if (count_tokens_left(view(), token) == 0) return refuse(Reason::supply_empty);
    Play quiet = play();
    moves::award_token(quiet, now_.seat, token, 1, Cause::none);
    return true;
}

/// Puts one token of a pool beside a piece that can hold it and stands on the table.
bool Table::put_beside_holder(const PoolKind& token) noexcept
{
    const Rules& rules = view().rules;
    if (!now_.is_at(Spot::beside)) return refuse(Reason::wrong_segment);
    if (!check_range(now_.beside, 0, rules.layout.piece_count - 1)) return false;
    const PieceId holder(now_.beside + 1);
    const Piece& piece = view().state.piece(holder);
    if (piece.spot != Spot::segment && piece.spot != Spot::tile) return refuse(Reason::not_on_board);
    if (piece.kind != token.pool->holder) return refuse(Reason::no_such_piece);
    if (!can_be_held(rules, *token.pool, token.kind)) return refuse(Reason::token_not_kept);
    if (count_in_pool(view(), *token.pool, token.kind) == 0) return refuse(Reason::token_not_left);
    Play quiet = play();
    moves::draw_token(quiet, *token.pool, static_cast<PieceKind>(now_.piece_kind), holder, Cause::none);
    return true;
}

/// Reads a place that is no segment and no corner. A piece to stand beside must be on the table already.
bool Table::read_place_off_segments(PiecePlace& place) noexcept
{
    if (now_.is_at(Spot::space)) {
        place = PiecePlace::on_space(now_.segment);
        return check_range(now_.segment, 0, kMaxSpaces - 1);
    }
    if (now_.is_at(Spot::held)) {
        place = PiecePlace::held_by(now_.other_seat);
        return read_seat(now_.other_seat);
    }
    if (now_.is_at(Spot::beside)) {
        if (!check_range(now_.beside, 0, view().rules.layout.piece_count - 1)) return false;
        place = PiecePlace::beside(PieceId(now_.beside + 1));
        const Spot its = view().state.piece(PieceId(now_.beside + 1)).spot;
        return tile_under(view().state, view().state.piece(PieceId(now_.beside + 1))) || its == Spot::space ||
               refuse(Reason::not_on_board);
    }
    Cell cell;
    if (!read_cell(cell)) return false;
    const PlacedId tile = tile_at(view().state, cell);
    place = PiecePlace::on_tile(tile);
    return tile || refuse(Reason::position_no_tile);
}

/// A piece that joins two roads of its tile has a way, others have none.
bool Table::read_way(PieceId id, PiecePlace& place) noexcept
{
    if (view().rules.piece_def(view().state.piece(id).kind).joins != Joins::ways) return check_range(now_.span, 0, 0);
    if (place.spot != Spot::tile) return check_range(now_.span, 0, 0);
    if (!check_range(now_.span, 1, kLinkWays)) return false;
    place = PiecePlace::across_tile(PlacedId(place.at), now_.span - 1);
    return link_across(view(), PlacedId(place.at), now_.span - 1) || refuse(Reason::no_such_segment);
}

bool Table::put_off_segments() noexcept
{
    PieceId id;
    PiecePlace place;
    if (!read_piece(id) || !read_place_off_segments(place)) return false;
    if (!view().rules.piece_def(view().state.piece(id).kind).may_be_at(place.spot)) return refuse(Reason::wrong_segment);
    if (!read_way(id, place)) return false;
    Play quiet = play();
    moves::relocate(quiet, id, place, Cause::none);
    piece_entry_[id.raw] = entry_ + 1;
    return true;
}

bool Table::put_piece() noexcept
{
    const PoolKind token =
        is_within(now_.piece_kind, 1, 0xFF) ? find_token(view().rules, static_cast<PieceKind>(now_.piece_kind)) : PoolKind{};
    if (token.pool) return put_beside_holder(token);
    switch (now_.spot) {
        case BASTIDE_SPOT_SUPPLY: return is_token(view().rules, now_.piece_kind) ? put_token() : put_on_segment();
        case BASTIDE_SPOT_TILE:
        case BASTIDE_SPOT_SPACE:
        case BASTIDE_SPOT_BESIDE:
        case BASTIDE_SPOT_HELD: return put_off_segments();
        case BASTIDE_SPOT_CORNER:
            if (now_.segment < 0) find_corner();
            return put_on_segment();
        default: return put_on_segment();
    }
}

/// Sets a piece on a segment or on a corner; at any other spot it has neither.
bool Table::put_on_segment() noexcept
{
    PieceId id;
    Cell cell;
    NodeId at;
    if (!read_piece(id)) return false;
    if (now_.is_at(Spot::supply)) return refuse(Reason::not_on_board);  // only tokens are put into a supply
    if (!read_cell(cell)) return false;
    const PieceKind kind = view().state.piece(id).kind;
    if (!find_spot(kind, cell, at) || !is_free(kind, at)) return false;
    Play quiet = play();
    if (now_.is_at(Spot::corner))
        moves::deploy_on_corner(quiet, id, at, corner_of_segment(now_.segment));
    else
        moves::deploy(quiet, id, at);
    piece_entry_[id.raw] = entry_ + 1;
    return true;
}

bool Table::put_prisoner() noexcept
{
    PieceId id;
    Verdict verdict;
    if (const Reason none = why_not_hold(view(), {}, kNature, verdict); none != Reason::none) return refuse(none);
    if (!read_piece(id) || !read_seat(now_.other_seat)) return false;
    if (const Reason why = why_not_hold(view(), id, now_.other_seat, verdict); why != Reason::none) return refuse(why);
    Play quiet = play();
    moves::put_in_prison(quiet, id, now_.other_seat);
    piece_entry_[id.raw] = entry_ + 1;
    return true;
}

bool Table::put_score() noexcept
{
    if (!read_seat(now_.seat) || !check_range(now_.points, -kMaxPoints, kMaxPoints)) return false;
    if (score_entry_[now_.seat]) return refuse_again(score_entry_[now_.seat] - 1);
    Play quiet = play();
    moves::put_score(quiet, now_.seat, now_.points);
    score_entry_[now_.seat] = entry_ + 1;
    return true;
}

/// Wild tiles are only counted, so they have no gaps.
bool Table::put_held() noexcept
{
    TileId type;
    if (!read_seat(now_.seat) || !read_tile(now_.tile, type)) return false;
    const bool is_wild = view().rules.tiles.wild[type.raw];
    const int slots = count_listed_slots(view(), now_.seat, is_wild);
    if (!check_range(now_.slot, -1, larger(slots - 1, 0))) return false;
    int first = 0;
    while (first < slots && listed_tile(view(), now_.seat, is_wild, first)) ++first;
    const int slot = now_.slot >= 0 ? now_.slot : first;
    const bool is_taken =
        slot < slots && (is_wild ? slot != first : static_cast<bool>(listed_tile(view(), now_.seat, false, slot)));
    if (slot >= slots || is_taken) {
        Illegal illegal = about(Reason::position_hand);
        illegal.most = slots;
        return refuse(illegal);
    }
    if (!take(type, 1)) return false;
    Play quiet = play();
    moves::put_in_hand(quiet, now_.seat, slot, type);
    return true;
}

bool Table::put_out() noexcept
{
    TileId type;
    if (!read_tile(now_.tile, type) || !check_range(now_.count, 0, kMaxInBag)) return false;
    if (out_entry_ < 0) out_entry_ = entry_;
    return take(type, now_.count);
}

bool Table::put_bag() noexcept
{
    TileId type;
    if (!read_tile(now_.tile, type) || !check_range(now_.count, 0, kMaxInBag)) return false;
    if (bag_entry_ < 0) bag_entry_ = entry_;
    if (view().state.aside(type)) return refuse_again(-1);
    if (now_.count > 0 && view().rules.tiles.wild[type.raw]) return refuse(Reason::wrong_tile);
    if (now_.count > view().state.left(type)) return refuse_copies(type);
    Play quiet = play();
    moves::request_in_bag(quiet, type, now_.count);
    return true;
}

/// At least one seat must play on (RESIGN-11).
bool Table::put_resigned() noexcept
{
    const i32 all = (1 << view().rules.config.seats) - 1;
    if (!check_range(now_.number, 0, all - 1)) return false;
    if (note_entry_[index_of(Note::resigned)]) return refuse_again(note_entry_[index_of(Note::resigned)] - 1);
    Play quiet = play();
    moves::put_resigned(quiet, static_cast<u32>(now_.number));
    note_entry_[index_of(Note::resigned)] = entry_ + 1;
    return true;
}

bool Table::put_note() noexcept
{
    const int known = is_within(now_.note, 1, 0xFFFF) ? index_of(static_cast<Note>(now_.note)) : 0;
    if (now_.note == static_cast<i32>(Note::resigned)) return put_resigned();
    const NoteVariable slot = known ? note_variable_of(view().rules, static_cast<Note>(now_.note), 0) : NoteVariable{};
    if (slot.most == 0) return refuse(Reason::position_note);
    if (!check_range(now_.number, 0, slot.most)) return false;
    if (note_entry_[known]) return refuse_again(note_entry_[known] - 1);
    Play quiet = play();
    moves::put_variable(quiet, slot.variable, now_.number);
    note_entry_[known] = entry_ + 1;
    return true;
}

}  // namespace bastide
