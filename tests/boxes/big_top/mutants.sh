# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# The big top moves before its token is scored.
mutant big_top_moves_first 'boxes invariants' src/boxes/big_top/circus.cpp \
    'reveal(play, token_in(action), Reward::big_top);
    move_to_circus(play);' 'move_to_circus(play);
    reveal(play, token_in(action), Reward::big_top);'

# Only meeples on the tile of the big top count.
mutant big_top_counts_its_tile 'boxes invariants' src/boxes/big_top/circus.cpp \
    'is_meeple && stands_near(view, piece, middle) ?' \
    'is_meeple && stands_near(view, piece, middle) && cell_of(view.state.placed(tile_under(view.state, piece))) == middle ?'

# Pieces that are no meeples count.
mutant big_top_counts_all 'boxes invariants' src/boxes/big_top/circus.cpp \
    'piece_def(piece.kind).has(Trait::claims);' 'piece_def(piece.kind).strength < 9;'

# The last token is not scored.
mutant big_top_without_last_show 'boxes invariants' src/boxes/big_top/circus.cpp \
    'if (!has_token(play) || play' 'if (has_token(play) || play'

# A position has the big top where no circus is.
mutant big_top_off_circus 'boxes' src/boxes/big_top/circus.cpp \
    'if (!has_mark(view, tile, Mark::circus) || !was_called(view))' 'if (!was_called(view))'

# A pyramid takes four.
mutant pyramid_of_four 'boxes invariants' src/boxes/big_top/elements.hpp \
    'kOfPyramid = 3;' 'kOfPyramid = 4;'

# An acrobat pays four points.
mutant acrobat_pays_four 'boxes invariants' src/boxes/big_top/acrobats.cpp \
    'kPerAcrobat = 5;' 'kPerAcrobat = 4;'

# Acrobats enter where the dragon stands.
mutant acrobats_with_dragon 'boxes invariants' src/boxes/big_top/acrobats.cpp \
    '!is_bridged(view, tile) && !has_dragon(view, tile) &&' '!is_bridged(view, tile) &&'

# Acrobats enter under a bridge.
mutant acrobats_under_bridge 'boxes' src/boxes/big_top/acrobats.cpp \
    '!is_bridged(view, tile) && !has_dragon(view, tile) &&' '!has_dragon(view, tile) &&'

# Any piece of a seat on a tile is an acrobat.
mutant acrobats_of_any_kind 'boxes invariants' src/boxes/big_top/acrobats.cpp \
    'return piece.spot == Spot::tile && piece.kind == PieceKind::follower && has_space' 'return piece.spot == Spot::tile && piece.owner != kNature && has_space'

# A festival takes acrobats back.
mutant festival_reaches_acrobats 'boxes' src/boxes/big_top/acrobats.cpp \
    'is_theirs || reaches_all : !is_theirs' 'is_theirs || reaches_all || cause != Cause::none : !is_theirs'

# A fairy left alone by any follower of an acrobat tile counts.
mutant fairy_of_any_follower 'boxes' src/boxes/big_top/acrobats.cpp \
    'is_alone && was_there ? 1 : 0' 'is_alone || was_there ? 1 : 0'

# A ringmaster brings a point for each.
mutant ringmaster_brings_one 'boxes invariants' src/boxes/big_top/ringmaster.cpp \
    'kForEach = 2;' 'kForEach = 1;'

# Circuses bring a ringmaster nothing.
mutant ringmaster_without_circus 'boxes invariants' src/boxes/big_top/ringmaster.cpp \
    'has_mark(view, near, Mark::circus) || has_mark' 'has_mark'

# The ringmaster is left out with the acrobats.
mutant ringmaster_without_acrobats 'boxes' src/boxes/big_top/big_top.cpp \
    'if (rules.has(Option::without_ringmaster))' 'if (rules.has(Option::without_acrobats))'
