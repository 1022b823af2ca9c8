// SPDX-License-Identifier: MIT
// Who decides what, what may be done, and doing it.
#include "dice.hpp"
#include "dice/dice_game.hpp"
#include "fence.hpp"
#include "house/action_text.hpp"
#include "house/codes.hpp"
#include "house/observe.hpp"
#include "house/sampling.hpp"
#include "house/snapshot.hpp"

using namespace bastide;

namespace {

bool is_kind(i32 kind) noexcept { return kind >= BASTIDE_ANY && kind <= 255; }

/// Whether a list of this kind holds anything at all.
bool can_list(i32 kind) noexcept { return kind != 0; }

/// What a wrong call of a list answers, else OK.
i32 check_list(const bastide_game* game, i32 kind, const void* out, i32 cap) noexcept
{
    if (!game || !is_buffer(out, cap) || !is_kind(kind)) return BASTIDE_E_ARGUMENT;
    return game->game && game->game->is_faulty() ? BASTIDE_E_STATE : BASTIDE_OK;
}

/// The tile placed this turn is what most decisions are about.
void describe_subject(const View& view, const Decision& decision, bastide_decision& out) noexcept
{
    const Header& header = view.state.header();
    Subject subject;
    if (header.last && decision.name(view) == StepName::act) subject.lie_at(cell_of(view.state.placed(header.last)));
    if (decision.code->about) decision.code->about(view, decision.step, subject);
    if (subject.has_cell) {
        out.x = subject.cell.x;
        out.y = subject.cell.y;
    }
    if (subject.segment) {
        out.segment = part_of(view.state, subject.segment);
        out.feature = outside(root_of(view.state, subject.segment));
    }
    if (subject.piece) {
        out.piece = outside(subject.piece);
        out.piece_kind = static_cast<i32>(view.state.piece(subject.piece).kind);
    }
    if (subject.tile) out.tile = outside(subject.tile);
    out.other_seat = seat_outside(subject.other_seat);
    out.least = subject.least;
    out.most = subject.most;
}

}  // namespace

bastide_status bastide_game_get_decision(const bastide_game* game, bastide_decision* out)
{
    if (!game || !out) return BASTIDE_E_ARGUMENT;
    if (game->dice) {
        *out = dice_decision(*game->dice);
        return BASTIDE_OK;
    }
    if (game->game->is_faulty()) return BASTIDE_E_STATE;
    const View view = game->game->view();
    const Header& header = view.state.header();
    bastide_decision record{};
    record.over = header.over;
    record.seat = record.placed = record.tile = record.segment = record.feature = record.piece = record.other_seat = -1;
    record.x = record.y = BASTIDE_NOWHERE;
    record.turn_seat = header.active;
    record.turn = header.turn;
    record.winners = header.winners;
    record.tiles_left = header.bag_left;
    record.tile = outside(header.drawn);
    record.placed = outside(header.last);
    record.action = static_cast<i32>(game->game->log().actions());
    if (!header.over) {
        const Decision decision = pending(view);
        record.seat = seat_outside(decision.seat);
        record.step = static_cast<i32>(decision.name(view));
        record.kinds = kinds_of_options(view);
        record.may_pass = record.kinds >> BASTIDE_ACTION_PASS & 1;
        describe_subject(view, decision, record);
    }
    clear_unused(record);
    *out = record;
    return BASTIDE_OK;
}

int32_t bastide_game_list_actions(const bastide_game* game, int32_t kind, bastide_action* out, int32_t cap)
{
    if (const i32 status = check_list(game, kind, out, cap); status != BASTIDE_OK) return status;
    if (!can_list(kind)) return 0;
    if (game->dice) return list_dice_actions(*game->dice, kind, out, cap);
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

int32_t bastide_game_count_actions(const bastide_game* game, int32_t kind)
{
    if (const i32 status = check_list(game, kind, nullptr, 0); status != BASTIDE_OK) return status;
    if (!can_list(kind)) return 0;
    if (game->dice) return list_dice_actions(*game->dice, kind, nullptr, 0);
    return count_of(count_options(game->game->view(), only(kind)));
}

int32_t bastide_game_list_codes(const bastide_game* game, int32_t kind, uint64_t* out, int32_t cap)
{
    if (const i32 status = check_list(game, kind, out, cap); status != BASTIDE_OK) return status;
    if (!can_list(kind)) return 0;
    if (game->dice) return list_dice_codes(*game->dice, kind, out, cap);
    bool fits = true;
    const u32 count = list_codes(game->game->view(), only(kind), out, static_cast<u32>(cap), fits);
    return fits ? count_of(count) : BASTIDE_E_LIMIT;
}

int32_t bastide_game_list_weights(const bastide_game* game, int32_t kind, int32_t* out, int32_t cap)
{
    if (const i32 status = check_list(game, kind, out, cap); status != BASTIDE_OK) return status;
    if (!can_list(kind)) return 0;
    if (game->dice) return list_dice_weights(*game->dice, kind, out, cap);
    i32 at = 0;
    return count_of(for_each_option(game->game->view(), only(kind), [&](const Action& action) {
        if (at < cap) out[at++] = static_cast<i32>(weight_of(action));
    }));
}

bastide_status bastide_game_get_action(const bastide_game* game, int32_t kind, int32_t index, bastide_action* out)
{
    if (out) *out = kBlankAction;
    if (!out || index < 0) return BASTIDE_E_ARGUMENT;
    if (const i32 status = check_list(game, kind, nullptr, 0); status != BASTIDE_OK) return status;
    if (!can_list(kind)) return BASTIDE_E_ABSENT;
    if (game->dice) return find_dice_action(*game->dice, kind, static_cast<u32>(index), *out) ? BASTIDE_OK : BASTIDE_E_ABSENT;
    Action found;
    if (!find_option(game->game->view(), only(kind), static_cast<u32>(index), found)) return BASTIDE_E_ABSENT;
    widen(found, *out);
    return BASTIDE_OK;
}

bastide_status bastide_game_get_default_action(const bastide_game* game, bastide_action* out)
{
    if (out) *out = kBlankAction;
    bastide_decision decision;
    if (!out) return BASTIDE_E_ARGUMENT;
    if (const bastide_status status = bastide_game_get_decision(game, &decision); status != BASTIDE_OK) return status;
    if (decision.over || decision.seat < 0) return BASTIDE_E_ABSENT;
    const i32 kind = decision.may_pass ? BASTIDE_ACTION_PASS : BASTIDE_ANY;
    const bastide_status status = bastide_game_get_action(game, kind, 0, out);
    if (status == BASTIDE_OK) out->origin = BASTIDE_ORIGIN_CLOCK;
    return status;
}

namespace {

/// An action of a host as it is judged and done: narrowed, or refused already.
struct Asked {
    Action action;
    Verdict verdict;
    Origin origin = Origin::seat;
    Status status = Status::ok;

    Asked(const View& view, const bastide_action& in) noexcept
    {
        status = read_origin(in, origin);
        if (status == Status::ok) status = narrow(view, in, action, verdict);
    }
};

bastide_refusal refusal_of(const Asked& asked, const bastide_action& in) noexcept
{
    if (asked.status == Status::version) return refuse_spare(set_spare(in));
    return widen(asked.verdict, asked.status, in);
}

}  // namespace

bastide_status bastide_game_check(const bastide_game* game, const bastide_action* action, bastide_refusal* refusal)
{
    if (!game || !action) return report(Status::argument, refusal);
    if (game->dice) return check_dice(*game->dice, *action, refusal);
    if (game->game->is_faulty()) return report(Status::state, refusal);
    Asked asked(game->game->view(), *action);
    if (asked.status == Status::ok && game->game->why_not(asked.action, asked.verdict) != Reason::none)
        asked.status = Status::illegal;
    return report(refusal_of(asked, *action), refusal);
}

bastide_status bastide_game_apply(bastide_game* game, const bastide_action* action, bastide_refusal* refusal)
{
    if (!game || !action) return report(Status::argument, refusal);
    if (game->dice) return apply_dice(*game->dice, *action, refusal);
    if (game->game->is_faulty()) return report(Status::state, refusal);
    Asked asked(game->game->view(), *action);
    if (asked.status == Status::ok) asked.status = game->game->apply_canonical(asked.action, asked.verdict, asked.origin);
    return refusal ? report(refusal_of(asked, bastide_action(*action)), refusal) : code(asked.status);
}

bastide_status bastide_game_apply_code(bastide_game* game, uint64_t code, bastide_refusal* refusal)
{
    bastide_action action;
    if (!game) return report(Status::argument, refusal);
    if (!decode(code, action)) return report(Status::format, refusal);
    return bastide_game_apply(game, &action, refusal);
}

bastide_status bastide_action_encode(const bastide_action* action, uint64_t* out)
{
    if (!action || !out) return BASTIDE_E_ARGUMENT;
    *out = 0;
    return set_spare(*action) >= 0 ? BASTIDE_E_VERSION : code(encode(*action, *out));
}

bastide_status bastide_action_decode(uint64_t code, bastide_action* out)
{
    if (!out) return BASTIDE_E_ARGUMENT;
    return decode(code, *out) ? BASTIDE_OK : BASTIDE_E_FORMAT;
}

int32_t bastide_action_write(const bastide_game* game, const bastide_action* action, char* out, int32_t cap)
{
    if (!game || !action || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    TextWriter text(out, static_cast<u32>(cap));
    if (game->dice) {
        dice::Action die;
        const Status status = narrow(game->dice->rules(), *action, die);
        if (status == Status::version) return code(status);
        if (status != Status::ok || !has_line(die)) return BASTIDE_E_ARGUMENT;
        write_dice_action(*action, text);
        return text_length(text);
    }
    const Asked asked(game->game->view(), *action);
    if (asked.status == Status::version) return code(asked.status);
    if (asked.status != Status::ok || !has_line(game->game->view(), asked.action)) return BASTIDE_E_ARGUMENT;
    write_action(game->game->view(), with_origin(asked.action, asked.origin), text);
    return text_length(text);
}

bastide_status bastide_action_parse(const bastide_game* game, const char* utf8, int32_t len, bastide_refusal* refusal,
                                    bastide_action* out)
{
    if (out) *out = kBlankAction;
    Fault fault;
    fault.set(Status::argument, Reason::none);
    if (!game || !utf8 || len < -1 || !out) return report(fault, refusal);
    if (game->game && game->game->is_faulty()) return report(Status::state, refusal);
    fault = Fault{};
    fault.line = 1;
    ScriptLine line(len < 0 ? Text(utf8) : Text(utf8, static_cast<u32>(len)), fault);
    Action inner;
    dice::Action die;
    const bool ok = game->dice ? read_dice_action(*game->dice, line, die) : read_action(game->game->view(), line, inner);
    if (!ok || !line.expect_end()) return report(fault, refusal);
    if (game->dice)
        *out = widen(die);
    else
        widen_history(inner, Viewer::full, *out);
    return report(Status::ok, refusal);
}
