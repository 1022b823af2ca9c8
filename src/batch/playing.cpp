// SPDX-License-Identifier: MIT
// The games of a batch are restarted, listed, sampled, stepped and scored.
#include "batch/batch.hpp"

namespace bastide::batch {
namespace {

constexpr uint32_t kFlags = BASTIDE_BATCH_FLAG_INDEX | BASTIDE_BATCH_FLAG_RESTART;

void restart(const bastide_batch& batch, Slot& slot, uint64_t seed) noexcept
{
    bastide_game_restart(slot.game, seed);
    slot.seed = slot.random = seed;
    reread(batch, slot);
}

/// The place of a number in the list; -1 when no legal action has it.
int32_t find_number(const bastide_batch& batch, Slot& slot, int32_t number) noexcept
{
    number_actions(batch, slot);
    for (int32_t i = 0; i < slot.legal; ++i)
        if (slot.numbers[i] == number) return i;
    return -1;
}

/// A place in the list, or the number of an action that has one; the first action of the list without a group has.
int32_t sample(const bastide_batch& batch, Slot& slot, uint32_t flags) noexcept
{
    const auto legal = static_cast<uint32_t>(slot.legal);
    if ((flags & BASTIDE_BATCH_FLAG_INDEX) != 0) return static_cast<int32_t>(bounded(slot.random, legal));
    number_actions(batch, slot);
    int32_t number = -1;
    while (number < 0) number = slot.numbers[bounded(slot.random, legal)];
    return number;
}

void fill_result(const Slot& slot, bastide_batch_result& out) noexcept
{
    out.seed = slot.seed;
    out.length = slot.length;
    out.seat = slot.seat;
    out.legal = slot.legal;
    std::memcpy(out.scores, slot.scores, sizeof out.scores);
}

/// What follows when a game is over.
void finish(const bastide_batch& batch, Slot& slot, uint32_t flags, bastide_batch_result& out) noexcept
{
    bastide_decision decision;
    out.ended = 1;
    if (bastide_game_get_decision(slot.game, &decision) == BASTIDE_OK) out.winners = decision.winners;
    if ((flags & BASTIDE_BATCH_FLAG_RESTART) == 0) return;
    uint64_t word = slot.seed;
    restart(batch, slot, next_random(word));
    out.seat = slot.seat;
    out.legal = slot.legal;
}

bool step(const bastide_batch& batch, Slot& slot, int32_t number, uint32_t flags, bastide_batch_result& out) noexcept
{
    out = {};
    out.actor = slot.legal > 0 ? slot.seat : BASTIDE_NONE;
    out.status = number == -1 || slot.status == BASTIDE_OK ? BASTIDE_E_ABSENT : slot.status;
    int32_t at = -1;
    if (number != -1 && slot.legal > 0) {
        at = (flags & BASTIDE_BATCH_FLAG_INDEX) == 0 ? find_number(batch, slot, number)
             : number >= 0 && number < slot.legal    ? number
                                                     : -1;
        out.status = at < 0 ? BASTIDE_E_ILLEGAL : bastide_game_apply_code(slot.game, slot.codes[at], nullptr);
    }
    if (out.status == BASTIDE_E_INTERNAL) reread(batch, slot);
    if (out.status != BASTIDE_OK) {
        fill_result(slot, out);
        return false;
    }
    ++slot.length;
    const uint64_t code = slot.codes[at];
    follow(batch, slot, code);
    read_seats(batch, slot, code, out.rewards);
    fill_result(slot, out);
    if (is_over(slot)) finish(batch, slot, flags, out);
    return true;
}

void play_out(const bastide_batch& batch, Slot& slot, int32_t most, bastide_batch_result& out) noexcept
{
    int32_t before[BASTIDE_SEATS_MAX];
    std::memcpy(before, slot.scores, sizeof before);
    out = {};
    out.actor = BASTIDE_NONE;
    bastide_games_play_out(&slot.game, 1, most, &slot.random);
    reread(batch, slot);
    fill_result(slot, out);
    for (int32_t seat = 0; seat < BASTIDE_SEATS_MAX; ++seat) out.rewards[seat] = slot.scores[seat] - before[seat];
    out.status = slot.status;
    if (is_over(slot)) finish(batch, slot, 0, out);
}

}  // namespace
}  // namespace bastide::batch

using namespace bastide::batch;

extern "C" {

bastide_status BASTIDE_CALL bastide_batch_restart(bastide_batch* batch, int32_t first, int32_t count, const uint64_t* seeds)
{
    if (!is_range(batch, first, count) || (!seeds && count > 0)) return BASTIDE_E_ARGUMENT;
    for_each_game(*batch, first, count, [&](Slot& slot, int32_t i) { restart(*batch, slot, seeds[i]); });
    return BASTIDE_OK;
}

bastide_status BASTIDE_CALL bastide_batch_set_game(bastide_batch* batch, int32_t index, const bastide_game* game)
{
    if (!is_range(batch, index, 1) || !game) return BASTIDE_E_ARGUMENT;
    Slot& slot = batch->slots[index];
    bastide_config theirs;
    ConfigFacts table;
    Array<bastide_tile_def> defs;
    bastide_status status = read_table(game, batch->mem, table, defs);
    defs.end();
    const ConfigFacts& ours = batch->table;
    const bool is_same = table.is_dice == ours.is_dice && table.seats == ours.seats && table.tiles == ours.tiles &&
                         table.types == ours.types && table.pieces == ours.pieces && table.sets == ours.sets &&
                         table.hand_slots == ours.hand_slots && table.hides_hands == ours.hides_hands &&
                         table.variables == ours.variables;
    if (status == BASTIDE_OK && !is_same) status = BASTIDE_E_ARGUMENT;
    if (status == BASTIDE_OK) status = bastide_game_copy(slot.game, game, BASTIDE_VIEW_FULL, 0);
    if (status != BASTIDE_OK) return status;
    bastide_game_get_config(slot.game, &theirs);
    slot.seed = slot.random = theirs.seed;
    reread(*batch, slot);
    return BASTIDE_OK;
}

bastide_status BASTIDE_CALL bastide_batch_get_game(const bastide_batch* batch, int32_t index, int32_t viewer, bastide_game* game)
{
    if (!is_range(batch, index, 1) || !game) return BASTIDE_E_ARGUMENT;
    return bastide_game_copy(game, batch->slots[index].game, viewer, 0);
}

bastide_status BASTIDE_CALL bastide_batch_get_seats(bastide_batch* batch, int32_t first, int32_t count, int32_t* seats,
                                                    int32_t* legals)
{
    if (!is_range(batch, first, count) || (!seats && count > 0)) return BASTIDE_E_ARGUMENT;
    for (int32_t i = 0; i < count; ++i) {
        seats[i] = batch->slots[first + i].seat;
        if (legals) legals[i] = batch->slots[first + i].legal;
    }
    return BASTIDE_OK;
}

int32_t BASTIDE_CALL bastide_batch_list(bastide_batch* batch, int32_t first, int32_t count, int32_t* counts, int32_t* out,
                                        int32_t cap)
{
    if (!is_range(batch, first, count) || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    int64_t all = 0;
    for (int32_t i = 0; i < count; ++i) {
        Slot& slot = batch->slots[first + i];
        number_actions(*batch, slot);
        if (counts) counts[i] = slot.legal;
        for (int32_t k = 0; k < slot.legal; ++k, ++all)
            if (all < cap) out[all] = slot.numbers[k];
    }
    return all > INT32_MAX ? BASTIDE_E_LIMIT : static_cast<int32_t>(all);
}

bastide_status BASTIDE_CALL bastide_batch_get_action(bastide_batch* batch, int32_t index, int32_t number, bastide_action* out)
{
    if (!is_range(batch, index, 1) || !out || number < 0 || number >= batch->shape.actions) return BASTIDE_E_ARGUMENT;
    Slot& slot = batch->slots[index];
    const int32_t at = find_number(*batch, slot, number);
    return at < 0 ? BASTIDE_E_ABSENT : bastide_action_decode(slot.codes[at], out);
}

int32_t BASTIDE_CALL bastide_batch_find_action(bastide_batch* batch, int32_t index, const bastide_action* action)
{
    if (!is_range(batch, index, 1) || !action) return BASTIDE_E_ARGUMENT;
    Slot& slot = batch->slots[index];
    uint64_t code = 0;
    const bastide_status status = bastide_action_encode(action, &code);
    if (status != BASTIDE_OK) return status;
    number_actions(*batch, slot);
    for (int32_t i = 0; i < slot.legal; ++i)
        if (slot.codes[i] == code && slot.numbers[i] >= 0) return slot.numbers[i];
    return BASTIDE_E_ABSENT;
}

int32_t BASTIDE_CALL bastide_batch_sample(bastide_batch* batch, int32_t first, int32_t count, uint32_t flags, int32_t* out)
{
    if (!is_range(batch, first, count) || (flags & ~kFlags) != 0 || (!out && count > 0)) return BASTIDE_E_ARGUMENT;
    int32_t sampled = 0;
    for (int32_t i = 0; i < count; ++i) {
        Slot& slot = batch->slots[first + i];
        out[i] = slot.legal == 0 ? -1 : sample(*batch, slot, flags);
        if (slot.legal > 0) ++sampled;
    }
    return sampled;
}

int32_t BASTIDE_CALL bastide_batch_step(bastide_batch* batch, int32_t first, int32_t count, const int32_t* numbers,
                                        uint32_t flags, bastide_batch_result* out)
{
    if (!is_range(batch, first, count) || (flags & ~kFlags) != 0 || (!numbers && count > 0)) return BASTIDE_E_ARGUMENT;
    int32_t applied = 0;
    bastide_batch_result result;
    for_each_game(*batch, first, count, [&](Slot& slot, int32_t i) {
        if (step(*batch, slot, numbers[i], flags, out ? out[i] : result)) ++applied;
    });
    return applied;
}

int32_t BASTIDE_CALL bastide_batch_advance(bastide_batch* batch, int32_t first, int32_t count, const int32_t* numbers,
                                           uint32_t flags, bastide_batch_result* out, const int32_t* viewers, uint8_t* planes,
                                           int32_t* scalars, uint8_t* mask)
{
    const bool are_valid = is_range(batch, first, count) && (flags & ~(kFlags | BASTIDE_BATCH_FLAG_KEPT)) == 0;
    if (!are_valid || !are_viewers(*batch, count, viewers)) return BASTIDE_E_ARGUMENT;
    const Arrays arrays = {viewers, planes, scalars, mask, (flags & BASTIDE_BATCH_FLAG_KEPT) != 0};
    const bool is_observed = planes || scalars || mask;
    int32_t applied = 0;
    bastide_status status = BASTIDE_OK;
    bastide_batch_result result;
    for_each_game(
        *batch, first, count,
        [&](Slot& slot, int32_t i) {
            if (step(*batch, slot, numbers ? numbers[i] : -1, flags, out ? out[i] : result)) ++applied;
            if (is_observed && status == BASTIDE_OK) status = observe(*batch, slot, arrays, i);
        },
        [&](const Slot& slot, int32_t i) { fetch_observation(*batch, slot, arrays, i); });
    return status == BASTIDE_OK ? applied : status;
}

int32_t BASTIDE_CALL bastide_batch_play_out(bastide_batch* batch, int32_t first, int32_t count, int32_t most,
                                            bastide_batch_result* out)
{
    if (!is_range(batch, first, count) || most < 1) return BASTIDE_E_ARGUMENT;
    int32_t over = 0;
    bastide_batch_result result;
    for_each_game(*batch, first, count, [&](Slot& slot, int32_t i) {
        play_out(*batch, slot, most, out ? out[i] : result);
        if (is_over(slot)) ++over;
    });
    return over;
}

bastide_status BASTIDE_CALL bastide_batch_score(const bastide_batch* batch, int32_t first, int32_t count, int32_t* scores,
                                                int32_t* finals)
{
    if (!is_range(batch, first, count) || (!scores && count > 0)) return BASTIDE_E_ARGUMENT;
    for (int32_t i = 0; i < count; ++i) {
        const Slot& slot = batch->slots[first + i];
        std::memcpy(scores + int64_t{i} * BASTIDE_SEATS_MAX, slot.scores, sizeof slot.scores);
        if (!finals) continue;
        bastide_standing standing[BASTIDE_SEATS_MAX];
        int32_t* final_scores = finals + int64_t{i} * BASTIDE_SEATS_MAX;
        for (int32_t seat = 0; seat < BASTIDE_SEATS_MAX; ++seat) final_scores[seat] = 0;
        const int32_t seats = bastide_game_list_standing(slot.game, standing, BASTIDE_SEATS_MAX);
        if (seats < 0) return seats;
        for (int32_t k = 0; k < seats; ++k) final_scores[standing[k].seat] = standing[k].final_score;
    }
    return BASTIDE_OK;
}

}  // extern "C"
