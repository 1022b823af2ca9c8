#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints a picture of the figures in tests/bench/recorded.txt: instructions of a game and bytes of its block, by box."""
from pathlib import Path

RECORD = Path(__file__).resolve().parents[2] / "tests/bench/recorded.txt"
PLAYED = {"base": "72 tiles", "winter": "Winter Edition", "winter+tower": "with The Tower", "winter+abbey_mayor": "with Abbey & Mayor",
          "winter+tower+abbey_mayor": "with both"}
LEFT, BAR, LINE, TOP, PANEL = 150, 420, 26, 34, 170
INK, INSTRUCTIONS, BYTES = "#2b2b2b", "#3f7cac", "#8a9a5b"


def figures(by, way):
    rows = [line.split() for line in RECORD.read_text().splitlines() if line and not line.startswith("#")]
    found = {row[2]: int(row[3]) for row in rows if row[0].startswith(by) and row[1] == way}
    return [(words, found[key]) for key, words in PLAYED.items()]


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
    width, height = LEFT + BAR + 90, 2 * PANEL + 10
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13" fill="{INK}">'
    yield f'<rect width="{width}" height="{height}" fill="#ffffff"/>'
    yield from panel(0, "Instructions of a random game by lists, in thousands", figures("gcc", "lists"), INSTRUCTIONS,
                     lambda figure: f"{round(figure / 1000):,}")
    yield from panel(PANEL, "Bytes of a position, the block that a copy moves", figures("bytes", "block"), BYTES, lambda figure: f"{figure:,}")
    yield "</svg>"


print("\n".join(picture()))
