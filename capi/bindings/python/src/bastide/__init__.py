# SPDX-License-Identifier: MIT
"""The rules of Carcassonne as a library. Unofficial; not connected with the publisher.

>>> import bastide
>>> game = bastide.Game("base", seats=2, seed=1)
>>> for decision in game:
...     game.apply(game.sample())
>>> game.scores
"""

from bastide._config import Config
from bastide._library import known, meaning, version, word
from bastide._records import (
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
    ScriptLine,
    Seat,
    SegmentDef,
    Standing,
    Stock,
    Thing,
    TileDef,
)
from bastide._words import (
    ActionKind,
    Cause,
    EventKind,
    Mark,
    Option,
    PieceKind,
    Preset,
    Reason,
    Reward,
    ScriptLineKind,
    SegmentKind,
    SideKind,
    Spot,
    Status,
    Step,
    ThingKind,
    TileSet,
)
from bastide.batch import Arrays, Batch, Observation
from bastide.errors import (
    AbsentError,
    ArgumentError,
    BastideError,
    FormatError,
    IllegalActionError,
    InternalError,
    LimitError,
    OutOfMemoryError,
    StateError,
    VersionError,
)
from bastide.game import FULL, PUBLIC, Game, TileSetHandle, options
from bastide.script import Script

__version__ = version()

__all__ = [
    "FULL",
    "PUBLIC",
    "AbsentError",
    "Action",
    "ActionKind",
    "ArgumentError",
    "Arrays",
    "BastideError",
    "Batch",
    "Cause",
    "Config",
    "Decision",
    "Event",
    "EventKind",
    "Feature",
    "FormatError",
    "Game",
    "IllegalActionError",
    "InternalError",
    "LimitError",
    "Mark",
    "Observation",
    "Option",
    "OptionDef",
    "OutOfMemoryError",
    "Piece",
    "PieceKind",
    "Placed",
    "PlacedSegment",
    "Placement",
    "Preset",
    "Reason",
    "Refusal",
    "Reward",
    "ScoreLine",
    "Script",
    "ScriptLine",
    "ScriptLineKind",
    "Seat",
    "SegmentDef",
    "SegmentKind",
    "SideKind",
    "Spot",
    "Standing",
    "StateError",
    "Status",
    "Step",
    "Stock",
    "Thing",
    "ThingKind",
    "TileDef",
    "TileSet",
    "TileSetHandle",
    "VersionError",
    "__version__",
    "known",
    "meaning",
    "options",
    "version",
    "word",
]
