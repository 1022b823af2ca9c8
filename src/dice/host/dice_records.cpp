// SPDX-License-Identifier: MIT
#include "dice/host/dice_host.hpp"
#include "formats/codes.hpp"
#include "vocabulary/names.hpp"

namespace bastide {

namespace {

/// Public numbers, by the numbers that the dice rules use.
constexpr i32 kKinds[] = {0,
                          BASTIDE_ACTION_PLACE,
                          BASTIDE_ACTION_DICE_COLLECT,
                          BASTIDE_ACTION_ROLL,
                          BASTIDE_ACTION_DICE_STOP,
                          BASTIDE_ACTION_DICE_KEEP,
                          BASTIDE_ACTION_FALL,
                          BASTIDE_ACTION_RESIGN};
constexpr Reason kReasons[] = {Reason::none,
                               Reason::game_over,
                               Reason::not_your_decision,
                               Reason::wrong_step,
                               Reason::dice_not_a_city,  // no such face: refused earlier
                               Reason::dice_not_a_city,  // no such rotation: refused earlier
                               Reason::dice_not_a_city,
                               Reason::dice_not_in_tray,
                               Reason::dice_cell_taken,
                               Reason::dice_too_far,
                               Reason::dice_colour_mismatch,
                               Reason::dice_no_knight,
                               Reason::dice_no_rolls,
                               Reason::dice_tray_empty,
                               Reason::dice_few_knights,
                               Reason::dice_wrong_count,
                               Reason::resigned,
                               Reason::no_such_seat};
static_assert(sizeof kReasons / sizeof kReasons[0] == static_cast<u32>(dice::Reason::no_such_seat) + 1);
dice::ActionKind kind_of_action(i32 kind) noexcept
{
    for (u32 i = 1; i < sizeof kKinds / sizeof kKinds[0]; ++i)
        if (kKinds[i] == kind) return static_cast<dice::ActionKind>(i);
    return dice::ActionKind::none;
}

/// Clamps a coordinate to the grid and one cell beyond it on each side, so that one out of range still is.
constexpr i16 clamp_coordinate(i32 value) noexcept
{
    return static_cast<i16>(smaller(larger(value, -dice::kReach - 1), dice::kReach + 1));
}

}  // namespace

// ---- creation -------------------------------------------------------------------------------------------------------

Refusal DiceChooser::judge(const Choice& choice) noexcept
{
    if (choice.kind != BASTIDE_CHOICE_OPTION)
        return {.reason = Reason::config_choice, .least = BASTIDE_CHOICE_OPTION, .most = BASTIDE_CHOICE_OPTION};
    const bool is_target = choice.id == BASTIDE_OPTION_DICE_TARGET_SCORE;
    if (!is_target && choice.id != BASTIDE_OPTION_DICE_FINISH_ROUND) {
        if (!words(BASTIDE_VOCABULARY_OPTION).find(choice.id)) return {.reason = Reason::config_choice};
        return choice.value == 0 ? Refusal{} : Refusal{.reason = Reason::config_option_alone};
    }
    if (const Refusal again = (is_target ? target_ : finish_).mark(taken_); again.reason != Reason::none) return again;
    const bastide_option_def& range = kDiceOptions[is_target ? 0 : 1];
    if (!is_within(choice.value, range.least, range.most))
        return {.reason = Reason::config_value, .least = range.least, .most = range.most};
    if (!is_target) config_.finish_round = choice.value == 1;
    if (is_target && choice.value > 0) config_.target_score = choice.value;
    return {};
}

Refusal DiceChooser::take(const Choice& choice) noexcept
{
    Refusal refusal = refuse_left_out(choice);
    if (refusal.reason == Reason::none) refusal = judge(choice);
    refusal.index = taken_++;
    if (choice.kind == static_cast<i32>(ChoiceKind::option)) refusal.option = choice.id;
    return refusal;
}

dice::Settings dice_settings(const Config& head) noexcept
{
    dice::Settings settings;
    settings.config.seats = head.seats;
    settings.config.first_seat = head.first_seat;
    settings.config.chance = head.chance == Chance::host ? dice::Chance::host : dice::Chance::seeded;
    settings.seed = head.chance == Chance::host ? 0 : head.seed;
    settings.retention = head.retention;
    return settings;
}

dice::Game* begin_dice(const dice::Settings& settings, const Memory& memory, Fault& fault) noexcept
{
    dice::Rules rules{};
    switch (dice::build(settings.config, rules)) {
        case dice::ConfigFault::none: break;
        case dice::ConfigFault::seats:
            fault.set(Status::argument, Reason::config_seats);
            fault.least = static_cast<i32>(dice::kSeatsMin);
            fault.most = static_cast<i32>(dice::kSeatsMax);
            return nullptr;
        case dice::ConfigFault::first_seat:
            fault.set(Status::argument, Reason::config_first_seat);
            fault.most = static_cast<i32>(settings.config.seats) - 1;
            fault.name_argument("first_seat", -1, static_cast<i32>(settings.config.first_seat));
            return nullptr;
        default: fault.set(Status::argument, Reason::none); return nullptr;  // choices were judged one by one
    }
    dice::Game* game = dice::Game::create(settings, rules, memory);
    if (!game) {
        fault.set(Status::memory, Reason::none);
        return nullptr;
    }
    game->open();
    return game;
}

dice::Game* create_dice(const Config& head, const bastide_choice* choices, i32 count, const Memory& memory, Fault& fault) noexcept
{
    dice::Settings settings = dice_settings(head);
    DiceChooser chooser(settings.config);
    for (i32 i = 0; i < count; ++i) {
        const Refusal refusal = chooser.take({choices[i].kind, choices[i].id, choices[i].value});
        if (refusal.reason == Reason::none) continue;
        put_refusal(refusal, Status::argument, fault);
        return nullptr;
    }
    return begin_dice(settings, memory, fault);
}

bastide_config dice_config(const dice::Game& game) noexcept
{
    const dice::Settings& settings = game.settings();
    bastide_config record{};
    record.game = BASTIDE_GAME_DICE;
    record.chance = static_cast<i32>(settings.config.chance);
    record.seats = settings.config.seats;
    record.first_seat = settings.config.first_seat;
    record.event_capacity = capacity_to_host(settings.retention.events);
    record.seed = settings.seed;
    record.rules_revision = static_cast<i32>(settings.revision);
    if (!settings.retention.history) record.flags = BASTIDE_CONFIG_FLAG_NO_HISTORY;
    return record;
}

i32 list_dice_choices(const dice::Game& game, bastide_choice* out, i32 cap) noexcept
{
    i32 count = 0;
    for_each_choice(game.settings().config, [&](const Choice& choice) {
        if (count < cap) out[count] = {choice.kind, choice.id, choice.value, {}};
        ++count;
    });
    return count;
}

// ---- deciding -------------------------------------------------------------------------------------------------------

namespace {

/// Converts the fields that the action_kind uses; false when a number is out of its range in every game.
bool narrow_fields(const bastide_action& in, dice::Action& out, WrongNumber& wrong) noexcept
{
    if (out.kind == dice::ActionKind::place) {
        if (!wrong.holds(BASTIDE_ACTION_FIELD(tile), in.tile, 0, tile_of(dice::Face::catapult))) return false;
        if (!wrong.holds(BASTIDE_ACTION_FIELD(rotation), in.rotation, 0, 3)) return false;
        out.face = dice::face_of(static_cast<u32>(in.tile));
        out.rotation = static_cast<u8>(in.rotation);
        out.x = clamp_coordinate(in.x);
        out.y = clamp_coordinate(in.y);
    }
    if (out.kind == dice::ActionKind::fall) {
        constexpr i32 kMaxFaces = (1 << 4 * dice::kFaces) - 1;
        const i32 faces = static_cast<i32>(in.faces);
        if (!wrong.holds(BASTIDE_ACTION_FIELD(faces), faces, 0, kMaxFaces)) return false;
        dice::unpack(in.faces, out.counts);
    }
    return true;
}

}  // namespace

Status narrow(const dice::Rules& rules, const bastide_action& in, dice::Action& out, WrongNumber& wrong) noexcept
{
    out = dice::Action{};
    if (find_set_spare(in) >= 0) return Status::version;
    out.kind = kind_of_action(in.kind);
    if (!wrong.holds(BASTIDE_ACTION_FIELD(kind), in.kind, BASTIDE_ACTION_PLACE, BASTIDE_ACTION_RESIGN)) return Status::argument;
    if (out.kind == dice::ActionKind::none) return wrong.refuse(BASTIDE_ACTION_FIELD(kind), in.kind, 0, 0);
    if (!wrong.holds(BASTIDE_ACTION_FIELD(seat), in.seat, dice::kNature, static_cast<i32>(rules.config.seats) - 1))
        return Status::argument;
    out.seat = static_cast<i8>(in.seat);
    Origin origin = Origin::seat;
    if (const Status status = read_origin(in, origin, wrong); status != Status::ok) return status;
    if (origin != Origin::seat && in.seat >= 0) out.origin = static_cast<u8>(origin);
    return narrow_fields(in, out, wrong) ? Status::ok : Status::argument;
}

bastide_action widen(const dice::Action& action) noexcept
{
    bastide_action out = kBlankAction;
    out.kind = kKinds[static_cast<u32>(action.kind)];
    out.seat = action.seat;
    if (action.seat >= 0) out.origin = larger<i32>(action.origin, BASTIDE_ORIGIN_SEAT);
    if (action.kind == dice::ActionKind::place) {
        out.tile = tile_of(action.face);
        out.x = action.x;
        out.y = action.y;
        out.rotation = action.rotation;
    }
    if (action.kind == dice::ActionKind::fall) out.faces = dice::packed(action.counts);
    return out;
}

bastide_refusal widen(const dice::Verdict& verdict, Status status, const bastide_action& asked) noexcept
{
    const Reason reason = kReasons[static_cast<u32>(verdict.reason)];
    bastide_refusal out = blank_refusal(status, reason);
    out.seat = verdict.seat;
    out.tile = asked.tile;
    out.x = asked.x;
    out.y = asked.y;
    out.most = verdict.most;
    if (reason == Reason::dice_colour_mismatch) {
        out.x = verdict.x;
        out.y = verdict.y;
        out.side = verdict.side;
        out.side_kind = verdict.black ? BASTIDE_SIDE_CITY : BASTIDE_SIDE_FIELD;
        out.other_side_kind = verdict.black ? BASTIDE_SIDE_FIELD : BASTIDE_SIDE_CITY;
    }
    clear_unused(out);
    return out;
}

i32 step_of(const dice::State& state) noexcept
{
    if (state.step == dice::Step::over) return 0;
    return state.step == dice::Step::build ? BASTIDE_STEP_DICE_TURN : BASTIDE_STEP_DICE_FALL;
}

i32 get_dice_decision(const dice::Game& game, bastide_decision* out) noexcept
{
    const dice::State& state = game.state();
    const dice::Pending inner = dice::pending(game.rules(), state);
    bastide_decision record{};
    record.over = game.is_over() ? 1 : 0;
    record.seat = inner.seat;
    record.step = step_of(state);
    record.turn_seat = state.active;
    record.turn = static_cast<i32>(state.turn);
    record.tile = record.placed = record.segment = record.feature = record.piece = record.other_seat = -1;
    record.x = record.y = BASTIDE_NOWHERE;
    record.winners = state.winners;
    record.action = static_cast<i32>(game.log().actions());
    for (u32 action_kind = 1; action_kind < sizeof kKinds / sizeof kKinds[0]; ++action_kind)
        if (inner.kinds >> action_kind & 1) record.kinds |= u64{1} << kKinds[action_kind];
    *out = record;
    return BASTIDE_OK;
}

namespace {

/// Converts a kind of action; false when this game does not have it. `action_kind` is none for any kind.
bool read_kind(i32 kind, dice::ActionKind& action_kind) noexcept
{
    action_kind = kind_of_action(kind);
    return kind == BASTIDE_ANY || action_kind != dice::ActionKind::none;
}

/// Visits the first `most` actions of a list; returns the number of all.
template <class Visit>
i32 for_each_dice_action(const dice::Game& game, i32 kind, i32 most, Visit&& visit) noexcept
{
    dice::ActionKind action_kind;
    if (!read_kind(kind, action_kind)) return 0;
    dice::Action some[512];
    u32 count = 0;
    for (u32 from = 0, capacity = static_cast<u32>(most);;) {
        const u32 wanted = smaller(capacity - from, static_cast<u32>(std::size(some)));
        count = dice::list(game.rules(), game.state(), action_kind, {some, wanted}, from);
        for (u32 i = 0; i < wanted && from + i < count; ++i) visit(some[i], from + i);
        from += wanted;
        if (from == capacity || from >= count) return count_of(count);
    }
}

}  // namespace

i32 list_dice_actions(const dice::Game& game, i32 kind, bastide_action* out, i32 cap) noexcept
{
    // The internal actions are written to the beginning of the caller's buffer, then converted in place from the last to the
    // first.
    static_assert(sizeof(dice::Action) <= sizeof(bastide_action) && alignof(dice::Action) <= alignof(bastide_action));
    dice::ActionKind action_kind;
    if (!read_kind(kind, action_kind)) return 0;
    const std::span<dice::Action> capacity(reinterpret_cast<dice::Action*>(out), static_cast<u32>(cap));
    const u32 count = dice::list(game.rules(), game.state(), action_kind, capacity);
    for (u32 i = smaller(count, static_cast<u32>(cap)); i-- > 0;) {
        dice::Action action;
        std::memcpy(static_cast<void*>(&action), reinterpret_cast<u8*>(out) + i * sizeof action, sizeof action);
        const bastide_action wide = widen(action);
        std::memcpy(out + i, &wide, sizeof wide);
    }
    return count_of(count);
}

i32 list_dice_codes(const dice::Game& game, i32 kind, u64* out, i32 cap) noexcept
{
    return for_each_dice_action(game, kind, cap, [&](const dice::Action& action, u32 i) { encode(widen(action), out[i]); });
}

i32 list_dice_weights(const dice::Game& game, i32 kind, i32* out, i32 cap) noexcept
{
    return for_each_dice_action(game, kind, cap, [&](const dice::Action& action, u32 i) {
        out[i] = action.kind == dice::ActionKind::fall ? static_cast<i32>(dice::ways(std::to_array(action.counts))) : 1;
    });
}

i32 count_dice_actions(const dice::Game& game, i32 kind) noexcept { return list_dice_actions(game, kind, nullptr, 0); }

i32 get_dice_action(const dice::Game& game, i32 kind, i32 index, bastide_action* out) noexcept
{
    const u32 at = static_cast<u32>(index);
    dice::ActionKind action_kind;
    dice::Action found{};
    if (!read_kind(kind, action_kind) || dice::list(game.rules(), game.state(), action_kind, {&found, 1}, at) <= at)
        return BASTIDE_E_ABSENT;
    *out = widen(found);
    return BASTIDE_OK;
}

i32 sample_dice_action(const dice::Game& game, i32 kind, Stream& stream, bastide_action* out) noexcept
{
    dice::ActionKind action_kind;
    dice::Action found{};
    if (!read_kind(kind, action_kind) || !dice::sample(game.rules(), game.state(), action_kind, stream, found))
        return BASTIDE_E_ABSENT;
    *out = widen(found);
    return BASTIDE_OK;
}

bool play_out_dice(dice::Game& game, u64 most, Stream& stream) noexcept
{
    game.play_out(most, stream);
    return game.is_over();
}

Status check_dice_action_numbers(const dice::Game& game, const bastide_action& action) noexcept
{
    dice::Action inner;
    WrongNumber wrong;
    return narrow(game.rules(), action, inner, wrong);
}

namespace {

/// Converts an action, checks or applies it by `run`, and returns the refusal's status.
template <class Run>
i32 run_and_report(const dice::Game& game, const bastide_action& asked, bastide_refusal* refusal, Run&& run) noexcept
{
    dice::Action action;
    WrongNumber wrong;
    const Status status = narrow(game.rules(), asked, action, wrong);
    if (status == Status::version) return report(refuse_spare("action", find_set_spare(asked)), refusal);
    if (status != Status::ok) return report(refuse_number(wrong), refusal);
    const dice::Verdict verdict = run(action);
    const Status judged = verdict.is_legal() ? Status::ok : Status::illegal;
    return refusal ? report(widen(verdict, judged, asked), refusal) : code(judged);
}

}  // namespace

i32 check_dice(const dice::Game& game, const bastide_action& action, bastide_refusal* refusal) noexcept
{
    return run_and_report(game, action, refusal, [&](const dice::Action& inner) { return game.why_not(inner); });
}

i32 apply_dice(dice::Game& game, const bastide_action& action, bastide_refusal* refusal) noexcept
{
    return run_and_report(game, action, refusal, [&](const dice::Action& inner) { return game.apply(inner); });
}

}  // namespace bastide
