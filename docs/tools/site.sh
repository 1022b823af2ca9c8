#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# site.sh DIRECTORY: makes the site in DIRECTORY/html. Warnings are errors.
set -euo pipefail
theme=/usr/share/doxygen-awesome-css lunr=/usr/share/javascript/lunr/lunr.min.js # where Debian installs them
for needed in "$theme/doxygen-awesome.css:doxygen-awesome-css" "$lunr:node-lunr" /usr/share/nodejs/lunr/index.js:node-lunr; do
    [ -e "${needed%%:*}" ] || { echo "site.sh: ${needed%%:*} is missing; it is in Debian's package ${needed##*:}" >&2; exit 1; }
done

mkdir -p "$1"
out=$(cd "$1" && pwd)
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."
rm -rf "$out/html"
python3 docs/tools/site_menu.py >"$out/layout.xml"

# Doxygen's own header with the scripts of the theme and a search box in it
(cd "$out" && doxygen -w html plain_header.html footer.html plain.css >/dev/null)
sed -e '/<\/head>/e cat docs/tools/site_head.html' -e '/<\/tbody>/e cat docs/tools/site_box.html' "$out/plain_header.html" >"$out/header.html"
{
    cat docs/Doxyfile
    printf '\nOUTPUT_DIRECTORY = %s\nLAYOUT_FILE = %s\nHTML_HEADER = %s\n' "$out" "$out/layout.xml" "$out/header.html"
    printf 'HTML_EXTRA_STYLESHEET = %s\n' "$(echo "$theme"/doxygen-awesome{,-sidebar-only,-sidebar-only-darkmode-toggle}.css docs/tools/site.css)"
    printf 'HTML_EXTRA_FILES = %s\n' "$(find docs/pictures -name "*.svg" | sort | tr "\n" " ") $(echo "$theme"/*.js "$lunr" docs/tools/site_{find,page}.js)"
} | doxygen -

# The index of the search, as a script, because a page opened as a file may load scripts and nothing else
python3 docs/tools/site_sections.py "$out/html" >"$out/sections.json"
node docs/tools/site_index.js "$out/sections.json" >"$out/html/site_index.js"
