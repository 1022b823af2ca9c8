# SPDX-License-Identifier: MIT
"""What is the first seat worth in each box? python examples/first_seat.py FOLDER [--games N] [--player NAME] [--plot FILE] [--here]

Plays games of two seats of each preset, stores them as Parquet in FOLDER, and prints the share of wins of the seat that begins with its
95 % interval (Wilson). A run that is stopped continues when it is called again.
"""

import argparse
from pathlib import Path
from typing import Dict

import bastide
from bastide import Preset, distributed
from bastide.distributed import Run, Standing


def study(folder: Path, games: int, player: str, here: bool) -> Dict[str, Standing]:
    """The first seat of each preset. The names of the players are equal, so only the seats differ."""
    out = {}
    for preset in (each.word for each in bastide.known(Preset)):
        run = Run(preset, games=games, chunk=max(games // 20, 1), players=(player,), seed=2026)
        play = distributed.run_here if here else distributed.run_all
        play(run, folder / preset, quiet=False)
        out[preset] = distributed.by_seat(distributed.read(folder / preset))[0]
    return out


def draw(found: Dict[str, Standing], path: Path, games: int, player: str) -> None:
    """The shares with their intervals."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "bastide"
    from matplotlib import pyplot

    names = list(reversed(found))
    shares = [100 * found[name].share for name in names]
    errors = [
        [100 * (found[name].share - found[name].low) for name in names],
        [100 * (found[name].high - found[name].share) for name in names],
    ]
    figure, axes = pyplot.subplots(figsize=(7, 0.27 * len(names) + 1.4))
    axes.errorbar(shares, range(len(names)), xerr=errors, fmt="o", color="#1f5fa8", capsize=3)
    axes.axvline(50, color="#888", linewidth=1)
    axes.set_yticks(range(len(names)), [name.replace("_", " ") for name in names])
    axes.set_ylim(-0.7, len(names) - 0.3)
    axes.set_xlabel(f"wins of the first seat, %, with 95 % intervals\n({games:,} games each, {player} play, two seats)")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--player", default="uniform")
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--here", action="store_true", help="in this process, without Ray")
    given = parser.parse_args()
    found = study(given.folder, given.games, given.player, given.here)
    for name, each in found.items():
        print(
            f"{name:24} {100 * each.share:5.1f} %  ({100 * each.low:.1f} to {100 * each.high:.1f})  {each.mean_score:5.1f} points"
        )
    if given.plot:
        draw(found, given.plot, given.games, given.player)


if __name__ == "__main__":
    main()
