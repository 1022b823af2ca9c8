// SPDX-License-Identifier: MIT
// The longest games with towers stay within the bounds: very many pieces, three seats that hold pieces of each other, and no
// ransom although all seats could pay one.
#include "invariants/match.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace box_checks;

namespace {

Config config_of_game(u64 n)
{
    bastide_tests::Setup setup = bastide_tests::seeded(n, 3);
    setup.choices = {bastide_tests::choose_set(BASTIDE_SET_BASE), bastide_tests::choose_set(BASTIDE_SET_TOWER),
                     bastide_tests::choose_option(BASTIDE_OPTION_TOWER_RANSOM_WITHOUT_MINIMUM),
                     bastide_tests::choose_pieces(BASTIDE_PIECE_TOWER_PIECE, 90)};
    return inner_config(setup);
}

/// Builds in nearly every turn, and captures only pieces that lead to no exchange.
bool makes_it_longer(const Observation& observed, const Action& option, bool builds, RandomSource& random)
{
    if (option.kind == ActionKind::place) return true;
    if (option.kind == ActionKind::deploy) return (option.piece == static_cast<u16>(PieceKind::tower_piece)) == builds;
    if (option.kind != ActionKind::take || random.one_in(3)) return false;
    const u8 owner = observed.view.state.piece(PieceId(option.piece)).owner;
    return owner != option.seat && !tower::is_held(observed, option.seat, owner);
}

Action longest(const Observation& observed, RandomSource& random)
{
    const bool builds = !random.one_in(observed.view.state.header().turn < 20 ? 2 : 33);
    std::vector<Action> some;
    for (const Action& option : observed.options)
        if (makes_it_longer(observed, option, builds, random)) some.push_back(option);
    if (some.empty()) some = observed.options_of(ActionKind::pass);
    return random.any_of(some.empty() ? observed.options : some);
}

}  // namespace

TEST_CASE("Games with towers that are as long as can be stay within the bounds", "[TOWER-SEQ-01]")
{
    Seen seen;
    bastide_tests::each_game("long games with towers", 60, [&](u64 n) {
        INFO("game " << n);
        CHECK(Match(config_of_game(n), n, true, seen, longest).play() == "");
    });
}
