# SPDX-License-Identifier: MIT
"""The games as a Python game of OpenSpiel. Importing this module registers it:

    import pyspiel
    import bastide.environments.openspiel
    game = pyspiel.load_game("python_bastide(preset=base,players=2)")
    game = pyspiel.load_game("python_bastide(sets=base:1+river:1,options=hand_of_three_tiles:1)")

Draws are chance nodes, whose actions are places in the list of nature's actions. The actions of seats have the numbers of a batch.

A game in which no tile is hidden is of perfect information, and its tensors determine the position while the scalar "outside" is 0: choose
a window that holds your boards. A game with hidden hands is of imperfect information; its tensors hold what the player may know.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Dict, List, Optional, Tuple

import numpy as np
import pyspiel

from bastide._config import Config
from bastide._locks import Lock
from bastide.batch import Batch
from bastide.errors import error
from bastide.game import Game

PARAMETERS: Dict[str, Any] = {"preset": "base", "players": 2, "window": 0, "sets": "", "options": "", "pieces": ""}


def _type(hidden: bool) -> Any:
    """The type of a game: perfect information, unless a seat holds tiles that others do not see."""
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name="python_bastide",
        long_name="Python bastide",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hidden else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=8,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


_MOST_FALLS = 2002  # ways in which nine dice can fall
_lock = Lock()


def _numbers(text: str) -> Dict[str, int]:
    """Names with numbers: "base:1+river:1". Equals signs and commas belong to OpenSpiel."""
    out = {}
    for part in filter(None, text.split("+")):
        name, _, value = part.partition(":")
        if not value.isdigit():
            raise error(-1, f"{part!r} is no name with a number: write it like base:1+river:1")
        out[name] = int(value)
    return out


@cache
def _batch(preset: str, seats: int, window: int, sets: str, options: str, pieces: str) -> Batch:
    """One batch of one game for each config, into which a state is put to number its actions or to observe it."""
    config = Config(preset, seats, _numbers(sets), _numbers(options), _numbers(pieces), chance="host")
    return Batch(config, window=window)


class BastideGame(pyspiel.Game):  # type: ignore[misc]
    """A config as a game of OpenSpiel. The winners share what the others lose: each other seat pays 1."""

    def __init__(self, params: Optional[Dict[str, Any]] = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.key = tuple(given[name] for name in ("preset", "players", "window", "sets", "options", "pieces"))
        config, self.shape = _batch(*self.key).config, _batch(*self.key).shape
        first = Game(config)
        tiles = int(first.arrays.tiles()["count"].sum())
        info = pyspiel.GameInfo(
            num_distinct_actions=self.shape.actions,
            max_chance_outcomes=_MOST_FALLS if config.is_dice else max(len(first.tiles()), config.seats),
            num_players=config.seats,
            min_utility=-1.0,
            max_utility=float(config.seats - 1),
            utility_sum=0.0,
            max_game_length=10_000 if config.is_dice else 12 * tiles,
        )
        hidden = any(config.options.get(name) for name in ("hand_hidden", "held_tiles_hidden"))
        super().__init__(_type(hidden), info, params or {})

    def new_initial_state(self) -> BastideState:
        return BastideState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> BastideObserver:
        return BastideObserver(self)


class BastideState(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: BastideGame) -> None:
        super().__init__(game)
        self.key = game.key
        self.position = Game(_batch(*self.key).config)

    def numbers(self) -> List[int]:
        """The numbers of the legal actions, in the order of the list."""
        with _lock:
            batch = _batch(*self.key)
            batch.set_game(0, self.position)
            return [int(each) for each in batch.legal(0)]

    def current_player(self) -> int:
        decision = self.position.decision
        if decision.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if decision.seat is None else decision.seat

    def _legal_actions(self, player: int) -> List[int]:
        return sorted(each for each in self.numbers() if each >= 0)

    def chance_outcomes(self) -> List[Tuple[int, float]]:
        weights = self.position.arrays.weights()
        total = int(weights.sum())
        return [(index, int(weight) / total) for index, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.position.apply(self.position.action(action))
        else:
            self.position.apply(int(self.position.arrays.codes()[self.numbers().index(action)]))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.position.line(self.position.action(action))
        return self.position.line(self.position.action(self.numbers().index(action)))

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> List[float]:
        winners, seats = self.position.winners, self.num_players()
        if not winners:
            return [0.0] * seats
        share = (seats - len(winners)) / len(winners)
        return [share if seat in winners else -1.0 for seat in range(seats)]

    def __str__(self) -> str:
        return repr(self.position)

    def __deepcopy__(self, memo: Dict[int, Any]) -> BastideState:
        twin = BastideState(self.get_game())
        twin.position = self.position.copy()
        return twin


class BastideObserver:
    """Planes and scalars of a player as one tensor, and as a text."""

    def __init__(self, game: BastideGame) -> None:
        shape = game.shape
        cells = shape.planes * shape.window * shape.window
        self.tensor = np.zeros(cells + shape.scalars, np.float32)
        self.dict = {
            "planes": self.tensor[:cells].reshape(shape.planes, shape.window, shape.window),
            "scalars": self.tensor[cells:],
        }

    def set_from(self, state: BastideState, player: int) -> None:
        """Fills the tensor, with zeros while nature decides: a batch answers for nature at once, so it has no such position."""
        if state.is_chance_node():
            self.tensor.fill(0)
            return
        with _lock:
            batch = _batch(*state.key)
            batch.set_game(0, state.position)
            seen = batch.observe([player])
        self.dict["planes"][:] = seen.planes[0]
        self.dict["scalars"][:] = seen.scalars[0]

    def string_from(self, state: BastideState, player: int) -> str:
        return repr(state.position.copy(viewer=player))


pyspiel.register_game(_type(hidden=False), BastideGame)
