#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Stages of ./dev: the time of programs that programs start is counted, a failure and a skipped test are told, each command has a line.
# usage: stages_test.sh <source directory> <scratch directory>
set -euo pipefail
source=$1 scratch=$2
rm -rf "$scratch"
mkdir -p "$scratch/build/logs"
# shellcheck source=dev
. "$source/dev"

fail() { printf 'FAILED: %s\n' "$*"; exit 1; }
work() { bash -c 'bash -c "for ((i = 0; i < 400000; ++i)); do :; done"; :'; note passed worked; }

list=$(./dev)
for command in $(declare -F | sed -n 's/^declare -f command_//p'); do
    grep -q "^  $command " <<<"$list" || fail "the list does not name $command"
done
for command in $(sed -n 's/^  \([a-z]\+\) .*/\1/p' <<<"$list"); do
    declare -F "command_$command" >/dev/null || fail "$command is listed and is no command"
done
./dev no_such_command >"$scratch/said" 2>&1 && fail 'a command that does not exist is started'
grep -q 'no such command: no_such_command' "$scratch/said" || fail 'a command that does not exist is not told'

cd "$scratch"
begin_counting
verdict >said && fail 'a run without a test passes'
begin_counting
stage 'a stage that works' work >said || fail 'a stage fails'
verdict >said || fail 'a run that passes fails'
grep -qE '^1 tests in 1 runs in all builds: 1 runs passed, 0 failed, 0 skipped$' said || fail 'the tests are not counted'
grep -qE '^ +[0-9.]+ +[0-9.]+  a stage that works$' said || fail 'the table does not name the stage'
grep -qE '^ +[0-9.]+ +[0-9.]+  all stages$' said || fail 'the table has no sum'
awk -F '\t' '{ exit !($1 > 0.05) }' "$spent" || fail "the processor time of grandchildren is not counted: $(cat "$spent")"
stage 'a stage that fails' false >said
verdict >said && fail 'a failed stage passes'
begin_counting
note passed one
note skipped two
verdict >said && fail 'a skipped test passes'
true
