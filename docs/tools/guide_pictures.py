#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws the pictures of the guides in docs/pictures/guides: boards by bastide_guide_pictures, and each *.dot by Graphviz.

    guide_pictures.py PROGRAM            draws them
    guide_pictures.py PROGRAM --check    says which is stale; of those by Graphviz only words and arrows are compared, because its
                                         versions place them differently
"""
import html
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs/pictures/guides"
BOARDS = {"cells": ("cells", "client.script"), "pieces": ("pieces", "deploy.script"), "feature": ("feature", "client.script"),
          "refusal": ("refusal", "client.script", "place V 1 -1 0")}


def run(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True, cwd=FOLDER).stdout


def graph(path):
    svg = re.sub(r"\A.*?(?=<svg)|<!--.*?-->\n?", "", run("dot", "-Tsvg", path), flags=re.S)
    return re.sub(r'<svg width="(\d+)pt" height="(\d+)pt"', r'<svg width="\1" height="\2"', svg)


def words_of_dot(text):
    """The lines of all labels, and how many arrows there are."""
    words = [line for label in re.findall(r'label="([^"]*)"', text) for line in label.split("\\n")]
    return sorted(words), len(re.findall(r"->", text))


def words_of_svg(text):
    return sorted(html.unescape(word) for word in re.findall(r"<text [^>]*>([^<]*)</text>", text)), text.count('class="edge"')


def main():
    program, check = str(Path(sys.argv[1]).resolve()), "--check" in sys.argv[2:]
    faults = []
    for name, (what, *rest) in BOARDS.items():
        picture, drawn = FOLDER / f"{name}.svg", run(program, what, *rest)
        if not check:
            picture.write_text(drawn)
        elif picture.read_text() != drawn:
            faults.append(f"{picture.relative_to(ROOT)} is stale: ./dev pages writes it again")
    for source in sorted(FOLDER.glob("*.dot")):
        picture = source.with_suffix(".svg")
        if not check:
            picture.write_text(graph(source.name))
        elif words_of_dot(source.read_text()) != words_of_svg(picture.read_text()):
            faults.append(f"{picture.relative_to(ROOT)} does not show {source.name}: ./dev pages writes it again")
    print("\n".join(faults) or "the pictures of the guides are fresh")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
