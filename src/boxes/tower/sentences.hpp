// SPDX-License-Identifier: MIT
// Sentences with fields of The Tower.
#pragma once

#include "common/phrases.hpp"
#include "play/module.hpp"

namespace bastide::boxes::tower {

#define BASTIDE_RANSOM "a ransom of {least, plural, one {# point} other {# points}}"

inline constexpr SentenceDef kSentences[] = {
    {StepKind::tower_ransom_at_begin, "{seat} may pay " BASTIDE_RANSOM " at the beginning of the turn."},
    {StepKind::tower_ransom_at_end, "{seat} may pay " BASTIDE_RANSOM " at the end of the turn."},
    {StepKind::tower_capture, "{seat} may capture from the tower at {cell}."},
    {StepKind::tower_exchange,
     "{seat} chooses which prisoner comes back{other_seat, select, none {} other { from {other_seat}}}."},
    {Reward::tower_ransom_paid, "{seat} pays {other_seat, select, none {} other {{other_seat} }}a ransom: " BASTIDE_POINTS "."},
    {Reward::tower_ransom_received,
     "{seat} receives a ransom{other_seat, select, none {} other { from {other_seat}}}: " BASTIDE_POINTS "."},
    {Reason::tower_closed, "The tower is closed: {seat, select, none {a follower} other {a follower of {seat}}} stands on it."},
    {Reason::tower_out_of_range, "The tower" BASTIDE_AT_CELL " reaches only {most, plural, one {# cell} other {# cells}}."},
    {Reason::tower_ransom_too_dear, "A ransom costs {least, plural, one {# point} other {# points}}; the seat has fewer."},
    {Reason::tower_own_prisoner, "{seat, select, none {A seat} other {{seat}}} cannot hold its own piece as a prisoner."},
    {Reason::tower_mutual_prisoners,
     "Two seats cannot hold prisoners of each other{other_index, select, none {} other { (see entry {other_index})}}: they are "
     "exchanged at once."},
    {Select::moved, "tower_captured {{other_seat} captures " BASTIDE_WHOSE BASTIDE_WHERE "}"},
    {Select::moved, "tower_taken_home {{seat} takes its own {role}" BASTIDE_WHERE " home}"},
    {Select::moved,
     "tower_exchanged {" BASTIDE_WHOSE " comes back in an exchange{other_seat, select, none {} other { with {other_seat}}}}"},
    {Select::moved, "tower_ransomed {{seat} buys its {role} free{other_seat, select, none {} other { from {other_seat}}}}"},
    {Select::passed, "tower_ransom_at_begin {pays no ransom}"},
    {Select::passed, "tower_ransom_at_end {pays no ransom}"},
    {Select::passed, "tower_capture {captures nothing}"},
    {Select::takes, "tower_captured {captures}"},
    {Select::deploys, "tower_piece {adds a tower piece}"},
    {Select::deployed_on, "tower_piece {}"},
    {Select::stands_in, "foundation { on the tower}"},
};

#undef BASTIDE_RANSOM

}  // namespace bastide::boxes::tower
