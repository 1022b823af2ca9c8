# SPDX-License-Identifier: MIT
"""The build backend: scikit-build-core, and for a source distribution a copy of the library's sources beside the package.

The package lies inside the repository of the library, so a source distribution must carry the sources that lie above it.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any, Dict, List, Optional

from scikit_build_core import build as _core
from scikit_build_core.build import (  # noqa: F401  what pip and build call
    build_editable,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

HERE = Path(__file__).resolve().parents[1]
ROOT = HERE.parents[2]
SOURCES = ["CMakeLists.txt", "LICENSE", "include", "src", "capi/cmake", "capi/abi", "capi/texts"]


def get_requires_for_build_sdist(config_settings: Optional[Dict[str, Any]] = None) -> List[str]:
    return _core.get_requires_for_build_sdist(config_settings)


def copy_library(to: Path) -> None:
    """The sources that CMake reads, without the recorded headers of earlier versions."""
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, to / name, ignore=shutil.ignore_patterns("released", "__pycache__"))
        else:
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, to / name)
    for source in sorted((ROOT / "capi").glob("*.[ch]pp")):
        shutil.copy2(source, to / "capi" / source.name)


def build_sdist(sdist_directory: str, config_settings: Optional[Dict[str, Any]] = None) -> str:
    library = HERE / "library"
    if library.exists() or not (ROOT / "include" / "bastide.h").exists():
        return _core.build_sdist(sdist_directory, config_settings)
    with tempfile.TemporaryDirectory() as scratch:
        staged = Path(scratch) / "package"
        shutil.copytree(HERE, staged, ignore=shutil.ignore_patterns("build", "dist", "__pycache__", ".*", "*.egg-info"))
        copy_library(staged / "library")
        return _build_in(staged, str(Path(sdist_directory).resolve()), config_settings)


def _build_in(folder: Path, sdist_directory: str, config_settings: Optional[Dict[str, Any]]) -> str:
    import os

    before = os.getcwd()
    os.chdir(folder)
    try:
        return _core.build_sdist(sdist_directory, config_settings)
    finally:
        os.chdir(before)
