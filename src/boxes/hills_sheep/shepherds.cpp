// SPDX-License-Identifier: MIT
// Shepherds: a shepherd that is placed draws a token. When its owner extends its field, the flock grows by a token or is guided
// home; when the field is closed it is guided home. A wolf scatters all flocks of a field.
#include "board/features.hpp"
#include "boxes/hills_sheep/elements.hpp"
#include "play/moves.hpp"
#include "play/pools.hpp"
#include "play/removing.hpp"
#include "play/scoring.hpp"

namespace bastide::boxes::hills_sheep {

namespace {

/// Whether a piece is a shepherd in a field.
bool tends(const Piece& piece) noexcept { return piece.kind == PieceKind::shepherd && piece.spot == Spot::segment; }

NodeId field_of(const View& view, PieceId shepherd) noexcept
{
    return root_of(view.state, NodeId(view.state.piece(shepherd).at));
}

/// Calls `visit(id)` for each shepherd of a seat that stands in a field.
template <class Visit>
void for_each_shepherd_of(const View& view, int seat, Visit&& visit)
{
    const PieceId first = view.rules.first_piece(seat, PieceKind::shepherd);
    const int count = view.rules.piece_def(PieceKind::shepherd).count;
    for (int id = first.raw; id < first.raw + count; ++id)
        if (tends(view.state.piece(PieceId(id)))) visit(PieceId(id));
}

template <class Visit>
void for_each_shepherd(const View& view, Visit&& visit)
{
    for (int seat = 0; seat < view.rules.config.seats; ++seat) for_each_shepherd_of(view, seat, visit);
}

/// Calls `visit(id)` for each shepherd of a field.
template <class Visit>
void for_each_in(const View& view, NodeId field, Visit&& visit)
{
    for_each_shepherd(view, [&](PieceId id) {
        if (field_of(view, id) == field) visit(id);
    });
}

const Pool& bag_of(const View& view) noexcept { return *find_pool(view.rules, kModule); }

int sheep_of(PieceKind token) noexcept
{
    return token == PieceKind::wolf ? 0 : static_cast<int>(token) - static_cast<int>(PieceKind::sheep_1) + 1;
}

/// The sheep beside a shepherd.
int count_sheep(const View& view, PieceId shepherd) noexcept
{
    const Pool& bag = bag_of(view);
    int sheep = 0;
    for (int kind = 0; kind < bag.kinds; ++kind)
        sheep += sheep_of(pool_def(view.rules, bag, kind).kind) * static_cast<int>(count_held(view, bag, shepherd, kind));
    return sheep;
}

int count_sheep_in(const View& view, NodeId field) noexcept
{
    int sheep = 0;
    for_each_in(view, field, [&](PieceId id) { sheep += count_sheep(view, id); });
    return sheep;
}

u32 owners_in(const View& view, NodeId field) noexcept
{
    u32 owners = 0;
    for_each_in(view, field, [&](PieceId id) { owners |= 1u << view.state.piece(id).owner; });
    return owners;
}

// ---- what the tile of this part brings ------------------------------------------------------------------------------

/// Whether a shepherd stands on the tile of this part, that is, was placed in it (FLOCK-TURN-03).
bool is_placed_now(const View& view, PieceId id) noexcept
{
    return view.state.node(NodeId(view.state.piece(id).at)).tile == view.state.header().last;
}

/// The shepherd that was placed in this part and has no token yet, or the one whose flock grows; none when no token is due.
PieceId drawing_shepherd(const View& view) noexcept
{
    const PieceId growing(view.this_turn(kModule, kDrawing));
    if (growing && tends(view.state.piece(growing))) return growing;
    PieceId placed;
    for_each_shepherd_of(view, view.state.header().acting_seat, [&](PieceId id) {
        if (is_placed_now(view, id) && count_held(view, bag_of(view), id) == 0) placed = id;
    });
    return placed;
}

/// Whether a segment of the tile of this part belongs to a field (FLOCK-TURN-01).
bool is_extended(const View& view, NodeId field) noexcept
{
    const Placed& tile = view.state.placed(view.state.header().last);
    for (int i = 0; i < view.rules.tiles.at(tile.tile).segments; ++i)
        if (root_of(view.state, node_of(tile, i)) == field) return true;
    return false;
}

/// The order of fields that are asked, by their first shepherd of the seat (HS-SEQ-01); 0 comes before all.
u64 order_of(const View& view, NodeId segment) noexcept { return segment ? order_key(view.state, segment) + 1 : 0; }

/// Whether the acting seat still has to decide about a field: it has a shepherd there, none of this part, whose field the tile of
/// this part extended.
bool must_ask_about(const View& view, NodeId field) noexcept
{
    const Header& header = view.state.header();
    const u64 asked = order_of(view, NodeId(view.this_turn(kModule, kAsked)));
    bool was_placed = false;
    u64 first = 0;  // of the seat's shepherds there
    for_each_shepherd_of(view, header.acting_seat, [&](PieceId id) {
        if (field_of(view, id) != field) return;
        const u64 order = order_of(view, NodeId(view.state.piece(id).at));
        was_placed = was_placed || is_placed_now(view, id);
        first = first == 0 || order < first ? order : first;
    });
    return !was_placed && first > asked && is_extended(view, field);
}

/// The shepherd of the acting seat whose flock must be decided next; none when all are. A field with two shepherds of the seat is
/// asked once, for the first of them (FLOCK-GUIDE-03).
PieceId next_to_ask(const View& view) noexcept
{
    PieceId next;
    u64 least = ~u64{0};
    for_each_shepherd_of(view, view.state.header().acting_seat, [&](PieceId id) {
        const u64 order = order_of(view, NodeId(view.state.piece(id).at));
        if (order >= least || !must_ask_about(view, field_of(view, id))) return;
        next = id;
        least = order;
    });
    return next;
}

// ---- what happens to flocks -------------------------------------------------------------------------------------------

void send_all_home(Play& play, NodeId field, Cause why)
{
    for_each_in(play, field, [&](PieceId id) { moves::send_home(play, id, why); });
}

/// Each owner of a shepherd in the field is paid once for all sheep there (FLOCK-GUIDE-01 to -03).
void guide_home(Play& play, NodeId field, Cause why)
{
    const Feature feature = measure(play, field);
    const u32 owners = owners_in(play, field);
    const TallyLine line{Reward::flock_sheep, count_sheep_in(play, field), 1};
    moves::open_scoring(play, feature, why, owners);
    for_each_bit(owners, [&](u32 seat) { moves::pay(play, static_cast<int>(seat), line, feature); });
    send_all_home(play, field, why);
    moves::close_scoring(play);
}

/// A field with shepherds that is closed and about which nothing must be decided; none when there is none (FLOCK-CLOSE-01,
/// HS-SEQ-02).
NodeId closed_field(const View& view) noexcept
{
    NodeId found;
    for_each_shepherd(view, [&](PieceId id) {
        const NodeId field = field_of(view, id);
        if (!found && is_complete(view.state, field) && !must_ask_about(view, field)) found = field;
    });
    return found;
}

/// A wolf scatters all flocks of the field (SHEPHERD-PLACE-05, FLOCK-GROW-02); sheep join the flock (SHEPHERD-PLACE-04,
/// FLOCK-GROW-01).
void draw_token(Play& play, PieceId shepherd, PieceKind token)
{
    moves::set_this_turn(play, kModule, kDrawing, 0);
    const bool is_wolf = token == PieceKind::wolf;
    const bool is_alone = is_placed_now(play, shepherd);
    const NodeId field = field_of(play, shepherd);
    if (!is_wolf) return moves::draw_token(play, bag_of(play), token, shepherd, Cause::shepherd_drew);
    moves::draw_token_and_return(play, bag_of(play), token, shepherd, Cause::shepherd_drew);
    if (is_alone)
        moves::send_home(play, shepherd, Cause::wolf_came);
    else
        send_all_home(play, field, Cause::wolf_came);
}

// ---- the step -----------------------------------------------------------------------------------------------------

bool has_shepherd_in_field(const View& view) noexcept
{
    bool has = false;
    for_each_shepherd(view, [&](PieceId) { has = true; });
    return has;
}

/// The next part asks anew (FLOCK-TURN-04).
Flow finish(Play& play)
{
    moves::set_this_turn(play, kModule, kAsked, 0);
    return Flow::done;
}

Flow enter_flocks(Play& play, const Step&)
{
    if (!play.state.header().last) return Flow::done;
    for (;;) {
        if (!has_shepherd_in_field(play)) return finish(play);  // as in many turns
        if (const PieceId drawing = drawing_shepherd(play)) {
            if (play.asks_nature) return Flow::ask;
            draw_token(play, drawing, pick_token(play, bag_of(play)));
        } else if (const NodeId closed = closed_field(play)) {
            guide_home(play, closed, Cause::flock_closed);
        } else if (next_to_ask(play)) {
            return Flow::ask;
        } else {
            return finish(play);
        }
    }
}

u8 decide(const View& view, const Step& step) { return drawing_shepherd(view) ? kNature : step.seat; }

PieceId subject_of(const View& view) noexcept
{
    const PieceId drawing = drawing_shepherd(view);
    return drawing ? drawing : next_to_ask(view);
}

/// No third choice (FLOCK-TURN-02).
void list_choices(const View& view, const Step& step, ActionList& actions)
{
    if (drawing_shepherd(view)) return list_token_draws(view, bag_of(view), actions);
    const PieceId shepherd = next_to_ask(view);
    if (!shepherd) return;
    actions.add(make_take_action(view, step.seat, shepherd, Cause::flock_guided));
    Action grow;
    grow.kind = ActionKind::choose_piece;
    grow.seat = step.seat;
    grow.piece = shepherd.raw;
    actions.add(grow);
}

Reason why_not_choice(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    if (drawing_shepherd(view)) return why_not_draw_token(view, bag_of(view), action, verdict);
    const PieceId shepherd = next_to_ask(view);
    verdict.piece = shepherd;
    if (action.kind == ActionKind::pass) return verdict.refuse(Reason::flock_must_choose);
    if (action.kind != ActionKind::choose_piece && !is_take_for(action, Cause::flock_guided))
        return verdict.refuse(Reason::wrong_step);
    return action.piece == shepherd.raw ? Reason::none : verdict.refuse(Reason::not_this_piece);
}

/// The step is entered again, for what is still to be decided.
Flow answer_choice(Play& play, const Step&, const Action& action)
{
    if (const PieceId drawing = drawing_shepherd(play)) {
        draw_token(play, drawing, static_cast<PieceKind>(action.piece_kind));
        return Flow::ask;
    }
    const PieceId shepherd = next_to_ask(play);
    moves::set_this_turn(play, kModule, kAsked, play.state.piece(shepherd).at);
    if (action.kind == ActionKind::choose_piece)
        moves::set_this_turn(play, kModule, kDrawing, shepherd.raw);
    else
        guide_home(play, field_of(play, shepherd), Cause::flock_guided);
    return Flow::ask;
}

void describe_subject(const View& view, const Step&, Subject& subject)
{
    subject.piece = subject_of(view);
    if (!subject.piece) return;
    subject.segment = NodeId(view.state.piece(subject.piece).at);
    subject.set_cell(cell_of(view.state, subject.segment));
}

}  // namespace

const StepCode flock_step{.name = StepKind::flock_grow_or_guide,
                          .name_for_nature = StepKind::shepherd_draw,
                          .decider = decide,
                          .enter = enter_flocks,
                          .list = list_choices,
                          .why_not = why_not_choice,
                          .answer = answer_choice,
                          .about = describe_subject,
                          .takes = Cause::flock_guided};

/// A shepherd that stands on this very segment is the one that is judged, in a position.
Reason why_not_deploy(const View& view, PieceKind kind, int, NodeId segment, Verdict& verdict)
{
    if (kind != PieceKind::shepherd) return Reason::none;
    PieceId other;
    bool is_judged = false;
    for_each_in(view, root_of(view.state, segment), [&](PieceId id) {
        is_judged = is_judged || NodeId(view.state.piece(id).at) == segment;
        other = other ? other : id;
    });
    if (is_judged || !other) return Reason::none;
    const Piece& piece = view.state.piece(other);
    verdict.piece = other;
    verdict.seat = piece.owner;
    verdict.cell = cell_of(view.state, NodeId(piece.at));
    verdict.other = static_cast<i8>(segment_index(view.state, NodeId(piece.at)));
    verdict.feature = root_of(view.state, segment);
    return verdict.refuse(Reason::shepherd_in_field);
}

/// Fields that are joined may hold several shepherds, one segment holds one (SHEPHERD-PLACE-03).
bool why_not_put(const View& view, PieceKind kind, Cell, u8, NodeId& at, Verdict& verdict)
{
    if (kind != PieceKind::shepherd || !at) return false;
    for_each_shepherd(view, [&](PieceId id) {
        if (NodeId(view.state.piece(id).at) == at) verdict.piece = id;
    });
    if (verdict.piece) verdict.refuse(Reason::shepherd_in_field);
    return static_cast<bool>(verdict.piece);
}

namespace {

/// Whether the tile just placed may have closed a field: it has a part of it or, as an abbey, lies beside it (HS-INT-04).
bool may_be_closed_now(const View& view, NodeId field) noexcept
{
    const PlacedId last = view.state.header().last;
    if (!last) return false;
    const Placed& tile = view.state.placed(last);
    if (!view.rules.tiles.at(tile.tile).is_wild()) return is_extended(view, field);
    bool is_beside = false;
    for_each_member(view.state, field, [&](NodeId id) {
        for (int side = 0; side < kSides; ++side) is_beside = is_beside || cell_of(view.state, id) == beyond(cell_of(tile), side);
    });
    return is_beside;
}

}  // namespace

/// A position has no shepherd whose first token is still to be drawn (SHEPHERD-PLACE-04), and none in a field that was closed in
/// an earlier turn (FLOCK-CLOSE-01).
Reason why_not_stand(const View& view, PieceId id, Verdict& verdict)
{
    if (!tends(view.state.piece(id))) return Reason::none;
    if (count_held(view, bag_of(view), id) == 0) return verdict.refuse(Reason::shepherd_alone);
    const NodeId field = field_of(view, id);
    const bool was_closed = is_complete(view.state, field) && !may_be_closed_now(view, field);
    return was_closed ? verdict.refuse(Reason::position_scored) : Reason::none;
}

void scatter_flock(Play& play, PieceId id, NodeId from, Cause)
{
    if (play.state.piece(id).kind == PieceKind::shepherd)
        moves::return_tokens(play, bag_of(play), id, from, Cause::flock_scattered);
}

/// Where the game ends before the step was reached, closed fields about which nothing must be decided are paid (RESIGN-06).
void pay_due_flocks(const View& view, VisitFinal visit, void* with)
{
    if (!is_due(view, view.rules.plan_index(flock_step))) return;
    IdSet paid(view.state.header().nodes);
    for_each_shepherd(view, [&](PieceId id) {
        const NodeId field = field_of(view, id);
        if (!is_complete(view.state, field) || must_ask_about(view, field) || !paid.add(field.raw)) return;
        Tally sum;
        sum.add(Reward::flock_sheep, static_cast<u32>(count_sheep_in(view, field)), 1);
        if (!sum.empty()) visit(with, measure(view, field), sum, owners_in(view, field));
    });
}

void show_flocks(const View& view, Things& things)
{
    for_each_shepherd(view, [&](PieceId id) {
        const NodeId at(view.state.piece(id).at);
        Thing thing;
        thing.kind = ThingKind::flock;
        thing.spot = Spot::segment;
        thing.set_cell(cell_of(view.state, at));
        thing.segment = segment_index(view.state, at);
        thing.piece = id;
        thing.seat = view.state.piece(id).owner;
        thing.feature = root_of(view.state, at);
        thing.closed = is_complete(view.state, thing.feature);
        thing.count = count_sheep(view, id);
        thing.points = count_sheep_in(view, thing.feature);
        things.add(thing);
    });
}

void show_bag(const View& view, Things& things)
{
    const Pool& bag = bag_of(view);
    for (int kind = 0; kind < bag.kinds; ++kind) {
        Thing thing;
        thing.kind = ThingKind::sheep_bag;
        thing.piece_kind = pool_def(view.rules, bag, kind).kind;
        thing.count = static_cast<i32>(count_in_pool(view, bag, kind));
        if (thing.count > 0) things.add(thing);
    }
}

}  // namespace bastide::boxes::hills_sheep
