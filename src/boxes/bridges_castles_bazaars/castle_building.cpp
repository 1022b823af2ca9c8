// SPDX-License-Identifier: MIT
// Building a castle: the owner of the one follower in a small city decides whether it becomes one instead of being scored.
#include "boxes/bridges_castles_bazaars/castles.hpp"
#include "play/moves.hpp"
#include "play/turn.hpp"

namespace bastide::boxes::bridges_castles_bazaars {

namespace {

/// The segments of older boxes whose wall has not the usual half-round shape (CASTLE-BUILD-02). Newer tiles have a mark.
struct UnfitWall {
    Set set;
    const char* tile;
    u8 segment;
};

constexpr UnfitWall kUnfitWalls[] = {
    {Set::inns_cathedrals, "IC07", 0}, {Set::abbey_mayor, "AM_E", 0}, {Set::abbey_mayor, "AM_I", 0},
    {Set::princess_dragon, "PD_Y", 0}, {Set::hills_sheep, "HS_A", 0}, {Set::hills_sheep, "HS_B", 0},
    {Set::hills_sheep, "HS_B", 1},     {Set::hills_sheep, "HS_G", 0}, {Set::hills_sheep, "HS_G", 1},
};

/// Whether a segment makes no castle because of its wall or because it is besieged (CASTLE-BUILD-02, -13).
bool is_unfit(const View& view, TileId type, u8 segment) noexcept
{
    const TileDef& def = view.rules.tiles.def(type);
    if (has_mark(def, segment, Mark::castle_unfit) || has_mark(def, segment, Mark::siege)) return true;
    for (const UnfitWall& wall : kUnfitWalls)
        if (segment == wall.segment && view.rules.set_of[type.raw] == static_cast<u16>(wall.set) &&
            Text(def.name) == Text(wall.tile))
            return true;
    return false;
}

int count_sides(PortMask ports) noexcept
{
    int sides = 0;
    for (int side = 0; side < kSides; ++side) sides += (ports >> (3 * side) & 7) != 0;
    return sides;
}

/// Whether a segment can be half of a castle: a printed city of one side that is not unfit (CASTLE-BUILD-02).
bool is_half(const View& view, NodeId id) noexcept
{
    const Placed& tile = view.state.placed(view.state.node(id).tile);
    const u8 index = segment_index(tile, id);
    const Segment& shown = view.rules.tiles.segment(tile.tile, index);
    return shown.kind == SegmentKind::city && count_sides(shown.ports) == 1 && !is_unfit(view, tile.tile.type(), index);
}

}  // namespace

bool is_small_city(const View& view, NodeId root) noexcept
{
    if (view.state.node(root).kind() != SegmentKind::city || !is_complete(view.state, root)) return false;
    const NodeId other = next_of(view.state, root);
    const bool are_two = other != root && next_of(view.state, other) == root;
    return are_two && view.state.node(other).tile != view.state.node(root).tile && is_half(view, root) && is_half(view, other);
}

bool may_hold_castle(const View& view, PieceKind kind) noexcept
{
    const PieceDef& def = view.rules.piece_def(kind);
    return def.has(Trait::claims) && def.may_stand_on(SegmentKind::city);
}

namespace {

/// The follower whose owner may turn a city into a castle; none if no seat may (CASTLE-BUILD-01, -04, -07).
PieceId builder_of_castle(const View& view, NodeId root) noexcept
{
    if (view.state.node(root).claims() != 1 || !is_small_city(view, root)) return {};
    const PieceId follower = occupant(view, root);
    const Piece& piece = view.state.piece(follower);
    const bool may = may_hold_castle(view, piece.kind) && has_supply(view, piece.owner, PieceKind::castle);
    return may && !view.is_out(piece.owner) ? follower : PieceId{};
}

/// A city about which a seat decides: its segment on the tile just placed, which completed it.
struct Choosing {
    NodeId segment;
    PieceId follower;
};

/// The next city about which a seat must decide, in turn order from the seat on turn (CASTLE-BUILD-05, -06).
Choosing next_choice(const View& view) noexcept
{
    const Header& header = view.state.header();
    if (!header.last || !header.may_have_completed) return {};
    const Placed& tile = view.state.placed(header.last);
    const u32 declined = view.this_part(kModule, kDeclined);
    const int seats = view.rules.config.seats;
    for (int k = 0; k < seats; ++k) {
        for (int segment = 0; segment < view.rules.tiles.at(tile.tile).segments; ++segment) {
            if ((declined >> segment & 1) != 0) continue;
            const NodeId id = node_of(tile, segment);
            if (view.state.node(id).kind() != SegmentKind::city) continue;
            const PieceId follower = builder_of_castle(view, root_of(view.state, id));
            if (follower && view.state.piece(follower).owner == (header.active + k) % seats) return {id, follower};
        }
    }
    return {};
}

Flow enter_build(Play& play, const Step&) { return next_choice(play).follower ? Flow::ask : Flow::done; }

u8 decide_build(const View& view, const Step&) { return view.state.piece(next_choice(view).follower).owner; }

Action action_of(ActionKind kind, u8 seat) noexcept
{
    Action action;
    action.kind = kind;
    action.seat = seat;
    return action;
}

void list_build(const View& view, const Step& step, ActionList& actions)
{
    const u8 seat = decide_build(view, step);
    const NodeId segment = next_choice(view).segment;
    Action build = action_of(ActionKind::deploy, seat);
    build.cell = cell_of(view.state, segment);
    build.segment = segment_index(view.state, segment);
    build.piece_kind = static_cast<u16>(PieceKind::castle);
    actions.add(build);
    actions.add(action_of(ActionKind::pass, seat));
}

/// The segment that an action names; none if there is none.
NodeId segment_named(const View& view, const Action& action) noexcept
{
    const PlacedId id = tile_at(view.state, action.cell);
    if (!id) return {};
    const Placed& tile = view.state.placed(id);
    return action.segment < view.rules.tiles.at(tile.tile).segments ? node_of(tile, action.segment) : NodeId{};
}

Reason why_not_build(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return Reason::none;
    if (action.kind != ActionKind::deploy) return verdict.refuse(Reason::wrong_step);
    const NodeId segment = next_choice(view).segment;
    verdict.cell = cell_of(view.state, segment);
    if (action.piece_kind != static_cast<u16>(PieceKind::castle)) return verdict.refuse(Reason::not_this_piece);
    const NodeId named = segment_named(view, action);
    if (named == segment) return Reason::none;
    const bool is_its_other_half = named && root_of(view.state, named) == root_of(view.state, segment);
    return verdict.refuse(is_its_other_half ? Reason::not_last_tile : Reason::castle_other_city);
}

/// What keeps the follower company goes home (CASTLE-BUILD-10), and neutral pieces do (MAGIC-RET-02).
void send_company_home(Play& play, NodeId root) noexcept
{
    for (int i = 1; i <= play.rules.layout.piece_count; ++i) {
        const PieceId id(i);
        const Piece& piece = play.state.piece(id);
        const bool keeps_company = piece.owner == kNature || play.rules.piece_def(piece.kind).has(Trait::companion);
        if (piece.spot != Spot::segment || !keeps_company) continue;
        if (root_of(play.state, NodeId(piece.at)) == root) moves::send_home(play, id, Cause::castle_built);
    }
}

/// The castle stands on the later of its two tiles until it is scored (CASTLE-BUILD-04, -09).
Flow answer_build(Play& play, const Step&, const Action& action)
{
    const Choosing choice = next_choice(play);
    if (action.kind == ActionKind::pass) {
        const int bit = 1 << segment_index(play.state, choice.segment);
        moves::set_this_part(play, kModule, kDeclined, play.this_part(kModule, kDeclined) | bit);
        return Flow::ask;
    }
    send_company_home(play, root_of(play.state, choice.segment));
    moves::deploy(play, piece_in_supply(play, action.seat, PieceKind::castle), choice.segment);
    return Flow::ask;  // the step is entered again and finds the next city
}

void about_build(const View& view, const Step&, Subject& subject)
{
    const Choosing choice = next_choice(view);
    subject.piece = choice.follower;
    if (!choice.follower) return;
    subject.segment = choice.segment;
    subject.set_cell(cell_of(view.state, choice.segment));
}

}  // namespace

const StepCode kBuildCastle{.name = StepKind::castle_build,
                            .decider = decide_build,
                            .enter = enter_build,
                            .list = list_build,
                            .why_not = why_not_build,
                            .answer = answer_build,
                            .about = about_build,
                            .stands_alone = true};

}  // namespace bastide::boxes::bridges_castles_bazaars
