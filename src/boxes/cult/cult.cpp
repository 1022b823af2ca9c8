// SPDX-License-Identifier: MIT
// The Cult: shrines are scored as monasteries. A shrine and a monastery that are neighbours are rivals: no building may have two,
// and of two that are occupied the one that is completed first sends the other's meeple home.
#include "boxes/cult/cult.hpp"

#include "boxes/cult/tiles.hpp"
#include "common/phrases.hpp"
#include "play/moves.hpp"
#include "play/scoring.hpp"

namespace bastide {

namespace boxes::cult {

namespace {

enum class Building : u8 { none, monastery, shrine };

/// What a segment is for this module; a garden is no building (CULT-PLACE-03).
Building building_of(const TileDef& def, int segment) noexcept
{
    if (def.segment[segment].kind != SegmentKind::monastery) return Building::none;
    return has_mark(def, static_cast<u8>(segment), Mark::shrine) ? Building::shrine : Building::monastery;
}

/// The building of a tile type. Inline, because nearly all have none.
inline Building building_of(const View& view, OrientedId tile) noexcept
{
    const u8 segment = view.rules.tiles.at(tile).monastery;
    return segment == 0 ? Building::none : building_of(view.rules.tiles.def(tile.type()), segment - 1);
}

Building rival_of(Building building) noexcept { return building == Building::shrine ? Building::monastery : Building::shrine; }

/// An empty cell has none: its tile is record 0, which has no segments.
Building building_at(const View& view, u32 key) noexcept
{
    return building_of(view, view.state.placed(tile_at(view.state, key)).tile);
}

/// Calls `visit(key)` for each of the eight cells around one that has such a building.
template <class Visit>
void for_each_beside(const View& view, u32 key, Building building, Visit&& visit)
{
    for (u32 stride : kKeyStridesAround)
        if (building_at(view, key + stride) == building) visit(key + stride);
}

bool has_beside(const View& view, u32 key, Building building) noexcept
{
    for (u32 stride : kKeyStridesAround)
        if (building_at(view, key + stride) == building) return true;
    return false;
}

bool is_building(const TileDef& def)
{
    for (u32 i = 0; i < def.segments; ++i)
        if (def.segment[i].kind == SegmentKind::monastery) return true;
    return false;
}

/// The buildings of a kind beside an empty cell.
struct Beside {
    u32 count = 0;
    u32 last = 0;  ///< the key of one of them
};

/// Such buildings are not complete, so the list of monasteries has them; most cells have none.
Beside find_beside_empty(const View& view, u32 key, Building building) noexcept
{
    Beside beside;
    for_each_monastery(view.state, view.rules.tiles, key, [&](NodeId id) {
        const Placed& tile = view.state.placed(view.state.node(id).tile);
        if (building_of(view, tile.tile) == building) beside = {beside.count + 1, tile.key};
    });
    return beside;
}

Reason refuse_at(u32 key, Reason reason, Verdict& verdict) noexcept
{
    verdict.cell = cell_of(key);
    return verdict.refuse(reason);
}

/// Of several rivals around a cell the first one that has a rival, or the second one.
Reason refuse_several(const View& view, u32 key, Building building, Verdict& verdict) noexcept
{
    u32 rivals = 0;
    Reason reason = Reason::none;
    for_each_beside(view, key, rival_of(building), [&](u32 rival) {
        const bool is_second = ++rivals > 1;
        if (reason != Reason::none || !(is_second || has_beside(view, rival, building))) return;
        reason = refuse_at(rival, is_second ? Reason::cult_second_rival : Reason::cult_rival_taken, verdict);
    });
    return reason;
}

/// No building gets a second rival, neither the one to be placed nor one that lies there (CULT-PLACE-01, -02, -04, -05,
/// CULT-CHAL-09).
Reason why_not_place(const View& view, TileId type, Cell cell, int, Verdict& verdict)
{
    const Building building = building_of(view, OrientedId(type, 0));
    if (building == Building::none) return Reason::none;
    const Beside rivals = find_beside_empty(view, cell_key(cell), rival_of(building));
    if (rivals.count > 1) return refuse_several(view, cell_key(cell), building, verdict);
    if (rivals.count == 0 || !has_beside(view, rivals.last, building)) return Reason::none;
    return refuse_at(rivals.last, Reason::cult_rival_taken, verdict);
}

/// Calls `visit(root)` for each rival of a building.
template <class Visit>
void for_each_rival(const View& view, NodeId building, Visit&& visit)
{
    const u32 key = view.state.placed(view.state.node(building).tile).key;
    for_each_beside(view, key, rival_of(building_at(view, key)),
                    [&](u32 beside) { visit(monastery_at(view.state, view.rules.tiles, beside)); });
}

void send_home_all(Play& play, NodeId building)
{
    for (int i = 1; i <= play.rules.layout.piece_count; ++i) {
        const Piece& piece = play.state.piece(PieceId(i));
        if (piece.spot == Spot::segment && piece.at == building.raw)
            moves::send_home(play, PieceId(i), Cause::cult_challenge_lost);
    }
}

/// An occupied building that is complete sends the meeple of its rival home, unless that is complete too (CULT-CHAL-02, -03,
/// -06 to -08).
void win_challenge(Play& play, NodeId building)
{
    const bool wins = play.state.node(building).kind() == SegmentKind::monastery && is_complete(play.state, building) &&
                      is_occupied(play.state, building);
    if (!wins) return;
    for_each_rival(play, building, [&](NodeId rival) {
        if (!is_complete(play.state, rival) && is_occupied(play.state, rival)) send_home_all(play, rival);
    });
}

/// Before the scoring, so that one tile can complete both.
Flow enter_challenges(Play& play, const Step&)
{
    const Header& header = play.state.header();
    if (!header.last || !header.may_have_completed) return Flow::done;
    const u32 key = play.state.placed(header.last).key;
    if (const NodeId own = monastery_at(play.state, play.rules.tiles, key)) win_challenge(play, own);
    for_each_monastery(play.state, play.rules.tiles, key, [&](NodeId building) { win_challenge(play, building); });
    return Flow::done;
}

constexpr StepCode kChallenges{.enter = enter_challenges, .judges_before_scoring = true};

constexpr i8 kBeforeScoring = -10;

constexpr PlanDef kPlan[] = {{TurnPhase::score, &kChallenges, kBeforeScoring}};

/// While the last tile is not scored yet, a building whose rival it completed is as good as lost.
bool is_as_good_as_lost(const View& view, const Feature& feature)
{
    const bool may_lose = feature.kind == SegmentKind::monastery && !is_complete(view.state, feature.root);
    if (!may_lose || !is_occupied(view.state, feature.root)) return false;
    bool is_lost = false;
    for_each_rival(view, feature.root, [&](NodeId rival) {
        is_lost = is_lost || (is_complete(view.state, rival) && is_occupied(view.state, rival));
    });
    return is_lost;
}

void worth_of_loser(const View& view, const Feature& feature, Cause cause, int, Tally& sum)
{
    if (cause == Cause::final && is_as_good_as_lost(view, feature)) sum.clear();
}

/// Each shrine and monastery that challenge each other now, by the cell of the shrine (CULT-CHAL-01).
void show_challenges(const View& view, ThingKind kind, Things& things)
{
    if (kind != ThingKind::cult_challenge) return;
    for (int i = 1; i <= view.state.header().placed; ++i) {
        const u32 key = view.state.placed(PlacedId(i)).key;
        const NodeId shrine = monastery_at(view.state, view.rules.tiles, key);
        if (building_at(view, key) != Building::shrine || !is_occupied(view.state, shrine)) continue;
        for_each_rival(view, shrine, [&](NodeId rival) {
            if (!is_occupied(view.state, rival)) return;
            Thing thing;
            thing.kind = kind;
            thing.set_cell(cell_of(key));
            thing.segment = segment_index(view.state, shrine);
            thing.feature = rival;
            things.add(thing);
        });
    }
}

/// The sixth tile is in one printing only (CULT-COMP-01).
u64 count_copies(const Rules& rules, const Copies& copies)
{
    const bool is_sixth = Text(copies.def.name) == Text("CU06") && has_mark(copies.def, 5, Mark::shrine);
    return is_sixth && rules.has(Option::cult_five_tiles) ? 0 : copies.count;
}

constexpr OptionDef kSwitches[] = {{.option = Option::cult_five_tiles}};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::cult), choose(Option::cult_five_tiles)};
/// The first value of `siege_tiles` is the tiles of Siege.
constexpr Choice kGameWithSiege[] = {choose(Set::base), choose(Set::siege), choose(Set::cult), choose(Option::siege_tiles)};

constexpr PresetDef kPresets[] = {{Preset::cult, kGame}, {Preset::cult_siege_creativity, kGameWithSiege}};

constexpr SentenceDef kSentences[] = {
    {Reason::cult_second_rival,
     "A shrine or monastery may have only one neighbour of the other kind{cell, select, none {} other {; that at {cell} is a "
     "second "
     "one}}."},
    {Reason::cult_rival_taken,
     "The building {cell, select, none {beside the cell} other {at {cell}}} has a neighbour of the other kind already."},
    {Select::moved,
     "cult_challenge_lost {" BASTIDE_WHOSE " goes home" BASTIDE_FROM ": the rival of its building was completed first}"},
};

constexpr WorthDef kWorth[] = {{WorthStage::cancel, worth_of_loser}};

}  // namespace

const Module module = {
    .id = ModuleId::cult,
    .title = "The Cult",
    .set = Set::cult,
    .tiles = set_of<kCultTiles>(),
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .plan = kPlan,
    .worth = kWorth,
    .events_per_turn = 8,
    .lines_per_score = 0,
    .on = {.copies = count_copies,
           .why_not_place = {.ask = why_not_place, .is_about = is_building, .depends_on_rotation = false},
           .leaves_unscored = is_as_good_as_lost,
           .show = show_challenges},
};

}  // namespace boxes::cult

}  // namespace bastide
