// SPDX-License-Identifier: MIT
// Sentences with fields of The Tower.
#pragma once

#include "ground/phrases.hpp"
#include "play/room.hpp"

namespace bastide::towers {

#define BASTIDE_RANSOM "a ransom of {least, plural, one {# point} other {# points}}"

inline constexpr SentenceRow kSentences[] = {
    {StepName::tower_ransom_at_begin, "{seat} may pay " BASTIDE_RANSOM " at the beginning of the turn."},
    {StepName::tower_ransom_at_end, "{seat} may pay " BASTIDE_RANSOM " at the end of the turn."},
    {StepName::tower_capture, "{seat} may capture from the tower at {cell}."},
    {StepName::tower_exchange, "{seat} chooses which prisoner comes back."},
    {Reward::tower_ransom_paid, "{seat} pays {other_seat, select, none {} other {{other_seat} }}a ransom: " BASTIDE_POINTS "."},
    {Reward::tower_ransom_received,
     "{seat} receives a ransom{other_seat, select, none {} other { from {other_seat}}}: " BASTIDE_POINTS "."},
    {Reason::tower_closed, "{seat, select, none {A follower} other {A follower of {seat}}} stands on the tower."},
    {Reason::tower_out_of_range, "The tower" BASTIDE_AT_CELL " reaches {most, plural, one {# cell} other {# cells}} far."},
    {Reason::tower_ransom_too_dear, "A ransom costs {least, plural, one {# point} other {# points}}."},
    {Reason::tower_own_prisoner, "{seat, select, none {A seat} other {{seat}}} does not hold its own piece."},
    {Reason::tower_mutual_prisoners,
     "Prisoners of two seats are exchanged at once{other_index, select, none {} other {: see entry {other_index}}}."},
};

#undef BASTIDE_RANSOM

}  // namespace bastide::towers
