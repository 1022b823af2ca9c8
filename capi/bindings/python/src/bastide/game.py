# SPDX-License-Identifier: MIT
"""A game: the calls of bastide.h as a class."""

from __future__ import annotations

import functools
import itertools
import weakref
from typing import TYPE_CHECKING, Any, Dict, Iterator, List, Optional, Sequence, Tuple, Type, TypeVar, Union

import numpy as np

from bastide import _records as records
from bastide._bastide import ffi, lib
from bastide._config import Config, Parts, PresetName, config_of, handles
from bastide._library import (
    NULL,
    called,
    length_of,
    list_of,
    must,
    new,
    numbers_of,
    pointer,
    read_refusal,
    text_of,
    whole,
    why,
    word,
)
from bastide._locks import Lock
from bastide._records import (
    UNSET,
    Action,
    Decision,
    Event,
    Feature,
    OptionDef,
    Piece,
    Placed,
    PlacedSegment,
    Placement,
    Refusal,
    ScoreLine,
    Seat,
    SegmentDef,
    Standing,
    Stock,
    Thing,
    TileDef,
)
from bastide._words import ActionKind, GameKind, SegmentKind, ThingKind
from bastide.errors import StateError, error

if TYPE_CHECKING:
    from typing_extensions import Unpack

#: viewers that are no seat
PUBLIC = -1
FULL = -100
ANY = -1

PLAYED_OUT_AT_ONCE = 2_000  # actions in one call of the library: signals need not wait for all

_pictures = itertools.count(1)

R = TypeVar("R")
KindOf = Union[str, int, ActionKind, None]


def _kind(kind: KindOf) -> int:
    return ANY if kind is None else int(word(ActionKind, kind))


def _items(cls: Type[R], array: np.ndarray) -> List[R]:
    make: Any = cls
    return [make.from_row(row.item()) for row in array]


def _asked(call: Any, arguments: Sequence[Any]) -> str:
    """What a call was asked for, for the message when it fails."""
    numbers = ", ".join(str(each) for each in arguments if isinstance(each, int))
    return f"{call.__name__.removeprefix('bastide_')}({numbers})"


@functools.cache
def _limits(record: str) -> Dict[str, Optional[Tuple[int, int]]]:
    """The least and the greatest number of each field of a record; None for a text."""
    types = {name: records.DTYPES[record][name] for name in records.DTYPES[record].names}
    ranges = {name: None if each.kind == "S" else np.iinfo(each) for name, each in types.items()}
    return {name: None if each is None else (int(each.min), int(each.max)) for name, each in ranges.items()}


def _filled(record: str, thing: Any) -> np.ndarray:
    """The record of a dataclass; what is None is unset."""
    out, unset = new(record), UNSET.get(record, {})
    for name, limits in _limits(record).items():
        value = getattr(thing, name)
        if limits is None:
            out[name] = (value or "").encode()
        else:
            out[name] = unset.get(name, 0) if value is None else whole(name, value, *limits)
    return out


def record_of(action: object) -> np.ndarray:
    """The record of an action."""
    if not isinstance(action, Action):
        raise TypeError(f"an action is an Action, a line of a script or a code, not {action!r}")
    return _filled("bastide_action", action)


def _utf8(text: Union[str, bytes]) -> bytes:
    return text if isinstance(text, bytes) else text.encode()


class TileSetHandle:
    """A set of tiles from text or the bytes of a file, one tile a line (docs/tilesets.md)."""

    def __init__(self, text: Union[str, bytes]) -> None:
        refusal, made, data = new("bastide_refusal"), ffi.new("bastide_tileset**"), _utf8(text)
        status = lib.bastide_tileset_parse(data, length_of(data), NULL, pointer(refusal, "bastide_refusal"), made)
        must(status, "a tile set", refusal)
        self._handle = ffi.gc(made[0], lib.bastide_tileset_destroy)

    def __str__(self) -> str:
        return text_of("a tile set", lib.bastide_tileset_write, self._handle)

    def tiles(self) -> List[TileDef]:
        """Its tile types."""
        return _items(TileDef, list_of("bastide_tile_def", "the tiles", lib.bastide_tileset_list_tiles, self._handle))


def options() -> List[OptionDef]:
    """Every option that this build has, with the range of its values."""
    return _items(OptionDef, list_of("bastide_option_def", "the options", lib.bastide_option_list))


class Arrays:
    """The lists of a game as numpy arrays of records, as the library wrote them: no copy, no Python objects."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def _list(self, record: str, call: Any, *arguments: Any) -> np.ndarray:
        return self._game._list(record, call, *arguments)

    def actions(self, kind: KindOf = None) -> np.ndarray:
        return self._list("bastide_action", lib.bastide_game_list_actions, _kind(kind))

    def codes(self, kind: KindOf = None) -> np.ndarray:
        with self._game._lock:
            return numbers_of("uint64_t", "<u8", "the codes", lib.bastide_game_list_codes, self._game._open(), _kind(kind))

    def weights(self, kind: KindOf = None) -> np.ndarray:
        with self._game._lock:
            return numbers_of("int32_t", "<i4", "the weights", lib.bastide_game_list_weights, self._game._open(), _kind(kind))

    def events(self, viewer: int = FULL, first: int = 0) -> np.ndarray:
        return self._list("bastide_event", lib.bastide_game_list_events, viewer, first)

    def score_lines(self, first: int = 0) -> np.ndarray:
        return self._list("bastide_score_line", lib.bastide_game_list_score_lines, first)

    def history(self, viewer: int = FULL, first: int = 0) -> np.ndarray:
        return self._list("bastide_action", lib.bastide_game_list_history, viewer, first)

    def seats(self) -> np.ndarray:
        return self._list("bastide_seat", lib.bastide_game_list_seats)

    def standing(self) -> np.ndarray:
        return self._list("bastide_standing", lib.bastide_game_list_standing)

    def board(self) -> np.ndarray:
        return self._list("bastide_placed", lib.bastide_game_list_board)

    def pieces(self) -> np.ndarray:
        return self._list("bastide_piece", lib.bastide_game_list_pieces)

    def features(self, kind: Union[str, int, SegmentKind, None] = None) -> np.ndarray:
        number = ANY if kind is None else int(word(SegmentKind, kind))
        return self._list("bastide_feature", lib.bastide_game_list_features, number)

    def feature_segments(self, feature: int) -> np.ndarray:
        return self._list("bastide_placed_segment", lib.bastide_game_list_feature_segments, feature)

    def things(self, kind: Union[str, int, ThingKind, None] = None) -> np.ndarray:
        number = ANY if kind is None else int(word(ThingKind, kind))
        return self._list("bastide_thing", lib.bastide_game_list_things, number)

    def stock(self) -> np.ndarray:
        return self._list("bastide_stock", lib.bastide_game_list_stock)

    def left(self) -> np.ndarray:
        with self._game._lock:
            return numbers_of("int32_t", "<i4", "the copies left", lib.bastide_game_list_left, self._game._open())

    def variables(self, seat: int = 0) -> np.ndarray:
        """The numbers that the rules keep beside the board; those that name seats count from a seat."""
        with self._game._lock:
            call, number = lib.bastide_game_list_variables, whole("seat", seat)
            return numbers_of("int32_t", "<i4", "the variables", call, self._game._open(), number)

    def briefs(self, kind: Union[str, int, SegmentKind, None] = None) -> np.ndarray:
        number = ANY if kind is None else int(word(SegmentKind, kind))
        return self._list("bastide_brief", lib.bastide_game_list_briefs, number)

    def open_cells(self, feature: int = ANY) -> np.ndarray:
        return self._list("bastide_open_cell", lib.bastide_game_list_open_cells, feature)

    def placements(self, tile: int) -> np.ndarray:
        return self._list("bastide_placement", lib.bastide_game_list_placements, tile)

    def tiles(self) -> np.ndarray:
        return self._list("bastide_tile_def", lib.bastide_game_list_tiles)

    def segments(self, tile: int, rotation: int = 0) -> np.ndarray:
        return self._list("bastide_segment_def", lib.bastide_game_list_segments, tile, rotation)

    def segments_at(self, x: int, y: int) -> np.ndarray:
        return self._list("bastide_segment_def", lib.bastide_game_list_segments_at, x, y)

    def choices(self) -> np.ndarray:
        return self._list("bastide_choice", lib.bastide_game_list_choices)


class Game:
    """One game.

    >>> game = Game("base", seats=2, seed=1)
    >>> while not game.over:
    ...     game.apply(game.sample())

    Calls of one game from several threads wait for one another. A copy, a pickle and a fork are games of their own.
    """

    def __init__(
        self,
        preset: Union[PresetName, Config] = "base",
        *,
        seed: int = 0,
        tilesets: Sequence[Tuple[TileSetHandle, int]] = (),
        **parts: Unpack[Parts],
    ) -> None:
        config = config_of(preset, parts)
        choices = config.choices([copies for _, copies in tilesets])
        listed, count = handles([each for each, _ in tilesets])
        head, refusal, made = config.head(seed), new("bastide_refusal"), ffi.new("bastide_game**")
        status = lib.bastide_game_create(
            pointer(head, "bastide_config"),
            pointer(choices, "bastide_choice"),
            len(choices),
            listed,
            count,
            NULL,
            pointer(refusal, "bastide_refusal"),
            made,
        )
        must(status, "this game cannot be played", refusal)
        self._adopt(made[0], [each for each, _ in tilesets])

    def _adopt(self, handle: Any, tilesets: Sequence[TileSetHandle] = ()) -> None:
        self._handle: Any = handle
        self._tilesets = list(tilesets)
        self._lock = Lock()
        self._word = ffi.new("uint64_t*", 0x9E3779B97F4A7C15)
        self._end = weakref.finalize(self, lib.bastide_game_destroy, handle)

    @classmethod
    def _of(cls, handle: Any, tilesets: Sequence[TileSetHandle] = ()) -> Game:
        game = cls.__new__(cls)
        game._adopt(handle, tilesets)
        return game

    # ---- Life ---------------------------------------------------------------------------------------------------------

    def _open(self) -> Any:
        if not self._end.alive:
            raise StateError("the game is closed")
        return self._handle

    def close(self) -> None:
        """Frees the game. Every later call raises StateError."""
        with self._lock:
            self._end()

    def __enter__(self) -> Game:
        self._open()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @classmethod
    def from_snapshot(cls, data: bytes, tilesets: Sequence[TileSetHandle] = ()) -> Game:
        """A new game from the bytes of snapshot()."""
        refusal, made = new("bastide_refusal"), ffi.new("bastide_game**")
        listed, count = handles(tilesets)
        status = lib.bastide_game_load_snapshot(
            ffi.from_buffer("uint8_t[]", data or b"\0"),  # no bytes lie at no address, which is another error
            length_of(data),
            listed,
            count,
            NULL,
            pointer(refusal, "bastide_refusal"),
            made,
        )
        must(status, "a snapshot", refusal)
        return cls._of(made[0], tilesets)

    @classmethod
    def from_script(cls, text: Union[str, bytes], tilesets: Sequence[TileSetHandle] = ()) -> Game:
        """A new game from a script (docs/scripts.md), as text or as the bytes of a file."""
        refusal, made, data = new("bastide_refusal"), ffi.new("bastide_game**"), _utf8(text)
        listed, count = handles(tilesets)
        status = lib.bastide_game_load_script(
            data, length_of(data), listed, count, NULL, pointer(refusal, "bastide_refusal"), made
        )
        must(status, "a script", refusal)
        return cls._of(made[0], tilesets)

    def snapshot(self, viewer: int = FULL) -> bytes:
        """The game as bytes, or what a viewer may know of it."""
        with self._lock:
            handle = self._open()
            size = called(f"a snapshot for the viewer {viewer}", lib.bastide_game_write_snapshot, handle, viewer, NULL, 0)
            buffer = ffi.new("uint8_t[]", size)
            must(lib.bastide_game_write_snapshot(handle, viewer, buffer, size), f"a snapshot for the viewer {viewer}")
            return bytes(ffi.buffer(buffer, size))

    def script(self, viewer: int = FULL) -> str:
        """The game as readable text (docs/scripts.md)."""
        return self._text(lib.bastide_game_write_script, viewer)

    def copy(self, viewer: int = FULL, *, log: bool = True) -> Game:
        """A game of its own in the same position, or what one viewer may know of it."""
        made = ffi.new("bastide_game**")
        with self._lock:
            flags = lib.BASTIDE_CLONE_FLAG_LOG if log else 0
            called(f"a copy for the viewer {viewer}", lib.bastide_game_clone, self._open(), viewer, flags, NULL, made)
        return self._of(made[0], self._tilesets)

    def set(self, other: Game, viewer: int = FULL) -> None:
        """Puts this game into the position of another one, quickly when both are copies of one game."""
        with self._lock, other._lock:
            what = f"a copy of another game for the viewer {viewer}"
            called(what, lib.bastide_game_copy, self._open(), other._open(), viewer, 0)

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, _: Dict[int, Any]) -> Game:
        return self.copy()

    def __reduce__(self) -> Tuple[Any, ...]:
        return _load, (self.snapshot(), [str(each) for each in self._tilesets])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self is other or self.snapshot() == other.snapshot()

    def __hash__(self) -> int:
        """The hash of the position. A game changes, and so does its hash: take a copy as the key of a dict."""
        return self.hash

    @property
    def hash(self) -> int:
        """The hash of everything public in the position, equal on every platform."""
        out = ffi.new("uint64_t*")
        with self._lock:
            must(lib.bastide_game_get_hash(self._open(), out), "the hash")
        return int(out[0])

    def restart(self, seed: int) -> None:
        """Begins the same game again with another seed."""
        with self._lock:
            must(lib.bastide_game_restart(self._open(), seed & 0xFFFFFFFFFFFFFFFF), "a restart")

    # ---- Deciding -----------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """What the game waits for."""
        return self._get(Decision, lib.bastide_game_get_decision)

    @property
    def over(self) -> bool:
        return self.decision.over

    @property
    def seat(self) -> Optional[int]:
        """The seat that decides; None for nature and when the game is over."""
        return self.decision.seat

    @property
    def winners(self) -> Tuple[int, ...]:
        mask = self.decision.winners
        return tuple(seat for seat in range(lib.BASTIDE_SEATS_MAX) if mask >> seat & 1)

    def __iter__(self) -> Iterator[Decision]:
        """The decisions of the game as it goes on: apply an action in each round."""
        while True:
            decision = self.decision
            if decision.over:
                return
            before = self.hash
            yield decision
            if self.hash == before and self.decision == decision:
                raise StateError("no action was applied, so the iteration would never end")

    def actions(self, kind: KindOf = None) -> List[Action]:
        """Every legal action, ready to apply."""
        return _items(Action, self.arrays.actions(kind))

    def __len__(self) -> int:
        """The number of legal actions."""
        with self._lock:
            return must(lib.bastide_game_count_actions(self._open(), ANY), "the legal actions")

    def __bool__(self) -> bool:
        return True

    def action(self, index: int, kind: KindOf = None) -> Action:
        """The action at an index of the list."""
        return self._get(Action, lib.bastide_game_get_action, _kind(kind), index)

    def sample(self, kind: KindOf = None) -> Action:
        """A random legal action, by the word of this game: seed_sampling() sets it."""
        return self._get(Action, lib.bastide_game_sample_action, _kind(kind), self._word)

    def seed_sampling(self, word: int) -> None:
        """Sets the word by which this game samples; equal words give equal actions on every platform."""
        self._word[0] = word & 0xFFFFFFFFFFFFFFFF

    def default_action(self) -> Action:
        """The action for a seat whose time has run out."""
        return self._get(Action, lib.bastide_game_get_default_action)

    def parse(self, line: str) -> Action:
        """The action that a line of a script means in this position."""
        out, refusal, data = new("bastide_action"), new("bastide_refusal"), line.encode()
        with self._lock:
            status = lib.bastide_action_parse(
                self._open(), data, length_of(data), pointer(refusal, "bastide_refusal"), pointer(out, "bastide_action")
            )
        must(status, f"the line {line!r}", refusal)
        return Action.from_row(out[0].item())

    def _record(self, action: Union[Action, str]) -> np.ndarray:
        return record_of(self.parse(action) if isinstance(action, str) else action)

    def check(self, action: Union[Action, str]) -> Optional[Refusal]:
        """None when the action is legal, else why it is not."""
        refusal = self._refusal(self._record(action))
        return None if refusal is None else read_refusal(refusal)

    def _refusal(self, record: np.ndarray) -> Optional[np.ndarray]:
        """Why an action is not legal; None when it is."""
        refusal = new("bastide_refusal")
        with self._lock:
            status = lib.bastide_game_check(self._open(), pointer(record, "bastide_action"), pointer(refusal, "bastide_refusal"))
        if status == lib.BASTIDE_E_ILLEGAL:
            return refusal
        must(status, "an action", refusal)
        return None

    def apply(self, action: Union[Action, str, int, np.integer]) -> None:
        """Applies an action, a line of a script or a code, and all that follows up to the next decision."""
        refusal = new("bastide_refusal")
        to = pointer(refusal, "bastide_refusal")
        with self._lock:
            handle = self._open()
            if isinstance(action, (int, np.integer)):
                if not 0 <= int(action) < 2**64:
                    raise error(-1, f"{int(action)} is no code")
                record, status = None, lib.bastide_game_apply_code(handle, int(action), to)
            else:
                record = self._record(action)
                status = lib.bastide_game_apply(handle, pointer(record, "bastide_action"), to)
            if status != 0:
                must(status, "the action is refused", refusal, self._refusal_sentence(record, refusal))

    def _refusal_sentence(self, record: Optional[np.ndarray], refusal: np.ndarray) -> str:
        action = NULL if record is None else pointer(record, "bastide_action")
        try:
            return text_of("a refusal", lib.bastide_refusal_text, self._open(), NULL, action, pointer(refusal, "bastide_refusal"))
        except Exception:
            return why(read_refusal(refusal))

    def explain(self, refusal: Refusal, action: Union[Action, str, None] = None) -> str:
        """A refusal in a sentence: that of an action, or of something else."""
        record = None if action is None else self._record(action)
        return self._refusal_sentence(record, _filled("bastide_refusal", refusal))

    def undo(self, actions: int = 1) -> None:
        """Takes back the last actions of seats, or all if there are fewer, and what nature did after them."""
        if actions < 1:
            raise error(-1, f"undo takes back 1 action or more, not {actions}")
        of_seats = np.flatnonzero(self.arrays.history()["seat"] >= 0)
        if len(of_seats):
            self.undo_to(int(of_seats[max(len(of_seats) - actions, 0)]))

    def undo_to(self, action: int) -> None:
        """Goes back to the position before an action of the history."""
        refusal = new("bastide_refusal")
        action = whole("action", action, 0, what=f"undo to the action {action}")
        with self._lock:
            status = lib.bastide_game_undo(self._open(), action, pointer(refusal, "bastide_refusal"))
        must(status, f"undo to the action {action}", refusal)

    def play_out(self, word: Optional[int] = None, most: int = 100_000) -> bool:
        """Plays to the end with random actions; True when the game is over."""
        if most < 1:
            raise error(-1, f"a game is played out by 1 action or more, not {most}")
        if word is not None:
            self.seed_sampling(word)
        is_over = False
        with self._lock:
            games = ffi.new("bastide_game*[]", [self._open()])
            self._lock.is_running = True
            try:
                while most > 0 and not is_over:
                    part = min(most, PLAYED_OUT_AT_ONCE)
                    is_over = must(lib.bastide_games_play_out(games, 1, part, self._word), "random actions") == 1
                    most -= part
            finally:
                self._lock.is_running = False
        return is_over

    # ---- What there is ------------------------------------------------------------------------------------------------

    @property
    def arrays(self) -> Arrays:
        """All lists as numpy arrays."""
        return Arrays(self)

    @property
    def config(self) -> records.Config:
        return self._get(records.Config, lib.bastide_game_get_config)

    def choices(self) -> List[records.Choice]:
        return _items(records.Choice, self.arrays.choices())

    @property
    def is_dice(self) -> bool:
        return self.config.game == GameKind.DICE

    def events(self, viewer: int = FULL, first: int = 0) -> List[Event]:
        return _items(Event, self.arrays.events(viewer, first))

    def score_lines(self, first: int = 0) -> List[ScoreLine]:
        return _items(ScoreLine, self.arrays.score_lines(first))

    def history(self, viewer: int = FULL, first: int = 0) -> List[Action]:
        return _items(Action, self.arrays.history(viewer, first))

    @property
    def seats(self) -> List[Seat]:
        return _items(Seat, self.arrays.seats())

    @property
    def scores(self) -> Tuple[int, ...]:
        return tuple(int(each) for each in self.arrays.seats()["score"])

    def standing(self) -> List[Standing]:
        """Where each seat would stand if the game ended now."""
        return _items(Standing, self.arrays.standing())

    def board(self) -> List[Placed]:
        return _items(Placed, self.arrays.board())

    def pieces(self) -> List[Piece]:
        return _items(Piece, self.arrays.pieces())

    def features(self, kind: Union[str, int, SegmentKind, None] = None) -> List[Feature]:
        return _items(Feature, self.arrays.features(kind))

    def feature_segments(self, feature: int) -> List[PlacedSegment]:
        return _items(PlacedSegment, self.arrays.feature_segments(feature))

    def things(self, kind: Union[str, int, ThingKind, None] = None) -> List[Thing]:
        return _items(Thing, self.arrays.things(kind))

    def stock(self) -> List[Stock]:
        return _items(Stock, self.arrays.stock())

    def left(self) -> List[int]:
        """The copies left of each tile type."""
        return [int(each) for each in self.arrays.left()]

    def briefs(self, kind: Union[str, int, SegmentKind, None] = None) -> List[records.Brief]:
        """Features in short, with the chance that they are completed."""
        return _items(records.Brief, self.arrays.briefs(kind))

    def open_cells(self, feature: int = ANY) -> List[records.OpenCell]:
        """The open cells of a feature, or of the board."""
        return _items(records.OpenCell, self.arrays.open_cells(feature))

    def placements(self, tile: int) -> List[Placement]:
        return _items(Placement, self.arrays.placements(tile))

    def tiles(self) -> List[TileDef]:
        return _items(TileDef, self.arrays.tiles())

    def segments(self, tile: int, rotation: int = 0) -> List[SegmentDef]:
        return _items(SegmentDef, self.arrays.segments(tile, rotation))

    def segments_at(self, x: int, y: int) -> List[SegmentDef]:
        return _items(SegmentDef, self.arrays.segments_at(x, y))

    def dice(self) -> records.Dice:
        """The turn of a dice game so far."""
        return self._get(records.Dice, lib.bastide_game_get_dice)

    def die_list(self) -> List[records.Die]:
        return _items(records.Die, self._list("bastide_die", lib.bastide_game_list_dice))

    # ---- Text and pictures --------------------------------------------------------------------------------------------

    def text(self, thing: Union[Action, Decision, Event, ScoreLine]) -> str:
        """The English sentence for an action, a decision, an event or a score line."""
        calls: Dict[type, Tuple[Any, str]] = {
            Action: (lib.bastide_action_text, "bastide_action"),
            Decision: (lib.bastide_decision_text, "bastide_decision"),
            Event: (lib.bastide_event_text, "bastide_event"),
            ScoreLine: (lib.bastide_score_line_text, "bastide_score_line"),
        }
        if type(thing) not in calls:
            raise TypeError(f"sentences are for {', '.join(each.__name__ for each in calls)}, not for {thing!r}")
        call, name = calls[type(thing)]
        record = _filled(name, thing)
        return self._text(call, NULL, pointer(record, name))

    def line(self, action: Action) -> str:
        """An action as a line of a script."""
        record = record_of(action)
        return self._text(lib.bastide_action_write, pointer(record, "bastide_action"))

    def draw(self, **look: Any) -> str:
        """The board as SVG; see bastide.drawing.draw()."""
        from bastide.drawing import draw

        return draw(self, **look)

    def __repr__(self) -> str:
        if not self._end.alive:
            return "<Game, closed>"
        from bastide.boards import describe

        return describe(self)

    def _repr_svg_(self) -> str:
        """What a notebook shows. The pictures of one notebook have different numbers, because each names its own tiles."""
        return self.draw(number=next(_pictures))

    # ---- Calls --------------------------------------------------------------------------------------------------------

    def _list(self, record: str, call: Any, *arguments: Any) -> np.ndarray:
        with self._lock:
            return list_of(record, _asked(call, arguments), call, self._open(), *arguments)

    def _text(self, call: Any, *arguments: Any) -> str:
        with self._lock:
            return text_of("a text", call, self._open(), *arguments)

    def _get(self, cls: Type[R], call: Any, *arguments: Any) -> R:
        name = _C_NAMES[cls]
        out = new(name)
        with self._lock:
            called(_asked(call, arguments), call, self._open(), *arguments, pointer(out, name))
        make: Any = cls
        result: R = make.from_row(out[0].item())
        return result


_C_NAMES: Dict[type, str] = {
    Decision: "bastide_decision",
    Action: "bastide_action",
    records.Config: "bastide_config",
    records.Dice: "bastide_dice",
}


def _load(data: bytes, tilesets: List[str]) -> Game:
    return Game.from_snapshot(data, [TileSetHandle(text) for text in tilesets])
