# SPDX-License-Identifier: MIT
"""Configs by name: presets, options and pieces become the records of bastide_game_create()."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple, TypedDict, Union

import numpy as np

from bastide._bastide import lib
from bastide._library import NULL, list_of, must, new, pointer, whole, word
from bastide._records import DTYPES
from bastide._words import Chance, ChoiceKind, GameKind, Option, PieceKind, Preset, TileSet

PresetName = Union[str, int, Preset, None]
#: numbers by name, as a word or as an enum
Numbers = Mapping[Any, int]


class Parts(TypedDict, total=False):
    """The parts of a Config beside its preset, as Game and Batch take them by name."""

    seats: int
    sets: Numbers
    options: Numbers
    pieces: Numbers
    first_seat: int
    chance: Union[str, int, Chance]
    history: bool
    events: int
    stop_before_final: bool


@dataclass(frozen=True)
class Config:
    """What is played. Names are those of the pages: presets, options, sets and pieces.

    Without a preset and without sets it is the Winter Edition, as in C. `preset="dice"` is the dice game.
    """

    preset: PresetName = "base"
    seats: int = 2
    sets: Numbers = field(default_factory=dict)
    """copies of built-in sets; they replace those of the preset"""
    options: Numbers = field(default_factory=dict)
    """values of options; True is 1"""
    pieces: Numbers = field(default_factory=dict)
    """pieces of a kind for each seat"""
    first_seat: int = 0
    chance: Union[str, int, Chance] = "seeded"
    """seeded: the library draws; host: each draw is an action of nature"""
    history: bool = True
    """keep actions, for undo, scripts and replays"""
    events: int = 0
    """events retained: 0 all, -1 none"""
    stop_before_final: bool = False

    @property
    def is_dice(self) -> bool:
        return self.preset == "dice"

    def light(self) -> Config:
        """The same game without log and history: for batches."""
        return Config(
            self.preset,
            self.seats,
            self.sets,
            self.options,
            self.pieces,
            self.first_seat,
            self.chance,
            False,
            -1,
            self.stop_before_final,
        )

    def choices(self, tilesets: Sequence[int] = ()) -> np.ndarray:
        """The records of all choices. tilesets: copies of each set of the caller."""
        rows: List[Tuple[int, int, int]] = []
        if self.sets:
            rows += [
                (int(ChoiceKind.SET), int(word(TileSet, name)), whole(str(name), copies)) for name, copies in self.sets.items()
            ]
        elif self.preset is not None and not self.is_dice:
            number = int(word(Preset, self.preset))
            listed = list_of("bastide_choice", f"the preset {self.preset}", lib.bastide_preset_list_choices, number)
            rows += [(int(row["kind"]), int(row["id"]), int(row["value"])) for row in listed]
        overlay: Dict[Tuple[int, int], int] = {}
        for name, value in self.options.items():
            overlay[int(ChoiceKind.OPTION), int(word(Option, name))] = whole(str(name), value)
        for name, count in self.pieces.items():
            overlay[int(ChoiceKind.PIECES), int(word(PieceKind, name))] = whole(str(name), count)
        rows = [(kind, number, overlay.pop((kind, number), value)) for kind, number, value in rows]
        rows += [(kind, number, value) for (kind, number), value in overlay.items()]
        rows += [(int(ChoiceKind.TILESET), index, whole("copies", copies)) for index, copies in enumerate(tilesets)]
        out = np.zeros(len(rows), DTYPES["bastide_choice"])
        for i, (kind, number, value) in enumerate(rows):
            out[i]["kind"], out[i]["id"], out[i]["value"] = kind, number, value
        return out

    def head(self, seed: int) -> np.ndarray:
        out = new("bastide_config")
        must(lib.bastide_config_init(pointer(out, "bastide_config")), "a config")
        out["game"] = int(GameKind.DICE if self.is_dice else GameKind.TILES)
        out["chance"] = int(word(Chance, self.chance))
        out["seats"] = whole("seats", self.seats)
        out["first_seat"] = whole("first_seat", self.first_seat)
        out["seed"] = np.uint64(seed & 0xFFFFFFFFFFFFFFFF)
        out["event_capacity"] = whole("events", self.events)
        flags = 0 if self.history else lib.BASTIDE_CONFIG_FLAG_NO_HISTORY
        out["flags"] = flags | (lib.BASTIDE_CONFIG_FLAG_STOP_BEFORE_FINAL if self.stop_before_final else 0)
        return out


def config_of(preset: Union[PresetName, Config], parts: Parts) -> Config:
    """A config from the arguments of Game and Batch."""
    if isinstance(preset, Config):
        if parts:
            raise TypeError("give either a Config or its parts, not both")
        return preset
    return Config(preset=preset, **parts)


def handles(items: Optional[Sequence[Any]]) -> Tuple[Any, int]:
    """An array of handles of tile sets, and its length."""
    from bastide._bastide import ffi

    if not items:
        return NULL, 0
    return ffi.new("bastide_tileset*[]", [each._handle for each in items]), len(items)
