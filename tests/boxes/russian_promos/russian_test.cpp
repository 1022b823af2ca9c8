// SPDX-License-Identifier: MIT
// Russian Promos: the hut, the two roads of the bogatyr, and the two traps; and how they meet other boxes.
#include <vector>

#include "boxes/abbot/abbot_position.hpp"
#include "boxes/big_top/big_top_position.hpp"
#include "boxes/bridges_castles_bazaars/bridges_position.hpp"
#include "boxes/bridges_castles_bazaars/castle_position.hpp"
#include "boxes/count_city/city_position.hpp"
#include "boxes/princess_dragon/dragon_position.hpp"
#include "boxes/russian_promos/tiles.hpp"
#include "play/scoring.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr PieceKind kWagon = PieceKind::wagon;
constexpr PieceKind kBuilder = PieceKind::builder;

AbbeyPosition russian(std::vector<Set> more = {}, std::vector<Choice> choices = {})
{
    std::vector<Set> sets = {Set::base, Set::russian_promos};
    sets.insert(sets.end(), more.begin(), more.end());
    choices.push_back(copies_of(Set::base, 2));
    return AbbeyPosition(std::move(choices), 3, std::move(sets));
}

NodeId of_kind(const Position& board, int x, int y, SegmentKind kind)
{
    const Placed& tile = board.view().state.placed(tile_on(board, x, y));
    for (int segment = 0; segment < board.view().rules.tiles.at(tile.tile).segments; ++segment)
        if (board.view().state.node(node_of(tile, segment)).kind() == kind) return node_of(tile, segment);
    throw std::logic_error("no such segment there");
}

NodeId hut(const Position& board, int x, int y) { return of_kind(board, x, y, SegmentKind::hut); }

/// How many followers of a seat are trapped on the tile of a cell.
int count_trapped(const Position& board, int seat, int x, int y)
{
    int count = 0;
    for (int i = 1; i <= board.view().rules.layout.piece_count; ++i) {
        const Piece& piece = piece_at(board, PieceId(i));
        count += piece.owner == seat && is_trapped(board.view(), piece) && PlacedId(piece.at) == tile_on(board, x, y);
    }
    return count;
}

PieceId first_trapped(const Position& board, int seat)
{
    for (int i = 1; i <= board.view().rules.layout.piece_count; ++i) {
        const Piece& piece = piece_at(board, PieceId(i));
        if (piece.owner == seat && is_trapped(board.view(), piece)) return PieceId(i);
    }
    throw std::logic_error("nobody is trapped");
}

Action freeing(const Position& board, PieceId id)
{
    Action action;
    action.kind = ActionKind::take;
    action.seat = board.decider();
    action.piece = id.raw;
    action.cause = static_cast<i32>(Cause::russian_freed);
    return action;
}

int points_now(const Position& board, int seat)
{
    i32 sums[kMaxSeats] = {};
    count_final(board.view(), sums);
    return board.score(seat) + sums[seat];
}

/// D(0,0), U(1,0) FRFR with Red's thief; Blue places RU_C on (2,0).
template <class Board>
void lay_thief(Board& board, PieceKind kind = PieceKind::follower)
{
    board.lay("U", 1, 0, "FRFR");
    board.put(Red, board.road(1, 0, East), kind);
}

/// D(0,0), B(0,1) FFFF with Red's monk.
template <class Board>
void lay_monk(Board& board)
{
    board.lay("B", 0, 1, "FFFF");
    board.put(Red, board.monastery(0, 1));
}

}  // namespace

// ---- Baba Yaga's hut ------------------------------------------------------------------------------------------------------

TEST_CASE("A hut scores itself and the empty spaces around it at the end", "[YAGA-01][RUEX-01]")
{
    AbbeyPosition board = russian();
    CHECK(drawn_tiles(kRussianPromosTiles) == 4);
    board.lay("U", 1, 0, "FRFR").lay("U", -1, 0, "FRFR");
    board.turn(Red, "RU_A", 0, 1, "FFFF");
    board.deploy(hut(board, 0, 1));
    CHECK(board.feature(hut(board, 0, 1)).points_now == 6);
    CHECK(points_now(board, Red) == 6);
    board.end();
    CHECK(board.score(Red) == 6);
}

TEST_CASE("A hut with tiles all around scores 1 at once, and its follower returns", "[YAGA-02]")
{
    AbbeyPosition board = russian();
    board.lay("RU_A", 0, 1, "FFFF").lay("U", -1, 0, "FRFR").lay("U", 1, 0, "FRFR").lay("B", -1, 1, "FFFF").lay("B", 1, 1, "FFFF");
    board.lay("B", 0, 2, "FFFF").lay("B", -1, 2, "FFFF");
    board.put(Red, hut(board, 0, 1));
    CHECK(board.feature(hut(board, 0, 1)).points_now == 2);
    board.turn_without(Blue, "B", 1, 2, "FFFF");
    CHECK(board.score(Red) == 1);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("A hut is no monastery", "[YAGA-03]")
{
    AbbeyPosition board = russian({Set::watchtowers, Set::hills_sheep, Set::cult, Set::abbot, Set::abbey_mayor});
    board.turn(Red, "RU_A", 0, 1, "FFFF");
    CHECK(board.why_not(board.deploying(hut(board, 0, 1), PieceKind::abbot)) == Reason::wrong_segment);
    CHECK(board.why_not(board.deploying(hut(board, 0, 1), PieceKind::mayor)) == Reason::wrong_segment);
    CHECK(board.why_not(board.deploying(hut(board, 0, 1), kWagon)) == Reason::none);
    board.deploy(hut(board, 0, 1));
    board.lay("U", 1, 0, "FRFR");
    // a tower over monasteries sees none
    board.turn(Blue, "WT_D", 0, -1, "FFCF");
    board.deploy(board.city(0, -1, South));
    CHECK(board.score(Blue) == 4);
    // a shrine beside two huts and a monastery would have one rival
    board.lay("B", 1, 1, "FFFF");
    CHECK(board.placements("CU05") > 0);
}

TEST_CASE("Vineyards add nothing to a hut, and nobody comes to it from the cathedral quarter", "[YAGA-03]")
{
    AbbeyPosition board = city({copies_of(Set::base, 2)}, {Set::russian_promos, Set::hills_sheep});
    board.lay("RU_A", -1, -2, "FFFF").lay("B", -1, -3, "FFFF").lay("E", 0, -3, "CFFF").lay("E", -2, -3, "CFFF");
    board.put(Red, hut(board, -1, -2));
    put_in(board, Blue, Cathedral);
    CHECK(board.feature(hut(board, -1, -2)).feature.tiles == 7);
    CHECK(board.feature(hut(board, -1, -2)).points_complete == 1);
}

TEST_CASE("Baba Yaga's hut is a feature for the wagon", "[INT-WAGON-YAGA-01][YAGA-03]")
{
    AbbeyPosition board = russian({Set::abbey_mayor});
    board.lay("RU_A", 0, 1, "FFFF").lay("U", 1, 0, "FRFR").lay("A", 2, 0, "FFFR");
    board.put(Blue, board.road(0, 0, East), kWagon);
    board.turn_without(Green, "W", -1, 0, "RRFR");
    REQUIRE(board.step() == StepKind::wagon_move);
    board.move(hut(board, 0, 1));
    CHECK(board.where(Blue, kWagon) == Spot::segment);
}

// ---- the bogatyr ----------------------------------------------------------------------------------------------------------

TEST_CASE("A road with three ends, and one from the north that ends at it", "[BOGATYR-01]")
{
    AbbeyPosition board = russian();
    board.lay("RU_B", 1, 0, "RRRR");
    CHECK(board.joined(board.road(1, 0, East), board.road(1, 0, West)));
    CHECK(board.joined(board.road(1, 0, South), board.road(0, 0, East)));
    CHECK_FALSE(board.joined(board.road(1, 0, North), board.road(1, 0, West)));
    CHECK(board.feature(board.road(1, 0, North)).open == 1);
    const TileDef& def = kRussianPromosTiles[1];
    CHECK(def.segment[0].links == 2);  // a wagon passes between the two
    CHECK(def.segment[1].links == 1);
}

// ---- Solovei Razboynik ----------------------------------------------------------------------------------------------------

TEST_CASE("Example of the trap at the tree", "[RUEX-02][RAZB-01][RAZB-02][RAZB-03]")
{
    AbbeyPosition board = russian();
    lay_thief(board);
    board.turn(Blue, "RU_C", 2, 0, "FRFR");
    CHECK(count_trapped(board, Red, 2, 0) == 1);
    REQUIRE(board.moves_for({Cause::russian_trapped}).size() == 1);
    CHECK(board.moves_for({Cause::russian_trapped})[0].from_cell == Position::at(1, 0));
    CHECK(board.feature(board.road(2, 0, East)).feature.tiles == 3);
    board.deploy(board.road(2, 0, East));
    CHECK(count_trapped(board, Blue, 2, 0) == 1);
    CHECK(board.feature(board.road(2, 0, East)).leaders == 0);
    CHECK(board.supply(Blue) == 6);
}

TEST_CASE("All followers of the road are trapped, also those that it is joined to later", "[RAZB-02][RAZB-03]")
{
    AbbeyPosition board = russian();
    board.turn_without(Blue, "RU_C", 1, 0, "FRFR");
    board.lay("B", 1, 1, "FFFF").lay("B", 2, 1, "FFFF").lay("B", 3, 1, "FFFF").lay("U", 3, 0, "FRFR").lay("U", 4, 0, "FRFR");
    board.put(Red, board.road(3, 0, East)).put(Blue, board.road(4, 0, East));
    board.turn(Green, "U", 2, 0, "FRFR");
    CHECK(count_trapped(board, Red, 1, 0) == 1);
    CHECK(count_trapped(board, Blue, 1, 0) == 1);
}

TEST_CASE("A trapped follower counts for nothing, and its owner takes it out by an action", "[RAZB-04]")
{
    AbbeyPosition board = russian({Set::phantom});
    lay_thief(board);
    board.turn(Blue, "RU_C", 2, 0, "FRFR");
    board.pass().pass();
    const PieceId thief = first_trapped(board, Red);
    board.turn(Red, "U", 3, 0, "FRFR");
    CHECK(count_offers(board, Cause::russian_freed) == 1);
    CHECK(board.why_not(freeing(board, thief)) == Reason::none);
    board.must(freeing(board, thief));
    CHECK(board.supply(Red) == 7);
    CHECK(board.step() != StepKind::act);
}

TEST_CASE("Nobody frees a follower of another seat, one that is in no trap, or one on the tile just placed", "[RAZB-04]")
{
    AbbeyPosition board = russian();
    lay_thief(board);
    board.put(Red, board.city(0, 0, North));
    board.turn(Red, "RU_C", 2, 0, "FRFR");
    CHECK(count_offers(board, Cause::russian_freed) == 0);
    CHECK(board.why_not(freeing(board, first_trapped(board, Red))) == Reason::russian_trapped_now);
    board.pass();
    board.turn(Blue, "U", 3, 0, "FRFR");
    CHECK(board.why_not(freeing(board, first_trapped(board, Red))) == Reason::cannot_be_taken);
    board.pass();
    board.turn(Red, "U", 4, 0, "FRFR");
    CHECK(board.why_not(freeing(board, on(board, board.city(0, 0, North)))) == Reason::russian_not_trapped);
    board.must(freeing(board, first_trapped(board, Red)));
    CHECK(board.supply(Red) == 6);
}

TEST_CASE("The road runs on behind the tree, and pays those who are not trapped nothing", "[RAZB-05][RAZB-06]")
{
    AbbeyPosition board = russian();
    lay_thief(board);
    board.turn_without(Blue, "RU_C", 2, 0, "FRFR");
    CHECK(board.joined(board.road(2, 0, East), board.road(2, 0, West)));
    board.lay("W", -1, 0, "RRFR");
    board.turn_without(Green, "W", 3, 0, "RRFR");
    CHECK(board.feature(board.road(2, 0, East)).complete);
    board.end();
    CHECK(board.score(Red) == 0);
    CHECK(board.supply(Red) == 6);
}

// ---- the Vodyanoy ---------------------------------------------------------------------------------------------------------

TEST_CASE("Example of the Vodyanoy", "[RUEX-03][VODY-01][VODY-02]")
{
    AbbeyPosition board = russian();
    lay_monk(board);
    board.turn(Blue, "RU_D", 1, 1, "FFFF");
    CHECK(count_trapped(board, Red, 1, 1) == 1);
    CHECK_FALSE(is_occupied(board.view().state, board.monastery(0, 1)));
    board.pass();
    SECTION("Left there")
    {
        CHECK(points_now(board, Red) == -2);
        board.end();
        CHECK(board.score(Red) == -2);
    }
    SECTION("Taken back")
    {
        board.turn(Red, "U", 1, 0, "FRFR");
        board.must(freeing(board, first_trapped(board, Red)));
        board.end();
        CHECK(board.score(Red) == 0);
    }
}

TEST_CASE("Followers that come to a tile around the Vodyanoy are trapped at once", "[VODY-01][RAZB-03]")
{
    AbbeyPosition board = russian({Set::phantom});
    board.turn_without(Blue, "RU_D", 0, 1, "FFFF");
    board.turn(Red, "U", 1, 0, "FRFR");
    board.deploy(board.road(1, 0, East));
    CHECK(count_trapped(board, Red, 0, 1) == 1);
    REQUIRE(board.step() == StepKind::phantom);
    board.deploy(board.road(1, 0, East), PieceKind::phantom);
    CHECK(count_trapped(board, Red, 0, 1) == 2);
    board.turn(Blue, "U", 2, 0, "FRFR");
    board.deploy(board.road(2, 0, East));
    CHECK(count_trapped(board, Blue, 0, 1) == 0);  // two columns away
}

TEST_CASE("No figure is placed on the tile of the Vodyanoy", "[VODY-03]")
{
    AbbeyPosition board = russian({Set::hills_sheep});
    board.turn(Red, "RU_D", 0, 1, "FFFF");
    CHECK(board.step() == StepKind::draw);  // nothing can be done
    for (const PieceKind kind : {PieceKind::follower, PieceKind::shepherd}) {
        Verdict verdict;
        CHECK(why_not_deploy_on(board.view(), kind, board.field(0, 1, 0), verdict) == Reason::russian_no_place);
        CHECK(verdict.cell == Position::at(0, 1));
    }
}

TEST_CASE("No barn is placed at a corner of the Vodyanoy that was just placed", "[VODY-03]")
{
    for (const char* tile : {"B", "RU_D"}) {
        AbbeyPosition board = russian({Set::abbey_mayor});
        board.lay("B", 0, 1, "FFFF").lay("B", 0, 2, "FFFF").lay("B", 1, 2, "FFFF").turn(Blue, tile, 1, 1, "FFFF");
        int barns = 0;
        for (const Action& action : board.options())
            barns += action.kind == ActionKind::deploy && action.piece_kind == static_cast<u16>(PieceKind::barn);
        CHECK(barns == (tile[0] == 'B' ? 1 : 0));
    }
}

TEST_CASE("A bridge may be built over followers in a trap", "[RAZB-04][BCB-INT-12]")
{
    AbbeyPosition board = russian({Set::bridges_castles_bazaars});
    board.lay("B", 0, 1, "FFFF").put(Red, board.monastery(0, 1));
    board.turn(Blue, "RU_D", 1, 1, "FFFF");
    REQUIRE(count_trapped(board, Red, 1, 1) == 1);
    CHECK(board.why_not(bridges::bridging(board, 1, 1, bridges::NorthSouth)) == Reason::none);
    board.must(bridges::bridging(board, 1, 1, bridges::NorthSouth));
    CHECK(count_trapped(board, Red, 1, 1) == 1);
}

TEST_CASE("Builders and pigs are not trapped and return with their last follower", "[VODY-04][INT-RUSSIAN-BUILDER-01]")
{
    AbbeyPosition board = russian({Set::traders_builders});
    lay_thief(board);
    board.put(Red, board.road(1, 0, East), kBuilder);
    board.put(Red, board.field(0, 0, 4)).put(Red, board.field(0, 0, 4), PieceKind::pig);
    board.turn(Blue, "RU_C", 2, 0, "FRFR");
    CHECK(count_trapped(board, Red, 2, 0) == 1);
    CHECK(board.supply(Red, kBuilder) == 1);
    CHECK(board.supply(Red, PieceKind::pig) == 0);
    board.pass();
    board.turn(Blue, "RU_D", 0, 1, "FFFF");
    CHECK(count_trapped(board, Red, 0, 1) == 1);
    CHECK(board.supply(Red, PieceKind::pig) == 1);
}

TEST_CASE("Followers on castles and in quarters are safe from the Vodyanoy", "[VODY-05]")
{
    AbbeyPosition board = russian({Set::bridges_castles_bazaars});
    lay_castle(board, Red);
    board.turn(Blue, "RU_D", 1, -1, "FFFF");
    CHECK(count_trapped(board, Red, 1, -1) == 0);

    AbbeyPosition quarter = city({}, {Set::russian_promos});
    const PieceId courtier = put_in(quarter, Red, Castle);
    quarter.turn(Blue, "RU_D", -1, -2, "FFFF");
    CHECK(piece_at(quarter, courtier).spot == Spot::space);
}

TEST_CASE("Acrobats and followers on towers are trapped", "[VODY-05]")
{
    Position board(circus({}, {Set::russian_promos}));
    board.lay("BT_A", 0, 1, "FFFF");
    put_acrobat(board, Red, 0, 1);
    board.turn(Blue, "RU_D", 1, 1, "FFFF");
    CHECK(count_trapped(board, Red, 1, 1) == 1);
    CHECK(count_acrobats(board, 0, 1) == 0);

    Position tower({.seats = 2, .sets = {Set::base, Set::tower, Set::russian_promos}});
    tower.lay("T12", 0, 1, "FFFF");
    const NodeId base = of_kind(tower, 0, 1, SegmentKind::foundation);
    tower.put(Blue, base, PieceKind::tower_piece).put(Red, base);
    tower.turn(Blue, "RU_D", 1, 1, "FFFF");
    CHECK(count_trapped(tower, Red, 1, 1) == 1);
}

TEST_CASE("A feature that the tile of the Vodyanoy completes is scored without the trapped", "[VODY-06]")
{
    AbbeyPosition board = russian();
    board.lay("B", 0, 1, "FFFF").lay("U", -1, 0, "FRFR").lay("U", 1, 0, "FRFR").lay("B", -1, 1, "FFFF").lay("B", 1, 1, "FFFF");
    board.lay("B", 0, 2, "FFFF").lay("B", -1, 2, "FFFF");
    board.put(Red, board.monastery(0, 1));
    board.turn_without(Blue, "RU_D", 1, 2, "FFFF");
    CHECK(board.score(Red) == 0);
    CHECK(count_trapped(board, Red, 1, 2) == 1);
}

TEST_CASE("The fairy beside a trapped follower gives its point at the beginning of the turn, never 3", "[VODY-07]")
{
    Position board(dragons(3, {}, {Set::russian_promos}));
    lay_monk(board);
    const PieceId monk = on(board, board.monastery(0, 1));
    put_fairy(board, monk);
    board.turn(Blue, "RU_D", 1, 1, "FFFF");
    CHECK(piece_at(board, fairy_of(board)).spot == Spot::tile);  // assigned to nobody
    CHECK(cell_of_piece(board, fairy_of(board)) == Position::at(0, 1));
    board.pass();
    board.turn(Red, "U", 1, 0, "FRFR");
    board.must(sending_fairy(board, monk));
    CHECK(piece_at(board, fairy_of(board)).spot == Spot::beside);
    board.turn_without(Blue, "U", 2, 0, "FRFR");
    board.turn_without(Green, "U", 3, 0, "FRFR");
    CHECK(board.step() == StepKind::draw);
    CHECK(board.score(Red) == 1);
    board.end();
    CHECK(board.score(Red) == 1 - 2);
}

TEST_CASE("A trapped follower can be captured and eaten, and frees the trap", "[INT-RUSSIAN-TOWER-01][MINI-INT-01]")
{
    Position board(dragons(3, {}, {Set::russian_promos}));
    lay_monk(board);
    board.turn_without(Blue, "RU_D", 1, 1, "FFFF");
    const PieceId monk = first_trapped(board, Red);
    Verdict verdict;
    CHECK(why_not_remove(board.view(), monk, Cause::tower_captured, verdict) == Reason::none);
    CHECK(why_not_remove(board.view(), monk, Cause::dragon_ate, verdict) == Reason::none);
    CHECK(why_not_remove(board.view(), monk, Cause::festival_returned, verdict) == Reason::cannot_be_taken);
    Play play = board.play();
    moves::imprison(play, monk, Blue, Cause::tower_captured);
    CHECK_FALSE(is_trapped(board.view(), piece_at(board, monk)));
}

TEST_CASE("Trapped followers count for no tower, big top or church", "[RAZB-04]")
{
    AbbeyPosition board = russian({Set::watchtowers});
    lay_monk(board);
    board.turn_without(Blue, "RU_D", -1, 1, "FFFF");
    board.lay("U", 1, 0, "FRFR");
    board.turn(Green, "WT_A", 0, -1, "RFCF");
    board.deploy(board.city(0, -1, South));
    CHECK(board.score(Green) == 2 + 4);  // Green's own knight alone is in sight
}
