// SPDX-License-Identifier: MIT
// Holds positions and turns of the library against the referee, which is asked anew each time, and wagons against a second
// reading of their rules.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "house/game.hpp"
#include "house/observe.hpp"
#include "referee/referee.hpp"

namespace abbey_contract {

using namespace bastide;

// ---- complaints ----------------------------------------------------------------------------------------------------------

/// The first thing that is wrong.
class Complaints {
public:
    void expect(bool good, const char* what)
    {
        if (!good && text_.empty()) text_ = what;
    }
    const std::string& text() const { return text_; }

private:
    std::string text_;
};

// ---- the referee ---------------------------------------------------------------------------------------------------------

using Target = std::pair<int, int>;                  // index of a placed tile, segment
using Account = std::map<std::pair<int, int>, int>;  // referee's feature and seat, points

inline referee::PieceKind referee_kind(PieceKind kind)
{
    switch (kind) {
        case PieceKind::tower_piece: return referee::PieceKind::tower_piece;
        case PieceKind::mayor: return referee::PieceKind::mayor;
        case PieceKind::wagon: return referee::PieceKind::wagon;
        case PieceKind::barn: return referee::PieceKind::barn;
        default: return referee::PieceKind::follower;
    }
}

/// The pieces on the board by rising id, as the referee wants them.
class Pieces {
public:
    const std::vector<u16>& ids() const { return ids_; }
    const std::vector<referee::Piece>& list() const { return list_; }

    /// The id must be above all others.
    void append(u16 id, const referee::Piece& piece)
    {
        ids_.push_back(id);
        list_.push_back(piece);
    }

    void put(u16 id, const referee::Piece& piece)
    {
        remove(id);
        const auto above = std::lower_bound(ids_.begin(), ids_.end(), id);
        list_.insert(list_.begin() + (above - ids_.begin()), piece);
        ids_.insert(above, id);
    }

    void remove(u16 id)
    {
        const auto found = std::find(ids_.begin(), ids_.end(), id);
        if (found == ids_.end()) return;
        list_.erase(list_.begin() + (found - ids_.begin()));
        ids_.erase(found);
    }

private:
    std::vector<u16> ids_;
    std::vector<referee::Piece> list_;
};

inline Pieces pieces_on_board(const View& view)
{
    Pieces pieces;
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        if (piece.spot != Spot::segment && piece.spot != Spot::corner) continue;
        const Node& node = view.state.node(NodeId(piece.at));
        const Cell cell = cell_of(view.state.placed(node.tile));
        const int spot = piece.spot == Spot::corner ? piece.corner : part_of(view.state, NodeId(piece.at));
        pieces.append(static_cast<u16>(i), {referee_kind(piece.kind), piece.owner, cell.x, cell.y, spot});
    }
    return pieces;
}

inline std::vector<referee::PlacedTile> placed_tiles(const View& view)
{
    std::vector<referee::PlacedTile> tiles;
    for (int i = 1; i <= view.state.header().placed; ++i) {
        const Placed& tile = view.state.placed(PlacedId(i));
        tiles.push_back({tile.tile.row().raw - 1, cell_of(tile).x, cell_of(tile).y, tile.tile.rotation()});
    }
    return tiles;
}

/// The house rules of a game that the referee knows.
inline referee::House house_of(const Rules& rules)
{
    referee::House house;
    house.without_farmers = rules.has(Option::play_without_farmers);
    house.small_cities = rules.has(Option::small_city_two_points);
    house.unfinished_worth = !rules.has(Option::no_points_for_unfinished);
    house.bounded = rules.has(Option::bounded_table);
    house.edge_completes = rules.has(Option::table_edge_completes);
    house.west = rules.option(Option::table_min_x);
    house.east = rules.option(Option::table_max_x);
    house.north = rules.option(Option::table_min_y);
    house.south = rules.option(Option::table_max_y);
    return house;
}

/// The referee of one game. He makes his board from the list of placed tiles alone, anew whenever that is another list than
/// before.
class Referee {
public:
    Referee(const referee::TileTable& table, const referee::House& house) : table_(table), house_(house) {}

    const referee::Board& board(const View& view)
    {
        std::vector<referee::PlacedTile> tiles = placed_tiles(view);
        if (!board_ || board_->tiles() != tiles) board_.emplace(table_, std::move(tiles), house_);
        return *board_;
    }

private:
    const referee::TileTable& table_;
    referee::House house_;
    std::optional<referee::Board> board_;
};

/// The referee's number of a feature.
inline int feature_number(const View& view, const referee::Board& board, NodeId id)
{
    const Node& node = view.state.node(id);
    return board.feature_at(referee::Part{node.tile.raw - 1, part_of(view.state, id)});
}

/// Holds one position against the referee's board of the same tiles.
class Witness {
public:
    Witness(const Game& game, Referee& judge, Complaints& wrong)
        : view_(game.view()), board_(judge.board(view_)), pieces_(pieces_on_board(view_).list()), wrong_(wrong)
    {
    }

    void check_features()
    {
        std::vector<int> of_root(view_.state.header().nodes + 1u, -1);  // the referee's number of the feature of each root
        std::vector<bool> seen(board_.features().size());
        for (int i = 1; i <= view_.state.header().nodes; ++i) {
            const NodeId root = root_of(view_.state, NodeId(i));
            const int mine = feature_number(view_, board_, NodeId(i));
            const auto number = static_cast<std::size_t>(mine);
            if (of_root[root.raw] >= 0) {
                wrong_.expect(of_root[root.raw] == mine, "a feature is one here and two there");
                continue;
            }
            of_root[root.raw] = mine;
            wrong_.expect(!seen[number], "a feature is two here and one there");
            seen[number] = true;
            check_feature(root, board_.features()[number], mine);
        }
        wrong_.expect(std::find(seen.begin(), seen.end(), false) == seen.end(), "features are missing");
    }

    /// Which features are occupied and by whom: the one thing about them that changes while no tile is placed.
    void check_pieces()
    {
        const std::vector<bool> occupied = occupied_features();
        for (int i = 1; i <= view_.state.header().nodes; ++i) {
            const NodeId root(i);
            if (view_.state.node(root).up != root) continue;
            const int number = feature_number(view_, board_, root);
            const bool mine = is_occupied(view_.state, root);
            wrong_.expect(mine == occupied[static_cast<std::size_t>(number)], "one is occupied, the other not");
            if (mine) check_majority(compute_weights(view_, root), number);
        }
        for (const referee::Piece& piece : pieces_)
            if (piece.kind == referee::PieceKind::barn) check_barn(piece);
    }

    void check_placements(RowId row)
    {
        std::vector<referee::Placement> mine;
        for_each_placement(view_, row, [&](Cell cell, u32 rotations) {
            for (int rotation = 0; rotation < kSides; ++rotation)
                if ((rotations >> rotation) & 1) mine.push_back({cell.x, cell.y, rotation});
        });
        wrong_.expect(mine == board_.placements(row.raw - 1), "placements differ");
    }

    void check_holes()
    {
        if (!view_.rules.wild) return;
        Thing things[256];
        Things list(things, 256);
        for (ShowHook hook : view_.rules.on.show) hook(view_, ThingKind::abbey_hole, list);
        std::vector<referee::Cell> mine;
        for (u32 i = 0; i < list.count(); ++i) mine.push_back({things[i].cell.x, things[i].cell.y});
        wrong_.expect(mine == board_.holes(), "holes differ");
    }

    /// What may be deployed on the last tile, each kind of piece for itself.
    void check_targets(const std::vector<Action>& options)
    {
        const Decision decision = pending(view_);
        if (decision.code->name != StepName::act) return;
        for (int i = 0; i < view_.rules.kind_count; ++i) {
            const PieceKind kind = view_.rules.kinds[i];
            if (kind == PieceKind::tower_piece) continue;
            std::vector<int> mine;
            for (const Action& option : options)
                if (option.verb == Verb::deploy && option.piece == static_cast<u16>(kind) && !is_on_foundation(option))
                    mine.push_back(kind == PieceKind::barn ? corner_of_segment(option.segment) : option.segment);
            if (kind == PieceKind::barn) std::sort(mine.begin(), mine.end());  // the referee goes round the tile
            const bool has = has_supply(view_, decision.seat, kind);
            const std::vector<int> theirs = has ? board_.targets(referee_kind(kind), pieces_) : std::vector<int>{};
            wrong_.expect(mine == theirs, "targets of a deployment differ");
            ++targets_;
        }
    }

    /// Where the waiting wagon may go, worked out once more from the catalogue.
    void check_wagon(const std::vector<Action>& options)
    {
        const Decision decision = pending(view_);
        if (decision.code->name != StepName::wagon_move) return;
        const u16 wagon = first_waiting();
        wrong_.expect(wagon != 0, "no wagon waits");
        if (wagon == 0) return;
        const Piece& piece = view_.state.piece(PieceId(wagon));
        wrong_.expect(decision.seat == piece.owner, "the wrong owner is asked");
        const NodeId from(piece.at);
        std::set<Target> mine;
        std::size_t passes = 0;
        for (const Action& option : options) {
            passes += option.verb == Verb::pass;
            if (option.verb != Verb::move) continue;
            wrong_.expect(option.piece == wagon, "another wagon is moved");
            mine.emplace(board_.tile_at(option.cell.x, option.cell.y), option.segment);
        }
        const Target spot{view_.state.node(from).tile.raw - 1, part_of(view_.state, from)};
        const std::set<Target> theirs = view_.rules.has(Option::wagon_move_rule)    ? linked_targets(spot)
                                        : view_.rules.has(Option::wagon_far_travel) ? far_targets(spot)
                                                                                    : near_targets(spot.first);
        wrong_.expect(mine == theirs, "targets of a wagon differ");
        wrong_.expect(passes == 1, "a wagon cannot go home");
    }

    int checked_targets() const { return targets_; }

private:
    void check_feature(NodeId root, const referee::Feature& theirs, int number)
    {
        const FeatureFacts mine = describe(view_, root);
        wrong_.expect(static_cast<int>(mine.feature.kind) == static_cast<int>(theirs.kind) + BASTIDE_SEGMENT_CITY,
                      "kinds differ");
        wrong_.expect(mine.complete == theirs.complete, "one is complete, the other not");
        if (theirs.kind == referee::SegmentKind::foundation) return;
        wrong_.expect(static_cast<int>(mine.open) == theirs.open, "open sides differ");
        wrong_.expect(mine.segments == theirs.parts.size(), "segments differ");
        const bool monastery = theirs.kind == referee::SegmentKind::monastery;
        wrong_.expect(
            mine.feature.tiles == (monastery ? static_cast<u32>(9 - theirs.open - theirs.outside) : theirs.tiles.size()),
            "tiles differ");
        wrong_.expect(static_cast<int>(mine.feature.pennants) == theirs.pennants, "pennants differ");
        if (theirs.kind == referee::SegmentKind::field) {
            const u32 cities = count_complete_cities(view_.state, view_.rules.tiles, root);
            wrong_.expect(static_cast<int>(cities) == theirs.completed_cities, "finished cities of a field differ");
        }
        wrong_.expect(mine.points_now == board_.points_now(number), "points now differ");
        wrong_.expect(mine.points_complete == board_.points_complete(number), "points when complete differ");
    }

    std::vector<bool> occupied_features() const
    {
        std::vector<bool> occupied(board_.features().size());
        for (const referee::Piece& piece : pieces_)
            if (referee::is_follower(piece.kind)) occupied[static_cast<std::size_t>(board_.feature_under(piece))] = true;
        return occupied;
    }

    void check_majority(const Weights& mine, int number)
    {
        const referee::Majority theirs = board_.majority(number, pieces_);
        u32 leaders = 0;
        for (int seat : theirs.leaders) leaders |= 1u << seat;
        wrong_.expect(mine.leaders() == leaders, "leaders differ");
        for (std::size_t seat = 0; seat < view_.rules.config.seats; ++seat)
            wrong_.expect(mine.of[seat] == theirs.weights[seat], "weights differ");
    }

    /// A barn stands where four tiles show only field, and in the field the library says.
    void check_barn(const referee::Piece& barn)
    {
        const int field = board_.field_around_corner(barn.x, barn.y, barn.spot);
        wrong_.expect(field >= 0, "a barn stands on no corner of fields");
        bool found = false;
        for (int i = 1; i <= view_.rules.layout.piece_count; ++i) {
            const Piece& piece = view_.state.piece(PieceId(i));
            found = found || (piece.spot == Spot::corner && feature_number(view_, board_, NodeId(piece.at)) == field);
        }
        wrong_.expect(found, "a barn stands in another field");
    }

    bool is_on_foundation(const Action& action) const
    {
        const NodeId at = segment_at(view_, action.cell, action.segment);
        return at && view_.state.node(at).kind() == SegmentKind::foundation;
    }

    // -- wagons --

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

    bool is_passage(int number) const
    {
        const referee::SegmentKind kind = board_.features()[static_cast<std::size_t>(number)].kind;
        return kind != referee::SegmentKind::field && kind != referee::SegmentKind::foundation;
    }

    bool is_free(int number) const
    {
        return is_passage(number) && !board_.features()[static_cast<std::size_t>(number)].complete &&
               !board_.is_occupied(number, pieces_);
    }

    template <class Visit>
    void for_each_spot_around(int tile, Visit&& visit) const
    {
        const referee::PlacedTile& centre = board_.tiles()[static_cast<std::size_t>(tile)];
        for (int y = centre.y - 1; y <= centre.y + 1; ++y) {
            for (int x = centre.x - 1; x <= centre.x + 1; ++x) {
                const int there = board_.tile_at(x, y);
                for (int part = 0; there >= 0 && part < static_cast<int>(board_.type_at(there).segments.size()); ++part)
                    visit(Target{there, part}, board_.feature_at(referee::Part{there, part}));
            }
        }
    }

    std::set<Target> near_targets(int tile) const
    {
        std::set<Target> found;
        for_each_spot_around(tile, [&](Target spot, int number) {
            if (is_free(number)) found.insert(spot);
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
                if (is_free(number)) found.insert(spot);
                if (is_free(number) || !is_passage(number)) return;
                for (int next : board_.features()[static_cast<std::size_t>(number)].tiles)
                    if (seen.insert(next).second) to_visit.push_back(next);
            });
        }
        return found;
    }

    std::set<Target> linked_targets(Target from) const
    {
        std::set<int> linked;
        const int scored = board_.feature_at(referee::Part{from.first, from.second});
        for (const referee::Part& part : board_.features()[static_cast<std::size_t>(scored)].parts) {
            const referee::TileType& type = board_.type_at(part.tile);
            for (const auto& [a, b] : type.wagon) {
                if (a == part.segment) linked.insert(board_.feature_at(referee::Part{part.tile, b}));
                if (b == part.segment) linked.insert(board_.feature_at(referee::Part{part.tile, a}));
            }
            for (int side = 0; side < kSides; ++side) link_over_side(part, side, linked);
        }
        std::set<Target> found;
        for (int number : linked)
            for (const referee::Part& part : board_.features()[static_cast<std::size_t>(number)].parts)
                if (is_free(number)) found.emplace(part.tile, part.segment);
        return found;
    }

    /// Abbeys and what ends at them are linked both ways.
    void link_over_side(const referee::Part& part, int side, std::set<int>& linked) const
    {
        const referee::PlacedTile& tile = board_.tiles()[static_cast<std::size_t>(part.tile)];
        const int other = board_.tile_at(tile.x + kStepX[side], tile.y + kStepY[side]);
        if (other < 0) return;
        if (board_.type_at(part.tile).abbey) {
            const int there = board_.segment_on_side(other, (side + 2) % 4);
            if (there >= 0) linked.insert(board_.feature_at(referee::Part{other, there}));
        } else if (board_.type_at(other).abbey && board_.segment_on_side(part.tile, side) == part.segment) {
            linked.insert(board_.feature_at(referee::Part{other, 0}));
        }
    }

    View view_;
    const referee::Board& board_;
    std::vector<referee::Piece> pieces_;
    Complaints& wrong_;
    int targets_ = 0;
};

// ---- points --------------------------------------------------------------------------------------------------------------

/// Where a turn is: before its tile, in its second step, behind its scoring.
enum class Stage { tile, wood, after };

inline Stage stage_of(const View& view)
{
    const Header& header = view.state.header();
    if (header.over) return Stage::after;
    if (!header.last) return Stage::tile;
    const StepName step = pending(view).code->name;
    const bool refills = step == StepName::draw;  // a hand, behind the scoring
    return step == StepName::wagon_move || step == StepName::tower_ransom_at_begin || refills ? Stage::after : Stage::wood;
}

inline Account account(const std::vector<referee::Payment>& payments)
{
    Account sum;
    for (const referee::Payment& payment : payments) sum[{payment.feature, payment.seat}] += payment.points;
    return sum;
}

/// What one action brought about, read from its events: pieces as they stood when scoring began, who was paid, who left.
class Story {
public:
    Story(const Game& game, const Action& action)
        : pieces_(pieces_on_board(game.view())),
          from_(game.log().next()),
          turn_(game.view().state.header().turn),
          stage_(stage_of(game.view())),
          action_(action)
    {
    }

    /// Holds it against the referee, after the action.
    void check(const Game& game, const referee::Board& board, Complaints& wrong)
    {
        const View view = game.view();
        for (u64 seq = from_; seq < game.log().next(); ++seq) hear(game.log().at(seq), view, board);
        const bool is_behind = view.state.header().over || view.state.header().turn != turn_ || stage_of(view) != Stage::wood;
        const bool has_tile = has_placed_ || stage_ == Stage::wood;
        if (stage_ != Stage::after && has_tile && is_behind) {
            if (phase_ == Phase::wood) before_ = pieces_;
            check_turn(board, wrong);
        } else {
            wrong.expect(turn_points_.empty(), "points are paid outside of the scoring step");
        }
        if (phase_ != Phase::final) return;
        wrong.expect(final_points_ == account(board.final_scoring(at_end_.list())), "the final scoring differs");
        finals_ += 1;
    }

    int barns_placed() const { return barns_placed_; }
    int joined() const { return joined_; }
    int turns() const { return turns_; }
    int finals() const { return finals_; }

private:
    enum class Phase { wood, scoring, later, final };

    /// Points that go from seat to seat for what is no feature.
    static bool is_trade(const Event& event)
    {
        return event.reward == Reward::tower_ransom_paid || event.reward == Reward::tower_ransom_received ||
               event.reward == Reward::sale_bought || event.reward == Reward::sale_sold;
    }

    void hear(const Event& event, const View& view, const referee::Board& board)
    {
        switch (event.kind) {
            case EventKind::placed: has_placed_ = true; break;
            case EventKind::moved: move(event); break;
            case EventKind::completed: enter(Phase::scoring); break;
            case EventKind::scored:
                if (!is_trade(event)) pay(event, feature_number(view, board, event.feature));
                break;
            case EventKind::turn_began: enter(Phase::later); break;
            case EventKind::final:
                enter(Phase::final);
                at_end_ = pieces_;
                break;
            default: break;
        }
    }

    void enter(Phase phase)
    {
        if (phase <= phase_) return;
        if (phase_ == Phase::wood) before_ = pieces_;
        phase_ = phase;
    }

    void move(const Event& event)
    {
        if (event.spot == Spot::segment || event.spot == Spot::corner)
            put(event);
        else if (event.spot == Spot::prison)
            pieces_.remove(event.piece.raw);
        else if (event.from_spot != Spot::prison)
            take(event);
    }

    void put(const Event& event)
    {
        const int spot = event.spot == Spot::corner ? corner_of_segment(event.segment) : event.segment;
        pieces_.put(event.piece.raw, {referee_kind(event.piece_kind), event.seat, event.cell.x, event.cell.y, spot});
        if (event.piece_kind == PieceKind::barn) new_barn_ = event.piece.raw;
    }

    void take(const Event& event)
    {
        const bool is_own_capture = phase_ == Phase::wood && action_.verb == Verb::take && event.piece.raw == action_.piece;
        if (!is_own_capture) enter(Phase::scoring);
        pieces_.remove(event.piece.raw);
        if (phase_ == Phase::scoring) left_.insert(event.piece.raw);
    }

    void pay(const Event& event, int feature)
    {
        enter(Phase::scoring);
        if (event.points == 0) return;  // who gets nothing is told so
        Account& book = phase_ == Phase::final ? final_points_ : turn_points_;
        book[{feature, event.seat}] += event.points;
        barns_placed_ += event.reward == Reward::barn_placed;
        joined_ += event.reward == Reward::barn_joined;
    }

    void check_turn(const referee::Board& board, Complaints& wrong)
    {
        const std::vector<u16>& ids = before_.ids();
        const std::vector<referee::Piece>& pieces = before_.list();
        const auto barn = std::find(ids.begin(), ids.end(), new_barn_);
        const int new_barn = barn == ids.end() ? -1 : static_cast<int>(barn - ids.begin());
        wrong.expect(turn_points_ == account(board.turn_scoring(pieces, new_barn)), "the points of a turn differ");
        std::set<u16> expected;
        for (int i : board.returning(pieces)) expected.insert(ids[static_cast<std::size_t>(i)]);
        wrong.expect(left_ == expected, "other pieces leave the board");
        turns_ += 1;
    }

    Pieces pieces_;
    Pieces before_;
    Pieces at_end_;
    u64 from_;
    u16 turn_;
    Stage stage_;
    Action action_;
    Phase phase_ = Phase::wood;
    bool has_placed_ = false;
    u16 new_barn_ = 0;
    Account turn_points_;
    Account final_points_;
    std::set<u16> left_;
    int barns_placed_ = 0;
    int joined_ = 0;
    int turns_ = 0;
    int finals_ = 0;
};

}  // namespace abbey_contract
