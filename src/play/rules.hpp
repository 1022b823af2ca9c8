// SPDX-License-Identifier: MIT
// A config built into tables: rows, plan, hook lists, offsets. Immutable while games run and shared by all games of one config.
#pragma once

#include "board/state.hpp"
#include "play/config.hpp"
#include "play/record.hpp"
#include "play/room.hpp"

namespace bastide {

// A config that needs more than these is refused when it is built.
inline constexpr int kMaxRooms = kRooms - 1;  ///< every room that has a name
inline constexpr int kMaxSteps = 64;
inline constexpr int kMaxOffers = 32;
inline constexpr int kMaxWorths = 32;
inline constexpr int kMostDrawGroups = 31;
inline constexpr int kMostRacks = 40;    ///< five for each of eight seats
inline constexpr u32 kMostPieces = 512;  ///< of all seats together
static_assert(kMostPieces <= Node::kClaims);
inline constexpr int kMostTokenKinds = 16;

/// The hooks of one kind that the rooms in play name, in room order.
template <class Hook, u32 kMost = kMaxRooms>
class HookList {
public:
    void add(Hook hook) noexcept
    {
        BASTIDE_ASSERT(!hook || count_ < kMost);
        if (hook) hooks_[count_++] = hook;
    }
    void insert(u32 at, Hook hook) noexcept
    {
        add(hook);
        for (u32 i = count_ - 1; i > at; --i) hooks_[i] = hooks_[i - 1];
        hooks_[at] = hook;
    }
    const Hook* begin() const noexcept { return hooks_; }
    const Hook* end() const noexcept { return hooks_ + count_; }
    bool empty() const noexcept { return count_ == 0; }
    bool is_full() const noexcept { return count_ == kMost; }

private:
    Hook hooks_[kMost] = {};
    u32 count_ = 0;
};

struct HookLists {
    HookList<const Offer*, kMaxOffers> offers;
    HookList<DrawGroupHook> draw_group;
    HookList<OpenedHook> opened;
    HookList<WhyNotPlaceHook> why_not_place;
    HookList<WhyNotPlaceHook> why_not_place_wild;
    HookList<WhyNotDeployHook> why_not_deploy;
    SegmentSet deploying_asked_about = 0;  ///< the kinds of segments about which one of those is asked
    HookList<WhyNotRemoveHook> why_not_remove;
    HookList<UnplaceableHook> unplaceable;
    HookList<ClosesHook> closes;
    HookList<PowerHook> power;
    HookList<WorthHook, kMaxWorths> worth;  ///< by stage
    bool worth_asks_seat = false;
    HookList<HomeHook> home;
    HookList<NextHook, 2 * kMaxRooms> next;  ///< behind them those of next_at_end
    HookList<ResignedHook> resigned;
    HookList<LeftHook> left;
    HookList<CompletedHook> before_scoring;
    HookList<CompletedHook> completed;
    HookList<EndedHook> ended;
    HookList<NoteSlotHook> note_slot;
    HookList<WhyNotPutHook> why_not_put;
    HookList<ShowHook> show;

    /// Completed features are scored one a step, because a room may ask something between them.
    bool scores_by_step() const noexcept { return !before_scoring.empty() || !completed.empty(); }
};

/// Tiles that lie ready beside the bag. What it holds is asked in play/racks.hpp.
struct Rack {
    RoomName room = RoomName::none;
    u8 owner = kNature;  ///< a seat; nature's lies open to all
    u8 capacity = 0;
    bool is_hidden = false;  ///< its owner alone sees what it holds
    bool is_wild = false;    ///< it holds wild tiles, which are never drawn, and counts them
    u16 at = 0;              ///< its first slot in the block; the word of a drawer where it counts
};

struct Rules {
    Config config;  ///< games of these rules may differ in its chance, seed and notes
    Layout layout;
    TileTable tiles;
    HookLists on;

    const StepCode* steps[kMaxSteps] = {};  ///< all steps of all rooms, numbered for the agenda
    u8 step_count = 0;
    const StepCode* step_before_final = nullptr;  ///< where the game waits for FINISH; null when it does not
    Step plan[kMaxSteps] = {};                    ///< the turn: steps in order; their seat is whoever acts
    u8 plan_size = 0;
    u8 plan_after[kMaxSteps] = {};  ///< by place in the plan: the next, behind the last one the begin of a turn
    u8 turn_start = 0;              ///< where in the plan a turn begins; the opening stands before
    u8 anchor_at[kAnchors] = {};    ///< by anchor: where the first step behind it stands

    PieceRow piece_rows[kPieceKinds] = {};  ///< by kind; a count of 0 leaves the kind out
    bool knows_piece[kPieceKinds] = {};     ///< a room in play has pieces of this kind, be it none
    PieceKind kinds[kPieceKinds] = {};      ///< the kinds in play, rising
    u8 kind_count = 0;
    u16 piece_offset[kPieceKinds] = {};  ///< of a kind's first piece among a seat's pieces
    u16 pieces_per_seat = 0;
    u16 neutral_pieces = 0;  ///< behind those of all seats

    TokenRow token_rows[kMostTokenKinds] = {};  ///< the kinds of tokens in play
    u8 token_count = 0;
    u16 first_token_word = 0;  ///< kind by kind a word for each seat: how many it has

    bool knows_option[kOptionCount] = {};  ///< a room in play has this option
    u16 lasting_words[kRooms] = {};        ///< by room: where its drawer's lasting words begin
    u16 turn_words[kRooms] = {};           ///< and those of a turn
    u16 lap_words[kRooms] = {};            ///< and those of a lap
    u16 first_turn_word = 0;               ///< the words of a turn of all rooms: from here
    u16 first_lap_word = 0;                ///< those of a lap: from here, in a turn of several behind the word that numbers it
    u16 word_count = 0;                    ///< to here
    u8 laps = 1;                           ///< how many a turn can have

    Rack racks[kMostRacks] = {};  ///< in room order, then by seat
    u8 rack_count = 0;
    u16 slot_count = 0;  ///< of all racks that do not count

    const u16* totals = nullptr;           ///< by RowId: copies in the game
    const u8* draw_groups = nullptr;       ///< by RowId: the group it is drawn with; 0 for ordinary tiles
    u8 draw_group_count = 0;               ///< what is drawn and when is asked in play/drawing.hpp
    u32 leading_groups = 0;                ///< bit g: the first tile of group g is drawn alone
    const u16* set_of = nullptr;           ///< by RowId: number of its set; host sets follow the built-in ones
    TileSet host_sets[kMaxHostSets] = {};  ///< copies of all sets that the host gave, played or not
    u32 host_set_count = 0;
    RowId wild;                  ///< the tile that seats hold and never draw, or none
    MarkNumbers marks;           ///< of the kinds of marks on its tiles
    bool merges_bushes = false;  ///< roads that meet among bushes are one
    bool start_in_bag = false;   ///< no tile lies on the table at the start
    RowId start;                 ///< the tile that lies on the table at the start
    u32 bag_total = 0;           ///< tiles to be drawn
    u32 actions_per_turn = 0;    ///< no turn has more
    u32 events_per_turn = 0;
    u32 score_lines = 0;   ///< no feature is worth more lines
    u32 action_bound = 0;  ///< no game of these rules has more actions
    u32 event_bound = 0;   ///< nor more events
    u64 fingerprint = 0;   ///< over everything that shapes the game but seed and chance

    u32 memory = 0;  ///< bytes of the allocation that holds these rules

    const PieceRow& piece_row(PieceKind kind) const noexcept { return piece_rows[static_cast<int>(kind)]; }
    i32 option(Option option) const noexcept { return config.options[index_of(option)]; }
    bool has(Option switched) const noexcept { return option(switched) != 0; }

    /// Of a seat, or of nature.
    PieceId first_piece(int seat, PieceKind kind) const noexcept
    {
        const int before = (seat == kNature ? config.seats : seat) * pieces_per_seat;
        return PieceId(1 + before + piece_offset[static_cast<int>(kind)]);
    }
    PieceId first_neutral_piece() const noexcept { return PieceId(1 + config.seats * pieces_per_seat); }
    /// The number of a step for the agenda; step_count when no room in play lists it.
    u8 step_number(const StepCode& code) const noexcept
    {
        u8 i = 0;
        while (i < step_count && steps[i] != &code) ++i;
        return i;
    }
};

/// Rules and a position: what questions are asked of.
struct View {
    const Rules& rules;
    StateView state;

    /// Whether a seat has left the game (RESIGN-01).
    bool is_out(int seat) const noexcept { return state.header().out >> seat & 1; }
    /// Mask of the seats that play.
    u32 playing() const noexcept { return ((1u << rules.config.seats) - 1) & ~u32{state.header().out}; }

    /// A room's own words: i-th of those that last, of those of this turn, of those of this lap.
    u16 lasting(RoomName room, int i) const noexcept { return state.words()[rules.lasting_words[static_cast<int>(room)] + i]; }
    u16 this_turn(RoomName room, int i) const noexcept { return state.words()[rules.turn_words[static_cast<int>(room)] + i]; }
    u16 this_lap(RoomName room, int i) const noexcept { return state.words()[rules.lap_words[static_cast<int>(room)] + i]; }

    /// Which part of the turn this is, from 0.
    int lap() const noexcept { return rules.laps > 1 ? state.words()[rules.first_lap_word - 1] : 0; }
};

inline StepName Decision::name(const View& view) const noexcept
{
    if (seat == kNature && code->natures != StepName::none) return code->natures;
    return view.state.header().last && code->later != StepName::none ? code->later : code->name;
}

/// A view of a position that moves may change, with a log and a history; both may be null. It is a View itself, so
/// reading needs no copy. `writable`, `emit` and `record_nature` are for moves
/// alone; tests/floors finds them anywhere else.
struct Play : View {
    Log* log;
    History* history;
    bool asks_nature;              ///< what comes is told by nature's actions; else the library draws
    Origin origin = Origin::seat;  ///< who decides for the seat that acts

    Play(const Rules& of, u8* block, Log* events = nullptr, History* actions = nullptr) noexcept
        : View{of, StateView(of.layout, block)},
          log(events),
          history(actions),
          asks_nature(state.header().chance() == Chance::host)
    {
    }

    /// The block to be written; it was given as such.
    State writable() const noexcept { return {rules.layout, const_cast<u8*>(state.block())}; }

    /// An event to be filled, or null where nobody listens.
    Event* emit(EventKind kind, int seat, Cause cause = Cause::none) const noexcept
    {
        Event* const event = log ? log->add(kind, seat, state.header().turn) : nullptr;
        if (event) event->cause = cause;
        return event;
    }

    /// Where what nature does is to be recorded, or null.
    Action* record_nature(Verb verb) const noexcept
    {
        if (log) log->count_action();
        Action* const action = history ? history->add() : nullptr;
        if (!action) return nullptr;
        *action = {};
        action->verb = verb;
        action->seat = kNature;
        return action;
    }
};

}  // namespace bastide
