# SPDX-License-Identifier: MIT
"""Trains a small policy with numpy alone, or a network with --torch, and measures it.

python examples/train.py [--preset base] [--rounds 40] [--torch] [--out FILE] [--plot FILE]
"""

import argparse

from bastide.learning import Learner, Scorer, train


def draw(policy: Scorer, path: str) -> None:
    """The curve of the training."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "bastide"
    from matplotlib import pyplot

    games = [each["games"] for each in policy.history]
    figure, axes = pyplot.subplots(figsize=(6, 3))
    axes.plot(games, [100 * each["share"] for each in policy.history], "o-", color="#1f5fa8")
    axes.axhline(50, color="#888", linewidth=1)
    axes.set_xlabel("games of self-play")
    axes.set_ylabel("wins against uniform play, %")
    axes.set_ylim(0, 100)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--preset", default="base")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--games", type=int, default=64, help="games of a round")
    parser.add_argument("--every", type=int, default=4, help="rounds after which the policy is measured")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--torch", action="store_true", help="a network of PyTorch instead of a linear policy")
    parser.add_argument("--out", help="a file for the policy")
    parser.add_argument("--plot", help="a file for the curve")
    given = parser.parse_args()
    learner = Learner
    if given.torch:
        from bastide.torch_learning import NetworkLearner

        learner = NetworkLearner
    policy = train(given.preset, rounds=given.rounds, games=given.games, seed=given.seed, test_every=given.every, learner=learner)
    if given.out:
        policy.save(given.out)
    if given.plot:
        draw(policy, given.plot)


if __name__ == "__main__":
    main()
