# SPDX-License-Identifier: MIT
"""The small header for the tests of capi/abi/tools, and changed copies of it."""
import sys
from pathlib import Path

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "capi" / "abi" / "tools"))

from header import read_header  # noqa: E402  the path is set above

SMALL = (HERE / "small.h").read_text(encoding="utf-8")


def changed(*changes):
    """The small header with each replacement (old, new) made; each old text occurs once."""
    text = SMALL
    for old, new in changes:
        if text.count(old) != 1:
            raise AssertionError(f"{old!r} occurs {text.count(old)} times in small.h")
        text = text.replace(old, new)
    return text


def read(*changes):
    return read_header(changed(*changes), "small.h")


def entry(api, kind, name):
    return next(each for each in api[kind] if each["name"] == name)
