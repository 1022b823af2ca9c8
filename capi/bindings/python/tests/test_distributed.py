# SPDX-License-Identifier: MIT
"""Runs on a local cluster of Ray: a worker is killed in the middle, and nothing is lost or counted twice."""

from __future__ import annotations

import io
import os
import signal
import threading
import time
from pathlib import Path
from typing import Any, Iterator

import pytest

import bastide
from bastide import Game, players

pytestmark = pytest.mark.heavy

from bastide import distributed  # noqa: E402
from bastide.distributed import Run  # noqa: E402


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    import ray

    ray.init(num_cpus=3, include_dashboard=False, log_to_driver=False, object_store_memory=100 * 2**20)
    yield ray
    ray.shutdown()


def workers() -> list[int]:
    """The processes of Ray that run our task."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if path.read_bytes().startswith(b"ray::play_chunk"):
                found.append(int(path.parent.name))
        except OSError:
            continue
    return found


def kill_one(stop: threading.Event, killed: list[int]) -> None:
    while not stop.is_set() and len(killed) < 2:
        time.sleep(0.3)
        for process in workers()[:1]:
            os.kill(process, signal.SIGKILL)
            killed.append(process)


def test_a_killed_worker_loses_nothing(cluster: Any, tmp_path: Path) -> None:
    run = Run("base", games=4000, chunk=250, seats=2, seed=5)
    stop, killed = threading.Event(), []  # type: ignore[var-annotated]
    killer = threading.Thread(target=kill_one, args=(stop, killed))
    killer.start()
    distributed.run_all(run, tmp_path / "run", quiet=True)
    stop.set()
    killer.join()
    assert killed, "no worker was killed, so the test tested nothing"
    table = distributed.read(tmp_path / "run")
    assert table["game"].to_pylist() == list(range(4000))
    assert table.equals(distributed.read(distributed.run_here(run, tmp_path / "here")))


def test_a_stopped_run_continues(cluster: Any, tmp_path: Path) -> None:
    run = Run("base", games=500, chunk=100, seats=3, seed=1)
    folder = distributed.run_all(run, tmp_path, quiet=True)
    whole = distributed.read(folder)
    kept = distributed.chunk_path(folder, 0).stat().st_mtime_ns
    for chunk in (1, 3):
        distributed.chunk_path(folder, chunk).unlink()
    (folder / "chunk-000001.7.partial").write_bytes(b"half")
    with pytest.raises(bastide.AbsentError):
        distributed.read(folder)
    distributed.run_all(run, tmp_path, quiet=True)
    assert distributed.read(folder).equals(whole)
    assert distributed.chunk_path(folder, 0).stat().st_mtime_ns == kept
    assert not list(folder.glob("*.partial"))


def test_another_run_does_not_continue_it(tmp_path: Path) -> None:
    distributed.run_here(Run(games=10, chunk=10), tmp_path)
    with pytest.raises(bastide.ArgumentError) as caught:
        distributed.run_here(Run(games=10, chunk=10, seed=1), tmp_path)
    assert "seed" in str(caught.value)


def test_any_game_can_be_played_again_alone(tmp_path: Path) -> None:
    run = Run("winter", games=12, chunk=5, seats=2, seed=77, players=("uniform", "greedy"))
    table = distributed.read(distributed.run_here(run, tmp_path)).to_pylist()
    assert [row["players"] for row in table[:2]] == [["uniform", "greedy"], ["greedy", "uniform"]]
    row = table[7]
    again = distributed._play(run, [7])[0]
    assert again == row and row["seed"] == distributed.game_seed(77, 7)
    best = distributed.by_player(distributed.read(tmp_path))[0]
    assert best.name == "greedy" and best.share > 0.8


@pytest.mark.skipif(not players.AVAILABLE, reason="this build has no players")
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_game_of_a_level_does_not_depend_on_the_others(level: str) -> None:
    run = Run("base", games=6, chunk=6, players=(level, "uniform"), seed=3)
    together = distributed._play(run, list(run.numbers(0)))
    assert distributed._play(run, [4]) == [together[4]]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (Run("chess"), "chess"),
        (Run(seats=9), "seats"),
        (Run(players="greedy"), "sequence"),
        (Run(players=("nobody",)), "nobody"),
        (Run(chunk=0), "chunk"),
        (Run(sets={"base": 5000}), "1000"),
    ],
)
def test_a_wrong_run_is_refused_before_it_begins(wrong: Run, said: str, tmp_path: Path) -> None:
    with pytest.raises(bastide.BastideError) as caught:
        distributed.run_all(wrong, tmp_path / "run")
    assert said in str(caught.value) and not (tmp_path / "run").exists()


def test_a_run_plays_any_config(tmp_path: Path) -> None:
    run = Run(sets={"base": 1, "river": 1}, options={"hand_of_three_tiles": 1}, pieces={"follower": 3}, games=4, chunk=2)
    table = distributed.read(distributed.run_here(run, tmp_path))
    batch = run.batch(4)
    batch.restart(table["seed"].to_pylist())
    assert len(batch.game(0).tiles()) > 30 and batch.game(0).seats[0].supply == 3
    assert batch.play_out()["scores"][:, :2].tolist() == table["scores"].to_pylist()


def test_a_data_set_holds_what_was_seen(tmp_path: Path) -> None:
    run = Run("base", games=3, chunk=3, seed=2, decisions=True, window=15)
    table = distributed.read(distributed.run_here(run, tmp_path))
    assert table.schema.remove_metadata().equals(distributed.DECISIONS.remove_metadata())
    rows = table.to_pylist()
    batch = bastide.Batch("base", games=1, window=15)
    batch.restart([distributed.game_seed(2, 1)])
    for row in (row for row in rows if row["game"] == 1):
        seen = batch.observe()
        assert row["action"] in row["legal"] and row["planes"] == seen.planes[0].tobytes()
        assert row["scalars"] == seen.scalars[0].tolist()
        batch.step([row["action"]])
    assert batch.seats()[0] == -1
    game: Game = batch.game(0)
    last = next(row for row in reversed(rows) if row["game"] == 1)
    assert last["final_score"] == game.scores[last["seat"]] and last["won"] == (last["seat"] in game.winners)


def test_a_dice_game_without_an_end_is_given_up(tmp_path: Path) -> None:
    run = Run("dice", games=2, chunk=2, most=20)
    rows = distributed.read(distributed.run_here(run, tmp_path)).to_pylist()
    assert [row["winners"] for row in rows] == [[], []] and rows[0]["length"] == 20


def test_intervals_are_those_of_wilson() -> None:
    # Wilson's interval of 40 of 100: 0.3094 to 0.4980, as tables print it.
    low, high = distributed.wilson(40, 100)
    assert abs(low - 0.3094) < 5e-5 and abs(high - 0.4980) < 5e-5
    assert distributed.wilson(0, 0) == (0.0, 1.0)
    assert distributed.wilson(2000, 2000)[1] == 1.0 and distributed.wilson(0, 2000)[0] == 0.0


def test_progress_is_shown() -> None:
    stream = io.StringIO()
    progress = distributed.Progress(100, 40, stream)
    progress.add(60)
    assert "100 of 100 games" in stream.getvalue()
