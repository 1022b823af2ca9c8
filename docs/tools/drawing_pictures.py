#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws the pictures of docs/drawing.md in docs/pictures/drawing with the program bastide.

    drawing_pictures.py PROGRAM            draws them
    drawing_pictures.py PROGRAM --check    says which is stale
"""
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs/pictures/drawing"
BOARD = FOLDER / "board.script"
PICTURES = {
    "light": [BOARD, "--pixels", "64", "--show", "rulers,seats"],
    "dark": [BOARD, "--pixels", "64", "--show", "rulers,seats", "--theme", "dark"],
    "print": [BOARD, "--pixels", "64", "--show", "rulers,seats", "--theme", "print"],
    "options": [BOARD, "--pixels", "64", "--show", "labels,rulers,legal,last", "--highlight", "0,1"],
    "tile": ["--tiles", "base", "--tile", "D", "--rotation", "1", "--pixels", "128"],
    "dice": [ROOT / "docs/snippets/dice.script", "--pixels", "48"],
}


def main():
    program, check = sys.argv[1], "--check" in sys.argv[2:]
    faults = []
    for name, arguments in PICTURES.items():
        drawn = subprocess.run([program, "draw", *arguments], stdout=subprocess.PIPE, check=True).stdout
        picture = FOLDER / f"{name}.svg"
        if not check:
            picture.write_bytes(drawn)
        elif not picture.exists() or picture.read_bytes() != drawn:
            faults.append(f"{picture.relative_to(ROOT)} is stale: ./dev pages writes it again")
    print("\n".join(faults) or f"{len(PICTURES)} pictures")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
