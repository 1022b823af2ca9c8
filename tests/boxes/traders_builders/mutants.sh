# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# A third part of a turn.
mutant third_part 'invariants boxes' src/boxes/traders_builders/double_turn.cpp \
    'if (play.part() != 0 || !play.this_turn(kModule, kDouble)' 'if (!play.this_turn(kModule, kDouble)'

# The builder stays when its last follower is captured.
mutant builder_stays 'invariants boxes' src/boxes/traders_builders/companions.cpp \
    '|| has_follower_on(play, seat, root)) return;' '|| seat >= 0) return;'

# A second part is offered and begun though there is nothing to draw or to place.
mutant empty_second_part 'invariants capi boxes' src/boxes/traders_builders/double_turn.cpp \
    '    if (!has_tile_for_turn(play, step.seat)) return Flow::done;
' ''

# The first seat wins no goods.
mutant goods_of_roads 'invariants boxes' src/boxes/traders_builders/goods.cpp \
    'if (feature.kind != SegmentKind::city) return;' 'if (feature.kind == SegmentKind::city && seat == 0) return;'

# A seat that names another one for its second part is refused as if the game had no such seat.
mutant second_part_no_seat 'capi boxes' src/boxes/traders_builders/double_turn.cpp \
    'return verdict.refuse(Reason::not_own_turn);' 'return verdict.refuse(Reason::no_such_seat);'

# An abbey beside an incomplete feature gives a double turn.
mutant builder_beside_incomplete 'boxes' src/boxes/traders_builders/double_turn.cpp \
    'if (is_complete(view.state, root) && has_on(view, seat, root, PieceKind::builder)) return true;' \
    'if (has_on(view, seat, root, PieceKind::builder)) return true;'

# A seat that has left the game takes the second part of its turn.
mutant second_part_of_nobody 'boxes' src/boxes/traders_builders/double_turn.cpp \
    ' || play.is_out(step.seat)) return Flow::done;' ') return Flow::done;'

# A standing gives the goods of a sold tile to its seller.
mutant goods_of_seller 'boxes' src/boxes/traders_builders/goods.cpp \
    'seat == view.state.header().acting_seat ? count_due' 'seat == view.state.header().active ? count_due'

# A builder is company for a builder.
mutant company_of_builders 'boxes' src/boxes/traders_builders/companions.cpp \
    'return view.rules.piece_def(piece.kind).has(Trait::claims); }));' 'return true; }));'

# Of two builders of a seat one stays on a scored feature.
mutant one_companion_leaves 'boxes' src/boxes/traders_builders/companions.cpp \
    'while (const PieceId companion = find_on' 'if (const PieceId companion = find_on'

# A companion stays as long as any seat has a follower there.
mutant company_of_others 'boxes' src/boxes/traders_builders/companions.cpp \
    '|| has_follower_on(play, seat, root)) return;' '|| is_occupied(play.state, root)) return;'

# A pig may not be put on an enclosed field.
mutant pig_on_enclosed_field 'boxes' src/boxes/traders_builders/companions.cpp \
    'if (where != SegmentKind::field && is_complete(view.state, root)) return' 'if (is_complete(view.state, root)) return'

# A pig that goes home with a farmer who was joined to a barn has another reason.
mutant pig_at_barn 'boxes' src/boxes/traders_builders/companions.cpp \
    'why == Cause::barn_joined ||' 'false ||'
