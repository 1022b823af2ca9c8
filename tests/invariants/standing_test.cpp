// SPDX-License-Identifier: MIT
// Standings of random games of every mixture, at every decision: what each seat is told that it would get is what it gets when
// the game ends there. The games wait for the host before the final scoring, and seats leave them.
#include "invariants/match.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace box_checks;

namespace {

const std::vector<bastide_tests::Mixture>& all_mixtures_of_run()
{
    static const std::vector<bastide_tests::Mixture> all = bastide_tests::mixtures();
    return all;
}

Owned begin_waiting(u64 n, bastide_tests::Dice& dice)
{
    const std::vector<bastide_tests::Mixture>& all = all_mixtures_of_run();
    Config config = inner_config(bastide_tests::any_setup(all[n % all.size()], n, dice));
    config.stops_before_final = true;
    return begin(config);
}

Action resignation_of(int seat)
{
    Action action;
    action.kind = ActionKind::resign;
    action.seat = static_cast<u8>(seat);
    return action;
}

/// Any legal action. In every fourth game one in eighty is that of a seat that leaves.
Action any_action_or_resignation(const Game& game, u64 n, RandomSource& random)
{
    const int seat = static_cast<int>(random.below(game.rules().config.seats));
    if (n % 4 == 3 && random.one_in(80) && !game.view().is_out(seat)) return resignation_of(seat);
    const std::vector<Action> options = options_of(game);
    std::vector<const Action*> all;
    for (const Action& option : options) all.push_back(&option);
    return *any_of_any_kind(all, random);
}

std::string play(u64 n, std::map<bool, int>& compared)
{
    bastide_tests::Dice dice(n * 353 + 11);
    RandomSource random(n * 40503 + 7);
    Complaints wrong;
    const Owned game = begin_waiting(n, dice);
    while (!game->view().state.header().over && wrong.text().empty()) {
        ++compared[check_standing(*game, wrong)];
        Verdict verdict;
        wrong.expect(game->apply(any_action_or_resignation(*game, n, random), verdict) == Status::ok,
                     "a listed action is not done");
    }
    return wrong.text().empty() ? "" : wrong.text() + "\n" + script_of(*game);
}

}  // namespace

TEST_CASE("A standing is what the seats get when the game ends now", "[standing]")
{
    std::map<bool, int> compared;
    bastide_tests::each_game("standings", 1440, [&](u64 n) {
        const std::string fault = play(n, compared);
        if (!fault.empty()) FAIL("game " << n << ": " << fault << bastide_tests::sample_again("[standing]"));
    });
    CHECK(compared[true] > 6 * compared[false]);  // a walk of the dragon, a flock, a mage, tokens cannot be passed
}
