// SPDX-License-Identifier: MIT
#include "contestants.hpp"

#include <charconv>
#include <ctime>
#include <stdexcept>
#include <vector>

#include "greedy.hpp"
#include "outsider.hpp"

namespace contest {

namespace {

std::uint64_t BASTIDE_CALL cpu_microseconds(void*)
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<std::uint64_t>(now.tv_sec) * 1000000u + static_cast<std::uint64_t>(now.tv_nsec) / 1000u;
}

/// A level of the library, with a budget in simulations or in time of the processor.
class Level : public Contestant {
public:
    Level(std::int32_t level, std::int32_t simulations, std::uint64_t microseconds)
    {
        bastide_players_settings_init(&settings_);
        settings_.level = level;
        settings_.simulations = simulations;
        settings_.microseconds = microseconds;
    }

    bastide_action choose(const bastide_game* game, std::int32_t, std::uint64_t& random) override
    {
        const bastide_players_host host{nullptr, cpu_microseconds, nullptr};
        const std::int32_t bytes = bastide_players_measure(game, settings_.level);
        if (bytes < 0) throw std::runtime_error("measure: status " + std::to_string(bytes));
        if (static_cast<std::size_t>(bytes) > memory_.size()) memory_.resize(static_cast<std::size_t>(bytes));
        bastide_action action;
        const bastide_status status = bastide_players_choose(game, &settings_, &host, &random, memory_.data(), bytes, &action);
        if (status != BASTIDE_OK) throw std::runtime_error("choose: status " + std::to_string(status));
        return action;
    }

private:
    bastide_players_settings settings_{};
    std::vector<char> memory_;
};

class Random : public Contestant {
public:
    bastide_action choose(const bastide_game* game, std::int32_t, std::uint64_t& random) override
    {
        bastide_action action;
        if (bastide_game_sample_action(game, BASTIDE_ANY, &random, &action) != BASTIDE_OK) throw std::runtime_error("no action");
        return action;
    }
};

std::unique_ptr<Contestant> make_level(std::int32_t level, const std::string& budget)
{
    std::int32_t number = 400;
    const char* const end = budget.data() + budget.size();
    const bool is_timed = !budget.empty() && budget[0] == '@';
    if (!budget.empty()) {
        const auto read = std::from_chars(budget.data() + 1, end, number);
        if (read.ec != std::errc() || read.ptr != end || number <= 0 || (budget[0] != '=' && !is_timed))
            throw std::runtime_error("a budget is =SIMULATIONS or @MILLISECONDS, not '" + budget + "'");
    }
    return is_timed ? std::make_unique<Level>(level, 0, 1000u * static_cast<std::uint64_t>(number))
                    : std::make_unique<Level>(level, number, 0);
}

bool begins_with(const std::string& text, const std::string& head) { return text.compare(0, head.size(), head) == 0; }

struct Named {
    const char* name;
    std::int32_t level;
};
constexpr Named kLevels[] = {{"easy", BASTIDE_PLAYERS_LEVEL_EASY},
                             {"normal", BASTIDE_PLAYERS_LEVEL_NORMAL},
                             {"hard", BASTIDE_PLAYERS_LEVEL_HARD},
                             {"expert", BASTIDE_PLAYERS_LEVEL_EXPERT}};

}  // namespace

double Contestant::now() const { return static_cast<double>(cpu_microseconds(nullptr)) / 1e6; }

std::unique_ptr<Contestant> make_contestant(const std::string& name, const Match& match, std::int32_t patience)
{
    if (begins_with(name, "exec:")) return make_outsider(name.substr(5), patience);
    if (name == "greedy" && match.is_dice())
        throw std::runtime_error("greedy does not play dice, whose turns score at their end; banker does");
    if (name == "greedy") return make_greedy();
    if (name == "banker" && !match.is_dice()) throw std::runtime_error("banker plays nothing but dice");
    if (name == "banker") return make_banker();
    if (name == "random") return std::make_unique<Random>();
    for (const Named& level : kLevels)
        if (begins_with(name, level.name)) return make_level(level.level, name.substr(std::string(level.name).size()));
    throw std::runtime_error("no player is called '" + name +
                             "': easy, normal, hard, expert, greedy, banker, random or exec:COMMAND");
}

}  // namespace contest
