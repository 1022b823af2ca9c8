// SPDX-License-Identifier: MIT
// Decisions: which seat decides what, the legal actions, checking and applying one.
#include "dice/host/dice_host.hpp"
#include "formats/action_text.hpp"
#include "formats/codes.hpp"
#include "formats/snapshots/snapshot.hpp"
#include "game/observe.hpp"
#include "game/sampling.hpp"
#include "interface.hpp"
#include "tile_game.hpp"

using namespace bastide;

namespace {

/// Fills in what the step of the decision is about.
void describe_subject(const View& view, const Decision& decision, bastide_decision& out) noexcept
{
    Subject subject;
    if (decision.code->about) decision.code->about(view, decision.step, subject);
    if (subject.has_cell) {
        out.x = subject.cell.x;
        out.y = subject.cell.y;
    }
    if (subject.segment) {
        out.segment = segment_index(view.state, subject.segment);
        out.feature = to_host(root_of(view.state, subject.segment));
    }
    if (subject.piece) {
        out.piece = to_host(subject.piece);
        out.piece_kind = static_cast<i32>(view.state.piece(subject.piece).kind);
    }
    if (subject.piece_kind != PieceKind::none) out.piece_kind = static_cast<i32>(subject.piece_kind);
    if (subject.tile) out.tile = to_host(subject.tile);
    out.other_seat = seat_to_host(subject.other_seat);
    out.least = subject.least;
    out.most = subject.most;
}

}  // namespace

namespace bastide::tiles {

i32 get_decision(const Game& game, bastide_decision* out) noexcept
{
    if (game.is_faulty()) return BASTIDE_E_STATE;
    const View view = game.view();
    const Header& header = view.state.header();
    bastide_decision record{};
    record.over = header.over;
    record.seat = record.placed = record.tile = record.segment = record.feature = record.piece = record.other_seat = -1;
    record.x = record.y = BASTIDE_NOWHERE;
    record.turn_seat = header.active;
    record.turn = header.turn;
    record.winners = header.winners;
    record.tiles_left = header.bag_left;
    record.tile = to_host(header.drawn);
    record.placed = to_host(header.last);
    record.action = static_cast<i32>(game.log().actions());
    if (!header.over) {
        const Decision decision = pending(view);
        record.seat = seat_to_host(decision.seat);
        record.step = static_cast<i32>(decision.name(view));
        record.kinds = legal_kinds(view);
        record.may_pass = record.kinds >> BASTIDE_ACTION_PASS & 1;
        describe_subject(view, decision, record);
    }
    clear_unused(record);
    *out = record;
    return BASTIDE_OK;
}

i32 list_actions(const Game& game, i32 kind, bastide_action* out, i32 cap) noexcept
{
    if (game.is_faulty()) return BASTIDE_E_STATE;
    ActionList actions(inner_kind(kind));
    list_actions(game.view(), actions);
    // Placements are nearly all of a list: the fields that they share are widened once.
    const bastide_action placement = widen(actions.run().prototype);
    bastide_action* next = out;
    bastide_action* const end = out + cap;
    const auto write = [&](const Action& action) {
        widen(action, *next++);
        return next == end;
    };
    const auto write_placement = [&](Cell cell, u8 rotation) {
        *next = placement;
        next->x = cell.x;
        next->y = cell.y;
        next->rotation = rotation;
        return ++next == end;
    };
    const u32 count = actions.count();
    if (cap > 0) visit_actions(game.view(), actions, write, write_placement);
    return count_of(count);
}

i32 count_actions(const Game& game, i32 kind) noexcept
{
    return game.is_faulty() ? BASTIDE_E_STATE : count_of(count_actions(game.view(), inner_kind(kind)));
}

i32 list_codes(const Game& game, i32 kind, u64* out, i32 cap) noexcept
{
    if (game.is_faulty()) return BASTIDE_E_STATE;
    bool fits = true;
    const u32 count = bastide::list_codes(game.view(), inner_kind(kind), out, static_cast<u32>(cap), fits);
    return fits ? count_of(count) : BASTIDE_E_LIMIT;
}

i32 list_weights(const Game& game, i32 kind, i32* out, i32 cap) noexcept
{
    if (game.is_faulty()) return BASTIDE_E_STATE;
    i32 at = 0;
    return count_of(for_each_action(game.view(), inner_kind(kind), [&](const Action& action) {
        if (at < cap) out[at++] = static_cast<i32>(weight_of(action));
    }));
}

i32 get_action(const Game& game, i32 kind, i32 index, bastide_action* out) noexcept
{
    if (game.is_faulty()) return BASTIDE_E_STATE;
    Action found;
    if (!find_action(game.view(), inner_kind(kind), static_cast<u32>(index), found)) return BASTIDE_E_ABSENT;
    widen(found, *out);
    return BASTIDE_OK;
}

i32 sample_action(const Game& game, i32 kind, Stream& stream, bastide_action* out) noexcept
{
    if (game.is_faulty()) return BASTIDE_E_STATE;
    Action found;
    if (!sample_action(game.view(), inner_kind(kind), stream, found)) return BASTIDE_E_ABSENT;
    widen(found, *out);
    return BASTIDE_OK;
}

namespace {

/// An action of a host after narrowing, or its refusal.
struct Asked {
    Action action;
    Verdict verdict;
    WrongNumber wrong;
    Origin origin = Origin::seat;
    Status status = Status::ok;

    Asked(const View& view, const bastide_action& in) noexcept
    {
        status = narrow(view, in, action, verdict, wrong);  // which looks at the spare words first
        const bool has_numbers = status == Status::ok || status == Status::illegal;
        if (has_numbers && read_origin(in, origin, wrong) != Status::ok) status = Status::argument;
    }
};

/// Whether a reason is that of the moment, which comes before all that an action asks for.
constexpr bool is_of_moment(Reason reason) noexcept
{
    return reason == Reason::game_over || reason == Reason::not_your_decision || reason == Reason::wrong_step;
}

/// Judges an action whose cell no board can have: that is its reason only if the game waits for such an action.
void judge_moment(const Game& game, Asked& asked) noexcept
{
    Verdict verdict;
    if (asked.status == Status::illegal && is_of_moment(game.why_not(asked.action, verdict))) asked.verdict = verdict;
}

bastide_refusal refusal_of(const Asked& asked, const bastide_action& in) noexcept
{
    if (asked.status == Status::version) return refuse_spare("action", find_set_spare(in));
    if (asked.status == Status::argument) return refuse_number(asked.wrong);
    return widen(asked.verdict, asked.status, in);
}

}  // namespace

Status check_action_numbers(const Game& game, const bastide_action& action) noexcept
{
    const Status status = Asked(game.view(), action).status;
    return status == Status::illegal ? Status::ok : status;
}

i32 check(const Game& game, const bastide_action& action, bastide_refusal* refusal) noexcept
{
    if (game.is_faulty()) return report(Status::state, refusal);
    Asked asked(game.view(), action);
    if (asked.status != Status::ok)
        judge_moment(game, asked);
    else if (game.why_not(asked.action, asked.verdict) != Reason::none)
        asked.status = Status::illegal;
    return report(refusal_of(asked, action), refusal);
}

i32 apply(Game& game, const bastide_action& action, bastide_refusal* refusal) noexcept
{
    game.fetch_ahead();
    if (game.is_faulty()) return report(Status::state, refusal);
    Asked asked(game.view(), action);
    if (asked.status == Status::ok)
        asked.status = game.apply_canonical(asked.action, asked.verdict, asked.origin);
    else
        judge_moment(game, asked);
    return refusal ? report(refusal_of(asked, bastide_action(action)), refusal) : code(asked.status);
}

bool play_out(Game& game, u64 most, Stream& stream) noexcept
{
    bastide::play_out(game, most, stream);
    return game.view().state.header().over != 0;
}

i32 write_action(const Game& game, const bastide_action& action, TextWriter& out) noexcept
{
    const Asked asked(game.view(), action);
    if (asked.status == Status::version) return code(asked.status);
    if (asked.status != Status::ok || !has_line(game.view(), asked.action)) return BASTIDE_E_ARGUMENT;
    bastide::write_action(game.view(), with_origin(asked.action, asked.origin), out);
    return text_length(out);
}

bool read_action(const Game& game, ScriptLine& line, bastide_action& out) noexcept
{
    Action inner;
    if (!bastide::read_action(game.view(), line, inner)) return false;
    widen_history(inner, Viewer::full, out);
    return true;
}

}  // namespace bastide::tiles

namespace {

bool is_kind(i32 kind) noexcept { return kind >= BASTIDE_ANY && kind <= 255; }

/// Whether the arguments of a call that lists actions are valid.
bool can_list(const bastide_game* game, i32 kind, const void* out, i32 cap) noexcept
{
    return game && is_buffer(out, cap) && is_kind(kind);
}

/// The result of a call about kind 0, which has no actions.
i32 result_for_no_kind(const bastide_game& game, i32 result) noexcept { return is_faulty(game) ? BASTIDE_E_STATE : result; }

}  // namespace

bastide_status bastide_game_get_decision(const bastide_game* game, bastide_decision* out)
{
    return game && out ? on_game<tiles::get_decision, get_dice_decision>(*game, out) : BASTIDE_E_ARGUMENT;
}

int32_t bastide_game_list_actions(const bastide_game* game, int32_t kind, bastide_action* out, int32_t cap)
{
    if (!can_list(game, kind, out, cap)) return BASTIDE_E_ARGUMENT;
    if (kind == 0) return result_for_no_kind(*game, 0);
    return on_game<tiles::list_actions, list_dice_actions>(*game, kind, out, cap);
}

int32_t bastide_game_count_actions(const bastide_game* game, int32_t kind)
{
    if (!can_list(game, kind, nullptr, 0)) return BASTIDE_E_ARGUMENT;
    if (kind == 0) return result_for_no_kind(*game, 0);
    return on_game<tiles::count_actions, count_dice_actions>(*game, kind);
}

int32_t bastide_game_list_codes(const bastide_game* game, int32_t kind, uint64_t* out, int32_t cap)
{
    if (!can_list(game, kind, out, cap)) return BASTIDE_E_ARGUMENT;
    if (kind == 0) return result_for_no_kind(*game, 0);
    return on_game<tiles::list_codes, list_dice_codes>(*game, kind, out, cap);
}

int32_t bastide_game_list_weights(const bastide_game* game, int32_t kind, int32_t* out, int32_t cap)
{
    if (!can_list(game, kind, out, cap)) return BASTIDE_E_ARGUMENT;
    if (kind == 0) return result_for_no_kind(*game, 0);
    return on_game<tiles::list_weights, list_dice_weights>(*game, kind, out, cap);
}

bastide_status bastide_game_get_action(const bastide_game* game, int32_t kind, int32_t index, bastide_action* out)
{
    if (out) make_blank(*out);
    if (!out || index < 0) return BASTIDE_E_ARGUMENT;
    if (!can_list(game, kind, nullptr, 0)) return BASTIDE_E_ARGUMENT;
    if (kind == 0) return result_for_no_kind(*game, BASTIDE_E_ABSENT);
    return on_game<tiles::get_action, get_dice_action>(*game, kind, index, out);
}

bastide_status bastide_game_get_default_action(const bastide_game* game, bastide_action* out)
{
    if (out) make_blank(*out);
    bastide_decision decision;
    if (!out) return BASTIDE_E_ARGUMENT;
    if (const bastide_status status = bastide_game_get_decision(game, &decision); status != BASTIDE_OK) return status;
    if (decision.over || decision.seat < 0) return BASTIDE_E_ABSENT;
    const i32 kind = decision.may_pass ? BASTIDE_ACTION_PASS : BASTIDE_ANY;
    const bastide_status status = bastide_game_get_action(game, kind, 0, out);
    if (status == BASTIDE_OK) out->origin = BASTIDE_ORIGIN_CLOCK;
    return status;
}

bastide_status bastide_game_check(const bastide_game* game, const bastide_action* action, bastide_refusal* refusal)
{
    if (!game || !action) return report_missing(game ? "action" : "game", refusal);
    return explained(on_game<tiles::check, check_dice>(*game, *action, refusal), refusal);
}

bastide_status bastide_game_apply(bastide_game* game, const bastide_action* action, bastide_refusal* refusal)
{
    if (!game || !action) return report_missing(game ? "action" : "game", refusal);
    return explained(on_game<tiles::apply, apply_dice>(*game, *action, refusal), refusal);
}

bastide_status bastide_game_apply_code(bastide_game* game, uint64_t code, bastide_refusal* refusal)
{
    bastide_action action;
    if (!game) return report_missing("game", refusal);
    if (!decode(code, action)) return explained(report(Status::format, refusal), refusal);
    return bastide_game_apply(game, &action, refusal);
}

bastide_status bastide_action_encode(const bastide_action* action, uint64_t* out)
{
    if (!action || !out) return BASTIDE_E_ARGUMENT;
    *out = 0;
    return find_set_spare(*action) >= 0 ? BASTIDE_E_VERSION : code(encode(*action, *out));
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
    return on_game<tiles::write_action, write_dice_line>(*game, *action, text);
}

bastide_status bastide_action_parse(const bastide_game* game, const char* utf8, int32_t len, bastide_refusal* refusal,
                                    bastide_action* out)
{
    if (out) make_blank(*out);
    Fault fault;
    if (!is_given("game", game, fault) || !is_text("utf8", utf8, len, -1, fault) || !is_given("out", out, fault))
        return report(fault, refusal);
    if (is_faulty(*game)) return explained(report(Status::state, refusal), refusal);
    fault.line = 1;
    ScriptLine line(len < 0 ? Text(utf8) : Text(utf8, static_cast<u32>(len)), fault);
    bastide_action read;
    if (!on_game<tiles::read_action, read_dice_line>(*game, line, read) || !line.expect_end()) return report(fault, refusal);
    *out = read;
    return report(Status::ok, refusal);
}
