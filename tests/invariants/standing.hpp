// SPDX-License-Identifier: MIT
// Whether a standing is what the seats get when the game ends now: a clone is left without tiles and played on by passing until
// it is over, and its scores are compared. Before a tile is placed nothing is left to be scored, so the clone ends at once.
#pragma once

#include "invariants/box_check.hpp"
#include "play/moves.hpp"
#include "play/racks.hpp"
#include "play/scoring.hpp"
#include "play/setup_moves.hpp"

namespace box_checks {

/// Neither log nor history: only scores are compared.
inline Owned clone_of_position(const Game& game) { return Owned(game.clone({}, Retention{0, false}, false)); }

/// Leaves nothing that could be drawn or placed: no tile in the bag, set aside, in a hand or in a rack of wild tiles.
inline void remove_tiles_to_come(Game& game)
{
    Play play = game.play();
    moves::empty_bag(play);
    for (int type = 1; type <= play.rules.tiles.count; ++type) moves::put_aside(play, TileId(type), 0);
    for (int i = 0; i < play.rules.rack_count; ++i) {
        const Rack& rack = play.rules.racks[i];
        if (rack.is_wild) moves::put_variable(play, rack.at, 0);
        for (int slot = 0; !rack.is_wild && slot < rack.capacity; ++slot) moves::put_in_slot(play, rack.at + slot, {});
    }
}

/// Passes until the game is over. False at a decision that cannot be passed.
inline bool pass_to_the_end(Game& game)
{
    while (!game.view().state.header().over) {
        const u8 seat = pending(game.view()).seat;
        Action action;
        action.kind = seat == kNature ? ActionKind::finish : ActionKind::pass;
        action.seat = seat;
        Verdict verdict;
        if (game.apply(action, verdict) != Status::ok) return false;
    }
    return true;
}

/// Makes a game one of host chance.
inline void ask_nature(Game& game)
{
    Play play = game.play();
    moves::put_random(play, {});
}

/// Ends a game now. False at a decision that cannot be passed, and where a token is to be drawn: no standing foresees which.
inline bool end_now(Game& game)
{
    remove_tiles_to_come(game);
    ask_nature(game);
    if (game.view().state.header().last) return pass_to_the_end(game);
    Play play = game.play();
    score_and_end(play);
    return true;
}

/// Whether a robber went home between two positions of a game: what it robs no standing foresees.
inline bool has_robbed(const Game& before, const Game& after)
{
    bool has = false;
    for (int i = 1; i <= before.rules().layout.piece_count; ++i) {
        const Piece& piece = before.view().state.piece(PieceId(i));
        const bool lay_in_wait = piece.kind == PieceKind::track_robber && piece.spot == Spot::space;
        has = has || (lay_in_wait && after.view().state.piece(PieceId(i)).spot != Spot::space);
    }
    return has;
}

/// Ends a game in the midst of a turn: all other seats leave it, and the host finishes it.
inline void leave_alone(Game& game, int seat)
{
    for (int other = 0; other < game.rules().config.seats; ++other) {
        if (other == seat || game.view().is_out(other) || game.view().state.header().over) continue;
        Action action;
        action.kind = ActionKind::resign;
        action.seat = static_cast<u8>(other);
        Verdict verdict;
        if (game.apply(action, verdict) != Status::ok) return;
    }
    pass_to_the_end(game);
}

/// Compares the standing of a game with the scores that the seats get when all others leave the one on turn. Not while it sells
/// a tile, because a seat that leaves changes what is sold (RESIGN-03).
inline void check_leaving_alone(const Game& game, Complaints& wrong)
{
    const Header& header = game.view().state.header();
    if (pending(game.view()).name(game.view()) == StepKind::bazaar_sell) return;
    if (!header.last || header.acting_seat != header.active || game.view().is_out(header.active)) return;
    if (pending(game.view()).seat != header.active)
        return;  // a seat that leaves still does what it cannot pass, such as a walk's step
    StandingFacts foretold[kMaxSeats];
    rank_seats(game.view(), foretold);
    const Owned ended = clone_of_position(game);
    ask_nature(*ended);
    leave_alone(*ended, header.active);
    if (!ended->view().state.header().over && pending(ended->view()).seat == kNature) return;  // a token is to be drawn
    wrong.expect(ended->view().state.header().over != 0, "a game goes on with one seat");
    if (ended->view().state.header().turn != header.turn) return;  // the turn went on to the next one, whose beginning may pay
    if (has_robbed(game, *ended)) return;
    for (int i = 0; i < game.rules().config.seats; ++i)
        wrong.expect(foretold[i].final_score == ended->view().state.seat(foretold[i].seat).score,
                     "a standing is not what the seats get when all others leave");
}

/// Compares the standing of a game with the scores of a clone that ends now. Returns whether the clone could end.
inline bool check_standing(const Game& game, Complaints& wrong)
{
    if (!game.view().state.header().over) check_leaving_alone(game, wrong);
    const Owned ended = clone_of_position(game);
    if (!end_now(*ended) || has_robbed(game, *ended)) return false;
    StandingFacts foretold[kMaxSeats];
    StandingFacts real[kMaxSeats];
    rank_seats(game.view(), foretold);
    rank_seats(ended->view(), real);
    for (int i = 0; i < game.rules().config.seats; ++i) {
        wrong.expect(foretold[i].score == game.view().state.seat(foretold[i].seat).score, "a standing has another score");
        const i32 now = ended->view().state.seat(foretold[i].seat).score;
        wrong.expect(foretold[i].final_score == now, "a standing is not what the seats get when the game ends now: seat " +
                                                         std::to_string(foretold[i].seat) + " has " + std::to_string(now) +
                                                         ", not " + std::to_string(foretold[i].final_score));
        wrong.expect(foretold[i].seat == real[i].seat && foretold[i].rank == real[i].rank && foretold[i].wins == real[i].wins,
                     "a standing ranks the seats otherwise than the end of the game");
    }
    return true;
}

}  // namespace box_checks
