// SPDX-License-Identifier: MIT
//
// See picture.hpp.
#include "picture.hpp"

#include <algorithm>

#include "bastide_draw.h"

namespace cli {

const std::vector<std::string> themes{"light", "dark", "print"};
const std::vector<std::string> parts{"labels", "rulers", "seats", "legal", "last", "nothing"};

namespace {

bastide_draw_options options_of(const Look& look)
{
    bastide_draw_options options;
    bastide_draw_options_init(&options);
    options.theme = BASTIDE_DRAW_THEME_LIGHT +
                    static_cast<std::int32_t>(std::find(themes.begin(), themes.end(), look.theme) - themes.begin());
    options.tile_pixels = look.pixels;
    options.flags = 0;
    for (const std::string& part : look.show) {
        const auto bit = static_cast<unsigned>(std::find(parts.begin(), parts.end(), part) - parts.begin());
        if (part != "nothing") options.flags |= 1U << bit;
    }
    return options;
}

/// Asks for the length, then for the picture.
template <class Draw>
std::string picture(Draw&& draw)
{
    const std::int32_t length = draw(nullptr, 0);
    if (length < 0) return {};
    std::string text(static_cast<std::size_t>(length) + 1, '\0');
    draw(text.data(), length + 1);
    text.pop_back();
    return text;
}

/// The last decision of a game that is over. The library itself may have drawn after it, so that is not always one action back.
Game before_the_last_action(const Game& game)
{
    for (std::int32_t actions = game.decision().value().action; actions > 0; --actions) {
        bastide::Result<Game> earlier = game.clone();
        if (!earlier || !earlier->undo(actions - 1)) break;
        if (!earlier->decision().value().over) return std::move(*earlier);
    }
    return Game();
}

std::string draw_board(const Game& game, const Look& look)
{
    const Game earlier = game.decision().value().over ? before_the_last_action(game) : Game();
    const Game& shown = earlier ? earlier : game;
    const bastide_draw_options options = options_of(look);
    const bastide::Result<bastide::Geometry> geometry = bastide::Geometry::create(shown);
    return !geometry ? std::string() : picture([&](char* out, std::int32_t cap) {
        return bastide_draw_board(shown.get(), geometry->get(), &options, look.features.data(),
                                  static_cast<std::int32_t>(look.features.size()), nullptr, out, cap);
    });
}

std::int32_t tile_by_name(const Tileset& set, const std::string& name)
{
    for (const bastide::TileDef& tile : set.tiles().value())
        if (name == tile.name) return tile.id;
    return BASTIDE_NONE;
}

}  // namespace

std::string draw_game(const Game& game, const Look& look)
{
    const bastide_draw_options options = options_of(look);
    const std::string dice =
        picture([&](char* out, std::int32_t cap) { return bastide_draw_dice(game.get(), &options, out, cap); });
    return dice.empty() ? draw_board(game, look) : dice;
}

std::string draw_tiles(const std::string& name, const Look& look, std::string& complaint)
{
    const bastide::Result<bastide::Set> known = bastide::named<bastide::Set>(name);
    const Tileset set = known ? Tileset::create(*known).value() : read_tileset(name, complaint);
    if (!set) return {};
    if (set.tiles().value().empty()) {
        complaint = name + " has no tiles";
        return {};
    }
    const bastide_draw_options options = options_of(look);
    const bastide::Geometry geometry = bastide::Geometry::create(set).value();
    if (look.tile.empty())
        return picture([&](char* out, std::int32_t cap) {
            return bastide_draw_set_sheet(set.get(), geometry.get(), &options, nullptr, out, cap);
        });
    const std::int32_t tile = tile_by_name(set, look.tile);
    if (tile < 0) complaint = name + " has no tile '" + look.tile + "'";
    return picture([&](char* out, std::int32_t cap) {
        return bastide_draw_set_tile(set.get(), geometry.get(), &options, tile, look.rotation, nullptr, out, cap);
    });
}

}  // namespace cli
