// SPDX-License-Identifier: MIT
// Sentences with fields of Abbey & Mayor.
#pragma once

#include "common/phrases.hpp"
#include "play/module.hpp"

namespace bastide::boxes::abbey_mayor {

inline constexpr SentenceDef kSentences[] = {
    {StepKind::abbey_place,
     "{seat} {may_pass, select, yes {may} other {must}} place the abbey{may_pass, select, yes {{tiles_left, select, 0 {} other { "
     "instead of drawing}}} other {}}."},
    {StepKind::wagon_move, "{seat} may move the {piece_kind} on from {cell}, or take it home."},
    {Reward::barn_placed, BASTIDE_GETS "a field with a new barn" BASTIDE_WITH_CITIES(" and") "."},
    {Reward::barn_joined, BASTIDE_GETS "a field joined to a barn" BASTIDE_WITH_CITIES(", with") "."},
    {Reward::barn_final, BASTIDE_GETS "a barn in a field" BASTIDE_WITH_CITIES(" with") "."},
    {Reason::abbey_none_left, "{seat, select, none {The seat} other {{seat}}} has no abbey left."},
    {Reason::abbey_no_hole,
     "An abbey needs an empty cell with tiles on all four sides{cell, select, none {} other {; {cell} is not one}}."},
    {Reason::barn_no_junction,
     "{spot, select, segment {A barn stands on a corner, not on a segment} "
     "other {Four tiles that show only field must meet at the north-west corner of {cell}}}."},
    {Reason::barn_in_field,
     "{seat, select, none {A barn} other {{seat}'s barn}}{cell, select, none {} other { on the north-west corner of {cell}}} "
     "stands in the field."},
    {Reason::wagon_too_far, "The wagon cannot reach {cell, select, none {that cell} other {{cell}}}."},
    {Select::moved, "wagon_set_out {" BASTIDE_WHOSE " sets out" BASTIDE_FROM "}"},
    {Select::moved,
     "wagon_moved {" BASTIDE_WHOSE " moves on{feature_kind, select, none {} other { to the {feature_kind}}}" BASTIDE_AT_CELL "}"},
    {Select::moved, "wagon_stayed {" BASTIDE_WHOSE " goes home}"},
    {Select::moved, "barn_placed {" BASTIDE_WHOSE BASTIDE_WHERE " goes home: a barn was placed in the field}"},
    {Select::moved, "barn_joined {" BASTIDE_WHOSE BASTIDE_WHERE " goes home: the field was joined to a barn}"},
    {Select::passed, "abbey_place {keeps its abbey}"},
    {Select::passed, "wagon_move {does not move its wagon on}"},
    {Select::places, "AM_A {places the abbey on {cell}}"},
    {Select::a_tile, "AM_A {its abbey}"},
    {Select::paid, "=0 { for an abbey}"},
};

}  // namespace bastide::boxes::abbey_mayor
