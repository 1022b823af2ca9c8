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
for told in ' begins turn 36\.' ' gets nothing for a field .*: it has no majority there\.' 'The dragon eats ' ' sends the fairy to ' \
    'for the fairy at ' '(magic portal)' '(hill)' ' captures ' "Red's follower comes back in an exchange with Blue" "'s flock at .* grows by " 'A wolf is drawn' '# Red pays no ransom\.' \
    ' builds a bridge across ' ' bids [0-9]* points' 'The count goes to '; do
    grep -q -- "$told" game.script || fail "nothing tells '$told'"
done

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
