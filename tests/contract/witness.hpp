// SPDX-License-Identifier: MIT
// What a box's witness gets to see of a random game, and what it may say. The loop that plays is in match.hpp; the witnesses, one
// for each box that the referee plays, are in witnesses/. Nothing here names a box.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "house/game.hpp"
#include "house/observe.hpp"
#include "referee/referee.hpp"

namespace witness {

using namespace bastide;

struct Destroy {
    void operator()(Game* game) const { Game::destroy(game); }
};
using Owned = std::unique_ptr<Game, Destroy>;

class Luck {
public:
    explicit Luck(u64 seed) : random_(seeded(seed)) {}
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

/// How often things came up in all games of a test, so that a suite that checks nothing is seen.
struct Seen {
    std::map<Cause, int> causes;      ///< of events
    std::map<Reward, int> rewards;    ///< of score lines that are not 0
    std::map<Verb, int> verbs;        ///< of actions
    std::map<StepName, int> steps;    ///< that were decided
    std::map<std::string, int> rare;  ///< what only a witness can count, by name
    std::map<SetName, int> games;
};

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

/// A position, before somebody decides or after the end.
struct Look {
    const Game& game;
    View view;
    const std::vector<Action>& options;  ///< none after the end
    const referee::Board& board;         ///< the referee's, of the same tiles
    const Pieces& pieces;
    bool has_new_tiles;  ///< the board is another than at the last look
    u64 number;          ///< of the game
    Complaints& wrong;
    Seen& seen;

    bool has(Option option) const { return view.rules.has(option); }
    bool is_over() const { return view.state.header().over; }
    StepName step() const { return is_over() ? StepName::none : pending(view).code->name; }
    int seats() const { return view.rules.config.seats; }
    bool can_pass() const
    {
        return std::any_of(options.begin(), options.end(), [](const Action& a) { return a.verb == Verb::pass; });
    }
    std::vector<Action> options_of(Verb verb) const
    {
        std::vector<Action> list;
        std::copy_if(options.begin(), options.end(), std::back_inserter(list), [&](const Action& a) { return a.verb == verb; });
        return list;
    }

    /// Calls visit(id, piece) for every piece of the game.
    template <class Visit>
    void for_each_piece(Visit&& visit) const
    {
        for (int i = 1; i <= view.rules.layout.piece_count; ++i) visit(static_cast<u16>(i), view.state.piece(PieceId(i)));
    }
};

/// What a box adds: a row in witnesses/all.hpp. All but the set may be missing.
struct Row {
    SetName set;
    std::vector<StepName> behind_scoring{};  ///< its steps that come after the scoring of a turn
    std::vector<Reward> trades{};            ///< its points that go from seat to seat for no feature
    void (*look)(const Look&) = nullptr;     ///< at every decision: what the rules of the box say of this position
    void (*end)(const Look&) = nullptr;      ///< the same of a game that is over
    /// What somebody chooses who plays at random and yet wants the rare things of the box to come up; null for no wish.
    const Action* (*prefer)(const Look&, Luck&) = nullptr;
    void (*came_up)(const Seen&) = nullptr;  ///< CHECKs that enough of it came up in a hundred games and more with the box
};

/// The referee's number of a feature.
inline int feature_number(const View& view, const referee::Board& board, NodeId id)
{
    const Node& node = view.state.node(id);
    return board.feature_at(referee::Part{node.tile.raw - 1, part_of(view.state, id)});
}

inline bool is_on_foundation(const View& view, const Action& action)
{
    const NodeId at = segment_at(view, action.cell, action.segment);
    return at && view.state.node(at).kind() == SegmentKind::foundation;
}

/// One of the options: every kind of action and of piece as often as the others.
inline const Action* any_of_any_kind(const std::vector<const Action*>& options, Luck& luck)
{
    std::map<int, std::vector<const Action*>> by_kind;
    for (const Action* a : options)
        by_kind[static_cast<int>(a->verb) * 100 + (a->verb == Verb::deploy ? a->piece : 0)].push_back(a);
    if (by_kind.empty()) return nullptr;
    auto chosen = by_kind.begin();
    std::advance(chosen, static_cast<int>(luck.below(static_cast<u32>(by_kind.size()))));
    return luck.any_of(chosen->second);
}

}  // namespace witness
