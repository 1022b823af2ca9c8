// SPDX-License-Identifier: MIT
// Life of a game.
#include <new>
#include <span>

#include "dice/host/dice_host.hpp"
#include "dice_functions.hpp"
#include "formats/snapshots/snapshot.hpp"
#include "interface.hpp"
#include "setup/all_modules.hpp"
#include "setup/boxes.hpp"
#include "setup/choices.hpp"
#include "tile_game.hpp"

using namespace bastide;

namespace {

Status refuse(Fault& fault, Reason reason) noexcept { return fault.set(Status::argument, reason); }

Status refuse_range(Fault& fault, Reason reason, i32 least, i32 most) noexcept
{
    fault.least = least;
    fault.most = most;
    return refuse(fault, reason);
}

Status read_head(const bastide_config& in, Config& config, Fault& fault) noexcept
{
    if (!is_within(in.game, BASTIDE_GAME_TILES, BASTIDE_GAME_DICE))
        return refuse_range(fault, Reason::config_game, BASTIDE_GAME_TILES, BASTIDE_GAME_DICE);
    if (const i32 box = left_out_box(BASTIDE_VOCABULARY_GAME, in.game)) {
        refuse_left_out(box, Status::argument, fault);
        return fault.status;
    }
    if (!is_within(in.chance, 0, BASTIDE_CHANCE_HOST)) return refuse_range(fault, Reason::config_chance, 0, BASTIDE_CHANCE_HOST);
    if (in.event_capacity < -1 || in.event_capacity > kMaxEvents)
        return refuse_range(fault, Reason::config_capacity, -1, kMaxEvents);
    constexpr u32 kFlags = BASTIDE_CONFIG_FLAG_NO_HISTORY | BASTIDE_CONFIG_FLAG_STOP_BEFORE_FINAL;
    if (in.flags & ~kFlags) return refuse_range(fault, Reason::config_flags, 0, i32{kFlags});
    if (in.rules_revision < 0 || in.rules_revision > static_cast<i32>(kRulesRevision)) {
        refuse_range(fault, Reason::config_revision, 0, static_cast<i32>(kRulesRevision));
        return fault.status = Status::version;
    }
    config.game = static_cast<GameKind>(in.game);
    config.chance = in.chance == BASTIDE_CHANCE_HOST ? Chance::host : Chance::seeded;
    config.seats =
        is_within(in.seats, 0, kMaxSeats) ? static_cast<u8>(in.seats) : u8{0};  // 0 is then refused with the right range
    config.first_seat = is_within(in.first_seat, 0, kMaxSeats) ? static_cast<u8>(in.first_seat) : u8{kMaxSeats};  // so is this
    config.retention.events = capacity_from_host(in.event_capacity);
    config.retention.history = (in.flags & BASTIDE_CONFIG_FLAG_NO_HISTORY) == 0;
    config.seed = config.chance == Chance::host ? 0 : in.seed;
    config.stops_before_final = (in.flags & BASTIDE_CONFIG_FLAG_STOP_BEFORE_FINAL) != 0;
    return Status::ok;
}

Status read_choices(const bastide_choice* choices, i32 count, u32 host_sets, Config& config, Fault& fault) noexcept
{
    Chooser chooser(config, host_sets);
    for (i32 i = 0; i < count; ++i) {
        const Refusal refusal = chooser.take({choices[i].kind, choices[i].id, choices[i].value});
        if (refusal.reason == Reason::none) continue;
        put_refusal(refusal, Status::argument, fault);
        return fault.status;
    }
    chooser.finish();
    return Status::ok;
}

/// The reasons about one field of a config, and its offset.
struct FieldOfReason {
    Reason reason;
    u16 offset;
};
constexpr FieldOfReason kFieldsOfReasons[] = {
    {Reason::config_game, offsetof(bastide_config, game)},
    {Reason::config_chance, offsetof(bastide_config, chance)},
    {Reason::config_seats, offsetof(bastide_config, seats)},
    {Reason::config_first_seat, offsetof(bastide_config, first_seat)},
    {Reason::config_capacity, offsetof(bastide_config, event_capacity)},
    {Reason::config_revision, offsetof(bastide_config, rules_revision)},
    {Reason::config_flags, offsetof(bastide_config, flags)},
};

/// Names the field at an offset of a record, with what it holds.
void name_field(std::span<const record_fields::Field> fields, u32 offset, const void* record, Fault& fault) noexcept
{
    u32 place = 0;
    while (place + 1 < fields.size() && fields[place].offset != offset) ++place;
    i32 value = 0;
    std::memcpy(&value, static_cast<const u8*>(record) + offset, sizeof value);
    fault.name_argument(fields[place].name, static_cast<i32>(place), value);
}

/// Names the field of a config that is refused.
void name_config_field(const bastide_config& config, Fault& fault) noexcept
{
    for (const FieldOfReason& each : kFieldsOfReasons)
        if (each.reason == fault.reason) name_field(record_fields::kConfigFields, each.offset, &config, fault);
}

/// Names the field of a choice that is refused, unless an earlier choice is the reason.
void name_choice_field(const bastide_choice& choice, GameKind game, Fault& fault) noexcept
{
    const bool is_kind = game == GameKind::dice ? choice.kind == BASTIDE_CHOICE_OPTION
                                                : is_within(choice.kind, BASTIDE_CHOICE_SET, BASTIDE_CHOICE_BUSH);
    u32 offset = is_kind ? offsetof(bastide_choice, id) : offsetof(bastide_choice, kind);
    if (fault.reason == Reason::config_value) offset = offsetof(bastide_choice, value);
    const bool is_about_field =
        fault.reason == Reason::config_value || (fault.reason == Reason::config_choice && fault.other_index < 0);
    if (is_about_field) name_field(record_fields::kChoiceFields, offset, &choice, fault);
}

/// Names the list that is wrong where no field of it alone is: choices that contradict each other, handles that are missing.
void name_list(Fault& fault) noexcept
{
    if (fault.status != Status::argument || fault.name) return;
    fault.name = fault.reason == Reason::config_tileset ? "sets" : "choices";
}

bool are_clone_flags(u32 flags) noexcept
{
    return flags == 0 || flags == BASTIDE_CLONE_FLAG_LOG || flags == BASTIDE_CLONE_FLAG_POSITION_ONLY;
}

/// What a clone retains: as much as its game, or nothing.
Retention retention_of_clone(const bastide_game& game, u32 flags) noexcept
{
    if (flags & BASTIDE_CLONE_FLAG_POSITION_ONLY) return {0, false};
    return retention_of(game);
}

/// The index of the choice that a fault is about; the index in the fault when it is not about a choice.
i32 index_of_choice(const bastide_choice* choices, i32 count, const Fault& fault) noexcept
{
    for (i32 i = 0; i < count; ++i)
        if (choices[i].kind == fault.what && choices[i].id == fault.id) return i;
    return fault.index;
}

}  // namespace

namespace bastide::tiles {

void* create(const Config& head, const bastide_choice* choices, i32 count, const Sources& sources, const Memory& memory,
             Fault& fault) noexcept
{
    Config config = head;
    if (read_choices(choices, count, sources.count, config, fault) != Status::ok) return nullptr;
    fault = Fault{};
    SharedRules* shared = build_rules(config, sources, memory, fault);
    Game* game = shared ? Game::create(shared, memory, fault) : nullptr;
    if (game)
        game->open();
    else
        fault.index = index_of_choice(choices, count, fault);
    return game;
}

void* clone_for(const Game& game, i32 viewer, bool with_log, const Retention& retention, const Memory& memory,
                Status& status) noexcept
{
    if (viewer == BASTIDE_VIEW_FULL) {
        Game* copy = game.clone(memory, retention, with_log);
        status = copy ? Status::ok : Status::memory;
        return copy;
    }
    Fault fault;
    Game* copy = view_game(game, static_cast<Viewer>(viewer), retention, memory, with_log, fault);
    status = fault.status;
    return copy;
}

u64 measure_clone(const Game& game, i32 viewer, const Retention& retention) noexcept
{
    return viewer == BASTIDE_VIEW_FULL ? game.bytes_for(retention) : measure_view(game, static_cast<Viewer>(viewer), retention);
}

bool copy_for(Game& game, const void* from, i32 viewer, bool with_log) noexcept
{
    return viewer == BASTIDE_VIEW_FULL && game.copy(*static_cast<const Game*>(from), with_log);
}

bastide_config get_config(const Game& game) noexcept
{
    const Config config = game.config();
    bastide_config out{};
    out.game = static_cast<i32>(config.game);
    out.chance = static_cast<i32>(config.chance);
    out.seats = config.seats;
    out.first_seat = config.first_seat;
    out.event_capacity = capacity_to_host(config.retention.events);
    out.seed = config.seed;
    out.rules_revision = static_cast<i32>(config.revision);
    out.flags = (config.retention.history ? 0u : u32{BASTIDE_CONFIG_FLAG_NO_HISTORY}) |
                (config.stops_before_final ? u32{BASTIDE_CONFIG_FLAG_STOP_BEFORE_FINAL} : 0u);
    return out;
}

i32 list_choices(const Game& game, bastide_choice* out, i32 cap) noexcept
{
    i32 count = 0;
    for_each_choice(game.rules(), [&](const Choice& choice) {
        if (count < cap) out[count] = {choice.kind, choice.id, choice.value, {}};
        ++count;
    });
    return count;
}

}  // namespace bastide::tiles

bastide_status bastide_game_create(const bastide_config* config, const bastide_choice* choices, int32_t choice_count,
                                   const bastide_tileset* const* sets, int32_t set_count, const bastide_allocator* mem,
                                   bastide_refusal* refusal, bastide_game** out)
{
    if (out) *out = nullptr;
    Fault fault;
    Memory memory;
    TileSet host_sets[kMaxHostSets];
    Sources sources;
    if (!is_given("config", config, fault) || !is_list("choices", choices, "choice_count", choice_count, kMaxCount, fault) ||
        !read_memory(mem, memory, fault) || !is_given("out", out, fault))
        return report(fault, refusal);
    if (const bastide_refusal spare = check_spares("config", *config, "choices", choices, choice_count);
        spare.status != BASTIDE_OK)
        return explained(report(spare, refusal), refusal);
    if (!read_sources(sets, set_count, host_sets, sources, fault)) return report(fault, refusal);
    Config inner = empty_config();
    if (read_head(*config, inner, fault) == Status::ok) {
        void* game = make_game<tiles::create, create_dice_game>(inner.game, inner, choices, choice_count, sources, memory, fault);
        *out = handle_for(inner.game, game, memory, fault);
    }
    if (*out) return report(Status::ok, refusal);
    name_config_field(*config, fault);
    if (is_within(fault.index, 0, choice_count - 1)) name_choice_field(choices[fault.index], inner.game, fault);
    name_list(fault);
    return report(fault, refusal);
}

bastide_status bastide_game_create_preset(int32_t preset, int32_t seats, uint64_t seed, bastide_game** out)
{
    if (!out) return BASTIDE_E_ARGUMENT;
    *out = nullptr;
    bastide_choice choices[BASTIDE_PRESET_CHOICES_MAX];
    const i32 count = bastide_preset_list_choices(preset, choices, BASTIDE_PRESET_CHOICES_MAX);
    if (count < 0) return count;
    bastide_config config;
    bastide_config_init(&config);
    config.seats = seats;
    config.seed = seed;
    return bastide_game_create(&config, choices, count, nullptr, 0, nullptr, nullptr, out);
}

int32_t bastide_game_measure_clone(const bastide_game* game, int32_t viewer, uint32_t flags)
{
    if (!game || !are_clone_flags(flags) || !is_viewer(viewer, seats_of(*game))) return BASTIDE_E_ARGUMENT;
    if (is_faulty(*game)) return BASTIDE_E_STATE;
    return count_of(sizeof(bastide_game) +
                    on_game<tiles::measure_clone, measure_dice_clone>(*game, viewer, retention_of_clone(*game, flags)));
}

bastide_status bastide_game_clone(const bastide_game* game, int32_t viewer, uint32_t flags, const bastide_allocator* mem,
                                  bastide_game** out)
{
    if (!out) return BASTIDE_E_ARGUMENT;
    *out = nullptr;
    Memory memory;
    if (!game || !read_memory(mem, memory) || !are_clone_flags(flags)) return BASTIDE_E_ARGUMENT;
    if (!is_viewer(viewer, seats_of(*game))) return BASTIDE_E_ARGUMENT;
    const GameKind kind = game->kind;
    if (is_faulty(*game)) return BASTIDE_E_STATE;
    void* place = memory.allocate(sizeof(bastide_game));
    if (!place) return BASTIDE_E_MEMORY;
    Status status = Status::ok;
    const bool with_log = (flags & BASTIDE_CLONE_FLAG_LOG) != 0;
    void* copy = on_game<tiles::clone_for, clone_dice>(*game, viewer, with_log, retention_of_clone(*game, flags), memory, status);
    if (copy)
        *out = new (place) bastide_game{memory, kind, copy};
    else
        memory.deallocate(place, sizeof(bastide_game));
    return code(status);
}

bastide_status bastide_game_copy(bastide_game* game, const bastide_game* source, int32_t viewer, uint32_t flags)
{
    if (!game || !source || (flags & ~u32{BASTIDE_CLONE_FLAG_LOG}) != 0) return BASTIDE_E_ARGUMENT;
    if (!is_viewer(viewer, seats_of(*source))) return BASTIDE_E_ARGUMENT;
    const GameKind kind = source->kind;
    if (is_faulty(*source)) return BASTIDE_E_STATE;
    const bool with_log = (flags & BASTIDE_CLONE_FLAG_LOG) != 0;
    if (game->kind == kind && on_game<tiles::copy_for, copy_dice>(*game, source->game, viewer, with_log)) return BASTIDE_OK;
    Status status = Status::ok;
    const Retention retention = retention_of(*game);
    void* copy = on_game<tiles::clone_for, clone_dice>(*source, viewer, with_log, retention, game->memory, status);
    if (!copy) return code(status);
    replace_game(*game, kind, copy);
    return BASTIDE_OK;
}

bastide_status bastide_game_restart(bastide_game* game, uint64_t seed)
{
    if (!game) return BASTIDE_E_ARGUMENT;
    on_game(*game, [&](auto& inner) noexcept { inner.restart(seed); });
    return BASTIDE_OK;
}

bastide_status bastide_game_undo(bastide_game* game, int32_t action, bastide_refusal* refusal)
{
    if (!game) return report_missing("game", refusal);
    if (action < 0) return report_range("action", action, 0, kMaxCount, refusal);
    const Status status = on_game(*game, [&](auto& inner) noexcept { return inner.undo(static_cast<u32>(action)); });
    return explained(report(status, refusal), refusal);
}

bastide_status bastide_game_undo_last(bastide_game* game, bastide_refusal* refusal)
{
    if (!game) return report_missing("game", refusal);
    const Status status = on_game(*game, [](auto& inner) noexcept { return inner.undo_last(); });
    return explained(report(status, refusal), refusal);
}

void bastide_game_destroy(bastide_game* game)
{
    if (!game) return;
    const Memory memory = game->memory;
    destroy_game(game->kind, game->game);
    memory.deallocate(game, sizeof(bastide_game));
}

bastide_status bastide_game_get_config(const bastide_game* game, bastide_config* out)
{
    if (!game || !out) return BASTIDE_E_ARGUMENT;
    *out = on_game<tiles::get_config, dice_config>(*game);
    return BASTIDE_OK;
}

int32_t bastide_game_list_choices(const bastide_game* game, bastide_choice* out, int32_t cap)
{
    return can_list(game, out, cap) ? on_game<tiles::list_choices, list_dice_choices>(*game, out, cap) : BASTIDE_E_ARGUMENT;
}
