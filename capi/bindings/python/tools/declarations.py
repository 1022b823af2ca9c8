# SPDX-License-Identifier: MIT
"""The declarations of all public headers in the C that cffi reads.

bastide.h has a generated file of declarations; the headers beside it are plain enough to be reduced here: comments, preprocessor
lines and the macros of visibility go, macros that are numbers stay.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Dict, List

BESIDE = ["bastide_draw.h", "bastide_batch.h", "bastide_players.h"]

# What watch.h adds for players.py.
WATCH = """
typedef struct bastide_python_watch { uint64_t asked; int32_t asks; int32_t is_interrupted; } bastide_python_watch;
uint64_t bastide_python_clock(void* user);
extern "Python" int32_t bastide_python_ask(void);
"""


def headers(root: Path) -> List[str]:
    """The headers that this tree has, bastide.h first."""
    return ["bastide.h"] + [name for name in BESIDE if (root / "include" / name).exists()]


def has_players(root: Path) -> bool:
    return "bastide_players.h" in headers(root)


def numbers_of(text: str) -> Dict[str, int]:
    found = re.findall(r"^#define (BASTIDE_\w+)[ \t]+\(?(-?\d+)\)?", text, re.M)
    return {name: int(value) for name, value in found}


def reduced(text: str, known: Dict[str, int]) -> str:
    """One header without what cffi cannot read."""
    own = numbers_of(text)
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    text = re.sub(r"^[ \t]*#.*$", "", text, flags=re.M)
    text = re.sub(r'extern "C" \{|^\}\s*$', "", text, flags=re.M)
    text = re.sub(r"\bBASTIDE_(\w+_)?API\b|\bBASTIDE_CALL\b", "", text)
    for name, value in {**known, **own}.items():
        text = re.sub(rf"\[{name}\]", f"[{value}]", text)
    lines = [f"#define {name} {value}" for name, value in own.items()]
    return "\n".join([*lines, *[line for line in text.splitlines() if line.strip()]]) + "\n"


def declarations(root: Path) -> str:
    """All declarations: constants as #define, because an extension compares them with the headers when it is compiled."""
    text = (root / "capi" / "abi" / "bastide.cdef.h").read_text(encoding="utf-8")
    block = re.search(r"enum bastide_constant \{(.*?)\};", text, re.S)
    assert block, "bastide.cdef.h has no constants"
    known = {name: int(value) for name, value in re.findall(r"(BASTIDE_\w+) = (-?\d+)", block[1])}
    text = text.replace(block[0], "\n".join(f"#define {name} {value}" for name, value in known.items()))
    parts = [text]
    for name in headers(root)[1:]:
        parts.append(reduced((root / "include" / name).read_text(encoding="utf-8"), known))
    if has_players(root):
        parts.append(WATCH)
    return "\n".join(parts)
