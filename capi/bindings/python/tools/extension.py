# SPDX-License-Identifier: MIT
"""Writes the C source of the extension module. usage: extension.py ROOT FILE"""

import sys
from pathlib import Path

from cffi import FFI
from declarations import declarations, headers


def main() -> None:
    root, out = Path(sys.argv[1]), sys.argv[2]
    ffi = FFI()
    ffi.cdef(declarations(root))
    ffi.set_source("bastide._bastide", "".join(f'#include "{name}"\n' for name in headers(root)), py_limited_api=True)
    ffi.emit_c_code(out)


main()
