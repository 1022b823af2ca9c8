#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks against.py with stand-ins: programs that play no game, but take time for as many as they are told."""
import contextlib
import io
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))
import against  # noqa: E402

STAND_IN = """
import sys
games = int(sys.argv[-1])
for _ in range(games * {work}):
    pass
print("games", games {lie})
{rest}
"""


class Timed(against.Engine):
    """An engine whose runs take what the test says: a start, then so much for each game."""

    def __init__(self, name, start, game):
        super().__init__(name, [])
        self.start, self.game = start, game

    def run(self, games):
        return self.start + games * self.game


class Against(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def stand_in(self, work=1, lie="", rest=""):
        path = Path(self.folder.name) / "stand_in.py"
        path.write_text(STAND_IN.format(work=work, lie=lie, rest=rest))
        return [sys.executable, str(path)]

    def test_ratio_without_the_start(self):
        ours = Timed("ours", 0.25, 0.5)
        ours.points = 37.5
        lines = list(against.compare([ours, Timed("theirs", 8, 2)], rounds=3))
        self.assertEqual(lines[1].split(), ["ours", "1.00", "1.00", "1.00", "37.50"])
        self.assertEqual(lines[2].split(), ["theirs", "4.00", "4.00", "4.00", "-"])

    def test_median_and_spread(self):
        engine = Timed("ours", 0, 1)
        seconds = iter((0.5, 0.5, 1.5, 0.5, 3.5, 0.5, 2.5))  # the first run chooses the number of games: 1
        engine.run = lambda games: next(seconds)
        line = list(against.compare([engine], rounds=3))[1]
        self.assertEqual(line.split(), ["ours", "1.00", "0.50", "1.50", "-"])

    def test_a_program_is_run_and_timed(self):
        engine = against.Engine("ours", self.stand_in(20_000, rest='print("points 37.5")'))
        self.assertGreater(engine.run(10), 0)  # how long it takes is the machine's affair
        self.assertEqual(engine.points, 37.5)
        engine = against.Engine("ours", self.stand_in())
        engine.run(10)
        self.assertIsNone(engine.points)

    def test_a_command_that_plays_other_numbers_is_refused(self):
        with self.assertRaisesRegex(against.Wrong, "did not print the line: games 3"):
            against.Engine("liar", self.stand_in(lie="+ 1")).run(3)

    def test_a_command_that_fails_is_refused(self):
        with self.assertRaisesRegex(against.Wrong, "ended with status 3"):
            against.Engine("broken", self.stand_in(rest="sys.exit(3)")).run(1)

    def test_a_command_that_does_not_exist_is_refused(self):
        with self.assertRaisesRegex(against.Wrong, "cannot be run"):
            against.Engine("absent", [str(Path(self.folder.name) / "absent")]).run(1)

    def test_usage(self):
        with contextlib.redirect_stderr(io.StringIO()) as told:
            self.assertEqual(against.main(["ours"]), 2)
        self.assertIn("usage: against.py OURS COMMAND...", told.getvalue())


if __name__ == "__main__":
    unittest.main()
