# SPDX-License-Identifier: MIT
"""The samples of the pages run as they are printed, only shorter."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Dict, List

import pytest

import bastide
from bastide import Preset

NEEDED = {"bastide.environments": "gymnasium", "bastide.distributed": "ray"}


def samples(page: Path) -> List[str]:
    """The blocks of a page that are Python; the others are commands of a shell."""
    blocks = re.findall(r"(?:^(?: {4}.*)?\n)+", page.read_text(encoding="utf-8"), re.M)
    code = [re.sub(r"^ {4}", "", block, flags=re.M).strip() for block in blocks]
    return [each for each in code if "\n" in each and not re.match(r"pip |python ", each)]


@pytest.mark.parametrize("page", ["docs/python.md", "capi/bindings/python/README.md"])
def test_the_samples_of_a_page_run(
    root: Path, page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    names: Dict[str, Any] = {}
    found = samples(root / page)
    assert found
    for sample in found:
        if "ray.init(" in sample or any(name in sample and not find_spec(library) for name, library in NEEDED.items()):
            continue  # a cluster is started by its own tests
        short = sample.replace("range(1000)", "range(2)").replace("games=1024", "games=16")
        exec(compile(short, page, "exec"), names)
    said = re.search(r'# "(Red must [^"]*)"', "\n".join(found))
    assert said is None or said[1] in capsys.readouterr().out


def test_the_picture_of_the_first_seat_shows_every_preset(root: Path) -> None:
    picture = (root / "docs/pictures/first_seat.svg").read_text(encoding="utf-8")
    missing = [preset.word for preset in bastide.known(Preset) if f"<!-- {preset.word.replace('_', ' ')} -->" not in picture]
    assert not missing, "run examples/first_seat.py again"
