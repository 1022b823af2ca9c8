// SPDX-License-Identifier: MIT
// Converts a host's choices to a config and back.
#pragma once

#include "play/module.hpp"
#include "setup/build.hpp"

namespace bastide {

/// The choices of a preset by its number; none when it does not exist or this build leaves out its box.
DefList<Choice> preset(i32 number) noexcept;

/// Why a choice is refused. Indices count the choices in the order of the calls.
struct Refusal {
    Reason reason = Reason::none;
    i32 index = -1;
    i32 other_index = -1;
    i32 option = 0;
    i32 least = 0;
    i32 most = 0;
    i32 box = 0;
};

/// Copies a refusal to a fault.
void put_refusal(const Refusal& refusal, Status status, Fault& fault) noexcept;

/// Refuses what belongs to a box that this build leaves out. A count or value of 0 asks for nothing.
Refusal refuse_left_out(const Choice& choice) noexcept;

/// Something that may be chosen once.
class ChosenOnce {
public:
    /// Marks it as chosen by the choice at `index`; a refusal when an earlier choice did so.
    Refusal mark(i32 index) noexcept
    {
        if (first_ >= 0) return {.reason = Reason::config_choice, .other_index = first_};
        first_ = index;
        return {};
    }

private:
    i32 first_ = -1;
};

/// Applies choices one by one to a config. The first choice of a set replaces the default sets.
class Chooser {
public:
    Chooser(Config& config, u32 host_sets) noexcept : config_(config), host_sets_(host_sets) {}

    /// Applies a choice; the refusal has no reason when the choice is valid.
    Refusal take(const Choice& choice) noexcept;

    /// The number of choices applied: the index of the next.
    i32 taken() const noexcept { return taken_; }

    /// Must be called after the last choice.
    void finish() noexcept;

private:
    Refusal judge(const Choice& choice) noexcept;
    Refusal take_copies(u16& copies, ChosenOnce& chosen, i32 value) noexcept;
    Refusal take_pieces(const Choice& choice) noexcept;
    Refusal take_option(const Choice& choice) noexcept;
    Refusal take_bush(const Choice& choice) noexcept;

    Config& config_;
    u32 host_sets_;
    i32 taken_ = 0;
    bool chose_sets_ = false;
    ChosenOnce sets_[kSets] = {};
    ChosenOnce host_sets_chosen_[kMaxHostSets] = {};
    ChosenOnce pieces_[kPieceKinds] = {};
    ChosenOnce options_[kOptionCount] = {};
    ChosenOnce bushes_[kMaxBushes] = {};
};

/// The piece count that rebuilds the same rules: the requested one if any, even if a variant removed the pieces (a box may be
/// played because of them); else the default.
inline i32 piece_count_to_rebuild(const Rules& rules, int kind) noexcept
{
    const i32 asked = rules.config.pieces[kind];
    return asked > 0 ? asked : rules.piece_defs[kind].count;
}

/// The capacity of the event log as hosts count it: 0 unlimited, -1 none.
constexpr i32 capacity_from_host(i32 events) noexcept { return events == 0 ? -1 : events == -1 ? 0 : events; }
constexpr i32 capacity_to_host(i32 capacity) noexcept { return capacity_from_host(capacity); }

/// Visits the choices that rebuild these rules: sets, pieces, options that are not 0, host sets, tiles with bushes, in that
/// order.
template <class Visit>
void for_each_choice(const Rules& rules, Visit&& visit) noexcept
{
    const auto visit_choice = [&](ChoiceKind what, int id, i32 value) { visit(Choice{static_cast<i32>(what), id, value}); };
    for (int set = 1; set < kSets; ++set)
        if (rules.config.copies[set] > 0) visit_choice(ChoiceKind::set, set, rules.config.copies[set]);
    for (int kind = 1; kind < kPieceKinds; ++kind)
        if (rules.has_piece_kind[kind]) visit_choice(ChoiceKind::pieces, kind, piece_count_to_rebuild(rules, kind));
    for (int i = 1; i < kOptionCount; ++i)
        if (const i32 value = rules.config.options[i]; value != 0)
            visit_choice(ChoiceKind::option, static_cast<int>(kOptions[i - 1]), value);
    for (int set = 0; set < kMaxHostSets; ++set)
        if (rules.config.host_copies[set] > 0) visit_choice(ChoiceKind::tileset, set, rules.config.host_copies[set]);
    for (u32 tile = 0; tile < kMaxBushes; ++tile)
        if (rules.config.has_bush(tile)) visit_choice(ChoiceKind::bush, static_cast<int>(tile), 1);
}

}  // namespace bastide
