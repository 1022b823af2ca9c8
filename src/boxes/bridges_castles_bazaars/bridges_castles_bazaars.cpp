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
    PieceDef& wagon = rules.piece_defs[static_cast<int>(PieceKind::wagon)];
    if (rules.has(Option::wagon_enters_castles))  // CASTLE-SCORE-11
        wagon.fits = static_cast<SegmentSet>(wagon.fits | segment_set(SegmentKind::castle));
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

NoteVariable note_variable(const Rules& rules, Note note, int seat)
{
    if (note != Note::bridge_used) return note_of_bazaar(rules, note, seat);
    if (rules.span_kind != PieceKind::bridge) return {};
    return {rules.part_variables[static_cast<int>(kModule)] + kBridgeUsed, 1};
}

Reason why_not_stand(const View& view, PieceId id, Verdict& verdict)
{
    const Reason reason = why_not_bridge_stands(view, id, verdict);
    return reason != Reason::none ? reason : why_not_stand_on_castle(view, id, verdict);
}

constexpr PieceDef kPieces[] = {
    {.kind = PieceKind::bridge, .count = 3, .places = places(Spot::tile)},
    {.kind = PieceKind::castle,
     .count = 3,
     .traits = traits(Trait::stays),  // CASTLE-SCORE-10
     .turns = segment_set(SegmentKind::city),
     .turns_into = SegmentKind::castle},
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

/// In the order of their kinds of actions, so that lists come in order.
constexpr Offer kOffers[] = {
    {.at = {&place_step, &kPlaceWon},
     .is_open = can_place_with_bridge,
     .list = list_bridged,
     .owns = owns_bridged,
     .why_not = why_not_bridged,
     .answer = answer_bridged},
    {.at = &deploy_step,
     .is_open = can_offer_bridge,
     .list = list_free_bridges,
     .owns = owns_free_bridge,
     .why_not = why_not_free_bridge,
     .answer = answer_free_bridge},
};

void show(const View& view, ThingKind kind, Things& things)
{
    if (kind == ThingKind::castle) show_castles(view, things);
    if (kind == ThingKind::bazaar_bid) show_bids_of_bazaar(view, things);
}

constexpr WorthDef kWorth[] = {{WorthStage::bonus, worth_of_castles}};

/// One rack for the open tiles, one for the tile that each seat won.
constexpr RackDef kRacks[] = {{.is_market = true, .capacity = kMaxSeats},
                              {.capacity = 1, .is_for_next_turn = true, .comes_next = true}};

constexpr VariableDef kMeanings[] = {{.first = kAside, .most = kMaxSeats},
                                     {.first = kDue, .of_turn = true, .most = 1},
                                     {.first = kRound, .of_turn = true, .most = 2},
                                     {.points_to = PointsTo::seat, .first = kAuctioneer, .of_turn = true},
                                     {.points_to = PointsTo::tile, .first = kItem, .of_turn = true},
                                     {.first = kAuctionOfTurn, .of_turn = true, .most = kMaxSeats},
                                     {.points_to = PointsTo::placed, .first = kClosedBridge, .of_part = true}};

constexpr i8 kBeforeDrawing = -7;  // after an abbey, before a tile that was drawn ahead
constexpr i8 kAfterHands = 1;
constexpr i8 kAfterWalk = 50;
constexpr i8 kAfterFeatures = 50;
constexpr i8 kBeforeSecondPart = 126;
constexpr i8 kAfterAll = 105;  // after hands are filled, before a seller goes on behind the extra turn of its buyer

constexpr PlanDef kPlan[] = {
    {TurnPhase::draw, &kTakeUpWon, kBeforeDrawing},
    {TurnPhase::place, &kPlaceWon, kAfterHands},
    {TurnPhase::effects, &kNoteBazaar},
    {TurnPhase::movement, &kBuildCastle, kAfterWalk},
    {TurnPhase::score, &kScoreCastles, kAfterFeatures},
    {TurnPhase::after, &kBazaarBetween, kBeforeSecondPart},
    {TurnPhase::finish, &kBazaarAtEnd, kAfterAll},
};

constexpr const StepCode* kSteps[] = {&kReveal, &kChoose, &kBid, &kSell};

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
    {StepKind::castle_build, "{seat} may turn its city{cell, select, none {} other { at {cell}}} into a castle."},
    {StepKind::castle_points,
     "{seat} chooses the feature for which its castle{cell, select, none {} other { at {cell}}} is paid."},
    {StepKind::bazaar_choose, "{seat} chooses one of the open tiles{most, select, 0 {} other { and bids for it}}."},
    {StepKind::bazaar_bid,
     "{seat} may bid for {tile}{other_seat, select, none {} other {, which {other_seat} chose}}"
     "{most, select, 0 {} other {: {least} to {most, plural, one {# point} other {# points}}}}."},
    {StepKind::bazaar_sell,
     "{seat} buys {tile}, or sells it{other_seat, select, none {} other { to {other_seat}}}"
     "{most, plural, one { for # point} other { for # points}}."},
    {Reward::castle, BASTIDE_GETS "a castle."},
    {Reward::castles_of_field, BASTIDE_GETS "{count, plural, one {# castle} other {# castles}} beside a field."},
    {Reward::bazaar_paid,
     "{seat} pays {other_seat, select, none {} other {{other_seat} }}for a tile of the bazaar: " BASTIDE_POINTS "."},
    {Reward::bazaar_sold,
     "{seat} is paid for a tile of the bazaar{other_seat, select, none {} other { by {other_seat}}}: " BASTIDE_POINTS "."},
    {Reason::castle_safe,
     "{seat, select, none {A castle} other {{seat}'s follower on the castle}}{cell, select, none {} other { at "
     "{cell}}} is safe."},
    {Reason::castle_other_city, "It is the city{cell, select, none {} other { at {cell}}} about which the seat decides."},
    {Reason::bazaar_bid_range, "A bid is {least} to {most, plural, one {# point} other {# points}}."},
    {Reason::bazaar_no_bid, "{seat, select, none {The seat} other {{seat}}} has not bid most."},
    {Select::moved, "castle_built {" BASTIDE_WHOSE " goes home" BASTIDE_FROM ": its city becomes a castle}"},
    {Select::moved, "castle_scored {{seat}'s castle" BASTIDE_WHERE " is done}"},
    {Select::tile_left, "bazaar_aside {A tile is set aside for the bazaar}"},
    {Select::passed, "castle_build {builds no castle}"},
    {Select::passed, "bazaar_bid {bids nothing}"},
    {Select::deploys, "castle {builds a castle}"},
    {Select::stands_in, "castle { on the castle}"},
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
    .racks = kRacks,
    .plan = kPlan,
    .offers = kOffers,
    .worth = kWorth,
    .steps = kSteps,
    .variables =
        {.lasting = kLastingVariables, .turn = kTurnVariables, .part = kPartVariables, .meanings = kMeanings, .covered = kAside},
    .max_seats = 6,
    .actions_per_turn = 10,
    .events_per_turn = 24,
    .lines_per_score = 1,
    .on = {.shape = shape,
           .copies = count_copies,
           .why_not_deploy = {.ask = why_not_enter_castle, .about = segment_set(SegmentKind::castle)},
           .why_not_remove = why_not_take_from_castle,
           .places_otherwise = fits_with_bridge,
           .power = power_on_castle,
           .range = range_from_castle,
           .next = pass_over,
           .resigned = withdraw_from_bazaar,
           .completes = add_closed_bridge,
           .ended = {pay_due_castles},
           .note_variable = note_variable,
           .follows = following_bazaar,
           .why_not_put = why_not_put_castle,
           .why_not_stand = why_not_stand,
           .show = show},
};

}  // namespace boxes::bridges_castles_bazaars

}  // namespace bastide
