// SPDX-License-Identifier: MIT
// The Labyrinth: a road with four ends. By the advanced rules the labyrinth and each arm of it are occupied for themselves, and
// the completed road pays for the followers on it, too.
#include "boxes/labyrinth/labyrinth.hpp"

#include "board/features.hpp"
#include "boxes/labyrinth/tiles.hpp"
#include "common/phrases.hpp"
#include "play/links.hpp"
#include "play/moves.hpp"
#include "play/scoring.hpp"

namespace bastide {

namespace boxes::labyrinth {

namespace {

constexpr ModuleId kModule = ModuleId::labyrinth;
constexpr i32 kPerFollower = 2;  // LAB-04

/// Variables of the part: + i, the followers of the i-th road with a labyrinth that was completed, when that was scored. A tile
/// completes a road at each of its sides, and others may be completed away from it; no more have a labyrinth.
constexpr int kScored = 0;
constexpr int kPartVariables = kSides + 1;

bool is_labyrinth(const View& view, NodeId segment) noexcept
{
    const Placed& tile = view.state.placed(view.state.node(segment).tile);
    return has_mark(view.rules.tiles.def(tile.tile.type()), segment_index(tile, segment), Mark::labyrinth);
}

bool has_labyrinth(const View& view, NodeId root) noexcept
{
    bool has = false;
    for_each_member(view.state, root, [&](NodeId segment) { has = has || is_labyrinth(view, segment); });
    return has;
}

/// Calls `visit(segment)` for the segments that continue a road: on the tiles beside it, and those that links join to it.
template <class Visit>
void for_each_next(const View& view, NodeId road, Visit&& visit)
{
    for_each_road_beside(view, road, visit);
    for_each_linked(view, road, [&](NodeId next, PieceId) { visit(next); });
}

/// The part of a road where a segment lies: the labyrinth itself, or an arm up to it (LAB-02, LAB-03).
class Part {
public:
    Part(const View& view, NodeId segment) noexcept : members_(view.state.header().nodes)
    {
        members_.add(segment.raw);
        for (bool grows = !is_labyrinth(view, segment); grows;) grows = grow(view, segment);
    }

    bool holds(NodeId segment) const noexcept { return members_.holds(segment.raw); }

private:
    /// Adds what lies beside the members; false if that is nothing.
    bool grow(const View& view, NodeId segment) noexcept
    {
        bool grows = false;
        for_each_member(view.state, root_of(view.state, segment), [&](NodeId member) {
            if (!members_.holds(member.raw)) return;
            for_each_next(view, member, [&](NodeId next) {
                if (!is_labyrinth(view, next)) grows = members_.add(next.raw) != 0 || grows;
            });
        });
        return grows;
    }

    IdSet members_;
};

/// LAB-02, LAB-03, LAB-06
bool find_occupant(const View& view, NodeId segment, PieceId& occupant)
{
    const bool has_parts = view.rules.has(Option::labyrinth_advanced) && view.state.node(segment).kind() == SegmentKind::road &&
                           has_labyrinth(view, root_of(view.state, segment));
    if (!has_parts) return false;
    const Part part(view, segment);
    occupant = {};
    for (int i = 1; i <= view.rules.layout.piece_count && !occupant; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        const bool claims = piece.spot == Spot::segment && view.rules.piece_def(piece.kind).has(Trait::claims);
        if (claims && part.holds(NodeId(piece.at))) occupant = PieceId(i);
    }
    return true;
}

/// Where the followers of a road are noted when it is scored; -1 if this part did not complete it.
int noted_at(const View& view, NodeId root) noexcept
{
    CompletedQueue queue;
    list_completed(view, segment_set(SegmentKind::road), queue);
    int at = kScored;
    for (u32 i = 0; i < queue.size(); ++i) {
        const NodeId completed = queue.at(view, i).root;
        if (completed == root) return at < kScored + kPartVariables ? at : -1;
        at += has_labyrinth(view, completed) ? 1 : 0;
    }
    return -1;
}

/// They leave the road before castles copy what it paid (CASTLE-SCORE-06).
void note_followers(Play& play, int, const TallyLine& line, const Feature& feature)
{
    if (line.reward != Reward::labyrinth_followers) return;
    if (const int at = noted_at(play, feature.root); at >= 0) moves::set_this_part(play, kModule, at, line.count);
}

/// Those on a completed road, or those that it had when it was scored in this part.
u32 count_followers(const View& view, NodeId root) noexcept
{
    const u32 now = view.state.node(root).claims();
    const int at = now > 0 ? -1 : noted_at(view, root);
    return at >= 0 ? static_cast<u32>(view.this_part(kModule, at)) : now;
}

/// Each follower on the road as one; the road itself is worth what its tiles are (LAB-04, LAB-05).
void worth_of_followers(const View& view, const Feature& feature, Cause cause, int, Tally& sum)
{
    const bool pays =
        feature.kind == SegmentKind::road && cause == Cause::completed && view.rules.has(Option::labyrinth_advanced);
    if (pays && count_marks(view, feature, Mark::labyrinth) > 0)
        sum.add(Reward::labyrinth_followers, count_followers(view, feature.root), kPerFollower);
}

constexpr OptionDef kSwitches[] = {{.option = Option::labyrinth_advanced}};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::labyrinth)};
constexpr Choice kAdvancedGame[] = {choose(Set::base), choose(Set::labyrinth), choose(Option::labyrinth_advanced)};

constexpr PresetDef kPresets[] = {{Preset::labyrinth, kGame}, {Preset::labyrinth_advanced, kAdvancedGame}};

constexpr SentenceDef kSentences[] = {
    {Reward::labyrinth_followers,
     "{seat} gets " BASTIDE_POINTS " for {count, plural, one {# follower} other {# followers}} on a road with a labyrinth."},
};

constexpr WorthDef kWorth[] = {{WorthStage::bonus, worth_of_followers}};

}  // namespace

const Module module = {
    .id = ModuleId::labyrinth,
    .title = "The Labyrinth",
    .set = Set::labyrinth,
    .tiles = set_of<kLabyrinthTiles>(),
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .worth = kWorth,
    .variables = {.part = kPartVariables},
    .lines_per_score = 1,
    .on = {.part = find_occupant, .paid = note_followers},
};

}  // namespace boxes::labyrinth

}  // namespace bastide
