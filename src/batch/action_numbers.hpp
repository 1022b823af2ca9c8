// SPDX-License-Identifier: MIT
// The numbers of actions: groups that follow from a config and a window alone. Does not know which actions are legal.
#pragma once

#include "batch/config_facts.hpp"

namespace bastide::batch {

inline constexpr int32_t kGroupsMax = 192;

/// The window in the cells of a game: the cell of its north-west corner, and its size.
struct Window {
    int32_t x = 0;
    int32_t y = 0;
    int32_t size = 0;

    /// Row times size plus column; -1 outside.
    int32_t place(int32_t at_x, int32_t at_y) const noexcept
    {
        const auto column = static_cast<uint32_t>(at_x - x);
        const auto row = static_cast<uint32_t>(at_y - y);
        const auto side = static_cast<uint32_t>(size);
        return column < side && row < side ? static_cast<int32_t>(row * side + column) : -1;
    }
};

/// What a number depends on beside the action and the config.
struct Frame {
    Window window;
    int32_t last_x = BASTIDE_NOWHERE;  ///< the tile that was placed last
    int32_t last_y = BASTIDE_NOWHERE;
};

class ActionNumbers {
public:
    void make(const ConfigFacts& table, int32_t window) noexcept;

    int32_t count() const noexcept { return count_; }
    int32_t first_placement() const noexcept { return place_; }
    int32_t group_count() const noexcept { return group_count_; }
    const bastide_batch_group& group(int32_t i) const noexcept { return groups_[i]; }

    /// Writes the numbers of the legal actions of one decision, in the order of their codes. Each is used once.
    /// @return whether all placements are of one type, for which there is a slot
    bool number(const Frame& frame, const uint64_t* codes, int32_t count, int32_t* out) const noexcept;

private:
    struct Slots;

    bastide_batch_group& add(bastide_batch_form form, int32_t count, int32_t kind, int32_t spot = 0, int32_t piece = 0) noexcept;
    void add_tile_game(const ConfigFacts& table) noexcept;
    void add_deployments(const ConfigFacts& table) noexcept;
    void add_decisions(const ConfigFacts& table) noexcept;
    void add_dice_game() noexcept;

    int32_t number_placements(const Frame& frame, const uint64_t* codes, int32_t count, int32_t* out) const noexcept;
    void find_slots(const uint64_t* codes, int32_t count, Slots& places, Slots& offered) const noexcept;
    static void add_bid(uint64_t code, Slots& offered) noexcept;
    void give_rest(const uint64_t* codes, int32_t count, int32_t* numbers) const noexcept;
    int32_t number_other(const Frame& frame, const Slots& offered, uint64_t code, const int32_t* before,
                         int32_t count) const noexcept;
    int32_t number_placement(const Frame& frame, const Slots& slots, uint64_t code) const noexcept;
    int32_t number_deployment(const Frame& frame, uint64_t code) const noexcept;
    void add_cause(int32_t cause) noexcept;
    int32_t place_of_cause(int32_t cause) const noexcept;
    int32_t number_of_token(const bastide_action& action) const noexcept;
    int32_t number_rarer(const Frame& frame, const Slots& offered, uint64_t code) const noexcept;

    bastide_batch_group groups_[kGroupsMax] = {};
    int32_t group_count_ = 0;
    int32_t count_ = 0;
    int32_t window_ = 0;
    int32_t seats_ = 0;
    const ConfigFacts* table_ = nullptr;  ///< of the same batch
    bool is_dice_ = false;
    int32_t place_ = -1;  ///< first number of the placements
    int32_t place_slots_ = 0;
    int32_t on_last_[kKinds] = {};  ///< by kind of piece, first number of its segments of the last tile; -1 none
    int32_t on_cell_[kKinds] = {};  ///< of its cells
    int32_t corner_[kKinds] = {};
    int32_t through_[kKinds] = {};  ///< of its segments on other tiles, through a portal or for a crop circle
    int32_t flying_[kKinds] = {};   ///< of its flight from the last tile
    int32_t on_tile_ = -1;          ///< first number of the cells where a follower stands on the tile, on no segment
    int32_t to_tile_ = -1;          ///< first number of the cells to which a piece moves as a whole
    int32_t chosen_ = -1;           ///< first number of the bids for one of several open tiles
    int32_t mage_to_ = -1;          ///< first number of the segments to which the mage moves
    int32_t witch_to_ = -1;         ///< the same
    int32_t token_to_[2] = {};      ///< of the openings of a token that begins a pair, and of one that ends a pair
    int32_t causes_[16] = {};       ///< those that a CHOOSE may name in this game, by number
    int32_t cause_count_ = 0;
    int32_t group_of_[kKinds] = {};  ///< the group of every other kind of action; -1 none
    int32_t listed_ = 0;
};

}  // namespace bastide::batch
