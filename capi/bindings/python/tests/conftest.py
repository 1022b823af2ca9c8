# SPDX-License-Identifier: MIT
"""What the tests share: every kind of game."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any, Dict, List

import pytest

import bastide
from bastide import Preset

# The module needs PyArrow to be imported; ./dev python installs it.
collect_ignore = [] if find_spec("pyarrow") else ["test_distributed.py"]
ROOT = Path(__file__).resolve().parents[4]


def presets() -> List[str]:
    return [each.word for each in bastide.known(Preset)]


def kinds() -> Dict[str, Dict[str, Any]]:
    """Every preset, the dice game, and house rules with hands, sales and a toss."""
    out: Dict[str, Dict[str, Any]] = {name: {"preset": name} for name in [*presets(), "dice"]}
    for name, options in {
        "hidden_hand": {"hand_of_three_tiles": 1, "hand_hidden": 1},
        "held_hidden": {"draw_next_tile_at_turn_end": 1, "held_tiles_hidden": 1},
        "sale": {"sell_completing_tile": 1},
        "toss": {"start_player_by_toss": 1},
    }.items():
        out[name] = {"preset": "base", "options": options}
    return out


@pytest.fixture(params=list(kinds()))
def kind(request: pytest.FixtureRequest) -> Dict[str, Any]:
    return kinds()[request.param]


@pytest.fixture
def root() -> Path:
    return ROOT
