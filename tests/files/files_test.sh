#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Every file argument of the programs gets a folder, a missing file, an empty one, an unreadable one, a huge one and bytes of all
# kinds: the program says in one line what is wrong with which file, and exits with status 1. So does it when its output is full.
# usage: files_test.sh BASTIDE DEMO GUIDE_PICTURES   (programs that are not built: -)
set -euo pipefail

cli=$1 demo=$2 pictures=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

mkdir folder
: >empty
ln -s nowhere dangling
truncate -s 1G huge
printf '\0\1\2\377\376\200bastide 1\n\0' >binary
printf 'bastide 1\nexpect tile \377\033\n' >latin
printf '\377\376b\0a\0' >utf16
printf 'x' >unreadable && chmod 000 unreadable
files=(folder missing empty dangling huge binary latin utf16)
[ -r unreadable ] || files+=(unreadable)  # root reads every file
[ ! -r /proc/self/mem ] || ln -s /proc/self/mem memory && files+=(memory)  # opens, but its first page cannot be read

printf 'bastide 1\nset base 1\n' >good.script
failed=0

fail() { printf 'FAILED: %s\n' "$*"; failed=1; }

# file, command...: the command gets the file and must refuse it
refuses() {
    local file=$1 status=0 said
    shift
    said=$(timeout 60 "$@" 2>&1 </dev/null | tr -d '\0') || status=$?
    [ "$status" = 1 ] || fail "$* exits with $status: $said"
    [ "$(printf '%s\n' "$said" | wc -l)" = 1 ] || fail "$* says more than a line: $said"
    case $said in *"$file"*) ;; *) fail "$* does not name the file: $said" ;; esac
    case $file:$said in
        *huge:*larger*) ;;
        *huge:*) fail "$* does not refuse the file by its size: $said" ;;
        *utf16:*UTF-16*) ;;
        *utf16:*) fail "$* does not name the encoding: $said" ;;
    esac
    LC_ALL=C grep -q '[^ -~]' <<<"$said" && fail "$* prints bytes of the file: $said"
    return 0
}

for file in "${files[@]}"; do
    if [ "$cli" != - ]; then
        refuses "$file" "$cli" check "$file"
        refuses "$file" "$cli" replay "$file"
        refuses "$file" "$cli" draw "$file"
        refuses "$file" "$cli" draw --text "$file"
        refuses "$file" "$cli" draw --tiles "$file"
        refuses "$file" "$cli" check --tiles "$file" good.script
        refuses "$file" "$cli" replay --tiles "$file" good.script
        refuses "$file" "$cli" play --random --tiles "$file"
        [ "$file" = empty ] || refuses "$file" "$cli" --language "./$file" list sets  # an empty language is English
    fi
    if [ "$demo" != - ]; then
        refuses "$file" "$demo" --script "$file"
        [ "$file" = empty ] || refuses "$file" "$demo" --language "./$file"
    fi
    [ "$pictures" = - ] || refuses "$file" "$pictures" cells "$file"
done

# An empty name, of a variable that is not set, is that of no file.
if [ "$cli" != - ]; then
    for command in check replay draw 'draw --tiles' 'check good.script --tiles' 'play --random --tiles' 'list sets --language'; do
        # shellcheck disable=SC2086
        refuses "''" "$cli" $command ''
    done
fi
[ "$demo" = - ] || for option in --script --language; do refuses "''" "$demo" $option ''; done

# An output that is full.
if [ -w /dev/full ]; then
    for command in 'list sets' 'check good.script' 'replay good.script' 'draw good.script' 'play --random'; do
        [ "$cli" = - ] || refuses 'the output' bash -c '"$0" $1 2>&1 >/dev/full' "$cli" "$command"
    done
    [ "$demo" = - ] || refuses 'the output' bash -c '"$0" 2>&1 >/dev/full' "$demo"
fi

for place in folder missing/file "''"; do
    path=${place#"''"}
    [ "$cli" = - ] || refuses "$place" bash -c '"$0" play --random --write "$1" 2>&1 >/dev/null' "$cli" "$path"
    [ "$demo" = - ] || refuses "$place" bash -c '"$0" --write "$1" 2>&1 >/dev/null' "$demo" "$path"
done

exit "$failed"
