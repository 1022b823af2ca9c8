// SPDX-License-Identifier: MIT
// A pool of tokens, tiles that lie face down, ties that a module breaks, a piece that stays at scoring, and sides that two
// segments share. A keeper stands in any field. A seat that deploys it draws a token for it: an egg stays with the keeper, a fox
// sends it home. A tile with a mound covers a tile of the bag. Of tied seats those win that have a meeple on a mound. When the
// game ends eggs stay where they are.
#include "board/features.hpp"
#include "defs/tile_text.hpp"
#include "mechanisms/modules.hpp"
#include "play/deploying.hpp"
#include "play/drawing.hpp"
#include "play/moves.hpp"
#include "play/pools.hpp"
#include "play/scoring.hpp"

namespace bastide {

namespace {

constexpr ModuleId kModule = ModuleId::house_bag;  // a spare name here, where that rule never plays

constexpr TileDef kTiles[] = {
    tile("SHARED 3 CCFC c:W0 c:E1 f:45+01"),
    tile("PARTED 3 CFFF c:N f:234+0 f:567+0"),
    marked(tile("MOUND 4 FFFF f:01234567"), kMound),
};
static_assert(drawn_tiles(kTiles) == 10);

/// The keeper on the tile just placed that holds nothing yet.
PieceId waiting_keeper(const View& view) noexcept
{
    const Pool* const pool = find_pool(view.rules, kModule);
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        const bool stands = piece.kind == kKeeper && piece.spot == Spot::segment;
        if (stands && view.state.node(NodeId(piece.at)).tile == view.state.header().last &&
            count_held(view, *pool, PieceId(i)) == 0)
            return PieceId(i);
    }
    return {};
}

void draw_for(Play& play, PieceId keeper, PieceKind token)
{
    const Pool& pool = *find_pool(play.rules, kModule);
    if (token != kFox) return moves::draw_token(play, pool, token, keeper, kTokenDrawn);
    moves::draw_token_and_return(play, pool, token, keeper, kTokenDrawn);
    moves::send_home(play, keeper, kTokenDrawn);
}

Flow enter_draw(Play& play, const Step&)
{
    const PieceId keeper = waiting_keeper(play);
    if (!keeper) return Flow::done;
    if (play.asks_nature) return Flow::ask;
    draw_for(play, keeper, pick_token(play, *find_pool(play.rules, kModule)));
    return Flow::done;
}

u8 decide_by_nature(const View&, const Step&) { return kNature; }

void list(const View& view, const Step&, ActionList& actions)
{
    list_token_draws(view, *find_pool(view.rules, kModule), actions);
}

Reason why_not(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    return why_not_draw_token(view, *find_pool(view.rules, kModule), action, verdict);
}

Flow answer(Play& play, const Step&, const Action& action)
{
    draw_for(play, waiting_keeper(play), static_cast<PieceKind>(action.piece_kind));
    return Flow::done;
}

constexpr StepCode kDraw{
    .name = kTokenStep, .decider = decide_by_nature, .enter = enter_draw, .list = list, .why_not = why_not, .answer = answer};

Flow enter_cover(Play& play, const Step&)
{
    const Header& header = play.state.header();
    if (header.last && has_mark(play, header.last, kMound) && count_to_draw(play) > 0)
        moves::cover_tile(play, kModule, 0, kTileCovered);
    return Flow::done;
}

constexpr StepCode kCover{.enter = enter_cover};

constexpr PlanDef kPlan[] = {{TurnPhase::effects, &kCover}, {TurnPhase::wood, &kDraw, 100}};

/// What a keeper held goes back when it leaves.
void left(Play& play, PieceId id, NodeId from, Cause why)
{
    if (play.state.piece(id).kind == kKeeper) moves::return_tokens(play, *find_pool(play.rules, kModule), id, from, why);
}

u32 break_tie_by_mounds(const View& view, NodeId root, u32 seats)
{
    u32 raised = 0;
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        if (piece.spot != Spot::segment || root_of(view.state, NodeId(piece.at)) != root) continue;
        if (has_mark(view, view.state.node(NodeId(piece.at)).tile, kMound)) raised |= 1u << piece.owner;
    }
    return (seats & raised) != 0 ? seats & raised : seats;
}

NoteVariable note_variable(const Rules& rules, Note note, int)
{
    const int variable = rules.lasting_variables[static_cast<int>(kModule)];
    return note == Note::hand_idle_turns ? NoteVariable{variable, 100} : NoteVariable{};  // a spare name, too
}

constexpr PieceDef kPieces[] = {
    {.kind = kKeeper, .count = 1, .traits = traits(Trait::stays), .fits = segment_set(SegmentKind::field)}};

constexpr PoolDef kPool[] = {{kEgg, 3, kKeeper}, {kBasket, 2, kKeeper}, {kFox, 1, kKeeper}};

}  // namespace

const Module keepers = {
    .id = kModule,
    .title = "Keepers",
    .set = Set::winter,
    .tiles = set_of<kTiles>(),
    .pieces = kPieces,
    .pool = kPool,
    .plan = kPlan,
    .variables = {.lasting = 1, .covered = 0},
    .max_seats = 5,
    .actions_per_turn = 1,
    .events_per_turn = 8,
    .on = {.tie = break_tie_by_mounds, .left = left, .note_variable = note_variable},
};

}  // namespace bastide
