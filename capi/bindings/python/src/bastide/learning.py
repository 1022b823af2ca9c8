# SPDX-License-Identifier: MIT
"""A small policy that learns by policy gradients, with numpy alone; bastide.torch_learning has a network instead.

The policy is linear: the weight of a legal action is the sum of learned weights of what lies around its cell. A placement sees the
planes of the three by three cells around it, and of each neighbour with which it would share a road or city; a deployment sees the planes
of the tile under it and which of its segments it is. One set of weights plays every seat, as the planes are relative.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Callable, Dict, List, Optional, Protocol, Tuple

import numpy as np

from bastide._words import ActionKind, Form, PlaneKind
from bastide.batch import Batch
from bastide.errors import error
from bastide.opponents import Opponent, opponent

SEGMENTS = 12
SUPPLY = 8
CATEGORIES = (PlaneKind.TYPE, PlaneKind.ROTATION, PlaneKind.PIECE_PLACE)  # their numbers measure nothing


@dataclass
class Policy:
    """Weights for one config and window; the fingerprint says for which."""

    fingerprint: int
    weights: np.ndarray
    history: List[Dict[str, float]] = field(default_factory=list)

    def scores(self, features: np.ndarray) -> np.ndarray:
        """The score of each action; its chance grows with the power of e."""
        return np.asarray(features @ self.weights)

    def save(self, path: Any) -> None:
        np.savez(path, fingerprint=np.uint64(self.fingerprint), weights=self.weights)

    @classmethod
    def load(cls, path: Any) -> Policy:
        data = np.load(path)
        return cls(int(data["fingerprint"]), data["weights"])


class Scorer(Protocol):
    """What plays: Policy, or a network of bastide.torch_learning."""

    fingerprint: int
    history: List[Dict[str, float]]

    def scores(self, features: np.ndarray) -> np.ndarray: ...

    def save(self, path: Any) -> None: ...


class Features:
    """What the policy sees of each legal action of a batch."""

    def __init__(self, batch: Batch) -> None:
        shape = batch.shape
        if batch.config.is_dice:
            raise error(-1, "this policy sees tiles around a cell: it learns every tile game, but not the dice game")
        self.seen = np.array([i for i, each in enumerate(batch.planes) if each.kind not in CATEGORIES])
        self.planes, self.window = len(self.seen), shape.window
        self.place = next(group for group in batch.groups if group.form == Form.PLACEMENT)
        self.deploys = [group for group in batch.groups if group.kind == ActionKind.DEPLOY and group.form == Form.SEGMENT]
        self.passing = next(group for group in batch.groups if group.kind == ActionKind.PASS)
        self.last = [batch.planes[i].name for i in self.seen].index("last")
        self.supply = [each.name for each in batch.scalars].index("supply_seat0_follower")
        self.patch = 9 * self.planes
        self.size = self.patch + SEGMENTS * self.planes + SUPPLY

    def of(self, planes: np.ndarray, scalars: np.ndarray, games: np.ndarray, numbers: np.ndarray) -> np.ndarray:
        """features[action, feature]; `games` says to which game each action belongs."""
        out = np.zeros((len(numbers), self.size), np.float32)
        planes = planes[:, self.seen]
        cells = self.window * self.window
        padded = np.pad(planes, ((0, 0), (0, 0), (1, 1), (1, 1)))
        within = numbers - self.place.first
        placing = np.flatnonzero((within >= 0) & (within < self.place.count))
        row, column = divmod(within[placing] % cells, self.window)
        for k in range(9):
            at = slice(k * self.planes, (k + 1) * self.planes)
            out[placing, at] = padded[games[placing], :, row + k // 3, column + k % 3]
        self._deployments(planes, scalars, games, numbers, out)
        return out

    def _deployments(
        self, planes: np.ndarray, scalars: np.ndarray, games: np.ndarray, numbers: np.ndarray, out: np.ndarray
    ) -> None:
        flat = planes.reshape(len(planes), self.planes, -1)
        under = flat[np.arange(len(planes)), :, flat[:, self.last].argmax(axis=1)]
        for group in self.deploys:
            within = numbers - group.first
            rows = np.flatnonzero((within >= 0) & (within < group.count))
            for segment in range(SEGMENTS):
                chosen = rows[within[rows] == segment]
                first = self.patch + segment * self.planes
                out[chosen, first : first + self.planes] = under[games[chosen]]
        passed = np.flatnonzero(numbers == self.passing.first)
        left = np.clip(scalars[games[passed], self.supply], 0, SUPPLY - 1)
        out[passed, self.size - SUPPLY + left] = 1


@dataclass
class Step:
    """One decision of each game: the features of all legal actions, and what was chosen."""

    features: np.ndarray
    games: np.ndarray
    chance: np.ndarray
    chosen: np.ndarray
    seats: np.ndarray
    values: np.ndarray
    live: np.ndarray


def _legal(mask: np.ndarray) -> Tuple[np.ndarray, np.ndarray]:
    games, numbers = np.nonzero(mask)
    return games, numbers


def _softmax(scores: np.ndarray, games: np.ndarray, count: int) -> np.ndarray:
    """Chances of the actions of each game."""
    most = np.full(count, -np.inf, np.float32)
    np.maximum.at(most, games, scores)
    powers = np.exp(scores - most[games])
    sums = np.zeros(count, np.float32)
    np.add.at(sums, games, powers)
    return np.asarray(powers / sums[games])


class Learner:
    """Plays itself and learns by REINFORCE: an action is worth the lead that its seat wins from then on."""

    def __init__(
        self, preset: Any = "base", *, games: int = 64, window: int = 15, seed: int = 0, rate: float = 0.02, **parts: Any
    ) -> None:
        self.batch = Batch(preset, games=games, window=window, **parts)
        self.features = Features(self.batch)
        self.random = np.random.default_rng(seed)
        self.seed, self.rate = seed, rate
        self.rounds = 0
        self.policy: Any = self._begin()

    def _begin(self) -> Scorer:
        """A policy that knows nothing."""
        self._first = np.zeros(self.features.size, np.float32)
        self._second = np.zeros(self.features.size, np.float32)
        return Policy(self.batch.shape.fingerprint, np.zeros(self.features.size, np.float32))

    def _choose(self) -> Step:
        seen, seats, count = self.batch.observe(), self.batch.seats(), len(self.batch)
        games, numbers = _legal(seen.mask)
        features = self.features.of(seen.planes, seen.scalars, games, numbers)
        chance = _softmax(self.policy.scores(features), games, count)
        chosen = pick(self.random, chance, games, count)
        live = seats >= 0
        actions = np.full(count, -1, np.int32)
        actions[live] = numbers[chosen[live]]
        results = self.batch.step(actions)
        points = results["rewards"][:, : self.batch.shape.seats].astype(np.float32) * live[:, None]
        others = (points.sum(axis=1, keepdims=True) - points) / max(self.batch.shape.seats - 1, 1)
        return Step(features, games, chance, chosen, seats, points - others, live)

    def play(self) -> List[Step]:
        """A round: every game of the batch once."""
        self.batch.restart(self.seed * 1_000_003 + self.rounds * len(self.batch))
        self.rounds += 1
        steps = []
        while (self.batch.seats() >= 0).any():
            steps.append(self._choose())
        return steps

    def _worths(self, steps: List[Step], discount: float) -> List[np.ndarray]:
        """For each decision of each game, how much better than the mean it turned out; 0 where nobody decided."""
        count = len(self.batch)
        ahead = np.zeros((count, self.batch.shape.seats), np.float32)
        returns = []
        for step in reversed(steps):
            ahead = step.values + discount * ahead
            returns.append(ahead[np.arange(count), np.maximum(step.seats, 0)])
        returns.reverse()
        known = np.concatenate([value[step.live] for value, step in zip(returns, steps)])
        mean, spread = float(known.mean()), float(known.std()) + 1e-6
        return [np.where(step.live, (value - mean) / spread, 0).astype(np.float32) for value, step in zip(returns, steps)]

    def learn(self, discount: float = 0.9) -> float:
        """Plays a round and follows the gradient; the length of the gradient is returned."""
        steps = self.play()
        return self._improve(steps, self._worths(steps, discount))

    def _improve(self, steps: List[Step], worths: List[np.ndarray]) -> float:
        gradient = np.zeros_like(self.policy.weights)
        for worth, step in zip(worths, steps):
            gradient += worth[step.live] @ step.features[step.chosen[step.live]]
            gradient -= (worth[step.games] * step.chance) @ step.features
        return self._follow(gradient / decisions(steps))

    def _follow(self, gradient: np.ndarray) -> float:
        """A step of Adam."""
        self._first = np.asarray(0.9 * self._first + 0.1 * gradient, np.float32)
        self._second = np.asarray(0.99 * self._second + 0.01 * gradient**2, np.float32)
        first: np.ndarray = self._first / (1 - 0.9**self.rounds)
        second: np.ndarray = self._second / (1 - 0.99**self.rounds)
        self.policy.weights = (self.policy.weights + self.rate * first / (np.sqrt(second) + 1e-8)).astype(np.float32)
        return float(np.linalg.norm(gradient))


def decisions(steps: List[Step]) -> int:
    """How many decisions the steps hold, at least 1."""
    return max(sum(int(step.live.sum()) for step in steps), 1)


def pick(random: np.random.Generator, chance: np.ndarray, games: np.ndarray, count: int) -> np.ndarray:
    """One action of each game, as likely as its chance: the greatest of chance plus Gumbel noise. Places in the list of all actions."""
    noisy = np.log(chance + 1e-20) + random.gumbel(size=len(chance))
    order = np.lexsort((noisy, games))
    ends = np.searchsorted(games[order], np.arange(count), side="right") - 1
    return np.asarray(order[np.maximum(ends, 0)])


def player(policy: Scorer, batch: Batch, *, seed: int = 0, greedy: bool = True) -> Opponent:
    """The policy as an opponent for batches of the same config and window."""
    if policy.fingerprint != batch.shape.fingerprint:
        raise ValueError("this policy was trained for another config or window: the fingerprints differ")
    features, random = Features(batch), np.random.default_rng(seed)

    def choose(at: Batch, waiting: np.ndarray) -> np.ndarray:
        seen = at.observe()
        games, numbers = _legal(seen.mask * waiting[:, None].astype(np.uint8))
        scores = policy.scores(features.of(seen.planes, seen.scalars, games, numbers))
        chance = _softmax(scores * (20.0 if greedy else 1.0), games, len(at))
        chosen = pick(random, chance, games, len(at))
        out = np.full(len(at), -1, np.int32)
        out[waiting] = numbers[chosen[waiting]]
        return out

    return choose


def match(batch: Batch, first: Opponent, second: Any = "uniform", *, seed: int = 1) -> Tuple[float, float]:
    """Games of two seats in which each side begins in half: the share of wins of `first`, and its mean lead in points."""
    other = opponent(second)
    seat_of = np.arange(len(batch)) % 2
    batch.restart(seed)
    while True:
        seats = batch.seats()
        if (seats < 0).all():
            break
        ours, theirs = seats == seat_of, (seats >= 0) & (seats != seat_of)
        numbers = np.full(len(batch), -1, np.int32)
        for side, waiting in ((first, ours), (other, theirs)):
            if waiting.any():
                numbers = np.where(waiting, side(batch, waiting), numbers).astype(np.int32)
        batch.step(numbers)
    scores = batch.scores()[np.arange(len(batch))[:, None], np.stack([seat_of, 1 - seat_of], axis=1)]
    lead = scores[:, 0] - scores[:, 1]
    return float(((lead > 0) + 0.5 * (lead == 0)).mean()), float(lead.mean())


def train(
    preset: Any = "base",
    *,
    rounds: int = 40,
    test_every: int = 10,
    test_games: int = 200,
    log: Optional[Any] = print,
    learner: Callable[..., Learner] = Learner,
    **parts: Any,
) -> Any:
    """Trains a policy and measures it against uniform play on the way; `history` of the policy holds the curve.

    learner: Learner, or bastide.torch_learning.NetworkLearner
    """
    learning = learner(preset, **parts)
    window = learning.batch.shape.window
    tested = Batch(learning.batch.config, games=test_games, window=window)
    for done in range(rounds + 1):
        if done % test_every == 0 or done == rounds:
            share, lead = match(tested, player(learning.policy, tested), seed=10_000_000)
            learning.policy.history.append(
                {"round": float(done), "games": float(done * len(learning.batch)), "share": share, "lead": lead}
            )
            if log:
                log(
                    f"{done * len(learning.batch):6} games: wins {100 * share:.1f} % against uniform play, leads by {lead:.1f} points"
                )
        if done < rounds:
            learning.learn()
    return learning.policy
