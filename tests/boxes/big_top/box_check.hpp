// SPDX-License-Identifier: MIT
// Under the Big Top: from the tiles, where the big top stands and who may enter where; from the events, what was revealed and
// what big top, acrobats and ringmasters paid for the figures that stood there.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "invariants/box_check.hpp"
#include "play/deploying.hpp"
#include "play/pools.hpp"
#include "support/catch.hpp"

namespace box_checks::big_top {

using namespace bastide;

/// A figure on the board, on a segment or an acrobat.
struct Figure {
    PieceKind kind = PieceKind::none;
    int seat = 0;
    Cell cell;
    bool is_acrobat = false;
    NodeId segment;
};

/// What happened so far in the game that is played now.
struct Memory {
    u64 game = ~u64{0};
    u64 next = 0;  ///< the first event not heard
    std::map<int, Figure> figures;
    std::map<PieceKind, int> revealed;
    Cell tent;
    bool stands = false;
    int worth = 0;                     ///< of the token just revealed
    std::map<int, int> lines;          ///< of ringmasters, by seat, since one was sent home
    std::map<int, int> acrobats_paid;  ///< by seat, since the last that went home
};

inline Memory& memory()
{
    static Memory memory;
    return memory;
}

inline bool lies_around(Cell a, Cell b) { return std::abs(a.x - b.x) <= 1 && std::abs(a.y - b.y) <= 1; }

inline bool is_token(PieceKind kind) { return kind >= PieceKind::flea && kind <= PieceKind::elephant; }

inline int worth_of(PieceKind token)
{
    const std::map<PieceKind, int> worth = {{PieceKind::flea, 1}, {PieceKind::monkey, 3}, {PieceKind::seal, 4},
                                            {PieceKind::bear, 5}, {PieceKind::tiger, 6},  {PieceKind::elephant, 7}};
    return worth.at(token);
}

inline bool shows(const Observation& observed, int tile, const char* mark)
{
    const std::vector<std::string>& marks = observed.board.type_at(tile).marks;
    return std::find(marks.begin(), marks.end(), mark) != marks.end();
}

inline Cell cell_at_tile(const Observation& observed, int tile)
{
    const reference::PlacedTile& placed = observed.board.tiles()[static_cast<std::size_t>(tile)];
    return {static_cast<i16>(placed.x), static_cast<i16>(placed.y)};
}

inline bool is_on_castle(const Observation& observed, const Figure& figure)
{
    return figure.segment && observed.view.state.node(figure.segment).kind() == SegmentKind::castle;
}

/// RING-SCORE-01, -02
inline int attractions_around(const Observation& observed, Cell cell)
{
    int count = 0;
    for (int i = 0; i < static_cast<int>(observed.board.tiles().size()); ++i)
        count += lies_around(cell, cell_at_tile(observed, i)) && (shows(observed, i, "circus") || shows(observed, i, "acrobats"));
    return count;
}

/// One on a castle is on both of its tiles (BIGTOP-SCORE-04).
inline bool is_around_tent(const Observation& observed, const Memory& now, const Figure& figure)
{
    if (lies_around(figure.cell, now.tent)) return true;
    if (figure.is_acrobat || !is_on_castle(observed, figure)) return false;
    const int number = feature_number(observed.view, observed.board, figure.segment);
    const std::span<const int> halves = observed.board.features()[static_cast<std::size_t>(number)].tiles;
    return std::any_of(halves.begin(), halves.end(),
                       [&](int half) { return lies_around(cell_at_tile(observed, half), now.tent); });
}

/// BIGTOP-SCORE-01 to -04
inline int audience(const Observation& observed, const Memory& now, int seat)
{
    int count = 0;
    for (const auto& [id, figure] : now.figures)
        count += figure.seat == seat && observed.view.rules.piece_def(figure.kind).has(Trait::claims) &&
                 is_around_tent(observed, now, figure);
    return count;
}

/// A ringmaster that is scored was paid for what is around it; another one of its seat may have been, too.
inline void check_ringmaster(const Observation& observed, Memory& now, const Event& event, const Figure& figure)
{
    const bool is_of_barn = event.cause == Cause::barn_placed || event.cause == Cause::barn_joined;
    const bool is_scored = event.cause == Cause::completed || event.cause == Cause::final || is_of_barn;
    if (figure.kind != PieceKind::ringmaster || !is_scored) return;
    const int due = is_on_castle(observed, figure) ? 0 : 2 * attractions_around(observed, figure.cell);
    observed.wrong.expect(now.lines[event.seat] >= due, "a ringmaster is not paid");
    if (observed.view.rules.piece_def(PieceKind::ringmaster).count == 1)
        observed.wrong.expect(now.lines[event.seat] == due, "a ringmaster is paid something else");
    now.lines[event.seat] -= due;
    observed.seen.rare["ringmasters with attractions"] += due > 0;
}

inline void hear_move(const Observation& observed, Memory& now, const Event& event)
{
    if (event.piece_kind == PieceKind::big_top) {
        now.tent = event.cell;
        now.stands = true;
    }
    if (is_token(event.piece_kind)) {
        ++now.revealed[event.piece_kind];
        now.worth = worth_of(event.piece_kind);
    }
    if (!event.piece || event.seat == kNature) return;
    const auto figure = now.figures.find(event.piece.raw);
    if (figure != now.figures.end()) {
        check_ringmaster(observed, now, event, figure->second);
        if (event.cause == Cause::acrobats_scored) {
            observed.wrong.expect(figure->second.is_acrobat, "a figure is scored that is no acrobat");
            now.acrobats_paid[event.seat] -= 5;
        }
        now.figures.erase(figure);
    }
    if (event.cause == Cause::russian_trapped) return;  // it counts for nothing
    if (event.spot == Spot::segment || (event.spot == Spot::tile && event.piece_kind == PieceKind::follower))
        now.figures[event.piece.raw] = {
            event.piece_kind, event.seat, event.cell, event.spot == Spot::tile,
            event.spot == Spot::segment ? segment_at(observed.view, event.cell, event.segment) : NodeId{}};
}

inline void hear_score(const Observation& observed, Memory& now, const Event& event)
{
    if (event.reward == Reward::big_top || event.reward == Reward::big_top_at_end) {
        observed.wrong.expect(event.count == audience(observed, now, event.seat), "the big top counts other meeples");
        observed.wrong.expect(event.each == now.worth, "the big top pays another token");
    }
    if (event.reward == Reward::ringmaster) now.lines[event.seat] += event.points;
    if (event.reward == Reward::acrobats) now.acrobats_paid[event.seat] += event.points;
    if (event.reward != Reward::acrobats_at_end) return;
    int own = 0;
    for (const auto& [id, figure] : now.figures) own += figure.is_acrobat && figure.seat == event.seat;
    observed.wrong.expect(event.points == 5 * own, "acrobats are paid something else at the end");
}

inline Memory& follow(const Observation& observed)
{
    Memory& now = memory();
    const u64 next = observed.game.log().next();
    if (now.game != observed.number || now.next > next) now = {};
    now.game = observed.number;
    for (; now.next < next; ++now.next) {
        const Event& event = observed.game.log().at(now.next);
        if (event.kind == EventKind::moved) hear_move(observed, now, event);
        if (event.kind == EventKind::scored) hear_score(observed, now, event);
    }
    for (const auto& [seat, points] : now.acrobats_paid) observed.wrong.expect(points == 0, "acrobats are paid something else");
    return now;
}

/// BIGTOP-MOVE-01, -02: on the last circus that a seat placed, but not yet on the tile of this turn.
inline void check_tent(const Observation& observed, const Memory& now)
{
    const bool is_played = observed.view.rules.piece_def(PieceKind::big_top).count > 0;
    const int count = static_cast<int>(observed.board.tiles().size());
    const bool may_wait = !observed.is_over() && observed.view.state.header().last;
    int circus = count - 1;
    const auto is_start = [&](int i) { return i == 0 && observed.view.rules.start.type; };
    while (circus >= 0 && (!shows(observed, circus, "circus") || is_start(circus))) --circus;
    if (!is_played || circus < 0) return observed.wrong.expect(!now.stands, "the big top stands without a circus");
    const bool is_of_turn = circus >= count - 2 && observed.view.state.header().out == 0;
    if ((may_wait && is_of_turn) || observed.view.state.header().out != 0) return;
    observed.wrong.expect(now.stands && now.tent == cell_at_tile(observed, circus), "the big top is not on the last circus");
}

/// BIGTOP-SETUP-02, BIGTOP-SCORE-08
inline void check_tokens(const Observation& observed, Memory& now)
{
    const Pool* const stack = find_pool(observed.view.rules, ModuleId::big_top);
    if (!stack || observed.view.rules.piece_def(PieceKind::big_top).count == 0) return;
    for (int kind = 0; kind < stack->kinds; ++kind) {
        const int left = static_cast<int>(count_in_pool(observed.view, *stack, kind));
        const int all = static_cast<int>(count_in_game(observed.view.rules, *stack, kind));
        observed.wrong.expect(all - left == now.revealed[pool_def(observed.view.rules, *stack, kind).kind],
                              "another number of tokens is left");
    }
}

inline PlacedId tile_of(const View& view, Cell cell) { return tile_at(view.state, cell); }

/// ACRO-PLACE-01 to -03, ACRO-PORTAL-01, ACRO-SCORE-01
inline void check_acrobats(const Observation& observed, const Memory& now)
{
    std::map<std::pair<int, int>, int> full;  // acrobats by cell
    for (const auto& [id, figure] : now.figures)
        if (figure.is_acrobat) ++full[{figure.cell.x, figure.cell.y}];
    for (const auto& [cell, count] : full) observed.wrong.expect(count <= 3, "a pyramid has more than three acrobats");
    if (observed.step() != StepKind::act) return;
    const int last = static_cast<int>(observed.board.tiles().size()) - 1;
    const int seat = pending(observed.view).seat;
    const bool is_portal = observed.view.rules.has_piece_kind[static_cast<int>(PieceKind::dragon)] &&
                           shows(observed, last, "portal") && !observed.has(Option::without_portal);
    std::set<std::pair<int, int>> theirs;
    const bool may = has_supply(observed.view, seat, PieceKind::follower) && !observed.has(Option::without_acrobats);
    for (int i = 0; i <= last && may; ++i) {
        const Cell cell = cell_at_tile(observed, i);
        const bool is_shut_now = is_shut(observed.view, PieceKind::follower, tile_of(observed.view, cell));
        const bool is_bridged = observed.board.tiles()[static_cast<std::size_t>(i)].span > 0;  // ACRO-BRIDGE-01
        const bool is_reached = !is_bridged && (is_portal || lies_around(cell, cell_at_tile(observed, last)));
        if (shows(observed, i, "acrobats") && is_reached && !is_shut_now && full[{cell.x, cell.y}] < 3)
            theirs.insert({cell.x, cell.y});
    }
    std::set<std::pair<int, int>> mine;
    const bool flies = shows(observed, last, "flier") || shows(observed, last, "flier_nw");
    for (const Action& action : observed.options_of(ActionKind::deploy)) {
        const bool is_flight = flies && action.cell == cell_at_tile(observed, last);
        if (action.segment == kOnTile && action.piece_kind == static_cast<u16>(PieceKind::follower) && !is_flight)
            mine.insert({action.cell.x, action.cell.y});
    }
    observed.wrong.expect(mine == theirs, "acrobats may enter elsewhere");
    std::set<std::pair<int, int>> pyramids;
    for (const auto& [cell, count] : full)
        if (count == 3) pyramids.insert(cell);
    std::set<std::pair<int, int>> scored;
    for (const Action& action : observed.options_of(ActionKind::take)) {
        if (action.cause != static_cast<i32>(Cause::acrobats_scored)) continue;
        const auto figure = now.figures.find(action.piece);
        observed.wrong.expect(figure != now.figures.end() && figure->second.is_acrobat, "no acrobat is to be scored");
        if (figure != now.figures.end()) scored.insert({figure->second.cell.x, figure->second.cell.y});
    }
    observed.wrong.expect(scored == pyramids, "other pyramids may be scored");
    observed.seen.rare["pyramids to be scored"] += !scored.empty();
}

inline void check_decision(const Observation& observed)
{
    Memory& now = follow(observed);
    check_tent(observed, now);
    check_tokens(observed, now);
    check_acrobats(observed, now);
}

inline void end(const Observation& observed)
{
    Memory& now = follow(observed);
    check_tokens(observed, now);
}

/// Acrobats and ringmasters are placed more often, pyramids scored.
inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    if (observed.step() != StepKind::act || random.one_in(2)) return nullptr;
    std::vector<const Action*> good;
    for (const Action& action : observed.options) {
        const bool is_acrobat = action.kind == ActionKind::deploy && action.segment == kOnTile &&
                                action.piece_kind == static_cast<u16>(PieceKind::follower);
        const bool is_scored = action.kind == ActionKind::take && action.cause == static_cast<i32>(Cause::acrobats_scored);
        const bool is_ringmaster =
            action.kind == ActionKind::deploy && action.piece_kind == static_cast<u16>(PieceKind::ringmaster);
        if (is_acrobat || is_scored || (is_ringmaster && random.one_in(2))) good.push_back(&action);
    }
    return any_of_any_kind(good, random);
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.rare.at("pyramids to be scored") > 50);
    CHECK(seen.rare.at("ringmasters with attractions") > 20);
    CHECK(seen.causes.at(Cause::big_top_moved) > 100);
    CHECK(seen.causes.at(Cause::big_top_revealed) > 100);
    CHECK(seen.rewards.at(Reward::big_top) > 100);
    CHECK(seen.rewards.at(Reward::big_top_at_end) > 10);
    CHECK(seen.rewards.at(Reward::acrobats) > 20);
    CHECK(seen.rewards.at(Reward::acrobats_at_end) > 10);
    CHECK(seen.rewards.at(Reward::ringmaster) > 20);
}

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::big_top,
             .after_scoring = {StepKind::big_top_draw},
             .trades = {Reward::big_top, Reward::big_top_at_end, Reward::acrobats, Reward::acrobats_at_end, Reward::ringmaster},
             .removals = {Cause::acrobats_scored},
             .at_decision = check_decision,
             .end = end,
             .prefer = prefer,
             .came_up = came_up}};
}

}  // namespace box_checks::big_top
