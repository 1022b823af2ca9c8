# SPDX-License-Identifier: MIT
"""Writes the C source of the extension module. usage: extension.py ROOT FILE"""

import sys
from pathlib import Path

from cffi import FFI
from declarations import declarations, has_players, headers


def main() -> None:
    root, out = Path(sys.argv[1]), sys.argv[2]
    ffi = FFI()
    ffi.cdef(declarations(root))
    source = "".join(f'#include "{name}"\n' for name in headers(root))
    if has_players(root):
        source += (Path(__file__).resolve().parent / "watch.h").read_text(encoding="utf-8")
    ffi.set_source("bastide._bastide", source, py_limited_api=True)
    ffi.emit_c_code(out)


main()
