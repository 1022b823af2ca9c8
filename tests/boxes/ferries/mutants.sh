# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# A ferry is moved twice in a part.
mutant ferry_moves_again 'boxes invariants' src/boxes/ferries/ferries.cpp \
    'if (met.holds(i) && !is_new(view, i) && !was_moved(view, i)) visit(i);' 'if (met.holds(i) && !is_new(view, i)) visit(i);'

# The search goes on behind a ferry.
mutant ferry_behind 'boxes invariants' src/boxes/ferries/ferries.cpp \
    'if (is_new && !meets_ferry(id)) grows' 'if (is_new) grows'

# The road that a ferry leaves is not scored.
mutant ferry_left_road 'boxes invariants' src/boxes/ferries/ferries.cpp \
    'add(link_across(view, tile_of(view, was.ferry), was.way));' '(void)was;'

# A builder stays alone.
mutant ferry_lone_builder 'boxes invariants' src/boxes/ferries/ferries.cpp \
    '    send_lone_companions_home(play);' '    (void)send_lone_companions_home;'
