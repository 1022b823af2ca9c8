# SPDX-License-Identifier: MIT
"""Games: every kind is played, saved, copied, undone and shown; what is wrong is an exception."""

from __future__ import annotations

import copy
import multiprocessing
import os
import pickle
import re
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any, Dict

import numpy as np
import pytest

import bastide
from bastide import Action, ActionKind, Game, Preset, Reason, Step, _library, players


def play(game: Game, most: int = 10_000) -> int:
    count = 0
    for _ in game:
        game.apply(game.sample())
        count += 1
        if count == most:
            break
    return count


def test_more_bytes_than_the_library_counts_are_a_limit() -> None:
    with pytest.raises(bastide.LimitError, match="at most 2147483647 bytes"):
        Game.from_snapshot(bytes(2**31))


def test_plays_and_saves_every_kind_of_game(kind: Dict[str, Any]) -> None:
    game = Game(**kind, seats=3, seed=5)
    assert play(game, 40) > 0
    loaded = pickle.loads(pickle.dumps(game))
    assert loaded == game and hash(loaded) == hash(game) and loaded is not game
    twin = copy.deepcopy(game)
    play(twin, 3)
    assert twin != game
    assert "seat 0" in repr(game) and game._repr_svg_().rstrip().endswith("</svg>")
    assert all(game.text(event) for event in game.events())
    assert game.text(game.decision)
    if not game.is_dice:
        play(game)
        assert game.over and game.winners
        assert sum(line.points for line in game.score_lines() if line.seat == 0) == game.scores[0]


def fnv(total: int, data: bytes) -> int:
    for byte in data:
        total = (total ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return total


class Sum:
    """docs/foreign.md: the number of games for comparison."""

    def __init__(self) -> None:
        self.value = 0xCBF29CE484222325

    def numbers(self, *values: int) -> None:
        self.value = fnv(self.value, b"".join((value & 0xFFFFFFFF).to_bytes(4, "little") for value in values))

    def wide(self, value: int) -> None:
        self.value = fnv(self.value, value.to_bytes(8, "little"))

    def position(self, game: Game) -> None:
        now = _library.new("bastide_decision")
        _library.lib.bastide_game_get_decision(game._open(), _library.pointer(now, "bastide_decision"))
        row = now[0]
        self.numbers(int(row["seat"]), int(row["step"]), int(row["tile"]))
        self.wide(int(row["kinds"]))
        self.numbers(int(row["winners"]))
        self.wide(game.hash)

    def play(self, name: str, n: int) -> None:
        seats = 2 + n % 4
        seed = (n + 1) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
        game = Game(name, seats=seats, first_seat=n // 4 % seats, seed=seed)
        x = (n + 1) * 2654435761 & 0xFFFFFFFF
        for done in range(64 if name == "dice" else 4096):
            if done % 16 == 0:
                self.position(game)
            legal = game.arrays.actions()
            if not len(legal):
                break
            x ^= x << 13 & 0xFFFFFFFF
            x ^= x >> 17
            x ^= x << 5 & 0xFFFFFFFF
            row = legal[x % len(legal)]
            fields = [field for field in legal.dtype.names or () if field != "span"]  # the first 15, as there were first
            self.numbers(len(legal), *(int(row[field]) for field in fields))
            game.apply(int(game.arrays.codes()[x % len(legal)]))
        self.position(game)
        self.numbers(*game.scores, seats)
        for line in game.arrays.score_lines():
            self.numbers(*(int(line[field]) for field in ("seat", "reward", "count", "each", "points", "total")))
        for viewer in (bastide.FULL, bastide.PUBLIC):
            data = game.snapshot(viewer)
            self.numbers(len(data))
            self.value = fnv(self.value, data)


@pytest.mark.parametrize("name", ["base", "winter", "dice"])
def test_recorded_games_have_the_recorded_hashes(root: Path, name: str) -> None:
    lines = [line.split() for line in (root / "tests/data/fingerprints.txt").read_text().splitlines()]
    recorded = {words[0]: int(words[2], 16) for words in lines if len(words) == 3 and words[1] == "20"}
    total = Sum()
    for n in range(20):
        total.play(name, n)
    assert f"{total.value:016x}" == f"{recorded[name]:016x}"


def test_scripts_of_the_tree_replay(root: Path) -> None:
    scripts = sorted((root / "tests/games").glob("*.txt"))
    assert scripts
    for path in scripts:
        game = Game.from_script(path.read_text(encoding="utf-8"))
        assert Game.from_script(game.script()).hash == game.hash, path.name


def test_undo_goes_back() -> None:
    game = Game("base", seats=2, seed=3)
    hashes = []
    for _ in range(15):  # before and after draws, which are actions of nature
        hashes.append(game.hash)
        game.apply(game.sample())
        game.undo()
        assert game.hash == hashes[-1]
        game.apply(game.sample())
    game.undo(3)
    assert game.hash == hashes[-3]
    game.undo(100)
    assert game.hash == hashes[0]
    game.undo()
    assert game.hash == hashes[0]
    with pytest.raises(bastide.ArgumentError):
        game.undo(0)
    with pytest.raises(bastide.AbsentError):
        game.undo_to(500)


def test_a_wrong_argument_is_named_with_what_is_possible() -> None:
    game = Game("base", seats=3, seed=1)
    first = game.actions()[0]
    wrong = {
        "game_list_segments(): rotation is 7; 0 to 3 are possible": lambda: game.segments(1, 7),
        "game_list_segments(): tile is 3000000000; -2147483648 to 2147483647 are possible": lambda: game.segments(3 * 10**9),
        "game_list_events(): viewer is 3; 0 to 2, PUBLIC (-1) and FULL (-100) are possible": lambda: game.events(3),
        "game_write_snapshot(): viewer is -2; 0 to 2, PUBLIC": lambda: game.snapshot(-2),
        "game_write_script(): viewer is 9; 0 to 2, PUBLIC": lambda: game.script(9),
        "game_clone(): viewer is 9; 0 to 2, PUBLIC": lambda: game.copy(9),
        "game_copy(): viewer is 9; 0 to 2, PUBLIC": lambda: game.copy().set(game, 9),
        "game_list_history(): first is -1; 0 to 2147483647 are possible": lambda: game.history(first=-1),
        "game_list_features(): kind is 99; -1, 1, 2": lambda: game.features(99),
        "game_list_briefs(): kind is 99; -1, 1, 2": lambda: game.briefs(99),
        "game_list_things(): kind is 99; -1, 1, ": lambda: game.things(99),
        "game_get_action(): index is -1; 0 to 2147483647 are possible": lambda: game.action(-1),
        "game_list_actions(): kind is 256; -1 to 255 are possible": lambda: game.actions(256),
        "game_list_features(): kind is 1099511627776; -1, 1, 2": lambda: game.features(2**40),
        "the action is refused: rotation is 7; 0 to 3 are possible": lambda: game.apply(replace(first, rotation=7)),
        "an action: seat is 7; -1 to 2 are possible": lambda: game.check(replace(first, seat=7)),
        "undo to the action -1: action is -1; 0 to 2147483647 are possible": lambda: game.undo_to(-1),
    }
    for sentence, call in wrong.items():
        with pytest.raises(bastide.ArgumentError, match=f"^{re.escape(sentence)}"):
            call()
    with pytest.raises(bastide.ArgumentError) as caught:
        game.check(replace(first, rotation=7))
    refusal = caught.value.refusal
    assert refusal is not None and (refusal.name, refusal.value, refusal.least, refusal.most) == ("rotation", 7, 0, 3)


def test_a_number_that_a_field_does_not_hold_is_named() -> None:
    game, wide = Game("base", seed=1), "1099511627776; -2147483648 to 2147483647 are possible"
    first, script = game.actions()[0], bastide.Script(game.script())
    wrong = {
        f"x is {wide}": lambda: game.apply(replace(first, x=2**40)),
        f"tile is {wide}": lambda: game.check(replace(first, tile=2**40)),
        "faces is -1; 0 to 4294967295 are possible": lambda: game.line(replace(first, faces=-1)),
        "rotation is 1.9, no whole number; -2147483648 to": lambda: game.apply(replace(first, rotation=1.9)),
        "rotation is '1', no whole number; -2147483648 to": lambda: game.apply(replace(first, rotation="1")),
        f"seats is {wide}": lambda: Game("base", seats=2**40),
        "seats is '2', no whole number": lambda: Game("base", seats="2"),
        f"first_seat is {wide}": lambda: Game("base", first_seat=2**40),
        f"events is {wide}": lambda: Game("base", events=2**40),
        f"tower_no_ransom is {wide}": lambda: Game("base", options={"tower_no_ransom": 2**40}),
        "base is 1.5, no whole number": lambda: Game(sets={"base": 1.5}),
        "number is 1099511627776; 0 to 999999 are possible": lambda: game.draw(number=2**40),
        "pixels is 64.5, no whole number": lambda: game.draw(pixels=64.5),
        f"features is {wide}": lambda: game.draw(features=[2**40]),
        "undo to the action 1099511627776: action is 1099511627776; 0 to 2147483647 are possible": lambda: game.undo_to(2**40),
        "index is 1099511627776; -1 to 2147483647 are possible": lambda: script.game(2**40),
        "first is 1099511627776; 0 to 2147483647 are possible": lambda: script.insert(2**40, "# late"),
        "removed is 1099511627776; 0 to 2147483647 are possible": lambda: script.remove(1, 2**40),
    }
    before = game.snapshot()
    for sentence, call in wrong.items():
        with pytest.raises(bastide.ArgumentError, match=f"^{re.escape(sentence)}"):
            call()
    assert game.snapshot() == before
    assert game.check(replace(first, x=np.int64(first.x or 0))) is None


def test_what_is_absent_names_the_function() -> None:
    game = Game("base", seed=1)
    absent = {
        "game_list_placements(-5): ": lambda: game.placements(-5),
        "game_list_feature_segments(9999): ": lambda: game.feature_segments(9999),
        "game_get_action(-1, 9999): ": lambda: game.action(9999),
    }
    for sentence, call in absent.items():
        with pytest.raises(bastide.AbsentError, match=f"^{re.escape(sentence)}"):
            call()


def test_an_action_by_hand_as_text_and_as_code() -> None:
    game = Game("base", seats=2, seed=1)
    first = game.actions()[0]
    assert first.kind is ActionKind.PLACE and game.check(first) is None
    assert game.parse(game.line(first)) == first
    by_code = game.copy()
    by_code.apply(game.arrays.codes()[0])
    game.apply(game.line(first))
    assert by_code == game


def test_a_refusal_is_an_exception_with_its_reason() -> None:
    game = Game("base", seats=2, seed=1)
    before = game.snapshot()
    wrong = Action(kind=ActionKind.PASS, seat=0)
    refusal = game.check(wrong)
    assert refusal is not None and isinstance(refusal.reason, Reason)
    with pytest.raises(bastide.IllegalActionError) as caught:
        game.apply(wrong)
    assert caught.value.refusal == refusal and caught.value.status == bastide.Status.ILLEGAL
    assert len(str(caught.value)) > 20
    assert game.snapshot() == before
    assert pickle.loads(pickle.dumps(caught.value)).refusal == refusal


@pytest.mark.parametrize(
    "arguments",
    [
        {"preset": "chess"},
        {"preset": "base", "seats": 17},
        {"preset": "base", "options": {"fly": 1}},
        {"preset": "base", "options": {"dice_target_score": 50}},
        {"preset": "base", "sets": {"base": 5000}},
        {"preset": "base", "chance": "luck"},
    ],
)
def test_a_wrong_config_says_what_is_wrong(arguments: Dict[str, Any]) -> None:
    with pytest.raises(bastide.BastideError) as caught:
        Game(**arguments)
    assert len(str(caught.value)) > 25


def test_hostile_values_are_exceptions() -> None:
    game = Game("base", seed=1)
    for code in (-1, 2**64, 0, 2**63 + 5):
        with pytest.raises(bastide.BastideError):
            game.apply(code)
    for action in (Action(), Action(kind=ActionKind(99)), Action(kind=ActionKind.PLACE, seat=900, tile=-7, x=2**31 - 1)):
        with pytest.raises(bastide.BastideError):
            game.apply(action)
    for data in (b"\0" * 50, b""):
        with pytest.raises(bastide.FormatError, match="not a snapshot"):
            Game.from_snapshot(data)
    with pytest.raises(bastide.FormatError) as caught:
        Game.from_script("bastide 1\ndraw nothing\n")
    assert caught.value.refusal is not None and caught.value.refusal.line == 2
    for call in (lambda: game.features("fortress"), lambda: game.feature_segments(10_000), lambda: game.draw(theme="neon")):
        with pytest.raises(bastide.BastideError):
            call()


def test_a_closed_game_is_an_exception() -> None:
    with Game("base", seed=1) as game:
        pass
    for call in (game.actions, game.copy, lambda: game.hash, game.draw, lambda: game.apply(0), game.snapshot):
        with pytest.raises(bastide.StateError):
            call()
    assert "closed" in repr(game)
    game.close()


def child_plays(game: Game, queue: Any) -> None:
    play(game, 5)
    queue.put(game.hash)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_a_forked_process_has_a_game_of_its_own() -> None:
    game = Game("base", seed=2)
    play(game, 4)
    before, twin = game.hash, game.copy()
    twin.seed_sampling(9)
    game.seed_sampling(9)
    context = multiprocessing.get_context("fork")
    queue = context.SimpleQueue()
    child = context.Process(target=child_plays, args=(game, queue))
    child.start()
    found = queue.get()
    child.join()
    assert child.exitcode == 0 and game.hash == before
    play(twin, 5)
    assert found == twin.hash


def child_asks(game: Game, queue: Any) -> None:
    try:
        queue.put(game.copy().hash)
    except bastide.StateError as refused:
        queue.put(str(refused))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_a_game_that_a_thread_used_at_a_fork_refuses_instead_of_waiting() -> None:
    used, free = Game("base", seed=2), Game("base", seed=3)
    holds, ends = threading.Event(), threading.Event()

    def use() -> None:
        with used._lock:
            holds.set()
            ends.wait(60)

    thread = threading.Thread(target=use)
    thread.start()
    holds.wait(60)
    context = multiprocessing.get_context("fork")
    queue = context.Queue()
    for game in (used, free):
        child = context.Process(target=child_asks, args=(game, queue), daemon=True)
        child.start()
        answer = queue.get(timeout=60)
        child.join(60)
        assert child.exitcode == 0
        assert ("forked" in answer) if game is used else (answer == free.hash)
    ends.set()
    thread.join(60)
    assert used.copy().hash == used.hash


def test_threads_on_one_game_wait_for_one_another() -> None:
    game = Game("base", seed=4)
    wrong = []

    def look() -> None:
        try:
            for _ in range(60):
                game.apply(game.sample())
        except bastide.BastideError:
            pass  # another thread applied first
        except Exception as other:
            wrong.append(other)

    threads = [threading.Thread(target=look) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong and Game.from_snapshot(game.snapshot()).hash == game.hash


def test_arrays_are_the_lists() -> None:
    game = Game("abbey_mayor_tower", seats=3, seed=8)
    play(game, 60)
    array = game.arrays.pieces()
    assert array.dtype.itemsize == 80 and array["id"].tolist() == [piece.id for piece in game.pieces()]
    assert [tile.tile for tile in game.board()] == game.arrays.board()["tile"].tolist()
    assert np.shares_memory(array["kind"], array)
    assert isinstance(game.decision.step, Step)
    assert game.left() == [stock.left for stock in game.stock()] and {brief.feature for brief in game.briefs()} <= {
        each.id for each in game.features()
    }
    assert {(cell.x, cell.y) for cell in game.open_cells()} >= {(a.x, a.y) for a in game.actions("place")}


def test_what_a_seat_sees_holds_no_secret() -> None:
    game = Game("base", seats=2, seed=99, options={"hand_of_three_tiles": 1, "hand_hidden": 1})
    play(game, 6)
    seen = game.copy(viewer=1)
    assert seen.config.seed == 0
    hands = [thing.tile for thing in seen.things("hand") if thing.seat == 0]
    assert all(tile is None for tile in hands)


def test_another_library_version_is_refused() -> None:
    with pytest.raises(bastide.VersionError) as caught:
        _library.check_library(abi=2)
    assert "version 2" in str(caught.value) and "version 1" in str(caught.value)


def test_words_have_names_and_meanings() -> None:
    assert bastide.word(Preset, "inns_cathedrals") is Preset.INNS_CATHEDRALS
    assert "Inns" in bastide.meaning(Preset.INNS_CATHEDRALS)
    unknown = ActionKind(63)
    assert unknown == 63 and unknown.name == "UNKNOWN_63"
    assert any(option.id == bastide.Option.ANY_SEAT_COUNT for option in bastide.options())


def tile_text() -> str:
    """One tile of our own: a tile of the base set under another name."""
    from bastide._bastide import ffi, lib

    made = ffi.new("bastide_tileset**")
    assert lib.bastide_tileset_create(1, ffi.NULL, made) == 0
    lines = _library.text_of("a set", lib.bastide_tileset_write, ffi.gc(made[0], lib.bastide_tileset_destroy)).splitlines()
    return "\n".join(line for line in lines if line.split()[:1] == ["B"]).replace("B", "OWN", 1) + "\n"


def test_own_tiles_play() -> None:
    tiles = bastide.TileSetHandle(tile_text())
    game = Game(None, sets={"base": 1}, seed=1, tilesets=[(tiles, 1)])
    assert len(game.tiles()) == 25
    play(game, 10)
    assert pickle.loads(pickle.dumps(game)) == game
    batch = bastide.Batch(None, sets={"base": 1}, tilesets=[(tiles, 1)], games=2)
    batch.restart(0)
    assert len(batch.game(1).tiles()) == 25 and batch.play_out()["ended"].all()


def test_iteration_without_an_action_stops() -> None:
    with pytest.raises(bastide.StateError):
        for _ in Game("base", seed=1):
            pass


def test_pictures_of_one_notebook_share_no_ids() -> None:
    first, second = (set(re.findall(r'id="([^"]+)"', Game(name)._repr_svg_())) for name in ("base", "winter"))
    assert first and second and not first & second


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda game: game.copy(viewer=7), "game_clone(): viewer is 7; 0 to 1, PUBLIC"),
        (lambda game: game.snapshot(viewer=7), "game_write_snapshot(): viewer is 7; 0 to 1, PUBLIC"),
        (lambda game: game.segments_at(40, 50), "(40, 50): The requested item does not exist"),
        (lambda game: game.action(5000), "5000"),
        (lambda game: game.undo_to(500), "500"),
        (lambda game: game.draw(pixels=1), "8 to 1024"),
        (lambda game: game.text(3), "Decision"),
        (lambda game: game.apply(None), "a line of a script"),
    ],
)
def test_a_message_names_the_call_and_the_fault(call: Any, said: str) -> None:
    with pytest.raises((bastide.BastideError, TypeError)) as caught:
        call(Game("base", seed=1))
    assert said in str(caught.value)


def test_a_refusal_is_explained_with_its_action() -> None:
    game = Game("base", seed=1)
    wrong = replace(game.actions()[0], x=30, y=30)
    refusal = game.check(wrong)
    assert refusal is not None and "(30,30)" in game.explain(refusal, wrong)
    with pytest.raises(bastide.IllegalActionError) as caught:
        game.apply(wrong)
    assert game.explain(refusal, wrong) in str(caught.value)


@pytest.mark.parametrize(
    "words", [["demo", "--seed", "3"], ["demo", "--preset", "dice"], ["draw", "--preset", "dice"], ["draw", "--theme", "dark"]]
)
def test_the_commands_run(words: Any, capsys: pytest.CaptureFixture[str]) -> None:
    from bastide.__main__ import main

    assert main(words) == 0
    assert len(capsys.readouterr().out) > 500


def test_a_person_plays(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from bastide.__main__ import main

    lines = iter(["nonsense", "0: pass", "?", "0", ""])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    assert main(["play", "--seed", "2"]) == 0
    printed = capsys.readouterr().out
    assert "must place" in printed
    if players.AVAILABLE:
        assert re.search(r"[+-]\d+\.\d\d  Red places .* \(.+\)", printed)


@pytest.mark.parametrize("words", [["demo", "--seats", "99"], ["draw", "--script", "/no/file"], ["draw", "--out", "/no/file"]])
def test_a_wrong_command_is_a_sentence(words: Any, capsys: pytest.CaptureFixture[str]) -> None:
    from bastide.__main__ import main

    assert main(words) == 1
    assert capsys.readouterr().err.startswith("bastide: ")


def test_a_file_of_any_bytes_is_a_script_or_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from bastide.__main__ import main

    script = Game(seed=3).script().encode()
    files = {"empty": b"", "binary": bytes(range(256)), "latin": b"bastide 1\nexpect tile \xff\n", "wide": b"\xff\xfeb\x00a\x00"}
    for name, data in files.items():
        (tmp_path / name).write_bytes(data)
    with open(tmp_path / "huge", "wb") as huge:
        huge.truncate(1 << 30)
    (tmp_path / "dangling").symlink_to(tmp_path / "nothing")
    for name in (*files, "huge", "dangling", "."):
        assert main(["draw", "--script", str(tmp_path / name)]) == 1, name
        printed = capsys.readouterr().err
        assert printed.startswith("bastide: ") and printed.count("\n") == 1, printed
    assert main(["draw", "--script", str(tmp_path / "wide")]) == 1 and "UTF-16" in capsys.readouterr().err
    (tmp_path / "marked").write_bytes(b"\xef\xbb\xbf" + script.replace(b"\n", b"\r\n"))
    assert main(["draw", "--script", str(tmp_path / "marked")]) == 0


@pytest.mark.skipif(os.name == "nt", reason="no such pipes here")
def test_a_reader_that_has_seen_enough_is_no_fault() -> None:
    process = subprocess.Popen([sys.executable, "-m", "bastide", "demo"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b"" and process.wait() == 1
