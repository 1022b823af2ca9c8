#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Computes what a turn of the dice game is worth: the expected points of the best play, in hundredths, of a city with SIZE dice and
GAPS empty cells that it faces, before a roll of DICE dice with ROLLS rolls left. Writes src/players/weights/dice.inc.

The model knows how many dice and gaps a city has, not where they are: a cap fills a gap, a corner or straight fills one and opens
one, a tee fills one and opens two. usage: dice_table.py >src/players/weights/dice.inc
"""
from functools import lru_cache
from math import factorial

ALL = 9
POINTS = [0, 0] + [(n - 1) * (n - 2) // 2 for n in range(2, ALL + 1)]


@lru_cache(maxsize=None)
def outcomes(dice):
    """(caps, middles, tees, catapults, probability) of a roll; corners and straights are middles."""
    found = {}
    for caps in range(dice + 1):
        for middles in range(dice + 1 - caps):
            for tees in range(dice + 1 - caps - middles):
                for catapults in range(dice + 1 - caps - middles - tees):
                    knights = dice - caps - middles - tees - catapults
                    ways = factorial(dice) * 2**middles
                    for n in (caps, middles, tees, catapults, knights):
                        ways //= factorial(n)
                    found[caps, middles, tees, catapults] = ways / 6**dice
    return [(*faces, chance) for faces, chance in found.items()]


def build(size, gaps, caps, middles, tees):
    """The city after building so many dice: tees first, caps last; None when they cannot all be built."""
    for count, change in ((tees, 1), (middles, 0), (caps, -1)):
        for _ in range(count):
            if size == 0:
                gaps = 2 + change
            elif gaps == 0:
                return None
            else:
                gaps += change
            size += 1
    return size, gaps


@lru_cache(maxsize=None)
def builds(size, gaps, caps, middles, tees):
    found = {}
    for a in range(caps + 1):
        for b in range(middles + 1):
            for c in range(tees + 1):
                after = build(size, gaps, a, b, c)
                if after:
                    found[after] = a + b + c
    return list(found.items())


@lru_cache(maxsize=None)
def after_roll(size, gaps, dice, rolls):
    """The worth with `dice` in the tray, nothing more to build, `rolls` left."""
    if size > 0 and gaps == 0:
        return POINTS[size]  # a closed city cannot grow
    return before_roll(size, gaps, dice, rolls) if rolls > 0 and gaps <= dice else 0


@lru_cache(maxsize=None)
def before_roll(size, gaps, dice, rolls):
    if dice == 0:
        return 0
    sum = 0
    for caps, middles, tees, catapults, chance in outcomes(dice):
        sum += chance * max(after_roll(*city, dice - used - catapults, rolls - 1)
                            for city, used in builds(size, gaps, caps, middles, tees))
    return sum


def hundredths(worth):
    return int(worth * 100 + 0.5)


def main():
    print('// ./dev tune dice: computed; normal wins 67.5 % +-3.1 of 1000 games against banker')
    print('// kFreshTurn: by dice')
    print('{' + ', '.join(str(hundredths(before_roll(0, 0, dice, 3))) for dice in range(ALL + 1)) + '},')
    print('{')
    for rolls in (1, 2):
        print(f'// kRolling, {rolls} left: by size, then a row for each number of gaps, by dice')
        print('{')
        for size in range(ALL + 1):
            print('{')
            for gaps in range(ALL + 1):
                row = [hundredths(before_roll(size, gaps, dice, rolls)) if (size == 0) == (gaps == 0) and gaps <= dice and
                       size + dice <= ALL else 0 for dice in range(ALL + 1)]
                print('{' + ', '.join(map(str, row)) + '},')
            print('},')
        print('},')
    print('},')


main()
