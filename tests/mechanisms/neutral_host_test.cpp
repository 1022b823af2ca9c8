// SPDX-License-Identifier: MIT
// Neutral pieces through the C interface.
#include <cstdlib>

#include "mechanisms/modules.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

struct HostGame {
    HostGame()
    {
        bastide_config config;
        REQUIRE(bastide_config_init(&config) == BASTIDE_OK);
        config.chance = BASTIDE_CHANCE_HOST;
        REQUIRE(bastide_game_create(&config, nullptr, 0, nullptr, 0, nullptr, nullptr, &game) == BASTIDE_OK);
    }
    HostGame(const HostGame&) = delete;
    HostGame& operator=(const HostGame&) = delete;
    ~HostGame() { bastide_game_destroy(game); }

    bastide_piece piece(PieceKind kind) const
    {
        bastide_piece all[64];
        const i32 count = bastide_game_list_pieces(game, all, 64);
        for (i32 i = 0; i < count; ++i)
            if (all[i].kind == static_cast<i32>(kind)) return all[i];
        FAIL("no such piece");
        return {};
    }

    bastide_game* game = nullptr;
};

bastide_put put(bastide_put_kind kind, i32 x, i32 y)
{
    bastide_put out{};
    out.kind = kind;
    out.seat = -1;
    out.x = x;
    out.y = y;
    out.other_seat = out.segment = -1;
    return out;
}

bastide_put neutral(PieceKind kind, bastide_spot spot)
{
    bastide_put out = put(BASTIDE_PUT_PIECE, BASTIDE_NOWHERE, BASTIDE_NOWHERE);
    out.piece_kind = static_cast<i32>(kind);
    out.spot = spot;
    return out;
}

i32 tile_named(const bastide_game* game, const char* name)
{
    bastide_tile_def all[64];
    const i32 count = bastide_game_list_tiles(game, all, 64);
    for (i32 i = 0; i < count; ++i)
        if (Text(all[i].name) == Text(name)) return i;
    FAIL("no such tile");
    return -1;
}

/// D with a follower on its road, a meadow south of it, and each creature where it can be.
std::vector<bastide_put> entries(const bastide_game* game)
{
    std::vector<bastide_put> all;
    all.push_back(put(BASTIDE_PUT_TILE, 0, 0));
    all.back().tile = tile_named(game, "D");
    all.push_back(put(BASTIDE_PUT_TILE, 0, 1));
    all.back().tile = tile_named(game, "B");
    all.push_back(put(BASTIDE_PUT_PIECE, 0, 0));
    all.back().seat = 0;
    all.back().piece_kind = BASTIDE_PIECE_FOLLOWER;
    all.back().spot = BASTIDE_SPOT_SEGMENT;
    all.back().segment = 1;
    all.push_back(neutral(kFairy, BASTIDE_SPOT_BESIDE));
    all.back().beside = 1;
    all.push_back(neutral(kDragon, BASTIDE_SPOT_TILE));
    all.back().x = 0;
    all.back().y = 1;
    all.push_back(neutral(PieceKind::king, BASTIDE_SPOT_HELD));
    all.back().other_seat = 1;
    all.push_back(neutral(kCount, BASTIDE_SPOT_SPACE));
    all.back().segment = 3;
    return all;
}

}  // namespace

TEST_CASE("Hosts put and see what is nobody's", "[mechanisms]")
{
    const Modules list({&creatures});
    const HostGame host;
    const std::vector<bastide_put> all = entries(host.game);
    const bastide_position head{};
    bastide_refusal refusal;
    REQUIRE(bastide_game_set_position(host.game, &head, all.data(), static_cast<i32>(all.size()), &refusal) == BASTIDE_OK);
    const bastide_piece fairy = host.piece(kFairy);
    CHECK(fairy.seat == -1);
    CHECK(fairy.spot == BASTIDE_SPOT_BESIDE);
    CHECK(fairy.beside == 0);
    CHECK(fairy.other_seat == 0);
    CHECK(fairy.x == 0);
    CHECK(fairy.y == 0);
    CHECK(fairy.placed == 0);
    CHECK(fairy.segment == 1);
    CHECK(fairy.feature == bastide_game_feature_at(host.game, 0, 0, 1));
    const bastide_piece dragon = host.piece(kDragon);
    CHECK(dragon.spot == BASTIDE_SPOT_TILE);
    CHECK(dragon.x == 0);
    CHECK(dragon.y == 1);
    CHECK(dragon.placed == 1);
    CHECK(dragon.segment == -1);
    CHECK(dragon.feature == -1);
    CHECK(dragon.beside == -1);
    const bastide_piece king = host.piece(PieceKind::king);
    CHECK(king.spot == BASTIDE_SPOT_HELD);
    CHECK(king.other_seat == 1);
    CHECK(king.x == BASTIDE_NOWHERE);
    const bastide_piece count = host.piece(kCount);
    CHECK(count.spot == BASTIDE_SPOT_SPACE);
    CHECK(count.segment == 3);
    CHECK(count.x == BASTIDE_NOWHERE);

    bastide_put told[16];
    bastide_position told_head;
    const i32 count_told = bastide_game_list_position(host.game, &told_head, told, 16);
    REQUIRE(count_told == static_cast<i32>(all.size()) + 1);  // and the point that the fairy brought when the turn began
    for (std::size_t i = 3; i < all.size(); ++i) {
        CHECK(told[i].seat == -1);
        CHECK(told[i].piece_kind == all[i].piece_kind);
        CHECK(told[i].spot == all[i].spot);
        CHECK(told[i].x == all[i].x);
        CHECK(told[i].y == all[i].y);
        CHECK(told[i].segment == all[i].segment);
        CHECK(told[i].other_seat == all[i].other_seat);
        CHECK(told[i].beside == all[i].beside);
    }
}

TEST_CASE("Hosts move what is nobody's to a tile, by record and by code, and see it move", "[mechanisms]")
{
    const Modules list({&creatures});
    const HostGame host;
    const std::vector<bastide_put> all = entries(host.game);
    const bastide_position head{};
    REQUIRE(bastide_game_set_position(host.game, &head, all.data(), static_cast<i32>(all.size()), nullptr) == BASTIDE_OK);
    bastide_action draw{};
    draw.kind = BASTIDE_ACTION_DRAW;
    draw.seat = -1;
    draw.tile = tile_named(host.game, "DRAG");
    REQUIRE(bastide_game_apply(host.game, &draw, nullptr) == BASTIDE_OK);
    bastide_action place{};
    place.kind = BASTIDE_ACTION_PLACE;
    place.tile = draw.tile;
    place.y = 2;
    REQUIRE(bastide_game_apply(host.game, &place, nullptr) == BASTIDE_OK);
    bastide_action pass{};
    pass.kind = BASTIDE_ACTION_PASS;
    REQUIRE(bastide_game_apply(host.game, &pass, nullptr) == BASTIDE_OK);

    bastide_decision decision;
    REQUIRE(bastide_game_get_decision(host.game, &decision) == BASTIDE_OK);
    CHECK(decision.step == static_cast<i32>(kWalkStep));
    bastide_action moves[8];
    REQUIRE(bastide_game_list_actions(host.game, BASTIDE_ANY, moves, 8) == 1);  // the fairy is north of it
    CHECK(moves[0].kind == BASTIDE_ACTION_MOVE);
    CHECK(moves[0].spot == BASTIDE_SPOT_TILE);
    CHECK(moves[0].segment == -1);
    CHECK(moves[0].x == 0);
    CHECK(moves[0].y == 2);
    u64 code = 0;
    bastide_action decoded;
    REQUIRE(bastide_action_encode(&moves[0], &code) == BASTIDE_OK);
    REQUIRE(bastide_action_decode(code, &decoded) == BASTIDE_OK);
    CHECK(std::memcmp(&decoded, &moves[0], sizeof decoded) == 0);
    bastide_action named = moves[0];
    named.segment = 5;  // ignored
    u64 same = 0;
    REQUIRE(bastide_action_encode(&named, &same) == BASTIDE_OK);
    CHECK(same == code);
    CHECK(bastide_game_check(host.game, &named, nullptr) == BASTIDE_OK);
    named.kind = BASTIDE_ACTION_DEPLOY;  // no module of this game deploys on a tile
    named.piece_kind = BASTIDE_PIECE_FOLLOWER;
    CHECK(bastide_game_check(host.game, &named, nullptr) == BASTIDE_E_ARGUMENT);

    char text[80];
    REQUIRE(bastide_action_write(host.game, &moves[0], text, 80) > 0);
    bastide_action parsed;
    REQUIRE(bastide_action_parse(host.game, text, -1, nullptr, &parsed) == BASTIDE_OK);
    CHECK(std::memcmp(&parsed, &moves[0], sizeof parsed) == 0);

    uint64_t first = 0;
    uint64_t next = 0;
    REQUIRE(bastide_game_get_event_range(host.game, &first, &next) == BASTIDE_OK);
    REQUIRE(bastide_game_apply_code(host.game, code, nullptr) == BASTIDE_OK);
    bastide_event event;
    REQUIRE(bastide_game_list_events(host.game, BASTIDE_VIEW_FULL, next, &event, 1) >= 1);
    CHECK(event.kind == BASTIDE_EVENT_MOVED);
    CHECK(event.seat == -1);
    CHECK(event.from_spot == BASTIDE_SPOT_TILE);
    CHECK(event.from_x == 0);
    CHECK(event.from_y == 1);
    CHECK(event.from_segment == -1);
    CHECK(event.spot == BASTIDE_SPOT_TILE);
    CHECK(event.x == 0);
    CHECK(event.y == 2);
    CHECK(event.segment == -1);
    CHECK(event.beside == -1);
    CHECK(event.count == 0);
}
