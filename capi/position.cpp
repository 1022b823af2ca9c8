// SPDX-License-Identifier: MIT
// Setting the table of a game, and telling what lies on it.
#include "house/position.hpp"

#include "dice.hpp"
#include "fence.hpp"
#include "house/position_text.hpp"

using namespace bastide;

namespace {

/// The caller's head over zeros; what he knows more than we must be zero.
i32 read_head(const bastide_position* in, bastide_position& out) noexcept
{
    if (!in || in->struct_size < kFirstPositionSize) return BASTIDE_E_ARGUMENT;
    const u8* bytes = reinterpret_cast<const u8*>(in);
    for (u32 i = sizeof out; i < in->struct_size; ++i)
        if (bytes[i] != 0) return BASTIDE_E_VERSION;
    std::memcpy(&out, in, sizeof out);
    return are_zero(out.reserved) ? BASTIDE_OK : BASTIDE_E_VERSION;
}

bool are_plain(const bastide_put* puts, i32 count) noexcept
{
    for (i32 i = 0; i < count; ++i)
        if (!are_zero(puts[i].reserved)) return false;
    return true;
}

/// What checking and setting ask of their arguments.
i32 read_arguments(const bastide_game* game, const bastide_position* in, const bastide_put* puts, i32 count,
                   bastide_position& head, Fault& fault) noexcept
{
    fault.set(Status::argument, Reason::none, "An argument is missing or out of range.");
    if (!game || !is_buffer(puts, count) || !are_plain(puts, count)) return BASTIDE_E_ARGUMENT;
    const i32 read = read_head(in, head);
    if (read == BASTIDE_E_VERSION)
        fault.set(Status::version, Reason::none, "The head of the position holds something this library does not know.");
    if (read != BASTIDE_OK) return read;
    if (!game->dice) return BASTIDE_OK;
    fault.set(Status::absent, Reason::none, "The dice game has no table of tiles to set.");
    return BASTIDE_E_ABSENT;
}

}  // namespace

int32_t bastide_game_list_position(const bastide_game* game, bastide_position* head, bastide_put* out, int32_t cap)
{
    if (!game || !is_buffer(out, cap) || (head && head->struct_size < kFirstPositionSize)) return BASTIDE_E_ARGUMENT;
    if (game->dice) return BASTIDE_E_ABSENT;
    bastide_position record{};
    if (!tell_head(game->game->view(), record)) return BASTIDE_E_STATE;
    if (head) give(record, head);
    i32 count = 0;
    for_each_put(game->game->view(), [&](const bastide_put& put) {
        if (count < cap) out[count] = put;
        ++count;
    });
    return count;
}

int32_t bastide_game_check_position(bastide_game* game, const bastide_position* head, const bastide_put* puts, int32_t count,
                                    bastide_illegal* out, int32_t cap)
{
    Fault fault;
    bastide_position record{};
    if (!is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    const i32 read = read_arguments(game, head, puts, count, record, fault);
    if (read != BASTIDE_OK) return read;
    fault = Fault{};
    Illegals illegals(out, static_cast<u32>(cap));
    Game* set = set_table(*game->game, record, puts, static_cast<u32>(count), illegals, fault);
    if (set) Game::destroy(set);
    return fault.status == Status::ok ? count_of(illegals.count()) : code(fault.status);
}

bastide_status bastide_game_set_position(bastide_game* game, const bastide_position* head, const bastide_put* puts, int32_t count,
                                         bastide_error* error)
{
    if (!is_error_record(error)) return BASTIDE_E_ARGUMENT;
    Fault fault;
    bastide_position record{};
    if (read_arguments(game, head, puts, count, record, fault) != BASTIDE_OK) return tell(fault, error);
    fault = Fault{};
    Illegals illegals(nullptr, 0);
    const u64 next = game->game->log().next();
    Game* set = set_table(*game->game, record, puts, static_cast<u32>(count), illegals, fault);
    if (!set && fault.status == Status::ok) tell_illegal(game->game->rules(), illegals.first(), fault);
    if (!set) return tell(fault, error);
    set->forget_events(next);
    Game::destroy(game->game);
    game->game = set;
    return BASTIDE_OK;
}

int32_t bastide_illegal_text(const bastide_game* game, const bastide_illegal* illegal, char* out, int32_t cap)
{
    if (!game || !illegal || !are_zero(illegal->reserved) || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    if (game->dice) return BASTIDE_E_ABSENT;
    TextWriter text(out, static_cast<u32>(cap));
    write_illegal(game->game->rules(), *illegal, text);
    return text_length(text);
}
