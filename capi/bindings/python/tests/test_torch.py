# SPDX-License-Identifier: MIT
"""A network of PyTorch learns in the place of the linear policy."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bastide import Batch
from bastide.learning import match, player, train

pytestmark = [pytest.mark.heavy, pytest.mark.torch]


def test_a_network_beats_uniform_play(tmp_path: Path) -> None:
    from bastide.torch_learning import Network, NetworkLearner

    network = train("base", rounds=8, test_every=8, games=48, test_games=150, log=None, learner=NetworkLearner)
    before, after = network.history[0]["share"], network.history[-1]["share"]
    assert 0.35 < before < 0.65 and after > 0.75
    network.save(tmp_path / "network.pt")
    loaded = Network.load(tmp_path / "network.pt")
    batch = Batch("base", games=60, window=15)
    assert match(batch, player(loaded, batch), seed=5) == match(batch, player(network, batch), seed=5)
    with pytest.raises(ValueError):
        player(loaded, Batch("base", window=13))


def test_a_round_is_determined_by_its_seed() -> None:
    from bastide.torch_learning import NetworkLearner

    first, second = (NetworkLearner("base", games=8, seed=3) for _ in range(2))
    features = np.eye(first.features.size, dtype=np.float32)
    begun = first.policy.scores(features)
    first.learn()
    second.learn()
    assert (first.policy.scores(features) == second.policy.scores(features)).all()
    assert (first.policy.scores(features) != begun).any()
