// SPDX-License-Identifier: MIT
// Small boxes that were never published, each of which uses a mechanism of the lower layers alone, without the other rules of the
// box that has it or will have it. So a failure is one of the mechanism, and forms of it are tested that no box uses. A test
// chooses which of them stand in the list of modules. They play when the Winter Edition is asked for, whose place they take.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "setup/all_modules.hpp"
#include "support/position.hpp"

namespace bastide_tests {

/// The list of modules as long as this lives: the base game and these.
class Modules {
public:
    explicit Modules(std::vector<const Module*> boxes);
    /// These alone, of which the first stands for the base game.
    static Modules instead(std::vector<const Module*> modules) { return Modules(std::move(modules), nullptr); }
    Modules(const Modules&) = delete;
    Modules& operator=(const Modules&) = delete;
    ~Modules();

private:
    Modules(std::vector<const Module*> modules, std::nullptr_t);
};

inline PositionSetup invented(int seats = 2) { return {.seats = seats, .sets = {Set::base, Set::winter}}; }

/// Plays random games with the modules of the list and answers what went wrong first, with the number of the game; or nothing.
std::string play_random_games(int usual);

}  // namespace bastide_tests

namespace bastide {

// ---- goods: tokens ----------------------------------------------------------------------------------------------------

inline constexpr PieceKind kWine{20};
inline constexpr PieceKind kCloth{21};
inline constexpr ThingKind kGoodsThing{9001};
inline constexpr Cause kGoodsWon{9001};
inline constexpr Reward kGoodsMost{9001};
inline constexpr Reward kGoodsSets{9002};

extern const Module goods;

// ---- bazaar: a market, tiles won and held, an auction -----------------------------------------------------------------

extern const Module bazaar;

// ---- builder: a turn of two parts ----------------------------------------------------------------------------------------

inline constexpr PieceKind kBuilder{12};
inline constexpr int kTilesOfPart = 0;  ///< words of a part
inline constexpr int kTilesOfTurn = 1;  ///< words of a turn

extern const Module builder;

// ---- council: scoring that asks -----------------------------------------------------------------------------------------

inline constexpr StepKind kSendStep{9001};
inline constexpr StepKind kTakeStep{9002};
inline constexpr Cause kTakenHome{9002};

extern const Module council;

// ---- festival, princess: pieces taken off the board -----------------------------------------------------------------------

inline constexpr Cause kFestivalHeld{9012};
inline constexpr Cause kPrincess{9013};

extern const Module princess;

// ---- creatures: neutral pieces --------------------------------------------------------------------------------------

inline constexpr PieceKind kFairy{9};
inline constexpr PieceKind kDragon{10};
inline constexpr PieceKind kCount{15};
inline constexpr Mark kVolcano{45};
inline constexpr Mark kDragonSymbol{46};
inline constexpr StepKind kWalkStep{9003};
inline constexpr Cause kFairyMoved{9021};
inline constexpr Cause kVolcanoErupted{9022};
inline constexpr Cause kDragonWalked{9023};
inline constexpr Cause kEaten{9024};
inline constexpr Cause kCountMoved{9026};
inline constexpr Cause kFairyStayed{9027};
inline constexpr Reward kFairyReward{9021};
inline constexpr Reason kDragonThere{9021};
inline constexpr Reason kFairyThere{9022};
inline constexpr Reason kDragonSleeps{9023};

extern const Module creatures;

// ---- keepers: a pool of tokens, covered tiles, broken ties, shared sides -------------------------------------------------

inline constexpr PieceKind kKeeper{25};
inline constexpr PieceKind kEgg{26};
inline constexpr PieceKind kBasket{27};
inline constexpr PieceKind kFox{28};
inline constexpr Mark kMound{47};
inline constexpr StepKind kTokenStep{9004};
inline constexpr Cause kTokenDrawn{9031};
inline constexpr Cause kTileCovered{9032};

extern const Module keepers;

// ---- turning: a piece that turns a feature into another kind ----------------------------------------------------------------

inline constexpr PieceKind kGate{29};

extern const Module turning;

// ---- linking: pieces that join roads ----------------------------------------------------------------------------------------

inline constexpr PieceKind kPlank{30};
inline constexpr PieceKind kRope{31};

extern const Module linking;

// ---- hedges: parts of a feature that are occupied each for itself ---------------------------------------------------------

extern const Module hedges;

// ---- ticker, seconds: markers on the score track --------------------------------------------------------------------------

extern const Module ticker;
extern const Module seconds;

}  // namespace bastide
