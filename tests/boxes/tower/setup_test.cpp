// SPDX-License-Identifier: MIT
// The Tower: what is in the box, its tiles, and where tower pieces go.
#include "boxes/tower/tower_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// D(0,0) with two tower tiles south of it: T12 on (0,1) and the monastery T14 on (1,1).
TowerPosition two_foundations(std::vector<Choice> choices = {})
{
    TowerPosition board(towers(2, std::move(choices)));
    board.lay("T12", 0, 1, "FFFF").lay("T14", 1, 1, "FFFF");
    return board;
}

/// Creates a game through the C interface; the reason for a refusal, or 0.
int creates(int seats, std::initializer_list<int> sets)
{
    bastide_config config;
    REQUIRE(bastide_config_init(&config) == BASTIDE_OK);
    config.seats = seats;
    std::vector<bastide_choice> choices;
    for (int set : sets) choices.push_back({BASTIDE_CHOICE_SET, set, 1, {}});
    bastide_refusal refusal{};
    bastide_game* game = nullptr;
    const int status =
        bastide_game_create(&config, choices.data(), static_cast<int>(choices.size()), nullptr, 0, nullptr, &refusal, &game);
    REQUIRE((status == BASTIDE_OK) == (game != nullptr));
    REQUIRE(status == refusal.status);
    bastide_game_destroy(game);
    return status == BASTIDE_OK ? 0 : refusal.reason;
}

}  // namespace

// ---- the box --------------------------------------------------------------------------------------------------------

TEST_CASE("The set has 18 tiles and each has exactly one foundation", "[TOWER-COMP-01]")
{
    const TowerPosition board;
    int tiles = 0;
    for (int i = 1; i <= board.view().rules.tiles.count; ++i) {
        const TileDef& def = board.view().rules.tiles.def(TileId(i));
        int foundations = 0;
        for (int segment = 0; segment < def.segments; ++segment)
            foundations += def.segment[segment].kind == SegmentKind::foundation;
        const bool of_tower = def.name[0] == 'T' && def.name[1] != 0;
        INFO(def.name);
        CHECK(foundations == (of_tower ? 1 : 0));
        if (of_tower) tiles += board.view().rules.totals[i];
    }
    CHECK(tiles == 18);
}

TEST_CASE("The tower tiles lie in the bag with all others", "[TOWER-SETUP-01]")
{
    const TowerPosition board;
    CHECK(board.view().state.header().bag_left == 72 + 18 - 1);
    CHECK(board.view().state.left(board.tile("T12")) == 1);
    CHECK(board.view().state.left(board.tile("T15")) == 2);
    CHECK(board.view().state.left(board.tile("D")) == 3);
}

TEST_CASE("Each player starts with the pieces that the number of players gives", "[TOWER-SETUP-02][TOWER-COMP-01][TOWEX-01]")
{
    constexpr int kEach[] = {0, 0, 10, 9, 7, 6, 5};
    constexpr int kInTheBox[] = {0, 0, 10, 3, 2, 0, 0};
    for (int seats = 2; seats <= 6; ++seats) {
        const TowerPosition board(towers(seats));
        INFO(seats << " seats");
        int handed_out = 0;
        for (int seat = 0; seat < seats; ++seat) {
            CHECK(board.supply(seat, PieceKind::tower_piece) == kEach[seats]);
            handed_out += board.supply(seat, PieceKind::tower_piece);
        }
        CHECK(handed_out + kInTheBox[seats] == 30);
    }
}

TEST_CASE("Pieces left in the box are out of the game and nobody builds with those of another", "[TOWER-SETUP-03]")
{
    TowerPosition board = two_foundations();
    int pieces = 0;
    for (int i = 1; i <= board.view().rules.layout.piece_count; ++i)
        pieces += board.piece(PieceId(i)).kind == PieceKind::tower_piece;
    CHECK(pieces == 20);
    board.raise(0, 1, 10, Red);
    board.place(Red, "U", 1, 0, "FRFR");
    CHECK(board.why_not(board.building(0, 1)) == Reason::supply_empty);
    CHECK(board.supply(Blue, PieceKind::tower_piece) == 10);
}

TEST_CASE("Fewer than two and more than six players are refused", "[TOWER-SETUP-04][TOWEX-01]")
{
    for (int seats = 2; seats <= 6; ++seats) CHECK(creates(seats, {BASTIDE_SET_BASE, BASTIDE_SET_TOWER}) == 0);
    for (int seats : {0, 1, 7, 8, 9}) CHECK(creates(seats, {BASTIDE_SET_BASE, BASTIDE_SET_TOWER}) == BASTIDE_REASON_CONFIG_SEATS);
    CHECK(creates(6, {BASTIDE_SET_BASE, BASTIDE_SET_WINTER, BASTIDE_SET_TOWER}) == 0);
    CHECK(creates(6, {BASTIDE_SET_BASE, BASTIDE_SET_WINTER}) == BASTIDE_REASON_CONFIG_SEATS);
}

TEST_CASE("A host may hand out another number of pieces", "[TOWER-SETUP-02]")
{
    CHECK(TowerPosition(towers(2, {pieces_of(PieceKind::tower_piece, 3)})).supply(Blue, PieceKind::tower_piece) == 3);
    CHECK(TowerPosition(towers(6, {pieces_of(PieceKind::tower_piece, 0)})).supply(Blue, PieceKind::tower_piece) == 0);
}

// ---- tiles ----------------------------------------------------------------------------------------------------------

TEST_CASE("A foundation has no influence on where its tile fits", "[TOWER-TILE-01]")
{
    const TowerPosition board;
    CHECK(board.placements("T12") == 4);  // as B on D alone (BASE-EX-20)
    CHECK(board.placements("T14") == board.placements("B"));
    CHECK(board.placements("T15") == board.placements("E"));
    CHECK(board.placements("T04") == board.placements("N"));
    CHECK(board.placements("T10") == board.placements("W"));
    CHECK(board.placements("T01") == board.placements("K"));
    CHECK(board.placements("T06") == board.placements("T"));
}

TEST_CASE("The road that bridges the city parts the fields on both banks", "[TOWER-TILE-02]")
{
    TowerPosition board;
    board.lay("T05", 0, -1, "CRCR");
    CHECK(board.joined(board.city(0, -1, North), board.city(0, -1, South)));
    CHECK(board.joined(board.road(0, -1, East), board.road(0, -1, West)));
    const NodeId fields[] = {board.field(0, -1, 2), board.field(0, -1, 3), board.field(0, -1, 6), board.field(0, -1, 7)};
    for (int i = 0; i < 4; ++i)
        for (int k = 0; k < i; ++k) CHECK_FALSE(board.joined(fields[i], fields[k]));
}

TEST_CASE("A foundation is a feature of its own and joins nothing", "[TOWER-TILE-03]")
{
    TowerPosition board = two_foundations();
    board.lay("T08", 1, 0, "RFFR").lay("T15", 0, 2, "FCFF");
    for (auto [x, y] : Cells{{0, 1}, {1, 1}, {1, 0}, {0, 2}}) {
        const FeatureFacts facts = board.feature(board.foundation(x, y));
        CHECK(facts.feature.kind == SegmentKind::foundation);
        CHECK(facts.segments == 1);
        CHECK(facts.feature.tiles == 1);
        CHECK(facts.points_now == 0);
        CHECK(facts.points_complete == 0);
    }
    CHECK_FALSE(board.joined(board.foundation(0, 1), board.foundation(1, 1)));
    CHECK_FALSE(board.joined(board.foundation(1, 0), board.road(1, 0, West)));
    CHECK_FALSE(board.joined(board.foundation(0, 2), board.city(0, 2, East)));
    CHECK(board.joined(board.field(0, 1, 0), board.field(1, 1, 0)));  // the field goes round the towers
}

TEST_CASE("A road that ends at a tower is complete there", "[TOWER-TILE-01]")
{
    TowerPosition board;
    board.lay("A", -1, 0, "FRFF");
    board.put(Blue, board.road(0, 0, East));
    board.place(Red, "T08", 1, 0, "FFRR").pass();
    CHECK(board.score(Blue) == 3);  // monastery, D, tower
}

// ---- the action step ------------------------------------------------------------------------------------------------

TEST_CASE("The action is one tower piece or one follower on a tower or one follower on the tile", "[TOWER-ACT-01][TOWER-ACT-02]")
{
    TowerPosition board = two_foundations();
    board.raise(0, 1, 1);
    board.place(Red, "V", 1, 0, "RFFR");
    REQUIRE(board.step() == StepKind::act);
    CHECK(board.sites(PieceKind::tower_piece) == Cells{{0, 1}, {1, 1}});
    CHECK(board.sites(PieceKind::follower) == Cells{{0, 1}});
    CHECK(board.offers(board.deploying(board.road(1, 0, West))));
    CHECK(board.can_pass());
    SECTION("a piece")
    {
        board.build(1, 1);
        CHECK(board.height(1, 1) == 1);
        CHECK(board.supply(Red, PieceKind::tower_piece) == 9);
        CHECK(board.supply(Red) == 7);
    }
    SECTION("a follower on a tower")
    {
        board.top(0, 1);
        CHECK(board.closed(0, 1));
        CHECK(board.height(0, 1) == 1);
        CHECK(board.supply(Red, PieceKind::tower_piece) == 10);
        CHECK(board.supply(Red) == 6);
    }
    SECTION("a follower on the tile")
    {
        board.deploy(board.road(1, 0, West));
        CHECK(board.supply(Red, PieceKind::tower_piece) == 10);
    }
    CHECK(board.step() == StepKind::draw);
    CHECK(board.view().state.header().active == Blue);
}

TEST_CASE("After a piece no figure is deployed in the same step", "[TOWER-ACT-02]")
{
    TowerPosition board = two_foundations();
    board.put(Blue, board.monastery(1, 1));
    board.place(Red, "V", 1, 0, "RFFR").build(1, 1);
    REQUIRE(board.step() == StepKind::tower_capture);
    CHECK(board.why_not(board.deploying(board.road(1, 0, West))) == Reason::wrong_step);
    CHECK(board.why_not(board.building(0, 1)) == Reason::wrong_step);
    CHECK(board.options_of(ActionKind::deploy).empty());
    board.take(board.monastery(1, 1));
    CHECK(board.step() == StepKind::draw);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("A tower action does not ask for a foundation on the tile just placed", "[TOWER-ACT-03]")
{
    TowerPosition board = two_foundations();
    board.raise(1, 1, 2);
    board.place(Red, "V", -1, 0, "FRRF");
    SECTION("a piece")
    {
        board.build(1, 1);
        CHECK(board.height(1, 1) == 3);
    }
    SECTION("a follower")
    {
        board.top(1, 1);
        CHECK(board.closed(1, 1));
    }
}

TEST_CASE("Without a tile no tower action follows", "[TOWER-ACT-01]")
{
    TowerPosition board = two_foundations();
    CHECK(board.step() == StepKind::draw);
    CHECK(board.why_not(TowerPosition::by(Red, board.building(0, 1))) == Reason::not_your_decision);
    board.draw(Red, "V");
    CHECK(board.why_not(board.building(0, 1)) == Reason::wrong_step);
}

// ---- placing a tower piece ------------------------------------------------------------------------------------------

TEST_CASE("A tower piece can be added to any empty foundation and to any open tower, whoever built it", "[TOWER-PIECE-01]")
{
    TowerPosition board = two_foundations();
    board.raise(0, 1, 2, Blue);
    board.place(Red, "T08", 1, 0, "RFFR");
    CHECK(board.sites(PieceKind::tower_piece) == Cells{{1, 0}, {0, 1}, {1, 1}});
    SECTION("on a tower of Blue's pieces")
    {
        board.build(0, 1);
        CHECK(board.height(0, 1) == 3);
    }
    SECTION("on the tile just placed")
    {
        board.build(1, 0);
        CHECK(board.height(1, 0) == 1);
    }
    SECTION("never on another segment")
    {
        const Verdict verdict = board.judge(board.deploying(board.road(1, 0, West), PieceKind::tower_piece));
        CHECK(verdict.reason == Reason::wrong_segment);
        CHECK(verdict.mine == static_cast<int>(SegmentKind::road));
        CHECK(board.why_not(board.deploying(board.city(0, 0, North), PieceKind::tower_piece)) == Reason::wrong_segment);
    }
    SECTION("never where there is no tile or segment")
    {
        Action action = board.building(0, 1);
        action.cell = Position::at(7, 7);
        CHECK(board.judge(action).reason == Reason::no_such_segment);
        CHECK(board.judge(action).cell == Position::at(7, 7));
        action = board.building(0, 1);
        action.segment = 9;
        CHECK(board.why_not(action) == Reason::no_such_segment);
        CHECK(board.judge(action).cell == Position::at(0, 1));
    }
}

TEST_CASE("A game without tower pieces knows none", "[TOWER-PIECE-02]")
{
    TowerPosition board = two_foundations({pieces_of(PieceKind::tower_piece, 0)});
    board.place(Red, "V", 1, 0, "RFFR");
    CHECK(board.sites(PieceKind::tower_piece).empty());
    CHECK(board.why_not(board.building(0, 1)) == Reason::no_such_piece);
    Action action = board.deploying(board.foundation(0, 1));
    action.piece = 0;
    CHECK(board.why_not(action) == Reason::no_such_piece);
    action.piece = 0xFFFF;
    CHECK(board.why_not(action) == Reason::no_such_piece);
}

TEST_CASE("A tower grows without limit", "[TOWER-PIECE-03]")
{
    TowerPosition board = two_foundations();
    board.raise(0, 1, 10, Red).raise(0, 1, 9, Blue);
    board.place(Blue, "V", 1, 0, "RFFR").build(0, 1);
    CHECK(board.height(0, 1) == 20);
}

TEST_CASE("A closed tower takes no piece as long as the follower stands there", "[TOWER-PIECE-04][TOWER-TOP-03][TOWER-TOP-11]")
{
    TowerPosition board = two_foundations();
    board.raise(0, 1, 2).put(Blue, board.foundation(0, 1));
    board.place(Red, "V", 1, 0, "RFFR");
    const Verdict verdict = board.judge(board.building(0, 1));
    CHECK(verdict.reason == Reason::tower_closed);
    CHECK(verdict.seat == Blue);
    CHECK(verdict.piece == board.standing_on(board.foundation(0, 1)));
    CHECK(verdict.cell == Position::at(0, 1));
    CHECK(board.sites(PieceKind::tower_piece) == Cells{{1, 1}});
    board.build(1, 1).take(board.foundation(0, 1));
    board.place(Blue, "V", -1, 0, "FRRF");
    CHECK(board.sites(PieceKind::tower_piece) == Cells{{0, 1}, {1, 1}});
    board.build(0, 1);
    CHECK(board.height(0, 1) == 3);
}

TEST_CASE("Followers elsewhere on the tile do not hinder a piece", "[TOWER-PIECE-05]")
{
    TowerPosition board = two_foundations();
    board.lay("T17", 0, -1, "RFCF");
    board.put(Blue, board.monastery(1, 1)).put(Red, board.field(1, 1, 0)).put(Blue, board.city(0, -1, South));
    board.put(Blue, board.road(0, -1, North));
    board.place(Red, "V", 1, 0, "RFFR");
    CHECK(board.sites(PieceKind::tower_piece) == Cells{{0, -1}, {0, 1}, {1, 1}});
    board.build(0, -1);
    CHECK(board.height(0, -1) == 1);
}

TEST_CASE("Placed pieces stay to the end of the game", "[TOWER-PIECE-06][TOWER-END-03]")
{
    TowerPosition board;
    board.lay("T15", 0, 1, "FFCF");
    board.raise(0, 1, 2, Red).put(Blue, board.city(0, 1, South));
    board.place(Red, "E", 0, 2, "CFFF").pass();  // the city on the tower tile is scored
    CHECK(board.score(Blue) == 4);
    CHECK(board.height(0, 1) == 2);
    CHECK(board.supply(Red, PieceKind::tower_piece) == 8);
    board.end();
    CHECK(board.height(0, 1) == 2);
    CHECK(board.supply(Red, PieceKind::tower_piece) == 8);
    CHECK(board.score(Red) == 0);  // towers and unused pieces are worth nothing
}

TEST_CASE("A tower piece claims nothing", "[TOWER-TILE-03][TOWER-PIECE-05]")
{
    TowerPosition board;
    board.place(Red, "T14", 0, 1, "FFFF").build(0, 1);
    CHECK(board.feature(board.monastery(0, 1)).weights.occupants == 0);
    CHECK(board.feature(board.field(0, 1, 0)).weights.occupants == 0);
    CHECK_FALSE(board.closed(0, 1));
}
