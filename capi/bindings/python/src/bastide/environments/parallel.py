# SPDX-License-Identifier: MIT
"""A game as a Parallel environment of PettingZoo: in each round every seat acts, and all but the one that decides wait.

The game is turn-based, so this form fits only frameworks that know no other: the last action, "wait", is the only legal one of a seat
that does not decide.
"""

from __future__ import annotations

from typing import Any, Dict, Optional, Tuple

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from bastide.environments.spaces import masked_space
from bastide.environments.table import Table
from bastide.errors import IllegalActionError

Each = Dict[str, Any]


class ParallelCarcassonne(ParallelEnv):  # type: ignore[misc]
    """env = ParallelCarcassonne("base", seats=2); the arguments are those of aec.Carcassonne.

    illegal: "raise" raises IllegalActionError for an action outside a mask, "replace" plays a random legal one of the seat that decides
    and lets the others wait.
    """

    metadata = {"name": "bastide_parallel_v0", "render_modes": ["ansi", "svg"]}

    def __init__(
        self,
        preset: Any = "base",
        *,
        reward: str = "win",
        illegal: str = "raise",
        render_mode: Optional[str] = None,
        **parts: Any,
    ) -> None:
        if illegal not in ("raise", "replace"):
            raise ValueError('illegal is "raise" or "replace"')
        self.replaces = illegal == "replace"
        self.table = Table(preset, reward=reward, **parts)
        self.render_mode = render_mode
        shape = self.table.batch.shape
        self.wait = shape.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(shape.seats)]
        self.agents = self.possible_agents[:]
        self._spaces = {agent: masked_space(shape, shape.actions + 1) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(shape.actions + 1) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def _observe(self) -> Each:
        decides = self.table.seat
        out = {}
        for seat, agent in enumerate(self.possible_agents):
            board, mask = self.table.observe(seat)
            waits = np.array([0 if seat == decides else 1], np.int8)
            out[agent] = {"observation": board, "action_mask": np.concatenate([mask, waits])}
        return out

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> Tuple[Each, Each]:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.table.restart(int(self._seeds.integers(2**63)))
        self.agents = self.possible_agents[:]
        return self._observe(), {agent: {} for agent in self.agents}

    def step(self, actions: Dict[str, int]) -> Tuple[Each, Each, Each, Each, Each]:
        decider = self.possible_agents[self.table.seat]
        chosen = int(actions[decider])
        if self.replaces and chosen not in self.table.batch.legal(0):
            chosen = int(self.table.batch.sample()[0])
        for agent, action in actions.items():
            if agent != decider and int(action) != self.wait and not self.replaces:
                raise IllegalActionError(f"{agent} does not decide now: its only action is {self.wait}, to wait")
        values, over = self.table.step(chosen)
        agents, seen = self.agents, self._observe()
        if over:
            self.agents = []
        return (
            seen,
            {agent: float(values[self.possible_agents.index(agent)]) for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {"scores": self.table.batch.scores()[0].tolist()} if over else {} for agent in agents},
        )

    def render(self) -> Optional[str]:
        game = self.table.batch.game(0)
        if self.render_mode == "svg":
            return game.draw()
        return repr(game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        self.table.batch.close()
