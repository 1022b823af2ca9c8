// SPDX-License-Identifier: MIT
#include "game/sampling.hpp"

#include "play/drawing.hpp"
#include "play/running.hpp"

namespace bastide {

namespace {

u32 sum_weights(const View& view, ActionList& actions) noexcept
{
    u32 sum = 0;
    visit_actions(view, actions, [&](const Action& action) {
        sum += weight_of(action);
        return false;
    });
    return sum;
}

bool sample_by_weight(const View& view, ActionList& actions, Stream& stream, Action& out) noexcept
{
    const u32 sum = sum_weights(view, actions);
    if (sum == 0) return false;
    u32 k = bounded(stream, sum);
    visit_actions(view, actions, [&](const Action& action) {
        out = action;
        const u32 weight = weight_of(action);
        if (k < weight) return true;
        k -= weight;
        return false;
    });
    return true;
}

bool sample_in_list(const View& view, const Decision& decision, ActionKind wanted, Stream& stream, Action& out) noexcept
{
    ActionList actions(wanted);
    list_actions(view, decision, actions);
    if (decision.seat == kNature) return sample_by_weight(view, actions, stream, out);
    return actions.count() > 0 && find_in_list(view, actions, bounded(stream, actions.count()), out);
}

/// Whether a module may offer actions at a decision beside those of its step.
bool has_offers(const View& view, const Decision& decision) noexcept
{
    return any_open_offer(view, decision, [](const Offer&) { return true; });
}

/// Samples an action; `open_cell` becomes the index of the cell of a placement among the open cells, if it is known.
inline bool sample_decision(const View& view, const Decision& decision, ActionKind wanted, Stream& stream, Action& out,
                            u32& open_cell) noexcept
{
    if (decision.code->sample && wanted == ActionKind::none && !has_offers(view, decision))
        return decision.code->sample(view, decision.step, stream, out, open_cell);
    if (decision.code->lists_draws && (wanted == ActionKind::none || wanted == ActionKind::draw))
        return sample_draw(view, stream, out);
    return sample_in_list(view, decision, wanted, stream, out);
}

/// Samples an action of a seat; samples nothing and returns false where must_ask() is false: there is only the pass.
bool sample_choice(const View& view, const Decision& decision, Stream& stream, Action& out) noexcept
{
    ActionList actions;
    list_actions(view, decision, actions);
    return actions.has_choice() && find_in_list(view, actions, bounded(stream, actions.count()), out);
}

}  // namespace

u32 weight_of(const Action& action) noexcept
{
    const bool is_of_several =
        action.kind == ActionKind::draw || action.kind == ActionKind::reveal || action.kind == ActionKind::draw_token;
    return is_of_several ? static_cast<u32>(action.copies) : 1;
}

bool sample_action(const View& view, ActionKind wanted, Stream& stream, Action& out) noexcept
{
    u32 open_cell = 0;
    return !view.state.header().over && sample_decision(view, pending(view), wanted, stream, out, open_cell);
}

void play_out(Game& game, u64 most, Stream& stream) noexcept
{
    Play play = game.play();
    const Header& header = play.state.header();
    if (header.over || header.fault) return;
    Decision decision = pending(play);
    Action action;
    const bool are_offered = !play.rules.on.offers.empty();
    bool is_sampled = false;
    for (u64 i = 0; i < most; ++i) {
        if (!is_sampled && !sample_decision(play, decision, ActionKind::none, stream, action, play.open_cell)) return;
        is_sampled = false;
        if (has_list_only_fields(action.kind)) action = canonical(action);
        BASTIDE_ASSERT(same_bytes(canonical(action), action));
        execute(play, decision, offer_of(play, decision, action), action);
        // A list shows whether there is a choice, so where modules offer actions a step is not asked that first. The base game
        // gains nothing by it.
        const auto must_ask_at = [&](const StepCode& code, const Step& step) {
            if (!code.has_choice) return true;
            if (!are_offered || code.decider || header.out || i + 1 == most) return must_ask(play, code, step);
            return is_sampled = sample_choice(play, {step, &code, step.seat}, stream, action);
        };
        if (!run_to_next_decision(play, decision, must_ask_at)) return;
    }
}

}  // namespace bastide
