# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# No cell is a hole for an abbey.
mutant abbey_refused 'perft invariants boxes' src/boxes/abbey_mayor/abbey.cpp \
    'return has_abbey(view, seat) && has_hole(view);' 'return has_abbey(view, seat) && has_hole(view) && seat < 0;'

# A wagon can move to a complete feature.
mutant wagon_into_complete 'perft invariants boxes' src/boxes/abbey_mayor/wagon.cpp \
    'return can_be_completed(view.state.node(root).kind()) && is_complete(view.state, root);' \
    'return root == NodeId{};'

# Of several wagons that of the seat on turn moves last.
mutant wagon_order 'perft invariants boxes' src/boxes/abbey_mayor/wagon.cpp \
    'int seat = view.state.header().active;' 'int seat = view.state.header().active + 1 < seats ? view.state.header().active + 1 : 0;'

# A barn can be placed on any corner of a field.
mutant barn_anywhere 'perft invariants boxes' src/boxes/abbey_mayor/barn.cpp \
    'if (!shows_field(view, corner_cell(cell, corner, i))) return false;' 'if (!shows_field(view, corner_cell(cell, corner, i))) continue;'

# Farmers stay in a field that was joined to a barn.
mutant farmers_beside_barn 'perft invariants boxes' src/boxes/abbey_mayor/barn.cpp \
    'if (is_occupied(play.state, root)) joined.add(play, root);' \
    'if (is_occupied(play.state, root) && play.state.header().turn == 0) joined.add(play, root);'

# A barn pays as much as a farmer.
mutant barn_worth 'invariants boxes' src/boxes/abbey_mayor/barn.cpp \
    'constexpr i32 kFinal = 4;' 'constexpr i32 kFinal = 3;'

# Tiles that fit nowhere end the turns for abbeys.
mutant abbeys_handed_on 'capi' src/boxes/abbey_mayor/abbey.cpp \
    'if ((!next.over && last_draw == 0) ||' 'if (!next.over ||'

# The forced turns for abbeys end with the seat of the last tile, which may have had it out of turn.
mutant abbeys_end_early 'capi' src/boxes/abbey_mayor/abbey.cpp \
    '(is_one_round && seat == last)' '(seat == last)'

# Under the stricter rule a seat that cannot place an abbey is skipped.
mutant abbeys_skip 'boxes' src/boxes/abbey_mayor/abbey.cpp \
    'end_rule(play) == EndRule::forced_until_first && !play.is_out(seat)' 'false'

# A barn prevents followers on roads instead of fields.
mutant barn_beside_roads 'invariants boxes' src/boxes/abbey_mayor/abbey_mayor.cpp \
    '.about = segment_set(SegmentKind::field)' '.about = segment_set(SegmentKind::road)'

# A barn is not offered at a corner where the new tile is alone on one side.
mutant corner_sides 'invariants boxes' src/boxes/abbey_mayor/barn.cpp \
    'const u32 sides = 1u << corner | 1u << corner_after(corner, 3);' \
    'const u32 sides = 1u << corner | 1u << corner_after(corner, 1);'

# The sentence of a wagon that may move on says that it goes home.
mutant cause_of_setting_out 'boxes' src/boxes/abbey_mayor/wagon.cpp \
    'Home{Spot::moving, Cause::wagon_set_out}' 'Home{Spot::moving, home.cause}'

# A field that a barn of this turn stands in pays as one that was joined to it.
mutant due_at_barn 'invariants boxes' src/boxes/abbey_mayor/barn.cpp \
    'return is_placed ? Cause::barn_placed : Cause::barn_joined;' 'return Cause::barn_joined;'

# A refusal for a barn in the field names the tile of the barn, not its corner.
mutant corner_of_refusal 'boxes' src/boxes/abbey_mayor/barn.cpp \
    'return verdict.refuse_at(Verdict::Where::corner, Reason::barn_in_field);' 'return verdict.refuse(Reason::barn_in_field);'
