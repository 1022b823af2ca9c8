# SPDX-License-Identifier: MIT
"""A game as an AEC environment of PettingZoo: the seats act one after the other, as the rules say who decides."""

from __future__ import annotations

from typing import Any, Dict, Optional

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from bastide.environments.spaces import masked_space
from bastide.environments.table import Table


class Carcassonne(AECEnv):  # type: ignore[misc]
    """env = Carcassonne("base", seats=2): agents seat_0, seat_1, ...

    An observation is {"observation": {"planes", "scalars"}, "action_mask"}. An action outside the mask raises IllegalActionError.
    reward: win, points or lead (bastide.environments.table). Other arguments are those of bastide.Config.
    """

    metadata = {"name": "bastide_v0", "is_parallelizable": False, "render_modes": ["ansi", "svg"], "render_fps": 2}

    def __init__(self, preset: Any = "base", *, reward: str = "win", render_mode: Optional[str] = None, **parts: Any) -> None:
        super().__init__()
        self.table = Table(preset, reward=reward, **parts)
        self.render_mode = render_mode
        shape = self.table.batch.shape
        self.possible_agents = [f"seat_{seat}" for seat in range(shape.seats)]
        self.agents = self.possible_agents[:]
        self._spaces = {agent: masked_space(shape, shape.actions) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(shape.actions) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def observe(self, agent: str) -> Dict[str, Any]:
        board, mask = self.table.observe(self.possible_agents.index(agent))
        return {"observation": board, "action_mask": mask}

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.table.restart(int(self._seeds.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def step(self, action: Optional[int]) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is in the game needs an action")
        self._cumulative_rewards[agent] = 0.0
        values, over = self.table.step(int(action))
        self.rewards = {each: float(values[self.possible_agents.index(each)]) for each in self.agents}
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            scores = self.table.batch.scores()[0]
            self.infos = {each: {"scores": scores.tolist()} for each in self.agents}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()

    def render(self) -> Optional[str]:
        game = self.table.batch.game(0)
        if self.render_mode == "svg":
            return game.draw()
        return repr(game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        self.table.batch.close()
