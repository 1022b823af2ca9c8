// SPDX-License-Identifier: MIT
// Which tiles can be drawn now. Modules can put tiles into groups that are drawn before all others, one group after another, such
// as those of a river, or let types wait for an event: until then their tiles are in the bag, but cannot be drawn. Without such a
// module every tile in the bag can be drawn.
#pragma once

#include "common/random.hpp"
#include "play/racks.hpp"
#include "play/rules.hpp"

namespace bastide {

/// The group with which a tile type is drawn now; 0: the ordinary tiles, after all groups. It is the tile's own group, but once
/// the first tile of a leading group has been drawn, its other tiles belong to the next group.
u8 group_of(const View& view, TileId type) noexcept;

/// The first group of which the bag has a tile. A view that hides hands finds the same group: because groups are drawn in order,
/// the tiles in hidden hands are the first ones. After a seat has left the game, its tiles are in the bag again, and a view finds
/// the last group that it may be.
u8 group_to_draw(const View& view) noexcept;

/// Whether a tile that was drawn unseen can be of this type. Since groups are drawn in order, all tiles left of the groups before
/// its own must be among the other unseen ones, as long as no seat has left the game.
bool may_be_unseen(const View& view, TileId type) noexcept;

/// Whether tiles of a type wait for an event until it comes (DrawGroup::waits).
inline bool is_waiting_type(const Rules& rules, TileId type) noexcept { return rules.waiting_count > 0 && rules.waits[type.raw]; }

/// How many tiles of the bag wait for an event. None of them can be in a hidden hand, since none was drawn.
u32 count_waiting(const View& view) noexcept;

/// How many tiles can still be drawn, the next groups included. The end of the game and all rules that ask whether there is a
/// tile to draw depend on it. What hosts see as left are all tiles in the bag.
inline u32 count_to_draw(const View& view) noexcept
{
    const u32 left = view.state.header().bag_left;
    return view.rules.waiting_count == 0 ? left : left - count_waiting(view);
}

/// The tiles that can be drawn now.
class DrawableTiles {
public:
    explicit DrawableTiles(const View& view) noexcept
        : view_(view), group_(view.rules.draw_group_count > 0 ? group_to_draw(view) : u8{0})
    {
        has_groups_ = group_ > 0 || (view.rules.draw_group_count > 0 && hides_tiles(view.rules));
        if (has_groups_) find_groups();
        some_wait_ = view.rules.waiting_count > 0 && count_waiting(view) > 0;
    }

    explicit DrawableTiles(View&&) = delete;  // it keeps a reference

    /// Whether a tile of this type can be drawn.
    bool has(TileId type) const noexcept
    {
        if (some_wait_ && view_.rules.waits[type.raw]) return false;
        return view_.state.left(type) > 0 && (!has_groups_ || groups_ >> view_.rules.draw_groups[type.raw] & 1);
    }

    u32 count() const noexcept;
    /// The sum of the weights in list_draws(). It exceeds count() where the copies of a type include those that may lie face down
    /// and, in a view that hides hands, those that may be in a hidden hand.
    u32 sum_of_weights() const noexcept;
    /// The type of the k-th drawable tile, from 0, in their order. Precondition: count() > k.
    TileId find(u32 k) const noexcept;
    /// The action that draws this type, as lists show it.
    Action action(TileId type) const noexcept;

private:
    TileId find_ready(u32 k) const noexcept;
    void find_groups() noexcept;
    /// Calls `visit(type)` for the types that may be drawable, in their order, until it returns true.
    template <class Visit>
    void for_each(Visit&& visit) const noexcept;

    const View& view_;
    u8 group_;
    u32 groups_ = 0;   ///< mask of the groups whose own tiles can be drawn: `group_`, and the leading one that joins it;
                       ///< all up to `group_` when a hidden hand has gone back to the bag
    bool has_groups_;  ///< only the tiles of `group_` can be drawn; else all that are left
    bool some_wait_;   ///< tiles of the bag wait for an event
};

/// Why a tile of this type cannot be drawn now; none if it can.
Reason why_not_draw(const View& view, TileId type) noexcept;

/// Why a tile cannot have been drawn: it waits for an event of the game (DrawGroup::waits); none if it does not.
Reason why_not_drawn_yet(const View& view, TileId type) noexcept;

/// Why a tile that was drawn unseen cannot be of this type; none if it can.
Reason why_not_unseen(const View& view, TileId type) noexcept;

/// Lists all draws that nature can make now.
void list_draws(const View& view, ActionList& actions) noexcept;

/// Samples one of list_draws() by its weight, without the list; returns false when nothing is left to draw.
bool sample_draw(const View& view, Stream& stream, Action& out) noexcept;

/// Handles a drawn tile that fits nowhere if it belongs to a group; returns false for an ordinary tile. The tile is set aside
/// while another one of its group is drawn. When all tiles of the group are aside, they leave the game.
bool set_aside_in_group(Play& play, Cause why) noexcept;

}  // namespace bastide
