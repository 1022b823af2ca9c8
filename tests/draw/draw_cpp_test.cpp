// SPDX-License-Identifier: MIT
// bastide_draw.hpp: its pictures are those of the C calls, into a string or a buffer, and its failures are theirs.
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "bastide_draw.hpp"
#include "capi/cpp_names.hpp"
#include "draw/well_formed.hpp"
#include "support/catch.hpp"

namespace {

using bastide::Config;
using bastide::DrawOptions;
using bastide::Game;
using bastide::Geometry;
using bastide::StatusValue;
using bastide::Tileset;

Game played(int actions)
{
    Game game = Game::create(Config().set(bastide::Set::base).seats(3).seed(4)).value();
    for (int i = 0; i < actions; ++i) game.apply(game.action(0).value()).value();
    return game;
}

/// What the C call draws; `call` takes the room for it.
template <class Call>
std::string by_c(const Call& call)
{
    const std::int32_t length = call(nullptr, 0);
    REQUIRE(length > 0);
    std::string out(static_cast<std::size_t>(length) + 1, '\0');
    REQUIRE(call(out.data(), length + 1) == length);
    out.pop_back();
    return out;
}

/// A picture as a string, and in a buffer that is too short.
template <class Picture>
void check_picture(const std::string& expected, const Picture& picture)
{
    CHECK(picture().value() == expected);
    std::array<char, 9> start = {};
    CHECK(picture(start).value() == expected.size());
    CHECK(std::string_view(start.data()) == expected.substr(0, 8));
}

}  // namespace

TEST_CASE("Everything in the C header of pictures is in the C++ one", "[cpp]")
{
    CHECK(bastide_tests::missing_beside("bastide_draw", 7, 1, 8) == "");
}

TEST_CASE("The C++ calls draw what the C calls draw", "[cpp]")
{
    using namespace bastide;
    const Game game = played(40);
    const Geometry geometry = Geometry::create(game).value();
    DrawOptions options = draw_options();
    CHECK(options.theme == DrawTheme::light);
    CHECK(options.flags == (draw_flag::rulers | draw_flag::seats));
    options.theme = number(DrawTheme::dark);
    options.flags |= draw_flag::labels | draw_flag::legal | draw_flag::last;
    const std::vector<std::int32_t> features = {game.features()->front().id};

    const std::string board = by_c([&](char* out, std::int32_t cap) {
        return bastide_draw_board(game.get(), geometry.get(), &options, features.data(), 1, nullptr, out, cap);
    });
    CHECK(bastide_tests::WellFormed(board).fault() == "");
    check_picture(board, [&](auto&&... buffer) { return draw_board(game, geometry, options, features, nullptr, buffer...); });
    CHECK(draw_board(game, geometry).value() == draw_board(game, geometry, draw_options()).value());
    CHECK(draw_board(game, geometry).value() != board);

    const std::string tile = by_c([&](char* out, std::int32_t cap) {
        return bastide_draw_tile(game.get(), geometry.get(), &options, 3, 1, nullptr, out, cap);
    });
    check_picture(tile, [&](auto&&... buffer) { return draw_tile(game, geometry, 3, 1, options, nullptr, buffer...); });
    CHECK(draw_tile(game, geometry, 3, 2, options).value() != tile);

    const std::string sheet = by_c(
        [&](char* out, std::int32_t cap) { return bastide_draw_sheet(game.get(), geometry.get(), &options, nullptr, out, cap); });
    check_picture(sheet, [&](auto&&... buffer) { return draw_sheet(game, geometry, options, nullptr, buffer...); });
}

TEST_CASE("The C++ calls draw the tiles of a set, and dice", "[cpp]")
{
    using namespace bastide;
    const Tileset set = Tileset::create(Set::winter).value();
    const Geometry geometry = Geometry::create(set).value();
    const DrawOptions options = draw_options();
    const std::string tile = by_c([&](char* out, std::int32_t cap) {
        return bastide_draw_set_tile(set.get(), geometry.get(), &options, 1, 3, nullptr, out, cap);
    });
    check_picture(tile, [&](auto&&... buffer) { return draw_tile(set, geometry, 1, 3, options, nullptr, buffer...); });
    const std::string sheet = by_c([&](char* out, std::int32_t cap) {
        return bastide_draw_set_sheet(set.get(), geometry.get(), &options, nullptr, out, cap);
    });
    check_picture(sheet, [&](auto&&... buffer) { return draw_sheet(set, geometry, options, nullptr, buffer...); });

    const Game dice = Game::create(Config().game(GameKind::dice)).value();
    const std::string table =
        by_c([&](char* out, std::int32_t cap) { return bastide_draw_dice(dice.get(), &options, out, cap); });
    check_picture(table, [&](auto&&... buffer) { return draw_dice(dice, options, buffer...); });
}

TEST_CASE("The C++ calls fail as the C calls do", "[cpp]")
{
    using namespace bastide;
    const Game game = played(0);
    const Geometry geometry = Geometry::create(game).value();
    CHECK(draw_board(Game(), geometry).status() == StatusValue::argument);
    CHECK(draw_board(game, Geometry()).status() == StatusValue::argument);
    CHECK(draw_tile(game, geometry, 1000).status() == StatusValue::absent);
    CHECK(draw_sheet(Tileset(), geometry).status() == StatusValue::argument);
    CHECK(draw_dice(game).status() == StatusValue::absent);
    DrawOptions options = draw_options();
    options.spare[0] = 1;
    std::array<char, 4> buffer = {};
    CHECK(draw_tile(game, geometry, 0, 0, options, nullptr, buffer).status() == StatusValue::version);
    const Allocator none_left = {nullptr, [](void*, std::uint32_t, std::uint32_t) -> void* { return nullptr; },
                                 [](void*, void*, std::uint32_t, std::uint32_t) {}};
    CHECK(draw_board(game, geometry, draw_options(), {}, &none_left).status() == StatusValue::memory);
}
