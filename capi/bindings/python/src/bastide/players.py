# SPDX-License-Identifier: MIT
"""Computer players: the calls of bastide_players.h. They think in what their seat may know.

>>> for move in Player("normal").moves(game)[:3]:
...     print(move.value, game.text(move.action), explain(game, move.action))
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, List, Optional, Tuple, Union

import numpy as np

from bastide._bastide import ffi
from bastide._bastide import lib as _typed_lib
from bastide._library import NULL, list_of, must, new, pointer, read_refusal, text_of, whole
from bastide._records import DTYPES, Action
from bastide._thinking import Stop, Watch, limit_of
from bastide._words import Level, MoveReasonKind, SegmentKind
from bastide.errors import AbsentError, IllegalActionError, error
from bastide.game import Game

__all__ = ["AVAILABLE", "Level", "MoveReason", "MoveReasonKind", "Player", "Stop", "Valued", "explain", "levels", "reasons"]

lib: Any = _typed_lib  # the calls exist only in builds that have the players

#: whether this build of the library has players
AVAILABLE = hasattr(lib, "bastide_players_choose")


@dataclass(frozen=True)
class Valued:
    """A move and its value: the lead to expect at the end, in points (in the dice game the points of the turn)."""

    action: Action
    value: float
    simulations: int


@dataclass(frozen=True)
class MoveReason:
    """What speaks for a move, or against it. The comments of the kinds say which fields each of them has."""

    kind: MoveReasonKind
    seat: int
    """whose feature or piece it is"""
    feature_kind: Optional[SegmentKind] = None
    points: int = 0
    """what is scored; an estimate in all kinds but COMPLETES and RETURNS"""


def levels() -> List[str]:
    """The names of the levels that can play."""
    return [each.word for each in Level] if AVAILABLE else []


def _must_be_available() -> None:
    if not AVAILABLE:
        raise AbsentError("this build of the library has no players")


def _size(game: Game, level: Level) -> int:
    """The bytes of memory that a call needs in this position."""
    return must(lib.bastide_players_measure(game._open(), level), "this level cannot play")


def _reasons(game: Game, action: Union[Action, str]) -> np.ndarray:
    _must_be_available()
    record = game._record(action)
    at = pointer(record, "bastide_action")
    with game._lock:
        refusal = game._refusal(record)
        if refusal is not None:
            raise IllegalActionError(f"the action is refused: {game._refusal_sentence(record, refusal)}", read_refusal(refusal))
        memory = np.empty(_size(game, Level.NORMAL), np.uint8)
        lent = (ffi.from_buffer(memory), memory.size)
        return list_of("bastide_players_reason", "the reasons", lib.bastide_players_list_reasons, game._open(), at, *lent)


def reasons(game: Game, action: Union[Action, str]) -> List[MoveReason]:
    """What speaks for an action of the seat that decides, or against it, the weightiest first; at least one reason."""
    return [
        MoveReason(
            MoveReasonKind(int(row["kind"])),
            int(row["seat"]),
            SegmentKind(int(row["feature_kind"])) if row["feature_kind"] else None,
            int(row["points"]),
        )
        for row in _reasons(game, action)
    ]


def explain(game: Game, action: Union[Action, str]) -> str:
    """The reasons in a sentence: "completes the city for 12 points; blocks Blue's field, about 3 points"."""
    with game._lock:
        listed, seat = _reasons(game, action), game.seat
    at = pointer(listed, "bastide_players_reason")
    return text_of("the reasons", lib.bastide_players_reasons_text, NULL, seat, at, len(listed))


class Player:
    """A player of a level: easy, normal, hard or expert.

    >>> action = Player("normal").choose(game)
    >>> action = Player("expert", milliseconds=500).choose(game)

    simulations: how far HARD and EXPERT think; the others use none. 400 when neither limit is given. milliseconds: how long a call may
    think; the answer then depends on the speed of the machine. seed: equal seeds choose equally. A call takes limits of its own instead.

    Ctrl-C, and every other signal whose handler raises, ends a call that thinks in the main thread within a tenth of a second; the
    player and the game are as they were. A Stop ends a call from another thread. Several threads can use a player for their games.
    """

    def __init__(
        self,
        level: Union[str, int] = "normal",
        *,
        simulations: Optional[int] = None,
        milliseconds: Optional[float] = None,
        seed: int = 1,
    ) -> None:
        _must_be_available()
        name = level if isinstance(level, str) else Level(level).word
        if name not in levels():
            raise error(-1, f"there is no level {name!r}; there are {', '.join(levels())}")
        self.level = Level[name.upper()]
        self.simulations = _simulations_of(simulations)
        self.milliseconds = limit_of(milliseconds)
        if self.simulations is None and self.milliseconds is None:
            self.simulations = 400
        self.seed_choices(seed)

    def seed_choices(self, seed: int) -> None:
        """Sets the word by which this player chooses; it is read and advanced by each choice."""
        self._word = seed & 0xFFFFFFFFFFFFFFFF

    def _limits(self, simulations: Optional[int], milliseconds: Optional[float]) -> Tuple[int, Optional[float]]:
        """The limits of a call: its own, or those of the player when it has none. No limit of number is 0."""
        own = _simulations_of(simulations), limit_of(milliseconds)
        number, time = own if own != (None, None) else (self.simulations, self.milliseconds)
        return number or 0, time

    def _call(self, game: Game, limits: Tuple[int, Optional[float]], stop: Optional[Stop], call: Any, *out: Any) -> int:
        """Runs a call for the seat that decides."""
        with game._lock:
            if game.seat is None:
                raise error(-4, "no seat decides, so no player can choose")
            memory, word = np.empty(_size(game, self.level), np.uint8), ffi.new("uint64_t*", self._word)
            watch, settings = Watch(limits[1], stop), new("bastide_players_settings")
            at = pointer(settings, "bastide_players_settings")
            must(lib.bastide_players_settings_init(at), "the settings of a player")
            settings["level"], settings["simulations"] = self.level, limits[0]
            settings["microseconds"] = watch.microseconds
            thinks = game.copy(log=False)  # the handler of a signal may change or close the game meanwhile
            status = call(thinks._open(), at, watch.host, word, ffi.from_buffer(memory), memory.size, *out)
            thinks.close()
            watch.raise_what_interrupted()
            self._word = int(word[0])
            return must(status, "a player")

    def choose(
        self,
        game: Game,
        *,
        simulations: Optional[int] = None,
        milliseconds: Optional[float] = None,
        stop: Optional[Stop] = None,
    ) -> Action:
        """The action of the seat that decides."""
        out = new("bastide_action")
        limits = self._limits(simulations, milliseconds)
        self._call(game, limits, stop, lib.bastide_players_choose, pointer(out, "bastide_action"))
        return Action.from_row(out[0].item())

    def moves(
        self,
        game: Game,
        *,
        simulations: Optional[int] = None,
        milliseconds: Optional[float] = None,
        stop: Optional[Stop] = None,
    ) -> List[Valued]:
        """The moves with their values, the best first; of the dice game the best 64 at most.

        The value of a move that was not judged, because time was over or the call was stopped, is -inf.
        """
        limits = self._limits(simulations, milliseconds)
        with game._lock:
            out: Any = np.zeros(len(game), DTYPES["bastide_players_move"])
            at = pointer(out, "bastide_players_move")
            listed = self._call(game, limits, stop, lib.bastide_players_list_moves, at, len(out))
        out = out[:listed]
        actions = np.ascontiguousarray(out["action"]).view(DTYPES["bastide_action"])
        return [
            Valued(Action.from_row(action.item()), _points(int(row["value"])), int(row["simulations"]))
            for action, row in zip(actions, out)
        ]


def _simulations_of(simulations: Optional[int]) -> Optional[int]:
    """A limit of number, checked."""
    if simulations is not None and not 1 <= simulations < 2**31:
        raise error(-1, f"a player needs 1 simulation or more, at most {2**31 - 1}, not {simulations}")
    return None if simulations is None else whole("simulations", simulations, 1)


def _points(hundredths: int) -> float:
    return -math.inf if hundredths == -(2**31) else hundredths / 100
