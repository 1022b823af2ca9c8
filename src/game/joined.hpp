// SPDX-License-Identifier: MIT
// What pieces join, for hosts.
#pragma once

#include "play/links.hpp"

namespace bastide {

/// The road of the segments that a piece across its tile joins; none if it joins none.
inline NodeId joined_road(const View& view, PieceId id) noexcept
{
    const Link link = link_of(view, id);
    return link ? root_of(view.state, link.one) : NodeId{};
}

}  // namespace bastide
