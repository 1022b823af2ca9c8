// SPDX-License-Identifier: MIT
// Life of a game and deciding in it.
#include <new>

#include "dice.hpp"
#include "dice/dice_game.hpp"
#include "fence.hpp"
#include "house/action_text.hpp"
#include "house/all_rooms.hpp"
#include "house/choices.hpp"
#include "house/observe.hpp"
#include "house/verdict_text.hpp"

using namespace bastide;

namespace {

/// The caller's record over zeros; what he knows more than we must be zero.
i32 read_config(const bastide_config* in, bastide_config& out) noexcept
{
    if (!in || in->struct_size < kFirstConfigSize) return BASTIDE_E_ARGUMENT;
    const u8* bytes = reinterpret_cast<const u8*>(in);
    for (u32 i = sizeof out; i < in->struct_size; ++i)
        if (bytes[i] != 0) return BASTIDE_E_VERSION;
    std::memcpy(&out, in, smaller<u32>(in->struct_size, sizeof out));
    return are_zero(out.reserved) && (out.flags & ~BASTIDE_CONFIG_NO_HISTORY) == 0 ? BASTIDE_OK : BASTIDE_E_VERSION;
}

Status refuse(Fault& fault, Reason reason, Text sentence) noexcept { return fault.set(Status::argument, reason, sentence); }

Status refuse_seats(Fault& fault) noexcept
{
    refuse(fault, Reason::config_seats, "");
    TextWriter out(fault.text, sizeof fault.text);
    out.put("A game has 2 to ").put_number(most_seats()).put(" seats, fewer with some boxes.");
    return fault.status;
}

Status read_head(const bastide_config& in, Config& config, Fault& fault) noexcept
{
    if (in.ruleset != BASTIDE_RULESET_TILES && in.ruleset != BASTIDE_RULESET_DICE)
        return refuse(fault, Reason::config_ruleset, "There is no such ruleset.");
    if (in.chance < 0 || in.chance > BASTIDE_CHANCE_HOST)
        return refuse(fault, Reason::config_chance, "There is no such kind of chance.");
    if (in.seats < 0 || in.seats > kMaxSeats) return refuse_seats(fault);
    if (in.first_seat < 0 || in.first_seat >= kMaxSeats)
        return refuse(fault, Reason::config_first_seat, "The first seat is none of the seats.");
    if (in.event_capacity < -1 || in.event_capacity > kMostEvents)
        return refuse(fault, Reason::config_capacity, "The event capacity goes from -1 to 1048576.");
    if (in.rules_revision > kRulesRevision) {
        refuse(fault, Reason::config_revision, "This library does not know that revision of the rules.");
        return fault.status = Status::version;
    }
    config.ruleset = static_cast<Ruleset>(in.ruleset);
    config.chance = in.chance == BASTIDE_CHANCE_HOST ? Chance::host : Chance::seeded;
    config.seats = static_cast<u8>(in.seats);
    config.first_seat = static_cast<u8>(in.first_seat);
    config.notes.events = in.event_capacity;
    config.seed = config.chance == Chance::host ? 0 : in.seed;
    config.revision = in.rules_revision == 0 ? kRulesRevision : in.rules_revision;
    config.notes.history = (in.flags & BASTIDE_CONFIG_NO_HISTORY) == 0;
    return Status::ok;
}

Status read_choices(const bastide_choice* choices, i32 count, u32 host_sets, Config& config, Fault& fault) noexcept
{
    Chooser chooser(config, host_sets);
    for (i32 i = 0; i < count; ++i) {
        const Refusal refusal =
            choices[i].reserved ? kReservedChoice : chooser.take({choices[i].what, choices[i].id, choices[i].value});
        if (refusal.reason == Reason::none) continue;
        refuse_choice(choices, i, refusal, Ruleset::dice, fault);
        return fault.status;
    }
    chooser.finish();
    return Status::ok;
}

/// The first handle that is missing, or -1.
i32 missing_set(const bastide_tileset* const* sets, i32 count) noexcept
{
    for (i32 i = 0; sets && i < count && i < kMaxHostSets; ++i)
        if (!sets[i]) return i;
    return -1;
}

/// Where the choice stands that a fault is about; what the fault says itself when it is about none.
i32 index_of(const bastide_choice* choices, i32 count, const Fault& fault) noexcept
{
    for (i32 i = 0; i < count; ++i)
        if (choices[i].what == fault.what && choices[i].id == fault.id) return i;
    return fault.index;
}

/// The verdict may be written over the action. As bytes, because a compiler takes it that records of two types never meet.
bastide_action kept(const bastide_action& action) noexcept
{
    bastide_action copy;
    std::memcpy(&copy, &action, sizeof copy);
    return copy;
}

Game* make_game(const Config& config, const Sources& sources, const Memory& memory, Fault& fault) noexcept
{
    SharedRules* shared = build_rules(config, sources, memory, fault);
    Game* game = shared ? Game::create(shared, memory, fault) : nullptr;
    if (game) game->open();
    return game;
}

}  // namespace

bastide_status bastide_config_init(bastide_config* config, uint32_t struct_size)
{
    if (!config || struct_size < kFirstConfigSize) return BASTIDE_E_ARGUMENT;
    std::memset(config, 0, struct_size);
    config->struct_size = struct_size;
    config->ruleset = BASTIDE_RULESET_TILES;
    config->chance = BASTIDE_CHANCE_SEEDED;
    config->seats = 2;
    config->event_capacity = -1;
    return BASTIDE_OK;
}

bastide_status bastide_game_create(const bastide_config* config, const bastide_choice* choices, int32_t choice_count,
                                   const bastide_tileset* const* sets, int32_t set_count, const bastide_allocator* mem,
                                   bastide_error* error, bastide_game** out)
{
    if (!out) return BASTIDE_E_ARGUMENT;
    *out = nullptr;
    if (!is_error_record(error)) return BASTIDE_E_ARGUMENT;
    Fault fault;
    fault.set(Status::argument, Reason::none, "An argument is missing or out of range.");
    Memory memory;
    TileSet host_sets[kMaxHostSets];
    Sources sources;
    if (!read_memory(mem, memory) || choice_count < 0 || (choice_count > 0 && !choices)) return tell(fault, error);
    if (read_sources(sets, set_count, host_sets, sources) != Status::ok) {
        refuse(fault, Reason::config_tileset, "A tile set handle is missing, or there are too many.");
        fault.index = missing_set(sets, set_count);
        return tell(fault, error);
    }
    bastide_config head{};
    const i32 read = read_config(config, head);
    if (read == BASTIDE_E_VERSION)
        fault.set(Status::version, Reason::none, "The config holds something this library does not know.");
    if (read != BASTIDE_OK) return tell(fault, error);
    Config inner = empty_config();
    if (read_head(head, inner, fault) != Status::ok) return tell(fault, error);
    if (inner.ruleset == Ruleset::dice) {
        *out = create_dice(inner, choices, choice_count, memory, fault);
        return *out ? BASTIDE_OK : tell(fault, error);
    }
    if (read_choices(choices, choice_count, sources.count, inner, fault) != Status::ok) return tell(fault, error);
    Game* game = make_game(inner, sources, memory, fault);
    if (!game) {
        fault.index = index_of(choices, choice_count, fault);
        return tell(fault, error);
    }
    void* place = memory.take(sizeof(bastide_game));
    if (!place) {
        Game::destroy(game);
        fault.set(Status::memory, Reason::none, "No memory for the handle.");
        return tell(fault, error);
    }
    *out = new (place) bastide_game{memory, game};
    return BASTIDE_OK;
}

bastide_status bastide_game_clone(const bastide_game* game, const bastide_allocator* mem, bastide_game** out)
{
    if (!out) return BASTIDE_E_ARGUMENT;
    *out = nullptr;
    Memory memory;
    if (!game || !read_memory(mem, memory)) return BASTIDE_E_ARGUMENT;
    if (game->dice) return clone_dice(*game, memory, out);
    if (game->game->is_faulty()) return BASTIDE_E_STATE;
    void* place = memory.take(sizeof(bastide_game));
    if (!place) return BASTIDE_E_MEMORY;
    Game* copy = game->game->clone(memory);
    if (!copy) {
        memory.give_back(place, sizeof(bastide_game));
        return BASTIDE_E_MEMORY;
    }
    *out = new (place) bastide_game{memory, copy};
    return BASTIDE_OK;
}

bastide_status bastide_game_copy(bastide_game* game, const bastide_game* from)
{
    if (!game || !from) return BASTIDE_E_ARGUMENT;
    if (from->game && from->game->is_faulty()) return BASTIDE_E_STATE;
    if (game->game && from->game && game->game->copy(*from->game)) return BASTIDE_OK;
    if (game->dice && from->dice) {
        game->dice->copy(*from->dice);
        return BASTIDE_OK;
    }
    bastide_game copied{game->memory, nullptr};
    if (from->game) copied.game = from->game->clone(game->memory, notes_of(*game));
    if (from->dice) copied.dice = from->dice->clone(game->memory, notes_of(*game));
    if (!copied.game && !copied.dice) return BASTIDE_E_MEMORY;
    end_game(*game);
    *game = copied;
    return BASTIDE_OK;
}

bastide_status bastide_game_restart(bastide_game* game, uint64_t seed)
{
    if (!game) return BASTIDE_E_ARGUMENT;
    if (game->dice)
        game->dice->restart(seed);
    else
        game->game->restart(seed);
    return BASTIDE_OK;
}

void bastide_game_destroy(bastide_game* game)
{
    if (!game) return;
    const Memory memory = game->memory;
    end_game(*game);
    memory.give_back(game, sizeof(bastide_game));
}

bastide_status bastide_game_get_config(const bastide_game* game, bastide_config* out)
{
    if (!game || !out || out->struct_size < kFirstConfigSize) return BASTIDE_E_ARGUMENT;
    if (game->dice) {
        give(dice_config(*game->dice), out);
        return BASTIDE_OK;
    }
    const Config config = game->game->config();
    bastide_config record{};
    record.ruleset = static_cast<i32>(config.ruleset);
    record.chance = static_cast<i32>(config.chance);
    record.seats = config.seats;
    record.first_seat = config.first_seat;
    record.event_capacity = config.notes.events;
    record.seed = config.seed;
    record.rules_revision = config.revision;
    record.flags = config.notes.history ? 0u : BASTIDE_CONFIG_NO_HISTORY;
    give(record, out);
    return BASTIDE_OK;
}

int32_t bastide_game_list_choices(const bastide_game* game, bastide_choice* out, int32_t cap)
{
    if (!game || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    if (game->dice) return list_dice_choices(*game->dice, out, cap);
    i32 count = 0;
    for_each_choice(game->game->rules(), [&](const Choice& choice) {
        if (count < cap) out[count] = {choice.what, choice.id, choice.value, 0};
        ++count;
    });
    return count;
}

bastide_status bastide_game_pending(const bastide_game* game, bastide_pending* out)
{
    if (!game || !out || out->struct_size < kFirstPendingSize) return BASTIDE_E_ARGUMENT;
    if (game->dice) {
        give(dice_pending(*game->dice), out);
        return BASTIDE_OK;
    }
    if (game->game->is_faulty()) return BASTIDE_E_STATE;
    const View view = game->game->view();
    const Header& header = view.state.header();
    bastide_pending record{};
    record.over = header.over;
    record.seat = -1;
    record.active_seat = header.active;
    record.turn = header.turn;
    record.tile = outside(header.drawn);
    record.placed = outside(header.last);
    record.winners = header.winners;
    record.tiles_left = header.bag_left;
    if (header.last) {
        const Cell cell = cell_of(view.state.placed(header.last));
        record.x = cell.x;
        record.y = cell.y;
    }
    if (!header.over) {
        const Decision decision = pending(view);
        record.seat = seat_outside(decision.seat);
        record.step = static_cast<i32>(decision.name());
        record.kinds = kinds_of_options(view);
    }
    give(record, out);
    return BASTIDE_OK;
}

int32_t bastide_game_list_actions(const bastide_game* game, int32_t kind, bastide_action* out, int32_t cap)
{
    if (!game || !is_buffer(out, cap) || kind < BASTIDE_ACTION_ANY || kind > 255) return BASTIDE_E_ARGUMENT;
    if (game->dice) return list_dice_actions(*game->dice, kind, out, cap);
    if (game->game->is_faulty()) return BASTIDE_E_STATE;
    if (kind == BASTIDE_ACTION_NONE) return 0;
    const u32 room = static_cast<u32>(cap);
    RunNote note;
    Options options(out, room, only(kind), hosts_form(note));
    list_options(game->game->view(), options);
    if (options.is_torn()) {  // something belongs before the run: when it is written, that can be mended
        note.end = note.begin;
        options = Options(out, room, only(kind), Form{sizeof(bastide_action)});
        list_options(game->game->view(), options);
    }
    widen_all(out, smaller(options.count(), room), note);
    return count_of(options.count());
}

int32_t bastide_game_list_placements(const bastide_game* game, int32_t tile, bastide_placement* out, int32_t cap)
{
    if (!game || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    if (game->dice) return BASTIDE_E_ABSENT;
    if (game->game->is_faulty()) return BASTIDE_E_STATE;
    const View view = game->game->view();
    if (tile < 0 || tile >= view.rules.tiles.count) return BASTIDE_E_ABSENT;
    i32 count = 0;
    for_each_placement(view, RowId(tile + 1), [&](Cell cell, u32 rotations) {
        if (count < cap) out[count] = {cell.x, cell.y, rotations, 0};
        ++count;
    });
    return count;
}

bastide_status bastide_game_check(const bastide_game* game, const bastide_action* action, bastide_verdict* out)
{
    if (!game || !action || !out) return BASTIDE_E_ARGUMENT;
    const bastide_action asked = kept(*action);
    *out = bastide_verdict{};
    if (game->dice) return check_dice(*game->dice, asked, *out);
    if (game->game->is_faulty()) return BASTIDE_E_STATE;
    Action inner;
    Verdict verdict;
    const Status status = narrow(game->game->rules(), asked, inner, verdict);
    if (status == Status::argument) return BASTIDE_E_ARGUMENT;
    if (status == Status::ok) game->game->why_not(inner, verdict);
    *out = widen(verdict);
    return BASTIDE_OK;
}

bastide_status bastide_game_apply(bastide_game* game, const bastide_action* action, bastide_verdict* out)
{
    const bastide_action asked = action ? kept(*action) : bastide_action{};
    if (out) *out = bastide_verdict{};
    if (!game || !action) return BASTIDE_E_ARGUMENT;
    if (game->dice) return apply_dice(*game->dice, asked, out);
    if (game->game->is_faulty()) return BASTIDE_E_STATE;
    Action inner;
    Verdict verdict;
    Status status = narrow(game->game->rules(), asked, inner, verdict);
    if (status == Status::ok) status = game->game->apply_canonical(inner, verdict);
    if (out && status != Status::argument) *out = widen(verdict);
    return code(status);
}

int32_t bastide_action_text(const bastide_game* game, const bastide_action* action, char* out, int32_t cap)
{
    if (!game || !action || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    TextWriter text(out, static_cast<u32>(cap));
    Action inner;
    dice::Action die;
    Verdict verdict;
    const Status status =
        game->dice ? narrow(game->dice->rules(), *action, die) : narrow(game->game->rules(), *action, inner, verdict);
    if (status == Status::argument) return BASTIDE_E_ARGUMENT;
    if (game->dice)
        write_dice_action(*action, text);
    else
        write_action(game->game->view(), inner, text);
    return text_length(text);
}

bastide_status bastide_action_parse(const bastide_game* game, const char* utf8, int32_t len, bastide_error* error,
                                    bastide_action* out)
{
    if (out) *out = bastide_action{};
    if (!is_error_record(error)) return BASTIDE_E_ARGUMENT;
    Fault fault;
    fault.set(Status::argument, Reason::none, "An argument is missing or out of range.");
    if (!game || !utf8 || len < -1 || !out) return tell(fault, error);
    if (game->game && game->game->is_faulty()) {
        fault.set(Status::state, Reason::none, "The game is faulty and waits to be restored.");
        return tell(fault, error);
    }
    fault.line = 1;
    ScriptLine line(len < 0 ? Text(utf8) : Text(utf8, static_cast<u32>(len)), fault);
    if (game->dice) {
        dice::Action narrowed;
        if (!read_dice_action(*game->dice, line, narrowed) || !line.expect_end()) return tell(fault, error);
        *out = widen(narrowed);
        return BASTIDE_OK;
    }
    Action action;
    if (!read_action(game->game->view(), line, action) || !line.expect_end()) return tell(fault, error);
    widen(action, *out);
    return BASTIDE_OK;
}

int32_t bastide_verdict_text(const bastide_game* game, const bastide_action* action, const bastide_verdict* verdict, char* out,
                             int32_t cap)
{
    if (!game || !action || !verdict || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    TextWriter text(out, static_cast<u32>(cap));
    if (!are_zero(action->reserved) || !are_zero(verdict->reserved)) return BASTIDE_E_ARGUMENT;
    if (game->dice)
        write_dice_verdict(*action, *verdict, text);
    else
        write_verdict(game->game->rules(), *action, *verdict, text);
    return text_length(text);
}
