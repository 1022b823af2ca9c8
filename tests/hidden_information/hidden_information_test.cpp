// SPDX-License-Identifier: MIT
// What a client can learn from what a server shows: nothing but the past. A seeded game and one that never had a seed, fed with
// the same past, must not differ in a public byte; nor may two seeds, as long as they have drawn the same.
#include <algorithm>
#include <cstring>
#include <map>
#include <sstream>
#include <tuple>

#include "capi/table.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"
#include "support/snapshot_parts.hpp"

using namespace bastide_tests;

namespace {

std::vector<std::int32_t> numbers(std::int32_t list)
{
    return collect<std::int32_t>([&](std::int32_t* out, std::int32_t cap) { return bastide_word_list(list, out, cap); });
}

struct Played {
    std::string name;
    std::int32_t game;
    std::vector<bastide_choice> choices;
    int seeds;      ///< enough games that some share the first draws; 0: nine tiles are drawn before the first action, so none do
    int games = 3;  ///< beside a mirror
};

bastide_choice option(std::int32_t id, std::int32_t value = 1) { return {BASTIDE_CHOICE_OPTION, id, value, {}}; }

std::vector<bastide_choice> preset(std::int32_t number)
{
    return collect<bastide_choice>(
        [&](bastide_choice* out, std::int32_t cap) { return bastide_preset_list_choices(number, out, cap); });
}

/// Every preset, and every way in which chance enters a game.
std::vector<Played> all_games()
{
    const auto with = [](std::int32_t number) {
        std::vector<bastide_choice> choices = preset(BASTIDE_PRESET_BASE);
        choices.push_back(option(number));
        return choices;
    };
    std::vector<Played> all = {{"base", BASTIDE_GAME_TILES, preset(BASTIDE_PRESET_BASE), 300},
                               {"start tile in the bag", BASTIDE_GAME_TILES, with(BASTIDE_OPTION_START_TILE_IN_BAG), 300},
                               {"tiles back to the bag", BASTIDE_GAME_TILES, with(BASTIDE_OPTION_RETURN_UNPLACEABLE_TO_BAG), 300},
                               {"next tile ahead", BASTIDE_GAME_TILES, with(BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END), 1000},
                               {"hand of three", BASTIDE_GAME_TILES, with(BASTIDE_OPTION_HAND_OF_THREE_TILES), 0},
                               {"sale", BASTIDE_GAME_TILES, with(BASTIDE_OPTION_SELL_COMPLETING_TILE), 300},
                               {"toss", BASTIDE_GAME_TILES, with(BASTIDE_OPTION_START_PLAYER_BY_TOSS), 300},
                               {"road draw", BASTIDE_GAME_TILES, with(BASTIDE_OPTION_START_PLAYER_BY_ROAD_DRAW), 5000},
                               {"dice", BASTIDE_GAME_DICE, {}, 1500}};
    for (const std::int32_t number : numbers(BASTIDE_VOCABULARY_PRESET))
        all.push_back({"preset " + std::to_string(number), BASTIDE_GAME_TILES, preset(number), 300, 1});
    return all;
}

Game begin(const Played& played, std::int32_t chance, std::uint64_t seed)
{
    bastide_config config = default_config();
    config.game = played.game;
    config.seats = 3;
    config.chance = chance;
    config.seed = seed;
    bastide_game* made = nullptr;
    const bastide_status status =
        bastide_game_create(&config, played.choices.data(), count_of(played.choices.size()), nullptr, 0, nullptr, nullptr, &made);
    if (status != BASTIDE_OK) throw std::logic_error(played.name + " cannot be made");
    return Game(made);
}

/// The actions of a public script, chance included.
std::vector<std::string> course(const Game& game)
{
    std::istringstream in(script(game, BASTIDE_VIEW_PUBLIC));
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line) && !line.empty();) continue;  // the config
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

std::vector<bastide_thing> things(const Game& game)
{
    std::vector<bastide_thing> all;
    for (std::int32_t kind : numbers(BASTIDE_VOCABULARY_THING))
        for (const bastide_thing& thing : collect<bastide_thing>(
                 [&](bastide_thing*out, std::int32_t cap) { return bastide_game_list_things(game.get(), kind, out, cap); }))
            all.push_back(thing);
    return all;
}

/// Pieces of each kind for each seat; a refusal, as for a kind that is not played, is an answer too.
std::vector<std::int32_t> supplies(const Game& game)
{
    std::vector<std::int32_t> all;
    for (const bastide_seat& seat : seats(game))
        for (std::int32_t kind : numbers(BASTIDE_VOCABULARY_PIECE))
            all.push_back(bastide_game_count_supply(game.get(), seat.seat, kind));
    return all;
}

struct Table {
    std::int32_t answer;  ///< the number of entries, or the refusal when the position cannot be listed
    bastide_position head;
    std::vector<bastide_put> puts;
};

Table table(const Game& game)
{
    Table out{bastide_game_list_position(game.get(), nullptr, nullptr, 0), {}, {}};
    if (out.answer == BASTIDE_E_STATE || out.answer == BASTIDE_E_ABSENT) return out;
    out.puts = collect<bastide_put>(
        [&](bastide_put* puts, std::int32_t cap) { return bastide_game_list_position(game.get(), &out.head, puts, cap); });
    return out;
}

bool same_table(const Table& a, const Table& b) { return a.answer == b.answer && same(a.head, b.head) && same(a.puts, b.puts); }

bastide_dice dice_of(const Game& game)
{
    bastide_dice out{};
    const bastide_status status = bastide_game_get_dice(game.get(), &out);
    if (status != BASTIDE_OK && status != BASTIDE_E_ABSENT) throw std::logic_error("no answer about dice");
    return out;
}

/// The decision. A loaded dice game begins a new history, so it numbers its actions differently.
bastide_decision question(const Game& game)
{
    bastide_decision now = decision(game);
    if (dice_of(game).dice > 0) now.action = 0;
    return now;
}

/// What lies where. The snapshot of a game of dice is the position itself and does not tell in which order the dice were built.
std::vector<bastide_placed> lying(const Game& game)
{
    std::vector<bastide_placed> list = board(game);
    if (dice_of(game).dice == 0) return list;
    std::sort(list.begin(), list.end(),
              [](const bastide_placed& a, const bastide_placed& b) { return std::pair(a.y, a.x) < std::pair(b.y, b.x); });
    for (bastide_placed& tile : list) tile.index = tile.copy = tile.action = -1;
    return list;
}

std::vector<bastide_placed_segment> members(const Game& game, std::int32_t feature)
{
    std::vector<bastide_placed_segment> list = feature_segments(game, feature);
    if (dice_of(game).dice == 0) return list;
    std::sort(list.begin(), list.end(), [](const bastide_placed_segment& a, const bastide_placed_segment& b) {
        return std::tuple(a.y, a.x, a.segment) < std::tuple(b.y, b.x, b.segment);
    });
    for (bastide_placed_segment& part : list) part.placed = -1;
    return list;
}

/// The first question that two games answer differently; empty when there is none. Events apart, which a loaded game lacks.
std::string difference(const Game& a, const Game& b)
{
    if (hash(a) != hash(b)) return "hash";
    if (!same(question(a), question(b))) return "decision";
    if (!same(actions(a), actions(b))) return "actions";
    if (codes(a) != codes(b)) return "codes";
    if (weights(a) != weights(b)) return "weights";
    if (!same(standing(a), standing(b))) return "standing";
    if (!same(lying(a), lying(b))) return "board";
    if (!same(pieces(a), pieces(b))) return "pieces";
    if (!same(stock(a), stock(b))) return "stock";
    if (!same(things(a), things(b))) return "things";
    if (!same(tiles(a), tiles(b))) return "tiles";
    if (!same(choices(a), choices(b))) return "choices";
    if (!same(seats(a), seats(b))) return "seats";
    if (supplies(a) != supplies(b)) return "supplies";
    if (!same_table(table(a), table(b))) return "position";
    if (!same(dice_of(a), dice_of(b))) return "dice";
    if (!same(features(a), features(b))) return "features";
    for (const bastide_feature& one : features(a))
        if (!same(members(a, one.id), members(b, one.id))) return "parts";
    for (const bastide_tile_def& tile : tiles(a)) {
        if (!same(segments(a, tile.id), segments(b, tile.id))) return "segments";
        if (dice_of(a).dice == 0 && !same(placements(a, tile.id), placements(b, tile.id))) return "placements";
    }
    if (without_lines(snapshot(a, BASTIDE_VIEW_PUBLIC)) != without_lines(snapshot(b, BASTIDE_VIEW_PUBLIC)))
        return "public snapshot";
    return "";
}

std::string difference_of_logs(const Game& a, const Game& b)
{
    if (!same(events(a, 0, BASTIDE_VIEW_PUBLIC), events(b, 0, BASTIDE_VIEW_PUBLIC))) return "events";
    if (!same(history(a, 0, BASTIDE_VIEW_PUBLIC), history(b, 0, BASTIDE_VIEW_PUBLIC))) return "history";
    if (!same(score_lines(a, 0), score_lines(b, 0))) return "score lines";
    return script(a, BASTIDE_VIEW_PUBLIC) == script(b, BASTIDE_VIEW_PUBLIC) ? "" : "public script";
}

/// A game without a seed, which applies the lines of the server's public script as they are written.
class Mirror {
public:
    explicit Mirror(const Played& played) : game_(begin(played, BASTIDE_CHANCE_HOST, 0)) {}

    void follow(const Game& server)
    {
        const std::vector<std::string> lines = course(server);
        for (; told_ < lines.size(); ++told_) perform(game_, parse(game_, lines[told_]));
    }
    const Game& game() const { return game_; }

private:
    Game game_;
    std::size_t told_ = 0;
};

/// Digits that do not come about by chance, so that a search for them means something.
std::uint64_t telling_seed(std::uint64_t n) { return 0x9D3B5E71C2A6F480u + 0x1F3D5B79u * n; }

bool holds_seed(const std::vector<std::uint8_t>& bytes, std::uint64_t seed)
{
    std::uint8_t low_first[8];
    std::uint8_t high_first[8];
    for (int i = 0; i < 8; ++i) low_first[i] = high_first[7 - i] = static_cast<std::uint8_t>(seed >> (8 * i));
    const auto holds = [&](const std::uint8_t* from) {  // half of it would be too much already
        return std::search(bytes.begin(), bytes.end(), from, from + 4) != bytes.end() ||
               std::search(bytes.begin(), bytes.end(), from + 4, from + 8) != bytes.end();
    };
    return holds(low_first) || holds(high_first);
}

template <class Record>
std::vector<std::uint8_t> bytes_of(const std::vector<Record>& records)
{
    std::vector<std::uint8_t> bytes(records.size() * sizeof(Record));
    if (!bytes.empty()) std::memcpy(bytes.data(), records.data(), bytes.size());
    return bytes;
}

std::string complain_about_seed(const Game& server, std::uint64_t seed)
{
    const Game client = from_snapshot(snapshot(server, BASTIDE_VIEW_PUBLIC));
    bastide_config config = default_config();
    if (bastide_game_get_config(client.get(), &config) != BASTIDE_OK) return "no config";
    if (config.seed != 0 || config.chance != BASTIDE_CHANCE_HOST) return "the config of a public game tells a seed";
    if (snapshot(client, BASTIDE_VIEW_FULL) != snapshot(server, BASTIDE_VIEW_PUBLIC)) return "a public game holds more than told";
    if (!holds_seed(snapshot(server, BASTIDE_VIEW_FULL), seed)) return "the search for a seed finds none where one is";
    if (holds_seed(snapshot(server, BASTIDE_VIEW_PUBLIC), seed)) return "a public snapshot holds the seed";
    if (holds_seed(bytes_of(events(server, 0)), seed)) return "an event holds the seed";
    const std::string text = script(server, BASTIDE_VIEW_PUBLIC);
    if (text.find(std::to_string(seed)) != std::string::npos || text.find("seed") != std::string::npos)
        return "a public script holds the seed";
    for (const std::uint32_t flags : {0u, std::uint32_t{BASTIDE_CLONE_FLAG_LOG}}) {
        const Game copy = clone(server, BASTIDE_VIEW_PUBLIC, flags);
        if (without_lines(snapshot(copy, BASTIDE_VIEW_FULL)) != without_lines(snapshot(server, BASTIDE_VIEW_PUBLIC)))
            return "a public clone holds more than told";
        if (range(copy).next != range(server).next) return "a public clone counts its events otherwise";
        if (flags != 0 && difference_of_logs(copy, server) != "") return "a public clone tells another past";
        if (difference(copy, server) != "") return "a public clone answers otherwise than the server";
    }
    const std::string fault = difference(client, server);
    return fault.empty() ? "" : "a public game answers otherwise than the server: " + fault;
}

/// What the seats and the public are shown of a server holds no seed, and no seed comes out of it.
std::string complain_about_views(const Game& server, std::uint64_t seed)
{
    const std::int32_t count = count_of(seats(server).size());
    for (std::int32_t seat = -1; seat < count; ++seat) {
        const std::int32_t view = seat < 0 ? BASTIDE_VIEW_PUBLIC : seat;
        const std::vector<std::uint8_t> bytes = snapshot(server, view);
        if (holds_seed(bytes, seed)) return "a snapshot holds the seed, view " + std::to_string(view);
        const std::string text = script(server, view);
        if (text.find(std::to_string(seed)) != std::string::npos || text.find("seed") != std::string::npos)
            return "a script holds the seed, view " + std::to_string(view);
        const Game client = from_snapshot(bytes);
        bastide_config config = default_config();
        if (bastide_game_get_config(client.get(), &config) != BASTIDE_OK) return "no config";
        if (config.seed != 0 || config.chance != BASTIDE_CHANCE_HOST)
            return "a config tells a seed, view " + std::to_string(view);
        if (hash(client) != hash(server)) return "another hash, view " + std::to_string(view);
        if (holds_seed(bytes_of(events(server, 0, view)), seed)) return "an event holds the seed, view " + std::to_string(view);
        if (holds_seed(bytes_of(history(server, 0, view)), seed)) return "an action holds the seed, view " + std::to_string(view);
        const Game copy = clone(server, view);
        if (without_lines(snapshot(copy)) != without_lines(snapshot(client)))
            return "a clone for a viewer is kept otherwise, view " + std::to_string(view);
        if (const std::string fault = difference(copy, client); !fault.empty())
            return "a clone for a viewer is not the game that its snapshot loads, view " + std::to_string(view) + ": " + fault;
    }
    return "";
}

/// A seeded game beside its mirror, looked at after every action.
std::string play_beside_mirror(const Played& played, std::uint64_t n)
{
    const std::uint64_t seed = telling_seed(n);
    const Game server = begin(played, BASTIDE_CHANCE_SEEDED, seed);
    Mirror mirror(played);
    Dice dice(n);
    for (int done = 0; done < 400; ++done) {
        mirror.follow(server);
        std::string fault = difference(server, mirror.game());
        if (fault.empty()) fault = difference_of_logs(server, mirror.game());
        if (fault.empty() && done % 5 == 0) fault = complain_about_seed(server, seed);
        if (!fault.empty() || is_over(server)) return fault;
        perform(server, pick(server, actions(server), dice));
    }
    return "";
}

/// What everybody has seen so far.
std::string past(const Game& game) { return script(game, BASTIDE_VIEW_PUBLIC); }

/// The largest group of games with one past.
std::vector<Game> largest_group(std::vector<Game> games)
{
    std::map<std::string, std::vector<Game>> groups;
    for (Game& game : games) groups[past(game)].push_back(std::move(game));
    return std::move(std::max_element(groups.begin(), groups.end(), [](auto& a, auto& b) {
                         return a.second.size() < b.second.size();
                     })->second);
}

/// Games of many seeds do the same as long as they have drawn the same. Answers how many pairs were compared.
int compare_seeds(const Played& played, int seeds, std::string& fault)
{
    std::vector<Game> games;
    for (int i = 0; i < seeds; ++i)
        games.push_back(begin(played, BASTIDE_CHANCE_SEEDED, telling_seed(static_cast<std::uint64_t>(i))));
    int pairs = 0;
    Dice dice(7);
    for (games = largest_group(std::move(games)); games.size() > 1; games = largest_group(std::move(games))) {
        for (std::size_t i = 1; i < games.size() && fault.empty(); ++i, ++pairs) {
            fault = difference(games[0], games[i]);
            if (fault.empty()) fault = difference_of_logs(games[0], games[i]);
            if (snapshot(games[0]) == snapshot(games[i])) fault = "two seeds are one";
        }
        if (!fault.empty() || is_over(games[0])) return pairs;
        const bastide_action action = pick(games[0], actions(games[0]), dice);
        for (const Game& game : games) perform(game, action);
    }
    return pairs;
}

}  // namespace

TEST_CASE("A client is shown what a game without a seed would show, byte for byte")
{
    for (const Played& played : all_games()) {
        each_game("hidden facts", played.games, [&](std::uint64_t n) {
            INFO(played.name << ", game " << n);
            CHECK(play_beside_mirror(played, n) == "");
        });
    }
}

TEST_CASE("No view but the full one reveals the seed, to no seat and in no game")
{
    std::vector<Played> games = all_games();
    const auto hidden = [&](const char* name, std::int32_t hand, std::int32_t hides) {
        games.push_back({name, BASTIDE_GAME_TILES, preset(BASTIDE_PRESET_BASE), 0});
        games.back().choices.push_back(option(hand));
        games.back().choices.push_back(option(hides));
    };
    hidden("hidden hand of three", BASTIDE_OPTION_HAND_OF_THREE_TILES, BASTIDE_OPTION_HAND_HIDDEN);
    hidden("hidden tile ahead", BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END, BASTIDE_OPTION_HELD_TILES_HIDDEN);
    for (const Played& played : games) {
        INFO(played.name);
        const std::uint64_t seed = telling_seed(5);
        const Game server = begin(played, BASTIDE_CHANCE_SEEDED, seed);
        Dice dice(5);
        for (int done = 0; done < 60 && !is_over(server); ++done) {
            if (done % 4 == 0) REQUIRE(complain_about_views(server, seed) == "");
            perform(server, pick(server, actions(server), dice));
        }
    }
}

TEST_CASE("No public byte changes when only the seed does")
{
    for (const Played& played : all_games()) {
        if (played.seeds == 0) continue;
        INFO(played.name);
        std::string fault;
        const int pairs = compare_seeds(played, played.seeds, fault);
        CHECK(fault == "");
        CHECK(pairs >= 3);
    }
}

TEST_CASE("A holder of the public view draws independently of the server's seed")
{
    // The seed is not in the client's game, so its draws are the host's: every tile that is left is as legal as the one to come.
    const Game server = begin(all_games()[0], BASTIDE_CHANCE_SEEDED, telling_seed(1));
    Dice dice(3);
    for (int turn = 0; turn < 20; ++turn) {
        const Game client = from_snapshot(snapshot(server, BASTIDE_VIEW_PUBLIC));
        const std::int32_t drawn = decision(client).tile;
        while (decision(client).step != BASTIDE_STEP_DRAW) perform(client, pick(client, actions(client), dice));
        std::int32_t weight = 0;
        for (const std::int32_t copies : weights(client, BASTIDE_ACTION_DRAW)) weight += copies;
        CHECK(weight == decision(server).tiles_left);
        CHECK(drawn == decision(server).tile);
        while (decision(server).turn == turn + 1) perform(server, pick(server, actions(server), dice));
    }
}

// ---- hidden hands -------------------------------------------------------------------------------------------------------------

namespace {

/// Two games fed by one host, in which seat 1 alone is dealt other tiles.
class Twins {
public:
    Twins(const Played& played, std::uint64_t n) : dice_(n), one_(begin(played)), other_(begin(played)) {}

    /// Deals, then lets seat 0 have its turn. Answers what anybody but seat 1 could have learnt.
    std::string play()
    {
        std::string fault;
        while (fault.empty() && decision(one_).turn <= 1) {
            if (decision(one_).step == BASTIDE_STEP_DRAW)
                deal();
            else
                act(pick(one_, actions(one_), dice_));
            if (decision(one_).turn <= 1) fault = compare();  // then seat 1 is on turn, and a tile drawn ahead is shown
        }
        return fault;
    }

private:
    static Game begin(const Played& played)
    {
        bastide_config config = default_config();
        config.chance = BASTIDE_CHANCE_HOST;
        bastide_game* made = nullptr;
        if (bastide_game_create(&config, played.choices.data(), count_of(played.choices.size()), nullptr, 0, nullptr, nullptr,
                                &made) != BASTIDE_OK)
            throw std::logic_error("cannot be made");
        return Game(made);
    }

    void act(const bastide_action& action)
    {
        perform(one_, action);
        perform(other_, action);
    }

    /// The first half of the tile types goes to seat 0 and into open view, the second half to seat 1.
    bastide_action any_draw(const Game& game, bool for_seat_one)
    {
        const std::vector<bastide_action> all = actions(game, BASTIDE_ACTION_DRAW);
        const std::vector<std::int32_t> copies = weights(game, BASTIDE_ACTION_DRAW);
        std::vector<bastide_action> draws;
        for (std::size_t i = 0; i < all.size(); ++i)
            if ((all[i].tile >= 12) == for_seat_one) draws.insert(draws.end(), at(copies[i]), all[i]);
        return draws[at(dice_.below(count_of(draws.size())))];
    }

    void deal()
    {
        const bool for_seat_one = decision(one_).turn == 0 && dealt_++ % 2 == 1;
        const bastide_action draw = any_draw(one_, for_seat_one);
        perform(one_, draw);
        perform(other_, for_seat_one ? any_draw(other_, true) : draw);
    }

    std::string compare() const
    {
        for (std::int32_t view : {BASTIDE_VIEW_PUBLIC, 0}) {
            if (snapshot(one_, view) != snapshot(other_, view)) return "a snapshot tells of the hand";
            if (script(one_, view) != script(other_, view)) return "a script tells of the hand";
            if (!same(events(one_, 0, view), events(other_, 0, view))) return "an event tells of the hand";
            if (!same(history(one_, 0, view), history(other_, 0, view))) return "the history tells of the hand";
            std::string fault = difference(from_snapshot(snapshot(one_, view)), from_snapshot(snapshot(other_, view)));
            if (!fault.empty()) return "a client learns of the hand: " + fault;
            const Game mine = clone(one_, view, BASTIDE_CLONE_FLAG_LOG);
            const Game theirs = clone(other_, view, BASTIDE_CLONE_FLAG_LOG);
            fault = difference(mine, theirs);
            if (!fault.empty()) return "a clone learns of the hand: " + fault;
            if (!same(events(mine), events(theirs)) || !same(history(mine), history(theirs))) return "a clone tells of the hand";
            if (!same(events(mine), events(one_, 0, view))) return "a clone tells other events than its viewer is told";
        }
        if (hash(one_) != hash(other_)) return "the hash tells of the hand";
        const bool differ = stock_of_hands(one_) != stock_of_hands(other_);
        const bool told = snapshot(one_, 1) != snapshot(other_, 1);
        const bool is_known =
            !same(events(one_, 0, 1), events(other_, 0, 1)) && !same(history(one_, 0, 1), history(other_, 0, 1));
        return differ && !(told && is_known) ? "seat 1 is not told of its own hand" : "";
    }

    static std::vector<std::int32_t> stock_of_hands(const Game& game)
    {
        std::vector<std::int32_t> held;
        for (const bastide_stock& row : stock(game)) held.push_back(row.held);
        return held;
    }

    Dice dice_;
    Game one_;
    Game other_;
    int dealt_ = 0;
};

}  // namespace

TEST_CASE("Nobody but its seat learns what a hidden hand holds", "[HOUSE-DRAW-01][HOUSE-DRAW-02]")
{
    const auto with = [](std::int32_t hand, std::int32_t hidden) {
        std::vector<bastide_choice> choices = preset(BASTIDE_PRESET_BASE);
        choices.push_back(option(hand));
        choices.push_back(option(hidden));
        return Played{"", BASTIDE_GAME_TILES, choices, 0};
    };
    for (const Played& played : {with(BASTIDE_OPTION_HAND_OF_THREE_TILES, BASTIDE_OPTION_HAND_HIDDEN),
                                 with(BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END, BASTIDE_OPTION_HELD_TILES_HIDDEN)})
        each_game("hidden hands", 20, [&](std::uint64_t n) { CHECK(Twins(played, n).play() == ""); });
}

// What lies in a hidden hand follows from the order in which groups are drawn, until a hand goes back to the bag.
TEST_CASE("A view of a river with hidden hands follows the game after a seat has left", "[RESIGN-02][HOUSE-DRAW-01]")
{
    Played played{"river", BASTIDE_GAME_TILES, preset(BASTIDE_PRESET_RIVER), 0};
    played.choices.push_back(option(BASTIDE_OPTION_HAND_OF_THREE_TILES));
    played.choices.push_back(option(BASTIDE_OPTION_HAND_HIDDEN));
    each_game("rivers that a seat leaves", 100, [&](std::uint64_t n) {
        Dice dice(n);
        const Game game = begin(played, BASTIDE_CHANCE_SEEDED, n + 1);
        const int leaves_at = static_cast<int>(n % 20);
        for (int i = 0; i < 40; ++i) {
            bastide_action leave{};
            leave.kind = BASTIDE_ACTION_RESIGN;
            leave.seat = static_cast<std::int32_t>(n % 3);
            leave.other_seat = leave.seat;
            if (i == leaves_at) REQUIRE(bastide_game_apply(game.get(), &leave, nullptr) == BASTIDE_OK);
            play_on(game, dice, 1);
            for (std::int32_t viewer = BASTIDE_VIEW_PUBLIC; viewer < 3; ++viewer) {
                INFO("game " << n << ", action " << i << ", viewer " << viewer);
                REQUIRE(hash(from_snapshot(snapshot(game, viewer))) == hash(game));
            }
        }
    });
}

// ---- positions ----------------------------------------------------------------------------------------------------------------

namespace {

struct Hands {
    const char* name;
    std::vector<std::int32_t> open;  ///< options of a game whose positions can be listed at any turn
    std::int32_t hidden;             ///< and the one that hides its hands, or 0
};

const std::vector<Hands>& all_hands()
{
    static const std::vector<Hands> all = {
        {"drawn in turn", {}, 0},
        {"start tile in the bag", {BASTIDE_OPTION_START_TILE_IN_BAG, BASTIDE_OPTION_RETURN_UNPLACEABLE_TO_BAG}, 0},
        {"one ahead", {BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END}, 0},
        {"one ahead, hidden", {BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END}, BASTIDE_OPTION_HELD_TILES_HIDDEN},
        {"one ahead, sold",
         {BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END, BASTIDE_OPTION_SELL_COMPLETING_TILE},
         BASTIDE_OPTION_HELD_TILES_HIDDEN},
        {"three", {BASTIDE_OPTION_HAND_OF_THREE_TILES}, 0},
        {"three, hidden", {BASTIDE_OPTION_HAND_OF_THREE_TILES}, BASTIDE_OPTION_HAND_HIDDEN},
        {"three, an extra turn", {BASTIDE_OPTION_HAND_OF_THREE_TILES, BASTIDE_OPTION_EXTRA_TURN_FOR_FILLING_HOLE}, 0}};
    return all;
}

Played game_with(const Hands& hands, bool hides, bool boxes)
{
    Played played{hands.name, BASTIDE_GAME_TILES, preset(BASTIDE_PRESET_BASE), 0};
    if (boxes) played.choices.push_back({BASTIDE_CHOICE_SET, BASTIDE_SET_TOWER, 1, {}});
    if (boxes) played.choices.push_back({BASTIDE_CHOICE_SET, BASTIDE_SET_ABBEY_MAYOR, 1, {}});
    played.choices.push_back(option(BASTIDE_OPTION_BOUNDED_TABLE));  // so that some tiles of a hand fit nowhere
    for (std::int32_t bound : {BASTIDE_OPTION_TABLE_MIN_X, BASTIDE_OPTION_TABLE_MIN_Y})
        played.choices.push_back(option(bound, -2));
    for (std::int32_t bound : {BASTIDE_OPTION_TABLE_MAX_X, BASTIDE_OPTION_TABLE_MAX_Y})
        played.choices.push_back(option(bound, 2));
    for (std::int32_t open : hands.open) played.choices.push_back(option(open));
    if (hides && hands.hidden) played.choices.push_back(option(hands.hidden));
    return played;
}

void drop(std::vector<bastide_put>& puts, std::int32_t kind)
{
    puts.erase(std::remove_if(puts.begin(), puts.end(), [&](const bastide_put& put) { return put.kind == kind; }), puts.end());
}

/// A table that was played, with less in its hands or its bag and at another step.
ListedPosition any_position(const Hands& hands, bool boxes, Dice& dice)
{
    const Game game = begin(game_with(hands, false, boxes), BASTIDE_CHANCE_SEEDED, dice.next());
    ListedPosition position;
    const bool waits_for_sale =
        !hands.open.empty() && hands.open.back() == BASTIDE_OPTION_SELL_COMPLETING_TILE && dice.once_in(2);
    play_on(game, dice, dice.below(50));
    while (tell(game, position) != BASTIDE_OK || (waits_for_sale && position.head.step != BASTIDE_STEP_SALE_BID)) {
        if (is_over(game)) return {};
        play_on(game, dice, 1);
    }
    if (hands.hidden || dice.once_in(4)) drop(position.puts, BASTIDE_PUT_HELD);
    if (dice.once_in(3)) position.puts.erase(position.puts.begin() + dice.below(count_of(position.puts.size())));
    if (dice.once_in(6)) {  // nothing is left to be drawn
        drop(position.puts, BASTIDE_PUT_OUT);
        position.puts.push_back(put_copies(BASTIDE_PUT_BAG, 0, 0));
    }
    constexpr std::int32_t kSteps[] = {0,
                                       BASTIDE_STEP_DRAW,
                                       BASTIDE_STEP_PLACE,
                                       BASTIDE_STEP_ACT,
                                       BASTIDE_STEP_SALE_BID,
                                       BASTIDE_STEP_HAND_DISCARD,
                                       BASTIDE_STEP_ABBEY_PLACE,
                                       BASTIDE_STEP_TOWER_RANSOM_AT_BEGIN};
    if (dice.once_in(2)) position.head.step = kSteps[dice.below(8)];
    if (dice.once_in(2)) position.head.tile = dice.between(-1, count_of(tiles(game).size()) - 1);
    return position;
}

/// Games of one config that differ in all hidden facts: chance, seed and number of draws.
std::vector<Game> strangers(const Played& played, Dice& dice)
{
    std::vector<Game> games;
    games.push_back(begin(played, BASTIDE_CHANCE_HOST, 0));
    for (int i = 0; i < 3; ++i) {
        games.push_back(begin(played, BASTIDE_CHANCE_SEEDED, dice.next()));
        play_on(games.back(), dice, 9 * i);
    }
    return games;
}

}  // namespace

TEST_CASE("What is said of a position depends on nothing that is hidden", "[random]")
{
    std::map<std::int32_t, int> legal;
    std::map<std::int32_t, int> refused;
    each_game("positions judged", 1200, [&](std::uint64_t n) {
        Dice dice(n);
        const Hands& hands = all_hands()[n % all_hands().size()];
        const bool boxes = dice.once_in(2);
        const ListedPosition position = any_position(hands, boxes, dice);
        const std::vector<Game> games = strangers(game_with(hands, true, boxes), dice);
        const std::vector<bastide_refusal> said = illegals(games[0], position);
        INFO(hands.name << ", position " << n << ", step " << position.head.step << ", tile " << position.head.tile);
        for (const Game& game : games) {
            REQUIRE(same(illegals(game, position), said));
            REQUIRE(set_position(game, position) == (said.empty() ? BASTIDE_OK : BASTIDE_E_ILLEGAL));
            REQUIRE(hash(from_snapshot(snapshot(game, BASTIDE_VIEW_PUBLIC))) == hash(game));
            for (std::int32_t seat = 0; seat < 3; ++seat) REQUIRE(hash(from_snapshot(snapshot(game, seat))) == hash(game));
        }
        ++(said.empty() ? legal : refused)[position.head.step];
    });
    for (const std::int32_t step : std::initializer_list<std::int32_t>{0, BASTIDE_STEP_DRAW, BASTIDE_STEP_PLACE, BASTIDE_STEP_ACT,
                                                                       BASTIDE_STEP_SALE_BID, BASTIDE_STEP_HAND_DISCARD})
        CHECK((legal[step] > 0 || games(1200) < 1200));
    for (const std::int32_t step :
         std::initializer_list<std::int32_t>{BASTIDE_STEP_DRAW, BASTIDE_STEP_PLACE, BASTIDE_STEP_HAND_DISCARD})
        CHECK((refused[step] > 0 || games(1200) < 1200));
}

TEST_CASE("With a hand of three no tile is drawn that waits to be placed, open or hidden", "[HOUSE-DRAW-02]")
{
    for (const std::int32_t hidden : {0, +BASTIDE_OPTION_HAND_HIDDEN}) {
        Played played{"hand of three", BASTIDE_GAME_TILES, preset(BASTIDE_PRESET_BASE), 0};
        played.choices.push_back(option(BASTIDE_OPTION_HAND_OF_THREE_TILES));
        if (hidden) played.choices.push_back(option(hidden));
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const Game server = begin(played, BASTIDE_CHANCE_SEEDED, seed);
            const std::int32_t tile = tile_named(server, "E");
            ListedPosition position{turn_at(0, BASTIDE_STEP_PLACE, tile), {put_tile(server, "D", 0, 0, "CRFR")}};
            if (!hidden) position.puts.push_back(put_held(0, tile));  // one in the hand and another one drawn
            const std::vector<bastide_refusal> said = illegals(server, position);
            REQUIRE(said.size() == 1);
            CHECK(said[0].reason == BASTIDE_REASON_POSITION_DECISION);
            CHECK(set_position(server, position) == BASTIDE_E_ILLEGAL);
            position.head.tile = -1;  // it is chosen from the hand
            must_set(server, position);
            for (std::int32_t seat = 0; seat < 3; ++seat) CHECK(hash(from_snapshot(snapshot(server, seat))) == hash(server));
            CHECK(hash(from_snapshot(snapshot(server, BASTIDE_VIEW_PUBLIC))) == hash(server));
        }
    }
}
