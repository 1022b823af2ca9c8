// SPDX-License-Identifier: MIT
#include "greedy.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <vector>

#include "../support/handles.hpp"

namespace contest {

namespace {

using bastide_tests::Game;

Game clone(const bastide_game* game, std::int32_t viewer)
{
    bastide_game* made = nullptr;
    if (bastide_game_clone(game, viewer, BASTIDE_CLONE_FLAG_POSITION_ONLY, nullptr, &made) != BASTIDE_OK)
        throw std::runtime_error("clone");
    return Game(made);
}

std::vector<bastide_action> actions_of(const bastide_game* game)
{
    std::vector<bastide_action> actions(static_cast<std::size_t>(std::max(0, bastide_game_count_actions(game, BASTIDE_ANY))));
    bastide_game_list_actions(game, BASTIDE_ANY, actions.data(), static_cast<std::int32_t>(actions.size()));
    return actions;
}

/// How far a seat leads the best other if the game ended now.
std::int32_t lead(const bastide_game* game, std::int32_t seat)
{
    bastide_standing standing[BASTIDE_SEATS_MAX];
    const std::int32_t count = bastide_game_list_standing(game, standing, BASTIDE_SEATS_MAX);
    std::int32_t own = 0;
    std::int32_t best = std::numeric_limits<std::int32_t>::min();
    for (std::int32_t i = 0; i < count; ++i)
        if (standing[i].seat == seat)
            own = standing[i].final_score;
        else
            best = std::max(best, standing[i].final_score);
    return count > 1 ? own - best : own;
}

class Greedy : public Contestant {
public:
    bastide_action choose(const bastide_game* game, std::int32_t seat, std::uint64_t& random) override
    {
        const Game view = clone(game, seat);
        const std::vector<bastide_action> actions = actions_of(view.get());
        std::int32_t best = std::numeric_limits<std::int32_t>::min();
        std::uint32_t equal = 0;
        const bastide_action* chosen = nullptr;
        for (const bastide_action& action : actions) {
            const std::int32_t value = value_after(view.get(), action, seat, 3);
            const bool offers_more = chosen && value == best && action.points > chosen->points;
            if (offers_more) continue;  // a bid costs nothing yet, so it would bid anything
            if (value > best) equal = 0;
            if (value >= best && roll(random) % ++equal == 0) chosen = &action;
            best = std::max(best, value);
        }
        if (!chosen) throw std::runtime_error("no action");
        return *chosen;
    }

private:
    static std::uint32_t roll(std::uint64_t& random)
    {
        random = random * 6364136223846793005u + 1442695040888963407u;
        return static_cast<std::uint32_t>(random >> 33);
    }

    std::int32_t value_after(const bastide_game* game, const bastide_action& action, std::int32_t seat, int depth)
    {
        bastide_decision before{};
        bastide_decision after{};
        const Game next = clone(game, BASTIDE_VIEW_FULL);
        bastide_game_get_decision(game, &before);
        if (bastide_game_apply(next.get(), &action, nullptr) != BASTIDE_OK) return std::numeric_limits<std::int32_t>::min();
        bastide_game_get_decision(next.get(), &after);
        if (after.over || after.seat != seat || after.turn != before.turn || depth == 0) return lead(next.get(), seat);
        std::int32_t best = std::numeric_limits<std::int32_t>::min();
        for (const bastide_action& further : actions_of(next.get()))
            best = std::max(best, value_after(next.get(), further, seat, depth - 1));
        return best;
    }
};

/// Looks through everything that the dice of the tray can build and takes what closes the largest city. While nothing closes, it
/// builds what leaves the fewest sides open, and rolls on.
class Banker : public Contestant {
public:
    bastide_action choose(const bastide_game* game, std::int32_t seat, std::uint64_t&) override
    {
        bastide_dice turn{};
        bastide_game_get_dice(game, &turn);
        read(game, turn);
        best_ = {};
        if (turn.largest == 0) search(dice_, turn.tray, {}, false);
        bastide_action action{};
        action.seat = seat;
        if (best_.size > 0) {
            action.kind = BASTIDE_ACTION_PLACE;
            action.tile = best_.tile;
            action.x = best_.die.x;
            action.y = best_.die.y;
            action.rotation = best_.rotation;
            return action;
        }
        action.kind = turn.largest > 0 || turn.rolls_left == 0 ? BASTIDE_ACTION_DICE_STOP : BASTIDE_ACTION_ROLL;
        return action;
    }

private:
    struct Die {
        std::int32_t x, y;
        std::uint32_t sides;
    };
    struct Step {
        std::int32_t size = 0, tile = 0, rotation = 0;
        Die die{};
    };

    static std::uint32_t turned(std::uint32_t sides, std::int32_t rotation)
    {
        sides <<= rotation;
        return (sides | sides >> 4) & 0xF;
    }

    void read(const bastide_game* game, const bastide_dice& turn)
    {
        bastide_die all[9];
        dice_.clear();
        bastide_game_list_dice(game, all, 9);
        for (const bastide_die& die : all)
            if (die.spot == BASTIDE_SPOT_BUILT) dice_.push_back({die.x, die.y, die.sides});
        (void)turn;
    }

    /// The cells that open sides face, and whether a die with these sides may lie on a cell.
    static std::vector<std::pair<std::int32_t, std::int32_t>> gaps(const std::vector<Die>& dice)
    {
        static constexpr std::int32_t dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0};
        std::vector<std::pair<std::int32_t, std::int32_t>> cells;
        for (const Die& die : dice)
            for (int side = 0; side < 4; ++side) {
                const std::pair<std::int32_t, std::int32_t> cell{die.x + dx[side], die.y + dy[side]};
                const bool taken = std::any_of(dice.begin(), dice.end(),
                                               [&](const Die& other) { return other.x == cell.first && other.y == cell.second; });
                if ((die.sides >> side & 1) && !taken && std::find(cells.begin(), cells.end(), cell) == cells.end())
                    cells.push_back(cell);
            }
        if (dice.empty()) cells.emplace_back(0, 0);
        return cells;
    }
    static bool fits(const std::vector<Die>& dice, const Die& die)
    {
        static constexpr std::int32_t dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0};
        for (int side = 0; side < 4; ++side)
            for (const Die& other : dice)
                if (other.x == die.x + dx[side] && other.y == die.y + dy[side] &&
                    (die.sides >> side & 1) != (other.sides >> ((side + 2) % 4) & 1))
                    return false;
        return true;
    }

    void search(const std::vector<Die>& dice, const std::int32_t (&tray)[6], Step first, bool has_first)
    {
        static constexpr std::uint32_t faces[] = {0x1, 0x3, 0x5, 0xB};
        const auto cells = gaps(dice);
        std::int32_t left = 0;
        for (int face = 0; face < 4; ++face) left += tray[face];
        if (cells.empty() && static_cast<std::int32_t>(dice.size()) > best_.size && has_first) {
            best_ = first;
            best_.size = static_cast<std::int32_t>(dice.size());
        }
        if (cells.empty() || static_cast<std::int32_t>(cells.size()) > left ||
            static_cast<std::int32_t>(dice.size()) + left <= best_.size)
            return;
        const auto cell = cells.front();  // some die has to lie there
        for (std::int32_t tile = 3; tile >= 0; --tile) {
            if (tray[tile] == 0) continue;
            std::int32_t rest[6];
            std::copy(std::begin(tray), std::end(tray), rest);
            --rest[tile];
            for (std::int32_t rotation = 0; rotation < (tile == 2 ? 2 : 4); ++rotation) {
                const Die die{cell.first, cell.second, turned(faces[tile], rotation)};
                if (!fits(dice, die)) continue;
                std::vector<Die> more = dice;
                more.push_back(die);
                search(more, rest, has_first ? first : Step{0, tile, rotation, die}, true);
            }
        }
    }

    std::vector<Die> dice_;
    Step best_;
};

}  // namespace

std::unique_ptr<Contestant> make_greedy() { return std::make_unique<Greedy>(); }
std::unique_ptr<Contestant> make_banker() { return std::make_unique<Banker>(); }

}  // namespace contest
