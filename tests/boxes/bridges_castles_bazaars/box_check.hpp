// SPDX-License-Identifier: MIT
// Bridges, Castles & Bazaars: which cities are offered as castles and what castles are paid, by the reference's board; that the
// open tiles and those won at a bazaar add up, and that points of a bazaar only change hands.
#pragma once

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "boxes/bridges_castles_bazaars/bridge_check.hpp"
#include "invariants/box_check.hpp"
#include "play/racks.hpp"
#include "support/catch.hpp"

namespace box_checks::bridges_castles_bazaars {

using namespace bastide;

/// What happened so far in the game that is played now.
struct Memory {
    u64 game = ~u64{0};
    u64 next = 0;  ///< the first event not heard
    bool is_known = false;
    std::map<int, reference::Board::ScoredCastle> expected;  ///< by feature: the castles that the next scoring pays
    std::vector<reference::Piece> pieces;
};

inline Memory& memory()
{
    static Memory memory;
    return memory;
}

inline Rack won_by(const Observation& observed, int seat)
{
    return rack_of(observed.view.rules, ModuleId::bridges_castles_bazaars, seat);
}

inline u32 count_open(const Observation& observed) { return count_tiles(observed.view, won_by(observed, kNature)); }

inline bool is_auction(StepKind step)
{
    return step == StepKind::bazaar_choose || step == StepKind::bazaar_bid || step == StepKind::bazaar_sell;
}

/// CASTLE-SCORE-01 to -14: hears what castles were paid since the decision before.
inline void check_paid(const Observation& observed, Memory& now)
{
    const Log& log = observed.game.log();
    for (; now.next < log.next(); ++now.next) {
        const Event& event = log.at(now.next);
        if (event.kind != EventKind::scored || event.reward != Reward::castle) continue;
        observed.seen.rare["castles paid"] += event.points > 0;
        if (!now.is_known || event.points == 0) continue;
        const int feature = feature_number(observed.view, observed.board, event.feature);
        const auto found = now.expected.find(feature);
        observed.wrong.expect(found != now.expected.end(), "a castle is paid that is not due");
        if (found == now.expected.end()) continue;
        const reference::Board::ScoredCastle& castle = found->second;
        const std::vector<int>& offered = castle.offered;
        const bool is_offered = std::find(offered.begin(), offered.end(), event.points) != offered.end();
        const bool may_choose = observed.has(Option::castle_points_chosen);
        observed.wrong.expect(may_choose ? is_offered || offered.empty() : event.points == castle.points,
                              "a castle is paid other points");
        observed.wrong.expect(now.pieces[static_cast<std::size_t>(castle.follower)].seat == event.seat,
                              "a castle pays another seat");
        observed.seen.rare["chains of castles"] += offered.empty();
        observed.seen.rare["castles with a choice"] += offered.size() > 1;
    }
}

/// What the next scoring pays, as long as no castle can be built before it.
inline void expect_payments(const Observation& observed, Memory& now)
{
    const StepKind step = observed.step();
    const bool is_before_scoring = step == StepKind::act || step == StepKind::phantom;
    if (step == StepKind::castle_points) return;
    // A building on the tile just placed adds to what castles copy, and a tunnel token may complete a road.
    const auto builds = [&](const Action& action) {
        const PieceKind kind = static_cast<PieceKind>(action.piece_kind);
        if (action.kind == ActionKind::move)
            return observed.view.state.piece(PieceId(action.piece)).kind == PieceKind::tunnel_token;
        return action.kind == ActionKind::deploy && kind >= PieceKind::little_tower && kind <= PieceKind::little_shed;
    };
    const bool can_build = std::any_of(observed.options.begin(), observed.options.end(), builds);
    now.is_known = is_before_scoring && observed.view.state.header().last && !can_build;
    now.expected.clear();
    now.pieces = observed.pieces.list();
    if (!now.is_known) return;
    for (const reference::Board::ScoredCastle& castle : observed.board.scored_castles(observed.pieces.list()))
        now.expected[castle.feature] = castle;
}

/// CASTLE-BUILD-01, -07: a complete city of two tiles with one follower, whose owner decides and has a castle left.
inline void check_build(const Observation& observed, Memory& now)
{
    if (observed.step() != StepKind::castle_build) return;
    now.is_known = false;
    Subject subject;
    pending(observed.view).code->about(observed.view, pending(observed.view).step, subject);
    const int number = feature_number(observed.view, observed.board, subject.segment);
    const reference::Feature& city = observed.board.features()[static_cast<std::size_t>(number)];
    const bool is_small = city.kind == reference::SegmentKind::city && city.complete && city.tiles.size() == 2;
    observed.wrong.expect(is_small && city.segments.size() == 2 && !city.is_besieged, "no small city is offered as a castle");
    int followers = 0;
    for (const reference::Piece& piece : observed.pieces.list()) {
        if (!reference::is_follower(piece.kind) || observed.board.feature_under(piece) != number) continue;
        ++followers;
        observed.wrong.expect(piece.seat == pending(observed.view).seat, "another seat decides about a castle");
    }
    observed.wrong.expect(followers == 1, "a castle is offered to several followers");
    observed.wrong.expect(observed.options.size() == 2 && observed.can_pass(), "a castle has a third choice");
    observed.seen.rare["castles offered"] += 1;
}

/// BAZAAR-REVEAL-01, BAZAAR-AUCTION-07: during an auction as many tiles are open as seats lack one.
inline void check_bazaar(const Observation& observed)
{
    u32 lacking = 0;
    u32 won = 0;
    for (int seat = 0; seat < observed.seats(); ++seat) {
        const u32 has = count_tiles(observed.view, won_by(observed, seat));
        won += has;
        lacking += has == 0 && !observed.view.is_out(seat);
        observed.wrong.expect(has <= 1, "a seat won two tiles");
    }
    if (is_auction(observed.step()))
        observed.wrong.expect(count_open(observed) >= lacking && lacking > 0, "the open tiles do not suffice");
    else if (observed.step() != StepKind::draw)
        observed.wrong.expect(count_open(observed) == 0, "tiles lie open without an auction");
    observed.seen.rare["decisions of auctions"] += is_auction(observed.step());
    observed.seen.rare["decisions of a round"] += won > 0 && !is_auction(observed.step());
    if (observed.has(Option::without_bazaars)) observed.wrong.expect(won + count_open(observed) == 0, "a bazaar is held");
}

inline void check_decision(const Observation& observed)
{
    Memory& now = memory();
    if (now.game != observed.number || observed.game.log().next() < now.next) {
        now = {};
        now.game = observed.number;
    }
    check_paid(observed, now);
    expect_payments(observed, now);
    check_build(observed, now);
    check_bazaar(observed);
    bridges::at_decision(observed);
}

inline void end(const Observation& observed)
{
    bridges::end(observed);
    Memory& now = memory();
    if (now.game == observed.number) check_paid(observed, now);
    for (int seat = 0; seat < observed.seats(); ++seat)
        observed.wrong.expect(count_tiles(observed.view, won_by(observed, seat)) == 0, "a tile that was won was never placed");
}

/// Castles are built more often than not, and bids stay low.
inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    if (const Action* bridge = bridges::prefer(observed, random)) return bridge;
    if (observed.step() == StepKind::castle_build && !random.one_in(4)) return &observed.options.front();
    if (!is_auction(observed.step()) || random.one_in(8)) return nullptr;
    std::vector<const Action*> low;
    for (const Action& action : observed.options)
        if (action.kind != ActionKind::bid || action.points < 6) low.push_back(&action);
    return low.empty() ? nullptr : random.any_of(low);
}

inline void came_up(const Seen& seen)
{
    bridges::came_up(seen);
    CHECK(seen.rare.at("castles offered") > 10);
    CHECK(seen.rare.at("castles paid") > 5);
    CHECK(seen.rare.at("decisions of auctions") > 100);
    CHECK(seen.rare.at("decisions of a round") > 100);
    CHECK(seen.rewards.at(Reward::bazaar_paid) > 20);
}

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::bridges_castles_bazaars,
             .after_scoring = {StepKind::bazaar_choose, StepKind::bazaar_bid, StepKind::bazaar_sell},
             .within_scoring = {StepKind::castle_points},
             .trades = {Reward::castle, Reward::bazaar_paid, Reward::bazaar_sold},
             .removals = {Cause::castle_built},
             .at_decision = check_decision,
             .end = end,
             .prefer = prefer,
             .came_up = came_up}};
}

}  // namespace box_checks::bridges_castles_bazaars
