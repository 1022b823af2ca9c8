// SPDX-License-Identifier: MIT
// The English sentences of reasons. They are a file of their own because a program that only creates games needs no others.
#include <cstddef>

#include "common/phrases.hpp"
#include "english.hpp"
#include "setup/all_modules.hpp"
#include "texts.hpp"
#include "vocabulary/record_fields.hpp"

namespace bastide {

namespace {

#define BASTIDE_ENTRY "{index, select, none {} other {Entry {index}: }}"
#define BASTIDE_RANGE "{least} to {most}"
// In a text the line identifies the choice.
#define BASTIDE_CHOICE "{line, select, 0 {Choice {index}} other {The choice}}"
#define BASTIDE_OF_CHOICE "{line, select, 0 {{index, select, none {a choice} other {choice {index}}}} other {the choice}}"

// A range is several numbers, so the verb is in the plural also when the last of them is 1.
#define BASTIDE_POSSIBLE BASTIDE_RANGE " are possible"
#define BASTIDE_OUT_OF_RANGE(otherwise)                                                               \
    "{name} is {value}; {most, select, 0 {{least, select, 0 {" otherwise "} other {" BASTIDE_POSSIBLE \
    "}}} "                                                                                            \
    "other {" BASTIDE_POSSIBLE "}}."
constexpr char kIsOutOfRange[] = BASTIDE_OUT_OF_RANGE("that is not possible in this game");
// Field 7 of an action is its spot.
static_assert(record_fields::kActionFields[7].offset == offsetof(bastide_action, spot));
constexpr char kArgumentIsOutOfRange[] =
    BASTIDE_OUT_OF_RANGE("{field, select, 7 {this kind of action cannot use it} other {that is not possible in this game}}");
#undef BASTIDE_OUT_OF_RANGE
#undef BASTIDE_POSSIBLE
// Field 0 of a choice is its kind. The dice game has choices of one kind.
static_assert(record_fields::kChoiceFields[0].offset == offsetof(bastide_choice, kind));
#define BASTIDE_KIND_OF_CHOICE \
    "Choice {index}: kind is {value}; {least, select, 1 {" BASTIDE_RANGE " are} other {only {least} is}} possible"

constexpr Sentence kReasonsInEnglish[] = {
    {BASTIDE_REASON_NOT_YOUR_DECISION,
     "{seat, select, none {Another seat decides now} other {It is {seat}'s decision}}"
     "{action_seat, select, none {} other {, not {action_seat}'s}}."},
    {BASTIDE_REASON_WRONG_STEP,
     "{action_kind, select, none {The game does not wait for this action now.} other {The game does not wait for the action "
     "\"{action_kind, name}\" now.}}"},
    {BASTIDE_REASON_TILE_NOT_LEFT, "No tile {tile} is left to draw."},
    {BASTIDE_REASON_WRONG_TILE, "{tile, select, none {This} other {{tile}}} is not the tile that was drawn."},
    {BASTIDE_REASON_CELL_TAKEN, "A tile already lies on {cell}."},
    {BASTIDE_REASON_TOUCHES_NOTHING, "No side of {cell} touches a placed tile."},
    {BASTIDE_REASON_SIDE_MISMATCH, "The {side} side needs a {other_side_kind} at {cell}; the tile has a {side_kind} there."},
    {BASTIDE_REASON_NOT_LAST_TILE,
     "A piece can be deployed only on the tile just placed{cell, select, none {} other {, on {cell}}}."},
    {BASTIDE_REASON_NO_SUCH_SEGMENT,
     "{action_spot, select, tile {{action_piece_kind, select, none {That piece} " BASTIDE_CASES_A_PIECE
     "other {A {action_piece_kind}}} may not stand there} "
     "other {{segment, select, none {The tile has no such segment} other {The tile has no segment {segment}}}}}."},
    {BASTIDE_REASON_NO_SUCH_PIECE,
     "{piece_kind, select, none {The game has no such piece} other {The game has no piece of the kind {piece_kind}}}."},
    {BASTIDE_REASON_SUPPLY_EMPTY,
     "No {piece_kind, select, none {such piece} other {{piece_kind}}} is left in the supply"
     "{action_seat, select, none {} other { of {action_seat}}}."},
    {BASTIDE_REASON_WRONG_SEGMENT,
     "{action_piece_kind, select, none {That piece} " BASTIDE_CASES_A_PIECE "other {A {action_piece_kind}}} may not stand "
     "{segment_kind, select, none {there} other {on a {segment_kind}}}."},
    {BASTIDE_REASON_OCCUPIED,
     "{seat, select, none {The feature is occupied} other {{seat}'s piece occupies the feature}}" BASTIDE_AT_CELL "."},
    {BASTIDE_REASON_OUT_OF_REACH,
     "{cell, select, none {The cell} other {The cell {cell}}} lies outside the largest possible board."},
    {BASTIDE_REASON_NO_SUCH_SEAT,
     "{other_index, select, none {The game has no such seat} other {The game has no seat {other_index}}}."},
    {BASTIDE_REASON_NOT_OWN_TURN, "{seat, select, none {A seat} other {{seat}}} can do this only in its own turn."},
    {BASTIDE_REASON_RESIGNED, "{seat, select, none {The seat} other {{seat}}} has left the game."},
    {BASTIDE_REASON_SPARE_SET,
     "{index, select, none {A spare word} other {Spare word {index}}}{name, select, none {} other { of {name}}}"
     "{other_index, select, none {} other {[{other_index}]}} is set; it must be 0."},
    {BASTIDE_REASON_ARGUMENT_RANGE, kArgumentIsOutOfRange},
    {BASTIDE_REASON_ARGUMENT_NULL,
     "{name}{index, select, none {} other {[{index}]}} is NULL{value, select, 0 {} other { although its count is {value}}}."},
    {BASTIDE_REASON_ARGUMENT_COUNT, kIsOutOfRange},
    {BASTIDE_REASON_DICE_NOT_IN_TRAY, "No die in the tray shows {tile, select, none {that face} other {{tile}}}."},
    {BASTIDE_REASON_DICE_CELL_TAKEN, "A die already lies on {cell}."},
    {BASTIDE_REASON_DICE_TOO_FAR,
     "The first die is placed on (0,0), later dice near the built ones{cell, select, none {} other {; {cell} is too far away}}."},
    {BASTIDE_REASON_DICE_COLOUR_MISMATCH,
     "The {side} side must be {other_side_kind, select, city {black} other {white}} at {cell}; "
     "it is {side_kind, select, city {black} other {white}}."},
    {BASTIDE_REASON_DICE_WRONG_COUNT,
     "A roll shows {most, plural, one {the # die} other {all # dice}} of the tray and no others."},
    {BASTIDE_REASON_POSITION_ENTRY, "{index, select, none {An entry} other {Entry {index}}} has an unknown kind."},
    {BASTIDE_REASON_POSITION_NUMBER, BASTIDE_ENTRY "A number is out of range; it must be from " BASTIDE_RANGE "."},
    {BASTIDE_REASON_POSITION_TWICE,
     "{other_index, select, none {Two entries put the same thing} other {Entry {other_index} already puts the same thing}}."},
    {BASTIDE_REASON_POSITION_TILE,
     BASTIDE_ENTRY "The game has no tile type {tile, select, none {with that number} other {{tile}}}."},
    {BASTIDE_REASON_POSITION_HAND, BASTIDE_ENTRY
     "{seat, select, none {The seat} other {{seat}}} can hold {most, plural, =0 {no such tile} one {at most # such tile} "
     "other {at most # such tiles}}."},
    {BASTIDE_REASON_POSITION_NO_TILE, BASTIDE_ENTRY "{cell, select, none {The cell} other {The cell {cell}}} has no tile."},
    {BASTIDE_REASON_POSITION_FITS_NOWHERE, "{tile, select, none {The drawn tile} other {{tile}}} cannot be placed anywhere."},
    {BASTIDE_REASON_CONFIG_GAME, kIsOutOfRange},
    {BASTIDE_REASON_CONFIG_CHANCE, kIsOutOfRange},
    {BASTIDE_REASON_CONFIG_FIRST_SEAT, kIsOutOfRange},
    {BASTIDE_REASON_CONFIG_FLAGS, kIsOutOfRange},
    {BASTIDE_REASON_CONFIG_SEATS, "The chosen boxes allow {least} to {most, plural, one {# seat} other {# seats}}."},
    // clang-format off
    {BASTIDE_REASON_CONFIG_CHOICE,
     "{other_index, select, none {{tile, select, none {{option, select, "
     "none {{field, select, 0 {" BASTIDE_KIND_OF_CHOICE "} "
         "other {{most, select, 0 {{index, select, none {No choice has this name} "
         "other {" BASTIDE_CHOICE " has a kind or an id that the game does not have}}} "
         "other {The id of " BASTIDE_OF_CHOICE " must be from " BASTIDE_RANGE "}}}}} "
     "other {The game has no option {option, name}}}} "
     "other {Tile {tile} has no village, so it cannot be drawn with bushes}}} "
     "other {{line, select, 0 {Choice {index} repeats choice {other_index}} other {An earlier line already makes this choice}}}}."},
    {BASTIDE_REASON_CONFIG_VALUE,
     "{option, select, none {The value of " BASTIDE_OF_CHOICE "} other {The value of the option {option, name}}} must be from " BASTIDE_RANGE "."},
    {BASTIDE_REASON_CONFIG_TOO_LARGE,
     "{most, select, 0 {The game can have more events and actions than the library can hold} "
     "512 {A game can have at most {most} pieces} 16000 {A game can have at most {most} tiles} "
     "65534 {A game can have at most {most} segments} other {The game is too large; the library can hold at most {most}}}."},
    {BASTIDE_REASON_CONFIG_REVISION, "The newest revision of the rules that this library knows is {most}."},
    {BASTIDE_REASON_CONFIG_TILESET,
     "{tile, select, none {Tile set handle {index} is missing} "
     "other {Tile {tile} of tile set handle {index} has the name of a tile of {other_index, select, none {a built-in set} "
     "other {tile set handle {other_index}}}}}."},
    {BASTIDE_REASON_CONFIG_CAPACITY, "The event capacity must be from " BASTIDE_RANGE "."},
    {BASTIDE_REASON_CONFIG_OPTION_ALONE,
     "The option {option, name} belongs to {option_set, select, none {{option_game}} other {the set {option_set, name}}}"
     "{option_other, select, none {} other { or {option_other, name}}}{option_third, select, none {} other { or {option_third, name}}}, "
     "which this game does not play."},
    {BASTIDE_REASON_CONFIG_CONTRADICTION, "{other_option, select, none {The option {option, name} and the set {set, name} exclude each other.} "
     "other {The options {option, name} and {other_option, name} exclude each other.}}"},
    {BASTIDE_REASON_CONFIG_OPTION_NEEDS,
     "{option, select, none {A tile with bushes} other {The option {option, name}}} needs {option, select, "
     BASTIDE_CASES_NEEDED "other {{other_option, select, none {another choice} other {the option {other_option, name}}}}}."},
    // clang-format on
    {BASTIDE_REASON_CONFIG_LEFT_OUT,
     "This build of bastide leaves out {box}; build it with BASTIDE_BOXES=all or with {box, name} in the list."},
};

#undef BASTIDE_ENTRY
#undef BASTIDE_RANGE
#undef BASTIDE_KIND_OF_CHOICE
#undef BASTIDE_CHOICE
#undef BASTIDE_OF_CHOICE

}  // namespace

Text english_reason(i32 number) noexcept
{
    const Text of_box = module_sentence(BASTIDE_VOCABULARY_REASON, number);
    return of_box.empty() ? find_in(kReasonsInEnglish, number) : of_box;
}

}  // namespace bastide
