# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# A church counts the followers on its own tile and those beside it in one row alone.
mutant church_row 'invariants boxes' src/board/cell.hpp \
    'a.y - b.y <= 1 && b.y - a.y <= 1' 'a.y == b.y'

# An incomplete city pays for the Darmstadtium.
mutant darmstadtium_at_the_end 'invariants boxes' src/boxes/darmstadt/darmstadt.cpp \
    'feature.kind == SegmentKind::city && cause == Cause::completed' 'feature.kind == SegmentKind::city'

# Between count and payment a standing counts the followers around a church anew.
mutant church_counted_anew 'mechanisms' src/boxes/darmstadt/darmstadt.cpp \
    'counted == 0 && may_count ? leaders_around' 'may_count || counted != 0xFFFF ? leaders_around'

# A follower two cells to the east of a church counts.
mutant far_from_church 'boxes' src/board/cell.hpp \
    'return a.x - b.x <= 1 && b.x - a.x <= 1' 'return a.x - b.x <= 2 && b.x - a.x <= 1'
