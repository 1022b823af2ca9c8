# SPDX-License-Identifier: MIT
"""Batches from Python: the same numbers as in C, arrays that are checked, threads that change nothing."""

from __future__ import annotations

import gc
import multiprocessing
import os
from pathlib import Path
from typing import Any, Dict

import numpy as np
import pytest

import bastide
from bastide import Batch, Game


def run(batch: Batch, steps: int) -> np.ndarray:
    batch.restart(7)
    sums = np.zeros((len(batch), 8), np.int64)
    for _ in range(steps):
        sums += batch.step(batch.sample(), restart=True)["rewards"]
    return sums


def test_every_kind_of_game_steps(kind: Dict[str, Any]) -> None:
    batch = Batch(**kind, seats=3, games=4)
    batch.restart(1)
    for _ in range(25):
        seen = batch.observe()
        numbers = batch.sample()
        assert (seen.mask[np.arange(4), numbers] == 1).all()
        for game in range(4):
            assert set(np.flatnonzero(seen.mask[game]).tolist()) == set(batch.legal(game).tolist()) - {-1}
        assert (batch.step(numbers)["status"] == 0).all()


def test_numbers_are_those_on_record(root: Path) -> None:
    """The hash of tests/batch/batch_test.cpp, computed again."""
    recorded = dict(line.split() for line in (root / "tests/data/batch.txt").read_text().splitlines())
    for name in ("base", "traders_builders_inns"):
        batch = Batch(name, seats=3, window=15)
        total = batch.shape.fingerprint
        batch.restart([2026])
        for step in range(60):
            legal, seen = batch.legal(0), batch.observe(step % 3)
            for value in np.concatenate([legal, seen.planes.ravel().astype(np.int32), seen.scalars.ravel()]).tolist():
                total = (total ^ (value & 0xFFFFFFFF)) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
            if batch.step(batch.sample())["ended"][0]:
                break
        assert f"{total:x}" == recorded[name]


def test_numbers_and_actions_lead_to_one_another() -> None:
    batch = Batch("abbey_mayor_tower", seats=2)
    batch.restart([3])
    for _ in range(80):
        game = batch.game(0)
        for number, action in list(zip(batch.legal(0).tolist(), game.actions()))[:6]:
            assert batch.action(0, number) == action and batch.number(0, action) == number
        batch.step(batch.sample(), restart=True)


def test_a_seat_sees_what_its_own_copy_of_the_game_shows() -> None:
    options = {"hand_of_three_tiles": 1, "hand_hidden": 1}
    batch, other = Batch("base", seats=2, options=options), Batch("base", seats=2, options=options, chance="host")
    batch.restart([11])
    compared = 0
    for _ in range(30):
        for viewer in (0, 1):
            known = batch.game(0, viewer)
            full = batch.observe(viewer)
            assert full.mask.any() == (batch.seats()[0] == viewer)
            if known.seat is None:
                continue
            other.set_game(0, known)
            seen = other.observe(viewer)
            assert (full.planes == seen.planes).all() and (full.scalars == seen.scalars).all()
            compared += 1
        batch.step(batch.sample())
    assert compared > 20


def test_threads_change_nothing() -> None:
    assert (run(Batch("base", games=64), 150) == run(Batch("base", games=64, threads=3), 150)).all()


def child_runs(batch: Batch, queue: Any) -> None:
    queue.put(run(batch, 5))
    batch.close()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_a_forked_process_has_threads_of_its_own() -> None:
    batch = Batch("base", games=8, threads=2)
    first = run(batch, 5)
    context = multiprocessing.get_context("fork")
    queue = context.Queue()
    child = context.Process(target=child_runs, args=(batch, queue), daemon=True)
    child.start()
    assert (queue.get(timeout=60) == first).all()
    child.join(60)
    assert child.exitcode == 0
    assert (run(batch, 5) == first).all()


@pytest.mark.parametrize("threads", [1, 3])
def test_advance_steps_and_then_observes(kind: Dict[str, Any], threads: int) -> None:
    fresh, kept = (Batch(**kind, seats=3, games=6, window=7, threads=threads) for _ in range(2))
    fresh.restart(11)
    kept.restart(11)
    seen = kept.observe()
    for step in range(60):
        numbers = fresh.sample()
        assert (numbers == kept.sample()).all()
        viewers = None if step % 3 else step % 4 - 1
        results = fresh.step(numbers, restart=True)
        expected = fresh.observe(viewers)
        if step == 20:  # an array that holds something else is written as a whole
            seen = bastide.Observation(np.full_like(seen.planes, 9), np.full_like(seen.scalars, 9), np.full_like(seen.mask, 9))
        if step == 40:  # so is one to which the host says that it wrote
            seen.planes.fill(3)
        advanced = kept.advance(numbers, seen, kept=step != 40, viewers=viewers, restart=True)
        assert (results == advanced).all()
        for name in ("planes", "scalars", "mask"):
            assert (getattr(expected, name) == getattr(seen, name)).all(), (step, name)


def test_advance_without_numbers_only_observes() -> None:
    batch = Batch("base", games=2)
    batch.restart(3)
    before = [batch.game(i) for i in range(2)]
    mask = np.zeros((2, batch.shape.actions), np.uint8)
    batch.advance(into=bastide.Arrays(mask=mask))
    assert (mask == batch.observe().mask).all()
    assert [batch.game(i) for i in range(2)] == before
    with pytest.raises(bastide.IllegalActionError, match="of game 1 is not legal now"):
        batch.advance([int(batch.legal(0)[0]), 2**31 - 1], bastide.Arrays(mask=mask))
    assert (mask == batch.observe().mask).all()
    for wrong, error in (
        ({"into": bastide.Arrays(planes=np.zeros((2, 1), np.uint8))}, ValueError),
        ({"into": bastide.Arrays(scalars=np.zeros((2, batch.shape.scalars), np.float32))}, TypeError),
        ({"into": bastide.Arrays(mask=np.zeros((1, batch.shape.actions), np.uint8))}, ValueError),
        ({"numbers": [1, 2, 3]}, ValueError),
        ({"viewers": [0, 5]}, bastide.ArgumentError),
    ):
        with pytest.raises(error):
            batch.advance(**wrong)  # type: ignore[arg-type]
    batch.close()
    with pytest.raises(bastide.StateError):
        batch.advance(into=bastide.Arrays(mask=mask))


def test_rewards_are_the_scores_and_games_go_on() -> None:
    batch = Batch("base", games=16)
    batch.restart(range(16))
    ended = 0
    for _ in range(250):
        results = batch.step(batch.sample(index=True), index=True, restart=True)
        for result in results[results["ended"] == 1]:
            ended += 1
            scores = result["scores"][:2]
            assert result["winners"] == sum(1 << seat for seat in range(2) if scores[seat] == scores.max())
    assert ended >= 16
    assert (batch.scores() == [batch.game(i).scores for i in range(16)]).all()
    finals = [{each.seat: each.final_score for each in batch.game(i).standing()} for i in range(16)]
    assert batch.final_scores().tolist() == [[final[0], final[1]] for final in finals]


def test_random_games_are_those_of_single_games() -> None:
    batch = Batch("base", games=3)
    batch.restart(5)
    results = batch.play_out()
    for index in range(3):
        game = Game("base", seed=5 + index)
        game.play_out(5 + index)
        assert game.scores == tuple(results["scores"][index][:2].tolist())


def test_wrong_arrays_are_exceptions() -> None:
    batch = Batch("base", games=4)
    shape = batch.shape
    board = (4, shape.planes, shape.window, shape.window)
    with pytest.raises(TypeError):
        batch.observe(planes=np.zeros(board, np.float32))
    with pytest.raises(TypeError):
        batch.observe(planes=[0])  # type: ignore[arg-type]
    for wrong in (np.zeros((3, *board[1:]), np.uint8), np.zeros((*board[:-1], 2 * board[-1]), np.uint8)[..., ::2]):
        with pytest.raises(ValueError):
            batch.observe(planes=wrong)
    frozen = np.zeros(board, np.uint8)
    frozen.flags.writeable = False
    with pytest.raises(ValueError):
        batch.observe_into(bastide.Arrays(planes=frozen))
    for numbers, error in (
        ([0, 0, 0], ValueError),
        ([0.5] * 4, TypeError),
        ([2**40] * 4, ValueError),
        (np.zeros((4, 2), np.int32), ValueError),
    ):
        with pytest.raises(error):
            batch.step(numbers)
    with pytest.raises(bastide.ArgumentError):
        batch.observe([0, 1, 2, 0])
    with pytest.raises(ValueError):
        batch.restart([1, 2])
    with pytest.raises(IndexError):
        batch.game(4)
    with pytest.raises(bastide.ArgumentError):
        batch.set_game(0, Game("dice"))
    with pytest.raises(bastide.BastideError):
        batch.action(0, shape.actions)
    for arguments in ({"games": 0}, {"window": 4}, {"games": -1}, {"window": 65}, {"threads": 0}):
        with pytest.raises(bastide.ArgumentError, match=str(next(iter(arguments.values())))):
            Batch("base", **arguments)  # type: ignore[arg-type]
    for name, call in {
        "number": lambda: batch.action(0, 2**40),
        "viewer": lambda: batch.game(0, 2**40),
        "most": lambda: batch.play_out(2**40),
        "games": lambda: Batch("base", games=2.5),  # type: ignore[arg-type]
    }.items():
        with pytest.raises(bastide.ArgumentError, match=f"^{name} is "):
            call()


def test_a_number_outside_the_mask_is_an_exception() -> None:
    batch = Batch("base", games=2)
    batch.restart(0)
    illegal = int(np.flatnonzero(batch.observe().mask[1] == 0)[0])
    numbers = batch.sample()
    numbers[1] = illegal
    before = batch.game(1)
    with pytest.raises(bastide.IllegalActionError):
        batch.step(numbers)
    assert batch.game(1) == before
    assert batch.step([-1, illegal], strict=False)["status"].tolist() == [bastide.Status.ABSENT, bastide.Status.ILLEGAL]


def test_a_finished_game_is_an_exception_until_it_restarts() -> None:
    batch = Batch("base")
    batch.play_out()
    assert batch.seats()[0] == -1 and batch.sample()[0] == -1
    with pytest.raises(bastide.StateError):
        batch.step([0])
    batch.restart_game(0, 1)
    assert batch.seats()[0] == 0


def test_a_closed_batch_is_an_exception() -> None:
    batch = Batch("base", games=2, threads=2)
    seen = batch.observe()
    batch.close()
    for call in (
        batch.seats,
        batch.sample,
        batch.observe,
        lambda: batch.step([0, 0]),
        lambda: batch.planes,
        lambda: batch.game(0),
    ):
        with pytest.raises(bastide.StateError):
            call()
    gc.collect()
    assert seen.mask.any()


def test_names_say_what_is_what() -> None:
    batch = Batch("traders_builders_inns", seats=2)
    planes, scalars = [each.name for each in batch.planes], [each.name for each in batch.scalars]
    assert len(set(planes)) == len(planes) == batch.shape.planes
    assert len(set(scalars)) == len(scalars) == batch.shape.scalars
    assert {"tile", "mark_inn", "piece_kind_pig", "placeable"} <= set(planes)
    assert {"type", "rotation", "piece_place_seat1_follower"} <= set(planes)
    assert {"score_seat1", "tokens_seat0_wine", "left_3", "piece_seat0_9", "variable_2"} <= set(scalars)
    groups = batch.groups
    assert groups[0].first == 0 and groups[-1].first + groups[-1].count == batch.shape.actions


def test_derived_planes_come_after_the_others() -> None:
    plain, derived = (
        Batch("base", seats=2, window=11),
        Batch("base", seats=2, window=11, derived=["points", "fields", "features"]),
    )
    assert plain.shape.fingerprint != derived.shape.fingerprint
    names = [each.name for each in derived.planes]
    assert names[: plain.shape.planes] == [each.name for each in plain.planes]
    assert {"field_north_first", "strength_seat1_west", "open_inside", "points_south_second"} <= set(names)
    assert len(set(names)) == len(names) == derived.shape.planes
    for batch in (plain, derived):
        batch.restart(3)
        for _ in range(40):
            batch.step(batch.sample())
    assert (derived.observe().planes[:, : plain.shape.planes] == plain.observe().planes).all()
    assert derived.observe().planes[:, plain.shape.planes :].any()
    for wrong in (["roads"], "points"):
        with pytest.raises(bastide.ArgumentError):
            Batch("base", derived=wrong)


def test_two_placements_of_a_tile_are_never_seen_alike() -> None:
    batch = Batch("base", seats=2, window=31)
    for seed in range(6):
        batch.restart([seed])
        for _ in range(30):
            game, seat, seen = batch.game(0), batch.seats()[0], {}
            for number in batch.legal(0).tolist():
                batch.set_game(0, game)
                batch.step([number])
                one = batch.observe([seat])
                seen[one.planes.tobytes() + one.scalars.tobytes() + one.mask.tobytes()] = number
            assert len(seen) == len(game.actions())
            batch.set_game(0, game)
            batch.step(batch.sample())


def test_variables_count_seats_from_a_seat() -> None:
    game = Game("base", seats=3, seed=2)
    acting = game.decision.seat
    assert acting is not None
    assert game.arrays.variables(acting)[1] == 0
    assert game.arrays.variables((acting + 1) % 3)[1] == 2
