// SPDX-License-Identifier: MIT
#include "game/variables.hpp"

#include "play/pools.hpp"
#include "setup/all_modules.hpp"
#include "setup/build.hpp"

namespace bastide {

namespace {

/// Writes numbers up to a capacity, and counts all.
class Numbers {
public:
    Numbers(i32* out, i32 cap) noexcept : out_(out), cap_(cap) {}

    void add(i32 number) noexcept
    {
        if (count_ < cap_) out_[count_] = number;
        ++count_;
    }
    void replace(i32 at, i32 number) noexcept
    {
        if (at < cap_) out_[at] = number;
    }
    i32 count() const noexcept { return count_; }

private:
    i32* out_;
    i32 cap_;
    i32 count_ = 0;
};

/// Seats counted from one of them.
struct SeatsFrom {
    int first;
    int seats;

    i32 of(int seat) const noexcept { return (seat - first + seats) % seats; }
    /// Of 0 or 1 + a seat.
    i32 plus_one(i32 number) const noexcept { return number == 0 || number > seats ? number : 1 + of(number - 1); }
    i32 mask(u32 mask) const noexcept
    {
        u32 out = 0;
        for (int seat = 0; seat < seats; ++seat) out |= (mask >> seat & 1u) << of(seat);
        return static_cast<i32>(out);
    }
};

/// How many tiles lie before one, row by row. That does not depend on the order of placing.
i32 count_before(const View& view, PlacedId tile) noexcept
{
    const Cell cell = cell_of(view.state.placed(tile));
    i32 before = 0;
    for (int i = 1; i <= view.state.header().placed; ++i) {
        const Cell other = cell_of(view.state.placed(PlacedId(i)));
        if (other.y < cell.y || (other.y == cell.y && other.x < cell.x)) ++before;
    }
    return before;
}

/// Of a segment: 16 times the number of its tile, and the segment plus 1.
i32 number_of_segment(const View& view, NodeId segment) noexcept
{
    const PlacedId id = view.state.node(segment).tile;
    return 16 * count_before(view, id) + 1 + segment.raw - view.state.placed(id).first.raw;
}

/// What a number of the rules says to a host.
i32 number_for_host(const View& view, const SeatsFrom& seats, PointsTo points_to, u16 number) noexcept
{
    switch (points_to) {
        case PointsTo::seat: return seats.plus_one(number);
        case PointsTo::seats: return seats.mask(number);
        case PointsTo::seats_twice: return seats.mask(number & 0xFF) | seats.mask(number >> 8) << 8;
        case PointsTo::placed: return number == 0 ? 0 : 1 + count_before(view, PlacedId(number));
        case PointsTo::segment: return number == 0 ? 0 : number_of_segment(view, NodeId(number));
        case PointsTo::nothing:
        case PointsTo::tile:
        case PointsTo::piece:
        case PointsTo::prisoner: break;
    }
    return number;
}

/// Whether steps can wait: some step of the rules is not in the turn plan.
bool can_wait(const Rules& rules) noexcept
{
    bool is_planned[kMaxSteps] = {};
    for (int i = 0; i < rules.plan_size; ++i) is_planned[rules.plan[i].code] = true;
    for (int i = 0; i < rules.step_count; ++i)
        if (!is_planned[i] && rules.steps[i] != rules.step_before_final) return true;
    return false;
}

void add_turn(const View& view, const SeatsFrom& seats, Numbers& numbers) noexcept
{
    const Header& header = view.state.header();
    numbers.add(header.cursor);
    numbers.add(seats.of(header.acting_seat));
    numbers.add(header.last ? 1 : 0);
}

void add_waiting(const View& view, const SeatsFrom& seats, Numbers& numbers) noexcept
{
    if (!can_wait(view.rules)) return;
    const Header& header = view.state.header();
    numbers.add(header.depth);
    for (int i = header.depth - 1; i >= header.depth - kListedSteps; --i) {
        const Step step = i >= 0 ? header.waiting[i] : Step{};
        const PointsTo points_to = i >= 0 ? view.rules.steps[step.code]->points_to : PointsTo::nothing;
        numbers.add(i >= 0 ? 1 + step.code : 0);
        numbers.add(i >= 0 && step.seat != kNature ? 1 + seats.of(step.seat) : 0);
        numbers.add(number_for_host(view, seats, points_to, step.a));
        numbers.add(step.b);
        numbers.add(step.c);
    }
}

/// The first of the variables that hold copies of those of a turn; -1 when no module makes copies.
int first_copy(const Rules& rules) noexcept
{
    for (const Module* module : all_modules())
        if (module->variables.copies > 0 && plays(*module, rules.config))
            return rules.lasting_variables[static_cast<int>(module->id)] + Rules::lasting_in(module->variables);
    return -1;
}

int first_of(const Rules& rules, const VariableDef& def, int module) noexcept
{
    if (def.of_part) return def.first + rules.part_variables[module];
    return def.first + (def.of_turn ? rules.turn_variables[module] : rules.lasting_variables[module]);
}

/// Replaces the variables that name seats or tiles on the table, as the modules say, and copies of them.
void count_from(const View& view, const SeatsFrom& seats, i32 first, Numbers& numbers) noexcept
{
    const int copies = first_copy(view.rules);
    const auto replace = [&](int variable, PointsTo points_to) {
        numbers.replace(first + variable, number_for_host(view, seats, points_to, view.state.variables()[variable]));
    };
    for (const Module* module : all_modules()) {
        if (module->variables.meanings.count == 0 || !plays(*module, view.rules.config)) continue;
        const int id = static_cast<int>(module->id);
        for (const VariableDef& def : module->variables.meanings) {
            const int at = first_of(view.rules, def, id);
            for (int variable = at; variable < at + def.count; ++variable) {
                replace(variable, def.points_to);
                if (copies >= 0 && (def.of_turn || def.of_part))
                    replace(copies + variable - view.rules.first_turn_variable, def.points_to);
            }
        }
    }
}

/// What pieces hold, those of the first seat first.
void add_held(const View& view, const SeatsFrom& seats, i32 first, Numbers& numbers) noexcept
{
    for (int i = 0; i < view.rules.pool_count; ++i) {
        const Pool& pool = view.rules.pools[i];
        const PieceDef& holder = view.rules.piece_def(pool.holder);
        if (holder.is_neutral) continue;  // the same from each seat
        const int of_seat = holder.count * pool.kinds;
        for (int seat = 0; seat < view.rules.config.seats; ++seat)
            for (int k = 0; k < of_seat; ++k)
                numbers.replace(first + pool.first_variable + seats.of(seat) * of_seat + k,
                                view.state.variables()[pool.first_variable + seat * of_seat + k]);
    }
}

/// The variables of the modules, in the order of the block. Those that count tokens and tiles in racks are listed by seat
/// elsewhere and are 0 here.
void add_variables(const View& view, const SeatsFrom& seats, Numbers& numbers) noexcept
{
    const Rules& rules = view.rules;
    const i32 first = numbers.count();
    for (int variable = 0; variable < rules.variable_count; ++variable) numbers.add(view.state.variables()[variable]);
    if (rules.variable_count == 0) return;
    count_from(view, seats, first, numbers);
    add_held(view, seats, first, numbers);
    for (int i = 0; i < rules.token_count * rules.config.seats; ++i) numbers.replace(first + rules.first_token_variable + i, 0);
    for (int i = 0; i < rules.rack_count; ++i)
        if (rules.racks[i].is_wild) numbers.replace(first + rules.racks[i].at, 0);
}

/// The copies of each type that are set aside, where that can be.
void add_aside(const View& view, Numbers& numbers) noexcept
{
    if (view.rules.on.unplaceable.empty()) return;
    for (int i = 1; i <= view.rules.tiles.count; ++i) numbers.add(view.state.aside(TileId(i)));
}

}  // namespace

i32 list_variables(const View& view, int seat, i32* out, i32 cap) noexcept
{
    const SeatsFrom seats{seat, view.rules.config.seats};
    Numbers numbers(out, cap);
    add_turn(view, seats, numbers);
    add_waiting(view, seats, numbers);
    add_variables(view, seats, numbers);
    add_aside(view, numbers);
    return numbers.count();
}

}  // namespace bastide
