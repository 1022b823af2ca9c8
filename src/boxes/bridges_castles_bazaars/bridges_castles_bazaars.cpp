// SPDX-License-Identifier: MIT
// The module of Bridges, Castles & Bazaars, assembled from its three elements.
#include "boxes/bridges_castles_bazaars/bridges_castles_bazaars.hpp"

#include "boxes/base/base.hpp"
#include "boxes/bridges_castles_bazaars/elements.hpp"
#include "boxes/bridges_castles_bazaars/tiles.hpp"
#include "common/phrases.hpp"
#include "play/rules.hpp"

namespace bastide {

namespace boxes::bridges_castles_bazaars {

namespace {

/// Both kinds of pieces, unless the config chooses a number: three for each of up to four seats, two for more (BCB-SETUP-01,
/// -02). None of an element that is left out (BCB-OPT-01).
void shape(Rules& rules)
{
    const u8 usual = rules.config.seats > 4 ? 2 : 3;
    const auto count = [&](PieceKind kind, bool is_left_out) {
        PieceDef& row = rules.piece_defs[static_cast<int>(kind)];
        if (is_left_out)
            row.count = 0;
        else if (rules.config.pieces[static_cast<int>(kind)] < 0)
            row.count = usual;
    };
    count(PieceKind::bridge, rules.has(Option::without_bridges));
    if (rules.piece_def(PieceKind::bridge).count > 0) rules.span_kind = PieceKind::bridge;
    count(PieceKind::castle, rules.has(Option::without_castles));
}

/// The garden of BB_D is that of the second edition (BCB-TILE-05).
u64 count_copies(const Rules& rules, const Copies& copies)
{
    if (copies.set != Set::bridges_castles_bazaars || !rules.shows_gardens ||
        rules.has(Option::bridges_castles_bazaars_second_edition))
        return copies.count;
    if (Text(copies.def.name) == Text("BB_D")) return rules.config.copies[static_cast<int>(Set::bridges_castles_bazaars)];
    return has_segment(copies.def, SegmentKind::garden) ? 0 : copies.count;
}

NoteVariable note_variable(const Rules& rules, Note note, int)
{
    if (note != Note::bridge_used || rules.span_kind != PieceKind::bridge) return {};
    return {rules.part_variables[static_cast<int>(kModule)] + kBridgeUsed, 1};
}

Reason why_not_stand(const View& view, PieceId id, Verdict& verdict) { return why_not_bridge_stands(view, id, verdict); }

constexpr PieceDef kPieces[] = {
    {.kind = PieceKind::bridge, .count = 3, .places = places(Spot::tile)},
    {.kind = PieceKind::castle, .count = 3},
};

constexpr OptionDef kSwitches[] = {
    {.option = Option::bazaar_no_auction},
    {.option = Option::bazaar_bid_limit},
    {.option = Option::bazaar_double_turn, .most = 2},
    {.option = Option::bridge_only_on_placed_tile},
    {.option = Option::castle_points_chosen},
    {.option = Option::bridges_castles_bazaars_second_edition},
    {.option = Option::without_bridges},
    {.option = Option::without_castles},
    {.option = Option::without_bazaars},
};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::bridges_castles_bazaars)};
constexpr Choice kGameWithAbbot[] = {choose(Set::base), choose(Set::abbot), choose(Set::bridges_castles_bazaars),
                                     choose(Option::bridges_castles_bazaars_second_edition)};

constexpr PresetDef kPresets[] = {{Preset::bridges_castles_bazaars, kGame}, {Preset::bridges_castles_bazaars_2, kGameWithAbbot}};

constexpr SentenceDef kSentences[] = {
    {Reason::bridge_needs_fields,
     "Both ends of a bridge lie on sides that show field; the tile at {cell} shows none on one of them."},
    {Reason::bridge_there, "A bridge lies across the tile at {cell} already."},
    {Reason::bridge_too_far, "A bridge is built on the tile just placed at {cell} or on one beside it."},
    {Reason::bridge_only_on_placed, "A bridge is built only on the tile just placed at {cell}."},
    {Reason::bridge_faces_no_road, "The end of a bridge would face the tile at {cell}, which shows no road there."},
    {Reason::bridge_no_tile, "No tile lies at {cell} to be bridged."},
    {Reason::bridge_not_forced, "{tile} fits without a bridge, so it is not put away."},
    {Select::moved,
     "bridge_built {{seat} builds a bridge across the tile at {cell}"
     "{span, select, 1 {, north-south} other {, east-west}}}"},
    {Select::tile_left, "bridge_declined {{seat} puts {tile} away}"},
};

/// In the order of their kinds of actions, so that lists come in order.
constexpr Offer kOffers[] = {
    {.at = &place_step, .list = list_bridged, .owns = owns_bridged, .why_not = why_not_bridged, .answer = answer_bridged},
    {.at = &deploy_step,
     .list = list_free_bridges,
     .owns = owns_free_bridge,
     .why_not = why_not_free_bridge,
     .answer = answer_free_bridge},
};

}  // namespace

const Module module = {
    .id = ModuleId::bridges_castles_bazaars,
    .title = "Bridges, Castles & Bazaars",
    .set = Set::bridges_castles_bazaars,
    .tiles = set_of<kBridgesCastlesBazaarsTiles>(),
    .pieces = kPieces,
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .offers = kOffers,
    .variables = {.part = kPartVariables},
    .max_seats = 6,
    .actions_per_turn = 2,
    .events_per_turn = 4,
    .on = {.shape = shape,
           .copies = count_copies,
           .places_otherwise = fits_with_bridge,
           .note_variable = note_variable,
           .why_not_stand = why_not_stand},
};

}  // namespace boxes::bridges_castles_bazaars

}  // namespace bastide
