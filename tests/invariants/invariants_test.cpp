// SPDX-License-Identifier: MIT
// Invariants of every game. Plays random games with all choices, checks the invariants after each action, and compares each tile
// with the independent reference. This is the only test that reads internal state behind the C interface.
#include <algorithm>
#include <cstring>
#include <map>
#include <numeric>
#include <set>
#include <stdexcept>

#include "../../capi/interface.hpp"
#include "capi/table.hpp"
#include "game/check.hpp"
#include "invariants/agreeing.hpp"
#include "invariants/any_setup.hpp"
#include "invariants/reference_agrees.hpp"
#include "play/pools.hpp"
#include "play/racks.hpp"
#include "reference.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"
#include "support/snapshot_parts.hpp"

using namespace bastide_tests;

namespace {

// ---- internal state ----------------------------------------------------------------------------------------------------------

const bastide::Game& inside(const Game& game) { return *static_cast<const bastide::Game*>(game->game); }

bastide::View view(const Game& game) { return inside(game).view(); }

std::vector<unsigned char> block(const Game& game)
{
    const bastide::StateView state = view(game).state;
    return {state.block(), state.block() + state.used()};
}

// ---- games --------------------------------------------------------------------------------------------------------------------

/// The n-th config: varies seats, source of chance, boxes, copies, and the number of followers.
Setup setup_of(std::uint64_t n)
{
    Dice dice(n * 31 + 5);
    Setup setup;
    setup.seats = 2 + static_cast<std::int32_t>(n % 4);
    setup.first_seat = dice.below(setup.seats);
    setup.chance = n / 4 % 2 ? BASTIDE_CHANCE_HOST : BASTIDE_CHANCE_SEEDED;
    setup.seed = n;
    if (n % 3 == 0) setup.choices.push_back(choose_set(BASTIDE_SET_BASE));
    if (n % 41 == 7) setup.choices = {choose_set(BASTIDE_SET_BASE, 4), choose_set(BASTIDE_SET_WINTER, 2)};
    const bool none = n % 23 == 8;
    if (none) setup.choices.push_back(choose_followers(0));
    if (!none && n % 5 == 1) setup.choices.push_back(choose_followers(1));
    if (!none && n % 5 == 2) setup.choices.push_back(choose_followers(20));
    return setup;
}

/// The n-th config from the mixtures of this run.
Setup mixture_of(std::uint64_t n)
{
    static const std::vector<Mixture> all = mixtures();
    Dice dice(n * 17 + 11);
    Setup setup = any_setup(all[n % all.size()], n, dice);
    if (n % 6 == 5) setup.flags = BASTIDE_CONFIG_FLAG_STOP_BEFORE_FINAL;
    return setup;
}

/// A random player. Each game draws its own rates: how often it deploys a follower, how compactly it places tiles.
class Player {
public:
    explicit Player(std::uint64_t n) : dice_(n * 7 + 3), passes_(dice_.below(5)), tries_(1 + dice_.below(6)) {}

    bastide_action choose(const Game& game, const std::vector<bastide_action>& legal)
    {
        if (legal.front().kind == BASTIDE_ACTION_PLACE) return place(game, legal);
        if (legal.back().kind == BASTIDE_ACTION_PASS && dice_.below(5) < passes_) return legal.back();
        return pick(game, legal, dice_);
    }
    Dice& dice() { return dice_; }

private:
    bastide_action place(const Game& game, const std::vector<bastide_action>& legal)
    {
        bastide_action best = pick(game, legal, dice_);
        for (int i = 1; i < tries_; ++i) {
            const bastide_action other = pick(game, legal, dice_);
            if (neighbours(game, other) > neighbours(game, best)) best = other;
        }
        return best;
    }

    static int neighbours(const Game& game, const bastide_action& action)
    {
        int count = 0;
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) count += bastide_game_placed_at(game.get(), action.x + dx, action.y + dy) >= 0;
        return count;
    }

    Dice dice_;
    int passes_;
    int tries_;
};

// ---- invariants --------------------------------------------------------------------------------------------------------

/// Whether two actions name the same place. A corner is identified by its cell alone.
bool have_same_place(const bastide_action& a, const bastide_action& b)
{
    const bool has_segment = a.spot != BASTIDE_SPOT_CORNER && a.spot != BASTIDE_SPOT_TILE;
    return a.spot == b.spot && a.x == b.x && a.y == b.y && (!has_segment || a.segment == b.segment);
}

/// Whether a listed action and `b` are equal in all fields that their kind uses. The cause of a take may be left out of `b`.
bool means_the_same(const bastide_action& a, const bastide_action& b)
{
    if (a.kind != b.kind || a.seat != b.seat) return false;
    const bool cell = a.x == b.x && a.y == b.y;
    switch (a.kind) {
        case BASTIDE_ACTION_DRAW: return a.tile == b.tile;
        case BASTIDE_ACTION_DRAW_TOKEN: return a.piece_kind == b.piece_kind;
        case BASTIDE_ACTION_PLACE: return a.tile == b.tile && cell && a.rotation == b.rotation;
        case BASTIDE_ACTION_SPAN: return cell && a.span == b.span;
        case BASTIDE_ACTION_PLACE_SPANNED: return a.tile == b.tile && cell && a.rotation == b.rotation && a.span == b.span;
        case BASTIDE_ACTION_CHOOSE_PLACE: return have_same_place(a, b);
        case BASTIDE_ACTION_DEPLOY: return have_same_place(a, b) && a.piece_kind == b.piece_kind;
        case BASTIDE_ACTION_MOVE: return have_same_place(a, b) && a.piece == b.piece;
        case BASTIDE_ACTION_TAKE: return a.piece == b.piece && (a.cause == b.cause || b.cause == 0);
        case BASTIDE_ACTION_PAY:
        case BASTIDE_ACTION_CHOOSE_PIECE: return a.piece == b.piece;
        case BASTIDE_ACTION_NAME:
        case BASTIDE_ACTION_SELL: return a.other_seat == b.other_seat;
        case BASTIDE_ACTION_BID: return a.tile == b.tile && a.points == b.points;
        case BASTIDE_ACTION_REVEAL:
        case BASTIDE_ACTION_DISCARD: return a.tile == b.tile;
        case BASTIDE_ACTION_CHOOSE: return a.cause == b.cause;
        default: return true;
    }
}

std::string complain_about_tiles(const Game& game)
{
    std::int32_t left = 0;
    for (const bastide_stock& row : stock(game)) {
        if (row.placed + row.left + row.removed + row.held != row.total) return "the copies of a tile type do not add up";
        left += row.left;
    }
    for (const bastide_thing& hand : things(game, BASTIDE_THING_HAND))
        if (hand.tile < 0) left -= hand.count;  // its type is unknown here, so it also counts as left
    left -= static_cast<std::int32_t>(count_covered(view(game)));
    // Tiles that are set aside still count as left, though they cannot be drawn now: unplaceable tiles with HOUSE-BAG-02, tiles
    // drawn for the start with HOUSE-START-02, river tiles with RIVER-DRAW-05.
    const bastide::View now = view(game);
    const auto plays = [&](bastide::Set set) { return now.rules.config.copies[static_cast<int>(set)] > 0; };
    const bool waits = now.rules.has(bastide::Option::return_unplaceable_to_bag) ||
                       now.rules.has(bastide::Option::start_player_by_road_draw) || plays(bastide::Set::river) ||
                       plays(bastide::Set::river_2);
    return left == decision(game).tiles_left || (waits && left > decision(game).tiles_left) ? "" : "the tiles left do not sum";
}

std::string complain_about_options(const Game& game, const std::vector<bastide_action>& legal)
{
    for (const bastide_action& action : legal)
        if (check(game, action).status != BASTIDE_OK)
            return "a listed action is refused: " + sentence(game, action, check(game, action));
    return "";
}

/// A random action that is plausible: near the board, and often a changed legal action.
bastide_action any_action(const Game& game, const std::vector<bastide_action>& legal, Dice& dice)
{
    const std::int32_t kinds = bastide_word_list(BASTIDE_VOCABULARY_ACTION, nullptr, 0);
    const auto any_kind = [&] { return dice.once_in(8) ? dice.between(kinds + 1, kinds + 5) : dice.between(1, kinds); };
    bastide_action action = blank(any_kind(), dice.between(-1, 4));
    action.x = action.y = 0;
    if (!legal.empty() && !dice.once_in(4)) action = legal[at(dice.below(count_of(legal.size())))];
    const std::int32_t tiles_in_game = bastide_game_list_tiles(game.get(), nullptr, 0);
    const auto changes = [&] { return action.kind == 0 || dice.once_in(3); };
    if (changes()) action.x += dice.between(-2, 2);
    if (changes()) action.y += dice.between(-2, 2);
    if (changes()) action.rotation = dice.below(4);
    if (dice.once_in(5)) action.tile = dice.below(tiles_in_game);
    if (changes()) action.spot = dice.once_in(4) ? dice.between(0, 6) : BASTIDE_SPOT_SEGMENT;
    if (changes()) action.segment = dice.between(-1, 8);
    if (dice.once_in(5)) action.piece = dice.between(-1, 60);
    if (dice.once_in(5)) action.piece_kind = dice.between(-1, 6);
    if (dice.once_in(8)) action.points = dice.between(-1, 8);
    if (dice.once_in(8)) action.other_seat = dice.between(-1, 8);
    if (dice.once_in(8)) action.seat = dice.between(-1, 4);
    if (dice.once_in(10)) action.kind = any_kind();
    return action;
}

/// An action that no text can name, because it does not fit the game.
std::string in_numbers(const bastide_action& action)
{
    std::string line = "kind " + std::to_string(action.kind);
    for (const std::int32_t number : {action.seat, action.tile, action.x, action.y, action.rotation, action.spot, action.segment,
                                      action.piece, action.piece_kind, action.points, action.other_seat, action.cause})
        line += " " + std::to_string(number);
    return line;
}

/// Checks that check and apply refuse unlisted actions for the same reason, and that not a byte of the game changes.
std::string complain_about_others(const Game& game, const std::vector<bastide_action>& legal, Dice& dice)
{
    const std::vector<unsigned char> before = block(game);
    const std::vector<bastide_action> resignations = actions(game, BASTIDE_ACTION_RESIGN);
    for (int i = 0; i < 12; ++i) {
        const bastide_action action = any_action(game, legal, dice);
        const auto is_it = [&](const bastide_action& a) { return means_the_same(a, action); };
        const bool listed =
            std::any_of(legal.begin(), legal.end(), is_it) || std::any_of(resignations.begin(), resignations.end(), is_it);
        bastide_refusal judged{};
        const bastide_status status = bastide_game_check(game.get(), &action, &judged);
        if (judged.status != status) return "the refusal says something else than the call";
        if ((status == BASTIDE_OK) != listed)
            return "check and the list disagree about " + in_numbers(action) + ": " + sentence(game, action, judged);
        if (listed) continue;
        bastide_refusal done{};
        if (bastide_game_apply(game.get(), &action, &done) != status) return "check and apply disagree";
        if (!same(judged, done)) return "check and apply give different reasons";
        if (status == BASTIDE_E_ILLEGAL && judged.reason == 0) return "refused without a reason";
        if (block(game) != before) return "a refused action changed the block";
    }
    return "";
}

std::string complain_about_saving(const Game& game)
{
    const std::vector<std::uint8_t> bytes = snapshot(game);
    const Game loaded = from_snapshot(bytes);
    if (!loaded) return "a snapshot does not load";
    if (hash(loaded) != hash(game)) return "a loaded game has another hash";
    if (block(loaded) != block(game)) return "a loaded game has another block";
    return snapshot(loaded) == bytes ? "" : "a loaded game has another snapshot";
}

/// The resignations of all seats that have not left. They are listed only for their own kind (RESIGN-01).
std::vector<bastide_action> resignations(const Game& game)
{
    std::vector<bastide_action> list;
    for (std::int32_t who = 0; who < view(game).rules.config.seats; ++who) {
        if (seat(game, who).state == BASTIDE_SEAT_STATE_RESIGNED) continue;
        list.push_back(blank(BASTIDE_ACTION_RESIGN, who));
        list.back().origin = BASTIDE_ORIGIN_SEAT;
    }
    return list;
}

/// Checks that the calls for one kind of action agree with the list of all actions, even if it has none of that kind.
std::string complain_about_kind(const Game& game, const std::vector<bastide_action>& legal, std::int32_t kind)
{
    std::vector<bastide_action> of_kind;
    for (const bastide_action& action : legal)
        if (action.kind == kind) of_kind.push_back(action);
    if (kind == BASTIDE_ACTION_RESIGN && !is_over(game)) of_kind = resignations(game);
    const std::int32_t size = count_of(of_kind.size());
    if (!same(actions(game, kind), of_kind)) return "the list of a kind is not that part of the list of all";
    if (bastide_game_count_actions(game.get(), kind) != size) return "a kind and its count differ";
    bastide_action action{};
    std::uint64_t word = static_cast<std::uint64_t>(kind);
    const bastide_status found = size > 0 ? BASTIDE_OK : BASTIDE_E_ABSENT;
    if (bastide_game_get_action(game.get(), kind, 0, &action) != found) return "the first of a kind is not told";
    if (size > 0 && !same(action, of_kind.front())) return "another first of a kind";
    if (bastide_game_sample_action(game.get(), kind, &word, &action) != found) return "a kind is sampled that there is not";
    return size == 0 || action.kind == kind ? "" : "another kind is sampled";
}

/// Checks that count, action at an index and sample agree with the list.
std::string complain_about_sampling(const Game& game, const std::vector<bastide_action>& legal, Dice& dice)
{
    const std::int32_t size = count_of(legal.size());
    if (bastide_game_count_actions(game.get(), BASTIDE_ANY) != size) return "the list and its count differ";
    bastide_action action{};
    if (bastide_game_get_action(game.get(), BASTIDE_ANY, size, &action) != BASTIDE_E_ABSENT) return "there is one more";
    for (int i = 0; i < 4 && size > 0; ++i) {
        const std::int32_t index = dice.below(size);
        if (bastide_game_get_action(game.get(), BASTIDE_ANY, index, &action) != BASTIDE_OK) return "none at an index";
        if (!same(action, legal[at(index)])) return "another action at an index";
        std::uint64_t word = dice.next();
        if (bastide_game_sample_action(game.get(), BASTIDE_ANY, &word, &action) != BASTIDE_OK) return "none is sampled";
        if (std::none_of(legal.begin(), legal.end(), [&](const bastide_action& a) { return same(a, action); }))
            return "an action is sampled that is not listed";
    }
    for (std::int32_t kind = dice.below(4); kind < 32; kind += 4) {
        const std::string fault = complain_about_kind(game, legal, kind);
        if (!fault.empty()) return fault;
    }
    return "";
}

// ---- codes, undo, viewers, standings ------------------------------------------------------------------------------------------

/// Checks that the codes are those of the listed actions, distinct, and exact in a double.
std::string complain_about_codes(const Game& game, const std::vector<bastide_action>& legal)
{
    const std::vector<std::uint64_t> all = codes(game);
    if (all.size() != legal.size()) return "there are more or fewer codes";
    if (std::set<std::uint64_t>(all.begin(), all.end()).size() != all.size()) return "two actions have one code";
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i] >> 53 != 0) return "a code is not exact in a double";
        std::uint64_t code = 0;
        bastide_action decoded{};
        bastide_action asked = legal[i];
        if (bastide_action_encode(&asked, &code) != BASTIDE_OK || code != all[i]) return "an action is encoded otherwise";
        if (bastide_action_decode(code, &decoded) != BASTIDE_OK) return "a code is not decoded";
        asked.origin = decoded.origin;
        if (!same(decoded, asked)) return "a code is decoded to another action";
    }
    return "";
}

/// Checks that the score lines sum to the scores, and that each has the right running total.
std::string complain_about_lines(const Game& game)
{
    std::vector<std::int32_t> sums(BASTIDE_SEATS_MAX);
    for (const bastide_score_line& line : score_lines(game)) {
        if (line.points != line.count * line.each) return "a line does not multiply";
        sums[at(line.seat)] += line.points;
        if (line.total != sums[at(line.seat)]) return "a line tells another total";
    }
    for (std::int32_t i = 0; i < view(game).rules.config.seats; ++i)
        if (sums[at(i)] != score(game, i)) return "the lines do not sum to the score";
    return "";
}

bool same_lines(const Game& a, const Game& b)
{
    const std::vector<bastide_score_line> mine = score_lines(a);
    const std::vector<bastide_score_line> theirs = score_lines(b);
    return std::equal(mine.begin(), mine.end(), theirs.begin(), theirs.end(), [](bastide_score_line l, bastide_score_line r) {
        l.seq = r.seq = l.group = r.group = 0;  // event numbers continue after an undo
        return same(l, r);
    });
}

/// Undoes some actions, applies them again, and compares.
std::string complain_about_undo(const Game& game, Dice& dice)
{
    if (!dice.once_in(4)) return "";  // slow: replays the whole game
    const std::vector<bastide_action> past = history(game);
    const std::int32_t size = count_of(past.size());
    if (decision(game).action != size) return "the next action has another number than the history has entries";
    const std::int32_t asked = dice.between(std::max(0, size - 40), size);
    const Game copy = clone(game, BASTIDE_VIEW_FULL, BASTIDE_CLONE_FLAG_LOG);
    if (!same(events(copy), events(game))) return "a clone with its log tells other events";
    undo(copy, asked);
    const std::int32_t from = decision(copy).action;  // the library's own actions are undone with the action before them
    for (std::int32_t i = asked; i < from; ++i)
        if (past[at(i)].seat >= 0) return "an action that was to be taken back is kept";
    if (const std::string fault = complain_about_lines(copy); !fault.empty()) return "after undo: " + fault;
    for (const bastide_event& event : events(copy))
        if (event.kind != BASTIDE_EVENT_UNDONE && (event.undone != 0) != (event.action >= from && event.seq < range(game).next))
            return "an event is undone or not";
    for (std::int32_t i = from; i < size; ++i)
        if (decision(copy).action <= i) perform(copy, past[at(i)]);  // the library repeats its own draws
    if (hash(copy) != hash(game)) return "done again it is another position";
    if (snapshot(copy) != snapshot(game)) return "done again it is kept otherwise";
    if (const char* promise = bastide::broken_invariant(view(copy))) return promise;
    if (!same(history(copy), past)) return "done again it is another history";
    return same_lines(copy, game) ? "" : "done again it has other score lines";
}

/// Checks that a clone for a viewer equals the game that the viewer's snapshot loads.
std::string complain_about_viewers(const Game& game, Dice& dice)
{
    const std::int32_t viewer = dice.between(BASTIDE_VIEW_PUBLIC, view(game).rules.config.seats - 1);
    const Game seen = clone(game, viewer);
    if (without_lines(snapshot(seen)) != without_lines(snapshot(game, viewer))) return "a clone for a viewer is not its snapshot";
    if (!same(history(seen), history(game, 0, viewer))) return "a clone for a viewer has another history";
    if (range(seen).next != range(game).next) return "a clone for a viewer numbers its events otherwise";
    return hash(seen) == hash(game) ? "" : "a clone for a viewer has another hash";
}

/// Checks that the seats are sorted by rank, then by seat. At the end the leading seats have won, unless they left the game
/// (BASE-WIN-02, RESIGN-02).
std::string complain_about_standing(const Game& game)
{
    const std::vector<bastide_standing> table = standing(game);
    if (count_of(table.size()) != view(game).rules.config.seats) return "another number of seats stands";
    for (std::size_t i = 0; i < table.size(); ++i) {
        const bastide_standing& one = table[i];
        if (one.score != score(game, one.seat)) return "a seat stands with another score";
        if (is_over(game) && one.final_score != one.score) return "the final scoring is still to come after the end";
        if (is_over(game) && (decision(game).winners >> one.seat & 1) != static_cast<std::uint32_t>(one.wins))
            return "another seat has won";
        if (i == 0) continue;
        const bastide_standing& above = table[i - 1];
        const bool falls = above.rank < one.rank || (above.rank == one.rank && above.seat < one.seat);
        if (!falls) return "the seats stand in another order";
    }
    return "";
}

std::string complain(const Game& game, Dice& dice)
{
    if (const char* promise = bastide::broken_invariant(view(game))) return promise;
    const std::vector<bastide_action> legal = actions(game);
    if (legal.empty() != is_over(game)) return "nothing can be done and the game is not over";
    for (const std::string& fault :
         {complain_about_tiles(game), complain_about_options(game, legal), complain_about_others(game, legal, dice),
          complain_about_sampling(game, legal, dice), complain_about_saving(game), complain_about_codes(game, legal),
          complain_about_lines(game), complain_about_undo(game, dice), complain_about_viewers(game, dice),
          complain_about_standing(game)})
        if (!fault.empty()) return fault;
    return dice.once_in(30) ? complain_about_agreement(game) : "";  // slow: asks nearly every call
}

/// Applies an action to a game and to a clone of it, and compares them.
std::string perform_twice(const Game& game, const bastide_action& action)
{
    const Game copy = clone(game);
    const Game before = clone(game);
    if (block(copy) != block(game)) return "a clone has another block";
    perform(game, action);
    perform(copy, action);
    if (block(copy) != block(game)) return "a clone goes another way";
    if (hash(copy) != hash(game)) return "a clone has another hash";
    if (bastide_game_copy(before.get(), game.get(), BASTIDE_VIEW_FULL, 0) != BASTIDE_OK) return "a game is not copied";
    if (block(before) != block(game) || without_lines(snapshot(before)) != without_lines(snapshot(game)))
        return "a copied game is another";
    return same(actions(copy), actions(game)) ? "" : "a clone lists other actions";
}

/// Whether a tile that left play returns to the bag: it was set aside, or was drawn or held by a seat that left the game, unless
/// it is an abbey.
bool goes_back_to_the_bag(const Game& game, const bastide_event& event)
{
    const bool is_wild = event.tile + 1 == view(game).rules.wild.raw;
    const bool is_aside = event.cause == BASTIDE_CAUSE_BAG_SET_ASIDE || event.cause == BASTIDE_CAUSE_RIVER_SET_ASIDE;
    return is_aside || (event.cause == BASTIDE_CAUSE_RESIGNED && !is_wild);
}

std::string complain_about_the_end(const Game& game, std::uint32_t actions_done)
{
    const bastide::Rules& rules = view(game).rules;
    if (actions_done > rules.action_bound) return "more actions than the bound";
    if (inside(game).history().count() > rules.action_bound) return "a longer history than the bound";
    if (range(game).first != 0) return "the log dropped events";
    if (range(game).next > rules.event_bound) return "more events than the bound";
    std::map<std::int32_t, std::int32_t> removed;
    for (const bastide_event& event : events(game, 0))
        if (event.kind == BASTIDE_EVENT_TILE_LEFT && !goes_back_to_the_bag(game, event)) ++removed[event.tile];
    for (const bastide_stock& row : stock(game)) {
        if (row.removed != removed[row.tile]) return "another number of tiles was removed";
        if (row.placed + row.removed + row.held + row.left != row.total) return "a tile is nowhere at the end";
    }
    return "";
}

/// A client of a seeded game: it receives the actions, and each drawn tile that its seat may see. Seat -1 is an onlooker.
class Client {
public:
    Client(const Game& server, std::int32_t seat) : server_(server), seat_(seat)
    {
        game_ = from_snapshot(snapshot(server, viewer()));
        if (!game_) throw std::logic_error("the snapshot for a client does not load");
        seen_ = range(server).next;
    }

    std::string follow(const bastide_action& action)
    {
        perform(game_, action);
        for (const bastide_event& event : events(server_, seen_, viewer())) tell(event);
        seen_ = range(server_).next;
        if (hash(game_) != hash(server_)) return "the client has another hash";
        for (const bastide_thing& hand : things(game_, BASTIDE_THING_HAND))
            if (hides_hands() && hand.seat != seat_ && !is_open(hand)) return "the client sees a hidden hand";
        return accepts_legal_actions() ? "" : "the client lists other actions";
    }
    const Game& game() const { return game_; }

private:
    std::int32_t viewer() const { return seat_ < 0 ? BASTIDE_VIEW_PUBLIC : seat_; }
    bool hides_hands() const { return hides_tiles(view(server_).rules); }
    /// Whether all may see a tile: an abbey, or one that lies open or was won at a bazaar.
    bool is_open(const bastide_thing& hand) const
    {
        if (hand.tile < 0) return true;
        const bastide::TileId tile(hand.tile + 1);
        const std::int32_t owner = hand.seat < 0 ? bastide::kNature : hand.seat;
        bool is_open = tile == view(server_).rules.wild;
        bastide::for_each_rack_of(view(server_).rules, owner, [&](const bastide::Rack& rack) {
            if (!rack.is_hidden && !rack.is_wild) is_open = is_open || count_tiles(view(server_), rack, tile) > 0;
        });
        return is_open;
    }

    /// Whether an event tells of a token that was drawn; one that goes back has a place from which it comes.
    static bool is_token_of_pool(const bastide_event& event)
    {
        const bool is_token = event.kind == BASTIDE_EVENT_MOVED && event.piece < 0 && event.from_spot == 0;
        return is_token && (event.spot == BASTIDE_SPOT_BESIDE || event.seat < 0);
    }

    /// Applies an action of nature, redacted for the seat.
    void tell(const bastide_event& event)
    {
        const bool own = event.seat == seat_;
        bastide_action action = blank(BASTIDE_ACTION_DRAW, -1);
        action.tile = event.tile;
        if (event.kind == BASTIDE_EVENT_REVEALED && !own) action.kind = BASTIDE_ACTION_REVEAL;
        if (event.kind == BASTIDE_EVENT_DREW && event.tile < 0) action = blank(BASTIDE_ACTION_DRAW_UNSEEN, -1);
        if (event.kind == BASTIDE_EVENT_DREW || action.kind == BASTIDE_ACTION_REVEAL) perform(game_, action);
        if (!is_token_of_pool(event)) return;
        bastide_action token = blank(BASTIDE_ACTION_DRAW_TOKEN, -1);
        token.piece_kind = event.piece_kind;
        perform(game_, token);
    }

    /// Whether the client accepts the legal actions. For another seat's hidden hand it must accept every action that may be
    /// legal.
    bool accepts_legal_actions() const
    {
        const std::vector<bastide_action> mine = actions(game_);
        const std::vector<bastide_action> theirs = actions(server_);
        if (!hides_hands() || decision(game_).seat == seat_) return same(mine, theirs);
        return std::all_of(theirs.begin(), theirs.end(),
                           [&](const bastide_action& action) { return check(game_, action).status == BASTIDE_OK; });
    }

    const Game& server_;
    std::int32_t seat_;
    Game game_;
    std::uint64_t seen_ = 0;
};

/// Whether the end came with nothing that no standing foresees: a token or message drawn since event `first`, a robber that
/// robbed, or another turn, at whose beginning the fairy pays.
bool is_foretold(const Game& game, std::uint64_t first)
{
    const std::vector<bastide_event> since = events(game, first);
    return std::none_of(since.begin(), since.end(), [](const bastide_event& event) {
        return event.cause == BASTIDE_CAUSE_SHEPHERD_DREW || event.cause == BASTIDE_CAUSE_BIG_TOP_REVEALED ||
               event.cause == BASTIDE_CAUSE_MESSAGE_DRAWN || event.cause == BASTIDE_CAUSE_ROBBERS_RETURNED ||
               (event.kind == BASTIDE_EVENT_SCORED && event.reward == BASTIDE_REWARD_FAIRY_TURN);
    });
}

/// Plays a game and returns the first failure, or "".
std::string play_game(std::uint64_t n, const Setup& setup, std::uint32_t look_every)
{
    const Game game = make(setup);
    Player player(n);
    Dice dice(n + 1000);
    const bool is_seeded = setup.chance == BASTIDE_CHANCE_SEEDED;
    Client onlooker(game, -1);
    Client client(game, static_cast<std::int32_t>(n % static_cast<std::uint64_t>(setup.seats)));
    std::uint32_t done = 0;
    const bool resigns = n % 8 == 3;
    std::string fault = complain(game, dice);
    while (fault.empty() && !is_over(game)) {
        const bool leaves = resigns && dice.once_in(80);
        bastide_action action = player.choose(game, actions(game, leaves ? BASTIDE_ACTION_RESIGN : BASTIDE_ANY));
        if (n % 8 == 6 && action.seat >= 0) action.origin = dice.between(0, BASTIDE_ORIGIN_STAND_IN);
        const std::vector<bastide_standing> foretold = action.kind == BASTIDE_ACTION_FINISH || action.kind == BASTIDE_ACTION_PASS
                                                           ? standing(game)
                                                           : std::vector<bastide_standing>{};
        const std::uint64_t next = range(game).next;
        const bool looks = done++ % look_every == 0;
        if (looks)
            fault = perform_twice(game, action);
        else
            perform(game, action);
        for (const bastide_standing& one : foretold)
            if (is_over(game) && is_foretold(game, next) && one.final_score != score(game, one.seat))
                fault = "the final scoring is another than was told before";
        if (fault.empty() && is_seeded) fault = onlooker.follow(action);
        if (fault.empty() && is_seeded) fault = client.follow(action);
        if (fault.empty() && looks) fault = complain(game, dice);
        if (fault.empty() && looks && is_seeded && hides_tiles(view(game).rules)) fault = complain(onlooker.game(), dice);
        if (done > view(game).rules.action_bound) return "the game does not end";
    }
    if (fault.empty()) fault = complain(game, dice);
    if (fault.empty()) fault = complain_about_the_end(game, done);
    return fault.empty() ? "" : fault + "\n" + script(game);
}

// ---- the reference and the boxes
// ------------------------------------------------------------------------------------------------

const reference::TileTable& printed_tiles()
{
    static const reference::TileTable table = [] {
        std::vector<std::string> names;
        for (const std::int32_t set : all_sets()) names.push_back(name_of_set(set));
        return reference::with_gardens(reference::load_tiles(names));
    }();
    return table;
}

/// The board as the reference has it; `type_of` has its number of each tile type.
reference::Board board_of(const Game& game, const std::vector<int>& type_of)
{
    std::vector<reference::PlacedTile> placed;
    for (const bastide_placed& tile : board(game))
        placed.push_back({type_of[at(tile.tile)], tile.x, tile.y, tile.rotation, tile.span});
    reference::HouseRules with_vineyards;
    with_vineyards.vineyards_count = true;
    std::vector<reference::Ornament> ornaments;
    for (const bastide_piece& piece : pieces(game))
        if (piece.spot == BASTIDE_SPOT_TILE && piece.kind >= BASTIDE_PIECE_LITTLE_TOWER &&
            piece.kind <= BASTIDE_PIECE_LITTLE_SHED)
            ornaments.push_back({piece.x, piece.y, 1});
    return reference::Board(printed_tiles(), placed, with_vineyards, std::move(ornaments), box_checks::crossings_of(view(game)));
}

/// Who stands on segments, as the reference names places. It asks only where they stand.
std::vector<reference::Piece> standing_on_segments(const Game& game)
{
    std::vector<reference::Piece> standing;
    for (const bastide_piece& piece : pieces(game))
        if (piece.spot == BASTIDE_SPOT_SEGMENT && piece.kind != BASTIDE_PIECE_TUNNEL_TOKEN) {
            const auto kind = static_cast<reference::PieceKind>(piece.kind);
            const bool is_told = reference::is_magic(kind) || kind == reference::PieceKind::castle;
            standing.push_back({is_told ? kind : reference::PieceKind::follower, piece.seat, piece.x, piece.y, piece.segment});
        }
    return standing;
}

/// Compares a board with tiles of all boxes, played without options, with the reference's: its features, and on some boards the
/// placements of each tile, for which the reference needs nine tenths of the time.
std::string compare_boards(const Game& game, const std::vector<int>& type_of)
{
    const reference::Board now = board_of(game, type_of);
    const std::vector<reference::Piece> standing = standing_on_segments(game);
    const std::vector<bastide_feature> all = features(game);
    if (all.size() != now.features().size()) return "there are more or fewer features";
    for (std::size_t i = 0; i < all.size(); ++i) {
        const reference::Feature& theirs = now.features()[i];
        const bastide_feature& mine = all[i];
        const bool is_monastery = reference::counts_cells_around(theirs.kind);
        const bool is_foundation = theirs.kind == reference::SegmentKind::foundation;
        const bool is_castle = now.is_castle(static_cast<int>(i), standing);
        const int kind = is_castle ? BASTIDE_SEGMENT_CASTLE : static_cast<int>(theirs.kind) + 1;
        if (mine.kind != kind) return "a feature is of another kind";
        if (mine.segments != count_of(theirs.segments.size())) return "a feature has other segments";
        if (mine.tiles != (is_monastery ? 9 - theirs.open : count_of(theirs.tiles.size()))) return "a feature has other tiles";
        if (is_foundation) continue;
        if (mine.open_sides != theirs.open) return "a feature has another number of open sides";
        if ((mine.complete != 0) != theirs.complete) return "a feature is complete or not";
        if (mine.pennants != (is_castle ? 0 : theirs.pennants)) return "a feature has other pennants";
        if (is_castle || theirs.kind == reference::SegmentKind::field) continue;  // barns change the worth of fields
        const bool is_lost =
            now.is_occupied(static_cast<int>(i), standing) && now.is_lost(static_cast<int>(i), standing);  // CULT-CHAL-02
        if (mine.points_now != (is_lost ? 0 : now.points_now(static_cast<int>(i), standing)))
            return "a feature has other points now";
        if (mine.points_complete != now.points_complete(static_cast<int>(i), standing))
            return "a feature has other points when complete";
    }
    if (now.tiles().size() % 4 != 0) return "";
    for (const bastide_tile_def& tile : tiles(game)) {
        std::vector<reference::Placement> listed;
        for (const bastide_placement& place : placements(game, tile.id))
            for (int rotation = 0; rotation < 4; ++rotation)
                if ((place.rotations >> rotation) & 1) listed.push_back({place.x, place.y, rotation});
        if (listed != now.placements(type_of[at(tile.id)])) return std::string("the placements are others: ") + tile.name;
    }
    return "";
}

/// Whether the tiles that left play since an event because they fit nowhere fit nowhere (BASE-DRAW-02).
std::string compare_removed(const Game& game, const std::vector<int>& type_of, std::uint64_t first)
{
    for (const bastide_event& event : events(game, first)) {
        if (event.kind != BASTIDE_EVENT_TILE_LEFT || event.cause != BASTIDE_CAUSE_FITS_NOWHERE) continue;
        if (!board_of(game, type_of).placements(type_of[at(event.tile)]).empty()) return "a tile was removed that fits";
    }
    return "";
}

std::string watch_board(std::uint64_t n)
{
    Setup setup = seeded(n, 2 + static_cast<std::int32_t>(n % 4));
    for (const std::int32_t set : all_sets())
        if (set != BASTIDE_SET_WINTER || n % 2) setup.choices.push_back(choose_set(set));
    setup.choices.push_back(choose_option(BASTIDE_OPTION_TUNNEL_OWN_TILES_ONLY));  // else two tiles are not as they are printed
    const Game game = make(setup);
    std::vector<int> type_of;
    for (const bastide_tile_def& tile : tiles(game)) type_of.push_back(printed_tiles().index_of(tile.name));
    Player player(n);
    std::string fault;
    while (fault.empty() && !is_over(game)) {
        const std::uint64_t next = range(game).next;
        const bastide_action action = player.choose(game, actions(game));
        perform(game, action);
        fault = compare_removed(game, type_of, next);
        if (fault.empty() && action.kind == BASTIDE_ACTION_PLACE) fault = compare_boards(game, type_of);
    }
    return fault;
}

// ---- the reference and the sale of a tile
// ---------------------------------------------------------------------------------------

/// A feature that a tile could complete, and the cell where it would do so.
using Completion = std::pair<int, reference::Cell>;

/// Roads, cities and monasteries of a board that a tile type can complete: each placement is tried on its own copy of the board.
/// With `where`, only placements on that cell.
std::vector<Completion> completions(const reference::Board& now, int type, const reference::Cell* where = nullptr)
{
    std::vector<Completion> found;
    for (const reference::Placement& place : now.placements(type)) {
        if (where && (place.x != where->x || place.y != where->y)) continue;
        std::vector<reference::PlacedTile> placed = now.tiles();
        placed.push_back({type, place.x, place.y, place.rotation, 0});
        const reference::Board then(printed_tiles(), placed);
        for (std::size_t i = 0; i < now.features().size(); ++i) {
            const reference::Feature& feature = now.features()[i];
            const bool counts =
                feature.kind != reference::SegmentKind::field && feature.kind != reference::SegmentKind::foundation;
            if (counts && !feature.complete && then.features()[at(then.feature_at(feature.segments.front()))].complete)
                found.push_back({static_cast<int>(i), {place.x, place.y}});
        }
    }
    return found;
}

/// Whether the drawn tile completes something that no tile left completes (HOUSE-SALE-01).
bool is_for_sale(const Game& game, const std::vector<int>& type_of)
{
    const reference::Board now = board_of(game, type_of);
    const std::vector<bastide_stock> rows = stock(game);
    for (const Completion& one : completions(now, type_of[at(decision(game).tile)])) {
        const bool others = std::any_of(rows.begin(), rows.end(), [&](const bastide_stock& row) {
            if (row.left == 0) return false;
            const std::vector<Completion> all = completions(now, type_of[at(row.tile)], &one.second);
            return std::any_of(all.begin(), all.end(), [&](const Completion& other) { return other.first == one.first; });
        });
        if (!others) return true;
    }
    return false;
}

/// Whether a seat holds an abbey.
bool holds_abbey(const Game& game, std::int32_t seat)
{
    const std::vector<bastide_tile_def> types = tiles(game);
    const std::vector<bastide_thing> hands = things(game, BASTIDE_THING_HAND);
    return std::any_of(hands.begin(), hands.end(), [&](const bastide_thing& thing) {
        return thing.seat == seat && thing.count > 0 && thing.tile >= 0 &&
               (types[at(thing.tile)].flags & BASTIDE_TILE_FLAG_WILD) != 0;
    });
}

/// Plays a game with sales. Compares once a turn whether the drawn tile is for sale.
std::string watch_sales(std::uint64_t n, int& bids, int& abbey_bids, int& sales)
{
    Setup setup = seeded(n, 2 + static_cast<std::int32_t>(n % 3));
    setup.choices = {choose_set(BASTIDE_SET_BASE), {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_SELL_COMPLETING_TILE, 1, {}}};
    if (n % 2) setup.choices.push_back(choose_set(BASTIDE_SET_ABBEY_MAYOR));
    if (n % 3 == 0) setup.choices.push_back({BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END, 1, {}});
    const Game game = make(setup);
    std::vector<int> type_of;
    for (const bastide_tile_def& tile : tiles(game)) type_of.push_back(printed_tiles().index_of(tile.name));
    Player player(n);
    std::int32_t judged = 0;
    std::int32_t next_seat = 0;
    while (!is_over(game)) {
        const bastide_decision now = decision(game);
        if (now.turn != judged && (now.step == BASTIDE_STEP_SALE_BID || now.step == BASTIDE_STEP_PLACE)) {
            judged = now.turn;
            bool has_bidder = false;
            for (std::int32_t i = 0; i < setup.seats; ++i)
                has_bidder = has_bidder || (i != now.turn_seat && (score(game, i) > 0 || holds_abbey(game, i)));
            const bool offered = now.step == BASTIDE_STEP_SALE_BID;
            if (offered != (has_bidder && is_for_sale(game, type_of)))
                return offered ? "wrongly for sale" : "wrongly not for sale";
            if (n % 2 == 0 && now.turn_seat != next_seat) return "the order of turns has changed";
            next_seat = (now.turn_seat + 1) % setup.seats;
            bids += offered;
        }
        const bastide_action action = player.choose(game, actions(game));
        const bool is_for_abbey = now.step == BASTIDE_STEP_SALE_BID && action.kind == BASTIDE_ACTION_BID && action.tile >= 0;
        if (is_for_abbey && !holds_abbey(game, action.seat)) return "an abbey is bid that nobody has";
        abbey_bids += is_for_abbey;
        sales += action.kind == BASTIDE_ACTION_SELL;
        perform(game, action);
        if (action.kind != BASTIDE_ACTION_PLACE) continue;
        const std::string fault = compare_boards(game, type_of);
        if (!fault.empty()) return fault;
    }
    return "";
}

// ---- positions ----------------------------------------------------------------------------------------------------------------

/// Whether the features of two games have equal records.
bool same_features(const Game& a, const Game& b) { return same(features(a), features(b)); }

/// Whether two games have the same position. Ignores who placed a tile and when, which a position that was set does not contain.
bool same_table(const Game& a, const Game& b)
{
    const auto lying = [](const Game& game) {
        std::vector<bastide_placed> list = board(game);
        for (bastide_placed& tile : list) tile.seat = tile.turn = tile.action = -1;
        return list;
    };
    const auto asked = [](const Game& game) {
        bastide_decision now = decision(game);
        now.action = 0;
        return now;
    };
    return hash(a) == hash(b) && same(lying(a), lying(b)) && same(pieces(a), pieces(b)) && same(stock(a), stock(b)) &&
           same(actions(a), actions(b)) && same(asked(a), asked(b));
}

/// Creates a game with the same config and sets it to a listed position.
std::string set_again(const Game& game, const ListedPosition& position, const Setup& setup, Game& out)
{
    out = make(setup);
    const std::vector<bastide_refusal> found = illegals(out, position);
    if (!found.empty()) return "entry " + std::to_string(found[0].index) + ": " + sentence(out, found[0]);
    must_set(out, position);
    if (const char* broken = bastide::broken_invariant(view(out))) return broken;
    if (!same_table(game, out)) return "the table that was told is another when it is set";
    return same_features(game, out) ? "" : "the features are others when the table is set";
}

/// Plays a host game. At random moments lists its position, sets it in a second game, and plays both on in parallel.
std::string set_and_play(std::uint64_t n, int& told)
{
    Setup setup = mixture_of(n);
    setup.chance = BASTIDE_CHANCE_HOST;
    const Game game = make(setup);
    Player player(n);
    Game twin;
    for (int i = 0; i < 2000 && !is_over(game); ++i) {
        ListedPosition position;
        const std::int32_t status = player.dice().once_in(8) ? tell(game, position) : BASTIDE_E_STATE;
        if (status == BASTIDE_OK) {
            const std::string fault = set_again(game, position, setup, twin);
            if (!fault.empty()) return std::to_string(i) + ": " + fault;
            ++told;
        }
        const bastide_action action = player.choose(game, actions(game));
        perform(game, action);
        if (!twin) continue;
        perform(twin, action);
        if (hash(game) != hash(twin)) return std::to_string(i) + ": a set table goes on otherwise";
    }
    if (!twin) return "";
    bastide_game* loaded = nullptr;
    const std::vector<std::uint8_t> bytes = snapshot(twin);
    bastide_game_load_snapshot(bytes.data(), count_of(bytes.size()), nullptr, 0, nullptr, nullptr, &loaded);
    if (!loaded) return "the snapshot of a set table is not read";
    const Game again(loaded);
    if (hash(again) != hash(game) || snapshot(again) != bytes) return "the snapshot of a set table is another game";
    const std::string lines = script(twin);
    bastide_refusal refusal{};
    bastide_game* read = nullptr;
    bastide_game_load_script(lines.data(), count_of(lines.size()), nullptr, 0, nullptr, &refusal, &read);
    const Game by_lines(read);
    if (!read) return "line " + std::to_string(refusal.line) + ": " + refusal.text;
    return snapshot(by_lines) == bytes ? "" : "the script of a set table is another game";
}

std::string named(std::uint64_t n, const std::string& fault)
{
    return fault.empty() ? "" : "game " + std::to_string(n) + ": " + fault;
}

/// Plays a game; returns its first failure or the message of an exception, with the number of the game.
std::string play_named(std::uint64_t n, const Setup& setup, std::uint32_t look_every)
{
    try {
        return named(n, play_game(n, setup, look_every));
    } catch (const std::exception& thrown) {
        return named(n, thrown.what());
    }
}

}  // namespace

TEST_CASE("What always holds is looked at after every action")
{
    each_game("invariants, every action", 250, [](std::uint64_t n) { CHECK(play_named(n, setup_of(n), 1) == ""); });
}

TEST_CASE("What always holds is looked at after every tenth action")
{
    each_game("invariants, every tenth action", 1200,
              [](std::uint64_t n) { CHECK(play_named(n + 100'000, setup_of(n + 100'000), 10) == ""); });
}

TEST_CASE("What two calls say of a position is the same", "[BARN-FINAL-01]")
{
    const std::vector<std::int32_t> presets = numbers_of(BASTIDE_VOCABULARY_PRESET);
    each_game("invariants, agreement", count_of(presets.size()) + 1, [&](std::uint64_t n) {
        Setup setup = seeded(n, 3);
        const std::size_t which = n % (presets.size() + 1);
        setup.game = which == presets.size() ? BASTIDE_GAME_DICE : BASTIDE_GAME_TILES;
        if (which < presets.size())
            setup.choices = collect<bastide_choice>(
                [&](bastide_choice* out, std::int32_t cap) { return bastide_preset_list_choices(presets[which], out, cap); });
        const Game game = make(setup);
        Dice dice(n);
        std::string fault = complain_about_agreement(game);
        for (int done = 0; fault.empty() && done < 1000 && !is_over(game); ++done) {
            perform(game, pick(game, dice));
            if (done % 3 == 0 || is_over(game)) fault = complain_about_agreement(game);
        }
        CHECK(named(n, fault) == "");
    });
}

TEST_CASE("What two calls say is the same in a game of thousands of tile types")
{
    constexpr std::int32_t kSets = 5;
    constexpr std::int32_t kTypes = 1000;  // in a set
    std::vector<Tileset> sets;
    std::vector<const bastide_tileset*> handles;
    Setup setup;
    setup.choices = {choose_set(BASTIDE_SET_BASE)};
    for (std::int32_t set = 0; set < kSets; ++set) {
        std::string lines;
        for (std::int32_t type = 0; type < kTypes; ++type)
            lines += "T" + std::to_string(set * kTypes + type) + " 3 FFFF f:01234567\n";
        bastide_tileset* made = nullptr;
        REQUIRE(bastide_tileset_parse(lines.c_str(), -1, nullptr, nullptr, &made) == BASTIDE_OK);
        sets.emplace_back(made);
        handles.push_back(made);
        setup.choices.push_back(choose_host(set));
    }
    const bastide_config config = config_of(setup);
    bastide_game* made = nullptr;
    REQUIRE(bastide_game_create(&config, setup.choices.data(), count_of(setup.choices.size()), handles.data(), kSets, nullptr,
                                nullptr, &made) == BASTIDE_OK);
    const Game game(made);
    const std::int32_t first = tile_named(game, "T0");  // behind those of the base game
    ListedPosition position;
    position.puts = {put_tile(game, "D", 0, 0, "CRFR")};
    for (const std::int32_t type : {0, 999, 1000, 1023, 1024, 4070, 4095, 4096, 4999})
        for (std::int32_t copy = 0; copy < 3; ++copy) {
            bastide_put put = blank_put(BASTIDE_PUT_TILE);
            put.tile = first + type;
            put.x = 0;
            put.y = count_of(position.puts.size());
            position.puts.push_back(put);
        }
    must_set(game, position);
    CHECK(complain_about_agreement(game) == "");
    CHECK(stock(game)[at(first + 4096)].placed == 3);
    CHECK(stock(game)[at(first + 4096)].removed == 0);
    CHECK(stock(game)[at(first + 4097)].left == 3);
}

TEST_CASE("What always holds does so in every mixture of boxes and options", "[mixtures]")
{
    const auto play = [](std::uint64_t n, std::uint32_t look_every) {
        const std::string fault = play_named(n, mixture_of(n), look_every);
        if (!fault.empty()) FAIL_CHECK(fault + sample_again("[mixtures]"));
    };
    each_game("invariants, mixtures", 150, [&](std::uint64_t n) { play(n, 1); });
    each_game("invariants, mixtures, every tenth action", 400, [&](std::uint64_t n) { play(n + 1000, 10); });
}

TEST_CASE("What always holds does so with hidden hands, for the server, an onlooker and a seat", "[HOUSE-DRAW-01][HOUSE-DRAW-02]")
{
    each_game("invariants, hidden hands", 60, [](std::uint64_t n) {
        Setup setup = seeded(n, 2 + static_cast<std::int32_t>(n % 4));
        const auto choose = [&](std::int32_t option) { setup.choices.push_back({BASTIDE_CHOICE_OPTION, option, 1, {}}); };
        setup.choices = {choose_set(BASTIDE_SET_BASE)};
        if (n % 3 == 1) setup.choices.push_back(choose_set(BASTIDE_SET_ABBEY_MAYOR));
        if (n % 5 == 2) setup.choices.push_back(choose_set(BASTIDE_SET_TOWER));
        choose(n % 2 ? BASTIDE_OPTION_HAND_OF_THREE_TILES : BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END);
        choose(n % 2 ? BASTIDE_OPTION_HAND_HIDDEN : BASTIDE_OPTION_HELD_TILES_HIDDEN);
        if (n % 4 == 0) choose(BASTIDE_OPTION_SELL_COMPLETING_TILE);
        if (n % 7 == 0) choose(BASTIDE_OPTION_EXTRA_TURN_FOR_FILLING_HOLE);
        CHECK(play_named(n, setup, 4) == "");
    });
}

TEST_CASE("A game that was read from the public view is played to its end by its host", "[HOUSE-DRAW-01][HOUSE-DRAW-02]")
{
    each_game("public view played on", 40, [](std::uint64_t n) {
        Setup setup = seeded(n, 2 + static_cast<std::int32_t>(n % 3));
        const bool three = n % 2 == 0;
        setup.choices = {{BASTIDE_CHOICE_OPTION,
                          three ? BASTIDE_OPTION_HAND_OF_THREE_TILES : BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END,
                          1,
                          {}},
                         {BASTIDE_CHOICE_OPTION, three ? BASTIDE_OPTION_HAND_HIDDEN : BASTIDE_OPTION_HELD_TILES_HIDDEN, 1, {}}};
        const Game server = make(setup);
        Dice dice(n);
        play_on(server, dice, dice.below(200));
        const Game shown = from_snapshot(snapshot(server, BASTIDE_VIEW_PUBLIC));
        CHECK(hash(shown) == hash(server));
        while (!is_over(shown)) {
            const std::vector<bastide_action> legal = actions(shown);
            const bool unseen = legal.back().kind == BASTIDE_ACTION_DRAW_UNSEEN && dice.once_in(2);
            perform(shown, unseen ? legal.back() : pick(shown, legal, dice));
        }
        CHECK(complain(shown, dice) == "");
    });
}

TEST_CASE("A position that is listed and set again continues as the game does", "[mixtures]")
{
    int told = 0;
    each_game("invariants, positions", 300, [&](std::uint64_t n) {
        const std::string fault = named(n, set_and_play(n, told));
        if (!fault.empty()) FAIL_CHECK(fault + sample_again("[mixtures]"));
    });
    CHECK(told > games(300));
}

TEST_CASE("A game in which no tile fits any more ends though tiles go back to the bag")
{
    // A host game, because in a seeded one the library could draw forever by itself. The table has four cells.
    for (std::int32_t beside :
         {BASTIDE_OPTION_BOUNDED_TABLE, BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END, BASTIDE_OPTION_HAND_OF_THREE_TILES}) {
        Setup setup;
        const auto choose = [&](std::int32_t option) { setup.choices.push_back({BASTIDE_CHOICE_OPTION, option, 1, {}}); };
        choose(BASTIDE_OPTION_BOUNDED_TABLE);
        choose(BASTIDE_OPTION_TABLE_MAX_X);
        choose(BASTIDE_OPTION_TABLE_MAX_Y);
        choose(BASTIDE_OPTION_RETURN_UNPLACEABLE_TO_BAG);
        if (beside != BASTIDE_OPTION_BOUNDED_TABLE) choose(beside);
        const Game game = make(setup);
        Dice dice(1);
        play_on(game, dice, 20'000);
        CHECK(std::to_string(beside) + (is_over(game) ? "" : " does not end") == std::to_string(beside));
    }
}

TEST_CASE("The reference agrees on the boards that the boxes make")
{
    each_game("reference, boxes", 100, [](std::uint64_t n) { CHECK(named(n, watch_board(n)) == ""); });
}

TEST_CASE("The reference agrees on what is for sale and on the boards that buyers make", "[HOUSE-SALE-01]")
{
    int bids = 0;
    int abbey_bids = 0;
    int sales = 0;
    each_game("reference, sales", 60, [&](std::uint64_t n) { CHECK(named(n, watch_sales(n, bids, abbey_bids, sales)) == ""); });
    CHECK(bids > 0);
    CHECK(abbey_bids > 0);
    CHECK(sales > 0);
}

// ---- a broken invariant -------------------------------------------------------------------------------------------------------

namespace {

bastide::Header& header_of(const Game& game)
{
    return *reinterpret_cast<bastide::Header*>(const_cast<bastide::u8*>(view(game).state.block()));
}

}  // namespace

TEST_CASE("A broken invariant is reported once, and the game then refuses every call until it is replaced")
{
    const Game game = make(seeded(1));
    const std::vector<std::uint8_t> whole = snapshot(game);
    const bastide_action action = actions(game, BASTIDE_ACTION_PLACE).front();
    const Game twin_before = clone(game);
    const Game stranger = make(seeded(2));
    header_of(game).fault = 1;
    bastide_refusal verdict{};
    CHECK(bastide_game_apply(game.get(), &action, &verdict) == BASTIDE_E_STATE);
    CHECK(bastide_game_check(game.get(), &action, &verdict) == BASTIDE_E_STATE);
    CHECK(bastide_game_list_actions(game.get(), BASTIDE_ANY, nullptr, 0) == BASTIDE_E_STATE);
    CHECK(bastide_game_write_snapshot(game.get(), BASTIDE_VIEW_FULL, nullptr, 0) == BASTIDE_E_STATE);
    std::uint64_t number = 0;
    CHECK(bastide_game_get_hash(game.get(), &number) == BASTIDE_E_STATE);
    bastide_game* twin = nullptr;
    CHECK(bastide_game_clone(game.get(), BASTIDE_VIEW_FULL, 0, nullptr, &twin) == BASTIDE_E_STATE);
    for (const Game* other : {&twin_before, &stranger}) {  // one shares the rules of the game, the other has its own
        const std::vector<std::uint8_t> own = snapshot(*other);
        CHECK(bastide_game_copy(other->get(), game.get(), BASTIDE_VIEW_FULL, 0) == BASTIDE_E_STATE);
        CHECK(snapshot(*other) == own);
    }
    CHECK(bastide_game_copy(game.get(), stranger.get(), BASTIDE_VIEW_FULL, 0) == BASTIDE_OK);  // clears the fault
    CHECK(without_lines(snapshot(game)) == without_lines(snapshot(stranger)));
    header_of(game).fault = 1;
    REQUIRE(bastide_game_restore_snapshot(game.get(), whole.data(), count_of(whole.size()), nullptr) == BASTIDE_OK);
    CHECK(snapshot(game) == whole);
    CHECK(bastide_game_apply(game.get(), &action, &verdict) == BASTIDE_OK);
}

#ifndef BASTIDE_CHECKS  // with assertions the program aborts instead
TEST_CASE("An action that breaks a promise inside answers so and leaves the game faulty")
{
    const Game game = make(seeded(1));
    const bastide_action action = actions(game, BASTIDE_ACTION_PLACE).front();
    header_of(game).placed = view(game).state.layout().max_placed;  // no capacity for another tile
    CHECK(bastide_game_apply(game.get(), &action, nullptr) == BASTIDE_E_INTERNAL);
    CHECK(bastide_game_apply(game.get(), &action, nullptr) == BASTIDE_E_STATE);
    REQUIRE(bastide_game_restart(game.get(), 1) == BASTIDE_OK);
    CHECK(bastide_game_list_actions(game.get(), BASTIDE_ANY, nullptr, 0) > 0);
}
#endif
