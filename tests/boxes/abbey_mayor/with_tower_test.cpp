// SPDX-License-Identifier: MIT
// Mayors, wagons and barns where towers stand.
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr PieceKind kMayor = PieceKind::mayor;
constexpr PieceKind kWagon = PieceKind::wagon;
constexpr PieceKind kBarn = PieceKind::barn;
constexpr PieceKind kStorey = PieceKind::tower_piece;

const std::vector<Set> kSets = {Set::base, Set::tower, Set::abbey_mayor};

AbbeyPosition towers(std::vector<Choice> choices = {}, int seats = 3) { return AbbeyPosition(std::move(choices), seats, kSets); }

NodeId foundation(const AbbeyPosition& board, int x, int y)
{
    const PlacedId id = tile_at(board.view().state, Position::at(x, y));
    const Placed& tile = board.view().state.placed(id);
    return node_of(tile, board.view().rules.tiles.at(tile.tile).segments - 1);
}

/// Puts a prisoner of one seat before another, as a capture would.
void imprison(AbbeyPosition& board, int owner, NodeId segment, PieceKind kind, int holder)
{
    board.put(owner, segment, kind);
    Play p = board.play();
    for (int i = p.rules.layout.piece_count; i >= 1; --i) {
        const Piece& piece = p.state.piece(PieceId(i));
        if (piece.owner != owner || piece.kind != kind || piece.spot != Spot::segment) continue;
        moves::imprison(p, PieceId(i), holder, Cause::tower_captured);
        return;
    }
}

Action taking(const AbbeyPosition& board, PieceId piece, ActionKind kind = ActionKind::take)
{
    Action action;
    action.kind = kind;
    action.seat = board.decider();
    action.piece = piece.raw;
    if (kind == ActionKind::take) action.cause = static_cast<i32>(Cause::tower_captured);
    return action;
}

std::vector<u16> pieces_of(const std::vector<Action>& actions)
{
    std::vector<u16> list;
    for (const Action& action : actions) list.push_back(action.piece);
    std::sort(list.begin(), list.end());
    return list;
}

}  // namespace

TEST_CASE("A tower captures mayors and wagons like other followers",
          "[TOWER-CAPTURE-10][INT-TOWER-MAYOR-01][INT-TOWER-WAGON-01][WAGON-MOVE-11]")
{
    AbbeyPosition board = towers();
    board.put(Blue, board.city(0, 0, North), kMayor);
    board.put(Blue, board.road(0, 0, East), kWagon);
    board.turn(Red, "T12", 0, 1, "FFFF").deploy(foundation(board, 0, 1), kStorey);
    CHECK(board.step() == StepKind::tower_capture);
    CHECK(pieces_of(board.options_of(ActionKind::take)) ==
          std::vector<u16>{board.piece_of(Blue, kMayor).raw, board.piece_of(Blue, kWagon).raw});
    SECTION("The mayor")
    {
        board.must(taking(board, board.piece_of(Blue, kMayor)));
        CHECK(board.where(Blue, kMayor) == Spot::prison);
        CHECK(board.feature(board.city(0, 0, North)).weights.occupants == 0);
        const std::vector<Event> captured = board.moves_for({Cause::tower_captured});
        REQUIRE(captured.size() == 1);
        CHECK(captured[0].seat == Blue);
        CHECK(captured[0].other_seat == Red);
        CHECK(captured[0].piece_kind == kMayor);
    }
    SECTION("The wagon makes no move")
    {
        board.must(taking(board, board.piece_of(Blue, kWagon)));
        CHECK(board.where(Blue, kWagon) == Spot::prison);
        CHECK(board.step() == StepKind::draw);
        CHECK(board.supply(Blue, kWagon) == 0);
        CHECK(board.moves_for({Cause::wagon_set_out, Cause::wagon_moved}).empty());
    }
    CHECK(board.view().state.piece(board.piece_of(Blue, kMayor)).spot != Spot::supply);
}

TEST_CASE("An own mayor or wagon goes straight home and the wagon does not move", "[TOWER-CAPTURE-10][WAGON-MOVE-11]")
{
    AbbeyPosition board = towers();
    board.put(Red, board.road(0, 0, East), kWagon);
    board.turn(Red, "T12", 0, 1, "FFFF").deploy(foundation(board, 0, 1), kStorey);
    board.must(taking(board, board.piece_of(Red, kWagon)));
    CHECK(board.supply(Red, kWagon) == 1);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("A captured mayor or wagon is bought back for three points", "[TOWER-CAPTURE-10]")
{
    for (const PieceKind kind : {kMayor, kWagon}) {
        AbbeyPosition board = towers();
        board.lay("T12", 0, 1, "FFFF");
        imprison(board, Blue, board.city(0, 0, North), kind, Red);
        board.set_score(Blue, 5).set_score(Red, 1);
        board.begin(Blue);
        CHECK(board.step() == StepKind::tower_ransom_at_begin);
        board.must(taking(board, board.piece_of(Blue, kind), ActionKind::pay));
        CHECK(board.supply(Blue, kind) == 1);
        CHECK(board.score(Blue) == 2);
        CHECK(board.score(Red) == 4);
    }
}

TEST_CASE("A ransom may be paid while the own abbey or wagon is decided and never for another",
          "[TOWER-CAPTURE-10][WAGON-MOVE-07]")
{
    AbbeyPosition board = towers();
    lay_joint(board);
    board.lay("T12", 0, 1, "FFFF");
    imprison(board, Blue, board.city(0, -1, East), PieceKind::follower, Green);
    imprison(board, Red, board.city(0, -1, East), kMayor, Green);
    board.put(Blue, board.city(0, -1, East), kWagon);
    board.set_score(Blue, 9).set_score(Red, 9);
    board.turn(Red, "F", 1, -1, "FCFC");
    board.pass();
    CHECK(board.step() == StepKind::wagon_move);
    CHECK(board.decider() == Blue);
    CHECK(board.options_of(ActionKind::pay).empty());
    CHECK(board.why_not(taking(board, PieceId(board.view().rules.first_piece(Blue, PieceKind::follower).raw + 6),
                               ActionKind::pay)) == Reason::tower_not_prisoner);
    CHECK(board.why_not(taking(board, board.piece_of(Blue, PieceKind::follower), ActionKind::pay)) == Reason::not_own_turn);
    board.pass();
    CHECK(board.step() == StepKind::tower_ransom_at_end);  // the end of Red's turn
    CHECK(board.decider() == Red);
    CHECK(pieces_of(board.options_of(ActionKind::pay)) == std::vector<u16>{board.piece_of(Red, kMayor).raw});
}

TEST_CASE("A ransom is offered beside the abbey", "[ABBEY-PLACE-01]")
{
    AbbeyPosition board = towers();
    lay_ring(board);
    board.lay("T12", -1, 1, "FFFF");
    imprison(board, Blue, board.city(0, 0, North), kWagon, Red);
    board.set_score(Blue, 3);
    board.begin(Blue);
    CHECK(board.step() == StepKind::tower_ransom_at_begin);
    board.pass();
    CHECK(board.step() == StepKind::abbey_place);
    CHECK(board.options_of(ActionKind::pay).size() == 1);
    board.must(taking(board, board.piece_of(Blue, kWagon), ActionKind::pay));
    CHECK(board.step() == StepKind::abbey_place);
    board.must(board.abbey(1, 1));
    CHECK(board.deployments(kWagon).size() == 1);  // usable at once
}

TEST_CASE("Mayor and wagon and barn never stand on a tower",
          "[TOWER-TOP-05][TOWER-QA-03][INT-TOWER-MAYOR-02][INT-TOWER-WAGON-02][INT-TOWER-BARN-02]")
{
    AbbeyPosition board = towers();
    board.lay("T12", 0, 1, "FFFF");
    board.put(Green, foundation(board, 0, 1), kStorey);
    board.turn(Red, "U", 1, 0, "FRFR");
    for (const PieceKind kind : {kMayor, kWagon, kBarn}) {
        const Verdict verdict = board.verdict(board.deploying(foundation(board, 0, 1), kind));
        CHECK(verdict.reason == Reason::wrong_segment);
        CHECK(verdict.mine == static_cast<i8>(SegmentKind::foundation));
        for (const Action& action : board.deployments(kind)) CHECK(action.cell != Position::at(0, 1));
    }
    CHECK(board.why_not(board.deploying(foundation(board, 0, 1))) == Reason::none);
}

TEST_CASE("A tower cannot take a barn", "[TOWER-CAPTURE-12][INT-TOWER-BARN-01]")
{
    AbbeyPosition board = towers();
    board.lay("U", -1, 0, "FRFR").lay("U", 0, 1, "FRFR").lay("U", -1, 1, "FRFR");
    board.put_barn(Blue, 0, 1, NorthWest);
    board.put(Blue, board.road(0, 0, East));
    board.turn(Red, "T12", 0, 2, "FFFF").deploy(foundation(board, 0, 2), kStorey);
    CHECK(board.step() == StepKind::draw);  // nothing to take on (0,1) though the barn stands at its corner
    board.turn(Green, "T15", 0, -1, "FFCF").deploy(foundation(board, 0, -1), kStorey);
    CHECK(board.step() == StepKind::tower_capture);
    CHECK(board.options_of(ActionKind::take).size() == 1);
    const Verdict verdict = board.verdict(taking(board, board.piece_of(Blue, kBarn)));
    CHECK(verdict.piece == board.piece_of(Blue, kBarn));
    CHECK(verdict.reason == Reason::cannot_be_taken);  // it is on the board, as a barn it is no target
}

TEST_CASE("A wagon captured from a road that the tile completes makes no move", "[TOWEX-22][WAGON-MOVE-11]")
{
    AbbeyPosition board = towers();
    board.lay("A", -1, 0, "FRFF");
    board.put(Blue, board.road(0, 0, East), kWagon);
    board.turn(Red, "T08", 1, 0, "FFRR");  // its road ends at the foundation
    CHECK(board.feature(board.road(0, 0, East)).complete);
    board.deploy(foundation(board, 1, 0), kStorey);
    CHECK(board.step() == StepKind::tower_capture);
    board.must(taking(board, board.piece_of(Blue, kWagon)));
    CHECK(board.score(Blue) == 0);
    CHECK(board.where(Blue, kWagon) == Spot::prison);
    CHECK(board.moves_for({Cause::wagon_set_out, Cause::wagon_moved}).empty());
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("A seat with a mayor and a wagon of the captor is asked which one comes back",
          "[TOWER-EXCHANGE-03][TOWER-EXCHANGE-04][TOWEX-12]")
{
    AbbeyPosition board = towers();
    imprison(board, Red, board.city(0, 0, North), kMayor, Blue);
    imprison(board, Red, board.city(0, 0, North), kWagon, Blue);
    board.put(Blue, board.road(0, 0, East));
    board.turn(Red, "T12", 0, 1, "FFFF").deploy(foundation(board, 0, 1), kStorey);
    board.must(taking(board, board.piece_of(Blue, PieceKind::follower)));
    CHECK(board.step() == StepKind::tower_exchange);
    CHECK(board.decider() == Red);
    CHECK(pieces_of(board.options_of(ActionKind::choose_piece)) ==
          std::vector<u16>{board.piece_of(Red, kMayor).raw, board.piece_of(Red, kWagon).raw});
    CHECK(board.why_not(taking(board, board.piece_of(Red, PieceKind::follower), ActionKind::choose_piece)) ==
          Reason::tower_not_prisoner);
    for (const PieceKind kind : {kMayor, kWagon}) {
        SECTION(kind == kMayor ? "The mayor" : "The wagon")
        {
            const PieceKind other = kind == kMayor ? kWagon : kMayor;
            board.must(taking(board, board.piece_of(Red, kind), ActionKind::choose_piece));
            CHECK(board.supply(Red, kind) == 1);
            CHECK(board.where(Red, other) == Spot::prison);
            CHECK(board.supply(Blue) == 7);
            CHECK(board.step() == StepKind::draw);
        }
    }
}

TEST_CASE("With one kind to come back nobody is asked", "[TOWER-EXCHANGE-04]")
{
    AbbeyPosition board = towers({pieces(kWagon, 2)});
    imprison(board, Red, board.city(0, 0, North), kWagon, Blue);
    imprison(board, Red, board.city(0, 0, North), kWagon, Blue);
    board.put(Blue, board.road(0, 0, East), kMayor);
    board.turn(Red, "T12", 0, 1, "FFFF").deploy(foundation(board, 0, 1), kStorey);
    board.must(taking(board, board.piece_of(Blue, kMayor)));
    CHECK(board.step() == StepKind::draw);
    CHECK(board.supply(Red, kWagon) == 1);
    CHECK(board.supply(Blue, kMayor) == 1);
}

TEST_CASE("A mayor may be immune against towers", "[AM-HOUSE-02]")
{
    AbbeyPosition board = towers({option(Option::mayor_tower_immune)});
    board.put(Blue, board.city(0, 0, North), kMayor);
    board.put(Blue, board.road(0, 0, East), kWagon);
    board.turn(Red, "T12", 0, 1, "FFFF").deploy(foundation(board, 0, 1), kStorey);
    CHECK(pieces_of(board.options_of(ActionKind::take)) == std::vector<u16>{board.piece_of(Blue, kWagon).raw});
    const Verdict verdict = board.verdict(taking(board, board.piece_of(Blue, kMayor)));
    CHECK(verdict.reason == Reason::cannot_be_taken);
    CHECK(verdict.piece == board.piece_of(Blue, kMayor));
    CHECK(verdict.seat == Blue);
    CHECK(verdict.cell == Position::at(0, 0));
}

TEST_CASE("A wagon may be immune against towers", "[AM-HOUSE-03]")
{
    AbbeyPosition board = towers({option(Option::wagon_dragon_tower_immune)});
    board.put(Blue, board.city(0, 0, North), kMayor);
    board.put(Blue, board.road(0, 0, East), kWagon);
    board.turn(Red, "T12", 0, 1, "FFFF").deploy(foundation(board, 0, 1), kStorey);
    CHECK(pieces_of(board.options_of(ActionKind::take)) == std::vector<u16>{board.piece_of(Blue, kMayor).raw});
    CHECK(board.why_not(taking(board, board.piece_of(Blue, kWagon))) == Reason::cannot_be_taken);
}

TEST_CASE("A tower reaches over an abbey and takes its monk", "[ABBEY-PLACE-07]")
{
    AbbeyPosition board = towers();
    lay_ring(board);
    board.lay_abbey(Blue, 1, 1);
    board.put(Blue, board.monastery(1, 1));
    board.lay("T12", 1, 3, "FFFF");
    board.put(Green, foundation(board, 1, 3), kStorey);
    board.turn(Red, "U", -1, 0, "FRFR").deploy(foundation(board, 1, 3), kStorey);  // height 2 reaches (1,1)
    CHECK(pieces_of(board.options_of(ActionKind::take)) == std::vector<u16>{board.piece_of(Blue, PieceKind::follower).raw});
}

TEST_CASE("Six seats play both boxes", "[AM-COMP-01]")
{
    const AbbeyPosition board = towers({}, 6);
    CHECK(board.supply(Pink, kStorey) == 5);
    CHECK(board.supply(Pink, kBarn) == 1);
    CHECK(board.view().state.header().bag_left == 71 + 18 + 12);
}
