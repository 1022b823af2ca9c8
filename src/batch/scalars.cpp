// SPDX-License-Identifier: MIT
// Writes the scalars of observations, in the order of their list.
#include <bit>
#include <initializer_list>

#include "batch/codes.hpp"
#include "batch/observed_game.hpp"

namespace bastide::batch {
namespace {

/// Counts for the scalars, filled before they are written in their order.
struct Counts {
    int32_t supply[BASTIDE_SEATS_MAX][kKinds] = {};
    int32_t prisoners[BASTIDE_SEATS_MAX] = {};
};

void count_piece(Counts& counts, const bastide_piece& piece) noexcept
{
    if (piece.kind >= kKinds) return;
    if (piece.spot == BASTIDE_SPOT_SUPPLY && piece.seat >= 0) ++counts.supply[piece.seat][piece.kind];
    if (piece.spot == BASTIDE_SPOT_PRISON && piece.other_seat >= 0) ++counts.prisoners[piece.other_seat];
}

struct Writer {
    int32_t* out;
    void add(int32_t number) noexcept { *out++ = number; }
};

/// The types in the slots: those of the list for the seat that decides, else the drawn tile.
void find_slots(const ObservedGame& observed, const bastide_decision& decision, int32_t* tiles) noexcept
{
    const int32_t slots = observed.batch.table.hand_slots;
    for (int32_t slot = 0; slot < slots; ++slot) tiles[slot] = BASTIDE_NONE;
    tiles[0] = decision.tile;
    if (slots == 1 || !observed.decides()) return;
    int32_t count = 0;
    for (int32_t i = 0; i < observed.slot.legal && count <= slots; ++i) {
        const int32_t kind = kind_of(observed.slot.codes[i]);
        if (kind != BASTIDE_ACTION_PLACE && kind != BASTIDE_ACTION_DISCARD) continue;
        const int32_t tile = tile_of(observed.slot.codes[i]);
        int32_t at = 0;
        while (at < count && tiles[at] < tile) ++at;
        if ((at < count && tiles[at] == tile) || count == slots) continue;
        for (int32_t k = count++; k > at; --k) tiles[k] = tiles[k - 1];
        tiles[at] = tile;
    }
}

int32_t dice_outside(const ObservedGame& observed) noexcept
{
    bastide_die dice[kDice];
    const int32_t count = bastide_game_list_dice(observed.game, dice, kDice);
    int32_t found = 0;
    for (int32_t i = 0; i < count && i < kDice; ++i)
        if (dice[i].spot == BASTIDE_SPOT_BUILT && observed.frame.window.place(dice[i].x, dice[i].y) < 0) ++found;
    return found;
}

int32_t outside(const ObservedGame& observed) noexcept
{
    if (observed.batch.table.is_dice) return dice_outside(observed);
    const Slot& slot = observed.slot;
    const Window& window = observed.frame.window;
    if (window.place(slot.min_x, slot.min_y) >= 0 && window.place(slot.max_x, slot.max_y) >= 0) return 0;
    int32_t count = 0;
    for (int32_t i = 0; i < slot.placed; ++i)
        if (window.place(slot.lying[i].x, slot.lying[i].y) < 0) ++count;
    return count;
}

void write_decision(const ObservedGame& observed, const bastide_decision& decision, Writer& writer) noexcept
{
    const int32_t size = observed.batch.shape.window;
    const int32_t place = decision.x == BASTIDE_NOWHERE ? -1 : observed.frame.window.place(decision.x, decision.y);
    writer.add(decision.over != 0 ? BASTIDE_NONE : observed.relative(decision.seat));
    writer.add(observed.relative(decision.turn_seat));
    writer.add(decision.turn);
    writer.add(decision.step);
    writer.add(decision.tiles_left);
    writer.add(decision.least);
    writer.add(decision.most);
    writer.add(observed.frame.window.x);
    writer.add(observed.frame.window.y);
    writer.add(outside(observed));
    writer.add(place < 0 ? -1 : place / size);
    writer.add(place < 0 ? -1 : place % size);
    int32_t tiles[4];
    find_slots(observed, decision, tiles);
    for (int32_t slot = 0; slot < observed.batch.table.hand_slots; ++slot) {
        const int32_t tile = tiles[slot];
        writer.add(tile);
        for (int32_t side = 0; side < 4; ++side) writer.add(tile < 0 ? 0 : observed.batch.defs[tile].sides[side]);
    }
}

/// `supply(seat, kind)` and `more(seat)` write what differs between configs.
template <class Supply, class More>
void write_each_seat(const ObservedGame& observed, Writer& writer, Supply&& supply, More&& more) noexcept
{
    const ConfigFacts& table = observed.batch.table;
    bastide_seat seats[BASTIDE_SEATS_MAX];
    bastide_game_list_seats(observed.game, seats, BASTIDE_SEATS_MAX);
    for (int32_t i = 0; i < table.seats; ++i) {
        const int32_t seat = (observed.base() + i) % table.seats;
        writer.add(seats[seat].score);
        for (uint64_t kinds = table.piece_kinds & ~UINT64_C(1); kinds != 0; kinds &= kinds - 1)
            supply(seat, static_cast<int32_t>(std::countr_zero(kinds)));
        more(seat);
        writer.add(seats[seat].hand);
        writer.add(seats[seat].state == BASTIDE_SEAT_STATE_RESIGNED ? 1 : 0);
    }
}

void write_seats_by_pieces(const ObservedGame& observed, Writer& writer) noexcept
{
    const ConfigFacts& table = observed.batch.table;
    Counts counts;
    if (!table.is_dice) for_each_piece(observed, [&counts](const bastide_piece& piece) { count_piece(counts, piece); });
    const auto more = [&](int32_t seat) {
        if (has_bit(table.sets, BASTIDE_SET_TOWER)) writer.add(counts.prisoners[seat]);
        for (uint64_t kinds = table.tokens; kinds != 0; kinds &= kinds - 1)
            writer.add(bastide_game_count_supply(observed.game, seat, static_cast<int32_t>(std::countr_zero(kinds))));
    };
    write_each_seat(
        observed, writer, [&](int32_t seat, int32_t kind) { writer.add(counts.supply[seat][kind]); }, more);
}

void write_seats(const ObservedGame& observed, Writer& writer) noexcept
{
    const auto supply = [&](int32_t seat, int32_t kind) { writer.add(bastide_game_count_supply(observed.game, seat, kind)); };
    if (has_plain_supplies(observed.batch.table))
        write_each_seat(observed, writer, supply, [](int32_t) {});
    else
        write_seats_by_pieces(observed, writer);
}

void write_dice(const ObservedGame& observed, Writer& writer) noexcept
{
    bastide_dice dice{};
    bastide_game_get_dice(observed.game, &dice);
    writer.add(dice.rolls);
    writer.add(dice.rolls_left);
    writer.add(dice.dice);
    for (const int32_t shown : dice.tray) writer.add(shown);
    for (const int32_t number : {dice.hand, dice.built, dice.aside, dice.catapults, dice.doubled}) writer.add(number);
    for (int32_t i = 0; i < observed.batch.table.seats; ++i)
        writer.add(static_cast<int32_t>((dice.holders >> ((observed.base() + i) % observed.batch.table.seats)) & 1U));
    writer.add(dice.largest);
    writer.add(dice.points);
}

/// Tiles in hands, by seat and type. A tile that the viewer does not know is counted by HELD alone.
void write_hands(const ObservedGame& observed, Writer& writer) noexcept
{
    const bastide_batch& batch = observed.batch;
    int32_t* const first = writer.out;
    int32_t types = 0;
    for (int32_t tile = 0; tile < batch.table.types; ++tile)
        if (is_held(batch.table, batch.defs[tile])) ++types;
    const int32_t racks = batch.table.seats + (batch.table.has_bazaars ? 1 : 0);  // the last one: the open tiles
    for (int32_t i = 0; i < types * racks; ++i) writer.add(0);
    if (types == 0) return;
    constexpr int32_t kMost = 64;
    bastide_thing things[kMost];
    const int32_t count = bastide_game_list_things(observed.game, BASTIDE_THING_HAND, things, kMost);
    for (int32_t i = 0; i < count && i < kMost; ++i) {
        if (things[i].tile < 0) continue;
        const int32_t rack = things[i].seat < 0 ? batch.table.seats : observed.relative(things[i].seat);
        if (rack >= racks) continue;
        int32_t place = 0;
        for (int32_t tile = 0; tile < things[i].tile; ++tile)
            if (is_held(batch.table, batch.defs[tile])) ++place;
        first[rack * types + place] += things[i].count;
    }
}

/// The number of SCALAR_PIECE.
int32_t place_of(const ObservedGame& observed, const bastide_piece& piece) noexcept
{
    switch (piece.spot) {
        case BASTIDE_SPOT_SUPPLY: return 0;
        case BASTIDE_SPOT_MOVING: return -2;
        case BASTIDE_SPOT_PRISON: return -10 - observed.relative(piece.other_seat);
        case BASTIDE_SPOT_HELD: return -20 - observed.relative(piece.other_seat);
        case BASTIDE_SPOT_SPACE: return -100 - piece.segment;
        case BASTIDE_SPOT_BESIDE: return -1000 - piece.beside;
        default: break;
    }
    const int32_t place = observed.frame.window.place(piece.x, piece.y);
    return place < 0 ? -1 : 16 * place + place_of_piece(piece.spot, piece.segment);
}

/// What the game keeps beside the board.
void write_rest(const ObservedGame& observed, const bastide_decision& decision, Writer& writer) noexcept
{
    const ConfigFacts& table = observed.batch.table;
    if (table.hand_slots > 1) writer.add(decision.tile);
    write_hands(observed, writer);
    bastide_game_list_variables(observed.game, observed.base(), writer.out, table.variables);
    writer.out += table.variables;
    if (table.is_plain) return;
    writer.add(decision.segment);
    writer.add(observed.number_of(decision.piece));
    writer.add(observed.relative(decision.other_seat));
    int32_t* const out = writer.out;
    for_each_piece(observed, [&](const bastide_piece& piece) { out[observed.number_of(piece.id)] = place_of(observed, piece); });
}

}  // namespace

bool has_plain_supplies(const ConfigFacts& table) noexcept
{
    return !table.is_dice && !has_bit(table.sets, BASTIDE_SET_TOWER) && table.tokens == 0;
}

void write_scalars(const ObservedGame& observed, int32_t* scalars) noexcept
{
    bastide_decision decision;
    bastide_game_get_decision(observed.game, &decision);  // a game with a fault is not observed
    Writer writer{scalars};
    write_decision(observed, decision, writer);
    write_seats(observed, writer);
    if (observed.batch.table.is_dice) return write_dice(observed, writer);
    bastide_game_list_left(observed.game, writer.out, observed.batch.table.types);
    writer.out += observed.batch.table.types;
    write_rest(observed, decision, writer);
}

}  // namespace bastide::batch
