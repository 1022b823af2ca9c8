#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# site.sh DIRECTORY: makes the site in DIRECTORY/html. Warnings are errors.
set -euo pipefail
mkdir -p "$1"
out=$(cd "$1" && pwd)
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."
{ cat docs/Doxyfile; printf '\nOUTPUT_DIRECTORY = %s\n' "$out"; } | doxygen -
