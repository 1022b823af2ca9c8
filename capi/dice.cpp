// SPDX-License-Identifier: MIT
#include "dice.hpp"

#include <new>

#include "house/names.hpp"
#include "house/observe.hpp"
#include "house/records.hpp"

namespace bastide {

static_assert(dice::kRevision == kRulesRevision);

namespace {

constexpr i32 kSeatNature = -1;

/// Public numbers of what the annex counts for itself, by its own numbers.
constexpr i32 kKinds[] = {BASTIDE_ACTION_NONE, BASTIDE_ACTION_PLACE, BASTIDE_ACTION_COLLECT, BASTIDE_ACTION_ROLL,
                          BASTIDE_ACTION_STOP, BASTIDE_ACTION_KEEP,  BASTIDE_ACTION_FALL};
constexpr Reason kReasons[] = {Reason::none,
                               Reason::game_over,
                               Reason::not_your_decision,
                               Reason::wrong_step,
                               Reason::not_a_city_face,  // no such face: cannot get this far
                               Reason::not_a_city_face,  // no such rotation: neither
                               Reason::not_a_city_face,
                               Reason::face_not_in_tray,
                               Reason::die_in_the_way,
                               Reason::too_far_away,
                               Reason::colour_mismatch,
                               Reason::no_knight_in_tray,
                               Reason::no_rolls_left,
                               Reason::tray_empty,
                               Reason::too_few_knights,
                               Reason::wrong_dice_count};
static_assert(sizeof kReasons / sizeof kReasons[0] == static_cast<u32>(dice::Reason::wrong_total) + 1);
dice::Verb verb_of(i32 kind) noexcept
{
    for (u32 i = 1; i < sizeof kKinds / sizeof kKinds[0]; ++i)
        if (kKinds[i] == kind) return static_cast<dice::Verb>(i);
    return dice::Verb::none;
}

/// A coordinate cut to what the annex holds, still outside its grid when it was.
constexpr i16 cut(i32 value) noexcept { return static_cast<i16>(smaller(larger(value, -dice::kReach - 1), dice::kReach + 1)); }

}  // namespace

// ---- life -----------------------------------------------------------------------------------------------------------

Refusal DiceChooser::take(const Choice& choice) noexcept
{
    if (choice.what != static_cast<i32>(ChoiceKind::option))
        return {Reason::config_choice, "The dice game has no sets, no pieces and no bushes, only options."};
    const bool is_target = choice.id == BASTIDE_OPTION_TARGET_SCORE;
    if (!is_target && choice.id != BASTIDE_OPTION_FINISH_ROUND) {
        if (!words(BASTIDE_LIST_OPTION).find(choice.id)) return {Reason::config_choice, "There is no option of that number."};
        return choice.value == 0 ? Refusal{} : Refusal{Reason::config_option_alone, "This option belongs to the tile game."};
    }
    bool& seen = is_target ? seen_target_ : seen_finish_;
    if (seen) return {Reason::config_choice, "This is chosen already."};
    seen = true;
    if (is_target && !is_within(choice.value, 0, dice::kTargetMax))
        return {Reason::config_value, "The option target_score goes from 1 to 1000000; 0 is 42."};
    if (!is_target && !is_within(choice.value, 0, 1)) return {Reason::config_value, "The option finish_round goes from 0 to 1."};
    if (!is_target) config_.finish_round = choice.value == 1;
    if (is_target && choice.value > 0) config_.target_score = choice.value;
    return {};
}

dice::Settings dice_settings(const Config& head) noexcept
{
    dice::Settings settings;
    settings.config.seats = head.seats;
    settings.config.first_seat = head.first_seat;
    settings.config.chance = head.chance == Chance::host ? dice::Chance::host : dice::Chance::seeded;
    settings.seed = head.chance == Chance::host ? 0 : head.seed;
    settings.notes = head.notes;
    settings.revision = head.revision;
    return settings;
}

dice::Game* begin_dice(const dice::Settings& settings, const Memory& memory, Fault& fault) noexcept
{
    dice::Rules rules{};
    switch (dice::build(settings.config, rules)) {
        case dice::ConfigFault::none: break;
        case dice::ConfigFault::seats:
            fault.set(Status::argument, Reason::config_seats, "The dice game has 2 to 5 seats.");
            return nullptr;
        case dice::ConfigFault::first_seat:
            fault.set(Status::argument, Reason::config_first_seat, "The first seat is none of the seats.");
            return nullptr;
        default: fault.set(Status::argument, Reason::config_value, "The config cannot be played."); return nullptr;
    }
    dice::Game* game = dice::Game::create(settings, rules, memory);
    if (!game) {
        fault.set(Status::memory, Reason::none, "No memory for the game.");
        return nullptr;
    }
    game->open();
    return game;
}

bastide_game* dice_handle(dice::Game* game, const Memory& memory, Fault& fault) noexcept
{
    if (!game) return nullptr;
    void* place = memory.take(sizeof(bastide_game));
    if (place) return new (place) bastide_game{memory, nullptr, game};
    dice::Game::destroy(game);
    fault.set(Status::memory, Reason::none, "No memory for the handle.");
    return nullptr;
}

bastide_game* create_dice(const Config& head, const bastide_choice* choices, i32 count, const Memory& memory,
                          Fault& fault) noexcept
{
    dice::Settings settings = dice_settings(head);
    DiceChooser chooser(settings.config);
    for (i32 i = 0; i < count; ++i) {
        const Choice choice{choices[i].what, choices[i].id, choices[i].value};
        const Refusal refusal = choices[i].reserved ? kReservedChoice : chooser.take(choice);
        if (refusal.reason == Reason::none) continue;
        refuse_choice(choices, i, refusal, Ruleset::tiles, fault);
        return nullptr;
    }
    return dice_handle(begin_dice(settings, memory, fault), memory, fault);
}

i32 clone_dice(const bastide_game& game, const Memory& memory, bastide_game** out) noexcept
{
    Fault fault;
    *out = dice_handle(game.dice->clone(memory), memory, fault);
    return *out ? BASTIDE_OK : BASTIDE_E_MEMORY;
}

bastide_config dice_config(const dice::Game& game) noexcept
{
    const dice::Settings& settings = game.settings();
    bastide_config record{};
    record.ruleset = BASTIDE_RULESET_DICE;
    record.chance = static_cast<i32>(settings.config.chance);
    record.seats = settings.config.seats;
    record.first_seat = settings.config.first_seat;
    record.event_capacity = settings.notes.events;
    record.seed = settings.seed;
    record.rules_revision = settings.revision;
    record.flags = settings.notes.history ? 0u : BASTIDE_CONFIG_NO_HISTORY;
    return record;
}

i32 list_dice_choices(const dice::Game& game, bastide_choice* out, i32 cap) noexcept
{
    i32 count = 0;
    for_each_choice(game.settings().config, [&](const Choice& choice) {
        if (count < cap) out[count] = {choice.what, choice.id, choice.value, 0};
        ++count;
    });
    return count;
}

// ---- deciding -------------------------------------------------------------------------------------------------------

Status narrow(const dice::Rules& rules, const bastide_action& in, dice::Action& out) noexcept
{
    out = dice::Action{};
    out.verb = verb_of(in.kind);
    if (out.verb == dice::Verb::none || !are_zero(in.reserved)) return Status::argument;
    if (!is_within(in.seat, kSeatNature, rules.config.seats - 1)) return Status::argument;
    out.seat = static_cast<i8>(in.seat);
    if (out.verb == dice::Verb::place) {
        if (!is_within(in.tile, BASTIDE_FACE_CAP, BASTIDE_FACE_CATAPULT) || !is_within(in.rotation, 0, 3))
            return Status::argument;
        out.face = dice::face_of(static_cast<u32>(in.tile));
        out.rotation = static_cast<u8>(in.rotation);
        out.x = cut(in.x);
        out.y = cut(in.y);
    }
    if (out.verb == dice::Verb::fall) {
        if (!is_within(in.value, 0, 0xFFFFFF)) return Status::argument;
        dice::unpack(static_cast<u32>(in.value), out.counts);
    }
    return Status::ok;
}

bastide_action widen(const dice::Action& action) noexcept
{
    bastide_action out{};
    out.kind = kKinds[static_cast<u32>(action.verb)];
    out.seat = action.seat;
    out.tile = out.rotation = out.segment = out.piece = -1;
    if (action.verb == dice::Verb::place) {
        out.tile = face_outside(action.face);
        out.x = action.x;
        out.y = action.y;
        out.rotation = action.rotation;
    }
    if (action.verb == dice::Verb::fall) {
        out.x = static_cast<i32>(dice::ways(std::to_array(action.counts)));
        out.value = static_cast<i32>(dice::packed(action.counts));
    }
    return out;
}

bastide_verdict widen(const dice::Verdict& verdict, const bastide_action& asked) noexcept
{
    const Reason reason = kReasons[static_cast<u32>(verdict.reason)];
    bastide_verdict out{};
    out.legal = verdict.is_legal() ? 1 : 0;
    out.reason = static_cast<i32>(reason);
    out.side = out.mine = out.other = out.feature = out.piece = out.seat = -1;
    if (reason == Reason::not_your_decision) out.seat = verdict.seat;
    if (reason == Reason::die_in_the_way || reason == Reason::too_far_away) {
        out.x = asked.x;
        out.y = asked.y;
    }
    if (reason == Reason::colour_mismatch) {
        out.x = verdict.x;
        out.y = verdict.y;
        out.side = verdict.side;
        out.mine = verdict.black ? BASTIDE_SIDE_CITY : BASTIDE_SIDE_FIELD;
        out.other = verdict.black ? BASTIDE_SIDE_FIELD : BASTIDE_SIDE_CITY;
    }
    return out;
}

i32 step_of(const dice::State& state) noexcept
{
    if (state.step == dice::Step::over) return BASTIDE_STEP_NONE;
    return state.step == dice::Step::build ? BASTIDE_STEP_DICE : BASTIDE_STEP_FALL;
}

bastide_pending dice_pending(const dice::Game& game) noexcept
{
    const dice::State& state = game.state();
    const dice::Pending inner = dice::pending(game.rules(), state);
    bastide_pending record{};
    record.over = game.is_over() ? 1 : 0;
    record.seat = inner.seat;
    record.step = step_of(state);
    record.active_seat = state.active;
    record.turn = static_cast<i32>(state.turn);
    record.tile = record.placed = -1;
    record.winners = state.winners;
    for (u32 verb = 1; verb < sizeof kKinds / sizeof kKinds[0]; ++verb)
        if (inner.verbs >> verb & 1) record.kinds |= u64{1} << kKinds[verb];
    return record;
}

i32 list_dice_actions(const dice::Game& game, i32 kind, bastide_action* out, i32 cap) noexcept
{
    // The narrow actions are collected at the begin of the caller's own buffer, then widened from the last to the first.
    static_assert(sizeof(dice::Action) <= sizeof(bastide_action) && alignof(dice::Action) <= alignof(bastide_action));
    const dice::Verb verb = verb_of(kind);
    if (kind >= 0 && verb == dice::Verb::none) return 0;
    const std::span<dice::Action> room(reinterpret_cast<dice::Action*>(out), static_cast<u32>(cap));
    const u32 count = dice::list(game.rules(), game.state(), verb, room);
    for (u32 i = smaller(count, static_cast<u32>(cap)); i-- > 0;) {
        dice::Action action;
        std::memcpy(static_cast<void*>(&action), reinterpret_cast<u8*>(out) + i * sizeof action, sizeof action);
        const bastide_action wide = widen(action);
        std::memcpy(out + i, &wide, sizeof wide);
    }
    return count_of(count);
}

bool find_dice_action(const dice::Game& game, i32 kind, u32 index, bastide_action& out) noexcept
{
    const dice::Verb verb = verb_of(kind);
    if (kind >= 0 && verb == dice::Verb::none) return false;
    dice::Action found{};
    if (dice::list(game.rules(), game.state(), verb, {&found, 1}, index) <= index) return false;
    out = widen(found);
    return true;
}

bool sample_dice_action(const dice::Game& game, i32 kind, Stream& stream, bastide_action& out) noexcept
{
    const dice::Verb verb = verb_of(kind);
    if (kind >= 0 && verb == dice::Verb::none) return false;
    dice::Action found{};
    if (!dice::sample(game.rules(), game.state(), verb, stream, found)) return false;
    out = widen(found);
    return true;
}

i32 check_dice(const dice::Game& game, const bastide_action& action, bastide_verdict& out) noexcept
{
    dice::Action inner;
    if (narrow(game.rules(), action, inner) != Status::ok) return BASTIDE_E_ARGUMENT;
    out = widen(game.why_not(inner), action);
    return BASTIDE_OK;
}

i32 apply_dice(dice::Game& game, const bastide_action& action, bastide_verdict* out) noexcept
{
    dice::Action inner;
    if (narrow(game.rules(), action, inner) != Status::ok) return BASTIDE_E_ARGUMENT;
    const dice::Verdict verdict = game.apply(inner);
    if (out) *out = widen(verdict, action);
    return verdict.is_legal() ? BASTIDE_OK : BASTIDE_E_ILLEGAL;
}

}  // namespace bastide

using namespace bastide;

bastide_status bastide_dice_roll(bastide_game* game, const int32_t* faces, int32_t count, bastide_verdict* out)
{
    if (out) *out = bastide_verdict{};
    if (!game || !is_within(count, 0, static_cast<i32>(dice::kDice)) || (count > 0 && !faces)) return BASTIDE_E_ARGUMENT;
    if (!game->dice) return BASTIDE_E_ABSENT;
    bastide_action action{};
    action.kind = BASTIDE_ACTION_FALL;
    action.seat = kSeatNature;
    for (i32 i = 0; i < count; ++i) {
        if (!is_within(faces[i], BASTIDE_FACE_CAP, BASTIDE_FACE_CATAPULT)) return BASTIDE_E_ARGUMENT;
        action.value += 1 << (4 * faces[i]);
    }
    return apply_dice(*game->dice, action, out);
}
