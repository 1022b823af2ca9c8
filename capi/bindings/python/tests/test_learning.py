# SPDX-License-Identifier: MIT
"""A few hundred games of self-play beat uniform play clearly, and a policy fits only the config it was trained for."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import bastide
from bastide import Batch
from bastide.learning import Learner, Policy, match, pick, player, train

pytestmark = pytest.mark.heavy


def test_a_small_training_beats_uniform_play(tmp_path: Path) -> None:
    policy = train("base", rounds=8, test_every=8, games=48, test_games=150, log=None)
    before, after = policy.history[0]["share"], policy.history[-1]["share"]
    assert 0.35 < before < 0.65 and after > 0.75
    policy.save(tmp_path / "policy.npz")
    loaded = Policy.load(tmp_path / "policy.npz")
    batch = Batch("base", games=60, window=15)
    assert match(batch, player(loaded, batch), seed=5) == match(batch, player(policy, batch), seed=5)
    with pytest.raises(ValueError):
        player(loaded, Batch("base", window=13))


def test_a_round_is_determined_by_its_seed() -> None:
    first, second = Learner("base", games=8, seed=3), Learner("base", games=8, seed=3)
    first.learn()
    second.learn()
    assert (first.policy.weights == second.policy.weights).all() and first.policy.weights.any()


def test_the_dice_game_is_refused() -> None:
    with pytest.raises(bastide.ArgumentError):
        Learner("dice")


def test_actions_are_picked_by_their_chance() -> None:
    random = np.random.default_rng(1)
    games = np.array([0, 0, 1, 1])
    chance = np.array([0.9, 0.1, 0.0, 1.0], np.float32)
    picked = np.array([pick(random, chance, games, 2) for _ in range(500)])
    assert 0.85 < (picked[:, 0] == 0).mean() < 0.95 and (picked[:, 1] == 3).all()
