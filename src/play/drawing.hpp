// SPDX-License-Identifier: MIT
// Which tiles can be drawn now. Rooms may put tiles into groups that are drawn before all others, one group after the other, such
// as those of a river; without such a room every tile left can be drawn.
#pragma once

#include "ground/random.hpp"
#include "play/rules.hpp"

namespace bastide {

/// The group a tile is drawn with now: its own, or the next one once the first tile of a group that leads has been drawn. 0: the
/// ordinary tiles, behind all groups.
u8 group_of(const View& view, RowId row) noexcept;

/// The first group of which a tile is left to draw.
u8 group_to_draw(const View& view) noexcept;

/// The tiles that can be drawn now.
class Drawable {
public:
    explicit Drawable(const View& view) noexcept
        : view_(view), has_groups_(view.rules.draw_group_count > 0), group_(has_groups_ ? group_to_draw(view) : u8{0})
    {
    }

    /// Whether one of this type can be.
    bool has(RowId row) const noexcept { return view_.state.left(row) > 0 && (!has_groups_ || group_of(view_, row) == group_); }

    u32 count() const noexcept;
    /// The sum of the copies that lists show. It exceeds count() in a view that does not show hidden hands: there a type's copies
    /// include those that may be in such a hand.
    u32 sum_of_weights() const noexcept;
    /// The k-th of them in row order, from 0.
    RowId find(u32 k) const noexcept;
    /// Drawing one of this type, as lists show it.
    Action action(RowId row) const noexcept;

private:
    const View& view_;
    bool has_groups_;
    u8 group_;
};

/// Every draw that nature can make now.
void list_draws(const View& view, ActionList& options) noexcept;

/// One of list_draws() by its weight, without the list; false when nothing is left to draw.
bool sample_draw(const View& view, Stream& stream, Action& out) noexcept;

/// Takes care of a drawn tile of a group that fits nowhere; false when it is an ordinary one. It waits aside while another of its
/// group is drawn; when all of them wait there, the group leaves the game.
bool set_aside_in_group(Play& play) noexcept;

}  // namespace bastide
