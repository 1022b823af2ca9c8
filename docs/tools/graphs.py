#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints a picture of the figures in tests/bench/recorded.txt: instructions of a game and bytes of its block, by box."""
import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / "tests/bench/recorded.txt"
LEFT, BAR, LINE, TOP = 370, 420, 26, 34
INK, INSTRUCTIONS, BYTES = "#2b2b2b", "#3f7cac", "#8a9a5b"


def titles():
    """set -> title, as the header has it before the edition and the number of tiles."""
    enums = json.loads((ROOT / "capi/abi/bastide_api.json").read_text())["enums"]
    sets = next(enum["values"] for enum in enums if enum["name"] == "bastide_set")
    return {value["name"].removeprefix("BASTIDE_SET_").lower(): re.split(r"[,|]", value["text"])[0].strip() for value in sets}


def title_of_game(played, known):
    """The title of a game that is a mixture of sets; None of any other."""
    names = played.split("+")
    if not set(names) <= set(known):
        return None
    return known[names[0]] + (" with " + ", ".join(known[name] for name in names[1:]) if names[1:] else "")


def figures(by, way):
    rows = [line.split() for line in RECORD.read_text().splitlines() if line and not line.startswith("#")]
    known = titles()
    found = [(title_of_game(row[2], known), int(row[3])) for row in rows if row[0].startswith(by) and row[1] == way]
    return [(title, figure) for title, figure in found if title]


def panel(top, title, rows, colour, show):
    most = max(figure for _, figure in rows)
    yield f'<text x="{LEFT}" y="{top + 20}" font-weight="bold">{title}</text>'
    for number, (words, figure) in enumerate(rows):
        y = top + TOP + number * LINE
        width = round(BAR * figure / most)
        yield f'<text x="{LEFT - 8}" y="{y + 14}" text-anchor="end">{words.replace("&", "&amp;")}</text>'
        yield f'<rect x="{LEFT}" y="{y}" width="{width}" height="{LINE - 8}" fill="{colour}"/>'
        yield f'<text x="{LEFT + width + 6}" y="{y + 14}">{show(figure)}</text>'


def picture():
    instructions, bytes_of_block = figures("gcc", "lists"), figures("bytes", "block")
    second = TOP + len(instructions) * LINE + 6
    width, height = LEFT + BAR + 90, second + TOP + len(bytes_of_block) * LINE + 10
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13" fill="{INK}">'
    yield f'<rect width="{width}" height="{height}" fill="#ffffff"/>'
    yield from panel(0, "Instructions of a random game by lists, in thousands", instructions, INSTRUCTIONS,
                     lambda figure: f"{round(figure / 1000):,}")
    yield from panel(second, "Bytes of a position, the block that a copy moves", bytes_of_block, BYTES, lambda figure: f"{figure:,}")
    yield "</svg>"


print("\n".join(picture()))
