// SPDX-License-Identifier: MIT
// The reason of a refusal is that of the asked thing, whatever else is legal. At every decision of random games of every mixture
// actions of all kinds are judged. Then a piece is added to the board or taken off it, and each action that has nothing to do
// with that piece must be answered as before, in every field. And an action is of the wrong step only if the step asks for none
// of its kind.
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "../../capi/tile_game.hpp"
#include "invariants/match.hpp"
#include "play/deploying.hpp"
#include "play/moves.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace box_checks;

namespace {

bastide_refusal answer_to(const Game& game, const bastide_action& action)
{
    bastide_refusal refusal{};
    tiles::check(game, action, &refusal);
    return refusal;
}

i32 decider_of(const View& view)
{
    const u8 seat = pending(view).seat;
    return seat == kNature ? -1 : seat;
}

// ---- questions ------------------------------------------------------------------------------------------------------------

const std::vector<i32>& causes()
{
    static const std::vector<i32> all = [] {
        std::vector<i32> out(static_cast<std::size_t>(bastide_word_list(BASTIDE_VOCABULARY_CAUSE, nullptr, 0)));
        bastide_word_list(BASTIDE_VOCABULARY_CAUSE, out.data(), static_cast<i32>(out.size()));
        return out;
    }();
    return all;
}

/// Makes actions with random values of the fields that their kind uses.
class Questions {
public:
    Questions(const View& view, RandomSource& random) : view_(view), random_(random), seat_(decider_of(view)) {}

    std::vector<bastide_action> all()
    {
        for (const i32 number : bastide_tests::numbers_of(BASTIDE_VOCABULARY_ACTION)) {
            const ActionKind kind = static_cast<ActionKind>(number);
            if (!is_action(kind) || kind == ActionKind::resign) continue;
            const u32 times = fields_of(kind) == 0 ? 1 : uses<fields::Segment>(kind) ? 60 : 6;
            for (u32 i = 0; i < times; ++i) add(number);
            if (uses<fields::Piece>(kind)) add_each_piece(number);
            if (uses<fields::OtherSeat>(kind) || uses<fields::Points>(kind)) add_each_seat(number);
        }
        return all_;
    }

private:
    void add(i32 kind)
    {
        bastide_action action = bastide_tests::blank(kind, random_.one_in(10) ? any_seat() : seat_);
        action.tile = below(view_.rules.tiles.count);
        action.rotation = below(kSides);
        action.piece_kind = random_.one_in(10) ? below(kPieceKinds) : any_kind_in_play();
        action.piece = below(static_cast<i32>(view_.rules.layout.piece_count));
        action.other_seat = any_seat();
        action.points = below(6) - 1;
        action.cause = random_.one_in(2) ? 0 : random_.any_of(causes());
        if (uses<fields::Cell>(static_cast<ActionKind>(kind))) point_at_tile(action);
        all_.push_back(action);
    }

    void add_each_piece(i32 kind)
    {
        for (i32 piece = -1; piece < static_cast<i32>(view_.rules.layout.piece_count); ++piece) {
            bastide_action action = bastide_tests::blank(kind, seat_);  // a MOVE names no cell then
            action.piece = piece;
            all_.push_back(action);
        }
    }

    void add_each_seat(i32 kind)
    {
        for (i32 seat = -1; seat <= view_.rules.config.seats; ++seat) {
            bastide_action action = bastide_tests::blank(kind, seat_);
            action.other_seat = action.points = seat;
            all_.push_back(action);
        }
    }

    /// A cell with a tile, in half of the cases that of the tile just placed, or one beside it; a segment or a corner of it.
    void point_at_tile(bastide_action& action)
    {
        const Header& header = view_.state.header();
        const bool is_last = header.last && random_.one_in(2);
        const PlacedId id = is_last ? header.last : PlacedId(1 + below(larger<i32>(header.placed, 1)));
        const Cell cell = header.placed > 0 ? cell_of(view_.state.placed(id)) : Cell{};
        action.x = cell.x + (random_.one_in(8) ? 1 : 0);
        action.y = cell.y + (random_.one_in(8) ? 1 : 0);
        action.segment = below(6);
        if (!uses<fields::Segment>(static_cast<ActionKind>(action.kind)) || !random_.one_in(6)) return;
        action.spot = BASTIDE_SPOT_CORNER;
        action.segment = -1;
    }

    i32 below(i32 n) { return static_cast<i32>(random_.below(static_cast<u32>(n))); }
    i32 any_seat() { return below(view_.rules.config.seats + 1) - 1; }
    i32 any_kind_in_play() { return static_cast<i32>(view_.rules.kinds[below(view_.rules.kind_count)]); }

    const View& view_;
    RandomSource& random_;
    i32 seat_;
    std::vector<bastide_action> all_;
};

// ---- a piece more or less ---------------------------------------------------------------------------------------------------

/// A piece that was put on a feature or taken off it.
struct Change {
    PieceId piece;
    NodeId root;
    bool is_added = false;

    explicit operator bool() const { return static_cast<bool>(piece); }
};

/// Any follower in a supply and a free segment where it may stand.
Change choose_to_add(const View& view, RandomSource& random)
{
    const i32 placed = view.state.header().placed;
    for (int tries = 0; tries < 12 && placed > 0; ++tries) {
        const PieceDef& def = view.rules.piece_def(view.rules.kinds[random.below(view.rules.kind_count)]);
        if (!def.has(Trait::claims)) continue;
        const PieceId piece = piece_in_supply(view, static_cast<int>(random.below(view.rules.config.seats)), def.kind);
        const Placed& tile = view.state.placed(PlacedId(1 + static_cast<int>(random.below(static_cast<u32>(placed)))));
        const u32 segment = random.below(8);
        if (!piece || segment >= view.rules.tiles.at(tile.tile).segments) continue;
        Verdict verdict;
        const NodeId node = node_of(tile, static_cast<int>(segment));
        if (why_not_deploy_on(view, def.kind, node, verdict) == Reason::none) return {piece, node, true};
    }
    return {};
}

/// Any piece on the board, but no storey of a tower, whose reach would be another, and none that joins roads: others of its kind
/// come after it.
Change choose_to_remove(const View& view, RandomSource& random)
{
    std::vector<Change> all;
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        const bool stands = piece.spot == Spot::segment || piece.spot == Spot::corner;
        const PieceDef& def = view.rules.piece_def(piece.kind);
        if (stands && !def.has(Trait::stacks) && def.joins == Joins::none) all.push_back({PieceId(i), NodeId(piece.at), false});
    }
    return all.empty() ? Change{} : random.any_of(all);
}

/// The piece that the decision is about; none for most.
PieceId subject_of(const View& view)
{
    const Decision decision = pending(view);
    Subject subject;
    if (decision.code->about) decision.code->about(view, decision.step, subject);
    return subject.piece;
}

void carry_out(Game& game, const Change& change)
{
    Play play = game.play();
    if (change.is_added)
        moves::deploy(play, change.piece, change.root);
    else
        moves::relocate(play, change.piece, PiecePlace::in_supply(), Cause::none);
}

/// Adds the features of all segments of the tile on a cell.
void add_features_at(const View& view, int x, int y, std::set<u16>& roots)
{
    const PlacedId id = tile_at(view.state, Cell{static_cast<i16>(x), static_cast<i16>(y)});
    if (!id) return;
    const Placed& tile = view.state.placed(id);
    for (int segment = 0; segment < view.rules.tiles.at(tile.tile).segments; ++segment)
        roots.insert(root_of(view.state, node_of(tile, segment)).raw);
}

/// The features that an action is about: that of its segment, those that meet at its corner, that of its piece.
std::set<u16> features_of(const View& view, const bastide_action& action)
{
    std::set<u16> roots;
    const ActionKind kind = static_cast<ActionKind>(action.kind);
    if (uses<fields::Segment>(kind) && action.spot == BASTIDE_SPOT_SEGMENT) {
        const NodeId at =
            segment_at(view, Cell{static_cast<i16>(action.x), static_cast<i16>(action.y)}, static_cast<u8>(action.segment));
        if (at) roots.insert(root_of(view.state, at).raw);
        const SegmentKind there = at ? view.state.node(at).kind() : SegmentKind::none;
        if (there == SegmentKind::monastery || there == SegmentKind::abbacy)  // the other role occupies it, too (SPMON-04)
            add_features_at(view, action.x, action.y, roots);
    }
    for (int i = 0; uses<fields::Segment>(kind) && action.spot == BASTIDE_SPOT_CORNER && i < 4; ++i)
        add_features_at(view, action.x - i % 2, action.y - i / 2, roots);
    if (uses<fields::Piece>(kind) && action.piece >= 0) {
        const Piece& piece = view.state.piece(PieceId(action.piece + 1));
        if (piece.spot == Spot::segment || piece.spot == Spot::corner) roots.insert(root_of(view.state, NodeId(piece.at)).raw);
    }
    return roots;
}

/// Whether a supply that an action takes from is empty in one of the positions alone.
bool changes_supply(const View& before, const View& after, const bastide_action& action)
{
    if (action.kind != BASTIDE_ACTION_DEPLOY || action.seat < 0 || !has_kind(before, static_cast<u16>(action.piece_kind)))
        return false;
    const PieceKind kind = static_cast<PieceKind>(action.piece_kind);
    return has_supply(before, action.seat, kind) != has_supply(after, action.seat, kind);
}

/// Whether the answer to an action may depend on a piece that is added or removed. A wagon that travels far passes through
/// occupied features (AM-HOUSE-01).
bool is_about(const bastide_action& action, const Change& change, const View& before, const View& after)
{
    const ActionKind kind = static_cast<ActionKind>(action.kind);
    if ((fields_of(kind) & fields::kBits<fields::Piece>)&&action.piece + 1 == change.piece.raw) return true;
    if (action.kind == BASTIDE_ACTION_MOVE && before.rules.has(Option::wagon_far_travel)) return true;
    if (action.kind == BASTIDE_ACTION_DRAW_TOKEN) return true;  // a piece that leaves gives its tokens back
    return changes_supply(before, after, action) || features_of(before, action).count(root_of(before.state, change.root).raw) > 0;
}

// ---- games ----------------------------------------------------------------------------------------------------------------

struct Counts {
    std::map<bool, i64> compared;      ///< by whether a piece was added
    std::map<i32, i64> of_wrong_step;  ///< actions of the wrong step, by kind
    i64 takes_refused = 0;             ///< for a reason of the piece, where the action names no cause
};

std::string told(const Game& game, const bastide_action& action)
{
    std::string text(200, '\0');
    TextWriter out(text.data(), static_cast<u32>(text.size()));
    if (tiles::write_action(game, action, out) < 0) return "kind " + std::to_string(action.kind);
    text.resize(out.size());
    return text;
}

class Asking {
public:
    Asking(const Game& game, RandomSource& random, Counts& counts)
        : game_(game), view_(game.view()), random_(random), counts_(counts), asked_(Questions(view_, random).all())
    {
        for (const bastide_action& action : asked_) answers_.push_back(answer_to(game, action));
    }

    /// What is wrong with the answers, or "".
    std::string complain()
    {
        std::string fault = after(choose_to_add(view_, random_));
        if (fault.empty()) fault = after(choose_to_remove(view_, random_));
        return fault;
    }

    /// Compares which kinds are of the wrong step with what the same step answered before in this game.
    std::string complain_of_step(std::map<std::tuple<StepKind, bool, bool, i32, i32>, bool>& wrong_at)
    {
        const StepKind step = pending(view_).name(view_);
        const bool has_bag = view_.state.header().bag_left > 0;   // a hidden hand that cannot be refilled gives up by passing
        const bool has_drawn = bool(view_.state.header().drawn);  // beside a hidden hand a tile that was bid for is placed first
        const std::set<std::pair<i32, i32>> legal = legal_kinds();
        for (std::size_t i = 0; i < asked_.size(); ++i) {
            const bastide_action& action = asked_[i];
            if (action.seat != decider_of(view_) || depends_on_hidden_hand(action) || depends_on_message(step, action)) continue;
            const i32 cause = sort_of(action.kind, action.cause, action.piece + 1);
            const bool is_wrong = answers_[i].reason == BASTIDE_REASON_WRONG_STEP;
            if (is_wrong && legal.count({action.kind, cause}) > 0) return "of the wrong step, and legal: " + told(game_, action);
            const auto [found, is_new] = wrong_at.emplace(std::tuple(step, has_bag, has_drawn, action.kind, cause), is_wrong);
            if (!is_new && found->second != is_wrong) return "sometimes of the wrong step: " + told(game_, action);
            if (is_wrong) ++counts_.of_wrong_step[action.kind];
            const bool is_take = action.kind == BASTIDE_ACTION_TAKE && cause == 0;
            counts_.takes_refused += is_take && !is_wrong && answers_[i].status == BASTIDE_E_ILLEGAL;
        }
        return "";
    }

private:
    std::string after(const Change& change)
    {
        if (!change) return "";
        const Owned copy = clone_of_position(game_);
        carry_out(*copy, change);
        if (subject_of(copy->view()) != subject_of(view_)) return "";  // another decision
        for (std::size_t i = 0; i < asked_.size(); ++i) {
            if (is_about(asked_[i], change, view_, copy->view())) continue;
            ++counts_.compared[change.is_added];
            const bastide_refusal now = answer_to(*copy, asked_[i]);
            if (bastide_tests::same(now, answers_[i])) continue;
            return told(game_, asked_[i]) + ": reason " + std::to_string(answers_[i].reason) + ", and " +
                   std::to_string(now.reason) + (change.is_added ? " with piece " : " without piece ") +
                   std::to_string(change.piece.raw - 1);
        }
        return "";
    }

    /// What tells actions of a kind apart: the cause of a TAKE; of a MOVE what moves, because a step may ask for some pieces
    /// alone.
    i32 sort_of(i32 kind, i32 cause, i32 piece) const
    {
        if (kind == BASTIDE_ACTION_TAKE) return cause;
        const bool moves = kind == BASTIDE_ACTION_MOVE && piece > 0;
        return moves ? static_cast<i32>(view_.state.piece(PieceId(piece)).kind) : 0;
    }

    /// The kinds of legal actions, with each cause of a TAKE and each kind of piece of a MOVE; others with 0.
    std::set<std::pair<i32, i32>> legal_kinds() const
    {
        std::set<std::pair<i32, i32>> kinds;
        for (const Action& option : options_of(game_)) {
            if (option.kind != ActionKind::move) kinds.insert({static_cast<i32>(option.kind), 0});
            kinds.insert({static_cast<i32>(option.kind), sort_of(static_cast<i32>(option.kind), option.cause, option.piece)});
        }
        return kinds;
    }

    /// One message alone lets a seat take a piece back, and one choose a knight.
    static bool depends_on_message(StepKind step, const bastide_action& action)
    {
        return step == StepKind::message_read && action.kind != BASTIDE_ACTION_CHOOSE;
    }

    /// A hidden hand must place a tile that is known to fit; else it must give one away.
    bool depends_on_hidden_hand(const bastide_action& action) const
    {
        return (action.kind == BASTIDE_ACTION_PASS || action.kind == BASTIDE_ACTION_DISCARD) &&
               view_.rules.has(Option::hand_hidden);
    }

    const Game& game_;
    View view_;
    RandomSource& random_;
    Counts& counts_;
    std::vector<bastide_action> asked_;
    std::vector<bastide_refusal> answers_;
};

Action any_kind_of_action(const Game& game, RandomSource& random)
{
    const std::vector<Action> options = options_of(game);
    std::vector<const Action*> all;
    for (const Action& option : options) all.push_back(&option);
    return *any_of_any_kind(all, random);
}

std::string play(const bastide_tests::Mixture& mixture, u64 n, Counts& counts)
{
    bastide_tests::Dice dice(n * 211 + 5);
    RandomSource random(n * 48271 + 3);
    const Owned game = begin(inner_config(bastide_tests::any_setup(mixture, n, dice)));
    std::map<std::tuple<StepKind, bool, bool, i32, i32>, bool> wrong_at;
    while (!game->view().state.header().over) {
        Asking asking(*game, random, counts);
        std::string fault = asking.complain();
        if (fault.empty()) fault = asking.complain_of_step(wrong_at);
        if (!fault.empty()) return fault + "\n" + script_of(*game);
        Verdict verdict;
        if (game->apply(any_kind_of_action(*game, random), verdict) != Status::ok) return "a listed action is not done";
    }
    return "";
}

}  // namespace

TEST_CASE("A refusal does not depend on pieces that the action has nothing to do with", "[refusals]")
{
    const std::vector<bastide_tests::Mixture> all = bastide_tests::mixtures();
    Counts counts;
    const i64 played = bastide_tests::each_game("refusals", 120, [&](u64 n) {
        const std::string fault = play(all[n % all.size()], n, counts);
        if (!fault.empty()) FAIL("game " << n << ": " << fault << bastide_tests::sample_again("[refusals]"));
    });
    CHECK(counts.compared[true] > 10'000);
    CHECK(counts.compared[false] > 10'000);
    if (played >= 48) CHECK(counts.takes_refused > 1'000);  // not every mixture has a TAKE
    for (const ActionKind kind : {ActionKind::place, ActionKind::deploy, ActionKind::pass, ActionKind::take, ActionKind::name,
                                  ActionKind::choose_piece, ActionKind::pay, ActionKind::move, ActionKind::bid, ActionKind::sell,
                                  ActionKind::discard, ActionKind::draw, ActionKind::reveal, ActionKind::finish})
        CHECK(counts.of_wrong_step[static_cast<i32>(kind)] > 0);
}
