# SPDX-License-Identifier: MIT
"""Measures the package beside the library in C and beside OpenSpiel, in one run whose parts take turns.

usage: bench.py [--rounds N] [--games N]. Prints decisions or games a second of processor time (the median of the rounds), and each as a part of the figure in C: a random game of
bastide_games_play_out().
"""

import argparse
import statistics
import time
from typing import Callable, Dict, List

import numpy as np

from bastide import Arrays, Batch, Game
from bastide._bastide import ffi, lib


def in_c(games: int) -> float:
    """Random games in C: two calls for as many handles as the batch has games."""
    first = Game(Batch("base").config)
    copies = [first.copy(log=False) for _ in range(games)]
    word, seeds = ffi.new("uint64_t*", 1), ffi.new("uint64_t[]", list(range(games)))
    handles = ffi.new("bastide_game*[]", [each._handle for each in copies])
    started = time.process_time()
    lib.bastide_games_restart(handles, games, seeds)
    lib.bastide_games_play_out(handles, games, 100_000, word)
    return games / (time.process_time() - started)


def through_batch(batch: Batch, rounds: int) -> float:
    """Random games through the batch call."""
    started = time.process_time()
    for each in range(rounds):
        batch.restart(each * len(batch))
        batch.play_out()
    return rounds * len(batch) / (time.process_time() - started)


def steps(batch: Batch, rounds: int, seen: str) -> float:
    """Decisions a second, with what is seen of each: nothing, planes and mask, or all.

    `apart` observes by a call of its own, which writes every byte; else one call steps and observes into arrays that are kept.
    """
    shape, words = batch.shape, seen.split()
    planes = np.zeros((shape.games, shape.planes, shape.window, shape.window), np.uint8) if "planes" in words else None
    mask = np.zeros((shape.games, shape.actions), np.uint8) if "masks" in words else None
    scalars = np.zeros((shape.games, shape.scalars), np.int32) if "scalars" in words else None
    into = Arrays(planes, scalars, mask)
    numbers = np.zeros(shape.games, np.int32)
    index = "index" in words
    batch.restart(1)
    batch.observe_into(into)  # the first time, the system gives the pages of new arrays
    started = time.process_time()
    for _ in range(rounds):
        batch.sample(index=index, out=numbers)
        if "apart" in words:
            batch.step(numbers, restart=True)
            batch.observe_into(into)
        else:
            batch.advance(numbers, into, kept=True, index=index, restart=True)
    return rounds * len(batch) / (time.process_time() - started)


def single_calls(games: int) -> float:
    """Decisions a second through single calls with Python objects."""
    game, done = Game("base"), 0
    started = time.process_time()
    for seed in range(games):
        game.restart(seed)
        while not game.over:
            game.apply(game.sample())
            done += 1
    return done / (time.process_time() - started)


def openspiel(name: str, games: int) -> float:
    """Decisions a second of random games of a game of OpenSpiel, in its own Python calls."""
    import pyspiel

    game, random, done = pyspiel.load_game(name), np.random.default_rng(1), 0
    started = time.process_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(random.integers(len(legal)))])
            done += 1
    return done / (time.process_time() - started)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=1024)
    given = parser.parse_args()
    batch, narrow = Batch("base", games=given.games), Batch("base", games=given.games, window=13)
    decisions = 94.0  # of a random game of the base game for two seats, about
    parts: Dict[str, Callable[[], float]] = {
        "random games in C, games": lambda: in_c(given.games),
        "random games through the batch, games": lambda: through_batch(batch, 1),
        "steps by index": lambda: steps(batch, 40, "index"),
        f"steps, planes and masks, window {batch.shape.window}": lambda: steps(batch, 40, "planes masks"),
        f"the same in two calls, window {batch.shape.window}": lambda: steps(batch, 40, "planes masks apart"),
        "steps, planes and masks, window 13": lambda: steps(narrow, 40, "planes masks"),
        "steps, planes, scalars and masks, window 13": lambda: steps(narrow, 40, "planes scalars masks"),
        "single calls with objects": lambda: single_calls(3),
    }
    try:
        import pyspiel  # noqa: F401

        parts["OpenSpiel: go(board_size=9)"] = lambda: openspiel("go(board_size=9)", 3)
        parts["OpenSpiel: hex(board_size=11)"] = lambda: openspiel("hex(board_size=11)", 3)
    except ImportError:
        print("OpenSpiel is not installed")
    figures: Dict[str, List[float]] = {name: [] for name in parts}
    for _ in range(given.rounds):
        for name, run in parts.items():
            figures[name].append(run())
    base = statistics.median(figures["random games in C, games"])
    for name, listed in figures.items():
        best = statistics.median(listed)
        part = best / base if name.endswith("games") else best / (base * decisions)
        print(f"{name:48} {best:12,.0f} a second   {part:6.2f} of random games in C")


if __name__ == "__main__":
    main()
