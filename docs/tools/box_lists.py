#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the lists of boxes in README.md and docs/index.md from the pages of docs/boxes: title and first sentence.

    box_lists.py            writes them
    box_lists.py --check    says which is stale

A box of the header without a page of rules or a page in docs/boxes is a fault; the house rules and the dice game have none there.
"""
import json
import re
import sys

from ruling_index import ROOT, first_sentence, pages, title_of, without_links
from written_parts import with_part, write

README, INDEX = ROOT / "README.md", ROOT / "docs/index.md"


def boxes():
    """Name, title and first sentence of each box, the oldest set first, which is the order of their rules."""
    for name in pages():
        path = ROOT / f"docs/boxes/{name}.md"
        if path.exists():
            text = path.read_text()
            paragraph = " ".join(text.split("\n\n")[1].split("\n"))
            yield name, re.match(r"# Box: (.+)", text)[1].replace("the ", "The ", 1), without_links(first_sentence(paragraph))


def missing(found):
    """The boxes of the header that have a set, without a page."""
    api = json.loads((ROOT / "capi/abi/bastide_api.json").read_text())
    sets = {value["name"].removeprefix("BASTIDE_SET_").lower() for enum in api["enums"] if enum["name"] == "bastide_set" for value in enum["values"]}
    return [f"{box['name']} has no page in docs/boxes, or none in docs/rules" for box in api["boxes"] if box["name"] in sets - found]


def main(asked):
    rows = ["| Box | What of it is played |", "| --- | --- |", *(f"| [{title}](docs/boxes/{name}.md) | {says} |" for name, title, says in boxes())]
    links = [f"- [{title}](boxes/{name}.md)" for name, title, _ in boxes()]
    stale = write({README: with_part(README, "boxes", rows), INDEX: with_part(INDEX, "boxes", links)}, asked == ["--check"])
    faults = missing({name for name, _, _ in boxes()}) + stale
    print("\n".join(faults) or f"{len(links)} boxes")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
