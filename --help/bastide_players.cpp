// SPDX-License-Identifier: MIT
//
// bastide_players.cpp: all sources of the library in one file, made by ./dev package source. Compile it alone as C++20;
// docs/onefile.md says how.
#include "bastide.h"
#include "bastide_players.h"
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>

// ---- src/players/terms.hpp ----

// What a position is judged by: a row of numbers for each seat, which the weights turn into points. Boxes add terms of their own
// in src/players/boxes; a box without terms is judged by the common ones.


namespace bastide::players {

/// All terms. Those of a box are together. The order may change: weights name their term.
enum Term : int32_t {
    // Features that the seat leads. `now` is what they would pay at the end, `gain` what completing them adds, times its chance.
    kCityNow,
    kCityGainOfOneCell,  ///< a city that lacks one cell
    kCityGain,           ///< a city that lacks more
    kCityCells,          ///< cells that it lacks
    kCityLed,
    kCityReturn,  ///< followers that return, times the chance
    kRoadNow,
    kRoadGain,
    kRoadChance,
    kRoadReturn,
    kMonasteryNow,
    kMonasteryGain,
    kMonasteryReturn,
    kFieldNow,
    kFieldCities,  ///< chances of the cities at it that are not complete
    kFieldLed,
    kOutvoted,  ///< followers on features that others lead
    // Whether the seat has a first, second ... follower in its supply.
    kSupply1,
    kSupply2,
    kSupply3,
    kSupply4,
    kSupply5,
    kSupply6,
    kSupply7,
    kCommonTerms,

    kTowerPieces = kCommonTerms,  ///< in the supply
    kTowerPrisoners,              ///< prisoners it holds, less its own that others hold
    kTowerThreats,                ///< followers that a tower could reach with one more piece
    kTowerExposed,                ///< whether one of them can be captured before the seat has a turn
    kTowerStake,                  ///< what the best feature pays now that the seat leads with one of those

    kAbbeys,  ///< held
    kMayorInSupply,
    kWagonInSupply,
    kBarnInSupply,
    kBarnCities,        ///< complete cities at fields with a barn of the seat
    kBarnCitiesToCome,  ///< chances of the cities at those fields that are not complete
    kBarns,             ///< barns placed
    kBarnOpenSides,     ///< half sides of tiles at which their fields can still grow

    kLargeFollowerInSupply,
    kInnRoads,         ///< led roads with an inn, times the chance that they are not completed
    kCathedralCities,  ///< the same for cities with a cathedral

    kBuilderInSupply,
    kBuilderAtWork,  ///< on a feature that is not complete
    kPigInSupply,
    kPigInField,
    kGoods,     ///< tokens
    kGoodsLed,  ///< kinds of goods of which it has most, alone or with others

    kAbbotInSupply,
    kAbbotAtWork,     ///< on a building that is not complete
    kAbbotReturn,     ///< chances that these are completed
    kAbbotOpenCells,  ///< cells that these lack

    kKing,        ///< held
    kKingPoints,  ///< that it would pay at the end
    kKingToCome,  ///< chances of led cities that would win the King
    kRobber,      ///< the same for the Robber Baron and roads
    kRobberPoints,
    kRobberToCome,

    kPhantomInSupply,
    kPhantomReturn,  ///< chance that the feature of a phantom is completed

    kTerms
};
extern const char* const kTermNames[kTerms];

inline constexpr int32_t kOne = 256;  ///< terms are counted in 256ths

/// A chance in 65536ths, as briefs have it, in 256ths.
constexpr int32_t term_of_chance(int32_t chance) noexcept { return chance / (65536 / kOne); }

constexpr int32_t at_most(int32_t number, int32_t most) noexcept { return number < most ? number : most; }

/// The terms of one seat.
struct SeatTerms {
    int32_t of[kTerms];
};

/// What the terms of a box are computed from.
struct Sight {
    const bastide_game* game;
    int32_t seats;
    int32_t next_seat;            ///< whose turn it is
    const bastide_brief* briefs;  ///< of all occupied features
    int32_t brief_count;

    /// The brief of a feature; null when it is not occupied.
    const bastide_brief* find(int32_t feature) const noexcept
    {
        for (int32_t i = 0; i < brief_count; ++i)
            if (briefs[i].feature == feature) return &briefs[i];
        return nullptr;
    }
};

/// Adds how many pieces of a kind each seat has in its supply.
void add_supply(const Sight& sight, int32_t piece_kind, Term term, SeatTerms* terms) noexcept;

/// A follower that a seat might deploy on a feature that is not occupied.
struct Deployment {
    int32_t seat;
    int32_t x, y;
    const bastide_brief& feature;
    const SeatTerms& before;  ///< the terms of the seat without it
};

/// The terms of one box, for games with its tile set: those from `first` to `end`.
struct BoxTerms {
    int32_t set;
    Term first, end;
    void (*add)(const Sight& sight, SeatTerms* terms) noexcept;
    void (*add_deployed)(const Sight& sight, const Deployment& deployment, SeatTerms& terms) noexcept;  ///< null: it adds none
};
extern const BoxTerms kTowerTerms;
extern const BoxTerms kAbbeyMayorTerms;
extern const BoxTerms kInnsCathedralsTerms;
extern const BoxTerms kTradersBuildersTerms;
extern const BoxTerms kAbbotTerms;
extern const BoxTerms kKingRobberTerms;
extern const BoxTerms kPhantomTerms;

inline constexpr const BoxTerms* kBoxTerms[] = {&kTowerTerms, &kAbbeyMayorTerms, &kInnsCathedralsTerms, &kTradersBuildersTerms,
                                                &kAbbotTerms, &kKingRobberTerms, &kPhantomTerms};
inline constexpr int32_t kBoxes = sizeof kBoxTerms / sizeof *kBoxTerms;
/// Bits of masks of boxes, in the order of kBoxTerms.
inline constexpr uint32_t kWithTower = 1, kWithAbbeyMayor = 2, kWithInnsCathedrals = 4, kWithTradersBuilders = 8, kWithAbbot = 16,
                          kWithKingRobber = 32, kWithPhantom = 64;

}  // namespace bastide::players

// ---- src/players/boxes/abbey_mayor.cpp ----

// Abbey & Mayor: abbeys held, mayors and wagons in the supply, barns.

namespace bastide::players {

namespace {

constexpr int32_t kMostThings = 64;
constexpr int32_t kMostOpenSides = 48;

void add_in_abbey_mayor(const Sight& sight, SeatTerms* terms) noexcept
{
    bastide_thing barns[kMostThings];
    bastide_seat seats[BASTIDE_SEATS_MAX];
    add_supply(sight, BASTIDE_PIECE_MAYOR, kMayorInSupply, terms);
    add_supply(sight, BASTIDE_PIECE_WAGON, kWagonInSupply, terms);
    add_supply(sight, BASTIDE_PIECE_BARN, kBarnInSupply, terms);
    bastide_game_list_seats(sight.game, seats, BASTIDE_SEATS_MAX);
    for (int32_t seat = 0; seat < sight.seats; ++seat) terms[seat].of[kAbbeys] += at_most(seats[seat].hand, 1) * kOne;
    const int32_t count = at_most(bastide_game_list_things(sight.game, BASTIDE_THING_BARN, barns, kMostThings), kMostThings);
    for (int32_t i = 0; i < count; ++i) {
        if (barns[i].seat < 0) continue;
        terms[barns[i].seat].of[kBarns] += kOne;
        terms[barns[i].seat].of[kBarnCities] += barns[i].count * kOne;
        bastide_brief brief;
        bastide_feature field;
        if (bastide_game_get_brief(sight.game, barns[i].feature, &brief) == BASTIDE_OK)
            terms[barns[i].seat].of[kBarnCitiesToCome] += term_of_chance(brief.chance);
        if (bastide_game_get_feature(sight.game, barns[i].feature, &field) == BASTIDE_OK)
            terms[barns[i].seat].of[kBarnOpenSides] += at_most(field.open_sides, kMostOpenSides) * kOne;
    }
}

}  // namespace

const BoxTerms kAbbeyMayorTerms{BASTIDE_SET_ABBEY_MAYOR, kAbbeys, kLargeFollowerInSupply, add_in_abbey_mayor, nullptr};

}  // namespace bastide::players

// ---- src/players/boxes/abbot.cpp ----

// The Abbot: the abbot in the supply, and abbots that wait for their building or may be called back.

namespace bastide::players {

namespace {

constexpr int32_t kMostPieces_in_abbot = 256;

void add_in_abbot(const Sight& sight, SeatTerms* terms) noexcept
{
    bastide_piece pieces[kMostPieces_in_abbot];
    add_supply(sight, BASTIDE_PIECE_ABBOT, kAbbotInSupply, terms);
    const int32_t count = at_most(bastide_game_list_pieces(sight.game, pieces, kMostPieces_in_abbot), kMostPieces_in_abbot);
    for (int32_t i = 0; i < count; ++i) {
        const bastide_piece& piece = pieces[i];
        if (piece.seat < 0 || piece.kind != BASTIDE_PIECE_ABBOT || piece.spot != BASTIDE_SPOT_SEGMENT) continue;
        const bastide_brief* const building = sight.find(piece.feature);
        if (!building || building->complete) continue;
        SeatTerms& own = terms[piece.seat];
        own.of[kAbbotAtWork] += kOne;
        own.of[kAbbotReturn] += term_of_chance(building->chance);
        own.of[kAbbotOpenCells] += building->open_cells * kOne;
    }
}

}  // namespace

const BoxTerms kAbbotTerms{BASTIDE_SET_ABBOT, kAbbotInSupply, kKing, add_in_abbot, nullptr};

}  // namespace bastide::players

// ---- src/players/boxes/inns_cathedrals.cpp ----

// Inns & Cathedrals: the large follower in the supply; roads and cities that pay nothing unless they are completed.

namespace bastide::players {

namespace {

/// An incomplete feature that would pay nothing at the end though it has tiles: it has an inn or a cathedral (IC-FINAL-01, -02).
bool is_all_or_nothing(const bastide_brief& brief) noexcept
{
    return !brief.complete && brief.points_now == 0 && brief.points_complete > 0;
}

/// Adds the chance that such a feature pays nothing to the terms of a seat that leads it.
void add_led_in_inns_cathedrals(const bastide_brief& brief, SeatTerms& terms) noexcept
{
    const bool is_road = brief.kind == BASTIDE_SEGMENT_ROAD;
    if ((!is_road && brief.kind != BASTIDE_SEGMENT_CITY) || !is_all_or_nothing(brief)) return;
    terms.of[is_road ? kInnRoads : kCathedralCities] += term_of_chance(65536 - brief.chance);
}

void add_in_inns_cathedrals(const Sight& sight, SeatTerms* terms) noexcept
{
    add_supply(sight, BASTIDE_PIECE_LARGE_FOLLOWER, kLargeFollowerInSupply, terms);
    for (int32_t i = 0; i < sight.brief_count; ++i)
        for (int32_t seat = 0; seat < sight.seats; ++seat)
            if (sight.briefs[i].leaders >> seat & 1) add_led_in_inns_cathedrals(sight.briefs[i], terms[seat]);
}

void add_deployed_in_inns_cathedrals(const Sight&, const Deployment& deployment, SeatTerms& terms) noexcept { add_led_in_inns_cathedrals(deployment.feature, terms); }

}  // namespace

const BoxTerms kInnsCathedralsTerms{BASTIDE_SET_INNS_CATHEDRALS, kLargeFollowerInSupply, kBuilderInSupply, add_in_inns_cathedrals, add_deployed_in_inns_cathedrals};

}  // namespace bastide::players

// ---- src/players/boxes/king_robber.cpp ----

// King & Robber Baron: who has them, what they pay, and who may win them.

namespace bastide::players {

namespace {

/// The King or the Robber Baron, for one kind of feature.
struct Title {
    int32_t thing;
    int32_t feature_kind;
    int32_t points_of_tile;  ///< about, in a completed feature
    Term held, points, to_come;
};
constexpr Title kTitles[] = {{BASTIDE_THING_KING, BASTIDE_SEGMENT_CITY, 2, kKing, kKingPoints, kKingToCome},
                             {BASTIDE_THING_ROBBER, BASTIDE_SEGMENT_ROAD, 1, kRobber, kRobberPoints, kRobberToCome}};

/// Adds the chance that a feature is completed if it would win the title.
void add_led_in_king_robber(const Title& title, const bastide_thing& state, const bastide_brief& feature, SeatTerms& terms) noexcept
{
    if (feature.kind != title.feature_kind || feature.complete) return;
    if (feature.points_complete > state.count * title.points_of_tile) terms.of[title.to_come] += term_of_chance(feature.chance);
}

bool find_in_king_robber(const Sight& sight, const Title& title, bastide_thing& state) noexcept
{
    return bastide_game_list_things(sight.game, title.thing, &state, 1) == 1;
}

void add_in_king_robber(const Sight& sight, SeatTerms* terms) noexcept
{
    for (const Title& title : kTitles) {
        bastide_thing state;
        if (!find_in_king_robber(sight, title, state)) continue;
        if (state.seat >= 0) {
            terms[state.seat].of[title.held] += kOne;
            terms[state.seat].of[title.points] += state.points * kOne;
        }
        for (int32_t i = 0; i < sight.brief_count; ++i)
            for (int32_t seat = 0; seat < sight.seats; ++seat)
                if (seat != state.seat && (sight.briefs[i].leaders >> seat & 1))
                    add_led_in_king_robber(title, state, sight.briefs[i], terms[seat]);
    }
}

void add_deployed_in_king_robber(const Sight& sight, const Deployment& deployment, SeatTerms& terms) noexcept
{
    for (const Title& title : kTitles) {
        bastide_thing state;
        if (find_in_king_robber(sight, title, state) && state.seat != deployment.seat) add_led_in_king_robber(title, state, deployment.feature, terms);
    }
}

}  // namespace

const BoxTerms kKingRobberTerms{BASTIDE_SET_KING_ROBBER, kKing, kPhantomInSupply, add_in_king_robber, add_deployed_in_king_robber};

}  // namespace bastide::players

// ---- src/players/boxes/phantom.cpp ----

// The Phantom: the phantom in the supply, and one that returns to it.

namespace bastide::players {

namespace {

constexpr int32_t kMostPieces_in_phantom = 256;

void add_in_phantom(const Sight& sight, SeatTerms* terms) noexcept
{
    bastide_piece pieces[kMostPieces_in_phantom];
    add_supply(sight, BASTIDE_PIECE_PHANTOM, kPhantomInSupply, terms);
    const int32_t count = at_most(bastide_game_list_pieces(sight.game, pieces, kMostPieces_in_phantom), kMostPieces_in_phantom);
    for (int32_t i = 0; i < count; ++i) {
        const bastide_piece& piece = pieces[i];
        if (piece.seat < 0 || piece.kind != BASTIDE_PIECE_PHANTOM || piece.spot != BASTIDE_SPOT_SEGMENT) continue;
        const bastide_brief* const feature = sight.find(piece.feature);
        if (!feature || feature->kind == BASTIDE_SEGMENT_FIELD) continue;
        terms[piece.seat].of[kPhantomReturn] += feature->complete ? kOne : term_of_chance(feature->chance);
    }
}

}  // namespace

const BoxTerms kPhantomTerms{BASTIDE_SET_PHANTOM, kPhantomInSupply, kTerms, add_in_phantom, nullptr};

}  // namespace bastide::players

// ---- src/players/boxes/tower.cpp ----

// The Tower: pieces for towers, prisoners, followers that a tower may take next.

namespace bastide::players {

namespace {

constexpr int32_t kMostTowers = 64;
constexpr int32_t kMostPieces_in_tower = 256;

int32_t distance(int32_t a, int32_t b) noexcept { return a > b ? a - b : b - a; }

struct Towers {
    bastide_thing of[kMostTowers];
    int32_t count;
};

void list_towers(const Sight& sight, Towers& towers) noexcept
{
    towers.count = at_most(bastide_game_list_things(sight.game, BASTIDE_THING_TOWER, towers.of, kMostTowers), kMostTowers);
}

/// Whether one more piece on a tower, or a first one on a foundation, would let it reach a cell.
bool is_near(const bastide_thing& tower, int32_t x, int32_t y) noexcept
{
    const bool is_in_line = tower.x == x || tower.y == y;
    return !tower.closed && is_in_line && distance(tower.x, x) + distance(tower.y, y) <= tower.reach + 1;
}

bool is_threatened(const Towers& towers, int32_t x, int32_t y) noexcept
{
    for (int32_t i = 0; i < towers.count; ++i)
        if (is_near(towers.of[i], x, y)) return true;
    return false;
}

/// Whether another seat has a piece to put on a tower.
bool has_hunter(const Sight& sight, int32_t hunted) noexcept
{
    for (int32_t seat = 0; seat < sight.seats; ++seat)
        if (seat != hunted && bastide_game_count_supply(sight.game, seat, BASTIDE_PIECE_TOWER_PIECE) > 0) return true;
    return false;
}

/// Counts a follower within reach of a tower. One of them is captured at a time, so the dearest is what is at stake.
void add_threat(const Sight& sight, int32_t seat, const bastide_brief* feature, SeatTerms& terms) noexcept
{
    terms.of[kTowerThreats] += kOne;
    if (seat == sight.next_seat) return;
    terms.of[kTowerExposed] = kOne;
    const int32_t stake = feature && (feature->leaders >> seat & 1) ? feature->points_now * kOne : 0;
    if (stake > terms.of[kTowerStake]) terms.of[kTowerStake] = stake;
}

void add_in_tower(const Sight& sight, SeatTerms* terms) noexcept
{
    Towers towers;
    bastide_piece pieces[kMostPieces_in_tower];
    add_supply(sight, BASTIDE_PIECE_TOWER_PIECE, kTowerPieces, terms);
    list_towers(sight, towers);
    uint32_t hunted = 0;
    for (int32_t seat = 0; seat < sight.seats; ++seat) hunted |= has_hunter(sight, seat) ? 1u << seat : 0;
    const int32_t count = at_most(bastide_game_list_pieces(sight.game, pieces, kMostPieces_in_tower), kMostPieces_in_tower);
    for (int32_t i = 0; i < count; ++i) {
        const bastide_piece& piece = pieces[i];
        if (piece.seat < 0 || piece.kind == BASTIDE_PIECE_TOWER_PIECE) continue;
        if (piece.spot == BASTIDE_SPOT_PRISON) {
            terms[piece.other_seat].of[kTowerPrisoners] += kOne;
            terms[piece.seat].of[kTowerPrisoners] -= kOne;
        }
        if (piece.spot == BASTIDE_SPOT_SEGMENT && (hunted >> piece.seat & 1) && is_threatened(towers, piece.x, piece.y))
            add_threat(sight, piece.seat, sight.find(piece.feature), terms[piece.seat]);
    }
}

/// The follower may come within reach of a tower. A complete feature sends it home before.
void add_deployed_in_tower(const Sight& sight, const Deployment& deployment, SeatTerms& terms) noexcept
{
    Towers towers;
    list_towers(sight, towers);
    if (!is_threatened(towers, deployment.x, deployment.y) || !has_hunter(sight, deployment.seat)) return;
    SeatTerms with = deployment.before;
    bastide_brief led = deployment.feature;
    led.leaders = 1u << deployment.seat;
    add_threat(sight, deployment.seat, &led, with);
    for (int32_t term = kTowerThreats; term <= kTowerStake; ++term) terms.of[term] += with.of[term] - deployment.before.of[term];
}

}  // namespace

const BoxTerms kTowerTerms{BASTIDE_SET_TOWER, kTowerPieces, kAbbeys, add_in_tower, add_deployed_in_tower};

}  // namespace bastide::players

// ---- src/players/boxes/traders_builders.cpp ----

// Traders & Builders: builder and pig, goods and who has most of each.

namespace bastide::players {

namespace {

constexpr int32_t kMostPieces_in_traders_builders = 256;

void add_goods(const Sight& sight, int32_t piece_kind, SeatTerms* terms) noexcept
{
    int32_t counts[BASTIDE_SEATS_MAX] = {};
    int32_t most = 1;  // none is no lead
    for (int32_t seat = 0; seat < sight.seats; ++seat) {
        counts[seat] = bastide_game_count_supply(sight.game, seat, piece_kind);
        if (counts[seat] > most) most = counts[seat];
    }
    for (int32_t seat = 0; seat < sight.seats; ++seat) {
        if (counts[seat] > 0) terms[seat].of[kGoods] += counts[seat] * kOne;
        if (counts[seat] == most) terms[seat].of[kGoodsLed] += kOne;
    }
}

bool is_at_work(const Sight& sight, const bastide_piece& builder) noexcept
{
    const bastide_brief* const brief = sight.find(builder.feature);
    return brief && !brief->complete;
}

void add_in_traders_builders(const Sight& sight, SeatTerms* terms) noexcept
{
    bastide_piece pieces[kMostPieces_in_traders_builders];
    add_supply(sight, BASTIDE_PIECE_BUILDER, kBuilderInSupply, terms);
    add_supply(sight, BASTIDE_PIECE_PIG, kPigInSupply, terms);
    add_goods(sight, BASTIDE_PIECE_WINE, terms);
    add_goods(sight, BASTIDE_PIECE_GRAIN, terms);
    add_goods(sight, BASTIDE_PIECE_CLOTH, terms);
    const int32_t count = at_most(bastide_game_list_pieces(sight.game, pieces, kMostPieces_in_traders_builders), kMostPieces_in_traders_builders);
    for (int32_t i = 0; i < count; ++i) {
        const bastide_piece& piece = pieces[i];
        if (piece.seat < 0 || piece.spot != BASTIDE_SPOT_SEGMENT) continue;
        if (piece.kind == BASTIDE_PIECE_BUILDER && is_at_work(sight, piece)) terms[piece.seat].of[kBuilderAtWork] += kOne;
        if (piece.kind == BASTIDE_PIECE_PIG) terms[piece.seat].of[kPigInField] += kOne;
    }
}

}  // namespace

const BoxTerms kTradersBuildersTerms{BASTIDE_SET_TRADERS_BUILDERS, kBuilderInSupply, kAbbotInSupply, add_in_traders_builders, nullptr};

}  // namespace bastide::players

// ---- src/players/dice_city.hpp ----

// A city of dice while it is built, and what it is worth: how many dice, how many empty cells it faces. It knows cells and sides,
// not turns.


namespace bastide::players {

inline constexpr int32_t kDice = 9;
inline constexpr int32_t kCityFaces = 4;

/// The city sides of a face, bit 0 north, clockwise, turned clockwise by quarter turns.
uint32_t sides_of_face(int32_t tile, int32_t rotation) noexcept;

/// A die in a city.
struct CityDie {
    int32_t x;
    int32_t y;
    uint32_t sides;
};

/// An empty cell that a city faces.
struct Gap {
    int32_t x;
    int32_t y;
    uint32_t wanted;  ///< sides that meet the city
    uint32_t closed;  ///< sides where a die shows no city
};

/// All dice that are built, of which one city is to grow. Cells far from it do not matter.
struct DiceCity {
    CityDie dice[kDice];
    int32_t count = 0;  ///< dice, those of other cities too
    Gap gaps[2 * kDice];
    int32_t gap_count = 0;
    int32_t size = 0;  ///< dice of the city

    /// Finds the city of a die and its gaps.
    void find(int32_t die) noexcept;
    bool can_place(const Gap& gap, uint32_t sides) const noexcept
    {
        return (sides & gap.wanted) == gap.wanted && (sides & gap.closed) == 0;
    }
    bool is_closed() const noexcept { return size > 0 && gap_count == 0; }
};

/// Points for a closed city (DICE-SCORE-02).
constexpr int32_t points_of_city(int32_t size) noexcept { return size < 3 ? 0 : (size - 1) * (size - 2) / 2; }

/// Points to expect of a turn, in hundredths: of a fresh one, and of a city before a roll.
int32_t worth_of_turn(int32_t dice) noexcept;
int32_t worth_of_rolling(const DiceCity& city, int32_t dice, int32_t rolls_left) noexcept;

}  // namespace bastide::players

// ---- src/players/dice_city.cpp ----

namespace bastide::players {

namespace {

/// Computed by tests/players/dice_table.py.
struct Worths {
    int16_t fresh_turn[kDice + 1];
    int16_t rolling[2][kDice + 1][kDice + 1][kDice + 1];  ///< by rolls left less 1, size, gaps, dice
};
constexpr Worths kWorths = {
// kFreshTurn: by dice
{0, 0, 0, 11, 42, 103, 199, 335, 518, 750},
{
// kRolling, 1 left: by size, then a row for each number of gaps, by dice
{
{
{0, 0, 0, 3, 13, 35, 75, 139, 230, 353},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
},
{
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 11, 40, 94, 176, 291, 441, 628, 0},
{0, 0, 3, 13, 36, 79, 147, 244, 376, 0},
{0, 0, 0, 1, 7, 20, 45, 88, 154, 0},
{0, 0, 0, 0, 0, 3, 8, 20, 42, 0},
{0, 0, 0, 0, 0, 0, 1, 3, 8, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 1, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
},
{
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 17, 53, 116, 211, 341, 508, 714, 0, 0},
{0, 0, 8, 31, 73, 143, 244, 383, 0, 0},
{0, 0, 0, 3, 12, 33, 71, 133, 0, 0},
{0, 0, 0, 0, 1, 4, 12, 29, 0, 0},
{0, 0, 0, 0, 0, 0, 1, 4, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
},
{
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 50, 125, 233, 379, 565, 791, 0, 0, 0},
{0, 0, 17, 56, 123, 226, 368, 0, 0, 0},
{0, 0, 0, 5, 19, 50, 104, 0, 0, 0},
{0, 0, 0, 0, 1, 6, 17, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 2, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
},
{
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 100, 228, 393, 600, 849, 0, 0, 0, 0},
{0, 0, 28, 88, 187, 329, 0, 0, 0, 0},
{0, 0, 0, 7, 28, 71, 0, 0, 0, 0},
{0, 0, 0, 0, 2, 8, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
},
{
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 167, 361, 595, 872, 0, 0, 0, 0, 0},
{0, 0, 42, 128, 263, 0, 0, 0, 0, 0},
{0, 0, 0, 10, 38, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 2, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
},
{
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 250, 525, 839, 0, 0, 0, 0, 0, 0},
{0, 0, 58, 175, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 13, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
},
{
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 350, 719, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 78, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
},
{
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 467, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
},
{
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
},
},
// kRolling, 2 left: by size, then a row for each number of gaps, by dice
{
{
{0, 0, 0, 7, 29, 75, 150, 260, 409, 601},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
},
{
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 19, 63, 137, 246, 394, 578, 805, 0},
{0, 0, 8, 31, 80, 160, 280, 439, 644, 0},
{0, 0, 0, 6, 27, 69, 142, 252, 406, 0},
{0, 0, 0, 0, 4, 17, 47, 103, 193, 0},
{0, 0, 0, 0, 0, 2, 9, 27, 65, 0},
{0, 0, 0, 0, 0, 0, 1, 4, 14, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 2, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
},
{
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 28, 80, 166, 290, 454, 655, 900, 0, 0},
{0, 0, 23, 75, 161, 288, 460, 679, 0, 0},
{0, 0, 0, 13, 49, 118, 227, 384, 0, 0},
{0, 0, 0, 0, 6, 27, 72, 152, 0, 0},
{0, 0, 0, 0, 0, 2, 13, 39, 0, 0},
{0, 0, 0, 0, 0, 0, 1, 6, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
},
{
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 83, 192, 333, 515, 736, 1001, 0, 0, 0},
{0, 0, 46, 137, 275, 459, 695, 0, 0, 0},
{0, 0, 0, 21, 78, 181, 336, 0, 0, 0},
{0, 0, 0, 0, 9, 39, 103, 0, 0, 0},
{0, 0, 0, 0, 0, 3, 18, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 1, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
},
{
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 167, 351, 566, 814, 1103, 0, 0, 0, 0},
{0, 0, 77, 219, 420, 676, 0, 0, 0, 0},
{0, 0, 0, 32, 114, 258, 0, 0, 0, 0},
{0, 0, 0, 0, 13, 54, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 5, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
},
{
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 278, 559, 861, 1190, 0, 0, 0, 0, 0},
{0, 0, 116, 319, 596, 0, 0, 0, 0, 0},
{0, 0, 0, 45, 157, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 17, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
},
{
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 417, 814, 1218, 0, 0, 0, 0, 0, 0},
{0, 0, 162, 439, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 60, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
},
{
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 583, 1117, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 216, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
},
{
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 778, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
},
{
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
{0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
},
},
},
};

constexpr uint32_t kFaceSides[kCityFaces] = {0x1, 0x3, 0x5, 0xB};  // DICE-MODEL-03: cap, corner, straight, tee
constexpr int32_t kStepX[4] = {0, 1, 0, -1};
constexpr int32_t kStepY[4] = {-1, 0, 1, 0};

}  // namespace

uint32_t sides_of_face(int32_t tile, int32_t rotation) noexcept
{
    const uint32_t sides = kFaceSides[tile] << rotation;
    return (sides | sides >> 4) & 0xF;
}

void DiceCity::find(int32_t die) noexcept
{
    int32_t queue[kDice];
    bool reached[kDice] = {};
    size = gap_count = 0;
    queue[size++] = die;
    reached[die] = true;
    const auto die_at = [&](int32_t x, int32_t y) {
        for (int32_t i = 0; i < count; ++i)
            if (dice[i].x == x && dice[i].y == y) return i;
        return -1;
    };
    const auto gap_at = [&](int32_t x, int32_t y) -> Gap& {
        for (int32_t i = 0; i < gap_count; ++i)
            if (gaps[i].x == x && gaps[i].y == y) return gaps[i];
        Gap& gap = gaps[gap_count++] = {x, y, 0, 0};
        for (int32_t side = 0; side < 4; ++side) {
            const int32_t other = die_at(x + kStepX[side], y + kStepY[side]);
            if (other < 0) continue;
            (dice[other].sides >> ((side + 2) % 4) & 1 ? gap.wanted : gap.closed) |= 1u << side;
        }
        return gap;
    };
    for (int32_t i = 0; i < size; ++i) {
        const CityDie& from = dice[queue[i]];
        for (int32_t side = 0; side < 4; ++side) {
            if (!(from.sides >> side & 1)) continue;
            const int32_t next = die_at(from.x + kStepX[side], from.y + kStepY[side]);
            if (next < 0) {
                gap_at(from.x + kStepX[side], from.y + kStepY[side]);
            } else if (!reached[next]) {
                reached[next] = true;
                queue[size++] = next;
            }
        }
    }
}

int32_t worth_of_turn(int32_t dice) noexcept { return kWorths.fresh_turn[dice]; }

int32_t worth_of_rolling(const DiceCity& city, int32_t dice, int32_t rolls_left) noexcept
{
    if (rolls_left < 1 || city.gap_count > dice) return 0;
    for (int32_t i = 0; i < city.gap_count; ++i)
        if (city.gaps[i].wanted == 0xF) return 0;  // no face has four city sides
    return kWorths.rolling[rolls_left > 1 ? 1 : 0][city.size][city.gap_count][dice];
}

}  // namespace bastide::players

// ---- src/players/arena.hpp ----

// The caller's memory for one call, given out from its beginning. Nothing is given back before the call ends.



namespace bastide::players {

class Arena {
public:
    static constexpr int64_t kAlign = 16;  ///< of every piece of memory

    Arena(void* memory, int32_t size) noexcept
        : at_(reinterpret_cast<uintptr_t>(memory)), end_(at_ + static_cast<uintptr_t>(memory ? size : 0))
    {
    }

    /// The bytes that a request takes, at most.
    static constexpr int64_t cost(int64_t bytes) noexcept { return bytes + kAlign - 1; }

    /// Null when the memory is used up.
    void* take(uint64_t bytes) noexcept
    {
        const uintptr_t from = (at_ + kAlign - 1) / kAlign * kAlign;
        if (from < at_ || from > end_ || bytes > end_ - from) return nullptr;
        at_ = from + static_cast<uintptr_t>(bytes);
        return reinterpret_cast<void*>(from);
    }
    template <class T>
    T* take_array(int32_t count) noexcept
    {
        return static_cast<T*>(take(sizeof(T) * static_cast<uint64_t>(count)));
    }
    template <class T>
    T* make() noexcept
    {
        void* const place = take(sizeof(T));
        return place ? new (place) T : nullptr;
    }

    /// For games of the rules library. It lives as long as the arena.
    bastide_allocator allocator() noexcept { return {this, allocate, release}; }

private:
    static void* BASTIDE_CALL allocate(void* user, uint32_t size, uint32_t) { return static_cast<Arena*>(user)->take(size); }
    static void BASTIDE_CALL release(void*, void*, uint32_t, uint32_t) {}

    uintptr_t at_;
    uintptr_t end_;
};

}  // namespace bastide::players

// ---- src/players/budget.hpp ----

// How long a call may think: simulations, time by the caller's clock, and the caller's word that stops it.


namespace bastide::players {

class Budget {
public:
    void begin(const bastide_players_settings& settings, const bastide_players_host* host) noexcept
    {
        most_ = settings.simulations;
        time_ = settings.microseconds;
        if (host) host_ = *host;
        if (time_ > 0) began_ = host_.clock(host_.user);
    }

    void count_simulation() noexcept { ++used_; }
    int32_t used() const noexcept { return used_; }

    /// Whether the caller stopped the call or its time is over. A limit of simulations is no reason to break off a comparison.
    bool is_over() const noexcept { return is_stopped() || (time_ > 0 && elapsed() >= time_); }

    /// Whether `more` simulations are within the first `part` of `parts` equal parts of the budget.
    bool allows(int32_t more, int32_t part, int32_t parts) const noexcept
    {
        if (is_stopped()) return false;
        if (most_ > 0 && (int64_t{used_} + more) * parts > int64_t{most_} * part) return false;
        if (time_ == 0) return true;
        const uint64_t spent = elapsed();
        const uint64_t mean = used_ > 0 ? spent / static_cast<uint64_t>(used_) : 0;
        return (spent + mean * static_cast<uint64_t>(more)) * static_cast<uint64_t>(parts) <= time_ * static_cast<uint64_t>(part);
    }

private:
    bool is_stopped() const noexcept
    {
#if defined(_MSC_VER) && !defined(__clang__)
        return host_.stop && *static_cast<const volatile int32_t*>(host_.stop) != 0;  // an aligned word is read at once
#else
        return host_.stop && __atomic_load_n(host_.stop, __ATOMIC_RELAXED) != 0;
#endif
    }
    uint64_t elapsed() const noexcept { return host_.clock(host_.user) - began_; }

    bastide_players_host host_ = {};
    uint64_t time_ = 0;
    uint64_t began_ = 0;
    int32_t most_ = 0;
    int32_t used_ = 0;
};

}  // namespace bastide::players

// ---- src/players/dice_thinker.hpp ----

// One decision of a seat in the dice game: searches what can be built from the tray, and compares building with rolling,
// stopping, and keeping a knight. It looks at the turn alone and needs no simulations.


namespace bastide::players {

class DiceThinker {
public:
    static int64_t measure(const bastide_game* game) noexcept;

    /// Lists the moves, the best first: each placement that a good plan begins with, and the other actions.
    int32_t think(const bastide_game* game, const bastide_players_settings& settings, const bastide_players_host* host,
                  uint64_t random, Arena& arena) noexcept;
    void end() noexcept {}

    const bastide_players_move& move(int32_t i) const noexcept { return moves_[i]; }

private:
    static constexpr int32_t kWide = 24;  ///< plans that are continued
    static constexpr int32_t kMostMoves = 64;
    static constexpr int32_t kMisjudgement = 250;  ///< standard deviation of the errors of EASY, in hundredths of a point

    /// Some placements from the tray, one after the other.
    struct Plan {
        DiceCity city;
        int32_t tray[kCityFaces];
        int32_t left;          ///< dice in the tray
        bastide_action first;  ///< kind 0: none yet
        int32_t worth;
    };
    /// The best plans of a length, the best first.
    struct Plans {
        Plan of[kWide];
        int32_t count;

        void add(const Plan& plan) noexcept;
    };

    void read(const bastide_game* game, int32_t seat) noexcept;
    void begin_plans() noexcept;
    void continue_plan(const Plan& plan, Plans& longer) const noexcept;
    void place(const Plan& plan, int32_t tile, int32_t rotation, const Gap& at, Plans& longer) const noexcept;
    int32_t worth_of(const DiceCity& city, int32_t dice) const noexcept;
    int32_t worth_of_stopping(int32_t points) const noexcept;
    int32_t worth_of_knights() const noexcept;
    int32_t factor() const noexcept { return turn_.doubled ? 2 : 1; }
    void add_actions() noexcept;
    void add_move(const bastide_action& action, int32_t worth) noexcept;

    const bastide_game* game_ = nullptr;
    bastide_dice turn_;
    CityDie built_[kDice];
    int32_t score_ = 0;
    int32_t seat_ = 0;
    Plans plans_;
    Plans longer_;
    bastide_players_move moves_[kMostMoves];
    int32_t count_ = 0;
};

}  // namespace bastide::players

// ---- src/players/random.hpp ----

// The words of a generator: SplitMix64 over a word of the caller.


namespace bastide::players {

inline uint64_t next_random(uint64_t& word) noexcept
{
    uint64_t z = word += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

/// A number around 0 with a bell-shaped distribution and the standard deviation `deviation`: the sum of twelve even ones.
inline int32_t next_error(uint64_t& word, int32_t deviation) noexcept
{
    int64_t sum = -12 * int64_t{0x8000};
    for (int i = 0; i < 12; ++i) sum += static_cast<int64_t>(next_random(word) >> 48);
    return static_cast<int32_t>(sum * deviation / 0x10000);
}

}  // namespace bastide::players

// ---- src/players/dice_thinker.cpp ----

namespace bastide::players {

namespace {

constexpr int32_t kWins = 1'000'000;  ///< worth of what wins the game at once

bastide_action action_of(int32_t kind, int32_t seat) noexcept
{
    bastide_action action{};
    action.kind = kind;
    action.seat = seat;
    return action;
}

/// The chance that at least one of some dice shows a knight in some rolls, in thousandths.
int32_t chance_of_knight(int32_t dice, int32_t rolls) noexcept
{
    int32_t none = 1000;
    for (int32_t i = 0; i < dice * rolls; ++i) none = none * 5 / 6;
    return 1000 - none;
}

}  // namespace

int64_t DiceThinker::measure(const bastide_game*) noexcept { return Arena::cost(sizeof(DiceThinker)); }

void DiceThinker::Plans::add(const Plan& plan) noexcept
{
    if (count == kWide && of[count - 1].worth >= plan.worth) return;
    int32_t at = count < kWide ? count++ : count - 1;
    for (; at > 0 && of[at - 1].worth < plan.worth; --at) of[at] = of[at - 1];
    of[at] = plan;
}

int32_t DiceThinker::think(const bastide_game* game, const bastide_players_settings& settings, const bastide_players_host* host,
                           uint64_t random, Arena&) noexcept
{
    Budget budget;
    budget.begin(settings, host);
    read(game, settings.seat);
    add_actions();
    begin_plans();
    for (int32_t n = 0; n < kDice && plans_.count > 0 && !budget.is_over(); ++n) {
        longer_.count = 0;
        for (int32_t i = 0; i < plans_.count; ++i) continue_plan(plans_.of[i], longer_);
        plans_ = longer_;
        for (int32_t i = 0; i < plans_.count; ++i) add_move(plans_.of[i].first, plans_.of[i].worth);
    }
    if (settings.level == BASTIDE_PLAYERS_LEVEL_EASY) {
        const int32_t count = count_;
        count_ = 0;
        for (int32_t i = 0; i < count; ++i) {
            const bastide_players_move move = moves_[i];
            add_move(move.action, move.value + next_error(random, kMisjudgement));
        }
    }
    return count_;
}

void DiceThinker::read(const bastide_game* game, int32_t seat) noexcept
{
    bastide_seat record;
    bastide_die dice[kDice];
    game_ = game;
    seat_ = seat;
    count_ = plans_.count = longer_.count = 0;
    bastide_game_get_dice(game, &turn_);
    if (bastide_game_get_seat(game, seat, &record) == BASTIDE_OK) score_ = record.score;
    int32_t built = 0;
    const int32_t listed = bastide_game_list_dice(game, dice, kDice);
    for (int32_t i = 0; i < listed && i < kDice; ++i)
        if (dice[i].spot == BASTIDE_SPOT_BUILT) built_[built++] = {dice[i].x, dice[i].y, dice[i].sides};
    turn_.built = built;
}

/// A plan for each city that can grow; a new city, beside the others, when there is none.
void DiceThinker::begin_plans() noexcept
{
    Plan plan{};
    for (int32_t i = 0; i < turn_.built; ++i) plan.city.dice[i] = built_[i];
    plan.city.count = turn_.built;
    for (int32_t face = 0; face < 6; ++face) plan.left += turn_.tray[face];
    for (int32_t face = 0; face < kCityFaces; ++face) plan.tray[face] = turn_.tray[face];
    int32_t east = -2;
    for (int32_t i = 0; i < turn_.built; ++i) {
        plan.city.find(i);
        if (built_[i].x > east) east = built_[i].x;
        if (!plan.city.is_closed()) plans_.add(plan);
    }
    if (plans_.count > 0) return;
    plan.city.gaps[0] = {east + 2, 0, 0, 0};  // the first die goes on (0, 0)
    plan.city.gap_count = 1;
    plan.city.size = 0;
    plans_.add(plan);
}

void DiceThinker::continue_plan(const Plan& plan, Plans& longer) const noexcept
{
    for (int32_t tile = 0; tile < kCityFaces; ++tile) {
        if (plan.tray[tile] == 0) continue;
        const int32_t rotations = tile == BASTIDE_FACE_STRAIGHT - 1 ? 2 : 4;
        for (int32_t i = 0; i < plan.city.gap_count; ++i)
            for (int32_t rotation = 0; rotation < rotations; ++rotation) place(plan, tile, rotation, plan.city.gaps[i], longer);
    }
}

void DiceThinker::place(const Plan& plan, int32_t tile, int32_t rotation, const Gap& at, Plans& longer) const noexcept
{
    const uint32_t sides = sides_of_face(tile, rotation);
    if (!plan.city.can_place(at, sides)) return;
    Plan next = plan;
    next.city.dice[next.city.count++] = {at.x, at.y, sides};
    next.city.find(next.city.count - 1);
    --next.tray[tile];
    --next.left;
    if (next.first.kind == 0) {
        next.first = action_of(BASTIDE_ACTION_PLACE, seat_);
        next.first.tile = tile;
        next.first.x = at.x;
        next.first.y = at.y;
        next.first.rotation = rotation;
        if (bastide_game_check(game_, &next.first, nullptr) != BASTIDE_OK) return;
    }
    next.worth = worth_of(next.city, next.left);
    if (!next.city.is_closed() || next.worth > 0) longer.add(next);
}

int32_t DiceThinker::worth_of_stopping(int32_t points) const noexcept
{
    const int32_t scored = points * factor();
    const bool wins = score_ + scored >= turn_.target_score && !turn_.finish_round;
    return 100 * scored + (wins ? kWins : 0);
}

/// What the turn is worth when the dice left are rolled, or when it stops.
int32_t DiceThinker::worth_of(const DiceCity& city, int32_t dice) const noexcept
{
    const int32_t closed = points_of_city(city.is_closed() && city.size > turn_.largest ? city.size : turn_.largest);
    const int32_t stopped = worth_of_stopping(closed);
    const int32_t rolled = worth_of_rolling(city.is_closed() ? DiceCity() : city, dice, turn_.rolls_left) * factor();
    return rolled > stopped ? rolled : stopped;
}

/// What it is worth to hope for a third knight: a kept one doubles the next turn (DICE-KNIGHT-01, -03).
int32_t DiceThinker::worth_of_knights() const noexcept
{
    const int32_t knights = turn_.aside + turn_.tray[BASTIDE_FACE_KNIGHT - 1];
    if (knights < 2) return 0;
    int32_t others = 0;
    for (int32_t face = 0; face < 6; ++face) others += face == BASTIDE_FACE_KNIGHT - 1 ? 0 : turn_.tray[face];
    return worth_of_turn(turn_.dice) * chance_of_knight(others, turn_.rolls_left) / 1000;
}

/// Rolling, stopping, keeping and collecting, as far as they are legal.
void DiceThinker::add_actions() noexcept
{
    int32_t tray = 0;
    for (int32_t face = 0; face < 6; ++face) tray += turn_.tray[face];
    DiceCity city;
    int32_t rolled = worth_of_rolling(city, tray, turn_.rolls_left);
    city.count = turn_.built;
    for (int32_t i = 0; i < turn_.built; ++i) city.dice[i] = built_[i];
    for (int32_t i = 0; i < turn_.built; ++i) {
        city.find(i);
        const int32_t worth = city.is_closed() ? 0 : worth_of_rolling(city, tray, turn_.rolls_left);
        rolled = worth > rolled ? worth : rolled;
    }
    add_move(action_of(BASTIDE_ACTION_DICE_STOP, seat_), worth_of_stopping(points_of_city(turn_.largest)));
    add_move(action_of(BASTIDE_ACTION_DICE_KEEP, seat_), worth_of_turn(turn_.dice));
    add_move(action_of(BASTIDE_ACTION_ROLL, seat_), rolled * factor() - 1);
    add_move(action_of(BASTIDE_ACTION_DICE_COLLECT, seat_), worth_of_knights());
}

/// Adds a legal move where its worth puts it; a move that is there already gets the greater worth.
void DiceThinker::add_move(const bastide_action& action, int32_t worth) noexcept
{
    if (bastide_game_check(game_, &action, nullptr) != BASTIDE_OK) return;
    int32_t at = 0;
    const auto is_same = [&](const bastide_action& other) {
        return other.kind == action.kind && other.tile == action.tile && other.x == action.x && other.y == action.y &&
               other.rotation == action.rotation;
    };
    while (at < count_ && !is_same(moves_[at].action)) ++at;
    if (at < count_ && moves_[at].value >= worth) return;
    if (at == count_) {
        if (count_ == kMostMoves) return;
        ++count_;
    }
    for (; at > 0 && moves_[at - 1].value < worth; --at) moves_[at] = moves_[at - 1];
    moves_[at] = {action, worth, 0, {}};
}

}  // namespace bastide::players

// ---- src/players/weights.hpp ----

// Weights of the terms at four phases of a game, by the share of its tiles that is left. `./dev tune` fits and writes them.


namespace bastide::players {

inline constexpr int32_t kPhases = 4;  ///< 0, a third, two thirds, all of the tiles left

/// The weights of one term, in thousandths of a point.
struct Weight {
    Term term;
    int32_t at[kPhases];
};

/// Seats of the games from which weights for three and more seats were fitted.
inline constexpr int32_t kCrowd = 4;

/// Weights that were fitted together, for the base game with some boxes.
struct WeightSet {
    const char* name;
    uint32_t boxes;   ///< bit i: with the box kBoxTerms[i]
    bool is_crowded;  ///< for three and more seats, of which each has few turns
    const Weight* weights;
    int32_t count;
};

extern const WeightSet kWeightSets[];
extern const int32_t kWeightSetCount;

/// The weights of all terms for a game with some boxes: those of the set that fits best, with the terms of a box that it lacks
/// from a set that has that box. A set for the number of seats comes before one for the boxes.
struct Weights {
    int32_t at[kPhases][kTerms];
};
void choose_weights(uint32_t boxes, int32_t seats, Weights& out) noexcept;

}  // namespace bastide::players

// ---- src/players/judge.hpp ----

// Judges positions of the tile game: how far each seat will be ahead at the end. It looks at one position and tries nothing.


namespace bastide::players {

using Value = int64_t;  ///< thousandths of a point

class Judge {
public:
    /// Reads what does not change in a game.
    void begin(const bastide_game* game) noexcept;
    /// The same with given weights, for tuning.
    void set_weights(const Weights& weights) noexcept;

    /// Looks at a position; the calls below are about it. A completed feature that is not scored yet counts as scored.
    void look(const bastide_game* game) noexcept;

    /// What a seat is ahead of the mean of the others.
    Value lead(int32_t seat) const noexcept;
    /// How much it would change if the seat deployed a follower from its supply on a feature that is not occupied, on a tile at
    /// x, y of the game that it looked at.
    Value gain_of_deploying(int32_t seat, int32_t x, int32_t y, const bastide_brief& feature) const noexcept;

    int32_t seats() const noexcept { return seats_; }
    int32_t score(int32_t seat) const noexcept { return scores_[seat]; }  ///< with the completed features
    const SeatTerms& terms(int32_t seat) const noexcept { return terms_[seat]; }
    /// With three and more seats: what would be left in a game of kCrowd seats when each has as many turns to come.
    int32_t tiles_left() const noexcept { return tiles_left_; }
    int32_t tiles() const noexcept { return tiles_; }
    uint32_t boxes() const noexcept { return boxes_; }

private:
    static constexpr int32_t kSteps = 64;  ///< weights are computed for so many shares of tiles left, and for none
    static constexpr int32_t kMostBriefs = 192;

    void add(const bastide_brief& brief) noexcept;
    void add_supply(int32_t seat, int32_t followers) noexcept;
    Value worth(const SeatTerms& terms) const noexcept;

    int32_t weights_[kSteps + 1][kTerms];
    const int32_t* now_ = nullptr;  ///< the weights for the tiles left
    int32_t seats_ = 0;
    int32_t terms_used_ = 0;  ///< the first ones
    int32_t tiles_ = 0;       ///< all tiles of the game that can be drawn
    uint32_t boxes_ = 0;
    int32_t tiles_left_ = 0;
    int32_t scores_[BASTIDE_SEATS_MAX];
    int32_t followers_[BASTIDE_SEATS_MAX];  ///< in supply
    SeatTerms terms_[BASTIDE_SEATS_MAX];
    Value values_[BASTIDE_SEATS_MAX];
    bastide_brief briefs_[kMostBriefs];
    Sight sight_ = {};
};

}  // namespace bastide::players

// ---- src/players/judge.cpp ----

namespace bastide::players {

namespace {

constexpr int32_t kMostChoices = 64;

/// A chance of the rules library times a number, as a term.
int32_t by_chance(int32_t chance, int32_t number) noexcept
{
    return static_cast<int32_t>(int64_t{chance} * number * kOne / 65536);
}

uint32_t boxes_of(const bastide_game* game) noexcept
{
    bastide_choice choices[kMostChoices];
    const int32_t count = at_most(bastide_game_list_choices(game, choices, kMostChoices), kMostChoices);
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
void add_led_in_judge(const bastide_brief& brief, int32_t followers, SeatTerms& terms) noexcept
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

bool is_scored_in_judge(const bastide_brief& brief) noexcept { return brief.complete && brief.kind != BASTIDE_SEGMENT_FIELD; }

}  // namespace

void add_supply(const Sight& sight, int32_t piece_kind, Term term, SeatTerms* terms) noexcept
{
    for (int32_t seat = 0; seat < sight.seats; ++seat) {
        const int32_t count = bastide_game_count_supply(sight.game, seat, piece_kind);
        if (count > 0) terms[seat].of[term] += count * kOne;
    }
}

void Judge::begin(const bastide_game* game) noexcept
{
    bastide_config config;
    seats_ = bastide_game_get_config(game, &config) == BASTIDE_OK ? config.seats : 0;
    boxes_ = boxes_of(game);
    terms_used_ = boxes_ != 0 ? kTerms : kCommonTerms;
    tiles_ = count_tiles(game);
    Weights weights;
    choose_weights(boxes_, seats_, weights);
    set_weights(weights);
}

void Judge::set_weights(const Weights& weights) noexcept
{
    for (int32_t step = 0; step <= kSteps; ++step) {
        const int32_t phase = at_most(step * (kPhases - 1) / kSteps, kPhases - 2);
        const int32_t above = step * (kPhases - 1) - phase * kSteps;  // of kSteps, on the way to the next phase
        for (int32_t term = 0; term < kTerms; ++term)
            weights_[step][term] = (weights.at[phase][term] * (kSteps - above) + weights.at[phase + 1][term] * above) / kSteps;
    }
}

void Judge::look(const bastide_game* game) noexcept
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
    const int32_t listed = decision.over ? 0 : bastide_game_list_briefs(game, BASTIDE_ANY, briefs_, kMostBriefs);
    const int32_t count = at_most(listed, kMostBriefs);
    for (int32_t i = 0; i < count; ++i) add(briefs_[i]);
    sight_ = {game, seats_, decision.turn_seat, briefs_, count > 0 ? count : 0};
    for (int32_t box = 0; box < kBoxes && !decision.over; ++box)
        if (boxes_ >> box & 1) kBoxTerms[box]->add(sight_, terms_);
    for (int32_t seat = 0; seat < seats_; ++seat) {
        if (!decision.over) add_supply(seat, followers_[seat]);
        values_[seat] = Value{1000} * scores_[seat] + worth(terms_[seat]);
    }
}

void Judge::add(const bastide_brief& brief) noexcept
{
    for (int32_t seat = 0; seat < seats_; ++seat) {
        if (!(brief.occupants >> seat & 1)) continue;
        const bool leads = brief.leaders >> seat & 1;
        if (is_scored_in_judge(brief)) {
            scores_[seat] += leads ? brief.points_now : 0;
            followers_[seat] += brief.pieces[seat];
        } else if (leads) {
            add_led_in_judge(brief, brief.pieces[seat], terms_[seat]);
        } else {
            terms_[seat].of[kOutvoted] += brief.pieces[seat] * kOne;
        }
    }
}

void Judge::add_supply(int32_t seat, int32_t followers) noexcept
{
    for (int32_t i = 0; i < at_most(followers, kSupply7 - kSupply1 + 1); ++i) terms_[seat].of[kSupply1 + i] = kOne;
}

Value Judge::worth(const SeatTerms& terms) const noexcept
{
    Value sum = 0;
    for (int32_t i = 0; i < terms_used_; ++i) sum += Value{terms.of[i]} * now_[i];
    return sum / kOne;
}

Value Judge::lead(int32_t seat) const noexcept
{
    Value others = 0;
    for (int32_t i = 0; i < seats_; ++i) others += i == seat ? 0 : values_[i];
    return values_[seat] - (seats_ > 1 ? others / (seats_ - 1) : 0);
}

Value Judge::gain_of_deploying(int32_t seat, int32_t x, int32_t y, const bastide_brief& feature) const noexcept
{
    if (is_scored_in_judge(feature)) return Value{1000} * feature.points_now;
    SeatTerms terms = {};
    add_led_in_judge(feature, 1, terms);
    for (int32_t box = 0; box < kBoxes; ++box)
        if ((boxes_ >> box & 1) && kBoxTerms[box]->add_deployed)
            kBoxTerms[box]->add_deployed(sight_, {seat, x, y, feature, terms_[seat]}, terms);
    const int32_t last = followers_[seat];
    if (last > 0 && last <= kSupply7 - kSupply1 + 1) terms.of[kSupply1 + last - 1] -= kOne;
    return worth(terms);
}

}  // namespace bastide::players

// ---- src/players/twins.hpp ----

// Placements that lead to the same position: a tile that looks the same in several rotations, such as a monastery without a road,
// can be placed in each of them. One of them is enough to think about.


namespace bastide::players {

class Twins {
public:
    /// Moves placements that equal an earlier one behind all others, which keep their order. @return how many others there are.
    int32_t move_back(const bastide_game* game, bastide_action* actions, int32_t count) noexcept;

    /// Whether an action that was moved back equals one that stayed in front.
    bool are_equal(const bastide_game* game, const bastide_action& behind, const bastide_action& front) noexcept;

private:
    static constexpr int32_t kRotations = 4;

    void look_at(const bastide_game* game, int32_t tile) noexcept;

    int32_t tile_ = -1;
    int32_t first_[kRotations] = {0, 1, 2, 3};  ///< the first rotation that looks like this one
};

}  // namespace bastide::players

// ---- src/players/mover.hpp ----

// Values the actions of a decision by the positions that they lead to: one ply. It tries actions in games of its own and follows
// a turn to its end.


namespace bastide::players {

/// How many of the best actions are valued once more, then with all that may follow them in the turn, as pieces that are not
/// plain followers: at the decision of a player, and in simulations, where time is dearer.
inline constexpr int32_t kRevised = 16;
inline constexpr int32_t kRevisedInside = 4;

/// Below every value.
inline constexpr Value kWorst = -1'000'000'000'000;

class Mover {
public:
    /// The bytes that begin() takes from an arena, given the bytes of a clone.
    static int64_t measure(int64_t clone) noexcept;
    /// Makes games like `view` in the memory of the arena. False when it is too small.
    bool begin(const bastide_game* view, Arena& arena) noexcept;
    void end() noexcept;

    Judge& judge() noexcept { return judge_; }
    Twins& twins() noexcept { return twins_; }

    /// Values the actions of a decision of a seat, `revised` of them once more; none once `stops()` is true.
    template <class Stops>
    void value(const bastide_game* game, const bastide_decision& decision, const bastide_action* actions, int32_t count,
               int32_t revised, Value* values, Stops&& stops) noexcept
    {
        look(game, decision, 0);
        skipped_ = false;
        for (int32_t i = 0; i < count; ++i) values[i] = stops() ? kWorst : value_at_root(game, decision, actions[i], false);
        for (revised_count_ = 0; skipped_ && revised_count_ < revised && !stops();)
            if (!revise_best(game, decision, actions, count, values)) return;
    }

    /// The best action of a seat. False when there is none.
    bool choose(const bastide_game* game, const bastide_decision& decision, int32_t revised, bastide_action& out) noexcept;

private:
    static constexpr int32_t kDepth = 3;         ///< decisions of a turn that are tried one after the other
    static constexpr int32_t kMostListed = 512;  ///< actions of a decision that are tried inside

    /// What a turn is worth that the seat still has: a second part of it, or the tile that it draws instead of placing an abbey.
    static constexpr Value kTurn = 3'500;

    /// What deploying is compared with: the position of the decision at which a piece may be deployed.
    struct Before {
        Value lead = 0;
        bool is_acting = false;  ///< whether it is such a decision
    };

    void look(const bastide_game* game, const bastide_decision& decision, int32_t depth) noexcept;
    Value lead_when_passing(const bastide_game* game, const bastide_decision& decision, int32_t depth) noexcept;
    bool is_tried(const bastide_action& action) const noexcept;
    bool is_revised(int32_t i) const noexcept;
    Value value_at_root(const bastide_game* game, const bastide_decision& decision, const bastide_action& action,
                        bool is_thorough) noexcept;
    bool revise_best(const bastide_game* game, const bastide_decision& decision, const bastide_action* actions, int32_t count,
                     Value* values) noexcept;
    Value value_after(const bastide_game* game, const bastide_action& action, const bastide_decision& decision, int32_t depth,
                      bool is_thorough) noexcept;
    Value value_of_best(const bastide_game* game, const bastide_decision& decision, int32_t depth, bool is_thorough) noexcept;
    bool gain_of_deploying(const bastide_game* game, const bastide_action& action, Value& gain) noexcept;

    Judge judge_;
    Twins twins_;
    bastide_game* trials_[kDepth] = {};
    bastide_action* lists_[kDepth] = {};
    bastide_action* own_list_ = nullptr;
    Value* own_values_ = nullptr;
    int32_t revised_[kRevised];
    int32_t revised_count_ = 0;
    Before before_;
    bool skipped_ = false;
};

}  // namespace bastide::players

// ---- src/players/mover.cpp ----

namespace bastide::players {

namespace {

bool is_acting(const bastide_decision& decision) noexcept { return decision.step == BASTIDE_STEP_ACT; }

/// Deploying a follower on a segment, or nothing: its value follows from the features alone.
bool is_plain(const bastide_action& action) noexcept
{
    if (action.kind == BASTIDE_ACTION_PASS) return true;
    return action.kind == BASTIDE_ACTION_DEPLOY && action.spot == BASTIDE_SPOT_SEGMENT &&
           action.piece_kind == BASTIDE_PIECE_FOLLOWER;
}

}  // namespace

int64_t Mover::measure(int64_t clone) noexcept
{
    return kDepth * (clone + Arena::cost(kMostListed * int64_t{sizeof(bastide_action)})) +
           Arena::cost(kMostListed * int64_t{sizeof(bastide_action)}) + Arena::cost(kMostListed * int64_t{sizeof(Value)});
}

bool Mover::begin(const bastide_game* view, Arena& arena) noexcept
{
    judge_.begin(view);
    const bastide_allocator mem = arena.allocator();
    for (int32_t i = 0; i < kDepth; ++i) {
        if (bastide_game_clone(view, BASTIDE_VIEW_FULL, BASTIDE_CLONE_FLAG_POSITION_ONLY, &mem, &trials_[i]) != BASTIDE_OK)
            return false;
        lists_[i] = arena.take_array<bastide_action>(kMostListed);
        if (!lists_[i]) return false;
    }
    own_list_ = arena.take_array<bastide_action>(kMostListed);
    own_values_ = arena.take_array<Value>(kMostListed);
    return own_list_ && own_values_;
}

void Mover::end() noexcept
{
    for (bastide_game* trial : trials_) bastide_game_destroy(trial);
}

void Mover::look(const bastide_game* game, const bastide_decision& decision, int32_t depth) noexcept
{
    before_ = {};
    if (is_acting(decision)) before_ = {lead_when_passing(game, decision, depth), true};
}

/// With boxes a turn can go on after the decision to act, so passing is tried. The judge then looks at the position after that,
/// which has the same followers and weights.
Value Mover::lead_when_passing(const bastide_game* game, const bastide_decision& decision, int32_t depth) noexcept
{
    bastide_action pass{};
    pass.kind = BASTIDE_ACTION_PASS;
    pass.seat = decision.seat;
    if (judge_.boxes() != 0 && decision.may_pass && depth < kDepth) {
        const Value value = value_after(game, pass, decision, depth, false);
        if (value > kWorst) return value;
    }
    judge_.look(game);
    return judge_.lead(decision.seat);
}

bool Mover::choose(const bastide_game* game, const bastide_decision& decision, int32_t revised, bastide_action& out) noexcept
{
    const int32_t listed = at_most(bastide_game_list_actions(game, BASTIDE_ANY, own_list_, kMostListed), kMostListed);
    if (listed <= 0) return false;
    const int32_t count = twins_.move_back(game, own_list_, listed);
    int32_t best = 0;
    if (count > 1) value(game, decision, own_list_, count, revised, own_values_, [] { return false; });
    for (int32_t i = 1; i < count; ++i)
        if (own_values_[i] > own_values_[best]) best = i;
    out = own_list_[best];
    return true;
}

/// The value of an action at the decision that is valued. At a decision to act, plain actions are valued by difference, unless
/// the turn goes on after them; the judge still looks at that position as long as no other action was tried, so those come first:
/// lists are ordered by kind.
Value Mover::value_at_root(const bastide_game* game, const bastide_decision& decision, const bastide_action& action,
                           bool is_thorough) noexcept
{
    if (!before_.is_acting || !is_plain(action) || is_tried(action))
        return value_after(game, action, decision, 0, is_thorough || before_.is_acting);
    Value gain = 0;
    if (action.kind == BASTIDE_ACTION_DEPLOY && !gain_of_deploying(game, action, gain)) return kWorst;
    return before_.lead + gain;
}

/// With a phantom the turn goes on after a follower was deployed, and what follows depends on where it stands.
bool Mover::is_tried(const bastide_action& action) const noexcept
{
    return action.kind == BASTIDE_ACTION_DEPLOY && (judge_.boxes() & kWithPhantom) != 0;
}

bool Mover::is_revised(int32_t i) const noexcept
{
    for (int32_t n = 0; n < revised_count_; ++n)
        if (revised_[n] == i) return true;
    return false;
}

/// Values the best of the actions that were not valued thoroughly once more. False when there is none.
bool Mover::revise_best(const bastide_game* game, const bastide_decision& decision, const bastide_action* actions, int32_t count,
                        Value* values) noexcept
{
    int32_t best = -1;
    for (int32_t i = 0; i < count; ++i)
        if ((best < 0 || values[i] > values[best]) && !is_revised(i)) best = i;
    if (best < 0) return false;
    values[best] = value_at_root(game, decision, actions[best], true);
    revised_[revised_count_++] = best;
    return true;
}

bool Mover::gain_of_deploying(const bastide_game* game, const bastide_action& action, Value& gain) noexcept
{
    bastide_brief brief;
    const int32_t feature = bastide_game_feature_at(game, action.x, action.y, action.segment);
    if (feature < 0 || bastide_game_get_brief(game, feature, &brief) != BASTIDE_OK) return false;
    gain = judge_.gain_of_deploying(action.seat, action.x, action.y, brief);
    return true;
}

Value Mover::value_after(const bastide_game* game, const bastide_action& action, const bastide_decision& decision, int32_t depth,
                         bool is_thorough) noexcept
{
    bastide_game* const trial = trials_[depth];
    bastide_decision next;
    if (bastide_game_copy(trial, game, BASTIDE_VIEW_FULL, 0) != BASTIDE_OK) return kWorst;
    if (bastide_game_apply(trial, &action, nullptr) != BASTIDE_OK) return kWorst;
    if (bastide_game_get_decision(trial, &next) != BASTIDE_OK) return kWorst;
    const bool goes_on = !next.over && next.seat == decision.seat && next.turn == decision.turn;
    if (goes_on && depth + 1 < kDepth) return value_of_best(trial, next, depth + 1, is_thorough);
    judge_.look(trial);
    const bool has_turn = !next.over && next.seat < 0 && next.turn == decision.turn && next.turn_seat == decision.seat;
    return judge_.lead(decision.seat) + (has_turn && next.step == BASTIDE_STEP_DRAW ? kTurn : 0);
}

/// The value of the best action at a later decision of the turn.
Value Mover::value_of_best(const bastide_game* game, const bastide_decision& decision, int32_t depth, bool is_thorough) noexcept
{
    const int32_t count = at_most(bastide_game_list_actions(game, BASTIDE_ANY, lists_[depth], kMostListed), kMostListed);
    const bool acts = is_acting(decision);
    const Value lead = lead_when_passing(game, decision, acts ? depth : kDepth);
    Value best = acts && decision.may_pass ? lead : kWorst;
    for (int32_t i = 0; acts && i < count; ++i) {
        Value gain = 0;
        const bastide_action& action = lists_[depth][i];
        if (action.kind != BASTIDE_ACTION_DEPLOY || !is_plain(action) || (is_thorough && is_tried(action))) continue;
        if (gain_of_deploying(game, action, gain) && lead + gain > best) best = lead + gain;
    }
    for (int32_t i = 0; i < count; ++i) {
        if (acts && is_plain(lists_[depth][i]) && !(is_thorough && is_tried(lists_[depth][i]))) continue;
        if (acts && !is_thorough && lists_[depth][i].spot != BASTIDE_SPOT_CORNER) {
            skipped_ = true;
            continue;
        }
        const Value value = value_after(game, lists_[depth][i], decision, depth, is_thorough);
        if (value > best) best = value;
    }
    return best == kWorst ? lead : best;
}

}  // namespace bastide::players

// ---- src/players/reasons.hpp ----

// Why a move is good or bad: what it changes in the features of each seat.


namespace bastide::players {

class Reasons {
public:
    /// Finds the reasons for a legal action. @return their number, or a failure.
    int32_t find(const bastide_game* game, const bastide_action& action, Arena& arena) noexcept;

    const bastide_players_reason& operator[](int32_t i) const noexcept { return found_[i]; }

private:
    static constexpr int32_t kMostBriefs = 192;
    static constexpr int32_t kMost = 16;

    /// A feature after the action, and what it was made of.
    struct Change {
        bastide_brief after;
        int32_t weights[BASTIDE_SEATS_MAX];  ///< of each seat, before a completed feature was scored
        int32_t worth[BASTIDE_SEATS_MAX];    ///< to each seat before, in 256ths of a point
        uint32_t led;                        ///< seats that led a part of it
        bool is_completed;
    };

    void compare(const bastide_game* before, const bastide_game* after) noexcept;
    Change change_of(const bastide_brief& after) const noexcept;
    void explain(const Change& change) noexcept;
    void explain_lead(const Change& change, uint32_t leaders, int32_t worth) noexcept;
    void explain_deployment(const bastide_game* before, const bastide_action& action) noexcept;
    void add(int32_t kind, int32_t seat, int32_t feature_kind, int32_t points) noexcept;

    int32_t seat_ = 0;
    bastide_brief briefs_[kMostBriefs];  ///< before the action
    int32_t roots_[kMostBriefs];         ///< the features that they belong to after it
    int32_t brief_count_ = 0;
    bastide_players_reason found_[kMost];
    int32_t count_ = 0;
};

/// Writes reasons as a sentence. @return its length.
int32_t write_reasons(const bastide_texts* texts, int32_t seat, const bastide_players_reason* reasons, int32_t count, char* out,
                      int32_t cap) noexcept;

}  // namespace bastide::players

// ---- src/players/thinker.hpp ----

// One decision of a seat in the tile game: values all actions, then, at the level HARD, plays the next turns many times to
// compare the best ones.


namespace bastide::players {

class Thinker {
public:
    /// The bytes that a decision takes. A failure of the rules library is returned as it is.
    static int64_t measure(const bastide_game* game) noexcept;

    /// Lists the moves, the best first. @return their number, or a failure.
    int32_t think(const bastide_game* game, const bastide_players_settings& settings, const bastide_players_host* host,
                  uint64_t random, Arena& arena) noexcept;
    void end() noexcept;

    const bastide_players_move& move(int32_t i) const noexcept { return moves_[i]; }

private:
    static constexpr int32_t kWide = 10;             ///< moves that are compared by simulations
    static constexpr int32_t kJudged = 3;            ///< simulations that the value of one ply counts as
    static constexpr Value kFarBehind = 8'000;       ///< a move so far behind the best is not
    static constexpr int32_t kTurns = 5;             ///< of a simulation, with the rest of the present one
    static constexpr int32_t kMostActions = 400;     ///< of a simulation
    static constexpr int32_t kMisjudgement = 2'200;  ///< standard deviation of the errors of EASY

    bool begin(const bastide_game* game, int32_t seat, Arena& arena) noexcept;
    void value_all(int32_t count) noexcept;
    void misjudge(int32_t count, uint64_t random) noexcept;
    void sort(int32_t count) noexcept;
    void insert_twin(const bastide_action& action, int32_t count) noexcept;
    int32_t count_rivals(int32_t count) const noexcept;
    void compare(int32_t rivals, uint64_t random) noexcept;
    bool simulate_all(int32_t rivals, uint64_t draws) noexcept;
    Value simulate(const bastide_action& action, uint64_t draws) noexcept;
    bool is_simulated_to(const bastide_decision& decision) const noexcept;

    Mover mover_;
    Budget budget_;
    bastide_game* view_ = nullptr;
    bastide_game* played_ = nullptr;
    bastide_decision decision_;
    bastide_action* actions_ = nullptr;
    Value* values_ = nullptr;
    bastide_players_move* moves_ = nullptr;
    Value sums_[kWide];
    Value latest_[kWide];
};

}  // namespace bastide::players

// ---- src/players/player.cpp ----

// The functions of bastide_players.h: they check the arguments and lend the memory.

using namespace bastide::players;

namespace {

bool is_dice_game(const bastide_game* game) noexcept
{
    bastide_dice dice;
    return bastide_game_get_dice(game, &dice) == BASTIDE_OK;
}

bool is_valid(const bastide_players_settings& settings, const bastide_players_host* host) noexcept
{
    if (settings.level < BASTIDE_PLAYERS_LEVEL_EASY || settings.level > BASTIDE_PLAYERS_LEVEL_EXPERT) return false;
    if (settings.seat < 0 || settings.seat >= BASTIDE_SEATS_MAX || settings.simulations < 0) return false;
    if (settings.simulations == 0 && settings.microseconds == 0) return false;
    return settings.microseconds == 0 || (host && host->clock);
}

bastide_status check(const bastide_game* game, const bastide_players_settings& settings,
                     const bastide_players_host* host) noexcept
{
    bastide_decision decision;
    for (const uint32_t word : settings.spare)
        if (word != 0) return BASTIDE_E_VERSION;
    if (!is_valid(settings, host)) return BASTIDE_E_ARGUMENT;
    if (settings.level == BASTIDE_PLAYERS_LEVEL_EXPERT) return BASTIDE_E_ABSENT;
    const bastide_status status = bastide_game_get_decision(game, &decision);
    if (status != BASTIDE_OK) return status;
    return !decision.over && decision.seat == settings.seat ? BASTIDE_OK : BASTIDE_E_STATE;
}

/// A call, with a kind of thinker made in the lent memory. `take(thinker, count)` takes what it found.
template <class Kind, class Take>
int32_t think(const bastide_game* game, const bastide_players_settings& settings, const bastide_players_host* host,
              uint64_t random, Arena arena, Take&& take) noexcept
{
    Kind* const thinker = arena.make<Kind>();
    if (!thinker) return BASTIDE_E_MEMORY;
    const int32_t count = thinker->think(game, settings, host, random, arena);
    if (count > 0) take(*thinker, count);
    thinker->end();
    return count;
}

template <class Take>
int32_t think(const bastide_game* game, const bastide_players_settings* settings, const bastide_players_host* host,
              uint64_t* random, void* memory, int32_t size, Take&& take) noexcept
{
    if (!game || !settings || !random || size < 0 || (size > 0 && !memory)) return BASTIDE_E_ARGUMENT;
    const bastide_status status = check(game, *settings, host);
    if (status != BASTIDE_OK) return status;
    uint64_t next = *random;
    const uint64_t word = next_random(next);
    const Arena arena(memory, size);
    const int32_t count = is_dice_game(game) ? think<DiceThinker>(game, *settings, host, word, arena, take)
                                             : think<Thinker>(game, *settings, host, word, arena, take);
    if (count > 0) *random = next;
    return count == 0 ? BASTIDE_E_STATE : count;
}

}  // namespace

bastide_status bastide_players_settings_init(bastide_players_settings* settings)
{
    if (!settings) return BASTIDE_E_ARGUMENT;
    *settings = {};
    settings->level = BASTIDE_PLAYERS_LEVEL_NORMAL;
    settings->simulations = 400;
    return BASTIDE_OK;
}

int32_t bastide_players_measure(const bastide_game* game, int32_t level)
{
    if (!game || level < BASTIDE_PLAYERS_LEVEL_EASY || level > BASTIDE_PLAYERS_LEVEL_EXPERT) return BASTIDE_E_ARGUMENT;
    if (level == BASTIDE_PLAYERS_LEVEL_EXPERT) return BASTIDE_E_ABSENT;
    const int64_t bytes = is_dice_game(game) ? DiceThinker::measure(game) : Thinker::measure(game);
    return bytes > INT32_MAX ? BASTIDE_E_LIMIT : static_cast<int32_t>(bytes);
}

bastide_status bastide_players_choose(const bastide_game* game, const bastide_players_settings* settings,
                                      const bastide_players_host* host, uint64_t* random, void* memory, int32_t size,
                                      bastide_action* out)
{
    if (!out) return BASTIDE_E_ARGUMENT;
    bastide_action action{};
    const int32_t count =
        think(game, settings, host, random, memory, size, [&](const auto& thinker, int32_t) { action = thinker.move(0).action; });
    if (count < 0) return count;
    *out = action;
    return BASTIDE_OK;
}

int32_t bastide_players_list_moves(const bastide_game* game, const bastide_players_settings* settings,
                                   const bastide_players_host* host, uint64_t* random, void* memory, int32_t size,
                                   bastide_players_move* out, int32_t cap)
{
    if (cap < 0 || (cap > 0 && !out)) return BASTIDE_E_ARGUMENT;
    return think(game, settings, host, random, memory, size, [&](const auto& thinker, int32_t count) {
        for (int32_t i = 0; i < count && i < cap; ++i) out[i] = thinker.move(i);
    });
}

int32_t bastide_players_list_reasons(const bastide_game* game, const bastide_action* action, void* memory, int32_t size,
                                     bastide_players_reason* out, int32_t cap)
{
    if (!game || !action || size < 0 || (size > 0 && !memory) || cap < 0 || (cap > 0 && !out)) return BASTIDE_E_ARGUMENT;
    bastide_decision decision;
    bastide_status status = bastide_game_check(game, action, nullptr);
    if (status == BASTIDE_OK) status = bastide_game_get_decision(game, &decision);
    if (status != BASTIDE_OK) return status;
    if (decision.over || decision.seat < 0 || decision.seat != action->seat) return BASTIDE_E_STATE;
    if (is_dice_game(game)) return 0;
    Arena arena(memory, size);
    Reasons* const reasons = arena.make<Reasons>();
    if (!reasons) return BASTIDE_E_MEMORY;
    const int32_t count = reasons->find(game, *action, arena);
    for (int32_t i = 0; i < count && i < cap; ++i) out[i] = (*reasons)[i];
    return count;
}

int32_t bastide_players_reasons_text(const bastide_texts* texts, int32_t seat, const bastide_players_reason* reasons,
                                     int32_t count, char* out, int32_t cap)
{
    if (seat < 0 || seat >= BASTIDE_SEATS_MAX || count < 0 || (count > 0 && !reasons)) return BASTIDE_E_ARGUMENT;
    if (cap < 0 || (cap > 0 && !out)) return BASTIDE_E_ARGUMENT;
    for (int32_t i = 0; i < count; ++i) {
        for (const uint32_t word : reasons[i].spare)
            if (word != 0) return BASTIDE_E_VERSION;
        if (reasons[i].kind < 1 || reasons[i].kind > BASTIDE_PLAYERS_REASON_TAKES) return BASTIDE_E_ARGUMENT;
        if (reasons[i].seat < 0 || reasons[i].seat >= BASTIDE_SEATS_MAX) return BASTIDE_E_ARGUMENT;
    }
    return write_reasons(texts, seat, reasons, count, out, cap);
}

// ---- src/players/reasons.cpp ----

namespace bastide::players {

namespace {

constexpr int32_t kOnePoint = 256;
constexpr uint32_t kPositionOnly_in_reasons = BASTIDE_CLONE_FLAG_POSITION_ONLY;

/// What a feature is worth to its leaders: what it pays now, and what completing it adds times its chance.
int32_t worth_of(const bastide_brief& brief) noexcept
{
    if (brief.kind == BASTIDE_SEGMENT_FIELD) return kOnePoint * brief.points_now + 3 * brief.chance / (65536 / kOnePoint);
    const int64_t gain = int64_t{brief.points_complete - brief.points_now} * brief.chance * kOnePoint / 65536;
    return kOnePoint * brief.points_now + static_cast<int32_t>(gain);
}

/// In whole points.
int32_t rounded(int32_t worth) noexcept { return (worth + (worth < 0 ? -kOnePoint : kOnePoint) / 2) / kOnePoint; }

bool is_scored_in_reasons(const bastide_brief& brief) noexcept { return brief.complete && brief.kind != BASTIDE_SEGMENT_FIELD; }

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
    bastide_status status = bastide_game_clone(game, seat_, kPositionOnly_in_reasons, &mem, &view);
    if (status == BASTIDE_OK) status = bastide_game_clone(view, BASTIDE_VIEW_FULL, kPositionOnly_in_reasons, &mem, &after);
    if (status == BASTIDE_OK) status = bastide_game_apply(after, &action, nullptr);
    if (status == BASTIDE_OK) {
        compare(view, after);
        explain_deployment(view, action);
        bastide_piece piece;
        if (action.kind == BASTIDE_ACTION_TAKE && bastide_game_get_piece(view, action.piece, &piece) == BASTIDE_OK)
            add(BASTIDE_PLAYERS_REASON_TAKES, piece.seat, 0, 0);
    }
    bastide_game_destroy(after);
    bastide_game_destroy(view);
    return status == BASTIDE_OK ? count_ : status;
}

/// Looks at each feature that was occupied before, or at the feature that it became a part of, once.
void Reasons::compare(const bastide_game* before, const bastide_game* after) noexcept
{
    const int32_t listed = bastide_game_list_briefs(before, BASTIDE_ANY, briefs_, kMostBriefs);
    brief_count_ = listed < kMostBriefs ? listed : kMostBriefs;
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
    change.is_completed = is_scored_in_reasons(after);
    for (int32_t i = 0; i < brief_count_; ++i) {
        if (roots_[i] != after.feature) continue;
        change.led |= briefs_[i].leaders;
        change.is_completed = change.is_completed && !is_scored_in_reasons(briefs_[i]);
        for (int32_t seat = 0; seat < BASTIDE_SEATS_MAX; ++seat) {
            change.weights[seat] += briefs_[i].weights[seat];
            if (briefs_[i].leaders >> seat & 1) change.worth[seat] += worth_of(briefs_[i]);
        }
    }
    return change;
}

void Reasons::explain(const Change& change) noexcept
{
    const uint32_t leaders = leaders_of(change.weights);
    if (is_scored_in_reasons(change.after)) {
        for (int32_t seat = 0; seat < BASTIDE_SEATS_MAX && change.is_completed; ++seat)
            if (leaders >> seat & 1) add(BASTIDE_PLAYERS_REASON_COMPLETES, seat, change.after.kind, change.after.points_now);
        return;
    }
    const int32_t worth = worth_of(change.after);
    explain_lead(change, leaders, worth);
    for (int32_t seat = 0; seat < BASTIDE_SEATS_MAX; ++seat) {
        if (!(leaders >> seat & 1) || !(change.led >> seat & 1)) continue;
        const int32_t points = rounded(worth - change.worth[seat]);
        if (seat == seat_ && points > 0) add(BASTIDE_PLAYERS_REASON_EXTENDS, seat, change.after.kind, points);
        if (seat != seat_ && points > 0) add(BASTIDE_PLAYERS_REASON_HELPS, seat, change.after.kind, points);
        if (seat != seat_ && points < 0) add(BASTIDE_PLAYERS_REASON_BLOCKS, seat, change.after.kind, -points);
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

void Reasons::explain_deployment(const bastide_game* before, const bastide_action& action) noexcept
{
    bastide_brief brief;
    if (action.kind != BASTIDE_ACTION_DEPLOY || action.spot != BASTIDE_SPOT_SEGMENT) return;
    const int32_t feature = bastide_game_feature_at(before, action.x, action.y, action.segment);
    if (feature < 0 || bastide_game_get_brief(before, feature, &brief) != BASTIDE_OK) return;
    if (brief.kind == BASTIDE_SEGMENT_FOUNDATION || brief.occupants != 0) return;
    if (is_scored_in_reasons(brief))
        add(BASTIDE_PLAYERS_REASON_COMPLETES, seat_, brief.kind, brief.points_now);
    else
        add(BASTIDE_PLAYERS_REASON_CLAIMS, seat_, brief.kind, rounded(worth_of(brief)));
}

/// Adds a reason in the order of its points, those of scored features first.
void Reasons::add(int32_t kind, int32_t seat, int32_t feature_kind, int32_t points) noexcept
{
    constexpr int32_t kScored = 1000;
    const auto weight = [](const bastide_players_reason& reason) {
        return reason.points + (reason.kind == BASTIDE_PLAYERS_REASON_COMPLETES ? kScored : 0);
    };
    const bastide_players_reason reason{kind, seat, feature_kind, points, {}};
    if (count_ == kMost) return;
    int32_t at = count_++;
    for (; at > 0 && weight(found_[at - 1]) < weight(reason); --at) found_[at] = found_[at - 1];
    found_[at] = reason;
}

}  // namespace bastide::players

// ---- src/players/sentences.cpp ----

// Reasons as sentences. The texts of the rules library give the language and the names of seats and kinds. In languages that
// inflect names, a sentence keeps names apart, so that any name fits.


namespace bastide::players {

namespace {

constexpr int32_t kReasonKinds = BASTIDE_PLAYERS_REASON_TAKES;

/// The sentences of a language: {seat}, {kind} and {points}, which writes the unit too.
struct Language {
    const char* plural;  ///< `language.plural` of its texts
    const char* point;
    const char* points;
    const char* completes_own;
    const char* of[kReasonKinds];  ///< by kind less 1
};

constexpr Language kLanguages[] = {
    {"english",
     "point",
     "points",
     "completes the {kind} for {points}",
     {"completes {seat}'s {kind} for {points}", "claims the {kind}, about {points}", "adds about {points} to its {kind}",
      "blocks {seat}'s {kind}, about {points}", "shares {seat}'s {kind}, about {points}",
      "takes over {seat}'s {kind}, about {points}", "helps {seat}'s {kind}, about {points}", "takes a piece of {seat}"}},
    {"german",
     "Punkt",
     "Punkte",
     "vollendet: {kind}, {points}",
     {"vollendet für {seat}: {kind}, {points}", "besetzt: {kind}, etwa {points}", "baut aus: {kind}, etwa {points}",
      "behindert {seat}: {kind}, etwa {points}", "teilt mit {seat}: {kind}, etwa {points}",
      "übernimmt von {seat}: {kind}, etwa {points}", "hilft {seat}: {kind}, etwa {points}", "nimmt eine Figur: {seat}"}},
    {"french",
     "point",
     "points",
     "termine : {kind}, {points}",
     {"termine pour {seat} : {kind}, {points}", "occupe : {kind}, environ {points}", "agrandit : {kind}, environ {points}",
      "gêne {seat} : {kind}, environ {points}", "partage avec {seat} : {kind}, environ {points}",
      "prend à {seat} : {kind}, environ {points}", "aide {seat} : {kind}, environ {points}", "prend une pièce : {seat}"}},
    {"czech",
     "b.",
     "b.",
     "dokončí: {kind}, {points}",
     {"dokončí: {seat}, {kind}, {points}", "obsadí: {kind}, asi {points}", "rozšíří: {kind}, asi {points}",
      "brzdí: {seat}, {kind}, asi {points}", "dělí se: {seat}, {kind}, asi {points}", "přebírá: {seat}, {kind}, asi {points}",
      "pomáhá: {seat}, {kind}, asi {points}", "bere figurku: {seat}"}},
    {"romanian",
     "p.",
     "p.",
     "încheie: {kind}, {points}",
     {"încheie: {seat}, {kind}, {points}", "ocupă: {kind}, circa {points}", "extinde: {kind}, circa {points}",
      "blochează: {seat}, {kind}, circa {points}", "împarte cu {seat}: {kind}, circa {points}",
      "preia de la {seat}: {kind}, circa {points}", "ajută: {seat}, {kind}, circa {points}", "ia o piesă: {seat}"}},
};

/// Writes into the caller's buffer and counts what does not fit. A character is written whole or not at all.
class Writer {
public:
    Writer(char* out, int32_t cap) noexcept : out_(out), cap_(cap) {}

    void put(const char* text, size_t length) noexcept
    {
        for (size_t i = 0; i < length;) {
            size_t end = i + 1;
            while (end < length && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) ++end;
            const int32_t bytes = static_cast<int32_t>(end - i);
            is_full_ = is_full_ || length_ + bytes >= cap_;
            if (!is_full_) std::memcpy(out_ + (written_ += bytes) - bytes, text + i, end - i);
            length_ += bytes;
            i = end;
        }
    }
    void put(const char* text) noexcept { put(text, std::strlen(text)); }
    void put(int32_t number) noexcept
    {
        char digits[12];
        int32_t from = 12;
        const bool is_negative = number < 0;
        uint32_t rest = is_negative ? 0u - static_cast<uint32_t>(number) : static_cast<uint32_t>(number);
        do digits[--from] = static_cast<char>('0' + rest % 10);
        while ((rest /= 10) != 0);
        if (is_negative) digits[--from] = '-';
        put(digits + from, static_cast<size_t>(12 - from));
    }
    int32_t finish() noexcept
    {
        if (cap_ > 0) out_[written_] = '\0';
        return length_;
    }

private:
    char* out_;
    int32_t cap_;
    int32_t length_ = 0;
    int32_t written_ = 0;
    bool is_full_ = false;
};

/// The texts as far as they hold the language and the names of seats, which stand first.
class Names {
public:
    explicit Names(const bastide_texts* texts) noexcept : texts_(texts) { bastide_texts_write(texts, head_, sizeof head_); }

    const Language& language() const noexcept
    {
        const char* const plural = value_of("language.plural");
        for (const Language& language : kLanguages)
            if (plural && std::strncmp(plural, language.plural, std::strlen(language.plural)) == 0) return language;
        return kLanguages[0];
    }
    void put_seat(int32_t seat, Writer& out) const noexcept
    {
        char key[] = "seat.0";
        key[5] = static_cast<char>('0' + seat);
        const char* const name = value_of(key);
        out.put(name ? name : "-", name ? std::strcspn(name, "\n") : 1);
    }
    void put_kind(int32_t kind, Writer& out) const noexcept
    {
        char word[128] = "-";
        bastide_word_text(texts_, BASTIDE_VOCABULARY_SEGMENT, kind, word, sizeof word);
        out.put(word);
    }

private:
    /// The value of an entry, up to the end of its line; null when there is none.
    const char* value_of(const char* key) const noexcept
    {
        const size_t length = std::strlen(key);
        for (const char* line = head_; line; line = std::strchr(line, '\n')) {
            if (*line == '\n') ++line;
            if (std::strncmp(line, "# ", 2) == 0 && line[2] != '-') line += 2;  // English, where the language has no entry
            if (std::strncmp(line, key, length) == 0 && std::strncmp(line + length, " = ", 3) == 0) return line + length + 3;
        }
        return nullptr;
    }

    const bastide_texts* texts_;
    char head_[2048];
};

void put_points(const Language& language, int32_t points, Writer& out) noexcept
{
    out.put(points);
    out.put(" ");
    out.put(points == 1 ? language.point : language.points);
}

void put_reason(const Names& names, const char* sentence, const bastide_players_reason& reason, Writer& out) noexcept
{
    while (*sentence != '\0') {
        const size_t text = std::strcspn(sentence, "{");
        out.put(sentence, text);
        sentence += text;
        if (*sentence == '\0') return;
        if (sentence[1] == 's') names.put_seat(reason.seat, out);
        if (sentence[1] == 'k') names.put_kind(reason.feature_kind, out);
        if (sentence[1] == 'p') put_points(names.language(), reason.points, out);
        sentence = std::strchr(sentence, '}') + 1;
    }
}

}  // namespace

int32_t write_reasons(const bastide_texts* texts, int32_t seat, const bastide_players_reason* reasons, int32_t count, char* out,
                      int32_t cap) noexcept
{
    const Names names(texts);
    const Language& language = names.language();
    Writer writer(out, cap);
    for (int32_t i = 0; i < count; ++i) {
        const bool is_own = reasons[i].kind == BASTIDE_PLAYERS_REASON_COMPLETES && reasons[i].seat == seat;
        if (i > 0) writer.put("; ");
        put_reason(names, is_own ? language.completes_own : language.of[reasons[i].kind - 1], reasons[i], writer);
    }
    return writer.finish();
}

}  // namespace bastide::players

// ---- src/players/thinker.cpp ----

namespace bastide::players {

namespace {

constexpr uint32_t kPositionOnly_in_thinker = BASTIDE_CLONE_FLAG_POSITION_ONLY;
constexpr int32_t kClonesOfView = 16;  ///< requests for memory that a clone for a seat makes, at most

/// Of a value: hundredths of a point.
int32_t to_host(Value value) noexcept { return static_cast<int32_t>(value / 10); }
Value from_host(int32_t value) noexcept { return Value{10} * value; }

}  // namespace

int64_t Thinker::measure(const bastide_game* game) noexcept
{
    bastide_decision decision;
    const bastide_status status = bastide_game_get_decision(game, &decision);
    if (status != BASTIDE_OK) return status;
    const int64_t view = bastide_game_measure_clone(game, decision.seat < 0 ? 0 : decision.seat, kPositionOnly_in_thinker);
    if (view < 0) return view;
    const int64_t clone = bastide_game_measure_clone(game, BASTIDE_VIEW_FULL, kPositionOnly_in_thinker) + 2 * Arena::cost(0);
    const int64_t count = bastide_game_count_actions(game, BASTIDE_ANY);
    if (count < 0) return count;
    const int64_t per_action = sizeof(bastide_action) + sizeof(Value) + sizeof(bastide_players_move);
    return Arena::cost(sizeof(Thinker)) + view + kClonesOfView * Arena::cost(0) + clone + Mover::measure(clone) +
           count * per_action + 3 * Arena::cost(0);
}

bool Thinker::begin(const bastide_game* game, int32_t seat, Arena& arena) noexcept
{
    const bastide_allocator mem = arena.allocator();
    if (bastide_game_clone(game, seat, kPositionOnly_in_thinker, &mem, &view_) != BASTIDE_OK) return false;
    if (bastide_game_clone(view_, BASTIDE_VIEW_FULL, kPositionOnly_in_thinker, &mem, &played_) != BASTIDE_OK) return false;
    return mover_.begin(view_, arena);
}

void Thinker::end() noexcept
{
    mover_.end();
    bastide_game_destroy(played_);
    bastide_game_destroy(view_);
}

int32_t Thinker::think(const bastide_game* game, const bastide_players_settings& settings, const bastide_players_host* host,
                       uint64_t random, Arena& arena) noexcept
{
    budget_.begin(settings, host);
    if (!begin(game, settings.seat, arena)) return BASTIDE_E_MEMORY;
    bastide_game_get_decision(view_, &decision_);
    const int32_t count = bastide_game_count_actions(view_, BASTIDE_ANY);
    actions_ = arena.take_array<bastide_action>(count);
    values_ = arena.take_array<Value>(count);
    moves_ = arena.take_array<bastide_players_move>(count);
    if (!actions_ || !values_ || !moves_) return BASTIDE_E_MEMORY;
    bastide_game_list_actions(view_, BASTIDE_ANY, actions_, count);
    const int32_t unlike = mover_.twins().move_back(view_, actions_, count);
    value_all(unlike);
    if (settings.level == BASTIDE_PLAYERS_LEVEL_EASY) misjudge(unlike, random);
    sort(unlike);
    if (settings.level >= BASTIDE_PLAYERS_LEVEL_HARD) compare(count_rivals(unlike), random);
    for (int32_t i = unlike; i < count; ++i) insert_twin(actions_[i], i);
    return count;
}

void Thinker::value_all(int32_t count) noexcept
{
    mover_.value(view_, decision_, actions_, count, kRevised, values_, [&] { return budget_.is_over(); });
}

void Thinker::misjudge(int32_t count, uint64_t random) noexcept
{
    for (int32_t i = 0; i < count; ++i) values_[i] += next_error(random, kMisjudgement);
}

/// Fills the moves in order of their values; equal ones stay in the order of the list.
void Thinker::sort(int32_t count) noexcept
{
    for (int32_t i = 0; i < count; ++i) {
        int32_t at = i;
        for (; at > 0 && moves_[at - 1].value < to_host(values_[i]); --at) moves_[at] = moves_[at - 1];
        moves_[at] = {actions_[i], to_host(values_[i]), 0, {}};
    }
}

/// Inserts an action into the moves behind the one that it equals, with its value.
void Thinker::insert_twin(const bastide_action& action, int32_t count) noexcept
{
    int32_t twin = 0;
    while (twin + 1 < count && !mover_.twins().are_equal(view_, action, moves_[twin].action)) ++twin;
    bastide_players_move move = moves_[twin];
    move.action = action;
    for (int32_t at = count; at > twin + 1; --at) moves_[at] = moves_[at - 1];
    moves_[twin + 1] = move;
}

/// How many of the first moves are worth simulations.
int32_t Thinker::count_rivals(int32_t count) const noexcept
{
    int32_t rivals = 0;
    while (rivals < count && rivals < kWide && moves_[rivals].value >= moves_[0].value - to_host(kFarBehind)) ++rivals;
    return rivals;
}

/// Sequential halving: the better half of the rivals shares the next part of the budget. All rivals see the same draws. The
/// value of one ply counts as some simulations: it errs, but a few simulations scatter more.
void Thinker::compare(int32_t rivals, uint64_t random) noexcept
{
    int32_t rounds = 0;
    for (int32_t n = rivals; n > 1; n = (n + 1) / 2) ++rounds;
    for (int32_t i = 0; i < rivals; ++i) sums_[i] = kJudged * from_host(moves_[i].value);
    int32_t passes = 0;
    for (int32_t round = 1, n = rivals; round <= rounds; ++round, n = (n + 1) / 2) {
        while (budget_.allows(n, round, rounds) && simulate_all(n, next_random(random))) {
            ++passes;
            for (int32_t i = 0; i < n; ++i) sums_[i] += latest_[i];
        }
        if (passes == 0) return;
        for (int32_t i = 0; i < n; ++i) {
            moves_[i].value = to_host(sums_[i] / (kJudged + passes));
            moves_[i].simulations = passes;
        }
        for (int32_t i = 1; i < n; ++i) {
            const bastide_players_move move = moves_[i];
            const Value sum = sums_[i];
            int32_t at = i;
            for (; at > 0 && sums_[at - 1] < sum; --at) {
                moves_[at] = moves_[at - 1];
                sums_[at] = sums_[at - 1];
            }
            moves_[at] = move;
            sums_[at] = sum;
        }
    }
}

/// Simulates each of the first moves once. False when the call is to end before all are done.
bool Thinker::simulate_all(int32_t rivals, uint64_t draws) noexcept
{
    for (int32_t i = 0; i < rivals; ++i) {
        if (budget_.is_over()) return false;
        latest_[i] = simulate(moves_[i].action, draws);
        budget_.count_simulation();
    }
    return true;
}

bool Thinker::is_simulated_to(const bastide_decision& decision) const noexcept
{
    return decision.over || decision.turn >= decision_.turn + kTurns;
}

/// Plays on after an action, each seat by the values of one ply, and judges where that leads.
Value Thinker::simulate(const bastide_action& first, uint64_t draws) noexcept
{
    bastide_action action = first;
    bastide_decision decision;
    bastide_game_copy(played_, view_, BASTIDE_VIEW_FULL, 0);
    for (int32_t n = 0; n < kMostActions && bastide_game_apply(played_, &action, nullptr) == BASTIDE_OK; ++n) {
        if (bastide_game_get_decision(played_, &decision) != BASTIDE_OK || is_simulated_to(decision)) break;
        const bool found = decision.seat < 0 ? bastide_game_sample_action(played_, BASTIDE_ANY, &draws, &action) == BASTIDE_OK
                                             : mover_.choose(played_, decision, kRevisedInside, action);
        if (!found) break;
    }
    mover_.judge().look(played_);
    return mover_.judge().lead(decision_.seat);
}

}  // namespace bastide::players

// ---- src/players/twins.cpp ----

namespace bastide::players {

namespace {

constexpr int32_t kMostSegments = 16;  ///< of a tile; one with more has no twins

struct Face {
    bastide_segment_def segments[kMostSegments];
    int32_t count;
};

/// False for a tile that cannot be read.
bool read(const bastide_game* game, int32_t tile, int32_t rotation, Face& face) noexcept
{
    face.count = bastide_game_list_segments(game, tile, rotation, face.segments, kMostSegments);
    return face.count >= 0 && face.count <= kMostSegments;
}

/// The segment of a face that lies where one of another face lies and is alike; -1 when there is none. Segments without ports are
/// told apart by `used`.
int32_t find_in_twins(const Face& face, const bastide_segment_def& wanted, uint32_t used) noexcept
{
    for (int32_t i = 0; i < face.count; ++i) {
        const bastide_segment_def& one = face.segments[i];
        const bool is_alike = one.kind == wanted.kind && one.ports == wanted.ports && one.flags == wanted.flags &&
                              one.marks == wanted.marks && one.pennants == wanted.pennants && one.road_end == wanted.road_end &&
                              one.near_side == wanted.near_side && one.corners == wanted.corners;
        if (is_alike && !(used >> i & 1)) return i;
    }
    return -1;
}

uint32_t translated(uint32_t segments, const int32_t (&to)[kMostSegments]) noexcept
{
    uint32_t result = 0;
    for (int32_t i = 0; i < kMostSegments; ++i)
        if (segments >> i & 1) result |= 1u << to[i];
    return result;
}

/// Whether two faces have the same segments in the same places, joined in the same way.
bool look_alike(const Face& one, const Face& other) noexcept
{
    int32_t to[kMostSegments] = {};
    uint32_t used = 0;
    for (int32_t i = 0; i < one.count; ++i) {
        const int32_t found = find_in_twins(other, one.segments[i], used);
        if (found < 0) return false;
        to[i] = found;
        used |= 1u << found;
    }
    for (int32_t i = 0; i < one.count; ++i) {
        const bastide_segment_def& a = one.segments[i];
        const bastide_segment_def& b = other.segments[to[i]];
        const bool is_joined_alike = translated(a.borders, to) == b.borders && translated(a.links, to) == b.links &&
                                     translated(a.crosses, to) == b.crosses && translated(a.meets, to) == b.meets &&
                                     translated(a.walls, to) == b.walls;
        if (!is_joined_alike) return false;
    }
    return true;
}

}  // namespace

void Twins::look_at(const bastide_game* game, int32_t tile) noexcept
{
    Face faces[kRotations];
    tile_ = tile;
    for (int32_t rotation = 0; rotation < kRotations; ++rotation) {
        first_[rotation] = rotation;
        if (!read(game, tile, rotation, faces[rotation])) faces[rotation].count = -1;
        for (int32_t earlier = 0; earlier < rotation; ++earlier)
            if (first_[rotation] == rotation && faces[rotation].count > 0 && faces[earlier].count == faces[rotation].count &&
                look_alike(faces[rotation], faces[earlier]))
                first_[rotation] = earlier;
    }
}

int32_t Twins::move_back(const bastide_game* game, bastide_action* actions, int32_t count) noexcept
{
    int32_t front = 0;
    for (int32_t i = 0; i < count; ++i) {
        const bastide_action action = actions[i];
        const bool is_placement = action.kind == BASTIDE_ACTION_PLACE && action.rotation >= 0 && action.rotation < kRotations;
        if (is_placement && action.tile != tile_) look_at(game, action.tile);
        if (is_placement && first_[action.rotation] != action.rotation) continue;
        actions[i] = actions[front];
        actions[front++] = action;
    }
    return front;
}

bool Twins::are_equal(const bastide_game* game, const bastide_action& behind, const bastide_action& front) noexcept
{
    if (front.kind != behind.kind || front.tile != behind.tile || front.x != behind.x || front.y != behind.y) return false;
    if (behind.tile != tile_) look_at(game, behind.tile);
    return first_[behind.rotation] == front.rotation;
}

}  // namespace bastide::players

// ---- src/players/weights.cpp ----

// The weights in src/players/weights are written by `./dev tune`.

namespace bastide::players {

namespace {

constexpr Weight kBase[] = {
// ./dev tune base --games 4000 --rounds 2, from weights by hand
// round 1: 4000 games, 279841 positions, spread 16.41 points; wins 68.1 % +- 4.0 against the round before
// round 2: 4000 games, 279821 positions, spread 15.90 points; wins 52.8 % +- 4.4 against the round before
{kCityNow, {1029, 1009, 835, -1003}},
{kCityGainOfOneCell, {189, 1018, 895, 1990}},
{kCityGain, {-418, 17, 173, 1838}},
{kCityCells, {-16, 233, 116, -92}},
{kCityLed, {-100, -39, 776, 3714}},
{kCityReturn, {1819, 2959, 4017, 499}},
{kRoadNow, {982, 959, 955, 683}},
{kRoadChance, {146, 3106, -2476, -334}},
{kRoadReturn, {137, 153, 7028, 3551}},
{kMonasteryNow, {989, 896, 911, 616}},
{kMonasteryGain, {-65, -1082, -207, -214}},
{kMonasteryReturn, {813, 7187, 5987, 5585}},
{kFieldNow, {969, 990, 1057, 801}},
{kFieldCities, {789, 1163, 1556, 944}},
{kFieldLed, {-127, 174, 852, 1779}},
{kOutvoted, {-223, 853, 627, -5307}},
{kSupply1, {2934, 8913, 9224, -1983}},
{kSupply2, {1870, 5874, 8334, 2002}},
{kSupply3, {-325, 5573, 6342, 6762}},
{kSupply4, {88, 3358, 5258, 4498}},
{kSupply5, {0, 505, 5195, 4511}},
{kSupply6, {0, -198, 4266, 4107}},
{kSupply7, {0, 0, -33, 4101}},
};

constexpr Weight kBaseOfFour[] = {
// ./dev tune base --seats 4 --games 2000 --rounds 2 --from 800000, from the weights of two seats; an equal share is 25 %
// round 1: 2000 games, 139947 positions, spread 9.57 points; wins 39.8 % +- 4.7 against the round before
// round 2: 2000 games, 279870 positions, spread 10.03 points; wins 28.0 % +- 4.2 against the round before
{kCityNow, {1021, 1038, 1201, -363}},
{kCityGainOfOneCell, {146, 572, 232, 1894}},
{kCityGain, {-145, -85, -285, 1555}},
{kCityCells, {2, 85, -25, -48}},
{kCityLed, {-92, -684, -108, 3145}},
{kCityReturn, {823, 1438, 2996, -239}},
{kRoadNow, {1004, 875, 995, 847}},
{kRoadChance, {-86, 1684, -3788, -489}},
{kRoadReturn, {-68, -1108, 5511, 3359}},
{kMonasteryNow, {1022, 878, 902, 537}},
{kMonasteryGain, {-130, -607, -84, 52}},
{kMonasteryReturn, {148, 3733, 3778, 5377}},
{kFieldNow, {971, 851, 859, 891}},
{kFieldCities, {551, 969, 1119, 1164}},
{kFieldLed, {95, 506, 1590, 2349}},
{kOutvoted, {-158, 1247, 2375, -5115}},
{kSupply1, {1040, 6611, 9002, -1983}},
{kSupply2, {618, 3045, 6800, 2001}},
{kSupply3, {-280, 2364, 4307, 6791}},
{kSupply4, {24, 2419, 3831, 4527}},
{kSupply5, {-2, 658, 3725, 4108}},
{kSupply6, {0, -183, 3784, 3913}},
{kSupply7, {0, 2, 144, 4173}},
};
constexpr Weight kAbbot[] = {
// ./dev tune abbot --games 2000 --rounds 2 --from 700000
// round 1: 2000 games, 139916 positions, spread 16.13 points; wins 60.0 % +- 6.0 against the round before
// round 2: 2000 games, 279828 positions, spread 16.47 points; wins 50.7 % +- 5.0 against the round before
{kCityNow, {1001, 970, 1058, 21}},
{kCityGainOfOneCell, {526, 812, 572, 1871}},
{kCityGain, {-251, -121, -143, 1190}},
{kCityCells, {6, 323, 245, -682}},
{kCityLed, {-2, -1356, -2130, 2899}},
{kCityReturn, {1057, 2881, 5203, 760}},
{kRoadNow, {965, 840, 917, 1431}},
{kRoadChance, {-111, 2144, -2886, -795}},
{kRoadReturn, {161, -123, 5306, 2777}},
{kMonasteryNow, {1003, 829, 781, 598}},
{kMonasteryGain, {-131, -445, -328, 30}},
{kMonasteryReturn, {541, 4103, 5703, 5612}},
{kFieldNow, {979, 943, 843, 731}},
{kFieldCities, {810, 1180, 1281, 1511}},
{kFieldLed, {-169, -353, 1520, 2256}},
{kOutvoted, {103, 1194, 2725, -4708}},
{kSupply1, {1969, 7463, 8920, -1928}},
{kSupply2, {1374, 3553, 7022, 2354}},
{kSupply3, {241, 3300, 4721, 6521}},
{kSupply4, {152, 3094, 4602, 4453}},
{kSupply5, {2, 539, 4282, 4419}},
{kSupply6, {0, -258, 4357, 4386}},
{kSupply7, {0, 0, 244, 3923}},
{kAbbotInSupply, {418, 2958, 2922, 2509}},
{kAbbotAtWork, {82, 1042, 1078, 491}},
{kAbbotReturn, {-166, -1894, -2788, -1771}},
{kAbbotOpenCells, {-17, 358, 228, 102}},
};
constexpr Weight kAbbeyMayor[] = {
// ./dev tune abbey_mayor --games 1500 --rounds 2 --from 500000
// round 1: 1500 games, 143866 positions, spread 24.57 points; wins 56.3 % +- 7.8 against the round before
// round 2: 1500 games, 287689 positions, spread 24.23 points; wins 57.3 % +- 7.7 against the round before
{kCityNow, {962, 1060, 1376, 1542}},
{kCityGainOfOneCell, {550, 419, 271, 112}},
{kCityGain, {-56, -438, 6, 723}},
{kCityCells, {-8, 346, -1062, -2427}},
{kCityLed, {-262, -1796, 630, 5070}},
{kCityReturn, {488, 3917, 3187, 789}},
{kRoadNow, {905, 941, 1140, 1154}},
{kRoadChance, {189, 3025, -201, 181}},
{kRoadReturn, {-25, -866, 2518, 2735}},
{kMonasteryNow, {963, 813, 717, 910}},
{kMonasteryGain, {-605, -717, -463, 168}},
{kMonasteryReturn, {1557, 5933, 7189, 5305}},
{kFieldNow, {941, 1033, 1054, 647}},
{kFieldCities, {960, 969, 1372, 447}},
{kFieldLed, {-287, 137, 467, 2703}},
{kOutvoted, {-995, 489, 1056, -2378}},
{kSupply1, {2475, 8389, 8093, -1608}},
{kSupply2, {1212, 5900, 6660, 2233}},
{kSupply3, {1081, 4393, 4881, 6781}},
{kSupply4, {1, 4074, 4587, 2411}},
{kSupply5, {136, 2017, 4218, 2796}},
{kSupply6, {22, 186, 4558, 2951}},
{kSupply7, {0, 14, 418, 3268}},
{kAbbeys, {1320, 3732, 7051, 8004}},
{kMayorInSupply, {-252, 2953, 4394, 1715}},
{kWagonInSupply, {1014, 5229, 5020, 4618}},
{kBarnInSupply, {588, 7215, 8896, 6145}},
{kBarnCities, {3916, 3829, 3990, 3899}},
{kBarnCitiesToCome, {909, 1627, 1834, 3130}},
{kBarns, {-588, -1715, -896, 855}},
{kBarnOpenSides, {-5, 177, 503, 900}},
};
constexpr Weight kAbbeyMayorOfFour[] = {
// ./dev tune abbey_mayor --seats 4 --games 1000 --rounds 2 --from 900000, from the weights of two seats; an equal share is 25 %
// round 1: 1000 games, 97756 positions, spread 16.41 points; wins 43.5 % +- 6.2 against the round before
// round 2: 1000 games, 195506 positions, spread 16.68 points; wins 27.8 % +- 5.9 against the round before
{kCityNow, {952, 1229, 1956, 1556}},
{kCityGainOfOneCell, {379, 155, -234, -200}},
{kCityGain, {-119, -301, -570, 497}},
{kCityCells, {-39, -461, -1381, -1766}},
{kCityLed, {229, 631, 2111, 4925}},
{kCityReturn, {42, 1912, 1769, 472}},
{kRoadNow, {1003, 1040, 1179, 945}},
{kRoadChance, {66, 2598, -339, 157}},
{kRoadReturn, {-139, -1340, 2303, 2709}},
{kMonasteryNow, {1019, 1024, 936, 982}},
{kMonasteryGain, {-218, -114, -315, 68}},
{kMonasteryReturn, {543, 2176, 4720, 5122}},
{kFieldNow, {979, 940, 801, 715}},
{kFieldCities, {521, 1092, 1013, 448}},
{kFieldLed, {33, 1228, 2233, 2200}},
{kOutvoted, {-283, 522, 1712, -2155}},
{kSupply1, {1531, 7783, 8017, -1608}},
{kSupply2, {230, 4469, 6389, 2235}},
{kSupply3, {63, 3272, 4166, 6719}},
{kSupply4, {-129, 2773, 3760, 2754}},
{kSupply5, {129, 2384, 3411, 2714}},
{kSupply6, {44, 639, 3240, 2530}},
{kSupply7, {3, 24, 761, 3529}},
{kAbbeys, {1760, 3866, 5074, 7723}},
{kMayorInSupply, {-368, 1579, 2638, 1642}},
{kWagonInSupply, {510, 2398, 2851, 4440}},
{kBarnInSupply, {-227, 4019, 5879, 5505}},
{kBarnCities, {3981, 3868, 3976, 3638}},
{kBarnCitiesToCome, {715, 1560, 2128, 2479}},
{kBarns, {227, 1481, 2121, 1495}},
{kBarnOpenSides, {-19, 207, 549, 1262}},
};
constexpr Weight kInnsCathedrals[] = {
// ./dev tune inns_cathedrals --games 1500 --rounds 2
// round 1: 1500 games, 131890 positions, spread 24.06 points; wins 74.0 % +- 6.7 against the round before
// round 2: 1500 games, 131858 positions, spread 24.22 points; wins 46.3 % +- 7.0 against the round before
{kCityNow, {985, 930, 681, 574}},
{kCityGainOfOneCell, {946, 598, 658, -441}},
{kCityGain, {-26, -179, -273, 57}},
{kCityCells, {197, 69, 792, -2792}},
{kCityLed, {-157, -168, -197, -2775}},
{kCityReturn, {-154, 6008, 7404, 8080}},
{kRoadNow, {997, 1069, 1604, 1825}},
{kRoadGain, {364, 742, 835, 315}},
{kRoadChance, {3146, -5971, -4832, -3636}},
{kRoadReturn, {-1968, 11059, 11078, 1378}},
{kMonasteryNow, {998, 1003, 1344, 425}},
{kMonasteryGain, {822, -1619, -107, 766}},
{kMonasteryReturn, {-416, 8504, 7215, -2552}},
{kFieldNow, {957, 1040, 1184, 26}},
{kFieldCities, {485, 1143, 1450, 458}},
{kFieldLed, {61, 0, 2215, 542}},
{kOutvoted, {-237, -1097, 129, -8114}},
{kSupply1, {3931, 13113, 12488, -5061}},
{kSupply2, {2321, 8358, 11835, -947}},
{kSupply3, {-5511, 9524, 9967, 1681}},
{kSupply4, {-730, 2822, 12380, 477}},
{kSupply5, {0, -4623, 8161, 1338}},
{kSupply6, {0, 81, 5705, 3497}},
{kSupply7, {0, -1404, 9787, 1275}},
{kLargeFollowerInSupply, {747, 8095, 7823, 1317}},
{kInnRoads, {21, -719, 1833, -2847}},
{kCathedralCities, {-790, 965, -412, 573}},
};
constexpr Weight kKingRobber[] = {
// ./dev tune king_robber --games 1500 --rounds 2 --from 1100000, from weights by hand
// round 1: 1500 games, 112396 positions, spread 22.37 points; wins 47.0 % +- 7.9 against the round before
// round 2: 1500 games, 224763 positions, spread 22.11 points; wins 55.7 % +- 7.8 against the round before
{kCityNow, {1022, 1017, 1004, -1245}},
{kCityGainOfOneCell, {554, 1120, 1198, 2632}},
{kCityGain, {-223, -282, -285, 2653}},
{kCityCells, {67, 318, 641, -501}},
{kCityLed, {-462, -987, -701, 2233}},
{kCityReturn, {1258, 3662, 5296, 848}},
{kRoadNow, {979, 953, 1183, 903}},
{kRoadChance, {365, 3522, -1631, -861}},
{kRoadReturn, {362, -90, 6022, 2697}},
{kMonasteryNow, {987, 849, 908, 375}},
{kMonasteryGain, {-87, -1227, -513, -143}},
{kMonasteryReturn, {810, 7049, 6355, 5420}},
{kFieldNow, {977, 995, 866, 500}},
{kFieldCities, {350, 1080, 1436, 741}},
{kFieldLed, {-164, 8, 2237, 2357}},
{kOutvoted, {219, 546, -1238, -5117}},
{kSupply1, {3220, 9345, 10485, -2020}},
{kSupply2, {1436, 6635, 8779, 1861}},
{kSupply3, {-257, 5277, 7384, 6691}},
{kSupply4, {80, 3309, 5631, 5353}},
{kSupply5, {1, 502, 5087, 5234}},
{kSupply6, {0, -200, 4464, 4583}},
{kSupply7, {0, 0, -30, 4580}},
{kKing, {931, 4460, 2837, 629}},
{kKingPoints, {933, 678, 216, -918}},
{kKingToCome, {4268, 6367, 1736, -526}},
{kRobber, {433, 1433, 507, 285}},
{kRobberPoints, {963, 841, 607, -696}},
{kRobberToCome, {5228, 6880, 2021, 48}},
};
constexpr Weight kPhantom[] = {
// ./dev tune phantom --games 3000 --rounds 1 --from 600000, from weights by hand
// round 1: 3000 games, 209885 positions, spread 15.48 points; wins 58.5 % +- 5.2 against the round before
{kCityNow, {1016, 960, 1008, -204}},
{kCityGainOfOneCell, {421, 860, 661, 1878}},
{kCityGain, {-184, -336, -172, 2155}},
{kCityCells, {-13, 375, 268, -1252}},
{kCityLed, {-98, -703, -1403, 3255}},
{kCityReturn, {1355, 3990, 4511, 652}},
{kRoadNow, {985, 991, 933, 953}},
{kRoadChance, {178, 2537, -2919, -566}},
{kRoadReturn, {185, -41, 6071, 3058}},
{kMonasteryNow, {999, 866, 813, 519}},
{kMonasteryGain, {-230, -1063, -199, 124}},
{kMonasteryReturn, {824, 6652, 5273, 5404}},
{kFieldNow, {970, 943, 968, 582}},
{kFieldCities, {586, 1429, 1230, 1086}},
{kFieldLed, {147, -289, 143, 1677}},
{kOutvoted, {-156, 1128, 1075, -5051}},
{kSupply1, {3038, 8593, 9143, -1991}},
{kSupply2, {1697, 5432, 7117, 2126}},
{kSupply3, {-178, 4586, 5123, 6900}},
{kSupply4, {72, 3326, 5143, 4630}},
{kSupply5, {-2, 540, 5063, 4251}},
{kSupply6, {0, -198, 4186, 3975}},
{kSupply7, {0, 0, -15, 4157}},
{kPhantomInSupply, {896, 3517, 4158, 2696}},
{kPhantomReturn, {146, -525, -1309, -712}},
};
constexpr Weight kTower[] = {
// ./dev tune tower --games 700 --rounds 1, from weights by hand
// round 1: 700 games, 69946 positions, spread 26.04 points; wins 66.4 % +- 10.8 against the round before
{kCityNow, {994, 705, 725, -269}},
{kCityGainOfOneCell, {731, 1241, 889, 1422}},
{kCityGain, {217, 74, 120, 1340}},
{kCityCells, {22, 573, 242, -934}},
{kCityLed, {26, -1146, -1759, 3413}},
{kCityReturn, {1168, 2457, 2966, 38}},
{kRoadNow, {1138, 494, 346, 652}},
{kRoadChance, {-70, 4148, -3125, -489}},
{kRoadReturn, {-70, 1199, 6438, 3432}},
{kMonasteryNow, {1064, 617, 413, 99}},
{kMonasteryGain, {-64, -896, -612, 169}},
{kMonasteryReturn, {1271, 7605, 7757, 5951}},
{kFieldNow, {995, 672, 590, 701}},
{kFieldCities, {517, 1084, 347, 2500}},
{kFieldLed, {355, 3313, 3263, 1478}},
{kOutvoted, {160, 1397, 1206, -5308}},
{kSupply1, {3671, 10300, 9425, -1855}},
{kSupply2, {2359, 5210, 8017, 2068}},
{kSupply3, {117, 4232, 4769, 6894}},
{kSupply4, {338, 3845, 3948, 4268}},
{kSupply5, {12, 1110, 3643, 4018}},
{kSupply6, {0, -123, 3053, 3110}},
{kSupply7, {0, 107, 1033, 3463}},
{kTowerPieces, {1255, 4488, 4069, 2951}},
{kTowerPrisoners, {1701, 54, 974, 1371}},
{kTowerThreats, {-427, 226, -563, -1082}},
{kTowerExposed, {-605, -590, -1023, -2368}},
{kTowerStake, {-817, -568, -408, -573}},
};
constexpr Weight kTradersBuilders[] = {
// by hand
{kCityNow, {1029, 1009, 835, -1003}},
{kCityGainOfOneCell, {189, 1018, 895, 1990}},
{kCityGain, {-418, 17, 173, 1838}},
{kCityCells, {-16, 233, 116, -92}},
{kCityLed, {-100, -39, 776, 3714}},
{kCityReturn, {1819, 2959, 4017, 499}},
{kRoadNow, {982, 959, 955, 683}},
{kRoadChance, {146, 3106, -2476, -334}},
{kRoadReturn, {137, 153, 7028, 3551}},
{kMonasteryNow, {989, 896, 911, 616}},
{kMonasteryGain, {-65, -1082, -207, -214}},
{kMonasteryReturn, {813, 7187, 5987, 5585}},
{kFieldNow, {969, 990, 1057, 801}},
{kFieldCities, {789, 1163, 1556, 944}},
{kFieldLed, {-127, 174, 852, 1779}},
{kOutvoted, {-223, 853, 627, -5307}},
{kSupply1, {2934, 8913, 9224, -1983}},
{kSupply2, {1870, 5874, 8334, 2002}},
{kSupply3, {-325, 5573, 6342, 6762}},
{kSupply4, {88, 3358, 5258, 4498}},
{kSupply5, {0, 505, 5195, 4511}},
{kSupply6, {0, -198, 4266, 4107}},
{kSupply7, {0, 0, -33, 4101}},
{kBuilderInSupply, {0, 2000, 4000, 4000}},
{kBuilderAtWork, {1000, 4000, 7000, 8000}},
{kPigInSupply, {0, 1500, 2500, 2500}},
{kPigInField, {1000, 2500, 3500, 3500}},
{kGoods, {500, 1000, 1500, 1500}},
{kGoodsLed, {8000, 6000, 4000, 3000}},
};

template <int32_t n>
constexpr WeightSet make_set(const char* name, uint32_t boxes, const Weight (&weights)[n], bool is_crowded = false) noexcept
{
    return {name, boxes, is_crowded, weights, n};
}

int32_t count_bits(uint32_t bits) noexcept
{
    int32_t count = 0;
    for (; bits != 0; bits &= bits - 1) ++count;
    return count;
}

/// How well weights suit a game: boxes that only one of the two has count against them, and a wrong number of seats more.
int32_t likeness(const WeightSet& set, uint32_t boxes, bool is_crowded) noexcept
{
    return -count_bits(set.boxes ^ boxes) - (set.is_crowded == is_crowded ? 0 : kBoxes);
}

/// The set that suits best among those with all boxes of `needed`; null when there is none.
const WeightSet* find_set(uint32_t boxes, uint32_t needed, bool is_crowded) noexcept
{
    const WeightSet* best = nullptr;
    for (int32_t i = 0; i < kWeightSetCount; ++i) {
        const WeightSet& set = kWeightSets[i];
        if ((set.boxes & needed) == needed && (!best || likeness(set, boxes, is_crowded) > likeness(*best, boxes, is_crowded)))
            best = &set;
    }
    return best;
}

}  // namespace

const WeightSet kWeightSets[] = {
    make_set("base", 0, kBase),
    make_set("base_4", 0, kBaseOfFour, true),
    make_set("abbot", kWithAbbot, kAbbot),
    make_set("abbey_mayor", kWithAbbeyMayor, kAbbeyMayor),
    make_set("abbey_mayor_4", kWithAbbeyMayor, kAbbeyMayorOfFour, true),
    make_set("inns_cathedrals", kWithInnsCathedrals, kInnsCathedrals),
    make_set("king_robber", kWithKingRobber, kKingRobber),
    make_set("phantom", kWithPhantom, kPhantom),
    make_set("tower", kWithTower, kTower),
    make_set("traders_builders", kWithTradersBuilders, kTradersBuilders),
};
const int32_t kWeightSetCount = sizeof kWeightSets / sizeof *kWeightSets;

const char* const kTermNames[kTerms] = {
    "CityNow",
    "CityGainOfOneCell",
    "CityGain",
    "CityCells",
    "CityLed",
    "CityReturn",
    "RoadNow",
    "RoadGain",
    "RoadChance",
    "RoadReturn",
    "MonasteryNow",
    "MonasteryGain",
    "MonasteryReturn",
    "FieldNow",
    "FieldCities",
    "FieldLed",
    "Outvoted",
    "Supply1",
    "Supply2",
    "Supply3",
    "Supply4",
    "Supply5",
    "Supply6",
    "Supply7",
    "TowerPieces",
    "TowerPrisoners",
    "TowerThreats",
    "TowerExposed",
    "TowerStake",
    "Abbeys",
    "MayorInSupply",
    "WagonInSupply",
    "BarnInSupply",
    "BarnCities",
    "BarnCitiesToCome",
    "Barns",
    "BarnOpenSides",
    "LargeFollowerInSupply",
    "InnRoads",
    "CathedralCities",
    "BuilderInSupply",
    "BuilderAtWork",
    "PigInSupply",
    "PigInField",
    "Goods",
    "GoodsLed",
    "AbbotInSupply",
    "AbbotAtWork",
    "AbbotReturn",
    "AbbotOpenCells",
    "King",
    "KingPoints",
    "KingToCome",
    "Robber",
    "RobberPoints",
    "RobberToCome",
    "PhantomInSupply",
    "PhantomReturn",
};

namespace {

/// Takes the weights of the terms from `first` to `end` from a set.
void take(const WeightSet& set, int32_t first, int32_t end, Weights& out) noexcept
{
    for (int32_t i = 0; i < set.count; ++i)
        for (int32_t phase = 0; phase < kPhases; ++phase)
            if (set.weights[i].term >= first && set.weights[i].term < end)
                out.at[phase][set.weights[i].term] = set.weights[i].at[phase];
}

}  // namespace

void choose_weights(uint32_t boxes, int32_t seats, Weights& out) noexcept
{
    const bool is_crowded = seats > 2;
    out = {};
    take(*find_set(boxes, 0, is_crowded), 0, kCommonTerms, out);
    for (int32_t box = 0; box < kBoxes; ++box) {
        const WeightSet* const set = boxes >> box & 1 ? find_set(boxes, 1u << box, is_crowded) : nullptr;
        if (set) take(*set, kBoxTerms[box]->first, kBoxTerms[box]->end, out);
    }
}

}  // namespace bastide::players
