# SPDX-License-Identifier: MIT
"""Ctrl-C is seen within a tenth of a second, whatever the library does, and leaves games, batches and players as good as before."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from typing import Any, Callable, Iterator, List, Tuple

import numpy as np
import pytest

import bastide
from bastide import Batch, Game, players
from bastide._bastide import ffi, lib
from bastide.players import Player, Stop

needs_players = pytest.mark.skipif(not players.AVAILABLE, reason="this build has no players")
MANY = 10_000_000  # simulations: hours


@pytest.fixture(autouse=True)
def ctrl_c_raises() -> Iterator[None]:
    """A shell lets programs in the background ignore Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def interrupted(call: Callable[[], Any], after: float = 0.15) -> float:
    """How many seconds after Ctrl-C a call that takes longer ends."""
    pressed: List[float] = []

    def press() -> None:
        pressed.append(time.monotonic())
        signal.raise_signal(signal.SIGINT)

    timer = threading.Timer(after, press)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        try:
            call()
        finally:
            timer.join()
    return time.monotonic() - pressed[0]


def soonest(call: Callable[[], Any], after: float = 0.15) -> float:
    """The best of some: a busy machine delays every thread."""
    took = 10.0
    for _ in range(5):
        took = min(took, interrupted(call, after))
        if took < 0.1:
            break
    return took


@needs_players
@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize("what", ["choose", "moves"])
def test_ctrl_c_ends_thinking(level: str, what: str) -> None:
    game, player = Game("base", seed=7), Player(level, simulations=MANY, seed=5)
    before = game.hash
    assert soonest(lambda: getattr(player, what)(game)) < 0.1
    assert game.hash == before
    assert player.choose(game, simulations=20) == Player(level, simulations=20, seed=5).choose(game)


@needs_players
def test_a_handler_that_does_not_raise_changes_nothing() -> None:
    game, seen = Game("base", seed=7), []
    before = signal.signal(signal.SIGINT, lambda *_: seen.append(time.monotonic()))
    try:
        pressed = time.monotonic() + 0.1
        timer = threading.Timer(0.1, signal.raise_signal, (signal.SIGINT,))
        timer.start()
        began = time.monotonic()
        action = Player("expert", milliseconds=600).choose(game)
        took = time.monotonic() - began
        timer.join()
    finally:
        signal.signal(signal.SIGINT, before)
    assert game.check(action) is None and took > 0.3
    assert len(seen) == 1 and seen[0] - pressed < 0.45


@needs_players
def test_a_handler_may_think_itself() -> None:
    game, player, found = Game("base", seed=7), Player("hard", simulations=MANY, seed=5), []

    def think(*_: object) -> None:
        found.append(player.choose(game, simulations=20))
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, think)
    try:
        interrupted(lambda: player.choose(game))
    finally:
        signal.signal(signal.SIGINT, before)
    assert found == [Player("hard", simulations=20, seed=5).choose(game)]


def alarm(handler: Callable[[], Any], after: float, call: Callable[[], Any]) -> Any:
    """What a call returns that the handler of a signal interrupts."""
    before = signal.signal(signal.SIGINT, lambda *_: handler())
    timer = threading.Timer(after, signal.raise_signal, (signal.SIGINT,))
    try:
        timer.start()
        return call()
    finally:
        timer.join()
        signal.signal(signal.SIGINT, before)


@needs_players
@pytest.mark.parametrize("end", [Game.close, Game.play_out])
def test_a_handler_may_end_the_game_of_which_a_player_thinks(end: Callable[[Game], Any]) -> None:
    game, like = Game("base", seed=7), Game("base", seed=7)
    assert like.check(alarm(lambda: end(game), 0.1, lambda: Player("expert", milliseconds=400).choose(game))) is None


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("end", [Batch.close, lambda batch: batch.restart(1), Batch.play_out])
def test_a_handler_cannot_change_or_close_a_batch_under_a_call(threads: int, end: Callable[[Batch], Any]) -> None:
    batch, refused = Batch("base", games=2048, threads=threads), []

    def handler() -> None:
        with pytest.raises(bastide.StateError, match="its handler can raise"):
            end(batch)
        refused.append(True)

    def play() -> None:
        while not refused:
            batch.restart(5)
            batch.play_out()

    alarm(handler, 0.1, play)
    like = Batch("base", games=2048)
    like.restart(5)
    like.play_out()
    assert np.array_equal(batch.final_scores(), like.final_scores())
    batch.close()


def test_a_handler_cannot_close_a_game_that_is_played_out_in_parts() -> None:
    game, refused = Game("base", sets={"base": 90}, seed=7), []

    def handler() -> None:
        with pytest.raises(bastide.StateError):
            game.close()
        refused.append(True)

    def play() -> None:
        while not refused:
            game.restart(5)
            game.play_out()

    alarm(handler, 0.1, play)
    assert game.play_out()


@needs_players
def test_a_limit_of_time_of_the_player_or_of_the_call() -> None:
    game = Game("base", seed=7)

    def took(call: Callable[[], Any]) -> float:
        began = time.monotonic()
        call()
        return time.monotonic() - began

    assert 0.1 < took(lambda: Player("expert", milliseconds=150).choose(game)) < 2
    assert 0.1 < took(lambda: Player("expert", simulations=MANY).choose(game, milliseconds=150)) < 2
    assert 0.1 < took(lambda: Player("expert", simulations=MANY).moves(game, milliseconds=150)) < 2
    assert took(lambda: Player("hard", simulations=2, milliseconds=60_000).choose(game)) < 5
    equal = Player("hard", simulations=30).choose(game)
    assert Player("hard", simulations=30, milliseconds=1e9).choose(game) == equal
    assert Player("hard", simulations=30, milliseconds=float("inf")).choose(game) == equal
    assert Player("hard").choose(game, simulations=30) == equal
    for wrong in (0, -1, float("nan")):
        with pytest.raises(bastide.ArgumentError, match="more than 0 milliseconds"):
            Player("hard", milliseconds=wrong)
        with pytest.raises(bastide.ArgumentError, match="more than 0 milliseconds"):
            Player("hard").choose(game, milliseconds=wrong)


@needs_players
def test_another_thread_stops_thinking() -> None:
    game, stop = Game("base", seed=7), Stop()
    for ask in ("choose", "moves"):
        assert not stop.is_set()
        began = time.monotonic()
        threading.Timer(0.15, stop.set).start()
        found = getattr(Player("expert", simulations=MANY), ask)(game, stop=stop)
        assert 0.1 < time.monotonic() - began < 2
        assert game.check(found if ask == "choose" else found[0].action) is None
        assert stop.is_set()
        stop.clear()
    stop.set()
    assert game.check(Player("expert", simulations=MANY).choose(game, stop=stop)) is None
    assert {move.value for move in Player("normal").moves(game, stop=stop)} == {float("-inf")}


@needs_players
def test_a_thread_that_thinks_is_stopped_and_timed_too() -> None:
    game, stop, found = Game("base", seed=7), Stop(), []
    player = Player("expert", simulations=MANY)
    threads = [
        threading.Thread(target=lambda: found.append(player.choose(game.copy(), stop=stop))),
        threading.Thread(target=lambda: found.append(player.choose(game.copy(), milliseconds=100))),
    ]
    for thread in threads:
        thread.start()
    time.sleep(0.2)
    stop.set()
    for thread in threads:
        thread.join(5)
        assert not thread.is_alive()
    assert [game.check(action) for action in found] == [None, None]


@pytest.mark.parametrize("threads", [1, 2])
def test_ctrl_c_ends_the_calls_of_a_batch(threads: int) -> None:
    batch = Batch("base", games=2048, threads=threads)

    def for_ever(call: Callable[[], Any]) -> Callable[[], None]:
        def run() -> None:
            while True:
                batch.restart(0)
                call()

        return run

    calls: List[Callable[[], Any]] = [batch.play_out, batch.observe, batch.final_scores, lambda: batch.step(batch.sample())]
    for call in calls:
        assert soonest(for_ever(call)) < 0.1
    batch.restart(5)
    like = Batch("base", games=2048)
    like.restart(5)
    assert np.array_equal(batch.play_out()["scores"], like.play_out()["scores"])
    assert np.array_equal(batch.final_scores(), like.final_scores())


def test_one_long_call_of_a_batch_is_left_in_the_middle() -> None:
    batch = Batch("base", games=8_000)
    batch.restart(0)
    assert interrupted(batch.play_out, after=0.05) < 0.5
    seats = batch.seats()
    assert seats[0] == -1 and seats[-1] >= 0


def test_ctrl_c_ends_the_making_of_a_batch() -> None:
    assert soonest(lambda: [Batch("base", games=16_384) for _ in range(100)]) < 0.1


@pytest.mark.parametrize("games", [1500, 2500, 4000])
def test_a_program_that_ends_while_a_batch_is_still_made_ends_well(games: int) -> None:
    # The loop looks at what was pressed, as Python prints and forgets an exception that ends the destruction of a batch.
    code = f"""
import signal, threading, bastide
pressed = []
def press(*_):
    pressed.append(1)
    raise KeyboardInterrupt
signal.signal(signal.SIGINT, press)
threading.Timer(0.03, signal.raise_signal, (signal.SIGINT,)).start()
try:
    while not pressed:
        bastide.Batch('base', games={games})
except KeyboardInterrupt:
    pass
"""
    ended = subprocess.run([sys.executable, "-c", code], timeout=60)
    assert ended.returncode == 0


def test_a_game_that_is_played_out_in_parts_is_the_same_game(kind: Any) -> None:
    def one_call(game: Game, most: int) -> Tuple[bool, int]:
        handles, word = ffi.new("bastide_game*[]", [game._handle]), ffi.new("uint64_t*", 3)
        return lib.bastide_games_play_out(handles, 1, most, word) == 1, game.hash

    for most in (100, 2_000, 5_000):
        game, twin = Game(**kind, seed=4), Game(**kind, seed=4)
        assert (game.play_out(3, most), game.hash) == one_call(twin, most)
    with pytest.raises(bastide.ArgumentError):
        Game(**kind).play_out(most=0)
