# SPDX-License-Identifier: MIT
"""What the environments share: one game as a batch of one, rewards by name. Needs no other library."""

from __future__ import annotations

from typing import Any, Dict, Tuple

import numpy as np

from bastide.batch import Batch
from bastide.errors import error

#: win: 1 / 0 / -1 at the end (0 for a shared first place); points: what was scored; lead: the same less the mean of the others
REWARDS = ("win", "points", "lead")


def check_reward(name: str) -> str:
    if name not in REWARDS:
        raise error(-1, f"there is no reward {name!r}; there are {', '.join(REWARDS)}")
    return name


def rewards_of(name: str, results: np.ndarray, seats: int) -> np.ndarray:
    """rewards[game, seat] of the records of a step."""
    points: np.ndarray = results["rewards"][:, :seats].astype(np.float64)
    if name == "points":
        return points
    if name == "lead":
        others = points.sum(axis=1, keepdims=True) - points
        return np.asarray(points - others / max(seats - 1, 1))
    wins = results["winners"][:, None] >> np.arange(seats) & 1
    shared = wins.sum(axis=1, keepdims=True) > 1
    value = np.where(wins == 1, np.where(shared, 0.0, 1.0), -1.0)
    return np.where(results["ended"][:, None] == 1, value, 0.0)


class Table:
    """One game and its observations as dictionaries."""

    def __init__(self, preset: Any = "base", *, reward: str = "win", window: int = 0, **parts: Any) -> None:
        self.batch = Batch(preset, games=1, window=window, **parts)
        self.reward = check_reward(reward)
        self.seats = self.batch.shape.seats

    def restart(self, seed: int) -> None:
        self.batch.restart([seed])

    @property
    def seat(self) -> int:
        """The seat that decides; -1 when the game is over."""
        return int(self.batch.seats()[0])

    def observe(self, viewer: int) -> Tuple[Dict[str, np.ndarray], np.ndarray]:
        """Planes and scalars as a dictionary, and the mask."""
        seen = self.batch.observe([viewer])
        return {"planes": seen.planes[0], "scalars": seen.scalars[0]}, seen.mask[0].astype(np.int8)

    def step(self, number: int) -> Tuple[np.ndarray, bool]:
        """The reward of each seat, and whether the game is over."""
        results = self.batch.step([number])
        return rewards_of(self.reward, results, self.seats)[0], bool(results["ended"][0])
