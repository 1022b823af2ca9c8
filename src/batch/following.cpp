// SPDX-License-Identifier: MIT
// Follows a game: which tiles lie where, which actions are legal, what the scores are.
#include "batch/batch.hpp"
#include "batch/codes.hpp"

namespace bastide::batch {
namespace {

void add_tile(Slot& slot, int32_t x, int32_t y, int32_t tile, int32_t rotation, int32_t turn, int32_t seat) noexcept
{
    slot.lying[slot.placed++] = {static_cast<int16_t>(x), static_cast<int16_t>(y), static_cast<uint16_t>(4 * tile + rotation),
                                 static_cast<uint16_t>(turn), static_cast<int8_t>(seat)};
    if (x < slot.min_x || slot.placed == 1) slot.min_x = x;
    if (x > slot.max_x || slot.placed == 1) slot.max_x = x;
    if (y < slot.min_y || slot.placed == 1) slot.min_y = y;
    if (y > slot.max_y || slot.placed == 1) slot.max_y = y;
}

/// Asks for the turn of a tile.
void read_turn(const Slot& slot, int32_t index) noexcept
{
    bastide_placed placed;
    if (bastide_game_get_placed(slot.game, index, &placed) == BASTIDE_OK)
        slot.lying[index].turn = static_cast<uint16_t>(placed.turn);
}

/// Asking the game for a placed tile also counts the copies before it, which takes long; the action that placed it is quicker.
/// Two tiles of one turn are of one seat, unless tiles are sold; so the turns of tiles of different seats are not asked for.
void add_next_tile(const bastide_batch& batch, Slot& slot, int32_t on_board) noexcept
{
    const uint64_t code = slot.last_placement;
    if (code != 0 && on_board == slot.placed + 1 && !batch.table.sells) {
        add_tile(slot, place_x(code), place_y(code), tile_of(code), rotation_of(code), 0, seat_of(code));
        const int32_t last = slot.placed - 1;
        if (batch.table.is_plain || last == 0 || slot.lying[last - 1].seat != slot.lying[last].seat) return;
        read_turn(slot, last - 1);
        read_turn(slot, last);
        return;
    }
    bastide_placed placed;
    if (bastide_game_get_placed(slot.game, slot.placed, &placed) != BASTIDE_OK) return;
    add_tile(slot, placed.x, placed.y, placed.tile, placed.rotation, batch.table.is_plain ? 0 : placed.turn, placed.seat);
}

/// Lists the legal actions. @return whether nature decides.
bool list_actions(const bastide_batch& batch, Slot& slot) noexcept
{
    const int32_t cap = batch.shape.list_max;
    const int32_t count = bastide_game_list_codes(slot.game, BASTIDE_ANY, slot.near->codes, Near::kMax);
    const bool is_near = count <= Near::kMax;
    slot.codes = is_near ? slot.near->codes : slot.far_codes;
    slot.numbers = is_near ? slot.near->numbers : slot.far_numbers;
    if (!is_near) bastide_game_list_codes(slot.game, BASTIDE_ANY, slot.codes, cap);
    slot.status = count < 0 ? count : BASTIDE_OK;
    slot.legal = slot.status != BASTIDE_OK ? 0 : count < cap ? count : cap;
    slot.is_numbered = slot.has_slots = false;
    slot.seat = slot.legal > 0 ? static_cast<int32_t>((slot.codes[0] >> 6) & 15U) - 1 : BASTIDE_NONE;
    return slot.legal > 0 && slot.seat < 0;
}

/// Whether an action took the deployed piece from its supply, and nothing else left or entered a supply.
bool has_only_deployed(const Slot& slot, uint64_t code, const int32_t* before) noexcept
{
    const int32_t kind = kind_of(code);
    if (kind != BASTIDE_ACTION_PLACE && kind != BASTIDE_ACTION_PASS && kind != BASTIDE_ACTION_DEPLOY) return false;
    const int32_t from = kind == BASTIDE_ACTION_DEPLOY ? seat_of(code) : BASTIDE_NONE;
    for (int32_t seat = 0; seat < BASTIDE_SEATS_MAX; ++seat)
        if (slot.supplies[seat] != before[seat] - (seat == from ? 1 : 0)) return false;
    return true;
}

/// Whether the seat that placed a tile may still deploy a piece on it: until it has, nothing is scored and no piece moves.
bool is_before_scoring(const Slot& slot, uint64_t code) noexcept
{
    if (kind_of(code) != BASTIDE_ACTION_PLACE || slot.legal == 0) return false;
    const int32_t next = kind_of(slot.codes[0]);
    return next == BASTIDE_ACTION_PASS || next == BASTIDE_ACTION_DEPLOY;
}

/// Notes a piece on a segment of the last tile. False for another place.
bool stand_on_last(const bastide_batch& batch, Slot& slot, uint64_t code) noexcept
{
    if (slot.placed == 0 || slot.last_placement != 0 || deploy_spot(code) != BASTIDE_SPOT_SEGMENT) return false;
    const Lying& last = slot.lying[slot.placed - 1];
    const int32_t segment = deploy_segment(code);
    if (last.x != deploy_x(code) || last.y != deploy_y(code) || segment < 0 || segment >= kSegments) return false;
    if (slot.standing_count == batch.table.pieces) return false;
    slot.standing[slot.standing_count++] = {last.x,
                                            last.y,
                                            static_cast<int8_t>(seat_of(code)),
                                            static_cast<uint8_t>(deploy_piece(code)),
                                            batch.stamps[last.stamp].areas[segment],
                                            static_cast<uint8_t>(place_of_piece(BASTIDE_SPOT_SEGMENT, segment))};
    return true;
}

/// Samples the action of nature. False when there is none.
bool answer_for_nature(Slot& slot) noexcept
{
    bastide_action action;
    return bastide_game_sample_action(slot.game, BASTIDE_ANY, &slot.random, &action) == BASTIDE_OK &&
           bastide_game_apply(slot.game, &action, nullptr) == BASTIDE_OK;
}

int32_t middle(int32_t least, int32_t greatest) noexcept
{
    const int32_t sum = least + greatest;
    return sum >= 0 ? sum / 2 : (sum - 1) / 2;
}

}  // namespace

uint64_t next_random(uint64_t& word) noexcept
{
    word += UINT64_C(0x9E3779B97F4A7C15);
    uint64_t z = word;
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

uint32_t bounded(uint64_t& word, uint32_t below) noexcept
{
    const uint32_t least = (0U - below) % below;
    uint64_t product = 0;
    do product = (next_random(word) >> 32) * below;
    while (static_cast<uint32_t>(product) < least);
    return static_cast<uint32_t>(product >> 32);
}

void follow(const bastide_batch& batch, Slot& slot, uint64_t code) noexcept
{
    slot.has_board = false;
    // A second placement before the board is asked for makes both unknown, and so does one with a road across a tile.
    if (kind_of(code) == BASTIDE_ACTION_PLACE) slot.last_placement = slot.last_placement == 0 ? code : ~UINT64_C(0);
    if (kind_of(code) == BASTIDE_ACTION_PLACE_SPANNED) slot.last_placement = ~UINT64_C(0);
    while (list_actions(batch, slot))
        if (!answer_for_nature(slot)) break;
}

void follow_board(const bastide_batch& batch, Slot& slot) noexcept
{
    if (batch.table.is_dice || slot.has_board) return;
    slot.has_board = true;
    if (slot.last_placement == ~UINT64_C(0)) slot.last_placement = 0;
    const int32_t placed = bastide_game_list_board(slot.game, nullptr, 0);
    const int32_t known = placed < batch.table.tiles ? placed : batch.table.tiles;
    for (int32_t before = -1; slot.placed < known && slot.placed != before;) {
        before = slot.placed;
        add_next_tile(batch, slot, known);
    }
    slot.last_placement = 0;
}

void reread(const bastide_batch& batch, Slot& slot) noexcept
{
    slot.placed = 0;
    slot.drawn.x = BASTIDE_NOWHERE;
    slot.standing_count = -1;
    slot.length = 0;
    slot.last_placement = 0;
    follow(batch, slot, 0);
    read_scores(slot, nullptr);
}

void read_scores(Slot& slot, int32_t* rewards) noexcept
{
    bastide_seat seats[BASTIDE_SEATS_MAX];
    const int32_t count = bastide_game_list_seats(slot.game, seats, BASTIDE_SEATS_MAX);
    for (int32_t seat = 0; seat < count; ++seat) {
        if (rewards) rewards[seat] = seats[seat].score - slot.scores[seat];
        slot.scores[seat] = seats[seat].score;
        slot.supplies[seat] = seats[seat].supply;
    }
}

void read_seats(const bastide_batch& batch, Slot& slot, uint64_t code, int32_t* rewards) noexcept
{
    int32_t before[BASTIDE_SEATS_MAX];
    if (batch.table.is_plain && is_before_scoring(slot, code)) return;
    std::memcpy(before, slot.supplies, sizeof before);
    read_scores(slot, rewards);
    if (slot.standing_count < 0) return;
    if (batch.table.is_plain && has_only_deployed(slot, code, before)) {
        const bool is_deployment = kind_of(code) == BASTIDE_ACTION_DEPLOY;
        if (!is_deployment || stand_on_last(batch, slot, code)) return;
    }
    slot.standing_count = -1;
}

Frame frame_of(const bastide_batch& batch, Slot& slot) noexcept
{
    follow_board(batch, slot);
    const int32_t size = batch.shape.window;
    Frame frame;
    frame.window = {middle(slot.min_x, slot.max_x) - size / 2, middle(slot.min_y, slot.max_y) - size / 2, size};
    if (slot.placed > 0) {
        frame.last_x = slot.lying[slot.placed - 1].x;
        frame.last_y = slot.lying[slot.placed - 1].y;
    }
    return frame;
}

void number_actions(const bastide_batch& batch, Slot& slot) noexcept
{
    if (slot.is_numbered) return;
    slot.has_slots = batch.numbers.number(frame_of(batch, slot), slot.codes, slot.legal, slot.numbers);
    slot.is_numbered = true;
}

}  // namespace bastide::batch
