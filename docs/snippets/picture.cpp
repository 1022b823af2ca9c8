// SPDX-License-Identifier: MIT
//
// A picture of a board in C++: docs/guides/cpp.md.
#include <string>

#include "bastide_draw.hpp"
#include "require.h"

// [picture]
/// The board as SVG, with the legal cells and the last tile, for a dark page.
std::string picture_of(const bastide::Game& game)
{
    const auto geometry = bastide::Geometry::create(game).value();  // serves all pictures of the game
    bastide::DrawOptions options = bastide::draw_options();
    options.theme = number(bastide::DrawTheme::dark);
    options.flags |= bastide::draw_flag::legal | bastide::draw_flag::last;
    return bastide::draw_board(game, geometry, options).value();
}
// [picture]

int main()
{
    bastide::Game game = bastide::Game::create().value();
    REQUIRE(game.apply(game.action(0).value()));
    const std::string picture = picture_of(game);
    REQUIRE(picture.starts_with("<svg") && picture.ends_with("</svg>\n"));
    return 0;
}
