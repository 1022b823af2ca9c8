// SPDX-License-Identifier: MIT
// The big top: when a circus is placed, the token under it is revealed and pays for the meeples around it; then it moves there.
// No seat knows that token before, so it is drawn when it is revealed (BIGTOP-SETUP-02).
#include "boxes/big_top/elements.hpp"
#include "boxes/bridges_castles_bazaars/bridges_castles_bazaars.hpp"
#include "play/moves.hpp"
#include "play/pools.hpp"

namespace bastide::boxes::big_top {

namespace {

PieceId big_top(const View& view) noexcept { return neutral_piece(view, PieceKind::big_top); }

/// The tile of the big top; none before the first circus and without it.
PlacedId tile_of_big_top(const View& view) noexcept
{
    const PieceId id = big_top(view);
    return id ? tile_under(view.state, view.state.piece(id)) : PlacedId{};
}

const Pool& stack_of(const View& view) noexcept { return *find_pool(view.rules, kModule); }

/// BIGTOP-COMP-02
i32 points_of(PieceKind token) noexcept
{
    constexpr i32 kPoints[] = {1, 3, 4, 5, 6, 7};
    return kPoints[static_cast<int>(token) - static_cast<int>(PieceKind::flea)];
}

/// The meeples of each seat on the big top's tile and around it, each counted once, on whatever feature or on none
/// (BIGTOP-SCORE-01 to -04).
struct Audience {
    i32 of[kMaxSeats] = {};

    explicit Audience(const View& view) noexcept
    {
        const Cell middle = cell_of(view.state.placed(tile_of_big_top(view)));
        for (int i = 1; i < view.rules.first_neutral_piece().raw; ++i) {
            const Piece& piece = view.state.piece(PieceId(i));
            const bool is_meeple = view.rules.piece_def(piece.kind).has(Trait::claims);
            of[piece.owner] += is_meeple && stands_near(view, piece, middle) ? 1 : 0;
        }
    }
};

/// The token is out of the game (BIGTOP-SCORE-08); the meeples stay (BIGTOP-SCORE-05).
void reveal(Play& play, PieceKind token, Reward reward)
{
    moves::draw_token(play, stack_of(play), token, big_top(play), Cause::big_top_revealed);
    const Audience audience(play);
    for (int seat = 0; seat < play.rules.config.seats; ++seat)
        if (audience.of[seat] > 0) moves::pay(play, seat, {reward, audience.of[seat], points_of(token)}, Feature{});
}

bool has_token(const View& view) noexcept { return tile_of_big_top(view) && count_in_pool(view, stack_of(view)) > 0; }

PieceKind token_in(const Action& action) noexcept { return static_cast<PieceKind>(action.piece_kind); }

// ---- when a circus is placed ----------------------------------------------------------------------------------------

/// BIGTOP-MOVE-01, -02
void move_to_circus(Play& play)
{
    moves::relocate(play, big_top(play), PiecePlace::on_tile(play.state.header().last), Cause::big_top_moved);
}

/// What comes before the token is scored has left: the step comes after the scoring (BIGTOP-SCORE-06, BIGTOP-MOVE-03).
Flow enter_circus(Play& play, const Step&)
{
    const PlacedId last = play.state.header().last;
    if (!last || !has_mark(play, last, Mark::circus) || !big_top(play)) return Flow::done;  // as in most turns
    if (has_token(play)) {
        if (play.asks_nature) return Flow::ask;
        reveal(play, pick_token(play, stack_of(play)), Reward::big_top);
    }
    move_to_circus(play);
    return Flow::done;
}

Flow answer_circus(Play& play, const Step&, const Action& action)
{
    reveal(play, token_in(action), Reward::big_top);
    move_to_circus(play);
    return Flow::done;
}

// ---- at the end -----------------------------------------------------------------------------------------------------

/// All meeples count that are there when the last turn ended, before the final scoring takes them (BIGTOP-END-01).
Flow enter_last_show(Play& play, const Step&)
{
    if (!has_token(play) || play.rules.has(Option::big_top_not_at_end)) return Flow::done;
    if (play.asks_nature) return Flow::ask;
    reveal(play, pick_token(play, stack_of(play)), Reward::big_top_at_end);
    return Flow::done;
}

Flow answer_last_show(Play& play, const Step&, const Action& action)
{
    reveal(play, token_in(action), Reward::big_top_at_end);
    return Flow::done;
}

// ---- nature's decision ------------------------------------------------------------------------------------------------

u8 decide_by_nature(const View&, const Step&) { return kNature; }

void list_tokens(const View& view, const Step&, ActionList& actions) { list_token_draws(view, stack_of(view), actions); }

Reason why_not_token(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    return why_not_draw_token(view, stack_of(view), action, verdict);
}

void about_big_top(const View& view, const Step&, Subject& subject)
{
    subject.piece = big_top(view);
    if (const PlacedId tile = tile_of_big_top(view)) subject.set_cell(cell_of(view.state.placed(tile)));
}

constexpr StepCode drawn_at(Flow (*enter)(Play&, const Step&), Flow (*answer)(Play&, const Step&, const Action&))
{
    return {.name = StepKind::big_top_draw,
            .decider = decide_by_nature,
            .enter = enter,
            .list = list_tokens,
            .why_not = why_not_token,
            .answer = answer,
            .about = about_big_top};
}

}  // namespace

const StepCode circus_step = drawn_at(enter_circus, answer_circus);
const StepCode last_show_step = drawn_at(enter_last_show, answer_last_show);

// ---- in a position --------------------------------------------------------------------------------------------------

namespace {

/// Whether a seat placed a circus before this turn. The start tile calls no big top, because no seat placed it.
bool was_called(const View& view) noexcept
{
    for (int i = 1; i <= view.state.header().placed; ++i) {
        const PlacedId id(i);
        const bool is_start = i == 1 && view.state.placed(id).tile.type() == view.rules.start.type;
        if (!is_start && id != view.state.header().last && has_mark(view, id, Mark::circus)) return true;
    }
    return false;
}

}  // namespace

/// It is on a circus once one was placed, not yet on the tile just placed, and a token is under it.
Reason why_not_big_top_stands(const View& view, Verdict& verdict)
{
    const PlacedId tile = tile_of_big_top(view);
    if (!tile) return was_called(view) ? verdict.refuse(Reason::big_top_no_circus) : Reason::none;
    if (tile == view.state.header().last) return verdict.refuse(Reason::position_fresh);
    if (!has_mark(view, tile, Mark::circus) || !was_called(view)) return verdict.refuse(Reason::big_top_no_circus);
    return has_token(view) ? Reason::none : verdict.refuse(Reason::big_top_no_token);
}

void show_tokens(const View& view, Things& things)
{
    const Pool& stack = stack_of(view);
    for (int kind = 0; kind < stack.kinds; ++kind) {
        Thing thing;
        thing.kind = ThingKind::big_top_tokens;
        thing.piece_kind = pool_def(view.rules, stack, kind).kind;
        thing.count = static_cast<i32>(count_in_pool(view, stack, kind));
        thing.points = points_of(thing.piece_kind);
        if (thing.count > 0) things.add(thing);
    }
}

}  // namespace bastide::boxes::big_top
