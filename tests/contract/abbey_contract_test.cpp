// SPDX-License-Identifier: MIT
// Random games of all boxes under any options and house rules: what is listed is accepted and nothing else,
// refusals leave every byte, games can be kept and end in time, and the referee sees the same board, targets and points.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "contract/abbey_any_game.hpp"
#include "contract/abbey_witness.hpp"
#include "house/check.hpp"
#include "house/hashing.hpp"
#include "house/script.hpp"
#include "house/snapshot.hpp"
#include "play/placing.hpp"
#include "play/racks.hpp"
#include "support/games.hpp"

using namespace abbey_contract;

namespace {

bool same_bytes(const Game& a, const Game& b)
{
    const u32 used = a.view().state.used();
    return used == b.view().state.used() && std::memcmp(a.view().state.block(), b.view().state.block(), used) == 0;
}

bool same_action(const Action& a, const Action& b)
{
    const Action x = canonical(a);
    const Action y = canonical(b);
    return std::memcmp(&x, &y, sizeof x) == 0;
}

bool holds(const std::vector<Action>& list, const Action& action)
{
    return std::any_of(list.begin(), list.end(), [&](const Action& option) { return same_action(option, action); });
}

// ---- deciding ------------------------------------------------------------------------------------------------------------

/// Order of lists: kind, cell, rotation, segment, piece; what is alike so far is another tile of a hand or another seat named.
bool is_before(const Action& a, const Action& b)
{
    if (a.verb == Verb::draw && b.verb == Verb::draw) return a.tile < b.tile;
    return order_key(a) < order_key(b) || (order_key(a) == order_key(b) && (a.tile != b.tile || a.value != b.value));
}

/// No land tile is left (ABBEY-END-02): not in the bag and in nobody's hand.
bool is_last_tile_gone(const View& view)
{
    bool gone = view.state.header().bag_left == 0;
    for (int seat = 0; seat < view.rules.config.seats; ++seat) gone = gone && !has_tile_in_hand(view, seat);
    return gone;
}

/// Abbeys must be placed then, by either reading (AM-OPT-01, AM-NOTE-01).
bool is_forced_rule(const View& view)
{
    return view.rules.option(Option::abbey_end_rule) == 0 || view.rules.option(Option::abbey_end_rule) == 3;
}

/// Some tile in the bag or in a hand that can be seen fits somewhere.
bool fits_any_tile(const View& view)
{
    bool fits = false;
    for (int i = 1; i <= view.rules.tiles.count; ++i)
        fits = fits || (view.state.left(RowId(i)) > 0 && has_placement(view, RowId(i)));
    for (int seat = 0; seat < view.rules.config.seats; ++seat)
        for_each_rack_of(view.rules, seat, [&](const Rack& rack) {
            if (rack.is_wild) return;
            for_each_held(view, rack, [&](RowId held) { fits = fits || has_placement(view, held); });
        });
    return fits;
}

void check_decision(const Game& game, const std::vector<Action>& options, Complaints& wrong)
{
    const View view = game.view();
    const Decision decision = pending(view);
    wrong.expect(!options.empty(), "nobody can decide");
    const bool is_asked_blindly = hides_tiles(view.rules);  // who does not see the hand cannot know that nothing of it fits
    wrong.expect(options.size() > 1 || options[0].verb != Verb::pass || is_asked_blindly, "a decision has nothing but passing");
    for (std::size_t i = 0; i < options.size(); ++i) {
        Verdict verdict;
        wrong.expect(game.why_not(options[i], verdict) == Reason::none, "a listed action is refused");
        wrong.expect(options[i].seat == decision.seat, "a listed action is another seat's");
        wrong.expect(i == 0 || is_before(options[i - 1], options[i]), "the list is out of order");
    }
    if (decision.code->name != StepName::abbey_place) return;
    const bool is_forced = is_forced_rule(view);
    wrong.expect(decision.seat == view.state.header().active, "an abbey is asked of a seat that is not on turn");
    wrong.expect(view.lasting(RoomName::abbey_mayor, decision.seat) > 0, "an abbey is asked of a seat without one");
    const bool can_pass = std::any_of(options.begin(), options.end(), [](const Action& a) { return a.verb == Verb::pass; });
    wrong.expect(!can_pass || !is_forced || !is_last_tile_gone(view), "an abbey is not forced");
    wrong.expect(can_pass || (is_forced && !fits_any_tile(view)), "an abbey is forced wrongly");
}

/// An action that is refused changes nothing; one that is listed is taken.
void try_on_copy(const Game& game, const Action& action, const std::vector<Action>& options, Complaints& wrong)
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

Action twisted(const Game& game, Action action, Luck& luck)
{
    const View view = game.view();
    switch (luck.below(7)) {
        case 0: action.verb = static_cast<Verb>(luck.below(9)); break;
        case 1: action.seat = static_cast<u8>(luck.below(view.rules.config.seats)); break;
        case 2: action.cell.x = static_cast<i16>(action.cell.x + static_cast<i16>(luck.below(3)) - 1); break;
        case 3: action.cell.y = static_cast<i16>(action.cell.y + static_cast<i16>(luck.below(3)) - 1); break;
        case 4: action.segment = static_cast<u8>(luck.one_in(2) ? luck.below(6) : kFirstCorner + luck.below(4)); break;
        case 5: action.rotation = static_cast<u8>(luck.below(4)); break;
        default: action.tile = RowId(1 + static_cast<int>(luck.below(view.rules.tiles.count))); break;
    }
    const bool points = (fields_of(action.verb) & kFieldPieceId) != 0;
    if (luck.one_in(3)) action.piece = static_cast<u16>(points ? 1 + luck.below(view.rules.layout.piece_count) : luck.below(8));
    if (!points && action.piece >= kPieceKinds) action.piece = 1;
    if (points && action.piece == 0) action.piece = 1;
    if (!action.tile) action.tile = RowId(1);
    return action;
}

/// Counts the legal ones among all actions that could be meant.
class Universe {
public:
    explicit Universe(const Game& game) : game_(game), view_(game.view()), seat_(pending(view_).seat) {}

    std::size_t count_legal()
    {
        try_draws();
        try_placements();
        try_pieces();
        for_each_segment([&](Action& action) {
            action.verb = Verb::deploy;
            for (int kind = 0; kind <= static_cast<int>(PieceKind::barn); ++kind) {
                action.piece = static_cast<u16>(kind);
                judge(action);
            }
        });
        for (int i = 1; i <= view_.rules.layout.piece_count; ++i) {
            if (view_.state.piece(PieceId(i)).spot != Spot::moving) continue;
            for_each_segment([&](Action& action) {
                action.verb = Verb::move;
                action.piece = static_cast<u16>(i);
                judge(action);
            });
        }
        judge(blank(Verb::pass));
        judge(blank(Verb::draw_unseen));
        judge(blank(Verb::finish));
        try_start_and_hand();
        return legal_;
    }

private:
    Action blank(Verb verb) const
    {
        Action action;
        action.verb = verb;
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
        Action action = blank(Verb::draw);
        for (int row = 1; row <= view_.rules.tiles.count; ++row) {
            action.tile = RowId(row);
            judge(action);
        }
    }

    void try_placements()
    {
        Action action = blank(Verb::place);
        for (int row = 1; row <= view_.rules.tiles.count; ++row) {
            action.tile = RowId(row);
            for (u32 i = 0; i < view_.state.header().open_cells; ++i) {
                action.cell = cell_of(view_.state.open_keys()[i]);
                for (u8 rotation = 0; rotation < 4; ++rotation) {
                    action.rotation = rotation;
                    judge(action);
                }
            }
        }
    }

    void try_values(Verb verb, i32 most)
    {
        Action action = blank(verb);
        for (action.value = -1; action.value <= most; ++action.value) judge(action);
    }

    void try_start_and_hand()
    {
        try_values(Verb::name, view_.rules.config.seats);
        try_values(Verb::sell, view_.rules.config.seats);
        if (seat_ < kMaxSeats) try_values(Verb::bid, view_.state.seat(seat_).score + 1);
        for (const Verb verb : {Verb::discard, Verb::bid}) {
            Action action = blank(verb);
            for (int row = 1; row <= view_.rules.tiles.count; ++row) {
                action.tile = RowId(row);
                judge(action);
            }
        }
    }

    void try_pieces()
    {
        for (const Verb verb : {Verb::take, Verb::pay, Verb::choose_piece}) {
            Action action = blank(verb);
            if (verb == Verb::take) action.value = static_cast<i32>(Cause::tower_captured);
            for (int i = 0; i <= view_.rules.layout.piece_count; ++i) {
                action.piece = static_cast<u16>(i);
                judge(action);
            }
        }
    }

    template <class Visit>
    void for_each_segment(Visit&& visit)
    {
        for (int i = 1; i <= view_.state.header().placed; ++i) {
            const Placed& tile = view_.state.placed(PlacedId(i));
            Action action = blank(Verb::none);
            action.cell = cell_of(tile);
            for (int part = 0; part <= view_.rules.tiles.at(tile.tile).parts; ++part) {
                action.segment = static_cast<u8>(part);
                visit(action);
            }
            for (int corner = 0; corner <= kSides; ++corner) {
                action.segment = static_cast<u8>(kFirstCorner + corner);
                visit(action);
            }
        }
    }

    const Game& game_;
    View view_;
    u8 seat_;
    std::size_t legal_ = 0;
};

// ---- keeping -------------------------------------------------------------------------------------------------------------

void check_keeping(const Game& game, Complaints& wrong)
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

/// How often the rare things came up, so that a suite that checks nothing is seen.
struct Rarities {
    int abbeys = 0;
    int forced = 0;
    int moves = 0;
    int turns = 0;
    int finals = 0;
    int barns_placed = 0;
    int joined = 0;
    int targets = 0;
};

/// The first games of all and a share of the later ones try every way to go wrong besides and look inside after every action.
/// That takes longer than the game and the referee together, and what there is to find in it needs no million games.
constexpr u64 kThoroughGames = 1000;
constexpr u64 kThoroughShare = 21;
static_assert(kThoroughShare % 2 == 1 && kMixtures == 8, "every mixture gets its share");

class Match {
public:
    Match(u64 n, Rarities& rare)
        : luck_(n * 2654435761u + 17),
          game_(any_game(n, luck_)),
          facts_(facts_of(n, game_->rules())),
          referee_(facts_, house_of(game_->rules())),
          player_(luck_),
          rare_(rare),
          is_thorough_(n < kThoroughGames || n % kThoroughShare == 0)
    {
    }

    const std::string& complaint() const { return wrong_.text(); }

    /// The game so far as a script, for whoever has to find out.
    std::string script() const
    {
        std::string text(1 << 16, '\0');
        TextWriter out(text.data(), static_cast<u32>(text.size()));
        write_script(*game_, Viewer::open, out);
        text.resize(out.size());
        return text;
    }

    void play()
    {
        while (!game_->view().state.header().over && complaint().empty()) {
            const std::vector<Action> options = options_of(*game_);
            look(options);
            if (!complaint().empty()) return;
            act(player_.choose(*game_, options));
        }
        if (complaint().empty()) check_end();
    }

private:
    void look(const std::vector<Action>& options)
    {
        check_decision(*game_, options, wrong_);
        if (complaint().empty() && is_thorough_) try_others(options);
        if (complaint().empty()) ask_referee(options);
    }

    /// What is listed is taken, what is not is refused without a trace, and the game can be kept.
    void try_others(const std::vector<Action>& options)
    {
        for (int i = 0; i < 2; ++i) {
            const Action& option = options[luck_.below(static_cast<u32>(options.size()))];
            try_on_copy(*game_, twisted(*game_, option, luck_), options, wrong_);
            if (luck_.one_in(4)) try_on_copy(*game_, option, options, wrong_);
        }
        if (luck_.one_in(60))
            wrong_.expect(Universe(*game_).count_legal() == options.size(), "more or fewer actions are legal than listed");
        if (luck_.one_in(150)) check_keeping(*game_, wrong_);
    }

    void ask_referee(const std::vector<Action>& options)
    {
        const View view = game_->view();
        Witness witness(*game_, referee_, wrong_);
        if (view.state.header().placed != seen_) {
            seen_ = view.state.header().placed;
            witness.check_features();
            witness.check_holes();
            for (int i = 0; i < 3; ++i)
                witness.check_placements(RowId(1 + static_cast<int>(luck_.below(view.rules.tiles.count))));
            if (view.rules.wild) witness.check_placements(view.rules.wild);
        }
        witness.check_pieces();
        witness.check_targets(options);
        witness.check_wagon(options);
        rare_.targets += witness.checked_targets();
    }

    void act(const Action& action)
    {
        count(action);
        const u64 from = game_->log().next();
        Story story(*game_, action);
        Verdict verdict;
        wrong_.expect(game_->apply(action, verdict) == Status::ok, "a listed action is not done");
        if (is_thorough_) look_inside();
        for (u64 seq = from; seq < game_->log().next(); ++seq) {
            const Event& event = game_->log().at(seq);
            if (event.kind == EventKind::scored) sums_[event.seat] += event.points;
        }
        for (int seat = 0; seat < game_->rules().config.seats; ++seat)
            wrong_.expect(sums_[seat] == game_->view().state.seat(seat).score, "score lines do not sum to the score");
        if (!complaint().empty()) return;
        story.check(*game_, referee_.board(game_->view()), wrong_);
        rare_.barns_placed += story.barns_placed();
        rare_.joined += story.joined();
        rare_.turns += story.turns();
        rare_.finals += story.finals();
    }

    void look_inside()
    {
        const char* broken = broken_invariant(game_->view());
        wrong_.expect(broken == nullptr, broken);
    }

    void count(const Action& action)
    {
        const StepName step = pending(game_->view()).code->name;
        rare_.moves += action.verb == Verb::move;
        rare_.abbeys += step == StepName::abbey_place && action.verb == Verb::place;
        rare_.forced += step == StepName::abbey_place && is_last_tile_gone(game_->view());
    }

    void check_end()
    {
        const View view = game_->view();
        wrong_.expect(options_of(*game_).empty(), "something can be done after the end");
        wrong_.expect(game_->history().count() <= view.rules.action_bound, "more actions than the bound");
        wrong_.expect(game_->log().next() <= view.rules.event_bound && game_->log().first() == 0, "more events than the bound");
        look_inside();
        if (is_thorough_) check_keeping(*game_, wrong_);
        if (!view.rules.wild) return;
        const StockFacts abbeys = stock(view, view.rules.wild);
        wrong_.expect(abbeys.held + abbeys.placed == view.rules.config.seats && abbeys.removed == 0, "an abbey is lost");
        // A game also ends when the tiles left in hands fit nowhere and all have declined to place their abbeys.
        const bool forced = is_forced_rule(view) && is_last_tile_gone(view);
        const int next = (view.state.header().active + 1) % view.rules.config.seats;
        const bool is_nobodys = view.rules.option(Option::abbey_end_rule) == 3  // by the stricter reading one seat is enough
                                    ? view.lasting(RoomName::abbey_mayor, next) == 0
                                    : abbeys.held == 0;
        wrong_.expect(!forced || is_nobodys || referee_.board(view).holes().empty(),
                      "the game ends while an abbey must be placed");
    }

    Luck luck_;
    Owned game_;
    referee::TileTable facts_;
    Referee referee_;
    Player player_;
    Rarities& rare_;
    bool is_thorough_;
    Complaints wrong_;
    u16 seen_ = 0;
    i32 sums_[kMaxSeats] = {};
};

}  // namespace

TEST_CASE("Random games of every mixture keep every promise and agree with the referee",
          "[AM-SEQ-01][AM-SEQ-03][BARN-PLACE-03][WAGON-MOVE-08][ABBEY-END-03]")
{
    constexpr i64 kGames = 300;
    Rarities rare;
    const i64 played = bastide_tests::each_game("games of every mixture", kGames, [&](u64 n) {
        Match match(n, rare);
        match.play();
        INFO("game " << n << "\n" << (match.complaint().empty() ? "" : match.script()));
        REQUIRE(match.complaint() == "");
    });
    if (bastide_tests::tells_progress())
        std::fprintf(stderr, "compared with the referee: %d mixtures, %d turns, %d final scorings, %d lists of targets\n",
                     static_cast<int>(std::min<i64>(kMixtures, played)), rare.turns, rare.finals, rare.targets);
    if (played < kGames) return;
    CHECK(rare.abbeys > 100);
    CHECK(rare.forced > 10);
    CHECK(rare.moves > 100);
    CHECK(rare.turns > 1000);
    CHECK(rare.finals >= 100);
    CHECK(rare.barns_placed > 10);
    CHECK(rare.joined > 10);
    CHECK(rare.targets > 1000);
}

TEST_CASE("Games in which a soak found a fault go well", "[HOUSE-BAG-02][HOUSE-DRAW-01][ABBEY-END-01][ABBEY-END-02]")
{
    Rarities rare;
    // Abbeys were declined for ever before tiles that fit nowhere; a round without a placement ended the game before an abbey's
    // turn.
    for (const u64 n : {u64{11810}, u64{30062}}) {
        Match match(n, rare);
        match.play();
        INFO("game " << n);
        CHECK(match.complaint() == "");
    }
}
