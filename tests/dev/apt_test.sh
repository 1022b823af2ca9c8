#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# ./dev waits while another process holds the lock of apt-get, says so once, and stops at any other error. The apt-get here is a stand-in.
# usage: apt_test.sh <source directory> <scratch directory>
set -euo pipefail
source=$1 scratch=$2
rm -rf "$scratch"
mkdir -p "$scratch/bin" "$scratch/build/logs"

fail() { printf 'FAILED: %s\n' "$*"; cat "$scratch/said"; exit 1; }

stand_in() { # name, script
    printf '#!/bin/sh\n%s\n' "$2" >"$scratch/bin/$1"
    chmod +x "$scratch/bin/$1"
}

install() { # which calls of apt-get fail, what they say: installs a compiler; the calls are counted in calls
    : >"$scratch/calls"
    stand_in apt-get "echo \"\$@\" >>'$scratch/calls'
        case \$(wc -l <'$scratch/calls') in $1) echo '$2' >&2; exit 100 ;; esac"
    PATH=$scratch/bin:$PATH CXX=$scratch/none bash -c '. "$1/dev"; cd "$2"; need compiler' - "$source" "$scratch" >"$scratch/said" 2>&1
}
calls() { wc -l <"$scratch/calls"; }

stand_in id 'echo 0'
stand_in sleep ''

install 'none' '' || fail 'an installation fails'
[ "$(calls)" -eq 1 ] || fail 'apt-get is called twice'
install '1|2|3' 'E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 7 (apt-get)' || fail 'the lock of dpkg is not waited for'
[ "$(calls)" -eq 4 ] || fail "$(calls) calls instead of 4"
[ "$(grep -c 'Another process holds the lock' "$scratch/said")" -eq 1 ] || fail 'the wait is not told once'
install '1' 'E: Unable to lock directory /var/lib/apt/lists/' || fail 'the lock of the lists is not waited for'
[ "$(calls)" -eq 2 ] || fail "$(calls) calls instead of 2"
install '*' 'E: Unable to locate package g++' && fail 'a missing package is no error'
[ "$(calls)" -eq 2 ] || fail "$(calls) calls instead of install and update"
install '*' 'E: Could not get lock /var/lib/dpkg/lock-frontend' && fail 'a lock that is never free is waited for without end'
grep -q 'apt-get update failed' "$scratch/said" || fail 'the end of the wait is not told'
