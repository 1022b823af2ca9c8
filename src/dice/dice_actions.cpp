// SPDX-License-Identifier: MIT
// Judges one action, and lists all legal ones by the same predicates, so that both agree. Never writes a state.
#include "common/bits.hpp"
#include "dice/dice_rules.hpp"

namespace bastide::dice {
namespace {

Verdict refused(Reason reason) noexcept
{
    Verdict verdict{};
    verdict.reason = reason;
    return verdict;
}

i8 decider(const State& state) noexcept { return state.step == Step::build ? static_cast<i8>(state.active) : kNature; }

bool is_asked_for(Step step, ActionKind kind) noexcept
{
    if (step == Step::roll) return kind == ActionKind::fall;
    return step == Step::build && kind >= ActionKind::place && kind <= ActionKind::keep;
}

Verdict mismatch(Cell cell, u8 side, bool is_black) noexcept
{
    const Cell other = neighbour(cell, side);
    Verdict verdict = refused(Reason::side_mismatch);
    verdict.side = side;
    verdict.black = is_black;
    verdict.x = static_cast<i8>(other.x);
    verdict.y = static_cast<i8>(other.y);
    return verdict;
}

/// DICE-MODEL-04; names the first side that does not match.
Verdict why_not_fit(const FaceTable& table, const State& state, const Action& action, Cell cell) noexcept
{
    const u8 sides = table.of(action.face).black(action.rotation);
    const u8 wrong = demand_at(table, state.dice, cell).mismatches(sides);
    for (u8 side = 0; side < kSides; ++side)
        if (wrong >> side & 1) return mismatch(cell, side, sides >> side & 1);
    return refused(Reason::none);
}

Verdict why_not_place(const Rules& rules, const State& state, const Action& action) noexcept
{
    if (!is_face(action.face)) return refused(Reason::no_such_face);
    if (!is_city(action.face)) return refused(Reason::not_a_city_face);
    if (action.rotation >= kSides) return refused(Reason::no_such_rotation);
    if (first_at(state.dice, Spot::tray, action.face) == kDice) return refused(Reason::face_not_in_tray);
    const Cell cell{action.x, action.y};
    if (die_at(state.dice, cell) != kDice) return refused(Reason::cell_taken);
    if (!buildable_cells(state.dice, count_to_build(state)).has(cell)) return refused(Reason::out_of_frame);
    return why_not_fit(rules.config.faces, state, action, cell);
}

Reason why_not_roll(const State& state) noexcept
{
    if (count_at(state.dice, Spot::tray) == 0) return Reason::tray_empty;  // DICE-TURN-07
    return state.rolls < kRolls ? Reason::none : Reason::no_rolls_left;    // DICE-TURN-02
}

Reason why_not_collect(const State& state) noexcept
{
    return count_at(state.dice, Spot::tray, Face::knight) > 0 ? Reason::none : Reason::no_knight_in_tray;
}

Reason why_not_keep(const State& state) noexcept
{
    return count_knights(state.dice) >= kKnightsDue ? Reason::none : Reason::too_few_knights;
}

Verdict why_not_fall(const State& state, const Action& action) noexcept
{
    const u32 tray = count_at(state.dice, Spot::tray);
    if (total_of(std::to_array(action.counts)) == tray) return refused(Reason::none);
    Verdict verdict = refused(Reason::wrong_total);
    verdict.most = static_cast<u8>(tray);
    return verdict;
}

/// Counts legal actions, and writes those after the first `skip` up to the capacity.
class ActionWriter {
public:
    ActionWriter(std::span<Action> out, i8 seat, u32 skip) noexcept : out_(out), seat_(seat), skip_(skip) {}

    void put(Action action) noexcept
    {
        action.seat = seat_;
        if (count_ - skip_ < out_.size()) out_[count_ - skip_] = action;  // unsigned: skipped ones wrap around and are too large
        ++count_;
    }
    void put(ActionKind kind) noexcept
    {
        Action action{};
        action.kind = kind;
        put(action);
    }
    void put(ActionKind kind, i8 seat) noexcept
    {
        seat_ = seat;
        put(kind);
    }
    /// Counts `more` actions without building them if all of them are skipped or beyond the capacity; false otherwise.
    bool skip_if_unwritten(u32 more) noexcept
    {
        if (count_ < skip_ + out_.size() && count_ + more > skip_) return false;
        count_ += more;
        return true;
    }
    u32 count() const noexcept { return count_; }

private:
    std::span<Action> out_;
    i8 seat_;
    u32 skip_;
    u32 count_ = 0;
};

/// A face in the tray, with its black sides at each rotation.
struct TrayFace {
    Face face;
    u8 black[kSides];
};

/// The distinct city faces in the tray, in face order.
struct TrayFaces {
    TrayFace faces[kFaces];
    u32 count = 0;

    TrayFaces(const FaceTable& table, Dice dice) noexcept
    {
        for (u32 i = 0; i < kFaces; ++i) {
            const Face face = face_of(i);
            if (!is_city(face) || first_at(dice, Spot::tray, face) == kDice) continue;
            TrayFace& entry = faces[count++];
            entry.face = face;
            for (u8 turn = 0; turn < kSides; ++turn) entry.black[turn] = table.of(face).black(turn);
        }
    }
};

void list_cell(const TrayFaces& tray, Cell cell, Demand demand, ActionWriter& out) noexcept
{
    const bool has_no_demand = demand.black == 0 && demand.white == 0;
    if (has_no_demand && out.skip_if_unwritten(kSides * tray.count)) return;
    Action action{};
    action.kind = ActionKind::place;
    action.x = static_cast<i16>(cell.x);
    action.y = static_cast<i16>(cell.y);
    for (u8 turn = 0; turn < kSides; ++turn) {
        action.rotation = turn;
        for (u32 i = 0; i < tray.count; ++i) {
            if (demand.mismatches(tray.faces[i].black[turn]) != 0) continue;
            action.face = tray.faces[i].face;
            out.put(action);
        }
    }
}

/// DICE-MODEL-07. Only cells beside a built die have a demand. On all others, nearly all cells, each face fits in every rotation.
void list_places(const Rules& rules, const State& state, ActionWriter& out) noexcept
{
    const TrayFaces tray(rules.config.faces, state.dice);
    if (tray.count == 0) return;
    const CellSet open = buildable_cells(state.dice, count_to_build(state));
    const CellSet beside = cells_around(state.dice, 1);
    for (u32 row = 0; row < CellSet::kRows; ++row) {
        const bool touches = (open.rows[row] & beside.rows[row]) != 0;
        if (!touches && out.skip_if_unwritten(count_bits(open.rows[row]) * kSides * tray.count)) continue;
        for_each_bit(open.rows[row], [&](u32 column) {
            const Cell cell = CellSet::cell(row, column);
            list_cell(tray, cell, beside.has(cell) ? demand_at(rules.config.faces, state.dice, cell) : Demand{}, out);
        });
    }
}

void list_falls(const State& state, ActionWriter& out) noexcept
{
    for (Outcomes outcomes(count_at(state.dice, Spot::tray)); !outcomes.is_done(); outcomes.advance()) {
        Action action{};
        action.kind = ActionKind::fall;
        for (u32 i = 0; i < kFaces; ++i) action.counts[i] = outcomes.counts()[i];
        out.put(action);
    }
}

/// Whether a kind has a legal action. A city die in the tray can always be placed: some cell of the frame touches no die.
bool has_legal_action(const State& state, ActionKind kind) noexcept
{
    if (!is_asked_for(state.step, kind)) return false;
    switch (kind) {
        case ActionKind::place: return count_city_dice_in_tray(state.dice) > 0;
        case ActionKind::collect: return why_not_collect(state) == Reason::none;
        case ActionKind::roll: return why_not_roll(state) == Reason::none;
        case ActionKind::keep: return why_not_keep(state) == Reason::none;
        case ActionKind::stop:
        case ActionKind::fall: return true;
        case ActionKind::resign:  // listed separately
        case ActionKind::none: break;
    }
    return false;
}

Verdict why_not_resign(const Rules& rules, const State& state, const Action& action) noexcept
{
    const bool is_seat = action.seat >= 0 && action.seat < static_cast<i32>(rules.config.seats);
    Verdict verdict = refused(is_seat ? Reason::resigned : Reason::no_such_seat);
    verdict.seat = action.seat;
    return is_seat && !is_out(state, static_cast<u32>(action.seat)) ? refused(Reason::none) : verdict;
}

void list_resignations(const Rules& rules, const State& state, ActionWriter& out) noexcept
{
    if (state.step == Step::over) return;
    for_each_bit(playing(state, rules.config.seats), [&](u32 seat) { out.put(ActionKind::resign, static_cast<i8>(seat)); });
}

}  // namespace

Verdict why_not(const Rules& rules, const State& state, const Action& action) noexcept
{
    if (state.step == Step::over) return refused(Reason::game_over);
    if (action.kind == ActionKind::resign) return why_not_resign(rules, state, action);
    if (action.seat != decider(state)) {
        Verdict verdict = refused(Reason::not_your_decision);
        verdict.seat = decider(state);
        return verdict;
    }
    if (!is_asked_for(state.step, action.kind)) return refused(Reason::wrong_step);
    switch (action.kind) {
        case ActionKind::place: return why_not_place(rules, state, action);
        case ActionKind::collect: return refused(why_not_collect(state));
        case ActionKind::roll: return refused(why_not_roll(state));
        case ActionKind::keep: return refused(why_not_keep(state));
        case ActionKind::fall: return why_not_fall(state, action);
        case ActionKind::stop:
        case ActionKind::resign:
        case ActionKind::none: break;
    }
    return refused(Reason::none);
}

u32 list(const Rules& rules, const State& state, ActionKind kind, std::span<Action> out, u32 skip) noexcept
{
    ActionWriter writer(out, decider(state), skip);
    if (kind == ActionKind::resign) list_resignations(rules, state, writer);
    for (u32 v = static_cast<u32>(ActionKind::place); v <= static_cast<u32>(ActionKind::fall); ++v) {
        const ActionKind one = static_cast<ActionKind>(v);
        if ((kind != ActionKind::none && kind != one) || !has_legal_action(state, one)) continue;
        if (one == ActionKind::place)
            list_places(rules, state, writer);
        else if (one == ActionKind::fall)
            list_falls(state, writer);
        else
            writer.put(one);
    }
    return writer.count();
}

bool sample(const Rules& rules, const State& state, ActionKind kind, Stream& stream, Action& out) noexcept
{
    const u32 count = list(rules, state, kind, {});
    if (count == 0) return false;
    if (state.step != Step::roll || kind == ActionKind::resign)
        return list(rules, state, kind, {&out, 1}, bounded(stream, count)) > 0;
    out = Action{};
    out.kind = ActionKind::fall;
    out.seat = kNature;
    for (u32 i = count_at(state.dice, Spot::tray); i > 0; --i) ++out.counts[bounded(stream, kFaces)];
    return true;
}

Pending pending(const Rules&, const State& state) noexcept
{
    Pending pending{state.step, decider(state), 0, static_cast<u8>(kRolls - state.rolls)};
    for (u32 v = static_cast<u32>(ActionKind::place); v <= static_cast<u32>(ActionKind::fall); ++v)
        if (has_legal_action(state, static_cast<ActionKind>(v))) pending.kinds = static_cast<u8>(pending.kinds | 1u << v);
    return pending;
}

}  // namespace bastide::dice
