// SPDX-License-Identifier: MIT
// The Festival: after its tile, a seat may take one of its figures back from the board instead of deploying one.
#include "boxes/festival/festival.hpp"

#include "boxes/base/base.hpp"
#include "boxes/festival/tiles.hpp"
#include "common/phrases.hpp"
#include "play/moves.hpp"
#include "play/removing.hpp"
#include "play/scoring.hpp"

namespace bastide {

namespace boxes::festival {

namespace {

bool is_held(const View& view) noexcept
{
    const PlacedId last = view.state.header().last;
    return last && has_mark(view, last, Mark::festival);
}

/// Whether a kind is a figure: not a storey of a tower. With the option it must be one that claims (FEST-RET-02, FEST-OPT-01).
bool is_figure(const View& view, PieceKind kind) noexcept
{
    const PieceDef& def = view.rules.piece_def(kind);
    return !def.has(Trait::stacks) && (def.has(Trait::claims) || !view.rules.has(Option::festival_meeples_only));
}

bool is_beside_board(const View& view, PieceId id) noexcept { return view.state.piece(id).spot == Spot::space; }

/// Also from a space beside the board, a quarter of the City, where no rule holds it back (FEST-RET-02, INT-FESTIVAL-COC-01).
Reason why_not_take_from_anywhere(const View& view, int seat, PieceId id, Verdict& verdict) noexcept
{
    if (!is_beside_board(view, id)) return why_not_take_back(view, seat, id, Cause::festival_returned, verdict);
    verdict.piece = id;
    const Piece& piece = view.state.piece(id);
    const bool is_follower = view.rules.piece_def(piece.kind).has(Trait::claims);  // not a robber (ROB-TRAIT-01)
    return piece.owner == seat && is_follower ? Reason::none : verdict.refuse(Reason::cannot_be_taken);
}

Reason why_not_return(const View& view, int seat, PieceId id, Verdict& verdict) noexcept
{
    if (!id) return verdict.refuse(Reason::no_such_piece);
    if (!is_held(view)) return verdict.refuse(Reason::festival_not_held);
    const Reason reason = why_not_take_from_anywhere(view, seat, id, verdict);
    if (reason != Reason::none) return reason;
    return is_figure(view, view.state.piece(id).kind) ? Reason::none : verdict.refuse(Reason::cannot_be_taken);
}

/// FEST-RET-01 to -03
void list_returns(const View& view, const Decision& decision, ActionList& actions)
{
    if (!actions.accepts(ActionKind::take) || !is_held(view)) return;
    const u32 first = 1 + u32{decision.seat} * view.rules.pieces_per_seat;
    for (u32 i = first; i < first + view.rules.pieces_per_seat; ++i) {
        const PieceId id(static_cast<int>(i));
        if (view.state.piece(id).spot == Spot::supply) continue;
        Verdict verdict;
        if (why_not_return(view, decision.seat, id, verdict) == Reason::none)
            actions.add(make_take_action(view, decision.seat, id, Cause::festival_returned));
    }
}

bool is_return(const View&, const Decision&, const Action& action) { return is_take_for(action, Cause::festival_returned); }

Reason why_not(const View& view, const Decision& decision, const Action& action, Verdict& verdict)
{
    return why_not_return(view, decision.seat, PieceId(action.piece), verdict);
}

/// It is the whole action, before the scoring and without points (FEST-RET-04 to -06, -09). Its company goes home with it
/// (FEST-RET-07).
Flow answer(Play& play, const Decision&, const Action& action)
{
    const PieceId id(action.piece);
    if (is_beside_board(play, id))
        moves::relocate(play, id, PiecePlace::in_supply(), Cause::festival_returned);
    else
        moves::send_home(play, id, Cause::festival_returned);
    return Flow::done;
}

constexpr Offer kOffers[] = {
    {.at = &deploy_step,
     .list = list_returns,
     .takes = Cause::festival_returned,
     .owns = is_return,
     .why_not = why_not,
     .answer = answer},
};

constexpr SentenceDef kSentences[] = {
    {Select::moved, "festival_returned {{seat} takes its {role} back" BASTIDE_FROM " at a festival}"},
};

constexpr OptionDef kSwitches[] = {{.option = Option::festival_meeples_only}};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::festival)};

constexpr PresetDef kPresets[] = {{Preset::festival, kGame}};

}  // namespace

const Module module = {
    .id = ModuleId::festival,
    .title = "The Festival",
    .set = Set::festival,
    .tiles = set_of<kFestivalTiles>(),
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .offers = kOffers,
    .events_per_turn = 3,
};

}  // namespace boxes::festival

}  // namespace bastide
