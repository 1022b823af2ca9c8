#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Checks that what opponents choose equals what is recorded.
# usage: choices_test.sh <recorded numbers> <program>
set -euo pipefail
diff "$1" <("$2") && exit 0
echo '< is recorded, > is found. If opponents shall choose otherwise from now on, ./dev matrix record writes it anew; say why in the commit.'
exit 1
