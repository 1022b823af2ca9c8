// SPDX-License-Identifier: MIT
// Sentences with fields of Princess & Dragon.
#pragma once

#include "common/phrases.hpp"
#include "play/module.hpp"

namespace bastide::boxes::princess_dragon {

inline constexpr SentenceDef kSentences[] = {
    {StepKind::dragon_walk,
     "{seat} must move the dragon on{cell, select, none {} other { from {cell}}}: {most, plural, one {the last "
     "step} other {# steps are left}}."},
    {StepKind::princess_take, "{seat} must remove a knight from the city of the princess at {cell}."},
    {Reward::fairy_turn, "{seat} gets " BASTIDE_POINTS " for the fairy at the beginning of the turn."},
    {Reward::fairy_scored, "{seat} gets " BASTIDE_POINTS " for the fairy at a feature that is scored."},
    {Reason::dragon_asleep, "{tile} cannot be drawn yet: tiles with the dragon wait for the first volcano."},
    {Reason::dragon_there, "The dragon stands at {cell}; no figure comes to its tile."},
    {Reason::dragon_not_beside, "The dragon goes to a tile beside its own; {cell} is none."},
    {Reason::dragon_was_there, "The dragon was at {cell} in this walk."},
    {Reason::fairy_keeps_out, "The fairy keeps the dragon out of {cell}."},
    {Reason::fairy_is_there, "The fairy is at {cell} already."},
    {Reason::fairy_nobody_there, "The fairy goes to a tile with an own follower; at {cell} is none."},
    {Select::moved, "volcano_woke {The dragon comes to the volcano at {cell}}"},
    {Select::moved, "dragon_walked {The dragon goes to {cell}}"},
    {Select::moved, "dragon_ate {The dragon eats " BASTIDE_WHOSE BASTIDE_WHERE "}"},
    {Select::moved, "fairy_sent {The fairy goes to {other_seat, select, none {} other {a follower of {other_seat} at }}{cell}}"},
    {Select::moved, "fairy_stayed {The fairy stays" BASTIDE_AT_CELL ": its follower left}"},
    {Select::moved, "princess_removed {A princess removes " BASTIDE_WHOSE BASTIDE_WHERE "}"},
    {Select::chosen, "act {{seat} sends the fairy to its {role}" BASTIDE_AT_PLACE "}"},
    {Select::takes, "princess_removed {removes}"},
};

}  // namespace bastide::boxes::princess_dragon
