// SPDX-License-Identifier: MIT
// Counts action sequences with the reference alone: what follows what in a turn is written down once more, from the rules pages,
// for the first turns of a game. Two seats, host chance; whatever cannot come up so early (holes, prisoners, ransom) is not known
// here.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "reference.hpp"

namespace counts {

class ReferenceCount {
public:
    explicit ReferenceCount(const std::vector<std::string>& sets) : sets_(sets), table_(reference::load_tiles(sets))
    {
        if (has_set("abbot")) table_ = reference::with_gardens(table_);
        for (const reference::PieceFacts& piece : reference::piece_facts())
            if (piece.set == "base" || has_set(piece.set.c_str())) pieces_.push_back(piece);  // followers are in every game
        for (std::size_t i = 0; i < table_.types.size(); ++i) {
            const reference::TileType& type = table_.types[i];
            const bool lies = type.start && start_.left.empty() && start_.tiles.empty();
            if (lies) start_.tiles.push_back({static_cast<int>(i), 0, 0, 0, 0});
            const bool is_out = type.abbey || type.laid ||
                                type.id == "PD_T2" ||  // abbeys are with the players; PD_T lies in the first edition
                                (has_set_of_monasteries() && (type.id == "A" || type.id == "B"));  // SPMON-SETUP-01
            left_.push_back(is_out ? 0 : type.count - (lies ? 1 : 0));
        }
        for (std::size_t i = 0; i < table_.types.size(); ++i) {
            if (table_.types[i].group != "spring" && table_.types[i].id != "WR_A") continue;
            start_.tiles = {{static_cast<int>(i), 0, 0, 0, 0}};  // instead of the start tile (RIVER-SETUP-02, ROSE-SETUP-01)
            left_[i] = 0;
        }
        if (has_set("count_city")) lay_city();
        start_.left = left_;
    }

    std::uint64_t sequences(int depth) const { return draw(start_, depth); }

private:
    static constexpr int no_seat = -1;

    /// Four tiles in each of three rows, instead of the start tile, which is left out (COUNT-SETUP-02, -03).
    void lay_city()
    {
        start_.tiles.clear();
        for (int number = 1; number <= 12; ++number)
            start_.tiles.push_back(
                {table_.index_of("CO_" + std::to_string(number)), (number - 1) % 4 - 2, (number - 1) / 4 - 1, 0});
    }

    bool has_set(const char* name) const { return std::find(sets_.begin(), sets_.end(), name) != sets_.end(); }

    bool has_set_of_monasteries() const
    {
        return has_set("monasteries") || has_set("monasteries_netherlands") || has_set("monasteries_japan");
    }

    struct Table {
        std::vector<int> left;
        std::vector<reference::PlacedTile> tiles;
        std::vector<reference::Piece> pieces;
        int seat = 0;
        int bridges[2] = {3, 3};        ///< in supply (BCB-SETUP-01)
        bool has_built_bridge = false;  ///< in this turn (BRIDGE-PLACE-01)
        reference::Crossings crossings{};
        bool has_laid_token = false;  ///< in this turn (TUNNEL-PLACE-01)
    };

    /// Whether a tile is within a step of the last one, diagonally, too.
    static bool is_near_last(const Table& now, const reference::PlacedTile& tile)
    {
        return std::abs(tile.x - now.tiles.back().x) <= 1 && std::abs(tile.y - now.tiles.back().y) <= 1;
    }

    /// Acrobats that the seat may place, on spaces that nobody fills so early (ACRO-PLACE-01).
    void add_acrobats(const Table& now, std::vector<reference::Piece>& list) const
    {
        for (const reference::PlacedTile& tile : now.tiles)
            if (shows(tile, "acrobats") && is_near_last(now, tile) && has(now, reference::PieceKind::follower))
                list.push_back({reference::PieceKind::acrobat, now.seat, tile.x, tile.y, -1});
    }

    /// The second circus reveals one of six kinds of tokens (BIGTOP-SCORE-01).
    bool is_second_circus(const Table& now) const
    {
        const auto count = std::count_if(now.tiles.begin(), now.tiles.end(),
                                         [&](const reference::PlacedTile& tile) { return shows(tile, "circus"); });
        if (count > 2) throw std::logic_error("a third circus");
        return count == 2 && shows(now.tiles.back(), "circus");
    }

    reference::Board board(const Table& now) const { return reference::Board(table_, now.tiles, {}, {}, now.crossings); }

    /// The first group of which a tile is left: forks, other river tiles, the lake, all others (RIVER-DRAW-01).
    std::string group_to_draw(const Table& now) const
    {
        for (const char* group : {"fork", "river", "lake"})
            for (std::size_t type = 0; type < now.left.size(); ++type)
                if (now.left[type] > 0 && table_.types[type].group == group) return group;
        return "";
    }

    bool shows(const reference::PlacedTile& tile, const char* mark) const
    {
        const std::vector<std::string>& marks = table_[tile.type].marks;
        return std::find(marks.begin(), marks.end(), mark) != marks.end();
    }

    /// The tile to which the last volcano brought the dragon; -1: none lies (VOLCANO-01).
    int dragon(const Table& now) const
    {
        int at = has_set("princess_dragon") ? static_cast<int>(now.tiles.size()) - 1 : -1;
        while (at >= 0 && !shows(now.tiles[static_cast<std::size_t>(at)], "volcano")) --at;
        return at;
    }

    /// DRAGON-DRAW-01
    bool waits(const Table& now, std::size_t type) const
    {
        const std::vector<std::string>& marks = table_.types[type].marks;
        return std::find(marks.begin(), marks.end(), "dragon") != marks.end() && dragon(now) < 0;
    }

    /// The places on other tiles to which a portal leads (PORTAL-01 to -03, -06).
    void add_by_portal(const Table& now, const reference::Board& board, std::vector<reference::Piece>& list) const
    {
        const int last = static_cast<int>(now.tiles.size()) - 1;
        if (!shows(now.tiles.back(), "portal")) return;
        for (int tile = 0; tile < last; ++tile) {
            const std::vector<reference::Segment>& segments = board.type_at(tile).segments;
            for (int spot = 0; spot < static_cast<int>(segments.size()) && tile != dragon(now); ++spot) {
                const int number = board.feature_at(reference::PlacedSegment{tile, spot});
                const reference::Feature& feature = board.features()[static_cast<std::size_t>(number)];
                const bool is_done = feature.complete && feature.kind != reference::SegmentKind::field;
                if (is_done || board.is_occupied(number, now.pieces)) continue;
                const reference::PlacedTile& there = now.tiles[static_cast<std::size_t>(tile)];
                list.push_back({reference::PieceKind::follower, now.seat, there.x, there.y, spot});
            }
        }
    }

    std::uint64_t draw(const Table& now, int depth) const
    {
        if (depth == 0) return 1;
        std::uint64_t sum = 0;
        const reference::Board board = this->board(now);
        const std::string group = group_to_draw(now);
        for (std::size_t type = 0; type < now.left.size(); ++type) {
            if (now.left[type] == 0 || table_.types[type].group != group || waits(now, type)) continue;
            Table next = now;
            --next.left[type];
            const std::vector<reference::Placement> where = board.placements(static_cast<int>(type));
            const std::vector<reference::Bridging> bridged =
                may_build(now) ? board.bridged_placements(static_cast<int>(type)) : std::vector<reference::Bridging>{};
            if (where.empty() && !group.empty()) throw std::logic_error("a river tile fits nowhere");
            const bool fits = !where.empty() || !bridged.empty();
            sum += fits ? place(next, static_cast<int>(type), where, bridged, depth - 1) : draw(next, depth - 1);
        }
        return sum;
    }

    bool may_build(const Table& now) const
    {
        return has_set("bridges_castles_bazaars") && now.bridges[now.seat] > 0 && !now.has_built_bridge;
    }

    /// With a bridge of the seat across a tile.
    static Table bridge(const Table& now, int x, int y, int span)
    {
        Table next = now;
        for (reference::PlacedTile& tile : next.tiles)
            if (tile.x == x && tile.y == y) tile.span = span;
        --next.bridges[next.seat];
        next.has_built_bridge = true;
        return next;
    }

    std::uint64_t place(const Table& now, int type, const std::vector<reference::Placement>& where,
                        const std::vector<reference::Bridging>& bridged, int depth) const
    {
        if (depth == 0) return 1;
        std::uint64_t sum = where.empty() ? draw(now, depth - 1) : 0;  // put away (BRIDGE-PLACE-09)
        for (const reference::Bridging& at : bridged) {
            constexpr int step_x[] = {0, 1, 0, -1};
            constexpr int step_y[] = {-1, 0, 1, 0};
            Table next = now;
            next.tiles.push_back({type, at.x, at.y, at.rotation, 0});
            const bool is_own = at.span <= 2;
            const int side = at.span - 3;
            next =
                is_own ? bridge(next, at.x, at.y, at.span) : bridge(next, at.x + step_x[side], at.y + step_y[side], 1 + side % 2);
            sum += deploy(next, depth - 1);
        }
        for (const reference::Placement& at : where) {
            Table next = now;
            next.tiles.push_back({type, at.x, at.y, at.rotation, 0});
            sum += send_robbers(next, depth - 1);
        }
        return sum;
    }

    /// After a first tile with robbers each of the two seats may send its robber to the marker of the other (ROB-PLACE-01, -02).
    std::uint64_t send_robbers(const Table& now, int depth) const
    {
        constexpr std::uint64_t choices = 2;
        if (!shows(now.tiles.back(), "robbers")) return place_gold(now, depth);
        if (depth < 2) return depth == 0 ? 1 : choices;
        if (now.tiles.size() > 2) throw std::logic_error("robbers that may be on the track");
        return choices * choices * place_gold(now, depth - 2);
    }

    /// The second bar of a mine goes to one of the tiles around it (GOLD-PLACE-01). Where bars are changes nothing that follows.
    std::uint64_t place_gold(const Table& now, int depth) const
    {
        const reference::PlacedTile& last = now.tiles.back();
        if (!shows(last, "goldmine")) return place_figure(now, depth);
        const auto around = std::count_if(now.tiles.begin(), now.tiles.end() - 1, [&](const reference::PlacedTile& tile) {
            return std::abs(tile.x - last.x) <= 1 && std::abs(tile.y - last.y) <= 1;
        });
        if (around < 2) return place_figure(now, depth);
        return depth == 0 ? 1 : static_cast<std::uint64_t>(around) * place_figure(now, depth - 1);
    }

    /// A magic tile, or one that joins the features of mage and witch, moves one of them (MAGIC-PLACE-01 to -04, MAGIC-JOIN-01).
    std::uint64_t place_figure(const Table& now, int depth) const
    {
        using reference::PieceKind;
        const reference::Board board = this->board(now);
        std::vector<int> taken;  // the features of those on the board
        for (const reference::Piece& piece : now.pieces)
            if (reference::is_magic(piece.kind)) taken.push_back(board.feature_under(piece));
        const bool have_met = taken.size() == 2 && taken[0] == taken[1];
        if (!shows(now.tiles.back(), "magic") && !have_met) return deploy(now, depth);
        std::vector<reference::Piece> targets;
        for (int tile = 0; tile < static_cast<int>(now.tiles.size()); ++tile)
            for (int spot = 0; spot < static_cast<int>(board.type_at(tile).segments.size()); ++spot) {
                const int number = board.feature_at(reference::PlacedSegment{tile, spot});
                const reference::Feature& feature = board.features()[static_cast<std::size_t>(number)];
                const bool fits = feature.kind == reference::SegmentKind::road || feature.kind == reference::SegmentKind::city;
                if (!fits || feature.complete || std::find(taken.begin(), taken.end(), number) != taken.end()) continue;
                const reference::PlacedTile& there = now.tiles[static_cast<std::size_t>(tile)];
                targets.push_back({PieceKind::mage, no_seat, there.x, there.y, spot});
            }
        const auto without = [&](PieceKind kind) {
            Table next = now;
            std::erase_if(next.pieces, [&](const reference::Piece& piece) { return piece.kind == kind; });
            return next;
        };
        if (targets.empty() && taken.empty()) return deploy(now, depth);
        if (targets.empty() && taken.size() == 1) return deploy(without(only_figure(now)), depth);
        if (depth == 0) return 1;
        if (targets.empty()) return deploy(without(PieceKind::mage), depth - 1) + deploy(without(PieceKind::witch), depth - 1);
        std::uint64_t sum = 0;
        for (const PieceKind kind : {PieceKind::mage, PieceKind::witch})
            for (reference::Piece figure : targets) {
                Table next = without(kind);
                figure.kind = kind;
                next.pieces.push_back(figure);
                sum += deploy(next, depth - 1);
            }
        return sum;
    }

    static reference::PieceKind only_figure(const Table& now)
    {
        const auto figure = std::find_if(now.pieces.begin(), now.pieces.end(),
                                         [](const reference::Piece& piece) { return reference::is_magic(piece.kind); });
        return figure->kind;
    }

    /// What the seat may put where, passing not counted.
    std::vector<reference::Piece> deployments(const Table& now, const reference::Board& board) const
    {
        using reference::PieceKind;
        std::vector<reference::Piece> list;
        const reference::PlacedTile& last = now.tiles.back();
        add_by_portal(now, board, list);
        const bool is_shut =
            dragon(now) == static_cast<int>(now.tiles.size()) - 1 || shows(last, "vodyanoy");  // VOLCANO-02, VODY-03
        for (const reference::PieceFacts& piece : pieces_) {
            const auto kind = static_cast<PieceKind>(piece.kind);
            if (has(now, kind) && !is_shut)
                for (int spot : board.targets(kind, now.pieces, now.seat)) list.push_back({kind, now.seat, last.x, last.y, spot});
        }
        add_acrobats(now, list);
        if (!has_set("tower")) return list;
        for (const reference::Cell& cell : board.piece_sites(now.pieces))
            list.push_back({PieceKind::tower_piece, now.seat, cell.x, cell.y, foundation(board, cell)});
        for (const reference::Cell& cell : board.top_sites(now.pieces))
            list.push_back({PieceKind::follower, now.seat, cell.x, cell.y, foundation(board, cell)});
        return list;
    }

    bool has(const Table& now, reference::PieceKind kind) const
    {
        const auto used = std::count_if(now.pieces.begin(), now.pieces.end(), [&](const reference::Piece& piece) {
            const bool is_acrobat = piece.kind == reference::PieceKind::acrobat && kind == reference::PieceKind::follower;
            return (piece.kind == kind || is_acrobat) && piece.seat == now.seat;
        });
        const auto facts = std::find_if(pieces_.begin(), pieces_.end(),
                                        [&](const reference::PieceFacts& piece) { return piece.kind == static_cast<int>(kind); });
        return facts != pieces_.end() && used < facts->each;
    }

    static int foundation(const reference::Board& board, const reference::Cell& cell)
    {
        return static_cast<int>(board.type_at(board.tile_at(cell.x, cell.y)).segments.size()) - 1;
    }

    std::uint64_t deploy(const Table& now, int depth) const
    {
        if (depth == 0) return 1;
        const std::vector<reference::Piece> list = deployments(now, board(now));
        const std::vector<std::size_t> returns = this->returns(now);
        const std::vector<Table> without = calls(now);
        const std::vector<reference::Bridging> free =
            may_build(now) ? board(now).free_bridges(true) : std::vector<reference::Bridging>{};
        const std::uint64_t buildings = has_set("little_buildings") ? 3 : 0;  // one of each kind is left, so early (LB-PLACE-01)
        const bool flies = has_machine(now) && has(now, reference::PieceKind::follower);
        const std::vector<Table> with_token = tokens(now, board(now));
        const bool has_choice = !list.empty() || !returns.empty() || !without.empty() || !free.empty() || buildings > 0 ||
                                flies || !with_token.empty();
        if (!has_choice) return follow(now, depth);
        std::uint64_t sum = (1 + buildings) * follow(now, depth - 1);  // having passed, or built
        for (const reference::Bridging& at : free) sum += deploy(bridge(now, at.x, at.y, at.span), depth - 1);  // BCB-SEQ-02
        for (const std::size_t figure : returns) {
            Table next = now;
            next.pieces.erase(next.pieces.begin() + static_cast<std::ptrdiff_t>(figure));
            sum += follow(next, depth - 1);
        }
        for (const Table& next : with_token) sum += deploy(next, depth - 1);  // the figure is still to come
        if (flies) sum += fly(now, depth - 1);
        for (const Table& next : without) sum += follow(next, depth - 1);
        for (const reference::Piece& piece : list) {
            Table next = now;
            next.pieces.push_back(piece);
            if (piece.kind == reference::PieceKind::tower_piece && captures(next, piece)) throw std::logic_error("a capture");
            sum += piece.kind == reference::PieceKind::phantom ? lay_token(next, depth - 1) : follow(next, depth - 1);
        }
        return sum;
    }

    bool has_machine(const Table& now) const { return shows(now.tiles.back(), "flier") || shows(now.tiles.back(), "flier_nw"); }

    /// A follower on the machine of the last tile flies one, two or three spaces (FLIER-02, FLIER-06).
    std::uint64_t fly(const Table& now, int depth) const
    {
        constexpr int step_x[] = {-1, -1, 0, 1, 1, 1, 0, -1};  // clockwise from the west
        constexpr int step_y[] = {0, -1, -1, -1, 0, 1, 1, 1};
        if (depth == 0) return 1;
        const reference::PlacedTile& from = now.tiles.back();
        const int way = (2 * from.rotation + (shows(from, "flier_nw") ? 1 : 0)) % 8;
        std::uint64_t sum = 0;
        for (int spaces = 1; spaces <= 3; ++spaces)
            sum += land(now, from.x + spaces * step_x[way], from.y + spaces * step_y[way], depth - 1);
        return sum;
    }

    /// On an unfinished feature that is neither a field nor for another figure, occupied or not (FLIER-03 to -06).
    std::uint64_t land(const Table& now, int x, int y, int depth) const
    {
        const reference::Board board = this->board(now);
        const int tile = board.tile_at(x, y);
        std::vector<reference::Piece> places;
        for (int spot = 0; tile >= 0 && spot < static_cast<int>(board.type_at(tile).segments.size()); ++spot) {
            const reference::Feature& feature = board.features()[static_cast<std::size_t>(board.feature_at(x, y, spot))];
            const bool is_place = feature.kind == reference::SegmentKind::road || feature.kind == reference::SegmentKind::city ||
                                  feature.kind == reference::SegmentKind::monastery;
            if (is_place && !feature.complete) places.push_back({reference::PieceKind::follower, now.seat, x, y, spot});
        }
        if (places.empty()) return follow(now, depth);
        if (depth == 0) return 1;
        std::uint64_t sum = 0;
        for (const reference::Piece& place : places) {
            Table next = now;
            next.pieces.push_back(place);
            sum += follow(next, depth - 1);
        }
        return sum;
    }

    /// The phantom as a second follower, if it is in the supply and fits somewhere (PHANTOM-SEQ-01).
    std::uint64_t follow(const Table& now, int depth) const
    {
        using reference::PieceKind;
        const bool has_phantom = has_set("phantom") && has(now, PieceKind::phantom);
        const std::vector<int> spots = has_phantom ? board(now).targets(PieceKind::phantom, now.pieces) : std::vector<int>{};
        if (spots.empty()) return lay_token(now, depth);
        if (depth == 0) return 1;
        std::uint64_t sum = lay_token(now, depth - 1);  // having passed
        for (const int spot : spots) {
            Table next = now;
            next.pieces.push_back({PieceKind::phantom, now.seat, now.tiles.back().x, now.tiles.back().y, spot});
            sum += lay_token(next, depth - 1);
        }
        return sum;
    }

    /// What follows each token that the seat may put on an opening now (TUNNEL-PLACE-01, -03); with two seats each has three
    /// pairs.
    std::vector<Table> tokens(const Table& now, const reference::Board& board) const
    {
        std::vector<Table> tables;
        if (!has_set("tunnel") || now.has_laid_token) return tables;
        std::vector<int> numbers;
        bool has_new_pair = false;
        for (int first = 0; first < 6; first += 2) {
            const bool has_first = lies(now, first);
            const bool has_second = lies(now, first + 1);
            if (has_first && !has_second) numbers.push_back(first + 1);
            if (!has_first && !has_new_pair) numbers.push_back(first);
            has_new_pair = has_new_pair || !has_first;
        }
        for (int tile = 0; tile < static_cast<int>(now.tiles.size()); ++tile)
            for (int spot = 0; spot < static_cast<int>(board.type_at(tile).segments.size()); ++spot) {
                const reference::PlacedSegment place{tile, spot};
                if (!board.has_opening(place) || board.has_token(place)) continue;
                const reference::PlacedTile& there = now.tiles[static_cast<std::size_t>(tile)];
                for (const int number : numbers) {
                    tables.push_back(now);
                    tables.back().crossings.tokens.push_back({now.seat, number, {there.x, there.y}, spot, true});
                    tables.back().has_laid_token = true;
                }
            }
        return tables;
    }

    static bool lies(const Table& now, int number)
    {
        return std::any_of(now.crossings.tokens.begin(), now.crossings.tokens.end(),
                           [&](const reference::TunnelToken& token) { return token.seat == now.seat && token.number == number; });
    }

    /// A token after the figure, if there was none before it (TUNNEL-PLACE-02).
    std::uint64_t lay_token(const Table& now, int depth) const
    {
        const std::vector<Table> list = tokens(now, board(now));
        if (list.empty()) return put_ferry(now, depth);
        if (depth == 0) return 1;
        std::uint64_t sum = put_ferry(now, depth - 1);  // having passed
        for (const Table& next : list) sum += put_ferry(next, depth - 1);
        return sum;
    }

    /// The pairs of sides of a tile whose roads a ferry can join (FERRY-PLACE-01).
    static std::vector<std::array<int, 2>> ways(const reference::Board& board, const reference::Cell& cell)
    {
        const int tile = board.tile_at(cell.x, cell.y);
        const auto has_road = [&](int side) {
            const int segment = board.segment_on_side(tile, side);
            return segment >= 0 &&
                   board.type_at(tile).segments[static_cast<std::size_t>(segment)].kind == reference::SegmentKind::road;
        };
        std::vector<std::array<int, 2>> list;
        for (int one = 0; one < 4; ++one)
            for (int other = one + 1; other < 4; ++other)
                if (has_road(one) && has_road(other)) list.push_back({one, other});
        return list;
    }

    std::uint64_t put_ferry(const Table& now, int depth) const
    {
        if (!shows(now.tiles.back(), "ferry_lake")) return move_ferry(now, depth);
        if (depth == 0) return 1;
        const reference::Cell cell{now.tiles.back().x, now.tiles.back().y};
        std::uint64_t sum = 0;
        for (const auto& [one, other] : ways(board(now), cell)) {
            Table next = now;
            next.crossings.ferries.push_back({cell, {one, other}, {one, other}});
            sum += move_ferry(next, depth - 1);
        }
        return sum;
    }

    /// FERRY-MOVE-01 to -04
    std::uint64_t move_ferry(const Table& now, int depth) const
    {
        const reference::Board board = this->board(now);
        std::vector<Table> moves;
        for (const int i : board.ferries_in_reach()) {
            const reference::Ferry& ferry = now.crossings.ferries[static_cast<std::size_t>(i)];
            const bool has_moved = !std::equal(std::begin(ferry.sides), std::end(ferry.sides), std::begin(ferry.sides_before));
            if (has_moved || ferry.cell == reference::Cell{now.tiles.back().x, now.tiles.back().y}) continue;
            for (const auto& [one, other] : ways(board, ferry.cell)) {
                if (ferry.sides[0] == one && ferry.sides[1] == other) continue;
                moves.push_back(now);
                reference::Ferry& moved = moves.back().crossings.ferries[static_cast<std::size_t>(i)];
                moved.sides[0] = one;
                moved.sides[1] = other;
            }
        }
        if (moves.empty()) return score(now, depth);
        if (depth == 0) return 1;
        std::uint64_t sum = score(now, depth - 1);  // having passed
        for (const Table& next : moves) sum += move_ferry(next, depth - 1);
        return sum;
    }

    /// The figures of the seat that a festival may return (FEST-RET-01).
    std::vector<std::size_t> returns(const Table& now) const
    {
        std::vector<std::size_t> list;
        const std::vector<std::string>& marks = table_[now.tiles.back().type].marks;
        const bool is_festival = std::find(marks.begin(), marks.end(), "festival") != marks.end();
        for (std::size_t i = 0; i < now.pieces.size() && is_festival; ++i)
            if (now.pieces[i].seat == now.seat) list.push_back(i);
        return list;
    }

    /// What is left after each abbot of the seat that it may call back (ABBOT-RET-01, -03).
    std::vector<Table> calls(const Table& now) const
    {
        std::vector<Table> tables;
        for (std::size_t i = 0; i < now.pieces.size(); ++i) {
            const reference::Piece& piece = now.pieces[i];
            if (piece.kind != reference::PieceKind::abbot || piece.seat != now.seat) continue;
            const reference::Board board = this->board(now);
            if (board.features()[static_cast<std::size_t>(board.feature_under(piece))].complete) continue;
            tables.push_back(now);
            tables.back().pieces.erase(tables.back().pieces.begin() + static_cast<std::ptrdiff_t>(i));
        }
        return tables;
    }

    bool captures(const Table& now, const reference::Piece& piece) const
    {
        const reference::Board board = this->board(now);
        const reference::Cell cell{piece.x, piece.y};
        return !board.capture_targets(cell, board.tower_height(cell, now.pieces), now.pieces).empty();
    }

    /// Whether a bazaar follows the turn in which a tile was placed (BAZAAR-TRIGGER-01).
    bool is_market(const reference::PlacedTile& tile) const
    {
        return has_set("bridges_castles_bazaars") && shows(tile, "bazaar");
    }

    /// Nature lays a tile open for each seat, also one that fits nowhere (BAZAAR-REVEAL-01). What follows is not known here.
    std::uint64_t reveal(const Table& now, int missing, int depth) const
    {
        if (depth == 0) return 1;
        if (missing == 0) throw std::logic_error("an auction");
        std::uint64_t sum = 0;
        for (std::size_t type = 0; type < now.left.size(); ++type) {
            if (now.left[type] == 0) continue;
            Table next = now;
            --next.left[type];
            sum += reveal(next, missing - 1, depth - 1);
        }
        return sum;
    }

    /// The only follower in a city of two tiles that the last one completed; -1 if there is none, or it cannot become a castle
    /// (CASTLE-BUILD-01, -02).
    int castle_builder(const Table& now) const
    {
        if (!has_set("bridges_castles_bazaars")) return -1;
        const reference::Board board = this->board(now);
        const auto is_half = [&](const reference::PlacedSegment& placed) {
            const reference::Segment& city = board.type_at(placed.tile).segments[static_cast<std::size_t>(placed.segment)];
            return city.sides.size() == 1 && std::find(city.marks.begin(), city.marks.end(), "castle_unfit") == city.marks.end();
        };
        int found = -1;
        for (std::size_t i = 0; i < now.pieces.size(); ++i) {
            const reference::Feature& city = board.features()[static_cast<std::size_t>(board.feature_under(now.pieces[i]))];
            const bool is_new = city.complete && city.tiles.back() == static_cast<int>(now.tiles.size()) - 1;
            if (city.kind != reference::SegmentKind::city || !is_new || city.tiles.size() != 2 || city.segments.size() != 2)
                continue;
            if (!is_half(city.segments[0]) || !is_half(city.segments[1])) continue;
            if (found >= 0) throw std::logic_error("two castles");
            found = static_cast<int>(i);
        }
        return found;
    }

    /// Before the scoring a small city may become a castle (CASTLE-BUILD-08).
    std::uint64_t score(const Table& now, int depth) const
    {
        const int builder = castle_builder(now);
        if (builder < 0) return flock(now, depth);
        if (depth == 0) return 1;
        Table castle = now;
        castle.pieces.push_back(now.pieces[static_cast<std::size_t>(builder)]);
        castle.pieces.back().kind = reference::PieceKind::castle;
        return flock(now, depth - 1) + flock(castle, depth - 1);
    }

    /// A shepherd on the last tile draws: one of four kinds of sheep, or a wolf, which sends it home (SHEPHERD-PLACE-04, -05).
    /// Nobody extends the own field, and no field is closed, so early.
    std::uint64_t flock(const Table& now, int depth) const
    {
        const auto shepherd = std::find_if(now.pieces.begin(), now.pieces.end(), [&](const reference::Piece& piece) {
            return piece.kind == reference::PieceKind::shepherd && piece.x == now.tiles.back().x && piece.y == now.tiles.back().y;
        });
        if (shepherd == now.pieces.end()) return settle(now, depth);
        if (depth == 0) return 1;
        Table scattered = now;
        scattered.pieces.erase(scattered.pieces.begin() + (shepherd - now.pieces.begin()));
        return 4 * settle(now, depth - 1) + settle(scattered, depth - 1);
    }

    /// Scored pieces go home, wagons perhaps on (WAGON-MOVE-01); then the next seat draws.
    std::uint64_t settle(const Table& now, int depth) const
    {
        Table next = now;
        std::vector<reference::Piece> wagons;
        const std::vector<int> home = board(now).returning(now.pieces);
        for (auto it = home.rbegin(); it != home.rend(); ++it) {
            const auto piece = next.pieces.begin() + *it;
            if (piece->kind == reference::PieceKind::wagon) wagons.push_back(*piece);
            next.pieces.erase(piece);
        }
        if (wagons.size() > 1) throw std::logic_error("two wagons");
        if (has_set("messages") && !home.empty()) return move_marker(next, home.size(), depth);
        const std::vector<reference::Piece> moves = wagons.empty() ? std::vector<reference::Piece>{} : drives(next, wagons[0]);
        const auto go_on = [&](const Table& table, int left) {
            if (!is_second_circus(table)) return choose_for_all(table, left);
            return left == 0 ? 1 : 6 * choose_for_all(table, left - 1);
        };
        if (moves.empty() || depth == 0) return go_on(next, depth);
        std::uint64_t sum = go_on(next, depth - 1);  // it goes home
        for (const reference::Piece& wagon : moves) {
            Table moved = next;
            moved.pieces.push_back(wagon);
            sum += go_on(moved, depth - 1);
        }
        return sum;
    }

    /// The first feature that is scored moves one of two markers (MSG-02), by 4 or 6 points, which bring no message (MSG-03).
    std::uint64_t move_marker(const Table& now, std::size_t features, int depth) const
    {
        constexpr std::uint64_t markers = 2;
        if (features > 1) throw std::logic_error("two gains");
        return depth == 0 ? 1 : markers * choose_for_all(now, depth - 1);
    }

    /// A crop circle: its seat chooses for all, then the other seat does it, then that one (CROP-01, -03, -12).
    std::uint64_t choose_for_all(const Table& now, int depth) const
    {
        const bool has_follower = std::any_of(now.pieces.begin(), now.pieces.end(),
                                              [](const reference::Piece& piece) { return reference::is_follower(piece.kind); });
        if (!kind_of_circle(now) || !has_follower) return escape(now, depth);
        if (depth == 0) return 1;
        return add_beside(now, 1 - now.seat, depth - 1) + take_back(now, 1 - now.seat, depth - 1);
    }

    std::optional<reference::SegmentKind> kind_of_circle(const Table& now) const
    {
        if (shows(now.tiles.back(), "crop_shield")) return reference::SegmentKind::city;
        if (shows(now.tiles.back(), "crop_club")) return reference::SegmentKind::road;
        if (shows(now.tiles.back(), "crop_pitchfork")) return reference::SegmentKind::field;
        return std::nullopt;
    }

    /// The followers of a seat on segments of the circle's kind.
    std::vector<std::size_t> own_of_kind(const Table& now, int seat) const
    {
        const reference::Board board = this->board(now);
        std::vector<std::size_t> list;
        for (std::size_t i = 0; i < now.pieces.size(); ++i) {
            const reference::Piece& piece = now.pieces[i];
            if (piece.seat != seat || !reference::is_follower(piece.kind)) continue;
            if (board.features()[static_cast<std::size_t>(board.feature_under(piece))].kind == kind_of_circle(now))
                list.push_back(i);
        }
        return list;
    }

    /// One more follower beside an own one, or none (CROP-04, -05); so early each segment has one.
    std::uint64_t add_beside(const Table& now, int seat, int depth) const
    {
        const auto go_on = [&](const Table& table, int left) {
            return seat == now.seat ? escape(table, left) : add_beside(table, now.seat, left);
        };
        const std::vector<std::size_t> own = own_of_kind(now, seat);
        if (own.empty()) return go_on(now, depth);
        if (depth == 0) return 1;
        std::uint64_t sum = go_on(now, depth - 1);  // having passed
        for (const std::size_t i : own) {
            Table next = now;
            next.pieces.push_back(now.pieces[i]);
            sum += go_on(next, depth - 1);
        }
        return sum;
    }

    /// CROP-06
    std::uint64_t take_back(const Table& now, int seat, int depth) const
    {
        const auto go_on = [&](const Table& table, int left) {
            return seat == now.seat ? escape(table, left) : take_back(table, now.seat, left);
        };
        const std::vector<std::size_t> own = own_of_kind(now, seat);
        if (own.empty()) return go_on(now, depth);
        if (depth == 0) return 1;
        std::uint64_t sum = 0;
        for (const std::size_t i : own) {
            Table next = now;
            next.pieces.erase(next.pieces.begin() + static_cast<std::ptrdiff_t>(i));
            sum += go_on(next, depth - 1);
        }
        return sum;
    }

    /// A knight of the seat may escape from a besieged city (SIEGE-ESC-01); then the next seat draws.
    std::uint64_t escape(const Table& now, int depth) const
    {
        const auto go_on = [&](Table table, int left) {
            table.seat = 1 - table.seat;
            table.has_built_bridge = table.has_laid_token = false;
            for (reference::Ferry& ferry : table.crossings.ferries)
                std::copy(std::begin(ferry.sides), std::end(ferry.sides), std::begin(ferry.sides_before));
            for (reference::TunnelToken& token : table.crossings.tokens) token.is_new = false;
            return is_market(now.tiles.back()) ? reveal(table, 2, left) : draw(table, left);
        };
        const reference::Board board = this->board(now);
        std::vector<std::size_t> free;
        for (std::size_t i = 0; i < now.pieces.size() && has_set("siege"); ++i)
            if (now.pieces[i].seat == now.seat && board.may_be_left(board.feature_under(now.pieces[i]))) free.push_back(i);
        if (free.empty() || depth == 0) return go_on(now, depth);
        std::uint64_t sum = go_on(now, depth - 1);  // it stays
        for (const std::size_t knight : free) {
            Table next = now;
            next.pieces.erase(next.pieces.begin() + static_cast<std::ptrdiff_t>(knight));
            sum += go_on(next, depth - 1);
        }
        return sum;
    }

    /// Free unfinished features on the tile of a wagon and the eight around it (WAGON-MOVE-02 to -05).
    std::vector<reference::Piece> drives(const Table& now, const reference::Piece& wagon) const
    {
        const reference::Board board = this->board(now);
        std::vector<reference::Piece> list;
        for (int y = wagon.y - 1; y <= wagon.y + 1; ++y) {
            for (int x = wagon.x - 1; x <= wagon.x + 1; ++x) {
                const int tile = board.tile_at(x, y);
                const int segments = tile < 0 ? 0 : static_cast<int>(board.type_at(tile).segments.size());
                for (int segment = 0; segment < segments; ++segment) {
                    const int number = board.feature_at(x, y, segment);
                    const reference::Feature& feature = board.features()[static_cast<std::size_t>(number)];
                    const bool drivable = feature.kind == reference::SegmentKind::city ||
                                          feature.kind == reference::SegmentKind::road ||
                                          feature.kind == reference::SegmentKind::monastery;
                    if (drivable && !feature.complete && !board.is_occupied(number, now.pieces))
                        list.push_back({wagon.kind, wagon.seat, x, y, segment});
                }
            }
        }
        return list;
    }

    std::vector<std::string> sets_;
    std::vector<reference::PieceFacts> pieces_;
    reference::TileTable table_;
    std::vector<int> left_;
    Table start_;
};

}  // namespace counts
