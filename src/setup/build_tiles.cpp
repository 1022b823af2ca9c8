// SPDX-License-Identifier: MIT
// Computes the sizes of a game and fills the tables of its tiles.
#include "board/layout.hpp"
#include "defs/bushes.hpp"
#include "defs/spans.hpp"
#include "setup/builder.hpp"

namespace bastide {

void Builder::for_each_set(const SetVisitor& visit) const noexcept
{
    for (int set = 1; set < kSets; ++set)
        if (config().copies[set] > 0) visit(built_in_set(static_cast<Set>(set)), config().copies[set], static_cast<u16>(set));
    for (u32 i = 0; i < sources_.count; ++i)
        if (config().host_copies[i] > 0) visit(sources_.sets[i], config().host_copies[i], static_cast<u16>(kSets + i));
}

void Builder::for_each_def(const DefVisitor& visit) const noexcept
{
    u32 tile = 0;
    for_each_set([&](const TileSet& set, u32 copies, u16 number) {
        for (u32 i = 0; i < set.count; ++i) {
            const TileDef def = draft_.adapt_tile ? draft_.adapt_tile(set.def(i), number) : set.def(i);
            if (gets_garden_type(def))
                visit(without_gardens(def), copies, number, tile++);
            else
                visit(def, copies, number, tile++);
        }
    });
    for_each_garden_def([&](const TileDef& def, u32 copies, u16 number, u32 of) { visit(with_garden(def), copies, number, of); });
}

void Builder::for_each_garden_def(const DefVisitor& visit) const noexcept
{
    u32 tile = 0;
    if (!draft_.shows_gardens) return;
    for_each_set([&](const TileSet& set, u32 copies, u16 number) {
        for (u32 i = 0; i < set.count; ++i, ++tile)
            if (const TileDef& def = set.def(i); gets_garden_type(def)) visit(def, copies, number, tile);
    });
}

/// The group of the first module that assigns one.
DrawGroup Builder::group_of(const TileDef& def) const noexcept
{
    DrawGroup group;
    for (DrawGroupHook hook : draft_.on.draw_group)
        if (group.number == 0 && !group.waits) group = hook(draft_, def);
    return group;
}

/// One walk over all tile types, because each is unpacked.
bool Builder::survey_types() noexcept
{
    bool fits = true;
    u32 tile = 0;
    for_each_def([&](const TileDef& def, u32, u16, u32) {
        const DrawGroup group = group_of(def);
        fits = fits && group.number <= kMaxDrawGroups;
        draft_.draw_group_count = larger(draft_.draw_group_count, group.number);
        if (fits && group.leads) draft_.leading_groups |= 1u << group.number;
        if (def.start && first_start_ == kNoStart) first_start_ = tile;
        ++tile;
        for (const PrintedMark& marked : def.marked)
            if (marked.mark != Mark::none) has_mark_numbers_ = has_mark_numbers_ && number_mark(marked.mark);
    });
    return fits || refuse_more("A game", kMaxDrawGroups, " groups of tiles that are drawn in order");
}

/// Wild tiles: one for each seat, whatever `copies` says (AM-SETUP-01).
u64 Builder::total_of(const TileDef& def, u64 copies, u16 set, u32 tile) const noexcept
{
    if (def.wild) return config().seats;
    u64 count = copies * def.count;
    for (CopiesHook hook : draft_.on.copies)
        count = hook(draft_, {def, count, tile == first_start_, set < kSets ? static_cast<Set>(set) : Set::none});
    return count;
}

/// Which modules have a say where the tile is placed; see TileTable::judges.
u64 Builder::judges_of(const TileDef& def) const noexcept
{
    static_assert(kMaxModules < 64);  // kWildBit is free
    u64 judges = def.wild ? kWildBit : 0;
    u64 bit = 1;
    for (const WhyNotPlaceHook& hook : draft_.on.why_not_place) {
        if (!hook.is_about || hook.is_about(def)) judges |= bit;
        bit <<= 1;
    }
    return judges;
}

bool Builder::measure() noexcept
{
    u64 tiles = 0;
    u64 nodes = 0;
    u64 monasteries = 0;
    u64 foundations = 0;
    u64 landmarks = 0;
    u64 types = 0;
    for_each_def([&](const TileDef& def, u32 copies, u16 set, u32 of) {
        const u64 total = total_of(def, copies, set, static_cast<u32>(types));
        const TileDef from = adapted_def(def, static_cast<u32>(types), of);
        const u32 own_nodes = count_nodes(from);
        ++types;
        segments_ += own_nodes;
        tiles += total;
        nodes += total * own_nodes;
        for (int way = 0; draft_.span_kind != PieceKind::none && way < kWays; ++way) {
            if (!has_room_for_span(from, way)) continue;
            ++span_types_;
            segments_ += own_nodes;
        }
        if (counts_cells_around(def)) monasteries += total;
        if (has_segment(def, SegmentKind::foundation)) foundations += total;
        if (has_one_of_marks(def, draft_.landmarks)) landmarks += total;
    });
    constexpr u64 kSane = 1u << 20;
    constexpr u64 kMaxRetainedBytes = 1u << 31;  // the block is far smaller, and sizes have 32 bits
    const u32 pieces = static_cast<u32>(config().seats) * draft_.pieces_per_seat + draft_.neutral_pieces;
    const LayoutNeeds needs{.seats = config().seats,
                            .types = static_cast<u32>(types),
                            .tiles = static_cast<u32>(tiles),
                            .nodes = static_cast<u32>(nodes),
                            .monasteries = static_cast<u32>(monasteries),
                            .foundations = static_cast<u32>(foundations),
                            .landmarks = static_cast<u32>(landmarks),
                            .pieces = pieces,
                            .slots = draft_.slot_count,
                            .variables = draft_.variable_count};
    for_each_garden_def([&](const TileDef&, u32, u16, u32) { ++draft_.garden_types; });
    const bool sane = types + span_types_ <= kMaxTileTypes && tiles < kSane && nodes < kSane && pieces <= kMaxPieces;
    if (!sane || !compute_layout(needs, draft_.layout)) {
        static_assert(kMaxPieces == 512 && kMaxTiles == 16000 && kMaxNodes == 65534);  // error sentences quote these limits
        fault_.most = static_cast<i32>(pieces > kMaxPieces ? kMaxPieces : tiles > kMaxTiles ? kMaxTiles : kMaxNodes);
        return refuse(Status::limit, Reason::config_too_large);
    }
    draft_.action_bound =
        draft_.actions_per_turn * (needs.tiles + 1) + needs.seats * (draft_.actions_per_turn + kActionsOfLeaving);
    draft_.event_bound = draft_.events_per_turn * (needs.tiles + 1) + needs.seats * (draft_.events_per_turn + kEventsOfLeaving);
    const u64 retained_bytes = u64{draft_.event_bound} * sizeof(Event) + u64{draft_.action_bound} * sizeof(Action);
    return retained_bytes <= kMaxRetainedBytes || refuse(Status::limit, Reason::config_too_large,
                                                         "A game so long has more events and actions than the library can hold.");
}

bool Builder::check_marks() noexcept { return has_mark_numbers_ || refuse_more("A game", kMaxMarkKinds, " kinds of marks"); }

/// Assigns a number to a mark; false for one that the tables have no room for.
bool Builder::number_mark(Mark mark) noexcept
{
    if (static_cast<int>(mark) >= kMarks) return false;
    u8& number = draft_.marks.of[static_cast<int>(mark)];
    if (!number) number = ++draft_.marks.count;
    return true;
}

void Builder::number_pieces() noexcept
{
    for (int kind = 1; kind < kPieceKinds; ++kind) {
        const PieceDef& def = draft_.piece_defs[kind];
        u16& sum = def.is_neutral ? draft_.neutral_pieces : draft_.pieces_per_seat;
        draft_.piece_offset[kind] = sum;
        sum = static_cast<u16>(sum + def.count);
        if (draft_.piece_defs[kind].count == 0) continue;
        draft_.kinds[draft_.kind_count++] = static_cast<PieceKind>(kind);
        if (draft_.piece_defs[kind].joins == Joins::none) continue;
        BASTIDE_ASSERT(draft_.link_kind_count < kMaxLinkKinds);
        draft_.link_kinds[draft_.link_kind_count++] = static_cast<PieceKind>(kind);
    }
}

u32 Builder::memory_size() const noexcept
{
    constexpr u32 kPerType = sizeof(TileDef) + 4 * sizeof(Oriented) + sizeof(u32) + 2 * sizeof(u16) + sizeof(TemplateRange) +
                             sizeof(u64) + sizeof(TileId) + 2;
    const u32 per_type = kPerType + (draft_.on.tiles_wait.empty() ? 0 : u32{sizeof(TileId)} + 1);
    constexpr u32 kPadding = 12 * 8;  // each array is aligned to eight bytes
    u32 host_types = 0;
    for (u32 i = 0; i < sources_.count; ++i) host_types += sources_.sets[i].count;
    const u32 of_spans = span_types_ > 0 ? span_types_ * (per_type + u32{sizeof(TileId)}) +
                                               (draft_.layout.type_count + 1u) * u32{kWays * sizeof(TileId)} + 2 * 8
                                         : 0;
    return round_up(sizeof(SharedRules), 16) + (draft_.layout.type_count + 1u) * per_type + of_spans +
           (segments_ + kNodesPerCopy) * u32{sizeof(Node)} + kPadding + host_types * static_cast<u32>(sizeof(TileDef)) +
           8 * sources_.count;
}

void Builder::fill_tiles(Rules& rules, u8* at) noexcept
{
    const u32 printed = rules.layout.type_count;
    const u32 count = printed + span_types_ + 1u;
    TileDef* defs = allocate<TileDef>(at, count);
    Oriented* oriented = allocate<Oriented>(at, 4 * count);
    u32* codes = allocate<u32>(at, count);
    u16* totals = allocate<u16>(at, count);
    u16* sets = allocate<u16>(at, count);
    TemplateRange* template_ranges = allocate<TemplateRange>(at, count);
    Node* node_templates = allocate<Node>(at, segments_ + kNodesPerCopy);
    u8* wild = allocate<u8>(at, count);
    TileId* grouped = allocate<TileId>(at, count);
    u64* judges = allocate<u64>(at, count);
    u8* groups = allocate<u8>(at, count);
    const u32 waiting_types = rules.on.tiles_wait.empty() ? 0 : count;
    TileId* waiting = allocate<TileId>(at, waiting_types);
    u8* waits = allocate<u8>(at, waiting_types);
    const u32 bare_types = span_types_ > 0 ? printed + 1 : 0;  // those that a type with a span can be of
    TileId* bare = allocate<TileId>(at, span_types_);
    SpannedTypes* spanned = allocate<SpannedTypes>(at, bare_types);
    u32 type = 0;
    u32 segment = 0;
    const auto add_type = [&](const TileDef& from, u16 number) {
        defs[++type] = from;
        sets[type] = number;
        wild[type] = from.wild;
        judges[type] = judges_of(from);
        const Oriented upright = orient(from);
        for (int r = 0; r < kSides; ++r) {
            oriented[4 * type + static_cast<u32>(r)] = turned(upright, r);
            codes[type] |= static_cast<u32>(turned(from.sides, r)) << (8 * r);
        }
        template_ranges[type].first = static_cast<u16>(segment);
        template_ranges[type].nodes = static_cast<u8>(count_nodes(from));
        for (int p = 0; p < from.segments; ++p) {
            Node& node = node_templates[segment + static_cast<u32>(p)] = template_node(from.segment[p]);
            if (has_mark(from, static_cast<u8>(p), draft_.open_end)) ++node.open;
            if (node.kind() == SegmentKind::foundation) template_ranges[type].foundation = static_cast<u8>(p + 1);
        }
        segment += template_ranges[type].nodes;
    };
    for_each_def([&](const TileDef& def, u32 copies, u16 number, u32 of) {
        const TileDef from = adapted_def(def, type, of);
        totals[type + 1] = static_cast<u16>(total_of(def, copies, number, type));
        add_type(from, number);
        const DrawGroup group = group_of(from);
        groups[type] = group.number;
        if (groups[type] > 0) grouped[rules.grouped_count++] = TileId(static_cast<int>(type));
        if (waiting_types > 0 && group.waits && group.number == 0) {
            waits[type] = 1;
            waiting[rules.waiting_count++] = TileId(static_cast<int>(type));
        }
    });
    for (u32 of = 1; of < bare_types; ++of) {
        for (int way = 0; way < kWays; ++way) {
            if (!has_room_for_span(defs[of], way)) continue;
            bare[type - printed] = TileId(static_cast<int>(of));
            spanned[of].of[way] = TileId(static_cast<int>(type + 1));
            add_type(with_span(defs[of], way), sets[of]);
        }
    }
    rules.tiles = {.defs = defs,
                   .oriented = oriented,
                   .node_templates = node_templates,
                   .template_ranges = template_ranges,
                   .codes = codes,
                   .wild = wild,
                   .judges = judges,
                   .count = static_cast<u16>(printed),
                   .spanned = span_types_ > 0 ? spanned : nullptr,
                   .spanned_count = static_cast<u16>(span_types_),
                   .bare = bare};
    rules.totals = totals;
    rules.draw_groups = groups;
    rules.grouped = grouped;
    rules.waits = waits;
    rules.waiting = waiting;
    rules.set_of = sets;
    copy_host_sets(rules, at);
}

/// The nodes that a tile takes: a tile that can get a span keeps one free for it.
u32 Builder::count_nodes(const TileDef& def) const noexcept
{
    const bool keeps_one = draft_.span_kind != PieceKind::none && has_room_for_span(def);
    return def.segments + (keeps_one ? 1u : 0u);
}

Node Builder::template_node(const Segment& segment) noexcept
{
    Node node;
    node.set_kind(segment.kind);
    node.open = static_cast<u16>(count_bits(joining_ports(segment)) + (counts_row_and_column(segment.kind) ? 1 : 0));
    node.marks = segment.pennants;
    return node;
}

void Builder::copy_host_sets(Rules& rules, u8* at) const noexcept
{
    rules.host_set_count = sources_.count;
    for (u32 i = 0; i < sources_.count; ++i) {
        const TileSet& set = sources_.sets[i];
        TileDef* defs = allocate<TileDef>(at, set.count);
        for (u32 k = 0; k < set.count; ++k) defs[k] = set.defs[k];
        rules.host_sets[i] = {defs, set.count, set.fingerprint};
    }
}

/// A tile type with the changes of this config; `tile` is its number from 0, `of` that of the type that a garden copy is of.
TileDef Builder::adapted_def(const TileDef& def, u32 tile, u32 of) const noexcept
{
    if (!draft_.merges_bushes) return def;
    return merge_bushes(config().has_bush(tile) || config().has_bush(of) ? with_bushes(def) : def);
}

}  // namespace bastide
