// SPDX-License-Identifier: MIT
// The functions of bastide_players.h: they check the arguments and lend the memory.
#include "players/dice_search.hpp"
#include "players/reasons.hpp"
#include "players/search.hpp"

using namespace bastide::players;

namespace {

bool is_dice_game(const bastide_game* game) noexcept
{
    bastide_dice dice;
    return bastide_game_get_dice(game, &dice) == BASTIDE_OK;
}

bool is_valid(const bastide_players_settings& settings, const bastide_players_host* host) noexcept
{
    if (settings.level < BASTIDE_PLAYERS_LEVEL_EASY || settings.level > BASTIDE_PLAYERS_LEVEL_EXPERT) return false;
    if (settings.simulations < 0) return false;
    if (settings.simulations == 0 && settings.microseconds == 0) return false;
    return settings.microseconds == 0 || (host && host->clock);
}

bastide_status check(const bastide_game* game, const bastide_players_settings& settings,
                     const bastide_players_host* host) noexcept
{
    bastide_decision decision;
    for (const uint32_t word : settings.spare)
        if (word != 0) return BASTIDE_E_VERSION;
    if (!is_valid(settings, host)) return BASTIDE_E_ARGUMENT;
    const bastide_status status = bastide_game_get_decision(game, &decision);
    if (status != BASTIDE_OK) return status;
    return decision.seat >= 0 ? BASTIDE_OK : BASTIDE_E_STATE;
}

/// A call, with a kind of search made in the lent memory. `take(search, count)` takes what it found.
template <class Kind, class Take>
int32_t think(const bastide_game* game, const bastide_players_settings& settings, const bastide_players_host* host,
              uint64_t random, Arena arena, Take&& take) noexcept
{
    Kind* const search = arena.make<Kind>();
    if (!search) return BASTIDE_E_MEMORY;
    const int32_t count = search->think(game, settings, host, random, arena);
    if (count > 0) take(*search, count);
    search->end();
    return count;
}

/// The one reason for an action of the dice game.
int32_t reason_in_dice(const bastide_game* game, const bastide_action& action, Arena arena, bastide_players_reason* out,
                       int32_t cap) noexcept
{
    DiceSearch* const search = arena.make<DiceSearch>();
    if (!search) return BASTIDE_E_MEMORY;
    if (cap > 0) *out = search->explain(game, action);
    return 1;
}

template <class Take>
int32_t think(const bastide_game* game, const bastide_players_settings* settings, const bastide_players_host* host,
              uint64_t* random, void* memory, int32_t size, Take&& take) noexcept
{
    if (!game || !settings || !random || size < 0 || (size > 0 && !memory)) return BASTIDE_E_ARGUMENT;
    const bastide_status status = check(game, *settings, host);
    if (status != BASTIDE_OK) return status;
    uint64_t next = *random;
    const uint64_t word = next_random(next);
    const Arena arena(memory, size);
    const int32_t count = is_dice_game(game) ? think<DiceSearch>(game, *settings, host, word, arena, take)
                                             : think<Search>(game, *settings, host, word, arena, take);
    if (count > 0) *random = next;
    return count == 0 ? BASTIDE_E_STATE : count;
}

}  // namespace

bastide_status bastide_players_settings_init(bastide_players_settings* settings)
{
    if (!settings) return BASTIDE_E_ARGUMENT;
    *settings = {};
    settings->level = BASTIDE_PLAYERS_LEVEL_NORMAL;
    settings->simulations = 400;
    return BASTIDE_OK;
}

int32_t bastide_players_measure(const bastide_game* game, int32_t level)
{
    if (!game || level < BASTIDE_PLAYERS_LEVEL_EASY || level > BASTIDE_PLAYERS_LEVEL_EXPERT) return BASTIDE_E_ARGUMENT;
    const int64_t bytes = is_dice_game(game) ? DiceSearch::measure(game) : Search::measure(game);
    return bytes > INT32_MAX ? BASTIDE_E_LIMIT : static_cast<int32_t>(bytes);
}

bastide_status bastide_players_choose(const bastide_game* game, const bastide_players_settings* settings,
                                      const bastide_players_host* host, uint64_t* random, void* memory, int32_t size,
                                      bastide_action* out)
{
    if (!out) return BASTIDE_E_ARGUMENT;
    bastide_action action{};
    const int32_t count =
        think(game, settings, host, random, memory, size, [&](const auto& search, int32_t) { action = search.move(0).action; });
    if (count < 0) return count;
    *out = action;
    return BASTIDE_OK;
}

int32_t bastide_players_list_moves(const bastide_game* game, const bastide_players_settings* settings,
                                   const bastide_players_host* host, uint64_t* random, void* memory, int32_t size,
                                   bastide_players_move* out, int32_t cap)
{
    if (cap < 0 || (cap > 0 && !out)) return BASTIDE_E_ARGUMENT;
    return think(game, settings, host, random, memory, size, [&](const auto& search, int32_t count) {
        for (int32_t i = 0; i < count && i < cap; ++i) out[i] = search.move(i);
    });
}

int32_t bastide_players_list_reasons(const bastide_game* game, const bastide_action* action, void* memory, int32_t size,
                                     bastide_players_reason* out, int32_t cap)
{
    if (!game || !action || size < 0 || (size > 0 && !memory) || cap < 0 || (cap > 0 && !out)) return BASTIDE_E_ARGUMENT;
    bastide_decision decision;
    bastide_status status = bastide_game_check(game, action, nullptr);
    if (status == BASTIDE_OK) status = bastide_game_get_decision(game, &decision);
    if (status != BASTIDE_OK) return status;
    if (decision.over || decision.seat < 0 || decision.seat != action->seat) return BASTIDE_E_STATE;
    Arena arena(memory, size);
    if (is_dice_game(game)) return reason_in_dice(game, *action, arena, out, cap);
    Reasons* const reasons = arena.make<Reasons>();
    if (!reasons) return BASTIDE_E_MEMORY;
    const int32_t count = reasons->find(game, *action, arena);
    for (int32_t i = 0; i < count && i < cap; ++i) out[i] = (*reasons)[i];
    return count;
}

int32_t bastide_players_reasons_text(const bastide_texts* texts, int32_t seat, const bastide_players_reason* reasons,
                                     int32_t count, char* out, int32_t cap)
{
    if (seat < 0 || seat >= BASTIDE_SEATS_MAX || count < 0 || (count > 0 && !reasons)) return BASTIDE_E_ARGUMENT;
    if (cap < 0 || (cap > 0 && !out)) return BASTIDE_E_ARGUMENT;
    for (int32_t i = 0; i < count; ++i) {
        for (const uint32_t word : reasons[i].spare)
            if (word != 0) return BASTIDE_E_VERSION;
        if (reasons[i].kind < 1 || reasons[i].kind > BASTIDE_PLAYERS_REASON_HARMS) return BASTIDE_E_ARGUMENT;
        const int32_t kind = reasons[i].feature_kind;
        if (kind != 0 && bastide_word_text(nullptr, BASTIDE_VOCABULARY_SEGMENT, kind, nullptr, 0) < 0) return BASTIDE_E_ARGUMENT;
        if (reasons[i].seat < 0 || reasons[i].seat >= BASTIDE_SEATS_MAX) return BASTIDE_E_ARGUMENT;
    }
    return write_reasons(texts, seat, reasons, count, out, cap);
}
