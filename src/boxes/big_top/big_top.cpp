// SPDX-License-Identifier: MIT
// Under the Big Top: the big top pays for meeples around it, acrobats build pyramids, ringmasters like both.
#include "boxes/big_top/big_top.hpp"

#include "boxes/base/base.hpp"
#include "boxes/big_top/elements.hpp"
#include "boxes/big_top/tiles.hpp"
#include "common/phrases.hpp"

namespace bastide {

namespace boxes::big_top {

namespace {

/// One big top, however many copies of the set are in play. Elements may be left out (BIGTOP-OPT-01).
void shape(Rules& rules)
{
    PieceDef& tent = rules.piece_defs[static_cast<int>(PieceKind::big_top)];
    tent.count = rules.has(Option::without_big_top) ? u8{0} : smaller<u8>(tent.count, 1);
    if (rules.has(Option::without_ringmaster)) rules.piece_defs[static_cast<int>(PieceKind::ringmaster)].count = 0;
    PieceDef& follower = rules.piece_defs[static_cast<int>(PieceKind::follower)];
    if (!rules.has(Option::without_acrobats)) follower.places = static_cast<u8>(follower.places | places(Spot::tile));
}

Reason why_not_stand(const View& view, PieceId id, Verdict& verdict)
{
    switch (view.state.piece(id).kind) {
        case PieceKind::big_top: return why_not_big_top_stands(view, verdict);
        case PieceKind::fairy: return why_not_fairy_stays(view, verdict);
        case PieceKind::follower: return why_not_acrobat_stands(view, id, verdict);
        default: return Reason::none;
    }
}

NoteVariable note_variable(const Rules& rules, Note note, int)
{
    if (note != Note::acrobats_fairy || rules.piece_def(PieceKind::fairy).count == 0) return {};
    return {rules.lasting_variables[static_cast<int>(kModule)] + kFairyStays, 1};
}

void show(const View& view, ThingKind kind, Things& things)
{
    if (kind == ThingKind::acrobats) show_acrobats(view, things);
    if (kind == ThingKind::big_top_tokens && view.rules.piece_def(PieceKind::big_top).count > 0) show_tokens(view, things);
}

constexpr PieceDef kPieces[] = {
    {.kind = PieceKind::ringmaster,
     .count = 1,  // BIGTOP-COMP-01
     .traits = traits(Trait::claims, Trait::can_be_taken, Trait::tops_foundation),
     .fits = segment_set(SegmentKind::road, SegmentKind::city, SegmentKind::monastery, SegmentKind::field),  // RING-PLACE-01
     .strength = 1},                                                                                         // RING-TRAIT-01
    {.kind = PieceKind::big_top, .count = 1, .is_neutral = 1, .places = places(Spot::tile)},
};

/// BIGTOP-COMP-02; what was revealed stays with the big top. With more circuses than tokens more of them are taken
/// (BIGTOP-TOKEN-01).
constexpr PoolDef kTokens[] = {
    {PieceKind::flea, 1, PieceKind::big_top, Mark::circus},
    {PieceKind::monkey, 4, PieceKind::big_top},
    {PieceKind::seal, 5, PieceKind::big_top},
    {PieceKind::bear, 3, PieceKind::big_top},
    {PieceKind::tiger, 2, PieceKind::big_top},
    {PieceKind::elephant, 1, PieceKind::big_top},
};

constexpr OptionDef kSwitches[] = {
    {.option = Option::without_big_top},
    {.option = Option::without_acrobats},
    {.option = Option::without_ringmaster},
    {.option = Option::big_top_not_at_end},
};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::big_top)};
constexpr Choice kGameWithAbbot[] = {choose(Set::base), choose(Set::abbot), choose(Set::big_top)};

constexpr PresetDef kPresets[] = {{Preset::big_top, kGame}, {Preset::big_top_abbot, kGameWithAbbot}};

#define BASTIDE_MEEPLES "{count, plural, one {# meeple} other {# meeples}} around the big top"
#define BASTIDE_ACROBATS "{count, plural, one {# acrobat} other {# acrobats}}"

constexpr SentenceDef kSentences[] = {
    {StepKind::big_top_draw, "The token under the big top" BASTIDE_AT_CELL " is drawn next."},
    {Reward::big_top, "{seat} gets " BASTIDE_POINTS " for " BASTIDE_MEEPLES "."},
    {Reward::big_top_at_end, "{seat} gets " BASTIDE_POINTS " for " BASTIDE_MEEPLES " at the end."},
    {Reward::acrobats, "{seat} gets " BASTIDE_POINTS " for " BASTIDE_ACROBATS "."},
    {Reward::acrobats_at_end, "{seat} gets " BASTIDE_POINTS " for " BASTIDE_ACROBATS " at the end."},
    {Reward::ringmaster,
     "{seat} gets " BASTIDE_POINTS
     " for {count, plural, one {# circus or acrobat space} other {# circuses and acrobat spaces}} around the ringmaster."},
    {Reason::acrobats_no_space, "There is no space for acrobats at {cell}."},
    {Reason::acrobats_too_far, "An acrobat goes to the tile at {cell}, which was just placed, or to one around it."},
    {Reason::acrobats_full, "Three acrobats stand at {cell} already."},
    {Reason::acrobats_followers_only, "Only followers are acrobats, not the {piece_kind}."},
    {Reason::acrobats_not_full,
     "{cell, select, none {Only three acrobats are scored} other {Fewer than three acrobats stand at {cell}}}."},
    {Select::moved, "big_top_moved {The big top moves to the circus" BASTIDE_AT_CELL "}"},
    {Select::moved, "big_top_revealed {Under the big top" BASTIDE_AT_CELL " was: {piece_kind}}"},
    {Select::moved, "acrobats_scored {" BASTIDE_WHOSE " leaves the acrobats" BASTIDE_WHERE "}"},
    {Select::taken, "acrobats_scored {{seat} scores the acrobats" BASTIDE_AT_PLACE "}"},
};

#undef BASTIDE_MEEPLES
#undef BASTIDE_ACROBATS

constexpr VariableDef kMeanings[] = {{.first = kFairyWith, .count = kLastingVariables, .most = 1}};

constexpr i8 kWithFairy = -10;
constexpr i8 kAfterAction = 101;
constexpr i8 kBehindWagons = 90;  // before the dragon (ORDER-B)

constexpr PlanDef kPlan[] = {
    {TurnPhase::start, &fairy_step, kWithFairy},
    {TurnPhase::wood, &watch_fairy_step, kAfterAction},
    {TurnPhase::after, &circus_step, kBehindWagons},
};

constexpr Offer kOffers[] = {
    {.at = &deploy_step,
     .is_open = can_be_acrobat,
     .list = list_acrobats,
     .owns = owns_acrobat,
     .why_not = why_not_acrobat,
     .answer = answer_acrobat},
    {.at = &deploy_step,
     .is_open = has_pyramid,
     .list = list_pyramids,
     .takes = Cause::acrobats_scored,
     .owns = owns_pyramid,
     .why_not = why_not_pyramid,
     .answer = answer_pyramid},
};

constexpr const StepCode* kSteps[] = {&last_show_step};

}  // namespace

const Module module = {
    .id = ModuleId::big_top,
    .title = "Under the Big Top",
    .set = Set::big_top,
    .tiles = set_of<kBigTopTiles>(),
    .pieces = kPieces,
    .pool = kTokens,
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .plan = kPlan,
    .offers = kOffers,
    .steps = kSteps,
    .closing = &last_show_step,
    .variables = {.lasting = kLastingVariables, .meanings = kMeanings},
    .max_seats = 6,
    .actions_per_turn = 3,
    .events_per_turn = 24,
    .on = {.shape = shape,
           .why_not_remove = why_not_remove_acrobat,
           .beside = pay_ringmasters,
           .ended = {pay_acrobats_at_end},
           .note_variable = note_variable,
           .follows = follow_fairy,
           .why_not_stand = why_not_stand,
           .show = show},
};

}  // namespace boxes::big_top

}  // namespace bastide
