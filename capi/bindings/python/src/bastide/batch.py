# SPDX-License-Identifier: MIT
"""Many games at once: the calls of bastide_batch.h as a class (docs/batch.md)."""

from __future__ import annotations

import os
import threading
import weakref
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Callable, List, Optional, Sequence, Tuple, Union

import numpy as np

from bastide._bastide import ffi, lib
from bastide._config import Config, Parts, PresetName, config_of
from bastide._library import NULL, list_of, must, new, numbers_of, pointer, whole
from bastide._locks import Lock
from bastide._records import DTYPES, Action
from bastide._signals import wait_for, without_delay
from bastide._words import (
    ActionKind,
    Form,
    Mark,
    PieceKind,
    PlaneKind,
    ScalarKind,
    SegmentKind,
    SideKind,
    Spot,
)
from bastide.errors import IllegalActionError, StateError, error
from bastide.game import Game, TileSetHandle, record_of

if TYPE_CHECKING:
    from typing_extensions import Unpack

SIDES = ("north", "east", "south", "west")
SEATS_MAX = 8
HALVES = ("", "first", "second")
DERIVED = ("fields", "features", "points")  # groups of derived planes
AT_ONCE = 512  # games in one call of the library: some milliseconds
PLAYED_OUT_AT_ONCE = 32  # whole games


@dataclass(frozen=True)
class Shape:
    """Sizes of a batch; `fingerprint` is equal for batches with the same numbers, planes and scalars."""

    fingerprint: int
    games: int
    seats: int
    window: int
    actions: int
    planes: int
    scalars: int


@dataclass(frozen=True)
class Group:
    """Numbers of actions that belong together."""

    form: Form
    first: int
    count: int
    kind: Optional[ActionKind]
    spot: Optional[Spot]
    piece_kind: Optional[PieceKind]


@dataclass(frozen=True)
class Plane:
    """One plane of an observation; `name` says what it holds."""

    kind: PlaneKind
    seat: Optional[int]
    side: Optional[int]
    other_side: Optional[int]
    number: int
    name: str


@dataclass(frozen=True)
class Scalar:
    """One scalar of an observation."""

    kind: ScalarKind
    seat: Optional[int]
    side: Optional[int]
    number: int
    name: str


@dataclass(frozen=True)
class Arrays:
    """The arrays that an observation is written into; None for what is not asked for."""

    planes: Optional[np.ndarray] = None
    scalars: Optional[np.ndarray] = None
    mask: Optional[np.ndarray] = None


NOTHING = Arrays()


@dataclass(frozen=True)
class Observation:
    """What seats may know: planes[game, plane, row, column], scalars[game, scalar], mask[game, action]."""

    planes: np.ndarray
    scalars: np.ndarray
    mask: np.ndarray


Into = Union[Arrays, Observation]  # what an observation is written into


def _plane_name(row: np.void) -> str:
    kind, number = PlaneKind(int(row["kind"])), int(row["number"])
    words: List[str] = [kind.word]
    if row["seat"] >= 0:
        words.append(f"seat{row['seat']}")
    if kind == PlaneKind.SIDE:
        words.append(SideKind(number).word)
    if kind == PlaneKind.SEGMENT:
        words.append(SegmentKind(number).word)
    if kind == PlaneKind.MARK:
        words.append(Mark(number).word)
    if kind in (PlaneKind.PIECE_KIND, PlaneKind.PIECE_PLACE):
        words.append(PieceKind(number).word)
    if kind == PlaneKind.TYPE and number:
        words.append("high")
    words += [SIDES[row[side]] for side in ("side", "other_side") if row[side] >= 0]
    if kind >= PlaneKind.FIELD:
        words += [HALVES[number]] if number else [] if row["side"] >= 0 else ["inside"]
    return "_".join(words)


NUMBERED = (
    ScalarKind.LEFT,
    ScalarKind.TILE,
    ScalarKind.TILE_SIDE,
    ScalarKind.DICE,
    ScalarKind.HOLDS,
    ScalarKind.PIECE,
    ScalarKind.VARIABLE,
)


def _derived(names: Sequence[str]) -> int:
    """The flags of groups of derived planes."""
    unknown = [name for name in names if name not in DERIVED]
    if unknown or isinstance(names, str):
        raise error(-1, f"derived planes are a list of {', '.join(DERIVED)}, not {names!r}")
    return sum({getattr(lib, f"BASTIDE_BATCH_DERIVED_FLAG_{name.upper()}") for name in names})


def _scalar_name(row: np.void) -> str:
    kind, number = ScalarKind(int(row["kind"])), int(row["number"])
    words: List[str] = [kind.word]
    if row["seat"] >= 0:
        words.append(f"seat{row['seat']}")
    if kind in (ScalarKind.SUPPLY, ScalarKind.TOKENS):
        words.append(PieceKind(number).word)
    elif kind in NUMBERED:
        words.append(str(number))
    if row["side"] >= 0:
        words.append(SIDES[row["side"]])
    return "_".join(words)


def _unset(number: Any) -> Optional[int]:
    return None if number < 0 else int(number)


class Batch:
    """Games of one config, played together.

    >>> batch = Batch("base", games=1024, seats=2)
    >>> batch.restart(range(1024))
    >>> seen = batch.observe()
    >>> results = batch.step(batch.sample(), restart=True)

    derived: groups of planes that follow from the others, "fields", "features" and "points".

    threads: parts into which each call is split; calls of the library run without the lock of the interpreter. tilesets: tiles of your
    own, with their copies. A call that a signal interrupts, such as Ctrl-C, has dealt with some of the games and not with others.
    """

    def __init__(
        self,
        preset: Union[PresetName, Config] = "base",
        *,
        games: int = 1,
        window: int = 0,
        derived: Sequence[str] = (),
        threads: int = 1,
        tilesets: Sequence[Tuple[TileSetHandle, int]] = (),
        **parts: Unpack[Parts],
    ) -> None:
        self.config = config_of(preset, parts).light()
        if threads < 1:
            raise error(-1, f"a batch runs in 1 thread or more, not {threads}")
        self._like = Game(self.config, tilesets=tilesets)
        options = new("bastide_batch_options")
        if not 0 < games <= lib.BASTIDE_BATCH_GAMES_MAX:
            raise error(-1, f"a batch has 1 to {lib.BASTIDE_BATCH_GAMES_MAX} games, not {games}")
        widest = lib.BASTIDE_BATCH_WINDOW_MAX
        if window != 0 and not (3 <= window <= widest and window % 2 == 1):
            raise error(-1, f"a window is an odd number of cells wide, 3 to {widest}, or 0 for the usual one, not {window}")
        options["games"], options["window"] = whole("games", games), whole("window", window)
        options["derived"] = _derived(derived)

        def create() -> Any:
            made = ffi.new("bastide_batch**")
            status = lib.bastide_batch_create(self._like._open(), pointer(options, "bastide_batch_options"), NULL, made)
            must(status, f"a batch of {games} games with a window of {window}")
            return made[0]

        self._handle = without_delay(create, lib.bastide_batch_destroy) if games > AT_ONCE else create()
        self._end = weakref.finalize(self, lib.bastide_batch_destroy, self._handle)
        self._lock = Lock()
        self._threads = threads
        self._pool: Optional[ThreadPoolExecutor] = None
        self._process = 0  # whose threads those are
        self.shape = self._read_shape()
        self._results = np.zeros(games, DTYPES["bastide_batch_result"])
        self._written: Optional[weakref.ReferenceType[np.ndarray]] = None  # the planes of the last observation

    def _read_shape(self) -> Shape:
        out = new("bastide_batch_shape")
        must(lib.bastide_batch_get_shape(self._handle, pointer(out, "bastide_batch_shape")), "the shape")
        row = out[0]
        return Shape(*(int(row[name]) for name in ("fingerprint", "games", "seats", "window", "actions", "planes", "scalars")))

    def _open(self) -> Any:
        if not self._end.alive:
            raise StateError("the batch is closed")
        return self._handle

    def close(self) -> None:
        """Frees all games."""
        with self._lock:
            self._end()
            if self._pool and self._process == os.getpid():
                self._pool.shutdown()
            self._pool = None

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __len__(self) -> int:
        return self.shape.games

    def __repr__(self) -> str:
        shape = self.shape
        return (
            f"<Batch of {shape.games} games, {shape.seats} seats, {shape.actions} actions, "
            f"{shape.planes} planes of {shape.window} x {shape.window}, {shape.scalars} scalars>"
        )

    def __reduce__(self) -> Tuple[Any, ...]:
        raise TypeError("a batch is not pickled: pickle its games, batch.game(i)")

    # ---- What numbers, planes and scalars mean ----------------------------------------------------------------------

    @property
    def groups(self) -> List[Group]:
        """The groups of numbers of actions."""
        rows = list_of("bastide_batch_group", "the groups", lib.bastide_batch_list_groups, self._open())
        return [
            Group(
                Form(int(row["form"])),
                int(row["first"]),
                int(row["count"]),
                ActionKind(int(row["kind"])) if row["kind"] else None,
                Spot(int(row["spot"])) if row["spot"] else None,
                PieceKind(int(row["piece_kind"])) if row["piece_kind"] else None,
            )
            for row in rows
        ]

    @property
    def planes(self) -> List[Plane]:
        """The planes, in their order."""
        rows = list_of("bastide_batch_plane", "the planes", lib.bastide_batch_list_planes, self._open())
        return [
            Plane(
                PlaneKind(int(row["kind"])),
                _unset(row["seat"]),
                _unset(row["side"]),
                _unset(row["other_side"]),
                int(row["number"]),
                _plane_name(row),
            )
            for row in rows
        ]

    @property
    def scalars(self) -> List[Scalar]:
        """The scalars, in their order."""
        rows = list_of("bastide_batch_scalar", "the scalars", lib.bastide_batch_list_scalars, self._open())
        return [
            Scalar(ScalarKind(int(row["kind"])), _unset(row["seat"]), _unset(row["side"]), int(row["number"]), _scalar_name(row))
            for row in rows
        ]

    # ---- Playing ------------------------------------------------------------------------------------------------------

    def _workers(self) -> ThreadPoolExecutor:
        """The threads of this process: a fork takes none along."""
        if self._pool is None or self._process != os.getpid():
            self._pool, self._process = ThreadPoolExecutor(self._threads), os.getpid()
        return self._pool

    def _each(self, call: Callable[[int, int], int], at_once: int = AT_ONCE) -> int:
        """Runs a call for all games, in as many parts as there are threads; the sum of the results.

        A call of the library has some games at once, so that signals need not wait for all. After one that raised no thread works on.
        """
        games, leave = self.shape.games, threading.Event()

        def of_games(begin: int, end: int) -> int:
            done = 0
            for first in range(begin, end, at_once):
                if leave.is_set():
                    break
                done += must(call(first, min(at_once, end - first)), "a call of some of the games")
            return done

        parts: List[Future[int]] = []
        self._lock.is_running = True
        try:
            if self._threads == 1 or games < 2 * self._threads:
                return of_games(0, games)
            cuts = [games * part // self._threads for part in range(self._threads + 1)]
            for begin, end in zip(cuts, cuts[1:]):
                parts.append(self._workers().submit(of_games, begin, end))
            wait_for(parts)
        finally:
            leave.set()
            wait(parts)
            self._lock.is_running = False
        return sum(part.result() for part in parts)

    def _array(self, given: Any, shape: Tuple[int, ...], dtype: Any, what: str) -> np.ndarray:
        """An output of the right shape, or the caller's, checked."""
        if given is None:
            return np.empty(shape, dtype)
        if not isinstance(given, np.ndarray) or given.dtype != np.dtype(dtype):
            raise TypeError(f"{what} must be an array of {np.dtype(dtype)}")
        if given.shape != shape or not given.flags.c_contiguous or not given.flags.writeable:
            raise ValueError(f"{what} must be a writeable C-contiguous array of the shape {shape}, not {given.shape}")
        return given

    def _numbers(self, given: Any, what: str) -> np.ndarray:
        array = np.asarray(given)
        if array.dtype.kind not in "iu":
            raise TypeError(f"{what} must be integers, not {array.dtype}")
        if array.shape != (self.shape.games,):
            raise ValueError(f"{what} must be one for each of the {self.shape.games} games, not of the shape {array.shape}")
        if array.size and (array.min() < -(2**31) or array.max() >= 2**31):
            raise ValueError(f"{what} must be numbers of 32 bits")
        return np.ascontiguousarray(array, dtype=np.int32)

    def restart(self, seeds: Union[int, Sequence[int], np.ndarray]) -> None:
        """Restarts all games, with one seed each; an integer n is the seeds n, n + 1, ..."""
        if isinstance(seeds, (int, np.integer)):
            listed = np.arange(self.shape.games, dtype=np.uint64) + np.uint64(int(seeds) & 0xFFFFFFFFFFFFFFFF)
        else:
            listed = np.asarray([int(each) & 0xFFFFFFFFFFFFFFFF for each in seeds], dtype=np.uint64)
        if listed.shape != (self.shape.games,):
            raise ValueError(f"seeds must be one for each of the {self.shape.games} games, not {len(listed)}")
        with self._lock:
            handle, at = self._open(), pointer(listed, "uint64_t")
            self._each(lambda first, count: lib.bastide_batch_restart(handle, first, count, at + first))

    def restart_game(self, index: int, seed: int) -> None:
        """Restarts one game."""
        with self._lock:
            word = ffi.new("uint64_t*", seed & 0xFFFFFFFFFFFFFFFF)
            must(lib.bastide_batch_restart(self._open(), self._index(index), 1, word), "a restart")

    def seats(self) -> np.ndarray:
        """The seat that decides in each game; -1 when the game is over."""
        out = np.empty(self.shape.games, np.int32)
        with self._lock:
            must(lib.bastide_batch_get_seats(self._open(), 0, self.shape.games, pointer(out, "int32_t"), NULL), "the seats")
        return out

    def observe(
        self,
        viewers: Any = None,
        *,
        planes: Optional[np.ndarray] = None,
        scalars: Optional[np.ndarray] = None,
        mask: Optional[np.ndarray] = None,
    ) -> Observation:
        """Observes all games, for one viewer each: a seat or PUBLIC; None is the seat that decides.

        Arrays that are given are written and returned; they must have the right dtype and shape.
        """
        shape = self.shape
        board = self._array(planes, (shape.games, shape.planes, shape.window, shape.window), np.uint8, "planes")
        rest = self._array(scalars, (shape.games, shape.scalars), np.int32, "scalars")
        legal = self._array(mask, (shape.games, shape.actions), np.uint8, "mask")
        seen = Observation(board, rest, legal)
        self._observe(viewers, seen)
        return seen

    def _pointers(self, viewers: Any, into: Into) -> Callable[[int], Tuple[Any, ...]]:
        """What an observing call is given for the games from `first` on: viewers, planes, scalars, mask."""
        shape = self.shape
        if isinstance(viewers, (int, np.integer)):
            viewers = np.full(shape.games, int(viewers))
        read = None if viewers is None else self._numbers(viewers, "viewers")
        if read is not None and read.size and (read.min() < -1 or read.max() >= shape.seats):
            raise error(-1, f"a viewer is a seat from 0 to {shape.seats - 1} or PUBLIC (-1)")
        cells = shape.planes * shape.window * shape.window
        parts = (
            (read, "int32_t", 1),
            (into.planes, "uint8_t", cells),
            (into.scalars, "int32_t", shape.scalars),
            (into.mask, "uint8_t", shape.actions),
        )

        def of_games(first: int) -> Tuple[Any, ...]:  # holds the arrays: the pointers do not
            return tuple(
                pointer(array, c) + first * each if array is not None and array.size else NULL for array, c, each in parts
            )

        return of_games

    def _observe(self, viewers: Any, into: Into) -> None:
        pointers = self._pointers(viewers, into)
        with self._lock:
            handle = self._open()
            self._begin_writing(into.planes)
            self._each(lambda first, count: lib.bastide_batch_observe(handle, first, count, *pointers(first)))
            self._end_writing(into.planes)

    def _begin_writing(self, planes: Optional[np.ndarray]) -> bool:
        """Whether these planes hold the last observation. A call that fails may leave others that do not."""
        holds_last = planes is not None and self._written is not None and self._written() is planes
        if planes is not None:
            self._written = None
        return holds_last

    def _end_writing(self, planes: Optional[np.ndarray]) -> None:
        if planes is not None:
            self._written = weakref.ref(planes)

    def _check(self, into: Into) -> None:
        shape = self.shape
        if into.planes is not None:
            self._array(into.planes, (shape.games, shape.planes, shape.window, shape.window), np.uint8, "planes")
        if into.scalars is not None:
            self._array(into.scalars, (shape.games, shape.scalars), np.int32, "scalars")
        if into.mask is not None:
            self._array(into.mask, (shape.games, shape.actions), np.uint8, "mask")

    def observe_into(self, into: Into, viewers: Any = None) -> None:
        """Writes only what is given, for loops that need no more."""
        self._check(into)
        self._observe(viewers, into)

    def legal(self, index: int) -> np.ndarray:
        """The numbers of the legal actions of one game, in the order of Game.actions()."""
        with self._lock:
            handle, at = self._open(), self._index(index)
            return numbers_of("int32_t", np.int32, "the legal actions", lib.bastide_batch_list, handle, at, 1, NULL)

    def sample(self, *, index: bool = False, where: Any = None, out: Optional[np.ndarray] = None) -> np.ndarray:
        """A random legal action of each game: its number, or with index=True its place in the list; -1 when the game is over.

        where: a truth for each game; the others get -1, and their words do not advance.
        """
        numbers = self._array(out, (self.shape.games,), np.int32, "out")
        flags, at = (lib.BASTIDE_BATCH_FLAG_INDEX if index else 0), pointer(numbers, "int32_t")
        with self._lock:
            handle = self._open()
            if where is None:
                self._each(lambda first, count: lib.bastide_batch_sample(handle, first, count, flags, at + first))
                return numbers
            chosen = np.asarray(where, bool)
            if chosen.shape != (self.shape.games,):
                raise ValueError(f"where must be one truth for each of the {self.shape.games} games")
            numbers.fill(-1)
            edges = np.flatnonzero(np.diff(np.concatenate([[False], chosen, [False]]).astype(np.int8))).tolist()
            for begin, end in zip(edges[::2], edges[1::2]):
                for first in range(begin, end, AT_ONCE):
                    must(lib.bastide_batch_sample(handle, first, min(AT_ONCE, end - first), flags, at + first), "a sample")
        return numbers

    def step(
        self,
        numbers: Any,
        *,
        index: bool = False,
        restart: bool = False,
        strict: bool = True,
        out: Optional[np.ndarray] = None,
    ) -> np.ndarray:
        """Applies one action to each game; -1 skips a game.

        Returns one record for each game: seed, status, actor, ended, length, winners, seat, legal, scores, rewards. The array is
        reused by the next call unless `out` is given. strict: a number that is not legal raises IllegalActionError, after the
        other games have been stepped.
        """
        read, results = self._answers(numbers), self._results_in(out)
        flags, at, to = self._flags(index, restart), pointer(read, "int32_t"), pointer(results, "bastide_batch_result")
        with self._lock:
            handle = self._open()
            applied = self._each(lambda first, count: lib.bastide_batch_step(handle, first, count, at + first, flags, to + first))
        if strict and applied != self.shape.games:
            self._refuse(read, results)
        return results

    def advance(
        self,
        numbers: Any = None,
        into: Into = NOTHING,
        *,
        viewers: Any = None,
        kept: bool = False,
        index: bool = False,
        restart: bool = False,
        strict: bool = True,
        out: Optional[np.ndarray] = None,
    ) -> np.ndarray:
        """Steps as step() does, then observes as observe_into() does: the quickest loop.

        numbers: None only observes. kept: nobody has written to `into.planes` since the batch did, so only what changed is
        written; planes that are not those of the last observation are written as a whole. An illegal number does not keep the
        other games from being stepped and all games from being observed.
        """
        self._check(into)
        read, results = None if numbers is None else self._answers(numbers), self._results_in(out)
        flags, pointers = self._flags(index, restart), self._pointers(viewers, into)
        at, to = NULL if read is None else pointer(read, "int32_t"), pointer(results, "bastide_batch_result")
        with self._lock:
            handle = self._open()
            if self._begin_writing(into.planes) and kept:
                flags |= lib.BASTIDE_BATCH_FLAG_KEPT
            applied = self._each(
                lambda first, count: lib.bastide_batch_advance(
                    handle, first, count, at + first if at else NULL, flags, to + first, *pointers(first)
                )
            )
            self._end_writing(into.planes)
        if strict and read is not None and applied != self.shape.games:
            self._refuse(read, results)
        return results

    def _flags(self, index: bool, restart: bool) -> int:
        return (lib.BASTIDE_BATCH_FLAG_INDEX if index else 0) | (lib.BASTIDE_BATCH_FLAG_RESTART if restart else 0)

    def _results_in(self, out: Optional[np.ndarray]) -> np.ndarray:
        return self._results if out is None else self._array(out, (self.shape.games,), self._results.dtype, "out")

    def _answers(self, numbers: Any) -> np.ndarray:
        """One number for each game, without a copy where there need be none."""
        read = numbers if isinstance(numbers, np.ndarray) and numbers.dtype == np.int32 else self._numbers(numbers, "numbers")
        if read.shape != (self.shape.games,) or not read.flags.c_contiguous:
            read = self._numbers(read, "numbers")
        return read

    def _refuse(self, numbers: np.ndarray, results: np.ndarray) -> None:
        wrong = np.flatnonzero((results["status"] != 0) & (numbers != -1))
        if not wrong.size:
            return
        first = int(wrong[0])
        if results["status"][first] == lib.BASTIDE_E_ABSENT:
            raise StateError(f"game {first} is over: restart it, or step with restart=True")
        raise IllegalActionError(
            f"the action {int(numbers[first])} of game {first} is not legal now; illegal in all: {wrong.size}"
        )

    def play_out(self, most: int = 100_000) -> np.ndarray:
        """Plays all games to the end with random actions, the quickest way; returns records as step()."""
        to, most = pointer(self._results, "bastide_batch_result"), whole("most", most, 1)
        with self._lock:
            handle = self._open()
            self._each(
                lambda first, count: lib.bastide_batch_play_out(handle, first, count, most, to + first), PLAYED_OUT_AT_ONCE
            )
        return self._results

    def scores(self) -> np.ndarray:
        """scores[game, seat] now."""
        return self._scores(False)

    def final_scores(self) -> np.ndarray:
        """The scores if all games ended now."""
        return self._scores(True)

    def _scores(self, final: bool) -> np.ndarray:
        now, then = np.zeros((2, self.shape.games, SEATS_MAX), np.int32)
        at, to = pointer(now, "int32_t"), pointer(then, "int32_t")
        with self._lock:
            handle = self._open()

            def score(first: int, count: int) -> int:
                skipped = SEATS_MAX * first
                return int(lib.bastide_batch_score(handle, first, count, at + skipped, to + skipped if final else NULL))

            self._each(score)
        return (then if final else now)[:, : self.shape.seats]

    # ---- Single games ---------------------------------------------------------------------------------------------------

    def _index(self, index: int) -> int:
        if not 0 <= index < self.shape.games:
            raise IndexError(f"the batch has the games 0 to {self.shape.games - 1}, not {index}")
        return index

    def game(self, index: int, viewer: int = -100) -> Game:
        """A copy of one game, or what a viewer may know of it."""
        out, viewer = self._like.copy(), whole("viewer", viewer)
        with self._lock:
            status = lib.bastide_batch_get_game(self._open(), self._index(index), viewer, out._open())
        must(status, f"the game {index} for the viewer {viewer}")
        return out

    def set_game(self, index: int, game: Game) -> None:
        """Puts one game of the batch into the position of another game of the same config."""
        with self._lock, game._lock:
            must(
                lib.bastide_batch_set_game(self._open(), self._index(index), game._open()),
                "a game of another config cannot enter the batch",
            )

    def action(self, index: int, number: int) -> Action:
        """The legal action that has a number in one game now."""
        out, number = new("bastide_action"), whole("number", number)
        with self._lock:
            at = pointer(out, "bastide_action")
            status = lib.bastide_batch_get_action(self._open(), self._index(index), number, at)
        must(status, f"no legal action of game {index} has the number {number}")
        return Action.from_row(out[0].item())

    def number(self, index: int, action: Action) -> int:
        """The number of a legal action in one game."""
        record = record_of(action)
        with self._lock:
            found = lib.bastide_batch_find_action(self._open(), self._index(index), pointer(record, "bastide_action"))
        return must(found, f"the action is not legal in game {index}")
