// SPDX-License-Identifier: MIT
// What a box is made of: rows, steps and hooks, in one constant. Hooks it does not name cost nothing. The list of hooks is
// closed; a new one is a change of this file, argued on its own.
#pragma once

#include "board/state.hpp"
#include "catalogue/fingerprint.hpp"
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

/// What a decision is about, as hosts see it.
struct Subject {
    bool has_cell = false;
    Cell cell;
    NodeId segment;
    PieceId piece;
    RowId tile;  ///< when it is not the drawn one
    u8 other_seat = kNature;
    i32 least = 0;
    i32 most = 0;

    void lie_at(Cell where) noexcept
    {
        cell = where;
        has_cell = true;
    }
};

/// What a number means that a room keeps for itself, as far as it points at something. Whoever reads such numbers from bytes that
/// may be anything refuses those that point at nothing.
enum class PointsTo : u8 {
    nothing,   ///< it may be any number
    seat,      ///< 0 or 1 + a seat
    seats,     ///< a mask of seats
    tile,      ///< 0 or a RowId
    piece,     ///< 0 or a PieceId
    prisoner,  ///< the PieceId of a piece in prison
    segment,   ///< a NodeId
};

/// What a step of a turn does. A step that is reached acts by itself or asks; one that asks lists its options, judges and
/// answers.
struct StepCode {
    StepName name = StepName::none;
    /// What it is called while nature decides in the step of a seat; missing: the same.
    StepName natures = StepName::none;
    /// What it is called once a tile was placed in the turn; missing: the same.
    StepName later = StepName::none;
    /// Who decides; missing: the step's own seat, which in the plan is the seat on turn.
    u8 (*decider)(const View&, const Step&) = nullptr;
    /// Called when the step is reached, and again after each answer that did not finish it. Does what needs no decision.
    Flow (*enter)(Play&, const Step&) = nullptr;
    /// Whether there is anything to choose but passing; missing: always.
    bool (*has_choice)(const View&, const Step&) = nullptr;
    void (*list)(const View&, const Step&, ActionList&) = nullptr;
    /// The list is that of list_draws() and no more, so a sample may draw from the bag without it.
    bool lists_draws = false;
    Reason (*why_not)(const View&, const Step&, const Action&, Verdict&) = nullptr;
    /// The action was judged legal.
    Flow (*answer)(Play&, const Step&, const Action&) = nullptr;
    /// What a host is told the decision is about; missing: nothing but the tile.
    void (*about)(const View&, const Step&, Subject&) = nullptr;
    /// What `a` of the step means, which waits on the agenda.
    PointsTo points_to = PointsTo::nothing;
};

/// Fixed points: the opening of the game, walked once, then those of a turn. Rooms hang their steps between them: inside one,
/// lower ranks come first, then older rooms.
enum class Anchor : u8 { opening, start, draw, place, effects, wood, movement, score, after, finish };
inline constexpr int kAnchors = static_cast<int>(Anchor::finish) + 1;

struct PlanRow {
    Anchor anchor;
    const StepCode* code;
    i8 rank = 0;
    const StepCode* replaces = nullptr;  ///< a step of an older room that is left out
};

/// The decision the game waits for.
struct Decision {
    Step step;
    const StepCode* code = nullptr;
    u8 seat = kNature;

    /// What hosts call it.
    StepName name(const View& view) const noexcept;
};

/// The steps at whose decisions something is offered; without any, at all.
class OfferedAt {
public:
    static constexpr u32 kMost = 4;

    constexpr OfferedAt() noexcept = default;
    template <class... More>
    constexpr OfferedAt(const StepCode* first, const More*... more) noexcept  // NOLINT: a step is a list of one
        : steps_{first, more...}
    {
        static_assert(sizeof...(More) < kMost);
    }

    constexpr bool holds(const StepCode* step) const noexcept
    {
        if (!steps_[0]) return true;
        for (const StepCode* one : steps_)
            if (one == step) return true;
        return false;
    }

private:
    const StepCode* steps_[kMost] = {};
};

/// What a room adds to the decisions of others.
struct Offer {
    OfferedAt at{};
    void (*list)(const View&, const Decision&, ActionList&) = nullptr;
    /// Whether an action at such a step is this room's to judge and answer.
    bool (*owns)(const View&, const Decision&, const Action&) = nullptr;
    Reason (*why_not)(const View&, const Decision&, const Action&, Verdict&) = nullptr;
    /// Done: the step to which it was offered is finished; ask: it goes on.
    Flow (*answer)(Play&, const Decision&, const Action&) = nullptr;
};

/// Who is on turn next, or that the game is over.
struct Next {
    u8 seat = 0;
    bool over = false;
    Cause cause = Cause::none;  ///< why this seat, when it is not simply the next
};

/// Something on or beside the board that a box adds and hosts want to see.
struct Thing {
    ThingKind kind = ThingKind::none;
    Spot spot = Spot::none;
    bool has_cell = false;
    Cell cell;
    u8 segment = kNoSegment;  ///< or a corner
    u8 seat = kNature;
    PieceId piece;
    PieceKind piece_kind = PieceKind::none;  ///< of what has no id
    RowId tile;
    NodeId feature;
    bool closed = false;
    i32 count = 0;
    i32 points = 0;
    i32 reach = 0;

    void lie_at(Cell where) noexcept
    {
        cell = where;
        has_cell = true;
    }
};

/// Collects things into a caller's buffer, by y, x, segment and piece, and counts on when it is full.
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
/// Tiles of a group are drawn before the ordinary ones, one group after the other.
struct DrawGroup {
    u8 number = 0;       ///< from 1; 0: an ordinary tile
    bool leads = false;  ///< the first tile of this group is drawn alone; further ones are drawn with the next group
};
using DrawGroupHook = DrawGroup (*)(const TileRow&);
using OpenedHook = void (*)(Play&);
using WhyNotPlaceHook = Reason (*)(const View&, RowId, Cell, int rotation, Verdict&);
/// Why a piece may not stand on a free segment that it fits, and the kinds of segments (segment_set()) about which that is asked
/// at all.
struct WhyNotDeployHook {
    Reason (*ask)(const View&, PieceKind, NodeId segment, Verdict&) = nullptr;
    SegmentSet about = kAllSegments;

    constexpr bool is_asked_about(SegmentKind kind) const noexcept { return holds(about, kind); }
    explicit constexpr operator bool() const noexcept { return ask != nullptr; }
};
using WhyNotRemoveHook = Reason (*)(const View&, PieceId, Cause, Verdict&);
using UnplaceableHook = bool (*)(Play&);
using ClosesHook = bool (*)(const View&, Cell);
using PowerHook = i32 (*)(const View&, PieceId, NodeId root, i32 power);
/// `seat` is the one that would be paid, or kNature for what any would be. Only a change that asks for the seat may look at it.
using WorthHook = void (*)(const View&, const Feature&, Cause, int seat, Tally&);

/// The order in which the worth of a feature is changed, whichever box brings the change (IC-SCORE-01).
enum class WorthStage : u8 {
    rate,    ///< what counts and how much each is worth: tiles, pennants, cities of a field, more for some of them
    each,    ///< each that counts is worth more or less than its rate, or counts twice
    factor,  ///< the sum is multiplied or halved
    bonus,   ///< points beside that
    cancel,  ///< nothing of it is paid after all
};
inline constexpr int kWorthStages = static_cast<int>(WorthStage::cancel) + 1;

/// A change of what features are worth; inside a stage older rooms come first.
struct WorthRow {
    WorthStage stage = WorthStage::rate;
    WorthHook change = nullptr;
    bool asks_seat = false;  ///< seats may get different points for one feature
};

/// A feature is completed, occupied or not; the seat placed the tile that completed it. Steps that the hook pushes are done
/// before anything else is scored, those of the newest room first.
using CompletedHook = void (*)(Play&, const Feature&, int seat);
/// Where a piece that leaves its segment goes, and what hosts are told why.
struct Home {
    Spot spot = Spot::supply;
    Cause cause = Cause::none;
};
using HomeHook = Home (*)(const View&, PieceId, Cause, Home home);
using NextHook = Next (*)(Play&, Next);
using ResignedHook = void (*)(Play&, int seat);
using LeftHook = void (*)(Play&, PieceId, NodeId from, Cause);
/// A scoring at the end beside those of occupied features: the seats in the mask get the points. What is paid for is no feature
/// where the feature is blank.
using VisitFinal = void (*)(void* with, const Feature&, const Tally&, u32 seats);
using EndedHook = void (*)(const View&, VisitFinal visit, void* with);
/// Where a room keeps a note, among the words of all drawers, and the greatest number it holds.
struct NoteSlot {
    i32 word = -1;
    u16 most = 0;
};

using NoteSlotHook = NoteSlot (*)(const Rules&, Note, int seat);
using WhyNotPutHook = bool (*)(const View&, PieceKind, Cell, u8 segment, NodeId& at, Verdict&);
/// Why a seat may not hold a piece that a position gives it: asked without a piece, before it is put, and when everything lies
/// there.
using WhyNotHoldHook = Reason (*)(const View&, PieceId, int holder, Verdict&);
using ShowHook = void (*)(const View&, ThingKind, Things&);

struct Hooks {
    ShapeHook shape = nullptr;                     ///< shape: rows may be edited for seats and options, once
    DrawGroupHook draw_group = nullptr;            ///< shape: a tile is drawn with a group, before others
    OpenedHook opened = nullptr;                   ///< notice: the table is set
    WhyNotPlaceHook why_not_place = nullptr;       ///< reason: a placement that fits its neighbours is weighed
    WhyNotPlaceHook why_not_place_wild = nullptr;  ///< reason: the same for a tile that fits any neighbours, asked before
    WhyNotDeployHook why_not_deploy{};             ///< reason: a piece that fits a free segment is weighed
    WhyNotRemoveHook why_not_remove = nullptr;     ///< reason: a piece would be taken off the board, for a cause
    UnplaceableHook unplaceable = nullptr;         ///< the drawn tile fits nowhere; true: the room has dealt with it
    ClosesHook closes = nullptr;                   ///< whether an empty cell closes what faces it
    PowerHook power = nullptr;                     ///< fold: the weight of a piece in a majority
    HomeHook home = nullptr;                       ///< fold: where a leaving piece goes
    NextHook next = nullptr;                       ///< fold: a turn ends; what follows
    NextHook next_at_end = nullptr;                ///< the same behind those of all rooms: turns for something else than tiles
    ResignedHook resigned = nullptr;               ///< notice: a seat left the game
    LeftHook left = nullptr;                       ///< notice: a piece left its segment
    CompletedHook before_scoring = nullptr;        ///< notice: a completed feature is scored next
    CompletedHook completed = nullptr;             ///< notice: a completed feature was scored
    EndedHook ended = nullptr;                     ///< what is scored at the end behind the features
    NoteSlotHook note_slot = nullptr;              ///< a position is told or set: what the room remembers
    WhyNotPutHook why_not_put = nullptr;    ///< reason: a piece is put on the table of a position; true: this room judges it
    WhyNotHoldHook why_not_hold = nullptr;  ///< reason: the same for a piece that another seat holds; asked in any game
    ShowHook show = nullptr;                ///< a host looks at what the box adds
};

template <class T>
struct Rows {
    const T* rows = nullptr;
    u16 count = 0;

    constexpr Rows() noexcept = default;
    template <u32 N>
    constexpr Rows(const T (&array)[N]) noexcept : rows(array), count(N)  // NOLINT: an array is rows
    {
    }
    constexpr const T* begin() const noexcept { return rows; }
    constexpr const T* end() const noexcept { return rows + count; }
};

/// The tiles of a box.
struct TileRows : Rows<TileRow> {
    u64 fingerprint = 0;

    constexpr TileRows() noexcept = default;
    template <u32 N>
    constexpr TileRows(const TileRow (&array)[N]) noexcept  // NOLINT: an array is rows
        : Rows<TileRow>(array), fingerprint(fingerprint_of(array, N))
    {
    }
};

/// Where tiles lie ready beside the bag: one rack for each seat, or one of nature's, open to all. A room has one of each at most.
struct RackRow {
    bool is_market = false;  ///< nature's
    u8 capacity = 1;
    Option hidden_by = Option::none;  ///< the switch by which its owner alone sees what it holds
    i16 counted_in = -1;              ///< it holds wild tiles, and counts them in this word of the room's drawer, + seat
};

/// A switch or number that a config may choose.
struct OptionRow {
    Option option = Option::none;
    i32 least = 0;
    i32 most = 1;
    Option excludes = Option::none;  ///< another that cannot be chosen beside it
    Option needs = Option::none;     ///< another without which it means nothing
    /// Whether a config lacks what else it needs: capi/english.cpp says what that is. Null: nothing.
    bool (*lacks)(const Config&) = nullptr;
};

/// A config by name. That of several boxes is the newest one's.
struct PresetRow {
    PresetName name = PresetName::none;
    Rows<Choice> choices{};
};

/// The English sentence of a number that tells more than the header does: with fields, as docs/texts.md has them.
struct SentenceRow {
    i32 vocabulary = 0;
    i32 number = 0;
    const char* text = "";

    constexpr SentenceRow(StepName step, const char* says) noexcept
        : vocabulary(BASTIDE_VOCABULARY_STEP), number(static_cast<i32>(step)), text(says)
    {
    }
    constexpr SentenceRow(Reward reward, const char* says) noexcept
        : vocabulary(BASTIDE_VOCABULARY_REWARD), number(static_cast<i32>(reward)), text(says)
    {
    }
    constexpr SentenceRow(Reason reason, const char* says) noexcept
        : vocabulary(BASTIDE_VOCABULARY_REASON), number(static_cast<i32>(reason)), text(says)
    {
    }
};

/// Words of a drawer that point at something, and have their meaning checked when they are read from a snapshot.
struct WordRow {
    PointsTo points_to = PointsTo::nothing;
    u8 first = 0;
    u8 count = 1;
    bool of_turn = false;  ///< they are words of a turn; else words that last
    u16 most = 0xFFFF;     ///< of a number
};

/// How much of the block a room keeps for itself, in 16-bit words. The engine zeroes the words of a turn when a turn begins, and
/// those of a lap with them and when another lap does. Snapshots hold words by their numbers, so new ones come behind the others.
struct Drawer {
    u8 lasting = 0;
    u8 turn = 0;
    u8 lap = 0;
    u8 copies = 0;  ///< of its lasting words the last ones, which hold a copy of the words of a turn, laps included, of all
                    ///< rooms; 0: it makes none
    Rows<WordRow> words{};
};

struct Room {
    RoomName id = RoomName::none;
    const char* title = "";
    u16 year = 0;
    SetName set = SetName::none;
    TileRows tiles{};
    Rows<PieceRow> pieces{};
    Rows<TokenRow> tokens{};
    Rows<OptionRow> options{};
    Rows<PresetRow> presets{};
    Rows<SentenceRow> sentences{};
    Rows<RackRow> racks{};
    Rows<PlanRow> plan{};
    Rows<Offer> offers{};                    ///< beside what steps list themselves
    Rows<WorthRow> worth{};                  ///< fold: the points of a feature
    Rows<const StepCode*> steps{};           ///< that come up on the way and wait on the agenda
    const StepCode* before_final = nullptr;  ///< where a game waits that stops before its final scoring
    Drawer drawer{};
    u8 laps = 1;              ///< how many parts, from drawing to scoring, a turn can have by its rules
    u8 max_seats = 0;         ///< that its box has pieces for; 0 for rules without a box
    u8 actions_per_turn = 0;  ///< at most, for the bounds of a game
    u8 events_per_turn = 0;
    u8 lines_per_score = 2;  ///< at most, that its rows of worth add for one feature
    Hooks on{};
};

}  // namespace bastide
