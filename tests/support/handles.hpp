// SPDX-License-Identifier: MIT
// Handles of the C interface that end by themselves.
#pragma once

#include <memory>

#include "bastide.h"

namespace bastide_tests {

struct EndHandle {
    void operator()(bastide_game* game) const { bastide_game_destroy(game); }
    void operator()(bastide_tileset* set) const { bastide_tileset_destroy(set); }
    void operator()(bastide_texts* texts) const { bastide_texts_destroy(texts); }
    void operator()(bastide_geometry* geometry) const { bastide_geometry_destroy(geometry); }
    void operator()(bastide_script* script) const { bastide_script_destroy(script); }
};

using Game = std::unique_ptr<bastide_game, EndHandle>;
using Tileset = std::unique_ptr<bastide_tileset, EndHandle>;
using Texts = std::unique_ptr<bastide_texts, EndHandle>;
using Geometry = std::unique_ptr<bastide_geometry, EndHandle>;
using Script = std::unique_ptr<bastide_script, EndHandle>;

}  // namespace bastide_tests
