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


def test_every_kind_of_reason_has_a_name() -> None:
    from bastide._bastide import lib

    known = {name: getattr(lib, name) for name in dir(lib) if name.startswith("BASTIDE_PLAYERS_REASON_")}
    named = {f"BASTIDE_PLAYERS_REASON_{kind.name}": kind.value for kind in players.MoveReasonKind}
    assert named == known and len(named) >= 15


@pytest.mark.skipif(not players.AVAILABLE, reason="this build has no players")
@pytest.mark.parametrize("preset", ["base", "abbey_mayor_tower", "dice"])
def test_every_action_has_reasons_and_a_sentence(preset: str) -> None:
    game, kinds = Game(preset, seed=4), set()
    for _ in game:
        for move in players.Player("normal").moves(game)[:4]:
            listed = players.reasons(game, move.action)
            sentence = players.explain(game, move.action)
            assert listed and len(sentence) > 3 and "\n" not in sentence
            assert players.explain(game, game.line(move.action)) == sentence
            kinds |= {reason.kind for reason in listed}
            for reason in listed:
                assert isinstance(reason.kind, players.MoveReasonKind) and not reason.kind.name.startswith("UNKNOWN")
                assert 0 <= reason.seat < 2
                if reason.kind == players.MoveReasonKind.COMPLETES and preset != "dice":
                    assert reason.feature_kind is not None and reason.points > 0
        game.apply(game.sample())
        if len(game.history()) > 60:
            break
    expected = {"dice": {"EXPECTS"}, "base": {"CLAIMS", "NEUTRAL"}, "abbey_mayor_tower": {"CLAIMS", "RAISES"}}[preset]
    assert expected <= {kind.name for kind in kinds}


@pytest.mark.skipif(not players.AVAILABLE, reason="this build has no players")
def test_reasons_of_what_is_not_legal_are_a_refusal() -> None:
    game = Game("base", seed=4)
    wrong = bastide.Action(kind=bastide.ActionKind.PASS, seat=0)
    with pytest.raises(bastide.IllegalActionError) as caught:
        players.reasons(game, wrong)
    assert caught.value.refusal == game.check(wrong)
    game.play_out()
    with pytest.raises(bastide.BastideError):
        players.explain(game, wrong)
    with pytest.raises(bastide.BastideError):
        players.Player("normal").choose(game)
    with pytest.raises(bastide.ArgumentError):
        players.Player("hard", simulations=0)
    with pytest.raises(bastide.ArgumentError, match=r"^simulations is 1\.5, no whole number"):
        players.Player("hard", simulations=1.5)  # type: ignore[arg-type]
