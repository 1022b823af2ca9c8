// SPDX-License-Identifier: MIT
// The tables built from a config: definitions, turn plan, lists of hooks, offsets. They are immutable, and the clones of a game
// share them. With a position they form a View, which rules read, or a Play, which moves write.
#pragma once

#include "board/state.hpp"
#include "play/config.hpp"
#include "play/module.hpp"
#include "play/record.hpp"

namespace bastide {

// Capacities. The builder refuses a config that needs more.
inline constexpr int kMaxModules = kModules - 1;  ///< every module with a name can be in play
inline constexpr int kMaxSteps = 128;
inline constexpr int kMaxOffers = 32;
inline constexpr int kMaxClosing = 4;
inline constexpr int kMaxWorths = 32;
inline constexpr int kMaxDrawGroups = 31;
inline constexpr int kMaxRacks = 40;    ///< five racks for each of eight seats
inline constexpr u32 kMaxPieces = 512;  ///< of all seats together
static_assert(kMaxPieces <= Node::kClaims);
inline constexpr int kMaxTokenKinds = 16;
inline constexpr int kMaxPools = 4;
inline constexpr int kMaxCovered = 2;     ///< modules that lay tiles face down
inline constexpr int kMaxPoolKinds = 24;  ///< of all pools together
inline constexpr int kMaxLinkKinds = 4;   ///< kinds of pieces that join segments

/// The hooks of one kind of the modules in play, in module order.
template <class Hook, u32 kMax = kMaxModules>
class HookList {
public:
    void add(Hook hook) noexcept
    {
        BASTIDE_ASSERT(!hook || count_ < kMax);
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
    Hook operator[](u32 i) const noexcept { return hooks_[i]; }
    u32 count() const noexcept { return count_; }
    bool empty() const noexcept { return count_ == 0; }
    bool is_full() const noexcept { return count_ == kMax; }

private:
    u32 count_ = 0;
    Hook hooks_[kMax];  // uninitialized beyond the count: there are some thirty lists, and most stay empty
};

struct HookLists {
    HookList<const Offer*, kMaxOffers> offers;
    HookList<DrawGroupHook> draw_group;
    HookList<StartHook> start;
    HookList<CopiesHook> copies;
    HookList<OpenedHook> opened;
    HookList<WhyNotPlaceHook> why_not_place;
    HookList<WhyNotPlaceHook> why_not_place_wild;
    HookList<WhyNotDeployHook> why_not_deploy;
    SegmentSet deploying_asked_about = 0;  ///< union of the kinds of segments about which those hooks are asked
    HookList<WhyNotRemoveHook> why_not_remove;
    HookList<WhyNotDrawHook> why_not_draw;
    HookList<TilesWaitHook> tiles_wait;
    HookList<ActionClosedHook> action_closed;
    HookList<BesideHook> beside;
    HookList<LeavesUnscoredHook> leaves_unscored;
    HookList<PlacesOtherwiseHook> places_otherwise;
    HookList<UnplaceableHook> unplaceable;
    HookList<ClosesHook> closes;
    HookList<PowerHook> power;
    HookList<TieHook> tie;
    HookList<PartHook> part;
    HookList<WorthHook, kMaxWorths> worth;  ///< by stage
    u32 rates = 0;                          ///< how many of them are of the stage `rate`, the first one
    bool worth_asks_seat = false;
    HookList<HomeHook> home;
    HookList<RangeHook> range;
    HookList<NextHook, 2 * kMaxModules> next;  ///< the `next` hooks, then the `next_at_end` hooks
    HookList<ResignedHook> resigned;
    HookList<LeftHook> left;
    HookList<CompletesHook> completes;
    HookList<CompletedHook> before_scoring;
    HookList<CompletedHook> completed;
    HookList<DueHook> due;
    HookList<EndedHook> ended;
    HookList<PaidHook> paid;
    HookList<GainedHook> gained;
    HookList<MarkersHook> markers;
    HookList<AdvancedHook> advanced;
    HookList<LinkedHook> linked;
    SegmentSet owned = 0;  ///< union of the kinds of features for which those hooks pay owners
    HookList<NoteVariableHook> note_variable;
    HookList<FollowsHook> follows;
    HookList<WhyNotPutHook> why_not_put;
    HookList<WhyNotStandHook> why_not_stand;
    HookList<ShowHook> show;

    /// Whether a module asks who gets points.
    bool heed_gains() const noexcept { return !gained.empty() || !advanced.empty(); }
    /// Whether each completed feature is scored in its own step, because a module may push decisions in between.
    bool scores_by_step() const noexcept { return !before_scoring.empty() || !completed.empty(); }
};

/// A rack: tiles beside the bag. play/racks.hpp reads its content.
struct Rack {
    ModuleId module = ModuleId::none;
    u8 owner = kNature;  ///< a seat; kNature: open to all
    u8 capacity = 0;
    bool is_hidden = false;         ///< only its owner sees the tiles
    bool is_wild = false;           ///< it holds wild tiles, which are never drawn, as a count
    bool is_for_next_turn = false;  ///< its tiles are not placed in the turn in which they are in it
    bool comes_next = false;        ///< its tile is what its owner places next
    u16 at = 0;                     ///< index of its first slot; if is_wild, of the variable that counts its tiles
};

/// The pool of a module. play/pools.hpp reads its content.
struct Pool {
    ModuleId module = ModuleId::none;
    u8 first = 0;  ///< of its kinds among those of all pools
    u8 kinds = 0;
    PieceKind holder = PieceKind::none;
    u16 holders = 0;         ///< pieces of that kind, of all seats, or neutral ones
    u16 copies = 1;          ///< how often its tokens are in the game
    u16 first_variable = 0;  ///< of the counts of held tokens: by holder, then by kind
};

/// The index of an option that a rule asks about, found by the compiler: index_of() is a long switch.
struct OptionIndex {
    int raw;

    consteval OptionIndex(Option option) noexcept : raw(index_of(option)) {}  // NOLINT: an option is its index
};

struct Rules {
    Config config;  ///< games of these rules may differ in its chance, seed and notes
    Layout layout;
    TileTable tiles;
    HookLists on;

    const StepCode* steps[kMaxSteps] = {};  ///< all steps of the modules in play; Step::code is an index here
    u8 step_count = 0;
    u32 offers_at[kMaxSteps] = {};                ///< by index of the step: bit k: on.offers[k] accompanies it
    const StepCode* step_before_final = nullptr;  ///< the step that waits for FINISH; null if the game does not wait
    const StepCode* closing[kMaxClosing] = {};    ///< the steps between the last turn and the final scoring, in module order
    u8 closing_count = 0;
    Step plan[kMaxSteps] = {};  ///< the turn plan: steps in order; their seat is the acting seat
    u8 plan_size = 0;
    u8 plan_after[kMaxSteps] = {};  ///< by index: the next index; after the last one turn_start
    u8 turn_start = 0;              ///< the index at which a turn begins; the opening is before it
    u8 phase_at[kTurnPhases] = {};  ///< by phase: index of its first step, or of the next one if it has none

    PieceDef piece_defs[kPieceKinds] = {};  ///< by kind; count 0: the kind is not in play
    bool has_piece_kind[kPieceKinds] = {};  ///< by kind: whether a module in play defines it, even with count 0
    PieceKind kinds[kPieceKinds] = {};      ///< the kinds in play, in ascending order
    u8 kind_count = 0;
    PieceKind link_kinds[kMaxLinkKinds] = {};  ///< those that join segments (PieceDef::joins)
    u8 link_kind_count = 0;
    u16 piece_offset[kPieceKinds] = {};  ///< by kind: index of its first piece among a seat's pieces
    u16 pieces_per_seat = 0;
    u16 neutral_pieces = 0;  ///< how many neutral pieces; their ids follow those of all seats

    TokenDef token_defs[kMaxTokenKinds] = {};  ///< the kinds of tokens in play
    u8 token_count = 0;
    u16 first_token_variable = 0;  ///< the first variable of the token counts: by kind, then by seat

    Pool pools[kMaxPools] = {};
    u8 pool_count = 0;
    PoolDef pool_defs[kMaxPoolKinds] = {};  ///< the kinds of tokens of all pools, pool by pool
    u8 pool_kind_count = 0;
    u16 first_pool_variable = 0;              ///< the variables of the pools begin here and end where those of a turn begin
    i32 covered_variables[kMaxCovered] = {};  ///< the variables that count the tiles that lie face down
    u8 covered_count = 0;

    bool has_option[kOptionCount] = {};    ///< by option: whether a module in play has it
    u16 lasting_variables[kModules] = {};  ///< by module: index of its first lasting variable
    u16 turn_variables[kModules] = {};     ///< by module: index of its first variable of a turn
    u16 part_variables[kModules] = {};     ///< by module: index of its first variable of a part
    u16 first_turn_variable = 0;           ///< the variables of a turn of all modules begin here
    u16 first_part_variable =
        0;  ///< the variables of a part of all modules begin here; if parts > 1, the variable before numbers the part
    u16 variable_count = 0;        ///< and end here
    u8 parts = 1;                  ///< the most parts of a turn
    bool shares_segments = false;  ///< whether several followers can come to one segment

    Rack racks[kMaxRacks] = {};  ///< in module order, then by seat
    u8 rack_count = 0;
    u16 slot_count = 0;  ///< how many slots all racks have that do not hold wild tiles

    const u16* totals = nullptr;      ///< by TileId: copies in the game
    const u8* draw_groups = nullptr;  ///< by TileId: its draw group; 0: ordinary tiles
    u8 draw_group_count = 0;          ///< play/drawing.hpp reads the groups
    const TileId* grouped = nullptr;  ///< the tile types with a group, in order
    u16 grouped_count = 0;
    const u8* waits = nullptr;        ///< by TileId: 1 when it waits for an event; null if no type does
    const TileId* waiting = nullptr;  ///< the types that wait, in order
    u16 waiting_count = 0;
    u32 leading_groups = 0;       ///< bit g: DrawGroup::leads of group g
    const u16* set_of = nullptr;  ///< by TileId: the number of its set; host sets have the numbers after the built-in ones
    TileSet host_sets[kMaxHostSets] = {};  ///< all sets of the host, in play or not, copied into the memory of the rules
    u32 host_set_count = 0;
    TileId wild;                 ///< the wild tile, or none
    MarkNumbers marks;           ///< numbers of the kinds of marks on the tiles in play
    bool merges_bushes = false;  ///< whether roads that meet at bushes are one road
    bool shows_gardens = false;  ///< whether copies with a garden are tile types of their own, the last ones
    u16 garden_types = 0;        ///< how many such types
    MarkSet trap_marks = 0;      ///< marks of the tiles on which pieces count for nothing; a shape hook sets it
    MarkSet landmarks = 0;  ///< marks whose tiles on the board are listed, because modules look for them; shape hooks add them
    Mark open_end = Mark::none;  ///< a mark of segments that have an open end inside their tile until a link closes it; a shape
                                 ///< hook sets it
    /// The tile type as it is in this game, if a module changes some types; null: as it is printed. A shape hook sets it.
    TileDef (*adapt_tile)(const TileDef& def, u16 set) = nullptr;
    PieceKind span_kind = PieceKind::none;  ///< the kind of pieces that are laid across tiles; none: there are no spans
    bool start_in_bag = false;              ///< whether the board is empty at the start
    StartTile start;                        ///< the start tile, if the board is not empty at the start
    u32 bag_total = 0;                      ///< tiles in the full bag
    u32 actions_per_turn = 0;               ///< upper bound
    u32 events_per_turn = 0;
    u32 score_lines = 0;   ///< upper bound of the lines of one payment
    u32 action_bound = 0;  ///< upper bound of the actions of a game
    u32 event_bound = 0;   ///< upper bound of the events of a game
    u64 fingerprint = 0;   ///< hash of everything that shapes the game except seed and chance

    u32 memory = 0;  ///< bytes of the allocation that holds these rules

    /// The number of tile types without those of copies with a garden.
    int plain_types() const noexcept { return tiles.count - garden_types; }

    const PieceDef& piece_def(PieceKind kind) const noexcept { return piece_defs[static_cast<int>(kind)]; }
    i32 option(OptionIndex at) const noexcept { return config.options[at.raw]; }
    bool has(OptionIndex switched) const noexcept { return option(switched) != 0; }

    /// The first piece of a kind of a seat, or of nature.
    PieceId first_piece(int seat, PieceKind kind) const noexcept
    {
        const int before = (seat == kNature ? config.seats : seat) * pieces_per_seat;
        return PieceId(1 + before + piece_offset[static_cast<int>(kind)]);
    }
    PieceId first_neutral_piece() const noexcept { return PieceId(1 + config.seats * pieces_per_seat); }
    /// How many lasting variables of a module hold a copy of those of a turn, and how many do not.
    int copies_in(const ModuleVariables& of) const noexcept
    {
        return of.copies == 0 ? 0 : larger<int>(of.copies, variable_count - first_turn_variable);
    }
    static int lasting_in(const ModuleVariables& of) noexcept { return of.lasting - of.copies; }
    /// The index of a step in `steps`; step_count if no module in play has it.
    u8 step_number(const StepCode& code) const noexcept
    {
        u8 i = 0;
        while (i < step_count && steps[i] != &code) ++i;
        return i;
    }
    /// The index of a step in the plan of a turn; plan_size if it is not in it.
    u8 plan_index(const StepCode& code) const noexcept
    {
        const u8 number = step_number(code);
        u8 at = turn_start;
        while (at < plan_size && plan[at].code != number) ++at;
        return at;
    }
};

/// Rules and a position, to read.
struct View {
    const Rules& rules;
    StateView state;

    /// Whether a seat has left the game (RESIGN-01).
    bool is_out(int seat) const noexcept { return state.header().out >> seat & 1; }
    /// Mask of the seats that have not left the game.
    u32 playing() const noexcept { return ((1u << rules.config.seats) - 1) & ~u32{state.header().out}; }

    /// The i-th of a module's lasting variables, of those of a turn, of those of a part.
    u16 lasting(ModuleId module, int i) const noexcept
    {
        return state.variables()[rules.lasting_variables[static_cast<int>(module)] + i];
    }
    u16 this_turn(ModuleId module, int i) const noexcept
    {
        return state.variables()[rules.turn_variables[static_cast<int>(module)] + i];
    }
    u16 this_part(ModuleId module, int i) const noexcept
    {
        return state.variables()[rules.part_variables[static_cast<int>(module)] + i];
    }

    /// The number of the part, from 0.
    int part() const noexcept { return rules.parts > 1 ? state.variables()[rules.first_part_variable - 1] : 0; }
};

/// Calls `visit(id, piece)` for the pieces of a seat in such a spot, by id, until it returns true. Returns whether it did.
template <class Visit>
inline bool any_piece_in(const View& view, int seat, Spot spot, Visit&& visit) noexcept
{
    const u32 count = view.rules.pieces_per_seat;
    const int first = 1 + seat * static_cast<int>(count);
    const Piece* const pieces = count > 0 ? &view.state.piece(PieceId(first)) : nullptr;
    for (u32 i = 0; i < count; ++i)
        if (pieces[i].spot == spot && visit(PieceId(first + static_cast<int>(i)), pieces[i])) return true;
    return false;
}

/// The kind of a segment as its tile shows it. A piece that stands on its feature may have turned it into another kind.
inline SegmentKind printed_kind(const View& view, NodeId segment) noexcept
{
    const Node& node = view.state.node(segment);
    const Placed& tile = view.state.placed(node.tile);
    const int index = segment.raw - tile.first.raw;
    const bool is_printed = index >= 0 && index < view.rules.tiles.at(tile.tile).segments;
    return is_printed ? view.rules.tiles.segment(tile.tile, index).kind : node.kind();
}

inline StepKind Decision::name(const View& view) const noexcept
{
    if (seat == kNature && code->name_for_nature != StepKind::none) return code->name_for_nature;
    if (code->name_at_end == StepKind::none) return code->name;
    const bool is_at_end = view.state.header().cursor >= view.rules.phase_at[static_cast<int>(TurnPhase::finish)];
    return is_at_end ? code->name_at_end : code->name;
}

/// A View whose position moves can write, with optional log and history (null: none). It derives from View, so that it converts
/// without a copy. Only moves may call `writable`, `emit` and `record_nature`; tests/lint checks that.
struct Play : View {
    Log* log;
    History* history;
    bool asks_nature;              ///< chance is decided by actions of nature; else by the generator of the game
    Origin origin = Origin::seat;  ///< the origin of the next action of a seat
    u32 open_cell = 0;             ///< where the cell of the next placement may be among the open cells: see enter_grid()
    bool is_final = false;         ///< the final scoring is under way

    Play(const Rules& of, u8* block, Log* events = nullptr, History* actions = nullptr) noexcept
        : View{of, StateView(of.layout, block)},
          log(events),
          history(actions),
          asks_nature(state.header().chance() == Chance::host)
    {
    }

    /// Write access to the block. The cast is valid, because the constructor took a writable block.
    State writable() const noexcept { return {rules.layout, const_cast<u8*>(state.block())}; }

    /// Appends an event and returns it to be filled; null if no log retains it.
    Event* emit(EventKind kind, int seat, Cause cause = Cause::none) const noexcept
    {
        Event* const event = log ? log->add(kind, seat, state.header().turn) : nullptr;
        if (event) event->cause = cause;
        return event;
    }

    /// Appends an action of nature to the history and returns it to be filled; null if there is no history or it is full.
    Action* record_nature(ActionKind kind) const noexcept
    {
        if (log) log->count_action();
        Action* const action = history ? history->add() : nullptr;
        if (!action) return nullptr;
        *action = {};
        action->kind = kind;
        action->seat = kNature;
        return action;
    }
};

}  // namespace bastide
