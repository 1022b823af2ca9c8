#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws the boards of the worked examples: docs/pictures/examples/ID.script is the board of the example ID of a page of docs/rules,
ID.svg its picture, which stands in the example.

    example_pictures.py PROGRAM            draws them with the program bastide
    example_pictures.py PROGRAM --check    says which picture is stale, which script fails and which picture stands nowhere
"""
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs/pictures/examples"


def shown():
    """id -> the pictures in its entry on a page of docs/rules."""
    entries = {}
    for page in sorted((ROOT / "docs/rules").glob("*.md")):
        for rule, body in re.findall(r'^- <a id="([A-Z0-9-]+)"></a>(.*\n(?:  .*\n)*)', page.read_text(), re.M):
            entries[rule] = re.findall(r"!\[[^\]]*\]\(\.\./pictures/examples/([^)]+)\)", body)
    return entries


def main():
    program, check = sys.argv[1], "--check" in sys.argv[2:]
    scripts = sorted(FOLDER.glob("*.script"))
    faults, entries = [], shown()
    if check:
        played = subprocess.run([program, "check", *scripts], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        faults += [played.stdout] if played.returncode else []
    for script in scripts:
        drawn = subprocess.run([program, "draw", script], stdout=subprocess.PIPE, check=True).stdout
        picture = script.with_suffix(".svg")
        if not check:
            picture.write_bytes(drawn)
        elif not picture.exists() or picture.read_bytes() != drawn:
            faults.append(f"{picture.relative_to(ROOT)} is stale: ./dev pages writes it again")
        if entries.get(script.stem) != [picture.name]:
            faults.append(f"the entry of {script.stem} in docs/rules does not show {picture.name}")
    known = {script.stem for script in scripts}
    faults += [f"{picture.name} has no script" for picture in FOLDER.glob("*.svg") if picture.stem not in known]
    faults += [f"the entry of {rule} shows {', '.join(names)}" for rule, names in entries.items() if names and names != [f"{rule}.svg"]]
    print("\n".join(faults) or f"{len(scripts)} pictures")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
