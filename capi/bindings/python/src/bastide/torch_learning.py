# SPDX-License-Identifier: MIT
"""The training of bastide.learning with a small network of PyTorch in place of the linear policy. Needs torch, 1.13 or later."""

from __future__ import annotations

from typing import Any, Dict, List

import numpy as np
import torch

from bastide.learning import Learner, Step, decisions


class Network:
    """A hidden layer between the features of an action and its score, for one config and window."""

    def __init__(self, fingerprint: int, size: int, hidden: int) -> None:
        self.fingerprint, self.size, self.hidden = fingerprint, size, hidden
        self.history: List[Dict[str, float]] = []
        self.module = torch.nn.Sequential(torch.nn.Linear(size, hidden), torch.nn.ReLU(), torch.nn.Linear(hidden, 1))
        torch.nn.init.zeros_(self.module[2].weight)  # it begins with uniform play

    def of(self, features: np.ndarray) -> Any:
        """The score of each action, as a tensor that knows its gradient."""
        return self.module(torch.from_numpy(features)).squeeze(1)

    def scores(self, features: np.ndarray) -> np.ndarray:
        with torch.no_grad():
            return np.asarray(self.of(features).numpy())

    def save(self, path: Any) -> None:
        torch.save({"numbers": [self.fingerprint, self.size, self.hidden], "module": self.module.state_dict()}, path)

    @classmethod
    def load(cls, path: Any) -> Network:
        data = torch.load(path)
        network = cls(*data["numbers"])
        network.module.load_state_dict(data["module"])
        return network


class NetworkLearner(Learner):
    """Plays itself and learns as Learner does; PyTorch finds the gradient."""

    def __init__(self, preset: Any = "base", *, hidden: int = 16, rate: float = 0.01, **parts: Any) -> None:
        self.hidden = hidden
        super().__init__(preset, rate=rate, **parts)

    def _begin(self) -> Network:
        with torch.random.fork_rng(devices=[]):
            torch.manual_seed(self.seed)
            network = Network(self.batch.shape.fingerprint, self.features.size, self.hidden)
        self._optimizer = torch.optim.Adam(network.module.parameters(), lr=self.rate)
        return network

    def _improve(self, steps: List[Step], worths: List[np.ndarray]) -> float:
        """The chance of an action grows with its worth, so the loss is less the logarithm of the chance times the worth."""
        self._optimizer.zero_grad()
        count = decisions(steps)
        for worth, step in zip(worths, steps):
            scores, games = self.policy.of(step.features), torch.from_numpy(step.games)
            greatest = np.full(len(worth), -np.inf, np.float32)
            np.maximum.at(greatest, step.games, scores.detach().numpy())
            most = torch.from_numpy(greatest)
            sums = torch.zeros(len(worth)).index_add(0, games, torch.exp(scores - most[games]))
            live = torch.from_numpy(np.flatnonzero(step.live))
            chosen = scores[torch.from_numpy(step.chosen[step.live])]
            logarithms = chosen - most[live] - torch.log(sums[live])
            (-(logarithms * torch.from_numpy(worth[step.live])).sum() / count).backward()
        length = torch.stack([each.grad.norm() for each in self.policy.module.parameters()]).norm()
        self._optimizer.step()
        return float(length)
