// SPDX-License-Identifier: MIT
// The Abbot: gardens as tile types of their own, the figure, calling it back, and how it meets other boxes.
#include <algorithm>
#include <set>

#include "boxes/abbot/abbot_position.hpp"
#include "boxes/base/base.hpp"
#include "defs/gardens.hpp"
#include "defs/tile_text.hpp"
#include "setup/all_modules.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

std::string name_of(const Position& board, int type) { return board.view().rules.tiles.def(TileId(type)).name; }

std::vector<std::string> names_of(const Position& board)
{
    std::vector<std::string> names;
    for (int i = 1; i <= board.view().rules.tiles.count; ++i) names.push_back(name_of(board, i));
    return names;
}

/// The names of the tile types with a garden.
std::set<std::string> with_gardens(const Position& board)
{
    std::set<std::string> names;
    for (int i = 1; i <= board.view().rules.tiles.count; ++i)
        if (has_segment(board.view().rules.tiles.def(TileId(i)), SegmentKind::garden)) names.insert(name_of(board, i));
    return names;
}

int total(const Position& board, const char* name) { return board.view().rules.totals[board.tile(name).raw]; }

/// All sets that this build has; some have no tiles.
std::vector<Set> all_sets()
{
    std::vector<Set> sets;
    for (const Module* module : all_modules())
        if (module->set != Set::none) sets.push_back(module->set);
    return sets;
}

PositionSetup with_sets(std::vector<Set> sets, std::vector<Choice> choices = {})
{
    return {2, std::move(sets), std::move(choices)};
}

/// The tiles that a seeded game draws while its seats do the first thing that they can.
std::vector<std::string> draws_of(PositionSetup setup)
{
    setup.chance = Chance::seeded;
    setup.seed = 11;
    Position board(setup);
    std::vector<std::string> drawn;
    while (!board.is_over()) {
        if (board.step() == StepKind::place) drawn.emplace_back(board.view().rules.tiles.def(board.drawn()).name);
        const std::vector<Action> options = board.options();
        board.must(board.step() == StepKind::act ? options.back() : options.front());  // the last one passes
    }
    return drawn;
}

/// Red's abbot in the garden on (0,1), which then lacks one tile: that on (1,2).
Position with_almost_complete_garden()
{
    Position board(abbots());
    lay_garden(board);
    board.put(Red, garden(board, 0, 1), kAbbot).lay("E", 0, 2, "CFFF").lay("E", -1, 2, "FFFC");
    return board;
}

int count_events(const Position& board, EventKind kind)
{
    const std::vector<Event> events = board.events();
    return static_cast<int>(std::count_if(events.begin(), events.end(), [&](const Event& event) { return event.kind == kind; }));
}

}  // namespace

// ---- components and gardens ---------------------------------------------------------------------------------------------

TEST_CASE("Each seat has an abbot, and the box has no tiles", "[ABBOT-COMP-01][ABBOT-SETUP-01]")
{
    const Position board({5, {Set::base, Set::abbot}});
    for (int seat = 0; seat < 5; ++seat) CHECK(board.supply(seat, kAbbot) == 1);
    CHECK(board.view().state.header().bag_left == 71);
    CHECK_THROWS(Position({6, {Set::base, Set::abbot}}));
    const Position six({6, {Set::base, Set::abbot, Set::inns_cathedrals}});
    CHECK(six.supply(Pink, kAbbot) == 1);
}

TEST_CASE("A garden is a segment beside those of its tile and changes none of them", "[ABBOT-GARDEN-01]")
{
    const Position board(with_sets(all_sets()));
    for (const std::string& name : with_gardens(board)) {
        INFO(name);
        const TileDef& garden = board.view().rules.tiles.def(board.tile(name.c_str()));
        const TileDef& plain = board.view().rules.tiles.def(board.tile(name.substr(0, name.size() - 2).c_str()));
        CHECK(garden.sides == plain.sides);
        REQUIRE(garden.segments == plain.segments + 1);
        const int at = place_of_garden(plain);
        CHECK(garden.segment[at].kind == SegmentKind::garden);
        CHECK(garden.segment[at].ports == 0);
        const auto moved = [at](u32 mask) { return static_cast<u16>((mask & ((1u << at) - 1)) | (mask >> at) << (at + 1)); };
        for (int i = 0; i < plain.segments; ++i) {
            Segment part = plain.segment[i];
            for (u16* mask : {&part.borders, &part.links, &part.crosses, &part.meets, &part.walls}) *mask = moved(*mask);
            CHECK(same_bytes(garden.segment[i < at ? i : i + 1], part));
        }
    }
}

TEST_CASE("A garden before other segments leaves their relations as they are", "[ABBOT-GARDEN-01]")
{
    TileDef def = read_tile(Text("X 3 IRIR r:EW f:12 f:34 f:56 f:07 i:NS over:r0i0 garden:1")).def;
    REQUIRE(def.segments == 6);
    const int river = def.segments - 1;
    REQUIRE(def.segment[0].crosses == 1u << river);
    def.marked[0] = {Mark::inn, 0};
    def.marked[1] = {Mark::wine, static_cast<u8>(river)};
    const TileDef garden = with_garden(def);
    CHECK(garden.segment[river].kind == SegmentKind::garden);
    CHECK(garden.segment[river + 1].kind == SegmentKind::river);
    CHECK(garden.segment[0].crosses == 1u << (river + 1));
    CHECK(garden.segment[river + 1].crosses == 1u);
    CHECK(has_mark(garden, 0, Mark::inn));
    CHECK(has_mark(garden, static_cast<u8>(river + 1), Mark::wine));
    CHECK_FALSE(has_mark(garden, static_cast<u8>(river), Mark::wine));
}

TEST_CASE("The copies with a garden are those of the second editions", "[ABBOT-GARDEN-02]")
{
    const Position base(with_sets({Set::base, Set::winter, Set::abbot}));
    CHECK(with_gardens(base) == std::set<std::string>{"E_g", "H_g", "I_g", "M_g", "N_g", "R_g", "U_g", "V_g"});
    for (const std::string& name : with_gardens(base)) CHECK(total(base, name.c_str()) == 1);
    CHECK(total(base, "E") == 4);
    CHECK(total(base, "V") == 8);
    const Position more(with_sets(all_sets()));
    for (const char* name : {"IC02_g", "IC08_g", "TB11_g", "TB21_g", "T08_g", "T12_g", "AM_H_g"}) CHECK(total(more, name) == 1);
    std::size_t types = 0;
    for (const Module* module : all_modules())
        types += static_cast<std::size_t>(std::count_if(module->tiles.stored, module->tiles.stored + module->tiles.count,
                                                        [](const TileHead& tile) { return tile.gardens > 0; }));
    CHECK(with_gardens(more).size() == types);
    CHECK(total(more, "IC08") == 0);  // its only copy has a garden
    CHECK(total(more, "IC08_g") == 1);
    const Position two(abbots());
    CHECK(total(two, "E") == 8);
    CHECK(total(two, "E_g") == 2);
}

TEST_CASE("Tile types with gardens follow all others, which have the numbers that they have without", "[ABBOT-GARDEN-02]")
{
    const std::vector<Set> sets = {Set::base, Set::tower};
    const std::vector<std::string> without = names_of(Position(with_sets(sets)));
    const Position board(with_sets(sets, {pieces(kAbbot, 1)}));
    const std::vector<std::string> names = names_of(board);
    REQUIRE(names.size() == without.size() + 8 + 2);
    CHECK(std::equal(without.begin(), without.end(), names.begin()));
    for (std::size_t i = without.size(); i < names.size(); ++i) CHECK(names[i].substr(names[i].size() - 2) == "_g");
    int tiles = 0;
    for (int i = 1; i <= board.view().rules.tiles.count; ++i) tiles += board.view().rules.totals[i];
    CHECK(tiles == 72 + 18);
    CHECK(board.view().rules.set_of[board.tile("T08_g").raw] == static_cast<u16>(Set::tower));
}

TEST_CASE("Without abbots or without gardens types and draws are those of a game without the box",
          "[ABBOT-GARDEN-03][ABBOT-GARDEN-04][ABBOT-OPT-01]")
{
    const PositionSetup plain = with_sets({Set::base});
    const PositionSetup nobody = with_sets({Set::base, Set::abbot}, {pieces(kAbbot, 0)});
    const PositionSetup first_edition = with_sets({Set::base, Set::abbot}, {option(Option::abbot_no_gardens)});
    const PositionSetup gardens = with_sets({Set::base, Set::abbot});
    CHECK(names_of(Position(nobody)) == names_of(Position(plain)));
    CHECK(names_of(Position(first_edition)) == names_of(Position(plain)));
    const std::vector<std::string> drawn = draws_of(plain);
    CHECK(drawn.size() == 71);
    CHECK(draws_of(nobody) == drawn);
    CHECK(draws_of(first_edition) == drawn);
    CHECK(draws_of(gardens) != drawn);
    CHECK(with_gardens(Position(gardens)).size() == 8);
    Position board(first_edition);
    board.turn(Red, "B", 0, 1, "FFFF");
    CHECK(count_deployments(board, kAbbot) == 1);
    board.pass().turn(Blue, "E", 1, 1, "FCFF");
    CHECK(count_deployments(board, kAbbot) == 0);
}

TEST_CASE("Gardens of a host's tiles are types of their own, too, and names must stay different", "[ABBOT-GARDEN-02]")
{
    const auto build = [](std::initializer_list<const char*> lines) {
        std::vector<TileDef> defs;
        for (const char* line : lines) defs.push_back(read_tile(Text(line)).def);
        const TileSet set{defs.data(), static_cast<u32>(defs.size()), 7};
        const Sources sources{&set, 1};
        Config config = empty_config();
        config.copies[static_cast<int>(Set::base)] = config.copies[static_cast<int>(Set::abbot)] = 1;
        config.host_copies[0] = 1;
        Fault fault;
        SharedRules* rules = build_rules(config, sources, {}, fault);
        std::string last;
        if (rules) last = rules->rules.tiles.def(TileId(rules->rules.tiles.count)).name;
        if (rules) release_rules(rules);
        return std::pair(last, fault);
    };
    CHECK(build({"Town 2 CCFF c:NE f:4567+0 garden:1"}).first == "Town_g");
    CHECK(build({"Abcdefghijklmno 2 FFFF f:01234567 garden:2"}).first == "Abcdefghijklm_g");
    CHECK(build({"Abbey 2 FFFF f:01234567 m garden:1"}).first == "V_g");  // no garden beside a monastery
    const auto of_base = build({"Town 2 FFFF f:01234567", "E_g 1 FFFF f:01234567"});
    CHECK(of_base.first.empty());
    CHECK(of_base.second.reason == Reason::config_tileset);
    CHECK(of_base.second.tile == 1);
    CHECK(of_base.second.other_index == -1);
    const auto of_itself = build({"Town 2 FFFF f:01234567 garden:1", "Town_g 1 FFFF f:01234567"});
    CHECK(of_itself.first.empty());
    CHECK(of_itself.second.other_index == 0);
}

TEST_CASE("Bushes of a tile type are on its copies with a garden, too", "[ABBOT-GARDEN-02]")
{
    const TileDef cross = read_tile(Text("Cross 2 RRRR r:N r:E r:S r:W f:12 f:34 f:56 f:07 village:r0r1r2r3 garden:1")).def;
    const TileSet set{&cross, 1, 7};
    const Sources sources{&set, 1};
    Config config = empty_config();
    config.copies[static_cast<int>(Set::base)] = config.copies[static_cast<int>(Set::abbot)] = 1;
    config.host_copies[0] = 1;
    config.options[index_of(Option::bushes_do_not_end_roads)] = 1;
    config.add_bush(24);  // after A to X
    Fault fault;
    SharedRules* rules = build_rules(config, sources, {}, fault);
    REQUIRE(rules);
    CHECK(rules->rules.tiles.def(TileId(25)).segments == 1 + 4);
    CHECK(rules->rules.tiles.def(TileId(rules->rules.tiles.count)).segments == 1 + 4 + 1);
    release_rules(rules);
}

TEST_CASE("A tile has one segment that counts the cells around it", "[ABBOT-GARDEN-01]")
{
    CHECK(read_tile(Text("T 1 FFFF f:01234567 m g")).fault == TileFault::single_twice);
    CHECK(read_tile(Text("T 1 FFFF f:01234567 g g")).fault == TileFault::single_twice);
    CHECK(read_tile(Text("T 1 FFFF f:01234567 g t")).fault == TileFault::part_order);
    CHECK(read_tile(Text("T 1 FFFF f:01234567 t g")).fault == TileFault::none);
}

// ---- placing and deploying ----------------------------------------------------------------------------------------------

TEST_CASE("A copy with a garden is placed where one without is", "[ABBOT-PLACE-01]")
{
    Position board(abbots());
    lay_garden(board);
    for (const char* name : {"E", "H", "R", "U", "V"}) {
        INFO(name);
        CHECK(board.placements(name) > 0);
        CHECK(board.placements((std::string(name) + "_g").c_str()) == board.placements(name));
    }
}

TEST_CASE("Abbots go on monasteries and abbeys", "[ABBOT-DEPLOY-02][INT-ABBEY-FIG-01]")
{
    AbbeyPosition board({pieces(kAbbot, 1)});
    board.turn(Red, "B", 0, 1, "FFFF");
    CHECK(can_deploy(board, board.monastery(0, 1), kAbbot));
    AbbeyPosition other({pieces(kAbbot, 1)});
    lay_ring(other);
    other.turn_with_abbey(Blue, 1, 1);
    CHECK(other.deployments(kAbbot).size() == 1);
    CHECK(can_deploy(other, other.monastery(1, 1), kAbbot));
}

TEST_CASE("Followers are deployed beside a garden, which then stays empty", "[ABBOT-DEPLOY-05]")
{
    for (const bool is_taken : {false, true}) {
        Position board(abbots());
        board.turn(Red, "U_g", 1, 0, "FRFR");
        if (is_taken) board.put(Blue, garden(board, 1, 0), kAbbot);
        CHECK(can_deploy(board, board.road(1, 0, East)));
        CHECK(can_deploy(board, board.field(1, 0, 0)));
        board.deploy(board.road(1, 0, East));
        board.turn(Blue, "B", 1, 1, "FFFF");
        CHECK(board.why_not(board.deploying(garden(board, 1, 0), kAbbot)) == Reason::not_last_tile);
    }
}

TEST_CASE("A garden and a monastery hold one figure", "[ABBOT-DEPLOY-06]")
{
    Position board(abbots({pieces(kAbbot, 2)}));
    board.turn(Red, "E_g", 0, 1, "FFCF").put(Blue, garden(board, 0, 1), kAbbot);
    CHECK(board.why_not(board.deploying(garden(board, 0, 1), kAbbot)) == Reason::occupied);
    board.pass().turn(Red, "B", 1, 1, "FFFF").put(Blue, board.monastery(1, 1), kAbbot);
    CHECK(board.why_not(board.deploying(board.monastery(1, 1), kAbbot)) == Reason::occupied);
    CHECK(board.why_not(board.deploying(board.monastery(1, 1))) == Reason::occupied);
}

TEST_CASE("A large follower stands on no garden", "[IC-BIG-06][ABBOT-DEPLOY-04]")
{
    Position board(abbots({}, {Set::inns_cathedrals}));
    board.turn(Red, "E_g", 0, 1, "FFCF");
    CHECK(board.why_not(board.deploying(garden(board, 0, 1), PieceKind::large_follower)) == Reason::wrong_segment);
    CHECK(can_deploy(board, board.city(0, 1, South), PieceKind::large_follower));
}

// ---- scoring ------------------------------------------------------------------------------------------------------------

TEST_CASE("An abbot on a monastery scores as a monk does", "[ABBOT-SCORE-02][ABBOT-STR-01]")
{
    for (const PieceKind kind : {PieceKind::follower, kAbbot}) {
        Position board(abbots());
        board.lay("B", 0, 1, "FFFF").put(Red, board.monastery(0, 1), kind);
        CHECK(board.feature(board.monastery(0, 1)).weights.of[Red] == 1);
        board.lay("V", 1, 0, "RFFR").lay("V", -1, 0, "RRFF").lay("E", -1, 1, "FFFC").lay("E", 1, 1, "FCFF");
        board.lay("E", -1, 2, "FFFC").lay("E", 0, 2, "FFCF");
        board.turn_without(Blue, "E", 1, 2, "FCFF");
        CHECK(board.score(Red) == 9);
        CHECK(board.supply(Red, kind) == (kind == kAbbot ? 1 : 7));
    }
}

TEST_CASE("A completed garden without an abbot scores nothing", "[ABBOT-SCORE-04]")
{
    Position board(abbots());
    lay_garden(board);
    board.lay("E", 0, 2, "CFFF").lay("E", -1, 2, "FFFC");
    board.turn(Red, "E", 1, 2, "FCFF");
    CHECK(count_deployments(board, kAbbot) == 0);
    board.pass();
    CHECK(board.feature(garden(board, 0, 1)).complete);
    CHECK(board.score(Red) == 0);
    board.turn(Blue, "B", 0, 3, "FFFF");
    CHECK(board.why_not(board.deploying(garden(board, 0, 1), kAbbot)) == Reason::not_last_tile);
}

TEST_CASE("Score lines name gardens, and never call them monasteries", "[ABBOT-QA-01][ABBOT-SCORE-01][ABBOT-FINAL-01]")
{
    Position board = with_almost_complete_garden();
    board.lay("U_g", 2, 0, "RFRF").put(Blue, garden(board, 2, 0), kAbbot);
    board.turn_without(Red, "E", 1, 2, "FCFF");
    board.end();
    std::vector<Event> lines = board.events();
    lines.erase(std::remove_if(lines.begin(), lines.end(), [](const Event& e) { return e.kind != EventKind::scored; }),
                lines.end());
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].reward == Reward::abbot_garden);
    CHECK(lines[0].feature_kind == SegmentKind::garden);
    CHECK(lines[0].count == 9);
    CHECK(lines[1].reward == Reward::abbot_garden_unfinished);
    CHECK(lines[1].points == 1 + 2);  // U itself, V(1,0), E(1,1)
}

// ---- calling an abbot back ------------------------------------------------------------------------------------------------

TEST_CASE("What an abbot brings is no scoring of a feature", "[ABBOT-RET-04]")
{
    Position board(abbots());
    lay_garden(board);
    board.put(Red, garden(board, 0, 1), kAbbot);
    board.turn(Red, "U", 2, 0, "RFRF");
    const int scorings = count_events(board, EventKind::scoring);
    const int completed = count_events(board, EventKind::completed);
    call_back(board, Red);
    CHECK(board.score(Red) == 6);
    CHECK(count_events(board, EventKind::scoring) == scorings);
    CHECK(count_events(board, EventKind::completed) == completed);
    for (const Event& event : board.events()) {
        if (event.kind != EventKind::scored) continue;
        CHECK(event.reward == Reward::abbot_called_back);
        CHECK_FALSE(event.feature);
    }
    const std::vector<Event> moved = board.moves_for({Cause::abbot_called_back});
    REQUIRE(moved.size() == 1);
    CHECK(moved[0].from_spot == Spot::segment);
    CHECK(moved[0].from_cell == Cell{0, 1});
    CHECK(moved[0].spot == Spot::supply);
}

TEST_CASE("An abbot may be called back with any tile, or stay", "[ABBOT-RET-08][ABBOT-RET-01]")
{
    Position board(abbots());
    lay_garden(board);
    board.put(Red, garden(board, 0, 1), kAbbot).turn(Red, "B", 2, 0, "FFFF");
    REQUIRE(count_offers(board, Cause::abbot_called_back) == 1);
    board.pass();
    CHECK(board.supply(Red, kAbbot) == 0);
    board.turn(Red, "B", 3, 0, "FFFF");
    REQUIRE(can_call_back(board));
    call_back(board, Red);
    CHECK(board.score(Red) == 6);
    CHECK(board.step() == StepKind::draw);
}

TEST_CASE("A seat calls back its own abbot alone, and only one that is in a building", "[ABBOT-RET-01][ABBOT-RET-05]")
{
    Position board(abbots());
    lay_garden(board);
    board.put(Blue, garden(board, 0, 1), kAbbot).put(Red, board.field(0, 1, 0));
    board.turn(Red, "B", 2, 0, "FFFF");
    CHECK_FALSE(can_call_back(board));
    CHECK(board.why_not(calling_back(board, Blue)) == Reason::abbot_not_own);
    CHECK(board.why_not(calling_back(board, Red)) == Reason::not_on_board);
    Action follower = calling_back(board, Red);
    follower.piece = board.view().rules.first_piece(Red, PieceKind::follower).raw;
    CHECK(board.why_not(follower) == Reason::abbot_not_own);
    follower.piece = 0;
    CHECK(board.why_not(follower) == Reason::no_such_piece);
    board.deploy(board.monastery(2, 0), kAbbot);
    CHECK(board.step() == StepKind::draw);  // the abbot just placed stays in this turn
}

TEST_CASE("With more abbots each can be called back", "[ABBOT-RET-01]")
{
    Position board(abbots({pieces(kAbbot, 2)}));
    lay_garden(board);
    board.lay("B", 2, 0, "FFFF").put(Red, board.monastery(2, 0), kAbbot).put(Red, garden(board, 0, 1), kAbbot);
    board.turn(Red, "B", 3, 0, "FFFF");
    CHECK(count_offers(board, Cause::abbot_called_back) == 2);
}

TEST_CASE("Abbots can stay until their building is completed", "[ABBOT-OPT-02]")
{
    Position board(abbots({option(Option::abbot_no_early_return)}));
    lay_garden(board);
    board.put(Red, garden(board, 0, 1), kAbbot).turn(Red, "E", 0, 2, "CFFF");
    CHECK_FALSE(can_call_back(board));
    CHECK(board.why_not(calling_back(board, Red)) == Reason::wrong_step);
}

// ---- other boxes ----------------------------------------------------------------------------------------------------------

TEST_CASE("A garden beside a road with an inn is one more target", "[ABBOT-QA-03]")
{
    Position board(abbots({}, {Set::inns_cathedrals}));
    board.turn(Red, "IC02_g", 1, 0, "FRFR");
    CHECK(count_deployments(board, PieceKind::follower) == 3);  // the road and the fields on both sides
    CHECK(count_deployments(board, kAbbot) == 1);
    CHECK(has_mark(board.view().rules.tiles.def(board.tile("IC02_g")), 0, Mark::inn));
}

TEST_CASE("An abbot is captured from a garden", "[ABBOT-INT-01][INT-ABBOT-TOWER-02]")
{
    TowerPosition board(towers(2, {pieces_of(kAbbot, 1)}));
    board.lay("T12_g", 0, 1, "FFFF").lay("E_g", 1, 1, "FCFF").put(Blue, garden(board, 1, 1), kAbbot);
    board.place(Red, "U", 1, 0, "FRFR").build(0, 1).take(garden(board, 1, 1));
    CHECK(board.prisoners(Blue, Red) == std::vector{abbot_of(board, Blue)});
    board.place(Blue, "U", -1, 0, "FRFR");
    CHECK(board.why_not(calling_back(board, Blue)) == Reason::not_on_board);
}

TEST_CASE("An abbot stands on no tower", "[INT-TOWER-ABBOT-01][TOWER-TOP-05][ABBOT-DEPLOY-03]")
{
    TowerPosition board(towers(2, {pieces_of(kAbbot, 1)}));
    board.lay("T12_g", 0, 1, "FFFF").raise(0, 1, 1).place(Blue, "U", 1, 0, "FRFR");
    CHECK(board.sites(kAbbot).empty());
    CHECK(board.judge(board.deploying(board.foundation(0, 1), kAbbot)).reason == Reason::wrong_segment);
}

TEST_CASE("Calling back is an alternative to a tower action", "[INT-ABBOT-TOWER-03][ABBOT-RET-02]")
{
    TowerPosition board(towers(2, {pieces_of(kAbbot, 1)}));
    board.lay("T12_g", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").put(Red, board.monastery(1, 1), kAbbot);
    board.place(Red, "U", 1, 0, "FRFR");
    CHECK(can_call_back(board));
    CHECK(board.sites(PieceKind::tower_piece) == Cells{{0, 1}});
    SECTION("called back")
    {
        call_back(board, Red);
        CHECK(board.step() == StepKind::draw);
        CHECK(board.height(0, 1) == 0);
        CHECK(board.score(Red) == 1 + 3);
    }
    SECTION("a tower piece")
    {
        board.build(0, 1);
        CHECK(board.step() == StepKind::tower_capture);
        CHECK_FALSE(can_call_back(board));
    }
}

TEST_CASE("Calling back is an alternative to builder and pig, and an abbot supports neither", "[TB-INT-04]")
{
    Position board(abbots({}, {Set::traders_builders}));
    board.lay("U_g", 1, 0, "FRFR").put(Red, garden(board, 1, 0), kAbbot);
    board.turn(Red, "U", -1, 0, "FRFR");
    CHECK(board.why_not(board.deploying(board.road(-1, 0, East), PieceKind::builder)) == Reason::builder_without_follower);
    CHECK(board.why_not(board.deploying(board.field(-1, 0, 0), PieceKind::pig)) == Reason::pig_without_farmer);
    call_back(board, Red);
    CHECK(board.step() == StepKind::draw);
    board.put(Red, board.road(0, 0, East)).put(Red, garden(board, 1, 0), kAbbot);
    board.turn(Red, "U", 2, 0, "FRFR").deploy(board.road(2, 0, East), PieceKind::builder);
    CHECK(board.step() == StepKind::draw);
    CHECK(board.supply(Red, kAbbot) == 0);
}

TEST_CASE("A wagon moves to no garden, and not to a monastery with an abbot", "[ABBOT-INT-03][INT-WAGON-GARDEN-01]")
{
    for (const bool is_taken : {false, true}) {
        AbbeyPosition board({pieces(kAbbot, 1)});
        board.lay("E_g", 0, 1, "FFCF").lay("B", -1, 1, "FFFF");
        if (is_taken) board.put(Blue, board.monastery(-1, 1), kAbbot);
        board.put(Red, board.road(0, 0, East), PieceKind::wagon).lay("A", -1, 0, "FRFF");
        board.turn_without(Blue, "A", 1, 0, "FFFR");
        REQUIRE(board.step() == StepKind::wagon_move);
        const std::vector<NodeId> targets = board.targets();
        const auto is_target = [&](NodeId node) { return std::find(targets.begin(), targets.end(), node) != targets.end(); };
        CHECK_FALSE(is_target(garden(board, 0, 1)));
        CHECK(is_target(board.city(0, 1, South)));
        CHECK(is_target(board.monastery(-1, 1)) == !is_taken);
        CHECK(board.why_not(board.moving(garden(board, 0, 1))) == Reason::wrong_segment);
    }
}

TEST_CASE("A garden changes nothing for a barn at the corner of its tile", "[ABBOT-INT-04]")
{
    for (const char* name : {"E", "E_g"}) {
        AbbeyPosition board({pieces(kAbbot, 1)});
        board.lay("B", 0, 1, "FFFF").lay("B", 0, 2, "FFFF").lay(name, 1, 1, "FCFF");
        board.turn(Red, "B", 1, 2, "FFFF").barn(1, 2, NorthWest);
        CHECK(board.supply(Red, PieceKind::barn) == 0);
    }
}

// ---- house rules ------------------------------------------------------------------------------------------------------------

TEST_CASE("Without points for what is unfinished an abbot called back still brings points", "[ABBOT-INT-11]")
{
    for (const bool calls : {false, true}) {
        Position board(abbots({option(Option::no_points_for_unfinished)}));
        lay_garden(board);
        board.put(Red, garden(board, 0, 1), kAbbot).turn(Red, "B", 2, 0, "FFFF");
        if (calls)
            call_back(board, Red);
        else
            board.pass();
        board.end();
        CHECK(board.score(Red) == (calls ? 6 : 0));
    }
}

TEST_CASE("A garden at the edge of the table is complete with fewer tiles", "[ABBOT-INT-12]")
{
    Position board(abbots({option(Option::bounded_table), option(Option::table_max_x, 9), option(Option::table_min_y, -9),
                           option(Option::table_max_y, 9), option(Option::table_edge_completes)}));
    board.turn(Red, "E_g", 0, 1, "FFCF").deploy(garden(board, 0, 1), kAbbot);
    CHECK(board.feature(garden(board, 0, 1)).points_complete == 6);
    CHECK(board.feature(garden(board, 0, 1)).points_now == 2);
    board.turn_without(Blue, "V", 1, 0, "RFFR");
    board.turn_without(Blue, "E", 1, 1, "FCFF");
    board.turn_without(Blue, "E", 1, 2, "FCFF");
    CHECK(board.score(Red) == 0);
    board.turn_without(Blue, "E", 0, 2, "CFFF");
    CHECK(board.score(Red) == 6);
    CHECK(board.supply(Red, kAbbot) == 1);
}
