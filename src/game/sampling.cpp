// SPDX-License-Identifier: MIT
#include "game/sampling.hpp"

#include "play/drawing.hpp"

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

bool sample_decision(const View& view, const Decision& decision, ActionKind wanted, Stream& stream, Action& out) noexcept
{
    if (decision.code->lists_draws && (wanted == ActionKind::none || wanted == ActionKind::draw))
        return sample_draw(view, stream, out);
    ActionList actions(wanted);
    list_actions(view, decision, actions);
    if (decision.seat == kNature) return sample_by_weight(view, actions, stream, out);
    return actions.count() > 0 && find_in_list(view, actions, bounded(stream, actions.count()), out);
}

}  // namespace

u32 weight_of(const Action& action) noexcept
{
    return action.kind == ActionKind::draw || action.kind == ActionKind::reveal ? static_cast<u32>(action.copies) : 1;
}

bool sample_action(const View& view, ActionKind wanted, Stream& stream, Action& out) noexcept
{
    return !view.state.header().over && sample_decision(view, pending(view), wanted, stream, out);
}

void play_out(Game& game, u64 most, Stream& stream) noexcept
{
    Play play = game.play();
    const Header& header = play.state.header();
    Action action;
    for (u64 i = 0; i < most && !header.over && !header.fault; ++i) {
        const Decision decision = pending(play);
        if (!sample_decision(play, decision, ActionKind::none, stream, action)) return;
        if (has_list_only_fields(action.kind)) action = canonical(action);
        BASTIDE_ASSERT(same_bytes(canonical(action), action));
        answer(play, decision, offer_of(play, decision, action), action);
    }
}

}  // namespace bastide
