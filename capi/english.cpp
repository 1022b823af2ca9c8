// SPDX-License-Identifier: MIT
// The English sentences with fields, but for those of reasons; those of boxes are in their modules, and so are the cases that
// boxes add to sentences of shared kinds (common/selects.hpp). For a kind without an entry the sentence is the comment in the
// header.
#include "english.hpp"
#include "common/phrases.hpp"
#include "setup/all_modules.hpp"
#include "texts.hpp"

namespace bastide {

namespace {

// clang-format off
// Parts that several sentences share. They name a follower by its role and other pieces by their kind.
#define BASTIDE_IN_KIND \
    ", select, city { in the city} road { on the road} field { in the field} monastery { in the monastery} " \
    BASTIDE_CASES_STANDS_IN "other {}}"
#define BASTIDE_ON_SEGMENT "{segment_kind" BASTIDE_IN_KIND
#define BASTIDE_ON_FEATURE "{feature_kind" BASTIDE_IN_KIND
#define BASTIDE_TURNED "{rotation, select, 0 {} 1 {, turned once} 2 {, turned twice} other {, turned three times}}"
#define BASTIDE_PLACES \
    "{tile, select, none {places a tile on {cell}} " BASTIDE_CASES_PLACES \
    "other {places {tile} on {cell}" BASTIDE_TURNED "}}"
#define BASTIDE_DEPLOYS \
    "{piece_kind, select, follower {deploys a {role}} " BASTIDE_CASES_DEPLOYS "other {deploys the {piece_kind}}}"
#define BASTIDE_SIDES "{sides, select, none {} other { ({sides})}}"
#define BASTIDE_NAMES "{seat, select, nature {Chance lets {other_seat} choose who begins} other {{seat} lets {other_seat} begin}}."
#define BASTIDE_BIDS \
    "{seat} bids {tile, select, none {" BASTIDE_POINTS "} " BASTIDE_CASES_A_TILE "other {" BASTIDE_POINTS " for {tile}}}."
// clang-format on

constexpr Sentence kActionsInEnglish[] = {
    {BASTIDE_ACTION_DRAW, "{other_seat, select, none {{tile} is drawn.} other {{other_seat} draws {tile}.}}"},
    {BASTIDE_ACTION_PLACE, "{seat} " BASTIDE_PLACES "."},
    {BASTIDE_ACTION_DEPLOY, "{seat} " BASTIDE_DEPLOYS "{spot, select, tile { on the tile at {cell}} corner { on the north-west "
                            "corner of {cell}} other {{piece_kind, select, " BASTIDE_CASES_DEPLOYED_ON
                            "other {" BASTIDE_ON_SEGMENT "}} at {cell}" BASTIDE_SIDES "}}."},
    {BASTIDE_ACTION_PASS, "{seat} passes."},
    {BASTIDE_ACTION_TAKE,
     "{cause, select, " BASTIDE_CASES_TAKEN
     "other {{seat} {own, select, yes {takes its own {role}} other {{cause, select, " BASTIDE_CASES_TAKES "other {takes}} "
     "{owner}'s {role}}}" BASTIDE_AT_PLACE "{own, select, yes { home} other {}}}}."},
    {BASTIDE_ACTION_PAY, "{seat} pays {holder, select, none {} other {{holder} }}a ransom for its {piece_kind}."},
    {BASTIDE_ACTION_CHOOSE_PIECE, "{step, select, " BASTIDE_CASES_CHOSEN
                                  "other {{seat} chooses the {piece_kind}{holder, select, none {} other { held by {holder}}}}}."},
    {BASTIDE_ACTION_MOVE,
     "{seat} moves the {piece_kind} to {segment_kind, select, none {} other {the {segment_kind} at }}{cell}" BASTIDE_SIDES "."},
    {BASTIDE_ACTION_DICE_COLLECT, "{seat} sets a knight aside."},
    {BASTIDE_ACTION_ROLL, "{seat} rolls."},
    {BASTIDE_ACTION_DICE_STOP, "{seat} stops and scores."},
    {BASTIDE_ACTION_DICE_KEEP, "{seat} stops, scores nothing and keeps a knight."},
    {BASTIDE_ACTION_FALL, "The roll shows {faces}."},
    {BASTIDE_ACTION_NAME, "{step, select, " BASTIDE_CASES_NAMED "other {" BASTIDE_NAMES "}}"},
    {BASTIDE_ACTION_DISCARD, "{seat} gives {tile} away."},
    {BASTIDE_ACTION_BID, BASTIDE_BIDS},
    {BASTIDE_ACTION_SELL, "{seat} sells the tile to {other_seat}."},
    {BASTIDE_ACTION_CHOOSE_PLACE, "{seat} chooses the {segment_kind} at {cell}" BASTIDE_SIDES "."},
    {BASTIDE_ACTION_DRAW_UNSEEN, "{other_seat, select, none {A tile is drawn} other {{other_seat} draws a tile}} unseen."},
    {BASTIDE_ACTION_REVEAL, "{other_seat, select, none {{tile} is shown} other {{other_seat} shows {tile}}}."},
    {BASTIDE_ACTION_FINISH, "The final scoring begins."},
    {BASTIDE_ACTION_RESIGN, "{seat} leaves the game."},
    {BASTIDE_ACTION_SPAN,
     "{seat} lays a road across the tile at {cell}{span, select, 1 {, north-south} "
     "2 {, east-west} 3 {, north-east} 4 {, east-south} 5 {, south-west} other {, west-north}}."},
    {BASTIDE_ACTION_PLACE_SPANNED,
     "{seat} " BASTIDE_PLACES
     " with a road across {span, select, 1 {it, north-south} 2 {it, east-west} 3 {the tile to the north} "
     "4 {the tile to the east} 5 {the tile to the south} other {the tile to the west}}."},
    {BASTIDE_ACTION_DRAW_TOKEN, "Drawn: {piece_kind}."},
    {BASTIDE_ACTION_CHOOSE, "{seat} chooses: {cause}."},
};

constexpr Sentence kStepsInEnglish[] = {
    {BASTIDE_STEP_DRAW, "A tile is drawn next."},
    {BASTIDE_STEP_PLACE, "{seat} must place {tile, select, none {a tile of its hand} other {{tile}}}."},
    {BASTIDE_STEP_ACT, "{seat} may deploy a piece."},
    {BASTIDE_STEP_FINAL, "The final scoring begins next."},
    {BASTIDE_STEP_DICE_TURN, "{seat} builds, sets knights aside, rolls or stops."},
    {BASTIDE_STEP_DICE_FALL, "A roll comes next."},
};

constexpr Sentence kEventsInEnglish[] = {
    {BASTIDE_EVENT_TURN_BEGAN, "{cause, select, " BASTIDE_CASES_TURN_BEGAN
                               "other {{seat} begins turn {turn}}}{count, plural, =0 {} one { with # die} other { with # dice}}"
                               "{cause, select, dice_doubled {; its points count double} other {}}."},
    {BASTIDE_EVENT_PART_BEGAN, "{seat} begins part {count} of its turn."},
    {BASTIDE_EVENT_TURN_ENDED, "{seat} ends its turn."},
    {BASTIDE_EVENT_DREW,
     "{seat, select, nature {{tile, select, none {A tile} other {{tile}}} is drawn} "
     "other {{seat} draws {tile, select, none {a tile} other {{tile}}}}}; "
     "{count, plural, =0 {no tile is} one {# tile is} other {# tiles are}} left."},
    {BASTIDE_EVENT_TILE_LEFT, "{cause, select, fits_nowhere {{tile} fits nowhere and leaves the game} " BASTIDE_CASES_TILE_LEFT
                              "resigned {{seat} gives " BASTIDE_A_TILE " up} "
                              "other {{tile, select, none {A tile} other {{tile}}} leaves the game}}."},
    {BASTIDE_EVENT_PLACED, "{seat, select, nature {{tile} lies on {cell}" BASTIDE_TURNED "} other {{seat} " BASTIDE_PLACES "}}."},
    // clang-format off
    {BASTIDE_EVENT_MOVED,
     "{cause, select, "
     "deployed {{seat} " BASTIDE_DEPLOYS "{spot, select, tile { on the tile at {cell}} corner { on the north-west corner of {cell}} "
         "other {{piece_kind, select, " BASTIDE_CASES_DEPLOYED_ON "other {" BASTIDE_ON_FEATURE "}}" BASTIDE_AT_CELL "}}} "
     "completed {" BASTIDE_WHOSE " goes home" BASTIDE_FROM "} "
     "final {" BASTIDE_WHOSE BASTIDE_WHERE " is counted} "
     BASTIDE_CASES_MOVED
     "dice_collected {{seat} sets a knight aside} "
     "dice_passed {{seat} passes a catapult on{other_seat, select, none {} other { to {other_seat}}}} "
     "dice_kept {{seat} scores nothing and keeps a knight} "
     "resigned {" BASTIDE_WHOSE BASTIDE_WHERE " leaves with its seat} "
     "other {{seat, select, nature {A piece} other {{seat}'s {piece_kind, select, none {piece} other {{role}}}}} moves"
         BASTIDE_AT_CELL "}}."},
    // clang-format on
    {BASTIDE_EVENT_COMPLETED,
     "The {feature_kind}{feature_kind, select, monastery {} garden {} hut {} other { of {count, plural, one {# tile} other {# "
     "tiles}}}} "
     "at {cell} "
     "is complete."},
    {BASTIDE_EVENT_SCORING,
     "{feature_kind, select, none {{seats, plural, =0 {Nobody is paid} one {{seats} is paid} other {{seats} are paid}}} "
     "other {The {feature_kind}" BASTIDE_AT_CELL " pays {seats, select, none {nobody} other {{seats}}}}}."},
    {BASTIDE_EVENT_SCORED,
     "{seat}: {reward}, {each, select, 0 {{count, select, 0 {no majority, } other {{count} x 0 = }}} "
     "other {{count, select, 1 {} other {{count} x {each} = }}}}" BASTIDE_POINTS "."},
    {BASTIDE_EVENT_PASSED, "{seat} {step, select, act {deploys nothing} " BASTIDE_CASES_PASSED "other {passes}}."},
    {BASTIDE_EVENT_FINAL, "The final scoring begins."},
    {BASTIDE_EVENT_ENDED, "The game is over. {seats, plural, =0 {Nobody wins} one {{seats} wins} other {{seats} win}}."},
    {BASTIDE_EVENT_UNDONE, "The game goes back to an earlier decision."},
    {BASTIDE_EVENT_RESIGNED, "{seat} leaves the game."},
    {BASTIDE_EVENT_STOOD_IN,
     "{cause, select, clock {The time of {seat} has run out; the clock decides} stand_in {A stand-in decides for {seat}} "
     "other {Somebody else decides for {seat}}}."},
    {BASTIDE_EVENT_NAMED, BASTIDE_NAMES},
    {BASTIDE_EVENT_BID, BASTIDE_BIDS},
    {BASTIDE_EVENT_SOLD,
     "{seat, select, nature {{other_seat} takes {tile}{points, plural, =0 {} one { for # point} other { for # points}}} "
     "other {{seat} sells {tile, select, none {the tile} other {{tile}}} to {other_seat}"
     "{points, plural, " BASTIDE_CASES_PAID "one { for # point} other { for # points}}}}."},
    {BASTIDE_EVENT_REVEALED, "{seat} shows {tile}."},
    {BASTIDE_EVENT_ROLLED, "{seat} rolls {faces}."},
    {BASTIDE_EVENT_CHOSE, "{seat} chooses: {cause}."},
};

constexpr Sentence kRewardsInEnglish[] = {
    {BASTIDE_REWARD_ROAD, BASTIDE_GETS "a road" BASTIDE_OF_TILES "."},
    {BASTIDE_REWARD_CITY, BASTIDE_GETS "a city" BASTIDE_OF_TILES "."},
    {BASTIDE_REWARD_CITY_PENNANTS, BASTIDE_GETS BASTIDE_PENNANTS " of a city."},
    {BASTIDE_REWARD_MONASTERY, BASTIDE_GETS "a monastery" BASTIDE_OF_TILES "."},
    {BASTIDE_REWARD_FINAL_ROAD, BASTIDE_GETS "an incomplete road" BASTIDE_OF_TILES "."},
    {BASTIDE_REWARD_FINAL_CITY, BASTIDE_GETS "an incomplete city" BASTIDE_OF_TILES "."},
    {BASTIDE_REWARD_FINAL_CITY_PENNANTS, BASTIDE_GETS BASTIDE_PENNANTS " of an incomplete city."},
    {BASTIDE_REWARD_FINAL_MONASTERY, BASTIDE_GETS "an incomplete monastery" BASTIDE_OF_TILES "."},
    {BASTIDE_REWARD_FINAL_FIELD, BASTIDE_GETS "a field" BASTIDE_WITH_CITIES(" with") "."},
    {BASTIDE_REWARD_DICE_CITY, "{count, select, 0 {{seat} closed no city and gets nothing.} other {" BASTIDE_GETS
                               "its largest closed city{each, select, 2 {, counted twice} other {}}.}}"},
};

#undef BASTIDE_IN_KIND
#undef BASTIDE_ON_SEGMENT
#undef BASTIDE_ON_FEATURE
#undef BASTIDE_TURNED
#undef BASTIDE_PLACES
#undef BASTIDE_DEPLOYS
#undef BASTIDE_SIDES
#undef BASTIDE_NAMES
#undef BASTIDE_BIDS
#undef BASTIDE_PENNANTS

}  // namespace

Text english_sentence(i32 section, i32 number) noexcept
{
    if (section == BASTIDE_VOCABULARY_REASON) return english_reason(number);
    if (const Text of_box = module_sentence(section, number); !of_box.empty()) return of_box;
    switch (section) {
        case BASTIDE_VOCABULARY_ACTION: return find_in(kActionsInEnglish, number);
        case BASTIDE_VOCABULARY_STEP: return find_in(kStepsInEnglish, number);
        case BASTIDE_VOCABULARY_EVENT: return find_in(kEventsInEnglish, number);
        case BASTIDE_VOCABULARY_REWARD: return find_in(kRewardsInEnglish, number);
        default: return {};
    }
}

}  // namespace bastide
