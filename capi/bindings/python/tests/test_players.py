# SPDX-License-Identifier: MIT
"""The library's players: they choose legal actions, and equal words choose equally. A build without them says so."""

from __future__ import annotations

import pytest

import bastide
from bastide import Game, players


def test_a_build_without_players_says_so() -> None:
    if players.AVAILABLE:
        assert "normal" in players.levels()
    else:
        assert players.levels() == []
        with pytest.raises(bastide.AbsentError):
            players.Player("normal")


@pytest.mark.parametrize("preset", ["base", "dice"])
def test_every_level_plays(preset: str) -> None:
    for level in players.levels():
        game, twin = Game(preset, seed=4), Game(preset, seed=4)
        first, second = players.Player(level, simulations=8, seed=9), players.Player(level, simulations=8, seed=9)
        for _ in range(6):
            action = first.choose(game)
            assert game.check(action) is None and second.choose(twin) == action
            game.apply(action)
            twin.apply(action)
        moves = players.Player(level, simulations=8).moves(game)
        assert len(moves) <= len(game) and moves[0].value == max(move.value for move in moves)
        with pytest.raises(bastide.BastideError):
            players.Player("grandmaster")
