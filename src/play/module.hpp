// SPDX-License-Identifier: MIT
// The type of a module: definitions, steps and hooks of a box or house rule, in one constant. A hook that no module in play fills
// costs nothing. The list of hooks is closed; a new hook is a change of this file with its own justification.
#pragma once

#include "board/state.hpp"
#include "common/assert.hpp"
#include "common/selects.hpp"
#include "defs/fingerprint.hpp"
#include "play/action_list.hpp"
#include "play/config.hpp"
#include "play/tally.hpp"
#include "play/verdict.hpp"

namespace bastide {

struct Play;
struct View;
struct Rules;

/// Whether a step needs a decision before the game goes on.
enum class Flow : u8 { ask, done };

/// What a decision is about, for hosts.
struct Subject {
    bool has_cell = false;
    Cell cell;
    NodeId segment;
    PieceId piece;
    PieceKind piece_kind = PieceKind::none;  ///< a kind of token, which has no id; none: that of the piece
    TileId tile;                             ///< only if it is not the drawn tile
    u8 other_seat = kNature;
    i32 least = 0;
    i32 most = 0;

    void set_cell(Cell where) noexcept
    {
        cell = where;
        has_cell = true;
    }
};

/// What a variable of a module, or a number of its step, refers to. The readers of snapshots use this to refuse numbers that
/// refer to nothing.
enum class PointsTo : u8 {
    nothing,      ///< a plain number
    seat,         ///< 0 or 1 + a seat
    seats,        ///< a mask of seats
    seats_twice,  ///< two masks of seats, one in each byte
    placed,       ///< 0 or a PlacedId
    tile,         ///< 0 or a TileId
    piece,        ///< 0 or a PieceId
    prisoner,     ///< the PieceId of a piece in prison
    segment,      ///< a NodeId; of a variable 0, too
};

/// What a position says at a step of a tile that is drawn and not placed yet.
enum class DrawnTile : u8 {
    none,    ///< nothing: no tile is drawn, or it was placed
    waits,   ///< which one it is
    chosen,  ///< nothing: the seat chooses a tile when it places it
};

/// The code of a step. A step that is reached either acts without a decision or asks for one; then it lists the legal actions,
/// judges an action and executes it.
struct StepCode {
    StepKind name = StepKind::none;
    /// The name while nature decides in the step of a seat; none: `name`.
    StepKind name_for_nature = StepKind::none;
    /// The name at the end of the turn, after the phase `finish`; none: `name`.
    StepKind name_at_end = StepKind::none;
    /// The seat that decides, or kNature; null: the seat of the step, which for steps of the turn plan is the acting seat.
    u8 (*decider)(const View&, const Step&) = nullptr;
    /// Called when the step is reached, and again after each action that did not finish it. Does the work that needs no decision.
    Flow (*enter)(Play&, const Step&) = nullptr;
    /// Whether there is a legal action other than passing; null: always true.
    bool (*has_choice)(const View&, const Step&) = nullptr;
    void (*list)(const View&, const Step&, ActionList&) = nullptr;
    /// The list is exactly that of list_draws(), so a sample can draw from the bag without building it.
    bool lists_draws = false;
    /// Samples the action at a uniform index of the list, without building it; false when the list is empty. `open_cell` becomes
    /// the index of the cell of a placement among the open cells. Null: a sample is taken from the list.
    bool (*sample)(const View&, const Step&, Stream&, Action&, u32& open_cell) = nullptr;
    Reason (*why_not)(const View&, const Step&, const Action&, Verdict&) = nullptr;
    /// Executes an action. Precondition: why_not() found it legal.
    Flow (*answer)(Play&, const Step&, const Action&) = nullptr;
    /// Fills what the decision is about, for hosts; null: only the drawn tile.
    void (*about)(const View&, const Step&, Subject&) = nullptr;
    /// The cause for which the step asks to take a piece; none: it asks for no TAKE of its own.
    Cause takes = Cause::none;
    /// The text of such a TAKE has no cause, because the first scripts had no other.
    bool takes_unwritten = false;
    /// What the number `a` of the step refers to.
    PointsTo points_to = PointsTo::nothing;
    /// The only kind of piece that can be deployed at the step; none: pieces of any kind, or it deploys none.
    PieceKind deploys_only = PieceKind::none;
    /// The step judges pieces before any leaves in the scoring. It is entered, too, where the game ends in the midst of a turn
    /// before it was reached (RESIGN-06), so it asks for nothing and pushes no steps.
    bool judges_before_scoring = false;
    DrawnTile drawn_tile = DrawnTile::none;
    /// Nothing else can be done at the step: offers that are made at all steps are not made here.
    bool stands_alone = false;

    constexpr bool deploys(PieceKind kind) const noexcept { return deploys_only == PieceKind::none || deploys_only == kind; }
};

/// The phases of the turn plan: the opening, done once, then those of a turn. Modules add steps after a phase; they are sorted
/// by rank, then older modules first.
enum class TurnPhase : u8 { opening, start, draw, place, effects, wood, movement, score, after, finish };
inline constexpr int kTurnPhases = static_cast<int>(TurnPhase::finish) + 1;

struct PlanDef {
    TurnPhase phase;
    const StepCode* code;
    i8 rank = 0;
    const StepCode* replaces = nullptr;  ///< a step of an older module that is removed from the turn plan
};

/// The decision the game waits for.
struct Decision {
    Step step;
    const StepCode* code = nullptr;
    u8 seat = kNature;

    /// The name of the decision for hosts.
    StepKind name(const View& view) const noexcept;
};

/// The steps at which an offer is made; empty: at all steps but those that stand alone.
class OfferedAt {
public:
    static constexpr u32 kMax = 4;

    constexpr OfferedAt() noexcept = default;
    template <class... More>
    constexpr OfferedAt(const StepCode* first, const More*... more) noexcept  // NOLINT: a step is a list of one
        : steps_{first, more...}
    {
        static_assert(sizeof...(More) < kMax);
    }

    /// These steps, and each at which pieces of one kind are deployed after the action step.
    constexpr OfferedAt and_second_deployments() const noexcept
    {
        OfferedAt at = *this;
        at.at_second_deployments_ = true;
        return at;
    }

    constexpr bool holds(const StepCode* step) const noexcept
    {
        if (!steps_[0]) return !step->stands_alone;
        if (at_second_deployments_ && step->deploys_only != PieceKind::none) return true;
        for (const StepCode* one : steps_)
            if (one == step) return true;
        return false;
    }

private:
    const StepCode* steps_[kMax] = {};
    bool at_second_deployments_ = false;
};

/// Actions that a module adds to the decisions of other steps.
struct Offer {
    OfferedAt at{};
    /// Whether the offer may list an action of a seat now; null: only its list knows. Where no offer may, a step can be sampled
    /// without a list.
    bool (*is_open)(const View&, int seat) = nullptr;
    void (*list)(const View&, const Decision&, ActionList&) = nullptr;
    /// The cause for which pieces are taken by this offer; none: it offers no TAKE.
    Cause takes = Cause::none;
    /// Whether this offer judges and executes an action at such a step. It does not depend on which other actions are legal, so
    /// that an action is always refused for a reason of its own.
    bool (*owns)(const View&, const Decision&, const Action&) = nullptr;
    Reason (*why_not)(const View&, const Decision&, const Action&, Verdict&) = nullptr;
    /// Executes an action. Returns `done` if that finishes the step, `ask` if the step continues.
    Flow (*answer)(Play&, const Decision&, const Action&) = nullptr;
    /// Whether a piece of this kind of the acting seat could be deployed by this offer now if it were in the supply; null: the
    /// offer deploys no piece.
    bool (*has_place)(const View&, PieceKind) = nullptr;
};

/// The seat that is on turn next, or that the game is over.
struct Next {
    u8 seat = 0;
    bool over = false;
    Cause cause = Cause::none;  ///< why this seat is next; none in the usual order
};

/// A thing of a box on or beside the board, for hosts.
struct Thing {
    ThingKind kind = ThingKind::none;
    Spot spot = Spot::none;
    bool has_cell = false;
    Cell cell;
    u8 segment = kNoSegment;  ///< or a corner
    u8 seat = kNature;
    PieceId piece;
    PieceKind piece_kind = PieceKind::none;  ///< the kind, for a thing that is no piece with an id
    TileId tile;
    NodeId feature;
    bool closed = false;
    i32 count = 0;
    i32 points = 0;
    i32 reach = 0;

    void set_cell(Cell where) noexcept
    {
        cell = where;
        has_cell = true;
    }
};

/// Collects things into the caller's buffer, sorted by y, x, segment and piece. When the buffer is full it continues to count.
class Things {
public:
    Things(Thing* out, u32 cap) noexcept : out_(out), cap_(cap) {}

    void add(const Thing& thing) noexcept
    {
        u32 at = smaller(count_, cap_);
        while (at > 0 && key(out_[at - 1]) > key(thing)) --at;
        if (at < cap_) {
            for (u32 i = smaller(count_, cap_ - 1); i > at; --i) out_[i] = out_[i - 1];
            out_[at] = thing;
        }
        ++count_;
    }
    u32 count() const noexcept { return count_; }

private:
    static constexpr u64 key(const Thing& thing) noexcept
    {
        return static_cast<u64>(rank_of(cell_key(thing.cell))) << 24 | static_cast<u64>(thing.segment) << 16 | thing.piece.raw;
    }

    Thing* out_;
    u32 cap_;
    u32 count_ = 0;
};

using ShapeHook = void (*)(Rules&);
/// The draw group of a tile type. Groups are drawn before the ordinary tiles, in ascending order of their numbers.
struct DrawGroup {
    u8 number = 0;       ///< from 1; 0: an ordinary tile
    bool leads = false;  ///< after the first tile of this group, its other tiles are drawn with the next group
    bool waits = false;  ///< an ordinary tile that cannot be drawn as long as a `tiles_wait` hook says so
};
using DrawGroupHook = DrawGroup (*)(const Rules&, const TileDef&);
/// How many copies of a tile type the sets of a config bring.
struct Copies {
    const TileDef& def;
    u64 count = 0;
    bool is_start = false;  ///< of the tile types that can be the start tile, it is the first
    Set set = Set::none;    ///< that of its box; none for a tile of the host
};
using CopiesHook = u64 (*)(const Rules&, const Copies&);
/// The tile that lies on the table at the start.
struct StartTile {
    TileId type;
    u8 rotation = 0;
};
using StartHook = StartTile (*)(const Rules&, StartTile);
using OpenedHook = void (*)(Play&);
/// Why a tile cannot be placed although its sides match, and for which tile types the module is asked; null: for all. Lists ask
/// only once for a cell if the answer is the same for each rotation.
struct WhyNotPlaceHook {
    Reason (*ask)(const View&, TileId, Cell, int rotation, Verdict&) = nullptr;
    bool (*is_about)(const TileDef&) = nullptr;
    bool depends_on_rotation = true;

    explicit constexpr operator bool() const noexcept { return ask != nullptr; }
};
/// Why a piece of a seat cannot be deployed on a free segment that it fits, and for which kinds of segments (segment_set()) the
/// module is asked.
struct WhyNotDeployHook {
    Reason (*ask)(const View&, PieceKind, int seat, NodeId segment, Verdict&) = nullptr;
    SegmentSet about = kAllSegments;

    constexpr bool is_asked_about(SegmentKind kind) const noexcept { return holds(about, kind); }
    explicit constexpr operator bool() const noexcept { return ask != nullptr; }
};
using WhyNotRemoveHook = Reason (*)(const View&, PieceId, Cause, Verdict&);
/// Whether a tile that has no placement of its own can be placed by an action that a module offers beside PLACE.
using PlacesOtherwiseHook = bool (*)(const View&, TileId);
using UnplaceableHook = bool (*)(Play&);
/// Why a tile cannot be drawn now although copies of it are left: its group comes later, or all copies are set aside. None if
/// another module set them aside.
using WhyNotDrawHook = Reason (*)(const View&, TileId);
/// Whether the tiles of the types that wait (DrawGroup::waits) cannot be drawn yet. They are in the bag, and what is left counts
/// them. Once they can be drawn they stay so.
using TilesWaitHook = bool (*)(const View&);
using ClosesHook = bool (*)(const View&, Cell);
using PowerHook = i32 (*)(const View&, PieceId, NodeId root, i32 power);
/// Whether the feature of a segment has parts that are occupied each for itself. If so, `occupant` becomes the piece with the
/// smallest id that occupies the part of this segment; none if that part is free.
using PartHook = bool (*)(const View&, NodeId segment, PieceId& occupant);
/// Which of several seats with the same strength on a feature have its majority: some of them, or all.
using TieHook = u32 (*)(const View&, NodeId root, u32 seats);
/// `seat` is the seat to be paid, or kNature for what does not depend on the seat. Only the hook of a WorthDef with `asks_seat`
/// may read it.
using WorthHook = void (*)(const View&, const Feature&, Cause, int seat, Tally&);

/// The order in which changes of worth are applied, of whatever box (IC-SCORE-01).
enum class WorthStage : u8 {
    rate,    ///< what counts and how many points each is worth: tiles, pennants, cities of a field
    each,    ///< changes the points of each counted thing, or counts it twice
    factor,  ///< multiplies or halves the sum
    bonus,   ///< adds points
    cancel,  ///< cancels the payment
};
inline constexpr int kWorthStages = static_cast<int>(WorthStage::cancel) + 1;

/// A change to the worth of features. Inside a stage older modules come first.
struct WorthDef {
    WorthStage stage = WorthStage::rate;
    WorthHook change = nullptr;
    bool asks_seat = false;  ///< the change depends on the seat that is paid
};

/// A further payment with the scoring of a feature: receives a score line and the seat that gets it.
using VisitLine = void (*)(void* with, int seat, const TallyLine&);
/// Payments beside the worth of an occupied feature when it is scored, with any majority. Asked before its pieces leave.
using BesideHook = void (*)(const View&, const Feature&, VisitLine visit, void* with);
/// Whether the pieces of an incomplete feature will leave it unscored before the next scoring, so that nothing is paid beside it.
using LeavesUnscoredHook = bool (*)(const View&, const Feature&);
/// Whether the action of this part of the turn closed it: nothing more is deployed before the scoring.
using ActionClosedHook = bool (*)(const View&);
/// Segments of features that the part of the turn may have completed away from its tile. What lies beyond the capacity is left
/// out, but no module adds so many.
struct Apart {
    static constexpr u32 kMax = 32;

    NodeId segment[kMax];
    u32 count = 0;

    void add(NodeId id) noexcept
    {
        BASTIDE_ASSERT(count < kMax);
        if (count < kMax) segment[count++] = id;
    }
};
/// Adds the segments where an action of this part of the turn, away from its tile, may have completed features.
using CompletesHook = void (*)(const View&, Apart&);
/// Called for each completed feature, occupied or not, with the seat that placed the last tile. Steps that the hook pushes are
/// done before anything else is scored, those of the newest module first.
using CompletedHook = void (*)(Play&, const Feature&, int seat);
/// A seat was paid a line of a feature; lines of 0 points count too.
using PaidHook = void (*)(Play&, int seat, const TallyLine&, const Feature&);
/// Points that a seat has just got, whatever for. Not called for 0 points, nor in the final scoring.
struct Gain {
    i32 points = 0;  ///< above 0
    Reward reward = Reward::none;
    NodeId feature;  ///< the first member of the feature that is paid; none: it is no payment of a feature
};
using GainedHook = void (*)(Play&, int seat, const Gain&);
inline constexpr int kNoMarker = -1;
/// The spaces of the markers of a seat on the score track.
struct Markers {
    int first = 0;
    int second = kNoMarker;  ///< only a module brings second markers
};
using MarkersHook = Markers (*)(const View&, int seat);
/// The move of a marker on the score track.
struct Advance {
    i32 points = 0;
    int from = 0;  ///< the space that it left
    Reward reward = Reward::none;
    NodeId feature;  ///< as in Gain
};
using AdvancedHook = void (*)(Play&, int seat, const Advance&);
using LinkedHook = void (*)(Play&);
/// Where a piece that leaves its segment goes, and the cause of the event.
struct Home {
    Spot spot = Spot::supply;
    Cause cause = Cause::none;
};
using HomeHook = Home (*)(const View&, PieceId, Cause, Home home);
/// A rectangle of cells, both corners included; empty: first.x > last.x.
struct CellRange {
    Cell first{1, 0};
    Cell last;

    constexpr bool is_empty() const noexcept { return first.x > last.x; }
    constexpr bool holds(Cell cell) const noexcept
    {
        return cell.x >= first.x && cell.x <= last.x && cell.y >= first.y && cell.y <= last.y;
    }
};
/// The cells that a piece reaches from a segment, if that is a matter of the segment; an empty range if not.
using RangeHook = CellRange (*)(const View&, NodeId segment);
using NextHook = Next (*)(Play&, Next);
using ResignedHook = void (*)(Play&, int seat);
using LeftHook = void (*)(Play&, PieceId, NodeId from, Cause);
/// For which cause an occupied feature is paid if it is scored now, because a scoring of the module is due for it; none if not.
using DueHook = Cause (*)(const View&, NodeId root);
/// Receives a payment at the end that is not for an occupied feature: each seat in the mask gets the points. A feature without
/// root means that the payment is for no feature.
using VisitFinal = void (*)(void* with, const Feature&, const Tally&, u32 seats);
/// Payments after the final scoring, and the kinds of features (segment_set()) that the module pays for when no piece occupies
/// them, as barns do with fields. A call that describes such a feature shows its owners, so it asks only those hooks.
struct EndedHook {
    void (*pay)(const View&, VisitFinal visit, void* with) = nullptr;
    SegmentSet owned = 0;

    explicit constexpr operator bool() const noexcept { return pay != nullptr; }
};
/// The variable of a module's note, as an index into the variables of all modules, and the greatest value of the note. Variable
/// -1: the module has no such note.
struct NoteVariable {
    i32 variable = -1;
    u16 most = 0;
};

using NoteVariableHook = NoteVariable (*)(const Rules&, Note, int seat);
/// A variable of a module that follows from the rest of a position - its board, its head and its notes -, as an index into the
/// variables of all modules, and its value. So a position has no entry for it.
struct FollowingVariable {
    u16 variable = 0;
    u16 value = 0;
};
using FollowsHook = FollowingVariable (*)(const View&);
using WhyNotPutHook = bool (*)(const View&, PieceKind, Cell, u8 segment, NodeId& at, Verdict&);
/// Why a seat cannot hold a piece that a position gives it. Called three times: without a piece, before the piece is put, and
/// when the position is complete.
using WhyNotHoldHook = Reason (*)(const View&, PieceId, int holder, Verdict&);
/// Why a piece, also one in the supply, cannot be where it is in a complete position. Asked about each piece.
using WhyNotStandHook = Reason (*)(const View&, PieceId, Verdict&);
using ShowHook = void (*)(const View&, ThingKind, Things&);

struct Hooks {
    ShapeHook shape = nullptr;                  ///< shape: edits the definitions, once, for the seats and options of the config
    DrawGroupHook draw_group = nullptr;         ///< shape: the draw group of a tile type
    CopiesHook copies = nullptr;                ///< shape, fold: the copies of a tile type in the game
    StartHook start = nullptr;                  ///< shape, fold: the start tile
    OpenedHook opened = nullptr;                ///< notice: the game begins; the module sets up its part of the table
    WhyNotPlaceHook why_not_place{};            ///< reason: against a placement whose sides match
    WhyNotPlaceHook why_not_place_wild{};       ///< reason: the same for wild tiles; asked before why_not_place
    WhyNotDeployHook why_not_deploy{};          ///< reason: against a deployment on a free segment that the piece fits
    WhyNotRemoveHook why_not_remove = nullptr;  ///< reason: against taking a piece off the board for a cause
    WhyNotDrawHook why_not_draw = nullptr;      ///< reason: against drawing a tile of which copies are left
    TilesWaitHook tiles_wait = nullptr;         ///< reason: whether the tiles that wait for an event cannot be drawn yet
    PlacesOtherwiseHook places_otherwise = nullptr;  ///< reason: whether a tile can be placed by an action of the module
    UnplaceableHook unplaceable = nullptr;           ///< use: the drawn tile fits nowhere; true: the module has handled it
    ClosesHook closes = nullptr;                     ///< reason: whether no tile will ever fill an empty cell
    PowerHook power = nullptr;                       ///< fold: the strength of a piece in a majority
    TieHook tie = nullptr;                           ///< fold: the seats that win a tie for a majority
    PartHook part = nullptr;                   ///< use: whether a part of an occupied feature is occupied for itself, and by whom
    HomeHook home = nullptr;                   ///< fold: where a piece that leaves its segment goes
    RangeHook range = nullptr;                 ///< use: the cells that a piece reaches from the segment that it leaves
    NextHook next = nullptr;                   ///< fold: the next turn, when a turn ends
    NextHook next_at_end = nullptr;            ///< fold: the same after the `next` hooks of all modules, for turns without a tile
    ResignedHook resigned = nullptr;           ///< notice: a seat left the game
    LeftHook left = nullptr;                   ///< notice: a piece left its segment
    ActionClosedHook action_closed = nullptr;  ///< reason: whether nothing more is deployed in this part before the scoring
    BesideHook beside = nullptr;               ///< payments beside the worth of a feature that is scored
    LeavesUnscoredHook leaves_unscored = nullptr;  ///< reason: whether a feature loses its pieces before the scoring
    CompletesHook completes = nullptr;             ///< features that the part completed away from its tile
    CompletedHook before_scoring = nullptr;        ///< notice: a completed feature is about to be scored
    CompletedHook completed = nullptr;             ///< notice: a completed feature was scored
    DueHook due = nullptr;                         ///< use: the cause for which a feature is to be scored in this turn
    EndedHook ended{};                             ///< payments after the final scoring of features
    PaidHook paid = nullptr;                       ///< notice: a line of a feature was paid to a seat
    GainedHook gained = nullptr;                   ///< notice: a seat got points during the game. The module decides which marker
                                                   ///< moves, and calls moves::advance() when it does
    MarkersHook markers = nullptr;                 ///< use: where both markers of a seat are
    AdvancedHook advanced = nullptr;               ///< notice: a marker moved forward on the score track during the game
    LinkedHook linked = nullptr;                   ///< notice: a seat placed or moved a piece that joins roads (play/links.hpp)
    NoteVariableHook note_variable = nullptr;      ///< position: the variable in which the module stores a note
    FollowsHook follows = nullptr;                 ///< position: the variable of the module that follows from the rest
    WhyNotPutHook why_not_put = nullptr;  ///< position: whether this module judges a piece that is put, and its node or a refusal
    WhyNotStandHook why_not_stand = nullptr;  ///< position: reason against the place of a piece when the position is complete
    WhyNotHoldHook why_not_hold = nullptr;    ///< position: reason against a piece that another seat holds; called in every game
    ShowHook show = nullptr;                  ///< adds the things of the box for hosts
};

template <class T>
struct DefList {
    const T* items = nullptr;
    u16 count = 0;

    constexpr DefList() noexcept = default;
    template <u32 N>
    constexpr DefList(const T (&array)[N]) noexcept : items(array), count(N)  // NOLINT: an array is a list
    {
    }
    constexpr const T* begin() const noexcept { return items; }
    constexpr const T* end() const noexcept { return items + count; }
};

/// Racks of a module: one for each seat, or one of nature that is open to all. A module has at most one definition of each.
struct RackDef {
    bool is_market = false;  ///< one rack of nature instead of one for each seat
    u8 capacity = 1;
    Option hidden_by = Option::none;  ///< the option that hides the rack from all but its owner
    bool is_for_next_turn = false;    ///< its tiles are drawn ahead; a turn begins by taking one up
    bool comes_next = false;          ///< its tile is what its seat places next, in place of any other
    i16 counted_in = -1;              ///< at least 0: it holds wild tiles; variable of the module, + seat, that counts them
};

/// A set of tile sets: bit k is set k.
using SetMask = u64;
static_assert(kSets <= 64);

template <class... Sets>
constexpr SetMask sets_of(Sets... sets) noexcept
{
    return ((SetMask{1} << static_cast<int>(sets)) | ...);
}

/// A switch or number that a config may choose.
struct OptionDef {
    Option option = Option::none;
    i32 least = 0;
    i32 most = 1;
    Option excludes = Option::none;  ///< an option that cannot be chosen together with it
    Option needs = Option::none;     ///< an option that must be chosen too
    /// Whether a config lacks something else that the option needs; null: nothing. A case of Select::needed
    /// names it.
    bool (*lacks)(const Config&) = nullptr;
    SetMask excluded_sets = 0;  ///< sets that cannot be chosen together with it
};

/// A preset. A preset of several boxes belongs to the newest one.
struct PresetDef {
    Preset name = Preset::none;
    DefList<Choice> choices{};
};

/// The English sentence of a number whose sentence in the header has no fields, or a case that the box adds to a shared sentence.
/// docs/texts.md defines the fields.
struct SentenceDef {
    i32 vocabulary = 0;  ///< 0: a case, and the number is that of its select
    i32 number = 0;
    const char* text = "";

    constexpr SentenceDef(StepKind step, const char* says) noexcept
        : vocabulary(BASTIDE_VOCABULARY_STEP), number(static_cast<i32>(step)), text(says)
    {
    }
    constexpr SentenceDef(Reward reward, const char* says) noexcept
        : vocabulary(BASTIDE_VOCABULARY_REWARD), number(static_cast<i32>(reward)), text(says)
    {
    }
    constexpr SentenceDef(Reason reason, const char* says) noexcept
        : vocabulary(BASTIDE_VOCABULARY_REASON), number(static_cast<i32>(reason)), text(says)
    {
    }
    /// "key {text}". The file of English texts has those of older modules first.
    constexpr SentenceDef(Select select, const char* adds) noexcept : number(static_cast<i32>(select)), text(adds) {}
};

/// Variables that refer to something or have a limit. The reader of a snapshot checks them.
struct VariableDef {
    PointsTo points_to = PointsTo::nothing;
    u8 first = 0;
    u8 count = 1;
    bool of_turn = false;  ///< variables of a turn
    bool of_part = false;  ///< of a part; else lasting ones
    u16 most = 0xFFFF;     ///< greatest value of a plain number
};

/// How many variables a module has, each a 16-bit word. Variables of a turn and of a part are zeroed when a turn begins, those of
/// a part also when another part begins. Snapshots identify variables by their numbers, so append new ones to each group.
struct ModuleVariables {
    u8 lasting = 0;
    u8 turn = 0;
    u8 part = 0;
    u8 copies = 0;  ///< how many of its last lasting variables hold a copy of those of a turn, parts included, of all modules; a
                    ///< game whose turns have more has more (Rules::copies_in()); 0: it makes no copy
    DefList<VariableDef> meanings{};
    i16 covered =
        -1;  ///< at least 0: the lasting variable that counts the tiles that lie face down, unknown to all; see cover_tile()
};

struct Module {
    ModuleId id = ModuleId::none;
    const char* title = "";
    Set set = Set::none;
    SetMask other_sets = 0;  ///< further sets with which the module takes part; their tiles are those of modules of their own
    TileSet tiles{};
    DefList<PieceDef> pieces{};
    DefList<TokenDef> tokens{};
    DefList<PoolDef> pool{};  ///< the kinds of tokens of its pool
    DefList<OptionDef> options{};
    DefList<PresetDef> presets{};
    DefList<SentenceDef> sentences{};
    DefList<RackDef> racks{};
    DefList<PlanDef> plan{};
    DefList<Offer> offers{};                 ///< actions added to the decisions of other steps
    DefList<WorthDef> worth{};               ///< fold: the points of a feature
    DefList<const StepCode*> steps{};        ///< steps that are added to the waiting steps
    const StepCode* before_final = nullptr;  ///< the step at which the game waits if it stops before its final scoring
    const StepCode* closing = nullptr;       ///< a step after the last turn, before the final scoring; its seat had that turn
    ModuleVariables variables{};
    bool shares_segments = false;  ///< by its rules several followers can come to one segment
    u8 parts = 1;                  ///< how many parts a turn can have by its rules
    u8 max_seats = 0;              ///< seats for which its box has pieces; 0 for house rules
    u8 actions_per_turn = 0;       ///< upper bound, for the bounds of a game
    u8 events_per_turn = 0;
    u8 lines_per_score = 2;  ///< upper bound of the lines that its changes of worth add for one feature
    Hooks on{};
};

}  // namespace bastide
