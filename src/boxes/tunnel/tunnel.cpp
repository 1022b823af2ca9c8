// SPDX-License-Identifier: MIT
// The Tunnel: tokens on the openings of tunnels. The two tokens of a pair join the roads that end at their openings.
#include "boxes/tunnel/tunnel.hpp"

#include "boxes/base/base.hpp"
#include "boxes/traders_builders/traders_builders.hpp"
#include "boxes/tunnel/tiles.hpp"
#include "common/phrases.hpp"
#include "play/deploying.hpp"
#include "play/links.hpp"
#include "play/moves.hpp"
#include "play/scoring.hpp"

namespace bastide {

namespace boxes::tunnel {

namespace {

constexpr ModuleId kModule = ModuleId::tunnel;

/// Variable of the turn, with tunnel_once_a_turn: 1 when the seat on turn has placed a token; who buys its tile is another.
constexpr int kUsedInTurn = 0;
constexpr int kTurnVariables = 1;

/// Variables of the part.
constexpr int kUsed = 0;  ///< the token that was placed
constexpr int kWon = 1;   ///< 1: it wins a second part of the turn (TUNNEL-INT-01)
constexpr int kPartVariables = 2;

// ---- tokens and tiles -----------------------------------------------------------------------------------------------------

/// Pairs of tokens for each seat (TUNNEL-SETUP-01).
int count_pairs(const Rules& rules) noexcept
{
    constexpr int kPairs[3][3] = {{3, 2, 1}, {2, 1, 1}, {1, 1, 1}};  // by option; with up to 2 seats, with 3, with more
    const int seats = rules.config.seats;
    return kPairs[rules.option(Option::tunnel_pairs)][seats <= 2 ? 0 : seats == 3 ? 1 : 2];
}

/// The road of AM_L and of PD_O ends at both sides of its tunnel (TUNNEL-OTHER-01).
TileDef part_roads(const TileDef& def, u16 set)
{
    const auto is = [&](Set of, const TileDef& parted) {
        return set == static_cast<u16>(of) && Text(def.name) == Text(parted.name);
    };
    if (is(Set::abbey_mayor, kPartedInAbbeyMayor)) return kPartedInAbbeyMayor;
    return is(Set::princess_dragon, kPartedInPrincessDragon) ? kPartedInPrincessDragon : def;
}

void shape(Rules& rules)
{
    rules.open_end = Mark::tunnel_opening;
    rules.landmarks |= mark_set(Mark::tunnel_opening);
    if (!rules.has(Option::tunnel_own_tiles_only)) rules.adapt_tile = part_roads;
    if (rules.config.pieces[static_cast<int>(PieceKind::tunnel_token)] < 0)
        rules.piece_defs[static_cast<int>(PieceKind::tunnel_token)].count = static_cast<u8>(2 * count_pairs(rules));
}

bool is_token(const View& view, PieceId id) noexcept
{
    return id && id.raw <= view.rules.layout.piece_count && view.state.piece(id).kind == PieceKind::tunnel_token;
}

/// The i-th token of a seat, from 0.
PieceId token(const View& view, int seat, int i) noexcept
{
    return PieceId(view.rules.first_piece(seat, PieceKind::tunnel_token).raw + i);
}

bool lies(const View& view, PieceId id) noexcept { return view.state.piece(id).spot == Spot::segment; }

/// The token that lies on an opening; none if it is free.
PieceId token_on(const View& view, NodeId segment) noexcept
{
    const int count = view.rules.piece_def(PieceKind::tunnel_token).count;
    for (int seat = 0; seat < view.rules.config.seats; ++seat)
        for (int i = 0; i < count; ++i)
            if (const PieceId id = token(view, seat, i); lies(view, id) && NodeId(view.state.piece(id).at) == segment) return id;
    return {};
}

/// Calls `visit(segment)` for the free openings on the board until it returns true.
template <class Visit>
bool any_free_opening(const View& view, Visit&& visit)
{
    return any_landmark(view, mark_set(Mark::tunnel_opening), [&](PlacedId id) {
        const Placed& tile = view.state.placed(id);
        for (const PrintedMark& marked : view.rules.tiles.def(tile.tile.type()).marked) {
            if (marked.mark != Mark::tunnel_opening) continue;
            const NodeId opening = node_of(tile, marked.segment);
            if (!token_on(view, opening) && visit(opening)) return true;
        }
        return false;
    });
}

/// Each token on the board lies on an opening, so counting both is enough.
bool has_free_opening(const View& view) noexcept
{
    int free = 0;
    any_landmark(view, mark_set(Mark::tunnel_opening), [&](PlacedId id) {
        for (const PrintedMark& marked : view.rules.tiles.def(view.state.placed(id).tile.type()).marked)
            free += marked.mark == Mark::tunnel_opening ? 1 : 0;
        return false;
    });
    const int count = view.rules.piece_def(PieceKind::tunnel_token).count;
    for (int seat = 0; seat < view.rules.config.seats; ++seat)
        for (int i = 0; i < count; ++i) free -= lies(view, token(view, seat, i)) ? 1 : 0;
    return free > 0;
}

// ---- which token --------------------------------------------------------------------------------------------------------

/// The number of a token among those of its seat, from 0.
int number_of(const View& view, PieceId id) noexcept { return id.raw - token(view, view.state.piece(id).owner, 0).raw; }

/// The first token of the first pair of a seat that is not begun, among its first `below` tokens; none if all are begun.
PieceId first_of_unbegun_pair(const View& view, int seat, int below) noexcept
{
    for (int i = 0; i < below; i += 2) {
        const PieceId first = token(view, seat, i);
        const PieceId second = partner_of(view, first);
        if (!lies(view, first) && !(second && lies(view, second))) return first;
    }
    return {};
}

/// The token that is placed before this one, because they are alike: the first of its pair, or that of an earlier pair; none if
/// this one can be placed (TUNNEL-PLACE-03).
PieceId earlier_token(const View& view, PieceId id) noexcept
{
    const PieceId partner = partner_of(view, id);
    if (partner && lies(view, partner)) return {};
    return first_of_unbegun_pair(view, view.state.piece(id).owner, number_of(view, id));
}

bool can_be_placed(const View& view, PieceId id) noexcept
{
    return view.state.piece(id).spot == Spot::supply && !earlier_token(view, id);
}

bool was_used_in_turn(const View& view) noexcept
{
    const Header& header = view.state.header();
    return header.acting_seat == header.active && view.this_turn(kModule, kUsedInTurn) != 0;
}

/// TUNNEL-PLACE-01
bool was_used(const View& view) noexcept { return view.this_part(kModule, kUsed) != 0 || was_used_in_turn(view); }

bool can_place(const View& view, int seat)
{
    if (!view.state.header().last || was_used(view) || !has_supply(view, seat, PieceKind::tunnel_token)) return false;
    return has_free_opening(view);
}

// ---- placing ------------------------------------------------------------------------------------------------------------

void list_tokens(const View& view, int seat, ActionList& actions)
{
    if (!actions.accepts(ActionKind::move) || !can_place(view, seat)) return;
    Action action;
    action.kind = ActionKind::move;
    action.seat = static_cast<u8>(seat);
    any_free_opening(view, [&](NodeId opening) {
        action.cell = cell_of(view.state, opening);
        action.segment = segment_index(view.state, opening);
        for (int i = 0; i < view.rules.piece_def(PieceKind::tunnel_token).count; ++i) {
            if (!can_be_placed(view, token(view, seat, i))) continue;
            action.piece = token(view, seat, i).raw;
            actions.add(action);
        }
        return false;
    });
}

Reason why_not_this_token(const View& view, int seat, PieceId id, Verdict& verdict)
{
    verdict.piece = id;
    if (!is_token(view, id)) return verdict.refuse(Reason::not_this_piece);
    if (view.state.piece(id).owner != seat) return verdict.refuse(Reason::tunnel_not_own);
    if (view.state.piece(id).spot != Spot::supply) return verdict.refuse(Reason::tunnel_stays);
    if (was_used_in_turn(view)) return verdict.refuse(Reason::tunnel_used_in_turn);
    if (view.this_part(kModule, kUsed)) return verdict.refuse(Reason::tunnel_used);
    const PieceId earlier = earlier_token(view, id);
    if (!earlier) return Reason::none;
    verdict.piece = earlier;
    return verdict.refuse(Reason::tunnel_earlier_first);
}

Reason why_not_opening(const View& view, Cell cell, int segment, Verdict& verdict)
{
    verdict.cell = cell;
    const PlacedId tile = tile_at(view.state, cell);
    const Placed& placed = view.state.placed(tile);
    if (!tile || segment >= view.rules.tiles.at(placed.tile).segments || !has_end_inside(view, node_of(placed, segment)))
        return verdict.refuse(Reason::tunnel_no_opening);
    verdict.piece = token_on(view, node_of(placed, segment));
    if (!verdict.piece) return Reason::none;
    verdict.seat = view.state.piece(verdict.piece).owner;
    return verdict.refuse(Reason::tunnel_taken);
}

Reason why_not_place(const View& view, int seat, const Action& action, Verdict& verdict)
{
    if (why_not_this_token(view, seat, PieceId(action.piece), verdict) != Reason::none) return verdict.reason;
    return why_not_opening(view, action.cell, action.segment, verdict);
}

/// The tiles of a road, had a link not been laid, on the side of one of its segments.
u32 count_tiles_without(const View& view, NodeId from, PieceId link) noexcept
{
    IdSet members(view.state.header().nodes);
    IdSet tiles(view.state.header().placed);
    u32 count = 0;
    const auto add = [&](NodeId id) {
        if (members.add(id.raw) == 0) return false;
        count += tiles.add(view.state.node(id).tile.raw);
        return true;
    };
    add(from);
    for (bool grows = true; grows;) {
        grows = false;
        for_each_member(view.state, root_of(view.state, from), [&](NodeId id) {
            if (!members.holds(id.raw)) return;
            for_each_road_beside(view, id, [&](NodeId next) { grows = add(next) || grows; });
            for_each_linked(view, id, [&](NodeId next, PieceId by) {
                if (by != link && by != partner_of(view, link)) grows = add(next) || grows;
            });
        });
    }
    return count;
}

/// Whether the token that was placed adds at least one tile to the road of the seat's builder (TUNNEL-INT-01).
bool extends_road_of_builder(const View& view, int seat) noexcept
{
    const PieceId placed(view.this_part(kModule, kUsed));
    const Link link = placed ? link_of(view, placed) : Link{};
    if (!link || view.part() > 0 || view.rules.parts == 1) return false;
    const NodeId root = root_of(view.state, link.one);
    const PieceId first = view.rules.first_piece(seat, PieceKind::builder);
    for (int i = 0; i < view.rules.piece_def(PieceKind::builder).count; ++i) {
        const Piece& builder = view.state.piece(PieceId(first.raw + i));
        if (builder.spot != Spot::segment || root_of(view.state, NodeId(builder.at)) != root) continue;
        if (count_tiles_without(view, NodeId(builder.at), placed) < count_tiles(view.state, root)) return true;
    }
    return false;
}

void place(Play& play, int seat, const Action& action)
{
    const Placed& tile = play.state.placed(tile_at(play.state, action.cell));
    moves::relocate(play, PieceId(action.piece), PiecePlace::on_segment(node_of(tile, action.segment)), Cause::tunnel_placed);
    moves::set_this_part(play, kModule, kUsed, action.piece);
    const bool is_on_turn = seat == play.state.header().active;
    if (is_on_turn && play.rules.has(Option::tunnel_once_a_turn)) moves::set_this_turn(play, kModule, kUsedInTurn, 1);
    if (extends_road_of_builder(play, seat)) moves::set_this_part(play, kModule, kWon, 1);
    notice_link(play);
}

// ---- before the figure, and after it (TUNNEL-PLACE-02) --------------------------------------------------------------------

void list_offered(const View& view, const Decision& decision, ActionList& actions) { list_tokens(view, decision.seat, actions); }

bool owns_token(const View& view, const Decision&, const Action& action)
{
    return action.kind == ActionKind::move && is_token(view, PieceId(action.piece));
}

Reason why_not_offered(const View& view, const Decision& decision, const Action& action, Verdict& verdict)
{
    return why_not_place(view, decision.seat, action, verdict);
}

/// The action of the step is still to come.
Flow answer_offered(Play& play, const Decision& decision, const Action& action)
{
    place(play, decision.seat, action);
    return Flow::ask;
}

Flow enter_placing(Play& play, const Step& step)
{
    return can_place(play, step.seat) && !play.is_out(step.seat) ? Flow::ask : Flow::done;
}

void list_placing(const View& view, const Step& step, ActionList& actions)
{
    list_tokens(view, step.seat, actions);
    Action pass;
    pass.kind = ActionKind::pass;
    pass.seat = step.seat;
    actions.add(pass);
}

Reason why_not_placing(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return Reason::none;
    if (action.kind != ActionKind::move) return verdict.refuse(Reason::wrong_step);
    return why_not_place(view, step.seat, action, verdict);
}

Flow answer_placing(Play& play, const Step& step, const Action& action)
{
    if (action.kind == ActionKind::move) place(play, step.seat, action);
    return Flow::done;
}

constexpr StepCode kPlacing{.name = StepKind::tunnel_place,
                            .enter = enter_placing,
                            .list = list_placing,
                            .why_not = why_not_placing,
                            .answer = answer_placing,
                            .about = about_last_tile};

/// TUNNEL-STAY-01
Reason why_not_remove(const View& view, PieceId id, Cause, Verdict& verdict)
{
    return is_token(view, id) ? verdict.refuse(Reason::tunnel_stays) : Reason::none;
}

// ---- what follows -------------------------------------------------------------------------------------------------------

/// TUNNEL-SCORE-02
void add_joined_road(const View& view, Apart& apart)
{
    const PieceId placed(view.this_part(kModule, kUsed));
    if (const Link link = placed ? link_of(view, placed) : Link{}) apart.add(link.one);
}

Flow enter_second_part(Play& play, const Step&)
{
    if (play.this_part(kModule, kWon)) moves::set_this_turn(play, ModuleId::traders_builders, traders_builders::kDoubleTurn, 1);
    return Flow::done;
}

constexpr StepCode kSecondPartByToken{.enter = enter_second_part};

// ---- in a position --------------------------------------------------------------------------------------------------------

NoteVariable note_variable(const Rules& rules, Note note, int)
{
    if (note == Note::tunnel_used) return {rules.part_variables[static_cast<int>(kModule)] + kUsed, rules.layout.piece_count};
    if (note == Note::tunnel_used_in_turn && rules.has(Option::tunnel_once_a_turn))
        return {rules.turn_variables[static_cast<int>(kModule)] + kUsedInTurn, 1};
    return {};
}

FollowingVariable following_variable(const View& view)
{
    const bool won = extends_road_of_builder(view, view.state.header().acting_seat);
    return {static_cast<u16>(view.rules.part_variables[static_cast<int>(kModule)] + kWon), won ? u16{1} : u16{0}};
}

bool why_not_put(const View& view, PieceKind kind, Cell cell, u8 segment, NodeId& at, Verdict& verdict)
{
    if (kind != PieceKind::tunnel_token) return false;
    if (why_not_opening(view, cell, segment, verdict) == Reason::none)
        at = node_of(view.state.placed(tile_at(view.state, cell)), segment);
    return true;
}

/// Tokens that are alike were placed in their order, and that of this part is one of the seat on turn (TUNNEL-PLACE-03).
Reason why_not_stand(const View& view, PieceId id, Verdict& verdict)
{
    const Piece& piece = view.state.piece(id);
    if (PieceId(view.this_part(kModule, kUsed)) == id && (!is_token(view, id) || piece.owner != view.state.header().active))
        return verdict.refuse(Reason::tunnel_not_own);
    if (PieceId(view.this_part(kModule, kUsed)) == id && !lies(view, id)) return verdict.refuse(Reason::not_on_board);
    if (!is_token(view, id) || !lies(view, id)) return Reason::none;
    const int pair = number_of(view, id) & ~1;
    const PieceId first = token(view, piece.owner, pair);
    verdict.piece = lies(view, first) ? first_of_unbegun_pair(view, piece.owner, pair) : first;
    return verdict.piece ? verdict.refuse(Reason::tunnel_earlier_first) : Reason::none;
}

// ---- the module -----------------------------------------------------------------------------------------------------------

/// They occupy nothing, and nothing takes them (TUNNEL-STAY-01).
constexpr PieceDef kPieces[] = {
    {.kind = PieceKind::tunnel_token, .count = 2, .traits = traits(Trait::stays), .joins = Joins::pairs},
};

constexpr OptionDef kSwitches[] = {
    {.option = Option::tunnel_pairs, .most = 2},
    {.option = Option::tunnel_once_a_turn},
    {.option = Option::tunnel_own_tiles_only},
};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::tunnel)};
constexpr PresetDef kPresets[] = {{Preset::tunnel, kGame}};

constexpr SentenceDef kSentences[] = {
    {StepKind::tunnel_place, "{seat} may put a token on a tunnel opening."},
    {Reason::tunnel_no_opening, "There is no tunnel opening at {cell}."},
    {Reason::tunnel_taken, "A token of {seat} lies on that tunnel opening already, at {cell}."},
    {Select::moved, "tunnel_placed {{seat} puts a token on the tunnel opening at {cell}}"},
    {Select::passed, "tunnel_place {puts no token on a tunnel opening}"},
};

constexpr Offer kOffers[] = {
    {.at = &deploy_step,
     .is_open = can_place,
     .list = list_offered,
     .owns = owns_token,
     .why_not = why_not_offered,
     .answer = answer_offered},
};

constexpr i8 kAfterSecondFigure = 10;
constexpr i8 kBeforeSecondPart = 120;

constexpr PlanDef kPlan[] = {
    {TurnPhase::wood, &kPlacing, kAfterSecondFigure},
    {TurnPhase::after, &kSecondPartByToken, kBeforeSecondPart},
};

constexpr VariableDef kMeanings[] = {
    {.points_to = PointsTo::nothing, .first = kUsedInTurn, .of_turn = true, .most = 1},
    {.points_to = PointsTo::piece, .first = kUsed, .of_part = true},
    {.points_to = PointsTo::nothing, .first = kWon, .of_part = true, .most = 1},
};

}  // namespace

const Module module = {
    .id = ModuleId::tunnel,
    .title = "The Tunnel",
    .set = Set::tunnel,
    .tiles = set_of<kTunnelTiles>(),
    .pieces = kPieces,
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .plan = kPlan,
    .offers = kOffers,
    .variables = {.turn = kTurnVariables, .part = kPartVariables, .meanings = kMeanings},
    .max_seats = 6,
    .actions_per_turn = 4,
    .events_per_turn = 4,
    .on = {.shape = shape,
           .why_not_remove = why_not_remove,
           .completes = add_joined_road,
           .note_variable = note_variable,
           .follows = following_variable,
           .why_not_put = why_not_put,
           .why_not_stand = why_not_stand},
};

}  // namespace boxes::tunnel

}  // namespace bastide
