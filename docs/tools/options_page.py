#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""options_page.py PROGRAM: prints docs/options.md.

The program, made from options_page.c, prints the lists of the library. The library has no remarks of the header, so they are
added here, from capi/abi/bastide_api.json: what the values of an option mean. An option with a few values more than on and off
must say of each what it means, as (2) in its sentence or as "2: ..." or "0 or 2: ..." in its remark."""
import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROW = re.compile(r"^\| (\d+) \| `(\w+)` \| (-?\d+) to (-?\d+) \| (-?\d+) \| (.*?) \|", re.M)
FEW = 10  # values; more of them are a number that needs no list


def remarks():
    """The remark of each option by its number."""
    api = json.loads((ROOT / "capi/abi/bastide_api.json").read_text())
    values = [value for enum in api["enums"] for value in enum["values"] if value["name"].startswith("BASTIDE_OPTION_")]
    return {value["value"]: value["text"].partition(" | ")[2] for value in values}


def is_explained(value, text):
    return re.search(rf"\({value}\)|(?<![\w-]){value}(?: or \d+)*: ", text)


def main():
    notes = remarks()
    missing = []

    def add_remark(row):
        number, name, least, most, _, text = row.groups()
        note = notes[int(number)]
        least, most = int(least), int(most)
        if 2 <= most - least < FEW:
            missing.extend(f"{name} = {value}" for value in range(least, most + 1) if not is_explained(value, f"{text} {note}"))
        return row[0][:-2] + (f" {note[0].upper()}{note[1:]}." if note else "") + " |"

    page = subprocess.run(sys.argv[1:2], stdout=subprocess.PIPE, check=True, text=True).stdout
    page = ROW.sub(add_remark, page)
    if missing:
        sys.exit(f"include/bastide.h does not say what these mean: {', '.join(missing)}")
    sys.stdout.write(page)


if __name__ == "__main__":
    main()
