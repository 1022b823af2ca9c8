// SPDX-License-Identifier: MIT
// The double turn: a seat that extends the feature of its own builder plays a second part of its turn.
#include "board/features.hpp"
#include "boxes/traders_builders/elements.hpp"
#include "play/moves.hpp"
#include "play/racks.hpp"
#include "play/turn.hpp"

namespace bastide::boxes::traders_builders {

namespace {

/// Whether a segment of the tile is part of a feature with the seat's builder (TB-DOUBLE-02, -05).
bool extends(const View& view, const Placed& tile, int seat) noexcept
{
    for (int segment = 0; segment < view.rules.tiles.at(tile.tile).segments; ++segment) {
        const NodeId root = root_of(view.state, node_of(tile, segment));
        const SegmentKind kind = view.state.node(root).kind();
        const bool fits = kind == SegmentKind::road || kind == SegmentKind::city;
        if (fits && has_on(view, seat, root, PieceKind::builder)) return true;
    }
    return false;
}

/// Whether a wild tile completes a feature beside it that has the seat's builder (TB-OPT-02).
bool completes(const View& view, const Placed& tile, int seat) noexcept
{
    for (int side = 0; side < kSides; ++side) {
        const PlacedId beside = tile_at(view.state, beyond(cell_of(tile), side));
        if (!beside) continue;
        const Placed& neighbour = view.state.placed(beside);
        for (int port = 3 * side; port < 3 * side + 3; ++port) {
            const int segment = view.rules.tiles.at(neighbour.tile).segment_at[facing_port(port)];
            if (!segment) continue;
            const NodeId root = root_of(view.state, node_of(neighbour, segment - 1));
            if (is_complete(view.state, root) && has_on(view, seat, root, PieceKind::builder)) return true;
        }
    }
    return false;
}

/// Whether the tile just placed wins the seat a second part, before anything is deployed (TB-DOUBLE-03, -04, -14).
bool wins_second_part(const View& view, int seat) noexcept
{
    const Header& header = view.state.header();
    if (!header.last || !stands(view, seat, PieceKind::builder)) return false;  // as in most turns
    const Placed& tile = view.state.placed(header.last);
    const bool is_wild = view.rules.tiles.at(tile.tile).is_wild();
    return is_wild ? view.rules.has(Option::builder_completing_counts) && completes(view, tile, seat) : extends(view, tile, seat);
}

/// Noted when the tile is placed (TB-SEQ-01). In the second part it is noted already.
Flow enter_extending(Play& play, const Step& step)
{
    if (play.part() == 0 && wins_second_part(play, step.seat)) moves::set_this_turn(play, kModule, kDouble, 1);
    return Flow::done;
}

/// The second part is played even if the builder is gone by then, and there is no third one (TB-DOUBLE-06, -07, -12). Without a
/// tile to draw or to place there is none (TB-DOUBLE-11).
Flow enter_second_part(Play& play, const Step& step)
{
    if (play.part() != 0 || !play.this_turn(kModule, kDouble) || play.is_out(step.seat)) return Flow::done;
    if (!has_tile_for_turn(play, step.seat)) return Flow::done;
    if (play.rules.has(Option::double_turn_optional)) return Flow::ask;
    continue_with_new_part(play);
    return Flow::done;
}

/// A seat accepts the second part by naming itself (TB-OPT-01).
Action accept(int seat) noexcept
{
    Action action;
    action.kind = ActionKind::name;
    action.seat = static_cast<u8>(seat);
    action.other_seat = seat;
    return action;
}

void list_second_part(const View&, const Step& step, ActionList& actions)
{
    actions.add(accept(step.seat));
    Action pass;
    pass.kind = ActionKind::pass;
    pass.seat = step.seat;
    actions.add(pass);
}

Reason why_not_second_part(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    if (action.kind == ActionKind::pass) return Reason::none;
    if (action.kind != ActionKind::name) return verdict.refuse(Reason::wrong_step);
    if (action.other_seat < 0 || action.other_seat >= view.rules.config.seats) return verdict.refuse(Reason::no_such_seat);
    if (action.other_seat == step.seat) return Reason::none;
    verdict.seat = static_cast<i16>(action.other_seat);
    return verdict.refuse(Reason::not_own_turn);
}

Flow answer_second_part(Play& play, const Step&, const Action& action)
{
    if (action.kind == ActionKind::name) continue_with_new_part(play);
    return Flow::done;
}

}  // namespace

/// What was noted for the first part stays in the second.
FollowingVariable following_variable(const View& view)
{
    const bool is_double = view.part() > 0 || wins_second_part(view, view.state.header().acting_seat);
    return {static_cast<u16>(view.rules.turn_variables[static_cast<int>(kModule)] + kDouble), is_double ? u16{1} : u16{0}};
}

/// A position notes the second part as the number of the part.
NoteVariable note_variable(const Rules& rules, Note note, int)
{
    if (note != Note::double_turn_second_part) return {};
    return {rules.first_part_variable - 1, 1};
}

const StepCode kExtending{.enter = enter_extending};

const StepCode kSecondPart{.name = StepKind::double_turn_second_part,
                           .enter = enter_second_part,
                           .list = list_second_part,
                           .why_not = why_not_second_part,
                           .answer = answer_second_part};

}  // namespace bastide::boxes::traders_builders
