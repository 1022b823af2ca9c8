#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares the speed of another program that plays games with ours: ./dev bench against COMMAND...

usage: against.py OURS COMMAND...

OURS is the program bastide_against. COMMAND is run with a number of games as its last argument: it plays so many games, each to
its final scoring, and prints a line `games N` with that number; a line `points X` with the mean score of a seat is shown too.

All programs run in turn, and each time twice: the difference between N and 2 N games is what N games take, without the start of
the program. What counts is the processor time of all its threads and children. Printed are ratios of the medians.
"""
import re
import resource
import statistics
import subprocess
import sys

WAYS = ("rollouts", "sampled", "lists")
ROUNDS = 7
LEAST_SECONDS = 0.5  # that a run takes, so that the clock and the start of a program hardly count
MOST_GAMES = 1 << 30


class Wrong(Exception):
    """A program does not do what it must."""


def processor_seconds():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def number_after(word, text):
    found = re.search(rf"^{word} (\d+(?:\.\d+)?)\s*$", text, re.M)
    return float(found[1]) if found else None


class Engine:
    """A program that plays games; `points` is the mean score that it printed last."""

    def __init__(self, name, command):
        self.name, self.command, self.points, self.times = name, command, None, []

    def run(self, games):
        """Plays games; returns the seconds that they took with the start of the program."""
        before = processor_seconds()
        try:
            done = subprocess.run([*self.command, str(games)], stdout=subprocess.PIPE, text=True, check=False)
        except OSError as error:
            raise Wrong(f"{self.name} cannot be run: {error}") from error
        taken = processor_seconds() - before
        if done.returncode != 0:
            raise Wrong(f"{self.name} ended with status {done.returncode}")
        if number_after("games", done.stdout) != games:
            raise Wrong(f"{self.name} was to play {games} games, but did not print the line: games {games}")
        self.points = number_after("points", done.stdout)
        return taken

    def choose_games(self):
        """Finds a number of games that takes long enough to measure."""
        self.games = 1
        while self.run(self.games) < LEAST_SECONDS:
            self.games *= 2
            if self.games > MOST_GAMES:
                raise Wrong(f"{self.name} takes no time")

    def measure(self):
        """Measures the seconds of a game once more."""
        few, many = self.run(self.games), self.run(2 * self.games)
        if many <= few:
            raise Wrong(f"{self.name} took no longer for {2 * self.games} games than for {self.games}")
        self.times.append((many - few) / self.games)


def compare(engines, rounds=ROUNDS):
    """Measures engines in turn; yields a line for each: its name, its time in multiples of the first one's, and from where to where
    the rounds spread."""
    for engine in engines:
        engine.choose_games()
    for _ in range(rounds):
        for engine in engines:
            engine.measure()
    unit = statistics.median(engines[0].times)
    yield f"{'':12} {'times':>10} {'least':>10} {'most':>10} {'points':>8}"
    for engine in engines:
        ratios = [time / unit for time in (statistics.median(engine.times), min(engine.times), max(engine.times))]
        points = "-" if engine.points is None else f"{engine.points:.2f}"
        yield f"{engine.name:12} {ratios[0]:10.2f} {ratios[1]:10.2f} {ratios[2]:10.2f} {points:>8}"


def main(arguments):
    if len(arguments) < 2:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    ours, command = arguments[0], arguments[1:]
    engines = [Engine(way, [ours, way]) for way in WAYS] + [Engine("the command", command)]
    try:
        for line in compare(engines):
            print(line)
    except Wrong as wrong:
        print(f"against.py: {wrong}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
