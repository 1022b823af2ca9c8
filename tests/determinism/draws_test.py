#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks that a second implementation of the generator, from docs/randomness.md, makes the same draws as the library.

usage: draws_test.py TESTS OPTIONS     TESTS is the folder of the tests with the recorded draws and the tile data, OPTIONS is docs/options.md with the presets
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


def games_of_presets(page):
    """preset -> its sets and options, from lines such as "| 301 | `tower` | set `base` x 1, set `tower` x 1 |", printed by the library."""
    rows = re.findall(r"^\| \d+ \| `(\w+)` \| ([^|]*) \|$", page, re.M)
    return {preset: (re.findall(r"set `(\w+)`", choices), re.findall(r"option `(\w+)` (\d+)", choices)) for preset, choices in rows}


# The tiles that a printing lacks, which an option chooses: the beginnings of their names (SIEGE-COMP-01, CULT-COMP-01).
LEFT_OUT = {("siege_tiles", "1"): "SB", ("siege_tiles", "2"): "SC", ("cult_five_tiles", "1"): "CU06"}


def of_other_edition(options):
    """The tile that another edition has in place of one of this (PD-TILE-05)."""
    return "PD_T" if ("princess_dragon_second_edition", "1") in options else "PD_T2"


def bag(tests, game):
    """Names, copies, groups and marks of the tiles to be drawn, in the order of the tile data; one start tile lies on the table."""
    sets, options = game
    rows, gardens, started = [], [], False
    left_out = tuple(LEFT_OUT[option] for option in options if option in LEFT_OUT)
    last_lake = "R212" if "river_2" in sets else "RV11"  # one lake is in the game (RIVER-SETUP-03)
    for name in sets:
        path = next(tests.glob(f"boxes/*/{name}.json"), None)
        tiles = json.loads(path.read_text())["tiles"] if path else []  # The Abbot has no tiles of its own
        for tile in tiles:
            copies = tile["count"] - (1 if tile.get("start") and not started else 0)
            started = started or bool(tile.get("start"))
            marks = [mark[0] for mark in tile.get("marks", [])]
            if "abbot" in sets and gardens_of(tile):  # these copies are types of their own, behind all others (ABBOT-GARDEN-02)
                gardens.append([f"{tile['id']}_g", gardens_of(tile), tile.get("group"), marks])
                copies -= gardens_of(tile)
            if left_out and tile["id"].startswith(left_out) or tile["id"] == of_other_edition(options):
                copies = 0
            if tile.get("abbey") or tile.get("group") == "spring" or (tile.get("group") == "lake" and tile["id"] != last_lake):
                copies = 0  # abbeys are held by the players; the spring lies on the table, and the start tile is left out
            if tile["id"] == "WR_A":
                copies = 0  # it lies on the table, and the start tile is left out (ROSE-SETUP-01)
            if name == "base" and tile.get("monastery") and any(other.startswith("monasteries") for other in sets):
                copies = 0  # special monasteries take their place (SPMON-SETUP-01)
            if name == "count_city":
                copies = 0  # the City lies on the table (COUNT-SETUP-02), and the start tile is left out
            rows.append([tile["id"], copies, tile.get("group"), marks])
    return rows + gardens


def gardens_of(tile):
    """The copies with a garden in the latest edition that the data knows."""
    gardens = tile.get("gardens") or 0
    return gardens if isinstance(gardens, int) else gardens.get("2nd", 0)


def drawable(rows, forked, awake):
    """The rows of the first group that has a tile: a fork first, then the river, then its lake, then all others (RIVER-DRAW-01, -02).
    Tiles with the dragon wait for the first volcano (DRAGON-DRAW-01)."""
    rows = [row for row in rows if awake or "dragon" not in row[3]]
    groups = [["fork"], ["river"], ["lake"], [None]] if not forked else [["fork", "river"], ["lake"], [None]]
    for group in groups:
        found = [row for row in rows if row[1] > 0 and row[2] in group]
        if found:
            return found
    return []


def draw_tile(numbers, rows):
    k = bounded(numbers, sum(row[1] for row in rows))
    for row in rows:
        if k < row[1]:
            row[1] -= 1
            return row
        k -= row[1]


# Sheep and wolves by the number of their kind (HS-COMP-02). A wolf goes back at once.
FLOCKS = {20: 4, 21: 5, 22: 5, 23: 2, 24: 2}
WOLF = 24
# The animals of the circus, which do not come back (BIGTOP-COMP-02, BIGTOP-SCORE-08).
ANIMALS = {30: 1, 31: 4, 32: 5, 33: 3, 34: 2, 35: 1}


# The faces of a die, each of which comes back at once (FLIER-COMP-01).
DIE = {46: 1, 47: 1, 48: 1}
# The messages, which come again in their order once all were drawn (MSG-11).
MESSAGES = {kind: 1 for kind in range(50, 58)}
POOLS = (FLOCKS, ANIMALS, DIE, MESSAGES)


def pool_of(recorded):
    """The pool from which a game draws."""
    drawn = next((int(entry[1:]) for entry in recorded if entry[0] == "+"), 0)
    return dict(next((pool for pool in POOLS if drawn in pool), {}))


def draw_token(numbers, pool, drawn):
    if not sum(pool.values()):
        return [entry for entry in drawn if entry[0] == "+"][-len(pool)]
    k = bounded(numbers, sum(pool.values()))
    for kind in pool:
        if k < pool[kind]:
            pool[kind] -= kind != WOLF and kind not in DIE
            return f"+{kind}"
        k -= pool[kind]


def tiles_drawn(tests, game, seed, recorded):
    """The draws of a game. A river tile that fitted nowhere went back when the next one lay (RIVER-DRAW-05): what is drawn more often
    than it has copies did so the first times. Whether a token is drawn and when it goes back depends on the seats, so it is read."""
    numbers, rows = generator(seed), bag(tests, game)
    returns = {row[0]: recorded.count(row[0]) - row[1] for row in rows if row[2]}
    drawn, aside, forked, awake, pool = [], [], False, False, pool_of(recorded)
    for entry in recorded:
        if entry[0] == "+":
            drawn.append(draw_token(numbers, pool, drawn))
            continue
        if entry[0] == "-":
            pool[int(entry[1:])] += 1
            drawn.append(entry)
            continue
        row = draw_tile(numbers, drawable(rows, forked, awake))
        drawn.append(row[0])
        forked = forked or row[2] == "fork"
        awake = awake or "volcano" in row[3]
        if returns.get(row[0], 0) > 0:
            returns[row[0]] -= 1
            aside.append(row)
            continue
        for back in aside:
            back[1] += 1
        aside = []
    return drawn


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
    tests, options = map(pathlib.Path, sys.argv[1:])
    games = games_of_presets(options.read_text())
    check_published_numbers()
    checked = 0
    for line in (tests / "data/golden/draws.txt").read_text().splitlines():
        kind, seed, *recorded = line.split()
        seed = int(seed, 16)
        ours = rolls(seed, recorded) if kind == "dice" else tiles_drawn(tests, games[kind], seed, recorded)
        if not recorded or ours != recorded:
            at = next((i for i, pair in enumerate(zip(ours, recorded)) if pair[0] != pair[1]), len(recorded))
            sys.exit(f"{kind}, seed {seed:#x}: draw {at} is {recorded[at:at + 1]}, by the description {ours[at:at + 1]}")
        checked += len(recorded)
    print(f"{checked} draws agree")
    if checked < 1000:
        sys.exit("too few draws are recorded")


main()
