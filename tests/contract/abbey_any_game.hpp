// SPDX-License-Identifier: MIT
// Games of towers and abbeys under any config, and somebody who plays them at random but not at odds with the rare things.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "board/features.hpp"
#include "house/choices.hpp"
#include "house/game.hpp"
#include "play/listing.hpp"
#include "referee/referee.hpp"
#include "support/catch.hpp"

namespace abbey_contract {

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

private:
    Random random_;
};

// ---- any config ----------------------------------------------------------------------------------------------------------

struct Mixture {
    std::vector<SetName> sets;
    std::vector<std::string> facts;
};

constexpr int kMixtures = 8;  // with and without winter, tower, abbey and mayor

inline const Mixture& mixture(u64 n)
{
    static const std::vector<Mixture> all = [] {
        std::vector<Mixture> list;
        for (const bool winter : {false, true}) {
            for (const int boxes : {0, 1, 2, 3}) {
                Mixture mix{{SetName::base}, {"base"}};
                const auto add = [&](SetName set, const char* name) {
                    mix.sets.push_back(set);
                    mix.facts.emplace_back(name);
                };
                if (winter) add(SetName::winter, "winter");
                if (boxes & 1) add(SetName::tower, "tower");
                if (boxes & 2) add(SetName::abbey_mayor, "abbey_mayor");
                list.push_back(std::move(mix));
            }
        }
        return list;
    }();
    return all[n % kMixtures];
}

inline const referee::TileTable& facts_of(u64 n)
{
    static std::map<const Mixture*, referee::TileTable> tables;
    const Mixture& mix = mixture(n);
    auto found = tables.find(&mix);
    if (found == tables.end()) found = tables.emplace(&mix, referee::load_tiles(mix.facts)).first;
    return found->second;
}

/// The tiles of a game as the referee knows them, with the bushes that its config draws.
inline referee::TileTable facts_of(u64 n, const Rules& rules)
{
    referee::TileTable table = facts_of(n);
    if (!rules.has(Option::bushes_do_not_end_roads)) return table;
    for (std::size_t i = 0; i < table.types.size(); ++i)
        if (rules.config.has_bush(static_cast<u32>(i))) table.types[i] = referee::among_bushes(table.types[i]);
    return table;
}

inline bool plays(const Mixture& mix, SetName set) { return std::find(mix.sets.begin(), mix.sets.end(), set) != mix.sets.end(); }

inline void choose_options(const Mixture& mix, Config& config, Luck& luck)
{
    const auto set = [&](int first, int last) {
        for (int i = first; i <= last; ++i) config.options[index_of(static_cast<Option>(i))] = luck.one_in(4) ? 1 : 0;
    };
    if (plays(mix, SetName::tower)) set(BASTIDE_OPTION_TOWER_CAPTURE_OPPONENTS_ONLY, BASTIDE_OPTION_TOWER_DIAGONAL_CAPTURE);
    if (!plays(mix, SetName::abbey_mayor)) return;
    set(BASTIDE_OPTION_WAGON_MOVE_RULE, BASTIDE_OPTION_PIG_HERD_COUNTS_FOR_BARN);
    config.options[index_of(Option::abbey_end_rule)] = static_cast<i32>(luck.below(3));
    if (config.options[index_of(Option::wagon_move_rule)]) config.options[index_of(Option::wagon_far_travel)] = 0;
    if (!luck.one_in(4)) return;
    for (const PieceKind kind : {PieceKind::mayor, PieceKind::wagon, PieceKind::barn})
        config.pieces[static_cast<int>(kind)] = static_cast<i16>(luck.below(4));
}

inline bool has_village(const referee::TileType& tile)
{
    return std::any_of(tile.joins.begin(), tile.joins.end(),
                       [](const referee::Join& join) { return join.kind == referee::JoinKind::village; });
}

/// House rules of the base game, some of which exclude each other.
inline void choose_house_rules(const referee::TileTable& facts, Config& config, Luck& luck)
{
    const auto maybe = [&](Option option, u32 n) { return config.options[index_of(option)] = luck.one_in(n) ? 1 : 0; };
    for (const Option option : {Option::play_without_farmers, Option::small_city_two_points, Option::no_points_for_unfinished,
                                Option::start_tile_in_bag})
        maybe(option, 6);
    if (maybe(Option::extra_turn_for_filling_hole, 4)) maybe(Option::hole_needs_distinct_features, 2);
    if (maybe(Option::bounded_table, 4)) {
        maybe(Option::table_edge_completes, 2);
        config.options[index_of(Option::table_min_x)] = -static_cast<i32>(luck.below(7));
        config.options[index_of(Option::table_max_x)] = static_cast<i32>(1 + luck.below(6));  // it has a size
        config.options[index_of(Option::table_min_y)] = -static_cast<i32>(luck.below(7));
        config.options[index_of(Option::table_max_y)] = static_cast<i32>(luck.below(7));
    }
    if (maybe(Option::bushes_do_not_end_roads, 4))
        for (u32 tile = 0; tile < facts.types.size(); ++tile)
            if (has_village(facts.types[tile])) config.bushes[tile / 64] |= static_cast<u64>(!luck.one_in(3)) << (tile % 64);
    if (!maybe(Option::start_player_by_toss, 8)) maybe(Option::start_player_by_road_draw, 8);
    maybe(Option::return_unplaceable_to_bag, 6);
    if (maybe(Option::draw_next_tile_at_turn_end, 8))
        maybe(Option::held_tiles_hidden, 2);
    else if (maybe(Option::hand_of_three_tiles, 8))
        maybe(Option::hand_hidden, 2);
    else
        maybe(Option::sell_completing_tile, 4);
}

inline Owned any_game(u64 n, Luck& luck)
{
    const Mixture& mix = mixture(n);
    Config config = empty_config();
    for (const SetName set : mix.sets) config.copies[static_cast<int>(set)] = luck.one_in(20) ? 2 : 1;
    const u32 most_seats = plays(mix, SetName::tower) || plays(mix, SetName::abbey_mayor) ? 6 : 5;
    config.seats = static_cast<u8>(2 + luck.below(most_seats - 1));
    config.first_seat = static_cast<u8>(luck.below(config.seats));
    config.chance = luck.one_in(2) ? Chance::seeded : Chance::host;
    if (config.chance == Chance::seeded) config.seed = n * 977 + 1;
    if (luck.one_in(4)) config.pieces[static_cast<int>(PieceKind::follower)] = static_cast<i16>(luck.below(7));
    choose_options(mix, config, luck);
    i32& end_rule = config.options[index_of(Option::abbey_end_rule)];
    if (end_rule == 0 && plays(mix, SetName::abbey_mayor) && n % 3 == 0) end_rule = 3;  // the other reading of the same
    if (luck.one_in(2)) choose_house_rules(facts_of(n), config, luck);
    Fault fault;
    SharedRules* shared = build_rules(config, {}, {}, fault);
    INFO(static_cast<const char*>(fault.text));
    REQUIRE(shared != nullptr);
    Owned game(Game::create(shared, {}, fault));
    REQUIRE(game != nullptr);
    game->open();
    return game;
}

// ---- a player ------------------------------------------------------------------------------------------------------------

inline std::vector<Action> options_of(const Game& game)
{
    std::vector<Action> list;
    for_each_action(game.view(), Verb::none, [&](const Action& action) { list.push_back(action); });
    return list;
}

inline int neighbours(const View& view, Cell cell)
{
    int count = 0;
    for (int i = 0; i < kSides; ++i) {
        if (tile_at(view.state, beyond(cell, i))) count += 2;
        if (tile_at(view.state, past_corner(cell, i))) ++count;
    }
    return count;
}

/// Builds closely, so that holes and corners of fields arise, and uses every kind of piece as often as the others.
class Player {
public:
    explicit Player(Luck& luck) : luck_(luck), keeps_abbey_(luck.one_in(2)) {}

    const Action& choose(const Game& game, const std::vector<Action>& options)
    {
        const StepName step = pending(game.view()).code->name;
        if (step == StepName::draw) return draw(options);
        if (step == StepName::abbey_place && keeps_abbey_ && options.back().verb == Verb::pass && !luck_.one_in(12))
            return options.back();
        if (step == StepName::place) return closest(game, options);
        const Action* barn = step == StepName::act ? barn_among_farmers(game, options) : nullptr;
        if (barn && luck_.one_in(2)) return *barn;
        return by_kind(options);
    }

private:
    const Action& draw(const std::vector<Action>& options)
    {
        u32 all = 0;
        for (const Action& option : options) all += static_cast<u32>(option.value);
        u32 k = luck_.below(all);
        for (const Action& option : options) {
            if (k < static_cast<u32>(option.value)) return option;
            k -= static_cast<u32>(option.value);
        }
        return options.back();
    }

    const Action& closest(const Game& game, const std::vector<Action>& options)
    {
        const Action* best = nullptr;
        for (int i = 0; i < 6; ++i) {
            const Action& option = options[luck_.below(static_cast<u32>(options.size()))];
            if (!best || neighbours(game.view(), option.cell) > neighbours(game.view(), best->cell)) best = &option;
        }
        return *best;
    }

    /// Barns are few; they go where they send farmers home.
    static const Action* barn_among_farmers(const Game& game, const std::vector<Action>& options)
    {
        for (const Action& option : options) {
            if (option.verb != Verb::deploy || option.segment < kFirstCorner) continue;
            const Placed& tile = game.view().state.placed(tile_at(game.view().state, option.cell));
            const int corner = option.segment - kFirstCorner;
            const int part = game.view().rules.tiles.at(tile.tile).part_at[port_of_slot(2 * corner)] - 1;
            if (is_occupied(game.view().state, root_of(game.view().state, node_of(tile, part)))) return &option;
        }
        return nullptr;
    }

    const Action& by_kind(const std::vector<Action>& all)
    {
        std::vector<Action>& options = choice_;  // barns elsewhere are mostly kept
        options = all;
        if (!luck_.one_in(6))
            options.erase(std::remove_if(options.begin(), options.end(),
                                         [](const Action& a) {
                                             return a.verb == Verb::deploy && a.piece == static_cast<u16>(PieceKind::barn);
                                         }),
                          options.end());
        const auto kind = [](const Action& a) { return static_cast<int>(a.verb) * 100 + (a.verb == Verb::deploy ? a.piece : 0); };
        std::vector<int> kinds;
        for (const Action& option : options)
            if (std::find(kinds.begin(), kinds.end(), kind(option)) == kinds.end()) kinds.push_back(kind(option));
        const int chosen = kinds[luck_.below(static_cast<u32>(kinds.size()))];
        std::vector<const Action*> list;
        for (const Action& option : options)
            if (kind(option) == chosen) list.push_back(&option);
        return *list[luck_.below(static_cast<u32>(list.size()))];
    }

    Luck& luck_;
    bool keeps_abbey_;
    std::vector<Action> choice_;
};

}  // namespace abbey_contract
