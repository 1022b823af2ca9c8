#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Scripts with the comments of `bastide tidy --explain` are the same games as without, in every language, and the comments are there once.
# usage: explain_test.sh BASTIDE SOURCES
set -euo pipefail

cli=$1 sources=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
failed=0

fail() { printf 'FAILED: %s\n' "$*"; failed=1; }

# The hash of the game of a script, as the complaint about a wrong one tells it.
hash_of() {
    { cat "$1"; printf '\nexpect hash 0000000000000000\n'; } >hashed
    { "$cli" check hashed || true; } | sed -n 's/.* but it is \([0-9a-f]\{16\}\).*/\1/p'
}

without_comments() { "$cli" tidy "$1" | sed '/^ *#/d; /^$/d'; }

# plain script, script with comments
is_same() {
    local plain explained
    plain=$(hash_of "$1") explained=$(hash_of "$2")
    [ ${#plain} = 16 ] || fail "$1 has no hash"
    [ "$plain" = "$explained" ] || fail "$2 is another game than $1"
    "$cli" check "$2" >/dev/null || fail "$2 is refused"
    cmp -s <(without_comments "$1") <(without_comments "$2") || fail "$2 has other lines than $1"
}

# ---- A whole game of all boxes, as docs/scripts.md makes it ----

mapfile -t command < <(sed -n '/^    bastide play --random --seed/,/^$/p' "$sources/docs/scripts.md")
line=$(printf '%s' "${command[*]}" | tr -d '\\')
# shellcheck disable=SC2086
"$cli" ${line#*bastide } >/dev/null
without_comments game.script >plain
is_same plain game.script
cmp -s <("$cli" tidy --explain plain) game.script || fail "play and tidy explain the game differently"
cmp -s <("$cli" tidy --explain game.script) game.script || fail "comments are added twice"
for box in $("$cli" list set | awk '{ print $2 }'); do
    [ "$box" = river_2 ] || [ "$box" = gq11 ] || grep -q "^set $box 1" game.script || fail "the game has no $box"
done
for told in ' begins turn 37\.' ' gets nothing for a field .*: it has no majority there\.' 'The dragon eats ' ' sends the fairy to ' \
    'for the fairy at ' '(magic portal)' '(hill)' ' captures ' "'s ringmaster comes back in an exchange with " \
    "'s flock at .* grows by " '# Red pays no ransom\.' ' builds a bridge across ' ' bids [0-9]* points' 'The count goes to ' \
    ' is drawn; ' 'The big top moves to ' 'A gold bar comes to ' ' moves the witch to ' ' moves the mage to ' \
    'a crop circle makes each seat take a follower back' ' deploys the little shed ' ' in sight of a watchtower' \
    ' for a quarter of a wind rose in its section' '(labyrinth)' ' falls into the trap' 'A ferry joins the roads' \
    ' lies in wait on space ' ' with its robber, half of what '; do
    grep -q -- "$told" game.script || fail "nothing tells '$told'"
done

# ---- A wolf ----

cat >wolf <<'SCRIPT'
bastide 1
chance host
set base 1
set hills_sheep 1
draw E
0: place E 0 -1 2
0: deploy shepherd 0 -1 f0
draw_token wolf
SCRIPT
"$cli" tidy --explain wolf >explained
grep -q 'A wolf is drawn for the shepherd at (0,-1) and goes back into the bag\.$' explained || fail "a wolf is not told"

# ---- A tile placed with a bridge, and the letters of the board ----

cat >bridge <<'SCRIPT'
bastide 1
chance host
set base 1
set bridges_castles_bazaars 1
draw E
0: place E 0 -1 2
0: deploy follower 0 -1 c0
0: deploy castle 0 -1 c0
draw BB_F
1: place_spanned BB_F 1 0 0 2
SCRIPT
"$cli" tidy --explain bridge >explained
[ "$(grep -c 'places BB_F on (1,0)' explained)" = 1 ] || fail "a placement with a bridge is told twice"
grep -q 'places BB_F on (1,0) .* (bazaar)$' explained || fail "what is printed on a tile placed with a bridge is not told"
"$cli" draw --text bridge | grep -q '^R/ bridge, R< castle$' || fail "bridges and castles have no letters of their own"

cat >city <<'SCRIPT'
bastide 1
set base 1
set count_city 1
SCRIPT
"$cli" draw --text city | grep -q '^   c: \$$' || fail "the count in his quarter is not on the board"

cat >acrobats <<'SCRIPT'
bastide 1
chance host
set base 1
set big_top 1
set little_buildings 1
draw BT_A
0: place BT_A 0 1 0
0: deploy follower 0 1 tile
draw B
1: place B 1 1 0
1: deploy follower 0 1 tile
draw B
0: place B -1 1 0
0: deploy follower 0 1 tile
draw B
1: place B 0 2 0
1: take 0 acrobats_scored
draw U
0: place U 1 0 1
0: deploy little_tower 1 0 tile
SCRIPT
"$cli" tidy --explain acrobats >explained
[ "$(grep -c "follower leaves the acrobats" explained)" = 3 ] || fail "not all acrobats that were scored are told to leave"
grep -q '^# Red deploys a follower on the tile at (0,1)\.$' explained || fail "an acrobat is not told to stand on its tile"
"$cli" --language german tidy --explain acrobats | grep -q 'den kleinen Turm auf die Karte auf (1,0)' || fail "a little tower stands beside its tile"

# ---- What lies in front of a seat, and the board of a game that is over ----

"$cli" play --random --seed 3 --with goldmines | grep -q ', gold bar x [0-9]' || fail "gold bars are not counted"
"$cli" draw --seed 5 --with big_top >over.svg
"$cli" draw --seed 5 >base.svg
for picture in over base; do [ "$(grep -c 'follower\|meeple' "$picture.svg")" -gt 10 ] || fail "$picture.svg shows the board after the final scoring"; done

# ---- The sample, and a script with comments, clocks and variations ----

without_comments "$sources/docs/snippets/explained.script" >plain
cmp -s <("$cli" tidy --explain plain) "$sources/docs/snippets/explained.script" || fail "docs/snippets/explained.script is told differently now"

cp "$sources/docs/snippets/annotated.script" annotated
"$cli" tidy --explain annotated >explained
is_same annotated explained
grep -q '^  # Red deploys a farmer ' explained || fail "a variation is not told"
for comment in '# Anna takes four points at once\.' '# a thief'; do grep -q "$comment" explained || fail "a comment is lost: $comment"; done

for language in czech romanian german french; do
    "$cli" --language "$language" tidy --explain annotated >explained
    is_same annotated explained
    ! grep -q ' begins turn ' explained || fail "$language is English"
done

"$cli" play --random --game dice --write dice --explain >/dev/null
without_comments dice >plain
"$cli" check plain dice >/dev/null || fail "a game of dice is refused with its comments"
cmp -s <("$cli" tidy --explain plain) dice || fail "play and tidy explain a game of dice differently"
grep -q '^# Red rolls' dice || fail "a roll is not told"

# ---- Refusals ----

! "$cli" play --random --explain >/dev/null 2>&1 || fail "--explain without --write is taken"
printf 'bastide 1\nset base 1\n' >empty
cmp -s <("$cli" tidy --explain empty) <("$cli" tidy empty) || fail "a script without actions is changed"

exit "$failed"
