// SPDX-License-Identifier: MIT
// Abbey & Mayor: a second implementation, written from the rules page, of holes, abbeys, barns and the targets of wagons.
#pragma once

#include <set>

#include "boxes/house/hands.hpp"
#include "invariants/box_check.hpp"
#include "play/drawing.hpp"
#include "play/placing.hpp"
#include "play/racks.hpp"
#include "support/catch.hpp"

namespace box_checks::abbey_mayor {

using namespace bastide;

// ---- abbeys ----

/// Whether no land tile is left, neither in the bag nor in a hand (ABBEY-END-02).
inline bool is_last_tile_gone(const View& view)
{
    bool gone = count_to_draw(view) == 0;
    for (int seat = 0; seat < view.rules.config.seats; ++seat) gone = gone && !has_tile_in_hand(view, seat);
    return gone;
}

/// Whether seats must place their abbeys once no tile is left, in either reading (AM-OPT-01, AM-NOTE-01).
inline bool is_forced_rule(const View& view)
{
    return view.rules.option(Option::abbey_end_rule) == 0 || view.rules.option(Option::abbey_end_rule) == 3;
}

/// Whether some tile in the bag or in a visible hand fits somewhere.
inline bool any_tile_fits(const View& view)
{
    bool fits = false;
    const bool can_draw = count_to_draw(view) > 0;  // tiles under hills are among those of the bag
    for (int i = 1; i <= view.rules.tiles.count && can_draw; ++i) {
        const bool waits = is_waiting_type(view.rules, TileId(i)) &&
                           count_waiting(view) > 0;  // as dragon tiles do: without a volcano they never come
        fits = fits || (!waits && view.state.left(TileId(i)) > 0 && has_placement(view, TileId(i)));
    }
    for (int seat = 0; seat < view.rules.config.seats; ++seat)
        for_each_rack_of(view.rules, seat, [&](const Rack& rack) {
            if (rack.is_wild) return;
            for_each_held(view, rack, [&](TileId held) {
                const bool waits = why_not_yet(view, rack, held) != Reason::none;  // a lake behind tiles that fit nowhere
                fits = fits || (!waits && has_placement(view, held));
            });
        });
    return fits;
}

inline void check_abbey(const Observation& observed)
{
    const Decision decision = pending(observed.view);
    const bool is_last = is_last_tile_gone(observed.view);
    const bool is_forced = is_forced_rule(observed.view);
    const bool can_pass = observed.can_pass();
    observed.wrong.expect(decision.seat == observed.view.state.header().active,
                          "an abbey is asked of a seat that is not on turn");
    observed.wrong.expect(observed.view.lasting(ModuleId::abbey_mayor, decision.seat) > 0,
                          "an abbey is asked of a seat without one");
    observed.wrong.expect(!can_pass || !is_forced || !is_last, "an abbey is not forced");
    observed.wrong.expect(can_pass || (is_forced && !any_tile_fits(observed.view)), "an abbey is forced wrongly");
    observed.seen.rare["an abbey is asked for behind the last tile"] += is_last;
}

/// The holes that an abbey may fill (CULT-PLACE-05).
inline std::vector<reference::Cell> holes_for_abbeys(const Observation& observed)
{
    std::vector<reference::Cell> holes = observed.board.holes();
    std::erase_if(holes, [&](reference::Cell hole) { return observed.board.is_banned(reference::Building::monastery, hole); });
    return holes;
}

inline void compare_holes(const Observation& observed)
{
    Thing things[256];
    Things list(things, 256);
    for (ShowHook hook : observed.view.rules.on.show) hook(observed.view, ThingKind::abbey_hole, list);
    std::vector<reference::Cell> mine;
    for (u32 i = 0; i < list.count(); ++i) mine.push_back({things[i].cell.x, things[i].cell.y});
    observed.wrong.expect(mine == holes_for_abbeys(observed), "holes differ");
}

inline void check_stock(const Observation& observed)
{
    const StockFacts abbeys = stock(observed.view, observed.view.rules.wild);
    observed.wrong.expect(abbeys.held + abbeys.placed == static_cast<u32>(observed.seats()) && abbeys.removed == 0,
                          "an abbey is lost");
    // A game also ends when the tiles left in hands fit nowhere and all have declined to place their abbeys.
    const bool forced = is_forced_rule(observed.view) && is_last_tile_gone(observed.view);
    const int next = (observed.view.state.header().active + 1) % observed.seats();
    const bool is_nobodys = observed.view.rules.option(Option::abbey_end_rule) == 3  // in the stricter reading one seat is enough
                                ? observed.view.lasting(ModuleId::abbey_mayor, next) == 0
                                : abbeys.held == 0;
    observed.wrong.expect(!forced || is_nobodys || holes_for_abbeys(observed).empty(),
                          "the game ends while an abbey must be placed");
}

// ---- barns ----

/// Checks that each barn is on a corner where four tiles show only field, and in the right field.
inline void check_barn(const Observation& observed, const reference::Piece& barn)
{
    const int field = observed.board.field_around_corner(barn.x, barn.y, barn.spot);
    observed.wrong.expect(field >= 0, "a barn stands on no corner of fields");
    bool found = false;
    observed.for_each_piece([&](u16, const Piece& piece) {
        found = found || (piece.spot == Spot::corner && feature_number(observed.view, observed.board, NodeId(piece.at)) == field);
    });
    observed.wrong.expect(found, "a barn stands in another field");
}

inline bool is_barn(const Action& action)
{
    return action.kind == ActionKind::deploy && action.piece == static_cast<u16>(PieceKind::barn);
}

/// Prefers barns, which are rare, where they send farmers home.
inline const Action* barn_among_farmers(const Observation& observed)
{
    const StateView state = observed.view.state;
    for (const Action& option : observed.options) {
        if (!is_barn(option)) continue;
        const Placed& tile = state.placed(tile_at(state, option.cell));
        const int corner = option.segment - kFirstCorner;
        const int segment = observed.view.rules.tiles.at(tile.tile).segment_at[port_of_slot(2 * corner)] - 1;
        if (is_occupied(state, root_of(state, node_of(tile, segment)))) return &option;
    }
    return nullptr;
}

// ---- wagons ----

using Target = std::pair<int, int>;  // index of a placed tile, segment

/// The targets of the waiting wagon, computed a second time from the rules page.
class Wagons {
public:
    explicit Wagons(const Observation& observed) : observed_(observed), view_(observed.view), board_(observed.board) {}

    void check() const
    {
        const Decision decision = pending(view_);
        const u16 wagon = first_waiting();
        observed_.wrong.expect(wagon != 0, "no wagon waits");
        if (wagon == 0) return;
        const Piece& piece = view_.state.piece(PieceId(wagon));
        observed_.wrong.expect(decision.seat == piece.owner, "the wrong owner is asked");
        const NodeId from(piece.at);
        std::set<Target> mine;
        std::size_t passes = 0;
        for (const Action& option : observed_.options) {
            passes += option.kind == ActionKind::pass;
            if (option.kind != ActionKind::move) continue;
            observed_.wrong.expect(option.piece == wagon, "another wagon is moved");
            mine.emplace(board_.tile_at(option.cell.x, option.cell.y), option.segment);
        }
        const Target spot{view_.state.node(from).tile.raw - 1, segment_index(view_.state, from)};
        const int left = board_.feature_at(reference::PlacedSegment{spot.first, spot.second});
        std::set<Target> theirs = is_castle(left)                             ? fief_targets(left)
                                  : view_.rules.has(Option::wagon_move_rule)  ? linked_targets(spot)
                                  : view_.rules.has(Option::wagon_far_travel) ? far_targets(spot)
                                                                              : near_targets(spot.first);
        std::erase_if(theirs, [&](Target target) { return is_shut(view_, PieceKind::wagon, PlacedId(target.first + 1)); });
        observed_.wrong.expect(mine == theirs, "targets of a wagon differ");
        observed_.wrong.expect(passes == 1, "a wagon cannot go home");
    }

private:
    u16 first_waiting() const
    {
        u16 best = 0;
        int nearest = kMaxSeats;
        const int seats = view_.rules.config.seats;
        for (int i = 1; i <= view_.rules.layout.piece_count; ++i) {
            const Piece& piece = view_.state.piece(PieceId(i));
            const int turns = (piece.owner - view_.state.header().active + seats) % seats;
            if (piece.spot != Spot::moving || turns >= nearest) continue;
            nearest = turns;
            best = static_cast<u16>(i);
        }
        return best;
    }

    bool is_castle(int number) const { return board_.is_castle(number, observed_.pieces.list()); }

    /// Whether a castle was scored: then it stands on the earlier of its tiles.
    bool is_closed_castle(int number) const
    {
        for (const reference::Piece& piece : observed_.pieces.list())
            if (piece.kind == reference::PieceKind::castle && board_.feature_under(piece) == number)
                return board_.tile_at(piece.x, piece.y) == board_.features()[static_cast<std::size_t>(number)].tiles.front();
        return true;
    }

    /// CASTLE-WAGON-01
    std::set<Target> fief_targets(int castle) const
    {
        const auto under = board_.features()[static_cast<std::size_t>(castle)].tiles;
        const reference::PlacedTile& one = board_.tiles()[static_cast<std::size_t>(under[0])];
        const reference::PlacedTile& other = board_.tiles()[static_cast<std::size_t>(under[1])];
        const int wide = one.x == other.x ? 1 : 0;
        std::set<Target> found;
        for (int y = std::min(one.y, other.y) - 1 + wide; y <= std::max(one.y, other.y) + 1 - wide; ++y)
            for (int x = std::min(one.x, other.x) - wide; x <= std::max(one.x, other.x) + wide; ++x) {
                const int there = board_.tile_at(x, y);
                for (int segment = 0; there >= 0 && segment < static_cast<int>(board_.type_at(there).segments.size()); ++segment)
                    if (is_free(Target{there, segment})) found.emplace(there, segment);
            }
        return found;
    }

    bool is_passage(int number) const
    {
        if (is_castle(number)) return view_.rules.has(Option::wagon_enters_castles);  // AM-NOTE-10
        const reference::SegmentKind kind = board_.features()[static_cast<std::size_t>(number)].kind;
        return kind == reference::SegmentKind::city || kind == reference::SegmentKind::road ||
               kind == reference::SegmentKind::monastery || kind == reference::SegmentKind::abbacy ||
               kind == reference::SegmentKind::hut;
    }

    /// Of a road with a labyrinth an arm may be free, or the labyrinth alone (LAB-06).
    bool is_free(Target spot) const
    {
        const reference::PlacedSegment placed{spot.first, spot.second};
        const int number = board_.feature_at(placed);
        const bool is_done =
            is_castle(number) ? is_closed_castle(number) : board_.features()[static_cast<std::size_t>(number)].complete;
        const bool is_taken =
            board_.is_taken(placed, observed_.pieces.list()) || board_.has_other_role(placed, observed_.pieces.list());
        return is_passage(number) && !is_done && !is_taken;
    }

    template <class Visit>
    void for_each_spot_around(int tile, Visit&& visit) const
    {
        const reference::PlacedTile& centre = board_.tiles()[static_cast<std::size_t>(tile)];
        for (int y = centre.y - 1; y <= centre.y + 1; ++y) {
            for (int x = centre.x - 1; x <= centre.x + 1; ++x) {
                const int there = board_.tile_at(x, y);
                for (int segment = 0; there >= 0 && segment < static_cast<int>(board_.type_at(there).segments.size()); ++segment)
                    visit(Target{there, segment}, board_.feature_at(reference::PlacedSegment{there, segment}));
            }
        }
    }

    std::set<Target> near_targets(int tile) const
    {
        std::set<Target> found;
        for_each_spot_around(tile, [&](Target spot, int) {
            if (is_free(spot)) found.insert(spot);
        });
        return found;
    }

    std::set<Target> far_targets(Target from) const
    {
        std::set<Target> found;
        std::set<int> seen{from.first};
        std::vector<int> to_visit{from.first};
        while (!to_visit.empty()) {
            const int tile = to_visit.back();
            to_visit.pop_back();
            for_each_spot_around(tile, [&](Target spot, int number) {
                if (is_free(spot)) found.insert(spot);
                if (is_free(spot) || !is_passage(number)) return;
                for (const reference::PlacedSegment& next : board_.features()[static_cast<std::size_t>(number)].segments)
                    if (seen.insert(next.tile).second) to_visit.push_back(next.tile);
            });
        }
        return found;
    }

    std::set<Target> linked_targets(Target from) const
    {
        std::set<int> linked;
        const int scored = board_.feature_at(reference::PlacedSegment{from.first, from.second});
        for (const reference::PlacedSegment& placed : board_.features()[static_cast<std::size_t>(scored)].segments) {
            const reference::TileType& type = board_.type_at(placed.tile);
            for (const auto& [a, b] : type.wagon) {
                if (a == placed.segment) linked.insert(board_.feature_at(reference::PlacedSegment{placed.tile, b}));
                if (b == placed.segment) linked.insert(board_.feature_at(reference::PlacedSegment{placed.tile, a}));
            }
            for (int side = 0; side < kSides; ++side) link_over_side(placed, side, linked);
        }
        std::set<Target> found;
        for (int number : linked)
            for (const reference::PlacedSegment& placed : board_.features()[static_cast<std::size_t>(number)].segments)
                if (is_free(Target{placed.tile, placed.segment})) found.emplace(placed.tile, placed.segment);
        return found;
    }

    /// Adds the feature that is linked over a side: from an abbey the feature that ends at it, and the other way round.
    void link_over_side(const reference::PlacedSegment& placed, int side, std::set<int>& linked) const
    {
        const reference::PlacedTile& tile = board_.tiles()[static_cast<std::size_t>(placed.tile)];
        const int other = board_.tile_at(tile.x + kStepX[side], tile.y + kStepY[side]);
        if (other < 0) return;
        if (board_.type_at(placed.tile).abbey) {
            for (const int there : at_side(other, (side + 2) % 4))
                linked.insert(board_.feature_at(reference::PlacedSegment{other, there}));
        } else if (board_.type_at(other).abbey) {
            const std::vector<int> own = at_side(placed.tile, side);
            if (std::find(own.begin(), own.end(), placed.segment) != own.end())
                linked.insert(board_.feature_at(reference::PlacedSegment{other, 0}));
        }
    }

    /// The city or road on a side of a placed tile as it lies, or the two cities that share it.
    std::vector<int> at_side(int tile, int side) const
    {
        std::vector<int> found;
        if (const int whole = board_.segment_on_side(tile, side); whole >= 0) found.push_back(whole);
        const int printed = (side + 4 - board_.tiles()[static_cast<std::size_t>(tile)].rotation) % 4;
        for (const int half : {2 * printed, 2 * printed + 1})
            if (const int city = board_.type_at(tile).on_half[static_cast<std::size_t>(half)]; city >= 0) found.push_back(city);
        return found;
    }

    const Observation& observed_;
    View view_;
    const reference::Board& board_;
};

// ---- the checks ----

inline void check_decision(const Observation& observed)
{
    const StepKind step = observed.step();
    if (step == StepKind::abbey_place) check_abbey(observed);
    if (step == StepKind::wagon_move) Wagons(observed).check();
    if (observed.has_new_tiles) compare_holes(observed);
    for (const reference::Piece& piece : observed.pieces.list())
        if (piece.kind == reference::PieceKind::barn) check_barn(observed, piece);
}

/// Keeps abbeys for the end in every second game.
inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    if (observed.step() == StepKind::abbey_place && observed.number % 2 == 0 && observed.can_pass() && !random.one_in(12))
        return &observed.options.back();
    if (observed.step() != StepKind::act) return nullptr;
    const Action* barn = barn_among_farmers(observed);
    if (barn && random.one_in(2)) return barn;
    std::vector<const Action*> others;
    for (const Action& option : observed.options)
        if (!is_barn(option)) others.push_back(&option);
    return random.one_in(6) ? nullptr : any_of_any_kind(others, random);
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.steps.at(StepKind::abbey_place) > 100);
    CHECK(seen.rare.at("an abbey is asked for behind the last tile") > 10);
    CHECK(seen.kinds.at(ActionKind::move) > 100);
    CHECK(seen.rewards.at(Reward::barn_placed) > 10);
    CHECK(seen.rewards.at(Reward::barn_joined) > 10);
}

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::abbey_mayor,
             .after_scoring = {StepKind::wagon_move},
             .at_decision = check_decision,
             .end = check_stock,
             .prefer = prefer,
             .came_up = came_up}};
}

}  // namespace box_checks::abbey_mayor
