// SPDX-License-Identifier: MIT
//
// Pieces and towers as little pictures around a point.
#pragma once

#include <cstdint>
#include <string>

#include "svg_shapes.hpp"

namespace cli {

/// The colour of a seat.
const char* colour_of(std::int32_t seat);

/// A piece of a kind: followers are pawns, the mayor wears a crown, the wagon has wheels, the barn a roof.
std::string draw_figure(Point p, std::int32_t piece_kind, std::int32_t seat);

/// A follower that lies in a field.
std::string draw_farmer(Point p, std::int32_t seat);

/// A foundation when the height is 0, else a tower with its height.
std::string draw_tower(Point p, std::int32_t height);

}  // namespace cli
