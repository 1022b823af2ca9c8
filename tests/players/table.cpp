// SPDX-License-Identifier: MIT
#include "table.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace contest {

namespace {

std::uint64_t next(std::uint64_t& word)
{
    std::uint64_t z = word += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

std::vector<bastide_choice> choices_of(const std::string& name)
{
    std::int32_t preset = 0;
    if (bastide_word_find(BASTIDE_VOCABULARY_PRESET, name.c_str(), -1, &preset) != BASTIDE_OK)
        throw std::runtime_error("no preset is called '" + name + "'");
    std::vector<bastide_choice> choices(static_cast<std::size_t>(std::max(0, bastide_preset_list_choices(preset, nullptr, 0))));
    bastide_preset_list_choices(preset, choices.data(), static_cast<std::int32_t>(choices.size()));
    return choices;
}

}  // namespace

Table set_table(const Match& match)
{
    bastide_config config;
    bastide_refusal refusal;
    bastide_game* game = nullptr;
    std::vector<bastide_choice> choices;
    bastide_config_init(&config);
    config.chance = BASTIDE_CHANCE_HOST;
    config.seats = match.seats;
    if (match.is_dice())
        config.game = BASTIDE_GAME_DICE;
    else
        choices = choices_of(match.preset);
    if (bastide_game_create(&config, choices.data(), static_cast<std::int32_t>(choices.size()), nullptr, 0, nullptr, &refusal,
                            &game) != BASTIDE_OK)
        throw std::runtime_error(refusal.text);
    return Table(game);
}

Nature::Nature(const bastide_game* game, std::uint64_t number) : word_(number)
{
    const std::int32_t types = bastide_game_list_left(game, nullptr, 0);
    std::vector<std::int32_t> left(static_cast<std::size_t>(std::max(0, types)));
    bastide_game_list_left(game, left.data(), types);
    for (std::int32_t type = 0; type < types; ++type)
        order_.insert(order_.end(), static_cast<std::size_t>(left[static_cast<std::size_t>(type)]), type);
    for (std::size_t i = order_.size(); i > 1; --i) std::swap(order_[i - 1], order_[next(word_) % i]);
}

bastide_action Nature::choose(const bastide_game* game)
{
    bastide_action action{};
    action.kind = BASTIDE_ACTION_DRAW;
    action.seat = BASTIDE_NATURE;
    for (std::size_t i = 0; i < order_.size(); ++i) {
        action.tile = order_[i];
        if (bastide_game_check(game, &action, nullptr) != BASTIDE_OK) continue;
        order_.erase(order_.begin() + static_cast<std::ptrdiff_t>(i));
        return action;
    }
    if (bastide_game_sample_action(game, BASTIDE_ANY, &word_, &action) != BASTIDE_OK) throw std::runtime_error("nature is stuck");
    return action;
}

std::vector<std::int32_t> scores_of(const bastide_game* game)
{
    bastide_seat seats[BASTIDE_SEATS_MAX];
    const std::int32_t count = bastide_game_list_seats(game, seats, BASTIDE_SEATS_MAX);
    std::vector<std::int32_t> scores;
    for (std::int32_t i = 0; i < count; ++i) scores.push_back(seats[i].score);
    return scores;
}

void play(bastide_game* game, Nature& nature, const std::vector<Contestant*>& players, std::uint64_t random)
{
    bastide_decision decision;
    bastide_action action;
    const std::set<Contestant*> contestants(players.begin(), players.end());  // one may play several seats
    for (Contestant* const one : contestants) one->begin(game);
    while (bastide_game_get_decision(game, &decision) == BASTIDE_OK && !decision.over) {
        if (decision.seat < 0) {
            action = nature.choose(game);
        } else {
            Contestant& player = *players[static_cast<std::size_t>(decision.seat)];
            const double before = player.now();
            action = player.choose(game, decision.seat, random);
            player.seconds += player.now() - before;
            ++player.choices;
        }
        char line[256];
        if (bastide_action_write(game, &action, line, sizeof line) < 0) throw std::runtime_error("an action without a line");
        if (bastide_game_apply(game, &action, nullptr) != BASTIDE_OK) throw std::runtime_error(std::string("illegal: ") + line);
        for (Contestant* const one : contestants) one->see(line);
    }
}

}  // namespace contest
