// SPDX-License-Identifier: MIT
// Hills & Sheep: from the events, which sheep are with which shepherd; from the reference's board, which fields they share, which
// are closed, and how many hills lie.
#pragma once

#include <algorithm>
#include <map>
#include <string>

#include "invariants/box_check.hpp"
#include "play/drawing.hpp"
#include "play/pools.hpp"
#include "support/catch.hpp"

namespace box_checks::hills_sheep {

using namespace bastide;

/// A shepherd on the board.
struct Shepherd {
    int seat = 0;
    Cell cell;
    int segment = 0;
    int sheep = 0;
};

/// What happened so far in the game that is played now.
struct Memory {
    u64 game = ~u64{0};
    u64 next = 0;                       ///< the first event not heard
    std::map<int, Shepherd> shepherds;  ///< by the number of the piece
};

inline Memory& memory()
{
    static Memory memory;
    return memory;
}

inline int field_of(const Observation& observed, const Shepherd& one)
{
    return observed.board.feature_at(one.cell.x, one.cell.y, one.segment);
}

inline int sheep_of(PieceKind token)
{
    return token == PieceKind::wolf ? 0 : static_cast<int>(token) - static_cast<int>(PieceKind::sheep_1) + 1;
}

inline bool is_token(PieceKind kind) { return kind >= PieceKind::sheep_1 && kind <= PieceKind::wolf; }

/// FLOCK-GUIDE-01: all sheep of the field.
inline int sheep_in(const Observation& observed, const Memory& now, int field)
{
    int sheep = 0;
    for (const auto& [id, one] : now.shepherds)
        if (field_of(observed, one) == field) sheep += one.sheep;
    return sheep;
}

inline void hear(const Observation& observed, Memory& now, const Event& event)
{
    const bool is_shepherd = event.kind == EventKind::moved && event.piece_kind == PieceKind::shepherd;
    if (is_shepherd && event.spot == Spot::segment)
        now.shepherds[event.piece.raw] = {event.seat, event.cell, event.segment, 0};
    else if (is_shepherd)
        now.shepherds.erase(event.piece.raw);
    if (event.kind == EventKind::moved && is_token(event.piece_kind) && event.spot == Spot::beside) {
        const auto holder = now.shepherds.find(event.count);
        observed.wrong.expect(holder != now.shepherds.end(), "a token goes to a shepherd that is not there");
        if (holder != now.shepherds.end()) holder->second.sheep += sheep_of(event.piece_kind);
    }
    if (event.kind == EventKind::scored && event.reward == Reward::flock_sheep) {
        const int field = feature_number(observed.view, observed.board, event.feature);
        observed.wrong.expect(event.points == sheep_in(observed, now, field), "a flock pays something else");
        int own = 0;
        for (const auto& [id, one] : now.shepherds) own += one.seat == event.seat && field_of(observed, one) == field;
        observed.wrong.expect(own > 0, "a seat without a shepherd is paid for sheep");
        observed.seen.rare["flocks of several seats"] +=
            sheep_in(observed, now, field) > 0 && own > 0 &&
            std::any_of(now.shepherds.begin(), now.shepherds.end(), [&](const auto& each) {
                return each.second.seat != event.seat && field_of(observed, each.second) == field;
            });
    }
}

inline Memory& follow(const Observation& observed)
{
    Memory& now = memory();
    const u64 next = observed.game.log().next();
    if (now.game != observed.number || now.next > next) now = {};
    now.game = observed.number;
    for (; now.next < next; ++now.next) hear(observed, now, observed.game.log().at(now.next));
    return now;
}

/// FLOCK-BAG-01: what is not with a shepherd is in the bag.
inline void check_bag(const Observation& observed, const Memory& now)
{
    const Pool* const bag = find_pool(observed.view.rules, ModuleId::hills_sheep);
    if (!bag || observed.view.rules.piece_def(PieceKind::shepherd).count == 0) return;
    for (const auto& [id, one] : now.shepherds) {
        int sheep = 0;
        for (int kind = 0; kind < bag->kinds; ++kind)
            sheep += sheep_of(pool_def(observed.view.rules, *bag, kind).kind) *
                     static_cast<int>(count_held(observed.view, *bag, PieceId(id), kind));
        observed.wrong.expect(sheep == one.sheep, "a shepherd has other sheep");
    }
    observed.wrong.expect(count_in_pool(observed.view, *bag, bag->kinds - 1) == 2, "a wolf is not in the bag");
}

/// HILL-HIDE-01 to -04
inline void check_hidden(const Observation& observed)
{
    u32 hills = 0;
    for (const reference::PlacedTile& tile : observed.board.tiles()) {
        const std::vector<std::string>& marks = observed.board.type_at(observed.board.tile_at(tile.x, tile.y)).marks;
        hills += std::find(marks.begin(), marks.end(), "hill") != marks.end();
    }
    const u32 covered = count_covered(observed.view);
    if (observed.has(Option::without_hills)) hills = 0;
    observed.wrong.expect(covered <= hills, "more tiles are hidden than hills lie");
    const bool never_ran_out = count_to_draw(observed.view) > 0 && observed.view.state.header().out == 0 &&
                               !observed.has(Option::return_unplaceable_to_bag);
    if (never_ran_out) observed.wrong.expect(covered == hills, "a hill hides no tile");
}

/// FLOCK-TURN-01, -03, FLOCK-CLOSE-01: who is asked, and that no closed field keeps its shepherds.
inline void check_fields(const Observation& observed, const Memory& now)
{
    const int last = static_cast<int>(observed.board.tiles().size()) - 1;
    const bool decides = observed.step() == StepKind::flock_grow_or_guide;
    const bool is_asked = decides && pending(observed.view).seat != kNature;
    const Subject subject = [&] {
        Subject about;
        if (is_asked) pending(observed.view).code->about(observed.view, pending(observed.view).step, about);
        return about;
    }();
    for (const auto& [id, one] : now.shepherds) {
        const reference::Feature& field = observed.board.features()[static_cast<std::size_t>(field_of(observed, one))];
        const bool waits = decides || observed.step() == StepKind::act || observed.view.state.header().last;
        observed.wrong.expect(!field.complete || waits || observed.is_over(), "a closed field keeps its shepherds");
        if (!is_asked || id != subject.piece.raw) continue;
        const bool is_extended = std::any_of(field.segments.begin(), field.segments.end(),
                                             [&](const reference::PlacedSegment& placed) { return placed.tile == last; });
        observed.wrong.expect(one.seat == pending(observed.view).seat && is_extended, "a flock is asked that is not extended");
        observed.wrong.expect(observed.board.tile_at(one.cell.x, one.cell.y) != last, "a flock is asked that was placed now");
    }
    const auto is_choice = [](const Action& action) { return action.kind != ActionKind::pay; };  // a ransom at any decision
    if (is_asked)
        observed.wrong.expect(std::count_if(observed.options.begin(), observed.options.end(), is_choice) == 2,
                              "a flock has a third choice");
    observed.seen.rare["flocks asked"] += is_asked;
}

inline void check_decision(const Observation& observed)
{
    const Memory& now = follow(observed);
    check_bag(observed, now);
    check_hidden(observed);
    check_fields(observed, now);
}

inline void end(const Observation& observed) { check_decision(observed); }

/// Shepherds are placed more often.
inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    if (observed.step() != StepKind::act || random.one_in(2)) return nullptr;
    std::vector<const Action*> shepherds;
    for (const Action& action : observed.options)
        if (action.kind == ActionKind::deploy && action.piece_kind == static_cast<u16>(PieceKind::shepherd))
            shepherds.push_back(&action);
    return shepherds.empty() ? nullptr : random.any_of(shepherds);
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.rare.at("flocks asked") > 20);
    CHECK(seen.rare.at("flocks of several seats") > 0);
    CHECK(seen.rewards.at(Reward::flock_sheep) > 20);
    CHECK(seen.causes.at(Cause::wolf_came) > 10);
    CHECK(seen.causes.at(Cause::flock_closed) > 0);
    CHECK(seen.causes.at(Cause::hill_covered) > 100);
}

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::hills_sheep,
             .trades = {Reward::flock_sheep},
             .at_decision = check_decision,
             .end = end,
             .prefer = prefer,
             .came_up = came_up}};
}

}  // namespace box_checks::hills_sheep
