// SPDX-License-Identifier: MIT
// Collects what modules bring: pieces, hooks, steps and their order, variables of the block, racks.
#include "play/scoring.hpp"
#include "setup/builder.hpp"

namespace bastide {

bool Builder::choose_modules() noexcept
{
    for (const Module* module : all_modules())
        if (plays(*module, config())) playing_.add(module);
    if (playing_.count() > kMaxModules) return refuse_more("A game", kMaxModules, " boxes and house rules");
    for (const Module* module : playing_)
        if (!take_module(*module)) return false;
    for (const Module* module : playing_) draft_.on.next.add(module->on.next_at_end);
    place_all_variables();
    for (const Module* module : playing_) {
        const i16 covered = module->variables.covered;
        if (covered >= 0 && draft_.covered_count == kMaxCovered)
            return refuse_more("A game", kMaxCovered, " boxes that cover tiles");
        if (covered >= 0)
            draft_.covered_variables[draft_.covered_count++] = draft_.lasting_variables[static_cast<int>(module->id)] + covered;
        if (!take_racks(*module)) return false;
    }
    return true;
}

bool Builder::take_module(const Module& module) noexcept
{
    for (const PieceDef& def : module.pieces) {
        const int kind = static_cast<int>(def.kind);
        draft_.piece_defs[kind] = def;
        draft_.has_piece_kind[kind] = true;
        if (config().pieces[kind] >= 0) draft_.piece_defs[kind].count = static_cast<u8>(config().pieces[kind]);
    }
    for (const TokenDef& def : module.tokens)
        if (!take_token(def)) return false;
    if (module.pool.count > 0 && !take_pool(module)) return false;
    for (const OptionDef& def : module.options) draft_.has_option[index_of(def.option)] = true;
    for (const PlanDef& def : module.plan)
        if (!plan_step(def)) return false;
    for (const StepCode* code : module.steps)
        if (!assign_number(*code)) return false;
    if (module.closing && !take_closing(*module.closing)) return false;
    for (const Offer& offer : module.offers)
        if (!take_offer(offer)) return false;
    for (const WorthDef& def : module.worth)
        if (!take_worth(def)) return false;
    take_hooks(module.on);
    draft_.parts = larger(draft_.parts, module.parts);
    draft_.shares_segments = draft_.shares_segments || module.shares_segments;
    draft_.actions_per_turn += module.actions_per_turn;
    draft_.events_per_turn += module.events_per_turn;
    if (module.worth.count > 0) draft_.score_lines += module.lines_per_score;
    return true;
}

bool Builder::take_closing(const StepCode& code) noexcept
{
    if (draft_.closing_count == kMaxClosing) return refuse_more("A game", kMaxClosing, " steps before the final scoring");
    draft_.closing[draft_.closing_count++] = &code;
    return assign_number(code);
}

bool Builder::take_offer(const Offer& offer) noexcept
{
    if (draft_.on.offers.is_full()) return refuse_more("A game", kMaxOffers, " offers");
    draft_.on.offers.add(&offer);
    return true;
}

/// Inserts a change of worth after those of its stage that older modules brought.
bool Builder::take_worth(const WorthDef& def) noexcept
{
    if (draft_.on.worth.is_full()) return refuse_more("A game", kMaxWorths, " changes of worth");
    const int stage = static_cast<int>(def.stage);
    draft_.on.worth.insert(worths_up_to_[stage], def.change);
    for (int later = stage; later < kWorthStages; ++later) ++worths_up_to_[later];
    draft_.on.rates = worths_up_to_[static_cast<int>(WorthStage::rate)];
    draft_.on.worth_asks_seat = draft_.on.worth_asks_seat || def.asks_seat;
    return true;
}

void Builder::take_hooks(const Hooks& on) noexcept
{
    draft_.on.draw_group.add(on.draw_group);
    draft_.on.start.add(on.start);
    draft_.on.copies.add(on.copies);
    draft_.on.opened.add(on.opened);
    draft_.on.why_not_place.add(on.why_not_place);
    draft_.on.why_not_place_wild.add(on.why_not_place_wild);
    draft_.on.why_not_deploy.add(on.why_not_deploy);
    if (on.why_not_deploy)
        draft_.on.deploying_asked_about = static_cast<SegmentSet>(draft_.on.deploying_asked_about | on.why_not_deploy.about);
    draft_.on.why_not_remove.add(on.why_not_remove);
    draft_.on.why_not_draw.add(on.why_not_draw);
    draft_.on.tiles_wait.add(on.tiles_wait);
    draft_.on.action_closed.add(on.action_closed);
    draft_.on.beside.add(on.beside);
    draft_.on.leaves_unscored.add(on.leaves_unscored);
    draft_.on.places_otherwise.add(on.places_otherwise);
    draft_.on.unplaceable.add(on.unplaceable);
    draft_.on.closes.add(on.closes);
    draft_.on.power.add(on.power);
    draft_.on.tie.add(on.tie);
    draft_.on.part.add(on.part);
    draft_.on.home.add(on.home);
    draft_.on.range.add(on.range);
    draft_.on.next.add(on.next);
    draft_.on.resigned.add(on.resigned);
    draft_.on.left.add(on.left);
    draft_.on.completes.add(on.completes);
    draft_.on.before_scoring.add(on.before_scoring);
    draft_.on.completed.add(on.completed);
    draft_.on.due.add(on.due);
    draft_.on.ended.add(on.ended);
    draft_.on.paid.add(on.paid);
    draft_.on.gained.add(on.gained);
    draft_.on.markers.add(on.markers);
    draft_.on.advanced.add(on.advanced);
    draft_.on.linked.add(on.linked);
    draft_.on.owned = static_cast<SegmentSet>(draft_.on.owned | on.ended.owned);
    draft_.on.note_variable.add(on.note_variable);
    draft_.on.follows.add(on.follows);
    draft_.on.why_not_put.add(on.why_not_put);
    draft_.on.why_not_stand.add(on.why_not_stand);
    draft_.on.show.add(on.show);
}

/// When two modules bring the same kind of token, the newer definition holds.
bool Builder::take_token(const TokenDef& def) noexcept
{
    int at = 0;
    while (at < draft_.token_count && draft_.token_defs[at].kind != def.kind) ++at;
    if (at == kMaxTokenKinds) return refuse_more("A game", kMaxTokenKinds, " kinds of tokens");
    draft_.token_defs[at] = def;
    if (at == draft_.token_count) ++draft_.token_count;
    return true;
}

/// The variables of a pool are placed when the number of its holders is known.
bool Builder::take_pool(const Module& module) noexcept
{
    if (draft_.pool_count == kMaxPools) return refuse_more("A game", kMaxPools, " pools of tokens");
    if (draft_.pool_kind_count + module.pool.count > kMaxPoolKinds)
        return refuse_more("A game", kMaxPoolKinds, " kinds of tokens in pools");
    Pool& pool = draft_.pools[draft_.pool_count++];
    pool.module = module.id;
    pool.first = draft_.pool_kind_count;
    pool.kinds = static_cast<u8>(module.pool.count);
    pool.holder = module.pool.items[0].holder;
    for (const PoolDef& def : module.pool) draft_.pool_defs[draft_.pool_kind_count++] = def;
    return true;
}

/// Places the variables of the pools behind those of the tokens: for each piece that can hold tokens, one for each kind.
u16 Builder::place_pools(u16 at) noexcept
{
    for (int i = 0; i < draft_.pool_count; ++i) {
        Pool& pool = draft_.pools[i];
        pool.first_variable = at;
        const PieceDef& holder = draft_.piece_def(pool.holder);
        pool.holders = static_cast<u16>((holder.is_neutral ? 1 : config().seats) * holder.count);
        at = static_cast<u16>(at + pool.holders * pool.kinds);
    }
    return at;
}

/// Orders the variables: lasting ones, tokens, pools, those of a turn, those of a part. So the start of a turn or part clears one
/// range. How many lasting ones there are depends on those of a turn, of which a module may keep a copy.
void Builder::place_all_variables() noexcept
{
    place_variables_of_turn(0);
    u16 at = place_variables(
        0, [&](const ModuleVariables& of) { return Rules::lasting_in(of) + draft_.copies_in(of); }, draft_.lasting_variables);
    draft_.first_token_variable = at;
    draft_.first_pool_variable = at = static_cast<u16>(at + draft_.token_count * config().seats);
    place_variables_of_turn(place_pools(at));
}

void Builder::place_variables_of_turn(u16 at) noexcept
{
    draft_.first_turn_variable = at;
    at = place_variables(
        at, [](const ModuleVariables& of) { return of.turn; }, draft_.turn_variables);
    draft_.first_part_variable = at = static_cast<u16>(at + (draft_.parts > 1));
    draft_.variable_count = place_variables(
        at, [](const ModuleVariables& of) { return of.part; }, draft_.part_variables);
}

/// Assigns the variables of one scope, module by module from `at` on; returns the end.
template <class Count>
u16 Builder::place_variables(u16 at, Count count, u16 (&first)[kModules]) const noexcept
{
    for (const Module* module : playing_) {
        first[static_cast<int>(module->id)] = at;
        at = static_cast<u16>(at + count(module->variables));
    }
    return at;
}

bool Builder::take_racks(const Module& module) noexcept
{
    for (const RackDef& def : module.racks)
        if (!take_racks(module.id, def)) return false;
    return true;
}

bool Builder::take_racks(ModuleId module, const RackDef& def) noexcept
{
    const int owners = def.is_market ? 1 : smaller<int>(config().seats, kMaxSeats);
    if (draft_.rack_count + owners > kMaxRacks) return refuse_more("A game", kMaxRacks, " racks of tiles");
    for (int i = 0; i < owners; ++i) {
        Rack& rack = draft_.racks[draft_.rack_count++];
        rack = {.module = module,
                .owner = def.is_market ? kNature : static_cast<u8>(i),
                .capacity = def.capacity,
                .is_hidden = def.hidden_by != Option::none && has(def.hidden_by),
                .is_wild = def.counted_in >= 0,
                .is_for_next_turn = def.is_for_next_turn,
                .comes_next = def.comes_next,
                .at = draft_.slot_count};
        if (rack.is_wild) {
            rack.at = static_cast<u16>(draft_.lasting_variables[static_cast<int>(module)] + def.counted_in + i);
        } else {
            draft_.slot_count = static_cast<u16>(draft_.slot_count + def.capacity);
        }
    }
    return true;
}

/// Numbers a step that has no number yet.
bool Builder::assign_number(const StepCode& code) noexcept
{
    if (draft_.step_number(code) < draft_.step_count) return true;
    if (draft_.step_count == kMaxSteps) return refuse_more("A game", kMaxSteps, " sorts of steps");
    draft_.steps[draft_.step_count++] = &code;
    return true;
}

bool Builder::plan_step(const PlanDef& def) noexcept
{
    if (!assign_number(*def.code)) return false;
    if (draft_.plan_size == kMaxSteps) return refuse_more("A turn", kMaxSteps, " steps");
    replaced_[draft_.plan_size] = def.replaces;
    order_[draft_.plan_size] = static_cast<i16>(static_cast<int>(def.phase) * 256 + def.rank);
    draft_.plan[draft_.plan_size++].code = draft_.step_number(*def.code);
    return true;
}

void Builder::leave_out_replaced() noexcept
{
    u8 size = 0;
    for (u8 i = 0; i < draft_.plan_size; ++i) {
        bool gone = false;
        for (u8 k = 0; k < draft_.plan_size; ++k) gone = gone || replaced_[k] == draft_.steps[draft_.plan[i].code];
        if (gone) continue;
        draft_.plan[size] = draft_.plan[i];
        order_[size++] = order_[i];
    }
    draft_.plan_size = size;
}

/// Sorts the turn plan by phase and rank; equal steps keep the order of modules, the oldest first.
void Builder::order_plan() noexcept
{
    leave_out_replaced();
    for (int i = 1; i < draft_.plan_size; ++i) {
        for (int k = i; k > 0 && order_[k - 1] > order_[k]; --k) {
            exchange(order_[k - 1], order_[k]);
            exchange(draft_.plan[k - 1], draft_.plan[k]);
        }
    }
    for (int phase = 0; phase < kTurnPhases; ++phase) {
        u8& at = draft_.phase_at[phase];
        while (at < draft_.plan_size && order_[at] < phase * 256 - 128) ++at;
    }
    draft_.turn_start = draft_.phase_at[static_cast<int>(TurnPhase::start)];
    for (u8 i = 0; i < draft_.plan_size; ++i)
        draft_.plan_after[i] = i + 1 == draft_.plan_size ? draft_.turn_start : static_cast<u8>(i + 1);
}

/// Each action asks for the offers of its step, so they are looked up once.
void Builder::number_offers() noexcept
{
    for (u8 step = 0; step < draft_.step_count; ++step)
        for (u32 k = 0; k < draft_.on.offers.count(); ++k)
            if (draft_.on.offers[k]->at.holds(draft_.steps[step])) draft_.offers_at[step] |= 1u << k;
}

}  // namespace bastide
