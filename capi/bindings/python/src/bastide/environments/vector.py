# SPDX-License-Identifier: MIT
"""Environments of Gymnasium in which one seat learns and opponents play the others: a vector of games, and one game."""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Tuple, Union

import gymnasium as gym
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from bastide.batch import Arrays, Batch
from bastide.environments.spaces import board_space
from bastide.environments.table import check_reward, rewards_of
from bastide.errors import IllegalActionError
from bastide.opponents import Opponent, opponent

Board = Dict[str, np.ndarray]


class VectorCarcassonne(VectorEnv):  # type: ignore[misc]
    """env = VectorCarcassonne("base", num_envs=64, opponents="uniform")

    The agent sits in seat `seat`, or in another seat of each game with seat=None. One step is its action and what the others do until
    it decides again. infos["action_mask"][env] is the mask. illegal: "raise" raises IllegalActionError for an action outside the mask,
    "replace" plays a random legal one instead and sets infos["replaced"]. A game that ended is reset by the next step, whose action for
    it is ignored (AutoresetMode.NEXT_STEP).
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}

    def __init__(
        self,
        preset: Any = "base",
        *,
        num_envs: int = 1,
        seat: Optional[int] = 0,
        opponents: Union[str, Opponent] = "uniform",
        reward: str = "win",
        illegal: str = "raise",
        window: int = 0,
        threads: int = 1,
        **parts: Any,
    ) -> None:
        self.batch = Batch(preset, games=num_envs, window=window, threads=threads, **parts)
        shape = self.batch.shape
        if seat is not None and not 0 <= seat < shape.seats:
            raise ValueError(f"the seat is one of 0 to {shape.seats - 1}, or None")
        if illegal not in ("raise", "replace"):
            raise ValueError('illegal is "raise" or "replace"')
        self.num_envs = num_envs
        self.reward, self.illegal = check_reward(reward), illegal
        self.opponent = opponent(opponents)
        self.seat_of = np.arange(num_envs) % shape.seats if seat is None else np.full(num_envs, seat)
        self.single_observation_space = board_space(shape)
        self.single_action_space = spaces.Discrete(shape.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._over = np.zeros(num_envs, bool)
        self._seeds = np.random.default_rng()

    def _play_others(self, total: np.ndarray, ended: np.ndarray) -> None:
        """The others act until the agent decides in every game, or the game is over."""
        while True:
            seats = self.batch.seats()
            waiting = (seats >= 0) & (seats != self.seat_of)
            if not waiting.any():
                return
            numbers = np.where(waiting, self.opponent(self.batch, waiting), -1).astype(np.int32)
            self._step(numbers, total, ended)

    def _step(self, numbers: np.ndarray, total: np.ndarray, ended: np.ndarray) -> None:
        results = self.batch.step(numbers, strict=False)
        wrong = (results["status"] != 0) & (numbers != -1)
        if wrong.any():
            game = int(np.flatnonzero(wrong)[0])
            raise IllegalActionError(f"the action {int(numbers[game])} of game {game} is not legal now")
        values = rewards_of(self.reward, results, self.batch.shape.seats)
        total += np.where(numbers != -1, values[np.arange(self.num_envs), self.seat_of], 0.0)
        ended |= (numbers != -1) & (results["ended"] == 1)

    def _look(self) -> Tuple[Board, Dict[str, Any]]:
        seen = self.batch.observe(self.seat_of)
        return {"planes": seen.planes, "scalars": seen.scalars}, {"action_mask": seen.mask.astype(np.int8)}

    def _begin(self, games: np.ndarray) -> None:
        for game in np.flatnonzero(games):
            self.batch.restart_game(int(game), int(self._seeds.integers(2**63)))
        self._over[games] = False

    def reset(
        self, *, seed: Union[int, List[Optional[int]], None] = None, options: Optional[Dict[str, Any]] = None
    ) -> Tuple[Board, Dict[str, Any]]:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)  # type: ignore[arg-type]
        self._begin(np.ones(self.num_envs, bool))
        self._play_others(np.zeros(self.num_envs), np.zeros(self.num_envs, bool))
        return self._look()

    def _legal(self, numbers: np.ndarray) -> Tuple[np.ndarray, np.ndarray]:
        """Replaces what is not legal by random legal actions; says which were."""
        mask = np.empty((self.num_envs, self.batch.shape.actions), np.uint8)
        self.batch.observe_into(Arrays(mask=mask))
        within = (numbers >= 0) & (numbers < mask.shape[1])
        legal = within & (mask[np.arange(self.num_envs), np.where(within, numbers, 0)] == 1)
        return np.where(legal, numbers, self.batch.sample()), ~legal

    def step(self, actions: Any) -> Tuple[Board, np.ndarray, np.ndarray, np.ndarray, Dict[str, Any]]:
        numbers = np.asarray(actions)
        if numbers.shape != (self.num_envs,) or numbers.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.num_envs} integers")
        began = self._over.copy()
        total, ended = np.zeros(self.num_envs), np.zeros(self.num_envs, bool)
        self._begin(began)
        replaced = np.zeros(self.num_envs, bool)
        if self.illegal == "replace":
            numbers, replaced = self._legal(numbers)
        self._step(np.where(began, -1, numbers).astype(np.int32), total, ended)
        self._play_others(total, ended)
        self._over = ended
        board, infos = self._look()
        infos["replaced"] = replaced & ~began
        infos["scores"] = self.batch.scores()
        return board, np.where(began, 0.0, total), ended, np.zeros(self.num_envs, bool), infos

    def close_extras(self, **_: Any) -> None:
        self.batch.close()


class SingleCarcassonne(gym.Env):  # type: ignore[misc]
    """One game for one learning seat: env = SingleCarcassonne("base", opponents="greedy").

    info["action_mask"] is the mask. By default an illegal action is replaced by a random legal one, because many algorithms of
    Gymnasium know no masks; illegal="raise" raises.
    """

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 2}

    def __init__(
        self, preset: Any = "base", *, illegal: str = "replace", render_mode: Optional[str] = None, **parts: Any
    ) -> None:
        self.vector = VectorCarcassonne(preset, num_envs=1, illegal=illegal, **parts)
        self.observation_space = self.vector.single_observation_space
        self.action_space = self.vector.single_action_space
        self.render_mode = render_mode

    @staticmethod
    def _first(board: Board, infos: Dict[str, Any]) -> Tuple[Board, Dict[str, Any]]:
        return {name: each[0] for name, each in board.items()}, {name: each[0] for name, each in infos.items()}

    def reset(self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> Tuple[Board, Dict[str, Any]]:
        super().reset(seed=seed)
        return self._first(*self.vector.reset(seed=seed))

    def step(self, action: Any) -> Tuple[Board, float, bool, bool, Dict[str, Any]]:
        board, rewards, ended, cut, infos = self.vector.step(np.array([int(action)]))
        first, info = self._first(board, infos)
        return first, float(rewards[0]), bool(ended[0]), bool(cut[0]), info

    def render(self) -> Optional[str]:
        game = self.vector.batch.game(0)
        if self.render_mode == "svg":
            return game.draw()
        return repr(game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        self.vector.batch.close()
