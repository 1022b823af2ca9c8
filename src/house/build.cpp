// SPDX-License-Identifier: MIT
#include "house/build.hpp"

#include <new>

#include "board/layout.hpp"
#include "ground/hash.hpp"
#include "house/all_rooms.hpp"

namespace bastide {

u64 fingerprint_of(const TileRow* rows, u32 count) noexcept
{
    Hash hash;
    hash.add(count);
    for (u32 i = 0; i < count; ++i) {
        const TileRow& row = rows[i];
        for (char c : row.name) hash.add(static_cast<u64>(static_cast<u8>(c)));
        hash.add(row.count, row.sides, row.parts, static_cast<u16>(row.start | row.abbey << 1 | row.gardens << 2));
        for (int p = 0; p < row.parts; ++p) {
            const Part& part = row.part[p];
            hash.add(static_cast<u16>(part.kind), part.pennants, static_cast<u16>(part.end), part.near_side);
            hash.add(part.ports, part.borders, part.links, part.crosses);
            hash.add(part.meets, part.walls, part.corners, part.bush);
        }
    }
    return hash.value();
}

TileSet built_in_set(SetName set) noexcept
{
    for (const Room* room : all_rooms())
        if (set != SetName::none && room->set == set)
            return {room->tiles.rows, room->tiles.count, fingerprint_of(room->tiles.rows, room->tiles.count)};
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
    config.copies[static_cast<int>(SetName::base)] = 1;
    config.copies[static_cast<int>(SetName::winter)] = 1;
}

namespace {

/// A room plays when its tiles do or one of its pieces is asked for. The base game always plays.
bool plays(const Room& room, const Config& config) noexcept
{
    if (&room == all_rooms().rooms[0]) return true;
    if (config.copies[static_cast<int>(room.set)] > 0) return true;
    for (const PieceRow& row : room.pieces)
        if (config.pieces[static_cast<int>(row.kind)] > 0) return true;
    return false;
}

struct Sizes {
    u64 rows = 0;
    u64 tiles = 0;
    u64 nodes = 0;
};

/// Builds rules in two passes: count, take memory, fill.
class Builder {
public:
    Builder(const Config& config, const Sources& sources, Fault& fault) noexcept
        : config_(config), sources_(sources), fault_(fault)
    {
    }

    SharedRules* build(const Memory& memory) noexcept
    {
        count_tiles();
        if (!check_head() || !check_sizes()) return nullptr;
        const u32 size = memory_size();
        void* place = memory.take(size);
        if (!place) {
            fault_.set(Status::memory, Reason::none, "No memory for the rules.");
            return nullptr;
        }
        SharedRules* shared = new (place) SharedRules;
        shared->memory = memory;
        shared->rules.memory = size;
        fill(shared->rules, static_cast<u8*>(place) + round_up(sizeof(SharedRules), 16));
        fingerprint(shared->rules);
        if (check_start(shared->rules)) return shared;
        release_rules(shared);
        return nullptr;
    }

private:
    template <class Visit>
    void for_each_set(Visit&& visit) const noexcept
    {
        for (int set = 1; set < kSets; ++set)
            if (config_.copies[set] > 0)
                visit(built_in_set(static_cast<SetName>(set)), config_.copies[set], static_cast<u16>(set));
        for (u32 i = 0; i < sources_.count; ++i)
            if (config_.host_copies[i] > 0) visit(sources_.sets[i], config_.host_copies[i], static_cast<u16>(kSets + i));
    }

    bool refuse(Status status, Reason reason, Text sentence) noexcept
    {
        fault_.set(status, reason, sentence);
        return false;
    }

    void count_tiles() noexcept
    {
        for_each_set([&](const TileSet& set, u64 copies, u16) {
            sizes_.rows += set.count;
            for (u32 i = 0; i < set.count; ++i) {
                sizes_.tiles += copies * set.rows[i].count;
                sizes_.nodes += copies * set.rows[i].count * set.rows[i].parts;
            }
        });
    }

    bool check_head() noexcept
    {
        int most = 0;
        for (const Room* room : all_rooms())
            if (plays(*room, config_)) most = larger<int>(most, room->max_seats);
        if (config_.seats < 2 || config_.seats > most) {
            fault_.set(Status::argument, Reason::config_seats, "");
            TextWriter(fault_.text, sizeof fault_.text)
                .put("The chosen boxes are played by 2 to ")
                .put_number(most)
                .put(" seats, not ")
                .put_number(config_.seats)
                .put('.');
            return false;
        }
        if (config_.first_seat >= config_.seats)
            return refuse(Status::argument, Reason::config_first_seat, "The first seat is none of the seats.");
        return true;
    }

    u32 pieces_per_seat() const noexcept
    {
        u32 count = 0;
        for (const Room* room : all_rooms()) {
            if (!plays(*room, config_)) continue;
            for (const PieceRow& row : room->pieces) count += count_of(row);
        }
        return count;
    }

    u32 count_of(const PieceRow& row) const noexcept
    {
        const i16 chosen = config_.pieces[static_cast<int>(row.kind)];
        return chosen < 0 ? row.count : static_cast<u32>(chosen);
    }

    bool check_sizes() noexcept
    {
        constexpr u64 kSane = 1u << 20;
        const bool sane = sizes_.rows < kSane && sizes_.tiles < kSane && sizes_.nodes < kSane;
        const Needs needs{config_.seats, static_cast<u32>(sizes_.rows), static_cast<u32>(sizes_.tiles),
                          static_cast<u32>(sizes_.nodes), config_.seats * pieces_per_seat()};
        if (sane && needs.pieces <= kMostPieces && lay_out(needs, layout_)) return true;
        return refuse(Status::limit, Reason::config_too_large, "More tiles or pieces than the library can hold.");
    }

    u32 memory_size() const noexcept
    {
        constexpr u32 kPerRow = sizeof(TileRow) + 4 * sizeof(Oriented) + sizeof(u32) + 2 * sizeof(u16) + kMaxParts;
        constexpr u32 kPadding = 6 * 8;  // each array begins on eight bytes
        return round_up(sizeof(SharedRules), 16) + static_cast<u32>(sizes_.rows + 1) * kPerRow + kPadding;
    }

    void fill(Rules& rules, u8* at) noexcept
    {
        rules.config = config_;
        rules.layout = layout_;
        fill_tiles(rules, at);
        for (const Room* room : all_rooms())
            if (plays(*room, config_)) fill_room(rules, *room);
        order_plan(rules);
        number_pieces(rules);
    }

    template <class T>
    static T* cut(u8*& at, u32 count) noexcept
    {
        T* array = reinterpret_cast<T*>(at);
        for (u32 i = 0; i < count; ++i) new (array + i) T{};
        at += round_up(count * static_cast<u32>(sizeof(T)), 8);
        return array;
    }

    void fill_tiles(Rules& rules, u8* at) noexcept
    {
        const u32 count = static_cast<u32>(sizes_.rows + 1);
        TileRow* rows = cut<TileRow>(at, count);
        Oriented* oriented = cut<Oriented>(at, 4 * count);
        u32* codes = cut<u32>(at, count);
        u16* totals = cut<u16>(at, count);
        u16* sets = cut<u16>(at, count);
        u8* links = cut<u8>(at, count * kMaxParts);
        u32 row = 0;
        for_each_set([&](const TileSet& set, u32 copies, u16 number) {
            for (u32 i = 0; i < set.count; ++i) {
                rows[++row] = set.rows[i];
                totals[row] = static_cast<u16>(copies * set.rows[i].count);
                sets[row] = number;
                for (int r = 0; r < kSides; ++r) {
                    oriented[4 * row + static_cast<u32>(r)] = orient(set.rows[i], r);
                    codes[row] |= static_cast<u32>(turned(set.rows[i].sides, r)) << (8 * r);
                }
                for (int p = 0; p < set.rows[i].parts; ++p)
                    links[row * kMaxParts + static_cast<u32>(p)] = link_count(oriented[4 * row], p);
            }
        });
        rules.tiles = {rows, oriented, links, codes, static_cast<u16>(sizes_.rows)};
        rules.totals = totals;
        rules.set_of = sets;
    }

    void fill_room(Rules& rules, const Room& room) noexcept
    {
        for (const PieceRow& row : room.pieces) {
            PieceRow& mine = rules.piece_rows[static_cast<int>(row.kind)];
            mine = row;
            mine.count = static_cast<u8>(count_of(row));
            rules.knows_piece[static_cast<int>(row.kind)] = true;
        }
        for (const PlanRow& row : room.plan) {
            anchors_[rules.step_count] = row.anchor;
            rules.steps[rules.step_count++] = row.code;
        }
        rules.on.opened.add(room.on.opened);
        rules.on.why_not_place.add(room.on.why_not_place);
        rules.on.why_not_deploy.add(room.on.why_not_deploy);
        rules.on.power.add(room.on.power);
        rules.on.worth.add(room.on.worth);
        rules.action_bound += room.actions_per_turn * static_cast<u32>(sizes_.tiles + 1);
        rules.event_bound += room.events_per_turn * static_cast<u32>(sizes_.tiles + 1);
    }

    /// By anchor; inside one the older room's step comes first, because rooms were filled in their order.
    void order_plan(Rules& rules) const noexcept
    {
        for (int anchor = 0; anchor <= static_cast<int>(Anchor::finish); ++anchor)
            for (u8 i = 0; i < rules.step_count; ++i)
                if (static_cast<int>(anchors_[i]) == anchor) rules.plan[rules.plan_size++] = i;
    }

    static void number_pieces(Rules& rules) noexcept
    {
        for (int kind = 1; kind < kPieceKinds; ++kind) {
            rules.piece_offset[kind] = rules.pieces_per_seat;
            rules.pieces_per_seat = static_cast<u16>(rules.pieces_per_seat + rules.piece_rows[kind].count);
        }
    }

    /// At most one start tile lies on the table, whatever the copies (BASE-SETUP-01).
    bool check_start(Rules& rules) noexcept
    {
        for (int i = 1; i <= rules.tiles.count; ++i) {
            const RowId row(i);
            if (!rules.tiles.row(row).abbey) rules.bag_total += rules.totals[i];
            if (!rules.start && rules.tiles.row(row).start) rules.start = row;
        }
        if (!rules.start)
            return refuse(Status::argument, Reason::config_no_start, "None of the chosen tile sets has a start tile.");
        --rules.bag_total;
        return true;
    }

    /// Over everything that shapes the game but seed and chance, so that a seeded game and a fed one agree.
    void fingerprint(Rules& rules) const noexcept
    {
        Hash hash;
        hash.add(config_.revision);
        hash.add(config_.seats, config_.first_seat, 0, 0);
        for_each_set([&](const TileSet& set, u32 copies, u16) {
            hash.add(set.fingerprint);
            hash.add(copies);
        });
        for (int kind = 1; kind < kPieceKinds; ++kind) hash.add(rules.piece_rows[kind].count);
        for (i32 value : config_.options) hash.add(static_cast<u64>(value));
        rules.fingerprint = hash.value();
        for (u32 i = 0; i < sources_.count; ++i) rules.host_fingerprints[i] = sources_.sets[i].fingerprint;
    }

    const Config& config_;
    const Sources& sources_;
    Fault& fault_;
    Sizes sizes_;
    Layout layout_;
    Anchor anchors_[kMaxSteps] = {};
};

}  // namespace

SharedRules* build_rules(const Config& config, const Sources& sources, const Memory& memory, Fault& fault) noexcept
{
    return Builder(config, sources, fault).build(memory);
}

void release_rules(SharedRules* shared) noexcept
{
    if (shared->users.fetch_sub(1, std::memory_order_acq_rel) != 1) return;
    const Memory memory = shared->memory;
    memory.give_back(shared, shared->rules.memory);
}

}  // namespace bastide
