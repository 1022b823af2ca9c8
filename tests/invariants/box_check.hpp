// SPDX-License-Identifier: MIT
// The interface of box checks. A box check looks at the rules of one box during random games. match.hpp plays the games;
// the check of a box lies in tests/boxes/<box>/box_check.hpp, for each box that the reference knows. This file names no box.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/observe.hpp"
#include "reference/reference.hpp"

namespace box_checks {

using namespace bastide;

struct Destroy {
    void operator()(Game* game) const { Game::destroy(game); }
};
using Owned = std::unique_ptr<Game, Destroy>;

/// Random numbers of a test.
class RandomSource {
public:
    explicit RandomSource(u64 seed) : random_(seeded(seed)) {}
    u32 below(u32 n) { return bounded(random_, n); }
    bool one_in(u32 n) { return below(n) == 0; }

    template <class Entry>
    const Entry& any_of(const std::vector<Entry>& list)
    {
        return list[below(static_cast<u32>(list.size()))];
    }

private:
    Random random_;
};

/// Collects failed expectations; stores only the first.
class Complaints {
public:
    void expect(bool good, const std::string& what) { expect(good, what.c_str()); }
    void expect(bool good, const char* what)
    {
        if (!good && text_.empty()) text_ = what;
    }
    const std::string& text() const { return text_; }

private:
    std::string text_;
};

/// Counts of what occurred in all games of a test, so that a test that never reaches its subject fails.
struct Seen {
    std::map<Cause, int> causes;      ///< of events
    std::map<Reward, int> rewards;    ///< of score lines that are not 0
    std::map<ActionKind, int> kinds;  ///< of actions
    std::map<StepKind, int> steps;    ///< of decisions
    std::map<std::string, int> rare;  ///< occurrences that a box check counts, by name
    std::map<Set, int> games;
};

/// The pieces on the board in ascending order of ids, in the form of the reference.
class Pieces {
public:
    const std::vector<u16>& ids() const { return ids_; }
    const std::vector<reference::Piece>& list() const { return list_; }

    /// Precondition: the id is greater than all others.
    void append(u16 id, const reference::Piece& piece)
    {
        ids_.push_back(id);
        list_.push_back(piece);
    }

    void put(u16 id, const reference::Piece& piece)
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
    std::vector<reference::Piece> list_;
};

/// A position at a decision or after the end of the game.
struct Observation {
    const Game& game;
    View view;
    const std::vector<Action>& options;  ///< none after the end
    const reference::Board& board;       ///< the reference's board of the same tiles
    const Pieces& pieces;
    bool has_new_tiles;  ///< the board changed since the last observation
    u64 number;          ///< of the game
    Complaints& wrong;
    Seen& seen;

    bool has(Option option) const { return view.rules.config.options[index_of(option)] != 0; }
    bool is_over() const { return view.state.header().over; }
    StepKind step() const { return is_over() ? StepKind::none : pending(view).code->name; }
    int seats() const { return view.rules.config.seats; }
    bool can_pass() const
    {
        return std::any_of(options.begin(), options.end(), [](const Action& a) { return a.kind == ActionKind::pass; });
    }
    std::vector<Action> options_of(ActionKind kind) const
    {
        std::vector<Action> list;
        std::copy_if(options.begin(), options.end(), std::back_inserter(list), [&](const Action& a) { return a.kind == kind; });
        return list;
    }

    /// Calls visit(id, piece) for every piece of the game.
    template <class Visit>
    void for_each_piece(Visit&& visit) const
    {
        for (int i = 1; i <= view.rules.layout.piece_count; ++i) visit(static_cast<u16>(i), view.state.piece(PieceId(i)));
    }
};

/// The check of a set; the check of its box has one for each of its sets. Everything but the set is optional.
struct SetCheck {
    Set set;
    std::vector<StepKind> after_scoring{};   ///< its steps that come after the scoring of a turn
    std::vector<StepKind> within_scoring{};  ///< its steps in the midst of the scoring of a turn
    std::vector<Reward> trades{};   ///< its payments that are not for a feature: between seats, or beside what one is worth
    std::vector<Cause> removals{};  ///< causes for which it takes pieces off the board without scoring them
    bool (*is_shut)(const View&, PieceKind, PlacedId) = nullptr;  ///< whether a kind cannot be deployed on a tile
    /// Whether a decision of the box comes after the scoring of a turn although its step is not in `after_scoring`.
    bool (*is_behind)(const View&) = nullptr;
    void (*at_decision)(const Observation&) = nullptr;  ///< checks the rules of the box at every decision
    void (*end)(const Observation&) = nullptr;          ///< checks the rules of the box after the end of the game
    /// The action that a random player should choose so that rare situations of the box occur; null for no preference.
    const Action* (*prefer)(const Observation&, RandomSource&) = nullptr;
    void (*came_up)(const Seen&) = nullptr;  ///< CHECKs that a hundred or more games with the box had enough of its situations
};

/// Whether pieces of a kind stand on spaces of the score track, on no others (ROB-TRAIT-01, MSG-01).
inline bool is_on_track(PieceKind kind) { return kind == PieceKind::track_robber || kind == PieceKind::messenger; }

/// Whether a box lets no piece of a kind be deployed on a tile (all_box_checks.hpp).
inline bool is_shut(const View& view, PieceKind kind, PlacedId tile);

/// The number by which the reference knows a feature.
inline int feature_number(const View& view, const reference::Board& board, NodeId id)
{
    const Node& node = view.state.node(id);
    return board.feature_at(reference::PlacedSegment{node.tile.raw - 1, segment_index(view.state, id)});
}

inline bool is_on_foundation(const View& view, const Action& action)
{
    const NodeId at = segment_at(view, action.cell, action.segment);
    return at && view.state.node(at).kind() == SegmentKind::foundation;
}

/// One of the options: all kinds of actions and of pieces are equally likely.
inline const Action* any_of_any_kind(const std::vector<const Action*>& options, RandomSource& random)
{
    std::map<int, std::vector<const Action*>> by_kind;
    for (const Action* a : options)
        by_kind[static_cast<int>(a->kind) * 100 + (a->kind == ActionKind::deploy ? a->piece : 0)].push_back(a);
    if (by_kind.empty()) return nullptr;
    auto chosen = by_kind.begin();
    std::advance(chosen, static_cast<int>(random.below(static_cast<u32>(by_kind.size()))));
    return random.any_of(chosen->second);
}

}  // namespace box_checks
