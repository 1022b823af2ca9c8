// SPDX-License-Identifier: MIT
// What several calls say must be the same thing: a list and its single entry, a sum and its parts, a feature, its brief, its
// segments and its pieces, what is counted and what is listed. Nothing here knows more of the library than include/bastide.h.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "capi/c_games.hpp"

namespace bastide_tests {

/// Compares the calls about one position. Returns the first disagreement, or "".
class Agreeing {
public:
    explicit Agreeing(const Game& game)
        : game_(game), features_(features(game)), pieces_(pieces(game)), board_(board(game)), now_(decision(game))
    {
    }

    std::string complain() const
    {
        using Question = std::string (Agreeing::*)() const;
        for (const Question question :
             {&Agreeing::about_features, &Agreeing::about_briefs, &Agreeing::about_segments, &Agreeing::about_the_board,
              &Agreeing::about_pieces, &Agreeing::about_seats, &Agreeing::about_tiles, &Agreeing::about_open_cells,
              &Agreeing::about_things, &Agreeing::about_the_decision, &Agreeing::about_standings, &Agreeing::about_the_record})
            if (const std::string fault = (this->*question)(); !fault.empty()) return fault;
        return "";
    }

private:
    template <class Record, class List>
    static std::vector<Record> list_of(List&& list)
    {
        return collect<Record>(std::forward<List>(list));
    }
    std::vector<bastide_brief> briefs() const
    {
        return list_of<bastide_brief>(
            [&](bastide_brief* out, std::int32_t cap) { return bastide_game_list_briefs(game_.get(), BASTIDE_ANY, out, cap); });
    }
    std::vector<bastide_open_cell> open_cells(std::int32_t feature) const
    {
        return list_of<bastide_open_cell>([&](bastide_open_cell* out, std::int32_t cap) {
            return bastide_game_list_open_cells(game_.get(), feature, out, cap);
        });
    }
    std::vector<bastide_segment_def> segments_at(std::int32_t x, std::int32_t y) const
    {
        return list_of<bastide_segment_def>([&](bastide_segment_def* out, std::int32_t cap) {
            return bastide_game_list_segments_at(game_.get(), x, y, out, cap);
        });
    }
    bool is_dice() const
    {
        bastide_config config{};
        return bastide_game_get_config(game_.get(), &config) == BASTIDE_OK && config.game == BASTIDE_GAME_DICE;
    }
    static std::uint32_t bit(std::int32_t seat) { return std::uint32_t{1} << seat; }

    /// What the fairy pays a seat beside the worth of a feature, with or without majority (FAIRY-SCORE-01, FAIRY-OPT-01).
    std::int32_t fairy_pays(const bastide_feature& feature, std::int32_t seat) const
    {
        const auto any = [&](auto&& is_it) { return std::any_of(pieces_.begin(), pieces_.end(), is_it); };
        const bool is_paid = any([&](const bastide_piece& fairy) {
            return fairy.kind == BASTIDE_PIECE_FAIRY && any([&](const bastide_piece& one) {
                       const bool is_near = fairy.spot == BASTIDE_SPOT_TILE ? one.placed == fairy.placed : one.id == fairy.beside;
                       return one.seat == seat && one.feature == feature.id && is_near;
                   });
        });
        return is_paid ? 3 : 0;
    }

    /// What ringmasters of a seat pay beside the worth of a feature: circuses and acrobat tiles around them (RING-SCORE-01).
    std::int32_t ringmasters_pay(const bastide_feature& feature, std::int32_t seat) const
    {
        std::int32_t points = 0;
        constexpr std::uint64_t spaces = (std::uint64_t{1} << BASTIDE_MARK_CIRCUS) | (std::uint64_t{1} << BASTIDE_MARK_ACROBATS);
        for (const bastide_piece& one : pieces_) {
            const bool is_there = one.spot == BASTIDE_SPOT_SEGMENT && one.feature == feature.id;
            if (one.kind != BASTIDE_PIECE_RINGMASTER || one.seat != seat || !is_there) continue;
            const std::vector<bastide_tile_def> types = tiles(game_);
            for (const bastide_placed& tile : board_) {
                const bool is_near = std::abs(tile.x - one.x) <= 1 && std::abs(tile.y - one.y) <= 1;
                points += is_near && (types[at(tile.tile)].marks & spaces) != 0 ? 2 : 0;
            }
        }
        return points;
    }

    std::string about_features() const
    {
        for (const bastide_feature& one : features_) {
            if (!same(feature(game_, one.id), one)) return "a feature is told and listed differently";
            if (one.kind != BASTIDE_SEGMENT_FOUNDATION && (one.complete != 0) != (one.open_sides == 0))
                return "a feature is complete or has open sides";
            if ((one.pennants > 0) != ((one.marks >> BASTIDE_MARK_PENNANT & 1) != 0)) return "a feature has pennants or no mark";
            for (std::int32_t who = 0; who < BASTIDE_SEATS_MAX; ++who) {
                if ((one.occupants & bit(who)) == 0 && one.weights[who] != 0) return "a seat is strong where it does not stand";
                const bool leads = (one.leaders & bit(who)) != 0;
                if (!leads && one.points[who] != 0 && one.points[who] != fairy_pays(one, who) + ringmasters_pay(one, who))
                    return "a seat is paid that does not lead";
            }
        }
        for (const std::int32_t kind : numbers_of(BASTIDE_VOCABULARY_SEGMENT)) {
            std::vector<bastide_feature> of_kind;
            std::copy_if(features_.begin(), features_.end(), std::back_inserter(of_kind),
                         [&](const bastide_feature& one) { return one.kind == kind; });
            if (!same(features(game_, kind), of_kind)) return "the features of a kind are not that part of all";
        }
        return "";
    }

    std::string about_briefs() const
    {
        if (is_dice()) return briefs().empty() ? "" : "a city of dice has a brief";
        std::vector<bastide_brief> occupied;
        for (const bastide_feature& one : features_) {
            bastide_brief brief{};
            if (bastide_game_get_brief(game_.get(), one.id, &brief) != BASTIDE_OK) return "a feature has no brief";
            if (brief.feature != one.id || brief.kind != one.kind || brief.complete != one.complete)
                return "a brief is of another feature";
            if (brief.points_now != one.points_now) return "a brief has other points now";
            if (brief.points_complete != one.points_complete) return "a brief has other points when complete";
            if (brief.occupants != one.occupants || brief.leaders != one.leaders) return "a brief has other leaders";
            if (!std::equal(std::begin(brief.weights), std::end(brief.weights), one.weights))
                return "a brief has other strengths";
            for (std::int32_t who = 0; who < BASTIDE_SEATS_MAX; ++who)
                if ((brief.pieces[who] > 0) != ((one.occupants & bit(who)) != 0)) return "a brief has other followers";
            if (one.kind == BASTIDE_SEGMENT_ROAD || one.kind == BASTIDE_SEGMENT_CITY)
                if (brief.open_cells != bastide_game_list_open_cells(game_.get(), one.id, nullptr, 0))
                    return "a brief has another number of open cells";
            if (one.occupants != 0 && one.kind != BASTIDE_SEGMENT_FOUNDATION) occupied.push_back(brief);
        }
        return same(briefs(), occupied) ? "" : "a brief is told and listed differently";
    }

    std::string about_segments() const
    {
        for (const bastide_feature& one : features_) {
            std::set<std::int32_t> on;
            const std::vector<bastide_placed_segment> members = feature_segments(game_, one.id);
            if (one.segments != count_of(members.size())) return "a feature has another number of segments";
            const std::int32_t printed = one.kind == BASTIDE_SEGMENT_CASTLE ? BASTIDE_SEGMENT_CITY : one.kind;  // CASTLE-BUILD-01
            for (const bastide_placed_segment& part : members) {
                on.insert(part.placed);
                if (bastide_game_placed_at(game_.get(), part.x, part.y) != part.placed) return "a segment is on another tile";
                if (bastide_game_feature_at(game_.get(), part.x, part.y, part.segment) != one.id)
                    return "a segment is of another feature";
                if (segments_at(part.x, part.y)[at(part.segment)].kind != printed) return "a segment is of another kind";
            }
            const bool counts_others = one.kind == BASTIDE_SEGMENT_MONASTERY || one.kind == BASTIDE_SEGMENT_GARDEN ||
                                       one.kind == BASTIDE_SEGMENT_HUT || one.kind == BASTIDE_SEGMENT_ABBACY;
            if (!counts_others && one.tiles != count_of(on.size())) return "a feature has another number of tiles";
        }
        return "";
    }

    std::string about_the_board() const
    {
        std::map<std::int32_t, std::int32_t> copies;
        for (const bastide_placed& tile : board_) {
            bastide_placed one{};
            if (bastide_game_get_placed(game_.get(), tile.index, &one) != BASTIDE_OK || !same(one, tile))
                return "a placed tile is told and listed differently";
            if (tile.copy != copies[tile.tile]++) return "a tile is another copy of its type";
            if (bastide_game_placed_at(game_.get(), tile.x, tile.y) != tile.index) return "a tile lies elsewhere";
            const std::vector<bastide_segment_def> lie = segments_at(tile.x, tile.y);
            const std::vector<bastide_segment_def> printed = segments(game_, tile.tile, tile.rotation);
            if (tile.span == 0 ? !same(lie, printed) : lie.size() != printed.size() + 1)
                return "a tile lies with other segments than its type";
            for (std::int32_t port = 0; port < 12; ++port) {
                const auto owns = [port](const bastide_segment_def& segment) { return (segment.ports >> port & 1) != 0; };
                const auto owner = std::find_if(lie.begin(), lie.end(), owns);
                const std::int32_t expected = owner == lie.end() ? BASTIDE_E_ABSENT : owner->index;
                if (bastide_game_segment_at_port(game_.get(), tile.x, tile.y, port) != expected)
                    return "a port has another owner";
            }
        }
        bastide_placed none{};
        return bastide_game_get_placed(game_.get(), count_of(board_.size()), &none) == BASTIDE_E_ABSENT
                   ? ""
                   : "there is one more tile";
    }

    std::string about_pieces() const
    {
        std::map<std::pair<std::int32_t, std::int32_t>, std::int32_t> supply;
        for (const bastide_piece& one : pieces_) {
            if (!same(piece(game_, one.id), one)) return "a piece is told and listed differently";
            if (one.spot == BASTIDE_SPOT_SUPPLY) ++supply[{one.seat, one.kind}];
            if (one.spot != BASTIDE_SPOT_SEGMENT) continue;
            if (bastide_game_placed_at(game_.get(), one.x, one.y) != one.placed) return "a piece is on another tile";
            if (bastide_game_feature_at(game_.get(), one.x, one.y, one.segment) != one.feature)
                return "a piece is on another feature";
        }
        for (const auto& [of, count] : supply)
            if (of.first >= 0 && bastide_game_count_supply(game_.get(), of.first, of.second) != count)
                return "a supply holds another number of pieces";
        for (const bastide_seat& one : seats(game_)) {
            std::int32_t all = 0;
            for (const auto& [of, count] : supply) all += of.first == one.seat ? count : 0;
            if (one.supply != all) return "a seat has another number of pieces";
        }
        return "";
    }

    std::string about_seats() const
    {
        std::map<std::int32_t, std::int32_t> held;
        for (const bastide_thing& hand : things(game_, BASTIDE_THING_HAND)) held[hand.seat] += hand.count;
        for (const bastide_seat& one : seats(game_)) {
            if (!same(seat(game_, one.seat), one)) return "a seat is told and listed differently";
            if (one.track + 50 * one.laps != one.score || one.track < 0 || one.track > 49) return "a marker is on another space";
            if (one.hand != held[one.seat]) return "a seat holds another number of tiles";
        }
        return "";
    }

    std::string about_tiles() const
    {
        const std::vector<bastide_stock> rows = stock(game_);
        const std::vector<bastide_tile_def> types = tiles(game_);
        const std::vector<std::int32_t> left = list_of<std::int32_t>(
            [&](std::int32_t* out, std::int32_t cap) { return bastide_game_list_left(game_.get(), out, cap); });
        if (is_dice() && rows.empty() && left.empty()) return "";  // dice are in no stock
        if (rows.size() != types.size() || rows.size() != left.size()) return "there are more or fewer tile types";
        for (const bastide_stock& row : rows) {
            std::int32_t placeable = 0;
            for (const bastide_placement& one : placements(game_, row.tile))
                for (std::uint32_t bits = one.rotations; bits != 0; bits &= bits - 1) ++placeable;
            const auto is_it = [&](const bastide_placed& tile) { return tile.tile == row.tile; };
            if (row.placements != placeable) return "a tile has another number of placements";
            if (row.placed != std::count_if(board_.begin(), board_.end(), is_it)) return "another number of tiles lies there";
            if (row.left != left[at(row.tile)]) return "another number of copies is left";
            if (row.total != types[at(row.tile)].count) return "a tile has another number of copies";
        }
        return "";
    }

    /// What fits a cell is judged by the placements of each type that is left.
    std::string about_open_cells() const
    {
        std::map<std::pair<std::int32_t, std::int32_t>, std::pair<std::int32_t, std::int32_t>> fits;
        for (const bastide_stock& row : stock(game_))
            for (const bastide_placement& one : row.left > 0 ? placements(game_, row.tile) : std::vector<bastide_placement>{}) {
                ++fits[{one.x, one.y}].first;
                fits[{one.x, one.y}].second += row.left;
            }
        std::map<std::pair<std::int32_t, std::int32_t>, bastide_open_cell> all;
        std::pair<std::int32_t, std::int32_t> before{INT32_MIN, INT32_MIN};
        for (const bastide_open_cell& cell : open_cells(BASTIDE_ANY)) {
            if (before >= std::pair(cell.y, cell.x)) return "the open cells are out of order";
            before = {cell.y, cell.x};
            const auto [types, copies] = fits[{cell.x, cell.y}];
            if (cell.types != types || cell.left != copies) return "another number of tiles fits a cell";
            all[before] = cell;
        }
        for (const bastide_feature& one : features_) {
            before = {INT32_MIN, INT32_MIN};
            for (const bastide_open_cell& cell : open_cells(one.id)) {
                if (before >= std::pair(cell.y, cell.x)) return "the open cells of a feature are out of order";
                before = {cell.y, cell.x};
                if (all.count(before) != 0 && !same(all[before], cell)) return "a cell is told differently";
                if (bastide_game_placed_at(game_.get(), cell.x, cell.y) != BASTIDE_E_ABSENT) return "an open cell is taken";
            }
        }
        return "";
    }

    std::string about_things() const
    {
        const std::vector<bastide_thing> all = things(game_, BASTIDE_ANY);
        std::vector<bastide_thing> by_kind;
        for (const std::int32_t kind : numbers_of(BASTIDE_VOCABULARY_THING))
            for (const bastide_thing& one : things(game_, kind)) by_kind.push_back(one);
        if (!same(all, by_kind)) return "the things of all kinds are not all things";
        for (const bastide_thing& one : all) {
            if (one.feature >= 0 && feature(game_, one.feature).id != one.feature) return "a thing is on a feature of the past";
            if (one.kind != BASTIDE_THING_BARN) continue;
            const bastide_feature field = feature(game_, one.feature);
            if (piece(game_, one.piece).feature != one.feature) return "a barn is in another field";
            if (field.occupants != 0) continue;  // until its farmers go home
            if ((field.leaders & bit(one.seat)) == 0) return "the owner of a barn does not lead its field";
            if (field.points[one.seat] != one.points) return "a barn is worth something else than its field";
        }
        return "";
    }

    std::string about_the_decision() const
    {
        const std::vector<bastide_action> legal = actions(game_);
        for (const std::int32_t kind : numbers_of(BASTIDE_VOCABULARY_ACTION)) {
            const bool is_legal = kind != BASTIDE_ACTION_RESIGN && bastide_game_count_actions(game_.get(), kind) > 0;
            if (has_bit(now_.kinds, kind) != is_legal) return "the decision names other kinds of actions";
        }
        if ((now_.may_pass != 0) != has_bit(now_.kinds, BASTIDE_ACTION_PASS)) return "a seat may pass or not";
        for (const bastide_action& action : legal)
            if (action.seat != now_.seat) return "another seat decides";
        if (weights(game_).size() != legal.size()) return "there are more or fewer weights";
        for (const std::int32_t weight : weights(game_))
            if (weight < 1 || (now_.seat >= 0 && weight != 1)) return "an action has another weight";
        bastide_action usual{};
        const bastide_status found = bastide_game_get_default_action(game_.get(), &usual);
        if (found != (now_.over == 0 && now_.seat >= 0 ? BASTIDE_OK : BASTIDE_E_ABSENT))
            return "a seat has an action by default or not";
        if (found == BASTIDE_OK) {
            bastide_action expected = now_.may_pass != 0 ? legal.back() : legal.front();
            for (const bastide_action& action : legal)
                if (action.kind == BASTIDE_ACTION_PASS) expected = action;
            expected.origin = BASTIDE_ORIGIN_CLOCK;
            if (!same(usual, expected)) return "another action is the default";
        }
        if (now_.piece >= 0 && piece(game_, now_.piece).kind != now_.piece_kind)
            return "the piece of the decision is of another kind";
        if (now_.feature >= 0 && feature(game_, now_.feature).id != now_.feature)
            return "the decision is about a feature of the past";
        return "";
    }

    /// What the barns of a seat pay after farmers of their field, whose points alone the feature tells.
    std::int32_t points_of_barns_beside_farmers(std::int32_t seat) const
    {
        std::map<std::int32_t, std::int32_t> points;  // by field: two barns of a seat pay once
        for (const bastide_thing& barn : things(game_, BASTIDE_THING_BARN))
            if (barn.seat == seat && feature(game_, barn.feature).occupants != 0) points[barn.feature] = barn.points;
        std::int32_t sum = 0;
        for (const auto& [field, each] : points) sum += each;
        return sum;
    }

    /// What the flocks of a seat pay in fields that the tile just placed has closed: once for a field, and no feature tells it.
    std::int32_t points_of_closed_flocks(std::int32_t seat) const
    {
        std::map<std::int32_t, std::int32_t> points;  // by field
        for (const bastide_thing& flock : things(game_, BASTIDE_THING_FLOCK))
            if (flock.seat == seat && flock.closed != 0) points[flock.feature] = flock.points;
        std::int32_t sum = 0;
        for (const auto& [field, each] : points) sum += each;
        return sum;
    }

    bool has_castle(std::int32_t seat) const
    {
        const std::vector<bastide_thing> castles = things(game_, BASTIDE_THING_CASTLE);
        return std::any_of(castles.begin(), castles.end(), [&](const bastide_thing& castle) { return castle.seat == seat; });
    }

    /// Whether followers may be on tiles without being acrobats: trapped, or about to fly.
    bool has_pieces_on_tiles() const
    {
        const std::vector<bastide_choice> chosen = choices(game_);
        return std::any_of(chosen.begin(), chosen.end(), [](const bastide_choice& choice) {
            const bool is_such = choice.id == BASTIDE_SET_RUSSIAN_PROMOS || choice.id == BASTIDE_SET_FLYING_MACHINES;
            return choice.kind == BASTIDE_CHOICE_SET && is_such;
        });
    }

    /// Whether a follower of a seat stands at a watchtower on a road or in a city that is complete (WATCH-02).
    bool has_due_watchtower(std::int32_t seat) const
    {
        constexpr std::int32_t kWatchtowers[] = {BASTIDE_MARK_WATCHTOWER_MEEPLES, BASTIDE_MARK_WATCHTOWER_PENNANTS,
                                                 BASTIDE_MARK_WATCHTOWER_ROADS, BASTIDE_MARK_WATCHTOWER_MONASTERIES,
                                                 BASTIDE_MARK_WATCHTOWER_CITIES};
        const std::vector<bastide_tile_def> types = tiles(game_);
        return std::any_of(pieces_.begin(), pieces_.end(), [&](const bastide_piece& one) {
            if (one.seat != seat || one.spot != BASTIDE_SPOT_SEGMENT || feature(game_, one.feature).complete == 0) return false;
            const std::uint64_t marks = types[at(board_[at(one.placed)].tile)].marks;
            return std::any_of(std::begin(kWatchtowers), std::end(kWatchtowers),
                               [&](std::int32_t mark) { return (marks >> mark & 1) != 0; });
        });
    }

    /// Without boxes that pay for something else at the end, a standing is the score, what each feature pays now, and what closed
    /// flocks, castles and watchtowers are due from features that wait for their scoring.
    std::string about_standings() const
    {
        const std::int32_t paid[] = {BASTIDE_THING_KING, BASTIDE_THING_ROBBER};
        for (const std::int32_t kind : paid)
            if (bastide_game_list_things(game_.get(), kind, nullptr, 0) > 0) return "";
        for (const bastide_choice& choice : choices(game_))
            if (choice.kind == BASTIDE_CHOICE_SET &&
                (choice.id == BASTIDE_SET_DARMSTADT || choice.id == BASTIDE_SET_TRADERS_BUILDERS))
                return "";  // goods of a city that waits for its scoring count already, and no seat has them yet
        const auto is_gold = [](const bastide_piece& piece) { return piece.kind == BASTIDE_PIECE_GOLD_BAR; };
        if (std::any_of(pieces_.begin(), pieces_.end(), is_gold)) return "";
        if (now_.over != 0 || has_pieces_on_tiles()) return "";
        for (const bastide_standing& one : standing(game_)) {
            std::int32_t points = one.score + points_of_barns_beside_farmers(one.seat) + points_of_closed_flocks(one.seat);
            for (const bastide_piece& acrobat : pieces_)  // ACRO-FINAL-01
                if (acrobat.spot == BASTIDE_SPOT_TILE && acrobat.kind == BASTIDE_PIECE_FOLLOWER && acrobat.seat == one.seat)
                    points += 5;
            for (const bastide_feature& paying : features_)
                if (paying.kind != BASTIDE_SEGMENT_FOUNDATION) points += paying.points[one.seat];
            const bool has_due = has_castle(one.seat) || has_due_watchtower(one.seat);
            const bool may_be_due = one.final_score > points && now_.placed >= 0 && has_due;
            if (one.final_score != points && !may_be_due)
                return "seat " + std::to_string(one.seat) + " stands at " + std::to_string(one.final_score) +
                       " and the features pay " + std::to_string(points);
        }
        return "";
    }

    std::string about_the_record() const
    {
        std::vector<bastide_event> scored;
        for (const bastide_event& event : events(game_))
            if (event.kind == BASTIDE_EVENT_SCORED && event.undone == 0) scored.push_back(event);
        const std::vector<bastide_score_line> lines = score_lines(game_, range(game_).first);
        if (lines.size() != scored.size()) return "there are more or fewer score lines than events";
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const bastide_score_line& line = lines[i];
            const bastide_event& event = scored[i];
            const bool is_same = line.seq == event.seq && line.group == event.group && line.action == event.action &&
                                 line.seat == event.seat && line.other_seat == event.other_seat && line.reward == event.reward &&
                                 line.feature == event.feature && line.feature_kind == event.feature_kind &&
                                 line.count == event.count && line.each == event.each && line.points == event.points;
            if (!is_same) return "a score line is not its event";
        }
        if (bastide_game_list_history(game_.get(), BASTIDE_VIEW_FULL, 0, nullptr, 0) < 0) return "";
        const std::vector<bastide_action> past = history(game_);
        for (const bastide_placed& tile : board_) {
            if (tile.action < 0) continue;
            const bastide_action& placed = past[at(tile.action)];
            const bool places = placed.kind == BASTIDE_ACTION_PLACE || placed.kind == BASTIDE_ACTION_PLACE_SPANNED;
            const bool is_it = places && placed.tile == tile.tile && placed.x == tile.x && placed.y == tile.y &&
                               placed.rotation == tile.rotation && placed.seat == tile.seat;
            if (!is_it) return "another action placed a tile";
        }
        return "";
    }

    const Game& game_;
    std::vector<bastide_feature> features_;
    std::vector<bastide_piece> pieces_;
    std::vector<bastide_placed> board_;
    bastide_decision now_;
};

inline std::string complain_about_agreement(const Game& game) { return Agreeing(game).complain(); }

}  // namespace bastide_tests
