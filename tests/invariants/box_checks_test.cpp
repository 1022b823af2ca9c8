// SPDX-License-Identifier: MIT
// Random games of every mixture of the boxes that the reference knows, with any options and house rules. ./dev soak plays more of
// them.
#include <cstdio>
#include <fstream>
#include <sstream>

#include "invariants/match.hpp"
#include "source_tree.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace box_checks;

namespace {

bool is_in_reference(const bastide_tests::Mixture& mixture)
{
    const auto has_row = [](i32 set) {
        return std::any_of(set_checks().begin(), set_checks().end(),
                           [&](const SetCheck& check) { return static_cast<i32>(check.set) == set; });
    };
    return std::all_of(mixture.choices.begin(), mixture.choices.end(),
                       [&](const bastide_choice& c) { return c.kind != BASTIDE_CHOICE_SET || has_row(c.id); });
}

const std::vector<bastide_tests::Mixture>& reference_mixtures()
{
    static const std::vector<bastide_tests::Mixture> all = [] {
        std::vector<bastide_tests::Mixture> list = bastide_tests::mixtures();
        list.erase(std::remove_if(list.begin(), list.end(), [](const auto& mixture) { return !is_in_reference(mixture); }),
                   list.end());
        return list;
    }();
    return all;
}

/// Bushes on tiles with a village, if the option that uses them is on.
void draw_bushes(Config& config, bastide_tests::Dice& dice)
{
    if (config.options[index_of(Option::bushes_do_not_end_roads)] == 0) return;
    const reference::TileTable& printed = printed_tiles(config);
    for (u32 tile = 0; tile < printed.types.size(); ++tile)
        if (has_village(printed.types[tile]) && !dice.once_in(3)) config.bushes[tile / 64] |= u64{1} << (tile % 64);
}

Config config_of_game(u64 n)
{
    const std::vector<bastide_tests::Mixture>& all = reference_mixtures();
    bastide_tests::Dice dice(n * 977 + 1);
    Config config = inner_config(bastide_tests::any_setup(all[n % all.size()], n, dice));
    draw_bushes(config, dice);
    return config;
}

/// Whether a game tries unlisted actions too. The first games do, and a share of the later ones, because a million such games
/// find no more. The share has no common factor with most numbers of mixtures, so every mixture has such games.
bool is_thorough(u64 n) { return n < 1000 || n % 23 == 0; }

}  // namespace

TEST_CASE(
    "Random games of every mixture keep every promise and agree with the reference",
    "[mixtures][AM-SEQ-01][AM-SEQ-03][BARN-PLACE-03][WAGON-MOVE-08][ABBEY-END-03][TOWER-SEQ-01][TOWER-SEQ-02][TOWER-CAPTURE-03]"
    "[TOWER-EXCHANGE-05]")
{
    Seen seen;
    const i64 played = bastide_tests::each_game("games of every mixture", 450, [&](u64 n) {
        const std::string fault = Match(config_of_game(n), n, is_thorough(n), seen).play();
        if (!fault.empty()) FAIL("game " << n << ": " << fault << bastide_tests::sample_again("[mixtures]"));
    });
    if (bastide_tests::tells_progress())
        std::fprintf(stderr, "compared with the reference: %d mixtures, %d turns, %d final scorings, %d lists of targets\n",
                     static_cast<int>(std::min<i64>(static_cast<i64>(reference_mixtures().size()), played)),
                     seen.rare["turns compared"], seen.rare["final scorings compared"], seen.rare["lists of targets compared"]);
    for (const SetCheck& check : set_checks())
        if (check.came_up && seen.games[check.set] >= 100) check.came_up(seen);
}

TEST_CASE("Games in which a soak found a fault go well", "[HOUSE-BAG-02][HOUSE-DRAW-01][ABBEY-END-01][ABBEY-END-02]")
{
    // Former bugs: abbeys could be declined forever while the tiles left fitted nowhere; a round without a placement ended the
    // game before the turn in which an abbey could be placed.
    for (const char* name : {"tile_that_fits_nowhere", "round_without_placement"}) {
        std::stringstream text;
        text << std::ifstream(std::string(BASTIDE_TEST_DATA "/soak/") + name + ".script").rdbuf();
        const std::string script = text.str();
        Fault fault;
        const Owned recorded(read_script(Text(script.data(), static_cast<u32>(script.size())), {}, {}, fault));
        INFO(name << ": " << static_cast<const char*>(fault.text));
        REQUIRE(recorded);
        REQUIRE(recorded->view().state.header().over);
        u32 next = 0;
        const auto as_recorded = [&](const Observation&, RandomSource&) { return recorded->history().at(next++); };
        Seen seen;
        CHECK(Match(recorded->config(), 0, true, seen, as_recorded).play() == "");
        CHECK(next == recorded->history().count());
    }
}
