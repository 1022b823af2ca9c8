// SPDX-License-Identifier: MIT
// Builds rules: first a draft of everything of fixed size, then memory for the tables of tiles. build.cpp has the order,
// build_modules.cpp what modules bring, build_checks.cpp the checks of a config, build_tiles.cpp sizes and tables,
// build_names.cpp the names of tiles.
#pragma once

#include <new>

#include "defs/gardens.hpp"
#include "setup/all_modules.hpp"
#include "setup/build.hpp"

namespace bastide {

class Builder {
public:
    Builder(const Config& config, const Sources& sources, Fault& fault) noexcept : sources_(sources), fault_(fault)
    {
        draft_.config = config;
    }

    SharedRules* build(const Memory& memory) noexcept;

private:
    /// The modules that play, the oldest first. One more fits than a game can have, so that too many are seen.
    class PlayingModules {
    public:
        void add(const Module* module) noexcept
        {
            if (count_ <= kMaxModules) modules_[count_++] = module;
        }
        int count() const noexcept { return count_; }
        const Module* const* begin() const noexcept { return modules_; }
        const Module* const* end() const noexcept { return modules_ + count_; }

    private:
        const Module* modules_[kMaxModules + 1] = {};
        int count_ = 0;
    };

    template <class T>
    static void exchange(T& a, T& b) noexcept
    {
        const T c = a;
        a = b;
        b = c;
    }

    const Config& config() const noexcept { return draft_.config; }
    bool has(Option option) const noexcept { return config().options[index_of(option)] != 0; }
    bool refuse(Status status, Reason reason, const char* sentence = "") noexcept;
    SharedRules* refuse_build(Status status, Reason reason) noexcept;
    bool take_step_before_final() noexcept;

    // -- capacities --

    bool refuse_more(const char* owner, int most, const char* items) noexcept;
    bool check_numbers() noexcept;
    bool check_sums() noexcept;

    // -- modules --

    bool choose_modules() noexcept;
    bool take_module(const Module& module) noexcept;
    bool take_closing(const StepCode& code) noexcept;
    bool take_offer(const Offer& offer) noexcept;
    bool take_worth(const WorthDef& def) noexcept;
    void take_hooks(const Hooks& on) noexcept;
    bool take_token(const TokenDef& def) noexcept;
    bool take_pool(const Module& module) noexcept;
    void place_all_variables() noexcept;
    u16 place_pools(u16 at) noexcept;
    void place_variables_of_turn(u16 at) noexcept;
    template <class Count>
    u16 place_variables(u16 at, Count count, u16 (&first)[kModules]) const noexcept;
    bool take_racks(const Module& module) noexcept;
    bool take_racks(ModuleId module, const RackDef& def) noexcept;
    bool assign_number(const StepCode& code) noexcept;
    bool plan_step(const PlanDef& def) noexcept;
    void leave_out_replaced() noexcept;
    void order_plan() noexcept;
    void number_offers() noexcept;

    // -- checks --

    bool check_head() noexcept;
    const OptionDef* option_def(int option) const noexcept;
    bool check_options() noexcept;
    bool check_option(Option option) noexcept;
    void set_fault_choice(ChoiceKind what, int id) noexcept;
    bool clear_fault_choice() noexcept;
    bool refuse_option(Reason reason, Option option, Option other = Option::none) noexcept;
    bool refuse_value(const OptionDef& def) noexcept;

    // -- sizes --

    /// Refers to a function object, so that a loop is compiled once for all that it calls. The object must outlive it.
    template <class... Arguments>
    class Visitor {
    public:
        template <class Visit>
        Visitor(Visit&& visit) noexcept  // NOLINT: a lambda is a visitor
            : visit_(&visit), call_([](const void* object, Arguments... arguments) noexcept {
                  (*static_cast<const std::remove_reference_t<Visit>*>(object))(arguments...);
              })
        {
        }
        void operator()(Arguments... arguments) const noexcept { call_(visit_, arguments...); }

    private:
        const void* visit_;
        void (*call_)(const void* object, Arguments... arguments) noexcept;
    };
    using SetVisitor = Visitor<const TileSet&, u32, u16>;
    using DefVisitor = Visitor<const TileDef&, u32, u16, u32>;

    /// Calls `visit(set, copies, number of the set)` for each set of the game.
    void for_each_set(const SetVisitor& visit) const noexcept;
    /// Calls `visit(def, copies of the set, set, of)` for each tile type in the order of their numbers: those of the sets, then
    /// their copies with a garden. `of` is the number from 0 of the type or, for these copies, of the type that they are of.
    void for_each_def(const DefVisitor& visit) const noexcept;
    /// Calls `visit(def, copies, set, tile)` for each tile type that has copies with a garden.
    void for_each_garden_def(const DefVisitor& visit) const noexcept;
    bool gets_garden_type(const TileDef& def) const noexcept { return draft_.shows_gardens && has_garden_copies(def); }

    /// How many copies of a tile are in the game; `set` is the number of its set, `tile` its own from 0.
    u64 total_of(const TileDef& def, u64 copies, u16 set, u32 tile) const noexcept;
    static constexpr u32 kNoStart = ~u32{0};
    u64 judges_of(const TileDef& def) const noexcept;
    /// A seat that leaves in its turn adds one action, and up to four returned tiles are drawn once more (RESIGN-02).
    static constexpr u32 kActionsOfLeaving = 1 + 4;
    static constexpr u32 kEventsOfLeaving = 2 + 2 * 4 + 1;  // it leaves, who decided it, the tiles, its abbey

    DrawGroup group_of(const TileDef& def) const noexcept;
    /// Counts the groups that tiles are drawn in, finds the first start tile, and numbers the marks.
    bool survey_types() noexcept;
    bool measure() noexcept;
    bool check_marks() noexcept;
    bool number_mark(Mark mark) noexcept;
    bool check_bushes() noexcept;
    bool check_bush(u32 tile, const TileDef* def) noexcept;
    void number_pieces() noexcept;

    // -- tables of tiles --

    u32 memory_size() const noexcept;
    template <class T>
    static T* allocate(u8*& at, u32 count) noexcept
    {
        T* array = reinterpret_cast<T*>(at);
        for (u32 i = 0; i < count; ++i) new (array + i) T{};
        at += round_up(count * static_cast<u32>(sizeof(T)), 8);
        return array;
    }

    void fill_tiles(Rules& rules, u8* at) noexcept;
    u32 count_nodes(const TileDef& def) const noexcept;
    static Node template_node(const Segment& segment) noexcept;
    void copy_host_sets(Rules& rules, u8* at) const noexcept;
    TileDef adapted_def(const TileDef& def, u32 tile, u32 of) const noexcept;

    // -- names of tiles --

    /// The name of a tile type or, with `has_garden`, of its copies with a garden. `number` counts over all types of the game,
    /// `tile` inside the set.
    struct TileName {
        static constexpr u32 kLetters = sizeof TileDef::name;
        const char* name = nullptr;
        bool has_garden = false;
        u16 set = 0;
        u16 tile = 0;
        u16 number = 0;

        char letter(u32 at) const noexcept { return has_garden ? letter_with_garden(name, at) : name[at]; }
        bool is_of_host() const noexcept { return set >= kSets; }
        bool operator==(const TileName& other) const noexcept
        {
            u32 at = 0;
            while (at < kLetters && letter(at) == other.letter(at)) ++at;
            return at == kLetters;
        }
    };
    static_assert(2 * sizeof(TileName) <= sizeof(TileDef));

    bool names_are_unique(u8* scratch) noexcept;
    void list_names(TileName* names) const noexcept;
    static void sort_by_letter(const TileName* names, u32 count, u32 letter, TileName* sorted) noexcept;
    bool refuse_name(const TileName& first, const TileName& second) noexcept;

    // -- the end --

    static void count_tokens_by_symbols(Rules& rules) noexcept;
    static void count_pools_by_marks(Rules& rules) noexcept;
    static bool choose_start(Rules& rules) noexcept;
    void fingerprint(Rules& rules) const noexcept;

    const Sources& sources_;
    Fault& fault_;
    Rules draft_;
    PlayingModules playing_;
    u32 first_start_ = kNoStart;          ///< the number from 0 of the first type that can be the start tile
    bool has_mark_numbers_ = true;        ///< whether each mark on the tiles has a number
    u32 segments_ = 0;                    ///< the nodes that one tile of each type takes together
    u32 span_types_ = 0;                  ///< how many types with a span
    u8 worths_up_to_[kWorthStages] = {};  ///< prefix sum: changes of worth in this stage and those before it
    i16 order_[kMaxSteps] = {};
    const StepCode* replaced_[kMaxSteps] = {};
};

}  // namespace bastide
