# SPDX-License-Identifier: MIT
"""What installers ask of the build backend."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest


def test_metadata_need_no_compiler(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the hook an installer compiles the library while it says that it prepares metadata."""
    pytest.importorskip("scikit_build_core")
    monkeypatch.syspath_prepend(str(root / "capi/bindings/python/tools"))
    sys.modules.pop("backend", None)
    import backend  # type: ignore[import-not-found]

    for kind in ("wheel", "editable"):
        assert callable(getattr(backend, f"prepare_metadata_for_build_{kind}"))
