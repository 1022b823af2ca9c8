// SPDX-License-Identifier: MIT
// The Tower, first edition. A tower is a foundation with pieces on it: its height is their number, and a follower on top closes
// it. Who may be taken and who may stand on top, traits say; whose box a figure came from is nobody's business here.
#include "rooms/tower.hpp"

#include "board/features.hpp"
#include "play/deploying.hpp"
#include "play/moves.hpp"
#include "play/turn.hpp"
#include "rooms/tower_tiles.hpp"

namespace bastide {

namespace {

constexpr i32 kRansom = 3;    // TOWER-RANSOM-01, -04
constexpr int kWordPaid = 0;  // of this turn: a ransom was paid (TOWER-RANSOM-02)

// ---- towers -------------------------------------------------------------------------------------------------------

bool is_foundation(const View& view, NodeId id) noexcept { return id && view.state.node(id).kind == SegmentKind::foundation; }

int height(const View& view, NodeId foundation) noexcept { return view.state.node(foundation).marks; }

Cell cell_of_node(const View& view, NodeId id) noexcept { return cell_of(view.state.placed(view.state.node(id).tile)); }

NodeId target_of(const View& view, const Action& action) noexcept
{
    const PlacedId id = tile_at(view.state, action.cell);
    if (!id) return {};
    const Placed& tile = view.state.placed(id);
    return action.segment < view.rules.tiles.at(tile.tile).parts ? node_of(tile, action.segment) : NodeId{};
}

/// Calls `visit(node)` for every foundation on the board, in order of placing. A foundation is the last segment of its tile.
template <class Visit>
void for_each_foundation(const View& view, Visit&& visit)
{
    for (int i = 1; i <= view.state.header().placed; ++i) {
        const Placed& tile = view.state.placed(PlacedId(i));
        const int last = view.rules.tiles.at(tile.tile).parts - 1;
        if (last >= 0 && is_foundation(view, node_of(tile, last))) visit(node_of(tile, last));
    }
}

// ---- the area of a tower ------------------------------------------------------------------------------------------

int range(const View& view, NodeId foundation) noexcept
{
    return height(view, foundation) - (view.rules.has(Option::tower_short_range) ? 1 : 0);  // TOWER-HOUSE-03
}

constexpr int sign(int n) noexcept { return (n > 0) - (n < 0); }

/// Whether some shortest path of orthogonal steps from one cell to another crosses no empty cell (TOWER-HOUSE-01, -05). The steps
/// fill the rectangle between the two, row by row: a cell is reached from the one before it or the one above it.
bool is_joined_without_gap(const View& view, Cell from, Cell to) noexcept
{
    const int columns = to.x > from.x ? to.x - from.x : from.x - to.x;
    const int lines = to.y > from.y ? to.y - from.y : from.y - to.y;
    bool reached[kMostPieces + 1] = {};
    for (int line = 0; line <= lines; ++line) {
        for (int column = 0; column <= columns; ++column) {
            const bool starts = line == 0 && column == 0;
            const bool before = column > 0 && reached[column - 1];
            const bool above = line > 0 && reached[column];
            const Cell cell{static_cast<i16>(from.x + sign(to.x - from.x) * column),
                            static_cast<i16>(from.y + sign(to.y - from.y) * line)};
            reached[column] = (starts || before || above) && tile_at(view.state, cell);
        }
    }
    return reached[columns];
}

/// TOWER-CAPTURE-03 to -06; with the diagonal option the area is a diamond instead of a cross (TOWER-HOUSE-04).
bool is_in_area(const View& view, NodeId foundation, Cell cell) noexcept
{
    const Cell from = cell_of_node(view, foundation);
    const int dx = cell.x > from.x ? cell.x - from.x : from.x - cell.x;
    const int dy = cell.y > from.y ? cell.y - from.y : from.y - cell.y;
    if (dx + dy > range(view, foundation)) return false;
    if (dx != 0 && dy != 0 && !view.rules.has(Option::tower_diagonal_capture)) return false;
    return !view.rules.has(Option::tower_no_capture_over_gaps) || is_joined_without_gap(view, from, cell);
}

// ---- capturing ----------------------------------------------------------------------------------------------------

Reason why_not_take(const View& view, int seat, NodeId foundation, PieceId id, Verdict& verdict) noexcept
{
    verdict.piece = id;
    const Piece& piece = view.state.piece(id);
    if (piece.where != Where::segment) return verdict.refuse(Reason::not_on_board);
    const NodeId at(piece.at);
    verdict.cell = cell_of_node(view, at);
    verdict.seat = piece.owner;
    if (!view.rules.piece_row(piece.kind).has(Trait::can_be_taken)) return verdict.refuse(Reason::cannot_be_taken);
    const bool own = piece.owner == seat && view.rules.has(Option::tower_capture_opponents_only);   // TOWER-OPT-01
    const bool safe = is_foundation(view, at) && view.rules.has(Option::tower_top_followers_safe);  // TOWER-OPT-02
    if (own || safe) return verdict.refuse(Reason::cannot_be_taken);
    if (is_in_area(view, foundation, verdict.cell)) return Reason::none;
    verdict.cell = cell_of_node(view, foundation);
    return verdict.refuse(Reason::out_of_range);
}

/// Calls `visit(piece id)` for every legal target, by id; stops when it says so.
template <class Visit>
void for_each_target(const View& view, const Step& step, Visit&& visit)
{
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        Verdict verdict;
        const PieceId id(i);
        if (why_not_take(view, step.seat, NodeId(step.a), id, verdict) == Reason::none && visit(id)) return;
    }
}

Action action_on(Verb verb, int seat, PieceId piece) noexcept
{
    Action action;
    action.verb = verb;
    action.seat = static_cast<u8>(seat);
    action.piece = piece.raw;
    return action;
}

bool has_target(const View& view, const Step& step)
{
    bool found = false;
    for_each_target(view, step, [&](PieceId) { return found = true; });
    return found;
}

void list_targets(const View& view, const Step& step, Options& options)
{
    for_each_target(view, step, [&](PieceId id) {
        const Node& node = view.state.node(NodeId(view.state.piece(id).at));
        Action action = action_on(Verb::take, step.seat, id);
        action.cell = cell_of(view.state.placed(node.tile));
        action.segment = node.part;
        options.add(action);
        return false;
    });
    options.add(action_on(Verb::pass, step.seat, {}));  // TOWER-CAPTURE-02
}

Reason why_not_capture(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    if (action.verb == Verb::pass) return Reason::none;
    if (action.verb != Verb::take) return verdict.refuse(Reason::wrong_step);
    if (action.piece == 0) return verdict.refuse(Reason::no_such_piece);
    return why_not_take(view, step.seat, NodeId(step.a), PieceId(action.piece), verdict);
}

Flow ask(Play&, const Step&) { return Flow::ask; }

// ---- exchange -----------------------------------------------------------------------------------------------------

bool holds(const View& view, int holder, int owner, PieceId id) noexcept
{
    const Piece& piece = view.state.piece(id);
    return piece.where == Where::prison && piece.owner == owner && piece.holder == holder;
}

/// The first prisoner of one seat that another holds, from a piece on; none when there is none.
PieceId next_prisoner(const View& view, int holder, int owner, PieceId after) noexcept
{
    for (int i = after.raw + 1; i <= view.rules.layout.piece_count; ++i)
        if (holds(view, holder, owner, PieceId(i))) return PieceId(i);
    return {};
}

void list_candidates(const View& view, const Step& step, Options& options)
{
    const int holder = view.state.piece(PieceId(step.a)).owner;
    for (PieceId id = next_prisoner(view, holder, step.seat, {}); id; id = next_prisoner(view, holder, step.seat, id))
        options.add(action_on(Verb::choose, step.seat, id));
}

Reason why_not_choose(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    if (action.verb != Verb::choose) return verdict.refuse(Reason::wrong_step);
    if (action.piece == 0) return verdict.refuse(Reason::no_such_piece);
    verdict.piece = PieceId(action.piece);
    const bool held = holds(view, view.state.piece(PieceId(step.a)).owner, step.seat, PieceId(action.piece));
    return held ? Reason::none : verdict.refuse(Reason::not_prisoner);
}

Flow answer_exchange(Play& play, const Step& step, const Action& action)
{
    moves::release(play, PieceId(step.a), moves::Release::exchange);
    moves::release(play, PieceId(action.piece), moves::Release::exchange);
    return Flow::done;
}

constexpr StepCode kExchange{.name = StepName::exchange,
                             .decider = nullptr,
                             .enter = ask,
                             .has_choice = nullptr,
                             .list = list_candidates,
                             .why_not = why_not_choose,
                             .answer = answer_exchange};

/// One for one at once, when the two hold each other's (TOWER-EXCHANGE-01, -02). Which one comes back is asked only when it
/// makes a difference (TOWER-EXCHANGE-03, -04).
void exchange(Play& play, PieceId captured)
{
    const int taker = play.state.piece(captured).holder;
    const int owner = play.state.piece(captured).owner;
    const PieceId first = next_prisoner(play, owner, taker, {});
    if (!first) return;
    for (PieceId id = first; id; id = next_prisoner(play, owner, taker, id)) {
        if (play.state.piece(id).kind == play.state.piece(first).kind) continue;
        push_step(play, kExchange, taker, captured.raw);
        return;
    }
    moves::release(play, captured, moves::Release::exchange);
    moves::release(play, first, moves::Release::exchange);
}

Flow answer_capture(Play& play, const Step& step, const Action& action)
{
    if (action.verb == Verb::pass) return Flow::done;
    const PieceId id(action.piece);
    if (play.state.piece(id).owner == step.seat) {
        moves::send_home(play, id, Leaving::taken);  // TOWER-CAPTURE-14
        return Flow::done;
    }
    moves::imprison(play, id, step.seat);
    exchange(play, id);
    return Flow::done;
}

constexpr StepCode kCapture{.name = StepName::capture,
                            .decider = nullptr,
                            .enter = ask,
                            .has_choice = has_target,
                            .list = list_targets,
                            .why_not = why_not_capture,
                            .answer = answer_capture};

// ---- building and standing on top, instead of another piece ---------------------------------------------------------

/// Why a piece may not go on a foundation, supply aside (TOWER-PIECE-01, -04, TOWER-TOP-01 to -05).
Reason why_not_on_tower(const View& view, PieceKind kind, NodeId foundation, Verdict& verdict) noexcept
{
    const PieceRow& row = view.rules.piece_row(kind);
    if (!row.has(Trait::stacks) && !row.has(Trait::tops_foundation)) {
        verdict.mine = static_cast<i8>(SegmentKind::foundation);
        return verdict.refuse(Reason::wrong_segment);
    }
    if (is_occupied(view.state, foundation)) {
        verdict.piece = occupant(view, foundation);
        verdict.seat = view.state.piece(verdict.piece).owner;
        return verdict.refuse(Reason::tower_closed);
    }
    if (!row.has(Trait::stacks) && height(view, foundation) == 0) return verdict.refuse(Reason::no_tower);
    return Reason::none;
}

void list_towers(const View& view, const Decision& decision, Options& options)
{
    for (int i = 0; i < view.rules.kind_count; ++i) {
        const PieceKind kind = view.rules.kinds[i];
        const PieceRow& row = view.rules.piece_row(kind);
        if (!row.has(Trait::stacks) && !row.has(Trait::tops_foundation)) continue;
        if (!piece_in_supply(view, decision.seat, kind)) continue;
        for_each_foundation(view, [&](NodeId foundation) {
            Verdict verdict;
            if (why_not_on_tower(view, kind, foundation, verdict) != Reason::none) return;
            Action action;
            action.verb = Verb::deploy;
            action.seat = decision.seat;
            action.cell = cell_of_node(view, foundation);
            action.segment = view.state.node(foundation).part;
            action.piece = static_cast<u16>(kind);
            options.add(action);
        });
    }
}

bool is_on_tower(const View& view, const Decision& decision, const Action& action) noexcept
{
    if (decision.code->name != StepName::deploy || action.verb != Verb::deploy) return false;
    return action.piece == static_cast<u16>(PieceKind::tower_piece) || is_foundation(view, target_of(view, action));
}

Reason why_not_deploy_on_tower(const View& view, const Decision& decision, const Action& action, Verdict& verdict) noexcept
{
    verdict.cell = action.cell;
    if (action.piece == 0 || action.piece >= kPieceKinds) return verdict.refuse(Reason::no_such_piece);
    const PieceKind kind = static_cast<PieceKind>(action.piece);
    if (view.rules.piece_row(kind).count == 0) return verdict.refuse(Reason::no_such_piece);
    const NodeId target = target_of(view, action);
    if (!target) return verdict.refuse(Reason::no_such_segment);
    if (!is_foundation(view, target)) {
        verdict.mine = static_cast<i8>(view.state.node(target).kind);
        return verdict.refuse(Reason::wrong_segment);  // TOWER-PIECE-01
    }
    if (!piece_in_supply(view, decision.seat, kind)) return verdict.refuse(Reason::supply_empty);  // TOWER-PIECE-02
    return why_not_on_tower(view, kind, target, verdict);
}

Flow answer_tower(Play& play, const Decision& decision, const Action& action)
{
    const PieceKind kind = static_cast<PieceKind>(action.piece);
    const NodeId foundation = target_of(play, action);
    moves::deploy(play, piece_in_supply(play, decision.seat, kind), foundation);
    if (play.rules.piece_row(kind).has(Trait::stacks)) push_step(play, kCapture, decision.seat, foundation.raw);  // TOWER-SEQ-02
    return Flow::done;                                                                                            // TOWER-ACT-02
}

// ---- ransom -------------------------------------------------------------------------------------------------------

/// What stands against any ransom now (TOWER-SEQ-01).
Reason why_not_ransom(const View& view, const Decision& decision, Verdict& verdict) noexcept
{
    if (view.rules.has(Option::tower_no_ransom)) return verdict.refuse(Reason::no_ransom);
    if (decision.seat != view.state.header().active) return verdict.refuse(Reason::not_own_turn);
    if (view.this_turn(RoomName::tower, kWordPaid)) return verdict.refuse(Reason::ransom_paid);
    const bool minimum = !view.rules.has(Option::tower_ransom_without_minimum);  // TOWER-OPT-03
    if (minimum && view.state.seat(decision.seat).score < kRansom) return verdict.refuse(Reason::ransom_too_dear);
    return Reason::none;
}

void list_ransoms(const View& view, const Decision& decision, Options& options)
{
    Verdict verdict;
    if (decision.seat == kNature || why_not_ransom(view, decision, verdict) != Reason::none) return;
    for (int i = 0; i < view.rules.pieces_per_seat; ++i) {
        const PieceId id(1 + decision.seat * view.rules.pieces_per_seat + i);
        if (view.state.piece(id).where == Where::prison) options.add(action_on(Verb::pay, decision.seat, id));
    }
}

Reason why_not_pay(const View& view, const Decision& decision, const Action& action, Verdict& verdict) noexcept
{
    if (action.piece == 0) return verdict.refuse(Reason::no_such_piece);
    const PieceId id(action.piece);
    verdict.piece = id;
    const Piece& piece = view.state.piece(id);
    if (piece.where != Where::prison || piece.owner != decision.seat) return verdict.refuse(Reason::not_prisoner);
    return why_not_ransom(view, decision, verdict);
}

void answer_ransom(Play& play, int payer, PieceId id)
{
    const int holder = play.state.piece(id).holder;
    play.this_turn(RoomName::tower, kWordPaid) = 1;
    moves::pay(play, payer, {ScoreRule::ransom_paid, 1, -kRansom}, {}, {});
    moves::pay(play, holder, {ScoreRule::ransom_received, 1, kRansom}, {}, {});
    moves::release(play, id, moves::Release::ransom);
}

/// A turn begins or ends: asked only when a ransom is possible (TOWER-RANSOM-07).
bool nothing_of_its_own(const View&, const Step&) { return false; }

void list_pass(const View&, const Step& step, Options& options) { options.add(action_on(Verb::pass, step.seat, {})); }

Reason why_not_pass(const View&, const Step&, const Action& action, Verdict& verdict)
{
    return action.verb == Verb::pass ? Reason::none : verdict.refuse(Reason::wrong_step);
}

Flow answer_pass(Play&, const Step&, const Action&) { return Flow::done; }

constexpr StepCode kRansomStep{.name = StepName::ransom,
                               .decider = nullptr,
                               .enter = ask,
                               .has_choice = nothing_of_its_own,
                               .list = list_pass,
                               .why_not = why_not_pass,
                               .answer = answer_pass};

// ---- what the room adds to the decisions of others ------------------------------------------------------------------

void list_offers(const View& view, const Decision& decision, Options& options)
{
    if (decision.code->name == StepName::deploy && options.wants(Verb::deploy)) list_towers(view, decision, options);
    if (options.wants(Verb::pay)) list_ransoms(view, decision, options);
}

bool owns(const View& view, const Decision& decision, const Action& action)
{
    return action.verb == Verb::pay || is_on_tower(view, decision, action);
}

Reason why_not_offer(const View& view, const Decision& decision, const Action& action, Verdict& verdict)
{
    if (action.verb == Verb::pay) return why_not_pay(view, decision, action, verdict);
    return why_not_deploy_on_tower(view, decision, action, verdict);
}

/// A ransom leaves the decision as it was, with more to choose from; a piece on a tower is the choice.
Flow answer_offer(Play& play, const Decision& decision, const Action& action)
{
    if (action.verb != Verb::pay) return answer_tower(play, decision, action);
    answer_ransom(play, decision.seat, PieceId(action.piece));
    return Flow::ask;
}

constexpr Offer kOffer{.list = list_offers, .owns = owns, .why_not = why_not_offer, .answer = answer_offer};

// ---- looking ------------------------------------------------------------------------------------------------------

Thing tower_thing(const View& view, NodeId foundation) noexcept
{
    Thing thing;
    thing.kind = ThingKind::tower;
    thing.cell = cell_of_node(view, foundation);
    thing.segment = view.state.node(foundation).part;
    thing.value = height(view, foundation);
    thing.arg[1] = larger(range(view, foundation), 0);
    if (!is_occupied(view.state, foundation)) return thing;
    thing.piece = occupant(view, foundation);
    thing.seat = view.state.piece(thing.piece).owner;
    thing.arg[0] = 1;
    return thing;
}

void show_towers(const View& view, Things& things)
{
    for_each_foundation(view, [&](NodeId foundation) { things.add(tower_thing(view, foundation)); });
}

void show_prisoners(const View& view, Things& things)
{
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        if (piece.where != Where::prison) continue;
        Thing thing;
        thing.kind = ThingKind::prisoner;
        thing.piece = PieceId(i);
        thing.seat = piece.owner;
        thing.value = piece.holder;
        thing.arg[0] = static_cast<int>(piece.kind);
        things.add(thing);
    }
}

void show(const View& view, ThingKind kind, Things& things)
{
    if (kind == ThingKind::tower) show_towers(view, things);
    if (kind == ThingKind::prisoner) show_prisoners(view, things);
}

// ---- the room -----------------------------------------------------------------------------------------------------

/// Pieces by number of seats (TOWER-SETUP-02); companions as followers (TOWER-OPT-04).
void shape(Rules& rules)
{
    constexpr u8 kBySeats[] = {0, 0, 10, 9, 7, 6, 5};
    PieceRow& pieces = rules.piece_rows[static_cast<int>(PieceKind::tower_piece)];
    if (rules.config.pieces[static_cast<int>(PieceKind::tower_piece)] < 0) pieces.count = kBySeats[rules.config.seats];
    if (!rules.has(Option::tower_builder_pig_are_followers)) return;
    for (PieceRow& row : rules.piece_rows)
        if (row.has(Trait::companion))
            row.traits = static_cast<u8>(row.traits | traits(Trait::can_be_taken, Trait::tops_foundation));
}

constexpr PieceRow kPieces[] = {
    {.kind = PieceKind::tower_piece, .count = 0, .traits = traits(Trait::stacks), .fits = 0, .strength = 0},
};

constexpr OptionRow kSwitches[] = {
    {Option::tower_capture_opponents_only},
    {Option::tower_top_followers_safe},
    {Option::tower_ransom_without_minimum},
    {Option::tower_builder_pig_are_followers},
    {Option::tower_no_capture_over_gaps},
    {Option::tower_no_ransom},
    {Option::tower_short_range},
    {Option::tower_diagonal_capture},
};

constexpr PlanRow kPlan[] = {{Anchor::start, &kRansomStep}, {Anchor::finish, &kRansomStep}};

constexpr const StepCode* kSteps[] = {&kCapture, &kExchange};

}  // namespace

const Room tower = {
    .id = RoomName::tower,
    .title = "The Tower",
    .year = 2006,
    .set = SetName::tower,
    .tiles = kTowerTiles,
    .pieces = kPieces,
    .options = kSwitches,
    .plan = kPlan,
    .steps = kSteps,
    .drawer = {.turn = 1},
    .max_seats = 6,  // TOWER-SETUP-04
    .actions_per_turn = 5,
    .events_per_turn = 7,
    .on = {.shape = shape, .offer = &kOffer, .show = show},
};

}  // namespace bastide
