// SPDX-License-Identifier: MIT
#include "opponent.hpp"

#include <algorithm>
#include <cstdio>

namespace cli {

namespace {

struct Named {
    const char* name;
    std::int32_t level;
    std::int32_t simulations;  ///< of a decision; the first two levels use none
};
constexpr Named kLevels[] = {{"easy", BASTIDE_PLAYERS_LEVEL_EASY, 1},
                             {"normal", BASTIDE_PLAYERS_LEVEL_NORMAL, 1},
                             {"hard", BASTIDE_PLAYERS_LEVEL_HARD, 100},
                             {"expert", BASTIDE_PLAYERS_LEVEL_EXPERT, 400}};

}  // namespace

std::vector<std::string> Opponent::levels()
{
    std::vector<std::string> names;
    for (const Named& each : kLevels) names.emplace_back(each.name);
    return names;
}

Opponent::Opponent(const std::string& level, std::uint64_t seed) : seed_(seed)
{
    bastide_players_settings_init(&settings_);
    for (const Named& each : kLevels) {
        if (level != each.name) continue;
        settings_.level = each.level;
        settings_.simulations = each.simulations;
    }
}

bool Opponent::choose(const Game& game, bastide::Action& out)
{
    return prepare(game) && bastide_players_choose(game.get(), &settings_, nullptr, &random_, memory_.data(),
                                                   static_cast<std::int32_t>(memory_.size()), &out) == BASTIDE_OK;
}

void Opponent::print_hints(const Game& game, const language& speech)
{
    if (!prepare(game)) return;
    const std::int32_t size = static_cast<std::int32_t>(memory_.size());
    bastide_players_settings sound = settings_;
    sound.level = std::max<std::int32_t>(sound.level, BASTIDE_PLAYERS_LEVEL_NORMAL);  // the errors of EASY are no advice
    bastide_players_move moves[kHints];
    const std::int32_t count =
        bastide_players_list_moves(game.get(), &sound, nullptr, &random_, memory_.data(), size, moves, kHints);
    for (std::int32_t i = 0; i < std::min(count, kHints); ++i) {
        char action[LANGUAGE_LINE] = "", why[LANGUAGE_LINE] = "";
        bastide_players_reason reasons[kReasons];
        bastide_action_text(game.get(), speech.texts, &moves[i].action, action, LANGUAGE_LINE);
        const std::int32_t listed =
            bastide_players_list_reasons(game.get(), &moves[i].action, memory_.data(), size, reasons, kReasons);
        if (listed > 0)
            bastide_players_reasons_text(speech.texts, moves[i].action.seat, reasons, std::min(listed, kReasons), why,
                                         LANGUAGE_LINE);
        std::printf("%+6.1f  %s  (%s)\n", moves[i].value / 100.0, action, why);
    }
}

/// Lends memory and a random word for the decision. False when no seat decides. The word is the same whenever the decision is
/// asked about, so that a hint and the choice that follows agree.
bool Opponent::prepare(const Game& game)
{
    const std::int32_t bytes = bastide_players_measure(game.get(), settings_.level);
    if (bytes < 0) return false;
    memory_.resize(std::max(memory_.size(), static_cast<std::size_t>(bytes)));
    const bastide::Decision decision = game.decision().value();
    random_ = seed_ + static_cast<std::uint64_t>(decision.action);
    return decision.seat >= 0;
}

}  // namespace cli
