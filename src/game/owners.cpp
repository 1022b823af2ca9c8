// SPDX-License-Identifier: MIT
#include "game/owners.hpp"

namespace bastide {

const Ownership* Owners::find(NodeId root) noexcept
{
    if (!is_asked_) ask_modules();
    for (u32 i = 0; i < count_; ++i)
        if (owned_[i].root == root.raw) return owned_ + i;
    return nullptr;
}

void Owners::ask_modules() noexcept
{
    is_asked_ = true;
    const auto add = [](void* with, const Feature& feature, const Tally& sum, u32 seats) noexcept {
        Owners& all = *static_cast<Owners*>(with);
        if (!feature.root || is_occupied(all.view_.state, feature.root) || all.count_ == kMaxPieces) return;
        all.owned_[all.count_++] = {feature.root.raw, static_cast<u16>(seats), sum.points()};
    };
    for (const EndedHook& hook : view_.rules.on.ended)
        if (hook.owned != 0) hook.pay(view_, add, this);
}

}  // namespace bastide
