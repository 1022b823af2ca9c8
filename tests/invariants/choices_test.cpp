// SPDX-License-Identifier: MIT
// No seat is asked where its answer makes no difference. Each answer of a decision is applied to a copy; at least two copies must
// be different games. Two copies are the same game if the same has happened to the table in both and their positions are equal,
// or hosts see no difference between them now and in random games that continue both with the same actions.
#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "capi/table.hpp"
#include "invariants/any_setup.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace bastide_tests;

namespace {

// ---- the same game --------------------------------------------------------------------------------------------------------

bastide_decision asked(const Game& game)
{
    bastide_decision now = decision(game);
    now.action = 0;  // the number of actions so far, which a further pass changes
    return now;
}

std::vector<bastide_placed> lying(const Game& game)
{
    std::vector<bastide_placed> list = board(game);
    for (bastide_placed& tile : list) tile.action = -1;
    return list;
}

std::vector<bastide_thing> all_things(const Game& game)
{
    static const std::vector<std::int32_t> kinds = numbers_of(BASTIDE_VOCABULARY_THING);
    std::vector<bastide_thing> all;
    for (const std::int32_t kind : kinds)
        for (const bastide_thing& thing : things(game, kind)) all.push_back(thing);
    return all;
}

std::vector<bastide_die> all_dice(const Game& game)
{
    return collect<bastide_die>([&](bastide_die* out, std::int32_t cap) { return bastide_game_list_dice(game.get(), out, cap); });
}

bool looks_alike(const Game& a, const Game& b, std::int32_t kind_of_game)
{
    if (!same(asked(a), asked(b)) || !same(seats(a), seats(b)) || !same(actions(a), actions(b))) return false;
    if (kind_of_game == BASTIDE_GAME_DICE) return same(all_dice(a), all_dice(b));
    return same(pieces(a), pieces(b)) && same(lying(a), lying(b)) && same(all_things(a), all_things(b)) &&
           same(stock(a), stock(b));
}

/// Continues copies of both games with the same random actions; returns whether they look alike to the end.
bool continue_alike(const Game& a, const Game& b, std::int32_t kind_of_game, Dice& dice)
{
    const Game one = clone(a);
    const Game other = clone(b);
    while (!is_over(one)) {
        const bastide_action action = pick(one, dice);
        perform(one, action);
        perform(other, action);
        if (!looks_alike(one, other, kind_of_game)) return false;
    }
    return true;
}

/// Whether an event reports the answer, or the turn, and nothing that happened to the table.
bool is_remark(const bastide_event& event)
{
    constexpr std::int32_t kRemarks[] = {BASTIDE_EVENT_PASSED, BASTIDE_EVENT_NAMED, BASTIDE_EVENT_CHOSE,
                                         BASTIDE_EVENT_PART_BEGAN};
    return std::find(std::begin(kRemarks), std::end(kRemarks), event.kind) != std::end(kRemarks);
}

/// What happened to the table from an event on. A piece that is deployed and goes home at once has made a difference.
std::vector<bastide_event> happened(const Game& game, std::uint64_t first)
{
    std::vector<bastide_event> list = events(game, first);
    list.erase(std::remove_if(list.begin(), list.end(), is_remark), list.end());
    for (bastide_event& event : list) event.seq = event.group = 0;
    return list;
}

bool are_same_game(const Game& a, const Game& b, std::uint64_t first, std::int32_t kind_of_game, Dice& dice)
{
    if (!same(happened(a, first), happened(b, first))) return false;
    if (hash(a) == hash(b)) return true;
    for (int i = 0; i < 3; ++i)
        if (!looks_alike(a, b, kind_of_game) || !continue_alike(a, b, kind_of_game, dice)) return false;
    return true;
}

// ---- decisions ------------------------------------------------------------------------------------------------------------

Game after(const Game& game, const bastide_action& action)
{
    Game copy = clone(game, BASTIDE_VIEW_FULL, BASTIDE_CLONE_FLAG_LOG);
    perform(copy, action);
    return copy;
}

/// A seat that has one answer alone is asked where the answer is an act of its own: it places the only tile that fits in the only
/// way, gives away the only tile of its hand, moves the dragon (PD-SEQ-02), removes the only knight that it must, or does what a
/// crop circle, a magic tile or a message leaves it. With a hidden hand passing is one too: it declares that nothing fits.
bool may_be_asked_alone(const Game& game, const bastide_action& action)
{
    constexpr std::int32_t kActs[] = {BASTIDE_STEP_DRAGON_WALK, BASTIDE_STEP_PRINCESS_TAKE, BASTIDE_STEP_CROP_ADD,
                                      BASTIDE_STEP_CROP_REMOVE, BASTIDE_STEP_MAGIC_PLACE,   BASTIDE_STEP_MESSAGE_READ};
    if (std::find(std::begin(kActs), std::end(kActs), decision(game).step) != std::end(kActs)) return true;
    if (action.kind != BASTIDE_ACTION_PASS) return action.kind == BASTIDE_ACTION_PLACE || action.kind == BASTIDE_ACTION_DISCARD;
    const std::vector<bastide_choice> chosen = choices(game);
    return decision(game).step == BASTIDE_STEP_PLACE && std::any_of(chosen.begin(), chosen.end(), [](const bastide_choice& c) {
               return c.kind == BASTIDE_CHOICE_OPTION && c.id == BASTIDE_OPTION_HAND_HIDDEN && c.value != 0;
           });
}

/// What is wrong with the present decision, or "".
std::string complain(const Game& game, std::int32_t kind_of_game, Dice& dice)
{
    const std::vector<bastide_action> legal = actions(game);
    if (legal.empty() || legal.front().seat < 0) return "";  // over, or nature decides
    if (legal.size() == 1 && kind_of_game == BASTIDE_GAME_TILES)
        return may_be_asked_alone(game, legal.front()) ? "" : "asked for the only answer: " + write(game, legal.front());
    const std::int32_t step = decision(game).step;
    if (step == BASTIDE_STEP_CROP_CHOOSE || step == BASTIDE_STEP_CROP_REMOVE) return "";  // CROP-06, -07
    const Game first = after(game, legal.front());
    const std::uint64_t begin = range(game).next;
    for (std::size_t i = legal.size() - 1; i > 0; --i)
        if (!are_same_game(first, after(game, legal[i]), begin, kind_of_game, dice)) return "";
    return legal.size() == 1 ? "" : "no answer makes a difference: " + write(game, legal.front()) + "\n" + script(game);
}

// ---- games ----------------------------------------------------------------------------------------------------------------

/// A legal action, of each kind and with each kind of piece equally often.
bastide_action choose(const Game& game, Dice& dice)
{
    const std::vector<bastide_action> legal = actions(game);
    if (legal.front().seat < 0) return pick(game, legal, dice);
    const bastide_action like = legal[at(dice.below(count_of(legal.size())))];
    const std::vector<bastide_action> kinds = [&] {
        std::vector<bastide_action> firsts;
        for (const bastide_action& action : legal)
            if (std::none_of(firsts.begin(), firsts.end(),
                             [&](const bastide_action& a) { return a.kind == action.kind && a.piece_kind == action.piece_kind; }))
                firsts.push_back(action);
        return firsts;
    }();
    return kinds.size() > 1 ? kinds[at(dice.below(count_of(kinds.size())))] : like;
}

/// A legal action of a random kind, without a list: the dice game has thousands of places for a die.
bastide_action sample(const Game& game, Dice& dice)
{
    const std::uint64_t kinds = decision(game).kinds;
    std::int32_t kind = dice.below(64);
    while (!has_bit(kinds, kind)) kind = (kind + 1) % 64;
    std::uint64_t word = dice.next();
    bastide_action action{};
    if (bastide_game_sample_action(game.get(), kind, &word, &action) != BASTIDE_OK) throw std::logic_error("nothing to sample");
    return action;
}

std::string play(const Game& game, Dice& dice, std::int32_t kind_of_game = BASTIDE_GAME_TILES)
{
    std::string fault = complain(game, kind_of_game, dice);
    while (fault.empty() && !is_over(game)) {
        perform(game, choose(game, dice));
        fault = complain(game, kind_of_game, dice);
    }
    return fault;
}

Setup mixture_of(std::uint64_t n, Dice& dice)
{
    static const std::vector<Mixture> all = mixtures();
    Setup setup = any_setup(all[n % all.size()], n, dice);
    setup.chance = BASTIDE_CHANCE_HOST;  // the generator of a seeded game is no part of what hosts see
    return setup;
}

/// The mixture with the second part of a turn as a decision, and with racks from which it can be played.
Setup with_optional_parts(std::uint64_t n, Dice& dice)
{
    Setup setup;
    setup.seats = dice.between(2, 4);
    setup.choices = {choose_set(BASTIDE_SET_BASE), choose_set(BASTIDE_SET_TRADERS_BUILDERS),
                     choose_option(BASTIDE_OPTION_DOUBLE_TURN_OPTIONAL)};
    if (n % 2 == 0) setup.choices.push_back(choose_set(BASTIDE_SET_ABBEY_MAYOR));
    constexpr std::int32_t kHands[] = {0, BASTIDE_OPTION_HAND_OF_THREE_TILES, BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END,
                                       BASTIDE_OPTION_SELL_COMPLETING_TILE};
    if (n % 4 != 0) setup.choices.push_back(choose_option(kHands[n % 4]));
    return setup;
}

/// The position of a game with at most two tiles in the bag, in another game; the game itself if it cannot be set so.
Game shorten(const Setup& setup, const Game& game, Dice& dice)
{
    ListedPosition position;
    if (tell(game, position) != BASTIDE_OK) return clone(game);
    const auto is_count = [](const bastide_put& put) { return put.kind == BASTIDE_PUT_OUT || put.kind == BASTIDE_PUT_BAG; };
    position.puts.erase(std::remove_if(position.puts.begin(), position.puts.end(), is_count), position.puts.end());
    std::vector<bastide_put> bag{put_copies(BASTIDE_PUT_BAG, 0, 0)};
    for (int i = dice.below(3); i > 0; --i) {
        const std::vector<bastide_stock> all = stock(game);
        const bastide_stock& row = all[at(dice.below(count_of(all.size())))];
        if (row.left > 0 && bag.back().tile != row.tile) bag.push_back(put_copies(BASTIDE_PUT_BAG, row.tile, 1));
    }
    if (bag.size() > 1) bag.erase(bag.begin());
    position.puts.insert(position.puts.end(), bag.begin(), bag.end());
    Game shorter = make(setup);
    return set_position(shorter, position) == BASTIDE_OK ? std::move(shorter) : clone(game);
}

std::string play_end(const Setup& setup, Dice& dice)
{
    const Game game = make(setup);
    for (int i = dice.between(30, 150); i > 0 && !is_over(game); --i) perform(game, choose(game, dice));
    for (int i = 0; i < 8 && !is_over(game); ++i) {
        const std::string fault = play(shorten(setup, game, dice), dice);
        if (!fault.empty()) return fault;
        perform(game, choose(game, dice));
    }
    return "";
}

std::string named(std::uint64_t n, const std::string& fault)
{
    return fault.empty() ? "" : "game " + std::to_string(n) + ": " + fault;
}

}  // namespace

TEST_CASE("No decision is asked of which all answers lead to the same game", "[mixtures]")
{
    each_game("choices, mixtures", 60, [](std::uint64_t n) {
        Dice dice(n);
        const std::string fault = named(n, play(make(mixture_of(n, dice)), dice));
        if (!fault.empty()) FAIL_CHECK(fault + sample_again("[mixtures]"));
    });
}

TEST_CASE("Nor is one asked when the bag runs empty", "[mixtures]")
{
    each_game("choices, last tiles", 60, [](std::uint64_t n) {
        Dice dice(n + 5000);
        const std::string fault = named(n, play_end(mixture_of(n, dice), dice));
        if (!fault.empty()) FAIL_CHECK(fault + sample_again("[mixtures]"));
    });
}

TEST_CASE("A second part of a turn is offered only where there is one", "[TB-OPT-01][TB-DOUBLE-11]")
{
    each_game("choices, second parts", 80, [](std::uint64_t n) {
        Dice dice(n + 9000);
        CHECK(named(n, play_end(with_optional_parts(n, dice), dice)) == "");
    });
}

TEST_CASE("No decision of the dice game is asked of which all answers lead to the same game")
{
    each_game("choices, dice", 20, [](std::uint64_t n) {
        Dice dice(n);
        Setup setup;
        setup.game = BASTIDE_GAME_DICE;
        setup.seats = dice.between(2, 5);
        setup.choices = {choose_option(BASTIDE_OPTION_DICE_TARGET_SCORE, 5)};  // random players win few points
        const Game game = make(setup);
        std::string fault;
        for (int i = 0; i < 200 && fault.empty() && !is_over(game); ++i) {
            if (bastide_game_count_actions(game.get(), BASTIDE_ACTION_PLACE) == 0) fault = complain(game, setup.game, dice);
            perform(game, sample(game, dice));
        }
        CHECK(named(n, fault) == "");
    });
}
