# SPDX-License-Identifier: MIT
"""python -m bastide demo | play | draw"""

from __future__ import annotations

import argparse
import errno
import os
import sys
from pathlib import Path
from typing import List, Optional

import bastide
from bastide import Game, players
from bastide._words import Preset

MOST_BYTES = 16 * 1024 * 1024  # of a file: far more than the script of the longest game


def begin(arguments: argparse.Namespace) -> Game:
    return Game(arguments.preset, seats=arguments.seats, seed=arguments.seed)


def choose(game: Game, level: str) -> bastide.Action:
    """The action of the computer."""
    return game.sample() if level == "random" else players.Player(level).choose(game)


def hint(game: Game) -> None:
    """Prints the three best moves and what speaks for them."""
    for move in players.Player("normal").moves(game)[:3]:
        print(f"{move.value:+7.2f}  {game.text(move.action)} ({players.explain(game, move.action)})")


def demo(arguments: argparse.Namespace) -> int:
    """Prints a whole game."""
    game = begin(arguments)
    game.seed_sampling(arguments.seed)
    seen = 0
    for _ in game:
        game.apply(choose(game, arguments.level))
        for event in game.events(first=seen):
            seen = event.seq + 1
            print(game.text(event))
    print(game)
    return 0


def ask(game: Game) -> Optional[bastide.Action]:
    """The action of a person: its number, a line of a script, or nothing to stop; ? prints the best moves."""
    listed = game.actions()
    for number, action in enumerate(listed):
        print(f"{number:4}  {game.text(action)}")
    while True:
        try:
            line = input(f"{game.text(game.decision)} A number, ? for a hint, or an empty line to stop: ").strip()
        except EOFError:
            return None
        if not line:
            return None
        if line.isdigit() and int(line) < len(listed):
            return listed[int(line)]
        try:
            if line == "?":
                hint(game)
                continue
            action = game.parse(line)
            refusal = game.check(action)
            if refusal is None:
                return action
            print(game.explain(refusal, action))
        except bastide.BastideError as wrong:
            print(wrong)


def play(arguments: argparse.Namespace) -> int:
    """You play seat 0."""
    game = begin(arguments)
    for decision in game:
        if decision.seat == 0:
            print(game)
            action = ask(game)
            if action is None:
                return 0
        else:
            action = choose(game, arguments.level)
            print(game.text(action))
        game.apply(action)
    print(game)
    return 0


def read(path: str) -> bytes:
    """A whole file, of any bytes: the library says what is wrong with them."""
    with open(path, "rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise OSError(errno.EFBIG, f"larger than {MOST_BYTES} bytes", path)
    return data


def draw(arguments: argparse.Namespace) -> int:
    """Writes a board as SVG: of a script, or of a random game."""
    if arguments.script:
        game = Game.from_script(read(arguments.script))
    else:
        game = begin(arguments)
        game.play_out(arguments.seed)
    picture = game.draw(theme=arguments.theme)
    if arguments.out:
        Path(arguments.out).write_text(picture, encoding="utf-8")
    else:
        sys.stdout.write(picture)
    return 0


def main(words: Optional[List[str]] = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bastide", description=f"bastide {bastide.__version__}: the rules of Carcassonne"
    )
    commands = parser.add_subparsers(dest="command", required=True)
    for name, run in (("demo", demo), ("play", play), ("draw", draw)):
        each = commands.add_parser(name, help=(run.__doc__ or "").strip())
        presets = ", ".join([*(preset.word for preset in bastide.known(Preset)), "dice"])
        each.add_argument("--preset", default="base", help=f"what is played: {presets}")
        each.add_argument("--seats", type=int, default=2)
        each.add_argument("--seed", type=int, default=1)
        each.set_defaults(run=run)
        if name == "draw":
            each.add_argument("--script", help="a script (docs/scripts.md) instead of a random game")
            each.add_argument("--theme", default="light", help="light, dark or print")
            each.add_argument("--out", help="the file; else it is printed")
        else:
            # Random play is no usual one: it does not end the dice game.
            usual = "normal" if players.AVAILABLE else "random"
            words_of_level = ", ".join(["random", *players.levels()])
            each.add_argument("--level", default=usual, help=f"how the computer plays, {words_of_level}; usually {usual}")
    arguments = parser.parse_args(words)
    try:
        status: int = arguments.run(arguments)
        return status
    except BrokenPipeError:  # the reader, such as head, has seen enough: nothing is left to write, not even at the exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except (bastide.BastideError, OSError) as wrong:
        print(f"bastide: {wrong}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
