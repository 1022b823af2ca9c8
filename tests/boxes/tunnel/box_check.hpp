// SPDX-License-Identifier: MIT
// The Tunnel: on which openings a token can go and which tokens, computed from the tokens that lie and the openings of the
// reference's board.
#pragma once

#include <set>
#include <tuple>

#include "invariants/box_check.hpp"
#include "support/catch.hpp"

namespace box_checks::tunnel {

using namespace bastide;

/// The numbers of the tokens that a seat can place: of each begun pair the other one, and the first of the first pair that is not
/// begun (TUNNEL-PLACE-03).
inline std::set<int> tokens_to_place(const Observation& observed, int seat)
{
    std::set<int> lie;
    for (const reference::TunnelToken& token : observed.board.crossings().tokens)
        if (token.seat == seat) lie.insert(token.number);
    const int count = observed.view.rules.piece_def(PieceKind::tunnel_token).count;
    std::set<int> free;
    bool has_new_pair = false;
    for (int first = 0; first < count; first += 2) {
        const bool has_first = lie.count(first) != 0;
        const bool has_second = lie.count(first + 1) != 0;
        if (has_first && !has_second && first + 1 < count) free.insert(first + 1);
        if (!has_first && !has_second && !has_new_pair) {
            free.insert(first);
            has_new_pair = true;
        }
    }
    return free;
}

/// Whether the seat has placed a token since the last tile, or since its turn began (TUNNEL-PLACE-01). A seller's turn goes on
/// after the sale; a buyer is not on turn.
inline bool was_used(const Observation& observed)
{
    const int seat = pending(observed.view).seat;
    const bool is_once = observed.has(Option::tunnel_once_a_turn) && observed.view.state.header().active == seat;
    for (u64 seq = observed.game.log().next(); seq > observed.game.log().first(); --seq) {
        const Event& event = observed.game.log().at(seq - 1);
        const bool begins = event.kind == EventKind::turn_began && event.seat == seat && event.cause != Cause::sale_resumed;
        if (is_once ? begins : event.kind == EventKind::placed) return false;
        if (event.cause == Cause::tunnel_placed && event.seat == seat) return true;
    }
    return false;
}

inline void check_options(const Observation& observed)
{
    using Option3 = std::tuple<int, int, int, int>;  // x, y, segment, token
    const int seat = pending(observed.view).seat;
    std::set<Option3> theirs;
    if (!was_used(observed))
        for (int tile = 0; tile < static_cast<int>(observed.board.tiles().size()); ++tile)
            for (int segment = 0; segment < static_cast<int>(observed.board.type_at(tile).segments.size()); ++segment) {
                const reference::PlacedSegment place{tile, segment};
                if (!observed.board.has_opening(place) || observed.board.has_token(place)) continue;
                const reference::PlacedTile& placed = observed.board.tiles()[static_cast<std::size_t>(tile)];
                for (const int token : tokens_to_place(observed, seat)) theirs.insert({placed.x, placed.y, segment, token});
            }
    std::set<Option3> mine;
    const int first = observed.view.rules.first_piece(seat, PieceKind::tunnel_token).raw;
    for (const Action& action : observed.options_of(ActionKind::move)) {
        if (observed.view.state.piece(PieceId(action.piece)).kind != PieceKind::tunnel_token) continue;
        mine.insert({action.cell.x, action.cell.y, action.segment, action.piece - first});
    }
    observed.wrong.expect(mine == theirs, "where tunnel tokens can go differs");
    observed.seen.rare["tokens to place"] += mine.empty() ? 0 : 1;
}

inline void check_decision(const Observation& observed)
{
    if (observed.step() == StepKind::act || observed.step() == StepKind::tunnel_place) check_options(observed);
}

/// Tokens are placed more often than at random, and second ones of a pair above all, so that roads are joined.
inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    std::vector<const Action*> tokens;
    const View& view = observed.view;
    for (const Action& option : observed.options) {
        if (option.kind != ActionKind::move || view.state.piece(PieceId(option.piece)).kind != PieceKind::tunnel_token) continue;
        tokens.push_back(&option);
        const int number = option.piece - view.rules.first_piece(option.seat, PieceKind::tunnel_token).raw;
        if (number % 2 == 1) tokens.insert(tokens.end(), 4, &option);
    }
    return tokens.empty() || random.one_in(3) ? nullptr : random.any_of(tokens);
}

inline void end(const Observation& observed)
{
    int joined = 0;
    for (const reference::TunnelToken& token : observed.board.crossings().tokens) joined += token.number % 2;
    observed.seen.rare["pairs of tokens"] += joined;
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.rare.at("tokens to place") > 100);
    CHECK(seen.rare.at("pairs of tokens") > 20);
}

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::tunnel, .at_decision = check_decision, .end = end, .prefer = prefer, .came_up = came_up}};
}

}  // namespace box_checks::tunnel
