# SPDX-License-Identifier: MIT
"""Who plays the other seats: uniform play, points at once, the library's players, or a function of yours."""

from __future__ import annotations

from typing import Any, Callable, Dict, Union

import numpy as np

from bastide import players
from bastide.batch import Batch
from bastide.errors import error

#: chooses a number for each game of a mask; numbers of other games are ignored: (batch, mask[game]) -> numbers[game]
Opponent = Callable[[Batch, np.ndarray], np.ndarray]


def uniform(batch: Batch, waiting: np.ndarray) -> np.ndarray:
    """Each legal action is as likely as another."""
    return batch.sample(where=waiting)


def greedy(batch: Batch, waiting: np.ndarray) -> np.ndarray:
    """The action after which the seat would lead by most if the game ended then; the first of equals."""
    numbers = np.full(len(batch), -1, np.int32)
    for index in np.flatnonzero(waiting):
        numbers[index] = _greedy_one(batch, int(index))
    return numbers


def _greedy_one(batch: Batch, index: int) -> int:
    seat = int(batch.seats()[index])
    start = batch.game(index, seat)
    probe = start.copy(log=False)
    best, chosen = -1e9, -1
    for number, code in zip(batch.legal(index).tolist(), start.arrays.codes().tolist()):
        probe.set(start)
        probe.apply(code)
        standing = probe.arrays.standing()
        final = np.zeros(batch.shape.seats)
        final[standing["seat"]] = standing["final_score"]
        lead = 2 * final[seat] - final.sum()
        if number >= 0 and lead > best:
            best, chosen = lead, number
    return chosen


class Levels:
    """The library's players as an opponent. A choice follows from the position alone, whatever else the batch holds."""

    def __init__(self, level: str, *, seed: int = 1, **settings: Any) -> None:
        self.player, self.seed = players.Player(level, **settings), seed

    def __call__(self, batch: Batch, waiting: np.ndarray) -> np.ndarray:
        numbers = np.full(len(batch), -1, np.int32)
        seats = batch.seats()
        for index in np.flatnonzero(waiting):
            game = batch.game(int(index), int(seats[index]))
            self.player.seed_choices(self.seed ^ game.hash)
            numbers[index] = batch.number(int(index), self.player.choose(game))
        return numbers


def opponent(name: Union[str, Opponent], **settings: Any) -> Opponent:
    """An opponent by name: uniform, greedy, or a level of the players (easy, normal, hard, expert)."""
    if callable(name):
        return name
    known: Dict[str, Opponent] = {"uniform": uniform, "greedy": greedy}
    if name in known:
        return known[name]
    if name in players.levels():
        return Levels(name, **settings)
    raise error(-1, f"there is no opponent {name!r}; there are {', '.join([*known, *players.levels()])}")
