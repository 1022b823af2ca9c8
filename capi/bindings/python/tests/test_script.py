# SPDX-License-Identifier: MIT
"""Scripts that people share: what they say is read, changed, written, and played."""

from __future__ import annotations

import pytest

import bastide
from bastide import Game, Script, ScriptLineKind

HEAD = "bastide 1\nchance host\nset base 1\n"
TURN = HEAD + "\ndraw E\n0: place E 0 -1 2\n0: deploy follower 0 -1 c0\n"
ANNOTATED = TURN.replace("bastide 1\n", "bastide 1\ntag player.0 Anna \u010c\n") + (
    "# good\nvariation\n  0: pass\n  # bad\nend\nclock 0 0:01:02.003\n"
)


def test_keeps_what_a_script_says() -> None:
    script = Script(ANNOTATED)
    assert str(script) == ANNOTATED
    assert str(Script(ANNOTATED.encode())) == ANNOTATED
    assert script.tags == {"player.0": "Anna \u010c"}
    assert script.comments == {3: ["good"]}
    clock = script.lines[-1]
    assert (clock.kind, clock.seat, clock.milliseconds, clock.actions) == (ScriptLineKind.CLOCK, 0, 62003, 3)
    assert [line.depth for line in script.lines] == [0] * 9 + [1, 1, 0, 0]


def test_makes_the_game_at_a_line() -> None:
    script = Script(ANNOTATED)
    assert script.game().hash == Game.from_script(TURN).hash
    assert script.game(9).hash == Game.from_script(TURN.replace("0: deploy follower 0 -1 c0", "0: pass")).hash
    with pytest.raises(bastide.AbsentError):
        script.game(13)


def test_changes_lines_or_stays_as_it_was() -> None:
    script = Script(TURN)
    script.set_tag("event", "Spring Cup")
    script.set_tag("event", "Autumn Cup")
    script.insert(len(script.lines), "# two\n# comments")
    script.remove(len(script.lines) - 1)
    assert str(script) == TURN.replace("bastide 1\n", "bastide 1\ntag event Autumn Cup\n") + "# two\n"
    script.set_tag("event", None)
    assert script.tags == {}
    before = str(script)
    with pytest.raises(bastide.FormatError, match="date"):
        script.set_tag("date", "tomorrow")
    with pytest.raises(bastide.IllegalActionError):
        script.insert(len(script.lines), "0: pass")
    with pytest.raises(ValueError):
        script.set_tag("event", "x\nresign")
    for name in ("a b", "a\nb", "Event", "", "0", "a" * 32, None):
        with pytest.raises(bastide.ArgumentError, match=r"^the name of a tag is a small letter"):
            script.set_tag(name, "x")  # type: ignore[arg-type]
        with pytest.raises(bastide.ArgumentError, match=r"^the name of a tag is a small letter"):
            script.set_tag(name, None)  # type: ignore[arg-type]
    with pytest.raises(bastide.ArgumentError, match=r"^the value of a tag is a text, or None to remove it, not 7"):
        script.set_tag("event", 7)  # type: ignore[arg-type]
    assert str(script) == before


def test_what_is_wrong_is_an_exception() -> None:
    with pytest.raises(bastide.FormatError):
        Script(TURN + "variation\n")
    with pytest.raises(bastide.FormatError):
        Script((TURN + "# ").encode() + b"\xff\n")
