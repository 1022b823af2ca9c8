// SPDX-License-Identifier: MIT
// Random games of the base game with The Tower, 2 to 6 seats, options on and off by chance, every fourth with Abbey & Mayor,
// whose figures make an exchange a choice. What must hold in every position is asked after every action, and areas and sites are
// held against the referee. A game answers one sentence: what went wrong first.
#include "support/tower_position.hpp"

#include <cstring>
#include <set>
#include <string>

#include "house/check.hpp"
#include "house/hashing.hpp"
#include "house/script.hpp"
#include "referee/referee.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace bastide_tests;

namespace {

/// A small generator of the test's own (SplitMix64).
class Chooser64 {
public:
    explicit Chooser64(u64 seed) : state_(seed * 0x9E3779B97F4A7C15u + 1) {}

    int below(int n)
    {
        u64 z = state_ += 0x9E3779B97F4A7C15u;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return static_cast<int>((z ^ (z >> 31)) % static_cast<u64>(n));
    }
    bool percent(int chance) { return below(100) < chance; }

private:
    u64 state_;
};

const referee::TileTable& tile_facts()
{
    static const referee::TileTable table = referee::load_tiles({"base", "tower", "abbey_mayor"});
    return table;
}

/// Every fifth game is as long as can be: pieces without end, three seats that hold each other, nobody pays although all could.
bool is_slow(u64 n) { return n % 5 == 4; }

Setup setup_of(u64 n, Chooser64& chance)
{
    if (is_slow(n)) {
        Setup slow = towers(3, {with(Option::tower_ransom_without_minimum), pieces_of(PieceKind::tower_piece, 90)});
        slow.chance = Chance::seeded;
        slow.seed = n;
        return slow;
    }
    Setup setup = towers(2 + static_cast<int>(n % 5));
    setup.chance = Chance::seeded;
    setup.seed = n;
    for (int option = BASTIDE_OPTION_TOWER_CAPTURE_OPPONENTS_ONLY; option <= BASTIDE_OPTION_TOWER_DIAGONAL_CAPTURE; ++option)
        if (chance.percent(n % 3 == 0 ? 0 : 30)) setup.choices.push_back(with(static_cast<Option>(option)));
    if (n % 4 == 3) setup.sets.push_back(SetName::abbey_mayor);
    if (chance.percent(20)) setup.choices.push_back(pieces_of(PieceKind::follower, 2 + chance.below(4)));
    return setup;
}

referee::PieceKind kind_of(PieceKind kind)
{
    switch (kind) {
        case PieceKind::tower_piece: return referee::PieceKind::tower_piece;
        case PieceKind::mayor: return referee::PieceKind::mayor;
        case PieceKind::wagon: return referee::PieceKind::wagon;
        default: return referee::PieceKind::follower;
    }
}

/// How often what the games are for has come up.
struct Counts {
    int captured = 0;
    int exchanged = 0;
    int chosen = 0;
    int ransomed = 0;
    int own = 0;
    int topped = 0;
};

/// One random game and all that is asked of it.
class Walk {
public:
    Walk(u64 n, Counts& counts) : chance_(n), board_(setup_of(n, chance_)), counts_(counts), slow_(is_slow(n)) {}

    std::string run(bool keeps_text)
    {
        look();
        while (fault_.empty() && !board_.is_over()) {
            options_ = board_.options();
            ask_all();
            try_refused();
            if (fault_.empty()) move();
            look();
        }
        if (fault_.empty()) finish(keeps_text);
        return fault_;
    }

private:
    void fail(const std::string& what)
    {
        if (fault_.empty()) fault_ = what + " at action " + std::to_string(board_.game().history().count());
    }
    void expect(bool kept, const char* what)
    {
        if (!kept) fail(what);
    }

    // ---- what must hold in every position ----

    void look()
    {
        const View view = board_.view();
        if (const char* broken = broken_invariant(view)) fail(broken);
        expect(!board_.game().is_faulty(), "the game is faulty");
        add_lines();
        for (int seat = 0; seat < view.rules.config.seats; ++seat) expect(sums_[seat] == board_.score(seat), "lines do not sum");
        look_at_towers();
        look_at_prisoners();
    }

    void add_lines()
    {
        const Log& log = board_.game().log();
        expect(log.first() == 0, "the log is too small for the game");
        for (; fault_.empty() && seen_ < log.next(); ++seen_) {
            const Event& event = log.at(seen_);
            if (event.kind == EventKind::scored) sums_[event.seat] += event.points;
            counts_.captured += event.cause == Cause::tower_captured;
            counts_.exchanged += event.cause == Cause::tower_exchanged;
            counts_.ransomed += event.cause == Cause::tower_ransomed;
            counts_.topped += event.cause == Cause::deployed && is_on_top(event);
        }
    }

    static bool is_on_top(const Event& event)
    {
        return event.piece_kind == PieceKind::follower && event.feature_kind == SegmentKind::foundation;
    }

    void look_at_towers()
    {
        const View view = board_.view();
        int standing = 0;
        for (int i = 1; i <= view.state.header().nodes; ++i) {
            const Node& node = view.state.node(NodeId(i));
            if (node.kind() != SegmentKind::foundation) continue;
            standing += node.marks;
            expect(node.claims() <= 1, "two followers on a tower");
            expect(node.claims() == 0 || node.marks > 0, "a follower on an empty foundation");
        }
        int supply = 0;
        for (int seat = 0; seat < view.rules.config.seats; ++seat) supply += board_.supply(seat, PieceKind::tower_piece);
        const int all = view.rules.config.seats * view.rules.piece_row(PieceKind::tower_piece).count;
        expect(standing + supply == all && (slow_ || all <= 30), "tower pieces are lost");
    }

    void look_at_prisoners()
    {
        const int seats = board_.view().rules.config.seats;
        const bool exchanging = !board_.is_over() && board_.step() == StepName::tower_exchange;
        for (int a = 0; a < seats; ++a) {
            expect(board_.held(a, a) == 0, "somebody holds an own follower");
            for (int b = 0; b < a; ++b)
                expect(exchanging || board_.held(a, b) == 0 || board_.held(b, a) == 0, "an exchange is due (TOWER-EXCHANGE-05)");
        }
    }

    // ---- the list, and what is not in it ----

    bool lists(const Action& action) const
    {
        for (const Action& option : options_)
            if (same_bytes(canonical(option), canonical(action))) return true;
        return false;
    }

    void expect_listed_as_judged(const Action& action)
    {
        const bool legal = board_.why_not(action) == Reason::none;
        expect(legal == lists(action), "list and judgement differ");
        if (!legal) refused_.push_back(action);
    }

    void ask_all()
    {
        refused_.clear();
        expect(!options_.empty(), "nothing can be done");
        const Decision decision = pending(board_.view());
        for (const Action& option : options_) {
            expect(option.seat == decision.seat, "an option of another seat");
            expect(board_.why_not(option) == Reason::none, "a listed action is refused");
        }
        expect_listed_as_judged(board_.passing());
        const int pieces = board_.view().rules.layout.piece_count;
        for (int i = 0; i <= pieces; ++i) {
            expect_listed_as_judged(board_.taking(PieceId(i)));
            expect_listed_as_judged(board_.paying(PieceId(i)));
            expect_listed_as_judged(board_.choosing(PieceId(i)));
        }
        for (int i = 0; i < 40; ++i) expect_listed_as_judged(any_deployment());
        if (board_.step() == StepName::tower_capture) compare_area();
        if (board_.step() == StepName::act && chance_.percent(10)) compare_sites();
        if (board_.step() == StepName::tower_ransom_at_begin)
            expect(!board_.ransoms().empty(), "a ransom is asked for that nobody can pay");
        expect(board_.options_of(Verb::pay).empty() || decision.seat == board_.view().state.header().active,
               "a ransom outside the own turn");
    }

    Action any_deployment()
    {
        const View view = board_.view();
        Action action;
        action.verb = Verb::deploy;
        action.seat = board_.decider();
        action.cell = cell_of(view.state.placed(PlacedId(1 + chance_.below(view.state.header().placed))));
        if (chance_.percent(10)) ++action.cell.x;
        action.segment = static_cast<u8>(chance_.below(9));
        action.piece = static_cast<u16>(chance_.below(4));
        return action;
    }

    void try_refused()
    {
        if (refused_.empty() || !fault_.empty()) return;
        Action action = refused_[static_cast<std::size_t>(chance_.below(static_cast<int>(refused_.size())))];
        if (chance_.percent(20)) {
            action = options_.front();
            action.seat = static_cast<u8>((action.seat + 1) % board_.view().rules.config.seats);
        }
        Game& game = board_.game();
        const std::vector<u8> before(game.view().state.block(), game.view().state.block() + game.block_size());
        const u32 history = game.history().count();
        const u64 events = game.log().next();
        Verdict verdict;
        expect(game.apply(action, verdict) == Status::illegal, "a refused action is done");
        expect(verdict.reason != Reason::none, "a refusal without a reason");
        expect(std::memcmp(before.data(), game.view().state.block(), before.size()) == 0, "a refused action changes the block");
        expect(history == game.history().count() && events == game.log().next(), "a refused action leaves a trace");
    }

    // ---- against the referee ----

    referee::Board table() const
    {
        const View view = board_.view();
        std::vector<referee::PlacedTile> tiles;
        for (int i = 1; i <= view.state.header().placed; ++i) {
            const Placed& tile = view.state.placed(PlacedId(i));
            tiles.push_back({tile.tile.row().raw - 1, cell_of(tile).x, cell_of(tile).y, tile.tile.rotation()});
        }
        return {tile_facts(), tiles};
    }

    struct Wood {
        std::vector<referee::Piece> pieces;
        std::vector<PieceId> ids;
    };

    Wood wood() const
    {
        const View view = board_.view();
        Wood wood;
        for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
            const Piece& piece = view.state.piece(PieceId(i));
            if (piece.spot != Spot::segment) continue;
            const Node& node = view.state.node(NodeId(piece.at));
            const Cell cell = cell_of(view.state.placed(node.tile));
            wood.pieces.push_back({kind_of(piece.kind), piece.owner, cell.x, cell.y, part_of(view.state, NodeId(piece.at))});
            wood.ids.push_back(PieceId(i));
        }
        return wood;
    }

    bool has(Option option) const { return board_.view().rules.has(option); }

    /// Some shortest way of steps between two cells that leaves no tile (TOWER-HOUSE-05).
    static bool is_joined(const referee::Board& table, int x, int y, int to_x, int to_y)
    {
        if (table.tile_at(x, y) < 0) return false;
        if (x == to_x && y == to_y) return true;
        if (x != to_x && is_joined(table, x + (to_x > x ? 1 : -1), y, to_x, to_y)) return true;
        return y != to_y && is_joined(table, x, y + (to_y > y ? 1 : -1), to_x, to_y);
    }

    bool is_inside(const referee::Board& table, referee::Cell tower, int height, int x, int y) const
    {
        const int dx = std::abs(x - tower.x);
        const int dy = std::abs(y - tower.y);
        const int range = height - (has(Option::tower_short_range) ? 1 : 0);
        const bool crosses = dx == 0 || dy == 0 || has(Option::tower_diagonal_capture);
        if (!crosses || dx + dy > range) return false;
        return !has(Option::tower_no_capture_over_gaps) || is_joined(table, tower.x, tower.y, x, y);
    }

    bool changes_targets() const
    {
        return has(Option::tower_capture_opponents_only) || has(Option::tower_top_followers_safe) ||
               has(Option::tower_no_capture_over_gaps) || has(Option::tower_short_range) || has(Option::tower_diagonal_capture);
    }

    void compare_area()
    {
        const View view = board_.view();
        const Step step = pending(view).step;
        const Node& node = view.state.node(NodeId(step.a));
        const Cell cell = cell_of(view.state.placed(node.tile));
        const referee::Cell tower{cell.x, cell.y};
        const referee::Board table = this->table();
        const Wood wood = this->wood();
        const int height = table.tower_height(tower, wood.pieces);
        expect(height == node.marks, "the height is wrong");
        if (!changes_targets())
            expect(referee::tower_area(tower, height).size() == static_cast<std::size_t>(4 * height + 1), "the referee's area");
        std::set<u16> expected;
        for (std::size_t i = 0; i < wood.pieces.size(); ++i) {
            const referee::Piece& piece = wood.pieces[i];
            if (!referee::is_follower(piece.kind) || !is_inside(table, tower, height, piece.x, piece.y)) continue;
            const bool own = piece.seat == step.seat && has(Option::tower_capture_opponents_only);
            const bool on_top =
                table.features()[static_cast<std::size_t>(table.feature_under(piece))].kind == referee::SegmentKind::foundation;
            if (!own && !(on_top && has(Option::tower_top_followers_safe))) expected.insert(wood.ids[i].raw);
        }
        std::set<u16> found;
        for (const Action& action : board_.options_of(Verb::take)) found.insert(action.piece);
        expect(found == expected, "other targets than by hand");
        if (changes_targets()) return;
        std::set<u16> by_referee;
        for (int i : table.capture_targets(tower, height, wood.pieces))
            by_referee.insert(wood.ids[static_cast<std::size_t>(i)].raw);
        expect(found == by_referee, "other targets than the referee's");
    }

    void compare_sites()
    {
        const referee::Board table = this->table();
        const Wood wood = this->wood();
        const auto cells = [](const std::vector<referee::Cell>& from) {
            Cells list;
            for (referee::Cell cell : from) list.emplace_back(cell.x, cell.y);
            return list;
        };
        const int seat = board_.decider();
        if (board_.supply(seat, PieceKind::tower_piece) > 0)
            expect(board_.sites(PieceKind::tower_piece) == cells(table.piece_sites(wood.pieces)), "other sites for a piece");
        if (board_.supply(seat) > 0)
            expect(board_.sites(PieceKind::follower) == cells(table.top_sites(wood.pieces)), "other sites for a follower");
    }

    // ---- playing ----

    /// Prefers some sort of action now and then, so that towers, captures and followers all come up.
    void move()
    {
        std::vector<Action> some;
        const int wish = chance_.below(10);
        for (const Action& option : options_) {
            const bool piece = option.verb == Verb::deploy && option.piece == static_cast<u16>(PieceKind::tower_piece);
            const bool figure = option.verb == Verb::deploy && !piece;
            const bool on_last = figure && option.cell == last_cell();
            if (wish < 4 ? piece : wish < 7 ? on_last : wish < 8 ? figure : false) some.push_back(option);
            if (wish < 8 && option.verb == Verb::take) some.push_back(option);
        }
        if (slow_) slow_down(some);
        if (some.empty()) some = options_;
        Verdict verdict;
        const Action action = some[static_cast<std::size_t>(chance_.below(static_cast<int>(some.size())))];
        counts_.chosen += action.verb == Verb::choose_piece;
        counts_.own += action.verb == Verb::take && board_.piece(PieceId(action.piece)).owner == action.seat;
        expect(board_.game().apply(action, verdict) == Status::ok, "an accepted action fails");
    }

    /// Builds in every turn but a few, pays never and captures only what brings no exchange.
    void slow_down(std::vector<Action>& some)
    {
        const bool builds = chance_.percent(board_.view().state.header().turn < 20 ? 50 : 97);
        some.clear();
        for (const Action& option : options_) {
            const bool piece = option.verb == Verb::deploy && option.piece == static_cast<u16>(PieceKind::tower_piece);
            const bool keeps = option.verb == Verb::take && chance_.percent(60) &&
                               board_.held(option.seat, board_.piece(PieceId(option.piece)).owner) == 0 &&
                               board_.piece(PieceId(option.piece)).owner != option.seat;
            if (keeps || option.verb == Verb::place || (option.verb == Verb::deploy && piece == builds)) some.push_back(option);
        }
        if (some.empty() && lists(board_.passing())) some.push_back(board_.passing());
    }

    Cell last_cell() const
    {
        const View view = board_.view();
        return view.state.header().last ? cell_of(view.state.placed(view.state.header().last)) : Cell{};
    }

    void finish(bool keeps_text)
    {
        const Game& game = board_.game();
        expect(!game.history().is_truncated(), "more actions than the bound");
        expect(game.log().next() <= game.rules().event_bound, "more events than the bound");
        std::vector<u8> bytes(write_snapshot(game, Viewer::full, nullptr, 0));
        write_snapshot(game, Viewer::full, bytes.data(), static_cast<u32>(bytes.size()));
        Fault fault;
        compare(read_snapshot(bytes.data(), static_cast<u32>(bytes.size()), {}, {}, {}, fault),
                "the snapshot does not come back");
        if (!keeps_text) return;
        TextWriter measure(nullptr, 0);
        write_script(game, Viewer::open, measure);
        std::string text(measure.size() + 1, '\0');
        TextWriter out(text.data(), static_cast<u32>(text.size()));
        write_script(game, Viewer::open, out);
        compare(read_script(Text(text.data(), measure.size()), {}, {}, fault), "the script does not come back");
    }

    void compare(Game* copy, const char* what)
    {
        expect(copy != nullptr, what);
        if (!copy) return;
        expect(hash_position(copy->view()) == hash_position(board_.view()), what);
        Game::destroy(copy);
    }

    Chooser64 chance_;
    TowerPosition board_;
    Counts& counts_;
    bool slow_;
    std::vector<Action> options_;
    std::vector<Action> refused_;
    std::string fault_;
    u64 seen_ = 0;
    int sums_[kMaxSeats] = {};
};

}  // namespace

TEST_CASE("Random games with towers keep every promise", "[TOWER-SEQ-01][TOWER-SEQ-02][TOWER-CAPTURE-03][TOWER-EXCHANGE-05]")
{
    Counts counts;
    each_game("games with towers", 300, [&](u64 n) {
        const std::string fault = Walk(n, counts).run(n % 10 == 0);
        INFO("game " << n);
        CHECK(fault == "");
    });
    if (games(300) < 100) return;
    for (int count : {counts.captured, counts.exchanged, counts.chosen, counts.ransomed, counts.own, counts.topped})
        CHECK(count > 5);
}
