// SPDX-License-Identifier: MIT
// A list of actions of which not all need to be written.
#pragma once

#include "play/turn.hpp"

namespace bastide {

/// A list of which one action is wanted, or a few words of each: the run in it is noted and not written.
class Sketch {
public:
    Sketch(const View& view, const Decision& decision, Verb only) noexcept
        : options_(actions_, kMost, only, Form{sizeof(Action), &run_})
    {
        list_options(view, decision, options_);
    }
    Sketch(const Sketch&) = delete;
    Sketch& operator=(const Sketch&) = delete;

    u32 count() const noexcept { return options_.count(); }

    /// False when the action stands where the sketch does not reach. Of one in a run, its cell is told among the open cells.
    bool find(u32 index, Action& out, u32& open_cell) const noexcept
    {
        if (options_.is_torn()) return false;
        if (run_.holds(index))
            out = run_.at(index, open_cell);
        else if (index < kMost)
            out = reinterpret_cast<const Action*>(actions_)[index];
        else
            return false;
        return true;
    }

    /// Whether it reaches all.
    bool is_whole() const noexcept
    {
        return !options_.is_torn() && (count() <= kMost || (run_.begin < kMost && run_.end == count()));
    }

    /// Each in order, when it reaches all: those of the run so many cells at once, by their keys and how the tile fits them,
    /// since they have all else in common.
    template <class Visit, class VisitRun>
    void visit(Visit&& visit, VisitRun&& visit_run) const noexcept
    {
        const Action* const actions = reinterpret_cast<const Action*>(actions_);
        for (u32 i = 0; i < run_.begin; ++i) visit(actions[i]);
        for (u32 i = 0, begin = run_.begin; begin < run_.end; begin = run_.part(i++).end)
            visit_run(run_.like, run_.keys + kAtOnce * i, run_.part(i).fits);
        for (u32 i = run_.end; i < count(); ++i) visit(actions[i]);
    }

private:
    static constexpr u32 kMost = 256;

    alignas(Action) u8 actions_[kMost * sizeof(Action)];  // not cleared: only what was written is read
    RunNote run_;
    Options options_;
};

}  // namespace bastide
