// SPDX-License-Identifier: MIT
#include "players/reasons.hpp"

namespace bastide::players {

namespace {

constexpr int32_t kOnePoint = 256;
constexpr uint32_t kPositionOnly = BASTIDE_CLONE_FLAG_POSITION_ONLY;

/// What a feature is worth to its leaders: what it pays now, and what completing it adds times its chance.
int32_t worth_of(const bastide_brief& brief) noexcept
{
    if (brief.kind == BASTIDE_SEGMENT_FIELD) return kOnePoint * brief.points_now + 3 * brief.chance / (65536 / kOnePoint);
    const int64_t gain = int64_t{brief.points_complete - brief.points_now} * brief.chance * kOnePoint / 65536;
    return kOnePoint * brief.points_now + static_cast<int32_t>(gain);
}

/// In whole points.
int32_t rounded(int32_t worth) noexcept { return (worth + (worth < 0 ? -kOnePoint : kOnePoint) / 2) / kOnePoint; }

bool is_scored(const bastide_brief& brief) noexcept { return brief.complete && brief.kind != BASTIDE_SEGMENT_FIELD; }

uint32_t leaders_of(const int32_t (&weights)[BASTIDE_SEATS_MAX]) noexcept
{
    int32_t most = 0;
    uint32_t leaders = 0;
    for (const int32_t weight : weights) most = weight > most ? weight : most;
    for (uint32_t seat = 0; seat < BASTIDE_SEATS_MAX && most > 0; ++seat)
        if (weights[seat] == most) leaders |= 1u << seat;
    return leaders;
}

}  // namespace

int32_t Reasons::find(const bastide_game* game, const bastide_action& action, Arena& arena) noexcept
{
    const bastide_allocator mem = arena.allocator();
    bastide_game* view = nullptr;
    bastide_game* after = nullptr;
    seat_ = action.seat;
    count_ = 0;
    bastide_status status = bastide_game_clone(game, seat_, kPositionOnly, &mem, &view);
    if (status == BASTIDE_OK) status = bastide_game_clone(view, BASTIDE_VIEW_FULL, kPositionOnly, &mem, &after);
    if (status == BASTIDE_OK) status = bastide_game_apply(after, &action, nullptr);
    if (status == BASTIDE_OK && !turn_search_.begin(view, budget_, arena)) status = BASTIDE_E_MEMORY;
    if (status == BASTIDE_OK) explain_all(view, after, action);
    turn_search_.end();
    bastide_game_destroy(after);
    bastide_game_destroy(view);
    return status == BASTIDE_OK ? count_ : status;
}

/// The action itself, then what follows it. An action that none of that is said of still gets a reason.
void Reasons::explain_all(const bastide_game* view, bastide_game* after, const bastide_action& action) noexcept
{
    bastide_decision decision;
    is_over_ = bastide_game_get_decision(after, &decision) == BASTIDE_OK && decision.over;
    compare(view, after);
    explain_action(view, action);
    explain_barn(after, action);
    if (action.kind != BASTIDE_ACTION_PASS && bastide_game_get_decision(view, &decision) == BASTIDE_OK)
        explain_following(after, decision);
    if (count_ > 0) return;
    add(action.kind == BASTIDE_ACTION_PASS ? BASTIDE_PLAYERS_REASON_KEEPS : BASTIDE_PLAYERS_REASON_NEUTRAL, seat_, 0, 0);
}

/// The best actions of the seat in the rest of its turn.
void Reasons::explain_following(bastide_game* after, const bastide_decision& explained) noexcept
{
    for (int32_t n = 0; n < kMaxFollowing; ++n) {
        bastide_decision decision;
        bastide_action action;
        if (bastide_game_get_decision(after, &decision) != BASTIDE_OK || decision.over) return;
        if (decision.seat != seat_ || decision.turn != explained.turn) return;
        if (!turn_search_.choose(after, decision, kRevised, action) || action.kind == BASTIDE_ACTION_PASS) return;
        explain_action(after, action);
        if (bastide_game_apply(after, &action, nullptr) != BASTIDE_OK) return;
        explain_barn(after, action);
    }
}

/// Looks at each feature that was occupied before, or at the feature that it became a part of, once.
void Reasons::compare(const bastide_game* before, const bastide_game* after) noexcept
{
    const int32_t listed = bastide_game_list_briefs(before, BASTIDE_ANY, briefs_, kMaxBriefs);
    brief_count_ = listed < kMaxBriefs ? listed : kMaxBriefs;
    bastide_brief brief;
    for (int32_t i = 0; i < brief_count_; ++i)
        roots_[i] = bastide_game_get_brief(after, briefs_[i].feature, &brief) == BASTIDE_OK ? brief.feature : -1;
    for (int32_t i = 0; i < brief_count_; ++i) {
        bool is_first = roots_[i] >= 0;
        for (int32_t k = 0; k < i; ++k) is_first = is_first && roots_[k] != roots_[i];
        if (is_first && bastide_game_get_brief(after, roots_[i], &brief) == BASTIDE_OK) explain(change_of(brief));
    }
}

Reasons::Change Reasons::change_of(const bastide_brief& after) const noexcept
{
    Change change{};
    change.after = after;
    change.is_completed = is_scored(after);
    for (int32_t i = 0; i < brief_count_; ++i) {
        if (roots_[i] != after.feature) continue;
        change.led |= briefs_[i].leaders;
        change.is_completed = change.is_completed && !is_scored(briefs_[i]);
        for (int32_t seat = 0; seat < BASTIDE_SEATS_MAX; ++seat) {
            change.weights[seat] += briefs_[i].weights[seat];
            if (briefs_[i].leaders >> seat & 1) change.worth[seat] += worth_of(briefs_[i]);
        }
    }
    return change;
}

void Reasons::explain(const Change& change) noexcept
{
    if (is_scored(change.after)) {
        const uint32_t paid = leaders_of(change.weights);
        for (int32_t seat = 0; seat < BASTIDE_SEATS_MAX && change.is_completed; ++seat)
            if (paid >> seat & 1) add(BASTIDE_PLAYERS_REASON_COMPLETES, seat, change.after.kind, change.after.points_now);
        return;
    }
    const int32_t worth = worth_of(change.after);
    // The final scoring has taken all pieces from the board. Before it, those who led the parts led the whole.
    const uint32_t leaders = is_over_ ? leaders_of(change.weights) : change.after.leaders;
    explain_lead(change, leaders, worth);
    for (int32_t seat = 0; seat < BASTIDE_SEATS_MAX; ++seat) {
        const bool leads = leaders >> seat & 1;
        const bool is_taken_over = !leads && (leaders >> seat_ & 1);
        if (!(change.led >> seat & 1) || is_taken_over) continue;
        const int32_t points = rounded((leads ? worth : 0) - change.worth[seat]);
        const bool is_own = seat == seat_;
        const int32_t kind = points > 0 ? (is_own ? BASTIDE_PLAYERS_REASON_EXTENDS : BASTIDE_PLAYERS_REASON_HELPS)
                                        : (is_own ? BASTIDE_PLAYERS_REASON_HARMS : BASTIDE_PLAYERS_REASON_BLOCKS);
        add(kind, seat, change.after.kind, points > 0 ? points : -points);
    }
}

/// A feature of another seat that the seat shares or takes over: it had followers on another part, or on a smaller one.
void Reasons::explain_lead(const Change& change, uint32_t leaders, int32_t worth) noexcept
{
    const uint32_t others = change.led & ~(1u << seat_);
    if (!(leaders >> seat_ & 1) || others == 0) return;
    for (int32_t seat = 0; seat < BASTIDE_SEATS_MAX; ++seat) {
        if (!(others >> seat & 1) || change.weights[seat_] == 0) continue;
        const bool is_shared = leaders >> seat & 1;
        const bool was_shared = is_shared && change.worth[seat] == change.worth[seat_];
        if (!was_shared)
            add(is_shared ? BASTIDE_PLAYERS_REASON_SHARES : BASTIDE_PLAYERS_REASON_TAKES_OVER, seat, change.after.kind,
                rounded(worth));
    }
}

void Reasons::explain_action(const bastide_game* before, const bastide_action& action) noexcept
{
    switch (action.kind) {
        case BASTIDE_ACTION_DEPLOY:
        case BASTIDE_ACTION_MOVE:
            if (action.spot == BASTIDE_SPOT_SEGMENT) explain_arrival(before, action);
            break;
        case BASTIDE_ACTION_TAKE:
        case BASTIDE_ACTION_PAY:
        case BASTIDE_ACTION_CHOOSE_PIECE: explain_piece(before, action); break;
        default: break;
    }
}

/// A piece comes to a segment.
void Reasons::explain_arrival(const bastide_game* before, const bastide_action& action) noexcept
{
    bastide_brief brief;
    bastide_feature all;
    const int32_t feature = bastide_game_feature_at(before, action.x, action.y, action.segment);
    if (feature < 0 || bastide_game_get_brief(before, feature, &brief) != BASTIDE_OK) return;
    if (brief.kind == BASTIDE_SEGMENT_FOUNDATION) return explain_foundation(action);
    if (brief.occupants >> seat_ & 1) return add(BASTIDE_PLAYERS_REASON_STRENGTHENS, seat_, brief.kind, 0);
    if (brief.occupants != 0) return;
    const bool is_weak = action.piece_kind == BASTIDE_PIECE_MAYOR &&
                         bastide_game_get_feature(before, feature, &all) == BASTIDE_OK && all.pennants == 0;
    if (is_weak) return;  // MAYOR-STR-01
    if (is_scored(brief))
        add(BASTIDE_PLAYERS_REASON_COMPLETES, seat_, brief.kind, brief.points_now);
    else
        add(BASTIDE_PLAYERS_REASON_CLAIMS, seat_, brief.kind, rounded(worth_of(brief)));
}

void Reasons::explain_foundation(const bastide_action& action) noexcept
{
    const bool is_raised = action.piece_kind == BASTIDE_PIECE_TOWER_PIECE;
    add(is_raised ? BASTIDE_PLAYERS_REASON_RAISES : BASTIDE_PLAYERS_REASON_CLOSES, seat_, 0, 0);
}

/// A barn claims the field that lies around its corner. A brief looks at followers alone, so the feature says who is paid.
void Reasons::explain_barn(const bastide_game* after, const bastide_action& action) noexcept
{
    bastide_feature field;
    if (action.kind != BASTIDE_ACTION_DEPLOY || action.spot != BASTIDE_SPOT_CORNER) return;
    for (int32_t segment = 0; segment < kMaxSegments; ++segment) {
        const int32_t feature = bastide_game_feature_at(after, action.x, action.y, segment);
        if (feature < 0 || bastide_game_get_feature(after, feature, &field) != BASTIDE_OK) continue;
        if (field.kind != BASTIDE_SEGMENT_FIELD || !(field.leaders >> seat_ & 1)) continue;
        return add(BASTIDE_PLAYERS_REASON_CLAIMS, seat_, field.kind, field.points_now);
    }
}

/// An abbot that is called back pays what its building is worth now (ABBOT-RET-01).
int32_t Reasons::points_of_return(const bastide_game* before, const bastide_action& action,
                                  const bastide_piece& piece) const noexcept
{
    bastide_brief building;
    const bool pays =
        action.cause == BASTIDE_CAUSE_ABBOT_CALLED_BACK && bastide_game_get_brief(before, piece.feature, &building) == BASTIDE_OK;
    return pays ? building.points_now : 0;
}

/// A piece is taken, bought back or chosen.
void Reasons::explain_piece(const bastide_game* before, const bastide_action& action) noexcept
{
    bastide_piece piece;
    if (bastide_game_get_piece(before, action.piece, &piece) != BASTIDE_OK) return;
    if (piece.seat == seat_)
        add(BASTIDE_PLAYERS_REASON_RETURNS, seat_, 0, points_of_return(before, action, piece));
    else if (action.kind == BASTIDE_ACTION_TAKE)
        add(BASTIDE_PLAYERS_REASON_TAKES, piece.seat, 0, 0);
}

/// Adds a reason in the order of its points, those that are paid at once first.
void Reasons::add(int32_t kind, int32_t seat, int32_t feature_kind, int32_t points) noexcept
{
    constexpr int32_t kScored = 1000;
    const auto weight = [](const bastide_players_reason& reason) {
        const bool is_paid = reason.kind == BASTIDE_PLAYERS_REASON_COMPLETES || reason.kind == BASTIDE_PLAYERS_REASON_RETURNS;
        return reason.points + (is_paid && reason.points > 0 ? kScored : 0);
    };
    const bastide_players_reason reason{kind, seat, feature_kind, points, {}};
    const bool counts_points =
        (kind < BASTIDE_PLAYERS_REASON_TAKES && kind != BASTIDE_PLAYERS_REASON_CLAIMS) || kind == BASTIDE_PLAYERS_REASON_HARMS;
    if (count_ == kMax || (counts_points && points == 0)) return;
    int32_t at = count_++;
    for (; at > 0 && weight(found_[at - 1]) < weight(reason); --at) found_[at] = found_[at - 1];
    found_[at] = reason;
}

}  // namespace bastide::players
