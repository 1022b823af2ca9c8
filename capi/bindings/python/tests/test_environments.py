# SPDX-License-Identifier: MIT
"""The environments pass the checkers of their libraries, in every kind of game."""

from __future__ import annotations

import warnings
from typing import Any, Dict

import numpy as np
import pytest

import bastide
from bastide.opponents import greedy, opponent, uniform

pytestmark = pytest.mark.heavy
SOME = ["base", "abbey_mayor_tower", "traders_builders_inns", "dice"]


def test_aec_passes_the_checker_in_every_kind_of_game(kind: Dict[str, Any]) -> None:
    from pettingzoo.test import api_test

    from bastide.environments.aec import Carcassonne

    cycles = 60 if kind["preset"] == "dice" else 300
    api_test(Carcassonne(**kind, seats=3), num_cycles=cycles, verbose_progress=False)


@pytest.mark.parametrize("preset", SOME)
def test_aec_is_determined_by_its_seed(preset: str) -> None:
    from pettingzoo.test import seed_test

    from bastide.environments.aec import Carcassonne

    seed_test(lambda: Carcassonne(preset), num_cycles=40)


@pytest.mark.parametrize("preset", SOME)
def test_parallel_passes_the_checkers(preset: str) -> None:
    from pettingzoo.test import parallel_api_test, parallel_seed_test

    from bastide.environments.parallel import ParallelCarcassonne

    parallel_api_test(ParallelCarcassonne(preset), num_cycles=40 if preset == "dice" else 250)
    parallel_seed_test(lambda: ParallelCarcassonne(preset, illegal="replace"), num_cycles=40)  # it knows no masks


def test_an_aec_game_ends_with_the_scores() -> None:
    from bastide.environments.aec import Carcassonne

    env = Carcassonne("base", seats=2, reward="points", render_mode="ansi")
    env.reset(seed=3)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    random = np.random.default_rng(1)
    while not env.terminations[env.agent_selection]:
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(random.choice(np.flatnonzero(mask))))
        for agent, reward in env.rewards.items():
            sums[agent] += reward
    scores = env.infos["seat_0"]["scores"]
    assert [sums["seat_0"], sums["seat_1"]] == scores
    assert "won by" in str(env.render())


def test_an_action_outside_the_mask_is_an_exception() -> None:
    from bastide.environments.aec import Carcassonne
    from bastide.environments.parallel import ParallelCarcassonne
    from bastide.environments.vector import VectorCarcassonne

    env = Carcassonne("base")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe("seat_0")["action_mask"] == 0)[0])
    with pytest.raises(bastide.IllegalActionError):
        env.step(illegal)
    both = ParallelCarcassonne("base")
    seen, _ = both.reset(seed=1)
    legal = int(np.flatnonzero(seen["seat_0"]["action_mask"])[0])
    with pytest.raises(bastide.IllegalActionError):
        both.step({"seat_0": legal, "seat_1": 0})
    vector = VectorCarcassonne("base", num_envs=2)
    vector.reset(seed=1)
    with pytest.raises(bastide.IllegalActionError):
        vector.step(np.array([illegal, illegal]))


@pytest.mark.parametrize("preset", ["base", "dice"])
def test_gymnasium_passes_the_checker(preset: str) -> None:
    from gymnasium.utils.env_checker import check_env

    from bastide.environments.vector import SingleCarcassonne

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*render.*")
        check_env(SingleCarcassonne(preset), skip_render_check=True)


def test_the_vector_goes_on_after_games_end() -> None:
    from bastide.environments.vector import VectorCarcassonne

    env = VectorCarcassonne("base", num_envs=8, seat=None, reward="points", opponents="uniform")
    board, infos = env.reset(seed=5)
    assert env.observation_space.contains(board)
    ended, total = 0, np.zeros(8)
    for _ in range(150):
        numbers = np.array([int(np.flatnonzero(mask)[0]) if mask.any() else 0 for mask in infos["action_mask"]])
        board, rewards, over, cut, infos = env.step(numbers)
        total += rewards
        for game in np.flatnonzero(over):
            ended += 1
            assert total[game] == infos["scores"][game][env.seat_of[game]]
            total[game] = 0
        assert not cut.any()
    assert ended >= 8


def test_opponents_play_and_greedy_wins() -> None:
    from bastide.environments.vector import VectorCarcassonne

    env = VectorCarcassonne("base", num_envs=16, opponents=greedy, reward="win", illegal="replace")
    env.reset(seed=2)
    results = []
    while len(results) < 16:
        _, rewards, over, _, _ = env.step(np.zeros(16, np.int64))  # always replaced: the agent plays uniformly
        results += rewards[over].tolist()
    assert np.mean(results) < -0.5
    assert opponent("uniform") is uniform
    with pytest.raises(bastide.BastideError):
        opponent("nobody")


@pytest.mark.parametrize("preset", SOME)
def test_openspiel_simulates(preset: str) -> None:
    import pyspiel

    import bastide.environments.openspiel  # noqa: F401  registers the game

    game = pyspiel.load_game(f"python_bastide(preset={preset},players=2)")
    if preset != "dice":
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, mask_test=False)
    state = game.new_initial_state()
    random = np.random.default_rng(7)
    for _ in range(30):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert abs(sum(chance for _, chance in outcomes) - 1) < 1e-9
            state.apply_action(outcomes[int(random.integers(len(outcomes)))][0])
            continue
        twin = state.clone()
        legal = state.legal_actions()
        assert all(0 <= action < game.num_distinct_actions() for action in legal)
        state.apply_action(int(random.choice(legal)))
        assert str(twin) != str(state) or preset == "dice"


def test_openspiel_plays_any_config() -> None:
    import pyspiel

    import bastide.environments.openspiel

    text = "python_bastide(sets=base:1+river:1,options=hand_of_three_tiles:1+hand_hidden:1,pieces=follower:3)"
    game = pyspiel.load_game(text)
    information = pyspiel.GameType.Information
    assert game.get_type().information == information.IMPERFECT_INFORMATION
    assert pyspiel.load_game("python_bastide").get_type().information == information.PERFECT_INFORMATION
    assert pyspiel.load_game(str(game)).num_distinct_actions() == game.num_distinct_actions()
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, mask_test=False)
    position = game.new_initial_state().position
    assert len(position.tiles()) > 30 and position.seats[0].supply == 3
    for wrong in ("options=fly:1", "sets=base"):
        with pytest.raises(bastide.ArgumentError):
            pyspiel.load_game(f"python_bastide({wrong})")
