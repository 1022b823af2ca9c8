#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# site.sh DIRECTORY: makes the site in DIRECTORY/html. Warnings are errors.
set -euo pipefail
mkdir -p "$1"
out=$(cd "$1" && pwd)
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."
python3 docs/tools/site_menu.py >"$out/layout.xml"
{
    cat docs/Doxyfile
    printf '\nOUTPUT_DIRECTORY = %s\nLAYOUT_FILE = %s\nHTML_EXTRA_FILES = %s\n' "$out" "$out/layout.xml" "$(echo docs/pictures/*.svg)"
} | doxygen -
