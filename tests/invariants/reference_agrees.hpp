// SPDX-License-Identifier: MIT
// Compares positions and turns of the library with the results of the reference, which computes each from scratch.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "invariants/all_box_checks.hpp"
#include "invariants/box_check.hpp"

namespace box_checks {

using namespace bastide;

// ---- the reference ---------------------------------------------------------------------------------------------------------

using Account = std::map<std::pair<int, int>, int>;  // reference's feature and seat, points

/// The numbers are the same.
inline reference::PieceKind reference_kind(PieceKind kind) { return static_cast<reference::PieceKind>(kind); }

/// A follower on a tile, on none of its segments.
inline reference::Piece acrobat(int seat, Cell cell) { return {reference::PieceKind::acrobat, seat, cell.x, cell.y, -1}; }

/// A piece in a trap.
inline reference::Piece trapped(PieceKind kind, int seat, Cell cell)
{
    const int number = static_cast<int>(reference::PieceKind::trapped) + static_cast<int>(kind);
    return {static_cast<reference::PieceKind>(number), seat, cell.x, cell.y, -1};
}

inline Pieces pieces_on_board(const View& view)
{
    Pieces pieces;
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        if (is_trapped(view, piece))
            pieces.append(static_cast<u16>(i), trapped(piece.kind, piece.owner, cell_of(view.state.placed(PlacedId(piece.at)))));
        else if (piece.spot == Spot::tile && piece.kind == PieceKind::follower)
            pieces.append(static_cast<u16>(i), acrobat(piece.owner, cell_of(view.state.placed(PlacedId(piece.at)))));
        if (piece.spot != Spot::segment && piece.spot != Spot::corner) continue;
        if (view.rules.piece_def(piece.kind).joins != Joins::none) continue;  // see crossings_of()
        const Node& node = view.state.node(NodeId(piece.at));
        const Cell cell = cell_of(view.state.placed(node.tile));
        const int spot = piece.spot == Spot::corner ? piece.corner : segment_index(view.state, NodeId(piece.at));
        pieces.append(static_cast<u16>(i), {reference_kind(piece.kind), piece.owner, cell.x, cell.y, spot});
    }
    return pieces;
}

inline std::vector<reference::PlacedTile> placed_tiles(const View& view)
{
    std::vector<reference::PlacedTile> tiles;
    for (int i = 1; i <= view.state.header().placed; ++i) {
        const Placed& tile = view.state.placed(PlacedId(i));
        const TileTable& types = view.rules.tiles;
        const int span = types.has_span(tile.tile) ? 1 + types.way_of_span(tile.tile) : 0;
        tiles.push_back({types.bare_type(tile.tile).raw - 1, cell_of(tile).x, cell_of(tile).y, tile.tile.rotation(), span});
    }
    return tiles;
}

/// The house rules of a game that the reference knows.
inline reference::HouseRules house_rules_of(const Rules& rules)
{
    reference::HouseRules house_rules;
    house_rules.without_farmers = rules.has(Option::play_without_farmers);
    house_rules.small_cities = rules.has(Option::small_city_two_points);
    house_rules.unfinished_inns_score = rules.has(Option::inns_unfinished_score);
    house_rules.churches_count_strength = rules.has(Option::church_counts_strength);
    house_rules.companions_are_followers = rules.has(Option::tower_builder_pig_are_followers);
    if (rules.has(Option::pig_points)) house_rules.pig_points = rules.option(Option::pig_points) % 3;
    if (rules.has(Option::large_follower_weight)) house_rules.large_weight = rules.option(Option::large_follower_weight);
    house_rules.inns_count = rules.has_option[index_of(Option::inns_unfinished_score)] || rules.has(Option::river_ties_always);
    house_rules.herd_counts_for_barn = rules.has(Option::pig_herd_counts_for_barn);
    house_rules.u_turns = rules.has(Option::river_u_turns);
    house_rules.looks_ahead = rules.has(Option::river_lookahead);
    house_rules.abbey_keeps_river_open = rules.has(Option::abbey_keeps_river_open);
    house_rules.escape_rule = rules.option(Option::siege_escape);
    if (rules.has_option[index_of(Option::hill_tiebreak)]) {
        house_rules.hill_rule = rules.has(Option::without_hills) ? 0 : 1 + rules.option(Option::hill_tiebreak);
        house_rules.vineyards_count = !rules.has(Option::without_vineyards);
        house_rules.vineyards_at_gardens = house_rules.vineyards_count && rules.has(Option::vineyards_for_gardens);
    }
    house_rules.labyrinth_has_parts = rules.has(Option::labyrinth_advanced);
    house_rules.unfinished_worth = !rules.has(Option::no_points_for_unfinished);
    house_rules.bounded = rules.has(Option::bounded_table);
    house_rules.edge_completes = rules.has(Option::table_edge_completes);
    house_rules.west = rules.option(Option::table_min_x);
    house_rules.east = rules.option(Option::table_max_x);
    house_rules.north = rules.option(Option::table_min_y);
    house_rules.south = rules.option(Option::table_max_y);
    return house_rules;
}

/// Gardens that only a later edition shows (HS-COMP-03, BCB-TILE-05).
inline void leave_out_later_gardens(const Config& config, reference::TileTable& table)
{
    const auto is_first_edition = [&](Option second) { return config.options[index_of(second)] == 0; };
    for (reference::TileType& type : table.types)
        if ((type.id == "HS_N" && is_first_edition(Option::hills_sheep_second_edition)) ||
            (type.id == "BB_D" && is_first_edition(Option::bridges_castles_bazaars_second_edition)))
            type.gardens_are_later = true;
}

/// The tile types of a game with tunnels (TUNNEL-OTHER-01).
inline reference::TileTable parted_by_tunnels(const Config& config, reference::TileTable table)
{
    const bool plays =
        config.copies[static_cast<int>(Set::tunnel)] > 0 || config.pieces[static_cast<int>(PieceKind::tunnel_token)] > 0;
    const bool parts = plays && config.options[index_of(Option::tunnel_own_tiles_only)] == 0;
    return parts ? reference::with_parted_tunnels(table) : table;
}

/// The little buildings on the board (LB-SCORE-04).
inline std::vector<reference::Ornament> ornaments_of(const View& view)
{
    std::vector<reference::Ornament> ornaments;
    const bool has_values = view.rules.has(Option::little_buildings_values);
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        const int rank = static_cast<int>(PieceKind::little_shed) - static_cast<int>(piece.kind);
        if (piece.spot != Spot::tile || rank < 0 || rank > 2) continue;
        const Cell cell = cell_of(view.state.placed(PlacedId(piece.at)));
        ornaments.push_back({cell.x, cell.y, has_values ? 1 + rank : 1});
    }
    return ornaments;
}

/// The ferries and tunnel tokens on the board. The reference finds out what they join.
inline reference::Crossings crossings_of(const View& view)
{
    constexpr int kSidesOfWay[][2] = {{0, 2}, {1, 3}, {0, 1}, {1, 2}, {2, 3}, {3, 0}};  // as the header numbers them
    reference::Crossings crossings;
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        if (piece.kind == PieceKind::ferry && piece.spot == Spot::tile) {
            const Cell cell = cell_of(view.state.placed(PlacedId(piece.at)));
            const int(&sides)[2] = kSidesOfWay[piece.corner - 1];
            crossings.ferries.push_back({{cell.x, cell.y}, {sides[0], sides[1]}, {sides[0], sides[1]}});
        }
        if (piece.kind != PieceKind::tunnel_token || piece.spot != Spot::segment) continue;
        const Cell cell = cell_of(view.state, NodeId(piece.at));
        const int number = i - view.rules.first_piece(piece.owner, piece.kind).raw;
        crossings.tokens.push_back({piece.owner, number, {cell.x, cell.y}, segment_index(view.state, NodeId(piece.at)), false});
    }
    return crossings;
}

/// The reference of one game. It builds its board only from the lists of placed tiles and of what joins
/// roads, and again whenever these change.
class Reference {
public:
    Reference(const reference::TileTable& table, const reference::HouseRules& house_rules)
        : table_(table), house_rules_(house_rules)
    {
    }

    const reference::Board& board(const View& view)
    {
        std::vector<reference::PlacedTile> tiles = placed_tiles(view);
        if (board_ && board_->tiles().size() == tiles.size()) find_new_spans(board_->tiles(), tiles);
        reference::Crossings crossings = crossings_of(view);
        if (board_ && board_->tiles().size() == tiles.size()) find_changes(board_->crossings(), crossings);
        if (!board_ || board_->tiles() != tiles || board_->crossings() != crossings) {
            board_.emplace(table_, std::move(tiles), house_rules_, std::vector<reference::Ornament>{}, std::move(crossings));
            ++version_;
        }
        board_->set_ornaments(ornaments_of(view));
        return *board_;
    }

    /// How often the board was built.
    int version() const { return version_; }

private:
    /// What came or moved since the last tile was placed.
    static void find_changes(const reference::Crossings& before, reference::Crossings& now)
    {
        for (reference::Ferry& ferry : now.ferries)
            for (const reference::Ferry& one : before.ferries)
                if (one.cell == ferry.cell)
                    std::copy(std::begin(one.sides_before), std::end(one.sides_before), std::begin(ferry.sides_before));
        for (reference::TunnelToken& token : now.tokens) {
            token.is_new = true;
            for (const reference::TunnelToken& one : before.tokens)
                if (one.seat == token.seat && one.number == token.number) token.is_new = one.is_new;
        }
    }

    static void find_new_spans(const std::vector<reference::PlacedTile>& before, std::vector<reference::PlacedTile>& tiles)
    {
        for (std::size_t i = 0; i < tiles.size(); ++i)
            tiles[i].has_new_span = tiles[i].span != 0 && (before[i].span == 0 || before[i].has_new_span);
    }

    const reference::TileTable& table_;
    reference::HouseRules house_rules_;
    std::optional<reference::Board> board_;
    int version_ = 0;
};

/// Compares one position with the reference's board of the same tiles.
class Comparison {
public:
    explicit Comparison(const Observation& observed)
        : view_(observed.view),
          board_(observed.board),
          pieces_(observed.pieces.list()),
          options_(observed.options),
          wrong_(observed.wrong)
    {
    }

    void check_features()
    {
        std::vector<int> of_root(view_.state.header().nodes + 1u, -1);  // the reference's number of the feature of each root
        std::vector<bool> seen(board_.features().size());
        for (int i = 1; i <= view_.state.header().nodes; ++i) {
            if (view_.state.node(NodeId(i)).kind() == SegmentKind::none) continue;  // kept free for a span
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

    /// Compares which features are occupied, and by whom. Nothing else about features changes while no tile is placed.
    void check_pieces()
    {
        const std::vector<bool> occupied = occupied_features();
        for (int i = 1; i <= view_.state.header().nodes; ++i) {
            const NodeId root(i);
            if (view_.state.node(root).up != root || view_.state.node(root).kind() == SegmentKind::none) continue;
            const int number = feature_number(view_, board_, root);
            const bool mine = is_occupied(view_.state, root);
            wrong_.expect(mine == occupied[static_cast<std::size_t>(number)], "one is occupied, the other not");
            if (mine) check_majority(root, compute_weights(view_, root), number);
        }
    }

    void check_placements(TileId type)
    {
        std::vector<reference::Placement> mine;
        for_each_placement(view_, type, [&](Cell cell, u32 rotations) {
            for (int rotation = 0; rotation < kSides; ++rotation)
                if ((rotations >> rotation) & 1) mine.push_back({cell.x, cell.y, rotation});
        });
        wrong_.expect(mine == board_.placements(type.raw - 1), "placements differ");
    }

    /// Compares the legal deployments on the last tile, one list for each kind of piece. Returns the number of lists.
    int check_targets()
    {
        const Decision decision = pending(view_);
        if (decision.code->name != StepKind::act) return 0;
        const Cell last = cell_of(view_.state.placed(view_.state.header().last));
        int lists = 0;
        for (int i = 0; i < view_.rules.kind_count; ++i) {
            const PieceKind kind = view_.rules.kinds[i];
            const PieceDef& def = view_.rules.piece_def(kind);
            const bool is_deployed = def.fits != 0 && (def.has(Trait::claims) || !def.may_be_at(Spot::tile));
            if (!is_deployed && kind != PieceKind::barn) continue;
            std::vector<int> mine;
            for (const Action& option : options_)
                if (option.kind == ActionKind::deploy && option.piece == static_cast<u16>(kind) && option.cell == last &&
                    option.segment != kOnTile && !is_on_foundation(view_, option))
                    mine.push_back(kind == PieceKind::barn ? corner_of_segment(option.segment) : option.segment);
            if (kind == PieceKind::barn) std::sort(mine.begin(), mine.end());  // the reference goes round the tile
            const bool has = has_supply(view_, decision.seat, kind) && !is_shut(view_, kind, view_.state.header().last);
            const std::vector<int> theirs =
                has ? board_.targets(reference_kind(kind), pieces_, decision.seat) : std::vector<int>{};
            wrong_.expect(mine == theirs, "targets of a deployment differ");
            ++lists;
        }
        return lists;
    }

private:
    void check_feature(NodeId root, const reference::Feature& theirs, int number)
    {
        const FeatureFacts mine = describe(view_, root);
        const bool is_castle = board_.is_castle(number, pieces_);
        const int kind = is_castle ? BASTIDE_SEGMENT_CASTLE : static_cast<int>(theirs.kind) + BASTIDE_SEGMENT_CITY;
        wrong_.expect(static_cast<int>(mine.feature.kind) == kind, "kinds differ");
        wrong_.expect(mine.complete == theirs.complete, "one is complete, the other not");
        if (theirs.kind == reference::SegmentKind::foundation) return;
        wrong_.expect(static_cast<int>(mine.open) == theirs.open, "open sides differ");
        wrong_.expect(mine.segments == theirs.segments.size(), "segments differ");
        const bool monastery = reference::counts_cells_around(theirs.kind);
        wrong_.expect(
            mine.feature.tiles == (monastery ? static_cast<u32>(9 - theirs.open - theirs.outside) : theirs.tiles.size()),
            "tiles differ");
        wrong_.expect(static_cast<int>(mine.feature.pennants) == (is_castle ? 0 : theirs.pennants), "pennants differ");
        if (is_castle) {  // CASTLE-FINAL-01
            wrong_.expect(mine.points_now == 0 && mine.points_complete == 0, "a castle has points of its own");
            return;
        }
        if (theirs.kind == reference::SegmentKind::field) {
            const u32 cities = count_complete_cities(view_.state, view_.rules.tiles, root);
            wrong_.expect(static_cast<int>(cities) == theirs.completed_cities, "finished cities of a field differ");
        }
        const bool has_barn = theirs.kind == reference::SegmentKind::field && board_.has_barn(number, pieces_);
        const bool is_field = theirs.kind == reference::SegmentKind::field;
        const int castles = is_field ? board_.castles_at(number, pieces_) : 0;  // CASTLE-FIELD-01
        const int with_followers = board_.labyrinth_points(number, pieces_);
        const int whole = has_barn ? points_at_barn(number) : board_.points_complete(number, pieces_) + with_followers;
        const int later = whole + castles;
        const bool is_lost = board_.is_occupied(number, pieces_) && board_.is_lost(number, pieces_);  // CULT-CHAL-02
        const int now = is_lost ? 0 : board_.points_now(number, pieces_) + castles + (theirs.complete ? with_followers : 0);
        wrong_.expect(mine.points_now == (has_barn ? later : now), "points now differ");
        wrong_.expect(mine.points_complete == later, "points when complete differ");
    }

    /// Farmers are paid before the owners of barns. A barn on the last tile is of this turn.
    int points_at_barn(int number) const
    {
        if (!board_.is_occupied(number, pieces_)) return board_.barn_points(number);
        const Cell last = cell_of(view_.state.placed(view_.state.header().last));
        const bool is_new = std::any_of(pieces_.begin(), pieces_.end(), [&](const reference::Piece& piece) {
            return piece.kind == reference::PieceKind::barn && piece.x == last.x && piece.y == last.y &&
                   board_.feature_under(piece) == number;
        });
        return board_.points_beside_barn(number, is_new);
    }

    std::vector<bool> occupied_features() const
    {
        std::vector<bool> occupied(board_.features().size());
        for (const reference::Piece& piece : pieces_)
            if (reference::is_follower(piece.kind)) occupied[static_cast<std::size_t>(board_.feature_under(piece))] = true;
        return occupied;
    }

    void check_majority(NodeId root, const Weights& mine, int number)
    {
        const reference::Majority theirs = board_.majority(number, pieces_);
        u32 leaders = 0;
        for (int seat : theirs.leaders) leaders |= 1u << seat;
        wrong_.expect(break_tie(view_, root, mine.leaders()) == leaders, "leaders differ");
        for (std::size_t seat = 0; seat < view_.rules.config.seats; ++seat)
            wrong_.expect(mine.of[seat] == theirs.weights[seat], "weights differ");
    }

    View view_;
    const reference::Board& board_;
    const std::vector<reference::Piece>& pieces_;
    const std::vector<Action>& options_;
    Complaints& wrong_;
};

// ---- points --------------------------------------------------------------------------------------------------------------

/// The stage of a turn: before its tile, between tile and scoring, after its scoring.
enum class Stage { tile, wood, after };

inline Stage stage_of(const View& view)
{
    const Header& header = view.state.header();
    if (header.over) return Stage::after;
    if (!header.last) return Stage::tile;
    const StepKind step = pending(view).code->name;
    bool is_behind = step == StepKind::draw;  // a hand is refilled after the scoring
    for (const SetCheck& check : set_checks()) {
        for (const StepKind behind : check.after_scoring) is_behind = is_behind || step == behind;
        is_behind = is_behind || (check.is_behind && check.is_behind(view));
    }
    return is_behind ? Stage::after : Stage::wood;
}

inline Account account(const std::vector<reference::Payment>& payments)
{
    Account sum;
    for (const reference::Payment& payment : payments) sum[{payment.feature, payment.seat}] += payment.points;
    return sum;
}

/// The effects of one action, read from its events: the pieces when scoring began, the payments, the seats that left.
class Story {
public:
    Story(const Game& game, const Action& action)
        : pieces_(pieces_on_board(game.view())),
          from_(game.log().next()),
          turn_(game.view().state.header().turn),
          stage_(stage_of(game.view())),
          action_(action),
          is_within_scoring_(is_within_scoring(game.view()))
    {
        // A barn may stand since an earlier action of this turn, which a phantom followed.
        for (u64 seq = from_; seq > game.log().first(); --seq) {
            const Event& event = game.log().at(seq - 1);
            if (event.turn != turn_) break;
            const bool is_barn = event.kind == EventKind::moved && event.piece_kind == PieceKind::barn;
            if (is_barn && event.spot == Spot::corner) new_barn_ = event.piece.raw;
        }
    }

    /// Compares the effects with those of the reference, after the action.
    void check(const Game& game, const reference::Board& board, Complaints& wrong)
    {
        const View view = game.view();
        for (u64 seq = from_; seq < game.log().next(); ++seq) hear(game.log().at(seq), view, board);
        if (is_within_scoring_ || is_within_scoring(view)) return;  // only part of what the turn pays is known
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

    int turns() const { return turns_; }
    int finals() const { return finals_; }

private:
    enum class Phase { wood, scoring, later, final };

    /// Whether a box asks for a decision in the midst of a scoring.
    static bool is_within_scoring(const View& view)
    {
        if (view.state.header().over) return false;
        const StepKind step = pending(view).code->name;
        for (const SetCheck& check : set_checks())
            for (const StepKind one : check.within_scoring)
                if (step == one) return true;
        return false;
    }

    /// Whether points go from one seat to another without a feature.
    static bool is_trade(const Event& event)
    {
        for (const SetCheck& check : set_checks())
            for (const Reward trade : check.trades)
                if (event.reward == trade) return true;
        return false;
    }

    /// Whether a box takes the piece off the board without scoring it. Its company, if it has any, leaves with it.
    bool is_removal(const Event& event)
    {
        bool is_removed = false;
        for (const SetCheck& check : set_checks())
            for (const Cause cause : check.removals) is_removed = is_removed || event.cause == cause;
        const bool is_company = removes_ && event.cause == Cause::builder_without_company;
        removes_ = is_removed || is_company;
        return removes_;
    }

    void hear(const Event& event, const View& view, const reference::Board& board)
    {
        switch (event.kind) {
            case EventKind::placed: has_placed_ = true; break;
            case EventKind::moved: move(event); break;
            case EventKind::completed:
                has_completed_ = true;
                enter(Phase::scoring);
                break;
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
        const bool is_on_track = event.piece_kind == PieceKind::track_robber || event.piece_kind == PieceKind::messenger;
        if (is_on_track || event.piece_kind == PieceKind::tunnel_token) return;  // it occupies nothing
        if (event.cause == Cause::ferry_moved) removes_ = true;                  // a builder that it leaves behind goes home
        if (event.cause == Cause::russian_trapped) {
            removes_ = true;  // its company leaves with it
            return pieces_.put(event.piece.raw, trapped(event.piece_kind, event.seat, event.cell));
        }
        const bool is_acrobat = event.piece && event.piece_kind == PieceKind::follower;
        if (event.spot == Spot::tile && is_acrobat) return pieces_.put(event.piece.raw, acrobat(event.seat, event.cell));
        if (event.spot >= Spot::tile) return;  // never on a segment: held in front of a seat, on a tile, beside a piece
        if (event.spot == Spot::segment || event.spot == Spot::corner)
            put(event);
        else if (event.from_spot == Spot::tile)
            pieces_.remove(event.piece.raw);  // no feature is scored
        else if (event.spot == Spot::prison)
            pieces_.remove(event.piece.raw);
        else if (event.from_spot != Spot::prison)
            take(event);
    }

    void put(const Event& event)
    {
        const int spot = event.spot == Spot::corner ? corner_of_segment(event.segment) : event.segment;
        pieces_.put(event.piece.raw, {reference_kind(event.piece_kind), event.seat, event.cell.x, event.cell.y, spot});
        if (event.piece_kind == PieceKind::barn) new_barn_ = event.piece.raw;
    }

    void take(const Event& event)
    {
        if (!event.piece) return;  // a token
        // a shepherd leaves before the scoring, or by an action
        if (is_removal(event) || event.piece_kind == PieceKind::shepherd) return pieces_.remove(event.piece.raw);
        const bool is_companion = event.piece_kind == PieceKind::builder || event.piece_kind == PieceKind::pig;
        const bool is_own_capture = phase_ == Phase::wood && action_.kind == ActionKind::take &&
                                    (event.piece.raw == action_.piece || (is_companion && !has_completed_));
        if (!is_own_capture) enter(Phase::scoring);
        pieces_.remove(event.piece.raw);
        if (phase_ == Phase::scoring) left_.insert(event.piece.raw);
    }

    void pay(const Event& event, int feature)
    {
        enter(Phase::scoring);
        if (event.points == 0) return;  // a payment of nothing is reported too
        Account& book = phase_ == Phase::final ? final_points_ : turn_points_;
        book[{feature, event.seat}] += event.points;
    }

    void check_turn(const reference::Board& board, Complaints& wrong)
    {
        const std::vector<u16>& ids = before_.ids();
        const std::vector<reference::Piece>& pieces = before_.list();
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
    bool is_within_scoring_ = false;
    Phase phase_ = Phase::wood;
    bool has_placed_ = false;
    bool removes_ = false;  ///< the event before removed a piece
    bool has_completed_ = false;
    u16 new_barn_ = 0;
    Account turn_points_;
    Account final_points_;
    std::set<u16> left_;
    int turns_ = 0;
    int finals_ = 0;
};

}  // namespace box_checks
