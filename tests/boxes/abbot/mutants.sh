# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# An abbot whose building is complete can be called back.
mutant abbot_of_complete 'invariants boxes' src/boxes/abbot/abbot.cpp \
    'return is_complete(view.state, verdict.feature) ?' 'return is_complete(view.state, verdict.feature) && seat < 0 ?'

# While no abbot is on the board, a refusal does not say why a piece cannot be called back.
mutant abbot_wrong_step 'invariants' src/boxes/abbot/abbot.cpp \
    'const Decision&, const Action& action)
{
    return is_take_for(action, Cause::abbot_called_back) && may_call_back(view);' \
    'const Decision& decision, const Action& action)
{
    if (view.state.seat(decision.seat).supply[static_cast<int>(PieceKind::abbot)] > 0) return false;
    return is_take_for(action, Cause::abbot_called_back) && may_call_back(view);'

# An abbot called back brings nothing for its own tile.
mutant abbot_without_its_tile 'boxes' src/boxes/abbot/abbot.cpp \
    '{Reward::abbot_called_back, worth, 1}' '{Reward::abbot_called_back, worth - 1, 1}'
