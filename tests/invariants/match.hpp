// SPDX-License-Identifier: MIT
// Plays one random game of any boxes and checks it at every decision: exactly the listed actions are accepted, a refusal changes
// no byte, score lines sum to scores, the game can be saved and ends within its bounds, and its board, targets and points agree
// with the reference and the checks of the boxes. This file names no box.
#pragma once

#include <algorithm>
#include <cstring>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "../../capi/interface.hpp"
#include "formats/scripts/script.hpp"
#include "formats/snapshots/snapshot.hpp"
#include "game/check.hpp"
#include "game/hashing.hpp"
#include "invariants/any_player.hpp"
#include "invariants/any_setup.hpp"
#include "invariants/reference_agrees.hpp"
#include "invariants/standing.hpp"
#include "play/racks.hpp"

namespace box_checks {

// ---- deciding ------------------------------------------------------------------------------------------------------------

inline bool same_bytes(const Game& a, const Game& b)
{
    const u32 used = a.view().state.used();
    return used == b.view().state.used() && std::memcmp(a.view().state.block(), b.view().state.block(), used) == 0;
}

inline bool same_action(const Action& a, const Action& b)
{
    const Action x = canonical(a);
    const Action y = canonical(b);
    return std::memcmp(&x, &y, sizeof x) == 0;
}

inline bool holds(const std::vector<Action>& list, const Action& action)
{
    return std::any_of(list.begin(), list.end(), [&](const Action& option) { return same_action(option, action); });
}

/// The order of lists: kind, cell, rotation, segment, piece. Actions that are equal so far differ in tile (of a hand), in
/// points, seat or cause (which share memory), or in the seat that resigns.
inline bool is_before(const Action& a, const Action& b)
{
    if (a.kind == ActionKind::draw && b.kind == ActionKind::draw) return a.tile < b.tile;
    const bool differ = a.tile != b.tile || a.points != b.points || a.seat != b.seat;
    return order_key(a) < order_key(b) || (order_key(a) == order_key(b) && differ);
}

inline void check_decision(const Game& game, const std::vector<Action>& options, Complaints& wrong)
{
    const View view = game.view();
    const Decision decision = pending(view);
    wrong.expect(!options.empty(), "nobody can decide");
    const bool is_asked_blindly = hides_tiles(view.rules);  // the rules must not depend on whether a tile of a hidden hand fits
    wrong.expect(options.size() > 1 || options[0].kind != ActionKind::pass || is_asked_blindly,
                 "a decision has nothing but passing");
    for (std::size_t i = 0; i < options.size(); ++i) {
        Verdict verdict;
        wrong.expect(game.why_not(options[i], verdict) == Reason::none, "a listed action is refused");
        wrong.expect(options[i].seat == decision.seat, "a listed action is another seat's");
        wrong.expect(i == 0 || is_before(options[i - 1], options[i]), "the list is out of order");
    }
}

/// Applies an action to a clone. A listed action must succeed; any other must be refused and change nothing.
inline void try_on_copy(const Game& game, const Action& action, const std::vector<Action>& options, Complaints& wrong)
{
    Owned copy(game.clone({}, true));
    const u32 actions = copy->history().count();
    const u64 events = copy->log().next();
    Verdict verdict;
    const Status status = copy->apply(action, verdict);
    if (holds(options, action)) {
        wrong.expect(status == Status::ok, "a listed action is not done");
        wrong.expect(broken_invariant(copy->view()) == nullptr, "a listed action breaks a promise");
        return;
    }
    wrong.expect(status == Status::illegal && verdict.reason != Reason::none, "an action that is not listed is done");
    wrong.expect(same_bytes(game, *copy), "a refused action leaves other bytes");
    wrong.expect(copy->history().count() == actions && copy->log().next() == events, "a refused action is noted");
}

inline Action twisted(const Game& game, Action action, RandomSource& random)
{
    const View view = game.view();
    switch (random.below(7)) {
        case 0: action.kind = static_cast<ActionKind>(random.below(9)); break;
        case 1: action.seat = static_cast<u8>(random.below(view.rules.config.seats)); break;
        case 2: action.cell.x = static_cast<i16>(action.cell.x + static_cast<i16>(random.below(3)) - 1); break;
        case 3: action.cell.y = static_cast<i16>(action.cell.y + static_cast<i16>(random.below(3)) - 1); break;
        case 4: action.segment = static_cast<u8>(random.one_in(2) ? random.below(6) : kFirstCorner + random.below(4)); break;
        case 5: action.rotation = static_cast<u8>(random.below(4)); break;
        default: action.tile = TileId(1 + static_cast<int>(random.below(view.rules.tiles.count))); break;
    }
    const bool points = uses<fields::Piece>(action.kind);
    if (random.one_in(3))
        action.piece = static_cast<u16>(points ? 1 + random.below(view.rules.layout.piece_count) : random.below(8));
    if (!points && action.piece >= kPieceKinds) action.piece = 1;
    if (points && !is_within(action.piece, 1, view.rules.layout.piece_count)) action.piece = 1;
    if (!action.tile) action.tile = TileId(1);
    return action;
}

/// Counts the legal actions among all combinations of field values.
class Universe {
public:
    static constexpr i32 kMostOfBids = 120;

    explicit Universe(const Game& game) : game_(game), view_(game.view()), seat_(pending(view_).seat) {}

    std::size_t count_legal()
    {
        try_draws();
        try_placements();
        try_spans();
        try_pieces();
        for_each_segment([&](Action& action) {
            action.kind = ActionKind::deploy;
            for (int kind = 0; kind < kPieceKinds; ++kind) {
                action.piece = static_cast<u16>(kind);
                judge(action);
            }
        });
        for (int i = 1; i <= view_.rules.layout.piece_count; ++i) {
            const Piece& piece = view_.state.piece(PieceId(i));
            const PieceDef& def = view_.rules.piece_def(piece.kind);
            const bool flies = piece.spot == Spot::tile && def.has(Trait::claims);
            const bool is_free = piece.spot == Spot::moving || piece.spot == Spot::space || flies || def.joins == Joins::pairs ||
                                 (def.is_neutral && def.fits != 0);
            if (!is_free) continue;
            for_each_segment([&](Action& action) {
                if (action.segment == kOnTile && def.is_neutral) return;  // below
                action.kind = ActionKind::move;
                action.piece = static_cast<u16>(i);
                judge(action);
            });
        }
        for_each_segment([&](Action& action) {
            action.kind = ActionKind::choose_place;
            judge(action);
        });
        try_moves_to_tiles();
        judge(blank(ActionKind::pass));
        judge(blank(ActionKind::draw_unseen));
        judge(blank(ActionKind::finish));
        try_start_and_hand();
        return legal_;
    }

private:
    Action blank(ActionKind kind) const
    {
        Action action;
        action.kind = kind;
        action.seat = seat_;
        return action;
    }

    void judge(const Action& action)
    {
        Verdict verdict;
        legal_ += game_.why_not(action, verdict) == Reason::none;
    }

    void try_draws()
    {
        Action token = blank(ActionKind::draw_token);
        for (int kind = 0; kind < kPieceKinds; ++kind) {
            token.piece_kind = static_cast<u16>(kind);
            judge(token);
        }
        for (const ActionKind kind : {ActionKind::draw, ActionKind::reveal}) {
            Action action = blank(kind);
            for (int type = 1; type <= view_.rules.tiles.count; ++type) {
                action.tile = TileId(type);
                judge(action);
            }
        }
    }

    /// Roads across tiles: on each tile alone, and with each placement of the drawn tile.
    void try_spans()
    {
        const bool has_ferries = view_.rules.piece_def(PieceKind::ferry).count > 0;
        if (view_.rules.span_kind == PieceKind::none && !has_ferries) return;
        Action lay = blank(ActionKind::span);
        for (int tile = 1; tile <= view_.state.header().placed; ++tile) {
            lay.cell = cell_of(view_.state.placed(PlacedId(tile)));
            for (lay.span = 1; lay.span <= kLinkWays; ++lay.span) judge(lay);
        }
        if (view_.rules.span_kind == PieceKind::none) return;
        Action place = blank(ActionKind::place_spanned);
        place.tile = view_.state.header().drawn ? view_.state.header().drawn : TileId(1);
        for (u32 i = 0; i < view_.state.header().open_cells; ++i) {
            place.cell = cell_of(view_.state.open_keys()[i]);
            for (place.rotation = 0; place.rotation < kSides; ++place.rotation)
                for (place.span = 1; place.span <= kMaxSpan; ++place.span) judge(place);
        }
    }

    void try_placements()
    {
        Action action = blank(ActionKind::place);
        for (int type = 1; type <= view_.rules.tiles.count; ++type) {
            action.tile = TileId(type);
            for (u32 i = 0; i < view_.state.header().open_cells; ++i) {
                action.cell = cell_of(view_.state.open_keys()[i]);
                for (u8 rotation = 0; rotation < 4; ++rotation) {
                    action.rotation = rotation;
                    judge(action);
                }
            }
        }
    }

    /// Pieces without an owner go to tiles as a whole.
    void try_moves_to_tiles()
    {
        Action action = blank(ActionKind::move);
        action.segment = kOnTile;
        for (int i = view_.rules.first_neutral_piece().raw; i <= view_.rules.layout.piece_count; ++i) {
            action.piece = static_cast<u16>(i);
            for (int tile = 1; tile <= view_.state.header().placed; ++tile) {
                action.cell = cell_of(view_.state.placed(PlacedId(tile)));
                judge(action);
            }
        }
    }

    void try_seats(ActionKind kind)
    {
        Action action = blank(kind);
        for (action.other_seat = -1; action.other_seat <= view_.rules.config.seats; ++action.other_seat) judge(action);
    }

    void try_points(i32 most)
    {
        Action action = blank(ActionKind::bid);
        for (action.points = -1; action.points <= most; ++action.points) judge(action);
    }

    void try_start_and_hand()
    {
        try_seats(ActionKind::name);
        try_seats(ActionKind::sell);
        if (seat_ < kMaxSeats) try_points(larger(view_.state.seat(seat_).score + 1, kMostOfBids));
        for (const ActionKind kind : {ActionKind::discard, ActionKind::bid}) {
            Action action = blank(kind);
            for (int type = 1; type <= view_.rules.tiles.count; ++type) {
                action.tile = TileId(type);
                const i32 most = kind == ActionKind::bid ? kMostOfBids : 0;
                for (i32 points = 0; points <= most; ++points) {
                    if (kind == ActionKind::bid) action.points = points;
                    judge(action);
                }
            }
        }
    }

    /// The values of `cause` to try: all causes for a TAKE, 0 for other kinds.
    static std::vector<i32> causes_of(ActionKind kind)
    {
        return kind == ActionKind::take ? bastide_tests::numbers_of(BASTIDE_VOCABULARY_CAUSE) : std::vector<i32>{0};
    }

    void try_pieces()
    {
        Action choice = blank(ActionKind::choose);
        for (const i32 cause : bastide_tests::numbers_of(BASTIDE_VOCABULARY_CAUSE)) {
            choice.cause = cause;
            judge(choice);
        }
        for (const ActionKind kind : {ActionKind::take, ActionKind::pay, ActionKind::choose_piece}) {
            Action action = blank(kind);
            for (const i32 cause : causes_of(kind)) {
                action.cause = cause;
                for (int i = 0; i <= view_.rules.layout.piece_count; ++i) {
                    action.piece = static_cast<u16>(i);
                    judge(action);
                }
            }
        }
    }

    template <class Visit>
    void for_each_segment(Visit&& visit)
    {
        for (int i = 1; i <= view_.state.header().placed; ++i) {
            const Placed& tile = view_.state.placed(PlacedId(i));
            Action action = blank(ActionKind::none);
            action.cell = cell_of(tile);
            for (int segment = 0; segment <= view_.rules.tiles.at(tile.tile).segments; ++segment) {
                action.segment = static_cast<u8>(segment);
                visit(action);
            }
            for (int corner = 0; corner <= kSides; ++corner) {
                action.segment = static_cast<u8>(kFirstCorner + corner);
                visit(action);
            }
            action.segment = kOnTile;
            visit(action);
        }
    }

    const Game& game_;
    View view_;
    u8 seat_;
    std::size_t legal_ = 0;
};

// ---- saving -------------------------------------------------------------------------------------------------------------

inline void check_saving(const Game& game, Complaints& wrong)
{
    const u64 hash = hash_position(game.view());
    const Owned copy(game.clone({}, true));
    wrong.expect(same_bytes(game, *copy) && hash_position(copy->view()) == hash, "a clone is not equal");
    Fault fault;
    for (const Viewer view : {Viewer::full, Viewer::open}) {
        std::vector<u8> bytes(write_snapshot(game, view, nullptr, 0));
        write_snapshot(game, view, bytes.data(), static_cast<u32>(bytes.size()));
        const Owned loaded(read_snapshot(bytes.data(), static_cast<u32>(bytes.size()), {}, {}, {}, fault));
        wrong.expect(loaded && hash_position(loaded->view()) == hash, "a snapshot does not lead back");
        wrong.expect(!loaded || view == Viewer::open || same_bytes(game, *loaded), "a snapshot leads to other bytes");

        std::string text(1 << 16, '\0');
        TextWriter out(text.data(), static_cast<u32>(text.size()));
        write_script(game, view, out);
        const Owned replayed(read_script(Text(text.data(), out.size()), {}, {}, fault));
        wrong.expect(replayed && hash_position(replayed->view()) == hash, "a script does not lead back");
    }
}

// ---- one game ------------------------------------------------------------------------------------------------------------

/// The internal config of choices made through the C interface.
inline Config inner_config(const bastide_tests::Setup& setup)
{
    const bastide_tests::Made made = bastide_tests::try_make(setup);
    if (!made.game) throw std::logic_error(made.refusal.text);
    return static_cast<const Game*>(made.game->game)->config();
}

inline bool has_village(const reference::TileType& tile)
{
    return std::any_of(tile.joins.begin(), tile.joins.end(),
                       [](const reference::Join& join) { return join.kind == reference::JoinKind::village; });
}

/// The tiles of a game as the reference knows them.
inline const reference::TileTable& printed_tiles(const Config& config)
{
    static std::map<std::vector<std::string>, reference::TileTable> tables;
    std::vector<std::string> names;
    for (const i32 set : bastide_tests::all_sets())
        if (config.copies[set] > 0) names.push_back(bastide_tests::name_of_set(set));
    auto found = tables.find(names);
    if (found == tables.end()) found = tables.emplace(names, reference::load_tiles(names)).first;
    return found->second;
}

/// Whether a seat has abbots and the tiles show gardens (ABBOT-GARDEN-03, ABBOT-OPT-01).
inline bool has_gardens(const Config& config)
{
    const int asked = config.pieces[static_cast<int>(PieceKind::abbot)];
    const bool has_abbots = asked > 0 || (asked < 0 && config.copies[static_cast<int>(Set::abbot)] > 0);
    return has_abbots && config.options[index_of(Option::abbot_no_gardens)] == 0;
}

/// The same with the bushes and gardens that the config draws.
inline reference::TileTable tiles_of(const Config& config)
{
    reference::TileTable table = printed_tiles(config);
    const bool has_bushes = config.options[index_of(Option::bushes_do_not_end_roads)] != 0;
    for (std::size_t i = 0; has_bushes && i < table.types.size(); ++i)
        if (table.types[i].bush || config.has_bush(static_cast<u32>(i))) table.types[i] = reference::among_bushes(table.types[i]);
    leave_out_later_gardens(config, table);
    table = parted_by_tunnels(config, std::move(table));
    return has_gardens(config) ? reference::with_gardens(table) : table;
}

inline Owned begin(const Config& config)
{
    Fault fault;
    SharedRules* shared = build_rules(config, {}, {}, fault);
    if (!shared) throw std::logic_error(static_cast<const char*>(fault.text));
    Owned game(Game::create(shared, {}, fault));
    if (!game) throw std::logic_error("no memory for a game");
    game->open();
    return game;
}

/// The game so far as a script, to reproduce a failure.
inline std::string script_of(const Game& game)
{
    std::string text(1 << 16, '\0');
    TextWriter out(text.data(), static_cast<u32>(text.size()));
    write_script(game, Viewer::open, out);
    text.resize(out.size());
    return text;
}

/// Chooses one of the legal actions.
using Chooser = std::function<Action(const Observation&, RandomSource&)>;

class Match {
public:
    /// A thorough match also tries unlisted actions and checks all invariants after every action. That takes longer than the game
    /// and the reference together.
    Match(const Config& config, u64 number, bool is_thorough, Seen& seen, Chooser choose = any_action)
        : random_(number * 2654435761u + 17),
          game_(begin(config)),
          set_checks_(set_checks_of(config)),
          facts_(tiles_of(config)),
          reference_(facts_, house_rules_of(game_->rules())),
          number_(number),
          is_thorough_(is_thorough),
          seen_(seen),
          choose_(std::move(choose))
    {
        for (const SetCheck* check : set_checks_) ++seen_.games[check->set];
    }

    /// Plays the game. Returns the first failure with the script of the game so far, or "".
    std::string play()
    {
        while (!game_->view().state.header().over && wrong_.text().empty()) decide();
        if (wrong_.text().empty()) check_end();
        return wrong_.text().empty() ? "" : wrong_.text() + "\n" + script_of(*game_);
    }

private:
    void decide()
    {
        const std::vector<Action> options = options_of(*game_);
        check_decision(*game_, options, wrong_);
        if (wrong_.text().empty() && is_thorough_) try_others(options);
        if (!wrong_.text().empty()) return;
        const Pieces pieces = pieces_on_board(game_->view());
        const Observation observed = observe(options, pieces);
        ask_reference(observed);
        for (const SetCheck* check : set_checks_)
            if (check->at_decision) check->at_decision(observed);
        if (game_->history().count() % 4 == 0) seen_.rare["standings compared"] += check_standing(*game_, wrong_);
        if (wrong_.text().empty()) act(choose_(observed, random_));
    }

    /// Also marks the board as seen, so the next observation has no new tiles.
    Observation observe(const std::vector<Action>& options, const Pieces& pieces)
    {
        const View view = game_->view();
        const reference::Board& board = reference_.board(view);
        const bool has_new_tiles = std::exchange(version_seen_, reference_.version()) != reference_.version();
        return {*game_, view, options, board, pieces, has_new_tiles, number_, wrong_, seen_};
    }

    /// Tries listed and unlisted actions on clones, and at random counts all legal actions or saves the game.
    void try_others(const std::vector<Action>& options)
    {
        for (int i = 0; i < 2; ++i) {
            const Action& option = random_.any_of(options);
            try_on_copy(*game_, twisted(*game_, option, random_), options, wrong_);
            if (random_.one_in(4)) try_on_copy(*game_, option, options, wrong_);
        }
        if (random_.one_in(60))
            if (const std::size_t legal = Universe(*game_).count_legal(); legal != options.size())
                wrong_.expect(false, "more or fewer actions are legal than listed: " + std::to_string(legal) + " of " +
                                         std::to_string(options.size()));
        if (random_.one_in(150)) check_saving(*game_, wrong_);
    }

    void ask_reference(const Observation& observed)
    {
        Comparison comparison(observed);
        if (observed.has_new_tiles) {
            comparison.check_features();
            for (int i = 0; i < 3; ++i)
                comparison.check_placements(TileId(1 + static_cast<int>(random_.below(observed.view.rules.tiles.count))));
            if (observed.view.rules.wild) comparison.check_placements(observed.view.rules.wild);
        }
        comparison.check_pieces();
        seen_.rare["lists of targets compared"] += comparison.check_targets();
    }

    void act(const Action& action)
    {
        ++seen_.kinds[action.kind];
        ++seen_.steps[pending(game_->view()).code->name];
        const u64 from = game_->log().next();
        Story story(*game_, action);
        Verdict verdict;
        wrong_.expect(game_->apply(action, verdict) == Status::ok, "a listed action is not done");
        if (is_thorough_) look_inside();
        for (u64 seq = from; seq < game_->log().next(); ++seq) hear(game_->log().at(seq));
        for (int seat = 0; seat < game_->rules().config.seats; ++seat)
            wrong_.expect(sums_[seat] == game_->view().state.seat(seat).score, "score lines do not sum to the score");
        if (!wrong_.text().empty()) return;
        story.check(*game_, reference_.board(game_->view()), wrong_);
        seen_.rare["turns compared"] += story.turns();
        seen_.rare["final scorings compared"] += story.finals();
    }

    void hear(const Event& event)
    {
        const bool is_line = event.kind == EventKind::scored;
        if (is_line) sums_[event.seat] += event.points;
        if (is_line && event.points != 0) ++seen_.rewards[event.reward];
        ++seen_.causes[event.cause];
        seen_.rare["a follower on a foundation"] += event.cause == Cause::deployed && event.piece_kind == PieceKind::follower &&
                                                    event.feature_kind == SegmentKind::foundation;
    }

    void look_inside()
    {
        const char* broken = broken_invariant(game_->view());
        wrong_.expect(broken == nullptr, broken);
    }

    void check_end()
    {
        const View view = game_->view();
        const std::vector<Action> none;
        wrong_.expect(options_of(*game_).empty(), "something can be done after the end");
        wrong_.expect(!game_->history().is_truncated() && game_->history().count() <= view.rules.action_bound,
                      "more actions than the bound");
        wrong_.expect(game_->log().next() <= view.rules.event_bound && game_->log().first() == 0, "more events than the bound");
        look_inside();
        if (is_thorough_) check_saving(*game_, wrong_);
        const Pieces pieces = pieces_on_board(view);
        const Observation observed = observe(none, pieces);
        for (const SetCheck* check : set_checks_)
            if (check->end) check->end(observed);
    }

    RandomSource random_;
    Owned game_;
    std::vector<const SetCheck*> set_checks_;
    reference::TileTable facts_;
    Reference reference_;
    u64 number_;
    bool is_thorough_;
    Seen& seen_;
    Chooser choose_;
    Complaints wrong_;
    int version_seen_ = 0;
    i32 sums_[kMaxSeats] = {};
};

}  // namespace box_checks
