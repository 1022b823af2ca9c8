// SPDX-License-Identifier: MIT
#include "players/evaluate.hpp"

#include <cstring>

namespace bastide::players {

namespace {

constexpr int32_t kMaxChoices = 64;

/// A chance of the rules library times a number, as a term.
int32_t by_chance(int32_t chance, int32_t number) noexcept
{
    return static_cast<int32_t>(int64_t{chance} * number * kOne / 65536);
}

uint32_t boxes_of(const bastide_game* game) noexcept
{
    bastide_choice choices[kMaxChoices];
    const int32_t count = at_most(bastide_game_list_choices(game, choices, kMaxChoices), kMaxChoices);
    uint32_t boxes = 0;
    for (int32_t i = 0; i < count; ++i)
        for (int32_t box = 0; box < kBoxes; ++box)
            if (choices[i].kind == BASTIDE_CHOICE_SET && choices[i].value > 0 && choices[i].id == kBoxTerms[box]->set)
                boxes |= 1u << box;
    return boxes;
}

/// Tiles that can still be drawn and those on the board: about all of the game.
int32_t count_tiles(const bastide_game* game) noexcept
{
    bastide_decision decision;
    const int32_t left = bastide_game_get_decision(game, &decision) == BASTIDE_OK ? decision.tiles_left : 0;
    const int32_t placed = bastide_game_list_board(game, nullptr, 0);
    return left + (placed > 0 ? placed : 0) + 1;
}

/// Adds what a feature is worth for a seat that leads it.
void add_led(const bastide_brief& brief, int32_t followers, SeatTerms& terms) noexcept
{
    const int32_t now = brief.points_now * kOne;
    const int32_t gain = by_chance(brief.chance, brief.points_complete - brief.points_now);
    const int32_t back = by_chance(brief.chance, followers);
    switch (brief.kind) {
        case BASTIDE_SEGMENT_CITY:
            terms.of[kCityNow] += now;
            terms.of[brief.open_cells == 1 ? kCityGainOfOneCell : kCityGain] += gain;
            terms.of[kCityCells] += at_most(brief.open_cells, 8) * kOne;
            terms.of[kCityLed] += kOne;
            terms.of[kCityReturn] += back;
            break;
        case BASTIDE_SEGMENT_ROAD:
            terms.of[kRoadNow] += now;
            terms.of[kRoadGain] += gain;
            terms.of[kRoadChance] += by_chance(brief.chance, 1);
            terms.of[kRoadReturn] += back;
            break;
        case BASTIDE_SEGMENT_FIELD:
            terms.of[kFieldNow] += now;
            terms.of[kFieldCities] += by_chance(brief.chance, 1);
            terms.of[kFieldLed] += kOne;
            break;
        default:
            terms.of[kMonasteryNow] += now;
            terms.of[kMonasteryGain] += gain;
            terms.of[kMonasteryReturn] += back;
    }
}

bool is_scored(const bastide_brief& brief) noexcept { return brief.complete && brief.kind != BASTIDE_SEGMENT_FIELD; }

}  // namespace

void add_supply(const Sight& sight, int32_t piece_kind, Term term, SeatTerms* terms) noexcept
{
    for (int32_t seat = 0; seat < sight.seats; ++seat) {
        const int32_t count = bastide_game_count_supply(sight.game, seat, piece_kind);
        if (count > 0) terms[seat].of[term] += count * kOne;
    }
}

bool is_wild(const bastide_game* game, int32_t tile) noexcept
{
    bastide_segment_def only;
    return bastide_game_list_segments(game, tile, 0, &only, 1) == 1 && only.ports == 0;
}

void Evaluator::begin(const bastide_game* game) noexcept
{
    bastide_config config;
    seats_ = bastide_game_get_config(game, &config) == BASTIDE_OK ? config.seats : 0;
    boxes_ = boxes_of(game);
    goes_on_after_deploying_ = false;
    depends_on_tile_ = false;
    for (int32_t box = 0; box < kBoxes; ++box) {
        if (!(boxes_ >> box & 1)) continue;
        goes_on_after_deploying_ |= kBoxTerms[box]->goes_on_after_deploying;
        depends_on_tile_ |= kBoxTerms[box]->depends_on_tile;
    }
    terms_used_ = boxes_ != 0 ? kTerms : kCommonTerms;
    tiles_ = count_tiles(game);
    Weights weights;
    choose_weights(boxes_, seats_, weights);
    set_weights(weights);
}

void Evaluator::set_weights(const Weights& weights) noexcept
{
    for (int32_t step = 0; step <= kSteps; ++step) {
        const int32_t phase = at_most(step * (kPhases - 1) / kSteps, kPhases - 2);
        const int32_t above = step * (kPhases - 1) - phase * kSteps;  // of kSteps, on the way to the next phase
        for (int32_t term = 0; term < kTerms; ++term)
            weights_[step][term] = (weights.at[phase][term] * (kSteps - above) + weights.at[phase + 1][term] * above) / kSteps;
    }
}

void Evaluator::evaluate(const bastide_game* game) noexcept
{
    bastide_decision decision;
    bastide_seat seats[BASTIDE_SEATS_MAX];
    tiles_left_ = bastide_game_get_decision(game, &decision) == BASTIDE_OK ? decision.tiles_left : 0;
    if (seats_ > 2) tiles_left_ = tiles_left_ * kCrowd / seats_;
    now_ = weights_[at_most(tiles_left_, tiles_) * kSteps / tiles_];
    bastide_game_list_seats(game, seats, BASTIDE_SEATS_MAX);
    for (int32_t seat = 0; seat < seats_; ++seat) {
        scores_[seat] = seats[seat].score;
        const int32_t followers = bastide_game_count_supply(game, seat, BASTIDE_PIECE_FOLLOWER);
        followers_[seat] = followers > 0 ? followers : 0;
        std::memset(&terms_[seat], 0, sizeof terms_[seat]);
    }
    const int32_t listed = decision.over ? 0 : bastide_game_list_briefs(game, BASTIDE_ANY, briefs_, kMaxBriefs);
    const int32_t count = at_most(listed, kMaxBriefs);
    for (int32_t i = 0; i < count; ++i) add(briefs_[i]);
    sight_ = {game, seats_, decision.turn_seat, briefs_, count > 0 ? count : 0};
    for (int32_t box = 0; box < kBoxes && !decision.over; ++box)
        if (boxes_ >> box & 1) kBoxTerms[box]->add(sight_, terms_);
    for (int32_t seat = 0; seat < seats_; ++seat) {
        if (!decision.over) add_supply(seat, followers_[seat]);
        values_[seat] = Value{1000} * scores_[seat] + worth(terms_[seat]);
    }
}

/// A castle is complete, but paid later and for another feature, so its box judges it.
void Evaluator::add(const bastide_brief& brief) noexcept
{
    if (brief.kind == BASTIDE_SEGMENT_CASTLE) return;
    for (int32_t seat = 0; seat < seats_; ++seat) {
        if (!(brief.occupants >> seat & 1)) continue;
        const bool leads = brief.leaders >> seat & 1;
        if (is_scored(brief)) {
            scores_[seat] += leads ? brief.points_now : 0;
            followers_[seat] += brief.pieces[seat];
        } else if (leads) {
            add_led(brief, brief.pieces[seat], terms_[seat]);
        } else {
            terms_[seat].of[kOutvoted] += brief.pieces[seat] * kOne;
        }
    }
}

void Evaluator::add_supply(int32_t seat, int32_t followers) noexcept
{
    for (int32_t i = 0; i < at_most(followers, kSupply7 - kSupply1 + 1); ++i) terms_[seat].of[kSupply1 + i] = kOne;
}

Value Evaluator::worth(const SeatTerms& terms) const noexcept
{
    Value sum = 0;
    for (int32_t i = 0; i < terms_used_; ++i) sum += Value{terms.of[i]} * now_[i];
    return sum / kOne;
}

Value Evaluator::lead(int32_t seat) const noexcept
{
    Value others = 0;
    for (int32_t i = 0; i < seats_; ++i) others += i == seat ? 0 : values_[i];
    return values_[seat] - (seats_ > 1 ? others / (seats_ - 1) : 0);
}

Value Evaluator::gain_of_deploying(int32_t seat, int32_t x, int32_t y, const bastide_brief& feature) const noexcept
{
    if (is_scored(feature)) return Value{1000} * feature.points_now;
    SeatTerms terms = {};
    add_led(feature, 1, terms);
    for (int32_t box = 0; box < kBoxes; ++box)
        if ((boxes_ >> box & 1) && kBoxTerms[box]->add_deployed)
            kBoxTerms[box]->add_deployed(sight_, {seat, x, y, feature, terms_[seat]}, terms);
    const int32_t last = followers_[seat];
    if (last > 0 && last <= kSupply7 - kSupply1 + 1) terms.of[kSupply1 + last - 1] -= kOne;
    return worth(terms);
}

}  // namespace bastide::players
