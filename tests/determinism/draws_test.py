#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks that a second implementation of the generator, from docs/randomness.md, makes the same draws as the library.

usage: draws_test.py DATA OPTIONS      DATA holds golden/draws.txt and the tile data, OPTIONS is docs/options.md with the presets
"""
import json
import pathlib
import re
import sys

MASK = 2**64 - 1
FACES = 6


def split_mix(state):
    """Yields the numbers of SplitMix64."""
    while True:
        state = state + 0x9E3779B97F4A7C15 & MASK
        z = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & MASK
        z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
        yield z ^ z >> 31


def rotated(x, by):
    return (x << by | x >> 64 - by) & MASK


def xoshiro(s0, s1, s2, s3):
    """Yields the numbers of xoshiro256**."""
    while True:
        yield rotated(s1 * 5 & MASK, 7) * 9 & MASK
        t = s1 << 17 & MASK
        s2 ^= s0
        s3 ^= s1
        s1 ^= s2
        s0 ^= s3
        s2 ^= t
        s3 = rotated(s3, 45)


def generator(seed):
    words = split_mix(seed)
    return xoshiro(*(next(words) for _ in range(4)))


def bounded(numbers, n):
    while True:
        m = (next(numbers) >> 32) * n
        if m % 2**32 >= (2**32 - n) % n:
            return m >> 32


def sets_of_presets(page):
    """preset -> its sets, from lines such as "| 301 | `tower` | set `base` x 1, set `tower` x 1 |", printed by the library."""
    rows = re.findall(r"^\| \d+ \| `(\w+)` \| ([^|]*) \|$", page, re.M)
    return {preset: re.findall(r"set `(\w+)`", choices) for preset, choices in rows}


def bag(data, sets):
    """Names and copies of the tiles to be drawn, in the order of the tile data; one start tile lies on the table."""
    rows, gardens, started = [], [], False
    for name in sets:
        path = data / f"{name}.json"
        tiles = json.loads(path.read_text())["tiles"] if path.exists() else []  # The Abbot has no tiles of its own
        for tile in tiles:
            copies = tile["count"] - (1 if tile.get("start") and not started else 0)
            started = started or bool(tile.get("start"))
            if "abbot" in sets and gardens_of(tile):  # these copies are types of their own, behind all others (ABBOT-GARDEN-02)
                gardens.append([f"{tile['id']}_g", gardens_of(tile)])
                copies -= gardens_of(tile)
            rows.append([tile["id"], 0 if tile.get("abbey") else copies])  # abbeys are held by the players and never drawn
    return rows + gardens


def gardens_of(tile):
    """The copies with a garden in the latest edition that the data knows."""
    gardens = tile.get("gardens") or 0
    return gardens if isinstance(gardens, int) else gardens.get("2nd", 0)


def draw_tile(numbers, rows):
    k = bounded(numbers, sum(copies for _, copies in rows))
    for row in rows:
        if k < row[1]:
            row[1] -= 1
            return row[0]
        k -= row[1]


def tiles_drawn(data, sets, seed, recorded):
    numbers, rows = generator(seed), bag(data, sets)
    return [draw_tile(numbers, rows) for _ in recorded]


def rolls(seed, recorded):
    """Each roll is written as DICE:OUTCOME; the outcome has four bits for each face, the lowest for the first."""
    numbers = generator(seed)
    made = []
    for roll in recorded:
        dice = int(roll.split(":")[0])
        outcome = sum(1 << 4 * bounded(numbers, FACES) for _ in range(dice))
        made.append(f"{dice}:{outcome:06x}")
    return made


def check_published_numbers():
    """The first numbers of both generators, from the programs of their authors."""
    words = split_mix(1234567)
    assert [next(words) for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]
    numbers = xoshiro(1, 2, 3, 4)
    assert [next(numbers) for _ in range(4)] == [11520, 0, 1509978240, 1215971899390074240]


def main():
    data, options = map(pathlib.Path, sys.argv[1:])
    sets = sets_of_presets(options.read_text())
    check_published_numbers()
    checked = 0
    for line in (data / "golden/draws.txt").read_text().splitlines():
        kind, seed, *recorded = line.split()
        seed = int(seed, 16)
        ours = rolls(seed, recorded) if kind == "dice" else tiles_drawn(data, sets[kind], seed, recorded)
        if not recorded or ours != recorded:
            at = next((i for i, pair in enumerate(zip(ours, recorded)) if pair[0] != pair[1]), len(recorded))
            sys.exit(f"{kind}, seed {seed:#x}: draw {at} is {recorded[at:at + 1]}, by the description {ours[at:at + 1]}")
        checked += len(recorded)
    print(f"{checked} draws agree")
    if checked < 1000:
        sys.exit("too few draws are recorded")


main()
