// SPDX-License-Identifier: MIT
// Legal actions without a list, actions by chance, and many games in one call.
#include "house/sampling.hpp"

#include "dice.hpp"
#include "dice/dice_game.hpp"
#include "fence.hpp"

using namespace bastide;

namespace {

bool is_kind(i32 kind) noexcept { return kind >= BASTIDE_ACTION_ANY && kind <= 255; }

/// Runs with the caller's word of chance and gives it back moved on.
template <class Run>
auto with_stream(u64& random, Run&& run) noexcept
{
    Stream stream{random};
    const auto answer = run(stream);
    random = stream.state;
    return answer;
}

bool play_out(bastide_game& game, u64 most, Stream& stream) noexcept
{
    if (game.dice) {
        game.dice->play_out(most, stream);
        return game.dice->is_over();
    }
    bastide::play_out(*game.game, most, stream);
    return game.game->view().state.header().over != 0;
}

/// Whether an action can be meant for a game at all.
bool makes_sense(const bastide_game* game, const bastide_action& action) noexcept
{
    if (!game) return false;
    dice::Action die;
    if (game->dice) return narrow(game->dice->rules(), action, die) != Status::argument;
    Action inner;
    Verdict verdict;
    return narrow(game->game->rules(), action, inner, verdict) != Status::argument;
}

}  // namespace

int32_t bastide_game_count_actions(const bastide_game* game, int32_t kind)
{
    if (!game || !is_kind(kind)) return BASTIDE_E_ARGUMENT;
    if (game->dice) return list_dice_actions(*game->dice, kind, nullptr, 0);
    if (game->game->is_faulty()) return BASTIDE_E_STATE;
    return kind == BASTIDE_ACTION_NONE ? 0 : count_of(count_options(game->game->view(), only(kind)));
}

bastide_status bastide_game_nth_action(const bastide_game* game, int32_t kind, int32_t index, bastide_action* out)
{
    if (out) *out = bastide_action{};
    if (!game || !out || !is_kind(kind) || index < 0) return BASTIDE_E_ARGUMENT;
    if (game->dice) return find_dice_action(*game->dice, kind, static_cast<u32>(index), *out) ? BASTIDE_OK : BASTIDE_E_ABSENT;
    if (game->game->is_faulty()) return BASTIDE_E_STATE;
    Action found;
    if (kind == BASTIDE_ACTION_NONE) return BASTIDE_E_ABSENT;
    if (!find_option(game->game->view(), only(kind), static_cast<u32>(index), found)) return BASTIDE_E_ABSENT;
    widen(found, *out);
    return BASTIDE_OK;
}

bastide_status bastide_game_sample_action(const bastide_game* game, int32_t kind, uint64_t* random, bastide_action* out)
{
    if (out) *out = bastide_action{};
    if (!game || !out || !random || !is_kind(kind)) return BASTIDE_E_ARGUMENT;
    return with_stream(*random, [&](Stream& stream) -> bastide_status {
        if (game->dice) return sample_dice_action(*game->dice, kind, stream, *out) ? BASTIDE_OK : BASTIDE_E_ABSENT;
        if (game->game->is_faulty()) return BASTIDE_E_STATE;
        Action found;
        if (kind == BASTIDE_ACTION_NONE) return BASTIDE_E_ABSENT;
        if (!sample_option(game->game->view(), only(kind), stream, found)) return BASTIDE_E_ABSENT;
        widen(found, *out);
        return BASTIDE_OK;
    });
}

int32_t bastide_games_apply(bastide_game* const* games, const bastide_action* actions, int32_t count, bastide_status* statuses)
{
    if (count < 0 || !games || !actions) return BASTIDE_E_ARGUMENT;
    for (i32 i = 0; i < count; ++i)
        if (!makes_sense(games[i], actions[i])) return BASTIDE_E_ARGUMENT;
    i32 done = 0;
    for (i32 i = 0; i < count; ++i) {
        const bastide_status status = bastide_game_apply(games[i], &actions[i], nullptr);
        if (statuses) statuses[i] = status;
        done += status == BASTIDE_OK;
    }
    return done;
}

int32_t bastide_games_play_out(bastide_game* const* games, int32_t count, int32_t most, uint64_t* random)
{
    if (count < 0 || most < 1 || !random || (count > 0 && !games)) return BASTIDE_E_ARGUMENT;
    for (i32 i = 0; i < count; ++i)
        if (!games[i]) return BASTIDE_E_ARGUMENT;
    return with_stream(*random, [&](Stream& stream) {
        i32 over = 0;
        for (i32 i = 0; i < count; ++i) over += play_out(*games[i], static_cast<u64>(most), stream);
        return over;
    });
}
