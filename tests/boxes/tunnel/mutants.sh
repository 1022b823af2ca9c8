# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# A token goes on an opening that has one.
mutant tunnel_on_token 'boxes invariants' src/boxes/tunnel/tunnel.cpp \
    'if (!token_on(view, opening) && visit(opening)) return true;' 'if (visit(opening)) return true;'

# A token wins a second part though it adds no tile.
mutant tunnel_wins_always 'boxes' src/boxes/tunnel/tunnel.cpp \
    'placed) < count_tiles(view.state, root)' 'placed) <= count_tiles(view.state, root)'

# A road that a token completes elsewhere is not scored.
mutant tunnel_not_scored 'boxes invariants' src/boxes/tunnel/tunnel.cpp \
    'apart.add(link.one);' '(void)apart;'

# With three seats each has one pair.
mutant tunnel_pairs_of_three 'boxes' src/boxes/tunnel/tunnel.cpp \
    '{{3, 2, 1}, {2, 1, 1}, {1, 1, 1}}' '{{3, 1, 1}, {2, 1, 1}, {1, 1, 1}}'
