// SPDX-License-Identifier: MIT
// What the library can hold: each capacity is filled to the last place and plays, and one more is refused with E_LIMIT and a
// sentence that names it. The modules that fill them are made up here.
#include <string>
#include <vector>

#include "boxes/base/base.hpp"
#include "boxes/house/house.hpp"
#include "defs/tile_text.hpp"
#include "play/tokens.hpp"
#include "setup/all_modules.hpp"
#include "support/catch.hpp"
#include "support/position.hpp"
#include "vocabulary/names.hpp"

using namespace bastide_tests;

namespace {

std::vector<const Module*> modules_of_test;

constexpr PieceKind kPawn{10};
constexpr PieceDef kPawns[] = {
    {.kind = kPawn, .count = 1, .traits = traits(Trait::claims), .fits = segment_set(SegmentKind::city)}};

/// Plays whenever pawns are asked for.
Module made_up()
{
    Module module;
    module.id = ModuleId::test;
    module.title = "Made up";
    module.pieces = kPawns;
    return module;
}

/// The list of modules for one test.
class Modules {
public:
    explicit Modules(std::vector<const Module*> all) { modules_of_test = std::move(all); }
    Modules(const Modules&) = delete;
    Modules& operator=(const Modules&) = delete;
    ~Modules() { modules_of_test.clear(); }
};

template <class T>
DefList<T> list_of(const std::vector<T>& all)
{
    DefList<T> defs;
    defs.items = all.data();
    defs.count = static_cast<u16>(all.size());
    return defs;
}

Config with_pawns(Set set = Set::base)
{
    Config config = empty_config();
    config.copies[static_cast<int>(set)] = 1;
    config.pieces[static_cast<int>(kPawn)] = 1;
    return config;
}

/// Why these rules cannot be built: the sentence, or nothing when they are built.
std::string refusal(const Config& config = with_pawns())
{
    Fault fault;
    SharedRules* rules = build_rules(config, {}, {}, fault);
    if (rules) {
        release_rules(rules);
        return "";
    }
    CHECK(fault.status == Status::limit);
    CHECK(fault.reason == Reason::config_too_large);
    const bool names_limit = std::string(fault.text).find(' ' + std::to_string(fault.most) + ' ') != std::string::npos;
    CHECK(names_limit == (fault.most > 0));  // no event of a game that is too long
    return fault.text;
}

PositionSetup pawns(std::vector<Choice> choices = {})
{
    choices.push_back({static_cast<i32>(ChoiceKind::pieces), static_cast<i32>(kPawn), 1});
    return {.sets = {Set::base}, .choices = std::move(choices)};
}

Choice on(Option option, i32 value = 1) { return {static_cast<i32>(ChoiceKind::option), static_cast<i32>(option), value}; }

}  // namespace

/// In place of the library's.
AllModules bastide::all_modules() noexcept { return {modules_of_test.data(), static_cast<u32>(modules_of_test.size())}; }

// ---- modules and steps ------------------------------------------------------------------------------------------------

namespace {

int asked = 0;

Next count_asked(Play&, Next next)
{
    ++asked;
    return next;
}

}  // namespace

TEST_CASE("As many boxes and house rules play as have a name", "[limits]")
{
    Module module = made_up();
    module.on.next = count_asked;
    module.on.next_at_end = count_asked;
    const int most = kModules - 1;
    std::vector<const Module*> all(static_cast<std::size_t>(most), &module);
    all[0] = &boxes::base::module;
    const Modules full(all);
    CHECK(refusal().empty());
    Position board(pawns());
    asked = 0;
    board.turn_without(Red, "U", 1, 0, "FRFR");
    CHECK(asked == 2 * (most - 1));  // every module is asked twice who is next

    all.push_back(&module);
    const Modules beyond(all);
    CHECK(refusal() == "A game can have at most " + std::to_string(most) + " boxes and house rules.");
    Config without = with_pawns();
    without.pieces[static_cast<int>(kPawn)] = 0;
    CHECK(refusal(without).empty());  // those that stay in their boxes take no place
}

namespace {

int entered = 0;

Flow enter_and_go_on(Play&, const Step&)
{
    ++entered;
    return Flow::done;
}

StepCode silent_step()
{
    StepCode code;
    code.enter = enter_and_go_on;
    return code;
}

struct Counted {
    int steps = 0;
    int plan = 0;
};

/// What the base game alone has.
Counted count_base_game()
{
    const Modules alone({&boxes::base::module});
    Config config = with_pawns();
    config.pieces[static_cast<int>(kPawn)] = -1;
    Fault fault;
    SharedRules* rules = build_rules(config, {}, {}, fault);
    REQUIRE(rules);
    const Counted counted{rules->rules.step_count, rules->rules.plan_size};
    release_rules(rules);
    return counted;
}

}  // namespace

TEST_CASE("A game has 128 sorts of steps", "[limits]")
{
    const std::size_t left = static_cast<std::size_t>(128 - count_base_game().steps);
    const std::vector<StepCode> codes(left + 1, silent_step());
    std::vector<const StepCode*> steps;
    for (const StepCode& code : codes) steps.push_back(&code);
    std::vector<PlanDef> plan;
    for (const StepCode& code : codes) plan.push_back({TurnPhase::after, &code});
    const std::vector<PlanDef> all_but_one(plan.begin(), plan.end() - 1);
    Module module = made_up();
    const Modules both({&boxes::base::module, &module});

    SECTION("that wait among the waiting steps")
    {
        module.steps = list_of(steps);
        CHECK(refusal() == "A game can have at most 128 sorts of steps.");
        --module.steps.count;
        CHECK(refusal().empty());
    }
    SECTION("that belong to every turn")
    {
        module.plan = list_of(plan);
        CHECK(refusal() == "A game can have at most 128 sorts of steps.");
        module.plan = list_of(all_but_one);
        REQUIRE(refusal().empty());
        Position board(pawns());
        entered = 0;
        board.turn_without(Red, "U", 1, 0, "FRFR");
        CHECK(entered == static_cast<int>(left));
    }
}

namespace {

void offer_nothing(const View&, const Decision&, ActionList&) {}

}  // namespace

TEST_CASE("A game has 32 offers", "[limits]")
{
    Offer offer;
    offer.at = &draw_step;
    offer.list = offer_nothing;
    const std::vector<Offer> offers(33, offer);
    Module module = made_up();
    const Modules both({&boxes::base::module, &module});
    module.offers = list_of(offers);
    CHECK(refusal() == "A game can have at most 32 offers.");
    --module.offers.count;
    CHECK(refusal().empty());
}

TEST_CASE("A turn has 128 steps", "[limits]")
{
    const std::size_t left = static_cast<std::size_t>(128 - count_base_game().plan);
    const StepCode code = silent_step();
    std::vector<PlanDef> plan(left, PlanDef{TurnPhase::after, &code});
    Module module = made_up();
    const Modules both({&boxes::base::module, &module});
    module.plan = list_of(plan);
    REQUIRE(refusal().empty());
    Position board(pawns());
    entered = 0;
    board.turn_without(Red, "U", 1, 0, "FRFR");
    CHECK(entered == static_cast<int>(left));

    plan.push_back({TurnPhase::after, &code});
    module.plan = list_of(plan);
    CHECK(refusal() == "A turn can have at most 128 steps.");
}

// ---- numbers of pieces, options and segments -------------------------------------------------------------------------

TEST_CASE("Kinds of pieces have numbers up to 63", "[limits]")
{
    std::vector<PieceDef> defs = {{.kind = PieceKind{63}, .count = 1, .traits = traits(Trait::claims), .fits = 0xFF}};
    Module module = made_up();
    module.pieces = list_of(defs);
    const Modules both({&boxes::base::module, &module});
    const Choice one_each{static_cast<i32>(ChoiceKind::pieces), 63, 1};
    Position board({.sets = {Set::base}, .choices = {one_each}});
    board.turn(Red, "U", 1, 0, "FRFR").deploy(board.road(1, 0, West), PieceKind{63});
    CHECK(board.supply(Red, PieceKind{63}) == 0);
    CHECK(is_piece_kind(63));

    defs[0].kind = PieceKind{64};
    CHECK(refusal() == "A game can have at most 63 kinds of pieces.");
    CHECK_FALSE(is_piece_kind(64));
    Config config = empty_config();
    Chooser chooser(config, 0);
    CHECK(chooser.take({static_cast<i32>(ChoiceKind::pieces), 64, 1}).reason == Reason::config_choice);
}

TEST_CASE("A game has 16 kinds of tokens", "[limits]")
{
    std::vector<TokenDef> defs;
    for (int i = 0; i < 16; ++i) defs.push_back({.kind = static_cast<PieceKind>(30 + i)});
    Module module = made_up();
    module.tokens = list_of(defs);
    const Modules both({&boxes::base::module, &module});
    Position board(pawns());
    Play play = board.play();
    moves::award_token(play, Blue, PieceKind{45}, 2, Cause::none);
    CHECK(count_tokens(board.view(), Blue, PieceKind{45}) == 2);
    CHECK(count_tokens(board.view(), Blue, PieceKind{44}) == 0);

    defs.push_back({.kind = PieceKind{46}});
    module.tokens = list_of(defs);
    CHECK(refusal() == "A game can have at most 16 kinds of tokens.");
    defs.back().kind = PieceKind{30};  // a kind that is there already
    CHECK(refusal().empty());
}

TEST_CASE("Options are those that have a word", "[limits]")
{
    const Option last = kOptions[kOptionCount - 2];
    std::vector<OptionDef> defs = {{.option = last, .most = 7}};
    Module module = made_up();
    module.options = list_of(defs);
    const Modules both({&boxes::base::module, &module});
    Config config = with_pawns();
    config.options[index_of(last)] = 7;
    Fault fault;
    SharedRules* rules = build_rules(config, {}, {}, fault);
    REQUIRE(rules);
    CHECK(rules->rules.option(last) == 7);
    release_rules(rules);

    defs[0].option = Option{63};
    CHECK(refusal() == "A game can have at most " + std::to_string(kOptionCount - 1) + " options.");
}

TEST_CASE("A set of kinds of segments holds sixteen of them", "[limits]")
{
    for (int kind = 0; kind < 16; ++kind) {
        const SegmentSet set = segment_set(static_cast<SegmentKind>(kind));
        for (int other = 0; other < 16; ++other) CHECK(holds(set, static_cast<SegmentKind>(other)) == (kind == other));
    }
    CHECK(kSegmentKinds <= 16);
}

namespace {

i32 greatest(i32 vocabulary)
{
    i32 most = 0;
    for (const Word word : words(vocabulary)) most = larger(most, word.number);
    return most;
}

/// Whether every number of a vocabulary is one of an enum's inside.
template <class Inside>
bool holds_all(i32 vocabulary)
{
    return greatest(vocabulary) < 1 << 8 * sizeof(Inside);
}

/// Tables are as large as there are words: each has a place of its own behind that of none.
template <class Inside>
void check_places(i32 vocabulary, int count)
{
    CHECK(words(vocabulary).size() == static_cast<u32>(count) - 1);
    int place = 0;
    for (const Word word : words(vocabulary)) CHECK(index_of(static_cast<Inside>(word.number)) == ++place);
    CHECK(index_of(Inside{0}) == 0);
    CHECK(index_of(static_cast<Inside>(greatest(vocabulary) + 1)) == 0);
}

}  // namespace

TEST_CASE("The words of every list are within the tables that they count in", "[limits]")
{
    CHECK(greatest(BASTIDE_VOCABULARY_ACTION) < 64);
    CHECK(greatest(BASTIDE_VOCABULARY_SEGMENT) == kSegmentKinds - 1);
    CHECK(greatest(BASTIDE_VOCABULARY_PIECE) < kPieceKinds);
    CHECK(greatest(BASTIDE_VOCABULARY_SET) == kSets - 1);
    CHECK(greatest(BASTIDE_VOCABULARY_PUT) == kPutKinds - 1);
    check_places<Option>(BASTIDE_VOCABULARY_OPTION, kOptionCount);
    check_places<Note>(BASTIDE_VOCABULARY_NOTE, kNoteCount);
    CHECK(holds_all<Spot>(BASTIDE_VOCABULARY_SPOT));
    CHECK(holds_all<EventKind>(BASTIDE_VOCABULARY_EVENT));
    CHECK(holds_all<StepKind>(BASTIDE_VOCABULARY_STEP));
    CHECK(holds_all<Cause>(BASTIDE_VOCABULARY_CAUSE));
    CHECK(holds_all<Reward>(BASTIDE_VOCABULARY_REWARD));
    CHECK(holds_all<ThingKind>(BASTIDE_VOCABULARY_THING));
    CHECK(holds_all<Option>(BASTIDE_VOCABULARY_OPTION));
    CHECK(holds_all<Note>(BASTIDE_VOCABULARY_NOTE));
    CHECK(holds_all<Reason>(BASTIDE_VOCABULARY_REASON));
}

// ---- score lines ----------------------------------------------------------------------------------------------------

namespace {

int lines_to_add = 0;

void many_lines(const View&, const Feature& feature, Cause, int, Tally& sum)
{
    if (feature.kind != SegmentKind::road) return;
    for (int i = 0; i < lines_to_add; ++i) sum.add(Reward::road, 1, i + 1);
}

constexpr WorthDef kManyLines[] = {{WorthStage::rate, many_lines}};

void change_nothing(const View&, const Feature&, Cause, int, Tally&) {}

}  // namespace

TEST_CASE("A feature is paid in 48 score lines, none of which is dropped", "[limits]")
{
    Module module = made_up();
    module.worth = kManyLines;
    module.lines_per_score = static_cast<u8>(Tally::kMax - boxes::base::module.lines_per_score);
    const Modules both({&boxes::base::module, &module});
    REQUIRE(refusal().empty());
    lines_to_add = 46;
    Position board(pawns());
    board.turn(Red, "W", -1, 0, "RRFR").deploy(board.road(-1, 0, East));
    board.turn_without(Blue, "X", 1, 0, "RRRR");
    CHECK(board.score(Red) == 3 + 1081);  // a road of three tiles, and 1 + 2 + 3 + ... + 46
    int lines = 0;
    for (const Event& event : board.events()) lines += event.kind == EventKind::scored;
    CHECK(lines == 1 + 46);

    ++module.lines_per_score;
    CHECK(refusal() == "A feature can have at most 48 score lines.");
}

TEST_CASE("A game has 31 groups of tiles that are drawn in order", "[limits]")
{
    Module module = made_up();
    const Modules both({&boxes::base::module, &module});
    module.on.draw_group = [](const Rules&, const TileDef&) { return DrawGroup{.number = 31}; };
    CHECK(refusal().empty());
    module.on.draw_group = [](const Rules&, const TileDef&) { return DrawGroup{.number = 32}; };
    CHECK(refusal() == "A game can have at most 31 groups of tiles that are drawn in order.");
}

TEST_CASE("Kinds of marks have numbers up to 63", "[limits]")
{
    constexpr TileDef road = tile("M1 1 FRFR r:EW f:0127 f:3456");
    std::vector<TileDef> defs(17, road);  // 62 kinds: number 1 is the pennant, which is counted otherwise
    for (std::size_t i = 0; i < 62; ++i) defs[i / 4].marked[i % 4] = {static_cast<Mark>(2 + i), kWholeTile};
    defs[16].marked[0] = {static_cast<Mark>(20), 0};  // one of those again
    Module module = made_up();
    module.set = Set::winter;
    module.tiles.defs = defs.data();
    module.tiles.count = static_cast<u16>(defs.size());
    const Modules both({&boxes::base::module, &module});
    Config config = with_pawns();
    config.copies[static_cast<int>(Set::winter)] = 1;
    CHECK(refusal(config).empty());
    defs[16].marked[1] = {static_cast<Mark>(64), 0};
    CHECK(refusal(config) == "A game can have at most 63 kinds of marks.");
}

TEST_CASE("A game has 32 changes of worth", "[limits]")
{
    const std::vector<WorthDef> worths(33u - boxes::base::module.worth.count, WorthDef{WorthStage::bonus, change_nothing});
    Module module = made_up();
    const Modules both({&boxes::base::module, &module});
    module.worth = list_of(worths);
    CHECK(refusal() == "A game can have at most 32 changes of worth.");
    --module.worth.count;
    CHECK(refusal().empty());
}

TEST_CASE("A tally counts a line that found no free entry", "[limits]")
{
    Tally sum;
    for (u32 i = 0; i < Tally::kMax + 1; ++i) sum.add(Reward::road, 1, 1);
    CHECK(sum.size() == 49);
    CHECK(sum.points() == 48);
    CHECK(sum.end() - sum.begin() == 48);
}

// ---- variables --------------------------------------------------------------------------------------------------------

TEST_CASE("The sale sets all words of a turn aside", "[limits][HOUSE-MIX-03]")
{
    Module module = made_up();
    const int words = GENERATE(64, 80);
    module.variables.turn = static_cast<u8>(words - 9);  // the sale itself has 9: how many were asked, and eight bids
    module.variables.lasting = 1;
    const Modules all({&boxes::base::module, &boxes::house::hole, &boxes::house::sale, &module});
    const PositionSetup setup = pawns({on(Option::sell_completing_tile), on(Option::extra_turn_for_filling_hole)});
    Position board(setup);
    board.lay("U", 1, 0, "FRFR").lay("U", -1, 0, "FRFR").lay("A", 2, 0, "FFFR").lay("B", 1, -1, "FFFF").lay("B", -1, -1, "FFFF");
    board.lay("B", 1, -2, "FFFF").lay("E", 0, -2, "CFFF");
    board.leave_in_bag({"E", "U", "V", "W"}).set_score(Blue, 5);
    board.draw(Red, "E");
    Play play = board.play();
    for (int i = 0; i < module.variables.turn; ++i) moves::set_this_turn(play, ModuleId::test, i, 100 + i);
    moves::set_lasting(play, ModuleId::test, 0, 7);
    const auto does = [&](ActionKind kind, int seat, int value) {
        Action action;
        action.kind = kind;
        action.seat = static_cast<u8>(seat);
        (kind == ActionKind::bid ? action.points : action.other_seat) = value;
        board.must(action);
    };
    does(ActionKind::bid, Blue, 3);
    REQUIRE(board.step() == StepKind::sale_sell);
    does(ActionKind::sell, Red, Blue);
    board.must(board.placing(Blue, "E", 0, -1, "FFCF")).pass();
    REQUIRE(board.view().state.header().active == Blue);  // its extra turn for the hole
    CHECK(board.view().this_turn(ModuleId::test, module.variables.turn - 1) == 0);
    Action deal;
    deal.kind = ActionKind::draw;
    deal.seat = kNature;
    deal.tile = board.tile("U");
    board.must(deal).must(board.placing(Blue, "U", -2, 0, "FRFR")).pass();
    REQUIRE(board.view().state.header().active == Red);  // and the seller continues
    for (int i = 0; i < module.variables.turn; ++i) CHECK(board.view().this_turn(ModuleId::test, i) == 100 + i);
    CHECK(board.view().lasting(ModuleId::test, 0) == 7);
}

// ---- events and actions ---------------------------------------------------------------------------------------------

TEST_CASE("A game whose events and actions would fill two gigabytes is refused", "[limits]")
{
    Module module = made_up();
    module.events_per_turn = 255;
    module.actions_per_turn = 255;
    std::vector<const Module*> all(static_cast<std::size_t>(kMaxModules), &module);
    all[0] = &boxes::base::module;
    const Modules full(all);
    Config config = with_pawns();
    CHECK(refusal(config).empty());
    config.copies[static_cast<int>(Set::base)] = 222;  // 15,984 tiles
    CHECK(refusal(config) == "A game so long has more events and actions than the library can hold.");
}
