// SPDX-License-Identifier: MIT
// Who owns the features that no piece occupies, such as fields with a barn, and what each owner would be paid at the end. Every
// call that describes a feature asks here.
#pragma once

#include "play/scoring.hpp"

namespace bastide {

struct Ownership {
    u16 root;
    u16 seats;   ///< mask of the owners
    i32 points;  ///< for each of them
};

/// Asks the modules once, when the first feature is asked for that can have an owner.
class Owners {
public:
    explicit Owners(const View& view) noexcept : view_(view) {}

    /// Null for an occupied feature and for one without an owner.
    const Ownership* of(NodeId root) noexcept
    {
        if (!holds(view_.rules.on.owned, view_.state.node(root).kind()) || is_occupied(view_.state, root)) return nullptr;
        return find(root);
    }

private:
    const Ownership* find(NodeId root) noexcept;
    void ask_modules() noexcept;

    const View& view_;
    bool is_asked_ = false;
    u32 count_ = 0;
    Ownership owned_[kMaxPieces];  // uninitialized; only the first count_ are read
};

}  // namespace bastide
