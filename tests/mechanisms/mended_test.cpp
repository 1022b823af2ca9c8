// SPDX-License-Identifier: MIT
// A mended rule: the rules get a new revision, a completed city pays more, and a turn has a step more, so that all behind it
// change their places. Games that were saved under the old rules load, keep what happened, and continue under the new ones.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>

#include "boxes/abbey_mayor/abbey_mayor.hpp"
#include "boxes/base/base.hpp"
#include "boxes/house/house.hpp"
#include "dice/dice_snapshot.hpp"
#include "formats/positions/position.hpp"
#include "formats/snapshots/snapshot.hpp"
#include "game/check.hpp"
#include "game/hashing.hpp"
#include "mechanisms/modules.hpp"
#include "play/listing.hpp"
#include "source_tree.hpp"
#include "support/catch.hpp"
#include "support/snapshot_parts.hpp"

namespace bastide {
#define BASTIDE_MODULE(box, space, variable) \
    namespace boxes::space {                 \
    extern const Module variable;            \
    }
#include "setup/modules_table.inc"
#undef BASTIDE_MODULE
}  // namespace bastide

using namespace bastide_tests;

namespace {

const std::string kFolder = BASTIDE_TEST_DATA "/snapshots/";

void pay_more(const View&, const Feature& feature, Cause cause, int, Tally& sum)
{
    if (feature.kind != SegmentKind::city || cause != Cause::completed) return;
    sum = {};
    sum.add(Reward::city, feature.tiles, 3);
    sum.add(Reward::city_pennants, feature.pennants, 3);
}

Flow pass_by(Play&, const Step&) { return Flow::done; }

constexpr StepCode kMore{.enter = pass_by};
constexpr WorthDef kMendedWorth[] = {{WorthStage::each, pay_more}};

/// The base game with what was mended behind what it had.
const Module& mended_base()
{
    static PlanDef plan[16];
    static WorthDef worth[8];
    static Module module = boxes::base::module;
    static const bool is_mended = [] {
        u16 count = 0;
        for (const PlanDef& def : boxes::base::module.plan) plan[count++] = def;
        plan[count++] = {TurnPhase::start, &kMore};
        module.plan.items = plan;
        module.plan.count = count;
        count = 0;
        for (const WorthDef& def : boxes::base::module.worth) worth[count++] = def;
        worth[count++] = kMendedWorth[0];
        module.worth.items = worth;
        module.worth.count = count;
        return true;
    }();
    REQUIRE(is_mended);
    return module;
}

/// All modules in their order, with these in place of the base game and of Abbey & Mayor.
std::vector<const Module*> all_with(const Module& base, const Module& abbeys = boxes::abbey_mayor::module)
{
    std::vector<const Module*> all = {
#define BASTIDE_MODULE(box, space, variable) &boxes::space::variable,
#include "setup/modules_table.inc"
#undef BASTIDE_MODULE
        &boxes::base::variants, &boxes::house::bag,  &boxes::house::table, &boxes::house::hole, &boxes::house::roads,
        &boxes::house::start,   &boxes::house::sale, &boxes::house::ahead, &boxes::house::hand};
    std::replace(all.begin(), all.end(), &boxes::base::module, &base);
    std::replace(all.begin(), all.end(), &boxes::abbey_mayor::module, &abbeys);
    return all;
}

std::vector<const Module*> all_mended() { return all_with(mended_base()); }

/// Abbey & Mayor whose mayors and wagons can no longer be captured, nor stand where they could.
const Module& strict_abbeys()
{
    static PieceDef pieces[8];
    static Module module = boxes::abbey_mayor::module;
    u16 count = 0;
    for (PieceDef def : boxes::abbey_mayor::module.pieces) {
        def.traits = static_cast<u8>(def.traits & ~traits(Trait::can_be_taken));
        if (def.fits) def.fits = segment_set(SegmentKind::garden);
        pieces[count++] = def;
    }
    module.pieces.items = pieces;
    module.pieces.count = count;
    return module;
}

constexpr int kAdded = 2;  ///< index of the tile type that grown_base() adds

/// The base game with one tile type more, in the middle of its set.
const Module& grown_base()
{
    static TileDef tiles[64];
    static Module module = boxes::base::module;
    u16 count = 0;
    for (u32 i = 0; i < boxes::base::module.tiles.count; ++i) {
        const TileDef def = boxes::base::module.tiles.def(i);
        if (count == kAdded) {
            tiles[count] = def;
            tiles[count++].name[1] = 'X';  // C becomes CX
        }
        tiles[count++] = def;
    }
    module.tiles.defs = tiles;
    module.tiles.count = count;
    return module;
}

Text forbidden_tile;  ///< that the rules of picky_base() allow nowhere

Reason why_not_allowed(const View& view, TileId type, Cell, int, Verdict& verdict)
{
    const bool is_forbidden = Text(view.rules.tiles.def(type).name) == forbidden_tile;
    return is_forbidden ? verdict.refuse(Reason::touches_nothing) : Reason::none;
}

const Module& picky_base()
{
    static Module module = boxes::base::module;
    module.on.why_not_place.ask = why_not_allowed;
    return module;
}

std::string drawn_tile(const View& view)
{
    const TileId drawn = view.state.header().drawn;
    return drawn ? view.rules.tiles.def(drawn).name : "";
}

/// The names of the tile types with bushes, and of all tiles on the table in the order of placing.
std::vector<std::string> named_tiles(const View& view)
{
    std::vector<std::string> names;
    for (int i = 1; i <= view.rules.tiles.count; ++i)
        if (view.rules.config.has_bush(static_cast<u32>(i - 1))) names.emplace_back(view.rules.tiles.def(TileId(i)).name);
    for (int i = 1; i <= view.state.header().placed; ++i)
        names.emplace_back(view.rules.tiles.def(view.state.placed(PlacedId(i)).tile.type()).name);
    return names;
}

struct Saved {
    std::string name;
    u64 hash = 0;
    std::vector<i32> scores{};
    std::vector<u8> bytes{};
};

std::vector<Saved> all_saved()
{
    std::vector<Saved> all;
    std::ifstream index(kFolder + "index.txt");
    for (std::string line; std::getline(index, line);) {
        std::istringstream words(line);
        Saved saved;
        words >> saved.name >> std::hex >> saved.hash >> std::dec;
        for (i32 score = 0; words >> score;) saved.scores.push_back(score);
        if (saved.name.find("-host") != std::string::npos) continue;  // needs a tile set that only the C interface parses
        std::ifstream file(kFolder + saved.name + ".bst", std::ios::binary);
        saved.bytes = {std::istreambuf_iterator<char>(file), {}};
        all.push_back(saved);
    }
    return all;
}

/// The revision of the rules under which it began.
u32 revision_of(const Saved& saved) { return Snapshot(saved.bytes)[PART_CONFIG].at(0); }

bool is_of_dice(const Saved& saved) { return saved.bytes[5] == static_cast<u8>(GameKind::dice); }

struct EndGame {
    void operator()(Game* game) const { Game::destroy(game); }
};
using Owned = std::unique_ptr<Game, EndGame>;

Owned load(const Saved& saved, u32 revision, Fault& fault)
{
    return Owned(
        read_snapshot(saved.bytes.data(), static_cast<u32>(saved.bytes.size()), {}, nullptr, {}, fault, {.revision = revision}));
}

/// The first of what can be done, until the game is over.
void play_to_end(Game& game)
{
    while (!game.view().state.header().over) {
        Action first;
        REQUIRE(find_action(game.view(), ActionKind::none, 0, first));
        Verdict verdict;
        REQUIRE(game.apply(first, verdict) == Status::ok);
        REQUIRE(broken_invariant(game.view()) == nullptr);
    }
}

std::vector<u8> written(const Game& game)
{
    std::vector<u8> bytes(write_snapshot(game, Viewer::full, nullptr, 0));
    write_snapshot(game, Viewer::full, bytes.data(), static_cast<u32>(bytes.size()));
    return bytes;
}

/// A game with the config of another that begins from a position: a seat has points before the first tile.
Owned with_score(const Game& like, Fault& fault)
{
    Put score = blank_put(PutKind::score);
    score.seat = 0;
    score.points = 12;
    Illegals illegals(nullptr, 0);
    const auto entry = [](const void* all, u32) { return *static_cast<const Put*>(all); };
    return Owned(set_table(like, TableHead{.turn = 1, .seat = 0, .step = 0, .tile = -1}, 1, entry, &score, illegals, fault));
}

}  // namespace

TEST_CASE("Games saved under older rules load and continue under the fixed rules", "[mechanisms]")
{
    const Modules list = Modules::instead(all_mended());
    int loaded = 0;
    for (const Saved& saved : all_saved()) {
        if (is_of_dice(saved)) continue;
        INFO(saved.name);
        Fault fault;
        const Owned game = load(saved, kRulesRevision + 1, fault);
        INFO(fault.text);
        REQUIRE(game);
        ++loaded;
        for (std::size_t seat = 0; seat < saved.scores.size(); ++seat)
            CHECK(game->view().state.seat(static_cast<int>(seat)).score == saved.scores[seat]);
        CHECK(game->config().revision == revision_of(saved));
        const u64 here = hash_position(game->view());
        const u32 done = game->history().count();
        CHECK(game->first_replayed() == done);
        if (game->has_history() && done > 20) CHECK(game->undo(0) == Status::state);
        play_to_end(*game);
        if (!game->has_history()) continue;
        CHECK(game->undo(done) == Status::ok);  // to the load, and no further
        CHECK(hash_position(game->view()) == here);
    }
    CHECK(loaded > 30);
}

TEST_CASE("What older rules allowed stays when newer ones forbid it", "[mechanisms]")
{
    const Modules list = Modules::instead(all_with(mended_base(), strict_abbeys()));
    int loaded = 0;
    for (const Saved& saved : all_saved()) {
        if (is_of_dice(saved)) continue;
        INFO(saved.name);
        Fault fault;
        const Owned game = load(saved, kRulesRevision + 1, fault);
        INFO(fault.text);
        REQUIRE(game);
        ++loaded;
        play_to_end(*game);
    }
    CHECK(loaded > 30);
}

TEST_CASE("A set that grows leaves saved games their tiles", "[mechanisms]")
{
    std::vector<std::vector<std::string>> tables;
    std::vector<std::string> drawn;
    for (const Saved& saved : all_saved()) {
        if (is_of_dice(saved)) continue;
        const Modules today = Modules::instead(all_with(boxes::base::module));
        Fault fault;
        const Owned game = load(saved, kRulesRevision, fault);
        REQUIRE(game);
        tables.push_back(named_tiles(game->view()));
        drawn.push_back(drawn_tile(game->view()));
    }
    const Modules list = Modules::instead(all_with(grown_base()));
    std::size_t next = 0;
    for (const Saved& saved : all_saved()) {
        if (is_of_dice(saved)) continue;
        INFO(saved.name);
        Fault fault;
        const Owned game = load(saved, kRulesRevision + 1, fault);
        INFO(fault.text);
        REQUIRE(game);
        CHECK(named_tiles(game->view()) == tables[next]);
        CHECK(drawn_tile(game->view()) == drawn[next++]);
        play_to_end(*game);
        CHECK_FALSE(load(saved, game->config().revision, fault));  // other tile types under its own revision
    }
    CHECK(next > 30);
}

TEST_CASE("A drawn tile that newer rules allow nowhere is replaced when its game is loaded", "[mechanisms]")
{
    int replaced = 0;
    for (const Saved& saved : all_saved()) {
        if (is_of_dice(saved)) continue;
        INFO(saved.name);
        Fault fault;
        std::string tile;
        {
            const Modules today = Modules::instead(all_with(boxes::base::module));
            const Owned game = load(saved, kRulesRevision, fault);
            REQUIRE(game);
            tile = drawn_tile(game->view());
        }
        if (tile.empty()) continue;
        forbidden_tile = Text(tile.c_str());
        const Modules list = Modules::instead(all_with(picky_base()));
        const Owned game = load(saved, kRulesRevision + 1, fault);
        INFO(fault.text);
        REQUIRE(game);
        REQUIRE(can_go_on(game->view()));
        replaced += drawn_tile(game->view()) != tile;
        play_to_end(*game);
    }
    CHECK(replaced > 10);
}

TEST_CASE("A game that begins anew after the load begins under the newest rules", "[mechanisms]")
{
    const Modules list = Modules::instead(all_mended());
    for (const Saved& saved : all_saved()) {
        if (is_of_dice(saved)) continue;
        INFO(saved.name);
        Fault fault;
        const Owned game = load(saved, kRulesRevision + 1, fault);
        REQUIRE(game);
        game->restart(7);
        CHECK(game->config().revision == kRulesRevision);
        CHECK(game->first_replayed() == 0);
        play_to_end(*game);
        if (game->has_history()) CHECK(game->undo(0) == Status::ok);
    }
}

TEST_CASE("A position from which a game began outlives a mended rule", "[mechanisms]")
{
    const std::vector<Saved> all = all_saved();
    const auto of_base_game =
        std::find_if(all.begin(), all.end(), [](const Saved& one) { return one.name == "preset-1-middle"; });
    REQUIRE(of_base_game != all.end());
    Fault fault;
    Owned begun;
    i32 score = 0;
    std::vector<std::string> tiles;
    Saved saved;
    {
        const Modules today = Modules::instead(all_with(boxes::base::module));
        const Owned like = load(*of_base_game, kRulesRevision + 1, fault);
        REQUIRE(like);
        begun = with_score(*like, fault);
        REQUIRE(begun);
        CHECK(begun->config().revision == kRulesRevision);
        score = begun->view().state.seat(0).score;
        tiles = named_tiles(begun->view());
        play_to_end(*begun);
        saved.bytes = written(*begun);
    }
    const Modules list = Modules::instead(all_mended());
    const Owned game = load(saved, kRulesRevision + 1, fault);
    REQUIRE(game);
    REQUIRE(game->has_start());
    CHECK(Snapshot(written(*game))[PART_BEGINNING] == Snapshot(saved.bytes)[PART_BEGINNING]);
    game->restart(begun->seed());
    CHECK(game->view().state.seat(0).score == score);
    CHECK(named_tiles(game->view()) == tiles);
}

TEST_CASE("A rule that is mended without another revision strands the games that were saved", "[mechanisms]")
{
    std::vector<Saved> all = all_saved();
    all.erase(std::remove_if(all.begin(), all.end(), is_of_dice), all.end());
    for (Saved& saved : all) {
        const Modules today = Modules::instead(all_with(boxes::base::module));
        Fault fault;
        const Owned game = load(saved, kRulesRevision, fault);
        REQUIRE(game);
        game->restart(3);
        play_to_end(*game);
        saved.bytes = written(*game);
    }
    const Modules list = Modules::instead(all_mended());
    int refused = 0;
    for (const Saved& saved : all) {
        Fault fault;
        refused += !load(saved, kRulesRevision, fault);
    }
    CHECK(refused > 5);
}

TEST_CASE("Dice games saved under an earlier revision load, and undo goes back to there", "[mechanisms]")
{
    int loaded = 0;
    for (const Saved& saved : all_saved()) {
        if (!is_of_dice(saved)) continue;
        INFO(saved.name);
        Fault fault;
        dice::Game* const game = dice::read_snapshot(saved.bytes.data(), static_cast<u32>(saved.bytes.size()), dice::kFaceTable,
                                                     nullptr, {}, fault, kRulesRevision + 1);
        REQUIRE(game);
        ++loaded;
        CHECK(dice::hash(game->rules(), game->state()) == saved.hash);
        const u32 done = game->history().count();
        if (game->has_history() && done > 1) {  // more than the first roll of the library
            Stream random{1};
            CHECK(game->undo(0) == Status::state);
            game->play_out(20, random);
            CHECK(game->undo(done) == Status::ok);
            CHECK(dice::hash(game->rules(), game->state()) == saved.hash);
        }
        dice::Game::destroy(game);
    }
    CHECK(loaded > 1);
}

TEST_CASE("A dice game saved under rules that paid other points keeps its scores", "[mechanisms]")
{
    constexpr std::uint64_t kScores = 10;  // the number of the value in a snapshot
    int loaded = 0;
    for (const Saved& saved : all_saved()) {
        Snapshot paid(saved.bytes);
        if (!is_of_dice(saved) || !paid.parts.count(PART_HISTORY)) continue;
        SnapshotParts values = split_parts(paid[PART_STATE]);
        if (values[kScores].empty()) values[kScores].resize(saved.scores.size());  // all 0
        ++values[kScores][0];
        paid[PART_STATE] = join_parts(values);
        const SnapshotBytes bytes = paid.bytes();
        for (const u32 later : {0u, 1u}) {
            INFO(saved.name << " revision " << later);
            Fault fault;
            dice::Game* const game = dice::read_snapshot(bytes.data(), static_cast<u32>(bytes.size()), dice::kFaceTable, nullptr,
                                                         {}, fault, revision_of(saved) + later);
            CHECK((game != nullptr) == (later == 1));
            if (!game) continue;
            ++loaded;
            CHECK(game->state().score[0] == saved.scores[0] + 1);
            game->restart(1);
            CHECK(game->settings().revision == kRulesRevision);
            CHECK(game->first_replayed() == 0);
            dice::Game::destroy(game);
        }
    }
    CHECK(loaded > 0);
}
