# SPDX-License-Identifier: MIT
"""Self-play, tournaments and data sets on many machines, with Ray; results as Parquet.

A run is cut into chunks of consecutive games. The seed of game n is game_seed(run seed, n), so any game can be played again alone. A
chunk is one task and one file, chunk-000012.parquet, which is written under another name and then renamed: a file that is there is
whole. A task of a killed worker runs again on another one, and a run that was stopped continues with the chunks that have no file. So no
game is lost, and none is counted twice.
"""

from __future__ import annotations

import json
import math
import os
import sys
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Dict, Iterator, List, Mapping, Optional, Sequence, Tuple, Union

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from bastide._config import Config
from bastide.batch import Batch
from bastide.errors import error
from bastide.opponents import Opponent, opponent

#: one row for each game; `players` names who sat in each seat
GAMES = pa.schema(
    [
        pa.field("game", pa.int64(), nullable=False, metadata={"text": "number of the game in the run, from 0"}),
        pa.field("seed", pa.uint64(), nullable=False, metadata={"text": "seed of the game"}),
        pa.field("players", pa.list_(pa.string()), nullable=False, metadata={"text": "who sat in each seat"}),
        pa.field("scores", pa.list_(pa.int32()), nullable=False, metadata={"text": "final points of each seat"}),
        pa.field("winners", pa.list_(pa.int8()), nullable=False, metadata={"text": "seats that won"}),
        pa.field("length", pa.int32(), nullable=False, metadata={"text": "actions of seats"}),
    ]
)

#: one row for each decision of a data set; `planes` are bytes: plane, row, column
DECISIONS = pa.schema(
    [
        pa.field("game", pa.int64(), nullable=False),
        pa.field("ply", pa.int32(), nullable=False, metadata={"text": "actions of seats before this one"}),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("action", pa.int32(), nullable=False, metadata={"text": "number of the chosen action"}),
        pa.field("legal", pa.list_(pa.int32()), nullable=False, metadata={"text": "numbers of all legal actions"}),
        pa.field("planes", pa.binary(), nullable=False),
        pa.field("scalars", pa.list_(pa.int32()), nullable=False),
        pa.field("final_score", pa.int32(), nullable=False, metadata={"text": "points of the seat at the end"}),
        pa.field("won", pa.bool_(), nullable=False),
    ]
)


@dataclass(frozen=True)
class Run:
    """What is played. It is stored as run.json beside the chunks, and a run with another content refuses to continue."""

    preset: str = "base"
    games: int = 10_000
    chunk: int = 1_000
    seats: int = 2
    players: Sequence[str] = ("uniform",)
    """who plays: one name for all seats, or several, which change seats from game to game"""
    seed: int = 0
    options: Mapping[str, int] = field(default_factory=dict)
    sets: Mapping[str, int] = field(default_factory=dict)
    """copies of built-in sets; they replace those of the preset"""
    pieces: Mapping[str, int] = field(default_factory=dict)
    """pieces of a kind for each seat"""
    window: int = 0
    decisions: bool = False
    """a row for each decision, with its observation, instead of one for each game"""
    together: int = 256
    """games that a task plays at once"""
    most: int = 3_000
    """actions after which a game is given up: a dice game has no longest course"""

    def check(self) -> None:
        """Raises ArgumentError unless the run can be played, before a task is sent anywhere."""
        if isinstance(self.players, str) or not self.players:
            raise error(-1, f"players are a sequence of names, such as ('uniform',), not {self.players!r}")
        for name in ("games", "chunk", "together", "most"):
            if getattr(self, name) < 1:
                raise error(-1, f"{name} is 1 or more, not {getattr(self, name)}")
        for name in self.players:
            opponent(name)
        self.batch(1).close()

    def batch(self, games: int) -> Batch:
        """Games of this run, to play them or to read what their numbers, planes and scalars mean."""
        config = Config(self.preset, self.seats, sets=dict(self.sets), options=dict(self.options), pieces=dict(self.pieces))
        return Batch(config, games=games, window=self.window)

    def chunks(self) -> int:
        return math.ceil(self.games / self.chunk)

    def numbers(self, chunk: int) -> range:
        """The games of a chunk."""
        return range(chunk * self.chunk, min((chunk + 1) * self.chunk, self.games))


def game_seed(seed: int, game: int) -> int:
    """The seed of a game of a run: SplitMix64 of the run's seed and the number of the game."""
    z = (seed + (game + 1) * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
    z = (z ^ z >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
    return z ^ z >> 31


def seated(run: Run, game: int) -> List[str]:
    """Who sits in each seat of a game: the players move on by one seat from game to game."""
    names = list(run.players)
    return [names[(seat + game) % len(names)] for seat in range(run.seats)]


# ---- One chunk -----------------------------------------------------------------------------------------------------------


def play_chunk(run: Run, chunk: int) -> pa.Table:
    """Plays the games of a chunk; equal arguments give equal tables on every machine."""
    numbers = list(run.numbers(chunk))
    parts = [numbers[first : first + run.together] for first in range(0, len(numbers), run.together)]
    schema = DECISIONS if run.decisions else GAMES
    rows: List[Dict[str, Any]] = []
    for part in parts:
        rows += _play(run, part)
    table = pa.Table.from_pylist(rows, schema=schema)
    return table.replace_schema_metadata({"run": json.dumps(asdict(run)), "chunk": str(chunk)})


def _play(run: Run, games: List[int]) -> List[Dict[str, Any]]:
    batch = run.batch(len(games))
    batch.restart([game_seed(run.seed, game) for game in games])
    sitting = [seated(run, game) for game in games]
    policies = {name: opponent(name) for name in sorted({name for names in sitting for name in names})}
    rows: List[List[Dict[str, Any]]] = [[] for _ in games]
    ends: List[Optional[Dict[str, Any]]] = [None] * len(games)
    for ply in range(run.most):
        seats = batch.seats()
        if (seats < 0).all():
            break
        numbers = _choose(batch, seats, sitting, policies)
        if run.decisions:
            _note(batch, games, ply, seats, numbers, rows)
        results = batch.step(numbers)
        for i in np.flatnonzero((results["ended"] == 1) & (numbers != -1)).tolist():
            ends[i] = _row(run, games[i], sitting[i], results[i])
    final = batch.scores()
    for i, end in enumerate(ends):
        if end is None:  # given up after `most` actions: nobody won
            ends[i] = {**_head(run, games[i], sitting[i]), "scores": final[i].tolist(), "winners": [], "length": run.most}
    return _rows_of(run, rows, ends)


def _choose(batch: Batch, seats: np.ndarray, sitting: List[List[str]], policies: Dict[str, Opponent]) -> np.ndarray:
    """The action of each game, by the policy that sits where it is decided."""
    numbers = np.full(len(batch), -1, np.int32)
    for name, policy in policies.items():
        waiting = np.array([seat >= 0 and names[seat] == name for seat, names in zip(seats.tolist(), sitting)])
        if waiting.any():
            numbers = np.where(waiting, policy(batch, waiting), numbers).astype(np.int32)
    return numbers


def _note(
    batch: Batch, games: List[int], ply: int, seats: np.ndarray, numbers: np.ndarray, rows: List[List[Dict[str, Any]]]
) -> None:
    seen = batch.observe()
    for i in np.flatnonzero(seats >= 0).tolist():
        rows[i].append(
            {
                "game": games[i],
                "ply": ply,
                "seat": int(seats[i]),
                "action": int(numbers[i]),
                "legal": np.flatnonzero(seen.mask[i]).astype(np.int32),
                "planes": seen.planes[i].tobytes(),
                "scalars": seen.scalars[i],
            }
        )


def _head(run: Run, game: int, players: List[str]) -> Dict[str, Any]:
    return {"game": game, "seed": game_seed(run.seed, game), "players": players}


def _row(run: Run, game: int, players: List[str], result: np.void) -> Dict[str, Any]:
    winners = [seat for seat in range(run.seats) if int(result["winners"]) >> seat & 1]
    scores = result["scores"][: run.seats].tolist()
    return {**_head(run, game, players), "scores": scores, "winners": winners, "length": int(result["length"])}


def _rows_of(run: Run, rows: List[List[Dict[str, Any]]], ends: List[Optional[Dict[str, Any]]]) -> List[Dict[str, Any]]:
    known = [end for end in ends if end is not None]
    if not run.decisions:
        return known
    return [
        {**row, "final_score": end["scores"][row["seat"]], "won": row["seat"] in end["winners"]}
        for listed, end in zip(rows, known)
        for row in listed
    ]


# ---- A whole run ---------------------------------------------------------------------------------------------------------


def chunk_path(folder: Path, chunk: int) -> Path:
    return folder / f"chunk-{chunk:06d}.parquet"


def write_chunk(folder: Path, chunk: int, table: pa.Table) -> None:
    """Writes a chunk so that its file is either whole or absent."""
    path = chunk_path(folder, chunk)
    partial = path.with_suffix(f".{os.getpid()}.partial")
    pq.write_table(table, partial, compression="zstd")
    os.replace(partial, path)


def missing(run: Run, folder: Path) -> List[int]:
    """The chunks that have no file."""
    return [chunk for chunk in range(run.chunks()) if not chunk_path(folder, chunk).exists()]


def _claim(run: Run, folder: Path) -> None:
    """Creates the folder of a run, or checks that it holds this run."""
    run.check()
    folder.mkdir(parents=True, exist_ok=True)
    said = json.loads(json.dumps(asdict(run)))
    path = folder / "run.json"
    if path.exists():
        found = json.loads(path.read_text())
        if found != said:
            different = sorted(name for name in {*found, *said} if found.get(name) != said.get(name))
            raise error(-1, f"{folder} holds another run: {', '.join(different)} differ. Choose another folder")
    path.write_text(json.dumps(said, indent=1) + "\n")
    for leftover in folder.glob("*.partial"):
        leftover.unlink()


class Progress:
    """A line with a bar on a terminal, and a line every ten seconds elsewhere."""

    def __init__(self, total: int, done: int, stream: Any = None) -> None:
        self.total, self.done, self.first = total, done, done
        self.stream = stream if stream is not None else sys.stderr
        self.begun = self.shown = time.monotonic()

    def add(self, games: int) -> None:
        self.done += games
        now = time.monotonic()
        terminal = self.stream.isatty()
        if self.done < self.total and now - self.shown < (0.2 if terminal else 10):
            return
        self.shown = now
        rate = (self.done - self.first) / max(now - self.begun, 1e-9)
        bar = "#" * (30 * self.done // max(self.total, 1))
        left = (self.total - self.done) / max(rate, 1e-9)
        line = f"[{bar:<30}] {self.done} of {self.total} games, {rate:.0f} a second, {left:.0f} s to go"
        self.stream.write(f"\r{line}" if terminal and self.done < self.total else f"{line}\n")
        self.stream.flush()


def run_all(run: Run, folder: Union[str, Path], *, retries: int = -1, at_once: Optional[int] = None, quiet: bool = False) -> Path:
    """Plays a run on the cluster of Ray and returns its folder; call it again to continue a run that was stopped.

    Ray must be initialised (ray.init()); else it starts on this machine. retries: how often a task of a killed worker runs again, -1 for
    ever. at_once: tasks that are submitted at a time; None: two for each processor of the cluster. The folder is written by this
    process alone.
    """
    import ray

    where = Path(folder)
    _claim(run, where)
    if not ray.is_initialized():
        ray.init(include_dashboard=False, log_to_driver=False)
    task = ray.remote(max_retries=retries, retry_exceptions=False)(play_chunk)
    todo = missing(run, where)
    progress = Progress(run.games, run.games - sum(len(run.numbers(chunk)) for chunk in todo))
    limit = at_once or max(2 * int(ray.cluster_resources().get("CPU", 1)), 1)
    waiting: Dict[Any, int] = {}
    while todo or waiting:
        while todo and len(waiting) < limit:
            chunk = todo.pop(0)
            waiting[task.remote(run, chunk)] = chunk
        ready, _ = ray.wait(list(waiting), num_returns=1)
        chunk = waiting.pop(ready[0])
        write_chunk(where, chunk, ray.get(ready[0]))
        if not quiet:
            progress.add(len(run.numbers(chunk)))
    return where


def run_here(run: Run, folder: Union[str, Path], *, quiet: bool = True) -> Path:
    """The same run in this process, without Ray."""
    where = Path(folder)
    _claim(run, where)
    todo = missing(run, where)
    progress = Progress(run.games, run.games - sum(len(run.numbers(chunk)) for chunk in todo))
    for chunk in todo:
        write_chunk(where, chunk, play_chunk(run, chunk))
        if not quiet:
            progress.add(len(run.numbers(chunk)))
    return where


def read(folder: Union[str, Path]) -> pa.Table:
    """All chunks of a run in the order of its games; raises when one is missing."""
    where = Path(folder)
    run = Run(**json.loads((where / "run.json").read_text()))
    absent = missing(run, where)
    if absent:
        raise error(-8, f"{where} is not complete: {len(absent)} of {run.chunks()} chunks are missing; call run_all() again")
    return pa.concat_tables([pq.read_table(chunk_path(where, chunk)) for chunk in range(run.chunks())])


# ---- Results -------------------------------------------------------------------------------------------------------------


def wilson(wins: float, games: int, z: float = 1.96) -> Tuple[float, float]:
    """The confidence interval of a share, by Wilson's score; 95 % by default."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max((middle - spread) / scale, 0.0), min((middle + spread) / scale, 1.0)  # rounding can lead a little beyond


@dataclass(frozen=True)
class Standing:
    """How a player or a seat did: a shared win counts as its part."""

    name: str
    games: int
    wins: float
    low: float
    high: float
    mean_score: float

    @property
    def share(self) -> float:
        return self.wins / max(self.games, 1)


def _standing(name: str, played: Iterator[Tuple[float, int]]) -> Standing:
    listed = list(played)
    wins = sum(win for win, _ in listed)
    low, high = wilson(wins, len(listed))
    return Standing(name, len(listed), wins, low, high, float(np.mean([score for _, score in listed])) if listed else 0.0)


def _played(table: pa.Table) -> Iterator[Tuple[int, str, float, int]]:
    """(seat, player, part of the win, score) of each seat of each game."""
    for row in table.select(["players", "scores", "winners"]).to_pylist():
        for seat, name in enumerate(row["players"]):
            part = 1 / len(row["winners"]) if seat in row["winners"] else 0.0
            yield seat, name, part, row["scores"][seat]


def by_seat(table: pa.Table) -> List[Standing]:
    """What each seat is worth."""
    played = list(_played(table))
    seats = sorted({seat for seat, _, _, _ in played})
    return [_standing(f"seat {seat}", ((part, score) for at, _, part, score in played if at == seat)) for seat in seats]


def by_player(table: pa.Table) -> List[Standing]:
    """How each player of a tournament did, the best first."""
    played = list(_played(table))
    names = sorted({name for _, name, _, _ in played})
    listed = [_standing(name, ((part, score) for _, who, part, score in played if who == name)) for name in names]
    return sorted(listed, key=lambda each: -each.share)
