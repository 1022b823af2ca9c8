// SPDX-License-Identifier: MIT
// Neutral pieces: their places and moves, and how hosts, positions and snapshots represent them.
#include "boxes/abbey_mayor/abbey_mayor.hpp"
#include "formats/action_text.hpp"
#include "formats/positions/position.hpp"
#include "formats/snapshots/snapshot.hpp"
#include "game/check.hpp"
#include "game/hashing.hpp"
#include "mechanisms/entries.hpp"
#include "mechanisms/modules.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

PieceId piece_of(const Position& board, PieceKind kind) { return neutral_piece(board.view(), kind); }
const Piece& at(const Position& board, PieceKind kind) { return board.view().state.piece(piece_of(board, kind)); }

PieceId follower(const Position& board, int seat, int number = 0)
{
    return PieceId(board.view().rules.first_piece(seat, PieceKind::follower).raw + number);
}

Action fairy_to(const Position& board, PieceId id)
{
    Action action;
    action.kind = ActionKind::choose_piece;
    action.seat = board.decider();
    action.piece = id.raw;
    return action;
}

Action walking(const Position& board, int x, int y)
{
    Action action;
    action.kind = ActionKind::move;
    action.seat = board.decider();
    action.piece = piece_of(board, kDragon).raw;
    action.cell = Position::at(x, y);
    action.segment = kOnTile;
    return action;
}

void relocate(Position& board, PieceKind kind, const PiecePlace& to)
{
    Play play = board.play();
    moves::relocate(play, piece_of(board, kind), to, Cause::none);
}

PlacedId tile_on(const Position& board, int x, int y) { return tile_at(board.view().state, Position::at(x, y)); }

/// D(0,0), B south of it, and more fields to walk on.
Position meadow(int seats = 2)
{
    Position board(invented(seats));
    board.lay("B", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("B", -1, 1, "FFFF");
    return board;
}

}  // namespace

TEST_CASE("What is nobody's begins beside the tiles and in no seat's supply", "[mechanisms]")  // PD-SETUP-02, COUNT-SETUP-04
{
    const Modules list({&creatures});
    const Position board(invented(3));
    CHECK(board.view().rules.layout.piece_count == 3 * 7 + 4);
    for (PieceKind kind : {kFairy, kDragon, PieceKind::king}) {
        CHECK(at(board, kind).owner == kNature);
        CHECK(at(board, kind).spot == Spot::supply);
        CHECK(piece_of(board, kind).raw > 3 * 7);
        for (int seat = 0; seat < 3; ++seat) CHECK(board.supply(seat, kind) == 0);
    }
    CHECK(at(board, kCount).spot == Spot::space);
    CHECK(at(board, kCount).at == 0);
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("The fairy goes beside an own follower instead of a deployment", "[mechanisms]")  // FAIRY-MOVE-01, -03
{
    const Modules list({&creatures});
    Position board = meadow();
    board.put(Red, board.monastery(0, 1)).put(Blue, board.monastery(1, 1)).turn(Red, "U", 1, 0, "FRFR");
    const PieceId mine = follower(board, Red);
    CHECK(board.why_not(fairy_to(board, follower(board, Blue))) == Reason::cannot_be_taken);
    CHECK(board.why_not(fairy_to(board, follower(board, Red, 1))) == Reason::not_on_board);
    CHECK(board.why_not(fairy_to(board, {})) == Reason::no_such_piece);
    board.must(fairy_to(board, mine));
    CHECK(board.step() == StepKind::draw);
    CHECK(at(board, kFairy).spot == Spot::beside);
    CHECK(PieceId(at(board, kFairy).at) == mine);
    const std::vector<Event> moved = board.moves_for({kFairyMoved});
    REQUIRE(moved.size() == 1);
    CHECK(moved[0].seat == kNature);
    CHECK(moved[0].other_seat == Red);
    CHECK(moved[0].piece == piece_of(board, kFairy));
    CHECK(moved[0].piece_kind == kFairy);
    CHECK(moved[0].from_spot == Spot::supply);
    CHECK(moved[0].spot == Spot::beside);
    CHECK(moved[0].count == mine.raw);
    CHECK(moved[0].cell == Cell{0, 1});
    CHECK(moved[0].feature == root_of(board.view().state, board.monastery(0, 1)));
    board.turn(Red, "B", 0, 2, "FFFF");
    CHECK(board.why_not(fairy_to(board, mine)) == Reason::cannot_be_taken);  // it stands there already
}

TEST_CASE("The fairy's follower brings a point when its owner's turn begins", "[mechanisms]")  // FAIRY-TURN-01
{
    const Modules list({&creatures});
    Position board = meadow();
    board.put(Red, board.monastery(0, 1)).turn(Red, "U", 1, 0, "FRFR");
    board.must(fairy_to(board, follower(board, Red)));
    CHECK(board.score(Red) == 0);
    CHECK(board.view().state.header().active == Blue);
    board.turn_without(Blue, "V", 2, 0, "FFRR");
    CHECK(board.view().state.header().active == Red);
    CHECK(board.score(Red) == 1);
}

TEST_CASE("When the follower goes home the fairy stays on its tile, beside nobody", "[mechanisms]")  // FAIRY-STAY-01
{
    const Modules list({&creatures});
    Position board = meadow();
    board.put(Red, board.monastery(0, 1));
    relocate(board, kFairy, PiecePlace::beside(follower(board, Red)));
    Play play = board.play();
    moves::send_home(play, follower(board, Red), Cause::completed);
    CHECK(at(board, kFairy).spot == Spot::tile);
    CHECK(PlacedId(at(board, kFairy).at) == tile_on(board, 0, 1));
    const std::vector<Event> moved = board.moves_for({Cause::completed, kFairyStayed});
    REQUIRE(moved.size() == 2);
    CHECK(moved[0].piece == follower(board, Red));
    CHECK(moved[1].cause == kFairyStayed);
    CHECK(moved[1].piece == piece_of(board, kFairy));
    CHECK(moved[1].from_spot == Spot::beside);
    CHECK(moved[1].from_cell == Cell{0, 1});
    CHECK(moved[1].from_feature == root_of(play.state, board.monastery(0, 1)));
    CHECK(moved[1].spot == Spot::tile);
    CHECK(moved[1].cell == Cell{0, 1});
    CHECK(moved[1].segment == kNoSegment);
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("The fairy stays beside its follower on its tile, and remains there when the follower leaves",
          "[mechanisms]")  // FAIRY-STAY-02
{
    const Modules list({&creatures});
    Position board = meadow();
    const PieceId mine = follower(board, Red);
    board.put(Red, board.monastery(0, 1));
    relocate(board, kFairy, PiecePlace::beside(mine));
    Play play = board.play();
    moves::relocate(play, mine, PiecePlace::on_segment(board.field(0, 1, 0)), Cause::none);
    CHECK(at(board, kFairy).spot == Spot::beside);
    CHECK_FALSE(is_occupied(play.state, root_of(play.state, board.monastery(0, 1))));
    CHECK(is_occupied(play.state, root_of(play.state, board.field(0, 1, 0))));
    moves::relocate(play, mine, PiecePlace::on_segment(board.monastery(1, 1)), Cause::none);
    CHECK(at(board, kFairy).spot == Spot::tile);
    CHECK(PlacedId(at(board, kFairy).at) == tile_on(board, 0, 1));
    CHECK(broken_invariant(board.view()) == nullptr);
}

TEST_CASE("The fairy stays beside its wagon while it is open where that goes", "[mechanisms]")  // FAIRY-STAY-02
{
    const Modules list({&creatures, &boxes::abbey_mayor::module});
    Position board({.seats = 2, .sets = {Set::base, Set::winter, Set::abbey_mayor}});
    board.put(Red, board.city(0, 0, North), PieceKind::wagon);
    relocate(board, kFairy, PiecePlace::beside(board.view().rules.first_piece(Red, PieceKind::wagon)));
    board.turn_without(Red, "E", 0, -1, "FFCF");
    CHECK(board.step() == StepKind::wagon_move);
    CHECK(at(board, kFairy).spot == Spot::beside);
    CHECK(broken_invariant(board.view()) == nullptr);
    board.pass();
    CHECK(at(board, kFairy).spot == Spot::tile);
    CHECK(PlacedId(at(board, kFairy).at) == tile_on(board, 0, 0));
}

TEST_CASE("A volcano brings the dragon, and nobody stands where it is", "[mechanisms]")  // VOLCANO-01, -02, -03
{
    const Modules list({&creatures});
    Position board = meadow();
    board.turn(Red, "VOLC", 0, 2, "FFFF");
    CHECK(at(board, kDragon).spot == Spot::tile);
    CHECK(PlacedId(at(board, kDragon).at) == tile_on(board, 0, 2));
    const std::vector<Event> moved = board.moves_for({kVolcanoErupted});
    REQUIRE(moved.size() == 1);
    CHECK(moved[0].from_spot == Spot::supply);
    CHECK(moved[0].cell == Cell{0, 2});
    CHECK(board.step() == StepKind::draw);  // no piece could be deployed, so the step was skipped
    board.turn(Blue, "VOLC", 1, 2, "FFFF");
    const std::vector<Event> again = board.moves_for({kVolcanoErupted});
    REQUIRE(again.size() == 2);
    CHECK(again[1].from_spot == Spot::tile);
    CHECK(again[1].from_cell == Cell{0, 2});
    CHECK(again[1].cell == Cell{1, 2});
}

TEST_CASE("The seats move the dragon in turn, and it eats all followers on its tiles",
          "[mechanisms]")  // DRAGON-WALK-02, DRAGON-EAT-01
{
    const Modules list({&creatures});
    Position board = meadow();
    board.put(Red, board.monastery(0, 1)).put(Blue, board.monastery(1, 1));
    relocate(board, kDragon, PiecePlace::on_tile(tile_on(board, 0, 0)));
    board.turn_without(Red, "DRAG", 0, 2, "FFFF");
    REQUIRE(board.step() == kWalkStep);
    CHECK(board.decider() == Red);
    REQUIRE(board.options().size() == 1);
    CHECK(same_bytes(board.options()[0], walking(board, 0, 1)));
    CHECK(board.why_not(walking(board, 1, 1)) == Reason::out_of_reach);
    Action wrong = walking(board, 0, 1);
    wrong.segment = 0;
    CHECK(board.why_not(wrong) == Reason::wrong_step);
    board.must(walking(board, 0, 1));
    CHECK(board.supply(Red) == 7);
    CHECK(board.decider() == Blue);
    CHECK(board.moves_for({kEaten}).size() == 1);
    relocate(board, kFairy, PiecePlace::beside(follower(board, Blue)));
    CHECK(board.why_not(walking(board, 1, 1)) == kFairyThere);  // DRAGON-WALK-05
    board.must(walking(board, -1, 1));
    CHECK(board.supply(Blue) == 6);
}

TEST_CASE("A dragon walk has sentences, is stored in a snapshot and can be undone", "[mechanisms]")
{
    const Modules list({&creatures});
    Position board(invented());
    board.turn_without(Red, "VOLC", 0, 1, "FFFF");
    board.turn_without(Blue, "DRAG", 0, 2, "FFFF");
    REQUIRE(board.step() == kWalkStep);
    const Action step = walking(board, 0, 0);
    char text[64];
    TextWriter out(text, sizeof text);
    write_action(board.view(), step, out);
    CHECK(std::string(text) == "1: move 0 0 tile " + std::to_string(step.piece - 1));
    const u32 before = board.game().history().count();
    const u64 stood = hash_position(board.view());
    board.must(step);
    std::vector<u8> bytes(write_snapshot(board.game(), Viewer::full, nullptr, 0));
    write_snapshot(board.game(), Viewer::full, bytes.data(), static_cast<u32>(bytes.size()));
    Fault fault;
    Game* const read = read_snapshot(bytes.data(), static_cast<u32>(bytes.size()), {}, nullptr, {}, fault);
    REQUIRE(read);
    CHECK(hash_position(read->view()) == hash_position(board.view()));
    Game::destroy(read);
    CHECK(hash_position(board.view()) != stood);
    CHECK(board.game().undo(before) == Status::ok);
    CHECK(hash_position(board.view()) == stood);
}

TEST_CASE("A piece on a board of spaces goes from one to the next", "[mechanisms]")
{
    const Modules list({&creatures});
    Position board(invented());
    board.lay("A", 1, 0, "FFFR");
    board.turn_without(Red, "A", -1, 0, "FRFF");
    CHECK(at(board, kCount).at == 1);
    const std::vector<Event> moved = board.moves_for({kCountMoved});
    REQUIRE(moved.size() == 2);
    CHECK(moved[1].from_spot == Spot::space);
    CHECK(moved[1].from_segment == 0);
    CHECK(moved[1].spot == Spot::space);
    CHECK(moved[1].segment == 1);
}

// ---- positions and hosts ------------------------------------------------------------------------------------------------

namespace {

/// One of each where it can be.
Position with_all()
{
    Position board = meadow();
    board.put(Red, board.monastery(0, 1));
    relocate(board, kFairy, PiecePlace::beside(follower(board, Red)));
    relocate(board, kDragon, PiecePlace::on_tile(tile_on(board, 1, 1)));
    relocate(board, PieceKind::king, PiecePlace::held_by(Blue));
    relocate(board, kCount, PiecePlace::on_space(2));
    return board;
}

Put put_on_cell(PieceKind kind, Spot spot, int x, int y)
{
    Put put = blank_put(PutKind::piece);
    put.piece_kind = static_cast<i32>(kind);
    put.spot = static_cast<i32>(spot);
    put.segment = spot == Spot::segment ? 0 : -1;
    put.x = x;
    put.y = y;
    return put;
}

/// A piece on a space, beside a piece, or held by a seat.
Put put_at(PieceKind kind, Spot spot, i32 number)
{
    Put put = put_on_cell(kind, spot, 0, 0);
    (spot == Spot::beside ? put.beside : spot == Spot::held ? put.other_seat : put.segment) = number;
    return put;
}

/// Why an entry is refused behind those of a board.
Reason refused(Position& board, const Put& put)
{
    Entries all = told(board);
    all.puts.push_back(put);
    Illegal first;
    Illegals illegals(&first, 1);
    Game* const set_up = set(board, all, illegals);
    if (set_up) Game::destroy(set_up);
    return static_cast<Reason>(first.reason);
}

}  // namespace

TEST_CASE("A position lists and sets neutral pieces at every spot", "[mechanisms]")
{
    const Modules list({&creatures});
    Position board = with_all();
    const Entries all = told(board);
    Illegals none(nullptr, 0);
    Game* const again = set(board, all, none);
    REQUIRE(again);
    CHECK(hash_position(again->view()) == hash_position(board.view()));
    CHECK(broken_invariant(again->view()) == nullptr);
    std::vector<u8> bytes(write_snapshot(*again, Viewer::full, nullptr, 0));
    write_snapshot(*again, Viewer::full, bytes.data(), static_cast<u32>(bytes.size()));
    Fault fault;
    Game* const read = read_snapshot(bytes.data(), static_cast<u32>(bytes.size()), {}, nullptr, {}, fault);
    REQUIRE(read);
    CHECK(hash_position(read->view()) == hash_position(board.view()));
    Game::destroy(read);
    Game::destroy(again);
}

TEST_CASE("A saved game holds what is nobody's, wherever it is", "[mechanisms]")
{
    const Modules list({&creatures});
    Position board = with_all();
    Illegals none(nullptr, 0);
    Game* const again = set(board, told(board), none);
    REQUIRE(again);
    std::vector<u8> bytes(write_snapshot(*again, Viewer::full, nullptr, 0));
    write_snapshot(*again, Viewer::full, bytes.data(), static_cast<u32>(bytes.size()));
    Game::destroy(again);
    Fault fault;
    Game* const read = read_snapshot(bytes.data(), static_cast<u32>(bytes.size()), {}, nullptr, {}, fault,
                                     {.revision = kRulesRevision + 1});  // not played again
    INFO(fault.text);
    REQUIRE(read);
    CHECK(hash_position(read->view()) == hash_position(board.view()));
    CHECK(broken_invariant(read->view()) == nullptr);
    for (PieceKind kind : {kFairy, kDragon, PieceKind::king, kCount}) {
        const Piece& was = at(board, kind);
        const Piece& is = read->view().state.piece(neutral_piece(read->view(), kind));
        CHECK(is.spot == was.spot);
        CHECK(is.at == was.at);
        CHECK(is.holder == was.holder);
        CHECK(is.owner == kNature);
    }
    Game::destroy(read);
}

TEST_CASE("What is nobody's is put where its kind can be, once, and for no seat", "[mechanisms]")
{
    const Modules list({&creatures});
    Position board = meadow();
    Play play = board.play();
    moves::relocate(play, piece_of(board, kCount), PiecePlace::in_supply(), Cause::none);
    CHECK(refused(board, put_on_cell(kDragon, Spot::tile, 1, 1)) == Reason::none);
    CHECK(refused(board, put_on_cell(kDragon, Spot::tile, 5, 5)) == Reason::position_no_tile);
    CHECK(refused(board, put_at(kDragon, Spot::space, 0)) == Reason::wrong_segment);
    CHECK(refused(board, put_on_cell(kDragon, Spot::segment, 0, 1)) == Reason::wrong_segment);
    CHECK(refused(board, put_at(kFairy, Spot::beside, 0)) == Reason::not_on_board);
    CHECK(refused(board, put_at(kFairy, Spot::beside, 500)) == Reason::position_number);
    CHECK(refused(board, put_at(kCount, Spot::space, kMaxSpaces - 1)) == Reason::none);
    CHECK(refused(board, put_at(kCount, Spot::space, kMaxSpaces)) == Reason::position_number);
    CHECK(refused(board, put_at(PieceKind::king, Spot::held, 1)) == Reason::none);
    CHECK(refused(board, put_at(PieceKind::king, Spot::held, 2)) == Reason::no_such_seat);
    Put of_red = put_on_cell(kDragon, Spot::tile, 1, 1);
    of_red.seat = Red;
    CHECK(refused(board, of_red) == Reason::no_such_piece);
    Put nobodys = put_on_cell(PieceKind::follower, Spot::segment, 0, 1);
    CHECK(refused(board, nobodys) == Reason::no_such_piece);
    Put tile_of_follower = put_on_cell(PieceKind::follower, Spot::tile, 0, 1);
    tile_of_follower.seat = Red;
    CHECK(refused(board, tile_of_follower) == Reason::wrong_segment);
    relocate(board, kDragon, PiecePlace::on_tile(tile_on(board, 0, 1)));
    CHECK(refused(board, put_on_cell(kDragon, Spot::tile, 1, 1)) == Reason::supply_empty);
}

TEST_CASE("A piece that is nobody's and nowhere is noticed", "[mechanisms]")
{
    const Modules list({&creatures});
    Position board = with_all();
    State state = board.play().writable();
    CHECK(broken_invariant(board.view()) == nullptr);
    SECTION("beside a piece in the supply") { state.piece(piece_of(board, kFairy)).at = follower(board, Blue).raw; }
    SECTION("on a tile that is not there") { state.piece(piece_of(board, kDragon)).at = 99; }
    SECTION("where its kind cannot be") { state.piece(piece_of(board, kDragon)).spot = Spot::held; }
    SECTION("held by no seat") { state.piece(piece_of(board, PieceKind::king)).holder = 7; }
    SECTION("on a space beyond all") { state.piece(piece_of(board, kCount)).at = kMaxSpaces; }
    SECTION("owned by a seat") { state.piece(piece_of(board, PieceKind::king)).owner = Red; }
    CHECK(std::string(broken_invariant(board.view())) == "a piece has no valid place");
}

TEST_CASE("Random games with pieces that are nobody's are sound", "[mechanisms]")
{
    const Modules list({&creatures});
    CHECK(play_random_games(40) == "");
}
