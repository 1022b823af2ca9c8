// SPDX-License-Identifier: MIT
// The order in which rules are built, the limits that no module may exceed, and the fingerprint.
#include "setup/builder.hpp"

#include <bit>

#include "common/hash.hpp"
#include "play/scoring.hpp"
#include "play/turn.hpp"

namespace bastide {

TileSet built_in_set(Set set) noexcept
{
    for (const Module* module : all_modules())
        if (set != Set::none && module->set == set) return module->tiles;
    return {};
}

Config empty_config() noexcept
{
    Config config;
    for (i16& count : config.pieces) count = -1;
    return config;
}

void choose_default_sets(Config& config) noexcept
{
    config.copies[static_cast<int>(Set::base)] = 1;
    config.copies[static_cast<int>(Set::winter)] = 1;
}

Set first_chosen(const Config& config, SetMask sets) noexcept
{
    for (; sets != 0; sets &= sets - 1)
        if (const int set = std::countr_zero(sets); config.copies[set] > 0) return static_cast<Set>(set);
    return Set::none;
}

bool plays(const Module& module, const Config& config) noexcept
{
    if (&module == all_modules().modules[0]) return true;
    if (config.copies[static_cast<int>(module.set)] > 0 || first_chosen(config, module.other_sets) != Set::none) return true;
    for (const PieceDef& def : module.pieces)
        if (config.pieces[static_cast<int>(def.kind)] > 0) return true;
    if (module.set != Set::none) return false;
    for (const OptionDef& def : module.options)  // a house rule plays when one of its options is on
        if (config.options[index_of(def.option)] != 0) return true;
    return false;
}

SharedRules* Builder::build(const Memory& memory) noexcept
{
    if (!check_numbers() || !choose_modules() || !check_sums()) return nullptr;
    if (draft_.on.scores_by_step() && !assign_number(scoring_step)) return nullptr;
    if (draft_.closing_count > 0 && !assign_number(closed_step)) return nullptr;
    if (config().stops_before_final && !take_step_before_final()) return nullptr;
    if (!check_head() || !check_options()) return nullptr;
    for (const Module* module : playing_)
        if (module->on.shape) module->on.shape(draft_);
    place_all_variables();  // again: a shape hook can change how many pieces hold tokens
    order_plan();
    number_offers();
    number_pieces();
    if (!survey_types() || !measure() || !check_marks() || !check_bushes()) return nullptr;
    draft_.memory = memory_size();
    void* place = memory.allocate(draft_.memory);
    if (!place) return refuse_build(Status::memory, Reason::none);
    if (!names_are_unique(static_cast<u8*>(place))) {
        memory.deallocate(place, draft_.memory);
        return nullptr;
    }
    SharedRules* shared = new (place) SharedRules;
    shared->memory = memory;
    shared->rules = draft_;
    fill_tiles(shared->rules, static_cast<u8*>(place) + round_up(sizeof(SharedRules), 16));
    count_tokens_by_symbols(shared->rules);
    count_pools_by_marks(shared->rules);
    fingerprint(shared->rules);
    if (choose_start(shared->rules)) return shared;
    release_rules(shared);
    return refuse_build(Status::argument, Reason::config_no_start);
}

bool Builder::refuse(Status status, Reason reason, const char* sentence) noexcept
{
    fault_.set(status, reason, sentence);
    return false;
}

SharedRules* Builder::refuse_build(Status status, Reason reason) noexcept
{
    refuse(status, reason);
    return nullptr;
}

/// Numbers this step last, so that the numbers of the others do not depend on it.
bool Builder::take_step_before_final() noexcept
{
    for (const Module* module : playing_)
        if (module->before_final) draft_.step_before_final = module->before_final;
    return !draft_.step_before_final || assign_number(*draft_.step_before_final);
}

/// "A game can have at most 14 boxes and house rules." No config exceeds these limits; the sentence is for the author of a box.
bool Builder::refuse_more(const char* owner, int most, const char* items) noexcept
{
    fault_.most = most;
    refuse(Status::limit, Reason::config_too_large);
    TextWriter(fault_.text, sizeof fault_.text).put(owner).put(" can have at most ").put_number(most).put(items).put(".");
    return false;
}

/// Definitions of modules are stored in tables of these sizes, indexed by their numbers.
bool Builder::check_numbers() noexcept
{
    for (const Module* module : all_modules()) {
        for (const PieceDef& def : module->pieces)
            if (static_cast<int>(def.kind) >= kPieceKinds) return refuse_more("A game", kPieceKinds - 1, " kinds of pieces");
        for (const OptionDef& def : module->options)
            if (index_of(def.option) == 0) return refuse_more("A game", kOptionCount - 1, " options");
    }
    return true;
}

/// Checks the sums over all modules.
bool Builder::check_sums() noexcept
{
    if (draft_.score_lines > Tally::kMax) return refuse_more("A feature", Tally::kMax, " score lines");
    return true;
}

/// No two cities are completed with one symbol, so no more tokens can be won than the tiles show symbols.
void Builder::count_tokens_by_symbols(Rules& rules) noexcept
{
    constexpr u32 kMaxInWord = 0xFFFF;
    for (int token = 0; token < rules.token_count; ++token) {
        const Mark symbol = rules.token_defs[token].symbol;
        if (symbol == Mark::none) continue;
        u32 count = 0;
        for (int i = 1; i <= rules.tiles.count; ++i) {
            const TileDef& def = rules.tiles.def(TileId(i));
            for (u8 segment = 0; segment < def.segments; ++segment)
                count += has_mark(def, segment, symbol) ? rules.totals[i] : 0u;
        }
        rules.token_defs[token].count = static_cast<u16>(smaller(count, kMaxInWord));
    }
}

/// How often a pool is in the game that has a token for each tile with a mark.
void Builder::count_pools_by_marks(Rules& rules) noexcept
{
    for (int i = 0; i < rules.pool_count; ++i) {
        Pool& pool = rules.pools[i];
        const Mark mark = rules.pool_defs[pool.first].one_for_each;
        u32 tiles = 0;
        u32 tokens = 0;
        for (int k = 0; k < pool.kinds; ++k) tokens += rules.pool_defs[pool.first + k].count;
        for (int type = 1; mark != Mark::none && type <= rules.tiles.count; ++type)
            tiles += has_mark(rules.tiles.def(TileId(type)), kWholeTile, mark) ? rules.totals[type] : 0u;
        pool.copies = static_cast<u16>(larger((tiles + tokens - 1) / tokens, 1u));
    }
}

/// At most one start tile is placed, whatever the number of copies (BASE-SETUP-01).
bool Builder::choose_start(Rules& rules) noexcept
{
    for (int i = 1; i <= rules.tiles.count; ++i) {
        const TileId type(i);
        if (!rules.tiles.wild[i]) rules.bag_total += rules.totals[i];
        if (!rules.wild && rules.tiles.wild[i]) rules.wild = type;
        if (!rules.start.type && rules.tiles.def(type).start && rules.totals[i] > 0) rules.start.type = type;
    }
    for (StartHook hook : rules.on.start) rules.start = hook(rules, rules.start);
    if (rules.start_in_bag) rules.start = {};  // HOUSE-BAG-01
    if (!rules.start.type) return rules.start_in_bag;
    --rules.bag_total;
    return true;
}

constexpr u64 kHashForm = 1;  // not the rules revision: a saved game has the same hash after a rule fix

/// Hashes everything that shapes the game except seed and chance, so that seeded games and host games agree.
void Builder::fingerprint(Rules& rules) const noexcept
{
    Hash hash;
    hash.add(kHashForm);
    hash.add(config().seats, config().first_seat, 0, 0);
    for_each_set([&](const TileSet& set, u32 copies, u16) {
        hash.add(set.fingerprint);
        hash.add(copies);
    });
    for (const PieceDef& def : rules.piece_defs)
        if (def.count > 0) hash.add(static_cast<u16>(def.kind), def.count, 0, 0);
    for (int i = 1; i < kOptionCount; ++i)
        if (const i32 value = config().options[i]; value != 0)
            hash.add(static_cast<u64>(kOptions[i - 1]) << 32 | static_cast<u32>(value));
    for (u32 word = 0; word < kMaxBushes / 64; ++word) {
        if (config().bushes[word] == 0) continue;
        if (word > 0) hash.add(word);  // identifies the tiles of the bits; word 0 needs no number
        hash.add(config().bushes[word]);
    }
    rules.fingerprint = hash.value();
}
SharedRules* build_rules(const Config& config, const Sources& sources, const Memory& memory, Fault& fault) noexcept
{
    return Builder(config, sources, fault).build(memory);
}

void release_rules(SharedRules* shared) noexcept
{
    if (shared->users.fetch_sub(1, std::memory_order_acq_rel) != 1) return;
    const Memory memory = shared->memory;
    memory.deallocate(shared, shared->rules.memory);
}

}  // namespace bastide
