#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks how sources are joined into one file: a header of the system under a condition stays under it, others go to the top, and a
header of ours under a condition is refused."""
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "capi/onefile"))
import onefile


class Joined(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name).resolve()
        onefile.ROOT, onefile.FOLDERS = self.root, [self.root]
        (self.root / "own.hpp").write_text("#pragma once\nint own();\n")

    def join(self, text):
        source = self.root / "source.cpp"
        source.write_text(text)
        return onefile.in_one("some", [source])

    def test_a_condition_keeps_its_headers(self):
        guarded = "#if defined(__linux__)\n#include <sys/mman.h>\n#  ifdef X\n#include <one.h>\n#  endif\n#else\n# include <two.h>\n#endif\n"
        made = self.join("#include <vector>\n" + guarded + "#include <array>\nint x;\n")
        self.assertIn(guarded, made)
        self.assertEqual(made.count("sys/mman.h"), 1)
        self.assertLess(made.index("#include <array>\n#include <vector>\n"), made.index("#if defined"))

    def test_our_headers_are_written_once(self):
        self.assertEqual(self.join('#include "own.hpp"\n#include "own.hpp"\nint x;\n').count("int own();"), 1)

    def test_our_header_under_a_condition_is_refused(self):
        with self.assertRaisesRegex(SystemExit, "source.cpp includes own.hpp under a condition"):
            self.join('#ifdef X\n#include "own.hpp"\n#endif\n')


unittest.main()
