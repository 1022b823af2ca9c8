// SPDX-License-Identifier: MIT
// The rules of Princess & Dragon that its worked examples do not show.
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "boxes/abbot/abbot_position.hpp"
#include "boxes/princess_dragon/dragon_position.hpp"
#include "boxes/princess_dragon/tiles.hpp"
#include "game/check.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

u32 count_with(Mark mark)
{
    u32 count = 0;
    for (const TileDef& def : kPrincessAndDragonTiles)
        for (const PrintedMark& marked : def.marked)
            if (marked.mark == mark && Text(def.name) != Text("PD_T2")) count += def.count;
    return count;
}

/// D(0,0), the volcano south of it with the dragon, and fields.
Position lair(int seats = 3, std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    Position board(dragons(seats, std::move(choices), std::move(more)));
    board.lay("PD_A", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("B", -1, 1, "FFFF").lay("B", 0, 2, "FFFF");
    put_dragon(board, 0, 1);
    return board;
}

/// D(0,0) with Red's knight in the open city N(0,-1).
Position city_of_red(std::vector<Choice> choices = {}, std::vector<Set> more = {})
{
    Position board(dragons(2, std::move(choices), std::move(more)));
    board.lay("N", 0, -1, "FCCF").put(Red, board.city(0, -1, East));
    return board;
}

NodeId foundation_on(const Position& board, int x, int y)
{
    for (int i = 0;; ++i)
        if (board.view().state.node(board.segment(x, y, i)).kind() == SegmentKind::foundation) return board.segment(x, y, i);
}

/// Red's wagon sets out from the city of D(0,0), the fairy beside it; the road there and on U(1,0) is free.
AbbeyPosition wagon_on_its_way()
{
    AbbeyPosition board({}, 2, {Set::base, Set::abbey_mayor, Set::princess_dragon});
    board.lay("U", 1, 0, "FRFR").put(Red, board.city(0, 0, North), PieceKind::wagon);
    put_fairy(board, board.view().rules.first_piece(Red, PieceKind::wagon));
    board.turn_without(Red, "E", 0, -1, "FFCF");
    return board;
}

/// One piece moved for the cause, and the fairy beside it remained on the cell, for its own.
void check_fairy_stayed(const Position& board, Cause of_follower, Cell cell)
{
    INFO(static_cast<int>(of_follower));
    const std::vector<Event> left = board.moves_for({of_follower});
    REQUIRE(left.size() == 1);
    CHECK(left[0].piece != fairy_of(board));
    const std::vector<Event> stayed = board.moves_for({Cause::fairy_stayed});
    REQUIRE(stayed.size() == 1);
    CHECK(stayed[0].piece == fairy_of(board));
    CHECK(stayed[0].from_spot == Spot::beside);
    CHECK(stayed[0].spot == Spot::tile);
    CHECK(stayed[0].cell == cell);
}

int total(const Position& board, const char* tile) { return board.view().rules.totals[board.tile(tile).raw]; }

}  // namespace

// ---- components, tiles --------------------------------------------------------------------------------------------

TEST_CASE("The set has 30 tiles with one symbol each, a dragon and a fairy that belong to nobody",
          "[PD-COMP-01][PD-COMP-02][PD-SETUP-01]"
          "[PD-SETUP-02][PD-TILE-01]")
{
    CHECK(count_with(Mark::volcano) == 6);
    CHECK(count_with(Mark::dragon) == 12);
    CHECK(count_with(Mark::portal) == 6);
    CHECK(count_with(Mark::princess) == 6);
    const Position board({.seats = 2, .sets = {Set::base, Set::princess_dragon}});
    CHECK(board.view().rules.bag_total == 71 + 30);
    for (const PieceId id : {dragon_of(board), fairy_of(board)}) {
        CHECK(piece_at(board, id).owner == kNature);
        CHECK(piece_at(board, id).spot == Spot::supply);
    }
}

TEST_CASE("Two copies of the set have one dragon and one fairy", "[PD-COMP-01]")
{
    const Position board({.seats = 2, .sets = {Set::base}, .choices = {copies_of(Set::princess_dragon, 2)}});
    CHECK(board.view().rules.bag_total == 71 + 60);
    CHECK(board.view().rules.neutral_pieces == 2);
}

TEST_CASE("The road of PD_O runs on under the city between two whole fields", "[PD-TILE-02]")
{
    Position board(dragons(2));
    board.lay("PD_O", 1, 0, "CRCR");
    CHECK(board.joined(board.road(0, 0, East), board.road(1, 0, East)));
    CHECK(board.feature(board.road(1, 0, East)).open == 2);
    CHECK(board.joined(board.field(1, 0, 2), board.field(1, 0, 3)));
    CHECK_FALSE(board.joined(board.field(1, 0, 2), board.field(1, 0, 6)));
}

TEST_CASE("The monastery of PD_J stands inside its city and is scored while the city is open", "[PD-TILE-03][PD-TILE-04]")
{
    Position board(dragons(2));
    board.lay("PD_J", 0, -1, "FCCC").lay("U", 1, 0, "FRFR").lay("U", -1, 0, "FRFR").lay("E", 1, -1, "FFFC");
    board.lay("F", -1, -1, "FCFC").lay("B", 0, -2, "FFFF").lay("B", 1, -2, "FFFF");
    board.put(Red, board.monastery(0, -1));
    CHECK_FALSE(is_occupied(board.view().state, root_of(board.view().state, board.city(0, -1, South))));
    board.put(Blue, board.city(0, -1, South));
    board.turn_without(Blue, "B", -1, -2, "FFFF");
    CHECK(board.score(Red) == 9);
    CHECK(board.score(Blue) == 0);
    CHECK(board.feature(board.city(0, -1, South)).open > 0);
}

TEST_CASE("A road ends at the volcano of PD_B", "[VOLCANO-06]")
{
    Position board(dragons(2));
    board.lay("PD_B", 1, 0, "FFFR").put(Red, board.road(0, 0, East));
    board.turn_without(Blue, "A", -1, 0, "FRFF");
    CHECK(board.score(Red) == 3);
}

TEST_CASE("The second edition has gardens on two tiles and a pennant less", "[PD-TILE-05][PD-OPT-01]")
{
    for (const bool is_second : {false, true}) {
        std::vector<Choice> choices{with(Option::princess_dragon_second_edition, is_second)};
        const Position board({.seats = 2, .sets = {Set::base, Set::abbot, Set::princess_dragon}, .choices = choices});
        CHECK(board.view().rules.bag_total == 71 + 30);
        CHECK(total(board, "PD_T") == !is_second);
        CHECK(total(board, "PD_T2") == is_second);
        for (const char* name : {"PD_G", "PD_AB"}) CHECK(total(board, name) == !is_second);
        for (const char* name : {"PD_G_g", "PD_AB_g"}) CHECK(total(board, name) == is_second);
    }
}

// ---- the dragon ---------------------------------------------------------------------------------------------------

TEST_CASE("With only dragon tiles left before a volcano the game ends", "[DRAGON-DRAW-04]")
{
    Position board(dragons(2));
    board.leave_in_bag({"U", "PD_K", "PD_L"});
    board.turn_without(Red, "U", 1, 0, "FRFR");
    CHECK(board.is_over());
}

TEST_CASE("Without tiles that can be drawn there is no second part of a turn", "[DRAGON-DRAW-03]")
{
    Position board(dragons(2, {}, {Set::traders_builders}));
    board.put(Red, board.road(0, 0, East)).lay("U", 1, 0, "FRFR").put(Red, board.road(1, 0, East), PieceKind::builder);
    board.leave_in_bag({"U", "PD_K", "PD_L"});
    board.turn_without(Red, "U", 2, 0, "FRFR");
    CHECK(board.is_over());
}

TEST_CASE("The next volcano takes the dragon away, and the old one is an ordinary tile", "[VOLCANO-01][VOLCANO-05]")
{
    Position board = lair();
    board.put(Blue, board.monastery(1, 1));
    board.turn_without(Red, "PD_C", 1, 0, "FRFR");
    CHECK(cell_of_piece(board, dragon_of(board)) == Cell{1, 0});
    CHECK(board.supply(Blue) == 6);
    board.turn(Red, "PD_S", -1, 0, "RRFR");
    CHECK(offers_deploying(board, board.field(0, 1, 0)));
    CHECK_FALSE(offers_deploying(board, board.road(1, 0, East)));
}

TEST_CASE("The lake of The River II is a volcano when the dragon is in play", "[VOLCANO-07][RIVER-TIE-01][INT-DRAGON-RIVER-01]")
{
    for (const bool without : {false, true}) {
        Position board({.seats = 2,
                        .sets = {Set::base, Set::river_2, Set::princess_dragon},
                        .choices = {with(Option::without_dragon, without)}});
        board.lay("R209", 0, 1, "IIFI").lay("R211", 1, 1, "FCFI");
        board.leave_in_bag({"R212", "U", "PD_K"});
        board.turn(Red, "R212", -1, 1, "FIFF");
        const PieceId dragon = dragon_of(board);
        CHECK((dragon ? cell_of_piece(board, dragon) : Cell{}) == (without ? Cell{} : Cell{-1, 1}));
    }
}

TEST_CASE("A barn is placed beside the new volcano only by an option", "[VOLCANO-08][INT-BARN-VOLCANO-01]")
{
    for (const bool may : {false, true}) {
        Position board(dragons(2, {with(Option::volcano_barn, may)}, {Set::abbey_mayor}));
        board.lay("B", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("B", 1, 2, "FFFF").lay("B", -1, 1, "FFFF");
        board.turn(Red, "PD_A", 0, 2, "FFFF");
        Action barn;
        barn.kind = ActionKind::deploy;
        barn.seat = Red;
        barn.cell = {0, 2};
        barn.segment = static_cast<u8>(segment_of_corner(1));
        barn.piece_kind = static_cast<u16>(PieceKind::barn);
        if (!may) CHECK(board.step() == StepKind::draw);  // only passing is left
        if (may) CHECK(offers(board, barn));
        board.pass();
        board.turn(Blue, "B", -1, 2, "FFFF");
        barn.seat = Blue;
        barn.cell = {-1, 2};
        CHECK(offers(board, barn));  // the dragon's tile is one of the four
    }
}

TEST_CASE("The dragon walks only when it is on the board and the tile shows it", "[DRAGON-WALK-01]")
{
    Position board = lair();
    board.turn_without(Red, "U", 1, 0, "FRFR");
    CHECK(board.step() == StepKind::draw);
    board.turn_without(Blue, "PD_L", -1, 0, "FRFR");
    CHECK(board.step() == StepKind::dragon_walk);
}

TEST_CASE("A seat cannot pass a step, and must go to a tile beside", "[DRAGON-WALK-03][DRAGON-WALK-06]")
{
    Position board = lair();
    board.turn_without(Red, "PD_G", 0, -1, "FFCF");
    CHECK(board.why_not(passing(board)) == Reason::dragon_must_walk);
    CHECK(board.why_not(walking(board, 0, -1)) == Reason::dragon_not_beside);
    CHECK(board.why_not(walking(board, 5, 5)) == Reason::dragon_not_beside);
    board.must(walking(board, 0, 0));
    CHECK(board.why_not(walking(board, 0, 1)) == Reason::dragon_was_there);
    Action other = walking(board, 0, -1);
    other.piece = fairy_of(board).raw;
    CHECK(board.why_not(other) == Reason::not_this_piece);
    other = walking(board, 0, -1);
    other.segment = 0;
    CHECK(board.why_not(other) == Reason::wrong_segment);
    other.segment = 30;
    CHECK(board.why_not(other) == Reason::no_such_segment);
}

TEST_CASE("A walk that cannot begin is over at once", "[DRAGON-WALK-07]")
{
    Position board(dragons(2));
    board.lay("PD_C", 1, 0, "FRFR").put(Red, board.city(0, 0, North));
    put_dragon(board, 1, 0);
    put_fairy(board, on(board, board.city(0, 0, North)));
    board.turn_without(Blue, "PD_L", -1, 0, "FRFR");
    CHECK(board.step() == StepKind::draw);
    CHECK(cell_of_piece(board, dragon_of(board)) == Cell{1, 0});
}

TEST_CASE("The fairy keeps the dragon out when it is assigned to nobody, too", "[DRAGON-WALK-05][FAIRY-STAY-01]")
{
    Position board = lair();
    Play play = board.play();
    moves::relocate(play, fairy_of(board), PiecePlace::on_tile(tile_on(board, 1, 1)), Cause::none);
    board.turn_without(Red, "PD_G", 0, -1, "FFCF");
    CHECK(board.why_not(walking(board, 1, 1)) == Reason::fairy_keeps_out);
}

TEST_CASE("The dragon eats followers, builders and pigs, and those on towers, but no storeys and no barns",
          "[DRAGON-EAT-01][DRAGON-EAT-03][DRAGON-EAT-04][INT-TOWER-DRAGON-02][INT-BARN-DRAGON-01][INT-MAYOR-DRAGON-01]"
          "[INT-DRAGON-LARGE-01][INT-DRAGON-BUILDER-01][DRAGON-WALK-09]")
{
    Position board(
        dragons(2, {}, {Set::tower, Set::abbey_mayor, Set::traders_builders, Set::inns_cathedrals, Set::abbot, Set::phantom}));
    board.lay("PD_A", 0, 1, "FFFF").lay("T15", 0, -1, "FFCF");
    put_dragon(board, 0, 1);
    board.put(Red, board.city(0, 0, North), PieceKind::mayor).put(Blue, board.road(0, 0, East), PieceKind::wagon);
    board.put(Red, board.road(0, 0, East), PieceKind::builder).put(Blue, board.field(0, 0, 2), PieceKind::large_follower);
    board.put(Red, board.field(0, 0, 4), PieceKind::phantom).put(Red, board.field(0, 0, 4), PieceKind::pig);
    Play play = board.play();
    moves::deploy_on_corner(play, piece_in_supply(play, Blue, PieceKind::barn), board.field(0, 0, 4), 2);
    const NodeId foundation = foundation_on(board, 0, -1);
    board.put(Blue, foundation, PieceKind::tower_piece).put(Blue, foundation);
    board.turn_without(Red, "PD_L", -1, 0, "FRFR").must(walking(board, 0, 0));
    CHECK(board.supply(Red, PieceKind::mayor) == 1);
    CHECK(board.supply(Blue, PieceKind::wagon) == 1);
    CHECK(board.supply(Red, PieceKind::builder) == 1);
    CHECK(board.supply(Blue, PieceKind::large_follower) == 1);
    CHECK(board.supply(Red, PieceKind::phantom) == 1);
    CHECK(board.supply(Red, PieceKind::pig) == 1);
    CHECK(board.supply(Blue, PieceKind::barn) == 0);
    CHECK(board.supply(Blue) == 6);
    board.must(walking(board, 0, -1));
    CHECK(board.supply(Blue) == 7);
    CHECK(board.view().state.node(foundation).marks == 1);
    CHECK_FALSE(is_occupied(board.view().state, foundation));
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("A wagon that the option protects is not eaten", "[AM-HOUSE-03][DRAGON-EAT-01]")
{
    Position board = lair(2, {with(Option::wagon_dragon_tower_immune)}, {Set::abbey_mayor});
    board.put(Red, board.road(0, 0, East), PieceKind::wagon);
    board.turn_without(Red, "PD_G", 0, -1, "FFCF").must(walking(board, 0, 0));
    CHECK(board.supply(Red, PieceKind::wagon) == 0);
}

TEST_CASE("The dragon enters an abbey and eats its monk", "[INT-DRAGON-ABBEY-01][PD-INT-05]")
{
    Position board = lair(2, {}, {Set::abbey_mayor});
    board.lay("B", 1, 2, "FFFF").lay("B", 2, 1, "FFFF");
    board.lay("B", 0, 3, "FFFF").lay("B", -1, 2, "FFFF");
    put_dragon(board, 0, 1);
    board.put(Red, board.monastery(0, 2));
    board.turn_without(Red, "PD_G", 0, -1, "FFCF").must(walking(board, 0, 2));
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("In a turn with an abbey the dragon stays, and the fairy may be moved instead of deploying", "[PD-INT-07]")
{
    AbbeyPosition board({}, 2, {Set::base, Set::abbey_mayor, Set::princess_dragon});
    board.lay("U", 1, 0, "FRFR").lay("U", 2, 0, "FRFR").lay("PD_A", 0, 1, "FFFF").lay("B", 2, 1, "FFFF");
    board.lay("B", 0, 2, "FFFF").lay("B", 1, 2, "FFFF");
    board.put(Red, board.city(0, 0, North));
    put_dragon(board, 0, 1);
    board.begin(Red).turn_with_abbey(Red, 1, 1);
    CHECK(board.step() == StepKind::act);
    CHECK(cell_of_piece(board, dragon_of(board)) == Cell{0, 1});
    board.must(sending_fairy(board, on(board, board.city(0, 0, North))));
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("Nobody pays a ransom between the steps of a walk", "[PD-SEQ-01][PD-INT-01][TOWER-NOTE-07]")
{
    Position board = lair(2, {}, {Set::tower});
    board.put(Red, board.monastery(1, 1)).set_score(Red, 5);
    Play play = board.play();
    const PieceId captive = on(board, board.monastery(1, 1));
    moves::imprison(play, captive, Blue, Cause::tower_captured);
    board.turn(Red, "PD_G", 0, -1, "FFCF");
    Action ransom;
    ransom.kind = ActionKind::pay;
    ransom.seat = Red;
    ransom.piece = captive.raw;
    CHECK(board.why_not(ransom) == Reason::none);
    board.pass();
    REQUIRE(board.step() == StepKind::dragon_walk);
    CHECK(board.decider() == Red);
    CHECK(board.why_not(ransom) == Reason::wrong_step);
}

TEST_CASE("A capture and its exchange come before the dragon", "[TOWEX-21][INT-TOWER-DRAGON-01][TOWER-QA-01][PD-INT-01]")
{
    Position board = lair(2, {}, {Set::tower});
    board.lay("T12", 1, 2, "FFFF").put(Blue, board.monastery(0, 2));
    const PieceId monk = on(board, board.monastery(0, 2));
    board.turn(Red, "PD_G", 0, -1, "FFCF");
    const NodeId foundation = foundation_on(board, 1, 2);
    board.must(board.deploying(foundation, PieceKind::tower_piece));
    REQUIRE(board.step() == StepKind::tower_capture);
    Action take;
    take.kind = ActionKind::take;
    take.seat = Red;
    take.piece = monk.raw;
    take.cause = static_cast<i32>(Cause::tower_captured);
    board.must(take);
    REQUIRE(board.step() == StepKind::dragon_walk);
    board.must(walking(board, 0, 2));
    CHECK(piece_at(board, monk).spot == Spot::prison);
    CHECK(board.moves_for({Cause::dragon_ate}).empty());
}

TEST_CASE("No figure goes on a tower on the dragon's tile", "[VOLCANO-03]")
{
    Position board(dragons(2, {}, {Set::tower}));
    board.lay("T12", 0, 1, "FFFF");
    const NodeId foundation = foundation_on(board, 0, 1);
    board.put(Blue, foundation, PieceKind::tower_piece);
    put_dragon(board, 0, 1);
    board.turn(Red, "U", 1, 0, "FRFR");
    CHECK(board.why_not(board.deploying(foundation)) == Reason::dragon_there);
    CHECK(offers(board, board.deploying(foundation, PieceKind::tower_piece)));
}

TEST_CASE("A wagon does not end on the dragon's tile", "[PD-INT-09][INT-OPEN-08][INT-DRAGON-WAGON-01][AM-NOTE-05]")
{
    Position board(dragons(2, {}, {Set::abbey_mayor}));
    board.lay("PD_A", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").put(Red, board.city(0, 0, North), PieceKind::wagon);
    put_dragon(board, 1, 1);
    board.turn_without(Red, "E", 0, -1, "FFCF");
    REQUIRE(board.step() == StepKind::wagon_move);
    Action move = walking(board, 1, 1);
    move.piece = board.view().rules.first_piece(Red, PieceKind::wagon).raw;
    move.segment = segment_index(board.view().state, board.monastery(1, 1));
    CHECK(board.why_not(move) == Reason::dragon_there);
}

TEST_CASE("A free road under the dragon is no way for far travel", "[PD-INT-09][VOLCANO-03][AM-HOUSE-01]")
{
    Position board(dragons(2, {with(Option::wagon_far_travel)}, {Set::abbey_mayor}));
    for (int x = 1; x <= 4; ++x) board.lay("U", x, 0, "FRFR");
    board.lay("B", 4, 1, "FFFF").put(Red, board.city(0, 0, North), PieceKind::wagon);
    put_dragon(board, 1, 0);
    board.turn_without(Red, "E", 0, -1, "FFCF");
    REQUIRE(board.step() == StepKind::wagon_move);
    int moves = 0;
    for (const Action& option : board.options()) {
        if (option.kind != ActionKind::move) continue;
        CHECK(option.cell == Position::at(0, 0));  // on the road of the start tile
        ++moves;
    }
    CHECK(moves == 1);
}

TEST_CASE("A wagon that is eaten makes no move", "[PD-INT-06]")
{
    Position board = lair(2, {}, {Set::abbey_mayor});
    board.put(Red, board.road(0, 0, East), PieceKind::wagon);
    board.turn_without(Red, "PD_G", 0, -1, "FFCF").must(walking(board, 0, 0));
    CHECK(board.supply(Red, PieceKind::wagon) == 1);
    CHECK(board.step() == StepKind::dragon_walk);
    board.must(walking(board, 0, -1));
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("While the river is laid no dragon is among its tiles", "[PD-INT-08]")
{
    const Position board({.seats = 2, .sets = {Set::base, Set::river, Set::princess_dragon}});
    for (const Action& draw : board.options()) {
        const TileDef& def = board.view().rules.tiles.def(draw.tile);
        CHECK(has_segment(def, SegmentKind::river));
    }
    Action dragon;
    dragon.kind = ActionKind::draw;
    dragon.seat = kNature;
    dragon.tile = board.tile("PD_K");
    CHECK(board.why_not(dragon) == Reason::river_drawn_first);
}

// ---- the fairy ----------------------------------------------------------------------------------------------------

TEST_CASE("The fairy goes to an own follower, and to another one each time",
          "[FAIRY-MOVE-01][FAIRY-MOVE-02][FAIRY-MOVE-03][FAIRY-MOVE-04]")
{
    Position board(dragons(2, {}, {Set::traders_builders}));
    board.lay("B", 0, 1, "FFFF")
        .put(Red, board.monastery(0, 1))
        .put(Red, board.field(0, 1, 0))
        .put(Blue, board.city(0, 0, North));
    board.put(Red, board.field(0, 1, 0), PieceKind::pig);
    const PieceId monk = on(board, board.monastery(0, 1));
    put_fairy(board, monk);
    board.turn(Red, "U", 1, 0, "FRFR");
    CHECK(board.why_not(sending_fairy(board, monk)) == Reason::fairy_is_there);
    CHECK(offers(board, sending_fairy(board, on(board, board.field(0, 1, 0)))));  // on the same tile
    CHECK(board.why_not(sending_fairy(board, on(board, board.city(0, 0, North)))) == Reason::fairy_no_follower);
    CHECK(board.why_not(sending_fairy(board, on(board, board.field(0, 1, 0), PieceKind::pig))) == Reason::fairy_no_follower);
    CHECK(board.why_not(sending_fairy(board, PieceId(7))) == Reason::not_on_board);
    CHECK(listed(board, ActionKind::choose_piece).size() == 1);
    Play play = board.play();
    moves::relocate(play, fairy_of(board), PiecePlace::on_tile(tile_on(board, 0, 1)), Cause::none);
    CHECK(offers(board, sending_fairy(board, monk)));  // it is assigned anew
    board.must(sending_fairy(board, monk));
    CHECK(board.step() == StepKind::draw);
    CHECK(PieceId(piece_at(board, fairy_of(board)).at) == monk);
}

TEST_CASE("The fairy goes to a follower on a tower, not to a barn",
          "[FAIRY-MOVE-04][INT-TOWER-FAIRY-01][INT-TOWER-FAIRY-02][INT-BARN-FAIRY-01]")
{
    Position board(dragons(2, {}, {Set::tower, Set::abbey_mayor}));
    board.lay("T12", 0, 1, "FFFF");
    const NodeId foundation = foundation_on(board, 0, 1);
    board.put(Blue, foundation, PieceKind::tower_piece).put(Red, foundation);
    Play play = board.play();
    const PieceId barn = piece_in_supply(play, Red, PieceKind::barn);
    moves::deploy_on_corner(play, barn, board.field(0, 1, 0), 0);
    board.turn(Red, "U", 1, 0, "FRFR");
    CHECK(board.why_not(sending_fairy(board, barn)) == Reason::fairy_no_follower);
    board.must(sending_fairy(board, on(board, foundation)));
    CHECK(board.step() == StepKind::draw);  // it was the action
}

TEST_CASE("The dragon may leave the tile of the fairy and cannot come back", "[FAIRY-MOVE-05]")
{
    Position board = lair();
    Play play = board.play();
    moves::relocate(play, fairy_of(board), PiecePlace::on_tile(tile_on(board, 0, 1)), Cause::none);
    board.turn_without(Red, "PD_G", 0, -1, "FFCF").must(walking(board, 0, 0));
    CHECK(steps(board) == CellList{{0, -1}});
}

TEST_CASE("A follower that is deployed cannot get the fairy in the same part", "[FAIRY-MOVE-06]")
{
    Position board(dragons(2));
    board.turn(Red, "U", 1, 0, "FRFR").deploy(board.road(1, 0, East));
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("The fairy stays for a cause of its own, whatever happens to its follower", "[FAIRY-STAY-01][FAIRY-STAY-02]")
{
    // A scoring, a wagon that goes to another tile, a princess, an abbot that is called back, a capture.
    Position scored(dragons(2));
    scored.put(Red, scored.city(0, 0, North));
    put_fairy(scored, on(scored, scored.city(0, 0, North)));
    scored.turn_without(Blue, "E", 0, -1, "FFCF");
    check_fairy_stayed(scored, Cause::completed, Position::at(0, 0));

    AbbeyPosition wagon = wagon_on_its_way();
    wagon.move(wagon.road(1, 0, East));
    check_fairy_stayed(wagon, Cause::wagon_moved, Position::at(0, 0));

    Position princess = city_of_red();
    put_fairy(princess, on(princess, princess.city(0, -1, East)));
    princess.turn(Blue, "PD_AB", 1, -1, "CFFC").must(removing_knight(princess, on(princess, princess.city(0, -1, East))));
    check_fairy_stayed(princess, Cause::princess_removed, Position::at(0, -1));

    Position abbot(dragons(2, {}, {Set::abbot}));
    abbot.lay("B", 0, 1, "FFFF").put(Red, abbot.monastery(0, 1), kAbbot);
    put_fairy(abbot, abbot_of(abbot, Red));
    abbot.turn(Red, "U", 1, 0, "FRFR");
    call_back(abbot, Red);
    check_fairy_stayed(abbot, Cause::abbot_called_back, Position::at(0, 1));

    Position captured(dragons(2, {}, {Set::tower}));
    captured.put(Red, captured.road(0, 0, East));
    put_fairy(captured, on(captured, captured.road(0, 0, East)));
    Play play = captured.play();
    moves::imprison(play, on(captured, captured.road(0, 0, East)), Blue, Cause::tower_captured);
    check_fairy_stayed(captured, Cause::tower_captured, Position::at(0, 0));
}

TEST_CASE("A captured follower leaves the fairy on its tile", "[FAIRY-STAY-01][INT-FAIRY-TOWER-01][INT-OPEN-05][TOWER-NOTE-01]")
{
    Position board(dragons(2, {}, {Set::tower}));
    board.lay("B", 0, 1, "FFFF").put(Red, board.monastery(0, 1));
    put_fairy(board, on(board, board.monastery(0, 1)));
    Play play = board.play();
    moves::imprison(play, on(board, board.monastery(0, 1)), Blue, Cause::tower_captured);
    CHECK(piece_at(board, fairy_of(board)).spot == Spot::tile);
    CHECK(cell_of_piece(board, fairy_of(board)) == Cell{0, 1});
    board.turn_without(Blue, "U", 1, 0, "FRFR");
    CHECK(board.score(Red) == 0);
}

TEST_CASE("A wagon leaves the fairy behind when it leaves the tile", "[FAIRY-STAY-01][FAIRY-STAY-02][INT-FAIRY-WAGON-01]")
{
    AbbeyPosition board = wagon_on_its_way();
    CHECK(board.step() == StepKind::wagon_move);
    CHECK(board.score(Red) == 1 + 4 + 3);
    SECTION("To another tile") { board.move(board.road(1, 0, East)); }
    SECTION("Home") { board.pass(); }
    CHECK(piece_at(board, fairy_of(board)).spot == Spot::tile);
    CHECK(cell_of_piece(board, fairy_of(board)) == Cell{0, 0});
    board.turn_without(Blue, "V", -1, 0, "FRRF");
    CHECK(board.score(Red) == 1 + 4 + 3);
}

TEST_CASE("A wagon that moves on within its tile keeps the fairy", "[FAIRY-STAY-02]")
{
    AbbeyPosition board = wagon_on_its_way();
    const PieceId wagon = board.view().rules.first_piece(Red, PieceKind::wagon);
    CHECK(piece_at(board, fairy_of(board)).spot == Spot::beside);
    CHECK(broken_invariant(board.view()) == nullptr);
    board.move(board.road(0, 0, East));
    CHECK(piece_at(board, fairy_of(board)).spot == Spot::beside);
    CHECK(PieceId(piece_at(board, fairy_of(board)).at) == wagon);
    CHECK(board.moves_for({Cause::fairy_stayed}).empty());
    board.turn_without(Blue, "V", -1, 0, "FRRF");
    CHECK(board.score(Red) == 1 + 4 + 3 + 1);  // FAIRY-TURN-01, a second time
}

TEST_CASE("The fairy pays for a mayor without pennants and for an inn that is worth nothing",
          "[FAIRY-INT-02][INT-FAIRY-MAYOR-01][INT-OPEN-06]"
          "[PD-INT-03][INT-FAIRY-INN-01]")
{
    Position board(dragons(2, {}, {Set::abbey_mayor, Set::inns_cathedrals}));
    board.put(Red, board.city(0, 0, North), PieceKind::mayor);
    put_fairy(board, board.view().rules.first_piece(Red, PieceKind::mayor));
    board.turn_without(Blue, "E", 0, -1, "FFCF");
    CHECK(board.score(Red) == 3);
    Position inn(dragons(2, {}, {Set::inns_cathedrals}));
    inn.lay("IC01", 1, 0, "FFRR");
    inn.put(Red, inn.road(0, 0, East));
    put_fairy(inn, on(inn, inn.road(0, 0, East)));
    CHECK(inn.end().score(Red) == 3);
}

TEST_CASE("On a tile the fairy pays for each own follower there, and once for a feature", "[FAIRY-OPT-01]")
{
    Position board(dragons(2, {with(Option::fairy_on_tile)}));
    board.lay("F", 0, -1, "CFCF").put(Red, board.city(0, -1, North)).put(Red, board.field(0, -1, 2));
    board.put(Blue, board.city(0, 0, North)).put(Blue, board.field(0, -1, 6));
    board.turn(Red, "PD_A", 0, 1, "FFFF");
    CHECK(board.why_not(sending_fairy(board, 0, 0)) == Reason::fairy_nobody_there);
    CHECK(listed(board, ActionKind::move).size() == 1);
    board.must(sending_fairy(board, 0, -1));
    CHECK(piece_at(board, fairy_of(board)).spot == Spot::tile);
    CHECK(board.score(Blue) == 1);  // its turn begins
    board.turn_without(Blue, "U", 1, 0, "FRFR");
    CHECK(board.score(Red) == 2);
    board.turn(Red, "E", 0, -2, "FFCF");
    CHECK(board.why_not(sending_fairy(board, 0, -1)) == Reason::fairy_is_there);
    board.pass();
    CHECK(board.score(Red) == 2 + 8 + 3);
    CHECK(board.score(Blue) == 1 + 8 + 1);
}

// ---- the princess -------------------------------------------------------------------------------------------------

TEST_CASE("Only knights of the city of the princess are removed",
          "[PRINCESS-02][PRINCESS-05][PRINCESS-08][INT-MAYOR-PRINCESS-01]"
          "[INT-TOWER-PRINCESS-01][TOWER-TOP-09]")
{
    Position board = city_of_red({}, {Set::tower, Set::abbey_mayor});
    board.lay("B", 0, -2, "FFFF").lay("T15", 1, -2, "FFCF");
    board.put(Red, board.city(0, 0, North), PieceKind::mayor).put(Blue, board.road(0, 0, East));
    const NodeId tower = foundation_on(board, 1, -2);
    board.put(Blue, tower, PieceKind::tower_piece).put(Red, tower);
    board.turn(Blue, "PD_AB", 1, -1, "CFFC");
    CHECK(listed(board, ActionKind::take).size() == 2);
    CHECK(offers(board, removing_knight(board, on(board, board.city(0, -1, East)))));
    CHECK(offers(board, removing_knight(board, on(board, board.city(0, 0, North), PieceKind::mayor))));
    CHECK(board.why_not(removing_knight(board, on(board, tower))) == Reason::princess_no_knight);
    CHECK(board.why_not(removing_knight(board, on(board, board.road(0, 0, East)))) == Reason::princess_no_knight);
    CHECK(board.why_not(removing_knight(board, {})) == Reason::no_such_piece);
}

TEST_CASE("A princess has no effect where there is no knight, and none after its turn", "[PRINCESS-04][PRINCESS-08]")
{
    Position board(dragons(2));
    board.turn(Blue, "PD_AB", 0, -1, "FCCF");
    CHECK(listed(board, ActionKind::take).empty());
    CHECK(offers_deploying(board, board.city(0, -1, East)));
    board.deploy(board.city(0, -1, East));
    board.turn(Red, "U", 1, 0, "FRFR");
    CHECK(board.why_not(removing_knight(board, on(board, board.city(0, -1, East)))) == Reason::princess_not_placed);
}

TEST_CASE("A builder leaves with the last knight and is not removed itself", "[PRINCESS-06][INT-PRINCESS-BUILDER-01]")
{
    Position board = city_of_red({}, {Set::traders_builders});
    board.put(Red, board.city(0, 0, North), PieceKind::builder);
    board.turn(Blue, "PD_AB", 1, -1, "CFFC");
    const PieceId builder = on(board, board.city(0, 0, North), PieceKind::builder);
    CHECK(board.why_not(removing_knight(board, builder)) == Reason::princess_no_knight);
    board.must(removing_knight(board, on(board, board.city(0, -1, East))));
    CHECK(board.supply(Red, PieceKind::builder) == 1);
}

TEST_CASE("No phantom follows a princess that removed a knight", "[PRINCESS-03][PHANTOM-DEPLOY-05][INT-PRINCESS-PHANTOM-01]")
{
    for (const bool must : {false, true}) {
        Position board = city_of_red({with(Option::princess_must_take, must)}, {Set::phantom});
        board.turn(Blue, "PD_AB", 1, -1, "CFFC");
        board.must(removing_knight(board, on(board, board.city(0, -1, East))));
        CHECK(board.step() == StepKind::draw);
    }
    Position board = city_of_red({}, {Set::phantom});
    board.turn(Blue, "PD_AB", 1, -1, "CFFC").pass();
    CHECK(board.step() == StepKind::phantom);
}

TEST_CASE("Goods go to the seat that finished a city which the princess emptied", "[PD-INT-04][INT-PRINCESS-GOODS-01]")
{
    Position board(dragons(2, {}, {Set::traders_builders}));
    board.lay("U", 1, 0, "FRFR").lay("D", 2, 0, "CRFR").put(Red, board.city(2, 0, North));
    board.turn(Blue, "PD_X", 2, -1, "RRCR").must(removing_knight(board, on(board, board.city(2, 0, North))));
    CHECK(board.score(Red) == 0);
    CHECK(board.supply(Red) == 7);
}

// ---- the portal ---------------------------------------------------------------------------------------------------

TEST_CASE("Only followers go through a portal, to features they may stand on",
          "[PORTAL-04][PORTAL-05][INT-MAYOR-PORTAL-01][INT-BARN-PORTAL-01]"
          "[INT-PORTAL-BUILDER-01][PORTAL-09]")
{
    Position board(dragons(2, {}, {Set::abbey_mayor, Set::traders_builders}));
    board.lay("N", 0, -1, "FCCF").lay("B", 0, 1, "FFFF").put(Red, board.road(0, 0, East));
    board.turn(Red, "PD_R", -1, 0, "RRRR");
    CHECK(offers_deploying(board, board.city(0, -1, East), PieceKind::mayor));
    CHECK(board.why_not(board.deploying(board.monastery(0, 1), PieceKind::mayor)) == Reason::wrong_segment);
    CHECK(offers_deploying(board, board.monastery(0, 1), PieceKind::wagon));
    CHECK(board.why_not(board.deploying(board.field(0, 1, 0), PieceKind::wagon)) == Reason::wrong_segment);
    CHECK(board.why_not(board.deploying(board.road(0, 0, East), PieceKind::builder)) == Reason::portal_followers_only);
    Action barn = board.deploying(board.field(0, 1, 0), PieceKind::barn);
    barn.segment = kFirstCorner;
    CHECK(board.why_not(barn) == Reason::portal_followers_only);
    barn.cell = Position::at(-1, 0);
    CHECK(board.why_not(barn) == Reason::barn_no_junction);
    board.pass();
    board.turn(Blue, "U", 1, 0, "FRFR");
    CHECK(board.why_not(board.deploying(board.monastery(0, 1))) == Reason::not_last_tile);
    barn.cell = Position::at(0, 1);
    barn.seat = Blue;
    CHECK(board.why_not(barn) == Reason::not_last_tile);
}

TEST_CASE("Either the first figure or the phantom goes through a portal, not both", "[PORTAL-08]")
{
    Position board(dragons(2, {}, {Set::phantom}));
    board.lay("B", 0, 1, "FFFF").lay("B", 1, 1, "FFFF");
    board.turn(Red, "PD_S", -1, 0, "FRRR").deploy(board.monastery(0, 1));
    REQUIRE(board.step() == StepKind::phantom);
    CHECK(board.why_not(board.deploying(board.monastery(1, 1), PieceKind::phantom)) == Reason::portal_used);
    board.pass();
    board.turn(Red, "PD_R", -2, 0, "RRRR").deploy(board.road(-2, 0, North));
    REQUIRE(board.step() == StepKind::phantom);
    CHECK(offers_deploying(board, board.monastery(1, 1), PieceKind::phantom));
    CHECK(board.why_not(board.deploying(board.monastery(1, 1))) == Reason::wrong_piece_kind);
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("The fairy and then the phantom", "[FAIRY-INT-01][INT-FAIRY-PHANTOM-01]")
{
    Position board(dragons(2, {}, {Set::phantom}));
    board.lay("B", 0, 1, "FFFF").put(Red, board.monastery(0, 1));
    board.turn(Red, "U", 1, 0, "FRFR").must(sending_fairy(board, on(board, board.monastery(0, 1))));
    REQUIRE(board.step() == StepKind::phantom);
    CHECK(listed(board, ActionKind::choose_piece).empty());
    CHECK(offers_deploying(board, board.road(1, 0, East), PieceKind::phantom));
}

TEST_CASE("A tower is topped without a portal", "[PORTAL-07][INT-OPEN-01]")
{
    Position board(dragons(2, {}, {Set::tower}));
    board.lay("T12", 0, 1, "FFFF");
    const NodeId foundation = foundation_on(board, 0, 1);
    board.put(Blue, foundation, PieceKind::tower_piece);
    board.turn(Red, "PD_S", -1, 0, "FRRR");
    int listed_on_tower = 0;
    for (const Action& action : listed(board, ActionKind::deploy))
        listed_on_tower += same_bytes(canonical(action), canonical(board.deploying(foundation)));
    CHECK(listed_on_tower == 1);
}

TEST_CASE("A portal leads to an empty abbey and to an empty garden", "[PD-INT-05][INT-PORTAL-ABBEY-01][INT-PORTAL-GARDEN-01]")
{
    Position board(dragons(2, {}, {Set::abbot}));
    board.lay("B", 0, 1, "FFFF");
    board.turn(Red, "PD_S", -1, 0, "FRRR");
    CHECK(offers_deploying(board, board.monastery(0, 1), PieceKind::abbot));
}

// ---- leaving the game ---------------------------------------------------------------------------------------------

namespace {

Action leaving(int seat)
{
    Action action;
    action.kind = ActionKind::resign;
    action.seat = static_cast<u8>(seat);
    return action;
}

}  // namespace

TEST_CASE("A step that is open when its seat leaves is made, later ones are passed over", "[DRAGON-WALK-12][RESIGN-04]")
{
    Position board = board_v();
    board.lay("B", 2, 2, "FFFF").lay("B", 3, 2, "FFFF");
    board.turn_without(Red, "PD_G", 0, -1, "FFCF");
    REQUIRE(board.step() == StepKind::dragon_walk);
    board.must(walking(board, 1, 1));
    REQUIRE(board.decider() == Blue);
    const Cell first = steps(board).front();
    board.must(leaving(Blue));
    CHECK(cell_of_piece(board, dragon_of(board)) == first);
    REQUIRE(board.step() == StepKind::dragon_walk);
    CHECK(board.decider() == Green);
    CHECK(board.view().state.header().waiting[0].a == 4);
    board.must(walking(board, 2, 2));
    CHECK(board.decider() == Red);
    board.must(walking(board, 1, 2));
    CHECK(board.decider() == Green);  // not Blue
}

TEST_CASE("A walk that begins after its seat left begins with the next seat", "[DRAGON-WALK-12][RESIGN-05]")
{
    Position board = board_v();
    board.turn(Red, "PD_G", 0, -1, "FFCF");
    REQUIRE(board.step() == StepKind::act);
    board.must(leaving(Red));
    REQUIRE(board.step() == StepKind::dragon_walk);
    CHECK(board.decider() == Blue);
    CHECK(cell_of_piece(board, dragon_of(board)) == Cell{0, 1});
    CHECK(board.view().state.header().waiting[0].a == 6);
    board.must(walking(board, 1, 1));
    CHECK(board.decider() == Green);
}

TEST_CASE("Leaving at the first step of the walk makes it", "[DRAGON-WALK-12][RESIGN-04]")
{
    Position board = board_v();
    board.turn_without(Red, "PD_G", 0, -1, "FFCF");
    board.must(leaving(Red));
    CHECK(cell_of_piece(board, dragon_of(board)) == Cell{0, 0});
    CHECK(board.decider() == Blue);
}

TEST_CASE("The fairy pays for followers alone", "[FAIRY-TURN-01][FAIRY-MOVE-04]")
{
    for (const PieceKind kind : {kFollower, PieceKind::builder}) {
        Position board(dragons(2, {}, {Set::traders_builders}));
        board.lay("U", 1, 0, "FRFR").put(Red, board.road(0, 0, East)).put(Red, board.road(1, 0, East), PieceKind::builder);
        put_fairy(board, on(board, kind == kFollower ? board.road(0, 0, East) : board.road(1, 0, East), kind));
        board.turn_without(Blue, "B", 0, 1, "FFFF");
        REQUIRE(board.decider() == kNature);
        CHECK(board.score(Red) == (kind == kFollower ? 1 : 0));
    }
}

// ---- options ------------------------------------------------------------------------------------------------------

TEST_CASE("Without the dragon nothing waits and volcanoes are occupied", "[PD-OPT-01]")
{
    Position board(dragons(2, {with(Option::without_dragon)}));
    CHECK(count_to_draw(board.view()) == board.view().state.header().bag_left);
    CHECK_FALSE(dragon_of(board));
    board.turn(Red, "PD_A", 0, 1, "FFFF");
    CHECK(offers_deploying(board, board.field(0, 1, 0)));
    board.pass();
    board.turn_without(Blue, "PD_K", 1, 0, "FFRR");
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("Without fairy, princess or portal they have no effect", "[PD-OPT-01]")
{
    Position board = city_of_red({with(Option::without_fairy), with(Option::without_princess), with(Option::without_portal)});
    CHECK_FALSE(fairy_of(board));
    board.turn(Blue, "PD_AB", 1, -1, "CFFC");
    CHECK(listed(board, ActionKind::take).empty());
    board.pass();
    board.turn(Red, "PD_S", -1, 0, "FRRR");
    CHECK(board.why_not(board.deploying(board.field(0, 0, 4))) == Reason::not_last_tile);
    CHECK(listed(board, ActionKind::choose_piece).empty());
}
