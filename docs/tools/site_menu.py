#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints docs/tools/site_layout.xml with the pages of boxes and rules in the menu: each folder stands there as a comment, and the
pages of a folder are called by their headings.

    site_menu.py
"""
import re
from html import escape

from ruling_index import ROOT, pages, title_of


def entries(folder):
    texts = {path.stem: path.read_text() for path in (ROOT / folder).glob("*.md")}
    order = [page for page in pages() if page in texts]  # oldest boxes first, as the rules have them
    for page in order:
        url = f"@ref page_{folder.replace('/', '_')}_{page}"
        yield f'      <tab type="user" url="{url}" title="{escape(title_of(texts[page]))}"/>'


layout = (ROOT / "docs/tools/site_layout.xml").read_text()
print(re.sub(r"^ *<!-- pages of (\S+) -->$", lambda match: "\n".join(entries(match[1])), layout, flags=re.M), end="")
