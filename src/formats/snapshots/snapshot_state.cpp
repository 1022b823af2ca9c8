// SPDX-License-Identifier: MIT
#include "formats/snapshots/snapshot_state.hpp"

#include "board/features.hpp"
#include "common/snapshot_frame.hpp"
#include "formats/positions/position.hpp"
#include "formats/snapshots/saved_names.hpp"
#include "game/check.hpp"
#include "play/drawing.hpp"
#include "play/links.hpp"
#include "play/moves.hpp"
#include "play/placing.hpp"
#include "play/pools.hpp"
#include "play/racks.hpp"
#include "play/setup_moves.hpp"
#include "play/tokens.hpp"

namespace bastide {

namespace {

/// Published in docs/snapshots.md. A number is never reused.
enum class Value : u32 {
    turn = 1,
    seat_on_turn = 2,
    acting_seat = 3,
    plan_step = 4,
    waiting_steps = 5,
    drawn_tile = 6,
    placed = 7,
    winners = 8,
    resigned_seats = 9,
    action_count = 10,
    tiles = 11,
    placed_by = 12,
    pieces = 13,
    scores = 14,
    bag = 15,
    tiles_aside = 16,
    racks = 17,
    tokens = 18,
    variables = 19,
    generator = 20,
    pools = 21,
};
constexpr u32 kValues = static_cast<u32>(Value::pools);

constexpr i32 kMaxScore = 1'000'000'000;  // no game that starts within it overflows 32 bits

u32 seat_from_one(u8 seat) noexcept { return seat == kNature ? 0 : seat + 1u; }

// ---- writing --------------------------------------------------------------------------------------------------------

class StateWriter {
public:
    StateWriter(ByteWriter& out, const View& view, Viewer viewer) noexcept : out_(out), view_(view), viewer_(viewer) {}

    void write(u32 actions) noexcept
    {
        const Header& header = view_.state.header();
        number(Value::turn, header.turn, 0);
        number(Value::seat_on_turn, header.active, 0);
        number(Value::acting_seat, header.acting_seat, header.active);
        part(Value::plan_step, [&](ByteWriter& out) { write_plan(out); });
        part(Value::waiting_steps, [&](ByteWriter& out) { write_waiting_steps(out); });
        number(Value::drawn_tile, header.drawn.raw, 0);
        number(Value::placed, static_cast<bool>(header.last), 0);
        number(Value::winners, header.over ? header.winners : 0, 0);
        number(Value::resigned_seats, header.out, 0);
        number(Value::action_count, actions, 0);
        part(Value::tiles, [&](ByteWriter& out) { write_tiles(out); });
        part(Value::placed_by, [&](ByteWriter& out) { write_placed_by(out); });
        part(Value::pieces, [&](ByteWriter& out) { write_pieces(out); });
        part(Value::scores, [&](ByteWriter& out) { write_scores(out); });
        part(Value::bag, [&](ByteWriter& out) { write_counts(out, [&](TileId type) { return left(type); }); });
        part(Value::tiles_aside,
             [&](ByteWriter& out) { write_counts(out, [&](TileId type) { return view_.state.aside(type); }); });
        part(Value::racks, [&](ByteWriter& out) { write_racks(out); });
        part(Value::tokens, [&](ByteWriter& out) { write_tokens(out); });
        part(Value::variables, [&](ByteWriter& out) { write_variables(out); });
        part(Value::generator, [&](ByteWriter& out) { write_random(out); });
        part(Value::pools, [&](ByteWriter& out) { write_pools(out); });
    }

private:
    template <class Body>
    void part(Value value, Body&& body) noexcept
    {
        put_part(out_, static_cast<u32>(value), body);
    }
    void number(Value value, u32 is, u32 unless) noexcept
    {
        part(value, [&](ByteWriter& out) {
            if (is != unless) out.put_count(is);
        });
    }

    void write_step(ByteWriter& out, u8 code) const noexcept
    {
        const SavedStep name = name_step(view_.rules, *view_.rules.steps[code]);
        out.put_count(number_of(name.module));
        out.put_count(name.number);
    }

    /// A step that is in the plan more than once is written with the number of its earlier occurrences.
    void write_plan(ByteWriter& out) const noexcept
    {
        const u8 cursor = view_.state.header().cursor;
        const u8 code = view_.rules.plan[cursor].code;
        u32 before = 0;
        for (int i = 0; i < cursor; ++i) before += view_.rules.plan[i].code == code;
        write_step(out, code);
        out.put_count(before);
    }

    void write_waiting_steps(ByteWriter& out) const noexcept
    {
        const Header& header = view_.state.header();
        for (int i = 0; i < header.depth; ++i) {
            const Step& step = header.waiting[i];
            write_step(out, step.code);
            out.put_count(seat_from_one(step.seat));
            out.put_count(step.a);
            out.put_count(step.b);
            out.put_count(step.c);
        }
    }

    void write_tiles(ByteWriter& out) const noexcept
    {
        for (int i = 1; i <= view_.state.header().placed; ++i) {
            const Placed& tile = view_.state.placed(PlacedId(i));
            const TileTable& tiles = view_.rules.tiles;
            const u32 span = tiles.has_span(tile.tile) ? 1u + static_cast<u32>(tiles.way_of_span(tile.tile)) : 0u;
            out.put_count(tiles.bare_type(tile.tile).raw);
            out.put_signed(cell_of(tile).x);
            out.put_signed(cell_of(tile).y);
            out.put8(static_cast<u8>(static_cast<u32>(tile.tile.rotation()) + kSides * span));
        }
    }

    void write_placed_by(ByteWriter& out) const noexcept
    {
        for (int i = 1; i <= view_.state.header().placed; ++i) {
            const PlacedBy& by = view_.state.placed_by(PlacedId(i));
            out.put_count(seat_from_one(by.seat));
            out.put_count(by.turn);
        }
    }

    /// A piece beside another one is written after all pieces that are not.
    void write_pieces(ByteWriter& out) const noexcept
    {
        for (int i = 1; i <= view_.rules.layout.piece_count; ++i) {
            const Spot spot = view_.state.piece(PieceId(i)).spot;
            if (spot != Spot::supply && spot != Spot::beside) write_piece(out, PieceId(i));
        }
        for (int i = 1; i <= view_.rules.layout.piece_count; ++i)
            if (view_.state.piece(PieceId(i)).spot == Spot::beside) write_piece(out, PieceId(i));
    }

    /// Names a piece by its kind, its owner and its index among those.
    void write_name(ByteWriter& out, PieceId id) const noexcept
    {
        const Piece& piece = view_.state.piece(id);
        out.put_count(static_cast<u32>(piece.kind));
        out.put_count(seat_from_one(piece.owner));
        out.put_count(static_cast<u32>(id.raw - view_.rules.first_piece(piece.owner, piece.kind).raw));
    }

    void write_piece(ByteWriter& out, PieceId id) const noexcept
    {
        const Piece& piece = view_.state.piece(id);
        write_name(out, id);
        out.put_count(static_cast<u32>(piece.spot));
        switch (piece.spot) {
            case Spot::prison:
            case Spot::held: out.put_count(piece.holder); break;
            case Spot::tile:
            case Spot::space: out.put_count(piece.at); break;
            case Spot::beside: write_name(out, PieceId(piece.at)); break;
            default: write_segment(out, piece); break;
        }
        if (piece.spot == Spot::tile && view_.rules.piece_def(piece.kind).joins == Joins::ways) out.put_count(piece.corner);
    }

    void write_segment(ByteWriter& out, const Piece& piece) const noexcept
    {
        const NodeId at(piece.at);
        out.put_count(view_.state.node(at).tile.raw);
        out.put_count(segment_index(view_.state, at));
        if (piece.spot == Spot::corner) out.put_count(piece.corner);
    }

    void write_scores(ByteWriter& out) const noexcept
    {
        bool any = false;
        for (int seat = 0; seat < view_.rules.config.seats; ++seat) any = any || view_.state.seat(seat).score != 0;
        for (int seat = 0; any && seat < view_.rules.config.seats; ++seat) out.put_signed(view_.state.seat(seat).score);
    }

    bool sees(const Rack& rack) const noexcept { return !rack.is_hidden || shows_hand(viewer_, rack.owner); }

    /// For the viewer, tiles in racks that it cannot see may be in the bag.
    u32 left(TileId type) const noexcept
    {
        u32 left = view_.state.left(type);
        for (int i = 0; i < view_.rules.rack_count; ++i)
            if (!sees(view_.rules.racks[i])) left += count_tiles(view_, view_.rules.racks[i], type);
        return left;
    }

    template <class Count>
    void write_counts(ByteWriter& out, Count&& count) const noexcept
    {
        for (int i = 1; i <= view_.rules.tiles.count; ++i) {
            const u32 copies = count(TileId(i));
            if (copies == 0) continue;
            out.put_count(static_cast<u32>(i));
            out.put_count(copies);
        }
    }

    /// The tile in a slot of a rack as the viewer knows it, or none.
    TileId known(const Rack& rack, int slot) const noexcept
    {
        const TileId tile = tile_in(view_, rack, slot);
        return sees(rack) && tile != kUnseen ? tile : TileId{};
    }

    /// Omits racks of wild tiles, which are counted in variables. The slots of unseen tiles are secret: they are written in the
    /// first slots that are left.
    void write_racks(ByteWriter& out) const noexcept
    {
        for (int i = 0; i < view_.rules.rack_count; ++i) {
            const Rack& rack = view_.rules.racks[i];
            if (rack.is_wild) continue;
            u32 unseen = count_tiles(view_, rack);
            for (int slot = 0; slot < rack.capacity; ++slot) unseen -= static_cast<bool>(known(rack, slot));
            for (int slot = 0; slot < rack.capacity; ++slot) {
                const TileId tile = known(rack, slot);
                if (!tile && unseen == 0) continue;
                if (!tile) --unseen;
                out.put_count(number_of(rack.module));
                out.put_count(seat_from_one(rack.owner));
                out.put_count(static_cast<u32>(slot));
                out.put_count(tile.raw);
            }
        }
    }

    void write_tokens(ByteWriter& out) const noexcept
    {
        for (int i = 0; i < view_.rules.token_count; ++i) {
            for (int seat = 0; seat < view_.rules.config.seats; ++seat) {
                const u16 won = view_.state.variables()[token_variable(view_.rules, i, seat)];
                if (won == 0) continue;
                out.put_count(static_cast<u32>(view_.rules.token_defs[i].kind));
                out.put_count(static_cast<u32>(seat));
                out.put_count(won);
            }
        }
    }

    /// What pieces hold: kind of token, seat and number of the piece, count.
    void write_pools(ByteWriter& out) const noexcept
    {
        for (int i = 0; i < view_.rules.pool_count; ++i) {
            const Pool& pool = view_.rules.pools[i];
            const PieceDef& def = view_.rules.piece_def(pool.holder);
            const int of_seat = def.count;
            for (int holder = 0; holder < pool.holders; ++holder) {
                const int owner = def.is_neutral ? kNature : holder / of_seat;
                const PieceId id(view_.rules.first_piece(owner, pool.holder).raw + holder % of_seat);
                for (int kind = 0; kind < pool.kinds; ++kind) {
                    const u32 held = count_held(view_, pool, id, kind);
                    if (held == 0) continue;
                    out.put_count(static_cast<u32>(pool_def(view_.rules, pool, kind).kind));
                    out.put_count(static_cast<u32>(holder / of_seat));
                    out.put_count(static_cast<u32>(holder % of_seat));
                    out.put_count(held);
                }
            }
        }
    }

    void write_variables(ByteWriter& out) const noexcept
    {
        const int first_token = view_.rules.first_token_variable;
        const int behind_tokens = view_.rules.first_turn_variable;  // and behind the variables of the pools
        for (int variable = 0; variable < view_.rules.variable_count; ++variable) {
            const u16 is = view_.state.variables()[variable];
            if (is == 0 || is_within(variable, first_token, behind_tokens - 1)) continue;
            const SavedVariable name = name_variable(view_.rules, variable);
            out.put_count(number_of(name.module));
            out.put_count(static_cast<u32>(name.scope));
            if (name.scope == VariableScope::copy) {
                out.put_count(number_of(name.of));
                out.put_count(static_cast<u32>(name.scope_of));
            }
            out.put_count(name.index);
            out.put_count(is);
        }
    }

    /// the only secret, for the full view alone
    void write_random(ByteWriter& out) const noexcept
    {
        if (viewer_ != Viewer::full || view_.state.header().chance() == Chance::host) return;
        for (const u64 word : view_.state.header().random.s) out.put64(word);
    }

    ByteWriter& out_;
    const View& view_;
    Viewer viewer_;
};

// ---- reading --------------------------------------------------------------------------------------------------------

/// Sets the table of a snapshot. Stops at the first value that is impossible.
class StateReader {
public:
    StateReader(const Parts<kValues>& values, const SavedTiles& tiles, bool is_of_older_rules, Game& game) noexcept
        : values_(values), tiles_(tiles), is_of_older_rules_(is_of_older_rules), game_(game), play_(quiet(game))
    {
    }

    bool read(u32& actions) noexcept
    {
        moves::release_all_tiles(play_);
        if (!read_tiles() || !read_placed_by() || !read_pieces() || !read_scores()) return false;
        if (!read_tokens() || !read_pools() || !read_variables() || !read_racks() || !read_bag()) return false;
        if (!read_turn() || !read_plan() || !read_waiting_steps() || !read_random()) return false;
        actions = number(Value::action_count, 0x7FFFFFFF);
        return is_right_ && !game_.is_faulty() && agrees();
    }

private:
    static Play quiet(Game& game) noexcept
    {
        Play play = game.play();
        play.log = nullptr;
        play.history = nullptr;
        return play;
    }

    const Rules& rules() const noexcept { return play_.rules; }
    const StateView& state() const noexcept { return play_.state; }
    ByteReader value(Value which) const noexcept { return values_[static_cast<u32>(which)]; }

    u32 get(ByteReader& in, u64 most, u64 least = 0) noexcept
    {
        const u64 is = in.get_count();
        if (!in.failed() && is >= least && is <= most) return static_cast<u32>(is);
        is_right_ = false;
        in.fail();
        return static_cast<u32>(least);
    }
    i32 get_signed(ByteReader& in, i32 most) noexcept
    {
        const i64 is = in.get_signed();
        if (!in.failed() && is >= -most && is <= most) return static_cast<i32>(is);
        is_right_ = false;
        in.fail();
        return 0;
    }
    u32 number(Value which, u64 most, u32 unless = 0) noexcept
    {
        ByteReader in = value(which);
        if (in.left() == 0) return unless;
        const u32 is = get(in, most);
        is_right_ = is_right_ && in.left() == 0;
        return is;
    }
    /// Calls `read(in)` until a value is used up; false when it returns false or a number was out of range.
    template <class Read>
    bool each(Value which, Read&& read) noexcept
    {
        ByteReader in = value(which);
        while (is_right_ && in.left() > 0) is_right_ = read(in) && is_right_;
        return is_right_;
    }

    u32 seats() const noexcept { return rules().config.seats; }
    u8 get_seat(ByteReader& in) noexcept { return static_cast<u8>(get(in, seats() - 1)); }
    u8 get_seat_or_nature(ByteReader& in) noexcept
    {
        const u32 seat = get(in, seats());
        return seat == 0 ? kNature : static_cast<u8>(seat - 1);
    }
    ModuleId get_module(ByteReader& in) noexcept
    {
        ModuleId module = ModuleId::none;
        is_right_ = module_numbered(get(in, 0xFF), module) && is_right_;
        return module;
    }
    TileId get_tile(ByteReader& in) noexcept { return tiles_.type(get(in, tiles_.count(), 1)); }

    bool take(TileId type, u32 copies) noexcept
    {
        if (copies > state().left(type)) return false;
        moves::take_tiles(play_, type, static_cast<i32>(copies));
        return true;
    }

    /// The same for tiles that were drawn or can be: wild tiles never are.
    bool take_drawable(TileId type, u32 copies) noexcept { return !rules().tiles.wild[type.raw] && take(type, copies); }

    // -- the board --

    bool read_tiles() noexcept
    {
        if (!values_.has(static_cast<u32>(Value::tiles))) moves::open_single_cell(play_, {0, 0});
        const bool is_placed = number(Value::placed, 1) == 1;
        return each(Value::tiles, [&](ByteReader& in) {
            const TileId type = get_tile(in);
            const i32 x = get_signed(in, kReach);
            const i32 y = get_signed(in, kReach);
            const int turned = in.get8();  // and the span
            const int rotation = turned % kSides;
            const int span = turned / kSides;
            if (!is_right_ || in.failed() || span > kWays) return false;
            const TileId shown = span == 0 ? type : rules().tiles.with_span(OrientedId(type, rotation), span - 1).type();
            if (!shown) return false;
            const Cell cell = cell_at(x, y);
            if (state().header().placed == 0) moves::open_single_cell(play_, cell);
            if (!fits(shown, cell, rotation) || !take(type, 1)) return false;
            if (in.left() == 0) moves::clear_completion(play_);
            moves::lay_tile(play_, shown, cell, rotation);
            if (in.left() > 0) return true;
            if (is_placed)
                moves::put_last_placed(play_);
            else
                moves::clear_completion(play_);
            return is_in_reach();
        });
    }

    /// Sides must match under all rules: segments of different kinds cannot be joined.
    bool fits(TileId type, Cell cell, int rotation) const noexcept
    {
        u32 at = 0;
        if (!is_open_cell(state(), cell, at) || is_closed(play_, cell)) return false;
        bool matches = true;
        if (!rules().tiles.wild[type.raw])
            for_each_mismatch(play_, type, cell, rotation, [&](const Mismatch&) { return !(matches = false); });
        return matches;
    }

    /// The remaining tiles must not be able to take the board beyond reach.
    bool is_in_reach() const noexcept
    {
        const int reach = kReach - (rules().layout.max_placed - state().header().placed);
        for (int i = 1; i <= state().header().placed; ++i) {
            const Cell cell = cell_of(state().placed(PlacedId(i)));
            if (!is_within(cell.x, -reach, reach) || !is_within(cell.y, -reach, reach)) return false;
        }
        return true;
    }

    bool read_placed_by() noexcept
    {
        int id = 0;
        each(Value::placed_by, [&](ByteReader& in) {
            const u8 seat = get_seat_or_nature(in);
            const u32 turn = get(in, 0xFFFF);
            if (++id > state().header().placed) return false;
            moves::put_placed_by(play_, PlacedId(id), seat, static_cast<int>(turn));
            return true;
        });
        return is_right_ && (id == 0 || id == state().header().placed);
    }

    bool read_pieces() noexcept
    {
        return each(Value::pieces, [&](ByteReader& in) {
            const PieceId id = get_piece(in);
            const Spot spot = static_cast<Spot>(get(in, 0xFF));
            if (!id || !is_right_ || state().piece(id).spot != Spot::supply) return false;
            if (spot == Spot::prison) return imprison(in, id);
            const PieceDef& def = rules().piece_def(state().piece(id).kind);
            return def.may_be_at(spot) ? put_off_segments(in, id, spot) : put_on_board(in, def, id, spot);
        });
    }

    /// None when no such piece exists.
    PieceId get_piece(ByteReader& in) noexcept
    {
        const int kind = static_cast<int>(get(in, kPieceKinds - 1, 1));
        const u8 owner = get_seat_or_nature(in);
        const u32 number = get(in, 0xFFFF);
        const PieceDef& def = rules().piece_defs[kind];
        if (!is_right_ || number >= def.count || (owner == kNature) != (def.is_neutral != 0)) return {};
        return PieceId(rules().first_piece(owner, static_cast<PieceKind>(kind)).raw + static_cast<int>(number));
    }

    bool imprison(ByteReader& in, PieceId id) noexcept
    {
        const u8 holder = get_seat(in);
        if (!is_right_ || !may_hold(id, holder)) return false;
        moves::put_in_prison(play_, id, holder);
        return true;
    }

    /// What older rules allowed stays: their games need only prisons and a piece of another seat.
    bool may_hold(PieceId id, u8 holder) const noexcept
    {
        Verdict verdict;
        const u8 owner = state().piece(id).owner;
        if (!is_of_older_rules_) return why_not_hold(play_, id, holder, verdict) == Reason::none;
        return owner != kNature && owner != holder && why_not_hold(play_, {}, kNature, verdict) == Reason::none;
    }

    /// Sets a piece that is on no segment and no corner. A piece to stand beside was written before it.
    bool put_off_segments(ByteReader& in, PieceId id, Spot spot) noexcept
    {
        PiecePlace place;
        switch (spot) {
            case Spot::tile: place = get_tile_place(in, id); break;
            case Spot::space: place = PiecePlace::on_space(static_cast<int>(get(in, kMaxSpaces - 1))); break;
            case Spot::held: place = PiecePlace::held_by(get_seat(in)); break;
            case Spot::beside: place = PiecePlace::beside(get_piece(in)); break;
            default: return false;
        }
        if (!is_right_ || (spot == Spot::beside && !may_have_beside(PieceId(place.at)))) return false;
        moves::relocate(play_, id, place, Cause::none);
        return true;
    }

    /// On a tile, or across it: a piece that joins two of its roads has its way.
    PiecePlace get_tile_place(ByteReader& in, PieceId id) noexcept
    {
        const PlacedId tile(static_cast<int>(get(in, state().header().placed, 1)));
        if (rules().piece_def(state().piece(id).kind).joins != Joins::ways) return PiecePlace::on_tile(tile);
        const int way = static_cast<int>(get(in, kLinkWays, 1)) - 1;
        is_right_ = is_right_ && link_across(play_, tile, way);
        return PiecePlace::across_tile(tile, way);
    }

    bool may_have_beside(PieceId id) const noexcept
    {
        const Spot spot = id ? state().piece(id).spot : Spot::none;
        return spot == Spot::segment || spot == Spot::corner || spot == Spot::moving || spot == Spot::space || spot == Spot::tile;
    }

    bool put_on_board(ByteReader& in, const PieceDef& def, PieceId id, Spot spot) noexcept
    {
        const u32 tile = get(in, state().header().placed, 1);
        const u32 segment = get(in, kMaxSegments - 1);
        const u32 corner = spot == Spot::corner ? get(in, kSides - 1) : 0;
        if (!is_right_) return false;
        const Placed& placed = state().placed(PlacedId(static_cast<int>(tile)));
        if (segment >= rules().tiles.at(placed.tile).segments) return false;
        const NodeId at = node_of(placed, static_cast<int>(segment));
        const SegmentKind kind = state().node(at).kind();
        switch (spot) {
            case Spot::segment:
                // Another piece may have turned the feature before, as a castle a city, on which its followers stay.
                if (!may_stand_there(def, kind) && !may_stand_there(def, printed_kind(play_, at))) return false;
                moves::deploy(play_, id, at);
                return true;
            case Spot::corner:
                if (kind != SegmentKind::field || def.fits != 0 || def.has(Trait::stacks)) return false;
                moves::deploy_on_corner(play_, id, at, static_cast<int>(corner));
                return true;
            case Spot::moving:
                if (!may_stand_on(def, kind)) return false;
                moves::put_moving(play_, id, at);
                return true;
            default: return false;
        }
    }

    bool may_stand_there(const PieceDef& def, SegmentKind kind) const noexcept
    {
        if (kind == SegmentKind::foundation) return def.has(Trait::stacks) || def.has(Trait::tops_foundation);
        return may_stand_on(def, kind) || def.may_turn(kind) || (def.joins == Joins::pairs && kind == SegmentKind::road);
    }

    /// Where older rules let a piece stand it stays.
    bool may_stand_on(const PieceDef& def, SegmentKind kind) const noexcept
    {
        return def.may_stand_on(kind) || (is_of_older_rules_ && def.fits != 0 && kind != SegmentKind::foundation);
    }

    // -- beside the board --

    bool read_scores() noexcept
    {
        int seat = 0;
        each(Value::scores, [&](ByteReader& in) {
            const i32 score = get_signed(in, kMaxScore);
            if (seat == rules().config.seats) return false;
            moves::put_score(play_, seat++, score);
            return true;
        });
        return is_right_ && (seat == 0 || seat == rules().config.seats);
    }

    bool read_tokens() noexcept
    {
        return each(Value::tokens, [&](ByteReader& in) {
            const int kind = token_number(rules(), static_cast<PieceKind>(get(in, 0xFF, 1)));
            const u8 seat = get_seat(in);
            const u32 won = get(in, 0xFFFF, 1);
            if (!is_right_ || kind < 0) return false;
            moves::put_variable(play_, token_variable(rules(), kind, seat), static_cast<i32>(won));
            return true;
        });
    }

    bool read_pools() noexcept
    {
        return each(Value::pools, [&](ByteReader& in) {
            const PoolKind token = find_token(rules(), static_cast<PieceKind>(get(in, 0xFF, 1)));
            const u8 seat = get_seat(in);
            const u32 number = get(in, 0xFF);
            const u32 held = get(in, 0xFFFF, 1);
            if (!is_right_ || !token.pool) return false;
            const PieceDef& def = rules().piece_def(token.pool->holder);
            if (number >= def.count || (def.is_neutral && seat != 0)) return false;
            const int owner = def.is_neutral ? kNature : seat;
            const PieceId holder(rules().first_piece(owner, token.pool->holder).raw + static_cast<int>(number));
            if (held > count_in_pool(play_, *token.pool, token.kind)) return false;
            moves::put_variable(play_, held_variable(rules(), *token.pool, holder) + token.kind, static_cast<i32>(held));
            return true;
        });
    }

    bool read_variables() noexcept
    {
        return each(Value::variables, [&](ByteReader& in) {
            const SavedVariable name = get_variable(in);
            const int variable = variable_named(rules(), name);
            const u32 is = get_reference(in, meaning_of(name).points_to);
            if (!is_right_ || variable < 0 || is == 0) return false;
            moves::put_variable(play_, variable, static_cast<i32>(is));
            return true;
        });
    }

    /// A number of a variable or a step; one that refers to a tile type is a number of the snapshot's.
    u16 get_reference(ByteReader& in, PointsTo points_to) noexcept
    {
        const u32 number = get(in, points_to == PointsTo::tile ? tiles_.count() : 0xFFFF);
        return static_cast<u16>(points_to == PointsTo::tile && number > 0 ? tiles_.type(number).raw : number);
    }

    SavedVariable get_variable(ByteReader& in) noexcept
    {
        SavedVariable name;
        name.module = get_module(in);
        name.scope = static_cast<VariableScope>(get(in, kVariableScopes - 1));
        if (name.scope == VariableScope::copy) {
            name.of = get_module(in);
            name.scope_of = static_cast<VariableScope>(get(in, kVariableScopes - 1));
        }
        name.index = static_cast<u16>(get(in, 0xFFFF));
        return name;
    }

    bool read_racks() noexcept
    {
        return each(Value::racks, [&](ByteReader& in) {
            const ModuleId module = get_module(in);
            const u8 owner = get_seat_or_nature(in);
            const u32 slot = get(in, 0xFF);
            const u32 tile = get(in, tiles_.count());
            const Rack rack = is_right_ ? rack_of(rules(), module, owner) : Rack{};
            if (slot >= rack.capacity || rack.is_wild || tile_in(play_, rack, static_cast<int>(slot))) return false;
            const bool may_be_unseen = rack.is_hidden && play_.asks_nature;
            if (tile == 0 ? !may_be_unseen : !take_drawable(tiles_.type(tile), 1)) return false;
            moves::put_in_slot(play_, rack.at + static_cast<int>(slot), tile == 0 ? kUnseen : tiles_.type(tile));
            return true;
        });
    }

    /// Tiles that are nowhere have left the game. The bag is filled last, after all others have taken their copies.
    bool read_bag() noexcept
    {
        const u32 drawn = number(Value::drawn_tile, tiles_.count());
        const TileId type = drawn > 0 ? tiles_.type(drawn) : TileId{};
        if (type && !take_drawable(type, 1)) return false;
        moves::put_drawn(play_, type);
        each(Value::tiles_aside, [&](ByteReader& in) {
            const TileId tile = get_tile(in);
            const u32 copies = get(in, 0xFFFF, 1);
            if (!is_right_ || state().aside(tile) || !take_drawable(tile, copies)) return false;
            moves::put_aside(play_, tile, static_cast<i32>(copies));
            return true;
        });
        each(Value::bag, [&](ByteReader& in) {
            const TileId tile = get_tile(in);
            const u32 copies = get(in, 0xFFFF, 1);
            return is_right_ && take_drawable(tile, copies);
        });
        moves::empty_bag(play_);
        each(Value::bag, [&](ByteReader& in) {
            const TileId tile = get_tile(in);
            moves::fill_bag(play_, tile, state().left(tile) + static_cast<i32>(get(in, 0xFFFF)));
            return true;
        });
        const u32 unknown = count_unknown(play_);
        if (!is_right_ || unknown > count_to_draw(play_)) return false;  // no tile that waits is among them
        moves::exclude_unknown(play_, unknown);
        return true;
    }

    // -- how far the game is --

    bool read_turn() noexcept
    {
        const u32 all = (1u << seats()) - 1;
        const u32 active = number(Value::seat_on_turn, seats() - 1);
        moves::put_turn(play_, static_cast<int>(number(Value::turn, 0xFFFF)));
        moves::set_turn(play_, static_cast<int>(active));
        moves::put_acting_seat(play_, static_cast<int>(number(Value::acting_seat, seats() - 1, active)));
        moves::put_resigned(play_, number(Value::resigned_seats, all));
        const u32 winners = number(Value::winners, all);
        if (winners || play_.playing() == 0) moves::put_winners(play_, winners);
        const bool is_placed = number(Value::placed, 1) == 1;
        return is_right_ && (winners & ~play_.playing()) == 0 && (!is_placed || state().header().last);
    }

    const StepCode* get_step(ByteReader& in) noexcept
    {
        SavedStep name;
        name.module = get_module(in);
        name.number = static_cast<u16>(get(in, 0xFFFF));
        return is_right_ ? step_named(rules(), name) : nullptr;
    }

    bool is_planned(u8 code) const noexcept
    {
        for (int i = 0; i < rules().plan_size; ++i)
            if (rules().plan[i].code == code) return true;
        return false;
    }

    bool read_plan() noexcept
    {
        ByteReader in = value(Value::plan_step);
        const StepCode* const code = get_step(in);
        u32 before = get(in, kMaxSteps);
        if (!code || !is_right_ || in.left() > 0) return false;
        for (int i = 0; i < rules().plan_size; ++i) {
            if (rules().steps[rules().plan[i].code] != code || before-- > 0) continue;
            moves::set_cursor(play_, i);
            return true;
        }
        return false;
    }

    /// A step of the turn plan is never a waiting step.
    bool read_waiting_steps() noexcept
    {
        return each(Value::waiting_steps, [&](ByteReader& in) {
            const StepCode* const code = get_step(in);
            Step step;
            step.seat = get_seat_or_nature(in);
            step.a = get_reference(in, code ? code->points_to : PointsTo::nothing);
            step.b = static_cast<u16>(get(in, 0xFFFF));
            step.c = static_cast<u16>(get(in, 0xFFFF));
            if (!is_right_ || !code || state().header().depth == kMaxWaitingSteps) return false;
            step.code = rules().step_number(*code);
            if (is_planned(step.code) || !points_at_something(play_, code->points_to, step.a)) return false;
            moves::push_step(play_, step);
            return true;
        });
    }

    /// A generator of zeros would return only zeros.
    bool read_random() noexcept
    {
        ByteReader in = value(Value::generator);
        if (play_.asks_nature) return in.left() == 0;
        Random random{};
        u64 any = 0;
        for (u64& word : random.s) any |= word = in.get64();
        moves::put_random(play_, random);
        return any != 0 && !in.failed() && in.left() == 0;
    }

    // -- all together --

    bool agrees() const noexcept
    {
        for (int variable = 0; variable < rules().variable_count; ++variable)
            if (state().variables()[variable] != 0 && !is_valid_variable(variable)) return false;
        for (int i = 0; i < rules().rack_count; ++i) {
            const Rack& rack = rules().racks[i];
            if (rack.is_wild && state().variables()[rack.at] > (rules().wild ? rack.capacity : 0)) return false;
        }
        return broken_invariant(play_) == nullptr;
    }

    bool is_valid_variable(int variable) const noexcept
    {
        const bool is_token = is_within(variable, rules().first_token_variable, rules().first_turn_variable - 1);
        if (is_token) return true;
        const SavedVariable name = name_variable(rules(), variable);
        if (name.module == ModuleId::none) return state().variables()[variable] < rules().parts;
        const VariableMeaning meaning = meaning_of(name);
        const u16 number = state().variables()[variable];
        const bool is_unset = number == 0 && meaning.points_to == PointsTo::segment;  // a step names one always
        return number <= meaning.most && (is_unset || points_at_something(play_, meaning.points_to, number));
    }

    const Parts<kValues>& values_;
    const SavedTiles& tiles_;
    const bool is_of_older_rules_;
    Game& game_;
    Play play_;
    bool is_right_ = true;
};

}  // namespace

// ---- tile types -----------------------------------------------------------------------------------------------------

void write_tiles(ByteWriter& out, const Rules& rules) noexcept
{
    int first = 1;  // types ascend with the sets
    const auto write_up_to = [&](int behind) {
        out.put_count(static_cast<u32>(behind - first));
        for (; first < behind; ++first) {
            const Text name(rules.tiles.def(TileId(first)).name);
            out.put8(static_cast<u8>(name.size));
            for (u32 k = 0; k < name.size; ++k) out.put8(static_cast<u8>(name[k]));
        }
    };
    for (int set = 1; set < kSets; ++set) {
        if (rules.config.copies[set] == 0) continue;
        int behind = first;
        while (behind <= rules.plain_types() && rules.set_of[behind] == set) ++behind;
        write_up_to(behind);
    }
    first = rules.plain_types() + 1;
    if (rules.shows_gardens) write_up_to(rules.tiles.count + 1);
}

/// `set` 0: a copy with a garden.
bool SavedTiles::add(ByteReader& in, const Rules& rules, u16 set) noexcept
{
    char name[sizeof TileDef::name] = {};
    const u8 size = in.get8();
    if (size >= sizeof name) return false;
    for (u8 i = 0; i < size; ++i) name[i] = static_cast<char>(in.get8());
    const auto is_it = [&](u32 type) {
        const bool has_garden = type > static_cast<u32>(rules.plain_types());
        const bool is_listed_here = set == 0 ? has_garden : !has_garden && rules.set_of[type] == set;
        return is_listed_here && Text(rules.tiles.def(TileId(static_cast<int>(type))).name) == Text(name, size);
    };
    u32 type = count_ + 1;  // its type, unless types were added to the set since; then search
    if (type > rules.tiles.count || !is_it(type)) type = 1;
    while (type <= rules.tiles.count && !is_it(type)) ++type;
    if (type > rules.tiles.count || in.failed()) return false;
    for (u32 k = 0; k < count_; ++k)
        if (types_[k] == type) return false;
    types_[count_++] = static_cast<u16>(type);
    return true;
}

bool SavedTiles::are_types_of(const Rules& rules) const noexcept
{
    for (u32 i = 0; i < count_; ++i)
        if (types_[i] != i + 1) return false;
    return count_ == rules.tiles.count;
}

bool SavedTiles::read(ByteReader in, const Rules& rules, Fault& fault) noexcept
{
    bytes_ = (rules.tiles.count + 1u) * static_cast<u32>(sizeof(u16));
    types_ = static_cast<u16*>(memory_.allocate(bytes_));
    if (!types_) {
        fault.set(Status::memory, Reason::none);
        return false;
    }
    bool is_known = true;
    for (int set = 1; set < kSets; ++set) {
        if (rules.config.copies[set] == 0) continue;
        for (u64 n = in.get_count(); n > 0 && is_known && !in.failed(); --n) is_known = add(in, rules, static_cast<u16>(set));
    }
    for (int i = 1; i <= rules.plain_types(); ++i)
        if (rules.set_of[i] >= kSets) types_[count_++] = static_cast<u16>(i);
    if (rules.shows_gardens)
        for (u64 n = in.get_count(); n > 0 && is_known && !in.failed(); --n) is_known = add(in, rules, 0);
    if (is_known && !in.failed() && in.left() == 0) return true;
    fault.set(Status::format, Reason::none, "The snapshot has a tile that none of its sets has.");
    return false;
}

// ---- the state ------------------------------------------------------------------------------------------------------

void write_state(ByteWriter& out, const View& view, u32 actions, Viewer viewer) noexcept
{
    StateWriter(out, view, viewer).write(actions);
}

u32 read_state(ByteReader in, const SavedTiles& tiles, bool is_of_older_rules, Game& game, Fault& fault) noexcept
{
    const Parts<kValues> values(in);
    u32 actions = 0;
    if (values.has_later() && !values.failed())
        fault.set(Status::version, Reason::none, "The snapshot has a value that a later version wrote.");
    else if (values.failed() || !StateReader(values, tiles, is_of_older_rules, game).read(actions))
        fault.set(Status::format, Reason::none, "The position of the snapshot cannot arise under the rules.");
    return actions;
}

}  // namespace bastide
