# SPDX-License-Identifier: MIT
"""Computer players: the calls of bastide_players.h. They think in what their seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, List, Optional, Tuple, Union

import numpy as np

from bastide import _words
from bastide._bastide import ffi
from bastide._bastide import lib as _typed_lib
from bastide._library import NULL, must, new, pointer
from bastide._records import DTYPES, Action
from bastide.errors import AbsentError, error
from bastide.game import Game

lib: Any = _typed_lib  # the calls exist only in builds that have the players

#: whether this build of the library has players
AVAILABLE = hasattr(lib, "bastide_players_choose")


@dataclass(frozen=True)
class Valued:
    """A move and its value: the lead to expect at the end, in points (in the dice game the points of the turn)."""

    action: Action
    value: float
    simulations: int


def levels() -> List[str]:
    """The names of the levels that can play."""
    if not AVAILABLE:
        return []
    kinds: Any = getattr(_words, "Level", ())
    return [each.word for each in kinds if each.word != "expert"]


class Player:
    """A player of a level: easy, normal or hard.

    >>> action = Player("normal").choose(game)
    """

    def __init__(self, level: Union[str, int] = "normal", *, simulations: int = 400, seed: int = 1) -> None:
        if not AVAILABLE:
            raise AbsentError("this build of the library has no players")
        kinds: Any = getattr(_words, "Level", ())
        names = {each.word: int(each) for each in kinds}
        if isinstance(level, str) and level not in names:
            raise error(-1, f"there is no level {level!r}; there are {', '.join(levels())}")
        self.level = names[level] if isinstance(level, str) else int(level)
        self.simulations = simulations
        self._word = ffi.new("uint64_t*", seed & 0xFFFFFFFFFFFFFFFF)
        self._memory: Optional[np.ndarray] = None

    def _settings(self, seat: int) -> np.ndarray:
        out = new("bastide_players_settings")
        must(lib.bastide_players_settings_init(pointer(out, "bastide_players_settings")), "the settings of a player")
        out["level"], out["seat"], out["simulations"] = self.level, seat, self.simulations
        return out

    def _ready(self, game: Game) -> Tuple[Any, Any, int]:
        """The game, memory for a call, and the seat that decides."""
        seat = game.seat
        if seat is None:
            raise error(-4, "no seat decides, so no player can choose")
        size = must(lib.bastide_players_measure(game._open(), self.level), "this level cannot play")
        if self._memory is None or self._memory.size < size:
            self._memory = np.zeros(size, np.uint8)
        return game._open(), self._memory, seat

    def choose(self, game: Game) -> Action:
        """The action of the seat that decides."""
        with game._lock:
            handle, memory, seat = self._ready(game)
            settings, out = self._settings(seat), new("bastide_action")
            status = lib.bastide_players_choose(
                handle,
                pointer(settings, "bastide_players_settings"),
                NULL,
                self._word,
                ffi.from_buffer(memory),
                memory.size,
                pointer(out, "bastide_action"),
            )
        must(status, "a player")
        return Action.from_row(out[0].item())

    def moves(self, game: Game) -> List[Valued]:
        """The moves with their values, the best first."""
        with game._lock:
            handle, memory, seat = self._ready(game)
            settings = self._settings(seat)
            count = len(game)
            out = np.zeros(count, [("action", "V96"), ("value", "<i4"), ("simulations", "<i4"), ("spare", "V24")])
            listed = lib.bastide_players_list_moves(
                handle,
                pointer(settings, "bastide_players_settings"),
                NULL,
                self._word,
                ffi.from_buffer(memory),
                memory.size,
                pointer(out, "bastide_players_move"),
                count,
            )
        must(listed, "a player")
        actions = np.ascontiguousarray(out["action"]).view(DTYPES["bastide_action"])
        return [
            Valued(Action.from_row(actions[i].item()), int(out["value"][i]) / 100, int(out["simulations"][i]))
            for i in range(min(listed, count))
        ]
