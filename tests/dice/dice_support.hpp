// SPDX-License-Identifier: MIT
// What the dice tests share: black sides written as letters, layouts put down die by die, and a game that watches itself - a
// refusal must leave every byte, an accepted action a sound state.
#pragma once

#include <array>
#include <vector>

#include "dice/dice_rules.hpp"
#include "support/catch.hpp"

namespace bastide::dice::test {

/// "ES" is a set of sides.
inline u8 sides(const char* letters)
{
    u32 mask = 0;
    for (; *letters != '\0'; ++letters) mask |= *letters == 'N' ? 1u : *letters == 'E' ? 2u : *letters == 'S' ? 4u : 8u;
    return static_cast<u8>(mask);
}

struct Turned {
    Face face;
    u8 rotation;
};

/// The face of DICE-FACE-01 that shows these black sides, and how it must be turned for that. Written out by hand.
inline Turned face_with(const char* letters)
{
    static constexpr Turned table[16] = {
        {Face::none, 0},   {Face::cap, 0},      {Face::cap, 1},      {Face::corner, 0},  // -, N, E, NE
        {Face::cap, 2},    {Face::straight, 0}, {Face::corner, 1},   {Face::tee, 1},     // S, NS, ES, NES
        {Face::cap, 3},    {Face::corner, 3},   {Face::straight, 1}, {Face::tee, 0},     // W, NW, EW, NEW
        {Face::corner, 2}, {Face::tee, 3},      {Face::tee, 2},      {Face::none, 0},    // SW, NSW, ESW, -
    };
    return table[sides(letters)];
}

/// Built dice without a game around them.
struct Layout {
    const FaceTable& table;
    std::array<Die, kDice> dice{};
    u32 count = 0;

    explicit Layout(const FaceTable& with = kFaceTable) : table(with) {}

    bool fits(Face face, u8 rotation, i32 x, i32 y) const
    {
        return die_at(dice, {x, y}) == kDice && demand_at(table, dice, {x, y}).mismatches(table.of(face).black(rotation)) == 0;
    }
    bool fits(const char* letters, i32 x, i32 y) const
    {
        return fits(face_with(letters).face, face_with(letters).rotation, x, y);
    }
    bool put(Face face, u8 rotation, i32 x, i32 y)
    {
        if (count == kDice || !fits(face, rotation, x, y)) return false;
        dice[count++] = {Spot::built, face, rotation, 0, static_cast<i8>(x), static_cast<i8>(y)};
        return true;
    }
    bool put(const char* letters, i32 x, i32 y) { return put(face_with(letters).face, face_with(letters).rotation, x, y); }

    u32 largest() const { return cities_of(table, dice).largest_closed_size(); }
    u32 cities() const { return cities_of(table, dice).count; }
};

inline Config seats(u32 n, Chance chance = Chance::host)
{
    Config config;
    config.seats = static_cast<u8>(n);
    config.chance = chance;
    return config;
}

inline void write_down(void* context, const Event& event) noexcept
{
    static_cast<std::vector<Event>*>(context)->push_back(event);
}

/// A game at a table. Host chance unless the config says otherwise.
struct Game {
    Rules rules{};
    State state{};
    std::vector<Event> log;

    explicit Game(const Config& config = seats(2), u64 seed = 0)
    {
        REQUIRE(build(config, rules) == ConfigFault::none);
        start(rules, seed, state, sink());
        REQUIRE(check(rules, state) == StateFault::none);
    }

    Sink sink() { return {&log, write_down}; }

    /// Applies, and holds the answer against why_not() and the bytes.
    Reason act(const Action& action)
    {
        const State before = state;
        const Verdict judged = why_not(rules, state, action);
        const Verdict verdict = apply(rules, state, action, sink());
        CHECK(same_bytes(judged, verdict));
        if (!verdict.is_legal()) CHECK(same_bytes(before, state));
        CHECK(check(rules, state) == StateFault::none);
        return verdict.reason;
    }
    Reason act(ActionKind kind) { return act(action_of(kind)); }

    Action action_of(ActionKind kind) const
    {
        Action action{};
        action.kind = kind;
        action.seat = kind == ActionKind::fall ? kNature : static_cast<i8>(state.active);
        return action;
    }
    Action building(Face face, u8 rotation, i32 x, i32 y) const
    {
        Action action = action_of(ActionKind::place);
        action.face = face;
        action.rotation = rotation;
        action.x = static_cast<i16>(x);
        action.y = static_cast<i16>(y);
        return action;
    }
    Action building(const char* letters, i32 x, i32 y) const
    {
        return building(face_with(letters).face, face_with(letters).rotation, x, y);
    }
    Action falling(const Counts& counts) const
    {
        Action action = action_of(ActionKind::fall);
        for (u32 i = 0; i < kFaces; ++i) action.counts[i] = counts[i];
        return action;
    }

    /// Nature's action: the numbers of CAP, CORNER, STRAIGHT, TEE, KNIGHT, CATAPULT.
    Reason fall(u8 caps, u8 corners, u8 straights, u8 tees, u8 knights, u8 catapults)
    {
        return act(falling({caps, corners, straights, tees, knights, catapults}));
    }
    Reason put(const char* letters, i32 x, i32 y) { return act(building(letters, x, y)); }
    Reason why_not_put(const char* letters, i32 x, i32 y) const { return why_not(rules, state, building(letters, x, y)).reason; }

    u32 tray() const { return count_at(state.dice, Spot::tray); }
    u32 tray(Face face) const { return count_at(state.dice, Spot::tray, face); }
    u32 built() const { return count_at(state.dice, Spot::built); }
    u32 aside() const { return count_at(state.dice, Spot::aside); }
    bool holds(u32 seat) const { return holds_knight(state.dice, seat); }
    bool is_over() const { return state.step == Step::over; }
    bool offers(ActionKind kind) const { return pending(rules, state).kinds >> static_cast<u32>(kind) & 1; }

    std::vector<Action> options(ActionKind kind = ActionKind::none) const
    {
        std::vector<Action> out(list(rules, state, kind, {}));
        list(rules, state, kind, out);
        return out;
    }
    u32 count_events(EventKind kind) const
    {
        u32 n = 0;
        for (const Event& event : log) n += event.kind == kind;
        return n;
    }
    const Event& last(EventKind kind) const
    {
        for (std::size_t i = log.size(); i-- > 0;)
            if (log[i].kind == kind) return log[i];
        return log.at(log.size());  // a test asked for what never happened: let it fail loudly
    }

    /// A whole turn: everything falls as CAP, nothing is built, no points.
    void idle()
    {
        REQUIRE(fall(static_cast<u8>(tray()), 0, 0, 0, 0, 0) == Reason::none);
        REQUIRE(act(ActionKind::stop) == Reason::none);
    }
    /// A whole turn: a straight city of n dice, closed by a CAP at either end.
    void score_row(u32 n)
    {
        REQUIRE(fall(static_cast<u8>(tray() - (n - 2)), 0, static_cast<u8>(n - 2), 0, 0, 0) == Reason::none);
        REQUIRE(put("E", 0, 0) == Reason::none);
        for (u32 i = 1; i + 1 < n; ++i) REQUIRE(put("EW", static_cast<i32>(i), 0) == Reason::none);
        const u32 turn = state.turn;
        REQUIRE(put("W", static_cast<i32>(n - 1), 0) == Reason::none);
        if (state.turn == turn && !is_over())
            REQUIRE(act(ActionKind::stop) == Reason::none);  // an empty tray has stopped by itself
    }
    /// A whole turn: three knights fall, one is kept.
    void keep_one()
    {
        REQUIRE(fall(static_cast<u8>(tray() - 3), 0, 0, 0, 3, 0) == Reason::none);
        REQUIRE(act(ActionKind::keep) == Reason::none);
    }
    /// The closed city of six used by several examples: four CORNERs and two STRAIGHTs. The turn goes on.
    void build_six()
    {
        REQUIRE(put("ES", 0, 0) == Reason::none);
        REQUIRE(put("EW", 1, 0) == Reason::none);
        REQUIRE(put("WS", 2, 0) == Reason::none);
        REQUIRE(put("NE", 0, 1) == Reason::none);
        REQUIRE(put("EW", 1, 1) == Reason::none);
        REQUIRE(put("NW", 2, 1) == Reason::none);
    }
};

}  // namespace bastide::dice::test
