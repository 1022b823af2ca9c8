// SPDX-License-Identifier: MIT
// A host's choices as a config and back.
#pragma once

#include "house/build.hpp"
#include "play/room.hpp"

namespace bastide {

/// The choices of a preset by its number; none when there is no such preset.
Rows<Choice> preset(i32 number) noexcept;

/// Why a choice cannot be taken. Indices count the choices in the order in which they are taken.
struct Refusal {
    Reason reason = Reason::none;
    i32 index = -1;
    i32 other_index = -1;
    i32 option = 0;
    i32 least = 0;
    i32 most = 0;
};

/// Makes it a fault.
void put_refusal(const Refusal& refusal, Status status, Fault& fault) noexcept;

/// What can be chosen once.
class ChosenOnce {
public:
    /// With a reason when an earlier choice was of the same.
    Refusal mark(i32 index) noexcept
    {
        if (first_ >= 0) return {.reason = Reason::config_choice, .other_index = first_};
        first_ = index;
        return {};
    }

private:
    i32 first_ = -1;
};

/// Takes choices one by one into a config. The first one that chooses a set replaces the default sets.
class Chooser {
public:
    Chooser(Config& config, u32 host_sets) noexcept : config_(config), host_sets_(host_sets) {}

    /// Without a reason when the choice was taken.
    Refusal take(const Choice& choice) noexcept;

    /// How many were taken: the index of the next.
    i32 taken() const noexcept { return taken_; }

    /// After the last choice.
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
    ChosenOnce bushes_[kMostBushes] = {};
};

/// How many of a kind a config must ask for to make these rules again: what was asked for, though a rule has taken the pieces
/// away since, because a box may play for their sake; else what the boxes gave.
inline i32 asked_pieces(const Rules& rules, int kind) noexcept
{
    const i32 asked = rules.config.pieces[kind];
    return asked > 0 ? asked : rules.piece_rows[kind].count;
}

/// Events retained, as hosts count them: 0 all, -1 none.
constexpr i32 capacity_from_host(i32 outside) noexcept { return outside == 0 ? -1 : outside == -1 ? 0 : outside; }
constexpr i32 capacity_to_host(i32 inside) noexcept { return capacity_from_host(inside); }

/// The choices behind built rules: sets, pieces, options that are not 0, the host's sets. Visits in that order.
template <class Visit>
void for_each_choice(const Rules& rules, Visit&& visit) noexcept
{
    const auto say = [&](ChoiceKind what, int id, i32 value) { visit(Choice{static_cast<i32>(what), id, value}); };
    for (int set = 1; set < kSets; ++set)
        if (rules.config.copies[set] > 0) say(ChoiceKind::set, set, rules.config.copies[set]);
    for (int kind = 1; kind < kPieceKinds; ++kind)
        if (rules.has_piece_kind[kind]) say(ChoiceKind::pieces, kind, asked_pieces(rules, kind));
    for (Option option : kOptions)
        if (rules.option(option) != 0) say(ChoiceKind::option, static_cast<int>(option), rules.option(option));
    for (int set = 0; set < kMaxHostSets; ++set)
        if (rules.config.host_copies[set] > 0) say(ChoiceKind::tileset, set, rules.config.host_copies[set]);
    for (u32 tile = 0; tile < kMostBushes; ++tile)
        if (rules.config.has_bush(tile)) say(ChoiceKind::bush, static_cast<int>(tile), 1);
}

}  // namespace bastide
