// SPDX-License-Identifier: MIT
// Codes of actions become numbers. The common kinds are taken out of the code by its published layout (docs/codes.md).
#include "batch/action_numbers.hpp"

#include "batch/codes.hpp"
#include "batch/observation_layout.hpp"

#include <initializer_list>

namespace bastide::batch {
namespace {

constexpr int32_t kSpans = 6;   ///< of a road across a tile, with those across the tiles beside a placement
constexpr int32_t kBids = 128;  ///< bids with a number of their own; a greater one is LISTED
constexpr int32_t kDiscards = 4;

/// A cause that a CHOOSE may name in games with a set, or with some pieces, which a game can have without their set.
struct ChosenCause {
    int32_t cause;
    int32_t set = 0;
    uint64_t pieces = 0;

    bool is_in(const ConfigFacts& table) const noexcept
    {
        return (set != 0 && has_bit(table.sets, set)) || (pieces != 0 && (pieces & ~table.piece_kinds) == 0);
    }
};

constexpr uint64_t kMessenger = UINT64_C(1) << BASTIDE_PIECE_MESSENGER;
constexpr uint64_t kRobber = UINT64_C(1) << BASTIDE_PIECE_TRACK_ROBBER;

/// By number.
constexpr ChosenCause kChosenCauses[] = {
    {.cause = BASTIDE_CAUSE_CROP_ADDED, .set = BASTIDE_SET_CROP_CIRCLES},
    {.cause = BASTIDE_CAUSE_CROP_ADDED, .set = BASTIDE_SET_CROP_CIRCLES_2},
    {.cause = BASTIDE_CAUSE_CROP_REMOVED, .set = BASTIDE_SET_CROP_CIRCLES},
    {.cause = BASTIDE_CAUSE_CROP_REMOVED, .set = BASTIDE_SET_CROP_CIRCLES_2},
    {.cause = BASTIDE_CAUSE_ROBBERS_ROBS, .pieces = kRobber},
    {.cause = BASTIDE_CAUSE_ROBBERS_FIRST_MARKER, .pieces = kRobber | kMessenger},
    {.cause = BASTIDE_CAUSE_ROBBERS_SECOND_MARKER, .pieces = kRobber | kMessenger},
    {.cause = BASTIDE_CAUSE_MESSAGE_MARKER, .pieces = kMessenger},
    {.cause = BASTIDE_CAUSE_MESSAGE_MESSENGER, .pieces = kMessenger},
    {.cause = BASTIDE_CAUSE_MESSAGE_SEAL, .pieces = kMessenger},
    {.cause = BASTIDE_CAUSE_MESSAGE_ACTION, .pieces = kMessenger},
};

/// Whether a piece is never deployed: it lies across a tile, or on an opening.
constexpr bool is_laid(int32_t piece) noexcept
{
    return piece == BASTIDE_PIECE_BRIDGE || piece == BASTIDE_PIECE_FERRY || piece == BASTIDE_PIECE_TUNNEL_TOKEN;
}

/// Whether a piece stands on the whole tile just placed, on no segment.
constexpr bool is_for_last_tile(int32_t piece) noexcept
{
    return piece >= BASTIDE_PIECE_LITTLE_TOWER && piece <= BASTIDE_PIECE_LITTLE_SHED;
}

}  // namespace

/// The types of a decision that offers several, by id.
struct ActionNumbers::Slots {
    static constexpr int32_t kMax = BASTIDE_SEATS_MAX;
    int32_t tiles[kMax] = {-1, -1, -1, -1, -1, -1, -1, -1};
    int32_t count = 0;

    void add(int32_t tile) noexcept
    {
        int32_t at = 0;
        while (at < count && tiles[at] < tile) ++at;
        if (count == kMax || (at < count && tiles[at] == tile)) return;
        for (int32_t i = count; i > at; --i) tiles[i] = tiles[i - 1];
        tiles[at] = tile;
        ++count;
    }
    int32_t find(int32_t tile) const noexcept
    {
        for (int32_t i = 0; i < count; ++i)
            if (tiles[i] == tile) return i;
        return kMax;
    }
};

bastide_batch_group& ActionNumbers::add(bastide_batch_form form, int32_t count, int32_t kind, int32_t spot,
                                        int32_t piece) noexcept
{
    bastide_batch_group& group = groups_[group_count_++];
    group = {form, count_, count, kind, spot, piece, {}};
    count_ += count;
    return group;
}

void ActionNumbers::make(const ConfigFacts& table, int32_t window) noexcept
{
    window_ = window;
    seats_ = table.seats;
    table_ = &table;
    is_dice_ = table.is_dice;
    for (int32_t i = 0; i < kKinds; ++i) on_last_[i] = on_cell_[i] = corner_[i] = through_[i] = flying_[i] = group_of_[i] = -1;
    on_tile_ = to_tile_ = chosen_ = -1;
    const auto single = [this](int32_t kind) {
        group_of_[kind] = group_count_;
        add(BASTIDE_BATCH_FORM_SINGLE, 1, kind);
    };
    single(BASTIDE_ACTION_PASS);
    place_ = count_;
    place_slots_ = is_dice_ ? kFaces : table.hand_slots;
    add(BASTIDE_BATCH_FORM_PLACEMENT, place_slots_ * 4 * window * window, BASTIDE_ACTION_PLACE);
    if (is_dice_)
        for (const int32_t kind :
             {BASTIDE_ACTION_DICE_COLLECT, BASTIDE_ACTION_ROLL, BASTIDE_ACTION_DICE_STOP, BASTIDE_ACTION_DICE_KEEP})
            single(kind);
    else
        add_tile_game(table);
    listed_ = count_;
    add(BASTIDE_BATCH_FORM_LISTED, BASTIDE_BATCH_LISTED_MAX, 0);
}

void ActionNumbers::add_tile_game(const ConfigFacts& table) noexcept
{
    add_deployments(table);
    add_decisions(table);
}

namespace {

bool has_crop_circles(const ConfigFacts& table) noexcept
{
    return has_bit(table.sets, BASTIDE_SET_CROP_CIRCLES) || has_bit(table.sets, BASTIDE_SET_CROP_CIRCLES_2);
}

}  // namespace

/// Every kind of piece has the segments of the last tile. On a tower, in a quarter of the City and on a junction of fields they
/// stand anywhere.
void ActionNumbers::add_deployments(const ConfigFacts& table) noexcept
{
    const int32_t cells = window_ * window_;
    const auto each = [&](auto&& with) {
        for (int32_t kind = 1; kind < kKinds; ++kind)
            if (has_bit(table.piece_kinds, kind) && !is_laid(kind)) with(kind);
    };
    const auto add_rows = [&](int32_t* first, bastide_batch_form form, int32_t count, int32_t spot) {
        each([&](int32_t kind) {
            if ((kind == BASTIDE_PIECE_BARN) != (spot == BASTIDE_SPOT_CORNER)) return;
            if (is_for_last_tile(kind)) return;
            if (kind == BASTIDE_PIECE_TOWER_PIECE && form != BASTIDE_BATCH_FORM_CELL) return;
            first[kind] = count_;
            add(form, count, BASTIDE_ACTION_DEPLOY, spot, kind);
        });
    };
    add_rows(on_last_, BASTIDE_BATCH_FORM_SEGMENT, kSegments, BASTIDE_SPOT_SEGMENT);
    if (has_bit(table.sets, BASTIDE_SET_TOWER) || has_bit(table.sets, BASTIDE_SET_COUNT_CITY))
        add_rows(on_cell_, BASTIDE_BATCH_FORM_CELL, cells, BASTIDE_SPOT_SEGMENT);
    add_rows(corner_, BASTIDE_BATCH_FORM_CELL, cells, BASTIDE_SPOT_CORNER);
    each([&](int32_t kind) {
        if (!is_for_last_tile(kind)) return;
        on_last_[kind] = count_;
        add(BASTIDE_BATCH_FORM_SINGLE, 1, BASTIDE_ACTION_DEPLOY, BASTIDE_SPOT_TILE, kind);
    });
    each([&](int32_t kind) {
        const bool flies = kind != BASTIDE_PIECE_BARN && kind != BASTIDE_PIECE_TOWER_PIECE && !is_for_last_tile(kind);
        if (!has_bit(table.sets, BASTIDE_SET_FLYING_MACHINES) || !flies) return;
        flying_[kind] = count_;
        add(BASTIDE_BATCH_FORM_SINGLE, 1, BASTIDE_ACTION_DEPLOY, BASTIDE_SPOT_TILE, kind);
    });
    if (has_bit(table.sets, BASTIDE_SET_PRINCESS_DRAGON) || has_crop_circles(table))
        add_rows(through_, BASTIDE_BATCH_FORM_SEGMENT_CELL, kSegments * cells, BASTIDE_SPOT_SEGMENT);
    if (!has_bit(table.sets, BASTIDE_SET_BIG_TOP) && !has_bit(table.piece_kinds, BASTIDE_PIECE_BIG_TOP)) return;
    on_tile_ = count_;
    add(BASTIDE_BATCH_FORM_CELL, cells, BASTIDE_ACTION_DEPLOY, BASTIDE_SPOT_TILE, BASTIDE_PIECE_FOLLOWER);
}

void ActionNumbers::add_decisions(const ConfigFacts& table) noexcept
{
    const auto group = [this](bastide_batch_form form, int32_t count, int32_t kind, int32_t spot = 0) {
        group_of_[kind] = group_count_;
        add(form, count, kind, spot);
    };
    if (!table.is_plain) group(BASTIDE_BATCH_FORM_PIECE, table.pieces, BASTIDE_ACTION_TAKE);
    const bool has_tower = has_bit(table.sets, BASTIDE_SET_TOWER);
    const bool has_dragon = has_bit(table.sets, BASTIDE_SET_PRINCESS_DRAGON) ||
                            has_bit(table.piece_kinds, BASTIDE_PIECE_DRAGON) || has_bit(table.piece_kinds, BASTIDE_PIECE_FAIRY);
    const bool has_quarters = has_bit(table.sets, BASTIDE_SET_COUNT_CITY);  // followers leave them, the count goes to their tiles
    if (has_tower) group(BASTIDE_BATCH_FORM_PIECE, table.pieces, BASTIDE_ACTION_PAY);
    const bool has_fairy = has_bit(table.piece_kinds, BASTIDE_PIECE_FAIRY);  // also without its set
    if (has_tower || has_fairy || has_bit(table.piece_kinds, BASTIDE_PIECE_SHEPHERD))
        group(BASTIDE_BATCH_FORM_PIECE, table.pieces, BASTIDE_ACTION_CHOOSE_PIECE);
    if (has_bit(table.piece_kinds, BASTIDE_PIECE_WAGON) || has_quarters || has_bit(table.sets, BASTIDE_SET_FLYING_MACHINES))
        group(BASTIDE_BATCH_FORM_SEGMENT_CELL, kSegments * window_ * window_, BASTIDE_ACTION_MOVE, BASTIDE_SPOT_SEGMENT);
    if (has_dragon || has_quarters || has_bit(table.piece_kinds, BASTIDE_PIECE_GOLD_BAR)) {
        to_tile_ = count_;
        add(BASTIDE_BATCH_FORM_CELL, window_ * window_, BASTIDE_ACTION_MOVE, BASTIDE_SPOT_TILE);
    }
    const auto add_figure = [&](int32_t& first, int32_t kind) {
        first = count_;
        add(BASTIDE_BATCH_FORM_SEGMENT_CELL, kSegments * window_ * window_, BASTIDE_ACTION_MOVE, BASTIDE_SPOT_SEGMENT, kind);
    };
    if (table.mage >= 0) add_figure(mage_to_, BASTIDE_PIECE_MAGE);
    if (table.witch >= 0) add_figure(witch_to_, BASTIDE_PIECE_WITCH);
    for (int32_t& first : token_to_) {
        first = -1;
        if (table.token >= 0) add_figure(first, BASTIDE_PIECE_TUNNEL_TOKEN);
    }
    for (const ChosenCause& one : kChosenCauses)
        if (one.is_in(table)) add_cause(one.cause);
    if (cause_count_ > 0) group(BASTIDE_BATCH_FORM_CAUSE, cause_count_, BASTIDE_ACTION_CHOOSE);
    if (table.names_seat || !table.is_plain) group(BASTIDE_BATCH_FORM_SEAT, table.seats, BASTIDE_ACTION_NAME);
    const bool has_bridges = has_bit(table.piece_kinds, BASTIDE_PIECE_BRIDGE);
    if (table.hand_slots > 1 || has_bridges) group(BASTIDE_BATCH_FORM_SLOT, kDiscards, BASTIDE_ACTION_DISCARD);
    const bool has_ferries = has_bit(table.piece_kinds, BASTIDE_PIECE_FERRY);
    const int32_t cells = window_ * window_;
    if (has_bridges || has_ferries)
        group(BASTIDE_BATCH_FORM_SPAN, (has_ferries ? kLinkWays : kWays) * cells, BASTIDE_ACTION_SPAN);
    if (has_bridges) group(BASTIDE_BATCH_FORM_SPAN_PLACEMENT, kSpans * 4 * cells, BASTIDE_ACTION_PLACE_SPANNED);
    if (table.chooses_place)
        group(BASTIDE_BATCH_FORM_SEGMENT_CELL, kSegments * window_ * window_, BASTIDE_ACTION_CHOOSE_PLACE, BASTIDE_SPOT_SEGMENT);
    if (table.has_bazaars) {
        chosen_ = count_;
        add(BASTIDE_BATCH_FORM_SLOT_POINTS, Slots::kMax * kBids, BASTIDE_ACTION_BID);
    }
    if (!table.sells && !table.has_bazaars) return;
    group(BASTIDE_BATCH_FORM_POINTS, kBids, BASTIDE_ACTION_BID);
    group(BASTIDE_BATCH_FORM_SEAT, table.seats, BASTIDE_ACTION_SELL);
}

int32_t ActionNumbers::number_placement(const Frame& frame, const Slots& slots, uint64_t code) const noexcept
{
    const int32_t tile = tile_of(code);
    const int32_t slot = is_dice_ ? tile : slots.find(tile);
    const int32_t place = frame.window.place(place_x(code), place_y(code));
    if (place < 0 || slot >= place_slots_) return -1;
    return place_ + (slot * 4 + rotation_of(code)) * window_ * window_ + place;
}

int32_t ActionNumbers::number_deployment(const Frame& frame, uint64_t code) const noexcept
{
    const int32_t kind = deploy_piece(code);
    const int32_t x = deploy_x(code);
    const int32_t y = deploy_y(code);
    const int32_t segment = deploy_segment(code);
    const int32_t place = frame.window.place(x, y);
    const auto at_cell = [place](int32_t first) { return first < 0 || place < 0 ? -1 : first + place; };
    if (deploy_spot(code) == BASTIDE_SPOT_CORNER) return at_cell(corner_[kind]);
    if (deploy_spot(code) == BASTIDE_SPOT_TILE && kind == BASTIDE_PIECE_FOLLOWER && on_tile_ >= 0) return at_cell(on_tile_);
    if (deploy_spot(code) == BASTIDE_SPOT_TILE && is_for_last_tile(kind)) return on_last_[kind];
    if (deploy_spot(code) == BASTIDE_SPOT_TILE) return flying_[kind];
    if (deploy_spot(code) != BASTIDE_SPOT_SEGMENT) return -1;
    const bool is_last = x == frame.last_x && y == frame.last_y;
    if (is_last && on_last_[kind] >= 0 && segment >= 0 && segment < kSegments) return on_last_[kind] + segment;
    const int32_t through = through_[kind];
    const bool is_through = through >= 0 && place >= 0 && segment >= 0 && segment < kSegments;
    return is_through ? through + segment * window_ * window_ + place : at_cell(on_cell_[kind]);
}

void ActionNumbers::add_cause(int32_t cause) noexcept
{
    if (cause_count_ == 0 || causes_[cause_count_ - 1] != cause) causes_[cause_count_++] = cause;
}

int32_t ActionNumbers::place_of_cause(int32_t cause) const noexcept
{
    int32_t place = 0;
    while (place < cause_count_ && causes_[place] != cause) ++place;
    return place;
}

/// The number of a tunnel token that moves among those of its seat; -1 for another piece.
int32_t ActionNumbers::number_of_token(const bastide_action& action) const noexcept
{
    const int32_t number = action.piece - table_->token - action.seat * table_->pieces_per_seat;
    return number >= 0 && number < table_->tokens_per_seat ? number : -1;
}

/// Kinds that are decided seldom: by their record.
int32_t ActionNumbers::number_rarer(const Frame& frame, const Slots& offered, uint64_t code) const noexcept
{
    const bool is_move = kind_of(code) == BASTIDE_ACTION_MOVE;
    const bool may_go_to_tile = to_tile_ >= 0 && is_move;
    const bool may_be_figure = is_move && (mage_to_ >= 0 || witch_to_ >= 0);
    const bool may_be_token = is_move && table_->token >= 0;
    const bool may_choose = chosen_ >= 0 && kind_of(code) == BASTIDE_ACTION_BID;
    if (group_of_[kind_of(code)] < 0 && !may_go_to_tile && !may_be_figure && !may_be_token) return -1;
    bastide_action action;
    if (bastide_action_decode(code, &action) != BASTIDE_OK) return -1;
    if (may_go_to_tile && action.spot == BASTIDE_SPOT_TILE) {
        const int32_t place = frame.window.place(action.x, action.y);
        return place < 0 ? -1 : to_tile_ + place;
    }
    if (may_choose && action.tile >= 0) {
        const int32_t slot = offered.find(action.tile);
        return slot < Slots::kMax && action.points < kBids ? chosen_ + slot * kBids + action.points : -1;
    }
    if (may_be_figure && (action.piece == table_->mage || action.piece == table_->witch)) {
        const int32_t place = frame.window.place(action.x, action.y);
        const int32_t first = action.piece == table_->mage ? mage_to_ : witch_to_;
        const bool is_numbered = place >= 0 && action.segment >= 0 && action.segment < kSegments;
        return is_numbered ? first + action.segment * window_ * window_ + place : -1;
    }
    if (const int32_t token = may_be_token ? number_of_token(action) : -1; token >= 0) {
        const int32_t place = frame.window.place(action.x, action.y);
        const bool is_numbered = place >= 0 && action.segment >= 0 && action.segment < kSegments;
        return is_numbered ? token_to_[token & 1] + action.segment * window_ * window_ + place : -1;
    }
    if (group_of_[kind_of(code)] < 0) return -1;
    const bastide_batch_group& group = groups_[group_of_[kind_of(code)]];
    int32_t within = -1;
    switch (group.form) {
        case BASTIDE_BATCH_FORM_SINGLE: within = 0; break;
        case BASTIDE_BATCH_FORM_CAUSE: within = place_of_cause(action.cause); break;
        case BASTIDE_BATCH_FORM_SEAT: within = (action.other_seat - action.seat + 2 * seats_) % seats_; break;
        case BASTIDE_BATCH_FORM_PIECE: within = number_of_piece(*table_, action.seat, action.piece); break;
        case BASTIDE_BATCH_FORM_POINTS: within = action.tile >= 0 ? 0 : action.points; break;
        case BASTIDE_BATCH_FORM_SLOT: within = offered.find(action.tile); break;
        case BASTIDE_BATCH_FORM_SEGMENT_CELL: {
            const int32_t place = frame.window.place(action.x, action.y);
            if (action.spot == group.spot && place >= 0) within = action.segment * window_ * window_ + place;
            break;
        }
        case BASTIDE_BATCH_FORM_SPAN:
        case BASTIDE_BATCH_FORM_SPAN_PLACEMENT: {
            const int32_t place = frame.window.place(action.x, action.y);
            const int32_t turns = group.form == BASTIDE_BATCH_FORM_SPAN ? 1 : 4;
            if (place >= 0) within = ((action.span - 1) * turns + action.rotation) * window_ * window_ + place;
            break;
        }
        default: break;
    }
    return within >= 0 && within < group.count ? group.first + within : -1;
}

/// How many actions at the front of a list are placements of one type.
int32_t count_placements(const uint64_t* codes, int32_t count) noexcept
{
    if (kind_of(codes[0]) != BASTIDE_ACTION_PLACE) return 0;
    uint64_t differences = 0;
    for (int32_t i = 1; i < count; ++i) differences |= codes[i] ^ codes[0];
    if (head_of(differences) == 0) return count;
    int32_t same = 1;
    while (same < count && head_of(codes[same]) == head_of(codes[0])) ++same;
    return same;
}

/// Placements of one type, which most decisions are: the number follows from the code by shifts alone, without a branch, so that
/// compilers work on several at once.
int32_t ActionNumbers::number_placements(const Frame& frame, const uint64_t* codes, int32_t count, int32_t* out) const noexcept
{
    const int32_t same = count_placements(codes, count);
    const Window window = frame.window;
    const int32_t cells = window.size * window.size;
    const int32_t first = place_;
    for (int32_t i = 0; i < same; ++i) {
        const int32_t place = window.place(place_x(codes[i]), place_y(codes[i]));
        out[i] = place < 0 ? -1 : first + rotation_of(codes[i]) * cells + place;
    }
    return same;
}

/// The tile of a bid for one of the open tiles.
void ActionNumbers::add_bid(uint64_t code, Slots& offered) noexcept
{
    bastide_action action;
    if (bastide_action_decode(code, &action) == BASTIDE_OK && action.tile >= 0) offered.add(action.tile);
}

/// The types of the decision's placements and of those it may give away or choose.
void ActionNumbers::find_slots(const uint64_t* codes, int32_t count, Slots& places, Slots& offered) const noexcept
{
    for (int32_t i = 0; i < count; ++i) {
        const int32_t kind = kind_of(codes[i]);
        if (kind == BASTIDE_ACTION_PLACE && (place_slots_ > 1 || places.count == 0)) places.add(tile_of(codes[i]));
        if (kind == BASTIDE_ACTION_DISCARD) offered.add(tile_of(codes[i]));
        if (kind == BASTIDE_ACTION_BID && chosen_ >= 0) add_bid(codes[i], offered);
    }
}

/// The number of an action that is no placement; -1 when it has none, or another has it already.
int32_t ActionNumbers::number_other(const Frame& frame, const Slots& offered, uint64_t code, const int32_t* before,
                                    int32_t count) const noexcept
{
    const int32_t number =
        kind_of(code) == BASTIDE_ACTION_DEPLOY ? number_deployment(frame, code) : number_rarer(frame, offered, code);
    for (int32_t i = 0; i < count && number >= 0; ++i)
        if (before[i] == number) return -1;
    return number;
}

bool ActionNumbers::number(const Frame& frame, const uint64_t* codes, int32_t count, int32_t* out) const noexcept
{
    Slots places;
    Slots offered;
    int32_t i = 0;
    if (place_slots_ == 1 && count > 0) i = number_placements(frame, codes, count, out);
    const int32_t simple = i;
    if (i < count) find_slots(codes, count, places, offered);
    for (; i < count && kind_of(codes[i]) == BASTIDE_ACTION_PLACE; ++i) out[i] = number_placement(frame, places, codes[i]);
    const bool is_one_type = i == simple;
    for (const int32_t first = i; i < count; ++i) out[i] = number_other(frame, offered, codes[i], out + first, i - first);
    give_rest(codes, count, out);
    return is_one_type;
}

/// The actions that have no number get those of the group LISTED, in the order of their codes: that of the list may depend on
/// the order in which tiles were placed or drawn, which is not observed.
void ActionNumbers::give_rest(const uint64_t* codes, int32_t count, int32_t* numbers) const noexcept
{
    int32_t signs = 0;
    for (int32_t i = 0; i < count; ++i) signs |= numbers[i];
    if (signs >= 0) return;
    int32_t rest[BASTIDE_BATCH_LISTED_MAX];  // their places in the list, by code
    int32_t listed = 0;
    for (int32_t i = 0; i < count; ++i) {
        if (numbers[i] >= 0) continue;
        int32_t at = listed;
        while (at > 0 && codes[rest[at - 1]] > codes[i]) --at;
        if (at == BASTIDE_BATCH_LISTED_MAX) continue;
        if (listed < BASTIDE_BATCH_LISTED_MAX) ++listed;
        for (int32_t k = listed - 1; k > at; --k) rest[k] = rest[k - 1];
        rest[at] = i;
    }
    for (int32_t i = 0; i < listed; ++i) numbers[rest[i]] = listed_ + i;
}

}  // namespace bastide::batch
