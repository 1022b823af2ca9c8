// SPDX-License-Identifier: MIT
// Sampled actions, and many games in one call.
#include "dice/host/dice_host.hpp"
#include "interface.hpp"
#include "tile_game.hpp"

using namespace bastide;

namespace {

/// Runs with the random stream of the caller's word and stores the advanced word.
template <class Run>
auto with_stream(u64& random, Run&& run) noexcept
{
    Stream stream{random};
    const auto result = run(stream);
    random = stream.state;
    return result;
}

template <class Game>
bool are_games(Game* const* games, i32 count) noexcept
{
    if (count < 0 || (count > 0 && !games)) return false;
    for (i32 i = 0; i < count; ++i)
        if (!games[i]) return false;
    return true;
}

/// Returns a status that is not OK, and blanks the action.
bastide_status without_action(bastide_status status, bastide_action* out) noexcept
{
    if (out) make_blank(*out);
    return status;
}

}  // namespace

bastide_status bastide_game_sample_action(const bastide_game* game, int32_t kind, uint64_t* random, bastide_action* out)
{
    if (!game || !out || !random || kind < BASTIDE_ANY || kind > 255) return without_action(BASTIDE_E_ARGUMENT, out);
    if (kind == 0) return without_action(is_faulty(*game) ? BASTIDE_E_STATE : BASTIDE_E_ABSENT, out);
    const bastide_status status = with_stream(
        *random, [&](Stream& stream) { return on_game<tiles::sample_action, sample_dice_action>(*game, kind, stream, out); });
    return status == BASTIDE_OK ? status : without_action(status, out);
}

bastide_status bastide_games_restart(bastide_game* const* games, int32_t count, const uint64_t* seeds)
{
    if (!are_games(games, count) || (count > 0 && !seeds)) return BASTIDE_E_ARGUMENT;
    for (i32 i = 0; i < count; ++i) bastide_game_restart(games[i], seeds[i]);
    return BASTIDE_OK;
}

int32_t bastide_games_sample(const bastide_game* const* games, int32_t count, uint64_t* randoms, bastide_action* out)
{
    if (!are_games(games, count) || (count > 0 && (!randoms || !out))) return BASTIDE_E_ARGUMENT;
    i32 sampled = 0;
    for (i32 i = 0; i < count; ++i)
        sampled += bastide_game_sample_action(games[i], BASTIDE_ANY, &randoms[i], &out[i]) == BASTIDE_OK;
    return sampled;
}

int32_t bastide_games_apply(bastide_game* const* games, int32_t count, const bastide_action* actions, bastide_status* statuses)
{
    if (!are_games(games, count) || (count > 0 && !actions)) return BASTIDE_E_ARGUMENT;
    for (i32 i = 0; i < count; ++i)
        if (const Status status = on_game<tiles::check_action_numbers, check_dice_action_numbers>(*games[i], actions[i]);
            actions[i].kind != 0 && status != Status::ok)
            return code(status);
    i32 done = 0;
    for (i32 i = 0; i < count; ++i) {
        const bastide_status status =
            actions[i].kind == 0 ? BASTIDE_E_ABSENT : bastide_game_apply(games[i], &actions[i], nullptr);
        if (statuses) statuses[i] = status;
        done += status == BASTIDE_OK;
    }
    return done;
}

int32_t bastide_games_play_out(bastide_game* const* games, int32_t count, int32_t most, uint64_t* random)
{
    if (!are_games(games, count) || most < 1 || !random) return BASTIDE_E_ARGUMENT;
    return with_stream(*random, [&](Stream& stream) {
        i32 over = 0;
        for (i32 i = 0; i < count; ++i)
            over += on_game<tiles::play_out, play_out_dice>(*games[i], static_cast<u64>(most), stream);
        return over;
    });
}
